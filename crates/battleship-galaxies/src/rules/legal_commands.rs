//! What the battle waits for, and what may be done: for hints, computer players and tests.

use super::effects::{Env, rule_of};
use crate::command::{Command, StopRule};
use crate::data::{CardType, SetupWhere, Size, Target, WindowKind};
use crate::hex::{Direction, Hex, Spaces};
use crate::ids::{CardId, Pick, Placement, ShipId, Source, TacticId};
use crate::state::{Battle, CardPlace, OfferKind, Phase, Task};
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

/// What the battle waits for. Says nothing hidden except who is asked in a window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "for")]
pub enum Waiting {
    /// Ships that start on the board are placed.
    Placing,
    /// Somebody says who goes first.
    ChooseFirst,
    /// A card must be discarded before another is drawn (BG-21.2).
    Discard,
    /// A choice at the draw (BG-M3.6).
    DrawChoice,
    /// One of the cards looked at is kept (BG-M3.6).
    KeepCard,
    /// The open energy phase.
    Energy,
    /// The deploy phase.
    Deploy,
    /// The action phase, between activations.
    Action,
    /// Ships of the activated card may move.
    Movement,
    /// Ships of the activated card may attack.
    Attacks,
    /// Reactions.
    Window {
        /// Which window.
        window: WindowKind,
    },
    /// Abilities may be used.
    Offer {
        /// Which.
        offer: OfferKind,
    },
    /// BG-20.3
    ChooseHero,
    /// BG-M4.16
    ChooseDamaged,
    /// BG-M4.12
    EndOfTurn,
    /// BG-M4.13
    Asteroids,
    /// Nothing: the battle is over.
    Over,
}

impl Battle {
    /// What the battle waits for, and whose decision it is. Who is asked in a window is hidden.
    pub fn waiting(&self) -> (Waiting, SeatSet) {
        let one = |seat: Seat| SeatSet::EMPTY.with(seat);
        if self.outcome.is_some() {
            return (Waiting::Over, SeatSet::EMPTY);
        }
        match self.tasks.last() {
            Some(Task::Window(window)) => {
                let open = window
                    .asked
                    .iter()
                    .filter(|seat| !window.answers.iter().any(|(other, _)| other == seat))
                    .collect();
                return (
                    Waiting::Window {
                        window: window.kind,
                    },
                    open,
                );
            }
            Some(Task::Offer(offer)) => {
                return (Waiting::Offer { offer: *offer }, one(self.active));
            }
            Some(Task::Draw { seat, .. }) => return (Waiting::Discard, one(*seat)),
            Some(Task::ChooseHero { seat, .. }) => return (Waiting::ChooseHero, one(*seat)),
            Some(Task::ChooseDamaged { .. }) => return (Waiting::ChooseDamaged, one(self.active)),
            _ => {}
        }
        let what = match &self.phase {
            Phase::Placing => {
                let seats = self
                    .to_place()
                    .into_iter()
                    .map(|(seat, _, _)| seat)
                    .collect();
                return (Waiting::Placing, seats);
            }
            Phase::ChooseFirst(seat) => return (Waiting::ChooseFirst, one(*seat)),
            Phase::Energy | Phase::EnergyOpen => Waiting::Energy,
            Phase::EnergyDraw => Waiting::DrawChoice,
            Phase::MainComputer(_) => Waiting::KeepCard,
            Phase::Deploy => Waiting::Deploy,
            Phase::Action => match &self.activation {
                None => Waiting::Action,
                Some(activation) if activation.attacking => Waiting::Attacks,
                Some(_) => Waiting::Movement,
            },
            Phase::EndOfTurn => Waiting::EndOfTurn,
            Phase::Engines { .. } => Waiting::Asteroids,
            Phase::Over => Waiting::Over,
        };
        (what, one(self.active))
    }

