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
use crate::store::{ConnId, FrameSink, Listing, Record, RecordBody, StoreError, Stored};
use crate::table_meta::{Holder, TableMeta};
use crate::table_state::TableState;
use crate::viewers::ViewerHub;
pub use bots::BotThought;
use bots::SeatedBot;

/// Records between two snapshots: at least this many, at most twice as many. The number differs per table, so that
/// tables that started together do not write their snapshots at the same time.
const SNAPSHOT_EVERY: usize = 256;
/// Messages handled in one wake-up: a burst becomes one append and one update.
const BURST: usize = 64;

/// A person without a connection for this long is away, and the defaults are used for their decisions.
const AWAY: Duration = Duration::from_millis(if cfg!(test) { 1_000 } else { 20_000 });
/// Defaults executed in one wake-up.
const DEFAULTS_AT_ONCE: usize = 64;

/// Waiting queries per connection: each keeps a copy of the game.
const QUERIES_PER_CONNECTION: usize = 16;

/// A message to a table.
pub enum TableMessage {
    /// A new viewer: on the seat of its token, or as a spectator.
    Attach {
        /// Which connection.
        conn: ConnId,
        /// Where its frames go.
        sink: Box<dyn FrameSink>,
        /// The key to its seat.
        key: SeatKey,
        /// Gets the result. A `state` frame follows.
        reply: oneshot::Sender<Result<(), Refused>>,
    },
    /// A message of a client.
    FromClient {
        /// Which connection.
        conn: ConnId,
        /// The message.
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
    /// A connection ended.
    Detach {
        /// Which connection.
        conn: ConnId,
    },
    /// The process was suspended for a while.
    CheckClock,
    /// Store everything and stop.
    Stop {
        /// Notified when that is done.
        done: oneshot::Sender<()>,
    },
}

/// How a connection proves that a seat is its own.
#[derive(Clone, Debug)]
pub enum SeatKey {
    /// No proof: a spectator.
    None,
    /// A token that the client already has.
    Old(String),
    /// A new token, which is sent to the client.
    New(String),
}

/// The changes of one wake-up that are not sent yet.
#[derive(Default)]
struct Batch {
    records: Vec<Record>,
    replies: Vec<(Option<ConnId>, ClientOut)>,
    events: EventTexts,
    listing: Option<Listing>,
    table_changed: bool,
    game_changed: bool,
    rematch: Option<Rematch>,
    acts: Vec<Instant>,
    questions: Vec<Question>,
}

/// A rematch table to be created.
struct Rematch {
    by: Seat,
    same: bool,
    meta: TableMeta,
}

/// A query to be answered from the stored state.
struct Question {
    conn: ConnId,
    viewer: Viewer,
    id: String,
    query: serde_json::Value,
}

struct Actor {
    registry: TableRegistry,
    code: String,
    /// Sends messages to this table, for results from other threads.
    own: mpsc::WeakSender<TableMessage>,
    state: TableState,
    clock: TableClock,
    /// The clock waits for `resume_clock`, after a restart or at a stop for tests.
    waiting: bool,
    viewers: ViewerHub,
    batch: Batch,
    /// Connections that wait for answers, once for each query.
    pending_queries: Vec<ConnId>,
    unsaved: usize,
    snapshot_every: usize,
    /// The last time at which due work was done.
    passed: Option<Millis>,
    empty_since: Instant,
    /// When the person of each seat lost the last connection.
    disconnected_at: HashMap<Seat, Instant>,
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
                    // The connection may have ended meanwhile.
                    let _ = reply.send(Err(why.clone()));
                }
            }
            return;
        }
    };
    let mut actor = Actor {
        clock: TableClock::stopped_at(state.at),
        waiting: false,
        viewers: ViewerHub::default(),
        batch: Batch::default(),
        pending_queries: Vec::new(),
        unsaved: 0,
        snapshot_every: SNAPSHOT_EVERY + codes_and_tokens::digest(&code) as usize % SNAPSHOT_EVERY,
        passed: None,
        empty_since: Instant::now(),
        disconnected_at: HashMap::new(),
        bots: Vec::new(),
        bot_number: 0,
        registry,
        code,
        own,
        state,
    };
    actor.restore_clock();
    let _loaded = LoadedTable::new(actor.registry.clone(), actor.code.clone());
    let stopped = actor.serve(&mut inbox).await;
    if let Some(done) = stopped {
        let _ = done.send(());
    }
}

