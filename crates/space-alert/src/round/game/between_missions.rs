//! Between the missions of a campaign: whether to fly on, repairs, and the next briefing.

use super::SpaceAlert;
use crate::mission::SQUAD_STATIONS;
use crate::round::command::Command;
use crate::round::event::Event;
use crate::round::refusal::Refusal;
use crate::round::view::Stage;
use crate::stations::Station;
use table::Recorder;

impl SpaceAlert {
    pub(super) fn between(
        &mut self,
        player: usize,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        match *command {
            Command::Continue { go } => {
                self.at_stage(Stage::Decision, command)?;
                if !go {
                    self.finish(); // SA-17.4: the most cautious proposal wins
                    return Ok(());
                }
                self.votes |= 1 << player;
                if self.votes == (1u8 << self.crew.humans()) - 1 {
                    self.stage = Stage::Repairs;
                    self.repair_on(rec);
                }
                Ok(())
            }
            Command::Repair {
                what,
                crew: meant_for,
            } => {
                self.at_stage(Stage::Repairs, command)?;
                let repairs = self.repairs.as_mut().ok_or(Refusal::NotYourRepair)?;
                let (crew, _) = repairs.current().ok_or(Refusal::NotYourRepair)?;
                let number = usize::from(crew);
                if meant_for.is_some_and(|member| member != crew) {
                    return Err(Refusal::AlreadyRepaired);
                }
                // SA-17.12: any human player decides for an android.
                if !self.crew.is_android(number) && number != player {
                    return Err(Refusal::NotYourRepair);
                }
                repairs.repair(what)?;
                rec.tell_all(|| Event::Repaired {
                    crew,
                    what: Some(what),
                });
                self.repair_on(rec);
                Ok(())
            }
            Command::Berth { station } => {
                if !self.berth {
                    return Err(Refusal::NoBerth);
                }
                if !SQUAD_STATIONS.contains(&station) {
                    return Err(Refusal::BadBerth);
                }
                self.prepare(Some(station));
                Ok(())
            }
            _ => Err(Refusal::WrongStage(command.when())),
        }
    }

    /// Those who have no choice are passed over; after the last one the next mission is prepared.
    pub(super) fn repair_on(&mut self, rec: &mut impl Recorder<Event>) {
        let Some(repairs) = &mut self.repairs else {
            return;
        };
        repairs.pass(|crew| rec.tell_all(|| Event::Repaired { crew, what: None }));
        match (repairs.current(), repairs.needs_berth()) {
            (Some(_), _) => {}
            (None, true) => self.berth = true,
            (None, false) => self.prepare(None),
        }
    }

    /// The next mission of the campaign: a fresh start but for what is broken (SA-17.17).
    pub(super) fn prepare(&mut self, berth: Option<Station>) {
        if let Some(repairs) = self.repairs.take() {
            self.ship = repairs.ship(berth);
        }
        self.berth = false;
        self.number += 1;
        if let Some(round) = &self.round {
            self.briefing.skills.after(&round.expansion.skills);
        }
        self.round = None;
        self.flight = None;
        self.stage = Stage::Briefing;
    }
}
