//! Threats of The New Frontier (NF-3, NF-13, NF-14).

use crate::rules::flight_builder::prelude::*;

/// The way to a squad and out: in space from turn 5 on.
const PILOT: &str = "< ^ C ^ C";

/// Proves NF-3.1.1 to NF-3.1.3, NF-3.1.5, NF-3.1.6, NF-WE-1.
#[test]
fn interceptors_weaken_a_carrier() {
    let fly = |pilot: &str| {
        let ship = frontier_ship().threat(4, Red, MINI_CARRIER);
        ship.crew(&[pilot, KEEPER]).fly()
    };
    assert_eq!(fly("").attacks(6, MINI_CARRIER), [(Red, 2, 1)]);
    let near = fly("< ^ C ^ C R");
    assert_eq!(near.attacks(6, MINI_CARRIER), [(Red, 0, 0)]);
    assert_eq!(near.after(6).shields()[0], 1);
}

/// Proves NF-3.1.4, NF-WE-2.
#[test]
fn interceptors_beyond_a_carrier_do_not_weaken_it() {
    let fly = |plan: &str| {
        let ship = frontier_ship().boards("T1 T7 T3 T4");
        let ship = ship.threat(4, White, SPACECRAFT_CARRIER);
        ship.crew(&[plan, KEEPER]).fly()
    };
    let at_2 = fly("< ^ C ^ C C R");
    assert_eq!(
        at_2.attacks(7, SPACECRAFT_CARRIER),
        [(Red, 1, 1), (Blue, 1, 1)]
    );
    let at_3 = fly("< ^ C ^ C C C");
    assert_eq!(
        at_3.attacks(7, SPACECRAFT_CARRIER),
        [(Red, 3, 1), (Blue, 3, 1)]
    );
}

/// Proves NF-3.2.1 to NF-3.2.3, NF-3.2.6, NF-WE-3.
#[test]
fn plasma_knocks_out_where_shields_absorb_nothing() {
    let ship = ship().threat(1, Blue, PLASMATIC_FRIGATE);
    let f = ship.crew(&[">", KEEPER]).fly();
    // X: the shield absorbs 1. Y: it is empty.
    assert_eq!(f.attacks(2, PLASMATIC_FRIGATE), [(Blue, 2, 1)]);
    assert!(!f.is_knocked_out(2, 0));
    assert_eq!(f.attacks(5, PLASMATIC_FRIGATE), [(Blue, 2, 0)]);
    assert!(f.is_knocked_out(5, 0));
    assert!(!f.is_knocked_out(5, 1));
}

/// Proves NF-3.3.1 to NF-3.3.6, NF-3.3.11, NF-3.3.14, NF-3.3.16, NF-WE-4.
#[test]
fn a_phasing_threat_is_out_of_phase_every_other_turn() {
    let ship = ship().boards("T1 T2 T5 T4").threat(3, Blue, PHASING_PULSER);
    let f = ship.crew(&["^ ... A A", KEEPER]).fly();
    let positions = [12, 10, 8, 6, 4, 2];
    for (turn, position) in (3..).zip(positions) {
        assert_eq!(f.threat(turn, PHASING_PULSER).position, position);
    }
    assert_eq!(f.acts(4, PHASING_PULSER), [X]);
    assert_eq!(f.attacks(4, PHASING_PULSER)[0].1, 0); // bracketed
    assert_eq!(f.acts(6, PHASING_PULSER), [Y]);
    assert_eq!(f.attacks(6, PHASING_PULSER)[0].1, 1);
    assert_eq!(f.acts(9, PHASING_PULSER), [Z]);
    assert_eq!(f.attacks(9, PHASING_PULSER)[0].1, 3); // normal
    assert!(f.hit(5, PHASING_PULSER).is_some());
    assert!(f.hit(6, PHASING_PULSER).is_none());
}

/// Proves NF-3.3.7, NF-3.3.8, NF-WE-5.
#[test]
fn a_laser_passes_over_what_is_out_of_phase() {
    let ship = ship().boards("T1 T2 T5 T4");
    let ship = ship
        .threat(3, Blue, PHASING_PULSER)
        .threat(4, Blue, FIGHTER);
    let f = ship.crew(&["> .. A", KEEPER]).fly();
    assert_eq!(f.shots(4), [(Weapon::HeavyLaserBlue, FIGHTER, 4)]);
}

