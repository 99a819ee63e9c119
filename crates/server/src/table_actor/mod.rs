//! One table: it owns the state, handles the messages of its connections in order, stores changes and sends them.
//!
//! A wake-up takes all waiting messages, changes the state, **appends to the log**, and only then sends anything:
//! acknowledgements, updates, chat. Changes that could not be stored are dropped, and the table is loaded again from the log.

mod bots;
mod commit;
mod messages;

use std::collections::HashMap;
use std::time::Duration;
use table::{Clock, Millis, Refused, Resume, Seat, SeatSet, Viewer};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::api::ReplayCard;
use crate::clock::{TableClock, wall};
use crate::codes_and_tokens;
use crate::error_code::ErrorCode;
use crate::games::EventTexts;
use crate::input_validation;
use crate::protocol::{ClientIn, ClientOut, ClockState, Stage};
use crate::registry::TableRegistry;
use crate::store::{ConnId, FrameSink, Listing, Record, StoreError, Stored, What};
use crate::table_meta::{Holder, TableMeta};
use crate::table_state::TableState;
use crate::viewers::ViewerHub;
pub use bots::BotThought;
use bots::SeatedBot;

/// Records between two snapshots: at least so many, at most twice as many. Each table has a number of its own, so that
/// tables that began together do not all write their snapshots in the same moment.
const SNAPSHOT_EVERY: usize = 256;
/// Messages handled in one wake-up: a burst becomes one append and one update.
const BURST: usize = 64;

/// A person without a connection for this long is away: a game that waits for them goes on with their default.
const AWAY: Duration = Duration::from_millis(if cfg!(test) { 1_000 } else { 20_000 });
/// Defaults done in one wake-up.
const DEFAULTS_AT_ONCE: usize = 64;

/// Questions of one connection that may wait for their answers: each keeps a copy of the game.
const QUESTIONS: usize = 16;

/// What a table can be asked.
pub enum TableMessage {
    /// A new viewer: on the seat of its token, or as a spectator.
    Attach {
        /// Which connection.
        conn: ConnId,
        /// Where its frames go.
        sink: Box<dyn FrameSink>,
        /// What opens its seat.
        key: SeatKey,
        /// Answers whether it may. A `state` frame follows.
        reply: oneshot::Sender<Result<(), Refused>>,
    },
    /// A message of a client.
    FromClient {
        /// Which connection.
        conn: ConnId,
        /// What.
        message: ClientIn,
        /// When it was read.
        received: Instant,
    },
    /// The answer to a query is ready.
    Answered {
        /// Which connection.
        conn: ConnId,
        /// The answer, or why there is none.
        message: ClientOut,
    },
    /// A computer player has decided, or failed.
    BotThought(BotThought),
    /// A connection is gone.
    Detach {
        /// Which connection.
        conn: ConnId,
    },
    /// The process stood still for a while.
    CheckClock,
    /// Store everything and stop.
    Stop {
        /// Answers when that is done.
        done: oneshot::Sender<()>,
    },
}

/// How a connection proves that a seat is its own.
#[derive(Clone, Debug)]
pub enum SeatKey {
    /// No proof: a spectator.
    None,
    /// A token that it has had before.
    Old(String),
    /// A new token, which is sent to the client.
    New(String),
}

/// What one wake-up did and has not sent yet.
#[derive(Default)]
struct Batch {
    records: Vec<Record>,
    replies: Vec<(Option<ConnId>, ClientOut)>,
    told: EventTexts,
    listing: Option<Listing>,
    table_changed: bool,
    game_changed: bool,
    rematch: Option<Rematch>,
    acts: Vec<Instant>,
    questions: Vec<Question>,
}

/// A table to be opened for the same crew.
struct Rematch {
    by: Seat,
    same: bool,
    lobby: TableMeta,
}

/// Something to be answered from the state as it was stored.
struct Question {
    conn: ConnId,
    viewer: Viewer,
    id: String,
    query: serde_json::Value,
}

