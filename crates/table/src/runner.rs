//! The order in which things happen at a table: deadlines, then defaults, then commands. Also simulations of tables with bots only.

use crate::{AddressedEvent, Bot, BotReply, BotTurn, Entry, Game, Millis, Recorder, Seat, Viewer};

/// Limit for defaults that are refused or repeated at once, so that they cause no endless loop.
const DEFAULTS_AT_ONCE: usize = 256;

/// When something next happens without a command: the game's own deadline, or the first decision whose default is due.
pub fn next_due<G: Game>(game: &G) -> Option<Millis> {
    let timeouts = game.decisions();
    let timeouts = timeouts.iter().filter_map(|decision| decision.timeout());
    let timeouts = timeouts.map(|(until, _, _)| until);
    timeouts.chain(game.next_deadline()).min()
}

/// Runs everything that is due by `now`, in order of time: first the deadlines of the game, then the defaults of decisions that
/// expire at that time. A command of the same time comes after both, so an answer in the millisecond in which its decision
/// expires is too late.
///
/// Each executed default and each passed deadline is passed to `log`; the same entries give the same state.
/// Deadlines and decisions that were due by `passed` and still exist are skipped. Returns the last time at which
/// something was due, for the next call.
pub fn run_due<G: Game>(
    game: &mut G,
    now: Millis,
    passed: Option<Millis>,
    rec: &mut impl Recorder<G::Event>,
    mut log: impl FnMut(Entry<G::Command>),
) -> Option<Millis> {
    let mut passed = passed;
    while let Some(due) = next_due(game).filter(|due| *due <= now)
        && passed.is_none_or(|passed| passed < due)
    {
        if game.next_deadline().is_some_and(|deadline| deadline <= due) {
            game.advance(due, rec);
            log(Entry::pass(due));
        }
        for _ in 0..DEFAULTS_AT_ONCE {
            let decisions = game.decisions();
            let done = decisions.iter().find_map(|decision| {
                let (until, seat, default) = decision.timeout()?;
                if until > due {
                    return None;
                }
                game.advance(due, rec);
                game.act(due, seat, default, rec)
                    .is_ok()
                    .then(|| Entry::act(due, seat, default.clone()))
            });
            match done {
                Some(entry) => log(entry),
                None => break,
            }
        }
        passed = Some(due);
    }
    passed
}

/// Like [`run_due`]; afterwards the game is at `now`.
pub fn advance_to<G: Game>(
    game: &mut G,
    now: Millis,
    rec: &mut impl Recorder<G::Event>,
    log: impl FnMut(Entry<G::Command>),
) {
    run_due(game, now, None, rec, log);
    game.advance(now, rec);
}

/// A table with computer players only, simulated without waiting.
///
/// ```
/// use table::{BotLevel, Game, Seat, SeatInfo, Seed, Simulation, toy::{Setup, Toy}};
///
/// let seats = vec![SeatInfo::bot("A", BotLevel::Normal), SeatInfo::bot("B", BotLevel::Easy)];
/// let toy = Toy::setup(&Setup::default(), &seats, Seed::from_u64(1)).unwrap();
/// let mut simulation = Simulation::new(toy);
/// for (seat, level) in [(Seat(0), BotLevel::Normal), (Seat(1), BotLevel::Easy)] {
///     simulation.seat(seat, Toy::bot(level, seat, Seed::from_u64(2)).unwrap());
/// }
/// simulation.run(10_000);
/// assert!(simulation.game.outcome().is_some());
/// assert_eq!(simulation.refused, 0);
/// ```
pub struct Simulation<G: Game> {
    /// The table.
    pub game: G,
    /// Game time.
    pub now: Millis,
    /// The log of the table.
    pub entries: Vec<Entry<G::Command>>,
    /// How many commands of bots were refused, without planned commands that became illegal meanwhile. A good bot has none.
    pub refused: u64,
    bots: Vec<SeatedBot<G>>,
    passed: Option<Millis>,
}

struct SeatedBot<G: Game> {
    seat: Seat,
    bot: Box<dyn Bot<G>>,
    planned: Option<Plan<G>>,
}

struct Plan<G: Game> {
    at: Millis,
    command: G::Command,
    /// Length of the log when it was made.
    entries: usize,
}

impl<G: Game> Simulation<G> {
    /// A table without players.
    pub fn new(game: G) -> Simulation<G> {
        Simulation {
            game,
            now: Millis::ZERO,
            entries: Vec::new(),
            refused: 0,
            bots: Vec::new(),
            passed: None,
        }
    }

    /// Puts a computer player on a seat.
    pub fn seat(&mut self, seat: Seat, bot: Box<dyn Bot<G>>) {
        self.bots.retain(|other| other.seat != seat);
        self.bots.push(SeatedBot {
            seat,
            bot,
            planned: None,
        });
    }

    /// Plays until the game is over, nothing more would happen, or this many steps are done. Returns the number of steps.
    pub fn run(&mut self, steps: usize) -> usize {
        (0..steps)
            .take_while(|_| self.game.outcome().is_none() && self.step())
            .count()
    }

    /// One step: every bot that wants to acts, or time passes. Returns false if nothing would ever happen.
    pub fn step(&mut self) -> bool {
        let mut told = Vec::new();
        let mut acted = false;
        for index in 0..self.bots.len() {
            let SeatedBot { seat, bot, planned } = &mut self.bots[index];
            let at = planned.as_ref().map(|plan| plan.at);
            let command = match bot.think(&BotTurn::new(&self.game, *seat, self.now, at)) {
                BotReply::Act(command) => command,
                BotReply::At(at, command) if at > self.now => {
                    let entries = self.entries.len();
                    *planned = Some(Plan {
                        at,
                        command,
                        entries,
                    });
                    continue;
                }
                BotReply::At(_, command) => command,
                BotReply::Wait => continue,
            };
            let done = self.act(index, command, &mut told);
            self.refused += u64::from(!done);
            acted |= done;
        }
        if !acted {
            acted = self.pass_time(&mut told);
        }
        for seated in &mut self.bots {
            for AddressedEvent { to, event } in &told {
                if to.includes(Viewer::Seat(seated.seat)) {
                    seated.bot.hear(event);
                }
            }
        }
        acted
    }

    fn act(
        &mut self,
        index: usize,
        command: G::Command,
        told: &mut Vec<AddressedEvent<G::Event>>,
    ) -> bool {
        let seat = self.bots[index].seat;
        let done = self.game.act(self.now, seat, &command, told).is_ok();
        if done {
            self.passed = None;
            self.entries.push(Entry::act(self.now, seat, command));
        }
        done
    }

    /// Time passes until the next deadline, default or planned command.
    fn pass_time(&mut self, told: &mut Vec<AddressedEvent<G::Event>>) -> bool {
        let plans = self.bots.iter().filter_map(|bot| bot.planned.as_ref());
        let due = next_due(&self.game).filter(|due| self.passed.is_none_or(|last| last < *due));
        let Some(next) = plans.map(|plan| plan.at).chain(due).min() else {
            return false;
        };
        self.now = self.now.max(next);
        let entries = &mut self.entries;
        let log = |entry| entries.push(entry);
        self.passed = run_due(&mut self.game, self.now, self.passed, told, log);
        self.game.advance(self.now, told);
        for index in 0..self.bots.len() {
            let plan = &mut self.bots[index].planned;
            if let Some(plan) = plan.take_if(|plan| plan.at <= self.now) {
                let overtaken = self.entries.len() > plan.entries;
                let done = self.act(index, plan.command, told);
                self.refused += u64::from(!done && !overtaken);
            }
        }
        true
    }
}
