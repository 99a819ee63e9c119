//! Section 4 of the rules: planning, phases, the end of the round, announcements.

use super::super::cues::{Act, Announcement, moments};
use super::super::setup::Pace;
use super::*;
use crate::action::Action;
use crate::mission::Track;
use crate::scripts::find_script;
use crate::stations::Station;
use crate::threats::Severity;

const UP: Half = Half::Action;

fn round(table: &Table) -> &super::super::deal::Round {
    table.game.round.as_ref().unwrap()
}

/// Proves SA-4.3, SA-4.4, SA-4.5, SA-4.6.
#[test]
fn cards_are_placed_moved_turned_and_taken_back() {
    let mut table = Table::new(script("S2-1"), 4);
    let cards = table.hand(0);
    let (a, b) = (cards[0], cards[1]);
    table.does(0, place(a, 1, Half::Movement));
    assert_eq!(table.slots(0)[0], Some(Placed::new(a, Half::Movement)));
    table.does(0, Command::Flip { slot: 1, on: None });
    assert_eq!(table.slots(0)[0], Some(Placed::new(a, UP)));
    table.does(
        0,
        Command::Move {
            from: 1,
            to: 3,
            on: None,
        },
    );
    assert_eq!(
        (table.slots(0)[0], table.slots(0)[2].unwrap().card),
        (None, a)
    );
    // A slot holds one card: another card replaces it, and the first one is back in hand.
    table.does(0, place(b, 3, UP));
    assert_eq!(table.slots(0)[2].unwrap().card, b);
    assert!(table.hand(0).contains(&a));
    // A card on the board may be placed elsewhere without taking it back first.
    table.does(0, place(b, 2, UP)).does(0, place(a, 3, UP));
    table.does(
        0,
        Command::Move {
            from: 2,
            to: 3,
            on: None,
        },
    );
    let cards: Vec<_> = table.slots(0)[..3]
        .iter()
        .map(|p| p.map(|p| p.card))
        .collect();
    assert_eq!(cards, [None, Some(a), Some(b)]);
    table.does(0, Command::TakeBack { slot: 2, on: None });
    assert_eq!(
        table.rule(0, Command::TakeBack { slot: 2, on: None }),
        "SA-4.6"
    );
    assert_eq!(table.rule(0, Command::Flip { slot: 1, on: None }), "SA-4.6");
    // Phase 1 has the slots 1 to 3, and only the own board.
    assert_eq!(table.rule(0, place(a, 4, UP)), "SA-4.3");
    assert_eq!(table.rule(0, place(a, 0, UP)), "SA-4.3");
    assert_eq!(table.rule(0, place(a, 13, UP)), "SA-4.3");
    assert_eq!(table.rule(0, place_on(1, a, 1, UP)), "SA-4.3");
    assert_eq!(
        table.rule(
            0,
            Command::Move {
                from: 3,
                to: 4,
                on: None
            }
        ),
        "SA-4.3"
    );
    let theirs = table.card(1);
    assert_eq!(table.rule(0, place(theirs, 1, UP)), "SA-4.6");
    assert_eq!(table.rule(0, place(CardId(200), 1, UP)), "SA-4.6");
}

/// Proves SA-4.6: the last change of the phase can be undone, and the one before it.
#[test]
fn changes_are_undone_one_by_one() {
    let mut table = Table::new(script("S2-1"), 4);
    let cards = table.hand(0);
    assert!(!table.view(0).mine.unwrap().undo);
    let mut states = vec![table.slots(0)];
    for command in [
        place(cards[0], 1, UP),
        place(cards[1], 2, Half::Movement),
        Command::Move {
            from: 1,
            to: 2,
            on: None,
        },
        Command::Flip { slot: 2, on: None },
        place(cards[2], 2, UP),
        place(cards[1], 3, UP),
        Command::TakeBack { slot: 2, on: None },
    ] {
        table.does(0, command);
        states.push(table.slots(0));
    }
    while let Some(state) = states.pop() {
        assert_eq!(table.slots(0), state);
        if states.is_empty() {
            break;
        }
        table.does(0, Command::Undo);
    }
    assert_eq!(table.refused(0, Command::Undo).0, Refusal::NothingToUndo);
    // Locked phases cannot be undone.
    table
        .does(0, place(cards[0], 1, UP))
        .does(0, Command::NextPhase);
    assert_eq!(table.refused(0, Command::Undo).0, Refusal::NothingToUndo);
}

