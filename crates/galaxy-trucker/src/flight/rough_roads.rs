//! Rough Roads in flight: what the cards do, one named function each (GX-8). See `rough_roads.rs` for the cards.

use super::cards::{Count, Stage};
use super::{Flight, Pilot, Reply};
use crate::cards::{Adventure, CardId, Criterion, Hazard, HazardKind, Size};
use crate::command::Command;
use crate::event::{Event, GaveUpBecause, HazardResult, LostBy};
use crate::goods::Goods;
use crate::intruders::{Hand, Intruder};
use crate::question::{Block, Question};
use crate::refusal::Refusal;
use crate::rough_roads::{RoughRoad, RoughRoads};
use crate::ship::{Contents, Ship};
use crate::side::Side;
use crate::square::{Square, Squares};
use serde::{Deserialize, Serialize};
use table::Recorder;

/// Rolls for one meteor or shot under Bad Luck.
const MOST_TRIES: u8 = 3;

/// Steps that Unguarded Airlocks give every intruder.
const MORE_STEPS: u8 = 2;

/// What the cards have to remember during a flight.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct RoadMemory {
    /// The cards that apply to at least one ship.
    pub roads: RoughRoads,
    /// The leader when the present card was revealed (GX-8.13).
    leader: Option<u8>,
    /// Ships that moved by the present Open Space (GX-8.24).
    faced: Vec<u8>,
    /// Somebody made use of the present card (GX-8.20).
    used: bool,
    /// Cards of which nobody made use (GX-8.20).
    face_down: Vec<CardId>,
    /// These cards are flown through again (GX-8.21).
    second_pass: bool,
    /// What Big Baddies adds to the strength of the present enemy.
    enemy_bonus: u8,
    /// Bad Luck: rolls for the present meteor or shot.
    tries: u8,
    /// Bad Luck: it hit somebody, or cost a token.
    touched: bool,
    /// The crews were paid (GX-8.38).
    union_paid: bool,
}

impl RoadMemory {
    /// At the start of a flight of these ships.
    pub fn of(pilots: &[Pilot]) -> RoadMemory {
        RoadMemory {
            roads: pilots.iter().fold(RoughRoads::NONE, |roads, pilot| {
                roads.or(pilot.ship.roads())
            }),
            ..RoadMemory::default()
        }
    }
}

/// What happens after a card, in this order (GX-8.55).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "effect")]
pub(super) enum AfterCard {
    MetalFatigue,
    CosmicPsychosis,
    /// The junk of the ship at this place of the flight order flies.
    SpaceJunk {
        place: u8,
    },
    EngineEnvy,
    Somersault,
}

/// What a ship still has to suffer or to get when its owner has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "pending")]
pub(super) enum Pending {
    /// The second strike of a piercing projectile, in board coordinates (GX-8.35).
    SecondStrike { hazard: Hazard, roll: u8 },
    /// Infected goods that were accepted (GX-8.41).
    Goods { goods: Goods, one_less: bool },
}

/// One meteor or shot that the card does not list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct LoneShot {
    pub hazard: Hazard,
    pub roller: u8,
    pub targets: Vec<u8>,
}

/// A player who wants to use a derelict, and those behind (GX-8.10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Contest {
    /// The offer as it stands: the order, the user's place in it, and earlier users.
    pub order: Vec<u8>,
    pub turn: u8,
    pub users: Vec<u8>,
    /// The user, then those behind who count.
    pub counting: Vec<u8>,
    /// Strengths announced so far.
    pub values: Vec<u16>,
    /// Stronger ships that have not fired yet.
    pub shooters: Option<Vec<u8>>,
    /// Somebody fired: the user may change his or her mind.
    pub fired: bool,
}

impl Contest {
    /// The user at `turn` and everybody behind.
    pub fn of(order: Vec<u8>, turn: u8, users: Vec<u8>) -> Contest {
        Contest {
            counting: order.iter().copied().skip(usize::from(turn)).collect(),
            order,
            turn,
            users,
            values: Vec::new(),
            shooters: None,
            fired: false,
        }
    }
}

impl Ship {
    /// A hazard as it comes at this ship: sizes of meteors may be swapped (GX-8.30).
    pub(crate) fn faced(&self, hazard: Hazard) -> Hazard {
        if hazard.kind == HazardKind::Cannon || !self.roads.has(RoughRoad::MeteoricInversion) {
            return hazard;
        }
        let size = match hazard.size {
            Size::Small => Size::Large,
            Size::Large => Size::Small,
        };
        Hazard { size, ..hazard }
    }

