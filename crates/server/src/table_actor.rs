//! One table: it owns the state, takes what its connections say in turn, stores it, and tells everybody.
//!
//! The order is the promise. A wake-up takes everything that waits, changes the state, **appends to the log**, and only
//! then hands anything out: acknowledgements, effects, chat. What could not be stored did not happen; the table is then
//! read back from the log.

use table::{Clock, Millis, Refused, Resume, Seat, Viewer};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::api::ReplayCard;
use crate::clock::{TableClock, wall};
use crate::games::Told;
use crate::hall::Hall;
use crate::keys::{self, TokenHash};
use crate::protocol::{ChatLine, ClientIn, ClientOut, ClockState, RawJson, Stage, Unseated};
use crate::sight::{Scene, Sight};
use crate::store::{Append, ConnId, Listing, Outbox, Record, What};
use crate::table_state::TableState;
use crate::words;

/// Records between two snapshots.
const SNAPSHOT_EVERY: usize = 64;
/// Asks taken in one wake-up: a burst becomes one append and one update.
const BURST: usize = 64;

/// What a table can be asked.
pub enum Ask {
    /// A connection wants to look on: on the seat the token opens, or as a spectator.
    Attach {
        /// Which connection.
        conn: ConnId,
        /// Where its frames go.
        outbox: Outbox,
        /// The key to a seat.
        token: Option<String>,
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

/// What one wake-up did and has not handed out yet.
#[derive(Default)]
struct Batch {
    records: Vec<Record>,
    replies: Vec<(Option<ConnId>, ClientOut)>,
    told: Told,
    listing: Option<Listing>,
    table_changed: bool,
    game_changed: bool,
    rematch: bool,
    acts: Vec<Instant>,
}

struct Actor {
    hall: Hall,
    code: String,
    state: TableState,
    clock: TableClock,
    /// Came back from a restart, and nobody said go yet.
    waiting: bool,
    sight: Sight,
    batch: Batch,
    unsaved: usize,
    /// The last deadline that passed.
    passed: Option<Millis>,
    lonely_since: Instant,
}

/// Runs a table until nobody looks at it for a while, or until it is stopped. Whoever asks afterwards finds the inbox
/// closed, and the hall wakes the table again.
pub async fn run(hall: Hall, code: String, mut inbox: mpsc::Receiver<Ask>) {
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
        unsaved: 0,
        passed: None,
        lonely_since: Instant::now(),
        hall,
        code,
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

    /// Takes asks until the table may sleep or must stop.
    async fn serve(&mut self, inbox: &mut mpsc::Receiver<Ask>) -> Option<oneshot::Sender<()>> {
        loop {
            let deadline = self
                .state
                .game
                .as_ref()
                .and_then(|game| game.next_deadline());
            // A deadline that does not go away when it has passed must not keep the machine busy.
            let ahead = deadline.filter(|deadline| self.passed != Some(*deadline));
            let due = ahead.and_then(|deadline| self.clock.when(deadline));
            let sleep =
                (self.sight.len() == 0).then(|| self.lonely_since + self.hall.limits().idle());
            let mut stop = None;
            tokio::select! {
                ask = inbox.recv() => match ask {
                    Some(ask) => stop = self.take(ask),
                    None => return None,
                },
                () = at(due) => {}
                () = at(sleep) => {
                    self.save().await;
                    return None;
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
                token,
                reply,
            } => {
                let viewer = match token {
                    Some(token) => self.state.lobby.seat_of(&token).map(Viewer::Seat),
                    None => Ok(Viewer::Spectator),
                };
                // Nobody hears the answer when the connection is gone meanwhile.
                if reply.send(viewer.clone().map(|_| ())).is_ok()
                    && let Ok(viewer) = viewer
                {
                    self.sight.add(conn, viewer, outbox);
                    self.batch.table_changed = true;
                    if let Viewer::Seat(seat) = viewer {
                        self.seated(conn, seat, None);
                    }
                }
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

    fn said(
        &mut self,
        conn: ConnId,
        viewer: Viewer,
        message: ClientIn,
        received: Instant,
    ) -> Result<(), Refused> {
        let seat = || viewer.seat().ok_or_else(|| Refused::new("refused-no-seat"));
        match message {
            ClientIn::Act { id, command } => {
                return self.act(conn, seat()?, id, &command, received);
            }
            ClientIn::Say { id, text } => return self.say(conn, seat()?, id, &text),
            ClientIn::Ping { echo } => {
                let now = self.state.game.as_ref().map(|_| self.clock.now());
                self.reply(
                    conn,
                    ClientOut::Pong {
                        echo,
                        time: wall(),
                        now,
                    },
                );
                return Ok(());
            }
            ClientIn::Resync => {
                self.sight
                    .change(|other, viewer| (other == conn).then_some(viewer));
                return Ok(());
            }
            ClientIn::Ask { id, query } => return self.ask(conn, viewer, id, &query),
            ClientIn::Legal => return self.legal(conn, seat()?),
            ClientIn::Go => return self.go(seat()?),
            ClientIn::Rematch => return self.ask_rematch(seat()?),
            ClientIn::Start => return self.start(seat()?),
            ClientIn::Sit { name, seat } => {
                if viewer != Viewer::Spectator {
                    return Err(Refused::new("refused-already-seated"));
                }
                let name = words::name(&name)?;
                let token = keys::token();
                let seat = self.state.lobby.sit(name, seat, TokenHash::of(&token))?;
                self.sight
                    .change(|other, _| (other == conn).then_some(Viewer::Seat(seat)));
                self.seated(conn, seat, Some(token));
            }
            ClientIn::Move { seat: to } => {
                let from = seat()?;
                self.state.lobby.change_seat(from, to)?;
                for conn in self.sight.conns(viewer) {
                    self.seated(conn, to, None);
                }
                self.sight
                    .change(|_, other| (other == viewer).then_some(Viewer::Seat(to)));
            }
            ClientIn::Rename { name } => {
                let name = words::name(&name)?;
                self.state.lobby.rename(seat()?, name)?;
            }
            ClientIn::Ready { ready } => self.state.lobby.ready(seat()?, ready)?,
            ClientIn::Configure { setup } => {
                self.state.lobby.by_host(seat()?)?;
                let (setup, range) = self.state.kind.configure(&setup)?;
                self.state.lobby.configure(setup, range)?;
            }
            ClientIn::Entrust { seat: which, to } => {
                self.state.lobby.by_host(seat()?)?;
                self.state.lobby.entrust(which, to)?;
            }
            ClientIn::Kick { seat: whom } => {
                self.state.lobby.by_host(seat()?)?;
                self.unseat(whom, Unseated::Kicked)?;
            }
            ClientIn::Leave => self.unseat(seat()?, Unseated::Left)?,
            ClientIn::Create { .. } | ClientIn::Watch { .. } | ClientIn::Resume { .. } => {
                // The connection answers these before they reach a table.
                return Err(Refused::new("refused-malformed"));
            }
        }
        self.lobby_changed();
        Ok(())
    }

    fn unseat(&mut self, seat: Seat, why: Unseated) -> Result<(), Refused> {
        self.state.lobby.vacate(seat)?;
        for conn in self.sight.conns(Viewer::Seat(seat)) {
            self.reply(conn, ClientOut::Unseated { why });
        }
        self.sight
            .change(|_, viewer| viewer.is(seat).then_some(Viewer::Spectator));
        Ok(())
    }

    fn act(
        &mut self,
        conn: ConnId,
        seat: Seat,
        id: String,
        command: &serde_json::Value,
        received: Instant,
    ) -> Result<(), Refused> {
        words::id(&id)?;
        if self.state.did(seat, &id) {
            self.hall.metrics().repeats.inc();
            self.reply(conn, ClientOut::Ack { id });
            return Ok(());
        }
        if self.state.lobby.stage == Stage::Over {
            return Err(Refused::new("refused-over"));
        }
        let now = self.clock.now();
        let Some(game) = &mut self.state.game else {
            return Err(Refused::new("refused-not-started"));
        };
        let command = game.act(now, seat, command, &mut self.batch.told)?;
        self.state.remember(seat, &id);
        self.batch.game_changed = true;
        self.batch.acts.push(received);
        let what = What::Act {
            seat,
            id: id.clone(),
            command,
        };
        self.batch.records.push(Record {
            at: now,
            wall: wall(),
            what,
        });
        self.settle_clock();
        self.reply(conn, ClientOut::Ack { id });
        Ok(())
    }

    fn say(&mut self, conn: ConnId, seat: Seat, id: String, text: &str) -> Result<(), Refused> {
        words::id(&id)?;
        let text = words::chat(text)?;
        if self.state.did(seat, &id) {
            self.reply(conn, ClientOut::Ack { id });
            return Ok(());
        }
        if let Some(silence) = self.state.game.as_ref().and_then(|game| game.silence()) {
            let mut why = Refused::new(silence.code);
            why.rule = silence.rule.map(str::to_owned);
            return Err(why);
        }
        let name = self
            .state
            .lobby
            .places
            .get(seat.index())
            .and_then(|place| place.name.clone());
        let line = ChatLine {
            seat,
            name: name.unwrap_or_default(),
            text,
            time: wall(),
        };
        self.state.remember(seat, &id);
        self.state.say(line.clone());
        self.record(What::Chat(line.clone()));
        self.batch.replies.push((None, ClientOut::Chat(line)));
        self.reply(conn, ClientOut::Ack { id });
        Ok(())
    }

    fn ask(
        &mut self,
        conn: ConnId,
        viewer: Viewer,
        id: String,
        query: &serde_json::Value,
    ) -> Result<(), Refused> {
        words::id(&id)?;
        let Some(game) = &self.state.game else {
            return Err(Refused::new("refused-not-started"));
        };
        let answer = RawJson(game.query(viewer, query)?);
        self.reply(conn, ClientOut::Answer { id, answer });
        Ok(())
    }

    fn legal(&mut self, conn: ConnId, seat: Seat) -> Result<(), Refused> {
        let Some(game) = &self.state.game else {
            return Err(Refused::new("refused-not-started"));
        };
        let commands = match game.legal(seat) {
            Ok(commands) => RawJson(commands.unwrap_or_else(|| "null".into())),
            Err(why) => {
                tracing::error!(why, "legal commands cannot be written");
                return Err(Refused::new("refused-storage"));
            }
        };
        self.reply(conn, ClientOut::Legal { commands });
        Ok(())
    }

    fn go(&mut self, _by: Seat) -> Result<(), Refused> {
        if !std::mem::take(&mut self.waiting) {
            return Err(Refused::new("refused-clock-running"));
        }
        self.settle_clock();
        self.batch.game_changed = true;
        Ok(())
    }

    fn ask_rematch(&mut self, _by: Seat) -> Result<(), Refused> {
        if self.state.lobby.stage != Stage::Over {
            return Err(Refused::new("refused-not-over"));
        }
        self.batch.rematch = self.state.lobby.rematch.is_none();
        Ok(())
    }

    fn start(&mut self, seat: Seat) -> Result<(), Refused> {
        let lobby = &mut self.state.lobby;
        lobby.by_host(seat)?;
        lobby.can_start()?;
        let seed = keys::seed();
        let game = self.state.kind.begin(&lobby.setup, &lobby.crew(), seed)?;
        let moved = lobby.begin();
        let find = |seat: Seat| moved.get(seat.index()).copied().flatten();
        self.sight.change(|_, viewer| match viewer {
            Viewer::Seat(seat) => Some(find(seat).map_or(Viewer::Spectator, Viewer::Seat)),
            Viewer::Spectator => Some(Viewer::Spectator),
        });
        for seat in moved.iter().flatten() {
            for conn in self.sight.conns(Viewer::Seat(*seat)) {
                self.seated(conn, *seat, None);
            }
        }
        self.state.forget_done();
        self.state.game = Some(game);
        self.clock = TableClock::standing(Millis::ZERO);
        self.lobby_changed();
        self.record(What::Start(seed));
        self.batch.listing = Some(self.listing(None));
        self.batch.game_changed = true;
        self.settle_clock();
        Ok(())
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

    async fn open_rematch(&mut self) {
        let found = match self.state.kind.configure(&self.state.lobby.setup) {
            Ok((_, range)) => self.hall.found(self.state.lobby.again(range)).await,
            Err(why) => Err(why),
        };
        match found {
            Ok(code) => {
                self.state.lobby.rematch = Some(code);
                self.lobby_changed();
            }
            Err(why) => self
                .batch
                .replies
                .push((None, ClientOut::Refused { id: None, why })),
        }
    }

    /// Stores what this wake-up did, then tells everybody. False when it could not be stored: what is in memory is not
    /// what is on disk then, and the table must be read again.
    async fn hand_out(&mut self) -> bool {
        if std::mem::take(&mut self.batch.rematch) {
            self.open_rematch().await;
        }
        let mut batch = std::mem::take(&mut self.batch);
        if !batch.records.is_empty() && !self.append(&mut batch).await {
            self.undo(batch);
            return false;
        }
        loop {
            let before = self.sight.len();
            let scene = Scene {
                table: batch.table_changed.then(|| self.table_text()),
                game: self.state.game.as_deref(),
                moved: batch.game_changed,
                seats: self.state.lobby.places.len() as u8,
                clock: self.clock_state(),
                now: self.clock.now(),
                told: std::mem::take(&mut batch.told),
            };
            self.sight.update(&scene);
            for (conn, message) in batch.replies.drain(..) {
                match conn {
                    Some(conn) => self.sight.reply(conn, &message),
                    None => self.sight.tell_all(&message),
                }
            }
            self.sight.welcome(&scene, &self.state.chat);
            let metrics = self.hall.metrics();
            for received in batch.acts.drain(..) {
                metrics.commands.inc();
                metrics
                    .command_seconds
                    .observe(received.elapsed().as_secs_f64());
            }
            if self.sight.len() == before {
                return true;
            }
            // Somebody was lost on the way: the others learn of it.
            self.hall
                .metrics()
                .lagging
                .inc_by((before - self.sight.len()) as u64);
            self.lonely_since = Instant::now();
            batch.table_changed = true;
            batch.game_changed = false;
        }
    }

    fn table_text(&self) -> String {
        let online = |seat| self.sight.count(Viewer::Seat(seat)) > 0;
        let watchers = self.sight.count(Viewer::Spectator) as u32;
        let info = self.state.lobby.info(&self.code, online, watchers);
        serde_json::to_string(&info).unwrap_or_else(|error| {
            tracing::error!(%error, "a table cannot be written");
            "null".into()
        })
    }

    async fn append(&mut self, batch: &mut Batch) -> bool {
        let count = batch.records.len();
        if let Some(last) = batch.records.last() {
            (self.state.at, self.state.wall) = (last.at, last.wall);
        }
        let seq = self.state.seq + count as u64;
        let mut append = Append {
            records: std::mem::take(&mut batch.records),
            listing: batch.listing.take(),
            snapshot: None,
        };
        if self.unsaved + count >= SNAPSHOT_EVERY {
            append.snapshot = self.state.snapshot(seq);
        }
        let saved = append.snapshot.is_some();
        match self
            .hall
            .log()
            .append(&self.code, self.state.seq, append)
            .await
        {
            Ok(()) => {
                self.state.seq = seq;
                self.unsaved = if saved { 0 } else { self.unsaved + count };
                true
            }
            Err(error) => {
                tracing::error!(table = self.code, %error, "not stored");
                false
            }
        }
    }

    /// What could not be stored did not happen: those who asked are told, and everybody comes back to the stored table.
    fn undo(&mut self, batch: Batch) {
        for (conn, message) in batch.replies {
            if let (Some(conn), ClientOut::Ack { id }) = (conn, message) {
                let why = Refused::new("refused-storage");
                self.sight
                    .reply(conn, &ClientOut::Refused { id: Some(id), why });
            }
        }
        self.say_goodbye();
    }

    fn say_goodbye(&mut self) {
        let why = Refused::new("bye-restart");
        self.sight.tell_all(&ClientOut::Bye { why });
    }

    /// A last snapshot, so that the table wakes up quickly.
    async fn save(&mut self) {
        if self.unsaved == 0 {
            return;
        }
        let snapshot = self.state.snapshot(self.state.seq);
        let append = Append {
            snapshot,
            ..Append::default()
        };
        match self
            .hall
            .log()
            .append(&self.code, self.state.seq, append)
            .await
        {
            Ok(()) => self.unsaved = 0,
            Err(error) => tracing::warn!(table = self.code, %error, "no last snapshot"),
        }
    }
}

/// Waits until a moment; for ever without one.
async fn at(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
