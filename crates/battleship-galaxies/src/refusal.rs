//! Why a setup or a command is not accepted: each reason with its message and the rule it names (BG-26.6).

use table::{Arg, Refusal};

macro_rules! refusals {
    ($($(#[$docs:meta])* $name:ident => $code:literal, $rule:literal;)*) => {
        /// A reason.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Reason { $($(#[$docs])* #[doc = $rule] $name,)* }

        impl Reason {
            /// Every reason, for the test that compares them with the texts.
            pub const ALL: &'static [Reason] = &[$(Reason::$name,)*];

            /// The message.
            pub const fn code(self) -> &'static str {
                match self { $(Reason::$name => $code,)* }
            }

            /// The rule.
            pub const fn rule(self) -> &'static str {
                match self { $(Reason::$name => $rule,)* }
            }
        }
    };
}

refusals! {
    NoSuchMission => "bg-refused-no-such-mission", "BG-2.1";
    NoSuchVariant => "bg-refused-no-such-variant", "BG-2.1";
    NoSuchBoard => "bg-refused-no-such-board", "BG-25.1";
    PlayerCount => "bg-refused-player-count", "BG-2.1";
    OwnBattle => "bg-refused-own-battle", "BG-25.1";
    OwnTile => "bg-refused-own-tile", "BG-25.1";
    NumberDie => "bg-refused-number-die", "BG-25.3";
    ClockLimits => "bg-refused-clock-limits", "BG-30.3";
    BadData => "bg-refused-bad-data", "BG-26.4";
    NotListPhase => "bg-refused-not-list-phase", "BG-30.12";
    ListNotWanted => "bg-refused-list-not-wanted", "BG-2.4";
    UnknownShip => "bg-refused-unknown-ship", "BG-1.2";
    UnknownCard => "bg-refused-unknown-card", "BG-1.6";
    FleetOverLimit => "bg-refused-fleet-over-limit", "BG-2.5";
    FleetTwice => "bg-refused-fleet-twice", "BG-2.6";
    FleetEmpty => "bg-refused-fleet-empty", "BG-2.5";
    FleetFaction => "bg-refused-fleet-faction", "BG-2.8";
    FleetRequired => "bg-refused-fleet-required", "BG-2.4";
    FleetForbidden => "bg-refused-fleet-forbidden", "BG-2.4";
    FleetTeamTwice => "bg-refused-fleet-team-twice", "BG-23.8";
    DeckTooLarge => "bg-refused-deck-too-large", "BG-2.9";
    DeckTooSmall => "bg-refused-deck-too-small", "BG-2.12";
    DeckCopies => "bg-refused-deck-copies", "BG-2.11";
    DeckFaction => "bg-refused-deck-faction", "BG-2.9";
    DeckTypes => "bg-refused-deck-types", "BG-M3.4";
    NotAtTable => "bg-refused-not-at-table", "BG-2.2";
    GameOver => "bg-refused-game-over", "BG-22.1";
    NotYourTurn => "bg-refused-not-your-turn", "BG-7.2";
    NotYourDecision => "bg-refused-not-your-decision", "BG-19.8";
    NotNow => "bg-refused-not-now", "BG-7.1";
    DecideFirst => "bg-refused-decide-first", "BG-19.9";
    NotFirstChooser => "bg-refused-not-first-chooser", "BG-2.17";
    NoSuchSeat => "bg-refused-no-such-seat", "BG-2.18";
    NotYourShip => "bg-refused-not-your-ship", "BG-11.1";
    NotInPlay => "bg-refused-not-in-play", "BG-6.17";
    Energy => "bg-refused-energy", "BG-8.7";
    NotInHand => "bg-refused-not-in-hand", "BG-7.4";
    DiscardOne => "bg-refused-discard-one", "BG-21.2";
    HandFull => "bg-refused-hand-full", "BG-21.1";
    NotTeam => "bg-refused-not-team", "BG-23.5";
    NotBehindScreen => "bg-refused-not-behind-screen", "BG-9.3";
    PlacesMissing => "bg-refused-places-missing", "BG-9.7";
    OutsideZone => "bg-refused-outside-zone", "BG-9.4";
    NotEmpty => "bg-refused-not-empty", "BG-9.5";
    HalfHex => "bg-refused-half-hex", "BG-3.6";
    OffBoard => "bg-refused-off-board", "BG-3.7";
    SquadronApart => "bg-refused-squadron-apart", "BG-9.6";
    HoldTooSmall => "bg-refused-hold-too-small", "BG-10.2";
    NotSmaller => "bg-refused-not-smaller", "BG-10.3";
    NoCargo => "bg-refused-no-cargo", "BG-10.1";
    CargoForbidden => "bg-refused-cargo-forbidden", "BG-M2.5";
    CarrierCarried => "bg-refused-carrier-carried", "BG-10.5";
    NotInHold => "bg-refused-not-in-hold", "BG-10.8";
    TransportTooNew => "bg-refused-transport-too-new", "BG-10.8";
    NotBesideTransport => "bg-refused-not-beside-transport", "BG-10.9";
    NotBesideChosen => "bg-refused-not-beside-chosen", "BG-10.9";
    NotBesideAsteroid => "bg-refused-not-beside-asteroid", "BG-M4.7";
    AlreadyActivated => "bg-refused-already-activated", "BG-11.2";
    FinishActivation => "bg-refused-finish-activation", "BG-11.8";
    NoActivation => "bg-refused-no-activation", "BG-11.1";
    NotOfThisCard => "bg-refused-not-of-this-card", "BG-11.5";
    MovesBeforeAttacks => "bg-refused-moves-before-attacks", "BG-11.7";
    AlreadyMoved => "bg-refused-already-moved", "BG-11.5";
    TooFar => "bg-refused-too-far", "BG-12.1";
    LeadEnd => "bg-refused-lead-end", "BG-12.3";
    Reverse => "bg-refused-reverse", "BG-12.4";
    PathBlocked => "bg-refused-path-blocked", "BG-12.9";
    EndsOnShip => "bg-refused-ends-on-ship", "BG-12.8";
    CannotPlace => "bg-refused-cannot-place", "BG-18.24";
    PlaceTooFar => "bg-refused-place-too-far", "BG-18.24";
    NoRescue => "bg-refused-no-rescue", "BG-M5.13";
    RescuedAlready => "bg-refused-rescued-already", "BG-M5.15";
    NotAttacking => "bg-refused-not-attacking", "BG-11.3";
    NoSuchWeapon => "bg-refused-no-such-weapon", "BG-14.1";
    ChargedAlready => "bg-refused-charged-already", "BG-14.3";
    FinishCharge => "bg-refused-finish-charge", "BG-14.4";
    NothingInRange => "bg-refused-nothing-in-range", "BG-14.5";
    ShipFinished => "bg-refused-ship-finished", "BG-14.7";
    NotCharged => "bg-refused-not-charged", "BG-14.2";
    NotAnEnemy => "bg-refused-not-an-enemy", "BG-14.9";
    OutOfRange => "bg-refused-out-of-range", "BG-14.11";
    WrongWindow => "bg-refused-wrong-window", "BG-19.7";
    WrongTurn => "bg-refused-wrong-turn", "BG-19.3";
    Condition => "bg-refused-condition", "BG-19.6";
    Choice => "bg-refused-choice", "BG-19.6";
    NoSlot => "bg-refused-no-slot", "BG-6.9";
    WrongIcon => "bg-refused-wrong-icon", "BG-6.7";
    HeroOnSquadron => "bg-refused-hero-on-squadron", "BG-6.6";
    WrongFaction => "bg-refused-wrong-faction", "BG-6.8";
    HeroTwice => "bg-refused-hero-twice", "BG-6.12";
    NotReplaceable => "bg-refused-not-replaceable", "BG-6.13";
    Simplified => "bg-refused-simplified", "BG-M1.11";
    AbilityUsed => "bg-refused-ability-used", "BG-19.7";
    NoSuchAbility => "bg-refused-no-such-ability", "BG-19.7";
    NoMainComputer => "bg-refused-no-main-computer", "BG-M3.7";
    NotLookedAt => "bg-refused-not-looked-at", "BG-M3.6";
    NoRemoteEngines => "bg-refused-no-remote-engines", "BG-M4.12";
    AsteroidMoved => "bg-refused-asteroid-moved", "BG-M4.13";
    AsteroidTooFar => "bg-refused-asteroid-too-far", "BG-M4.13";
    AsteroidBlocked => "bg-refused-asteroid-blocked", "BG-M4.15";
    NotDamageable => "bg-refused-not-damageable", "BG-M4.16";
    NotThatHero => "bg-refused-not-that-hero", "BG-20.3";
    NothingToUndo => "bg-refused-nothing-to-undo", "BG-30.6";
    UndoNeedsConsent => "bg-refused-undo-needs-consent", "BG-30.6";
    NothingAsked => "bg-refused-nothing-asked", "BG-30.6";
    NoDrawOffered => "bg-refused-no-draw-offered", "BG-30.11";
    Resigned => "bg-refused-resigned", "BG-30.11";
}

