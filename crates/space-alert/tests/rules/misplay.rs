//! "Oops": a card that was placed the wrong way (SA-7.50 to SA-7.54).

use crate::rules::flight_builder::prelude::*;
use space_alert::Action;
use space_alert::mission::is_misplay;

/// Proves SA-7.50, SA-7.51, SA-7.52, SA-EX-25.
///
/// A blue arrow is revealed in turn 1, a red one was meant: the figure moves left, turn 2 slides.
#[test]
fn the_intended_arrow_is_performed_and_the_next_turn_delayed() {
    let f = ship().crew(&[">/< A . B", KEEPER]).fly();
    assert_step!(
        f,
        1,
        Step::Misplayed {
            crew: 0,
            shown: Action::Blue,
            meant: Action::Red
        }
    );
    assert_eq!(f.place(1, 0), Some(UpperRed));
    assert_step!(
        f,
        1,
        Step::Delayed {
            crew: 0,
            turn: 2,
            cause: DelayCause::Misplay,
            ..
        }
    );
    assert_eq!(f.slots(1, 0), "< . A B");
    assert_step!(
        f,
        3,
        Step::Activated {
            crew: 0,
            weapon: Weapon::HeavyLaserRed,
            ..
        }
    );
}

/// Proves SA-7.50, SA-7.51.
#[test]
fn the_other_half_of_the_card_may_have_been_meant() {
    let f = ship().crew(&["A/^ A", KEEPER]).fly();
    assert_eq!(f.place(1, 0), Some(LowerWhite));
    assert_no_step!(f, 1, Step::Activated { .. });
    assert_step!(
        f,
        3,
        Step::Activated {
            weapon: Weapon::PulseCannon,
            ..
        }
    );

    // H3: heroic B, or to Upper Red.
    let f = ship().crew(&["B!/!UR", KEEPER]).fly();
    assert_eq!(f.place(1, 0), Some(UpperRed));
}

/// Proves SA-7.50, SA-7.53, SA-AR-28.
///
/// Nothing but the other half of the same card or the opposite arrow qualifies.
#[test]
fn other_changes_of_mind_are_not_misplays() {
    for (shown, meant) in [
        (Action::A, Action::B),
        (Action::Red, Action::Lift),
        (Action::Lift, Action::Blue),
        (Action::A, Action::HeroicA),
        (Action::A, Action::HeroicUpperRed),
        // Heroic movement has no opposite arrow.
        (Action::HeroicUpperRed, Action::HeroicUpperBlue),
        // The heroic A cards lead to the lower deck only (SA-2.26).
        (Action::HeroicA, Action::HeroicUpperRed),
        (Action::HeroicUpperBlue, Action::HeroicBattlebots),
        (Action::None, Action::A),
    ] {
        assert!(!is_misplay(shown, meant), "{shown:?} {meant:?}");
    }
    for (shown, meant) in [
        (Action::Red, Action::Blue),
        (Action::Blue, Action::Red),
        (Action::A, Action::Red),
        (Action::Lift, Action::Battlebots),
        (Action::HeroicA, Action::HeroicLowerBlue),
        (Action::HeroicLowerRed, Action::HeroicA),
        (Action::HeroicUpperWhite, Action::HeroicBattlebots),
    ] {
        assert!(is_misplay(shown, meant), "{shown:?} {meant:?}");
    }
    let f = ship().crew(&["A/B", KEEPER]).fly();
    assert_step!(f, 1, Step::Activated { .. });
    assert_no_step!(
        f,
        1,
        Step::Misplayed { .. } | Step::Delayed { .. } | Step::DelayIdle { .. }
    );
}

/// Proves SA-7.54, SA-8.11.
#[test]
fn in_a_test_run_the_mistake_costs_nothing() {
    let f = ship().level(Level::TestRun).crew(&[">/< A"]).fly();
    assert_eq!(f.place(1, 0), Some(UpperRed));
    assert_eq!(f.slots(1, 0), "< A");
    assert_step!(f, 2, Step::Activated { crew: 0, .. });
}

/// Proves SA-7.52, SA-8.6, SA-8.10.
///
/// In space a misplayed card is put right, slides to the next turn by the space rule, and once more by the
/// misplay; a failed check for the same turn adds nothing.
#[test]
fn a_misplayed_card_in_space_is_put_right_before_it_slides() {
    let f = ship().crew(&["!LR C ^ C R/^ A", "C"]).fly();
    assert_eq!(f.place(4, 0), None);
    assert_eq!(f.place(5, 0), Some(UpperRed));
    assert_step!(
        f,
        5,
        Step::ComputerCheck {
            phase: 2,
            passed: false
        }
    );
    assert_step!(
        f,
        5,
        Step::DelayIdle {
            crew: 0,
            turn: 6,
            cause: DelayCause::Computer
        }
    );
    assert_eq!(f.slots(5, 0), "!LR C ^ C . . ^ A");
    assert_eq!(f.place(7, 0), Some(LowerRed));
    assert_no_step!(f, 7, Step::Misplayed { .. });
}
