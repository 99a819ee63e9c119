//! Recorded missions with the outcome somebody else gave them, and the comparison with ours.
//!
//! The format is described in `docs/vectors.md`: one JSON object a line.

use crate::action::Action;
use crate::flight::fly;
use crate::mission::{Carried, Level, Mission, MissionFault, Plan, Scheduled, Track};
use crate::place::{Station, Zone};
use crate::score::Outcome;
use crate::state::{Fate, Squad, State, Threat};
use crate::step::{Loss, Recorder, Step, Tile};
use crate::threats::{ThreatId, Traits};
use crate::trajectory::Trajectory;
use serde::Deserialize;

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

impl std::fmt::Display for VectorFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            VectorFault::Mission(fault) => write!(
                f,
                "not a mission by the rules ({}): {fault:?}",
                fault.rule()
            ),
            VectorFault::CrewSize(n) => write!(f, "a crew has 1 to 5 members, not {n} (SA-2.38)"),
            VectorFault::TooManyActions(i) => {
                write!(f, "crew member {} has more than 12 actions", i + 1)
            }
            VectorFault::PileSize(zone) => {
                write!(f, "the {zone:?} pile does not have six tiles (SA-2.35)")
            }
            VectorFault::VariableRangeInterceptors => {
                f.write_str("variable-range interceptors are not base rules")
            }
        }
    }
}

impl Recorded {
    /// Our mission and plan of the recorded ones.
    pub fn to_mission(&self) -> Result<(Mission, Plan), VectorFault> {
        if self.variable_range_interceptors {
            return Err(VectorFault::VariableRangeInterceptors);
        }
        if self.crew.is_empty() || self.crew.len() > crate::mission::MAX_CREW {
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
            if member.actions.len() > crate::mission::TURNS {
                return Err(VectorFault::TooManyActions(i));
            }
            for (turn, action) in (1..).zip(&member.actions) {
                plan.set(i, turn, action.map_or(Action::None, Action::from));
            }
        }
        Ok((mission, plan))
    }
}

/// Keeps the state at the end of every turn.
#[derive(Default)]
struct TurnEnds(Vec<State>);

impl Recorder for TurnEnds {
    const ON: bool = true;
    fn step(&mut self, state: &State, step: Step) {
        if matches!(step, Step::TurnEnds { .. }) {
            self.0.push(state.clone());
        }
    }
}

impl Vector {
    /// Flies the mission and compares every turn, tile, threat and score part. The first difference, if any.
    pub fn compare(&self) -> Result<Option<String>, VectorFault> {
        let (mission, plan) = self.mission.to_mission()?;
        let mut state = State::new(&mission, &plan);
        let mut ends = TurnEnds::default();
        let outcome = fly(&mission, &plan, &mut state, &mut ends);
        Ok(self.difference(&mission, &state, &ends.0, outcome).err())
    }

