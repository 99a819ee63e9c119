//! Malfunctions with rules of their own (SA-21.8 to SA-21.24, SA-21.52 to SA-21.59, SA-21.64, SA-21.70 to SA-21.72).

use crate::rules::flight_builder::prelude::*;

/// Proves SA-21.8, SA-10.27.
///
/// The Saboteur robs the reactor of the zone it has moved to; an empty one costs a damage instead.
#[test]
fn the_saboteur_robs_where_it_stands() {
    // T4, speed 4: X in the turn of its number, Y in the next, Z in the third.
    for (code, zone) in [(SABOTEUR_RIGHT, Blue), (SABOTEUR_LEFT, Red)] {
        let f = ship().boards("T1 T2 T3 T4").inside(1, code).fly();
        assert_eq!(f.acts(2, code), [Y]);
        let mut reactors = [2, 3, 2];
        reactors[zone.index()] -= 1;
        assert_eq!(f.after(2).reactors(), reactors);
        assert_eq!(f.harms(3, code), [(zone, 2)]);
    }
    let f = ship()
        .boards("T1 T2 T3 T4")
        .inside(3, SABOTEUR_RIGHT)
        .crew(&["> A A", KEEPER])
        .fly();
    assert_eq!(f.after(3).reactors()[2], 0);
    assert_eq!(f.harms(4, SABOTEUR_RIGHT), [(Blue, 1)]);
}

/// Proves SA-21.9, SA-21.1.
///
/// Hacked Shields: X empties the shield, Y the reactor of its zone; meanwhile B charges nothing.
#[test]
fn hacked_shields_drain_their_zone() {
    // T4, number 1: X in turn 2, Y in turn 4, Z in turn 6.
    for (code, zone, way) in [
        (HACKED_SHIELDS_RED, Red, "<"),
        (HACKED_SHIELDS_BLUE, Blue, ">"),
    ] {
        let f = ship()
            .boards("T1 T2 T3 T4")
            .inside(1, code)
            .crew(&[&format!("{way} . B"), KEEPER])
            .fly();
        let z = zone.index();
        assert_eq!((f.after(1).shields()[z], f.after(2).shields()[z]), (1, 0));
        assert_step!(f, 3, Step::Repairs { .. });
        assert_eq!((f.after(3).shields()[z], f.after(3).reactors()[z]), (0, 2));
        assert_eq!(f.after(4).reactors()[z], 0);
        assert_eq!(f.harms(6, code), [(zone, 2)]);
    }
}

/// Proves SA-21.10, SA-21.12, SA-21.14, SA-21.16, SA-EX-47.
///
/// Three rockets: 3 hit points. One repair, then Z: 3 x (3 - 1) damage to blue, and no rocket ever again.
#[test]
fn unstable_warheads() {
    // T7, speed 3, number 3: Z in turn 7.
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(3, UNSTABLE_WARHEADS)
        .crew(&["> ^ C .... C", KEEPER])
        .fly();
    assert_eq!(f.threat(3, UNSTABLE_WARHEADS).hit_points, 3);
    assert_step!(
        f,
        3,
        Step::Repairs {
            crew: 0,
            system: System::C,
            damage: 1,
            hit_points: 3,
            ..
        }
    );
    assert_eq!(
        (f.after(3).rockets(), f.after(3).rocket_track()),
        (3, [false, false])
    );
    assert_eq!(f.acts(7, UNSTABLE_WARHEADS), [Z]);
    assert_eq!(f.harms(7, UNSTABLE_WARHEADS), [(Blue, 6)]);
    assert_eq!(f.why(8, 0), Some(Why::Irreparable));
}

/// Proves SA-21.10, SA-21.15, SA-EX-47.
///
/// One rocket stored and one on its way: 1 hit point, and the rocket on its way still hits.
#[test]
fn warheads_count_stored_rockets() {
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(5, UNSTABLE_WARHEADS)
        .threat(4, Blue, FRIGATE)
        .crew(&["> ^ C C C", KEEPER])
        .fly();
    let appeared = f.after_step(5, |s| matches!(s, Step::Appears { .. }));
    assert_eq!(
        (appeared.rockets(), appeared.rocket_track()),
        (1, [false, true])
    );
    assert_eq!(f.threat(5, UNSTABLE_WARHEADS).hit_points, 1);
    assert_eq!(f.shots(5), [(Weapon::Rocket, FRIGATE, 3)]);
    // The C of turn 5 repaired it.
    assert_eq!(f.threat(5, UNSTABLE_WARHEADS).fate, Fate::Destroyed);
    assert_eq!(f.after(5).rockets(), 1);
}

