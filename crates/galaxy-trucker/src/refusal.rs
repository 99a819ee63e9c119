//! Why a setup or a command is not accepted: always a value, always with the rule behind it.

use crate::check::Fault;
use crate::square::Square;
use table::Arg;

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    // Setup.
    /// A game has one to four flights.
    Flights,
    /// The learning flight can only be the first.
    LearningLater,
    /// So many people cannot play.
    People(usize),
    /// The team game is for four.
    TeamsNeedFour,
    /// The learning flight is not played in teams.
    LearningTeams,
    /// The learning flight has no rules for five players.
    LearningFifthWheel,
    /// Five players need New Technologies.
    FifthNeedsTechnologies,
    /// The learning flight is played with the tiles of the base game.
    LearningTechnologies,
    /// Another Big Expansion is not for the learning flight.
    LearningSecondBox,
    /// Intruders need the components against them.
    IntrudersNeedComponents,
    /// A solar panel that is not joined to what would be powered, or more panels than uses.
    PanelNotJoined(Square),
    /// No thruster there that could be fired so.
    NoThruster(Square),
    /// No crubot station there that could be activated.
    NoIdleCrubots(Square),
    /// The learning flight is played without a support team.
    LearningSupport,
    /// A draft follows a flight, so it needs at least two.
    DraftNeedsFlights,
    /// Partners who fly each other's ships have no support team.
    TeamsSupport,
    /// A fire drill lasts 1 to 60 seconds.
    FireDrillSeconds,
    /// The second one at an opportunity leaves one block.
    OneBlockLess,
    /// The hourglass runs 10 to 600 seconds.
    HourglassSeconds,
    /// Time limits are scaled by 10 to 1,000 percent.
    LimitPercent,
    /// The bank holds at most 60 blocks of a colour.
    BankSize,

    // Difficulty by dice.
    /// A level has 0 to 5 dice.
    DifficultyDice,
    /// The dice change the standard game and nothing else.
    DiceNeedStandard,

    // Rough Roads.
    /// The level is 0 to 5.
    RoadLevel,
    /// The learning flight has no Rough Roads.
    LearningRoads,
    /// The handicap names a number up to the level for every seat.
    RoadHandicap,
    /// Too few cards are left in the deck.
    TooFewRoads,
    /// No such tile in the order pile.
    NotOrdered,
    /// A tile of the order pile is not set aside.
    OrderedNotSetAside,
    /// The component is not joined by a defective joint.
    NotDroppable(Square),

    // Any command.
    /// No such seat at this table, or somebody who left.
    NoSuchSeat,
    /// The game is over.
    GameOver,
    /// The game is paused.
    Paused,
    /// The game is not paused.
    NotPaused,
    /// Not at this point of the game; the rule that says when.
    NotNow(&'static str),

    // Building.
    /// Building has not started.
    BeforeGo,
    /// Finished players add nothing.
    AlreadyFinished,
    /// A tile is in the hand.
    HandFull,
    /// The hand is empty.
    HandEmpty,
    /// No face-down tile is left.
    NoneFaceDown,
    /// The tile is gone.
    TileGone,
    /// Two takes within 300 ms.
    TooFast,
    /// The last tile is fixed, or there is none.
    LastIsFixed,
    /// The square is not on the board or not empty.
    SquareNotFree(Square),
    /// The square is not next to the ship.
    NotNextToShip(Square),
    /// No connector joins the ship.
    NotJoined(Square),
    /// With strict placement: the tile would be an error.
    PlacementFault(Fault),
    /// A tile that was set aside cannot go back.
    WasSetAside,
    /// Both set-aside places are taken.
    SetAsideFull,
    /// Nothing is set aside there.
    SetAsideEmpty(u8),
    /// The learning flight has no setting aside.
    NoSettingAside,
    /// Nothing but the starting cabin is on the ship.
    LookTooEarly,
    /// Class IIA: each half needs a component first.
    LookNeedsHalves,
    /// One pile at a time, nothing else meanwhile.
    LookingAtPile,
    /// The player looks at no pile.
    NotLooking,
    /// There is no such pile to look at.
    NoSuchPile(u8),
    /// Somebody else holds the pile.
    PileHeld(u8),
    /// The pile lies in its place.
    PileFree(u8),
    /// Finished players do not look.
    FinishedLook,
    /// The learning flight has no looking.
    NoLooking,
    /// The hourglass still runs.
    HourglassRuns,
    /// Only a finished player turns it onto Start.
    StartNeedsFinished,
    /// It lies on Start.
    HourglassOnStart,
    /// There is no hourglass.
    NoHourglass,
    /// The number tile is gone, or never was.
    NumberGone(u8),
    /// The lowest number only.
    LowestNumber,

    // Check and crew.
    /// The ship would still have this error.
    StillIllegal(Fault),
    /// No tile there.
    NoTileThere(Square),
    /// No such alien may live there.
    NoAlienCabin(Square),
    /// One alien of each colour.
    AlienTwice,
    /// Two aliens in one cabin.
    CabinTwice(Square),
    /// A cyan alien needs a specialization, and only a cyan one has it.
    NoSpecialization,
    /// Somebody else has that specialization.
    SpecializationTaken,

    // Flight.
    /// Class IIA: no such half is left.
    NoSuchHalf,
    /// Class IIA: the battery is in the other half.
    OtherHalf(Square),
    /// Class IIA: nobody in that half can wake the sleeper, or the cabin is in the other half.
    SleepsElsewhere(Square),
    /// Nothing of that kind is asked of this player; the rule that says when it is.
    NotAsked(&'static str),
    /// The component cannot be powered for this.
    NotADouble(Square),
    /// A square is named twice.
    SquareTwice(Square),
    /// Not enough tokens.
    TooFewTokens,
    /// A battery for each token, or none named.
    BatteryCount,
    /// No token there.
    NoTokenThere(Square),
    /// That does not help.
    NoDefence(Square),
    /// Somebody is on that planet, or it does not exist.
    PlanetTaken(u8),
    /// Not a hold.
    NoHold(Square),
    /// More blocks than containers.
    TooManyBlocks(Square),
    /// Red blocks need special containers.
    RedInHold(Square),
    /// More blocks than there are.
    NoSuchGoods,
    /// So many have to be named.
    WrongCount {
        /// Needed.
        needed: u8,
        /// Named.
        named: usize,
    },
    /// One crew member of each cabin in question, and of no other.
    OneFromEachCabin(&'static str),
    /// Nobody there.
    NobodyThere(Square),
    /// No such block there.
    NoBlockThere(Square),
    /// None of the pieces has that tile.
    NoSuchPiece(Square),
    /// No booster there that is joined to that component.
    NoBooster(Square),
    /// A cannon that needs a token can only be boosted when it has one.
    BoostUnpowered(Square),
    /// No furnace there that is joined to that battery.
    NoFurnace(Square),
    /// No sleeper there.
    NoSleeperThere(Square),
    /// No free place there for a woken human.
    NoPlaceThere(Square),

    // Evil Machinations.
    /// Not one of the seat's cards.
    NotYourCard,
    /// The card does not mean that component.
    NotTested(Square),
    /// That ship is not ahead.
    NotAhead(u8),
    /// No component of the ship is in that column.
    NoSuchColumn(u8),
    /// The learning flight is flown without Evil Machinations.
    LearningMachinations,

    // Credits, loans and auctions.
    /// There are no loans at this table.
    NoLending,
    /// No loan is left to repay.
    NoLoan,
    /// Not enough credits.
    CannotPay,
    /// A bid must be at least so high.
    BidTooLow(u8),
    // Support Team.
    /// The owner has no member with that ability in this flight; the rule of the ability.
    NoSuchMember(&'static str),
    /// That card was not dealt or does not lie there.
    CardNotOffered,
    /// All tokens of the member are used, or it was used already; the rule that counts them.
    NoTokenLeft(&'static str),
    /// A pipe joins two sides without connectors.
    NoPipeThere(Square),
    /// A universal token joins a single to a double connector.
    NoWeldThere(Square),
    /// No exposed connector there.
    NothingExposed(Square),
    /// No cannon there.
    NoCannonThere(Square),
    /// A hideout takes blue and green blocks.
    HideoutColour(Square),
    /// Marked squares touch neither each other nor the starting component.
    MarksTouch(Square),
    /// The Buyer keeps tiles safe from the Saboteur.
    SafeFromSaboteur,
    /// A fire drill: building is interrupted.
    FireDrill,
    /// The fourth pile is for the Inspector.
    FourthPile,
    /// One prediction for every ship: different places, or not at all.
    BadPrediction,
    /// A price never falls below 1.
    PriceTooLow,
    /// A member raises or lowers by one step.
    OneStep,
    /// Goods that are not hidden go first, the most valuable before the others.
    VisibleFirst,
    /// A joint between two tiles is marked.
    NoJointThere(Square),
    /// Humans in luxury cabins are left alone.
    LuxuryIsSafe(Square),
    // Bonus cards, class IV and deck IV.
    /// A number between these.
    NumberOutOfRange {
        /// The smallest.
        least: u8,
        /// The greatest.
        most: u8,
    },
    /// These coordinates may not be named.
    CoordinatesBarred,
    /// That row was chosen, or does not exist.
    RowTaken(u8),
    /// No such opponent.
    NoSuchOpponent,
    /// Somebody stopped at that box, or its cost cannot be paid.
    BoxTaken(u8),
    /// New humans cannot go there.
    NoPlaceAboard(Square),
    /// More tokens than cells.
    NoRoomForTokens(Square),
    /// Class IV needs the new adventure cards.
    FourthNeedsAdventures,
}

impl table::Refusal for Refusal {
    fn code(&self) -> &'static str {
        use Refusal::*;
        match self {
            Flights => "gt-refused-flights",
            LearningLater => "gt-refused-learning-later",
            People(_) => "gt-refused-people",
            TeamsNeedFour => "gt-refused-teams-need-four",
            LearningTeams => "gt-refused-learning-teams",
            LearningFifthWheel => "gt-refused-learning-fifth-wheel",
            FifthNeedsTechnologies => "gt-refused-fifth-needs-technologies",
            LearningTechnologies => "gt-refused-learning-technologies",
            LearningSecondBox => "gt-refused-learning-second-box",
            IntrudersNeedComponents => "gt-refused-intruders-need-components",
            PanelNotJoined(_) => "gt-refused-panel-not-joined",
            NoThruster(_) => "gt-refused-no-thruster",
            NoIdleCrubots(_) => "gt-refused-no-idle-crubots",
            LearningSupport => "gt-refused-learning-support",
            DraftNeedsFlights => "gt-refused-draft-needs-flights",
            TeamsSupport => "gt-refused-teams-support",
            FireDrillSeconds => "gt-refused-fire-drill-seconds",
            OneBlockLess => "gt-refused-one-block-less",
            HourglassSeconds => "gt-refused-hourglass-seconds",
            LimitPercent => "gt-refused-limit-percent",
            BankSize => "gt-refused-bank-size",
            NoSuchSeat => "gt-refused-no-such-seat",
            GameOver => "gt-refused-game-over",
            Paused => "gt-refused-paused",
            NotPaused => "gt-refused-not-paused",
            NotNow(_) => "gt-refused-not-now",
            BeforeGo => "gt-refused-before-go",
            AlreadyFinished => "gt-refused-already-finished",
            HandFull => "gt-refused-hand-full",
            HandEmpty => "gt-refused-hand-empty",
            NoneFaceDown => "gt-refused-none-face-down",
            TileGone => "gt-refused-tile-gone",
            TooFast => "gt-refused-too-fast",
            LastIsFixed => "gt-refused-last-is-fixed",
            SquareNotFree(_) => "gt-refused-square-not-free",
            NotNextToShip(_) => "gt-refused-not-next-to-ship",
            NotJoined(_) => "gt-refused-not-joined",
            PlacementFault(_) => "gt-refused-placement-fault",
            WasSetAside => "gt-refused-was-set-aside",
            SetAsideFull => "gt-refused-set-aside-full",
            SetAsideEmpty(_) => "gt-refused-set-aside-empty",
            NoSettingAside => "gt-refused-no-setting-aside",
            LookTooEarly => "gt-refused-look-too-early",
            LookingAtPile => "gt-refused-looking-at-pile",
            NotLooking => "gt-refused-not-looking",
            NoSuchPile(_) => "gt-refused-no-such-pile",
            PileHeld(_) => "gt-refused-pile-held",
            PileFree(_) => "gt-refused-pile-free",
            FinishedLook => "gt-refused-finished-look",
            NoLooking => "gt-refused-no-looking",
            HourglassRuns => "gt-refused-hourglass-runs",
            StartNeedsFinished => "gt-refused-start-needs-finished",
            HourglassOnStart => "gt-refused-hourglass-on-start",
            NoHourglass => "gt-refused-no-hourglass",
            NumberGone(_) => "gt-refused-number-gone",
            LowestNumber => "gt-refused-lowest-number",
            StillIllegal(_) => "gt-refused-still-illegal",
            NoTileThere(_) => "gt-refused-no-tile-there",
            NoAlienCabin(_) => "gt-refused-no-alien-cabin",
            AlienTwice => "gt-refused-alien-twice",
            CabinTwice(_) => "gt-refused-cabin-twice",
            NoSpecialization => "gt-refused-no-specialization",
            SpecializationTaken => "gt-refused-specialization-taken",
            NotAsked(_) => "gt-refused-not-asked",
            LookNeedsHalves => "gt-refused-look-needs-halves",
            NoSuchHalf => "gt-refused-no-such-half",
            OtherHalf(_) => "gt-refused-other-half",
            SleepsElsewhere(_) => "gt-refused-sleeps-elsewhere",
            NotADouble(_) => "gt-refused-not-a-double",
            SquareTwice(_) => "gt-refused-square-twice",
            TooFewTokens => "gt-refused-too-few-tokens",
            BatteryCount => "gt-refused-battery-count",
            NoTokenThere(_) => "gt-refused-no-token-there",
            NoDefence(_) => "gt-refused-no-defence",
            PlanetTaken(_) => "gt-refused-planet-taken",
            NoHold(_) => "gt-refused-no-hold",
            TooManyBlocks(_) => "gt-refused-too-many-blocks",
            RedInHold(_) => "gt-refused-red-in-hold",
            NoSuchGoods => "gt-refused-no-such-goods",
            WrongCount { .. } => "gt-refused-wrong-count",
            OneFromEachCabin(_) => "gt-refused-one-from-each-cabin",
            NobodyThere(_) => "gt-refused-nobody-there",
            NoBlockThere(_) => "gt-refused-no-block-there",
            NoSuchPiece(_) => "gt-refused-no-such-piece",
            NoBooster(_) => "gt-refused-no-booster",
            BoostUnpowered(_) => "gt-refused-boost-unpowered",
            NoFurnace(_) => "gt-refused-no-furnace",
            NoSleeperThere(_) => "gt-refused-no-sleeper-there",
            NoPlaceThere(_) => "gt-refused-no-place-there",
            NotYourCard => "gt-refused-not-your-card",
            NotTested(_) => "gt-refused-not-tested",
            NotAhead(_) => "gt-refused-not-ahead",
            NoSuchColumn(_) => "gt-refused-no-such-column",
            LearningMachinations => "gt-refused-learning-machinations",
            NoLending => "gt-refused-no-lending",
            NoLoan => "gt-refused-no-loan",
            CannotPay => "gt-refused-cannot-pay",
            BidTooLow(_) => "gt-refused-bid-too-low",
            NoSuchMember(_) => "gt-refused-no-such-member",
            CardNotOffered => "gt-refused-card-not-offered",
            NoTokenLeft(_) => "gt-refused-no-token-left",
            NoPipeThere(_) => "gt-refused-no-pipe-there",
            NoWeldThere(_) => "gt-refused-no-weld-there",
            NothingExposed(_) => "gt-refused-nothing-exposed",
            NoCannonThere(_) => "gt-refused-no-cannon-there",
            HideoutColour(_) => "gt-refused-hideout-colour",
            MarksTouch(_) => "gt-refused-marks-touch",
            SafeFromSaboteur => "gt-refused-safe-from-saboteur",
            FireDrill => "gt-refused-fire-drill",
            FourthPile => "gt-refused-fourth-pile",
            BadPrediction => "gt-refused-bad-prediction",
            PriceTooLow => "gt-refused-price-too-low",
            OneStep => "gt-refused-one-step",
            VisibleFirst => "gt-refused-visible-first",
            NoJointThere(_) => "gt-refused-no-joint-there",
            LuxuryIsSafe(_) => "gt-refused-luxury-is-safe",
            NumberOutOfRange { .. } => "gt-refused-number-out-of-range",
            CoordinatesBarred => "gt-refused-coordinates-barred",
            RowTaken(_) => "gt-refused-row-taken",
            NoSuchOpponent => "gt-refused-no-such-opponent",
            BoxTaken(_) => "gt-refused-box-taken",
            NoPlaceAboard(_) => "gt-refused-no-place-aboard",
            NoRoomForTokens(_) => "gt-refused-no-room-for-tokens",
            FourthNeedsAdventures => "gt-refused-fourth-needs-adventures",
            NotDroppable(_) => "gt-refused-not-droppable",
            DifficultyDice => "gt-refused-difficulty-dice",
            DiceNeedStandard => "gt-refused-dice-need-standard",
            RoadLevel => "gt-refused-road-level",
            LearningRoads => "gt-refused-learning-roads",
            RoadHandicap => "gt-refused-road-handicap",
            TooFewRoads => "gt-refused-too-few-roads",
            NotOrdered => "gt-refused-not-ordered",
            OrderedNotSetAside => "gt-refused-ordered-not-set-aside",
        }
    }

    fn rule(&self) -> &'static str {
        use Refusal::*;
        match self {
            Flights => "GT-25.1",
            LearningLater => "GT-24.10",
            People(_) => "GT-1.1",
            TeamsNeedFour | LearningTeams => "GT-25.9",
            LearningFifthWheel => "GX-4.24",
            FifthNeedsTechnologies => "GX-0.2",
            LearningTechnologies => "GT-24.4",
            LearningSecondBox => "GT-24.4",
            IntrudersNeedComponents => "GX-0.4",
            PanelNotJoined(_) => "GX-13.3",
            NoThruster(_) => "GX-13.7",
            NoIdleCrubots(_) => "GX-13.25",
            LearningSupport => "GX-19.4",
            DraftNeedsFlights => "GX-19.10",
            TeamsSupport => "GX-19.3",
            FireDrillSeconds => "GX-20.13B.2",
            OneBlockLess => "GX-4.3",
            HourglassSeconds => "GT-10.9",
            LimitPercent => "GT-31.1",
            BankSize => "GT-2.9",
            NoSuchSeat => "GT-31.8",
            GameOver => "GT-23.1",
            Paused | NotPaused => "GT-31.11",
            NotNow(rule) | NotAsked(rule) | OneFromEachCabin(rule) => rule,
            BeforeGo => "GT-31.44",
            AlreadyFinished => "GT-12.4",
            HandFull => "GT-5.2",
            HandEmpty => "GT-5.7",
            NoneFaceDown => "GT-5.15",
            TileGone => "GT-5.14",
            TooFast => "GT-31.42",
            LastIsFixed => "GT-5.9",
            SquareNotFree(_) => "GT-6.1",
            NotNextToShip(_) => "GT-6.2",
            NotJoined(_) => "GT-6.3",
            PlacementFault(_) => "GT-6.19",
            WasSetAside => "GT-11.3",
            SetAsideFull => "GT-11.5",
            SetAsideEmpty(_) => "GT-11.4",
            NoSettingAside => "GT-24.3",
            LookTooEarly => "GT-9.1",
            LookNeedsHalves => "GX-6.6",
            NoSuchHalf => "GX-6.26",
            OtherHalf(_) => "GX-6.9",
            SleepsElsewhere(_) => "GX-6.17",
            LookingAtPile => "GT-9.6",
            NotLooking => "GT-9.4",
            NoSuchPile(_) => "GT-9.5",
            PileHeld(_) => "GT-9.7",
            PileFree(_) => "GT-31.49",
            FinishedLook => "GT-9.8",
            NoLooking => "GT-24.2",
            HourglassRuns => "GT-10.2",
            StartNeedsFinished => "GT-10.5",
            HourglassOnStart => "GT-10.6",
            NoHourglass => "GT-24.1",
            NumberGone(_) => "GT-12.3",
            LowestNumber => "GT-24.5",
            StillIllegal(_) => "GT-13.3",
            NoTileThere(_) => "GT-13.4",
            NoAlienCabin(_) => "GT-14.8",
            AlienTwice => "GT-14.10",
            CabinTwice(_) => "GT-14.11",
            NoSpecialization | SpecializationTaken => "GX-2.58",
            NotADouble(_) | SquareTwice(_) => "GT-16.6",
            TooFewTokens => "GT-7.3",
            BatteryCount | NoTokenThere(_) => "GT-18.7",
            NoDefence(_) => "GT-19.16",
            PlanetTaken(_) => "GT-20.17",
            NoHold(_) | TooManyBlocks(_) => "GT-17.2",
            RedInHold(_) => "GT-17.3",
            NoSuchGoods => "GT-17.1",
            WrongCount { .. } | NobodyThere(_) => "GT-18.5",
            NoBlockThere(_) => "GT-18.2",
            NoSuchPiece(_) => "GT-19.11",
            NoBooster(_) => "GX-1.9",
            BoostUnpowered(_) => "GX-2.27",
            NoFurnace(_) => "GX-2.45",
            NoSleeperThere(_) => "GX-2.9",
            NoPlaceThere(_) => "GX-2.11",
            NotYourCard => "GX-7.2",
            NotTested(_) => "GX-7.20",
            NotAhead(_) | NoSuchColumn(_) => "GX-7.29",
            LearningMachinations => "GT-24.4",
            NoLending => "GX-7.12",
            NoLoan => "GX-7.13",
            CannotPay => "GT-22.13",
            BidTooLow(_) => "GX-0.23",
            NoSuchMember(rule) | NoTokenLeft(rule) => rule,
            CardNotOffered => "GX-19.4",
            NoPipeThere(_) => "GX-20.10A.1",
            NoWeldThere(_) => "GX-20.18A.1",
            NothingExposed(_) => "GX-20.18B.1",
            NoCannonThere(_) => "GX-20.8B.1",
            HideoutColour(_) => "GX-20.14A.1",
            MarksTouch(_) => "GX-20.11B.2",
            SafeFromSaboteur => "GX-20.5B.1",
            FireDrill => "GX-20.13B.1",
            FourthPile => "GX-20.9A.2",
            BadPrediction => "GX-20.1A.1",
            PriceTooLow => "GX-20.17B.1",
            OneStep => "GX-20.4B.1",
            VisibleFirst => "GX-20.32",
            NoJointThere(_) => "GX-20.12B.3",
            LuxuryIsSafe(_) => "GX-20.12B.1",
            NumberOutOfRange { .. } => "GX-9.5",
            CoordinatesBarred => "GX-9.11",
            RowTaken(_) => "GX-9.20",
            NoSuchOpponent => "GX-9.22",
            BoxTaken(_) => "GX-9.31",
            NoPlaceAboard(_) => "GX-9.32",
            NoRoomForTokens(_) => "GX-9.33",
            FourthNeedsAdventures => "GX-0.3",
            NotDroppable(_) => "GX-8.44",
            DifficultyDice => "GX-10.2",
            DiceNeedStandard => "GX-10.1",
            RoadLevel => "GX-8.1",
            LearningRoads => "GX-8.6",
            RoadHandicap => "GX-8.5",
            TooFewRoads => "GX-8.2",
            NotOrdered | OrderedNotSetAside => "GX-8.46",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        use Refusal::*;
        match *self {
            People(people) => vec![("people", Arg::Number(people as i64))],
            NumberGone(number) => vec![("number", Arg::Number(number.into()))],
            NoSuchPile(pile) | PileHeld(pile) | PileFree(pile) => {
                vec![("pile", Arg::Number(i64::from(pile) + 1))]
            }
            PlanetTaken(planet) => vec![("planet", Arg::Number(i64::from(planet) + 1))],
            RowTaken(row) => vec![("row", Arg::Number(i64::from(row) + 1))],
            BoxTaken(at) => vec![("box", Arg::Number(i64::from(at) + 1))],
            NumberOutOfRange { least, most } => vec![
                ("least", Arg::Number(least.into())),
                ("most", Arg::Number(most.into())),
            ],
            WrongCount { needed, named } => vec![
                ("needed", Arg::Number(needed.into())),
                ("named", Arg::Number(named as i64)),
            ],
            BidTooLow(least) => vec![("least", Arg::Number(least.into()))],
            PlacementFault(fault) | StillIllegal(fault) => {
                vec![("fault", Arg::message(fault.message()))]
            }
            _ => Vec::new(),
        }
    }
}
