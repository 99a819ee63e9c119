//! From the cards on the boards to the flight: the plan in turn order, the turns revealed one by one where misplayed cards
//! may be put right (SA-7.50, SA-AR-28), and the film.

use super::cards::Placed;
use super::command::Mistake;
use super::crew::Crew;
use super::deal::{BoardSlots, Round};
use super::logbook::MissionResult;
use super::view::{Correction, Slip};
use crate::action::Action;
use crate::campaign::Ship;
use crate::flight::fly;
use crate::flight_replay::FlightReplay;
use crate::mission::{
    Carried, DrawnCard, FrontierRules, Level, Mission, MissionFault, Plan, Scheduled, is_misplay,
};
use crate::narrate::{CrewColour, Narrator};
use crate::score::{Outcome, Score};
use crate::slot_card::SlotCard;
use crate::state::State;
use crate::stations::Station;
use crate::step::{NoRecorder, Part, Step, StepRecorder, Tile};
use crate::trajectory::Trajectory;
use serde::{Deserialize, Serialize};
use table::{Arg, Millis, Text};

/// How long the crew may look for misplayed cards in a turn, when somebody does not answer.
pub(crate) const REVEAL: Millis = Millis::secs(60);

/// A flight under way, or over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Flight {
    /// The turn that is revealed; after the flight the last one.
    pub turn: u8,
    /// Misplayed cards: crew number, turn, what was meant.
    pub meant: Vec<(u8, u8, Action)>,
    /// The card of this turn of each crew member, by crew number.
    pub revealed: Vec<Option<Placed>>,
    /// Where each of them stands when the cards are revealed; nothing in space.
    #[serde(default)]
    pub stands: Vec<Option<Station>>,
    /// Human crew members who have not answered yet, one bit each.
    pub waiting: u8,
    pub until: Option<Millis>,
    pub corrections: Vec<Correction>,
    pub result: Option<MissionResult>,
}

/// What a mission is made of.
pub(crate) struct MissionParts<'a> {
    pub level: Level,
    pub trajectories: [Trajectory; 4],
    pub threats: &'a [Scheduled],
    pub tiles: [[Tile; 6]; 3],
    pub carried: Carried,
    /// The cards drawn for others, a caller before what its card calls.
    pub drawn: &'a [DrawnCard],
    pub frontier: FrontierRules,
}

/// A mission from its parts. Threats that an officer laid where none can be are left out, and callers that drew no card
/// because their deck was empty.
pub(crate) fn mission_of(parts: &MissionParts<'_>) -> Mission {
    let mut threats = parts.threats.to_vec();
    loop {
        let mut drawn: Vec<DrawnCard> = Vec::new();
        for card in parts.drawn {
            let caller = |id| threats.iter().any(|t| t.threat == id);
            if caller(card.caller) || drawn.iter().any(|d| d.drawn == card.caller) {
                drawn.push(*card);
            }
        }
        let mission = Mission::new(
            parts.level,
            parts.trajectories,
            &threats,
            parts.tiles,
            parts.carried,
        );
        match mission.and_then(|mission| mission.with_drawn(&drawn)) {
            Ok(mission) => return mission.with_frontier(parts.frontier),
            Err(MissionFault::MissingCall(caller)) => {
                // The card on the table that the missing one was to be called by, directly or not.
                let mut first = caller;
                while let Some(by) = drawn.iter().find(|d| d.drawn == first) {
                    first = by.caller;
                }
                threats.retain(|t| t.threat != first);
            }
            Err(
                MissionFault::BadNumber(i)
                | MissionFault::WrongTrack(i)
                | MissionFault::SameSlot(i)
                | MissionFault::SameCard(i)
                | MissionFault::NoInternal(i),
            ) => drop(threats.remove(i)),
            Err(MissionFault::TooManyThreats) => drop(threats.pop()),
            Err(
                fault @ (MissionFault::SameTrajectory(_)
                | MissionFault::BadPile(_)
                | MissionFault::TooManyCalls
                | MissionFault::UselessCall(_)
                | MissionFault::WrongCall(_)),
            ) => {
                unreachable!("boards, piles and drawn cards are whole when dealt: {fault:?}")
            }
        }
    }
}