struct Actor {
    registry: TableRegistry,
    code: String,
    /// The way to this table, for answers that are made elsewhere.
    own: mpsc::WeakSender<TableMessage>,
    state: TableState,
    clock: TableClock,
    /// The clock waits for `resume_clock`, after a restart or at a stop for tests.
    waiting: bool,
    viewers: ViewerHub,
    batch: Batch,
    /// Connections that wait for answers, once for each query.
    asking: Vec<ConnId>,
    unsaved: usize,
    snapshot_every: usize,
    /// The last moment at which something was due and has been done.
    passed: Option<Millis>,
    lonely_since: Instant,
    /// When the people of seats lost their last connection.
    left: HashMap<Seat, Instant>,
    bots: Vec<SeatedBot>,
    bot_number: u64,
}

/// Runs a table until it has had no viewers for a while, or until it is stopped. Later messages find the channel closed, and the
/// registry loads the table again.
pub async fn run(
    registry: TableRegistry,
    code: String,
    own: mpsc::WeakSender<TableMessage>,
    mut inbox: mpsc::Receiver<TableMessage>,
) {
    let state = match read(&registry, &code).await {
        Ok(state) => state,
        Err(why) => {
            inbox.close();
            while let Some(ask) = inbox.recv().await {
                if let TableMessage::Attach { reply, .. } = ask {
                    // The connection may be gone meanwhile.
                    let _ = reply.send(Err(why.clone()));
                }
            }
            return;
        }
    };
    let mut actor = Actor {
        clock: TableClock::standing(state.at),
        waiting: false,
        viewers: ViewerHub::default(),
        batch: Batch::default(),
        asking: Vec::new(),
        unsaved: 0,
        snapshot_every: SNAPSHOT_EVERY + codes_and_tokens::digest(&code) as usize % SNAPSHOT_EVERY,
        passed: None,
        lonely_since: Instant::now(),
        left: HashMap::new(),
        bots: Vec::new(),
        bot_number: 0,
        registry,
        code,
        own,
        state,
    };
    actor.wake();
    let _awake = Awake::new(actor.registry.clone(), actor.code.clone());
    let stopped = actor.serve(&mut inbox).await;
    if let Some(done) = stopped {
        let _ = done.send(());
    }
}

/// Counts the table as loaded until it is dropped.
struct Awake {
    registry: TableRegistry,
    code: String,
}

impl Awake {
    fn new(registry: TableRegistry, code: String) -> Awake {
        registry.metrics().tables_awake.inc();
        Awake { registry, code }
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        self.registry.metrics().tables_awake.dec();
        self.registry.open_tables().set(&self.code, None);
    }
}

/// Whether the person on a seat has a connection; without any they are away.
fn is_here(viewers: &ViewerHub, seat: Seat) -> bool {
    viewers.count(Viewer::Seat(seat)) > 0
}

async fn read(registry: &TableRegistry, code: &str) -> Result<TableState, Refused> {
    let stored = match registry.log().load(code).await {
        Ok(Some(stored)) => stored,
        Ok(None) => return Err(Refused::new(ErrorCode::NoSuchTable)),
        Err(StoreError::Damaged) => return Err(Refused::new(ErrorCode::DamagedTable)),
        Err(error) => {
            tracing::error!(%error, "a table cannot be loaded");
            return Err(Refused::new(ErrorCode::Storage));
        }
    };
    let has_snapshot = stored.snapshot.is_some();
    match TableState::read(registry.games(), stored) {
        Err(why) if has_snapshot && why.code == ErrorCode::DamagedTable.id() => {
            read_without_snapshot(registry, code).await.ok_or(why)
        }
        read => read,
    }
}

/// Reads a table from its first record on. A snapshot that an earlier version wrote may not be readable any more, and the records
/// have everything.
async fn read_without_snapshot(registry: &TableRegistry, code: &str) -> Option<TableState> {
    let history = registry.log().history(code).await.ok()??;
    let stored = Stored {
        rules_version: history.rules_version,
        snapshot: None,
        seq: history.records.len() as u64,
        records: history.records,
    };
    let state = TableState::read(registry.games(), stored).ok()?;
    tracing::warn!(
        table = code,
        "the snapshot cannot be read; the log was replayed"
    );
    Some(state)
}

