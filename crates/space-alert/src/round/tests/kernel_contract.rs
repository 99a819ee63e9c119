//! The kernel's contract suite (`table::contract!`), run against Space Alert.

use super::super::command::Query;
use super::super::setup::Pace;
use super::contract::{Ask, command, scrambled};
use super::*;
use table::contract::Subject;
use table::{Dice, SeatInfo};

struct Missions;

impl Subject for Missions {
    type Game = SpaceAlert;

    const CASES: u64 = 24;
    const WAIT: u64 = 12_000;

    fn table(dice: &mut Dice) -> (Setup, Vec<SeatInfo>) {
        let people = 1 + dice.below(5) as usize;
        let mission = match dice.below(4) {
            0 => MissionChoice::Random {
                level: Level::Simulation,
            },
            1 => MissionChoice::Generated {
                recipe: Default::default(),
            },
            _ => MissionChoice::default(),
        };
        let setup = Setup {
            mission,
            pace: match (people, dice.below(4)) {
                (1, 0) => Pace::Untimed,
                (_, 1) => Pace::Slow,
                _ => Pace::Real,
            },
            misplay: dice.below(2) == 0,
            skip_briefing: dice.below(3) > 0,
            preview: Some(true),
            ..Setup::default()
        };
        (setup, crew_of(people))
    }

    fn command(game: &SpaceAlert, seat: Seat, dice: &mut Dice) -> Command {
        let mut byte = || dice.below(256) as u8;
        let ask = Ask {
            wait: 0,
            seat: seat.0,
            kind: byte(),
            a: byte(),
            b: byte(),
            c: byte(),
        };
        command(game, &ask)
    }

    fn query(_: &SpaceAlert, dice: &mut Dice) -> Option<Query> {
        Some(match dice.below(2) {
            0 => Query::Film,
            _ => Query::Projection {
                instead: Vec::new(),
            },
        })
    }

    fn exchange_hidden(game: &SpaceAlert, viewer: Viewer, dice: &mut Dice) -> Option<SpaceAlert> {
        (game.stage == Stage::Action).then(|| scrambled(game, viewer, dice).0)
    }
}

table::contract!(Missions);
