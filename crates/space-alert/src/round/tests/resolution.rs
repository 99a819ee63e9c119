//! From the Action Round to the score: corrections, misplayed cards, the film, the log line.

use super::super::command::{Mistake, Query};
use super::super::event::{Answer, Ending};
use super::super::view::{Correction, Slip};
use super::*;
use crate::action::Action;
use crate::flight_replay::FlightReplay;
use crate::mission::{Scheduled, Track};
use crate::score::Outcome;
use crate::stations::Station;
use crate::step::{DelayCause, Step};
use crate::threats::Severity;

fn film(table: &Table, viewer: Viewer) -> (FlightReplay, u8, bool) {
    match table.game.query(viewer, &Query::Film).unwrap() {
        Answer::Film {
            film,
            turn,
            complete,
            ..
        } => (film, turn, complete),
        Answer::Projection { .. } => panic!("a projection instead of a film"),
    }
}

/// Lays cards on boards behind everybody's back: a half for each turn, `None` for an empty slot.
pub(super) fn lay(table: &mut Table, crew: usize, halves: &[Action]) {
    let round = table.game.round.as_mut().unwrap();
    for (index, half) in halves
        .iter()
        .enumerate()
        .filter(|(_, half)| **half != Action::None)
    {
        let on_board = |card: &CardId| {
            round
                .boards
                .iter()
                .flatten()
                .flatten()
                .any(|p| p.card == *card)
        };
        let shows = |card: &CardId| {
            let face = card.base_card().unwrap();
            face.movement == *half || face.action == *half
        };
        let mut cards = CardId::action_cards().chain(CardId::heroic_cards());
        let card = cards.find(|card| shows(card) && !on_board(card)).unwrap();
        let up = if half.is_movement() {
            Half::Movement
        } else {
            Half::Action
        };
        round.boards[crew][index] = Some(Placed::new(card, up));
    }
}

pub(super) fn with_misplay(id: &str) -> Setup {
    Setup {
        misplay: true,
        ..script(id)
    }
}

/// Proves SA-5.1, SA-4.17, SA-1.4, SA-1.2, SA-3.5: nobody has to run the resolution, and the flight is what the engine makes of the boards and the announced threats.
#[test]
fn the_flight_is_resolved_at_once_when_nothing_can_be_put_right() {
    let mut table = Table::new(script("S2-4"), 4);
    lay(&mut table, 1, &[Action::Blue, Action::A, Action::C]);
    let expected = {
        let mut copy = table.clone();
        copy.end();
        let round = copy.game.round.as_ref().unwrap();
        crate::record_flight(&round.mission(), &round.plan(&copy.game.crew, &[]))
    };
    table.end();
    let (film, turn, complete) = film(&table, Viewer::Spectator);
    assert_eq!((turn, complete), (13, true));
    let steps: Vec<&Step> = film.frames.iter().map(|f| &f.step).collect();
    assert_eq!(steps, expected.0.steps().collect::<Vec<_>>());
    assert_eq!(film.outcome, expected.1);
    let result = table.view(0).flight.unwrap().result.unwrap();
    assert_eq!(result.outcome, expected.1);
    let landed = Event::Landed {
        result: result.clone(),
    };
    assert_eq!(table.heard(2).last(), Some(&&landed));
    assert_eq!(
        table.game.outcome().unwrap().missions,
        std::slice::from_ref(result)
    );
}

