//! Sections 1, 2, 5 and 25: cards of ships, fleets and decks, own battles.

use super::*;
use crate::common::{ISN, WRETCH, battle, mission, rules};
use battleship_galaxies::command::{List, ListCard, ListShip};
use battleship_galaxies::data::{Data, Faction, TileSort, Unit, Version};
use battleship_galaxies::hex::Zone;
use battleship_galaxies::refusal::Reason;
use battleship_galaxies::setup::{
    BattleChoice, OwnBattle, OwnEscape, OwnTile, Rules, Scenario, Setup, Terrain,
};

/// Proves BG-2.1, BG-2.2.
#[test]
fn a_mission_names_players_and_sides() {
    for (number, seats) in [(1, 2), (2, 2), (3, 2), (4, 4), (5, 3)] {
        let rules = rules(&mission(number));
        assert_eq!(rules.seat_count(), seats);
        let sides = &rules.mission.sides;
        assert_ne!(sides[0].faction, sides[1].faction);
        assert_ne!(sides[0].zone, sides[1].zone);
        assert!(!rules.mission.conditions.is_empty());
    }
    let unknown = Rules::new(&mission(6)).unwrap_err();
    assert_eq!(unknown.reason, Reason::NoSuchMission);
    let variant = Setup {
        battle: BattleChoice::Mission {
            number: 1,
            variant: Some("m1_v99".into()),
        },
        ..Setup::default()
    };
    assert_eq!(
        Rules::new(&variant).unwrap_err().reason,
        Reason::NoSuchVariant
    );
}

/// Proves BG-2.13, BG-M4.6, BG-AR-18.
#[test]
fn prepped_cards_count_against_the_copies() {
    let rules = rules(&mission(4));
    let sum = |list: &List| {
        list.deck
            .iter()
            .map(|card| u16::from(card.count))
            .sum::<u16>()
    };
    let isn = rules.reference_list(ISN);
    assert_eq!(sum(&isn), 34, "36 without Erin Cho and Charles Yeboah");
    let wretch = rules.reference_list(Seat(2));
    assert_eq!(sum(&wretch), 35, "36 without Krall Draxus");
    let copies = |list: &List, id: &str| list.deck.iter().find(|c| c.card == id).unwrap().count;
    assert_eq!(copies(&isn, "erin_cho"), 2);
    assert_eq!(copies(&wretch, "krall_draxus"), 2);
    let mut third = isn.clone();
    let cho = third
        .deck
        .iter_mut()
        .find(|c| c.card == "erin_cho")
        .unwrap();
    cho.count = 3;
    let refused = rules.check_list(ISN, &third).unwrap_err();
    assert_eq!(refused.reason, Reason::DeckCopies);
    // Prepped cards are in no pile and no hand.
    let battle = battle(&mission(4), 1);
    assert_eq!(battle.prepped.len(), 3);
    assert_eq!(battle.decks[0].size, 34);
}

/// Proves BG-5.1, BG-5.2, BG-5.6, BG-5.7.
#[test]
fn what_a_ship_card_states() {
    let data = Data::embedded();
    for ship in &data.ships {
        for version in Version::ALL {
            let card = ship.version(version);
            assert!(card.launch > 0 && card.activation > 0 && card.moves > 0);
            assert!(card.shields > 0 && card.hull > 0 && !card.weapons.is_empty());
            for weapon in &card.weapons {
                assert!(!weapon.name.is_empty() && weapon.range > 0);
                assert!(weapon.attacks > 0 && weapon.strength > 0);
            }
            assert_eq!(card.weapons[0].charge, 0, "primary weapons cost nothing");
            if ship.unit == Unit::Squadron {
                assert_eq!((card.slots.hero, card.capacity), (0, 0));
            }
        }
        assert!(ship.grid.hit_cells() > 0);
    }
    // A ship without a capacity carries nothing.
    let mut piece = Piece::new(Version::Standard, ISN);
    deploying(&mut piece);
    let (barrage, rook) = (piece.id("isn_barrage"), piece.id("rooks_f54"));
    let loaded = Command::LaunchToZone {
        card: barrage,
        positions: vec![place(3, 0)],
        cargo: vec![rook],
        decline_prepped: false,
    };
    piece.refused(ISN, loaded, Reason::NoCargo);
}

