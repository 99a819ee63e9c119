//! `hangar verify` for recorded missions of Space Alert.

use crate::verify::{Comparison, Verifier, contains};
use i18n::Words;
use space_alert::recorded_missions::{Difference, RecordedMission};
use table::Text;

/// Recorded missions.
pub const VERIFIER: Verifier = Verifier {
    recognises: |line| contains(line, b"\"mission\""),
    compare,
};

fn compare(line: &[u8], words: &Words) -> Comparison {
    let mission = match serde_json::from_slice::<RecordedMission>(line) {
        Err(why) => return Comparison::NotARecording(why),
        Ok(mission) => mission,
    };
    match mission.compare() {
        Ok(None) => Comparison::Agrees,
        Ok(Some(difference)) => Comparison::Differs {
            id: mission.id,
            sentence: sentence(&difference, words),
            difference: serde_json::value::to_raw_value(&difference).ok(),
        },
        Err(fault) => {
            let mut why = words.say(&fault.text());
            if let Some(rule) = fault.rule() {
                why.push_str(&format!(" ({rule})"));
            }
            Comparison::Impossible {
                id: mission.id,
                why,
            }
        }
    }
}

fn sentence(difference: &Difference, words: &Words) -> String {
    let text = match difference.turn {
        Some(turn) => Text::new("sa-verify-difference-turn").with("turn", turn),
        None => Text::new("sa-verify-difference"),
    };
    let text = text
        .with("what", words.say(&difference.what))
        .with("ours", difference.ours.as_str())
        .with("recorded", difference.recorded.as_str());
    words.say(&text)
}
