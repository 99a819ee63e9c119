//! The adventure cards, one declaration each (GT-20, appendix B of the rules).

mod list;

pub use list::CARDS;

use crate::goods::Goods;
use crate::intruders;
use crate::machinations::Machination;
use crate::short_list::ShortList;
use crate::side::Side;
use Adventure::*;
use Level::{I, II, III, IV};
use Machination::*;
use serde::{Deserialize, Serialize};

/// The level of a card: the deck it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Level {
    /// Deck I.
    I,
    /// Deck II.
    II,
    /// Deck III.
    III,
    /// Deck IV (GX-17).
    IV,
    /// Not a deck: cards that players choose in secret (GX-7.1).
    Machinations,
}

impl Level {
    /// All levels, lowest first.
    pub const ALL: [Level; 4] = [I, II, III, IV];

    /// The level as it is printed.
    pub const fn name(self) -> &'static str {
        match self {
            I => "I",
            II => "II",
            III => "III",
            IV => "IV",
            Level::Machinations => "EM",
        }
    }
}

/// How big a meteor is; cannon fire is heavy when large, light when small.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Size {
    /// Small meteor, light fire.
    #[default]
    Small,
    /// Large meteor, heavy fire.
    Large,
}

/// What flies at a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HazardKind {
    /// A meteor.
    Meteor,
    /// Cannon fire.
    Cannon,
}

/// One meteor or shot (GT-19.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hazard {
    /// Meteor or cannon fire.
    pub kind: HazardKind,
    /// Large or small.
    pub size: Size,
    /// The side it comes from (GT-0.4).
    pub from: Side,
}

/// What fills the unused places of a [`ShortList`].
impl Default for Hazard {
    fn default() -> Hazard {
        Hazard {
            kind: HazardKind::Meteor,
            size: Size::Small,
            from: Side::Front,
        }
    }
}

/// No card has more hazards or planets.
const MOST_HAZARDS: usize = 8;

const MOST_PLANETS: usize = 4;

/// The hazards of a card, in printed order.
pub type Hazards = ShortList<Hazard, MOST_HAZARDS>;

/// The goods of each planet of a card.
pub type PlanetList = ShortList<Goods, MOST_PLANETS>;

/// Planets of a card, counted from zero.
pub type PlanetNumbers = ShortList<u8, MOST_PLANETS>;

/// The humans of each planet of a card (GX-17.12).
pub type PlanetHumans = ShortList<u8, MOST_PLANETS>;

/// What a line of a Combat Zone compares (GT-20.63).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Criterion {
    /// Number of crew.
    Crew,
    /// Engine strength.
    Engines,
    /// Cannon strength.
    Cannons,
}

/// What the weakest ship of a line suffers (GT-20.68).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "penalty")]
pub enum Penalty {
    /// Loses flight days.
    Days {
        /// How many.
        days: u8,
    },
    /// Loses crew.
    Crew {
        /// How many.
        crew: u8,
    },
    /// Loses goods.
    Goods {
        /// How many blocks.
        goods: u8,
    },
    /// Is shot at.
    Fire {
        /// The shots, in order.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Hazard>"))]
        shots: Hazards,
    },
}

impl Penalty {
    /// The shots, if it is cannon fire.
    pub const fn shots(&self) -> Option<Hazards> {
        match self {
            Penalty::Fire { shots } => Some(*shots),
            _ => None,
        }
    }
}