impl Actor {
    /// Sets the clock of a loaded table: held, or run on meanwhile, as its game demands.
    fn wake(&mut self) {
        let Some(game) = &self.state.game else { return };
        self.waiting = match game.on_restart() {
            Resume::Hold => game.next_deadline().is_some() && game.outcome().is_none(),
            Resume::Run => {
                if self.should_run() {
                    let away = wall().saturating_sub(self.state.wall);
                    self.clock = TableClock::standing(self.state.at.plus(Millis(away)));
                }
                false
            }
        };
        self.settle_clock();
        self.settle_bots();
        for seat in Seat::first(self.state.lobby.slots.len() as u8) {
            self.left(seat);
        }
    }

    /// The person on a seat has lost the last connection.
    fn left(&mut self, seat: Seat) {
        self.left.insert(seat, Instant::now());
    }

    /// Since when nobody plays a seat: its person has no connection, or its computer player has failed.
    fn absent_since(&self, seat: Seat) -> Option<Instant> {
        match self.state.lobby.slots.get(seat.index())?.holder {
            Holder::Bot { .. } => self.is_given_up(seat).then_some(self.lonely_since),
            _ if is_here(&self.viewers, seat) => None,
            _ => Some(self.left.get(&seat).copied().unwrap_or(self.lonely_since) + AWAY),
        }
    }

    /// When the game stops waiting for absent people. A table without anybody waits for them.
    fn next_absent(&self) -> Option<Instant> {
        let seats = Seat::first(self.state.lobby.slots.len() as u8);
        let anybody = seats.clone().any(|seat| is_here(&self.viewers, seat));
        if !anybody || self.clock_state() != ClockState::Running {
            return None;
        }
        let game = self.state.game.as_ref()?;
        let decisions = game.absent_answers();
        let all_gone = |seats: &SeatSet| {
            let since = seats.iter().map(|seat| self.absent_since(seat));
            since.collect::<Option<Vec<Instant>>>()?.into_iter().max()
        };
        decisions.iter().filter_map(all_gone).min()
    }

    /// Does the default of every decision that waits for absent people only.
    fn answer_for_absent(&mut self) {
        // Each default may lead to the next decision; the number is limited.
        for _ in 0..DEFAULTS_AT_ONCE {
            if self.next_absent().is_none_or(|when| when > Instant::now()) {
                return;
            }
            let now = self.clock.now();
            let moment = Instant::now();
            let gone: SeatSet = Seat::first(self.state.lobby.slots.len() as u8)
                .filter(|seat| {
                    self.absent_since(*seat)
                        .is_some_and(|since| since <= moment)
                })
                .collect();
            let Some(game) = &mut self.state.game else {
                return;
            };
            match game.answer_for(gone, now, &mut self.batch.told) {
                Some((seat, command)) => self.record_act(now, seat, command),
                None => return,
            }
        }
    }

    /// After the whole process stood still, the clock is held or has run on as after a restart.
    fn notice_clock_jump(&mut self) {
        let jump = self.clock.jump();
        if jump.is_zero() {
            return;
        }
        self.clock.set_running(false);
        if let Some(game) = &self.state.game {
            match game.on_restart() {
                Resume::Hold => {
                    self.waiting = game.next_deadline().is_some() && game.outcome().is_none();
                }
                Resume::Run => {
                    let missed = Millis(jump.as_millis() as u64);
                    self.clock = TableClock::standing(self.clock.now().plus(missed));
                }
            }
        }
        self.settle_clock();
        self.batch.game_changed = true;
    }

    fn clock_state(&self) -> ClockState {
        match &self.state.game {
            Some(game) if self.state.lobby.stage == Stage::Playing => match game.clock() {
                _ if self.waiting => ClockState::Waiting,
                Clock::Running => ClockState::Running,
                Clock::Held => ClockState::Held,
            },
            _ => ClockState::Stopped,
        }
    }

    fn should_run(&self) -> bool {
        self.clock_state() == ClockState::Running
    }

