//! Random missions keep every rule that the official scripts keep.

use i18n::{Lang, Words};
use proptest::prelude::*;
use space_alert::Level;
use space_alert::generate::{Recipe, RecipeFault, generate};
use space_alert::mission::Track;
use space_alert::scripts::{Script, ScriptEvent, ScriptKind, ScriptLine, official_scripts};
use space_alert::threats::Severity;
use space_alert::timeline::{Change, TRANSFER_MS, Timeline};
use table::{Refusal, Seed, Text};

const LEVELS: [Level; 4] = [
    Level::TestRun,
    Level::Simulation,
    Level::AdvancedSimulation,
    Level::Mission,
];

fn count(script: &Script, of: impl Fn(&ScriptEvent) -> bool) -> u8 {
    script.events.iter().filter(|e| of(&e.event)).count() as u8
}

/// Everything a script must keep, generated or not.
fn keeps_the_rules(script: &Script) {
    assert_eq!(script.check(), Ok(()), "{script:?}");
    let level = script.kind.level();
    let mut last_number = 0;
    let mut phase = 1;
    for ScriptLine { at, event } in script.events.iter() {
        assert_eq!(at % 5, 0, "{script:?}");
        match *event {
            ScriptEvent::Threat {
                number,
                severity,
                track,
                unconfirmed,
            } => {
                // SA-4.42, SA-4.43, and in the order in which they come.
                assert!(
                    number > last_number && number <= level.action_turns().min(8),
                    "{script:?}"
                );
                last_number = number;
                // Nobody is surprised by a turn that is already locked (SA-4.22).
                let last_turn_of_earlier_phases = [0, 0, 3][phase];
                assert!(
                    phase <= 2 && number > last_turn_of_earlier_phases,
                    "{script:?}"
                );
                // SA-19.1
                assert!(track != Track::Internal || level.has_squads(), "{script:?}");
                assert!(
                    severity == Severity::Common || level.is_full_length(),
                    "{script:?}"
                );
                assert!(severity == Severity::Common || !unconfirmed, "{script:?}");
            }
            ScriptEvent::PhaseEnd { .. } => phase += 1,
            _ => {}
        }
    }
    speaks_in_peace(script);
}

/// Every announcement begins when it is due and is said again; warnings and transfers have all their time (SA-22.3).
fn speaks_in_peace(script: &Script) {
    let timeline = Timeline::of(script);
    let firsts = |due: u32| {
        timeline
            .utterances
            .iter()
            .any(|u| u.at_ms == due && !u.repeated)
    };
    for ScriptLine { at, event } in script.events.iter() {
        assert!(firsts(u32::from(*at) * 1000), "{at} {event}: {script:?}");
    }
    for end in script.phase_ends() {
        for before in [60, 20] {
            assert!(
                firsts(u32::from(end - before) * 1000),
                "{before} s before {end}: {script:?}"
            );
        }
    }
    let announced = count(script, |e| {
        matches!(e, ScriptEvent::Threat { .. } | ScriptEvent::IncomingData)
    });
    let repeated = timeline.utterances.iter().filter(|u| u.repeated);
    let repeated =
        repeated.filter(|u| u.text.id.ends_with("threat") || u.text.id.ends_with("incoming-data"));
    assert_eq!(repeated.count(), usize::from(announced), "{script:?}");
    let at = |change| {
        timeline
            .signals
            .iter()
            .filter(move |s| s.change == change)
            .map(|s| s.at_ms)
    };
    for (open, close) in at(Change::TransferOpens).zip(at(Change::TransferCloses)) {
        assert_eq!(close - open, TRANSFER_MS, "{script:?}");
    }
}

