//! The Experience System of The New Frontier (NF-10, NF-11): explorers with a log, levels and achievements. The log belongs
//! to the player and is kept in the browser; here is what the rules say about it.

pub mod achievements;
mod conditions;
pub mod contributions;
mod run;

pub use achievements::{ACHIEVEMENTS, Achievement, Attestation, Category, Scope, Subject};
pub use run::{Around, FlownMission, Run};

use achievements::Condition;
use run::RunFacts;

use crate::round::skills::{ExplorerCard, MAX_EXPLORER_LEVEL, Skill};
use crate::specialization::{SkillLevel, Specialization};
use serde::{Deserialize, Serialize};
use table::{Arg, Refusal};

/// An explorer's log (NF-10.2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct ExplorerLog {
    /// The explorer's name.
    pub name: String,
    /// "I agree to be cloned" (NF-10.4).
    pub consent: bool,
    /// The level, 0 to 30.
    pub level: u8,
    /// The box of the level's row that is ticked next, from 0 (NF-10.5.3).
    pub next_box: u16,
    /// Experience points in all.
    pub xp: u32,
    /// Specializations with their boxes.
    pub skills: Vec<Skill>,
    /// Achievements earned, by id.
    pub achievements: Vec<String>,
    /// How often the explorer was cloned.
    pub clones: u16,
    /// Lost for good: failed without consent (NF-10.4.3).
    pub lost: bool,
    /// Missions and campaigns, oldest first.
    pub entries: Vec<ExplorerEntry>,
}

/// One line of the mission table (NF-10.2.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ExplorerEntry {
    /// The day, as days since 1 January 1970; a day begins at 5:00 (NF-11.12.5).
    pub day: u32,
    /// `M`, or `C2/3` for two missions of a campaign of three (NF-10.2.3).
    pub description: String,
    /// Points; nothing when the ship was lost.
    pub points: Option<i16>,
    /// Experience of the flight.
    pub xp: u16,
    /// Experience of achievements.
    pub achievement_xp: u16,
    /// All planned missions of a campaign were flown (NF-11.4.1).
    pub full_campaign: bool,
    /// The other human players.
    pub teammates: Vec<String>,
    /// Achievements ticked with this entry, by id.
    #[serde(default)]
    pub achievements: Vec<String>,
}

/// Boxes of the row of a level, and how many of the first ones are dotted (NF-10.5.12).
pub const fn row(level: u8) -> (u16, u16) {
    let l = level as u16;
    let dotted = match l {
        0 | 1 => 0,
        2..=6 => 3 * l - 2,
        _ => 4 + 2 * l,
    };
    (8 + 4 * l, dotted)
}

/// Experience of a successful mission (NF-10.5.1).
pub fn mission_xp(score: i16) -> u16 {
    2 + score_xp(score)
}

fn score_xp(score: i16) -> u16 {
    score.max(0).unsigned_abs() / 10
}

/// Experience of a successful campaign: `flown` missions of `planned` (NF-10.8.4 to NF-10.8.6).
pub fn campaign_xp(flown: u8, planned: u8, score: i16) -> u16 {
    let (flown, planned) = (u16::from(flown.max(1)), u16::from(planned.max(1)));
    let missions = match flown < planned {
        true => 2 + 4 * (flown - 1),
        false => 4 * planned,
    };
    missions + score_xp(score)
}

/// Why a log cannot be changed like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFault {
    /// The explorer is lost.
    Lost,
    /// Every level has its box already.
    NoBoxLeft,
    /// The specialization has all three boxes.
    AllBoxes,
    /// This box needs a higher level.
    BoxNeedsLevel(u8),
    /// A claimed achievement was not met, or was earned before.
    NotMet,
    /// Two achievements of one category.
    OnePerCategory,
    /// The log itself cannot be.
    BadLog,
    /// Training does not count.
    Training,
    /// There is no mission, or one that cannot be flown.
    NoMission,
}

