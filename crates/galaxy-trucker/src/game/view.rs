//! What everybody sees, and what only one seat sees (GT-31.60).
//!
//! Fields of the expansions that are off, zero, none or empty are not written: most tables play without them, and the server
//! keeps the written view of each table. `web/src/galaxy-trucker/complete-view.ts` reads them.

use super::{GalaxyTrucker, Phase};
use crate::board::ShipClass;
use crate::building::{Hourglass, SET_ASIDE};
use crate::cards::CardId;
use crate::check::Fault;
use crate::difficulty::DifficultyDie;
use crate::event::GaveUpBecause;
use crate::flight::{AwayHalf, Pilot};
use crate::flight_rules::FlightKind;
use crate::goods::Goods;
use crate::halves::Half;
use crate::is_default;
use crate::question::{AlienCabin, Fitting, Question, StandingOrder};
use crate::rough_roads::RoughRoad;
use crate::rounds::Moment;
use crate::settlement::Receipt;
use crate::setup::{Aids, Setup};
use crate::ship::{Placed, Ship};
use crate::side::Rotation;
use crate::specialization::Specialization;
use crate::square::{Square, Squares};
use crate::support_team::team::Hired;
use crate::support_team::{Ability, Fittings, Marks, Member};
use crate::tiles::{Alien, TileId};
use serde::{Deserialize, Serialize};
use table::{Millis, Seat};

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StageName {
    /// Cards are chosen and squares marked before building (GX-11).
    BeforeBuilding,
    /// Abilities that may correct errors are used before the check (GX-19.12).
    BeforeCheck,
    /// The other abilities after building (GX-19.12).
    AfterCheck,
    /// The countdown before "Go".
    Countdown,
    /// Ships are built.
    Building,
    /// Time is up: number tiles are claimed.
    Claim,
    /// Ships with errors are repaired.
    Check,
    /// Crew goes aboard.
    Crew,
    /// Class IV: insurance is bought or not (GX-16.5).
    Insurance,
    /// Adventure cards.
    Flight,
    /// The receipt is shown.
    Receipt,
    /// The game is over.
    Over,
}

/// The flight that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FlightView {
    /// Its place in the game, from zero.
    pub index: u8,
    /// Flights of the game.
    pub of: u8,
    /// Which.
    pub kind: FlightKind,
    /// The flight number.
    pub number: u8,
    /// The ship board.
    pub class: ShipClass,
    /// Class IIIB: squares with these numbers are holes (GX-15.2, GX-15.3).
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub hole_dice: Option<[u8; 2]>,
    /// The holes themselves: while ships are built only at tables that mark errors (GX-15.6).
    #[serde(skip_serializing_if = "is_default", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Square>>"))]
    pub holes: Squares,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The number of the ship it builds or flies.
    pub ship: u8,
    /// Whether a tile is in hand.
    pub holding: bool,
    /// The tile in hand at tables with open hands; 0: none.
    pub hand: u8,
    /// The pile it looks at.
    pub looking: Option<u8>,
    /// The question it has to decide.
    pub question: Option<Question>,
    /// When that runs out.
    pub until: Option<Millis>,
    /// Credits, where they are public (GT-1.7).
    pub credits: Option<u32>,
    /// Loan tokens (GX-7.12).
    #[serde(skip_serializing_if = "is_default", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub loans: u8,
    /// Agrees to a pause.
    pub pause: bool,
    /// Has seen the receipt.
    pub ready: bool,
    /// Left the game for good.
    pub left: bool,
    /// Its support team (GX-19.3).
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Hired>>"))]
    pub team: Vec<Hired>,
}

