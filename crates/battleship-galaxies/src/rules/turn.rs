//! The beginning of a battle, turns and phases, drawing cards (sections 2, 7, 8 and 21).

use crate::data::{
    Data, DeckCount, Drawn, FleetShip, Op, SpecialRule, TileSort, Trigger, TurnPhase, When,
    WindowKind,
};
use crate::event::{EnergyReason, Event};
use crate::ids::{CardId, Source, TacticId};
use crate::refusal::{BattleRefusal, Done, Reason, refuse};
use crate::setup::Rules;
use crate::setup::constant::{HAND_LIMIT, STARTING_HAND};
use crate::state::{
    Battle, Chance, Deck, EnergyStep, OfferKind, Phase, Player, RulesRef, ShipCard, Tactic, Task,
    Tile,
};
use std::sync::Arc;
use table::{Audience, Dice, Recorder, Seat, SeatSet, Seed};

/// A checked list of a seat: its fleet, and the deck if it hands one in.
pub type CheckedList = (Vec<FleetShip>, Vec<DeckCount>);

impl Battle {
    /// Sets up a battle: fleets behind the screens, shuffled decks, tiles, hands (BG-2.14 to BG-2.16, BG-24.2).
    pub fn new(
        rules: Arc<Rules>,
        lists: &[CheckedList],
        seed: Seed,
        rec: &mut impl Recorder<Event>,
    ) -> Battle {
        let data: &Data = &rules.data;
        let mut chance = Chance {
            dice: Dice::new(seed),
            loaded: Vec::new(),
            rolls: 0,
        };
        let mut decks = vec![Deck::default(); usize::from(rules.decks)];
        let mut cards = Vec::new();
        for (at, (fleet, deck)) in lists.iter().enumerate() {
            let seat = Seat(at as u8);
            for ship in fleet {
                let kind = &data.ships[usize::from(ship.ship)];
                cards.push(ShipCard::waiting(
                    CardId::new(seat, ship.ship),
                    ship.version,
                    kind.count,
                ));
            }
            let pile = &mut decks[usize::from(rules.seats[at].deck)];
            for count in deck {
                pile.draw
                    .extend((0..count.count).map(|_| TacticId(count.card)));
            }
        }
        for deck in &mut decks {
            chance.dice.shuffle(&mut deck.draw);
            deck.size = deck.draw.len() as u16;
        }
        let mut random: Vec<u8> = data
            .tiles
            .iter()
            .enumerate()
            .filter(|(_, kind)| kind.sort == TileSort::Discovery)
            .flat_map(|(at, kind)| {
                let fixed = rules
                    .mission
                    .tiles
                    .iter()
                    .filter(|tile| tile.drawn == Drawn::Kind(at as u8))
                    .count();
                (fixed..usize::from(kind.count)).map(move |_| at as u8)
            })
            .collect();
        chance.dice.shuffle(&mut random);
        let tiles = rules
            .mission
            .tiles
            .iter()
            .filter_map(|tile| {
                let kind = match tile.drawn {
                    Drawn::Kind(kind) => kind,
                    // The data check makes sure that there are enough.
                    Drawn::Random => random.pop()?,
                };
                Some(Tile {
                    kind,
                    up: tile.face_up,
                    spaces: tile.hexes.clone(),
                })
            })
            .collect();
        let mut energy = vec![0; usize::from(rules.pools)];
        for (at, seat) in rules.seats.iter().enumerate() {
            energy[usize::from(seat.pool)] = rules.side_rule(Seat(at as u8)).start_energy;
        }
        let mut battle = Battle {
            players: vec![Player::default(); rules.seats.len()],
            energy,
            decks,
            last_exhausted: None,
            cards,
            tiles,
            prepped: (0..rules.mission.prepped.len() as u8).collect(),
            points: [0; 2],
            turn: 0,
            active: Seat(0),
            first: Seat(0),
            phase: Phase::Placing,
            activation: None,
            tasks: Vec::new(),
            used: Vec::new(),
            asteroid_hits: Vec::new(),
            reveals: 0,
            outcome: None,
            ask_able_only: false,
            chance,
            rules: RulesRef(rules),
        };
        rec.tell_all(|| Event::BattleBegan);
        for seat in Seat::first(battle.rules.seat_count()) {
            let drawn: Vec<TacticId> = (0..STARTING_HAND)
                .filter_map(|_| battle.draw_one(seat, rec))
                .collect();
            battle.tell_drawn(seat, &drawn, rec);
        }
        battle.lay_out_scenario(rec);
        let placing = battle.to_place();
        match placing.first() {
            Some((seat, _, place)) => {
                let (seat, place) = (*seat, *place);
                rec.tell_all(|| Event::PlacingBegan { seat, place });
            }
            None => battle.roll_first(rec),
        }
        battle
    }

