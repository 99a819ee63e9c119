//! External threats of The New Frontier and the interceptors that fight them (NF-3, NF-6, NF-13).

use crate::rules::flight_builder::prelude::*;

/// The way to a squad and out: in space from turn 5 on.
const PILOT: &str = "< ^ C ^ C";

/// Whether a threat is in phase when the weapons of a turn fire.
fn is_in_phase(flown: &Flown, turn: u8, code: &str) -> bool {
    let state = flown.at(turn, Part::ComputeDamage);
    let i = state.threats().iter().position(|t| t.id.code() == code);
    state.is_in_phase(i.expect("a threat of this mission"))
}

/// Proves NF-3.1.7.
#[test]
fn the_scout_counts_before_the_interceptors() {
    let fly = |pilot: &str| {
        let ship = frontier_ship()
            .threat(1, Blue, SCOUT)
            .threat(4, Red, MINI_CARRIER);
        ship.crew(&[pilot, KEEPER]).fly()
    };
    // The Scout's Y brings the carrier to its X in turn 5.
    assert_eq!(fly("").attacks(5, MINI_CARRIER), [(Red, 3, 1)]);
    assert_eq!(fly(PILOT).attacks(5, MINI_CARRIER), [(Red, 1, 1)]);
}

/// Proves NF-3.2.4.
#[test]
fn a_temporary_shield_keeps_plasma_out() {
    let fly = |technician: &str| {
        let ship = frontier_ship()
            .threat(1, Blue, PLASMATIC_FRIGATE)
            .special(0, Specialization::EnergyTechnician);
        ship.crew(&[technician, ">", KEEPER]).fly()
    };
    let protected = fly(".... adv");
    assert_eq!(protected.attacks(5, PLASMATIC_FRIGATE), [(Blue, 2, 1)]);
    assert!(!protected.is_knocked_out(5, 1));
    assert!(fly("").is_knocked_out(5, 1));
}

/// Proves NF-3.3.12, NF-3.3.13, NF-WE-6.
#[test]
fn the_scout_does_not_move_what_is_out_of_phase() {
    let ship = ship()
        .threat(1, Blue, SCOUT)
        .threat(4, Red, PHASING_FIGHTER)
        .threat(3, White, GUNSHIP);
    let f = ship.crew(&[KEEPER]).fly();
    assert_eq!(f.acts(5, SCOUT), [Y]);
    assert_eq!(f.threat(5, GUNSHIP).position, 11 - 3 * 2 - 1);
    assert_eq!(f.threat(5, PHASING_FIGHTER).position, 10 - 2 * 3);
    // Its bracketed X of 1 has the bonus of the Scout's X.
    assert_eq!(f.attacks(5, PHASING_FIGHTER), [(Red, 2, 1)]);
}

/// Proves NF-3.3.15, NF-AR-18.
#[test]
fn an_extra_move_leaves_the_phases_as_they_are() {
    let ship = ship()
        .threat(1, Blue, SCOUT)
        .threat(5, White, PHASING_FRIGATE);
    let f = ship.crew(&[KEEPER]).fly();
    // Moved by the Scout and by itself, in phase at the start of the turn: the normal X of 2, and 1 by the Scout.
    assert_eq!(f.threat(5, PHASING_FRIGATE).position, 11 - 1 - 2);
    assert_eq!(f.attacks(5, PHASING_FRIGATE)[0].1, 3);
    assert_eq!(f.count(5, |s| matches!(s, Step::PhaseChanged { .. })), 1);
    assert!(!is_in_phase(&f, 6, PHASING_FRIGATE));
    assert!(is_in_phase(&f, 7, PHASING_FRIGATE));
}

/// Proves NF-AR-19.
#[test]
fn a_move_of_no_squares_changes_the_phase() {
    let ship = frontier_ship()
        .threat(2, Red, PHASING_MAN_OF_WAR)
        .special(0, Specialization::Hypernavigator);
    let f = ship.crew(&["^ basic", KEEPER]).fly();
    assert_eq!(f.threat(2, PHASING_MAN_OF_WAR).position, 10);
    assert!(is_in_phase(&f, 2, PHASING_MAN_OF_WAR));
    assert!(!is_in_phase(&f, 3, PHASING_MAN_OF_WAR));
}

