//! Commit: stores the changes of one wake-up, then sends them to the viewers.

use table::{Refused, Seat, Viewer};
use tokio::time::Instant;

use super::{Actor, Batch, Question, Rematch, TableMessage, is_connected};
use crate::api::TableCard;
use crate::error_code::ErrorCode;
use crate::protocol::{ClientOut, RawJson, Stage};
use crate::store::Append;
use crate::viewers::{ViewInput, ViewSource};

impl Actor {
    async fn open_rematch(&mut self, Rematch { by, same, meta }: Rematch) {
        match self.registry.store_new(meta).await {
            Ok(code) => {
                let meta = &mut self.state.meta;
                meta.rematch = Some(code);
                meta.rematch_by = Some(by);
                meta.rematch_same = same;
                self.meta_changed();
            }
            Err(why) => self
                .batch
                .replies
                .push((None, ClientOut::Refused { id: None, why })),
        }
    }

    /// Stores the changes of this wake-up, then sends them. False when they could not be stored: memory then differs from the
    /// disk, and the table must be loaded again.
    pub(super) async fn commit_and_send(&mut self) -> bool {
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
            let before = self.viewers.len();
            let input = ViewInput {
                table: batch.table_changed.then(|| self.table_text()),
                game: self
                    .state
                    .game
                    .as_deref()
                    .map(|game| game as &dyn ViewSource),
                game_changed: batch.game_changed,
                seats: self.state.meta.slots.len() as u8,
                clock: self.clock_state(),
                now: self.clock.now(),
                events: std::mem::take(&mut batch.events),
            };
            self.viewers.update(&input);
            if batch.table_changed {
                let card = self.open_card();
                self.registry.open_tables().set(&self.code, card);
            }
            for (conn, message) in batch.replies.drain(..) {
                match conn {
                    Some(conn) => self.viewers.reply(conn, &message),
                    None => self.viewers.tell_all(&message),
                }
            }
            self.viewers.welcome(&input, &self.state.chat);
            self.viewers.flush();
            let metrics = self.registry.metrics();
            for received in batch.acts.drain(..) {
                metrics.commands.inc();
                metrics
                    .command_seconds
                    .observe(received.elapsed().as_secs_f64());
            }
            if self.viewers.len() == before {
                return true;
            }
            // A connection was lost while sending: the other viewers get an update.
            self.registry
                .metrics()
                .lagging
                .inc_by((before - self.viewers.len()) as u64);
            self.empty_since = Instant::now();
            batch.table_changed = true;
            batch.game_changed = false;
        }
    }

    /// Updates the list of open tables: it contains lobbies with a connected person and a free seat.
    fn open_card(&self) -> Option<TableCard> {
        let meta = &self.state.meta;
        let here = (0..meta.slots.len()).any(|seat| is_connected(&self.viewers, Seat(seat as u8)));
        if !meta.listed || meta.stage != Stage::Lobby || !here {
            return None;
        }
        Some(meta.card(&self.code)).filter(|card| card.free > 0)
    }

    fn table_text(&self) -> String {
        let online = |seat| is_connected(&self.viewers, seat);
        let watchers = self.viewers.count(Viewer::Spectator) as u32;
        let teams = self.state.teams();
        let info = self.state.meta.info(&self.code, teams, online, watchers);
        serde_json::to_string(&info).unwrap_or_else(|error| {
            tracing::error!(%error, "a table cannot be serialised");
            "null".into()
        })
    }

    /// Answers a query from a copy of the game on another thread, so that the table does not wait for slow answers.
    fn answer(&self, question: Question) {
        let Some(game) = self.state.game.as_ref().map(|game| game.copy()) else {
            return;
        };
        let (registry, table) = (self.registry.clone(), self.own.clone());
        tokio::spawn(async move {
            let Question {
                conn,
                viewer,
                id,
                query,
            } = question;
            // The semaphore is never closed.
            let _permit = registry.query_permits().acquire().await;
            let answer = tokio::task::spawn_blocking(move || game.query(viewer, &query)).await;
            let message = match answer.unwrap_or_else(|_| Err(Refused::new(ErrorCode::Query))) {
                Ok(answer) => ClientOut::Answer {
                    id,
                    answer: RawJson(answer),
                },
                Err(why) => {
                    registry.metrics().refusals.inc();
                    let id = Some(id);
                    ClientOut::Refused { id, why }
                }
            };
            // An unloaded table has no viewers.
            if let Some(table) = table.upgrade() {
                let _ = table.send(TableMessage::Answered { conn, message }).await;
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
            .registry
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

    /// After a failed commit: the senders are refused, and all viewers reconnect to the stored table.
    fn undo(&mut self, batch: Batch) {
        for (conn, message) in batch.replies {
            if let (Some(conn), ClientOut::Ack { id }) = (conn, message) {
                let why = Refused::new(ErrorCode::Storage);
                self.viewers
                    .reply(conn, &ClientOut::Refused { id: Some(id), why });
            }
        }
        self.close_connections();
    }

    pub(super) fn close_connections(&mut self) {
        let why = Refused::new(ErrorCode::ByeRestart);
        self.viewers.tell_all(&ClientOut::Bye { why });
        self.viewers.flush();
    }

    /// Stores a last snapshot, so that the table is loaded quickly.
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
            .registry
            .log()
            .append(&self.code, self.state.seq, append)
            .await
        {
            Ok(()) => self.unsaved = 0,
            Err(error) => tracing::warn!(table = self.code, %error, "no last snapshot"),
        }
    }
}
