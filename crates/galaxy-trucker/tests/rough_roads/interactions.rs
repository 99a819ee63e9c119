//! Rough Roads together with other modules (GX-21.5, GX-21.6).

use super::*;
use crate::support::ships::{card, fitted, try_fitted, with_laser_pair};
use galaxy_trucker::cards::CardId;
use galaxy_trucker::question::Thrust;
use galaxy_trucker::support_team::{Ability, Member, a, b};
use galaxy_trucker::tiles::{Kind, TileId};

/// A flight under these cards with unused cards and components.
fn fly_with(
    roads: &[RoughRoad],
    ships: &[(Ship, i32)],
    cards: &[&str],
    unused: (&[&str], &[u8]),
    dice: &[[u8; 2]],
) -> Flying {
    let ships: Vec<(Ship, i32)> = ships
        .iter()
        .map(|(ship, at)| (under(roads, *ship), *at))
        .collect();
    let mut flying = Flying::lending(FlightKind::Second, &ships, cards, dice, 20);
    flying.flight = flying
        .flight
        .with_unused_cards(unused.0.iter().map(|name| card(name)).collect())
        .with_unused_tiles(unused.1.iter().filter_map(|id| TileId::new(*id)).collect());
    flying.go()
}

fn able(mut ship: Ship, abilities: &[Ability]) -> Ship {
    ship.set_abilities(abilities.iter().copied().collect());
    ship
}

/// Answers by default as long as this card is on the table.
fn finish_card(flying: &mut Flying) {
    for _ in 0..200 {
        let asked = (0..flying.flight.pilots().len()).find(|ship| flying.asked(*ship));
        match asked.filter(|_| !flying.flight.between_cards()) {
            Some(ship) => {
                let command = flying.flight.default_answer(ship).expect("a default");
                flying.must(ship, command);
            }
            None => return,
        }
    }
    panic!("the card does not end");
}

fn revealed(flying: &Flying) -> Vec<&'static str> {
    let cards = flying.flight.revealed();
    cards.iter().map(|card: &CardId| card.card().name).collect()
}

/// Proves GX-8.12 and GX-21.5: stronger players fire first, then, if the user goes on, a derelict that fights back.
#[test]
fn a_derelict_shoots_after_the_players_behind() {
    let user = crewed(
        II,
        &[(7, 8, 66, 0), (8, 7, 40, 0), (6, 7, 41, 0), (9, 7, 42, 0)],
    );
    assert_eq!(user.crew(), 8);
    let armed = crewed(II, &[(7, 8, 66, 0), (7, 6, 88, 0)]);
    let fired = |goes_on: bool| {
        let mut flying = fly(
            &[RoughRoad::StiffCompetition],
            &[(user, 10), (armed, 8)],
            &["IV-abandoned_ship-1"],
            &[MISS; 4],
        );
        use_card(&mut flying, 0, true);
        use_card(&mut flying, 0, goes_on);
        let shots: Vec<(Size, Side, u8)> = flying
            .events()
            .filter_map(|event| match event {
                Event::HazardRolled { hazard, roller, .. } => {
                    Some((hazard.size, hazard.from, *roller))
                }
                _ => None,
            })
            .collect();
        shots
    };
    let behind = (Size::Large, Side::Rear, 1);
    assert_eq!(
        fired(true),
        [
            behind,
            (Size::Small, Side::Front, 0),
            (Size::Small, Side::Right, 0)
        ]
    );
    assert_eq!(
        fired(false),
        [behind],
        "nobody uses it, so it does not fire"
    );
}

/// Whether the first card of two goes face down, after these answers and then the defaults.
fn goes_face_down(mut flying: Flying, answers: &[(usize, Command)]) -> bool {
    for (ship, command) in answers {
        flying.must(*ship, command.clone());
    }
    finish_card(&mut flying);
    assert_eq!(revealed(&flying).len(), 1);
    !flying.flight.face_down().is_empty()
}

