//! Section 23 and Mission 4: teams.

use super::*;
use crate::common::{battle, mission, rules};
use battleship_galaxies::BattleshipGalaxies;
use battleship_galaxies::data::{DataChoice, DataFiles, FleetRule, Version};
use battleship_galaxies::event::Event;
use battleship_galaxies::refusal::Reason;
use battleship_galaxies::rules::legal_commands::Waiting;
use battleship_galaxies::setup::{BattleChoice, OwnBattle, Setup};
use battleship_galaxies::state::Battle;
use table::{Game, Silent};

const ISN_1: Seat = Seat(0);
const ISN_2: Seat = Seat(1);
const WRETCH_1: Seat = Seat(2);

fn fleet(seat: Seat) -> Vec<(String, Version)> {
    let rules = rules(&mission(4));
    let FleetRule::Fixed(ships) = rules.fleet_rule(seat) else {
        panic!("a fixed fleet")
    };
    ships
        .iter()
        .map(|ship| {
            (
                rules.data.ships[usize::from(ship.ship)].id.clone(),
                ship.version,
            )
        })
        .collect()
}

fn named(ids: &[&str], version: Version) -> Vec<(String, Version)> {
    ids.iter().map(|id| ((*id).to_owned(), version)).collect()
}

/// Mission 4 with the Torrent placed and the first turn begun by `first`.
fn begun(first: Seat) -> Battle {
    let mut battle = battle(&mission(4), 5);
    while battle.waiting().0 == Waiting::Placing {
        let command = battle.legal(ISN_1)[0].clone();
        battle.act(ISN_1, &command, &mut Silent).unwrap();
    }
    let Phase::ChooseFirst(chooser) = battle.phase else {
        panic!("somebody chooses")
    };
    let choose = Command::ChooseFirst { seat: first };
    battle.act(chooser, &choose, &mut Silent).unwrap();
    battle
}

fn card(battle: &Battle, id: &str) -> CardId {
    let kind = usize::from(battle.rules.data.ship(id).unwrap());
    let mut cards = battle.cards.iter();
    cards.find(|card| card.id.kind() == kind).unwrap().id
}

fn refused(battle: &Battle, seat: Seat, command: &Command) -> Reason {
    battle
        .clone()
        .act(seat, command, &mut Silent)
        .unwrap_err()
        .reason
}

/// Proves BG-M4.1, BG-M4.2, BG-M4.3, BG-M4.4, BG-M4.5, BG-M4.18, BG-AR-19, BG-23.9.
#[test]
fn mission_4() {
    let rules = rules(&mission(4));
    let counts = |random: bool| {
        let tiles = rules.mission.tiles.iter();
        tiles
            .filter(|tile| (tile.drawn == battleship_galaxies::data::Drawn::Random) == random)
            .count()
    };
    assert_eq!((counts(false), counts(true)), (4, 4));
    assert!(rules.mission.clock && rules.mission.conditions.len() == 2);
    use Version::{Standard, Veteran};
    assert_eq!(
        fleet(ISN_1),
        named(&["isn_everest", "isn_torrent"], Standard)
    );
    assert_eq!(
        fleet(ISN_2),
        named(
            &[
                "isn_barrage",
                "f47_blue_hawks",
                "rooks_f54",
                "f51_blue_sparrows"
            ],
            Standard
        )
    );
    assert_eq!(
        fleet(WRETCH_1),
        named(&["vapors_fate", "red_fuvu", "red_tougu"], Veteran)
    );
    assert_eq!(
        fleet(Seat(3)),
        named(&["so_bwa_tet", "chosh_ka", "tes_kio"], Veteran)
    );
    let prepped: Vec<&str> = rules
        .mission
        .prepped
        .iter()
        .map(|card| rules.data.cards[usize::from(card.card)].id.as_str())
        .collect();
    assert_eq!(prepped, ["erin_cho", "charles_yeboah", "krall_draxus"]);
    // A team is beaten when none of its members has a ship on the board.
    let mut piece = Piece::of(&mission(4), Veteran, ISN_1);
    let everest = piece.put("isn_everest", 0, 6, 6, 0);
    let kio = piece.put("tes_kio", 0, 10, 6, 0);
    let tougu = piece.put("red_tougu", 0, 10, 8, 0);
    piece.battle.tiles.clear();
    piece.pegs(kio, 0, 4);
    piece.pegs(tougu, 0, 1);
    piece.begin_attacks(ISN_1, "isn_everest");
    piece.act(ISN_1, charge(everest, 0));
    piece.dice(&["C-4", "D-4"]);
    piece.act(ISN_1, shoot(kio));
    assert_eq!(piece.battle.outcome, None, "the other member has a ship");
    piece.act(ISN_1, shoot(tougu));
    assert_eq!(piece.battle.outcome.unwrap().winner, Some(0));
}

