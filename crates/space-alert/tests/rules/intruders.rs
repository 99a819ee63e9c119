//! Intruders with rules of their own, and the Fissure (SA-21.5, SA-21.7, SA-21.42 to SA-21.51, SA-21.60 to SA-21.69).

use crate::rules::flight_builder::prelude::*;

/// Proves SA-21.5, SA-7.65.
///
/// The intruders marked "fights back" disable the squad that hits them, the others do not.
#[test]
fn who_fights_back() {
    for (code, way, fights_back) in [
        (SKIRMISHERS_BLUE, "> C . R", true),
        (TROOPERS_BLUE, "> C ^ R", true),
        (COMMANDOS_BLUE, "> C . R", true),
        (EXECUTIONER, "> C . R", true),
        (SABOTEUR_LEFT, "!LR C > R", false),
        (ALIEN, "!LR C > R", false),
        (SEEKER, "> C < R", false),
        (CONTAMINATION, "> C . R", false),
        (SLIME_RED, "!LR C . R", false),
    ] {
        let f = ship()
            .boards("T1 T2 T3 T7")
            .inside(4, code)
            .crew(&[way, KEEPER])
            .fly();
        assert_step!(f, 4, Step::Attacks { .. });
        let squad = f.after(4).crew()[0].squad;
        assert_eq!(squad == Squad::Disabled, fights_back, "{code}");
    }
}

/// Proves SA-21.42, SA-AR-50.
///
/// Commandos at Y: damaged they move on, undamaged they deal 2 damage.
#[test]
fn commandos_move_on_when_hurt() {
    // T4, number 2: X in turn 3 (to Upper Red), Y in turn 5, Z in turn 7.
    let commandos = ship().boards("T1 T2 T3 T4").inside(2, COMMANDOS_RED);
    let f = commandos.clone().fly();
    assert_eq!(f.acts(5, COMMANDOS_RED), [Y]);
    assert_eq!(f.harms(5, COMMANDOS_RED), [(Red, 2)]);
    assert_eq!(f.threat(5, COMMANDOS_RED).at.first(), Some(UpperRed));

    let f = commandos
        .crew(&["!LR C R", "... >", ".... >", KEEPER])
        .fly();
    assert_eq!(f.threat(3, COMMANDOS_RED).damage, 1);
    assert_eq!(f.harms(5, COMMANDOS_RED), []);
    assert_eq!(f.threat(5, COMMANDOS_RED).at.first(), Some(UpperWhite));
}

/// Proves SA-21.3, SA-10.26.
///
/// Commandos at Z: 4 damage, and everyone in their station is knocked out.
#[test]
fn commandos_knock_out_their_station() {
    let f = ship()
        .boards("T1 T2 T3 T4")
        .inside(2, COMMANDOS_BLUE)
        .crew(&["!LB", ">", KEEPER])
        .fly();
    // X took them to Lower Blue.
    assert_eq!(f.acts(7, COMMANDOS_BLUE), [Z]);
    assert_eq!(f.harms(7, COMMANDOS_BLUE), [(Blue, 4)]);
    assert_eq!(
        (f.is_knocked_out(7, 0), f.is_knocked_out(7, 1)),
        (true, false)
    );
}

/// Proves SA-21.43.
///
/// The Alien fights back only after it has grown.
#[test]
fn the_alien_grows_up() {
    // T7, number 3: X in turn 4.
    let alien = ship().boards("T1 T2 T3 T7").inside(3, ALIEN);
    let f = alien.clone().crew(&["!LR C > R", KEEPER]).fly();
    assert_eq!(
        (f.threat(4, ALIEN).damage, f.after(4).crew()[0].squad),
        (1, Squad::Active)
    );
    assert_step!(f, 4, Step::Grows { .. });
    let f = alien.crew(&["!LR C > . R", KEEPER]).fly();
    assert_eq!(
        (f.threat(5, ALIEN).damage, f.after(5).crew()[0].squad),
        (1, Squad::Disabled)
    );
}

