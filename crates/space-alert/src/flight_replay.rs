//! A recorded flight as data for those who show it: the start, and for every step what it changed.

use crate::mission::{DrawnCard, Level, Mission, Plan, Scheduled, Track};
use crate::narrate::Narrator;
use crate::score::Outcome;
use crate::slot_card::SlotCard;
use crate::specialization::Specialization;
use crate::state::{Fate, FrontierMarkers, Squad, State, Stored, Threat};
use crate::stations::{Station, Zone};
use crate::step::{Step, Tile};
use crate::threats::System;
use crate::trajectory::Trajectory;
use serde::Serialize;
use table::{Arg, Text};

/// A whole flight: apply `changes` of each frame to `start`, one after the other, to see any moment of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FlightReplay {
    /// Which rules were switched on.
    pub level: Level,
    /// Boards of red, white, blue and the inside.
    pub trajectories: [Trajectory; 4],
    /// The threats in acting order; frames refer to them by index. Called threats follow (NF-3.9).
    pub threats: Vec<Scheduled>,
    /// The cards drawn by callers (NF-3.9.1).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<DrawnCard>>"))]
    pub drawn: Vec<DrawnCard>,
    /// The specialization of each crew member, where there is one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        feature = "ts",
        ts(optional, as = "Option<Vec<Option<Specialization>>>")
    )]
    pub specializations: Vec<Option<Specialization>>,
    /// What the crew members are called, in turn order.
    pub crew: Vec<Arg>,
    /// Before the first turn.
    pub start: Snapshot,
    /// Every step.
    pub frames: Vec<Frame>,
    /// How it ended.
    pub outcome: Outcome,
    /// The sum of the score; 0 when lost.
    pub total: i16,
}

/// One step and what it changed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    /// The turn it belongs to.
    pub turn: u8,
    /// What happened.
    pub step: Step,
    /// The rule behind it.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub rule: &'static str,
    /// The step in words (`docs/texts.md`).
    pub text: Text,
    /// What is different from the frame before.
    pub changes: Changes,
}

/// Everything on the table that can be seen at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Snapshot {
    /// The ship.
    pub ship: ShipSnapshot,
    /// The crew in turn order.
    pub crew: Vec<MemberSnapshot>,
    /// The slots of each crew member as they lie.
    pub slots: Vec<Vec<SlotCard>>,
    /// The threats in acting order.
    pub threats: Vec<ThreatSnapshot>,
}

/// The ship at one moment. Arrays of three are red, white, blue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShipSnapshot {
    /// Energy in the reactors.
    pub reactors: [u8; 3],
    /// What they can hold.
    pub reactor_capacity: [u8; 3],
    /// Energy in the shields.
    pub shields: [u8; 3],
    /// What they can hold.
    pub shield_capacity: [u8; 3],
    /// Fuel capsules left.
    pub fuel: u8,
    /// Rockets in store.
    pub rockets: u8,
    /// A rocket on the first and on the second square of its track.
    pub rocket_track: [bool; 2],
    /// Damage of each zone.
    pub damage: [u8; 3],
    /// The tiles drawn, in the order of drawing.
    pub tiles: [Vec<Tile>; 3],
    /// Squads stored in Lower Red and Upper Blue: intact, slimed or taken.
    pub stored: [&'static str; 2],
    /// Systems that cannot be used because a malfunction covers them.
    pub blocked: Vec<(Station, System)>,
    /// Stations with Slime.
    pub slime: Vec<Station>,
    /// Stations that knock out every crew member who enters.
    pub lethal: Vec<Station>,
    /// Weapons activated in this turn.
    pub activated: Vec<Station>,
    /// Phases in which the computer was maintained.
    pub maintained: [bool; 3],
    /// Best visual confirmation of each phase.
    pub looked: [u8; 3],
    /// The interceptors will not fly again.
    pub interceptors_lost: bool,
    /// Markers of The New Frontier; nothing while there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub frontier: Option<FrontierMarkers>,
}

