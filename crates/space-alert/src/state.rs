//! The ship, its crew and its enemies at one moment of the flight: small values in fixed arrays.

use crate::action::Action;
use crate::mission::{Level, MAX_CREW, MAX_THREATS, Mission, Plan, SQUAD_STATIONS, TURNS, Track};
use crate::place::{Station, StationSet, Zone};
use crate::row::Row;
use crate::step::{Loss, Tile};
use crate::stores::{Store, Stores};
use crate::threats::{ThreatId, Traits};
use crate::trajectory::Square;

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
    /// The next action square on its way, and what lies on it.
    pub(crate) next: i8,
    pub(crate) square: Square,
    /// The farthest square on which weapons can target it.
    pub(crate) seen_from: i8,
    /// Stations in which it was repaired this turn.
    pub(crate) served: StationSet,
    pub(crate) traits: Traits,
}

/// What may be in the way of an errand, one bit each: stations that harm whoever enters, gravolifts that are busy or
/// damaged, and a bit that is always there, for errands that are not plain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Obstacles(u16);

impl Obstacles {
    pub(crate) const NONE: Obstacles = Obstacles(Obstacles::ALWAYS);
    const ALWAYS: u16 = 1 << 15;
    const STATIONS: u16 = 0xff;
    const LIFTS: u32 = 8;

    /// A way into a station, through a gravolift of a zone, and by an errand that is not plain.
    pub(crate) const fn on(enters: u8, lift: Option<Zone>, plain: bool) -> Obstacles {
        let lift = match lift {
            Some(zone) => 1 << (Obstacles::LIFTS + zone as u32),
            None => 0,
        };
        let always = if plain { 0 } else { Obstacles::ALWAYS };
        Obstacles(enters as u16 | lift | always)
    }

    /// Goes a way and returns what was met; the gravolift is busy from now on (SA-7.13).
    #[inline(always)]
    pub(crate) fn pass(&mut self, way: Obstacles) -> Obstacles {
        let met = Obstacles(self.0 & way.0);
        self.0 |= way.0 & !(Obstacles::STATIONS | Obstacles::ALWAYS);
        met
    }

    #[inline(always)]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a gravolift is among them.
    pub(crate) const fn has_lift(self) -> bool {
        self.0 & !(Obstacles::STATIONS | Obstacles::ALWAYS) != 0
    }

    /// Whether the station harms whoever enters.
    #[inline]
    pub(crate) const fn has(self, station: Station) -> bool {
        self.0 >> station as u8 & 1 == 1
    }

    /// A new turn: only damaged gravolifts, one bit per zone, are in the way.
    #[inline(always)]
    fn open_lifts(&mut self, damaged: u8) {
        self.0 = self.0 & (Obstacles::STATIONS | Obstacles::ALWAYS)
            | u16::from(damaged) << Obstacles::LIFTS;
    }

    /// These stations harm whoever enters, too.
    pub(crate) fn add(&mut self, stations: StationSet) {
        self.0 |= u16::from(stations.0);
    }

    /// These are all stations that harm whoever enters.
    pub(crate) fn set(&mut self, stations: StationSet) {
        self.0 = self.0 & !Obstacles::STATIONS | u16::from(stations.0);
    }
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
    /// Fuel capsules left.
    pub fuel: u8,
    /// Energy, rockets and whatever else is counted.
    pub(crate) stores: Stores,
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
    pub(crate) slots: [Row; MAX_CREW],
    pub(crate) threats: [Threat; MAX_THREATS],
    /// Threats in play, one bit each.
    pub(crate) in_play: u16,
    /// The threats that appear in each turn, one bit each.
    pub(crate) arrivals: [u16; 16],
    /// The threats of each track, one bit each.
    pub(crate) tracks: [u16; 4],
    /// External threats, one bit each.
    pub(crate) external: u16,
    /// Broken systems, tile bits per zone.
    pub(crate) broken: [u8; 3],
    /// Zones with structural damage from an earlier mission, one bit each (SA-17.14).
    pub(crate) weak: u8,
    /// Zones with a damaged gravolift, one bit each.
    pub(crate) lifts_broken: u8,
    /// What makes an errand more than an errand.
    pub(crate) obstacles: Obstacles,
    /// A rocket on the second square of the rocket track hits this turn (SA-9.9).
    pub(crate) rocket_hits: bool,
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
    // What is forgotten at the end of the turn.
    pub(crate) heroic_shots: StationSet,
    /// Some malfunction was repaired this turn.
    pub(crate) repaired: bool,
    pub(crate) disarming: u8,
    pub(crate) sortie: Sortie,
    pub(crate) lost: Option<(Loss, u8)>,
}

