//! New Technologies in flight: hyperspace, sleepers, and the tokens of a techie (GX-2).

use super::cards::Stage;
use super::{Flight, Reply, Ships};
use crate::event::{Event, LostBy};
use crate::question::{Jump, Question};
use crate::refusal::Refusal;
use crate::specialization::Specialization;
use crate::square::{Square, Squares};
use crate::tiles::Alien;
use serde::{Deserialize, Serialize};
use table::Recorder;

/// What follows when everybody who could jump has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum AfterJumps {
    /// The card that was revealed.
    Card,
    /// The comparison of crews of a Sabotage.
    Sabotage,
}

impl Flight {
    /// Ships that take part in the card, the leader first: those in flight and not in hyperspace (GX-2.33, GX-2.41).
    pub fn taking_part(&self) -> Ships {
        self.in_order(|pilot| pilot.in_flight() && pilot.hyperspace.is_none())
    }

    /// Tokens that can be spent now on the components of a part: a techie there adds a free one to those aboard, once a card
    /// (GX-2.68, GX-2.69, GX-6.9, GX-6.22).
    pub(crate) fn usable_tokens(&self, ship: usize, part: Squares) -> u8 {
        let state = &self.pilots[ship].ship;
        state.tokens_in(part) + state.free_in(part, self.free_uses(ship))
    }

    /// Tokens that can be spent now on the component on this square.
    pub(crate) fn tokens_for(&self, ship: usize, square: Square) -> u8 {
        self.usable_tokens(ship, self.pilots[ship].ship.part_of(square))
    }

    /// Uses that cost no token now: the techie's, while a token is aboard; solar panels do not suffice (GX-2.69, GX-21.7).
    pub(crate) fn free_uses(&self, ship: usize) -> u8 {
        let pilot = &self.pilots[ship];
        if pilot.free_token_used {
            0
        } else {
            pilot.ship.techie_uses()
        }
    }

    /// Pays for powered components; a use is what one token powers, any component of the set. Power comes from the named solar
    /// panels and batteries. Without any named: from all panels that help (GX-13.2), and from the batteries of GT-31.27. The
    /// techie's free use replaces the first token. Of a twin ship each half pays for itself (GX-6.9). Refused means that nothing
    /// changed. The batteries that were used.
    pub(super) fn spend(
        &mut self,
        ship: usize,
        uses: &[Squares],
        named: &[Square],
        rec: &mut impl Recorder<Event>,
    ) -> Result<Vec<Square>, Refusal> {
        if uses.is_empty() && named.is_empty() {
            return Ok(Vec::new());
        }
        let state = &self.pilots[ship].ship;
        let free_uses = self.free_uses(ship);
        if !state.can_power(uses, free_uses) {
            return Err(Refusal::TooFewTokens);
        }
        let fresh = state.fresh_panels();
        let sunny: Squares = named.iter().copied().collect::<Squares>().and(fresh);
        let panels = state.match_panels(if named.is_empty() { fresh } else { sunny }, uses);
        if let Some(idle) = sunny.without(panels.iter().copied().collect()).first() {
            return Err(Refusal::PanelNotJoined(idle));
        }
        let mut free = false;
        let mut spent = Vec::with_capacity(uses.len());
        for part in state.parts_of_grid() {
            let wanted = uses.iter().filter(|on| !on.and(*part).is_empty()).count();
            let count = wanted - panels.iter().filter(|panel| part.has(**panel)).count();
            let saved = count > 0 && state.free_in(*part, free_uses) > 0;
            free |= saved;
            let paid = count - usize::from(saved);
            if named.is_empty() {
                spent.extend(state.default_batteries_in(*part, paid));
                continue;
            }
            let batteries = || {
                let all = named.iter().copied();
                all.filter(|square| part.has(*square) && !sunny.has(*square))
            };
            // Somebody who names a battery for each use does not lose the saved token.
            let given = batteries().count();
            let kept = if saved && given == count { paid } else { given };
            if kept == 0 && sunny.len() as usize == named.len() {
                spent.extend(state.default_batteries_in(*part, paid));
            } else if kept != paid {
                let misplaced = state.misplaced_battery(uses, named);
                return Err(misplaced.map_or(Refusal::BatteryCount, Refusal::OtherHalf));
            } else {
                spent.extend(batteries().take(kept));
            }
        }
        let mut tokens = state.tokens;
        for square in &spent {
            if !tokens.take_one(*square) {
                return Err(Refusal::NoTokenThere(*square));
            }
        }
        self.pilots[ship].ship.tokens = tokens;
        for panel in panels {
            self.pilots[ship].ship.spent_panels.insert(panel);
            rec.tell_all(|| Event::SolarPower {
                ship: ship as u8,
                panel,
            });
        }
        if free {
            self.pilots[ship].free_token_used = true;
            rec.tell_all(|| Event::TokenSaved { ship: ship as u8 });
        }
        Ok(spent)
    }

