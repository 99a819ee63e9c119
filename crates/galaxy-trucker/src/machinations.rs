//! What the cards of Evil Machinations do, and which components they mean (GX-7).

use crate::cards::{CombatLine, Hazard, Hazards, Size};
use crate::goods::Colour;
use crate::ship::Ship;
use crate::square::{Square, Squares};
use crate::tiles::Kind;
use serde::{Deserialize, Serialize};

/// Sizes of meteors whose side the leader chooses.
pub type Sizes = crate::short_list::ShortList<Size, 8>;

/// A card of Evil Machinations. Printed faces are lost: numbers and most effects are designed (GX-24.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "machination")]
pub enum Machination {
    /// The ship with the weakest cannons is fired at (GX-7.22).
    Ambush {
        /// What is compared, and the shots.
        line: CombatLine,
    },
    /// Finishing bonuses are paid at once, by the present order (GX-7.25).
    Checkpoint,
    /// The bonus for the best-looking ship is paid at once (GX-7.25).
    QualityControl,
    /// All goods in one column are lost (GX-7.26).
    CosmicRays,
    /// Red blocks are paid for or given up (GX-7.27).
    CustomsInspection {
        /// Credits for each block.
        price: u8,
    },
    /// Batteries are paid for or emptied (GX-7.28).
    EcoPatrol {
        /// Credits for each battery.
        price: u8,
    },
    /// Everybody demands credits of a ship ahead, or shoots (GX-7.29).
    GettingEven {
        /// The demand.
        credits: u8,
        /// The shot at whoever refuses.
        shot: Hazard,
    },
    /// Meteors fly at the leftmost and at the rightmost column (GX-7.30).
    RoadNarrows {
        /// The meteor.
        meteor: Hazard,
    },
    /// Components that use power are paid for with tokens or given up (GX-7.20).
    SystemTest {
        /// Components for one token.
        components: u8,
    },
    /// Who has the most components of a kind gives one up (GX-7.31).
    Trustbusters,
    /// All ships close up, even those in hyperspace (GX-7.24).
    TrafficJam,
    /// Open Space at a multiple of the speed (GX-7.33).
    WideOpenSpace {
        /// Days for each point of engine strength.
        times: u8,
    },
    /// A wreck is auctioned; components of it may be built in (GX-7.32).
    JunkerForSale {
        /// Components that are drawn.
        tiles: u8,
        /// How many of them may be added.
        most: u8,
    },
    /// Tokens for credits, for the first who is willing (GX-7.32).
    StrandedShip {
        /// Battery tokens to give.
        tokens: u8,
        /// Credits for them.
        credits: u8,
        /// Flight days lost.
        days: u8,
    },
    /// Pay by the number of crew, or lose days.
    TollGate {
        /// Credits for every two crew, begun pairs included.
        price: u8,
        /// Flight days lost otherwise.
        days: u8,
    },
    /// The fastest ship pays the flight number and loses days.
    SpeedTrap {
        /// Flight days lost.
        days: u8,
    },
    /// The leader chooses the side from which meteors come at all ships.
    MeteorDetour {
        /// The meteors, in order.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Size>"))]
        meteors: Sizes,
    },
    /// A human changes from the largest crew to the smallest.
    CrewPoachers,
    /// Shields and double cannons drain the batteries.
    MagneticStorm,
    /// A component joined by a single connection is given up.
    LooseBolts,
    /// Goods may be sold at once above their value.
    BargainHunters {
        /// Blocks at most.
        most: u8,
        /// Credits above the value of each block.
        bonus: u8,
        /// Flight days lost.
        days: u8,
    },
    /// Days are staked in secret and lost; the lowest stake is fired at.
    WrongTurn {
        /// Days at most.
        most: u8,
        /// The shots.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Hazard>"))]
        shots: Hazards,
    },
    /// Ships with equal numbers of exposed connectors pay.
    Copycats {
        /// Credits at most.
        most: u8,
    },
    /// Ships close behind fire.
    RearEnder {
        /// The shot.
        shot: Hazard,
        /// Spaces within which a ship is close.
        range: u8,
    },
}

