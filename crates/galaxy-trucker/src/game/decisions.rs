//! What the game waits for, as decisions of the kernel (GT-31).

use super::{GalaxyTrucker, Phase};
use crate::command::Command;
use crate::flight::strongest;
use crate::question::Question;
use crate::side::Rotation;
use table::{Arg, Decision, Seat, Text};

impl GalaxyTrucker {
    /// What is decided for a seat whose time runs out (GT-31.4).
    pub fn default_command(&self, seat: Seat) -> Option<Command> {
        let ship = self.ship_of(seat);
        match self.question(seat)? {
            Question::Heading => Some(Command::Turn {
                turns: self.ship(ship)?.best_heading(),
            }),
            Question::Repair => Some(Command::Repair {
                remove: self.ship(ship)?.default_repair(),
                keep: None,
            }),
            Question::PlaceCrew => Some(Command::PlaceCrew { aliens: Vec::new() }),
            Question::Continue => Some(Command::Continue),
            _ => match &self.phase {
                Phase::Flight(flight) => flight.default_answer(ship),
                _ => None,
            },
        }
    }

    /// Everything that is waited for.
    pub(super) fn open_decisions(&self) -> Vec<Decision<Command>> {
        if self.paused {
            return Vec::new();
        }
        Seat::first(self.players.len() as u8)
            .filter(|seat| !self.players[seat.index()].left)
            .filter_map(|seat| match &self.phase {
                Phase::Building(_) => self.building_decision(seat),
                _ => self.question_decision(seat),
            })
            .collect()
    }

    /// A builder is waited for without a limit of its own: the hourglass is the limit (GT-31.1).
    fn building_decision(&self, seat: Seat) -> Option<Decision<Command>> {
        let Phase::Building(building) = &self.phase else {
            return None;
        };
        let berth = building.berths.get(building.station(seat))?;
        if berth.number.is_some() || berth.closed {
            return None;
        }
        let Some(until) = building.claim_until else {
            let mut decision = Decision::of(seat, Text::new("gt-ask-build"));
            // GT-31.48: the kernel does this for somebody who is away.
            decision.default = building.idle_hands(seat);
            return Some(decision);
        };
        let claim = Decision::of(seat, Text::new("gt-ask-number")).until(until);
        let numbers = building.free_numbers();
        Some(numbers.into_iter().fold(claim, |claim, number| {
            claim.option(
                Text::new("gt-option-number").with("number", number),
                Command::Finish {
                    number: Some(number),
                },
            )
        }))
    }

    fn question_decision(&self, seat: Seat) -> Option<Decision<Command>> {
        let question = self.question(seat)?;
        let default = self.default_command(seat);
        let mut prompt = Text::new(question.message());
        if let Question::LoseCrew { count }
        | Question::LoseGoods { count, .. }
        | Question::LoseTokens { count } = question
        {
            prompt = prompt.with("count", count);
        }
        let mut decision = Decision::of(seat, prompt);
        for (label, command) in self.options(seat, &question, default.as_ref()) {
            decision = decision.option(label, command);
        }
        if let Some(until) = self.players[seat.index()]
            .limit
            .and_then(|limit| limit.until)
        {
            decision = decision.until(until);
        }
        if let Some(default) = default {
            decision = decision.or_else(default);
        }
        Some(decision)
    }

    /// Answers that can be given with a button. Others are given on the board.
    fn options(
        &self,
        seat: Seat,
        question: &Question,
        default: Option<&Command>,
    ) -> Vec<(Text, Command)> {
        let text = Text::new;
        let suggested = |label| default.map(|command| (text(label), command.clone()));
        match question {
            Question::Heading => Rotation::ALL
                .into_iter()
                .map(|turns| {
                    let label = text("gt-option-turn").with("turns", turns.quarters());
                    (label, Command::Turn { turns })
                })
                .collect(),
            Question::GiveUp => vec![
                (text("gt-option-stay"), Command::GiveUp { leave: false }),
                (text("gt-option-give-up"), Command::GiveUp { leave: true }),
            ],
            Question::PowerEngines | Question::PowerCannons => {
                let Some(ship) = self.ship(self.ship_of(seat)) else {
                    return Vec::new();
                };
                let doubles = match question {
                    Question::PowerEngines => ship.double_engines(),
                    _ => ship.double_cannons(),
                };
                // One option for each number of tokens, with the strength it gives.
                let most = doubles.len().min(u32::from(ship.tokens())) as u8;
                (0..=most)
                    .map(|tokens| {
                        let doubles = strongest(ship, doubles, tokens);
                        let powered = doubles.iter().copied().collect();
                        let strength = match question {
                            Question::PowerEngines => ship.engine_strength(powered).to_string(),
                            _ => halves(ship.cannon_strength_x2(powered)),
                        };
                        let label = text("gt-option-power")
                            .with("strength", Arg::Word(strength))
                            .with("tokens", tokens);
                        let batteries = Vec::new();
                        (label, Command::Power { doubles, batteries })
                    })
                    .collect()
            }
            Question::Defend { defences, .. } => vec![
                (
                    text("gt-option-defend"),
                    Command::Defend {
                        with: defences.first(),
                        battery: None,
                    },
                ),
                (
                    text("gt-option-let-strike"),
                    Command::Defend {
                        with: None,
                        battery: None,
                    },
                ),
            ],
            Question::Land { free } => free
                .iter()
                .map(|planet| {
                    let label = text("gt-option-planet").with("planet", planet + 1);
                    let planet = Some(*planet);
                    (label, Command::Land { planet })
                })
                .chain([(text("gt-option-pass"), Command::Land { planet: None })])
                .collect(),
            Question::UseCard | Question::TakeReward => vec![
                (text("gt-option-accept"), Command::Accept { yes: true }),
                (text("gt-option-decline"), Command::Accept { yes: false }),
            ],
            Question::Load { .. } => suggested("gt-option-best-load").into_iter().collect(),
            Question::PlaceCrew => suggested("gt-option-humans-only").into_iter().collect(),
            Question::Continue => suggested("gt-option-continue").into_iter().collect(),
            Question::Repair
            | Question::LoseCrew { .. }
            | Question::LoseGoods { .. }
            | Question::LoseTokens { .. }
            | Question::KeepPiece { .. } => suggested("gt-option-suggested").into_iter().collect(),
        }
    }
}

/// Half of a number, as people write it.
fn halves(twice: u32) -> String {
    match (twice / 2, twice % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}