    /// The ways in which a ship may jump now (GX-2.36, GX-2.38).
    pub fn jumps(&self, ship: usize) -> Vec<Jump> {
        let Some(pilot) = self.pilots.get(ship) else {
            return Vec::new();
        };
        if self.learning
            || pilot.rolled_against
            || pilot.hyperspace.is_some()
            || !pilot.in_flight()
            || pilot.ship.novelties.is_empty()
        {
            return Vec::new();
        }
        pilot.ship.jumps(self.free_uses(ship))
    }

    /// Asks the ships of this order one after another whether they jump (GX-2.81).
    pub(super) fn ask_to_jump(
        &mut self,
        order: Ships,
        turn: u8,
        then: AfterJumps,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Some(ship) = order.get(usize::from(turn)).map(|ship| usize::from(*ship)) else {
            return match then {
                AfterJumps::Card => self.play(rec),
                AfterJumps::Sabotage => self.sabotage(rec),
            };
        };
        // Where crew is counted, crubots may be activated instead (GX-13.30).
        let question = match then {
            AfterJumps::Card => None,
            AfterJumps::Sabotage => self.crubots_question(ship, None),
        }
        .or_else(|| (!self.jumps(ship).is_empty()).then_some(Question::Jump));
        if self.pilots[ship].reply.is_none()
            && let Some(question) = question
        {
            self.ask(ship, question, rec);
            if self.pilots[ship].reply.is_none() {
                return Stage::Jumps { order, turn, then };
            }
        }
        self.pilots[ship].reply = None;
        Stage::Jumps {
            order,
            turn: turn + 1,
            then,
        }
    }

    /// The owner jumps, or declines where that was the question (GX-2.30 to GX-2.34).
    pub(super) fn jump(
        &mut self,
        ship: usize,
        with: Option<Jump>,
        batteries: &[Square],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let Some(jump) = with else {
            return match self.pilots[ship].question {
                Some(Question::Jump) => self.reply(ship, Reply::No),
                _ => Err(Refusal::NotAsked("GX-2.36")),
            };
        };
        if self.jumps(ship).is_empty() {
            return Err(Refusal::NotNow("GX-2.36"));
        }
        let state = &self.pilots[ship].ship;
        let joined = state
            .engine_boosters()
            .into_iter()
            .find(|(booster, _)| *booster == jump.booster)
            .ok_or(Refusal::NoBooster(jump.booster))?
            .1;
        if !joined.has(jump.engine) {
            return Err(Refusal::NoBooster(jump.engine));
        }
        let flies_as_twin = state.flies_as_twin();
        let half = state.class().is_twin().then(|| state.half_of(jump.engine));
        let uses = state.jump_uses(&jump);
        let spent = self.spend(ship, &uses, batteries, rec)?;
        self.reply(ship, Reply::Jumped)?;
        if flies_as_twin {
            // GX-6.24: the other half stays and is counted, or may jump too.
            self.pilots[ship].reply = None;
        }
        match half {
            Some(_) => self.pilots[ship].jumping = half,
            // Away for the rest of this card and for the next one.
            None => self.pilots[ship].hyperspace = Some(self.revealed + 1),
        }
        rec.tell_all(|| Event::Jumped {
            ship: ship as u8,
            engine: jump.engine,
            batteries: spent,
            half,
        });
        self.lose_tile(ship, jump.engine, LostBy::Destroyed, rec);
        self.after_removal(ship, rec);
        Ok(())
    }

