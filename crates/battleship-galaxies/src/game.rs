//! The battle at a table: lists, reaction windows with their time, clocks, taking back, draws (section 30 of the rules).

use crate::bot::Admiral;
use crate::command::{Command, List, StandingPass};
use crate::data::{Stat, WindowKind};
use crate::event::Event;
use crate::ids::ShipId;
use crate::query::{Answer, Query, Reach};
use crate::refusal::{BattleRefusal, Done, Reason, refuse};
use crate::rules::CheckedList;
use crate::rules::legal::Waiting;
use crate::setup::{ClockChoice, Pace, Rules, Setup, constant};
use crate::state::{Battle, CardPlace, EndReason, Outcome, Phase, RulesRef, Task};
use crate::view::{
    AsteroidsView, ClockView, DeckView, ListView, PhaseView, PlayerView, SeatView, SecretsView,
    TurnView, UndoView, View, WindowView, frame, written_list,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{
    Bot, BotLevel, Decision, Dice, Game, Millis, Recorder, Seat, SeatInfo, SeatRange, SeatSet,
    Seed, Team, Text, Viewer,
};

/// How long a reaction window lasts in live play (BG-30.1).
const LIVE_WINDOW: Millis = Millis::secs(6);
/// The same in correspondence play (BG-30.4).
const SLOW_WINDOW: Millis = Millis::secs(24 * 3600);
/// How long lists may take in live play (BG-30.12).
const LIST_TIME: Millis = Millis::secs(600);
/// How long the table waits before it ends what is left without choices (BG-30.7).
const END_DELAY: Millis = Millis::secs(3);
/// A standing pass answers after a time between these, the same for all (BG-30.2).
const PASS_DELAY: (u32, u32) = (800, 3_200);

/// A list as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct HandedIn {
    list: List,
    #[serde(default)]
    by_table: bool,
}

/// The time of the open window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WindowTime {
    until: Millis,
    /// Standing passes that answer, and when.
    passes: Vec<(Seat, Millis)>,
}

/// A state to go back to (BG-30.6).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Snapshot {
    battle: Box<Battle>,
    seat: Seat,
    /// Without asking anybody.
    free: bool,
    /// The opponents have been asked; these agree.
    asked: Option<SeatSet>,
}

