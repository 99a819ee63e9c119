//! The New Frontier at the table: modules, double action cards, specializations, explorers.

use super::super::cards::{SpecialCard, TurnedCard};
use super::super::command::{Query, TeleporterToken};
use super::super::event::Answer;
use super::super::setup::{Difficulty, Frontier, Pace};
use super::super::skills::{ExplorerCard, Skill};
use super::*;
use crate::mission_file::MissionFile;
use crate::scripts::ScriptKind;
use crate::slot_card::SlotCard;
use crate::specialization::{SkillLevel, SpecialCards, Specialization};
use crate::threats::{Colour, Location, Severity, ThreatId};

const DOUBLE: Frontier = Frontier {
    threats: false,
    double_actions: true,
    specializations: false,
    experience: false,
    easier: false,
    no_android: false,
};
const SKILLS: Frontier = Frontier {
    double_actions: false,
    specializations: true,
    ..DOUBLE
};
const ALL: Frontier = Frontier {
    threats: true,
    specializations: true,
    ..DOUBLE
};
const EXPLORERS: Frontier = Frontier {
    experience: true,
    ..ALL
};

fn with(frontier: Frontier, id: &str) -> Setup {
    Setup {
        frontier,
        ..script(id)
    }
}

fn briefed(frontier: Frontier) -> Setup {
    Setup {
        frontier,
        skip_briefing: false,
        ..script("NF-3")
    }
}

fn special(specialization: Specialization, advanced: bool) -> CardId {
    SpecialCard {
        specialization,
        advanced,
    }
    .id()
}

/// Gives a crew member a specialization of a level, with its cards, as if it had been chosen.
fn give_skill(table: &mut Table, member: usize, specialization: Specialization, level: SkillLevel) {
    let skill = Skill {
        specialization,
        level,
    };
    let humans = table.game.crew.human_members();
    let round = table.game.round.as_mut().unwrap();
    if member < humans {
        let cards = &mut round.players[member].cards;
        cards.retain(|card| card.special().is_none());
        cards.extend(skill.cards());
    } else {
        round.expansion.android_specials = skill.cards().collect();
    }
    let skills = &mut round.expansion.skills;
    skills.iter_mut().for_each(|other| {
        if other.is_some_and(|other| other.specialization == specialization) {
            *other = None;
        }
    });
    skills[member] = Some(skill);
    if specialization == Specialization::Teleporter {
        round.expansion.tokens = Some([member as u8; 2]);
    }
}

/// A hand card whose half on top is single or double; one of the deck if the hand has none.
fn half_card(table: &mut Table, seat: u8, up: Half, double: bool) -> CardId {
    let is = |card: &CardId| {
        let slot = TurnedCard { card: *card, up }.slot_card();
        slot.special == SpecialCards::None && slot.is_double() == double
    };
    if let Some(card) = table.hand(seat).into_iter().find(is) {
        return card;
    }
    let player = table.game.crew.player(Seat(seat)).unwrap();
    let round = table.game.round.as_mut().unwrap();
    let drawn = round.deck.iter().position(is).unwrap();
    let card = round.deck.remove(drawn);
    round.players[player].cards.push(card);
    card
}

/// Proves NF-1.2, NF-11.3.5: what cannot be switched on, and the rule that says so.
#[test]
fn modules_that_do_not_go_together() {
    let refused = |setup: &Setup, people| {
        let why = SpaceAlert::setup(setup, &crew_of(people), Seed::from_u64(1)).unwrap_err();
        why.refused().rule.unwrap()
    };
    let lone_experience = Frontier {
        specializations: false,
        ..EXPLORERS
    };
    assert_eq!(refused(&with(lone_experience, "NF-3"), 4), "NF-1.2");
    let red = Setup {
        common: Difficulty::Red,
        ..script("S2-1")
    };
    assert_eq!(refused(&red, 4), "NF-2.1");
    let three = Frontier {
        no_android: true,
        ..ALL
    };
    assert_eq!(refused(&with(three, "NF-3"), 4), "NF-11.3.5");
    // Missions made for double actions need them.
    assert_eq!(refused(&with(SKILLS, "NF-3"), 4), "SA-3.15");
    let table = Table::new(with(three, "NF-3"), 3);
    assert_eq!(table.game.crew.size(), 3);
    assert_eq!(table.hand(0).len(), 6 + 1);
    let round = table.game.round.as_ref().unwrap();
    assert!(!round.concerns(&table.game.crew, true));
}