impl Round {
    /// The order in which the crew acts, by crew number (SA-7.2).
    pub fn order(&self, crew: &Crew) -> Vec<u8> {
        crew.order(usize::from(self.roles.captain))
    }

    /// Tells the flight with the names of the crew; androids without one are called by a colour.
    pub fn narrator(&self, crew: &Crew) -> Narrator {
        let label = |number: u8| {
            let place = usize::from(number);
            match crew.name(place) {
                "" => CrewColour::ALL[place % CrewColour::ALL.len()].label(crew.is_android(place)),
                name => Arg::from(name),
            }
        };
        let crew = self.order(crew).into_iter().map(label).collect();
        Narrator::new(self.level(), crew)
    }

    /// What comes at the ship.
    pub fn mission(&self) -> Mission {
        mission_of(&MissionParts {
            level: self.level(),
            trajectories: self.trajectories,
            threats: &self.threats,
            tiles: self.tiles,
            carried: self.ship.carried(),
            drawn: &self.expansion.drawn,
            frontier: self.frontier_rules(),
        })
    }

    /// A plan without cards for this crew: its size, its specializations and the Teleporter's tokens.
    pub fn empty_plan(&self, crew: &Crew) -> Plan {
        let mut plan = Plan::new(crew.size());
        for (place, number) in self.order(crew).into_iter().enumerate() {
            if let Some(skill) = self.expansion.skill(usize::from(number)) {
                plan.specialize(place, skill.specialization);
            }
        }
        plan.set_teleporter(self.teleporter_tokens(crew));
        plan
    }

    /// What the crew does, in turn order: only the cards on the boards count (SA-4.17).
    pub fn plan(&self, crew: &Crew, meant: &[(u8, u8, Action)]) -> Plan {
        let mut plan = self.empty_plan(crew);
        for (place, number) in self.order(crew).into_iter().enumerate() {
            for (index, placed) in self.boards[usize::from(number)].iter().enumerate() {
                if let Some(placed) = placed {
                    plan.set(place, index as u8 + 1, placed.slot_card());
                }
            }
            for (_, turn, action) in meant.iter().filter(|(who, _, _)| *who == number) {
                plan.misplay(place, *turn, *action);
            }
        }
        plan
    }

    /// Flies the mission to its end.
    pub fn fly(&self, crew: &Crew, flight: &Flight) -> (State, Outcome) {
        let (mission, plan) = (self.mission(), self.plan(crew, &flight.meant));
        let mut state = State::new(&mission, &plan);
        let outcome = fly(&mission, &plan, &mut state, &mut NoRecorder);
        (state, outcome)
    }

    /// What lies open in a turn before anybody acts, and where each crew member stands; nothing when the ship does not live to
    /// see it (SA-7.1).
    pub fn reveal(&self, crew: &Crew, flight: &Flight, turn: u8) -> Option<Vec<Revealed>> {
        let order = self.order(crew);
        let mut reveal = Reveal {
            turn,
            rows: order
                .iter()
                .map(|number| self.boards[usize::from(*number)])
                .collect(),
            shown: None,
        };
        let (mission, plan) = (self.mission(), self.plan(crew, &flight.meant));
        let mut state = State::new(&mission, &plan);
        fly(&mission, &plan, &mut state, &mut reveal);
        let shown = reveal.shown?;
        let mut by_number = vec![(None, None); order.len()];
        for (revealed, number) in shown.into_iter().zip(order) {
            by_number[usize::from(number)] = revealed;
        }
        Some(by_number)
    }

    /// The film as far as it may be seen: whole once the result is there, else up to the reveal of the turn that is on, with
    /// every later slot covered.
    pub fn film(&self, crew: &Crew, flight: &Flight) -> FlightReplay {
        let (mission, plan) = (self.mission(), self.plan(crew, &flight.meant));
        let narrator = self.narrator(crew);
        let mut film = FlightReplay::record(&mission, &plan, &narrator);
        if flight.result.is_none() {
            film.cover(flight.turn, |step| {
                narrator.say(step, &State::new(&mission, &plan))
            });
        }
        film
    }
}