/// Proves SA-21.44.
///
/// At Y the Alien changes decks and deals 1 damage for each player in the station it enters.
#[test]
fn the_alien_counts_the_players_where_it_arrives() {
    // T4, number 1: X in turn 2, Y in turn 4.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .inside(1, ALIEN)
        .crew(&["", "", "^", "<", KEEPER])
        .fly();
    // Three on the bridge, one in Lower White whom it leaves behind.
    assert_step!(
        f,
        4,
        Step::Prowls {
            from: LowerWhite,
            to: UpperWhite,
            ..
        }
    );
    assert_eq!(f.harms(4, ALIEN), [(White, 3)]);
}

/// A pilot who launches in turn 4.
const PILOT: &str = "!LR C ^ C";

/// Proves SA-21.45, SA-21.46, SA-21.50, SA-AR-11, SA-AR-48.
///
/// The launch mends 1, the next battlebots 1 more; the Frigate nearby is not attacked in either turn.
#[test]
fn interceptors_mend_the_fissure() {
    // T7, number 3. The Frigate is at distance 1 in turns 4 and 5.
    let f = ship()
        .boards("T1 T2 T3 T7")
        .threat(1, Red, FRIGATE)
        .inside(3, FISSURE)
        .crew(&[&format!("{PILOT} R R"), KEEPER])
        .fly();
    assert!(f.after(3).blocked(System::C).is_empty());
    assert_step!(f, 4, Step::Launches { crew: 0 });
    assert_step!(
        f,
        4,
        Step::MendsFissure {
            damage: 1,
            hit_points: 2,
            ..
        }
    );
    assert_step!(
        f,
        5,
        Step::Destroyed {
            by: Blow::Interceptors,
            points: 8,
            ..
        }
    );
    for turn in 4..=5 {
        assert_eq!(f.shots(turn), []);
        assert_no_step!(f, turn, Step::Misses { .. });
    }
    // In the step of the player, before Compute Damage.
    let mended = f.when(5, |s| matches!(s, Step::MendsFissure { .. }));
    assert!(
        mended
            < f.when(5, |s| *s
                == Step::Part {
                    part: Part::ComputeDamage
                })
    );
    assert_eq!(f.fate(FISSURE), Fate::Destroyed);
}

/// Proves SA-21.46, SA-9.3.
///
/// Once it is gone, the interceptors attack again.
#[test]
fn after_the_fissure_the_interceptors_attack_again() {
    let f = ship()
        .boards("T1 T2 T3 T7")
        .threat(3, Red, FRIGATE)
        .inside(3, FISSURE)
        .crew(&[&format!("{PILOT} R R"), KEEPER])
        .fly();
    assert_eq!(f.threat(5, FISSURE).fate, Fate::Destroyed);
    assert_eq!(f.square(6, FRIGATE), Some(4));
    assert_eq!(f.shots(6), [(Weapon::Interceptors, FRIGATE, 3)]);
}

/// Proves SA-21.47, SA-AR-11.
#[test]
fn heroic_battlebots_mend_only_one() {
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(5, FISSURE)
        .crew(&[&format!("{PILOT} R! R!"), KEEPER])
        .fly();
    assert_step!(f, 5, Step::MendsFissure { damage: 1, .. });
    assert_eq!(f.threat(5, FISSURE).damage, 1);
    assert_eq!(f.threat(6, FISSURE).fate, Fate::Destroyed);
}

