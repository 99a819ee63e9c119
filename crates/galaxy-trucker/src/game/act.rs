//! Commands of the seats, deadlines, pauses, leaving.

use super::{GalaxyTrucker, Limit, Phase, Undo, launch};
use crate::building::Progress;
use crate::command::Command;
use crate::event::Event;
use crate::question::Question;
use crate::refusal::Refusal;
use table::{Millis, Recorder, Seat};

/// The limit of somebody who is absent (GT-31.3).
const ABSENT_LIMIT: Millis = Millis(3_000);
/// So many decisions in a row that ran out make somebody absent (GT-31.3).
const ABSENT_AFTER: u8 = 2;

impl GalaxyTrucker {
    pub(super) fn command(
        &mut self,
        now: Millis,
        seat: Seat,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let player = self.players.get(seat.index());
        if player.is_none_or(|player| player.left) {
            return Err(Refusal::NoSuchSeat);
        }
        if matches!(self.phase, Phase::Over(_)) {
            return Err(Refusal::GameOver);
        }
        let now = self.now.max(now);
        match command {
            Command::Pause { agree } => self.agree_to_pause(seat, *agree, rec)?,
            Command::Resume if self.paused => {
                self.paused = false;
                for player in &mut self.players {
                    player.pause = false;
                }
                rec.tell_all(|| Event::Resumed);
            }
            Command::Resume => return Err(Refusal::NotPaused),
            Command::Rollback { agree } if !self.paused => {
                self.agree_to_roll_back(seat, *agree, rec)?;
            }
            Command::Leave => {
                self.now = now;
                self.leave(seat, rec);
            }
            _ if self.paused => return Err(Refusal::Paused),
            _ => {
                self.play(now, seat, command, rec)?;
                self.now = now;
                self.answered(now, seat, command);
            }
        }
        self.set_limits();
        Ok(())
    }

    /// A command of play. Refused means that nothing changed.
    fn play(
        &mut self,
        now: Millis,
        seat: Seat,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let ship = self.ship_of(seat);
        let of_loans = matches!(command, Command::TakeLoan | Command::RepayLoan);
        if of_loans && !matches!(self.phase, Phase::Flight(_)) {
            return self.loan(seat, command, rec);
        }
        match &mut self.phase {
            Phase::Around(..) => self.decide_around(now, seat, command, rec),
            Phase::Building(building) => {
                if building.act(now, seat, command, &mut self.dice, rec)? == Progress::Ended {
                    self.now = now;
                    self.check_ships(rec);
                }
                Ok(())
            }
            Phase::Check(_) => match command {
                Command::Turn { turns } => {
                    self.turn_ship(ship, *turns, rec)?;
                    self.now = now;
                    self.after_turn(rec);
                    Ok(())
                }
                Command::Repair {
                    remove,
                    keep,
                    keep_other,
                } => {
                    let keep: Vec<_> = keep.iter().chain(keep_other).copied().collect();
                    self.repair(ship, remove, &keep, rec)?;
                    self.now = now;
                    self.after_repair(rec);
                    Ok(())
                }
                _ => Err(Refusal::NotNow("GT-13.7")),
            },
            Phase::Crew(..) => match command {
                Command::PlaceCrew { aliens } => {
                    self.place_crew(ship, aliens, rec)?;
                    self.after_crew(rec);
                    Ok(())
                }
                _ => Err(Refusal::NotNow("GT-14.5")),
            },
            Phase::Insurance(..) => match command {
                Command::Accept { yes } => {
                    self.insure(ship, *yes, rec)?;
                    self.next_insurance(rec);
                    Ok(())
                }
                _ => Err(Refusal::NotNow("GX-16.5")),
            },
            Phase::Flight(flight) => {
                let before = self.setup.rollback.then(|| flight.clone());
                let decision = !of_loans && !matches!(command, Command::Order { .. });
                if let Command::Order { order } = command {
                    if flight
                        .pilots()
                        .get(ship)
                        .is_none_or(|pilot| !pilot.in_flight())
                    {
                        return Err(Refusal::NotAsked("GT-31.16"));
                    }
                    flight.set_order(ship, order.clone());
                } else {
                    flight.answer(ship, command, rec)?;
                }
                let answers = self.flown.last().map_or(0, |record| record.answers.len());
                self.undo = before
                    .filter(|before| {
                        decision && before.knows_as_much_as(flight) && !flight.is_over()
                    })
                    .map(|flight| Undo {
                        flight,
                        answers,
                        agreed: Vec::new(),
                    });
                if let Some(record) = self.flown.last_mut() {
                    record.answers.push((ship as u8, command.clone()));
                }
                self.now = now;
                self.after_flight(rec);
                Ok(())
            }
            Phase::Receipt(_) => match command {
                Command::Continue if !self.players[seat.index()].ready => {
                    self.players[seat.index()].ready = true;
                    self.now = now;
                    self.after_receipt(rec);
                    Ok(())
                }
                _ => Err(Refusal::NotNow("GT-22.14")),
            },
            Phase::Over(_) => Err(Refusal::GameOver),
        }
    }

