#![no_main]

#[path = "../../crates/space-alert/tests/fuzz/entry.rs"]
#[allow(dead_code)]
mod entry;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entry::table(bytes));