/// Numbers of a ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Counts {
    /// Twice the cannon strength without tokens.
    pub cannons_x2: u8,
    /// Twice the cannon strength with everything that the tokens and solar panels aboard can power at once.
    pub cannons_powered_x2: u8,
    /// Engine strength without tokens.
    pub engines: u8,
    /// Engine strength with the double engines that the tokens and solar panels aboard can power at once.
    pub engines_powered: u8,
    /// Crew aboard; while building, cabin places.
    pub crew: u8,
    /// Tokens aboard; while building, battery cells.
    pub tokens: u8,
    /// Exposed connectors.
    pub exposed: u8,
}

/// A ship.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShipView {
    /// By square number: 0 empty, otherwise 4 × tile + quarter turns.
    pub cells: Vec<u16>,
    /// By square number. Cabin: 1 or 2 humans, 3 brown, 4 purple, 5 cyan alien. Stasis chamber: sleepers. Battery: tokens.
    /// Hold: red + 4 yellow + 16 green + 64 blue; a battery-and-hold has its tokens in place of the red blocks. Empty until the
    /// launch.
    pub contents: Vec<u8>,
    /// Tiles set aside; 0: none.
    pub set_aside: Vec<u8>,
    /// The number tile.
    pub number: Option<u8>,
    /// The square of the last tile while it is not fixed.
    pub unfixed: Option<Square>,
    /// Tiles in the lost pile.
    pub lost: u8,
    /// Errors, at the check.
    pub faults: Vec<Fault>,
    /// Class IA: the quarter turns by which its board was turned, once the direction is fixed (GX-5.8).
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub heading: Option<Rotation>,
    /// Class IV: the upper and the lower part of its board, counted from zero (GX-16.1).
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub parts: Option<[u8; 2]>,
    /// Class IV: whether insurance was bought (GX-16.5).
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub insured: bool,
    /// Absolute position of the rocket, from the launch on (GT-14.1).
    pub position: Option<i32>,
    /// Why it is no longer in flight.
    pub gave_up: Option<GaveUpBecause>,
    /// Whether it is in hyperspace (GX-2.33).
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub hyperspace: bool,
    /// Class IIA: halves in hyperspace; their tiles are shown and do not count (GX-6.24).
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Half>>"))]
    pub away: Vec<Half>,
    /// What its cyan alien is good at (GX-2.58).
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub specialization: Option<Specialization>,
    /// Credits gained from cards in this flight.
    pub earned: u16,
    /// Credits paid in this flight.
    #[serde(skip_serializing_if = "is_default", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u16>"))]
    pub spent: u16,
    /// Its numbers, in flight.
    pub counts: Option<Counts>,
    /// Tokens of support team members on it (GX-20).
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub fittings: Option<Fittings>,
    /// Abilities that its owner may use in this flight (GX-19.2).
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Ability>>"))]
    pub abilities: Vec<Ability>,
    /// Planner B: squares marked with a blue block, a red block, a human, an alien and a token (GX-20.11B.1).
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub marks: Option<Marks>,
    /// How many of the Rough Roads cards apply to it (GX-8.5).
    #[serde(skip_serializing_if = "is_default", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub rough_roads: u8,
    /// Squares on which nothing works (GX-8.49a).
    #[serde(skip_serializing_if = "is_default", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Square>>"))]
    pub dead: Squares,
    /// Tiles of the order pile, while ships are built (GX-8.46).
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub order_pile: Vec<u8>,
    /// Whether it flies the other way round (GX-8.43b).
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub turned_round: bool,
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What the host chose and, once they are rolled, what the dice of the difficulty made of it.
    pub setup: Setup,
    /// The flight.
    pub flight: FlightView,
    /// Where the game stands.
    pub stage: StageName,
    /// When building starts or started.
    pub go: Option<Millis>,
    /// Until when number tiles may be claimed.
    pub claim_until: Option<Millis>,
    /// The hourglass.
    pub hourglass: Option<Hourglass>,
    /// Who handles the hourglass.
    pub handler: Seat,
    /// Face-down tiles.
    pub face_down: u8,
    /// Face-up tiles by place; 0: an empty place.
    pub face_up: Vec<u8>,
    /// Number tiles nobody has.
    pub numbers: Vec<u8>,
    /// Who looks at each pile.
    pub piles: Vec<Vec<Seat>>,
    /// The seats.
    pub players: Vec<PlayerView>,
    /// The ships, by number.
    pub ships: Vec<ShipView>,
    /// Ships in flight, the leader first.
    pub order: Vec<u8>,
    /// The card that is being played.
    pub card: Option<CardId>,
    /// Cards revealed in this flight.
    pub revealed: Vec<CardId>,
    /// Cards of the deck.
    pub deck: u8,
    /// The Rough Roads cards of this flight, in the order in which they were drawn (GX-8.2).
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<RoughRoad>>"))]
    pub rough_roads: Vec<RoughRoad>,
    /// The printed number of the column in which nothing works (GX-8.49).
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub dead_column: Option<u8>,
    /// The dice that chose the difficulty, once they are rolled (GX-10.2).
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<DifficultyDie>>"))]
    pub difficulty: Vec<DifficultyDie>,
    /// Cards so far that will be flown through again (GX-8.20).
    #[serde(skip_serializing_if = "is_default", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub again: u8,
    /// What Big Baddies adds to the enemy on the table.
    #[serde(skip_serializing_if = "is_default", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub enemy_bonus: u8,
    /// Goods of the bank.
    pub bank: Option<Goods>,
    /// Receipts of the flights that are over.
    pub receipts: Vec<Vec<Receipt>>,
    /// Who agrees to take the last decision back; none: nothing can be taken back (GT-31.37).
    pub rollback: Option<Vec<Seat>>,
    /// Whether the game is paused.
    pub paused: bool,
    /// Support team cards laid out for the draft (GX-19.10).
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Member>>"))]
    pub draft: Vec<Member>,
    /// Who called a fire drill in this flight, and until when it lasts (GX-20.13B.1).
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub fire_drill: Option<(Seat, Millis)>,
}

