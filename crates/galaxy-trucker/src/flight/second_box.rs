//! Components of Another Big Expansion in flight: crubots and thrusters (GX-13).

use super::{Flight, Reply};
use crate::cards::Hazard;
use crate::event::Event;
use crate::hazard::along_column;
use crate::question::{Question, Thrust};
use crate::refusal::Refusal;
use crate::ship::CRUBOTS;
use crate::side::Side;
use crate::square::{Square, Squares};
use table::Recorder;

impl Flight {
    /// The question which crubots are activated, if any can be powered (GX-13.25, GX-13.30).
    pub(super) fn crubots_question(&self, ship: usize, needed: Option<u8>) -> Option<Question> {
        let state = &self.pilots[ship].ship;
        let idle = state.idle_crubots();
        if idle.is_empty() {
            return None;
        }
        let stations = state.powerable(idle, self.free_uses(ship));
        (!stations.is_empty()).then_some(Question::Crubots {
            stations,
            needed,
            ahead: Vec::new(),
            with_crubots: Vec::new(),
        })
    }

    /// Whether a minimum of crew is reached, with crubots if they are needed (GX-13.26). `None`: the owner has to decide.
    pub(super) fn has_crew(
        &mut self,
        ship: usize,
        needed: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Option<bool> {
        let state = &self.pilots[ship].ship;
        let enough = state.crew_with_crubots() >= needed;
        if self.pilots[ship].reply == Some(Reply::Counted) {
            self.pilots[ship].reply = None;
            return Some(enough);
        }
        if enough {
            return Some(true);
        }
        if self.pilots[ship].reply.is_none() {
            let reachable = || {
                let free = self.free_uses(ship);
                let most = state.strongest_powered(state.idle_crubots(), u8::MAX, free);
                state.crew_with_crubots() + CRUBOTS * most.len() as u8
            };
            let question = self.crubots_question(ship, Some(needed));
            let Some(question) = question.filter(|_| reachable() >= needed) else {
                return Some(false);
            };
            self.ask(ship, question, rec);
        }
        self.pilots[ship].reply.take()?;
        Some(self.pilots[ship].ship.crew_with_crubots() >= needed)
    }

    /// The owner activates crubots, or declines (GX-13.25).
    pub(super) fn activate_crubots(
        &mut self,
        ship: usize,
        stations: &[Square],
        batteries: &[Square],
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let idle = self.pilots[ship].ship.idle_crubots();
        let mut chosen = Squares::EMPTY;
        for square in stations {
            if !idle.has(*square) {
                return Err(Refusal::NoIdleCrubots(*square));
            }
            if chosen.has(*square) {
                return Err(Refusal::SquareTwice(*square));
            }
            chosen.insert(*square);
        }
        let uses = self.pilots[ship].ship.power_uses(stations, &[]);
        let batteries = self.spend(ship, &uses, batteries, rec)?;
        let state = &mut self.pilots[ship].ship;
        state.active_crubots = state.active_crubots.or(chosen);
        if !chosen.is_empty() {
            rec.tell_all(|| Event::CrubotsActivated {
                ship: ship as u8,
                stations: stations.to_vec(),
                batteries,
            });
        }
        self.reply(ship, Reply::Counted)
    }

    /// Fires a thruster: the line after it (GX-13.7, GX-13.8). Refused means that nothing changed.
    pub(super) fn fire_thruster(
        &mut self,
        ship: usize,
        (from, line): (Side, u8),
        intruder: bool,
        (thrust, battery): (Thrust, Option<Square>),
        rec: &mut impl Recorder<Event>,
    ) -> Result<u8, Refusal> {
        let Thrust { thruster, to } = thrust;
        let state = &self.pilots[ship].ship;
        let usable = state.usable_thrusters(from, intruder, self.free_uses(ship));
        if !usable
            .iter()
            .any(|(side, with)| *side == to && with.has(thruster))
        {
            return Err(Refusal::NoThruster(thruster));
        }
        let line = state
            .board()
            .shifted(along_column(from), line, to)
            .ok_or(Refusal::NoThruster(thruster))?;
        let printed = state.board().line_number(line);
        let uses = state.power_uses(&[thruster], &[]);
        let part = state.part_of(thruster);
        let mut named: Vec<Square> = battery.into_iter().collect();
        if !named.is_empty() {
            named.extend(state.default_batteries_after(&named, part, uses.len() - 1));
        }
        let spent = self.spend(ship, &uses, &named, rec)?;
        rec.tell_all(|| Event::ThrusterFired {
            ship: ship as u8,
            thruster,
            to,
            line: printed,
            battery: spent.first().copied(),
        });
        Ok(line)
    }

    /// The owner moves the line of a hazard, or not; then it strikes (GX-13.9 to GX-13.11).
    pub(super) fn thrust(
        &mut self,
        ship: usize,
        (hazard, line): (Hazard, u8),
        (with, battery): (Option<Thrust>, Option<Square>),
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let line = match with {
            None => line,
            Some(thrust) => {
                self.fire_thruster(ship, (hazard.from, line), false, (thrust, battery), rec)?
            }
        };
        if let Some(pair) = &mut self.pilots[ship].pair_line {
            *pair = line;
        }
        self.pilots[ship].question = None;
        self.strike_line(ship, hazard, line, false, rec);
        Ok(())
    }
}
