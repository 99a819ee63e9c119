//! Tiles, cards, boards and flights as the rules list them.

use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{CARDS, CardId, CardSet, Level};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::goods::{Colour, Goods};
use galaxy_trucker::side::{Connector, Rotation, Side};
use galaxy_trucker::tiles::{Alien, BASE_TILES, Kind, TILES, TileId};

/// The tiles of the base game.
fn base() -> &'static [galaxy_trucker::tiles::Tile] {
    &TILES[..BASE_TILES]
}

fn count(kind: impl Fn(Kind) -> bool) -> usize {
    base().iter().filter(|tile| kind(tile.kind)).count()
}

/// Proves GT-2.1, GT-2.2, GT-2.4, GT-2.7, GT-2.8, GT-29.29.
#[test]
fn tiles_are_those_of_the_manifest() {
    assert_eq!(base().len(), 144);
    let expected = [
        (Kind::StartingCabin, 4),
        (Kind::Cabin, 16),
        (Kind::Engine, 19),
        (Kind::DoubleEngine, 7),
        (Kind::Cannon, 23),
        (Kind::DoubleCannon, 8),
        (Kind::Battery { cells: 2 }, 9),
        (Kind::Battery { cells: 3 }, 6),
        (Kind::Shield, 8),
        (Kind::Hold { containers: 2 }, 9),
        (Kind::Hold { containers: 3 }, 6),
        (Kind::SpecialHold { containers: 1 }, 6),
        (Kind::SpecialHold { containers: 2 }, 3),
        (Kind::Structural, 8),
        (
            Kind::LifeSupport {
                alien: Alien::Brown,
            },
            6,
        ),
        (
            Kind::LifeSupport {
                alien: Alien::Purple,
            },
            6,
        ),
    ];
    for (kind, tiles) in expected {
        assert_eq!(count(|other| other == kind), tiles, "{kind:?}");
    }
    for (number, tile) in (1..).zip(base()) {
        assert_eq!(tile.number, number);
        let connectors = tile.sides.iter().filter(|side| **side != 0).count();
        assert!((1..=4).contains(&connectors), "{}", tile.name);
        match tile.kind {
            Kind::Engine | Kind::DoubleEngine => assert_eq!(tile.sides[2], 0),
            Kind::Cannon | Kind::DoubleCannon => assert_eq!(tile.sides[0], 0),
            Kind::StartingCabin => assert_eq!(tile.sides, [3; 4]),
            _ => {}
        }
    }
    let cells: u32 = base()
        .iter()
        .map(|tile| match tile.kind {
            Kind::Battery { cells } => u32::from(cells),
            _ => 0,
        })
        .sum();
    assert_eq!(cells, 36);
    assert_eq!(
        count(|kind| matches!(kind, Kind::Cabin | Kind::StartingCabin)),
        20
    );
}

/// Proves GT-2.3, GT-6.5, GT-6.6, GT-6.7, GT-6.8.
#[test]
fn the_joint_table() {
    use Connector::*;
    let all = [Smooth, Single, Double, Universal];
    let joined = [
        [false, false, false, false],
        [false, true, false, true],
        [false, false, true, true],
        [false, true, true, true],
    ];
    for (a, row) in all.into_iter().zip(joined) {
        for (b, joins) in all.into_iter().zip(row) {
            assert_eq!(a.joins(b), joins, "{a:?} {b:?}");
            let both_smooth = a == Smooth && b == Smooth;
            assert_eq!(a.clashes(b), !joins && !both_smooth, "{a:?} {b:?}");
        }
    }
    assert!((0..=3).all(|code| Connector::from_code(code).is_some()));
    assert_eq!(Connector::from_code(7), None);
}

/// Proves GT-0.3, GT-5.13.
#[test]
fn turning_moves_sides_clockwise() {
    let engine = TileId::new(72).unwrap().tile();
    assert_eq!(engine.sides, [0, 3, 0, 1]);
    let quarter = Rotation::new(1).unwrap();
    assert_eq!(engine.connector(Side::Rear, quarter), Connector::Universal);
    assert_eq!(engine.connector(Side::Front, quarter), Connector::Single);
    assert_eq!(Side::Front.turned(quarter), Side::Right);
}

