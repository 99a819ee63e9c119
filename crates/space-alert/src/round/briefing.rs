//! The briefing: roles are given or volunteered for, difficulty is proposed, everybody gets ready (SA-3.1, SA-3.8, SA-17.4).

use super::crew::{Crew, Roles};
use super::refusal::Refusal;
use super::setup::{Difficulty, Role, Setup};
use serde::{Deserialize, Serialize};

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
}

impl Briefing {
    /// The host's choices are everybody's first proposal. A role given to a seat where nobody sits is open.
    pub fn new(setup: &Setup, crew: &Crew) -> Briefing {
        let given = |role| {
            let seat = setup.roles.get(role)?;
            crew.player(seat).map(|player| player as u8)
        };
        Briefing {
            proposals: vec![[setup.common, setup.serious]; crew.humans()],
            given: Role::ALL.map(given),
            volunteers: [None; 3],
            ready: 0,
        }
    }

    /// The roles as they are now.
    pub fn roles(&self, crew: &Crew) -> Roles {
        let claimed = [0, 1, 2].map(|i| self.given[i].or(self.volunteers[i]));
        Roles::fill(claimed, crew.humans())
    }

    /// The most cautious proposal, for common and for serious threats (SA-17.4).
    pub fn difficulty(&self) -> [Difficulty; 2] {
        [0, 1].map(|i| {
            self.proposals
                .iter()
                .map(|proposal| proposal[i])
                .min()
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
