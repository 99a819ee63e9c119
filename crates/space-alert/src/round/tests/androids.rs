//! Section 18 of the rules: androids, crews of five, solo missions.

use super::super::setup::Pace;
use super::*;
use crate::state::phase_of;

const UP: Half = Half::Action;

fn round(table: &Table) -> &super::super::deal::Round {
    table.game.round.as_ref().unwrap()
}

/// Proves SA-18.1, SA-18.2, SA-18.14, SA-18.17, SA-1.8.
#[test]
fn androids_fill_the_crew() {
    for (people, five, humans, androids) in [
        (5, false, 5, 0),
        (4, false, 4, 0),
        (3, false, 3, 1),
        (2, false, 2, 2),
        (1, false, 0, 4),
        (4, true, 4, 1),
        (3, true, 3, 2),
        (2, true, 2, 3),
        (5, true, 5, 0),
    ] {
        let table = Table::new(
            Setup {
                five,
                ..script("S2-1")
            },
            people,
        );
        let crew = table.view(0).crew;
        assert_eq!(crew.iter().filter(|c| c.seat.is_some()).count(), humans);
        assert_eq!(crew.iter().filter(|c| c.seat.is_none()).count(), androids);
        assert_eq!(round(&table).boards.len(), crew.len());
        assert_eq!(round(&table).players.len(), people, "androids have no hand");
    }
}

/// Proves SA-18.4, SA-18.5, SA-EX-58.
#[test]
fn any_player_plans_for_androids_in_the_own_phase() {
    let mut table = Table::new(script("S2-1"), 3);
    let android = 3;
    table.does(1, Command::NextPhase);
    let (a, b) = (table.card(0), table.card(1));
    table.does(0, place_on(android, a, 2, Half::Movement));
    // A player in phase 2 has the slots 4 to 7 of the own board and of any android's.
    for slot in 1..=12 {
        let allowed = phase_of(slot) == 2;
        let mut copy = table.clone();
        assert_eq!(
            copy.ask(1, place_on(android, b, slot, UP)).is_ok(),
            allowed,
            "slot {slot}"
        );
        let mut copy = table.clone();
        assert_eq!(
            copy.ask(1, place(b, slot, UP)).is_ok(),
            allowed,
            "slot {slot}"
        );
    }
    assert_eq!(table.rule(1, place_on(android, b, 3, UP)), "SA-4.20");
    // Face up for everybody, and final.
    let faces = table.spectator().crew[3].faces.unwrap();
    assert_eq!(faces[1], Some(Placed::new(a, Half::Movement)));
    let c = table.card(2);
    assert_eq!(table.rule(2, place_on(android, c, 2, UP)), "SA-18.5");
    for command in [
        Command::Flip {
            slot: 2,
            on: Some(android),
        },
        Command::TakeBack {
            slot: 2,
            on: Some(android),
        },
        Command::Move {
            from: 2,
            to: 1,
            on: Some(android),
        },
    ] {
        assert_eq!(table.rule(0, command), "SA-18.5");
    }
    assert_eq!(table.refused(0, Command::Undo).0, Refusal::NothingToUndo);
    assert!(!table.view(0).mine.unwrap().cards.contains(&a));
    // A card may go straight from the own board to an android's.
    table
        .does(2, place(c, 1, UP))
        .does(2, place_on(android, c, 1, UP));
    assert_eq!(table.slots(2)[0], None);
    assert_eq!(
        table.refused(0, place_on(7, b, 1, UP)).0,
        Refusal::NoSuchCrew(7)
    );
}

/// Proves SA-18.6, SA-18.7, SA-18.8.
#[test]
fn heroic_cards_of_androids_are_their_own() {
    let mut table = Table::new(script("S2-1"), 2);
    let view = table.view(0);
    let (first, second) = (view.crew[2].heroic.unwrap(), view.crew[3].heroic.unwrap());
    assert_eq!(
        table.spectator().crew[3].heroic,
        Some(second),
        "revealed at the start"
    );
    let own = table.heroic(0);
    assert_eq!(table.rule(0, place_on(2, own, 1, UP)), "SA-18.6");
    assert_eq!(table.rule(0, place_on(3, first, 1, UP)), "SA-18.8");
    assert_eq!(table.rule(0, place(first, 1, UP)), "SA-18.8");
    table.does(1, place_on(2, first, 3, Half::Movement));
    let view = table.view(0);
    assert_eq!(
        (view.crew[2].heroic, view.backs[2].as_str()),
        (None, "..M.........")
    );
    assert_eq!(table.rule(0, place_on(2, first, 1, UP)), "SA-18.5");
}

/// Proves SA-18.9: incoming data and data transfers concern people only.
#[test]
fn androids_take_no_part_in_data() {
    let mut table = Table::new(script("S2-7"), 3);
    let deck = table.view(0).deck;
    table.at(70);
    assert_eq!(table.view(0).deck, deck - 3);
    table.at(136);
    let card = table.card(0);
    assert_eq!(table.rule(0, Command::Give { card, to: 3 }), "SA-18.9");
    table.does(0, Command::Give { card, to: 2 });
}