/// Proves BG-23.1, BG-23.2, BG-23.3, BG-23.11.
#[test]
fn the_seat_order_is_side_by_side() {
    let setup = mission(4);
    let seats = |battle: &Battle| {
        battle
            .rules
            .seats
            .iter()
            .map(|seat| seat.side)
            .collect::<Vec<_>>()
    };
    let mut battle = begun(Seat(3));
    assert_eq!(seats(&battle), [0, 0, 1, 1]);
    let teams = BattleshipGalaxies::teams(&setup, 4);
    assert_eq!(teams.len(), 2);
    assert_eq!(teams[0].seats.iter().collect::<Vec<_>>(), [ISN_1, ISN_2]);
    let mut order = Vec::new();
    while order.len() < 5 {
        let active = battle.active;
        if order.last() != Some(&active) {
            order.push(active);
        }
        // Each plays with the own ships only.
        for command in battle.legal(active) {
            if let Command::LaunchToZone { card, .. } = command {
                assert_eq!(battle.card(card).unwrap().controller, active);
            }
        }
        battle.act(active, &Command::EndPhase, &mut Silent).unwrap();
    }
    assert_eq!(order, [3, 0, 1, 2, 3].map(Seat));
    let five = crate::common::rules(&mission(5));
    assert_eq!(
        five.seats.iter().map(|seat| seat.side).collect::<Vec<_>>(),
        [0, 1, 1]
    );
    // Every member rolls for the first turn.
    let rules = rules(&setup);
    let lists = crate::common::lists(&rules);
    let mut told: Vec<table::AddressedEvent<Event>> = Vec::new();
    let mut battle = Battle::new(rules, &lists, table::Seed::from_u64(1), &mut told);
    let command = battle.legal(ISN_1)[0].clone();
    battle.act(ISN_1, &command, &mut told).unwrap();
    let first = told.iter().find_map(|told| match &told.event {
        Event::FirstRolled { rolls, .. } => Some(rolls[0].clone()),
        _ => None,
    });
    assert!(first.unwrap().iter().all(Option::is_some));
}

/// Proves BG-23.4, BG-30.10.
#[test]
fn an_open_team_shows_its_hands() {
    for open in [true, false] {
        let setup = Setup {
            open_team: open,
            ..mission(4)
        };
        let mut game = crate::common::table(&setup, 3);
        for seat in [ISN_1, WRETCH_1] {
            let command = game.legal(seat).unwrap()[0].clone();
            game.act(table::Millis::ZERO, seat, &command, &mut Silent)
                .unwrap();
        }
        let seen: Vec<Seat> = game
            .seat_view(ISN_1)
            .secrets
            .iter()
            .map(|s| s.seat)
            .collect();
        assert_eq!(
            seen,
            if open {
                vec![ISN_1, ISN_2]
            } else {
                vec![ISN_1]
            }
        );
        assert!(game.view().secrets.is_empty());
    }
    // People decide; by themselves tables are not open.
    assert!(!Setup::default().open_team);
}

