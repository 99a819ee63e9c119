//! Section 24: the five missions.

use super::*;
use crate::common::{ISN, WRETCH, battle, mission, rules};
use battleship_galaxies::data::{Condition, DeckRule, Drawn, FleetRule, TileSort, Version};
use battleship_galaxies::event::Event;
use battleship_galaxies::hex::Zone;
use battleship_galaxies::refusal::Reason;
use battleship_galaxies::rules::legal_commands::Waiting;
use battleship_galaxies::setup::{BattleChoice, Rules, Setup};
use battleship_galaxies::state::{EndReason, ShipCard, Tactic};

/// The fleet of a seat, as ids with the first letter of the version.
fn fleet(rules: &Rules, seat: Seat) -> Vec<String> {
    let FleetRule::Fixed(ships) = rules.fleet_rule(seat) else {
        panic!("a fixed fleet")
    };
    let mut names: Vec<String> = ships
        .iter()
        .map(|ship| {
            let version = ["standard", "seasoned", "veteran"][ship.version as usize];
            format!("{} {version}", rules.data.ships[usize::from(ship.ship)].id)
        })
        .collect();
    names.sort();
    names
}

/// The deck of a seat, as (id, copies).
fn deck(rules: &Rules, seat: Seat) -> Vec<(String, u8)> {
    let DeckRule::Fixed(cards) = rules.deck_rule(seat) else {
        panic!("a fixed deck")
    };
    let mut cards: Vec<(String, u8)> = cards
        .iter()
        .map(|card| {
            (
                rules.data.cards[usize::from(card.card)].id.clone(),
                card.count,
            )
        })
        .collect();
    cards.sort();
    cards
}

fn sorted(cards: &[(&str, u8)]) -> Vec<(String, u8)> {
    let mut cards: Vec<(String, u8)> = cards.iter().map(|(id, n)| ((*id).to_owned(), *n)).collect();
    cards.sort();
    cards
}

/// How many tiles of each sort a mission lays.
fn tiles(rules: &Rules) -> [usize; 3] {
    [TileSort::Asteroid, TileSort::Debris, TileSort::Discovery].map(|sort| {
        let of_sort = rules.mission.tiles.iter().filter(|tile| {
            let found = match tile.drawn {
                Drawn::Random => TileSort::Discovery,
                Drawn::Kind(kind) => rules.data.tiles[usize::from(kind)].sort,
            };
            found == sort
        });
        of_sort.count()
    })
}

/// The sides that win by elimination, and the points with which a side wins.
fn goals(rules: &Rules) -> (Vec<u8>, Option<(u8, u16)>) {
    let conditions = rules.mission.conditions.iter();
    let eliminates = conditions.clone().filter_map(|condition| match condition {
        Condition::Elimination { side, after_round } => {
            assert_eq!(*after_round, 2);
            Some(*side)
        }
        _ => None,
    });
    let mut points = conditions.filter_map(|condition| match condition {
        Condition::VictoryPoints { side, at_least } => Some((*side, *at_least)),
        _ => None,
    });
    (eliminates.collect(), points.next())
}

/// Proves BG-M1.1, BG-M1.2, BG-M1.3, BG-M1.4, BG-M1.5, BG-M1.6, BG-M1.7, BG-M1.8, BG-AR-17.
#[test]
fn mission_1() {
    let rules = rules(&mission(1));
    assert_eq!(goals(&rules), (vec![0, 1], None));
    assert!(rules.mission.clock);
    assert_eq!(tiles(&rules), [0, 0, 3]);
    assert!(
        rules
            .mission
            .tiles
            .iter()
            .all(|tile| !tile.face_up && tile.drawn == Drawn::Random)
    );
    assert_eq!(
        fleet(&rules, ISN),
        [
            "f51_blue_sparrows standard",
            "isn_barrage seasoned",
            "isn_everest seasoned",
            "isn_torrent seasoned"
        ]
    );
    assert_eq!(
        fleet(&rules, WRETCH),
        [
            "red_tougu veteran",
            "so_bwa_tet standard",
            "tes_kio standard",
            "vapors_fate veteran"
        ]
    );
    let isn = [
        ("superior_squadron_tactics", 3),
        ("sr2_twin_rocket_launchers", 3),
        ("alert_from_isn_torrent", 3),
        ("lr5_nuclear_warhead", 3),
        ("bronson_skiles", 2),
        ("sparrow_cover_fire", 2),
        ("erin_cho", 2),
    ];
    assert_eq!(deck(&rules, ISN), sorted(&isn));
    let wretch = [
        ("fortunes_bounty", 3),
        ("spectral_resurgence", 3),
        ("lr5_plaxma_cannon", 3),
        ("shield_siphon", 3),
        ("lr5_ripper_cannon", 3),
        ("krall_draxus", 2),
        ("fates_reach", 1),
    ];
    assert_eq!(deck(&rules, WRETCH), sorted(&wretch));
    for seat in [ISN, WRETCH] {
        let FleetRule::Fixed(ships) = rules.fleet_rule(seat) else {
            panic!()
        };
        let cost: u8 = ships
            .iter()
            .map(|ship| {
                rules.data.ships[usize::from(ship.ship)]
                    .version(ship.version)
                    .launch
            })
            .sum();
        assert_eq!(cost, 37);
    }
}