/// Proves NF-AR-17.
#[test]
fn a_called_phasing_threat_is_in_phase_in_its_first_whole_turn() {
    let ship = ship()
        .threat(4, White, OVERLORD)
        .calls(OVERLORD, PHASING_FIGHTER);
    let f = ship.crew(&[KEEPER]).fly();
    assert_step!(f, 5, Step::Calls { .. });
    assert!(is_in_phase(&f, 6, PHASING_FIGHTER));
    assert!(!is_in_phase(&f, 7, PHASING_FIGHTER));
}

/// Destroys a Leviathan Tanker that appears in turn 1 on the white trajectory, in turn 3.
const TANKER_HUNTERS: [&str; 4] = [". A A", "^ A", "!LB C", KEEPER];

/// Proves NF-3.4.6.
#[test]
fn an_explosion_is_no_hit_on_a_megashield() {
    let ship = ship()
        .boards("T7 T2 T3 T4")
        .threat(1, White, LEVIATHAN_TANKER)
        .threat(3, Red, MEGASHIELD_FIGHTER);
    let f = ship.crew(&TANKER_HUNTERS).fly();
    assert_step!(f, 3, Step::Scorched { .. });
    assert_eq!(f.threat(3, MEGASHIELD_FIGHTER).damage, 1);
    assert_eq!(f.threat(3, MEGASHIELD_FIGHTER).shield, 4);
}

/// Proves NF-AR-24.
#[test]
fn an_explosion_does_not_reach_what_is_out_of_phase() {
    let damage = |number| {
        let ship = ship()
            .boards("T7 T2 T3 T4")
            .threat(1, White, LEVIATHAN_TANKER)
            .threat(number, Red, PHASING_FIGHTER);
        let f = ship.crew(&TANKER_HUNTERS).fly();
        assert_eq!(f.threat(3, LEVIATHAN_TANKER).fate, Fate::Destroyed);
        f.threat(3, PHASING_FIGHTER).damage
    };
    assert_eq!(damage(3), 1);
    assert_eq!(damage(2), 0); // out of phase in turn 3
}

/// Proves NF-WE-13.
#[test]
fn each_attack_of_a_jumper_hits_the_zone_where_it_is() {
    let zones = |boards: &str, start: Zone, turn: u8| {
        let f = ship()
            .boards(boards)
            .threat(1, start, JUMPER_LEFT)
            .crew(&[KEEPER])
            .fly();
        assert_eq!(f.acts(turn, JUMPER_LEFT)[0], Y);
        let attacks = f.attacks(turn, JUMPER_LEFT);
        [attacks[0].0, attacks[1].0]
    };
    assert_eq!(zones("T2 T3 T1 T4", Blue, 3), [White, Red]);
    assert_eq!(zones("T3 T4 T2 T1", White, 4), [Red, Blue]);
}

/// Proves NF-WE-16.
#[test]
fn a_square_on_which_a_jump_ends_is_not_performed() {
    // X of T3 and the first Y of T7 are both square 8.
    let ship = ship().boards("T3 T7 T2 T4").threat(1, Red, LEAPER);
    let f = ship.crew(&[KEEPER]).fly();
    assert_eq!(f.acts(2, LEAPER), [X]);
    assert_eq!(f.threat(2, LEAPER).track.zone(), Some(White));
    assert_eq!(f.threat(2, LEAPER).position, 8);
    assert_eq!(f.acts(3, LEAPER), []);
    assert_eq!(f.acts(4, LEAPER), [Y]);
}

