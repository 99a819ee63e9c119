//! What can be counted on the ship: stores, what lies in them and what fits.
//!
//! Firing a weapon, filling a shield, launching a rocket, looking out of a window: each moves something from one
//! store to another, as much as there is and as fits. One movement without a branch serves them all.

use crate::place::{Station, Zone};
use crate::step::Tile;
use std::hint::select_unpredictable;

/// Something with a content and a capacity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Store {
    RedReactor,
    WhiteReactor,
    BlueReactor,
    RedShield,
    WhiteShield,
    BlueShield,
    /// A weapon that is activated holds 1 (SA-7.21).
    UpperRedGun,
    UpperWhiteGun,
    UpperBlueGun,
    LowerRedGun,
    LowerWhiteGun,
    LowerBlueGun,
    /// Rockets that can be launched (SA-2.10).
    Rockets,
    /// The first square of the rocket track (SA-7.58).
    RocketTrack,
    /// Those who look out of the windows this turn (SA-7.57).
    Windows,
    /// The maintenance of each phase (SA-13.1).
    Computer1,
    Computer2,
    Computer3,
    /// Where what costs nothing comes from: more than a flight can use up.
    Plenty,
    /// Nothing fits in here.
    Nowhere,
    /// What a tile breaks that holds nothing.
    Scrap,
}

const STORES: usize = Store::Scrap as usize + 1;

/// No limit but what there is and what fits.
pub(crate) const ALL: u8 = u8::MAX;

impl Store {
    #[inline]
    pub(crate) const fn reactor(zone: Zone) -> Store {
        [Store::RedReactor, Store::WhiteReactor, Store::BlueReactor][zone.index()]
    }

    #[inline]
    pub(crate) const fn shield(zone: Zone) -> Store {
        [Store::RedShield, Store::WhiteShield, Store::BlueShield][zone.index()]
    }

    #[inline]
    pub(crate) const fn gun(at: Station) -> Store {
        [
            Store::UpperRedGun,
            Store::UpperWhiteGun,
            Store::UpperBlueGun,
            Store::LowerRedGun,
            Store::LowerWhiteGun,
            Store::LowerBlueGun,
        ][at.index()]
    }

    /// The computer in a phase, 1 to 3.
    #[inline]
    pub(crate) const fn computer(phase: u8) -> Store {
        [
            Store::Computer1,
            Store::Computer1,
            Store::Computer2,
            Store::Computer3,
        ][phase as usize % 4]
    }

    /// The store that a damage tile makes smaller (SA-11.7).
    #[inline]
    pub(crate) const fn behind(tile: Tile, zone: Zone) -> Store {
        /// By tile and zone, so that no branch is needed.
        const BEHIND: [[Store; 3]; 6] = {
            let mut behind = [[Store::Scrap; 3]; 6];
            behind[Tile::Shield as usize] =
                [Store::RedShield, Store::WhiteShield, Store::BlueShield];
            behind[Tile::Reactor as usize] =
                [Store::RedReactor, Store::WhiteReactor, Store::BlueReactor];
            behind
        };
        BEHIND[tile as usize][zone.index()]
    }
}

/// All stores of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stores {
    content: [u8; STORES],
    capacity: [u8; STORES],
}

impl Stores {
    /// At the start of a mission (SA-2.7, SA-2.10).
    pub(crate) const START: Stores = {
        let mut content = [0; STORES];
        let mut capacity = [1; STORES];
        let (mut z, capacities) = (0, [(3, 2), (5, 3), (3, 2)]);
        while z < 3 {
            let zone = Zone::ALL[z];
            (
                capacity[Store::reactor(zone) as usize],
                content[Store::reactor(zone) as usize],
            ) = capacities[z];
            capacity[Store::shield(zone) as usize] = if z == 1 { 3 } else { 2 };
            content[Store::shield(zone) as usize] = 1;
            z += 1;
        }
        capacity[Store::Windows as usize] = ALL;
        capacity[Store::Rockets as usize] = 3;
        content[Store::Rockets as usize] = 3;
        content[Store::Plenty as usize] = ALL;
        capacity[Store::Nowhere as usize] = 0;
        capacity[Store::Scrap as usize] = ALL;
        Stores { content, capacity }
    };

    /// What lies in a store.
    #[inline(always)]
    pub(crate) const fn content(&self, store: Store) -> u8 {
        self.content[store as usize]
    }

    /// What a store can hold; heroic energy may lie on top (SA-7.75).
    #[inline]
    pub(crate) const fn capacity(&self, store: Store) -> u8 {
        self.capacity[store as usize]
    }

    /// Moves what is wanted, as far as there is some and it fits (SA-7.26, SA-7.32). Returns how much.
    #[inline(always)]
    pub(crate) fn transfer(&mut self, from: Store, to: Store, wanted: u8) -> u8 {
        let room = self.capacity(to).saturating_sub(self.content(to));
        let amount = least(least(self.content(from), wanted), room);
        self.content[from as usize] -= amount;
        self.content[to as usize] += amount;
        amount
    }

    /// Takes out what is wanted, as far as there is some. Returns how much.
    #[inline(always)]
    pub(crate) fn take(&mut self, from: Store, wanted: u8) -> u8 {
        let amount = least(self.content(from), wanted);
        self.content[from as usize] -= amount;
        amount
    }

    /// Puts one in, whether it fits or not (SA-7.75).
    #[inline]
    pub(crate) fn pile(&mut self, to: Store) {
        self.content[to as usize] += 1;
    }

    /// Takes everything out.
    #[inline(always)]
    pub(crate) fn empty(&mut self, store: Store) -> u8 {
        std::mem::take(&mut self.content[store as usize])
    }

    /// Makes a store smaller by one.
    #[inline(always)]
    pub(crate) fn shrink(&mut self, store: Store) {
        self.capacity[store as usize] -= 1;
    }

    /// Takes out what no longer fits (SA-11.7). Returns how much.
    #[inline(always)]
    pub(crate) fn spill(&mut self, store: Store) -> u8 {
        let excess = self.content(store).saturating_sub(self.capacity(store));
        self.content[store as usize] -= excess;
        excess
    }

    /// Nothing fits any more.
    #[inline]
    pub(crate) fn close(&mut self, store: Store) {
        self.capacity[store as usize] = 0;
    }

    /// What lies in the same store of each zone, left to right.
    #[inline]
    pub(crate) fn by_zone(&self, store: fn(Zone) -> Store) -> [u8; 3] {
        Zone::ALL.map(|zone| self.content(store(zone)))
    }
}

/// The smaller of two numbers that nobody can guess, found without a branch.
#[inline(always)]
fn least(a: u8, b: u8) -> u8 {
    select_unpredictable(a < b, a, b)
}
