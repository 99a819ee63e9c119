#![no_main]

#[path = "../../crates/battleship-galaxies/tests/fuzz/entry.rs"]
#[allow(dead_code)]
mod entry;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entry::table(bytes));
