//! Rough Roads after a card: effects in the order of GX-8.55, and cards that come again.

use super::hazards::{LoneShot, shot};
use crate::cards::{Adventure, Hazard, HazardKind, Size};
use crate::event::{Event, LostBy};
use crate::flight::cards::Stage;
use crate::flight::{Flight, Ships};
use crate::rough_roads::RoughRoad;
use crate::ship::Ship;
use crate::side::Side;
use crate::square::Square;
use serde::{Deserialize, Serialize};
use table::Recorder;

/// What happens after a card, in this order (GX-8.55).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "effect")]
pub(in crate::flight) enum AfterCard {
    MetalFatigue,
    CosmicPsychosis,
    /// The junk of the ship at this place of the flight order flies.
    SpaceJunk {
        place: u8,
    },
    EngineEnvy,
    Somersault,
}

impl Flight {
    /// Déjà Vu: the card is put away, and after the last one those that nobody used come again, in the same order (GX-8.20 to
    /// GX-8.22).
    pub(in crate::flight) fn put_card_away(&mut self, rec: &mut impl Recorder<Event>) {
        if !self.memory.roads.has(RoughRoad::DejaVu) || self.memory.second_pass {
            return;
        }
        if let Some(card) = self.card().filter(|_| !self.memory.used) {
            self.memory.face_down.push(card);
        }
        if usize::from(self.revealed) >= self.deck.len() && !self.memory.face_down.is_empty() {
            self.memory.second_pass = true;
            let again = std::mem::take(&mut self.memory.face_down);
            rec.tell_all(|| Event::CardsAgain {
                count: again.len() as u8,
            });
            self.deck.extend(again);
        }
    }

    pub(in crate::flight) fn after_card(
        &mut self,
        effect: AfterCard,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let then = |effect| Stage::AfterCard { effect };
        match effect {
            AfterCard::MetalFatigue => {
                self.metal_fatigue(rec);
                then(AfterCard::CosmicPsychosis)
            }
            AfterCard::CosmicPsychosis => {
                self.cosmic_psychosis(rec);
                then(AfterCard::SpaceJunk { place: 0 })
            }
            AfterCard::SpaceJunk { place } => self.space_junk(place),
            AfterCard::EngineEnvy => self.engine_envy(),
            AfterCard::Somersault => {
                self.somersault(rec);
                Stage::Departures {
                    reveal: usize::from(self.revealed) < self.deck.len(),
                }
            }
        }
    }

    /// After an Open Space one roll shakes a component off every ship that faced it (GX-8.24).
    fn metal_fatigue(&mut self, rec: &mut impl Recorder<Event>) {
        let faced: Vec<u8> = std::mem::take(&mut self.memory.faced)
            .into_iter()
            .filter(|ship| {
                self.pilots[usize::from(*ship)].in_flight()
                    && self.road(usize::from(*ship), RoughRoad::MetalFatigue)
            })
            .collect();
        if faced.is_empty() {
            return;
        }
        let (column, row) = self.roll_coordinates(RoughRoad::MetalFatigue, rec);
        for ship in faced.into_iter().map(usize::from) {
            if let Some(square) = self.tile_at_dice(ship, column, row) {
                self.lose_tile(ship, square, LostBy::FellOff, rec);
                self.after_removal(ship, rec);
            }
        }
    }

    /// After each card one roll: a cabin with humans there is destroyed, in hyperspace too (GX-8.25, GX-8.25a).
    fn cosmic_psychosis(&mut self, rec: &mut impl Recorder<Event>) {
        if !self.memory.roads.has(RoughRoad::CosmicPsychosis) || self.flight_order().is_empty() {
            return;
        }
        let (column, row) = self.roll_coordinates(RoughRoad::CosmicPsychosis, rec);
        for ship in self.flight_order().into_iter().map(usize::from) {
            if !self.road(ship, RoughRoad::CosmicPsychosis) {
                continue;
            }
            let square = self.pilots[ship].ship.board().at_dice(column, row);
            // GX-8.25b: sleepers are not affected.
            let mad = |state: &Ship| square.filter(|square| state.humans.get(*square) > 0);
            let pilot = &self.pilots[ship];
            let here = mad(&pilot.ship);
            let away = pilot.away.iter().position(|away| mad(&away.ship).is_some());
            if let Some(away) = away {
                self.call_back(ship, away);
            }
            if let Some(square) = square.filter(|_| here.is_some() || away.is_some()) {
                self.lose_tile(ship, square, LostBy::Destroyed, rec);
                self.after_removal(ship, rec);
            }
        }
    }

