//! Section 3 of the rules: roles, decks, dealing.

use super::super::crew::Roles;
use super::super::deal::Round;
use super::super::setup::{Difficulty, Pace, Role, RoleChoice};
use super::*;
use crate::campaign::Ship;
use crate::generate::Recipe;
use crate::threats::{Colour, Location, Severity};
use crate::trajectory::Trajectory;
use std::collections::BTreeSet;

fn round(table: &Table) -> &Round {
    table.game.round.as_ref().unwrap()
}

fn briefed(setup: Setup, people: usize) -> Table {
    Table::new(
        Setup {
            skip_briefing: false,
            ..setup
        },
        people,
    )
}

/// Proves SA-3.16, SA-3.17, SA-18.13, SA-18.16, SA-EX-05.
#[test]
fn packs_are_those_of_the_table() {
    let table = [
        (5, false, [5, 5, 5]),
        (4, false, [5, 5, 5]),
        (3, false, [6, 6, 6]),
        (2, false, [9, 6, 6]),
        (4, true, [6, 5, 5]),
        (3, true, [7, 6, 6]),
        (2, true, [10, 6, 6]),
    ];
    for (people, five, packs) in table {
        let setup = Setup {
            five,
            ..script("S2-1")
        };
        let table = Table::new(setup, people);
        for player in &round(&table).players {
            let sizes: Vec<usize> = player.packs.iter().rev().map(Vec::len).collect();
            assert_eq!((player.cards.len(), sizes), (packs[0], packs[1..].to_vec()));
            let heroic = player.cards.iter().filter(|c| c.is_heroic()).count();
            assert_eq!(heroic, 1, "exactly one heroic card in the first pack");
            assert!(player.packs.iter().flatten().all(|c| !c.is_heroic()));
        }
    }
    // SA-EX-05: two people and a test run.
    let run = Table::new(script("test-run-1"), 2);
    for player in &round(&run).players {
        assert_eq!((player.cards.len(), player.packs[0].len()), (9, 6));
        assert!(player.cards.iter().all(|c| !c.is_heroic()));
    }
}

/// Proves SA-3.19, SA-3.23.
#[test]
fn training_has_no_heroic_cards_and_a_test_run_two_packs() {
    for id in ["S1-1", "S1-2", "S1-3", "S1-6"] {
        let table = Table::new(script(id), 3);
        let round = round(&table);
        let dealt = round
            .players
            .iter()
            .flat_map(|p| p.packs.iter().flatten().chain(&p.cards));
        assert!(dealt.copied().all(|card: CardId| !card.is_heroic()));
        assert!(round.heroics.is_empty());
        let packs = if id < "S1-3" { 1 } else { 2 };
        assert_eq!(round.players[0].packs.len(), packs);
    }
}

/// Proves SA-3.18, SA-3.20, SA-3.21, SA-3.12.
#[test]
fn every_card_is_in_one_place() {
    for (people, five) in [(1, false), (2, true), (3, false), (5, false)] {
        let setup = Setup {
            five,
            ..script("S2-3")
        };
        let table = Table::new(setup, people);
        let round = round(&table);
        assert_eq!(round.heroics.len(), table.game.crew.androids.len());
        assert!(round.aside.iter().all(|c| c.is_heroic()));
        let held = if people == 1 { 0 } else { people };
        assert_eq!(round.aside.len() + round.heroics.len() + held, 6);
        assert_eq!(
            super::contract::census(&table.game),
            (0..96).map(CardId).collect::<Vec<_>>()
        );
    }
}

/// Proves SA-3.22, SA-4.1.
#[test]
fn nobody_sees_a_card_before_its_moment() {
    let mut table = briefed(script("S2-1"), 4);
    for seat in 0..4 {
        assert!(table.view(seat).mine.unwrap().cards.is_empty());
    }
    assert_eq!(table.rule(0, place(CardId(0), 1, Half::Action)), "SA-4.1");
    for seat in 0..4 {
        table.does(seat, Command::Ready { ready: true });
    }
    assert_eq!(table.view(2).stage, Stage::Action);
    assert_eq!(table.view(2).mine.unwrap().cards.len(), 5);
    assert_eq!(table.view(2).clock.start, Some(Millis::ZERO));
}