/// Proves NF-3.3.9.
#[test]
fn an_intruder_out_of_phase_cannot_be_fought() {
    // Appears in Lower Red in turn 4, is out of phase in turn 5.
    let ship = ship().inside(4, PHASING_TROOPERS_RED);
    let f = ship.crew(&["< ^ C R R", KEEPER]).fly();
    assert_eq!(f.threat(4, PHASING_TROOPERS_RED).damage, 1);
    let again = ship_with_idle_fighter();
    assert_eq!(again.why(5, 0), Some(Why::NoIntruder));
}

fn ship_with_idle_fighter() -> crate::rules::flight_builder::Flown {
    let ship = ship().inside(4, PHASING_TROOPERS_RED);
    ship.crew(&["< ^ C . R", KEEPER]).fly()
}

/// Proves NF-3.4.1 to NF-3.4.5, NF-WE-7.
#[test]
fn a_megashield_loses_one_point_a_turn() {
    let ship = ship().boards("T7 T2 T3 T4");
    let ship = ship.threat(1, Red, MEGASHIELD_FIGHTER);
    let f = ship.crew(&["< ^ A A", KEEPER]).fly();
    assert_eq!(f.threat(2, MEGASHIELD_FIGHTER).shield, 4);
    assert_eq!(f.hit(3, MEGASHIELD_FIGHTER), Some(0));
    assert_eq!(f.threat(3, MEGASHIELD_FIGHTER).shield, 3);
    assert_eq!(f.hit(4, MEGASHIELD_FIGHTER), Some(0));
    assert_eq!(f.threat(4, MEGASHIELD_FIGHTER).shield, 2);
}

/// Proves NF-3.5.1 to NF-3.5.5, NF-14.2.1, NF-WE-8, NF-AR-39.
#[test]
fn the_first_points_on_an_inaccessible_threat_are_lost() {
    let fly = |first: &str, second: &str| {
        let ship = ship().inside(1, PULSE_SHORT_CIRCUIT);
        ship.crew(&[first, second, KEEPER]).fly()
    };
    let alone = fly("^ . A . A", "");
    assert_eq!(alone.threat(5, PULSE_SHORT_CIRCUIT).damage, 0);
    let heroic = fly("^ . A!", "");
    assert_eq!(heroic.threat(3, PULSE_SHORT_CIRCUIT).damage, 1);
    let together = fly("^ .. A", "< ^ > A");
    assert_eq!(together.threat(4, PULSE_SHORT_CIRCUIT).damage, 1);
}

/// Proves NF-3.6.1 to NF-3.6.3, NF-3.6.5, NF-WE-10.
#[test]
fn lasers_count_half_against_a_polarized_ship() {
    let ship = ship().threat(3, Red, POLARIZED_FIGHTER);
    let f = ship.crew(&["< . A", "< ^ A", "^ . A", KEEPER]).fly();
    // (4 + 2) / 2 + 1 - 1
    assert_eq!(f.hit(3, POLARIZED_FIGHTER), Some(3));
}

/// Proves NF-3.6.4.
#[test]
fn a_heroic_bonus_is_halved_too() {
    let ship = ship().threat(2, Red, POLARIZED_FIGHTER);
    let f = ship.crew(&["< A!", KEEPER]).fly();
    // ceil(5 / 2) - 1
    assert_eq!(f.hit(2, POLARIZED_FIGHTER), Some(2));
}

/// Proves NF-3.7.1, NF-3.7.2, NF-3.7.5 to NF-3.7.9, NF-WE-11, NF-WE-12, NF-WE-15.
#[test]
fn a_leaper_changes_trajectory_between_attacks() {
    let ship = ship().boards("T7 T4 T1 T2").threat(1, Red, LEAPER);
    let f = ship.crew(&[KEEPER]).fly();
    assert_eq!(f.attacks(2, LEAPER), [(Red, 1, 1), (White, 1, 1)]);
    assert_eq!(f.threat(2, LEAPER).position, 12);
    assert_eq!(f.acts(3, LEAPER), []);
    // X of the new trajectory, a second time.
    assert_eq!(f.acts(4, LEAPER), [X]);
    assert_eq!(f.attacks(4, LEAPER), [(White, 1, 0), (Blue, 1, 1)]);
}

