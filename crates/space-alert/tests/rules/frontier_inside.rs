//! Internal threats of The New Frontier (NF-14): special cases beyond the first look in `frontier_threats`.

use crate::rules::flight_builder::prelude::*;

/// The turn in which a threat performs an action, of those flown.
fn turn_of(flown: &Flown, code: &str, square: space_alert::trajectory::Square) -> u8 {
    let found = (1..=13).find(|&turn| flown.acts(turn, code).contains(&square));
    found.unwrap_or_else(|| panic!("{code} does not perform {square:?}"))
}

/// Proves NF-WE-9.
#[test]
fn two_squads_hurt_an_inaccessible_intruder_once() {
    // The Gremlin is in Upper Red with inaccessibility 1; both squads attack in turn 4.
    let ship = ship().boards("T1 T2 T3 T7").inside(3, GREMLIN);
    let f = ship.crew(&["!UB C !UR R", "!LR C !UR R", KEEPER]).fly();
    assert_eq!(f.fate(GREMLIN), Fate::Destroyed);
    let ship = self::ship_with_one_squad();
    assert_eq!(ship.threat(4, GREMLIN).damage, 0);
}

fn ship_with_one_squad() -> Flown {
    let ship = ship().boards("T1 T2 T3 T7").inside(3, GREMLIN);
    ship.crew(&["!UB C !UR R", KEEPER]).fly()
}

/// Proves NF-14.5.2.
#[test]
fn a_power_pack_repaired_on_both_sides_takes_one_more() {
    let fly = |second: &str| {
        let ship = ship().boards("T1 T2 T3 T7").inside(2, POWER_PACK_OVERLOAD);
        ship.crew(&["!LR A", second, KEEPER])
            .fly()
            .threat(2, POWER_PACK_OVERLOAD)
            .damage
    };
    assert_eq!(fly("!LB A"), 3);
    assert_eq!(fly("!LR A"), 2);
}

/// Proves NF-14.6.5.
#[test]
fn a_short_circuit_needs_something_to_feed_it() {
    // T4: X on square 9 in turn 2.
    let fly = |plan: &str| {
        let ship = ship().inside(1, PULSE_SHORT_CIRCUIT);
        ship.crew(&[plan, KEEPER]).fly()
    };
    let fed = fly("");
    assert_eq!(fed.acts(2, PULSE_SHORT_CIRCUIT), [X]);
    assert_eq!(fed.after(2).reactors()[1], 2);
    assert_eq!(fed.attacks(2, PULSE_SHORT_CIRCUIT).len(), 3);
    // Y on square 5 in turn 4 burns a capsule.
    assert_eq!(fed.acts(4, PULSE_SHORT_CIRCUIT), [Y]);
    assert_eq!(fed.after(4).fuel, 2);
    assert_eq!(fed.attacks(4, PULSE_SHORT_CIRCUIT).len(), 3);
    // The side reactors take all energy before X: nothing happens.
    let ship = ship().inside(1, PULSE_SHORT_CIRCUIT);
    let empty = ship.crew(&["!LR B", "!LB B", ". B B", KEEPER]).fly();
    let left = empty.at(2, Part::ThreatActions).reactors()[1];
    let attacks = empty.attacks(2, PULSE_SHORT_CIRCUIT).len();
    assert_eq!((left, attacks), (0, 0));
}

/// Proves NF-14.6.4.
#[test]
fn after_z_the_pulse_cannon_is_dead_but_quiet() {
    let ship = ship().boards("T2 T3 T4 T1").inside(1, PULSE_SHORT_CIRCUIT);
    // T1: 10 squares, speed 2: Z in turn 5.
    let f = ship.crew(&["..... A", "^ ..... A", KEEPER]).fly();
    assert_eq!(turn_of(&f, PULSE_SHORT_CIRCUIT, Z), 5);
    assert_eq!(f.attacks(6, PULSE_SHORT_CIRCUIT), []);
    assert_eq!(f.why(7, 1), Some(Why::Irreparable));
}

