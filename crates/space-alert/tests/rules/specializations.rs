//! The ten specializations (NF-8, NF-9).

use crate::rules::flight_builder::prelude::*;

fn fly(specialization: Specialization, plan: &str) -> crate::rules::flight_builder::Flown {
    let ship = frontier_ship().special(0, specialization);
    ship.crew(&[plan, KEEPER]).fly()
}

/// Proves NF-9.1.1, NF-9.1.2.
#[test]
fn a_rocketeer_launches_from_anywhere() {
    let f = fly(Specialization::Rocketeer, "basic");
    assert_step!(
        f,
        1,
        Step::RocketLaunched {
            rockets: 1,
            left: 2,
            ..
        }
    );
}

/// Proves NF-9.1.4, NF-WE-40.
#[test]
fn two_rockets_are_one_attack_of_five() {
    let ship = frontier_ship().special(0, Specialization::Rocketeer);
    let f = ship
        .threat(4, Red, FIGHTER)
        .crew(&["> ^ adv", KEEPER])
        .fly();
    assert_eq!(f.after(3).rockets(), 1);
    assert_eq!(f.shots(4), [(Weapon::Rocket, FIGHTER, 5)]);
}

/// Proves NF-9.1.6.
#[test]
fn an_advanced_rocketeer_is_a_plain_c_elsewhere() {
    let f = fly(Specialization::Rocketeer, "adv");
    assert_step!(f, 1, Step::Maintains { crew: 0, .. });
}

/// Proves NF-9.1.3, NF-WE-41.
#[test]
fn a_remote_repair_never_finishes() {
    let ship = frontier_ship().special(0, Specialization::Rocketeer);
    let ship = ship.inside(1, UNSTABLE_WARHEADS);
    let f = ship.crew(&["basic basic basic", KEEPER]).fly();
    assert_eq!(f.threat(2, UNSTABLE_WARHEADS).damage, 2);
    assert_eq!(f.threat(3, UNSTABLE_WARHEADS).damage, 2);
    assert_step!(
        f,
        3,
        Step::SpecialNoEffect {
            why: Why::WouldFinish,
            ..
        }
    );
}

/// Proves NF-9.2.1, NF-9.2.2, NF-8.4.5.
#[test]
fn a_data_analyst_scores_and_maintains() {
    let f = fly(Specialization::DataAnalyst, "^ basic");
    assert_eq!(f.score().special, 1);
    let early = fly(Specialization::DataAnalyst, "basic");
    assert_step!(early, 1, Step::Maintains { crew: 0, .. });
}

/// Proves NF-9.2.5, NF-9.2.6, NF-WE-42.
#[test]
fn an_advanced_data_analyst_counts_as_three() {
    let ship = frontier_ship().special(0, Specialization::DataAnalyst);
    let f = ship.crew(&["^ .. adv", "< ^ > C", "> ^ < C", KEEPER]).fly();
    assert_eq!(f.score().observation, 7);
    let alone = fly(Specialization::DataAnalyst, "^ adv");
    assert_eq!(alone.score().observation, 3);
}

/// Proves NF-9.3.1.
#[test]
fn an_energy_technician_refuels_from_anywhere() {
    let f = fly(Specialization::EnergyTechnician, "basic");
    assert_eq!(f.after(1).fuel, 2);
    assert_eq!(f.after(1).reactors()[1], 5);
}

/// Proves NF-9.3.5 to NF-9.3.7, NF-9.3.11, NF-WE-43.
#[test]
fn temporary_shields_absorb_first() {
    let ship = frontier_ship().special(0, Specialization::EnergyTechnician);
    let f = ship.threat(1, Blue, FRIGATE).crew(&["> adv", KEEPER]).fly();
    assert_eq!(f.attacks(2, FRIGATE), [(Blue, 2, 2)]);
    assert_eq!(f.after(2).shields()[2], 1);
    let below = fly(Specialization::EnergyTechnician, "^ adv");
    assert_step!(
        below,
        2,
        Step::SpecialNoEffect {
            why: Why::WrongStation,
            ..
        }
    );
}

