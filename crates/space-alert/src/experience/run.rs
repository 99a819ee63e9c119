//! One mission or one campaign as an explorer's log sees it: flown again from its mission files, so that every fact comes
//! from the same rules as the flight.

use super::contributions::{Contribution, contributions};
use super::{ExplorerEntry, LogFault, campaign_xp, mission_xp};
use crate::campaign::campaign_score;
use crate::flight::{fly, record_flight};
use crate::mission::{Level, Mission, Plan};
use crate::mission_file::MissionFile;
use crate::round::{Difficulty, Role};
use crate::score::{Outcome, Score};
use crate::specialization::SpecialCards;
use crate::state::State;
use crate::step::NoRecorder;
use crate::threats::Severity;
use serde::{Deserialize, Serialize};

/// A flown mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FlownMission {
    /// The mission and its plan.
    pub file: MissionFile,
    /// The colours of common and of serious threats (NF-2.3).
    pub pools: [Difficulty; 2],
    /// Double action cards were in use.
    pub double: bool,
}

/// A mission, or the missions of a campaign, for one explorer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The missions in the order of flying.
    pub missions: Vec<FlownMission>,
    /// How many missions a campaign was planned for; nothing for a single mission.
    pub planned: Option<u8>,
    /// The explorer's place in turn order; in a solo mission the captain (NF-10.7.1).
    pub me: u8,
    /// The circumstances that no recording tells.
    pub around: Around,
}

/// What no recording tells.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Around {
    /// The day, as days since 1 January 1970; a day begins at 5:00 (NF-11.12.5).
    pub day: u32,
    /// A day of work: Monday to Friday.
    pub workday: bool,
    /// Minute of the day at which the mission started, 0 to 1439.
    pub started: u16,
    /// Minute of the day at which it ended.
    pub ended: u16,
    /// The other human players.
    pub teammates: Vec<String>,
    /// The levels of their explorers, where they are known.
    pub teammate_levels: Vec<u8>,
    /// The roles the explorer held.
    pub roles: Vec<Role>,
    /// Whether the explorer had agreed to be cloned before the first mission; nothing: as the log says (NF-10.4.4).
    #[cfg_attr(feature = "ts", ts(optional))]
    pub consented: Option<bool>,
}

/// The facts of one mission.
pub(super) struct MissionFacts {
    pub score: Option<Score>,
    pub damage: [u8; 3],
    pub knocked_out: Vec<bool>,
    pub humans: u8,
    pub crew: u8,
    pub pool: Difficulty,
    pub pools: [Difficulty; 2],
    pub double: bool,
    /// NF-11.3.1
    pub standard: bool,
    /// The explorer's place in turn order; nothing for an android of a crew with people (NF-11.6.2).
    pub me: Option<usize>,
    pub mine: Contribution,
}

/// The facts of a run.
pub(super) struct RunFacts<'a> {
    pub run: &'a Run,
    pub missions: Vec<MissionFacts>,
    pub success: bool,
    /// All planned missions of a campaign were flown (NF-11.4.1).
    pub full_campaign: bool,
    pub solo: bool,
    pub score: i16,
    pub xp: u16,
}

/// The lower of two pools; two that cannot be compared count as white and yellow (NF-11.2.3, AR-47).
pub(super) fn lower(a: Difficulty, b: Difficulty) -> Difficulty {
    match (a.satisfies(b), b.satisfies(a)) {
        (true, _) => b,
        (_, true) => a,
        _ => Difficulty::Mixed,
    }
}

impl Difficulty {
    /// Whether this difficulty fulfils a required one (NF-11.2.1, NF-11.2.2). White and red counts as white (AR-47).
    pub fn satisfies(self, required: Difficulty) -> bool {
        use Difficulty::{AllColours, Mixed, Red, White, WhiteAndRed, Yellow, YellowAndRed};
        match required {
            White | WhiteAndRed => true,
            Mixed => !matches!(self, White | WhiteAndRed),
            Yellow => matches!(self, Yellow | YellowAndRed | Red),
            AllColours => matches!(self, AllColours | YellowAndRed | Red),
            YellowAndRed => matches!(self, YellowAndRed | Red),
            Red => self == Red,
        }
    }
}