/// Proves NF-14.7.3, NF-14.7.5, NF-14.7.8, NF-AR-32.
#[test]
fn reversed_shields_add_their_energy_after_y() {
    // T6: X and Y in turn 2.
    let fly = |threat: &str, technician: &str| {
        let ship = frontier_ship()
            .boards("T3 T2 T1 T6")
            .inside(1, REVERSED_SHIELDS)
            .threat(1, Blue, threat)
            .special(0, Specialization::EnergyTechnician);
        ship.crew(&[technician, KEEPER]).fly()
    };
    // T1: the Frigate's X (2) comes in turn 3, after Y of the malfunction.
    let f = fly(FRIGATE, "");
    assert!(turn_of(&f, REVERSED_SHIELDS, Y) < 3);
    assert_eq!(f.attacks(3, FRIGATE), [(Blue, 2, 0)]);
    assert_eq!(f.tiles(3).len(), 3);
    assert_eq!(f.after(3).shields()[2], 0);
    // A temporary shield of 1 first: (2 - 1) + 1.
    let f = fly(FRIGATE, ".. adv");
    assert_eq!(f.attacks(3, FRIGATE), [(Blue, 2, 1)]);
    assert_eq!(f.tiles(3).len(), 2);
    // A destroyer doubles the added energy too.
    let f = fly(DESTROYER, "");
    assert_eq!(f.tiles(3).len(), 2 * (1 + 1));
}

/// Proves NF-AR-33.
#[test]
fn an_attack_that_ignores_shields_is_not_reversed() {
    let ship = ship()
        .boards("T3 T2 T1 T6")
        .inside(1, REVERSED_SHIELDS)
        .threat(1, Blue, SCOUT);
    let f = ship.crew(&[KEEPER]).fly();
    let z = turn_of(&f, SCOUT, Z);
    assert!(turn_of(&f, REVERSED_SHIELDS, Y) < z);
    assert_eq!(f.after(z).shields()[2], 1);
    assert_eq!(f.tiles(z).iter().filter(|t| t.0 == Blue).count(), 3);
}

/// Proves NF-AR-51.
#[test]
fn an_attack_of_0_does_not_hit_a_zone() {
    let ship = frontier_ship()
        .boards("T1 T2 T3 T6")
        .inside(3, REVERSED_SHIELDS)
        .threat(4, Red, MINI_CARRIER);
    let f = ship.crew(&["< ^ C ^ C R", KEEPER]).fly();
    assert!(turn_of(&f, REVERSED_SHIELDS, Y) < 6);
    assert_eq!(f.attacks(6, MINI_CARRIER), [(Red, 0, 0)]);
    assert_eq!(f.after(6).shields()[0], 1);
}

/// Proves NF-14.7.6, NF-AR-10.
#[test]
fn shields_stay_reversed_after_z_and_recover_after_a_repair() {
    let ship = ship()
        .boards("T3 T2 T5 T4")
        .inside(1, REVERSED_SHIELDS)
        .threat(4, Blue, GUNSHIP);
    let f = ship.crew(&[KEEPER]).fly();
    let z = turn_of(&f, REVERSED_SHIELDS, Z);
    assert_eq!(
        f.harms(z, REVERSED_SHIELDS),
        [(Red, 2), (White, 2), (Blue, 2)]
    );
    let hit = turn_of(&f, GUNSHIP, X);
    assert!(hit > z);
    assert_eq!(f.attacks(hit, GUNSHIP), [(Blue, 2, 0)]);
    assert_eq!(f.after(hit).shields()[2], 0);
    // Repaired in time, by three players and then by two: normal again.
    let ship = self::ship()
        .boards("T3 T2 T5 T7")
        .inside(2, REVERSED_SHIELDS)
        .threat(4, Blue, GUNSHIP);
    let f = ship.crew(&[". B B", ". B B", "> B", KEEPER]).fly();
    assert_eq!(f.fate(REVERSED_SHIELDS), Fate::Destroyed);
    let hit = turn_of(&f, GUNSHIP, X);
    assert_eq!(f.attacks(hit, GUNSHIP)[0].2, 1);
}

