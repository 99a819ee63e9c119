//! Members that change what may be built: Architect, Hypergeometer, Plumber, Planner, Welder.

use super::*;
use crate::support::ships::fitted;
use galaxy_trucker::halves::Half;
use galaxy_trucker::side::Connector;
use galaxy_trucker::square::Square;
use galaxy_trucker::tiles::Kind;

fn placed(tile: u8, turns: u8) -> Placed {
    Placed {
        tile: TileId::new(tile).expect("a tile"),
        rotation: Rotation::new(turns).expect("a rotation"),
    }
}

/// Components and rotations of the base game that make no error on these squares, the first ones that are found; `wanted` says
/// what else must be true of the whole ship.
fn built(start: Ship, squares: &[(u8, u8)], wanted: &dyn Fn(&Ship) -> bool) -> Option<Ship> {
    let Some(((column, row), rest)) = squares.split_first() else {
        return (start.is_legal() && wanted(&start)).then_some(start);
    };
    let square = at(&start, *column, *row);
    (16..=66)
        .filter(|tile| start.tiles().all(|(_, there)| there.tile.number() != *tile))
        .flat_map(|tile| (0..4).map(move |turns| (tile, turns)))
        .find_map(|(tile, turns)| {
            let mut with = start;
            with.put(square, placed(tile, turns));
            let fits = with
                .faults()
                .iter()
                .all(|fault| matches!(fault, Fault::Separate { .. } | Fault::JoinsHalves { .. }));
            fits.then(|| built(with, rest, wanted)).flatten()
        })
}

fn joined(ship: &Ship, one: Square, side: Side) -> bool {
    ship.joints().on(side).has(one)
}

/// Proves GX-20.2A.1 and GX-20.2A.2: within the rows and columns of the board, and joined to the ship.
#[test]
fn the_architect_stays_within_the_board_and_joins() {
    let open = |ship: &Ship| ship.connector(at(ship, 5, 7), Side::Left) != Connector::Smooth;
    let base = built(Ship::started(II, 0), &[(6, 7), (5, 7)], &open).expect("a ship");
    let architect = with(base, &[a(Member::Architect)]);
    assert!(base.architect_squares().is_empty());
    let squares = architect.architect_squares();
    for square in squares.iter() {
        let [column, row] = architect.board().label(square);
        assert!((4..=10).contains(&column) && (4..=9).contains(&row));
        assert!(!architect.drawn().has(square));
    }
    // Class IV of the parts U1 and L2: nothing is drawn in rows 2 and 11 of its grid.
    let mut large = Ship::empty(ShipClass::IV);
    large.set_parts([0, 1]);
    let large = with(large, &[a(Member::Architect)]);
    let rows = large.architect_squares();
    let rows = rows.iter().map(|square| large.board().label(square)[1]);
    assert_eq!((rows.clone().min(), rows.max()), (Some(3), Some(10)));
    let outside = at(&architect, 4, 7);
    assert!(squares.has(outside) && !squares.has(at(&architect, 3, 7)));
    let mut answers: Vec<Result<(), &str>> = (49..=56)
        .flat_map(|tile| (0..4).map(move |turns| placed(tile, turns)))
        .map(|part| architect.can_place(outside, part))
        .collect();
    answers.sort_unstable();
    answers.dedup();
    assert_eq!(answers, [Ok(()), Err("GT-6.3")], "where connectors meet");
    let apart = at(&architect, 4, 5);
    assert_eq!(architect.can_place(apart, placed(49, 0)), Err("GT-6.2"));
}

