//! What a flight is resolved from: the mission (what comes at the ship) and the plan (what the crew does).

use crate::action::{Action, HEROIC_CARDS};
use crate::action_slots::ActionSlots;
use crate::slot_card::SlotCard;
use crate::specialization::{SpecialCards, Specialization};
use crate::stations::{Station, Zone};
use crate::step::Tile;
use crate::threats::{Location, ThreatId};
use crate::trajectory::Trajectory;
use serde::{Deserialize, Serialize};
use table::{Dice, Seed};

/// Crew members at most (SA-2.38).
pub const MAX_CREW: usize = 5;
/// Action turns of a full mission.
pub const TURNS: usize = 12;
/// Numbered threats at most: one external and one internal for each number 1 to 8 (NF-4.2).
pub const MAX_NUMBERED: usize = 16;
/// Called threats at most, with the tokens alpha to epsilon (NF-3.9.2). The Space Time Vortex draws one more card.
pub const MAX_CALLED: usize = 5;
/// All threats of a flight: numbered, called, and the card that the Space Time Vortex draws.
pub const MAX_THREATS: usize = MAX_NUMBERED + MAX_CALLED + 1;

/// How much of the rules is switched on (SA-19.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Lessons 4 and 4a: 7 turns, no C, no delays, damage is only counted.
    TestRun,
    /// Lesson 5: no squads, no interceptors, no internal threats.
    Simulation,
    /// Lesson 6: everything but heroic cards and visual confirmation.
    AdvancedSimulation,
    /// Lesson 7: everything.
    #[default]
    Mission,
}

impl Level {
    /// Turns in which the crew acts: 12, or 7 in a test run.
    #[inline]
    pub const fn action_turns(self) -> u8 {
        match self {
            Level::TestRun => 7,
            _ => TURNS as u8,
        }
    }

    /// Squads, interceptors and the battlebots action exist.
    pub const fn has_squads(self) -> bool {
        matches!(self, Level::AdvancedSimulation | Level::Mission)
    }

    /// Rockets, the computer, delays and damage tiles exist.
    pub const fn is_full_length(self) -> bool {
        !matches!(self, Level::TestRun)
    }

    /// Visual confirmation and heroic cards exist.
    pub const fn is_mission(self) -> bool {
        matches!(self, Level::Mission)
    }
}

/// Where a threat comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Track {
    /// Trajectory of the red zone.
    Red = 0,
    /// Trajectory of the white zone.
    White = 1,
    /// Trajectory of the blue zone.
    Blue = 2,
    /// The internal trajectory.
    Internal = 3,
}

impl Track {
    /// All four, in the order of their boards.
    pub const ALL: [Track; 4] = [Track::Red, Track::White, Track::Blue, Track::Internal];

    /// The zone of an external track.
    #[inline]
    pub const fn zone(self) -> Option<Zone> {
        match self {
            Track::Red => Some(Zone::Red),
            Track::White => Some(Zone::White),
            Track::Blue => Some(Zone::Blue),
            Track::Internal => None,
        }
    }

    /// Which side of the hull its threats are on.
    pub const fn location(self) -> Location {
        match self {
            Track::Internal => Location::Internal,
            _ => Location::External,
        }
    }
}

impl From<Zone> for Track {
    fn from(zone: Zone) -> Track {
        Track::ALL[zone.index()]
    }
}

/// A threat with its number and track (SA-4.31, SA-4.32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scheduled {
    /// The n of "Time T+n": the turn in which it appears.
    pub number: u8,
    /// Its trajectory.
    pub track: Track,
    /// The card.
    pub threat: ThreatId,
}

/// What a ship brings along from earlier missions of a campaign (SA-17.13 to SA-17.16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Carried {
    /// How many tiles at the front of each pile are unrepaired damage from before.
    pub tiles: [u8; 3],
    /// Squads that do not start on the ship: Lower Red, Upper Blue.
    pub missing_squads: [bool; 2],
}

/// A threat card and the card drawn for it: by a caller when it was revealed (NF-3.9.1), by the Space Time Vortex at
/// its Z (NF-14.10.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DrawnCard {
    /// The caller.
    pub caller: ThreatId,
    /// The card drawn for it.
    pub drawn: ThreatId,
}

/// Rules of The New Frontier that a mission is flown with beyond its threats and cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FrontierRules {
    /// The interceptors fly to distances 1 to 3 (NF-6; on with double actions, AR-27).
    pub variable_range: bool,
    /// The Ninja's drones come out with its X instead of at its appearance (NF-14.14.1).
    pub ninja_drones_at_x: bool,
    /// Shuffles repaired damage tiles into their pile (NF-9.9.12); without it they go under the pile.
    pub tile_shuffle: Option<u32>,
}