/// Proves GX-8.20 and GX-21.5 for events, derelicts and enemies.
#[test]
fn unused_opportunities_go_face_down() {
    let strong = {
        let mut ship = plain();
        for column in [6, 7, 8, 9] {
            put(&mut ship, column, 6, 88, 0);
        }
        put(&mut ship, 5, 7, 89, 0);
        ship
    };
    let first = |ship: Ship, name: &str| {
        let ships = [(ship, 20), (plain(), 14)];
        let cards = [name, "I-stardust-1"];
        fly_with(&[RoughRoad::DejaVu], &ships, &cards, (&[], &[]), &[MISS; 8])
    };
    for event in [
        "I-meteoric_swarm-1",
        "I-open_space-1",
        "I-combat_zone-1",
        "I-stardust-1",
        "machinations-cosmic_rays",
        "machinations-toll_gate",
    ] {
        assert!(goes_face_down(first(plain(), event), &[]), "{event}");
    }
    let accept = |yes| (0, Command::Accept { yes });
    let derelict = || first(plain(), "I-abandoned_ship-2");
    assert!(!goes_face_down(derelict(), &[accept(true)]));
    assert!(goes_face_down(derelict(), &[accept(false)]));
    assert_eq!(strong.cannon_strength_x2(Squares::EMPTY), 10);
    assert!(!goes_face_down(first(strong, "I-smugglers-1"), &[]));
    assert!(goes_face_down(first(plain(), "I-smugglers-1"), &[]));
}

/// Proves GX-8.20 for bonus cards and Evil Machinations.
#[test]
fn depots_junkyards_junkers_and_stranded_ships_are_opportunities() {
    let parts: [u8; 6] = [88, 90, 45, 16, 49, 53];
    let powered = crewed(II, &[(7, 8, 66, 0), (6, 7, 9, 0)]);
    let first = |name: &str| {
        let ships = [(powered, 20), (powered, 14)];
        let cards = [name, "I-stardust-1"];
        fly_with(&[RoughRoad::DejaVu], &ships, &cards, (&[], &parts), &[])
    };
    let visit = |flying: &Flying| {
        let Some(Question::Fit { tiles }) = flying.flight.question(0) else {
            panic!("{:?}", flying.flight.question(0));
        };
        let part = tiles.iter().flat_map(|tile| powered.places_for(*tile));
        (0, Command::Fit { part: part.last() })
    };
    let depot = first("I-star_depot-1");
    assert!(!goes_face_down(first("I-star_depot-1"), &[visit(&depot)]));
    assert!(goes_face_down(depot, &[]));
    let stop = |at| (0, Command::Stop { at });
    let junkyard = || first("II-space_junkyard-1");
    let Some(Question::Stop { free }) = junkyard().flight.question(0).cloned() else {
        panic!("a junkyard");
    };
    let stopped = stop(free.first().copied());
    assert!(!goes_face_down(junkyard(), &[stopped]));
    assert!(goes_face_down(
        junkyard(),
        &[stop(None), (1, Command::Stop { at: None })]
    ));
    let junker = || first("machinations-junker_for_sale");
    let bid = |ship, credits| (ship, Command::Bid { credits });
    assert!(!goes_face_down(junker(), &[bid(0, Some(1)), bid(1, None)]));
    assert!(goes_face_down(junker(), &[bid(0, None), bid(1, None)]));
    let stranded = || first("machinations-stranded_ship");
    let help = |ship, yes| (ship, Command::Accept { yes });
    assert!(!goes_face_down(stranded(), &[help(0, true)]));
    assert!(goes_face_down(
        stranded(),
        &[help(0, false), help(1, false)]
    ));
}

/// Proves GX-8.20 for intruders: beaten by at least one player; of a double one a single player must beat both.
#[test]
fn beaten_intruders_go_face_up() {
    // A cabin out of the way, so that somebody is left.
    let ship = |tiles: &[(u8, u8, u8, u8)]| {
        let mut all = vec![(7, 8, 66, 0), (9, 6, 40, 0)];
        all.extend_from_slice(tiles);
        crewed(II, &all)
    };
    let meet = |guarded: Ship, card: &str| {
        let ships = [(guarded, 20), (ship(&[]), 14)];
        let cards = [card, "I-stardust-1"];
        let mut flying = fly_with(&[RoughRoad::DejaVu], &ships, &cards, (&[], &[]), &[SEVEN]);
        finish_card(&mut flying);
        let earned = flying.flight.pilots()[0].earned;
        (earned, flying.flight.face_down().is_empty())
    };
    // From the left in row 7: behind the first component stands a laser, or not.
    let guarded = ship(&[(5, 7, 50, 0), (6, 7, 198, 0)]);
    assert_eq!(meet(guarded, "I-predator-1"), (2, true));
    assert_eq!(meet(ship(&[(5, 7, 50, 0)]), "I-predator-1"), (0, false));
    // Both of a double one come from the front in column 7 and go on to the same laser.
    let both = ship(&[(7, 5, 50, 0), (7, 6, 198, 3)]);
    assert_eq!(meet(both, "III-predator-2"), (6, true));
    // One turns to the laser on its side, the other one goes straight on and is not beaten.
    let one = ship(&[(7, 5, 50, 0), (7, 6, 50, 0), (6, 5, 198, 0)]);
    assert_eq!(meet(one, "III-predator-2"), (3, false));
}

