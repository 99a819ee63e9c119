//! The shared planning board, and the personal projection.

use super::super::board::BoardMove;
use super::super::command::{Query, WhatIf};
use super::super::event::Answer;
use super::*;
use crate::action::Action;
use crate::flight_replay::FlightReplay;
use crate::round::Pace;
use crate::stations::Station;
use crate::step::Step;

fn board(piece: BoardMove) -> Command {
    Command::Board { piece }
}

/// Proves SA-4.16, SA-4.27.
#[test]
fn anybody_moves_the_pieces_and_nothing_comes_of_it() {
    let mut table = Table::new(script("S2-1"), 4);
    table.at(30);
    let plan = table.game.round.as_ref().unwrap().boards.clone();
    table
        .does(
            0,
            board(BoardMove::Figure {
                crew: 2,
                to: Some(Station::LowerBlue),
            }),
        )
        .does(3, board(BoardMove::Shield { zone: 0, energy: 2 }))
        .does(1, board(BoardMove::Figure { crew: 1, to: None }))
        .does(
            1,
            board(BoardMove::Threat {
                threat: 0,
                square: 4,
            }),
        );
    let seen = table.view(2).board;
    assert_eq!(
        seen.figures,
        [
            Some(Station::BRIDGE),
            None,
            Some(Station::LowerBlue),
            Some(Station::BRIDGE)
        ]
    );
    assert_eq!((seen.shields, seen.threats[0]), ([2, 1, 1], 4));
    assert_eq!(table.game.round.as_ref().unwrap().boards, plan);
    for piece in [
        BoardMove::Figure { crew: 4, to: None },
        BoardMove::Reactor { zone: 3, energy: 1 },
        BoardMove::Shield {
            zone: 0,
            energy: 10,
        },
        BoardMove::Threat {
            threat: 9,
            square: 1,
        },
        BoardMove::Turn { turn: 14 },
        BoardMove::Fuel { left: 4 },
        BoardMove::Damage { zone: 0, damage: 8 },
    ] {
        assert_eq!(table.rule(0, board(piece)), "SA-4.16");
    }
    table.does(2, board(BoardMove::Reset));
    assert_eq!(table.view(0).board.shields, [1, 1, 1]);
    assert_eq!(
        table.view(0).board.threats[0],
        table.view(0).trajectories[1].length() as u8
    );
    table.does(0, board(BoardMove::Fuel { left: 0 })).end();
    assert_eq!(table.view(0).board.fuel, 3, "all pieces are put back");
}

/// Proves SA-4.41, SA-HR-09: pieces may be moved while communications are down, but only their mover sees it.
#[test]
fn moves_in_a_blackout_are_seen_when_it_is_over() {
    let mut table = Table::new(script("S2-7"), 4);
    table.at(176); // communications are down from 2:55 to 3:05
    let to = |to| {
        board(BoardMove::Figure {
            crew: 0,
            to: Some(to),
        })
    };
    table
        .does(0, to(Station::LowerRed))
        .does(0, to(Station::UpperRed));
    assert_eq!(table.view(0).board.figures[0], Some(Station::UpperRed));
    for view in [table.view(1), table.spectator()] {
        assert_eq!(view.board.figures[0], Some(Station::BRIDGE));
    }
    table.does(1, board(BoardMove::Rockets { left: 1 })).at(185);
    for view in [table.view(1), table.spectator(), table.view(0)] {
        assert_eq!(
            (view.board.figures[0], view.board.rockets),
            (Some(Station::UpperRed), 1)
        );
    }
}

fn projection(
    table: &Table,
    viewer: Viewer,
    instead: Vec<WhatIf>,
) -> Result<(FlightReplay, u8), Refusal> {
    match table.game.query(viewer, &Query::Projection { instead })? {
        Answer::Projection {
            film,
            certain_until,
        } => Ok((film, certain_until)),
        Answer::Film { .. } => panic!("a film instead of a projection"),
    }
}

fn actions(film: &FlightReplay, crew: u8) -> Vec<Action> {
    let plays = film.frames.iter().filter_map(|frame| match frame.step {
        Step::Plays { crew: who, action } if who == crew => Some(action),
        _ => None,
    });
    plays.collect()
}

