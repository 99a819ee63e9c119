//! The registry: all loaded tables, and how the others are loaded.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use table::Refused;
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::api::TableCard;
use crate::clock::wall;
use crate::codes_and_tokens::{self, TokenHash};
use crate::error_code::ErrorCode;
use crate::games::Games;
use crate::input_validation;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::open_tables::{self, OpenTables};
use crate::store::{Append, ConnId, FrameSink, Listing, Log, Record, StoreError, What};
use crate::table_actor::{self, SeatKey, TableMessage};
use crate::table_meta::TableMeta;
use crate::table_state::TableState;

/// Messages that may wait for a table.
const INBOX: usize = 32;
/// Queries that are answered at the same time: each may keep a core busy for a while.
const QUERIES: usize = 2;
/// Computer players that think at the same time.
const BOTS: usize = 2;
/// How often a free code is looked for.
const CODE_TRIES: usize = 8;
/// Tables that never began are forgotten after a week.
const FORGET: Duration = Duration::from_secs(7 * 24 * 3600);

/// All tables. Cloning it is cheap.
#[derive(Clone)]
pub struct TableRegistry(Arc<Inner>);

struct Inner {
    games: Games,
    log: Arc<dyn Log>,
    metrics: Arc<Metrics>,
    limits: Limits,
    thinking: Semaphore,
    bots: Arc<Semaphore>,
    open_tables: OpenTables,
    awake: Mutex<HashMap<String, TableHandle>>,
}

/// Sends messages to a table.
pub type TableHandle = mpsc::Sender<TableMessage>;

impl TableRegistry {
    /// An empty registry over a log.
    pub fn new(
        games: Games,
        log: Arc<dyn Log>,
        metrics: Arc<Metrics>,
        limits: Limits,
    ) -> TableRegistry {
        TableRegistry(Arc::new(Inner {
            games,
            log,
            metrics,
            limits,
            thinking: Semaphore::new(QUERIES),
            bots: Arc::new(Semaphore::new(BOTS)),
            open_tables: OpenTables::default(),
            awake: Mutex::default(),
        }))
    }

    /// The games.
    pub fn games(&self) -> &Games {
        &self.0.games
    }

    /// The log that stores tables.
    pub fn log(&self) -> &dyn Log {
        &*self.0.log
    }

    /// The metrics.
    pub fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// The limits.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// A permit to answer a query.
    pub fn thinking(&self) -> &Semaphore {
        &self.0.thinking
    }

    /// Lobbies that their hosts have listed publicly.
    pub fn open_tables(&self) -> &OpenTables {
        &self.0.open_tables
    }

    /// The list entry of a table as it was stored last; nothing when there is no such table.
    pub async fn card(&self, code: &str) -> Result<Option<TableCard>, StoreError> {
        let stored = self.log().load(code).await?;
        let meta = stored.and_then(open_tables::last_meta);
        Ok(meta.map(|meta| meta.card(code)))
    }

    /// Permits for computer players to think.
    pub fn bots(&self) -> Arc<Semaphore> {
        Arc::clone(&self.0.bots)
    }

    /// Creates a table whose first seat is taken. Returns its code and the token. A request key that was used before returns the
    /// table created then; check with [`opened`](TableRegistry::opened) first where creating tables is limited.
    pub async fn create(
        &self,
        game: &str,
        setup: Option<serde_json::Value>,
        name: &str,
        key: Option<&str>,
    ) -> Result<(String, String), Refused> {
        let name = input_validation::name(name)?;
        let kind = self.games().find(game)?;
        let (setup, range) = kind.configure(&setup.unwrap_or_default())?;
        let mut lobby = TableMeta::new(game, setup, range);
        let token = key.map_or_else(codes_and_tokens::token, codes_and_tokens::token_for);
        lobby.sit(name, None, TokenHash::of(&token))?;
        let code = match key {
            None => self.found(lobby).await?,
            Some(key) => {
                let codes = (0..CODE_TRIES).map(|attempt| codes_and_tokens::code_for(key, attempt));
                self.found_as(lobby, codes, Some(&token)).await?
            }
        };
        Ok((code, token))
    }

    /// The table that was opened with a request key: its code and the token.
    pub async fn opened(&self, key: &str) -> Option<(String, String)> {
        let token = codes_and_tokens::token_for(key);
        for attempt in 0..CODE_TRIES {
            let code = codes_and_tokens::code_for(key, attempt);
            match self.opens(&code, &token).await {
                Some(true) => return Some((code, token)),
                Some(false) => {}
                None => return None,
            }
        }
        None
    }