    /// The same with the side of the board that it comes from, which is another one after a somersault (GX-8.43b).
    pub(crate) fn aimed(&self, hazard: Hazard) -> Hazard {
        Hazard {
            from: self.board_side(hazard.from),
            ..self.faced(hazard)
        }
    }
}

const fn shot(size: Size, from: Side) -> Hazard {
    Hazard {
        kind: HazardKind::Cannon,
        size,
        from,
    }
}

impl Flight {
    /// The Rough Roads cards that apply to at least one ship.
    pub const fn roads(&self) -> RoughRoads {
        self.memory.roads
    }

    /// Cards that will be flown through again after the last one (GX-8.20).
    pub fn face_down(&self) -> &[CardId] {
        &self.memory.face_down
    }

    /// What Big Baddies adds to the enemy on the table.
    pub const fn enemy_bonus(&self) -> u8 {
        self.memory.enemy_bonus
    }

    /// Whether a card applies to a ship.
    pub(super) fn road(&self, ship: usize, road: RoughRoad) -> bool {
        self.memory.roads.has(road) && self.pilots[ship].ship.roads().has(road)
    }

    /// A card is revealed: what is remembered about the one before is over.
    pub(super) fn forget_card(&mut self) {
        if self.memory.roads.is_empty() {
            return;
        }
        self.memory.leader = self.taking_part().first().copied();
        self.memory.faced.clear();
        self.memory.used = false;
        self.memory.enemy_bonus = 0;
        self.memory.tries = 0;
    }

    /// Somebody made use of the card: a planet landed on, a derelict used, an enemy defeated (GX-8.20).
    pub(super) const fn used_opportunity(&mut self) {
        self.memory.used = true;
    }

    /// This ship faced the Open Space (GX-8.24).
    pub(super) fn faced_open_space(&mut self, ship: usize) {
        if self.memory.roads.has(RoughRoad::MetalFatigue) {
            self.memory.faced.push(ship as u8);
        }
    }

    /// Déjà Vu: the card is put away, and after the last one those that nobody used come again, in the same order (GX-8.20 to
    /// GX-8.22).
    pub(super) fn put_card_away(&mut self, rec: &mut impl Recorder<Event>) {
        if !self.memory.roads.has(RoughRoad::DejaVu) || self.memory.second_pass {
            return;
        }
        if let Some(card) = self.card().filter(|_| !self.memory.used) {
            self.memory.face_down.push(card);
        }
        if usize::from(self.revealed) >= self.deck.len() && !self.memory.face_down.is_empty() {
            self.memory.second_pass = true;
            let again = std::mem::take(&mut self.memory.face_down);
            rec.tell_all(|| Event::CardsAgain {
                count: again.len() as u8,
            });
            self.deck.extend(again);
        }
    }

    pub(super) fn after_card(
        &mut self,
        effect: AfterCard,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let then = |effect| Stage::AfterCard { effect };
        match effect {
            AfterCard::MetalFatigue => {
                self.metal_fatigue(rec);
                then(AfterCard::CosmicPsychosis)
            }
            AfterCard::CosmicPsychosis => {
                self.cosmic_psychosis(rec);
                then(AfterCard::SpaceJunk { place: 0 })
            }
            AfterCard::SpaceJunk { place } => self.space_junk(place),
            AfterCard::EngineEnvy => self.engine_envy(),
            AfterCard::Somersault => {
                self.somersault(rec);
                Stage::Departures {
                    reveal: usize::from(self.revealed) < self.deck.len(),
                }
            }
        }
    }

    /// After an Open Space one roll shakes a component off every ship that faced it (GX-8.24).
    fn metal_fatigue(&mut self, rec: &mut impl Recorder<Event>) {
        let faced: Vec<u8> = std::mem::take(&mut self.memory.faced)
            .into_iter()
            .filter(|ship| {
                self.pilots[usize::from(*ship)].in_flight()
                    && self.road(usize::from(*ship), RoughRoad::MetalFatigue)
            })
            .collect();
        if faced.is_empty() || self.adventure() != Some(Adventure::OpenSpace) {
            return;
        }
        let (column, row) = self.roll_coordinates(RoughRoad::MetalFatigue, rec);
        for ship in faced.into_iter().map(usize::from) {
            if let Some(square) = self.tile_at_dice(ship, column, row) {
                self.lose_tile(ship, square, LostBy::FellOff, rec);
                self.after_removal(ship, rec);
            }
        }
    }

