//! The rules of a battle: every command is checked first and carried out then; a refused one changes nothing (BG-26.6).

mod ability_offers;
mod attack;
mod battle_start;
mod card_windows;
mod damage;
mod drawing;
pub(crate) mod effects;
mod hazards;
mod instead_of_moving;
mod launch;
pub mod legal_commands;
mod mission_specials;
mod movement;
mod playing_cards;
mod reach;
mod selectors;
mod ship_values;
mod turn;
mod victory;

pub use turn::CheckedList;

use crate::command::Command;
use crate::data::WindowKind;
use crate::event::{Event, LossReason};
use crate::refusal::{Done, Reason, refuse};
use crate::setup::constant::HAND_LIMIT;
use crate::state::{Battle, EndReason, Task};
use table::{Recorder, Seat};

impl Battle {
    /// One seat does something.
    pub fn act(&mut self, seat: Seat, command: &Command, rec: &mut impl Recorder<Event>) -> Done {
        if self.outcome.is_some() {
            return refuse(Reason::GameOver);
        }
        let Some(player) = self.players.get(seat.index()) else {
            return refuse(Reason::NotAtTable);
        };
        if player.resigned {
            return refuse(Reason::Resigned);
        }
        match command {
            Command::PlayCard { .. } | Command::UseAbility { .. } | Command::Pass
                if self.window().is_some() =>
            {
                self.answer(seat, command, rec)?;
            }
            Command::PlaceSetupShip {
                card,
                positions,
                cargo,
            } => {
                self.place_setup_ship(seat, *card, positions, cargo, rec)?;
            }
            Command::ChooseFirst { seat: first } => self.choose_first(seat, *first, rec)?,
            Command::DiscardForEnergy { cards } => self.discard_for_energy(seat, cards, rec)?,
            Command::GiveCard { card, to } => self.give_card(seat, *card, *to, rec)?,
            Command::Draw => self.draw_instead(seat)?,
            Command::LookMainComputer => self.look_main_computer(seat, rec)?,
            Command::MainComputer { keep, under } => {
                self.keep_main_computer(seat, *keep, under, rec)?
            }
            Command::PlayCard {
                card,
                targets,
                positions,
                replace,
            } => {
                self.play_card(seat, *card, targets, positions, *replace, rec)?;
            }
            Command::UseAbility { source, targets } => match self.tasks.last() {
                Some(Task::Offer(kind)) => {
                    let kind = *kind;
                    self.use_offer(seat, kind, *source, targets, rec)?;
                }
                _ => return refuse(Reason::WrongWindow),
            },
            Command::Pass => match self.tasks.last() {
                Some(Task::Offer(_)) if seat == self.active => {
                    self.tasks.pop();
                }
                Some(Task::Offer(_)) => return refuse(Reason::NotYourTurn),
                _ => return refuse(Reason::NotNow),
            },
            Command::LaunchToZone {
                card,
                positions,
                cargo,
                decline_prepped,
            } => {
                self.launch_to_zone(seat, *card, positions, cargo, *decline_prepped, rec)?;
            }
            Command::LaunchFromHold { card, positions } => {
                self.launch_from_hold(seat, *card, positions, rec)?
            }
            Command::Activate { card } => self.activate(seat, *card, rec)?,
            Command::Move {
                ship,
                lead_end,
                path,
                ram,
                stop,
            } => {
                self.start_move(seat, *ship, *lead_end, path, *ram, *stop, rec)?;
            }
            Command::PlaceInsteadOfMove { ship, position } => {
                self.place_instead(seat, *ship, *position, rec)?
            }
            Command::Rescue { ship } => self.rescue(seat, *ship, rec)?,
            Command::EndMovement => self.end_movement(seat, rec)?,
            Command::Charge { ship, weapon } => self.charge(seat, *ship, *weapon, rec)?,
            Command::Attack { target } => self.declare(seat, *target, rec)?,
            Command::EndCharge => self.end_charge(seat, rec)?,
            Command::EndActivation => self.end_activation(seat, rec)?,
            Command::EndPhase => self.end_phase(seat, rec)?,
            Command::RemoteEngines => self.start_engines(seat, rec)?,
            Command::MoveAsteroid {
                asteroid,
                path,
                lead_end,
            } => self.move_asteroid(seat, *asteroid, path, *lead_end)?,
            Command::ChooseDamaged { ship } => self.choose_damaged(seat, *ship, rec)?,
            Command::ChooseHero { card } => self.choose_hero(seat, *card, rec)?,
            Command::Resign => self.resign(seat, rec),
            // These belong to the table around the battle.
            Command::SubmitList { .. } => return refuse(Reason::NotListPhase),
            Command::HoldEnd
            | Command::Undo
            | Command::AskUndo
            | Command::AnswerUndo { .. }
            | Command::OfferDraw
            | Command::AnswerDraw { .. }
            | Command::SetStandingPass { .. } => return refuse(Reason::NotNow),
        }
        self.run(rec);
        Ok(())
    }

