//! Recorded missions with the results of other programs, and the comparison with ours.
//!
//! The format is described in `docs/space-alert-recorded-missions.md`: one JSON object a line.

mod compare;

pub use compare::Difference;

use crate::action::Action;
use crate::mission::{
    Carried, DrawnCard, FrontierRules, Level, MAX_CREW, Mission, MissionFault, Plan, Scheduled,
    TURNS, Track,
};
use crate::narrate;
use crate::slot_card::SlotCard;
use crate::specialization::{SpecialCards, Specialization};
use crate::stations::Zone;
use crate::step::Tile;
use crate::threats::ThreatId;
use crate::trajectory::Trajectory;
use serde::Deserialize;
use table::Text;

/// One recorded mission.
#[derive(Clone, Debug, Deserialize)]
pub struct RecordedMission {
    /// Its name in the file.
    pub id: String,
    /// What was flown.
    pub mission: MissionRecord,
    /// The recorded result.
    pub expected: Expected,
}

/// What was flown.
#[derive(Clone, Debug, Deserialize)]
pub struct MissionRecord {
    tracks: Tracks,
    threats: Vec<RecordedThreat>,
    damage: PerZone<Vec<RecordedTile>>,
    crew: Vec<RecordedCrew>,
    /// NF-6 holds, also with single action cards.
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
    /// The card that this threat calls.
    #[serde(default)]
    bonus: Option<ThreatId>,
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
    actions: Vec<Option<RecordedSlot>>,
    #[serde(default)]
    specialization: Option<Specialization>,
}

/// What lies in a slot: an action, a double half, a special card, or a special card with its companion.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged)]
enum RecordedSlot {
    Special(RecordedSpecial),
    Half(RecordedHalf),
    Pair {
        special: RecordedSpecial,
        with: RecordedHalf,
    },
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged)]
enum RecordedHalf {
    Single(RecordedAction),
    Double([RecordedAction; 2]),
    /// Special Ops: the basic card beside the advanced one.
    Special(RecordedSpecial),
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RecordedSpecial {
    Basic,
    Advanced,
}

impl From<RecordedSpecial> for SpecialCards {
    fn from(special: RecordedSpecial) -> SpecialCards {
        match special {
            RecordedSpecial::Basic => SpecialCards::Basic,
            RecordedSpecial::Advanced => SpecialCards::Advanced,
        }
    }
}

impl From<RecordedHalf> for SlotCard {
    fn from(half: RecordedHalf) -> SlotCard {
        match half {
            RecordedHalf::Single(action) => SlotCard::single(action.into()),
            RecordedHalf::Double([first, second]) => SlotCard::double(first.into(), second.into()),
            RecordedHalf::Special(special) => SlotCard::EMPTY.with_special(special.into()),
        }
    }
}

impl From<RecordedSlot> for SlotCard {
    fn from(slot: RecordedSlot) -> SlotCard {
        match slot {
            RecordedSlot::Special(special) => SlotCard::EMPTY.with_special(special.into()),
            RecordedSlot::Half(half) => half.into(),
            RecordedSlot::Pair {
                with: RecordedHalf::Special(_),
                ..
            } => SlotCard::EMPTY.with_special(SpecialCards::Both),
            RecordedSlot::Pair { special, with } => {
                SlotCard::from(with).with_special(special.into())
            }
        }
    }
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

/// The result of the other program.
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
    #[serde(default)]
    special: i16,
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
    /// The trajectory of an external threat.
    #[serde(default)]
    zone: Option<Track>,
    /// Own shield points, without the Marauder's bonus.
    #[serde(default)]
    shield: Option<i8>,
}

/// Why a recorded mission cannot be flown here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// Not a mission by the rules.
    Mission(MissionFault),
    /// More than five crew members, or none.
    CrewSize(usize),
    /// A crew member with more than twelve actions.
    TooManyActions(usize),
    /// A pile without its six tiles.
    PileSize(Zone),
    /// Two crew members have this specialization (NF-8.1.7).
    SameSpecialization(Specialization),
    /// This crew member plays special cards without a specialization.
    NoSpecialization(usize),
}

fn about_card(id: &'static str, card: ThreatId) -> Text {
    Text::new(id).with("card", card.code())
}

