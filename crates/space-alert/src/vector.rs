//! Recorded missions with the outcome somebody else gave them, and the comparison with ours.
//!
//! The format is described in `docs/vectors.md`: one JSON object a line.

mod compare;

pub use compare::Difference;

use crate::action::Action;
use crate::mission::{
    Carried, Level, MAX_CREW, Mission, MissionFault, Plan, Scheduled, TURNS, Track,
};
use crate::narrate;
use crate::place::Zone;
use crate::step::Tile;
use crate::threats::ThreatId;
use crate::trajectory::Trajectory;
use serde::Deserialize;
use table::Text;

/// One recorded mission.
#[derive(Clone, Debug, Deserialize)]
pub struct Vector {
    /// Its name in the file.
    pub id: String,
    /// What was flown.
    pub mission: Recorded,
    /// What came of it.
    pub expected: Expected,
}

/// What was flown.
#[derive(Clone, Debug, Deserialize)]
pub struct Recorded {
    tracks: Tracks,
    threats: Vec<RecordedThreat>,
    damage: PerZone<Vec<RecordedTile>>,
    crew: Vec<RecordedCrew>,
    /// A rule of The New Frontier.
    #[serde(default)]
    variable_range_interceptors: bool,
}

#[derive(Clone, Debug, Deserialize)]
struct Tracks {
    red: Trajectory,
    white: Trajectory,
    blue: Trajectory,
    internal: Trajectory,
}