/// Proves SA-3.4, SA-4.31, SA-4.32.
#[test]
fn officers_draw_by_hand_what_was_announced() {
    let manual = Setup {
        manual_officers: true,
        ..script("S2-8")
    }; // 0:10 INTERNAL 3, 1:10 SERIOUS 4 blue
    let mut table = Table::new(manual, 4);
    let draw = |number, severity, track| Command::DrawThreat {
        number,
        severity,
        track,
    };
    let roles = table.view(0).roles;
    let (comms, security) = (roles.communications.unwrap(), roles.security.unwrap());
    assert_eq!((comms, security), (1, 2));
    assert_eq!(
        table.rule(2, draw(3, Severity::Common, Track::Internal)),
        "SA-4.31"
    );
    table.at(10);
    assert!(table.view(0).threats.is_empty());
    assert_eq!(
        table.rule(1, draw(3, Severity::Common, Track::Internal)),
        "SA-3.4"
    );
    assert_eq!(
        table.rule(2, draw(9, Severity::Common, Track::Internal)),
        "SA-4.42"
    );
    table.does(2, draw(3, Severity::Common, Track::Internal));
    assert_eq!(table.view(0).threats[0].number, 3);
    assert_eq!(
        table.rule(2, draw(4, Severity::Common, Track::Internal)),
        "SA-4.31"
    );
    table.at(70).does(1, draw(4, Severity::Serious, Track::Red)); // it was blue
    let moved = Command::MoveThreat {
        threat: 1,
        number: 4,
        track: Track::White,
    };
    assert_eq!(table.rule(2, moved.clone()), "SA-3.4");
    table.does(1, moved);
    assert_eq!(table.view(3).threats[1].track, Track::White);
    let inside = Command::MoveThreat {
        threat: 0,
        number: 4,
        track: Track::White,
    };
    assert_eq!(table.rule(1, inside), "SA-2.20");
    assert_eq!(
        table
            .refused(
                1,
                Command::MoveThreat {
                    threat: 5,
                    number: 4,
                    track: Track::White
                }
            )
            .0,
        Refusal::NoSuchThreat(5)
    );
    let mut automatic = Table::new(script("S2-8"), 4);
    let refused = automatic
        .at(10)
        .refused(1, draw(3, Severity::Common, Track::Red))
        .0;
    assert_eq!(refused, Refusal::AutomaticOfficers);
}

/// While communications are down an officer draws what is announced, but says nothing by moving what lies there. Proves
/// SA-4.41.
#[test]
fn officers_move_nothing_in_a_blackout() {
    let manual = Setup {
        manual_officers: true,
        ..script("S2-8")
    }; // 0:10 INTERNAL 3, 0:40 COMMS_DOWN 10
    let mut table = Table::new(manual, 4);
    let inside = Track::Internal;
    let moved = Command::MoveThreat {
        threat: 0,
        number: 5,
        track: inside,
    };
    table.at(40);
    assert!(table.view(0).silent);
    table.does(
        2,
        Command::DrawThreat {
            number: 3,
            severity: Severity::Common,
            track: inside,
        },
    );
    assert_eq!(table.rule(2, moved.clone()), "SA-4.41");
    table.at(50).does(2, moved);
    assert_eq!(table.view(0).threats[0].number, 5);
}

/// Proves SA-5.2: wrong zones and numbers are corrected, missing threats are added, surplus ones are put away.
#[test]
fn threats_are_checked_before_the_flight() {
    let manual = Setup {
        manual_officers: true,
        ..script("S2-7")
    };
    // 0:10 UNCONFIRMED THREAT 1 blue, 0:35 SERIOUS 3 red, 1:45 SERIOUS_INTERNAL 4, THREAT 5 white, 7 red, 8 white
    let mut table = Table::new(manual, 4);
    let draw = |number, severity, track| Command::DrawThreat {
        number,
        severity,
        track,
    };
    table.at(200);
    table
        .does(1, draw(1, Severity::Common, Track::Blue)) // only for five: one too many
        .does(1, draw(3, Severity::Serious, Track::White)) // wrong zone
        .does(2, draw(5, Severity::Serious, Track::Internal)); // wrong number
    let lying = table.view(0).threats;
    table.end();
    let threats = table.view(0).threats;
    let places: Vec<_> = threats.iter().map(|t| (t.number, t.track)).collect();
    assert_eq!(
        places,
        [
            (3, Track::Red),
            (4, Track::Internal),
            (5, Track::White),
            (7, Track::Red),
            (8, Track::White)
        ]
    );
    assert_eq!(
        (threats[0].threat, threats[1].threat),
        (lying[1].threat, lying[2].threat)
    );
    // The card drawn for the unconfirmed report is a common one: it serves for the first common threat.
    assert_eq!(threats[2].threat, lying[0].threat);
    let corrections = table.view(0).flight.unwrap().corrections;
    let as_is = |t: Scheduled| corrections.iter().find(|c| c.is == Some(t)).unwrap().was;
    assert_eq!(as_is(threats[0]), Some(lying[1]));
    assert_eq!(as_is(threats[4]), None);
    assert_eq!(corrections.len(), 5);
    let told = table
        .told
        .iter()
        .filter(|t| matches!(t.event, Event::Corrected(_)));
    assert_eq!(told.count(), 5);

    // A serious card drawn for a common announcement goes away.
    let manual = Setup {
        manual_officers: true,
        ..script("S1-3")
    }; // THREAT 2 red, SERIOUS 3 white, SERIOUS 6 blue
    let mut table = Table::new(manual, 4);
    table.at(400);
    for number in [2, 3, 6] {
        table.does(1, draw(number, Severity::Serious, Track::Red));
    }
    table.end();
    let corrections = table.view(0).flight.unwrap().corrections;
    assert!(
        corrections
            .iter()
            .any(|Correction { was, is }| was.is_some() && is.is_none())
    );
    assert_eq!(table.view(0).threats.len(), 3);
}

