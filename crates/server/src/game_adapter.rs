//! Any `Game` of the kernel behind the object-safe traits of [`games`](crate::games).

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;
use table::{
    Audience, Bot, BotLevel, BotReply, BotTurn, ChatBlock, Clock, Game, LogAction, Millis,
    PrivateDecision, PublicDecision, Recorder, Refusal, Refused, Resume, Role, Seat, SeatInfo,
    SeatRange, SeatSet, Seed, Viewer,
};

use crate::api::GameCard;
use crate::error_code::ErrorCode;
use crate::games::{BotEvents, BotPlayer, DueEntry, EventTexts, GameFactory, GameInstance, detail};
use crate::protocol::{ClockState, TeamInfo};
use crate::store::redacted;
use crate::viewers::ViewSource;

/// The factory of a game.
pub fn factory<G: Game>() -> Arc<dyn GameFactory> {
    Arc::new(FactoryOf::<G> { game: PhantomData })
}

struct FactoryOf<G> {
    game: PhantomData<fn() -> G>,
}

fn read_setup<G: Game>(setup: &Value) -> Result<G::Setup, Refused> {
    match setup {
        Value::Null => Ok(G::Setup::default()),
        // serde would accept a list of the fields in order.
        Value::Array(_) => {
            Err(Refused::new(ErrorCode::Setup).with("detail", "an object is expected"))
        }
        setup => G::Setup::deserialize(setup).map_err(|error| detail(ErrorCode::Setup, error)),
    }
}

impl<G: Game> GameFactory for FactoryOf<G> {
    fn card(&self) -> GameCard {
        let setup = G::Setup::default();
        GameCard {
            id: G::ID,
            rules_version: G::RULES_VERSION,
            range: G::seats(&setup),
            setup: serde_json::to_value(&setup).unwrap_or_default(),
            bots: G::bot_levels(),
        }
    }

    fn teams(&self, setup: &Value, seats: u8) -> Vec<TeamInfo> {
        let teams = read_setup::<G>(setup).map(|setup| G::teams(&setup, seats));
        let info = |team: table::Team| TeamInfo {
            name: team.name.to_owned(),
            seats: team.seats.iter().collect(),
        };
        teams.unwrap_or_default().into_iter().map(info).collect()
    }

    fn bot(&self, level: BotLevel, seat: Seat, seed: Seed) -> Option<Box<dyn BotPlayer>> {
        let bot = G::bot(level, seat, seed)?;
        Some(Box::new(BotOf::<G> { bot, seat }))
    }

    fn configure(&self, setup: &Value) -> Result<(Value, SeatRange), Refused> {
        let setup = read_setup::<G>(setup)?;
        let range = G::seats(&setup);
        // Tries to set up a game with the smallest number of players: a setup that is refused here would be refused at the start.
        let crew = vec![SeatInfo::person(""); usize::from(range.min)];
        G::setup(&setup, &crew, Seed::from_u64(0)).map_err(|why| why.refused())?;
        let complete =
            serde_json::to_value(&setup).map_err(|error| detail(ErrorCode::Setup, error))?;
        Ok((complete, range))
    }

    fn reseat(&self, setup: &Value, moved: &[Option<Seat>]) -> Result<Value, Refused> {
        let setup = G::reseat(read_setup::<G>(setup)?, |seat| {
            moved.get(seat.index()).copied().flatten()
        });
        serde_json::to_value(&setup).map_err(|error| detail(ErrorCode::Setup, error))
    }

    fn begin(
        &self,
        setup: &Value,
        seats: &[SeatInfo],
        seed: Seed,
    ) -> Result<Box<dyn GameInstance>, Refused> {
        let setup = read_setup::<G>(setup)?;
        let game = G::setup(&setup, seats, seed).map_err(|why| why.refused())?;
        Ok(Box::new(InstanceOf::new(game)))
    }

    fn restore(&self, state: &str) -> Result<Box<dyn GameInstance>, String> {
        match serde_json::from_str::<G>(state) {
            Ok(game) => Ok(Box::new(InstanceOf::new(game))),
            Err(error) => Err(redacted(&error)),
        }
    }
}

/// One table of one game. Queries and computer players on other threads share the state; it is
/// copied only when it changes while they read it.
struct InstanceOf<G> {
    game: Arc<G>,
    /// Events for computer players; `None` if the table has none.
    bot_events: Option<BotEvents>,
}

impl<G: Game> InstanceOf<G> {
    fn new(game: G) -> InstanceOf<G> {
        InstanceOf {
            game: Arc::new(game),
            bot_events: None,
        }
    }

