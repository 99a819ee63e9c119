//! Playing cards and using abilities: windows, offers, attaching (sections 6 and 19).

use super::effects::{Env, rule_of};
use crate::command::Command;
use crate::data::{
    CardType, Limit, Op, PlayTurn, SpecialRule, TacticCard, Target, Trigger, When, WindowKind,
};
use crate::event::{EnergyReason, Event};
use crate::ids::{CardId, Pick, Placement, Source, TacticId};
use crate::refusal::{Done, Reason, refuse};
use crate::state::{Battle, CardPlace, OfferKind, Phase, Task, Used, Window};
use std::sync::Arc;
use table::{Recorder, Seat, SeatSet};

impl Battle {
    /// The window in which cards may be played now.
    pub fn open_kind(&self) -> Option<WindowKind> {
        match self.tasks.last() {
            Some(Task::Window(window)) => Some(window.kind),
            Some(_) => None,
            None => match self.phase {
                Phase::EnergyOpen => Some(WindowKind::EnergyOpen),
                Phase::Deploy => Some(WindowKind::Deploy),
                Phase::Action if self.activation.is_none() => Some(WindowKind::ActionOpen),
                _ => None,
            },
        }
    }

    /// Whether a card fits the window and the turn (BG-19.2, BG-19.3).
    fn fits_window(&self, seat: Seat, card: &TacticCard, kind: WindowKind) -> Done {
        if card.window != kind {
            return refuse(Reason::WrongWindow);
        }
        let own = seat == self.active;
        let enemy = self.side(seat) != self.side(self.active);
        match card.turn {
            PlayTurn::Own if own => Ok(()),
            PlayTurn::Opponent if enemy => Ok(()),
            PlayTurn::Any => Ok(()),
            _ => refuse(Reason::WrongTurn),
        }
    }

    /// Whether a card may be attached to a ship card (BG-6.5 to BG-6.13).
    pub(crate) fn may_attach(
        &self,
        seat: Seat,
        tactic: TacticId,
        to: CardId,
        replace: Option<TacticId>,
    ) -> Done {
        let card = &self.rules.data.cards[usize::from(tactic.0)];
        let ship = self
            .card(to)
            .filter(|ship| ship.is_in_play())
            .ok_or(Reason::NotInPlay)?;
        let kind = self.kind(to);
        if card.typ == CardType::Hero && kind.unit != crate::data::Unit::Solo {
            return refuse(Reason::HeroOnSquadron);
        }
        if card.unit.is_some_and(|unit| unit != kind.unit) {
            return refuse(Reason::WrongIcon);
        }
        let foreign = self
            .rules
            .special(|rule| match rule {
                SpecialRule::ForeignAttachments { side } if *side == self.side(seat) => Some(()),
                _ => None,
            })
            .is_some();
        if matches!(card.typ, CardType::Hero | CardType::AdditionalWeapon)
            && card.faction != kind.faction
            && !foreign
        {
            return refuse(Reason::WrongFaction);
        }
        let env = Env::played(seat, tactic, &[]);
        if !card
            .attach
            .as_ref()
            .is_some_and(|selector| self.selects_card(selector, &env, ship))
        {
            return refuse(Reason::Choice);
        }
        if let Some(old) = replace {
            let same = self
                .rules
                .data
                .cards
                .get(usize::from(old.0))
                .is_some_and(|c| c.typ == card.typ);
            if !same
                || card.typ == CardType::Sabotage
                || !ship.attached.iter().any(|t| t.kind == old)
            {
                return refuse(Reason::NotReplaceable);
            }
        }
        let there = ship
            .attached
            .iter()
            .filter(|t| self.rules.data.cards[usize::from(t.kind.0)].typ == card.typ)
            .count();
        let after = there + 1 - usize::from(replace.is_some());
        if after > usize::from(self.printed(ship).slots.of(card.typ)) {
            return refuse(Reason::NoSlot);
        }
        // BG-6.12: the player says afterwards which of two heroes goes. Not where that cannot be a choice: the same ship
        // card has the hero already, or a team member's ship does (BG-23.8).
        if card.typ == CardType::Hero
            && replace != Some(tactic)
            && self
                .holders_of(tactic, self.side(seat))
                .iter()
                .any(|holder| {
                    *holder == to || self.card(*holder).is_some_and(|c| c.controller != seat)
                })
        {
            return refuse(Reason::HeroTwice);
        }
        Ok(())
    }

