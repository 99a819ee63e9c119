//! Computer players at a table. They think on a bounded pool of threads beside the table, from a copy of the game; what they
//! decide is done and stored like the command of a person. A bot that fails, or breaks rules again and again, is given up:
//! its seat is treated like that of somebody who is away.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use table::{BotLevel, BotReply, Millis, Seat, Viewer};

use super::{Actor, TableMessage};
use crate::clock::{speed, wall};
use crate::codes_and_tokens;
use crate::games::BotPlayer;
use crate::protocol::Stage;
use crate::store::{Record, What};
use crate::table_meta::Holder;

/// How long a bot may think about one command.
const BUDGET: Duration = Duration::from_millis(if cfg!(test) { 1_000 } else { 5_000 });
/// How long a bot rests after a command, so that people can follow and a bot that never stops does not fill the log.
const REST: Duration = Duration::from_millis(150);
/// A bot whose commands are refused this often in a row is given up.
const REFUSALS: u32 = 5;

/// A computer player on its seat.
pub(super) struct SeatedBot {
    seat: Seat,
    level: BotLevel,
    state: BotState,
    /// Something happened since it was asked last.
    stale: bool,
    /// It has just done something.
    rests: bool,
    planned: Option<(Millis, String)>,
    heard: Vec<Arc<dyn Any + Send + Sync>>,
    refusals: u32,
}

enum BotState {
    Idle(Box<dyn BotPlayer>),
    /// It thinks; the number tells its answer from that of a bot that sat here before.
    Thinking(u64),
    GivenUp,
}

/// What became of a bot that was asked: itself and its reply, or nothing when it failed.
pub struct BotThought {
    /// Its seat.
    pub seat: Seat,
    /// Which question this answers.
    pub number: u64,
    /// The bot and what it decided.
    pub result: Option<(Box<dyn BotPlayer>, BotReply<String>)>,
}

impl Actor {
    /// Makes the bots that should be here and removes the others.
    pub(super) fn settle_bots(&mut self) {
        let playing = self.state.lobby.stage == Stage::Playing;
        let Some(game) = self.state.game.as_mut().filter(|_| playing) else {
            self.bots.clear();
            return;
        };
        let slots = (0..).map(Seat).zip(&self.state.lobby.slots);
        let wanted: Vec<(Seat, BotLevel)> = slots
            .filter_map(|(seat, slot)| match slot.holder {
                Holder::Bot { level } => Some((seat, level)),
                _ => None,
            })
            .collect();
        self.bots
            .retain(|bot| wanted.contains(&(bot.seat, bot.level)));
        for (seat, level) in wanted {
            if self.bots.iter().any(|bot| bot.seat == seat) {
                continue;
            }
            let player = self.state.kind.bot(level, seat, codes_and_tokens::seed());
            self.bots.push(SeatedBot {
                seat,
                level,
                state: player.map_or(BotState::GivenUp, BotState::Idle),
                stale: true,
                rests: false,
                planned: None,
                heard: Vec::new(),
                refusals: 0,
            });
        }
        game.listen(!self.bots.is_empty());
    }

    /// Whether a computer player on this seat has failed.
    pub(super) fn is_given_up(&self, seat: Seat) -> bool {
        let mut bots = self.bots.iter();
        bots.any(|bot| bot.seat == seat && matches!(bot.state, BotState::GivenUp))
    }

    /// When the next planned command of a bot is due.
    pub(super) fn next_plan(&self) -> Option<Millis> {
        let plans = self.bots.iter().filter_map(|bot| bot.planned.as_ref());
        plans.map(|plan| plan.0).min()
    }

    /// Something happened at the table: the bots hear of it and are asked again.
    pub(super) fn tell_bots(&mut self) {
        let Some(game) = self.state.game.as_mut().filter(|_| !self.bots.is_empty()) else {
            return;
        };
        let heard = game.take_heard();
        for bot in &mut self.bots {
            let viewer = Viewer::Seat(bot.seat);
            let own = heard.iter().filter(|(to, _)| to.includes(viewer));
            bot.heard.extend(own.map(|(_, event)| Arc::clone(event)));
            bot.stale = true;
        }
    }