/// Thinking time (BG-30.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Clocks {
    left: Vec<Millis>,
    running: Option<Seat>,
    since: Millis,
    /// The turn that the time was given for.
    turn: u16,
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

    // ---- taking back ----

    /// Remembers where an activation or the deploy phase began.
    fn remember(&mut self, before: Option<Battle>, command: &Command, phase: &Phase) {
        let Some(battle) = &self.battle else { return };
        if let (Command::Activate { .. }, Some(before)) = (command, before) {
            self.snapshot = Some(Snapshot {
                seat: battle.active,
                battle: Box::new(before),
                free: true,
                asked: None,
            });
        } else if battle.phase == Phase::Deploy && *phase != Phase::Deploy {
            self.snapshot = Some(Snapshot {
                seat: battle.active,
                battle: Box::new(battle.clone()),
                free: true,
                asked: None,
            });
        }
        let Some(snapshot) = &mut self.snapshot else {
            return;
        };
        let old = &snapshot.battle;
        if old.chance.rolls != battle.chance.rolls
            || old.turn != battle.turn
            || battle.outcome.is_some()
        {
            self.snapshot = None;
            return;
        }
        let in_scope = match old.phase {
            Phase::Deploy => battle.phase == Phase::Deploy,
            _ => battle.activation.is_some(),
        };
        if old.reveals != battle.reveals || battle.window().is_some() || !in_scope {
            snapshot.free = false;
        }
    }

    fn undo(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) -> Done {
        match self.snapshot.take() {
            Some(snapshot) if snapshot.seat == seat && snapshot.free => {
                let activation =
                    snapshot.battle.activation.is_none() && snapshot.battle.phase == Phase::Action;
                let again = Snapshot {
                    asked: None,
                    ..snapshot.clone()
                };
                self.battle = Some(*snapshot.battle);
                // The deploy phase can be taken back again; an activation has not begun.
                self.snapshot = (!activation).then_some(again);
                rec.tell_all(|| Event::Undone { seat });
                Ok(())
            }
            other => {
                let reason = match &other {
                    Some(snapshot) if snapshot.seat == seat => Reason::UndoNeedsConsent,
                    _ => Reason::NothingToUndo,
                };
                self.snapshot = other;
                refuse(reason)
            }
        }
    }

    fn opponents(&self, seat: Seat) -> SeatSet {
        let side = self.rules.seats[seat.index()].side;
        self.seats_all()
            .filter(|other| self.rules.seats[other.index()].side != side)
            .collect()
    }

    fn ask_undo(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) -> Done {
        match &mut self.snapshot {
            Some(snapshot) if snapshot.seat == seat => {
                snapshot.asked = Some(SeatSet::EMPTY);
                rec.tell_all(|| Event::UndoAsked { seat });
                Ok(())
            }
            _ => refuse(Reason::NothingToUndo),
        }
    }

    fn answer_undo(&mut self, seat: Seat, agree: bool, rec: &mut impl Recorder<Event>) -> Done {
        let Some(Snapshot {
            asked: Some(agreed),
            seat: asker,
            ..
        }) = &self.snapshot
        else {
            return refuse(Reason::NothingAsked);
        };
        let (asker, agreed) = (*asker, agreed.with(seat));
        let opponents = self.opponents(asker);
        if !opponents.has(seat) {
            return refuse(Reason::NothingAsked);
        }
        let all = opponents.iter().all(|other| agreed.has(other));
        if let Some(snapshot) = &mut self.snapshot {
            snapshot.asked = agree.then_some(agreed);
            snapshot.free |= agree && all;
        }
        if !agree || all {
            rec.tell_all(|| Event::UndoAnswered { agree });
        }
        if agree && all {
            self.undo(asker, rec)?;
        }
        Ok(())
    }

    fn answer_draw(&mut self, seat: Seat, agree: bool, rec: &mut impl Recorder<Event>) -> Done {
        let Some((by, agreed)) = self.draw_offer else {
            return refuse(Reason::NoDrawOffered);
        };
        let opponents = self.opponents(by);
        if !opponents.has(seat) {
            return refuse(Reason::NoDrawOffered);
        }
        let agreed = agreed.with(seat);
        let all = opponents.iter().all(|other| agreed.has(other));
        self.draw_offer = agree.then_some((by, agreed));
        if !agree || all {
            rec.tell_all(|| Event::DrawAnswered { agree });
        }
        if agree && all {
            self.draw_offer = None;
            if let Some(battle) = &mut self.battle {
                battle.finish(None, EndReason::Agreed, rec);
            }
        }
        Ok(())
    }

    // ---- time ----

    fn window_length(&self) -> Millis {
        match self.rules.setup.pace {
            Pace::Live => LIVE_WINDOW,
            Pace::Correspondence => SLOW_WINDOW,
        }
    }

    /// Whether a seat's standing pass answers in the open window.
    fn passes_by_itself(&self, seat: Seat) -> bool {
        let Some(battle) = &self.battle else {
            return false;
        };
        match self.standing[seat.index()] {
            StandingPass::Ask => {
                // On one's own turn nobody is kept waiting for a player who has nothing to play (BG-19.11); the answer
                // comes with the same delay as a standing pass.
                battle.active == seat
                    && battle
                        .window()
                        .is_some_and(|window| !battle.able(seat, window.kind))
            }
            StandingPass::Always | StandingPass::UntilMyTurn => true,
            StandingPass::OnlySoloHits => {
                let solo = battle.window_ship().is_some_and(|ship| {
                    battle.kind(ship.card()).unit == crate::data::Unit::Solo
                        && battle
                            .card(ship.card())
                            .is_some_and(|card| card.controller == seat)
                });
                !(solo
                    && battle
                        .window()
                        .is_some_and(|window| window.kind == WindowKind::AttackRolledHit))
            }
        }
    }

    /// After every change: times the window, the clocks and the automatic end. `opened`: a window opened.
    fn settle(&mut self, now: Millis, fresh: bool) {
        self.now = self.now.max(now);
        let Some(battle) = &self.battle else { return };
        match battle.window() {
            Some(window) if fresh || self.window.is_none() => {
                let asked = window.asked;
                let mut passes = Vec::new();
                for seat in asked.iter() {
                    // Drawn for everybody, so that nobody's setting shows in the next delay.
                    let delay = PASS_DELAY.0 + self.delays.below(PASS_DELAY.1 - PASS_DELAY.0);
                    if self.passes_by_itself(seat) {
                        passes.push((seat, now.plus(Millis(delay.into()))));
                    }
                }
                self.window = Some(WindowTime {
                    until: now.plus(self.window_length()),
                    passes,
                });
            }
            Some(_) => {}
            None => self.window = None,
        }
        self.run_clocks(now);
        self.plan_end(now);
    }

    /// Gives the time of a new turn.
    fn give_time(&mut self) {
        let count = self.rules.seats.len();
        self.clocks = match self.rules.setup.clock {
            ClockChoice::None => None,
            ClockChoice::Turn { seconds } | ClockChoice::Chess { seconds, .. } => Some(Clocks {
                left: vec![Millis::secs(seconds.into()); count],
                running: None,
                since: self.now,
                turn: 0,
            }),
        };
    }

    fn run_clocks(&mut self, now: Millis) {
        let (Some(battle), Some(clocks)) = (&self.battle, &mut self.clocks) else {
            return;
        };
        if let Some(seat) = clocks.running {
            clocks.left[seat.index()] = clocks.left[seat.index()].since(now.since(clocks.since));
        }
        clocks.since = now;
        if battle.turn != clocks.turn && battle.turn > 0 {
            clocks.turn = battle.turn;
            let left = &mut clocks.left[battle.active.index()];
            match self.rules.setup.clock {
                ClockChoice::Turn { seconds } => *left = Millis::secs(seconds.into()),
                ClockChoice::Chess { increment, .. } => {
                    *left = left.plus(Millis::secs(increment.into()))
                }
                ClockChoice::None => {}
            }
        }
        let (waiting, seats) = battle.waiting();
        let thinking = battle.turn > 0
            && battle.outcome.is_none()
            && !matches!(waiting, Waiting::Window { .. })
            && seats.has(battle.active);
        clocks.running = thinking.then_some(battle.active);
    }

    /// BG-30.7: nothing is left that could be done; looks only at what is public.
    fn plan_end(&mut self, now: Millis) {
        let Some(battle) = &self.battle else { return };
        let nothing_left = match battle.waiting().0 {
            Waiting::Attacks => {
                battle
                    .activation
                    .as_ref()
                    .is_some_and(|activation| activation.charge.is_none())
                    && battle.legal(battle.active).len() == 1
                    && battle.activation.as_ref().is_some_and(|activation| {
                        battle.card(activation.card).is_some_and(|card| {
                            card.in_play().all(|(ship, _)| {
                                (0..battle.weapon_count(ship))
                                    .all(|weapon| battle.targets_in_range(ship, weapon).is_empty())
                                    || activation.finished & (1 << ship.n()) != 0
                                    || activation.attacker == Some(ship)
                            })
                        })
                    })
            }
            Waiting::Action => {
                battle.players[battle.active.index()].hand.is_empty()
                    && battle.activatable(battle.active).is_empty()
            }
            Waiting::Deploy => {
                battle.players[battle.active.index()].hand.is_empty()
                    && !battle.cards.iter().any(|card| {
                        card.controller == battle.active
                            && matches!(card.place, CardPlace::Screen | CardPlace::Hold(_))
                    })
            }
            _ => false,
        };
        if !nothing_left {
            self.ends_at = None;
        } else if self.ends_at.is_none() {
            self.ends_at = Some(now.plus(END_DELAY));
        }
    }

    /// One thing that is due at `at`.
    fn due(&mut self, at: Millis, rec: &mut impl Recorder<Event>) {
        if self.lists_until.is_some_and(|until| until <= at) {
            // BG-30.12
            for seat in self.seats_all() {
                if !self.is_ready(seat) {
                    self.lists[seat.index()] = Some(HandedIn {
                        list: self.rules.reference_list(seat),
                        by_table: true,
                    });
                    rec.tell_all(|| Event::ListSubmitted { seat });
                }
            }
            self.lists_until = None;
            self.begin_if_ready(rec);
            self.settle(at, true);
            return;
        }
        if let Some(window) = &mut self.window {
            let all = window.until <= at;
            let next = window.passes.iter().position(|(_, when)| *when <= at);
            if all || next.is_some() {
                let seats: Vec<Seat> = match next {
                    Some(next) if !all => vec![window.passes.remove(next).0],
                    _ => self
                        .battle
                        .as_ref()
                        .map_or(Vec::new(), |battle| battle.waiting().1.iter().collect()),
                };
                let before = self.windows_opened();
                if let Some(battle) = &mut self.battle {
                    for seat in seats {
                        // Somebody who has answered meanwhile is not asked again.
                        let _ = battle.act(seat, &Command::Pass, rec);
                        if battle.window().is_none() {
                            break;
                        }
                    }
                }
                let fresh = self.windows_opened() != before;
                self.settle(at, fresh);
                return;
            }
        }
        if self.ends_at.is_some_and(|until| until <= at) {
            self.ends_at = None;
            if let Some(battle) = &mut self.battle {
                let command = match battle.waiting().0 {
                    Waiting::Attacks => Command::EndActivation,
                    _ => Command::EndPhase,
                };
                let (seat, phase) = (battle.active, battle.phase.clone());
                let _ = battle.act(seat, &command, rec);
                self.remember(None, &command, &phase);
            }
            self.settle(at, true);
            return;
        }
        if self.clock_deadline().is_some_and(|until| until <= at) {
            if let (Some(clocks), Some(battle)) = (&mut self.clocks, &mut self.battle) {
                clocks.left[battle.active.index()] = Millis::ZERO;
                clocks.running = None;
                battle.cut_turn_short(rec);
            }
            self.snapshot = None;
            self.settle(at, true);
        }
    }

    /// Tells one window from the next: how many tasks lie below and what has been rolled and answered.
    fn windows_opened(&self) -> Option<(u32, usize, usize, WindowKind)> {
        let battle = self.battle.as_ref()?;
        let window = battle.window()?;
        let hands: usize = battle.players.iter().map(|player| player.hand.len()).sum();
        Some((
            battle.chance.rolls,
            battle.tasks.len(),
            hands + battle.used.len() * 100,
            window.kind,
        ))
    }

    fn clock_deadline(&self) -> Option<Millis> {
        let clocks = self.clocks.as_ref()?;
        let seat = clocks.running?;
        Some(clocks.since.plus(clocks.left[seat.index()]))
    }

    fn secrets_seen_by(&self, viewer: Option<Seat>) -> Vec<SecretsView> {
        let Some(battle) = &self.battle else {
            return Vec::new();
        };
        self.seats_all()
            .filter(|seat| {
                // BG-30.9: after the game everybody sees everything; BG-30.10: an open team shares.
                battle.outcome.is_some()
                    || viewer == Some(*seat)
                    || (self.rules.setup.open_team
                        && viewer.is_some_and(|viewer| battle.side(viewer) == battle.side(*seat)))
            })
            .map(|seat| battle.secrets_of(seat))
            .collect()
    }

    fn shown_list(&self, seat: Seat) -> Option<List> {
        if self.battle.is_none() || self.rules.setup.secret_lists {
            return None;
        }
        let list = self.lists[seat.index()]
            .as_ref()
            .map_or_else(List::default, |handed| handed.list.clone());
        let checked = self.rules.check_list(seat, &list).ok()?;
        Some(written_list(&self.rules, &checked))
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
        let Some(battle) = &mut self.battle else {
            return refuse(Reason::NotNow);
        };
        if battle.outcome.is_some() {
            return refuse(Reason::GameOver);
        }
        match command {
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
                let opened = self.windows_opened();
                let Some(battle) = &mut self.battle else {
                    return refuse(Reason::NotNow);
                };
                battle.act(seat, command, rec)?;
                let active = battle.active;
                if battle.turn != turn && self.standing[active.index()] == StandingPass::UntilMyTurn
                {
                    self.standing[active.index()] = StandingPass::Ask;
                }
                self.remember(before, command, &phase);
                let fresh = self.windows_opened() != opened;
                self.ends_at = None;
                self.settle(now, fresh);
                return Ok(());
            }
        }
        self.settle(now, true);
        Ok(())
    }

    fn advance(&mut self, to: Millis, rec: &mut impl Recorder<Event>) {
        while let Some(at) = self.next_deadline().filter(|at| *at <= to) {
            self.due(at, rec);
        }
        self.now = self.now.max(to);
    }

    fn next_deadline(&self) -> Option<Millis> {
        if self
            .battle
            .as_ref()
            .is_some_and(|battle| battle.outcome.is_some())
        {
            return None;
        }
        let window = self.window.as_ref().map(|window| {
            window
                .passes
                .iter()
                .map(|(_, at)| *at)
                .fold(window.until, Millis::min)
        });
        [
            self.lists_until,
            window,
            self.ends_at,
            self.clock_deadline(),
        ]
        .into_iter()
        .flatten()
        .min()
    }

    fn view(&self) -> View<'_> {
        let rules = &self.rules;
        let battle = self.battle.as_ref();
        let lists = self
            .seats_all()
            .map(|seat| ListView {
                fleet_limit: match rules.fleet_rule(seat) {
                    crate::data::FleetRule::Select { limit, .. } => Some(*limit),
                    crate::data::FleetRule::Fixed(_) => None,
                },
                deck_limit: match rules.deck_rule(seat) {
                    crate::data::DeckRule::Select { max, .. } if rules.hands_in_deck(seat) => {
                        Some(*max)
                    }
                    _ => None,
                },
                ready: self.is_ready(seat),
                list: self.shown_list(seat),
            })
            .collect();
        View {
            frame: frame(rules),
            lists,
            lists_until: self.lists_until,
            turn: battle.map_or_else(
                || TurnView {
                    turn: 0,
                    round: 1,
                    active: Seat(0),
                    phase: PhaseView::Lists,
                    waiting: Waiting::Placing,
                    seats: self
                        .seats_all()
                        .filter(|seat| !self.is_ready(*seat))
                        .collect(),
                },
                Battle::turn_view,
            ),
            players: self
                .seats_all()
                .map(|seat| PlayerView {
                    energy: battle.map_or(0, |battle| battle.energy_of(seat)),
                    hand: battle.map_or(0, |battle| battle.players[seat.index()].hand.len() as u8),
                    resigned: battle.is_some_and(|battle| battle.players[seat.index()].resigned),
                })
                .collect(),
            decks: battle.map_or(Vec::new(), |battle| {
                battle
                    .decks
                    .iter()
                    .map(|deck| DeckView {
                        draw: deck.draw.len() as u16,
                        discard: deck.discard.clone(),
                        exhausted: deck.exhausted,
                    })
                    .collect()
            }),
            points: battle.map_or([0; 2], |battle| battle.points),
            cards: battle.map_or(Vec::new(), |battle| {
                battle
                    .cards
                    .iter()
                    .filter(|card| matches!(card.place, CardPlace::Play | CardPlace::Gone))
                    .map(|card| battle.card_view(card))
                    .collect()
            }),
            tiles: battle.map_or(Vec::new(), Battle::tile_views),
            activation: battle.and_then(Battle::activation_view),
            attack: battle.and_then(Battle::attack_view),
            window: battle.and_then(|battle| {
                let window = battle.window()?;
                Some(WindowView {
                    window: window.kind,
                    until: self.window.as_ref().map_or(self.now, |window| window.until),
                    ship: battle.window_ship(),
                })
            }),
            asteroids: battle.and_then(|battle| match &battle.phase {
                Phase::Engines { left, moved, roll } => Some(AsteroidsView {
                    left: *left,
                    moved: moved.clone(),
                    roll: *roll,
                }),
                _ => None,
            }),
            clocks: self.clocks.as_ref().map(|clocks| ClockView {
                left: clocks.left.clone(),
                running: clocks.running,
                since: clocks.since,
            }),
            undo: self.snapshot.as_ref().map(|snapshot| UndoView {
                seat: snapshot.seat,
                free: snapshot.free,
                asked: snapshot.asked.is_some(),
            }),
            draw_offer: self.draw_offer.map(|(seat, _)| seat),
            ends_at: self.ends_at,
            outcome: battle.and_then(|battle| battle.outcome.clone()),
            secrets: self.secrets_seen_by(None),
            looked_at: Vec::new(),
            answered: false,
            standing_pass: StandingPass::Ask,
            my_list: None,
            battle,
        }
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        let battle = self.battle.as_ref();
        SeatView {
            secrets: self.secrets_seen_by(Some(seat)),
            looked_at: match battle {
                Some(battle) if battle.active == seat => match &battle.phase {
                    Phase::MainComputer(seen) => seen.clone(),
                    _ => Vec::new(),
                },
                _ => Vec::new(),
            },
            answered: battle
                .and_then(Battle::window)
                .is_some_and(|window| window.answers.iter().any(|(other, _)| *other == seat)),
            standing_pass: self.standing.get(seat.index()).copied().unwrap_or_default(),
            my_list: self
                .lists
                .get(seat.index())
                .and_then(|list| list.as_ref())
                .map(|handed| handed.list.clone()),
        }
    }

    fn query(&self, viewer: Viewer, query: &Query) -> Result<Answer, BattleRefusal> {
        if let Query::Data = query {
            let files = self
                .rules
                .setup
                .data
                .files()
                .map_err(|why| BattleRefusal::about(Reason::BadData, why.to_string()))?;
            return Ok(Answer::Data {
                hash: self.rules.data.hash.clone(),
                files: files.0.to_vec(),
            });
        }
        let battle = self.battle.as_ref().ok_or(Reason::NotNow)?;
        let on_board = |ship: ShipId| {
            battle
                .ship(ship)
                .map(|_| ship)
                .ok_or(BattleRefusal::from(Reason::NotInPlay))
        };
        Ok(match query {
            Query::Reachable { ship } => Answer::Reachable {
                reach: battle
                    .reachable(on_board(*ship)?)
                    .into_iter()
                    .map(|(to, lead_end, path)| Reach { to, lead_end, path })
                    .collect(),
            },
            Query::Targets { ship } => {
                let ship = on_board(*ship)?;
                Answer::Targets {
                    targets: (0..battle.weapon_count(ship))
                        .map(|weapon| battle.targets_in_range(ship, weapon))
                        .collect(),
                }
            }
            Query::Placements { card, place } => {
                let seat = viewer.seat().ok_or(Reason::NotYourShip)?;
                let own = battle.card(*card).is_some_and(|found| {
                    found.controller == seat
                        && matches!(found.place, CardPlace::Screen | CardPlace::Hold(_))
                });
                if !own {
                    return refuse(Reason::NotYourShip);
                }
                let hold = battle
                    .legal(seat)
                    .into_iter()
                    .filter_map(|command| match command {
                        Command::LaunchFromHold { card: c, positions } if c == *card => {
                            Some(positions)
                        }
                        _ => None,
                    });
                let in_hold = battle
                    .card(*card)
                    .is_some_and(|found| matches!(found.place, CardPlace::Hold(_)));
                Answer::Placements {
                    placements: if in_hold {
                        hold.collect()
                    } else {
                        battle.zone_placements(seat, *card, *place)
                    },
                }
            }
            Query::Explain { ship, stat } => {
                let ship = on_board(*ship)?;
                let (card, _) = battle.ship(ship).ok_or(Reason::NotInPlay)?;
                let printed = battle.printed(card);
                let size = battle.kind(card.id).size as usize;
                let base = match stat {
                    Stat::Move => printed.moves,
                    Stat::ActivationCost => printed.activation,
                    Stat::LaunchCost => printed.launch,
                    Stat::PrimaryRange => printed.weapons[0].range,
                    Stat::PrimaryStrength | Stat::Strength => printed.weapons[0].strength,
                    Stat::EcmThreshold => constant::ECM_FROM as u8,
                    Stat::EcmDamage => constant::ECM_DAMAGE[size] as u8,
                    Stat::EcmThresholdAgainst => 0,
                };
                let (value, modifiers) = battle.explain(*stat, ship, base);
                Answer::Explain {
                    printed: base,
                    modifiers,
                    value: value as u8,
                }
            }
            Query::Legal => Answer::Legal {
                commands: viewer.seat().map_or(Vec::new(), |seat| battle.legal(seat)),
            },
            Query::Data => return refuse(Reason::NotNow),
        })
    }

    fn legal(&self, seat: Seat) -> Option<Vec<Command>> {
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
        let Some(battle) = &self.battle else {
            return self
                .seats_all()
                .filter(|seat| !self.is_ready(*seat))
                .map(|seat| {
                    let list = self.rules.reference_list(seat);
                    let ask = Decision::of(seat, Text::new("bg-prompt-list"));
                    let ask = ask.or_else(Command::SubmitList { list });
                    match self.lists_until {
                        Some(until) => ask.until(until),
                        None => ask,
                    }
                })
                .collect();
        };
        let prompt = Text::new(prompt_of(&battle.waiting().0));
        let mut asked: Vec<Decision<Command>> = Vec::new();
        for seat in battle.turn_view().seats {
            let mut ask = Decision::of(seat, prompt.clone());
            match battle.waiting().0 {
                Waiting::Window { .. } => {
                    // All who are asked stay in the list until the window closes: who has answered shows nowhere.
                    ask = ask.or_else(Command::Pass);
                    if let Some(window) = &self.window {
                        ask = ask.until(window.until);
                    }
                }
                Waiting::Offer { .. } => {
                    ask = ask.option(Text::new("bg-option-pass"), Command::Pass)
                }
                Waiting::ChooseFirst => {
                    for first in self.seats_all() {
                        let label = Text::new("bg-option-first").with("seat", first.0 + 1);
                        ask = ask.option(label, Command::ChooseFirst { seat: first });
                    }
                }
                Waiting::Energy
                | Waiting::Deploy
                | Waiting::Action
                | Waiting::EndOfTurn
                | Waiting::Asteroids => {
                    ask = ask.option(Text::new("bg-option-end-phase"), Command::EndPhase);
                }
                Waiting::Movement => {
                    ask = ask.option(Text::new("bg-option-end-movement"), Command::EndMovement)
                }
                Waiting::Attacks => {
                    ask = ask.option(
                        Text::new("bg-option-end-activation"),
                        Command::EndActivation,
                    )
                }
                _ => {}
            }
            asked.push(ask);
        }
        if let Some(Snapshot {
            asked: Some(agreed),
            seat,
            ..
        }) = &self.snapshot
        {
            for other in self
                .opponents(*seat)
                .iter()
                .filter(|other| !agreed.has(*other))
            {
                asked.push(yes_or_no(other, "bg-prompt-undo", |agree| {
                    Command::AnswerUndo { agree }
                }));
            }
        }
        if let Some((seat, agreed)) = &self.draw_offer {
            for other in self
                .opponents(*seat)
                .iter()
                .filter(|other| !agreed.has(*other))
            {
                asked.push(yes_or_no(other, "bg-prompt-draw", |agree| {
                    Command::AnswerDraw { agree }
                }));
            }
        }
        asked
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

    fn outcome(&self) -> Option<Outcome> {
        self.battle
            .as_ref()
            .and_then(|battle| battle.outcome.clone())
    }
}