/// A table without the expansion stores, says and deals nothing of it.
#[test]
fn the_base_game_knows_nothing_of_it() {
    let mut table = Table::new(script("S2-1"), 4);
    table.at(100);
    let stored = serde_json::to_string(&table.game).unwrap();
    assert!(
        !stored.contains("expansion") && !stored.contains("frontier") && !stored.contains("skills")
    );
    assert!(table.view(0).frontier.is_none());
    let round = table.game.round.as_ref().unwrap();
    assert!(round.decks.iter().flatten().all(|id| !id.is_frontier()));
    assert_eq!(
        table.rule(
            0,
            Command::Token {
                token: TeleporterToken::Traveller,
                to: 0
            }
        ),
        "NF-9.6.2"
    );
}

/// Proves NF-1.11, NF-5.2.1, NF-5.2.2: the double deck replaces the action cards; heroic cards stay without specializations.
#[test]
fn double_cards_are_dealt_like_action_cards() {
    let table = Table::new(with(DOUBLE, "NF-3"), 4);
    for seat in 0..4 {
        let hand = table.hand(seat);
        assert_eq!(hand.len(), 5);
        assert_eq!(hand.iter().filter(|card| card.is_heroic()).count(), 1);
        let doubles = hand.iter().filter(|card| {
            let face = card.face().unwrap();
            face.movement.is_double() || face.action.is_double()
        });
        assert_eq!(doubles.count(), 4);
    }
    // NF-5.7.1: in a solo mission the whole deck lies open.
    let solo = Table::new(with(DOUBLE, "NF-3"), 1);
    assert_eq!(solo.hand(0).len(), 96);
}

/// Proves NF-2.2, NF-2.3, NF-2.5, NF-2.7: three colours, shuffled together, each severity with its own pool.
#[test]
fn decks_hold_the_chosen_colours() {
    for (pool, colours) in [
        (Difficulty::White, vec![Colour::White]),
        (Difficulty::Yellow, vec![Colour::Yellow]),
        (Difficulty::Mixed, vec![Colour::White, Colour::Yellow]),
        (Difficulty::Red, vec![Colour::Red]),
        (Difficulty::YellowAndRed, vec![Colour::Yellow, Colour::Red]),
        (
            Difficulty::AllColours,
            vec![Colour::White, Colour::Yellow, Colour::Red],
        ),
        (Difficulty::WhiteAndRed, vec![Colour::White, Colour::Red]),
    ] {
        let setup = Setup {
            common: pool,
            serious: Difficulty::White,
            ..with(ALL, "NF-3")
        };
        let table = Table::new(setup, 4);
        let round = table.game.round.as_ref().unwrap();
        let places = [Location::External, Location::Internal];
        for (deck, (location, severity)) in places
            .into_iter()
            .flat_map(|place| [(place, Severity::Common), (place, Severity::Serious)])
            .enumerate()
        {
            let colours = match severity {
                Severity::Common => &colours[..],
                Severity::Serious => &[Colour::White],
            };
            let belongs = |id: &ThreatId| {
                let card = id.card();
                (card.location, card.severity) == (location, severity)
                    && colours.contains(&card.colour)
            };
            let sorted: Vec<ThreatId> = ThreatId::all().filter(belongs).collect();
            let mut found = round.decks[deck].clone();
            assert_ne!(found, sorted, "not shuffled");
            found.sort();
            assert_eq!(found, sorted);
        }
        assert!(round.decks[1].iter().any(|id| id.is_frontier()));
    }
}

