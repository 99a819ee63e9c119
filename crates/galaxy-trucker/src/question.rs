//! What a player is asked after building, and the orders that may be given in advance.

use crate::cards::{Hazard, PlanetNumbers};
use crate::goods::{Colour, Goods};
use crate::hazard::Hit;
use crate::intruders::WalkStep;
use crate::side::{Rotation, Side};
use crate::square::{Square, Squares};
use crate::tiles::TileId;
use serde::{Deserialize, Serialize};

/// What a player has to decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "question")]
pub enum Question {
    /// Class IA: in which direction the ship flies (GX-5.8).
    Heading,
    /// Take tiles off until no error is left (GT-13.3).
    Repair,
    /// Which aliens live where (GT-14.8, GT-14.9).
    PlaceCrew,
    /// Go on or give up, before the next card is revealed (GT-21.13).
    GiveUp,
    /// Which double engines get a token (GT-16.6).
    PowerEngines,
    /// Which double cannons get a token (GT-16.6).
    PowerCannons,
    /// Whether to spend a token against a hazard (GT-19.16, GT-19.25).
    Defend {
        /// The meteor or shot.
        hazard: Hazard,
        /// The sum of the dice.
        roll: u8,
        /// The tile that is lost otherwise.
        struck: Square,
        /// The shields or cannons that help for one token.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Square>"))]
        defences: Squares,
        /// The shields that help when boosted, for two tokens (GX-2.22).
        #[cfg_attr(feature = "ts", ts(as = "Vec<Square>"))]
        #[serde(default)]
        boosted: Squares,
    },
    /// On which planet to land (GT-20.16).
    Land {
        /// Planets on which nobody has landed, counted from zero.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        free: PlanetNumbers,
    },
    /// Whether to use an Abandoned Ship or Station (GT-20.26, GT-20.33).
    UseCard,
    /// Whether to take the reward for a defeated enemy and lose the days (GT-20.51).
    TakeReward,
    /// Where goods are stored (GT-17).
    Load {
        /// The new blocks.
        offered: Goods,
        /// So many of the new blocks stay behind, the player's choice (GX-4.5).
        #[serde(default)]
        leave: u8,
        /// Furnaces that can refill a battery now, the emptiest one they are joined to (GX-2.46).
        #[serde(default)]
        furnaces: Vec<Furnace>,
    },
    /// Which crew is lost (GT-18.5).
    LoseCrew {
        /// How many.
        count: u8,
    },
    /// One crew member of each of these cabins is lost. Who, where a human and an alien share one (GX-20.7A.1)?
    LoseFromCabins {
        /// All the cabins.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Square>"))]
        cabins: Squares,
        /// The shared ones among them.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Square>"))]
        shared: Squares,
        /// What takes the crew.
        cause: CabinLoss,
    },
    /// Which blocks of one colour are lost (GT-18.2).
    LoseGoods {
        /// The colour.
        colour: Colour,
        /// How many.
        count: u8,
    },
    /// From which batteries tokens are lost (GT-18.3).
    LoseTokens {
        /// How many.
        count: u8,
    },
    /// Which piece of the broken ship flies on (GT-19.10).
    KeepPiece {
        /// The pieces.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Square>>"))]
        pieces: Vec<Squares>,
    },
    /// Whether to jump to hyperspace, when a card is revealed or the ship is counted (GX-2.36).
    Jump,
    /// Which sleepers are woken after crew was lost (GX-2.9).
    Wake,
    /// Whether the diplomat averts a defeat (GX-2.71).
    Diplomat,
    // Evil Machinations.
    /// Which card to put into the adventure deck, in secret (GX-7.2).
    ChooseMachination,
    /// Whether to pay, or to suffer something instead.
    Pay {
        /// The price.
        credits: u8,
        /// The ship whose owner gets it; none: the bank.
        to: Option<u8>,
        /// What happens otherwise.
        instead: Instead,
    },
    /// Which red blocks are given up; the others are paid for (GX-7.27).
    Customs {
        /// Credits for each block.
        price: u8,
    },
    /// Which batteries are emptied; the others are paid for (GX-7.28).
    EcoPatrol {
        /// Batteries with tokens.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Square>"))]
        batteries: Squares,
        /// Credits for each battery.
        price: u8,
    },
    /// Which components are given up; tokens are paid for the others (GX-7.20).
    SystemTest {
        /// Components that could use power.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Square>"))]
        components: Squares,
        /// Components for one token.
        each: u8,
    },
    /// Which one of these components is given up (GX-7.31).
    Surrender {
        /// The components.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Square>"))]
        from: Squares,
    },
    /// Of whom credits are demanded (GX-7.29).
    Demand {
        /// The ships ahead.
        of: Vec<u8>,
    },
    /// At which column to shoot (GX-7.29).
    Aim {
        /// The ship.
        ship: u8,
        /// Its columns with components.
        columns: Vec<u8>,
    },
    /// From which side meteors come.
    ChooseSide,
    /// Which blocks to sell, if any.
    Sell {
        /// Blocks at most.
        most: u8,
        /// Credits above the value of each.
        bonus: u8,
    },
    /// Which humans are lost (GX-8.41).
    LoseHumans {
        /// How many.
        count: u8,
    },
    // Auctions.
    /// How much to bid, or pass (GX-0.23).
    Bid {
        /// The least bid that is allowed.
        least: u8,
        /// The ship with the highest bid so far.
        highest: Option<u8>,
    },
    // Another Big Expansion (GX-13, GX-18).
    /// Whether a thruster moves the line of a hit (GX-13.7).
    Thrust {
        /// The meteor or shot.
        hazard: Hazard,
        /// The line that is hit otherwise.
        roll: u8,
        /// What it does there.
        hit: Hit,
        /// What thrusters can make of it.
        shifts: Vec<Shift>,
    },
    /// Which crubots are activated when crew is counted, or before an intruder comes (GX-13.30, GX-13.31).
    Crubots {
        /// Stations that are not active.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Square>"))]
        stations: Squares,
        /// The crew that is required, where a card asks for so many.
        needed: Option<u8>,
        /// Before an intruder comes: its way without crubots.
        #[serde(default)]
        ahead: Vec<WalkStep>,
        /// Before an intruder comes: its way with all these crubots.
        #[serde(default)]
        with_crubots: Vec<WalkStep>,
    },
    /// Whether a thruster moves the line of an intruder (GX-18.7).
    Evade {
        /// The line in which it comes otherwise.
        line: u8,
        /// Its way then; empty: it misses.
        ahead: Vec<WalkStep>,
        /// What thrusters can make of it.
        evasions: Vec<Evasion>,
    },
    // Support Team.
    /// Which of the dealt cards is kept; they are in the view of the seat (GX-19.4).
    KeepMember,
    /// Which of the cards laid out is taken (GX-19.10).
    DraftMember,
    /// Whether abilities are used whose time it is (GX-19.12 to GX-19.14).
    UseMembers {
        /// Which can be used.
        abilities: Vec<crate::support_team::Ability>,
    },
    /// Saboteur B: which human goes from this ship and which joint is marked (GX-20.12B.4).
    Undermine {
        /// The ship.
        ship: u8,
    },
    /// Which goods and tokens are given: hidden goods need not be (GX-20.31, GX-20.15B.1).
    GiveGoods {
        /// How many.
        count: u8,
    },
    // Bonus cards (GX-9), class IV and deck IV (GX-16, GX-17).
    /// Which number to choose in secret.
    Seal {
        /// What the number means.
        what: Secret,
    },
    /// Which number the hidden die shows (GX-9.6).
    Guess,
    /// Which component all ships give up (GX-9.11).
    Coordinates,
    /// Which row of meteors flies at which opponent (GX-9.20).
    Volley {
        /// Rows that may be chosen, counted from zero.
        rows: Vec<u8>,
        /// Ships that may be chosen.
        targets: Vec<u8>,
    },
    /// At which box of the Space Junkyard to stop (GX-9.31).
    Stop {
        /// Boxes that are free and can be paid for, counted from zero.
        free: Vec<u8>,
    },
    /// Which component of the Star Depot to take, and where it goes (GX-9.40).
    Fit {
        /// The components that are laid out.
        tiles: Vec<TileId>,
    },
    /// Where new humans live (GX-9.32, GX-17.12).
    TakeAboard {
        /// How many may come.
        humans: u8,
        /// Whether the crew aboard may change cabins at the same time.
        rearrange: bool,
    },
    /// Where new battery tokens go; those aboard may change places (GX-9.33).
    Recharge {
        /// How many may be taken.
        tokens: u8,
    },
    /// Whether to insure a ship of class IV (GX-16.5).
    Insurance {
        /// What it costs.
        price: u8,
        /// The most that lost components cost then.
        most: u8,
    },
    // Rough Roads (GX-8).
    /// Whether infected goods are taken (GX-8.42).
    InfectedGoods {
        /// Humans that they cost.
        humans: u8,
    },
    /// From which side the debris comes (Abandoned Debris).
    VoteSide,
    /// How the crew is paid before the last card, or whether to give up (GX-8.38).
    PayUnion {
        /// Credits or blocks that are due.
        due: u8,
    },
    // Difficulty by dice (GX-10).
    /// Roll the dice that choose the difficulty (GX-10.2).
    RollDifficulty,
    /// Look at the receipt or at the dice of the difficulty, then go on to the next flight.
    Continue,
}