/// Proves SA-4.2, SA-4.7, SA-4.18, SA-4.19, SA-4.20, SA-4.21, SA-4.24, SA-4.12.
#[test]
fn taking_the_next_pack_locks_the_phase() {
    let mut table = Table::new(script("S2-1"), 4);
    let cards = table.hand(0);
    table
        .does(0, place(cards[0], 1, UP))
        .does(0, Command::NextPhase);
    // One player is in phase 2, the others still in phase 1.
    let phases: Vec<_> = table.view(1).crew.iter().map(|c| c.phase).collect();
    assert_eq!(phases, [2, 1, 1, 1]);
    // Cards that were not placed stay in hand, the new pack comes on top.
    assert_eq!(table.hand(0).len(), 4 + 5);
    assert!(table.hand(0).contains(&cards[1]));
    // Locked cards can be looked at but not changed, and an empty slot stays empty.
    assert_eq!(table.slots(0)[0].unwrap().card, cards[0]);
    assert_eq!(
        table.rule(0, Command::Flip { slot: 1, on: None }),
        "SA-4.20"
    );
    assert_eq!(
        table.rule(0, Command::TakeBack { slot: 1, on: None }),
        "SA-4.20"
    );
    assert_eq!(table.rule(0, place(cards[1], 2, UP)), "SA-4.20");
    assert_eq!(table.rule(0, place(cards[0], 4, UP)), "SA-4.20");
    assert_eq!(
        table.rule(
            0,
            Command::Move {
                from: 1,
                to: 4,
                on: None
            }
        ),
        "SA-4.20"
    );
    table
        .does(0, place(cards[1], 7, UP))
        .does(0, Command::NextPhase);
    assert_eq!(table.rule(0, place(cards[2], 7, UP)), "SA-4.20");
    table.does(0, place(cards[2], 12, UP));
    assert_eq!(table.rule(0, Command::NextPhase), "SA-4.23");
}

/// Proves SA-4.22, SA-4.23.
#[test]
fn the_end_of_a_phase_locks_everybody_who_is_still_in_it() {
    let mut table = Table::new(script("S2-1"), 4); // phase 1 ends at 3:45, phase 2 at 7:30, the round at 10:00
    table
        .at(10)
        .does(2, Command::NextPhase)
        .does(2, Command::NextPhase);
    let card = table.card(0);
    table.at_ms(224_999).does(0, place(card, 3, UP));
    table.at(225);
    let phases: Vec<_> = table.view(0).crew.iter().map(|c| c.phase).collect();
    assert_eq!(phases, [2, 2, 3, 2]);
    assert_eq!(
        table.rule(0, Command::Flip { slot: 3, on: None }),
        "SA-4.20"
    );
    table.does(1, Command::NextPhase).at(450);
    assert!(table.view(0).crew.iter().all(|c| c.phase == 3));
    // Phase 3 can be changed until the round ends, and then nothing can.
    let card = table.card(3);
    table.at_ms(599_999).does(3, place(card, 8, UP));
    table.at(600);
    assert_eq!(
        table.rule(3, Command::Flip { slot: 8, on: None }),
        "SA-4.25"
    );
}

/// Proves SA-4.25: from the announcement on nobody touches a card.
#[test]
fn the_round_ends_with_the_announcement() {
    let mut table = Table::new(script("S2-1"), 4);
    let card = table.card(0);
    table.at(600);
    assert_eq!(table.game.next_deadline(), None);
    assert_eq!(
        table.refused(0, place(card, 8, UP)).0,
        Refusal::ActionOver,
        "the flight is over at once when nothing can be put right"
    );
    let slow = Setup {
        misplay: true,
        ..script("S2-1")
    };
    let mut table = Table::new(slow, 4);
    let card = table.card(0);
    table.does(0, place(card, 1, UP)).at(600);
    assert_eq!(table.view(0).stage, Stage::Resolution);
    assert_eq!(table.rule(0, place(card, 8, UP)), "SA-4.25");
    assert_eq!(table.rule(0, Command::NextPhase), "SA-4.25");
}

