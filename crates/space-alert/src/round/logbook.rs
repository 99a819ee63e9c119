//! The ship's log (section 16 of the rules): what is written down of a mission, as data.

use super::crew::Crew;
use super::deal::Round;
use super::setup::Role;
use crate::score::{Outcome, Score};
use crate::threats::ThreatId;
use serde::{Deserialize, Serialize};

/// How one mission ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MissionResult {
    /// Survived with a score sheet, or lost.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// The sum; 0 when lost.
    pub total: i16,
}

/// One page of the log belongs to one crew, one line to one mission (SA-16.1, SA-16.3). The keeper of the log adds the date.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogEntry {
    /// The crew, in the order in which it acts.
    pub crew: Vec<LoggedMember>,
    /// The script: its id, or the name of a generated one.
    pub script: String,
    /// Difficulty of common threats: `1`, `2` or `1+2` (SA-16.4).
    pub common: String,
    /// Difficulty of serious threats.
    pub serious: String,
    /// Points; nothing when the ship was lost (SA-16.5).
    pub points: Option<LoggedPoints>,
    /// The threat that finished the ship, by its code.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub lost_to: Option<ThreatId>,
    /// Which mission of a campaign, from 1; the lines of a campaign are joined by a bracket (SA-17.20).
    pub campaign: Option<u8>,
    /// The total of the whole campaign, on its last line (SA-17.20).
    pub campaign_total: Option<i16>,
}

/// A name in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LoggedMember {
    /// The name; empty for an android without one.
    pub name: String,
    /// Written in square brackets (SA-16.2).
    pub android: bool,
    /// Star, headphones, exclamation mark (SA-16.1).
    pub roles: Vec<Role>,
}

/// The points of a line (SA-16.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LoggedPoints {
    /// Survived threats.
    pub survived: i16,
    /// Destroyed threats.
    pub destroyed: i16,
    /// Damage, knock-outs and squads, as a number below zero.
    pub penalties: i16,
    /// Visual confirmation.
    pub observation: i16,
    /// Special cards (NF-8.4.5).
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<i16>"))]
    pub special: i16,
    /// The sum.
    pub total: i16,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
fn is_zero(n: &i16) -> bool {
    *n == 0
}

impl LogEntry {
    /// The line of a mission. Training is not logged (SA-16.6).
    pub(crate) fn of(
        crew: &Crew,
        round: &Round,
        outcome: Outcome,
        campaign: Option<u8>,
    ) -> Option<LogEntry> {
        if !round.level().is_mission() {
            return None;
        }
        let member = |number: u8| {
            let number = usize::from(number);
            let android = crew.is_android(number);
            LoggedMember {
                name: crew.name(number).to_owned(),
                android,
                roles: round.roles.of(number).filter(|_| !android).collect(),
            }
        };
        Some(LogEntry {
            crew: round.order(crew).into_iter().map(member).collect(),
            script: round.script.id.clone().into_owned(),
            common: round.common.in_log().to_owned(),
            serious: round.serious.in_log().to_owned(),
            points: outcome.score().map(LoggedPoints::from),
            lost_to: match outcome {
                Outcome::Survived { .. } => None,
                Outcome::Lost { threat, .. } => Some(threat),
            },
            campaign,
            campaign_total: None,
        })
    }
}

impl From<Score> for LoggedPoints {
    fn from(score: Score) -> LoggedPoints {
        LoggedPoints {
            survived: score.survived,
            destroyed: score.destroyed,
            penalties: score.damage
                + score.worst_zone
                + score.knocked_out
                + score.disabled_battlebots,
            observation: score.observation,
            special: score.special,
            total: score.total(),
        }
    }
}
