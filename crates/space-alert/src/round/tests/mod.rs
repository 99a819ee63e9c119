//! The mission as it is played, rule by rule. Each test names the rules it proves.

mod action_round;
mod androids;
mod campaign;
mod contract;
mod dealing;
mod explorers;
mod frontier;
mod kernel_contract;
mod planning_board;
mod protocol_page;
mod refusals;
mod resolution;
mod specializations;
mod stand_in;
mod training;

use super::cards::{CardId, Half, Placed};
use super::command::Command;
use super::event::Event;
use super::game::SpaceAlert;
use super::refusal::Refusal;
use super::setup::{MissionChoice, Setup};
use super::view::{Own, Stage, View};
use crate::mission::Level;
use std::borrow::Cow;
use table::{AddressedEvent, Game, Millis, Refusal as _, Seat, SeatInfo, Seed, Viewer};

/// A table with its time and everything it has told.
#[derive(Clone)]
struct Table {
    game: SpaceAlert,
    now: Millis,
    told: Vec<AddressedEvent<Event>>,
}

/// A mission by its script, without a briefing.
fn script(id: &str) -> Setup {
    Setup {
        mission: MissionChoice::Script { id: id.to_owned() },
        skip_briefing: true,
        preview: Some(true),
        ..Setup::default()
    }
}

fn crew_of(people: usize) -> Vec<SeatInfo> {
    ["Ana", "Ben", "Chloé", "Dov", "Eli", "Fay"][..people]
        .iter()
        .map(|name| SeatInfo::person(*name))
        .collect()
}

impl Table {
    fn new(setup: Setup, people: usize) -> Table {
        Table::seeded(setup, people, 1)
    }

    fn seeded(setup: Setup, people: usize, seed: u64) -> Table {
        let game = SpaceAlert::setup(&setup, &crew_of(people), Seed::from_u64(seed)).unwrap();
        let mut table = Table {
            game,
            now: Millis::ZERO,
            told: Vec::new(),
        };
        table.at(0);
        table
    }

    /// Time passes up to a second of game time.
    fn at(&mut self, seconds: u64) -> &mut Table {
        self.at_ms(seconds * 1000)
    }

    fn at_ms(&mut self, ms: u64) -> &mut Table {
        self.now = Millis(ms);
        self.game.advance(self.now, &mut self.told);
        self
    }

    /// A seat asks for something.
    fn ask(&mut self, seat: u8, command: Command) -> Result<(), Refusal> {
        self.game.advance(self.now, &mut self.told);
        self.game
            .act(self.now, Seat(seat), &command, &mut self.told)
    }

    #[track_caller]
    fn does(&mut self, seat: u8, command: Command) -> &mut Table {
        if let Err(why) = self.ask(seat, command.clone()) {
            panic!("seat {seat} {command:?}: {why:?}");
        }
        self
    }

    /// The refusal of a command that must not be accepted, which changed nothing, and its rule.
    #[track_caller]
    fn refused(&mut self, seat: u8, command: Command) -> (Refusal, Option<String>) {
        let before = self.game.clone();
        let told = self.told.len();
        let why = self.ask(seat, command.clone()).expect_err("not refused");
        assert_eq!(
            self.game, before,
            "{command:?} was refused and changed something"
        );
        assert_eq!(self.told.len(), told);
        let rule = why.refused().rule;
        (why, rule)
    }

    #[track_caller]
    fn rule(&mut self, seat: u8, command: Command) -> String {
        self.refused(seat, command).1.unwrap_or_default()
    }

    fn view(&self, seat: u8) -> View<'static> {
        view(&self.game, Viewer::Seat(Seat(seat)))
    }

    fn spectator(&self) -> View<'static> {
        view(&self.game, Viewer::Spectator)
    }

    /// The cards in a seat's hand.
    fn hand(&self, seat: u8) -> Vec<CardId> {
        let mine = self.view(seat).mine.unwrap();
        let placed = |card: &CardId| mine.slots.iter().flatten().any(|p| p.card == *card);
        mine.cards.iter().copied().filter(|c| !placed(c)).collect()
    }

    /// The first action card in a seat's hand.
    fn card(&self, seat: u8) -> CardId {
        let hand = self.hand(seat);
        *hand.iter().find(|card| !card.is_heroic()).unwrap()
    }

    fn heroic(&self, seat: u8) -> CardId {
        let hand = self.hand(seat);
        *hand.iter().find(|card| card.is_heroic()).unwrap()
    }

    fn slots(&self, seat: u8) -> Vec<Option<Placed>> {
        self.view(seat).mine.unwrap().slots.to_vec()
    }

    /// Events told to a seat.
    fn heard(&self, seat: u8) -> Vec<&Event> {
        let viewer = Viewer::Seat(Seat(seat));
        self.told
            .iter()
            .filter(|told| told.to.includes(viewer))
            .map(|told| &told.event)
            .collect()
    }

    /// Plays on to the end of the Action Round.
    fn end(&mut self) -> &mut Table {
        self.at(3600)
    }
}

fn place(card: CardId, slot: u8, up: Half) -> Command {
    Command::Place {
        card,
        slot,
        up,
        on: None,
    }
}

fn place_on(on: u8, card: CardId, slot: u8, up: Half) -> Command {
    Command::Place {
        card,
        slot,
        up,
        on: Some(on),
    }
}

/// The table as a viewer sees it now: a picture that stays as it is while the table goes on.
fn view(game: &SpaceAlert, viewer: Viewer) -> View<'static> {
    let game: &'static SpaceAlert = Box::leak(Box::new(game.clone()));
    let view = game.view();
    match viewer.seat().map(|seat| game.seat_view(seat)) {
        Some(Own { board, mine }) => View {
            board: board.map_or(view.board, Cow::Owned),
            mine,
            ..view
        },
        None => view,
    }
}