/// The script has what the recipe asks for.
fn follows(script: &Script, recipe: &Recipe) {
    let is = |wanted: Option<u8>, of: fn(&ScriptEvent) -> bool| {
        if let Some(wanted) = wanted {
            assert_eq!(count(script, of), wanted, "{recipe:?} {script:?}");
        }
    };
    is(recipe.data_transfers, |e| *e == ScriptEvent::DataTransfer);
    is(recipe.incoming_data, |e| *e == ScriptEvent::IncomingData);
    is(recipe.communications_down, |e| {
        matches!(e, ScriptEvent::CommunicationsDown { .. })
    });
    is(recipe.unconfirmed, |e| {
        matches!(
            e,
            ScriptEvent::Threat {
                unconfirmed: true,
                ..
            }
        )
    });
    let (budget, _) = script.kind.threat_budget();
    assert_eq!(
        script.threat_level(false),
        recipe.threat_level.unwrap_or(budget)
    );
    let unconfirmed = count(script, |e| {
        matches!(
            e,
            ScriptEvent::Threat {
                unconfirmed: true,
                ..
            }
        )
    });
    assert_eq!(
        script.threat_level(true),
        script.threat_level(false) + unconfirmed
    );
    let usual = if script.kind == ScriptKind::TestRun {
        420
    } else {
        600
    };
    let wanted = recipe.duration.unwrap_or(usual);
    assert_eq!(script.duration(), wanted - wanted % 5);
    assert_eq!(script.kind.level(), recipe.level);
}

/// Proves SA-4.42, SA-4.43, SA-22.1, SA-22.3, SA-22.6, SA-HR-04: what is asked for by level alone is always there.
#[test]
fn usual_missions_always_exist() {
    for level in LEVELS {
        let recipe = Recipe {
            level,
            ..Recipe::default()
        };
        for seed in 0..400 {
            let script = generate(&recipe, Seed::from_u64(seed)).unwrap();
            keeps_the_rules(&script);
            follows(&script, &recipe);
            let (four, five) = script.kind.threat_budget();
            assert_eq!(
                (script.threat_level(false), script.threat_level(true)),
                (four, five)
            );
        }
    }
}

/// The official scripts themselves pass the same checks where they are not peculiar.
#[test]
fn the_checks_are_those_of_the_official_scripts() {
    for script in
        official_scripts().filter(|s| s.kind.set() == space_alert::scripts::ScriptSet::Base)
    {
        assert_eq!(script.check(), Ok(()));
        let mut last = 0;
        for event in script.events.iter() {
            if let ScriptEvent::Threat { number, .. } = event.event {
                assert!(number > last, "{}", script.id);
                last = number;
            }
        }
    }
}

fn any_recipe() -> impl Strategy<Value = Recipe> {
    let some = |max: u8| prop::option::of(0..=max);
    (
        prop::sample::select(LEVELS.to_vec()),
        prop::option::of(0..=18u8),
        some(9),
        prop::option::of(0..=1300u16),
        some(14),
        some(14),
        some(14),
    )
        .prop_map(
            |(
                level,
                threat_level,
                unconfirmed,
                duration,
                data_transfers,
                incoming_data,
                communications_down,
            )| Recipe {
                level,
                threat_level,
                unconfirmed,
                duration,
                data_transfers,
                incoming_data,
                communications_down,
            },
        )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, ..ProptestConfig::default() })]

    /// Proves SA-4.42, SA-4.43, SA-19.1, SA-22.1, SA-22.3, SA-22.4, SA-22.6: any parameters give a mission that keeps the
    /// rules and the recipe, or a refusal that can be told; the same seed gives the same.
    #[test]
    fn any_recipe_is_followed_or_refused(recipe in any_recipe(), seed in any::<u64>()) {
        let made = generate(&recipe, Seed::from_u64(seed));
        prop_assert_eq!(&made, &generate(&recipe, Seed::from_u64(seed)));
        match made {
            Ok(script) => {
                keeps_the_rules(&script);
                follows(&script, &recipe);
            }
            Err(fault) => {
                let refused = fault.refused();
                let text = Text { id: refused.code, args: refused.args };
                for lang in Lang::ALL {
                    prop_assert!(Words::of(lang).check(&text).is_ok(), "{:?}", fault);
                }
            }
        }
    }

    /// What is no more than the official missions ask for is never refused.
    #[test]
    fn ordinary_wishes_come_true(
        threat_level in 4..=10u8,
        unconfirmed in 0..=1u8,
        duration in 540..=1200u16,
        data_transfers in 0..=4u8,
        incoming_data in 0..=3u8,
        communications_down in 0..=4u8,
        seed in any::<u64>(),
    ) {
        let recipe = Recipe {
            level: Level::Mission,
            threat_level: Some(threat_level),
            unconfirmed: Some(unconfirmed),
            duration: Some(duration),
            data_transfers: Some(data_transfers),
            incoming_data: Some(incoming_data),
            communications_down: Some(communications_down),
        };
        prop_assert!(generate(&recipe, Seed::from_u64(seed)).is_ok());
    }

    /// A short mission in which the rest is left open is made whatever the seed: the open numbers give way.
    #[test]
    fn no_seed_is_unlucky(duration in 420..=600u16, seed in any::<u64>()) {
        let recipe = Recipe { duration: Some(duration), ..Recipe::default() };
        let made = generate(&recipe, Seed::from_u64(seed));
        prop_assert!(made.is_ok(), "{:?}", made);
    }
}

