//! Turns and their phases (sections 7, 8 and 21).

use crate::data::{DeckCount, FleetShip, Op, SpecialRule, Trigger, TurnPhase, When, WindowKind};
use crate::event::{EnergyReason, Event};
use crate::ids::Source;
use crate::refusal::{BattleRefusal, Done, Reason, refuse};
use crate::state::{Battle, EnergyStep, OfferKind, Phase, Task};
use std::sync::Arc;
use table::{Audience, Recorder, Seat, SeatSet};

/// A checked list of a seat: its fleet, and the deck if it hands one in.
pub type CheckedList = (Vec<FleetShip>, Vec<DeckCount>);

impl Battle {
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

    pub(super) fn begin_turn(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) {
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
    pub(super) fn energy_phase_has_choices(&self, seat: Seat) -> bool {
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
    pub(super) fn start_effects(
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
    pub(super) fn tile_energy(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) {
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
    pub(super) fn tile_shields(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) {
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

    pub(super) fn begin_deploy(&mut self, rec: &mut impl Recorder<Event>) {
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
