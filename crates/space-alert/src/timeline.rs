//! The ship computer: what it says, plays and switches in the course of a mission, in milliseconds from the start.
//!
//! One timeline drives everything: [`Signal`]s change the game, [`Utterance`]s are shown and spoken, [`Cue`]s are
//! sounds and music. It is the same in every language: a time is long enough for the slowest voice.

mod clip;
mod lengths;
mod voice;
mod words;

pub use clip::Clip;

use crate::mission::Track;
use crate::scripts::{Script, ScriptEvent, ScriptLine};
use crate::threats::Severity;
use clip::COUNTDOWN;
use serde::{Deserialize, Serialize};
use table::Text;
use voice::{BREATH_MS, Voice};
use words::{Announcement, Ending};

/// Silence between two clips of one utterance.
pub const GAP_MS: u32 = 110;
/// How long after the end of the mission the last words and the jump may take.
pub const TAIL_MS: u32 = 8_000;
/// From the announcement of a data transfer to the beep (SA-AR-34).
pub const TRANSFER_MS: u32 = 12_000;
/// The same when something else follows closely: the announcement, then the countdown.
const SHORTEST_TRANSFER_MS: u32 = 7_000;
/// "Data transfer complete" comes after the beep.
const BEEP_MS: u32 = 500;
const COUNTDOWN_MS: u32 = 5_000;
/// How late a warning may be spoken.
const WARNING_PATIENCE_MS: u32 = 3_000;
/// How late an announcement may be repeated.
const REPEAT_PATIENCE_MS: u32 = 2_500;

/// Everything the ship computer does in a mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ComputerTimeline"))]
pub struct Timeline {
    /// What changes for the crew, in order of time.
    pub signals: Vec<Signal>,
    /// What the computer says, in order of time, one at a time.
    pub utterances: Vec<Utterance>,
    /// Sounds and music, in order of time.
    pub cues: Vec<Cue>,
    /// When the last word and the last sound are over.
    pub length_ms: u32,
}

/// A moment at which the rules of the Action Round change something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ComputerSignal"))]
pub struct Signal {
    /// When.
    pub at_ms: u32,
    /// What.
    #[serde(flatten)]
    pub change: Change,
}

/// What a [`Signal`] changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ComputerChange"))]
#[serde(rename_all = "snake_case", tag = "change")]
pub enum Change {
    /// The Action Round and phase 1 begin (SA-4.30).
    Start,
    /// A threat is drawn (SA-4.31, SA-4.32).
    Threat {
        /// The turn in which it appears.
        number: u8,
        /// Which deck it comes from.
        severity: Severity,
        /// Where it comes from.
        track: Track,
        /// Only for a crew of five (SA-4.34).
        unconfirmed: bool,
    },
    /// Everybody may draw a card (SA-4.35).
    IncomingData,
    /// Cards may be handed over from now on (SA-4.36).
    TransferOpens,
    /// The beep: no longer (SA-4.38).
    TransferCloses,
    /// Nobody may communicate (SA-4.41).
    CommunicationsDown,
    /// Everybody may again.
    CommunicationsRestored,
    /// A phase is locked and the next one begins (SA-4.22).
    PhaseEnds {
        /// The phase that ends.
        phase: u8,
    },
    /// From now on the crew may agree to end the Action Round (SA-4.26).
    EndMayBeAgreed,
    /// Nobody may touch a card any more (SA-4.25).
    MissionEnds,
}

/// Words of the ship computer, spoken and written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Utterance {
    /// When it begins: with a tone if it has one, otherwise with the voice.
    pub at_ms: u32,
    /// When the first clip begins.
    pub speak_ms: u32,
    /// When the voice is silent again, in the slower language.
    pub until_ms: u32,
    /// The clips, played one after the other with [`GAP_MS`] between them.
    pub clips: Vec<Clip>,
    /// The words to show.
    pub text: Text,
    /// Whether it only says again what was announced before ("I repeat").
    pub repeated: bool,
}

/// A sound or a change of the music.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ComputerCue"))]
pub struct Cue {
    /// When.
    pub at_ms: u32,
    /// What.
    pub effect: Effect,
}

/// What a [`Cue`] starts, changes or stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ComputerEffect"))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// The klaxon of the start announcement.
    Alarm,
    /// The tone before a common threat.
    Threat,
    /// The tone before a serious threat.
    SeriousThreat,
    /// The tone before incoming data and data transfers.
    Data,
    /// The end of a data transfer.
    Beep,
    /// One second of a countdown.
    Tick,
    /// A phase has ended.
    PhaseEnd,
    /// The jump to hyperspace.
    Jump,
    /// Static from here on, in place of the music.
    StaticOn,
    /// No more static.
    StaticOff,
    /// Music of the first phase.
    MusicCalm,
    /// Music of the second phase.
    MusicUneasy,
    /// Music of the third phase and of every last minute.
    MusicTense,
    /// No more music.
    MusicOff,
}