    /// Puts the ships of a prepared position on the board.
    fn lay_out_scenario(&mut self, rec: &mut impl Recorder<Event>) {
        let rules = Arc::clone(&self.rules.0);
        let Some(scenario) = rules.scenario() else {
            return;
        };
        for ship in &scenario.ships {
            let Some(kind) = rules.data.ship(&ship.ship) else {
                continue;
            };
            if ship.positions.is_empty() {
                continue;
            }
            let card = CardId::new(Seat(ship.side), kind);
            self.put_in_play(card, &ship.positions, None, 0, rec);
            if let Some(at) = self.at(card) {
                for there in &mut self.cards[at].ships {
                    there.shields = ship.shields.unwrap_or(there.shields);
                    there.hull = ship.hull;
                }
            }
        }
    }

    /// Fixes the dice to come: faces from 0, in the order in which they are rolled.
    pub fn load_dice(&mut self, faces: &[u8]) {
        self.chance.loaded = faces.iter().rev().copied().collect();
    }

    /// In windows, asks only those who can play something. For games without people (BG-19.11).
    pub fn ask_able_only(&mut self) {
        self.ask_able_only = true;
    }

    /// Chance from another seed from here on, for computer players that think ahead.
    pub fn reseed(&mut self, seed: Seed) {
        self.chance.dice = Dice::new(seed);
    }

    /// The seats that see a player's hand: the player, and an open team (BG-30.10).
    pub(crate) fn insiders(&self, seat: Seat) -> Audience {
        if !self.rules.setup.open_team {
            return Audience::Only(seat);
        }
        let side = self.side(seat);
        Audience::Among(
            Seat::first(self.rules.seat_count())
                .filter(|other| self.side(*other) == side)
                .collect::<SeatSet>(),
        )
    }

    fn tell_drawn(&mut self, seat: Seat, drawn: &[TacticId], rec: &mut impl Recorder<Event>) {
        if drawn.is_empty() {
            return;
        }
        self.reveals += 1;
        rec.tell_all(|| Event::Drew {
            seat,
            cards: drawn.len() as u8,
        });
        rec.tell(self.insiders(seat), || Event::DrewCards {
            seat,
            cards: drawn.to_vec(),
        });
    }

    /// BG-2.17, BG-23.11: everybody rolls; ties roll again.
    pub(crate) fn roll_first(&mut self, rec: &mut impl Recorder<Event>) {
        if let Some(first) = self.rules.scenario().and_then(|scenario| scenario.first) {
            self.first = Seat(first);
            self.begin_turn(self.first, rec);
            self.run(rec);
            return;
        }
        let mut tied: Vec<Seat> = Seat::first(self.rules.seat_count()).collect();
        let mut rolls = Vec::new();
        // The dice are fair: a hundred ties in a row do not happen, and if they do the first seat chooses.
        while tied.len() > 1 && rolls.len() < 100 {
            let mut round = vec![None; self.players.len()];
            for seat in &tied {
                round[seat.index()] = Some(self.roll_number());
            }
            let highest = round.iter().flatten().max().copied();
            tied.retain(|seat| round[seat.index()] == highest);
            rolls.push(round);
        }
        let chooser = tied.first().copied().unwrap_or(Seat(0));
        rec.tell_all(|| Event::FirstRolled { rolls, chooser });
        self.phase = Phase::ChooseFirst(chooser);
    }

