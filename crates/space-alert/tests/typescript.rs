//! The browser's types are made from ours.
#![cfg(feature = "ts")]

use space_alert::film::FilmReel;
use table::ts::Declarations;

/// `make protocol` writes the file; this test says when that was forgotten.
#[test]
fn declarations_are_fresh() {
    let path = format!(
        "{}/../../web/src/protocol/space-alert.ts",
        env!("CARGO_MANIFEST_DIR")
    );
    let declarations = Declarations::new().with::<FilmReel>();
    if let Err(stale) = declarations.keep_fresh(path) {
        panic!("{stale}");
    }
}
