//! Mission scripts: what the ship computer announces, and when (SA-22.1).
//!
//! The official scripts are declared in [`base`] and [`new_frontier`], one line an announcement, in the
//! order of the printed scenario card. A generated mission is a [`Script`] of the same form.

mod base;
mod new_frontier;

use crate::mission::{Level, Track};
use crate::threats::Severity;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

pub use base::BASE;
pub use new_frontier::NEW_FRONTIER;

/// A mission script: announcements in order of time, closed by [`ScriptEvent::MissionEnd`].
/// The start announcement at 0:00 is part of every script and is not listed (SA-22.2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Script {
    /// Track number on the disc, such as `S2-4`; generated scripts name themselves.
    pub id: Cow<'static, str>,
    /// Name for the command line and for links, such as `mission-4`.
    pub slug: Cow<'static, str>,
    /// What is switched on in this mission (SA-19.1).
    pub kind: ScriptKind,
    /// The announcements, earliest first.
    pub events: Cow<'static, [ScriptLine]>,
}

/// An announcement and the second at which it begins (for the two endings: at which it is over, SA-22.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScriptLine {
    /// Seconds from the start announcement.
    pub at: u16,
    /// What is announced.
    #[serde(flatten)]
    pub event: ScriptEvent,
}

/// One line of a script (SA-4.30 to SA-4.41, SA-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum ScriptEvent {
    /// A threat appears in turn `number` of the Resolution Round.
    Threat {
        /// The n of "Time T+n", 1 to 8 (SA-4.42).
        number: u8,
        /// Which deck the card comes from.
        severity: Severity,
        /// Where it comes from.
        track: Track,
        /// Carried out only by a crew of five (SA-4.34).
        unconfirmed: bool,
    },
    /// Everybody may draw a card (SA-4.35).
    IncomingData,
    /// Everybody may hand over a card until the beep (SA-4.36).
    DataTransfer,
    /// Nobody may communicate for that long (SA-4.41, SA-22.4).
    CommunicationsDown {
        /// Length in seconds.
        seconds: u16,
    },
    /// The phase is over and the next one has begun (SA-4.22).
    PhaseEnd {
        /// The phase that ends, 1 or 2.
        phase: u8,
    },
    /// The Action Round is over (SA-4.25).
    MissionEnd,
}

/// The level of a mission (SA-19.1; NF-7.2 for missions made for double actions).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ScriptKind {
    /// Two phases, seven turns, fixed threats.
    TestRun,
    /// External threats only.
    Simulation,
    /// External and internal threats.
    AdvancedSimulation,
    /// Everything the base game has.
    Mission,
    /// New Frontier, double actions, to learn them.
    EasierDoubleMission,
    /// New Frontier, double actions.
    DoubleMission,
}

/// The box a script comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ScriptSet {
    /// Space Alert.
    Base,
    /// Space Alert: The New Frontier.
    NewFrontier,
}

impl ScriptKind {
    /// The box this level belongs to.
    pub const fn set(self) -> ScriptSet {
        match self {
            ScriptKind::TestRun
            | ScriptKind::Simulation
            | ScriptKind::AdvancedSimulation
            | ScriptKind::Mission => ScriptSet::Base,
            ScriptKind::EasierDoubleMission | ScriptKind::DoubleMission => ScriptSet::NewFrontier,
        }
    }

    /// How much of the base rules is switched on.
    pub const fn level(self) -> Level {
        match self {
            ScriptKind::TestRun => Level::TestRun,
            ScriptKind::Simulation => Level::Simulation,
            ScriptKind::AdvancedSimulation => Level::AdvancedSimulation,
            ScriptKind::Mission | ScriptKind::EasierDoubleMission | ScriptKind::DoubleMission => {
                Level::Mission
            }
        }
    }

    /// How many phases the Action Round has (SA-19.1).
    pub const fn phases(self) -> u8 {
        match self {
            ScriptKind::TestRun => 2,
            _ => 3,
        }
    }