/// A refusal: the reason, and what fills the variables of its message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BattleRefusal {
    /// The reason.
    pub reason: Reason,
    /// Variables: a needed and a given number, or a text of the data check.
    pub args: Vec<(&'static str, Arg)>,
}

impl From<Reason> for BattleRefusal {
    fn from(reason: Reason) -> BattleRefusal {
        BattleRefusal {
            reason,
            args: Vec::new(),
        }
    }
}

impl BattleRefusal {
    /// A refusal with the number that would be needed and the one there is.
    pub fn numbers(reason: Reason, need: impl Into<i64>, have: impl Into<i64>) -> BattleRefusal {
        BattleRefusal {
            reason,
            args: vec![
                ("need", Arg::Number(need.into())),
                ("have", Arg::Number(have.into())),
            ],
        }
    }

    /// A refusal with a text.
    pub fn about(reason: Reason, text: impl Into<String>) -> BattleRefusal {
        BattleRefusal {
            reason,
            args: vec![("about", Arg::Word(text.into()))],
        }
    }
}

impl Refusal for BattleRefusal {
    fn code(&self) -> &'static str {
        self.reason.code()
    }

    fn rule(&self) -> &'static str {
        self.reason.rule()
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        self.args.clone()
    }
}

/// What an accepted command gives.
pub(crate) type Done = Result<(), BattleRefusal>;

/// Refuses with a reason.
pub(crate) fn refuse<T>(reason: Reason) -> Result<T, BattleRefusal> {
    Err(reason.into())
}
