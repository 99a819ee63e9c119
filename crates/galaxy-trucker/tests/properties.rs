//! Whatever anybody sends: nothing panics, nothing is lost, nothing hidden is told.

use crate::support::Table;
use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::command::Command;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::StageName;
use galaxy_trucker::sample::{legal_ship, modern_ship};
use galaxy_trucker::setup::{Aids, Setup};
use galaxy_trucker::ship::Ship;
use galaxy_trucker::square::Square;
use proptest::prelude::*;
use table::{Dice, Millis, Seat, Seed, Viewer, full_view};

/// Tiles, goods, crew and tokens of a table are where they belong.
fn conserved(table: &Table) {
    let view = table.view();
    let state = serde_json::to_value(&table.game).unwrap();
    let phase = &state["phase"]["of"];
    if matches!(
        view.stage,
        StageName::Building | StageName::Countdown | StageName::Claim
    ) {
        let count = |value: &serde_json::Value| value.as_array().map_or(0, Vec::len);
        let up = view.face_up.iter().filter(|tile| **tile != 0).count();
        let mut tiles = count(&phase["face_down"]) + up;
        for berth in phase["berths"].as_array().unwrap() {
            tiles += count(&berth["ship"]["tiles"]) + count(&berth["lost"]);
            tiles += usize::from(!berth["hand"].is_null());
            tiles += berth["set_aside"]
                .as_array()
                .unwrap()
                .iter()
                .filter(|t| !t.is_null())
                .count();
        }
        // Doubles on the dice of class IIIB take the starting cabins out of the game.
        let doubles = view.flight.hole_dice.is_some_and(|dice| dice[0] == dice[1]);
        let cabins = if doubles { 0 } else { usize::from(table.seats) };
        let stock = match (view.setup.new_technologies, usize::from(table.seats)) {
            (false, _) => 140,
            (true, seats) => 181 - 25 * (5 - seats),
        };
        assert_eq!(tiles, stock + cabins, "tiles");
    }
    if let Some(bank) = view.bank {
        let mut goods = bank;
        for pilot in phase["pilots"].as_array().unwrap() {
            let ship: Ship = serde_json::from_value(pilot["ship"].clone()).unwrap();
            goods = goods.plus(ship.goods());
            if let Some(offered) = pilot["question"].get("offered") {
                goods = goods.plus(serde_json::from_value(offered.clone()).unwrap());
            }
            assert!(
                ship.is_legal(),
                "a ship in flight is legal once its pieces are chosen"
            );
        }
        assert_eq!(goods, view.setup.bank(), "goods");
    }
}

