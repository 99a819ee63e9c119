//! A ship: the tiles on its board and what is aboard, as sets of squares.
//!
//! Every question (legality, exposed connectors, strengths, pieces, hits) is a few operations on these sets; see
//! [`check`](crate::check), [`strength`](crate::strength) and [`hazard`](crate::hazard).

use crate::board::{Board, ShipClass};
use crate::goods::{Colour, Goods};
use crate::rough_roads::{RoughRoad, RoughRoads};
use crate::side::{Connector, Rotation, Side};
use crate::specialization::Specialization;
use crate::square::{SQUARES, Square, Squares};
use crate::support_team::{Abilities, Fittings};
use crate::tiles::{Alien, Kind, Tile, TileId};
use serde::{Deserialize, Serialize};

/// A tile on a ship, turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placed {
    /// Which tile.
    pub tile: TileId,
    /// How it is turned.
    pub rotation: Rotation,
}

/// A small number for each square: 0 to 3 with two bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally<const BITS: usize = 2> {
    bits: [Squares; BITS],
}

impl<const BITS: usize> Tally<BITS> {
    /// Zero everywhere.
    pub const EMPTY: Tally<BITS> = Tally {
        bits: [Squares::EMPTY; BITS],
    };

    /// The number of one square.
    pub const fn get(&self, square: Square) -> u8 {
        let mut number = 0;
        let mut bit = 0;
        while bit < BITS {
            number |= (self.bits[bit].has(square) as u8) << bit;
            bit += 1;
        }
        number
    }

    /// Sets the number of one square; more than the greatest one counts as that.
    pub const fn set(&mut self, square: Square, number: u8) {
        let greatest = (1 << BITS) - 1;
        let number = if number > greatest { greatest } else { number };
        let mut bit = 0;
        while bit < BITS {
            self.bits[bit].remove(square);
            if number & 1 << bit != 0 {
                self.bits[bit].insert(square);
            }
            bit += 1;
        }
    }

    /// The sum over all squares.
    pub const fn total(&self) -> u8 {
        let mut sum = 0;
        let mut bit = 0;
        while bit < BITS {
            sum += self.bits[bit].len() << bit;
            bit += 1;
        }
        sum as u8
    }

    /// The sum over these squares.
    pub const fn total_in(&self, squares: Squares) -> u8 {
        let mut sum = 0;
        let mut bit = 0;
        while bit < BITS {
            sum += self.bits[bit].and(squares).len() << bit;
            bit += 1;
        }
        sum as u8
    }

    /// The squares whose number is not zero.
    pub const fn squares(&self) -> Squares {
        let mut all = Squares::EMPTY;
        let mut bit = 0;
        while bit < BITS {
            all = all.or(self.bits[bit]);
            bit += 1;
        }
        all
    }
}

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
/// Crubots of a station (GX-13.25).
pub const CRUBOTS: u8 = 4;

