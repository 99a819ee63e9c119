//! The effect language of abilities, cards and tiles, read into plain types. What an operation does stands in
//! `rules/effects.rs`, in one place for each.

use super::{Sizes, Unit};
use serde::{Deserialize, Serialize};

/// When the effects of an ability or an attached card happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// All the time.
    Passive,
    /// At the start of the energy phase of the controller.
    EnergyPhaseStart,
    /// At the start of the energy phase of the player controlling the ship.
    ControllerEnergyPhaseStart,
    /// After the activation cost is paid.
    ActivationStart,
    /// When the ship moves into a space of an enemy ship.
    MovedOntoEnemy,
    /// All ships of the card have moved.
    MovementFinished,
    /// An attack of this ship missed.
    AttackMissed,
    /// An attack of this ship hit.
    AttackHit,
    /// An attack hit a ship of this card's controller.
    OwnShipHit,
    /// An enemy ship was destroyed.
    EnemyShipDestroyed,
}

/// How often an ability may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Always.
    Unlimited,
    /// Once for each attack.
    OncePerAttack,
    /// Once for each activation of the card.
    OncePerActivation,
    /// Once for each ship and activation.
    OncePerShipPerActivation,
    /// Once for each turn.
    OncePerTurn,
}

/// A value that effects change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stat {
    /// Spaces per activation.
    Move,
    /// Energy for an activation.
    ActivationCost,
    /// Energy for a launch.
    LaunchCost,
    /// Range of the primary weapon.
    PrimaryRange,
    /// Strength of the primary weapon.
    PrimaryStrength,
    /// Strength of the current attack.
    Strength,
    /// ECM rolls made for this ship succeed from here.
    EcmThreshold,
    /// Damage of its ECM.
    EcmDamage,
    /// ECM rolls against this ship succeed from here.
    EcmThresholdAgainst,
}

/// How long a changed value lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duration {
    /// While the source is in play.
    WhileInPlay,
    /// While a ship is on the tile.
    WhileOnTile,
    /// For one attack.
    ThisAttack,
    /// For the next activation.
    NextActivation,
}

/// The kinds of direct damage (BG-15.2 to BG-15.4), and that of attacks (BG-15.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DamageKind {
    /// Shield pegs first, then hull.
    Normal,
    /// Shield pegs only.
    Shield,
    /// Hull only.
    Hull,
}

/// When direct damage of an attack is dealt (BG-14.26).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// At once.
    Now,
    /// Before the damage of the attack.
    BeforeAttackDamage,
    /// After it.
    AfterAttackDamage,
}

/// Something an effect speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ref {
    /// The ship or ship card with the ability, or the one the card is attached to.
    Own,
    /// The target of the attack.
    AttackTarget,
    /// The ship that was hit.
    HitShip,
    /// Any ship of the player.
    AnyOwnShip,
    /// Any ship of the card with the ability.
    AnyShipOfCard,
    /// The enemy ship whose space was entered.
    EnemyInSpace,
    /// What was chosen for this place of [`EffectRule::choices`].
    Chosen(u8),
    /// A ship on the tile.
    ShipOnTile,
    /// All ships of a player with a ship on the tile.
    ShipsOfPlayerOnTile,
}

/// Whose ships a selector means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The player's own.
    Own,
    /// Those of the other side.
    Enemy,
}

/// A set of ships or ship cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selector {
    /// Ship cards instead of single ships.
    pub cards: bool,
    /// Whose.
    pub controller: Option<Side>,
    /// Solo ships or squadrons.
    pub unit: Option<Unit>,
    /// Sizes.
    pub sizes: Sizes,
    /// The place of the ship name in the list of ships.
    pub name: Option<u8>,
    /// `Some(true)`: shields up.
    pub shields: Option<bool>,
    /// At most this far from something.
    pub within: Option<(u8, Box<Near>)>,
    /// Only ships of this card.
    pub of_own_card: bool,
    /// Only ship cards in the hold of this ship.
    pub cargo_of_own: bool,
    /// Without the ship itself.
    pub exclude_own: bool,
}

/// What a distance is counted from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Near {
    /// Something named.
    One(Ref),
    /// Any of these.
    AnyOf(Selector),
}

/// What an operation is applied to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// Something named or chosen.
    One(Ref),
    /// All of these.
    All(Selector),
}

/// A choice that the player makes when the card or ability is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What may be chosen.
    pub from: Selector,
    /// The name later selectors use for it.
    pub(super) bind: String,
}

/// Which ECM rolls are ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EcmScope {
    /// All.
    All,
    /// The first of each activation.
    FirstEachActivation,
    /// Those of ships of these sizes.
    FromSizes(Sizes),
}

