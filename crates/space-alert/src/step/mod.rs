//! What happens in a flight, step by step: the one stream that replays, the command line, tests and the analysis
//! read.

mod reasons;
mod recorder;
mod rules;
mod ship_systems;

pub use reasons::{Blow, DelayCause, Loss, Miss, Twist, Way, Why};
pub use recorder::{NoRecorder, Recording, StepRecorder};
pub use ship_systems::{Container, Tile, Weapon};

use crate::action::Action;
use crate::slot_card::SlotCard;
use crate::specialization::Specialization;
use crate::stations::{Station, Zone};
use crate::threats::{System, ThreatId};
use crate::trajectory::Square;
use serde::Serialize;

/// A part of a turn (SA-5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// A threat enters play.
    ThreatAppears,
    /// Crew members act in order.
    PlayerActions,
    /// Weapons damage external threats.
    ComputeDamage,
    /// Threats move and act.
    ThreatActions,
    /// The computer is checked.
    MaintenanceCheck,
    /// The last rocket, and the interceptors come home.
    ResolveRockets,
    /// The ship jumps to hyperspace.
    Jump,
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
    /// A heroic B adds one energy.
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
    /// A crew member maintains the computer.
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
    /// A strike outside its X, Y and Z: Nemesis, fragments of an asteroid, the short-circuited pulse cannon, the Gremlin.
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
    /// A threat has performed its Z and leaves play.
    Survived { threat: ThreatId, points: u8 },
    /// The rocket moves up.
    RocketAdvances,

    /// The computer check.
    ComputerCheck { phase: u8, passed: bool },
    /// More players than before looked out of the windows in one turn of this phase.
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