/// Proves SA-3.8, SA-3.9, SA-3.10, SA-3.11.
#[test]
fn decks_follow_both_difficulties() {
    use Difficulty::{Mixed, White, Yellow};
    for common in [White, Yellow, Mixed] {
        for serious in [White, Yellow, Mixed] {
            let table = Table::new(
                Setup {
                    common,
                    serious,
                    ..script("S2-2")
                },
                4,
            );
            let sizes = |d: Difficulty, white: usize, yellow: usize| match d {
                White => white,
                Yellow => yellow,
                Mixed => white + yellow,
                _ => unreachable!("the base game has no red cards"),
            };
            let decks = &round(&table).decks;
            assert_eq!(
                decks.iter().map(Vec::len).collect::<Vec<_>>(),
                [
                    sizes(common, 10, 7),
                    sizes(serious, 8, 6),
                    sizes(common, 7, 6),
                    sizes(serious, 6, 5)
                ]
            );
            for (i, deck) in decks.iter().enumerate() {
                for card in deck.iter().map(|threat| threat.card()) {
                    let wanted = if i % 2 == 0 { common } else { serious };
                    assert_eq!(card.location == Location::Internal, i >= 2);
                    assert_eq!(card.severity == Severity::Serious, i % 2 == 1);
                    match card.colour {
                        Colour::White => assert_ne!(wanted, Yellow),
                        Colour::Yellow => assert_ne!(wanted, White),
                        Colour::Red => panic!("a red card in the base decks"),
                    }
                }
            }
        }
    }
}

/// Proves SA-17.4, SA-3.8, SA-3.9.
#[test]
fn the_most_cautious_proposal_wins() {
    use Difficulty::{Mixed, White, Yellow};
    let mut table = briefed(
        Setup {
            common: Yellow,
            serious: Yellow,
            ..script("S2-2")
        },
        4,
    );
    assert_eq!(table.view(0).mission.common, Yellow);
    let propose = |common, serious| Command::Propose { common, serious };
    table.does(1, propose(Mixed, Yellow));
    assert_eq!(table.view(0).mission.common, Mixed);
    table.does(3, propose(Yellow, White));
    let view = table.view(0);
    assert_eq!((view.mission.common, view.mission.serious), (Mixed, White));
    assert_eq!(
        view.briefing.unwrap().proposals,
        [[Yellow; 2], [Mixed, Yellow], [Yellow; 2], [Yellow, White]]
    );
    table.does(0, Command::Launch);
    assert_eq!(
        (round(&table).common, round(&table).serious),
        (Mixed, White)
    );
    assert_eq!(
        table.refused(0, propose(White, White)).0,
        Refusal::WrongStage("SA-3.8")
    );
    // The same mission again is the one that was agreed on.
    let again = table
        .game
        .rematch_setup(table.game.setup.clone(), true)
        .unwrap();
    assert_eq!((again.common, again.serious), (Mixed, White));
}