/// Proves NF-3.8.2, NF-3.8.3.
#[test]
fn a_threat_that_covers_all_is_above_a_shorter_trajectory() {
    let ship = ship().boards("T1 T7 T3 T4").threat(2, White, SUPER_CARRIER);
    let f = ship.crew(&["< A", KEEPER]).fly();
    // On square 16; the red trajectory has 10.
    assert_eq!(f.square(2, SUPER_CARRIER), Some(16));
    assert_eq!(f.shots(2), [(Weapon::HeavyLaserRed, SUPER_CARRIER, 4)]);
    // Anything on the red trajectory is nearer.
    let ship = ship_with_fighter();
    assert_eq!(ship.shots(2), [(Weapon::HeavyLaserRed, FIGHTER, 4)]);
}

fn ship_with_fighter() -> Flown {
    let ship = ship()
        .boards("T1 T7 T3 T4")
        .threat(1, White, SUPER_CARRIER)
        .threat(2, Red, FIGHTER);
    ship.crew(&["< A", KEEPER]).fly()
}

/// Proves NF-3.8.8, NF-6.1.3.
#[test]
fn a_threat_that_covers_all_is_one_threat_for_the_interceptors() {
    // Turn 6: T5 has 14 squares, 14 - 2 * 2 = 10 is distance 2.
    let ship = frontier_ship()
        .boards("T1 T5 T3 T4")
        .threat(4, White, SUPER_CARRIER);
    let f = ship.crew(&["< ^ C ^ C C", KEEPER]).fly();
    assert_eq!(f.square(6, SUPER_CARRIER), Some(10));
    assert_eq!(f.shots(6), [(Weapon::Interceptors, SUPER_CARRIER, 3)]);
}

/// Proves NF-3.8.9.
#[test]
fn rockets_do_not_see_the_secondary_presence() {
    let fly = |carrier, gunship| {
        let ship = ship()
            .threat(carrier, White, SUPER_CARRIER)
            .threat(gunship, Blue, GUNSHIP);
        ship.crew(&["> ^ C", KEEPER]).fly().shots(4)
    };
    // Squares 7 and 10, then 11 (distance 3) and 8.
    assert_eq!(fly(2, 3), [(Weapon::Rocket, SUPER_CARRIER, 3)]);
    assert_eq!(fly(4, 2), [(Weapon::Rocket, GUNSHIP, 3)]);
}

/// Proves NF-3.8.10.
#[test]
fn two_threats_cover_all_trajectories_at_once() {
    let ship = ship()
        .boards("T1 T2 T7 T4")
        .threat(1, White, SUPER_CARRIER)
        .threat(2, Blue, OVERLORD)
        .calls(OVERLORD, FIGHTER);
    let f = ship.crew(&["< A", "> ^ A", KEEPER]).fly();
    // Red: the nearer one by far. Blue, where the Overlord has its main token: still the nearer Super-Carrier.
    let shots = f.shots(2);
    assert!(shots.contains(&(Weapon::HeavyLaserRed, SUPER_CARRIER, 4)));
    let f = ship_with_overlord_only();
    assert_eq!(f.shots(2), [(Weapon::HeavyLaserRed, OVERLORD, 4)]);
}

fn ship_with_overlord_only() -> Flown {
    let ship = ship()
        .boards("T1 T2 T7 T4")
        .threat(2, Blue, OVERLORD)
        .calls(OVERLORD, FIGHTER);
    ship.crew(&["< A", KEEPER]).fly()
}

/// Proves NF-3.8.11.
#[test]
fn the_own_zone_is_that_of_the_main_token() {
    let ship = ship().boards("T2 T7 T1 T4").threat(1, Blue, SUPER_CARRIER);
    let f = ship.crew(&[KEEPER]).fly();
    // X on square 5 of T1 in turn 3.
    assert_eq!(f.attacks(3, SUPER_CARRIER), [(Blue, 2, 1)]);
}

/// Proves NF-AR-11.
#[test]
fn an_internal_caller_calls_to_the_zone_of_its_station() {
    for (caller, zone) in [(TRANSMITTER_BLUE, Blue), (TRANSMITTER_RED, Red)] {
        let ship = ship().inside(1, caller).calls(caller, FIGHTER);
        let f = ship.crew(&[KEEPER]).fly();
        // T4: 13, X on 9 in turn 2.
        assert_step!(f, 2, Step::Calls { .. });
        assert_eq!(f.threat(2, FIGHTER).track.zone(), Some(zone));
    }
}

