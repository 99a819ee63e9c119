//! The battle at a table: lists, reaction windows with their time, clocks, taking back, draws (section 30 of the rules).

mod queries_and_decisions;
mod table_view;
mod taking_back;
mod time;

pub use queries_and_decisions::prompt_of;

use crate::bot::Admiral;
use crate::command::{Command, List, StandingPass};
use crate::event::Event;
use crate::query::{Answer, Query};
use crate::refusal::{BattleRefusal, Done, Reason, refuse};
use crate::rules::CheckedList;
use crate::setup::{ClockChoice, Pace, Rules, Setup};
use crate::state::{Battle, Outcome, RulesRef, Task};
use crate::view::{SeatView, View};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{
    Bot, BotLevel, Decision, Dice, Game, Millis, Recorder, Resume, Seat, SeatInfo, SeatRange,
    SeatSet, Seed, Team, Viewer,
};
use taking_back::Snapshot;
use time::{Clocks, LIST_TIME, WindowTime};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct HandedIn {
    list: List,
    #[serde(default)]
    by_table: bool,
}

/// The whole state of one table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BattleshipGalaxies {
    rules: RulesRef,
    seed: Seed,
    /// Delays of standing passes come from here, so that they never shift the battle's dice.
    delays: Dice,
    now: Millis,
    lists: Vec<Option<HandedIn>>,
    lists_until: Option<Millis>,
    battle: Option<Battle>,
    window: Option<WindowTime>,
    standing: Vec<StandingPass>,
    clocks: Option<Clocks>,
    snapshot: Option<Snapshot>,
    draw_offer: Option<(Seat, SeatSet)>,
    ends_at: Option<Millis>,
    /// The player keeps the phase open although nothing is left to do (BG-30.7).
    #[serde(default)]
    held: bool,
}

impl BattleshipGalaxies {
    /// The battle, once it has begun. For the command line and for tests: never shown to players.
    pub fn battle(&self) -> Option<&Battle> {
        self.battle.as_ref()
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    fn seats_all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.rules.seat_count())
    }

    fn is_ready(&self, seat: Seat) -> bool {
        self.lists[seat.index()].is_some() || self.rules.wants_list(seat) == (false, false)
    }

    /// All lists are in: the battle begins (BG-30.12).
    fn begin_if_ready(&mut self, rec: &mut impl Recorder<Event>) {
        if self.battle.is_some() || !self.seats_all().all(|seat| self.is_ready(seat)) {
            return;
        }
        let lists: Vec<CheckedList> = self
            .seats_all()
            .map(|seat| {
                let list = self.lists[seat.index()]
                    .as_ref()
                    .map_or_else(List::default, |handed| handed.list.clone());
                // Lists are checked when they are handed in.
                self.rules.check_list(seat, &list).unwrap_or_default()
            })
            .collect();
        self.battle = Some(Battle::new(
            Arc::clone(&self.rules.0),
            &lists,
            self.seed,
            rec,
        ));
        self.lists_until = None;
        self.give_time();
    }

    fn submit(&mut self, seat: Seat, list: &List, rec: &mut impl Recorder<Event>) -> Done {
        if self.battle.is_some() {
            return refuse(Reason::NotListPhase);
        }
        if self.rules.wants_list(seat) == (false, false) {
            return refuse(Reason::ListNotWanted);
        }
        let (fleet, _) = self.rules.check_list(seat, list)?;
        // BG-23.8: a ship name only once per side.
        for mate in self.seats_all().filter(|mate| {
            *mate != seat
                && self.rules.seats[mate.index()].side == self.rules.seats[seat.index()].side
        }) {
            if let Some(handed) = &self.lists[mate.index()]
                && let Ok((theirs, _)) = self.rules.check_list(mate, &handed.list)
                && theirs
                    .iter()
                    .any(|ship| fleet.iter().any(|own| own.ship == ship.ship))
            {
                return refuse(Reason::FleetTeamTwice);
            }
        }
        self.lists[seat.index()] = Some(HandedIn {
            list: list.clone(),
            by_table: false,
        });
        rec.tell_all(|| Event::ListSubmitted { seat });
        self.begin_if_ready(rec);
        Ok(())
    }
}

impl Game for BattleshipGalaxies {
    const ID: &'static str = "battleship-galaxies";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View<'a> = View<'a>;
    type SeatView<'a> = SeatView;
    type Refusal = BattleRefusal;
    type Outcome = Outcome;
    type Query = Query;
    type Answer = Answer;

    fn seats(setup: &Setup) -> SeatRange {
        // An impossible setup is refused when the game is set up; until then two people may sit down.
        let count = Rules::new(setup).map_or(2, |rules| rules.seat_count());
        SeatRange {
            min: count,
            max: count,
        }
    }

