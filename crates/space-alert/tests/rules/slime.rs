//! Slime (SA-21.25 to SA-21.41).

use crate::rules::flight_builder::prelude::*;

/// Slime on T7, number 1: X in turn 2, Y in turns 4 and 6, Z in turn 8.
fn slime(code: &str) -> Ship {
    ship().boards("T1 T2 T3 T7").inside(1, code)
}

/// The stations of the tokens at the end of a turn, left to right.
fn tokens(flown: &Flown, turn: u8, code: &str) -> Vec<Station> {
    flown.threat(turn, code).at.iter().collect()
}

/// Proves SA-21.26, SA-21.27, SA-21.28, SA-21.25, SA-AR-31.
///
/// From the corner to the centre, then to the far corner: one station for each Y.
#[test]
fn slime_spreads_along_the_lower_deck() {
    let f = slime(SLIME_BLUE).fly();
    assert_eq!(tokens(&f, 3, SLIME_BLUE), [LowerBlue]);
    assert_eq!(tokens(&f, 4, SLIME_BLUE), [LowerWhite, LowerBlue]);
    assert_eq!(tokens(&f, 6, SLIME_BLUE), [LowerRed, LowerWhite, LowerBlue]);
    let f = slime(SLIME_RED).fly();
    assert_eq!(tokens(&f, 4, SLIME_RED), [LowerRed, LowerWhite]);
    // The token that Y creates does not spread in the same action.
    assert_eq!(f.count(4, |s| matches!(s, Step::Spreads { .. })), 1);
    assert_eq!(f.count(6, |s| matches!(s, Step::Spreads { .. })), 1);
}

/// Proves SA-21.27.
///
/// Where a Slime token lies already, even of the other Slime, none is added.
#[test]
fn slime_does_not_spread_onto_slime() {
    // Red reaches Lower White in turn 4; blue (number 2) has its first Y in turn 5.
    let f = slime(SLIME_RED).inside(2, SLIME_BLUE).fly();
    assert_eq!(f.acts(5, SLIME_BLUE), [Y]);
    assert_no_step!(f, 5, Step::Spreads { .. });
    assert_eq!(tokens(&f, 5, SLIME_BLUE), [LowerBlue]);
}

/// Proves SA-21.27.
///
/// The tokens of a Slime that has performed Z stay, and still keep the other Slime from spreading.
#[test]
fn slime_does_not_spread_onto_slime_that_is_done() {
    // Red performs Z in turn 8; blue (number 6) has its first Y in turn 9.
    let f = slime(SLIME_RED).inside(6, SLIME_BLUE).crew(&[KEEPER]).fly();
    assert_eq!(f.acts(8, SLIME_RED), [Z]);
    assert!(f.after(8).slime().has(LowerWhite));
    assert_eq!(f.acts(9, SLIME_BLUE), [Y]);
    assert_no_step!(f, 9, Step::Spreads { .. });
    assert_eq!(tokens(&f, 9, SLIME_BLUE), [LowerBlue]);
}

/// Proves SA-21.29, SA-21.36, SA-21.35.
///
/// The progeny in Lower White is cleaned away in turn 5; the Y of turn 6 slimes the station again.
#[test]
fn a_cleaned_station_can_be_slimed_again() {
    let f = slime(SLIME_BLUE).crew(&["!LR C > . R", KEEPER]).fly();
    assert_eq!(f.place(4, 0), Some(LowerWhite));
    assert_step!(
        f,
        5,
        Step::Attacks {
            station: LowerWhite,
            ..
        }
    );
    assert_eq!(tokens(&f, 5, SLIME_BLUE), [LowerBlue]);
    // The original is unhurt, the squad as well.
    assert_eq!(f.threat(5, SLIME_BLUE).damage, 0);
    assert!(!f.after(5).slime().has(LowerWhite));
    assert_eq!(tokens(&f, 6, SLIME_BLUE), [LowerWhite, LowerBlue]);
}

