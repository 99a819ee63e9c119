//! What the browser knows of us is made from the Rust types and tables.
#![cfg(feature = "ts")]

use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{CARDS, Card};
use galaxy_trucker::class_four::{BoardPart, LOWER_PARTS, UPPER_PARTS};
use galaxy_trucker::command::Command;
use galaxy_trucker::data::Number;
use galaxy_trucker::event::Event;
use galaxy_trucker::game::{Answer, Outcome, Query, SeatView, View};
use galaxy_trucker::halves::Half;
use galaxy_trucker::rough_roads::RoughRoad;
use galaxy_trucker::setup::Setup;
use galaxy_trucker::tiles::{TILES, Tile};
use serde::Serialize;
use std::collections::BTreeMap;
use table::ts::Declarations;

/// A ship board as the browser draws it.
#[derive(Serialize, ts_rs::TS)]
struct BoardFacts {
    /// The class.
    class: ShipClass,
    /// Numbers of the squares drawn on the board: `row * 10 + column`, both from zero.
    squares: Vec<u8>,
    /// The square of the starting cabin.
    start: u8,
    /// Rows of the grid that the board uses.
    rows: u8,
    /// Printed column numbers, from left to right, one for each of the nine columns of the grid.
    columns: Vec<u8>,
    /// Printed row numbers, from front to rear.
    row_labels: Vec<u8>,
    /// The most that lost tiles cost.
    insurance: Option<u8>,
    /// Classes IA and IIB, where the total of two dice is not the number of the line: the column of a hit, at six times the
    /// first die plus the second, both counted from 0 (GX-5.3, GX-14.4).
    dice_columns: Vec<u8>,
    /// The same for rows; 0: a miss (GX-14.6).
    dice_rows: Vec<u8>,
    /// Whether the leftmost and rightmost columns touch (class IIB).
    wraps: bool,
    /// Class IIA: the squares of each half; empty for other classes.
    halves: Vec<Vec<u8>>,
    /// Class IIIB: the squares that carry each number from 1 to 6.
    holes: Vec<Vec<u8>>,
    /// Class IV: the upper parts, with the most that lost tiles cost with insurance (GX-16.1, GX-16.7).
    upper_parts: Vec<PartFacts>,
    /// Class IV: the lower parts, with the price of insurance (GX-16.1, GX-16.6).
    lower_parts: Vec<PartFacts>,
}

/// A part of a class IV board.
#[derive(Serialize, ts_rs::TS)]
struct PartFacts {
    /// Numbers of its squares.
    squares: Vec<u8>,
    /// The credits printed on it.
    credits: u8,
}

/// The printed line of each roll, where it is not the total.
fn dice_lines(class: ShipClass, along_column: bool) -> Vec<u8> {
    let board = class.board();
    let rolls = (1..=6).flat_map(|first| (1..=6).map(move |second| [first, second]));
    let lines: Vec<u8> = rolls
        .clone()
        .map(|dice| board.line_number(board.line_of(along_column, dice)))
        .collect();
    let totals = rolls.map(|[first, second]| first + second);
    if totals.eq(lines.iter().copied()) {
        Vec::new()
    } else {
        lines
    }
}

fn parts(class: ShipClass, parts: &[BoardPart], credits: Number) -> Vec<PartFacts> {
    if class != ShipClass::IV {
        return Vec::new();
    }
    parts
        .iter()
        .zip(credits.shipped())
        .map(|(part, credits)| PartFacts {
            squares: part.squares.iter().map(u8::from).collect(),
            credits: *credits,
        })
        .collect()
}

/// A Rough Roads card as the set-up page lists it.
#[derive(Serialize, ts_rs::TS)]
struct RoadFacts {
    /// The card.
    road: RoughRoad,
    /// It plays a part while ships are built (GX-8.4).
    construction: bool,
    /// It is about intruders (GX-0.6).
    intruders: bool,
}

fn roads() -> Vec<RoadFacts> {
    RoughRoad::ALL
        .into_iter()
        .map(|road| RoadFacts {
            road,
            construction: road.construction(),
            intruders: road.needs_intruders(),
        })
        .collect()
}

fn numbers() -> BTreeMap<&'static str, &'static [u8]> {
    Number::ALL
        .into_iter()
        .map(|number| (number.name(), number.shipped()))
        .collect()
}

fn boards() -> Vec<BoardFacts> {
    ShipClass::ALL
        .into_iter()
        .map(|class| {
            let board = class.board();
            let label = |column, row| {
                board.label(galaxy_trucker::square::Square::at(column, row).expect("on the grid"))
            };
            BoardFacts {
                class,
                squares: board.squares.iter().map(u8::from).collect(),
                start: board.start.into(),
                rows: board.rows,
                columns: (0..9).map(|column| label(column, 0)[0]).collect(),
                row_labels: (0..board.rows).map(|row| label(0, row)[1]).collect(),
                insurance: board.insurance,
                dice_columns: dice_lines(class, true),
                dice_rows: dice_lines(class, false),
                wraps: class.wraps(),
                halves: if class.is_twin() {
                    Half::BOTH
                        .iter()
                        .map(|half| {
                            let squares = board.squares.and(half.squares());
                            squares.iter().map(u8::from).collect()
                        })
                        .collect()
                } else {
                    Vec::new()
                },
                upper_parts: parts(class, &UPPER_PARTS, Number::InsuranceMost),
                lower_parts: parts(class, &LOWER_PARTS, Number::InsurancePrice),
                holes: if class == ShipClass::IIIB {
                    galaxy_trucker::data::numbered_squares()
                        .into_iter()
                        .map(|squares| squares.into_iter().map(u8::from).collect())
                        .collect()
                } else {
                    Vec::new()
                },
            }
        })
        .collect()
}

/// `make protocol` writes the file; this test says when that was forgotten.
#[test]
fn typescript_is_fresh() {
    let declarations = Declarations::new()
        .with::<Setup>()
        .with::<Command>()
        .with::<View>()
        .with::<SeatView>()
        .with::<Event>()
        .with::<Query>()
        .with::<Answer>()
        .with::<Outcome>()
        .with::<Tile>()
        .with::<Card>()
        .with::<BoardFacts>()
        .with::<RoadFacts>()
        .with_value(
            "TILES",
            "readonly Tile[]",
            "All tiles, by number minus one.",
            &TILES[..],
        )
        .with_value(
            "ADVENTURE_CARDS",
            "readonly Card[]",
            "All adventure cards, by card id.",
            CARDS,
        )
        .with_value(
            "BOARDS",
            "readonly BoardFacts[]",
            "The ship boards.",
            boards(),
        )
        .with_value(
            "ROADS",
            "readonly RoadFacts[]",
            "The Rough Roads cards.",
            roads(),
        )
        .with_value(
            "NUMBERS",
            "Readonly<Record<string, readonly number[]>>",
            "The entries of `numbers.json`, by name.",
            numbers(),
        );
    declarations.keep_fresh("galaxy-trucker.ts");
}
