//! What the game waits for, as decisions of the kernel (GT-31).

use super::{GalaxyTrucker, Phase, launch};
use crate::command::Command;
use crate::narrate::card_name;
use crate::question::{AlienCabin, Boost, Instead, Question, Secret, Thrust};
use crate::ship::Ship;
use crate::side::{Rotation, Side};
use crate::square::Square;
use crate::tiles::Alien;
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
                keep_other: None,
            }),
            Question::PlaceCrew => Some(Command::PlaceCrew { aliens: Vec::new() }),
            Question::Insurance { .. } => Some(Command::Accept { yes: false }),
            Question::Continue => Some(Command::Continue),
            question if matches!(self.phase, Phase::Around(..)) => {
                self.default_around(seat, &question)
            }
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
        if let Question::PayUnion { due: count }
        | Question::InfectedGoods { humans: count }
        | Question::LoseCrew { count }
        | Question::LoseGoods { count, .. }
        | Question::LoseHumans { count }
        | Question::GiveGoods { count }
        | Question::LoseTokens { count } = question
        {
            prompt = prompt.with("count", count);
        }
        prompt = match question {
            Question::TakeAboard { humans, .. } => prompt.with("count", humans),
            Question::Recharge { tokens } => prompt.with("count", tokens),
            Question::LoseFromCabins { shared, .. } => prompt.with("count", shared.len() as u8),
            Question::Insurance { price, most } => prompt.with("price", price).with("most", most),
            _ => prompt,
        };
        if let Question::Pay {
            credits, instead, ..
        } = question
        {
            prompt = prompt.with("credits", credits);
            if let Instead::Days { days } = instead {
                prompt = prompt.with("days", days);
            }
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

    /// Tokens that a seat can spend in flight on the component on a square.
    fn tokens_for(&self, seat: Seat, square: Square) -> u8 {
        match &self.phase {
            Phase::Flight(flight) => flight.tokens_for(self.ship_of(seat), square),
            _ => 0,
        }
    }

    /// Uses of power that cost a seat no token in flight.
    fn free_uses(&self, seat: Seat) -> u8 {
        match &self.phase {
            Phase::Flight(flight) => flight.free_uses(self.ship_of(seat)),
            _ => 0,
        }
    }

    /// Class IIA: one option for each half that may leave alone (GX-6.26).
    fn withdraw_options(&self, seat: Seat) -> Vec<(Text, Command)> {
        let Phase::Flight(flight) = &self.phase else {
            return Vec::new();
        };
        let halves = flight.halves_left(self.ship_of(seat));
        if halves.len() < 2 {
            return Vec::new();
        }
        halves
            .into_iter()
            .map(|half| {
                let name = Arg::message(half.message());
                let label = Text::new("gt-option-withdraw").with("half", name);
                (label, Command::Withdraw { half })
            })
            .collect()
    }

    /// One option for each engine that can be boosted (GX-2.30).
    fn jump_options(&self, seat: Seat) -> Vec<(Text, Command)> {
        let ship = self.ship_of(seat);
        let (Phase::Flight(flight), Some(state)) = (&self.phase, self.ship(ship)) else {
            return Vec::new();
        };
        let jumps = flight.jumps(ship).into_iter();
        jumps
            .map(|jump| {
                let [column, row] = state.board().label(jump.engine);
                let label = Text::new("gt-option-jump")
                    .with("column", column)
                    .with("row", row)
                    .with("tokens", state.jump_cost(jump.engine) as u8);
                let command = Command::Jump {
                    with: Some(jump),
                    batteries: Vec::new(),
                };
                (label, command)
            })
            .collect()
    }

    /// One option for each card that a seat may choose (GX-7.2).
    fn machination_options(&self, seat: Seat) -> Vec<(Text, Command)> {
        let cards = self.players.get(seat.index());
        cards
            .map_or(&[][..], |player| &player.machinations)
            .iter()
            .map(|card| {
                let name = Arg::message(card_name(card.card()));
                let label = Text::new("gt-option-machination").with("card", name);
                (label, Command::ChooseMachination { card: *card })
            })
            .collect()
    }

    /// Passing, and a few bids from the lowest one that the seat can pay (GX-0.23).
    fn bids(&self, seat: Seat, least: u8) -> Vec<(Text, Command)> {
        let Phase::Flight(flight) = &self.phase else {
            return Vec::new();
        };
        let ship = self.ship_of(seat);
        let bids = [0, 1, 2, 4].map(|more| least.saturating_add(more));
        let pass = (Text::new("gt-option-pass"), Command::Bid { credits: None });
        let bids = bids
            .into_iter()
            .filter(|credits| flight.can_pay(ship, u16::from(*credits)))
            .map(|credits| {
                let label = Text::new("gt-option-bid").with("credits", credits);
                let credits = Some(credits);
                (label, Command::Bid { credits })
            });
        bids.chain([pass]).collect()
    }

    /// One option for each specialization that is left: a cyan alien alone (GX-2.58).
    fn cyan_options(&self, seat: Seat) -> Vec<(Text, Command)> {
        let Phase::Crew(building, _) = &self.phase else {
            return Vec::new();
        };
        let cabin = self
            .ship(self.ship_of(seat))
            .and_then(|ship| ship.alien_cabins(Alien::Cyan).first());
        let Some(square) = cabin else {
            return Vec::new();
        };
        launch::free_specializations(&self.setup, building)
            .into_iter()
            .map(|specialization| {
                let name = Arg::message(specialization.message());
                let cabin = AlienCabin {
                    square,
                    alien: Alien::Cyan,
                    specialization: Some(specialization),
                };
                let command = Command::PlaceCrew {
                    aliens: vec![cabin],
                };
                (Text::new("gt-option-cyan").with("who", name), command)
            })
            .collect()
    }

    /// One option for each number of blocks that crews are paid with, and giving up (GX-8.38).
    fn union_options(&self, seat: Seat, due: u8) -> Vec<(Text, Command)> {
        let Phase::Flight(flight) = &self.phase else {
            return Vec::new();
        };
        let ship = self.ship_of(seat);
        let mut options: Vec<(Text, Command)> = (0..=due)
            .filter_map(|blocks| {
                let command = flight.union_payment(ship, due, blocks)?;
                let label = Text::new("gt-option-pay-union")
                    .with("credits", due - blocks)
                    .with("blocks", blocks);
                Some((label, command))
            })
            .collect();
        if flight.lends() && !options.iter().any(|(_, command)| pays_no_block(command)) {
            let borrow = Command::PayUnion { blocks: Vec::new() };
            let label = Text::new("gt-option-borrow-union").with("credits", due);
            options.push((label, borrow));
        }
        let leave = Command::GiveUp { leave: true };
        options.push((Text::new("gt-option-give-up"), leave));
        options
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
        let line = |line: u8| {
            let ship = self.ship(self.ship_of(seat));
            ship.map_or(line, |ship| ship.board().line_number(line))
        };
        match question {
            Question::Heading => Rotation::ALL
                .into_iter()
                .map(|turns| {
                    let label = text("gt-option-turn").with("turns", turns.quarters());
                    (label, Command::Turn { turns })
                })
                .collect(),
            Question::GiveUp => {
                let mut options = vec![(text("gt-option-stay"), Command::GiveUp { leave: false })];
                options.extend(self.withdraw_options(seat));
                let label = if options.len() > 1 {
                    "gt-option-give-up-both"
                } else {
                    "gt-option-give-up"
                };
                options.push((text(label), Command::GiveUp { leave: true }));
                options
            }
            Question::PowerEngines | Question::PowerCannons => {
                let Some(ship) = self.ship(self.ship_of(seat)) else {
                    return Vec::new();
                };
                let doubles = match question {
                    Question::PowerEngines => ship.double_engines(),
                    _ => ship.powered_cannons(),
                };
                // One option for each number of tokens, with the strength it gives.
                let usable = |square| self.tokens_for(seat, square);
                let free = self.free_uses(seat);
                let most = ship.strongest_powered(doubles, u8::MAX, free).len() as u8;
                let mut options: Vec<(Text, Command)> = (0..=most)
                    .map(|count| {
                        let doubles = ship.strongest_powered(doubles, count, free);
                        let powered = doubles.iter().copied().collect();
                        let strength = match question {
                            Question::PowerEngines => ship.engine_strength(powered).to_string(),
                            _ => halves(ship.cannon_strength_x2(powered)),
                        };
                        let label = text("gt-option-power")
                            .with("strength", Arg::Word(strength))
                            .with("tokens", ship.power_cost(&doubles, &[]) as u8);
                        (label, power(doubles, Vec::new()))
                    })
                    .collect();
                if *question == Question::PowerCannons {
                    options.extend(boosted_options(ship, usable));
                }
                options.extend(self.jump_options(seat));
                options
            }
            Question::Jump => {
                let stay = Command::Jump {
                    with: None,
                    batteries: Vec::new(),
                };
                let mut options = vec![(text("gt-option-no-jump"), stay)];
                options.extend(self.jump_options(seat));
                options
            }
            Question::Wake => {
                let nobody = Command::Wake {
                    into: Vec::new(),
                    from: Vec::new(),
                };
                let most = match default {
                    Some(Command::Wake { into, .. }) => into.len(),
                    _ => 0,
                };
                let label = text("gt-option-wake").with("count", most as u8);
                let wake = default.map(|command| (label, command.clone()));
                let asleep = (text("gt-option-no-wake"), nobody);
                wake.into_iter().chain([asleep]).collect()
            }
            Question::Diplomat => vec![
                (text("gt-option-diplomat"), Command::Accept { yes: true }),
                (
                    text("gt-option-no-diplomat"),
                    Command::Accept { yes: false },
                ),
            ],
            Question::Defend {
                defences, boosted, ..
            } => {
                let defend = |with| Command::Defend {
                    with,
                    battery: None,
                    booster_battery: None,
                };
                let powered = defences
                    .first()
                    .map(|with| (text("gt-option-defend"), defend(Some(with))));
                let boosted = boosted
                    .first()
                    .map(|with| (text("gt-option-boost-shield"), defend(Some(with))));
                // GX-13.2: the owner may keep the power of a panel for later.
                let ship = self.ship(self.ship_of(seat));
                let by_token = ship.and_then(|ship| {
                    let with = defences.first()?;
                    let sunny = ship.joined_to(ship.fresh_panels()).has(with);
                    let battery = ship.default_batteries(1).first().copied();
                    let command = Command::Defend {
                        with: Some(with),
                        battery,
                        booster_battery: None,
                    };
                    let kept = (text("gt-option-defend-token"), command);
                    (sunny && battery.is_some()).then_some(kept)
                });
                powered
                    .into_iter()
                    .chain(by_token)
                    .chain(boosted)
                    .chain([(text("gt-option-let-strike"), defend(None))])
                    .collect()
            }
            Question::Thrust { shifts, .. } => {
                let stay = Command::Thrust {
                    with: None,
                    battery: None,
                };
                let shifts = shifts.iter().map(|shift| {
                    let label = text("gt-option-thrust").with("line", line(shift.line));
                    let with = Some(Thrust {
                        thruster: shift.thruster,
                        to: shift.to,
                    });
                    let battery = None;
                    (label, Command::Thrust { with, battery })
                });
                shifts
                    .chain([(text("gt-option-no-thrust"), stay)])
                    .collect()
            }
            Question::Evade { evasions, .. } => {
                let stay = Command::Thrust {
                    with: None,
                    battery: None,
                };
                let shifts = evasions.iter().map(|evasion| {
                    let label = text("gt-option-thrust").with("line", line(evasion.line));
                    let with = Some(Thrust {
                        thruster: evasion.thruster,
                        to: evasion.to,
                    });
                    let battery = None;
                    (label, Command::Thrust { with, battery })
                });
                shifts
                    .chain([(text("gt-option-no-thrust"), stay)])
                    .collect()
            }
            Question::Crubots { stations, .. } => {
                let Some(ship) = self.ship(self.ship_of(seat)) else {
                    return Vec::new();
                };
                let all = ship.strongest_powered(*stations, u8::MAX, self.free_uses(seat));
                let mut options: Vec<(Text, Command)> = (0..=all.len())
                    .map(|count| {
                        let mut after = *ship;
                        for station in &all[..count] {
                            after.active_crubots.insert(*station);
                        }
                        let label = text("gt-option-crubots")
                            .with("count", count as u8)
                            .with("crew", after.crew_with_crubots())
                            .with("compared", after.compared_crew());
                        let command = Command::ActivateCrubots {
                            stations: all[..count].to_vec(),
                            batteries: Vec::new(),
                        };
                        (label, command)
                    })
                    .collect();
                if let Question::Crubots { needed: None, .. } = question {
                    options.extend(self.jump_options(seat));
                }
                options
            }
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
            Question::InfectedGoods { humans } => vec![
                (
                    text("gt-option-take-infected").with("count", *humans),
                    Command::Accept { yes: true },
                ),
                (
                    text("gt-option-leave-infected"),
                    Command::Accept { yes: false },
                ),
            ],
            Question::PayUnion { due } => self.union_options(seat, *due),
            Question::Load { .. } => {
                let mut options: Vec<(Text, Command)> =
                    suggested("gt-option-best-load").into_iter().collect();
                // Furnaces are used by the suggestion; the same without burning anything is one more option.
                if let Some(Command::Load { holds, burn }) = default
                    && !burn.is_empty()
                {
                    let load = Command::Load {
                        holds: holds.clone(),
                        burn: Vec::new(),
                    };
                    options.push((text("gt-option-no-burning"), load));
                }
                options
            }
            Question::PlaceCrew => {
                let mut options: Vec<(Text, Command)> =
                    suggested("gt-option-humans-only").into_iter().collect();
                options.extend(self.cyan_options(seat));
                options
            }
            Question::Bid { least, .. } => self.bids(seat, *least),
            Question::KeepMember | Question::DraftMember => {
                let offered = match question {
                    Question::KeepMember => self.team.dealt(seat),
                    _ => self.team.laid_out(),
                };
                offered
                    .iter()
                    .map(|member| {
                        let name = Arg::message(member.message());
                        let label = text("gt-option-keep-member").with("who", name);
                        (label, Command::KeepMember { member: *member })
                    })
                    .collect()
            }
            Question::UseMembers { .. } => vec![(text("gt-option-done"), Command::Done)],
            Question::Undermine { .. } | Question::GiveGoods { .. } => {
                suggested("gt-option-suggested").into_iter().collect()
            }
            Question::Seal {
                what: Secret::HiddenDie,
            } => numbers(|number| Command::Seal { number }),
            Question::Seal {
                what: Secret::Days { most },
            } => (0..=*most)
                .map(|number| {
                    let label = text("gt-option-stake").with("days", number);
                    (label, Command::Seal { number })
                })
                .collect(),
            Question::Guess => numbers(|number| Command::Guess { number }),
            Question::Stop { free } => free
                .iter()
                .map(|at| {
                    let label = text("gt-option-box").with("box", at + 1);
                    (label, Command::Stop { at: Some(*at) })
                })
                .chain([(text("gt-option-fly-past"), Command::Stop { at: None })])
                .collect(),
            Question::Volley { rows, targets } => rows
                .iter()
                .flat_map(|row| targets.iter().map(|target| (*row, *target)))
                .map(|(row, target)| {
                    let label = text("gt-option-volley")
                        .with("row", row + 1)
                        .with("ship", target + 1);
                    (label, Command::Volley { row, target })
                })
                .collect(),
            Question::Fit { .. } => {
                vec![(text("gt-option-take-nothing"), Command::Fit { part: None })]
            }
            Question::TakeAboard { .. } => {
                let nobody = Command::TakeAboard { cabins: Vec::new() };
                let all = suggested("gt-option-all-aboard").into_iter();
                all.chain([(text("gt-option-nobody-aboard"), nobody)])
                    .collect()
            }
            Question::Recharge { .. } => suggested("gt-option-recharge").into_iter().collect(),
            Question::Insurance { price, most } => vec![
                (
                    text("gt-option-insure")
                        .with("price", *price)
                        .with("most", *most),
                    Command::Accept { yes: true },
                ),
                (text("gt-option-uninsured"), Command::Accept { yes: false }),
            ],
            // The cards themselves are shown to their owner alone.
            Question::ChooseMachination => self.machination_options(seat),
            Question::Pay { credits, .. } => vec![
                (
                    text("gt-option-pay").with("credits", *credits),
                    Command::Accept { yes: true },
                ),
                (text("gt-option-no-pay"), Command::Accept { yes: false }),
            ],
            Question::Demand { of } => of
                .iter()
                .map(|ship| {
                    let label = text("gt-option-demand").with("ship", ship + 1);
                    (label, Command::Demand { of: *ship })
                })
                .collect(),
            Question::Aim { columns, .. } => columns
                .iter()
                .map(|column| {
                    let label = text("gt-option-aim").with("column", *column);
                    (label, Command::Aim { column: *column })
                })
                .collect(),
            Question::ChooseSide | Question::VoteSide => Side::ALL
                .into_iter()
                .map(|side| {
                    let name = format!("gt-side-{}", side.name());
                    let label = text("gt-option-side").with("side", Arg::message(name));
                    (label, Command::ChooseSide { side })
                })
                .collect(),
            Question::Sell { most, .. } => {
                let blocks = self
                    .ship(self.ship_of(seat))
                    .map_or_else(Vec::new, |ship| ship.best_sale(*most));
                let count = blocks.len() as u8;
                vec![
                    (
                        text("gt-option-sell").with("count", count),
                        Command::Sell { blocks },
                    ),
                    (
                        text("gt-option-no-sale"),
                        Command::Sell { blocks: Vec::new() },
                    ),
                ]
            }
            Question::RollDifficulty => {
                suggested("gt-option-roll-difficulty").into_iter().collect()
            }
            Question::Continue => suggested("gt-option-continue").into_iter().collect(),
            Question::Repair
            | Question::Seal { .. }
            | Question::Coordinates
            | Question::LoseCrew { .. }
            | Question::LoseFromCabins { .. }
            | Question::LoseGoods { .. }
            | Question::LoseTokens { .. }
            | Question::LoseHumans { .. }
            | Question::Customs { .. }
            | Question::EcoPatrol { .. }
            | Question::SystemTest { .. }
            | Question::Surrender { .. }
            | Question::KeepPiece { .. } => suggested("gt-option-suggested").into_iter().collect(),
        }
    }
}

