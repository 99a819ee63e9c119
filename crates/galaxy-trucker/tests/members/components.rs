//! Members that change what components do and how they are joined.

use super::*;

/// Proves GX-20.3A.1, GX-20.3A.2, GX-20.3A.3 and GX-20.3A.4.
#[test]
fn wireless_tokens_link() {
    // A cabin on the right, life support on the left: not joined to each other.
    let mut linked = ship(II, &[(8, 7, 40, 0), (6, 7, 139, 2)]);
    let [cabin, support] = [at(&linked, 8, 7), at(&linked, 6, 7)];
    assert!(linked.alien_cabins(Alien::Purple).is_empty());
    linked.link([cabin, support]).expect("linked");
    assert!(linked.alien_cabins(Alien::Purple).has(cabin));
    assert_eq!(
        linked.link([cabin, support]),
        Err(Refusal::NoTokenLeft("GX-20.3A.1"))
    );
    // Epidemic goes that way too: the starting cabin is left out of it.
    let mut ill = ship(
        II,
        &[(8, 7, 50, 0), (9, 7, 40, 0), (6, 7, 50, 0), (5, 7, 40, 2)],
    );
    let [one, other] = [at(&ill, 9, 7), at(&ill, 5, 7)];
    for square in [one, other] {
        ill.set_contents(
            square,
            Contents {
                humans: 2,
                ..Contents::default()
            },
        );
    }
    assert!(ill.infected().is_empty());
    ill.link([one, other]).expect("linked");
    assert_eq!(
        ill.infected(),
        [one, other].into_iter().collect::<Squares>()
    );
    // It holds nothing.
    let mut apart = ill;
    apart.take(at(&ill, 8, 7));
    assert_eq!(apart.pieces().len(), 2);
    // A token goes with its component.
    apart.take(one);
    assert_eq!(apart.fittings().wireless, None);
}

/// Proves GX-20.6A.3, GX-20.6A.4 and GX-20.6A.5.
#[test]
fn a_part_token_keeps_the_connectors() {
    // 50 has connectors on all sides.
    let mut state = ship(II, &[(8, 7, 50, 0)]);
    let square = at(&state, 8, 7);
    let exposed = state.exposed();
    state
        .convert(square, Part::Engine, Rotation::NONE, true)
        .expect("converted");
    assert_eq!(state.engine_strength(Squares::EMPTY), 1);
    assert_eq!(state.exposed(), exposed, "an engine with a rear connector");
    assert!(state.is_legal());
    put(&mut state, 8, 8, 53, 0);
    assert!(!state.is_legal(), "nothing behind it");
    state.take(at(&state, 8, 8));
    // Only to the rear.
    let mut wrong = ship(II, &[(8, 7, 50, 0)]);
    let turned = Rotation::new(1).expect("a rotation");
    wrong
        .convert(square, Part::Engine, turned, true)
        .expect("converted");
    let faults = wrong.faults();
    assert!(faults.contains(&Fault::EngineDirection { square }));
    // A cannon may point anywhere with an empty square.
    let mut cannon = ship(II, &[(8, 7, 50, 0)]);
    cannon
        .convert(square, Part::Cannon, turned, true)
        .expect("converted");
    assert!(cannon.is_legal());
    let towards = Rotation::new(3).expect("a rotation");
    let mut blocked = ship(II, &[(8, 7, 50, 0)]);
    blocked
        .convert(square, Part::Cannon, towards, true)
        .expect("converted");
    assert!(!blocked.is_legal());
    assert_eq!(
        blocked.convert(square, Part::Cabin, towards, true),
        Ok(()),
        "the same component again takes the token back first"
    );
}