/// Proves NF-14.8.5, NF-AR-6, NF-AR-29.
#[test]
fn sealed_doors_do_not_stop_teleports_and_protected_moves() {
    // T4: X in turn 1 seals the red doors only.
    let ship = frontier_ship()
        .boards("T1 T2 T3 T7")
        .inside(1, BREACHED_AIRLOCK)
        .inside(3, NINJA)
        .special(0, Specialization::Teleporter)
        .special(1, Specialization::SpecialOps);
    let f = ship.crew(&["> adv", ". adv&<", ". >", KEEPER]).fly();
    assert_step!(f, 1, Step::DoorsSealed { red: true, .. });
    assert_eq!(f.place(2, 0), Some(LowerRed));
    assert_eq!(f.place(2, 1), Some(UpperRed));
    assert_eq!(f.place(2, 2), Some(UpperBlue));
    assert_step!(f, 2, Step::DoorsSealed { red: false, .. });
    // The Ninja's drones are set behind sealed doors.
    assert_eq!(f.after(3).frontier().drones, [LowerWhite, UpperBlue]);
}

/// Proves NF-14.8.7.
#[test]
fn a_squad_helps_to_repair_the_airlock() {
    let fly = |plan: &str| {
        let ship = ship().boards("T1 T2 T3 T7").inside(3, BREACHED_AIRLOCK);
        ship.crew(&[plan, KEEPER])
            .fly()
            .threat(4, BREACHED_AIRLOCK)
            .damage
    };
    assert_eq!(fly("!LR C !UR C"), 2);
    assert_eq!(fly("!LR . !UR C"), 1);
}

/// Proves NF-14.9.6, NF-14.9.7.
#[test]
fn only_lasers_are_blind_and_optics_recover() {
    let ship = ship().boards("T2 T1 T3 T4");
    let ship = ship.inside(1, PHASING_ANOMALY).threat(3, White, FIGHTER);
    // Turn 3: the pulse cannon hits, the laser does not. The computer can be maintained in turn 2, out of phase.
    let f = ship.crew(&[".. A", "^ . A", ". C"]).fly();
    assert_eq!(f.shots(3), [(Weapon::PulseCannon, FIGHTER, 1)]);
    // Repaired in turn 3 with three points: the first is lost.
    let ship = self::ship()
        .inside(1, PHASING_ANOMALY)
        .threat(5, White, FIGHTER);
    let f = ship.crew(&[".. C . A", ".. C", ".. C", ". C"]).fly();
    assert_eq!(f.threat(3, PHASING_ANOMALY).fate, Fate::Destroyed);
    assert_eq!(f.shots(5), [(Weapon::HeavyLaserWhite, FIGHTER, 5)]);
}

/// Proves NF-14.10.2, NF-14.10.4, NF-14.10.8.
#[test]
fn every_hit_on_the_vortex_changes_the_decks_once() {
    let ship = ship()
        .boards("T1 T2 T3 T7")
        .inside(6, VORTEX)
        .inside(5, SHAMBLER)
        .calls(VORTEX, SABOTEUR_LEFT)
        .special(0, Specialization::Mechanic);
    // The advanced Mechanic deals two points at once; the second player is then in Lower White and finishes it.
    let f = ship
        .crew(&["^ ..... adv", "...... C", "!LR C !UR . C R R R", KEEPER])
        .fly();
    assert_eq!(f.threat(7, VORTEX).fate, Fate::Destroyed);
    let changes = f.count(7, |s| matches!(s, Step::Teleported { crew: 3, .. }));
    assert_eq!(changes, 2);
    assert_eq!(f.place(7, 2), None); // in space
    let after_actions = f.at(7, Part::ThreatActions);
    assert_eq!(
        crate::rules::flight_builder::find(after_actions, SHAMBLER).at,
        f.threat(6, SHAMBLER).at
    );
}

