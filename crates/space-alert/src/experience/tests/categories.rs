//! The conditions of achievements, category by category (NF-11.2 to NF-11.9).

use super::super::run::lower;
use super::*;
use crate::round::Role;
use crate::scripts::{NEW_FRONTIER, ScriptEvent};
use crate::specialization::Specialization;
use crate::threats::{Colour, Location, Severity, ThreatId};

/// Proves NF-11.2.2, NF-11.2.3, NF-WE-62, NF-AR-16, NF-AR-47, NF-MD-5: the order of difficulties.
#[test]
fn difficulties_are_ordered() {
    use Difficulty::*;
    assert_eq!(lower(Yellow, Mixed), Mixed);
    assert_eq!(lower(Yellow, AllColours), Mixed);
    assert_eq!(lower(Red, WhiteAndRed), WhiteAndRed);
    for (has, wants, yes) in [
        (Red, YellowAndRed, true),
        (YellowAndRed, Yellow, true),
        (AllColours, Mixed, true),
        (AllColours, Yellow, false),
        (Yellow, AllColours, false),
        (WhiteAndRed, Mixed, false),
    ] {
        assert_eq!(has.satisfies(wants), yes, "{has:?} {wants:?}");
    }
    for chain in [
        [White, Mixed, Yellow, YellowAndRed, Red],
        [White, Mixed, AllColours, YellowAndRed, Red],
    ] {
        for (i, has) in chain.iter().enumerate() {
            for (j, wants) in chain.iter().enumerate() {
                assert_eq!(has.satisfies(*wants), i >= j, "{has:?} {wants:?}");
            }
        }
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
            let is_standard = run(flown).facts().unwrap().missions[0].standard;
            assert_eq!(is_standard, level >= standard, "{level} of {standard}");
        }
    }
}

/// Proves NF-AR-14: of the six tracks the last four count for Missions, whichever cards come.
#[test]
fn tracks_three_to_six_are_standard() {
    for (track, script) in NEW_FRONTIER[..6].iter().enumerate() {
        for (crew, five) in [(4, false), (5, true)] {
            let mut decks: Vec<ThreatId> =
                [Location::External, Location::Internal]
                    .into_iter()
                    .flat_map(|location| {
                        [Severity::Common, Severity::Serious].into_iter().flat_map(
                            move |severity| {
                                ThreatId::deck(location, severity, Colour::White)
                                    .chain(ThreatId::deck(location, severity, Colour::Yellow))
                            },
                        )
                    })
                    .collect();
            let mut threats = Vec::new();
            for line in script.events.iter() {
                let ScriptEvent::Threat {
                    number,
                    severity,
                    track,
                    unconfirmed,
                } = line.event
                else {
                    continue;
                };
                if unconfirmed && !five {
                    continue;
                }
                let fits = |id: &ThreatId| {
                    (id.card().severity, id.card().location) == (severity, track.location())
                };
                let card = decks.remove(decks.iter().position(fits).unwrap());
                let track = format!("{track:?}").to_lowercase();
                threats.push(format!(
                    r#"{{"number": {number}, "track": "{track}", "card": "{}"}}"#,
                    card.code()
                ));
            }
            let flown = FlownMission {
                file: file(4, &vec![IDLE; crew], &threats.join(","), true),
                double: true,
                ..mission(4, crew)
            };
            let standard = run(flown).facts().unwrap().missions[0].standard;
            assert_eq!(standard, track >= 2, "track {} of the box", track + 1);
        }
    }
}

/// Proves NF-11.2.1 and NF-11.3.3, NF-WE-61, NF-AR-59: higher difficulties count, incomparable ones do not.
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
    // White and red counts as white.
    judge(
        of(Difficulty::WhiteAndRed),
        None,
        &["double_quartet", "not_even_a_scratch"],
        &[
            "scrambled_alert",
            "random_alert",
            "red_alert",
            "clean_as_a_whistle",
        ],
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
        assert_eq!(
            campaign.facts().unwrap().full_campaign,
            full,
            "{flown} of {planned}"
        );
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

/// Proves NF-10.7.2, NF-11.5.2, NF-11.5.4, NF-11.11.3, NF-11.12.8: Sociability.
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
            roles: vec![Role::Captain],
            ..Around::default()
        }),
        &["children_of_the_night", "aye_captain"],
        &["lunch_money", "chronicler", "loud_and_clear"],
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
        achievements: Vec::new(),
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
    // In a solo mission no team-mate can confirm an achievement.
    check(
        &run(mission(0, 4)),
        &["superstar"],
        &["lucky_charm", "family_business", "wolf_pack"],
    );
}

/// Proves NF-11.1.3, NF-11.9.1, NF-11.9.2, NF-11.12.4, NF-11.12.6, NF-AR-49: Addiction counts the log, this run included.
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
        achievements: Vec::new(),
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