    /// Whether a token belongs to a seat of a table; nothing when there is no such table.
    async fn opens(&self, code: &str, token: &str) -> Option<bool> {
        let stored = self.log().load(code).await.ok()??;
        let state = TableState::read(self.games(), stored);
        Some(state.is_ok_and(|state| state.lobby.seat_of(token).is_ok()))
    }

    /// Stores a new table and gives its code.
    pub async fn found(&self, lobby: TableMeta) -> Result<String, Refused> {
        let codes = (0..CODE_TRIES).map(|_| codes_and_tokens::code());
        self.found_as(lobby, codes, None).await
    }

    /// Stores a new table under the first of these codes that is free, or that is taken by a table that `token` opens.
    async fn found_as(
        &self,
        lobby: TableMeta,
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
                Err(StoreError::Broken(_) | StoreError::Damaged) => break,
            }
        }
        Err(Refused::new(ErrorCode::Storage))
    }

    /// Connects a viewer to a table: to the seat of its key, or as a spectator. `sink` makes the way back to it.
    pub async fn attach(
        &self,
        code: &str,
        conn: ConnId,
        key: SeatKey,
        mut sink: impl FnMut() -> Box<dyn FrameSink>,
    ) -> Result<TableHandle, Refused> {
        // A table may be unloaded or reloaded between being found and being asked.
        for _ in 0..3 {
            let table = self.wake(code);
            let (reply, answer) = oneshot::channel();
            let ask = TableMessage::Attach {
                conn,
                sink: sink(),
                key: key.clone(),
                reply,
            };
            if table.send(ask).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer.map(|()| table);
            }
        }
        Err(Refused::new(ErrorCode::Storage))
    }

    /// The handle of a table, which is loaded if necessary.
    fn wake(&self, code: &str) -> TableHandle {
        // The map is whole whenever the lock is free.
        let mut awake = self.0.awake.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = awake.get(code)
            && !table.is_closed()
        {
            return table.clone();
        }
        let (table, inbox) = mpsc::channel(INBOX);
        awake.insert(code.to_owned(), table.clone());
        let (registry, code, own) = (self.clone(), code.to_owned(), table.downgrade());
        tokio::spawn(async move {
            table_actor::run(registry.clone(), code.clone(), own, inbox).await;
            registry.retire(&code);
        });
        table
    }

    /// Removes an unloaded table, unless it was loaded again meanwhile.
    fn retire(&self, code: &str) {
        let mut awake = self.0.awake.lock().unwrap_or_else(PoisonError::into_inner);
        if awake.get(code).is_some_and(mpsc::Sender::is_closed) {
            awake.remove(code);
        }
    }

    fn awake(&self) -> HashMap<String, TableHandle> {
        let mut awake = self.0.awake.lock().unwrap_or_else(PoisonError::into_inner);
        // Tables that ended in a panic could not retire.
        awake.retain(|_, table| !table.is_closed());
        awake.clone()
    }

    /// Deletes tables whose game never started and that nobody came back to.
    pub async fn sweep(&self) {
        let before = wall().saturating_sub(FORGET.as_millis() as u64);
        let awake = self.awake().into_keys().collect();
        if let Err(error) = self.log().sweep(before, awake).await {
            tracing::warn!(%error, "old tables are not swept");
        }
    }

    /// Lets every table check its clock after the process stood still.
    pub async fn check_clocks(&self) {
        for table in self.awake().into_values() {
            // An unloaded table has no running clock.
            let _ = table.send(TableMessage::CheckClock).await;
        }
    }

    /// Stops every table: it stores a snapshot and closes its connections.
    pub async fn close(&self) {
        let mut waiting = Vec::new();
        for table in self.awake().into_values() {
            let (done, stopped) = oneshot::channel();
            if table.send(TableMessage::Stop { done }).await.is_ok() {
                waiting.push(stopped);
            }
        }
        for stopped in waiting {
            // A table that was unloaded meanwhile has stored itself too.
            let _ = stopped.await;
        }
    }
}

#[cfg(test)]
#[path = "registry_tests.rs"]
mod tests;

#[cfg(test)]
#[path = "bot_tests.rs"]
mod bot_tests;

#[cfg(test)]
#[path = "people_tests.rs"]
mod people_tests;

#[cfg(test)]
#[path = "secrecy_tests.rs"]
mod secrecy_tests;