/// A square and the rotations in which the tile in hand may be placed there, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LegalPlace {
    /// The square.
    pub square: Square,
    /// Bit n: n quarter turns make no error.
    pub rotations: u8,
}

/// What only one seat sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// The tile in hand; 0: none.
    pub hand: u8,
    /// Whether the tile in hand was set aside before, so that it cannot go back.
    pub hand_was_set_aside: bool,
    /// Whether the tile in hand comes from the order pile, so that it goes back there (GX-8.46).
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub hand_ordered: bool,
    /// The cards of the pile that the seat looks at.
    pub pile: Option<Vec<CardId>>,
    /// Credits.
    pub credits: u32,
    /// Cards of Evil Machinations that are not used yet (GX-7.3).
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<CardId>>"))]
    pub machinations: Vec<CardId>,
    /// The one chosen for this flight, until the deck is built (GX-7.2).
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub chosen: Option<CardId>,
    /// Components that may be dropped now, while engines are counted (GX-8.44).
    #[serde(skip_serializing_if = "is_default", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Square>>"))]
    pub droppable: Squares,
    /// The order given in advance.
    pub standing_order: Option<StandingOrder>,
    /// Numbers of the ship while building, if the table shows them.
    pub own_counts: Option<Counts>,
    /// Errors of the ship while building, if the table shows them.
    pub own_faults: Vec<Fault>,
    /// Where the tile in hand fits, if the table shows it.
    pub places: Vec<LegalPlace>,
    /// Where each component of the Star Depot fits, in the order of the question (GX-9.42).
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Vec<LegalPlace>>>"))]
    pub depot_places: Vec<Vec<LegalPlace>>,
    /// The ways in which an alien can move in with a component of the Star Depot (GX-9.43). A cyan one may have any
    /// specialization that is left.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Fitting>>"))]
    pub depot_aliens: Vec<Fitting>,
    /// Cabins in which aliens could live, while crew goes aboard or is rearranged (GT-14.8, GX-9.32).
    pub alien_cabins: Vec<AlienCabin>,
    /// Specializations that are left for a cyan alien, while crew goes aboard and at the Star Depot (GX-2.58).
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Specialization>>"))]
    pub specializations: Vec<Specialization>,
    /// Support team cards of which one is kept (GX-19.4).
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Member>>"))]
    pub dealt: Vec<Member>,
    /// The one that the seat keeps, until everybody has chosen.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub kept: Option<Member>,
}