    /// What a card launches, with the added cost.
    fn launches(card: &TacticCard) -> Option<(u8, &Target, i8)> {
        card.rule.ops.iter().find_map(|op| match op {
            Op::LaunchAdjacent {
                ship,
                near,
                cost_delta,
            } => Some((*ship, near, *cost_delta)),
            _ => None,
        })
    }

    /// The ship card that a card would launch for a seat.
    fn launchable(&self, seat: Seat, ship: u8) -> Option<CardId> {
        self.cards
            .iter()
            .find(|card| {
                card.controller == seat
                    && card.id.kind() == usize::from(ship)
                    && matches!(card.place, CardPlace::Screen | CardPlace::Hold(_))
            })
            .map(|card| card.id)
    }

    fn launch_price(&self, card: CardId, delta: i8) -> u8 {
        (self.launch_cost(card) as i8).saturating_add(delta).max(0) as u8
    }

    /// Checks a play: window, cost, conditions, choices, places.
    fn check_play(
        &self,
        seat: Seat,
        tactic: TacticId,
        targets: &[Pick],
        positions: &[Placement],
        replace: Option<TacticId>,
    ) -> Done {
        if self.rules.simplified {
            return refuse(Reason::Simplified);
        }
        let card = self
            .rules
            .data
            .cards
            .get(usize::from(tactic.0))
            .ok_or(Reason::UnknownCard)?;
        if !self.players[seat.index()]
            .hand
            .iter()
            .any(|t| t.kind == tactic)
        {
            return refuse(Reason::NotInHand);
        }
        let kind = self.open_kind().ok_or(Reason::WrongWindow)?;
        self.fits_window(seat, card, kind)?;
        let mut cost = card.cost;
        let chosen = if card.typ == CardType::Event {
            targets
        } else {
            let Some((Pick::Card(to), rest)) = targets.split_first() else {
                return refuse(Reason::Choice);
            };
            self.may_attach(seat, tactic, *to, replace)?;
            if !rest.is_empty() {
                return refuse(Reason::Choice);
            }
            self.can_pay(seat, cost)?;
            return Ok(());
        };
        if replace.is_some() {
            return refuse(Reason::NotReplaceable);
        }
        let env = Env::played(seat, tactic, chosen);
        if !self.conditions_hold(&card.rule, &env) {
            return refuse(Reason::Condition);
        }
        if !self.chosen_well(&card.rule.choices, &env) {
            return refuse(Reason::Choice);
        }
        if card.window == WindowKind::AttackRolledMiss
            && self.attack().is_none_or(|attack| attack.again)
        {
            return refuse(Reason::Condition);
        }
        if let Some((ship, near, delta)) = Self::launches(card) {
            let launched = self.launchable(seat, ship).ok_or(Reason::Condition)?;
            let beside = match near {
                Target::One(crate::data::Ref::Chosen(at)) => match chosen.get(usize::from(*at)) {
                    Some(Pick::Ship(ship)) => self.spaces_of(*ship),
                    _ => None,
                },
                _ => None,
            };
            let beside = beside.ok_or(Reason::Choice)?;
            self.check_places(launched, positions, |spaces| {
                if spaces.distance(&beside) == 1 {
                    Ok(())
                } else {
                    refuse(Reason::NotBesideChosen)
                }
            })?;
            cost = cost.saturating_add(self.launch_price(launched, delta));
        } else if !positions.is_empty() {
            return refuse(Reason::Choice);
        }
        self.can_pay(seat, cost)
    }

