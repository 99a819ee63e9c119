//! A table with people who play at random, for whole games in tests.
#![allow(dead_code)]

pub mod hidden;
pub mod intruders;
pub mod setups;
pub mod ships;

use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::Event;
use galaxy_trucker::game::{StageName, View};
use galaxy_trucker::question::{HoldGoods, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::setup::Setup;
use galaxy_trucker::side::Rotation;
use galaxy_trucker::square::Square;
use galaxy_trucker::tiles::TileId;
use std::collections::BTreeSet;
use table::{AddressedEvent, Dice, Game, Millis, Seat, SeatInfo, Seed};

/// A game and everything that was told.
pub struct Table {
    pub game: GalaxyTrucker,
    pub now: Millis,
    pub told: Vec<AddressedEvent<Event>>,
    pub seats: u8,
}

impl Table {
    pub fn new(setup: Setup, seats: u8, seed: u64) -> Table {
        let infos: Vec<SeatInfo> = (0..seats)
            .map(|n| SeatInfo::person(format!("P{n}")))
            .collect();
        Table {
            game: GalaxyTrucker::setup(&setup, &infos, Seed::from_u64(seed))
                .expect("a legal setup"),
            now: Millis::ZERO,
            told: Vec::new(),
            seats,
        }
    }

    /// A game as it stands.
    pub fn of(game: &GalaxyTrucker, now: Millis) -> Table {
        Table {
            seats: game.view().players.len() as u8,
            game: game.clone(),
            now,
            told: Vec::new(),
        }
    }

    /// A table after "Go" where these tiles are dealt first, in this order.
    pub fn dealing(setup: Setup, seats: u8, tiles: &[u8]) -> Table {
        let mut table = Table::new(setup, seats, 7);
        table.deal(tiles);
        table.pass(5_000);
        table
    }

    /// Puts these tiles on top of the face-down ones.
    pub fn deal(&mut self, tiles: &[u8]) {
        let mut state = serde_json::to_value(&self.game).expect("a state is JSON");
        let stock = state["phase"]["of"]["face_down"]
            .as_array_mut()
            .expect("a stock");
        stock.retain(|tile| !tiles.iter().any(|wanted| tile == wanted));
        stock.extend(tiles.iter().rev().map(|tile| serde_json::json!(tile)));
        self.game = serde_json::from_value(state).expect("JSON is a state");
    }

    /// The face-down tiles, which no view shows.
    pub fn face_down(&self) -> BTreeSet<u64> {
        let state = serde_json::to_value(&self.game).expect("a state is JSON");
        let stock = state["phase"]["of"]["face_down"]
            .as_array()
            .expect("a stock");
        stock.iter().filter_map(serde_json::Value::as_u64).collect()
    }

    /// Plays at random to the end; the face-down tiles before the first and before the second flight.
    pub fn stocks_of_two_flights(&mut self, seed: u64) -> (BTreeSet<u64>, Option<BTreeSet<u64>>) {
        let first = self.face_down();
        let mut second = None;
        self.play_out(&mut Dice::new(Seed::from_u64(seed)), |table| {
            let view = table.view();
            if view.flight.index == 1 && view.stage == StageName::Countdown {
                second.get_or_insert_with(|| table.face_down());
            }
        });
        (first, second)
    }

    /// Sets two tiles aside; there is no place for the third, which stays in hand.
    pub fn set_aside_two(&mut self, seat: u8) {
        for _ in 0..2 {
            self.pass(300);
            self.must(seat, Command::Draw);
            self.must(seat, Command::SetAside);
        }
        self.pass(300);
        self.must(seat, Command::Draw);
        let third = self.act(seat, Command::SetAside);
        assert_eq!(third, Err(Refusal::SetAsideFull));
    }

    /// Draws a tile and puts it on the ship of the seat with the same number.
    pub fn build(&mut self, seat: u8, column: u8, row: u8, turns: u8) {
        self.pass(300);
        self.must(seat, Command::Draw);
        self.place(seat, column, row, turns).expect("a legal place");
    }

    pub fn place(&mut self, seat: u8, column: u8, row: u8, turns: u8) -> Result<(), Refusal> {
        let class = self.view().flight.class;
        let square = class.board().at_label(column, row).expect("a square");
        let rotation = Rotation::new(turns).expect("a rotation");
        self.act(seat, Command::Place { square, rotation })
    }

    pub fn view(&self) -> View {
        self.game.view()
    }

    pub fn pass(&mut self, millis: u64) {
        self.now = self.now.plus(Millis(millis));
        self.game.advance(self.now, &mut self.told);
    }

    pub fn act(&mut self, seat: u8, command: Command) -> Result<(), Refusal> {
        self.game.advance(self.now, &mut self.told);
        let before = self.game.clone();
        let told = self.told.len();
        let result = self
            .game
            .act(self.now, Seat(seat), &command, &mut self.told);
        if result.is_err() {
            assert_eq!(before, self.game, "refused {command:?} changed something");
            assert_eq!(told, self.told.len(), "refused {command:?} told something");
        }
        result
    }

    pub fn must(&mut self, seat: u8, command: Command) {
        if let Err(why) = self.act(seat, command.clone()) {
            panic!("{command:?} refused: {why:?}");
        }
    }

    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.told.iter().map(|told| &told.event)
    }

    /// One random sensible thing for one seat.
    pub fn play_at_random(&mut self, seat: u8, dice: &mut Dice) {
        if let Some(command) = self.some_command(seat, dice) {
            let _ = self.act(seat, command);
        }
    }

    /// A command that a seat might send now.
    pub fn some_command(&self, seat: u8, dice: &mut Dice) -> Option<Command> {
        let view = self.view();
        match view.stage {
            StageName::Countdown | StageName::Over => None,
            StageName::Claim => Some(Command::Finish { number: None }),
            StageName::Building => Some(self.build_at_random(&view, seat, dice)),
            _ => self.answer_at_random(&view, seat, dice),
        }
    }

    fn build_at_random(&self, view: &View, seat: u8, dice: &mut Dice) -> Command {
        let own = self.game.seat_view(Seat(seat));
        let rows = u32::from(view.flight.class.board().rows);
        if own.hand != 0 {
            return match dice.below(40) {
                0 => Command::Return,
                1 => Command::SetAside,
                _ => Command::Place {
                    square: Square::try_from(dice.below(9) as u8 + 10 * dice.below(rows) as u8)
                        .expect("on the grid"),
                    rotation: Rotation::ALL[dice.below(4) as usize],
                },
            };
        }
        match dice.below(100) {
            0 => Command::Finish { number: None },
            1 => Command::Finish {
                number: Some(dice.roll(4) as u8),
            },
            2 => Command::Look {
                pile: dice.below(4) as u8,
            },
            3 | 4 => Command::PutBack,
            5 | 6 => Command::TurnHourglass,
            7 => Command::TakeBack,
            8 => Command::TakeSetAside {
                slot: dice.below(3) as u8,
            },
            9..=30 => {
                let place = dice.below(view.face_up.len().max(1) as u32) as u8;
                let tile = view.face_up.get(usize::from(place)).copied().unwrap_or(0);
                match TileId::new(tile) {
                    Some(tile) => Command::Take { place, tile },
                    None => Command::Draw,
                }
            }
            31 => Command::AskForPile {
                pile: dice.below(3) as u8,
            },
            _ => Command::Draw,
        }
    }

    pub fn answer_at_random(&self, view: &View, seat: u8, dice: &mut Dice) -> Option<Command> {
        let player = view.players.get(usize::from(seat))?;
        let default = self.game.default_command(Seat(seat));
        let coin = dice.below(2) == 0;
        Some(match player.question.as_ref()? {
            Question::GiveUp => Command::GiveUp {
                leave: dice.below(60) == 0,
            },
            Question::UseCard | Question::TakeReward => Command::Accept { yes: coin },
            Question::Land { free } => Command::Land {
                planet: dice.pick(free).copied().filter(|_| coin),
            },
            Question::Defend {
                defences, boosted, ..
            } => Command::Defend {
                with: defences
                    .first()
                    .or_else(|| boosted.first())
                    .filter(|_| coin),
                battery: None,
                booster_battery: None,
            },
            // Any of the answers that have a button.
            Question::PowerEngines
            | Question::PowerCannons
            | Question::PlaceCrew
            | Question::Jump
            | Question::Wake
            | Question::Diplomat
            | Question::ChooseMachination
            | Question::Pay { .. }
            | Question::Demand { .. }
            | Question::Aim { .. }
            | Question::ChooseSide
            | Question::Sell { .. }
            | Question::Bid { .. }
            | Question::Seal { .. }
            | Question::Guess
            | Question::Volley { .. }
            | Question::Stop { .. }
            | Question::TakeAboard { .. }
            | Question::Insurance { .. }
                if coin =>
            {
                let decisions = self.game.decisions();
                let mine = decisions.iter().find(|d| d.seats.has(Seat(seat)))?;
                dice.pick(&mine.options)?.command.clone()
            }
            Question::Load { .. } if dice.below(4) == 0 => Command::Load {
                holds: Vec::<HoldGoods>::new(),
                burn: Vec::new(),
            },
            Question::KeepPiece { pieces } => Command::Keep {
                square: dice.pick(pieces)?.first()?,
            },
            _ => default?,
        })
    }

    /// Plays until the game is over, checking after every step.
    pub fn play_out(&mut self, dice: &mut Dice, mut check: impl FnMut(&Table)) {
        for _ in 0..200_000 {
            if self.game.outcome().is_some() {
                return;
            }
            let seat = dice.below(u32::from(self.seats)) as u8;
            self.play_at_random(seat, dice);
            check(self);
            let step = u64::from(dice.below(400));
            self.pass(step);
        }
        panic!("the game does not end: {:?}", self.view().stage);
    }
}
