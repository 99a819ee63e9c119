//! What happens in a flight, step by step: the one stream that the film, the command line, the tests and the
//! analysis read.

use crate::action::Action;
use crate::place::{Station, Zone};
use crate::state::State;
use crate::stores::Store;
use crate::threats::{Doom, System, ThreatId};
use crate::trajectory::Square;
use serde::{Deserialize, Serialize};

/// Receives every step of a flight together with the state right after it.
///
/// Resolution is generic over it: with [`Silent`] nothing is built and nothing is allocated.
pub trait Recorder {
    /// False lets the compiler drop everything that only serves the record.
    const ON: bool;
    /// Called once per step, in order.
    fn step(&mut self, state: &State, step: Step);
}

/// Records nothing, for the solver and the simulator.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Recorder for Silent {
    const ON: bool = false;
    #[inline(always)]
    fn step(&mut self, _: &State, _: Step) {}
}

/// Records every step with the state after it.
#[derive(Clone, Debug, Default)]
pub struct Film {
    /// The steps in order, each with the state it led to.
    pub frames: Vec<(Step, State)>,
}

impl Recorder for Film {
    const ON: bool = true;
    fn step(&mut self, state: &State, step: Step) {
        self.frames.push((step, state.clone()));
    }
}

impl Film {
    /// The steps without the states.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.frames.iter().map(|(step, _)| step)
    }
}

/// A part of a turn (SA-5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// A threat enters play.
    ThreatAppears,
    /// Crew members act in order.
    PlayerActions,
    /// Weapons speak.
    ComputeDamage,
    /// Threats move and act.
    ThreatActions,
    /// Did somebody move the mouse?
    MaintenanceCheck,
    /// The last rocket, and the interceptors come home.
    ResolveRockets,
    /// The end.
    Jump,
}

/// A weapon of the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Weapon {
    /// Upper deck, red.
    HeavyLaserRed,
    /// Upper deck, white.
    HeavyLaserWhite,
    /// Upper deck, blue.
    HeavyLaserBlue,
    /// Lower deck, red.
    LightLaserRed,
    /// Lower deck, white.
    PulseCannon,
    /// Lower deck, blue.
    LightLaserBlue,
    /// A rocket on its way.
    Rocket,
    /// The interceptors in space.
    Interceptors,
}

impl Weapon {
    /// The weapon at a station's A.
    pub const fn of(station: Station) -> Weapon {
        match station {
            Station::UpperRed => Weapon::HeavyLaserRed,
            Station::UpperWhite => Weapon::HeavyLaserWhite,
            Station::UpperBlue => Weapon::HeavyLaserBlue,
            Station::LowerRed => Weapon::LightLaserRed,
            Station::LowerWhite => Weapon::PulseCannon,
            Station::LowerBlue => Weapon::LightLaserBlue,
        }
    }
}

/// Something that holds energy (SA-2.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind", content = "zone")]
pub enum Container {
    /// The shield of a zone.
    Shield(Zone),
    /// The reactor of a zone.
    Reactor(Zone),
    /// The supply outside the ship.
    Bank,
}

impl Container {
    /// Where its energy is counted.
    #[inline]
    pub(crate) const fn store(self) -> Store {
        match self {
            Container::Shield(zone) => Store::shield(zone),
            Container::Reactor(zone) => Store::reactor(zone),
            Container::Bank => Store::Plenty,
        }
    }
}

/// A damage tile (SA-11.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Tile {
    /// Heavy laser: strength -1.
    HeavyLaser = 0,
    /// Light laser: strength -1; in white the pulse cannon: range -1.
    LightLaser = 1,
    /// Shield: capacity -1.
    Shield = 2,
    /// Reactor: capacity -1.
    Reactor = 3,
    /// Gravolift: everybody who uses it is delayed.
    Gravolift = 4,
    /// Structural: no effect in this mission.
    Structural = 5,
}

impl Tile {
    /// The six tiles of a zone.
    pub const ALL: [Tile; 6] = [
        Tile::HeavyLaser,
        Tile::LightLaser,
        Tile::Shield,
        Tile::Reactor,
        Tile::Gravolift,
        Tile::Structural,
    ];