/// Proves NF-AR-38.
#[test]
fn the_vortex_does_not_repeat_the_turn_of_a_pilot() {
    let ship = ship()
        .boards("T1 T2 T3 T7")
        .inside(6, VORTEX)
        .calls(VORTEX, SABOTEUR_LEFT);
    let f = ship
        .crew(&["!LR C !UR . C R R A", "...... A B", KEEPER])
        .fly();
    assert_eq!(f.acts(7, VORTEX), [X]);
    assert_eq!(f.slots(7, 0), "!LR C !UR . C R R A");
    assert_eq!(f.slots(7, 1), ". . . . . . A A B");
}

/// Proves NF-14.10.6.
#[test]
fn the_vortex_swaps_the_sides() {
    let ship = ship().inside(1, VORTEX).calls(VORTEX, SABOTEUR_LEFT);
    let f = ship.crew(&["<", "!LB", KEEPER]).fly();
    let y = turn_of(&f, VORTEX, Y);
    assert_eq!(f.place(y, 0), Some(UpperBlue));
    assert_eq!(f.place(y, 1), Some(LowerRed));
    assert_eq!(f.place(y, 2), Some(UpperWhite));
}

/// Proves NF-14.10.9, NF-14.10.10.
#[test]
fn the_vortex_performs_a_card_and_forgets_it() {
    // T4 has one Y: X, Y and Z of the Central Laser Jam.
    let ship = ship().inside(1, VORTEX).calls(VORTEX, CENTRAL_LASER_JAM);
    let f = ship.crew(&[KEEPER]).fly();
    let z = turn_of(&f, VORTEX, Z);
    assert_eq!(f.acts(z, CENTRAL_LASER_JAM), [X, Y, Z]);
    assert_eq!(
        f.harms(z, CENTRAL_LASER_JAM),
        [(White, 1), (White, 3), (Red, 1), (Blue, 1)]
    );
    assert_eq!(f.after(z).reactors()[1], 2);
    // No token, no malfunction, no score.
    assert!(!f.after(z).blocked(System::A).has(UpperWhite));
    assert_eq!(f.fate(CENTRAL_LASER_JAM), Fate::Discarded);
    assert_eq!(f.score().survived, 8);
    // T1 has no Y.
    let ship = self::ship()
        .boards("T2 T3 T4 T1")
        .inside(1, VORTEX)
        .calls(VORTEX, CENTRAL_LASER_JAM);
    let f = ship.crew(&[KEEPER]).fly();
    let z = turn_of(&f, VORTEX, Z);
    assert_eq!(f.acts(z, CENTRAL_LASER_JAM), [X, Z]);
}

/// Proves NF-14.10.11, NF-AR-56.
#[test]
fn the_vortex_repeats_what_was_left_of_a_split_card() {
    // T4: X in turn 3 of a Vortex that appears in turn 2.
    let ship = frontier_ship()
        .inside(2, VORTEX)
        .calls(VORTEX, SABOTEUR_LEFT)
        .special(2, Specialization::DataAnalyst);
    let f = ship.crew(&[".. ^", ".. ^+A B", ".. basic", KEEPER]).fly();
    assert_eq!(f.acts(3, VORTEX), [X]);
    // The lift of turn 3 comes again in turn 4; the half-card A goes on to turn 5 and B to turn 6.
    assert_eq!(f.slots(3, 1), ". . ^ ^ A B");
    // A special card is performed and scores a second time.
    assert_eq!(f.score().special, 2);
}

/// Proves NF-14.13.2.
#[test]
fn mines_vanish_with_the_mine_layer() {
    // Mines on the bridge in turn 5 and in Upper Red in turn 6; it is in Lower Red and in phase in turn 7.
    let ship = ship().boards("T1 T2 T3 T6").inside(3, MINE_LAYER);
    let f = ship
        .crew(&["!UB C !LR ... R", "!LR C .... R", KEEPER])
        .fly();
    assert_eq!(f.after(6).frontier().mines.len(), 2);
    assert_eq!(f.threat(7, MINE_LAYER).fate, Fate::Destroyed);
    assert_eq!(f.after(7).frontier().mines, []);
}

