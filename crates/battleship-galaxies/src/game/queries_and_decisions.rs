//! What a table is asked: hints and explanations for viewers, and the decisions it waits for.

use super::BattleshipGalaxies;
use super::taking_back::Snapshot;
use crate::command::Command;
use crate::data::{Stat, WindowKind};
use crate::ids::ShipId;
use crate::query::{Answer, Query, Reach};
use crate::refusal::{BattleRefusal, Reason, refuse};
use crate::rules::legal_commands::Waiting;
use crate::setup::constant;
use crate::state::CardPlace;
use table::{Decision, Seat, Text, Viewer};

impl BattleshipGalaxies {
    /// Answers a question from what the viewer may know.
    pub(super) fn answer(&self, viewer: Viewer, query: &Query) -> Result<Answer, BattleRefusal> {
        if let Query::Data = query {
            let files = self
                .rules
                .setup
                .data
                .files()
                .map_err(|why| BattleRefusal::about(Reason::BadData, why.to_string()))?;
            return Ok(Answer::Data {
                hash: self.rules.data.hash.clone(),
                files: files.0.to_vec(),
            });
        }
        let battle = self.battle.as_ref().ok_or(Reason::NotNow)?;
        let on_board = |ship: ShipId| {
            battle
                .ship(ship)
                .map(|_| ship)
                .ok_or(BattleRefusal::from(Reason::NotInPlay))
        };
        Ok(match query {
            Query::Reachable { ship } => Answer::Reachable {
                reach: battle
                    .reachable(on_board(*ship)?)
                    .into_iter()
                    .map(|(to, lead_end, path)| Reach { to, lead_end, path })
                    .collect(),
            },
            Query::Targets { ship } => {
                let ship = on_board(*ship)?;
                Answer::Targets {
                    targets: (0..battle.weapon_count(ship))
                        .map(|weapon| battle.targets_in_range(ship, weapon))
                        .collect(),
                }
            }
            Query::Placements { card, place } => {
                let seat = viewer.seat().ok_or(Reason::NotYourShip)?;
                let own = battle.card(*card).is_some_and(|found| {
                    found.controller == seat
                        && matches!(found.place, CardPlace::Screen | CardPlace::Hold(_))
                });
                if !own {
                    return refuse(Reason::NotYourShip);
                }
                let hold = battle
                    .legal(seat)
                    .into_iter()
                    .filter_map(|command| match command {
                        Command::LaunchFromHold { card: c, positions } if c == *card => {
                            Some(positions)
                        }
                        _ => None,
                    });
                let in_hold = battle
                    .card(*card)
                    .is_some_and(|found| matches!(found.place, CardPlace::Hold(_)));
                Answer::Placements {
                    placements: if in_hold {
                        hold.collect()
                    } else {
                        battle.zone_placements(seat, *card, *place)
                    },
                }
            }
            Query::Explain { ship, stat } => {
                let ship = on_board(*ship)?;
                let (card, _) = battle.ship(ship).ok_or(Reason::NotInPlay)?;
                let printed = battle.printed(card);
                let size = battle.kind(card.id).size as usize;
                let base = match stat {
                    Stat::Move => printed.moves,
                    Stat::ActivationCost => printed.activation,
                    Stat::LaunchCost => printed.launch,
                    Stat::PrimaryRange => printed.weapons[0].range,
                    Stat::PrimaryStrength | Stat::Strength => printed.weapons[0].strength,
                    Stat::EcmThreshold => constant::ECM_FROM as u8,
                    Stat::EcmDamage => constant::ECM_DAMAGE[size] as u8,
                    Stat::EcmThresholdAgainst => 0,
                };
                let (value, modifiers) = battle.explain(*stat, ship, base);
                Answer::Explain {
                    printed: base,
                    modifiers,
                    value: value as u8,
                }
            }
            Query::Legal => Answer::Legal {
                commands: viewer.seat().map_or(Vec::new(), |seat| battle.legal(seat)),
            },
            Query::Data => return refuse(Reason::NotNow),
        })
    }

