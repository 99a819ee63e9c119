//! The voice clips of the ship computer: `assets/space-alert/voice/{en,fr}/KEY.ogg`.

use super::lengths::LENGTHS;
use crate::mission::Track;
use serde::{Deserialize, Serialize};

macro_rules! clips {
    ($($clip:ident = $key:literal,)*) => {
        /// Something the ship computer can say, named after its file.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "VoiceClip"))]
        pub enum Clip {
            $(#[doc = $key] #[serde(rename = $key)] $clip,)*
        }

        impl Clip {
            /// All clips, in the order of `assets/space-alert/voice/phrases.tsv`.
            pub const ALL: [Clip; LENGTHS.len()] = [$(Clip::$clip),*];

            /// The name of the clip's file, without folder and ending.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Clip::$clip => $key,)*
                }
            }
        }
    };
}

clips! {
    Alert = "alert",
    EnemyActivity = "enemy-activity",
    BeginFirstPhase = "begin-first-phase",
    Repeat = "repeat",
    UnconfirmedReport = "unconfirmed-report",
    TPlus1 = "t-plus-1",
    TPlus2 = "t-plus-2",
    TPlus3 = "t-plus-3",
    TPlus4 = "t-plus-4",
    TPlus5 = "t-plus-5",
    TPlus6 = "t-plus-6",
    TPlus7 = "t-plus-7",
    TPlus8 = "t-plus-8",
    Threat = "threat",
    SeriousThreat = "serious-threat",
    InternalThreat = "internal-threat",
    SeriousInternalThreat = "serious-internal-threat",
    ZoneRed = "zone-red",
    ZoneWhite = "zone-white",
    ZoneBlue = "zone-blue",
    IncomingData = "incoming-data",
    DataTransfer = "data-transfer",
    DataTransferComplete = "data-transfer-complete",
    CommunicationsDown = "communications-down",
    CommunicationsRestored = "communications-restored",
    Phase1OneMinute = "phase-1-one-minute",
    Phase1TwentySeconds = "phase-1-twenty-seconds",
    Phase1EndsIn = "phase-1-ends-in",
    Phase1Ended = "phase-1-ended",
    Phase2OneMinute = "phase-2-one-minute",
    Phase2TwentySeconds = "phase-2-twenty-seconds",
    Phase2EndsIn = "phase-2-ends-in",
    Phase2Ended = "phase-2-ended",
    OperationsOneMinute = "operations-one-minute",
    OperationsTwentySeconds = "operations-twenty-seconds",
    OperationsEndIn = "operations-end-in",
    MissionComplete = "mission-complete",
    Count5 = "count-5",
    Count4 = "count-4",
    Count3 = "count-3",
    Count2 = "count-2",
    Count1 = "count-1",
}

impl Clip {
    /// How long the clip is in English and in French, in milliseconds.
    pub const fn lengths_ms(self) -> [u32; 2] {
        let (_, english, french) = LENGTHS[self as usize];
        [english as u32, french as u32]
    }

    /// How long the clip is in the slower language: both speak on the same timeline.
    pub fn length_ms(self) -> u32 {
        let [english, french] = self.lengths_ms();
        english.max(french)
    }

    /// "Time T plus n", for a number the rules know (SA-4.42).
    pub(super) fn t_plus(number: u8) -> Option<Clip> {
        use Clip::*;
        let clips = [
            TPlus1, TPlus2, TPlus3, TPlus4, TPlus5, TPlus6, TPlus7, TPlus8,
        ];
        clips.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// "Zone red", for an external track.
    pub(super) fn zone(track: Track) -> Option<Clip> {
        match track {
            Track::Red => Some(Clip::ZoneRed),
            Track::White => Some(Clip::ZoneWhite),
            Track::Blue => Some(Clip::ZoneBlue),
            Track::Internal => None,
        }
    }
}

/// The numbers of a spoken countdown, in order.
pub(super) const COUNTDOWN: [(u8, Clip); 5] = [
    (5, Clip::Count5),
    (4, Clip::Count4),
    (3, Clip::Count3),
    (2, Clip::Count2),
    (1, Clip::Count1),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_belong_to_their_clips() {
        for clip in Clip::ALL {
            assert_eq!(LENGTHS[clip as usize].0, clip.key());
            assert_eq!(serde_json::to_value(clip).unwrap(), clip.key());
        }
    }

    /// A number must be over when the next one is due, a second later.
    #[test]
    fn countdown_numbers_fit_a_second() {
        for (_, clip) in COUNTDOWN {
            assert!(clip.length_ms() < 900, "{}", clip.key());
        }
    }
}
