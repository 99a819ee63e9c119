//! Cyan aliens and their specializations (GX-2.55 to GX-2.75).

use crate::support::Table;
use crate::support::ships::{Flying, alien, at, crewed, put, store, tokens};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::{Event, FightOutcome};
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::goods::{Goods, goods};
use galaxy_trucker::question::{AlienCabin, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::settlement::{Landed, settle};
use galaxy_trucker::setup::Setup;
use galaxy_trucker::ship::Ship;
use galaxy_trucker::specialization::Specialization;
use galaxy_trucker::square::Squares;
use galaxy_trucker::tiles::Alien;
use table::Game;

const II: ShipClass = ShipClass::II;

/// A cyan alien in a cabin to the right of the starting cabin, with life support, two tokens to the left and an engine.
fn with(specialization: Specialization) -> Ship {
    let mut ship = crewed(
        II,
        &[(7, 8, 66, 0), (8, 7, 40, 2), (9, 7, 164, 0), (6, 7, 1, 2)],
    );
    alien(&mut ship, 8, 7, Alien::Cyan);
    ship.set_specialization(Some(specialization));
    ship
}

fn weak() -> Ship {
    crewed(II, &[(7, 8, 66, 0)])
}

fn fly(ships: &[(Ship, i32)], cards: &[&str], dice: &[[u8; 2]]) -> Flying {
    Flying::new(FlightKind::Second, ships, cards, dice).go()
}

/// Proves GX-2.55, GX-2.56, GX-2.57.
#[test]
fn cyan_aliens_live_in_ordinary_cabins() {
    let mut ship = crewed(II, &[(8, 7, 40, 2), (9, 7, 164, 0)]);
    assert_eq!(ship.alien_cabins(Alien::Cyan), at(&ship, 8, 7).set());
    assert!(ship.alien_cabins(Alien::Brown).is_empty());
    // Beside the starting cabin, a luxury cabin or a stasis chamber life support does nothing.
    for beside in [146, 151] {
        put(&mut ship, 8, 7, beside, 0);
        for (column, row) in [(9, 7), (7, 6)] {
            put(&mut ship, column, row, 160, 0);
        }
        assert!(ship.alien_cabins(Alien::Cyan).is_empty(), "{beside}");
    }
}

/// Two ships, each with a cabin and cyan life support; the second finished first.
fn boarding() -> Table {
    let setup = Setup {
        flights: vec![FlightKind::Second],
        new_technologies: true,
        ..Setup::default()
    };
    let mut table = Table::dealing(setup, 2, &[40, 164, 39, 163]);
    table.build(0, 8, 7, 2);
    table.build(0, 9, 7, 0);
    table.build(1, 8, 7, 0);
    table.build(1, 8, 8, 1);
    table.must(1, Command::Finish { number: Some(1) });
    table.must(0, Command::Finish { number: None });
    table
}

/// Proves GX-2.57, GX-2.58, GX-2.59, GX-24.1, GX-2.60.
#[test]
fn specializations_are_taken_in_launch_order() {
    let mut table = boarding();
    let square = II.board().at_label(8, 7).unwrap();
    let cyan = |specialization| AlienCabin {
        square,
        alien: Alien::Cyan,
        specialization,
    };
    let place = |aliens: Vec<AlienCabin>| Command::PlaceCrew { aliens };
    let lawyer = Some(Specialization::Lawyer);
    assert_eq!(table.view().players[1].question, Some(Question::PlaceCrew));
    assert_eq!(table.view().players[0].question, None, "tile 1 first");
    let own = table.game.seat_view(table::Seat(1));
    assert_eq!(own.specializations, Specialization::ALL[..5]);
    assert_eq!(
        table.act(1, place(vec![cyan(None)])),
        Err(Refusal::NoSpecialization)
    );
    assert_eq!(
        table.act(
            1,
            place(vec![cyan(lawyer), cyan(Some(Specialization::Techie))])
        ),
        Err(Refusal::AlienTwice)
    );
    table.must(1, place(vec![cyan(lawyer)]));
    assert_eq!(table.view().ships[1].specialization, lawyer, "face up");
    assert_eq!(
        table.act(0, place(vec![cyan(lawyer)])),
        Err(Refusal::SpecializationTaken)
    );
    // Two humans instead.
    table.must(0, place(Vec::new()));
    assert_eq!(table.view().ships[0].contents[square.index()], 2);
    assert_eq!(table.view().ships[1].contents[square.index()], 5);
}

/// Proves GX-2.61.
#[test]
fn nothing_without_the_alien() {
    let mut ship = with(Specialization::Manager);
    assert!(ship.has_specialist(Specialization::Manager));
    assert!(!ship.has_specialist(Specialization::Techie));
    ship.set_contents(at(&ship, 8, 7), Default::default());
    assert!(!ship.has_specialist(Specialization::Manager));
    assert_eq!(ship.manager_pay(), 0);
}

fn receipt(kind: FlightKind, landed: Landed) -> galaxy_trucker::settlement::Receipt {
    settle(&kind.rules(), &[landed], |ship| ship).0[0]
}

/// Proves GX-2.62, GX-2.63, GX-24.2, GX-24.27.
#[test]
fn a_lawyer_lowers_the_penalty() {
    let lost = |specialist, place| Landed {
        lost: 15,
        specialist,
        place,
        ..Landed::default()
    };
    let lawyer = Some(Specialization::Lawyer);
    for (kind, plain, helped) in [
        (FlightKind::First, 5, 0),
        (FlightKind::Second, 8, 0),
        (FlightKind::Third, 11, 0),
        (FlightKind::FirstA, 15, 5),
        (FlightKind::SecondB, 15, 8),
        (FlightKind::ThirdA, 15, 11),
        (FlightKind::ThirdB, 15, 11),
    ] {
        assert_eq!(receipt(kind, lost(None, Some(0))).penalty, plain);
        assert_eq!(receipt(kind, lost(lawyer, Some(0))).penalty, helped);
        assert_eq!(receipt(kind, lost(lawyer, None)).penalty, helped, "gave up");
    }
    let few = Landed {
        lost: 3,
        specialist: lawyer,
        ..Landed::default()
    };
    assert_eq!(receipt(FlightKind::ThirdA, few).penalty, 3);
}

/// Proves GX-2.64, GX-2.65, GX-XX-13.
#[test]
fn a_manager_gets_more_out_of_others() {
    let mut ship = with(Specialization::Manager);
    put(&mut ship, 7, 6, 98, 0);
    assert_eq!(ship.manager_pay(), 1);
    put(&mut ship, 5, 5, 39, 0);
    alien(&mut ship, 5, 5, Alien::Purple);
    assert_eq!(ship.manager_pay(), 3);
    assert_eq!(ship.cannon_strength_x2(Squares::EMPTY), 2 + 6);
    put(&mut ship, 6, 5, 40, 0);
    alien(&mut ship, 6, 5, Alien::Brown);
    assert_eq!(ship.manager_pay(), 6);
    assert_eq!(ship.engine_strength(Squares::EMPTY), 1 + 3);
    ship.set_specialization(Some(Specialization::Lawyer));
    assert_eq!(ship.engine_strength(Squares::EMPTY), 1 + 2);
    let landed = |place| Landed {
        place,
        manager_pay: 6,
        ..Landed::default()
    };
    assert_eq!(receipt(FlightKind::Second, landed(Some(0))).manager, 6);
    assert_eq!(receipt(FlightKind::Second, landed(None)).manager, 0);
}

/// Proves GX-2.66, GX-2.67, GX-XX-11.
#[test]
fn a_merchant_sells_dearer() {
    let landed = |place| Landed {
        place,
        goods: goods(2, 3, 1, 0),
        specialist: Some(Specialization::Merchant),
        ..Landed::default()
    };
    let gave_up = receipt(FlightKind::Second, landed(None));
    assert_eq!((gave_up.sale, gave_up.merchant), (10, 5));
    let (_, credits) = settle(&FlightKind::Second.rules(), &[landed(None)], |ship| ship);
    assert_eq!(credits, [15]);
    let finished = receipt(FlightKind::Second, landed(Some(0)));
    assert_eq!((finished.sale, finished.merchant), (19, 5));
}

/// Proves GX-2.68, GX-2.69, GX-2.70, GX-24.13, GX-XX-12.
#[test]
fn a_techie_saves_a_token_a_card() {
    // Three double cannons, three tokens: two are spent, once a card.
    let mut ship = with(Specialization::Techie);
    for column in [5, 6, 8] {
        put(&mut ship, column, 5, 123, 0);
    }
    put(&mut ship, 5, 7, 10, 0);
    tokens(&mut ship, 5, 7, 3);
    let doubles: Vec<_> = [5, 6, 8].map(|column| at(&ship, column, 5)).to_vec();
    let mut flying = fly(&[(ship, 0)], &["II-slavers-1", "II-slavers-1"], &[]);
    flying.power(0, &doubles);
    assert_eq!(flying.ship(0).tokens(), 5 - 2);

    // One token and one double engine: powered, and the token is kept.
    let mut ship = with(Specialization::Techie);
    put(&mut ship, 7, 8, 84, 0);
    tokens(&mut ship, 6, 7, 1);
    let engine = at(&ship, 7, 8);
    let cards = ["I-open_space-1", "I-open_space-2"];
    let mut flying = fly(&[(ship, 0)], &cards, &[]);
    flying.power(0, &[engine]);
    assert_eq!((flying.position(0), flying.ship(0).tokens()), (Some(2), 1));
    flying.stay();
    flying.power(0, &[engine]);
    assert_eq!(flying.ship(0).tokens(), 1, "free again for the next card");

    // The second use of one card is paid for: two shots at a shield.
    let mut ship = with(Specialization::Techie);
    put(&mut ship, 7, 6, 116, 3);
    let shield = at(&ship, 7, 6);
    let dice = [[3, 4], [3, 4], [1, 1]];
    let mut flying = fly(&[(ship, 0)], &["I-pirates-1"], &dice);
    let defend = Command::Defend {
        with: Some(shield),
        battery: None,
        booster_battery: None,
    };
    flying.must(0, defend.clone());
    assert_eq!(flying.ship(0).tokens(), 2);

    // No token, no free use.
    let mut ship = with(Specialization::Techie);
    put(&mut ship, 7, 8, 84, 0);
    tokens(&mut ship, 6, 7, 0);
    let flying = fly(&[(ship, 0)], &["I-open_space-1"], &[]);
    assert!(!flying.asked(0));

    // Smugglers take tokens as from anybody.
    let mut ship = with(Specialization::Techie);
    store(&mut ship, 7, 6, Goods::NONE);
    let flying = fly(&[(ship, 0)], &["I-smugglers-1"], &[]);
    assert_eq!(flying.ship(0).tokens(), 0);
}

/// Proves GX-2.71, GX-2.72, GX-2.73, GX-2.74, GX-2.85.
#[test]
fn a_diplomat_averts_one_defeat() {
    let ship = with(Specialization::Diplomat);
    let cabin = at(&ship, 8, 7);
    let mut flying = fly(
        &[(ship, 10), (weak(), 5)],
        &["I-slavers-1", "II-planets-2"],
        &[],
    );
    assert_eq!(flying.flight.question(0), Some(&Question::Diplomat));
    let fought = |flying: &Flying, number| {
        flying.events().any(|event| {
            matches!(event, Event::Fought { ship, outcome: FightOutcome::Lost } if *ship == number)
        })
    };
    assert!(
        fought(&flying, 0) && !fought(&flying, 1),
        "before the next is attacked"
    );
    flying.must(0, Command::Accept { yes: true });
    assert_eq!(flying.ship(0).humans(), 2, "nobody is taken");
    assert_eq!(
        flying.ship(0).contents(cabin).alien,
        None,
        "the alien leaves"
    );
    assert!(fought(&flying, 1), "the enemy goes on");
    assert_eq!(flying.ship(1).humans(), 0);

    // Declined: the loss takes its course.
    let mut flying = fly(&[(ship, 10)], &["I-slavers-1"], &[]);
    flying.must(0, Command::Accept { yes: false });
    assert_eq!(flying.ship(0).crew(), 0);
}

/// Proves GX-2.71, GX-2.72, GX-2.74, GX-2.85.
#[test]
fn a_diplomat_averts_a_line_of_a_combat_zone() {
    // Crew 3 against 4: the diplomat's ship loses days on the first line.
    let ship = with(Specialization::Diplomat);
    let mut other = weak();
    put(&mut other, 8, 7, 39, 0);
    other.fit_out();
    let mut flying = fly(
        &[(ship, 10), (other, 5)],
        &["I-combat_zone-1"],
        &[[1, 1], [1, 1]],
    );
    assert_eq!(flying.flight.question(0), Some(&Question::Diplomat));
    flying.must(0, Command::Accept { yes: true });
    assert!(
        !flying
            .events()
            .any(|event| matches!(event, Event::Moved { .. }))
    );
    // It takes part in the rest: equal engines, the leader is weaker and loses two crew.
    assert!(flying.events().any(|event| matches!(
        event,
        Event::Weakest {
            ship: 0,
            line: Some(1)
        }
    )));
    assert_eq!(flying.ship(0).crew(), 0);
}