impl Refusal for LogFault {
    fn code(&self) -> &'static str {
        match self {
            LogFault::Lost => "sa-experience-lost",
            LogFault::NoBoxLeft => "sa-experience-no-box-left",
            LogFault::AllBoxes => "sa-experience-all-boxes",
            LogFault::BoxNeedsLevel(_) => "sa-experience-box-needs-level",
            LogFault::NotMet => "sa-experience-not-met",
            LogFault::OnePerCategory => "sa-experience-one-per-category",
            LogFault::BadLog => "sa-experience-bad-log",
            LogFault::Training => "sa-experience-training",
            LogFault::NoMission => "sa-experience-no-mission",
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            LogFault::Lost => "NF-10.4.3",
            LogFault::NoBoxLeft | LogFault::BadLog => "NF-10.5.6",
            LogFault::AllBoxes => "NF-10.5.9",
            LogFault::BoxNeedsLevel(_) => "NF-10.5.7",
            LogFault::NotMet => "NF-11.1.1",
            LogFault::OnePerCategory => "NF-11.1.2",
            LogFault::Training => "NF-10.1.4",
            LogFault::NoMission => "NF-10.2.2",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            LogFault::BoxNeedsLevel(level) => vec![("level", (*level).into())],
            _ => Vec::new(),
        }
    }
}

impl ExplorerLog {
    /// What the explorer shows at a table.
    pub fn card(&self) -> ExplorerCard {
        ExplorerCard {
            level: self.level,
            skills: self.skills.clone(),
            consent: self.consent,
        }
    }

    /// Whether a log from elsewhere makes sense.
    pub fn check(&self) -> Result<(), LogFault> {
        let fits = self.level == MAX_EXPLORER_LEVEL || self.next_box < row(self.level).0;
        match fits && self.card().is_possible().is_ok() {
            true => Ok(()),
            false => Err(LogFault::BadLog),
        }
    }

    /// Boxes of specializations still to be ticked (NF-10.5.14).
    pub fn open_boxes(&self) -> u8 {
        let ticked: u8 = self.skills.iter().map(|skill| skill.level.get()).sum();
        self.level.saturating_sub(ticked)
    }

    /// Ticks experience boxes one by one; who refuses to be cloned skips dotted boxes (NF-10.4.6, NF-10.5.3).
    pub fn gain(&mut self, xp: u16) {
        self.gain_as(xp, self.consent);
    }

    fn gain_as(&mut self, xp: u16, consent: bool) {
        self.xp = self.xp.saturating_add(u32::from(xp));
        for _ in 0..xp {
            if self.level >= MAX_EXPLORER_LEVEL {
                return; // NF-10.5.5
            }
            let (boxes, dotted) = row(self.level);
            if !consent {
                self.next_box = self.next_box.max(dotted);
            }
            self.next_box += 1;
            if self.next_box >= boxes {
                self.level += 1;
                self.next_box = 0;
            }
        }
    }

    /// Ticks a box of a specialization, the next of its three (NF-10.5.6 to NF-10.5.9). With several levels gained at once
    /// each box is under the limit of its own level (NF-10.5.14).
    pub fn tick(&mut self, specialization: Specialization) -> Result<(), LogFault> {
        if self.lost {
            return Err(LogFault::Lost);
        }
        if self.open_boxes() == 0 {
            return Err(LogFault::NoBoxLeft);
        }
        let level_of_box = self.level - self.open_boxes() + 1;
        let held = self
            .skills
            .iter_mut()
            .find(|skill| skill.specialization == specialization);
        let next = match &held {
            None => SkillLevel::ONE,
            Some(skill) if skill.level == SkillLevel::THREE => return Err(LogFault::AllBoxes),
            Some(skill) => skill.level.next(),
        };
        if level_of_box < next.explorer_level() {
            return Err(LogFault::BoxNeedsLevel(next.explorer_level()));
        }
        match held {
            Some(skill) => skill.level = next,
            None => self.skills.push(Skill {
                specialization,
                level: next,
            }),
        }
        Ok(())
    }

    /// Gives consent to be cloned, for good (NF-10.4.5).
    pub fn agree(&mut self) {
        self.consent = true;
    }

    fn has(&self, achievement: &Achievement) -> bool {
        self.achievements.iter().any(|id| id == achievement.id)
    }
}

/// What a flight or a campaign comes to for one explorer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ExperienceReport {
    /// Experience of the flight itself.
    pub xp: u16,
    /// Achievements whose condition is met, by id, the earned ones included.
    pub met: Vec<String>,
    /// Those of them that can be claimed now.
    pub claimable: Vec<String>,
    /// Those that can be claimed once the player vouches for them (NF-11.12.8).
    pub on_word: Vec<String>,
    /// The log with the claims.
    pub log: ExplorerLog,
}