    pub(crate) fn choose_first(
        &mut self,
        seat: Seat,
        first: Seat,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        let Phase::ChooseFirst(chooser) = self.phase else {
            return refuse(Reason::NotNow);
        };
        if chooser != seat {
            return refuse(Reason::NotFirstChooser);
        }
        if first.index() >= self.players.len() {
            return refuse(Reason::NoSuchSeat);
        }
        self.first = first;
        rec.tell_all(|| Event::FirstChosen { seat: first });
        self.begin_turn(first, rec);
        Ok(())
    }

    fn begin_turn(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) {
        self.turn += 1;
        self.active = seat;
        self.used.clear();
        self.asteroid_hits.clear();
        self.activation = None;
        let round = self.round();
        // BG-22.4: at the end of round 2 the turn that begins belongs to round 3.
        self.check_victory(rec);
        if self.outcome.is_some() {
            return;
        }
        if self.players[seat.index()].resigned {
            return self.next_turn(rec);
        }
        rec.tell_all(|| Event::TurnBegan { seat, round });
        rec.tell_all(|| Event::PhaseBegan {
            phase: TurnPhase::Energy,
        });
        self.phase = Phase::Energy;
        self.tasks.push(Task::Energy(EnergyStep::Income));
    }

    pub(crate) fn next_turn(&mut self, rec: &mut impl Recorder<Event>) {
        let next = self.active.next(self.rules.seat_count());
        // A turn counter that runs full would end the round count: nobody plays 65,000 turns.
        if self.turn < u16::MAX - 8 {
            self.begin_turn(next, rec);
        }
    }

    /// The turn ends at once: time has run out (BG-30.3).
    pub(crate) fn cut_turn_short(&mut self, rec: &mut impl Recorder<Event>) {
        if self.turn == 0 || self.outcome.is_some() {
            return;
        }
        // No card is lost with the time: the draw of the phase is made, a card looked at is kept.
        let seat = self.active;
        match self.phase.clone() {
            Phase::EnergyDraw => {
                let _ = self.draw_instead(seat);
            }
            Phase::MainComputer(seen) => {
                if let [keep, under @ ..] = &seen[..] {
                    let _ = self.keep_main_computer(seat, *keep, under, rec);
                }
            }
            _ => {}
        }
        self.finish_tasks(rec);
        if self.outcome.is_some() {
            return;
        }
        if let Some(activation) = self.activation.take() {
            rec.tell_all(|| Event::ActivationEnded {
                card: activation.card,
            });
        }
        rec.tell_all(|| Event::TimeRanOut { seat });
        self.next_turn(rec);
        self.run(rec);
    }

    // ---- energy phase ----

    pub(crate) fn energy_step(&mut self, step: EnergyStep, rec: &mut impl Recorder<Event>) {
        let seat = self.active;
        match step {
            EnergyStep::Income => {
                let side = self.rules.side_rule(seat);
                // BG-8.2: the first player in the first energy phase of the game.
                let income = if self.turn == 1 {
                    side.first_income
                } else {
                    side.income
                };
                self.gain(seat, income, EnergyReason::Income, None, rec);
                self.start_effects(
                    seat,
                    |op| matches!(op, Op::GainEnergy { .. } | Op::StealEnergy { .. }),
                    rec,
                );
                self.tile_energy(seat, rec);
                self.tasks.push(Task::Energy(EnergyStep::Shields));
            }
            EnergyStep::Shields => {
                self.start_effects(seat, |op| matches!(op, Op::AddShield { .. }), rec);
                self.tile_shields(seat, rec);
                self.tasks.push(Task::Energy(EnergyStep::Rolls));
                self.tasks.push(Task::Offer(OfferKind::Repair));
            }
            EnergyStep::Rolls => {
                self.tasks.push(Task::Energy(EnergyStep::Draws));
                let before = self.chance.rolls;
                let at = self.tasks.len();
                self.start_effects(
                    seat,
                    |op| matches!(op, Op::Roll { .. } | Op::DirectDamage { .. }),
                    rec,
                );
                if self.chance.rolls != before {
                    // Repairs may wait for the rolls (BG-8.4: the player chooses the order within a group).
                    self.tasks.insert(at, Task::Offer(OfferKind::Repair));
                }
            }
            EnergyStep::Draws => {
                self.tasks.push(Task::Energy(EnergyStep::Draw));
                self.tasks.push(Task::Offer(OfferKind::Draw));
            }
            EnergyStep::Draw => {
                if self.main_computer(seat).is_some() {
                    self.phase = Phase::EnergyDraw;
                } else {
                    self.tasks.push(Task::Energy(EnergyStep::Open));
                    self.tasks.push(Task::Draw { seat, count: 1 });
                }
            }
            EnergyStep::Open => {
                self.phase = Phase::EnergyOpen;
                if !self.energy_phase_has_choices(seat) {
                    self.begin_deploy(rec);
                }
            }
        }
    }

