//! The briefing: roles are given or volunteered for, difficulty is proposed, everybody gets ready (SA-3.1, SA-3.8, SA-17.4).

use super::crew::{Crew, Roles};
use super::refusal::Refusal;
use super::setup::{Difficulty, Frontier, Role, Setup};
use super::skills::{ExplorerCard, HeldSkill, Skill, SkillChoice};
use serde::{Deserialize, Serialize};
use table::Seed;

/// What is settled before a mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Briefing {
    /// Common and serious threats, as each player proposes.
    pub proposals: Vec<[Difficulty; 2]>,
    /// Given by the host: captain, communications, security.
    pub given: [Option<u8>; 3],
    /// Volunteered for.
    pub volunteers: [Option<u8>; 3],
    /// Who is ready, one bit a player.
    pub ready: u8,
    /// Specializations, where they are in use.
    #[serde(default, skip_serializing_if = "SkillChoice::is_off")]
    pub skills: SkillChoice,
    /// Who gets the first card that cannot be split evenly, by player; nothing: the captain (NF-8.2.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extra_first: Option<u8>,
}

/// What the crew has agreed on when the mission starts.
pub(crate) struct Agreement {
    pub roles: Roles,
    /// Common and serious threats.
    pub difficulty: [Difficulty; 2],
    /// The specialization of each crew member; empty where they are not in use.
    pub skills: Vec<Option<Skill>>,
    pub explorers: Vec<Option<ExplorerCard>>,
    pub extra_first: u8,
}

impl Briefing {
    /// The host's choices are everybody's first proposal. A role given to a seat where nobody sits is open.
    pub fn new(setup: &Setup, crew: &Crew, seed: Seed) -> Result<Briefing, Refusal> {
        let session = HeldSkill::of_crew(&setup.held_skills, crew)?;
        let given = |role| {
            let seat = setup.roles.get(role)?;
            crew.player(seat).map(|player| player as u8)
        };
        Ok(Briefing {
            proposals: vec![[setup.common, setup.serious]; crew.humans()],
            given: Role::ALL.map(given),
            volunteers: [None; 3],
            ready: 0,
            skills: SkillChoice::new(setup.modules(), crew, seed, session),
            extra_first: None,
        })
    }

    /// What holds when the mission starts now.
    pub fn agreement(&self, modules: Frontier, crew: &Crew) -> Agreement {
        let roles = self.roles(crew);
        Agreement {
            roles,
            difficulty: self.difficulty(),
            skills: self.skills.skills(modules, crew),
            explorers: self.skills.explorers.clone(),
            extra_first: self.extra_first.unwrap_or(roles.captain),
        }
    }

    /// Every explorer of a campaign is of level 2 at least (NF-10.8.1).
    pub fn ready_for_campaign(&self) -> bool {
        let explorers = &self.skills.explorers;
        explorers
            .iter()
            .all(|explorer| explorer.as_ref().is_some_and(|e| e.level >= 2))
    }

    /// The roles as they are now.
    pub fn roles(&self, crew: &Crew) -> Roles {
        let claimed = [0, 1, 2].map(|i| self.given[i].or(self.volunteers[i]));
        Roles::fill(claimed, crew.humans())
    }

    /// The most cautious proposal, for common and for serious threats (SA-17.4): nobody flies against more than he wants
    /// (NF-10.1.5).
    pub fn difficulty(&self) -> [Difficulty; 2] {
        [0, 1].map(|i| {
            let proposals = self.proposals.iter().map(|proposal| proposal[i]);
            proposals
                .reduce(Difficulty::most_cautious)
                .unwrap_or_default()
        })
    }

    /// A player takes an open role.
    pub fn volunteer(&mut self, player: usize, role: Role) -> Result<(), Refusal> {
        if self.given[role as usize].is_some() {
            return Err(Refusal::RoleGiven(role));
        }
        match &mut self.volunteers[role as usize] {
            Some(other) if usize::from(*other) != player => Err(Refusal::RoleTaken(role)),
            place => {
                *place = Some(player as u8);
                Ok(())
            }
        }
    }

    /// A player gives a role back.
    pub fn step_down(&mut self, player: usize, role: Role) -> Result<(), Refusal> {
        let place = &mut self.volunteers[role as usize];
        if place.map(usize::from) != Some(player) {
            return Err(Refusal::RoleNotHeld(role));
        }
        *place = None;
        Ok(())
    }

    /// Whether everybody is ready.
    pub fn all_ready(&self) -> bool {
        self.ready == (1u8 << self.proposals.len()) - 1
    }
}
