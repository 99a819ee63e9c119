//! What The New Frontier adds to a mission under way: its modules, specializations and their special cards, the cards drawn
//! by callers, and the Teleporter's tokens.

use super::briefing::Agreement;
use super::cards::{CardId, SpecialCard};
use super::command::TeleporterToken;
use super::crew::Crew;
use super::deal::{Round, deck_index};
use super::refusal::Refusal;
use super::setup::Frontier;
use super::skills::{ExplorerCard, Skill};
use crate::mission::{DrawnCard, FrontierRules, MAX_CALLED, TeleporterTokens, Track, tile_shuffle};
use crate::specialization::Specialization;
use crate::threats::{Location, Severity, ThreatId, Traits};
use serde::{Deserialize, Serialize};
use table::Seed;

/// The part of a mission that exists with the expansion only.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Expansion {
    /// The modules in use.
    pub modules: Frontier,
    /// The specialization of each crew member; empty where they are not in use.
    pub skills: Vec<Option<Skill>>,
    /// The explorer of each human player.
    pub explorers: Vec<Option<ExplorerCard>>,
    /// The special cards of androids, placed or not (NF-8.3.2).
    pub android_specials: Vec<CardId>,
    /// The cards drawn by callers when they were revealed (NF-3.9.1), and by the Space Time Vortex once the round is over.
    pub drawn: Vec<DrawnCard>,
    /// Who holds the traveller and the destination token, by crew number (NF-9.6.4).
    pub tokens: Option<[u8; 2]>,
    /// Shuffles the tiles that the Squad Leader repairs into their piles (NF-9.9.12).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile_seed: Option<Seed>,
}

impl Expansion {
    pub fn is_off(&self) -> bool {
        *self == Expansion::default()
    }

    pub fn new(modules: Frontier, crew: &Crew, agreed: &Agreement, seed: Seed) -> Expansion {
        if modules.is_off() {
            return Expansion::default();
        }
        let androids = agreed.skills.iter().skip(crew.human_members()).flatten();
        let is_teleporter = |skill: &Option<Skill>| {
            skill.is_some_and(|skill| skill.specialization == Specialization::Teleporter)
        };
        let teleporter = agreed.skills.iter().position(is_teleporter);
        Expansion {
            modules,
            skills: agreed.skills.clone(),
            explorers: match modules.experience {
                true => agreed.explorers.clone(),
                false => Vec::new(),
            },
            android_specials: androids.flat_map(|skill| skill.cards()).collect(),
            drawn: Vec::new(),
            tokens: teleporter.map(|member| [member as u8; 2]), // NF-9.6.1
            tile_seed: modules
                .specializations
                .then(|| seed.derive("repaired tiles")),
        }
    }

    /// The specialization of a crew member.
    pub fn skill(&self, member: usize) -> Option<Skill> {
        self.skills.get(member).copied().flatten()
    }

    /// The crew member who has a special card.
    pub fn owner(&self, card: SpecialCard) -> Option<usize> {
        self.skills
            .iter()
            .position(|skill| skill.is_some_and(|skill| skill.cards().any(|own| own == card.id())))
    }
}

impl Round {
    /// The expansion's rules of the flight: double actions bring the interceptors with three distances (NF-6.1.1).
    pub fn frontier_rules(&self) -> FrontierRules {
        FrontierRules {
            variable_range: self.expansion.modules.double_actions,
            tile_shuffle: self.expansion.tile_seed.map(tile_shuffle),
            ..FrontierRules::default()
        }
    }

    /// The tokens of the Teleporter by place in turn order.
    pub fn teleporter_tokens(&self, crew: &Crew) -> TeleporterTokens {
        let order = self.order(crew);
        let place = |number: u8| order.iter().position(|n| *n == number).map(|p| p as u8);
        let [traveller, destination] = match self.expansion.tokens {
            Some(tokens) => tokens.map(place),
            None => [None; 2],
        };
        TeleporterTokens {
            traveller,
            destination,
        }
    }

    /// Draws the card that a revealed caller calls, and what that one calls in turn (NF-3.9.1, NF-3.9.12).
    pub fn draw_called(&mut self, caller: ThreatId) {
        let mut caller = caller;
        while !caller.card().traits.has(Traits::VORTEX)
            && let Some(location) = caller.card().draws
            && self.expansion.drawn.len() < MAX_CALLED
            && !self.expansion.drawn.iter().any(|d| d.caller == caller)
            && let Some(drawn) = self.decks[called_deck(location)].pop()
        {
            self.expansion.drawn.push(DrawnCard { caller, drawn });
            caller = drawn;
        }
    }

    /// After the Action Round: draws for the callers that an officer had missed, and the card that the Space Time Vortex
    /// will draw (NF-14.10.9).
    pub fn draw_rest(&mut self) {
        let callers: Vec<ThreatId> = self.threats.iter().map(|t| t.threat).collect();
        callers.iter().for_each(|caller| self.draw_called(*caller));
        let called = self.expansion.drawn.iter().map(|d| d.drawn);
        let vortex = callers
            .iter()
            .copied()
            .chain(called)
            .find(|id| id.card().traits.has(Traits::VORTEX));
        if let Some(caller) = vortex
            && let Some(location) = caller.card().draws
            && let Some(drawn) = self.decks[called_deck(location)].pop()
        {
            self.expansion.drawn.push(DrawnCard { caller, drawn });
        }
    }

    /// The cards drawn by callers as everybody sees them; what the Vortex draws is seen in the flight.
    pub fn called_cards(&self) -> Vec<DrawnCard> {
        let drawn = self.expansion.drawn.iter().copied();
        drawn
            .filter(|d| !d.caller.card().traits.has(Traits::VORTEX))
            .collect()
    }

    /// The Teleporter hands a token to somebody: in a data transfer, in a solo mission at any time (NF-9.6.2, AR-42).
    pub fn hand_token(
        &mut self,
        crew: &Crew,
        player: usize,
        (token, to): (TeleporterToken, u8),
    ) -> Result<(), Refusal> {
        let skills = &self.expansion.skills;
        let is_teleporter = |skill: &Option<Skill>| {
            skill.is_some_and(|skill| skill.specialization == Specialization::Teleporter)
        };
        let teleporter = skills.iter().position(is_teleporter);
        let (Some(teleporter), Some(tokens)) = (teleporter, &mut self.expansion.tokens) else {
            return Err(Refusal::NotTeleporter);
        };
        // Anybody acts for an android.
        if !crew.is_android(teleporter) && teleporter != player {
            return Err(Refusal::NotTeleporter);
        }
        if usize::from(to) >= crew.size() {
            return Err(Refusal::NoSuchCrew(to));
        }
        if self.transfer.is_none() && !crew.is_solo() {
            return Err(Refusal::TokensInTransfer);
        }
        tokens[token as usize] = to;
        Ok(())
    }
}

/// Callers and the Vortex draw common threats (NF-3.9, NF-14.10.9).
fn called_deck(location: Location) -> usize {
    let track = match location {
        Location::Internal => Track::Internal,
        Location::External => Track::White,
    };
    deck_index(track, Severity::Common)
}
