//! Cards that compare ships, and those that move or pay them.

use super::*;

/// Proves GX-7.25: finishing bonuses at once, by the present order.
#[test]
fn a_checkpoint_pays_the_finishing_bonuses() {
    let ships = [(plain(), 4), (plain(), 10), (plain(), 7)];
    let flying = fly(&ships, "checkpoint", &[], 1);
    assert_eq!([0, 1, 2].map(|ship| credits(&flying, ship)), [5, 9, 7]);
}

/// Proves GX-7.11: a Checkpoint has no five-player symbol, so its second bonus is the second bonus.
#[test]
fn five_player_rules_apply_only_to_cards_with_the_symbol() {
    let ships = [10, 8, 6, 4, 2].map(|at| (plain(), at));
    let flying = of_five(&ships, "checkpoint", &[]);
    assert_eq!(
        [0, 1, 2, 3, 4].map(|ship| credits(&flying, ship)),
        [8, 6, 4, 2, 0]
    );
}

/// Proves GX-7.25: the best-looking bonus for all with the fewest exposed connectors.
#[test]
fn quality_control_pays_the_best_looking_ships() {
    // The plain ships have three exposed connectors, the other one more.
    let rough = crewed(II, &[(7, 8, 67, 0)]);
    let flying = fly(
        &[(plain(), 10), (rough, 8), (plain(), 6)],
        "quality_control",
        &[],
        0,
    );
    assert_eq!([0, 1, 2].map(|ship| credits(&flying, ship)), [4, 0, 4]);
}

/// Proves GX-7.26: one roll for all (GX-0.24); goods in the column are lost.
#[test]
fn cosmic_rays_take_the_goods_of_a_column() {
    let mut hauler = crewed(II, &[(7, 8, 66, 0), (8, 7, 61, 0), (6, 7, 16, 2)]);
    store(&mut hauler, 8, 7, goods(2, 0, 0, 0));
    store(&mut hauler, 6, 7, goods(0, 1, 0, 1));
    let flying = fly(&[(hauler, 10), (hauler, 8)], "cosmic_rays", &[[4, 4]], 0);
    for ship in [0, 1] {
        assert_eq!(flying.ship(ship).goods(), goods(0, 1, 0, 1));
    }
    let rolls = flying
        .events()
        .filter(|event| matches!(event, Event::ColumnRolled { roller: 0, .. }));
    assert_eq!(rolls.count(), 1);
}

/// Proves GX-7.31: strictly the most; a stasis chamber is no cabin.
#[test]
fn trustbusters_break_up_majorities() {
    let mut rich = crewed(II, &[(7, 8, 66, 0), (8, 7, 45, 0), (6, 7, 150, 0)]);
    put(&mut rich, 7, 6, 88, 0);
    assert_eq!(rich.in_category(Category::Cabins).len(), 2);
    let mut flying = fly(&[(rich, 10), (plain(), 8)], "trustbusters", &[], 0);
    assert!(has(&flying, |event| *event
        == Event::SingledOut {
            ship: 0,
            by: Extreme::Most(Category::Cabins)
        }));
    let cabin = at(&rich, 8, 7);
    let chamber = at(&rich, 6, 7);
    assert_eq!(
        flying.answer(0, give_up(&[chamber])),
        Err(Refusal::NotTested(chamber))
    );
    flying.must(0, give_up(&[cabin]));
    // The only cannon goes without a question; engines are equal, and nobody has batteries, holds or shields.
    assert_eq!(lost(&flying, 0), [LostBy::GivenUp, LostBy::GivenUp]);
    assert_eq!(lost(&flying, 1), []);
    assert!(!has(&flying, |event| *event
        == Event::SingledOut {
            ship: 0,
            by: Extreme::Most(Category::Engines)
        }));
}

/// Proves GX-7.24: all close up, ships in hyperspace included.
#[test]
fn a_traffic_jam_reaches_hyperspace() {
    let booster = jumper();
    let ships = [(plain(), 20), (booster, 12), (plain(), 5)];
    let names = ["I-stardust-1", "machinations-traffic_jam"];
    let mut flying = Flying::lending(FlightKind::Second, &ships, &names, &[], 0).go();
    jump(&mut flying, 1);
    let stardust = positions(&flying, 3);
    flying.stay();
    assert_eq!(flying.position(1), Some(stardust[0] - 1), "in hyperspace");
    assert_eq!(flying.position(2), Some(stardust[0] - 2));
    assert_eq!(flying.position(0), Some(stardust[0]));
}

