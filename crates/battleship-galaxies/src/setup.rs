//! What the host chooses, and the rules of the battle that follow from it.

use crate::command::{List, ListCard, ListShip};
use crate::data::{
    Condition, Data, DataChoice, DeckCount, DeckRule, Drawn, Faction, FleetRule, FleetShip,
    Mission, MissionSeat, MissionSide, MissionTile, Size, SpecialRule, TileSort, Version,
};
use crate::hex::{Board, Hex, Spaces, Zone};
use crate::ids::Placement;
use crate::refusal::{BattleRefusal, Reason, refuse};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::Seat;

/// Energy a player gains, and other constants of the game (section 1 of the rules).
pub mod constant {
    /// BG-8.5
    pub const MOST_ENERGY: u8 = 40;
    /// BG-2.16
    pub const STARTING_HAND: usize = 5;
    /// BG-21.1
    pub const HAND_LIMIT: usize = 10;
    /// BG-13.3
    pub const ECM_FROM: i8 = 5;
    /// BG-13.3: small, medium, large.
    pub const ECM_DAMAGE: [i8; 3] = [1, 2, 3];
    /// BG-2.12
    pub const SMALLEST_DECK: u16 = 5;
}

/// A tile of an own battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OwnTile {
    /// Id of the tile, or `random` for a random discovery tile.
    pub tile: String,
    /// Its anchor.
    pub anchor: Hex,
    /// Turned by sixths of a full turn clockwise.
    #[serde(default)]
    pub rotation: u8,
    /// Face up from the start.
    #[serde(default)]
    pub face_up: bool,
}

/// Ships of a side leave through the zone of the other for points, as in Mission 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OwnEscape {
    /// The side, 0 or 1.
    pub side: u8,
    /// Points with which it wins.
    pub points: u16,
}

/// A ship card of a prepared position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ScenarioShip {
    /// Whose: side 0 or 1.
    pub side: u8,
    /// Id of the ship.
    pub ship: String,
    /// Its version.
    pub version: Version,
    /// One place for each of its ships; none: it waits behind the screen.
    #[serde(default)]
    pub positions: Vec<Placement>,
    /// Shield pegs of each of its ships, if not those of the card.
    #[serde(default)]
    pub shields: Option<u8>,
    /// Hull pegs of each of its ships.
    #[serde(default)]
    pub hull: u8,
}

/// A prepared position for two players: what lessons begin with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Scenario {
    /// The fleets.
    pub ships: Vec<ScenarioShip>,
    /// The decks of both sides; an empty one is no deck.
    pub decks: [Vec<ListCard>; 2],
    /// Who goes first, without a roll.
    pub first: Option<u8>,
}

/// A battle of one's own (BG-25.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct OwnBattle {
    /// Launch points for each player; decks have half as many cards.
    pub fleet_limit: u16,
    /// Id of the board.
    pub board: String,
    /// Players of the side at the top and of the one at the bottom.
    pub players: [u8; 2],
    /// Their factions; the same twice needs two boxes (BG-2.7).
    pub factions: [Faction; 2],
    /// Tiles.
    pub tiles: Vec<OwnTile>,
    /// Whether the clock ends the battle (BG-22.6).
    pub clock: bool,
    /// Points for escaping ships.
    pub escape: Option<OwnEscape>,
    /// A prepared position instead of fleets and decks chosen by the players.
    pub scenario: Option<Scenario>,
}

impl Default for OwnBattle {
    fn default() -> OwnBattle {
        OwnBattle {
            fleet_limit: 42,
            board: "single".into(),
            players: [1, 1],
            factions: [Faction::Isn, Faction::Wretch],
            tiles: Vec::new(),
            clock: true,
            escape: None,
            scenario: None,
        }
    }
}

/// What is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum BattleChoice {
    /// A mission.
    Mission {
        /// Its number.
        number: u8,
        /// A variant, by its id.
        #[serde(default)]
        variant: Option<String>,
    },
    /// A battle of one's own.
    Own {
        /// Its rules.
        battle: OwnBattle,
    },
}

/// The base of large ships (BG-25.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LargeBase {
    /// As the data says: seven spaces.
    #[default]
    Seven,
    /// Three spaces.
    Triangle,
}

