//! Specializations at the table (NF-8, NF-9): how they are dealt and chosen, their cards, and what a session keeps of them.

use super::super::cards::{SpecialCard, TurnedCard};
use super::super::command::TeleporterToken;
use super::super::logbook::MissionResult;
use super::super::setup::Frontier;
use super::super::skills::{HeldSkill, Skill, SkillChoice};
use super::frontier::{ALL, DOUBLE, SKILLS, briefed, half_card, with};
use super::*;
use crate::mission_file::MissionFile;
use crate::score::{Outcome, Score};
use crate::slot_card::SlotCard;
use crate::specialization::{SkillLevel, SpecialCards, Specialization};
use crate::step::{Loss, Step};
use crate::threats::ThreatId;

pub(super) fn special(specialization: Specialization, advanced: bool) -> CardId {
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

/// Proves NF-8.2.1 to NF-8.2.4, NF-WE-39, NF-HR-04: hands with specializations.
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
    // Two of them go to the player who was named and to the next one clockwise.
    let five = Setup {
        five: true,
        ..briefed(ALL)
    };
    let mut table = Table::new(five, 3);
    table.does(0, Command::ExtraCards { first: 2 });
    table.does(0, Command::Launch);
    let hands: Vec<usize> = (0..3).map(|seat| table.hand(seat).len() - 1).collect();
    assert_eq!(hands, [8, 7, 8]);
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

/// Proves NF-8.1.4: a special card lies in one slot, so it is played once.
#[test]
fn a_special_card_is_planned_once() {
    let mut table = Table::new(with(ALL, "NF-3"), 4);
    give_skill(&mut table, 0, Specialization::Medic, SkillLevel::THREE);
    for card in [
        special(Specialization::Medic, false),
        special(Specialization::Medic, true),
    ] {
        for slot in 1..=3 {
            table.does(0, place(card, slot, Half::Action));
            let slots = table.slots(0);
            let planned = slots.iter().flatten().filter(|placed| placed.holds(card));
            assert_eq!(planned.count(), 1);
            assert!(slots[usize::from(slot) - 1].unwrap().holds(card));
        }
        table.does(0, Command::TakeBack { slot: 3, on: None });
    }
}

/// Proves NF-HR-06: the Medic's card lies beside any ordinary card; beside an action it is ignored in the flight.
#[test]
fn a_medic_card_beside_an_action_is_ignored() {
    let mut table = Table::new(with(ALL, "NF-3"), 4);
    give_skill(&mut table, 0, Specialization::Medic, SkillLevel::ONE);
    let medic = special(Specialization::Medic, false);
    let flown = |table: &Table| {
        let round = table.game.round.as_ref().unwrap();
        let plan = round.plan(&table.game.crew, &[]);
        let (film, _) = crate::record_flight(&round.mission(), &plan);
        let has = |wanted: fn(&Step) -> bool| film.steps().any(wanted);
        (
            has(|step| matches!(step, Step::PlaysSpecial { .. })),
            has(|step| matches!(step, Step::Plays { .. })),
        )
    };
    let action = half_card(&mut table, 0, Half::Action, false);
    table.does(0, place(action, 1, Half::Action));
    table.does(0, place(medic, 1, Half::Action));
    let slot = table.slots(0)[0].unwrap();
    assert!(slot.holds(action) && slot.holds(medic));
    assert_eq!(flown(&table), (false, true));
    let step = half_card(&mut table, 0, Half::Movement, false);
    table.does(0, place(step, 2, Half::Movement));
    table.does(0, place(medic, 2, Half::Action));
    assert_eq!(flown(&table), (true, true));
}

/// Proves NF-9.6.1 to NF-9.6.3, NF-HR-10: the Teleporter's tokens start with him and change hands in data transfers only. One
/// that no transfer placed is his at the end; one that was placed lies properly and stays until a later transfer.
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
    assert_eq!(
        table.rule(1, token(TeleporterToken::Traveller, 9)),
        "SA-2.38"
    );
    table.does(1, token(TeleporterToken::Destination, 0));
    assert_eq!(table.view(3).frontier.unwrap().tokens, Some([1, 0]));
    // The transfer is over: the traveller token was placed nowhere, and the Teleporter has it.
    table.at(300);
    assert!(table.view(0).transfer.is_none());
    assert_eq!(
        table.rule(1, token(TeleporterToken::Traveller, 2)),
        "NF-9.6.2"
    );
    // A placed token can be moved on in the next transfer only; a choice that comes too late leaves it in its place.
    assert_eq!(
        table.rule(1, token(TeleporterToken::Destination, 3)),
        "NF-9.6.2"
    );
    let next = (301..720).find(|&second| {
        table.at(second);
        table.view(0).transfer.is_some()
    });
    assert!(next.is_some(), "the mission has a second data transfer");
    assert_eq!(table.view(3).frontier.unwrap().tokens, Some([1, 0]));
    table.does(1, token(TeleporterToken::Destination, 3));
    table.end();
    assert_eq!(table.view(3).frontier.unwrap().tokens, Some([1, 3]));
}