    /// What the table waits for.
    pub(super) fn asked(&self) -> Vec<Decision<Command>> {
        let Some(battle) = &self.battle else {
            return self
                .seats_all()
                .filter(|seat| !self.is_ready(*seat))
                .map(|seat| {
                    let list = self.rules.reference_list(seat);
                    let ask = Decision::of(seat, Text::new("bg-prompt-list"));
                    let ask = ask.or_else(Command::SubmitList { list });
                    match self.lists_until {
                        Some(until) => ask.until(until),
                        None => ask,
                    }
                })
                .collect();
        };
        if battle.outcome.is_some() {
            return Vec::new();
        }
        let prompt = Text::new(prompt_of(&battle.waiting().0));
        let mut asked: Vec<Decision<Command>> = Vec::new();
        for seat in battle.turn_view().seats {
            let mut ask = Decision::of(seat, prompt.clone());
            match battle.waiting().0 {
                Waiting::Window { .. } => {
                    // All who are asked stay in the list until the window closes: who has answered shows nowhere.
                    ask = ask.or_else(Command::Pass);
                    if let Some(window) = &self.window {
                        ask = ask.until(window.until);
                    }
                }
                Waiting::Offer { .. } => {
                    ask = ask.option(Text::new("bg-option-pass"), Command::Pass)
                }
                Waiting::ChooseFirst => {
                    for first in self.seats_all() {
                        let label = Text::new("bg-option-first").with("seat", first.0 + 1);
                        ask = ask.option(label, Command::ChooseFirst { seat: first });
                    }
                }
                Waiting::Energy
                | Waiting::Deploy
                | Waiting::Action
                | Waiting::EndOfTurn
                | Waiting::Asteroids => {
                    ask = ask.option(Text::new("bg-option-end-phase"), Command::EndPhase);
                }
                Waiting::Movement => {
                    ask = ask.option(Text::new("bg-option-end-movement"), Command::EndMovement)
                }
                Waiting::Attacks => {
                    ask = ask.option(
                        Text::new("bg-option-end-activation"),
                        Command::EndActivation,
                    )
                }
                _ => {}
            }
            asked.push(ask);
        }
        if let Some(Snapshot {
            asked: Some(agreed),
            seat,
            ..
        }) = &self.snapshot
        {
            for other in self
                .opponents(*seat)
                .iter()
                .filter(|other| !agreed.has(*other))
            {
                asked.push(yes_or_no(other, "bg-prompt-undo", |agree| {
                    Command::AnswerUndo { agree }
                }));
            }
        }
        if let Some((seat, agreed)) = &self.draw_offer {
            for other in self
                .opponents(*seat)
                .iter()
                .filter(|other| !agreed.has(*other))
            {
                asked.push(yes_or_no(other, "bg-prompt-draw", |agree| {
                    Command::AnswerDraw { agree }
                }));
            }
        }
        asked
    }
}

fn yes_or_no(seat: Seat, prompt: &str, answer: fn(bool) -> Command) -> Decision<Command> {
    Decision::of(seat, Text::new(prompt))
        .option(Text::new("bg-option-agree"), answer(true))
        .option(Text::new("bg-option-decline"), answer(false))
        .or_else(answer(false))
}

/// The question for what a battle waits for.
pub fn prompt_of(waiting: &Waiting) -> &'static str {
    match waiting {
        Waiting::Placing => "bg-prompt-placing",
        Waiting::ChooseFirst => "bg-prompt-choose-first",
        Waiting::Discard => "bg-prompt-discard",
        Waiting::DrawChoice => "bg-prompt-draw-choice",
        Waiting::KeepCard => "bg-prompt-keep-card",
        Waiting::Energy => "bg-prompt-energy",
        Waiting::Deploy => "bg-prompt-deploy",
        Waiting::Action => "bg-prompt-action",
        Waiting::Movement => "bg-prompt-movement",
        Waiting::Attacks => "bg-prompt-attacks",
        Waiting::Window { window } => match window {
            WindowKind::AttackRolledMiss => "bg-prompt-window-miss",
            WindowKind::AttackRolledHit => "bg-prompt-window-hit",
            WindowKind::WouldBeDestroyed => "bg-prompt-window-destroyed",
            WindowKind::EnergyOpen | WindowKind::Deploy | WindowKind::ActionOpen => {
                "bg-prompt-window"
            }
        },
        Waiting::Offer { offer } => match offer {
            crate::state::OfferKind::Repair => "bg-prompt-offer-repair",
            crate::state::OfferKind::Draw => "bg-prompt-offer-draw",
            crate::state::OfferKind::MovementFinished => "bg-prompt-offer-movement",
        },
        Waiting::ChooseHero => "bg-prompt-choose-hero",
        Waiting::ChooseDamaged => "bg-prompt-choose-damaged",
        Waiting::EndOfTurn => "bg-prompt-end-of-turn",
        Waiting::Asteroids => "bg-prompt-asteroids",
        Waiting::Over => "bg-prompt-over",
    }
}