fn variant(id: &str) -> Setup {
    Setup {
        battle: BattleChoice::Mission {
            number: 1,
            variant: Some(id.into()),
        },
        ..Setup::default()
    }
}

/// Proves BG-M1.9, BG-M1.10, BG-M1.11.
#[test]
fn variants_of_mission_1() {
    for (id, limit, cards) in [("m1_v48", 48, 24), ("m1_v42", 42, 21)] {
        let rules = rules(&variant(id));
        for seat in [ISN, WRETCH] {
            assert!(
                matches!(rules.fleet_rule(seat), FleetRule::Select { limit: l, .. } if *l == limit)
            );
            assert!(matches!(rules.deck_rule(seat), DeckRule::Select { max, .. } if *max == cards));
        }
    }
    let mut piece = Piece::of(&variant("m1_simple"), Version::Veteran, ISN);
    assert!(piece.battle.rules.simplified && !piece.battle.rules.mission.clock);
    assert!(piece.battle.decks.iter().all(|deck| deck.size == 0));
    // No cards, no abilities: Thread the Needle does not help.
    piece.give(ISN, "erin_cho");
    deploying(&mut piece);
    let rook = piece.put("rooks_f54", 0, 4, 6, 0);
    let hero = attach(&piece, "erin_cho", "rooks_f54");
    piece.refused(ISN, hero, Reason::Simplified);
    piece.battle.phase = Phase::Action;
    piece.put("so_bwa_tet", 0, 6, 6, 0);
    piece.activate(ISN, "rooks_f54");
    piece.numbers(&[8]);
    piece.act(ISN, step(rook, vec![Direction::E]));
    assert_eq!(piece.shields(rook), 0);
}

/// Proves BG-M2.1, BG-M2.2, BG-M2.3, BG-M2.4, BG-M2.5, BG-M2.6, BG-M2.7.
#[test]
fn mission_2() {
    let rules = rules(&mission(2));
    assert_eq!(goals(&rules), (vec![0, 1], Some((1, 8))));
    assert_eq!(tiles(&rules), [4, 4, 0]);
    for seat in [ISN, WRETCH] {
        assert!(matches!(
            rules.fleet_rule(seat),
            FleetRule::Select { limit: 48, .. }
        ));
        assert!(matches!(
            rules.deck_rule(seat),
            DeckRule::Select { max: 24, .. }
        ));
    }
    let mut battle = battle(&mission(2), 4);
    assert_eq!((battle.energy_of(ISN), battle.energy_of(WRETCH)), (5, 15));
    assert_eq!(battle.waiting().0, Waiting::Placing);
    let fleet: Vec<CardId> = battle
        .cards
        .iter()
        .filter(|card| card.controller == ISN)
        .map(|card| card.id)
        .collect();
    let mut told: Vec<table::AddressedEvent<Event>> = Vec::new();
    let everest = battle.legal(ISN)[0].clone();
    // Nothing may be carried.
    if let Command::PlaceSetupShip {
        card, positions, ..
    } = &everest
    {
        let other = *fleet
            .iter()
            .find(|id| battle.kind(**id).size < battle.kind(*card).size)
            .unwrap();
        let loaded = Command::PlaceSetupShip {
            card: *card,
            positions: positions.clone(),
            cargo: vec![other],
        };
        let why = battle.act(ISN, &loaded, &mut told).unwrap_err();
        assert_eq!(why.reason, Reason::CargoForbidden);
        let outside = Command::PlaceSetupShip {
            card: *card,
            positions: vec![place(2, 10); positions.len()],
            cargo: vec![],
        };
        assert!(battle.act(ISN, &outside, &mut told).is_err());
    }
    while battle.waiting().0 == Waiting::Placing {
        let command = battle.legal(ISN)[0].clone();
        battle.act(ISN, &command, &mut told).unwrap();
    }
    // All of them stand in the zone, launched, and nothing was paid.
    let launched = told
        .iter()
        .filter(|told| matches!(told.event, Event::Launched { cost: 0, .. }))
        .count();
    assert_eq!(launched, fleet.len());
    assert_eq!(battle.energy_of(ISN), 5);
    for card in fleet {
        for (id, _) in battle.card(card).unwrap().in_play() {
            let spaces = battle.spaces_of(id).unwrap();
            assert!(spaces.as_slice().iter().any(|hex| hex.r == 0));
        }
    }
}