/// Proves NF-3.7.3, NF-3.7.4, NF-WE-14.
#[test]
fn a_jump_to_a_shorter_trajectory_fails() {
    let ship = ship().boards("T7 T1 T4 T2").threat(1, Red, LEAPER);
    let f = ship.crew(&[KEEPER]).fly();
    assert_eq!(f.attacks(2, LEAPER), [(Red, 1, 1), (Red, 1, 0)]);
    assert_step!(f, 2, Step::JumpsTo { jumped: false, .. });
}

/// Proves NF-3.8.1, NF-3.8.4, NF-3.8.6, NF-3.8.7, NF-WE-18.
#[test]
fn lasers_of_every_zone_hit_a_threat_that_covers_all() {
    let ship = ship().threat(2, White, SUPER_CARRIER);
    let f = ship.crew(&["> A", "< A", "^ A", KEEPER]).fly();
    let shots = f.shots(2);
    assert!(shots.contains(&(Weapon::HeavyLaserRed, SUPER_CARRIER, 4)));
    assert!(shots.contains(&(Weapon::HeavyLaserBlue, SUPER_CARRIER, 4)));
    // Square 11 is distance 3: the pulse cannon does not reach it.
    assert_eq!(f.hit(2, SUPER_CARRIER), Some(3));
}

/// Proves NF-3.8.5, NF-WE-17.
#[test]
fn the_nearest_threat_of_the_trajectory_comes_first() {
    let ship = ship().boards("T2 T3 T1 T4");
    let ship = ship.threat(1, White, SUPER_CARRIER).threat(2, Red, FIGHTER);
    let f = ship.crew(&["< A A", KEEPER]).fly();
    // Turn 2: both on square 10 or farther; the Super-Carrier (10) before the Fighter (11).
    assert_eq!(f.shots(2), [(Weapon::HeavyLaserRed, SUPER_CARRIER, 4)]);
    // Turn 3: squares 8 and 8: the lower number counts as nearer.
    assert_eq!(f.shots(3), [(Weapon::HeavyLaserRed, SUPER_CARRIER, 4)]);
}

/// Proves NF-3.9.2 to NF-3.9.7, NF-3.9.12, NF-3.9.13, NF-3.9.15, NF-WE-20.
#[test]
fn a_called_threat_is_placed_after_all_moves() {
    let ship = ship().threat(4, White, OVERLORD).calls(OVERLORD, FIGHTER);
    let f = ship.crew(&[KEEPER]).fly();
    assert_step!(f, 5, Step::Calls { .. });
    let called = f.threat(5, FIGHTER);
    assert_eq!((called.position, called.fate), (11, Fate::InPlay));
    assert!(called.called);
    assert_eq!(f.threat(6, FIGHTER).position, 8);
}

/// Proves NF-3.9.1, NF-3.9.8, NF-3.9.11, NF-3.9.16, NF-WE-19.
#[test]
fn a_caller_destroyed_in_time_scores_its_card_too() {
    let ship = ship().boards("T2 T1 T3 T4");
    let ship = ship
        .threat(3, White, TRANSMITTER_SATELLITE)
        .calls(TRANSMITTER_SATELLITE, DRILLER);
    let f = ship.crew(&[".. A A", "^ . A", "C .. C ... C"]).fly();
    assert_eq!(f.fate(TRANSMITTER_SATELLITE), Fate::Destroyed);
    assert_eq!(f.score().destroyed, 16);
}

/// Proves NF-3.9.9, NF-3.9.10, NF-3.9.14.
#[test]
fn a_caller_that_never_calls_scores_nothing() {
    let ship = ship().boards("T2 T7 T3 T4");
    let ship = ship
        .threat(8, White, TRANSMITTER_SATELLITE)
        .calls(TRANSMITTER_SATELLITE, DRILLER);
    // Turn 12: square 1 is not reached; X was in turn 9.
    let f = ship.crew(&[KEEPER]).fly();
    assert_step!(f, 9, Step::Calls { .. });
    assert_eq!(f.score().destroyed, 0);
}