/// Proves NF-9.4.1, NF-9.4.2, NF-WE-44.
#[test]
fn a_pulse_gunner_fires_both_or_neither() {
    let f = fly(Specialization::PulseGunner, "basic");
    assert_eq!(f.after(1).reactors()[1], 1);
    assert_step!(
        f,
        1,
        Step::Activated {
            weapon: Weapon::PulseCannon,
            ..
        }
    );
    let ship = frontier_ship().special(0, Specialization::PulseGunner);
    let poor = ship.crew(&[".. basic", "A A", KEEPER]).fly();
    assert_no_step!(poor, 3, Step::Activated { .. });
    assert_eq!(poor.after(3).reactors()[1], 1);
}

/// Proves NF-9.4.4, NF-9.4.7, NF-WE-45.
#[test]
fn an_advanced_pulse_reaches_distance_3() {
    let ship = frontier_ship().boards("T7 T2 T3 T4");
    let ship = ship.special(0, Specialization::PulseGunner);
    let f = ship.threat(2, Red, FIGHTER).crew(&["^ adv", KEEPER]).fly();
    assert_eq!(f.shots(2), [(Weapon::PulseCannon, FIGHTER, 1)]);
}

/// Proves NF-9.5.3, NF-9.5.6, NF-9.5.8, NF-9.5.9, NF-8.4.1, NF-WE-46.
#[test]
fn a_medic_acts_first_and_stimulates() {
    let ship = frontier_ship().special(1, Specialization::Medic);
    let f = ship.crew(&["A+B", "basic", "C"]).fly();
    let medic = f.when(1, |s| matches!(s, Step::PlaysSpecial { crew: 1, .. }));
    let captain = f.when(1, |s| matches!(s, Step::Plays { crew: 0, .. }));
    assert!(medic < captain);
    assert_step!(
        f,
        1,
        Step::Activated {
            crew: 0,
            heroic: true,
            ..
        }
    );
    assert_no_step!(f, 1, Step::HeroicEnergy { .. });
    assert_no_step!(f, 1, Step::Stimulated { crew: 2, .. });
}

/// Proves NF-9.5.1, NF-9.5.4, NF-9.5.5.
#[test]
fn a_medic_moves_before_she_acts() {
    let ship = frontier_ship().special(1, Specialization::Medic);
    let f = ship.crew(&["^ . A", "basic&^", KEEPER]).fly();
    assert_eq!(f.place(1, 1), Some(LowerWhite));
    assert_step!(f, 1, Step::DelayIdle { crew: 0, .. });
}

/// Proves NF-9.5.2, NF-8.3.4, NF-8.4.2.
#[test]
fn a_medic_card_beside_an_action_is_ignored() {
    let f = fly(Specialization::Medic, "basic&A");
    assert_step!(
        f,
        1,
        Step::SpecialNoEffect {
            why: Why::BadPair,
            ..
        }
    );
    assert_step!(
        f,
        1,
        Step::Activated {
            crew: 0,
            heroic: false,
            ..
        }
    );
}

/// Proves NF-9.5.10, NF-9.5.13.
#[test]
fn an_inhibitor_protects_the_station_and_costs_a_point() {
    let ship = ship().special(1, Specialization::Medic).inside(1, SIREN);
    let f = ship.crew(&["C", "< adv"]).fly();
    assert!(f.is_knocked_out(2, 0));
    assert!(!f.is_knocked_out(2, 1));
    assert_eq!(f.after(2).special_points, -1);
}