/// Proves GX-20.2A.3: one component on a hole stays; of several all but one are removed.
#[test]
fn the_architect_keeps_one_component_on_a_hole() {
    let class = ShipClass::IIIB;
    let squares = [(6, 7), (6, 6), (8, 7), (8, 8)];
    let mut state = built(Ship::started(class, 0), &squares, &|_| true).expect("a ship");
    state.set_holes(class.holes([1, 2]));
    let holes = [at(&state, 6, 6), at(&state, 8, 8)];
    assert!(holes.iter().all(|square| state.holes().has(*square)));
    let architect = with(state, &[a(Member::Architect)]);
    let off = |ship: &Ship| ship.occupied().and(ship.holes()).len();
    // Without the Architect both go, with the Architect one stays.
    for (ship, stay) in [(state, 0), (architect, 1)] {
        assert!(!ship.is_legal());
        let (after, _) = ship
            .repaired(&ship.default_repair(), &[])
            .expect("a legal repair");
        assert_eq!(off(&after), stay);
        assert!(after.is_legal());
    }
    // The owner says which one goes.
    for square in holes {
        let (after, _) = architect.repaired(&[square], &[]).expect("one is enough");
        assert_eq!(off(&after), 1);
    }
    assert!(architect.repaired(&[], &[]).is_err());
}

/// Proves GX-20.2A.4: a component between the halves of a twin ship belongs to the one that it is joined to.
#[test]
fn the_architect_does_not_join_the_halves() {
    let class = ShipClass::IIA;
    let empty = with(Ship::started(class, 0), &[a(Member::Architect)]);
    let middle = at(&empty, 7, 6);
    assert!(empty.architect_squares().has(middle));
    let squares = [(6, 6), (8, 6), (7, 6)];
    let joins = |left: bool, right: bool| {
        move |ship: &Ship| {
            joined(ship, middle, Side::Left) == left && joined(ship, middle, Side::Right) == right
        }
    };
    for (half, left) in [(Half::Left, true), (Half::Right, false)] {
        let state = built(empty, &squares, &joins(left, !left)).expect("touching smooth sides");
        assert!(state.is_legal());
        assert_eq!(state.half_of(middle), half);
        assert!(state.squares_of(half).has(middle));
        // It leaves and comes back with its half.
        let mut rest = state;
        let away = rest.split_off(half);
        assert!(away.occupied().has(middle) && !rest.occupied().has(middle));
        rest.join_half(&away);
        assert_eq!(rest, state);
        // Nobody else may build there.
        let mut other = state;
        other.set_abilities(Abilities::NONE);
        assert_eq!(other.faults(), [Fault::Outside { square: middle }]);
    }
    // Joined to both halves it must go.
    let both = (16..=66)
        .flat_map(|tile| (0..4).map(move |turns| (tile, turns)))
        .find_map(|(tile, turns)| {
            let halves = built(empty, &squares[..2], &|_| true)?;
            let mut state = halves;
            state.put(middle, placed(tile, turns));
            (state.faults() == [Fault::JoinsHalves { square: middle }]).then_some(state)
        })
        .or_else(|| {
            // Connectors of the halves must face each other: look for such halves too.
            (16..=66)
                .flat_map(|tile| (0..4).map(move |turns| (tile, turns)))
                .find_map(|(tile, turns)| {
                    let mut one = empty;
                    one.put(at(&empty, 6, 6), placed(tile, turns));
                    built(one, &squares[1..2], &|_| true).and_then(|halves| {
                        (16..=66)
                            .flat_map(|tile| (0..4).map(move |turns| (tile, turns)))
                            .find_map(|(tile, turns)| {
                                let mut state = halves;
                                state.put(middle, placed(tile, turns));
                                (state.faults() == [Fault::JoinsHalves { square: middle }])
                                    .then_some(state)
                            })
                    })
                })
        })
        .expect("a component that joins both");
    assert!(!both.is_legal());
    assert_eq!(both.default_repair(), [middle]);
    assert!(both.repaired(&[middle], &[]).is_ok());
}