impl FlownMission {
    fn facts(&self, me: u8) -> Option<MissionFacts> {
        let (mission, plan) = self.file.flight().ok()?;
        let (recording, outcome) = record_flight(&mission, &plan);
        let (_, end) = recording.frames.last()?;
        let crew = self.file.crew.len() as u8;
        let people = self
            .file
            .crew
            .iter()
            .filter(|member| !member.android)
            .count() as u8;
        let weight = |severity: Severity| match severity {
            Severity::Common => 1,
            Severity::Serious => 2,
        };
        let threats = mission.threats().iter();
        let threat_level: u8 = threats.map(|t| weight(t.threat.card().severity)).sum();
        let standard = match (self.double, crew == 5) {
            (false, false) => 7,
            (false, true) => 8,
            (true, false) => 10,
            (true, true) => 12,
        };
        // Alone, the captain is the explorer (NF-10.7.2).
        let me = match people {
            0 => Some(0),
            _ => Some(usize::from(me)).filter(|me| {
                let member = self.file.crew.get(*me);
                member.is_some_and(|member| !member.android)
            }),
        };
        let mut all = contributions(&mission, &plan, &recording);
        let mut mine = me.map_or_else(Contribution::default, |me| all.swap_remove(me));
        if let Some(me) = me {
            let kinds = [(false, SpecialCards::Basic), (true, SpecialCards::Advanced)];
            mine.needless = kinds
                .into_iter()
                .filter(|(_, kind)| comes_out_as_well_without(&mission, &plan, me, *kind, &outcome))
                .map(|(advanced, _)| advanced)
                .collect();
        }
        Some(MissionFacts {
            score: outcome.score(),
            damage: end.damage,
            knocked_out: end.crew().iter().map(|member| member.knocked_out).collect(),
            humans: people.max(1),
            crew,
            pool: lower(self.pools[0], self.pools[1]),
            pools: self.pools,
            double: self.double,
            standard: threat_level >= standard,
            me,
            mine,
        })
    }
}

/// NF-11.8.3: whether the same result is had more simply, without the special cards of one kind: the crew does everything
/// else as planned, and the mission comes out no worse.
fn comes_out_as_well_without(
    mission: &Mission,
    plan: &Plan,
    me: usize,
    kind: SpecialCards,
    outcome: &Outcome,
) -> bool {
    let mut simpler = plan.clone();
    for (turn, card) in (1..).zip(plan.slots(me)) {
        let left = match (card.special, kind) {
            (SpecialCards::Both, SpecialCards::Basic) => SpecialCards::Advanced,
            (SpecialCards::Both, SpecialCards::Advanced) => SpecialCards::Basic,
            (special, kind) if special == kind => SpecialCards::None,
            (special, _) => special,
        };
        simpler.set(me, turn, card.with_special(left));
    }
    let mut state = State::new(mission, &simpler);
    let without = fly(mission, &simpler, &mut state, &mut NoRecorder);
    // A lost ship has no score and is worse than any other.
    let points = |outcome: &Outcome| outcome.score().map(|score| score.total());
    simpler != *plan && points(&without) >= points(outcome)
}

impl Run {
    pub(super) fn facts(&self) -> Result<RunFacts<'_>, LogFault> {
        // NF-10.1.4
        if self
            .missions
            .iter()
            .any(|flown| flown.file.level != Level::Mission)
        {
            return Err(LogFault::Training);
        }
        let missions: Option<Vec<MissionFacts>> =
            self.missions.iter().map(|m| m.facts(self.me)).collect();
        let missions = missions.filter(|missions| !missions.is_empty());
        let missions = missions.ok_or(LogFault::NoMission)?;
        let scores: Option<Vec<Score>> = missions.iter().map(|m| m.score).collect();
        let success = scores.is_some();
        let scores = scores.unwrap_or_default();
        let flown = missions.len() as u8;
        let (score, xp) = match (self.planned, scores.first()) {
            (Some(planned), Some(_)) => {
                let score = campaign_score(&scores);
                (score, campaign_xp(flown, planned, score))
            }
            (None, Some(score)) => (score.total(), mission_xp(score.total())),
            (_, None) => (0, 0),
        };
        let alone = |m: &FlownMission| m.file.crew.iter().all(|member| member.android);
        Ok(RunFacts {
            run: self,
            success,
            full_campaign: success && self.planned.is_some_and(|planned| flown >= planned),
            solo: self.missions.iter().all(alone),
            score,
            xp,
            missions,
        })
    }
}

impl RunFacts<'_> {
    /// The line of the log.
    pub fn entry(&self, xp: u16) -> ExplorerEntry {
        ExplorerEntry {
            day: self.run.around.day,
            description: match self.run.planned {
                Some(planned) => format!("C{}/{planned}", self.missions.len()),
                None => "M".to_owned(),
            },
            points: self.success.then_some(self.score),
            xp,
            achievement_xp: 0,
            full_campaign: self.full_campaign,
            teammates: self.run.around.teammates.clone(),
            achievements: Vec::new(),
        }
    }
}