impl Counts {
    /// The numbers of a ship that flies. Batteries of a twin ship power only their own half (GX-6.9).
    pub fn of(ship: &Ship) -> Counts {
        let powered = |doubles: Squares| -> Squares {
            let chosen = ship.strongest_powered(doubles, u8::MAX, ship.techie_uses());
            chosen.into_iter().collect()
        };
        let cannons = powered(ship.powered_cannons());
        let engines = powered(ship.double_engines());
        Counts {
            cannons_x2: ship.cannon_strength_x2(Squares::EMPTY) as u8,
            cannons_powered_x2: ship.cannon_strength_x2(cannons) as u8,
            engines: ship.engine_strength(Squares::EMPTY) as u8,
            engines_powered: ship.engine_strength(engines) as u8,
            crew: ship.crew(),
            tokens: ship.tokens(),
            exposed: ship.exposed() as u8,
        }
    }

    /// The numbers of a ship that is being built, as if it took off with humans in every cabin.
    pub fn of_unfinished(ship: &Ship, dead: Squares) -> Counts {
        let mut ship = *ship;
        if ship.roads().has(RoughRoad::DeadZone) {
            ship.switch_off(dead);
        }
        ship.fit_out();
        Counts::of(&ship)
    }
}

impl ShipView {
    fn of_ship(ship: &Ship, aboard: bool) -> ShipView {
        let cells = ship.board().cells();
        let mut view = ShipView {
            cells: vec![0; cells],
            contents: vec![0; if aboard { cells } else { 0 }],
            set_aside: vec![0; SET_ASIDE],
            number: None,
            unfixed: None,
            lost: 0,
            faults: Vec::new(),
            heading: None,
            parts: ship.parts(),
            insured: false,
            position: None,
            gave_up: None,
            hyperspace: false,
            away: Vec::new(),
            specialization: ship.specialization(),
            earned: 0,
            spent: 0,
            counts: None,
            fittings: (!ship.fittings().is_empty()).then(|| *ship.fittings()),
            abilities: ship.abilities().iter().collect(),
            marks: None,
            rough_roads: ship.roads().iter().count() as u8,
            dead: ship.dead(),
            order_pile: Vec::new(),
            turned_round: ship.turned_round(),
        };
        for (square, placed) in ship.tiles() {
            let code = u16::from(placed.tile.number()) * 4 + u16::from(placed.rotation.quarters());
            if let Some(cell) = view.cells.get_mut(square.index()) {
                *cell = code;
            }
            if let Some(content) = view.contents.get_mut(square.index()) {
                *content = ship.content_code(square);
            }
        }
        view
    }

    /// A ship in flight.
    pub fn of_pilot(pilot: &Pilot) -> ShipView {
        let mut whole = pilot.ship;
        for away in &pilot.away {
            whole.join_half(&away.ship);
        }
        ShipView {
            lost: pilot.lost.len() as u8,
            heading: pilot.heading,
            insured: pilot.insured,
            position: pilot.in_flight().then_some(pilot.position),
            gave_up: pilot.gave_up,
            hyperspace: pilot.hyperspace.is_some(),
            away: pilot.away.iter().filter_map(AwayHalf::half).collect(),
            earned: pilot.earned,
            spent: pilot.spent,
            counts: Some(Counts::of(&pilot.ship)),
            ..ShipView::of_ship(&whole, true)
        }
    }
}