/// Proves SA-4.26, SA-4.41, SA-AR-04.
#[test]
fn the_crew_may_agree_to_end_early() {
    let mut table = Table::new(script("S2-3"), 3);
    table.at_ms(539_999);
    assert_eq!(table.view(0).agreed, None);
    let agree = |agree| Command::EndEarly { agree };
    assert_eq!(table.rule(0, agree(true)), "SA-4.26");
    table.at(540).does(0, agree(true)).does(1, agree(true));
    assert_eq!(table.view(2).agreed, Some(vec![0, 1]));
    assert_eq!(
        table::awaited(&table.game.decisions())
            .iter()
            .collect::<Vec<_>>(),
        [Seat(2)]
    );
    // SA-4.41: nobody is asked while communications are down.
    let mut silent = table.clone();
    silent.game.round.as_mut().unwrap().silent_until = Some(Millis::secs(550));
    assert_eq!(silent.rule(2, agree(true)), "SA-4.41");
    assert_eq!(silent.game.decisions(), []);
    table.does(0, agree(false)).does(2, agree(true));
    assert_eq!(table.view(2).stage, Stage::Action);
    table.does(0, agree(true));
    assert_eq!(table.view(2).stage, Stage::Over);
    assert_eq!(table.now, Millis::secs(540));
    // SA-AR-04 works for test runs too: there the warning comes in phase 2.
    let mut run = Table::new(script("S1-1"), 1);
    run.at(360).does(0, agree(true));
    assert_eq!(run.view(0).stage, Stage::Over);
}

/// Proves SA-4.8, SA-4.9, SA-4.17, SA-5.1, SA-EX-01.
#[test]
fn only_the_top_halves_on_the_boards_count() {
    let mut table = Table::new(script("S2-1"), 4);
    let find = |table: &Table, movement: Action, action: Option<Action>| {
        let round = table.game.round.as_ref().unwrap();
        let mut all = CardId::action_cards();
        let card = all.find(|c| {
            let face = c.base_card().unwrap();
            face.movement == movement
                && action.is_none_or(|a| face.action == a)
                && round
                    .boards
                    .iter()
                    .flatten()
                    .flatten()
                    .all(|p| p.card != *c)
        });
        card.unwrap()
    };
    // Slot 1: red arrow on top. Slot 2: empty. Slot 3: A on top, a gravolift underneath.
    let red = find(&table, Action::Red, None);
    let fire = find(&table, Action::Lift, Some(Action::A));
    let round = table.game.round.as_mut().unwrap();
    round.boards[0][0] = Some(Placed::new(red, Half::Movement));
    round.boards[0][2] = Some(Placed::new(fire, Half::Action));
    let plan = table
        .game
        .round
        .as_ref()
        .unwrap()
        .plan(&table.game.crew, &[]);
    assert_eq!(plan.slots(0)[..3], [Action::Red, Action::None, Action::A]);
    let film = crate::record_flight(&table.game.round.as_ref().unwrap().mission(), &plan).0;
    let after = |turn: u8| {
        let mut frames = film.frames.iter().rev();
        frames
            .find(|(_, state)| state.turn == turn)
            .unwrap()
            .1
            .crew()[0]
            .at
    };
    assert_eq!([1, 2, 3].map(after), [Some(Station::UpperRed); 3]);
    let fired = film.steps().any(|step| {
        matches!(
            step,
            crate::Step::Activated {
                crew: 0,
                weapon: crate::step::Weapon::HeavyLaserRed,
                ..
            }
        )
    });
    assert!(fired);
}

/// Proves SA-4.10, SA-4.13, SA-4.14, SA-2.27, SA-2.28.
#[test]
fn the_others_see_backs_and_nothing_more() {
    let mut table = Table::new(script("S2-1"), 4);
    let (card, hero) = (table.card(0), table.heroic(0));
    table
        .does(0, place(card, 1, Half::Movement))
        .does(0, place(hero, 3, Half::Action));
    for view in [table.view(1), table.spectator()] {
        assert_eq!(view.backs[0], "m.A.........");
        assert_eq!(view.crew[0].faces, None);
        let text = serde_json::to_value(&view).unwrap();
        assert_eq!(text["crew"][0].as_object().unwrap().len(), 5, "{text}");
    }
    assert_eq!(table.spectator().mine, None);
    // After the flight the boards lie open.
    table.end();
    let faces = table.view(1).crew[0].faces.unwrap();
    assert_eq!(faces[0].unwrap().card, card);
}