/// Proves NF-5.2.3, NF-5.1.5: a double half lies in one slot, its back tells that it is double, and it is flown as it lies.
#[test]
fn a_double_half_is_planned_and_flown() {
    let mut table = Table::new(with(DOUBLE, "NF-3"), 4);
    let card = half_card(&mut table, 0, Half::Action, true);
    table.does(0, place(card, 1, Half::Action));
    assert!(table.view(1).backs[0].starts_with('d'));
    table.does(0, Command::Flip { slot: 1, on: None });
    assert!(table.view(1).backs[0].starts_with('m'));
    table.does(0, Command::Flip { slot: 1, on: None });
    let movement = half_card(&mut table, 1, Half::Movement, true);
    table.does(1, place(movement, 2, Half::Movement));
    assert!(table.view(0).backs[1].starts_with(".g"));
    let order = table.view(0).order.clone();
    let mine = order.iter().position(|n| *n == 0).unwrap();
    table.end();
    let Ok(Answer::Film {
        film,
        mission,
        complete,
        ..
    }) = table.game.query(Viewer::Spectator, &Query::Film)
    else {
        panic!("no film");
    };
    assert!(complete);
    let face = TurnedCard {
        card,
        up: Half::Action,
    }
    .slot_card();
    assert_eq!(film.start.slots[mine][0], face);
    assert!(face.is_double());
    // The black box reads the same flight from the mission file.
    let file = MissionFile::parse(mission.unwrap().to_string().as_bytes()).unwrap();
    let (again, plan) = file.flight().unwrap();
    let (_, outcome) = crate::record_flight(&again, &plan);
    assert_eq!(outcome, film.outcome);
    assert!(again.frontier().variable_range);
}

/// Proves NF-5.5.1: double action cards are not put right; without them they are.
#[test]
fn double_cards_cannot_be_misplayed() {
    let landed = |frontier: Frontier, id: &str| {
        let mut table = Table::new(
            Setup {
                misplay: true,
                ..with(frontier, id)
            },
            4,
        );
        let card = table.hand(0)[0];
        table.does(0, place(card, 1, Half::Movement));
        let misplay = table.view(0).mission.misplay;
        let end = table.game.round.as_ref().unwrap().script.duration();
        table.at(u64::from(end) + 1);
        (misplay, table.game.stage)
    };
    assert_eq!(landed(DOUBLE, "NF-3"), (false, Stage::Over));
    assert_eq!(
        landed(Frontier::default(), "S2-1"),
        (true, Stage::Resolution)
    );
}

/// Proves NF-5.6.1, NF-5.6.2: one more card for each android on incoming data, to different players in turn, announced.
#[test]
fn incoming_data_brings_a_card_for_each_android() {
    for (people, extra) in [(4, 0), (3, 1), (2, 2)] {
        let mut table = Table::new(with(DOUBLE, "NF-3"), people);
        let before: usize = (0..people as u8).map(|seat| table.hand(seat).len()).sum();
        table.at(105); // incoming data at 1:30
        let after: usize = (0..people as u8).map(|seat| table.hand(seat).len()).sum();
        assert_eq!(after - before, people + extra);
        let told = table
            .heard(0)
            .into_iter()
            .filter(|e| matches!(e, Event::DrewExtra { .. }));
        assert_eq!(told.count(), extra);
        let extras: Vec<u8> = table
            .game
            .round
            .as_ref()
            .unwrap()
            .players
            .iter()
            .map(|p| p.extra)
            .collect();
        assert!(extras.iter().all(|n| *n <= 1), "{extras:?}");
    }
}