    /// After each card one roll: a cabin with humans there is destroyed, in hyperspace too (GX-8.25, GX-8.25a).
    fn cosmic_psychosis(&mut self, rec: &mut impl Recorder<Event>) {
        if !self.memory.roads.has(RoughRoad::CosmicPsychosis) || self.flight_order().is_empty() {
            return;
        }
        let (column, row) = self.roll_coordinates(RoughRoad::CosmicPsychosis, rec);
        for ship in self.flight_order().into_iter().map(usize::from) {
            let Some(square) = self.tile_at_dice(ship, column, row) else {
                continue;
            };
            // GX-8.25b: sleepers are not affected.
            if self.pilots[ship].ship.humans.get(square) > 0
                && self.road(ship, RoughRoad::CosmicPsychosis)
            {
                self.lose_tile(ship, square, LostBy::Destroyed, rec);
                self.after_removal(ship, rec);
            }
        }
    }

    /// Each component that fell off flies at those behind as a large meteor (GX-8.18, GX-8.19).
    fn space_junk(&mut self, place: u8) -> Stage {
        let order = self.flight_order();
        let Some(ship) = order.get(usize::from(place)).copied() else {
            for pilot in &mut self.pilots {
                pilot.junk = 0;
            }
            return Stage::AfterCard {
                effect: AfterCard::EngineEnvy,
            };
        };
        let targets: Vec<u8> = order
            .iter()
            .copied()
            .skip(usize::from(place) + 1)
            .filter(|behind| {
                let behind = usize::from(*behind);
                self.pilots[behind].hyperspace.is_none() && self.road(behind, RoughRoad::SpaceJunk)
            })
            .collect();
        let pile = &mut self.pilots[usize::from(ship)].junk;
        if *pile == 0 || targets.is_empty() {
            return Stage::AfterCard {
                effect: AfterCard::SpaceJunk { place: place + 1 },
            };
        }
        *pile -= 1;
        let hazard = Hazard {
            kind: HazardKind::Meteor,
            size: Size::Large,
            from: Side::Front,
        };
        let shot = LoneShot {
            hazard,
            roller: ship,
            targets,
        };
        let effect = AfterCard::SpaceJunk { place };
        shot.then(Stage::AfterCard { effect })
    }

    /// A leader who was not the leader when the card was revealed is shot at (GX-8.13 to GX-8.16), unless no card follows
    /// (GX-24.25).
    fn engine_envy(&mut self) -> Stage {
        let then = Stage::AfterCard {
            effect: AfterCard::Somersault,
        };
        let order = self.taking_part();
        let (Some(before), Some(leader)) = (self.memory.leader, order.first().copied()) else {
            return then;
        };
        let card_follows = usize::from(self.revealed) < self.deck.len();
        if before == leader
            || !card_follows
            || !self.road(usize::from(leader), RoughRoad::EngineEnvy)
        {
            return then;
        }
        let shot = LoneShot {
            hazard: shot(Size::Small, Side::Rear),
            roller: order.get(1).copied().unwrap_or(leader),
            targets: vec![leader],
        };
        shot.then(then)
    }

    /// After an Open Space or Planets every ship turns round (GX-8.43b).
    fn somersault(&mut self, rec: &mut impl Recorder<Event>) {
        if !matches!(
            self.adventure(),
            Some(Adventure::OpenSpace | Adventure::Planets { .. })
        ) {
            return;
        }
        for ship in self.flight_order().into_iter().map(usize::from) {
            if self.road(ship, RoughRoad::Somersault) {
                self.pilots[ship].ship.turn_round();
                let turned = self.pilots[ship].ship.turned_round();
                rec.tell_all(|| Event::TurnedRound {
                    ship: ship as u8,
                    turned,
                });
            }
        }
    }

    fn roll_coordinates(
        &mut self,
        road: RoughRoad,
        rec: &mut impl Recorder<Event>,
    ) -> ([u8; 2], [u8; 2]) {
        // GX-0.25: the first roll is the column.
        let (column, row) = (self.rolls.roll(), self.rolls.roll());
        rec.tell_all(|| Event::RoadRolled { road, column, row });
        (column, row)
    }