/// One operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Op {
    /// Adds to a value.
    ModifyStat {
        /// Which.
        stat: Stat,
        /// How much.
        delta: i8,
        /// Never below.
        min: Option<i8>,
        /// Whose.
        target: Target,
        /// How long.
        duration: Duration,
    },
    /// Replaces a value.
    SetStat {
        /// Which.
        stat: Stat,
        /// By what.
        value: i8,
        /// Whose.
        target: Target,
    },
    /// Rolls the attack again (BG-14.19).
    RerollAttack,
    /// The attack misses (BG-14.23).
    CancelHit,
    /// Another ship takes the hit.
    RedirectHit {
        /// Which.
        to: Target,
        /// Whether the hit may still be critical.
        critical: bool,
    },
    /// BG-15.2 to BG-15.4.
    DirectDamage {
        /// How it is applied.
        kind: DamageKind,
        /// Its type (BG-15.6).
        typ: String,
        /// How much.
        amount: u8,
        /// To what.
        target: Target,
        /// When.
        when: When,
        /// Only for attacks with the weapon of this card.
        this_weapon: bool,
    },
    /// Adds shield pegs, not above the starting shields (BG-15.8).
    AddShield {
        /// How many.
        amount: u8,
        /// To what.
        target: Target,
    },
    /// Direct shield damage whose pegs go to another ship.
    TransferShields {
        /// How many at most.
        amount: u8,
        /// Type of the damage.
        typ: String,
        /// From which ship.
        from: Target,
        /// To which ship.
        to: Target,
    },
    /// Removes hull pegs (BG-15.9).
    RemoveHull {
        /// How many.
        amount: u8,
        /// From which ship.
        target: Target,
        /// What it costs.
        energy_cost: u8,
    },
    /// Gains energy.
    GainEnergy {
        /// How much.
        amount: u8,
        /// Whether each tile counts (BG-18.22).
        stacks: bool,
    },
    /// What the controller of the target loses, the player gains.
    StealEnergy {
        /// How much at most.
        amount: u8,
    },
    /// Draws tactic cards.
    DrawCards {
        /// How many.
        amount: u8,
    },
    /// No ECM roll.
    IgnoreEcm {
        /// Which.
        scope: EcmScope,
        /// Against which ship.
        target: Target,
    },
    /// Instead of moving, the ship is placed.
    PlaceShip {
        /// At most this far.
        within: u8,
        /// From the tile instead of from where the ship is.
        of_tile: bool,
        /// For ships of these sizes.
        sizes: Sizes,
    },
    /// A ship card is launched next to a ship.
    LaunchAdjacent {
        /// The ship name.
        ship: u8,
        /// Next to which ship.
        near: Target,
        /// Added to the launch cost.
        cost_delta: i8,
    },
    /// The ship stays with these pegs.
    PreventDestruction {
        /// Shield pegs.
        shields: u8,
        /// Hull pegs.
        hull: u8,
    },
    /// Section 20 of the rules.
    TakeControl {
        /// Of what.
        target: Target,
    },
    /// Rolls the number die.
    Roll {
        /// Succeeds from here.
        at_least: u8,
        /// Then.
        success: Vec<Op>,
        /// Otherwise.
        failure: Vec<Op>,
    },
    /// Discards this card after its charge.
    Expend,
    /// Asteroids: an attack on a ship beside it may miss (BG-14.20).
    Cover {
        /// For ships of these sizes.
        sizes: Sizes,
        /// From here the attack misses.
        at_least: u8,
    },
    /// Debris: damage when a ship moves onto it (BG-18.4).
    Hazard {
        /// Safe from here.
        safe_at_least: u8,
        /// Damage otherwise.
        amount: u8,
        /// Type of the damage.
        typ: String,
    },
}

/// A condition. All of a rule's must hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Test {
    /// The attack is made with the primary weapon.
    WeaponIsPrimary,
    /// Whose attack it is.
    AttackerController(Side),
    /// What attacks.
    AttackerUnit(Unit),
    /// `true`: the target's shields were up in BG-14.16.
    TargetShields(bool),
    /// At most this far from the attacker.
    TargetDistanceAtMost(u8),
    /// Another ship of the squadron is next to the target.
    TargetAdjacentToSquadmate,
    /// Another ship of the squadron hit the target in this activation.
    TargetAlreadyHitBySquadmate,
    /// Whose ship was hit.
    HitShipController(Side),
    /// What was hit.
    HitShipUnit(Unit),
    /// The name of the ship hit is another.
    HitShipNameNot(u8),
    /// The ship hit is at most this far from one of these.
    HitShipWithin(u8, Selector),
    /// An attack of this very ship destroyed it.
    DestroyedByOwn,
    /// An attack of any ship of the player destroyed it.
    DestroyedByAnyOwn,
    /// Whose ship would be destroyed.
    DestroyedController(Side),
    /// What would be destroyed.
    DestroyedUnit(Unit),
    /// The player has this ship and has not launched it.
    OwnCardNotLaunched(u8),
}

/// What an ability, a tactic card or a tile does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EffectRule {
    /// When; nothing for events and plain weapons.
    pub trigger: Option<Trigger>,
    /// All must hold.
    pub conditions: Vec<Test>,
    /// In order.
    pub ops: Vec<Op>,
    /// What the player chooses when using it, in this order.
    pub choices: Vec<Choice>,
    /// The player may decline.
    pub optional: bool,
    /// How often.
    pub limit: Limit,
    /// What using it costs.
    pub energy_cost: u8,
}

impl EffectRule {
    /// Nothing happens.
    pub const NONE: EffectRule = EffectRule {
        trigger: None,
        conditions: Vec::new(),
        ops: Vec::new(),
        choices: Vec::new(),
        optional: false,
        limit: Limit::Unlimited,
        energy_cost: 0,
    };
}