#[derive(Clone, Debug, Deserialize)]
struct RecordedThreat {
    turn: u8,
    zone: Track,
    id: ThreatId,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
struct PerZone<T> {
    red: T,
    white: T,
    blue: T,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
enum RecordedTile {
    #[serde(rename = "upper cannon")]
    UpperCannon,
    #[serde(rename = "lower cannon")]
    LowerCannon,
    #[serde(rename = "shield")]
    Shield,
    #[serde(rename = "reactor")]
    Reactor,
    #[serde(rename = "gravolift")]
    Gravolift,
    #[serde(rename = "structural")]
    Structural,
}

impl From<RecordedTile> for Tile {
    fn from(tile: RecordedTile) -> Tile {
        match tile {
            RecordedTile::UpperCannon => Tile::HeavyLaser,
            RecordedTile::LowerCannon => Tile::LightLaser,
            RecordedTile::Shield => Tile::Shield,
            RecordedTile::Reactor => Tile::Reactor,
            RecordedTile::Gravolift => Tile::Gravolift,
            RecordedTile::Structural => Tile::Structural,
        }
    }
}

#[derive(Clone, Debug, Deserialize)]
struct RecordedCrew {
    actions: Vec<Option<RecordedAction>>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
enum RecordedAction {
    A,
    B,
    C,
    #[serde(rename = "battlebots")]
    Battlebots,
    #[serde(rename = "left(red)")]
    Left,
    #[serde(rename = "right(blue)")]
    Right,
    #[serde(rename = "change deck")]
    ChangeDeck,
    #[serde(rename = "heroic A")]
    HeroicA,
    #[serde(rename = "heroic B")]
    HeroicB,
    #[serde(rename = "heroic battlebots")]
    HeroicBattlebots,
    #[serde(rename = "heroic upper red")]
    HeroicUpperRed,
    #[serde(rename = "heroic upper white")]
    HeroicUpperWhite,
    #[serde(rename = "heroic upper blue")]
    HeroicUpperBlue,
    #[serde(rename = "heroic lower red")]
    HeroicLowerRed,
    #[serde(rename = "heroic lower white")]
    HeroicLowerWhite,
    #[serde(rename = "heroic lower blue")]
    HeroicLowerBlue,
}

impl From<RecordedAction> for Action {
    fn from(action: RecordedAction) -> Action {
        use RecordedAction::*;
        match action {
            A => Action::A,
            B => Action::B,
            C => Action::C,
            Battlebots => Action::Battlebots,
            Left => Action::Red,
            Right => Action::Blue,
            ChangeDeck => Action::Lift,
            HeroicA => Action::HeroicA,
            HeroicB => Action::HeroicB,
            HeroicBattlebots => Action::HeroicBattlebots,
            HeroicUpperRed => Action::HeroicUpperRed,
            HeroicUpperWhite => Action::HeroicUpperWhite,
            HeroicUpperBlue => Action::HeroicUpperBlue,
            HeroicLowerRed => Action::HeroicLowerRed,
            HeroicLowerWhite => Action::HeroicLowerWhite,
            HeroicLowerBlue => Action::HeroicLowerBlue,
        }
    }
}

/// What somebody else's resolver made of it.
#[derive(Clone, Debug, Deserialize)]
pub struct Expected {
    result: RecordedResult,
    turn: u8,
    cause: Option<RecordedCause>,
    score: Option<RecordedScore>,
    damage: Option<PerZone<Vec<RecordedTile>>>,
    threats: Option<Vec<RecordedFate>>,
    #[serde(default)]
    turns: Vec<RecordedTurn>,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RecordedResult {
    Survived,
    Lost,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct RecordedCause {
    threat: Option<ThreatId>,
    kind: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct RecordedScore {
    total: i16,
    destroyed: i16,
    survived: i16,
    observation: i16,
    damage: i16,
    worst_zone: i16,
    knocked_out: i16,
    disabled_battlebots: i16,
}

#[derive(Clone, Debug, Deserialize)]
struct RecordedFate {
    id: ThreatId,
    state: String,
}

#[derive(Clone, Debug, Deserialize)]
struct RecordedTurn {
    turn: u8,
    reactors: [u8; 3],
    shields: [u8; 3],
    fuel: u8,
    rockets: u8,
    damage: [u8; 3],
    crew: Vec<RecordedMember>,
    threats: Vec<RecordedPosition>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct RecordedMember {
    at: Option<String>,
    knocked_out: bool,
    battlebots: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
struct RecordedPosition {
    id: ThreatId,
    position: i8,
    hp: Option<i16>,
    speed: u8,
}

/// Why a recorded mission cannot be flown here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VectorFault {
    /// Not a mission by the rules.
    Mission(MissionFault),
    /// More than five crew members, or none.
    CrewSize(usize),
    /// A crew member with more than twelve actions.
    TooManyActions(usize),
    /// A pile without its six tiles.
    PileSize(Zone),
    /// A rule that is not implemented.
    VariableRangeInterceptors,
}

impl VectorFault {
    /// The reason in words.
    pub fn text(&self) -> Text {
        let place = |id, index: usize| Text::new(id).with("position", index as i64 + 1);
        match *self {
            VectorFault::Mission(fault) => match fault {
                MissionFault::TooManyThreats => Text::new("vector-fault-too-many-threats"),
                MissionFault::BadNumber(i) => place("vector-fault-bad-number", i),
                MissionFault::WrongTrack(i) => place("vector-fault-wrong-track", i),
                MissionFault::SameSlot(i) => place("vector-fault-same-slot", i),
                MissionFault::SameCard(i) => place("vector-fault-same-card", i),
                MissionFault::NoInternal(i) => place("vector-fault-no-internal", i),
                MissionFault::SameTrajectory(board) => {
                    Text::new("vector-fault-same-trajectory").with("board", format!("{board:?}"))
                }
                MissionFault::BadPile(zone) => {
                    Text::new("vector-fault-bad-pile").with("zone", narrate::zone(zone))
                }
            },
            VectorFault::CrewSize(size) => {
                Text::new("vector-fault-crew-size").with("count", size as i64)
            }
            VectorFault::TooManyActions(i) => place("vector-fault-too-many-actions", i),
            VectorFault::PileSize(zone) => {
                Text::new("vector-fault-bad-pile").with("zone", narrate::zone(zone))
            }
            VectorFault::VariableRangeInterceptors => Text::new("vector-fault-interceptors"),
        }
    }

    /// The rule behind it, where there is one.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            VectorFault::Mission(fault) => Some(fault.rule()),
            VectorFault::CrewSize(_) => Some("SA-2.38"),
            VectorFault::TooManyActions(_) => Some("SA-5.3"),
            VectorFault::PileSize(_) => Some("SA-2.35"),
            VectorFault::VariableRangeInterceptors => None,
        }
    }
}

impl Recorded {
    /// Our mission and plan of the recorded ones.
    pub fn to_mission(&self) -> Result<(Mission, Plan), VectorFault> {
        if self.variable_range_interceptors {
            return Err(VectorFault::VariableRangeInterceptors);
        }
        if self.crew.is_empty() || self.crew.len() > MAX_CREW {
            return Err(VectorFault::CrewSize(self.crew.len()));
        }
        let pile = |zone, tiles: &[RecordedTile]| -> Result<[Tile; 6], VectorFault> {
            let tiles: [RecordedTile; 6] =
                tiles.try_into().map_err(|_| VectorFault::PileSize(zone))?;
            Ok(tiles.map(Tile::from))
        };
        let damage = [
            pile(Zone::Red, &self.damage.red)?,
            pile(Zone::White, &self.damage.white)?,
            pile(Zone::Blue, &self.damage.blue)?,
        ];
        let threats: Vec<Scheduled> = self
            .threats
            .iter()
            .map(|t| Scheduled {
                number: t.turn,
                track: t.zone,
                threat: t.id,
            })
            .collect();
        let t = &self.tracks;
        let boards = [t.red, t.white, t.blue, t.internal];
        let mission = Mission::new(Level::Mission, boards, &threats, damage, Carried::default())
            .map_err(VectorFault::Mission)?;
        let mut plan = Plan::new(self.crew.len());
        for (i, member) in self.crew.iter().enumerate() {
            if member.actions.len() > TURNS {
                return Err(VectorFault::TooManyActions(i));
            }
            for (turn, action) in (1..).zip(&member.actions) {
                plan.set(i, turn, action.map_or(Action::None, Action::from));
            }
        }
        Ok((mission, plan))
    }
}
