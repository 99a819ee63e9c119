//! Evil Machinations that send meteors and shots.

use super::Plot;
use crate::cards::{Hazard, HazardKind, Hazards};
use crate::event::Event;
use crate::flight::cards::{Barrage, Stage};
use crate::flight::sealed::Sealed;
use crate::flight::{Flight, Reply, Ships};
use crate::machinations::Machination;
use crate::question::{Instead, Question};
use crate::side::Side;
use table::Recorder;

impl Flight {
    /// Everybody but the leader demands credits of a ship ahead; who refuses is shot at (GX-7.29).
    pub(super) fn getting_even(
        &mut self,
        card: Machination,
        order: Ships,
        turn: u8,
        (target, refused): (Option<u8>, bool),
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Machination::GettingEven { credits, shot } = card else {
            return Stage::CardDone;
        };
        let Some(demander) = order.get(usize::from(turn)).copied() else {
            return Stage::CardDone;
        };
        let number = usize::from(demander);
        let stage = |order, turn, target, refused| {
            Stage::Plot(Plot::Demand {
                order,
                turn,
                target,
                refused,
            })
        };
        let Some(victim) = target else {
            let ahead = order[..usize::from(turn)].to_vec();
            if let [only] = ahead.as_slice() {
                return stage(order, turn, Some(*only), false);
            }
            if self.pilots[number].reply.is_none() {
                self.ask(number, Question::Demand { of: ahead }, rec);
            }
            let chosen = match self.pilots[number].reply.take() {
                Some(Reply::Number(ship)) => Some(ship),
                _ => None,
            };
            return stage(order, turn, chosen, false);
        };
        if !refused {
            let payer = usize::from(victim);
            if self.pilots[payer].reply.is_none() {
                rec.tell_all(|| Event::Demanded {
                    ship: demander,
                    of: victim,
                    credits,
                });
                let question = Question::Pay {
                    credits,
                    to: Some(demander),
                    instead: Instead::Shot,
                };
                self.ask(payer, question, rec);
            }
            return match self.pilots[payer].reply.take() {
                None => stage(order, turn, Some(victim), false),
                Some(Reply::Yes) => {
                    self.pay_player(payer, number, credits, rec);
                    stage(order, turn + 1, None, false)
                }
                Some(_) => {
                    rec.tell_all(|| Event::PaymentRefused { ship: victim });
                    stage(order, turn, Some(victim), true)
                }
            };
        }
        let columns = self.pilots[usize::from(victim)].ship.columns();
        if self.pilots[number].reply.is_none() {
            let ship = victim;
            self.ask(number, Question::Aim { ship, columns }, rec);
        }
        match self.pilots[number].reply.take() {
            Some(Reply::Number(column)) => {
                rec.tell_all(|| Event::HazardAimed {
                    ship: victim,
                    hazard: shot,
                    column,
                    by: Some(demander),
                });
                // GX-21.2: thrusters do not help.
                self.strike_line(usize::from(victim), shot, column, false, rec);
                stage(order, turn + 1, None, false)
            }
            _ => stage(order, turn, Some(victim), true),
        }
    }

    /// A large meteor for the column at each end of every ship. On a cylinder no column is at an end (GX-7.30).
    pub(super) fn road_narrows(&mut self, order: &[u8], rec: &mut impl Recorder<Event>) -> Stage {
        let columns: Vec<(u8, u8, u8)> = order
            .iter()
            .filter_map(|ship| {
                let state = &self.pilots[usize::from(*ship)].ship;
                let columns = state.columns();
                let ends = (columns.first().copied()?, columns.last().copied()?);
                (!state.class().wraps()).then_some((*ship, ends.0, ends.1))
            })
            .collect();
        if columns.is_empty() {
            rec.tell_all(|| Event::NoEffect);
            return Stage::CardDone;
        }
        Stage::Plot(Plot::Narrows {
            columns,
            right: false,
        })
    }

    pub(super) fn narrow_road(
        &mut self,
        card: Machination,
        columns: Vec<(u8, u8, u8)>,
        right: bool,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Machination::RoadNarrows { meteor } = card else {
            return Stage::CardDone;
        };
        for (ship, left_end, right_end) in &columns {
            // A ship one column wide meets one meteor.
            if right && left_end == right_end {
                continue;
            }
            let column = if right { *right_end } else { *left_end };
            rec.tell_all(|| Event::HazardAimed {
                ship: *ship,
                hazard: meteor,
                column,
                by: None,
            });
            // GX-21.2: thrusters do not help.
            self.strike_line(usize::from(*ship), meteor, column, false, rec);
        }
        if right {
            return Stage::CardDone;
        }
        Stage::Plot(Plot::Narrows {
            columns,
            right: true,
        })
    }