/// Proves NF-8.2.1, NF-8.2.2, NF-8.2.3, NF-8.2.4, NF-WE-39: hands with specializations.
#[test]
fn hands_with_specializations() {
    for (people, five, hands) in [
        (4, false, vec![5, 5, 5, 5]),
        (5, false, vec![5; 5]),
        (3, false, vec![7, 6, 6]),
        (2, false, vec![10, 10]),
        (4, true, vec![7, 6, 6, 6]),
        (3, true, vec![8, 8, 7]),
        (2, true, vec![12, 11]),
    ] {
        let table = Table::new(
            Setup {
                five,
                ..with(ALL, "NF-3")
            },
            people,
        );
        let round = table.game.round.as_ref().unwrap();
        let ordinary: Vec<usize> = (0..people as u8)
            .map(|seat| {
                table
                    .hand(seat)
                    .iter()
                    .filter(|c| c.special().is_none())
                    .count()
            })
            .collect();
        assert_eq!(ordinary, hands, "{people} people, five {five}");
        assert!(round.heroics.is_empty() && round.aside.is_empty());
        let specials = |seat| {
            table
                .hand(seat)
                .iter()
                .filter(|c| c.special().is_some())
                .count()
        };
        assert!((0..people as u8).all(|seat| specials(seat) == 1)); // level 1: the basic card
        let packs = |phase: usize| round.players.iter().map(move |p| p.packs[1 - phase].len());
        let later = if people >= 4 { 5 } else { 6 };
        assert!(packs(0).chain(packs(1)).all(|size| size == later));
    }
    // The captain names who gets the card that is left over.
    let mut table = Table::new(briefed(ALL), 3);
    table.does(0, Command::ExtraCards { first: 2 });
    assert_eq!(table.rule(1, Command::ExtraCards { first: 1 }), "SA-3.1");
    table.does(0, Command::Launch);
    assert_eq!(table.hand(2).len(), 7 + 1);
    assert_eq!(table.hand(0).len(), 6 + 1);
    let mut even = Table::new(briefed(ALL), 4);
    assert_eq!(even.rule(0, Command::ExtraCards { first: 1 }), "NF-8.2.3");
}

/// Proves NF-8.5.1, NF-8.1.7: two different cards for everybody, androids included; each keeps one.
#[test]
fn specializations_are_dealt_and_chosen() {
    let mut table = Table::new(briefed(ALL), 3);
    let skills = table.view(0).frontier.unwrap().skills;
    let offered: Vec<Specialization> = skills
        .iter()
        .flat_map(|view| view.offers.iter().map(|skill| skill.specialization))
        .collect();
    assert_eq!(offered.len(), 8);
    assert!((1..8).all(|i| !offered[..i].contains(&offered[i])));
    let choose = |specialization, on| Command::Specialize { specialization, on };
    assert_eq!(table.rule(0, choose(offered[2], None)), "NF-8.5.1");
    assert_eq!(table.rule(0, choose(offered[2], Some(1))), "SA-4.3");
    assert_eq!(table.game.decisions().len(), 3);
    table.does(0, choose(offered[1], None));
    table.does(1, choose(offered[7], Some(3)));
    table.does(0, Command::Launch);
    let now = table.view(0).frontier.unwrap().skills;
    let held: Vec<Specialization> = now
        .iter()
        .map(|v| v.skill.unwrap().specialization)
        .collect();
    assert_eq!(held, [offered[1], offered[2], offered[4], offered[7]]);
    assert!(
        now.iter()
            .all(|v| v.skill.unwrap().level == SkillLevel::ONE)
    );
    // The android's card lies open beside its board (NF-8.3.2).
    assert_eq!(now[3].cards, [special(offered[7], false)]);
    let mut off = Table::new(briefed(DOUBLE), 4);
    assert_eq!(off.rule(0, choose(Specialization::Medic, None)), "NF-8.1.6");
}