    fn settle_clock(&mut self) {
        self.clock.set_running(self.should_run());
    }

    /// When the game next does something by itself, or its clock comes to stand.
    fn due(&self) -> Option<Instant> {
        let due = self.state.game.as_ref()?.next_due();
        // A deadline that stays due after it was handled must not cause a busy loop.
        let ahead = due.filter(|due| self.passed.is_none_or(|passed| passed < *due));
        let next = ahead.into_iter().chain(self.clock.stop());
        let next = next.chain(self.next_plan()).min();
        let next = next.and_then(|next| self.clock.when(next));
        next.into_iter().chain(self.next_absent()).min()
    }

    /// When a table without viewers is unloaded.
    fn bedtime(&self) -> Option<Instant> {
        (self.viewers.len() == 0).then(|| self.lonely_since + self.registry.limits().idle())
    }

    /// Handles messages until the table may be unloaded or must stop.
    async fn serve(
        &mut self,
        inbox: &mut mpsc::Receiver<TableMessage>,
    ) -> Option<oneshot::Sender<()>> {
        let alarm = tokio::time::sleep_until(Instant::now());
        tokio::pin!(alarm);
        loop {
            let sleep = self.bedtime();
            let next = match (self.due(), sleep) {
                (Some(due), Some(sleep)) => Some(due.min(sleep)),
                (due, sleep) => due.or(sleep),
            };
            // Commands are more frequent than deadlines: the timer is only set again when its time changes.
            if let Some(next) = next.filter(|next| *next != alarm.deadline()) {
                alarm.as_mut().reset(next);
            }
            let mut stop = None;
            tokio::select! {
                biased;
                ask = inbox.recv() => match ask {
                    Some(ask) => stop = self.take(ask),
                    None => return None,
                },
                () = &mut alarm, if next.is_some() => {
                    if sleep.is_some_and(|sleep| sleep <= Instant::now()) {
                        self.save().await;
                        return None;
                    }
                    // It has rung: what is due next may be at the same moment again.
                    alarm.as_mut().reset(Instant::now());
                }
            }
            for _ in 1..BURST {
                match inbox.try_recv() {
                    Ok(ask) if stop.is_none() => stop = self.take(ask),
                    _ => break,
                }
            }
            self.run_due_deadlines();
            self.run_bot_plans();
            self.answer_for_absent();
            self.finish();
            if self.batch.game_changed {
                self.tell_bots();
            }
            if !self.hand_out().await {
                return stop;
            }
            self.ask_bots();
            if stop.is_some() {
                self.save().await;
                self.say_goodbye();
                return stop;
            }
        }
    }

    fn take(&mut self, ask: TableMessage) -> Option<oneshot::Sender<()>> {
        match ask {
            TableMessage::Attach {
                conn,
                sink,
                key,
                reply,
            } => {
                let viewer = match &key {
                    SeatKey::None => Ok(Viewer::Spectator),
                    SeatKey::Old(token) | SeatKey::New(token) => {
                        self.state.lobby.seat_of(token).map(Viewer::Seat)
                    }
                };
                // The connection may be gone meanwhile.
                if reply.send(viewer.clone().map(|_| ())).is_ok()
                    && let Ok(viewer) = viewer
                {
                    self.viewers.add(conn, viewer, sink);
                    self.batch.table_changed = true;
                    if let Viewer::Seat(seat) = viewer {
                        let token = match key {
                            SeatKey::New(token) => Some(token),
                            SeatKey::Old(_) | SeatKey::None => None,
                        };
                        self.seated(conn, seat, token);
                        if self.state.lobby.arrived(seat) {
                            self.lobby_changed();
                        }
                    }
                }
            }
            TableMessage::Answered { conn, message } => {
                if let Some(index) = self.asking.iter().position(|one| *one == conn) {
                    self.asking.swap_remove(index);
                }
                self.reply(conn, message);
            }
            TableMessage::BotThought(thought) => {
                self.run_due_deadlines();
                self.finish();
                self.bot_decided(thought);
            }
            TableMessage::Detach { conn } => {
                if let Some(Viewer::Seat(seat)) = self.viewers.viewer(conn) {
                    self.left(seat);
                }
                self.viewers.remove(conn);
                self.batch.table_changed = true;
                self.lonely_since = Instant::now();
            }
            TableMessage::FromClient {
                conn,
                message,
                received,
            } => {
                let id = match &message {
                    ClientIn::Act { id, .. }
                    | ClientIn::Ask { id, .. }
                    | ClientIn::Say { id, .. } => Some(id.clone()),
                    _ => None,
                };
                self.run_due_deadlines();
                self.finish();
                // A dropped connection may still have messages on their way; they are not answered.
                if let Some(viewer) = self.viewers.viewer(conn)
                    && let Err(why) = self.said(conn, viewer, message, received)
                {
                    self.registry.metrics().refusals.inc();
                    // Ids are checked before use; one that is too long is not sent back.
                    let id = id.filter(|id| input_validation::id(id).is_ok());
                    self.reply(conn, ClientOut::Refused { id, why });
                }
            }
            // Every wake-up looks at the clock.
            TableMessage::CheckClock => {}
            TableMessage::Stop { done } => return Some(done),
        }
        None
    }