/// Proves BG-23.5, BG-21.7.
#[test]
fn cards_pass_within_the_team() {
    let mut battle = begun(ISN_1);
    assert_eq!(battle.phase, Phase::EnergyOpen);
    let kind = battle.players[0].hand[0].kind;
    let give = |to| Command::GiveCard { card: kind, to };
    assert_eq!(refused(&battle, ISN_1, &give(WRETCH_1)), Reason::NotTeam);
    assert_eq!(refused(&battle, WRETCH_1, &give(Seat(3))), Reason::NotNow);
    let before = battle.players[1].hand.len();
    battle.act(ISN_1, &give(ISN_2), &mut Silent).unwrap();
    assert_eq!(battle.players[1].hand.len(), before + 1);
    // The other member gives too, in the energy phase of this one.
    let back = battle.players[1].hand[0].kind;
    let back = Command::GiveCard {
        card: back,
        to: ISN_1,
    };
    battle.act(ISN_2, &back, &mut Silent).unwrap();
    // The hand limit applies.
    while battle.players[1].hand.len() < 10 {
        let card = battle.players[1].hand[0];
        battle.players[1].hand.push(card);
    }
    let kind = battle.players[0].hand[0].kind;
    let full = Command::GiveCard {
        card: kind,
        to: ISN_2,
    };
    assert_eq!(refused(&battle, ISN_1, &full), Reason::HandFull);
    battle.act(ISN_1, &Command::EndPhase, &mut Silent).unwrap();
    assert_eq!(refused(&battle, ISN_1, &give(ISN_2)), Reason::NotNow);
    // One deck for both.
    assert_eq!(battle.decks.len(), 2);
    assert_eq!(battle.rules.seats[0].deck, battle.rules.seats[1].deck);
}

/// Proves BG-23.6, BG-23.7, BG-AR-28.
#[test]
fn a_member_controls_only_the_own_ships() {
    let mut battle = begun(ISN_1);
    battle.act(ISN_1, &Command::EndPhase, &mut Silent).unwrap();
    let (everest, rook) = (card(&battle, "isn_everest"), card(&battle, "rooks_f54"));
    let at = place(6, 1);
    let launch_rook = launch(rook, vec![place(2, 0)]);
    assert_eq!(refused(&battle, ISN_1, &launch_rook), Reason::NotYourShip);
    let carry = Command::LaunchToZone {
        card: everest,
        positions: vec![at],
        cargo: vec![rook],
        decline_prepped: false,
    };
    assert_eq!(refused(&battle, ISN_1, &carry), Reason::NotYourShip);
    // "Your ships" on a tile means this member's: a mate's ship on an observation station helps only the mate.
    let mut piece = Piece::of(&mission(4), Version::Standard, ISN_1);
    piece.battle.tiles.clear();
    super::moving::tile(&mut piece, "observation_station", true, &[(8, 8), (9, 8)]);
    let barrage = piece.put("isn_barrage", 0, 8, 8, 0);
    let torrent = piece.put("isn_torrent", 0, 3, 3, 0);
    assert_eq!(piece.battle.range(barrage, 0), 4 + 2);
    assert_eq!(piece.battle.range(torrent, 0), 5);
}

/// Proves BG-23.8.
#[test]
fn names_once_per_side() {
    let mut piece = Piece::of(&mission(4), Version::Standard, ISN_1);
    deploying(&mut piece);
    piece.put("isn_torrent", 0, 3, 3, 0);
    piece.put("isn_barrage", 0, 8, 8, 0);
    piece.attach("isn_barrage", "erin_cho");
    piece.give(ISN_1, "erin_cho");
    let hero = attach(&piece, "erin_cho", "isn_torrent");
    piece.refused(ISN_1, hero, Reason::HeroTwice);
    // Fleets of a team may not share a ship name.
    let setup = Setup {
        battle: BattleChoice::Own {
            battle: OwnBattle {
                players: [2, 1],
                ..OwnBattle::default()
            },
        },
        ..Setup::default()
    };
    let mut game = crate::common::table(&setup, 1);
    let list = game.rules().reference_list(ISN_1);
    let submit = Command::SubmitList { list };
    game.act(table::Millis::ZERO, ISN_1, &submit, &mut Silent)
        .unwrap();
    let why = game
        .act(table::Millis::ZERO, ISN_2, &submit, &mut Silent)
        .unwrap_err();
    assert_eq!(why.reason, Reason::FleetTeamTwice);
}