/// Proves SA-3.1, SA-3.2, SA-3.7, SA-7.2, SA-18.3.
#[test]
fn roles_are_given_or_volunteered_for() {
    let mut table = briefed(
        Setup {
            roles: RoleChoice {
                security: Some(Seat(2)),
                captain: Some(Seat(9)), // nobody sits there: the role is open
                ..RoleChoice::default()
            },
            ..script("S2-2")
        },
        3,
    );
    let volunteer = |role| Command::Volunteer { role };
    table.does(1, volunteer(Role::Captain));
    assert_eq!(table.rule(0, volunteer(Role::Captain)), "SA-3.1");
    assert_eq!(table.rule(0, volunteer(Role::Security)), "SA-3.1");
    let step_down = Command::StepDown {
        role: Role::Captain,
    };
    assert_eq!(table.rule(0, step_down.clone()), "SA-3.1");
    // The view separates roles given by the host, roles volunteered for, and roles assigned by default.
    let briefing = |table: &Table| table.view(0).briefing.expect("the briefing is on");
    assert_eq!(briefing(&table).given, [Role::Security]);
    assert_eq!(briefing(&table).volunteered, [Role::Captain]);
    table.does(1, volunteer(Role::Communications));
    // One player may hold several roles.
    let roles = table.view(0).roles;
    assert_eq!(
        (roles.captain, roles.communications, roles.security),
        (Some(1), Some(1), Some(2))
    );
    // The captain first, then clockwise, androids last.
    assert_eq!(table.view(0).order, [1, 2, 0, 3]);
    assert_eq!(table.refused(0, Command::Launch).0, Refusal::NotCaptain);
    table.does(1, step_down);
    assert_eq!(table.view(0).order, [0, 1, 2, 3]);
    table.does(0, Command::Launch);
    assert_eq!(
        table.game.roles(Seat(2)),
        [table::Role("sa-round-role-security")]
    );
}

/// Proves SA-3.2: clockwise is the seating order that was chosen.
#[test]
fn the_seating_order_can_be_chosen() {
    let table = Table::new(
        Setup {
            seating: vec![Seat(2), Seat(0)],
            ..script("S2-2")
        },
        4,
    );
    let seats: Vec<_> = table
        .view(0)
        .crew
        .iter()
        .map(|c| c.seat.unwrap().0)
        .collect();
    assert_eq!(seats, [2, 0, 1, 3]);
    assert_eq!(table.view(2).mine.unwrap().crew, Some(0));
}

/// Proves SA-3.14, SA-2.15.
#[test]
fn trajectories_are_random_or_chosen() {
    let mut seen: BTreeSet<Trajectory> = BTreeSet::new();
    for seed in 0..40 {
        let table = Table::seeded(script("S2-1"), 4, seed);
        let boards = table.view(0).trajectories;
        assert_eq!(boards.iter().collect::<BTreeSet<_>>().len(), 4);
        seen.extend(boards);
    }
    assert_eq!(seen.len(), 7);
    use Trajectory::{T1, T2, T5, T7};
    let chosen = [T7, T1, T5, T2];
    let setup = Setup {
        trajectories: Some(chosen),
        ..script("S2-1")
    };
    assert_eq!(Table::new(setup.clone(), 4).view(0).trajectories, chosen);
    let twice = Setup {
        trajectories: Some([T7, T1, T7, T2]),
        ..setup
    };
    assert_eq!(
        SpaceAlert::setup(&twice, &crew_of(4), Seed::from_u64(1)).unwrap_err(),
        Refusal::SameTrajectory(T7)
    );
}

/// Proves SA-3.13, SA-3.24: one seed reproduces a whole mission, and what comes at the ship does not depend on the crew.
#[test]
fn a_seed_deals_the_same_mission_to_another_crew() {
    let setup = Setup {
        seed: Some(Seed::from_u64(77)),
        skip_briefing: true,
        ..Setup::default()
    };
    let a = Table::seeded(setup.clone(), 4, 1);
    let b = Table::seeded(setup.clone(), 4, 2);
    assert_eq!(round(&a).players, round(&b).players);
    let c = Table::seeded(setup, 2, 3);
    let dealt = |t: &Table| {
        let r = round(t).clone();
        (r.script, r.trajectories, r.decks, r.tiles)
    };
    assert_eq!(dealt(&a), dealt(&b));
    assert_eq!(dealt(&a), dealt(&c));
    for pile in round(&a).tiles {
        assert_eq!(pile.iter().collect::<BTreeSet<_>>().len(), 6);
    }
}