/// Proves NF-AR-13.
#[test]
fn a_called_card_may_call() {
    let ship = ship()
        .boards("T1 T7 T3 T4")
        .threat(1, White, OVERLORD)
        .calls(OVERLORD, SEALED_CAPSULE)
        .calls(SEALED_CAPSULE, SABOTEUR_LEFT);
    let f = ship.crew(&[KEEPER]).fly();
    assert_eq!(f.threat(2, SEALED_CAPSULE).fate, Fate::InPlay);
    let calls = (3..=6).find(|&turn| f.acts(turn, SEALED_CAPSULE).contains(&Z));
    let calls = calls.expect("the capsule reaches the ship");
    assert_eq!(f.threat(calls, SABOTEUR_LEFT).fate, Fate::InPlay);
    assert!(f.threat(calls, SABOTEUR_LEFT).called);
}

/// Proves NF-13.5.1.
#[test]
fn a_destroyer_doubles_what_it_does_to_the_ship() {
    let ship = ship().threat(2, Red, MEGASHIELD_DESTROYER);
    let f = ship.crew(&["< . A A", "< ^ A A", KEEPER]).fly();
    // 4 + 2 - 4 on the first hit: not doubled.
    assert_eq!(f.hit(3, MEGASHIELD_DESTROYER), Some(2));
    let unhurt = ship_with_destroyer();
    let z = (3..=8).find(|&turn| unhurt.acts(turn, PHASING_DESTROYER) == [Z]);
    let z = z.expect("the destroyer reaches the ship");
    let (_, strength, absorbed) = unhurt.attacks(z, PHASING_DESTROYER)[0];
    assert_eq!(unhurt.tiles(z).len(), 2 * usize::from(strength - absorbed));
}

fn ship_with_destroyer() -> Flown {
    let ship = ship().threat(2, Red, PHASING_DESTROYER);
    ship.crew(&[KEEPER]).fly()
}

/// Proves NF-13.8.1.
#[test]
fn the_pulse_cannon_breaks_the_shield_of_a_snake() {
    let ship = ship().threat(2, Red, ENERGY_SNAKE);
    let f = ship.crew(&["^ A", "< A", KEEPER]).fly();
    // Shield 3 counts as 0 for both weapons.
    assert_eq!(f.hit(2, ENERGY_SNAKE), Some(4 + 1));
}

/// Proves NF-13.8.6, NF-AR-7, NF-AR-46.
#[test]
fn a_dragon_burns_with_each_reactor() {
    let ship = ship().boards("T1 T2 T3 T4").threat(1, Red, ENERGY_DRAGON);
    let f = ship.crew(&["^ B", KEEPER]).fly();
    assert_eq!(f.after(2).reactors(), [2, 5, 2]);
    assert_eq!(f.acts(3, ENERGY_DRAGON), [Z]);
    assert_eq!(f.harms(3, ENERGY_DRAGON), [(Red, 3), (White, 6), (Blue, 3)]);
    // It takes no energy itself, but six tiles of damage shrink the central reactor (SA-11.7).
    assert!(f.tiles(3).contains(&(White, Tile::Reactor)));
    assert_eq!(f.after(3).reactors(), [2, 4, 2]);
    // Without the fuel capsule, four tiles leave the central reactor whole.
    let f = self::ship().threat(1, Red, ENERGY_DRAGON).fly();
    assert_eq!(f.harms(3, ENERGY_DRAGON), [(Red, 3), (White, 4), (Blue, 3)]);
    assert_eq!(f.after(3).reactors(), [2, 3, 2]);
}

/// Proves NF-13.9.3.
#[test]
fn the_spider_may_reach_the_ship_early() {
    let ship = ship().threat(1, Red, DIMENSION_SPIDER);
    let f = ship.crew(&[KEEPER]).fly();
    assert_eq!(f.acts(9, DIMENSION_SPIDER), [Z]);
    assert_eq!(f.acts(13, DIMENSION_SPIDER), []);
    assert_eq!(f.fate(DIMENSION_SPIDER), Fate::Survived);
}