/// Proves BG-23.10, BG-M4.8, BG-M4.9.
#[test]
fn energy_is_shared() {
    let mut battle = begun(ISN_1);
    assert_eq!(
        battle.energy,
        [28, 20],
        "20 to start with, 8 also in the first turn"
    );
    assert_eq!(battle.energy_of(ISN_1), battle.energy_of(ISN_2));
    battle.act(ISN_1, &Command::EndPhase, &mut Silent).unwrap();
    let everest = card(&battle, "isn_everest");
    let launched = launch(everest, vec![place(6, 1)]);
    battle.act(ISN_1, &launched, &mut Silent).unwrap();
    assert_eq!(battle.energy_of(ISN_2), 13, "every member spends from it");
    while battle.active == ISN_1 {
        battle.act(ISN_1, &Command::EndPhase, &mut Silent).unwrap();
    }
    assert_eq!(battle.energy[0], 21);
    battle.energy[0] = 39;
    while battle.active != ISN_1 {
        let active = battle.active;
        battle.act(active, &Command::EndPhase, &mut Silent).unwrap();
    }
    assert_eq!(battle.energy[0], 40);
}

/// Proves BG-M4.7, BG-M4.10, BG-M4.11.
#[test]
fn prepped_heroes_come_free() {
    let mut battle = battle(&mission(4), 5);
    let torrent = card(&battle, "isn_torrent");
    let far = Command::PlaceSetupShip {
        card: torrent,
        positions: vec![place(2, 1)],
        cargo: vec![],
    };
    assert_eq!(refused(&battle, ISN_1, &far), Reason::NotBesideAsteroid);
    let command = battle.legal(ISN_1)[0].clone();
    battle.act(ISN_1, &command, &mut Silent).unwrap();
    let found = battle.card(torrent).unwrap();
    let cho = battle.rules.data.card("erin_cho").unwrap();
    assert_eq!(found.attached[0].kind.0, cho);
    assert_eq!(battle.energy, [20, 20]);
    for (id, hero, seat, decline) in [
        ("isn_everest", "charles_yeboah", ISN_1, false),
        ("vapors_fate", "krall_draxus", WRETCH_1, false),
        ("vapors_fate", "krall_draxus", WRETCH_1, true),
    ] {
        let mut battle = battle.clone();
        (battle.turn, battle.active, battle.phase) = (1, seat, Phase::Deploy);
        let card = card(&battle, id);
        let Some(Command::LaunchToZone { positions, .. }) = battle
            .legal(seat)
            .into_iter()
            .find(|command| matches!(command, Command::LaunchToZone { card: c, .. } if *c == card))
        else {
            panic!("{id} can be launched")
        };
        let cost = battle.launch_cost(card);
        let command = Command::LaunchToZone {
            card,
            positions,
            cargo: vec![],
            decline_prepped: decline,
        };
        battle.act(seat, &command, &mut Silent).unwrap();
        let hero = battle.rules.data.card(hero).unwrap();
        let attached = battle
            .card(card)
            .unwrap()
            .attached
            .iter()
            .any(|t| t.kind.0 == hero);
        assert_eq!(attached, !decline);
        assert_eq!(battle.energy_of(seat), 20 - cost);
    }
}

/// Remote engines at the end of a turn of ISN 1 with one asteroid and these Wretch ships.
fn engines(ships: &[(&str, u8, i16, i16)]) -> Piece {
    let mut piece = Piece::of(&mission(4), Version::Standard, ISN_1);
    piece.battle.tiles.clear();
    super::moving::tile(
        &mut piece,
        "asteroid",
        true,
        &[(4, 8), (5, 8), (4, 9), (5, 9)],
    );
    super::moving::tile(
        &mut piece,
        "asteroid",
        true,
        &[(14, 8), (15, 8), (14, 9), (15, 9)],
    );
    piece.put("isn_everest", 0, 6, 2, 0);
    for (ship, n, q, r) in ships {
        piece.put(ship, *n, *q, *r, 0);
    }
    piece.act(ISN_1, Command::EndPhase);
    piece
}