/// Proves SA-21.11.
#[test]
fn warheads_without_rockets_are_destroyed_at_once() {
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(6, UNSTABLE_WARHEADS)
        .crew(&["> ^ C C C C", KEEPER])
        .fly();
    assert_step!(
        f,
        6,
        Step::Destroyed {
            by: Blow::NoRockets,
            points: 4,
            ..
        }
    );
    assert!(f.after(6).blocked(System::C).is_empty());
    assert_eq!(f.why(6, 0), Some(Why::NoRocket));
    assert_eq!(f.score().destroyed, 4);
}

/// Proves SA-21.13, SA-21.33.
///
/// Blue Slime eats a rocket: one hit point less, and with two repairs the warheads are gone.
#[test]
fn slime_can_finish_the_warheads() {
    let slime_and_warheads = ship()
        .boards("T4 T2 T3 T1")
        .inside(1, SLIME_BLUE)
        .inside(2, UNSTABLE_WARHEADS);
    // T1: Slime X in turn 3, Warheads Z in turn 4.
    let f = slime_and_warheads.clone().fly();
    assert_eq!(
        (
            f.threat(2, UNSTABLE_WARHEADS).hit_points,
            f.threat(3, UNSTABLE_WARHEADS).hit_points
        ),
        (3, 2)
    );
    assert_eq!(f.harms(4, UNSTABLE_WARHEADS), [(Blue, 6)]);
    // Two players enter the slime in turn 1, so their C comes in turn 3.
    let f = slime_and_warheads.crew(&["!LB C", "!LB C", KEEPER]).fly();
    assert_eq!(f.at(3, Part::ThreatActions).threats()[1].damage, 2);
    assert_step!(f, 3, Step::RocketDestroyed { left: 2 });
    assert_eq!(f.threat(3, UNSTABLE_WARHEADS).fate, Fate::Destroyed);
    assert_eq!(f.score().destroyed, 4);
}

/// Proves SA-21.18, SA-21.19, SA-13.3.
///
/// While the Virus is there, C on the bridge repairs it and leaves the computer alone.
#[test]
fn a_virus_blocks_the_computer() {
    // T4, number 1: X in turn 2 (10, 7), Y in turn 3, Z in turn 4 (1).
    let f = ship()
        .boards("T1 T2 T3 T4")
        .inside(1, VIRUS)
        .crew(&["C", "< A A", ". . A"])
        .fly();
    assert_step!(
        f,
        1,
        Step::Repairs {
            crew: 0,
            system: System::C,
            ..
        }
    );
    assert_step!(
        f,
        2,
        Step::ComputerCheck {
            phase: 1,
            passed: false
        }
    );
    // X takes 1 from each reactor that has any; the red one had 1 left after the shot.
    assert_eq!(f.after(2).reactors(), [0, 2, 1]);
    assert_step!(
        f,
        3,
        Step::DelayIdle {
            cause: DelayCause::Threat,
            ..
        }
    );
    // Three repairs in turn 1 free the computer for the fourth player.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .inside(1, VIRUS)
        .crew(&["C", "C", "C", "C"])
        .fly();
    assert_step!(f, 1, Step::Maintains { crew: 3, phase: 1 });
}

/// Proves SA-21.19.
///
/// An empty reactor gives nothing and does not go below zero.
#[test]
fn a_virus_takes_nothing_from_an_empty_reactor() {
    let f = ship()
        .boards("T1 T2 T3 T5")
        .inside(4, VIRUS)
        .crew(&["< A A", KEEPER])
        .fly();
    // T5, number 4: X in turn 4 (14, 11).
    assert_eq!(f.acts(4, VIRUS), [X]);
    assert_eq!(f.after(4).reactors(), [0, 2, 1]);
}

/// Proves SA-21.20, SA-21.21, SA-21.2.
///
/// The Overheated Reactor: B repairs instead of refuelling, side reactors draw on, X burns by the energy left, Y takes
/// a capsule.
#[test]
fn an_overheated_reactor() {
    // T4, number 2: X in turn 3, Y in turn 5, Z in turn 7.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .inside(2, OVERHEATED_REACTOR)
        .crew(&["^ B", "!LB B", KEEPER])
        .fly();
    assert_step!(
        f,
        2,
        Step::Repairs {
            crew: 0,
            damage: 1,
            ..
        }
    );
    assert_eq!(f.after(2).fuel, 3);
    assert_step!(
        f,
        2,
        Step::EnergyMoved {
            crew: 1,
            amount: 1,
            ..
        }
    );
    assert_eq!(f.acts(3, OVERHEATED_REACTOR), [X]);
    assert_eq!(f.harms(3, OVERHEATED_REACTOR), [(White, 2)]);
    assert_eq!(f.after(3).reactors()[1], 2);
    assert_step!(f, 5, Step::FuelLost { left: 2 });
    assert_eq!(f.harms(7, OVERHEATED_REACTOR), [(White, 3)]);
}

