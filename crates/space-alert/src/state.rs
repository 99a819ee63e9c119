//! The ship, its crew and its enemies at one moment of the flight: small values in fixed arrays.

use crate::action::Action;
use crate::mission::{Level, MAX_CREW, MAX_THREATS, Mission, Plan, SQUAD_STATIONS, TURNS, Track};
use crate::place::{Station, StationSet, Zone};
use crate::step::{Loss, Tile};
use crate::threats::{ThreatId, Traits};

/// Slots per crew member: the slot of turn n has index n, so that no turn can be out of bounds.
const ROW: usize = 16;

/// The squad a crew member leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Squad {
    /// Leads none.
    None,
    /// Ready to fight.
    Active,
    /// Follows, but does nothing until reactivated.
    Disabled,
    /// Its leader was knocked out (SA-12.2).
    Lost,
}

/// A squad's storage (SA-12.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Stored {
    /// Intact and waiting.
    Intact,
    /// Slimed: can be taken, but is disabled.
    Slimed,
    /// Taken, or never there.
    Empty,
}

/// A crew member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// Where; nowhere means in space.
    pub at: Option<Station>,
    /// The squad that follows.
    pub squad: Squad,
    /// Out of the mission (SA-12.1).
    pub knocked_out: bool,
}

impl Member {
    /// On the ship and awake.
    #[inline]
    pub(crate) fn is_up_at(self, station: Station) -> bool {
        !self.knocked_out && self.at == Some(station)
    }
}

/// What has become of a threat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Fate {
    /// Not yet in play.
    Waiting,
    /// On its trajectory.
    InPlay,
    /// Higher value.
    Destroyed,
    /// Lower value.
    Survived,
}

/// A threat of this mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The card.
    pub id: ThreatId,
    /// Its number.
    pub number: u8,
    /// Its trajectory.
    pub track: Track,
    /// Square on the trajectory, counted from the ship.
    pub position: i8,
    /// Damage on the card.
    pub damage: u8,
    /// Hit points.
    pub hit_points: u8,
    /// Own shield points, without the Marauder's bonus.
    pub shield: i8,
    /// Squares per move.
    pub speed: u8,
    /// Stations of its tokens.
    pub at: StationSet,
    /// What has become of it.
    pub fate: Fate,
    /// Stealth: seen. Cryoshield: gone. Alien: grown. Slime: the original token is destroyed.
    pub changed: bool,
    /// X and Y squares passed.
    pub passed: u8,
    /// The next action square on its way.
    pub(crate) next: i8,
    /// Stations in which it was repaired this turn.
    pub(crate) served: StationSet,
    pub(crate) traits: Traits,
}

/// What the interceptors do in this turn's volley.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Sortie {
    None,
    Attack,
    HeroicAttack,
}

/// The whole state of a flight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The current turn; 0 before the flight.
    pub turn: u8,
    /// Energy in the reactors, left to right.
    pub reactors: [u8; 3],
    /// Energy in the shields, left to right.
    pub shields: [u8; 3],
    /// Fuel capsules left.
    pub fuel: u8,
    /// Rockets in store.
    pub rockets: u8,
    /// Damage of each zone.
    pub damage: [u8; 3],
    /// Storage of the squads in Lower Red and Upper Blue.
    pub stored: [Stored; 2],
    /// The interceptors will not fly again (SA-20.47).
    pub interceptors_lost: bool,
    /// Best visual confirmation of each phase so far.
    pub looked: [u8; 3],
    pub(crate) level: Level,
    /// No training level and no misplay: nothing to look up before an action.
    pub(crate) plain: bool,
    pub(crate) crew_count: u8,
    pub(crate) threat_count: u8,
    pub(crate) crew: [Member; MAX_CREW],
    pub(crate) slots: [[Action; ROW]; MAX_CREW],
    pub(crate) threats: [Threat; MAX_THREATS],
    /// Threats in play, one bit each.
    pub(crate) in_play: u16,
    /// External threats, one bit each.
    pub(crate) external: u16,
    /// Broken systems, tile bits per zone.
    pub(crate) broken: [u8; 3],
    /// Zones with structural damage from an earlier mission, one bit each (SA-17.14).
    pub(crate) weak: u8,
    /// Zones with a damaged gravolift, one bit each.
    pub(crate) lifts_broken: u8,
    /// Stations that harm whoever enters: `slime` and `lethal` together.
    pub(crate) perils: u8,
    /// Rocket on the first square (bit 0) and on the second (bit 1) of the rocket track.
    pub(crate) rocket_track: u8,
    /// Systems covered by malfunctions, stations per letter.
    pub(crate) blocked: [StationSet; 3],
    /// The part of `blocked` that cannot be repaired any more (SA-10.11).
    pub(crate) dead: [StationSet; 3],
    /// Stations with a Slime token.
    pub(crate) slime: StationSet,
    /// Stations that knock out whoever enters, after Contamination's Z (SA-21.66).
    pub(crate) lethal: StationSet,
    /// The threat behind `lethal`.
    pub(crate) lethal_by: u8,
    /// Threats that strengthen the attacks of the others (Scout), one bit each.
    pub(crate) attack_aura: u16,
    /// Threats that strengthen all shields (Marauder), one bit each.
    pub(crate) shield_aura: u16,
    /// Zones with doubled damage (Fissure), one bit each.
    pub(crate) doubled: u8,
    /// Phases with a maintained computer, one bit each.
    pub(crate) maintained: u8,
    // What is forgotten at the end of the turn.
    pub(crate) activated: StationSet,
    pub(crate) heroic_shots: StationSet,
    pub(crate) lifts_used: u8,
    pub(crate) looking: u8,
    /// Some malfunction was repaired this turn.
    pub(crate) repaired: bool,
    pub(crate) disarming: u8,
    pub(crate) sortie: Sortie,
    pub(crate) lost: Option<(Loss, u8)>,
}