    fn reply(&mut self, conn: ConnId, message: ClientOut) {
        self.batch.replies.push((Some(conn), message));
    }

    fn seated(&mut self, conn: ConnId, seat: Seat, token: Option<String>) {
        let table = self.code.clone();
        self.reply(conn, ClientOut::Seated { table, seat, token });
    }

    fn record(&mut self, what: What) {
        self.batch.records.push(Record {
            at: self.clock.now(),
            wall: wall(),
            what,
        });
    }

    /// The lobby changed: it is stored as it is now, once a batch.
    fn lobby_changed(&mut self) {
        self.batch.table_changed = true;
        let lobby = self.state.lobby.clone();
        if let Some(Record {
            what: What::Lobby(last),
            ..
        }) = self.batch.records.last_mut()
        {
            *last = lobby;
        } else {
            self.record(What::Lobby(lobby));
        }
    }

    fn listing(&self, finished: Option<ReplayCard>) -> Listing {
        let card = self.state.kind.card();
        Listing {
            game: card.id.to_owned(),
            rules_version: card.rules_version,
            started: self.state.game.is_some(),
            finished,
        }
    }

    /// Runs everything that is due, and stores it like a command before anybody sees it.
    fn run_due_deadlines(&mut self) {
        self.notice_clock_jump();
        let now = self.clock.now();
        let Some(game) = &mut self.state.game else {
            return;
        };
        let mut done = Vec::new();
        self.passed = game.run_due(now, self.passed, &mut self.batch.told, &mut done);
        if !done.is_empty() {
            let records = done.into_iter().map(|(at, answer)| Record {
                at,
                wall: wall(),
                what: match answer {
                    Some((seat, command)) => What::Act {
                        seat,
                        id: String::new(),
                        command,
                    },
                    None => What::Pass,
                },
            });
            self.batch.records.extend(records);
            self.batch.game_changed = true;
            self.settle_clock();
        }
        if self.clock.is_at_stop() {
            self.waiting = true;
            self.batch.game_changed = true;
            self.settle_clock();
        }
    }

    /// The game may have come to its end.
    fn finish(&mut self) {
        if !self.batch.game_changed || self.state.lobby.stage != Stage::Playing {
            return;
        }
        let Some(outcome) = self.state.game.as_ref().and_then(|game| game.outcome()) else {
            return;
        };
        self.state.lobby.stage = Stage::Over;
        let card = ReplayCard {
            code: self.code.clone(),
            game: self.state.lobby.game.clone(),
            finished: wall(),
            names: self.state.lobby.names(),
            setup: self.state.lobby.setup.clone(),
            outcome,
        };
        self.settle_clock();
        self.settle_bots();
        self.lobby_changed();
        self.batch.listing = Some(self.listing(Some(card)));
        self.registry.metrics().games_finished.inc();
    }
}
