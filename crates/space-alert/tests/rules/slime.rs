//! Slime (SA-21.25 to SA-21.41).

use crate::kit::prelude::*;

/// Proves SA-21.25, SA-21.30, SA-21.35, SA-21.36.
///
/// Red Slime has crept to Lower Blue when blue Slime appears there: with one token gone, the other still delays.
#[test]
fn two_slimes_can_lie_in_one_station() {
    // Red on T7, number 1: Lower White in turn 4, Lower Blue in turn 6. Blue appears in turn 7.
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(1, SLIME_RED)
        .inside(7, SLIME_BLUE)
        .crew(&["> C ^ ... R", "> ...... ^ A", KEEPER])
        .fly();
    assert!(f.threat(6, SLIME_RED).at.has(LowerBlue));
    assert_step!(f, 7, Step::Attacks { crew: 0, threat, .. } if threat.code() == SLIME_RED);
    assert!(!f.threat(7, SLIME_RED).at.has(LowerBlue));
    assert!(f.threat(7, SLIME_BLUE).at.has(LowerBlue));
    assert!(f.after(7).slime().has(LowerBlue));
    assert_step!(
        f,
        8,
        Step::Delayed {
            crew: 1,
            turn: 9,
            cause: DelayCause::Slime,
            ..
        }
    );
}
