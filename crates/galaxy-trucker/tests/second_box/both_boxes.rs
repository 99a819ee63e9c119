//! Rules that need both expansions: insurance by a loan, customs and hidden goods, intruders among the Evil Machinations.

use crate::support::Table;
use crate::support::intruders::{squares, steps};
use crate::support::ships::{Flying, at, card, dice, fitted, store};
use galaxy_trucker::board::ShipClass;
use galaxy_trucker::cards::{Adventure, CardId, Level};
use galaxy_trucker::command::Command;
use galaxy_trucker::data::Number;
use galaxy_trucker::event::Event;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::StageName;
use galaxy_trucker::goods::goods;
use galaxy_trucker::intruders::WalkEnd;
use galaxy_trucker::narrate::{card_name, narrate};
use galaxy_trucker::question::Question;
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::settlement::{Landed, settle};
use galaxy_trucker::setup::{Pace, Setup, Teams};
use galaxy_trucker::ship::Ship;
use galaxy_trucker::support_team::{Member, a, b};
use table::{Arg, Seat};

const II: ShipClass = ShipClass::II;

/// A table of class IV after building, where these credits are at hand.
fn built(credits: &[u32], setup: Setup) -> Table {
    let setup = Setup {
        flights: vec![FlightKind::Fourth],
        pace: Pace::Untimed,
        second_box_components: true,
        new_adventures: true,
        open_credits: true,
        ..setup
    };
    let mut table = Table::new(setup, credits.len() as u8, 4);
    let mut state = serde_json::to_value(&table.game).unwrap();
    for (seat, credits) in credits.iter().enumerate() {
        state["players"][seat]["credits"] = serde_json::json!(credits);
    }
    table.game = serde_json::from_value(state).unwrap();
    for _ in 0..100 {
        table.pass(1_000);
        let stage = table.view().stage;
        if stage == StageName::Insurance {
            return table;
        }
        for seat in 0..credits.len() as u8 {
            let command = match stage {
                StageName::Building => Some(Command::Finish { number: None }),
                _ => table.game.default_command(Seat(seat)),
            };
            if let Some(command) = command {
                let _ = table.act(seat, command);
            }
        }
    }
    panic!("no insurance: {:?}", table.view().stage);
}

fn lending() -> Setup {
    Setup {
        evil_machinations: true,
        ..Setup::default()
    }
}

/// The seat that is asked, with the price and the maximum.
fn offered(table: &Table) -> Option<(u8, u8, u8)> {
    let players = table.view().players;
    players
        .iter()
        .zip(0..)
        .find_map(|(player, seat)| match player.question {
            Some(Question::Insurance { price, most }) => Some((seat, price, most)),
            _ => None,
        })
}

fn purse(table: &Table, seat: u8) -> (u32, u8) {
    let player = &table.view().players[usize::from(seat)];
    (player.credits.expect("open credits"), player.loans)
}

/// Proves GX-16.10 and GX-7.12: whoever has too little may take a loan first, or buys and borrows what is missing.
#[test]
fn insurance_may_be_bought_by_a_loan() {
    let buy = Command::Accept { yes: true };
    let mut table = built(&[0, 0, 0], lending());
    let (first, price, _) = offered(&table).expect("asked without a credit");
    // A loan first: still asked, and the price is paid from it.
    table.must(first, Command::TakeLoan);
    assert_eq!(purse(&table, first), (10, 1));
    assert_eq!(offered(&table).map(|(seat, ..)| seat), Some(first));
    table.must(first, buy.clone());
    assert_eq!(purse(&table, first), (10 - u32::from(price), 1));
    // The next one just buys: the loan is taken and told before the purchase.
    let (second, price, _) = offered(&table).expect("the second is asked");
    assert_ne!(second, first);
    let before = table.told.len();
    table.must(second, buy);
    assert_eq!(purse(&table, second), (10 - u32::from(price), 1));
    let told: Vec<&Event> = table.events().skip(before).collect();
    assert_eq!(
        told[..2],
        [
            &Event::LoanTaken {
                ship: second,
                loans: 1
            },
            &Event::Insured {
                ship: second,
                yes: true,
                price
            }
        ]
    );
    // Declining borrows nothing.
    let (third, ..) = offered(&table).expect("the third is asked");
    table.must(third, Command::Accept { yes: false });
    assert_eq!(purse(&table, third), (0, 0));
    assert_eq!(table.view().stage, StageName::Flight);
}