/// The shuffle of repaired tiles that belongs to a seed (NF-9.9.12).
pub fn tile_shuffle(seed: Seed) -> u32 {
    Dice::new(seed.derive("repaired tiles")).below(u32::MAX)
}

/// Everything that comes at the ship.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mission {
    pub(crate) level: Level,
    pub(crate) trajectories: [Trajectory; 4],
    pub(crate) threats: [Scheduled; MAX_NUMBERED],
    pub(crate) threat_count: u8,
    /// A threat of The New Frontier takes part. Only those call others.
    pub(crate) any_frontier_threat: bool,
    pub(crate) drawn: [Option<DrawnCard>; MAX_CALLED + 1],
    pub(crate) frontier: FrontierRules,
    pub(crate) damage: [[Tile; 6]; 3],
    pub(crate) carried: Carried,
}

/// Why a mission cannot be flown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissionFault {
    /// More than sixteen threats.
    TooManyThreats,
    /// The number of the threat at this index is not 1 to 8, or not a turn of the test run.
    BadNumber(usize),
    /// The threat at this index is external on the internal track or the other way round.
    WrongTrack(usize),
    /// The threat at this index has the number and track of an earlier one.
    SameSlot(usize),
    /// The card at this index is already in the mission; each exists once.
    SameCard(usize),
    /// Two tracks have the same board; each exists once (SA-2.15).
    SameTrajectory(Trajectory),
    /// A pile of this zone does not hold each tile once (SA-11.6).
    BadPile(Zone),
    /// Internal threats do not exist at this level (SA-19.1); the index of the first.
    NoInternal(usize),
    /// More threats are called than there are Greek tokens (NF-3.9.2).
    TooManyCalls,
    /// This card calls another one, and none was drawn for it (NF-3.9.1).
    MissingCall(ThreatId),
    /// A card was drawn for this one, which is not in the mission or calls none.
    UselessCall(ThreatId),
    /// This called card is of the wrong side of the hull, or is in the mission already.
    WrongCall(ThreatId),
}

impl MissionFault {
    /// The rule behind it.
    pub const fn rule(self) -> &'static str {
        match self {
            MissionFault::TooManyThreats => "SA-2.36",
            MissionFault::BadNumber(_) => "SA-4.42",
            MissionFault::WrongTrack(_) => "SA-2.20",
            MissionFault::SameSlot(_) => "SA-4.43",
            MissionFault::SameCard(_) => "SA-2.30",
            MissionFault::SameTrajectory(_) => "SA-2.15",
            MissionFault::BadPile(_) => "SA-11.6",
            MissionFault::NoInternal(_) => "SA-19.1",
            MissionFault::TooManyCalls => "NF-3.9.2",
            MissionFault::MissingCall(_) => "NF-3.9.1",
            MissionFault::UselessCall(_) | MissionFault::WrongCall(_) => "NF-3.9.1",
        }
    }
}

impl Mission {
    /// A mission from its parts, checked. Boards are in the order red, white, blue, internal.
    pub fn new(
        level: Level,
        trajectories: [Trajectory; 4],
        threats: &[Scheduled],
        damage: [[Tile; 6]; 3],
        carried: Carried,
    ) -> Result<Mission, MissionFault> {
        if threats.len() > MAX_NUMBERED {
            return Err(MissionFault::TooManyThreats);
        }
        for (i, board) in trajectories.iter().enumerate() {
            if trajectories[..i].contains(board) {
                return Err(MissionFault::SameTrajectory(*board));
            }
        }
        for zone in Zone::ALL {
            let all = damage[zone.index()]
                .iter()
                .fold(0, |bits, tile| bits | tile.bit());
            if all != 0b11_1111 || carried.tiles[zone.index()] > 6 {
                return Err(MissionFault::BadPile(zone));
            }
        }
        for (i, t) in threats.iter().enumerate() {
            if t.number < 1 || t.number > level.action_turns().min(8) {
                return Err(MissionFault::BadNumber(i));
            }
            if t.threat.card().location != t.track.location() {
                return Err(MissionFault::WrongTrack(i));
            }
            if t.track == Track::Internal && !level.has_squads() {
                return Err(MissionFault::NoInternal(i));
            }
            if threats[..i]
                .iter()
                .any(|o| o.number == t.number && o.track == t.track)
            {
                return Err(MissionFault::SameSlot(i));
            }
            if threats[..i].iter().any(|o| o.threat == t.threat) {
                return Err(MissionFault::SameCard(i));
            }
        }
        let filler = Scheduled {
            number: 0,
            track: Track::Red,
            threat: ThreatId::FIRST,
        };
        let mut sorted = [filler; MAX_NUMBERED];
        sorted[..threats.len()].copy_from_slice(threats);
        // SA-10.1, SA-AR-30: by number, external before internal.
        sorted[..threats.len()].sort_by_key(|t| (t.number, t.track));
        Ok(Mission {
            level,
            trajectories,
            threats: sorted,
            threat_count: threats.len() as u8,
            any_frontier_threat: threats.iter().any(|t| t.threat.is_frontier()),
            drawn: [None; MAX_CALLED + 1],
            frontier: FrontierRules::default(),
            damage,
            carried,
        })
    }

