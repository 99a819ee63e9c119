//! Movement inside the ship: doors, gravolifts, heroic moves, teleports, and what waits in a station (section 7 of the
//! rules, NF-14.1).

use super::Flight;
use super::edition::Edition;
use crate::action::Action;
use crate::stations::{Heading, Station, Zone};
use crate::step::{DelayCause, Step, StepRecorder, Tile, Way, Why};
use crate::threats::Traits;

impl<R: StepRecorder, E: Edition> Flight<'_, R, E> {
    /// An arrow: one station through a door (SA-7.7, SA-7.8).
    #[inline]
    pub(super) fn walk(&mut self, crew: u8, from: Station, heading: Heading) {
        let action = match heading {
            Heading::Red => Action::Red,
            Heading::Blue => Action::Blue,
            Heading::Deck => Action::Lift,
        };
        let Some(to) = from.toward(heading) else {
            return self.no_effect(crew, action, Why::EdgeOfShip);
        };
        if self.is_sealed(from.zone(), to.zone()) && !self.is_protected(crew) {
            return self.no_effect(crew, action, Why::SealedDoor); // NF-14.8.3
        }
        self.move_to(crew, from, to, Way::Door);
    }

    /// The gravolift: to the other deck (SA-7.9). The second user of a turn is delayed, and everybody by a damaged lift
    /// (SA-7.13 to SA-7.17).
    #[inline]
    pub(super) fn use_lift(&mut self, crew: u8, from: Station) {
        let zone = from.zone();
        self.move_to(crew, from, from.other_deck(), Way::Lift);
        let lift = 1 << zone.index();
        let is_busy = self.s.lifts_used & lift != 0;
        self.s.lifts_used |= lift;
        if self.s.is_broken(zone, Tile::Gravolift) {
            self.delay(crew, self.s.turn + 1, DelayCause::LiftDamaged);
        } else if is_busy {
            self.delay(crew, self.s.turn + 1, DelayCause::LiftBusy);
        }
    }

    /// A crew member changes station by movement: everything that reacts to movement happens at once (SA-7.12).
    #[inline]
    pub(super) fn move_to(&mut self, crew: u8, from: Station, to: Station, way: Way) {
        self.s.crew[crew as usize].at = Some(to);
        self.note(Step::Moves {
            crew,
            from,
            to,
            way,
        });
        let is_safe = (self.s.slime.0 | self.s.lethal.0) >> to as u8 & 1 == 0;
        if !is_safe || self.any_has(Traits::FOLLOWS_MOVEMENT) {
            self.react_to_movement(crew, from, to);
        }
    }

    /// What waits in the station, and what follows those who move.
    #[inline(never)]
    fn react_to_movement(&mut self, crew: u8, from: Station, to: Station) {
        self.enter(crew, to);
        if self.any_has(Traits::FOLLOWS_MOVEMENT) {
            self.attract(crew, from, to);
        }
    }

    /// NF-14.14.2, NF-14.18.2: what follows an unprotected movement (NF-9.8.10).
    fn attract(&mut self, crew: u8, from: Station, to: Station) {
        if self.is_protected(crew) {
            return;
        }
        let start = self.path.map_or(from, |(start, _)| start);
        self.path = Some((start, to));
        self.parasite_attaches(crew);
    }

    /// What waits in a station for those who enter (SA-21.30, SA-21.66).
    #[inline]
    pub(super) fn enter(&mut self, crew: u8, station: Station) {
        if self.s.slime.has(station) {
            self.delay(crew, self.s.turn + 1, DelayCause::Slime);
        }
        if self.s.lethal.has(station) {
            self.knock_out(crew, self.s.lethal_by as usize);
        }
    }

    /// SA-7.71, SA-7.72; as near as possible where doors are sealed (NF-14.8.4).
    pub(super) fn heroic_move(&mut self, crew: u8, from: Station, goal: Station) {
        let action = Action::heroic_to(goal);
        if from == goal {
            return self.no_effect(crew, action, Why::AlreadyThere);
        }
        let to = self.nearest_to(from, goal);
        if from == to {
            return self.no_effect(crew, action, Why::SealedDoor);
        }
        self.move_to(crew, from, to, Way::Heroic);
    }

    /// NF-14.8.8: zone by zone while doors are open, then to the deck of the goal.
    pub(super) fn nearest_to(&self, from: Station, goal: Station) -> Station {
        let mut zone = from.zone();
        while zone != goal.zone() {
            let next = match (zone, goal.zone()) {
                (Zone::White, side) => side,
                (Zone::Red | Zone::Blue, _) => Zone::White,
            };
            if self.is_sealed(zone, next) {
                break;
            }
            zone = next;
        }
        Station::new(zone, goal.deck())
    }

    /// Whether a sealed door lies between two neighbouring zones (NF-14.8.1, NF-14.8.2).
    pub(super) fn is_sealed(&self, a: Zone, b: Zone) -> bool {
        if !E::NEW_FRONTIER || self.s.sealed_doors == 0 {
            return false;
        }
        let door = match (a, b) {
            (Zone::Red, Zone::White) | (Zone::White, Zone::Red) => 1,
            (Zone::Blue, Zone::White) | (Zone::White, Zone::Blue) => 2,
            _ => 0,
        };
        self.s.sealed_doors & door != 0
    }

    /// A teleport is no movement: nothing on the way and nothing in the station reacts (NF-9.6.10, NF-14.1.1).
    pub(super) fn teleport(&mut self, crew: u8, to: Station) {
        let Some(from) = self.s.crew[crew as usize].at else {
            return;
        };
        self.s.crew[crew as usize].at = Some(to);
        self.note(Step::Teleported { crew, from, to });
    }

    /// NF-14.14.2: start and end of all movement of a player's card; stations in between do not count.
    pub(super) fn drones_poison(&mut self, crew: u8) {
        let Some((start, end)) = self.path.take() else {
            return;
        };
        let is_awake = !self.s.crew[crew as usize].knocked_out;
        let meets = self.s.drones.has(start) || self.s.drones.has(end);
        if meets && is_awake && self.s.poisoned >> crew & 1 == 0 {
            self.s.poisoned |= 1 << crew;
            self.note(Step::Poisoned { crew });
        }
    }
}