fn any_square() -> impl Strategy<Value = Square> + Clone {
    (0..9u8, 0..10u8).prop_map(|(column, row)| Square::at(column, row).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// Proves GT-5.32, GT-26.7, GT-26.9, GT-19.8, GT-6.9, GT-17.8.
    #[test]
    fn random_games_conserve_everything(seed in 0..10_000u64, seats in 2..=5u8, kind in 0..8usize, modern in any::<bool>()) {
        // Five players need New Technologies, which the learning flight does not have.
        let kind = FlightKind::ALL[if seats == 5 { kind.max(1) } else { kind }];
        let new_technologies = seats == 5 || modern && kind != FlightKind::Learning;
        let setup = Setup { flights: vec![kind], aids: Aids::Errors, new_technologies, ..Setup::default() };
        let mut table = Table::new(setup, seats, seed);
        let mut steps = 0;
        table.play_out(&mut Dice::new(Seed::from_u64(seed)), |table| {
            steps += 1;
            let broken = table.view().players.iter().any(|player| matches!(
                player.question, Some(galaxy_trucker::question::Question::KeepPiece { .. })
            ));
            if steps % 40 == 0 && !broken {
                conserved(table);
            }
        });
    }

    /// Without sleepers and furnaces nobody gains crew or tokens in flight, cabins and batteries hold no more than they can, and credits change by the
    /// receipts alone.
    ///
    /// Proves GT-14.4, GT-14.6, GT-22.15.
    #[test]
    fn crew_tokens_and_credits_are_accounted_for(seed in 0..10_000u64, seats in 2..=4u8, kind in 1..8usize) {
        let setup = Setup { flights: vec![FlightKind::ALL[kind], FlightKind::First], open_credits: true, ..Setup::default() };
        let mut table = Table::new(setup, seats, seed);
        let mut before: Vec<(u8, u8)> = Vec::new();
        table.play_out(&mut Dice::new(Seed::from_u64(seed)), |table| {
            let view = table.view();
            if view.stage != StageName::Flight {
                before.clear();
                return;
            }
            let now: Vec<(u8, u8)> = view.ships.iter().map(|ship| {
                let counts = ship.counts.expect("the numbers of a ship in flight");
                (counts.crew, counts.tokens)
            }).collect();
            for (was, is) in before.iter().zip(&now) {
                assert!(is.0 <= was.0 && is.1 <= was.1, "{before:?} {now:?}");
            }
            before = now;
        });
        let view = table.view();
        for seat in 0..usize::from(seats) {
            let credits = view.players[seat].credits.expect("open credits");
            let all: u32 = view.receipts.iter().map(|receipts| {
                let r = receipts[seat];
                r.earned + r.finishing + r.best_looking + r.creativity + r.luxury + r.manager + r.sale + r.merchant
            }).sum();
            let paid: u32 = view.receipts.iter().map(|receipts| receipts[seat].paid).sum();
            assert_eq!(credits, all - paid);
        }
    }

    /// A legal ship stays legal when a tile is destroyed and one piece goes on.
    ///
    /// Proves GT-19.8, GT-19.13, GT-6.17.
    #[test]
    fn a_legal_ship_stays_legal(seed in any::<u64>(), class in 0..7usize, modern in any::<bool>(), hits in prop::collection::vec(any_square(), 1..20)) {
        let build = if modern { modern_ship } else { legal_ship };
        let mut ship = build(ShipClass::ALL[class], 0, 40, &mut Dice::new(Seed::from_u64(seed)));
        ship.fit_out();
        prop_assert!(ship.is_legal());
        for square in hits {
            ship.take(square);
            if let Some(piece) = ship.pieces().first() {
                for lost in ship.occupied().without(*piece).iter() {
                    ship.take(lost);
                }
            }
            prop_assert!(ship.is_legal());
            prop_assert!(ship.faults().is_empty());
        }
        prop_assert_eq!(serde_json::from_str::<Ship>(&serde_json::to_string(&ship).unwrap()).unwrap(), ship);
    }

    /// The default repair of any heap of tiles is accepted and legal.
    ///
    /// Proves GT-31.30.
    #[test]
    fn the_default_repair_repairs(tiles in prop::collection::vec((any_square(), 1..=186u8, 0..4u8), 0..40)) {
        let mut ship = Ship::started(ShipClass::III, 0);
        for (square, tile, turns) in tiles {
            if square != ship.board().start {
                ship.put(square, galaxy_trucker::ship::Placed {
                    tile: galaxy_trucker::tiles::TileId::new(tile).unwrap(),
                    rotation: galaxy_trucker::side::Rotation::new(turns).unwrap(),
                });
            }
        }
        prop_assert_eq!(ship.is_legal(), ship.faults().is_empty());
        let (after, _) = ship.repaired(&ship.default_repair(), &[]).expect("a legal repair");
        prop_assert!(after.is_legal());
    }

    /// Commands of any shape from anybody: refused or done, never a panic; the state survives JSON.
    #[test]
    fn nonsense_is_refused(seed in 0..1000u64, commands in prop::collection::vec((0..6u8, any_command(), 0..2000u64), 1..200)) {
        let mut table = Table::new(Setup::default(), 2, seed);
        for (seat, command, millis) in commands {
            table.pass(millis);
            let _ = table.act(seat, command);
        }
        let json = serde_json::to_string(&table.game).unwrap();
        let back: GalaxyTrucker = serde_json::from_str(&json).unwrap();
        prop_assert_eq!(back, table.game);
    }

    /// What is hidden is not in what others see: change it, and their views stay the same.
    ///
    /// Proves GT-31.60, GT-31.62, GT-9.5.
    #[test]
    fn hidden_things_are_hidden(seed in 0..1000u64) {
        let mut table = Table::new(Setup::default(), 3, seed);
        let mut dice = Dice::new(Seed::from_u64(seed));
        table.pass(5_000);
        for _ in 0..60 {
            table.play_at_random(0, &mut dice);
            table.pass(300);
        }
        prop_assume!(table.view().stage == StageName::Building);
        let mut state = serde_json::to_value(&table.game).unwrap();
        let phase = &mut state["phase"]["of"];
        phase["face_down"].as_array_mut().unwrap().reverse();
        for pile in phase["piles"].as_array_mut().unwrap() {
            pile["cards"].as_array_mut().unwrap().reverse();
        }
        state["dice"]["seed"] = serde_json::json!("00".repeat(32));
        if !phase_hand(&state).is_null() {
            state["phase"]["of"]["berths"][0]["hand"]["tile"] = serde_json::json!(1);
        }
        let other: GalaxyTrucker = serde_json::from_value(state).unwrap();
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))] {
            prop_assert_eq!(full_view(&table.game, viewer).unwrap(), full_view(&other, viewer).unwrap());
        }
    }
}

