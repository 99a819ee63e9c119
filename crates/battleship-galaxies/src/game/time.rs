//! Time at a table: reaction windows, standing passes, clocks, lists, and the automatic end of what has no choices left.

use super::{BattleshipGalaxies, HandedIn};
use crate::command::{Command, StandingPass};
use crate::data::WindowKind;
use crate::event::Event;
use crate::refusal::{Done, Reason, refuse};
use crate::rules::legal_commands::Waiting;
use crate::setup::{ClockChoice, Pace};
use crate::state::CardPlace;
use serde::{Deserialize, Serialize};
use table::{Millis, Recorder, Seat};

/// How long a reaction window lasts in live play (BG-30.1).
const LIVE_WINDOW: Millis = Millis::secs(6);
/// The same in correspondence play (BG-30.4).
const SLOW_WINDOW: Millis = Millis::secs(24 * 3600);
/// How long lists may take in live play (BG-30.12).
pub(super) const LIST_TIME: Millis = Millis::secs(600);
/// How long the table waits before it ends what is left without choices (BG-30.7).
const END_DELAY: Millis = Millis::secs(3);
/// A standing pass answers after a time between these, the same for all (BG-30.2).
const PASS_DELAY: (u32, u32) = (800, 3_200);

/// The time of the open window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct WindowTime {
    pub(super) until: Millis,
    /// Standing passes that answer, and when.
    pub(super) passes: Vec<(Seat, Millis)>,
}

/// Thinking time (BG-30.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Clocks {
    pub(super) left: Vec<Millis>,
    pub(super) running: Option<Seat>,
    pub(super) since: Millis,
    /// The turn that the time was given for.
    pub(super) turn: u16,
}

impl BattleshipGalaxies {
    pub(super) fn window_length(&self) -> Millis {
        match self.rules.setup.pace {
            Pace::Live => LIVE_WINDOW,
            Pace::Correspondence => SLOW_WINDOW,
        }
    }

    /// Whether a seat's standing pass answers in the open window. Depends on the setting and on public facts only, never on
    /// the hand: an answer that comes by itself tells nothing (BG-30.2).
    pub(super) fn passes_by_itself(&self, seat: Seat) -> bool {
        let Some(battle) = &self.battle else {
            return false;
        };
        match self.standing[seat.index()] {
            StandingPass::Ask => false,
            StandingPass::Always | StandingPass::UntilMyTurn => true,
            StandingPass::OnlySoloHits => {
                let solo = battle.window_ship().is_some_and(|ship| {
                    battle.kind(ship.card()).unit == crate::data::Unit::Solo
                        && battle
                            .card(ship.card())
                            .is_some_and(|card| card.controller == seat)
                });
                !(solo
                    && battle
                        .window()
                        .is_some_and(|window| window.kind == WindowKind::AttackRolledHit))
            }
        }
    }

    /// After every change: times the window, the clocks and the automatic end. `fresh`: a window has just opened.
    pub(super) fn settle(&mut self, now: Millis, fresh: bool) {
        self.now = self.now.max(now);
        let Some(battle) = &self.battle else { return };
        match battle.window() {
            Some(window) if fresh || self.window.is_none() => {
                let asked = window.asked;
                let mut passes = Vec::new();
                for seat in asked.iter() {
                    // Drawn for everybody, so that nobody's setting shows in the next delay.
                    let delay = PASS_DELAY.0 + self.delays.below(PASS_DELAY.1 - PASS_DELAY.0);
                    if self.passes_by_itself(seat) {
                        passes.push((seat, now.plus(Millis(delay.into()))));
                    }
                }
                self.window = Some(WindowTime {
                    until: now.plus(self.window_length()),
                    passes,
                });
            }
            Some(_) => {}
            None => self.window = None,
        }
        self.run_clocks(now);
        self.plan_end(now);
    }

    /// Gives the time of a new turn.
    pub(super) fn give_time(&mut self) {
        let count = self.rules.seats.len();
        self.clocks = match self.rules.setup.clock {
            ClockChoice::None => None,
            ClockChoice::Turn { seconds } | ClockChoice::Chess { seconds, .. } => Some(Clocks {
                left: vec![Millis::secs(seconds.into()); count],
                running: None,
                since: self.now,
                turn: 0,
            }),
        };
    }

    pub(super) fn run_clocks(&mut self, now: Millis) {
        let (Some(battle), Some(clocks)) = (&self.battle, &mut self.clocks) else {
            return;
        };
        if let Some(seat) = clocks.running {
            clocks.left[seat.index()] = clocks.left[seat.index()].since(now.since(clocks.since));
        }
        clocks.since = now;
        if battle.turn != clocks.turn && battle.turn > 0 {
            clocks.turn = battle.turn;
            let left = &mut clocks.left[battle.active.index()];
            match self.rules.setup.clock {
                ClockChoice::Turn { seconds } => *left = Millis::secs(seconds.into()),
                ClockChoice::Chess { increment, .. } => {
                    *left = left.plus(Millis::secs(increment.into()))
                }
                ClockChoice::None => {}
            }
        }
        let (waiting, seats) = battle.waiting();
        let thinking = battle.turn > 0
            && battle.outcome.is_none()
            && !matches!(waiting, Waiting::Window { .. })
            && seats.has(battle.active);
        clocks.running = thinking.then_some(battle.active);
    }

