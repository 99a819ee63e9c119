//! What happens in a flight, step by step: the one stream that replays, the command line, tests and the analysis
//! read.

use crate::action::Action;
use crate::slot_card::SlotCard;
use crate::specialization::Specialization;
use crate::state::State;
use crate::stations::{Station, Zone};
use crate::threats::{Doom, System, ThreatId};
use crate::trajectory::Square;
use serde::{Deserialize, Serialize};

/// Receives every step of a flight together with the state right after it.
///
/// Resolution is generic over it: with [`NoRecorder`] nothing is built and nothing is allocated.
pub trait StepRecorder {
    /// False lets the compiler drop everything that only serves the record.
    const ON: bool;
    /// Called once per step, in order.
    fn step(&mut self, state: &State, step: Step);
}

/// Records nothing, for the solver and the simulator.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoRecorder;

impl StepRecorder for NoRecorder {
    const ON: bool = false;
    #[inline(always)]
    fn step(&mut self, _: &State, _: Step) {}
}

/// Records every step with the state after it.
#[derive(Clone, Debug, Default)]
pub struct Recording {
    /// The steps in order, each with the state it led to.
    pub frames: Vec<(Step, State)>,
}

impl StepRecorder for Recording {
    const ON: bool = true;
    fn step(&mut self, state: &State, step: Step) {
        self.frames.push((step, state.clone()));
    }
}

