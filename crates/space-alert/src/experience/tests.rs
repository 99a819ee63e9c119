//! The Experience System, family by family. Missions are written as mission files, so that every fact comes out of a flight.

use super::achievements::Condition;
use super::*;
use crate::mission_file::MissionFile;
use crate::round::{Difficulty, Role};
use crate::specialization::Specialization;

/// A mission file with these slots for the crew members in turn order; androids come after the people.
fn file(people: usize, crew: &[&str], threats: &str, expansion: bool) -> MissionFile {
    let colours = ["red", "yellow", "green", "blue", "purple"];
    let members: Vec<String> = crew
        .iter()
        .enumerate()
        .map(|(i, member)| {
            let android = if i >= people {
                ", \"android\": true"
            } else {
                ""
            };
            format!("{{\"colour\": \"{}\"{android}, {member}}}", colours[i])
        })
        .collect();
    let expansion = if expansion {
        ", \"expansion\": {\"variable_range\": true}"
    } else {
        ""
    };
    let json = format!(
        "{{\"level\": \"mission\", \"crew\": [{}], \"trajectories\": {{\"red\": \"T1\", \"white\": \"T2\", \"blue\": \"T3\", \"internal\": \"T4\"}}, \"threats\": [{threats}], \"options\": {{\"deck\": false}}{expansion}}}",
        members.join(", ")
    );
    MissionFile::parse(json.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}\n{json}"))
}

const IDLE: &str = "\"slots\": []";

fn mission(people: usize, crew: usize) -> FlownMission {
    FlownMission {
        file: file(people, &vec![IDLE; crew], "", true),
        pools: [Difficulty::White; 2],
        double: false,
    }
}

fn run(mission: FlownMission) -> Run {
    Run {
        missions: vec![mission],
        planned: None,
        me: 0,
        around: Around::default(),
    }
}

/// An explorer of level 10 without boxes: nothing is closed by level marks.
fn veteran() -> ExplorerLog {
    ExplorerLog {
        level: 10,
        consent: true,
        ..ExplorerLog::default()
    }
}

fn met(run: &Run) -> Vec<String> {
    let report = veteran().debrief(run, &[]).unwrap();
    [report.met, report.on_word].concat()
}

#[track_caller]
fn check(run: &Run, is_met: &[&str], is_not: &[&str]) {
    let met = met(run);
    for id in is_met {
        assert!(met.iter().any(|m| m == id), "{id} is not met: {met:?}");
    }
    for id in is_not {
        assert!(Achievement::find(id).is_some(), "{id} does not exist");
        assert!(!met.iter().any(|m| m == id), "{id} is met");
    }
}

/// Enough harmless threats for a standard mission: they are still far away when the ship jumps, or do little.
const STANDARD: &str = r#"
    {"number": 8, "track": "red", "card": "SE1-07"}, {"number": 8, "track": "white", "card": "SE1-03"},
    {"number": 8, "track": "blue", "card": "SE1-02"}, {"number": 7, "track": "red", "card": "E1-07"},
    {"number": 7, "track": "white", "card": "SE2-04"}, {"number": 7, "track": "blue", "card": "SE2-05"},
    {"number": 8, "track": "internal", "card": "I1-01"}"#;

/// Proves NF-11.11.1: 134 achievements in seven categories, each id once; two for each specialization (NF-11.8.1).
#[test]
fn the_list_is_complete() {
    let count = |category| {
        ACHIEVEMENTS
            .iter()
            .filter(|a| a.category == category)
            .count()
    };
    assert_eq!(Category::ALL.map(count), [35, 24, 19, 7, 13, 20, 16]);
    for (i, achievement) in ACHIEVEMENTS.iter().enumerate() {
        assert!(
            ACHIEVEMENTS[..i]
                .iter()
                .all(|other| other.id != achievement.id)
        );
    }
    for specialization in Specialization::ALL {
        for advanced in [false, true] {
            let wanted = Condition::SpecialCard(specialization, advanced);
            assert_eq!(
                ACHIEVEMENTS
                    .iter()
                    .filter(|a| a.condition == wanted)
                    .count(),
                1
            );
        }
    }
}