    fn tile_at_dice(&self, ship: usize, column: [u8; 2], row: [u8; 2]) -> Option<Square> {
        let ship = &self.pilots[ship].ship;
        ship.board()
            .at_dice(column, row)
            .filter(|square| ship.occupied().has(*square))
    }

    /// The dice for one meteor or shot are known. The event names the hazard as it comes at those ships: swapped if it is
    /// swapped for all (GX-8.30).
    pub(super) fn tell_roll(
        &mut self,
        (index, hazard, dice): (u8, Hazard, [u8; 2]),
        roller: u8,
        follows: bool,
        targets: impl Iterator<Item = u8>,
        rec: &mut impl Recorder<Event>,
    ) {
        // What follows in the line of another one is not rolled.
        self.memory.tries = if follows { 0 } else { self.memory.tries + 1 };
        self.memory.touched = false;
        let mut shown = hazard;
        if self.memory.roads.has(RoughRoad::MeteoricInversion) {
            let mut faced = targets.map(|ship| self.pilots[usize::from(ship)].ship.faced(hazard));
            if let Some(first) = faced.next()
                && faced.all(|other| other == first)
            {
                shown = first;
            }
        }
        rec.tell_all(|| Event::HazardRolled {
            index,
            hazard: shown,
            dice,
            roller,
            follows,
        });
    }

    /// Bad Luck: whether the last meteor or shot is rolled once more, because it neither hit anybody nor cost a token.
    pub(super) const fn rolls_again(&mut self) -> bool {
        let again = self.memory.roads.has(RoughRoad::BadLuck)
            && !self.memory.touched
            && self.memory.tries > 0
            && self.memory.tries < MOST_TRIES;
        if !again {
            self.memory.tries = 0;
        }
        again
    }

    /// What became of a hazard, for Bad Luck.
    pub(super) const fn note_result(&mut self, result: &HazardResult) {
        match result {
            HazardResult::Miss | HazardResult::Shot { battery: None, .. } => {}
            _ => self.memory.touched = true,
        }
    }

    /// One meteor or shot that the card does not list flies at these ships with one roll (GX-0.24).
    pub(super) fn lone_shot(
        &mut self,
        shot: LoneShot,
        fired: bool,
        then: Box<Stage>,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        if fired && !self.rolls_again() {
            return *then;
        }
        let dice = self.rolls.roll();
        let targets = shot.targets.iter().copied();
        self.tell_roll((0, shot.hazard, dice), shot.roller, false, targets, rec);
        for ship in &shot.targets {
            self.strike(usize::from(*ship), shot.hazard, dice, false, rec);
        }
        Stage::LoneShot {
            shot,
            fired: true,
            then,
        }
    }

    /// Second strikes and infected goods that waited for a decision. Whether something happened.
    pub(super) fn settle_pending(&mut self, rec: &mut impl Recorder<Event>) -> bool {
        if self.memory.roads.is_empty() {
            return false;
        }
        let waiting = (0..self.pilots.len()).find(|ship| self.pilots[*ship].pending.is_some());
        let Some(ship) = waiting else { return false };
        match self.pilots[ship].pending.take() {
            Some(Pending::SecondStrike { hazard, roll }) => {
                self.second_strike(ship, hazard, roll, rec);
            }
            Some(Pending::Goods { goods, one_less }) => {
                self.hand_out_goods(ship, goods, one_less, rec);
            }
            None => {}
        }
        true
    }

    /// A piercing projectile strikes the next component in its line, once (GX-8.35 to GX-8.36a, GX-8.54).
    fn second_strike(
        &mut self,
        ship: usize,
        hazard: Hazard,
        roll: u8,
        rec: &mut impl Recorder<Event>,
    ) {
        let state = &self.pilots[ship].ship;
        let Some(struck) = state.struck(hazard.from, roll) else {
            return;
        };
        let small_meteor = (hazard.kind, hazard.size) == (HazardKind::Meteor, Size::Small);
        let result = if state.is_plated(struck, hazard.from) {
            HazardResult::Plated { struck }
        } else if small_meteor && !state.exposed_on(hazard.from).has(struck) {
            HazardResult::Bounced { struck }
        } else {
            HazardResult::Destroyed { struck }
        };
        rec.tell_all(|| Event::Pierced { ship: ship as u8 });
        self.hazard_resolved(ship, result, rec);
        if matches!(result, HazardResult::Destroyed { .. }) {
            self.lose_tile(ship, struck, LostBy::Destroyed, rec);
            self.after_removal(ship, rec);
        }
    }

