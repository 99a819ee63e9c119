//! Threat cards: what is printed on them, in a small effect language.
//!
//! A card is declared once, in [`external`] or [`internal`], readable next to the printed card. Ordinary
//! actions are lists of [`Effect`]; lasting peculiarities are [`Traits`]. How effects are carried out is in
//! `flight::effects`, how traits bend targeting and damage in `flight::weapons`.

pub mod external;
pub mod internal;

use crate::place::{Heading, Station, StationSet, Zone};
use crate::trajectory::NEAR;
use serde::{Deserialize, Serialize, de};

/// A threat card, by its place in the card list. Written as its printed code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct ThreatId(u8);

/// All cards: external white and yellow, then internal, in the order of their codes (SA-2.30).
static CARDS: [ThreatCard; 55] = {
    let mut cards = [external::COMMON_WHITE[0]; 55];
    let groups: [&[ThreatCard]; 8] = [
        &external::COMMON_WHITE,
        &external::COMMON_YELLOW,
        &external::SERIOUS_WHITE,
        &external::SERIOUS_YELLOW,
        &internal::COMMON_WHITE,
        &internal::COMMON_YELLOW,
        &internal::SERIOUS_WHITE,
        &internal::SERIOUS_YELLOW,
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

impl ThreatId {
    /// Every card.
    pub fn all() -> impl DoubleEndedIterator<Item = ThreatId> + ExactSizeIterator {
        (0..CARDS.len() as u8).map(ThreatId)
    }

    /// The card with this printed code, such as `E1-07` (SA-2.31).
    pub fn from_code(code: &str) -> Option<ThreatId> {
        ThreatId::all().find(|id| id.card().code == code)
    }

    /// What is printed on the card.
    #[inline]
    pub fn card(self) -> &'static ThreatCard {
        &CARDS[self.0 as usize]
    }

    /// The printed code.
    pub fn code(self) -> &'static str {
        self.card().code
    }

    /// The cards of one of the eight decks (SA-3.11).
    pub fn deck(
        location: Location,
        severity: Severity,
        colour: Colour,
    ) -> impl Iterator<Item = ThreatId> {
        ThreatId::all().filter(move |id| {
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
pub struct Traits(pub(crate) u32);

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
    /// Nemesis, the Nuclear Device.
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
    /// The original Slime token must still be there (SA-21.34).
    IfOriginal(&'static [Effect]),
    /// The crew loses (SA-10.28).
    Doom(Doom),
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
    /// White or yellow.
    pub colour: Colour,
    /// Hit points; 0 where they are the rockets in store.
    pub hit_points: u8,
    /// Shield points; 0 for internal threats.
    pub shield: i8,
    /// Squares per move.
    pub speed: u8,
    /// Actions at X squares, at Y squares and at the ship.
    pub actions: [&'static [Effect]; 3],
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
        // SA-15.7
        let (survived, destroyed) = match (severity, colour) {
            (Severity::Common, Colour::White) => (2, 4),
            (Severity::Common, Colour::Yellow) => (3, 6),
            (Severity::Serious, Colour::White) => (4, 8),
            (Severity::Serious, Colour::Yellow) => (6, 12),
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