/// Switches of the rules (BG-25.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// An enemy ship may roll ECM again when contact is made anew.
    pub ecm_reentry: bool,
    /// Spaces beside debris count as debris.
    pub debris_on_adjacent: bool,
    /// The base of large ships.
    pub large_base: LargeBase,
    /// Faces of the number die.
    pub number_die: u8,
    /// Each ship of a squadron may rescue.
    pub rescue_per_ship: bool,
    /// No tactic cards, no abilities (BG-M1.11).
    pub simplified: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            ecm_reentry: false,
            debris_on_adjacent: false,
            large_base: LargeBase::Seven,
            number_die: 8,
            rescue_per_ship: false,
            simplified: false,
        }
    }
}

/// A limit for thinking (BG-30.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum ClockChoice {
    /// None.
    #[default]
    None,
    /// A time for each turn.
    Turn {
        /// Seconds; 180 is usual.
        seconds: u32,
    },
    /// A time for the whole game and some more for each turn.
    Chess {
        /// Seconds for the game; 1,800 is usual.
        seconds: u32,
        /// Seconds added for each turn; 10 is usual.
        increment: u32,
    },
}

/// How fast a table is played (BG-30.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Everybody is there: reaction windows last 6 s.
    #[default]
    Live,
    /// Over days: reaction windows last 24 h.
    Correspondence,
}

/// What the host chooses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// What is played.
    pub battle: BattleChoice,
    /// Switches of the rules.
    pub options: Options,
    /// Limit for thinking.
    pub clock: ClockChoice,
    /// Live or over days.
    pub pace: Pace,
    /// Team mates see each other's hands and fleets (BG-30.10).
    pub open_team: bool,
    /// Lists stay hidden when all are in; ships are seen when launched (BG-2.14).
    pub secret_lists: bool,
    /// The printed facts.
    pub data: DataChoice,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            battle: BattleChoice::Mission {
                number: 1,
                variant: None,
            },
            options: Options::default(),
            clock: ClockChoice::None,
            pace: Pace::Live,
            open_team: false,
            secret_lists: false,
            data: DataChoice::default(),
        }
    }
}

/// A seat of the battle (BG-23.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatRule {
    /// 0 or 1.
    pub side: u8,
    /// Its place on the side.
    pub number: u8,
    /// Its energy pool.
    pub pool: u8,
    /// Its deck.
    pub deck: u8,
    /// Its faction.
    pub faction: Faction,
    /// Its starting zone.
    pub zone: Zone,
}

/// Everything about a battle that does not change while it is played.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The host's choices.
    pub setup: Setup,
    /// The printed facts.
    pub data: Arc<Data>,
    /// The mission, with variant and options worked in.
    pub mission: Mission,
    /// The board.
    pub board: Board,
    /// The seats in order.
    pub seats: Vec<SeatRule>,
    /// How many energy pools there are.
    pub pools: u8,
    /// How many decks there are.
    pub decks: u8,
    /// No cards and no abilities (BG-M1.11).
    pub simplified: bool,
    /// Bases by size and facing.
    bases: [[Spaces; 6]; 3],
    /// The direction from one end of a medium base to the other.
    medium_step: u8,
}