impl Effect {
    /// The file with the sound, `assets/space-alert/effects/KEY.ogg`; nothing for the two that only stop something.
    pub const fn key(self) -> Option<&'static str> {
        match self {
            Effect::Alarm => Some("alarm"),
            Effect::Threat => Some("threat"),
            Effect::SeriousThreat => Some("serious-threat"),
            Effect::Data => Some("data"),
            Effect::Beep => Some("beep"),
            Effect::Tick => Some("tick"),
            Effect::PhaseEnd => Some("phase-end"),
            Effect::Jump => Some("jump"),
            Effect::StaticOn => Some("static"),
            Effect::MusicCalm => Some("music-calm"),
            Effect::MusicUneasy => Some("music-uneasy"),
            Effect::MusicTense => Some("music-tense"),
            Effect::StaticOff | Effect::MusicOff => None,
        }
    }

    /// How long the voice waits after the tone that calls for attention has begun.
    const fn lead_ms(self) -> u32 {
        match self {
            Effect::Alarm => 500,
            Effect::Threat | Effect::SeriousThreat => 350,
            Effect::Data => 300,
            _ => 0,
        }
    }
}

/// How long clips take one after the other.
fn spoken_ms(clips: &[Clip]) -> u32 {
    let gaps = clips.len().saturating_sub(1) as u32;
    clips.iter().map(|c| c.length_ms()).sum::<u32>() + gaps * GAP_MS
}

impl Timeline {
    /// The timeline of a script. Every script has one, even a crowded one (see `timeline/voice.rs` for who waits then).
    pub fn of(script: &Script) -> Timeline {
        let end = script.events.iter().map(|e| ms(e.at)).max().unwrap_or(0);
        let mut builder = Builder {
            signals: signals(script, end),
            ..Builder::default()
        };
        builder.each_signal(Builder::ending);
        builder.each_signal(Builder::transfer_countdown);
        // A transfer that is announced late may be over before anybody hears of it: it goes first.
        for transfers in [true, false] {
            builder.each_signal(|b, at, change| {
                if (change == Change::TransferOpens) == transfers {
                    b.announcement(at, change, end);
                }
            });
        }
        builder.each_signal(Builder::warnings);
        builder.repetitions();
        builder.music();
        builder.utterances.sort_by_key(|u| u.at_ms);
        builder.cues.sort_by_key(|c| c.at_ms);
        Timeline {
            signals: builder.signals,
            utterances: builder.utterances,
            cues: builder.cues,
            length_ms: end + TAIL_MS,
        }
    }
}

fn ms(seconds: u16) -> u32 {
    u32::from(seconds) * 1_000
}

/// From the lines of a script to the moments of the game.
fn signals(script: &Script, end: u32) -> Vec<Signal> {
    let mut signals = Vec::new();
    let mut signal = |at_ms: u32, change| signals.push(Signal { at_ms, change });
    signal(0, Change::Start);
    for (line, &ScriptLine { at, event }) in script.events.iter().enumerate() {
        let at = ms(at);
        match event {
            ScriptEvent::Threat {
                number,
                severity,
                track,
                unconfirmed,
            } => signal(
                at,
                Change::Threat {
                    number,
                    severity,
                    track,
                    unconfirmed,
                },
            ),
            ScriptEvent::IncomingData => signal(at, Change::IncomingData),
            ScriptEvent::DataTransfer => {
                // The beep comes before the next announcement where the script leaves less than 12 s (S2-3 at 8:05).
                let next = script.events.get(line + 1).map_or(end, |e| ms(e.at));
                let room = next.saturating_sub(at + 1_000);
                let length = room.clamp(SHORTEST_TRANSFER_MS, TRANSFER_MS);
                signal(at, Change::TransferOpens);
                signal(end.min(at + length), Change::TransferCloses);
            }
            ScriptEvent::CommunicationsDown { seconds } => {
                signal(at, Change::CommunicationsDown);
                signal(end.min(at + ms(seconds)), Change::CommunicationsRestored);
            }
            ScriptEvent::PhaseEnd { phase } => signal(at, Change::PhaseEnds { phase }),
            ScriptEvent::MissionEnd => {
                signal(at.saturating_sub(60_000), Change::EndMayBeAgreed);
                signal(at, Change::MissionEnds);
            }
        }
    }
    signals.sort_by_key(|s| s.at_ms);
    signals
}

/// Something to say when there is room for it.
struct Later {
    wish_ms: u32,
    clips: Vec<Clip>,
    text: Text,
    repeated: bool,
}

#[derive(Default)]
struct Builder {
    voice: Voice,
    signals: Vec<Signal>,
    utterances: Vec<Utterance>,
    cues: Vec<Cue>,
    later: Vec<Later>,
}

impl Builder {
    fn each_signal(&mut self, mut step: impl FnMut(&mut Builder, u32, Change)) {
        for place in 0..self.signals.len() {
            let Signal { at_ms, change } = self.signals[place];
            step(self, at_ms, change);
        }
    }

    fn cue(&mut self, at_ms: u32, effect: Effect) {
        self.cues.push(Cue { at_ms, effect });
    }

    /// Adds words for which the voice has been taken.
    fn say(&mut self, at_ms: u32, clips: Vec<Clip>, text: Text) -> &mut Utterance {
        let until_ms = at_ms + spoken_ms(&clips);
        self.utterances.push_mut(Utterance {
            at_ms,
            speak_ms: at_ms,
            until_ms,
            clips,
            text,
            repeated: false,
        })
    }