/// A crew member at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MemberSnapshot {
    /// The station; nothing means in space.
    pub at: Option<Station>,
    /// `none`, `active`, `disabled` or `lost`.
    #[cfg_attr(
        feature = "ts",
        ts(type = "\"none\" | \"active\" | \"disabled\" | \"lost\"")
    )]
    pub squad: &'static str,
    /// Out of the mission.
    pub knocked_out: bool,
}

/// A threat at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ThreatSnapshot {
    /// What has become of it.
    pub fate: Fate,
    /// Square, counted from the ship.
    pub position: i8,
    /// Damage on the card.
    pub damage: u8,
    /// Hit points.
    pub hit_points: u8,
    /// Shield points with all bonuses.
    pub shield: i8,
    /// Squares per move.
    pub speed: u8,
    /// Stations of its tokens.
    pub at: Vec<Station>,
    /// Stealth seen, cryoshield gone, alien grown, or the first Slime token destroyed.
    pub changed: bool,
    /// The zone of its trajectory where it has jumped to another one (NF-3.7).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub track: Option<Track>,
    /// Out of phase: nothing reaches it (NF-3.3).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub out_of_phase: bool,
    /// The card of a threat that was called and follows the numbered ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub called: Option<Scheduled>,
}

/// The parts of a snapshot that a step changed. Entries of lists carry their index.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Changes {
    /// The ship.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ship: Option<ShipSnapshot>,
    /// Crew members.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        feature = "ts",
        ts(optional, as = "Option<Vec<(usize, MemberSnapshot)>>")
    )]
    pub crew: Vec<(usize, MemberSnapshot)>,
    /// Rows of slots.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        feature = "ts",
        ts(optional, as = "Option<Vec<(usize, Vec<SlotCard>)>>")
    )]
    pub slots: Vec<(usize, Vec<SlotCard>)>,
    /// Threats.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        feature = "ts",
        ts(optional, as = "Option<Vec<(usize, ThreatSnapshot)>>")
    )]
    pub threats: Vec<(usize, ThreatSnapshot)>,
}

impl FlightReplay {
    /// Flies the mission and keeps everything that is needed to show it.
    pub fn record(mission: &Mission, plan: &Plan, narrator: &Narrator) -> FlightReplay {
        let (recording, outcome) = crate::record_flight(mission, plan);
        let start = Snapshot::of(&State::new(mission, plan), mission);
        let mut before = start.clone();
        let frames = recording.frames.iter().map(|(step, state)| {
            let after = Snapshot::of(state, mission);
            let changes = Changes::between(&before, &after);
            before = after;
            Frame {
                turn: state.turn,
                step: *step,
                rule: step.rule(),
                text: narrator.say(step, state),
                changes,
            }
        });
        FlightReplay {
            level: mission.level(),
            trajectories: mission.trajectories(),
            threats: mission.threats().to_vec(),
            drawn: mission.drawn().collect(),
            specializations: specializations(plan),
            crew: (0..plan.crew()).map(|i| narrator.label(i)).collect(),
            frames: frames.collect(),
            start,
            outcome,
            total: match outcome {
                Outcome::Survived { score } => score.total(),
                Outcome::Lost { .. } => 0,
            },
        }
    }
}

/// The specializations of the crew; empty where nobody has one.
fn specializations(plan: &Plan) -> Vec<Option<Specialization>> {
    let all: Vec<_> = (0..plan.crew()).map(|i| plan.specialization(i)).collect();
    match all.iter().any(Option::is_some) {
        true => all,
        false => Vec::new(),
    }
}