impl Machination {
    /// The Fluent message that names it.
    pub const fn message(&self) -> &'static str {
        match self {
            Machination::Ambush { .. } => "gt-card-ambush",
            Machination::Checkpoint => "gt-card-checkpoint",
            Machination::QualityControl => "gt-card-quality-control",
            Machination::CosmicRays => "gt-card-cosmic-rays",
            Machination::CustomsInspection { .. } => "gt-card-customs-inspection",
            Machination::EcoPatrol { .. } => "gt-card-eco-patrol",
            Machination::GettingEven { .. } => "gt-card-getting-even",
            Machination::RoadNarrows { .. } => "gt-card-road-narrows",
            Machination::SystemTest { .. } => "gt-card-system-test",
            Machination::Trustbusters => "gt-card-trustbusters",
            Machination::TrafficJam => "gt-card-traffic-jam",
            Machination::WideOpenSpace { .. } => "gt-card-wide-open-space",
            Machination::JunkerForSale { .. } => "gt-card-junker-for-sale",
            Machination::StrandedShip { .. } => "gt-card-stranded-ship",
            Machination::TollGate { .. } => "gt-card-toll-gate",
            Machination::SpeedTrap { .. } => "gt-card-speed-trap",
            Machination::MeteorDetour { .. } => "gt-card-meteor-detour",
            Machination::CrewPoachers => "gt-card-crew-poachers",
            Machination::MagneticStorm => "gt-card-magnetic-storm",
            Machination::LooseBolts => "gt-card-loose-bolts",
            Machination::BargainHunters { .. } => "gt-card-bargain-hunters",
            Machination::WrongTurn { .. } => "gt-card-wrong-turn",
            Machination::Copycats { .. } => "gt-card-copycats",
            Machination::RearEnder { .. } => "gt-card-rear-ender",
        }
    }
}

/// A kind of component that Trustbusters count (GX-7.31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// Cabins; a stasis chamber is none.
    Cabins,
    /// Cannons of every kind.
    Cannons,
    /// Engines of every kind.
    Engines,
    /// Batteries.
    Batteries,
    /// Cargo holds.
    Holds,
    /// Shields.
    Shields,
}

impl Category {
    /// In the order in which they are counted.
    pub const ALL: [Category; 6] = [
        Category::Cabins,
        Category::Cannons,
        Category::Engines,
        Category::Batteries,
        Category::Holds,
        Category::Shields,
    ];

    /// Whether a component belongs to it; crubot stations, solar panels, anti-personnel lasers and thrusters belong to none
    /// (GX-21.4). A component with two functions may belong to two.
    pub const fn has(self, kind: Kind) -> bool {
        match self {
            Category::Cabins => {
                matches!(kind, Kind::StartingCabin | Kind::Cabin | Kind::LuxuryCabin)
            }
            Category::Cannons => matches!(
                kind,
                Kind::Cannon | Kind::DoubleCannon | Kind::BidirectionalCannon | Kind::EngineCannon
            ),
            Category::Engines => {
                matches!(kind, Kind::Engine | Kind::DoubleEngine | Kind::EngineCannon)
            }
            Category::Batteries => matches!(kind, Kind::Battery { .. } | Kind::BatteryHold { .. }),
            Category::Holds => matches!(
                kind,
                Kind::Hold { .. }
                    | Kind::SpecialHold { .. }
                    | Kind::MixedHold { .. }
                    | Kind::PlatedHold { .. }
                    | Kind::BatteryHold { .. }
            ),
            Category::Shields => matches!(kind, Kind::Shield),
        }
    }
}

/// Whether a component could conceivably be powered, joined to a fitting one or not (GX-7.20).
const fn uses_power(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::DoubleEngine
            | Kind::DoubleCannon
            | Kind::BidirectionalCannon
            | Kind::Shield
            | Kind::ShieldBooster
            | Kind::CannonBooster
            | Kind::EngineBooster
            | Kind::Thruster { .. }
            | Kind::CrubotStation
    )
}