/// Proves NF-9.9.12: tiles that the Squad Leader repairs are shuffled by a seed of the mission, which its file keeps.
#[test]
fn repaired_tiles_are_shuffled_by_the_seed() {
    let rules = |frontier, seed| {
        let mut table = Table::seeded(with(frontier, "S2-1"), 4, seed);
        table.end();
        let game = &table.game;
        let round = game.round.as_ref().unwrap();
        let file = round.mission_file(&game.crew, game.flight.as_ref().unwrap());
        let read = MissionFile::parse(file.to_json().as_bytes()).unwrap();
        assert_eq!(
            read.flight().unwrap().0.frontier(),
            round.frontier_rules(),
            "the black box flies the same flight"
        );
        round.frontier_rules().tile_shuffle
    };
    assert_eq!(rules(SKILLS, 1), rules(SKILLS, 1));
    assert_ne!(rules(SKILLS, 1).unwrap(), rules(SKILLS, 2).unwrap());
    assert_eq!(rules(super::super::setup::Frontier::default(), 1), None);
}

/// Proves NF-8.5.2 to NF-8.5.6: after a mission that was survived everybody keeps the specialization one level higher, or
/// takes a free one at level 1; what somebody gives up can be taken at once.
#[test]
fn specializations_between_missions() {
    let setup = Setup {
        frontier: SKILLS,
        skip_briefing: false,
        ..script("S2-1")
    };
    let table = Table::new(setup, 4);
    let crew = &table.game.crew;
    let mut choice = SkillChoice::new(SKILLS, crew, Seed::from_u64(5), vec![]);
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

/// Plays a mission of specializations to its end, survived or not, and asks for the next one.
fn rematch(people: usize, survived: bool) -> (Vec<Option<Skill>>, Setup) {
    let setup = Setup {
        frontier: SKILLS,
        skip_briefing: false,
        ..script("S2-1")
    };
    let mut table = Table::new(setup.clone(), people);
    table.does(0, Command::Launch);
    table.end();
    let outcome = match survived {
        true => Outcome::Survived {
            score: Score::default(),
        },
        false => Outcome::Lost {
            turn: 3,
            loss: Loss::ZoneDestroyed {
                zone: crate::Zone::Red,
            },
            threat: ThreatId::FIRST,
        },
    };
    table.game.results = vec![MissionResult { outcome, total: 0 }];
    let flown = table.game.round.as_ref().unwrap().expansion.skills.clone();
    (flown, table.game.rematch_setup(setup, false).unwrap())
}

fn levels(table: &Table) -> Vec<(Specialization, u8)> {
    let skills = table.view(0).frontier.unwrap().skills;
    let skill = |view: &super::super::view::SkillView| {
        let skill = view.skill.unwrap();
        (skill.specialization, skill.level.get())
    };
    skills.iter().map(skill).collect()
}

/// Proves NF-8.5.7, NF-HR-05: the next mission of a session goes on with what its members held; newcomers and androids that
/// take a place get a free specialization at level 1, and what a leaver held is free.
#[test]
fn people_join_and_leave_a_session() {
    let (flown, next) = rematch(3, true);
    let held: Vec<Specialization> = flown.iter().map(|s| s.unwrap().specialization).collect();
    let raised = |crew: &[usize]| -> Vec<(Specialization, u8)> {
        crew.iter().map(|member| (held[*member], 2)).collect()
    };
    let same = Table::new(next.clone(), 3);
    assert_eq!(levels(&same), raised(&[0, 1, 2, 3]));
    assert!(same.view(0).frontier.unwrap().goes_on);
    // Ben leaves, and a second android comes.
    let moved = |seat: Seat| match seat.0 {
        0 => Some(seat),
        1 => None,
        _ => Some(Seat(seat.0 - 1)),
    };
    let mut two = Table::new(SpaceAlert::reseat(next.clone(), moved), 2);
    let now = levels(&two);
    assert_eq!(now[..3], raised(&[0, 2, 3]));
    assert_eq!(now[3].1, 1);
    assert!(!held.contains(&now[3].0) || now[3].0 == held[1]);
    let offers = two.view(0).frontier.unwrap().skills[0].offers.clone();
    let free = |wanted: Specialization| offers.iter().any(|o| o.specialization == wanted);
    assert!(
        free(held[1]) || now[3].0 == held[1],
        "what Ben held is free"
    );
    two.does(
        0,
        Command::Specialize {
            specialization: held[1],
            on: Some(3),
        },
    );
    assert_eq!(levels(&two)[3], (held[1], 1));
    // Two players join, the android goes.
    let five = Table::new(next, 5);
    let now = levels(&five);
    assert_eq!(now[..3], raised(&[0, 1, 2]));
    assert_eq!((now[3].1, now[4].1), (1, 1));
    assert!((1..5).all(|i| now[..i].iter().all(|other| other.0 != now[i].0)));
}

/// Proves NF-8.5.8: after a failed mission all specializations are lost, and two cards are dealt to everybody.
#[test]
fn a_failed_mission_costs_all_specializations() {
    let (_, next) = rematch(4, false);
    assert!(next.held_skills.is_empty());
    let table = Table::new(next, 4);
    let frontier = table.view(0).frontier.unwrap();
    assert!(!frontier.goes_on);
    assert!(frontier.skills.iter().all(|view| view.offers.len() == 2));
    assert!(levels(&table).iter().all(|(_, level)| *level == 1));
}

/// Nobody holds the specialization of somebody else, whatever a setup says.
#[test]
fn a_setup_with_a_specialization_twice_is_refused() {
    let (flown, next) = rematch(4, true);
    let twice = |seat| HeldSkill {
        seat: Some(Seat(seat)),
        skill: flown[0],
    };
    let setup = Setup {
        held_skills: vec![twice(0), twice(1)],
        ..next
    };
    let refused = SpaceAlert::setup(&setup, &crew_of(4), Seed::from_u64(1));
    assert_eq!(refused.unwrap_err(), Refusal::SkillTaken);
}

/// Proves NF-1.11, NF-8.1.2: a double card at a table without double actions, a special card without specializations, and
/// an advanced card without its level are nobody's cards; the board stays as it was.
#[test]
fn cards_of_the_expansion_need_their_module_and_level() {
    let mut base = Table::new(with(Frontier::default(), "S2-1"), 4);
    let mut skilled = Table::new(with(ALL, "NF-3"), 4);
    let double = half_card(&mut skilled, 0, Half::Movement, true);
    give_skill(&mut skilled, 0, Specialization::Medic, SkillLevel::ONE);
    let refuse = |table: &mut Table, card: CardId| {
        for half in [Half::Movement, Half::Action] {
            assert_eq!(table.rule(0, place(card, 1, half)), "SA-4.6");
            assert!(table.slots(0)[0].is_none());
        }
    };
    refuse(&mut base, double);
    refuse(&mut base, special(Specialization::Medic, false));
    refuse(&mut skilled, special(Specialization::Medic, true));
}
