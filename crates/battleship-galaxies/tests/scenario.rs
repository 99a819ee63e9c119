//! Prepared positions of custom battles, from which lessons start.

use battleship_galaxies::BattleshipGalaxies;
use battleship_galaxies::command::ListCard;
use battleship_galaxies::data::Version;
use battleship_galaxies::hex::Hex;
use battleship_galaxies::ids::Placement;
use battleship_galaxies::refusal::Reason;
use battleship_galaxies::setup::{BattleChoice, OwnBattle, Rules, Scenario, ScenarioShip, Setup};
use battleship_galaxies::view::PhaseView;
use table::{Game, Seat, SeatInfo, Seed};

fn ship(side: u8, id: &str, places: &[(i16, i16)]) -> ScenarioShip {
    ScenarioShip {
        side,
        ship: id.into(),
        version: Version::Standard,
        positions: places
            .iter()
            .map(|(q, r)| Placement {
                at: Hex::new(*q, *r),
                facing: 0,
            })
            .collect(),
        shields: None,
        hull: 0,
    }
}

fn setup(ships: Vec<ScenarioShip>) -> Setup {
    Setup {
        battle: BattleChoice::Own {
            battle: OwnBattle {
                scenario: Some(Scenario {
                    ships,
                    decks: [
                        vec![ListCard {
                            card: "erin_cho".into(),
                            count: 3,
                        }],
                        Vec::new(),
                    ],
                    first: Some(1),
                }),
                ..OwnBattle::default()
            },
        },
        ..Setup::default()
    }
}

fn refused(ships: Vec<ScenarioShip>) -> Option<Reason> {
    Rules::new(&setup(ships)).err().map(|why| why.reason)
}

#[test]
fn ships_lie_where_the_position_says_and_the_named_seat_begins() {
    let mut fighter = ship(1, "red_tougu", &[(3, 10), (4, 9), (4, 10)]);
    fighter.shields = Some(0);
    let ships = vec![
        ship(0, "isn_barrage", &[(3, 7)]),
        ship(0, "f47_blue_hawks", &[]),
        fighter,
    ];
    let seats = [SeatInfo::person("A"), SeatInfo::person("B")];
    let game =
        BattleshipGalaxies::setup(&setup(ships), &seats, Seed::from_u64(7)).expect("a battle");
    let view = game.view();
    assert_eq!(view.turn.active, Seat(1));
    assert_eq!(view.turn.phase, PhaseView::Energy);
    assert_eq!(view.cards.len(), 2, "the Hawks wait behind the screen");
    assert!(view.cards[1].ships.iter().all(|ship| ship.shields == 0));
    assert_eq!(view.players[0].hand, 3);
    assert_eq!(view.players[1].hand, 0);
}

/// BG-4.5, BG-3.7: no base outside the board, none on another.
#[test]
fn impossible_positions_are_refused() {
    let far = ship(1, "chosh_ka", &[(7, 14)]);
    let at = |places: &[(i16, i16)]| refused(vec![ship(0, "rooks_f54", places), far.clone()]);
    assert_eq!(at(&[(3, 7)]), None);
    assert_eq!(at(&[(99, 7)]), Some(Reason::OffBoard));
    assert_eq!(at(&[(7, 14)]), Some(Reason::NotEmpty));
    assert_eq!(at(&[(3, 7), (4, 7)]), Some(Reason::PlacesMissing));
    assert_eq!(
        refused(vec![ship(0, "rooks_f54", &[(3, 7)])]),
        Some(Reason::FleetEmpty)
    );
    let twice = ship(0, "rooks_f54", &[(3, 7)]);
    assert_eq!(
        refused(vec![twice.clone(), twice, far.clone()]),
        Some(Reason::FleetTwice)
    );
    let mut wreck = ship(0, "rooks_f54", &[(3, 7)]);
    wreck.hull = 2;
    assert_eq!(refused(vec![wreck, far]), Some(Reason::OwnBattle));
}
