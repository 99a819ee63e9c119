//! Commands and files that cannot be: each is refused by a rule and a place, and nothing changes (`Table::act` checks that).

use crate::support::Table;
use crate::support::ships::{Flying, at, crewed};
use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::command::Command;
use galaxy_trucker::files::{FileFault, FlightFile, ShipFile};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::goods::goods;
use galaxy_trucker::question::{HoldGoods, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::setup::{Setup, SupportTeam, Teams};
use galaxy_trucker::square::Square;
use galaxy_trucker::tiles::TileId;
use serde_json::json;
use table::{Game, Refusal as _, Seat, SeatInfo, Seed};

fn table(tiles: &[u8]) -> Table {
    let setup = Setup {
        flights: vec![FlightKind::First],
        ..Setup::default()
    };
    Table::dealing(setup, 2, tiles)
}

#[test]
fn a_tile_that_somebody_else_holds() {
    let mut table = table(&[49, 50]);
    table.must(0, Command::Draw);
    table.must(0, Command::Return);
    let take = Command::Take {
        place: 0,
        tile: TileId::new(49).unwrap(),
    };
    table.must(1, take.clone());
    table.pass(300);
    let why = table.act(0, take.clone()).unwrap_err();
    assert_eq!(
        (why, Refusal::TileGone.rule()),
        (Refusal::TileGone, "GT-5.14")
    );
    // The one who holds it cannot take it a second time, nor another one.
    table.pass(300);
    assert_eq!(table.act(1, take), Err(Refusal::HandFull));
    assert_eq!(table.act(1, Command::Draw), Err(Refusal::HandFull));
}

#[test]
fn a_tile_twice() {
    let mut table = table(&[49, 50]);
    table.build(0, 8, 7, 0);
    table.pass(300);
    table.must(0, Command::Draw);
    assert!(matches!(
        table.place(0, 8, 7, 0),
        Err(Refusal::SquareNotFree(_))
    ));
    // The same tile twice in a file.
    let twice = json!({"class": "I", "tiles": [
        {"at": [7, 7], "tile": "start-blue"},
        {"at": [8, 7], "tile": "struct-01"},
        {"at": [9, 7], "tile": "struct-01"},
    ]});
    let file = ShipFile::parse(twice.to_string().as_bytes()).unwrap();
    let fault = file.ship().unwrap_err();
    assert_eq!(fault, FileFault::TileTwice("struct-01".into()));
    assert_eq!(fault.rule(), Some("GT-2.4"));
}

#[test]
fn a_square_outside_the_ship() {
    let mut table = table(&[49]);
    table.must(0, Command::Draw);
    for (column, row) in [(3, 5), (7, 9), (11, 9)] {
        let refused = table.place(0, column, row, 0).unwrap_err();
        assert!(matches!(refused, Refusal::SquareNotFree(_)));
        assert_eq!(refused.rule(), "GT-6.1");
    }
    // Squares that are not on the grid are no squares.
    for number in [9u8, 99, 100, 255] {
        assert!(Square::try_from(number).is_err());
    }
    let words = json!({"do": "place", "square": 255, "rotation": 0});
    assert!(serde_json::from_value::<Command>(words).is_err());
    let words = json!({"do": "place", "square": 44, "rotation": 4});
    assert!(serde_json::from_value::<Command>(words).is_err());
}

#[test]
fn turning_the_hourglass_too_early() {
    let mut table = table(&[]);
    let why = table.act(0, Command::TurnHourglass).unwrap_err();
    assert_eq!((&why, why.rule()), (&Refusal::HourglassRuns, "GT-10.2"));
    table.pass(90_000);
    let why = table.act(0, Command::TurnHourglass).unwrap_err();
    assert_eq!(
        (&why, why.rule()),
        (&Refusal::StartNeedsFinished, "GT-10.5")
    );
}

#[test]
fn a_command_after_finishing() {
    let mut table = table(&[49]);
    table.must(0, Command::Finish { number: None });
    for command in [
        Command::Draw,
        Command::TakeBack,
        Command::Return,
        Command::SetAside,
        Command::Finish { number: Some(2) },
    ] {
        let why = table.act(0, command).unwrap_err();
        assert_eq!((&why, why.rule()), (&Refusal::AlreadyFinished, "GT-12.4"));
    }
    assert_eq!(table.act(7, Command::Draw), Err(Refusal::NoSuchSeat));
}

#[test]
fn goods_that_do_not_exist() {
    let hauler = crewed(
        galaxy_trucker::board::ShipClass::I,
        &[(8, 7, 16, 0), (7, 8, 66, 0)],
    );
    let mut flying = Flying::new(
        FlightKind::First,
        &[(hauler, 5), (hauler, 1)],
        &["I-planets-4"],
        &[],
    )
    .go();
    flying.must(0, Command::Land { planet: Some(0) });
    flying.must(1, Command::Land { planet: None });
    let offered = goods(0, 0, 2, 0);
    assert_eq!(
        flying.flight.question(0),
        Some(&Question::Load {
            offered,
            leave: 0,
            furnaces: Vec::new()
        })
    );
    let hold = at(&hauler, 8, 7);
    let load = |square, goods| Command::Load {
        holds: vec![HoldGoods { square, goods }],
        burn: Vec::new(),
    };
    let before = flying.flight.clone();
    for (command, refused, rule) in [
        (
            load(hold, goods(0, 2, 0, 0)),
            Refusal::NoSuchGoods,
            "GT-17.1",
        ),
        (
            load(hold, goods(0, 0, 3, 0)),
            Refusal::TooManyBlocks(hold),
            "GT-17.2",
        ),
        (
            load(hold, goods(1, 0, 0, 0)),
            Refusal::RedInHold(hold),
            "GT-17.3",
        ),
        (
            load(at(&hauler, 7, 8), goods(0, 0, 1, 0)),
            Refusal::NoHold(at(&hauler, 7, 8)),
            "GT-17.2",
        ),
    ] {
        let why = flying.answer(0, command).unwrap_err();
        assert_eq!(why, refused);
        assert_eq!(why.rule(), rule);
        assert_eq!(flying.flight, before);
    }
}

#[test]
fn files_that_cannot_be() {
    let tiles: Vec<_> = (0..10_000)
        .map(|n| json!({"at": [3 + n % 9, 4 + n % 6], "tile": "struct-01"}))
        .collect();
    let many = json!({"class": "III", "tiles": tiles}).to_string();
    let fault = ShipFile::parse(many.as_bytes())
        .unwrap()
        .ship()
        .unwrap_err();
    assert_eq!(fault, FileFault::TooManyTiles(10_000));
    // Connectors are printed on the tiles: a file names tiles and cannot give one a connector of 7.
    let connector = json!({"class": "I", "tiles": [
        {"at": [7, 7], "tile": "start-blue", "sides": [7, 0, 0, 0]},
    ]});
    let fault = ShipFile::parse(connector.to_string().as_bytes()).unwrap_err();
    assert!(
        matches!(&fault, FileFault::Json(why, _) if why.contains("sides")),
        "{fault:?}"
    );
    for (file, rule) in [
        (
            json!({"class": "I", "tiles": [{"at": [7, 7], "tile": "start-pink"}]}),
            "GT-2.4",
        ),
        (
            json!({"class": "I", "tiles": [{"at": [70, 7], "tile": "start-blue"}]}),
            "GT-3.1",
        ),
        (
            json!({"class": "I", "tiles": [{"at": [7, 7], "tile": "start-blue", "rotation": 4}]}),
            "GT-5.13",
        ),
    ] {
        let fault = ShipFile::parse(file.to_string().as_bytes())
            .unwrap()
            .ship()
            .unwrap_err();
        assert_eq!(fault.rule(), Some(rule), "{fault:?}");
    }
    let flight = json!({"flight": "first", "ships": [], "deck": []}).to_string();
    let fault = FlightFile::parse(flight.as_bytes())
        .unwrap()
        .fly()
        .unwrap_err();
    assert_eq!(fault, FileFault::ShipCount(0));
    assert!(ShipFile::parse(b"{").is_err());
}

fn refused(setup: &Setup, people: usize) -> (Refusal, &'static str) {
    let seats = vec![SeatInfo::person("P"); people];
    let why = GalaxyTrucker::setup(setup, &seats, Seed::from_u64(1)).expect_err("refused");
    let rule = why.rule();
    (why, rule)
}

/// Proves GX-0.1, GX-0.2, GX-0.3 and GX-0.4.
#[test]
fn modules_that_cannot_be_together() {
    use FlightKind::{First, Fourth, Learning};
    let none = Setup::default;
    let with = |flights: &[FlightKind], change: fn(&mut Setup)| {
        let mut setup = Setup {
            flights: flights.to_vec(),
            ..none()
        };
        change(&mut setup);
        refused(&setup, 4)
    };
    assert_eq!(
        refused(&none(), 5),
        (Refusal::FifthNeedsTechnologies, "GX-0.2")
    );
    assert_eq!(
        with(&[Fourth], |_| {}),
        (Refusal::FourthNeedsAdventures, "GX-0.3")
    );
    assert_eq!(
        with(&[First], |setup| setup.intruders = true),
        (Refusal::IntrudersNeedComponents, "GX-0.4")
    );
    assert_eq!(
        with(&[First], |setup| setup.support_team = SupportTeam::Draft).0,
        Refusal::DraftNeedsFlights
    );
    assert_eq!(
        with(&[First], |setup| {
            setup.support_team = SupportTeam::Dealt;
            setup.teams = Teams::Partners;
        })
        .0,
        Refusal::TeamsSupport
    );
    // The learning flight has nothing of the expansions.
    let modules: [fn(&mut Setup); 6] = [
        |setup| setup.new_technologies = true,
        |setup| setup.second_box_components = true,
        |setup| setup.evil_machinations = true,
        |setup| setup.support_team = SupportTeam::Dealt,
        |setup| setup.rough_roads = 1,
        |setup| setup.fifth_wheel = true,
    ];
    for module in modules {
        let (_, rule) = with(&[Learning], module);
        assert!(
            rule.starts_with("GT-24") || rule.starts_with("GX-"),
            "{rule}"
        );
        let mut setup = none();
        module(&mut setup);
        setup.check(4).expect("without the learning flight");
    }
}

/// Proves GX-0.2.
#[test]
fn a_sixth_player() {
    for new_technologies in [false, true] {
        let setup = Setup {
            new_technologies,
            fifth_wheel: true,
            ..Setup::default()
        };
        assert_eq!(refused(&setup, 6).0, Refusal::People(6));
        let most = GalaxyTrucker::seats(&setup).max;
        assert_eq!(most, if new_technologies { 5 } else { 4 });
    }
    // Nobody at a table of five is a sixth.
    let setup = Setup {
        new_technologies: true,
        ..Setup::default()
    };
    let mut table = Table::new(setup, 5, 1);
    table.pass(5_000);
    assert_eq!(table.act(5, Command::Draw), Err(Refusal::NoSuchSeat));
    assert_eq!(table.act(5, Command::Leave), Err(Refusal::NoSuchSeat));
}

/// Tiles of a module that is off are in no pile, and nobody can take one.
#[test]
fn a_tile_of_a_module_that_is_off() {
    let base: Vec<TileId> = Setup::default().stock().collect();
    let all = Setup {
        new_technologies: true,
        second_box_components: true,
        ..Setup::default()
    };
    let mut table = table(&[49]);
    table.must(0, Command::Draw);
    table.must(0, Command::Return);
    for tile in all.stock().filter(|tile| !base.contains(tile)) {
        table.pass(300);
        let why = table.act(0, Command::Take { place: 0, tile }).unwrap_err();
        assert_eq!((&why, why.rule()), (&Refusal::TileGone, "GT-5.14"));
        let why = table.act(0, Command::TakeOrdered { tile }).unwrap_err();
        assert_eq!((&why, why.rule()), (&Refusal::NotOrdered, "GX-8.46"));
        assert!(!table.view().face_up.contains(&tile.number()));
    }
}

/// A Bureaucrat gains days before the flight, and at no other time.
///
/// Proves GX-19.13.
#[test]
fn a_support_card_outside_its_window() {
    use galaxy_trucker::support_team::{Member, MemberUse};
    let setup = Setup {
        flights: vec![FlightKind::Second, FlightKind::Third],
        support_team: SupportTeam::Dealt,
        ..Setup::default()
    };
    let own = |table: &Table| table.game.seat_view(Seat(0)).dealt;
    let mut table = (0..200)
        .map(|seed| Table::new(setup.clone(), 2, seed))
        .find(|table| own(table).contains(&Member::Bureaucrat))
        .expect("it is dealt");
    let gain_days = || Command::UseMember {
        with: MemberUse::GainDays,
    };
    let outside = |table: &mut Table, when: &str| {
        let why = table.act(0, gain_days()).unwrap_err();
        assert_eq!(why.rule(), "GX-19.13", "{when}: {why:?}");
    };
    outside(&mut table, "before it is hired");
    table.must(
        0,
        Command::KeepMember {
            member: Member::Bureaucrat,
        },
    );
    let member = table.game.seat_view(Seat(1)).dealt[0];
    table.must(1, Command::KeepMember { member });
    table.pass(10_000);
    outside(&mut table, "while ships are built");
    for seat in 0..2 {
        table.must(seat, Command::Finish { number: None });
    }
    let mut used = false;
    for _ in 0..100 {
        let Some(question) = table.view().players[0].question.clone() else {
            let default = table
                .game
                .default_command(Seat(1))
                .expect("somebody decides");
            table.must(1, default);
            continue;
        };
        let in_window = |question: &Question| match question {
            Question::UseMembers { abilities } => abilities
                .iter()
                .any(|ability| ability.member == Member::Bureaucrat),
            _ => false,
        };
        if in_window(&question) && !used {
            table.must(0, gain_days());
            used = true;
            continue;
        }
        outside(&mut table, "in flight");
        if question == Question::GiveUp {
            break;
        }
        let default = table.game.default_command(Seat(0)).expect("a default");
        table.must(0, default);
    }
    assert!(used, "its window came");
}
