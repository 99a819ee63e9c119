//! The printed facts, and what the check of data files says.

use battleship_galaxies::data::{
    CardType, Cell, Data, DataChoice, DataFiles, Faction, Size, TileSort, Unit, Version,
};
use battleship_galaxies::hex::{Hex, Zone};
use battleship_galaxies::refusal::Reason;
use battleship_galaxies::setup::{LargeBase, Options, Rules, Setup};
use serde_json::{Value, json};

fn files() -> DataFiles {
    DataFiles::parse([]).unwrap()
}

/// The error for files with one value changed, as text.
fn error(file: usize, pointer: &str, value: Value) -> String {
    let mut files = files();
    *files.0[file].pointer_mut(pointer).unwrap() = value;
    Data::load(&files).unwrap_err().to_string()
}

/// Proves BG-1.1 to BG-1.7.
#[test]
fn the_box_has_what_it_has() {
    let data = Data::embedded();
    for faction in [Faction::Isn, Faction::Wretch] {
        let ships: Vec<_> = data
            .ships
            .iter()
            .filter(|ship| ship.faction == faction)
            .collect();
        assert_eq!(ships.len(), 6);
        assert_eq!(
            ships
                .iter()
                .filter(|ship| ship.unit == Unit::Squadron && ship.count == 3)
                .count(),
            2
        );
        assert_eq!(ships.iter().map(|ship| ship.count).sum::<u8>(), 10);
        let cards: Vec<_> = data
            .cards
            .iter()
            .filter(|card| card.faction == faction)
            .collect();
        assert_eq!(
            (
                cards.len(),
                cards.iter().map(|card| card.copies).sum::<u8>()
            ),
            (12, 36)
        );
        for (version, sum) in Version::ALL.into_iter().zip([42, 48, 55]) {
            assert_eq!(
                ships
                    .iter()
                    .map(|ship| ship.version(version).launch)
                    .sum::<u8>(),
                sum
            );
        }
    }
    let count = |sort| {
        data.tiles
            .iter()
            .filter(|tile| tile.sort == sort)
            .map(|tile| tile.count)
            .sum::<u8>()
    };
    assert_eq!(
        [
            count(TileSort::Asteroid),
            count(TileSort::Debris),
            count(TileSort::Discovery)
        ],
        [4, 4, 8]
    );
}

/// Proves BG-3.1, BG-3.2, BG-3.4, BG-3.5, BG-3.8, BG-3.9, BG-2.3.
#[test]
fn boards() {
    let data = Data::embedded();
    let [single, double] =
        ["single", "double"].map(|id| data.boards.iter().find(|board| board.id == id).unwrap());
    assert_eq!(
        (single.size(), double.size(), single.rows.len()),
        (247, 502, 17)
    );
    assert!(
        single.has(Hex::new(0, 0)) && !single.has(Hex::new(-1, 1)) && !single.has(Hex::new(14, 1))
    );
    assert!(
        single.zone(Zone::Top).iter().all(|hex| hex.r == 0) && single.zone(Zone::Top).len() == 15
    );
    assert!(
        single.zone(Zone::Bottom).iter().all(|hex| hex.r == 16)
            && double.zone(Zone::Bottom).len() == 30
    );
}

