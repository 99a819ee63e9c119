//! What the ship computer says about each change: clips, text and the tone before it (SA-4.4).

use super::clip::Clip;
use super::{Change, Effect};
use crate::mission::Track;
use crate::threats::Severity;
use table::{Arg, Text};

/// An announcement that begins at the time of its change.
pub(super) struct Announcement {
    /// The tone that calls for attention.
    pub tone: Option<Effect>,
    pub clips: Vec<Clip>,
    /// What is said after "I repeat": nothing for announcements about the computer itself.
    pub again: Vec<Clip>,
    pub text: Text,
}

impl Announcement {
    /// The announcement of a change, if it is announced when it happens (endings are counted down to instead).
    pub(super) fn of(change: Change) -> Option<Announcement> {
        let (tone, clips, id) = match change {
            Change::Start => {
                let clips = vec![Clip::Alert, Clip::EnemyActivity, Clip::BeginFirstPhase];
                // The second reading leaves out the call: the first event may follow after ten seconds.
                return Some(Announcement {
                    tone: Some(Effect::Alarm),
                    again: clips[1..].to_vec(),
                    clips,
                    text: Text::new("sa-computer-start"),
                });
            }
            Change::Threat {
                number,
                severity,
                track,
                unconfirmed,
            } => return Some(threat(number, severity, track, unconfirmed)),
            Change::IncomingData => (
                Some(Effect::Data),
                Clip::IncomingData,
                "sa-computer-incoming-data",
            ),
            Change::TransferOpens => (
                Some(Effect::Data),
                Clip::DataTransfer,
                "sa-computer-data-transfer",
            ),
            Change::CommunicationsDown => (
                None,
                Clip::CommunicationsDown,
                "sa-computer-communications-down",
            ),
            Change::CommunicationsRestored => (
                None,
                Clip::CommunicationsRestored,
                "sa-computer-communications-restored",
            ),
            Change::TransferCloses
            | Change::PhaseEnds { .. }
            | Change::EndMayBeAgreed
            | Change::MissionEnds => return None,
        };
        let clips = vec![clips];
        Some(Announcement {
            again: if tone.is_some() {
                clips.clone()
            } else {
                vec![]
            },
            tone,
            clips,
            text: Text::new(id),
        })
    }
}

/// "Unconfirmed report. Time T plus four. Serious threat. Zone red."
fn threat(number: u8, severity: Severity, track: Track, unconfirmed: bool) -> Announcement {
    let (tone, clip, id) = match (severity, track) {
        (Severity::Common, Track::Internal) => (
            Effect::Threat,
            Clip::InternalThreat,
            [
                "sa-computer-internal-threat",
                "sa-computer-unconfirmed-internal-threat",
            ],
        ),
        (Severity::Serious, Track::Internal) => (
            Effect::SeriousThreat,
            Clip::SeriousInternalThreat,
            [
                "sa-computer-serious-internal-threat",
                "sa-computer-unconfirmed-serious-internal-threat",
            ],
        ),
        (Severity::Common, _) => (
            Effect::Threat,
            Clip::Threat,
            ["sa-computer-threat", "sa-computer-unconfirmed-threat"],
        ),
        (Severity::Serious, _) => (
            Effect::SeriousThreat,
            Clip::SeriousThreat,
            [
                "sa-computer-serious-threat",
                "sa-computer-unconfirmed-serious-threat",
            ],
        ),
    };
    let zone = Clip::zone(track);
    let clips: Vec<Clip> = [
        unconfirmed.then_some(Clip::UnconfirmedReport),
        Clip::t_plus(number),
        Some(clip),
        zone,
    ]
    .into_iter()
    .flatten()
    .collect();
    let mut text = Text::new(id[usize::from(unconfirmed)]).with("number", number);
    if let Some(zone) = zone {
        text = text.with("zone", Arg::message(format!("sa-computer-{}", zone.key())));
    }
    Announcement {
        tone: Some(tone),
        again: clips.clone(),
        clips,
        text,
    }
}

/// The end of a phase or of the mission: warned of, counted down to, then announced.
pub(super) struct Ending {
    /// How long before the event, and the text spoken then.
    pub warnings: [(u32, Clip, Text); 2],
    /// "... ends in:", before the numbers.
    pub lead_in: (Clip, Text),
    /// What is said at the end itself.
    pub ended: (Clip, Text),
}

impl Ending {
    /// The ending that a change is.
    pub(super) fn of(change: Change) -> Option<Ending> {
        let (clips, what) = match change {
            Change::PhaseEnds { phase: 1 } => (
                [
                    Clip::Phase1OneMinute,
                    Clip::Phase1TwentySeconds,
                    Clip::Phase1EndsIn,
                    Clip::Phase1Ended,
                ],
                "phase-1",
            ),
            Change::PhaseEnds { .. } => (
                [
                    Clip::Phase2OneMinute,
                    Clip::Phase2TwentySeconds,
                    Clip::Phase2EndsIn,
                    Clip::Phase2Ended,
                ],
                "phase-2",
            ),
            Change::MissionEnds => (
                [
                    Clip::OperationsOneMinute,
                    Clip::OperationsTwentySeconds,
                    Clip::OperationsEndIn,
                    Clip::MissionComplete,
                ],
                "operations",
            ),
            _ => return None,
        };
        let text = |moment: &str| Text::new(format!("sa-computer-{what}-{moment}"));
        let [one_minute, twenty_seconds, lead_in, ended] = clips;
        Some(Ending {
            warnings: [
                (60_000, one_minute, text("one-minute")),
                (20_000, twenty_seconds, text("twenty-seconds")),
            ],
            lead_in: (lead_in, text("ends-in")),
            ended: (ended, text("ended")),
        })
    }
}
