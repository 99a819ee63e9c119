//! Threat Actions (section 10 of the rules): threats move along their trajectories, act on the way, jump (NF-3.7) and call
//! others (NF-3.9).

use super::edition::Edition;
use super::{Flight, Flow, bits};
use crate::mission::{Scheduled, Track};
use crate::state::Fate;
use crate::step::{Step, StepRecorder};
use crate::threats::{Location, Remedy, Side, Traits};
use crate::trajectory::Square;

impl<R: StepRecorder, E: Edition> Flight<'_, R, E> {
    /// SA-10.1, NF-4.3: all threats in play act in ascending order; then called threats are placed (NF-3.9.3), the
    /// Planetoid's speed grows (NF-13.12.1) and the rocket moves up.
    pub(super) fn threat_actions(&mut self) -> Flow {
        let unusual = Traits::PHASING.and(Traits::SLOWED_BY_DAMAGE);
        let all_regular = !E::NEW_FRONTIER || (!self.s.slowed && !self.any_has(unusual));
        let mut done: u32 = 0;
        // Threats may leave play while others act.
        while let Some(i) = bits((self.s.in_play | self.s.moving_tokens) & !done).next() {
            done |= (2 << i) - 1;
            if E::NEW_FRONTIER && self.s.moving_tokens >> i & 1 == 1 {
                self.move_token(i)?;
            } else if all_regular {
                self.advance(i, self.s.threats[i].speed as i8)?;
            } else {
                self.unusual_move(i)?;
            }
        }
        if E::NEW_FRONTIER && self.s.called_now != 0 {
            for i in bits(std::mem::take(&mut self.s.called_now)) {
                self.appear(i);
            }
        }
        for i in bits(self.with_trait(self.s.in_play, Traits::ACCELERATES)) {
            self.change_speed(i, 1);
        }
        self.s.rockets_arriving = std::mem::take(&mut self.s.rockets_launched); // SA-10.13
        if self.s.rockets_arriving > 0 {
            self.note(Step::RocketAdvances);
        }
        Ok(())
    }

    /// A threat's own move of the turn where some are slowed or change phase (NF-3.3.3, NF-3.3.4, NF-3.3.14).
    #[inline(never)]
    pub(super) fn unusual_move(&mut self, i: usize) -> Flow {
        let squares = self.regular_speed(i);
        if !self.traits_of(i).has(Traits::PHASING) {
            return self.advance(i, squares);
        }
        let was_out = self.s.out_of_phase >> i & 1 == 1;
        if was_out {
            self.change_phase(i, true);
        }
        self.advance(i, squares)?;
        if !was_out && self.s.in_play >> i & 1 == 1 {
            self.change_phase(i, false);
        }
        Ok(())
    }

    /// SA-10.3; slower when damaged (NF-13.8.2) and by the Hypernavigator (NF-9.7.1), never below 0 (NF-9.7.7).
    fn regular_speed(&mut self, i: usize) -> i8 {
        let slowed = u8::from(self.s.slowed);
        let t = &mut self.s.threats[i];
        let hurt = std::mem::take(&mut t.hurt_this_turn);
        let damaged = hurt && t.traits().has(Traits::SLOWED_BY_DAMAGE);
        t.speed.saturating_sub(slowed + 2 * u8::from(damaged)) as i8
    }

    fn change_phase(&mut self, i: usize, in_phase: bool) {
        if in_phase {
            self.s.out_of_phase &= !(1 << i);
        } else {
            self.s.out_of_phase |= 1 << i;
        }
        self.uncover(i); // NF-3.3.10
        let threat = self.s.threats[i].id;
        self.note(Step::PhaseChanged { threat, in_phase });
    }

    /// NF-14.14.4, NF-14.15.2: the token of a destroyed threat moves on and acts at Z only.
    fn move_token(&mut self, i: usize) -> Flow {
        let squares = self.regular_speed(i);
        let t = &mut self.s.threats[i];
        let (threat, from) = (t.id, t.position);
        let to = (from - squares).max(1);
        t.position = to;
        self.note(Step::Advances { threat, from, to });
        if to > 1 || from == 1 {
            return Ok(());
        }
        self.s.moving_tokens &= !(1 << i);
        self.token_reaches_ship(i)
    }

    /// SA-10.2, SA-10.7: moves a threat completely, then lets it act.
    #[inline]
    pub(super) fn advance(&mut self, i: usize, squares: i8) -> Flow {
        let t = &mut self.s.threats[i];
        let from = t.position;
        let to = (from - squares).max(1);
        t.position = to;
        let (threat, next) = (t.id, t.next);
        self.note(Step::Advances { threat, from, to });
        if to <= next {
            self.act_on_the_way(i, to)
        } else {
            Ok(())
        }
    }

    /// SA-10.4 to SA-10.9: performs every action square that was reached or passed, in order. After a jump these are
    /// still the squares of the trajectory it moved along (NF-3.7.6).
    #[inline(never)]
    fn act_on_the_way(&mut self, i: usize, to: i8) -> Flow {
        let track = self.s.threats[i].track;
        let board = self.mission.trajectories[track as usize];
        let mut place = self.s.threats[i].next;
        while place >= to && place > 0 {
            let square = board.square(place).unwrap_or(Square::Z);
            let t = &mut self.s.threats[i];
            let threat = t.id;
            t.passed += u8::from(square != Square::Z); // SA-20.58
            if !E::NEW_FRONTIER || t.track == track {
                t.next = board.next(place);
            }
            self.note(Step::Acts { threat, square });
            // NF-3.3.6: bracketed if it was out of phase before this turn's move.
            let bracketed = E::NEW_FRONTIER && self.s.out_of_phase_before >> i & 1 == 1;
            let card = threat.card();
            let actions = if bracketed {
                &card.bracketed
            } else {
                &card.actions
            };
            self.perform(i, actions[square as usize])?;
            if self.s.in_play >> i & 1 == 0 {
                return Ok(()); // SA-10.12: a threat that is gone does nothing more.
            }
            if square == Square::Z {
                self.survive(i);
                return Ok(());
            }
            let t = &self.s.threats[i];
            place = if !E::NEW_FRONTIER || t.track == track {
                t.next
            } else {
                board.next(place)
            };
        }
        Ok(())
    }

    /// SA-10.9 to SA-10.11: the threat is survived; some leave something behind.
    pub(super) fn survive(&mut self, i: usize) {
        self.leave_play(i);
        let t = &mut self.s.threats[i];
        t.fate = Fate::Survived;
        let threat = t.id;
        let card = threat.card();
        if let Remedy::Repair(system) = card.remedy {
            self.s.dead[system as usize].0 |= t.at.0;
            self.s.blocked[system as usize].0 |= t.at.0;
        } else if t.traits().has(Traits::CONTAMINATION) {
            self.s.lethal = t.at; // SA-21.66, SA-21.69
            self.s.lethal_by = i as u8;
        } else if !t.traits().has(Traits::SLIME) {
            t.at.0 = 0; // SA-10.10; Slime stays (SA-21.40)
        }
        self.note(Step::Survived {
            threat,
            points: card.survived.unwrap_or(0),
        });
    }

    /// Moves threats by an effect: those in play and in phase, in order; each acts at once (NF-13.11.2).
    pub(super) fn advance_all(&mut self, set: u32, squares: i8) -> Flow {
        for j in bits(set) {
            if self.present() >> j & 1 == 1 {
                self.advance(j, squares)?;
            }
        }
        Ok(())
    }

    /// NF-3.7: to the neighbouring trajectory, if it has that space. Spaces of the new trajectory count from the next
    /// move on (NF-3.7.7, NF-3.7.8).
    pub(super) fn jump(&mut self, i: usize, side: Side) {
        let zone = side.of(self.own_zone(i));
        let board = self.mission.trajectories[zone.index()];
        let t = &mut self.s.threats[i];
        let threat = t.id;
        let jumped = board.length() >= t.position;
        if jumped {
            self.s.tracks[t.track as usize] &= !(1 << i);
            t.track = Track::from(zone);
            t.next = board.next(t.position);
            self.s.tracks[zone.index()] |= 1 << i;
        }
        self.note(Step::JumpsTo {
            threat,
            zone,
            jumped,
        });
    }

    /// NF-3.9.2 to NF-3.9.5: the called threat gets the next Greek token and is placed after all moves.
    pub(super) fn call(&mut self, i: usize) {
        let caller = self.s.threats[i];
        let Some(called) = self
            .mission
            .drawn_by(caller.id)
            .filter(|_| !caller.has_called)
        else {
            return;
        };
        let track = match called.card().location {
            Location::Internal => Track::Internal,
            Location::External => Track::from(self.own_zone(i)),
        };
        let scheduled = Scheduled {
            number: self.s.turn,
            track,
            threat: called,
        };
        let Some(j) = self.add_called(i, scheduled) else {
            return;
        };
        self.s.called_now |= 1 << j;
        // NF-13.7.1
        let is_capsule = caller.id.card().location == Location::External
            && called.card().location == Location::Internal
            && self.s.threats[i].next == 0;
        if is_capsule && caller.damage <= 1 {
            self.s.threats[j].speed += 1;
        }
        let threat = caller.id;
        self.note(Step::Calls { threat, called });
    }
}