/// Proves BG-4.1, BG-4.2, BG-4.7, BG-5.3, BG-5.5, BG-5.8, BG-AR-1, BG-AR-2, BG-AR-33.
#[test]
fn bases_and_grids() {
    let data = Data::embedded();
    assert_eq!(
        data.bases.iter().map(Vec::len).collect::<Vec<_>>(),
        [1, 2, 7]
    );
    assert_eq!((data.letters, data.numbers), (10, 8));
    let size = |id: &str| data.ships[usize::from(data.ship(id).unwrap())].size;
    assert_eq!(
        (
            size("isn_everest"),
            size("isn_barrage"),
            size("f47_blue_hawks")
        ),
        (Size::Large, Size::Medium, Size::Small)
    );
    let chosh = &data.ships[usize::from(data.ship("chosh_ka").unwrap())].grid;
    assert_eq!(
        (chosh.cell(3, 3), chosh.cell(0, 0), chosh.hit_cells()),
        (Cell::Hit, Cell::Miss, 24)
    );
    assert!(
        data.ships
            .iter()
            .any(|ship| ship.grid.critical_cells() == 0)
            && data
                .ships
                .iter()
                .any(|ship| ship.grid.critical_cells() == 2)
    );
    for squadron in data.ships.iter().filter(|ship| ship.unit == Unit::Squadron) {
        assert!(
            squadron
                .versions
                .iter()
                .all(|version| version.slots.hero == 0)
        );
    }
    assert_eq!(
        data.cards
            .iter()
            .filter(|card| card.typ == CardType::Hero)
            .count(),
        5
    );
}

/// Proves BG-25.2, BG-25.3.
#[test]
fn options() {
    let setup = |options| Setup {
        options,
        ..Setup::default()
    };
    let ten = setup(Options {
        number_die: 10,
        ..Options::default()
    });
    assert_eq!(Rules::new(&ten).unwrap_err().reason, Reason::NumberDie);
    let triangle = setup(Options {
        large_base: LargeBase::Triangle,
        ..Options::default()
    });
    let base = Rules::new(&triangle)
        .unwrap()
        .base(Size::Large, Hex::new(3, 3), 0);
    assert_eq!(base.as_slice().len(), 3);
}

/// Errors name file, entry and field.
#[test]
fn faults_are_named() {
    let grid = error(0, "/ships/0/grid/rows", json!(vec!["##########"; 9]));
    assert!(
        grid.contains("ships.json: ships[isn_everest].grid.rows: 8 rows are expected"),
        "{grid}"
    );
    let op = error(1, "/cards/0/effects/0/op", json!("explode"));
    assert!(op.contains("tactic_cards.json: cards[superior_squadron_tactics].effects[0].op: there is no operation \"explode\""), "{op}");
    for (file, pointer, value, part) in [
        (
            0,
            "/ships/3/versions/standard/hull",
            json!(0),
            "ships[rooks_f54].versions.standard.hull",
        ),
        (
            0,
            "/ships/0/versions/standard/abilities",
            json!(["nonsense"]),
            "there is no ability \"nonsense\"",
        ),
        (0, "/schema_version", json!(2), "schema_version"),
        (
            1,
            "/cards/0/cost",
            json!("two"),
            "cards[superior_squadron_tactics].cost",
        ),
        (
            1,
            "/cards/0/condition/0/test",
            json!("luck"),
            "there is no test \"luck\"",
        ),
        (
            2,
            "/tiles/0/footprint",
            json!("round"),
            "the field \"round\" is missing",
        ),
        (
            3,
            "/missions/0/tiles/0/anchor",
            json!([0, 0]),
            "missions[m1_dead_zone_battle].tiles[0].hexes",
        ),
        (3, "/missions/0/board", json!("round"), "there is no board"),
        (
            3,
            "/missions/0/sides/0/seats/0/fleet/ships/1/ship",
            json!("isn_everest"),
            "BG-2.6",
        ),
    ] {
        let text = error(file, pointer, value);
        assert!(text.contains(part), "{text}");
    }
    assert!(
        DataFiles::parse([("ships.json", "{")])
            .unwrap_err()
            .to_string()
            .contains("not valid JSON")
    );
    assert!(
        DataFiles::parse([("more.json", "{}")])
            .unwrap_err()
            .to_string()
            .contains("unknown file")
    );
}

