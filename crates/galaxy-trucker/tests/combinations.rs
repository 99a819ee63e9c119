//! Any combination of modules and players: refused by a rule, or played to the end with nothing lost and nothing told.

use crate::fuzz::entry::commands::any_command;
use crate::support::Table;
use crate::support::hidden::exchange_hidden;
use crate::support::setups::{any, everything};
use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::flight::{LOAN, REPAYMENT};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::StageName;
use galaxy_trucker::goods::Goods;
use galaxy_trucker::question::Question;
use galaxy_trucker::setup::{Pace, Setup, Teams};
use galaxy_trucker::ship::Ship;
use serde_json::Value;
use table::{
    BotLevel, Dice, Game, Refusal as _, Seat, SeatInfo, Seed, Silent, Simulation, Viewer, full_view,
};

/// How many combinations are tried. More by hand: `COMBINATIONS=2000 cargo test --release -p galaxy-trucker combinations`.
fn cases() -> u64 {
    let cases = std::env::var("COMBINATIONS").ok();
    cases.and_then(|cases| cases.parse().ok()).unwrap_or(40)
}

/// The first case, to try others than the usual ones.
fn first_case() -> u64 {
    let first = std::env::var("FIRST_COMBINATION").ok();
    first.and_then(|first| first.parse().ok()).unwrap_or(0)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Starting cabins are not part of the stock.
fn starting_cabins(tiles: &[Value], setup: &Setup) -> usize {
    let stock: Vec<u8> = setup.stock().map(|tile| tile.number()).collect();
    tiles
        .iter()
        .filter(|tile| {
            let number = tile.as_u64().unwrap_or(0) as u8;
            !stock.contains(&number)
        })
        .count()
}

/// Tiles, goods, crew and tokens are where they belong.
fn conserved(game: &GalaxyTrucker) {
    let view = game.view();
    let state = serde_json::to_value(game).expect("a state is JSON");
    let of = &state["phase"]["of"];
    let building = if of.is_array() { &of[0] } else { of };
    if !building["face_down"].is_null() {
        let mut tiles: Vec<Value> = list(&building["face_down"]).to_vec();
        tiles.extend(list(&building["face_up"]).iter().cloned());
        tiles.extend(list(&state["removed"]).iter().cloned());
        for berth in list(&building["berths"]) {
            tiles.extend(list(&berth["set_aside"]).iter().cloned());
            tiles.extend(list(&berth["order_pile"]).iter().cloned());
            tiles.push(berth["hand"]["tile"].clone());
            tiles.extend(list(&berth["lost"]).iter().map(|lost| lost["tile"].clone()));
            let ship: Ship = serde_json::from_value(berth["ship"].clone()).expect("a ship");
            tiles.extend(ship.tiles().map(|(_, placed)| placed.tile.number().into()));
        }
        tiles.retain(|tile| !tile.is_null());
        let mut numbers: Vec<u64> = tiles.iter().filter_map(Value::as_u64).collect();
        numbers.sort_unstable();
        let all = numbers.len();
        numbers.dedup();
        assert_eq!(numbers.len(), all, "a tile is in two places");
        let stock = view.setup.stock().count();
        assert_eq!(all - starting_cabins(&tiles, &view.setup), stock, "tiles");
    }
    let Some(bank) = view.bank else {
        return;
    };
    let mut goods = bank;
    for pilot in list(&of["pilots"]) {
        let mut ship: Ship = serde_json::from_value(pilot["ship"].clone()).expect("a ship");
        goods = goods.plus(ship.goods());
        for away in list(&pilot["away"]) {
            let half: Ship = serde_json::from_value(away["ship"].clone()).expect("a half");
            goods = goods.plus(half.goods());
        }
        for offered in ["offered", "load"] {
            if let Some(offered) = pilot["question"].get(offered) {
                goods = goods.plus(serde_json::from_value(offered.clone()).unwrap_or(Goods::NONE));
            }
        }
        let tokens = ship.tokens();
        let crew = ship.crew();
        ship.fit_out();
        assert!(tokens <= ship.tokens(), "tokens");
        assert!(crew <= ship.crew() + 1, "crew");
    }
    assert_eq!(goods, view.setup.bank(), "goods");
}

/// Whether somebody decides something that leaves a ship or its goods between two states.
fn in_between(game: &GalaxyTrucker) -> bool {
    let asked = |question: &Option<Question>| {
        matches!(
            question,
            Some(Question::KeepPiece { .. } | Question::Load { .. })
        )
    };
    let view = game.view();
    view.stage == StageName::Flight && view.players.iter().any(|player| asked(&player.question))
}

/// Nobody sees a difference when what is hidden is exchanged.
fn nothing_told(game: &GalaxyTrucker, people: u8) {
    let seats = Seat::first(people).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator]) {
        let Some(other) = exchange_hidden(game, viewer) else {
            continue;
        };
        assert_eq!(
            full_view(game, viewer).expect("a view"),
            full_view(&other, viewer).expect("a view"),
            "{viewer:?} knows too much"
        );
    }
}