/// Proves GX-20.8A.3 and GX-20.8A.1: a cannon is excused, a thruster is not.
#[test]
fn a_thruster_keeps_its_empty_squares() {
    let free = fitted(II, &[(8, 7, 219, Some(1)), (7, 8, 66, None)]);
    let mut blocked = free;
    blocked.put(at(&free, 9, 7), placed(20, 0));
    let clever = with(blocked, &[a(Member::Hypergeometer)]);
    let thrusters = |ship: &Ship| {
        let faults = ship.faults();
        let blocked = faults
            .iter()
            .filter(|fault| matches!(fault, Fault::FrontOfThruster { .. }));
        blocked.count()
    };
    assert_eq!((thrusters(&free), thrusters(&blocked)), (0, 1));
    assert_eq!(thrusters(&clever), 1, "not excused");
    // A cannon in the same place is.
    let mut cannon = ship(II, &[(7, 8, 66, 0), (7, 6, 88, 0), (7, 5, 49, 0)]);
    let front = |ship: &Ship| {
        let faults = ship.faults();
        faults
            .iter()
            .any(|fault| matches!(fault, Fault::FrontOfCannon { .. }))
    };
    assert!(front(&cannon));
    cannon.set_abilities([a(Member::Hypergeometer)].into_iter().collect());
    assert!(!front(&cannon));
}

/// Proves GX-20.10A.4: after building a pipe links only what is joined to the ship already, and it cures nothing.
#[test]
fn a_late_pipe_links_what_is_joined_already() {
    let apart = |ship: &Ship| !joined(ship, at(ship, 7, 6), Side::Right);
    let start = Ship::started(II, 0);
    let legal = built(start, &[(7, 6), (8, 7), (8, 6)], &apart).expect("a smooth edge");
    let pipe = edge(&legal, 7, 6, Side::Right);
    let mut linked = legal;
    linked
        .lay_late_pipe(pipe)
        .expect("both are joined to the ship");
    assert!(joined(&linked, at(&legal, 7, 6), Side::Right));
    // What held the component on the right is gone: the pipe holds it.
    linked.take(at(&legal, 8, 7));
    assert_eq!(linked.pieces().len(), 1);
    // Without that neighbour it is a building error, and no late pipe cures it.
    let mut broken = legal;
    broken.take(at(&legal, 8, 7));
    assert_eq!(broken.pieces().len(), 2);
    assert_eq!(
        broken.lay_late_pipe(pipe),
        Err(Refusal::NotNow("GX-20.10A.4"))
    );
    assert_eq!(broken.pieces().len(), 2);
    // Where connectors do not fit, no pipe can lie.
    let mut clash = ship(II, &[(7, 6, 50, 0), (7, 5, 51, 0)]);
    let wrong = edge(&clash, 7, 5, Side::Rear);
    assert!(matches!(
        clash.lay_pipe(wrong),
        Err(Refusal::NoPipeThere(_))
    ));
}

/// Proves GX-20.11A.4 and GX-20.11A.2: on a twin ship only one of the halves may be in two pieces.
#[test]
fn one_half_of_a_planner_is_in_two_pieces() {
    let class = ShipClass::IIA;
    let planner = with(Ship::started(class, 0), &[a(Member::Planner)]);
    let part = placed(49, 0);
    let mut state = planner;
    let place = |state: &mut Ship, column: u8, row: u8, tile: u8| {
        let square = at(state, column, row);
        let answer = state.can_place(square, placed(tile, 0));
        if answer.is_ok() {
            state.put(square, placed(tile, 0));
        }
        answer
    };
    assert_eq!(place(&mut state, 3, 5, 49), Ok(()), "the first of its half");
    assert_eq!(place(&mut state, 6, 9, 50), Ok(()), "a second piece");
    let third = at(&state, 3, 9);
    assert_eq!(state.can_place(third, part), Err("GT-6.2"), "never three");
    assert_eq!(place(&mut state, 8, 6, 53), Ok(()), "the first of its half");
    let second = at(&state, 10, 9);
    assert_eq!(
        state.can_place(second, part),
        Err("GT-6.2"),
        "the other half is in two pieces already"
    );
    // Nobody else may.
    let mut other = Ship::started(class, 0);
    assert_eq!(place(&mut other, 3, 5, 49), Ok(()));
    assert_eq!(place(&mut other, 6, 9, 50), Err("GT-6.2"));
}