/// Proves GX-20.8A.1 and GX-20.8A.2.
#[test]
fn one_cannon_and_one_engine_need_no_empty_square() {
    // A cannon that points at a structural module, an engine with one behind it.
    let plain = ship(II, &[(8, 7, 49, 0), (7, 8, 50, 0), (8, 8, 100, 0)]);
    assert!(!plain.is_legal());
    let exempt = with(plain, &[a(Member::Hypergeometer)]);
    assert!(exempt.is_legal());
    let mut two = exempt;
    put(&mut two, 9, 7, 49, 0);
    put(&mut two, 9, 8, 100, 0);
    let fronts = two.faults();
    let blocked = fronts
        .iter()
        .filter(|fault| matches!(fault, Fault::FrontOfCannon { .. }));
    assert_eq!(
        blocked.count(),
        2,
        "more than one offender: the owner chooses"
    );
    let engine = ship(II, &[(7, 8, 66, 0), (7, 9, 52, 0)]);
    assert!(!engine.is_legal());
    let faults = with(engine, &[a(Member::Hypergeometer)]).faults();
    assert!(
        !faults
            .iter()
            .any(|fault| matches!(fault, Fault::BehindEngine { .. }))
    );
}

/// Proves GX-20.8B.1, GX-20.8B.2, GX-20.8B.3, GX-20.8B.4 and GX-20.8B.5.
#[test]
fn a_cannon_with_the_rotation_token_points_everywhere() {
    // A cannon to the left of the ship pointing left.
    let mut state = crewed(II, &[(7, 8, 66, 0), (6, 7, 107, 3)]);
    let cannon = at(&state, 6, 7);
    assert_eq!(state.cannon_strength_x2(Squares::EMPTY), 1);
    assert!(matches!(
        state.set_turret(at(&state, 7, 7)),
        Err(Refusal::NoCannonThere(_))
    ));
    state.set_turret(cannon).expect("a cannon");
    assert_eq!(
        state.cannon_strength_x2(Squares::EMPTY),
        2,
        "counted once, to the front"
    );
    assert_eq!(
        state.set_turret(cannon),
        Err(Refusal::NoTokenLeft("GX-20.8B.1"))
    );
    let large = |from| Hazard {
        kind: HazardKind::Meteor,
        size: Size::Large,
        from,
    };
    // From the front in its column, from both sides in its row and the rows beside it.
    for (from, roll) in [
        (Side::Front, 6),
        (Side::Rear, 6),
        (Side::Left, 7),
        (Side::Right, 8),
    ] {
        let hit = state.hit(large(from), roll);
        assert!(
            matches!(hit, Hit::Shot { cannon: by, .. } if by == cannon),
            "{from:?} {hit:?}"
        );
    }
    // The printed direction still needs its empty square.
    put(&mut state, 5, 7, 50, 0);
    assert!(!state.is_legal());
}

/// Proves GX-20.10B.2: a universal tile does not excuse a cannon from its empty square.
#[test]
fn a_universal_tile_excuses_nothing() {
    let mut cannon = ship(II, &[(7, 6, 88, 2)]);
    cannon.lay_universal_tile(at(&cannon, 7, 6)).expect("laid");
    assert!(!cannon.is_legal());
}

/// Proves GX-20.18A.2 and GX-20.18A.3: errors are cured, and tokens may be moved.
#[test]
fn a_weld_cures_an_error() {
    // 50 in front of the cabin shows a single connector to 51, which shows a double one.
    let mut state = ship(II, &[(7, 6, 50, 0), (7, 5, 51, 0)]);
    assert!(!state.is_legal());
    let joint = edge(&state, 7, 5, Side::Rear);
    assert_eq!(state.weldable(), [joint]);
    state.weld(&[joint]).expect("single to double");
    assert!(state.is_legal());
    let wrong = edge(&state, 7, 7, Side::Front);
    assert!(matches!(state.weld(&[wrong]), Err(Refusal::NoWeldThere(_))));
    assert_eq!(
        state.weld(&[joint, joint, joint]),
        Err(Refusal::NoTokenLeft("GX-20.18A.1"))
    );
    // Tokens are moved: with none the error is back.
    state.weld(&[]).expect("moved");
    assert!(!state.is_legal());
    let json = {
        state.weld(&[joint]).expect("again");
        serde_json::to_value(state).expect("JSON")
    };
    assert_eq!(serde_json::from_value::<Ship>(json).expect("a ship"), state);
}

/// A set of abilities holds what was put into it.
#[test]
fn abilities_are_sets() {
    let set: Abilities = [a(Member::Buyer), b(Member::Welder)].into_iter().collect();
    assert!(set.has(a(Member::Buyer)) && !set.has(b(Member::Buyer)) && set.has(b(Member::Welder)));
    assert_eq!(set.iter().count(), 2);
}