fn tile_number(tile: Option<TileId>) -> u8 {
    tile.map_or(0, TileId::number)
}

impl GalaxyTrucker {
    fn stage(&self) -> StageName {
        match &self.phase {
            Phase::Around(_, Moment::BeforeBuilding) => StageName::BeforeBuilding,
            Phase::Around(_, Moment::BeforeCheck) => StageName::BeforeCheck,
            Phase::Around(_, Moment::AfterCheck) => StageName::AfterCheck,
            Phase::Building(building) if !building.started => StageName::Countdown,
            Phase::Building(building) if building.claim_until.is_some() => StageName::Claim,
            Phase::Building(_) => StageName::Building,
            Phase::Check(_) => StageName::Check,
            Phase::Crew(..) => StageName::Crew,
            Phase::Insurance(..) => StageName::Insurance,
            Phase::Flight(_) => StageName::Flight,
            Phase::Receipt(_) => StageName::Receipt,
            Phase::Over(_) => StageName::Over,
        }
    }

    pub(super) fn public_view(&self) -> View {
        let rules = self.rules();
        let over = matches!(self.phase, Phase::Over(_));
        let mut view = View {
            setup: self.setup.clone(),
            flight: FlightView {
                index: self.index,
                of: self.setup.flights.len() as u8,
                kind: self.kind(),
                number: rules.number,
                class: rules.class,
                hole_dice: None,
                holes: Squares::EMPTY,
            },
            stage: self.stage(),
            go: None,
            claim_until: None,
            hourglass: None,
            handler: self.handler,
            face_down: 0,
            face_up: Vec::new(),
            numbers: Vec::new(),
            piles: Vec::new(),
            players: Vec::new(),
            ships: Vec::new(),
            order: Vec::new(),
            card: None,
            revealed: Vec::new(),
            deck: 0,
            rough_roads: self.roads_in_force().to_vec(),
            dead_column: self.roads.dead_column,
            difficulty: self.difficulty.clone(),
            again: 0,
            enemy_bonus: 0,
            bank: None,
            receipts: self.receipts.clone(),
            rollback: self.undo.as_ref().map(|undo| undo.agreed.clone()),
            paused: self.paused,
            draft: self.team.laid_out().to_vec(),
            fire_drill: None,
        };
        for (seat, player) in Seat::first(self.players.len() as u8).zip(&self.players) {
            view.players.push(PlayerView {
                ship: self.ship_of(seat) as u8,
                holding: false,
                hand: 0,
                looking: None,
                question: self.question(seat),
                until: player.limit.and_then(|limit| limit.until),
                credits: (self.setup.open_credits || over).then(|| self.purse_of(seat).credits),
                loans: self.purse_of(seat).loans,
                pause: player.pause,
                ready: player.ready,
                left: player.left,
                team: self.team.hired(seat).to_vec(),
            });
        }
        view.flight.hole_dice = self.hole_dice;
        let building = matches!(
            self.phase,
            Phase::Around(_, Moment::BeforeBuilding) | Phase::Building(_)
        );
        if !building || self.setup.aids == Aids::Errors {
            view.flight.holes = self.ship(0).map_or(Squares::EMPTY, Ship::holes);
        }
        match &self.phase {
            Phase::Around(building, _)
            | Phase::Building(building)
            | Phase::Check(building)
            | Phase::Crew(building, _)
            | Phase::Insurance(building, _) => {
                let before = matches!(self.phase, Phase::Around(_, Moment::BeforeBuilding));
                view.go = Some(building.go).filter(|_| !before);
                view.fire_drill = building.fire_drill;
                view.claim_until = building.claim_until;
                view.hourglass = building.hourglass.filter(|_| !before);
                view.face_down = building.face_down.len() as u8;
                view.face_up = building
                    .face_up
                    .iter()
                    .map(|tile| tile_number(*tile))
                    .collect();
                view.numbers = building.free_numbers();
                view.piles = building
                    .piles
                    .iter()
                    .map(|pile| pile.held_by.clone())
                    .collect();
                let aboard = matches!(self.phase, Phase::Crew(..) | Phase::Insurance(..));
                // Before the directions of class IA are fixed nothing is judged.
                let mending = matches!(self.phase, Phase::Around(_, Moment::BeforeCheck));
                let checked = mending
                    || matches!(self.phase, Phase::Check(_))
                        && super::launch::next_to_turn(building).is_none();
                for berth in &building.berths {
                    view.ships.push(ShipView {
                        set_aside: berth
                            .set_aside
                            .iter()
                            .map(|tile| tile_number(*tile))
                            .collect(),
                        number: berth.number,
                        unfixed: berth.last.map(|(square, _)| square),
                        lost: berth.lost.len() as u8,
                        heading: berth.heading,
                        marks: berth.marks,
                        insured: berth.insured,
                        order_pile: berth.order_pile.iter().map(|tile| tile.number()).collect(),
                        dead: if berth.ship.roads().has(RoughRoad::DeadZone) {
                            building.dead
                        } else {
                            Squares::EMPTY
                        },
                        faults: if checked {
                            berth.ship.faults_so_far()
                        } else {
                            Vec::new()
                        },
                        position: (aboard && !berth.closed).then(|| berth.start(rules.gap)),
                        counts: aboard.then(|| Counts::of(&berth.ship)),
                        ..ShipView::of_ship(&berth.ship, aboard)
                    });
                }
                for (seat, player) in Seat::first(self.players.len() as u8).zip(&mut view.players) {
                    let hand = building
                        .berths
                        .get(building.station(seat))
                        .and_then(|berth| berth.hand);
                    player.holding = hand.is_some();
                    player.looking = building.looking(seat);
                    if self.setup.open_hands {
                        player.hand = tile_number(hand.map(|hand| hand.tile));
                    }
                }
            }
            Phase::Flight(flight) | Phase::Receipt(flight) | Phase::Over(flight) => {
                view.ships = flight.pilots().iter().map(ShipView::of_pilot).collect();
                view.order = flight.flight_order().to_vec();
                view.card = flight.card();
                view.revealed = flight.revealed().to_vec();
                view.deck = flight.deck_size();
                view.again = flight.face_down().len() as u8;
                view.enemy_bonus = flight.enemy_bonus();
                view.bank = Some(flight.bank());
            }
        }
        view
    }

