//! Store, then tell: what one wake-up did goes to the log first, and only then to anybody.

use table::{Refused, Viewer};
use tokio::time::Instant;

use super::{Actor, Ask, Batch, Question, Rematch, is_here};
use crate::protocol::{ClientOut, RawJson};
use crate::sight::Scene;
use crate::store::Append;

impl Actor {
    async fn open_rematch(&mut self, Rematch { by, same, lobby }: Rematch) {
        match self.hall.found(lobby).await {
            Ok(code) => {
                let lobby = &mut self.state.lobby;
                lobby.rematch = Some(code);
                lobby.rematch_by = Some(by);
                lobby.rematch_same = same;
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
    pub(super) async fn hand_out(&mut self) -> bool {
        if let Some(rematch) = self.batch.rematch.take() {
            self.open_rematch(rematch).await;
        }
        let mut batch = std::mem::take(&mut self.batch);
        if !batch.records.is_empty() && !self.append(&mut batch).await {
            self.undo(batch);
            return false;
        }
        for question in batch.questions.drain(..) {
            self.answer(question);
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
            self.sight.flush();
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
        let online = |seat| is_here(&self.sight, seat);
        let watchers = self.sight.count(Viewer::Spectator) as u32;
        let info = self.state.lobby.info(&self.code, online, watchers);
        serde_json::to_string(&info).unwrap_or_else(|error| {
            tracing::error!(%error, "a table cannot be written");
            "null".into()
        })
    }

    /// Answers a question beside the table, from a copy of the game: a film takes its time, and the crew need not wait.
    fn answer(&self, question: Question) {
        let Some(game) = self.state.game.as_ref().map(|game| game.copy()) else {
            return;
        };
        let (hall, table) = (self.hall.clone(), self.own.clone());
        tokio::spawn(async move {
            let Question {
                conn,
                viewer,
                id,
                query,
            } = question;
            // The semaphore is never closed.
            let _thinking = hall.thinking().acquire().await;
            let answer = tokio::task::spawn_blocking(move || game.query(viewer, &query)).await;
            let message = match answer.unwrap_or_else(|_| Err(Refused::new("refused-query"))) {
                Ok(answer) => ClientOut::Answer {
                    id,
                    answer: RawJson(answer),
                },
                Err(why) => {
                    hall.metrics().refusals.inc();
                    let id = Some(id);
                    ClientOut::Refused { id, why }
                }
            };
            // A table that has gone to sleep meanwhile has nobody left who waits.
            if let Some(table) = table.upgrade() {
                let _ = table.send(Ask::Answered { conn, message }).await;
            }
        });
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
        if self.unsaved + count >= self.snapshot_every {
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

    pub(super) fn say_goodbye(&mut self) {
        let why = Refused::new("bye-restart");
        self.sight.tell_all(&ClientOut::Bye { why });
        self.sight.flush();
    }

    /// A last snapshot, so that the table wakes up quickly.
    pub(super) async fn save(&mut self) {
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