/// Proves NF-14.13.3, NF-WE-75.
#[test]
fn each_mine_deals_two_damage() {
    let f = ship().inside(1, MINE_LAYER).crew(&[KEEPER]).fly();
    let z = turn_of(&f, MINE_LAYER, Z);
    let mines = f.after(z - 1).frontier().mines;
    let laid: u8 = mines.iter().map(|(_, n)| n).sum::<u8>() + 1;
    let harms = f.harms(z, MINE_LAYER);
    assert_eq!(harms.len(), usize::from(laid));
    assert!(harms.iter().all(|(_, amount)| *amount == 2));
    for zone in Zone::ALL {
        let here = mines.iter().filter(|(s, _)| s.zone() == zone);
        let last = f.threat(z - 1, MINE_LAYER).at.first().map(Station::zone);
        let expected =
            here.map(|(_, n)| *n as usize).sum::<usize>() + usize::from(last == Some(zone));
        assert_eq!(harms.iter().filter(|h| h.0 == zone).count(), expected);
    }
    assert_eq!(f.after(z).frontier().mines, []);
}

/// Proves NF-14.14.4, NF-14.14.5, NF-9.7.7.
#[test]
fn the_poison_of_a_dead_ninja_still_works() {
    let fly = |navigator: &str| {
        let ship = frontier_ship()
            .boards("T1 T2 T3 T6")
            .inside(3, NINJA)
            .special(2, Specialization::Hypernavigator);
        // The first player is poisoned in turn 3; two squads of attacks in turns 4 to 6 destroy the Ninja.
        ship.crew(&[".. > <", "> C ^ R R R", navigator, KEEPER])
            .fly()
    };
    let f = fly("");
    assert_step!(f, 3, Step::Poisoned { crew: 0 });
    assert_eq!(f.threat(6, NINJA).fate, Fate::Destroyed);
    assert_eq!(f.after(6).frontier().drones, []);
    // T6: 15 squares, speed 2 from turn 3 on: square 1 in turn 9 (15 - 7 * 2).
    assert_eq!(f.threat(8, NINJA).position, 3);
    assert_eq!(f.acts(8, NINJA), []);
    assert!(!f.is_knocked_out(8, 0));
    assert!(f.is_knocked_out(9, 0));
    assert_eq!(f.score().destroyed, 6);
    let slowed = fly("^ ...... basic");
    assert_eq!(slowed.threat(8, NINJA).position, 4);
}

/// Proves NF-14.14.6, NF-14.14.7.
#[test]
fn a_ninja_at_the_ship_fires_the_stored_rockets() {
    let ship = ship().inside(1, NINJA);
    // T4: 13 squares, Z in turn 6. One rocket is launched in turn 6 and is on the track.
    let f = ship.crew(&["> ^ ... C", KEEPER]).fly();
    assert_eq!(turn_of(&f, NINJA, Z), 6);
    assert_step!(f, 1, Step::Poisoned { crew: 0 });
    assert!(f.is_knocked_out(6, 0));
    assert_eq!(f.attacks(6, NINJA), [(Red, 2, 1), (Red, 2, 0)]);
    assert_eq!(f.after(6).rockets_aboard(), 1);
    // Nobody is poisoned any more, and there are no drones.
    assert!(f.after(6).frontier().poisoned.is_empty());
    assert_eq!(f.after(6).frontier().drones, []);
}

/// Proves NF-AR-48.
#[test]
fn poison_reaches_a_pilot() {
    let ship = frontier_ship().inside(2, NINJA);
    // Poisoned in Upper Blue in turn 2, in space from turn 5 on; Z in turn 7.
    let f = ship.crew(&["> C < < C R R", KEEPER]).fly();
    assert!(f.after(3).frontier().poisoned.contains(&0));
    assert_eq!(f.place(7, 0), None);
    assert!(f.is_knocked_out(turn_of(&f, NINJA, Z), 0));
}

