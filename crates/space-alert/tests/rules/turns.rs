//! The course of a flight: turns, threats that appear, the jump (sections 5, 6 and 14).

use crate::rules::flight_builder::prelude::*;
use space_alert::mission::MissionFault;
use space_alert::score::Outcome;

/// The parts of a turn, in order.
fn parts(flown: &Flown, turn: u8) -> Vec<Part> {
    let part = |s| match s {
        Step::Part { part } => Some(part),
        _ => None,
    };
    flown.steps(turn).into_iter().filter_map(part).collect()
}

/// Proves SA-5.1, SA-2.7, SA-2.9, SA-2.10, SA-2.11, SA-2.12, SA-2.14, SA-AR-40.
#[test]
fn the_ship_starts_fresh() {
    let f = ship().crew(&["<", ">", "^", "A", "B"]).fly();
    let start = f.after_step(1, |s| *s == Step::Turn { turn: 1 });
    assert_eq!(start.shields(), [1, 1, 1]);
    assert_eq!(start.reactors(), [2, 3, 2]);
    assert_eq!(Zone::ALL.map(|z| start.shield_capacity(z)), [2, 3, 2]);
    assert_eq!(Zone::ALL.map(|z| start.reactor_capacity(z)), [3, 5, 3]);
    assert_eq!((start.fuel, start.rockets()), (3, 3));
    assert_eq!(start.rocket_track(), [false, false]);
    assert_eq!(start.stored, [Stored::Intact; 2]);
    assert_eq!(start.damage, [0; 3]);
    assert_eq!(start.looked, [0; 3]);
    assert!((1..=3).all(|phase| !start.is_maintained(phase)));
    assert!(
        start
            .crew()
            .iter()
            .all(|m| { m.at == Some(Station::BRIDGE) && m.squad == Squad::None && !m.knocked_out })
    );
}

/// Proves SA-5.2, SA-2.36, SA-4.42.
///
/// The list of threats may come in any order; what cannot be right is refused with its rule.
#[test]
fn threats_are_checked_before_the_flight() {
    let two = ship().threat(5, Red, FIGHTER).inside(2, ALIEN);
    let mission = two.mission().unwrap();
    assert_eq!(
        mission
            .threats()
            .iter()
            .map(|t| t.number)
            .collect::<Vec<_>>(),
        [2, 5]
    );

    let fault = |ship: Ship| ship.mission().unwrap_err();
    assert_eq!(
        fault(ship().threat(0, Red, FIGHTER)),
        MissionFault::BadNumber(0)
    );
    assert_eq!(
        fault(ship().threat(9, Red, FIGHTER)),
        MissionFault::BadNumber(0)
    );
    assert_eq!(
        fault(ship().threat(1, Red, ALIEN)),
        MissionFault::WrongTrack(0)
    );
    assert_eq!(
        fault(ship().inside(1, FIGHTER)),
        MissionFault::WrongTrack(0)
    );
    let twice = ship().threat(1, Red, FIGHTER).threat(1, Red, GUNSHIP);
    assert_eq!(fault(twice), MissionFault::SameSlot(1));
    let same = ship().threat(1, Red, FIGHTER).threat(2, Blue, FIGHTER);
    assert_eq!(fault(same), MissionFault::SameCard(1));
    assert_eq!(MissionFault::BadNumber(0).rule(), "SA-4.42");
}