/// Proves NF-13.11.1, NF-6.4.5.
#[test]
fn no_weapon_sees_a_far_satellite() {
    let ship = frontier_ship()
        .boards("T7 T2 T3 T4")
        .threat(7, Red, TRANSMITTER_SATELLITE)
        .calls(TRANSMITTER_SATELLITE, DRILLER)
        .special(1, Specialization::PulseGunner);
    // Turn 7: square 16, distance 3, with interceptors at distance 3 and a pulse of that range.
    let f = ship.crew(&["< ^ C ^ C C C", "^ ..... adv", KEEPER]).fly();
    assert_eq!(f.after(7).interceptor_distance, 3);
    assert_eq!(f.shots(7), []);
    assert_step!(
        f,
        7,
        Step::Misses {
            weapon: Weapon::PulseCannon,
            ..
        }
    );
    assert_step!(
        f,
        7,
        Step::Misses {
            weapon: Weapon::Interceptors,
            ..
        }
    );
}

/// Proves NF-13.11.2, NF-13.11.3.
#[test]
fn a_satellite_moves_internal_threats() {
    // T3: 12, X 8, Y 3. Speed 3: Y in turn 5 if it appears in turn 3.
    let fly = |number, inside: &str| {
        let ship = ship()
            .boards("T1 T2 T3 T7")
            .threat(3, Blue, TRANSMITTER_SATELLITE)
            .calls(TRANSMITTER_SATELLITE, DRILLER)
            .inside(number, inside);
        ship.crew(&[KEEPER]).fly()
    };
    let f = fly(5, SIREN);
    assert_eq!(f.acts(5, TRANSMITTER_SATELLITE), [Y]);
    // One square by the satellite, two by itself.
    assert_eq!(f.threat(5, SIREN).position, 16 - 1 - 2);
    // Out of phase in turn 5: its own moves of turns 4 and 5 only.
    let f = fly(4, MINE_LAYER);
    assert_eq!(f.threat(5, MINE_LAYER).position, 16 - 2 - 2);
}

/// Proves NF-13.11.4, NF-AR-55.
#[test]
fn a_satellite_at_the_ship_takes_the_captain() {
    let ship = ship()
        .threat(1, Red, TRANSMITTER_SATELLITE)
        .calls(TRANSMITTER_SATELLITE, DRILLER);
    // T1: 10, speed 3: Z in turn 3.
    let f = ship.crew(&["", "... A", KEEPER]).fly();
    assert_eq!(f.acts(3, TRANSMITTER_SATELLITE), [Z]);
    assert!(f.is_knocked_out(3, 0));
    assert!(!f.is_knocked_out(3, 1));
    assert_eq!(f.slots(3, 1), ". . . . A");
}

/// Proves NF-13.12.2.
#[test]
fn a_destroyed_planetoid_strikes_for_each_square_passed() {
    // T5: X and Y are passed in turns 5 and 7. Heavy laser 4 + 4, light laser 2 + 2, pulse cannon 1.
    let ship = ship().boards("T1 T2 T5 T4").threat(4, Blue, PLANETOID);
    let f = ship
        .crew(&["> ... A A", "> ^ ... A . A", "^ ...... A", KEEPER])
        .fly();
    assert_eq!(f.threat(8, PLANETOID).fate, Fate::Destroyed);
    assert_eq!(f.attacks(8, PLANETOID)[0].1, 8);
}

/// Proves NF-13.12.3.
#[test]
fn a_planetoid_destroyed_before_x_does_not_strike() {
    let ship = ship().boards("T2 T3 T1 T4").threat(1, Blue, PLANETOID);
    let f = ship.crew(&["> A A!", "> ^ A", "^ A A", KEEPER]).fly();
    assert_eq!(f.threat(3, PLANETOID).fate, Fate::Destroyed);
    assert_eq!(f.attacks(3, PLANETOID), []);
}