/// A table carries what was corrected and finds the same data again; notes do not count.
#[test]
fn corrections_travel() {
    let mut changed = files();
    *changed.0[0]
        .pointer_mut("/ships/0/versions/standard/hull")
        .unwrap() = json!(9);
    let choice = DataChoice::of(&changed).unwrap();
    assert_eq!(choice.corrections.len(), 1);
    assert_eq!(
        choice.corrections[0].at,
        "ships.json/ships/0/versions/standard/hull"
    );
    assert_ne!(choice.hash, DataChoice::embedded().hash);
    assert_eq!(
        choice.data().unwrap().ships[0]
            .version(Version::Standard)
            .hull,
        9
    );
    let wrong = DataChoice {
        hash: "0".into(),
        ..choice.clone()
    };
    assert!(wrong.data().is_err());
    let setup = Setup {
        data: choice,
        ..Setup::default()
    };
    let stored: Setup = serde_json::from_str(&serde_json::to_string(&setup).unwrap()).unwrap();
    assert_eq!(
        Rules::new(&stored).unwrap().data.ships[0]
            .version(Version::Standard)
            .hull,
        9
    );
    let mut noted = files();
    noted.0[0].pointer_mut("/ships/0").unwrap()["note"] = json!("from the box");
    assert_eq!(Data::load(&noted).unwrap().hash, Data::embedded().hash);
}

/// Every number that a player sees on a card or a mission sheet says where it comes from.
#[test]
fn every_number_names_its_source() {
    fn source(label: Option<&Value>) -> bool {
        matches!(
            label.and_then(Value::as_str),
            Some("fact" | "inferred" | "designed")
        )
    }
    /// The numbers of an object: one label for the whole, or one for each field (`primary.range`).
    fn check(what: &str, object: &Value, path: &str, labels: &Value, missing: &mut Vec<String>) {
        for (name, value) in object.as_object().unwrap() {
            let field = if path.is_empty() {
                name.clone()
            } else {
                format!("{path}.{name}")
            };
            if name == "provenance" || source(labels.get(&field)) {
                continue;
            }
            match value {
                Value::Number(_) => missing.push(format!("{what}: {field}")),
                Value::Object(_) => check(what, value, &field, labels, missing),
                _ => {}
            }
        }
    }
    let [ships, cards, tiles, missions] = files().0;
    let mut missing = Vec::new();
    let list = |file: &Value, name: &str| file[name].as_array().unwrap().clone();
    for ship in list(&ships, "ships") {
        let id = ship["id"].as_str().unwrap();
        for name in ["ship_count", "spaces_when_transported"] {
            if ship[name].is_number() && !source(ship["provenance"].get(name)) {
                missing.push(format!("{id}: {name}"));
            }
        }
        for name in ["layout", "cells", "criticals"] {
            assert!(source(ship["grid"]["provenance"].get(name)), "{id}: {name}");
        }
        for (version, printed) in ship["versions"].as_object().unwrap() {
            let what = format!("{id} {version}");
            check(&what, printed, "", &printed["provenance"], &mut missing);
            assert!(source(printed["provenance"].get("secondary")), "{what}");
        }
    }
    for (id, ability) in ships["abilities"].as_object().unwrap() {
        assert!(source(ability.get("provenance")), "{id}");
    }
    for die in ["letter", "number"] {
        assert!(source(ships["dice"][die].get("provenance")));
    }
    for size in ["small", "medium", "large"] {
        assert!(source(ships["bases"][size].get("provenance")));
    }
    for card in list(&cards, "cards") {
        let id = card["id"].as_str().unwrap();
        check(id, &card, "", &card["provenance"], &mut missing);
        assert!(source(card["provenance"].get("effects")), "{id}");
    }
    for tile in list(&tiles, "tiles") {
        let id = tile["id"].as_str().unwrap();
        check(id, &tile, "", &tile["provenance"], &mut missing);
    }
    for (id, board) in missions["boards"].as_object().unwrap() {
        assert!(source(board.get("provenance")), "{id}");
    }
    for mission in list(&missions, "missions") {
        let id = mission["id"].as_str().unwrap();
        for name in [
            "fleets",
            "decks",
            "energy",
            "victory",
            "board",
            "tiles.positions",
        ] {
            assert!(source(mission["provenance"].get(name)), "{id}: {name}");
        }
    }
    assert_eq!(missing, Vec::<String>::new());
}