    /// The tile's bit in a set of tiles.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

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

/// One step of a flight. Crew members are numbered in turn order, the captain being 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "step")]
#[allow(missing_docs)] // the fields say what they are
pub enum Step {
    /// A turn begins.
    Turn { turn: u8 },
    /// A part of the turn begins.
    Part { part: Part },
    /// A threat enters play on its start square.
    Appears { threat: ThreatId, position: i8 },

    /// A crew member reveals a card and acts.
    Plays { crew: u8, action: Action },
    /// A crew member has nothing planned.
    Idle { crew: u8 },
    /// A misplayed card is put right.
    Misplayed {
        crew: u8,
        shown: Action,
        meant: Action,
    },
    /// A crew member moves.
    Moves {
        crew: u8,
        from: Station,
        to: Station,
        way: Way,
    },
    /// An action does nothing.
    NoEffect { crew: u8, action: Action, why: Why },
    /// A weapon is ready to fire in this turn.
    Activated {
        crew: u8,
        weapon: Weapon,
        heroic: bool,
    },
    /// Energy goes from one container to another.
    EnergyMoved {
        crew: u8,
        from: Container,
        to: Container,
        amount: u8,
    },
    /// A capsule is burnt.
    FuelBurnt { crew: u8, left: u8 },
    /// Heroic energy out of nowhere.
    HeroicEnergy { crew: u8, to: Container },
    /// A repair action on a malfunction.
    Repairs {
        crew: u8,
        threat: ThreatId,
        system: System,
        amount: u8,
        damage: u8,
        hit_points: u8,
    },
    /// A squad is taken from its storage.
    SquadTaken {
        crew: u8,
        station: Station,
        active: bool,
    },
    /// The led squad works again.
    SquadReactivated { crew: u8 },
    /// The squad is put out of action by what it attacked.
    SquadDisabled { crew: u8, threat: ThreatId },
    /// A stored squad is slimed.
    StoredSquadDisabled { station: Station, threat: ThreatId },
    /// Battlebots attack.
    Attacks {
        crew: u8,
        threat: ThreatId,
        station: Station,
        damage: u8,
        hit_points: u8,
    },
    /// The interceptors leave the ship.
    Launches { crew: u8 },
    /// The interceptors stay outside and attack.
    StaysInSpace { crew: u8, heroic: bool },
    /// The interceptors come home.
    Returns { crew: u8 },
    /// An interceptor attack mends the fissure.
    MendsFissure {
        crew: u8,
        threat: ThreatId,
        damage: u8,
        hit_points: u8,
    },
    /// A rocket is on its way.
    RocketLaunched { crew: u8, left: u8 },
    /// Somebody moved the mouse.
    Maintains { crew: u8, phase: u8 },
    /// A look out of the window, this many in the same turn so far.
    Looks { crew: u8, together: u8 },
    /// Cards slide: the action of a turn is delayed.
    Delayed {
        crew: u8,
        turn: u8,
        cause: DelayCause,
        moved: u8,
        lost: Action,
    },
    /// A delay that changes nothing: the slot is empty, or there is no such turn.
    DelayIdle {
        crew: u8,
        turn: u8,
        cause: DelayCause,
    },
    /// A crew member is out of the mission.
    KnockedOut { crew: u8, threat: ThreatId },
    /// All stations of a malfunction were served in one turn: extra damage.
    ServedTogether {
        threat: ThreatId,
        bonus: u8,
        damage: u8,
        hit_points: u8,
    },

    /// A weapon hits a target.
    Fires {
        weapon: Weapon,
        threat: ThreatId,
        strength: u8,
    },
    /// A weapon fires at nothing.
    Misses { weapon: Weapon, why: Miss },
    /// What a volley did to a threat.
    Hit {
        threat: ThreatId,
        strength: u8,
        shield: i8,
        dealt: u8,
        damage: u8,
        hit_points: u8,
        twist: Twist,
    },
    /// The explosion of a tanker hurts its neighbours.
    Scorched {
        threat: ThreatId,
        damage: u8,
        hit_points: u8,
    },
    /// A threat is destroyed.
    Destroyed {
        threat: ThreatId,
        by: Blow,
        points: u8,
    },

