//! The ship, the boards and the decks (section 2).

use crate::rules::flight_builder::prelude::*;
use space_alert::action::{Action, Card, HEROIC_CARDS, action_deck};
use space_alert::mission::{MAX_CREW, MissionFault, Plan};
use space_alert::threats::{Colour, Location, Severity};
use space_alert::{Deck, ThreatId, Trajectory};

/// Proves SA-2.1, SA-2.2, SA-2.3, SA-2.4.
#[test]
fn six_stations_with_doors_and_gravolifts() {
    assert_eq!(Station::ALL.len(), 6);
    for station in Station::ALL {
        assert_eq!(Station::new(station.zone(), station.deck()), station);
    }
    let adjacent: Vec<(Station, Vec<Station>)> = Station::ALL
        .map(|s| {
            (
                s,
                Station::ALL
                    .into_iter()
                    .filter(|o| s.is_adjacent(*o))
                    .collect(),
            )
        })
        .to_vec();
    assert_eq!(
        adjacent,
        [
            (UpperRed, vec![UpperWhite, LowerRed]),
            (UpperWhite, vec![UpperRed, UpperBlue, LowerWhite]),
            (UpperBlue, vec![UpperWhite, LowerBlue]),
            (LowerRed, vec![UpperRed, LowerWhite]),
            (LowerWhite, vec![UpperWhite, LowerRed, LowerBlue]),
            (LowerBlue, vec![UpperBlue, LowerWhite]),
        ]
    );
    assert_eq!(
        Station::ALL
            .iter()
            .filter(|s| s.deck() == Deck::Upper)
            .count(),
        3
    );
}

/// Proves SA-2.5.
///
/// What A, B and C do in each station.
#[test]
fn the_systems_of_the_stations() {
    use Container::{Bank, Reactor, Shield};
    for (way, station, weapon, (from, to)) in [
        (
            "!UR",
            UpperRed,
            Weapon::HeavyLaserRed,
            (Reactor(Red), Shield(Red)),
        ),
        (
            "!UW",
            UpperWhite,
            Weapon::HeavyLaserWhite,
            (Reactor(White), Shield(White)),
        ),
        (
            "!UB",
            UpperBlue,
            Weapon::HeavyLaserBlue,
            (Reactor(Blue), Shield(Blue)),
        ),
        (
            "!LR",
            LowerRed,
            Weapon::LightLaserRed,
            (Reactor(White), Reactor(Red)),
        ),
        (
            "!LW",
            LowerWhite,
            Weapon::PulseCannon,
            (Bank, Reactor(White)),
        ),
        (
            "!LB",
            LowerBlue,
            Weapon::LightLaserBlue,
            (Reactor(White), Reactor(Blue)),
        ),
    ] {
        let f = ship().crew(&[&format!("{way} A B C"), KEEPER]).fly();
        assert_step!(f, 2, Step::Activated { weapon: w, .. } if w == weapon);
        assert_step!(f, 3, Step::EnergyMoved { from: a, to: b, .. } if (a, b) == (from, to));
        match station {
            // Without a squad there is no launch.
            UpperRed => assert_eq!(f.why(4, 0), Some(Why::NoSquad)),
            UpperWhite => assert_step!(f, 4, Step::Maintains { crew: 0, .. }),
            UpperBlue | LowerRed => assert_step!(f, 4, Step::SquadTaken { crew: 0, .. }),
            LowerWhite => assert_step!(f, 4, Step::Looks { crew: 0, .. }),
            LowerBlue => assert_step!(f, 4, Step::RocketLaunched { crew: 0, .. }),
        }
    }
}

/// Proves SA-2.15, SA-2.16, SA-2.17, SA-2.18.
///
/// The seven boards: length, X, Y and the squares at distance 3.
#[test]
fn the_seven_trajectories() {
    let expected: [(i8, i8, &[i8]); 7] = [
        (10, 5, &[]),
        (11, 8, &[]),
        (12, 8, &[3]),
        (13, 9, &[5]),
        (14, 11, &[7]),
        (15, 10, &[7, 3]),
        (16, 12, &[8, 5]),
    ];
    for (board, (length, x, y)) in Trajectory::ALL.into_iter().zip(expected) {
        assert_eq!(board.length(), length, "{board:?}");
        for p in -1..=17 {
            let square = if p == 1 {
                Some(Z)
            } else if p == x {
                Some(X)
            } else {
                y.contains(&p).then_some(Y)
            };
            assert_eq!(board.square(p), square, "{board:?} square {p}");
        }
    }
    for p in 1..=16 {
        let distance = if p <= 5 {
            1
        } else if p <= 10 {
            2
        } else {
            3
        };
        assert_eq!(Trajectory::distance(p), distance);
    }
}

