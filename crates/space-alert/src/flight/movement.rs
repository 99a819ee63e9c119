//! Movement inside the ship: doors, gravolifts, heroic moves, teleports, and what waits in a station (section 7 of the
//! rules, NF-14.1).

use super::Flight;
use super::symbols::Symbol;
use crate::action::Action;
use crate::stations::{Station, Zone};
use crate::step::{DelayCause, Step, StepRecorder, Tile, Way, Why};
use crate::threats::Traits;

impl<R: StepRecorder> Flight<'_, R> {
    /// SA-7.7 to SA-7.9: one station through a door, or to the other deck. All other symbols leave the player in place.
    #[inline]
    pub(super) fn walk<const EXPANSION: bool>(
        &mut self,
        crew: u8,
        from: Station,
        action: Action,
        symbol: &Symbol,
    ) {
        let to = symbol.to;
        if EXPANSION && self.is_sealed(from.zone(), to.zone()) && self.s.protected >> crew & 1 == 0
        {
            return self.no_effect(crew, action, Why::SealedDoor); // NF-14.8.3
        }
        self.s.crew[crew as usize].at = Some(to);
        if R::ON {
            self.note_walk(crew, from, to, action);
        }
        let follows = EXPANSION && self.s.traits.has(Traits::FOLLOWS_MOVEMENT);
        if follows || self.s.awaits_in(symbol.entered) {
            self.react_to_movement(crew, from, to);
        }
        self.use_lift(crew, from.zone(), symbol.lift);
    }

    /// The step of a movement, if the symbol is one.
    fn note_walk(&mut self, crew: u8, from: Station, to: Station, action: Action) {
        let way = match action {
            Action::Lift => Way::Lift,
            Action::Red | Action::Blue => Way::Door,
            _ => return,
        };
        if from == to {
            return self.no_effect(crew, action, Why::EdgeOfShip);
        }
        self.note(Step::Moves {
            crew,
            from,
            to,
            way,
        });
    }

    /// SA-7.13 to SA-7.17: the second user of a turn is delayed, and everybody by a damaged lift. The lift is the bit of
    /// its zone; no bit is a door.
    #[inline]
    fn use_lift(&mut self, crew: u8, zone: Zone, lift: u8) {
        let damaged = u8::from(self.s.is_broken(zone, Tile::Gravolift)) << zone as u8;
        let delayed = lift & (self.s.lifts_used | damaged) != 0;
        self.s.lifts_used |= lift;
        if delayed {
            let cause = match damaged {
                0 => DelayCause::LiftBusy,
                _ => DelayCause::LiftDamaged,
            };
            self.delay(crew, self.s.turn + 1, cause);
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
        self.react_to_movement(crew, from, to);
    }

    /// What waits in the station, and what follows those who move.
    #[inline(never)]
    fn react_to_movement(&mut self, crew: u8, from: Station, to: Station) {
        if from == to {
            return;
        }
        self.enter(crew, to);
        if self.s.traits.has(Traits::FOLLOWS_MOVEMENT) {
            self.attract(crew, from, to);
        }
    }

    /// NF-14.14.2, NF-14.18.2: what follows an unprotected movement (NF-9.8.10).
    fn attract(&mut self, crew: u8, from: Station, to: Station) {
        if self.s.protected >> crew & 1 == 1 {
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
    pub(super) fn heroic_move(&mut self, crew: u8, from: Station, goal: Station, action: Action) {
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