fn yes_or_no(seat: Seat, prompt: &str, answer: fn(bool) -> Command) -> Decision<Command> {
    Decision::of(seat, Text::new(prompt))
        .option(Text::new("bg-option-agree"), answer(true))
        .option(Text::new("bg-option-decline"), answer(false))
        .or_else(answer(false))
}

/// The question for what a battle waits for.
pub fn prompt_of(waiting: &Waiting) -> &'static str {
    match waiting {
        Waiting::Placing => "bg-prompt-placing",
        Waiting::ChooseFirst => "bg-prompt-choose-first",
        Waiting::Discard => "bg-prompt-discard",
        Waiting::DrawChoice => "bg-prompt-draw-choice",
        Waiting::KeepCard => "bg-prompt-keep-card",
        Waiting::Energy => "bg-prompt-energy",
        Waiting::Deploy => "bg-prompt-deploy",
        Waiting::Action => "bg-prompt-action",
        Waiting::Movement => "bg-prompt-movement",
        Waiting::Attacks => "bg-prompt-attacks",
        Waiting::Window { window } => match window {
            WindowKind::AttackRolledMiss => "bg-prompt-window-miss",
            WindowKind::AttackRolledHit => "bg-prompt-window-hit",
            WindowKind::WouldBeDestroyed => "bg-prompt-window-destroyed",
            WindowKind::EnergyOpen | WindowKind::Deploy | WindowKind::ActionOpen => {
                "bg-prompt-window"
            }
        },
        Waiting::Offer { offer } => match offer {
            crate::state::OfferKind::Repair => "bg-prompt-offer-repair",
            crate::state::OfferKind::Draw => "bg-prompt-offer-draw",
            crate::state::OfferKind::MovementFinished => "bg-prompt-offer-movement",
        },
        Waiting::ChooseHero => "bg-prompt-choose-hero",
        Waiting::ChooseDamaged => "bg-prompt-choose-damaged",
        Waiting::EndOfTurn => "bg-prompt-end-of-turn",
        Waiting::Asteroids => "bg-prompt-asteroids",
        Waiting::Over => "bg-prompt-over",
    }
}
