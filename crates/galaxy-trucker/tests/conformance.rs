//! Every recorded case agrees with the engine, or the difference is listed in `docs/rulings.md`.

use galaxy_trucker::recorded_cases::RecordedCase;
use std::io::{BufRead, BufReader};

fn conforms(name: &str, cases: usize) {
    let path = format!(
        "{}/tests/vectors/{name}.jsonl.gz",
        env!("CARGO_MANIFEST_DIR")
    );
    let reader = flate2::read::GzDecoder::new(std::fs::File::open(path).unwrap());
    let mut compared = 0;
    let mut differ = Vec::new();
    for line in BufReader::new(reader).lines() {
        let case: RecordedCase = serde_json::from_str(&line.unwrap()).unwrap();
        compared += 1;
        match case.compare() {
            Ok(None) => {}
            Ok(Some(difference)) => differ.push(format!("{}: {difference:?}", case.id)),
            Err(fault) => differ.push(format!("{}: {fault:?}", case.id)),
        }
    }
    assert_eq!(differ, Vec::<String>::new());
    assert_eq!(compared, cases);
}

/// Legality, exposed connectors, cabins for aliens, strengths, epidemics; at least two programs agree.
///
/// Proves GT-6.5 to GT-6.11, GT-6.13, GT-7.9, GT-8.1 to GT-8.3, GT-8.6, GT-13.1, GT-13.2, GT-14.7 to GT-14.9, GT-16.1 to
/// GT-16.4, GT-20.78 to GT-20.82.
#[test]
fn ships() {
    conforms("ships", 2898);
}

/// Tiles taken away and single hits; at least two programs agree.
///
/// Proves GT-8.5, GT-19.2 to GT-19.4, GT-19.6, GT-19.8 to GT-19.10, GT-19.12, GT-19.14 to GT-19.29.
#[test]
fn damage() {
    conforms("damage", 2003);
}

/// Several hits one after the other.
///
/// Proves GT-19.5, GT-19.13, GT-19.11.
#[test]
fn sequences() {
    conforms("sequences", 252);
}

/// Proves GT-15.1, GT-15.2, GT-15.4 to GT-15.7, GT-15.14.
#[test]
fn movement() {
    conforms("movement", 252);
}

/// One witness only.
#[test]
fn single() {
    conforms("single", 60);
}

/// Whole cards from reveal to departures.
///
/// Proves GT-15.8, GT-15.9, GT-16.5, GT-16.12, GT-18.1, GT-18.3 to GT-18.6, GT-20.10 to GT-20.12, GT-20.15 to GT-20.20,
/// GT-20.25 to GT-20.29, GT-20.32 to GT-20.35, GT-20.45 to GT-20.55, GT-20.57, GT-20.63 to GT-20.69, GT-20.75, GT-20.76.
#[test]
fn cards() {
    conforms("cards", 806);
}
