//! The script as a list of moments: what the computer says when, to the millisecond (sections 4.4 and 22 of the rules).

use super::setup::Pace;
use crate::mission::Track;
use crate::scripts::Script;
use crate::threats::Severity;
use crate::timeline::{Change, Cue, Timeline, Utterance};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use table::Millis;

/// Something the computer says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "say")]
pub enum Announcement {
    /// "Alert, enemy activity, begin first phase" (SA-4.30).
    Start,
    /// "Time T+n, ..." (SA-4.31, SA-4.32).
    Threat {
        /// The n.
        number: u8,
        /// Common or serious.
        severity: Severity,
        /// Where.
        track: Track,
        /// Begins with "unconfirmed report" (SA-4.34).
        unconfirmed: bool,
    },
    /// "Incoming data" (SA-4.35).
    IncomingData,
    /// "Data transfer, five, four, ..." (SA-4.36).
    DataTransfer,
    /// The beep.
    TransferComplete,
    /// "Communications system down" (SA-4.41).
    CommunicationsDown,
    /// "Communications restored".
    CommunicationsRestored,
    /// "Phase n ends in ..." one minute or twenty seconds.
    PhaseEndsIn {
        /// Which phase.
        phase: u8,
        /// 60 or 20.
        seconds: u8,
    },
    /// "Phase n ended, phase n+1 begins" (SA-4.22).
    PhaseEnded {
        /// Which phase.
        phase: u8,
    },
    /// "Operations end in ..." one minute or twenty seconds.
    OperationsEndIn {
        /// 60 or 20.
        seconds: u8,
    },
    /// "Mission complete, jump to hyperspace" (SA-4.25).
    MissionComplete,
}

/// Words and sounds that follow one upon the other: sent together when the first begins, so that a device plays them in time
/// however slow its connection is. What they say follows from what has begun, never from what is still to come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Speech {
    /// When: game time. The times of the parts are milliseconds from here, at every pace.
    pub at: Millis,
    /// What is said.
    pub utterances: Vec<Utterance>,
    /// Sounds and music.
    pub cues: Vec<Cue>,
}

/// A moment of the soundtrack, at the pace of the mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    /// Milliseconds of game time from the start announcement.
    pub at: u64,
    pub what: Act,
}

/// What happens at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// The rules change something, or the crew is warned. `until` is the end of what begins here.
    Announce {
        say: Announcement,
        until: Option<u64>,
    },
    /// The computer begins to speak.
    Speak(Speech),
}

/// The next few moments of a script. To find one of them all must be found, and they come one by one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ahead(VecDeque<Moment>);

impl Ahead {
    const MOST: usize = 8;

    /// The first moment after those that have passed.
    pub fn first(&mut self, script: &Script, pace: Pace, passed: u16) -> Option<&Moment> {
        if self.0.is_empty() {
            let moments = moments(script, pace).into_iter();
            self.0 = moments.skip(passed.into()).take(Ahead::MOST).collect();
        }
        self.0.front()
    }

    /// That moment has come.
    pub fn pop(&mut self) -> Option<Moment> {
        self.0.pop_front()
    }
}

/// It follows from the rest of the state.
impl PartialEq for Ahead {
    fn eq(&self, _: &Ahead) -> bool {
        true
    }
}

impl Eq for Ahead {}

