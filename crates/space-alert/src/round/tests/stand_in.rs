//! Another player decides for somebody who is away (docs/rulings.md, SA-HR-06 to SA-HR-08).

use super::super::stand_in::Decision;
use super::campaign::{damage, fix, survived};
use super::resolution::{lay, with_misplay};
use super::*;
use crate::action::Action;
use crate::campaign::Repair;
use crate::stations::Zone;
use crate::step::Tile;

fn stand_in(crew: u8, decides: Decision) -> Command {
    Command::StandIn { crew, decides }
}

/// Proves SA-HR-06: the briefing ends without the one who has gone, even if it is the captain.
#[test]
fn the_mission_starts_without_an_absent_captain() {
    let setup = Setup {
        skip_briefing: false,
        ..script("S2-1")
    };
    let mut table = Table::new(setup, 3);
    assert_eq!(table.view(0).roles.captain, Some(0));
    for seat in [1, 2] {
        table.does(seat, Command::Ready { ready: true });
    }
    assert_eq!(table.rule(2, Command::Launch), "SA-3.1");
    let ready = stand_in(0, Decision::Ready);
    assert_eq!(table.game.acts_for(&ready), Some((Seat(0), "SA-4.30")));
    table.does(2, ready);
    assert_eq!(table.view(0).stage, Stage::Action);
    // Everybody hears who decided for whom.
    let told = Event::StoodIn {
        crew: 0,
        by: Some(2),
    };
    assert_eq!(table.heard(1).last(), Some(&&told));
    assert!(table.spectator().mine.is_none());
}

/// Proves SA-7.53, SA-HR-07: for somebody who has gone a card lies as it was meant; nobody else can say that it does not.
#[test]
fn the_cards_of_the_absent_lie_as_they_were_meant() {
    let mut table = Table::new(with_misplay("S2-1"), 4);
    lay(&mut table, 0, &[Action::Red]);
    lay(&mut table, 2, &[Action::Blue, Action::C]);
    table.at(600);
    assert_eq!(table.view(0).flight.unwrap().waiting, [0, 2]);
    let confirm = |crew| stand_in(crew, Decision::Confirm);
    assert_eq!(table.rule(0, confirm(1)), "SA-7.50");
    table.does(0, Command::Confirm).does(1, confirm(2));
    let flight = table.view(0).flight.unwrap();
    assert_eq!((flight.turn, flight.waiting), (2, vec![2]));
    table.does(0, confirm(2));
    assert!(table.game.outcome().is_some());
    assert!(table.game.flight.as_ref().unwrap().meant.is_empty());
}

/// Proves SA-17.4, SA-17.8 and what follows from SA-17.12: the crew flies on and repairs for somebody who has gone.
#[test]
fn a_campaign_goes_on_without_the_absent() {
    use Tile::{Gravolift, Reactor, Shield};
    let mut table = survived(4);
    damage(
        &mut table,
        [vec![Shield, Reactor], vec![Gravolift], vec![]],
        0,
        &[],
    );
    let go = Decision::Continue;
    table
        .does(1, Command::Continue { go: true })
        .does(1, stand_in(0, go))
        .does(1, stand_in(0, go)) // said twice is said once
        .does(2, Command::Continue { go: true });
    assert_eq!(table.view(1).campaign.unwrap().go, [0, 1, 2]);
    table.does(2, stand_in(3, go));

    let repair = |zone, tile| Decision::Repair {
        what: Repair::Tile { zone, tile },
    };
    // In turn, the captain first; nobody repairs twice.
    assert_eq!(table.view(0).campaign.unwrap().dock.repairing, Some(0));
    let next = stand_in(3, repair(Zone::Red, Shield));
    assert_eq!(table.rule(1, next), "SA-17.8");
    let intact = stand_in(0, repair(Zone::Blue, Shield));
    assert_eq!(table.rule(1, intact), "SA-17.8");
    let captain = stand_in(0, repair(Zone::Red, Shield));
    assert_eq!(table.game.acts_for(&captain), Some((Seat(0), "SA-17.8")));
    table.does(3, captain);
    table.does(1, fix(Zone::Red, Reactor));
    assert_eq!(table.view(0).campaign.unwrap().dock.repairing, Some(2));
    table.does(0, stand_in(2, repair(Zone::White, Gravolift)));
    assert_eq!(table.view(0).stage, Stage::Briefing);
    assert_eq!(table.game.ship.damage, [vec![], vec![], vec![]]);
}

/// Proves SA-HR-06, SA-HR-07, SA-HR-08: only people can be absent, and only what the crew waits for is decided for them.
#[test]
fn nobody_stands_in_where_nobody_is_missing() {
    let mut table = Table::new(script("S2-1"), 3); // and an android
    for crew in [3, 4, 255] {
        let command = stand_in(crew, Decision::Continue);
        assert_eq!(table.game.acts_for(&command), None);
        let refused = table.refused(0, command);
        assert_eq!(refused, (Refusal::NoSuchCrew(crew), Some("SA-2.38".into())));
    }
    for (decision, rule) in [
        (Decision::Ready, "SA-4.30"),
        (Decision::Confirm, "SA-7.50"),
        (Decision::Continue, "SA-17.3"),
        (
            Decision::Repair {
                what: Repair::Squad,
            },
            "SA-17.8",
        ),
    ] {
        let refused = table.refused(0, stand_in(1, decision));
        assert_eq!(refused, (Refusal::WrongStage(rule), Some(rule.to_owned())));
    }
    let mut solo = Table::new(script("S2-1"), 1);
    let refused = solo.refused(0, stand_in(0, Decision::Ready)).0;
    assert_eq!(refused, Refusal::NoSuchCrew(0));
    for decision in ["oops", "end_early"] {
        let text = format!(r#"{{"do":"stand_in","crew":1,"decides":{{"decision":"{decision}"}}}}"#);
        assert!(serde_json::from_str::<Command>(&text).is_err(), "{text}");
    }
}