/// Capacities of the shields, left to right (SA-2.7).
const SHIELD_CAPACITY: [u8; 3] = [2, 3, 2];
/// Capacities of the reactors, left to right (SA-2.7).
const REACTOR_CAPACITY: [u8; 3] = [3, 5, 3];
/// Energy of the shields at the start (SA-2.7).
const SHIELD_START: u8 = 1;
/// Energy of the reactors at the start, left to right (SA-2.7).
const REACTOR_START: [u8; 3] = [2, 3, 2];

impl State {
    /// The start state of a mission (SA-5.1; SA-17.13 to SA-17.16 in a campaign).
    pub fn new(mission: &Mission, plan: &Plan) -> State {
        let mut state = State {
            turn: 0,
            reactors: REACTOR_START,
            shields: [SHIELD_START; 3],
            fuel: 3,
            rockets: 3,
            damage: [0; 3],
            stored: [Stored::Intact; 2],
            interceptors_lost: false,
            looked: [0; 3],
            level: mission.level,
            plain: true,
            crew_count: plan.crew,
            threat_count: mission.threat_count,
            crew: [START_MEMBER; MAX_CREW],
            slots: [[Action::None; ROW]; MAX_CREW],
            threats: [blank_threat(mission); MAX_THREATS],
            in_play: 0,
            external: 0,
            broken: [0; 3],
            weak: 0,
            lifts_broken: 0,
            perils: 0,
            rocket_track: 0,
            blocked: [StationSet::NONE; 3],
            dead: [StationSet::NONE; 3],
            slime: StationSet::NONE,
            lethal: StationSet::NONE,
            lethal_by: 0,
            attack_aura: 0,
            shield_aura: 0,
            doubled: 0,
            maintained: 0,
            activated: StationSet::NONE,
            heroic_shots: StationSet::NONE,
            lifts_used: 0,
            looking: 0,
            repaired: false,
            disarming: 0,
            sortie: Sortie::None,
            lost: None,
        };
        state.reset(mission, plan);
        state
    }

    /// Back to the start state, for another flight on the same memory.
    pub fn reset(&mut self, mission: &Mission, plan: &Plan) {
        self.turn = 0;
        self.reactors = REACTOR_START;
        self.shields = [SHIELD_START; 3];
        self.fuel = 3;
        self.rockets = 3;
        self.damage = [0; 3];
        self.stored = [Stored::Intact; 2];
        self.interceptors_lost = false;
        self.looked = [0; 3];
        self.level = mission.level;
        self.plain = mission.level == Level::Mission && !plan.any_misplay;
        self.crew_count = plan.crew;
        self.threat_count = mission.threat_count;
        self.crew = [START_MEMBER; MAX_CREW];
        for (row, planned) in self.slots.iter_mut().zip(&plan.slots) {
            row[1..=TURNS].copy_from_slice(planned);
        }
        self.in_play = 0;
        self.external = 0;
        for (i, t) in mission.threats().iter().enumerate() {
            let card = t.threat.card();
            let board = mission.trajectories[t.track as usize];
            self.threats[i] = Threat {
                id: t.threat,
                number: t.number,
                track: t.track,
                position: board.length(),
                damage: 0,
                hit_points: card.hit_points,
                shield: card.shield,
                speed: card.speed,
                at: card.stations,
                fate: Fate::Waiting,
                changed: false,
                passed: 0,
                next: board.next(board.length()),
                served: StationSet::NONE,
                traits: card.traits,
            };
            self.external |= u16::from(t.track != Track::Internal) << i;
        }
        self.broken = [0; 3];
        self.weak = 0;
        self.lifts_broken = 0;
        self.perils = 0;
        self.rocket_track = 0;
        self.blocked = [StationSet::NONE; 3];
        self.dead = [StationSet::NONE; 3];
        self.slime = StationSet::NONE;
        self.lethal = StationSet::NONE;
        self.attack_aura = 0;
        self.shield_aura = 0;
        self.doubled = 0;
        self.maintained = 0;
        self.begin_turn();
        self.lost = None;
        if mission.carried != Default::default() {
            self.carry_over(mission);
        }
    }