    /// The sum of threats, common = 1 and serious = 2, for a crew of four and of five (SA-22.6, NF-7.5, NF-7.6).
    pub const fn threat_budget(self) -> (u8, u8) {
        match self {
            ScriptKind::TestRun => (3, 3),
            ScriptKind::Simulation | ScriptKind::AdvancedSimulation => (5, 6),
            ScriptKind::Mission => (7, 8),
            ScriptKind::EasierDoubleMission => (8, 10),
            ScriptKind::DoubleMission => (10, 12),
        }
    }
}

/// Every official script, base game first, in the order of the discs.
pub fn official_scripts() -> impl Iterator<Item = &'static Script> {
    BASE.iter().chain(NEW_FRONTIER.iter())
}

/// The official script with that id (`S2-4`) or slug (`mission-4`), in any case of letters.
pub fn find_script(name: &str) -> Option<&'static Script> {
    official_scripts()
        .find(|s| s.id.eq_ignore_ascii_case(name) || s.slug.eq_ignore_ascii_case(name))
}

impl Script {
    /// When the Action Round ends, in seconds.
    pub fn duration(&self) -> u16 {
        self.events.last().map_or(0, |last| last.at)
    }

    /// When each phase but the last ends, and then the mission, in seconds.
    pub fn phase_ends(&self) -> impl Iterator<Item = u16> {
        self.events
            .iter()
            .filter(|e| {
                matches!(
                    e.event,
                    ScriptEvent::PhaseEnd { .. } | ScriptEvent::MissionEnd
                )
            })
            .map(|e| e.at)
    }

    /// The sum of the announced threats for a crew of that size (SA-22.6).
    pub fn threat_level(&self, crew_of_five: bool) -> u8 {
        self.events
            .iter()
            .filter_map(|e| match e.event {
                ScriptEvent::Threat {
                    severity,
                    unconfirmed,
                    ..
                } if crew_of_five || !unconfirmed => Some(weight(severity)),
                _ => None,
            })
            .sum()
    }

    /// The Fluent message with the name of the mission.
    pub fn name_message(&self) -> String {
        if find_script(&self.id) == Some(self) {
            format!("sa-script-{}", self.slug)
        } else {
            "sa-script-generated".to_owned()
        }
    }

    /// Whether the script can be announced and flown; the first thing that is wrong otherwise.
    pub fn check(&self) -> Result<(), ScriptFault> {
        let mut last_at = 0;
        let mut phase = 1;
        let mut down_until = 0;
        let mut numbers = [[false; 9]; 2];
        for (line, &ScriptLine { at, event }) in self.events.iter().enumerate() {
            if at < last_at {
                return Err(ScriptFault::OutOfOrder { line });
            }
            last_at = at;
            match event {
                ScriptEvent::Threat { number, track, .. } => {
                    let internal = usize::from(track == Track::Internal);
                    // SA-4.43; NF-7.4 lets one internal and one external threat share a number.
                    let tracks = match self.kind.set() {
                        ScriptSet::Base => 0..2,
                        ScriptSet::NewFrontier => internal..internal + 1,
                    };
                    if !(1..=8).contains(&number) {
                        return Err(ScriptFault::BadNumber { line, number });
                    }
                    if tracks.into_iter().any(|t| numbers[t][usize::from(number)]) {
                        return Err(ScriptFault::NumberTwice { line, number });
                    }
                    numbers[internal][usize::from(number)] = true;
                }
                ScriptEvent::CommunicationsDown { seconds } => {
                    if seconds == 0 || at < down_until {
                        return Err(ScriptFault::BadBlackout { line });
                    }
                    down_until = at.saturating_add(seconds);
                }
                ScriptEvent::PhaseEnd { phase: ended } => {
                    if ended != phase || phase == self.kind.phases() {
                        return Err(ScriptFault::PhaseOutOfOrder { line });
                    }
                    phase += 1;
                }
                ScriptEvent::MissionEnd => {
                    if phase != self.kind.phases() {
                        return Err(ScriptFault::PhaseOutOfOrder { line });
                    }
                    if line + 1 != self.events.len() {
                        return Err(ScriptFault::AfterTheEnd { line: line + 1 });
                    }
                    if at < down_until {
                        return Err(ScriptFault::BadBlackout { line });
                    }
                    return Ok(());
                }
                ScriptEvent::IncomingData | ScriptEvent::DataTransfer => {}
            }
        }
        Err(ScriptFault::NoEnd)
    }
}