/// A ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "ShipRecord", try_from = "ShipRecord")]
pub struct Ship {
    class: ShipClass,
    /// Where tiles may be: the squares of the board without holes.
    squares: Squares,
    cells: [Option<Placed>; SQUARES],
    pub(crate) occupied: Squares,
    /// Sides with a connector that fits single ones; universal connectors are in both.
    pub(crate) single: [Squares; 4],
    /// Sides with a connector that fits double ones.
    pub(crate) double: [Squares; 4],
    /// Engines, single and double.
    pub(crate) engines: Squares,
    pub(crate) double_engines: Squares,
    /// Engines whose exhaust does not point to the rear.
    pub(crate) askew: Squares,
    /// Engines that are allowed to point the other way and do not count (GX-8.43, GX-8.43a).
    pub(crate) reversed: Squares,
    /// Cannons, single and double, by the side they point to.
    pub(crate) barrels: [Squares; 4],
    pub(crate) double_cannons: Squares,
    /// Cannons with two barrels in different directions, in two sets of `barrels` (GX-2.14).
    pub(crate) two_way_cannons: Squares,
    /// Shield generators by the side they cover.
    pub(crate) shields: [Squares; 4],
    pub(crate) cabins: Squares,
    pub(crate) starting: Squares,
    pub(crate) life_support: [Squares; 3],
    pub(crate) batteries: Squares,
    /// Holds without containers for red blocks.
    pub(crate) holds: Squares,
    /// Holds with containers for red blocks.
    pub(crate) special_holds: Squares,
    /// Tiles of the expansions that no other set has: what they are is read from the tile.
    pub(crate) novelties: Squares,
    /// Squares whose side must face an empty square: barrels of cannons and nozzles of thrusters (GT-6.13, GX-13.5).
    pub(crate) open_sides: [Squares; 4],
    /// What is joined to a group of them works as if joined (GX-13.15).
    pub(crate) routers: Squares,
    /// Anti-personnel lasers (GX-13.32).
    pub(crate) lasers: Squares,
    /// Stations whose crubots are active until the end of the card (GX-13.25).
    pub(crate) active_crubots: Squares,
    /// Solar panels that gave their power during this card (GX-13.1).
    pub(crate) spent_panels: Squares,
    /// No cyan aliens are in play: mixed life supports count as purple and brown (GX-13.22).
    pub(crate) without_cyan: bool,
    /// Humans who are awake.
    pub(crate) humans: Tally,
    /// Sleeping humans in stasis chambers (GX-2.6).
    pub(crate) sleepers: Tally<3>,
    pub(crate) aliens: [Squares; 3],
    /// What the cyan alien is good at; kept when it is gone, without effect (GX-2.61).
    pub(crate) specialization: Option<Specialization>,
    pub(crate) tokens: Tally,
    pub(crate) goods: [Tally; 4],
    /// The Rough Roads cards that apply to this ship (GX-8.2).
    pub(crate) roads: RoughRoads,
    /// Squares on which nothing works (GX-8.49a).
    pub(crate) dead: Squares,
    /// Flies the other way round after a somersault (GX-8.43b).
    pub(crate) turned_round: bool,
    /// Structural modules and routers.
    pub(crate) structures: Squares,
    /// Squares joined by a token to their right and to their rear neighbour.
    pub(crate) fused: [Squares; 2],
    /// Abilities of support team members that its owner may use.
    pub(crate) abilities: Abilities,
    /// Tokens of support team members.
    pub(crate) fittings: Fittings,
}

impl Ship {
    /// A board of this class without any tile.
    pub const fn empty(class: ShipClass) -> Ship {
        Ship {
            class,
            squares: class.board().squares,
            cells: [None; SQUARES],
            occupied: Squares::EMPTY,
            single: [Squares::EMPTY; 4],
            double: [Squares::EMPTY; 4],
            engines: Squares::EMPTY,
            double_engines: Squares::EMPTY,
            askew: Squares::EMPTY,
            reversed: Squares::EMPTY,
            barrels: [Squares::EMPTY; 4],
            double_cannons: Squares::EMPTY,
            two_way_cannons: Squares::EMPTY,
            shields: [Squares::EMPTY; 4],
            cabins: Squares::EMPTY,
            starting: Squares::EMPTY,
            life_support: [Squares::EMPTY; 3],
            batteries: Squares::EMPTY,
            holds: Squares::EMPTY,
            special_holds: Squares::EMPTY,
            novelties: Squares::EMPTY,
            open_sides: [Squares::EMPTY; 4],
            routers: Squares::EMPTY,
            lasers: Squares::EMPTY,
            active_crubots: Squares::EMPTY,
            spent_panels: Squares::EMPTY,
            without_cyan: false,
            humans: Tally::EMPTY,
            sleepers: Tally::EMPTY,
            aliens: [Squares::EMPTY; 3],
            specialization: None,
            tokens: Tally::EMPTY,
            goods: [Tally::EMPTY; 4],
            roads: RoughRoads::NONE,
            dead: Squares::EMPTY,
            turned_round: false,
            structures: Squares::EMPTY,
            fused: [Squares::EMPTY; 2],
            abilities: Abilities::NONE,
            fittings: Fittings::NONE,
        }
    }

    /// A ship with its starting cabin alone (GT-4.1), or without one (GX-6.2). `number` chooses the colour, from 0.
    pub fn started(class: ShipClass, number: usize) -> Ship {
        let mut ship = Ship::empty(class);
        if class.is_twin() {
            return ship;
        }
        ship.put(
            class.board().start,
            Placed {
                tile: TileId::starting_cabin(number),
                rotation: Rotation::NONE,
            },
        );
        ship
    }