impl ExplorerLog {
    /// What a run comes to, and the log afterwards with the claimed achievements. The run is judged with the level held
    /// before it; achievements of Addiction with the level they are ticked at (AR-49, NF-11.12.6).
    pub fn debrief(&self, run: &Run, claims: &[String]) -> Result<ExperienceReport, LogFault> {
        self.check()?;
        if self.lost {
            return Err(LogFault::Lost);
        }
        self.settle(&run.facts()?, claims)
    }

    fn settle(
        &self,
        facts: &RunFacts<'_>,
        claims: &[String],
    ) -> Result<ExperienceReport, LogFault> {
        // NF-10.4.4: consent counts if it was given before the first mission.
        let consent = self.consent && facts.run.around.consented.unwrap_or(true);
        let mut log = self.clone();
        let xp = if facts.success { facts.xp } else { 0 };
        log.gain_as(xp, consent);
        // NF-10.4.2: a clone's log is what it was before, but for the number of clones.
        let is_noted = facts.success || !consent;
        if is_noted {
            log.entries.push(facts.entry(xp));
        }
        if !facts.success {
            match consent {
                true => log.clones = log.clones.saturating_add(1),
                false => log.lost = true,
            }
        }
        let mut met = facts.met(self, &log, false);
        met.extend(facts.met(self, &log, true));
        met.sort_by_key(|met| ACHIEVEMENTS.iter().position(|known| known.id == met.id));
        let on_word = facts.met_on_word(self);
        let claimed = self.check_claims(claims, &met, &on_word)?;
        for claim in &claimed {
            log.gain_as(u16::from(claim.xp), consent);
            log.achievements.push(claim.id.to_owned());
            if let Some(entry) = log.entries.last_mut().filter(|_| is_noted) {
                entry.achievement_xp += u16::from(claim.xp);
                entry.achievements.push(claim.id.to_owned());
            }
        }
        let open = |list: &[&Achievement]| -> Vec<String> {
            let open = list.iter().filter(|a| !log.has(a));
            open.map(|a| a.id.to_owned()).collect()
        };
        Ok(ExperienceReport {
            xp,
            claimable: open(&met),
            on_word: open(&on_word),
            met: met.iter().map(|a| a.id.to_owned()).collect(),
            log,
        })
    }

    /// NF-11.1.1 to NF-11.1.3: what is met or vouched for and was not earned before, one of each category.
    fn check_claims(
        &self,
        claims: &[String],
        met: &[&'static Achievement],
        on_word: &[&'static Achievement],
    ) -> Result<Vec<&'static Achievement>, LogFault> {
        let mut claimed: Vec<&Achievement> = Vec::new();
        for id in claims {
            let claim = Achievement::find(id).ok_or(LogFault::NotMet)?;
            if self.has(claim) || !(met.contains(&claim) || on_word.contains(&claim)) {
                return Err(LogFault::NotMet);
            }
            let is_limited = claim.category != Category::Addiction;
            let same = |other: &&Achievement| other.category == claim.category;
            if claimed.contains(&claim) || (is_limited && claimed.iter().any(same)) {
                return Err(LogFault::OnePerCategory);
            }
            claimed.push(claim);
        }
        Ok(claimed)
    }

    /// Ticks an achievement for a published session report that has reached its thumbs up, half of them if it is not in
    /// English. It belongs to a successful entry whose Sociability boxes were left open (NF-11.5.3).
    pub fn report(
        &mut self,
        entry: usize,
        id: &str,
        thumbs: u16,
        english: bool,
    ) -> Result<(), LogFault> {
        if self.lost {
            return Err(LogFault::Lost);
        }
        let achievement = Achievement::find(id).ok_or(LogFault::NotMet)?;
        let Condition::Report(needed) = achievement.condition else {
            return Err(LogFault::NotMet);
        };
        let needed = if english { needed } else { needed.div_ceil(2) };
        if thumbs < needed || self.has(achievement) {
            return Err(LogFault::NotMet);
        }
        let entry = self.entries.get_mut(entry);
        let entry = entry.filter(|entry| entry.points.is_some());
        let entry = entry.ok_or(LogFault::NotMet)?;
        let mut ticked = entry
            .achievements
            .iter()
            .filter_map(|id| Achievement::find(id));
        if ticked.any(|other| other.category == achievement.category) {
            return Err(LogFault::OnePerCategory);
        }
        entry.achievement_xp += u16::from(achievement.xp);
        entry.achievements.push(id.to_owned());
        self.achievements.push(id.to_owned());
        self.gain(u16::from(achievement.xp));
        Ok(())
    }
}

#[cfg(test)]
mod tests;
