//! The energy of the ship: what reactors and shields hold, and how much fits.

use crate::stations::Zone;
use crate::step::{Container, Tile};

/// Energy and capacity of the reactors and shields, left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Energy {
    reactors: [u8; 3],
    reactor_capacity: [u8; 3],
    shields: [u8; 3],
    shield_capacity: [u8; 3],
}

impl Energy {
    /// At the start of a mission (SA-2.7).
    pub(crate) const START: Energy = Energy {
        reactors: [2, 3, 2],
        reactor_capacity: [3, 5, 3],
        shields: [1, 1, 1],
        shield_capacity: [2, 3, 2],
    };

    pub(crate) const fn reactors(&self) -> [u8; 3] {
        self.reactors
    }

    pub(crate) const fn shields(&self) -> [u8; 3] {
        self.shields
    }

    /// The energy in a container; the bank never runs out.
    #[inline]
    pub(crate) const fn content(&self, container: Container) -> u8 {
        match container {
            Container::Reactor(zone) => self.reactors[zone.index()],
            Container::Shield(zone) => self.shields[zone.index()],
            Container::Bank => u8::MAX,
        }
    }

    /// What a container can hold; heroic energy may lie on top (SA-7.75).
    #[inline]
    pub(crate) const fn capacity(&self, container: Container) -> u8 {
        match container {
            Container::Reactor(zone) => self.reactor_capacity[zone.index()],
            Container::Shield(zone) => self.shield_capacity[zone.index()],
            Container::Bank => u8::MAX,
        }
    }

    fn content_mut(&mut self, container: Container) -> Option<&mut u8> {
        match container {
            Container::Reactor(zone) => Some(&mut self.reactors[zone.index()]),
            Container::Shield(zone) => Some(&mut self.shields[zone.index()]),
            Container::Bank => None,
        }
    }

    /// Moves as much energy as there is and as fits (SA-7.26, SA-7.32). Returns how much.
    #[inline]
    pub(crate) fn transfer(&mut self, from: Container, to: Container) -> u8 {
        let room = self.capacity(to).saturating_sub(self.content(to));
        let amount = self.take(from, room);
        if let Some(content) = self.content_mut(to) {
            *content += amount;
        }
        amount
    }

    /// Takes out up to that much. Returns how much.
    #[inline]
    pub(crate) fn take(&mut self, from: Container, wanted: u8) -> u8 {
        let amount = self.content(from).min(wanted);
        if let Some(content) = self.content_mut(from) {
            *content -= amount;
        }
        amount
    }

    /// Adds one, whether it fits or not (SA-7.75).
    pub(crate) fn add_one(&mut self, to: Container) {
        if let Some(content) = self.content_mut(to) {
            *content += 1;
        }
    }

    /// A damage tile makes a container smaller by one, a repaired tile larger again (SA-11.7, NF-9.9.13).
    #[inline]
    pub(crate) fn change_capacity(&mut self, zone: Zone, tile: Tile, repaired: bool) {
        let reactor = &mut self.reactor_capacity[zone.index()];
        let shield = &mut self.shield_capacity[zone.index()];
        // Without a branch: which tile comes is hard to guess.
        let changes = [
            (reactor, u8::from(tile == Tile::Reactor)),
            (shield, u8::from(tile == Tile::Shield)),
        ];
        for (capacity, by) in changes {
            *capacity = if repaired {
                *capacity + by
            } else {
                capacity.saturating_sub(by)
            };
        }
    }

    /// Takes out what no longer fits (SA-11.7). Returns how much.
    pub(crate) fn spill(&mut self, container: Container) -> u8 {
        let excess = self
            .content(container)
            .saturating_sub(self.capacity(container));
        self.take(container, excess)
    }
}