/// Proves SA-7.50, SA-7.51, SA-7.52, SA-1.4, SA-AR-28.
#[test]
fn a_misplayed_card_is_put_right_before_anybody_acts() {
    let mut table = Table::new(with_misplay("S2-1"), 4);
    lay(&mut table, 0, &[Action::Red, Action::A, Action::B]);
    lay(&mut table, 2, &[Action::None, Action::C]);
    table.at(600);
    let view = table.view(0);
    assert_eq!(view.stage, Stage::Resolution);
    let flight = view.flight.unwrap();
    assert_eq!((flight.turn, flight.waiting), (1, vec![0]));
    assert_eq!(
        flight.revealed,
        [Action::Red, Action::None, Action::None, Action::None]
    );
    assert_eq!(
        flight.stands,
        [Some(Station::UpperWhite); 4],
        "all begin on the bridge"
    );
    let slip = |mistake, meant| Slip { mistake, meant };
    assert_eq!(
        view.mine.unwrap().oops,
        [
            slip(Mistake::OtherHalf, Action::A),
            slip(Mistake::OtherArrow, Action::Blue)
        ]
    );
    assert_eq!(table.view(1).mine.unwrap().oops, []);
    assert_eq!(table.rule(1, Command::Confirm), "SA-7.50");
    let oops = |mistake| Command::Oops { mistake };
    assert_eq!(table.rule(2, oops(Mistake::OtherHalf)), "SA-7.50");
    table.does(0, oops(Mistake::OtherArrow));
    // The next turn is on: the card of turn 2 was delayed to turn 3, and turn 3 to turn 4.
    let flight = table.view(0).flight.unwrap();
    assert_eq!((flight.turn, flight.waiting), (2, vec![2]));
    assert_eq!(
        flight.revealed,
        [Action::None, Action::None, Action::C, Action::None]
    );
    assert_eq!(table.rule(2, oops(Mistake::OtherArrow)), "SA-7.50");
    table.does(2, Command::Confirm);
    assert_eq!(table.view(0).flight.unwrap().revealed[0], Action::A);
    assert_eq!(
        table.view(0).mine.unwrap().oops,
        [slip(Mistake::OtherHalf, Action::Red)]
    );
    // She put the arrow right: she stands on the other side.
    assert_eq!(
        table.view(2).flight.unwrap().stands[0],
        Some(Station::UpperBlue)
    );
    while table.view(0).stage == Stage::Resolution {
        let waiting = table.view(0).flight.unwrap().waiting;
        table.does(waiting[0], Command::Confirm);
    }
    let (film, _, complete) = film(&table, Viewer::Spectator);
    assert!(complete);
    let steps: Vec<Step> = film.frames.iter().map(|f| f.step).collect();
    assert!(steps.contains(&Step::Misplayed {
        crew: 0,
        shown: Action::Red,
        meant: Action::Blue
    }));
    assert!(steps.iter().any(|step| matches!(
        step,
        Step::Delayed {
            crew: 0,
            turn: 2,
            cause: DelayCause::Misplay,
            ..
        }
    )));
    assert!(steps.iter().any(|step| matches!(
        step,
        Step::Moves {
            crew: 0,
            to: Station::UpperBlue,
            ..
        }
    )));
}