/// Proves SA-21.48, SA-11.3.
///
/// From X on red damage is doubled, from Y on all damage.
#[test]
fn the_fissure_doubles_damage() {
    // T4, number 1: X in turn 2, Y in turn 4. Gunships and a Fighter attack in turns 2 to 5.
    let f = ship()
        .boards("T3 T2 T1 T4")
        .inside(1, FISSURE)
        .threat(2, Red, GUNSHIP)
        .threat(2, White, FIGHTER)
        .fly();
    assert_step!(f, 2, Step::DoublesDamage { all: false, .. });
    // Turn 3, red: 2 - 1 = 1 point, 2 tiles.
    assert_eq!(f.attacks(3, GUNSHIP), [(Red, 2, 1)]);
    assert_eq!(f.after(3).damage, [2, 0, 0]);
    assert_step!(f, 4, Step::DoublesDamage { all: true, .. });
    // Turn 5, white: the Fighter's Z, 3 points, 6 tiles.
    assert_eq!(f.attacks(5, FIGHTER), [(White, 3, 0)]);
    assert_eq!(f.after(5).damage, [2, 6, 0]);
    // Before Y white was not doubled: X in turn 2 found the shield.
    assert_eq!(f.attacks(2, FIGHTER), [(White, 1, 1)]);
}

/// Proves SA-21.48.
///
/// Between X and Y only red is concerned.
#[test]
fn before_y_only_red_is_doubled() {
    // T5, number 1: X in turn 2, Y in turn 4. Frigate on white T2, number 1: X in turn 2, after the Fissure's.
    let f = ship()
        .boards("T3 T2 T1 T5")
        .inside(1, FISSURE)
        .threat(2, White, FRIGATE)
        .fly();
    assert_eq!(f.attacks(3, FRIGATE), [(White, 2, 1)]);
    assert_eq!(f.after(3).damage, [0, 1, 0]);
}

/// Proves SA-21.49.
///
/// The doubling ends when the Fissure is mended.
#[test]
fn the_doubling_ends_with_the_fissure() {
    // T4, number 3: X in turn 4. Launch in turn 4, mended in turn 5.
    let f = ship()
        .boards("T3 T2 T1 T4")
        .inside(3, FISSURE)
        .threat(4, Red, GUNSHIP)
        .crew(&[&format!("{PILOT} R"), KEEPER])
        .fly();
    assert_step!(f, 4, Step::DoublesDamage { .. });
    assert_eq!(f.threat(5, FISSURE).fate, Fate::Destroyed);
    // Gunship X in turn 5: 2 - 1 = 1 tile.
    assert_eq!(f.attacks(5, GUNSHIP), [(Red, 2, 1)]);
    assert_eq!(f.after(5).damage, [1, 0, 0]);
}

/// Proves SA-21.60.
///
/// The Executioner knocks out everybody in the station it enters who does not lead an active squad.
#[test]
fn the_executioner_spares_active_squads_only() {
    // T4, number 3: X in turn 4 (to the bridge), Y in turn 6 (to Lower White).
    let f = ship()
        .boards("T1 T2 T3 T4")
        .inside(3, EXECUTIONER)
        .crew(&["> C <", "", "^", ">", "C . . ^"])
        .fly();
    assert_step!(
        f,
        4,
        Step::Prowls {
            from: UpperBlue,
            to: UpperWhite,
            ..
        }
    );
    let out = |turn| {
        (0..5)
            .filter(|&c| f.is_knocked_out(turn, c))
            .collect::<Vec<_>>()
    };
    // The leader of an active squad stands beside the one it takes; the others are elsewhere.
    assert_eq!(out(4), [1]);
    assert_step!(
        f,
        6,
        Step::Prowls {
            from: UpperWhite,
            to: LowerWhite,
            ..
        }
    );
    assert_eq!(out(6), [1, 2, 4]);
    assert_eq!(f.place(4, 0), Some(UpperWhite));
}

/// Proves SA-21.60.
///
/// A disabled squad protects nobody.
#[test]
fn the_executioner_takes_leaders_of_disabled_squads() {
    // The squad hits the Executioner in Upper Blue and is disabled; its leader walks ahead to the bridge.
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(3, EXECUTIONER)
        .crew(&["> C R <", KEEPER])
        .fly();
    assert_eq!(f.after(3).crew()[0].squad, Squad::Disabled);
    assert_eq!(f.acts(4, EXECUTIONER), [X]);
    assert!(f.is_knocked_out(4, 0));
}