    /// Whether a card of this kind could be played in a window by a seat that holds it. Looks only at what is public.
    pub(crate) fn could_play(&self, seat: Seat, tactic: TacticId, kind: WindowKind) -> bool {
        let card = &self.rules.data.cards[usize::from(tactic.0)];
        if self.rules.simplified
            || self.fits_window(seat, card, kind).is_err()
            || self.can_pay(seat, card.cost).is_err()
        {
            return false;
        }
        if card.typ != CardType::Event {
            return self
                .cards
                .iter()
                .any(|ship| self.attachable(seat, tactic, ship.id).is_some());
        }
        let env = Env::played(seat, tactic, &[]);
        if card.window == WindowKind::AttackRolledMiss
            && self.attack().is_none_or(|attack| attack.again)
        {
            return false;
        }
        if let Some((ship, _, delta)) = Self::launches(card) {
            let enough = self.launchable(seat, ship).is_some_and(|launched| {
                self.can_pay(
                    seat,
                    card.cost.saturating_add(self.launch_price(launched, delta)),
                )
                .is_ok()
            });
            if !enough {
                return false;
            }
        }
        self.conditions_hold(&card.rule, &env)
            && !self.choice_lists(&card.rule.choices, &env, 1).is_empty()
    }

    /// How a card could be attached to a ship card: plainly or in place of another one.
    pub(crate) fn attachable(
        &self,
        seat: Seat,
        tactic: TacticId,
        to: CardId,
    ) -> Option<Option<TacticId>> {
        if self.may_attach(seat, tactic, to, None).is_ok() {
            return Some(None);
        }
        let ship = self.card(to)?;
        ship.attached
            .iter()
            .map(|old| Some(old.kind))
            .find(|old| self.may_attach(seat, tactic, to, *old).is_ok())
    }

    /// Abilities that a seat may use in a window.
    pub(crate) fn window_abilities(&self, seat: Seat, kind: WindowKind) -> Vec<Source> {
        let Some(attack) = self.attack() else {
            return Vec::new();
        };
        let trigger = match kind {
            WindowKind::AttackRolledMiss if !attack.again => Trigger::AttackMissed,
            WindowKind::AttackRolledHit => Trigger::OwnShipHit,
            _ => return Vec::new(),
        };
        let mut found = Vec::new();
        let hit_controller = self.card(attack.target.card()).map(|card| card.controller);
        for card in self
            .cards
            .iter()
            .filter(|card| card.is_in_play() && card.controller == seat)
        {
            let concerned = match trigger {
                Trigger::AttackMissed => card.id == attack.ship.card(),
                _ => hit_controller == Some(seat),
            };
            if !concerned {
                continue;
            }
            for (source, rule) in self.rules_on(card) {
                let env = Env::of(card, source, &[]);
                if rule.trigger == Some(trigger)
                    && rule.optional
                    && self.unused(rule, source, Some(attack.ship))
                    && self.can_pay(seat, rule.energy_cost).is_ok()
                    && self.conditions_hold(rule, &env)
                    && !self.choice_lists(&rule.choices, &env, 1).is_empty()
                {
                    found.push(source);
                }
            }
        }
        found
    }

    /// Whether a seat can do something in a window.
    pub(crate) fn able(&self, seat: Seat, kind: WindowKind) -> bool {
        !self.window_abilities(seat, kind).is_empty()
            || self.players[seat.index()]
                .hand
                .iter()
                .any(|tactic| self.could_play(seat, tactic.kind, kind))
    }

    /// Who is asked in a window (BG-30.1): those whose hand is not empty, if any card of the data set that they may hold
    /// could be played now; and those who have an ability to use. Both are public.
    fn asked(&self, kind: WindowKind) -> SeatSet {
        Seat::first(self.rules.seat_count())
            .filter(|seat| !self.players[seat.index()].resigned)
            .filter(|seat| {
                if self.ask_able_only {
                    return self.able(*seat, kind);
                }
                !self.window_abilities(*seat, kind).is_empty()
                    || (!self.players[seat.index()].hand.is_empty()
                        && self.rules.data.cards.iter().enumerate().any(|(at, card)| {
                            card.window == kind
                                && self.may_hold(*seat, card.faction)
                                && self.could_play(*seat, TacticId(at as u8), kind)
                        }))
            })
            .collect()
    }

    pub(crate) fn open_window(&mut self, kind: WindowKind, rec: &mut impl Recorder<Event>) {
        if self.rules.simplified {
            return;
        }
        let asked = self.asked(kind);
        if asked.is_empty() {
            return;
        }
        rec.tell_all(|| Event::WindowOpened { window: kind });
        self.tasks.push(Task::Window(Window {
            kind,
            asked,
            answers: Vec::new(),
        }));
    }