/// Proves NF-8.1.2, NF-8.1.5: the cards of each level.
#[test]
fn levels_give_cards() {
    let cards = |level| -> Vec<bool> {
        let skill = Skill {
            specialization: Specialization::Medic,
            level,
        };
        skill
            .cards()
            .map(|card| card.special().unwrap().advanced)
            .collect()
    };
    assert_eq!(cards(SkillLevel::ONE), [false]);
    assert_eq!(cards(SkillLevel::TWO), [true]);
    assert_eq!(cards(SkillLevel::THREE), [false, true]);
}

/// Proves NF-8.1.1, NF-8.1.3, NF-8.3.1 to NF-8.3.3: special cards are placed, turned and taken back like any card, but stay
/// with their owner.
#[test]
fn special_cards_are_planned() {
    let mut table = Table::new(with(ALL, "NF-3"), 3);
    give_skill(&mut table, 0, Specialization::Rocketeer, SkillLevel::THREE);
    give_skill(&mut table, 3, Specialization::Mechanic, SkillLevel::ONE);
    let (basic, advanced) = (
        special(Specialization::Rocketeer, false),
        special(Specialization::Rocketeer, true),
    );
    table.does(0, place(advanced, 1, Half::Movement));
    table.does(0, place(basic, 2, Half::Action));
    let planned = |table: &Table, index: usize| table.slots(0)[index].unwrap().slot_card().special;
    assert_eq!(
        [planned(&table, 0), planned(&table, 1)],
        [SpecialCards::Advanced, SpecialCards::Basic]
    );
    assert!(table.view(1).backs[0].starts_with("ss"));
    table.does(0, Command::Flip { slot: 1, on: None });
    assert_eq!(planned(&table, 0), SpecialCards::Basic);
    assert_eq!(
        table.rule(0, Command::Flip { slot: 2, on: None }),
        "NF-8.1.1"
    );
    table.does(0, Command::TakeBack { slot: 2, on: None });
    assert!(table.hand(0).contains(&basic));
    assert_eq!(
        table.rule(0, place_on(3, basic, 1, Half::Action)),
        "NF-8.3.1"
    );
    assert_eq!(table.rule(1, place(basic, 1, Half::Action)), "SA-4.6");
    // Anybody plans the android's card, on its own board only.
    let mechanic = special(Specialization::Mechanic, false);
    assert_eq!(table.rule(1, place(mechanic, 1, Half::Action)), "NF-8.3.1");
    table.does(1, place_on(3, mechanic, 1, Half::Action));
    assert!(table.view(0).frontier.unwrap().skills[3].cards.is_empty());
    table.at(243); // a data transfer
    let give = Command::Give { card: basic, to: 1 };
    assert_eq!(table.rule(0, give), "NF-8.3.1");
}

