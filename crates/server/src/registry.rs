//! The registry: knows all loaded tables, and loads the others when they are needed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use table::Refused;
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::api::TableCard;
use crate::bot_pool::BotPool;
use crate::clock::wall;
use crate::codes_and_tokens::{self, TokenHash};
use crate::error_code::ErrorCode;
use crate::games::Games;
use crate::input_validation;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::open_tables::{self, OpenTables};
use crate::store::{Append, ConnId, FrameSink, Listing, Log, Record, RecordBody, StoreError};
use crate::table_actor::{self, SeatKey, TableMessage};
use crate::table_meta::TableMeta;
use crate::table_state::TableState;

/// Length of the message queue of a table.
const INBOX: usize = 32;
/// Queries that are answered at the same time: each may keep a core busy for a while.
const QUERIES: usize = 2;
/// How many codes are tried for a new table.
const CODE_TRIES: usize = 8;
/// Tables whose game never started are deleted after a week.
const FORGET: Duration = Duration::from_secs(7 * 24 * 3600);

/// All tables. Cloning it is cheap.
#[derive(Clone)]
pub struct TableRegistry(Arc<Inner>);

struct Inner {
    games: Games,
    log: Arc<dyn Log>,
    metrics: Arc<Metrics>,
    limits: Limits,
    query_permits: Semaphore,
    bots: BotPool,
    open_tables: OpenTables,
    loaded: Mutex<HashMap<String, TableHandle>>,
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
            query_permits: Semaphore::new(QUERIES),
            bots: BotPool::default(),
            open_tables: OpenTables::default(),
            loaded: Mutex::default(),
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

    /// Permits to answer queries.
    pub fn query_permits(&self) -> &Semaphore {
        &self.0.query_permits
    }

    /// Lobbies that their hosts have listed publicly.
    pub fn open_tables(&self) -> &OpenTables {
        &self.0.open_tables
    }

    /// The list entry of a stored table; `None` if there is no such table.
    pub async fn card(&self, code: &str) -> Result<Option<TableCard>, StoreError> {
        let stored = self.log().load(code).await?;
        let meta = stored.and_then(open_tables::last_meta);
        Ok(meta.map(|meta| meta.card(code)))
    }

    /// The threads for computer players.
    pub fn bots(&self) -> &BotPool {
        &self.0.bots
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
        let mut meta = TableMeta::new(game, setup, range);
        let token = key.map_or_else(codes_and_tokens::token, codes_and_tokens::token_for);
        meta.sit(name, None, TokenHash::of(&token))?;
        let code = match key {
            None => self.store_new(meta).await?,
            Some(key) => {
                let codes = (0..CODE_TRIES).map(|attempt| codes_and_tokens::code_for(key, attempt));
                self.store_new_as(meta, codes, Some(&token)).await?
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

    /// Whether a token belongs to a seat of a table; `None` if there is no such table.
    async fn opens(&self, code: &str, token: &str) -> Option<bool> {
        let stored = self.log().load(code).await.ok()??;
        let state = TableState::read(self.games(), stored);
        Some(state.is_ok_and(|state| state.meta.seat_of(token).is_ok()))
    }

    /// Stores a new table and gives its code.
    pub async fn store_new(&self, meta: TableMeta) -> Result<String, Refused> {
        let codes = (0..CODE_TRIES).map(|_| codes_and_tokens::code());
        self.store_new_as(meta, codes, None).await
    }

    /// Stores a new table under the first of these codes that is free, or that is taken by a table that `token` opens.
    async fn store_new_as(
        &self,
        meta: TableMeta,
        codes: impl Iterator<Item = String>,
        token: Option<&str>,
    ) -> Result<String, Refused> {
        let card = self.games().find(&meta.game)?.card();
        for code in codes {
            let record = Record {
                at: table::Millis::ZERO,
                wall: wall(),
                body: RecordBody::Meta(meta.clone()),
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

    /// Connects a viewer to a table: to the seat of its key, or as a spectator. `sink` creates the sink for its frames.
    pub async fn attach(
        &self,
        code: &str,
        conn: ConnId,
        key: SeatKey,
        mut sink: impl FnMut() -> Box<dyn FrameSink>,
    ) -> Result<TableHandle, Refused> {
        // The table may be unloaded between the two steps.
        for _ in 0..3 {
            let table = self.handle(code);
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
    fn handle(&self, code: &str) -> TableHandle {
        // A poisoned lock is harmless: the map is never partly changed.
        let mut loaded = self.0.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = loaded.get(code)
            && !table.is_closed()
        {
            return table.clone();
        }
        let (table, inbox) = mpsc::channel(INBOX);
        loaded.insert(code.to_owned(), table.clone());
        let (registry, code, own) = (self.clone(), code.to_owned(), table.downgrade());
        tokio::spawn(async move {
            table_actor::run(registry.clone(), code.clone(), own, inbox).await;
            registry.remove_unloaded(&code);
        });
        table
    }

    /// Removes an unloaded table, unless it was loaded again meanwhile.
    fn remove_unloaded(&self, code: &str) {
        let mut loaded = self.0.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        if loaded.get(code).is_some_and(mpsc::Sender::is_closed) {
            loaded.remove(code);
        }
    }

    fn loaded(&self) -> HashMap<String, TableHandle> {
        let mut loaded = self.0.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        // Tables that panicked have not removed themselves.
        loaded.retain(|_, table| !table.is_closed());
        loaded.clone()
    }

    /// Deletes tables whose game never started and that nobody came back to.
    pub async fn sweep(&self) {
        let before = wall().saturating_sub(FORGET.as_millis() as u64);
        let loaded = self.loaded().into_keys().collect();
        if let Err(error) = self.log().sweep(before, loaded).await {
            tracing::warn!(%error, "old tables are not swept");
        }
    }

    /// Makes every table check its clock after the process was suspended.
    pub async fn check_clocks(&self) {
        for table in self.loaded().into_values() {
            // An unloaded table has no running clock.
            let _ = table.send(TableMessage::CheckClock).await;
        }
    }

    /// Stops every table: it stores a snapshot and closes its connections.
    pub async fn close(&self) {
        let mut waiting = Vec::new();
        for table in self.loaded().into_values() {
            let (done, stopped) = oneshot::channel();
            if table.send(TableMessage::Stop { done }).await.is_ok() {
                waiting.push(stopped);
            }
        }
        for stopped in waiting {
            // A table that was unloaded meanwhile has stored its snapshot too.
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
