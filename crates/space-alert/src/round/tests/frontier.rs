//! The New Frontier at the table: modules, threats, double action cards.

use super::super::cards::TurnedCard;
use super::super::command::{Query, TeleporterToken};
use super::super::event::Answer;
use super::super::setup::{Difficulty, Frontier, Pace};
use super::*;
use crate::generate::Recipe;
use crate::mission::{FrontierRules, Scheduled, Track};
use crate::mission_file::MissionFile;
use crate::scripts::ScriptKind;
use crate::specialization::SpecialCards;
use crate::threats::{Colour, Location, Severity, ThreatId};

pub(super) const DOUBLE: Frontier = Frontier {
    threats: false,
    double_actions: true,
    specializations: false,
    experience: false,
    easier: false,
    no_android: false,
    hard_solo: false,
};
pub(super) const SKILLS: Frontier = Frontier {
    double_actions: false,
    specializations: true,
    ..DOUBLE
};
pub(super) const ALL: Frontier = Frontier {
    threats: true,
    specializations: true,
    ..DOUBLE
};
pub(super) const EXPLORERS: Frontier = Frontier {
    experience: true,
    ..ALL
};

pub(super) fn with(frontier: Frontier, id: &str) -> Setup {
    Setup {
        frontier,
        ..script(id)
    }
}

pub(super) fn briefed(frontier: Frontier) -> Setup {
    Setup {
        frontier,
        skip_briefing: false,
        ..script("NF-3")
    }
}

/// A hand card whose half on top is single or double; one of the deck if the hand has none.
pub(super) fn half_card(table: &mut Table, seat: u8, up: Half, double: bool) -> CardId {
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

/// Proves NF-1.2, NF-7.3, NF-10.1.3, NF-11.3.5: what cannot be switched on, and the rule that says so.
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
    // With the new threats on, it is the training that has none.
    let red_training = Setup {
        serious: Difficulty::YellowAndRed,
        ..with(ALL, "S1-3")
    };
    assert_eq!(refused(&red_training, 4), "SA-19.14");
    let three = Frontier {
        no_android: true,
        ..ALL
    };
    assert_eq!(refused(&with(three, "NF-3"), 4), "NF-11.3.5");
    // Missions made for double actions need them.
    assert_eq!(refused(&with(SKILLS, "NF-3"), 4), "NF-7.3");
    let table = Table::new(with(three, "NF-3"), 3);
    assert_eq!(table.game.crew.size(), 3);
    assert_eq!(table.hand(0).len(), 6 + 1);
    let round = table.game.round.as_ref().unwrap();
    assert!(!round.concerns(&table.game.crew, true));
}

/// Proves NF-1.1: each module changes its own part, with and without the others.
#[test]
fn every_module_stands_alone() {
    for bits in 0..8u8 {
        let frontier = Frontier {
            threats: bits & 1 != 0,
            double_actions: bits & 2 != 0,
            specializations: bits & 4 != 0,
            ..Frontier::default()
        };
        let table = Table::new(with(frontier, "S2-1"), 4);
        let round = table.game.round.as_ref().unwrap();
        let new_threats = round.decks.iter().flatten().any(|id| id.is_frontier());
        assert_eq!(new_threats, frontier.threats, "{frontier:?}");
        let hand = table.hand(0);
        let face = |card: &CardId| card.face().unwrap();
        let double =
            |card: &&CardId| face(card).movement.is_double() || face(card).action.is_double();
        let doubles = hand.iter().filter(double).count();
        assert_eq!(doubles > 0, frontier.double_actions, "{frontier:?}");
        assert_eq!(
            round.frontier_rules().variable_range,
            frontier.double_actions
        );
        let specials = hand.iter().filter(|card| card.special().is_some()).count();
        assert_eq!(specials == 1, frontier.specializations, "{frontier:?}");
        let heroics = hand.iter().filter(|card| card.is_heroic()).count();
        assert_eq!(heroics == 0, frontier.specializations, "{frontier:?}");
    }
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
}

/// Proves NF-5.7.1: alone, the whole deck lies open and sorted, and any android gets any card of it.
#[test]
fn a_solo_player_has_the_sorted_deck() {
    let mut table = Table::new(with(DOUBLE, "NF-3"), 1);
    let sorted: Vec<CardId> = CardId::double_cards().collect();
    assert_eq!(table.hand(0), sorted);
    for (android, card) in (0..4).zip([sorted[0], sorted[40], sorted[80], sorted[95]]) {
        table.does(0, place_on(android, card, 1, Half::Action));
        table.does(
            0,
            place_on(android, sorted[1 + usize::from(android)], 2, Half::Movement),
        );
    }
}

