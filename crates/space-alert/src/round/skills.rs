//! Specializations before a mission (NF-8.5 without explorers, NF-10 with them): two basic cards for everybody, a level
//! more or another specialization after a mission that was survived, or what an explorer brings along.

use super::cards::SpecialCard;
use super::crew::Crew;
use super::refusal::Refusal;
use super::setup::Frontier;
use crate::specialization::{SkillLevel, Specialization};
use serde::{Deserialize, Serialize};
use table::{Dice, Seat, Seed};

/// The highest level of an explorer (NF-10.5.5).
pub const MAX_EXPLORER_LEVEL: u8 = 30;

/// A specialization and the level in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Skill {
    /// Which.
    pub specialization: Specialization,
    /// Its level, which says which cards it gives (NF-8.1.2).
    pub level: SkillLevel,
}

/// What a player's log says of the explorer (NF-10.2). The table takes the player's word for it, as on paper.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ExplorerCard {
    /// The explorer's level, 0 to 30.
    pub level: u8,
    /// The specializations with their boxes.
    pub skills: Vec<Skill>,
    /// Whether the explorer agreed to be cloned before the mission (NF-10.4.4).
    #[serde(default)]
    pub consent: bool,
}

impl ExplorerCard {
    /// The level in a specialization.
    pub fn level_in(&self, specialization: Specialization) -> Option<SkillLevel> {
        let mut skills = self.skills.iter();
        skills
            .find(|skill| skill.specialization == specialization)
            .map(|skill| skill.level)
    }

    fn boxes(&self) -> u8 {
        self.skills.iter().map(|skill| skill.level.get()).sum()
    }

    /// Whether such an explorer may depart: all boxes are chosen (NF-10.5.14).
    pub fn check(&self) -> Result<(), Refusal> {
        self.is_possible()?;
        match self.boxes() < self.level {
            true => Err(Refusal::OpenBoxes),
            false => Ok(()),
        }
    }

    /// Whether such an explorer can exist: at most one box for each level (NF-10.5.6), ticked in turn under the limit of
    /// the level just reached (NF-10.5.7, NF-10.5.14).
    pub fn is_possible(&self) -> Result<(), Refusal> {
        if self.level > MAX_EXPLORER_LEVEL {
            return Err(Refusal::BadExplorer("NF-10.5.5"));
        }
        let twice = |i: usize| {
            let is = self.skills[i].specialization;
            self.skills[..i]
                .iter()
                .any(|skill| skill.specialization == is)
        };
        if (0..self.skills.len()).any(twice) {
            return Err(Refusal::BadExplorer("NF-10.5.9"));
        }
        let boxes = self.boxes();
        if boxes > self.level {
            return Err(Refusal::BadExplorer("NF-10.5.6"));
        }
        // The boxes of the levels below the limit are boxes of lower levels.
        let below = |limit: SkillLevel| -> u8 {
            let lower = |skill: &Skill| skill.level.get().min(limit.get() - 1);
            self.skills.iter().map(lower).sum()
        };
        let fits = [SkillLevel::TWO, SkillLevel::THREE]
            .into_iter()
            .all(|limit| below(limit) >= boxes.min(limit.explorer_level() - 1));
        match fits {
            true => Ok(()),
            false => Err(Refusal::BadExplorer("NF-10.5.7")),
        }
    }
}

/// Who brings which specialization to the next mission.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SkillChoice {
    /// The two basic cards dealt to each crew member for a first mission (NF-8.5.1).
    pub dealt: Vec<[Specialization; 2]>,
    /// What each crew member held in the last mission, which was survived (NF-8.5.3).
    pub held: Vec<Option<Skill>>,
    /// What each crew member has chosen.
    pub chosen: Vec<Option<Specialization>>,
    /// The explorer of each human player (NF-10).
    pub explorers: Vec<Option<ExplorerCard>>,
}

