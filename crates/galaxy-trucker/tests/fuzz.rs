//! The kept corpus of the fuzz targets, replayed.

#[path = "fuzz/entry.rs"]
pub mod entry;

use table::contract::over_corpus;

#[test]
fn files_never_panic() {
    over_corpus("galaxy_trucker_files", entry::files);
}

#[test]
fn tables_never_panic() {
    over_corpus("galaxy_trucker_table", entry::table);
}
