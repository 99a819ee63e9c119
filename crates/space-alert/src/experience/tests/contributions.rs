//! What one explorer did, read off a flight (NF-11.12).

use super::super::contributions::contributions;
use super::*;

fn fly(slots: [&str; 4], threats: &str) -> Run {
    let flown = FlownMission {
        file: file(4, &slots, threats, true),
        ..mission(4, 4)
    };
    run(flown)
}

/// What each crew member did in the mission of a run.
fn contributions_of(run: &Run) -> Vec<Contribution> {
    let (mission, plan) = run.missions[0].file.flight().unwrap();
    let (recording, _) = crate::record_flight(&mission, &plan);
    contributions(&mission, &plan, &recording)
}

/// Proves NF-11.7.1, NF-11.8.2, NF-11.12.3: what one explorer did, read off a flight.
#[test]
fn individual_deeds() {
    let mouse = r#""slots": ["C", null, null, "C", null, null, null, "C"]"#;
    // Nothing planned: seven empty slots and more.
    check(
        &fly([IDLE; 4], ""),
        &["lazy_bum"],
        &["busy_bee", "inspector", "observer", "bad_luck", "banged_up"],
    );
    // The bridge: computer maintenance in turns 1, 4 and 8; not by somebody else.
    check(
        &fly([mouse, IDLE, IDLE, IDLE], ""),
        &["inspector"],
        &["observer"],
    );
    check(&fly([IDLE, mouse, IDLE, IDLE], ""), &[], &["inspector"]);
    // Down to the window, and a look in each phase.
    let window = r#""slots": ["lift", "C", null, "C", null, null, null, "C"]"#;
    check(
        &fly([window, mouse, IDLE, IDLE], ""),
        &["observer"],
        &["inspector", "transfer_technician"],
    );
    // Twelve turns of walking have an effect each, and so has a shot at nothing; walking against the wall has none.
    let walk = r#""slots": ["red", "blue", "red", "blue", "red", "blue", "red", "blue", "red", "blue", "red", "blue"]"#;
    check(
        &fly([walk, mouse, IDLE, IDLE], ""),
        &["busy_bee"],
        &["lazy_bum"],
    );
    let fire = r#""slots": ["A", "red", "blue", "red", "blue", "red", "blue", "red", "blue", "red", "blue", "red"]"#;
    check(&fly([fire, mouse, IDLE, IDLE], ""), &["busy_bee"], &[]);
    let wall = r#""slots": ["red", "red", "red", "blue", "red", "blue", "red", "blue", "red", "blue", "red", "blue"]"#;
    check(&fly([wall, mouse, IDLE, IDLE], ""), &[], &["busy_bee"]);
    // Rockets from Lower Blue, one a turn, all at the same threat, which takes one point of each.
    let rockets = r#""slots": ["blue", "lift", "C", "C", "C"]"#;
    let frigate = r#"{"number": 3, "track": "white", "card": "SE1-01"}"#;
    check(
        &fly([rockets, mouse, IDLE, IDLE], frigate),
        &["rocket_star"],
        &["blaster_master", "ace_pilot"],
    );
    check(
        &fly([mouse, rockets, IDLE, IDLE], frigate),
        &[],
        &["rocket_star"],
    );
    // A special card used with an effect can be claimed on the word of the crew.
    let analyst =
        r#""specialization": "data analyst", "skill": 1, "slots": [{"special": "basic"}]"#;
    check(
        &fly([analyst, IDLE, IDLE, IDLE], ""),
        &["data_analyst_basic"],
        &["data_analyst_advanced", "extra_special_specialist"],
    );
}
/// Proves NF-11.12.1: everybody whose weapon aimed at an external threat in the step that destroyed it has a share in it;
/// who fired elsewhere, or before, has none.
#[test]
fn shares_in_external_threats() {
    let shares = |slots: [&str; 4], number: u8| -> [Vec<u8>; 4] {
        let fighter = format!(r#"{{"number": {number}, "track": "white", "card": "E1-07"}}"#);
        let mut contributions = contributions_of(&fly(slots, &fighter)).into_iter();
        std::array::from_fn(|_| contributions.next().unwrap().external_shares)
    };
    let none = Vec::new;
    // A Fighter has 4 hit points and a shield of 2. Laser 5 and pulse cannon 1 destroy it together.
    let laser = r#""slots": [null, "A"]"#;
    let pulse = r#""slots": ["lift", "A"]"#;
    let red = r#""slots": ["red", "A"]"#;
    assert_eq!(
        shares([laser, pulse, red, IDLE], 1),
        [vec![2], vec![2], none(), none()]
    );
    assert_eq!(
        shares([laser, IDLE, red, IDLE], 1),
        [none(), none(), none(), none()]
    );
    // A shot of the turn before is no share.
    let early = r#""slots": ["A"]"#;
    assert_eq!(
        shares([laser, IDLE, IDLE, early], 1),
        [vec![2], none(), none(), none()]
    );
    // A rocket counts for the one who launched it, in the turn in which it arrives.
    let late = r#""slots": [null, null, null, "A"]"#;
    let rocket = r#""slots": ["blue", "lift", "C"]"#;
    let mouse = r#""slots": ["C"]"#;
    assert_eq!(
        shares([late, rocket, IDLE, mouse], 3),
        [vec![4], vec![4], none(), none()]
    );
}

/// Proves NF-11.12.2: the last point makes the share; points lost to inaccessibility and points of a bonus are nobody's.
#[test]
fn shares_in_internal_threats() {
    let inside = |slots: [&str; 4], number: u8, card: &str| -> Vec<(u8, Vec<u8>)> {
        let threat = format!(r#"{{"number": {number}, "track": "internal", "card": "{card}"}}"#);
        let contributions = contributions_of(&fly(slots, &threat)).into_iter();
        contributions
            .map(|d| (d.internal_damage, d.internal_shares))
            .collect()
    };
    let mouse = r#""slots": ["C", null, null, "C"]"#;
    let nothing = (0, Vec::new());
    // Hacked Shields in Upper Red, 3 points: Ana, Ben, and Ana again.
    let twice = r#""slots": ["red", "B", "B"]"#;
    let once = r#""slots": ["red", "B"]"#;
    assert_eq!(
        inside([twice, once, IDLE, mouse], 2, "I1-06"),
        [
            (2, vec![3]),
            (1, Vec::new()),
            nothing.clone(),
            nothing.clone()
        ]
    );
    // Pulse Cannon Short Circuit: of two points a turn the first is lost, and Ana acts first.
    let lift = r#""slots": ["lift", null, null, "A", "A"]"#;
    let round = r#""slots": ["red", "lift", "blue", "A", "A"]"#;
    assert_eq!(
        inside([lift, round, IDLE, mouse], 4, "I3-102"),
        [
            nothing.clone(),
            (2, vec![5]),
            nothing.clone(),
            nothing.clone()
        ]
    );
    // Two points at once: one is lost, and the other counts.
    let heroic = r#""slots": ["lift", null, null, "heroic A", "heroic A"]"#;
    assert_eq!(
        inside([heroic, IDLE, IDLE, mouse], 4, "I3-102")[0],
        (2, vec![5])
    );
    // Reversed Shields, 5 points: three repair, then Ana alone, and the point of the lone repairer is the last.
    let long = r#""slots": [null, null, "B", "B"]"#;
    let short = r#""slots": [null, null, "B"]"#;
    assert_eq!(
        inside([long, short, short, mouse], 3, "I3-103"),
        [(2, Vec::new()), (1, Vec::new()), (1, Vec::new()), nothing]
    );
}

/// Proves NF-11.6.2: what happens to an android, or what it does, earns nobody anything.
#[test]
fn androids_earn_nothing_for_anybody() {
    let mouse = r#""slots": ["C", null, null, "C", null, null, null, "C"]"#;
    let flown = FlownMission {
        file: file(3, &[IDLE, IDLE, IDLE, mouse], "", true),
        ..mission(3, 4)
    };
    for me in 0..5 {
        let run = Run {
            me,
            ..run(flown.clone())
        };
        check(&run, &[], &["inspector"]);
    }
    // Not even what asks for nothing but an explorer.
    let android = Run {
        me: 3,
        ..run(flown.clone())
    };
    check(&android, &[], &["superstar", "lazy_bum"]);
    check(&run(flown), &["superstar", "lazy_bum"], &[]);
}

/// Proves NF-10.7.2, NF-11.7.2: alone, the captain is the explorer, whoever is named, and what needs the judgement of
/// team-mates cannot be earned.
#[test]
fn alone_the_captain_counts() {
    let mouse = r#""slots": ["C", null, null, "C", null, null, null, "C"]"#;
    for (slots, met) in [
        ([mouse, IDLE, IDLE, IDLE], true),
        ([IDLE, mouse, IDLE, IDLE], false),
    ] {
        for me in 0..4 {
            let flown = FlownMission {
                file: file(0, &slots, "", true),
                ..mission(0, 4)
            };
            let run = Run { me, ..run(flown) };
            let (is_met, is_not): (&[&str], &[&str]) = match met {
                true => (&["inspector"], &[]),
                false => (&["lazy_bum"], &["inspector"]),
            };
            check(&run, is_met, is_not);
        }
    }
    let judged = ACHIEVEMENTS
        .iter()
        .filter(|a| a.category == Category::Feats && a.agreed);
    let judged: Vec<_> = judged.map(|a| (a.id, a.solo)).collect();
    assert_eq!(judged, [("take_one_for_the_team", false)]);
    let own = |solo| {
        let mut knocked_out = facts(if solo { 1 } else { 4 }, 4);
        knocked_out.mine.knocked_out_by_own_action = true;
        let around = run(mission(4, 4));
        let facts = RunFacts {
            run: &around,
            success: true,
            full_campaign: false,
            solo,
            score: 0,
            xp: 2,
            missions: vec![knocked_out],
        };
        let on_word = facts.met_on_word(&veteran());
        on_word.iter().any(|a| a.id == "take_one_for_the_team")
    };
    assert_eq!((own(false), own(true)), (true, false));
}