/// Proves GX-8.22 and GX-21.5: met again, a Dangerous Sector adds new cards; those it added before are there too.
#[test]
fn a_dangerous_sector_adds_new_cards_the_second_time() {
    let unused = [
        "II-open_space-1",
        "II-stardust-1",
        "II-open_space-2",
        "II-epidemic-1",
    ];
    let mut flying = fly_with(
        &[RoughRoad::DejaVu],
        &[(plain(), 20), (plain(), 14)],
        &["I-dangerous_sector-1"],
        (&unused, &[]),
        &[],
    );
    for _ in 0..100 {
        finish_card(&mut flying);
        flying.stay();
    }
    assert!(flying.flight.is_over());
    let names = revealed(&flying);
    assert_eq!(names.len(), 8, "{names:?}");
    assert_eq!((names[0], names[3]), ("I-dangerous_sector-1", names[0]));
    assert_eq!(names[1..3], names[6..8], "the cards of the first time");
    let mut added: Vec<&str> = names[1..3].iter().chain(&names[4..6]).copied().collect();
    added.sort_unstable();
    let mut all = unused.to_vec();
    all.sort_unstable();
    assert_eq!(added, all, "two new ones the second time");
}

/// A solar panel beside a shield to the front and right; two batteries worth of tokens elsewhere.
fn sunny(tokens_aboard: u8) -> Ship {
    let mut ship = fitted(
        II,
        &[
            (8, 7, 213, None),
            (9, 7, 144, Some(0)),
            (6, 7, 9, None),
            (7, 8, 66, None),
        ],
    );
    tokens(&mut ship, 6, 7, tokens_aboard);
    ship
}

/// Proves GX-8.29 and GX-21.5: the extra is due whether a battery or a panel gives the power, and either may pay it.
#[test]
fn a_panel_pays_a_part_of_the_higher_price() {
    let shield = at(&sunny(0), 9, 7);
    let bum = |ship: Ship| under(&[RoughRoad::BumBatteries], ship);
    let powerable = |ship: Ship| !bum(ship).powerable(shield.set(), 0).is_empty();
    assert!(!powerable(sunny(0)), "a panel alone is not enough");
    assert!(powerable(sunny(1)), "a panel and a token");
    let mut two = fitted(
        II,
        &[
            (8, 7, 213, None),
            (9, 7, 144, Some(0)),
            (9, 8, 211, None),
            (7, 8, 66, None),
        ],
    );
    let panels = two.joined_to(shield.set()).and(two.fresh_panels());
    assert_eq!(panels.len(), 2, "both panels are joined to the shield");
    assert!(powerable(two), "two panels");
    two.take(at(&two, 9, 8));
    assert!(!powerable(two));
    // In flight: a light shot at the front of the shield costs the panel and one token.
    let pirates = |ship: Ship| {
        fly(
            &[RoughRoad::BumBatteries],
            &[(ship, 10), (plain(), 8)],
            &["I-pirates-1"],
            &[[4, 5], MISS, MISS],
        )
    };
    let mut flying = pirates(sunny(2));
    finish_until_defence(&mut flying);
    flying.must(
        0,
        Command::Defend {
            with: Some(shield),
            battery: None,
            booster_battery: None,
        },
    );
    assert_eq!(flying.ship(0).tokens(), 1);
    let sun = flying
        .events()
        .filter(|event| matches!(event, Event::SolarPower { ship: 0, .. }));
    assert_eq!(sun.count(), 1);
}