/// Proves NF-4.2 to NF-4.5, NF-WE-21, NF-AR-3.
#[test]
fn external_before_internal_at_equal_numbers() {
    let ship = ship()
        .inside(3, DRILLER)
        .threat(3, Red, FIGHTER)
        .threat(2, Blue, GUNSHIP);
    let mission = ship.mission().unwrap();
    let order: Vec<_> = mission.threats().iter().map(|t| t.threat.code()).collect();
    assert_eq!(order, [GUNSHIP, FIGHTER, DRILLER]);
}

/// Proves NF-13.4.1, NF-13.4.2, NF-WE-64.
#[test]
fn a_rocket_cancels_the_z_of_a_saucer() {
    let ship = ship().threat(3, Red, SPINNING_SAUCER);
    let f = ship.crew(&["> ^ C", KEEPER]).fly();
    assert_eq!(f.hit(4, SPINNING_SAUCER), Some(0));
    assert_eq!(f.acts(5, SPINNING_SAUCER), [Z]);
    assert_eq!(f.attacks(5, SPINNING_SAUCER), []);
    assert_eq!(f.fate(SPINNING_SAUCER), Fate::Survived);
}

/// Proves NF-13.6.1.
#[test]
fn heavy_lasers_do_not_see_a_needleship() {
    let ship = ship().threat(2, Red, NEEDLESHIP);
    let f = ship.crew(&["< A", KEEPER]).fly();
    assert_step!(f, 2, Step::Misses { .. });
}

/// Proves NF-13.7.1, NF-WE-65.
#[test]
fn an_undamaged_capsule_brings_a_faster_threat() {
    let ship = ship().threat(1, Red, SEALED_CAPSULE);
    let f = ship
        .calls(SEALED_CAPSULE, SABOTEUR_RIGHT)
        .crew(&[KEEPER])
        .fly();
    assert_eq!(f.acts(3, SEALED_CAPSULE), [Z]);
    assert_eq!(f.threat(3, SABOTEUR_RIGHT).speed, 5);
}

/// Proves NF-13.8.4, NF-13.8.5, NF-13.8.8, NF-WE-66.
#[test]
fn an_energy_snake_burns_with_the_reactor() {
    let ship = ship().threat(1, Red, ENERGY_SNAKE);
    let f = ship.crew(&[KEEPER]).fly();
    assert_eq!(f.attacks(2, ENERGY_SNAKE), [(Red, 1, 1)]);
    assert_eq!(f.harms(3, ENERGY_SNAKE), [(Red, 3)]);
    assert_eq!(f.after(3).reactors()[0], 2);
}

/// Proves NF-13.8.2, NF-13.8.3, NF-13.8.7, NF-WE-67.
#[test]
fn an_energy_snake_is_slow_in_the_turn_it_is_damaged() {
    let ship = ship().boards("T7 T2 T3 T4").threat(2, Red, ENERGY_SNAKE);
    let f = ship.crew(&["< A", KEEPER]).fly();
    assert_eq!(f.hit(2, ENERGY_SNAKE), Some(1));
    assert_eq!(f.threat(2, ENERGY_SNAKE).position, 14);
    assert_eq!(f.threat(3, ENERGY_SNAKE).position, 10);
}

/// Proves NF-13.9.1, NF-13.9.2.
#[test]
fn the_spider_strikes_at_the_jump() {
    let ship = ship()
        .boards("T7 T2 T3 T4")
        .threat(8, Red, DIMENSION_SPIDER);
    let f = ship.crew(&[KEEPER]).fly();
    assert_eq!(f.acts(13, DIMENSION_SPIDER), [Z]);
    assert_eq!(f.attacks(13, DIMENSION_SPIDER).len(), 3);
    assert_eq!(f.fate(DIMENSION_SPIDER), Fate::Survived);
}

/// Proves NF-13.10.1.
#[test]
fn a_mother_swarm_takes_two_damage_a_turn_at_most() {
    let ship = ship().threat(2, Red, MOTHER_SWARM);
    let f = ship.crew(&["< A!", KEEPER]).fly();
    assert_eq!(f.hit(2, MOTHER_SWARM), Some(2));
}

