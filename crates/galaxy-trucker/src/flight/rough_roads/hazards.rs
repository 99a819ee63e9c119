//! Rough Roads and hazards: how meteors and shots come at a ship, second rolls and second strikes, and single shots that no card
//! lists.

use crate::cards::{Hazard, HazardKind, Size};
use crate::data::Number;
use crate::event::{Event, HazardResult, LostBy};
use crate::flight::cards::Stage;
use crate::flight::{Flight, Ships};
use crate::goods::Goods;
use crate::rough_roads::RoughRoad;
use crate::ship::Ship;
use crate::side::Side;
use serde::{Deserialize, Serialize};
use table::Recorder;

/// What a ship still has to suffer or to get when its owner has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "pending")]
pub(in crate::flight) enum Pending {
    /// The second strike of a piercing projectile, in board coordinates (GX-8.35).
    SecondStrike { hazard: Hazard, roll: u8 },
    /// Infected goods that were accepted (GX-8.41).
    Goods { goods: Goods, one_less: bool },
}

/// One meteor or shot that the card does not list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::flight) struct LoneShot {
    pub hazard: Hazard,
    pub roller: u8,
    pub targets: Ships,
}

impl Ship {
    /// A hazard as it comes at this ship: sizes of meteors may be swapped (GX-8.30).
    pub(crate) fn faced(&self, hazard: Hazard) -> Hazard {
        if hazard.kind == HazardKind::Cannon || !self.roads.has(RoughRoad::MeteoricInversion) {
            return hazard;
        }
        let size = match hazard.size {
            Size::Small => Size::Large,
            Size::Large => Size::Small,
        };
        Hazard { size, ..hazard }
    }

    /// The same with the side of the board that it comes from, which is another one after a somersault (GX-8.43b).
    pub(crate) fn aimed(&self, hazard: Hazard) -> Hazard {
        Hazard {
            from: self.board_side(hazard.from),
            ..self.faced(hazard)
        }
    }
}

pub(super) const fn shot(size: Size, from: Side) -> Hazard {
    Hazard {
        kind: HazardKind::Cannon,
        size,
        from,
    }
}

impl Flight {
    /// The dice for one meteor or shot are known. The event names the hazard as it comes at those ships: swapped if it is
    /// swapped for all (GX-8.30).
    pub(in crate::flight) fn tell_roll(
        &mut self,
        (index, hazard, dice): (u8, Hazard, [u8; 2]),
        roller: u8,
        follows: bool,
        targets: impl Iterator<Item = u8> + Clone,
        rec: &mut impl Recorder<Event>,
    ) {
        // What follows in the line of another one is not rolled.
        self.memory.tries = if follows { 0 } else { self.memory.tries + 1 };
        self.memory.touched = false;
        let mut shown = hazard;
        if self.memory.roads.has(RoughRoad::MeteoricInversion) {
            let mut faced = targets
                .clone()
                .map(|ship| self.pilots[usize::from(ship)].ship.faced(hazard));
            if let Some(first) = faced.next()
                && faced.all(|other| other == first)
            {
                shown = first;
            }
        }
        rec.tell_all(|| Event::HazardRolled {
            index,
            hazard: shown,
            dice,
            roller,
            follows,
            targets: targets.collect(),
        });
    }

    /// Bad Luck: whether the last meteor or shot is rolled once more, because it neither hit anybody nor cost a token.
    pub(in crate::flight) fn rolls_again(&mut self) -> bool {
        let again = self.memory.roads.has(RoughRoad::BadLuck)
            && !self.memory.touched
            && self.memory.tries > 0
            && self.memory.tries < Number::BadLuckRolls.at(0);
        if !again {
            self.memory.tries = 0;
        }
        again
    }

    /// What became of a hazard, for Bad Luck.
    pub(in crate::flight) const fn note_result(&mut self, result: &HazardResult) {
        match result {
            HazardResult::Miss | HazardResult::Shot { battery: None, .. } => {}
            _ => self.memory.touched = true,
        }
    }

    /// One meteor or shot that the card does not list flies at these ships with one roll (GX-0.24).
    pub(in crate::flight) fn lone_shot(
        &mut self,
        shot: LoneShot,
        fired: bool,
        then: Box<Stage>,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        if fired && !self.rolls_again() {
            return *then;
        }
        let dice = self.rolls.roll();
        let targets = shot.targets.iter().copied();
        self.tell_roll((0, shot.hazard, dice), shot.roller, false, targets, rec);
        for ship in &shot.targets {
            self.strike(usize::from(*ship), shot.hazard, dice, false, rec);
        }
        Stage::LoneShot {
            shot,
            fired: true,
            then,
        }
    }

    /// Crew that fled, second strikes and infected goods that waited for a decision. Whether something happened.
    pub(in crate::flight) fn settle_pending(&mut self, rec: &mut impl Recorder<Event>) -> bool {
        if self.memory.roads.is_empty() {
            return false;
        }
        if self.ask_who_fled(rec) {
            return true;
        }
        let waiting = (0..self.pilots.len()).find(|ship| self.pilots[*ship].pending.is_some());
        let Some(ship) = waiting else { return false };
        match self.pilots[ship].pending.take() {
            Some(Pending::SecondStrike { hazard, roll }) => {
                self.second_strike(ship, hazard, roll, rec);
            }
            Some(Pending::Goods { goods, one_less }) => {
                self.hand_out_goods(ship, goods, one_less, rec);
            }
            None => {}
        }
        true
    }

    /// A piercing projectile strikes the next component in its line, once (GX-8.35 to GX-8.36a, GX-8.54).
    fn second_strike(
        &mut self,
        ship: usize,
        hazard: Hazard,
        roll: u8,
        rec: &mut impl Recorder<Event>,
    ) {
        let state = &self.pilots[ship].ship;
        let Some(struck) = state.struck(hazard.from, roll) else {
            return;
        };
        let small_meteor = (hazard.kind, hazard.size) == (HazardKind::Meteor, Size::Small);
        let result = if state.is_plated(struck, hazard.from) {
            HazardResult::Plated { struck }
        } else if small_meteor && !state.exposed_on(hazard.from).has(struck) {
            HazardResult::Bounced { struck }
        } else {
            HazardResult::Destroyed { struck }
        };
        rec.tell_all(|| Event::Pierced { ship: ship as u8 });
        self.hazard_resolved(ship, result, rec);
        if matches!(result, HazardResult::Destroyed { .. }) {
            self.lose_tile(ship, struck, LostBy::Destroyed, rec);
            self.after_removal(ship, rec);
        }
    }
}

impl LoneShot {
    /// The shot, and what follows.
    pub(in crate::flight) fn then(self, then: Stage) -> Stage {
        Stage::LoneShot {
            shot: self,
            fired: false,
            then: Box::new(then),
        }
    }
}