/// Proves SA-18.3, SA-18.11, SA-18.12, SA-3.7, SA-7.2, SA-AR-25.
#[test]
fn androids_act_last_and_hold_no_role() {
    let setup = Setup {
        androids: vec!["Zeta".into(), String::new()],
        ..script("S2-1")
    };
    let table = Table::new(setup, 2);
    let view = table.view(0);
    assert_eq!(view.order, [0, 1, 2, 3]);
    assert_eq!(view.crew[2].name, Some("Zeta"));
    assert_eq!(view.crew[3].name, None);
    let roles = [
        view.roles.captain,
        view.roles.communications,
        view.roles.security,
    ];
    assert_eq!(
        roles,
        [Some(0), Some(1), Some(0)],
        "somebody holds two roles"
    );
    let plan = round(&table).plan(&table.game.crew, &[]);
    assert_eq!(plan.crew(), 4);
}

/// Proves SA-18.17, SA-18.18, SA-18.19, SA-18.20, SA-18.21.
#[test]
fn one_person_flies_four_androids() {
    let names: Vec<String> = ["One", "Two", "Three", "Four"].map(String::from).to_vec();
    let mut table = Table::new(
        Setup {
            androids: names.clone(),
            ..script("S2-1")
        },
        1,
    );
    let view = table.view(0);
    assert!(view.mission.solo);
    let mine = view.mine.unwrap();
    assert_eq!(
        (mine.crew, mine.cards.len(), mine.slots.len()),
        (None, 90, 0)
    );
    assert_eq!(
        view.crew
            .iter()
            .map(|c| c.name.unwrap())
            .collect::<Vec<_>>(),
        names
    );
    assert_eq!(view.order, [0, 1, 2, 3], "in the order that was chosen");
    let heroics: Vec<CardId> = view.crew.iter().map(|c| c.heroic.unwrap()).collect();
    table
        .does(0, place_on(0, CardId(0), 1, UP))
        .does(0, place_on(3, CardId(89), 1, UP));
    table.does(0, place_on(2, heroics[2], 1, UP));
    assert_eq!(table.rule(0, place_on(1, heroics[2], 1, UP)), "SA-18.21");
    // Any android may use any card: it moves from board to board.
    table.does(0, place_on(1, CardId(0), 1, UP));
    assert_eq!(table.view(0).crew[0].faces.as_ref().unwrap()[0], None);
    assert_eq!(table.rule(0, place(CardId(5), 1, UP)), "SA-4.3");
}

/// Proves SA-18.22, SA-18.23, SA-AR-47.
#[test]
fn solo_phases_are_opened_and_closed_by_the_soundtrack() {
    let mut table = Table::new(script("S2-1"), 1);
    table.does(0, place_on(0, CardId(0), 3, UP));
    assert_eq!(table.rule(0, place_on(0, CardId(1), 4, UP)), "SA-18.23");
    assert_eq!(table.rule(0, Command::NextPhase), "SA-18.23");
    table.at_ms(224_999).does(
        0,
        Command::Flip {
            slot: 3,
            on: Some(0),
        },
    );
    table.does(0, Command::Undo).does(
        0,
        Command::TakeBack {
            slot: 3,
            on: Some(0),
        },
    );
    table.does(0, place_on(0, CardId(0), 3, UP)).at(225);
    assert_eq!(
        table.rule(
            0,
            Command::Flip {
                slot: 3,
                on: Some(0)
            }
        ),
        "SA-18.22"
    );
    assert_eq!(table.rule(0, place_on(0, CardId(0), 4, UP)), "SA-4.20");
    table.does(0, place_on(0, CardId(1), 4, UP));
}

/// Proves SA-18.24.
#[test]
fn solo_ignores_data_and_blackouts() {
    let mut table = Table::new(script("S2-7"), 1);
    table.at(71);
    assert_eq!(table.view(0).mine.unwrap().cards.len(), 90);
    table.at(136);
    assert_eq!(table.view(0).transfer, None);
    assert_eq!(
        table.rule(
            0,
            Command::Give {
                card: CardId(0),
                to: 1
            }
        ),
        "SA-4.36"
    );
    table.at(176);
    assert!(!table.view(0).silent);
    assert_eq!(table.game.chat_block(), None);
}

/// Proves SA-18.25.
#[test]
fn solo_practice_has_no_clock() {
    let mut table = Table::new(
        Setup {
            pace: Pace::Untimed,
            ..script("S2-1")
        },
        1,
    );
    let numbers = table.view(0).threats.len();
    assert_eq!(numbers, find("S2-1"));
    assert_eq!(table.game.next_deadline(), None);
    table.at(100_000);
    assert_eq!(table.view(0).stage, Stage::Action);
    for slot in 1..=12 {
        table.does(0, place_on(0, CardId(slot), slot, UP));
    }
    table.does(0, Command::EndEarly { agree: true });
    assert_eq!(table.view(0).stage, Stage::Over);
}

/// Threats of a script for a crew of four.
fn find(id: &str) -> usize {
    let script = crate::scripts::find_script(id).unwrap();
    let threats = script.events.iter().filter(|line| {
        matches!(
            line.event,
            crate::scripts::ScriptEvent::Threat {
                unconfirmed: false,
                ..
            }
        )
    });
    threats.count()
}