    /// Carries on until a decision is needed.
    pub(crate) fn run(&mut self, rec: &mut impl Recorder<Event>) {
        while self.outcome.is_none() {
            let Some(task) = self.tasks.pop() else { break };
            match task {
                Task::Move {
                    ship,
                    path,
                    ram,
                    stop,
                } => self.run_step(ship, path, ram, stop, rec),
                Task::Ecm { ship, enemies } => self.run_ecm(ship, enemies, rec),
                Task::Debris { ship, tiles } => self.run_debris(ship, tiles, rec),
                Task::EndMove { ship } => self.run_end_move(ship, rec),
                Task::Attack(attack) => self.run_attack(attack, rec),
                Task::Check { ship, by } => self.run_check(ship, by),
                Task::Destroy {
                    prevented: true, ..
                } => {}
                Task::Destroy {
                    ship,
                    by,
                    critical,
                    asked: false,
                    ..
                } => {
                    if self.ship(ship).is_some() {
                        self.tasks.push(Task::Destroy {
                            ship,
                            by,
                            critical,
                            asked: true,
                            prevented: false,
                        });
                        self.open_window(WindowKind::WouldBeDestroyed, rec);
                    }
                }
                Task::Destroy {
                    ship, by, critical, ..
                } => {
                    let why = if critical {
                        LossReason::Critical
                    } else {
                        LossReason::Hull
                    };
                    self.remove_destroyed(ship, by, why, rec);
                }
                Task::Window(window) => {
                    if self.run_window(window, rec) {
                        return;
                    }
                }
                Task::Draw { seat, count } => {
                    if !self.run_draw(seat, count, rec) {
                        return;
                    }
                }
                Task::ChooseHero { seat, hero } => {
                    if self.holders_of(hero, self.side(seat)).len() > 1 {
                        self.tasks.push(Task::ChooseHero { seat, hero });
                        return;
                    }
                }
                Task::Asteroid { tile, path } => self.run_asteroid(tile, path, rec),
                Task::ChooseDamaged { tile, ships } => {
                    self.tasks.push(Task::ChooseDamaged { tile, ships });
                    return;
                }
                Task::Energy(step) => self.energy_step(step, rec),
                Task::Offer(kind) => {
                    if !self.offers(kind).is_empty() {
                        self.tasks.push(Task::Offer(kind));
                        return;
                    }
                }
            }
        }
        // The last ship of the activated card is gone.
        if self.tasks.is_empty()
            && let Some(activation) = &self.activation
            && self
                .card(activation.card)
                .is_none_or(|card| !card.is_in_play())
        {
            self.end_activation_now(rec);
        }
    }

    /// BG-30.11
    fn resign(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) {
        let side = self.side(seat);
        let last = Seat::first(self.rules.seat_count())
            .filter(|other| *other != seat && self.side(*other) == side)
            .all(|other| self.players[other.index()].resigned);
        // What a team player still has to place or to choose before the first turn is done by the first possibility.
        while !last && self.turn == 0 && self.waiting().1.has(seat) {
            let choice = self.legal(seat).into_iter().next();
            if choice.is_none_or(|command| self.act(seat, &command, rec).is_err()) {
                break;
            }
        }
        self.players[seat.index()].resigned = true;
        rec.tell_all(|| Event::Resigned { seat });
        if last {
            self.finish(Some(1 - side), EndReason::Resigned, rec);
            return;
        }
        if let Some(Task::Window(window)) = self.tasks.last_mut() {
            window.asked = window.asked.without(seat);
        }
        if seat == self.active && self.turn > 0 {
            self.cut_turn_short(rec);
        }
    }

    /// Finishes what is under way without asking anybody: windows pass, offers are declined, a move goes to its end.
    pub(crate) fn finish_tasks(&mut self, rec: &mut impl Recorder<Event>) {
        while self.outcome.is_none() {
            match self.tasks.pop() {
                None => return,
                Some(Task::Window(window)) => rec.tell_all(|| Event::WindowClosed {
                    window: window.kind,
                }),
                Some(Task::Offer(_)) => {}
                // A full hand draws nothing: nobody says which card makes room.
                Some(Task::Draw { seat, .. })
                    if self.players[seat.index()].hand.len() >= HAND_LIMIT => {}
                Some(Task::ChooseHero { seat, hero }) => {
                    let holders = self.holders_of(hero, self.side(seat));
                    if let [first, _, ..] = holders[..] {
                        self.detach(first, hero, rec);
                    }
                }
                Some(Task::ChooseDamaged { tile, ships }) => {
                    if let Some(first) = ships.first() {
                        self.asteroid_strikes(tile, *first, rec);
                    }
                }
                Some(task) => {
                    self.tasks.push(task);
                    self.run(rec);
                }
            }
        }
    }
}
