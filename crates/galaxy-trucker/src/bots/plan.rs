//! When a computer player acts: at the speed of a person, and again when a plan is no longer possible.

use super::building_weights::BuildingWeights;
use crate::GalaxyTrucker;
use crate::command::Command;
use crate::game::{SeatView, ShipView, StageName, View};
use crate::heading::turn_square;
use crate::ship::{Placed, Ship};
use crate::side::Rotation;
use crate::square::Square;
use crate::tiles::TileId;
use table::{Bot, BotLevel, BotReply, BotTurn, Dice, Millis, Seat, Seed};

/// How well a computer player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Slow, short-sighted, makes mistakes.
    Rookie,
    /// Legal, balanced ships.
    Trucker,
    /// Quick and careful.
    Veteran,
}

/// A computer player on one seat.
#[derive(Clone, Debug)]
pub struct Trucker {
    pub(super) level: Level,
    pub(super) weights: BuildingWeights,
    pub(super) seat: Seat,
    pub(super) dice: Dice,
    planned: Option<Command>,
    /// Tiles drawn in a row that were of no use.
    pub(super) fruitless: u8,
}

impl Trucker {
    /// A computer player for a seat.
    pub fn new(level: Level, seat: Seat, seed: Seed) -> Trucker {
        Trucker::with_weights(level, BuildingWeights::of(level), seat, seed)
    }

    /// The same with other weights, for measurements.
    pub fn with_weights(level: Level, weights: BuildingWeights, seat: Seat, seed: Seed) -> Trucker {
        Trucker {
            level,
            weights,
            seat,
            dice: Dice::new(seed.derive("trucker")),
            planned: None,
            fruitless: 0,
        }
    }

    /// What to do and when: a new plan, or nothing new. `planned` says whether an earlier plan still stands.
    pub fn plan(
        &mut self,
        view: &View,
        own: impl FnOnce() -> SeatView,
        now: Millis,
        planned: bool,
    ) -> Option<(Millis, Command)> {
        let player = view.players.get(self.seat.index())?;
        if player.left || view.paused {
            return None;
        }
        if view.stage != StageName::Building {
            // The next ship begins with full patience.
            self.fruitless = 0;
        }
        // Computer players never stand in the way of taking a decision back (GT-31.37).
        if self.is_asked_to_roll_back(view) {
            if planned && matches!(self.planned, Some(Command::Rollback { .. })) {
                return None;
            }
            let command = Command::Rollback { agree: true };
            self.planned = Some(command.clone());
            return Some((now.plus(Millis(400)), command));
        }
        if planned
            && self
                .planned
                .as_ref()
                .is_some_and(|plan| self.possible(view, plan))
        {
            return None;
        }
        let ship = ship_of(view, usize::from(player.ship))?;
        let command = match view.stage {
            StageName::Countdown | StageName::Over => return None,
            StageName::Building => {
                // Class IA: each seat builds for a direction of its own, as if its board were turned (GX-5.6, GX-5.10).
                let turns = Rotation::ALL[self.seat.index() % Rotation::ALL.len()];
                let turned = ship.turned(turns);
                let command = self.build(view, &own(), &turned, now)?;
                match command {
                    Command::Place { square, rotation } if ship.has_headings() => Command::Place {
                        square: turn_square(square, turns.inverse()),
                        rotation: rotation.plus(turns.inverse()),
                    },
                    other => other,
                }
            }
            StageName::Claim if self.number(view).is_none() => Command::Finish { number: None },
            StageName::Claim => return None,
            StageName::BeforeBuilding
            | StageName::BeforeCheck
            | StageName::AfterCheck
            | StageName::Check
            | StageName::Crew
            | StageName::Insurance
            | StageName::Flight
            | StageName::Receipt => {
                let question = player.question.as_ref()?;
                self.answer(view, own, &ship, question)?
            }
        };
        let wait = self.pause(&command);
        self.planned = Some(command.clone());
        // GX-20.13B.1: a fire drill is waited out.
        let drill = view.fire_drill.filter(|(caller, _)| *caller != self.seat);
        let from = drill.map_or(now, |(_, until)| until.max(now));
        Some((from.plus(wait), command))
    }

    /// The number tile of the ship at which this player sits.
    pub(super) fn number(&self, view: &View) -> Option<u8> {
        let player = view.players.get(self.seat.index())?;
        view.ships.get(usize::from(player.ship))?.number
    }

    /// Whether somebody wants to take the last decision back and this player has not agreed yet.
    fn is_asked_to_roll_back(&self, view: &View) -> bool {
        let agreed = view.rollback.as_deref().unwrap_or(&[]);
        !agreed.is_empty() && !agreed.contains(&self.seat)
    }