    /// Whether there is anything that a player of this seat could ever do in the open energy phase: cards of the data
    /// set that are played then, or a team to give cards to. Tells nothing about the hand (BG-19.11).
    fn energy_phase_has_choices(&self, seat: Seat) -> bool {
        if self.rules.simplified {
            return false;
        }
        let team = self.rules.side_rule(seat).seats.len() > 1;
        team || self
            .rules
            .data
            .cards
            .iter()
            .any(|card| card.window == WindowKind::EnergyOpen && self.may_hold(seat, card.faction))
    }

    /// Whether cards of a faction can be in a seat's hand.
    pub(crate) fn may_hold(&self, seat: Seat, faction: crate::data::Faction) -> bool {
        self.rules.seats[seat.index()].faction == faction
            || self
                .rules
                .special(|rule| match rule {
                    SpecialRule::MainComputer { side, .. } if *side == self.side(seat) => Some(()),
                    _ => None,
                })
                .is_some()
    }

    /// Effects at the start of the energy phase that need no choice, on ships the player controls.
    fn start_effects(
        &mut self,
        seat: Seat,
        wanted: fn(&Op) -> bool,
        rec: &mut impl Recorder<Event>,
    ) {
        let rules = Arc::clone(&self.rules.0);
        let mut found = Vec::new();
        for card in self
            .cards
            .iter()
            .filter(|card| card.is_in_play() && card.controller == seat)
        {
            for (source, rule) in self.rules_on(card) {
                let start = matches!(
                    rule.trigger,
                    Some(Trigger::EnergyPhaseStart | Trigger::ControllerEnergyPhaseStart)
                );
                if start && rule.choices.is_empty() && rule.ops.iter().any(wanted) {
                    found.push((card.id, source));
                }
            }
        }
        for (card, source) in found {
            let rule = super::effects::rule_of(&rules, source);
            let Some(card) = self.card(card).filter(|card| card.is_in_play()) else {
                continue;
            };
            let env = super::effects::Env::of(card, source, &[]);
            if self.conditions_hold(rule, &env) {
                self.execute(&rule.ops, &env, When::Now, rec);
            }
        }
    }

    /// BG-18.17, BG-18.22: energy sources give once, however many.
    fn tile_energy(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) {
        let mut kinds: Vec<u8> = Vec::new();
        for at in 0..self.tiles.len() {
            let kind = self.tiles[at].kind;
            let gain = self.rules.data.tiles[usize::from(kind)]
                .rules
                .iter()
                .flat_map(|rule| &rule.ops)
                .find_map(|op| match op {
                    Op::GainEnergy { amount, stacks } => Some((*amount, *stacks)),
                    _ => None,
                });
            let Some((amount, stacks)) = gain else {
                continue;
            };
            if self.tiles[at].up
                && (stacks || !kinds.contains(&kind))
                && self.player_on_tile(seat, at)
            {
                kinds.push(kind);
                self.gain(
                    seat,
                    amount,
                    EnergyReason::Effect,
                    Some(Source::Tile { tile: at as u8 }),
                    rec,
                );
            }
        }
    }