/// Proves NF-10.5.4, NF-10.5.12, NF-10.5.13: rows, dotted boxes and the sums that levels need.
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

/// Proves NF-10.5.1, NF-10.8.4 to NF-10.8.6 with WE-56 and WE-57.
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

/// Proves NF-10.5.3, NF-10.5.5, NF-10.4.6 with WE-55: boxes, surplus, skipped dots, the highest level.
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

/// Proves NF-10.5.6 to NF-10.5.9, NF-10.5.14 with WE-58.
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
    log.level = 5;
    log.tick(Medic).unwrap();
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

/// Proves NF-11.2.2, NF-11.2.3 with WE-62, and AR-47: the order of difficulties.
#[test]
fn difficulties_are_ordered() {
    use Difficulty::*;
    assert_eq!(run::lower(Yellow, Mixed), Mixed);
    assert_eq!(run::lower(Yellow, AllColours), Mixed);
    assert_eq!(run::lower(Red, WhiteAndRed), WhiteAndRed);
    for (has, wants, yes) in [
        (Red, YellowAndRed, true),
        (YellowAndRed, Yellow, true),
        (AllColours, Yellow, false),
        (Yellow, AllColours, false),
        (WhiteAndRed, Mixed, false),
    ] {
        assert_eq!(has.satisfies(wants), yes, "{has:?} {wants:?}");
    }
}

/// Proves NF-11.3.1, NF-11.3.2, NF-11.3.5, NF-11.11.2 and the numbers of players of the Missions columns 1 and 2.
#[test]
fn missions_ask_for_the_crew() {
    let of = |people: usize, crew: usize, double: bool| {
        let mut flown = mission(people, crew);
        flown.file = file(people, &vec![IDLE; crew], STANDARD, true);
        flown.double = double;
        flown
    };
    for (people, crew, id, double_id) in [
        (0, 4, "lone_wolf", "double_solo"),
        (2, 4, "dynamic_duo", "double_duo"),
        (3, 4, "three_musketeers", "double_trio"),
        (4, 4, "fantastic_four", "double_quartet"),
        (5, 5, "take_five", "double_quintet"),
    ] {
        check(
            &run(of(people, crew, false)),
            &[id],
            &[double_id, "double_trouble", "fifth_wheel"],
        );
        check(
            &run(of(people, crew, true)),
            &[id, double_id, "double_trouble"],
            &["dartagnan_missing"],
        );
    }
    check(
        &run(of(4, 5, false)),
        &["fifth_wheel", "fantastic_four"],
        &["take_five"],
    );
    check(
        &run(of(3, 3, false)),
        &["dartagnan_missing"],
        &["fifth_wheel"],
    );
    // A mission below the standard threat level counts for Double Trouble only.
    let easy = FlownMission {
        double: true,
        ..mission(4, 4)
    };
    check(
        &run(easy),
        &["double_trouble"],
        &["fantastic_four", "double_quartet", "not_even_a_scratch"],
    );
}

/// Proves NF-11.2.1 and NF-11.3.3 with WE-61: higher difficulties count, incomparable ones do not.
#[test]
fn missions_ask_for_a_difficulty() {
    let of = |pool: Difficulty| {
        let mut flown = mission(4, 4);
        flown.file = file(4, &[IDLE; 4], STANDARD, true);
        flown.pools = [pool; 2];
        flown.double = true;
        run(flown)
    };
    check(
        &of(Difficulty::AllColours),
        &[
            "double_random",
            "scrambled_alert",
            "double_scramble",
            "random_alert",
        ],
        &["double_yellow", "yellow_alert", "orange_alert", "red_alert"],
    );
    check(
        &of(Difficulty::Red),
        &[
            "red_alert",
            "orange_alert",
            "yellow_alert",
            "random_alert",
            "double_red",
        ],
        &[],
    );
    check(
        &of(Difficulty::White),
        &["double_quartet"],
        &["scrambled_alert"],
    );
}

