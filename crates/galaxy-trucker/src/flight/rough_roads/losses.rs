//! Rough Roads and losses: what goes beside a component or a member of the crew that is lost.

use crate::event::{Event, LostBy};
use crate::flight::{Flight, Ships};
use crate::question::CabinLoss;
use crate::refusal::Refusal;
use crate::rough_roads::RoughRoad;
use crate::ship::Contents;
use crate::side::Side;
use crate::square::{Square, Squares};
use table::Recorder;

impl Flight {
    /// A component with these contents was destroyed: neighbours panic, goods and tokens explode (GX-8.26, GX-8.39 to
    /// GX-8.40b).
    pub(in crate::flight) fn after_destruction(
        &mut self,
        ship: usize,
        square: Square,
        contents: &Contents,
        rec: &mut impl Recorder<Event>,
    ) {
        if self.road(ship, RoughRoad::Panic) {
            self.panic(ship, square, rec);
        }
        let explodes = contents.goods.total() > 0 && self.road(ship, RoughRoad::ExplosiveGoods)
            || contents.tokens > 0 && self.road(ship, RoughRoad::ExplosiveBatteries);
        if !explodes {
            return;
        }
        rec.tell_all(|| Event::Exploded {
            ship: ship as u8,
            square,
        });
        let state = &self.pilots[ship].ship;
        for near in state.around(square).and(state.occupied()).iter() {
            // An explosion before this one may have taken it.
            self.lose_tile(ship, near, LostBy::Destroyed, rec);
        }
    }

    /// Panic: one of the crew flees from each cabin beside this square (GX-8.26). Where a human and an alien share one, the owner is
    /// asked when everything that is destroyed together is gone; who has to flee again before that leaves nobody behind.
    fn panic(&mut self, ship: usize, square: Square, rec: &mut impl Recorder<Event>) {
        let state = &self.pilots[ship].ship;
        let near = state.next_to(square).and(state.occupied_cabins());
        let shared = self.shared_cabins(ship, near);
        let again = shared.and(self.pilots[ship].panicked);
        let fled: Vec<Square> = near
            .without(shared)
            .iter()
            .chain(again.iter().flat_map(|square| [square; 2]))
            .collect();
        self.pilots[ship].panicked = self.pilots[ship].panicked.or(shared).without(again);
        self.take_crew(ship, &fled, rec);
    }

    /// Asks an owner who fled from shared cabins. Nobody else flees where one of the two has left meanwhile. Whether somebody was asked.
    pub(in crate::flight) fn ask_who_fled(&mut self, rec: &mut impl Recorder<Event>) -> bool {
        for ship in 0..self.pilots.len() {
            let panicked = std::mem::replace(&mut self.pilots[ship].panicked, Squares::EMPTY);
            let shared = self.shared_cabins(ship, panicked);
            if !shared.is_empty() {
                self.lose_from_cabins(ship, shared, CabinLoss::Panic, rec);
                return true;
            }
        }
        false
    }

    /// Crew goes, and with Personalized Cabins the cabins they lived in. The caller sees to pieces that fall off.
    pub(in crate::flight) fn take_crew(
        &mut self,
        ship: usize,
        from: &[Square],
        rec: &mut impl Recorder<Event>,
    ) {
        for square in from {
            self.pilots[ship].ship.lose_crew_member(*square);
        }
        if from.is_empty() {
            return;
        }
        self.pilots[ship].lost_crew = true;
        rec.tell_all(|| Event::CrewLost {
            ship: ship as u8,
            from: from.to_vec(),
        });
        self.take_personal_cabins(ship, from.iter().copied().collect(), rec);
    }

    /// Personalized Cabins: these lost one of their crew and go. Whether a component was lost.
    pub(in crate::flight) fn take_personal_cabins(
        &mut self,
        ship: usize,
        cabins: Squares,
        rec: &mut impl Recorder<Event>,
    ) -> bool {
        if cabins.is_empty() || !self.road(ship, RoughRoad::PersonalizedCabins) {
            return false;
        }
        for square in cabins.iter() {
            self.lose_tile(ship, square, LostBy::GivenUp, rec);
        }
        true
    }

    /// Who suffers under Remorseless Fate: everybody except the one with the most, among equals the one farthest behind
    /// (GX-8.32). The weakest first.
    pub(in crate::flight) fn all_but_strongest(order: &[u8], values: &[u16]) -> Ships {
        let mut ranked: Vec<(u16, u8)> =
            values.iter().copied().zip(order.iter().copied()).collect();
        // The order is the flight order, and sorting keeps it among equals: the last one is spared.
        ranked.sort_by_key(|(value, _)| *value);
        ranked.pop();
        ranked.into_iter().map(|(_, ship)| ship).collect()
    }

    /// Remorseless Fate: cabins that an Epidemic affects are given up (GX-8.34).
    pub(in crate::flight) fn give_infected_up(
        &mut self,
        ship: usize,
        rec: &mut impl Recorder<Event>,
    ) {
        for square in self.pilots[ship].ship.infected().iter() {
            self.lose_tile(ship, square, LostBy::GivenUp, rec);
        }
        self.after_removal(ship, rec);
    }

    /// Remorseless Fate: in Stardust components with exposed connectors fall off (GX-8.34).
    pub(in crate::flight) fn shed_exposed(&mut self, ship: usize, rec: &mut impl Recorder<Event>) {
        let state = &self.pilots[ship].ship;
        let exposed = Side::ALL
            .into_iter()
            .fold(Squares::EMPTY, |all, side| all.or(state.exposed_on(side)));
        for square in exposed.iter() {
            self.lose_tile(ship, square, LostBy::FellOff, rec);
        }
        self.after_removal(ship, rec);
    }

    /// Components that are joined by defective joints are dropped, while engines are counted (GX-8.44).
    pub(in crate::flight) fn drop_components(
        &mut self,
        ship: usize,
        squares: &[Square],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let droppable = self.pilots[ship].ship.droppable();
        let mut seen = Squares::EMPTY;
        for square in squares {
            if !droppable.has(*square) {
                return Err(Refusal::NotDroppable(*square));
            }
            if seen.has(*square) {
                return Err(Refusal::SquareTwice(*square));
            }
            seen.insert(*square);
        }
        if seen.is_empty() {
            return Err(Refusal::WrongCount {
                needed: 1,
                named: 0,
            });
        }
        // The engines are counted again afterwards: the question is asked anew.
        self.pilots[ship].question = None;
        for square in squares {
            self.lose_tile(ship, *square, LostBy::FellOff, rec);
        }
        self.after_removal(ship, rec);
        Ok(())
    }
}
