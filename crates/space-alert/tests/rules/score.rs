//! The end of the game and the score sheet (section 15).

use crate::rules::flight_builder::prelude::*;
use space_alert::score::Outcome;

/// Proves SA-15.4, SA-15.5, SA-EX-44.
///
/// Damage 2 / 2 / 2 costs 6 + 2; damage 6 / 0 / 0 costs 6 + 6.
#[test]
fn the_worst_zone_counts_twice() {
    // Pulse Ball on T1, number 1: X takes the shields, Z deals 2 to each zone.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, PULSE_BALL)
        .fly();
    assert_eq!(f.after(13).damage, [2, 2, 2]);
    assert_eq!((f.score().damage, f.score().worst_zone), (-6, -2));
    // Man-of-War on T1: 2 and 5 points against a shield of 1.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, MAN_OF_WAR)
        .fly();
    assert_eq!(f.after(13).damage, [6, 0, 0]);
    assert_eq!((f.score().damage, f.score().worst_zone), (-6, -6));
}

/// Proves SA-15.4, SA-1.7, SA-EX-45.
///
/// Fighter and Frigate destroyed, Gunship survived, Maelstrom left behind, damage 3 / 0 / 1, a squad leader knocked
/// out, two visual confirmations: 4 + 8 + 2 - 4 - 3 - 2 - 1 + 2 = 6.
#[test]
fn a_whole_score_sheet() {
    let f = ship()
        .boards("T1 T5 T2 T7")
        .threat(1, Red, GUNSHIP)
        .threat(2, Blue, FIGHTER)
        .threat(3, White, FRIGATE)
        .threat(8, White, MAELSTROM)
        .inside(8, UPRISING)
        .crew(&[
            "< B ... ^ B . ^ B", // red shield against the first attack and against the Maelstrom
            "> . A ...... B <",  // blue laser, later a last energy for the blue shield
            "> ^ A ^ C",         // light laser, then a squad: the Uprising's victim
            "C . A! A C ^ C ^ C ^ C", // central laser, computer, windows in phases 2 and 3
        ])
        .fly();
    assert_eq!(f.fate(FIGHTER), Fate::Destroyed);
    assert_eq!(f.fate(FRIGATE), Fate::Destroyed);
    assert_eq!(f.fate(GUNSHIP), Fate::Survived);
    assert_eq!(f.fate(MAELSTROM), Fate::InPlay);
    assert_eq!(f.after(13).damage, [3, 0, 1]);
    let s = f.score();
    assert_eq!(
        (s.destroyed, s.survived, s.damage, s.worst_zone),
        (12, 2, -4, -3)
    );
    assert_eq!(
        (s.knocked_out, s.disabled_battlebots, s.observation),
        (-2, -1, 2)
    );
    assert_eq!(s.total(), 6);
}

/// Proves SA-15.4.
///
/// A threat that is still on its way at the jump gives nothing.
#[test]
fn threats_on_their_way_give_no_points() {
    let f = ship()
        .boards("T1 T6 T2 T4")
        .threat(8, White, MAN_OF_WAR)
        .fly();
    assert_eq!(f.fate(MAN_OF_WAR), Fate::InPlay);
    assert_eq!((f.score().destroyed, f.score().survived), (0, 0));
}

/// Proves SA-15.3, SA-1.7, SA-16.5.
///
/// A lost mission names the turn, the way and the threat, and has no score.
#[test]
fn a_lost_mission_has_no_score() {
    let f = ship().boards("T1 T2 T3 T4").threat(1, Red, OCTOPUS).fly();
    assert!(matches!(f.outcome, Outcome::Lost { turn: 5, .. }));
    assert!(!f.outcome.is_survived());
    assert_eq!(f.loss().2, OCTOPUS);
}

/// Proves SA-15.6.
#[test]
fn a_negative_score_is_still_a_win() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .threat(1, Red, MAN_OF_WAR)
        .fly();
    assert_eq!(f.score().total(), 4 - 12);
    assert!(f.outcome.is_survived());
}

/// Proves SA-12.6, SA-12.7, SA-15.4.
///
/// An intact squad in storage costs nothing, nor does an active one; a disabled one costs 1.
#[test]
fn only_disabled_squads_cost_points() {
    let f = ship().crew(&["> C"]).fly();
    assert_eq!(f.after(13).stored, [Stored::Intact, Stored::Empty]);
    assert_eq!(f.score().disabled_battlebots, 0);
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(3, SKIRMISHERS_BLUE)
        .crew(&["> C R", KEEPER])
        .fly();
    assert_eq!(f.after(13).crew()[0].squad, Squad::Disabled);
    assert_eq!(f.score().disabled_battlebots, -1);
}

/// Proves SA-AR-27, SA-12.6, SA-21.31.
///
/// A slimed squad that nobody took counts as disabled.
#[test]
fn a_slimed_squad_costs_a_point() {
    let f = ship().boards("T1 T2 T3 T4").inside(1, SLIME_RED).fly();
    assert_eq!(f.after(13).stored, [Stored::Slimed, Stored::Intact]);
    assert_eq!(f.score().disabled_battlebots, -1);
}

/// Proves SA-15.9.
///
/// Simulations score threats and damage only; advanced simulations add knock-outs and squads; missions all.
#[test]
fn what_each_level_scores() {
    // Psionic Satellite on T1, number 2: Z in turn 6. Two players look in turn 2, one takes a squad.
    let psionic = |level| {
        ship()
            .level(level)
            .boards("T1 T2 T3 T4")
            .threat(2, Red, PSIONIC_SATELLITE)
            .crew(&["^ C", "^ . C", "> C", KEEPER])
            .fly()
            .score()
    };
    let s = psionic(Level::Simulation);
    assert_eq!(
        (
            s.survived,
            s.knocked_out,
            s.disabled_battlebots,
            s.observation
        ),
        (6, 0, 0, 0)
    );
    let s = psionic(Level::AdvancedSimulation);
    assert_eq!(
        (
            s.survived,
            s.knocked_out,
            s.disabled_battlebots,
            s.observation
        ),
        (6, -8, -1, 0)
    );
    let s = psionic(Level::Mission);
    assert_eq!(
        (
            s.survived,
            s.knocked_out,
            s.disabled_battlebots,
            s.observation
        ),
        (6, -8, -1, 1)
    );
}

/// Proves SA-15.10.
#[test]
fn test_runs_have_no_score() {
    let f = ship()
        .level(Level::TestRun)
        .boards("T1 T2 T3 T4")
        .threat(1, Red, GUNSHIP)
        .fly();
    assert_eq!(f.fate(GUNSHIP), Fate::Survived);
    assert_eq!(f.score(), space_alert::Score::default());
}
