//! Ship classes of the expansions: IA, the cylinder IIB and the amoeba IIIB (GX-5, GX-14, GX-15).

use crate::support::Table;
use crate::support::ships::{Flying, at, crewed, put, ship};
use galaxy_trucker::board::{HOLE_NUMBERS, RIGHT_START, ShipClass};
use galaxy_trucker::cards::{Hazard, HazardKind, Size};
use galaxy_trucker::check::Fault;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::Event;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::StageName;
use galaxy_trucker::hazard::Hit;
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::settlement::penalty;
use galaxy_trucker::setup::{Aids, Setup};
use galaxy_trucker::side::Side;
use galaxy_trucker::square::Squares;
use galaxy_trucker::tiles::Alien;
use table::{BotLevel, Game, Seat, SeatInfo, Seed, Simulation};

const IIB: ShipClass = ShipClass::IIB;
const IIIB: ShipClass = ShipClass::IIIB;

fn only(kind: FlightKind) -> Setup {
    Setup {
        flights: vec![kind],
        ..Setup::default()
    }
}

/// From the starting cabin to the left edge of row 4. What is in the last square is up to the test.
const LEFT_HALF: [(u8, u8, u8, u8); 3] = [(4, 4, 49, 0), (3, 4, 4, 0), (2, 4, 57, 0)];

/// Row 4 closed to a ring: all nine squares, joined across the seam.
fn ring() -> galaxy_trucker::ship::Ship {
    let mut ring = ship(IIB, &LEFT_HALF);
    for (column, tile) in [(1, 50), (6, 51), (7, 86), (8, 52), (9, 53)] {
        put(&mut ring, column, 4, tile, 0);
    }
    // Tile 53 shows a single connector to the right, which joins a universal one.
    ring
}

/// Proves GX-14.3, GX-14.15, GX-0.7, GX-0.8.
#[test]
fn the_board_of_the_cylinder() {
    let board = IIB.board();
    assert_eq!((board.squares.len(), board.rows), (27, 4));
    assert_eq!(board.label(board.start), [5, 4]);
    for column in [3, 7] {
        let index = board.column_of(column).unwrap();
        let squares = board.squares.and(Squares::column(index));
        assert_eq!(squares.len(), 1);
        assert_eq!(board.label(squares.first().unwrap()), [column, 4]);
    }
    // The class says which rules card is used, also in the first flight of a game, and it is the same for all.
    let table = Table::new(only(FlightKind::SecondB), 3, 1);
    let view = table.view();
    assert_eq!((view.flight.number, view.flight.class), (2, IIB));
    assert_eq!(FlightKind::SecondB.rules().finishing, [8, 6, 4, 2]);
    assert_eq!(view.hourglass.unwrap().circle, 2);
    assert!(view.ships.iter().all(|ship| ship.cells.len() == 40));
}