/// Proves NF-14.15.2, NF-14.15.4, NF-WE-77.
#[test]
fn the_infection_of_a_dead_beast_still_breaks_out() {
    // T6: X in turn 5 infects three players in Upper Blue and takes the Beast to Upper Red, where it dies in turn 6.
    let ship = ship()
        .boards("T1 T2 T3 T6")
        .inside(3, RABID_BEAST)
        .threat(6, Red, TRANSMITTER_SATELLITE)
        .calls(TRANSMITTER_SATELLITE, DRILLER);
    let f = ship
        .crew(&[
            ".. > ... !LB",
            "> C .. R . !UR",
            ". > .... !LR",
            "!LR C !UR .. R",
            KEEPER,
        ])
        .fly();
    assert_eq!(f.acts(5, RABID_BEAST), [X]);
    assert_eq!(f.after(5).frontier().infected, [0, 1, 2]);
    assert_eq!(f.threat(6, RABID_BEAST).fate, Fate::Destroyed);
    // The Satellite knocks the Captain out in turn 8; the token of the Beast reaches Z in turn 9.
    assert!(f.is_knocked_out(8, 0));
    assert_eq!(f.harms(9, RABID_BEAST), [(Red, 2), (Red, 2)]);
    assert!(f.after(9).frontier().infected.is_empty());
}

/// Proves NF-14.16.1.
#[test]
fn a_hit_siren_flees_to_lower_blue() {
    let ship = ship().boards("T1 T2 T3 T7").inside(3, SIREN);
    // Hit in Upper Red in turn 4 by the first, then in Lower Blue by the second.
    let f = ship.crew(&["!LR C !UR R", "!UB C ^ R", KEEPER]).fly();
    assert_step!(
        f,
        4,
        Step::Prowls {
            from: UpperRed,
            to: LowerBlue,
            ..
        }
    );
    assert_eq!(f.threat(4, SIREN).fate, Fate::Destroyed);
}

/// Proves NF-14.16.4, NF-AR-35.
#[test]
fn the_siren_counts_neither_pilots_nor_the_knocked_out() {
    // T4: X in turn 6 of a Siren that appears in turn 5, Y in turn 8, Z in turn 10.
    let ship = frontier_ship().inside(5, SIREN);
    let f = ship.crew(&["< ^ C ^ C R R R R R R", KEEPER, "", "^"]).fly();
    assert!(f.is_knocked_out(6, 3)); // alone in Lower White
    assert!(f.is_knocked_out(8, 1) && f.is_knocked_out(8, 2));
    assert_eq!(turn_of(&f, SIREN, Z), 10);
    assert_eq!(f.place(10, 0), None); // in space
    assert!(!f.is_knocked_out(10, 0));
    // A knocked-out figure is no company: the one beside it counts as alone.
    let f = ship_with_a_victim();
    assert!(f.is_knocked_out(3, 0) && !f.is_knocked_out(5, 1));
    assert!(f.is_knocked_out(6, 1));
}

/// One is knocked out on the bridge in turn 3; the Siren's X of turn 6 finds another one there.
fn ship_with_a_victim() -> Flown {
    let ship = ship()
        .threat(1, Red, TRANSMITTER_SATELLITE)
        .calls(TRANSMITTER_SATELLITE, DRILLER)
        .inside(5, SIREN);
    ship.crew(&["", ""]).fly()
}

/// Proves NF-14.17.1, NF-14.17.2, NF-WE-53.
#[test]
fn sabotage_outlives_the_gremlin() {
    // T3: Y on square 3, after X on 8, which empties the reactor and makes it faster.
    let ship = frontier_ship()
        .boards("T1 T2 T4 T3")
        .inside(1, GREMLIN)
        .special(0, Specialization::Mechanic);
    // The bridge is sabotaged too: its C is repaired in turn 8, the computer maintained in turn 9.
    let f = ship.crew(&["< ....... adv A B C", "C .. C ... C C"]).fly();
    let y = turn_of(&f, GREMLIN, Y);
    assert!(y < 9);
    for system in [System::A, System::B, System::C] {
        assert!(f.after(y).blocked(system).has(UpperRed));
    }
    assert_eq!(f.fate(GREMLIN), Fate::Survived);
    // The advanced Mechanic repairs A and loses the second point.
    assert!(!f.after(9).blocked(System::A).has(UpperRed));
    assert!(f.after(9).blocked(System::B).has(UpperRed));
    assert_eq!(f.why(10, 0), Some(Why::NoEnergy)); // the laser works, its reactor is empty
    assert!(!f.after(11).blocked(System::B).has(UpperRed));
    assert!(!f.after(12).blocked(System::C).has(UpperRed));
}