/// Proves SA-19.1, SA-22.6, SA-HR-02, SA-HR-03, SA-HR-04: the refusals, each with its rule.
#[test]
fn impossible_recipes() {
    let refused = |recipe: Recipe| generate(&recipe, Seed::from_u64(1)).unwrap_err();
    let test_run = Recipe {
        level: Level::TestRun,
        ..Recipe::default()
    };
    let mission = Recipe::default();
    let fault = refused(Recipe {
        threat_level: Some(17),
        ..mission.clone()
    });
    assert_eq!(fault, RecipeFault::ThreatLevel { max: 16 });
    assert_eq!(fault.rule(), "SA-22.6");
    assert_eq!(
        refused(Recipe {
            threat_level: Some(0),
            ..mission.clone()
        }),
        RecipeFault::ThreatLevel { max: 16 }
    );
    assert_eq!(
        refused(Recipe {
            threat_level: Some(8),
            ..test_run.clone()
        }),
        RecipeFault::ThreatLevel { max: 7 }
    );
    assert_eq!(
        refused(Recipe {
            threat_level: Some(12),
            unconfirmed: Some(3),
            ..mission.clone()
        }),
        RecipeFault::TooManyThreats {
            unconfirmed: 3,
            numbers: 8
        }
    );
    for (recipe, outside, min, max) in [
        (&mission, [299, 1201], 300, 1200),
        (&test_run, [179, 901], 180, 900),
    ] {
        for duration in outside {
            let fault = refused(Recipe {
                duration: Some(duration),
                ..recipe.clone()
            });
            assert_eq!(fault, RecipeFault::Duration { min, max });
            assert_eq!(fault.rule(), "SA-HR-02");
        }
    }
    let fault = refused(Recipe {
        data_transfers: Some(13),
        ..mission.clone()
    });
    assert_eq!(fault, RecipeFault::TooMany { max: 12 });
    assert_eq!(fault.rule(), "SA-HR-03");
    assert_eq!(
        refused(Recipe {
            unconfirmed: Some(1),
            ..test_run.clone()
        }),
        RecipeFault::NotInTestRun
    );
    assert_eq!(
        refused(Recipe {
            communications_down: Some(1),
            ..test_run
        }),
        RecipeFault::NotInTestRun
    );
    let fault = refused(Recipe {
        duration: Some(300),
        threat_level: Some(16),
        data_transfers: Some(12),
        incoming_data: Some(12),
        communications_down: Some(12),
        ..mission
    });
    assert_eq!(
        fault,
        RecipeFault::DoesNotFit {
            announcements: 44,
            duration: 300
        }
    );
    assert_eq!(fault.rule(), "SA-HR-04");
    let text = fault.refused();
    let text = Text {
        id: text.code,
        args: text.args,
    };
    assert_eq!(
        Words::of(Lang::En).say(&text),
        "44 announcements do not fit into 5:00 without overlapping. Choose a longer mission, or fewer of them."
    );
}