impl Question {
    /// The usual limit for this decision in seconds (GT-31.1).
    pub const fn seconds(&self) -> u32 {
        match self {
            Question::Repair => 60,
            Question::Heading => 30,
            Question::PlaceCrew
            | Question::Load { .. }
            | Question::TakeAboard { .. }
            | Question::Recharge { .. } => 45,
            Question::Fit { .. } => 60,
            Question::GiveUp => 8,
            Question::PowerEngines
            | Question::PowerCannons
            | Question::Land { .. }
            | Question::Seal { .. }
            | Question::Coordinates
            | Question::Volley { .. }
            | Question::Stop { .. } => 30,
            Question::Defend { .. } | Question::LoseGoods { .. } | Question::LoseTokens { .. } => {
                15
            }
            Question::UseCard
            | Question::TakeReward
            | Question::Jump
            | Question::Wake
            | Question::Diplomat
            | Question::Bid { .. }
            | Question::Thrust { .. }
            | Question::Crubots { .. }
            | Question::Evade { .. }
            | Question::Guess
            | Question::Insurance { .. }
            | Question::InfectedGoods { .. }
            | Question::VoteSide
            | Question::PayUnion { .. }
            | Question::LoseCrew { .. }
            | Question::LoseFromCabins { .. }
            | Question::KeepPiece { .. } => 20,
            Question::KeepMember | Question::DraftMember => 90,
            Question::UseMembers { .. } => 60,
            Question::Undermine { .. } => 30,
            Question::GiveGoods { .. } => 20,
            Question::ChooseMachination => 60,
            Question::RollDifficulty => 30,
            Question::Pay { .. }
            | Question::Demand { .. }
            | Question::Aim { .. }
            | Question::ChooseSide
            | Question::Surrender { .. }
            | Question::LoseHumans { .. } => 20,
            Question::Customs { .. }
            | Question::EcoPatrol { .. }
            | Question::SystemTest { .. }
            | Question::Sell { .. } => 30,
            Question::Continue => 60,
        }
    }