    /// A seat answers in the open window. A play is checked now and again when its turn comes.
    pub(crate) fn answer(
        &mut self,
        seat: Seat,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        let _ = rec;
        let Some(Task::Window(window)) = self.tasks.last() else {
            return refuse(Reason::NotNow);
        };
        if !window.asked.has(seat) || window.answers.iter().any(|(other, _)| *other == seat) {
            return refuse(Reason::NotYourDecision);
        }
        self.check_answer(seat, command)?;
        if let Some(Task::Window(window)) = self.tasks.last_mut() {
            window.answers.push((seat, command.clone()));
        }
        Ok(())
    }

    fn check_answer(&self, seat: Seat, command: &Command) -> Done {
        match command {
            Command::Pass => Ok(()),
            Command::PlayCard {
                card,
                targets,
                positions,
                replace,
            } => self.check_play(seat, *card, targets, positions, *replace),
            Command::UseAbility { source, targets } => {
                self.check_window_ability(seat, *source, targets)
            }
            _ => refuse(Reason::DecideFirst),
        }
    }

    fn check_window_ability(&self, seat: Seat, source: Source, targets: &[Pick]) -> Done {
        let kind = self.open_kind().ok_or(Reason::WrongWindow)?;
        if !self.window_abilities(seat, kind).contains(&source) {
            return refuse(Reason::NoSuchAbility);
        }
        self.check_choices(source, targets)
    }

    fn check_choices(&self, source: Source, targets: &[Pick]) -> Done {
        let rule = rule_of(&self.rules, source);
        let card = match source {
            Source::Ability { card, .. } | Source::Attached { card, .. } => {
                self.card(card).ok_or(Reason::NoSuchAbility)?
            }
            Source::Tile { .. } => return Ok(()),
        };
        if !self.chosen_well(&rule.choices, &Env::of(card, source, targets)) {
            return refuse(Reason::Choice);
        }
        Ok(())
    }

    /// Looks at the answers in order: the active player first, then seat order (BG-19.8). `true`: the window waits.
    pub(crate) fn run_window(&mut self, window: Window, rec: &mut impl Recorder<Event>) -> bool {
        let count = self.rules.seat_count();
        let mut seat = self.active;
        let mut all = true;
        for _ in 0..count {
            if window.asked.has(seat) {
                match window.answers.iter().find(|(other, _)| *other == seat) {
                    None => {
                        all = false;
                        break;
                    }
                    Some((_, Command::Pass)) => {}
                    Some((_, command)) => {
                        let (command, kind) = (command.clone(), window.kind);
                        self.tasks.push(Task::Window(window.clone()));
                        let good = self.check_answer(seat, &command).is_ok();
                        self.tasks.pop();
                        if good {
                            self.play_in_window(seat, kind, &command, rec);
                            return false;
                        }
                    }
                }
            }
            seat = seat.next(count);
        }
        if !all {
            self.tasks.push(Task::Window(window));
            return true;
        }
        rec.tell_all(|| Event::WindowClosed {
            window: window.kind,
        });
        false
    }

    fn play_in_window(
        &mut self,
        seat: Seat,
        kind: WindowKind,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) {
        match command {
            Command::PlayCard {
                card,
                targets,
                positions,
                ..
            } => self.play(seat, *card, targets, positions, None, rec),
            Command::UseAbility { source, targets } => {
                let ship = self.attack().map(|attack| attack.ship);
                self.use_source(seat, *source, targets, ship, rec);
            }
            _ => {}
        }
        // BG-19.10: the window closes when its reason is gone; otherwise all may act again.
        let over = match kind {
            WindowKind::AttackRolledMiss => self.attack().is_none_or(|attack| attack.reroll),
            WindowKind::AttackRolledHit => self.attack().is_none_or(|attack| attack.cancelled),
            WindowKind::WouldBeDestroyed => !self.tasks.iter().rev().any(|task| {
                matches!(
                    task,
                    Task::Destroy {
                        prevented: false,
                        ..
                    }
                )
            }),
            _ => true,
        };
        rec.tell_all(|| Event::WindowClosed { window: kind });
        if !over && self.outcome.is_none() {
            self.open_window(kind, rec);
        }
    }