impl Rules {
    /// Works out the battle, or says what is wrong with the choices.
    pub fn new(setup: &Setup) -> Result<Rules, BattleRefusal> {
        let data = setup
            .data
            .data()
            .map_err(|why| BattleRefusal::about(Reason::BadData, why.to_string()))?;
        let options = setup.options;
        // BG-25.3: another die needs grids for it.
        if options.number_die != data.numbers {
            return refuse(Reason::NumberDie);
        }
        let in_range = match setup.clock {
            ClockChoice::None => true,
            ClockChoice::Turn { seconds } => (10..=86_400).contains(&seconds),
            ClockChoice::Chess { seconds, increment } => {
                (60..=86_400).contains(&seconds) && increment <= 3_600
            }
        };
        if !in_range {
            return refuse(Reason::ClockLimits);
        }
        let mut simplified = options.simplified;
        let mut mission = match &setup.battle {
            BattleChoice::Own { battle } => own_mission(battle, &data)?,
            BattleChoice::Mission { number, variant } => {
                let mut mission = data
                    .missions
                    .iter()
                    .find(|mission| mission.number == *number)
                    .cloned()
                    .ok_or(Reason::NoSuchMission)?;
                if let Some(id) = variant {
                    let variant = mission
                        .variants
                        .iter()
                        .find(|variant| variant.id == *id)
                        .cloned()
                        .ok_or(Reason::NoSuchVariant)?;
                    simplified |= variant.simplified;
                    if let Some(limit) = variant.fleet_limit {
                        for seat in mission.sides.iter_mut().flat_map(|side| &mut side.seats) {
                            *seat = selected(limit);
                        }
                    }
                }
                mission
            }
        };
        if simplified {
            for side in &mut mission.sides {
                side.seats
                    .iter_mut()
                    .for_each(|seat| seat.deck = Some(DeckRule::None));
                side.team_deck = None;
            }
            mission.prepped.clear();
            mission.clock = false;
        }
        let board = data.boards[usize::from(mission.board)].clone();
        let mut seats = Vec::new();
        let (mut pools, mut decks) = (0, 0);
        for (side, rule) in mission.sides.iter().enumerate() {
            for number in 0..rule.seats.len() {
                if number == 0 || !rule.shared_energy {
                    pools += 1;
                }
                if number == 0 || rule.team_deck.is_none() {
                    decks += 1;
                }
                seats.push(SeatRule {
                    side: side as u8,
                    number: number as u8,
                    pool: pools - 1,
                    deck: decks - 1,
                    faction: rule.faction,
                    zone: rule.zone,
                });
            }
        }
        let triangle = [Hex::new(0, 0), Hex::new(1, 0), Hex::new(0, 1)];
        let bases = [Size::Small, Size::Medium, Size::Large].map(|size| {
            let offsets = match (size, options.large_base) {
                (Size::Large, LargeBase::Triangle) => &triangle[..],
                _ => &data.bases[size as usize],
            };
            [0, 1, 2, 3, 4, 5]
                .map(|facing| Spaces::new(offsets.iter().map(|hex| hex.turned(facing))))
        });
        let second = bases[1][0].as_slice()[1];
        let medium_step = crate::hex::Direction::ALL
            .iter()
            .position(|direction| direction.step() == second)
            .unwrap_or(0) as u8;
        let rules = Rules {
            setup: setup.clone(),
            data,
            mission,
            board,
            seats,
            pools,
            decks,
            simplified,
            bases,
            medium_step,
        };
        rules.check_scenario()?;
        Ok(rules)
    }

    /// The prepared position of the battle.
    pub(crate) fn scenario(&self) -> Option<&Scenario> {
        match &self.setup.battle {
            BattleChoice::Own { battle } => battle.scenario.as_ref(),
            BattleChoice::Mission { .. } => None,
        }
    }

    /// A prepared position must be one that a battle can reach: on the board, off asteroids, no two bases on a space (BG-4.5).
    fn check_scenario(&self) -> Result<(), BattleRefusal> {
        let Some(scenario) = self.scenario() else {
            return Ok(());
        };
        if scenario
            .first
            .is_some_and(|first| usize::from(first) >= self.seats.len())
        {
            return refuse(Reason::NoSuchSeat);
        }
        let mut taken: Vec<Hex> = self
            .mission
            .tiles
            .iter()
            .filter(|tile| match tile.drawn {
                Drawn::Kind(kind) => self.data.tiles[usize::from(kind)].sort == TileSort::Asteroid,
                Drawn::Random => false,
            })
            .flat_map(|tile| tile.hexes.iter().copied())
            .collect();
        for ship in &scenario.ships {
            let kind = &self.data.ships[usize::from(
                self.data
                    .ship(&ship.ship)
                    .ok_or_else(|| BattleRefusal::about(Reason::UnknownShip, &ship.ship))?,
            )];
            let printed = kind.version(ship.version);
            let damaged = ship.hull >= printed.hull
                || ship
                    .shields
                    .is_some_and(|shields| shields > printed.shields);
            if damaged {
                return refuse(Reason::OwnBattle);
            }
            if ship.positions.is_empty() {
                continue;
            }
            if ship.positions.len() != usize::from(kind.count) {
                return refuse(Reason::PlacesMissing);
            }
            for place in &ship.positions {
                let base = self.base(kind.size, place.at, place.facing);
                for hex in base.as_slice() {
                    if !self.board.has(*hex) {
                        return refuse(Reason::OffBoard);
                    }
                    if taken.contains(hex) {
                        return refuse(Reason::NotEmpty);
                    }
                    taken.push(*hex);
                }
            }
        }
        Ok(())
    }

    /// How many seats there are.
    pub fn seat_count(&self) -> u8 {
        self.seats.len() as u8
    }