/// Proves SA-2.15, SA-2.20.
#[test]
fn each_board_is_used_once() {
    let twice = ship().boards("T1 T2 T1 T4").mission();
    assert_eq!(
        twice.unwrap_err(),
        MissionFault::SameTrajectory(Trajectory::T1)
    );
    assert_eq!(
        MissionFault::SameTrajectory(Trajectory::T1).rule(),
        "SA-2.15"
    );
    // Three boards for the zones, the fourth for the inside.
    let f = ship()
        .boards("T1 T2 T3 T7")
        .threat(1, Red, GUNSHIP)
        .threat(2, White, FIGHTER)
        .threat(3, Blue, AMOEBA)
        .inside(4, ALIEN)
        .fly();
    for (turn, code, start) in [
        (1, GUNSHIP, 10),
        (2, FIGHTER, 11),
        (3, AMOEBA, 12),
        (4, ALIEN, 16),
    ] {
        assert_eq!(f.square(turn, code), Some(start));
    }
}

/// Proves SA-2.21.
///
/// An intruder near or far is fought alike: distance means nothing on the internal trajectory.
#[test]
fn distance_means_nothing_inside() {
    for turn in [4, 5] {
        let f = ship()
            .boards("T1 T2 T3 T7")
            .inside(3, ALIEN)
            .crew(&[
                &format!("!LR C > {} R", ".".repeat(turn as usize - 3)),
                KEEPER,
            ])
            .fly();
        assert_step!(f, turn + 1, Step::Attacks { damage: 1, .. });
    }
}

/// Proves SA-2.22, SA-2.23, SA-2.24, SA-2.25.
///
/// 90 cards: with each movement 10 A, 8 B, 7 C and 5 battlebots.
#[test]
fn the_action_deck() {
    let deck = action_deck();
    assert_eq!(deck.len(), 90);
    for movement in [Action::Red, Action::Blue, Action::Lift] {
        for (action, copies) in [
            (Action::A, 10),
            (Action::B, 8),
            (Action::C, 7),
            (Action::Battlebots, 5),
        ] {
            let card = Card { movement, action };
            assert_eq!(deck.iter().filter(|c| **c == card).count(), copies);
        }
    }
    assert!(
        deck.iter()
            .all(|c| c.movement.is_movement() && !c.action.is_movement() && !c.is_heroic())
    );
}

/// Proves SA-2.26, SA-2.27, SA-7.81.
///
/// Six heroic cards; none of them has a C.
#[test]
fn the_heroic_cards() {
    let cards = HEROIC_CARDS.map(|c| (c.action, c.movement.heroic_destination().unwrap()));
    assert_eq!(
        cards,
        [
            (Action::HeroicA, LowerBlue),
            (Action::HeroicA, LowerRed),
            (Action::HeroicB, UpperRed),
            (Action::HeroicB, UpperBlue),
            (Action::HeroicBattlebots, UpperWhite),
            (Action::HeroicBattlebots, LowerWhite),
        ]
    );
    assert!(HEROIC_CARDS.iter().all(|c| c.is_heroic()));
    let heroic: Vec<_> = Action::ALL
        .into_iter()
        .filter(|a| a.is_heroic() && !a.is_movement())
        .collect();
    assert_eq!(
        heroic,
        [Action::HeroicA, Action::HeroicB, Action::HeroicBattlebots]
    );
}

/// Proves SA-2.29, SA-2.30, SA-2.31.
#[test]
fn the_threat_decks() {
    use Colour::{White, Yellow};
    use Location::{External, Internal};
    use Severity::{Common, Serious};
    for (location, severity, colour, prefix, count) in [
        (External, Common, White, "E1", 10),
        (External, Common, Yellow, "E2", 7),
        (External, Serious, White, "SE1", 8),
        (External, Serious, Yellow, "SE2", 6),
        (Internal, Common, White, "I1", 7),
        (Internal, Common, Yellow, "I2", 6),
        (Internal, Serious, White, "SI1", 6),
        (Internal, Serious, Yellow, "SI2", 5),
    ] {
        let codes: Vec<_> = ThreatId::deck(location, severity, colour)
            .map(ThreatId::code)
            .collect();
        let expected: Vec<_> = (1..=count).map(|n| format!("{prefix}-{n:02}")).collect();
        assert_eq!(codes, expected);
    }
    assert_eq!(ThreatId::base().len(), 55);
    assert_eq!(ThreatId::from_code("E1-11"), None);
}

/// Proves SA-2.38.
#[test]
fn a_crew_has_five_members_at_most() {
    assert_eq!(MAX_CREW, 5);
    assert_eq!(Plan::new(9).crew(), 5);
    let f = ship().crew(&["A", "B", "<", ">", "^"]).fly();
    assert_eq!(f.after(1).crew().len(), 5);
}
