//! What the crew is asked: the questions the game waits for, with their answers.

use super::command::{Command, Mistake};
use super::game::SpaceAlert;
use super::skills::Skill;
use super::view::Stage;
use crate::campaign::Repairs;
use table::{Decision, Seat, SeatSet, Text};

impl SpaceAlert {
    pub(super) fn open_decisions(&self) -> Vec<Decision<Command>> {
        let all = (1u8 << self.crew.humans()) - 1;
        match self.stage {
            Stage::Briefing => {
                let asked = all & !self.briefing.ready;
                // Who is ready last starts the mission, which explorers of too low a level may not (NF-10.8.1).
                let may = asked.count_ones() > 1 || self.may_start().is_ok();
                self.ask_each(asked, |seat| {
                    self.ask_specialization(seat).unwrap_or_else(|| {
                        let question = Decision::of(seat, Text::new("sa-prompt-ready"));
                        let ready = Text::new("sa-answer-ready");
                        match may {
                            true => question.option(ready, Command::Ready { ready: true }),
                            false => question,
                        }
                    })
                })
            }
            Stage::Action => match &self.round {
                // Nobody agrees to anything while communications are down (SA-4.41).
                Some(round) if round.agreed != 0 && round.silent_until.is_none() => {
                    self.ask_each(all & !round.agreed, |seat| {
                        Decision::of(seat, Text::new("sa-prompt-end-early")).option(
                            Text::new("sa-answer-end-early"),
                            Command::EndEarly { agree: true },
                        )
                    })
                }
                _ => Vec::new(),
            },
            Stage::Resolution => self.ask_misplayed(),
            Stage::Decision => self.ask_each(all & !self.votes, |seat| {
                Decision::of(seat, Text::new("sa-prompt-continue"))
                    .option(
                        Text::new("sa-answer-continue"),
                        Command::Continue { go: true },
                    )
                    .option(Text::new("sa-answer-stop"), Command::Continue { go: false })
            }),
            Stage::Repairs => {
                let everybody: SeatSet = self.crew.seats.iter().copied().collect();
                let repair = Text::new("sa-prompt-repair");
                vec![match self.repairs.as_ref().and_then(Repairs::current) {
                    Some((crew, _)) if !self.crew.is_android(usize::from(crew)) => {
                        Decision::of(self.crew.seats[usize::from(crew)], repair)
                    }
                    // SA-17.12: any human player decides for an android.
                    Some(_) => Decision::any_of(everybody, repair),
                    None => Decision::any_of(everybody, Text::new("sa-prompt-berth")),
                }]
            }
            Stage::Over => Vec::new(),
        }
    }

    /// Whether a card lies as it was meant (SA-7.50). Without an answer it does (SA-7.53).
    fn ask_misplayed(&self) -> Vec<Decision<Command>> {
        let Some(flight) = &self.flight else {
            return Vec::new();
        };
        self.ask_each(flight.waiting, |seat| {
            let decision = Decision {
                until: flight.until,
                ..Decision::of(seat, Text::new("sa-prompt-confirm"))
                    .option(Text::new("sa-answer-confirm"), Command::Confirm)
                    .or_else(Command::Confirm)
            };
            let revealed = self
                .crew
                .player(seat)
                .and_then(|p| *flight.revealed.get(p)?);
            let mistakes = revealed.into_iter().flat_map(super::resolution::mistakes);
            mistakes.fold(decision, |decision, slip| {
                let mistake = slip.mistake;
                let label = match mistake {
                    Mistake::OtherHalf => "sa-answer-other-half",
                    Mistake::OtherArrow => "sa-answer-other-arrow",
                };
                decision.option(Text::new(label), Command::Oops { mistake })
            })
        })
    }

    /// Which specialization a player takes (NF-8.5.1, NF-8.5.3, NF-10.5.11). Without an answer the one that the view shows.
    fn ask_specialization(&self, seat: Seat) -> Option<Decision<Command>> {
        let member = usize::from(self.crew.number(self.crew.player(seat)?)?);
        let skills = &self.briefing.skills;
        if !skills.is_on() || skills.chosen.get(member)?.is_some() {
            return None;
        }
        let modules = self.setup.modules();
        let offers = skills.offers(modules, &self.crew, member);
        let choose = |skill: &Skill| Command::Specialize {
            specialization: skill.specialization,
            on: None,
        };
        let preset = skills.skills(modules, &self.crew)[member]?;
        let decision = Decision::of(seat, Text::new("sa-prompt-specialization"));
        let decision = offers.iter().fold(decision, |decision, skill| {
            let name = crate::narrate::id("sa-specialization", skill.specialization);
            decision.option(Text::new(name), choose(skill))
        });
        Some(decision.or_else(choose(&preset)))
    }

    /// One question for each of these players, one bit a player.
    fn ask_each(
        &self,
        players: u8,
        question: impl Fn(Seat) -> Decision<Command>,
    ) -> Vec<Decision<Command>> {
        let seats = self.crew.seats.iter().enumerate();
        seats
            .filter(|(player, _)| players >> player & 1 == 1)
            .map(|(_, seat)| question(*seat))
            .collect()
    }
}
