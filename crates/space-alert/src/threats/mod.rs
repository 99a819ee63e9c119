//! Threat cards: what is printed on them, in a small effect language.
//!
//! A card is declared once, readable next to the printed card: base cards in [`external`] and [`internal`], those of
//! The New Frontier in [`frontier_external`] and [`frontier_internal`]. Ordinary actions are lists of [`Effect`];
//! lasting peculiarities are [`Traits`]. How effects are carried out is in `flight::effects`, how traits bend
//! targeting and damage in `flight::weapons`; a threat with a rule of its own has one named function in
//! `flight::threat_specials`.

pub mod external;
pub mod frontier_external;
pub mod frontier_internal;
pub mod internal;

use crate::stations::{Heading, Station, StationSet, Zone};
use crate::trajectory::NEAR;
use serde::{Deserialize, Serialize, de};

/// A threat card, by its place in the card list. Written as its printed code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct ThreatId(u8);

/// All cards: those of the base game in the order of their codes (SA-2.30), then those of The New Frontier (NF-1.4).
static CARDS: [ThreatCard; BASE_CARDS + 48] = {
    let mut cards = [external::COMMON_WHITE[0]; BASE_CARDS + 48];
    let groups: [&[ThreatCard]; 12] = [
        &external::COMMON_WHITE,
        &external::COMMON_YELLOW,
        &external::SERIOUS_WHITE,
        &external::SERIOUS_YELLOW,
        &internal::COMMON_WHITE,
        &internal::COMMON_YELLOW,
        &internal::SERIOUS_WHITE,
        &internal::SERIOUS_YELLOW,
        &frontier_external::COMMON,
        &frontier_external::SERIOUS,
        &frontier_internal::COMMON,
        &frontier_internal::SERIOUS,
    ];
    let (mut g, mut n) = (0, 0);
    while g < groups.len() {
        let mut i = 0;
        while i < groups[g].len() {
            cards[n] = groups[g][i];
            n += 1;
            i += 1;
        }
        g += 1;
    }
    assert!(n == cards.len());
    cards
};

/// Threat cards of the base game.
const BASE_CARDS: usize = 55;

impl ThreatId {
    /// The first card of the list, for places that no threat takes.
    pub(crate) const FIRST: ThreatId = ThreatId(0);

    /// Every card, of the base game and of The New Frontier.
    pub fn all() -> impl DoubleEndedIterator<Item = ThreatId> + ExactSizeIterator {
        (0..CARDS.len() as u8).map(ThreatId)
    }

    /// Every card of the base game.
    pub fn base() -> impl DoubleEndedIterator<Item = ThreatId> + ExactSizeIterator {
        (0..BASE_CARDS as u8).map(ThreatId)
    }

    /// Whether the card is one of the 48 of The New Frontier (NF-1.3).
    pub const fn is_frontier(self) -> bool {
        self.0 as usize >= BASE_CARDS
    }

    /// The card with this printed code, such as `E1-07` (SA-2.31).
    pub fn from_code(code: &str) -> Option<ThreatId> {
        ThreatId::all().find(|id| id.card().code == code)
    }

    /// What is printed on the card.
    #[inline]
    pub const fn card(self) -> &'static ThreatCard {
        &CARDS[self.0 as usize]
    }

    /// The printed code.
    pub fn code(self) -> &'static str {
        self.card().code
    }

    /// The base cards of one of the eight decks (SA-3.11).
    pub fn deck(
        location: Location,
        severity: Severity,
        colour: Colour,
    ) -> impl Iterator<Item = ThreatId> {
        ThreatId::deck_with(location, severity, colour, false)
    }

    /// The cards of one deck, those of The New Frontier included if wanted (NF-2.2).
    pub fn deck_with(
        location: Location,
        severity: Severity,
        colour: Colour,
        frontier: bool,
    ) -> impl Iterator<Item = ThreatId> {
        let all = ThreatId::all().filter(move |id| frontier || !id.is_frontier());
        all.filter(move |id| {
            let c = id.card();
            (c.location, c.severity, c.colour) == (location, severity, colour)
        })
    }
}

impl std::fmt::Debug for ThreatId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

