//! When cards may be played and abilities used: the windows and who may answer in them (sections 6 and 19).

use super::effects::{Env, rule_of};
use crate::command::Command;
use crate::data::{Trigger, WindowKind};
use crate::event::Event;
use crate::ids::{Pick, Source, TacticId};
use crate::refusal::{Done, Reason, refuse};
use crate::state::{Battle, Phase, Task, Window};
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
    pub(super) fn asked(&self, kind: WindowKind) -> SeatSet {
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

    pub(super) fn check_answer(&self, seat: Seat, command: &Command) -> Done {
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

    pub(super) fn check_window_ability(
        &self,
        seat: Seat,
        source: Source,
        targets: &[Pick],
    ) -> Done {
        let kind = self.open_kind().ok_or(Reason::WrongWindow)?;
        if !self.window_abilities(seat, kind).contains(&source) {
            return refuse(Reason::NoSuchAbility);
        }
        self.check_choices(source, targets)
    }

    pub(super) fn check_choices(&self, source: Source, targets: &[Pick]) -> Done {
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

    pub(super) fn play_in_window(
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
}