/// A line of a Combat Zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CombatLine {
    /// What is compared.
    pub criterion: Criterion,
    /// What the weakest suffers.
    #[serde(flatten)]
    pub penalty: Penalty,
}

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "adventure")]
pub enum Adventure {
    /// GT-20.10 to GT-20.12.
    OpenSpace,
    /// GT-20.75, GT-20.76.
    Stardust,
    /// GT-20.78 to GT-20.82.
    Epidemic,
    /// GT-20.85 to GT-20.90.
    Sabotage,
    /// GT-20.38 to GT-20.41.
    MeteoricSwarm {
        /// The meteors, in order.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Hazard>"))]
        meteors: Hazards,
    },
    /// GT-20.15 to GT-20.22.
    Planets {
        /// The goods of each planet.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Goods>"))]
        planets: PlanetList,
        /// The humans of each planet; none on cards without any (GX-17.12).
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        humans: PlanetHumans,
        /// Flight days for landing.
        days: u8,
    },
    /// GT-20.25 to GT-20.29.
    AbandonedShip {
        /// Crew to give up.
        crew: u8,
        /// Credits for it.
        credits: u8,
        /// Flight days lost.
        days: u8,
        /// Shots at whoever decides to use it (GX-17.9).
        #[cfg_attr(feature = "ts", ts(as = "Vec<Hazard>"))]
        fire: Hazards,
    },
    /// GT-20.32 to GT-20.35.
    AbandonedStation {
        /// Crew that must be aboard.
        crew: u8,
        /// Goods found.
        goods: Goods,
        /// Flight days lost.
        days: u8,
        /// Shots at whoever decides to use it (GX-17.9).
        #[cfg_attr(feature = "ts", ts(as = "Vec<Hazard>"))]
        fire: Hazards,
    },
    /// GT-20.55.
    Slavers {
        /// Cannon strength of the enemy.
        strength: u8,
        /// Crew lost by the defeated.
        crew: u8,
        /// Credits for the winner.
        credits: u8,
        /// Flight days for taking them.
        days: u8,
    },
    /// GT-20.54.
    Smugglers {
        /// Cannon strength of the enemy.
        strength: u8,
        /// Goods lost by the defeated.
        lose: u8,
        /// Goods for the winner.
        goods: Goods,
        /// Flight days for taking them.
        days: u8,
    },
    /// GT-20.56.
    Pirates {
        /// Cannon strength of the enemy.
        strength: u8,
        /// Shots at the defeated.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Hazard>"))]
        fire: Hazards,
        /// Credits for the winner.
        credits: u8,
        /// Flight days for taking them.
        days: u8,
    },
    /// GT-20.63 to GT-20.71.
    CombatZone {
        /// From top to bottom.
        lines: [CombatLine; 3],
    },

    // Intruders.
    /// GX-18.
    Intruder {
        /// Who comes, and how.
        intruder: intruders::Intruder,
    },
    /// A card of Evil Machinations (GX-7).
    Machination(Machination),
    // Bonus cards.
    /// GX-9.5 to GX-9.9.
    MissingForm {
        /// Credits for a right guess.
        credits: u8,
    },
    /// GX-9.10 to GX-9.17.
    Robosmokeys,
    /// GX-9.20 to GX-9.25.
    SpaceBilliards {
        /// The rows of meteors.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Hazard>>"))]
        #[serde(deserialize_with = "crate::data::leaked")]
        rows: &'static [Hazards],
    },
    /// GX-9.30 to GX-9.38.
    SpaceJunkyard {
        /// The four boxes.
        #[cfg_attr(feature = "ts", ts(as = "Vec<JunkBox>"))]
        #[serde(deserialize_with = "crate::data::leaked")]
        boxes: &'static [JunkBox],
        /// Flight days for stopping.
        days: u8,
    },
    /// GX-9.40 to GX-9.48.
    StarDepot {
        /// Components that are laid out.
        tiles: u8,
        /// Flight days for taking one.
        days: u8,
    },

    // New adventure cards and deck IV.
    /// GX-17.2, GX-17.3, GX-17.22.
    DangerousSector {
        /// The deck from which cards are drawn.
        deck: Level,
        /// How many.
        cards: u8,
    },
    /// GX-17.5, GX-17.6, GX-17.21: an enemy that combines penalties or rewards.
    CombinedEnemy {
        /// Who.
        enemy: EnemyKind,
        /// Cannon strength of the enemy.
        strength: u8,
        /// What the defeated suffer, in order.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Penalty>"))]
        #[serde(deserialize_with = "crate::data::leaked")]
        penalties: &'static [Penalty],
        /// Credits for the winner.
        credits: u8,
        /// Goods for the winner.
        goods: Goods,
        /// Flight days for taking them.
        days: u8,
    },
    /// GX-17.7, GX-17.8: each pair is a large meteor and a small one in the same line.
    MeteorPairs {
        /// The meteors, in order: large, small, large, small.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Hazard>"))]
        meteors: Hazards,
    },
    /// GX-17.15, GX-17.16.
    HazardousOpenSpace {
        /// The meteors that the fastest ship meets, in order.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Hazard>"))]
        meteors: Hazards,
    },
    /// GX-17.17 to GX-17.20, GX-17.24.
    RadiationLeak {
        /// Tokens and solar panels that make a block explode.
        threshold: u8,
    },
}

