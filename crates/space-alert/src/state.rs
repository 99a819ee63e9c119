//! The ship, its crew and its threats at one moment of the flight: small values in fixed arrays.

use crate::action_slots::ActionSlots;
use crate::energy::Energy;
use crate::mission::{
    Level, MAX_CREW, MAX_THREATS, Mission, Plan, SQUAD_STATIONS, Scheduled, TURNS, Track,
};
use crate::slot_card::SlotCard;
use crate::stations::{Station, StationSet, Zone};
use crate::step::{Container, Loss, Tile};
use crate::threats::{System, ThreatId, Traits};
use crate::trajectory::Trajectory;

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
    /// The station; none in space, where [`State::interceptor_distance`] tells how far out.
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
    /// Drawn and performed by the Space Time Vortex; never scores (NF-14.10.9).
    Discarded,
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
    /// Stealth: seen. Cryoshield: gone. Alien: grown. Slime: the original token is destroyed. Saucer: hit by a rocket.
    pub changed: bool,
    /// Called by another threat: it bears a Greek token (NF-3.9.2).
    pub called: bool,
    /// Has called its own card (NF-3.9.2).
    pub has_called: bool,
    /// X and Y squares passed.
    pub passed: u8,
    /// The next action square on its way.
    pub(crate) next: i8,
    /// The farthest square on which weapons can target it.
    pub(crate) seen_from: i8,
    /// Points of damage ignored each turn (NF-3.5.1).
    pub(crate) inaccessible: u8,
    /// Points of damage dealt this turn, the ignored ones included (NF-3.5.2).
    pub(crate) points_this_turn: u8,
    /// Stations in which it was repaired this turn.
    pub(crate) served: StationSet,
    /// Crew members who repaired it this turn, one bit each (NF-14.7.7).
    pub(crate) repairers: u8,
    /// Damage got past its shield this turn (NF-13.8.2).
    pub(crate) hurt_this_turn: bool,
}

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
        *self = State {
            piles: mission.damage,
            level: mission.level,
            any_misplay: plan.any_misplay,
            crew_count: plan.crew,
            crew: START_CREW[plan.crew as usize % 8],
            slots: plan.slots,
            threat_count: mission.threat_count,
            ..State::READY
        };
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

    /// The crew in turn order.
    pub fn crew(&self) -> &[Member] {
        &self.crew[..self.crew_count as usize]
    }

    /// The threats of the mission in acting order: by number, then those that were called.
    pub fn threats(&self) -> &[Threat] {
        &self.threats[..self.threat_count as usize]
    }

    /// The slots of a crew member as they lie now, delays included.
    pub fn slots(&self, crew: usize) -> [SlotCard; TURNS] {
        self.slots[crew].cards()
    }

    /// Energy in the reactors, left to right.
    pub fn reactors(&self) -> [u8; 3] {
        self.energy.reactors()
    }

    /// Energy in the shields, left to right.
    pub fn shields(&self) -> [u8; 3] {
        self.energy.shields()
    }

    /// Rockets in store.
    pub fn rockets(&self) -> u8 {
        self.rockets
    }

    /// Whether a damage tile of this kind lies in the zone.
    #[inline]
    pub fn is_broken(&self, zone: Zone, tile: Tile) -> bool {
        self.broken[zone.index()] & tile.bit() != 0
    }

    /// The damage tiles drawn in a zone and not repaired, in the order of drawing.
    pub fn drawn_tiles(&self, zone: Zone) -> &[Tile] {
        &self.piles[zone.index()][..usize::from(self.damage[zone.index()]).min(6)]
    }

    /// What the shield of a zone can hold now.
    #[inline]
    pub fn shield_capacity(&self, zone: Zone) -> u8 {
        self.energy.capacity(Container::Shield(zone))
    }

    /// What the reactor of a zone can hold now.
    #[inline]
    pub fn reactor_capacity(&self, zone: Zone) -> u8 {
        self.energy.capacity(Container::Reactor(zone))
    }

    /// Whether rockets are on the first and on the second square of the rocket track.
    pub fn rocket_track(&self) -> [bool; 2] {
        [self.rockets_launched != 0, self.rockets_arriving != 0]
    }

    /// Rockets aboard: in store and on the track.
    pub fn rockets_aboard(&self) -> u8 {
        self.rockets + self.rockets_launched + self.rockets_arriving
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

    /// Whether a threat in play can be reached at all in this moment (NF-3.3.7).
    pub fn is_in_phase(&self, threat: usize) -> bool {
        self.out_of_phase >> threat & 1 == 0
    }

    /// External threats, one bit each.
    #[inline]
    pub(crate) fn external(&self) -> u32 {
        let [red, white, blue, _] = self.tracks;
        red | white | blue
    }

    /// Threats that are in play and in phase, one bit each.
    #[inline]
    pub(crate) fn present(&self) -> u32 {
        self.in_play & !self.out_of_phase
    }

    /// Those of the threats that have the trait, one bit each.
    #[inline]
    pub(crate) fn with_trait(&self, set: u32, wanted: Traits) -> u32 {
        if !self.traits.has(wanted) {
            return 0;
        }
        let mut found = 0;
        for (i, t) in self.threats().iter().enumerate() {
            found |= u32::from(t.traits().has(wanted)) << i;
        }
        found & set
    }

    /// Stations whose system of this letter is covered by a malfunction.
    pub fn blocked(&self, system: System) -> StationSet {
        self.blocked[system as usize]
    }

    /// Whether a malfunction covers the A or the B of a station.
    #[inline]
    pub(crate) fn is_energy_covered(&self, at: Station) -> bool {
        let [a, b, _] = self.blocked;
        StationSet(a.0 | b.0).has(at)
    }

    /// Stations with a Slime token.
    pub fn slime(&self) -> StationSet {
        self.slime
    }

    /// Stations that knock out everybody who enters.
    pub fn lethal(&self) -> StationSet {
        self.lethal
    }

    /// Whether something waits in these stations for those who enter (SA-21.30, SA-21.66).
    #[inline]
    pub(crate) fn awaits_in(&self, entered: StationSet) -> bool {
        (self.slime.0 | self.lethal.0) & entered.0 != 0
    }

    /// Where squads stored in a station are kept in [`State::stored`].
    #[inline]
    pub(crate) fn storage(station: Station) -> Option<usize> {
        SQUAD_STATIONS.iter().position(|s| *s == station)
    }

    /// Whether anything fires in this turn's damage step.
    #[inline]
    pub(crate) fn is_armed(&self) -> bool {
        // All at once: each alone is hard to guess.
        self.activated.0 | self.rockets_arriving | self.interceptor_attack as u8 != 0
    }

    /// Weapons activated this turn, by station.
    pub fn activated(&self) -> StationSet {
        self.activated
    }

    /// Whether the computer was maintained in a phase (1 to 3).
    pub fn is_maintained(&self, phase: u8) -> bool {
        self.maintained[usize::from(phase.clamp(1, 3)) - 1]
    }

    /// The pilot in space, if any.
    #[inline]
    pub(crate) fn pilot(&self) -> Option<u8> {
        self.crew()
            .iter()
            .position(|m| m.at.is_none() && !m.knocked_out)
            .map(|crew| crew as u8)
    }

    /// What is on the ship beyond the base game, for those who show it.
    pub fn frontier(&self) -> FrontierMarkers {
        let members = |bits: u8| {
            (0..self.crew_count)
                .filter(|c| bits >> c & 1 == 1)
                .collect()
        };
        FrontierMarkers {
            interceptor_distance: self.pilot().map(|_| self.interceptor_distance),
            sealed_doors: [self.sealed_doors & 1 != 0, self.sealed_doors & 2 != 0],
            disrupted: Zone::ALL
                .into_iter()
                .filter(|z| self.disrupted >> z.index() & 1 == 1)
                .collect(),
            reversed_shields: self.shield_mode != ShieldMode::Normal,
            temporary_shields: self.temporary_shields,
            cubes: self.cubes.iter().collect(),
            mines: Station::ALL
                .into_iter()
                .filter(|s| self.mines[s.index()] > 0)
                .map(|s| (s, self.mines[s.index()]))
                .collect(),
            drones: self.drones.iter().collect(),
            poisoned: members(self.poisoned),
            infected: members(self.infected),
            concentrating: members(self.concentrating),
            host: self.host,
            special_points: self.special_points,
        }
    }
}