fn own(battle: OwnBattle) -> Setup {
    Setup {
        battle: BattleChoice::Own { battle },
        ..Setup::default()
    }
}

/// Proves BG-25.1.
#[test]
fn own_battles() {
    let tile = |id: &str, q, r| OwnTile {
        tile: id.into(),
        anchor: Hex::new(q, r),
        rotation: 0,
        face_up: true,
    };
    let good = OwnBattle {
        fleet_limit: 30,
        players: [1, 2],
        tiles: vec![tile("asteroid", 4, 6), tile("random", 2, 9)],
        escape: Some(OwnEscape { side: 1, points: 3 }),
        clock: false,
        ..OwnBattle::default()
    };
    let rules = rules(&own(good.clone()));
    assert_eq!((rules.seat_count(), rules.mission.clock), (3, false));
    assert_eq!(rules.mission.tiles.len(), 2);
    assert_eq!(rules.mission.sides[1].zone, Zone::Bottom);
    let refused = |battle: OwnBattle| Rules::new(&own(battle)).unwrap_err().reason;
    let with_tiles = |tiles| OwnBattle {
        tiles,
        ..good.clone()
    };
    // Over the zone, over another tile, off the board, more asteroids than the box has.
    assert_eq!(
        refused(with_tiles(vec![tile("asteroid", 4, 0)])),
        Reason::OwnTile
    );
    let two = vec![tile("asteroid", 4, 6), tile("debris_field", 5, 6)];
    assert_eq!(refused(with_tiles(two)), Reason::OwnTile);
    assert_eq!(
        refused(with_tiles(vec![tile("asteroid", 40, 6)])),
        Reason::OwnTile
    );
    let many = (0..5).map(|n| tile("asteroid", n * 3 - 4, 8)).collect();
    assert_eq!(refused(with_tiles(many)), Reason::OwnTile);
    assert_eq!(
        refused(with_tiles(vec![tile("moon", 4, 6)])),
        Reason::OwnTile
    );
    let limit = OwnBattle {
        fleet_limit: 9,
        ..good.clone()
    };
    assert_eq!(refused(limit), Reason::OwnBattle);
    let crowd = OwnBattle {
        players: [3, 1],
        ..good.clone()
    };
    assert_eq!(refused(crowd), Reason::OwnBattle);
    let board = OwnBattle {
        board: "round".into(),
        ..good
    };
    assert_eq!(refused(board), Reason::NoSuchBoard);
}

/// A list within the limit is taken, one over it is not. Proves BG-2.7.
#[test]
fn both_sides_may_field_the_same_names() {
    let setup = own(OwnBattle {
        factions: [Faction::Isn; 2],
        ..OwnBattle::default()
    });
    let rules = rules(&setup);
    let list = List {
        fleet: vec![ListShip {
            ship: "isn_torrent".into(),
            version: Version::Standard,
        }],
        deck: vec![
            ListCard {
                card: "erin_cho".into(),
                count: 3,
            },
            ListCard {
                card: "bronson_skiles".into(),
                count: 3,
            },
        ],
    };
    for seat in [ISN, WRETCH] {
        assert!(rules.check_list(seat, &list).is_ok());
    }
    let mut twice = list.clone();
    twice.fleet.push(ListShip {
        ship: "isn_torrent".into(),
        version: Version::Veteran,
    });
    let refused = rules.check_list(ISN, &twice).unwrap_err();
    assert_eq!(refused.reason, Reason::FleetTwice);
}

