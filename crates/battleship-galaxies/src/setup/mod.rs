//! What the host chooses, and the rules of the battle that follow from it.

mod fleet_lists;
mod own_battle;
mod scenario;
mod terrain;

pub use own_battle::{OwnBattle, OwnEscape, OwnTile};
pub use scenario::{Scenario, ScenarioShip};
pub use terrain::Terrain;

use crate::data::{
    Data, DataChoice, DeckRule, Faction, FleetRule, Mission, MissionSeat, MissionSide, Size,
    SpecialRule,
};
use crate::hex::{Board, Hex, Spaces, Zone};
use crate::refusal::{BattleRefusal, Reason, refuse};
use own_battle::own_mission;
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
    /// A custom battle.
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