    /// The countdown to the end of a phase or mission, exact to the millisecond (SA-22.3).
    fn ending(&mut self, at_ms: u32, change: Change) {
        let Some(Ending { lead_in, ended, .. }) = Ending::of(change) else {
            return;
        };
        let lead_ms = lead_in.0.length_ms() + GAP_MS;
        let ended_ms = ended.0.length_ms();
        let start = at_ms.checked_sub(COUNTDOWN_MS + lead_ms).filter(|&start| {
            self.voice
                .take_exactly(start, lead_ms + COUNTDOWN_MS + ended_ms)
        });
        if let Some(start) = start {
            self.say(start, vec![lead_in.0], lead_in.1);
            self.count_down_to(at_ms);
            self.say(at_ms, vec![ended.0], ended.1);
        } else if let Some(at_ms) = self.voice.take(at_ms, ended_ms, TAIL_MS - ended_ms) {
            self.say(at_ms, vec![ended.0], ended.1);
        }
        self.cue(
            at_ms,
            match change {
                Change::MissionEnds => Effect::Jump,
                _ => Effect::PhaseEnd,
            },
        );
    }

    /// Five, four, three, two, one: each on its second, for which the voice has been taken.
    fn count_down_to(&mut self, zero_ms: u32) {
        for (count, clip) in COUNTDOWN {
            let at_ms = zero_ms - u32::from(count) * 1_000;
            let text = Text::new("sa-computer-count").with("count", count);
            self.say(at_ms, vec![clip], text);
            self.cue(at_ms, Effect::Tick);
        }
    }

    fn transfer_countdown(&mut self, at_ms: u32, change: Change) {
        if change != Change::TransferCloses {
            return;
        }
        let exact = at_ms
            .checked_sub(COUNTDOWN_MS)
            .is_some_and(|start| self.voice.take_exactly(start, COUNTDOWN_MS));
        if exact {
            self.count_down_to(at_ms);
            self.later.push(Later {
                wish_ms: at_ms + BEEP_MS,
                clips: vec![Clip::DataTransferComplete],
                text: Text::new("sa-computer-data-transfer-complete"),
                repeated: false,
            });
        }
        self.cue(at_ms, Effect::Beep);
    }

    fn announcement(&mut self, at_ms: u32, change: Change, end: u32) {
        match change {
            Change::CommunicationsDown => self.cue(at_ms, Effect::StaticOn),
            Change::CommunicationsRestored => self.cue(at_ms, Effect::StaticOff),
            _ => {}
        }
        let Some(said) = Announcement::of(change) else {
            return;
        };
        let lead_ms = said.tone.map_or(0, Effect::lead_ms);
        let length = lead_ms + spoken_ms(&said.clips);
        // An announcement that would not fit before the end of the mission is dropped.
        let taken = end
            .checked_sub(at_ms + length)
            .and_then(|patience| self.voice.take(at_ms, length, patience));
        let Some(at_ms) = taken else {
            return;
        };
        if let Some(tone) = said.tone {
            self.cue(at_ms, tone);
        }
        if !said.again.is_empty() {
            self.later.push(Later {
                wish_ms: at_ms + length + BREATH_MS,
                clips: std::iter::once(Clip::Repeat).chain(said.again).collect(),
                text: said.text.clone(),
                repeated: true,
            });
        }
        self.say(at_ms + lead_ms, said.clips, said.text).at_ms = at_ms;
    }

    /// One minute and twenty seconds before each ending (SA-22.3).
    fn warnings(&mut self, at_ms: u32, change: Change) {
        let Some(ending) = Ending::of(change) else {
            return;
        };
        for (before, clip, text) in ending.warnings {
            let taken = at_ms
                .checked_sub(before)
                .and_then(|wish| self.voice.take(wish, clip.length_ms(), WARNING_PATIENCE_MS));
            if let Some(at_ms) = taken {
                self.say(at_ms, vec![clip], text);
            }
        }
    }

    fn repetitions(&mut self) {
        for later in std::mem::take(&mut self.later) {
            let length = spoken_ms(&later.clips);
            if let Some(at_ms) = self.voice.take(later.wish_ms, length, REPEAT_PATIENCE_MS) {
                self.say(at_ms, later.clips, later.text).repeated = later.repeated;
            }
        }
    }

    /// The music grows with the phases and in the last minute, and never calms down again.
    fn music(&mut self) {
        let mut loudest = 0;
        self.each_signal(|b, at_ms, change| {
            let (level, effect) = match change {
                Change::Start => (1, Effect::MusicCalm),
                Change::PhaseEnds { phase: 1 } => (2, Effect::MusicUneasy),
                Change::PhaseEnds { .. } | Change::EndMayBeAgreed => (3, Effect::MusicTense),
                Change::MissionEnds => (4, Effect::MusicOff),
                _ => return,
            };
            if level > loudest {
                loudest = level;
                b.cue(at_ms, effect);
            }
        });
    }
}