/// Proves NF-13.12.1, NF-WE-68.
#[test]
fn a_planetoid_accelerates() {
    let ship = ship().boards("T1 T2 T5 T4").threat(4, Blue, PLANETOID);
    let f = ship.crew(&[KEEPER]).fly();
    for (turn, position) in (4..).zip([13, 11, 8, 4]) {
        assert_eq!(f.threat(turn, PLANETOID).position, position);
    }
    assert_eq!(f.acts(8, PLANETOID), [Z]);
}

/// Proves NF-14.2.2, NF-14.4.1, NF-14.4.2, NF-WE-69, NF-AR-52.
#[test]
fn the_last_repair_of_a_jam_needs_energy() {
    let ship = ship().inside(1, CENTRAL_LASER_JAM);
    let f = ship.crew(&[".... A! A", "^ A A", KEEPER]).fly();
    assert_eq!(f.after(4).reactors()[1], 0);
    assert_eq!(f.threat(5, CENTRAL_LASER_JAM).damage, 1);
    assert_eq!(f.why(6, 0), Some(Why::JamNeedsEnergy));
}

/// Proves NF-14.4.3, NF-AR-4.
#[test]
fn the_lateral_jam_chooses_its_side_by_the_turn() {
    let side = |turn| {
        let ship = ship().inside(turn, LATERAL_LASER_JAM);
        ship.crew(&[KEEPER])
            .fly()
            .threat(turn, LATERAL_LASER_JAM)
            .at
            .first()
    };
    assert_eq!(side(2), Some(UpperRed));
    assert_eq!(side(3), Some(UpperBlue));
}

/// Proves NF-14.5.1.
#[test]
fn a_power_pack_overload_costs_a_rocket_and_a_squad() {
    let f = ship().inside(1, POWER_PACK_OVERLOAD).crew(&[KEEPER]).fly();
    assert_eq!(f.acts(2, POWER_PACK_OVERLOAD), [X]);
    assert_eq!(f.after(2).rockets(), 2);
    assert_eq!(f.after(2).stored[0], Stored::Slimed);
}

/// Proves NF-14.6.1, NF-14.6.2, NF-14.6.3, NF-14.6.6, NF-14.6.7.
#[test]
fn the_central_laser_sets_off_a_short_circuit() {
    let ship = ship().inside(1, PULSE_SHORT_CIRCUIT);
    let f = ship.crew(&["A", KEEPER]).fly();
    let all = [(Red, 1, 1), (White, 1, 1), (Blue, 1, 1)];
    assert_eq!(f.attacks(1, PULSE_SHORT_CIRCUIT), all);
}

/// Proves NF-14.7.2, NF-14.7.4, NF-WE-70.
#[test]
fn reversed_shields_absorb_nothing_after_x() {
    let ship = ship().inside(4, REVERSED_SHIELDS).threat(4, White, FRIGATE);
    let f = ship.crew(&[KEEPER]).fly();
    assert_eq!(f.acts(4, REVERSED_SHIELDS), [X]);
    assert_eq!(f.attacks(5, FRIGATE), [(White, 2, 0)]);
    assert_eq!(f.after(5).shields()[1], 1);
}

/// Proves NF-14.7.1, NF-14.7.7, NF-WE-71.
#[test]
fn a_lone_repairer_deals_one_more() {
    let fly = |second: &str| {
        let ship = ship().boards("T1 T2 T3 T7").inside(2, REVERSED_SHIELDS);
        ship.crew(&[". B", second, KEEPER])
            .fly()
            .threat(2, REVERSED_SHIELDS)
            .damage
    };
    assert_eq!(fly(""), 2);
    assert_eq!(fly(". B"), 2);
}

/// Proves NF-14.8.1 to NF-14.8.4, NF-14.8.6.
#[test]
fn sealed_doors_stop_players() {
    let ship = ship().inside(1, BREACHED_AIRLOCK);
    let f = ship.crew(&[". <", ". !LR", KEEPER]).fly();
    assert_eq!(f.why(2, 0), Some(Why::SealedDoor));
    assert_eq!(f.place(2, 1), Some(LowerWhite));
}

