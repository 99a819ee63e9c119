//! The declarations of the 48 cards against the tables of the rules (NF-1, NF-2, NF-13, NF-14).

use crate::rules::flight_builder::prelude::*;
use space_alert::ThreatId;
use space_alert::threats::{Colour, Location, Remedy, Severity, Traits};

const RULES: &str = include_str!("../../../../docs/rules/space-alert-new-frontier.md");

/// The cells of the table row of a card, after its id.
fn row(code: &str) -> Vec<&'static str> {
    let start = format!("| {code} |");
    let line = RULES.lines().find(|line| line.starts_with(&start));
    let line = line.unwrap_or_else(|| panic!("the rules have no row for {code}"));
    line.split('|').map(str::trim).skip(2).collect()
}

fn number(cell: &str) -> u8 {
    match cell {
        "-" => 0,
        _ => cell.parse().expect("a number"),
    }
}

fn new_cards() -> impl Iterator<Item = ThreatId> {
    ThreatId::all().filter(|id| id.is_frontier())
}

/// Proves NF-13.1.1.
#[test]
fn every_card_has_the_values_of_the_tables() {
    for id in new_cards() {
        let (card, cells) = (id.card(), row(id.code()));
        match card.location {
            Location::External => {
                let values = [cells[1], cells[2], cells[3]].map(number);
                let declared = [card.shield as u8, card.hit_points, card.speed];
                assert_eq!(declared, values, "{}", card.code);
            }
            Location::Internal => {
                let values = [cells[2], cells[3], cells[4]].map(number);
                let declared = [card.hit_points, card.speed, card.inaccessible];
                assert_eq!(declared, values, "{}", card.code);
                let letter = match card.remedy {
                    Remedy::Repair(System::A) => "`A`",
                    Remedy::Repair(System::B) => "`B`",
                    Remedy::Repair(System::C) => "`C`",
                    _ => "`BB`",
                };
                assert!(cells[1].starts_with(letter), "{}", card.code);
                let retaliates = cells[1].contains("Ret.");
                assert_eq!(
                    card.traits.has(Traits::FIGHTS_BACK),
                    retaliates,
                    "{}",
                    card.code
                );
                let initials = ["UR", "UW", "UB", "LR", "LW", "LB"];
                for (station, initials) in Station::ALL.into_iter().zip(initials) {
                    let printed = cells[1].contains(initials);
                    // The side of the Lateral Laser Jam depends on the turn.
                    if id.code() != LATERAL_LASER_JAM {
                        assert_eq!(card.stations.has(station), printed, "{}", card.code);
                    }
                }
            }
        }
    }
}

/// Proves NF-2.1, NF-13.1.3.
#[test]
fn points_go_with_colour_and_severity() {
    for id in new_cards() {
        let card = id.card();
        let lower = match (card.severity, card.colour) {
            (Severity::Common, Colour::White) => 2,
            (Severity::Common, Colour::Yellow) => 3,
            (Severity::Common, Colour::Red) | (Severity::Serious, Colour::White) => 4,
            (Severity::Serious, Colour::Yellow) => 6,
            (Severity::Serious, Colour::Red) => 8,
        };
        let (survived, destroyed) = match id.code() {
            SEALED_CAPSULE => (Some(0), 0),
            TRANSMITTER_SATELLITE | TRANSMITTER_BLUE | TRANSMITTER_RED => (Some(4), 8),
            OVERLORD => (None, 8),
            PARASITE => (Some(8), 18),
            _ => (Some(lower), 2 * lower),
        };
        assert_eq!(card.survived, survived, "{}", card.code);
        assert_eq!(card.destroyed, destroyed, "{}", card.code);
    }
}

/// Proves NF-1.8.
#[test]
fn there_is_one_fighter_and_one_stealth_fighter_of_speed_3() {
    let with_code = |code: &str| ThreatId::all().filter(|id| id.code() == code).count();
    for code in [FIGHTER, STEALTH_FIGHTER] {
        assert_eq!(with_code(code), 1);
        assert_eq!(card(code).card().speed, 3);
        assert_eq!(card(code).card().severity, Severity::Common);
    }
}