    /// The Fluent message that asks it.
    pub const fn message(&self) -> &'static str {
        match self {
            Question::Repair => "gt-ask-repair",
            Question::PlaceCrew => "gt-ask-place-crew",
            Question::Heading => "gt-ask-heading",
            Question::GiveUp => "gt-ask-give-up",
            Question::PowerEngines => "gt-ask-power-engines",
            Question::PowerCannons => "gt-ask-power-cannons",
            Question::Defend { .. } => "gt-ask-defend",
            Question::Land { .. } => "gt-ask-land",
            Question::UseCard => "gt-ask-use-card",
            Question::TakeReward => "gt-ask-take-reward",
            Question::Load { .. } => "gt-ask-load",
            Question::LoseCrew { .. } => "gt-ask-lose-crew",
            Question::LoseFromCabins { cause, .. } => cause.message(),
            Question::LoseGoods { .. } => "gt-ask-lose-goods",
            Question::LoseTokens { .. } => "gt-ask-lose-tokens",
            Question::KeepPiece { .. } => "gt-ask-keep-piece",
            Question::Jump => "gt-ask-jump",
            Question::Wake => "gt-ask-wake",
            Question::Diplomat => "gt-ask-diplomat",
            Question::Bid { .. } => "gt-ask-bid",
            Question::Thrust { .. } => "gt-ask-thrust",
            Question::Crubots { needed: None, .. } => "gt-ask-crubots",
            Question::Crubots { .. } => "gt-ask-crubots-needed",
            Question::Evade { .. } => "gt-ask-evade",
            Question::KeepMember => "gt-ask-keep-member",
            Question::DraftMember => "gt-ask-draft-member",
            Question::UseMembers { .. } => "gt-ask-use-members",
            Question::Undermine { .. } => "gt-ask-undermine",
            Question::GiveGoods { .. } => "gt-ask-give-goods",
            Question::Seal {
                what: Secret::HiddenDie,
            } => "gt-ask-hidden-die",
            Question::Seal {
                what: Secret::Offer,
            } => "gt-ask-offer",
            Question::Seal {
                what: Secret::Days { .. },
            } => "gt-ask-stake",
            Question::Guess => "gt-ask-guess",
            Question::Coordinates => "gt-ask-coordinates",
            Question::Volley { .. } => "gt-ask-volley",
            Question::Stop { .. } => "gt-ask-stop",
            Question::Fit { .. } => "gt-ask-fit",
            Question::TakeAboard { .. } => "gt-ask-take-aboard",
            Question::Recharge { .. } => "gt-ask-recharge",
            Question::Insurance { .. } => "gt-ask-insurance",
            Question::ChooseMachination => "gt-ask-choose-machination",
            Question::Pay {
                instead: Instead::Days { .. },
                ..
            } => "gt-ask-pay-or-days",
            Question::Pay { .. } => "gt-ask-pay-or-shot",
            Question::Customs { .. } => "gt-ask-customs",
            Question::EcoPatrol { .. } => "gt-ask-eco-patrol",
            Question::SystemTest { .. } => "gt-ask-system-test",
            Question::Surrender { .. } => "gt-ask-surrender",
            Question::Demand { .. } => "gt-ask-demand",
            Question::Aim { .. } => "gt-ask-aim",
            Question::ChooseSide => "gt-ask-choose-side",
            Question::Sell { .. } => "gt-ask-sell",
            Question::LoseHumans { .. } => "gt-ask-lose-humans",
            Question::InfectedGoods { .. } => "gt-ask-infected-goods",
            Question::VoteSide => "gt-ask-vote-side",
            Question::PayUnion { .. } => "gt-ask-pay-union",
            Question::RollDifficulty => "gt-ask-roll-difficulty",
            Question::Continue => "gt-ask-continue",
        }
    }

    /// The rule that leaves the decision to the player.
    pub const fn rule(&self) -> &'static str {
        match self {
            Question::Heading => "GX-5.8",
            Question::Repair => "GT-13.3",
            Question::PlaceCrew => "GT-14.8",
            Question::GiveUp => "GT-21.13",
            Question::PowerEngines | Question::PowerCannons => "GT-16.6",
            Question::Defend { .. } => "GT-19.17",
            Question::Land { .. } => "GT-20.16",
            Question::UseCard => "GT-20.26",
            Question::TakeReward => "GT-20.51",
            Question::Load { .. } => "GT-17.5",
            Question::LoseCrew { .. } => "GT-18.5",
            Question::LoseFromCabins { cause, .. } => cause.rule(),
            Question::LoseGoods { .. } => "GT-18.2",
            Question::LoseTokens { .. } => "GT-18.7",
            Question::KeepPiece { .. } => "GT-19.10",
            Question::Jump => "GX-2.36",
            Question::Wake => "GX-2.9",
            Question::Diplomat => "GX-2.71",
            Question::Bid { .. } => "GX-0.23",
            Question::Thrust { .. } => "GX-13.7",
            Question::Crubots { .. } => "GX-13.30",
            Question::Evade { .. } => "GX-18.7",
            Question::KeepMember => "GX-19.4",
            Question::DraftMember => "GX-19.10",
            Question::UseMembers { .. } => "GX-19.15",
            Question::Undermine { .. } => "GX-20.12B.4",
            Question::GiveGoods { .. } => "GX-20.31",
            Question::Seal {
                what: Secret::HiddenDie,
            } => "GX-9.5",
            Question::Seal {
                what: Secret::Offer,
            } => "GX-9.10",
            Question::Seal {
                what: Secret::Days { .. },
            } => "GX-7.10",
            Question::Guess => "GX-9.6",
            Question::Coordinates => "GX-9.11",
            Question::Volley { .. } => "GX-9.20",
            Question::Stop { .. } => "GX-9.31",
            Question::Fit { .. } => "GX-9.40",
            Question::TakeAboard { .. } => "GX-9.32",
            Question::Recharge { .. } => "GX-9.33",
            Question::Insurance { .. } => "GX-16.5",
            Question::ChooseMachination => "GX-7.2",
            Question::Pay { to: None, .. } | Question::ChooseSide | Question::Sell { .. } => {
                "GX-7.10"
            }
            Question::Pay { .. } | Question::Demand { .. } | Question::Aim { .. } => "GX-7.29",
            Question::Customs { .. } => "GX-7.27",
            Question::EcoPatrol { .. } => "GX-7.28",
            Question::SystemTest { .. } => "GX-7.20",
            Question::Surrender { .. } => "GX-0.28",
            Question::LoseHumans { .. } => "GT-18.5",
            Question::InfectedGoods { .. } => "GX-8.42",
            Question::VoteSide => "GX-8.2",
            Question::PayUnion { .. } => "GX-8.38",
            Question::RollDifficulty => "GX-10.2",
            Question::Continue => "GT-22.14",
        }
    }
}