/// Proves NF-5.7.2, NF-HR-09: in a hard solo mission the same cards lie in one pile, shuffled anew by each seed.
#[test]
fn a_hard_solo_player_has_a_shuffled_pile() {
    let hard = Frontier {
        hard_solo: true,
        ..DOUBLE
    };
    let sorted: Vec<CardId> = CardId::double_cards().collect();
    let pile = |seed| {
        Table::seeded(with(hard, "NF-3"), 1, seed)
            .view(0)
            .mine
            .unwrap()
            .cards
    };
    for seed in 1..5 {
        let mut cards = pile(seed).to_vec();
        assert_ne!(cards, sorted);
        assert_ne!(cards, pile(seed + 1));
        cards.sort();
        assert_eq!(cards, sorted);
    }
    // Every card of it can be placed.
    let mut table = Table::new(with(hard, "NF-3"), 1);
    table.does(0, place_on(0, sorted[50], 1, Half::Action));
    for (setup, people) in [
        (with(hard, "NF-3"), 2),
        (
            with(
                Frontier {
                    hard_solo: true,
                    ..SKILLS
                },
                "S2-1",
            ),
            1,
        ),
    ] {
        let refused = SpaceAlert::setup(&setup, &crew_of(people), Seed::from_u64(1));
        assert_eq!(refused.unwrap_err().refused().rule.unwrap(), "NF-5.7.2");
    }
}

/// Proves NF-2.2 to NF-2.5, NF-2.7: three colours, shuffled together, each severity with its own pool.
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

/// Proves NF-4.1: both officers have a set of numbers of their own, so an external and an internal threat share one.
#[test]
fn officers_use_two_sets_of_numbers() {
    let setup = Setup {
        manual_officers: true,
        ..with(ALL, "NF-3")
    };
    let mut table = Table::new(setup, 4);
    table.at(80); // a serious threat in white and an internal one, both at T+2
    let roles = table.game.round.as_ref().unwrap().roles;
    let (communications, security) = (roles.communications, roles.security);
    let draw = |severity, track| Command::DrawThreat {
        number: 2,
        severity,
        track,
    };
    let outside = draw(Severity::Serious, Track::White);
    let inside = draw(Severity::Common, Track::Internal);
    assert_eq!(table.rule(security, outside.clone()), "SA-3.4");
    assert_eq!(table.rule(communications, inside.clone()), "SA-3.4");
    table.does(communications, outside);
    table.does(security, inside);
    let threats = table.view(0).threats;
    let drawn: Vec<(u8, Track)> = threats.iter().map(|t| (t.number, t.track)).collect();
    assert_eq!(drawn, [(2, Track::White), (2, Track::Internal)]);
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

/// Proves NF-5.6.1 to NF-5.6.3, NF-WE-31, NF-HR-03: one more card for each android on incoming data, split as evenly as
/// possible, the captain first, and announced.
#[test]
fn incoming_data_brings_a_card_for_each_android() {
    for (people, five, cards) in [
        (4, false, vec![1, 1, 1, 1]),
        (3, false, vec![1, 2, 1]),
        (2, false, vec![2, 2]),
        (4, true, vec![1, 2, 1, 1]),
        (3, true, vec![1, 2, 2]),
        (2, true, vec![2, 3]),
    ] {
        let setup = Setup {
            five,
            roles: super::super::setup::RoleChoice {
                captain: Some(Seat(1)),
                ..Default::default()
            },
            ..with(DOUBLE, "NF-3")
        };
        let mut table = Table::new(setup, people);
        let hands = |table: &Table| -> Vec<usize> {
            (0..people as u8)
                .map(|seat| table.hand(seat).len())
                .collect()
        };
        let before = hands(&table);
        table.at(105); // incoming data at 1:30
        let drawn = hands(&table).into_iter().zip(&before);
        let drawn: Vec<usize> = drawn.map(|(after, before)| after - before).collect();
        assert_eq!(drawn, cards, "{people} people, five {five}");
        let told = table
            .heard(0)
            .into_iter()
            .filter(|e| matches!(e, Event::DrewExtra { .. }));
        assert_eq!(told.count(), cards.iter().sum::<usize>() - people);
    }
    // The next one goes to somebody who has had none.
    let mut table = Table::new(with(DOUBLE, "NF-3"), 3);
    table.at(3000);
    let round = table.game.round.as_ref().unwrap();
    let extras: Vec<u8> = round.players.iter().map(|p| p.extra).collect();
    assert_eq!(extras, [1, 1, 0]);
}

/// Proves NF-3.9.1, NF-AR-12: a caller that is revealed draws its card at once, a common one, for everybody to see.
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
        for card in &drawn {
            assert_eq!(card.drawn.card().severity, Severity::Common);
        }
        seen += drawn.len();
        table.end();
        assert!(table.game.flight.as_ref().unwrap().result.is_some());
    }
    assert!(seen > 5, "{seen} callers in sixty missions");
}