/// Proves NF-8.3.4, NF-9.5.1, NF-9.8.5, NF-9.8.15: the two special cards that share a slot.
#[test]
fn two_cards_in_a_slot() {
    let mut table = Table::new(with(ALL, "NF-3"), 4);
    give_skill(&mut table, 0, Specialization::Medic, SkillLevel::ONE);
    give_skill(&mut table, 1, Specialization::SpecialOps, SkillLevel::THREE);
    give_skill(&mut table, 2, Specialization::Rocketeer, SkillLevel::ONE);
    let medic = special(Specialization::Medic, false);
    let step = half_card(&mut table, 0, Half::Movement, false);
    table.does(0, place(step, 1, Half::Movement));
    table.does(0, place(medic, 1, Half::Action));
    let slot = table.slots(0)[0].unwrap();
    assert!(slot.holds(step) && slot.holds(medic));
    let single = TurnedCard {
        card: step,
        up: Half::Movement,
    }
    .slot_card();
    assert_eq!(slot.slot_card(), single.with_special(SpecialCards::Basic));
    assert!(table.view(1).backs[0].starts_with('t'));
    // The special card comes off first; undo brings it back.
    table.does(0, Command::TakeBack { slot: 1, on: None });
    assert_eq!(table.slots(0)[0], Some(Placed::new(step, Half::Movement)));
    table.does(0, Command::Undo);
    assert_eq!(table.slots(0)[0], Some(slot));
    // The other way round, and moved as a pair.
    table.does(0, Command::TakeBack { slot: 1, on: None });
    table.does(0, Command::TakeBack { slot: 1, on: None });
    table.does(0, place(medic, 2, Half::Action));
    table.does(0, place(step, 2, Half::Movement));
    table.does(
        0,
        Command::Move {
            from: 2,
            to: 3,
            on: None,
        },
    );
    assert_eq!(table.slots(0)[2], Some(slot));
    // Special Ops: the advanced action beside a card or beside the own basic card; its basic action never.
    let (basic, advanced) = (
        special(Specialization::SpecialOps, false),
        special(Specialization::SpecialOps, true),
    );
    table.does(1, place(basic, 1, Half::Action));
    table.does(1, place(advanced, 1, Half::Movement));
    assert_eq!(
        table.slots(1)[0].unwrap().slot_card(),
        SlotCard::EMPTY.with_special(SpecialCards::Both)
    );
    table.does(1, place(advanced, 1, Half::Action));
    assert_eq!(table.slots(1)[0], Some(Placed::new(advanced, Half::Action)));
    let double = half_card(&mut table, 1, Half::Action, true);
    table.does(1, place(double, 2, Half::Action));
    table.does(1, place(advanced, 2, Half::Movement));
    let protected = table.slots(1)[1].unwrap();
    assert!(protected.holds(double) && protected.holds(advanced));
    // Any other special card takes the slot for itself.
    let (rocketeer, other) = (special(Specialization::Rocketeer, false), table.card(2));
    table.does(2, place(other, 1, Half::Action));
    table.does(2, place(rocketeer, 1, Half::Action));
    assert_eq!(
        table.slots(2)[0],
        Some(Placed::new(rocketeer, Half::Action))
    );
}

/// Proves NF-9.6.1, NF-9.6.2: the Teleporter's tokens start with him and change hands in data transfers only.
#[test]
fn teleporter_tokens() {
    let mut table = Table::new(with(ALL, "NF-3"), 4);
    give_skill(&mut table, 1, Specialization::Teleporter, SkillLevel::ONE);
    let token = |token, to| Command::Token { token, to };
    assert_eq!(table.view(0).frontier.unwrap().tokens, Some([1, 1]));
    assert_eq!(
        table.rule(1, token(TeleporterToken::Traveller, 2)),
        "NF-9.6.2"
    );
    table.at(243);
    assert_eq!(
        table.rule(0, token(TeleporterToken::Traveller, 2)),
        "NF-9.6.2"
    );
    table.does(1, token(TeleporterToken::Traveller, 2));
    table.does(1, token(TeleporterToken::Destination, 0));
    assert_eq!(table.view(3).frontier.unwrap().tokens, Some([2, 0]));
    assert_eq!(
        table.rule(1, token(TeleporterToken::Traveller, 9)),
        "SA-2.38"
    );
}

/// Proves NF-3.9.1: a caller that is revealed draws its card at once, for everybody to see.
#[test]
fn callers_draw_their_card() {
    let mut seen = 0;
    for seed in 0..60 {
        let setup = Setup {
            common: Difficulty::Red,
            serious: Difficulty::Red,
            ..with(ALL, "NF-6")
        };
        let mut table = Table::seeded(setup, 4, seed);
        table.at(500);
        let view = table.view(0);
        let drawn = view.frontier.unwrap().drawn;
        for threat in view.threats {
            let card = threat.threat.card();
            let calls = card.draws.is_some() && !card.traits.has(crate::threats::Traits::VORTEX);
            assert_eq!(calls, drawn.iter().any(|d| d.caller == threat.threat));
        }
        seen += drawn.len();
        table.end();
        assert!(table.game.flight.as_ref().unwrap().result.is_some());
    }
    assert!(seen > 5, "{seen} callers in sixty missions");
}

