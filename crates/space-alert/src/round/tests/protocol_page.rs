//! Compares the examples in docs/space-alert-protocol.md with the implementation.

use super::*;
use crate::round::board::BoardMove;
use crate::round::command::Query;
use crate::stations::Station;
use serde_json::Value;

/// The JSON below a marker of the page, with what stands before and after it.
fn example<'a>(page: &'a str, name: &str) -> (&'a str, &'a str, &'a str) {
    let marker = format!("<!-- {name} -->\n```json\n");
    let from = page.find(&marker).expect(name) + marker.len();
    let until = from + page[from..].find("\n```").expect(name);
    (&page[..from], &page[from..until], &page[until..])
}

/// One line for each member of an object.
fn by_member(value: &Value) -> String {
    let members = value.as_object().expect("a view is an object");
    let lines: Vec<_> = members
        .iter()
        .map(|(name, value)| format!("  \"{name}\": {value}"))
        .collect();
    format!("{{\n{}\n}}", lines.join(",\n"))
}

#[test]
fn the_view_on_the_page_is_fresh() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/space-alert-protocol.md"
    );
    let page = std::fs::read_to_string(path).unwrap();
    let mut table = Table::seeded(script("S2-7"), 3, 7);
    table.at(71);
    let card = table.card(0);
    table.does(0, place(card, 1, Half::Movement));
    let piece = BoardMove::Figure {
        crew: 1,
        to: Some(Station::LowerRed),
    };
    table.does(1, Command::Board { piece });
    let view = by_member(&serde_json::to_value(table.view(0)).unwrap());
    let (before, _, after) = example(&page, "view");
    table::ts::keep_file_fresh(
        "docs/space-alert-protocol.md",
        &format!("{before}{view}{after}"),
    );
}

#[test]
fn the_examples_of_the_page_are_understood() {
    let page = include_str!("../../../../../docs/space-alert-protocol.md");
    let listed = |name| -> Vec<Value> { serde_json::from_str(example(page, name).1).unwrap() };
    for command in listed("commands") {
        let read: Result<Command, _> = serde_json::from_value(command.clone());
        assert!(read.is_ok(), "{command}: {read:?}");
    }
    for query in listed("queries") {
        let read: Result<Query, _> = serde_json::from_value(query.clone());
        assert!(read.is_ok(), "{query}: {read:?}");
    }
    for setup in listed("setups") {
        let read: Setup = serde_json::from_value(setup.clone()).unwrap();
        let people = usize::from(SpaceAlert::seats(&read).min);
        let game = SpaceAlert::setup(&read, &crew_of(people), Seed::from_u64(3));
        assert!(game.is_ok(), "{setup}");
    }
}

/// A whole view stays small from the first second to the last, as the page promises.
#[test]
fn views_stay_small() {
    let mut largest = 0;
    for id in ["S2-1", "S2-7", "S2-8"] {
        let mut table = Table::new(script(id), 5);
        for second in (0..600).step_by(5) {
            table.at(second);
            for seat in 0..5 {
                largest = largest.max(serde_json::to_string(&table.view(seat)).unwrap().len());
            }
        }
    }
    assert!(largest < 6_000, "{largest} bytes");
}