/// Markers of The New Frontier on the ship and its crew.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FrontierMarkers {
    /// How far out the interceptors are; nothing while they are on board.
    pub interceptor_distance: Option<u8>,
    /// Sealed doors: between red and white, between white and blue.
    pub sealed_doors: [bool; 2],
    /// Zones whose lasers are blind.
    pub disrupted: Vec<Zone>,
    /// Shields absorb nothing.
    pub reversed_shields: bool,
    /// Temporary shields of this turn.
    pub temporary_shields: [u8; 3],
    /// Cannons with a cube of the Mechanic.
    pub cubes: Vec<Station>,
    /// Mines per station.
    pub mines: Vec<(Station, u8)>,
    /// Stations with a drone of the Ninja.
    pub drones: Vec<Station>,
    /// Poisoned crew members.
    pub poisoned: Vec<u8>,
    /// Infected crew members.
    pub infected: Vec<u8>,
    /// Crew members who concentrate.
    pub concentrating: Vec<u8>,
    /// The host of the Parasite.
    pub host: Option<u8>,
    /// Points of special cards so far.
    pub special_points: i8,
}

impl FrontierMarkers {
    /// Whether there is anything to show.
    pub fn is_used(&self) -> bool {
        let nothing = FrontierMarkers {
            interceptor_distance: self.interceptor_distance,
            ..FrontierMarkers::default()
        };
        *self != nothing
    }
}