fn finish_until_defence(flying: &mut Flying) {
    while !matches!(flying.flight.question(0), Some(Question::Defend { .. })) {
        let ship = (0..2).find(|ship| flying.asked(*ship)).expect("asked");
        let command = flying.flight.default_answer(ship).expect("a default");
        flying.must(ship, command);
    }
}

/// Proves GX-8.37 and GX-21.5: a thruster moves both strikes, and cannot be used between them.
#[test]
fn a_thruster_moves_both_strikes() {
    let modules: Vec<u8> = (49..=54).collect();
    let mut fours = modules.iter().flat_map(|one| {
        let others = modules.iter().filter(move |other| *other != one);
        others.map(move |other| (*one, *other))
    });
    let mut ship = fours
        .find_map(|(one, other)| {
            let rest = modules.iter().filter(|id| **id != one && **id != other);
            let [third, fourth] = rest.copied().collect::<Vec<u8>>()[..2] else {
                return None;
            };
            try_fitted(
                II,
                &[
                    (7, 6, 226, Some(2)),
                    (6, 7, 9, None),
                    (8, 7, one, None),
                    (9, 7, other, None),
                    (8, 8, third, None),
                    (9, 8, fourth, None),
                    (7, 8, 66, None),
                ],
            )
        })
        .expect("such a ship");
    // Two components in column 9, one behind the other, each with another joint.
    tokens(&mut ship, 6, 7, 2);
    let thruster = at(&ship, 7, 6);
    let mut flying = fly(
        &[RoughRoad::PiercingProjectiles],
        &[(ship, 10), (plain(), 8)],
        &["I-meteoric_swarm-3"],
        &[EIGHT, MISS, MISS],
    );
    assert!(matches!(
        flying.flight.question(0),
        Some(Question::Thrust { .. })
    ));
    flying.must(
        0,
        Command::Thrust {
            with: Some(Thrust {
                thruster,
                to: Side::Right,
            }),
            battery: None,
        },
    );
    let now = flying.ship(0);
    assert!(now.placed(at(&ship, 9, 7)).is_none(), "the first strike");
    assert!(now.placed(at(&ship, 9, 8)).is_none(), "the second strike");
    assert!(
        now.placed(at(&ship, 8, 7)).is_some(),
        "not where it was rolled"
    );
    let fired = flying
        .events()
        .filter(|event| matches!(event, Event::ThrusterFired { .. }));
    assert_eq!(fired.count(), 1);
    assert_eq!(flying.ship(0).tokens(), 1, "one use");
}

/// Proves GX-8.40b, GX-20.30 and GX-21.5: a solar panel has no tokens; hidden goods are goods.
#[test]
fn panels_do_not_explode_and_hidden_goods_do() {
    let explosions = |roads: &[RoughRoad], ship: Ship| {
        let flying = fly(
            roads,
            &[(ship, 10), (plain(), 8)],
            &["I-meteoric_swarm-1"],
            &[SIX, MISS, MISS],
        );
        assert_eq!(lost(&flying, 0)[0], LostBy::Destroyed);
        flying
            .events()
            .filter(|event| matches!(event, Event::Exploded { ship: 0, .. }))
            .count()
    };
    let with = |tile: u8| crewed(II, &[(7, 8, 66, 0), (6, 7, tile, 0)]);
    let batteries = [RoughRoad::ExplosiveBatteries];
    assert_eq!(explosions(&batteries, with(213)), 0, "a panel");
    assert_eq!(explosions(&batteries, with(4)), 1, "a battery");
    // A structural module in which a Smuggler hides a block.
    let goods_explode = [RoughRoad::ExplosiveGoods];
    let mut hideout = able(with(50), &[a(Member::Smuggler)]);
    assert_eq!(explosions(&goods_explode, hideout), 0, "nothing in it");
    store(&mut hideout, 6, 7, goods(0, 0, 0, 1));
    assert_eq!(hideout.hidden_goods(), goods(0, 0, 0, 1));
    assert_eq!(explosions(&goods_explode, hideout), 1);
}