/// Keeps the computer awake while the Anomaly is out of phase (NF-14.9.8).
const PHASE_KEEPER: &str = ". C . C ... C";

/// Proves NF-14.9.1 to NF-14.9.3, NF-14.9.5, NF-14.9.8, NF-3.3.10, NF-3.3.17.
#[test]
fn disrupted_optics_blind_the_lasers() {
    let ship = ship().inside(1, PHASING_ANOMALY).threat(3, White, FIGHTER);
    let f = ship.crew(&[".. A", PHASE_KEEPER]).fly();
    assert_step!(f, 2, Step::OpticsDisrupted { zone: White, .. });
    assert_step!(
        f,
        3,
        Step::Misses {
            why: Miss::Blind,
            ..
        }
    );
    assert_eq!(f.after(3).reactors()[1], 2);
}

/// Proves NF-14.9.4.
#[test]
fn somebody_at_the_window_aims_for_blind_lasers() {
    let ship = ship().inside(1, PHASING_ANOMALY).threat(3, White, FIGHTER);
    let f = ship.crew(&[".. A", "^ . C", PHASE_KEEPER]).fly();
    assert_eq!(f.shots(3), [(Weapon::HeavyLaserWhite, FIGHTER, 5)]);
}

/// Proves NF-14.10.1, NF-14.10.3, NF-14.10.7, NF-WE-72.
#[test]
fn damage_to_the_vortex_makes_everybody_change_deck() {
    let ship = frontier_ship()
        .inside(2, VORTEX)
        .calls(VORTEX, SABOTEUR_LEFT);
    let f = ship.crew(&["^ C+A", KEEPER]).fly();
    assert_eq!(f.place(2, 0), Some(UpperWhite));
    assert_eq!(f.place(2, 1), Some(LowerWhite));
    assert_step!(
        f,
        2,
        Step::Activated {
            weapon: Weapon::HeavyLaserWhite,
            ..
        }
    );
}

/// Proves NF-14.10.5, NF-WE-73.
#[test]
fn the_vortex_repeats_a_turn() {
    let ship = ship().inside(2, VORTEX).calls(VORTEX, SABOTEUR_LEFT);
    let f = ship.crew(&[".. A B", ".. . B", KEEPER]).fly();
    assert_eq!(f.acts(3, VORTEX), [X]);
    assert_eq!(f.slots(3, 0), ". . A A B");
    assert_eq!(f.slots(3, 1), ". . . . B");
}

/// Proves NF-14.11.1 to NF-14.11.3, NF-WE-74.
#[test]
fn the_driller_goes_to_white_on_a_tie() {
    let f = ship().inside(1, DRILLER).crew(&[KEEPER]).fly();
    assert_eq!(f.acts(2, DRILLER), [X]);
    assert_eq!(f.threat(2, DRILLER).at.first(), Some(LowerWhite));
}

/// Proves NF-14.12.1.
#[test]
fn the_shambler_moves_from_players() {
    let fly = |plan: &str| {
        let ship = ship().inside(1, SHAMBLER);
        ship.crew(&[plan, KEEPER])
            .fly()
            .threat(2, SHAMBLER)
            .at
            .first()
    };
    assert_eq!(fly(""), Some(LowerWhite));
    assert_eq!(fly("^"), Some(LowerBlue));
}

/// Proves NF-14.13.1.
#[test]
fn a_mine_stays_where_it_was_laid() {
    let f = ship().inside(1, MINE_LAYER).crew(&[KEEPER]).fly();
    assert_step!(
        f,
        2,
        Step::MineLaid {
            station: UpperWhite,
            ..
        }
    );
    assert_eq!(f.threat(2, MINE_LAYER).at.first(), Some(UpperBlue)); // bracketed: to the right
}

/// Proves NF-14.14.1 to NF-14.14.3, NF-WE-76, NF-AR-5.
#[test]
fn drones_poison_those_who_start_or_end_a_move_there() {
    let ship = frontier_ship().inside(3, NINJA);
    let f = ship.crew(&["< ^ >+>", ".. >", KEEPER]).fly();
    assert_no_step!(f, 3, Step::Poisoned { crew: 0 });
    assert_step!(f, 3, Step::Poisoned { crew: 1 });
}

