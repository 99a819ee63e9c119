//! The Experience System, family by family. Missions are written as mission files, so that every fact comes out of a flight.

use super::achievements::Condition;
use super::deeds::Deeds;
use super::run::{MissionFacts, RunFacts};
use super::*;
use crate::mission_file::MissionFile;
use crate::round::{Difficulty, Role};
use crate::score::Score;
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
        "{{\"level\": \"mission\", \"crew\": [{}], \"trajectories\": {{\"red\": \"T1\", \"white\": \"T2\", \"blue\": \"T3\", \"internal\": \"T4\"}}, \"threats\": [{threats}], \"seed\": 1, \"options\": {{\"deck\": false}}{expansion}}}",
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

/// Proves NF-11.8.1: two achievements for each specialization. The list has 134 in seven categories, each id once.
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

/// Proves NF-10.5.1, NF-10.8.4 to NF-10.8.6, NF-WE-56, NF-WE-57.
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

/// Proves NF-11.2.2, NF-11.2.3, NF-WE-62, NF-AR-47: the order of difficulties.
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

/// The facts of a perfect mission of the standard threat level.
fn facts(humans: u8, crew: u8) -> MissionFacts {
    MissionFacts {
        score: Some(Score::default()),
        damage: [0; 3],
        knocked_out: vec![false; usize::from(crew)],
        humans,
        crew,
        pool: Difficulty::White,
        pools: [Difficulty::White; 2],
        double: false,
        standard: true,
        full_rules: true,
        mine: Deeds::default(),
    }
}

/// Checks what missions with these facts meet: one, or the missions of a campaign.
#[track_caller]
fn judge(missions: Vec<MissionFacts>, planned: Option<u8>, is_met: &[&str], is_not: &[&str]) {
    let around = run(mission(4, 4));
    let around = Run { planned, ..around };
    let facts = RunFacts {
        run: &around,
        success: true,
        full_campaign: planned.is_some_and(|planned| missions.len() >= usize::from(planned)),
        solo: false,
        score: 0,
        xp: 0,
        missions,
    };
    let met = facts.met(&veteran(), &veteran(), false);
    let on_word = facts.met_on_word(&veteran());
    let has = |id: &str| met.iter().chain(&on_word).any(|a| a.id == id);
    for id in is_met {
        assert!(has(id), "{id} is not met");
    }
    for id in is_not {
        assert!(Achievement::find(id).is_some() && !has(id), "{id} is met");
    }
}

