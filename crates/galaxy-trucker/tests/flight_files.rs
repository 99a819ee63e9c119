//! Flight files with loans and support team members (`docs/galaxy-trucker-files.md`).

use galaxy_trucker::event::Event;
use galaxy_trucker::files::{FileFault, FlightFile, ShipFile};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::support_team::Member;
use serde_json::{Value, json};

/// A ship of class II with two engines, a battery, a hold and a structural module, and these further members of the file.
fn ship(more: &Value) -> Value {
    let mut file = json!({"class": "II", "tiles": [
        {"at": [7, 7], "tile": "start-blue"},
        {"at": [7, 8], "tile": "engine1-02"},
        {"at": [8, 7], "tile": "battery2-01", "rotation": 0},
        {"at": [6, 7], "tile": "struct-02"},
    ]});
    for (name, value) in more.as_object().expect("members") {
        file[name] = value.clone();
    }
    file
}

fn flight(ships: &[Value], deck: &[&str], more: &Value) -> FlightFile {
    let mut file = json!({"flight": "second", "ships": ships, "deck": deck});
    for (name, value) in more.as_object().expect("members") {
        file[name] = value.clone();
    }
    FlightFile::parse(file.to_string().as_bytes()).expect("a flight file")
}

fn fault(file: &FlightFile) -> FileFault {
    file.fly().expect_err("a fault")
}

/// Proves GX-7.12, GX-7.13 and GX-7.15: a flight file switches loans on; they are taken, repaid and borrowed for penalties.
#[test]
fn a_flight_file_may_have_loans() {
    let poor = ship(&json!({"credits": 3, "loans": 1}));
    let rich = ship(&json!({"credits": 30}));
    // Toll Gate: whoever pays without having the credits borrows; the others repay and take loans as they like.
    let decisions = json!([
        {"ship": 0, "do": "give_up", "leave": false},
        {"ship": 0, "do": "take_loan"},
        {"ship": 0, "do": "repay_loan"},
        {"ship": 0, "do": "accept", "yes": true},
        {"ship": 1, "do": "give_up", "leave": false},
        {"ship": 1, "do": "take_loan"},
    ]);
    let file = flight(
        &[poor.clone(), rich.clone()],
        &["machinations-toll_gate"],
        &json!({"loans": true, "decisions": decisions}),
    );
    let (flown, events) = file.fly().expect("a flight");
    let taken: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::LoanTaken { ship, .. } => Some(*ship),
            _ => None,
        })
        .collect();
    assert_eq!(taken, [0, 1]);
    // 3 + 10 − 12 − 1 for two crew.
    let purse = flown.purse(0).expect("a purse");
    assert_eq!((purse.credits, purse.loans), (0, 1));
    let receipts = file.settle(&flown);
    assert_eq!((receipts[0].loans_taken, receipts[0].spent), (1, 1));
    assert_eq!(receipts[1].loans_taken, 1);
    // Without the switch loans are refused.
    let file = flight(&[poor], &["II-stardust-1"], &json!({}));
    assert_eq!(fault(&file), FileFault::NoLoans);
    assert_eq!(FileFault::NoLoans.rule(), Some("GX-7.12"));
    let decisions = json!([{"ship": 0, "do": "take_loan"}]);
    let file = flight(
        &[rich],
        &["II-stardust-1"],
        &json!({"decisions": decisions}),
    );
    assert_eq!(fault(&file), FileFault::BadDecision(1, Refusal::NoLending));
}

/// Proves GX-19.2 and GX-20.4A.1: members of a flight file are asked before the flight; a new one has ability A alone.
#[test]
fn a_flight_file_may_have_members() {
    let bureaucrat = ship(&json!({"members": [{"member": "bureaucrat"}]}));
    let plain = ship(&json!({}));
    let gain = json!({"ship": 1, "do": "use_member", "with": {"use": "gain_days"}});
    let file = flight(
        &[plain, bureaucrat],
        &["II-stardust-1"],
        &json!({"decisions": [gain]}),
    );
    let (_, events) = file.fly().expect("a flight");
    // The flight number and one rocket ahead.
    assert!(events.iter().any(|event| matches!(
        event,
        Event::Moved {
            ship: 1,
            days: 3,
            ..
        }
    )));
    // Bureaucrat B before the bonuses: the accounts follow it.
    let earned = |step: i8, new: bool| {
        let member = json!([{"member": "bureaucrat", "new": new}]);
        let change = json!({"use": "change_bonuses", "finishing": step, "best_looking": 0});
        let mut decisions = vec![
            json!({"ship": 0, "do": "done"}),
            json!({"ship": 0, "do": "give_up", "leave": false}),
        ];
        if !new {
            decisions.push(json!({"ship": 0, "do": "use_member", "with": change}));
        }
        let file = flight(
            &[ship(&json!({"members": member}))],
            &["II-stardust-1"],
            &json!({"decisions": decisions}),
        );
        let (flown, _) = file.fly().expect("a flight");
        file.settle(&flown)[0].finishing
    };
    let usual = earned(0, true);
    assert_eq!(earned(1, false), usual + 4);
    assert_eq!(earned(-1, false), usual - 4);
}

/// Proves GX-20.3A.1 and GX-20.18B.1: tokens of members are on the ship, and only those of members who are there.
#[test]
fn a_ship_file_may_have_tokens() {
    let read = |more: Value| {
        let file = ship(&more).to_string();
        ShipFile::parse(file.as_bytes())
            .expect("a ship file")
            .ship()
    };
    let plain = read(json!({})).expect("a ship");
    let board = plain.board();
    let number = |column, row| u8::from(board.at_label(column, row).expect("a square"));
    let (start, battery) = (number(7, 7), number(8, 7));
    let wireless = json!([{"use": "wireless", "squares": [start, battery]}]);
    let assembler = json!([{"member": "assembler", "new": true}]);
    let linked = read(json!({"members": assembler, "tokens": wireless})).expect("a ship");
    assert!(linked.fittings().wireless.is_some());
    // One connector less to be seen.
    let seal = json!([{"use": "seal", "edges": [{"square": start, "side": "front"}]}]);
    let welder = json!([{"member": "welder"}]);
    let sealed = read(json!({"members": welder, "tokens": seal})).expect("a ship");
    assert_eq!(sealed.exposed() + 1, plain.exposed());
    // Without the member, in the first flight with it, twice, or at another time.
    let refused = |more| read(more).expect_err("a fault");
    assert_eq!(
        refused(json!({"tokens": wireless})),
        FileFault::BadToken(1, Refusal::NoSuchMember("GX-20.3A.1"))
    );
    let new = json!([{"member": "welder", "new": true}]);
    assert_eq!(
        refused(json!({"members": new, "tokens": seal})),
        FileFault::BadToken(1, Refusal::NoSuchMember("GX-20.18B.1"))
    );
    let twice = json!([{"member": "welder"}, {"member": "welder"}]);
    assert_eq!(
        refused(json!({"members": twice})),
        FileFault::MemberTwice(Member::Welder)
    );
    let early = json!([{"use": "gain_days"}]);
    let bureaucrat = json!([{"member": "bureaucrat"}]);
    assert_eq!(
        refused(json!({"members": bureaucrat, "tokens": early})),
        FileFault::BadToken(1, Refusal::NotNow("GX-19.13"))
    );
}
