//! What a seat may ask.

use crate::cards::CardId;
use crate::goods::Colour;
use crate::halves::Half;
use crate::question::{
    AlienCabin, BatteryTokens, Block, Boost, Burn, CabinCrew, Fitting, HoldGoods, Jump,
    StandingOrder, Thrust,
};
use crate::side::{Rotation, Side};
use crate::square::Square;
use crate::support_team::{Edge, JointToken, Member, MemberUse};
use crate::tiles::TileId;
use serde::{Deserialize, Serialize};

/// What a seat may ask.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum Command {
    // Building (GT-5, table of actions).
    /// Take the next face-down tile (GT-5.4).
    Draw,
    /// Take a face-up tile (GT-5.5). It names the place and the tile, so that a late request never takes another one.
    Take {
        /// Place on the table, from zero.
        place: u8,
        /// The tile that lies there.
        tile: TileId,
    },
    /// Take a tile back from the set-aside places (GT-5.10).
    TakeSetAside {
        /// Place, 0 or 1.
        slot: u8,
    },
    /// Lift the last tile while it is not fixed (GT-5.9).
    TakeBack,
    /// Put the tile in hand on the ship (GT-6). With an empty hand the last tile, not yet fixed, is moved or turned.
    Place {
        /// Where.
        square: Square,
        /// How it is turned.
        rotation: Rotation,
    },
    /// Give the tile in hand back, face up (GT-5.8).
    Return,
    /// Set the tile in hand aside (GT-11).
    SetAside,
    /// Look at a pile of adventure cards (GT-9).
    Look {
        /// 0 to 2.
        pile: u8,
    },
    /// Put the pile back (GT-9.4).
    PutBack,
    /// Ask for a pile that somebody else holds (GT-31.49).
    AskForPile {
        /// 0 to 2.
        pile: u8,
    },
    /// Turn the hourglass (GT-10).
    TurnHourglass,
    /// Take a number tile and be finished (GT-12); without a number the lowest.
    Finish {
        /// The number.
        #[serde(default)]
        number: Option<u8>,
    },

    /// Saboteur A: take a tile that somebody else has set aside (GX-20.12A.1). It names the tile, as [`Command::Take`] does.
    TakeFrom {
        /// The ship beside which it lies.
        ship: u8,
        /// Place, from zero.
        slot: u8,
        /// The tile that lies there.
        tile: TileId,
    },

    // Support Team.
    /// Put the tile in hand on the ship with a token that joins it to a neighbour (GX-20.10A.3, GX-20.18A.1).
    PlaceWith {
        /// Where.
        square: Square,
        /// How it is turned.
        rotation: Rotation,
        /// The token.
        token: JointToken,
        /// The side of the tile where it lies; none: the first where it fits.
        #[serde(default)]
        side: Option<Side>,
    },
    /// Give crew up as [`Command::LoseCrew`] does, and aliens of cabins that keep their human (GX-20.7A.1). Where a card takes one
    /// of each cabin, every shared cabin is named once (GX-17.24).
    LoseSharedCrew {
        /// Cabins, one entry a figure; where a human and an alien share one, the human goes.
        from: Vec<Square>,
        /// Shared cabins that give up the alien.
        aliens: Vec<Square>,
    },
    /// Keep a card that was dealt, or take one that is laid out (GX-19.4, GX-19.10).
    KeepMember {
        /// The card.
        member: Member,
    },
    /// Use an ability (GX-20).
    UseMember {
        /// Which, and how.
        with: MemberUse,
    },
    /// Use no more abilities now (GX-19.15).
    Done,
    /// Saboteur B: what happens to the ship in question (GX-20.12B.4).
    Undermine {
        /// The cabin that loses a human; none: no human can go.
        human: Option<Square>,
        /// The joint that is marked; none: there is no joint.
        joint: Option<Edge>,
    },
    /// Give goods and tokens, as many as asked for or all that can be found (GX-20.31).
    GiveGoods {
        /// Blocks, one entry a block.
        goods: Vec<(Square, Colour)>,
        /// Batteries, one entry a token.
        #[serde(default)]
        tokens: Vec<Square>,
    },

    // Check and launch.
    /// Class IA: fix the direction of the ship by turning its board (GX-5.8).
    Turn {
        /// Clockwise quarter turns.
        turns: Rotation,
    },
    /// Take tiles off an illegal ship (GT-13).
    Repair {
        /// These tiles.
        remove: Vec<Square>,
        /// A tile of the piece that is kept if the ship falls apart.
        #[serde(default)]
        keep: Option<Square>,
        /// The same in the other half of a twin ship of which both halves fall apart (GX-6.41).
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        keep_other: Option<Square>,
    },
    /// Put aliens into cabins; all others get two humans (GT-14.8).
    PlaceCrew {
        /// At most one of each colour.
        aliens: Vec<AlienCabin>,
    },

    // Flight.
    /// Go on, or give up (GT-21.13).
    GiveUp {
        /// Whether to leave.
        leave: bool,
    },
    /// Class IIA: go on without this half (GX-6.26).
    Withdraw {
        /// Which half leaves.
        half: Half,
    },
    /// Power these double engines or cannons (GT-16.6).
    Power {
        /// Which; none is allowed (GT-16.9).
        doubles: Vec<Square>,
        /// From which battery each token comes; none: chosen by GT-31.27.
        #[serde(default)]
        batteries: Vec<Square>,
        /// Cannons that are boosted and then destroyed, a token each (GX-2.25).
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Boost>>"))]
        boosts: Vec<Boost>,
    },
    /// Spend a token against a hazard, or not (GT-19.17).
    Defend {
        /// The shield or cannon; none: let it strike.
        with: Option<Square>,
        /// Where the token comes from; none: chosen by GT-31.27.
        #[serde(default)]
        battery: Option<Square>,
        /// Where the second token comes from, for a boosted shield (GX-2.22).
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional))]
        booster_battery: Option<Square>,
    },
    /// Jump to hyperspace, or not (GX-2.30).
    Jump {
        /// How; none: the ship stays.
        with: Option<Jump>,
        /// Where the tokens come from; none: chosen by GT-31.27.
        #[serde(default)]
        batteries: Vec<Square>,
    },
    /// Wake sleepers, one entry a sleeper (GX-2.9).
    Wake {
        /// The cabins they go to.
        into: Vec<Square>,
        /// The chambers they come from; none: the fullest.
        #[serde(default)]
        from: Vec<Square>,
    },
    // Another Big Expansion (GX-13, GX-18).
    /// Fire a thruster, or not (GX-13.7).
    Thrust {
        /// Which, and to which side; none: the line stays.
        with: Option<Thrust>,
        /// The battery or solar panel that powers it; none: chosen by GT-31.27.
        #[serde(default)]
        battery: Option<Square>,
    },
    /// Activate crubots, a token a station (GX-13.25).
    ActivateCrubots {
        /// The stations; none is allowed.
        stations: Vec<Square>,
        /// The batteries or solar panels that power them; none: chosen by GT-31.27.
        #[serde(default)]
        batteries: Vec<Square>,
    },
    /// Land on a planet, or pass (GT-20.16).
    Land {
        /// Counted from zero.
        planet: Option<u8>,
    },
    /// Use the card, take the reward, send the diplomat or buy insurance, or decline (GT-20.26, GT-20.51, GX-2.71, GX-16.5).
    Accept {
        /// Whether to.
        yes: bool,
    },
    /// Store goods (GT-17.5). Holds that are not named stay as they are; blocks that are left over go to the bank.
    Load {
        /// What is in these holds afterwards.
        holds: Vec<HoldGoods>,
        /// Blocks that furnaces burn (GX-2.46).
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Burn>>"))]
        burn: Vec<Burn>,
    },
    /// Give crew up, one entry a figure (GT-18.5).
    LoseCrew {
        /// The cabins. Where a human and an alien share one, the human goes first.
        from: Vec<Square>,
    },
    /// Lose blocks of the colour in question, one entry a block (GT-18.2).
    LoseGoods {
        /// The holds.
        from: Vec<Square>,
    },
    /// Lose tokens, one entry a token (GT-18.7).
    LoseTokens {
        /// The batteries.
        from: Vec<Square>,
    },
    /// Fly on with the piece that has this tile (GT-19.10).
    Keep {
        /// A tile of the piece.
        square: Square,
    },
    // Evil Machinations.
    /// Put a card into the adventure deck, in secret (GX-7.2).
    ChooseMachination {
        /// One of the seat's cards.
        card: CardId,
    },
    /// Give up red blocks, empty batteries or discard components: what a card asks for (GX-7.20, GX-7.27, GX-7.28, GX-7.31).
    Surrender {
        /// The squares, one entry a block, battery or component.
        from: Vec<Square>,
        /// System Test: where the tokens for the others come from; none: chosen by GT-31.27.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Square>>"))]
        batteries: Vec<Square>,
    },
    /// Demand credits of a ship ahead (GX-7.29).
    Demand {
        /// The ship.
        of: u8,
    },
    /// Shoot at a column of the ship that refused (GX-7.29).
    Aim {
        /// Its printed number.
        column: u8,
    },
    /// Name the side from which meteors come: chosen for all, or as a vote (Abandoned Debris).
    ChooseSide {
        /// As seen from each ship.
        side: Side,
    },
    /// Sell goods at once, or none.
    Sell {
        /// The blocks, with their holds.
        blocks: Vec<(Square, Colour)>,
    },
    /// Bid in an auction, or pass (GX-0.23).
    Bid {
        /// Credits; none: pass.
        credits: Option<u8>,
    },

    // Bonus cards and deck IV.
    /// Choose a number in secret (GX-9.5, GX-9.10).
    Seal {
        /// The number.
        number: u8,
    },
    /// Guess the number of the hidden die (GX-9.6).
    Guess {
        /// The number.
        number: u8,
    },
    /// Name the component that all ships give up (GX-9.11).
    Coordinates {
        /// The printed number of its column.
        column: u8,
        /// The printed number of its row.
        row: u8,
    },
    /// Send a row of meteors at an opponent (GX-9.20).
    Volley {
        /// The row, counted from zero.
        row: u8,
        /// The ship.
        target: u8,
    },
    /// Stop at a box of the Space Junkyard, or pass (GX-9.31).
    Stop {
        /// Counted from zero.
        at: Option<u8>,
    },
    /// Take a component of the Star Depot, or pass (GX-9.40).
    Fit {
        /// The component and its place; none: take nothing.
        part: Option<Fitting>,
    },
    /// Say where humans live after new ones came aboard (GX-9.32, GX-17.12). Cabins that are not named stay as they are.
    TakeAboard {
        /// Who is in these cabins and chambers afterwards.
        cabins: Vec<CabinCrew>,
    },
    /// Say where tokens are after new ones came aboard (GX-9.33). Batteries that are not named stay as they are.
    Recharge {
        /// What is in these batteries afterwards.
        batteries: Vec<BatteryTokens>,
    },
    // Rough Roads (GX-8).
    /// Take a tile of one's own order pile (GX-8.46).
    TakeOrdered {
        /// The tile.
        tile: TileId,
    },
    /// Pay the crew a credit or a block a head before the last card; giving up is the other way (GX-8.38).
    PayUnion {
        /// Blocks; the rest is paid in credits.
        blocks: Vec<Block>,
    },
    /// Drop components that are joined by defective joints, while engines are counted (GX-8.44).
    Drop {
        /// These tiles.
        squares: Vec<Square>,
    },
    /// Give an order in advance, or withdraw it (GT-31.16).
    Order {
        /// The order; none: withdrawn.
        order: Option<StandingOrder>,
    },

    // Loans, at any time (GX-7).
    /// Take a loan (GX-7.12).
    TakeLoan,
    /// Repay a loan (GX-7.13).
    RepayLoan,

    // Difficulty by dice (GX-10).
    /// Roll the dice that choose the difficulty (GX-10.2).
    RollDifficulty,

    // The table.
    /// Go on to the next flight.
    Continue,
    /// Leave the game for good (GT-31.8).
    Leave,
    /// Agree to a pause (GT-31.11), or take the agreement back.
    Pause {
        /// Whether to.
        agree: bool,
    },
    /// End the pause.
    Resume,
    /// Agree to take the last decision back (GT-31.37), or take the agreement back.
    Rollback {
        /// Whether to.
        agree: bool,
    },
}
