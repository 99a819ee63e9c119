//! Rough Roads around the flights: drawing the cards, the dead column, order piles, Nasty Surprise (GX-8.2 to GX-8.5).

use super::{GalaxyTrucker, Phase};
use crate::building::Building;
use crate::cards::{CardId, Level};
use crate::event::Event;
use crate::flight_rules::FlightRules;
use crate::question::Question;
use crate::rough_roads::{RoughRoad, order_pile_size, tough_trip_cards};
use crate::rounds::Moment;
use crate::setup::Setup;
use serde::{Deserialize, Serialize};
use table::{Dice, Recorder, Seat};

/// The Rough Roads cards of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct RoadCards {
    /// Face down; the last one is drawn next. Nobody knows them.
    deck: Vec<RoughRoad>,
    /// Face up: they apply to this flight, in the order in which they were drawn (GX-8.2).
    pub in_force: Vec<RoughRoad>,
    /// The printed number of the column in which nothing works (GX-8.49).
    pub dead_column: Option<u8>,
    /// The cards of the next flight are drawn when machinations are chosen (GX-7.4).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    waiting: bool,
}

impl RoadCards {
    /// The top card. When none is left, those that lie nowhere are shuffled.
    fn draw(&mut self, setup: &Setup, dice: &mut Dice) -> Option<RoughRoad> {
        if self.deck.is_empty() {
            self.deck = setup
                .road_cards()
                .filter(|road| !self.in_force.contains(road))
                .collect();
            dice.shuffle(&mut self.deck);
        }
        self.deck.pop()
    }

    /// Discards the cards of the last flight and draws those of the next one; with Evil Machinations they are drawn only when
    /// everybody has chosen (GX-8.2, GX-8.3, GX-7.4).
    pub fn prepare(
        &mut self,
        setup: &Setup,
        rules: &FlightRules,
        building: &mut Building,
        dice: &mut Dice,
    ) {
        self.in_force.clear();
        self.dead_column = None;
        self.waiting = setup.evil_machinations && setup.rough_roads > 0;
        if !self.waiting {
            self.lay_out(setup, rules, building, dice);
        }
    }

    /// Draws the cards of the next flight and lays out what they need for building (GX-8.2, GX-8.46, GX-8.49).
    fn lay_out(
        &mut self,
        setup: &Setup,
        rules: &FlightRules,
        building: &mut Building,
        dice: &mut Dice,
    ) {
        for _ in 0..setup.rough_roads {
            let card = self.draw(setup, dice);
            self.in_force.extend(card);
        }
        self.apply(setup, building);
        if self.in_force.contains(&RoughRoad::DeadZone) {
            self.roll_dead_column(rules, building, dice);
        }
        if self.in_force.contains(&RoughRoad::MadeToOrder) {
            for berth in &mut building.berths {
                if berth.ship.roads().has(RoughRoad::MadeToOrder) && !berth.closed {
                    let size = order_pile_size(rules.number).min(building.face_down.len());
                    let left = building.face_down.len() - size;
                    berth.order_pile = building.face_down.split_off(left);
                }
            }
        }
    }

    /// Every ship learns which of the cards apply to it: all, or as many as the handicap of its seat (GX-8.5).
    fn apply(&self, setup: &Setup, building: &mut Building) {
        for (seat, berth) in building.berths.iter_mut().enumerate() {
            let count = usize::from(setup.roads_of(seat));
            let roads = self.in_force.iter().copied().take(count).collect();
            berth.ship.set_roads(roads);
        }
    }

    /// A column is rolled until it is one of the ship's (GX-8.49).
    fn roll_dead_column(&mut self, rules: &FlightRules, building: &mut Building, dice: &mut Dice) {
        let board = rules.class.board();
        // Every board has a column that is rolled often; the limit only makes an end certain.
        for _ in 0..1000 {
            let rolled = [dice.roll(6) as u8, dice.roll(6) as u8];
            let squares = board
                .line(true, board.line_of(true, rolled))
                .and(board.squares);
            if let Some(square) = squares.first() {
                self.dead_column = Some(board.label(square)[0]);
                building.dead = squares;
                return;
            }
        }
    }

    /// After building a Nasty Surprise is replaced by a card without the construction symbol (GX-8.51). The new card.
    fn replace_surprise(&mut self, setup: &Setup, dice: &mut Dice) -> Option<RoughRoad> {
        let place = self
            .in_force
            .iter()
            .position(|road| *road == RoughRoad::NastySurprise)?;
        // Each draw takes a card off a deck that has others than those with the symbol.
        let limit = 2 * RoughRoad::ALL.len();
        let card = (0..limit)
            .filter_map(|_| self.draw(setup, dice))
            .find(|road| !road.construction() && *road != RoughRoad::NastySurprise)?;
        self.in_force[place] = card;
        Some(card)
    }
}

impl GalaxyTrucker {
    /// The ships take off: a Nasty Surprise is replaced, and what does not work is switched off (GX-8.51, GX-8.49a).
    pub(super) fn surprise_and_switch_off(
        &mut self,
        building: &mut Building,
        rec: &mut impl Recorder<Event>,
    ) {
        if let Some(card) = self.roads.replace_surprise(&self.setup, &mut self.dice) {
            self.roads.apply(&self.setup, building);
            rec.tell_all(|| Event::SurpriseReplaced { card });
        }
        let dead = building.dead;
        for berth in &mut building.berths {
            if berth.ship.roads().has(RoughRoad::DeadZone) {
                berth.ship.switch_off(dead);
            }
        }
    }

    /// Draws the cards that waited, as soon as nobody chooses a machination any more (GX-7.4).
    pub(super) fn draw_waiting_roads(&mut self, rec: &mut impl Recorder<Event>) {
        let rules = self.rules();
        let seats = Seat::first(self.players.len() as u8);
        let Phase::Around(building, Moment::BeforeBuilding) = &mut self.phase else {
            return;
        };
        let mut seats = seats.map(|seat| building.questions.question(seat));
        if !self.roads.waiting || seats.any(|asked| asked == Some(&Question::ChooseMachination)) {
            return;
        }
        self.roads.waiting = false;
        self.roads
            .lay_out(&self.setup, &rules, building, &mut self.dice);
        self.tell_roads(rec);
    }

    /// Tells the cards of a flight that is being prepared.
    pub(super) fn tell_roads(&self, rec: &mut impl Recorder<Event>) {
        if !self.roads.in_force.is_empty() {
            rec.tell_all(|| Event::RoadsDrawn {
                cards: self.roads.in_force.clone(),
                dead_column: self.roads.dead_column,
            });
        }
    }

    /// Cards of deck III that a Tough Trip adds: none without it (GX-8.31).
    pub(super) fn tough_trip(&mut self, drawn: &[CardId]) -> Vec<CardId> {
        if !self.roads.in_force.contains(&RoughRoad::ToughTrip) {
            return Vec::new();
        }
        let mut drawn = drawn.to_vec();
        let pile = [(Level::III, tough_trip_cards(self.rules().number))];
        super::launch::draw_cards(
            &self.setup,
            &pile,
            &mut self.used,
            &mut drawn,
            &mut self.dice,
        )
    }

    /// The Rough Roads cards that apply to this flight, in the order in which they were drawn.
    pub fn roads_in_force(&self) -> &[RoughRoad] {
        match &self.phase {
            Phase::Over(_) => &[],
            _ => &self.roads.in_force,
        }
    }
}
