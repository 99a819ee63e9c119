//! The corpus of the fuzz targets, and random bytes, without a fuzzer.

#[path = "fuzz/entry.rs"]
mod entry;

use table::{Dice, Seed};

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = format!("{}/../../fuzz/corpus/{target}", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).unwrap();
    let found: Vec<Vec<u8>> = files
        .map(|file| std::fs::read(file.unwrap().path()).unwrap())
        .collect();
    assert!(!found.is_empty(), "the corpus of {target} is kept");
    found
}

#[test]
fn the_corpus_of_files() {
    for bytes in corpus("battleship_galaxies_files") {
        entry::files(&bytes);
    }
}

#[test]
fn the_corpus_of_tables() {
    for bytes in corpus("battleship_galaxies_table") {
        entry::table(&bytes);
    }
}

#[test]
fn random_tables() {
    for seed in 0..25 {
        let mut dice = Dice::new(Seed::from_u64(seed));
        let bytes: Vec<u8> = (0..1_201).map(|_| dice.below(256) as u8).collect();
        entry::table(&bytes);
    }
}