/// Proves GX-8.50, GX-8.49a and GX-21.5: routers, armories, hiding places and laser pairs in the dead zone.
#[test]
fn routers_armories_and_half_pairs_are_dead() {
    let column = |ship: &Ship, column: u8| ship.column_squares(column);
    // A cabin to the left of a router, life support to its right: only the router is in the dead column.
    let router = (35..=45)
        .flat_map(|cabin| (131..=135).map(move |support| (cabin, support)))
        .find_map(|(cabin, support)| {
            let tiles = [
                (7, 8, 190, None),
                (6, 8, cabin, None),
                (8, 8, support, None),
            ];
            try_fitted(II, &tiles).filter(|ship| {
                let cabin = at(ship, 6, 8);
                ship.alien_cabins(Alien::Brown).has(cabin)
            })
        })
        .expect("a cabin and life support at a router");
    let cabin = at(&router, 6, 8);
    let mut dead = router;
    dead.switch_off(column(&router, 7));
    assert!(dead.cabins().has(cabin) && !dead.alien_cabins(Alien::Brown).has(cabin));
    // An armory in front of the starting cabin.
    let armory = fitted(II, &[(8, 7, 218, None), (7, 8, 66, None)]);
    let cabin = at(&armory, 7, 7);
    assert!(armory.armed().has(cabin));
    let mut dead = armory;
    dead.switch_off(column(&armory, 8));
    assert!(!dead.armed().has(cabin));
    // A Smuggler's hiding place in the dead column holds nothing (GX-8.49a, GX-20.14A.1).
    let module = able(
        crewed(II, &[(7, 8, 66, 0), (6, 7, 50, 0)]),
        &[a(Member::Smuggler)],
    );
    let mut dead = module;
    dead.switch_off(column(&module, 6));
    assert_eq!((module.holds().len(), dead.holds().len()), (1, 0));
    // Two joined lasers, one of them in the dead column.
    let pair = with_laser_pair(crewed(II, &[(7, 8, 66, 0)]));
    let before = pair.cannon_strength_x2(Squares::EMPTY);
    let mut dead = pair;
    dead.switch_off(column(&pair, 9));
    assert_eq!(dead.laser_pairs(dead.occupied()), 0);
    assert_eq!(
        dead.cannon_strength_x2(Squares::EMPTY),
        before.saturating_sub(2)
    );
}

/// Proves GX-21.6 and GX-8.25b: awake humans of a stasis chamber are hit by Cosmic Psychosis and flee in a Panic; sleepers and
/// crubots do not.
#[test]
fn psychosis_and_panic_reach_the_awake_in_stasis() {
    let tiles = [(7, 8, 66, 0), (6, 7, 150, 2)];
    let chamber = |clerk: bool| {
        let abilities: &[Ability] = if clerk { &[b(Member::HotelClerk)] } else { &[] };
        let mut ship = able(ship_of(&tiles), abilities);
        ship.fit_out();
        ship
    };
    let psychosis = |ship: Ship| {
        let flying = fly(
            &[RoughRoad::CosmicPsychosis],
            &[(ship, 10), (plain(), 8)],
            &["I-stardust-1", "I-stardust-1"],
            &[SIX, SEVEN],
        );
        lost(&flying, 0)
    };
    assert_eq!(psychosis(chamber(true)), [LostBy::Destroyed]);
    assert_eq!(psychosis(chamber(false)), [], "only sleepers");
    let station = crewed(II, &[(7, 8, 66, 0), (6, 7, 203, 0)]);
    assert_eq!(station.kind(at(&station, 6, 7)), Some(Kind::CrubotStation));
    assert_eq!(psychosis(station), [], "crubots");
    // A component beside the chamber is destroyed by a meteor from the front.
    let panic = |ship: Ship| {
        let mut ship = ship;
        put(&mut ship, 5, 7, 49, 0);
        let flying = fly(
            &[RoughRoad::Panic],
            &[(ship, 10), (plain(), 8)],
            &["I-meteoric_swarm-3"],
            &[[2, 3], MISS, MISS],
        );
        assert_eq!(lost(&flying, 0)[0], LostBy::Destroyed);
        let square = at(&ship, 6, 7);
        let left = flying.ship(0).contents(square);
        (left.humans, left.sleepers)
    };
    assert_eq!(panic(chamber(true)), (1, 2));
    assert_eq!(panic(chamber(false)), (0, 4));
}

fn ship_of(tiles: &[(u8, u8, u8, u8)]) -> Ship {
    crate::support::ships::ship(II, tiles)
}
