//! Computer players at a table. They think on a bounded pool of threads, from a copy of the game; their
//! commands are executed and stored like those of people. A bot that fails, or whose commands are refused repeatedly, is
//! removed: its seat is then treated like that of an absent player.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;
use table::{BotLevel, BotReply, Millis, Seat, Viewer};

use super::{Actor, TableMessage};
use crate::clock::{speed, wall};
use crate::codes_and_tokens;
use crate::games::BotPlayer;
use crate::protocol::Stage;
use crate::store::{Record, RecordBody};
use crate::table_meta::Holder;

/// How long a bot may think about one command.
const BUDGET: Duration = Duration::from_millis(if cfg!(test) { 1_000 } else { 5_000 });
/// Pause of a bot after a command, so that people can follow, and a bot that never stops does not fill the log.
const REST: Duration = Duration::from_millis(150);
/// A bot is removed after this many refused commands in a row.
const REFUSALS: u32 = 5;

/// A computer player on its seat.
pub(super) struct SeatedBot {
    seat: Seat,
    level: BotLevel,
    state: BotState,
    /// Something happened since it last thought.
    stale: bool,
    /// It has just acted.
    rests: bool,
    planned: Option<(Millis, String)>,
    events: Vec<Arc<dyn Any + Send + Sync>>,
    refusals: u32,
}

enum BotState {
    Idle(Box<dyn BotPlayer>),
    /// It is thinking; the number distinguishes its reply from that of an earlier bot on this seat.
    Thinking(u64),
    GivenUp,
}

/// The result of a thinking bot: the bot and its reply, or `None` if it failed.
pub struct BotThought {
    /// Its seat.
    pub seat: Seat,
    /// Number of the request.
    pub number: u64,
    /// The bot and what it decided.
    pub result: Option<(Box<dyn BotPlayer>, BotReply<String>)>,
}

impl Actor {
    /// Creates missing bots and removes those that are no longer seated.
    pub(super) fn settle_bots(&mut self) {
        let playing = self.state.meta.stage == Stage::Playing;
        let Some(game) = self.state.game.as_mut().filter(|_| playing) else {
            self.bots.clear();
            return;
        };
        let slots = (0..).map(Seat).zip(&self.state.meta.slots);
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
                events: Vec::new(),
                refusals: 0,
            });
        }
        game.keep_bot_events(!self.bots.is_empty());
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

    /// Passes events to the bots and lets them think again.
    pub(super) fn tell_bots(&mut self) {
        let Some(game) = self.state.game.as_mut().filter(|_| !self.bots.is_empty()) else {
            return;
        };
        let events = game.take_bot_events();
        for bot in &mut self.bots {
            let viewer = Viewer::Seat(bot.seat);
            let own = events.iter().filter(|(to, _)| to.includes(viewer));
            bot.events.extend(own.map(|(_, event)| Arc::clone(event)));
            bot.stale = true;
        }
    }

    /// Starts every bot that has something new to think about.
    pub(super) fn ask_bots(&mut self) {
        if self.waiting || self.state.meta.stage != Stage::Playing {
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
            let events = std::mem::take(&mut bot.events);
            let rests = std::mem::take(&mut bot.rests);
            let game = game.copy();
            let (registry, table) = (self.registry.clone(), self.own.clone());
            tokio::spawn(async move {
                if rests {
                    tokio::time::sleep(REST / speed()).await;
                }
                let think = move || {
                    let reply = player.think(game.as_any(), now, planned, &events)?;
                    Some((player, reply))
                };
                let result = registry.bots().run(BUDGET, think).await.flatten();
                // If the table was unloaded meanwhile, it creates new bots when it is loaded.
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

    /// Handles the reply of a bot.
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
            tracing::error!(table = self.code, level = %bot.level, "a bot failed and was removed");
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

    /// Executes commands that bots planned for this time.
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
        let playing = self.state.meta.stage == Stage::Playing && !self.waiting;
        let Some(game) = self.state.game.as_mut().filter(|_| playing) else {
            return;
        };
        let done = game.act(now, seat, command, &|_| false, &mut self.batch.events);
        let bot = &mut self.bots[index];
        match done {
            Ok(command) => {
                bot.refusals = 0;
                bot.rests = true;
                self.record_act(now, seat, command);
            }
            // The game changed while it thought: it thinks again.
            Err(_) if bot.stale => {}
            Err(why) => {
                bot.refusals += 1;
                tracing::warn!(table = self.code, level = %bot.level, %why, "a bot's command is refused");
                if bot.refusals >= REFUSALS {
                    bot.state = BotState::GivenUp;
                    self.registry.metrics().bots_failed.inc();
                } else {
                    // It tries again after a pause.
                    bot.stale = true;
                    bot.rests = true;
                }
            }
        }
    }

    /// Stores a command that did not come from a client: of a bot, or the default for an absent player.
    pub(super) fn record_act(&mut self, at: Millis, seat: Seat, command: String) {
        let body = RecordBody::Act {
            seat,
            id: String::new(),
            command,
        };
        let wall = wall();
        self.batch.records.push(Record { at, wall, body });
        self.batch.game_changed = true;
        self.passed = None;
        self.settle_clock();
    }
}
