//! How and why things happen: ways of moving, causes of delays, reasons for which an action or a weapon does nothing.

use crate::stations::Zone;
use crate::threats::Doom;
use serde::{Deserialize, Serialize};

/// How a crew member changed place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// Through a door.
    Door,
    /// By gravolift.
    Lift,
    /// Heroic movement.
    Heroic,
    /// The advanced Squad Leader runs to the interceptors.
    SquadLeader,
}

/// Why an action had no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// No station in that direction.
    EdgeOfShip,
    /// Heroic movement to where one already is.
    AlreadyThere,
    /// The reactor of the weapon is empty.
    NoEnergy,
    /// The weapon is already activated this turn.
    AlreadyActivated,
    /// The shield or reactor is full.
    Full,
    /// There is nothing to draw energy from.
    SourceEmpty,
    /// A capsule was burnt on a full reactor.
    BurntForNothing,
    /// No fuel capsule is left.
    NoFuel,
    /// Only irreparable malfunctions cover the system.
    Irreparable,
    /// The player leads no squad.
    NoSquad,
    /// The squad is disabled.
    SquadDisabled,
    /// Somebody is in space already.
    SpaceTaken,
    /// The interceptors are lost for this mission.
    InterceptorsLost,
    /// No squad is stored here any more.
    StorageEmpty,
    /// The squad is active already.
    SquadActive,
    /// No intruder is in the station.
    NoIntruder,
    /// No rocket is left.
    NoRocket,
    /// A rocket was already launched this turn.
    RocketTrackBusy,
    /// The computer is maintained already in this phase.
    MaintainedAlready,
    /// Too late in the phase to help.
    MaintenanceTooLate,
    /// Needs three players in one turn.
    NeedsThree,
    /// Not part of the rules in this training level.
    SwitchedOff,
    /// The door is sealed.
    SealedDoor,
    /// The special card does nothing in this station.
    WrongStation,
    /// The special card does nothing in this turn.
    WrongTurn,
    /// The special card lies beside a card that it cannot be combined with, or misses one.
    BadPair,
    /// A repair from afar never finishes a malfunction.
    WouldFinish,
    /// There is nothing to repair.
    NothingToRepair,
    /// The two holders of the teleporter tokens are the same, together, or in space.
    NothingToTeleport,
    /// The last point of repair needs energy in the reactor of the laser.
    JamNeedsEnergy,
    /// The host cannot fight its own parasite.
    OwnParasite,
}

impl Why {
    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            Why::EdgeOfShip => "SA-7.7",
            Why::AlreadyThere => "SA-7.72",
            Why::NoEnergy | Why::AlreadyActivated => "SA-7.23",
            Why::Full | Why::SourceEmpty => "SA-7.26",
            Why::BurntForNothing => "SA-7.29",
            Why::NoFuel => "SA-7.30",
            Why::Irreparable => "SA-7.37",
            Why::NoSquad | Why::SquadDisabled | Why::NoIntruder => "SA-7.67",
            Why::SpaceTaken => "SA-7.44",
            Why::InterceptorsLost => "SA-20.47",
            Why::StorageEmpty | Why::SquadActive => "SA-7.60",
            Why::NoRocket | Why::RocketTrackBusy => "SA-7.58",
            Why::MaintainedAlready => "SA-13.1",
            Why::MaintenanceTooLate => "SA-13.5",
            Why::NeedsThree => "SA-21.70",
            Why::SwitchedOff => "SA-19.1",
            Why::SealedDoor => "NF-14.8.3",
            Why::WrongStation | Why::WrongTurn | Why::BadPair => "NF-8.4.2",
            Why::WouldFinish => "NF-9.1.3",
            Why::NothingToRepair => "NF-9.10.12",
            Why::NothingToTeleport => "NF-9.6.7",
            Why::JamNeedsEnergy => "NF-14.4.1",
            Why::OwnParasite => "NF-14.18.6",
        }
    }
}

/// What delays a crew member (SA-8.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DelayCause {
    /// The gravolift was used before in this turn.
    LiftBusy,
    /// The gravolift is damaged.
    LiftDamaged,
    /// A misplayed card.
    Misplay,
    /// Entered a station with Slime.
    Slime,
    /// The computer was not maintained.
    Computer,
    /// A threat's action.
    Threat,
    /// A card that is no use in space.
    InSpace,
}

impl DelayCause {
    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            DelayCause::LiftBusy => "SA-7.14",
            DelayCause::LiftDamaged => "SA-7.15",
            DelayCause::Misplay => "SA-7.52",
            DelayCause::Slime => "SA-21.30",
            DelayCause::Computer => "SA-13.4",
            DelayCause::Threat => "SA-10.25",
            DelayCause::InSpace => "SA-7.42",
        }
    }
}

/// Why a weapon does no harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Miss {
    /// Nothing it could target is in reach.
    NoTarget,
    /// The rocket went for a phantom.
    Decoy,
    /// The optics of the zone are disrupted.
    Blind,
}

/// What changed the damage that the volley would have done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Twist {
    /// An ordinary hit.
    Plain,
    /// The cryoshield took it all and is gone.
    Cryoshield,
    /// The pulse cannon broke its shields.
    ShieldsBroken,
    /// A swarm loses 1 at most.
    Swarm,
    /// A mother swarm loses 2 at most.
    MotherSwarm,
    /// Lasers counted half.
    Polarized,
}

/// What finished a threat, or hurt it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Blow {
    /// The ship's weapons.
    Volley,
    /// A Leviathan Tanker blew up beside it.
    Explosion,
    /// Its own action.
    Itself,
    /// A repair.
    Repair,
    /// Battlebots.
    Battlebots,
    /// Interceptors (Fissure).
    Interceptors,
    /// All its stations were served in one turn.
    Together,
    /// There is no rocket for it to endanger.
    NoRockets,
    /// The player who was alone with the repair gets a point on top.
    LoneRepairer,
}

/// What lost the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Loss {
    /// A seventh damage in a zone (SA-11.10).
    ZoneDestroyed {
        /// The zone.
        zone: Zone,
    },
    /// An effect that ends the mission whatever the damage (SA-10.28).
    Doomed {
        /// How.
        doom: Doom,
    },
}