impl Threat {
    /// Whether its card has jumps, so that its trajectory may change (NF-3.7).
    pub fn has_jumping_actions(&self) -> bool {
        let effects = self.id.card().actions.iter().copied().flatten();
        effects
            .into_iter()
            .any(|effect| matches!(effect, crate::threats::Effect::Jump(_)))
    }

    /// The lasting peculiarities of its card.
    #[inline]
    pub(crate) fn traits(&self) -> Traits {
        self.id.card().traits
    }

    /// A card on the first square of its board, not in play yet.
    const fn new(scheduled: Scheduled, board: Trajectory) -> Threat {
        let card = scheduled.threat.card();
        Threat {
            id: scheduled.threat,
            number: scheduled.number,
            track: scheduled.track,
            position: board.length(),
            damage: 0,
            hit_points: card.hit_points,
            shield: card.shield,
            speed: card.speed,
            at: card.stations,
            fate: Fate::Waiting,
            changed: false,
            called: false,
            has_called: false,
            passed: 0,
            next: board.next(board.length()),
            seen_from: card.seen_from,
            inaccessible: card.inaccessible,
            points_this_turn: 0,
            served: StationSet::NONE,
            repairers: 0,
            hurt_this_turn: false,
        }
    }
}

/// Threats before those of the mission take their places.
const NO_THREATS: [Threat; MAX_THREATS] = {
    let unused = Scheduled {
        number: 0,
        track: Track::Red,
        threat: ThreatId::FIRST,
    };
    [Threat::new(unused, Trajectory::T1); MAX_THREATS]
};

/// Seats that nobody takes count as knocked out.
const NOBODY: Member = Member {
    at: Some(Station::BRIDGE),
    squad: Squad::None,
    knocked_out: true,
};

/// Crews of every size on the bridge (SA-2.14).
static START_CREW: [[Member; MAX_CREW]; 8] = {
    let mut crews = [[NOBODY; MAX_CREW]; 8];
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

/// The phase of a turn: 1 for turns 1 to 3, 2 for 4 to 7, 3 for 8 to 12.
#[inline]
pub const fn phase_of(turn: u8) -> u8 {
    static PHASES: [u8; 16] = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3];
    PHASES[turn as usize % 16]
}