    /// Each component that fell off flies at those behind as a large meteor (GX-8.18, GX-8.19).
    fn space_junk(&mut self, place: u8) -> Stage {
        let order = self.flight_order();
        let Some(ship) = order.get(usize::from(place)).copied() else {
            for pilot in &mut self.pilots {
                pilot.junk = 0;
            }
            return Stage::AfterCard {
                effect: AfterCard::EngineEnvy,
            };
        };
        let targets: Ships = order
            .iter()
            .copied()
            .skip(usize::from(place) + 1)
            .filter(|behind| {
                let behind = usize::from(*behind);
                self.pilots[behind].hyperspace.is_none() && self.road(behind, RoughRoad::SpaceJunk)
            })
            .collect();
        let pile = &mut self.pilots[usize::from(ship)].junk;
        if *pile == 0 || targets.is_empty() {
            return Stage::AfterCard {
                effect: AfterCard::SpaceJunk { place: place + 1 },
            };
        }
        *pile -= 1;
        let hazard = Hazard {
            kind: HazardKind::Meteor,
            size: Size::Large,
            from: Side::Front,
        };
        let shot = LoneShot {
            hazard,
            roller: ship,
            targets,
        };
        let effect = AfterCard::SpaceJunk { place };
        shot.then(Stage::AfterCard { effect })
    }

    /// A leader who was not the leader when the card was revealed is shot at (GX-8.13 to GX-8.16), unless no card follows
    /// (GX-24.25).
    fn engine_envy(&mut self) -> Stage {
        let then = Stage::AfterCard {
            effect: AfterCard::Somersault,
        };
        let order = self.taking_part();
        let (Some(before), Some(leader)) = (self.memory.leader, order.first().copied()) else {
            return then;
        };
        let card_follows = usize::from(self.revealed) < self.deck.len();
        if before == leader
            || !card_follows
            || !self.road(usize::from(leader), RoughRoad::EngineEnvy)
        {
            return then;
        }
        let shot = LoneShot {
            hazard: shot(Size::Small, Side::Rear),
            roller: order.get(1).copied().unwrap_or(leader),
            targets: Ships::from_iter([leader]),
        };
        shot.then(then)
    }

    /// After an Open Space or Planets every ship turns round (GX-8.43b).
    fn somersault(&mut self, rec: &mut impl Recorder<Event>) {
        let turns =
            |card: &Adventure| card.is_open_space() || matches!(card, Adventure::Planets { .. });
        if !self.adventure().is_some_and(turns) {
            return;
        }
        for ship in self.flight_order().into_iter().map(usize::from) {
            if self.road(ship, RoughRoad::Somersault) {
                self.pilots[ship].ship.turn_round();
                let turned = self.pilots[ship].ship.turned_round();
                rec.tell_all(|| Event::TurnedRound {
                    ship: ship as u8,
                    turned,
                });
            }
        }
    }

    fn roll_coordinates(
        &mut self,
        road: RoughRoad,
        rec: &mut impl Recorder<Event>,
    ) -> ([u8; 2], [u8; 2]) {
        // GX-0.25: the first roll is the column.
        let (column, row) = (self.rolls.roll(), self.rolls.roll());
        rec.tell_all(|| Event::RoadRolled { road, column, row });
        (column, row)
    }

    fn tile_at_dice(&self, ship: usize, column: [u8; 2], row: [u8; 2]) -> Option<Square> {
        let ship = &self.pilots[ship].ship;
        ship.board()
            .at_dice(column, row)
            .filter(|square| ship.occupied().has(*square))
    }
}