    /// The spaces of a base.
    #[inline]
    pub fn base(&self, size: Size, at: Hex, facing: u8) -> Spaces {
        self.bases[size as usize][usize::from(facing % 6)].plus(at)
    }

    /// The facing of a medium base whose anchor sees its other end in this direction.
    pub(crate) fn medium_facing(&self, direction: usize) -> u8 {
        ((direction + 6 - usize::from(self.medium_step)) % 6) as u8
    }

    /// Whether turning a base of this size changes its spaces.
    pub fn turns(&self, size: Size) -> bool {
        let base = &self.bases[size as usize];
        base[0].as_slice().iter().any(|hex| !base[1].has(*hex))
    }

    /// The side's rule of a seat.
    pub fn side_rule(&self, seat: Seat) -> &MissionSide {
        &self.mission.sides[usize::from(self.seats[seat.index()].side)]
    }

    /// The fleet rule of a seat.
    pub fn fleet_rule(&self, seat: Seat) -> &FleetRule {
        let rule = &self.seats[seat.index()];
        &self.mission.sides[usize::from(rule.side)].seats[usize::from(rule.number)].fleet
    }

    /// The deck rule of a seat, its own or its team's.
    pub fn deck_rule(&self, seat: Seat) -> &DeckRule {
        let rule = &self.seats[seat.index()];
        let side = &self.mission.sides[usize::from(rule.side)];
        side.team_deck
            .as_ref()
            .or(side.seats[usize::from(rule.number)].deck.as_ref())
            .unwrap_or(&DeckRule::None)
    }

    /// Whether this seat hands in the deck: the first of those who share one.
    pub fn hands_in_deck(&self, seat: Seat) -> bool {
        let deck = self.seats[seat.index()].deck;
        self.seats.iter().position(|rule| rule.deck == deck) == Some(seat.index())
    }

    /// What a seat has to choose before the battle: fleet, deck.
    pub fn wants_list(&self, seat: Seat) -> (bool, bool) {
        (
            matches!(self.fleet_rule(seat), FleetRule::Select { .. }),
            matches!(self.deck_rule(seat), DeckRule::Select { .. }) && self.hands_in_deck(seat),
        )
    }

    /// Finds a special rule.
    pub(crate) fn special<T>(&self, find: impl Fn(&SpecialRule) -> Option<T>) -> Option<T> {
        self.mission.special.iter().find_map(find)
    }

    /// The list that a seat gets if it hands in none (BG-30.12).
    pub fn reference_list(&self, seat: Seat) -> List {
        let data = &self.data;
        let (fleet_wanted, deck_wanted) = self.wants_list(seat);
        let mut list = List::default();
        if let (
            true,
            FleetRule::Select {
                limit,
                required,
                forbidden,
                ..
            },
        ) = (fleet_wanted, self.fleet_rule(seat))
        {
            let faction = self.seats[seat.index()].faction;
            let cost = |ship: &FleetShip| {
                u16::from(
                    data.ships[usize::from(ship.ship)]
                        .version(ship.version)
                        .launch,
                )
            };
            // Team mates may not field the same name (BG-23.8): they share the names out.
            let (mates, number) = (
                self.side_rule(seat).seats.len(),
                usize::from(self.seats[seat.index()].number),
            );
            let mut fleet: Vec<FleetShip> = Vec::new();
            let standard = |ship: usize| FleetShip {
                ship: ship as u8,
                version: Version::Standard,
            };
            let wanted = required.iter().map(|ship| usize::from(*ship)).chain(
                data.ships
                    .iter()
                    .enumerate()
                    .filter(|(_, kind)| kind.faction == faction)
                    .map(|(ship, _)| ship)
                    .enumerate()
                    .filter(|(at, _)| at % mates == number)
                    .map(|(_, ship)| ship),
            );
            for ship in wanted {
                let known = fleet.iter().any(|other| usize::from(other.ship) == ship)
                    || forbidden.contains(&(ship as u8));
                if !known && fleet.iter().map(cost).sum::<u16>() + cost(&standard(ship)) <= *limit {
                    fleet.push(standard(ship));
                }
            }
            for version in [Version::Seasoned, Version::Veteran] {
                for at in 0..fleet.len() {
                    let better = FleetShip {
                        version,
                        ..fleet[at]
                    };
                    if fleet.iter().map(cost).sum::<u16>() - cost(&fleet[at]) + cost(&better)
                        <= *limit
                    {
                        fleet[at] = better;
                    }
                }
            }
            list.fleet = fleet
                .iter()
                .map(|ship| ListShip {
                    ship: data.ships[usize::from(ship.ship)].id.clone(),
                    version: ship.version,
                })
                .collect();
        }
        if let (true, DeckRule::Select { max, required }) = (deck_wanted, self.deck_rule(seat)) {
            let rule = &self.seats[seat.index()];
            let mut left = *max;
            let mut counts = vec![0u8; data.cards.len()];
            let take = |counts: &mut Vec<u8>, card: usize, left: &mut u16| {
                let most = self.copies_left(rule.side, card as u8);
                if counts[card] < most && *left > 0 {
                    counts[card] += 1;
                    *left -= 1;
                    return true;
                }
                false
            };
            for (typ, count) in required {
                let mut missing = *count;
                for _ in 0..data.cards.len() * 3 {
                    for card in 0..data.cards.len() {
                        let kind = &data.cards[card];
                        if missing > 0
                            && kind.typ == *typ
                            && kind.faction == rule.faction
                            && take(&mut counts, card, &mut left)
                        {
                            missing -= 1;
                        }
                    }
                }
            }
            for _ in 0..3 {
                for card in 0..data.cards.len() {
                    if data.cards[card].faction == rule.faction {
                        take(&mut counts, card, &mut left);
                    }
                }
            }
            list.deck = counts
                .iter()
                .enumerate()
                .filter(|(_, count)| **count > 0)
                .map(|(card, count)| ListCard {
                    card: data.cards[card].id.clone(),
                    count: *count,
                })
                .collect();
        }
        list
    }