/// Proves BG-M2.10, BG-M2.11, BG-M2.12, BG-M2.14, BG-AR-27.
#[test]
fn escaping() {
    let mut piece = Piece::of(&mission(2), Version::Veteran, WRETCH);
    piece.battle.tiles.clear();
    piece.put("isn_everest", 0, 9, 2, 0);
    let tet = piece.put("so_bwa_tet", 0, 0, 2, 0);
    piece.put("tes_kio", 0, 3, 9, 0);
    piece.attach("so_bwa_tet", "fates_reach");
    let fuvu = load(&mut piece, "red_fuvu", tet.card());
    piece.activate(WRETCH, "so_bwa_tet");
    piece.act(WRETCH, step(tet, vec![Direction::Nw, Direction::Ne]));
    // Two points for the medium ship, nothing for what it carried; it does not attack and does not come back.
    assert_eq!(piece.battle.points, [0, 2]);
    assert_eq!(piece.battle.card(fuvu).unwrap().place, CardPlace::Gone);
    assert_eq!(piece.battle.activation, None);
    assert_eq!(piece.battle.decks[1].discard, [piece.tactic("fates_reach")]);
    assert_eq!(
        piece.battle.clock_score_thirds(1),
        8 * 3,
        "only the Tes Kio"
    );
    let again = Command::Activate { card: tet.card() };
    piece.refused(WRETCH, again, Reason::NotInPlay);
    // A ship that is placed in the zone does not escape.
    piece
        .battle
        .arrange(piece.ship("tes_kio", 0), place(2, 4), 1, 0);
    piece.activate(WRETCH, "tes_kio");
    let kio = piece.ship("tes_kio", 0);
    piece.act(
        WRETCH,
        Command::PlaceInsteadOfMove {
            ship: kio,
            position: place(3, 0),
        },
    );
    assert!(piece.alive(kio));
    assert_eq!(piece.battle.points, [0, 2]);
}

/// A piece of Mission 3 in which the Wretch player has the ISN Barrage on the board.
fn third(active: Seat) -> Piece {
    let mut piece = Piece::of(&mission(3), Version::Standard, active);
    let barrage = piece.battle.rules.data.ship("isn_barrage").unwrap();
    let cards = &mut piece.battle.cards;
    cards.retain(|card| card.id.kind() != usize::from(barrage));
    cards.push(ShipCard::waiting(
        CardId::new(WRETCH, barrage),
        Version::Standard,
        1,
    ));
    piece.battle.tiles.clear();
    piece.put("isn_barrage", 0, 7, 0, 0);
    piece.put("so_bwa_tet", 0, 3, 2, 0);
    piece.put("isn_everest", 0, -2, 14, 0);
    piece
}