fn shift(asteroid: u8, path: Vec<Direction>) -> Command {
    Command::MoveAsteroid {
        asteroid,
        path,
        lead_end: 0,
    }
}

/// Mission 4 without its own rule for moving asteroids, and with asteroids of two spaces.
fn mission_with_short_asteroids(shifts: bool) -> Setup {
    let mut files = DataFiles::parse([]).unwrap();
    let missions = files.0[3]["missions"].as_array_mut().unwrap();
    let meteor_storm = missions.iter_mut().find(|m| m["number"] == 4).unwrap();
    if !shifts {
        let special = meteor_storm["special_rules"].as_array_mut().unwrap();
        special.retain(|rule| rule["rule"] != "asteroid_movement");
    }
    for mission in files.0[3]["missions"].as_array_mut().unwrap() {
        for tile in mission["tiles"].as_array_mut().unwrap() {
            if tile["kind"] == "asteroid" {
                tile["hexes"].as_array_mut().unwrap().truncate(2);
            }
        }
    }
    let tiles = files.0[2]["tiles"].as_array_mut().unwrap();
    let asteroid = tiles.iter_mut().find(|t| t["id"] == "asteroid").unwrap();
    asteroid["footprint"] = "discovery_2".into();
    Setup {
        data: DataChoice::of(&files).unwrap(),
        ..mission(4)
    }
}

/// Remote engines of such a mission at work, with one asteroid on (4,8) and (5,8) that may go three steps.
fn short_asteroid(shifts: bool) -> Piece {
    let setup = mission_with_short_asteroids(shifts);
    let mut piece = Piece::of(&setup, Version::Standard, ISN_1);
    piece.battle.tiles.clear();
    super::moving::tile(&mut piece, "asteroid", true, &[(4, 8), (5, 8)]);
    piece.put("isn_everest", 0, 6, 2, 0);
    piece.put("tes_kio", 0, 12, 12, 0);
    piece.act(ISN_1, Command::EndPhase);
    piece.numbers(&[8, 3]);
    piece.act(ISN_1, Command::RemoteEngines);
    piece
}

/// Proves BG-18.2.
#[test]
fn a_tile_without_movement_rules_moves_like_a_two_space_ship() {
    let led = |lead_end: u8, path: Vec<Direction>| Command::MoveAsteroid {
        asteroid: 0,
        path,
        lead_end,
    };
    let lies = |piece: &Piece| {
        let spaces = &piece.battle.tiles[0].spaces;
        let mut spaces: Vec<(i16, i16)> = spaces.iter().map(|h| (h.q, h.r)).collect();
        spaces.sort_unstable();
        spaces
    };
    use Direction::{E, Se};
    // The chosen end leads, the other one follows into the space it leaves: two steps turn the tile.
    for (lead_end, path, expected) in [
        (0, vec![Se], [(4, 8), (4, 9)]),
        (1, vec![Se], [(5, 8), (5, 9)]),
        (0, vec![Se, Se], [(4, 9), (4, 10)]),
        (1, vec![Se, E], [(5, 9), (6, 9)]),
    ] {
        let mut piece = short_asteroid(false);
        let command = led(lead_end, path);
        piece.act(ISN_1, command);
        assert_eq!(lies(&piece), expected);
    }
    // It does not go back through itself, and every listed way is one it can go.
    let mut piece = short_asteroid(false);
    piece.refused(ISN_1, led(0, vec![E]), Reason::Reverse);
    piece.refused(ISN_1, led(2, vec![Se]), Reason::LeadEnd);
    let listed = piece.battle.legal(ISN_1);
    assert!(listed.contains(&led(1, vec![E])) && !listed.contains(&led(0, vec![E])));
    // With a rule of its own the same tile is shifted and never turned.
    let mut piece = short_asteroid(true);
    piece.refused(ISN_1, led(1, vec![Se]), Reason::LeadEnd);
    piece.act(ISN_1, led(0, vec![Se]));
    assert_eq!(lies(&piece), [(4, 9), (5, 9)]);
}