/// Stored seeds must give the same mission in every later release.
#[test]
fn seeds_are_for_ever() {
    let script = generate(&Recipe::default(), Seed::from_u64(42)).unwrap();
    let lines: Vec<String> = script
        .events
        .iter()
        .map(|e| format!("{}:{:02} {}", e.at / 60, e.at % 60, e.event))
        .collect();
    assert_eq!(script.id, "R-2a000000");
    assert_eq!(lines, EVENTS_OF_42, "{lines:#?}");
    assert_ne!(
        script,
        generate(&Recipe::default(), Seed::from_u64(43)).unwrap()
    );
}

const EVENTS_OF_42: [&str; 19] = [
    "0:10 INCOMING_DATA",
    "0:30 SERIOUS 1 blue",
    "1:05 INCOMING_DATA",
    "1:20 INCOMING_DATA",
    "1:40 SERIOUS 3 white",
    "2:20 DATA_TRANSFER",
    "2:50 DATA_TRANSFER",
    "3:45 PHASE_END 1",
    "4:15 DATA_TRANSFER",
    "4:40 SERIOUS_INTERNAL 5",
    "5:10 UNCONFIRMED THREAT 6 red",
    "5:45 THREAT 8 white",
    "6:10 COMMS_DOWN 15",
    "6:35 COMMS_DOWN 30",
    "7:30 PHASE_END 2",
    "7:40 COMMS_DOWN 20",
    "8:15 DATA_TRANSFER",
    "9:05 DATA_TRANSFER",
    "10:00 MISSION_END",
];

/// Missions come from all sides: over many seeds every number, zone and kind of threat turns up.
#[test]
fn missions_differ() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let script = generate(&Recipe::default(), Seed::from_u64(seed)).unwrap();
        for event in script.events.iter() {
            if let ScriptEvent::Threat {
                number,
                severity,
                track,
                ..
            } = event.event
            {
                seen.insert((number, format!("{severity:?}"), track));
            }
        }
        let sides = |track| {
            count(
                &script,
                |e| matches!(e, ScriptEvent::Threat { track: t, .. } if *t == track),
            )
        };
        assert!(
            Track::ALL.iter().all(|track| sides(*track) <= 4),
            "{script:?}"
        );
        assert!((1..=2).contains(&sides(Track::Internal)), "{script:?}");
    }
    assert_eq!(seen.len(), 8 * 2 * 4);
}

/// Proves NF-7.8: scripts for double actions keep the numbers of NF-4.5 and the threat levels of NF-7.5.
#[test]
fn double_action_scripts_always_exist() {
    use space_alert::generate::generate_double;
    use std::collections::HashSet;
    for seed in 0..300 {
        for threat_level in [None, Some(8), Some(12)] {
            let recipe = Recipe {
                threat_level,
                ..Recipe::default()
            };
            let script = generate_double(&recipe, Seed::from_u64(seed)).unwrap();
            assert_eq!(script.check(), Ok(()), "{seed}");
            assert_eq!(script.threat_level(false), threat_level.unwrap_or(10));
            assert_eq!(script.duration(), 780);
            let mut taken = HashSet::new();
            let mut last = 0;
            for line in script.events.iter() {
                if let ScriptEvent::Threat { number, track, .. } = line.event {
                    assert!(number >= last, "{seed}");
                    last = number;
                    let inside = track == Track::Internal;
                    assert!(taken.insert((number, inside)), "{seed}: {number} twice");
                }
            }
        }
    }
    let simulation = Recipe {
        level: Level::Simulation,
        ..Recipe::default()
    };
    let fault = generate_double(&simulation, Seed::from_u64(1)).unwrap_err();
    assert_eq!(fault.rule(), "NF-7.1");
}