/// Proves BG-M3.1, BG-M3.2, BG-M3.3, BG-M3.4, BG-M3.5.
#[test]
fn mission_3() {
    let rules = rules(&mission(3));
    assert_eq!(goals(&rules), (vec![0, 1], Some((1, 10))));
    assert_eq!(tiles(&rules), [2, 0, 3]);
    let isn = rules.reference_list(ISN);
    let wretch = rules.reference_list(WRETCH);
    assert!(wretch.fleet.iter().any(|ship| ship.ship == "isn_barrage"));
    assert!(isn.fleet.iter().all(|ship| ship.ship != "isn_barrage"));
    let mut without = wretch.clone();
    without.fleet.retain(|ship| ship.ship != "isn_barrage");
    assert_eq!(
        rules.check_list(WRETCH, &without).unwrap_err().reason,
        Reason::FleetRequired
    );
    let mut with = isn.clone();
    with.fleet[0].ship = "isn_barrage".into();
    assert_eq!(
        rules.check_list(ISN, &with).unwrap_err().reason,
        Reason::FleetForbidden
    );
    let mut heroes = isn.clone();
    let hero = |id: &str| {
        let at = rules.data.card(id).unwrap();
        rules.data.cards[usize::from(at)].typ == battleship_galaxies::data::CardType::Hero
    };
    heroes.deck.retain(|card| !hero(&card.card));
    assert_eq!(
        rules.check_list(ISN, &heroes).unwrap_err().reason,
        Reason::DeckTypes
    );
    // The Barrage starts in the Wretch zone and is not paid for.
    let mut battle = battle(&mission(3), 2);
    assert_eq!(battle.waiting().1.iter().collect::<Vec<_>>(), [WRETCH]);
    let command = battle.legal(WRETCH)[0].clone();
    battle.act(WRETCH, &command, &mut table::Silent).unwrap();
    let (card, _, ship) = battle.in_play().next().unwrap();
    assert_eq!(battle.kind(card.id).id, "isn_barrage");
    assert_eq!((card.controller, battle.energy_of(WRETCH)), (WRETCH, 15));
    assert!(
        battle
            .spaces(card.id, ship)
            .as_slice()
            .iter()
            .any(|hex| hex.r == 0)
    );
    // ISN wins by destroying it.
    let mut piece = third(ISN);
    let barrage = piece.ship("isn_barrage", 0);
    piece.pegs(barrage, 0, 3);
    piece.put("isn_torrent", 0, 7, 4, 0);
    attack(&mut piece, ISN, "isn_torrent", barrage, &["D-4"]);
    let outcome = piece.battle.outcome.unwrap();
    assert_eq!(
        (outcome.winner, outcome.why),
        (Some(0), EndReason::ShipDestroyed)
    );
}

/// Proves BG-M3.7, BG-M3.8, BG-AR-26.
#[test]
fn the_main_computer_needs_the_barrage_and_cards() {
    // Without the Barrage the draw is not asked for.
    let mut piece = third(ISN);
    let barrage = piece.id("isn_barrage");
    let at = piece
        .battle
        .cards
        .iter()
        .position(|card| card.id == barrage)
        .unwrap();
    piece.battle.cards[at].controller = ISN;
    piece.act(ISN, Command::EndPhase);
    assert_eq!(piece.battle.outcome, None, "taking it back wins nothing");
    piece.refused(WRETCH, Command::LookMainComputer, Reason::NotNow);
    assert_eq!(piece.battle.players[1].hand.len(), 1);
    // Two cards are left: both are seen, one is kept; the other is the whole pile.
    let mut piece = third(ISN);
    let (cho, skiles) = (piece.tactic("erin_cho"), piece.tactic("bronson_skiles"));
    piece.battle.decks[0].draw = vec![skiles, cho];
    piece.act(ISN, Command::EndPhase);
    piece.act(WRETCH, Command::LookMainComputer);
    let keep = Command::MainComputer {
        keep: skiles,
        under: vec![cho],
    };
    piece.act(WRETCH, keep);
    assert_eq!(piece.battle.decks[0].draw, [cho]);
    assert_eq!(piece.battle.decks[0].exhausted, 0);
    // One card is left: keeping it empties the pile.
    let mut piece = third(ISN);
    piece.battle.decks[0].draw = vec![cho];
    piece.battle.decks[0].discard = vec![skiles];
    piece.act(ISN, Command::EndPhase);
    piece.act(WRETCH, Command::LookMainComputer);
    let keep = Command::MainComputer {
        keep: cho,
        under: vec![],
    };
    piece.act(WRETCH, keep);
    assert_eq!(piece.battle.decks[0].exhausted, 1);
    assert_eq!(piece.battle.decks[0].draw, [skiles]);
}