/// Proves NF-11.3.4 with WE-60 and WE-63: perfect missions, and one achievement per category (NF-11.1.2).
#[test]
fn perfect_missions() {
    let flown = FlownMission {
        double: true,
        file: file(4, &[IDLE; 4], STANDARD, true),
        ..mission(4, 4)
    };
    let (flight, plan) = flown.file.flight().unwrap();
    let score = crate::record_flight(&flight, &plan).1.score().unwrap();
    assert_eq!(score.damage, 0, "the threats of this mission come too late");
    let whole = run(flown);
    check(
        &whole,
        &[
            "perfect_double",
            "not_even_a_scratch",
            "double_quartet",
            "fantastic_four",
            "double_trouble",
        ],
        &["clean_as_a_whistle"],
    );
    // WE-60: Perfect Double only from level 2 on.
    let novice = ExplorerLog {
        consent: true,
        ..ExplorerLog::default()
    };
    let report = novice.debrief(&whole, &[]).unwrap();
    assert!(!report.met.contains(&"perfect_double".to_owned()));
    let two = ["not_even_a_scratch".to_owned(), "double_quartet".to_owned()];
    assert_eq!(novice.debrief(&whole, &two), Err(LogFault::OnePerCategory));
    let one = novice.debrief(&whole, &two[..1]).unwrap();
    assert_eq!(one.log.achievements, ["not_even_a_scratch"]);
    // NF-11.1.1: once in a career.
    assert_eq!(one.log.debrief(&whole, &two[..1]), Err(LogFault::NotMet));
    assert_eq!(one.log.entries[0].achievement_xp, 3);
}