fn pays_no_block(command: &Command) -> bool {
    matches!(command, Command::PayUnion { blocks } if blocks.is_empty())
}

const fn power(doubles: Vec<Square>, boosts: Vec<Boost>) -> Command {
    Command::Power {
        doubles,
        batteries: Vec::new(),
        boosts,
    }
}

/// Everything powered and so many cannons boosted, with the strength it gives (GX-2.25).
fn boosted_options(ship: &Ship, usable: impl Fn(Square) -> u8) -> Vec<(Text, Command)> {
    let mut options: Vec<(Text, Command)> = Vec::new();
    for most in 1..=ship.cannon_boosters().len() {
        let (powered, boosts) = ship.strongest_boosts(most, &usable);
        if boosts.len() < most {
            break;
        }
        let mut doubles = powered;
        ship.power_others(&mut doubles, &boosts, &usable);
        let boost_x2 = boosts.iter().map(|boost| ship.boost_x2(boost.cannon)).sum();
        let strength = ship.boosted_strength_x2(doubles.iter().copied().collect(), boost_x2);
        let label = Text::new("gt-option-boost-cannons")
            .with("strength", Arg::Word(halves(strength)))
            .with("tokens", ship.power_cost(&doubles, &boosts) as u8)
            .with("count", most as u8);
        options.push((label, power(doubles, boosts)));
    }
    options
}

/// One option for each face of a die.
fn numbers(command: impl Fn(u8) -> Command) -> Vec<(Text, Command)> {
    (1..=6)
        .map(|number| {
            let label = Text::new("gt-option-die").with("number", number);
            (label, command(number))
        })
        .collect()
}

/// Half of a number, as people write it.
fn halves(twice: u32) -> String {
    match (twice / 2, twice % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}