    /// The state for changes, and a recorder for its events.
    fn open<'a>(&'a mut self, events: &'a mut EventTexts) -> (&'a mut G, EventWriter<'a>) {
        let bot_events = self.bot_events.as_mut();
        (
            Arc::make_mut(&mut self.game),
            EventWriter { events, bot_events },
        )
    }

    /// The members that replace those of the view for one seat, and its decisions.
    fn own_view(&self, seat: Seat) -> OwnView<G::SeatView<'_>, G::Command> {
        let decisions = self.game.decisions().into_iter().enumerate();
        let own = decisions.filter(|(_, decision)| decision.is_for(seat));
        OwnView {
            view: self.game.seat_view(seat),
            own_decisions: own.map(|(at, decision)| decision.private(at)).collect(),
        }
    }
}

/// The private part of the view of one seat.
#[derive(Serialize)]
struct OwnView<V, C> {
    #[serde(flatten)]
    view: V,
    own_decisions: Vec<PrivateDecision<C>>,
}

/// A computer player of one game.
struct BotOf<G: Game> {
    bot: Box<dyn Bot<G>>,
    seat: Seat,
}

impl<G: Game> BotPlayer for BotOf<G> {
    fn think(
        &mut self,
        game: &dyn Any,
        now: Millis,
        planned: Option<Millis>,
        bot_events: &[Arc<dyn Any + Send + Sync>],
    ) -> Option<BotReply<String>> {
        let game: &G = game.downcast_ref()?;
        for event in bot_events.iter().filter_map(|event| event.downcast_ref()) {
            self.bot.hear(event);
        }
        let turn = BotTurn::new(game, self.seat, now, planned);
        let text = |command: G::Command| serde_json::to_string(&command).ok();
        Some(match self.bot.think(&turn) {
            BotReply::Act(command) => BotReply::Act(text(command)?),
            BotReply::At(at, command) => BotReply::At(at, text(command)?),
            BotReply::Wait => BotReply::Wait,
        })
    }
}

/// Serialises events as they happen, so that the game's own types stay in this file.
struct EventWriter<'a> {
    events: &'a mut EventTexts,
    bot_events: Option<&'a mut BotEvents>,
}

impl EventWriter<'_> {
    fn len(&self) -> (usize, usize) {
        let bot_events = self.bot_events.as_ref().map_or(0, |events| events.len());
        (self.events.len(), bot_events)
    }

    fn truncate(&mut self, (events, bot_events): (usize, usize)) {
        self.events.truncate(events);
        if let Some(all) = &mut self.bot_events {
            all.truncate(bot_events);
        }
    }
}

impl<E: Serialize + Send + Sync + 'static> Recorder<E> for EventWriter<'_> {
    const RECORDS: bool = true;

    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        let event = event();
        match serde_json::to_string(&event) {
            Ok(text) => self.events.push((to, text)),
            Err(error) => tracing::error!(%error, "an event cannot be written"),
        }
        if let Some(bot_events) = &mut self.bot_events {
            bot_events.push((to, Arc::new(event)));
        }
    }
}

/// The public state of a game other than its view.
#[derive(Serialize)]
struct Rest<O> {
    decisions: Vec<PublicDecision>,
    roles: Vec<Vec<Role>>,
    chat_block: Option<ChatBlock>,
    clock: ClockState,
    outcome: Option<O>,
}

impl<G: Game> ViewSource for InstanceOf<G> {
    fn view(&self, out: &mut Vec<u8>) -> Result<(), String> {
        append_json(&self.game.view(), out)
    }

    fn seat_view(&self, seat: Seat, out: &mut Vec<u8>) -> Result<(), String> {
        append_json(&self.own_view(seat), out)
    }

    fn rest(&self, seats: u8, clock: ClockState, out: &mut Vec<u8>) -> Result<(), String> {
        let rest = Rest {
            decisions: (self.game.decisions().iter())
                .map(table::Decision::public)
                .collect(),
            roles: Seat::first(seats)
                .map(|seat| self.game.roles(seat))
                .collect(),
            chat_block: self.game.chat_block(),
            clock,
            outcome: self.game.outcome(),
        };
        append_json(&rest, out)
    }
}

fn append_json(value: &impl Serialize, out: &mut Vec<u8>) -> Result<(), String> {
    serde_json::to_writer(out, value).map_err(|error| error.to_string())
}

impl<G: Game> GameInstance for InstanceOf<G> {
    fn act(
        &mut self,
        now: Millis,
        seat: Seat,
        command: &str,
        away: &dyn Fn(Seat) -> bool,
        events: &mut EventTexts,
    ) -> Result<String, Refused> {
        let command: G::Command =
            serde_json::from_str(command).map_err(|error| detail(ErrorCode::Command, error))?;
        let text =
            serde_json::to_string(&command).map_err(|error| detail(ErrorCode::Command, error))?;
        if let Some((_, rule)) = self.game.acts_for(&command).filter(|(who, _)| !away(*who)) {
            return Err(Refused {
                rule: Some(rule.to_owned()),
                ..Refused::new(ErrorCode::NotAway)
            });
        }
        let (game, mut recorder) = self.open(events);
        game.advance(now, &mut recorder);
        let before = recorder.len();
        match game.act(now, seat, &command, &mut recorder) {
            Ok(()) => Ok(text),
            Err(why) => {
                recorder.truncate(before);
                Err(why.refused())
            }
        }
    }