/// Proves NF-11.3.1, NF-11.3.2, NF-11.3.5, NF-11.11.2: the numbers of players of the Missions columns 1 and 2.
#[test]
fn missions_ask_for_the_crew() {
    for (humans, id, double_id) in [
        (1, "lone_wolf", "double_solo"),
        (2, "dynamic_duo", "double_duo"),
        (3, "three_musketeers", "double_trio"),
        (4, "fantastic_four", "double_quartet"),
        (5, "take_five", "double_quintet"),
    ] {
        let crew = humans.max(4);
        let base = facts(humans, crew);
        judge(
            vec![base],
            None,
            &[id],
            &[double_id, "double_trouble", "fifth_wheel"],
        );
        let double = MissionFacts {
            double: true,
            ..facts(humans, crew)
        };
        judge(
            vec![double],
            None,
            &[id, double_id, "double_trouble"],
            &["dartagnan_missing"],
        );
    }
    judge(
        vec![facts(4, 5)],
        None,
        &["fifth_wheel", "fantastic_four"],
        &["take_five"],
    );
    judge(
        vec![facts(3, 3)],
        None,
        &["dartagnan_missing"],
        &["fifth_wheel"],
    );
    // A mission below the standard threat level counts for Double Trouble only.
    let easy = MissionFacts {
        double: true,
        standard: false,
        ..facts(4, 4)
    };
    judge(
        vec![easy],
        None,
        &["double_trouble"],
        &["fantastic_four", "double_quartet", "not_even_a_scratch"],
    );
    // The threat level is read off the threats of the flight.
    for (double, crew, standard) in [(false, 4, 7), (false, 5, 8), (true, 4, 10), (true, 5, 12)] {
        for level in [0, standard - 1, standard, standard + 1] {
            let serious = (1..=level / 2)
                .map(|n| format!(r#"{{"number": {n}, "track": "red", "card": "SE2-0{n}"}}"#));
            let common = (level % 2 == 1)
                .then(|| r#"{"number": 8, "track": "blue", "card": "E1-01"}"#.to_owned());
            let threats: Vec<String> = serious.chain(common).collect();
            let flown = FlownMission {
                file: file(4, &vec![IDLE; crew], &threats.join(","), true),
                double,
                ..mission(4, crew)
            };
            let is_standard = run(flown).facts().missions[0].standard;
            assert_eq!(is_standard, level >= standard, "{level} of {standard}");
        }
    }
}

/// Proves NF-11.2.1 and NF-11.3.3, NF-WE-61: higher difficulties count, incomparable ones do not.
#[test]
fn missions_ask_for_a_difficulty() {
    let of = |pool| {
        vec![MissionFacts {
            pool,
            double: true,
            ..facts(4, 4)
        }]
    };
    judge(
        of(Difficulty::AllColours),
        None,
        &[
            "double_random",
            "scrambled_alert",
            "double_scramble",
            "random_alert",
        ],
        &["double_yellow", "yellow_alert", "orange_alert", "red_alert"],
    );
    judge(
        of(Difficulty::Red),
        None,
        &[
            "red_alert",
            "orange_alert",
            "yellow_alert",
            "random_alert",
            "double_red",
            "peerless",
        ],
        &[],
    );
    judge(
        of(Difficulty::White),
        None,
        &["double_quartet"],
        &["scrambled_alert"],
    );
}

/// Proves NF-11.3.4, NF-WE-63: penalties spoil a perfect mission, the point of the Medic does not.
#[test]
fn perfect_missions() {
    let of = |score| {
        vec![MissionFacts {
            score: Some(score),
            double: true,
            ..facts(4, 4)
        }]
    };
    let perfect = ["perfect_double", "not_even_a_scratch"];
    let others = ["double_quartet", "fantastic_four", "double_trouble"];
    let medic = Score {
        special: -1,
        destroyed: 12,
        ..Score::default()
    };
    judge(
        of(medic),
        None,
        &[&perfect[..], &others[..]].concat(),
        &["clean_as_a_whistle"],
    );
    for spoiled in [
        Score {
            damage: -1,
            worst_zone: -1,
            ..Score::default()
        },
        Score {
            knocked_out: -2,
            ..Score::default()
        },
        Score {
            disabled_battlebots: -1,
            ..Score::default()
        },
    ] {
        judge(of(spoiled), None, &others, &perfect);
    }
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
    let ids = |list: &[&str]| -> Vec<String> { list.iter().map(|id| (*id).to_owned()).collect() };
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

/// Proves NF-10.4.1, NF-10.4.3, NF-10.8.2, NF-11.1.5, NF-11.9.3: what a failure means.
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

/// Proves NF-11.4.1 to NF-11.4.5, NF-11.2.4: full campaigns.
#[test]
fn full_campaigns() {
    use Difficulty::{Mixed, Red, White, YellowAndRed};
    let leg = |pool| MissionFacts {
        pool,
        pools: [pool; 2],
        double: true,
        ..facts(2, 4)
    };
    let legs = |pools: &[Difficulty]| -> Vec<MissionFacts> {
        pools.iter().map(|pool| leg(*pool)).collect()
    };
    judge(
        legs(&[Red, YellowAndRed, Mixed]),
        Some(3),
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
    judge(legs(&[Red; 2]), Some(3), &[], &["and_friday", "insane"]);
    judge(
        legs(&[Red; 3]),
        Some(3),
        &["insane", "are_you_serious"],
        &["psychedelic"],
    );
    judge(
        legs(&[White; 5]),
        Some(5),
        &["transgalactic_tour"],
        &["cracked"],
    );
    // A campaign is full when all its planned missions were flown.
    for (flown, planned, full) in [(2, 3, false), (3, 3, true), (4, 5, false), (5, 5, true)] {
        let campaign = Run {
            missions: vec![mission(2, 4); flown],
            planned: Some(planned),
            ..run(mission(2, 4))
        };
        assert_eq!(campaign.facts().full_campaign, full, "{flown} of {planned}");
    }
    // An easier mission, or one without double actions, spoils it; damage counts at the end only.
    let mut easy = legs(&[Red; 3]);
    easy[1].standard = false;
    judge(easy, Some(3), &[], &["and_friday", "insane"]);
    let mut single = legs(&[Red; 3]);
    single[0].double = false;
    judge(single, Some(3), &["and_friday"], &["double_friday"]);
    let scratched = Score {
        damage: -1,
        worst_zone: -1,
        ..Score::default()
    };
    let mut repaired = legs(&[White; 3]);
    repaired[1].score = Some(scratched);
    judge(repaired, Some(3), &["not_going_to_happen"], &[]);
    let mut broken = legs(&[White; 3]);
    broken[2].score = Some(scratched);
    judge(broken, Some(3), &["and_friday"], &["not_going_to_happen"]);
}

/// Proves NF-11.6.1 and the conditions of Close Calls and Feats, each at its number and one below.
#[test]
fn close_calls_and_feats() {
    let of = |change: &dyn Fn(&mut MissionFacts)| {
        let mut facts = facts(4, 4);
        change(&mut facts);
        vec![facts]
    };
    type Change = fn(&mut MissionFacts, u8);
    let counted: [(&str, u8, Change); 13] = [
        ("banged_up", 9, |m, n| m.damage = [n - 4, 2, 2]),
        ("a_thorough_beating", 12, |m, n| m.damage = [n - 7, 3, 4]),
        ("bruised_and_broken", 15, |m, n| m.damage = [n - 10, 5, 5]),
        ("duck", 6, |m, n| m.damage[1] = n),
        ("doombringer", 4, |m, n| {
            m.mine.external_shares = vec![5; n.into()]
        }),
        ("troubleshooter", 6, |m, n| m.mine.internal_damage = n),
        ("ace_pilot", 4, |m, n| {
            m.mine.interceptor_hits = (1 << n) - 1
        }),
        ("blaster_master", 6, |m, n| {
            m.mine.cannon_hits = (1 << n) - 1
        }),
        ("rocket_star", 3, |m, n| m.mine.rocket_hits = n),
        ("transfer_technician", 12, |m, n| m.mine.energy_moved = n),
        ("lazy_bum", 7, |m, n| m.mine.empty_slots = n),
        ("busy_bee", 12, |m, n| m.mine.effects = (1 << n) - 1),
        ("grand_finale", 2, |m, n| {
            m.mine.internal_shares = vec![12; n.into()]
        }),
    ];
    for (id, n, change) in counted {
        judge(of(&|m| change(m, n)), None, &[id], &[]);
        judge(of(&|m| change(m, n - 1)), None, &[], &[id]);
    }
    judge(
        of(&|m| m.mine.external_shares = vec![11, 11, 11]),
        None,
        &[],
        &["grand_finale"],
    );
    judge(
        of(&|m| m.knocked_out = vec![true; 4]),
        None,
        &["ghost_ship"],
        &["survivor"],
    );
    judge(
        of(&|m| m.knocked_out = vec![false, true, true, true]),
        None,
        &["survivor"],
        &["ghost_ship"],
    );
    judge(
        of(&|m| m.knocked_out = vec![true, false, true, true]),
        None,
        &[],
        &["survivor"],
    );
    judge(
        of(&|m| m.mine.knocked_out = Some(4)),
        None,
        &["bad_luck"],
        &["take_one_for_the_team"],
    );
    judge(
        of(&|m| m.mine.knocked_out = Some(5)),
        None,
        &[],
        &["bad_luck"],
    );
    judge(
        of(&|m| m.mine.knocked_out_by_own_action = true),
        None,
        &["take_one_for_the_team"],
        &[],
    );
    let medic = (Specialization::Medic, true);
    judge(
        of(&|m| m.mine.specials = vec![medic]),
        None,
        &["medic_advanced"],
        &["medic_basic", "extra_special_specialist"],
    );
    judge(
        of(&|m| m.mine.specials = vec![medic; 2]),
        None,
        &["extra_special_specialist"],
        &[],
    );
}

/// Proves NF-11.5.2, NF-11.5.4, NF-11.11.3, NF-11.12.8: Sociability.
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

/// Proves NF-11.1.3, NF-11.9.1, NF-11.9.2, NF-11.12.4, NF-11.12.6: Addiction counts the log, this run included.
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
    // Several may be ticked at once, with the level that this run brings; other categories ask for the level before it.
    let rising = ExplorerLog {
        entries: vec![entry(35, false); 9],
        level: 1,
        next_box: 10,
        consent: true,
        ..ExplorerLog::default()
    };
    let ids = |list: [&str; 2]| list.map(str::to_owned);
    let both = ids(["out_of_this_world", "veteran_explorer"]);
    let report = rising.debrief(&now, &both).unwrap();
    assert_eq!(report.log.achievements, both);
    assert!(!has(&report.met, "senior_explorer") && !has(&report.met, "lazy_bum"));
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

/// Proves NF-11.7.1, NF-11.8.2, NF-11.12.3: what one explorer did, read off a flight.
#[test]
fn individual_deeds() {
    let fly = |slots: [&str; 4], threats: &str| {
        let flown = FlownMission {
            file: file(4, &slots, threats, true),
            ..mission(4, 4)
        };
        run(flown)
    };
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