/// All moments of a script in order, stretched to the pace.
pub(crate) fn moments(script: &Script, pace: Pace) -> Vec<Moment> {
    let timeline = Timeline::of(script);
    let stretched = |ms: u32| u64::from(ms) * pace.factor();
    let mut moments: Vec<Moment> = Vec::new();
    for (i, signal) in timeline.signals.iter().enumerate() {
        let closes = |change: Change| {
            let later = timeline.signals[i + 1..].iter();
            let found = later.copied().find(|later| later.change == change);
            found.map(|later| stretched(later.at_ms))
        };
        let (say, until) = match signal.change {
            Change::Start => (Announcement::Start, None),
            Change::Threat {
                number,
                severity,
                track,
                unconfirmed,
            } => (
                Announcement::Threat {
                    number,
                    severity,
                    track,
                    unconfirmed,
                },
                None,
            ),
            Change::IncomingData => (Announcement::IncomingData, None),
            Change::TransferOpens => (Announcement::DataTransfer, closes(Change::TransferCloses)),
            Change::TransferCloses => (Announcement::TransferComplete, None),
            Change::CommunicationsDown => (
                Announcement::CommunicationsDown,
                closes(Change::CommunicationsRestored),
            ),
            Change::CommunicationsRestored => (Announcement::CommunicationsRestored, None),
            Change::PhaseEnds { phase } => (Announcement::PhaseEnded { phase }, None),
            Change::EndMayBeAgreed => (Announcement::OperationsEndIn { seconds: 60 }, None),
            Change::MissionEnds => (Announcement::MissionComplete, None),
        };
        // SA-22.3; the first warning of the end is a change of its own.
        let warnings: &[(u32, Announcement)] = match signal.change {
            Change::PhaseEnds { phase } => &[60, 20].map(|seconds| {
                let say = Announcement::PhaseEndsIn { phase, seconds };
                (u32::from(seconds), say)
            }),
            Change::MissionEnds => &[(20, Announcement::OperationsEndIn { seconds: 20 })],
            _ => &[],
        };
        moments.extend(warnings.iter().map(|(seconds, say)| Moment {
            at: stretched(signal.at_ms.saturating_sub(seconds * 1000)),
            what: Act::Announce {
                say: *say,
                until: None,
            },
        }));
        moments.push(Moment {
            at: stretched(signal.at_ms),
            what: Act::Announce { say, until },
        });
    }
    moments.extend(speeches(&timeline, pace));
    // At the same moment, what closes comes before what opens, and an announcement before its effect.
    moments.sort_by_key(|moment| {
        let rank = match &moment.what {
            Act::Speak(_) => 0,
            Act::Announce { say, .. } if say.closes() => 1,
            Act::Announce { .. } => 2,
        };
        (moment.at, rank)
    });
    moments
}

/// Parts of a speech that are closer than this belong together.
const PAUSE_MS: u32 = 800;

/// The words and sounds of a timeline in groups.
fn speeches(timeline: &Timeline, pace: Pace) -> Vec<Moment> {
    enum Item<'a> {
        Words(&'a Utterance),
        Sound(&'a Cue),
    }
    let words = timeline.utterances.iter();
    let sounds = timeline.cues.iter();
    let mut items: Vec<(u32, u32, Item)> = words
        .map(|u| (u.at_ms, u.until_ms, Item::Words(u)))
        .chain(sounds.map(|c| (c.at_ms, c.at_ms, Item::Sound(c))))
        .collect();
    items.sort_by_key(|(at, ..)| *at);

    // News may not be told before its time: a group ends where the next news begins.
    let news: Vec<u32> = timeline
        .signals
        .iter()
        .filter(|s| {
            !matches!(
                s.change,
                Change::TransferCloses
                    | Change::PhaseEnds { .. }
                    | Change::EndMayBeAgreed
                    | Change::MissionEnds
            )
        })
        .map(|s| s.at_ms)
        .collect();
    let ends: Vec<u32> = timeline
        .signals
        .iter()
        .filter(|s| {
            matches!(
                s.change,
                Change::TransferCloses | Change::PhaseEnds { .. } | Change::MissionEnds
            )
        })
        .map(|s| s.at_ms)
        .collect();
    let mut groups: Vec<(u32, u32, Speech)> = Vec::new();
    for (at, until, item) in items {
        let joins = groups.last().is_some_and(|(begin, end, _)| {
            at <= end + PAUSE_MS && !news.iter().any(|news| begin < news && *news <= at)
        });
        if !joins {
            let speech = Speech {
                at: Millis::ZERO,
                utterances: Vec::new(),
                cues: Vec::new(),
            };
            groups.push((at, until, speech));
        }
        let Some((begin, end, speech)) = groups.last_mut() else {
            continue;
        };
        *end = until.max(*end);
        match item {
            Item::Words(u) => speech.utterances.push(Utterance {
                at_ms: u.at_ms - *begin,
                speak_ms: u.speak_ms - *begin,
                until_ms: u.until_ms - *begin,
                ..u.clone()
            }),
            Item::Sound(c) => speech.cues.push(Cue {
                at_ms: c.at_ms - *begin,
                ..*c
            }),
        }
    }
    let moment = |(begin, end, speech): (u32, u32, Speech)| {
        // A countdown must end with what it counts down to, also at a slower pace.
        let anchor = ends
            .iter()
            .copied()
            .find(|at| (begin..=end).contains(at))
            .unwrap_or(begin);
        Moment {
            at: u64::from(anchor) * pace.factor() - u64::from(anchor - begin),
            what: Act::Speak(speech),
        }
    };
    groups.into_iter().map(moment).collect()
}

impl Announcement {
    const fn closes(self) -> bool {
        matches!(
            self,
            Announcement::TransferComplete | Announcement::CommunicationsRestored
        )
    }
}