/// Proves GT-2.5, GT-2.6, GT-24.7.
#[test]
fn three_decks_of_twenty() {
    for level in [Level::I, Level::II, Level::III] {
        let deck = CARDS
            .iter()
            .filter(|card| card.level == level && card.set == CardSet::Base);
        assert_eq!(deck.count(), 20);
    }
    let starred: Vec<&str> = CardId::all()
        .map(CardId::card)
        .filter(|card| card.starred)
        .map(|card| card.name)
        .collect();
    assert_eq!(
        starred,
        [
            "I-smugglers-1",
            "I-stardust-1",
            "I-open_space-1",
            "I-meteoric_swarm-1",
            "I-planets-2",
            "I-combat_zone-1",
            "I-abandoned_ship-1",
            "I-abandoned_station-1",
        ]
    );
}

/// Proves GT-3.1 to GT-3.5, GT-3.7, GT-0.5.
#[test]
fn boards_are_numbered_as_printed() {
    for (class, squares) in [
        (ShipClass::I, 18),
        (ShipClass::II, 27),
        (ShipClass::III, 36),
        (ShipClass::IIIA, 36),
    ] {
        let board = class.board();
        assert_eq!(board.squares.len(), squares);
        assert_eq!(board.label(board.start), [7, 7]);
        for square in board.squares.iter() {
            let [column, row] = board.label(square);
            assert!((2..=12).contains(&column) && (2..=12).contains(&row));
            assert_eq!(board.at_label(column, row), Some(square));
        }
    }
    let iii = ShipClass::III.board();
    for label in [[3, 6], [11, 6], [3, 9], [7, 4], [6, 9]] {
        assert!(iii.squares.has(iii.at_label(label[0], label[1]).unwrap()));
    }
    for label in [[4, 6], [5, 9], [9, 9], [6, 4]] {
        assert!(!iii.squares.has(iii.at_label(label[0], label[1]).unwrap()));
    }
    // Row numbers of class IIIA decrease towards the rear.
    let iiia = ShipClass::IIIA.board();
    let (front, rear) = (iiia.at_label(7, 11).unwrap(), iiia.at_label(7, 3).unwrap());
    assert!(front.row() == 0 && rear.row() == 8);
    assert_eq!(
        serde_json::from_str::<ShipClass>("\"IIIa\"").unwrap(),
        ShipClass::IIIA
    );
}

/// Proves GT-0.11, GT-1.3, GT-4.5, GT-14.16, GT-22.11, GT-25.2, GT-25.4, GT-29.1, GT-29.23, GT-EX-13.
#[test]
fn the_flight_table() {
    let rows = [
        (
            FlightKind::First,
            1,
            ShipClass::I,
            2,
            8,
            [4, 3, 2, 1],
            2,
            Some(5),
        ),
        (
            FlightKind::Second,
            2,
            ShipClass::II,
            3,
            12,
            [8, 6, 4, 2],
            4,
            Some(8),
        ),
        (
            FlightKind::Third,
            3,
            ShipClass::III,
            4,
            16,
            [12, 9, 6, 3],
            6,
            Some(11),
        ),
        (
            FlightKind::ThirdA,
            3,
            ShipClass::IIIA,
            4,
            16,
            [12, 9, 6, 3],
            6,
            None,
        ),
    ];
    for (kind, number, class, gap, cards, finishing, best, insured) in rows {
        let rules = kind.rules();
        assert_eq!((rules.number, rules.class, rules.gap), (number, class, gap));
        assert_eq!((rules.finishing, rules.best_looking), (finishing, best));
        assert_eq!(rules.class.board().insurance, insured);
        let pile: usize = rules.pile.iter().map(|(_, count)| count).sum();
        assert_eq!(4 * pile, cards);
        assert_eq!(rules.pile[0], (rules.level, 2));
    }
}

/// Proves GT-2.9, GT-29.17.
#[test]
fn goods_and_the_bank() {
    assert_eq!(Colour::ALL.map(Colour::value), [4, 3, 2, 1]);
    let bank = Goods::BANK;
    assert_eq!(
        (bank.red, bank.yellow, bank.green, bank.blue),
        (12, 17, 13, 14)
    );
}