/// Who the enemy on a card of deck IV is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EnemyKind {
    /// Slavers.
    Slavers,
    /// Smugglers.
    Smugglers,
    /// Pirates.
    Pirates,
}

/// What a stop at a box of the Space Junkyard costs (GX-9.30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "cost")]
pub enum JunkCost {
    /// Crew to give up.
    Crew {
        /// How many.
        crew: u8,
    },
    /// Battery tokens to give up.
    Tokens {
        /// How many.
        tokens: u8,
    },
    /// Meteors or shots to face.
    Hazards {
        /// In order.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Hazard>"))]
        hazards: Hazards,
    },
}

/// What a box of the Space Junkyard gives (GX-9.30).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JunkReward {
    /// Credits.
    pub credits: u8,
    /// Flight days gained.
    pub days: u8,
    /// Humans who come aboard.
    pub humans: u8,
    /// Battery tokens.
    pub tokens: u8,
    /// Goods.
    pub goods: Goods,
}

/// A box of the Space Junkyard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JunkBox {
    /// What it costs.
    #[serde(flatten)]
    pub cost: JunkCost,
    /// What it gives.
    pub reward: JunkReward,
}

/// What an enemy is like, whatever the card is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Enemy {
    /// Its cannon strength.
    pub strength: u8,
    /// Credits for the winner.
    pub credits: u8,
    /// Goods for the winner.
    pub goods: Goods,
    /// Flight days for taking the reward.
    pub days: u8,
}

impl Adventure {
    /// The enemy on the card.
    pub const fn enemy(&self) -> Option<Enemy> {
        match *self {
            Slavers {
                strength,
                credits,
                days,
                ..
            }
            | Pirates {
                strength,
                credits,
                days,
                ..
            } => Some(Enemy {
                strength,
                credits,
                goods: Goods::NONE,
                days,
            }),
            Smugglers {
                strength,
                goods,
                days,
                ..
            } => Some(Enemy {
                strength,
                credits: 0,
                goods,
                days,
            }),
            CombinedEnemy {
                strength,
                credits,
                goods,
                days,
                ..
            } => Some(Enemy {
                strength,
                credits,
                goods,
                days,
            }),
            _ => None,
        }
    }

    /// Whether ships move by their engines (GT-20.10, GX-17.15).
    pub const fn is_open_space(&self) -> bool {
        matches!(
            self,
            OpenSpace | HazardousOpenSpace { .. } | Adventure::Machination(WideOpenSpace { .. })
        )
    }
}

/// A card's place in [`CARDS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct CardId(u8);

impl CardId {
    /// The card at this place.
    pub const fn new(index: u8) -> Option<CardId> {
        if (index as usize) < CARDS.len() {
            Some(CardId(index))
        } else {
            None
        }
    }

    /// What is printed on it.
    pub fn card(self) -> &'static Card {
        // A `CardId` is only made for places of the table.
        &crate::data::cards()[usize::from(self.0)]
    }

    /// All cards.
    pub fn all() -> impl Iterator<Item = CardId> {
        (0..CARDS.len() as u8).map(CardId)
    }

    /// The card that is called so.
    pub fn named(name: &str) -> Option<CardId> {
        CardId::all().find(|id| id.card().name == name)
    }
}

impl TryFrom<u8> for CardId {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<CardId, &'static str> {
        CardId::new(index).ok_or("no such card")
    }
}

impl From<CardId> for u8 {
    fn from(id: CardId) -> u8 {
        id.0
    }
}

/// The part of the game that a card belongs to: it is in the decks when that part is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CardSet {
    /// The base game.
    Base,
    /// Intruders (GX-18).
    Intruders,
    /// Bonus cards (GX-9).
    Bonus,
    /// New adventure cards (GX-17).
    NewAdventures,
    /// Evil Machinations (GX-7).
    Machinations,
}

/// What is printed on an adventure card.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Card {
    /// Its name in files.
    pub name: &'static str,
    /// Its deck.
    pub level: Level,
    /// The part of the game that it belongs to.
    pub set: CardSet,
    /// Whether it belongs to the learning flight (GT-24.7).
    pub starred: bool,
    /// What it does.
    #[serde(flatten)]
    pub adventure: Adventure,
}