/// Proves NF-8.5.2 to NF-8.5.6: after a mission that was survived everybody keeps the specialization one level higher, or
/// takes a free one at level 1; what somebody gives up can be taken at once.
#[test]
fn specializations_between_missions() {
    use super::super::skills::SkillChoice;
    let setup = Setup {
        frontier: SKILLS,
        skip_briefing: false,
        ..script("S2-1")
    };
    let table = Table::new(setup, 4);
    let crew = &table.game.crew;
    let mut choice = SkillChoice::new(SKILLS, crew, Seed::from_u64(5));
    let flown = choice.skills(SKILLS, crew);
    choice.after(&flown);
    let levels = |choice: &SkillChoice| -> Vec<u8> {
        choice
            .skills(SKILLS, crew)
            .iter()
            .map(|s| s.unwrap().level.get())
            .collect()
    };
    assert_eq!(levels(&choice), [2, 2, 2, 2]);
    // Six are in nobody's hands, refused or never dealt.
    for (member, skill) in flown.iter().enumerate() {
        let held = skill.unwrap().specialization;
        let offers = choice.offers(SKILLS, crew, member);
        assert_eq!(offers.len(), 7);
        for offer in offers {
            let level = if offer.specialization == held { 2 } else { 1 };
            assert_eq!(offer.level.get(), level);
        }
    }
    let first = flown[0].unwrap().specialization;
    assert_eq!(
        choice.choose(SKILLS, crew, 1, first),
        Err(Refusal::SkillTaken)
    );
    let free = choice
        .offers(SKILLS, crew, 0)
        .into_iter()
        .find(|s| s.specialization != first)
        .unwrap();
    choice.choose(SKILLS, crew, 0, free.specialization).unwrap();
    choice.choose(SKILLS, crew, 1, first).unwrap();
    assert_eq!(levels(&choice), [1, 1, 2, 2]);
    let flown = choice.skills(SKILLS, crew);
    choice.after(&flown);
    let flown = choice.skills(SKILLS, crew);
    choice.after(&flown);
    assert_eq!(levels(&choice), [3, 3, 3, 3]);
    // At level 3: stay, or change.
    let flown = choice.skills(SKILLS, crew);
    choice.after(&flown);
    let held = flown[2].unwrap().specialization;
    let offers = choice.offers(SKILLS, crew, 2);
    let new = offers.iter().find(|s| s.specialization != held).unwrap();
    choice.choose(SKILLS, crew, 2, new.specialization).unwrap();
    assert_eq!(levels(&choice), [3, 3, 1, 3]);
}

fn explorer(level: u8, skills: &[(Specialization, u8)]) -> ExplorerCard {
    ExplorerCard {
        level,
        skills: skills
            .iter()
            .map(|(specialization, level)| Skill {
                specialization: *specialization,
                level: SkillLevel::try_from(*level).unwrap(),
            })
            .collect(),
    }
}

