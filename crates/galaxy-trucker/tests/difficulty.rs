//! Choosing the difficulty by dice (GX-10).

use crate::support::Table;
use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::command::Command;
use galaxy_trucker::difficulty::{Change, MOST_DICE};
use galaxy_trucker::event::Event;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::StageName;
use galaxy_trucker::question::Question;
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::setup::{Setup, SupportTeam, Teams};
use table::{Dice, Game, Refusal as _, Seat, SeatInfo, Seed};

fn with_dice(difficulty_dice: u8) -> Setup {
    Setup {
        difficulty_dice,
        ..Setup::default()
    }
}

/// A table at which the dice lie.
fn rolled(setup: Setup, seed: u64) -> Table {
    let mut table = Table::new(setup, 3, seed);
    let roller = table.view().handler.0;
    table.must(roller, Command::RollDifficulty);
    table
}

/// Each die changes the standard game by the table; what is in effect already makes the roads rougher.
///
/// Proves GX-10.1 and GX-10.2.
#[test]
fn each_die_makes_the_game_harder() {
    use FlightKind::*;
    let mut seen = Vec::new();
    for seed in 0..60 {
        for level in 1..=MOST_DICE {
            let before = Table::new(with_dice(level), 3, seed).view().setup;
            assert_eq!(before.flights, [First, Second, Third], "level 0");
            assert!(!before.evil_machinations && before.rough_roads == 0);

            let view = rolled(with_dice(level), seed).view();
            assert_eq!(view.difficulty.len(), usize::from(level));
            let mut expected = before;
            for die in &view.difficulty {
                let new_class = |at: usize, kind: FlightKind, change| {
                    (expected.flights[at] != kind).then_some((at, kind, change))
                };
                let class = match die.shows {
                    1 => new_class(0, FirstA, Change::ClassIa),
                    2 => new_class(1, SecondA, Change::ClassIia),
                    3 => new_class(2, ThirdA, Change::ClassIiia),
                    _ => None,
                };
                let change = if let Some((at, kind, change)) = class {
                    expected.flights[at] = kind;
                    change
                } else if matches!(die.shows, 4 | 5) && !expected.evil_machinations {
                    expected.evil_machinations = true;
                    Change::EvilMachinations
                } else {
                    expected.rough_roads += 1;
                    Change::RoughRoads
                };
                assert_eq!(die.change, change, "{:?}", view.difficulty);
                seen.push((die.shows, change));
            }
            assert_eq!(view.setup, expected);
            assert_eq!(view.flight.kind, expected.flights[0]);
            assert_eq!(view.rough_roads.len(), usize::from(expected.rough_roads));
        }
    }
    for shows in 1..=6 {
        assert!(seen.contains(&(shows, Change::RoughRoads)), "{shows}");
    }
    for (shows, change) in [
        (1, Change::ClassIa),
        (2, Change::ClassIia),
        (3, Change::ClassIiia),
        (4, Change::EvilMachinations),
        (5, Change::EvilMachinations),
    ] {
        assert!(seen.contains(&(shows, change)), "{shows} {change:?}");
    }
}

