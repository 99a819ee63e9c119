//! What happened: enough to draw a film of the building and the flight.

mod causes;

pub use causes::{Extreme, FightOutcome, GaveUpBecause, HazardResult, LostBy};

use crate::board::ShipClass;
use crate::cards::{CardId, Criterion, Hazard, Level};
use crate::check::Fault;
use crate::difficulty::DifficultyDie;
use crate::goods::{Colour, Goods};
use crate::halves::Half;
use crate::intruders::WalkStep;
use crate::question::{BatteryTokens, Boost, Burn, CabinCrew, Fitting, HoldGoods};
use crate::rough_roads::RoughRoad;
use crate::settlement::Receipt;
use crate::side::{Rotation, Side};
use crate::specialization::Specialization;
use crate::square::Square;
use crate::support_team::{Edge, Member, MemberUse};
use crate::tiles::{Alien, TileId};
use serde::{Deserialize, Serialize};
use table::{Millis, Seat};

/// What happened. `ship` is the number of a ship, from zero: it is built at the seat with the same number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    // Building.
    /// A flight is prepared; building starts at this time.
    FlightPrepared {
        /// Its place in the game, from zero.
        index: u8,
        /// The flight number.
        number: u8,
        /// The ship board.
        class: ShipClass,
        /// "Go".
        go: Millis,
    },
    /// Before the game: a die of the difficulty (GX-10.2).
    DifficultyRolled {
        /// What it shows and changes.
        die: DifficultyDie,
    },
    /// "Go" (GT-31.44).
    BuildingStarted,
    /// Somebody agrees to take the last decision back, or no longer (GT-31.37).
    RollbackAgreed {
        /// Who.
        seat: Seat,
        /// Whether.
        agree: bool,
    },
    /// The last decision was taken back: the flight stands as before it (GT-31.37).
    RolledBack,
    /// Class IA: the direction of a ship is fixed; its board was turned (GX-5.8).
    Turned {
        /// The ship.
        ship: u8,
        /// Clockwise quarter turns.
        turns: Rotation,
    },
    /// Class IIIB: squares with these numbers are holes (GX-15.2, GX-15.3).
    HolesRolled {
        /// The two dice.
        dice: [u8; 2],
    },
    /// Somebody took a face-down tile.
    Drew {
        /// Who.
        seat: Seat,
    },
    /// Told to the one who drew it, or to all at tables with open hands: the tile (GT-5.16).
    DrewTile {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: TileId,
    },
    /// Somebody took a face-up tile.
    Took {
        /// Who.
        seat: Seat,
        /// From this place.
        place: u8,
        /// The tile.
        tile: TileId,
    },
    /// Somebody took a tile back from the set-aside places.
    TookSetAside {
        /// Who.
        seat: Seat,
        /// From this place.
        slot: u8,
        /// The tile.
        tile: TileId,
    },
    /// Somebody lifted the last tile.
    TookBack {
        /// Who.
        seat: Seat,
        /// From this square.
        square: Square,
        /// The tile.
        tile: TileId,
    },
    /// A tile was put on a ship.
    Placed {
        /// By whom.
        seat: Seat,
        /// On this ship.
        ship: u8,
        /// Where.
        square: Square,
        /// The tile.
        tile: TileId,
        /// How it is turned.
        rotation: Rotation,
    },
    /// A tile was given back, face up.
    Returned {
        /// By whom.
        seat: Seat,
        /// It lies here.
        place: u8,
        /// The tile.
        tile: TileId,
    },
    /// A tile was set aside.
    SetAside {
        /// By whom.
        seat: Seat,
        /// Here.
        slot: u8,
        /// The tile.
        tile: TileId,
    },
    /// Somebody looks at a pile.
    Looked {
        /// Who.
        seat: Seat,
        /// 0 to 2.
        pile: u8,
    },
    /// Told to the one who looks: the cards.
    PileCards {
        /// 0 to 2.
        pile: u8,
        /// In the order of the pile.
        cards: Vec<CardId>,
    },
    /// A pile was put back.
    PutBack {
        /// By whom.
        seat: Seat,
        /// 0 to 2.
        pile: u8,
    },
    /// Somebody waits for a pile.
    PileAsked {
        /// Who.
        seat: Seat,
        /// 0 to 2.
        pile: u8,
    },
    /// The hourglass is empty.
    HourglassEmpty {
        /// On this circle; 0 is Start.
        circle: u8,
    },
    /// The hourglass was turned.
    HourglassTurned {
        /// By whom; nobody: by the table (GT-31.47).
        seat: Option<Seat>,
        /// Onto this circle; 0 is Start.
        circle: u8,
        /// It runs out then.
        until: Millis,
    },
    /// Partners changed seats (GT-25.13).
    PartnersSwapped,
    /// Somebody finished.
    Finished {
        /// Who.
        seat: Seat,
        /// The ship.
        ship: u8,
        /// The number tile.
        number: u8,
    },
    /// Time is up: number tiles may be claimed (GT-12.6).
    TimeUp {
        /// Until then.
        until: Millis,
    },
    /// Building is over.
    BuildingEnded,

    // Check and launch.
    /// A ship was checked (GT-13.1).
    Checked {
        /// The ship.
        ship: u8,
        /// Its errors.
        faults: Vec<Fault>,
    },
    /// Tiles were taken off to repair a ship.
    Repaired {
        /// The ship.
        ship: u8,
        /// Chosen by the owner.
        removed: Vec<Square>,
        /// No longer joined.
        fell_off: Vec<Square>,
    },
    /// A rocket stands on the flight board (GT-14.1, GT-14.2).
    Launched {
        /// The ship.
        ship: u8,
        /// Who flies it.
        pilot: Seat,
        /// Absolute position.
        position: i32,
    },
    /// Crew went aboard and batteries were filled.
    CrewPlaced {
        /// The ship.
        ship: u8,
        /// Cabins with aliens; all others have humans.
        aliens: Vec<(Square, Alien)>,
        /// What the cyan alien is good at (GX-2.58).
        #[serde(default)]
        specialization: Option<Specialization>,
    },

    // Another Big Expansion (GX-13, GX-18).
    /// A solar panel powered a component instead of a token (GX-13.1).
    SolarPower {
        /// The ship.
        ship: u8,
        /// The panel.
        panel: Square,
    },
    /// Crubots became active (GX-13.25).
    CrubotsActivated {
        /// The ship.
        ship: u8,
        /// The stations.
        stations: Vec<Square>,
        /// Where the tokens came from.
        batteries: Vec<Square>,
    },
    /// A thruster moved the line of a hit at one ship (GX-13.8).
    ThrusterFired {
        /// The ship.
        ship: u8,
        /// The thruster.
        thruster: Square,
        /// Where it points.
        to: Side,
        /// The line that is hit then.
        line: u8,
        /// Where the token came from; none: it was free.
        battery: Option<Square>,
    },
    /// The line of an intruder was rolled, for all ships (GX-18.2).
    IntruderRolled {
        /// The dice.
        dice: [u8; 2],
        /// The leader, who rolled.
        roller: u8,
    },
    /// Nothing is in the line of the intruder at a ship (GX-18.3).
    IntruderMissed {
        /// The ship.
        ship: u8,
    },
    /// An intruder came to a component of a ship.
    IntruderStep {
        /// The ship.
        ship: u8,
        /// Where, and why.
        step: WalkStep,
    },
    /// Charges explode; the components are lost (GX-18.27, GX-18.29).
    ChargesExploded {
        /// The ship.
        ship: u8,
        /// Where.
        squares: Vec<Square>,
    },

    // Flight.
    /// A card is revealed.
    CardRevealed {
        /// Its place in the deck, from zero.
        index: u8,
        /// Cards in the deck.
        of: u8,
        /// The card.
        card: CardId,
    },
    /// The card has no effect: one player is left (GT-20.71, GT-20.90).
    NoEffect,
    /// Somebody left the flight.
    GaveUp {
        /// The ship.
        ship: u8,
        /// Why.
        because: GaveUpBecause,
    },
    /// A strength was announced.
    Strength {
        /// The ship.
        ship: u8,
        /// Engines or cannons, or the number of crew.
        of: Criterion,
        /// Twice the strength of cannons; the plain number otherwise.
        value: u16,
        /// The doubles that got a token.
        powered: Vec<Square>,
        /// Where the tokens came from.
        batteries: Vec<Square>,
        /// The cannons that are boosted (GX-2.25).
        #[serde(default)]
        boosts: Vec<Boost>,
    },
    /// A ship jumped to hyperspace (GX-2.33).
    Jumped {
        /// The ship.
        ship: u8,
        /// The boosted engine.
        engine: Square,
        /// Where the tokens came from.
        batteries: Vec<Square>,
        /// Class IIA: only this half (GX-6.24).
        #[serde(default)]
        half: Option<Half>,
    },
    /// A ship is back from hyperspace (GX-2.35).
    BackFromHyperspace {
        /// The ship.
        ship: u8,
        /// Class IIA: only this half (GX-6.24).
        #[serde(default)]
        half: Option<Half>,
    },
    /// Class IIA: one half left, and its goods were sold at once (GX-6.31).
    HalfGaveUp {
        /// The ship.
        ship: u8,
        /// Which half.
        half: Half,
        /// Why.
        because: GaveUpBecause,
        /// The goods aboard.
        goods: Goods,
        /// What they sold for; none: they are sold at the end of the flight, at the prices of a Trader (GX-6.38).
        sale: Option<u32>,
    },
    /// Sleepers were woken, one entry a sleeper (GX-2.9).
    Woken {
        /// The ship.
        ship: u8,
        /// The chambers they left.
        from: Vec<Square>,
        /// The cabins they went to.
        into: Vec<Square>,
    },
    /// The techie saved a token (GX-2.68).
    TokenSaved {
        /// The ship.
        ship: u8,
    },
    // Rough Roads (GX-8).
    /// Cards are laid face up for the next flight (GX-8.2).
    RoadsDrawn {
        /// The cards.
        cards: Vec<RoughRoad>,
        /// The column in which nothing works (GX-8.49).
        dead_column: Option<u8>,
    },
    /// A Nasty Surprise was replaced by this card (GX-8.51).
    SurpriseReplaced {
        /// The card.
        card: RoughRoad,
    },
    /// Somebody took a tile of an order pile (GX-8.46).
    OrderTaken {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: TileId,
    },
    /// A tile went back to an order pile.
    OrderReturned {
        /// Whose.
        seat: Seat,
        /// The tile.
        tile: TileId,
    },
    /// The crew of a ship is paid (GX-8.38).
    UnionPaid {
        /// The ship.
        ship: u8,
        /// Credits.
        credits: u8,
        /// Blocks.
        blocks: u8,
    },
    /// Tokens beyond the printed price of a defence, one entry a token (GX-8.27).
    ExtraTokens {
        /// The ship.
        ship: u8,
        /// The batteries.
        from: Vec<Square>,
    },
    /// A column and a row are rolled for all ships (GX-8.24, GX-8.25).
    RoadRolled {
        /// The Rough Roads card.
        road: RoughRoad,
        /// Two dice for the column.
        column: [u8; 2],
        /// Two dice for the row.
        row: [u8; 2],
    },
    /// A projectile goes on to a second component (GX-8.35).
    Pierced {
        /// The ship.
        ship: u8,
    },
    /// Goods or tokens of a destroyed component explode (GX-8.39).
    Exploded {
        /// The ship.
        ship: u8,
        /// Where.
        square: Square,
    },
    /// Cards of which nobody made use are flown through again (GX-8.21).
    CardsAgain {
        /// How many.
        count: u8,
    },
    /// A ship turned by 180 degrees (GX-8.43b).
    TurnedRound {
        /// The ship.
        ship: u8,
        /// Whether it now flies the other way round.
        turned: bool,
    },
    /// An enemy is stronger than its card says (Big Baddies).
    EnemyStronger {
        /// Two dice.
        dice: [u8; 2],
        /// The lower one.
        bonus: u8,
    },
    /// A side was named (Abandoned Debris).
    Voted {
        /// The ship.
        ship: u8,
        /// The side.
        side: Side,
    },
    /// The diplomat averted a defeat and left (GX-2.71, GX-2.73).
    DefeatAverted {
        /// The ship.
        ship: u8,
        /// The cabin of the diplomat.
        square: Square,
    },
    /// A rocket moved.
    Moved {
        /// The ship.
        ship: u8,
        /// Days gained, or lost when negative.
        days: i8,
        /// From this position.
        from: i32,
        /// To this position.
        to: i32,
    },
    /// Somebody landed on a planet, or passed.
    Landed {
        /// The ship.
        ship: u8,
        /// Counted from zero.
        planet: Option<u8>,
    },
    /// Somebody used the card or took the reward, or declined.
    Accepted {
        /// The ship.
        ship: u8,
        /// Whether so.
        yes: bool,
    },
    /// Goods were stored.
    Loaded {
        /// The ship.
        ship: u8,
        /// What was offered.
        offered: Goods,
        /// What is in the holds now.
        holds: Vec<HoldGoods>,
        /// What went back to the bank.
        discarded: Goods,
        /// Blocks that furnaces burnt; they are among those that went back (GX-2.46).
        #[serde(default)]
        burnt: Vec<Burn>,
    },
    /// Credits were gained.
    Earned {
        /// The ship.
        ship: u8,
        /// How many.
        credits: u8,
    },
    // Evil Machinations (GX-7).
    /// A card was chosen in secret (GX-7.2).
    MachinationChosen {
        /// Who.
        seat: Seat,
    },
    /// A ship is the one that a card means.
    SingledOut {
        /// The ship.
        ship: u8,
        /// Why.
        #[serde(flatten)]
        by: Extreme,
    },
    /// The dice select a column of all ships (GX-7.26).
    ColumnRolled {
        /// The two dice.
        dice: [u8; 2],
        /// The ship whose owner rolled.
        roller: u8,
    },
    /// A hazard comes in a line that was not rolled (GX-7.29, GX-7.30).
    HazardAimed {
        /// The ship that it meets.
        ship: u8,
        /// The meteor or shot.
        hazard: Hazard,
        /// The printed number of the column.
        column: u8,
        /// The ship that shoots.
        by: Option<u8>,
    },
    /// Credits were demanded of another player (GX-7.29).
    Demanded {
        /// The ship whose owner demands.
        ship: u8,
        /// The ship whose owner is to pay.
        of: u8,
        /// How many.
        credits: u8,
    },
    /// Somebody did not pay.
    PaymentRefused {
        /// The ship.
        ship: u8,
    },
    /// The leader chose the side from which meteors come.
    SideChosen {
        /// The ship of the leader.
        ship: u8,
        /// The side.
        side: Side,
    },
    /// All stakes are shown together.
    StakesShown {
        /// Ship and flight days, the leader first.
        stakes: Vec<(u8, u8)>,
    },
    // Credits, loans and auctions (GX-0.23, GX-7).
    /// Credits were paid.
    Paid {
        /// The ship whose owner paid.
        ship: u8,
        /// How many.
        credits: u8,
    },
    /// A loan was taken (GX-7.12).
    LoanTaken {
        /// The ship of the borrower.
        ship: u8,
        /// Loan tokens afterwards.
        loans: u8,
    },
    /// A loan was repaid (GX-7.13).
    LoanRepaid {
        /// The ship of the borrower.
        ship: u8,
        /// Loan tokens afterwards.
        loans: u8,
    },
    /// A bid in an auction, or a pass.
    Bid {
        /// The ship of the bidder.
        ship: u8,
        /// Credits; none: passed.
        credits: Option<u8>,
    },
    /// An auction is over.
    AuctionWon {
        /// The ship of the winner.
        ship: u8,
        /// The price.
        credits: u8,
    },
    /// An enemy was beaten, or not.
    Fought {
        /// The ship.
        ship: u8,
        /// How it ended.
        outcome: FightOutcome,
    },
    /// The weakest ship of a Combat Zone line, or the victim of Sabotage.
    Weakest {
        /// The ship.
        ship: u8,
        /// Line of the Combat Zone, from zero; none for Sabotage.
        line: Option<u8>,
    },
    /// A hazard is coming and the dice are rolled.
    HazardRolled {
        /// Its place on the card, from zero.
        index: u8,
        /// The meteor or shot.
        hazard: Hazard,
        /// Two dice.
        dice: [u8; 2],
        /// The roller's ship (display only, GT-31.19).
        roller: u8,
        /// The small meteor of a pair: it follows on the dice of the large one (GX-17.7).
        #[serde(default)]
        follows: bool,
        /// The ships that it comes at. Films from before this was told have none.
        #[serde(default)]
        targets: Vec<u8>,
    },
    /// What became of the hazard at one ship.
    HazardResolved {
        /// The ship.
        ship: u8,
        /// What.
        #[serde(flatten)]
        result: HazardResult,
    },
    /// A tile went to the lost pile, with everything on it.
    TileLost {
        /// The ship.
        ship: u8,
        /// From here.
        square: Square,
        /// The tile.
        tile: TileId,
        /// How.
        by: LostBy,
    },
    /// The ship fell apart and goes on with one piece.
    PieceKept {
        /// The ship.
        ship: u8,
        /// The piece.
        piece: Vec<Square>,
    },
    /// An alien left because life support is gone (GT-19.12).
    AlienLeft {
        /// The ship.
        ship: u8,
        /// Its cabin.
        square: Square,
        /// Who.
        alien: Alien,
    },
    /// Crew was lost or given up, one entry a figure.
    CrewLost {
        /// The ship.
        ship: u8,
        /// The cabins.
        from: Vec<Square>,
    },
    /// Blocks were lost, one entry a block.
    GoodsLost {
        /// The ship.
        ship: u8,
        /// Hold and colour.
        from: Vec<(Square, Colour)>,
    },
    /// Tokens were lost, one entry a token.
    TokensLost {
        /// The ship.
        ship: u8,
        /// The batteries.
        from: Vec<Square>,
    },
    /// Sabotage: dice for a column and a row (GT-20.86).
    SabotageRolled {
        /// The ship.
        ship: u8,
        /// Two dice for the column.
        column: [u8; 2],
        /// Two dice for the row.
        row: [u8; 2],
        /// The tile there.
        struck: Option<Square>,
    },
    // Bonus cards (GX-9), class IV and deck IV (GX-16, GX-17).
    /// Somebody set the hidden die; nobody else knows the number (GX-9.5).
    DieHidden {
        /// The ship.
        ship: u8,
    },
    /// Somebody guessed the number (GX-9.6).
    Guessed {
        /// The ship.
        ship: u8,
        /// The guess.
        number: u8,
    },
    /// The hidden die is shown (GX-9.7).
    DieShown {
        /// The ship of the one who set it.
        ship: u8,
        /// The number.
        number: u8,
    },
    /// All offers are shown together; this ship pays (GX-9.10, GX-9.16).
    OffersShown {
        /// Ship and offer, the leader first.
        offers: Vec<(u8, u8)>,
        /// The highest bidder.
        winner: u8,
    },
    /// The highest bidder named a component (GX-9.11).
    CoordinatesNamed {
        /// The ship of the bidder.
        ship: u8,
        /// The printed column.
        column: u8,
        /// The printed row.
        row: u8,
    },
    /// Somebody sends a row of meteors at an opponent (GX-9.20).
    VolleyChosen {
        /// The chooser.
        ship: u8,
        /// The row, counted from zero.
        row: u8,
        /// The opponent.
        target: u8,
    },
    /// Somebody stopped at a box of the Junkyard, or passed (GX-9.31).
    Stopped {
        /// The ship.
        ship: u8,
        /// The box, counted from zero.
        at: Option<u8>,
    },
    /// Components are laid out at the Star Depot (GX-9.40).
    DepotOpened {
        /// The components.
        tiles: Vec<TileId>,
    },
    /// Somebody added a component, or passed by (GX-9.40).
    Fitted {
        /// The ship.
        ship: u8,
        /// The component and its place; none: nothing was taken.
        part: Option<Fitting>,
        /// What is on it now, coded as in views.
        contents: u8,
        /// The component that it replaced: put aside, not lost (GX-9.41).
        replaced: Option<TileId>,
    },
    /// New humans came aboard, or fewer than offered (GX-9.32, GX-17.12).
    CameAboard {
        /// The ship.
        ship: u8,
        /// How many came.
        count: u8,
        /// Who is in these cabins and chambers now.
        cabins: Vec<CabinCrew>,
    },
    /// Battery tokens came aboard (GX-9.33).
    Recharged {
        /// The ship.
        ship: u8,
        /// How many came.
        count: u8,
        /// What is in these batteries now.
        batteries: Vec<BatteryTokens>,
    },
    /// Cards of a deck were put on top of the adventure deck, face down (GX-17.2).
    SectorEntered {
        /// The deck.
        deck: Level,
        /// How many cards.
        cards: u8,
    },
    /// The fastest ship of the hazardous Open Space meets the meteors; with the rules for five players the next one too
    /// (GX-17.15, GX-17.16).
    Fastest {
        /// The ships, the fastest first.
        ships: Vec<u8>,
    },
    /// A block of batteries and panels explodes (GX-17.18).
    BlockExploded {
        /// The ship.
        ship: u8,
        /// Its components.
        block: Vec<Square>,
        /// Tokens plus solar panels.
        charge: u8,
    },
    /// Somebody bought insurance for a class IV ship, or did not (GX-16.5).
    Insured {
        /// The ship.
        ship: u8,
        /// Whether so.
        yes: bool,
        /// Its price.
        price: u8,
    },
    /// The card is resolved.
    CardResolved,

    // Support Team.
    /// Told to the one who got them: cards of which one is kept (GX-19.4).
    MembersDealt {
        /// The cards.
        members: Vec<Member>,
    },
    /// Cards are laid out for the draft (GX-19.10).
    MembersLaidOut {
        /// The cards.
        members: Vec<Member>,
    },
    /// Somebody has chosen; nobody else knows what (GX-19.4).
    MemberChosen {
        /// Who.
        seat: Seat,
    },
    /// Members join teams, all at once (GX-19.4).
    MembersHired {
        /// Who got whom.
        members: Vec<(Seat, Member)>,
    },
    /// An ability was used.
    MemberUsed {
        /// The ship of the owner.
        ship: u8,
        /// How.
        with: MemberUse,
    },
    /// A member earned credits for its owner.
    MemberPaid {
        /// The ship of the owner.
        ship: u8,
        /// Which.
        member: Member,
        /// How many.
        credits: u16,
    },
    /// A saboteur visited a ship (GX-20.12B).
    Undermined {
        /// The victim.
        ship: u8,
        /// The cabin that lost a human.
        human: Option<Square>,
        /// The joint that is marked.
        joint: Option<Edge>,
    },
    /// The saboteur took a tile that somebody had set aside (GX-20.12A.1).
    TookFrom {
        /// Who.
        seat: Seat,
        /// The ship beside which it lay.
        ship: u8,
        /// From this place.
        slot: u8,
        /// The tile.
        tile: TileId,
    },
    /// An alien was given up from a cabin that keeps its human (GX-20.7A.1).
    AlienGivenUp {
        /// The ship.
        ship: u8,
        /// The cabin.
        square: Square,
        /// Who.
        alien: Alien,
    },
    /// A fire drill: all others interrupt building (GX-20.13B.1).
    FireDrill {
        /// Who called it.
        seat: Seat,
        /// It lasts until then.
        until: Millis,
    },

    // Settlement.
    /// The flight is settled (GT-22).
    Settled {
        /// One receipt a seat.
        receipts: Vec<Receipt>,
    },
    /// Somebody left the game for good (GT-31.8).
    LeftGame {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    GameOver,

    // The table.
    /// Somebody agrees to a pause, or no longer.
    PauseAgreed {
        /// Who.
        seat: Seat,
        /// Whether so.
        agree: bool,
    },
    /// The game is paused.
    Paused,
    /// The pause is over.
    Resumed,
}