/// Why a script cannot be used. `line` counts the events from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "fault")]
pub enum ScriptFault {
    /// An event lies before the one above it.
    OutOfOrder {
        /// Where.
        line: usize,
    },
    /// A threat number is not 1 to 8 (SA-4.42).
    BadNumber {
        /// Where.
        line: usize,
        /// The number.
        number: u8,
    },
    /// Two threats have the same number (SA-4.43).
    NumberTwice {
        /// Where.
        line: usize,
        /// The number.
        number: u8,
    },
    /// Communications go down for no time, while they are down, or beyond the end of the mission (SA-22.4).
    BadBlackout {
        /// Where.
        line: usize,
    },
    /// Phases do not end one after the other, each once (SA-19.1).
    PhaseOutOfOrder {
        /// Where.
        line: usize,
    },
    /// Something is announced after the mission has ended (SA-4.25).
    AfterTheEnd {
        /// Where.
        line: usize,
    },
    /// The script does not say when the mission ends.
    NoEnd,
}

impl ScriptFault {
    /// The rule that forbids it.
    pub const fn rule(self) -> &'static str {
        match self {
            ScriptFault::OutOfOrder { .. } => "SA-22.1",
            ScriptFault::BadNumber { .. } => "SA-4.42",
            ScriptFault::NumberTwice { .. } => "SA-4.43",
            ScriptFault::BadBlackout { .. } => "SA-22.4",
            ScriptFault::PhaseOutOfOrder { .. } => "SA-19.1",
            ScriptFault::AfterTheEnd { .. } | ScriptFault::NoEnd => "SA-4.25",
        }
    }
}

impl table::Refusal for ScriptFault {
    fn code(&self) -> &'static str {
        match self {
            ScriptFault::OutOfOrder { .. } => "sa-script-out-of-order",
            ScriptFault::BadNumber { .. } => "sa-script-bad-number",
            ScriptFault::NumberTwice { .. } => "sa-script-number-twice",
            ScriptFault::BadBlackout { .. } => "sa-script-bad-blackout",
            ScriptFault::PhaseOutOfOrder { .. } => "sa-script-phase-out-of-order",
            ScriptFault::AfterTheEnd { .. } => "sa-script-after-the-end",
            ScriptFault::NoEnd => "sa-script-no-end",
        }
    }

    fn rule(&self) -> &'static str {
        ScriptFault::rule(*self)
    }

    /// Announcements are counted from 1.
    fn args(&self) -> Vec<(&'static str, table::Arg)> {
        let at = |line: usize| ("line", table::Arg::Number(line as i64 + 1));
        match *self {
            ScriptFault::OutOfOrder { line }
            | ScriptFault::BadBlackout { line }
            | ScriptFault::PhaseOutOfOrder { line }
            | ScriptFault::AfterTheEnd { line } => vec![at(line)],
            ScriptFault::BadNumber { line, number } | ScriptFault::NumberTwice { line, number } => {
                vec![at(line), ("number", number.into())]
            }
            ScriptFault::NoEnd => Vec::new(),
        }
    }
}

/// What a threat counts in the budget (SA-22.6).
const fn weight(severity: Severity) -> u8 {
    match severity {
        Severity::Common => 1,
        Severity::Serious => 2,
    }
}