/// Proves SA-21.22, SA-21.23, SA-21.24, SA-7.4, SA-EX-55.
///
/// The last repair scalds everyone beside the reactor at that moment, not those who have left or come later.
#[test]
fn the_last_repair_of_the_reactor_scalds() {
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(2, OVERHEATED_REACTOR)
        .crew(&[
            "!LR .. >", // leaves Lower Red before the repair
            "^ B B B",  // repairs it completely in turn 4
            "!LB .. A", // in Lower Blue, has not acted yet
            "< .. ^ A", // enters Lower Red after the repair
            "C",
        ])
        .fly();
    assert_step!(
        f,
        4,
        Step::Destroyed {
            by: Blow::Repair,
            ..
        }
    );
    let out: Vec<_> = (0..5).filter(|&c| f.is_knocked_out(4, c)).collect();
    assert_eq!(out, [2]);
    assert_no_step!(f, 4, Step::Plays { crew: 2, .. } | Step::Activated { .. });
    assert_eq!(
        (f.place(4, 0), f.place(4, 3)),
        (Some(LowerWhite), Some(LowerRed))
    );
    assert_step!(f, 5, Step::Activated { crew: 3, .. });
}

/// Proves SA-21.23.
///
/// Who entered Lower Red or Lower Blue earlier in the same turn is hit.
#[test]
fn steam_hits_who_has_just_entered() {
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(2, OVERHEATED_REACTOR)
        .crew(&["< .. ^", "^ B B B", "> . ^", KEEPER])
        .fly();
    let out: Vec<_> = (0..4).filter(|&c| f.is_knocked_out(4, c)).collect();
    assert_eq!(out, [0, 2]);
}

/// Proves SA-21.52, SA-21.53, SA-21.55.
///
/// Crossed Wires X: the reactor fills the shield, the rest leaks and burns the zone.
#[test]
fn crossed_wires_short_the_centre() {
    // T4, speed 3, number 2: X in turn 3 (10, 7), Y in turn 4 (4), Z in turn 5 (1).
    let wires = ship().boards("T1 T2 T3 T4").inside(2, CROSSED_WIRES);
    let f = wires.clone().crew(&[". B", KEEPER]).fly();
    assert_step!(
        f,
        2,
        Step::Repairs {
            crew: 0,
            system: System::B,
            ..
        }
    );
    assert_eq!((f.after(2).shields()[1], f.after(2).reactors()[1]), (1, 3));
    // 2 fit into the shield, 1 leaks.
    assert_step!(f, 3, Step::EnergyShorted { amount: 2, .. });
    assert_eq!((f.after(3).shields()[1], f.after(3).reactors()[1]), (3, 0));
    assert_eq!(
        (f.harms(3, CROSSED_WIRES), f.after(3).damage),
        (vec![(White, 1)], [0, 1, 0])
    );
    // With the shield charged before, everything leaks.
    let f = wires.crew(&["B", "^ . B", KEEPER]).fly();
    assert_eq!(f.at(3, Part::ThreatActions).reactors()[1], 5);
    assert_eq!(f.harms(3, CROSSED_WIRES), [(White, 5)]);
}

/// Proves SA-21.54, SA-21.55.
///
/// Y: the central shield leaks. Z: all three reactors leak, each unit a damage to its own zone.
#[test]
fn crossed_wires_leak() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .inside(2, CROSSED_WIRES)
        .pile(
            White,
            &[
                Tile::Structural,
                Tile::HeavyLaser,
                Tile::LightLaser,
                Tile::Gravolift,
            ],
        )
        .crew(&["^ ... B", KEEPER])
        .fly();
    assert_eq!(f.acts(4, CROSSED_WIRES), [Y]);
    assert_eq!(f.harms(4, CROSSED_WIRES), [(White, 3)]);
    assert_eq!(f.after(4).shields()[1], 0);
    // Refuelled to 5 in turn 5, just before Z: 4 white tiles before, so the ship is lost in white.
    assert_eq!(f.after(4).damage, [0, 4, 0]);
    assert_eq!(
        f.loss(),
        (5, Loss::ZoneDestroyed { zone: White }, CROSSED_WIRES)
    );

    let f = ship()
        .boards("T1 T2 T3 T4")
        .inside(2, CROSSED_WIRES)
        .crew(&[KEEPER])
        .fly();
    assert_eq!(f.harms(5, CROSSED_WIRES), [(Red, 2), (Blue, 2)]);
    assert_eq!(f.after(5).reactors(), [0; 3]);
    assert_eq!(f.after(5).damage, [2, 4, 2]);
}