/// Proves GX-14.1, GX-14.2, GX-XX-26b.
#[test]
fn tiles_fit_across_the_seam() {
    let mut across = ship(IIB, &LEFT_HALF);
    put(&mut across, 1, 4, 50, 0);
    // A battery at the other end of the row, joined only across the seam.
    put(&mut across, 9, 4, 1, 2);
    assert!(across.is_legal(), "{:?}", across.faults());
    assert_eq!(across.pieces().len(), 1);
    // Three connectors of the starting cabin, the front of tile 49, front and rear of tile 50.
    assert_eq!(across.exposed(), 3 + 1 + 2);
    let (left, right) = (at(&across, 1, 4), at(&across, 9, 4));
    let joints = across.joints();
    assert!(joints.on(Side::Right).has(right) && joints.on(Side::Left).has(left));
    // Turned away, it does not fit the tile at the other end of the row.
    put(&mut across, 9, 4, 1, 0);
    assert!(across.faults().contains(&Fault::Connector {
        square: right,
        other: left
    }));
    assert!(!across.is_legal());
    // A cannon at the edge that points across the seam at a tile.
    put(&mut across, 9, 4, 88, 1);
    assert!(across.faults().contains(&Fault::FrontOfCannon {
        square: right,
        other: left
    }));
    // A cannon in the upper right corner, joined only to the tile in the upper left corner.
    let mut corner = ship(IIB, &LEFT_HALF);
    for (column, row, tile, turns) in [(1, 4, 51, 0), (1, 3, 50, 1), (1, 2, 110, 2), (9, 2, 95, 0)]
    {
        let square = at(&corner, column, row);
        let placed = galaxy_trucker::ship::Placed {
            tile: galaxy_trucker::tiles::TileId::new(tile).unwrap(),
            rotation: galaxy_trucker::side::Rotation::new(turns).unwrap(),
        };
        assert_eq!(corner.can_place(square, placed), Ok(()), "tile {tile}");
        corner.put(square, placed);
    }
    assert!(corner.is_legal(), "{:?}", corner.faults());
    // A cabin in the leftmost column is joined to life support in the rightmost one.
    let mut cabin = ship(IIB, &LEFT_HALF);
    put(&mut cabin, 1, 4, 109, 0);
    put(&mut cabin, 9, 4, 119, 2);
    assert!(cabin.is_legal(), "{:?}", cabin.faults());
    assert!(cabin.alien_cabins(Alien::Brown).has(at(&cabin, 1, 4)));
    // Without the seam the tile falls off.
    cabin.take(at(&cabin, 1, 4));
    assert_eq!(cabin.pieces().len(), 2);
}