    /// Plays a card that has been checked.
    fn play(
        &mut self,
        seat: Seat,
        tactic: TacticId,
        targets: &[Pick],
        positions: &[Placement],
        replace: Option<TacticId>,
        rec: &mut impl Recorder<Event>,
    ) {
        let rules = Arc::clone(&self.rules.0);
        let card = &rules.data.cards[usize::from(tactic.0)];
        let hand = &mut self.players[seat.index()].hand;
        let Some(at) = hand.iter().position(|t| t.kind == tactic) else {
            return;
        };
        let held = hand.remove(at);
        // BG-19.6: first the cost, then the effect.
        let cost = card.cost;
        rec.tell_all(|| Event::CardPlayed {
            seat,
            card: tactic,
            targets: targets.to_vec(),
            cost,
        });
        self.pay(seat, cost, EnergyReason::Card, None, rec);
        if card.typ != CardType::Event {
            if let Some(Pick::Card(to)) = targets.first() {
                if let Some(old) = replace {
                    self.detach(*to, old, rec);
                }
                self.attach(*to, held, rec);
                if card.typ == CardType::Hero
                    && self.holders_of(tactic, self.side(seat)).len() > 1
                    && self.outcome.is_none()
                {
                    self.tasks.push(Task::ChooseHero { seat, hero: tactic });
                }
            }
            return;
        }
        let env = Env::played(seat, tactic, targets);
        if let Some((ship, _, delta)) = Self::launches(card)
            && let Some(launched) = self.launchable(seat, ship)
        {
            let price = self.launch_price(launched, delta);
            let from = match self.card(launched).map(|card| card.place) {
                Some(CardPlace::Hold(hold)) => Some(hold),
                _ => None,
            };
            self.pay(seat, price, EnergyReason::Launch, None, rec);
            self.put_in_play(launched, positions, from, price, rec);
        }
        self.execute(&card.rule.ops, &env, When::Now, rec);
        // BG-6.3
        self.discard(held);
    }

    pub(crate) fn play_card(
        &mut self,
        seat: Seat,
        tactic: TacticId,
        targets: &[Pick],
        positions: &[Placement],
        replace: Option<TacticId>,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        if self.turn == 0 {
            return refuse(Reason::NotNow);
        }
        if !self.tasks.is_empty() {
            return refuse(Reason::DecideFirst);
        }
        self.check_play(seat, tactic, targets, positions, replace)?;
        self.play(seat, tactic, targets, positions, replace, rec);
        Ok(())
    }

    // ---- offers ----

    /// What the active player may use now outside the windows for cards.
    pub fn offers(&self, kind: OfferKind) -> Vec<Source> {
        let seat = self.active;
        let mut found = Vec::new();
        let fresh = |source: Source| !self.used.iter().any(|used| used.source == source);
        let trigger = match kind {
            OfferKind::Repair | OfferKind::Draw => Trigger::EnergyPhaseStart,
            OfferKind::MovementFinished => Trigger::MovementFinished,
        };
        for card in self
            .cards
            .iter()
            .filter(|card| card.is_in_play() && card.controller == seat)
        {
            if kind == OfferKind::MovementFinished
                && self
                    .activation
                    .as_ref()
                    .is_none_or(|act| act.card != card.id)
            {
                continue;
            }
            for (source, rule) in self.rules_on(card) {
                let wanted = rule.ops.iter().any(|op| match (kind, op) {
                    (OfferKind::Repair, Op::RemoveHull { energy_cost, .. }) => {
                        self.can_pay(seat, *energy_cost).is_ok()
                    }
                    (OfferKind::Draw, Op::DrawCards { .. }) => rule.optional,
                    (OfferKind::MovementFinished, _) => rule.optional,
                    _ => false,
                });
                let env = Env::of(card, source, &[]);
                if rule.trigger == Some(trigger)
                    && wanted
                    && fresh(source)
                    && self.can_pay(seat, rule.energy_cost).is_ok()
                    && self.conditions_hold(rule, &env)
                    && !self.offer_choices(kind, source).is_empty()
                {
                    found.push(source);
                }
            }
        }
        if kind == OfferKind::Draw
            && self
                .decks
                .get(usize::from(self.rules.seats[seat.index()].deck))
                .is_some_and(|d| d.exhausted < 2 && d.size > 0)
        {
            for (at, tile) in self.tiles.iter().enumerate().filter(|(_, tile)| tile.up) {
                let draws = self.rules.data.tiles[usize::from(tile.kind)]
                    .rules
                    .iter()
                    .flat_map(|rule| &rule.ops)
                    .any(|op| matches!(op, Op::DrawCards { .. }));
                let source = Source::Tile { tile: at as u8 };
                if draws && fresh(source) && self.player_on_tile(seat, at) {
                    found.push(source);
                }
            }
        }
        found
    }