/// A number that a player chooses in secret; all chosen at the same time are shown together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Secret {
    /// Missing Form: the face of the hidden die (GX-9.5).
    HiddenDie,
    /// Robosmokeys: credits offered (GX-9.10).
    Offer,
    /// Wrong Turn: flight days staked.
    Days {
        /// At most.
        most: u8,
    },
}

/// What takes one crew member from each of several cabins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CabinLoss {
    /// An Epidemic (GT-20.78).
    Epidemic,
    /// A Radiation Leak (GX-17.24).
    Radiation,
    /// The Rough Roads card Panic (GX-8.26).
    Panic,
}

impl CabinLoss {
    /// The Fluent message that asks who goes.
    const fn message(self) -> &'static str {
        match self {
            CabinLoss::Epidemic => "gt-ask-who-falls-ill",
            CabinLoss::Radiation => "gt-ask-who-is-irradiated",
            CabinLoss::Panic => "gt-ask-who-flees",
        }
    }

    /// The rule that takes the crew.
    pub const fn rule(self) -> &'static str {
        match self {
            CabinLoss::Epidemic => "GT-20.78",
            CabinLoss::Radiation => "GX-17.24",
            CabinLoss::Panic => "GX-8.26",
        }
    }
}

/// A component of the Star Depot in its new place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Fitting {
    /// The component.
    pub tile: TileId,
    /// Where it goes: an empty square, or one whose component it replaces.
    pub square: Square,
    /// How it is turned.
    pub rotation: Rotation,
    /// An alien in a new cabin; none: humans (GX-9.43).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub alien: Option<crate::tiles::Alien>,
    /// What a cyan alien is good at (GX-2.58).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub specialization: Option<crate::specialization::Specialization>,
}

