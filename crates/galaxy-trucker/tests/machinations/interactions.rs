//! Cards together with other modules (GX-21.1 to GX-21.4).

use super::*;
use crate::support::ships::{steering, with_laser_pair};
use galaxy_trucker::support_team::{Ability, Member, a, b};
use galaxy_trucker::tiles::Kind;

fn able(mut ship: Ship, abilities: &[Ability]) -> Ship {
    ship.set_abilities(abilities.iter().copied().collect());
    ship
}

fn tile_of(wanted: fn(Kind) -> bool) -> u8 {
    let found = TileId::all().find(|tile| wanted(tile.tile().kind));
    found.expect("such a tile").number()
}

/// Proves GX-7.22: each joined pair of lasers counts one more.
#[test]
fn laser_pairs_count_in_an_ambush() {
    let pair = with_laser_pair(armed());
    let miss = [[1, 1]; 3];
    let weakest = |ships: &[(Ship, i32)]| {
        let flying = fly(ships, "ambush", &miss, 0);
        let found = flying.events().find_map(|event| match event {
            Event::Weakest { ship, .. } => Some(*ship),
            _ => None,
        });
        found.expect("somebody")
    };
    // A cannon and a pair beat a cannon, and tie with two cannons: then the one farther ahead is shot at.
    let mut two = armed();
    put(&mut two, 6, 6, 89, 0);
    assert_eq!(weakest(&[(armed(), 10), (pair, 8)]), 0);
    assert_eq!(weakest(&[(pair, 10), (armed(), 8)]), 1);
    assert_eq!(weakest(&[(pair, 10), (two, 8)]), 0);
}

/// A structural module with a hidden block to the left, a special hold with a hidden yellow one and a red one to the right.
fn hiding() -> Ship {
    let mut ship = able(
        crewed(II, &[(7, 8, 66, 0), (6, 7, 50, 0), (8, 7, 61, 0)]),
        &[a(Member::Smuggler), b(Member::StockBoy)],
    );
    store(&mut ship, 6, 7, goods(0, 0, 0, 1));
    store(&mut ship, 8, 7, goods(0, 1, 0, 0));
    ship
}

/// Proves GX-7.26 and GX-20.30: Cosmic Rays take hidden goods too.
#[test]
fn cosmic_rays_reach_hidden_goods() {
    let ship = hiding();
    assert_eq!(ship.hidden_goods(), goods(0, 1, 0, 1));
    let after = |dice: [u8; 2]| {
        let flying = fly(&[(ship, 10), (plain(), 8)], "cosmic_rays", &[dice], 0);
        flying.ship(0).goods()
    };
    assert_eq!(after([3, 3]), goods(0, 1, 0, 0), "column 6");
    assert_eq!(after([4, 4]), goods(0, 0, 0, 1), "column 8");
}

/// Proves GX-7.27 and GX-20.30: a Customs Inspection finds no hidden goods.
#[test]
fn customs_find_no_hidden_goods() {
    let flying = fly(
        &[(hiding(), 10), (plain(), 8)],
        "customs_inspection",
        &[],
        5,
    );
    assert!(flying.flight.is_over(), "nothing is in sight");
    assert_eq!(flying.ship(0).goods(), goods(0, 1, 0, 1));
    // A red block is never hidden.
    let mut ship = hiding();
    store(&mut ship, 8, 7, goods(1, 1, 0, 0));
    let mut flying = fly(&[(ship, 10), (plain(), 8)], "customs_inspection", &[], 5);
    let hidden = at(&ship, 6, 7);
    assert_eq!(
        flying.answer(0, give_up(&[hidden])),
        Err(Refusal::NoBlockThere(hidden))
    );
    flying.must(0, give_up(&[]));
    assert_eq!(credits(&flying, 0), 4, "one credit for the red block alone");
}

/// Proves GX-21.1 and GX-7.25: a Swindler gets a credit more with a bonus that a card pays; Architect and Bureaucrat change
/// nothing.
#[test]
fn members_at_a_checkpoint_and_a_quality_control() {
    let bare = plain();
    let earned = |ability: Option<Ability>, card: &str| {
        let abilities: Vec<Ability> = ability.into_iter().collect();
        // A second engine joined to nothing shows more connectors: the leader looks best.
        let ugly = crewed(II, &[(7, 8, 66, 0), (8, 7, 49, 0), (6, 7, 54, 0)]);
        assert!(ugly.exposed() > bare.exposed());
        let ships = [(able(bare, &abilities), 10), (ugly, 8)];
        let name = format!("machinations-{card}");
        let mut flying = Flying::lending(FlightKind::Second, &ships, &[&name], &[], 0);
        for _ in 0..10 {
            let asked = (0..2).find(|ship| flying.asked(*ship));
            match asked {
                Some(ship) => {
                    let command = flying.flight.default_answer(ship).expect("a default");
                    flying.must(ship, command);
                }
                None => break,
            }
        }
        [0, 1].map(|ship| flying.flight.pilots()[ship].earned)
    };
    // Flight 2 pays 8 and 6 for the places, 4 for the looks.
    assert_eq!(earned(None, "checkpoint"), [8, 6]);
    assert_eq!(earned(None, "quality_control"), [4, 0]);
    for member in [b(Member::Architect), b(Member::Bureaucrat)] {
        assert_eq!(earned(Some(member), "checkpoint"), [8, 6]);
        assert_eq!(earned(Some(member), "quality_control"), [4, 0]);
    }
    let swindler = Some(b(Member::Swindler));
    assert_eq!(earned(swindler, "checkpoint"), [9, 6]);
    assert_eq!(earned(swindler, "quality_control"), [5, 0]);
}