/// Everybody is told each die and sees what they chose before anything else is decided.
///
/// Proves GX-10.2.
#[test]
fn the_dice_are_rolled_before_everything_else_and_seen_by_all() {
    let setup = Setup {
        support_team: SupportTeam::Dealt,
        ..with_dice(4)
    };
    let mut table = Table::new(setup, 3, 8);
    let roller = table.view().handler;
    let asked = |table: &Table| -> Vec<Option<Question>> {
        let players = table.view().players.into_iter();
        players.map(|player| player.question).collect()
    };
    for (seat, question) in asked(&table).into_iter().enumerate() {
        let expected = (seat == roller.index()).then_some(Question::RollDifficulty);
        assert_eq!(question, expected);
    }
    let before = table.game.clone();
    let other = (roller.0 + 1) % 3;
    assert_eq!(
        table.act(other, Command::RollDifficulty),
        Err(Refusal::NotAsked("GX-10.2"))
    );
    assert_eq!(table.game, before);

    table.must(roller.0, Command::RollDifficulty);
    let told: Vec<_> = table
        .events()
        .filter_map(|event| match event {
            Event::DifficultyRolled { die } => Some(*die),
            _ => None,
        })
        .collect();
    assert_eq!(told, table.view().difficulty);
    assert_eq!(asked(&table), vec![Some(Question::Continue); 3]);
    assert_eq!(
        table.act(roller.0, Command::RollDifficulty),
        Err(Refusal::NotAsked("GX-10.2")),
        "only once"
    );
    for seat in 0..3 {
        assert!(
            !asked(&table).contains(&Some(Question::KeepMember)),
            "nobody chooses before all have seen the dice"
        );
        table.must(seat, Command::Continue);
    }
    assert_eq!(table.view().stage, StageName::BeforeBuilding);
    let machinations = table.view().setup.evil_machinations;
    let next = if machinations {
        Question::ChooseMachination
    } else {
        Question::KeepMember
    };
    assert_eq!(asked(&table), vec![Some(next); 3]);
}

/// The table rolls for somebody who is away or left, and the same seed rolls the same dice.
#[test]
fn nobody_can_hold_the_dice_back() {
    let mut table = Table::new(with_dice(3), 3, 21);
    let roller = table.view().handler;
    assert_eq!(
        table.game.default_command(roller),
        Some(Command::RollDifficulty)
    );
    table.must(roller.0, Command::Leave);
    assert_eq!(table.view().difficulty.len(), 3);
    assert_eq!(
        rolled(with_dice(3), 21).view().difficulty,
        table.view().difficulty
    );
    for seat in (0..3).filter(|seat| *seat != roller.0) {
        assert_eq!(
            table.game.default_command(Seat(seat)),
            Some(Command::Continue)
        );
    }
}

/// Whatever the dice show, the game ends.
///
/// Proves GX-10.2.
#[test]
fn games_with_dice_end() {
    for seed in 0..4 {
        let mut table = Table::new(with_dice(5), 3, seed);
        table.play_out(&mut Dice::new(Seed::from_u64(seed)), |_| {});
        assert_eq!(table.view().receipts.len(), 3);
        assert_eq!(table.view().difficulty.len(), 5);
    }
}

/// Proves GX-10.1 and GX-10.2.
#[test]
fn only_the_standard_game_is_made_harder() {
    let refused = |setup: Setup| {
        let seats = vec![SeatInfo::person("A"); 4];
        GalaxyTrucker::setup(&setup, &seats, Seed::from_u64(1)).expect_err("refused")
    };
    assert_eq!(refused(with_dice(MOST_DICE + 1)), Refusal::DifficultyDice);
    assert_eq!(Refusal::DifficultyDice.rule(), "GX-10.2");
    let changed = |change: fn(&mut Setup)| {
        let mut setup = with_dice(3);
        change(&mut setup);
        refused(setup)
    };
    for refusal in [
        changed(|setup| setup.flights = vec![FlightKind::First, FlightKind::Second]),
        changed(|setup| setup.flights[1] = FlightKind::SecondB),
        changed(|setup| setup.evil_machinations = true),
        changed(|setup| setup.rough_roads = 1),
        changed(|setup| setup.rough_roads_by_seat = vec![0; 4]),
    ] {
        assert_eq!(refusal, Refusal::DiceNeedStandard);
        assert_eq!(refusal.rule(), "GX-10.1");
    }
    // What the dice may bring must be possible: Rough Roads need a deck.
    let no_roads = changed(|setup| {
        setup.rough_roads_removed = galaxy_trucker::rough_roads::RoughRoad::ALL.to_vec();
    });
    assert_eq!(no_roads, Refusal::TooFewRoads);
    let partners = Setup {
        teams: Teams::Partners,
        ..with_dice(3)
    };
    partners.check(4).expect("the team game may roll, too");
}