impl SkillChoice {
    /// Before a first mission, or in a session that goes on with what its members held (NF-8.5.3, NF-8.5.7).
    pub fn new(
        modules: Frontier,
        crew: &Crew,
        seed: Seed,
        session: Vec<Option<Skill>>,
    ) -> SkillChoice {
        if !modules.specializations {
            return SkillChoice::default();
        }
        let goes_on = !modules.experience && session.iter().any(Option::is_some);
        let dealt = match modules.experience || goes_on {
            true => Vec::new(),
            false => {
                let mut cards = Specialization::ALL;
                Dice::new(seed.derive("specializations")).shuffle(&mut cards);
                let pairs = cards.chunks_exact(2).map(|pair| [pair[0], pair[1]]);
                pairs.take(crew.size()).collect()
            }
        };
        SkillChoice {
            dealt,
            held: match goes_on {
                true => session,
                false => vec![None; crew.size()],
            },
            chosen: vec![None; crew.size()],
            explorers: vec![None; crew.humans()],
        }
    }

    /// Whether there is nothing to store.
    pub fn is_off(&self) -> bool {
        !self.is_on()
    }

    /// Whether specializations are in use.
    pub fn is_on(&self) -> bool {
        !self.chosen.is_empty()
    }

    /// Before the next mission of a campaign, which follows one that was survived (NF-8.5.2, NF-8.5.3).
    pub fn after(&mut self, flown: &[Option<Skill>]) {
        if self.is_on() && self.explorers.iter().all(Option::is_none) {
            self.held = flown.to_vec();
            self.dealt.clear();
        }
        self.chosen.iter_mut().for_each(|chosen| *chosen = None);
    }

    /// The highest level that explorers of the crew have in a specialization (NF-10.6.1).
    fn known_by_crew(&self, specialization: Specialization) -> Option<SkillLevel> {
        let explorers = self.explorers.iter().flatten();
        explorers
            .filter_map(|explorer| explorer.level_in(specialization))
            .max()
    }

    /// What a crew member may choose, whatever the others have chosen.
    fn known(&self, modules: Frontier, crew: &Crew, member: usize) -> Vec<Skill> {
        let first = |specialization| Skill {
            specialization,
            level: SkillLevel::ONE,
        };
        if modules.experience {
            return Specialization::ALL
                .into_iter()
                .filter_map(|specialization| {
                    let level = match crew.is_android(member) {
                        true => self.known_by_crew(specialization)?,
                        false => self
                            .explorers
                            .get(member)?
                            .as_ref()?
                            .level_in(specialization)?,
                    };
                    Some(Skill {
                        specialization,
                        level,
                    })
                })
                .collect();
        }
        if let Some(dealt) = self.dealt.get(member) {
            return dealt.map(first).to_vec();
        }
        let held = self.held.get(member).copied().flatten();
        Specialization::ALL
            .into_iter()
            .map(|specialization| match held {
                Some(held) if held.specialization == specialization => Skill {
                    level: held.level.next(), // NF-8.5.3
                    ..held
                },
                _ => first(specialization),
            })
            .collect()
    }

    /// What a crew member has without choosing: the first card dealt, or what it held before (NF-8.5.3).
    fn without_choice(&self, member: usize) -> Option<Specialization> {
        match self.dealt.get(member) {
            Some(dealt) => Some(dealt[0]),
            None => self
                .held
                .get(member)
                .copied()
                .flatten()
                .map(|held| held.specialization),
        }
    }

    /// What each crew member brings as things stand. Those who have not chosen come last, each with the best
    /// specialization that is free: newcomers of a session, androids too (NF-8.5.7), and explorers; an android with
    /// explorers only brings what was chosen for it.
    pub fn skills(&self, modules: Frontier, crew: &Crew) -> Vec<Option<Skill>> {
        if !self.is_on() {
            return Vec::new();
        }
        let pick = |member: usize, specialization: Specialization| {
            let known = self.known(modules, crew, member);
            known
                .into_iter()
                .find(|skill| skill.specialization == specialization)
        };
        let mut skills: Vec<Option<Skill>> = (0..crew.size())
            .map(|member| {
                let chosen = self.chosen.get(member).copied().flatten();
                pick(member, chosen.or_else(|| self.without_choice(member))?)
            })
            .collect();
        let members = match modules.experience {
            true => crew.human_members(),
            false => crew.size(),
        };
        for member in 0..members {
            if skills[member].is_none() {
                let free = |skill: &Skill| !is_used(&skills, skill.specialization, member);
                let known = self.known(modules, crew, member);
                skills[member] = known.into_iter().filter(free).max_by_key(|s| s.level);
            }
        }
        skills
    }