impl Serialize for ThreatId {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for ThreatId {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let code = <std::borrow::Cow<'de, str>>::deserialize(d)?;
        ThreatId::from_code(&code)
            .ok_or_else(|| de::Error::custom(format!("there is no threat card {code:?}")))
    }
}

/// Outside or inside the ship (SA-2.29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Location {
    /// On the trajectory of a zone.
    External,
    /// On the internal trajectory.
    Internal,
}

/// How grave the announcement was (SA-2.29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// "Threat".
    Common,
    /// "Serious threat".
    Serious,
}

/// Difficulty of a card (SA-2.29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Normal.
    White,
    /// Advanced.
    Yellow,
    /// Hard: The New Frontier (NF-2.1).
    Red,
}

/// The letter of a station's system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[repr(u8)]
pub enum System {
    /// Weapon.
    A = 0,
    /// Energy.
    B = 1,
    /// The station's own system.
    C = 2,
}

/// What gets rid of a threat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// The ship's weapons (external threats).
    Weapons,
    /// The battlebots action in its station.
    Battlebots,
    /// The letter of the system it covers.
    Repair(System),
    /// Interceptor attacks (Fissure).
    Interceptors,
}

/// Lasting peculiarities of a card, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traits(pub(crate) u64);

impl Traits {
    /// Nothing special.
    pub const NONE: Traits = Traits(0);
    /// No weapon can target it before its X (SA-20.5).
    pub const STEALTH: Traits = Traits(1);
    /// No weapon can target it at distance 3 (SA-20.41).
    pub const HIDES_FAR: Traits = Traits(1 << 1);
    /// Rockets cannot target it (SA-20.18).
    pub const NO_ROCKETS: Traits = Traits(1 << 2);
    /// Heavy lasers cannot target it (SA-20.19).
    pub const NO_HEAVY: Traits = Traits(1 << 3);
    /// A rocket that targets it is lost (SA-20.7).
    pub const DECOY: Traits = Traits(1 << 4);
    /// Every rocket targets it, and makes it stronger (SA-20.49, SA-20.50).
    pub const MAGNET: Traits = Traits(1 << 5);
    /// The first volley only removes the cryoshield (SA-20.9).
    pub const CRYOSHIELD: Traits = Traits(1 << 6);
    /// The pulse cannon sets its shields to 0 (SA-20.13).
    pub const PULSE_BREAKS: Traits = Traits(1 << 7);
    /// At most 1 damage per turn from weapons (SA-20.27).
    pub const SWARM: Traits = Traits(1 << 8);
    /// Damages all other external threats when destroyed (SA-20.37).
    pub const EXPLODES: Traits = Traits(1 << 9);
    /// Interceptors that attack it alone hit with 9 and are lost (SA-20.46).
    pub const SACRIFICE: Traits = Traits(1 << 10);
    /// Strikes back when damaged (SA-20.53).
    pub const RETALIATES: Traits = Traits(1 << 11);
    /// Points past the shields count double (SA-20.11).
    pub const DESTROYER: Traits = Traits(1 << 12);
    /// Disables the squad that attacks it (SA-7.65).
    pub const FIGHTS_BACK: Traits = Traits(1 << 13);
    /// Slime tokens delay those who enter (SA-21.30).
    pub const SLIME: Traits = Traits(1 << 14);
    /// One hit point per token (SA-21.65).
    pub const CONTAMINATION: Traits = Traits(1 << 15);
    /// Hit points are the rockets in store (SA-21.10).
    pub const WARHEADS: Traits = Traits(1 << 16);
    /// The last repair knocks out those beside the reactor (SA-21.22).
    pub const OVERHEATED: Traits = Traits(1 << 17);
    /// Knocks out whoever destroys it (SA-21.63).
    pub const SEEKER: Traits = Traits(1 << 18);
    /// Takes damage only from the third player of a turn (SA-21.70).
    pub const NUCLEAR: Traits = Traits(1 << 19);
    /// Repaired from space (SA-21.46).
    pub const FISSURE: Traits = Traits(1 << 20);

    /// Fights back after its X (SA-21.43).
    pub const GROWS: Traits = Traits(1 << 21);