    /// A component with these contents was destroyed: neighbours panic, goods and tokens explode (GX-8.26, GX-8.39 to
    /// GX-8.40b).
    pub(super) fn after_destruction(
        &mut self,
        ship: usize,
        square: Square,
        contents: &Contents,
        rec: &mut impl Recorder<Event>,
    ) {
        if self.road(ship, RoughRoad::Panic) {
            let state = &self.pilots[ship].ship;
            let near = state.next_to(square).and(state.occupied_cabins());
            let fled: Vec<Square> = near.iter().collect();
            self.take_crew(ship, &fled, rec);
        }
        let explodes = contents.goods.total() > 0 && self.road(ship, RoughRoad::ExplosiveGoods)
            || contents.tokens > 0 && self.road(ship, RoughRoad::ExplosiveBatteries);
        if !explodes {
            return;
        }
        rec.tell_all(|| Event::Exploded {
            ship: ship as u8,
            square,
        });
        let state = &self.pilots[ship].ship;
        for near in state.around(square).and(state.occupied()).iter() {
            // An explosion before this one may have taken it.
            self.lose_tile(ship, near, LostBy::Destroyed, rec);
        }
    }

    /// Crew goes, and with Personalized Cabins the cabins they lived in. The caller sees to pieces that fall off.
    pub(super) fn take_crew(
        &mut self,
        ship: usize,
        from: &[Square],
        rec: &mut impl Recorder<Event>,
    ) {
        for square in from {
            self.pilots[ship].ship.lose_crew_member(*square);
        }
        if from.is_empty() {
            return;
        }
        self.pilots[ship].lost_crew = true;
        rec.tell_all(|| Event::CrewLost {
            ship: ship as u8,
            from: from.to_vec(),
        });
        self.take_personal_cabins(ship, from.iter().copied().collect(), rec);
    }

    /// Personalized Cabins: these lost one of their crew and go. Whether a component was lost.
    pub(super) fn take_personal_cabins(
        &mut self,
        ship: usize,
        cabins: Squares,
        rec: &mut impl Recorder<Event>,
    ) -> bool {
        if cabins.is_empty() || !self.road(ship, RoughRoad::PersonalizedCabins) {
            return false;
        }
        for square in cabins.iter() {
            self.lose_tile(ship, square, LostBy::GivenUp, rec);
        }
        true
    }

    /// Humans that gaining so many blocks costs: one for each block beyond the number of aliens (GX-8.41).
    fn infection(&self, ship: usize, blocks: u32) -> u8 {
        if !self.road(ship, RoughRoad::InfectedGoods) {
            return 0;
        }
        let aliens = self.pilots[ship].ship.with_aliens().len();
        blocks.saturating_sub(aliens) as u8
    }

    /// Takes what the bank has of these blocks and lets the player store them (GT-17). Infected goods are paid with humans
    /// first, all or none (GX-8.41, GX-8.42).
    pub(super) fn offer_goods(
        &mut self,
        ship: usize,
        goods: Goods,
        one_less: bool,
        rec: &mut impl Recorder<Event>,
    ) {
        let blocks = goods.at_most(self.bank).total();
        let most = goods.total().saturating_sub(u32::from(one_less));
        let humans = self.infection(ship, blocks.min(most));
        if humans == 0 {
            self.hand_out_goods(ship, goods, one_less, rec);
            return;
        }
        self.pilots[ship].pending = Some(Pending::Goods { goods, one_less });
        let humans = humans.min(self.pilots[ship].ship.humans());
        self.ask(ship, Question::InfectedGoods { humans }, rec);
    }

    /// The owner pays humans for infected goods, or leaves them (GX-8.42, GX-8.53).
    pub(super) fn accept_infected(
        &mut self,
        ship: usize,
        humans: u8,
        yes: bool,
        rec: &mut impl Recorder<Event>,
    ) {
        self.pilots[ship].question = None;
        rec.tell_all(|| Event::Accepted {
            ship: ship as u8,
            yes,
        });
        if !yes {
            self.pilots[ship].pending = None;
            return;
        }
        let state = &self.pilots[ship].ship;
        if state.humans() <= humans || state.humans.squares().len() == 1 {
            let from = state.default_human_loss(humans);
            self.crew_lost(ship, &from, rec);
        } else {
            self.ask(ship, Question::LoseHumans { count: humans }, rec);
        }
    }