    /// What is due at the present time happens.
    pub(super) fn deadline(&mut self, rec: &mut impl Recorder<Event>) {
        let Phase::Building(building) = &mut self.phase else {
            return;
        };
        let waited = !building.started;
        let progress = building.deadline(self.now, &mut self.dice, rec);
        if waited && building.started {
            self.hole_dice = building.roll_holes(&mut self.dice, rec);
        }
        if progress == Progress::Ended {
            self.check_ships(rec);
            self.set_limits();
        }
    }

    /// The seat decided something: its limit is off, and it is no longer absent unless its time had run out (GT-31.3).
    fn answered(&mut self, now: Millis, seat: Seat, command: &Command) {
        if matches!(
            command,
            Command::Order { .. } | Command::TakeLoan | Command::RepayLoan
        ) {
            return;
        }
        let player = &mut self.players[seat.index()];
        let late = player
            .limit
            .take()
            .and_then(|limit| limit.until)
            .is_some_and(|until| until <= now);
        player.expired = if late {
            player.expired.saturating_add(1)
        } else {
            0
        };
    }

    /// Gives every new question its limit.
    pub(super) fn set_limits(&mut self) {
        for seat in Seat::first(self.players.len() as u8) {
            let question = self.question(seat);
            let percent = u64::from(self.setup.limit_percent);
            let now = self.now;
            let player = &mut self.players[seat.index()];
            player.limit = match (question, player.limit) {
                (None, _) => None,
                (Some(_), Some(limit)) => Some(limit),
                (Some(question), None) => Some(Limit {
                    until: limit(&question, percent, player.expired).map(|limit| now.plus(limit)),
                }),
            };
        }
    }

    fn agree_to_pause(
        &mut self,
        seat: Seat,
        agree: bool,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        if self.paused {
            return Err(Refusal::Paused);
        }
        self.players[seat.index()].pause = agree;
        rec.tell_all(|| Event::PauseAgreed { seat, agree });
        if self
            .players
            .iter()
            .all(|player| player.pause || player.left)
        {
            self.paused = true;
            rec.tell_all(|| Event::Paused);
        }
        Ok(())
    }

    /// With the agreement of all the last decision in flight is taken back (GT-31.37).
    fn agree_to_roll_back(
        &mut self,
        seat: Seat,
        agree: bool,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let undo = self.undo.as_mut().ok_or(Refusal::NotNow("GT-31.37"))?;
        undo.agreed.retain(|other| *other != seat);
        if agree {
            undo.agreed.push(seat);
        }
        rec.tell_all(|| Event::RollbackAgreed { seat, agree });
        let agreed = &undo.agreed;
        let all = Seat::first(self.players.len() as u8)
            .all(|seat| self.players[seat.index()].left || agreed.contains(&seat));
        if !all {
            return Ok(());
        }
        if let Some(undo) = self.undo.take() {
            if let Some(record) = self.flown.last_mut() {
                record.answers.truncate(undo.answers);
            }
            self.phase = Phase::Flight(undo.flight);
            for player in &mut self.players {
                player.limit = None;
            }
            rec.tell_all(|| Event::RolledBack);
        }
        Ok(())
    }

    /// A player leaves for good (GT-31.8).
    fn leave(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) {
        let ship = self.ship_of(seat);
        self.players[seat.index()].left = true;
        self.undo = None;
        rec.tell_all(|| Event::LeftGame { seat });
        match &mut self.phase {
            Phase::Around(building, _) => {
                building.leave(seat, &mut self.dice, rec);
                self.leave_around(seat, rec);
            }
            Phase::Building(building) => {
                if building.leave(seat, &mut self.dice, rec) == Progress::Ended {
                    self.check_ships(rec);
                }
            }
            Phase::Check(building) if launch::next_to_turn(building).is_some() => {
                self.after_turn(rec);
            }
            Phase::Check(_) => {
                self.repair_for_absent(rec);
                self.after_repair(rec);
            }
            Phase::Crew(..) => self.after_crew(rec),
            Phase::Insurance(..) => self.next_insurance(rec),
            Phase::Flight(flight) => {
                flight.abandon(ship, rec);
                if let Some(record) = self.flown.last_mut() {
                    record.answers.push((ship as u8, Command::Leave));
                }
                self.after_flight(rec);
            }
            Phase::Receipt(_) => self.end_or_go_on(rec),
            Phase::Over(_) => {}
        }
        if self
            .players
            .iter()
            .all(|player| player.pause || player.left)
        {
            // Nobody is left who could end the pause or did not want it.
            for player in &mut self.players {
                player.pause = false;
            }
        }
        if self.players.iter().all(|player| player.left) {
            self.paused = false;
        }
    }
}

/// How long a question waits: the limit of GT-31.1 scaled by the table, or that of somebody absent.
fn limit(question: &Question, percent: u64, expired: u8) -> Option<Millis> {
    if percent == 0 {
        return None;
    }
    if expired >= ABSENT_AFTER {
        return Some(ABSENT_LIMIT);
    }
    Some(Millis(u64::from(question.seconds()) * percent * 10))
}
