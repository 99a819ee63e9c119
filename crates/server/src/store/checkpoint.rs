//! Checkpoints: moves journal entries to the database tables that are read from: the records of each game table as one chunk, its
//! snapshot, and its list entry.

use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use std::collections::HashMap;

use super::journal::{CommitId, Entry};
use super::record_codec::json;
use super::{Listing, StoreError};

/// The journal entries of one table.
#[derive(Clone, Debug)]
pub struct Pending {
    first: u64,
    /// The number of its last record.
    pub last: u64,
    wall: u64,
    /// The records as JSON, separated by commas.
    rows: String,
    snapshot: Option<(u64, String)>,
    listing: Option<Listing>,
}

impl Pending {
    /// Adds an append that is in the journal.
    pub fn add(tables: &mut HashMap<String, Pending>, entry: Entry) {
        let pending = tables.entry(entry.code).or_insert_with(|| Pending {
            first: entry.expected + 1,
            last: entry.expected,
            wall: 0,
            rows: String::new(),
            snapshot: None,
            listing: None,
        });
        if entry.count > 0 {
            if !pending.rows.is_empty() {
                pending.rows.push(',');
            }
            pending.rows.push_str(&entry.rows);
            pending.last += entry.count;
            pending.wall = entry.wall;
        }
        if let Some(snapshot) = entry.snapshot {
            pending.snapshot = Some((pending.last, snapshot));
        }
        if entry.listing.is_some() {
            pending.listing = entry.listing;
        }
    }

    /// Whether its game is over.
    pub fn is_finished(&self) -> bool {
        let listing = self.listing.as_ref();
        listing.is_some_and(|listing| listing.finished.is_some())
    }

    fn store(&self, transaction: &Transaction, code: &str) -> Result<(), StoreError> {
        if let Some(listing) = &self.listing {
            self.store_listing(transaction, code, listing)?;
        }
        if self.last >= self.first {
            let body = format!("[{}]", self.rows);
            let [first, last, wall] =
                [self.first, self.last, self.wall].map(|number| number as i64);
            transaction
                .prepare_cached(
                    "INSERT INTO record_chunks (code, first, last, wall, body, checksum) VALUES (?, ?, ?, ?, ?, ?)",
                )?
                .execute(params![code, first, last, wall, body, checksum(code, first, last, &body)])?;
        }
        if let Some((seq, body)) = &self.snapshot {
            let seq = *seq as i64;
            transaction
                .prepare_cached(
                    "INSERT OR REPLACE INTO snapshots (code, seq, body, checksum) VALUES (?, ?, ?, ?)",
                )?
                .execute(params![code, seq, body, checksum(code, seq, seq, body)])?;
        }
        Ok(())
    }

    fn store_listing(
        &self,
        transaction: &Transaction,
        code: &str,
        listing: &Listing,
    ) -> Result<(), StoreError> {
        if self.first == 1 {
            transaction
                .prepare_cached(
                    "INSERT INTO tables (code, game, rules_version, started) VALUES (?, ?, ?, 0)",
                )?
                .execute(params![code, listing.game, listing.rules_version])?;
        }
        if listing.started {
            let (time, card) = match &listing.finished {
                Some(card) => (Some(card.finished as i64), Some(json(card)?)),
                None => (None, None),
            };
            transaction
                .prepare_cached(
                    "UPDATE tables SET started = 1, rules_version = ?, finished = ?, card = ? WHERE code = ?",
                )?
                .execute(params![listing.rules_version, time, card, code])?;
        }
        Ok(())
    }
}

/// The checksum of a chunk of records, or of a snapshot.
pub fn checksum(code: &str, first: i64, last: i64, body: &str) -> i64 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(code.as_bytes());
    hasher.update(&first.to_le_bytes());
    hasher.update(&last.to_le_bytes());
    hasher.update(body.as_bytes());
    i64::from(hasher.finalize())
}

/// Moves some tables in one transaction, and removes them from `pending`.
pub fn store(
    connection: &mut Connection,
    pending: &mut HashMap<String, Pending>,
    codes: &[String],
) -> Result<(), StoreError> {
    if !codes.iter().any(|code| pending.contains_key(code)) {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for code in codes {
        if let Some(table) = pending.get(code) {
            table.store(&transaction, code)?;
        }
    }
    transaction.commit()?;
    for code in codes {
        pending.remove(code);
    }
    Ok(())
}

/// Deletes commits that were moved completely.
pub fn finish(connection: &mut Connection, last: CommitId) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction
        .prepare_cached("DELETE FROM journal WHERE id <= ?")?
        .execute([last])?;
    transaction
        .prepare_cached("UPDATE checkpoint SET journal_id = ?")?
        .execute([last])?;
    Ok(transaction.commit()?)
}
