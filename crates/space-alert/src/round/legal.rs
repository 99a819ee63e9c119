//! Everything a player may do now, so that a client can light it up. Equal cards are listed once.

use super::cards::{CardId, Half};
use super::command::{Command, Mistake, TeleporterToken};
use super::game::SpaceAlert;
use super::setup::Role;
use super::view::Stage;
use crate::campaign::Repair;
use crate::mission::{SQUAD_STATIONS, Track};
use crate::threats::Severity;
use table::{Game, Millis, Silent};

impl SpaceAlert {
    /// All commands that would be accepted, but for moves of the planning board and pointing, which are always allowed while
    /// planning, for proposals, which are always allowed in the briefing, for explorers, which are known to the players, and for what is decided for somebody who is away.
    pub(crate) fn legal_for(&self, player: usize) -> Vec<Command> {
        let mut commands = match self.stage {
            Stage::Briefing => self.briefing_candidates(player),
            Stage::Action => self.planning_candidates(player),
            Stage::Resolution => [Mistake::OtherHalf, Mistake::OtherArrow]
                .map(|mistake| Command::Oops { mistake })
                .into_iter()
                .chain([Command::Confirm])
                .collect(),
            Stage::Decision => [true, false].map(|go| Command::Continue { go }).to_vec(),
            Stage::Repairs => self.repair_candidates(),
            Stage::Over => Vec::new(),
        };
        let seat = self.crew.seats[player];
        let now = self.next_deadline().unwrap_or(Millis::ZERO);
        let mut probe = self.clone();
        commands.retain(|command| {
            let cards = self.round.as_ref().filter(|_| self.stage == Stage::Action);
            if let Some(fine) = cards.and_then(|r| r.admits(&self.crew, player, command)) {
                return fine;
            }
            let accepted = probe.act(now, seat, command, &mut Silent).is_ok();
            if accepted {
                probe.clone_from(self);
            }
            accepted
        });
        commands
    }

    fn briefing_candidates(&self, player: usize) -> Vec<Command> {
        let mut commands = vec![
            Command::Ready { ready: true },
            Command::Ready { ready: false },
            Command::Launch,
        ];
        for role in Role::ALL {
            commands.extend([Command::Volunteer { role }, Command::StepDown { role }]);
        }
        let own = self.crew.number(player);
        for member in 0..self.crew.size() as u8 {
            let modules = self.setup.modules();
            let skills = &self.briefing.skills;
            let offers = skills.offers(modules, &self.crew, usize::from(member));
            commands.extend(offers.iter().map(|skill| Command::Specialize {
                specialization: skill.specialization,
                on: (own != Some(member)).then_some(member),
            }));
            commands.push(Command::ExtraCards { first: member });
        }
        commands
    }

    fn planning_candidates(&self, player: usize) -> Vec<Command> {
        let Some(round) = &self.round else {
            return Vec::new();
        };
        let mut commands = vec![
            Command::Undo,
            Command::NextPhase,
            Command::Hold,
            Command::Go,
            Command::EndEarly { agree: true },
            Command::EndEarly { agree: false },
        ];
        let mut hand: Vec<CardId> = Vec::new();
        for card in &round.players[player].cards {
            let on_board = |id: CardId| {
                let mut cards = round.boards.iter().flatten().flatten();
                cards.any(|placed| placed.holds(id))
            };
            let same = |other: &CardId| other.face() == card.face();
            if !on_board(*card) && !hand.iter().any(same) {
                hand.push(*card);
            }
        }
        let boards = (0..self.crew.size()).filter(|number| {
            self.crew.is_android(*number) || self.crew.number(player) == Some(*number as u8)
        });
        for board in boards {
            let own = self.crew.number(player) == Some(board as u8);
            let on = (!own).then_some(board as u8);
            for slot in 1..=round.slots() {
                commands.push(Command::Flip { slot, on });
                commands.push(Command::TakeBack { slot, on });
                for to in (1..=round.slots()).filter(|to| *to != slot) {
                    commands.push(Command::Move { from: slot, to, on });
                }
                let of_androids = round
                    .heroics
                    .iter()
                    .chain(&round.expansion.android_specials);
                for card in hand.iter().chain(of_androids) {
                    for up in [Half::Movement, Half::Action] {
                        commands.push(Command::Place {
                            card: *card,
                            slot,
                            up,
                            on,
                        });
                    }
                }
            }
        }
        for to in 0..self.crew.size() as u8 {
            commands.extend(hand.iter().map(|card| Command::Give { card: *card, to }));
            let tokens = [TeleporterToken::Traveller, TeleporterToken::Destination];
            commands.extend(tokens.map(|token| Command::Token { token, to }));
        }
        if round.manual_officers {
            for track in Track::ALL {
                for number in 1..=8 {
                    for severity in [Severity::Common, Severity::Serious] {
                        commands.push(Command::DrawThreat {
                            number,
                            severity,
                            track,
                        });
                    }
                    for threat in 0..round.threats.len() as u8 {
                        commands.push(Command::MoveThreat {
                            threat,
                            number,
                            track,
                        });
                    }
                }
            }
        }
        commands
    }

    fn repair_candidates(&self) -> Vec<Command> {
        if self.berth {
            return SQUAD_STATIONS
                .map(|station| Command::Berth { station })
                .to_vec();
        }
        let Some(repairs) = &self.repairs else {
            return Vec::new();
        };
        let mut commands = vec![Command::Repair {
            what: Repair::Squad,
            crew: None,
        }];
        for zone in crate::stations::Zone::ALL {
            for tile in &repairs.damage[zone.index()] {
                commands.push(Command::Repair {
                    what: Repair::Tile { zone, tile: *tile },
                    crew: None,
                });
            }
        }
        commands
    }
}
