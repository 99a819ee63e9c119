//! Tables in lists: lobbies that their hosts have listed publicly, and tables that somebody asks for by code.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::api::TableCard;
use crate::store::{RecordBody, Stored};
use crate::table_meta::TableMeta;

/// Lobbies in one answer.
const SHOWN: usize = 50;

/// The lobbies that are listed now. Only loaded tables are listed: nobody could be met in the others.
#[derive(Default)]
pub struct OpenTables(Mutex<Listed>);

#[derive(Default)]
struct Listed {
    cards: HashMap<String, (u64, TableCard)>,
    /// Counts the listings, to show the newest first.
    count: u64,
}

impl OpenTables {
    /// Lists a table, updates its card, or removes it from the list.
    pub fn set(&self, code: &str, card: Option<TableCard>) {
        let mut listed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(card) = card else {
            listed.cards.remove(code);
            return;
        };
        listed.count += 1;
        let number = listed.count;
        let entry = listed.cards.entry(code.to_owned());
        // A table keeps its place in the list while its lobby changes.
        entry
            .and_modify(|(_, old)| *old = card.clone())
            .or_insert((number, card));
    }

    /// The listed lobbies of one game or of all, the newest first.
    pub fn list(&self, game: Option<&str>) -> Vec<TableCard> {
        let listed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut found: Vec<&(u64, TableCard)> = listed
            .cards
            .values()
            .filter(|(_, card)| game.is_none_or(|game| card.game == game))
            .collect();
        found.sort_by_key(|(number, _)| std::cmp::Reverse(*number));
        let cards = found.into_iter().map(|(_, card)| card.clone());
        cards.take(SHOWN).collect()
    }
}

/// The last stored metadata of a table, without replaying its game.
pub fn last_meta(stored: Stored) -> Option<TableMeta> {
    let lobbies = stored.records.into_iter().rev();
    let mut lobbies = lobbies.filter_map(|record| match record.body {
        RecordBody::Meta(meta) => Some(meta),
        _ => None,
    });
    lobbies
        .next()
        .or(stored.snapshot.map(|snapshot| snapshot.meta))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::Stage;
    use serde_json::Value;

    fn card(code: &str, game: &str, free: u32) -> TableCard {
        TableCard {
            code: code.into(),
            game: game.into(),
            setup: Value::Null,
            stage: Stage::Lobby,
            host: Some("Ada".into()),
            names: vec!["Ada".into()],
            free,
        }
    }

    #[test]
    fn the_newest_comes_first_and_changes_keep_the_order() {
        let tables = OpenTables::default();
        for (code, game) in [("A", "toy"), ("B", "other"), ("C", "toy")] {
            tables.set(code, Some(card(code, game, 3)));
        }
        tables.set("A", Some(card("A", "toy", 2)));
        let codes = |game| -> Vec<(String, u32)> {
            let cards = tables.list(game).into_iter();
            cards.map(|card| (card.code, card.free)).collect()
        };
        assert_eq!(codes(Some("toy")), [("C".into(), 3), ("A".into(), 2)]);
        assert_eq!(codes(None).len(), 3);
        tables.set("C", None);
        tables.set("C", None);
        assert_eq!(codes(Some("toy")), [("A".into(), 2)]);
        assert!(codes(Some("unknown")).is_empty());
    }
}