    /// BG-18.20
    fn tile_shields(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) {
        for at in 0..self.tiles.len() {
            let kind = &self.rules.data.tiles[usize::from(self.tiles[at].kind)];
            let amount = kind
                .rules
                .iter()
                .flat_map(|rule| &rule.ops)
                .find_map(|op| match op {
                    Op::AddShield { amount, .. } => Some(*amount),
                    _ => None,
                });
            let Some(amount) = amount.filter(|_| self.tiles[at].up) else {
                continue;
            };
            let ships: Vec<_> = self
                .in_play()
                .filter(|(card, id, _)| card.controller == seat && self.is_on_tile(*id, at))
                .map(|(_, id, _)| id)
                .collect();
            for ship in ships {
                self.add_shields(ship, amount, rec);
            }
        }
    }

    // ---- drawing ----

    /// Takes the top card of the seat's deck into the hand (BG-21.3 to BG-21.6).
    pub(crate) fn draw_one(
        &mut self,
        seat: Seat,
        rec: &mut impl Recorder<Event>,
    ) -> Option<TacticId> {
        let at = self.rules.seats[seat.index()].deck;
        let kind = self.take_top(at, rec)?;
        self.players[seat.index()]
            .hand
            .push(Tactic { kind, deck: at });
        Some(kind)
    }

    /// Takes the top card of a deck.
    pub(crate) fn take_top(&mut self, at: u8, rec: &mut impl Recorder<Event>) -> Option<TacticId> {
        let deck = &mut self.decks[usize::from(at)];
        if deck.size == 0 || deck.exhausted >= 2 {
            return None;
        }
        if deck.owed {
            // BG-21.5
            deck.owed = false;
            if deck.discard.is_empty() {
                self.exhausted(at, rec);
                return None;
            }
            self.reshuffle(at);
        }
        let kind = self.decks[usize::from(at)].draw.pop()?;
        if self.decks[usize::from(at)].draw.is_empty() {
            self.exhausted(at, rec);
        }
        Some(kind)
    }

    /// The draw pile has run out.
    pub(crate) fn exhausted(&mut self, at: u8, rec: &mut impl Recorder<Event>) {
        let deck = &mut self.decks[usize::from(at)];
        deck.exhausted += 1;
        let times = deck.exhausted;
        if times == 1 {
            if deck.discard.is_empty() {
                deck.owed = true;
            } else {
                self.reshuffle(at);
            }
        } else {
            self.last_exhausted = Some(at);
        }
        rec.tell_all(|| Event::Exhausted { deck: at, times });
        if times >= 2
            && self.rules.mission.clock
            && self.decks.iter().all(|deck| deck.exhausted >= 2)
        {
            self.clock_ends(rec);
        }
    }

    fn reshuffle(&mut self, at: u8) {
        let deck = &mut self.decks[usize::from(at)];
        deck.draw = std::mem::take(&mut deck.discard);
        self.chance.dice.shuffle(&mut deck.draw);
        self.chance.rolls += 1;
    }

    /// Carries on with a draw. `false`: a card must be discarded first (BG-21.2).
    pub(crate) fn run_draw(
        &mut self,
        seat: Seat,
        count: u8,
        rec: &mut impl Recorder<Event>,
    ) -> bool {
        if self.players[seat.index()].hand.len() >= HAND_LIMIT {
            let deck = &self.decks[usize::from(self.rules.seats[seat.index()].deck)];
            // Nothing to draw, nothing to discard for.
            if deck.size > 0
                && deck.exhausted < 2
                && !(deck.draw.is_empty() && deck.discard.is_empty())
            {
                self.tasks.push(Task::Draw { seat, count });
                return false;
            }
        }
        if let Some(kind) = self.draw_one(seat, rec) {
            self.tell_drawn(seat, &[kind], rec);
            if count > 1 && self.outcome.is_none() {
                self.tasks.push(Task::Draw {
                    seat,
                    count: count - 1,
                });
            }
        }
        true
    }