/// Proves SA-4.15.
#[test]
fn a_heroic_card_is_placed_in_any_phase() {
    let mut table = Table::new(script("S2-1"), 4);
    let hero = table.heroic(0);
    table
        .does(0, place(hero, 2, UP))
        .does(0, Command::TakeBack { slot: 2, on: None });
    table
        .does(0, Command::NextPhase)
        .does(0, Command::NextPhase);
    table.does(0, place(hero, 9, Half::Movement));
    assert_eq!(table.view(1).backs[0], "........M...");
    assert_eq!(table.rule(1, place(hero, 1, UP)), "SA-4.6");
}

/// Proves SA-1.3, SA-2.34, SA-4.30, SA-4.31, SA-4.33, SA-EX-02, SA-EX-03: the announcement tells how serious a threat is, the card
/// itself is seen when it is drawn.
#[test]
fn an_announced_threat_is_drawn_and_public_at_once() {
    let mut table = Table::new(script("S2-1"), 4);
    let decks = round(&table).decks.clone();
    assert_eq!(table.view(0).said[0].say, Announcement::Start);
    let script = find_script("S2-1").unwrap();
    let mut drawn = [0usize; 4];
    for line in script.events.iter() {
        let crate::scripts::ScriptEvent::Threat {
            number,
            severity,
            track,
            unconfirmed,
        } = line.event
        else {
            continue;
        };
        let before = table
            .at_ms(u64::from(line.at) * 1000 - 1)
            .view(0)
            .threats
            .len();
        table.at(u64::from(line.at));
        let said = table.view(1).said.last().unwrap();
        assert_eq!(
            said.say,
            Announcement::Threat {
                number,
                severity,
                track,
                unconfirmed
            }
        );
        assert_eq!(said.at, table.now);
        if unconfirmed {
            assert_eq!(table.view(0).threats.len(), before);
            continue;
        }
        let deck = super::super::deal::deck_index(track, severity);
        drawn[deck] += 1;
        let top = decks[deck][decks[deck].len() - drawn[deck]];
        for view in [table.view(0), table.view(3), table.spectator()] {
            let threat = view.threats.last().copied().unwrap();
            assert_eq!(
                (threat.number, threat.track, threat.threat),
                (number, track, top)
            );
        }
    }
    assert!(drawn.iter().sum::<usize>() >= 4);
}

/// Proves SA-4.32: internal threats come from the internal decks.
#[test]
fn internal_threats_come_from_their_own_decks() {
    let mut table = Table::new(script("S2-8"), 4); // 0:10 INTERNAL 3
    table.at(10);
    let threat = table.view(0).threats[0];
    assert_eq!((threat.number, threat.track), (3, Track::Internal));
    assert_eq!(threat.threat.card().severity, Severity::Common);
    assert_eq!(
        threat.threat.card().location,
        crate::threats::Location::Internal
    );
}

/// Proves SA-4.34, SA-18.10, SA-18.15, SA-22.5, SA-AR-35, SA-EX-04.
#[test]
fn unconfirmed_reports_concern_a_crew_of_five() {
    let five = |five| Setup {
        five,
        ..script("S2-7")
    }; // 0:10 UNCONFIRMED THREAT 1 blue
    for (people, setup, drawn) in [
        (4, five(false), 0),
        (5, five(false), 1),
        (4, five(true), 1),
        (2, five(true), 1),
        (2, five(false), 0),
        (1, five(false), 0),
    ] {
        let mut table = Table::new(setup, people);
        table.at(11);
        assert_eq!(table.view(0).threats.len(), drawn, "{people} people");
        assert_eq!(round(&table).decks[0].len(), 10 - drawn);
    }
}

