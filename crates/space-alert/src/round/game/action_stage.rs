//! The Action Round: the clock, and the commands with which the crew plans.

use super::SpaceAlert;
use crate::round::announce::Going;
use crate::round::command::{Command, Spot};
use crate::round::crew::Crew;
use crate::round::deal::Round;
use crate::round::event::Event;
use crate::round::refusal::Refusal;
use crate::round::view::Stage;
use table::{Millis, Recorder};

impl SpaceAlert {
    pub(super) fn run_clock(&mut self, to: Millis, rec: &mut impl Recorder<Event>) {
        if let (Stage::Action, Some(round)) = (self.stage, &mut self.round) {
            if round.advance(&self.crew, to, rec) == Going::On {
                return;
            }
            let end = round.said.last().map_or(to, |said| said.at);
            self.resolve(end, rec);
        }
        while self.stage == Stage::Resolution {
            match self.flight.as_ref().and_then(|flight| flight.until) {
                Some(until) if until <= to => self.next_turn(until, rec),
                _ => return,
            }
        }
    }

    /// The mission of the Action Round.
    fn planning(&mut self) -> Result<(&Crew, &mut Round), Refusal> {
        match (self.stage, &mut self.round) {
            (Stage::Action, Some(round)) => Ok((&self.crew, round)),
            (Stage::Briefing, _) => Err(Refusal::NotStarted),
            _ => Err(Refusal::ActionOver),
        }
    }

    pub(super) fn plan(
        &mut self,
        now: Millis,
        player: usize,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let (crew, round) = self.planning()?;
        match *command {
            Command::Place { card, slot, up, on } => {
                round.place(crew, player, (card, up), slot, on)
            }
            Command::Move { from, to, on } => round.shift(crew, player, on, (from, to)),
            Command::Flip { slot, on } => round.flip(crew, player, on, slot),
            Command::TakeBack { slot, on } => round.take_back(crew, player, on, slot),
            Command::Undo => round.undo(player),
            Command::NextPhase => round.next_phase(crew, player),
            Command::Give { card, to } => round.give(crew, player, (card, to), rec),
            Command::Token { token, to } => {
                round.hand_token(crew, player, (token, to))?;
                rec.tell_all(|| Event::TokenGiven { token, to });
                Ok(())
            }
            Command::DrawThreat {
                number,
                severity,
                track,
            } => round.officer_draws(crew, player, (number, severity, track)),
            Command::MoveThreat {
                threat,
                number,
                track,
            } => round.officer_moves(crew, player, (threat, number, track)),
            Command::Board { piece } => round.move_piece(player, piece),
            Command::Point { at } => {
                round.can_point(crew, at)?;
                let who = crew.number(player);
                rec.tell_all(|| Event::Points { crew: who, at });
                Ok(())
            }
            Command::Hold => round.hold(now),
            Command::Go => round.go(now),
            Command::EndEarly { agree } => {
                if round.end_early(player, agree)? == Going::Over {
                    self.resolve(now, rec);
                }
                Ok(())
            }
            _ => Err(Refusal::WrongStage(command.when())),
        }
    }
}

impl Round {
    /// Whether somebody may point there: not while communications are down, and only at what exists (SA-4.41).
    fn can_point(&self, crew: &Crew, at: Spot) -> Result<(), Refusal> {
        if self.silent_until.is_some() {
            return Err(Refusal::CommunicationsDown);
        }
        let there = match at {
            Spot::Station { .. } => true,
            Spot::Slot { crew: who, slot } => {
                usize::from(who) < crew.size() && (1..=self.slots()).contains(&slot)
            }
            Spot::Threat { threat } => usize::from(threat) < self.threats.len(),
            Spot::Square { square, .. } => (1..=16).contains(&square),
        };
        match there {
            true => Ok(()),
            false => Err(Refusal::BadPiece),
        }
    }
}