/// Proves NF-AR-53.
#[test]
fn a_slowed_planetoid_keeps_accelerating() {
    let ship = frontier_ship()
        .boards("T1 T2 T5 T4")
        .threat(4, Blue, PLANETOID)
        .special(0, Specialization::Hypernavigator);
    let f = ship.crew(&["^ ... basic", KEEPER]).fly();
    // Speeds 1, 2 - 1, 3.
    for (turn, position) in (4..).zip([13, 12, 9]) {
        assert_eq!(f.threat(turn, PLANETOID).position, position);
    }
}

/// Proves NF-6.1.4, NF-6.3.6, NF-6.4.4.
#[test]
fn a_pilot_attacks_once_and_harder_when_heroic() {
    let ship = frontier_ship().threat(4, Red, FRIGATE);
    // Turn 6: T1, 10 - 2 * 2 = 6 is distance 2; turn 7: square 4.
    let f = ship.crew(&["< ^ C ^ C R+A R!", KEEPER]).fly();
    assert_eq!(f.shots(6), []);
    assert_no_step!(f, 6, Step::Activated { .. });
    assert_eq!(f.shots(7), [(Weapon::Interceptors, FRIGATE, 4)]);
    let two = frontier_ship()
        .boards("T1 T2 T3 T4")
        .threat(4, Red, FRIGATE)
        .threat(3, White, GUNSHIP);
    let f = two.crew(&["< ^ C ^ C R R!", KEEPER]).fly();
    let mut shots = f.shots(7);
    shots.sort_by_key(|shot| shot.1);
    assert_eq!(
        shots,
        [
            (Weapon::Interceptors, GUNSHIP, 2),
            (Weapon::Interceptors, FRIGATE, 2)
        ]
    );
}

/// Proves NF-6.3.9, NF-AR-22.
#[test]
fn a_medic_pair_is_delayed_as_a_pair_in_space() {
    let ship = frontier_ship().special(0, Specialization::Medic);
    let f = ship.crew(&["< ^ C ^ C basic&>", KEEPER]).fly();
    assert_eq!(f.place(6, 0), Some(UpperRed));
    let slots = f.after(6).slots(0);
    assert!(slots[5].is_empty());
    assert_eq!(slots[6], f.after(5).slots(0)[5]);
    // A protected card that cannot be performed in space is delayed as well.
    let ship = frontier_ship().special(0, Specialization::SpecialOps);
    let f = ship.crew(&["< ^ C ^ C adv&>", KEEPER]).fly();
    assert_eq!(f.slots(6, 0), "< ^ C ^ C . adv&>");
}

/// Proves NF-AR-21.
#[test]
fn an_advanced_rocketeer_flies_farther() {
    for specialization in [Specialization::Rocketeer, Specialization::DataAnalyst] {
        let ship = frontier_ship().special(0, specialization);
        let f = ship.crew(&["< ^ C ^ C adv", KEEPER]).fly();
        assert_eq!(f.place(6, 0), None);
        assert_eq!(f.after(6).interceptor_distance, 2);
    }
}

/// Proves NF-6.5.6.
#[test]
fn another_pilot_may_launch_after_an_ultra_fast_return() {
    let f = frontier_ship()
        .crew(&["< ^ C ^ C C C C", "> C < < ..... C", KEEPER])
        .fly();
    assert!(f.is_knocked_out(8, 0));
    assert_eq!(f.place(10, 1), None);
}

/// Proves NF-6.6.2.
#[test]
fn a_pilot_is_nowhere_on_the_ship_at_any_distance() {
    let pilot = "< ^ C ^ C C C R R R";
    // Nobody maintains the computer in phase 3: the check after turn 9 delays players on the ship only.
    let f = frontier_ship().crew(&[pilot, "C .. C .... > A"]).fly();
    assert_eq!(f.after(9).interceptor_distance, 3);
    assert_eq!(f.slots(9, 0), pilot);
    assert_eq!(f.slots(9, 1), "C . . C . . . . > . A");
    // The Siren's X of turn 9 takes the one who is alone on the ship, not the pilot.
    let ship = frontier_ship().inside(8, SIREN);
    let f = ship.crew(&[pilot, KEEPER]).fly();
    assert_eq!(f.acts(9, SIREN), [X]);
    assert!(f.is_knocked_out(9, 1));
    assert!(!f.is_knocked_out(9, 0));
}