/// Who lives in a cabin, or sleeps in a stasis chamber, after new humans came aboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CabinCrew {
    /// The cabin or chamber.
    pub square: Square,
    /// Humans in it.
    pub humans: u8,
    /// An alien in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub alien: Option<crate::tiles::Alien>,
}

/// Tokens of one battery after new ones came aboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BatteryTokens {
    /// The battery.
    pub square: Square,
    /// Tokens in it.
    pub tokens: u8,
}

/// What happens to somebody who does not pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "instead")]
pub enum Instead {
    /// Flight days are lost.
    Days {
        /// How many.
        days: u8,
    },
    /// A shot in a column that the other player chooses (GX-7.29).
    Shot,
}

/// What a player orders in advance for the card that is being played (GT-31.16).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "order")]
pub enum StandingOrder {
    /// Use nothing and spend nothing on this card.
    Pass,
    /// Use the card, or take the reward.
    Accept,
    /// Land on the first of these planets that is free.
    Land {
        /// In order of preference.
        planets: Vec<u8>,
    },
    /// Power so many doubles at each count, the strongest first.
    Power {
        /// How many at most.
        doubles: u8,
    },
}

/// Goods of one hold after loading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HoldGoods {
    /// The hold.
    pub square: Square,
    /// What is in it then.
    pub goods: Goods,
}