    fn redo(
        &mut self,
        at: Millis,
        seat: Seat,
        command: &str,
        events: &mut EventTexts,
    ) -> Result<(), String> {
        let command: G::Command =
            serde_json::from_str(command).map_err(|error| redacted(&error))?;
        let (game, mut recorder) = self.open(events);
        game.advance(at, &mut recorder);
        game.act(at, seat, &command, &mut recorder)
            .map_err(|why| why.refused().to_string())
    }

    fn advance(&mut self, to: Millis, events: &mut EventTexts) {
        let (game, mut recorder) = self.open(events);
        game.advance(to, &mut recorder);
    }

    fn next_due(&self) -> Option<Millis> {
        table::next_due(&*self.game)
    }

    fn run_due(
        &mut self,
        now: Millis,
        passed: Option<Millis>,
        events: &mut EventTexts,
        done: &mut Vec<DueEntry>,
    ) -> Option<Millis> {
        // Usually nothing is due; then a shared state must not be copied.
        let due = table::next_due(&*self.game).filter(|due| *due <= now);
        if due.is_none_or(|due| passed.is_some_and(|passed| passed >= due)) {
            return passed;
        }
        let (game, mut recorder) = self.open(events);
        table::run_due(game, now, passed, &mut recorder, |entry| {
            let answer = match entry.action {
                LogAction::Act { seat, command } => match serde_json::to_string(&command) {
                    Ok(command) => Some((seat, command)),
                    Err(error) => {
                        tracing::error!(%error, "a default cannot be written");
                        return;
                    }
                },
                LogAction::Pass => None,
            };
            done.push((entry.at, answer));
        })
    }

    fn absent_answers(&self) -> Vec<SeatSet> {
        let decisions = self.game.decisions();
        let with_default = decisions.iter().filter(|one| one.default.is_some());
        with_default.map(|decision| decision.seats).collect()
    }

    fn answer_for(
        &mut self,
        gone: SeatSet,
        now: Millis,
        events: &mut EventTexts,
    ) -> Option<(Seat, String)> {
        let decisions = self.game.decisions();
        let (game, mut recorder) = self.open(events);
        decisions.iter().find_map(|decision| {
            let (seat, default) = decision.absent_answer()?;
            if !decision.seats.iter().all(|seat| gone.has(seat)) {
                return None;
            }
            let text = serde_json::to_string(default).ok()?;
            let before = recorder.len();
            match game.act(now, seat, default, &mut recorder) {
                Ok(()) => Some((seat, text)),
                Err(why) => {
                    recorder.truncate(before);
                    tracing::error!(?why, "a default is refused");
                    None
                }
            }
        })
    }

    fn keep_bot_events(&mut self, keep: bool) {
        match keep {
            true => _ = self.bot_events.get_or_insert_default(),
            false => self.bot_events = None,
        }
    }

    fn take_bot_events(&mut self) -> BotEvents {
        self.bot_events
            .as_mut()
            .map(std::mem::take)
            .unwrap_or_default()
    }

    fn as_any(&self) -> &dyn Any {
        &*self.game
    }

    fn next_deadline(&self) -> Option<Millis> {
        self.game.next_deadline()
    }

    fn legal(&self, seat: Seat) -> Result<Option<String>, String> {
        self.game
            .legal(seat)
            .map(|commands| serde_json::to_string(&commands))
            .transpose()
            .map_err(|error| error.to_string())
    }

    fn query(&self, viewer: Viewer, query: &Value) -> Result<String, Refused> {
        let query =
            G::Query::deserialize(query).map_err(|error| detail(ErrorCode::Query, error))?;
        let answer = self
            .game
            .query(viewer, &query)
            .map_err(|why| why.refused())?;
        serde_json::to_string(&answer).map_err(|error| detail(ErrorCode::Query, error))
    }

    fn outcome(&self) -> Option<Value> {
        let outcome = self.game.outcome()?;
        Some(serde_json::to_value(outcome).unwrap_or_default())
    }

    fn chat_block(&self) -> Option<ChatBlock> {
        self.game.chat_block()
    }

    fn clock(&self) -> Clock {
        self.game.clock()
    }

    fn on_restart(&self) -> Resume {
        self.game.on_restart()
    }

    fn rematch_setup(&self, setup: &Value, same: bool) -> Result<Value, Refused> {
        let setup = self.game.rematch_setup(read_setup::<G>(setup)?, same);
        let setup = setup.ok_or_else(|| Refused::new(ErrorCode::NoRepeat))?;
        serde_json::to_value(&setup).map_err(|error| detail(ErrorCode::Setup, error))
    }

    fn state(&self) -> Result<String, String> {
        serde_json::to_string(&*self.game).map_err(|error| error.to_string())
    }

    fn copy(&self) -> Box<dyn GameInstance> {
        Box::new(InstanceOf {
            game: Arc::clone(&self.game),
            bot_events: None,
        })
    }
}
