//! The kernel's promises, kept by this game.

mod support;

use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::cards::{CardId, Level};
use galaxy_trucker::command::Command;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::Query;
use galaxy_trucker::setup::{Aids, Pace, Setup, SupportTeam};
use serde_json::{Value, json};
use support::Table;
use table::contract::Subject;
use table::{BotLevel, Dice, Game, Millis, Seat, SeatInfo, Viewer};

struct Trucking;

impl Subject for Trucking {
    type Game = GalaxyTrucker;

    const CASES: u64 = 24;
    const STEPS: usize = 160;
    const WAIT: u64 = 3_000;

    fn table(dice: &mut Dice) -> (Setup, Vec<SeatInfo>) {
        let kind = FlightKind::ALL[dice.below(8) as usize];
        let new_technologies = dice.below(2) == 0 && kind != FlightKind::Learning;
        let team = dice.below(3) as usize;
        let learning = kind == FlightKind::Learning;
        let setup = Setup {
            flights: vec![kind, FlightKind::Second],
            support_team: [SupportTeam::Off, SupportTeam::Dealt, SupportTeam::Draft]
                [if learning { 0 } else { team }],
            new_technologies,
            evil_machinations: dice.below(2) == 0 && kind != FlightKind::Learning,
            pace: [Pace::Hourglass, Pace::Untimed][dice.below(2) as usize],
            aids: [Aids::Counts, Aids::Errors][dice.below(2) as usize],
            open_hands: dice.below(4) == 0,
            hourglass_seconds: 20,
            ..Setup::default()
        };
        let most = if new_technologies { 4 } else { 3 };
        let seats = (0..2 + dice.below(most))
            .map(|number| match dice.below(3) {
                0 => SeatInfo::bot(format!("B{number}"), BotLevel::Normal),
                _ => SeatInfo::person(format!("P{number}")),
            })
            .collect();
        (setup, seats)
    }

    fn command(game: &GalaxyTrucker, seat: Seat, dice: &mut Dice) -> Command {
        if dice.below(60) == 0 {
            return [
                Command::Leave,
                Command::Pause { agree: true },
                Command::Resume,
                Command::Continue,
                Command::TakeLoan,
                Command::RepayLoan,
            ][dice.below(6) as usize]
                .clone();
        }
        let table = Table {
            game: game.clone(),
            now: Millis::ZERO,
            told: Vec::new(),
            seats: game.view().players.len() as u8,
        };
        table
            .some_command(seat.0, dice)
            .unwrap_or(Command::Finish { number: None })
    }

    fn query(_game: &GalaxyTrucker, dice: &mut Dice) -> Option<Query> {
        Some(Query::Film {
            flight: dice.below(3) as u8,
        })
    }

    fn exchange_hidden(
        game: &GalaxyTrucker,
        viewer: Viewer,
        _dice: &mut Dice,
    ) -> Option<GalaxyTrucker> {
        let mut state = serde_json::to_value(game).expect("a state is JSON");
        state["dice"]["seed"] = json!("11".repeat(32));
        // Tiles that stay in the box are as unknown as those that lie face down.
        reverse(&mut state["removed"]);
        let view = game.view();
        for (number, player) in view.players.iter().enumerate() {
            if !viewer.is(Seat(number as u8)) && player.credits.is_none() {
                state["players"][number]["credits"] = json!(77);
            }
        }
        exchange_machinations(game, viewer, &mut state);
        let looking = view
            .players
            .iter()
            .enumerate()
            .find_map(|(number, player)| player.looking.filter(|_| viewer.is(Seat(number as u8))));
        let own = viewer.seat().map(|seat| view.players[seat.index()].ship);
        let mut removed = state["removed"].take();
        // Support team cards that were dealt to others, and what they keep, are as unknown as the rest of the deck (GX-19.4).
        let mut deck = state["team"]["deck"].take();
        reverse(&mut deck);
        for number in 0..view.players.len() {
            if viewer.is(Seat(number as u8)) {
                continue;
            }
            let Some(dealt) = state["team"]["dealt"].get_mut(number) else {
                continue;
            };
            if let (Some(theirs), Some(left)) = (dealt.get_mut(0), deck.get_mut(0)) {
                std::mem::swap(theirs, left);
            }
            let first = dealt.get(0).cloned();
            if let (Some(first), Some(kept)) = (first, state["team"]["kept"].get_mut(number))
                && !kept.is_null()
            {
                *kept = first;
            }
        }
        state["team"]["deck"] = deck;
        let of = &mut state["phase"]["of"];
        if let Some(building) = building_of(of) {
            reverse(&mut building["face_down"]);
            if let (Some(there), Some(here)) =
                (removed.get_mut(0), building["face_down"].get_mut(0))
            {
                std::mem::swap(there, here);
            }
            for (number, pile) in list(&mut building["piles"]).into_iter().enumerate() {
                if looking != Some(number as u8) {
                    reverse(&mut pile["cards"]);
                }
            }
            let next = building["face_down"].get(0).cloned();
            for (number, berth) in list(&mut building["berths"]).into_iter().enumerate() {
                let hidden = own != Some(number as u8) && !view.setup.open_hands;
                if let Some(next) = next.clone()
                    && hidden
                    && !berth["hand"].is_null()
                {
                    berth["hand"]["tile"] = next;
                }
            }
        } else if view.bank.is_some() {
            let revealed = view.revealed.len();
            if let Some(deck) = of["deck"].as_array_mut() {
                deck[revealed..].reverse();
            }
            of["rolls"]["chance"]["seed"] = json!("22".repeat(32));
            for (number, purse) in list(&mut of["purses"]["list"]).into_iter().enumerate() {
                let player = view.players.get(number);
                if !viewer.is(Seat(number as u8)) && player.is_some_and(|p| p.credits.is_none()) {
                    purse["credits"] = json!(77);
                }
            }
        }
        state["removed"] = removed;
        serde_json::from_value(state).ok()
    }
}

/// Gives the others cards of Evil Machinations that the viewer cannot know, in hand and chosen (GX-7.1, GX-7.2).
fn exchange_machinations(game: &GalaxyTrucker, viewer: Viewer, state: &mut Value) {
    let own = viewer.seat().map(|seat| game.seat_view(seat));
    let known = |card: &CardId| {
        let mine = own
            .as_ref()
            .is_some_and(|own| own.machinations.contains(card) || own.chosen == Some(*card));
        mine || game.view().revealed.contains(card)
    };
    let mut unknown = CardId::all()
        .filter(|card| card.card().level == Level::Machinations && !known(card))
        .collect::<Vec<_>>()
        .into_iter();
    for (number, player) in list(&mut state["players"]).into_iter().enumerate() {
        if viewer.is(Seat(number as u8)) {
            continue;
        }
        for card in list(&mut player["machinations"]) {
            *card = json!(unknown.next().expect("more cards than hands"));
        }
        if !player["chosen"].is_null() {
            player["chosen"] = json!(unknown.next().expect("more cards than hands"));
        }
    }
}

/// The building inside a phase: alone, or with the turn of the crew phase.
fn building_of(of: &mut Value) -> Option<&mut Value> {
    if of.is_array() {
        return of.get_mut(0);
    }
    of.get("face_down").is_some().then_some(of)
}

fn list(value: &mut Value) -> Vec<&mut Value> {
    value
        .as_array_mut()
        .map(|list| list.iter_mut().collect())
        .unwrap_or_default()
}

fn reverse(value: &mut Value) {
    if let Some(list) = value.as_array_mut() {
        list.reverse();
    }
}

table::contract!(Trucking);