/// A Seeker on T4, number 1: X in turn 2, Y in turn 4.
fn seeker(crew: &[&str]) -> Flown {
    ship()
        .boards("T1 T2 T3 T4")
        .inside(1, SEEKER)
        .crew(crew)
        .fly()
}

/// Proves SA-21.61, SA-AR-38, SA-EX-54.
///
/// It moves to the adjacent station with strictly the most players; its own does not count.
#[test]
fn the_seeker_moves_to_most_players() {
    // 2 in Upper Red, 2 in Lower White, 1 on the bridge: a tie.
    let f = seeker(&["<", "<", "^", "!LW", "C"]);
    assert_step!(f, 2, Step::Stays { .. });
    assert_eq!(f.threat(2, SEEKER).at.first(), Some(UpperWhite));
    // 3 on the bridge, 1 in Upper Red: it leaves the three.
    let f = seeker(&["<", "", "", "C"]);
    assert_step!(f, 2, Step::Prowls { to: UpperRed, .. });
    // Everybody on the bridge: all adjacent stations are empty.
    let f = seeker(&["", "C"]);
    assert_step!(f, 2, Step::Stays { .. });
    // From Upper Red it sees the bridge and Lower Red only; Y works like X.
    let f = seeker(&["<", "> >", "> .", "C"]);
    assert_eq!(f.threat(2, SEEKER).at.first(), Some(UpperBlue));
}

/// Proves SA-21.61.
///
/// A tie for second place does not matter, nor a tie broken by a larger group.
#[test]
fn only_a_tie_for_the_most_holds_the_seeker() {
    let f = seeker(&["<", ">", "^", "!LW", "C"]);
    assert_step!(f, 2, Step::Prowls { to: LowerWhite, .. });
}

/// Proves SA-21.62, SA-AR-09.
///
/// Hitting it without destroying it costs the squad nothing.
#[test]
fn the_seeker_does_not_fight_back() {
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(3, SEEKER)
        .crew(&["> C < R", KEEPER])
        .fly();
    assert_eq!(f.threat(4, SEEKER).damage, 1);
    assert_eq!(f.after(4).crew()[0].squad, Squad::Active);
}

/// Proves SA-21.63.
///
/// The crew member who destroys it is knocked out with the squad, heroic battlebots or not; 15 points.
#[test]
fn the_seeker_takes_its_slayer_along() {
    for last in ["R", "R!"] {
        let f = ship()
            .boards("T1 T2 T3 T7")
            .inside(3, SEEKER)
            .crew(&[&format!("> C < R {last}"), KEEPER])
            .fly();
        assert_step!(f, 5, Step::Destroyed { points: 15, .. });
        assert!(f.is_knocked_out(5, 0));
        assert_eq!(f.after(5).crew()[0].squad, Squad::Lost);
        let s = f.score();
        assert_eq!(
            (s.destroyed, s.knocked_out, s.disabled_battlebots),
            (15, -2, -1)
        );
    }
}

/// Proves SA-21.4.
///
/// The Seeker's Z: 5 damage to its zone, and its station is knocked out.
#[test]
fn the_seekers_end() {
    let f = seeker(&["", "C", "^ ^ ^ ^ ^ ^"]);
    assert_eq!(f.acts(6, SEEKER), [Z]);
    let at = f.threat(5, SEEKER).at.first().unwrap();
    assert_eq!(f.harms(6, SEEKER), [(at.zone(), 5)]);
    for crew in 0..3 {
        assert_eq!(f.is_knocked_out(6, crew), f.place(6, crew) == Some(at));
    }
}

