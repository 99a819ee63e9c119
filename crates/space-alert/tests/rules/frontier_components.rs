//! What is in the box of The New Frontier, as far as software has it: tokens, replacement cards, the letters on special cards.

use crate::rules::flight_builder::prelude::*;
use space_alert::mission::MAX_CALLED;
use space_alert::threats::{Severity, Traits};
use space_alert::{MissionFile, ThreatId};

/// Proves NF-1.5. Five pairs of Greek letters for the five cards that call another, and two places beside the main trajectory
/// for the cards that cover all of them.
#[test]
fn special_tokens_are_enough_for_every_card() {
    let calls = |id: &ThreatId| {
        let card = id.card();
        card.draws.is_some() && !card.traits.has(Traits::VORTEX)
    };
    assert_eq!(ThreatId::all().filter(calls).count(), 5);
    assert_eq!(MAX_CALLED, 5);
    // The Super-Carrier comes to red; the lasers of the two other zones reach it there.
    let f = frontier_ship()
        .boards("T7 T6 T5 T4")
        .threat(2, Red, SUPER_CARRIER)
        .crew(&[". A", "> A", "C"])
        .fly();
    let aimed: Vec<_> = f.shots(2).iter().map(|shot| (shot.0, shot.1)).collect();
    assert_eq!(
        aimed,
        [
            (Weapon::HeavyLaserWhite, SUPER_CARRIER),
            (Weapon::HeavyLaserBlue, SUPER_CARRIER)
        ]
    );
}

/// Proves NF-1.6. Every step reports what the ring counters mark: the shield of a megashield, the speed of the Planetoid.
#[test]
fn counters_are_part_of_the_replay() {
    let json = r#"{
        "expansion": {},
        "crew": [{"colour": "red", "slots": ["C", "A", "A", "C"]}],
        "trajectories": {"red": "T1", "white": "T7", "blue": "T6"},
        "threats": [
            {"number": 1, "track": "white", "card": "SE3-102"},
            {"number": 2, "track": "blue", "card": "SE3-107"}
        ],
        "seed": 1
    }"#;
    let file = MissionFile::parse(json.as_bytes()).expect("a mission by the rules");
    let (mission, plan) = file.flight().expect("a mission by the rules");
    let film = space_alert::flight_replay::FlightReplay::record(&mission, &plan, &file.narrator());
    let mut seen: [Vec<(i8, u8)>; 2] = Default::default();
    for (threat, now) in film.frames.iter().flat_map(|frame| &frame.changes.threats) {
        let values = (now.shield, now.speed);
        if seen[*threat].last() != Some(&values) {
            seen[*threat].push(values);
        }
    }
    assert_eq!(seen[0][..3], [(5, 1), (4, 1), (3, 1)], "two hits");
    assert_eq!(seen[1][..3], [(0, 1), (0, 2), (0, 3)], "faster every turn");
}

/// Proves NF-1.7. The replacement cards take the place of base cards: they are no new ones.
#[test]
fn replacement_cards_are_not_among_the_48() {
    let new: Vec<ThreatId> = ThreatId::all().filter(|id| id.is_frontier()).collect();
    assert_eq!(new.len(), 48);
    for code in [FIGHTER, STEALTH_FIGHTER] {
        assert!(!card(code).is_frontier());
        assert!(!new.contains(&card(code)));
    }
}

fn fly(specialization: Specialization, plan: &str) -> Flown {
    let ship = frontier_ship().special(0, specialization);
    ship.crew(&[plan, KEEPER]).fly()
}