/// The mistakes that a revealed card allows, and what was meant then (SA-7.50, SA-AR-28).
pub(crate) fn mistakes(card: Placed) -> impl Iterator<Item = Slip> {
    [Mistake::OtherHalf, Mistake::OtherArrow]
        .into_iter()
        .filter_map(move |mistake| {
            let meant = put_right(card, mistake)?;
            Some(Slip { mistake, meant })
        })
}

/// What was meant by a card with this mistake.
pub(crate) fn put_right(card: Placed, mistake: Mistake) -> Option<Action> {
    let shown = card.action();
    let meant = match (mistake, shown) {
        (Mistake::OtherHalf, _) => card.half(card.up.other()),
        (Mistake::OtherArrow, Action::Red) => Action::Blue,
        (Mistake::OtherArrow, Action::Blue) => Action::Red,
        (Mistake::OtherArrow, _) => return None,
    };
    is_misplay(shown, meant).then_some(meant)
}

/// The card of a crew member that lies open, and where that crew member stands.
pub(crate) type Revealed = (Option<Placed>, Option<Station>);

/// Follows the cards through all delays up to the moment at which a turn's cards are revealed.
struct Reveal {
    turn: u8,
    rows: Vec<BoardSlots>,
    shown: Option<Vec<Revealed>>,
}

impl StepRecorder for Reveal {
    const ON: bool = true;

    fn step(&mut self, state: &State, step: Step) {
        if self.shown.is_some() {
            return;
        }
        match step {
            Step::Delayed {
                crew, turn, moved, ..
            } => {
                // SA-8.3: the cards from the delayed turn on slide by one; the first slot is free, the last card may fall off.
                let from = usize::from(turn).saturating_sub(1);
                let row = &mut self.rows[usize::from(crew)];
                let to = (from + usize::from(moved)).min(row.len() - 1);
                row[from..=to].rotate_right(1);
                row[from] = None;
            }
            Step::Part {
                part: Part::PlayerActions,
            } if state.turn == self.turn => {
                let index = usize::from(self.turn) - 1;
                let cards = self.rows.iter().zip(state.crew());
                self.shown = Some(
                    cards
                        .map(|(row, member)| {
                            (row[index].filter(|_| !member.knocked_out), member.at)
                        })
                        .collect(),
                );
            }
            _ => {}
        }
    }
}

impl FlightReplay {
    /// Cuts the film where the cards of `turn` are revealed, and covers what lies face down after it.
    fn cover(&mut self, turn: u8, say: impl Fn(&Step) -> Text) {
        let revealed = |frame: &crate::flight_replay::Frame| {
            frame.turn == turn
                && matches!(
                    frame.step,
                    Step::Part {
                        part: Part::PlayerActions
                    }
                )
        };
        if let Some(cut) = self.frames.iter().position(revealed) {
            self.frames.truncate(cut + 1);
        }
        let hide = |row: &mut Vec<SlotCard>| {
            row.iter_mut()
                .skip(usize::from(turn))
                .for_each(|slot| *slot = SlotCard::EMPTY);
        };
        self.start.slots.iter_mut().for_each(hide);
        for frame in &mut self.frames {
            frame
                .changes
                .slots
                .iter_mut()
                .for_each(|(_, row)| hide(row));
            if let Step::Delayed { lost, .. } = &mut frame.step {
                *lost = SlotCard::EMPTY;
                frame.text = say(&frame.step); // the words of a delay depend on nothing but the step
            }
        }
        self.outcome = Outcome::Survived {
            score: Score::default(),
        };
        self.total = 0;
    }
}

/// What a viewer may assume of tiles nobody has seen: the harmless ones first.
pub(crate) fn assumed_piles(ship: &Ship) -> [[Tile; 6]; 3] {
    crate::stations::Zone::ALL.map(|zone| {
        ship.pile(zone, |rest| {
            rest.sort_by_key(|tile| match tile {
                Tile::Structural => 0,
                Tile::Gravolift => 1,
                Tile::LightLaser => 2,
                Tile::HeavyLaser => 3,
                Tile::Shield => 4,
                Tile::Reactor => 5,
            });
        })
    })
}