/// Proves SA-5.3, SA-5.4, SA-5.5, SA-14.1, SA-14.5.
///
/// The table of steps of a full mission, turn by turn.
#[test]
fn the_steps_of_a_full_mission() {
    use Part::*;
    let f = ship()
        .boards("T1 T3 T7 T4")
        .inside(4, SABOTEUR_LEFT)
        .threat(8, White, ENERGY_CLOUD)
        .fly();
    for turn in 1..=12 {
        let mut expected = vec![PlayerActions, ComputeDamage, ThreatActions];
        if matches!(turn, 4 | 8) {
            expected.insert(0, ThreatAppears);
        }
        if matches!(turn, 2 | 5 | 9) {
            expected.push(MaintenanceCheck);
        }
        assert_eq!(parts(&f, turn), expected, "turn {turn}");
    }
    assert_eq!(parts(&f, 13), [ResolveRockets, ThreatActions, Jump]);
    let threat_actions = (1..=13)
        .flat_map(|turn| parts(&f, turn))
        .filter(|part| *part == ThreatActions);
    assert_eq!(threat_actions.count(), 13);
    // After the last player actions threats act twice more.
    for turn in [12, 13] {
        assert_step!(f, turn, Step::Advances { threat, .. } if threat.code() == ENERGY_CLOUD);
    }
    assert_step!(f, 13, Step::Jumped);
}

/// Proves SA-5.3, SA-14.8, SA-AR-46.
///
/// A test run has 7 action turns and then only Threat Actions and the jump.
#[test]
fn the_steps_of_a_test_run() {
    use Part::*;
    let f = ship()
        .level(Level::TestRun)
        .boards("T6 T7 T4 T1")
        .threat(3, White, MAN_OF_WAR)
        .crew(&["A", "A"])
        .fly();
    for turn in 1..=7 {
        let mut expected = vec![PlayerActions, ComputeDamage, ThreatActions];
        if turn == 3 {
            expected.insert(0, ThreatAppears);
        }
        assert_eq!(parts(&f, turn), expected, "turn {turn}");
    }
    assert_eq!(parts(&f, 8), [ThreatActions, Jump]);
    for turn in [7, 8] {
        assert_step!(f, turn, Step::Advances { .. });
    }
    assert_step!(f, 8, Step::Jumped);
    assert!(f.frames(9).is_empty());
}

/// Proves SA-5.6, SA-1.6, SA-11.10.
///
/// The ship breaks under the first of two threats: the second does not even move, and nothing follows.
#[test]
fn a_lost_ship_stops_in_the_middle_of_a_step() {
    // Octopus on T1, number 1: Z in turn 5 with 2 x 8 points.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, OCTOPUS)
        .threat(5, White, GUNSHIP)
        .fly();
    let Loss::ZoneDestroyed { zone } = f.loss().1 else {
        panic!("a zone is destroyed");
    };
    assert_eq!((f.loss().0, zone, f.loss().2), (5, Red, OCTOPUS));
    let last = *f.film.steps().last().unwrap();
    assert!(matches!(last, Step::Lost { .. }), "{last:?}");
    assert_no_step!(f, 5, Step::Advances { threat, .. } if threat.code() == GUNSHIP);
    assert_eq!(f.after(5).damage, [6, 0, 0]);
    assert!(f.frames(6).is_empty());
}

/// Proves SA-6.1, SA-6.2, SA-5.5, SA-4.44, SA-EX-02.
///
/// "Time T+2, threat, zone white": nothing in turn 1, on the start square of the white board in turn 2.
#[test]
fn a_threat_appears_on_the_start_square_of_its_trajectory() {
    let f = ship()
        .boards("T7 T5 T6 T1")
        .threat(2, White, FIGHTER)
        .inside(3, ALIEN)
        .fly();
    assert_no_step!(
        f,
        1,
        Step::Appears { .. }
            | Step::Part {
                part: Part::ThreatAppears
            }
    );
    assert_eq!(f.threat(1, FIGHTER).fate, Fate::Waiting);
    assert_step!(f, 2, Step::Appears { threat, position: 14 } if threat.code() == FIGHTER);
    assert_step!(f, 3, Step::Appears { threat, position: 10 } if threat.code() == ALIEN);
}

