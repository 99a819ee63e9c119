//! What the fuzz targets call; the corpus is replayed by the ordinary tests too.

use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::command::Command;
use galaxy_trucker::files::{FlightFile, ShipFile};
use galaxy_trucker::recorded_cases::RecordedCase;
use galaxy_trucker::setup::Setup;
use galaxy_trucker::side::Rotation;
use galaxy_trucker::square::Square;
use galaxy_trucker::tiles::TileId;
use table::{Game, Millis, Seat, SeatInfo, Seed, Viewer, full_view};

/// Any bytes as a ship file, a flight file and a recorded case: an answer or a fault, never a panic.
pub fn files(bytes: &[u8]) {
    if let Ok(file) = ShipFile::parse(bytes)
        && let Ok(ship) = file.ship()
    {
        assert_eq!(ship.is_legal(), ship.faults().is_empty());
        let (after, _) = ship
            .repaired(&ship.default_repair(), None)
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
}

/// Any bytes as commands at a table of three: four bytes each. Refused commands change nothing.
pub fn table(bytes: &[u8]) {
    let seats = vec![SeatInfo::person("P"); 3];
    let Ok(mut game) = GalaxyTrucker::setup(&Setup::default(), &seats, Seed::from_u64(1)) else {
        return;
    };
    let mut now = Millis(5_000);
    for chunk in bytes.chunks_exact(4).take(4_000) {
        let [seat, op, a, b] = [chunk[0], chunk[1], chunk[2], chunk[3]];
        now = now.plus(Millis(u64::from(seat / 4) * 40));
        game.advance(now, &mut table::Silent);
        let seat = Seat(seat % 4);
        let command = command(op, a, b, &game, seat);
        let before = game.clone();
        if game.act(now, seat, &command, &mut table::Silent).is_err() {
            assert_eq!(before, game);
        }
    }
    assert!(full_view(&game, Viewer::Seat(Seat(0))).is_ok());
}

fn command(op: u8, a: u8, b: u8, game: &GalaxyTrucker, seat: Seat) -> Command {
    let square = Square::at(a % 9, b % 10).expect("on the grid");
    match op % 20 {
        0..=3 => Command::Draw,
        4 => Command::Take {
            place: a,
            tile: TileId::new(b.clamp(1, 144)).expect("a tile"),
        },
        5..=9 => Command::Place {
            square,
            rotation: Rotation::ALL[usize::from(op / 20 % 4)],
        },
        10 => Command::Return,
        11 => Command::SetAside,
        12 => Command::TakeBack,
        13 => Command::TakeSetAside { slot: a % 3 },
        14 => Command::Look { pile: a % 4 },
        15 => Command::PutBack,
        16 => Command::TurnHourglass,
        17 => Command::Finish {
            number: (a > 0).then_some(a % 6),
        },
        18 => Command::Keep { square },
        _ => game.default_command(seat).unwrap_or(Command::Accept {
            yes: a.is_multiple_of(2),
        }),
    }
}
