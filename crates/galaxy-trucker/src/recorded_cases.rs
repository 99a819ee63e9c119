//! Recorded cases: questions about ships, hits, movements and whole cards with the answers that other programs gave, and
//! the comparison with ours. One JSON object a line; the format is described in `docs/galaxy-trucker-vectors.md`.

mod card;

use crate::board::ShipClass;
use crate::cards::{Hazard, HazardKind, Size};
use crate::check::Fault;
use crate::hazard::Hit;
use crate::route;
use crate::ship::{Contents, Placed, Ship};
use crate::side::{Rotation, Side};
use crate::square::{Square, Squares};
use crate::tiles::{Alien, TileId};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use table::Text;

/// One recorded case.
#[derive(Clone, Debug, Deserialize)]
pub struct RecordedCase {
    /// Its name in the file.
    pub id: String,
    #[serde(default)]
    board: Option<ShipClass>,
    #[serde(default)]
    tiles: Vec<RecordedTile>,
    ask: Ask,
    expected: serde_json::Value,
}

#[derive(Clone, Debug, Deserialize)]
struct RecordedTile {
    at: Label,
    tile: String,
    rotation: Rotation,
}

/// Printed column and row.
type Label = [u8; 2];
type Pieces = Vec<Vec<Label>>;

#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Ask {
    Check,
    Ship,
    Strength {
        what: What,
        #[serde(default)]
        powered: Vec<Label>,
        alien: Option<Aboard>,
    },
    Epidemic {
        crew: Vec<RecordedCrew>,
    },
    Remove {
        at: Label,
        #[serde(default)]
        aliens: BTreeMap<AlienName, Label>,
    },
    Hit(Step),
    Sequence {
        steps: Vec<Step>,
    },
    Movement {
        positions: BTreeMap<String, i32>,
        moves: Vec<RecordedMove>,
    },
    Card(card::CardCase),
}