impl Snapshot {
    /// What can be seen of a state.
    pub fn of(state: &State, mission: &Mission) -> Snapshot {
        let mut blocked = Vec::new();
        for system in [System::A, System::B, System::C] {
            blocked.extend(
                state
                    .blocked(system)
                    .iter()
                    .map(|station| (station, system)),
            );
        }
        let full = state.level.is_full_length();
        let drawn = |zone: Zone| match full {
            true => state.drawn_tiles(zone).to_vec(),
            false => Vec::new(),
        };
        Snapshot {
            ship: ShipSnapshot {
                reactors: state.reactors(),
                reactor_capacity: Zone::ALL.map(|z| state.reactor_capacity(z)),
                shields: state.shields(),
                shield_capacity: Zone::ALL.map(|z| state.shield_capacity(z)),
                fuel: state.fuel,
                rockets: state.rockets(),
                rocket_track: state.rocket_track(),
                damage: state.damage,
                tiles: Zone::ALL.map(drawn),
                stored: state.stored.map(|stored| match stored {
                    Stored::Intact => "intact",
                    Stored::Slimed => "slimed",
                    Stored::Empty => "empty",
                }),
                blocked,
                slime: state.slime().iter().collect(),
                lethal: state.lethal().iter().collect(),
                activated: state.activated().iter().collect(),
                maintained: [1, 2, 3].map(|phase| state.is_maintained(phase)),
                looked: state.looked,
                interceptors_lost: state.interceptors_lost,
                frontier: Some(state.frontier())
                    .filter(|markers| mission.frontier().variable_range || markers.is_used()),
            },
            crew: state
                .crew()
                .iter()
                .map(|m| MemberSnapshot {
                    at: m.at,
                    squad: match m.squad {
                        Squad::None => "none",
                        Squad::Active => "active",
                        Squad::Disabled => "disabled",
                        Squad::Lost => "lost",
                    },
                    knocked_out: m.knocked_out,
                })
                .collect(),
            slots: (0..state.crew().len())
                .map(|crew| state.slots(crew).to_vec())
                .collect(),
            threats: state
                .threats()
                .iter()
                .enumerate()
                .map(|(i, t)| ThreatSnapshot::of(state, i, t))
                .collect(),
        }
    }
}

impl ThreatSnapshot {
    fn of(state: &State, i: usize, t: &Threat) -> ThreatSnapshot {
        let inside = t.track == Track::Internal && t.fate != Fate::Waiting;
        ThreatSnapshot {
            fate: t.fate,
            position: t.position,
            damage: t.damage,
            hit_points: t.hit_points,
            shield: state.shield_of(i),
            speed: t.speed,
            at: if inside {
                t.at.iter().collect()
            } else {
                Vec::new()
            },
            changed: t.changed,
            track: t.has_jumping_actions().then_some(t.track),
            out_of_phase: !state.is_in_phase(i),
            called: t.called.then_some(Scheduled {
                number: t.number,
                track: t.track,
                threat: t.id,
            }),
        }
    }
}

impl Changes {
    fn between(before: &Snapshot, after: &Snapshot) -> Changes {
        fn differing<T: Clone + PartialEq>(before: &[T], after: &[T]) -> Vec<(usize, T)> {
            let entries = after.iter().enumerate();
            entries
                .filter(|(i, a)| before.get(*i) != Some(a))
                .map(|(i, a)| (i, a.clone()))
                .collect()
        }
        Changes {
            ship: (before.ship != after.ship).then(|| after.ship.clone()),
            crew: differing(&before.crew, &after.crew),
            slots: differing(&before.slots, &after.slots),
            threats: differing(&before.threats, &after.threats),
        }
    }

    /// Carries the changes out on a snapshot.
    pub fn apply(&self, snapshot: &mut Snapshot) {
        if let Some(ship) = &self.ship {
            snapshot.ship = ship.clone();
        }
        for (i, member) in &self.crew {
            snapshot.crew[*i] = *member;
        }
        for (i, row) in &self.slots {
            snapshot.slots[*i] = row.clone();
        }
        for (i, threat) in &self.threats {
            match snapshot.threats.get_mut(*i) {
                Some(place) => *place = threat.clone(),
                None => snapshot.threats.push(threat.clone()), // called just now
            }
        }
    }
}