/// Proves BG-M4.12, BG-M4.13, BG-M4.15, BG-AR-20, BG-AR-21.
#[test]
fn remote_engines() {
    // On 3 nothing happens but the payment.
    let mut piece = engines(&[("tes_kio", 0, 12, 12)]);
    piece.numbers(&[3]);
    piece.act(ISN_1, Command::RemoteEngines);
    assert_eq!(
        piece.battle.energy_of(ISN_1),
        20 - 2 + if piece.battle.active == ISN_1 { 0 } else { 8 }
    );
    // On 4 up to three asteroids move, each up to its own roll.
    let mut piece = engines(&[("tes_kio", 0, 12, 12)]);
    piece.refused(WRETCH_1, Command::RemoteEngines, Reason::NotYourTurn);
    piece.numbers(&[4, 2, 3]);
    piece.act(ISN_1, Command::RemoteEngines);
    let east = |n| vec![Direction::E; n];
    piece.refused(ISN_1, shift(0, east(3)), Reason::AsteroidTooFar);
    // A ship of either side, a tile and the edge of the board are in the way.
    let up = vec![Direction::Nw; 2];
    let blocked = Piece {
        battle: {
            let mut battle = piece.battle.clone();
            battle.arrange(piece.ship("isn_everest", 0), place(4, 5), 5, 0);
            battle
        },
        told: vec![],
    };
    let mut blocked = blocked;
    blocked.refused(ISN_1, shift(0, up), Reason::AsteroidBlocked);
    let mut beside = Piece {
        battle: piece.battle.clone(),
        told: vec![],
    };
    super::moving::tile(&mut beside, "warp_gate", true, &[(6, 8), (7, 8)]);
    beside.refused(ISN_1, shift(0, east(1)), Reason::AsteroidBlocked);
    // Fewer steps than rolled are fine; the whole tile shifts and is not turned.
    piece.act(ISN_1, shift(0, east(1)));
    let spaces: Vec<(i16, i16)> = piece.battle.tiles[0]
        .spaces
        .iter()
        .map(|h| (h.q, h.r))
        .collect();
    assert_eq!(spaces, [(5, 8), (6, 8), (5, 9), (6, 9)]);
    piece.refused(ISN_1, shift(0, east(1)), Reason::AsteroidMoved);
    piece.act(ISN_1, shift(1, east(3)));
    assert_eq!(piece.battle.tiles[1].spaces[0], Hex::new(17, 8));
}

/// Proves BG-M4.16, BG-M4.17.
#[test]
fn asteroids_strike_what_they_come_close_to() {
    let mut piece = engines(&[
        ("red_tougu", 0, 7, 8),
        ("red_tougu", 1, 7, 9),
        ("red_tougu", 2, 20, 12),
    ]);
    piece.numbers(&[8, 4]);
    piece.act(ISN_1, Command::RemoteEngines);
    let (first, second) = (piece.ship("red_tougu", 0), piece.ship("red_tougu", 1));
    // East brings it beside both; the player chooses one. Back and east again: the other one only.
    let path = vec![Direction::E, Direction::W, Direction::E];
    piece.act(ISN_1, shift(0, path));
    let far = piece.ship("red_tougu", 2);
    piece.refused(
        ISN_1,
        Command::ChooseDamaged { ship: far },
        Reason::NotDamageable,
    );
    piece.act(ISN_1, Command::ChooseDamaged { ship: second });
    assert_eq!((piece.shields(first), piece.shields(second)), (0, 0));
    let strikes = piece
        .events()
        .filter(|event| matches!(event, Event::Damaged { typ, .. } if typ == "asteroid"))
        .count();
    assert_eq!(strikes, 2);
}