    pub(super) fn private_view(&self, seat: Seat) -> SeatView {
        let mut view = SeatView {
            hand: 0,
            hand_was_set_aside: false,
            hand_ordered: false,
            pile: None,
            credits: if seat.index() < self.players.len() {
                self.purse_of(seat).credits
            } else {
                0
            },
            machinations: Vec::new(),
            chosen: None,
            droppable: Squares::EMPTY,
            standing_order: None,
            own_counts: None,
            own_faults: Vec::new(),
            places: Vec::new(),
            depot_places: Vec::new(),
            depot_aliens: Vec::new(),
            alien_cabins: Vec::new(),
            specializations: Vec::new(),
            dealt: self.team.dealt(seat).to_vec(),
            kept: self.team.kept(seat),
        };
        if let Some(player) = self.players.get(seat.index()) {
            view.machinations.clone_from(&player.machinations);
            view.chosen = player.chosen;
        }
        let ship = self.ship_of(seat);
        match &self.phase {
            Phase::Building(building) => {
                let Some(berth) = building.berths.get(ship) else {
                    return view;
                };
                view.hand = tile_number(berth.hand.map(|hand| hand.tile));
                view.hand_was_set_aside = berth.hand.is_some_and(|hand| hand.was_set_aside);
                view.hand_ordered = berth.hand.is_some_and(|hand| hand.ordered);
                view.pile = building
                    .looking(seat)
                    .and_then(|pile| building.piles.get(usize::from(pile)))
                    .map(|pile| pile.cards.clone());
                if self.setup.aids >= Aids::Counts {
                    view.own_counts = Some(Counts::of_unfinished(&berth.ship, building.dead));
                }
                if self.setup.aids >= Aids::Errors {
                    view.own_faults = berth.ship.faults_while_building();
                    if let Some(hand) = berth.hand {
                        view.places = legal_places(&berth.ship, hand.tile);
                    }
                }
            }
            Phase::Crew(building, _) => {
                if let Some(berth) = building.berths.get(ship) {
                    view.alien_cabins = alien_cabins(&berth.ship);
                    let cyan = !berth.ship.alien_cabins(Alien::Cyan).is_empty();
                    if cyan {
                        view.specializations =
                            super::launch::free_specializations(&self.setup, building);
                    }
                }
            }
            Phase::Flight(flight) => {
                if let (Some(Question::Fit { tiles }), Some(state)) =
                    (flight.question(ship), self.ship(ship))
                {
                    view.depot_places = tiles
                        .iter()
                        .map(|tile| depot_places(state, *tile))
                        .collect();
                    view.specializations = flight.free_specializations(ship);
                    view.depot_aliens = tiles
                        .iter()
                        .flat_map(|tile| flight.aliens_moving_in(ship, *tile))
                        .collect();
                }
                if let (
                    Some(Question::TakeAboard {
                        rearrange: true, ..
                    }),
                    Some(state),
                ) = (flight.question(ship), self.ship(ship))
                {
                    view.alien_cabins = alien_cabins(state);
                }
                if flight.question(ship) == Some(&Question::PowerEngines) {
                    let pilot = flight.pilots().get(ship);
                    view.droppable = pilot.map_or(Squares::EMPTY, |pilot| pilot.ship.droppable());
                }
                view.standing_order = flight
                    .pilots()
                    .get(ship)
                    .and_then(|pilot| pilot.order.clone());
            }
            _ => {}
        }
        view
    }
}

