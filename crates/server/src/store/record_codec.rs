//! A record as it is stored.

use rusqlite::{Connection, OptionalExtension, params};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::borrow::Cow;
use table::{Millis, Seat};

use super::checkpoint::checksum;
use super::{Record, RecordBody, Snapshot, StoreError};

/// A record without its table and number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row<'a>(
    /// Game time.
    u64,
    /// Wall time.
    u64,
    /// What kind of record it is.
    Kind,
    /// Whose command it is.
    Option<u8>,
    /// The id of the command.
    Option<Cow<'a, str>>,
    /// The content.
    Option<Cow<'a, str>>,
);

/// The kinds of records, as the numbers that are stored.
type Kind = u8;
const LOBBY: Kind = 0;
const START: Kind = 1;
const ACT: Kind = 2;
const PASS: Kind = 3;
const CHAT: Kind = 4;

impl<'a> Row<'a> {
    /// A record to be stored.
    pub fn of(record: &'a Record) -> Result<Row<'a>, StoreError> {
        let (kind, seat, id, body) = match &record.body {
            RecordBody::Meta(meta) => (LOBBY, None, None, Some(json(meta)?.into())),
            RecordBody::Start(seed) => (START, None, None, Some(seed.to_string().into())),
            RecordBody::Act { seat, id, command } => {
                (ACT, Some(seat.0), Some(id.into()), Some(command.into()))
            }
            RecordBody::Pass => (PASS, None, None, None),
            RecordBody::Chat { id, line } => {
                (CHAT, None, Some(id.into()), Some(json(line)?.into()))
            }
        };
        Ok(Row(record.at.0, record.wall, kind, seat, id, body))
    }

    fn record(self) -> Result<Record, StoreError> {
        let Row(at, wall, kind, seat, id, text) = self;
        let id = id.map(Cow::into_owned).unwrap_or_default();
        let text = text.unwrap_or_default();
        let body = match kind {
            LOBBY => RecordBody::Meta(from_json(&text)?),
            START => RecordBody::Start(text.parse().map_err(unreadable)?),
            ACT => RecordBody::Act {
                seat: Seat(seat.ok_or_else(|| unreadable("a command without a seat"))?),
                id,
                command: text.into_owned(),
            },
            PASS => RecordBody::Pass,
            CHAT => RecordBody::Chat {
                id,
                line: from_json(&text)?,
            },
            other => return Err(unreadable(format_args!("a record of kind {other}"))),
        };
        Ok(Record {
            at: Millis(at),
            wall,
            body,
        })
    }
}

/// Serialises a value for storage.
pub fn json(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Broken(error.to_string()))
}

/// Parses a stored value.
pub fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| unreadable(redacted(&error)))
}

/// A parse error without quotes from the text: it contains private messages, and the error goes to the log file.
pub fn redacted(error: &serde_json::Error) -> String {
    let (kind, line, column) = (error.classify(), error.line(), error.column());
    let said = error.to_string();
    match said.split(" at line ").next() {
        // The name of one of our fields, which is not private.
        Some(missing) if missing.starts_with("missing field ") => missing.to_owned(),
        _ => format!("{kind:?} at line {line} column {column}"),
    }
}

/// An error for stored data that cannot be read.
pub fn unreadable(why: impl std::fmt::Display) -> StoreError {
    StoreError::Broken(format!("stored data cannot be read: {why}"))
}

/// A table as it is stored, not parsed yet.
pub struct RawTable {
    /// Version of the rules it is played under.
    pub rules_version: u32,
    /// Its entry in the list of finished games, as JSON.
    pub card: Option<String>,
    /// The number of the last record in the snapshot, the snapshot, and its checksum.
    snapshot: Option<(i64, String, Option<i64>)>,
    chunks: Vec<Chunk>,
    /// Chunks that end here or before are not read.
    after: i64,
}

/// Records that follow each other.
struct Chunk {
    first: i64,
    last: i64,
    body: String,
    checksum: Option<i64>,
}