/// Proves BG-M3.12, BG-M3.13, BG-M3.14, BG-AR-25.
#[test]
fn isn_cards_in_wretch_hands() {
    let mut piece = third(WRETCH);
    deploying(&mut piece);
    let isn = |piece: &mut Piece, id: &str| {
        let kind = piece.tactic(id);
        piece.battle.players[1].hand.push(Tactic { kind, deck: 0 });
    };
    // An upgrade scores; replaced and attached again it scores again.
    for (points, card) in [(1, "maneuvering_thrusters"), (2, "isn_transport_shuttle")] {
        isn(&mut piece, card);
        let old = piece
            .battle
            .card(piece.id("so_bwa_tet"))
            .unwrap()
            .attached
            .first()
            .map(|t| t.kind);
        let command = Command::PlayCard {
            card: piece.tactic(card),
            targets: vec![Pick::Card(piece.id("so_bwa_tet"))],
            positions: vec![],
            replace: old,
        };
        piece.act(WRETCH, command);
        assert_eq!(piece.battle.points, [0, points]);
    }
    assert_eq!(
        piece.battle.decks[0].discard,
        [piece.tactic("maneuvering_thrusters")]
    );
    isn(&mut piece, "maneuvering_thrusters");
    let shuttle = piece.tactic("isn_transport_shuttle");
    let again = Command::PlayCard {
        card: piece.tactic("maneuvering_thrusters"),
        targets: vec![Pick::Card(piece.id("so_bwa_tet"))],
        positions: vec![],
        replace: Some(shuttle),
    };
    piece.act(WRETCH, again);
    assert_eq!(piece.battle.points, [0, 3]);
    // On the Barrage nothing is scored.
    isn(&mut piece, "isn_transport_shuttle");
    let command = attach(&piece, "isn_transport_shuttle", "isn_barrage");
    piece.act(WRETCH, command);
    assert_eq!(piece.battle.points, [0, 3]);
    // An event of the other side is played like an own one, scores nothing and goes to the pile it came from.
    piece.act(WRETCH, Command::EndPhase);
    isn(&mut piece, "superior_squadron_tactics");
    for n in 0..3 {
        piece.put("red_tougu", n, 3 + i16::from(n), 10, 0);
    }
    let everest = piece.put("isn_everest", 0, 4, 13, 0);
    let tougu = piece.ship("red_tougu", 0);
    piece.begin_attacks(WRETCH, "red_tougu");
    piece.act(WRETCH, charge(tougu, 0));
    piece.dice(&["A-1", "A-1"]);
    piece.act(WRETCH, shoot(everest));
    let event = play(&piece, "superior_squadron_tactics", vec![]);
    piece.act(WRETCH, event);
    assert_eq!(piece.battle.points, [0, 3]);
    let discarded = piece.battle.decks[0].discard.last();
    assert_eq!(discarded, Some(&piece.tactic("superior_squadron_tactics")));
}

/// Proves BG-M3.15, BG-AR-29.
#[test]
fn the_barrage_keeps_its_side_on_the_board() {
    let mut piece = third(ISN);
    let tet = piece.ship("so_bwa_tet", 0);
    piece.pegs(tet, 0, 5);
    piece.put("isn_torrent", 0, 3, 5, 0);
    attack(&mut piece, ISN, "isn_torrent", tet, &["C-3"]);
    assert!(!piece.alive(tet));
    assert_eq!(piece.battle.outcome, None, "the Barrage is a Wretch ship");
    for number in 1..=5 {
        assert!(rules(&mission(number)).mission.clock, "mission {number}");
    }
}

