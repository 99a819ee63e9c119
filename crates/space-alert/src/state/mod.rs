//! The ship, its crew and its threats at one moment of the flight: small values in fixed arrays.

mod crew;
mod new_frontier;
mod questions;
mod threat;

pub use crew::{Member, Squad, Stored};
pub use new_frontier::FrontierMarkers;
pub use threat::{Fate, Threat};

use crate::action_slots::ActionSlots;
use crate::energy::Energy;
use crate::mission::{Level, MAX_CREW, MAX_THREATS, Mission, Plan, Scheduled};
use crate::stations::{StationSet, Zone};
use crate::step::{Container, Loss, Tile};
use crate::threats::Traits;
use crew::{NOBODY, START_CREW};
use threat::NO_THREATS;

/// What the interceptors do in this turn's damage step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum InterceptorAttack {
    None,
    Attack,
    HeroicAttack,
}

/// How shields behave while Reversed Shields are at work (NF-14.7.2, NF-14.7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum ShieldMode {
    Normal,
    /// Shields absorb nothing and keep their energy.
    Off,
    /// A hit zone takes the energy of its shield as additional damage.
    Reversed,
}

/// The whole state of a flight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The current turn; 0 before the flight.
    pub turn: u8,
    /// Fuel capsules left.
    pub fuel: u8,
    /// Reactors and shields.
    pub(crate) energy: Energy,
    /// Rockets in store (SA-2.10).
    pub(crate) rockets: u8,
    /// Rockets on the first square of the rocket track: 0, 1, or 2 as one projectile (SA-7.58, NF-9.1.4).
    pub(crate) rockets_launched: u8,
    /// Rockets on the second square, which hit in this turn (SA-9.9).
    pub(crate) rockets_arriving: u8,
    /// Damage of each zone.
    pub damage: [u8; 3],
    /// The tiles of each zone: those drawn first, then the pile.
    pub(crate) piles: [[Tile; 6]; 3],
    /// Storage of the squads in Lower Red and Upper Blue.
    pub stored: [Stored; 2],
    /// The interceptors will not fly again (SA-20.47).
    pub interceptors_lost: bool,
    /// The distance of the interceptors while somebody is in space, 1 to 3 (NF-6.1.2).
    pub interceptor_distance: u8,
    /// Best visual confirmation of each phase so far.
    pub looked: [u8; 3],
    /// Phases in which the computer was maintained (SA-13.1).
    pub(crate) maintained: [bool; 3],
    /// Points of special cards (NF-8.4.5).
    pub special_points: i8,
    pub(crate) level: Level,
    pub(crate) any_misplay: bool,
    pub(crate) crew_count: u8,
    pub(crate) threat_count: u8,
    /// How many threats of the mission have appeared; they are in the order of their numbers.
    pub(crate) appeared: u8,
    pub(crate) crew: [Member; MAX_CREW],
    pub(crate) slots: [ActionSlots; MAX_CREW],
    pub(crate) threats: [Threat; MAX_THREATS],
    /// The traits of all threats of the mission together, those that were called too.
    pub(crate) traits: Traits,
    /// Threats in play, one bit each.
    pub(crate) in_play: u32,
    /// The threats of each track, one bit each.
    pub(crate) tracks: [u32; 4],
    /// Threats out of phase now (NF-3.3.7), and at the start of the turn (NF-3.3.6).
    pub(crate) out_of_phase: u32,
    pub(crate) out_of_phase_before: u32,
    /// Tokens of destroyed threats that keep moving: Ninja, Rabid Beast (NF-14.14.4, NF-14.15.2).
    pub(crate) moving_tokens: u32,
    /// Threats called this turn, placed after all moves (NF-3.9.3).
    pub(crate) called_now: u32,
    /// Broken systems, tile bits per zone.
    pub(crate) broken: [u8; 3],
    /// Zones with structural damage from an earlier mission, one bit each (SA-17.14).
    pub(crate) weak: u8,
    /// Systems covered by malfunctions, stations per letter.
    pub(crate) blocked: [StationSet; 3],
    /// The part of `blocked` that cannot be repaired any more (SA-10.11).
    pub(crate) dead: [StationSet; 3],
    /// Malfunctions that the Cyber Gremlin left, by station and letter (NF-14.17.1).
    pub(crate) sabotage: [[u8; 3]; 6],
    /// Stations with a Slime token.
    pub(crate) slime: StationSet,
    /// Stations that knock out everybody who enters, after Contamination's Z (SA-21.66).
    pub(crate) lethal: StationSet,
    /// The threat behind `lethal`.
    pub(crate) lethal_by: u8,
    /// Threats that strengthen the attacks of the others (Scout), one bit each.
    pub(crate) attack_aura: u32,
    /// Threats that strengthen all shields (Marauder), one bit each.
    pub(crate) shield_aura: u32,
    /// Zones with doubled damage (Fissure), one bit each.
    pub(crate) doubled: u8,
    /// Sealed doors: bit 0 between red and white, bit 1 between white and blue (NF-14.8).
    pub(crate) sealed_doors: u8,
    pub(crate) shield_mode: ShieldMode,
    /// Zones whose optics are disrupted, one bit each (NF-14.9).
    pub(crate) disrupted: u8,
    /// Stations with a drone of the Ninja (NF-14.14.1).
    pub(crate) drones: StationSet,
    /// Crew members who are poisoned (NF-14.14.2) and infected (NF-14.15.1), one bit each.
    pub(crate) poisoned: u8,
    pub(crate) infected: u8,
    /// Mines of the Phasing Mine Layer per station (NF-14.13.1).
    pub(crate) mines: [u8; 6],
    /// The host of the Parasite (NF-14.18.2).
    pub(crate) host: Option<u8>,
    /// Cannons with a cube of the Mechanic (NF-9.10.1).
    pub(crate) cubes: StationSet,
    /// Crew members who concentrate on their next A, B or battlebots, one bit each (NF-9.8.1).
    pub(crate) concentrating: u8,
    /// The turn whose slot holds the second symbol of a split card, per crew member (NF-5.4.3).
    pub(crate) half_card: [u8; MAX_CREW],
    // The rest is forgotten at the end of the turn.
    /// Weapons activated this turn, by station.
    pub(crate) activated: StationSet,
    pub(crate) heroic_shots: StationSet,
    /// Shots with a cube of the Mechanic.
    pub(crate) cube_shots: StationSet,
    /// The pulse cannon was fired by the advanced Pulse Gunner (NF-9.4.4).
    pub(crate) strong_pulse: bool,
    /// Gravolifts used this turn, one bit per zone (SA-7.13).
    pub(crate) lifts_used: u8,
    /// Players at the windows; the advanced Data Analyst counts as three (SA-7.57, NF-9.2.5).
    pub(crate) watching: u8,
    /// Crew members counted at the windows, one bit each (NF-5.3.9).
    pub(crate) watchers: u8,
    /// Some malfunction was repaired this turn.
    pub(crate) repaired: bool,
    /// Crew members who worked on the Nuclear Device, one bit each (SA-21.70).
    pub(crate) disarming: u8,
    pub(crate) interceptor_attack: InterceptorAttack,
    /// Crew members whose card is protected by Special Ops and not yet completed, one bit each (NF-9.8.14).
    pub(crate) protected: u8,
    /// Those whose card of this turn was protected (NF-9.8.12).
    pub(crate) protected_card: u8,
    /// Crew members with a stimulant, one bit each (NF-9.5.6).
    pub(crate) stimulated: u8,
    /// The Medic whose inhibitor protects her station (NF-9.5.11).
    pub(crate) inhibitor: Option<u8>,
    /// Temporary shields of this turn (NF-9.3.5).
    pub(crate) temporary_shields: [u8; 3],
    /// All threats move one space less (NF-9.7.1).
    pub(crate) slowed: bool,
    /// The ship jumps after this turn (NF-9.7.4).
    pub(crate) early_jump: bool,
    pub(crate) lost: Option<(Loss, u8)>,
}