/// Proves NF-AR-1. What the lost pictograms of the special cards stand for, one card after the other.
#[test]
fn special_cards_stand_for_their_letters() {
    use Specialization::*;
    // C on the cards of the Rocketeer and the Data Analyst: on the bridge it is the maintenance.
    for analyst in [Rocketeer, DataAnalyst] {
        assert_step!(fly(analyst, "adv"), 1, Step::Maintains { crew: 0, .. });
    }
    // A on both cards of the Pulse Gunner.
    let f = fly(PulseGunner, "adv");
    assert_step!(
        f,
        1,
        Step::Activated {
            crew: 0,
            weapon: Weapon::HeavyLaserWhite,
            ..
        }
    );
    let f = fly(PulseGunner, "^ basic");
    assert_step!(
        f,
        2,
        Step::Activated {
            crew: 0,
            weapon: Weapon::PulseCannon,
            ..
        }
    );
    // B on the Energy Technician's: it repairs the Overheated Reactor from afar.
    let ship = frontier_ship().special(0, EnergyTechnician);
    let f = ship
        .inside(1, OVERHEATED_REACTOR)
        .crew(&["basic", KEEPER])
        .fly();
    assert_step!(
        f,
        1,
        Step::Repairs {
            crew: 0,
            system: System::B,
            ..
        }
    );
    // A, B and C, two points each, on the Mechanic's.
    for (threat, way, system) in [
        (CENTRAL_LASER_JAM, ".", System::A),
        (HACKED_SHIELDS_RED, "<", System::B),
        (UNSTABLE_WARHEADS, "!LB", System::C),
    ] {
        let ship = frontier_ship().special(0, Mechanic).inside(2, threat);
        let f = ship.crew(&[&format!("{way} adv"), KEEPER]).fly();
        assert_step!(f, 2, Step::Repairs { crew: 0, system: s, amount: 2, .. } if s == system);
    }
    // A movement beside the Medic's cards, and nothing else.
    for word in ["basic", "adv"] {
        for (with, valid) in [("<", true), ("^", true), ("A", false), ("<+A", false)] {
            let f = fly(Medic, &format!("{word}&{with}"));
            let played = f.count(1, |s| matches!(s, Step::PlaysSpecial { .. }));
            assert_eq!(played == 1, valid, "{word}&{with}");
        }
    }
    // Any card beside the advanced Special Ops.
    for with in ["A", "<", "^+A", "B+C"] {
        let f = fly(SpecialOps, &format!("adv&{with}"));
        assert_step!(
            f,
            1,
            Step::PlaysSpecial {
                crew: 0,
                advanced: true,
                ..
            }
        );
        assert_no_step!(f, 1, Step::SpecialNoEffect { .. });
    }
    // The Squad Leader launches from five stations, not from Lower Blue. The squad is that of Upper Blue.
    for (way, launches) in [
        ("> C !LB adv", false),
        ("> C . adv", true),
        ("> C !UW adv", true),
        ("> C !UR adv", true),
        ("> C !LR adv", true),
        ("> C !LW adv", true),
    ] {
        let f = fly(SquadLeader, way);
        assert_eq!(f.place(4, 0).is_none(), launches, "{way}");
    }
}

/// Proves NF-AR-12. Every caller has room for a common threat, and a recording with a serious one is flown as it is.
#[test]
fn called_threats_are_common_unless_a_file_says_otherwise() {
    let json = |called: &str| {
        format!(
            r#"{{
            "expansion": {{}},
            "crew": [{{"colour": "red", "slots": ["C", null, null, "C"]}}],
            "trajectories": {{"red": "T1", "white": "T7", "blue": "T6", "internal": "T4"}},
            "threats": [{{"number": 1, "track": "red", "card": "SE3-104", "calls": "{called}"}}],
            "seed": 1
        }}"#
        )
    };
    for (called, severity) in [("I1-01", Severity::Common), ("SI1-03", Severity::Serious)] {
        let file = MissionFile::parse(json(called).as_bytes()).expect("a mission by the rules");
        let (mission, plan) = file.flight().expect("a mission by the rules");
        let (film, _) = space_alert::record_flight(&mission, &plan);
        let calls = film.steps().find_map(|step| match step {
            Step::Calls { called, .. } => Some(*called),
            _ => None,
        });
        assert_eq!(calls.map(|id| id.card().severity), Some(severity));
    }
}