/// Proves SA-3.24: a crew that left everything to chance gets the seed for flying the same mission again after the flight, not before.
#[test]
fn what_chance_dealt_can_be_dealt_again() {
    let setup = Setup {
        skip_briefing: true,
        ..Setup::default()
    };
    let mut first = Table::seeded(setup.clone(), 4, 5);
    let dealt = round(&first).clone();
    assert_eq!(first.game.outcome(), None);
    let seed = first.end().game.outcome().unwrap().seed;
    let again = first.game.rematch_setup(setup.clone(), true).unwrap();
    assert_eq!(again.seed, Some(seed));
    // A rematch with a new mission keeps the seed of the old one in `played` and draws a new seed.
    let anew = first.game.rematch_setup(again.clone(), false).unwrap();
    assert_eq!(anew.played.as_ref().map(|played| played.seed), Some(seed));
    assert_eq!(
        Setup {
            played: None,
            ..anew
        },
        setup
    );
    let second = Table::seeded(again, 4, 6);
    assert_eq!(round(&second).script, dealt.script);
    assert_eq!(round(&second).players, dealt.players);
    assert_eq!(round(&second).decks, dealt.decks);
}

/// Proves SA-3.15: any script by its name, or one at random that stays a secret until the ship has landed.
#[test]
fn the_script_is_chosen_or_a_secret() {
    let named = Table::new(script("mission-4"), 4);
    assert_eq!(named.view(0).mission.script.as_deref(), Some("S2-4"));
    let setup = Setup {
        skip_briefing: true,
        ..Setup::default()
    };
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let mut table = Table::seeded(setup.clone(), 4, seed);
        assert_eq!(table.view(0).mission.script, None);
        table.end();
        seen.insert(table.view(0).mission.script.unwrap());
    }
    assert_eq!(seen.len(), 8, "{seen:?}");
    assert!(seen.iter().all(|id| id.starts_with("S2-")));
}

/// Seats that stay empty are taken away when the mission begins: choices for a seat move with its player.
/// Proves SA-3.1, SA-3.2.
#[test]
fn roles_and_seating_follow_their_seats() {
    let setup = Setup {
        roles: RoleChoice {
            captain: Some(Seat(4)),
            communications: Some(Seat(1)),
            security: Some(Seat(0)),
        },
        seating: vec![Seat(4), Seat(1), Seat(3), Seat(0)],
        ..script("S2-1")
    };
    // Seats 0, 3 and 4 are taken.
    let moved = [Some(Seat(0)), None, None, Some(Seat(1)), Some(Seat(2))];
    let setup = SpaceAlert::reseat(setup, |seat| moved[seat.index()]);
    assert_eq!(
        setup.roles,
        RoleChoice {
            captain: Some(Seat(2)),
            communications: None,
            security: Some(Seat(0)),
        }
    );
    assert_eq!(setup.seating, [Seat(2), Seat(1), Seat(0)]);
    let table = briefed(setup, 3);
    let roles = table.view(0).roles;
    assert_eq!((roles.captain, roles.security), (Some(0), Some(2)));
    assert_eq!(table.view(0).crew[0].seat, Some(Seat(2)));
}