    /// Who suffers under Remorseless Fate: everybody except the one with the most, among equals the one farthest behind
    /// (GX-8.32). The weakest first.
    pub(super) fn all_but_strongest(order: &[u8], values: &[u16]) -> Vec<u8> {
        let mut ranked: Vec<(u16, u8)> =
            values.iter().copied().zip(order.iter().copied()).collect();
        // The order is the flight order, and sorting keeps it among equals: the last one is spared.
        ranked.sort_by_key(|(value, _)| *value);
        ranked.pop();
        ranked.into_iter().map(|(_, ship)| ship).collect()
    }

    /// Remorseless Fate: cabins that an Epidemic affects are given up (GX-8.34).
    pub(super) fn give_infected_up(&mut self, ship: usize, rec: &mut impl Recorder<Event>) {
        for square in self.pilots[ship].ship.infected().iter() {
            self.lose_tile(ship, square, LostBy::GivenUp, rec);
        }
        self.after_removal(ship, rec);
    }

    /// Remorseless Fate: in Stardust components with exposed connectors fall off (GX-8.34).
    pub(super) fn shed_exposed(&mut self, ship: usize, rec: &mut impl Recorder<Event>) {
        let state = &self.pilots[ship].ship;
        let exposed = Side::ALL
            .into_iter()
            .fold(Squares::EMPTY, |all, side| all.or(state.exposed_on(side)));
        for square in exposed.iter() {
            self.lose_tile(ship, square, LostBy::FellOff, rec);
        }
        self.after_removal(ship, rec);
    }

    /// Big Baddies: the lower of two dice is added to the strength of an enemy.
    pub(super) fn strengthen_enemy(&mut self, rec: &mut impl Recorder<Event>) {
        if !self.memory.roads.has(RoughRoad::BigBaddies) {
            return;
        }
        let dice = self.rolls.roll();
        let bonus = dice[0].min(dice[1]);
        self.memory.enemy_bonus = bonus;
        rec.tell_all(|| Event::EnemyStronger { dice, bonus });
    }

    /// What is added to the strength of the enemy that attacks this ship.
    pub(super) fn bonus_against(&self, ship: usize) -> u8 {
        if self.road(ship, RoughRoad::BigBaddies) {
            self.memory.enemy_bonus
        } else {
            0
        }
    }

    /// An intruder as it comes to a ship: Unguarded Airlocks give it two steps more, in a Hunting Season a second one follows
    /// that keeps to the other hand. A double intruder has both hands already.
    pub(super) fn faced_intruder(&self, intruder: Intruder, ship: u8) -> Intruder {
        let ship = usize::from(ship);
        let more = if self.road(ship, RoughRoad::UnguardedAirlocks) {
            MORE_STEPS
        } else {
            0
        };
        let hands = match intruder.hands {
            [Hand::Left] if self.road(ship, RoughRoad::HuntingSeason) => Hand::BOTH,
            [Hand::Right] if self.road(ship, RoughRoad::HuntingSeason) => {
                &[Hand::Right, Hand::Left]
            }
            hands => hands,
        };
        Intruder {
            steps: intruder.steps + more,
            hands,
            ..intruder
        }
    }

    /// Paranoid Locals: those who land are shot at before they load, heavily if only one lands.
    pub(super) fn locals_shoot(&self, order: Vec<u8>, landed: Vec<Option<u8>>) -> Stage {
        let landers: Vec<u8> = order
            .iter()
            .zip(&landed)
            .filter(|(_, planet)| planet.is_some())
            .map(|(ship, _)| *ship)
            .collect();
        let size = if landers.len() == 1 {
            Size::Large
        } else {
            Size::Small
        };
        let targets: Vec<u8> = landers
            .into_iter()
            .filter(|ship| self.road(usize::from(*ship), RoughRoad::ParanoidLocals))
            .collect();
        let loading = Stage::Loading {
            order,
            landed,
            turn: 0,
            for_humans: false,
        };
        match targets.first().copied() {
            Some(roller) => LoneShot {
                hazard: shot(size, Side::Front),
                roller,
                targets,
            }
            .then(loading),
            None => loading,
        }
    }

