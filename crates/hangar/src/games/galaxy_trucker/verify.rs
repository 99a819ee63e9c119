//! `hangar verify` for recorded cases of Galaxy Trucker.

use crate::verify::{Comparison, Verifier, contains};
use galaxy_trucker::recorded_cases::{CaseFault, RecordedCase};
use i18n::{Words, system_errors};
use table::Text;

/// Recorded cases: lines with a `question` field.
pub const VERIFIER: Verifier = Verifier {
    recognises: |line| contains(line, b"\"ask\""),
    compare,
};

fn compare(line: &[u8], words: &Words) -> Comparison {
    let case = match serde_json::from_slice::<RecordedCase>(line) {
        Err(why) => return Comparison::NotARecording(why),
        Ok(case) => case,
    };
    match case.compare() {
        Ok(None) => Comparison::Agrees,
        Ok(Some(difference)) => Comparison::Differs {
            id: case.id,
            sentence: words.say(&difference.text()),
            difference: None,
        },
        Err(fault) => Comparison::Impossible {
            id: case.id,
            why: explain(&fault, words),
        },
    }
}

fn explain(fault: &CaseFault, words: &Words) -> String {
    match fault {
        CaseFault::BadAnswer(why) => {
            let why = words.say(&system_errors::reading(why));
            words.say(&Text::new("gt-case-bad-answer").with("why", why))
        }
        _ => words.say(&fault.text()),
    }
}