/// Whether the matching alien is aboard, or its cabin.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
enum Aboard {
    Somewhere(bool),
    In(Label),
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum What {
    Cannon,
    Engine,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AlienName {
    Brown,
    Purple,
}

impl From<AlienName> for Alien {
    fn from(name: AlienName) -> Alien {
        match name {
            AlienName::Brown => Alien::Brown,
            AlienName::Purple => Alien::Purple,
        }
    }
}

#[derive(Clone, Debug, Deserialize)]
struct RecordedCrew {
    at: Label,
    crew: CrewName,
    count: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum CrewName {
    Human,
    Brown,
    Purple,
}

#[derive(Clone, Debug, Deserialize)]
struct Step {
    hazard: HazardKind,
    size: Size,
    from: Side,
    roll: u8,
    defend: bool,
    #[serde(default)]
    keep: Option<Label>,
}

#[derive(Clone, Debug, Deserialize)]
struct RecordedMove {
    player: String,
    days: i32,
}

/// Where ours differs from the recorded answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The member of the answer.
    pub what: String,
    /// What was recorded.
    pub recorded: String,
    /// What we say.
    pub ours: String,
}

impl Difference {
    /// The sentence about it.
    pub fn text(&self) -> Text {
        Text::new("gt-case-difference")
            .with("what", self.what.as_str())
            .with("recorded", self.recorded.as_str())
            .with("ours", self.ours.as_str())
    }
}

/// Why a recorded case cannot be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CaseFault {
    /// The case has no board.
    NoBoard,
    /// No tile is called so.
    UnknownTile(String),
    /// The board has no such square.
    NoSuchSquare(Label),
    /// Two tiles on one square.
    SquareTwice(Label),
    /// A move by somebody who has no position, or by too many days.
    BadMove(String),
    /// The crew does not fit there.
    BadCrew(Label),
    /// The recorded answer does not have the form of this kind of question.
    BadAnswer(String),
    /// A card, a player or an answer that cannot be; the message that says why.
    Impossible(&'static str),
}

impl CaseFault {
    /// Why it cannot be answered.
    pub fn text(&self) -> Text {
        let square = |id: &str, [column, row]: &Label| {
            Text::new(id).with("column", *column).with("row", *row)
        };
        match self {
            CaseFault::NoBoard => Text::new("gt-case-no-board"),
            CaseFault::UnknownTile(name) => {
                Text::new("gt-case-unknown-tile").with("name", name.as_str())
            }
            CaseFault::NoSuchSquare(at) => square("gt-file-no-such-square", at),
            CaseFault::SquareTwice(at) => square("gt-file-square-twice", at),
            CaseFault::BadMove(player) => {
                Text::new("gt-case-bad-move").with("name", player.as_str())
            }
            CaseFault::BadCrew(at) => square("gt-case-bad-crew", at),
            CaseFault::BadAnswer(why) => Text::new("gt-case-bad-answer").with("why", why.as_str()),
            CaseFault::Impossible(why) => Text::new(*why),
        }
    }
}

impl RecordedCase {
    /// Answers the question and compares. `None`: both say the same.
    pub fn compare(&self) -> Result<Option<Difference>, CaseFault> {
        match &self.ask {
            Ask::Check => self.compare_check(),
            Ask::Ship => self.compare_ship(),
            Ask::Strength {
                what,
                powered,
                alien,
            } => self.compare_strength(*what, powered, *alien),
            Ask::Epidemic { crew } => self.compare_epidemic(crew),
            Ask::Remove { at, aliens } => self.compare_remove(*at, aliens),
            Ask::Hit(step) => self.compare_hit(step),
            Ask::Sequence { steps } => self.compare_sequence(steps),
            Ask::Movement { positions, moves } => self.compare_movement(positions, moves),
            Ask::Card(case) => case.compare(self.answer()?),
        }
    }

    fn answer<T: serde::de::DeserializeOwned>(&self) -> Result<T, CaseFault> {
        T::deserialize(&self.expected).map_err(|why| CaseFault::BadAnswer(why.to_string()))
    }

    fn square(&self, label: Label) -> Result<Square, CaseFault> {
        let class = self.board.ok_or(CaseFault::NoBoard)?;
        class
            .board()
            .at_label(label[0], label[1])
            .ok_or(CaseFault::NoSuchSquare(label))
    }

    fn ship(&self) -> Result<Ship, CaseFault> {
        let mut ship = Ship::empty(self.board.ok_or(CaseFault::NoBoard)?);
        for tile in &self.tiles {
            let id = TileId::named(&tile.tile)
                .ok_or_else(|| CaseFault::UnknownTile(tile.tile.clone()))?;
            let square = self.square(tile.at)?;
            if ship.placed(square).is_some() {
                return Err(CaseFault::SquareTwice(tile.at));
            }
            ship.put(
                square,
                Placed {
                    tile: id,
                    rotation: tile.rotation,
                },
            );
        }
        Ok(ship)
    }

    fn compare_check(&self) -> Result<Option<Difference>, CaseFault> {
        #[derive(Deserialize)]
        struct Answer {
            legal: Option<bool>,
            faults: Option<Vec<RecordedFault>>,
            pieces: Option<Pieces>,
        }
        let ship = self.ship()?;
        let answer: Answer = self.answer()?;
        let faults = ship.faults();
        // The recordings take engines off first that do not point to the rear (GT-13.9) and judge the other faults without them; pieces count them.
        let mut upright = ship;
        for square in ship.askew.iter() {
            upright.take(square);
        }
        let askew = ship
            .askew
            .iter()
            .map(|square| Fault::EngineDirection { square });
        let known: Vec<RecordedFault> = askew
            .chain(upright.faults())
            .filter_map(|fault| RecordedFault::of(fault, &ship))
            .collect();
        Ok(differ("legal", answer.legal, ship.is_legal())
            .or_else(|| {
                let sorted = |mut list: Vec<RecordedFault>| {
                    for fault in &mut list {
                        fault.squares.sort_unstable();
                    }
                    list.sort_unstable();
                    list
                };
                differ("faults", answer.faults.map(sorted), sorted(known))
            })
            .or_else(|| differ_pieces(answer.pieces, &ship))
            .or_else(|| differ("no faults", Some(ship.is_legal()), faults.is_empty())))
    }

    fn compare_ship(&self) -> Result<Option<Difference>, CaseFault> {
        #[derive(Deserialize)]
        struct Answer {
            exposed: Option<u32>,
            alien_cabins: Option<BTreeMap<AlienName, Vec<Label>>>,
        }
        let ship = self.ship()?;
        let answer: Answer = self.answer()?;
        if let Some(difference) = differ("exposed", answer.exposed, ship.exposed()) {
            return Ok(Some(difference));
        }
        for (alien, mut cabins) in answer.alien_cabins.unwrap_or_default() {
            cabins.sort_unstable();
            let ours = labels(&ship, ship.alien_cabins(alien.into()));
            if let Some(difference) = differ("alien_cabins", Some(cabins), ours) {
                return Ok(Some(difference));
            }
        }
        Ok(None)
    }

    fn compare_strength(
        &self,
        what: What,
        powered: &[Label],
        alien: Option<Aboard>,
    ) -> Result<Option<Difference>, CaseFault> {
        #[derive(Deserialize)]
        struct Answer {
            cannon_x2: Option<u32>,
            engine: Option<u32>,
        }
        let mut ship = self.ship()?;
        let answer: Answer = self.answer()?;
        let powered = powered
            .iter()
            .map(|at| self.square(*at))
            .collect::<Result<Squares, _>>()?;
        let cabin = match alien {
            None | Some(Aboard::Somewhere(false)) => None,
            // Where it lives makes no difference to the strength.
            Some(Aboard::Somewhere(true)) => ship.occupied().first(),
            Some(Aboard::In(label)) => Some(self.square(label)?),
        };
        if let Some(square) = cabin {
            let colour = match what {
                What::Cannon => Alien::Purple,
                What::Engine => Alien::Brown,
            };
            ship.set_alien(square, Some(colour));
        }
        Ok(match what {
            What::Cannon => differ(
                "cannon_x2",
                answer.cannon_x2,
                ship.cannon_strength_x2(powered),
            ),
            What::Engine => differ("engine", answer.engine, ship.engine_strength(powered)),
        })
    }

    fn compare_epidemic(&self, crew: &[RecordedCrew]) -> Result<Option<Difference>, CaseFault> {
        #[derive(Deserialize)]
        struct Answer {
            lose_one: Option<Vec<Label>>,
            crew_after: Option<Vec<Count>>,
        }
        #[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
        struct Count {
            at: Label,
            count: u8,
        }
        let mut ship = self.ship()?;
        let answer: Answer = self.answer()?;
        for member in crew {
            let square = self.square(member.at)?;
            let contents = match (member.crew, member.count) {
                (_, 0) => Contents::default(),
                (CrewName::Human, humans @ 1..=2) => Contents {
                    humans,
                    ..Contents::default()
                },
                (CrewName::Brown, 1) => Contents {
                    alien: Some(Alien::Brown),
                    ..Contents::default()
                },
                (CrewName::Purple, 1) => Contents {
                    alien: Some(Alien::Purple),
                    ..Contents::default()
                },
                _ => return Err(CaseFault::BadCrew(member.at)),
            };
            if !ship.cabins().has(square) {
                return Err(CaseFault::BadCrew(member.at));
            }
            ship.set_contents(square, contents);
        }
        let infected = ship.infected();
        let sorted = |mut list: Vec<Label>| {
            list.sort_unstable();
            list
        };
        if let Some(difference) = differ(
            "lose_one",
            answer.lose_one.map(sorted),
            labels(&ship, infected),
        ) {
            return Ok(Some(difference));
        }
        for square in infected.iter() {
            ship.lose_crew_member(square);
        }
        let mut after: Vec<Count> = crew
            .iter()
            .map(|member| {
                let contents = ship.contents(self.square(member.at)?);
                Ok(Count {
                    at: member.at,
                    count: contents.humans + u8::from(contents.alien.is_some()),
                })
            })
            .collect::<Result<_, CaseFault>>()?;
        after.sort_unstable();
        let recorded = answer.crew_after.map(|mut list| {
            list.sort_unstable();
            list
        });
        Ok(differ("crew_after", recorded, after))
    }

    fn compare_remove(
        &self,
        at: Label,
        aliens: &BTreeMap<AlienName, Label>,
    ) -> Result<Option<Difference>, CaseFault> {
        #[derive(Deserialize)]
        struct Answer {
            pieces: Option<Pieces>,
            exposed: Option<u32>,
            aliens: Option<BTreeMap<AlienName, Label>>,
        }
        let mut ship = self.ship()?;
        let answer: Answer = self.answer()?;
        for (alien, cabin) in aliens {
            ship.set_alien(self.square(*cabin)?, Some((*alien).into()));
        }
        ship.take(self.square(at)?);
        if let Some(difference) = differ_pieces(answer.pieces, &ship) {
            return Ok(Some(difference));
        }
        if ship.pieces().len() == 1
            && let Some(difference) = differ("exposed", answer.exposed, ship.exposed())
        {
            return Ok(Some(difference));
        }
        ship.stranded_aliens().iter().for_each(|square| {
            ship.set_alien(square, None);
        });
        let left: BTreeMap<AlienName, Label> = [AlienName::Brown, AlienName::Purple]
            .into_iter()
            .filter_map(|name| {
                let square = ship.alien(name.into())?;
                Some((name, ship.board().label(square)))
            })
            .collect();
        Ok(differ("aliens", answer.aliens, left))
    }

    fn compare_hit(&self, step: &Step) -> Result<Option<Difference>, CaseFault> {
        let ship = self.ship()?;
        let answer: StepAnswer = self.answer()?;
        Ok(answer.differ(&strike(&ship, step), &ship))
    }

    fn compare_sequence(&self, steps: &[Step]) -> Result<Option<Difference>, CaseFault> {
        #[derive(Deserialize)]
        struct Answer {
            steps: Vec<StepAnswer>,
            left: Option<Vec<Label>>,
        }
        let mut ship = self.ship()?;
        let answer: Answer = self.answer()?;
        if answer.steps.len() != steps.len() {
            return Err(CaseFault::Impossible("gt-case-steps"));
        }
        let mut last = None;
        for (step, recorded) in steps.iter().zip(answer.steps) {
            let struck = strike(&ship, step);
            let before = ship;
            if let Some(square) = struck.destroyed {
                ship.take(square);
                last = Some(square);
            }
            if let Some(difference) = recorded.differ(&struck, &before) {
                return Ok(Some(difference));
            }
            let pieces = ship.pieces();
            if pieces.len() > 1 {
                if let Some(difference) = differ_pieces(recorded.pieces, &ship) {
                    return Ok(Some(difference));
                }
                let keep = match step.keep {
                    Some(label) => self.square(label)?,
                    None => return Err(CaseFault::BadAnswer("which piece goes on".to_owned())),
                };
                let lost = ship.occupied().without(
                    pieces
                        .into_iter()
                        .find(|piece| piece.has(keep))
                        .unwrap_or_default(),
                );
                for square in lost.iter() {
                    ship.take(square);
                }
            }
        }
        let left = answer.left.map(|mut left| {
            left.sort_unstable();
            left
        });
        // A recording whose last tile is destroyed still lists it at the end.
        let ours = if ship.occupied().is_empty() {
            last.map(|square| ship.board().label(square))
                .into_iter()
                .collect()
        } else {
            labels(&ship, ship.occupied())
        };
        Ok(differ("left", left, ours))
    }

    fn compare_movement(
        &self,
        positions: &BTreeMap<String, i32>,
        moves: &[RecordedMove],
    ) -> Result<Option<Difference>, CaseFault> {
        #[derive(Deserialize)]
        struct Answer {
            positions: Vec<BTreeMap<String, i32>>,
        }
        /// Far beyond every move of the game; a file may hold anything.
        const FAR: i32 = 10_000;
        let answer: Answer = self.answer()?;
        if answer.positions.len() != moves.len() {
            return Err(CaseFault::Impossible("gt-case-positions"));
        }
        let mut positions = positions.clone();
        for (step, recorded) in moves.iter().zip(answer.positions) {
            let from = *positions
                .get(&step.player)
                .filter(|from| from.abs() <= FAR && step.days.abs() <= FAR && positions.len() <= 8)
                .ok_or_else(|| CaseFault::BadMove(step.player.clone()))?;
            let others = positions
                .iter()
                .filter(|(name, _)| **name != step.player)
                .map(|(_, position)| *position);
            let to = route::moved(from, step.days, others);
            positions.insert(step.player.clone(), to);
            if let Some(difference) = differ("positions", Some(recorded), positions.clone()) {
                return Ok(Some(difference));
            }
        }
        Ok(None)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
struct RecordedFault {
    error: String,
    squares: Vec<Label>,
}

impl RecordedFault {
    /// The fault as the recordings write it; they have no word for tiles outside or apart.
    fn of(fault: Fault, ship: &Ship) -> Option<RecordedFault> {
        let error = match fault {
            Fault::Connector { .. } => "connector",
            Fault::EngineDirection { .. } => "engine_direction",
            Fault::BehindEngine { .. } => "behind_engine",
            Fault::FrontOfCannon { .. } => "front_of_cannon",
            Fault::FrontOfThruster { .. }
            | Fault::Outside { .. }
            | Fault::Hole { .. }
            | Fault::Separate { .. }
            | Fault::JoinsHalves { .. } => return None,
        };
        let (square, other) = fault.squares();
        Some(RecordedFault {
            error: error.to_owned(),
            squares: std::iter::once(square)
                .chain(other)
                .map(|square| ship.board().label(square))
                .collect(),
        })
    }
}

/// What a hit did.
struct Struck {
    struck: Option<Square>,
    destroyed: Option<Square>,
    defence: &'static str,
}

/// A hit on a ship, defended if the step says so. The recordings count no tokens: a battery is enough.
fn strike(ship: &Ship, step: &Step) -> Struck {
    let hazard = Hazard {
        kind: step.hazard,
        size: step.size,
        from: step.from,
    };
    let safe = |struck, defence| Struck {
        struck: Some(struck),
        destroyed: None,
        defence,
    };
    match ship.hit(hazard, step.roll) {
        Hit::Miss => Struck {
            struck: None,
            destroyed: None,
            defence: "miss",
        },
        Hit::Bounce { struck } => safe(struck, "bounce"),
        Hit::Shot { struck, .. } => safe(struck, "single_cannon"),
        Hit::Plated { struck } => safe(struck, "plating"),
        Hit::Threat {
            struck, defences, ..
        } if step.defend && !defences.is_empty() && !ship.batteries().is_empty() => {
            let large = step.size == Size::Large;
            safe(struck, if large { "double_cannon" } else { "shield" })
        }
        Hit::Threat { struck, .. } => Struck {
            struck: Some(struck),
            destroyed: Some(struck),
            defence: "none",
        },
    }
}

#[derive(Deserialize)]
struct StepAnswer {
    #[serde(default, deserialize_with = "present")]
    struck: Option<Option<Label>>,
    #[serde(default, deserialize_with = "present")]
    destroyed: Option<Option<Label>>,
    defence: Option<String>,
    pieces: Option<Pieces>,
}

/// Tells a member that is null from one that is absent.
fn present<'de, D: serde::Deserializer<'de>>(d: D) -> Result<Option<Option<Label>>, D::Error> {
    Option::<Label>::deserialize(d).map(Some)
}

impl StepAnswer {
    fn differ(&self, ours: &Struck, ship: &Ship) -> Option<Difference> {
        let label = |square: Option<Square>| square.map(|square| ship.board().label(square));
        differ("struck", self.struck, label(ours.struck))
            .or_else(|| differ("destroyed", self.destroyed, label(ours.destroyed)))
            .or_else(|| differ("defence", self.defence.as_deref(), ours.defence))
    }
}

/// Compares a member of the answer; one that is absent was not agreed on and is not compared.
fn differ<T: PartialEq + fmt::Debug>(
    what: &str,
    recorded: Option<T>,
    ours: T,
) -> Option<Difference> {
    let recorded = recorded?;
    (recorded != ours).then(|| Difference {
        what: what.to_owned(),
        recorded: format!("{recorded:?}"),
        ours: format!("{ours:?}"),
    })
}

fn differ_pieces(recorded: Option<Pieces>, ship: &Ship) -> Option<Difference> {
    let sorted = |mut pieces: Pieces| {
        for piece in &mut pieces {
            piece.sort_unstable();
        }
        pieces.sort_unstable();
        pieces
    };
    let ours = ship
        .pieces()
        .into_iter()
        .map(|piece| labels(ship, piece))
        .collect();
    differ("pieces", recorded.map(sorted), sorted(ours))
}

fn labels(ship: &Ship, squares: Squares) -> Vec<Label> {
    let mut labels: Vec<Label> = squares
        .iter()
        .map(|square| ship.board().label(square))
        .collect();
    labels.sort_unstable();
    labels
}