/// Proves GX-16.10: without loans a player who cannot pay is not asked.
#[test]
fn without_loans_only_those_who_can_pay_are_asked() {
    let most = *Number::InsurancePrice.values().iter().max().unwrap();
    let mut table = built(&[0, u32::from(most), 0], Setup::default());
    let (seat, ..) = offered(&table).expect("one can pay");
    assert_eq!(seat, 1);
    assert_eq!(table.act(0, Command::TakeLoan), Err(Refusal::NoLending));
    assert_eq!(
        table.act(0, Command::Accept { yes: true }),
        Err(Refusal::NotAsked("GX-16.5"))
    );
    table.must(1, Command::Accept { yes: true });
    assert_eq!(table.view().stage, StageName::Flight);
}

/// Proves GX-16.10 and GT-25.10: partners borrow for one purse.
#[test]
fn partners_insure_from_one_purse() {
    let setup = Setup {
        teams: Teams::Partners,
        ..lending()
    };
    let mut table = built(&[0, 0, 0, 0], setup);
    let (seat, price, _) = offered(&table).expect("asked");
    table.must(seat, Command::Accept { yes: true });
    let left = (10 - u32::from(price), 1);
    assert_eq!(purse(&table, seat), left);
    assert_eq!(purse(&table, (seat + 2) % 4), left);
    assert_eq!(purse(&table, (seat + 1) % 4), (0, 0));
}

/// Proves GX-16.8: price and maximum are values of the parts of the board, each read from its own part.
#[test]
fn price_and_maximum_belong_to_the_parts_of_the_board() {
    let rules = FlightKind::Fourth.rules();
    for (upper, top) in (0..).zip(Number::InsuranceMost.values()) {
        for (lower, bottom) in (0..).zip(Number::InsurancePrice.values()) {
            let mut ship = Ship::started(ShipClass::IV, 0);
            ship.set_parts([upper, lower]);
            let offer = ship.insurance_offer().expect("class IV");
            assert_eq!((offer.price, offer.most), (*bottom, *top));
            let landed = Landed {
                before: 50,
                lost: 40,
                insurance: Some((offer, true)),
                ..Landed::default()
            };
            let (receipts, _) = settle(&rules, &[landed], |ship| ship);
            assert_eq!(receipts[0].penalty, u32::from(*top));
        }
    }
    // They are not the same on all boards.
    let differ = |number: Number| {
        let values = number.values();
        values.iter().any(|value| *value != values[0])
    };
    assert!(differ(Number::InsuranceMost) && differ(Number::InsurancePrice));
}

/// A Smuggler and a Stock Boy: a red block in a special hold, hidden blocks in a module and in the special hold.
fn smuggler() -> Ship {
    let mut ship = fitted(
        II,
        &[
            (8, 7, 61, None), // special hold, two containers
            (6, 7, 50, None), // structural module
            (7, 8, 66, None),
        ],
    );
    let abilities = [
        a(Member::Smuggler),
        b(Member::Smuggler),
        a(Member::StockBoy),
        b(Member::StockBoy),
    ];
    ship.set_abilities(abilities.into_iter().collect());
    store(&mut ship, 8, 7, goods(1, 1, 0, 0));
    store(&mut ship, 6, 7, goods(0, 0, 0, 1));
    ship
}

