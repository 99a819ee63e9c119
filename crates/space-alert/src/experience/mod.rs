//! The Experience System of The New Frontier (NF-10, NF-11): explorers with a log, levels and achievements. The log belongs
//! to the player and is kept in the browser; here is what the rules say about it.

pub mod achievements;
mod conditions;
pub mod deeds;
mod run;

pub use achievements::{ACHIEVEMENTS, Achievement, Attestation, Category};
pub use run::{Around, FlownMission, Run};

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
        }
    }

    /// Whether a log from elsewhere makes sense.
    pub fn check(&self) -> Result<(), LogFault> {
        let fits = self.level == MAX_EXPLORER_LEVEL || self.next_box < row(self.level).0;
        match fits && self.card().check().is_ok() {
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
        self.xp = self.xp.saturating_add(u32::from(xp));
        for _ in 0..xp {
            if self.level >= MAX_EXPLORER_LEVEL {
                return; // NF-10.5.5
            }
            let (boxes, dotted) = row(self.level);
            if !self.consent {
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
        let facts = run.facts();
        let mut log = self.clone();
        let xp = if facts.success { facts.xp } else { 0 };
        let achievement = |id: &String| Achievement::find(id);
        let claimed: Vec<&Achievement> = claims.iter().filter_map(achievement).collect();
        if claimed.len() != claims.len() {
            return Err(LogFault::NotMet);
        }
        log.gain(xp);
        if !facts.success {
            match log.consent {
                true => log.clones = log.clones.saturating_add(1), // NF-10.4.2
                false => log.lost = true,
            }
        }
        let mut entry = facts.entry(xp);
        log.entries.push(entry.clone());
        let judged = |career: bool| facts.met(self, &log, career);
        let mut met: Vec<&Achievement> = judged(false).into_iter().chain(judged(true)).collect();
        met.sort_by_key(|met| ACHIEVEMENTS.iter().position(|known| known.id == met.id));
        let on_word: Vec<&Achievement> = facts.met_on_word(self);
        for (i, claim) in claimed.iter().enumerate() {
            let vouched = on_word.contains(claim) && claim.attestation().is_some();
            if self.has(claim) || !(met.contains(claim) || vouched) {
                return Err(LogFault::NotMet);
            }
            let same = |other: &&&Achievement| other.category == claim.category;
            if claimed[..i].contains(claim)
                || (claim.category != Category::Addiction && claimed[..i].iter().any(|c| same(&c)))
            {
                return Err(LogFault::OnePerCategory);
            }
        }
        for claim in &claimed {
            entry.achievement_xp += u16::from(claim.xp);
            log.gain(u16::from(claim.xp));
            log.achievements.push(claim.id.to_owned());
        }
        log.entries.pop();
        log.entries.push(entry);
        let ids = |list: &[&Achievement]| list.iter().map(|a| a.id.to_owned()).collect();
        let open: Vec<&Achievement> = met.iter().copied().filter(|a| !log.has(a)).collect();
        let word: Vec<&Achievement> = on_word.into_iter().filter(|a| !log.has(a)).collect();
        Ok(ExperienceReport {
            xp,
            met: ids(&met),
            claimable: ids(&open),
            on_word: ids(&word),
            log,
        })
    }
}

#[cfg(test)]
mod tests;