/// Proves SA-6.3, SA-6.6, SA-6.7, SA-EX-59.
///
/// Number 4 can be shot in turn 4 on its start square; number 6 is not there yet.
#[test]
fn a_threat_can_be_shot_when_it_appears_and_not_before() {
    let f = ship()
        .boards("T7 T5 T6 T1")
        .threat(4, White, GUNSHIP)
        .threat(6, White, FIGHTER)
        .crew(&[". . A A . A", KEEPER])
        .fly();
    assert_step!(
        f,
        3,
        Step::Misses {
            weapon: Weapon::HeavyLaserWhite,
            ..
        }
    );
    assert_eq!(f.square(4, GUNSHIP), Some(14));
    assert_eq!(f.hit(4, GUNSHIP), Some(3));
    assert_eq!(f.square(4, FIGHTER), None);
    assert_eq!(f.threat(4, FIGHTER).damage, 0);
    // It moves for the first time in Threat Actions of its own turn.
    assert_step!(
        f,
        4,
        Step::Advances {
            from: 14,
            to: 12,
            ..
        }
    );
    assert_no_step!(f, 5, Step::Advances { threat, .. } if threat.code() == FIGHTER);
    assert_step!(f, 6, Step::Advances { from: 14, to: 11, threat } if threat.code() == FIGHTER);
}

/// Proves SA-6.4, SA-6.5, SA-6.6.
///
/// A malfunction covers its systems and an intruder stands in its station from the moment they appear.
#[test]
fn tokens_are_placed_at_once() {
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(2, UPRISING)
        .inside(3, TROOPERS_BLUE)
        .crew(&["> C", "> C . ^ ^ ^", KEEPER])
        .fly();
    let appeared = f.after_step(2, |s| matches!(s, Step::Appears { .. }));
    assert_eq!(
        Station::ALL.map(|s| appeared.blocked(System::C).has(s)),
        Station::ALL.map(|s| matches!(s, LowerRed | UpperBlue))
    );
    // Two repairs in the turn of its appearance; no squad was taken.
    assert_eq!(f.threat(2, UPRISING).damage, 2);
    let appeared = f.after_step(3, |s| matches!(s, Step::Appears { .. }));
    let troopers = appeared
        .threats()
        .iter()
        .find(|t| t.id == card(TROOPERS_BLUE))
        .unwrap();
    assert_eq!(troopers.at.iter().collect::<Vec<_>>(), [LowerBlue]);
}

/// Proves SA-4.5, SA-4.8, SA-4.17, SA-7.7, SA-7.21, SA-EX-01.
///
/// Red arrow, nothing, A: the bottom halves play no part.
#[test]
fn a_plan_of_three_turns() {
    let f = ship().crew(&["< . A", KEEPER]).fly();
    assert_eq!(f.place(1, 0), Some(UpperRed));
    assert_step!(f, 2, Step::Idle { crew: 0 });
    assert_step!(
        f,
        3,
        Step::Activated {
            crew: 0,
            weapon: Weapon::HeavyLaserRed,
            ..
        }
    );
    assert_eq!(f.place(3, 0), Some(UpperRed));
}

/// Proves SA-1.4, SA-3.24.
///
/// The Resolution Round decides nothing by itself: the same mission and plan give the same flight.
#[test]
fn the_same_plan_gives_the_same_flight() {
    let fly = || {
        ship()
            .boards("T6 T2 T4 T1")
            .threat(1, Blue, PULSE_BALL)
            .inside(2, SEEKER)
            .threat(3, Red, SCOUT)
            .crew(&["< A A . ^", "> B A", "^ A C C", KEEPER])
            .fly()
    };
    let (a, b) = (fly(), fly());
    assert_eq!(a.outcome, b.outcome);
    assert!(a.film.frames == b.film.frames);
}