/// A ship with an engine booster, a token and a spare engine.
fn jumper() -> Ship {
    let booster = (1..=186)
        .find(|tile| {
            let id = galaxy_trucker::tiles::TileId::new(*tile).expect("a tile");
            id.tile().kind == galaxy_trucker::tiles::Kind::EngineBooster
        })
        .expect("a booster");
    let mut ship = crewed(II, &[(7, 8, 71, 0), (8, 7, 13, 0), (6, 8, 66, 0)]);
    for turns in 0..4 {
        for (column, row) in [(8, 8), (6, 7)] {
            let mut with = ship;
            put(&mut with, column, row, booster, turns);
            if with
                .jumps(1)
                .first()
                .is_some_and(|jump| jump.engine == at(&ship, 7, 8))
            {
                tokens(&mut with, 8, 7, 1);
                return with;
            }
        }
    }
    put(&mut ship, 8, 8, booster, 0);
    panic!("no place for the booster");
}

/// Jumps, and flies on with the larger piece.
fn jump(flying: &mut Flying, ship: usize) {
    let with: Option<Jump> = flying.ship(ship).jumps(1).first().copied();
    let batteries = Vec::new();
    flying.must(ship, Command::Jump { with, batteries });
    if flying.asked(ship) {
        let keep = flying.flight.default_answer(ship).expect("a default");
        flying.must(ship, keep);
    }
}

/// Proves GX-2.40: hyperspace avoids the other cards of Evil Machinations.
#[test]
fn hyperspace_avoids_machinations() {
    let booster = jumper();
    let ships = [(plain(), 20), (booster, 12)];
    let mut flying = fly(&ships, "checkpoint", &[], 0);
    jump(&mut flying, 1);
    assert_eq!((credits(&flying, 0), credits(&flying, 1)), (8, 0));
}

/// Proves GX-7.33: twice the engine strength, and without engines the flight is over.
#[test]
fn wide_open_space_doubles_the_way() {
    let still = crewed(II, &[(7, 6, 88, 0)]);
    let flying = fly(&[(plain(), 10), (still, 8)], "wide_open_space", &[], 0);
    assert_eq!(flying.position(0), Some(12));
    assert_eq!(
        flying.flight.pilots()[1].gave_up,
        Some(GaveUpBecause::NoEngines)
    );
}

/// Proves GX-0.21: strengths are counted in order, leader first; the fastest pays the flight number (GX-0.7).
#[test]
fn a_speed_trap_catches_the_fastest() {
    let fast = crewed(II, &[(7, 8, 66, 0), (6, 8, 66, 0)]);
    let double = crewed(II, &[(7, 8, 81, 0), (8, 7, 13, 0)]);
    let mut flying = fly(&[(double, 10), (fast, 8), (fast, 6)], "speed_trap", &[], 5);
    assert!(flying.asked(0), "may power the double engine");
    flying.power(0, &[]);
    // Two are equally fast: the one farther ahead pays.
    assert_eq!([0, 1, 2].map(|ship| credits(&flying, ship)), [5, 3, 5]);
    assert_eq!(positions(&flying, 3), [10, 7, 6]);
}

/// Proves GX-7.10: from the largest crew to the smallest.
#[test]
fn poachers_take_a_human_to_the_smallest_crew() {
    let crowded = crewed(II, &[(7, 8, 66, 0), (8, 7, 45, 0)]);
    let mut short = plain();
    crate::support::ships::humans(&mut short, 7, 7, 1);
    let mut flying = fly(&[(short, 10), (crowded, 8)], "crew_poachers", &[], 0);
    let from = vec![at(&crowded, 8, 7)];
    assert_eq!(
        flying.flight.question(1),
        Some(&Question::LoseHumans { count: 1 })
    );
    flying.must(1, Command::LoseCrew { from });
    let aboard = flying.flight.default_answer(0).expect("room for one");
    flying.must(0, aboard);
    assert_eq!(flying.ship(0).humans(), 2);
    assert_eq!(flying.ship(1).humans(), 3);
    // Equal crews: nobody is singled out.
    let flying = fly(&[(plain(), 10), (plain(), 8)], "crew_poachers", &[], 0);
    assert!(has(&flying, |event| *event == Event::NoEffect));
}

/// Proves GX-7.15: equal numbers of exposed connectors cost credits, borrowed if need be.
#[test]
fn copycats_pay() {
    let rough = crewed(II, &[(7, 8, 67, 0)]);
    let ships = [(plain(), 10), (rough, 8), (plain(), 6)];
    let flying = fly(&ships, "copycats", &[], 2);
    assert_eq!([0, 1, 2].map(|ship| credits(&flying, ship)), [9, 2, 9]);
    assert_eq!([0, 1, 2].map(|ship| loans(&flying, ship)), [1, 0, 1]);
}

/// Whoever is alone has nobody to be compared with (as GX-2.42).
#[test]
fn comparisons_need_two_ships() {
    for card in [
        "ambush",
        "speed_trap",
        "trustbusters",
        "crew_poachers",
        "getting_even",
    ] {
        let flying = fly(&[(powered(), 10)], card, &[], 0);
        assert!(has(&flying, |event| *event == Event::NoEffect), "{card}");
        assert!(!flying.asked(0), "{card}");
    }
}