/// Proves GX-21.1: the bonuses after the flight are changed by a Bureaucrat, those of a Checkpoint before it were not.
#[test]
fn a_bureaucrat_changes_only_bonuses_after_the_flight() {
    let ships = [(able(plain(), &[b(Member::Bureaucrat)]), 10), (plain(), 8)];
    let name = "machinations-checkpoint";
    let mut flying = Flying::lending(FlightKind::Second, &ships, &[name], &[], 0).go();
    assert_eq!(flying.flight.pilots()[0].earned, 8);
    let with = galaxy_trucker::support_team::MemberUse::ChangeBonuses {
        finishing: 1,
        best_looking: -1,
    };
    flying.must(0, Command::UseMember { with });
    let rules = galaxy_trucker::flight_rules::FlightRules {
        changes: flying.flight.changes(),
        ..FlightKind::Second.rules()
    };
    let landed = flying.flight.landed(|_| 0);
    let (receipts, _) = galaxy_trucker::settlement::settle(&rules, &landed, |ship| ship);
    assert_eq!((receipts[0].earned, receipts[0].finishing), (8, 12));
}

/// Proves GX-21.2: the lines of Getting Even and Road Narrows are not rolled, so no thruster moves them.
#[test]
fn thrusters_do_not_help_against_lines_that_nobody_rolled() {
    let ship = steering();
    let thrusts = |flying: &Flying| {
        (0..2).any(|ship| matches!(flying.flight.question(ship), Some(Question::Thrust { .. })))
    };
    // A rolled shot in the same column could be moved.
    let rolled = Flying::new(
        FlightKind::Second,
        &[(ship, 10), (ship, 8)],
        &["I-meteoric_swarm-3"],
        &[[4, 4]],
    )
    .go();
    assert!(thrusts(&rolled));
    let narrows = fly(&[(ship, 10), (plain(), 8)], "road_narrows", &[], 0);
    assert!(!thrusts(&narrows));
    assert_eq!(lost(&narrows, 0)[0], LostBy::Destroyed, "the column is hit");
    let mut even = fly(&[(ship, 10), (armed(), 8)], "getting_even", &[], 0);
    for _ in 0..6 {
        assert!(!thrusts(&even));
        let Some(asked) = (0..2).find(|ship| even.asked(*ship)) else {
            break;
        };
        let command = match even.flight.question(asked) {
            Some(Question::Pay { .. }) => Command::Accept { yes: false },
            _ => even.flight.default_answer(asked).expect("a default"),
        };
        even.must(asked, command);
    }
    assert!(!has(&even, |event| matches!(
        event,
        Event::ThrusterFired { .. }
    )));
}

/// Proves GX-21.3, GX-7.20 and GX-7.28: solar panels are neither tested nor emptied.
#[test]
fn panels_are_neither_tested_nor_emptied() {
    let panel = tile_of(|kind| kind == Kind::SolarPanel);
    let ship = crewed(II, &[(7, 8, 66, 0), (8, 7, panel, 0)]);
    assert!(ship.tested().is_empty());
    for card in ["system_test", "eco_patrol"] {
        let flying = fly(&[(ship, 10), (plain(), 8)], card, &[], 5);
        assert!(flying.flight.is_over(), "{card}");
        assert_eq!(lost(&flying, 0), [], "{card}");
        assert_eq!(credits(&flying, 0), 5, "{card}");
    }
    // A battery beside it is asked for.
    let flying = fly(&[(powered(), 10), (plain(), 8)], "eco_patrol", &[], 5);
    assert!(flying.asked(0));
}

/// Proves GX-21.4 and GX-7.31: the new kinds of components are in no category.
#[test]
fn new_kinds_are_in_no_category() {
    let new: [fn(Kind) -> bool; 4] = [
        |kind| kind == Kind::CrubotStation,
        |kind| kind == Kind::SolarPanel,
        |kind| kind == Kind::AntiPersonnelLaser,
        |kind| matches!(kind, Kind::Thruster { .. }),
    ];
    for wanted in new {
        let mut ship = plain();
        let before = Category::ALL.map(|category| ship.in_category(category).len());
        put(&mut ship, 8, 7, tile_of(wanted), 0);
        let after = Category::ALL.map(|category| ship.in_category(category).len());
        assert_eq!(before, after, "{}", tile_of(wanted));
    }
    let mut ship = plain();
    put(&mut ship, 8, 7, 9, 0);
    assert_eq!(ship.in_category(Category::Batteries).len(), 1);
}