/// Counts the table as loaded until it is dropped.
struct LoadedTable {
    registry: TableRegistry,
    code: String,
}

impl LoadedTable {
    fn new(registry: TableRegistry, code: String) -> LoadedTable {
        registry.metrics().tables_awake.inc();
        LoadedTable { registry, code }
    }
}

impl Drop for LoadedTable {
    fn drop(&mut self) {
        self.registry.metrics().tables_awake.dec();
        self.registry.open_tables().set(&self.code, None);
    }
}

/// Whether the person on a seat has a connection.
fn is_connected(viewers: &ViewerHub, seat: Seat) -> bool {
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

/// Reads a table from its first record on. Used when a snapshot of an earlier version cannot be read; the records
/// are complete.
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
    /// Sets the clock of a loaded table: stopped, or advanced by the time since the last record, as the game demands.
    fn restore_clock(&mut self) {
        let Some(game) = &self.state.game else { return };
        self.waiting = match game.on_restart() {
            Resume::Hold => game.next_deadline().is_some() && game.outcome().is_none(),
            Resume::Run => {
                if self.should_run() {
                    let away = wall().saturating_sub(self.state.wall);
                    self.clock = TableClock::stopped_at(self.state.at.plus(Millis(away)));
                }
                false
            }
        };
        self.settle_clock();
        self.settle_bots();
        for seat in Seat::first(self.state.meta.slots.len() as u8) {
            self.mark_disconnected(seat);
        }
    }

    /// Notes that the person on a seat has lost the last connection.
    fn mark_disconnected(&mut self, seat: Seat) {
        self.disconnected_at.insert(seat, Instant::now());
    }

    /// Since when a seat is absent: its person has no connection, or its computer player has failed.
    fn absent_since(&self, seat: Seat) -> Option<Instant> {
        match self.state.meta.slots.get(seat.index())?.holder {
            Holder::Bot { .. } => self.is_given_up(seat).then_some(self.empty_since),
            _ if is_connected(&self.viewers, seat) => None,
            _ => Some(
                self.disconnected_at
                    .get(&seat)
                    .copied()
                    .unwrap_or(self.empty_since)
                    + AWAY,
            ),
        }
    }

    /// When the game stops waiting for absent players. It never does while nobody is connected.
    fn next_absent(&self) -> Option<Instant> {
        let seats = Seat::first(self.state.meta.slots.len() as u8);
        let anybody = seats.clone().any(|seat| is_connected(&self.viewers, seat));
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

    /// Executes the default of every decision that waits for absent players only.
    fn answer_for_absent(&mut self) {
        // Each default may lead to the next decision; the number is limited.
        for _ in 0..DEFAULTS_AT_ONCE {
            if self.next_absent().is_none_or(|when| when > Instant::now()) {
                return;
            }
            let now = self.clock.now();
            let moment = Instant::now();
            let gone: SeatSet = Seat::first(self.state.meta.slots.len() as u8)
                .filter(|seat| {
                    self.absent_since(*seat)
                        .is_some_and(|since| since <= moment)
                })
                .collect();
            let Some(game) = &mut self.state.game else {
                return;
            };
            match game.answer_for(gone, now, &mut self.batch.events) {
                Some((seat, command)) => self.record_act(now, seat, command),
                None => return,
            }
        }
    }

    /// After the process was suspended, the clock is stopped or advanced as after a restart.
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
                    self.clock = TableClock::stopped_at(self.clock.now().plus(missed));
                }
            }
        }
        self.settle_clock();
        self.batch.game_changed = true;
    }

    fn clock_state(&self) -> ClockState {
        match &self.state.game {
            Some(game) if self.state.meta.stage == Stage::Playing => match game.clock() {
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

    /// When the next deadline, default, planned bot command or clock stop is due.
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
    fn unload_time(&self) -> Option<Instant> {
        (self.viewers.len() == 0).then(|| self.empty_since + self.registry.limits().idle())
    }

    /// Handles messages until the table may be unloaded or must stop.
    async fn serve(
        &mut self,
        inbox: &mut mpsc::Receiver<TableMessage>,
    ) -> Option<oneshot::Sender<()>> {
        let alarm = tokio::time::sleep_until(Instant::now());
        tokio::pin!(alarm);
        loop {
            let sleep = self.unload_time();
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
                    // The timer must be set again even if the next time is the same.
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
            if !self.commit_and_send().await {
                return stop;
            }
            self.ask_bots();
            if stop.is_some() {
                self.save().await;
                self.close_connections();
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
                        self.state.meta.seat_of(token).map(Viewer::Seat)
                    }
                };
                // The connection may have ended meanwhile.
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
                        if self.state.meta.arrived(seat) {
                            self.meta_changed();
                        }
                    }
                }
            }
            TableMessage::Answered { conn, message } => {
                if let Some(index) = self.pending_queries.iter().position(|one| *one == conn) {
                    self.pending_queries.swap_remove(index);
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
                    self.mark_disconnected(seat);
                }
                self.viewers.remove(conn);
                self.batch.table_changed = true;
                self.empty_since = Instant::now();
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
                    && let Err(why) = self.handle_client_message(conn, viewer, message, received)
                {
                    self.registry.metrics().refusals.inc();
                    // An invalid id is not sent back.
                    let id = id.filter(|id| input_validation::id(id).is_ok());
                    self.reply(conn, ClientOut::Refused { id, why });
                }
            }
            // Every wake-up checks the clock.
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

    fn record(&mut self, body: RecordBody) {
        self.batch.records.push(Record {
            at: self.clock.now(),
            wall: wall(),
            body,
        });
    }

    /// The metadata changed: it is stored once per batch.
    fn meta_changed(&mut self) {
        self.batch.table_changed = true;
        let meta = self.state.meta.clone();
        if let Some(Record {
            body: RecordBody::Meta(last),
            ..
        }) = self.batch.records.last_mut()
        {
            *last = meta;
        } else {
            self.record(RecordBody::Meta(meta));
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

    /// Runs everything that is due, and records it like commands.
    fn run_due_deadlines(&mut self) {
        self.notice_clock_jump();
        let now = self.clock.now();
        let Some(game) = &mut self.state.game else {
            return;
        };
        let mut done = Vec::new();
        self.passed = game.run_due(now, self.passed, &mut self.batch.events, &mut done);
        if !done.is_empty() {
            let records = done.into_iter().map(|(at, answer)| Record {
                at,
                wall: wall(),
                body: match answer {
                    Some((seat, command)) => RecordBody::Act {
                        seat,
                        id: String::new(),
                        command,
                    },
                    None => RecordBody::Pass,
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

    /// Handles the end of the game.
    fn finish(&mut self) {
        if !self.batch.game_changed || self.state.meta.stage != Stage::Playing {
            return;
        }
        let Some(outcome) = self.state.game.as_ref().and_then(|game| game.outcome()) else {
            return;
        };
        self.state.meta.stage = Stage::Over;
        let card = ReplayCard {
            code: self.code.clone(),
            game: self.state.meta.game.clone(),
            finished: wall(),
            names: self.state.meta.names(),
            setup: self.state.meta.setup.clone(),
            outcome,
        };
        self.settle_clock();
        self.settle_bots();
        self.meta_changed();
        self.batch.listing = Some(self.listing(Some(card)));
        self.registry.metrics().games_finished.inc();
    }
}