/// Proves NF-10.4.1 to NF-10.4.3, NF-10.8.2, NF-11.1.5, NF-11.9.3: what a failure means.
#[test]
fn failures() {
    let threats: Vec<String> = (1..=6)
        .map(|n| format!(r#"{{"number": {n}, "track": "red", "card": "SE2-0{n}"}}"#))
        .collect();
    let lost = FlownMission {
        file: file(4, &[IDLE; 4], &threats.join(","), true),
        ..mission(4, 4)
    };
    let (flight, plan) = lost.file.flight().unwrap();
    assert!(!crate::record_flight(&flight, &plan).1.is_survived());
    let lost = run(lost);
    let report = veteran().debrief(&lost, &[]).unwrap();
    assert_eq!((report.xp, report.log.clones, report.log.level), (0, 1, 10));
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
    assert_eq!(gone.debrief(&run(mission(4, 4)), &[]), Err(LogFault::Lost));
}

/// Proves NF-11.4.1, NF-11.4.2, NF-11.4.4, NF-11.2.4: full campaigns.
#[test]
fn full_campaigns() {
    let leg = |pool| FlownMission {
        file: file(2, &[IDLE; 4], STANDARD, true),
        pools: [pool; 2],
        double: true,
    };
    let campaign = |pools: &[Difficulty], planned| Run {
        missions: pools.iter().map(|pool| leg(*pool)).collect(),
        planned: Some(planned),
        me: 0,
        around: Around::default(),
    };
    use Difficulty::*;
    check(
        &campaign(&[Red, YellowAndRed, Mixed], 3),
        &[
            "and_friday",
            "double_friday",
            "cracked",
            "psychedelic",
            "scramble_challenge",
            "not_going_to_happen",
            "honeymoon",
        ],
        &[
            "loony",
            "tour",
            "robinson_crusoe",
            "transgalactic_tour",
            "orange_challenge",
        ],
    );
    check(&campaign(&[Red; 2], 3), &[], &["and_friday", "insane"]);
    check(
        &campaign(&[Red; 3], 3),
        &["insane", "are_you_serious"],
        &["psychedelic"],
    );
    check(
        &campaign(&[White; 5], 5),
        &["transgalactic_tour"],
        &["cracked"],
    );
    // An easier mission spoils it.
    let mut easy = campaign(&[Red; 3], 3);
    easy.missions[1].file = file(2, &[IDLE; 4], "", true);
    check(&easy, &[], &["and_friday", "insane"]);
}

/// Proves NF-11.5.2 to NF-11.5.4, NF-11.11.3, NF-11.12.5, NF-11.12.8: Sociability.
#[test]
fn sociability() {
    let mates = |names: &[&str]| -> Vec<String> { names.iter().map(|n| (*n).to_owned()).collect() };
    let with = |around: Around| Run {
        around,
        ..run(mission(4, 4))
    };
    check(
        &with(Around {
            started: 12 * 60,
            ended: 12 * 60 + 14,
            workday: true,
            ..Around::default()
        }),
        &["lunch_money", "superstar", "lucky_charm", "family_business"],
        &[
            "children_of_the_night",
            "aye_captain",
            "chronicler",
            "respected",
        ],
    );
    check(
        &with(Around {
            started: 12 * 60,
            ended: 61,
            thumbs: 10,
            roles: vec![Role::Captain],
            ..Around::default()
        }),
        &["children_of_the_night", "chronicler", "aye_captain"],
        &["lunch_money", "master_chronicler", "loud_and_clear"],
    );
    check(
        &with(Around {
            teammate_levels: vec![0, 0, 7],
            ..Around::default()
        }),
        &["respected", "flight_instructor"],
        &[],
    );
    check(
        &with(Around {
            teammate_levels: vec![0, 8],
            ..Around::default()
        }),
        &[],
        &["respected", "flight_instructor"],
    );
    let entry = |day: u32, names: &[&str]| ExplorerEntry {
        day,
        description: "M".to_owned(),
        points: Some(20),
        xp: 4,
        achievement_xp: 0,
        full_campaign: false,
        teammates: mates(names),
    };
    let today = with(Around {
        day: 9,
        teammates: mates(&["Ben", "Eve"]),
        ..Around::default()
    });
    let met_with = |entries: Vec<ExplorerEntry>| {
        ExplorerLog {
            entries,
            ..veteran()
        }
        .debrief(&today, &[])
        .unwrap()
        .met
    };
    let devoted = met_with(vec![entry(9, &["Eve", "Ben"]); 4]);
    assert!(devoted.contains(&"devotion".to_owned()));
    assert!(!met_with(vec![entry(8, &["Eve", "Ben"]); 4]).contains(&"devotion".to_owned()));
    let crowd = vec![entry(9, &["A", "B", "C"]), entry(9, &["D", "E", "F"])];
    assert!(met_with(crowd).contains(&"promiscuity".to_owned()));
    assert!(met_with(vec![entry(1, &["Ben", "Eve", "Zoe"]); 9]).contains(&"wolf_pack".to_owned()));
    assert!(!met_with(vec![entry(1, &["Ben", "Zoe"]); 9]).contains(&"wolf_pack".to_owned()));
    // NF-10.7.2: alone, nobody can vouch for anything.
    check(
        &run(mission(0, 4)),
        &["superstar"],
        &["lucky_charm", "family_business", "wolf_pack"],
    );
}

/// Proves NF-11.9.1, NF-11.9.2, NF-11.12.4, NF-11.12.6: Addiction counts the log, this run included.
#[test]
fn addiction() {
    let entry = |day: u32, full_campaign: bool| ExplorerEntry {
        day,
        description: String::new(),
        points: Some(1),
        xp: 2,
        achievement_xp: 0,
        full_campaign,
        teammates: Vec::new(),
    };
    let now = Run {
        around: Around {
            day: 400,
            ..Around::default()
        },
        ..run(mission(4, 4))
    };
    let met = |entries: Vec<ExplorerEntry>, achievements: Vec<&str>| {
        let achievements = achievements.into_iter().map(str::to_owned).collect();
        ExplorerLog {
            entries,
            achievements,
            ..veteran()
        }
        .debrief(&now, &[])
        .unwrap()
        .met
    };
    let has = |met: &[String], id: &str| met.iter().any(|m| m == id);
    let nine = met(vec![entry(35, false); 9], vec![]);
    assert!(has(&nine, "out_of_this_world") && !has(&nine, "out_of_this_reality"));
    assert!(has(&nine, "veteran_explorer") && has(&nine, "senior_explorer"));
    let late = met(vec![entry(218, true); 5], vec![]);
    assert!(has(&late, "veteran_explorer") && !has(&late, "senior_explorer"));
    assert!(has(&late, "trucker") && !has(&late, "galaxy_trucker"));
    let skilled = met(
        vec![],
        vec![
            "medic_basic",
            "mechanic_basic",
            "teleporter_basic",
            "medic_advanced",
        ],
    );
    assert!(has(&skilled, "jack_of_some_trades") && !has(&skilled, "master_of_arts"));
    let one_each = vec![
        "lone_wolf",
        "tour",
        "superstar",
        "duck",
        "observer",
        "medic_basic",
    ];
    assert!(has(&met(vec![], one_each.clone()), "achievement_collector"));
    assert!(!has(
        &met(vec![], one_each[1..].to_vec()),
        "achievement_collector"
    ));
    let half: Vec<&str> = Category::ALL[..6]
        .iter()
        .flat_map(|category| {
            let all: Vec<&str> = ACHIEVEMENTS
                .iter()
                .filter(|a| a.category == *category)
                .map(|a| a.id)
                .collect();
            let take = if *category == Category::CloseCalls {
                2
            } else {
                all.len().div_ceil(2)
            };
            all.into_iter().take(take).collect::<Vec<_>>()
        })
        .collect();
    assert!(has(&met(vec![], half.clone()), "achievement_addict"));
    assert!(!has(&met(vec![], half[1..].to_vec()), "achievement_addict"));
}

/// Proves NF-11.6.1, NF-11.7.1, NF-11.8.2 and the definitions NF-11.12.1 to NF-11.12.3: what one explorer did.
#[test]
fn individual_deeds() {
    let fly = |slots: [&str; 4], threats: &str| {
        let flown = FlownMission {
            file: file(4, &slots, threats, true),
            ..mission(4, 4)
        };
        run(flown)
    };
    // Nothing planned: seven empty slots and more.
    check(
        &fly([IDLE; 4], ""),
        &["lazy_bum"],
        &["busy_bee", "inspector", "observer", "bad_luck", "banged_up"],
    );
    // The bridge: computer maintenance in turns 1, 4 and 8; not by somebody else.
    let mouse = r#""slots": ["C", null, null, "C", null, null, null, "C"]"#;
    check(
        &fly([mouse, IDLE, IDLE, IDLE], ""),
        &["inspector"],
        &["observer"],
    );
    check(&fly([IDLE, mouse, IDLE, IDLE], ""), &[], &["inspector"]);
    // Down to the window, and a look in each phase.
    let window = r#""slots": ["lift", "C", null, "C", null, null, null, "C"]"#;
    check(
        &fly([window, IDLE, IDLE, IDLE], ""),
        &["observer"],
        &["inspector", "transfer_technician"],
    );
    // Twelve turns of walking have an effect each; walking against the wall has none.
    let walk = r#""slots": ["red", "blue", "red", "blue", "red", "blue", "red", "blue", "red", "blue", "red", "blue"]"#;
    check(
        &fly([walk, IDLE, IDLE, IDLE], ""),
        &["busy_bee"],
        &["lazy_bum"],
    );
    let wall = r#""slots": ["red", "red", "red", "blue", "red", "blue", "red", "blue", "red", "blue", "red", "blue"]"#;
    check(&fly([wall, IDLE, IDLE, IDLE], ""), &[], &["busy_bee"]);
    // Rockets from Lower Blue, one a turn, all at the same threat that cannot be missed.
    let rockets = r#""slots": ["blue", "lift", "C", "C", "C"]"#;
    let big = r#"{"number": 1, "track": "white", "card": "SE1-03"}"#;
    check(
        &fly([rockets, IDLE, IDLE, IDLE], big),
        &["rocket_star"],
        &["blaster_master", "ace_pilot"],
    );
    check(
        &fly([IDLE, rockets, IDLE, IDLE], big),
        &[],
        &["rocket_star"],
    );
    // A special card used with an effect can be claimed on the word of the crew; one without effect cannot.
    let medic = r#""specialization": "data_analyst", "skill": 1, "slots": [{"special": "basic"}]"#;
    check(
        &fly([medic, IDLE, IDLE, IDLE], ""),
        &["data_analyst_basic"],
        &["data_analyst_advanced", "extra_special_specialist"],
    );
}