/// Cabins in which aliens could live.
fn alien_cabins(ship: &Ship) -> Vec<AlienCabin> {
    Alien::ALL
        .into_iter()
        .flat_map(|alien| {
            let cabins = ship.alien_cabins(alien);
            cabins.iter().map(move |square| AlienCabin {
                square,
                alien,
                specialization: None,
            })
        })
        .collect()
}

/// Where a component of the Star Depot can be added, or replace another one.
fn depot_places(ship: &Ship, tile: TileId) -> Vec<LegalPlace> {
    let mut places: Vec<LegalPlace> = Vec::new();
    for part in ship.places_for(tile) {
        let bit = 1 << part.rotation.quarters();
        match places
            .last_mut()
            .filter(|place| place.square == part.square)
        {
            Some(place) => place.rotations |= bit,
            None => places.push(LegalPlace {
                square: part.square,
                rotations: bit,
            }),
        }
    }
    places
}

/// Where a tile fits without an error.
fn legal_places(ship: &Ship, tile: TileId) -> Vec<LegalPlace> {
    let inside = ship.squares().without(ship.occupied());
    let free = inside.or(ship.architect_squares());
    let before = ship.faults_while_building();
    free.iter()
        .filter_map(|square| {
            let rotations = Rotation::ALL
                .into_iter()
                .filter(|rotation| {
                    let placed = Placed {
                        tile,
                        rotation: *rotation,
                    };
                    let mut with = *ship;
                    with.can_place(square, placed).is_ok() && {
                        with.put(square, placed);
                        with.is_legal_so_far()
                            || ((!before.is_empty() || !ship.abilities().is_empty())
                                && with
                                    .faults_while_building()
                                    .iter()
                                    .all(|f| before.contains(f)))
                    }
                })
                .fold(0, |bits, rotation| bits | 1 << rotation.quarters());
            (rotations != 0).then_some(LegalPlace { square, rotations })
        })
        .collect()
}
