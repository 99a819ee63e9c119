//! The hourglass, and what happens by itself when time passes (GT-10, GT-31.45 to GT-31.49).

use super::{Building, Hourglass, Pile, Progress};
use crate::event::Event;
use crate::refusal::Refusal;
use table::{Dice, Millis, Recorder, Seat};

/// Actions count so long after the hourglass ran out on Start (GT-31.45).
const GRACE: Millis = Millis(300);
/// Without an action for so long a builder no longer holds up the hourglass (GT-31.47).
const IDLE: Millis = Millis(60_000);

impl Building {
    /// When something happens here by itself.
    pub fn next_deadline(&self) -> Option<Millis> {
        if !self.started {
            return Some(self.go);
        }
        if let Some(until) = self.claim_until {
            return Some(until);
        }
        let glass = self
            .hourglass
            .and_then(|glass| match (glass.empty, glass.circle) {
                (false, _) => Some(glass.until),
                (true, 0) => Some(glass.until.plus(GRACE)),
                (true, _) => self.idle_turn(&glass),
            });
        let piles = self.piles.iter().filter_map(Pile::limit);
        glass.into_iter().chain(piles).min()
    }

    /// When the table turns the hourglass because nobody acts (GT-31.47).
    pub(super) fn idle_turn(&self, glass: &Hourglass) -> Option<Millis> {
        let finished = self.berths.iter().any(|berth| berth.number.is_some());
        if !self.turn_when_idle || (glass.circle == 1 && !finished) {
            return None;
        }
        let acted = self
            .unfinished()
            .map(|ship| self.berths[ship].acted)
            .max()?;
        Some(acted.plus(IDLE).max(glass.until))
    }

    /// Everything that is due at `now` happens.
    pub fn deadline(
        &mut self,
        now: Millis,
        dice: &mut Dice,
        rec: &mut impl Recorder<Event>,
    ) -> Progress {
        if !self.started {
            if now >= self.go {
                self.started = true;
                rec.tell_all(|| Event::BuildingStarted);
            }
            return Progress::GoesOn;
        }
        if let Some(until) = self.claim_until {
            return if now >= until {
                self.deal_numbers(dice, rec)
            } else {
                Progress::GoesOn
            };
        }
        for pile in 0..self.piles.len() {
            if self.piles[pile].limit().is_some_and(|limit| limit <= now) {
                self.put_back(pile, rec);
            }
        }
        let Some(glass) = self.hourglass else {
            return Progress::GoesOn;
        };
        if !glass.empty && now >= glass.until {
            self.hourglass = Some(Hourglass {
                empty: true,
                ..glass
            });
            rec.tell_all(|| Event::HourglassEmpty {
                circle: glass.circle,
            });
        } else if glass.empty && glass.circle == 0 && now >= glass.until.plus(GRACE) {
            return self.time_up(now, dice, rec);
        } else if glass.empty && self.idle_turn(&glass).is_some_and(|at| at <= now) {
            self.turn_glass(glass, now, None, rec);
        }
        Progress::GoesOn
    }

    /// Time ran out on Start: nobody adds anything; the others claim number tiles (GT-10.6, GT-10.7).
    pub(super) fn time_up(
        &mut self,
        now: Millis,
        dice: &mut Dice,
        rec: &mut impl Recorder<Event>,
    ) -> Progress {
        for pile in 0..self.piles.len() {
            self.put_back(pile, rec);
        }
        for ship in 0..self.berths.len() {
            self.empty_hand(ship, rec);
            self.berths[ship].last = None;
        }
        if self.unfinished().count() > 1 {
            let until = now.plus(Millis::secs(5));
            self.claim_until = Some(until);
            rec.tell_all(|| Event::TimeUp { until });
            Progress::GoesOn
        } else {
            self.deal_numbers(dice, rec)
        }
    }

    pub(super) fn turn_hourglass(
        &mut self,
        now: Millis,
        seat: Seat,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let glass = self.hourglass.ok_or(Refusal::NoHourglass)?;
        if !glass.empty {
            return Err(Refusal::HourglassRuns);
        }
        if glass.circle == 0 {
            return Err(Refusal::HourglassOnStart);
        }
        let finished = self.berths[self.station(seat)].number.is_some();
        if glass.circle == 1 && !finished {
            return Err(Refusal::StartNeedsFinished);
        }
        self.turn_glass(glass, now, Some(seat), rec);
        Ok(())
    }

    pub(super) fn turn_glass(
        &mut self,
        glass: Hourglass,
        now: Millis,
        seat: Option<Seat>,
        rec: &mut impl Recorder<Event>,
    ) {
        let circle = glass.circle - 1;
        let until = now.plus(self.turn);
        self.hourglass = Some(Hourglass {
            circle,
            until,
            empty: false,
        });
        rec.tell_all(|| Event::HourglassTurned {
            seat,
            circle,
            until,
        });
        if self.swaps && circle > 0 {
            self.swap_partners(rec);
        }
    }
}