/// Proves NF-AR-23.
#[test]
fn the_fissure_is_reached_at_distance_1_only() {
    let fly = |plan: &str| {
        let ship = frontier_ship()
            .boards("T7 T2 T3 T6")
            .inside(5, FISSURE)
            .threat(5, Blue, GUNSHIP);
        ship.crew(&[plan, KEEPER]).fly()
    };
    let near = fly("< ^ C ^ C");
    assert_step!(near, 5, Step::MendsFissure { .. });
    let far = fly("< ^ C ^ C C");
    assert_no_step!(far, 6, Step::MendsFissure { .. });
    assert_eq!(far.shots(6), [(Weapon::Interceptors, GUNSHIP, 3)]);
}

/// Proves NF-AR-25.
#[test]
fn the_uprising_does_not_reach_a_pilot() {
    // T5: 14 squares, X on 11 in turn 4, Z in turn 9.
    let ship = ship().boards("T1 T2 T3 T5").inside(3, UPRISING);
    let f = ship.crew(&["!LR C !UR C R R R R R", "<", KEEPER]).fly();
    assert_eq!(f.acts(9, UPRISING), [Z]);
    assert!(!f.is_knocked_out(9, 0));
    assert!(f.is_knocked_out(9, 1));
}

/// Proves NF-13.1.2.
#[test]
fn attacks_on_all_and_on_the_others() {
    let ship = ship()
        .boards("T3 T2 T1 T4")
        .threat(1, Red, SPACECRAFT_CARRIER);
    let f = ship.crew(&[KEEPER]).fly();
    let zones = |turn| -> Vec<(Zone, u8)> {
        let attacks = f.attacks(turn, SPACECRAFT_CARRIER);
        attacks
            .into_iter()
            .map(|(zone, strength, _)| (zone, strength))
            .collect()
    };
    assert_eq!(zones(2), [(Red, 2)]);
    assert_eq!(zones(5), [(White, 3), (Blue, 3)]);
    assert_eq!(zones(6), [(Red, 4), (White, 4), (Blue, 4)]);
    // Damage is not stopped by shields.
    let f = self::ship()
        .inside(1, CENTRAL_LASER_JAM)
        .crew(&[KEEPER])
        .fly();
    assert_eq!(f.harms(4, CENTRAL_LASER_JAM), [(White, 1)]);
    assert_eq!(f.after(4).shields()[1], 1);
    assert_eq!(f.tiles(4).len(), 1);
}

/// Proves NF-16.1.
#[test]
fn a_turn_has_its_order() {
    let ship = ship()
        .boards("T7 T2 T3 T4")
        .threat(4, White, OVERLORD)
        .calls(OVERLORD, FIGHTER)
        .threat(3, Red, PLANETOID)
        .threat(5, Blue, PHASING_FIGHTER);
    let f = ship.crew(&["", KEEPER]).fly();
    let parts: Vec<Part> = f
        .steps(5)
        .into_iter()
        .filter_map(|step| match step {
            Step::Part { part } => Some(part),
            _ => None,
        })
        .collect();
    assert_eq!(
        parts,
        [
            Part::ThreatAppears,
            Part::PlayerActions,
            Part::ComputeDamage,
            Part::ThreatActions,
            Part::MaintenanceCheck
        ]
    );
    // The Overlord calls; the phasing Fighter moves and leaves its phase; the called card is placed; the Planetoid grows.
    let order = [
        f.when(5, |s| matches!(s, Step::Calls { .. })),
        f.when(5, |s| matches!(s, Step::PhaseChanged { .. })),
        f.when(
            5,
            |s| matches!(s, Step::Appears { threat, .. } if threat.code() == FIGHTER),
        ),
        f.when(5, |s| matches!(s, Step::SpeedChanged { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
}