/// Proves NF-9.6.5, NF-9.6.7, NF-9.6.10.
#[test]
fn a_teleporter_moves_somebody_to_somebody() {
    let ship = frontier_ship().special(1, Specialization::Teleporter);
    let f = ship
        .teleports(0, 2)
        .crew(&["", ". basic", "<", KEEPER])
        .fly();
    assert_eq!(f.place(2, 0), Some(UpperRed));
    let nobody = fly(Specialization::Teleporter, "basic");
    assert_step!(
        nobody,
        1,
        Step::SpecialNoEffect {
            why: Why::NothingToTeleport,
            ..
        }
    );
}

/// Proves NF-9.6.9, NF-WE-47.
#[test]
fn an_advanced_teleporter_crosses_the_ship() {
    let f = fly(Specialization::Teleporter, "> ^ adv");
    assert_eq!(f.place(3, 0), Some(UpperRed));
}

/// Proves NF-9.7.1, NF-9.7.2.
#[test]
fn a_hypernavigator_slows_all_threats() {
    let ship = frontier_ship().special(0, Specialization::Hypernavigator);
    let f = ship
        .threat(2, Red, FIGHTER)
        .inside(2, SABOTEUR_LEFT)
        .crew(&["^ basic", KEEPER])
        .fly();
    assert_eq!(f.threat(2, FIGHTER).position, 8);
    assert_eq!(f.threat(2, SABOTEUR_LEFT).position, 10);
    let above = fly(Specialization::Hypernavigator, "basic");
    assert_step!(
        above,
        1,
        Step::SpecialNoEffect {
            why: Why::WrongStation,
            ..
        }
    );
}

/// Proves NF-9.7.4 to NF-9.7.6, NF-WE-48.
#[test]
fn an_early_jump_skips_turns() {
    let f = fly(Specialization::Hypernavigator, "^ ........ adv");
    assert!(f.frames(11).is_empty());
    assert!(!f.frames(13).is_empty());
    let late = fly(Specialization::Hypernavigator, "^ .......... adv");
    assert_step!(
        late,
        12,
        Step::SpecialNoEffect {
            why: Why::WrongTurn,
            ..
        }
    );
}

/// Proves NF-9.8.1, NF-9.8.2, NF-8.4.3, NF-8.4.4.
#[test]
fn concentration_makes_the_next_action_heroic() {
    let f = fly(Specialization::SpecialOps, "basic C A A");
    assert_step!(f, 3, Step::Activated { heroic: true, .. });
    assert_step!(f, 4, Step::Activated { heroic: false, .. });
}

/// Proves NF-9.8.4, NF-WE-49.
#[test]
fn heroic_sources_do_not_add_up() {
    let ship = frontier_ship()
        .special(0, Specialization::SpecialOps)
        .special(1, Specialization::Medic);
    let f = ship.crew(&["basic basic A A", ".. basic", KEEPER]).fly();
    assert_step!(f, 3, Step::Activated { heroic: true, .. });
    assert_step!(f, 4, Step::Activated { heroic: false, .. });
}

/// Proves NF-9.8.5, NF-9.8.9, NF-9.8.10, NF-9.8.13, NF-9.8.14, NF-WE-50.
#[test]
fn a_protected_card_is_not_delayed() {
    let ship = frontier_ship().special(1, Specialization::SpecialOps);
    let f = ship.crew(&["^", "adv&^+A B", KEEPER]).fly();
    assert_step!(
        f,
        1,
        Step::Activated {
            crew: 1,
            weapon: Weapon::PulseCannon,
            ..
        }
    );
    assert_eq!(f.slots(1, 1), "adv&^+A B");
}

/// Proves NF-9.8.6.
#[test]
fn missed_maintenance_does_not_delay_a_protected_card() {
    let ship = frontier_ship().special(0, Specialization::SpecialOps);
    let f = ship.crew(&[".. adv&A", ".. A"]).fly();
    assert_eq!(f.slots(2, 0), ". . adv&A");
    assert_eq!(f.slots(2, 1), ". . . A");
}