    /// Whether a plan can still be carried out: what it answers is still asked, what it takes still lies there.
    fn possible(&self, view: &View, plan: &Command) -> bool {
        let building = matches!(view.stage, StageName::Building);
        let asked = view
            .players
            .get(self.seat.index())
            .is_some_and(|player| player.question.is_some());
        match plan {
            Command::Take { place, tile } => {
                building && view.face_up.get(usize::from(*place)) == Some(&tile.number())
            }
            Command::TakeOrdered { tile } => {
                let pile = |ship: &ShipView| ship.order_pile.contains(&tile.number());
                let own = view.players.get(self.seat.index());
                let own = own.and_then(|player| view.ships.get(usize::from(player.ship)));
                building && own.is_some_and(pile)
            }
            Command::TurnHourglass => building && view.hourglass.is_some_and(|glass| glass.empty),
            Command::Draw => building && view.face_down > 0,
            Command::Finish { number } => {
                building && number.is_none_or(|number| view.numbers.contains(&number))
                    || matches!(view.stage, StageName::Claim)
            }
            Command::Rollback { .. } => self.is_asked_to_roll_back(view),
            Command::Place { .. } | Command::Return | Command::SetAside => building,
            _ => asked,
        }
    }

    /// How long a person of this level takes for it.
    fn pause(&mut self, command: &Command) -> Millis {
        let usual = match (command, self.level) {
            (Command::Continue, _) => 1500,
            (Command::GiveUp { .. } | Command::Withdraw { .. }, _) => 700,
            (Command::Place { .. } | Command::Return, Level::Rookie) => 2600,
            (Command::Place { .. } | Command::Return, Level::Trucker) => 1700,
            (Command::Place { .. } | Command::Return, Level::Veteran) => 1100,
            (Command::Draw | Command::Take { .. }, Level::Rookie) => 1400,
            (Command::Draw | Command::Take { .. }, Level::Trucker) => 900,
            (Command::Draw | Command::Take { .. }, Level::Veteran) => 600,
            _ => 1200,
        };
        Millis(usual * 3 / 4 + u64::from(self.dice.below(usual as u32 / 2)))
    }
}

impl From<BotLevel> for Level {
    fn from(level: BotLevel) -> Level {
        match level {
            BotLevel::Easy => Level::Rookie,
            BotLevel::Normal => Level::Trucker,
            BotLevel::Hard => Level::Veteran,
        }
    }
}

impl Bot<GalaxyTrucker> for Trucker {
    fn think(&mut self, turn: &BotTurn<'_, GalaxyTrucker>) -> BotReply<Command> {
        let view = turn.view();
        match self.plan(&view, || turn.seat_view(), turn.now, turn.planned.is_some()) {
            Some((at, command)) => BotReply::At(at, command),
            None => BotReply::Wait,
        }
    }
}

/// A ship as the view shows it.
pub(super) fn ship_of(view: &View, number: usize) -> Option<Ship> {
    let shown: &ShipView = view.ships.get(number)?;
    let mut ship = Ship::empty(view.flight.class);
    if view.setup.plays_without_cyan() {
        ship.set_without_cyan();
    }
    if let Some(parts) = shown.parts {
        ship.set_parts(parts);
    }
    if let Some(dice) = view.flight.hole_dice {
        ship.set_holes(view.flight.class.holes(dice));
    }
    ship.set_abilities(shown.abilities.iter().copied().collect());
    let roads = view.rough_roads.iter().copied();
    ship.set_roads(roads.take(usize::from(shown.rough_roads)).collect());
    // While ships are built, building rules apply in a dead column too (GX-8.49b).
    if matches!(
        view.stage,
        StageName::Crew | StageName::Flight | StageName::Receipt
    ) {
        ship.switch_off(shown.dead);
    }
    ship.turned_round = shown.turned_round;
    for (at, code) in shown.cells.iter().enumerate() {
        let (Some(tile), Ok(square)) = (TileId::new((code / 4) as u8), Square::try_from(at as u8))
        else {
            continue;
        };
        let rotation = Rotation::ALL[usize::from(code % 4)];
        ship.put(square, Placed { tile, rotation });
    }
    if let Some(fittings) = shown.fittings {
        ship.set_fittings(fittings);
    }
    for square in ship.occupied().iter() {
        let content = shown.contents.get(square.index()).copied().unwrap_or(0);
        if content != 0 {
            ship.set_content_code(square, content);
        }
    }
    ship.specialization = shown.specialization;
    for half in &shown.away {
        ship.split_off(*half);
    }
    Some(ship)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;
    use table::{Game, SeatInfo};

    /// Otherwise a player who found nothing at the end of one building would finish the next ship at once.
    #[test]
    fn useless_tiles_of_an_earlier_building_are_forgotten() {
        let seats = [(); 2].map(|()| SeatInfo::bot("B", BotLevel::Normal));
        let mut game = GalaxyTrucker::setup(&Setup::default(), &seats, Seed::from_u64(1)).unwrap();
        let mut bot = Trucker::new(Level::Trucker, Seat(0), Seed::from_u64(2));
        bot.fruitless = u8::MAX;
        let mut plan = |game: &GalaxyTrucker, now| {
            bot.plan(&game.view(), || game.seat_view(Seat(0)), now, false)
        };
        assert_eq!(plan(&game, Millis(0)), None, "the countdown runs");
        let begin = game.next_deadline().unwrap();
        game.advance(begin, &mut table::Silent);
        let (_, command) = plan(&game, begin).expect("a plan");
        assert_eq!(command, Command::Draw);
    }
}
