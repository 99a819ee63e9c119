//! Crew, battery tokens and goods: what is on the components of a ship.

use super::Ship;
use crate::goods::{Colour, Goods};
use crate::square::{Square, Squares};
use crate::tiles::{Alien, Kind};

/// What is on one square of a ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// Humans who are awake.
    pub humans: u8,
    /// Sleeping humans in a stasis chamber.
    pub sleepers: u8,
    /// An alien.
    pub alien: Option<Alien>,
    /// Battery tokens.
    pub tokens: u8,
    /// Goods.
    pub goods: Goods,
}

impl Contents {
    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        *self == Contents::default()
    }
}

/// Sleepers of a stasis chamber at launch (GX-2.6).
pub const SLEEPERS: u8 = 4;

impl Ship {
    /// What is on a square.
    pub fn contents(&self, square: Square) -> Contents {
        let mut goods = Goods::NONE;
        for colour in Colour::ALL {
            *goods.of_mut(colour) = self.goods[colour as usize].get(square);
        }
        Contents {
            humans: self.humans.get(square),
            sleepers: self.sleepers.get(square),
            alien: Alien::ALL
                .into_iter()
                .find(|alien| self.aliens[*alien as usize].has(square)),
            tokens: self.tokens.get(square),
            goods,
        }
    }

    /// Replaces what is on a square, whatever the rules say.
    pub fn set_contents(&mut self, square: Square, contents: Contents) {
        self.humans.set(square, contents.humans);
        self.sleepers.set(square, contents.sleepers);
        self.set_alien(square, contents.alien);
        self.tokens.set(square, contents.tokens);
        self.set_goods(square, contents.goods);
    }

    pub(crate) fn set_alien(&mut self, square: Square, alien: Option<Alien>) {
        for colour in Alien::ALL {
            self.aliens[colour as usize].remove(square);
        }
        if let Some(colour) = alien {
            self.aliens[colour as usize].insert(square);
        }
    }

    pub(crate) fn set_goods(&mut self, square: Square, goods: Goods) {
        for colour in Colour::ALL {
            self.goods[colour as usize].set(square, goods.of(colour));
        }
    }

    /// Containers of the hold on a square; a hideout counts as one (GX-20.14A.1).
    pub fn containers(&self, square: Square) -> u8 {
        self.kind(square).map_or(0, |kind| kind.containers()) + self.hideouts().has(square) as u8
    }

    /// Containers for red blocks of the hold on a square.
    pub fn special_containers(&self, square: Square) -> u8 {
        self.kind(square)
            .map_or(0, |kind| kind.special_containers())
    }

    /// Cells of the battery on a square.
    pub fn cells(&self, square: Square) -> u8 {
        self.kind(square).map_or(0, |kind| kind.cells())
    }

    /// Humans aboard who are awake.
    pub const fn humans(&self) -> u8 {
        self.humans.total()
    }

    /// Whether a human is awake aboard.
    pub const fn has_humans(&self) -> bool {
        !self.humans.squares().is_empty()
    }

    /// Crew aboard: humans and aliens (GT-16.5).
    pub const fn crew(&self) -> u8 {
        self.humans.total() + self.with_aliens().len() as u8
    }

    /// Cabins with an alien.
    pub const fn with_aliens(&self) -> Squares {
        let [brown, purple, cyan] = self.aliens;
        brown.or(purple).or(cyan)
    }

    /// Cabins with somebody in them.
    pub const fn occupied_cabins(&self) -> Squares {
        self.humans.squares().or(self.with_aliens())
    }

    /// The cabin of an alien aboard.
    pub const fn alien(&self, alien: Alien) -> Option<Square> {
        self.aliens[alien as usize].first()
    }

    /// Battery tokens aboard.
    pub const fn tokens(&self) -> u8 {
        self.tokens.total()
    }

    /// Batteries with tokens.
    pub const fn charged(&self) -> Squares {
        self.tokens.squares()
    }

    /// Goods aboard.
    pub fn goods(&self) -> Goods {
        let mut goods = Goods::NONE;
        for colour in Colour::ALL {
            *goods.of_mut(colour) = self.goods[colour as usize].total();
        }
        goods
    }

    /// Holds with at least one block of a colour.
    pub const fn holding(&self, colour: Colour) -> Squares {
        self.goods[colour as usize].squares()
    }

    /// Fills the batteries, puts two humans into every cabin, one into a luxury cabin and four sleepers into a stasis
    /// chamber (GT-14.4, GT-14.6, GT-14.7, GX-2.2, GX-2.6).
    pub fn fit_out(&mut self) {
        for square in self.occupied.iter() {
            self.fit_out_square(square);
        }
    }

    /// The same for one component alone (GX-9.43).
    pub fn fit_out_square(&mut self, square: Square) {
        if self.batteries.has(square) {
            self.tokens.set(square, self.cells(square));
        }
        if self.cabins.has(square) {
            self.humans.set(square, self.places_at_launch(square));
        }
        if self
            .tile(square)
            .is_some_and(|tile| tile.kind == Kind::StasisChamber)
        {
            let awake = self.awake_in_stasis();
            self.humans.set(square, awake);
            self.sleepers.set(square, SLEEPERS - awake);
        }
    }
}