/// Proves NF-1.9.
#[test]
fn abilities_go_with_the_colours() {
    let yellow = Traits::PHASING.and(Traits::MEGASHIELD);
    let red = Traits::POLARIZED.and(Traits::COVERS_ALL);
    for id in new_cards() {
        let card = id.card();
        let is_yellow = card.traits.has(yellow) || card.inaccessible > 0;
        let is_red = card.traits.has(red) || card.draws.is_some();
        match card.colour {
            Colour::White => assert!(!is_yellow && !is_red, "{}", card.code),
            Colour::Yellow => assert!(!is_red, "{}", card.code),
            Colour::Red => {}
        }
    }
}

/// The rows of the glossary of new threats: English and French names.
fn glossary() -> Vec<(&'static str, &'static str)> {
    let section = RULES.split("### New threats\n").nth(1).expect("a glossary");
    let section = section.split("###").next().expect("its table");
    let rows = section.lines().filter(|line| line.starts_with("| "));
    rows.skip(1)
        .flat_map(|row| {
            let cells: Vec<&str> = row.split('|').map(str::trim).collect();
            [(cells[1], cells[2]), (cells[3], cells[4])]
        })
        .filter(|(english, _)| !english.is_empty())
        .collect()
}

/// Proves NF-MD-8. Names that the glossary has are used; the others have a name of our own.
#[test]
fn every_card_has_a_french_name() {
    use i18n::{Lang, Words};
    let plain = |name: &str| {
        let name = name.to_lowercase().replace(" (c)", "");
        name.replace(['é', 'è'], "e").replace('\u{2019}', "'")
    };
    let known = glossary();
    let mut given = 0;
    for id in new_cards() {
        let name = |lang| {
            let text = table::Text::new(format!("sa-threat-{}", id.code()));
            Words::of(lang).check(&text).expect("a name")
        };
        let (english, french) = (name(Lang::En), name(Lang::Fr));
        assert!(!french.is_empty());
        let entry = known.iter().find(|(known, _)| {
            plain(&english).starts_with(&plain(known)) || plain(known) == plain(&english)
        });
        if let Some((_, glossed)) = entry
            && *glossed != "-"
            && !glossed.contains("story text")
        {
            assert!(
                plain(&french).starts_with(&plain(glossed)),
                "{french} is {glossed}"
            );
            given += 1;
        }
    }
    assert!(given >= 25, "{given} names of the glossary");
}

/// Proves NF-MD-2. In place of the printed text, every card tells what it does at X, Y and Z in words of ours, in both
/// languages.
#[test]
fn every_card_is_told_in_words() {
    use i18n::{Lang, Words};
    let catalogue = space_alert::card_catalogue::catalogue();
    let cards = catalogue.cards.iter().filter(|card| card.frontier);
    assert_eq!(cards.clone().count(), 48);
    for card in cards {
        let texts = card.x.iter().chain(&card.y).chain(&card.z);
        assert!(!card.z.is_empty(), "{:?} does nothing at Z", card.code);
        for effect in texts {
            for lang in Lang::ALL {
                for text in effect.when.iter().chain([&effect.text]) {
                    let told = Words::of(lang).check(text);
                    assert!(told.is_ok(), "{:?}: {told:?}", card.code);
                }
            }
        }
    }
}

/// Proves NF-MD-7. Which threats have oval tokens is not known: every internal threat stands on the ship with tokens of its
/// own, but for the Parasite, which has a host.
#[test]
fn every_internal_threat_has_its_tokens() {
    for id in new_cards().filter(|id| id.card().location == Location::Internal) {
        let mut ship = frontier_ship().inside(1, id.code());
        if let Some(side) = id.card().draws {
            let drawn = match side {
                Location::Internal => SKIRMISHERS_RED,
                Location::External => FIGHTER,
            };
            ship = ship.calls(id.code(), drawn);
        }
        let f = ship.fly();
        let at = f.after_step(1, |s| matches!(s, Step::Appears { .. }));
        let tokens = crate::rules::flight_builder::find(at, id.code()).at;
        assert_eq!(tokens.is_empty(), id.code() == PARASITE, "{}", id.code());
    }
}
