//! The energy of the ship: what reactors and shields hold, and how much fits.

use crate::stations::Zone;
use crate::step::{Container, Tile};

/// Energy and capacity of the shields, the reactors and the bank, in one list: which container is used is hard to
/// predict, and an index needs no branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Energy {
    content: [u8; PLACES],
    capacity: [u8; PLACES],
}

/// The place of a container in the lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place(u8);

impl Place {
    const BANK: Place = Place(6);

    const fn of(container: Container) -> Place {
        let (kind, zone) = match container {
            Container::Shield(zone) => (0, zone as u8),
            Container::Reactor(zone) => (1, zone as u8),
            Container::Bank => (2, 0),
        };
        Place(3 * kind + zone)
    }

    /// Eight places, so that no index needs a check.
    #[inline]
    const fn index(self) -> usize {
        self.0 as usize % PLACES
    }
}

const PLACES: usize = 8;

impl Energy {
    /// At the start of a mission (SA-2.7). The bank never runs out.
    pub(crate) const START: Energy = Energy {
        content: [1, 1, 1, 2, 3, 2, u8::MAX, 0],
        capacity: [2, 3, 2, 3, 5, 3, u8::MAX, 0],
    };

    pub(crate) const fn reactors(&self) -> [u8; 3] {
        let [_, _, _, red, white, blue, ..] = self.content;
        [red, white, blue]
    }

    pub(crate) const fn shields(&self) -> [u8; 3] {
        let [red, white, blue, ..] = self.content;
        [red, white, blue]
    }

    /// The energy in a container.
    #[inline]
    pub(crate) const fn content(&self, container: Container) -> u8 {
        self.content[Place::of(container).index()]
    }

    /// What a container can hold; heroic energy may lie on top (SA-7.75).
    #[inline]
    pub(crate) const fn capacity(&self, container: Container) -> u8 {
        self.capacity[Place::of(container).index()]
    }

    /// Whether nothing more fits.
    pub(crate) const fn is_full(&self, container: Container) -> bool {
        self.room(Place::of(container)) == 0
    }

    /// How many blocks still fit; none into the bank, which is always full.
    #[inline]
    const fn room(&self, place: Place) -> u8 {
        self.capacity[place.index()].saturating_sub(self.content[place.index()])
    }

    /// Moves up to that many blocks. Returns how many.
    #[inline]
    fn transfer(&mut self, from: Place, to: Place, wanted: u8) -> u8 {
        let amount = self.content[from.index()].min(wanted);
        self.content[from.index()] -= amount;
        let filled = &mut self.content[to.index()];
        *filled = filled.saturating_add(amount);
        self.content[Place::BANK.index()] = u8::MAX;
        amount
    }

    /// Moves as much as there is and as fits (SA-7.26, SA-7.32). Returns how much.
    pub(crate) fn fill(&mut self, from: Container, to: Container) -> u8 {
        let to = Place::of(to);
        self.transfer(Place::of(from), to, self.room(to))
    }

    /// Takes out up to that much. Returns how much.
    #[inline]
    pub(crate) fn take(&mut self, from: Container, wanted: u8) -> u8 {
        self.transfer(Place::of(from), Place::BANK, wanted)
    }

    /// Adds one, whether it fits or not (SA-7.75).
    pub(crate) fn add_one(&mut self, to: Container) {
        self.transfer(Place::BANK, Place::of(to), 1);
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
            let capacity = &mut self.capacity[Place::of(container).index()];
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
