//! The corpus of the fuzz targets, and random bytes, without a fuzzer.

#[path = "fuzz/entry.rs"]
mod entry;

use table::contract::over_corpus;
use table::{Dice, Seed};

#[test]
fn the_corpus_of_files() {
    over_corpus("battleship_galaxies_files", entry::files);
}

#[test]
fn the_corpus_of_tables() {
    over_corpus("battleship_galaxies_table", entry::table);
}

#[test]
fn random_tables() {
    for seed in 0..25 {
        let mut dice = Dice::new(Seed::from_u64(seed));
        let bytes: Vec<u8> = (0..1_201).map(|_| dice.below(256) as u8).collect();
        entry::table(&bytes);
    }
}