    /// Abandoned Debris: everybody names a side in order; meteors come from the sides that most named.
    pub(super) fn vote(
        &mut self,
        order: Vec<u8>,
        mut votes: Vec<Side>,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        if let Some(ship) = order.get(votes.len()).map(|ship| usize::from(*ship)) {
            if self.pilots[ship].reply.is_none() {
                self.ask(ship, Question::VoteSide, rec);
            }
            if let Some(Reply::Side(side)) = self.pilots[ship].reply.take() {
                rec.tell_all(|| Event::Voted {
                    ship: ship as u8,
                    side,
                });
                votes.push(side);
            }
            return Stage::Vote { order, votes };
        }
        let named = |side: Side| votes.iter().filter(|vote| **vote == side).count();
        let most = Side::ALL.into_iter().map(named).max().unwrap_or(0);
        let targets: Vec<u8> = order
            .iter()
            .copied()
            .filter(|ship| self.road(usize::from(*ship), RoughRoad::AbandonedDebris))
            .collect();
        let offer = Stage::Offer {
            order,
            turn: 0,
            users: Vec::new(),
            shot_at: false,
        };
        let Some(roller) = targets.first().copied() else {
            return offer;
        };
        // The last side is wrapped first, so that the front flies first.
        Side::ALL
            .into_iter()
            .rev()
            .filter(|side| named(*side) == most)
            .fold(offer, |then, from| {
                let hazard = Hazard {
                    kind: HazardKind::Meteor,
                    size: Size::Large,
                    from,
                };
                let targets = targets.clone();
                LoneShot {
                    hazard,
                    roller,
                    targets,
                }
                .then(then)
            })
    }

    /// Stiff Competition: the user and those behind count; each who is stronger fires; then the user may change his or her
    /// mind (GX-8.10 to GX-8.12).
    pub(super) fn compete(
        &mut self,
        mut contest: Contest,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let user = contest.counting.first().copied().unwrap_or(0);
        let place = contest.values.len();
        if let Some(ship) = contest.counting.get(place).copied() {
            match self.strength(usize::from(ship), Criterion::Cannons, rec) {
                Count::Asked => {}
                Count::Value(value) => contest.values.push(value),
                // The user is gone: the chance passes on.
                Count::Jumped if ship == user => {
                    return Stage::Offer {
                        order: contest.order,
                        turn: contest.turn + 1,
                        users: contest.users,
                        shot_at: false,
                    };
                }
                Count::Jumped => {
                    contest.counting.remove(place);
                }
            }
            return Stage::Compete { contest };
        }
        let strength = contest.values.first().copied().unwrap_or(0);
        let shooters = contest.shooters.get_or_insert_with(|| {
            let stronger = contest.counting.iter().zip(&contest.values).skip(1);
            stronger
                .filter(|(_, value)| **value > strength)
                .map(|(ship, _)| *ship)
                .collect()
        });
        if !shooters.is_empty() {
            let roller = shooters.remove(0);
            contest.fired = true;
            let heavy = LoneShot {
                hazard: shot(Size::Large, Side::Rear),
                roller,
                targets: vec![user],
            };
            return heavy.then(Stage::Compete { contest });
        }
        let user = usize::from(user);
        let offer = |turn| Stage::Offer {
            order: contest.order.clone(),
            turn,
            users: contest.users.clone(),
            shot_at: false,
        };
        if !contest.fired {
            let offer = (contest.order, contest.turn, contest.users);
            return self.use_derelict(offer, false, rec);
        }
        match self.has_derelict_crew(user, rec) {
            None => return Stage::Compete { contest },
            Some(false) => return offer(contest.turn + 1),
            Some(true) => {}
        }
        if self.pilots[user].reply.is_none() {
            self.ask(user, Question::UseCard, rec);
        }
        match self.pilots[user].reply.take() {
            None => Stage::Compete { contest },
            Some(Reply::Yes) => {
                let offer = (contest.order, contest.turn, contest.users);
                self.use_derelict(offer, false, rec)
            }
            Some(_) => {
                rec.tell_all(|| Event::Accepted {
                    ship: user as u8,
                    yes: false,
                });
                offer(contest.turn + 1)
            }
        }
    }