    /// Copies of a card that a side's deck may have: those set aside are not in it (BG-2.11, BG-2.13).
    pub fn copies_left(&self, side: u8, card: u8) -> u8 {
        let prepped = self
            .mission
            .prepped
            .iter()
            .filter(|p| p.side == side && p.card == card)
            .count() as u8;
        self.data.cards[usize::from(card)]
            .copies
            .min(3)
            .saturating_sub(prepped)
    }

    /// Reads and checks a list (BG-2.5 to BG-2.13).
    pub fn check_list(
        &self,
        seat: Seat,
        list: &List,
    ) -> Result<(Vec<FleetShip>, Vec<DeckCount>), BattleRefusal> {
        let (fleet_wanted, deck_wanted) = self.wants_list(seat);
        if (!fleet_wanted && !list.fleet.is_empty()) || (!deck_wanted && !list.deck.is_empty()) {
            return refuse(Reason::ListNotWanted);
        }
        let fleet = match self.fleet_rule(seat) {
            FleetRule::Fixed(fleet) => fleet.clone(),
            rule => self.check_fleet(seat, rule, &list.fleet)?,
        };
        let deck = match self.deck_rule(seat) {
            DeckRule::Fixed(cards) if self.hands_in_deck(seat) => cards.clone(),
            DeckRule::Select { max, required } if deck_wanted => {
                self.check_deck(seat, *max, required, &list.deck)?
            }
            _ => Vec::new(),
        };
        Ok((fleet, deck))
    }

    fn check_fleet(
        &self,
        seat: Seat,
        rule: &FleetRule,
        ships: &[ListShip],
    ) -> Result<Vec<FleetShip>, BattleRefusal> {
        let FleetRule::Select {
            limit,
            required,
            forbidden,
            foreign,
        } = rule
        else {
            return Ok(Vec::new());
        };
        let mut fleet: Vec<FleetShip> = Vec::new();
        let mut cost = 0u32;
        for entry in ships {
            let ship = self
                .data
                .ship(&entry.ship)
                .ok_or_else(|| BattleRefusal::about(Reason::UnknownShip, &entry.ship))?;
            let kind = &self.data.ships[usize::from(ship)];
            if fleet.iter().any(|other| other.ship == ship) {
                return Err(BattleRefusal::about(Reason::FleetTwice, &kind.name));
            }
            if forbidden.contains(&ship) {
                return Err(BattleRefusal::about(Reason::FleetForbidden, &kind.name));
            }
            if kind.faction != self.seats[seat.index()].faction && !foreign.contains(&ship) {
                return Err(BattleRefusal::about(Reason::FleetFaction, &kind.name));
            }
            cost += u32::from(kind.version(entry.version).launch);
            fleet.push(FleetShip {
                ship,
                version: entry.version,
            });
        }
        if let Some(missing) = required
            .iter()
            .find(|ship| !fleet.iter().any(|f| f.ship == **ship))
        {
            return Err(BattleRefusal::about(
                Reason::FleetRequired,
                &self.data.ships[usize::from(*missing)].name,
            ));
        }
        if fleet.is_empty() {
            return refuse(Reason::FleetEmpty);
        }
        if cost > u32::from(*limit) {
            return Err(BattleRefusal::numbers(Reason::FleetOverLimit, *limit, cost));
        }
        Ok(fleet)
    }

