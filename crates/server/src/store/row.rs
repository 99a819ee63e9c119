//! A record as the database holds it.

use rusqlite::{Connection, params};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use table::{Millis, Seat};

use super::{Record, StoreError, What};

/// The columns of a record but for its table and its number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row(
    /// Game time.
    i64,
    /// Wall time.
    i64,
    /// What kind of record it is.
    Kind,
    /// Whose command it is.
    Option<u8>,
    /// The id of the command.
    Option<String>,
    /// What the record says.
    Option<String>,
);

/// What kind a record is: the number is what stands in the database.
type Kind = u8;
const LOBBY: Kind = 0;
const START: Kind = 1;
const ACT: Kind = 2;
const PASS: Kind = 3;
const CHAT: Kind = 4;

impl Row {
    /// A record to be stored.
    pub fn of(record: Record) -> Result<Row, StoreError> {
        let (kind, seat, id, body) = match record.what {
            What::Lobby(lobby) => (LOBBY, None, None, Some(json(&lobby)?)),
            What::Start(seed) => (START, None, None, Some(seed.to_string())),
            What::Act { seat, id, command } => (ACT, Some(seat.0), Some(id), Some(command)),
            What::Pass => (PASS, None, None, None),
            What::Chat { id, line } => (CHAT, None, Some(id), Some(json(&line)?)),
        };
        let (at, wall) = (record.at.0 as i64, record.wall as i64);
        Ok(Row(at, wall, kind, seat, id, body))
    }

    fn record(self) -> Result<Record, StoreError> {
        let Row(at, wall, kind, seat, id, body) = self;
        let body = body.unwrap_or_default();
        let what = match kind {
            LOBBY => What::Lobby(from_json(&body)?),
            START => What::Start(body.parse().map_err(unreadable)?),
            ACT => What::Act {
                seat: Seat(seat.ok_or_else(|| unreadable("a command of nobody"))?),
                id: id.unwrap_or_default(),
                command: body,
            },
            PASS => What::Pass,
            CHAT => What::Chat {
                id: id.unwrap_or_default(),
                line: from_json(&body)?,
            },
            other => return Err(unreadable(format_args!("a record of kind {other}"))),
        };
        Ok(Record {
            at: Millis(at as u64),
            wall: wall as u64,
            what,
        })
    }
}

/// A value as it is stored.
pub fn json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Broken(error.to_string()))
}

/// A value as it was stored.
pub fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(unreadable)
}

fn unreadable(why: impl std::fmt::Display) -> StoreError {
    StoreError::Broken(format!("what is stored cannot be read: {why}"))
}

/// Puts a table's rows in their place, from this number on.
pub fn insert<'a>(
    connection: &Connection,
    code: &str,
    first: u64,
    rows: impl IntoIterator<Item = &'a Row>,
) -> Result<(), StoreError> {
    // A row that is there already is the same one: it was put there and then found in the journal after a crash.
    let mut insert = connection.prepare_cached(
        "INSERT OR IGNORE INTO records (code, seq, at, wall, kind, seat, act_id, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )?;
    for (seq, Row(at, wall, kind, seat, id, body)) in (first as i64..).zip(rows) {
        insert.execute(params![code, seq, at, wall, kind, seat, id, body])?;
    }
    Ok(())
}

/// The records of a table after this number.
pub fn read(connection: &Connection, code: &str, after: u64) -> Result<Vec<Record>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT at, wall, kind, seat, act_id, body FROM records WHERE code = ? AND seq > ? ORDER BY seq",
    )?;
    let mut rows = select.query(params![code, after as i64])?;
    let mut records = Vec::new();
    while let Some(row) = rows.next()? {
        let row = Row(
            row.get(0)?,
            row.get(1)?,
            row.get(2)?,
            row.get(3)?,
            row.get(4)?,
            row.get(5)?,
        );
        records.push(row.record()?);
    }
    Ok(records)
}

/// The number of a table's last row, zero without any.
pub fn last(connection: &Connection, code: &str) -> Result<u64, StoreError> {
    let last: Option<i64> = connection
        .prepare_cached("SELECT max(seq) FROM records WHERE code = ?")?
        .query_row([code], |row| row.get(0))?;
    Ok(last.unwrap_or(0) as u64)
}