/// Proves SA-2.38, SA-18.14, SA-18.25, SA-17.2, SA-16.2.
#[test]
fn impossible_setups_are_refused() {
    let refused = |setup: Setup, people: usize| {
        let why = SpaceAlert::setup(&setup, &crew_of(people), Seed::from_u64(1)).unwrap_err();
        (why.refused().code, why.refused().rule.unwrap_or_default())
    };
    let answer = |code: &str, rule: &str| (format!("sa-round-{code}"), rule.to_owned());
    assert_eq!(refused(Setup::default(), 0), answer("people", "SA-2.38"));
    assert_eq!(refused(Setup::default(), 6), answer("people", "SA-2.38"));
    let five = Setup {
        five: true,
        ..Setup::default()
    };
    assert_eq!(refused(five, 1), answer("five-needs-two", "SA-18.14"));
    let untimed = Setup {
        pace: Pace::Untimed,
        ..Setup::default()
    };
    assert_eq!(refused(untimed, 2), answer("untimed-is-solo", "SA-18.25"));
    assert_eq!(
        refused(script("S9-9"), 4),
        answer("unknown-script", "SA-3.15")
    );
    assert_eq!(
        refused(script("NF-1"), 4),
        answer("needs-expansion", "NF-7.3")
    );
    let simulation = MissionChoice::Random {
        level: Level::Simulation,
    };
    let training = MissionChoice::Generated {
        recipe: Recipe {
            level: Level::TestRun,
            ..Recipe::default()
        },
    };
    for mission in [script("S2-1").mission, simulation, training] {
        let campaign = Setup {
            campaign: true,
            mission,
            ..Setup::default()
        };
        assert_eq!(
            refused(campaign, 4),
            answer("campaign-is-random", "SA-17.2")
        );
    }
    for name in [
        "x".repeat(41).as_str(),
        "a\nb",
        "a\u{202e}b",
        "\u{3164}",
        " ",
    ] {
        let names = Setup {
            androids: vec![name.to_owned()],
            ..Setup::default()
        };
        assert_eq!(refused(names, 2), answer("android-names", "SA-16.2"));
    }
    let twice = Setup {
        seating: vec![Seat(1), Seat(1)],
        ..Setup::default()
    };
    assert_eq!(refused(twice, 4), answer("seated-twice", "SA-3.2"));
}

/// Proves SA-3.1: with nobody asking, roles go round the table.
#[test]
fn open_roles_fall_to_the_next_players() {
    let roles = Roles::fill([Some(2), None, None], 4);
    assert_eq!((roles.communications, roles.security), (3, 0));
    // Somebody who has a role already is passed over while others have none.
    let roles = Roles::fill([Some(0), Some(2), None], 4);
    assert_eq!(roles.security, 3);
    let roles = Roles::fill([None, Some(0), None], 3);
    assert_eq!((roles.captain, roles.security), (1, 2));
    let roles = Roles::fill([Some(1), None, Some(2)], 5);
    assert_eq!(roles.communications, 3);
    let two = Roles::fill([None; 3], 2);
    assert_eq!((two.captain, two.communications, two.security), (0, 1, 0));
    assert_eq!(Ship::default().carried(), Default::default());
}

/// Proves SA-3.15, SA-22.6: a mission nobody knows, made after a recipe, the same for the same seed.
#[test]
fn a_mission_can_be_generated() {
    use crate::generate::Recipe;
    let recipe = |level, duration| MissionChoice::Generated {
        recipe: Recipe {
            level,
            duration,
            ..Recipe::default()
        },
    };
    for level in [
        Level::TestRun,
        Level::Simulation,
        Level::AdvancedSimulation,
        Level::Mission,
    ] {
        let setup = Setup {
            mission: recipe(level, None),
            skip_briefing: true,
            ..Setup::default()
        };
        for seed in 0..5 {
            let mut table = Table::seeded(setup.clone(), 5, seed);
            let view = table.view(0);
            assert_eq!((view.mission.level, view.mission.script), (level, None));
            let twin = Table::seeded(setup.clone(), 4, seed);
            assert_eq!(round(&table).script, round(&twin).script);
            table.end();
            assert_eq!(table.view(0).stage, Stage::Over);
            let script = round(&table).script.clone();
            assert!(
                table
                    .view(0)
                    .mission
                    .script
                    .is_some_and(|id| id == script.id)
            );
            assert_eq!(
                table.view(0).threats.len(),
                script
                    .events
                    .iter()
                    .filter(|line| {
                        matches!(line.event, crate::scripts::ScriptEvent::Threat { .. })
                    })
                    .count()
            );
            let stored: SpaceAlert =
                serde_json::from_str(&serde_json::to_string(&table.game).unwrap()).unwrap();
            assert_eq!(stored, table.game);
        }
    }
    let impossible = Setup {
        mission: recipe(Level::Mission, Some(1)),
        ..Setup::default()
    };
    let why = SpaceAlert::setup(&impossible, &crew_of(4), Seed::from_u64(1)).unwrap_err();
    assert_eq!(why.refused().code, "sa-recipe-duration");
}