/// A cannon booster and the cannon that it boosts (GX-2.25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Boost {
    /// The booster.
    pub booster: Square,
    /// The cannon, which is destroyed.
    pub cannon: Square,
}

/// An engine booster and the engine that it boosts (GX-2.30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Jump {
    /// The booster.
    pub booster: Square,
    /// The engine, which is destroyed.
    pub engine: Square,
}

/// A block burnt to refill a battery (GX-2.46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Burn {
    /// The furnace.
    pub furnace: Square,
    /// The battery that is full afterwards.
    pub battery: Square,
    /// The block.
    pub colour: Colour,
}

/// A furnace and a battery that it can refill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Furnace {
    /// The furnace.
    pub furnace: Square,
    /// A battery joined to it that is not full.
    pub battery: Square,
}

/// What a thruster makes of a hit (GX-13.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shift {
    /// The thruster; another one that points to the same side does the same.
    pub thruster: Square,
    /// Where it points.
    pub to: Side,
    /// The line that is hit then.
    pub line: u8,
    /// What the hazard does there.
    pub hit: Hit,
}

/// What a thruster makes of an intruder (GX-18.7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Evasion {
    /// The thruster; another one that points to the same side does the same.
    pub thruster: Square,
    /// Where it points.
    pub to: Side,
    /// The line in which the intruder comes then.
    pub line: u8,
    /// Its way then; empty: it misses.
    pub ahead: Vec<WalkStep>,
}

/// A thruster that is fired, and the side of the ship to which the fired nozzle points (GX-13.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Thrust {
    /// The thruster.
    pub thruster: Square,
    /// The side.
    pub to: Side,
}
/// A block in a hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// The hold.
    pub square: Square,
    /// Its colour.
    pub colour: Colour,
}

/// An alien in a cabin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AlienCabin {
    /// The cabin.
    pub square: Square,
    /// Who lives there.
    pub alien: crate::tiles::Alien,
    /// What a cyan alien is good at (GX-2.58).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub specialization: Option<crate::specialization::Specialization>,
}
