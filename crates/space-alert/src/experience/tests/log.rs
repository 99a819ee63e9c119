//! The explorer's log: experience, boxes, consent, what a run writes into it (NF-10).

use super::*;
use crate::specialization::Specialization;

/// A mission that destroys the ship.
fn lost_mission() -> FlownMission {
    let threats: Vec<String> = (1..=6)
        .map(|n| format!(r#"{{"number": {n}, "track": "red", "card": "SE2-0{n}"}}"#))
        .collect();
    let lost = FlownMission {
        file: file(4, &[IDLE; 4], &threats.join(","), true),
        ..mission(4, 4)
    };
    let (flight, plan) = lost.file.flight().unwrap();
    assert!(!crate::record_flight(&flight, &plan).1.is_survived());
    lost
}

fn ids(list: &[&str]) -> Vec<String> {
    list.iter().map(|id| (*id).to_owned()).collect()
}

fn campaign(missions: Vec<FlownMission>, planned: u8) -> Run {
    Run {
        missions,
        planned: Some(planned),
        ..run(mission(4, 4))
    }
}

/// Proves NF-10.5.4, NF-10.5.12, NF-10.5.13, NF-MD-3: rows, dotted boxes and the sums that levels need.
#[test]
fn rows_have_their_boxes() {
    assert_eq!(
        [0, 1, 2, 6, 7, 10, 29].map(row),
        [
            (8, 0),
            (12, 0),
            (16, 4),
            (32, 16),
            (36, 18),
            (48, 24),
            (124, 62)
        ]
    );
    for level in 1..=30u16 {
        let sum: u16 = (0..level).map(|l| row(l as u8).0).sum();
        assert_eq!(sum, 2 * level * level + 6 * level);
    }
}

/// Proves NF-10.5.1, NF-10.8.4 to NF-10.8.6, NF-WE-56, NF-WE-57, NF-AR-15.
#[test]
fn experience_of_missions_and_campaigns() {
    for (score, xp) in [(-5, 2), (0, 2), (9, 2), (10, 3), (19, 3), (20, 4), (35, 5)] {
        assert_eq!(mission_xp(score), xp, "{score}");
    }
    assert_eq!([1, 2, 3].map(|flown| campaign_xp(flown, 3, 0)), [2, 6, 12]);
    assert_eq!(
        [1, 2, 3, 4, 5].map(|flown| campaign_xp(flown, 5, 0)),
        [2, 6, 10, 14, 20]
    );
    assert_eq!(campaign_xp(2, 3, 34), 9);
}

/// Proves NF-10.5.3, NF-10.5.5, NF-10.4.6, NF-WE-55: boxes, surplus, skipped dots, the highest level.
#[test]
fn boxes_are_ticked_one_by_one() {
    let mut log = ExplorerLog {
        consent: true,
        ..ExplorerLog::default()
    };
    log.gain(7);
    log.gain(3);
    assert_eq!((log.level, log.next_box, log.open_boxes()), (1, 2, 1));
    let at_two = ExplorerLog {
        level: 2,
        ..ExplorerLog::default()
    };
    let mut careful = ExplorerLog {
        consent: true,
        ..at_two.clone()
    };
    let mut extreme = at_two;
    careful.gain(12);
    extreme.gain(12);
    assert_eq!((careful.level, extreme.level), (2, 3));
    let mut last = ExplorerLog {
        level: 29,
        next_box: 123,
        ..ExplorerLog::default()
    };
    last.gain(50);
    assert_eq!((last.level, last.next_box, last.xp), (30, 0, 50));
}

/// Proves NF-10.5.6 to NF-10.5.9, NF-WE-58.
#[test]
fn specialization_boxes_need_levels() {
    use Specialization::{Mechanic, Medic, Teleporter};
    let mut log = ExplorerLog {
        level: 2,
        ..ExplorerLog::default()
    };
    log.tick(Medic).unwrap();
    assert_eq!(log.tick(Medic), Err(LogFault::BoxNeedsLevel(3)));
    log.tick(Teleporter).unwrap();
    assert_eq!(log.tick(Mechanic), Err(LogFault::NoBoxLeft));
    log.level = 3;
    log.tick(Medic).unwrap();
    log.level = 5;
    assert_eq!(log.tick(Medic), Err(LogFault::BoxNeedsLevel(6)));
    log.tick(Mechanic).unwrap();
    log.tick(Mechanic).unwrap();
    log.level = 6;
    log.tick(Medic).unwrap();
    assert_eq!(log.tick(Medic), Err(LogFault::NoBoxLeft));
    log.level = 7;
    assert_eq!(log.tick(Medic), Err(LogFault::AllBoxes));
    assert!(log.check().is_ok());
    log.level = 3;
    assert_eq!(log.check(), Err(LogFault::BadLog));
}

/// Proves NF-10.5.2, NF-11.1.1, NF-11.1.2, NF-11.1.4: one achievement per category, once in a career, from its level on.
#[test]
fn claims() {
    let noon = Around {
        started: 12 * 60,
        ended: 12 * 60 + 14,
        workday: true,
        ..Around::default()
    };
    let flown = Run {
        around: noon,
        ..run(FlownMission {
            double: true,
            ..mission(4, 4)
        })
    };
    let both = ids(&["lunch_money", "superstar"]);
    assert_eq!(
        veteran().debrief(&flown, &both),
        Err(LogFault::OnePerCategory)
    );
    // Level 0: Superstar is for level 2 and up.
    let novice = ExplorerLog {
        consent: true,
        ..ExplorerLog::default()
    };
    assert_eq!(novice.debrief(&flown, &both[1..]), Err(LogFault::NotMet));
    let claims = ids(&["lunch_money", "double_trouble"]);
    let report = novice.debrief(&flown, &claims).unwrap();
    assert_eq!(report.log.achievements, claims);
    let entry = &report.log.entries[0];
    assert_eq!(
        (entry.xp, entry.achievement_xp, entry.points),
        (2, 4, Some(0))
    );
    assert_eq!((report.log.level, report.log.next_box), (0, 6));
    assert_eq!(
        report.log.debrief(&flown, &claims[..1]),
        Err(LogFault::NotMet)
    );
    assert_eq!(
        novice.debrief(&flown, &ids(&["no_such_thing"])),
        Err(LogFault::NotMet)
    );
}

/// Proves NF-10.4.1 to NF-10.4.3, NF-10.8.2, NF-11.1.5, NF-11.9.3: what a failure means.
#[test]
fn failures() {
    let lost = run(lost_mission());
    let report = veteran().debrief(&lost, &[]).unwrap();
    assert_eq!(report.xp, 0);
    let clone = ExplorerLog {
        clones: 1,
        ..veteran()
    };
    assert_eq!(
        report.log, clone,
        "all but the number of clones is as before"
    );
    assert!(report.met.is_empty() && report.on_word.is_empty());
    let last = ExplorerLog {
        clones: 14,
        ..veteran()
    };
    assert_eq!(last.debrief(&lost, &[]).unwrap().met, ["is_it_still_me"]);
    let extreme = ExplorerLog {
        consent: false,
        ..veteran()
    };
    let gone = extreme.debrief(&lost, &[]).unwrap().log;
    assert!(gone.lost);
    // One lost mission loses the campaign.
    let campaign = Run {
        missions: vec![mission(4, 4), lost.missions[0].clone()],
        planned: Some(3),
        ..lost
    };
    let report = veteran().debrief(&campaign, &[]).unwrap();
    assert_eq!((report.xp, report.log.xp, report.log.clones), (0, 0, 1));
    assert!(report.met.is_empty() && report.on_word.is_empty());
    assert!(extreme.debrief(&campaign, &[]).unwrap().log.lost);
    assert_eq!(gone.debrief(&run(mission(4, 4)), &[]), Err(LogFault::Lost));
}

/// Proves NF-10.1.1, NF-10.2.2: the log goes on from mission to mission, through a file too, and holds what the sheet holds.
#[test]
fn a_log_goes_on_from_mission_to_mission() {
    let mut log = ExplorerLog {
        name: "Ana".to_owned(),
        consent: true,
        ..ExplorerLog::default()
    };
    for flown in 1..=5 {
        let text = serde_json::to_string(&log).unwrap();
        log = serde_json::from_str(&text).unwrap();
        log = log.debrief(&run(mission(4, 4)), &[]).unwrap().log;
        assert_eq!((log.xp, log.entries.len()), (2 * flown, flown as usize));
    }
    // The eighth point of five missions of 2 is the first level.
    assert_eq!((log.level, log.next_box, log.open_boxes()), (1, 2, 1));
    log.tick(Specialization::Medic).unwrap();
    let sheet = serde_json::to_value(&log).unwrap();
    for (field, value) in [
        ("name", "\"Ana\""),
        ("consent", "true"),
        ("level", "1"),
        ("next_box", "2"),
        ("xp", "10"),
        ("skills", r#"[{"level":1,"specialization":"medic"}]"#),
        ("achievements", "[]"),
        ("clones", "0"),
    ] {
        assert_eq!(sheet[field].to_string(), value, "{field}");
    }
    for field in ["day", "description", "points", "xp", "achievement_xp"] {
        assert!(!sheet["entries"][0][field].is_null(), "{field}");
    }
    // The table learns the level and the boxes.
    let card = log.card();
    assert_eq!((card.level, card.consent, card.skills.len()), (1, true, 1));
    assert_eq!(card.check(), Ok(()));
}

/// Proves NF-10.1.4: training is not written down, and costs nobody anything.
#[test]
fn training_does_not_count() {
    for level in [
        crate::mission::Level::TestRun,
        crate::mission::Level::Simulation,
        crate::mission::Level::AdvancedSimulation,
    ] {
        let mut flown = mission(4, 4);
        flown.file.level = level;
        let extreme = ExplorerLog::default();
        assert_eq!(
            extreme.debrief(&run(flown.clone()), &[]),
            Err(LogFault::Training)
        );
        let mixed = campaign(vec![mission(4, 4), flown], 3);
        assert_eq!(extreme.debrief(&mixed, &[]), Err(LogFault::Training));
    }
    let nothing = campaign(Vec::new(), 3);
    assert_eq!(
        ExplorerLog::default().debrief(&nothing, &[]),
        Err(LogFault::NoMission)
    );
}

/// Proves NF-10.1.2, NF-10.7.1: single missions and campaigns count, with androids and without, and alone.
#[test]
fn every_full_mission_counts() {
    for (people, crew) in [(5, 5), (4, 4), (4, 5), (3, 4), (2, 4), (0, 4)] {
        for double in [false, true] {
            let flown = FlownMission {
                double,
                ..mission(people, crew)
            };
            let single = veteran().debrief(&run(flown.clone()), &[]).unwrap();
            assert_eq!((single.xp, single.log.entries.len()), (2, 1));
            let two = campaign(vec![flown.clone(), flown], 3);
            assert_eq!(veteran().debrief(&two, &[]).unwrap().xp, 6);
        }
    }
}

/// Proves NF-10.2.3, NF-10.8.3: a campaign that is stopped early is one entry and a success.
#[test]
fn entries_say_what_was_flown() {
    let entry = |run: &Run| {
        let log = veteran().debrief(run, &[]).unwrap().log;
        assert_eq!(log.entries.len(), 1);
        let entry = &log.entries[0];
        (entry.description.clone(), entry.points, entry.full_campaign)
    };
    assert_eq!(entry(&run(mission(4, 4))), ("M".to_owned(), Some(0), false));
    for (flown, planned, text, full) in [
        (1, 3, "C1/3", false),
        (2, 3, "C2/3", false),
        (3, 3, "C3/3", true),
        (4, 5, "C4/5", false),
    ] {
        let run = campaign(vec![mission(4, 4); flown], planned);
        assert_eq!(entry(&run), (text.to_owned(), Some(0), full));
    }
}

/// Proves NF-10.8.7, NF-11.1.6: what one mission of a campaign met is remembered to its end, still one of each category.
#[test]
fn a_campaign_remembers_what_its_missions_met() {
    let mouse = r#""slots": ["C", null, null, "C", null, null, null, "C"]"#;
    let inspector = FlownMission {
        file: file(4, &[mouse, IDLE, IDLE, IDLE], "", true),
        ..mission(4, 4)
    };
    let window = r#""slots": ["lift", "C", null, "C", null, null, null, "C"]"#;
    let observer = FlownMission {
        file: file(4, &[window, mouse, IDLE, IDLE], "", true),
        ..mission(4, 4)
    };
    let whole = campaign(vec![inspector, observer, mission(4, 4)], 3);
    let report = veteran().debrief(&whole, &[]).unwrap();
    for id in ["inspector", "observer"] {
        assert!(report.claimable.contains(&id.to_owned()), "{id}");
    }
    assert_eq!(
        veteran().debrief(&whole, &ids(&["inspector", "observer"])),
        Err(LogFault::OnePerCategory)
    );
    let log = veteran().debrief(&whole, &ids(&["observer"])).unwrap().log;
    assert_eq!(log.achievements, ["observer"]);
    // Nothing of it without the mission in which it happened.
    let other = campaign(vec![mission(4, 4); 3], 3);
    let report = veteran().debrief(&other, &[]).unwrap();
    assert!(!report.claimable.contains(&"inspector".to_owned()));
}

/// Proves NF-10.4.4: consent given after the first mission of a campaign does not count in it, for failure or for dots.
#[test]
fn consent_comes_before_the_first_mission() {
    let late = Around {
        consented: Some(false),
        ..Around::default()
    };
    let early = Around {
        consented: Some(true),
        ..Around::default()
    };
    let lost = |around: &Around| Run {
        around: around.clone(),
        ..campaign(vec![mission(4, 4), lost_mission()], 3)
    };
    let explorer = ExplorerLog {
        level: 2,
        consent: true,
        ..ExplorerLog::default()
    };
    assert!(explorer.debrief(&lost(&late), &[]).unwrap().log.lost);
    assert!(!explorer.debrief(&lost(&early), &[]).unwrap().log.lost);
    assert!(
        !explorer
            .debrief(&lost(&Around::default()), &[])
            .unwrap()
            .log
            .lost
    );
    let won = |around: &Around| Run {
        around: around.clone(),
        ..run(mission(4, 4))
    };
    let next = |around| explorer.debrief(&won(around), &[]).unwrap().log.next_box;
    assert_eq!(
        (next(&early), next(&late)),
        (2, 6),
        "four dotted boxes are skipped"
    );
    // Who has not agreed at all gains nothing by saying so.
    let extreme = ExplorerLog::default();
    assert!(extreme.debrief(&lost(&early), &[]).unwrap().log.lost);
}

/// Proves NF-10.4.5, NF-10.4.7: consent is for good; skipped dotted boxes stay behind, those ahead count from then on.
#[test]
fn consent_is_for_good() {
    let mut log = ExplorerLog {
        level: 2,
        ..ExplorerLog::default()
    };
    log.gain(3);
    assert_eq!(log.next_box, 7); // 4 dotted boxes of 16 skipped
    log.agree();
    log.gain(9);
    assert_eq!(
        (log.level, log.next_box),
        (3, 0),
        "the skipped boxes need not be filled"
    );
    log.gain(5);
    assert_eq!(log.next_box, 5, "the 7 dotted boxes of level 3 count");
    // Nothing takes it back.
    log.agree();
    log.tick(Specialization::Medic).unwrap();
    for flown in [mission(4, 4), lost_mission()] {
        log = log.debrief(&run(flown), &[]).unwrap().log;
        assert!(log.consent && !log.lost);
    }
}

/// Proves NF-10.5.14: boxes of several levels are chosen in turn, each under the limit of its own level.
#[test]
fn several_levels_give_their_boxes_in_turn() {
    use Specialization::{Mechanic, Medic, Teleporter};
    let mut log = ExplorerLog {
        consent: true,
        ..ExplorerLog::default()
    };
    log.gain(8 + 12 + 16);
    assert_eq!((log.level, log.open_boxes()), (3, 3));
    log.tick(Medic).unwrap();
    assert_eq!(
        log.tick(Medic),
        Err(LogFault::BoxNeedsLevel(3)),
        "this is the box of level 2"
    );
    log.tick(Mechanic).unwrap();
    assert!(log.check().is_ok());
    assert!(log.card().check().is_err(), "a box is left to choose");
    log.tick(Medic).unwrap();
    assert_eq!(log.tick(Teleporter), Err(LogFault::NoBoxLeft));
    assert_eq!(log.card().check(), Ok(()));
    // Boxes that could not have been ticked in turn are no log.
    log.level = 6;
    log.skills[0].level = crate::SkillLevel::THREE;
    log.skills[1].level = crate::SkillLevel::THREE;
    assert_eq!(log.check(), Err(LogFault::BadLog));
}

/// Proves NF-WE-54: points worth 4 and achievements worth 3 are "4 + 3" and seven boxes.
#[test]
fn four_plus_three() {
    // Five look out of the window in each phase: 7 points a phase.
    let window = r#""slots": ["heroic to lower white", "C", null, "C", null, null, null, "C"]"#;
    let flown = FlownMission {
        file: file(5, &[window; 5], "", true),
        ..mission(5, 5)
    };
    let night = Run {
        around: Around {
            ended: 60,
            ..Around::default()
        },
        ..run(flown)
    };
    let novice = ExplorerLog {
        consent: true,
        ..ExplorerLog::default()
    };
    let report = novice
        .debrief(&night, &ids(&["children_of_the_night"]))
        .unwrap();
    let entry = &report.log.entries[0];
    assert!((20..30).contains(&entry.points.unwrap()), "{entry:?}");
    assert_eq!((entry.xp, entry.achievement_xp), (4, 3));
    assert_eq!((report.log.level, report.log.next_box), (0, 7));
}

/// Proves NF-WE-60: five achievements are met, and one can be ticked.
#[test]
fn one_of_five_missions() {
    let around = run(mission(4, 4));
    let facts = RunFacts {
        run: &around,
        success: true,
        full_campaign: false,
        solo: false,
        score: 0,
        xp: 2,
        missions: vec![MissionFacts {
            double: true,
            ..facts(4, 4)
        }],
    };
    let five = [
        "fantastic_four",
        "double_trouble",
        "double_quartet",
        "not_even_a_scratch",
        "perfect_double",
    ];
    for (level, count) in [(0, 4), (2, 5)] {
        let log = ExplorerLog {
            level,
            consent: true,
            ..ExplorerLog::default()
        };
        let met = log.settle(&facts, &[]).unwrap().claimable;
        let missions = met
            .iter()
            .filter(|id| Achievement::find(id).is_some_and(|a| a.category == Category::Missions));
        let missions: Vec<&str> = missions.map(String::as_str).collect();
        assert_eq!(missions, five[..count]);
        for id in five {
            let ticked = log.settle(&facts, &ids(&[id]));
            assert_eq!(ticked.is_ok(), level == 2 || id != "perfect_double", "{id}");
        }
        let two = log.settle(&facts, &ids(&five[..2]));
        assert_eq!(two, Err(LogFault::OnePerCategory));
    }
}

/// Proves NF-11.5.3: a session report is ticked when it has its thumbs up, half of them in another language, for a mission
/// whose Sociability boxes were left open.
#[test]
fn session_reports() {
    let noon = Run {
        around: Around {
            started: 12 * 60,
            workday: true,
            ..Around::default()
        },
        ..run(mission(4, 4))
    };
    let log = veteran().debrief(&noon, &[]).unwrap().log;
    assert!(!log.achievements.contains(&"chronicler".to_owned()));
    let report = |log: &ExplorerLog, entry, id, thumbs, english| {
        let mut log = log.clone();
        log.report(entry, id, thumbs, english).map(|()| log)
    };
    for (id, thumbs, english, met) in [
        ("chronicler", 9, true, false),
        ("chronicler", 10, true, true),
        ("chronicler", 4, false, false),
        ("chronicler", 5, false, true),
        ("master_chronicler", 49, true, false),
        ("master_chronicler", 50, true, true),
        ("master_chronicler", 24, false, false),
        ("master_chronicler", 25, false, true),
        ("superstar", 99, true, false),
    ] {
        let ticked = report(&log, 0, id, thumbs, english);
        assert_eq!(ticked.is_ok(), met, "{id} {thumbs} {english}");
    }
    let ticked = report(&log, 0, "chronicler", 10, true).unwrap();
    assert_eq!(
        (ticked.entries[0].achievement_xp, ticked.xp),
        (6, log.xp + 6)
    );
    assert_eq!(ticked.achievements, ["chronicler"]);
    // Once in a career, one box of the category for a mission, and only for a mission that is in the log.
    assert_eq!(
        report(&ticked, 0, "chronicler", 10, true),
        Err(LogFault::NotMet)
    );
    assert_eq!(
        report(&ticked, 0, "master_chronicler", 50, true),
        Err(LogFault::OnePerCategory)
    );
    assert_eq!(
        report(&log, 1, "chronicler", 10, true),
        Err(LogFault::NotMet)
    );
    let lunch = veteran()
        .debrief(&noon, &ids(&["lunch_money"]))
        .unwrap()
        .log;
    assert_eq!(
        report(&lunch, 0, "chronicler", 10, true),
        Err(LogFault::OnePerCategory)
    );
}