/// Proves NF-14.15.1, NF-14.15.3.
#[test]
fn the_infected_deal_damage_with_the_beast() {
    let f = ship().inside(1, RABID_BEAST).crew(&[">", KEEPER]).fly();
    assert_step!(f, 2, Step::Infected { crew: 0, .. });
    assert_eq!(f.harms(6, RABID_BEAST), [(Blue, 2), (White, 4)]);
}

/// Proves NF-14.16.2, NF-14.16.3, NF-WE-78.
#[test]
fn the_siren_takes_the_lonely_then_the_others() {
    let f = ship().inside(1, SIREN).crew(&["C", "<", "<"]).fly();
    assert!(f.is_knocked_out(2, 0));
    assert!(!f.is_knocked_out(2, 1));
    assert!(f.is_knocked_out(4, 1) && f.is_knocked_out(4, 2));
}

/// Proves NF-14.17.4, NF-14.17.5, NF-WE-79.
#[test]
fn the_gremlin_knocks_everybody_out_at_the_jump() {
    let f = ship().inside(8, GREMLIN).crew(&["", KEEPER]).fly();
    assert_eq!(f.score().knocked_out, -4);
}

/// Proves NF-14.18.1 to NF-14.18.3, NF-WE-80.
#[test]
fn the_parasite_takes_the_first_who_changes_station() {
    let f = ship()
        .inside(2, PARASITE)
        .crew(&["> >", ". <", KEEPER])
        .fly();
    assert_step!(f, 2, Step::Attaches { crew: 1, .. });
}

/// Proves NF-14.18.4, NF-14.18.6.
#[test]
fn the_host_cannot_fight_the_parasite() {
    let ship = ship().inside(4, PARASITE);
    // The fighter with the squad is the first to move in turn 4 and becomes the host.
    let f = ship.crew(&["< ^ C ^ > R", KEEPER]).fly();
    assert_step!(f, 4, Step::Attaches { crew: 0, .. });
    assert_eq!(f.why(6, 0), Some(Why::OwnParasite));
}

/// Proves NF-14.18.6, NF-14.18.9, NF-AR-57.
#[test]
fn battlebots_beside_the_host_destroy_the_parasite() {
    let ship = ship().boards("T1 T2 T3 T7").inside(5, PARASITE);
    // The host moves in turn 5, before the fighter; both meet on the bridge in turn 6.
    let f = ship.crew(&[".... < >", "< ^ C ^ > R", KEEPER]).fly();
    assert_step!(f, 5, Step::Attaches { crew: 0, .. });
    assert_eq!(f.fate(PARASITE), Fate::Destroyed);
    assert!(f.is_knocked_out(6, 0));
    assert_eq!(f.after(6).crew()[1].squad, Squad::Disabled);
    assert_eq!(f.score().destroyed, 18);
}

/// Proves NF-2.8, NF-13.1.3.
#[test]
fn red_cards_score_by_severity() {
    assert_eq!(card(NEEDLESHIP).card().destroyed, 8);
    assert_eq!(card(LEAPER).card().destroyed, 16);
    assert_eq!(card(LEAPER).card().survived, Some(8));
}

/// Proves NF-1.3, NF-1.4.
#[test]
fn the_box_holds_48_threats() {
    use space_alert::ThreatId;
    use space_alert::threats::Colour;
    let of = |colour| {
        let frontier = ThreatId::all().filter(|id| id.is_frontier());
        frontier.filter(|id| id.card().colour == colour).count()
    };
    let counts = [Colour::White, Colour::Yellow, Colour::Red].map(of);
    assert_eq!(counts, [6, 10, 32]);
}

/// Proves NF-6.6.1.
#[test]
fn a_pilot_is_somebody_in_space_for_a_carrier() {
    let ship = ship().threat(4, Red, MINI_CARRIER);
    let f = ship.crew(&[&format!("{PILOT} R"), KEEPER]).fly();
    assert_eq!(f.attacks(6, MINI_CARRIER), [(Red, 0, 0)]);
}