/// Proves GX-7.27 and GX-20.30: customs see the red block and nothing that is hidden.
#[test]
fn customs_do_not_find_hidden_goods() {
    let ship = smuggler();
    assert_eq!(ship.hidden_goods(), goods(0, 1, 0, 1));
    assert_eq!(ship.visible_goods(), goods(1, 0, 0, 0));
    let fly = |ship: Ship, credits| {
        let name = ["machinations-customs_inspection"];
        Flying::lending(FlightKind::Second, &[(ship, 0)], &name, &[], credits).go()
    };
    let give = |from| Command::Surrender {
        from,
        batteries: Vec::new(),
    };
    // Paid for: one credit for one block.
    let mut flying = fly(ship, 5);
    assert!(matches!(
        flying.flight.question(0),
        Some(Question::Customs { .. })
    ));
    let hideout = at(&ship, 6, 7);
    assert_eq!(
        flying.answer(0, give(vec![hideout])),
        Err(Refusal::NoBlockThere(hideout))
    );
    flying.must(0, give(Vec::new()));
    assert_eq!(flying.flight.credits(0), 4);
    assert_eq!(flying.ship(0).goods(), ship.goods());
    // Given up: the hidden ones stay.
    let mut flying = fly(ship, 5);
    flying.must(0, give(vec![at(&ship, 8, 7)]));
    assert_eq!(flying.flight.credits(0), 5);
    assert_eq!(flying.ship(0).goods(), goods(0, 1, 0, 1));
    // With hidden blocks only there is nothing to ask.
    let mut clean = ship;
    store(&mut clean, 8, 7, goods(0, 1, 1, 0));
    let flying = fly(clean, 5);
    assert!(!matches!(
        flying.flight.question(0),
        Some(Question::Customs { .. })
    ));
}

/// Proves GX-18.21 and GX-20.30: a predator does not find hidden goods either, and Cosmic Rays do.
#[test]
fn intruders_do_not_find_hidden_goods() {
    let ship = smuggler();
    // From the left: the module with a hidden block, the starting cabin; from the right the hold.
    let flying = Flying::new(
        FlightKind::Second,
        &[(ship, 0)],
        &["I-predator-1"],
        &[dice(7)],
    )
    .go();
    let walk = steps(&flying, 0);
    assert_eq!(squares(&ship, &walk)[0], (6, 7));
    assert_eq!(walk[0].devoured.goods, goods(0, 0, 0, 0));
    assert_eq!(flying.ship(0).contents(at(&ship, 6, 7)).goods.blue, 1);
    let flying = Flying::new(
        FlightKind::Second,
        &[(ship, 0)],
        &["II-predator-1"],
        &[dice(7)],
    )
    .go();
    let first = &steps(&flying, 0)[0];
    assert_eq!(
        first.devoured.goods,
        goods(1, 0, 0, 0),
        "the red one is seen"
    );
    assert_eq!(flying.ship(0).goods(), goods(0, 1, 0, 1));
    let rays = ["machinations-cosmic_rays"];
    let flying = Flying::new(FlightKind::Second, &[(ship, 0)], &rays, &[dice(6)]).go();
    assert_eq!(flying.ship(0).goods(), goods(1, 1, 0, 0));
}

/// Proves GX-0.6: the two intruders of Evil Machinations are played like intruder cards and have names of their own.
#[test]
fn machinations_that_are_intruders_have_their_own_names() {
    let boarding: Vec<CardId> = CardId::all()
        .filter(|id| {
            let card = id.card();
            let intruder = matches!(card.adventure, Adventure::Intruder { .. });
            intruder && card.level == Level::Machinations
        })
        .collect();
    let names: Vec<&str> = boarding.iter().map(|id| card_name(id.card())).collect();
    assert_eq!(
        names,
        ["gt-card-smuggled-predator", "gt-card-hired-commandos"]
    );
    // No two kinds of cards share a name by mistake.
    let predator = card_name(card("I-predator-1").card());
    assert_eq!(predator, "gt-card-predator");
    // They are walked, defeated and rewarded, and the film says what they are called.
    let ship = fitted(II, &[(7, 6, 191, None), (7, 8, 50, None)]);
    let name = ["machinations-smuggled_predator"];
    let flying = Flying::new(FlightKind::Second, &[(ship, 0)], &name, &[dice(7)]).go();
    let walk = steps(&flying, 0);
    assert_eq!(squares(&ship, &walk), [(7, 8), (7, 7), (7, 6)]);
    assert_eq!(walk[2].end, Some(WalkEnd::Defeated));
    assert_eq!(flying.flight.pilots()[0].earned, 3);
    let said = flying
        .events()
        .filter_map(narrate)
        .find(|line| line.text.id == "gt-log-card")
        .expect("the card is named");
    let title = Arg::message("gt-card-smuggled-predator");
    assert_eq!(said.text.args.get("card"), Some(&title));
}