    fn check_deck(
        &self,
        seat: Seat,
        max: u16,
        required: &[(crate::data::CardType, u8)],
        cards: &[ListCard],
    ) -> Result<Vec<DeckCount>, BattleRefusal> {
        let rule = &self.seats[seat.index()];
        let mut deck: Vec<DeckCount> = Vec::new();
        let mut size = 0u16;
        for entry in cards {
            let card = self
                .data
                .card(&entry.card)
                .ok_or_else(|| BattleRefusal::about(Reason::UnknownCard, &entry.card))?;
            let kind = &self.data.cards[usize::from(card)];
            if kind.faction != rule.faction {
                return Err(BattleRefusal::about(Reason::DeckFaction, &kind.name));
            }
            let most = self.copies_left(rule.side, card);
            if deck.iter().any(|other| other.card == card) || entry.count == 0 || entry.count > most
            {
                return Err(BattleRefusal::about(Reason::DeckCopies, &kind.name));
            }
            size += u16::from(entry.count);
            deck.push(DeckCount {
                card,
                count: entry.count,
            });
        }
        if size > max {
            return Err(BattleRefusal::numbers(Reason::DeckTooLarge, max, size));
        }
        if size < constant::SMALLEST_DECK {
            return Err(BattleRefusal::numbers(
                Reason::DeckTooSmall,
                constant::SMALLEST_DECK,
                size,
            ));
        }
        for (typ, need) in required {
            let have: u16 = deck
                .iter()
                .filter(|count| self.data.cards[usize::from(count.card)].typ == *typ)
                .map(|count| u16::from(count.count))
                .sum();
            if have < u16::from(*need) {
                return Err(BattleRefusal::numbers(Reason::DeckTypes, *need, have));
            }
        }
        Ok(deck)
    }
}

/// A player who chooses fleet and deck within a limit (BG-2.5, BG-2.9).
fn selected(limit: u16) -> MissionSeat {
    MissionSeat {
        fleet: FleetRule::Select {
            limit,
            required: Vec::new(),
            forbidden: Vec::new(),
            foreign: Vec::new(),
        },
        deck: Some(DeckRule::Select {
            max: limit / 2,
            required: Vec::new(),
        }),
    }
}

/// The seat of a side in a prepared position.
fn prepared(scenario: &Scenario, side: usize, data: &Data) -> Result<MissionSeat, BattleRefusal> {
    let mut fleet: Vec<FleetShip> = Vec::new();
    for ship in &scenario.ships {
        if usize::from(ship.side) != side {
            if ship.side > 1 {
                return refuse(Reason::OwnBattle);
            }
            continue;
        }
        let kind = data
            .ship(&ship.ship)
            .ok_or_else(|| BattleRefusal::about(Reason::UnknownShip, &ship.ship))?;
        // BG-2.6
        if fleet.iter().any(|other| other.ship == kind) {
            return Err(BattleRefusal::about(Reason::FleetTwice, &ship.ship));
        }
        fleet.push(FleetShip {
            ship: kind,
            version: ship.version,
        });
    }
    if fleet.is_empty() {
        return refuse(Reason::FleetEmpty);
    }
    let mut deck: Vec<DeckCount> = Vec::new();
    for entry in &scenario.decks[side] {
        let card = data
            .cards
            .iter()
            .position(|card| card.id == entry.card)
            .ok_or(Reason::UnknownCard)?;
        // BG-2.11
        let twice = deck.iter().any(|other| usize::from(other.card) == card);
        if twice || !(1..=3).contains(&entry.count) {
            return Err(BattleRefusal::about(Reason::DeckCopies, &entry.card));
        }
        deck.push(DeckCount {
            card: card as u8,
            count: entry.count,
        });
    }
    Ok(MissionSeat {
        fleet: FleetRule::Fixed(fleet),
        deck: Some(if deck.is_empty() {
            DeckRule::None
        } else {
            DeckRule::Fixed(deck)
        }),
    })
}