/// Random tiles of an own battle lie where tiles may lie, are as many as chosen, and look the same from both zones.
#[test]
fn random_terrain() {
    for board in ["single", "double", "single_wide", "single_long"] {
        for (terrain, counts) in [
            (Terrain::None, [0, 0, 0]),
            (Terrain::Light, [2, 2, 2]),
            (Terrain::Dense, [4, 4, 6]),
        ] {
            let setup = own(OwnBattle {
                board: board.into(),
                terrain,
                ..OwnBattle::default()
            });
            for seed in 0..40 {
                let battle = battle(&setup, seed);
                let data = &battle.rules.data;
                let sort = |kind: u8| data.tiles[usize::from(kind)].sort;
                let count = |wanted: TileSort| {
                    let tiles = battle.tiles.iter();
                    tiles.filter(|tile| sort(tile.kind) == wanted).count()
                };
                let laid = [TileSort::Asteroid, TileSort::Debris, TileSort::Discovery].map(count);
                // Narrow boards may have no room for the last pairs.
                assert!(
                    laid == counts || (board == "single_wide" && terrain == Terrain::Dense),
                    "{board} {terrain:?} {seed}: {laid:?}"
                );
                assert!(laid.iter().zip(counts).all(|(laid, most)| *laid <= most));
                let board = &battle.rules.board;
                for (at, tile) in battle.tiles.iter().enumerate() {
                    assert_eq!(tile.up, sort(tile.kind) != TileSort::Discovery);
                    for hex in &tile.spaces {
                        assert!(board.has(*hex));
                        assert!(
                            !board.in_zone(Zone::Top, *hex) && !board.in_zone(Zone::Bottom, *hex)
                        );
                    }
                    for other in &battle.tiles[..at] {
                        assert!(tile.covered().distance(&other.covered()) >= 2);
                    }
                    let copies = battle.tiles.iter().filter(|t| t.kind == tile.kind).count();
                    assert!(copies <= usize::from(data.tiles[usize::from(tile.kind)].count));
                }
                // Twins are laid one after the other, on opposite sides of the middle of the board.
                let rows = &board.rows;
                let (sum_q, sum_r) = (rows[0].0 + rows[rows.len() - 1].1, rows.len() as i16 - 1);
                for twins in battle.tiles.chunks(2) {
                    let [one, other] = twins else {
                        panic!("tiles come in pairs")
                    };
                    assert_eq!(sort(one.kind), sort(other.kind));
                    for (a, b) in one.spaces.iter().zip(&other.spaces) {
                        assert_eq!((a.q + b.q, a.r + b.r), (sum_q, sum_r));
                    }
                }
            }
        }
    }
    let dense = own(OwnBattle {
        terrain: Terrain::Dense,
        ..OwnBattle::default()
    });
    assert_eq!(battle(&dense, 7).tiles, battle(&dense, 7).tiles);
    assert_ne!(battle(&dense, 7).tiles, battle(&dense, 8).tiles);
    // Tiles that the host has laid stay where they are and count against what the box has.
    let asteroid = |q: i16, r: i16| OwnTile {
        tile: "asteroid".into(),
        anchor: Hex::new(q, r),
        rotation: 0,
        face_up: true,
    };
    let mixed = battle(
        &own(OwnBattle {
            tiles: vec![asteroid(3, 8), asteroid(8, 5), asteroid(-1, 10)],
            terrain: Terrain::Light,
            ..OwnBattle::default()
        }),
        1,
    );
    assert_eq!(mixed.asteroids().collect::<Vec<_>>(), [0, 1, 2]);
    // A prepared position says where everything is.
    let prepared = OwnBattle {
        terrain: Terrain::Light,
        scenario: Some(Scenario::default()),
        ..OwnBattle::default()
    };
    assert_eq!(
        Rules::new(&own(prepared)).unwrap_err().reason,
        Reason::OwnBattle
    );
}