/// Proves SA-21.56, SA-21.57, SA-EX-56.
///
/// Battlebot Uprising: one C in each of its stations in one turn gives 2 + 1; two in one station only 2.
#[test]
fn the_uprising_is_put_down_from_two_sides() {
    let uprising = ship().boards("T1 T2 T3 T7").inside(2, UPRISING);
    let f = uprising.clone().crew(&["!LR C", "> C", KEEPER]).fly();
    assert_eq!(f.after(2).stored, [Stored::Intact; 2]);
    assert_step!(
        f,
        2,
        Step::ServedTogether {
            bonus: 1,
            damage: 3,
            ..
        }
    );
    assert_eq!(f.threat(2, UPRISING).damage, 3);
    let f = uprising.clone().crew(&["!LR C", "!LR C", KEEPER]).fly();
    assert_eq!(f.threat(2, UPRISING).damage, 2);
    assert_no_step!(f, 2, Step::ServedTogether { .. });
    // One in each of two turns is not together.
    let f = uprising.clone().crew(&["!LR C", "> . C", KEEPER]).fly();
    assert_eq!(f.threat(3, UPRISING).damage, 2);
    // The bonus alone can finish it: 2 + 1, then 1 more needed.
    let f = uprising.crew(&["!LR C", "> C", "!LR . C", KEEPER]).fly();
    assert_eq!(f.threat(3, UPRISING).fate, Fate::Destroyed);
    assert_eq!(f.score().destroyed, 8);
}

/// Proves SA-21.57.
///
/// Repaired completely in the middle of the turn there is nothing left to give a bonus to; the bonus can also be the
/// last straw.
#[test]
fn the_bonus_comes_at_the_end_of_the_step() {
    let uprising = ship().boards("T1 T2 T3 T7").inside(2, UPRISING);
    let f = uprising.clone().crew(&["!LR C C", "> C C", KEEPER]).fly();
    // Turn 2: 3 damage. Turn 3: the first C finishes it, the second takes a squad.
    assert_step!(
        f,
        3,
        Step::Destroyed {
            by: Blow::Repair,
            ..
        }
    );
    assert_step!(f, 3, Step::SquadTaken { crew: 1, .. });
    assert_no_step!(f, 3, Step::ServedTogether { .. });

    let f = uprising.crew(&["!LR C", "!LR . C", "> . C", KEEPER]).fly();
    assert_eq!(f.threat(2, UPRISING).damage, 1);
    assert_step!(f, 3, Step::ServedTogether { damage: 4, .. });
    assert_step!(
        f,
        3,
        Step::Destroyed {
            by: Blow::Together,
            ..
        }
    );
}

/// Proves SA-21.58.
///
/// X knocks out every leader of an active squad on the ship, but not the pilot outside.
#[test]
fn the_uprising_takes_the_squad_leaders() {
    // T5, number 4: X in turn 5 (12, 10).
    let f = ship()
        .boards("T1 T2 T3 T5")
        .inside(4, UPRISING)
        .crew(&["!LR C ^ C R R R R R", "> C < ^", KEEPER])
        .fly();
    assert_eq!(f.acts(5, UPRISING), [X]);
    assert_eq!(f.place(5, 0), None);
    assert!(!f.is_knocked_out(5, 0));
    assert!(f.is_knocked_out(5, 1));
    assert_eq!(f.after(5).crew()[1].squad, Squad::Lost);
    assert!(!f.is_knocked_out(5, 2));
}

/// Proves SA-21.58.
///
/// A disabled squad does not rise.
#[test]
fn a_disabled_squad_does_not_rise() {
    // The Skirmishers (number 3) disable the squad in turn 3.
    let f = ship()
        .boards("T1 T2 T3 T5")
        .inside(3, SKIRMISHERS_BLUE)
        .inside(4, UPRISING)
        .crew(&["> C R <", KEEPER])
        .fly();
    assert_eq!(f.acts(5, UPRISING), [X]);
    assert!(!f.is_knocked_out(5, 0));
}