    fn setup(
        setup: &Setup,
        seats: &[SeatInfo],
        seed: Seed,
    ) -> Result<BattleshipGalaxies, BattleRefusal> {
        let rules = Rules::new(setup)?;
        if seats.len() != rules.seats.len() {
            return Err(BattleRefusal::numbers(
                Reason::PlayerCount,
                rules.seat_count(),
                seats.len() as i64,
            ));
        }
        let count = seats.len();
        let live = setup.pace == Pace::Live;
        let mut game = BattleshipGalaxies {
            rules: RulesRef(Arc::new(rules)),
            seed: seed.derive("battle"),
            delays: Dice::new(seed.derive("delays")),
            now: Millis::ZERO,
            lists: vec![None; count],
            lists_until: live.then_some(LIST_TIME),
            battle: None,
            window: None,
            standing: vec![StandingPass::Ask; count],
            clocks: None,
            snapshot: None,
            draw_offer: None,
            ends_at: None,
            held: false,
        };
        game.begin_if_ready(&mut table::Silent);
        game.settle(Millis::ZERO, true);
        Ok(game)
    }

    fn act(
        &mut self,
        now: Millis,
        seat: Seat,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        if seat.index() >= self.rules.seats.len() {
            return refuse(Reason::NotAtTable);
        }
        if let Command::SetStandingPass { pass } = command {
            self.standing[seat.index()] = *pass;
            return Ok(());
        }
        if let Command::SubmitList { list } = command {
            self.submit(seat, list, rec)?;
            self.settle(now, true);
            return Ok(());
        }
        let opened = self.windows_opened();
        let Some(battle) = &mut self.battle else {
            return refuse(Reason::NotNow);
        };
        if battle.outcome.is_some() {
            return refuse(Reason::GameOver);
        }
        match command {
            Command::HoldEnd => self.hold_end(seat)?,
            Command::Undo => self.undo(seat, rec)?,
            Command::AskUndo => self.ask_undo(seat, rec)?,
            Command::AnswerUndo { agree } => self.answer_undo(seat, *agree, rec)?,
            Command::OfferDraw => {
                self.draw_offer = Some((seat, SeatSet::EMPTY));
                rec.tell_all(|| Event::DrawOffered { seat });
            }
            Command::AnswerDraw { agree } => self.answer_draw(seat, *agree, rec)?,
            _ => {
                // An answered window waits for the others: passing once more changes nothing and tells nothing.
                if let (Command::Pass, Some(Task::Window(window))) = (command, battle.tasks.last())
                    && window.answers.iter().any(|(other, _)| *other == seat)
                {
                    return Ok(());
                }
                let before = matches!(command, Command::Activate { .. }).then(|| battle.clone());
                let phase = battle.phase.clone();
                let turn = battle.turn;
                battle.act(seat, command, rec)?;
                let active = battle.active;
                if battle.turn != turn && self.standing[active.index()] == StandingPass::UntilMyTurn
                {
                    self.standing[active.index()] = StandingPass::Ask;
                }
                self.remember(before, command, &phase);
                self.ends_at = None;
                self.held = false;
            }
        }
        // Only a window that has just opened gets time: talk about draws and undoing does not prolong one.
        let fresh = self.windows_opened() != opened;
        self.settle(now, fresh);
        Ok(())
    }

    fn advance(&mut self, to: Millis, rec: &mut impl Recorder<Event>) {
        while let Some(at) = self.next_deadline().filter(|at| *at <= to) {
            self.due(at, rec);
        }
        self.now = self.now.max(to);
    }

    fn next_deadline(&self) -> Option<Millis> {
        self.next_due()
    }

    fn view(&self) -> View<'_> {
        self.public_view()
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        self.own_view(seat)
    }

    fn query(&self, viewer: Viewer, query: &Query) -> Result<Answer, BattleRefusal> {
        self.answer(viewer, query)
    }

    fn legal(&self, seat: Seat) -> Option<Vec<Command>> {
        if seat.index() >= self.rules.seats.len() {
            return Some(Vec::new());
        }
        Some(self.battle.as_ref().map_or_else(
            || {
                if self.is_ready(seat) {
                    Vec::new()
                } else {
                    vec![Command::SubmitList {
                        list: self.rules.reference_list(seat),
                    }]
                }
            },
            |battle| battle.legal(seat),
        ))
    }

    fn decisions(&self) -> Vec<Decision<Command>> {
        self.asked()
    }

    fn teams(setup: &Setup, seats: u8) -> Vec<Team> {
        let Ok(rules) = Rules::new(setup) else {
            return Vec::new();
        };
        if rules.seat_count() != seats || seats == 2 {
            return Vec::new();
        }
        [0, 1]
            .map(|side| Team {
                name: match rules.mission.sides[usize::from(side)].faction {
                    crate::data::Faction::Isn => "bg-faction-isn",
                    crate::data::Faction::Wretch => "bg-faction-wretch",
                },
                seats: Seat::first(seats)
                    .filter(|seat| rules.seats[seat.index()].side == side)
                    .collect(),
            })
            .to_vec()
    }

    fn bot_levels() -> &'static [BotLevel] {
        &BotLevel::ALL
    }

    fn bot(level: BotLevel, _seat: Seat, seed: Seed) -> Option<Box<dyn Bot<BattleshipGalaxies>>> {
        Some(Box::new(Admiral::new(level, seed)))
    }

    /// Thinking time stands still while the server is down; without a clock nothing is lost by time passing.
    fn on_restart(&self) -> Resume {
        match (self.rules.setup.pace, self.rules.setup.clock) {
            (Pace::Live, ClockChoice::Turn { .. } | ClockChoice::Chess { .. }) => Resume::Hold,
            _ => Resume::Run,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.battle
            .as_ref()
            .and_then(|battle| battle.outcome.clone())
    }
}