/// Proves SA-4.35, SA-AR-29, SA-AR-54: hands have no limit.
#[test]
fn incoming_data_gives_everybody_a_card() {
    let mut table = Table::new(script("S2-7"), 4); // 1:10 INCOMING_DATA
    let deck = table.view(0).deck;
    table.at(70);
    assert_eq!(table.view(0).deck, deck - 4);
    for seat in 0..4 {
        assert_eq!(table.hand(seat).len(), 6);
        let drew = Event::Drew {
            card: *table.hand(seat).last().unwrap(),
        };
        assert_eq!(table.heard(seat), [&drew], "told to that seat alone");
    }
    // From an empty deck nothing is drawn; with two cards left the captain and the next get them.
    let mut table = Table::new(script("S2-7"), 4);
    table.game.round.as_mut().unwrap().deck.truncate(2);
    table.at(70);
    assert_eq!(
        [0, 1, 2, 3].map(|seat| table.hand(seat).len()),
        [6, 6, 5, 5]
    );
    assert_eq!(table.view(0).deck, 0);
    table.at(245); // 4:05 INCOMING_DATA again, in phase 2
    assert_eq!(
        [0, 1, 2, 3].map(|seat| table.hand(seat).len()),
        [11, 11, 10, 10]
    );
}

/// Proves SA-4.36, SA-4.37, SA-4.38, SA-4.39, SA-4.40, SA-AR-34.
#[test]
fn a_data_transfer_hands_cards_over_until_the_beep() {
    let mut table = Table::new(script("S2-7"), 4); // 2:15 DATA_TRANSFER
    let give = |card, to| Command::Give { card, to };
    let card = table.card(0);
    assert_eq!(table.rule(0, give(card, 1)), "SA-4.36");
    table.at(135);
    let transfer = table.view(0).transfer.unwrap();
    assert_eq!(transfer.until, Millis::secs(147));
    assert_eq!(table.rule(0, give(table.heroic(0), 1)), "SA-4.39");
    assert_eq!(table.rule(0, give(card, 0)), "SA-4.36");
    assert_eq!(table.rule(0, give(table.card(2), 1)), "SA-4.6");
    assert_eq!(table.refused(0, give(card, 7)).0, Refusal::NoSuchCrew(7));
    // A placed card of the current phase comes back into hand and is handed over; a locked one cannot be.
    table.does(0, place(card, 1, UP)).does(0, give(card, 1));
    assert_eq!(table.slots(0)[0], None);
    assert!(table.hand(1).contains(&card) && !table.view(0).mine.unwrap().cards.contains(&card));
    assert_eq!(table.view(3).transfer.unwrap().gave, [0]);
    let again = table.card(0);
    assert_eq!(table.rule(0, give(again, 1)), "SA-4.36");
    assert_eq!(
        table.heard(2).last(),
        Some(&&Event::Gave { from: 0, to: 1 })
    );
    assert_eq!(
        table.heard(1).last(),
        Some(&&Event::Received { from: 0, card })
    );
    let locked = table.card(3);
    table
        .does(3, place(locked, 2, UP))
        .does(3, Command::NextPhase);
    assert_eq!(table.rule(3, give(locked, 1)), "SA-4.40");
    // One may receive several and owes nothing.
    let (from2, from3) = (table.card(2), table.card(3));
    table
        .does(2, give(from2, 1))
        .at_ms(146_999)
        .does(3, give(from3, 1));
    assert_eq!(table.hand(1).len(), 5 + 1 + 3); // 1:10 incoming data gave one
    let late = table.card(1);
    table.at(147);
    assert_eq!(table.rule(1, give(late, 0)), "SA-4.36");
    assert_eq!(table.view(0).transfer, None);
}

/// Proves SA-4.41, SA-22.4.
#[test]
fn while_communications_are_down_nobody_talks() {
    let mut table = Table::new(script("S2-7"), 4); // 2:55 COMMS_DOWN 10
    table.at_ms(174_999);
    assert_eq!(table.game.chat_block(), None);
    table.at(175);
    assert_eq!(table.game.chat_block().unwrap().rule, "SA-4.41");
    assert_eq!(table.game.chat_block().unwrap().until, None);
    assert!(table.view(2).silent);
    let point = Command::Point {
        at: super::super::command::Spot::Station {
            station: Station::LowerRed,
        },
    };
    assert_eq!(table.rule(0, point.clone()), "SA-4.41");
    // Cards may still be placed.
    let card = table.card(1);
    table.does(1, place(card, 1, UP));
    table.at_ms(184_999);
    assert!(table.view(0).silent);
    table.at(185).does(0, point);
    assert_eq!(table.game.chat_block(), None);
}