/// The mission that an own battle amounts to (BG-25.1).
fn own_mission(own: &OwnBattle, data: &Data) -> Result<Mission, BattleRefusal> {
    let board = data
        .boards
        .iter()
        .position(|board| board.id == own.board)
        .ok_or(Reason::NoSuchBoard)?;
    if !(10..=200).contains(&own.fleet_limit) || own.players.iter().any(|n| !(1..=2).contains(n)) {
        return refuse(Reason::OwnBattle);
    }
    if own
        .escape
        .is_some_and(|escape| escape.side > 1 || !(1..=100).contains(&escape.points))
    {
        return refuse(Reason::OwnBattle);
    }
    let mut seats = [0, 1].map(|at: usize| -> Vec<MissionSeat> {
        (0..own.players[at])
            .map(|_| selected(own.fleet_limit))
            .collect()
    });
    if let Some(scenario) = &own.scenario {
        if own.players != [1, 1] {
            return refuse(Reason::OwnBattle);
        }
        for (at, seats) in seats.iter_mut().enumerate() {
            *seats = vec![prepared(scenario, at, data)?];
        }
    }
    let [top, bottom] = seats;
    let mut seats = [Some(top), Some(bottom)];
    let mut side = |at: usize| MissionSide {
        faction: own.factions[at],
        zone: [Zone::Top, Zone::Bottom][at],
        seats: seats[at].take().unwrap_or_default(),
        team_deck: None,
        shared_energy: false,
        start_energy: 15,
        income: 10,
        first_income: 5,
    };
    let space = &data.boards[board];
    let mut tiles: Vec<MissionTile> = Vec::new();
    let mut stock: Vec<u8> = data.tiles.iter().map(|tile| tile.count).collect();
    let mut random = 0;
    for tile in &own.tiles {
        let (drawn, footprint) = if tile.tile == "random" {
            random += 1;
            let kind = data
                .tiles
                .iter()
                .find(|kind| kind.sort == TileSort::Discovery);
            (Drawn::Random, &kind.ok_or(Reason::OwnTile)?.footprint)
        } else {
            let kind = data.tile(&tile.tile).ok_or(Reason::OwnTile)?;
            let left = &mut stock[usize::from(kind)];
            *left = left.checked_sub(1).ok_or(Reason::OwnTile)?;
            (Drawn::Kind(kind), &data.tiles[usize::from(kind)].footprint)
        };
        let hexes: Vec<Hex> = footprint
            .iter()
            .map(|hex| tile.anchor.plus(hex.turned(tile.rotation)))
            .collect();
        let spaces = Spaces::new(hexes.iter().copied());
        let free = hexes
            .iter()
            .all(|hex| space.has(*hex) && !space.top.contains(hex) && !space.bottom.contains(hex));
        if tile.rotation > 5
            || !free
            || tiles
                .iter()
                .any(|t| Spaces::new(t.hexes.iter().copied()).overlaps(&spaces))
        {
            return refuse(Reason::OwnTile);
        }
        let discovery = match drawn {
            Drawn::Random => true,
            Drawn::Kind(kind) => data.tiles[usize::from(kind)].sort == TileSort::Discovery,
        };
        tiles.push(MissionTile {
            drawn,
            face_up: tile.face_up || !discovery,
            hexes,
        });
    }
    let left: usize = data
        .tiles
        .iter()
        .zip(&stock)
        .filter(|(kind, _)| kind.sort == TileSort::Discovery)
        .map(|(_, left)| usize::from(*left))
        .sum();
    if random > left {
        return refuse(Reason::OwnTile);
    }
    let mut conditions = vec![
        Condition::Elimination {
            side: 0,
            after_round: 2,
        },
        Condition::Elimination {
            side: 1,
            after_round: 2,
        },
    ];
    let mut special = Vec::new();
    if let Some(escape) = own.escape {
        conditions.push(Condition::VictoryPoints {
            side: escape.side,
            at_least: escape.points,
        });
        special.push(SpecialRule::ExitScores {
            side: escape.side,
            points: [1, 2, 3],
        });
    }
    Ok(Mission {
        id: "own".into(),
        number: 0,
        name: "Own battle".into(),
        board: board as u8,
        sides: [side(0), side(1)],
        prepped: Vec::new(),
        setup_ships: Vec::new(),
        tiles,
        special,
        clock: own.clock,
        conditions,
        variants: Vec::new(),
    })
}