/// The event words of the scenario cards, such as `UNCONFIRMED SERIOUS 4 red`.
impl fmt::Display for ScriptEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ScriptEvent::Threat {
                number,
                severity,
                track,
                unconfirmed,
            } => {
                if unconfirmed {
                    f.write_str("UNCONFIRMED ")?;
                }
                match (severity, track.zone()) {
                    (Severity::Common, Some(_)) => f.write_str("THREAT")?,
                    (Severity::Serious, Some(_)) => f.write_str("SERIOUS")?,
                    (Severity::Common, None) => f.write_str("INTERNAL")?,
                    (Severity::Serious, None) => f.write_str("SERIOUS_INTERNAL")?,
                }
                write!(f, " {number}")?;
                match track {
                    Track::Red => f.write_str(" red"),
                    Track::White => f.write_str(" white"),
                    Track::Blue => f.write_str(" blue"),
                    Track::Internal => Ok(()),
                }
            }
            ScriptEvent::IncomingData => f.write_str("INCOMING_DATA"),
            ScriptEvent::DataTransfer => f.write_str("DATA_TRANSFER"),
            ScriptEvent::CommunicationsDown { seconds } => write!(f, "COMMS_DOWN {seconds}"),
            ScriptEvent::PhaseEnd { phase } => write!(f, "PHASE_END {phase}"),
            ScriptEvent::MissionEnd => f.write_str("MISSION_END"),
        }
    }
}

/// Minutes, seconds and event words: a line of a scenario card.
impl fmt::Display for ScriptLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:2}:{:02} {}", self.at / 60, self.at % 60, self.event)
    }
}

/// The words in which the official scripts are written down.
mod words {
    use super::{Cow, Script, ScriptEvent, ScriptKind, ScriptLine, Severity, Track};

    pub(super) const INCOMING_DATA: ScriptEvent = ScriptEvent::IncomingData;
    pub(super) const DATA_TRANSFER: ScriptEvent = ScriptEvent::DataTransfer;
    pub(super) const MISSION_END: ScriptEvent = ScriptEvent::MissionEnd;

    pub(super) const fn official(
        id: &'static str,
        slug: &'static str,
        kind: ScriptKind,
        events: &'static [ScriptLine],
    ) -> Script {
        Script {
            id: Cow::Borrowed(id),
            slug: Cow::Borrowed(slug),
            kind,
            events: Cow::Borrowed(events),
        }
    }

    pub(super) const fn at(minutes: u16, seconds: u16, event: ScriptEvent) -> ScriptLine {
        ScriptLine {
            at: minutes * 60 + seconds,
            event,
        }
    }

    pub(super) const fn threat(number: u8, zone: Track) -> ScriptEvent {
        announced(number, Severity::Common, zone)
    }

    pub(super) const fn serious(number: u8, zone: Track) -> ScriptEvent {
        announced(number, Severity::Serious, zone)
    }

    pub(super) const fn internal(number: u8) -> ScriptEvent {
        announced(number, Severity::Common, Track::Internal)
    }

    pub(super) const fn serious_internal(number: u8) -> ScriptEvent {
        announced(number, Severity::Serious, Track::Internal)
    }

    const fn announced(number: u8, severity: Severity, track: Track) -> ScriptEvent {
        ScriptEvent::Threat {
            number,
            severity,
            track,
            unconfirmed: false,
        }
    }

    pub(super) const fn unconfirmed(event: ScriptEvent) -> ScriptEvent {
        match event {
            ScriptEvent::Threat {
                number,
                severity,
                track,
                ..
            } => ScriptEvent::Threat {
                number,
                severity,
                track,
                unconfirmed: true,
            },
            other => other,
        }
    }

    pub(super) const fn communications_down(seconds: u16) -> ScriptEvent {
        ScriptEvent::CommunicationsDown { seconds }
    }

    pub(super) const fn phase_end(phase: u8) -> ScriptEvent {
        ScriptEvent::PhaseEnd { phase }
    }
}