impl Ship {
    /// Squares whose component is of this sort.
    fn components(&self, wanted: impl Fn(Kind) -> bool) -> Squares {
        self.tiles()
            .filter(|(_, placed)| wanted(placed.tile.tile().kind))
            .map(|(square, _)| square)
            .collect()
    }

    /// The components of a category (GX-7.31).
    pub fn in_category(&self, category: Category) -> Squares {
        self.components(|kind| category.has(kind))
    }

    /// Components that a System Test covers (GX-7.20).
    pub fn tested(&self) -> Squares {
        self.components(uses_power)
    }

    /// Shields and double cannons, which a Magnetic Storm counts.
    pub fn magnetic(&self) -> Squares {
        self.components(|kind| matches!(kind, Kind::Shield | Kind::DoubleCannon))
    }

    /// Components joined to the ship by a single connection.
    pub fn loose(&self) -> Squares {
        let joints = self.joints();
        let joined = crate::side::Side::ALL.map(|side| joints.on(side));
        let single = |square: &Square| joined.iter().filter(|set| set.has(*square)).count() == 1;
        self.occupied().iter().filter(single).collect()
    }

    /// The printed numbers of columns with components, from the left.
    pub fn columns(&self) -> Vec<u8> {
        let board = self.board();
        let mut columns: Vec<u8> = self
            .occupied()
            .iter()
            .map(|square| board.label(square)[0])
            .collect();
        columns.sort_unstable();
        columns.dedup();
        columns
    }

    /// The component that is missed least: the one without which the largest piece is left, then the one with the
    /// highest printed row and column (as GT-31.26).
    pub fn default_surrender(&self, from: Squares) -> Option<Square> {
        from.iter().max_by_key(|square| {
            let mut rest = *self;
            rest.take(*square);
            let largest = rest.pieces().iter().map(|piece| piece.len()).max();
            (largest, self.tie_order(*square))
        })
    }

    /// The red blocks that are given up where each costs so much to keep: those that these credits do not cover.
    pub fn default_declaration(&self, credits: u32, price: u8) -> Vec<Square> {
        let kept = credits / u32::from(price.max(1));
        let given_up = u32::from(self.visible_goods().red).saturating_sub(kept);
        self.default_goods_loss(Colour::Red, given_up as u8)
    }

    /// The batteries that are emptied where each costs so much to keep: those with the fewest tokens, as far as these
    /// credits do not cover them.
    pub fn default_emptied(&self, credits: u32, price: u8) -> Vec<Square> {
        let mut charged: Vec<Square> = self.charged().iter().collect();
        charged.sort_by_key(|square| (self.tokens.get(*square), self.tie_order(*square)));
        let kept = (credits / u32::from(price.max(1))) as usize;
        charged.truncate(charged.len().saturating_sub(kept));
        charged
    }

    /// The components that are given up in a System Test where a token keeps so many: those that the tokens do not cover,
    /// boosters first, then as [`default_surrender`](Ship::default_surrender).
    pub fn default_discards(&self, each: u8) -> Vec<Square> {
        let kept = u32::from(self.tokens()) * u32::from(each);
        let count = self.tested().len().saturating_sub(kept);
        let mut ship = *self;
        let mut discards = Vec::new();
        for _ in 0..count {
            let tested = ship.tested();
            let boosters = tested.and(ship.novelties);
            let pool = if boosters.is_empty() {
                tested
            } else {
                boosters
            };
            let Some(square) = ship.default_surrender(pool) else {
                break;
            };
            ship.take(square);
            discards.push(square);
        }
        discards
    }

    /// Up to so many blocks, the most valuable first.
    pub fn best_sale(&self, most: u8) -> Vec<(Square, Colour)> {
        let blocks = Colour::ALL.into_iter().flat_map(|colour| {
            let from = self.default_goods_loss(colour, self.goods().of(colour));
            from.into_iter().map(move |square| (square, colour))
        });
        blocks.take(usize::from(most)).collect()
    }
}