    /// Unrepaired damage from earlier missions (SA-17.13 to SA-17.16).
    fn carry_over(&mut self, mission: &Mission) {
        for zone in Zone::ALL {
            let z = zone.index();
            let old = &mission.damage[z][..mission.carried.tiles[z] as usize];
            self.damage[z] = old.len() as u8;
            self.broken[z] = old.iter().fold(0, |bits, tile| bits | tile.bit());
            self.weak |= u8::from(old.contains(&Tile::Structural)) << z;
            self.lifts_broken |= u8::from(old.contains(&Tile::Gravolift)) << z;
            self.shields[z] -= u8::from(old.contains(&Tile::Shield));
            self.reactors[z] -= u8::from(old.contains(&Tile::Reactor));
        }
        for (stored, missing) in self.stored.iter_mut().zip(mission.carried.missing_squads) {
            if missing {
                *stored = Stored::Empty;
            }
        }
    }

    /// Forgets what lasts for one turn only.
    #[inline]
    pub(crate) fn begin_turn(&mut self) {
        self.activated = StationSet::NONE;
        self.heroic_shots = StationSet::NONE;
        self.lifts_used = 0;
        self.looking = 0;
        self.repaired = false;
        self.disarming = 0;
        self.sortie = Sortie::None;
    }

    /// The crew in turn order.
    pub fn crew(&self) -> &[Member] {
        &self.crew[..self.crew_count as usize]
    }

    /// The threats of the mission in acting order.
    pub fn threats(&self) -> &[Threat] {
        &self.threats[..self.threat_count as usize]
    }

    /// The slots of a crew member as they lie now, delays included.
    pub fn slots(&self, crew: usize) -> &[Action] {
        &self.slots[crew][1..=TURNS]
    }

    /// Whether a damage tile of this kind lies in the zone.
    #[inline]
    pub fn is_broken(&self, zone: Zone, tile: Tile) -> bool {
        self.broken[zone.index()] & tile.bit() != 0
    }

    /// What the shield of a zone can hold now.
    #[inline]
    pub fn shield_capacity(&self, zone: Zone) -> u8 {
        SHIELD_CAPACITY[zone.index()] - u8::from(self.is_broken(zone, Tile::Shield))
    }

    /// What the reactor of a zone can hold now.
    #[inline]
    pub fn reactor_capacity(&self, zone: Zone) -> u8 {
        REACTOR_CAPACITY[zone.index()] - u8::from(self.is_broken(zone, Tile::Reactor))
    }

    /// Rockets on the first and on the second square of the rocket track.
    pub fn rocket_track(&self) -> [bool; 2] {
        [self.rocket_track & 1 != 0, self.rocket_track & 2 != 0]
    }

    /// Rockets aboard: in store and on the track.
    pub fn rockets_aboard(&self) -> u8 {
        self.rockets + self.rocket_track.count_ones() as u8
    }

    /// The shield points of a threat with all bonuses (SA-9.14).
    pub fn shield_of(&self, threat: usize) -> i8 {
        let t = &self.threats[threat];
        let aura = if t.track == Track::Internal {
            0
        } else {
            self.shield_aura.count_ones() as i8
        };
        t.shield + aura
    }

    /// Stations whose system of this letter is covered by a malfunction.
    pub fn blocked(&self, system: crate::threats::System) -> StationSet {
        self.blocked[system as usize]
    }

    /// Stations with a Slime token.
    pub fn slime(&self) -> StationSet {
        self.slime
    }

    /// Stations that knock out whoever enters.
    pub fn lethal(&self) -> StationSet {
        self.lethal
    }

    /// Where squads stored in a station are kept in [`State::stored`].
    #[inline]
    pub(crate) fn storage(station: Station) -> Option<usize> {
        match station {
            s if s == SQUAD_STATIONS[0] => Some(0),
            s if s == SQUAD_STATIONS[1] => Some(1),
            _ => None,
        }
    }

    /// Weapons activated this turn, by station.
    pub fn activated(&self) -> StationSet {
        self.activated
    }

    /// Whether the computer was maintained in a phase (1 to 3).
    pub fn is_maintained(&self, phase: u8) -> bool {
        self.maintained >> phase & 1 == 1
    }
}

const START_MEMBER: Member = Member {
    at: Some(Station::BRIDGE),
    squad: Squad::None,
    knocked_out: false,
};

fn blank_threat(mission: &Mission) -> Threat {
    Threat {
        id: mission.threats[0].threat,
        number: 0,
        track: Track::Red,
        position: 0,
        damage: 0,
        hit_points: 0,
        shield: 0,
        speed: 0,
        at: StationSet::NONE,
        fate: Fate::Waiting,
        changed: false,
        passed: 0,
        next: 0,
        served: StationSet::NONE,
        traits: Traits::NONE,
    }
}

/// The phase of a turn: 1 for turns 1 to 3, 2 for 4 to 7, 3 for 8 to 12.
#[inline]
pub const fn phase_of(turn: u8) -> u8 {
    match turn {
        ..=3 => 1,
        4..=7 => 2,
        _ => 3,
    }
}