    /// Whether one card is left and the crews have not been paid yet (GX-8.38, GX-17.23).
    pub(super) fn crews_want_pay(&self) -> bool {
        self.memory.roads.has(RoughRoad::UnionShip)
            && !self.memory.union_paid
            && usize::from(self.revealed) + 1 == self.deck.len()
            && self.memory.face_down.is_empty()
    }

    /// Before the last card every owner pays a credit or a block for each of the crew, or gives up (GX-8.38).
    pub(super) fn union(
        &mut self,
        order: Vec<u8>,
        turn: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Some(ship) = order.get(usize::from(turn)).map(|ship| usize::from(*ship)) else {
            self.memory.union_paid = true;
            return if self.flight_order().is_empty() {
                self.end()
            } else {
                Stage::Reveal
            };
        };
        let due = self.pilots[ship].ship.crew();
        if due > 0 && self.road(ship, RoughRoad::UnionShip) {
            if self.pilots[ship].reply.is_none() {
                self.ask(ship, Question::PayUnion { due }, rec);
            }
            match self.pilots[ship].reply.take() {
                None => return Stage::Union { order, turn },
                Some(Reply::Yes) => {}
                Some(_) => self.give_up(ship, GaveUpBecause::UnpaidCrew, rec),
            }
        }
        Stage::Union {
            order,
            turn: turn + 1,
        }
    }

    /// The owner pays with these blocks and the rest in credits; tokens are not accepted (GX-8.38).
    pub(super) fn pay_union(
        &mut self,
        ship: usize,
        due: u8,
        blocks: &[Block],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let credits = usize::from(due)
            .checked_sub(blocks.len())
            .ok_or(Refusal::WrongCount {
                needed: due,
                named: blocks.len(),
            })? as u8;
        let mut after = self.pilots[ship].ship;
        for block in blocks {
            if !after.lose_block(block.square, block.colour) {
                return Err(Refusal::NoBlockThere(block.square));
            }
        }
        if !self.can_pay(ship, u16::from(credits)) {
            return Err(Refusal::CannotPay);
        }
        self.reply(ship, Reply::Yes)?;
        let from: Vec<_> = blocks.iter().map(|b| (b.square, b.colour)).collect();
        self.goods_lost(ship, &from, rec);
        self.pay(ship, credits, rec);
        rec.tell_all(|| Event::UnionPaid {
            ship: ship as u8,
            credits,
            blocks: blocks.len() as u8,
        });
        Ok(())
    }

    /// Pays with so many blocks, the cheapest first, and credits; none: not possible without a loan.
    pub fn union_payment(&self, ship: usize, due: u8, blocks: u8) -> Option<Command> {
        let cheapest = self.pilots.get(ship)?.ship.cheapest_blocks(blocks);
        let credits = due.checked_sub(cheapest.len() as u8)?;
        let enough = self.credits(ship) >= u32::from(credits);
        (cheapest.len() == usize::from(blocks) && enough)
            .then_some(Command::PayUnion { blocks: cheapest })
    }

    /// As few blocks as the credits allow; without enough of both the ship gives up.
    pub(super) fn default_union(&self, ship: usize, due: u8) -> Command {
        (0..=due)
            .find_map(|blocks| self.union_payment(ship, due, blocks))
            .unwrap_or(Command::GiveUp { leave: true })
    }

    /// Components that are joined by defective joints are dropped, while engines are counted (GX-8.44).
    pub(super) fn drop_components(
        &mut self,
        ship: usize,
        squares: &[Square],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let droppable = self.pilots[ship].ship.droppable();
        let mut seen = Squares::EMPTY;
        for square in squares {
            if !droppable.has(*square) {
                return Err(Refusal::NotDroppable(*square));
            }
            if seen.has(*square) {
                return Err(Refusal::SquareTwice(*square));
            }
            seen.insert(*square);
        }
        if seen.is_empty() {
            return Err(Refusal::WrongCount {
                needed: 1,
                named: 0,
            });
        }
        // The engines are counted again afterwards: the question is asked anew.
        self.pilots[ship].question = None;
        for square in squares {
            self.lose_tile(ship, *square, LostBy::FellOff, rec);
        }
        self.after_removal(ship, rec);
        Ok(())
    }
}

impl LoneShot {
    /// The shot, and what follows.
    pub(super) fn then(self, then: Stage) -> Stage {
        Stage::LoneShot {
            shot: self,
            fired: false,
            then: Box::new(then),
        }
    }
}