/// Credits are those of the receipts, less the loans that were repaid at the end.
fn credits_accounted_for(game: &GalaxyTrucker) {
    let view = game.view();
    let outcome = game.outcome().expect("the end");
    if view.setup.teams != Teams::None || view.players.iter().any(|player| player.left) {
        return;
    }
    for (seat, credits) in outcome.credits.iter().enumerate() {
        let mut balance = 0i64;
        let mut owed = 0i64;
        for receipts in &view.receipts {
            let r = receipts[seat];
            let gained = r.earned
                + r.finishing
                + r.best_looking
                + r.creativity
                + r.luxury
                + r.manager
                + r.members
                + r.sale
                + r.sold_halves
                + r.merchant
                + LOAN * r.loans_taken;
            let lost = r.paid + r.spent + REPAYMENT * r.loans_repaid + r.insurance;
            balance += i64::from(gained) - i64::from(lost);
            owed += i64::from(r.loans_taken) - i64::from(r.loans_repaid);
        }
        let unpaid = i64::from(outcome.unpaid[seat]);
        let repaid = i64::from(REPAYMENT) * (owed - unpaid);
        assert_eq!(i64::from(*credits), balance - repaid, "credits of {seat}");
    }
}

/// Plays one combination with computer players and with seats that only time decides for.
fn play(case: u64) -> Option<&'static str> {
    let mut dice = Dice::new(Seed::from_u64(case).derive("combinations"));
    let people = 2 + dice.below(4) as u8;
    let setup = any(&mut dice);
    let seats: Vec<SeatInfo> = (0..people)
        .map(|number| SeatInfo::person(format!("P{number}")))
        .collect();
    let seed = Seed::from_u64(case);
    let game = match GalaxyTrucker::setup(&setup, &seats, seed) {
        Ok(game) => game,
        Err(why) => {
            assert!(!why.code().is_empty());
            return Some(why.rule());
        }
    };
    let mut table = Simulation::new(game.clone());
    for seat in Seat::first(people) {
        let level = BotLevel::ALL[dice.below(3) as usize];
        // Where nothing limits building, everybody has to be there.
        if seat.0 == 0 || setup.pace == Pace::Untimed || dice.below(3) > 0 {
            let bot = GalaxyTrucker::bot(level, seat, seed.derive(&seat.to_string()));
            table.seat(seat, bot.expect("a level of the game"));
        }
    }
    let mut steps = 0;
    while table.game.outcome().is_none() {
        let before = table.game.clone();
        assert!(
            table.step(),
            "nothing happens in {:?}",
            table.game.view().stage
        );
        if table.refused > 0 {
            let view = before.view();
            let asked: Vec<_> = view.players.iter().map(|player| &player.question).collect();
            panic!(
                "a computer player broke a rule in {:?}: {asked:?}",
                view.stage
            );
        }
        steps += 1;
        assert!(steps < 60_000, "no end in {:?}", table.game.view().stage);
        if steps % 97 == 0 {
            nothing_told(&table.game, people);
            // A command that may or may not be possible: refused or done, and a refusal changes nothing.
            let mut aside = Table::of(&table.game, table.now);
            let seat = dice.below(u32::from(people)) as u8;
            for _ in 0..6 {
                aside.play_at_random(seat, &mut dice);
                let bytes = [0; 3].map(|_: u8| dice.below(256) as u8);
                let _ = aside.act(seat, any_command(bytes[0], bytes[1], bytes[2]));
            }
        }
        if steps % 23 == 0 && !in_between(&table.game) {
            conserved(&table.game);
        }
    }
    credits_accounted_for(&table.game);
    let mut again = game;
    for entry in &table.entries {
        entry
            .play(&mut again, &mut Silent)
            .expect("what was accepted once");
    }
    again.advance(table.now, &mut Silent);
    let bytes = |game: &GalaxyTrucker| serde_json::to_string(game).expect("a state is JSON");
    assert_eq!(bytes(&again), bytes(&table.game));
    let back: GalaxyTrucker = serde_json::from_str(&bytes(&again)).expect("a stored state");
    assert_eq!(back, again);
    None
}

/// Proves GX-0.1.
#[test]
fn any_combination_is_refused_by_a_rule_or_played_to_the_end() {
    let mut played = 0;
    let mut rules = Vec::new();
    let mut failed = Vec::new();
    for case in first_case()..first_case() + cases() {
        let done = std::panic::catch_unwind(|| play(case));
        match done {
            Ok(None) => played += 1,
            Ok(Some(rule)) => rules.push(rule),
            // What went wrong is printed already.
            Err(_) => failed.push(case),
        }
    }
    assert!(failed.is_empty(), "cases {failed:?}");
    assert!(played > 0 && rules.len() > 1, "{played} played, {rules:?}");
    for rule in rules {
        assert!(rule.starts_with("GX-") || rule.starts_with("GT-"), "{rule}");
    }
}

/// Flights 2, 3 and 4 with any ships of their class can be played one after another.
///
/// Proves GX-0.9.
#[test]
fn the_recommended_game_of_another_big_expansion() {
    use FlightKind::{Fourth, Second, SecondA, SecondB, Third, ThirdA, ThirdB};
    for second in [Second, SecondA, SecondB] {
        for third in [Third, ThirdA, ThirdB] {
            let setup = everything(vec![second, third, Fourth]);
            for people in 2..=5 {
                setup.check(people).expect("the recommended game");
            }
            let numbers = setup.flights.iter().map(|kind| kind.rules().number);
            assert_eq!(numbers.collect::<Vec<_>>(), [2, 3, 4]);
        }
    }
    let mut table = Table::new(everything(vec![SecondB, ThirdB, Fourth]), 4, 2);
    let mut flown = Vec::new();
    table.play_out(&mut Dice::new(Seed::from_u64(2)), |table| {
        let number = table.view().flight.number;
        if flown.last() != Some(&number) {
            flown.push(number);
        }
    });
    assert_eq!(flown, [2, 3, 4]);
    assert_eq!(table.view().receipts.len(), 3);
}
