//! `hangar verify` for recorded cases of Galaxy Trucker.

use crate::verify::{Comparison, Verifier, contains};
use galaxy_trucker::recorded_cases::RecordedCase;
use i18n::Words;

/// Recorded cases: lines with a question.
pub const VERIFIER: Verifier = Verifier {
    recognises: |line| contains(line, b"\"ask\""),
    compare,
};

fn compare(line: &[u8], _: &Words) -> Comparison {
    let case = match serde_json::from_slice::<RecordedCase>(line) {
        Err(why) => return Comparison::NotARecording(why),
        Ok(case) => case,
    };
    match case.compare() {
        Ok(None) => Comparison::Agrees,
        Ok(Some(difference)) => Comparison::Differs {
            id: case.id,
            sentence: difference.to_string(),
            difference: None,
        },
        Err(fault) => Comparison::Impossible {
            id: case.id,
            why: fault.to_string(),
        },
    }
}