    /// Everything a seat may do now, as far as it can be listed: moves by the shortest ways, launches in close order,
    /// asteroids by straight ways. Discarding for energy is always possible in one's own turn and is not listed.
    pub fn legal(&self, seat: Seat) -> Vec<Command> {
        let (waiting, seats) = self.waiting();
        let mut found = Vec::new();
        if !seats.has(seat) {
            return found;
        }
        match waiting {
            Waiting::Over => {}
            Waiting::Placing => {
                for (owner, card, place) in self.to_place() {
                    if owner == seat {
                        for positions in self.zone_placements(seat, card, place) {
                            found.push(Command::PlaceSetupShip {
                                card,
                                positions,
                                cargo: Vec::new(),
                            });
                        }
                        break;
                    }
                }
            }
            Waiting::ChooseFirst => {
                found.extend(
                    Seat::first(self.rules.seat_count()).map(|seat| Command::ChooseFirst { seat }),
                );
            }
            Waiting::Discard => {
                let mut kinds: Vec<TacticId> = self.players[seat.index()]
                    .hand
                    .iter()
                    .map(|t| t.kind)
                    .collect();
                kinds.sort_unstable();
                kinds.dedup();
                found.extend(
                    kinds
                        .into_iter()
                        .map(|kind| Command::DiscardForEnergy { cards: vec![kind] }),
                );
            }
            Waiting::DrawChoice => {
                found.push(Command::Draw);
                if self.main_computer(seat).is_some() && self.players[seat.index()].hand.len() < 10
                {
                    found.push(Command::LookMainComputer);
                }
            }
            Waiting::KeepCard => {
                if let Phase::MainComputer(seen) = &self.phase {
                    for (at, keep) in seen.iter().enumerate() {
                        let mut under = seen.clone();
                        under.remove(at);
                        found.push(Command::MainComputer { keep: *keep, under });
                    }
                }
            }
            Waiting::Energy => {
                self.plays(seat, &mut found);
                found.push(Command::EndPhase);
            }
            Waiting::Deploy => {
                self.plays(seat, &mut found);
                self.launches_now(seat, &mut found);
                found.push(Command::EndPhase);
            }
            Waiting::Action => {
                self.plays(seat, &mut found);
                for card in self.activatable(seat) {
                    found.push(Command::Activate { card });
                }
                found.push(Command::EndPhase);
            }
            Waiting::Movement => self.moves(&mut found),
            Waiting::Attacks => self.attacks(&mut found),
            Waiting::Window { window } => {
                self.plays(seat, &mut found);
                for source in self.window_abilities(seat, window) {
                    self.uses(seat, source, &mut found);
                }
                found.push(Command::Pass);
            }
            Waiting::Offer { offer } => {
                for source in self.offers(offer) {
                    for targets in self.offer_choices(offer, source) {
                        found.push(Command::UseAbility { source, targets });
                    }
                }
                found.push(Command::Pass);
            }
            Waiting::ChooseHero => {
                if let Some(Task::ChooseHero { hero, .. }) = self.tasks.last() {
                    let cards = self.holders_of(*hero, self.side(seat));
                    found.extend(cards.into_iter().map(|card| Command::ChooseHero { card }));
                }
            }
            Waiting::ChooseDamaged => {
                if let Some(Task::ChooseDamaged { ships, .. }) = self.tasks.last() {
                    found.extend(
                        ships
                            .iter()
                            .map(|ship| Command::ChooseDamaged { ship: *ship }),
                    );
                }
            }
            Waiting::EndOfTurn => {
                if self
                    .remote_engines(seat)
                    .is_some_and(|(cost, ..)| self.energy_of(seat) >= cost)
                {
                    found.push(Command::RemoteEngines);
                }
                found.push(Command::EndPhase);
            }
            Waiting::Asteroids => {
                if let Phase::Engines { moved, roll, .. } = &self.phase {
                    for asteroid in self.asteroids().filter(|at| !moved.contains(at)) {
                        self.tile_moves(asteroid, *roll, &mut found);
                    }
                }
                found.push(Command::EndPhase);
            }
        }
        found
    }