/// Proves BG-M5.1, BG-M5.2, BG-M5.3, BG-M5.4, BG-M5.5, BG-M5.6, BG-M5.7, BG-M5.10, BG-M5.11, BG-M5.18, BG-AR-24.
#[test]
fn mission_5() {
    let rules = rules(&mission(5));
    assert_eq!(goals(&rules), (vec![0, 1], Some((0, 10))));
    assert!(rules.mission.clock);
    assert_eq!(tiles(&rules), [4, 4, 2]);
    assert!(rules.mission.tiles.iter().all(|tile| tile.face_up));
    let source = rules.data.tile("energy_source").unwrap();
    let sources = rules
        .mission
        .tiles
        .iter()
        .filter(|tile| tile.drawn == Drawn::Kind(source));
    assert_eq!(sources.count(), 2);
    assert_eq!(fleet(&rules, ISN).len(), 6);
    assert!(
        fleet(&rules, ISN)
            .iter()
            .all(|ship| ship.ends_with("veteran"))
    );
    assert_eq!(
        fleet(&rules, Seat(1)),
        [
            "chosh_ka seasoned",
            "red_tougu seasoned",
            "vapors_fate seasoned"
        ]
    );
    assert_eq!(
        fleet(&rules, Seat(2)),
        [
            "red_fuvu seasoned",
            "so_bwa_tet seasoned",
            "tes_kio seasoned"
        ]
    );
    let mut prepped: Vec<&str> = rules
        .mission
        .prepped
        .iter()
        .map(|card| rules.data.cards[usize::from(card.card)].id.as_str())
        .collect();
    prepped.sort_unstable();
    assert_eq!(
        prepped,
        [
            "captain_vulchar",
            "charles_yeboah",
            "erin_cho",
            "krall_draxus"
        ]
    );
    let isn = [
        ("alert_from_isn_torrent", 3),
        ("sparrow_cover_fire", 3),
        ("maneuvering_thrusters", 3),
        ("lr5_nuclear_warhead", 3),
        ("f47_hawk_patrol", 3),
        ("commando_away_team", 3),
        ("superior_squadron_tactics", 3),
        ("sr2_twin_rocket_launchers", 3),
        ("bronson_skiles", 2),
        ("isn_transport_shuttle", 2),
    ];
    assert_eq!(deck(&rules, ISN), sorted(&isn));
    let wretch = [
        "wretch_boarding",
        "fortunes_bounty",
        "spectral_resurgence",
        "hijack_plan",
        "shield_siphon",
        "lr5_plaxma_cannon",
        "fates_reach",
        "vecton_field_detonator",
        "exploit_weakness",
        "lr5_ripper_cannon",
    ]
    .map(|id| (id, 3));
    assert_eq!(deck(&rules, Seat(1)), sorted(&wretch));
    assert_eq!(rules.seats[1].deck, rules.seats[2].deck);
    let sides = &rules.mission.sides;
    let energy = |side: usize| {
        let rule = &sides[side];
        (
            rule.start_energy,
            rule.income,
            rule.first_income,
            rule.shared_energy,
        )
    };
    assert_eq!(energy(0), (10, 10, 5, false));
    assert_eq!(energy(1), (15, 6, 6, true));
}

/// Proves BG-M5.8, BG-M5.9, BG-M5.12, BG-24.3, BG-AR-23.
#[test]
fn the_everest_starts_damaged_and_loaded() {
    let mut battle = battle(&mission(5), 2);
    let card = |battle: &battleship_galaxies::state::Battle, id: &str| {
        let kind = usize::from(battle.rules.data.ship(id).unwrap());
        battle
            .cards
            .iter()
            .find(|card| card.id.kind() == kind)
            .unwrap()
            .clone()
    };
    let everest = card(&battle, "isn_everest").id;
    let sparrows = card(&battle, "f51_blue_sparrows").id;
    let Command::PlaceSetupShip { positions, .. } = battle.legal(ISN)[0].clone() else {
        panic!()
    };
    let placed = Command::PlaceSetupShip {
        card: everest,
        positions,
        cargo: vec![sparrows],
    };
    battle.act(ISN, &placed, &mut table::Silent).unwrap();
    let found = card(&battle, "isn_everest");
    assert_eq!((found.ships[0].shields, found.ships[0].hull), (0, 4));
    let spaces = battle.spaces_of(everest.ship(0)).unwrap();
    assert!(
        spaces
            .as_slice()
            .iter()
            .any(|hex| battle.rules.board.zone(Zone::Bottom).contains(hex)),
        "in the ISN zone"
    );
    assert_eq!(found.attached.len(), 2, "Charles Yeboah and Erin Cho");
    assert_eq!(battle.energy_of(ISN), 10, "nothing is paid");
    // What it carries may leave in the first turn: it counts as launched before.
    let Phase::ChooseFirst(chooser) = battle.phase else {
        panic!()
    };
    let first = Command::ChooseFirst { seat: ISN };
    battle.act(chooser, &first, &mut table::Silent).unwrap();
    battle.phase = Phase::Deploy;
    battle.tasks.clear();
    let out = battle.legal(ISN).into_iter().find(
        |command| matches!(command, Command::LaunchFromHold { card, .. } if *card == sparrows),
    );
    battle.act(ISN, &out.unwrap(), &mut table::Silent).unwrap();
    // The captains come with their ships, if their players want.
    for (decline, attached) in [(false, 1), (true, 0)] {
        let mut battle = battle.clone();
        (battle.active, battle.phase) = (Seat(1), Phase::Deploy);
        battle.energy[1] = 40;
        let fate = card(&battle, "vapors_fate").id;
        let Some(Command::LaunchToZone { positions, .. }) = battle
            .legal(Seat(1))
            .into_iter()
            .find(|command| matches!(command, Command::LaunchToZone { card, .. } if *card == fate))
        else {
            panic!()
        };
        let command = Command::LaunchToZone {
            card: fate,
            positions,
            cargo: vec![],
            decline_prepped: decline,
        };
        battle.act(Seat(1), &command, &mut table::Silent).unwrap();
        assert_eq!(card(&battle, "vapors_fate").attached.len(), attached);
        assert_eq!(battle.energy[1], 40 - 16, "the captain is free");
    }
}