/// Proves SA-2.28: what lies underneath a revealed card is known to the one who placed it and to nobody else.
#[test]
fn the_half_underneath_stays_a_secret() {
    let mut table = Table::new(with_misplay("S2-1"), 4);
    lay(&mut table, 0, &[Action::A]);
    table.at(600);
    let mut other = table.game.clone();
    let card = other.flight.as_ref().unwrap().revealed[0].unwrap();
    let same_above = |id: &CardId| {
        let face = id.base_card().unwrap();
        face.action == Action::A && face.movement != card.card.base_card().unwrap().movement
    };
    let swapped = Placed {
        card: CardId::action_cards().find(same_above).unwrap(),
        ..card
    };
    other.flight.as_mut().unwrap().revealed[0] = Some(swapped);
    other.round.as_mut().unwrap().boards[0][0] = Some(swapped);
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(
            table::full_view(&table.game, viewer).unwrap(),
            table::full_view(&other, viewer).unwrap()
        );
    }
    assert_ne!(
        table.game.seat_view(Seat(0)).mine.unwrap().oops,
        other.seat_view(Seat(0)).mine.unwrap().oops
    );
}

/// Proves SA-AR-28: androids do not misplay, heroic movement has no opposite, and who does not answer confirms.
#[test]
fn who_does_not_answer_confirms() {
    let mut table = Table::new(with_misplay("S2-1"), 3);
    lay(&mut table, 3, &[Action::Red, Action::Blue, Action::Red]);
    lay(&mut table, 1, &[Action::None, Action::HeroicLowerBlue]);
    table.at(600);
    let view = table.view(1);
    assert_eq!(
        view.flight.as_ref().unwrap().turn,
        2,
        "nobody is asked about the android"
    );
    let under = Slip {
        mistake: Mistake::OtherHalf,
        meant: Action::HeroicA,
    };
    assert_eq!(view.mine.unwrap().oops, [under]);
    assert_eq!(table.game.next_deadline(), Some(Millis::secs(660)));
    table.at_ms(659_999);
    assert_eq!(table.view(1).stage, Stage::Resolution);
    table.at(660);
    assert_eq!(table.view(1).stage, Stage::Over);
}

/// Proves SA-7.54: in a test run mistakes are put right without any delay.
#[test]
fn test_runs_forgive() {
    let mut table = Table::new(with_misplay("S1-1"), 4);
    lay(&mut table, 0, &[Action::Red, Action::A]);
    table.at(420).does(
        0,
        Command::Oops {
            mistake: Mistake::OtherArrow,
        },
    );
    assert_eq!(table.view(0).flight.unwrap().revealed[0], Action::A);
    table.does(0, Command::Confirm);
    let (film, ..) = film(&table, Viewer::Spectator);
    assert!(
        !film
            .frames
            .iter()
            .any(|f| matches!(f.step, Step::Delayed { .. }))
    );
}

/// While turns are revealed one by one, the film shows what has happened and covers what has not (SA-7.1).
#[test]
fn the_film_grows_turn_by_turn() {
    let mut table = Table::new(with_misplay("S2-1"), 4);
    for crew in 0..4 {
        lay(
            &mut table,
            crew,
            &[
                Action::A,
                Action::B,
                Action::Lift,
                Action::C,
                Action::Battlebots,
            ],
        );
    }
    table.at(600);
    let mut frames = 0;
    while table.view(0).stage == Stage::Resolution {
        let (film, turn, complete) = film(&table, Viewer::Seat(Seat(0)));
        assert!(!complete && film.frames.len() > frames && film.total == 0);
        frames = film.frames.len();
        assert!(film.frames.iter().all(|frame| frame.turn <= turn));
        let last = film.frames.last().unwrap();
        assert_eq!(last.turn, turn);
        let mut now = film.start.clone();
        film.frames
            .iter()
            .for_each(|frame| frame.changes.apply(&mut now));
        for row in &now.slots {
            assert!(
                row[usize::from(turn)..]
                    .iter()
                    .all(|slot| *slot == Action::None)
            );
        }
        for seat in table.view(0).flight.unwrap().waiting {
            table.does(seat, Command::Confirm);
        }
    }
    let (film, _, complete) = film(&table, Viewer::Spectator);
    assert!(complete && film.frames.len() > frames);
}