    /// BG-30.7: nothing is left that could be done; looks only at what is public.
    pub(super) fn plan_end(&mut self, now: Millis) {
        let Some(battle) = &self.battle else { return };
        let nothing_left = match battle.waiting().0 {
            Waiting::Attacks => {
                battle
                    .activation
                    .as_ref()
                    .is_some_and(|activation| activation.charge.is_none())
                    && battle.legal(battle.active).len() == 1
                    && battle.activation.as_ref().is_some_and(|activation| {
                        battle.card(activation.card).is_some_and(|card| {
                            card.in_play().all(|(ship, _)| {
                                (0..battle.weapon_count(ship))
                                    .all(|weapon| battle.targets_in_range(ship, weapon).is_empty())
                                    || activation.finished & (1 << ship.n()) != 0
                                    || activation.attacker == Some(ship)
                            })
                        })
                    })
            }
            Waiting::Action => {
                battle.players[battle.active.index()].hand.is_empty()
                    && battle.activatable(battle.active).is_empty()
            }
            // Whether ships are left behind the screen is a secret where lists are.
            Waiting::Deploy => {
                !self.rules.setup.secret_lists
                    && battle.players[battle.active.index()].hand.is_empty()
                    && !battle.cards.iter().any(|card| {
                        card.controller == battle.active
                            && matches!(card.place, CardPlace::Screen | CardPlace::Hold(_))
                    })
            }
            _ => false,
        };
        if !nothing_left || self.held {
            self.ends_at = None;
        } else if self.ends_at.is_none() {
            self.ends_at = Some(now.plus(END_DELAY));
        }
    }

    /// BG-30.7: the player keeps open what the table would end by itself.
    pub(super) fn hold_end(&mut self, seat: Seat) -> Done {
        let own = self.battle.as_ref().is_some_and(|b| b.active == seat);
        if !own || self.ends_at.is_none() {
            return refuse(Reason::NotNow);
        }
        self.held = true;
        Ok(())
    }

    /// One thing that is due at `at`.
    pub(super) fn due(&mut self, at: Millis, rec: &mut impl Recorder<Event>) {
        if self.lists_until.is_some_and(|until| until <= at) {
            // BG-30.12
            for seat in self.seats_all() {
                if !self.is_ready(seat) {
                    self.lists[seat.index()] = Some(HandedIn {
                        list: self.rules.reference_list(seat),
                        by_table: true,
                    });
                    rec.tell_all(|| Event::ListSubmitted { seat });
                }
            }
            self.lists_until = None;
            self.begin_if_ready(rec);
            self.settle(at, true);
            return;
        }
        if let Some(window) = &mut self.window {
            let all = window.until <= at;
            let next = window.passes.iter().position(|(_, when)| *when <= at);
            if all || next.is_some() {
                let seats: Vec<Seat> = match next {
                    Some(next) if !all => vec![window.passes.remove(next).0],
                    _ => self
                        .battle
                        .as_ref()
                        .map_or(Vec::new(), |battle| battle.waiting().1.iter().collect()),
                };
                let before = self.windows_opened();
                if let Some(battle) = &mut self.battle {
                    for seat in seats {
                        // Somebody who has answered meanwhile is not asked again.
                        let _ = battle.act(seat, &Command::Pass, rec);
                        if battle.window().is_none() {
                            break;
                        }
                    }
                }
                let fresh = self.windows_opened() != before;
                self.settle(at, fresh);
                return;
            }
        }
        if self.ends_at.is_some_and(|until| until <= at) {
            self.ends_at = None;
            if let Some(battle) = &mut self.battle {
                let command = match battle.waiting().0 {
                    Waiting::Attacks => Command::EndActivation,
                    _ => Command::EndPhase,
                };
                let (seat, phase) = (battle.active, battle.phase.clone());
                let _ = battle.act(seat, &command, rec);
                self.remember(None, &command, &phase);
            }
            self.settle(at, true);
            return;
        }
        if self.clock_deadline().is_some_and(|until| until <= at) {
            if let (Some(clocks), Some(battle)) = (&mut self.clocks, &mut self.battle) {
                clocks.left[battle.active.index()] = Millis::ZERO;
                clocks.running = None;
                battle.cut_turn_short(rec);
            }
            self.snapshot = None;
            self.settle(at, true);
        }
    }

    /// Tells one window from the next: how many tasks lie below and what has been rolled and answered.
    pub(super) fn windows_opened(&self) -> Option<(u32, usize, usize, WindowKind)> {
        let battle = self.battle.as_ref()?;
        let window = battle.window()?;
        let hands: usize = battle.players.iter().map(|player| player.hand.len()).sum();
        Some((
            battle.chance.rolls,
            battle.tasks.len(),
            hands + battle.used.len() * 100,
            window.kind,
        ))
    }

    pub(super) fn clock_deadline(&self) -> Option<Millis> {
        let clocks = self.clocks.as_ref()?;
        let seat = clocks.running?;
        Some(clocks.since.plus(clocks.left[seat.index()]))
    }

    /// When the table next does something by itself.
    pub(super) fn next_due(&self) -> Option<Millis> {
        if self
            .battle
            .as_ref()
            .is_some_and(|battle| battle.outcome.is_some())
        {
            return None;
        }
        let window = self.window.as_ref().map(|window| {
            window
                .passes
                .iter()
                .map(|(_, at)| *at)
                .fold(window.until, Millis::min)
        });
        [
            self.lists_until,
            window,
            self.ends_at,
            self.clock_deadline(),
        ]
        .into_iter()
        .flatten()
        .min()
    }
}