impl State {
    /// The start state of a mission (SA-5.1; SA-17.13 to SA-17.16 in a campaign).
    pub fn new(mission: &Mission, plan: &Plan) -> State {
        let mut state = State {
            turn: 0,
            fuel: 3,
            stores: Stores::START,
            damage: [0; 3],
            stored: [Stored::Intact; 2],
            interceptors_lost: false,
            looked: [0; 3],
            level: mission.level,
            plain: true,
            crew_count: plan.crew,
            threat_count: mission.threat_count,
            crew: START_CREW[0],
            slots: [Row::EMPTY; MAX_CREW],
            threats: [blank_threat(mission); MAX_THREATS],
            in_play: 0,
            arrivals: [0; 16],
            tracks: [0; 4],
            external: 0,
            broken: [0; 3],
            weak: 0,
            lifts_broken: 0,
            obstacles: Obstacles::NONE,
            rocket_hits: false,
            blocked: [StationSet::NONE; 3],
            dead: [StationSet::NONE; 3],
            slime: StationSet::NONE,
            lethal: StationSet::NONE,
            lethal_by: 0,
            attack_aura: 0,
            shield_aura: 0,
            doubled: 0,
            heroic_shots: StationSet::NONE,
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
        self.fuel = 3; // SA-2.9
        self.stores = Stores::START;
        self.damage = [0; 3];
        self.stored = [Stored::Intact; 2];
        self.interceptors_lost = false;
        self.looked = [0; 3];
        self.level = mission.level;
        self.plain = mission.level == Level::Mission && !plan.any_misplay;
        self.crew_count = plan.crew;
        self.threat_count = mission.threat_count;
        self.crew = START_CREW[plan.crew as usize % 8];
        self.slots = plan.slots;
        self.in_play = 0;
        self.arrivals = [0; 16];
        self.tracks = [0; 4];
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
                square: Square::X,
                seen_from: card.seen_from,
                served: StationSet::NONE,
                traits: card.traits,
            };
            self.arrivals[t.number as usize % 16] |= 1 << i;
            self.tracks[t.track as usize] |= 1 << i;
        }
        let [red, white, blue, _] = self.tracks;
        self.external = red | white | blue;
        self.broken = [0; 3];
        self.weak = 0;
        self.lifts_broken = 0;
        self.obstacles = Obstacles::NONE;
        self.rocket_hits = false;
        self.blocked = [StationSet::NONE; 3];
        self.dead = [StationSet::NONE; 3];
        self.slime = StationSet::NONE;
        self.lethal = StationSet::NONE;
        self.attack_aura = 0;
        self.shield_aura = 0;
        self.doubled = 0;
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
            self.weak |= u8::from(old.contains(&Tile::Structural)) << z;
            for &tile in old {
                self.break_system(zone, tile);
                self.stores.take(Store::behind(tile, zone), 1);
            }
        }
        for (stored, missing) in self.stored.iter_mut().zip(mission.carried.missing_squads) {
            if missing {
                *stored = Stored::Empty;
            }
        }
    }

    /// What a damage tile breaks (SA-11.5).
    #[inline(always)]
    pub(crate) fn break_system(&mut self, zone: Zone, tile: Tile) {
        self.broken[zone.index()] |= tile.bit();
        self.lifts_broken |= u8::from(tile == Tile::Gravolift) << zone.index();
        self.stores.shrink(Store::behind(tile, zone));
    }

    /// Forgets what lasts for one turn only.
    #[inline]
    pub(crate) fn begin_turn(&mut self) {
        for at in Station::ALL {
            self.stores.empty(Store::gun(at));
        }
        self.stores.empty(Store::Windows);
        self.heroic_shots = StationSet::NONE;
        self.obstacles.open_lifts(self.lifts_broken);
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
    pub fn slots(&self, crew: usize) -> [Action; TURNS] {
        self.slots[crew].cards()
    }

    /// Energy in the reactors, left to right.
    pub fn reactors(&self) -> [u8; 3] {
        self.stores.by_zone(Store::reactor)
    }

    /// Energy in the shields, left to right.
    pub fn shields(&self) -> [u8; 3] {
        self.stores.by_zone(Store::shield)
    }

    /// Rockets in store.
    pub fn rockets(&self) -> u8 {
        self.stores.content(Store::Rockets)
    }

    /// Whether a damage tile of this kind lies in the zone.
    #[inline]
    pub fn is_broken(&self, zone: Zone, tile: Tile) -> bool {
        self.broken[zone.index()] & tile.bit() != 0
    }

    /// What the shield of a zone can hold now.
    #[inline]
    pub fn shield_capacity(&self, zone: Zone) -> u8 {
        self.stores.capacity(Store::shield(zone))
    }

    /// What the reactor of a zone can hold now.
    #[inline]
    pub fn reactor_capacity(&self, zone: Zone) -> u8 {
        self.stores.capacity(Store::reactor(zone))
    }

    /// Rockets on the first and on the second square of the rocket track.
    pub fn rocket_track(&self) -> [bool; 2] {
        let launched = self.stores.content(Store::RocketTrack) != 0;
        [launched, self.rocket_hits]
    }

    /// Rockets aboard: in store and on the track.
    pub fn rockets_aboard(&self) -> u8 {
        self.rockets() + self.rocket_track().map(u8::from).iter().sum::<u8>()
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

    /// Whether a weapon is activated or a rocket arrives.
    #[inline(always)]
    pub(crate) fn is_armed(&self) -> bool {
        let [a, b, c, d, e, f] = Station::ALL.map(|at| self.stores.content(Store::gun(at)));
        let rest = u8::from(self.rocket_hits) | self.sortie as u8;
        (a | b) | (c | d) | (e | f) | rest != 0
    }

    /// Weapons activated this turn, by station.
    pub fn activated(&self) -> StationSet {
        let mut set = StationSet::NONE;
        for at in Station::ALL {
            set.0 |= self.stores.content(Store::gun(at)) << at as u8;
        }
        set
    }

    /// Whether the computer was maintained in a phase (1 to 3).
    pub fn is_maintained(&self, phase: u8) -> bool {
        self.stores.content(Store::computer(phase)) != 0
    }
}

/// Crews of every size on the bridge (SA-2.14). Seats that nobody takes are as good as knocked out.
static START_CREW: [[Member; MAX_CREW]; 8] = {
    let nobody = Member {
        at: Some(Station::BRIDGE),
        squad: Squad::None,
        knocked_out: true,
    };
    let mut crews = [[nobody; MAX_CREW]; 8];
    let mut size = 0;
    while size < crews.len() {
        let mut crew = 0;
        while crew < size && crew < MAX_CREW {
            crews[size][crew].knocked_out = false;
            crew += 1;
        }
        size += 1;
    }
    crews
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
        square: Square::X,
        seen_from: 0,
        served: StationSet::NONE,
        traits: Traits::NONE,
    }
}

/// The phase of a turn: 1 for turns 1 to 3, 2 for 4 to 7, 3 for 8 to 12.
#[inline]
pub const fn phase_of(turn: u8) -> u8 {
    static PHASES: [u8; 16] = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3];
    PHASES[turn as usize % 16]
}