/// Proves SA-1.1, SA-1.2, SA-1.5, SA-14.7, SA-15.1, SA-12.5.
///
/// One outcome for the whole crew: the ship jumps, knocked-out members included.
#[test]
fn the_crew_wins_together() {
    // Psionic Satellite on T1, number 1: Z in turn 5 knocks everybody out.
    let f = ship()
        .threat(1, Red, PSIONIC_SATELLITE)
        .crew(&["A", "B", KEEPER])
        .fly();
    assert!((0..3).all(|crew| f.is_knocked_out(5, crew)));
    assert_step!(f, 13, Step::Jumped);
    assert!(matches!(f.outcome, Outcome::Survived { .. }));
}

/// Proves SA-14.3, SA-7.48.
///
/// After the rocket of turn 13 the pilot comes home with the squad.
#[test]
fn the_interceptors_come_home_in_turn_thirteen() {
    let f = ship()
        .crew(&["!LR C ^ ....... C R", "> ^ ..... .... C", KEEPER])
        .fly();
    assert_eq!(f.place(12, 0), None);
    let rocket = f.when(13, |s| {
        matches!(
            s,
            Step::Misses {
                weapon: Weapon::Rocket,
                ..
            }
        )
    });
    let home = f.when(13, |s| *s == Step::Returns { crew: 0 });
    let threats = f.when(13, |s| {
        *s == Step::Part {
            part: Part::ThreatActions,
        }
    });
    assert!(rocket < home && home < threats);
    assert_eq!(f.place(13, 0), Some(UpperRed));
    assert_eq!(f.after(13).crew()[0].squad, Squad::Active);
    // The interceptors do not attack any more.
    assert_no_step!(
        f,
        13,
        Step::Fires { .. }
            | Step::Misses {
                weapon: Weapon::Interceptors,
                ..
            }
    );
}

/// Proves SA-14.3, SA-21.66, SA-AR-33.
///
/// Upper Red is contaminated: the pilot who comes home in turn 13 is knocked out, -2 and -1.
#[test]
fn coming_home_to_a_contaminated_station_knocks_out() {
    // Contamination on T7, number 5: Z in turn 12.
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(5, CONTAMINATION)
        .crew(&["!LR C ^ C R R R R R R R R", KEEPER])
        .fly();
    assert_eq!(f.acts(12, CONTAMINATION), [Z]);
    assert!(!f.is_knocked_out(12, 0));
    assert_step!(f, 13, Step::KnockedOut { crew: 0, .. });
    assert_eq!(
        (f.score().knocked_out, f.score().disabled_battlebots),
        (-2, -1)
    );
}

/// Proves SA-14.4, SA-10.9.
///
/// The last Threat Actions are complete: a Z in turn 13 counts like any other.
#[test]
fn threats_act_fully_in_turn_thirteen() {
    // Gunship on T2, number 8: square 1 in turn 12 is Z; on T3 in turn 13.
    let f = ship().boards("T1 T3 T2 T4").threat(8, White, GUNSHIP).fly();
    assert_eq!(f.acts(13, GUNSHIP), [Z]);
    assert_eq!(f.attacks(13, GUNSHIP).len(), 1);
    assert_eq!(f.fate(GUNSHIP), Fate::Survived);
    assert_eq!(f.score().survived, 2);
}

/// Proves SA-14.5, SA-14.6.
///
/// A Gunship two squares from the ship at the jump does nothing more and gives no points.
#[test]
fn threats_left_behind_count_nothing() {
    // T6, number 8: square 3 after turn 13.
    let f = ship().boards("T1 T6 T2 T4").threat(8, White, GUNSHIP).fly();
    assert_eq!(f.threat(13, GUNSHIP).position, 3);
    assert_eq!(f.fate(GUNSHIP), Fate::InPlay);
    let jump = f.when(13, |s| *s == Step::Part { part: Part::Jump });
    let after: Vec<_> = f.steps(13)[jump..].to_vec();
    assert_eq!(
        after,
        [
            Step::Part { part: Part::Jump },
            Step::Jumped,
            Step::TurnEnds { turn: 13 }
        ]
    );
    assert_eq!((f.score().destroyed, f.score().survived), (0, 0));
}