    fn difference(
        &self,
        mission: &Mission,
        end: &State,
        ends: &[State],
        outcome: Outcome,
    ) -> Result<(), String> {
        let e = &self.expected;
        for (i, recorded) in e.turns.iter().enumerate() {
            let Some(ours) = ends.get(i) else {
                return Err(format!(
                    "turn {}: recorded as flown, ours is lost",
                    recorded.turn
                ));
            };
            // The recorders leave a pilot outside in turn 13, where SA-14.3 brings the interceptors home.
            let before = if recorded.turn == 13 {
                ends.get(i.wrapping_sub(1))
            } else {
                None
            };
            recorded
                .compare(ours, before)
                .map_err(|d| format!("turn {}: {d}", recorded.turn))?;
        }
        match outcome {
            Outcome::Survived { score } => {
                same("result", RecordedResult::Survived, e.result)?;
                if let Some(expected) = &e.score {
                    let ours = RecordedScore {
                        total: score.total(),
                        destroyed: score.destroyed,
                        survived: score.survived,
                        observation: score.observation,
                        damage: score.damage,
                        worst_zone: score.worst_zone,
                        knocked_out: score.knocked_out,
                        disabled_battlebots: score.disabled_battlebots,
                    };
                    same("score", &ours, expected)?;
                }
                if let Some(expected) = &e.damage {
                    for (zone, tiles) in
                        Zone::ALL
                            .into_iter()
                            .zip([&expected.red, &expected.white, &expected.blue])
                    {
                        let drawn =
                            &mission.damage()[zone.index()][..end.damage[zone.index()] as usize];
                        let recorded: Vec<Tile> = tiles.iter().map(|&t| t.into()).collect();
                        same(&format!("{zone:?} tiles"), drawn, &recorded[..])?;
                    }
                }
            }
            Outcome::Lost { turn, loss, threat } => {
                same("result", RecordedResult::Lost, e.result)?;
                same("turn of the loss", turn, e.turn)?;
                if let Some(cause) = &e.cause {
                    if let Some(expected) = cause.threat {
                        same("what lost the ship", threat, expected)?;
                    }
                    if let Some(kind) = &cause.kind {
                        let ours = match loss {
                            Loss::ZoneDestroyed { .. } => "damage",
                            Loss::Doomed { .. } => "special",
                        };
                        same("kind of loss", ours, kind.as_str())?;
                    }
                }
            }
        }
        for expected in e.threats.iter().flatten() {
            let ours = end
                .threats()
                .iter()
                .find(|t| t.id == expected.id)
                .map_or("absent", |t| match t.fate {
                    Fate::Waiting => "not appeared",
                    Fate::InPlay => "on track",
                    Fate::Destroyed => "destroyed",
                    Fate::Survived => "survived",
                });
            same(expected.id.code(), ours, expected.state.as_str())?;
        }
        Ok(())
    }
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, ours: T, recorded: T) -> Result<(), String> {
    if ours == recorded {
        Ok(())
    } else {
        Err(format!("{what}: ours {ours:?}, recorded {recorded:?}"))
    }
}

impl RecordedTurn {
    fn compare(&self, ours: &State, before: Option<&State>) -> Result<(), String> {
        same("turn", ours.turn, self.turn)?;
        same("reactors", ours.reactors, self.reactors)?;
        same("shields", ours.shields, self.shields)?;
        same("fuel", ours.fuel, self.fuel)?;
        same("rockets", ours.rockets, self.rockets)?;
        same("damage", ours.damage, self.damage)?;
        same("crew size", ours.crew().len(), self.crew.len())?;
        for (i, (m, recorded)) in ours.crew().iter().zip(&self.crew).enumerate() {
            let came_home = before.is_some_and(|b| b.crew()[i].at.is_none() && !m.knocked_out);
            let at = if came_home { None } else { m.at };
            let member = RecordedMember {
                at: if m.knocked_out {
                    None
                } else {
                    Some(place_name(at).to_string())
                },
                knocked_out: m.knocked_out,
                battlebots: match m.squad {
                    Squad::None => None,
                    Squad::Active => Some("active".into()),
                    Squad::Disabled | Squad::Lost => Some("disabled".into()),
                },
            };
            same(&format!("crew member {}", i + 1), &member, recorded)?;
        }
        let in_play: Vec<_> = ours
            .threats()
            .iter()
            .filter(|t| t.fate == Fate::InPlay)
            .collect();
        // Slime is recorded once for each of its tokens.
        let rows = |t: &Threat| {
            if t.traits.has(Traits::SLIME) {
                t.at.0.count_ones()
            } else {
                1
            }
        };
        let tokens: u32 = in_play.iter().map(|t| rows(t)).sum();
        same(
            "threats on their tracks",
            tokens as usize,
            self.threats.len(),
        )?;
        for recorded in &self.threats {
            let code = recorded.id.code();
            let t = in_play
                .iter()
                .find(|t| t.id == recorded.id)
                .ok_or(format!("{code}: not on its track"))?;
            same(&format!("{code} position"), t.position, recorded.position)?;
            same(&format!("{code} speed"), t.speed, recorded.speed)?;
            if let Some(hp) = recorded.hp.filter(|_| !t.traits.has(Traits::SLIME)) {
                same(
                    &format!("{code} hit points"),
                    i16::from(t.hit_points) - i16::from(t.damage),
                    hp,
                )?;
            }
        }
        Ok(())
    }
}

fn place_name(at: Option<Station>) -> &'static str {
    match at {
        None => "space 1",
        Some(Station::UpperRed) => "upper red",
        Some(Station::UpperWhite) => "upper white",
        Some(Station::UpperBlue) => "upper blue",
        Some(Station::LowerRed) => "lower red",
        Some(Station::LowerWhite) => "lower white",
        Some(Station::LowerBlue) => "lower blue",
    }
}
