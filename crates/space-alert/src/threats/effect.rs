//! The effect language: what a threat does at X, Y and Z.

use crate::stations::{Heading, Station, StationSet, Zone};
use serde::{Deserialize, Serialize};

/// One word of what a threat does at X, Y or Z.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effect {
    /// Attack, absorbed by shields (SA-10.15).
    Attack(Power, Reach),
    /// Attack ignoring shields (SA-10.19).
    AttackIgnoringShields(Power, Reach),
    /// Damage from inside (SA-10.20).
    Damage(Power, Reach),
    /// Removes damage from itself (SA-10.23).
    Heal(u8),
    /// Removes half of its damage, rounded down (SA-20.30).
    HealHalf,
    /// Damages itself (SA-20.54).
    HurtItself(u8),
    /// Changes its speed (SA-10.22).
    Speed(i8),
    /// Changes its shield points.
    Shield(i8),
    /// Sets its shield points.
    ShieldTo(i8),
    /// Can be targeted from now on (SA-20.6).
    Reveal,
    /// Fights back from now on (SA-21.43).
    Grow,
    /// +1 to the attacks of other external threats (SA-20.20).
    AttackAura,
    /// +1 shield point for all external threats (SA-20.31).
    ShieldAura,
    /// Other external threats advance one square (SA-20.24).
    AdvanceOthers,
    /// Takes energy from ship shields.
    DrainShields(Zones, u8),
    /// Takes energy from reactors.
    DrainReactors(Zones, u8),
    /// Takes 1 energy from the reactor of its zone, or damages the zone (SA-21.8).
    Sabotage,
    /// Central reactor energy goes to the central shield; the rest leaks (SA-21.53).
    ShortCircuit,
    /// Shield energy leaks out, each unit a damage (SA-21.55).
    LeakShields(Zones),
    /// Reactor energy leaks out, each unit a damage (SA-21.55).
    LeakReactors(Zones),
    /// Destroys stored rockets (SA-21.33).
    DestroyRocket,
    /// Destroys a fuel capsule.
    DestroyFuel,
    /// Disables the squad stored in a station (SA-21.31).
    DisableStoredSquad(Station),
    /// Its token moves (SA-10.24).
    Move(Heading),
    /// Its token moves to the adjacent station with the most players (SA-21.61).
    MoveToMostPlayers,
    /// Slime spreads (SA-21.27).
    Spread(Heading),
    /// Damage to these zones is doubled (SA-21.48).
    DoubleDamage(Zones),
    /// Delays players (SA-10.25).
    Delay(Who),
    /// Knocks players out (SA-10.26).
    KnockOut(Who),
    /// Only if it has at least this much damage.
    IfDamaged(u8, &'static [Effect], &'static [Effect]),
    /// Only if it has not changed: the original Slime token is there (SA-21.34), no rocket hit it (NF-13.4.1).
    IfUnchanged(&'static [Effect]),
    /// Depends on whether a player is in its station (NF-14.12).
    IfPlayerHere(&'static [Effect], &'static [Effect]),
    /// Damage from inside to these zones, left to right.
    DamageZones(Zones, u8),
    /// Takes energy from the reactor of its zone.
    DrainOwnReactor(u8),
    /// Attacks its zone and heals 1 for each absorbed point (NF-13.8.4).
    AttackAndFeed(u8),
    /// 1 damage and 1 more per energy in the reactor, in its zone or in all (NF-13.8.5, NF-13.8.6).
    ReactorBlast(Reach),
    /// Moves to the neighbouring trajectory (NF-3.7.1).
    Jump(Side),
    /// Calls the card drawn for it (NF-3.9.2).
    Call,
    /// Every external threat heals.
    HealAllExternal(u8),
    /// All internal threats move (NF-13.11.2).
    AdvanceInternal(i8),
    /// The external threats of its zone move.
    AdvanceInZone(i8),
    /// Its inaccessibility ends (NF-3.5).
    Expose,
    /// What only this threat does; a named function in `flight::threat_specials`.
    Special(Special),
    /// The crew loses (SA-10.28).
    Doom(Doom),
}

/// A number that an effect reads off the state when it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Power {
    /// As printed.
    Fixed(u8),
    /// A multiple of the remaining hit points (SA-10.18).
    RemainingTimes(u8),
    /// The energy in the reactor of its zone (SA-21.21).
    ReactorEnergy,
    /// The players in its station (SA-21.44).
    PlayersHere,
    /// A multiple of the unrepaired rockets in store (SA-21.14).
    RocketsTimes(u8),
}

/// The zones an effect strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The zone of its trajectory, or of its token.
    Own,
    /// All three, left to right (SA-10.16).
    All,
    /// The other two, left to right (SA-10.17).
    Others,
    /// Red and blue (SA-20.52).
    Sides,
    /// The zone of each of its tokens, once per token.
    EachToken,
}

impl Reach {
    /// The zones it strikes from outside.
    #[inline]
    pub(crate) const fn zones(self, own: Zone) -> Zones {
        /// By reach and own zone.
        static ZONES: [[Zones; 3]; 5] = [
            [Zones(0b001), Zones(0b010), Zones(0b100)],
            [Zones::ALL; 3],
            [Zones(0b110), Zones(0b101), Zones(0b011)],
            [Zones(0b101); 3],
            [Zones(0b001), Zones(0b010), Zones(0b100)],
        ];
        ZONES[self as usize][own.index()]
    }
}

