//! Taking back (BG-30.6) and draws by agreement (BG-30.11).

use super::BattleshipGalaxies;
use crate::command::Command;
use crate::event::Event;
use crate::refusal::{Done, Reason, refuse};
use crate::state::{Battle, EndReason, Phase};
use serde::{Deserialize, Serialize};
use table::{Recorder, Seat, SeatSet};

/// A state to go back to (BG-30.6).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Snapshot {
    pub(super) battle: Box<Battle>,
    pub(super) seat: Seat,
    /// No opponent has to agree.
    pub(super) free: bool,
    /// The opponents have been asked; these agree.
    pub(super) asked: Option<SeatSet>,
}

impl BattleshipGalaxies {
    /// Remembers where an activation or the deploy phase began.
    pub(super) fn remember(&mut self, before: Option<Battle>, command: &Command, phase: &Phase) {
        let Some(battle) = &self.battle else { return };
        if let (Command::Activate { .. }, Some(before)) = (command, before) {
            self.snapshot = Some(Snapshot {
                seat: battle.active,
                battle: Box::new(before),
                free: true,
                asked: None,
            });
        } else if battle.phase == Phase::Deploy && *phase != Phase::Deploy {
            self.snapshot = Some(Snapshot {
                seat: battle.active,
                battle: Box::new(battle.clone()),
                free: true,
                asked: None,
            });
        }
        let Some(snapshot) = &mut self.snapshot else {
            return;
        };
        let old = &snapshot.battle;
        if old.chance.rolls != battle.chance.rolls
            || old.turn != battle.turn
            || battle.outcome.is_some()
        {
            self.snapshot = None;
            return;
        }
        let in_scope = match old.phase {
            Phase::Deploy => battle.phase == Phase::Deploy,
            _ => battle.activation.is_some(),
        };
        if old.reveals != battle.reveals || battle.window().is_some() || !in_scope {
            snapshot.free = false;
        }
    }

    pub(super) fn undo(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) -> Done {
        match self.snapshot.take() {
            Some(snapshot) if snapshot.seat == seat && snapshot.free => {
                let activation =
                    snapshot.battle.activation.is_none() && snapshot.battle.phase == Phase::Action;
                let again = Snapshot {
                    asked: None,
                    ..snapshot.clone()
                };
                self.battle = Some(*snapshot.battle);
                // The deploy phase can be taken back again; an activation has not begun.
                self.snapshot = (!activation).then_some(again);
                rec.tell_all(|| Event::Undone { seat });
                Ok(())
            }
            other => {
                let reason = match &other {
                    Some(snapshot) if snapshot.seat == seat => Reason::UndoNeedsConsent,
                    _ => Reason::NothingToUndo,
                };
                self.snapshot = other;
                refuse(reason)
            }
        }
    }

    pub(super) fn opponents(&self, seat: Seat) -> SeatSet {
        let side = self.rules.seats[seat.index()].side;
        self.seats_all()
            .filter(|other| self.rules.seats[other.index()].side != side)
            .collect()
    }

    pub(super) fn ask_undo(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) -> Done {
        match &mut self.snapshot {
            Some(snapshot) if snapshot.seat == seat => {
                snapshot.asked = Some(SeatSet::EMPTY);
                rec.tell_all(|| Event::UndoAsked { seat });
                Ok(())
            }
            _ => refuse(Reason::NothingToUndo),
        }
    }

    pub(super) fn answer_undo(
        &mut self,
        seat: Seat,
        agree: bool,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        let Some(Snapshot {
            asked: Some(agreed),
            seat: asker,
            ..
        }) = &self.snapshot
        else {
            return refuse(Reason::NothingAsked);
        };
        let (asker, agreed) = (*asker, agreed.with(seat));
        let opponents = self.opponents(asker);
        if !opponents.has(seat) {
            return refuse(Reason::NothingAsked);
        }
        let all = opponents.iter().all(|other| agreed.has(other));
        if let Some(snapshot) = &mut self.snapshot {
            snapshot.asked = agree.then_some(agreed);
            snapshot.free |= agree && all;
        }
        if !agree || all {
            rec.tell_all(|| Event::UndoAnswered { agree });
        }
        if agree && all {
            self.undo(asker, rec)?;
        }
        Ok(())
    }

    pub(super) fn answer_draw(
        &mut self,
        seat: Seat,
        agree: bool,
        rec: &mut impl Recorder<Event>,
    ) -> Done {
        let Some((by, agreed)) = self.draw_offer else {
            return refuse(Reason::NoDrawOffered);
        };
        let opponents = self.opponents(by);
        if !opponents.has(seat) {
            return refuse(Reason::NoDrawOffered);
        }
        let agreed = agreed.with(seat);
        let all = opponents.iter().all(|other| agreed.has(other));
        self.draw_offer = agree.then_some((by, agreed));
        if !agree || all {
            rec.tell_all(|| Event::DrawAnswered { agree });
        }
        if agree && all {
            self.draw_offer = None;
            if let Some(battle) = &mut self.battle {
                battle.finish(None, EndReason::Agreed, rec);
            }
        }
        Ok(())
    }
}
