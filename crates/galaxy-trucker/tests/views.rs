//! Views as they are written for the server's documents.

use crate::support::Table;
use crate::support::setups::everything;
use galaxy_trucker::command::Command;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::{SeatView, StageName, View};
use galaxy_trucker::setup::Setup;
use serde_json::{Value, json};
use table::{Dice, Game, Seat};

fn keys(object: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = object.as_object().unwrap().keys().map(|k| &**k).collect();
    keys.sort_unstable();
    keys
}

/// The server keeps the written view of each table: a field of an expansion that is not played must not be in it.
fn has_no_field_of_an_expansion(table: &Table) {
    let view = json!(table.view());
    let fields = "bank card claim_until deck face_down face_up flight go handler hourglass numbers order paused piles \
                  players receipts revealed rollback setup ships stage";
    assert_eq!(keys(&view).join(" "), fields);
    let setup = "aids bank data fire_drill_seconds flights hourglass_seconds limit_percent open_credits open_hands pace \
                 rollback rough_roads_removed shared_looking strict_placement teams turn_when_idle visions";
    assert_eq!(keys(&view["setup"]).join(" "), setup);
    let flight = "class index kind number of";
    assert_eq!(keys(&view["flight"]).join(" "), flight);
    for player in view["players"].as_array().unwrap() {
        let player = keys(player).join(" ");
        let fields = "credits hand holding left looking pause question ready ship until";
        assert_eq!(player, fields);
    }
    for ship in view["ships"].as_array().unwrap() {
        let ship = keys(ship).join(" ");
        let fields =
            "cells contents counts earned faults gave_up lost number position set_aside unfixed";
        assert_eq!(ship, fields);
    }
    let own = json!(table.game.seat_view(Seat(0)));
    let fields = "alien_cabins credits hand hand_was_set_aside own_counts own_faults pile places standing_order";
    assert_eq!(keys(&own).join(" "), fields);
}

#[test]
fn the_base_game_writes_no_field_of_an_expansion() {
    let mut table = Table::dealing(Setup::default(), 4, &[]);
    has_no_field_of_an_expansion(&table);
    for seat in 0..4 {
        table.must(seat, Command::Finish { number: None });
    }
    assert_eq!(table.view().stage, StageName::Flight);
    has_no_field_of_an_expansion(&table);
}

#[test]
fn a_written_view_is_read_back_with_every_field() {
    let mut dice = Dice::new(table::Seed::from_u64(7));
    let base = Setup::default();
    for setup in [base, everything(vec![FlightKind::Third])] {
        let mut table = Table::new(setup, 4, 7);
        table.play_out(&mut dice, |table| {
            let view = table.view();
            let read: View = serde_json::from_value(json!(view)).unwrap();
            assert_eq!(read, view);
            let own = table.game.seat_view(Seat(1));
            let read: SeatView = serde_json::from_value(json!(own)).unwrap();
            assert_eq!(read, own);
        });
    }
}

/// Set-ups are stored with tables: earlier versions wrote every field.
#[test]
fn a_setup_is_read_with_and_without_modules_that_are_off() {
    let all = everything(vec![FlightKind::Third]);
    for setup in [Setup::default(), all] {
        let read: Setup = serde_json::from_value(json!(setup)).unwrap();
        assert_eq!(read, setup);
    }
    let off = json!({
        "fifth_wheel": false, "new_technologies": false, "evil_machinations": false, "second_box_components": false,
        "intruders": false, "support_team": "off", "bonus_cards": false, "new_adventures": false, "rough_roads": 0,
        "rough_roads_by_seat": [], "difficulty_dice": 0,
    });
    let mut written = json!(Setup::default());
    let fields = written.as_object_mut().unwrap();
    fields.extend(off.as_object().unwrap().clone());
    let read: Setup = serde_json::from_value(written).unwrap();
    assert_eq!(read, Setup::default());
}