    /// What a crew member may choose now: nobody else has it (NF-8.1.7).
    pub fn offers(&self, modules: Frontier, crew: &Crew, member: usize) -> Vec<Skill> {
        let fixed: Vec<Option<Skill>> = (0..crew.size())
            .map(|other| {
                let chosen = self.chosen.get(other).copied().flatten();
                let specialization = chosen.or_else(|| self.without_choice(other))?;
                Some(Skill {
                    specialization,
                    level: SkillLevel::ONE,
                })
            })
            .collect();
        let mut known = self.known(modules, crew, member);
        known.retain(|skill| !is_used(&fixed, skill.specialization, member));
        known
    }

    /// A player chooses for a crew member.
    pub fn choose(
        &mut self,
        modules: Frontier,
        crew: &Crew,
        member: usize,
        specialization: Specialization,
    ) -> Result<(), Refusal> {
        let is_it = |skill: &Skill| skill.specialization == specialization;
        if !self.known(modules, crew, member).iter().any(is_it) {
            return Err(match modules.experience {
                true => Refusal::UnknownSkill,
                false => Refusal::NotDealt,
            });
        }
        if !self.offers(modules, crew, member).iter().any(is_it) {
            return Err(Refusal::SkillTaken);
        }
        self.chosen[member] = Some(specialization);
        Ok(())
    }

    /// A player says who the explorer is. What was chosen before must still be known.
    pub fn bring(&mut self, crew: &Crew, player: usize, explorer: ExplorerCard) {
        self.explorers[player] = Some(explorer);
        for member in 0..self.chosen.len() {
            let known = self.chosen[member].is_none_or(|chosen| match crew.is_android(member) {
                true => self.known_by_crew(chosen).is_some(),
                false => self.explorers[member]
                    .as_ref()
                    .is_some_and(|explorer| explorer.level_in(chosen).is_some()),
            });
            if !known {
                self.chosen[member] = None;
            }
        }
    }
}

fn is_used(skills: &[Option<Skill>], specialization: Specialization, but: usize) -> bool {
    let mut others = skills.iter().enumerate().filter(|(other, _)| *other != but);
    others.any(|(_, skill)| skill.is_some_and(|skill| skill.specialization == specialization))
}

/// What a crew member of the last mission brings into the next one (NF-8.5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HeldSkill {
    /// Whose; nothing for an android. Androids follow each other in acting order.
    pub seat: Option<Seat>,
    /// What was held.
    pub skill: Option<Skill>,
}

impl HeldSkill {
    /// What each member of this crew held. Who left frees a specialization, who joined has none, and so has an android
    /// that takes the place of a player (NF-8.5.7).
    pub(crate) fn of_crew(held: &[HeldSkill], crew: &Crew) -> Result<Vec<Option<Skill>>, Refusal> {
        let of_seat = |seat: &Seat| held.iter().find(|h| h.seat == Some(*seat))?.skill;
        let people = crew.seats[..crew.human_members()].iter().map(of_seat);
        let androids = held.iter().filter(|h| h.seat.is_none()).map(|h| h.skill);
        let androids = androids
            .chain(std::iter::repeat(None))
            .take(crew.androids.len());
        let skills: Vec<Option<Skill>> = people.chain(androids).collect();
        let twice = |(member, skill): (usize, &Option<Skill>)| {
            skill.is_some_and(|skill| is_used(&skills, skill.specialization, member))
        };
        match skills.iter().enumerate().any(twice) {
            true => Err(Refusal::SkillTaken),
            false => Ok(skills),
        }
    }
}

impl Skill {
    /// The special cards it gives (NF-8.1.2).
    pub fn cards(self) -> impl Iterator<Item = super::cards::CardId> {
        SpecialCard::of_level(self.specialization, self.level)
    }

    /// Whether a player whose explorer has this skill may plan a special card for an android (NF-10.6.2, NF-10.6.3).
    pub fn may_plan(self, card: SpecialCard) -> bool {
        self.specialization == card.specialization
            && (!card.advanced || self.level >= SkillLevel::TWO)
    }
}