fn phase_hand(state: &serde_json::Value) -> &serde_json::Value {
    &state["phase"]["of"]["berths"][0]["hand"]
}

fn any_command() -> impl Strategy<Value = Command> {
    let rotation = (0..4u8).prop_map(|turns| galaxy_trucker::side::Rotation::new(turns).unwrap());
    let squares = prop::collection::vec(any_square(), 0..4);
    prop_oneof![
        6 => Just(Command::Draw),
        2 => (0..9u8, 1..=186u8).prop_map(|(place, tile)| Command::Take {
            place,
            tile: galaxy_trucker::tiles::TileId::new(tile).unwrap(),
        }),
        1 => (0..3u8).prop_map(|slot| Command::TakeSetAside { slot }),
        1 => Just(Command::TakeBack),
        8 => (any_square(), rotation).prop_map(|(square, rotation)| Command::Place { square, rotation }),
        2 => Just(Command::Return),
        1 => Just(Command::SetAside),
        1 => (0..5u8).prop_map(|pile| Command::Look { pile }),
        1 => Just(Command::PutBack),
        1 => (0..5u8).prop_map(|pile| Command::AskForPile { pile }),
        2 => Just(Command::TurnHourglass),
        1 => prop::option::of(0..6u8).prop_map(|number| Command::Finish { number }),
        1 => (squares.clone(), prop::option::of(any_square())).prop_map(|(remove, keep)| Command::Repair { remove, keep, keep_other: None }),
        1 => Just(Command::PlaceCrew { aliens: vec![] }),
        3 => any::<bool>().prop_map(|leave| Command::GiveUp { leave }),
        2 => (squares.clone(), squares.clone()).prop_map(|(doubles, batteries)| Command::Power { doubles, batteries, boosts: Vec::new() }),
        1 => (prop::option::of(any_square()), prop::option::of(any_square())).prop_map(|(with, battery)| Command::Defend { with, battery, booster_battery: None }),
        1 => (any_square(), any_square(), squares.clone()).prop_map(|(booster, engine, batteries)| Command::Jump {
            with: Some(galaxy_trucker::question::Jump { booster, engine }),
            batteries,
        }),
        1 => (squares.clone(), squares.clone()).prop_map(|(into, from)| Command::Wake { into, from }),
        1 => prop::option::of(0..5u8).prop_map(|planet| Command::Land { planet }),
        1 => any::<bool>().prop_map(|yes| Command::Accept { yes }),
        1 => squares.clone().prop_map(|from| Command::LoseCrew { from }),
        1 => squares.clone().prop_map(|from| Command::LoseGoods { from }),
        1 => squares.prop_map(|from| Command::LoseTokens { from }),
        1 => any_square().prop_map(|square| Command::Keep { square }),
        1 => Just(Command::Continue),
        1 => any::<bool>().prop_map(|agree| Command::Pause { agree }),
        1 => Just(Command::Resume),
    ]
}

/// Proves GT-5.35.
#[test]
fn time_passes_the_same_in_one_step_or_many() {
    let mut one = Table::new(Setup::default(), 2, 4);
    let mut many = Table::new(Setup::default(), 2, 4);
    one.pass(400_000);
    for _ in 0..400 {
        many.pass(1_000);
    }
    assert_eq!(one.game, many.game);
    assert_eq!(one.told, many.told);
    assert_eq!(one.now, Millis(400_000));
}