/// Proves SA-16.1, SA-16.2, SA-16.3, SA-16.4, SA-16.5, SA-3.3: destroyed and survived threats are counted apart.
#[test]
fn a_mission_leaves_a_line_in_the_log() {
    use super::super::setup::{Difficulty, Role};
    let setup = Setup {
        common: Difficulty::Mixed,
        serious: Difficulty::Yellow,
        androids: vec!["Zeta".into()],
        ..script("S2-5")
    };
    let (mut lost, mut won) = (0, 0);
    for seed in 0..60 {
        let mut table = Table::seeded(setup.clone(), 3, seed);
        if seed % 2 == 0 {
            // Nothing comes: the crew survives.
            let round = table.game.round.as_mut().unwrap();
            round
                .script
                .events
                .to_mut()
                .retain(|line| !matches!(line.event, crate::scripts::ScriptEvent::Threat { .. }));
        }
        table.end();
        let Ending {
            log,
            missions,
            campaign_score,
            ..
        } = table.game.outcome().unwrap();
        assert_eq!(campaign_score, None);
        let [line] = &log[..] else { panic!("one line") };
        assert_eq!(
            (
                line.script.as_str(),
                line.common.as_str(),
                line.serious.as_str()
            ),
            ("S2-5", "1+2", "2")
        );
        let names: Vec<_> = line
            .crew
            .iter()
            .map(|m| (m.name.as_str(), m.android))
            .collect();
        assert_eq!(
            names,
            [
                ("Ana", false),
                ("Ben", false),
                ("Chloé", false),
                ("Zeta", true)
            ]
        );
        let roles: Vec<_> = line.crew.iter().map(|m| m.roles.clone()).collect();
        assert_eq!(
            roles,
            [
                vec![Role::Captain],
                vec![Role::Communications],
                vec![Role::Security],
                vec![]
            ]
        );
        match missions[0].outcome {
            Outcome::Survived { score } => {
                won += 1;
                let points = line.points.unwrap();
                assert_eq!(points.total, score.total());
                assert_eq!(
                    points.total,
                    points.survived + points.destroyed + points.penalties + points.observation
                );
                assert_eq!(line.lost_to, None);
            }
            Outcome::Lost { threat, .. } => {
                lost += 1;
                assert_eq!((line.points, line.lost_to), (None, Some(threat)));
            }
        }
    }
    assert!(lost > 0 && won > 0, "{lost} lost, {won} won");
}

/// A flown mission is a mission file: read back, it flies the same flight.
#[test]
fn a_flight_is_a_mission_file() {
    use crate::mission_file::MissionFile;
    for (id, people) in [
        ("S2-1", 4),
        ("S1-1", 3),
        ("S1-6", 2),
        ("S2-8", 1),
        ("S2-2", 5),
    ] {
        let mut table = Table::new(with_misplay(id), people);
        for crew in 0..table.game.crew.size() {
            lay(
                &mut table,
                crew,
                &[Action::Red, Action::A, Action::Blue, Action::B, Action::C],
            );
        }
        table.at(3600 - 60 * 13).end();
        let oops = Command::Oops {
            mistake: Mistake::OtherArrow,
        };
        let _ = table.ask(0, oops); // over, or put right
        table.at(7200);
        let Ok(Answer::Film {
            film,
            mission: Some(file),
            complete: true,
            ..
        }) = table.game.query(Viewer::Spectator, &Query::Film)
        else {
            panic!("{id} is not over");
        };
        let file = MissionFile::parse(file.to_string().as_bytes()).unwrap();
        let (mission, plan) = file.flight().unwrap();
        let (steps, outcome) = crate::record_flight(&mission, &plan);
        assert_eq!(outcome, film.outcome, "{id}");
        assert!(
            steps
                .steps()
                .eq(film.frames.iter().map(|frame| &frame.step)),
            "{id}"
        );
    }
}