/// Proves SA-2.37, SA-4.42, SA-4.43, SA-4.44, SA-22.1, SA-22.2, SA-22.3: every official script is announced to the second.
#[test]
fn announcements_come_exactly_as_scripted() {
    let ids: Vec<&str> = crate::scripts::BASE.iter().map(|s| s.id.as_ref()).collect();
    let disc = |disc: u8| (1..=8).map(move |track| format!("S{disc}-{track}"));
    assert_eq!(ids, disc(1).chain(disc(2)).collect::<Vec<_>>());
    for script in crate::scripts::BASE.iter() {
        let mut table = Table::new(self::script(&script.id), 5);
        table.end();
        let said = &round(&table).said;
        assert_eq!(said[0].at, Millis::ZERO);
        let mut numbers = Vec::new();
        for line in script.events.iter() {
            let at = Millis::secs(u64::from(line.at));
            use crate::scripts::ScriptEvent;
            let expected = match line.event {
                ScriptEvent::Threat {
                    number,
                    severity,
                    track,
                    unconfirmed,
                } => {
                    assert!((1..=8).contains(&number) && !numbers.contains(&number));
                    numbers.push(number);
                    Announcement::Threat {
                        number,
                        severity,
                        track,
                        unconfirmed,
                    }
                }
                ScriptEvent::IncomingData => Announcement::IncomingData,
                ScriptEvent::DataTransfer => Announcement::DataTransfer,
                ScriptEvent::CommunicationsDown { .. } => Announcement::CommunicationsDown,
                ScriptEvent::PhaseEnd { phase } => {
                    for seconds in [60, 20] {
                        let at = Millis(at.0 - u64::from(seconds) * 1000);
                        let warning = Announcement::PhaseEndsIn { phase, seconds };
                        assert!(said.iter().any(|s| s.at == at && s.say == warning));
                    }
                    Announcement::PhaseEnded { phase }
                }
                ScriptEvent::MissionEnd => {
                    for seconds in [60, 20] {
                        let at = Millis(at.0 - u64::from(seconds) * 1000);
                        let warning = Announcement::OperationsEndIn { seconds };
                        assert!(said.iter().any(|s| s.at == at && s.say == warning));
                    }
                    Announcement::MissionComplete
                }
            };
            assert!(
                said.iter().any(|s| s.at == at && s.say == expected),
                "{} {line}",
                script.id
            );
        }
        // The n of T+n is a turn of the flight, not a clock time.
        let mission = round(&table).mission();
        assert_eq!(
            mission
                .threats()
                .iter()
                .map(|t| t.number)
                .collect::<Vec<_>>(),
            {
                numbers.sort();
                numbers
            }
        );
    }
}

/// The end of a phase is known from its one-minute warning on; in training from the beginning (SA-22.3).
#[test]
fn how_long_a_phase_lasts_is_told_by_the_computer() {
    let mut table = Table::new(script("S2-1"), 4);
    table.at(164);
    assert_eq!(table.view(0).clock.ends, None);
    table.at(165);
    assert_eq!(table.view(0).clock.ends, Some(Millis::secs(225)));
    table.at(225);
    let clock = table.view(0).clock;
    assert_eq!(
        (clock.phase, clock.began, clock.ends),
        (2, Millis::secs(225), None)
    );
    let run = Table::new(script("S1-1"), 4);
    assert_eq!(run.view(0).clock.ends, Some(Millis::secs(250)));
}