/// Proves NF-10.3.1, NF-10.3.2, NF-10.5.10, NF-10.5.11, NF-10.6.1 to NF-10.6.4, NF-WE-59: explorers bring what they
/// know.
#[test]
fn explorers_bring_their_specializations() {
    use Specialization::Medic;
    let mut table = Table::new(briefed(EXPLORERS), 3);
    let bring = |explorer| Command::Explorer { explorer };
    // NF-10.5.6, NF-10.5.7: boxes that no explorer can have.
    assert_eq!(
        table.rule(0, bring(explorer(1, &[(Medic, 2)]))),
        "NF-10.5.6"
    );
    assert_eq!(
        table.rule(0, bring(explorer(2, &[(Medic, 2)]))),
        "NF-10.5.7"
    );
    table.does(0, bring(explorer(1, &[(Medic, 1)])));
    table.does(
        1,
        bring(explorer(6, &[(Medic, 3), (Specialization::Mechanic, 2)])),
    );
    table.does(2, bring(explorer(0, &[])));
    let choose = |specialization, on| Command::Specialize { specialization, on };
    assert_eq!(table.rule(2, choose(Medic, None)), "NF-10.5.11");
    table.does(1, choose(Specialization::Mechanic, None));
    table.does(2, choose(Medic, Some(3)));
    assert_eq!(table.rule(0, choose(Medic, None)), "NF-8.1.7");
    table.does(0, Command::Launch);
    let skills = table.view(0).frontier.unwrap().skills;
    assert_eq!(skills[3].skill.unwrap().level, SkillLevel::THREE);
    assert_eq!((skills[0].skill, skills[2].skill), (None, None));
    let mechanic = skills[1].skill.unwrap();
    assert_eq!(mechanic.specialization, Specialization::Mechanic);
    assert_eq!(mechanic.level, SkillLevel::TWO);
    assert_eq!(table.hand(2).len(), 6);
    assert!(
        table
            .hand(2)
            .iter()
            .all(|card| card.special().is_none() && !card.is_heroic())
    );
    let (basic, advanced) = (special(Medic, false), special(Medic, true));
    assert_eq!(
        table.rule(2, place_on(3, basic, 1, Half::Action)),
        "NF-10.6.2"
    );
    for seat in [0, 2] {
        let plan = place_on(3, advanced, 1, Half::Movement);
        assert_eq!(table.rule(seat, plan), "NF-10.6.2");
    }
    table.does(0, place_on(3, basic, 1, Half::Action));
    table.does(1, place_on(3, advanced, 2, Half::Movement));
    let ordinary = table.card(2);
    table.does(2, place_on(3, ordinary, 3, Half::Movement));
    let mut off = Table::new(briefed(ALL), 4);
    assert_eq!(off.rule(0, bring(explorer(0, &[]))), "NF-10.1.3");
}

/// Proves NF-10.8.1: nobody below level 2 starts a campaign.
#[test]
fn campaigns_need_level_two() {
    let setup = Setup {
        mission: MissionChoice::default(),
        campaign: true,
        ..briefed(EXPLORERS)
    };
    let mut table = Table::new(setup, 2);
    let bring = |level| Command::Explorer {
        explorer: explorer(level, &[]),
    };
    table.does(0, bring(2));
    table.does(1, bring(1));
    assert_eq!(table.rule(0, Command::Launch), "NF-10.8.1");
    table.does(1, bring(2));
    table.does(0, Command::Launch);
    assert_eq!(table.game.stage, Stage::Action);
}

/// Proves NF-7.2: the easier missions are drawn when the host asks for them; else the standard ones.
#[test]
fn random_missions_fit_the_cards() {
    for (frontier, kind) in [
        (DOUBLE, ScriptKind::DoubleMission),
        (
            Frontier {
                easier: true,
                ..DOUBLE
            },
            ScriptKind::EasierDoubleMission,
        ),
        (SKILLS, ScriptKind::Mission),
    ] {
        for seed in 0..12 {
            let setup = Setup {
                mission: MissionChoice::default(),
                skip_briefing: true,
                frontier,
                ..Setup::default()
            };
            let table = Table::seeded(setup, 4, seed);
            assert_eq!(table.game.round.as_ref().unwrap().script.kind, kind);
        }
    }
}

/// Training keeps the base rules whatever is switched on (NF-10.1.4 counts full missions only).
#[test]
fn training_keeps_the_base_rules() {
    let table = Table::new(with(ALL, "S1-3"), 4);
    assert!(table.view(0).frontier.is_none());
    assert!(table.hand(0).iter().all(|card| card.0 < 90));
    let untimed = Setup {
        pace: Pace::Untimed,
        ..with(ALL, "NF-3")
    };
    assert_eq!(Table::new(untimed, 1).hand(0).len(), 96);
}