    /// Straight moves of a tile.
    fn tile_moves(&self, asteroid: u8, most: u8, found: &mut Vec<Command>) {
        let covered = self.tiles[usize::from(asteroid)].covered();
        for lead_end in 0..2 {
            let Ok(start) = self.led_by(&covered, lead_end) else {
                continue;
            };
            for direction in Direction::ALL {
                let mut spaces = start;
                for steps in 1..=usize::from(most) {
                    spaces = match self.tile_stepped(&spaces, direction) {
                        Ok(next) if self.asteroid_fits(asteroid, &next) => next,
                        _ => break,
                    };
                    found.push(Command::MoveAsteroid {
                        asteroid,
                        path: vec![direction; steps],
                        lead_end,
                    });
                }
            }
        }
    }

    /// Ship cards that a seat can activate and pay for.
    pub fn activatable(&self, seat: Seat) -> Vec<CardId> {
        let energy = self.energy_of(seat);
        self.cards
            .iter()
            .filter(|card| {
                card.controller == seat && card.is_in_play() && card.activated != self.turn
            })
            .map(|card| card.id)
            .filter(|card| self.activation_cost(*card) <= energy)
            .collect()
    }

    /// Cards in hand that can be played now, with every choice.
    pub(crate) fn plays(&self, seat: Seat, found: &mut Vec<Command>) {
        let Some(kind) = self.open_kind() else { return };
        let mut seen: Vec<TacticId> = Vec::new();
        for tactic in &self.players[seat.index()].hand {
            if seen.contains(&tactic.kind) || !self.could_play(seat, tactic.kind, kind) {
                continue;
            }
            seen.push(tactic.kind);
            self.ways_to_play(seat, tactic.kind, found);
        }
    }