impl State {
    /// Every ship before its mission, without crew and threats.
    const READY: State = State {
        turn: 0,
        fuel: 3, // SA-2.9
        energy: Energy::START,
        rockets: 3,
        rockets_launched: 0,
        rockets_arriving: 0,
        damage: [0; 3],
        piles: [[Tile::Structural; 6]; 3],
        stored: [Stored::Intact; 2],
        interceptors_lost: false,
        interceptor_distance: 1,
        looked: [0; 3],
        maintained: [false; 3],
        special_points: 0,
        level: Level::Mission,
        any_misplay: false,
        crew_count: 0,
        threat_count: 0,
        appeared: 0,
        crew: [NOBODY; MAX_CREW],
        slots: [ActionSlots::EMPTY; MAX_CREW],
        threats: NO_THREATS,
        traits: Traits::NONE,
        in_play: 0,
        tracks: [0; 4],
        out_of_phase: 0,
        out_of_phase_before: 0,
        moving_tokens: 0,
        called_now: 0,
        broken: [0; 3],
        weak: 0,
        blocked: [StationSet::NONE; 3],
        dead: [StationSet::NONE; 3],
        sabotage: [[0; 3]; 6],
        slime: StationSet::NONE,
        lethal: StationSet::NONE,
        lethal_by: 0,
        attack_aura: 0,
        shield_aura: 0,
        doubled: 0,
        sealed_doors: 0,
        shield_mode: ShieldMode::Normal,
        disrupted: 0,
        drones: StationSet::NONE,
        poisoned: 0,
        infected: 0,
        mines: [0; 6],
        host: None,
        cubes: StationSet::NONE,
        concentrating: 0,
        half_card: [0; MAX_CREW],
        activated: StationSet::NONE,
        heroic_shots: StationSet::NONE,
        cube_shots: StationSet::NONE,
        strong_pulse: false,
        lifts_used: 0,
        watching: 0,
        watchers: 0,
        repaired: false,
        disarming: 0,
        interceptor_attack: InterceptorAttack::None,
        protected: 0,
        protected_card: 0,
        stimulated: 0,
        inhibitor: None,
        temporary_shields: [0; 3],
        slowed: false,
        early_jump: false,
        lost: None,
    };