/// Proves NF-HR-08: what the Space Time Vortex will draw is drawn when the round is over, and a preview does not depend on it.
#[test]
fn nobody_knows_what_the_vortex_draws() {
    let mut table = Table::new(with(ALL, "NF-3"), 4);
    let vortex = ThreatId::from_code("SI3-104").unwrap();
    let round = table.game.round.as_mut().unwrap();
    round.script.events = super::campaign::quiet().into();
    round.threats.push(Scheduled {
        number: 1,
        track: Track::Internal,
        threat: vortex,
    });
    let preview = |table: &Table| {
        let query = Query::Projection { instead: vec![] };
        match table.game.query(Viewer::Seat(Seat(0)), &query) {
            Ok(Answer::Projection {
                film,
                certain_until,
            }) => (serde_json::to_string(&film).unwrap(), certain_until),
            other => panic!("{other:?}"),
        }
    };
    let shown = preview(&table);
    let mut other = table.clone();
    other.game.round.as_mut().unwrap().decks[2].reverse();
    assert_eq!(preview(&other), shown);
    assert!(shown.1 < 13, "its Z is not certain");
    let drawn = |table: &Table| {
        let drawn = &table.game.round.as_ref().unwrap().expansion.drawn;
        drawn.iter().find(|d| d.caller == vortex).map(|d| d.drawn)
    };
    assert_eq!((drawn(&table), drawn(&other)), (None, None));
    // The end of the Action Round.
    for table in [&mut table, &mut other] {
        table.game.round.as_mut().unwrap().draw_rest();
    }
    assert!(drawn(&table).is_some());
    assert_ne!(drawn(&table), drawn(&other));
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

/// Proves NF-12.2: of the badges the rules use three roles, which somebody always holds and one person may hold together.
#[test]
fn three_roles_are_used_by_the_rules() {
    use super::super::setup::Role;
    for people in 1..=5 {
        let table = Table::new(with(ALL, "NF-3"), people);
        let roles = table.game.round.as_ref().unwrap().roles;
        let held: Vec<usize> = (0..people).map(|player| roles.of(player).count()).collect();
        assert_eq!(held.iter().sum::<usize>(), Role::ALL.len());
        assert_eq!(held.iter().filter(|n| **n > 0).count(), people.min(3));
    }
}

/// Proves NF-HR-02: training keeps the base rules whatever is switched on.
#[test]
fn training_keeps_the_base_rules() {
    let table = Table::new(with(ALL, "S1-3"), 4);
    assert!(table.view(0).frontier.is_none());
    assert!(table.hand(0).iter().all(|card| card.0 < 90));
    let round = table.game.round.as_ref().unwrap();
    assert!(round.decks.iter().flatten().all(|id| !id.is_frontier()));
    assert_eq!(round.frontier_rules(), FrontierRules::default());
    let untimed = Setup {
        pace: Pace::Untimed,
        ..with(ALL, "NF-3")
    };
    assert_eq!(Table::new(untimed, 1).hand(0).len(), 96);
}

/// Proves NF-7.1, NF-7.5, NF-7.6: a generated mission for double action cards is longer and has more threats, an easier one
/// fewer; what the recipe says counts.
#[test]
fn generated_missions_suit_double_actions() {
    let script = |easier, threat_level| {
        let recipe = Recipe {
            threat_level,
            ..Recipe::default()
        };
        let setup = Setup {
            mission: MissionChoice::Generated { recipe },
            skip_briefing: true,
            frontier: Frontier { easier, ..DOUBLE },
            ..Setup::default()
        };
        let table = Table::seeded(setup, 4, 3);
        table.game.round.as_ref().unwrap().script.clone()
    };
    for (easier, wanted, kind, threat_level) in [
        (false, None, ScriptKind::DoubleMission, 10),
        (true, None, ScriptKind::EasierDoubleMission, 8),
        (true, Some(12), ScriptKind::DoubleMission, 12),
    ] {
        let script = script(easier, wanted);
        assert_eq!(script.kind, kind);
        assert_eq!(script.threat_level(false), threat_level);
        assert_eq!(script.duration(), 780);
    }
}
