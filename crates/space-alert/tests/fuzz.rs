//! The fuzz targets on stable Rust: over the kept corpus, and over bytes that proptest makes up.

#[path = "fuzz/entry.rs"]
pub mod entry;

use proptest::prelude::*;
use space_alert::MissionFile;
use table::contract::over_corpus;

#[test]
fn mission_file_corpus() {
    over_corpus("mission_file", entry::mission_file);
}

#[test]
fn resolution_corpus() {
    over_corpus("resolution", entry::resolution);
}

#[test]
fn table_corpus() {
    over_corpus("space_alert_table", entry::table);
}

/// A sound file as text, and bytes to damage it with.
fn damaged() -> impl Strategy<Value = Vec<u8>> {
    let edits = prop::collection::vec((any::<prop::sample::Index>(), 0..4u8, any::<u8>()), 0..6);
    (prop::collection::vec(any::<u8>(), 0..400), edits).prop_map(|(bytes, edits)| {
        let mut text = entry::any_file(&mut entry::Source(&bytes))
            .to_json()
            .into_bytes();
        for (index, edit, byte) in edits {
            let at = index.index(text.len());
            match edit {
                0 => text[at] = byte,
                1 => text.insert(at, byte),
                2 => text.truncate(at.max(1)),
                _ => {
                    text.remove(at);
                    text.push(byte);
                }
            }
        }
        text
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// Any legal mission and any plan: written and read back, flown twice to the same end, told without a gap.
    #[test]
    fn any_mission_flies(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        entry::resolution(&bytes);
        entry::telling(&bytes);
    }

    /// Any setup and any commands: nothing panics, and a refused command changes nothing.
    #[test]
    fn any_table_is_played(bytes in prop::collection::vec(any::<u8>(), 0..1_500)) {
        entry::table(&bytes);
    }

    #[test]
    fn any_bytes_are_read(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        entry::mission_file(&bytes);
    }

    #[test]
    fn damaged_files_are_read(bytes in damaged()) {
        entry::mission_file(&bytes);
    }
}

/// The same bytes give the same flight: the corpus stays what it is.
#[test]
fn bytes_choose_a_mission() {
    let bytes: Vec<u8> = (0..=255).cycle().take(500).collect();
    let first = entry::any_file(&mut entry::Source(&bytes));
    assert_eq!(first, entry::any_file(&mut entry::Source(&bytes)));
    assert_eq!(MissionFile::parse(first.to_json().as_bytes()), Ok(first));
}