    /// The class of its board.
    pub const fn class(&self) -> ShipClass {
        self.class
    }

    /// Its board.
    pub const fn board(&self) -> &'static Board {
        self.class.board()
    }

    /// Where tiles may be: the squares of the board without holes.
    pub const fn squares(&self) -> Squares {
        self.squares
    }

    /// The squares drawn on the board as it lies: a board of class IA may be turned (GX-5.8).
    pub const fn drawn(&self) -> Squares {
        match self.class {
            ShipClass::IIIB => self.board().squares,
            _ => self.squares,
        }
    }

    /// Squares of the board where nothing may be (GX-15.3).
    pub const fn holes(&self) -> Squares {
        self.drawn().without(self.squares)
    }

    /// Says where tiles may be: the squares of a board that was turned.
    pub(crate) const fn set_squares(&mut self, squares: Squares) {
        self.squares = squares;
    }

    /// Says that no cyan aliens are in play. Before any tile is put on the board: mixed life supports are read by it.
    pub const fn set_without_cyan(&mut self) {
        self.without_cyan = true;
    }

    /// Makes holes in the board. A starting cabin on one of them is not used (GX-15.4).
    pub fn set_holes(&mut self, holes: Squares) {
        self.squares = self.board().squares.without(holes);
        for square in self.starting.and(holes).iter() {
            self.take(square);
        }
    }

    /// The square next to another one, across the seam of a cylinder too (GX-14.2).
    pub const fn neighbour(&self, square: Square, side: Side) -> Option<Square> {
        if self.class.wraps() {
            square.neighbour_around(side)
        } else {
            square.neighbour(side)
        }
    }

    /// The squares whose neighbour on `side` is a member of the set.
    pub const fn seen(&self, set: Squares, side: Side) -> Squares {
        if self.class.wraps() {
            set.seen_around(side)
        } else {
            set.seen_from(side)
        }
    }

    /// The tile on a square.
    pub const fn placed(&self, square: Square) -> Option<Placed> {
        self.cells[square.index()]
    }

    /// What is printed on the tile on a square.
    pub fn tile(&self, square: Square) -> Option<&'static Tile> {
        self.placed(square).map(|placed| placed.tile.tile())
    }

    /// What the tile on a square does: what is printed on it, or what a part token made of it (GX-20.6A.1).
    pub fn kind(&self, square: Square) -> Option<Kind> {
        let printed = self.tile(square)?.kind;
        match self.fittings.part(square) {
            Some(token) => Some(token.part.kind()),
            None => Some(printed),
        }
    }

    /// Squares with a tile.
    pub const fn occupied(&self) -> Squares {
        self.occupied
    }

    /// All tiles, from front to rear, left to right.
    pub fn tiles(&self) -> impl Iterator<Item = (Square, Placed)> + '_ {
        self.occupied
            .iter()
            .filter_map(|square| Some((square, self.placed(square)?)))
    }

    /// Puts a tile on a square, whatever the rules say, in place of what was there.
    pub fn put(&mut self, square: Square, placed: Placed) {
        self.take(square);
        self.cells[square.index()] = Some(placed);
        self.occupied.insert(square);
        let tile = placed.tile.tile();
        for side in Side::ALL {
            let connector = tile.connector(side, placed.rotation);
            if connector.joins(Connector::Single) {
                self.single[side.index()].insert(square);
            }
            if connector.joins(Connector::Double) {
                self.double[side.index()].insert(square);
            }
        }
        self.add_function(square, tile.kind, placed.rotation);
    }

    /// Makes the tile on a square work as this kind, turned so; its connectors stay.
    pub(crate) fn set_function(&mut self, square: Square, kind: Kind, rotation: Rotation) {
        self.clear_function(square);
        self.add_function(square, kind, rotation);
    }

    fn add_function(&mut self, square: Square, kind: Kind, rotation: Rotation) {
        match kind {
            Kind::StartingCabin => {
                self.cabins.insert(square);
                self.starting.insert(square);
            }
            Kind::Cabin => self.cabins.insert(square),
            Kind::Engine | Kind::DoubleEngine | Kind::EngineCannon => {
                if kind == Kind::EngineCannon {
                    self.aim(square, Side::Front.turned(rotation));
                }
                let exhaust = Side::Rear.turned(rotation);
                // GX-8.43: one that points the other way is allowed and does nothing.
                if self.roads.has(RoughRoad::Somersault) && exhaust == self.front() {
                    self.reversed.insert(square);
                } else {
                    self.engines.insert(square);
                    if kind == Kind::DoubleEngine {
                        self.double_engines.insert(square);
                    }
                    if exhaust != self.front().opposite() {
                        self.askew.insert(square);
                    }
                }
            }
            Kind::BidirectionalCannon => {
                self.two_way_cannons.insert(square);
                for side in [Side::Front, Side::Right] {
                    self.aim(square, side.turned(rotation));
                }
            }
            Kind::Cannon | Kind::DoubleCannon => {
                self.aim(square, Side::Front.turned(rotation));
                if kind == Kind::DoubleCannon {
                    self.double_cannons.insert(square);
                }
            }
            Kind::Battery { .. } => self.batteries.insert(square),
            Kind::Shield => {
                for side in [Side::Front, Side::Right] {
                    self.shields[side.turned(rotation).index()].insert(square);
                }
            }
            Kind::Hold { .. } => self.holds.insert(square),
            Kind::SpecialHold { .. } | Kind::MixedHold { .. } => self.special_holds.insert(square),
            Kind::BatteryHold { .. } => {
                self.batteries.insert(square);
                self.holds.insert(square);
            }
            Kind::LuxuryCabin => {
                self.cabins.insert(square);
                self.novelties.insert(square);
            }
            Kind::StasisChamber
            | Kind::ShieldBooster
            | Kind::CannonBooster
            | Kind::EngineBooster
            | Kind::ReactorFurnace
            | Kind::Plating
            | Kind::SolarPanel
            | Kind::CrubotStation
            | Kind::Armory => self.novelties.insert(square),
            Kind::Structural => self.structures.insert(square),
            Kind::LifeSupport { alien } => self.life_support[alien as usize].insert(square),
            Kind::Thruster { nozzles } => {
                self.novelties.insert(square);
                for side in nozzles {
                    self.open_sides[side.turned(rotation).index()].insert(square);
                }
            }
            Kind::Router => {
                self.novelties.insert(square);
                self.routers.insert(square);
                self.structures.insert(square);
            }
            Kind::MixedLifeSupport { aliens } => {
                self.novelties.insert(square);
                let aliens = if self.without_cyan {
                    [Alien::Purple, Alien::Brown]
                } else {
                    aliens
                };
                for alien in aliens {
                    self.life_support[alien as usize].insert(square);
                }
            }
            Kind::AntiPersonnelLaser => {
                self.novelties.insert(square);
                self.lasers.insert(square);
            }
            Kind::PlatedHold { .. } => {
                self.novelties.insert(square);
                self.special_holds.insert(square);
            }
        }
        if self.dead.has(square) {
            self.switch_off_square(square);
        }
    }

    /// A cannon points to this side, which must face an empty square.
    const fn aim(&mut self, square: Square, side: Side) {
        self.barrels[side.index()].insert(square);
        self.open_sides[side.index()].insert(square);
    }

    /// Takes the tile off a square, with everything on it.
    pub fn take(&mut self, square: Square) -> Option<(Placed, Contents)> {
        let placed = self.cells[square.index()].take()?;
        let contents = self.contents(square);
        self.set_contents(square, Contents::default());
        self.occupied.remove(square);
        for set in self.single.iter_mut().chain(&mut self.double) {
            set.remove(square);
        }
        self.clear_function(square);
        self.forget_fittings(square);
        Some((placed, contents))
    }

    /// Takes a square out of all sets that say what its tile does.
    fn clear_function(&mut self, square: Square) {
        for set in [
            &mut self.engines,
            &mut self.double_engines,
            &mut self.askew,
            &mut self.reversed,
            &mut self.double_cannons,
            &mut self.two_way_cannons,
            &mut self.novelties,
            &mut self.cabins,
            &mut self.starting,
            &mut self.batteries,
            &mut self.holds,
            &mut self.special_holds,
            &mut self.routers,
            &mut self.lasers,
            &mut self.active_crubots,
            &mut self.spent_panels,
            &mut self.structures,
        ] {
            set.remove(square);
        }
        for set in self
            .barrels
            .iter_mut()
            .chain(&mut self.open_sides)
            .chain(&mut self.shields)
            .chain(&mut self.life_support)
        {
            set.remove(square);
        }
    }

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

    /// Cabins, the starting cabin included.
    pub const fn cabins(&self) -> Squares {
        self.cabins
    }

    /// Batteries.
    pub const fn batteries(&self) -> Squares {
        self.batteries
    }

    /// Holds of both kinds.
    pub const fn holds(&self) -> Squares {
        self.holds.or(self.special_holds).or(self.hideouts())
    }

    /// Special holds, which take red blocks.
    pub const fn special_holds(&self) -> Squares {
        self.special_holds
    }

    /// Double engines.
    pub const fn double_engines(&self) -> Squares {
        self.double_engines
    }

    /// Cannons that need a token: double and bidirectional ones (GT-16.6, GX-2.15).
    pub const fn powered_cannons(&self) -> Squares {
        self.double_cannons.or(self.two_way_cannons)
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

    /// Crew aboard: humans and aliens (GT-16.5).
    pub const fn crew(&self) -> u8 {
        let [brown, purple, cyan] = self.aliens;
        self.humans.total() + (brown.len() + purple.len() + cyan.len()) as u8
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

    /// Makes the ship count as having so many exposed connectors (at most 20), whatever its tiles show: recorded cards give
    /// the number alone.
    pub(crate) fn pretend_exposed(&mut self, count: u8) {
        self.single = [Squares::EMPTY; 4];
        self.double = [Squares::EMPTY; 4];
        let edges = [
            (Side::Left, Squares::column(0)),
            (Side::Right, Squares::column(8)),
        ];
        let free = edges
            .into_iter()
            .flat_map(|(side, squares)| squares.iter().map(move |square| (side, square)));
        for (side, square) in free.take(usize::from(count)) {
            self.single[side.index()].insert(square);
        }
    }

    /// What is on a square as one number: of a cabin 1 or 2 humans, 3 brown alien, 4 purple alien, 5 cyan alien, 6 to 8 the
    /// same with a human (GX-20.7A.1); of a stasis chamber its sleepers and 8 for each human awake (GX-20.7B.3); of a battery
    /// its tokens; of a hold red + 4 yellow + 16 green + 64 blue. A battery-and-hold has its tokens in place of the red
    /// blocks; a red block in it (GX-20.15A.1) is written as 3 yellow ones, or with a yellow one as 3 green ones.
    /// Of a crubot station its active crubots; of a solar panel 1 when it gave its power during this card.
    pub fn content_code(&self, square: Square) -> u8 {
        if self.active_crubots.has(square) {
            return CRUBOTS;
        }
        if self.spent_panels.has(square) {
            return 1;
        }
        let Contents {
            humans,
            sleepers,
            alien,
            tokens,
            mut goods,
        } = self.contents(square);
        let crew = match alien {
            Some(alien) => 3 + alien as u8 + 3 * humans,
            None if self.cabins.has(square) => humans,
            None => sleepers + 8 * humans,
        };
        if self.batteries.has(square) && goods.red > 0 {
            if goods.yellow > 0 {
                goods.yellow = 0;
                goods.green = 3;
            } else {
                goods.yellow = 3;
            }
            goods.red = 0;
        }
        crew + tokens + goods.red + 4 * goods.yellow + 16 * goods.green + 64 * goods.blue
    }

    /// Reads what [`content_code`](Ship::content_code) wrote. False when it cannot be on that square.
    pub(crate) fn set_content_code(&mut self, square: Square, code: u8) -> bool {
        let Some(kind) = self.kind(square) else {
            return false;
        };
        let mut contents = Contents::default();
        match (kind, code) {
            (Kind::StartingCabin | Kind::Cabin, 1 | 2) | (Kind::LuxuryCabin, 1) => {
                contents.humans = code;
            }
            (Kind::CrubotStation, CRUBOTS) => {
                self.active_crubots.insert(square);
                return true;
            }
            (Kind::SolarPanel, 1) => {
                self.spent_panels.insert(square);
                return true;
            }
            (Kind::LuxuryCabin, 2) if self.places_at_launch(square) == 2 => contents.humans = 2,
            (Kind::StasisChamber, 1..=SLEEPERS) => contents.sleepers = code,
            (Kind::StasisChamber, _) if code % 8 + code / 8 <= SLEEPERS => {
                contents.sleepers = code % 8;
                contents.humans = code / 8;
                if contents.humans > self.awake_in_stasis() {
                    return false;
                }
            }
            (Kind::Cabin, 3..=5) => contents.alien = Some(Alien::ALL[usize::from(code - 3)]),
            (Kind::Cabin, 6..=8) if self.shares_alien_cabins() => {
                contents.alien = Some(Alien::ALL[usize::from(code - 6)]);
                contents.humans = 1;
            }
            (Kind::Battery { cells }, _) if code <= cells => contents.tokens = code,
            (kind, _) if self.containers(square) > 0 => {
                let goods = &mut contents.goods;
                for colour in Colour::ALL {
                    *goods.of_mut(colour) = code >> (2 * colour as u8) & 3;
                }
                if let Kind::BatteryHold { cells, .. } = kind {
                    contents.tokens = std::mem::take(&mut goods.red);
                    if contents.tokens > cells {
                        return false;
                    }
                    if goods.yellow == 3 {
                        goods.yellow = 0;
                        goods.red = 1;
                    } else if goods.green == 3 {
                        (goods.red, goods.yellow, goods.green) = (1, 1, 0);
                    }
                }
                if goods.total() > u32::from(self.containers(square)) {
                    return false;
                }
            }
            _ => return false,
        }
        self.set_contents(square, contents);
        true
    }
}

fn no_roads(roads: &RoughRoads) -> bool {
    roads.is_empty()
}

/// A ship as it is written down.
#[derive(Serialize, Deserialize)]
struct ShipRecord {
    class: ShipClass,
    /// Where tiles may be, if that is not everywhere on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    squares: Option<Squares>,
    tiles: Vec<(Square, TileId, Rotation)>,
    contents: Vec<(Square, u8)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    specialization: Option<Specialization>,
    #[serde(default, skip_serializing_if = "no_roads")]
    roads: RoughRoads,
    /// Squares on which nothing works.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dead: Option<Squares>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    turned_round: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    without_cyan: bool,
    #[serde(default, skip_serializing_if = "no_abilities")]
    abilities: Abilities,
    #[serde(default, skip_serializing_if = "Fittings::is_empty")]
    fittings: Fittings,
}

impl From<Ship> for ShipRecord {
    fn from(ship: Ship) -> ShipRecord {
        ShipRecord {
            class: ship.class,
            squares: (ship.squares != ship.board().squares).then_some(ship.squares),
            tiles: ship
                .tiles()
                .map(|(square, placed)| (square, placed.tile, placed.rotation))
                .collect(),
            contents: ship
                .occupied
                .iter()
                .map(|square| (square, ship.content_code(square)))
                .filter(|(_, code)| *code != 0)
                .collect(),
            specialization: ship.specialization,
            roads: ship.roads,
            dead: (!ship.dead.is_empty()).then_some(ship.dead),
            turned_round: ship.turned_round,
            without_cyan: ship.without_cyan,
            abilities: ship.abilities,
            fittings: ship.fittings,
        }
    }
}

fn no_abilities(abilities: &Abilities) -> bool {
    abilities.is_empty()
}

impl TryFrom<ShipRecord> for Ship {
    type Error = &'static str;

    fn try_from(record: ShipRecord) -> Result<Ship, &'static str> {
        let mut ship = Ship::empty(record.class);
        if let Some(squares) = record.squares {
            ship.squares = squares;
        }
        // Where engines may point and what works is known before the tiles come.
        ship.roads = record.roads;
        ship.dead = record.dead.unwrap_or_default();
        ship.turned_round = record.turned_round;
        ship.without_cyan = record.without_cyan;
        for (square, tile, rotation) in record.tiles {
            ship.put(square, Placed { tile, rotation });
        }
        ship.abilities = record.abilities;
        ship.set_fittings(record.fittings);
        for (square, code) in record.contents {
            if !ship.set_content_code(square, code) {
                return Err("the square cannot hold that");
            }
        }
        ship.specialization = record.specialization;
        Ok(ship)
    }
}