/// Proves GX-14.4, GX-14.5, GX-0.25, GX-24.6 and GX-24.27.
#[test]
fn every_column_is_as_likely() {
    let board = IIB.board();
    let mut rolls = [0; 10];
    let mut sevens = [0; 10];
    for first in 1..=6 {
        for second in first..=6 {
            let column = usize::from(board.line_of(true, [first, second]));
            assert_eq!(board.line_of(true, [second, first]), column as u8);
            rolls[column] += if first == second { 1 } else { 2 };
            sevens[column] += u32::from(first + second == 7);
        }
    }
    assert_eq!(rolls, [0, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
    assert_eq!(sevens[4..=6], [1, 1, 1]);
    assert_eq!(board.line_of(true, [2, 1]), 1);
    assert_eq!(board.line_of(true, [6, 4]), 8);
    // Coordinates: the column by two faces, the row by the first die of the second roll.
    assert_eq!(board.at_dice([3, 4], [4, 6]), board.at_label(5, 4));
    assert_eq!(board.at_dice([3, 4], [6, 1]), None);
}

fn hazard(kind: HazardKind, size: Size, from: Side) -> Hazard {
    Hazard { kind, size, from }
}

/// Proves GX-14.6 to GX-14.9.
#[test]
fn hits_from_the_side_fly_around() {
    let board = IIB.board();
    for die in [1, 6] {
        assert_eq!(board.line_of(false, [die, 3]), 0);
    }
    assert_eq!(board.line_of(false, [4, 3]), 4);
    assert_eq!(board.line_of(false, [4, 4]), 4 + RIGHT_START);
    let ship = ship(IIB, &LEFT_HALF);
    let struck = |from, line| ship.struck(from, line).map(|square| board.label(square));
    // Columns 2 to 5 of row 4 are built. The first square checked is the starting one.
    assert_eq!(struck(Side::Left, 4), Some([3, 4]));
    assert_eq!(struck(Side::Right, 4), Some([3, 4]));
    // From column 7: to the right over 8, 9 and 1 to 2; to the left over 6 to 5.
    assert_eq!(struck(Side::Left, 4 + RIGHT_START), Some([2, 4]));
    assert_eq!(struck(Side::Right, 4 + RIGHT_START), Some([5, 4]));
    // An empty row, and a die that misses altogether.
    for line in [2, 3 + RIGHT_START, 0] {
        assert_eq!(struck(Side::Left, line), None);
    }
    // From the front the column counts.
    assert_eq!(struck(Side::Front, 3), Some([3, 4]));
    assert_eq!(struck(Side::Front, 7), None);
}

/// A swarm against a cylinder with given dice: a smooth side, a die that misses, a joined and an exposed connector.
///
/// Proves GX-14.10, GX-14.11, GX-XX-26.
#[test]
fn joined_connectors_are_safe_inside_a_ring() {
    let ring = ring();
    assert!(ring.is_legal(), "{:?}", ring.faults());
    let small = |from| hazard(HazardKind::Meteor, Size::Small, from);
    // In the ring every connector along the row is joined.
    for line in [4, 4 + RIGHT_START] {
        for from in [Side::Left, Side::Right] {
            let hit = ring.hit(small(from), line);
            assert!(matches!(hit, Hit::Bounce { .. }), "{hit:?}");
        }
    }
    // With a gap the meteor finds an exposed connector.
    let mut open = ring;
    open.take(at(&open, 2, 4));
    let struck = at(&open, 3, 4);
    assert_eq!(
        open.hit(small(Side::Left), 4),
        Hit::Threat {
            struck,
            defences: Squares::EMPTY,
            boosted: Squares::EMPTY,
        }
    );
    // A shield that covers the left protects as usual, and a cannon to the left shoots a large one.
    put(&mut open, 4, 3, 116, 3);
    let shield = at(&open, 4, 3);
    let Hit::Threat { defences, .. } = open.hit(small(Side::Left), 4) else {
        panic!("a threat");
    };
    assert!(defences.has(shield));
    put(&mut open, 4, 3, 88, 3);
    let large = hazard(HazardKind::Meteor, Size::Large, Side::Left);
    assert_eq!(
        open.hit(large, 4),
        Hit::Shot {
            struck,
            cannon: at(&open, 4, 3)
        }
    );
    // In flight: meteors from the front, rear, left and right; the dice are not added.
    let lone = crewed(IIB, &[(4, 4, 49, 0), (6, 4, 49, 2)]);
    let dice = [[3, 4], [1, 1], [6, 6], [4, 1]];
    let flying = Flying::new(
        FlightKind::SecondB,
        &[(lone, 5)],
        &["I-meteoric_swarm-2"],
        &dice,
    )
    .go();
    // Faces 3 and 4 are column 5: the starting cabin. Faces 1 and 1 are column 1, where nothing is; a 6 misses; row 4 from
    // the right starts in column 3 and flies left over the seam to column 6.
    assert!(flying.ship(0).placed(lone.board().start).is_none());
}

/// Proves GX-14.14.
#[test]
fn a_cylinder_is_not_insured() {
    assert_eq!(IIB.board().insurance, None);
    assert_eq!(penalty(20, IIB.board().insurance), 20);
    let mut table = Table::dealing(only(FlightKind::SecondB), 2, &[49, 50]);
    for _ in 0..2 {
        table.pass(300);
        table.must(0, Command::Draw);
        table.must(0, Command::SetAside);
    }
    assert_eq!(table.view().ships[0].set_aside, [49, 50]);
}

/// Proves GX-15.1, GX-XX-27.
#[test]
fn numbers_of_the_amoeba() {
    let board = IIIB.board();
    assert_eq!(board.squares.len(), 46);
    let mut all = Squares::EMPTY;
    for numbered in HOLE_NUMBERS {
        for [column, row] in numbered {
            let square = board.at_label(column, row).unwrap();
            assert!(board.squares.has(square) && !all.has(square) && square != board.start);
            all.insert(square);
        }
    }
    assert_eq!(all.len(), 30);
    for first in 1..=6 {
        for second in 1..=6 {
            let left = board.squares.without(IIIB.holes([first, second]));
            assert_eq!(left.len(), if first == second { 40 } else { 36 });
            assert_eq!(left.has(board.start), first != second);
        }
    }
    assert!(IIB.holes([1, 2]).is_empty());
}

/// A table of class IIIB after "Go" whose dice are doubles, or are not.
fn amoeba(doubles: bool, setup: Setup, tiles: &[u8]) -> Table {
    for seed in 0..200 {
        let mut table = Table::new(setup.clone(), 2, seed);
        assert_eq!(table.view().flight.hole_dice, None, "not before \"Go\"");
        table.deal(tiles);
        table.pass(5_000);
        let dice = table.view().flight.hole_dice.unwrap();
        if (dice[0] == dice[1]) == doubles {
            return table;
        }
    }
    panic!("no such roll in 200 games");
}

/// Proves GX-15.2, GX-15.3, GX-15.5 to GX-15.8.
#[test]
fn holes_are_rolled_when_building_starts() {
    // Tiles with connectors on all sides.
    let mut table = amoeba(false, only(FlightKind::ThirdB), &[53, 50]);
    let view = table.view();
    let dice = view.flight.hole_dice.unwrap();
    let holes = IIIB.holes(dice);
    let rolled = table
        .events()
        .filter(|event| matches!(event, Event::HolesRolled { .. }))
        .count();
    assert_eq!(rolled, 1, "once for all");
    // They are not marked, unless the table marks errors.
    assert!(view.flight.holes.is_empty());
    let marking = Setup {
        aids: Aids::Errors,
        ..only(FlightKind::ThirdB)
    };
    let marked = amoeba(false, marking, &[]);
    assert_eq!(marked.view().flight.holes.len(), 10);
    // A tile on a hole is an error that the check finds. Every hole can be reached: one next to the ship is tried.
    let board = IIIB.board();
    let near: Vec<_> = Side::ALL
        .into_iter()
        .filter_map(|side| board.start.neighbour(side))
        .collect();
    assert!(
        near.iter().all(|square| !holes.has(*square)),
        "two steps away at least"
    );
    let path = holes.iter().find_map(|hole| {
        Side::ALL.into_iter().find_map(|side| {
            let between = hole.neighbour(side)?;
            near.contains(&between).then_some((between, hole))
        })
    });
    let (between, hole) = path.expect("a hole two steps from the starting cabin");
    for square in [between, hole] {
        table.pass(300);
        table.must(0, Command::Draw);
        let placed = galaxy_trucker::side::Rotation::ALL
            .into_iter()
            .find(|rotation| {
                let rotation = *rotation;
                table.act(0, Command::Place { square, rotation }).is_ok()
            });
        assert!(placed.is_some(), "{square:?}");
    }
    for seat in 0..2 {
        table.must(seat, Command::Finish { number: None });
    }
    let view = table.view();
    assert_eq!(view.stage, StageName::Check);
    assert!(view.ships[0].faults.contains(&Fault::Hole { square: hole }));
    assert_eq!(view.flight.holes, holes);
    let repair = table.game.default_command(Seat(0)).unwrap();
    table.must(0, repair);
    assert_eq!(table.view().ships[0].lost, 1);
    // Not insured; two tiles may be set aside.
    assert_eq!(penalty(20, board.insurance), 20);
    let mut table = amoeba(false, only(FlightKind::ThirdB), &[49, 50, 51]);
    table.set_aside_two(0);
}

/// Proves GX-15.4.
#[test]
fn doubles_take_the_starting_cabin() {
    let mut table = amoeba(true, only(FlightKind::ThirdB), &[49, 50, 51]);
    let view = table.view();
    for ship in &view.ships {
        assert!(
            ship.cells.iter().all(|cell| *cell == 0),
            "no starting cabin"
        );
    }
    let dice = view.flight.hole_dice.unwrap();
    let holes = IIIB.holes(dice);
    let board = IIIB.board();
    assert!(holes.has(board.start));
    // Looking needs a tile; the first one lies anywhere, the next must join it.
    assert_eq!(
        table.act(0, Command::Look { pile: 0 }),
        Err(Refusal::LookTooEarly)
    );
    let free: Vec<_> = board.squares.without(holes).iter().collect();
    let (first, far) = (free[0], free[free.len() - 1]);
    table.must(0, Command::Draw);
    let rotation = galaxy_trucker::side::Rotation::NONE;
    let place = |square| Command::Place { square, rotation };
    table.must(0, place(far));
    table.must(0, place(first));
    table.must(0, Command::Look { pile: 0 });
    table.must(0, Command::PutBack);
    table.pass(300);
    table.must(0, Command::Draw);
    assert_eq!(table.act(0, place(far)), Err(Refusal::NotNextToShip(far)));
}

const IA: ShipClass = ShipClass::IA;

/// Proves GX-5.2 to GX-5.5, GX-5.13.
#[test]
fn the_board_of_class_ia() {
    let board = IA.board();
    assert_eq!((board.squares.len(), board.rows), (18, 5));
    assert_eq!(board.label(board.start), [3, 3]);
    let mut totals = [0; 6];
    for first in 1..=6 {
        for second in 1..=6 {
            for along_column in [true, false] {
                let line = board.line_of(along_column, [first, second]);
                assert_eq!(line == 3, (6..=8).contains(&(first + second)));
                // No roll misses the board.
                assert!(!board.line(along_column, line).and(board.squares).is_empty());
                totals[usize::from(line)] += 1;
            }
        }
    }
    assert_eq!(totals, [0, 6, 14, 32, 14, 6]);
    assert_eq!(penalty(20, board.insurance), 20);
}

/// An engine whose exhaust points to the left, so that the ship would fly to the right.
fn sideways_engine() -> Table {
    let mut table = Table::dealing(only(FlightKind::FirstA), 2, &[77]);
    table.build(0, 3, 4, 1);
    table
}

/// Proves GX-5.1, GX-5.6 to GX-5.9.
#[test]
fn the_direction_is_fixed_at_the_check() {
    let turn = |quarters| Command::Turn {
        turns: galaxy_trucker::side::Rotation::new(quarters).unwrap(),
    };
    let mut table = sideways_engine();
    assert_eq!(table.view().flight.number, 1);
    assert_eq!(table.act(0, turn(3)), Err(Refusal::NotAsked("GX-5.8")));
    table.must(0, Command::Finish { number: Some(2) });
    table.must(1, Command::Finish { number: Some(1) });
    // Number tile 1 decides first; nothing is judged before.
    assert_eq!(table.view().stage, StageName::Check);
    assert_eq!(table.act(0, turn(3)), Err(Refusal::NotAsked("GX-5.8")));
    assert!(
        !table
            .events()
            .any(|event| matches!(event, Event::Checked { .. }))
    );
    table.must(1, turn(2));
    assert_eq!(
        table.game.default_command(Seat(0)),
        Some(turn(3)),
        "the engine to the rear"
    );
    let fixed = table.game.clone();
    table.must(0, turn(3));
    assert_eq!(table.view().stage, StageName::Flight);
    let view = table.view();
    let headings: Vec<_> = view.ships.iter().map(|ship| ship.heading).collect();
    assert_eq!(
        headings
            .iter()
            .flatten()
            .map(|turns| turns.quarters())
            .collect::<Vec<_>>(),
        [3, 2]
    );
    assert_eq!(view.ships[0].lost, 0);
    assert_eq!(view.ships[0].counts.unwrap().engines, 1);
    // The engine stood behind the cabin; now it stands to its right and points to the rear.
    let square = IA.board().at_label(4, 3).unwrap();
    assert_eq!(view.ships[0].cells[square.index()], 4 * 77);
    // In any other direction it is an error and goes to the lost pile.
    for quarters in [0, 1, 2] {
        table.game = fixed.clone();
        table.must(0, turn(quarters));
        assert_eq!(table.view().ships[0].lost, 1);
    }
}

/// Proves GX-5.10, GX-5.11, GX-5.15, GX-24.23.
#[test]
fn the_creativity_bonus() {
    use galaxy_trucker::settlement::{Landed, settle};
    let ship = |place: Option<u8>, turns: u8| Landed {
        place,
        exposed: 3,
        goods: galaxy_trucker::goods::Goods::NONE,
        lost: 0,
        earned: 0,
        before: 0,
        heading: galaxy_trucker::side::Rotation::new(turns),
        ..Landed::default()
    };
    let bonus = |ships: &[Landed]| -> Vec<u32> {
        let (receipts, after) = settle(&FlightKind::FirstA.rules(), ships, |ship| ship);
        for (receipt, credits) in receipts.iter().zip(after) {
            assert_eq!(
                credits,
                receipt.finishing + receipt.best_looking + receipt.creativity
            );
        }
        receipts.iter().map(|receipt| receipt.creativity).collect()
    };
    let all = [
        ship(Some(0), 0),
        ship(Some(1), 1),
        ship(Some(2), 0),
        ship(Some(3), 2),
    ];
    assert_eq!(bonus(&all), [0, 2, 0, 2]);
    // Who gave up is neither paid nor compared; a sole finisher gets it.
    assert_eq!(bonus(&[ship(Some(0), 1), ship(None, 1)]), [2, 0]);
    // Other classes have no directions.
    let flat = Landed {
        heading: None,
        ..ship(Some(0), 0)
    };
    assert_eq!(bonus(&[flat]), [0]);
}

/// Proves GX-5.14.
#[test]
fn a_neighbouring_row_is_the_next_line_of_squares() {
    // A cannon to the left in the middle row.
    let gunship = ship(IA, &[(2, 3, 88, 3)]);
    let cannon = at(&gunship, 2, 3);
    for (line, covered) in [(1, false), (2, true), (3, true), (4, true), (5, false)] {
        assert_eq!(
            gunship.gunners(Side::Left, line).has(cannon),
            covered,
            "{line}"
        );
    }
}

/// Computer players build and fly these classes by their rules.
#[test]
fn bots_fly_the_new_classes() {
    for kind in [FlightKind::FirstA, FlightKind::SecondB, FlightKind::ThirdB] {
        for seed in 0..3 {
            let setup = only(kind);
            let levels = [BotLevel::Easy, BotLevel::Normal, BotLevel::Hard];
            let seats = levels.map(|level| SeatInfo::bot("B", level));
            let game =
                galaxy_trucker::GalaxyTrucker::setup(&setup, &seats, Seed::from_u64(seed)).unwrap();
            let mut simulation = Simulation::new(game);
            for (seat, level) in Seat::first(3).zip(levels) {
                let bot = galaxy_trucker::GalaxyTrucker::bot(level, seat, Seed::from_u64(seed));
                simulation.seat(seat, bot.unwrap());
            }
            simulation.run(100_000);
            assert!(simulation.game.outcome().is_some());
            assert_eq!(simulation.game.faults_found()[2], 0, "{kind:?} {seed}");
            assert!(simulation.refused <= 12, "{}", simulation.refused);
        }
    }
}

/// Proves GX-5.12: whichever way the board is turned, there is one discard area with two places, and what lies there is lost.
#[test]
fn the_discard_area_is_the_same_after_turning() {
    for quarters in 0..4 {
        let mut table = Table::dealing(only(FlightKind::FirstA), 2, &[49, 50, 51]);
        table.set_aside_two(0);
        table.must(0, Command::Return);
        table.must(0, Command::Finish { number: Some(1) });
        table.must(1, Command::Finish { number: Some(2) });
        let turns = galaxy_trucker::side::Rotation::new(quarters).unwrap();
        table.must(0, Command::Turn { turns });
        assert_eq!(table.view().ships[0].lost, 2, "{quarters} quarter turns");
    }
}