/// The projection knows what the viewer knows: own cards, cards of androids, announced threats. Nothing else (SA-4.14).
#[test]
fn a_projection_knows_no_more_than_the_viewer() {
    let mut table = Table::new(script("S2-1"), 3);
    table.at(40);
    for seat in 0..3 {
        let card = table.card(seat);
        table.does(seat, place(card, 1, Half::Action));
    }
    let card = table.card(0);
    table.does(0, place_on(3, card, 2, Half::Movement));
    for seat in 0..3u8 {
        let (film, _) = projection(&table, Viewer::Seat(Seat(seat)), Vec::new()).unwrap();
        for crew in 0..3 {
            assert_eq!(actions(&film, crew).len(), usize::from(crew == seat));
        }
        assert_eq!(actions(&film, 3), [card.base_card().unwrap().movement]);
        assert_eq!(film.threats, table.view(seat).threats);
    }
    let (public, _) = projection(&table, Viewer::Spectator, Vec::new()).unwrap();
    assert_eq!((0..4).map(|c| actions(&public, c).len()).sum::<usize>(), 1);
    // What if: own slots and those of androids.
    let what = |slot, action: Action, on| WhatIf {
        slot,
        action: action.into(),
        on,
    };
    let me = Viewer::Seat(Seat(1));
    let (film, _) = projection(
        &table,
        me,
        vec![what(1, Action::Red, None), what(3, Action::A, Some(3))],
    )
    .unwrap();
    assert_eq!(actions(&film, 1), [Action::Red]);
    assert_eq!(
        actions(&film, 3),
        [card.base_card().unwrap().movement, Action::A]
    );
    assert_eq!(
        projection(&table, me, vec![what(1, Action::A, Some(0))]).unwrap_err(),
        Refusal::NotYourBoard
    );
    assert_eq!(
        projection(&table, me, vec![what(13, Action::A, None)]).unwrap_err(),
        Refusal::NoSuchSlot(13)
    );
    assert_eq!(
        projection(&table, Viewer::Spectator, vec![what(1, Action::A, None)]).unwrap_err(),
        Refusal::NotYourBoard
    );
    assert_eq!(
        table.game.query(me, &Query::Film).unwrap_err(),
        Refusal::NoFilm
    );
    table.end();
    assert_eq!(
        projection(&table, me, Vec::new()).unwrap_err(),
        Refusal::NoProjection
    );
}

/// Proves SA-HR-10: no preview, as at a real table, where the host says so and in full missions with the real clock.
#[test]
fn a_preview_can_be_switched_off() {
    let ask = |setup: Setup| projection(&Table::new(setup, 2), Viewer::Seat(Seat(0)), Vec::new());
    let with = |id: &str, pace: Pace, preview: Option<bool>| Setup {
        pace,
        preview,
        ..script(id)
    };
    assert_eq!(
        ask(with("mission-1", Pace::Real, None)).unwrap_err(),
        Refusal::NoProjection
    );
    assert_eq!(
        ask(with("test-run-1", Pace::Real, Some(false))).unwrap_err(),
        Refusal::NoProjection
    );
    for setup in [
        with("mission-1", Pace::Real, Some(true)),
        with("mission-1", Pace::Slow, None),
        with("test-run-1", Pace::Real, None),
    ] {
        assert!(ask(setup).is_ok());
    }
}

/// A projection does not know the order of the tiles, and says from which turn on that matters (SA-3.13).
#[test]
fn a_projection_does_not_see_through_the_piles() {
    for seed in 0..12 {
        let mut table = Table::seeded(script("S2-4"), 4, seed);
        table.at(500);
        let me = Viewer::Seat(Seat(0));
        let (film, certain) = projection(&table, me, Vec::new()).unwrap();
        let first = film
            .frames
            .iter()
            .find(|f| matches!(f.step, Step::TileDrawn { .. }));
        assert_eq!(certain, first.map_or(13, |frame| frame.turn - 1));
        let mut other = table.clone();
        for pile in &mut other.game.round.as_mut().unwrap().tiles {
            pile.reverse();
        }
        let (same, _) = projection(&other, me, Vec::new()).unwrap();
        assert_eq!(
            serde_json::to_string(&film).unwrap(),
            serde_json::to_string(&same).unwrap()
        );
    }
}