    /// A threat moves along its trajectory.
    Advances { threat: ThreatId, from: i8, to: i8 },
    /// A threat performs the action of a square.
    Acts { threat: ThreatId, square: Square },
    /// A condition of the card is not met.
    Spared { threat: ThreatId },
    /// A blow outside its X, Y and Z: striking back, or an asteroid's fragments.
    LastBlow { threat: ThreatId },
    /// An attack on a zone: what the shield took and what got through.
    Attack {
        threat: ThreatId,
        zone: Zone,
        strength: u8,
        absorbed: u8,
        ignores_shields: bool,
    },
    /// Damage to a zone from inside.
    Harm {
        threat: ThreatId,
        zone: Zone,
        amount: u8,
    },
    /// Points that get through count more than once.
    Multiplied { zone: Zone, points: u8, tiles: u8 },
    /// A damage tile is drawn.
    TileDrawn { zone: Zone, tile: Tile, total: u8 },
    /// A damage is counted without a tile (test runs).
    DamageCounted { zone: Zone, total: u8 },
    /// A container loses energy.
    EnergyLost { container: Container, amount: u8 },
    /// A short circuit moves energy.
    EnergyShorted {
        from: Container,
        to: Container,
        amount: u8,
    },
    /// Fuel is destroyed.
    FuelLost { left: u8 },
    /// A stored rocket is destroyed.
    RocketDestroyed { left: u8 },
    /// A threat changes speed.
    SpeedChanged { threat: ThreatId, speed: u8 },
    /// A threat changes its shields.
    ShieldChanged { threat: ThreatId, shield: i8 },
    /// A threat recovers.
    Heals {
        threat: ThreatId,
        amount: u8,
        damage: u8,
    },
    /// A threat harms itself.
    HurtsItself {
        threat: ThreatId,
        amount: u8,
        damage: u8,
    },
    /// A threat becomes visible.
    Revealed { threat: ThreatId },
    /// An intruder starts to fight back.
    Grows { threat: ThreatId },
    /// All other attacks are stronger from now on.
    BoostsAttacks { threat: ThreatId },
    /// All external threats have more shields from now on.
    BoostsShields { threat: ThreatId },
    /// Damage to zones counts double from now on.
    DoublesDamage { threat: ThreatId, all: bool },
    /// An intruder moves inside the ship.
    Prowls {
        threat: ThreatId,
        from: Station,
        to: Station,
    },
    /// An intruder stays where it is.
    Stays { threat: ThreatId },
    /// A new Slime token.
    Spreads { threat: ThreatId, to: Station },
    /// A threat has done its worst and is gone.
    Survived { threat: ThreatId, points: u8 },
    /// The rocket moves up.
    RocketAdvances,