    /// The start state of a mission (SA-5.1; SA-17.13 to SA-17.16 in a campaign).
    pub fn new(mission: &Mission, plan: &Plan) -> State {
        let mut state = State::READY;
        state.reset(mission, plan);
        state
    }

    /// Back to the start state, for another flight on the same memory.
    pub fn reset(&mut self, mission: &Mission, plan: &Plan) {
        *self = State::READY;
        self.piles = mission.damage;
        self.level = mission.level;
        self.any_misplay = plan.any_misplay;
        self.crew_count = plan.crew;
        self.crew = START_CREW[plan.crew as usize % 8];
        self.slots = plan.slots;
        self.threat_count = mission.threat_count;
        for (i, scheduled) in mission.threats().iter().enumerate() {
            self.place_threat(i, *scheduled, mission);
        }
        if mission.carried != Default::default() {
            self.carry_over(mission);
        }
    }

    /// Puts a card among the threats of the mission, on the first square of its trajectory.
    pub(crate) fn place_threat(&mut self, i: usize, scheduled: Scheduled, mission: &Mission) {
        let board = mission.trajectories[scheduled.track as usize];
        self.threats[i] = Threat::new(scheduled, board);
        self.tracks[scheduled.track as usize] |= 1 << i;
        self.traits = self.traits.and(self.threats[i].traits());
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
                if let Some(container) = Container::behind(tile, zone) {
                    self.energy.take(container, 1);
                }
            }
        }
        for (stored, missing) in self.stored.iter_mut().zip(mission.carried.missing_squads) {
            if missing {
                *stored = Stored::Empty;
            }
        }
    }

    /// What a damage tile breaks (SA-11.5).
    #[inline]
    pub(crate) fn break_system(&mut self, zone: Zone, tile: Tile) {
        self.broken[zone.index()] |= tile.bit();
        self.energy.change_capacity(zone, tile, false);
    }

    /// Forgets what lasts for one turn only.
    #[inline]
    pub(crate) fn begin_turn(&mut self) {
        self.activated = StationSet::NONE;
        self.heroic_shots = StationSet::NONE;
        self.cube_shots = StationSet::NONE;
        self.strong_pulse = false;
        self.lifts_used = 0;
        self.watching = 0;
        self.watchers = 0;
        if self.repaired {
            self.repaired = false;
            for threat in &mut self.threats[..self.threat_count as usize] {
                threat.points_this_turn = 0;
                threat.served = StationSet::NONE;
                threat.repairers = 0;
            }
        }
        self.disarming = 0;
        self.interceptor_attack = InterceptorAttack::None;
        self.protected = 0;
        self.protected_card = 0;
        self.stimulated = 0;
        self.inhibitor = None;
        self.temporary_shields = [0; 3];
        self.slowed = false;
        self.out_of_phase_before = self.out_of_phase;
    }
}

/// The phase of a turn: 1 for turns 1 to 3, 2 for 4 to 7, 3 for 8 to 12.
#[inline]
pub const fn phase_of(turn: u8) -> u8 {
    static PHASES: [u8; 16] = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3];
    PHASES[turn as usize % 16]
}
