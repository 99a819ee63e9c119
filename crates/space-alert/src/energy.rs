//! The energy of the ship: what reactors and shields hold, and how much fits.

use crate::stations::Zone;
use crate::step::{Container, Tile};

/// Energy and capacity of the shields, the reactors and the bank, in one list: which container is used is hard to
/// predict, and an index needs no branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Energy {
    content: [u8; 7],
    capacity: [u8; 7],
}

/// The place of the bank in the lists.
const BANK: usize = 6;

const fn place(container: Container) -> usize {
    match container {
        Container::Shield(zone) => zone.index(),
        Container::Reactor(zone) => 3 + zone.index(),
        Container::Bank => BANK,
    }
}

impl Energy {
    /// At the start of a mission (SA-2.7). The bank never runs out.
    pub(crate) const START: Energy = Energy {
        content: [1, 1, 1, 2, 3, 2, u8::MAX],
        capacity: [2, 3, 2, 3, 5, 3, u8::MAX],
    };

    pub(crate) const fn reactors(&self) -> [u8; 3] {
        let [.., red, white, blue, _] = self.content;
        [red, white, blue]
    }

    pub(crate) const fn shields(&self) -> [u8; 3] {
        let [red, white, blue, ..] = self.content;
        [red, white, blue]
    }

    /// The energy in a container.
    #[inline]
    pub(crate) const fn content(&self, container: Container) -> u8 {
        self.content[place(container)]
    }

    /// What a container can hold; heroic energy may lie on top (SA-7.75).
    #[inline]
    pub(crate) const fn capacity(&self, container: Container) -> u8 {
        self.capacity[place(container)]
    }

    /// Moves as much energy as there is and as fits (SA-7.26, SA-7.32). Returns how much.
    #[inline]
    pub(crate) fn transfer(&mut self, from: Container, to: Container) -> u8 {
        let room = self.capacity(to).saturating_sub(self.content(to));
        let amount = self.take(from, room);
        self.content[place(to)] += amount;
        amount
    }

    /// Takes out up to that much. Returns how much.
    #[inline]
    pub(crate) fn take(&mut self, from: Container, wanted: u8) -> u8 {
        let amount = self.content(from).min(wanted);
        self.content[place(from)] -= amount;
        self.content[BANK] = u8::MAX;
        amount
    }

    /// Adds one, whether it fits or not (SA-7.75).
    pub(crate) fn add_one(&mut self, to: Container) {
        let content = &mut self.content[place(to)];
        *content = content.saturating_add(1);
    }

    /// A damage tile makes a container smaller by one, a repaired tile larger again (SA-11.7, NF-9.9.13).
    #[inline]
    pub(crate) fn change_capacity(&mut self, zone: Zone, tile: Tile, repaired: bool) {
        // Without a branch: which tile comes is hard to predict.
        let changes = [
            (Container::Reactor(zone), u8::from(tile == Tile::Reactor)),
            (Container::Shield(zone), u8::from(tile == Tile::Shield)),
        ];
        for (container, by) in changes {
            let capacity = &mut self.capacity[place(container)];
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
