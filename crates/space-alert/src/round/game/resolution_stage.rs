//! The Resolution Round: misplayed cards are put right turn by turn, then the ship lands.

use super::SpaceAlert;
use crate::campaign::Repairs;
use crate::round::command::Command;
use crate::round::event::Event;
use crate::round::logbook::{LogEntry, MissionResult};
use crate::round::refusal::Refusal;
use crate::round::resolution::{Flight, REVEAL, mistakes, put_right};
use crate::round::view::Stage;
use crate::score::Score;
use table::{Millis, Recorder};

impl SpaceAlert {
    /// The Action Round is over (SA-4.25): threats are checked, pieces go back, the flight begins (SA-5.1, SA-5.2).
    pub(super) fn resolve(&mut self, now: Millis, rec: &mut impl Recorder<Event>) {
        let Some(round) = &mut self.round else { return };
        let corrections = round.correct_threats(&self.crew);
        round.draw_rest();
        for correction in &corrections {
            rec.tell_all(|| Event::Corrected(*correction));
        }
        round.next = None;
        round.held = None;
        round.silent_until = None;
        round.transfer = None;
        round.muted.clear();
        round.board = round.fresh_board(); // SA-4.27
        round.players.iter_mut().for_each(|p| p.history.clear());
        self.flight = Some(Flight {
            corrections,
            ..Flight::default()
        });
        match self.setup.has_misplay() {
            true => {
                self.stage = Stage::Resolution;
                self.next_turn(now, rec);
            }
            false => self.land(rec),
        }
    }

    /// Reveals the next turn in which somebody may have misplayed a card; lands when there is none.
    pub(super) fn next_turn(&mut self, now: Millis, rec: &mut impl Recorder<Event>) {
        let (Some(round), Some(flight)) = (&self.round, &mut self.flight) else {
            return;
        };
        flight.until = None;
        flight.waiting = 0;
        while flight.turn < round.slots() {
            flight.turn += 1;
            let Some(revealed) = round.reveal(&self.crew, flight, flight.turn) else {
                break;
            };
            let may_err = |number: &usize| {
                !self.crew.is_android(*number)
                    && revealed[*number]
                        .0
                        .is_some_and(|card| mistakes(card).next().is_some())
            };
            let waiting = (0..revealed.len())
                .filter(may_err)
                .fold(0, |bits, number| bits | 1 << number);
            (flight.revealed, flight.stands) = revealed.into_iter().unzip();
            if waiting != 0 {
                flight.waiting = waiting;
                flight.until = Some(now.plus(REVEAL));
                let turn = flight.turn;
                rec.tell_all(|| Event::Turn { turn });
                return;
            }
        }
        self.land(rec);
    }

    /// A misplayed card is put right, or lies as it was meant (SA-7.50).
    pub(super) fn confirm(
        &mut self,
        now: Millis,
        player: usize,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        self.at_stage(Stage::Resolution, command)?;
        let Some(flight) = &mut self.flight else {
            return Err(Refusal::WrongStage(command.when()));
        };
        if flight.waiting >> player & 1 == 0 {
            return Err(Refusal::NothingToConfirm);
        }
        if let Command::Oops { mistake } = *command {
            let card = flight.revealed.get(player).copied().flatten();
            let meant = card
                .and_then(|card| put_right(card, mistake))
                .ok_or(Refusal::NotAMistake)?;
            let (crew, turn) = (player as u8, flight.turn);
            flight.meant.push((crew, turn, meant));
            rec.tell_all(|| Event::Misplayed {
                crew,
                turn,
                mistake,
            });
        }
        flight.waiting &= !(1 << player);
        if flight.waiting == 0 {
            self.next_turn(now, rec);
        }
        Ok(())
    }

    /// The flight is over: the result, the log, and in a campaign what comes next.
    pub(super) fn land(&mut self, rec: &mut impl Recorder<Event>) {
        let (Some(round), Some(flight)) = (&self.round, &mut self.flight) else {
            return;
        };
        let (end, outcome) = round.fly(&self.crew, flight);
        let score = outcome.score().unwrap_or_default();
        let total = score.total();
        let result = MissionResult { outcome, total };
        flight.turn = round.slots() + 1;
        flight.revealed.clear();
        flight.stands.clear();
        flight.waiting = 0;
        flight.until = None;
        flight.result = Some(result.clone());
        rec.tell_all(|| Event::Landed {
            result: result.clone(),
        });
        self.results.push(result);
        let goes_on = self.setup.campaign
            && outcome.is_survived()
            && self.number < self.setup.campaign_missions();
        self.log.extend(LogEntry::of(
            &self.crew,
            round,
            outcome,
            self.setup.campaign.then_some(self.number),
        ));
        let order = round.order(&self.crew);
        self.repairs = Some(Repairs::after(&end, score, &order));
        self.votes = 0;
        match goes_on {
            true => self.stage = Stage::Decision,
            false => self.finish(),
        }
    }

    /// Nothing more to do: the campaign is scored unless it was lost (SA-17.5, SA-17.18, SA-17.19).
    pub(super) fn finish(&mut self) {
        self.stage = Stage::Over;
        let scores: Option<Vec<Score>> = self
            .results
            .iter()
            .map(|result| result.outcome.score())
            .collect();
        if let (true, Some(scores)) = (self.setup.campaign, scores) {
            self.campaign_score = Some(crate::campaign::campaign_score(&scores));
            if let Some(last) = self.log.last_mut() {
                last.campaign_total = self.campaign_score; // SA-17.20
            }
        }
    }
}
