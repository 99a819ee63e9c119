//! The state of a table, and how it is read back from the log.

use serde_json::Value;
use std::collections::VecDeque;
use std::sync::Arc;
use table::{Millis, Refused, Seat};

use crate::codes_and_tokens::{self, IdDigest};
use crate::error_code::ErrorCode;
use crate::games::{EventTexts, GameFactory, GameInstance, Games};
use crate::protocol::{ChatLine, RawJson, Stage, TeamInfo};
use crate::store::{Record, Snapshot, Stored, What};
use crate::table_meta::TableMeta;

/// Chat lines that are remembered.
const CHAT_LINES: usize = 50;
/// Command ids that are remembered per seat. A client waits for `ack` before it sends that many more.
const DONE_IDS: usize = 128;

/// A table without its connections.
pub struct TableState {
    /// The game that is played.
    pub kind: Arc<dyn GameFactory>,
    /// Seats, host and setup.
    pub lobby: TableMeta,
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
    /// The setup without choices for seats that nobody holds: what was chosen for a person does not pass to the next on that seat.
    pub fn meant_for_sitters(&self, setup: &Value) -> Result<Value, Refused> {
        self.kind.reseat(setup, &self.lobby.sitters())
    }

    /// The groups in which the seats play.
    pub fn teams(&self) -> Vec<TeamInfo> {
        let seats = self.lobby.slots.len() as u8;
        self.kind.teams(&self.lobby.setup, seats)
    }

    /// Reads a table back. A refusal says why that is impossible.
    pub fn read(games: &Games, stored: Stored) -> Result<TableState, Refused> {
        let damaged = || Refused::new(ErrorCode::DamagedTable);
        let mut records = stored.records.into_iter();
        let (lobby, snapshot) = match stored.snapshot {
            Some(snapshot) => (snapshot.lobby.clone(), Some(snapshot)),
            // The first record of every table is its lobby.
            None => match records.next() {
                Some(Record {
                    what: What::Lobby(lobby),
                    ..
                }) => (lobby, None),
                _ => return Err(damaged()),
            },
        };
        let kind = games.find(&lobby.game)?.clone();
        let begins = |record: &Record| matches!(record.what, What::Start(_));
        let begun = lobby.stage != Stage::Lobby || records.as_slice().iter().any(begins);
        if begun && stored.rules_version != kind.card().rules_version {
            return Err(Refused::new(ErrorCode::RulesChanged));
        }
        let mut state = TableState {
            kind,
            lobby,
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
        let told = &mut EventTexts::new();
        match (record.what, &mut self.game) {
            (What::Lobby(lobby), game) => {
                if game.is_none() {
                    let moved = lobby.moved_since(&self.lobby);
                    self.move_chat(&moved);
                }
                self.lobby = lobby;
            }
            (What::Start(seed), _) => {
                let begun = self.kind.begin(&self.lobby.setup, &self.lobby.crew(), seed);
                self.game = Some(begun.map_err(|why| why.to_string())?);
                self.forget_done();
            }
            (What::Act { seat, id, command }, Some(game)) => {
                game.redo(record.at, seat, &command, told)?;
                if !id.is_empty() {
                    self.remember(seat, codes_and_tokens::digest(&id));
                }
            }
            (What::Pass, Some(game)) => game.advance(record.at, told),
            (What::Chat { id, line }, _) => {
                if let Some(seat) = line.seat {
                    self.remember(seat, codes_and_tokens::digest(&id));
                }
                self.say(line);
            }
            (What::Act { .. } | What::Pass, None) => return Err("the game had not begun".into()),
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

    /// Notes that this seat's command with this id is done.
    pub fn remember(&mut self, seat: Seat, id: IdDigest) {
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
    pub fn did(&self, seat: Seat, id: IdDigest) -> bool {
        // The newest are at the end, and it is the newest that are sent again.
        self.done
            .get(seat.index())
            .is_some_and(|done| done.iter().rev().any(|other| *other == id))
    }

    /// Forgets the command ids, after seats were renumbered.
    pub fn forget_done(&mut self) {
        self.done.clear();
    }

    /// The table as it is, to be stored as number `seq`. Nothing when the game cannot be written.
    pub fn snapshot(&self, seq: u64) -> Option<Box<Snapshot>> {
        let game = match &self.game {
            Some(game) => match game.state() {
                Ok(state) => Some(RawJson(state)),
                Err(why) => {
                    tracing::error!(why, "a game cannot be written");
                    return None;
                }
            },
            None => None,
        };
        Some(Box::new(Snapshot {
            seq,
            at: self.at,
            wall: self.wall,
            lobby: self.lobby.clone(),
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