    /// BG-7.4, BG-21.2
    pub(crate) fn discard_for_energy(
        &mut self,
        seat: Seat,
        cards: &[TacticId],
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        let forced = matches!(self.tasks.last(), Some(Task::Draw { seat: s, .. }) if *s == seat);
        if !forced {
            if seat != self.active || self.turn == 0 {
                return refuse(Reason::NotYourTurn);
            }
            // BG-7.4: whenever the game waits for a decision of theirs.
            if let Some(Task::Window(window)) = self.tasks.last()
                && (!window.asked.has(seat) || window.answers.iter().any(|(s, _)| *s == seat))
            {
                return refuse(Reason::NotYourDecision);
            }
        } else if cards.len() != 1 {
            return refuse(Reason::DiscardOne);
        }
        if cards.is_empty() {
            return refuse(Reason::NotInHand);
        }
        let mut hand = self.players[seat.index()].hand.clone();
        let mut gone = Vec::with_capacity(cards.len());
        for kind in cards {
            let at = hand
                .iter()
                .position(|tactic| tactic.kind == *kind)
                .ok_or(Reason::NotInHand)?;
            gone.push(hand.remove(at));
        }
        self.players[seat.index()].hand = hand;
        for tactic in gone {
            self.discard(tactic);
        }
        rec.tell_all(|| Event::Discarded {
            seat,
            cards: cards.to_vec(),
        });
        self.gain(
            seat,
            cards.len().min(40) as u8,
            EnergyReason::Discard,
            None,
            rec,
        );
        Ok(())
    }

    /// BG-23.5
    pub(crate) fn give_card(
        &mut self,
        seat: Seat,
        kind: TacticId,
        to: Seat,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        if to.index() >= self.players.len() || to == seat || self.side(to) != self.side(seat) {
            return refuse(Reason::NotTeam);
        }
        // In an energy phase of one of them.
        if self.phase != Phase::EnergyOpen
            || !self.tasks.is_empty()
            || self.side(self.active) != self.side(seat)
        {
            return refuse(Reason::NotNow);
        }
        if self.players[to.index()].hand.len() >= HAND_LIMIT {
            return refuse(Reason::HandFull);
        }
        let hand = &mut self.players[seat.index()].hand;
        let at = hand
            .iter()
            .position(|tactic| tactic.kind == kind)
            .ok_or(Reason::NotInHand)?;
        let tactic = hand.remove(at);
        self.players[to.index()].hand.push(tactic);
        self.reveals += 1;
        rec.tell_all(|| Event::CardGiven { from: seat, to });
        let pair = SeatSet::EMPTY.with(seat).with(to);
        rec.tell(Audience::Among(pair), || Event::CardGivenFace {
            card: kind,
        });
        Ok(())
    }

    // ---- phases ----

    /// Whether a seat may act in a phase now: its turn, the phase, nothing to be decided first.
    pub(crate) fn may_act_in(&self, seat: Seat, phase: &Phase) -> Done {
        if self.turn == 0 {
            return refuse(Reason::NotNow);
        }
        if seat != self.active {
            return refuse(Reason::NotYourTurn);
        }
        if !self.tasks.is_empty() {
            return refuse(Reason::DecideFirst);
        }
        if self.phase != *phase {
            return refuse(Reason::NotNow);
        }
        if self.activation.is_some() {
            return refuse(Reason::FinishActivation);
        }
        Ok(())
    }

    /// BG-8.7
    pub(crate) fn can_pay(&self, seat: Seat, cost: u8) -> Done {
        let have = self.energy_of(seat);
        if have < cost {
            return Err(BattleRefusal::numbers(Reason::Energy, cost, have));
        }
        Ok(())
    }

    fn begin_deploy(&mut self, rec: &mut impl Recorder<Event>) {
        self.phase = Phase::Deploy;
        rec.tell_all(|| Event::PhaseBegan {
            phase: TurnPhase::Deploy,
        });
    }

    pub(crate) fn end_phase(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) -> Done {
        let phase = self.phase.clone();
        self.may_act_in(seat, &phase)?;
        match phase {
            Phase::EnergyOpen => self.begin_deploy(rec),
            Phase::Deploy => {
                self.phase = Phase::Action;
                rec.tell_all(|| Event::PhaseBegan {
                    phase: TurnPhase::Action,
                });
            }
            Phase::Action if self.remote_engines(seat).is_some() => self.phase = Phase::EndOfTurn,
            Phase::Action | Phase::EndOfTurn | Phase::Engines { .. } => self.next_turn(rec),
            _ => return refuse(Reason::NotNow),
        }
        Ok(())
    }
}