    /// Ships whose second card is resolved are back (GX-2.35).
    pub(super) fn return_from_hyperspace(&mut self, rec: &mut impl Recorder<Event>) {
        for ship in 0..self.pilots.len() {
            if self.pilots[ship].ship.class().is_twin() {
                self.halves_return(ship, rec);
                continue;
            }
            let pilot = &mut self.pilots[ship];
            if pilot.hyperspace.is_some_and(|until| until <= self.revealed) {
                pilot.hyperspace = None;
                if pilot.in_flight() {
                    rec.tell_all(|| Event::BackFromHyperspace {
                        ship: ship as u8,
                        half: None,
                    });
                }
            }
        }
    }

    /// Asks owners who lost crew whether they wake sleepers (GX-2.9). Whether somebody was asked.
    pub(super) fn offer_to_wake(&mut self, rec: &mut impl Recorder<Event>) -> bool {
        if !self.pilots.iter().any(|pilot| pilot.lost_crew) {
            return false;
        }
        let mut asked = false;
        for ship in 0..self.pilots.len() {
            if !std::mem::take(&mut self.pilots[ship].lost_crew) {
                continue;
            }
            let pilot = &self.pilots[ship];
            if pilot.in_flight() && pilot.ship.can_wake() {
                self.ask(ship, Question::Wake, rec);
                asked = true;
            }
        }
        asked
    }

    /// Sleepers are woken (GX-2.9 to GX-2.11).
    pub(super) fn wake(
        &mut self,
        ship: usize,
        into: &[Square],
        from: &[Square],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let mut after = self.pilots[ship].ship;
        if into.len() > usize::from(after.asleep()) {
            return Err(Refusal::WrongCount {
                needed: after.asleep(),
                named: into.len(),
            });
        }
        let from = if from.is_empty() {
            after.default_sleepers(into)
        } else if from.len() == into.len() {
            from.to_vec()
        } else {
            return Err(Refusal::WrongCount {
                needed: into.len() as u8,
                named: from.len(),
            });
        };
        if let Some(cabin) = into.get(from.len()) {
            // Nobody sleeps in that half.
            return Err(Refusal::SleepsElsewhere(*cabin));
        }
        for chamber in &from {
            let asleep = after.sleepers.get(*chamber);
            if asleep == 0 {
                return Err(Refusal::NoSleeperThere(*chamber));
            }
            after.sleepers.set(*chamber, asleep - 1);
        }
        for (cabin, chamber) in into.iter().zip(&from) {
            let part = after.part_of(*cabin);
            // GX-6.17: a twin ship wakes sleepers in their own half, where somebody is awake.
            if !part.has(*chamber) || self.pilots[ship].ship.humans_in(part) == 0 {
                return Err(Refusal::SleepsElsewhere(*chamber));
            }
            if !after.free_places().contains(cabin) {
                return Err(Refusal::NoPlaceThere(*cabin));
            }
            let awake = after.humans.get(*cabin);
            after.humans.set(*cabin, awake + 1);
        }
        self.pilots[ship].ship = after;
        self.pilots[ship].question = None;
        if !into.is_empty() {
            rec.tell_all(|| Event::Woken {
                ship: ship as u8,
                from,
                into: into.to_vec(),
            });
        }
        Ok(())
    }

    /// Whether the owner uses the diplomat against a loss that is known: asked, decided or impossible (GX-2.71). `None`: the
    /// owner has to decide.
    pub(super) fn averts(&mut self, ship: usize, rec: &mut impl Recorder<Event>) -> Option<bool> {
        if !self.pilots[ship]
            .ship
            .has_specialist(Specialization::Diplomat)
        {
            return Some(false);
        }
        if self.pilots[ship].reply.is_none() {
            self.ask(ship, Question::Diplomat, rec);
        }
        let yes = self.pilots[ship].reply.take()? == Reply::Yes;
        if yes {
            let state = &mut self.pilots[ship].ship;
            if let Some(square) = state.alien(Alien::Cyan) {
                // GX-2.73: it leaves afterwards.
                state.set_alien(square, None);
                self.pilots[ship].lost_crew = true;
                rec.tell_all(|| Event::DefeatAverted {
                    ship: ship as u8,
                    square,
                });
            }
        }
        Some(yes)
    }
}