/// Proves NF-9.8.11.
#[test]
fn a_protected_pilot_survives_the_ultra_fast_return() {
    let ship = frontier_ship().special(0, Specialization::SpecialOps);
    let f = ship.crew(&["< ^ C ^ C C C adv&C", KEEPER]).fly();
    assert_eq!(f.place(8, 0), Some(UpperRed));
    assert!(!f.is_knocked_out(8, 0));
    assert_eq!(f.after(8).crew()[0].squad, Squad::Disabled);
}

/// Proves NF-9.8.16, NF-AR-34.
#[test]
fn an_advanced_special_ops_card_alone_does_nothing() {
    let f = fly(Specialization::SpecialOps, "adv");
    assert_step!(
        f,
        1,
        Step::SpecialNoEffect {
            why: Why::BadPair,
            ..
        }
    );
}

/// Proves NF-9.9.1, NF-9.9.2, NF-9.9.13.
#[test]
fn a_squad_leader_repairs_the_hull() {
    let ship = frontier_ship().special(0, Specialization::SquadLeader);
    let ship = ship.old_damage(Blue, &[Tile::Structural, Tile::HeavyLaser]);
    let f = ship.crew(&["> C basic", KEEPER]).fly();
    assert_step!(
        f,
        3,
        Step::TileRepaired {
            tile: Tile::HeavyLaser,
            total: 1,
            ..
        }
    );
    assert!(!f.after(3).is_broken(Blue, Tile::HeavyLaser));
}

/// Proves NF-9.9.5, NF-9.9.6, NF-9.9.10.
#[test]
fn an_advanced_squad_leader_launches_from_afar() {
    let f = fly(Specialization::SquadLeader, "> C adv");
    assert_eq!(f.place(3, 0), None);
    let without = fly(Specialization::SquadLeader, "adv");
    assert_step!(
        without,
        1,
        Step::SpecialNoEffect {
            why: Why::NoSquad,
            ..
        }
    );
}

/// Proves NF-9.9.7, NF-14.1.3, NF-14.8.8, NF-WE-51.
#[test]
fn sealed_doors_stop_the_squad_leader() {
    let ship = frontier_ship().special(0, Specialization::SquadLeader);
    let ship = ship.inside(4, BREACHED_AIRLOCK);
    let f = ship.crew(&["> C < ^ adv", KEEPER]).fly();
    assert_eq!(f.place(5, 0), Some(UpperWhite));
}

/// Proves NF-9.9.11, NF-6.3.8.
#[test]
fn an_advanced_squad_leader_in_space_attacks_heroically() {
    let f = fly(Specialization::SquadLeader, "< ^ C ^ C adv");
    assert_step!(f, 6, Step::StaysInSpace { heroic: true, .. });
}

/// Proves NF-9.10.1, NF-9.10.2, NF-9.10.4, NF-WE-52.
#[test]
fn a_cube_strengthens_the_next_shot() {
    let ship = frontier_ship().special(0, Specialization::Mechanic);
    let f = ship
        .threat(2, White, FRIGATE)
        .crew(&["basic A! A", KEEPER])
        .fly();
    assert_eq!(f.shots(2), [(Weapon::HeavyLaserWhite, FRIGATE, 7)]);
    assert_eq!(f.shots(3), [(Weapon::HeavyLaserWhite, FRIGATE, 5)]);
}

/// Proves NF-9.10.10, NF-9.10.12.
#[test]
fn an_advanced_mechanic_repairs_two_points() {
    let ship = frontier_ship().special(0, Specialization::Mechanic);
    let f = ship
        .inside(1, CENTRAL_LASER_JAM)
        .crew(&["adv", KEEPER])
        .fly();
    assert_eq!(f.fate(CENTRAL_LASER_JAM), Fate::Destroyed);
    let idle = fly(Specialization::Mechanic, "adv");
    assert_step!(
        idle,
        1,
        Step::SpecialNoEffect {
            why: Why::NothingToRepair,
            ..
        }
    );
}