/// Proves NF-14.17.3.
#[test]
fn sabotage_bears_the_number_of_the_gremlin() {
    let repaired = |gremlin, shields| {
        let ship = ship()
            .boards("T1 T2 T4 T3")
            .inside(gremlin, GREMLIN)
            .inside(shields, HACKED_SHIELDS_RED);
        let f = ship.crew(&["< .... B", KEEPER]).fly();
        let sabotage = f.count(6, |s| matches!(s, Step::SabotageRepaired { .. }));
        let threat = f.count(6, |s| matches!(s, Step::Repairs { .. }));
        (sabotage, threat)
    };
    assert_eq!(repaired(1, 6), (1, 0));
    assert_eq!(repaired(2, 1), (0, 1));
}

/// Proves NF-14.18.5, NF-14.18.8, NF-14.18.10.
#[test]
fn the_parasite_acts_through_its_host() {
    // T4: X in turn 2, Y in turn 4, Z in turn 6 if it appears in turn 1.
    let fly = |plans: &[&str]| ship().inside(1, PARASITE).crew(plans).fly();
    let nobody = fly(&[KEEPER]);
    assert_eq!(nobody.acts(6, PARASITE), [Z]);
    assert_eq!(nobody.after(6).damage, [0; 3]);
    let f = fly(&["<", "!UR", KEEPER]);
    assert_step!(f, 1, Step::Attaches { crew: 0, .. });
    assert_eq!(f.after(2).shields(), [0, 1, 1]);
    assert!(f.is_knocked_out(4, 1) && !f.is_knocked_out(4, 0));
    assert_eq!(f.harms(6, PARASITE), [(Red, 5)]);
    // On the lower deck the reactor loses the block.
    let f = fly(&["!LR", KEEPER]);
    assert_eq!(f.after(2).reactors(), [1, 3, 2]);
}

/// Proves NF-AR-36.
#[test]
fn a_parasite_bursts_at_white_from_space() {
    let ship = ship().boards("T1 T2 T3 T4").inside(4, PARASITE);
    // The pilot-to-be moves first in turn 4 and is in space from turn 5 on; X, Y and Z come in turns 5, 7 and 9.
    let f = ship.crew(&["< ^ C ^ C R R R R", KEEPER]).fly();
    assert_step!(f, 4, Step::Attaches { crew: 0, .. });
    assert_eq!(f.acts(5, PARASITE), [X]);
    assert_eq!(f.after(5).shields(), [1, 1, 1]); // nothing while the host is in space
    let z = turn_of(&f, PARASITE, Z);
    assert_eq!(f.attacks(z, PARASITE), [(White, 5, 1)]);
}

/// Proves NF-14.18.7.
#[test]
fn a_parasite_without_its_host_is_over() {
    let ship = ship()
        .inside(1, PARASITE)
        .threat(1, Red, TRANSMITTER_SATELLITE)
        .calls(TRANSMITTER_SATELLITE, DRILLER);
    // The Satellite's Z of turn 3 knocks the Captain out.
    let f = ship.crew(&["<", KEEPER]).fly();
    assert_step!(f, 1, Step::Attaches { crew: 0, .. });
    assert!(f.is_knocked_out(3, 0));
    assert_eq!(f.threat(3, PARASITE).fate, Fate::Survived);
    assert_eq!(f.acts(4, PARASITE), []);
}

/// Proves NF-AR-37.
#[test]
fn heroic_battlebots_survive_the_parasite() {
    let ship = ship().boards("T1 T2 T3 T7").inside(5, PARASITE);
    let f = ship.crew(&[".... < >", "< ^ C ^ > R!", KEEPER]).fly();
    assert_eq!(f.fate(PARASITE), Fate::Destroyed);
    assert_eq!(f.after(6).crew()[1].squad, Squad::Active);
}

