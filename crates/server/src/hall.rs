//! The hall: all tables that are awake, and the way to wake the others.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use table::Refused;
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::clock::wall;
use crate::games::Games;
use crate::keys::{self, TokenHash};
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::store::{Append, ConnId, Listing, Log, Outbox, Record, StoreError, What};
use crate::table_actor::{self, Ask, SeatKey};
use crate::table_state::TableState;
use crate::words;

/// Asks that may wait for a table.
const INBOX: usize = 32;
/// Queries that are answered at the same time: each may keep a core busy for a while.
const QUERIES: usize = 2;
/// How often a free code is looked for.
const CODE_TRIES: usize = 8;
/// Tables that never began are forgotten after a week.
const FORGET: Duration = Duration::from_secs(7 * 24 * 3600);

/// All tables. Cloning it is cheap.
#[derive(Clone)]
pub struct Hall(Arc<Inner>);

struct Inner {
    games: Games,
    log: Arc<dyn Log>,
    metrics: Arc<Metrics>,
    limits: Limits,
    thinking: Semaphore,
    awake: Mutex<HashMap<String, Table>>,
}

/// The way to a table.
pub type Table = mpsc::Sender<Ask>;

impl Hall {
    /// An empty hall over a log.
    pub fn new(games: Games, log: Arc<dyn Log>, metrics: Arc<Metrics>, limits: Limits) -> Hall {
        Hall(Arc::new(Inner {
            games,
            log,
            metrics,
            limits,
            thinking: Semaphore::new(QUERIES),
            awake: Mutex::default(),
        }))
    }

    /// What can be played.
    pub fn games(&self) -> &Games {
        &self.0.games
    }

    /// Where tables are kept.
    pub fn log(&self) -> &dyn Log {
        &*self.0.log
    }

    /// Numbers for the operator.
    pub fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// What is allowed.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// A permit to answer a query.
    pub fn thinking(&self) -> &Semaphore {
        &self.0.thinking
    }

    /// Opens a table whose first seat is taken. Gives its code and the token. With a request key that was used before it
    /// gives the table that was opened then; look with [`opened`](Hall::opened) first where opening has a price.
    pub async fn create(
        &self,
        game: &str,
        setup: Option<serde_json::Value>,
        name: &str,
        key: Option<&str>,
    ) -> Result<(String, String), Refused> {
        let name = words::name(name)?;
        let kind = self.games().find(game)?;
        let (setup, range) = kind.configure(&setup.unwrap_or_default())?;
        let mut lobby = Lobby::new(game, setup, range);
        let token = key.map_or_else(keys::token, keys::token_for);
        lobby.sit(name, None, TokenHash::of(&token))?;
        let code = match key {
            None => self.found(lobby).await?,
            Some(key) => {
                let codes = (0..CODE_TRIES).map(|attempt| keys::code_for(key, attempt));
                self.found_as(lobby, codes, Some(&token)).await?
            }
        };
        Ok((code, token))
    }

    /// The table that was opened with a request key: its code and the token.
    pub async fn opened(&self, key: &str) -> Option<(String, String)> {
        let token = keys::token_for(key);
        for attempt in 0..CODE_TRIES {
            let code = keys::code_for(key, attempt);
            match self.opens(&code, &token).await {
                Some(true) => return Some((code, token)),
                Some(false) => {}
                None => return None,
            }
        }
        None
    }

    /// Whether a token opens a seat at a table; nothing when there is no such table.
    async fn opens(&self, code: &str, token: &str) -> Option<bool> {
        let stored = self.log().load(code).await.ok()??;
        let state = TableState::read(self.games(), stored);
        Some(state.is_ok_and(|state| state.lobby.seat_of(token).is_ok()))
    }

    /// Stores a new table and gives its code.
    pub async fn found(&self, lobby: Lobby) -> Result<String, Refused> {
        let codes = (0..CODE_TRIES).map(|_| keys::code());
        self.found_as(lobby, codes, None).await
    }