/// Proves SA-21.59, SA-AR-03, SA-AR-52.
///
/// Y: who is in Lower Red or Upper Blue, squads or not. Z: who is not on the bridge. Never the pilot.
#[test]
fn the_uprising_strikes_its_stations_and_then_the_ship() {
    // T4, number 5: X in turn 6, Y in turn 8, Z in turn 10.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .inside(5, UPRISING)
        .crew(&["!LR C ^ C R R R R R R R", "!LR", "!UB", "^", KEEPER])
        .fly();
    assert_eq!(f.acts(8, UPRISING), [Y]);
    let out = |turn| {
        (0..5)
            .filter(|&c| f.is_knocked_out(turn, c))
            .collect::<Vec<_>>()
    };
    assert_eq!(out(7), [0; 0]);
    assert_eq!(out(8), [1, 2]);
    assert_eq!(f.acts(10, UPRISING), [Z]);
    assert_eq!(out(10), [1, 2, 3]);
    assert_eq!(f.place(10, 0), None);
}

/// Proves SA-21.64, SA-EX-57.
///
/// Power System Overload: one B in each lower station gives 3 + 2; with a heroic one 6.
#[test]
fn an_overload_is_repaired_from_three_sides() {
    let overload = ship().boards("T1 T2 T3 T7").inside(2, OVERLOAD);
    let f = overload
        .clone()
        .crew(&["!LR B", "^ B", "!LB B", KEEPER])
        .fly();
    assert_step!(
        f,
        2,
        Step::ServedTogether {
            bonus: 2,
            damage: 5,
            ..
        }
    );
    assert_eq!(f.threat(2, OVERLOAD).damage, 5);
    let f = overload
        .clone()
        .crew(&["!LR B", "^ B!", "!LB B", KEEPER])
        .fly();
    assert_eq!(f.threat(2, OVERLOAD).damage, 6);
    // Two stations are not enough.
    let f = overload.crew(&["!LR B", "^ B", "^ . B", KEEPER]).fly();
    assert_eq!(f.threat(2, OVERLOAD).damage, 2);
}

/// Proves SA-21.4, SA-10.27.
///
/// Overload X: 2 energy from the central reactor. Y: 1 from each. Z: 3 damage to each zone.
#[test]
fn an_overload_eats_energy() {
    // T4, speed 3, number 1: X in turn 2, Y in turn 3, Z in turn 4.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .inside(1, OVERLOAD)
        .crew(&[". A", KEEPER])
        .fly();
    assert_eq!(f.after(2).reactors(), [2, 0, 2]);
    assert_eq!(f.after(3).reactors(), [1, 0, 1]);
    assert_eq!(f.harms(4, OVERLOAD), [(Red, 3), (White, 3), (Blue, 3)]);
}

/// Proves SA-21.70, SA-21.71, SA-EX-51.
///
/// Nuclear Device: two players in turn 5 do nothing, three in turn 6 repair it.
#[test]
fn three_players_disarm_the_nuclear_device() {
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(4, NUCLEAR_DEVICE)
        .crew(&["!LW ... C C", "!LW ... C C", "!LW .... C", KEEPER])
        .fly();
    assert_eq!(f.threat(5, NUCLEAR_DEVICE).damage, 0);
    assert_eq!(
        (f.why(5, 0), f.why(5, 1)),
        (Some(Why::NeedsThree), Some(Why::NeedsThree))
    );
    assert_step!(
        f,
        6,
        Step::Repairs {
            crew: 2,
            damage: 1,
            ..
        }
    );
    assert_eq!(f.threat(6, NUCLEAR_DEVICE).fate, Fate::Destroyed);
    assert_eq!(f.score().destroyed, 12);
    assert_eq!(f.after(6).looked, [0; 3]);
}

/// Proves SA-21.71.
///
/// Two in one turn and one in the next are not three.
#[test]
fn attempts_to_disarm_do_not_carry_over() {
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(4, NUCLEAR_DEVICE)
        .crew(&["!LW ... C", "!LW ... C", "!LW .... C", KEEPER])
        .fly();
    assert_eq!(f.why(6, 2), Some(Why::NeedsThree));
    assert_eq!(f.loss().2, NUCLEAR_DEVICE);
}

/// Proves SA-21.72, SA-7.40, SA-13.6.
///
/// After the third player the fourth and fifth look out of the window.
#[test]
fn after_the_device_the_windows_work_again() {
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(2, NUCLEAR_DEVICE)
        .crew(&["!LW C", "!LW C", "!LW C", "!LW C", "!LW C"])
        .fly();
    assert_step!(
        f,
        2,
        Step::Destroyed {
            by: Blow::Repair,
            ..
        }
    );
    assert_step!(
        f,
        2,
        Step::Looks {
            crew: 3,
            together: 1
        }
    );
    assert_step!(
        f,
        2,
        Step::Looks {
            crew: 4,
            together: 2
        }
    );
    assert_eq!(f.after(2).looked[0], 2);
}