impl Recording {
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
    /// The container that a damage tile makes smaller (SA-11.7).
    #[inline]
    pub(crate) const fn behind(tile: Tile, zone: Zone) -> Option<Container> {
        match tile {
            Tile::Shield => Some(Container::Shield(zone)),
            Tile::Reactor => Some(Container::Reactor(zone)),
            _ => None,
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
            Why::WouldFinish => "NF-9",
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
    RocketLaunched { crew: u8, rockets: u8, left: u8 },
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
        lost: SlotCard,
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
    /// A crew member performs a special card (NF-8.4).
    PlaysSpecial {
        crew: u8,
        specialization: Specialization,
        advanced: bool,
    },
    /// A special card does nothing.
    SpecialNoEffect {
        crew: u8,
        specialization: Specialization,
        why: Why,
    },
    /// The first symbol of a double half caused a delay: the second is performed in the next turn.
    SecondSymbolDelayed {
        crew: u8,
        turn: u8,
        cause: DelayCause,
        second: Action,
        moved: u8,
        lost: SlotCard,
    },
    /// A symbol of a double half is not performed.
    SymbolIgnored { crew: u8, action: Action },
    /// The interceptors fly to another distance.
    FliesTo { crew: u8, distance: u8 },
    /// The interceptors return too fast for the pilot.
    UltraFastReturn { crew: u8 },
    /// Somebody is teleported.
    Teleported {
        crew: u8,
        from: Station,
        to: Station,
    },
    /// The Medic's stimulant makes the action of a crew member heroic.
    Stimulated { crew: u8, by: u8 },
    /// The next A, B or battlebots of this crew member is heroic.
    Concentrates { crew: u8 },
    /// Nobody in the Medic's station can be knocked out in this turn.
    InhibitorGiven { crew: u8 },
    /// A knock-out was prevented.
    KnockOutPrevented { crew: u8 },
    /// Temporary shields for this turn, left to right.
    TemporaryShields { crew: u8, amounts: [u8; 3] },
    /// Points for a special card.
    SpecialPoints { crew: u8, points: i8 },
    /// The Mechanic puts a cube on a cannon.
    CubePlaced { crew: u8, weapon: Weapon },
    /// The Squad Leader repairs a damage tile.
    TileRepaired {
        crew: u8,
        zone: Zone,
        tile: Tile,
        total: u8,
    },
    /// All threats move one space less in this turn.
    ThreatsSlowed { crew: u8 },
    /// The ship jumps after this turn.
    JumpsEarly { crew: u8 },
    /// A threat goes out of phase or comes back.
    PhaseChanged { threat: ThreatId, in_phase: bool },
    /// A threat jumps to another trajectory, or would if it had the space.
    JumpsTo {
        threat: ThreatId,
        zone: Zone,
        jumped: bool,
    },
    /// A threat calls another one.
    Calls { threat: ThreatId, called: ThreatId },
    /// Points of damage that did not reach an inaccessible threat.
    NotReached { threat: ThreatId, points: u8 },
    /// Doors are sealed: between red and white, or between white and blue.
    DoorsSealed { threat: ThreatId, red: bool },
    /// The lasers of a zone are blind.
    OpticsDisrupted { threat: ThreatId, zone: Zone },
    /// Shields absorb nothing from now on; or their energy is added to the damage.
    ShieldsReversed { threat: ThreatId, adds: bool },
    /// The energy of a reversed shield is added to the damage.
    ShieldAdded { zone: Zone, amount: u8 },
    /// A mine is laid.
    MineLaid { threat: ThreatId, station: Station },
    /// A crew member is poisoned by a drone.
    Poisoned { crew: u8 },
    /// A crew member is infected.
    Infected { threat: ThreatId, crew: u8 },
    /// The Parasite has found its host.
    Attaches { threat: ThreatId, crew: u8 },
    /// The three systems of a station are sabotaged.
    Sabotaged { threat: ThreatId, station: Station },
    /// A sabotaged system works again.
    SabotageRepaired {
        crew: u8,
        station: Station,
        system: System,
    },
    /// The Space Time Vortex performs a drawn card.
    DrawsCard { threat: ThreatId, drawn: ThreatId },
    /// A crew member performs the card of this turn once more in the next one.
    RepeatsTurn { crew: u8 },
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
                Way::SquadLeader => "NF-9.9.5",
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
                Miss::Blind => "NF-14.9.2",
            },
            Hit { twist, .. } => match twist {
                Twist::Plain => "SA-9.13",
                Twist::Cryoshield => "SA-20.9",
                Twist::ShieldsBroken => "SA-20.13",
                Twist::Swarm => "SA-20.27",
                Twist::MotherSwarm => "NF-13.10.1",
                Twist::Polarized => "NF-3.6.5",
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
                Blow::LoneRepairer => "NF-14.7.7",
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
            PlaysSpecial { .. } => "NF-8.4.1",
            SpecialNoEffect { why, .. } => why.rule(),
            SecondSymbolDelayed { .. } => "NF-5.4.3",
            SymbolIgnored { .. } => "NF-6.3.3",
            FliesTo { .. } => "NF-6.3",
            UltraFastReturn { .. } => "NF-6.5.2",
            Teleported { .. } => "NF-9.6.10",
            Stimulated { .. } => "NF-9.5.6",
            Concentrates { .. } => "NF-9.8.1",
            InhibitorGiven { .. } => "NF-9.5.10",
            KnockOutPrevented { .. } => "NF-9.8.10",
            TemporaryShields { .. } => "NF-9.3.5",
            SpecialPoints { .. } => "NF-8.4.5",
            CubePlaced { .. } => "NF-9.10.1",
            TileRepaired { .. } => "NF-9.9.1",
            ThreatsSlowed { .. } => "NF-9.7.1",
            JumpsEarly { .. } => "NF-9.7.4",
            PhaseChanged { .. } => "NF-3.3.3",
            JumpsTo { jumped, .. } => {
                if jumped {
                    "NF-3.7.1"
                } else {
                    "NF-3.7.3"
                }
            }
            Calls { .. } => "NF-3.9.2",
            NotReached { .. } => "NF-3.5.1",
            DoorsSealed { .. } => "NF-14.8.1",
            OpticsDisrupted { .. } => "NF-14.9.1",
            ShieldsReversed { .. } => "NF-14.7.2",
            ShieldAdded { .. } => "NF-14.7.3",
            MineLaid { .. } => "NF-14.13.1",
            Poisoned { .. } => "NF-14.14.2",
            Infected { .. } => "NF-14.15.1",
            Attaches { .. } => "NF-14.18.2",
            Sabotaged { .. } => "NF-14.17.1",
            SabotageRepaired { .. } => "NF-14.17.2",
            DrawsCard { .. } => "NF-14.10.9",
            RepeatsTurn { .. } => "NF-14.10.5",
            Jumped => "SA-14.7",
        }
    }
}