/// Proves SA-21.65, SA-21.67, SA-EX-52, SA-AR-10.
///
/// Each battlebots action cleans a station; the third destroys the threat, and the fourth token goes too.
#[test]
fn contamination_is_cleaned_station_by_station() {
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(4, CONTAMINATION)
        .crew(&["> C . R ^ R", "!LR C . R", KEEPER])
        .fly();
    let tokens = |turn| f.threat(turn, CONTAMINATION).at.iter().collect::<Vec<_>>();
    assert_eq!(tokens(3), [UpperRed, LowerRed, UpperBlue, LowerBlue]);
    assert_eq!(tokens(4), [UpperRed, LowerBlue]);
    assert_eq!(f.threat(4, CONTAMINATION).damage, 2);
    // The X of turn 5 delays the last attack by one turn.
    assert_step!(
        f,
        7,
        Step::Destroyed {
            by: Blow::Battlebots,
            points: 12,
            ..
        }
    );
    assert_eq!(tokens(7), []);
    // Without a token in the station there is nothing to clean.
    let f = ship()
        .boards("T1 T2 T3 T7")
        .inside(4, CONTAMINATION)
        .crew(&["> C . R R", KEEPER])
        .fly();
    assert_eq!(f.why(5, 0), Some(Why::NoIntruder));
}

/// Proves SA-21.68, SA-10.25, SA-10.26.
///
/// X delays, Y burns, Z knocks out: in the stations that still have a token at that moment.
#[test]
fn contamination_works_where_tokens_are_left() {
    // T4, number 2: X in turn 3, Y in turn 5, Z in turn 7. Lower Blue is cleaned in turn 4.
    let f = ship()
        .boards("T1 T2 T3 T4")
        .inside(2, CONTAMINATION)
        .crew(&["> C ^ . R", "< .. A", "!LR .... . A", "!LB", KEEPER])
        .fly();
    // X: crew 0 in Lower Blue, 1 in Upper Red, 2 in Lower Red, 3 in Lower Blue.
    let concerned: Vec<_> = f
        .steps(3)
        .into_iter()
        .filter_map(|s| match s {
            Step::Delayed { crew, .. } | Step::DelayIdle { crew, .. } => Some(crew),
            _ => None,
        })
        .collect();
    assert_eq!(concerned, [0, 1, 2, 3]);
    assert_step!(
        f,
        5,
        Step::Attacks {
            station: LowerBlue,
            ..
        }
    );
    // Y: two tokens in red, one in blue.
    assert_eq!(f.harms(5, CONTAMINATION), [(Red, 1), (Red, 1), (Blue, 1)]);
    // Z: the clean station is safe.
    assert_eq!(f.acts(7, CONTAMINATION), [Z]);
    let out: Vec<_> = (0..5).filter(|&c| f.is_knocked_out(7, c)).collect();
    assert_eq!(out, [1, 2]);
}

/// Proves SA-21.68.
///
/// With all four tokens Y deals 2 to red and 2 to blue.
#[test]
fn contamination_burns_both_sides() {
    let f = ship().boards("T1 T2 T3 T4").inside(2, CONTAMINATION).fly();
    assert_eq!(f.after(5).damage, [2, 0, 2]);
}

/// Proves SA-21.66, SA-21.69, SA-7.12, SA-10.10.
///
/// After Z the tokens stay: who enters is knocked out at once, a squad cannot remove them.
#[test]
fn contaminated_stations_stay_lethal() {
    // T1, number 1: X in turn 3, Z in turn 5.
    let f = ship()
        .boards("T4 T2 T3 T1")
        .inside(1, CONTAMINATION)
        .crew(&["..... <", "..... !LB", "> C . < . > R", "^ .... ^", KEEPER])
        .fly();
    assert_eq!(f.fate(CONTAMINATION), Fate::Survived);
    assert_eq!(f.after(5).lethal().iter().count(), 4);
    let out: Vec<_> = (0..5).filter(|&c| f.is_knocked_out(6, c)).collect();
    assert_eq!(out, [0, 1, 2]);
    // At once: before the next player acts.
    let first = f.when(6, |s| matches!(s, Step::KnockedOut { crew: 0, .. }));
    let second = f.when(6, |s| matches!(s, Step::Plays { crew: 1, .. }));
    assert!(first < second);
    assert_eq!(f.after(13).lethal().iter().count(), 4);
    assert_eq!(f.score().survived, 6);
}
