//! Rough Roads: what the cards change about one ship (GX-8).

use crate::support::ships::{at, crewed, put, ship};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::rough_roads::RoughRoad;
use galaxy_trucker::ship::Ship;
use galaxy_trucker::side::Side;
use galaxy_trucker::square::Squares;
use galaxy_trucker::tiles::{Kind, TileId};

const II: ShipClass = ShipClass::II;

fn under(road: RoughRoad, mut ship: Ship) -> Ship {
    ship.set_roads(road.set());
    ship
}

/// Proves GX-8.27, GX-8.28 and GX-XX-15.
#[test]
fn bum_batteries_cost_one_token_more_for_each_component() {
    let plain = ship(II, &[]);
    let bum = under(RoughRoad::BumBatteries, plain);
    assert_eq!((plain.price(1, 1), bum.price(1, 1)), (1, 2), "a shield");
    assert_eq!(
        (plain.price(2, 1), bum.price(2, 1)),
        (2, 3),
        "with its booster"
    );
    assert_eq!(bum.price(2, 2), 4, "two double cannons");
    assert_eq!((plain.uses(3), bum.uses(3)), (3, 1));
}

/// Proves GX-8.49a, GX-8.49b and GX-8.52.
#[test]
fn nothing_in_the_dead_column_works_but_building_rules_apply() {
    // A forward cannon above the starting cabin, an engine below it, a battery and a hold beside it.
    let mut built = ship(II, &[(7, 8, 66, 0), (7, 6, 88, 0), (6, 7, 16, 2)]);
    put(&mut built, 7, 5, 88, 0);
    assert!(!built.is_legal(), "a tile in front of the cannon at 7-6");
    let mut ship = crewed(II, &[(7, 8, 66, 0), (7, 6, 88, 0), (6, 7, 16, 2)]);
    assert_eq!(ship.engine_strength(Squares::EMPTY), 1);
    let mut launched = ship;
    launched.set_contents(at(&ship, 7, 7), Default::default());
    launched.switch_off(ship.column_squares(7));
    launched.fit_out();
    assert_eq!(launched.engine_strength(Squares::EMPTY), 0);
    assert_eq!(launched.cannon_strength_x2(Squares::EMPTY), 0);
    assert_eq!(launched.humans(), 0, "the starting cabin receives no crew");
    assert!(!launched.works(at(&ship, 7, 6)) && launched.works(at(&ship, 6, 7)));
    assert_eq!(
        launched.holds(),
        at(&ship, 6, 7).set(),
        "outside the column"
    );
    ship.switch_off(ship.column_squares(6));
    assert!(ship.holds().is_empty(), "a dead hold takes no goods");
    // What is written down is read again.
    let text = serde_json::to_string(&ship).expect("JSON");
    let read: Ship = serde_json::from_str(&text).expect("a ship");
    assert_eq!(read, ship);
}

/// Proves GX-8.50.
#[test]
fn plating_works_in_the_dead_zone_and_lasers_and_panels_do_not() {
    let of_kind = |wanted: fn(Kind) -> bool| {
        TileId::all()
            .find(|tile| wanted(tile.tile().kind))
            .expect("such a tile")
            .number()
    };
    let dead_with = |tile: u8| {
        let mut built = ship(II, &[]);
        put(&mut built, 8, 7, tile, 0);
        let mut dead = built;
        dead.switch_off(built.column_squares(8));
        (built, dead)
    };
    let (built, dead) = dead_with(of_kind(|kind| kind == Kind::Plating));
    let square = at(&built, 8, 7);
    assert!(Side::ALL.iter().any(|side| built.is_plated(square, *side)));
    for side in Side::ALL {
        assert_eq!(built.is_plated(square, side), dead.is_plated(square, side));
    }
    let (built, dead) = dead_with(of_kind(|kind| matches!(kind, Kind::PlatedHold { .. })));
    assert!(Side::ALL.iter().any(|side| dead.is_plated(square, *side)));
    assert!(!built.holds().is_empty() && dead.holds().is_empty());
    let (built, dead) = dead_with(of_kind(|kind| kind == Kind::SolarPanel));
    assert!(!built.fresh_panels().is_empty() && dead.fresh_panels().is_empty());
    let laser = of_kind(|kind| kind == Kind::AntiPersonnelLaser);
    let (built, dead) = dead_with(laser);
    assert!(built.defence(square).is_some() && dead.defence(square).is_none());
}