    /// The computer check.
    ComputerCheck { phase: u8, passed: bool },
    /// The most players at the windows in one turn of this phase so far.
    Observation { phase: u8, best: u8 },
    /// The ship is lost.
    Lost {
        loss: Loss,
        threat: Option<ThreatId>,
    },
    /// The ship jumps: the mission is complete.
    Jumped,
    /// A turn is over.
    TurnEnds { turn: u8 },
}

impl Step {
    /// The rule behind the step.
    pub const fn rule(&self) -> &'static str {
        use Step::*;
        match *self {
            Turn { .. } | Part { .. } | TurnEnds { .. } => "SA-5.3",
            Appears { .. } => "SA-6.1",
            Plays { .. } => "SA-7.1",
            Idle { .. } => "SA-7.5",
            Misplayed { .. } => "SA-7.51",
            Moves { way, .. } => match way {
                Way::Door => "SA-7.7",
                Way::Lift => "SA-7.9",
                Way::Heroic => "SA-7.71",
            },
            NoEffect { why, .. } => why.rule(),
            Activated { weapon, heroic, .. } => match weapon {
                _ if heroic => "SA-7.73",
                Weapon::LightLaserRed | Weapon::LightLaserBlue => "SA-7.22",
                _ => "SA-7.21",
            },
            EnergyMoved { from, to, .. } => match (from, to) {
                (Container::Bank, _) => "SA-7.28",
                (_, Container::Shield(_)) => "SA-7.26",
                _ => "SA-7.27",
            },
            FuelBurnt { .. } => "SA-7.28",
            HeroicEnergy { .. } => "SA-7.75",
            Repairs { .. } => "SA-7.36",
            SquadTaken { .. } | SquadReactivated { .. } => "SA-7.60",
            SquadDisabled { .. } => "SA-7.65",
            StoredSquadDisabled { .. } => "SA-21.31",
            Attacks { .. } => "SA-7.63",
            Launches { .. } => "SA-7.43",
            StaysInSpace { .. } | Returns { .. } => "SA-7.42",
            MendsFissure { .. } => "SA-21.46",
            RocketLaunched { .. } => "SA-7.58",
            Maintains { .. } => "SA-13.1",
            Looks { .. } => "SA-13.6",
            Delayed { cause, .. } => cause.rule(),
            DelayIdle { .. } => "SA-8.2",
            KnockedOut { .. } => "SA-12.1",
            ServedTogether { .. } => "SA-21.57",
            Fires { weapon, .. } => match weapon {
                Weapon::PulseCannon => "SA-9.8",
                Weapon::Rocket => "SA-9.9",
                Weapon::Interceptors => "SA-9.11",
                _ => "SA-9.6",
            },
            Misses { why, .. } => match why {
                Miss::NoTarget => "SA-9.12",
                Miss::Decoy => "SA-20.7",
            },
            Hit { twist, .. } => match twist {
                Twist::Plain => "SA-9.13",
                Twist::Cryoshield => "SA-20.9",
                Twist::ShieldsBroken => "SA-20.13",
                Twist::Swarm => "SA-20.27",
            },
            Scorched { .. } => "SA-20.37",
            Destroyed { by, .. } => match by {
                Blow::Volley => "SA-9.17",
                Blow::Explosion => "SA-20.40",
                Blow::Itself => "SA-20.55",
                Blow::Repair => "SA-7.39",
                Blow::Battlebots => "SA-7.69",
                Blow::Interceptors => "SA-21.46",
                Blow::Together => "SA-21.57",
                Blow::NoRockets => "SA-21.11",
            },
            Advances { .. } => "SA-10.2",
            Acts { .. } => "SA-10.4",
            Spared { .. } => "SA-10.6",
            LastBlow { .. } => "SA-9.19",
            Attack {
                ignores_shields, ..
            } => {
                if ignores_shields {
                    "SA-10.19"
                } else {
                    "SA-10.15"
                }
            }
            Harm { .. } => "SA-10.20",
            Multiplied { .. } => "SA-11.3",
            TileDrawn { .. } => "SA-11.2",
            DamageCounted { .. } => "SA-11.13",
            EnergyLost { .. } => "SA-10.27",
            EnergyShorted { .. } => "SA-21.53",
            FuelLost { .. } => "SA-21.2",
            RocketDestroyed { .. } => "SA-21.33",
            SpeedChanged { .. } | ShieldChanged { .. } => "SA-10.22",
            Heals { .. } => "SA-10.23",
            HurtsItself { .. } => "SA-20.54",
            Revealed { .. } => "SA-20.6",
            Grows { .. } => "SA-21.43",
            BoostsAttacks { .. } => "SA-20.20",
            BoostsShields { .. } => "SA-20.31",
            DoublesDamage { .. } => "SA-21.48",
            Prowls { .. } | Stays { .. } => "SA-10.24",
            Spreads { .. } => "SA-21.27",
            Survived { .. } => "SA-10.9",
            RocketAdvances => "SA-10.13",
            ComputerCheck { .. } => "SA-13.2",
            Observation { .. } => "SA-13.7",
            Lost { loss, .. } => match loss {
                Loss::ZoneDestroyed { .. } => "SA-11.10",
                Loss::Doomed { .. } => "SA-10.28",
            },
            Jumped => "SA-14.7",
        }
    }
}