    /// The ways to use an offer; repairs only where there is damage.
    pub(crate) fn offer_choices(&self, kind: OfferKind, source: Source) -> Vec<Vec<Pick>> {
        let (Source::Ability { card, .. } | Source::Attached { card, .. }) = source else {
            return vec![Vec::new()];
        };
        let Some(card) = self.card(card) else {
            return Vec::new();
        };
        let rule = rule_of(&self.rules, source);
        let mut lists = self.choice_lists(&rule.choices, &Env::of(card, source, &[]), 64);
        if kind == OfferKind::Repair {
            lists.retain(|list| match list.first() {
                Some(Pick::Ship(ship)) => self.ship(*ship).is_some_and(|(_, found)| found.hull > 0),
                _ => false,
            });
        }
        lists
    }

    pub(crate) fn use_offer(
        &mut self,
        seat: Seat,
        kind: OfferKind,
        source: Source,
        targets: &[Pick],
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        if seat != self.active {
            return refuse(Reason::NotYourTurn);
        }
        if !self.offers(kind).contains(&source) {
            return refuse(Reason::NoSuchAbility);
        }
        if !self
            .offer_choices(kind, source)
            .iter()
            .any(|list| list == targets)
        {
            return refuse(Reason::Choice);
        }
        self.use_source(seat, source, targets, None, rec);
        // An offer is used once, whatever its limit says.
        if !self.used.iter().any(|used| used.source == source) {
            self.used.push(Used {
                source,
                ship: None,
                activation: kind == OfferKind::MovementFinished,
            });
        }
        Ok(())
    }

    fn use_source(
        &mut self,
        seat: Seat,
        source: Source,
        targets: &[Pick],
        ship: Option<crate::ids::ShipId>,
        rec: &mut impl Recorder<Event>,
    ) {
        let rules = Arc::clone(&self.rules.0);
        rec.tell_all(|| Event::AbilityUsed {
            seat,
            source,
            targets: targets.to_vec(),
        });
        if let Source::Tile { tile } = source {
            let kind = self.tiles[usize::from(tile)].kind;
            for rule in &rules.data.tiles[usize::from(kind)].rules {
                let env = Env {
                    source: Some(source),
                    tactic: None,
                    ..Env::played(seat, TacticId(0), &[])
                };
                self.execute(&rule.ops, &env, When::Now, rec);
            }
            return;
        }
        let rule = rule_of(&rules, source);
        self.pay(
            seat,
            rule.energy_cost,
            EnergyReason::Effect,
            Some(source),
            rec,
        );
        let (Source::Ability { card, .. } | Source::Attached { card, .. }) = source else {
            return;
        };
        let env = Env {
            seat,
            own: Some(card),
            own_ship: None,
            source: Some(source),
            tactic: None,
            chosen: targets,
            entered: None,
        };
        self.execute(&rule.ops, &env, When::Now, rec);
        if rule.limit != Limit::OncePerAttack {
            self.mark_used(rule.limit, source, ship);
        }
    }

    pub(crate) fn choose_hero(
        &mut self,
        seat: Seat,
        card: CardId,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        let Some(Task::ChooseHero {
            seat: chooser,
            hero,
        }) = self.tasks.last().cloned()
        else {
            return refuse(Reason::NotNow);
        };
        if chooser != seat {
            return refuse(Reason::NotYourDecision);
        }
        if !self.holders_of(hero, self.side(seat)).contains(&card) {
            return refuse(Reason::NotThatHero);
        }
        self.tasks.pop();
        self.detach(card, hero, rec);
        Ok(())
    }
}