/// Proves NF-14.1.1, NF-14.10.7.
#[test]
fn a_teleport_meets_nothing() {
    // Drones in Upper Blue; a Parasite without host.
    let ship = frontier_ship()
        .inside(1, NINJA)
        .inside(2, PARASITE)
        .special(0, Specialization::Teleporter);
    let f = ship.crew(&["!LR adv", KEEPER]).fly();
    assert_eq!(f.place(2, 0), Some(UpperBlue));
    assert_no_step!(f, 2, Step::Poisoned { .. });
    assert_no_step!(f, 2, Step::Attaches { .. });
}

/// Proves NF-14.1.2.
#[test]
fn a_long_move_meets_the_last_station_only() {
    // From Lower Red to Lower Blue across the drones of Lower White.
    let ship = ship().inside(4, NINJA);
    let f = ship.crew(&["!LR .. !LB", KEEPER]).fly();
    assert_eq!(f.place(4, 0), Some(LowerBlue));
    assert_no_step!(f, 4, Step::Poisoned { crew: 0 });
    // A heroic move that ends beside a drone.
    let ship = self::ship().inside(2, NINJA);
    let f = ship.crew(&["< !UB", KEEPER]).fly();
    assert_step!(f, 2, Step::Poisoned { crew: 0 });
}

/// Proves NF-9.9.8.
#[test]
fn the_launch_of_a_squad_leader_is_a_movement() {
    let ship = frontier_ship()
        .inside(4, PARASITE)
        .special(0, Specialization::SquadLeader);
    let f = ship.crew(&["> C < adv", KEEPER]).fly();
    assert_eq!(f.place(4, 0), None);
    assert_step!(f, 4, Step::Attaches { crew: 0, .. });
}

/// Proves NF-14.2.3.
#[test]
fn c_is_never_heroic() {
    use space_alert::Action;
    assert_eq!(Action::C.made_heroic(), Action::C);
    assert!(!Action::C.can_be_heroic());
    // A stimulant on a C repairs one point.
    let ship = frontier_ship()
        .boards("T1 T2 T3 T7")
        .inside(1, VIRUS)
        .special(1, Specialization::Medic);
    let f = ship.crew(&["C", "basic"]).fly();
    assert_eq!(f.threat(1, VIRUS).damage, 1);
}

/// Proves NF-16.2.
#[test]
fn a_threat_that_is_gone_takes_no_further_part() {
    // The Scout's Y of turn 5 brings the Snake to the ship, before the Snake's own move.
    let ship = ship().threat(1, Blue, SCOUT).threat(3, Red, ENERGY_SNAKE);
    let f = ship.crew(&[KEEPER]).fly();
    assert_eq!(f.threat(4, ENERGY_SNAKE).position, 2);
    assert_eq!(f.acts(5, ENERGY_SNAKE), [Z]);
    let moves = f.count(
        5,
        |s| matches!(s, Step::Advances { threat, .. } if threat.code() == ENERGY_SNAKE),
    );
    assert_eq!(moves, 1);
    assert_eq!(f.fate(ENERGY_SNAKE), Fate::Survived);
}

/// Proves NF-14.17.6.
#[test]
fn a_station_is_sabotaged_several_times() {
    // Sealed doors keep the Gremlin in Upper Red: two Y and Z in turns 4 to 6.
    let ship = frontier_ship()
        .boards("T1 T2 T3 T7")
        .inside(1, BREACHED_AIRLOCK)
        .inside(2, GREMLIN)
        .special(0, Specialization::Teleporter);
    let f = ship.crew(&["!LB ..... adv B B B", KEEPER]).fly();
    assert_eq!(f.place(7, 0), Some(UpperRed));
    for (turn, blocked) in [(8, true), (9, true), (10, false)] {
        let state = f.after(turn);
        assert_eq!(state.blocked(System::B).has(UpperRed), blocked, "{turn}");
    }
}
