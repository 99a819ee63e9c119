//! What is under way in a battle: an activation, an attack, a window, and whatever else has to be carried out.

use crate::command::{Command, StopRule};
use crate::data::{Cell, WindowKind};
use crate::hex::Direction;
use crate::ids::{CardId, ShipId, Source, TacticId};
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

/// A charged weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charge {
    /// The ship.
    pub ship: ShipId,
    /// The weapon.
    pub weapon: u8,
    /// Attacks left.
    pub left: u8,
    /// The attached card that brings the weapon.
    pub card: Option<TacticId>,
}

/// An activation under way (BG-11.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Activation {
    /// The ship card.
    pub card: CardId,
    /// Movement is over.
    pub attacking: bool,
    /// Ships that have moved, been placed or rescued, as bits.
    pub moved: u8,
    /// Ships that began on a face-up tile from which they may be placed, as bits (BG-18.24).
    pub at_gate: u8,
    /// Ships that have finished attacking, as bits.
    pub finished: u8,
    /// The ship that attacks.
    pub attacker: Option<ShipId>,
    /// Weapons charged by it, as bits.
    pub charged: u32,
    /// The charge under way.
    pub charge: Option<Charge>,
    /// Pairs of moving ship and enemy ship that have rolled ECM (BG-13.5).
    pub ecm: Vec<(ShipId, ShipId)>,
    /// Pairs of attacker and ship it hit.
    pub hits: Vec<(ShipId, ShipId)>,
    /// A rescue was rolled (BG-M5.15).
    pub rescued: bool,
}

/// Where an attack stands (section 14.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackStage {
    /// To be rolled.
    Roll,
    /// The window after a miss is over.
    Missed,
    /// Cover, mandatory abilities.
    Hit,
    /// The window after a hit is over.
    Strike,
    /// Damage is done, destruction checked.
    Ended,
}

/// An attack under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// The attacker.
    pub ship: ShipId,
    /// The weapon.
    pub weapon: u8,
    /// The attached card that brings the weapon.
    pub card: Option<TacticId>,
    /// The ship hit or to be hit.
    pub target: ShipId,
    /// Where it stands.
    pub stage: AttackStage,
    /// The cell rolled.
    pub cell: Cell,
    /// Whether the target's shields were up when it was rolled (BG-14.16).
    pub shields_up: bool,
    /// It was rolled again (BG-14.19).
    pub again: bool,
    /// It is to be rolled again.
    pub reroll: bool,
    /// The hit was turned into a miss.
    pub cancelled: bool,
    /// A critical cell may destroy.
    pub may_be_critical: bool,
    /// Added to the strength.
    pub bonus: i8,
}

/// A reaction window (BG-19.7, BG-30.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    /// Which.
    pub kind: WindowKind,
    /// Who is asked. Hidden.
    pub asked: SeatSet,
    /// Who has answered, and what. Hidden.
    pub answers: Vec<(Seat, Command)>,
}

/// Something that is being carried out and may have to wait for a decision. The last one of the list goes first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// A ship moves on.
    Move {
        /// The ship.
        ship: ShipId,
        /// Steps left, the next one last.
        path: Vec<Direction>,
        /// The enemy ship to ram.
        ram: Option<ShipId>,
        /// When it stops early.
        stop: StopRule,
    },
    /// ECM rolls against a moving ship, the next one last.
    Ecm {
        /// The moving ship.
        ship: ShipId,
        /// The ships that roll.
        enemies: Vec<ShipId>,
    },
    /// Debris rolls for a moving ship, the next one last.
    Debris {
        /// The moving ship.
        ship: ShipId,
        /// The tiles.
        tiles: Vec<u8>,
    },
    /// A ship has stopped.
    EndMove {
        /// The ship.
        ship: ShipId,
    },
    /// The active player may use abilities of this kind.
    Offer(OfferKind),
    /// An attack.
    Attack(Attack),
    /// Destruction is checked.
    Check {
        /// The ship.
        ship: ShipId,
        /// The ship that attacked.
        by: Option<ShipId>,
    },
    /// A ship is about to be removed.
    Destroy {
        /// The ship.
        ship: ShipId,
        /// The ship that attacked.
        by: Option<ShipId>,
        /// By a critical hit.
        critical: bool,
        /// The window has been open.
        asked: bool,
        /// A card keeps the ship.
        prevented: bool,
    },
    /// A window is open.
    Window(Window),
    /// Cards are to be drawn.
    Draw {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The controller says which of two heroes goes.
    ChooseHero {
        /// Who.
        seat: Seat,
        /// The hero.
        hero: TacticId,
    },
    /// An asteroid moves on.
    Asteroid {
        /// The tile.
        tile: u8,
        /// Steps left, the next one last.
        path: Vec<Direction>,
    },
    /// The player says which ship an asteroid damages.
    ChooseDamaged {
        /// The tile.
        tile: u8,
        /// The ships.
        ships: Vec<ShipId>,
    },
    /// The energy phase goes on with this step.
    Energy(EnergyStep),
}

/// What the active player may use outside the windows for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// Repairs at the start of the energy phase.
    Repair,
    /// Additional cards at the start of the energy phase.
    Draw,
    /// After all ships of the activated card have moved.
    MovementFinished,
}

/// The steps at the start of the energy phase (BG-8.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EnergyStep {
    /// Income and effects that give energy.
    Income,
    /// Shields, then offers of repairs.
    Shields,
    /// Rolls of sabotage cards, then the offers that are left.
    Rolls,
    /// Offers of cards.
    Draws,
    /// The card of the phase.
    Draw,
    /// The phase is open.
    Open,
}

/// A used ability with a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Used {
    /// Which.
    pub source: Source,
    /// By which ship, where each ship counts.
    pub ship: Option<ShipId>,
    /// Forgotten when the activation ends; otherwise when the turn ends.
    pub activation: bool,
}