/// Proves BG-M5.17, BG-AR-22.
#[test]
fn every_asteroid_of_pan_allows_a_rescue() {
    let piece = Piece::of(&mission(5), Version::Veteran, ISN);
    let asteroid = piece.battle.rules.data.tile("asteroid").unwrap();
    let tiles: Vec<usize> = (0..piece.battle.tiles.len())
        .filter(|at| piece.battle.tiles[*at].kind == asteroid)
        .collect();
    assert_eq!(tiles.len(), 4);
    for at in tiles {
        let mut piece = Piece::of(&mission(5), Version::Veteran, ISN);
        let beside = piece.battle.tiles[at]
            .spaces
            .iter()
            .flat_map(|hex| hex.neighbours().collect::<Vec<_>>())
            .find(|hex| {
                piece
                    .battle
                    .tiles
                    .iter()
                    .all(|tile| !tile.spaces.contains(hex))
            })
            .unwrap();
        let rook = piece.put("rooks_f54", 0, beside.q, beside.r, 0);
        piece.activate(ISN, "rooks_f54");
        piece.numbers(&[1]);
        piece.act(ISN, Command::Rescue { ship: rook });
        assert_eq!(piece.battle.points[0], 1);
    }
    // One roll for a squadron, unless the option gives each ship one.
    for (option, points) in [(false, 3), (true, 6)] {
        let mut setup = mission(5);
        setup.options.rescue_per_ship = option;
        let mut piece = Piece::of(&setup, Version::Veteran, ISN);
        let first = piece.put("f47_blue_hawks", 0, 3, 6, 0);
        let second = piece.put("f47_blue_hawks", 1, 3, 7, 0);
        piece.put("tes_kio", 0, 20, 2, 0);
        piece.activate(ISN, "f47_blue_hawks");
        piece.numbers(&[7, 8]);
        piece.act(ISN, Command::Rescue { ship: first });
        if option {
            piece.act(ISN, Command::Rescue { ship: second });
        } else {
            piece.refused(
                ISN,
                Command::Rescue { ship: second },
                Reason::RescuedAlready,
            );
        }
        assert_eq!(piece.battle.points[0], points);
    }
}

/// Proves BG-24.1, BG-24.2.
#[test]
fn random_tiles_are_drawn_from_all_eight() {
    let data = rules(&mission(1));
    let all: usize = data
        .data
        .tiles
        .iter()
        .filter(|tile| tile.sort == TileSort::Discovery)
        .map(|tile| usize::from(tile.count))
        .sum();
    assert_eq!(all, 8);
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let battle = battle(&mission(1), seed);
        assert_eq!(battle.tiles.len(), 3);
        let kinds: Vec<u8> = battle.tiles.iter().map(|tile| tile.kind).collect();
        for kind in &kinds {
            let count = kinds.iter().filter(|k| *k == kind).count();
            assert!(count <= usize::from(battle.rules.data.tiles[usize::from(*kind)].count));
        }
        seen.extend(kinds);
        // Unseen by everybody.
        assert!(battle.tiles.iter().all(|tile| !tile.up));
    }
    assert_eq!(seen.len(), 6, "each of the six kinds comes up");
}
