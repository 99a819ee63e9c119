//! A threat of the mission: where it is and what has become of it.

use crate::mission::{MAX_THREATS, Scheduled, Track};
use crate::stations::StationSet;
use crate::threats::{Effect, ThreatId, Traits};
use crate::trajectory::Trajectory;

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

impl Threat {
    /// Whether its card has jumps, so that its trajectory may change (NF-3.7).
    pub fn has_jumping_actions(&self) -> bool {
        let effects = self.id.card().actions.iter().copied().flatten();
        effects
            .into_iter()
            .any(|effect| matches!(effect, Effect::Jump(_)))
    }

    /// The lasting peculiarities of its card.
    #[inline]
    pub(crate) fn traits(&self) -> Traits {
        self.id.card().traits
    }

    /// A card on the first square of its board, not in play yet.
    pub(super) const fn new(scheduled: Scheduled, board: Trajectory) -> Threat {
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
pub(super) const NO_THREATS: [Threat; MAX_THREATS] = {
    let unused = Scheduled {
        number: 0,
        track: Track::Red,
        threat: ThreatId::FIRST,
    };
    [Threat::new(unused, Trajectory::T1); MAX_THREATS]
};