    /// Stores a new table under the first of these codes that is free, or that is taken by a table that `token` opens.
    async fn found_as(
        &self,
        lobby: Lobby,
        codes: impl Iterator<Item = String>,
        token: Option<&str>,
    ) -> Result<String, Refused> {
        let card = self.games().find(&lobby.game)?.card();
        for code in codes {
            let record = Record {
                at: table::Millis::ZERO,
                wall: wall(),
                what: What::Lobby(lobby.clone()),
            };
            let append = Append {
                records: vec![record],
                snapshot: None,
                listing: Some(Listing {
                    game: card.id.to_owned(),
                    rules_version: card.rules_version,
                    started: false,
                    finished: None,
                }),
            };
            match self.log().append(&code, 0, append).await {
                Ok(()) => {
                    self.metrics().tables_opened.inc();
                    return Ok(code);
                }
                Err(StoreError::Conflict) => {
                    if let Some(token) = token
                        && self.opens(&code, token).await == Some(true)
                    {
                        return Ok(code);
                    }
                }
                Err(StoreError::Broken(_)) => break,
            }
        }
        Err(Refused::new("refused-storage"))
    }

    /// Seats a connection at a table: on the seat its key opens, or as a spectator. `outbox` makes a way back to it.
    pub async fn attach(
        &self,
        code: &str,
        conn: ConnId,
        key: SeatKey,
        mut outbox: impl FnMut() -> Outbox,
    ) -> Result<Table, Refused> {
        // A table may fall asleep, or be read anew, between being found and being asked.
        for _ in 0..3 {
            let table = self.wake(code);
            let (reply, answer) = oneshot::channel();
            let ask = Ask::Attach {
                conn,
                outbox: outbox(),
                key: key.clone(),
                reply,
            };
            if table.send(ask).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer.map(|()| table);
            }
        }
        Err(Refused::new("refused-storage"))
    }

    /// The way to a table that is awake, or is waking up now.
    fn wake(&self, code: &str) -> Table {
        // The map is whole whenever the lock is free.
        let mut awake = self.0.awake.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = awake.get(code)
            && !table.is_closed()
        {
            return table.clone();
        }
        let (table, inbox) = mpsc::channel(INBOX);
        awake.insert(code.to_owned(), table.clone());
        let (hall, code, own) = (self.clone(), code.to_owned(), table.downgrade());
        tokio::spawn(async move {
            table_actor::run(hall.clone(), code.clone(), own, inbox).await;
            hall.retire(&code);
        });
        table
    }

    /// Forgets a table that fell asleep, unless it was woken again meanwhile.
    fn retire(&self, code: &str) {
        let mut awake = self.0.awake.lock().unwrap_or_else(PoisonError::into_inner);
        if awake.get(code).is_some_and(mpsc::Sender::is_closed) {
            awake.remove(code);
        }
    }

    fn awake(&self) -> HashMap<String, Table> {
        let mut awake = self.0.awake.lock().unwrap_or_else(PoisonError::into_inner);
        // Tables that ended in a panic could not retire.
        awake.retain(|_, table| !table.is_closed());
        awake.clone()
    }

    /// Forgets tables that never began and that nobody came back to.
    pub async fn sweep(&self) {
        let before = wall().saturating_sub(FORGET.as_millis() as u64);
        let awake = self.awake().into_keys().collect();
        if let Err(error) = self.log().sweep(before, awake).await {
            tracing::warn!(%error, "old tables are not swept");
        }
    }

    /// Every table stores itself and says goodbye.
    pub async fn close(&self) {
        let mut waiting = Vec::new();
        for table in self.awake().into_values() {
            let (done, stopped) = oneshot::channel();
            if table.send(Ask::Stop { done }).await.is_ok() {
                waiting.push(stopped);
            }
        }
        for stopped in waiting {
            // A table that went to sleep by itself meanwhile has stored itself too.
            let _ = stopped.await;
        }
    }
}

#[cfg(test)]
#[path = "hall_tests.rs"]
mod tests;

#[cfg(test)]
#[path = "people_tests.rs"]
mod people_tests;

#[cfg(test)]
#[path = "secrecy_tests.rs"]
mod secrecy_tests;
