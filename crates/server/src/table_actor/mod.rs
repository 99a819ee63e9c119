//! One table: it owns the state, takes what its connections say in turn, stores it, and tells everybody.
//!
//! The order is the promise. A wake-up takes everything that waits, changes the state, **appends to the log**, and only
//! then hands anything out: acknowledgements, effects, chat. What could not be stored did not happen; the table is then
//! read back from the log.

mod hand_out;
mod said;

use table::{Clock, Millis, Refused, Resume, Seat, Viewer};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::api::ReplayCard;
use crate::clock::{TableClock, wall};
use crate::games::Told;
use crate::hall::Hall;
use crate::keys;
use crate::lobby::Lobby;
use crate::protocol::{ClientIn, ClientOut, ClockState, Stage};
use crate::sight::Sight;
use crate::store::{ConnId, Listing, Outbox, Record, What};
use crate::table_state::TableState;
use crate::words;

/// Records between two snapshots: at least so many, at most twice as many. Each table has a number of its own, so that
/// tables that began together do not all write their snapshots in the same moment.
const SNAPSHOT_EVERY: usize = 256;
/// Asks taken in one wake-up: a burst becomes one append and one update.
const BURST: usize = 64;

/// Questions of one connection that may wait for their answers: each keeps a copy of the game.
const QUESTIONS: usize = 16;

/// What a table can be asked.
pub enum Ask {
    /// A connection wants to look on: on the seat the token opens, or as a spectator.
    Attach {
        /// Which connection.
        conn: ConnId,
        /// Where its frames go.
        outbox: Outbox,
        /// What opens its seat.
        key: SeatKey,
        /// Whether it may. A `state` frame follows.
        reply: oneshot::Sender<Result<(), Refused>>,
    },
    /// A connection said something.
    Said {
        /// Which connection.
        conn: ConnId,
        /// What.
        message: ClientIn,
        /// When it was read.
        received: Instant,
    },
    /// What a connection asked has been answered.
    Answered {
        /// Which connection.
        conn: ConnId,
        /// The answer, or why there is none.
        message: ClientOut,
    },
    /// A connection is gone.
    Detach {
        /// Which connection.
        conn: ConnId,
    },
    /// Store everything and stop.
    Stop {
        /// Told when that is done.
        done: oneshot::Sender<()>,
    },
}

/// What opens a seat to a connection.
#[derive(Clone, Debug)]
pub enum SeatKey {
    /// Nothing: it looks on as a spectator.
    None,
    /// A token that it has had before.
    Old(String),
    /// A token that was just made, and that it is told.
    New(String),
}

/// What one wake-up did and has not handed out yet.
#[derive(Default)]
struct Batch {
    records: Vec<Record>,
    replies: Vec<(Option<ConnId>, ClientOut)>,
    told: Told,
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
    lobby: Lobby,
}

/// Something to be answered from the state as it was stored.
struct Question {
    conn: ConnId,
    viewer: Viewer,
    id: String,
    query: serde_json::Value,
}

struct Actor {
    hall: Hall,
    code: String,
    /// The way to this table, for answers that are made elsewhere.
    own: mpsc::WeakSender<Ask>,
    state: TableState,
    clock: TableClock,
    /// Came back from a restart, or to a stop, and nobody said go yet.
    waiting: bool,
    sight: Sight,
    batch: Batch,
    /// Who waits for an answer, once for each question.
    asking: Vec<ConnId>,
    unsaved: usize,
    snapshot_every: usize,
    /// The last deadline that passed.
    passed: Option<Millis>,
    lonely_since: Instant,
}