    /// Asks every bot that has something new to think about.
    pub(super) fn ask_bots(&mut self) {
        if self.waiting || self.state.lobby.stage != Stage::Playing {
            return;
        }
        let Some(game) = &self.state.game else { return };
        let now = self.clock.now();
        for bot in &mut self.bots {
            if !bot.stale || !matches!(bot.state, BotState::Idle(_)) {
                continue;
            }
            bot.stale = false;
            self.bot_number += 1;
            let number = self.bot_number;
            let thinking = BotState::Thinking(number);
            let BotState::Idle(mut player) = std::mem::replace(&mut bot.state, thinking) else {
                continue;
            };
            let seat = bot.seat;
            let planned = bot.planned.as_ref().map(|plan| plan.0);
            let heard = std::mem::take(&mut bot.heard);
            let rests = std::mem::take(&mut bot.rests);
            let game = game.copy();
            let (registry, table) = (self.registry.clone(), self.own.clone());
            tokio::spawn(async move {
                if rests {
                    tokio::time::sleep(REST / speed()).await;
                }
                // The permit goes along: a bot that never comes back keeps its place in the pool and no more.
                let permit = registry.bots().acquire_owned().await;
                let work = tokio::task::spawn_blocking(move || {
                    let _permit = permit;
                    catch_unwind(AssertUnwindSafe(|| {
                        let reply = player.think(game.as_any(), now, planned, &heard);
                        (player, reply)
                    }))
                });
                let result = match tokio::time::timeout(BUDGET, work).await {
                    Ok(Ok(Ok((player, Some(reply))))) => Some((player, reply)),
                    _ => None,
                };
                // A table that has gone to sleep meanwhile makes its bots anew when it wakes.
                if let Some(table) = table.upgrade() {
                    let thought = BotThought {
                        seat,
                        number,
                        result,
                    };
                    let _ = table.send(TableMessage::BotThought(thought)).await;
                }
            });
        }
    }

    /// A bot has decided.
    pub(super) fn bot_decided(&mut self, thought: BotThought) {
        let now = self.clock.now();
        let awaited = |bot: &SeatedBot| {
            bot.seat == thought.seat
                && matches!(bot.state, BotState::Thinking(number) if number == thought.number)
        };
        let Some(index) = self.bots.iter().position(awaited) else {
            return;
        };
        let bot = &mut self.bots[index];
        let Some((player, reply)) = thought.result else {
            tracing::error!(table = self.code, level = %bot.level, "a bot failed and is given up");
            bot.state = BotState::GivenUp;
            bot.planned = None;
            self.registry.metrics().bots_failed.inc();
            self.batch.table_changed = true;
            return;
        };
        bot.state = BotState::Idle(player);
        match reply {
            BotReply::Act(command) => self.bot_acts(index, &command),
            BotReply::At(at, command) if at <= now => self.bot_acts(index, &command),
            BotReply::At(at, command) => bot.planned = Some((at, command)),
            BotReply::Wait => {}
        }
    }

    /// Does what bots planned for this time.
    pub(super) fn run_bot_plans(&mut self) {
        let now = self.clock.now();
        for index in 0..self.bots.len() {
            let planned = &mut self.bots[index].planned;
            if let Some((_, command)) = planned.take_if(|plan| plan.0 <= now) {
                self.bots[index].stale = true;
                self.bot_acts(index, &command);
            }
        }
    }

    fn bot_acts(&mut self, index: usize, command: &str) {
        let now = self.clock.now();
        let seat = self.bots[index].seat;
        let playing = self.state.lobby.stage == Stage::Playing && !self.waiting;
        let Some(game) = self.state.game.as_mut().filter(|_| playing) else {
            return;
        };
        let done = game.act(now, seat, command, &|_| false, &mut self.batch.told);
        let bot = &mut self.bots[index];
        match done {
            Ok(command) => {
                bot.refusals = 0;
                bot.rests = true;
                self.record_act(now, seat, command);
            }
            // The game has moved on while it thought: it is asked again.
            Err(_) if bot.stale => {}
            Err(why) => {
                bot.refusals += 1;
                tracing::warn!(table = self.code, level = %bot.level, %why, "a bot's command is refused");
                if bot.refusals >= REFUSALS {
                    bot.state = BotState::GivenUp;
                    self.registry.metrics().bots_failed.inc();
                } else {
                    // It may find something better; not at once.
                    bot.stale = true;
                    bot.rests = true;
                }
            }
        }
    }

    /// Stores a command that came from no client: of a bot, or done in place of somebody who did not answer.
    pub(super) fn record_act(&mut self, at: Millis, seat: Seat, command: String) {
        let what = What::Act {
            seat,
            id: String::new(),
            command,
        };
        let wall = wall();
        self.batch.records.push(Record { at, wall, what });
        self.batch.game_changed = true;
        self.passed = None;
        self.settle_clock();
    }
}
