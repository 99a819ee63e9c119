//! The state of a table, and reading it from the log.

use serde_json::Value;
use std::collections::VecDeque;
use std::sync::Arc;
use table::{Millis, Refused, Seat};

use crate::codes_and_tokens::{self, IdDigest};
use crate::error_code::ErrorCode;
use crate::games::{EventTexts, GameFactory, GameInstance, Games};
use crate::protocol::{ChatLine, RawJson, Stage, TeamInfo};
use crate::store::{Record, RecordBody, Snapshot, Stored};
use crate::table_meta::TableMeta;

/// Chat lines that are kept.
const CHAT_LINES: usize = 50;
/// Command ids that are kept per seat. A client waits for `ack` before it sends that many more.
const DONE_IDS: usize = 128;

/// A table without its connections.
pub struct TableState {
    /// The game that is played.
    pub kind: Arc<dyn GameFactory>,
    /// Seats, host and setup.
    pub meta: TableMeta,
    /// The game, once it has begun.
    pub game: Option<Box<dyn GameInstance>>,
    /// Number of the last stored record.
    pub seq: u64,
    /// Game time of the last stored record.
    pub at: Millis,
    /// Wall time of the last stored record.
    pub wall: u64,
    /// The last chat lines.
    pub chat: VecDeque<ChatLine>,
    done: Vec<VecDeque<IdDigest>>,
}

impl TableState {
    /// The setup without choices for free seats: a choice for a person does not apply to the next person on that seat.
    pub fn drop_choices_of_free_seats(&self, setup: &Value) -> Result<Value, Refused> {
        self.kind.reseat(setup, &self.meta.occupied_seats())
    }

    /// The teams.
    pub fn teams(&self) -> Vec<TeamInfo> {
        let seats = self.meta.slots.len() as u8;
        self.kind.teams(&self.meta.setup, seats)
    }

    /// Reads a table. Refuses if that is impossible.
    pub fn read(games: &Games, stored: Stored) -> Result<TableState, Refused> {
        let damaged = || Refused::new(ErrorCode::DamagedTable);
        let mut records = stored.records.into_iter();
        let (meta, snapshot) = match stored.snapshot {
            Some(snapshot) => (snapshot.meta.clone(), Some(snapshot)),
            // The first record of every table is its metadata.
            None => match records.next() {
                Some(Record {
                    body: RecordBody::Meta(meta),
                    ..
                }) => (meta, None),
                _ => return Err(damaged()),
            },
        };
        let kind = games.find(&meta.game)?.clone();
        let begins = |record: &Record| matches!(record.body, RecordBody::Start(_));
        let begun = meta.stage != Stage::Lobby || records.as_slice().iter().any(begins);
        if begun && stored.rules_version != kind.card().rules_version {
            return Err(Refused::new(ErrorCode::RulesChanged));
        }
        let mut state = TableState {
            kind,
            meta,
            game: None,
            seq: stored.seq,
            at: Millis::ZERO,
            wall: 0,
            chat: VecDeque::new(),
            done: Vec::new(),
        };
        let outcome = match snapshot {
            Some(snapshot) => state.take_snapshot(snapshot),
            None => Ok(()),
        };
        let outcome = outcome.and_then(|()| records.try_for_each(|record| state.redo(record)));
        match outcome {
            Ok(()) => Ok(state),
            Err(why) => {
                tracing::error!(why, "a stored table cannot be read");
                Err(damaged())
            }
        }
    }

    fn take_snapshot(&mut self, snapshot: Snapshot) -> Result<(), String> {
        self.game = match snapshot.game {
            Some(RawJson(state)) => Some(self.kind.restore(&state)?),
            None => None,
        };
        self.at = snapshot.at;
        self.wall = snapshot.wall;
        self.chat = snapshot.chat.into();
        self.done = snapshot.done.into_iter().map(VecDeque::from).collect();
        Ok(())
    }

    fn redo(&mut self, record: Record) -> Result<(), String> {
        self.at = record.at;
        self.wall = record.wall;
        let events = &mut EventTexts::new();
        match (record.body, &mut self.game) {
            (RecordBody::Meta(meta), game) => {
                if game.is_none() {
                    let moved = meta.moved_since(&self.meta);
                    self.move_chat(&moved);
                }
                self.meta = meta;
            }
            (RecordBody::Start(seed), _) => {
                let begun = self
                    .kind
                    .begin(&self.meta.setup, &self.meta.players(), seed);
                self.game = Some(begun.map_err(|why| why.to_string())?);
                self.forget_done();
            }
            (RecordBody::Act { seat, id, command }, Some(game)) => {
                game.redo(record.at, seat, &command, events)?;
                if !id.is_empty() {
                    self.mark_done(seat, codes_and_tokens::digest(&id));
                }
            }
            (RecordBody::Pass, Some(game)) => game.advance(record.at, events),
            (RecordBody::Chat { id, line }, _) => {
                if let Some(seat) = line.seat {
                    self.mark_done(seat, codes_and_tokens::digest(&id));
                }
                self.say(line);
            }
            (RecordBody::Act { .. } | RecordBody::Pass, None) => {
                return Err("the game had not begun".into());
            }
        }
        Ok(())
    }

    /// Adds a chat line.
    pub fn say(&mut self, line: ChatLine) {
        if self.chat.len() == CHAT_LINES {
            self.chat.pop_front();
        }
        self.chat.push_back(line);
    }

    /// Renumbers the seats of chat lines after people changed seats or left. Returns whether anything changed.
    pub fn move_chat(&mut self, moved: &[Option<Seat>]) -> bool {
        let mut changed = false;
        for line in &mut self.chat {
            let now = line.seat.and_then(|seat| *moved.get(seat.index())?);
            changed |= line.seat != now;
            line.seat = now;
        }
        changed
    }

    /// Marks this seat's command with this id as done.
    pub fn mark_done(&mut self, seat: Seat, id: IdDigest) {
        if self.done.len() <= seat.index() {
            self.done.resize_with(seat.index() + 1, VecDeque::new);
        }
        let done = &mut self.done[seat.index()];
        if done.len() == DONE_IDS {
            done.pop_front();
        }
        done.push_back(id);
    }

    /// Whether this seat's command with this id was done before.
    pub fn is_done(&self, seat: Seat, id: IdDigest) -> bool {
        // The newest, which are the most likely to be repeated, are at the end.
        self.done
            .get(seat.index())
            .is_some_and(|done| done.iter().rev().any(|other| *other == id))
    }

    /// Forgets the command ids, after seats were renumbered.
    pub fn forget_done(&mut self) {
        self.done.clear();
    }

    /// A snapshot of the table after record `seq`. `None` if the game cannot be serialised.
    pub fn snapshot(&self, seq: u64) -> Option<Box<Snapshot>> {
        let game = match &self.game {
            Some(game) => match game.state() {
                Ok(state) => Some(RawJson(state)),
                Err(why) => {
                    tracing::error!(why, "a game cannot be serialised");
                    return None;
                }
            },
            None => None,
        };
        Some(Box::new(Snapshot {
            seq,
            at: self.at,
            wall: self.wall,
            meta: self.meta.clone(),
            game,
            chat: self.chat.iter().cloned().collect(),
            done: self
                .done
                .iter()
                .map(|done| done.iter().copied().collect())
                .collect(),
        }))
    }
}