/// Proves GX-20.18A.3 for one ship: with three bad joints the owner chooses the two that are cured.
#[test]
fn two_of_three_bad_joints_are_cured() {
    // Around the starting cabin three pairs: a single connector meets a double one.
    let pairs = [((7, 6), (7, 5)), ((6, 7), (5, 7)), ((8, 7), (9, 7))];
    let state = pairs
        .into_iter()
        .fold(Ship::started(II, 0), |ship, ((x, y), (column, row))| {
            (49..=54)
                .flat_map(|one| (49..=54).map(move |other| (one, other)))
                .flat_map(|tiles| (0..4).flat_map(move |n| (0..4).map(move |m| (tiles, n, m))))
                .find_map(|((one, other), turns, other_turns)| {
                    let mut with = ship;
                    with.put(at(&ship, x, y), placed(one, turns));
                    with.put(at(&ship, column, row), placed(other, other_turns));
                    (with.weldable().len() == ship.weldable().len() + 1).then_some(with)
                })
                .expect("a bad joint")
        });
    let bad = state.weldable();
    let errors = |ship: &Ship| {
        let faults = ship.faults();
        let joints = faults
            .iter()
            .filter(|fault| matches!(fault, Fault::Connector { .. }));
        joints.count()
    };
    let before = errors(&state);
    for left in 0..3 {
        let mut welded = state;
        // First others, then moved: the tokens lie where the owner wants them.
        welded.weld(&[bad[left]]).expect("a token");
        let chosen: Vec<Edge> = (0..3).filter(|n| *n != left).map(|n| bad[n]).collect();
        welded.weld(&chosen).expect("moved");
        assert_eq!(errors(&welded), before - 2);
        let all: Vec<Edge> = bad.clone();
        assert_eq!(welded.weld(&all), Err(Refusal::NoTokenLeft("GX-20.18A.1")));
    }
}

/// Proves GX-20.18A.2: a component gained in flight is welded where a single connector meets a double one.
#[test]
fn the_welder_joins_components_gained_in_flight() {
    let state = crewed(II, &[(7, 8, 66, 0), (7, 6, 50, 0)]);
    let welder = with(state, &[a(Member::Welder)]);
    let front = at(&state, 7, 5);
    // 51 shows a double connector to the single one in front of 50.
    let part = placed(51, 0);
    assert_eq!(
        state.with_component(front, part).map(|_| ()),
        Err(Refusal::NotJoined(front))
    );
    let (after, _) = welder.with_component(front, part).expect("welded");
    assert!(after.is_legal() && joined(&after, front, Side::Rear));
    let joint = edge(&after, 7, 5, Side::Rear);
    assert_eq!(after.fittings().welds, [Some(joint), None]);
    // Both tokens are used: the next one does not fit any more.
    let mut used = welder;
    used.set_fittings(galaxy_trucker::support_team::Fittings {
        welds: [
            Some(edge(&used, 7, 7, Side::Rear)),
            Some(edge(&used, 7, 6, Side::Rear)),
        ],
        ..Default::default()
    });
    assert_eq!(
        used.with_component(front, part).map(|_| ()),
        Err(Refusal::NotJoined(front))
    );
    // At a Star Depot.
    let mut flying = Flying::new(
        FlightKind::Second,
        &[(welder, 10), (state, 5)],
        &["I-star_depot-1"],
        &[],
    );
    let only = TileId::new(51).into_iter().collect();
    flying.flight = flying.flight.with_unused_tiles(only);
    let mut flying = flying.go();
    let offered = welder.places_for(part.tile);
    assert!(offered.iter().any(|place| place.square == front));
    let fitting = offered
        .into_iter()
        .find(|place| place.square == front && place.rotation == part.rotation)
        .expect("offered");
    flying.must(
        0,
        Command::Fit {
            part: Some(fitting),
        },
    );
    assert!(flying.ship(0).is_legal());
    let told = flying.events().any(|event| {
        *event
            == Event::MemberUsed {
                ship: 0,
                with: MemberUse::Weld { edges: vec![joint] },
            }
    });
    assert!(told);
    assert!(!matches!(state.kind(front), Some(Kind::Structural)));
}