    /// The leader chooses a side; then the meteors come from it.
    pub(super) fn detour(&mut self, order: Ships, rec: &mut impl Recorder<Event>) -> Stage {
        let Some(leader) = order.first().map(|ship| usize::from(*ship)) else {
            return Stage::CardDone;
        };
        if self.pilots[leader].reply.is_none() {
            self.ask(leader, Question::ChooseSide, rec);
        }
        match self.pilots[leader].reply.take() {
            Some(Reply::Side(side)) => {
                rec.tell_all(|| Event::SideChosen {
                    ship: leader as u8,
                    side,
                });
                Stage::Hazards(Barrage {
                    line: Some(side.index() as u8),
                    ..Barrage::at(order)
                })
            }
            _ => Stage::Plot(Plot::Detour { order }),
        }
    }

    /// The meteors of a detour, from the side that the leader chose; `line` is its number.
    pub(in crate::flight) fn detour_meteors(&self, line: Option<u8>) -> Option<Hazards> {
        let Some(Machination::MeteorDetour { meteors }) = self.machination() else {
            return None;
        };
        let from = Side::ALL.get(usize::from(line?)).copied()?;
        let hazards: Vec<Hazard> = meteors
            .iter()
            .map(|size| Hazard {
                kind: HazardKind::Meteor,
                size: *size,
                from,
            })
            .collect();
        Hazards::new(&hazards, *hazards.first()?)
    }

    /// All lose the days that they staked, the one farthest behind first; the lowest stakes are fired at.
    pub(in crate::flight) fn stakes_shown(
        &mut self,
        stakes: Sealed,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        self.secrets_shown = self.secrets_shown.saturating_add(1);
        rec.tell_all(|| Event::StakesShown {
            stakes: stakes.clone(),
        });
        let lowest = stakes.iter().map(|(_, days)| *days).min();
        let targets: Ships = stakes
            .iter()
            .filter(|(_, days)| Some(*days) == lowest)
            .map(|(ship, _)| *ship)
            .collect();
        let mut losers = stakes;
        losers.sort_by_key(|(ship, _)| self.pilots[usize::from(*ship)].position);
        for (ship, days) in losers {
            self.lose_days(&[ship], days, rec);
        }
        Stage::Hazards(Barrage::at(targets))
    }

    /// Ships that fly close behind another one shoot at it.
    pub(super) fn rear_ender(
        &mut self,
        order: &[u8],
        range: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let position = |ship: u8| self.pilots[usize::from(ship)].position;
        let close: Vec<(u8, u8)> = order
            .iter()
            .map(|ship| {
                let behind = order.iter().filter(|other| {
                    (1..=i32::from(range)).contains(&(position(*ship) - position(**other)))
                });
                (*ship, behind.count() as u8)
            })
            .filter(|(_, shots)| *shots > 0)
            .collect();
        if close.is_empty() {
            rec.tell_all(|| Event::NoEffect);
            return Stage::CardDone;
        }
        Stage::Plot(Plot::RearEnd { close, shot: 0 })
    }

    /// One roll for all who are shot at once more (GX-0.24); the one farthest ahead rolls (GX-0.26).
    pub(super) fn rear_end(
        &mut self,
        card: Machination,
        close: Vec<(u8, u8)>,
        shot: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Machination::RearEnder { shot: hazard, .. } = card else {
            return Stage::CardDone;
        };
        let targets: Ships = close
            .iter()
            .filter(|(_, shots)| *shots > shot)
            .map(|(ship, _)| *ship)
            .collect();
        let Some(roller) = targets.first().copied() else {
            return Stage::CardDone;
        };
        let dice = self.rolls.roll();
        rec.tell_all(|| Event::HazardRolled {
            index: shot,
            hazard,
            dice,
            roller,
            follows: false,
            targets: targets.to_vec(),
        });
        for ship in targets {
            self.strike(usize::from(ship), hazard, dice, false, rec);
        }
        Stage::Plot(Plot::RearEnd {
            close,
            shot: shot + 1,
        })
    }
}