    fn ways_to_play(&self, seat: Seat, tactic: TacticId, found: &mut Vec<Command>) {
        let card = &self.rules.data.cards[usize::from(tactic.0)];
        let play = |targets: Vec<Pick>, positions: Vec<Placement>, replace| Command::PlayCard {
            card: tactic,
            targets,
            positions,
            replace,
        };
        if card.typ != CardType::Event {
            for ship in &self.cards {
                if let Some(replace) = self.attachable(seat, tactic, ship.id) {
                    found.push(play(vec![Pick::Card(ship.id)], Vec::new(), replace));
                }
            }
            return;
        }
        let env = Env::played(seat, tactic, &[]);
        let launch = card.rule.ops.iter().find_map(|op| match op {
            crate::data::Op::LaunchAdjacent {
                ship,
                near: Target::One(_),
                ..
            } => Some(*ship),
            _ => None,
        });
        for targets in self.choice_lists(&card.rule.choices, &env, 64) {
            match (launch, targets.first()) {
                (None, _) => found.push(play(targets, Vec::new(), None)),
                (Some(ship), Some(Pick::Ship(beside))) => {
                    let launched = self.cards.iter().find(|c| {
                        c.controller == seat
                            && c.id.kind() == usize::from(ship)
                            && matches!(c.place, CardPlace::Screen | CardPlace::Hold(_))
                    });
                    if let (Some(launched), Some(spaces)) = (launched, self.spaces_of(*beside)) {
                        for positions in self
                            .placements_beside(launched.id, &[spaces])
                            .into_iter()
                            .take(6)
                        {
                            found.push(play(targets.clone(), positions, None));
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn uses(&self, seat: Seat, source: Source, found: &mut Vec<Command>) {
        let _ = seat;
        let (Source::Ability { card, .. } | Source::Attached { card, .. }) = source else {
            return;
        };
        if let Some(card) = self.card(card) {
            let rule = rule_of(&self.rules, source);
            for targets in self.choice_lists(&rule.choices, &Env::of(card, source, &[]), 64) {
                found.push(Command::UseAbility { source, targets });
            }
        }
    }

    /// Launches that a seat can pay for.
    fn launches_now(&self, seat: Seat, found: &mut Vec<Command>) {
        let energy = self.energy_of(seat);
        for card in self.cards.iter().filter(|card| card.controller == seat) {
            let place = card.place;
            if !matches!(place, CardPlace::Screen | CardPlace::Hold(_))
                || self.launch_cost(card.id) > energy
            {
                continue;
            }
            match place {
                CardPlace::Screen => {
                    for positions in self.zone_placements(seat, card.id, SetupWhere::OwnZone) {
                        found.push(Command::LaunchToZone {
                            card: card.id,
                            positions,
                            cargo: Vec::new(),
                            decline_prepped: false,
                        });
                    }
                }
                CardPlace::Hold(transport) => {
                    if let Some(carrier) = self
                        .card(transport)
                        .filter(|c| c.is_in_play() && c.launched < self.turn)
                    {
                        let beside: Vec<Spaces> = carrier
                            .in_play()
                            .map(|(_, ship)| self.spaces(transport, ship))
                            .collect();
                        for positions in self.placements_beside(card.id, &beside) {
                            found.push(Command::LaunchFromHold {
                                card: card.id,
                                positions,
                            });
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Places for a ship card in the starting zone or beside asteroids, squadrons in close order.
    pub fn zone_placements(
        &self,
        seat: Seat,
        card: CardId,
        place: SetupWhere,
    ) -> Vec<Vec<Placement>> {
        let size = self.kind(card).size;
        let anchors: Vec<Hex> = match place {
            SetupWhere::OwnZone => {
                let zone = self.rules.board.zone(self.zone_of(seat));
                let mut anchors = zone.to_vec();
                // A base may lie outside the zone but for one space.
                if size != Size::Small {
                    anchors.extend(zone.iter().flat_map(|hex| hex.neighbours()));
                }
                anchors
            }
            SetupWhere::AdjacentToAnyAsteroid => self
                .asteroids()
                .flat_map(|at| self.tiles[usize::from(at)].spaces.clone())
                .flat_map(|hex| hex.neighbours().collect::<Vec<_>>())
                .flat_map(|hex| std::iter::once(hex).chain(hex.neighbours().collect::<Vec<_>>()))
                .collect(),
        };
        self.placements(card, anchors, |spaces| match place {
            SetupWhere::OwnZone => self.touches_zone(seat, spaces),
            SetupWhere::AdjacentToAnyAsteroid => self.beside_asteroid(spaces),
        })
    }

    fn placements_beside(&self, card: CardId, beside: &[Spaces]) -> Vec<Vec<Placement>> {
        let anchors = beside
            .iter()
            .flat_map(|spaces| spaces.as_slice().to_vec())
            .flat_map(|hex| hex.neighbours().collect::<Vec<_>>())
            .flat_map(|hex| std::iter::once(hex).chain(hex.neighbours().collect::<Vec<_>>()))
            .collect();
        self.placements(card, anchors, |spaces| {
            beside.iter().any(|base| base.distance(spaces) == 1)
        })
    }

    fn placements(
        &self,
        card: CardId,
        mut anchors: Vec<Hex>,
        accept: impl Fn(&Spaces) -> bool,
    ) -> Vec<Vec<Placement>> {
        anchors.sort_unstable();
        anchors.dedup();
        let kind = self.kind(card);
        let facings = if self.rules.turns(kind.size) { 6 } else { 1 };
        let fits = |place: &Placement| {
            let spaces = self.rules.base(kind.size, place.at, place.facing);
            accept(&spaces) && self.may_rest(&spaces, None).is_ok()
        };
        let mut singles: Vec<Placement> = Vec::new();
        for at in anchors {
            for facing in 0..facings {
                let place = Placement { at, facing };
                if fits(&place) {
                    singles.push(place);
                }
            }
        }
        if kind.count == 1 {
            return singles.into_iter().map(|place| vec![place]).collect();
        }
        // Close order: each further ship next to the one before.
        let mut lists: Vec<Vec<Placement>> = Vec::new();
        for first in &singles {
            let mut list = vec![*first];
            while list.len() < usize::from(kind.count) {
                let next = singles.iter().find(|place| {
                    !list.contains(place)
                        && list.iter().any(|there| there.at.distance(place.at) == 1)
                });
                match next {
                    Some(next) => list.push(*next),
                    None => break,
                }
            }
            if list.len() == usize::from(kind.count) {
                lists.push(list);
            }
        }
        lists
    }

    fn moves(&self, found: &mut Vec<Command>) {
        let Some(activation) = &self.activation else {
            return;
        };
        let Some(card) = self.card(activation.card) else {
            return;
        };
        for (ship, _) in card.in_play() {
            if activation.moved & (1 << ship.n()) != 0 {
                continue;
            }
            for (_, lead_end, path) in self.reachable(ship) {
                found.push(Command::Move {
                    ship,
                    lead_end,
                    path,
                    ram: None,
                    stop: StopRule::Never,
                });
            }
            self.placings(ship, found);
            if self.may_rescue(ship) {
                found.push(Command::Rescue { ship });
            }
        }
        found.push(Command::EndMovement);
        found.push(Command::EndActivation);
    }

    /// Whether a ship of the activated card may rescue survivors now (BG-M5.13).
    pub fn may_rescue(&self, ship: ShipId) -> bool {
        let Some(activation) = &self.activation else {
            return false;
        };
        let side = self.side(self.active);
        let rule = self
            .rules
            .special(|rule| match rule {
                crate::data::SpecialRule::Rescue { side: s, .. } if *s == side => Some(()),
                _ => None,
            })
            .is_some();
        rule && (!activation.rescued || self.rules.setup.options.rescue_per_ship)
            && activation.moved & (1 << ship.n()) == 0
            && self
                .spaces_of(ship)
                .is_some_and(|spaces| self.beside_asteroid(&spaces))
    }

    /// Places for a ship instead of moving.
    fn placings(&self, ship: ShipId, found: &mut Vec<Command>) {
        let size = self.kind(ship.card()).size;
        let sources = self.place_sources(ship);
        if sources.is_empty() {
            return;
        }
        let energy = self.energy_of(self.active);
        let facings = if self.rules.turns(size) { 6 } else { 1 };
        for at in self.rules.board.spaces() {
            for facing in 0..facings {
                let spaces = self.rules.base(size, at, facing);
                let reach = sources.iter().any(|(from, within, _, cost)| {
                    *cost <= energy && spaces.distance(from) <= u16::from(*within)
                });
                if reach && self.may_rest(&spaces, Some(ship)).is_ok() {
                    found.push(Command::PlaceInsteadOfMove {
                        ship,
                        position: Placement { at, facing },
                    });
                }
            }
        }
    }

    fn attacks(&self, found: &mut Vec<Command>) {
        let Some(activation) = &self.activation else {
            return;
        };
        let Some(card) = self.card(activation.card) else {
            return;
        };
        if let Some(charge) = activation.charge.filter(|charge| charge.left > 0) {
            for target in self.targets_in_range(charge.ship, charge.weapon) {
                found.push(Command::Attack { target });
            }
            found.push(Command::EndCharge);
            return;
        }
        let energy = self.energy_of(self.active);
        for (ship, _) in card.in_play() {
            if activation.finished & (1 << ship.n()) != 0 {
                continue;
            }
            for weapon in 0..self.weapon_count(ship) {
                let charged = activation.attacker == Some(ship)
                    && activation.charged & (1u32 << weapon.min(31)) != 0;
                let cost = self
                    .weapon(ship, weapon)
                    .map_or(u8::MAX, |(found, _)| found.charge);
                if !charged && cost <= energy && !self.targets_in_range(ship, weapon).is_empty() {
                    found.push(Command::Charge { ship, weapon });
                }
            }
        }
        found.push(Command::EndActivation);
    }
}