impl RawTable {
    /// Reads a table: from its snapshot on, or with `whole` all of its records. `None` when there is no such table.
    pub fn read(
        connection: &Connection,
        code: &str,
        whole: bool,
    ) -> rusqlite::Result<Option<RawTable>> {
        let listed = connection
            .prepare_cached("SELECT rules_version, card FROM tables WHERE code = ?")?
            .query_row([code], |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()?;
        let Some((rules_version, card)) = listed else {
            return Ok(None);
        };
        let snapshot: Option<(i64, String, Option<i64>)> = connection
            .prepare_cached("SELECT seq, body, checksum FROM snapshots WHERE code = ?")?
            .query_row([code], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
            .optional()?;
        let after = match &snapshot {
            Some((seq, ..)) if !whole => *seq,
            _ => 0,
        };
        let mut select = connection.prepare_cached(
            "SELECT first, last, body, checksum FROM record_chunks WHERE code = ? AND last >= ? ORDER BY first",
        )?;
        let chunk = |row: &rusqlite::Row| {
            Ok(Chunk {
                first: row.get(0)?,
                last: row.get(1)?,
                body: row.get(2)?,
                checksum: row.get(3)?,
            })
        };
        let chunks = select.query_map(params![code, after], chunk)?;
        Ok(Some(RawTable {
            rules_version,
            card,
            snapshot,
            chunks: chunks.collect::<rusqlite::Result<_>>()?,
            after,
        }))
    }

    /// Checks that the records are complete and undamaged. The error is for the operator.
    pub fn check(&self, code: &str) -> Result<(), String> {
        let mut last = match self.chunks.first() {
            Some(chunk) if chunk.first <= self.after => chunk.first - 1,
            _ => self.after,
        };
        for chunk in &self.chunks {
            if chunk.first != last + 1 || chunk.last < chunk.first {
                return Err(format!(
                    "record {last} is followed by record {}",
                    chunk.first
                ));
            }
            last = chunk.last;
            if chunk.checksum != Some(checksum(code, chunk.first, last, &chunk.body)) {
                return Err(format!("records {} to {last} are damaged", chunk.first));
            }
        }
        match &self.snapshot {
            Some((seq, ..)) if *seq > last => {
                Err(format!("records {} to {seq} are missing", last + 1))
            }
            Some((seq, body, sum)) if *sum != Some(checksum(code, *seq, *seq, body)) => {
                Err("the snapshot is damaged".into())
            }
            None if last == 0 => Err("there are no records".into()),
            _ => Ok(()),
        }
    }

    /// The snapshot.
    pub fn snapshot(&self) -> Result<Option<Snapshot>, StoreError> {
        let body = self.snapshot.as_ref().map(|snapshot| &*snapshot.1);
        body.map(from_json).transpose()
    }

    /// The records that were read: those after the snapshot, or all.
    pub fn records(&self) -> Result<Vec<Record>, StoreError> {
        let mut records = Vec::new();
        for chunk in &self.chunks {
            let rows: Vec<Row> = from_json(&chunk.body)?;
            if rows.len() as i64 != chunk.last - chunk.first + 1 {
                return Err(unreadable("a chunk has another number of records"));
            }
            let old = (self.after - chunk.first + 1).max(0) as usize;
            for row in rows.into_iter().skip(old) {
                records.push(row.record()?);
            }
        }
        Ok(records)
    }
}

/// The number of a table's last record, zero without any.
pub fn last(connection: &Connection, code: &str) -> Result<u64, StoreError> {
    let last: Option<i64> = connection
        .prepare_cached(
            "SELECT last FROM record_chunks WHERE code = ? ORDER BY first DESC LIMIT 1",
        )?
        .query_row([code], |row| row.get(0))
        .optional()?;
    Ok(last.unwrap_or(0) as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_do_not_quote_user_texts() {
        let error_of = |text: &str| from_json::<Row>(text).unwrap_err().to_string();
        for text in [
            r#"["my secret", 0, 0, null, null, null]"#,
            r#"[1, 2, 3, "my secret", null, null]"#,
            r#""my secret""#,
            r#"{"my secret": 1}"#,
            r#"[1, "my secret"#,
        ] {
            let why = error_of(text);
            assert!(!why.contains("secret"), "{why}");
            assert!(why.contains("line 1 column"), "{why}");
        }
        let missing = serde_json::from_str::<crate::table_meta::TableMeta>("{}").unwrap_err();
        assert_eq!(redacted(&missing), "missing field `game`");
    }
}
