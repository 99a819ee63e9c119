//! What the fuzz targets call; the corpus is replayed by the ordinary tests too.

#[path = "commands.rs"]
pub mod commands;

use commands::{any_command, any_setup};
use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::command::Command;
use galaxy_trucker::data::{Data, FILES};
use galaxy_trucker::files::{FlightFile, ShipFile};
use galaxy_trucker::recorded_cases::RecordedCase;
use galaxy_trucker::setup::Setup;
use table::{Game, Millis, Seat, SeatInfo, Seed, Viewer, full_view};

/// Any bytes as a ship file, a flight file, a recorded case, corrected data, a set-up and a command: an answer or a fault,
/// never a panic.
pub fn files(bytes: &[u8]) {
    if let Ok(file) = ShipFile::parse(bytes)
        && let Ok(ship) = file.ship()
    {
        assert_eq!(ship.is_legal(), ship.faults().is_empty());
        let (after, _) = ship
            .repaired(&ship.default_repair(), &[])
            .expect("the default repairs");
        assert!(after.is_legal());
    }
    match FlightFile::parse(bytes).and_then(|file| file.fly()) {
        Ok((flight, _)) => assert!(flight.is_over()),
        Err(fault) => {
            let _ = (fault.text(), fault.place(), fault.rule());
        }
    }
    if let Ok(case) = serde_json::from_slice::<RecordedCase>(bytes) {
        let _ = case.compare();
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        for name in FILES {
            if let Err(fault) = Data::load(&[(name, text)]) {
                let _ = fault.what.text();
            }
        }
    }
    if let Ok(setup) = serde_json::from_slice::<Setup>(bytes) {
        for people in 0..=6 {
            let seats = vec![SeatInfo::person("P"); people];
            let made = GalaxyTrucker::setup(&setup, &seats, Seed::from_u64(1));
            assert_eq!(made.is_ok(), setup.check(people).is_ok());
        }
    }
    if let Ok(command) = serde_json::from_slice::<Command>(bytes) {
        for modules in [0, 255] {
            let Some(mut game) = game([modules, 1, 3, 1]) else {
                continue;
            };
            for now in [0, 6_000, 400_000, 500_000] {
                game.advance(Millis(now), &mut table::Silent);
                let before = game.clone();
                if game
                    .act(Millis(now), Seat(0), &command, &mut table::Silent)
                    .is_err()
                {
                    assert_eq!(before, game);
                }
            }
        }
    }
}

fn game(bytes: [u8; 4]) -> Option<GalaxyTrucker> {
    let (setup, people) = any_setup(bytes);
    let seats = vec![SeatInfo::person("P"); people];
    GalaxyTrucker::setup(&setup, &seats, Seed::from_u64(1)).ok()
}

/// Any bytes as what happens at a table. The first four choose the modules, the flights and the people; then four each: seat
/// and time, which command, and two bytes that it is made of. Refused commands change nothing, and the table can be stored.
pub fn table(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first_chunk() else {
        return;
    };
    let Some(mut game) = game(*first) else {
        return;
    };
    let people = game.view().players.len() as u8;
    let mut now = Millis(5_000);
    for chunk in rest.chunks_exact(4).take(4_000) {
        let [seat, op, a, b] = [chunk[0], chunk[1], chunk[2], chunk[3]];
        now = now.plus(Millis(u64::from(seat / 6) * 60));
        game.advance(now, &mut table::Silent);
        let seat = Seat(seat % (people + 1));
        let command = command(op, a, b, &game, seat);
        let before = game.clone();
        if game.act(now, seat, &command, &mut table::Silent).is_err() {
            assert_eq!(before, game);
        }
    }
    for seat in 0..people {
        assert!(full_view(&game, Viewer::Seat(Seat(seat))).is_ok());
    }
    let stored = serde_json::to_string(&game).expect("a state is JSON");
    assert_eq!(
        serde_json::from_str::<GalaxyTrucker>(&stored).expect("a stored state"),
        game
    );
}

/// Half of the commands make the game go on: those offered as buttons, the default, and building.
fn command(op: u8, a: u8, b: u8, game: &GalaxyTrucker, seat: Seat) -> Command {
    if op < 128 {
        return any_command(op, a, b);
    }
    let decisions = game.decisions();
    let own = decisions.iter().find(|decision| decision.is_for(seat));
    let options = own.map_or(&[][..], |decision| &decision.options);
    match options.get(usize::from(a) % (options.len() + 1)) {
        Some(option) => option.command.clone(),
        None => game.default_command(seat).unwrap_or_else(|| {
            let building = [0, 0, 4, 4, 4, 4, 11, 10];
            any_command(building[usize::from(op) % 8], a, b)
        }),
    }
}