    /// The same mission with the rules of The New Frontier.
    pub fn with_frontier(mut self, frontier: FrontierRules) -> Mission {
        self.frontier = frontier;
        self
    }

    /// The same mission with the cards that its callers drew (NF-3.9.1). Every caller needs one.
    pub fn with_drawn(mut self, drawn: &[DrawnCard]) -> Result<Mission, MissionFault> {
        if drawn.len() > self.drawn.len() {
            return Err(MissionFault::TooManyCalls);
        }
        let is_here = |id: ThreatId, of: &[DrawnCard]| {
            self.threats().iter().any(|t| t.threat == id) || of.iter().any(|d| d.drawn == id)
        };
        for (i, card) in drawn.iter().enumerate() {
            let draws = card.caller.card().draws;
            if draws.is_none() || !is_here(card.caller, drawn) {
                return Err(MissionFault::UselessCall(card.caller));
            }
            if drawn[..i].iter().any(|other| other.caller == card.caller) {
                return Err(MissionFault::UselessCall(card.caller));
            }
            let is_twice = drawn[..i].iter().any(|other| other.drawn == card.drawn)
                || self.threats().iter().any(|t| t.threat == card.drawn);
            if is_twice || Some(card.drawn.card().location) != draws {
                return Err(MissionFault::WrongCall(card.drawn));
            }
        }
        self.drawn = [None; MAX_CALLED + 1];
        for (place, card) in self.drawn.iter_mut().zip(drawn) {
            *place = Some(*card);
        }
        self.check_draws()?;
        Ok(self)
    }

    /// Whether every card that draws another one has it.
    pub fn check_draws(&self) -> Result<(), MissionFault> {
        let in_play = self.threats().iter().map(|t| t.threat);
        let called = self.drawn.iter().flatten().map(|d| d.drawn);
        for id in in_play.chain(called) {
            if id.card().draws.is_some() && self.drawn_by(id).is_none() {
                return Err(MissionFault::MissingCall(id));
            }
        }
        Ok(())
    }

    /// The card that a caller, or the Space Time Vortex, has drawn.
    pub fn drawn_by(&self, caller: ThreatId) -> Option<ThreatId> {
        self.drawn
            .iter()
            .flatten()
            .find(|d| d.caller == caller)
            .map(|d| d.drawn)
    }

    /// Whether a card was drawn by a caller that met this fate without calling it.
    pub(crate) fn is_uncalled(
        &self,
        end: &crate::state::State,
        card: ThreatId,
        fate: crate::state::Fate,
    ) -> bool {
        let caller = self.drawn().find(|d| d.drawn == card).map(|d| d.caller);
        caller.is_some_and(
            |caller| match end.threats().iter().find(|t| t.id == caller) {
                Some(t) => t.fate == fate && !t.has_called,
                None => self.is_uncalled(end, caller, fate),
            },
        )
    }

    /// All cards drawn for others.
    pub fn drawn(&self) -> impl Iterator<Item = DrawnCard> {
        self.drawn.iter().flatten().copied()
    }

    /// The expansion's rules in force.
    pub fn frontier(&self) -> FrontierRules {
        self.frontier
    }

    /// The training level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The boards of red, white, blue and the inside.
    pub fn trajectories(&self) -> [Trajectory; 4] {
        self.trajectories
    }

    /// The threats in the order in which they act.
    pub fn threats(&self) -> &[Scheduled] {
        &self.threats[..self.threat_count as usize]
    }

    /// Whether the threat at this place of the list appears in this turn.
    #[inline]
    pub(crate) fn appears_in(&self, turn: u8, place: u8) -> bool {
        // Free places have the number 0, which is no turn.
        matches!(self.threats.get(place as usize), Some(scheduled) if scheduled.number == turn)
    }

    /// The order in which the tiles of each zone are drawn.
    pub fn damage(&self) -> &[[Tile; 6]; 3] {
        &self.damage
    }

