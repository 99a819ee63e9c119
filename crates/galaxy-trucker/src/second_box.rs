//! What the components of Another Big Expansion can do on a ship (GX-13).

use crate::cards::Hazard;
use crate::hazard::{Hit, along_column};
use crate::question::Shift;
use crate::ship::{CRUBOTS, Ship};
use crate::side::{Rotation, Side};
use crate::specialization::Specialization;
use crate::square::{Square, Squares};
use crate::tiles::{Alien, Kind};
use serde::{Deserialize, Serialize};

/// What stops an intruder on a component (GX-18.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Defence {
    /// It is an anti-personnel laser (GX-13.36).
    Laser,
    /// Armed crew is on it (GX-13.44).
    ArmedCrew,
}

impl Ship {
    /// Pairs of joined anti-personnel lasers on these squares, as many as can be made when each belongs to one pair (GX-13.32 to GX-13.34).
    pub fn laser_pairs(&self, on: Squares) -> u32 {
        let lasers = self.lasers.and(on);
        if lasers.len() < 2 {
            return 0;
        }
        most_pairs(self, lasers)
    }

    /// Crubot stations.
    pub fn crubot_stations(&self) -> Squares {
        self.novelties_of(Kind::CrubotStation)
    }

    /// Crubot stations that could be activated during this card.
    pub fn idle_crubots(&self) -> Squares {
        if self.novelties.is_empty() {
            return Squares::EMPTY;
        }
        self.crubot_stations().without(self.active_crubots)
    }

    /// Active crubots aboard.
    pub const fn crubots(&self) -> u8 {
        CRUBOTS * self.active_crubots.len() as u8
    }

    /// Components with at least one crew member: a human who is awake, an alien, active crubots (GX-13.13).
    pub const fn crewed(&self) -> Squares {
        self.occupied_cabins().or(self.active_crubots)
    }

    /// Components whose crew is armed: joined to an armory (GX-13.40, GX-13.43). A bodyguard is armed, and so is crew on
    /// components joined to its cabin (GX-2.75).
    pub fn armed(&self) -> Squares {
        if self.novelties.is_empty() && self.specialization.is_none() {
            return Squares::EMPTY;
        }
        let mut armed = self.joined_to(self.novelties_of(Kind::Armory));
        if self.has_specialist(Specialization::Bodyguard)
            && let Some(cabin) = self.alien(Alien::Cyan)
        {
            armed = armed.or(cabin.set()).or(self.joined_to(cabin.set()));
        }
        armed.and(self.crewed())
    }

    /// Crew where crews are compared: active crubots count, armed crew twice (GX-13.26, GX-13.41).
    pub fn compared_crew(&self) -> u8 {
        let armed = self.armed();
        let humans = self.humans_in(armed) as u8;
        let aliens = self.with_aliens().and(armed).len() as u8;
        let crubots = CRUBOTS * self.active_crubots.and(armed).len() as u8;
        self.crew_with_crubots() + humans + aliens + crubots
    }

    /// Crew where a minimum is required: active crubots count, arms do not (GX-13.26, GX-13.42).
    pub const fn crew_with_crubots(&self) -> u8 {
        self.crew() + self.crubots()
    }

    /// What defends a component against intruders (GX-18.4).
    pub fn defence(&self, square: Square) -> Option<Defence> {
        if self.lasers.has(square) {
            Some(Defence::Laser)
        } else if self.crewed().has(square) && self.armed().has(square) {
            Some(Defence::ArmedCrew)
        } else {
            None
        }
    }

    /// Thrusters that point to this side.
    pub const fn thrusters(&self, to: Side) -> Squares {
        self.open_sides[to.index()].and(self.novelties)
    }

    /// Thrusters that can move a line of hits from this side, by the side to which they move it (GX-13.7, GX-13.8). Against
    /// intruders only those joined to crew (GX-13.13).
    pub(crate) fn usable_thrusters(
        &self,
        from: Side,
        intruder: bool,
        free: u8,
    ) -> [(Side, Squares); 2] {
        [Rotation::ALL[1], Rotation::ALL[3]].map(|turn| {
            let to = from.turned(turn);
            let mut with = self.thrusters(to);
            if !with.is_empty() {
                if intruder {
                    with = with.and(self.joined_to(self.crewed()));
                }
                with = self.powerable(with, free);
            }
            (to, with)
        })
    }

    /// What thrusters could make of a hazard in this line: at most one entry a side (GX-13.7 to GX-13.11).
    pub(crate) fn shifts(&self, hazard: Hazard, line: u8, free: u8) -> Vec<Shift> {
        if self.novelties.is_empty() {
            return Vec::new();
        }
        let board = self.board();
        self.usable_thrusters(hazard.from, false, free)
            .into_iter()
            .filter_map(|(to, with)| {
                let thruster = self.favoured_thruster(with)?;
                let shifted = board.shifted(along_column(hazard.from), line, to)?;
                Some(Shift {
                    thruster,
                    to,
                    line: shifted,
                    hit: self.hit(hazard, shifted),
                })
            })
            .collect()
    }

    /// One of these thrusters: one that a solar panel can power, if there is one.
    pub(crate) fn favoured_thruster(&self, with: Squares) -> Option<Square> {
        let sunny = with.and(self.joined_to(self.fresh_panels()));
        sunny.first().or_else(|| with.first())
    }

    /// Whether a hit would do harm if nobody spent anything.
    pub(crate) const fn harms(hit: &Hit) -> bool {
        matches!(hit, Hit::Threat { .. })
    }
}

/// The most pairs that can be made of these lasers: the first one stays alone, or is paired with each of those joined to it.
fn most_pairs(ship: &Ship, lasers: Squares) -> u32 {
    let Some(first) = lasers.first() else {
        return 0;
    };
    let rest = lasers.without(first.set());
    let bound = lasers.len() / 2;
    let mut best = 0;
    for other in ship.joined_to(first.set()).and(rest).iter() {
        best = best.max(1 + most_pairs(ship, rest.without(other.set())));
        if best == bound {
            return best;
        }
    }
    best.max(most_pairs(ship, rest))
}