/// Runs a table until nobody looks at it for a while, or until it is stopped. Whoever asks afterwards finds the inbox
/// closed, and the hall wakes the table again.
pub async fn run(
    hall: Hall,
    code: String,
    own: mpsc::WeakSender<Ask>,
    mut inbox: mpsc::Receiver<Ask>,
) {
    let state = match read(&hall, &code).await {
        Ok(state) => state,
        Err(why) => {
            inbox.close();
            while let Some(ask) = inbox.recv().await {
                if let Ask::Attach { reply, .. } = ask {
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
        sight: Sight::default(),
        batch: Batch::default(),
        asking: Vec::new(),
        unsaved: 0,
        snapshot_every: SNAPSHOT_EVERY + keys::digest(&code) as usize % SNAPSHOT_EVERY,
        passed: None,
        lonely_since: Instant::now(),
        hall,
        code,
        own,
        state,
    };
    actor.wake();
    let _awake = Awake::new(actor.hall.clone());
    let stopped = actor.serve(&mut inbox).await;
    if let Some(done) = stopped {
        let _ = done.send(());
    }
}

/// Counts the table as awake, whatever becomes of it.
struct Awake(Hall);

impl Awake {
    fn new(hall: Hall) -> Awake {
        hall.metrics().tables_awake.inc();
        Awake(hall)
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        self.0.metrics().tables_awake.dec();
    }
}

/// Whether the person on a seat has a connection; without any they are away.
fn is_here(sight: &Sight, seat: Seat) -> bool {
    sight.count(Viewer::Seat(seat)) > 0
}

async fn read(hall: &Hall, code: &str) -> Result<TableState, Refused> {
    match hall.log().load(code).await {
        Ok(Some(stored)) => TableState::read(hall.games(), stored),
        Ok(None) => Err(Refused::new("refused-no-such-table")),
        Err(error) => {
            tracing::error!(%error, "a table cannot be loaded");
            Err(Refused::new("refused-storage"))
        }
    }
}

impl Actor {
    /// The table comes back from disk: its clock stands, or ran on meanwhile, as its game demands.
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
        let deadline = self.state.game.as_ref()?.next_deadline();
        // A deadline that does not go away when it has passed must not keep the machine busy.
        let ahead = deadline.filter(|deadline| self.passed != Some(*deadline));
        let next = ahead.into_iter().chain(self.clock.stop()).min()?;
        self.clock.when(next)
    }

    /// When a table nobody looks at goes to sleep.
    fn bedtime(&self) -> Option<Instant> {
        (self.sight.len() == 0).then(|| self.lonely_since + self.hall.limits().idle())
    }

    /// Takes asks until the table may sleep or must stop.
    async fn serve(&mut self, inbox: &mut mpsc::Receiver<Ask>) -> Option<oneshot::Sender<()>> {
        let alarm = tokio::time::sleep_until(Instant::now());
        tokio::pin!(alarm);
        loop {
            let sleep = self.bedtime();
            let next = match (self.due(), sleep) {
                (Some(due), Some(sleep)) => Some(due.min(sleep)),
                (due, sleep) => due.or(sleep),
            };
            // Deadlines are far apart and commands are not: the alarm is set anew only when it must ring at another time.
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
            self.pass();
            self.finish();
            if !self.hand_out().await {
                return stop;
            }
            if stop.is_some() {
                self.save().await;
                self.say_goodbye();
                return stop;
            }
        }
    }

    fn take(&mut self, ask: Ask) -> Option<oneshot::Sender<()>> {
        match ask {
            Ask::Attach {
                conn,
                outbox,
                key,
                reply,
            } => {
                let viewer = match &key {
                    SeatKey::None => Ok(Viewer::Spectator),
                    SeatKey::Old(token) | SeatKey::New(token) => {
                        self.state.lobby.seat_of(token).map(Viewer::Seat)
                    }
                };
                // Nobody hears the answer when the connection is gone meanwhile.
                if reply.send(viewer.clone().map(|_| ())).is_ok()
                    && let Ok(viewer) = viewer
                {
                    self.sight.add(conn, viewer, outbox);
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
            Ask::Answered { conn, message } => {
                if let Some(index) = self.asking.iter().position(|one| *one == conn) {
                    self.asking.swap_remove(index);
                }
                self.reply(conn, message);
            }
            Ask::Detach { conn } => {
                self.sight.remove(conn);
                self.batch.table_changed = true;
                self.lonely_since = Instant::now();
            }
            Ask::Said {
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
                self.pass();
                self.finish();
                // A connection that was given up may still have asks on their way: nobody hears the answer.
                if let Some(viewer) = self.sight.viewer(conn)
                    && let Err(why) = self.said(conn, viewer, message, received)
                {
                    self.hall.metrics().refusals.inc();
                    // Ids are checked before use; one that is too long is not sent back.
                    let id = id.filter(|id| words::id(id).is_ok());
                    self.reply(conn, ClientOut::Refused { id, why });
                }
            }
            Ask::Stop { done } => return Some(done),
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

    /// Whatever is due happens, and is stored like a command: nobody sees what a crash could undo.
    fn pass(&mut self) {
        let now = self.clock.now();
        let Some(game) = &mut self.state.game else {
            return;
        };
        let mut last = None;
        // Deadline by deadline, so that a game that sets itself a new one is not late for it.
        while let Some(due) = game.next_deadline()
            && due <= now
            && self.passed != Some(due)
        {
            game.advance(due, &mut self.batch.told);
            self.passed = Some(due);
            last = Some(due);
        }
        if let Some(at) = last {
            self.batch.records.push(Record {
                at,
                wall: wall(),
                what: What::Pass,
            });
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
        self.lobby_changed();
        self.batch.listing = Some(self.listing(Some(card)));
        self.hall.metrics().games_finished.inc();
    }
}