    /// What was broken before.
    pub fn carried(&self) -> Carried {
        self.carried
    }
}

/// What every crew member has planned, in turn order, the captain first (SA-7.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub(crate) slots: [ActionSlots; MAX_CREW],
    pub(crate) meant: [[Action; TURNS]; MAX_CREW],
    pub(crate) crew: u8,
    pub(crate) any_misplay: bool,
    pub(crate) any_specialization: bool,
    /// Some slot holds or held a double half or a special card.
    pub(crate) any_expansion_card: bool,
    pub(crate) specializations: [Option<Specialization>; MAX_CREW],
    pub(crate) teleporter: TeleporterTokens,
}

/// Who holds the two tokens of the Teleporter, by place in turn order (NF-9.6.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeleporterTokens {
    /// The one who is moved; the Teleporter without a choice (NF-9.6.1).
    pub traveller: Option<u8>,
    /// The one to whose station the other is moved.
    pub destination: Option<u8>,
}

impl Plan {
    /// An empty plan for a crew of that size, 5 at most (SA-2.38).
    pub fn new(crew: usize) -> Plan {
        Plan {
            slots: [ActionSlots::EMPTY; MAX_CREW],
            meant: [[Action::None; TURNS]; MAX_CREW],
            crew: crew.min(MAX_CREW) as u8,
            any_misplay: false,
            any_specialization: false,
            any_expansion_card: false,
            specializations: [None; MAX_CREW],
            teleporter: TeleporterTokens::default(),
        }
    }

    /// Number of crew members.
    pub fn crew(&self) -> usize {
        self.crew as usize
    }

    /// The twelve slots of a crew member.
    pub fn slots(&self, crew: usize) -> [SlotCard; TURNS] {
        self.slots[crew].cards()
    }

    /// Puts the top half of a card, or special cards, into a slot; turns count from 1.
    pub fn set(&mut self, crew: usize, turn: u8, card: impl Into<SlotCard>) {
        if let Some(slots) = self.slots.get_mut(crew) {
            let card = card.into();
            slots.set(turn, card);
            self.any_expansion_card |= !card.is_single();
        }
    }

    /// Gives a crew member a specialization (NF-8.1.6).
    pub fn specialize(&mut self, crew: usize, specialization: Specialization) {
        if let Some(place) = self.specializations.get_mut(crew) {
            *place = Some(specialization);
            self.any_specialization = true;
        }
    }

    /// The specialization of a crew member.
    pub fn specialization(&self, crew: usize) -> Option<Specialization> {
        self.specializations.get(crew).copied().flatten()
    }

    /// Hands out the Teleporter's tokens (NF-9.6.2).
    pub fn set_teleporter(&mut self, tokens: TeleporterTokens) {
        self.teleporter = tokens;
    }

    /// Whether the plan uses a double half or a special card.
    pub fn uses_expansion(&self) -> bool {
        self.slots.iter().any(|slots| {
            slots
                .cards()
                .iter()
                .any(|card| card.is_double() || card.special != SpecialCards::None)
        })
    }

    /// Declares that the card revealed in this turn was misplayed, and what was meant (SA-7.50).
    pub fn misplay(&mut self, crew: usize, turn: u8, meant: Action) {
        if let Some(slot) = self
            .meant
            .get_mut(crew)
            .and_then(|s| s.get_mut((turn as usize).wrapping_sub(1)))
        {
            *slot = meant;
            self.any_misplay = true;
        }
    }

    /// What was declared as meant in this turn, if anything.
    pub fn meant(&self, crew: usize, turn: u8) -> Option<Action> {
        let meant = *self.meant.get(crew)?.get((turn as usize).wrapping_sub(1))?;
        (meant != Action::None).then_some(meant)
    }
}

/// Whether a misplay may turn what was shown into what was meant: the other half, or the opposite arrow (SA-7.50).
pub fn is_misplay(shown: Action, meant: Action) -> bool {
    match (shown, meant) {
        (Action::None, _) | (_, Action::None) => false,
        (Action::Red, Action::Blue) | (Action::Blue, Action::Red) => true,
        _ if shown.is_heroic() || meant.is_heroic() => HEROIC_CARDS.iter().any(|card| {
            (card.movement, card.action) == (shown, meant)
                || (card.movement, card.action) == (meant, shown)
        }),
        // Every movement is paired with every action (SA-2.25).
        _ => shown.is_movement() != meant.is_movement(),
    }
}

/// The stations where squads are stored, in the order used by [`Carried::missing_squads`] (SA-2.11).
pub const SQUAD_STATIONS: [Station; 2] = [Station::LowerRed, Station::UpperBlue];