    /// Its attacks lose 2 while the interceptors are near (NF-3.1).
    pub const CARRIER: Traits = Traits(1 << 22);
    /// Knocks out everybody in a zone whose shields absorbed nothing (NF-3.2).
    pub const PLASMATIC: Traits = Traits(1 << 23);
    /// Every other turn out of phase (NF-3.3).
    pub const PHASING: Traits = Traits(1 << 24);
    /// Loses a shield point with every turn in which it is hit (NF-3.4).
    pub const MEGASHIELD: Traits = Traits(1 << 25);
    /// Lasers count half (NF-3.6).
    pub const POLARIZED: Traits = Traits(1 << 26);
    /// Lasers of every zone can target it (NF-3.8).
    pub const COVERS_ALL: Traits = Traits(1 << 27);
    /// At most 2 damage per turn from weapons (NF-13.10.1).
    pub const SWARM_OF_TWO: Traits = Traits(1 << 28);
    /// A rocket that hits it cancels its Z (NF-13.4.1).
    pub const ROCKET_CANCELS_Z: Traits = Traits(1 << 29);
    /// Moves 2 spaces less in a turn in which it was damaged (NF-13.8.2).
    pub const SLOWED_BY_DAMAGE: Traits = Traits(1 << 30);
    /// Its speed grows by 1 every turn (NF-13.12.1).
    pub const ACCELERATES: Traits = Traits(1 << 31);
    /// Performs its Z at the hyperspace jump if it has not yet (NF-13.9.1).
    pub const STRIKES_AT_JUMP: Traits = Traits(1 << 32);
    /// The last point of repair takes energy from the laser's reactor (NF-14.4.1).
    pub const LASER_JAM: Traits = Traits(1 << 33);
    /// Appears in Upper Red on even turns and in Upper Blue on odd ones (NF-14.4.3).
    pub const SIDE_BY_TURN: Traits = Traits(1 << 34);
    /// The pulse cannon hits the ship when the central laser fires (NF-14.6.2).
    pub const PULSE_SHORT_CIRCUIT: Traits = Traits(1 << 35);
    /// A lone repairer deals 1 point more; shields are reversed (NF-14.7).
    pub const REVERSES_SHIELDS: Traits = Traits(1 << 36);
    /// A repairer with an active squad deals 1 point more; doors are sealed (NF-14.8).
    pub const AIRLOCK: Traits = Traits(1 << 37);
    /// Blinds lasers (NF-14.9).
    pub const ANOMALY: Traits = Traits(1 << 38);
    /// Damage makes everybody change deck (NF-14.10.1).
    pub const VORTEX: Traits = Traits(1 << 39);
    /// Lays mines (NF-14.13).
    pub const MINE_LAYER: Traits = Traits(1 << 40);
    /// Drones poison those who move (NF-14.14).
    pub const NINJA: Traits = Traits(1 << 41);
    /// Infects players (NF-14.15).
    pub const BEAST: Traits = Traits(1 << 42);
    /// Teleports to Lower Blue when it is hit (NF-14.16.1).
    pub const SIREN: Traits = Traits(1 << 43);
    /// Knocks everybody out at the jump unless destroyed (NF-14.17.4).
    pub const GREMLIN: Traits = Traits(1 << 44);
    /// Attaches to a player (NF-14.18).
    pub const PARASITE: Traits = Traits(1 << 45);
    /// Both: what follows those who change station.
    pub const FOLLOWS_MOVEMENT: Traits = Traits::NINJA.and(Traits::PARASITE);

    /// Threats with an effect that ends when they are destroyed.
    pub(crate) const LASTING: Traits = Traits::FISSURE
        .and(Traits::REVERSES_SHIELDS)
        .and(Traits::AIRLOCK)
        .and(Traits::ANOMALY)
        .and(Traits::MINE_LAYER)
        .and(Traits::NINJA)
        .and(Traits::BEAST);

    /// Both sets together.
    pub const fn and(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }

    /// Whether any of `other` is in this set.
    #[inline]
    pub const fn has(self, other: Traits) -> bool {
        self.0 & other.0 != 0
    }
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

/// Weapons can target it on any square.
pub(crate) const EVERYWHERE: i8 = i8::MAX;

/// "All" as an amount to drain.
pub const ALL: u8 = u8::MAX;

/// What is printed on a threat card (SA-2.32, SA-2.33).
#[derive(Clone, Copy, Debug)]
pub struct ThreatCard {
    /// Printed code; identifies the card.
    pub code: &'static str,
    /// External or internal.
    pub location: Location,
    /// Common or serious.
    pub severity: Severity,
    /// White, yellow or red.
    pub colour: Colour,
    /// Hit points; 0 where they are the rockets in store.
    pub hit_points: u8,
    /// Shield points; 0 for internal threats.
    pub shield: i8,
    /// Squares per move.
    pub speed: u8,
    /// Actions at X squares, at Y squares and at the ship.
    pub actions: [&'static [Effect]; 3],
    /// The bracketed actions of a phasing threat (NF-3.3.4).
    pub bracketed: [&'static [Effect]; 3],
    /// Points of damage ignored each turn (NF-3.5).
    pub inaccessible: u8,
    /// Where the card that it draws comes from (NF-3.9, NF-14.10.9).
    pub draws: Option<Location>,
    /// Lasting peculiarities.
    pub traits: Traits,
    /// The farthest square on which weapons can target it at first (SA-20.5, SA-20.41).
    pub(crate) seen_from: i8,
    /// Asteroids: strength per X or Y square passed when destroyed (SA-20.58).
    pub blast: u8,
    /// What gets rid of it.
    pub remedy: Remedy,
    /// Start station or affected stations.
    pub stations: StationSet,
    /// Extra damage when every affected station was served in one turn (SA-21.57, SA-21.64).
    pub bonus: u8,
    /// Points if survived; none where its Z loses the mission (SA-15.8).
    pub survived: Option<u8>,
    /// Points if destroyed.
    pub destroyed: u8,
}

impl ThreatCard {
    const fn new(
        code: &'static str,
        location: Location,
        severity: Severity,
        colour: Colour,
        hit_points: u8,
        speed: u8,
    ) -> ThreatCard {
        // SA-15.7, NF-2.8
        let (survived, destroyed) = match (severity, colour) {
            (Severity::Common, Colour::White) => (2, 4),
            (Severity::Common, Colour::Yellow) => (3, 6),
            (Severity::Serious, Colour::White) => (4, 8),
            (Severity::Serious, Colour::Yellow) => (6, 12),
            (Severity::Common, Colour::Red) => (4, 8),
            (Severity::Serious, Colour::Red) => (8, 16),
        };
        ThreatCard {
            code,
            location,
            severity,
            colour,
            hit_points,
            shield: 0,
            speed,
            actions: [&[]; 3],
            bracketed: [&[]; 3],
            inaccessible: 0,
            draws: None,
            traits: Traits::NONE,
            seen_from: EVERYWHERE,
            blast: 0,
            remedy: Remedy::Weapons,
            stations: StationSet::NONE,
            bonus: 0,
            survived: Some(survived),
            destroyed,
        }
    }

    const fn xyz(
        mut self,
        x: &'static [Effect],
        y: &'static [Effect],
        z: &'static [Effect],
    ) -> ThreatCard {
        self.actions = [x, y, z];
        self
    }

    /// The bracketed actions; the threat is phasing.
    const fn bracketed(
        mut self,
        x: &'static [Effect],
        y: &'static [Effect],
        z: &'static [Effect],
    ) -> ThreatCard {
        self.bracketed = [x, y, z];
        self
    }

    const fn inaccessible(mut self, points: u8) -> ThreatCard {
        self.inaccessible = points;
        self
    }

    /// It calls or draws a card of this kind.
    const fn draws(mut self, location: Location) -> ThreatCard {
        self.draws = Some(location);
        self
    }

    /// Points that differ from those of its severity and colour.
    const fn points(mut self, survived: u8, destroyed: u8) -> ThreatCard {
        (self.survived, self.destroyed) = (Some(survived), destroyed);
        self
    }

    const fn traits(mut self, traits: Traits) -> ThreatCard {
        self.traits = traits;
        if traits.has(Traits::STEALTH) {
            self.seen_from = 0;
        } else if traits.has(Traits::HIDES_FAR) {
            self.seen_from = NEAR;
        }
        self
    }

    /// No "survived" value: its Z loses the mission (SA-15.8).
    const fn deadly(mut self) -> ThreatCard {
        self.survived = None;
        self
    }
}
