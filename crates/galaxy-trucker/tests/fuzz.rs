//! The kept corpus of the fuzz targets, replayed.

#[path = "fuzz/entry.rs"]
pub mod entry;

fn replay(name: &str, entry: impl Fn(&[u8])) {
    let folder = format!("{}/../../fuzz/corpus/{name}", env!("CARGO_MANIFEST_DIR"));
    let mut files = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        entry(&std::fs::read(file.unwrap().path()).unwrap());
        files += 1;
    }
    assert!(files > 0);
}

#[test]
fn files_never_panic() {
    replay("galaxy_trucker_files", entry::files);
}

#[test]
fn tables_never_panic() {
    replay("galaxy_trucker_table", entry::table);
}