impl RecordFault {
    /// The reason in words.
    pub fn text(&self) -> Text {
        let place = |id, index: usize| Text::new(id).with("position", index as i64 + 1);
        match *self {
            RecordFault::Mission(fault) => match fault {
                MissionFault::TooManyThreats => Text::new("sa-recorded-fault-too-many-threats"),
                MissionFault::BadNumber(i) => place("sa-recorded-fault-bad-number", i),
                MissionFault::WrongTrack(i) => place("sa-recorded-fault-wrong-track", i),
                MissionFault::SameSlot(i) => place("sa-recorded-fault-same-slot", i),
                MissionFault::SameCard(i) => place("sa-recorded-fault-same-card", i),
                MissionFault::NoInternal(i) => place("sa-recorded-fault-no-internal", i),
                MissionFault::TooManyCalls => Text::new("sa-recorded-fault-too-many-calls"),
                MissionFault::MissingCall(id) => about_card("sa-recorded-fault-missing-call", id),
                MissionFault::UselessCall(id) => about_card("sa-recorded-fault-useless-call", id),
                MissionFault::WrongCall(id) => about_card("sa-recorded-fault-wrong-call", id),
                MissionFault::SameTrajectory(board) => {
                    Text::new("sa-recorded-fault-same-trajectory")
                        .with("board", format!("{board:?}"))
                }
                MissionFault::BadPile(zone) => {
                    Text::new("sa-recorded-fault-bad-pile").with("zone", narrate::zone(zone))
                }
            },
            RecordFault::CrewSize(size) => {
                Text::new("sa-recorded-fault-crew-size").with("count", size as i64)
            }
            RecordFault::TooManyActions(i) => place("sa-recorded-fault-too-many-actions", i),
            RecordFault::PileSize(zone) => {
                Text::new("sa-recorded-fault-bad-pile").with("zone", narrate::zone(zone))
            }
            RecordFault::SameSpecialization(specialization) => {
                Text::new("sa-recorded-fault-same-specialization").with(
                    "special",
                    narrate::message("sa-specialization", specialization),
                )
            }
            RecordFault::NoSpecialization(i) => place("sa-recorded-fault-no-specialization", i),
        }
    }

    /// The rule behind it, where there is one.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            RecordFault::Mission(fault) => Some(fault.rule()),
            RecordFault::CrewSize(_) => Some("SA-2.38"),
            RecordFault::TooManyActions(_) => Some("SA-5.3"),
            RecordFault::PileSize(_) => Some("SA-2.35"),
            RecordFault::SameSpecialization(_) => Some("NF-8.1.7"),
            RecordFault::NoSpecialization(_) => Some("NF-8.1.6"),
        }
    }
}

impl MissionRecord {
    /// Our mission and plan of the recorded ones.
    pub fn to_mission(&self) -> Result<(Mission, Plan), RecordFault> {
        if self.crew.is_empty() || self.crew.len() > MAX_CREW {
            return Err(RecordFault::CrewSize(self.crew.len()));
        }
        let pile = |zone, tiles: &[RecordedTile]| -> Result<[Tile; 6], RecordFault> {
            let tiles: [RecordedTile; 6] =
                tiles.try_into().map_err(|_| RecordFault::PileSize(zone))?;
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
            .map_err(RecordFault::Mission)?;
        let drawn: Vec<DrawnCard> = self
            .threats
            .iter()
            .filter_map(|t| {
                Some(DrawnCard {
                    caller: t.id,
                    drawn: t.bonus?,
                })
            })
            .collect();
        let mission = mission
            .with_drawn(&drawn)
            .map_err(RecordFault::Mission)?
            .with_frontier(FrontierRules {
                variable_range: self.variable_range_interceptors,
                ..FrontierRules::default()
            });
        let mut plan = Plan::new(self.crew.len());
        for (i, member) in self.crew.iter().enumerate() {
            if member.actions.len() > TURNS {
                return Err(RecordFault::TooManyActions(i));
            }
            for (turn, slot) in (1..).zip(&member.actions) {
                let card = slot.map_or(SlotCard::EMPTY, SlotCard::from);
                if card.special != SpecialCards::None && member.specialization.is_none() {
                    return Err(RecordFault::NoSpecialization(i));
                }
                plan.set(i, turn, card);
            }
            if let Some(specialization) = member.specialization {
                let before = &self.crew[..i];
                if before
                    .iter()
                    .any(|m| m.specialization == Some(specialization))
                {
                    return Err(RecordFault::SameSpecialization(specialization));
                }
                plan.specialize(i, specialization);
            }
        }
        Ok((mission, plan))
    }
}