/// Proves SA-HR-01: at the slow pace everything takes twice as long, and the clock can be stopped while the crew plans.
#[test]
fn the_slow_clock_is_slow_and_stops() {
    let slow = Setup {
        pace: Pace::Slow,
        ..script("S2-8")
    };
    let mut table = Table::new(slow, 2);
    table.at_ms(19_999);
    assert!(table.view(0).threats.is_empty());
    table.at(20); // 0:10 INTERNAL 3
    assert_eq!(table.view(0).threats.len(), 1);
    table.does(1, Command::Hold);
    assert_eq!(table.game.clock(), table::Clock::Held);
    assert_eq!(table.game.next_deadline(), None);
    assert_eq!(table.refused(0, Command::Hold).0, Refusal::AlreadyHeld);
    let card = table.card(0);
    table
        .at(500)
        .does(0, place(card, 1, UP))
        .does(0, Command::Go);
    // 480 seconds were no time at all.
    assert_eq!(table.view(0).clock.start, Some(Millis::secs(480)));
    table.at(480 + 79);
    assert!(!table.view(0).silent);
    table.at(480 + 80); // 0:40 COMMS_DOWN 10
    assert!(table.view(0).silent);
    table.at(480 + 100);
    assert!(!table.view(0).silent);
    assert_eq!(table.refused(0, Command::Go).0, Refusal::NotHeld);
    let mut real = Table::new(script("S2-8"), 2);
    assert_eq!(real.refused(0, Command::Hold).0, Refusal::NotPausable);
}

/// Proves SA-3.6: the computer is the timekeeper. Words and sounds are handed out as they begin, never before; a countdown ends with what it counts down to at any pace.
#[test]
fn the_computer_speaks_in_time() {
    for script in crate::scripts::BASE.iter() {
        for pace in [Pace::Real, Pace::Slow] {
            let moments = moments(script, pace);
            assert!(moments.windows(2).all(|pair| pair[0].at <= pair[1].at));
            let threat_texts = |act: &Act| match act {
                Act::Speak(speech) => speech
                    .utterances
                    .iter()
                    .filter(|u| !u.repeated && u.text.id.contains("threat"))
                    .map(|u| u.at_ms)
                    .collect(),
                Act::Announce { .. } => Vec::new(),
            };
            // A threat is the first thing its speech says: nothing announces it any earlier.
            for moment in &moments {
                for at in threat_texts(&moment.what) {
                    assert!(at <= 1, "{}: {moment:?}", script.id);
                }
                if let Act::Announce {
                    say: Announcement::PhaseEnded { .. },
                    ..
                } = moment.what
                {
                    let ended = moments.iter().any(|other| match &other.what {
                        Act::Speak(speech) => speech.utterances.iter().any(|u| {
                            u.text.id.ends_with("-ended")
                                && other.at + u64::from(u.at_ms) == moment.at
                        }),
                        Act::Announce { .. } => false,
                    });
                    assert!(ended, "{} {pace:?}", script.id);
                }
            }
        }
    }
    let mut table = Table::new(self::script("S2-1"), 4);
    table.at_ms(10_000);
    let speech = table.view(0).speech.unwrap();
    assert_eq!(speech.at, table.now);
    assert_eq!(speech.utterances[0].at_ms, 0);
}

/// Mistakes of an unknown seat, in an unknown form, change nothing.
#[test]
fn strangers_have_no_say() {
    let mut table = Table::new(script("S2-1"), 2);
    assert_eq!(table.refused(2, Command::NextPhase).0, Refusal::NoSuchSeat);
    for (command, rule) in [
        (Command::Confirm, "SA-7.50"),
        (Command::Continue { go: true }, "SA-17.3"),
        (
            Command::Repair {
                what: crate::campaign::Repair::Squad,
                crew: None,
            },
            "SA-17.8",
        ),
        (Command::Ready { ready: true }, "SA-4.30"),
        (Command::Launch, "SA-4.30"),
        (
            Command::Volunteer {
                role: super::super::setup::Role::Captain,
            },
            "SA-3.1",
        ),
    ] {
        let refused = table.refused(0, command);
        assert_eq!(refused, (Refusal::WrongStage(rule), Some(rule.to_owned())));
    }
    assert_eq!(
        table.rule(
            0,
            Command::Berth {
                station: Station::LowerRed
            }
        ),
        "SA-17.16"
    );
    for text in [
        "{}",
        "{\"do\":\"fly\"}",
        "{\"do\":\"place\",\"card\":-1,\"slot\":1,\"up\":\"action\"}",
        "[]",
    ] {
        assert!(serde_json::from_str::<Command>(text).is_err());
    }
}