/// Proves SA-21.30, SA-7.72.
///
/// Entering delays, by lift, door or heroic movement; being there, leaving, or being there when it comes does not.
#[test]
fn entering_slime_delays() {
    for (plan, turn) in [("> ^ A", 2), ("^ > A", 2), (". !LB A", 2)] {
        let f = slime(SLIME_BLUE).crew(&[plan, KEEPER]).fly();
        assert_eq!(f.place(turn, 0), Some(LowerBlue));
        assert_step!(
            f,
            turn,
            Step::Delayed {
                crew: 0,
                turn: 3,
                cause: DelayCause::Slime,
                ..
            }
        );
    }
    // In Lower White when Slime arrives there in turn 4; stays in turn 5, leaves in turn 6, acts in turn 7.
    let f = slime(SLIME_BLUE).crew(&["^ .. A A ^ A", KEEPER]).fly();
    assert!(f.after(4).slime().has(LowerWhite));
    for turn in 4..=7 {
        assert_no_step!(
            f,
            turn,
            Step::Delayed { crew: 0, .. } | Step::DelayIdle { crew: 0, .. }
        );
    }
    assert_step!(f, 7, Step::Plays { crew: 0, .. });
}

/// Proves SA-21.25, SA-21.30, SA-21.35, SA-21.36.
///
/// Red Slime has crept to Lower Blue when blue Slime appears there: with one token gone, the other still delays.
#[test]
fn two_slimes_can_lie_in_one_station() {
    let f = slime(SLIME_RED)
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

/// Proves SA-21.31, SA-21.32, SA-7.60, SA-AR-02.
///
/// Red X slimes the stored squad: C takes it as a disabled squad, a second C reactivates it.
#[test]
fn red_slime_disables_the_stored_squad() {
    let f = slime(SLIME_RED).crew(&["!LR . . C C", KEEPER]).fly();
    assert_step!(
        f,
        2,
        Step::StoredSquadDisabled {
            station: LowerRed,
            ..
        }
    );
    assert_eq!(f.after(2).stored, [Stored::Slimed, Stored::Intact]);
    assert_step!(
        f,
        4,
        Step::SquadTaken {
            crew: 0,
            station: LowerRed,
            active: false
        }
    );
    assert_eq!(f.after(4).crew()[0].squad, Squad::Disabled);
    assert_step!(f, 5, Step::SquadReactivated { crew: 0 });
}

/// Proves SA-21.31, SA-AR-02.
///
/// A squad that follows a player is safe, even in Lower Red.
#[test]
fn red_slime_spares_a_led_squad() {
    // Number 2 gives time to take the squad: X in turn 3.
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(2, SLIME_RED)
        .crew(&["!LR C", KEEPER])
        .fly();
    assert_eq!(f.acts(3, SLIME_RED), [X]);
    assert_eq!(f.place(3, 0), Some(LowerRed));
    assert_eq!(f.after(3).crew()[0].squad, Squad::Active);
    assert_eq!(f.after(3).stored[0], Stored::Empty);
}

/// Proves SA-21.33.
///
/// Blue X destroys one stored rocket, if there is one; a rocket on its way is not stored.
#[test]
fn blue_slime_destroys_a_rocket() {
    let f = slime(SLIME_BLUE).fly();
    assert_step!(f, 2, Step::RocketDestroyed { left: 2 });
    assert_eq!(f.after(2).rockets(), 2);
    // All three launched before X: number 4, X in turn 5.
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(4, SLIME_BLUE)
        .crew(&["> ^ C C C", KEEPER])
        .fly();
    assert_eq!(f.acts(5, SLIME_BLUE), [X]);
    assert_no_step!(f, 5, Step::RocketDestroyed { .. });
    assert_eq!(f.after(5).rocket_track(), [false, true]);
}

/// Proves SA-21.34, SA-21.38.
///
/// One hit before X is not enough: the original still eats a rocket. Two hits before X, and it never does.
#[test]
fn only_the_original_performs_x() {
    // Number 3: X in turn 4; the squad is delayed on entering and hits for the first time in turn 5.
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(3, SLIME_BLUE)
        .crew(&["> C ^ R R", KEEPER])
        .fly();
    assert_step!(
        f,
        3,
        Step::Delayed {
            crew: 0,
            turn: 4,
            ..
        }
    );
    assert_eq!(f.acts(4, SLIME_BLUE), [X]);
    assert_step!(f, 4, Step::RocketDestroyed { .. });

    // Number 4: X in turn 5, too late.
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(4, SLIME_BLUE)
        .crew(&["> C ^ R R", KEEPER])
        .fly();
    assert_eq!(f.threat(4, SLIME_BLUE).damage, 1);
    assert_eq!(f.threat(5, SLIME_BLUE).fate, Fate::Destroyed);
    assert_eq!(f.after(13).rockets(), 3);
}

/// Proves SA-21.35, SA-21.37, SA-21.39, SA-21.41.
///
/// The original falls after its progeny was born: the threat stays in play and does its Z with what is left.
#[test]
fn progeny_outlives_the_original() {
    // The squad waits in Lower Blue from turn 3 on; two hits in turns 5 and 6.
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(1, SLIME_BLUE)
        .crew(&["> C ^ . R R R", KEEPER])
        .fly();
    // Entering Lower Blue in turn 3 delayed nothing that matters: slot 4 is empty.
    assert_eq!(f.threat(5, SLIME_BLUE).damage, 1);
    assert_eq!(f.after(6).crew()[0].squad, Squad::Active);
    assert!(f.threat(6, SLIME_BLUE).changed);
    assert_eq!(tokens(&f, 6, SLIME_BLUE), [LowerRed, LowerWhite]);
    assert_eq!(f.threat(6, SLIME_BLUE).fate, Fate::InPlay);
    assert_eq!(f.why(7, 0), Some(Why::NoIntruder));
    assert_eq!(f.acts(8, SLIME_BLUE), [Z]);
    assert_eq!(f.harms(8, SLIME_BLUE), [(Red, 2), (White, 2)]);
    assert_eq!(f.fate(SLIME_BLUE), Fate::Survived);
    assert_eq!(f.score().survived, 3);
}

/// Proves SA-21.38, SA-21.36.
///
/// The last token is destroyed before Z: higher value.
#[test]
fn the_last_token_ends_the_threat() {
    // T4: X in turn 2, Y in turn 4, Z in turn 6. Lower White is cleaned in turn 5 by a second squad.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .inside(1, SLIME_BLUE)
        .crew(&["> C ^ . R R", "!LR C > . R", KEEPER])
        .fly();
    assert_eq!(tokens(&f, 4, SLIME_BLUE), [LowerWhite, LowerBlue]);
    assert_eq!(tokens(&f, 5, SLIME_BLUE), [LowerBlue]);
    assert_step!(
        f,
        6,
        Step::Destroyed {
            by: Blow::Battlebots,
            points: 6,
            ..
        }
    );
    assert_eq!(f.score().destroyed, 6);
    assert!(f.after(6).slime().is_empty());
}

/// Proves SA-21.39, SA-21.40, SA-10.10.
///
/// After Z the tokens stay, cannot be destroyed, and still delay who enters.
#[test]
fn slime_stays_after_z() {
    let f = slime(SLIME_BLUE)
        .crew(&["> C ^ ..... R", "> ........ ^ A", KEEPER])
        .fly();
    assert_eq!(f.acts(8, SLIME_BLUE), [Z]);
    assert_eq!(f.harms(8, SLIME_BLUE), [(Red, 2), (White, 2), (Blue, 2)]);
    assert_eq!(f.fate(SLIME_BLUE), Fate::Survived);
    assert_eq!(f.why(9, 0), Some(Why::NoIntruder));
    assert!(
        [LowerRed, LowerWhite, LowerBlue]
            .iter()
            .all(|s| f.after(13).slime().has(*s))
    );
    assert_step!(
        f,
        10,
        Step::Delayed {
            crew: 1,
            turn: 11,
            cause: DelayCause::Slime,
            ..
        }
    );
}

/// Proves SA-21.40, SA-21.30.
///
/// Red Slime has performed its Z; when blue Slime is cleaned away in the same station, the red token still delays.
#[test]
fn survived_slime_outlasts_the_other() {
    // Red: tokens in all three stations, Z in turn 8. Blue appears in Lower Blue in turn 7 and falls in turn 10.
    let f = slime(SLIME_RED)
        .inside(7, SLIME_BLUE)
        .crew(&["> C ^ ..... R R", "> ........ . ^ A", KEEPER])
        .fly();
    assert_eq!(f.threat(8, SLIME_RED).fate, Fate::Survived);
    assert_eq!(f.threat(10, SLIME_BLUE).fate, Fate::Destroyed);
    assert_eq!(tokens(&f, 10, SLIME_RED), [LowerRed, LowerWhite, LowerBlue]);
    assert_step!(
        f,
        11,
        Step::Delayed {
            crew: 1,
            turn: 12,
            cause: DelayCause::Slime,
            ..
        }
    );
}