/// The players an effect concerns; never one in space (SA-7.46).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// In the zone of its trajectory, both decks.
    InZone,
    /// Everybody on the ship.
    OnShip,
    /// In the station(s) of its token(s).
    Here,
    /// In its station without an active squad.
    HereUnguarded,
    /// In one of these stations.
    At(StationSet),
    /// Whoever leads an active squad.
    LeadingActiveSquad,
    /// Everybody on the ship except on the bridge.
    NotOnBridge,
    /// The captain (NF-13.11.4).
    Captain,
    /// Everybody on the ship except the captain (NF-13.11.4).
    AllButCaptain,
    /// Players who are alone in their station (NF-14.16.2).
    Alone,
    /// Players who are not alone in their station (NF-14.16.3).
    InCompany,
}

/// Why the ship is lost without a destroyed zone (SA-10.28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Doom {
    /// The Alien.
    TakenOver,
    /// The Fissure.
    BrokenApart,
    /// Nemesis, the Nuclear Device, the Overlord.
    BlownUp,
}

/// A direction of a jump between trajectories (NF-3.7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Red to blue, white to red, blue to white.
    Left,
    /// Red to white, white to blue, blue to red.
    Right,
}

impl Side {
    /// The zone of the trajectory that a jump leads to.
    pub const fn of(self, from: Zone) -> Zone {
        match (self, from) {
            (Side::Left, Zone::Red) | (Side::Right, Zone::White) => Zone::Blue,
            (Side::Left, Zone::White) | (Side::Right, Zone::Blue) => Zone::Red,
            (Side::Left, Zone::Blue) | (Side::Right, Zone::Red) => Zone::White,
        }
    }
}

/// Actions that belong to one threat of The New Frontier alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// Lateral Laser Jam, Z: 3 damage in its zone, 2 in white, 1 on the other side.
    LateralJamDamage,
    /// Pulse Cannon Short Circuit, X: takes a block of the central reactor and attacks all zones (NF-14.6.5).
    ShortCircuitEnergy,
    /// Pulse Cannon Short Circuit, Y: the same with a fuel capsule.
    ShortCircuitFuel,
    /// Reversed Shields, X: shields absorb nothing (NF-14.7.2).
    ShieldsOff,
    /// Reversed Shields, Y: shield energy is added to damage (NF-14.7.3).
    ShieldsReversed,
    /// Breached Airlock: the doors between red and white (NF-14.8.1).
    SealRedDoors,
    /// Breached Airlock: the doors between white and blue (NF-14.8.2).
    SealBlueDoors,
    /// Phasing Anomaly: the optics of the next zone (NF-14.9.1).
    DisruptOptics,
    /// Driller: towards the zone with most damage (NF-14.11).
    Drill,
    /// Phasing Mine Layer: a mine in its station (NF-14.13.1).
    LayMine,
    /// Phasing Mine Layer: all mines (NF-14.13.3).
    ExplodeMines,
    /// Ninja: drones come out if they are not (NF-14.14.1).
    SetDrones,
    /// Ninja, Z (NF-14.14.6).
    NinjaStrike,
    /// Rabid Beast: infects the players in its station (NF-14.15.1).
    Infect,
    /// Rabid Beast, Z: damage by the infected (NF-14.15.3).
    InfectionBreaksOut,
    /// Cyber Gremlin, X: feeds on the reactor of its zone.
    GremlinFeeds,
    /// Cyber Gremlin: three malfunctions in its station (NF-14.17.1).
    GremlinSabotage,
    /// Parasite, X (NF-14.18.8).
    ParasiteDrains,
    /// Parasite, Y: knocks out those beside its host.
    ParasiteKnocksOut,
    /// Parasite, Z.
    ParasiteBursts,
    /// Space Time Vortex, X: the turn is repeated (NF-14.10.5).
    RepeatTurn,
    /// Space Time Vortex, Y: red and blue zone are exchanged (NF-14.10.6).
    SwapSides,
    /// Space Time Vortex, Z: performs a drawn card (NF-14.10.9).
    PerformDrawnCard,
}

/// A set of zones, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zones(pub(crate) u8);

impl Zones {
    /// All three.
    pub const ALL: Zones = Zones(7);

    /// Takes out the leftmost zone.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Zone> {
        let zone = match self.0 {
            0 => return None,
            zones if zones & 1 != 0 => Zone::Red,
            zones if zones & 2 != 0 => Zone::White,
            _ => Zone::Blue,
        };
        self.0 &= self.0 - 1;
        Some(zone)
    }

    /// Red and blue.
    pub const SIDES: Zones = Zones(0b101);

    /// A single zone.
    pub const fn only(zone: Zone) -> Zones {
        Zones(1 << zone as u8)
    }

    /// Whether the zone is in the set.
    #[inline]
    pub const fn has(self, zone: Zone) -> bool {
        self.0 >> zone as u8 & 1 == 1
    }
}

/// "All" as an amount to drain.
pub const ALL: u8 = u8::MAX;
