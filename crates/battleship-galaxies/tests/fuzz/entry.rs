//! What the fuzz targets call; the corpus is replayed by the ordinary tests too.

use battleship_galaxies::BattleshipGalaxies;
use battleship_galaxies::command::Command;
use battleship_galaxies::data::{Data, DataFiles, FILES};
use battleship_galaxies::setup::{BattleChoice, Setup};
use table::{Game, Millis, Seat, SeatInfo, Seed, Silent, Viewer, full_view};

/// Any bytes as one of the four data files, as a setup and as a command: an answer or a fault, never a panic.
pub fn files(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    for name in FILES {
        if let Ok(files) = DataFiles::parse([(name, text)]) {
            let _ = Data::load(&files);
        }
    }
    if let Ok(setup) = serde_json::from_str::<Setup>(text) {
        let count = BattleshipGalaxies::seats(&setup).max;
        let seats = vec![SeatInfo::person("P"); usize::from(count)];
        let _ = BattleshipGalaxies::setup(&setup, &seats, Seed::from_u64(1));
    }
    if let Ok(command) = serde_json::from_str::<Command>(text) {
        let mut game = mission(1);
        for seat in 0..3 {
            let _ = game.act(Millis::ZERO, Seat(seat), &command, &mut Silent);
        }
    }
}

fn mission(number: u8) -> BattleshipGalaxies {
    let setup = Setup {
        battle: BattleChoice::Mission {
            number,
            variant: None,
        },
        ..Setup::default()
    };
    let count = BattleshipGalaxies::seats(&setup).max;
    let seats = vec![SeatInfo::person("P"); usize::from(count)];
    BattleshipGalaxies::setup(&setup, &seats, Seed::from_u64(1)).expect("a mission of the box")
}

/// Any bytes as what happens at a table: the first chooses the mission, then three each: seat and time, which of the
/// legal commands, and how it is bent. Refused commands change nothing, and the table can be stored at any time.
pub fn table(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else {
        return;
    };
    let mut game = mission(first % 5 + 1);
    let mut now = Millis::ZERO;
    for chunk in rest.chunks_exact(3).take(600) {
        now = now.plus(Millis(u64::from(chunk[0] / 5) * 30));
        game.advance(now, &mut Silent);
        let seat = Seat(chunk[0] % 5);
        let legal = game.legal(seat).unwrap_or_default();
        let command = match legal.get(usize::from(chunk[1]) * 7 % legal.len().max(1)) {
            Some(command) => bent(command, chunk[2]),
            None => Command::EndPhase,
        };
        let before = game.clone();
        if game.act(now, seat, &command, &mut Silent).is_err() {
            assert_eq!(before, game);
        }
    }
    let stored = serde_json::to_string(&game).expect("a table can be stored");
    let again: BattleshipGalaxies = serde_json::from_str(&stored).expect("and read");
    assert_eq!(again, game);
    assert!(full_view(&game, Viewer::Seat(Seat(0))).is_ok());
}

/// The command with one number of it changed; small values leave it as it is.
fn bent(command: &Command, by: u8) -> Command {
    if by < 128 {
        return command.clone();
    }
    let Ok(mut value) = serde_json::to_value(command) else {
        return command.clone();
    };
    bend(&mut value, &mut (by % 5), by);
    serde_json::from_value(value).unwrap_or_else(|_| command.clone())
}

fn bend(value: &mut serde_json::Value, skip: &mut u8, by: u8) {
    match value {
        serde_json::Value::Number(_) if *skip == 0 => *value = by.into(),
        serde_json::Value::Number(_) => *skip -= 1,
        serde_json::Value::Array(list) => list.iter_mut().for_each(|one| bend(one, skip, by)),
        serde_json::Value::Object(map) => map.values_mut().for_each(|one| bend(one, skip, by)),
        _ => {}
    }
}
