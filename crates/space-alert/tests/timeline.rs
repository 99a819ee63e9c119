//! The ship computer says what the scripts ask, on time, and never talks over itself.

use proptest::prelude::*;
use space_alert::mission::Track;
use space_alert::scripts::{
    Script, ScriptEvent, ScriptKind, ScriptLine, find_script, official_scripts,
};
use space_alert::threats::Severity;
use space_alert::timeline::{
    Change, Clip, Effect, GAP_MS, TAIL_MS, TRANSFER_MS, Timeline, Utterance,
};

fn timeline(id: &str) -> Timeline {
    Timeline::of(find_script(id).unwrap())
}

/// When the voice of a language (0 English, 1 French) has finished an utterance.
fn silent_at(said: &Utterance, language: usize) -> u32 {
    let spoken: u32 = said.clips.iter().map(|c| c.lengths_ms()[language]).sum();
    said.speak_ms + spoken + GAP_MS * (said.clips.len() as u32 - 1)
}

fn speaks_one_at_a_time(timeline: &Timeline) {
    for pair in timeline.utterances.windows(2) {
        for language in 0..2 {
            let (silent, next) = (silent_at(&pair[0], language), pair[1].at_ms);
            assert!(silent <= pair[0].until_ms);
            assert!(
                silent <= next,
                "{:?} is talked over by {:?}",
                pair[0],
                pair[1]
            );
        }
    }
    for said in &timeline.utterances {
        assert!(said.at_ms <= said.speak_ms && !said.clips.is_empty());
        assert!(said.until_ms <= timeline.length_ms);
    }
}

/// When something with exactly these clips is said.
fn times_of(timeline: &Timeline, clips: &[Clip]) -> Vec<u32> {
    let said = timeline.utterances.iter().filter(|u| u.clips == clips);
    said.map(|u| u.at_ms).collect()
}

fn signal_times(timeline: &Timeline, change: Change) -> Vec<u32> {
    let signals = timeline.signals.iter().filter(|s| s.change == change);
    signals.map(|s| s.at_ms).collect()
}

fn cue_times(timeline: &Timeline, effect: Effect) -> Vec<u32> {
    let cues = timeline.cues.iter().filter(|c| c.effect == effect);
    cues.map(|c| c.at_ms).collect()
}

#[test]
fn no_official_script_talks_over_itself_in_either_language() {
    for script in official_scripts() {
        speaks_one_at_a_time(&Timeline::of(script));
    }
}

/// Proves SA-22.2.
#[test]
fn the_start_announcement_is_at_zero() {
    for script in official_scripts() {
        let timeline = Timeline::of(script);
        let start = &timeline.utterances[0];
        assert_eq!(
            (start.at_ms, start.text.id.as_str()),
            (0, "sa-computer-start")
        );
        assert_eq!(
            start.clips,
            [Clip::Alert, Clip::EnemyActivity, Clip::BeginFirstPhase]
        );
        assert_eq!(signal_times(&timeline, Change::Start), [0]);
        assert_eq!(cue_times(&timeline, Effect::Alarm), [0]);
    }
}

/// Proves SA-22.1: every line of every script begins when it is due.
#[test]
fn announcements_begin_at_their_scripted_time() {
    for script in official_scripts() {
        let timeline = Timeline::of(script);
        for ScriptLine { at, event } in script.events.iter() {
            let id = match event {
                ScriptEvent::Threat { .. } => "threat",
                ScriptEvent::IncomingData => "sa-computer-incoming-data",
                ScriptEvent::DataTransfer => "sa-computer-data-transfer",
                ScriptEvent::CommunicationsDown { .. } => "sa-computer-communications-down",
                ScriptEvent::PhaseEnd { .. } | ScriptEvent::MissionEnd => "ended",
            };
            let due = u32::from(*at) * 1_000;
            let mut said = timeline.utterances.iter();
            let said = said.find(|u| u.at_ms == due).expect("something is said");
            assert!(
                said.text.id.ends_with(id) && !said.repeated,
                "{} {at}: {said:?}",
                script.id
            );
        }
    }
}

/// The announcements of SA-4.31, SA-4.32 and SA-4.34; what the crew does then is for the round to show.
#[test]
fn a_threat_is_called_by_number_severity_and_zone() {
    let mission = timeline("S2-1");
    let words: Vec<_> = mission
        .utterances
        .iter()
        .filter(|u| u.text.id.ends_with("threat") && !u.repeated)
        .map(|u| (u.at_ms / 1_000, u.clips.as_slice(), u.text.id.as_str()))
        .collect();
    use Clip::*;
    let expected: [(u32, &[Clip], &str); 6] = [
        (
            10,
            &[TPlus2, SeriousThreat, ZoneWhite],
            "sa-computer-serious-threat",
        ),
        (
            55,
            &[UnconfirmedReport, TPlus3, InternalThreat],
            "sa-computer-unconfirmed-internal-threat",
        ),
        (110, &[TPlus4, Threat, ZoneBlue], "sa-computer-threat"),
        (
            240,
            &[TPlus5, InternalThreat],
            "sa-computer-internal-threat",
        ),
        (290, &[TPlus6, Threat, ZoneBlue], "sa-computer-threat"),
        (
            350,
            &[TPlus7, SeriousThreat, ZoneRed],
            "sa-computer-serious-threat",
        ),
    ];
    assert_eq!(words, expected);
    let text = serde_json::to_value(&mission.utterances[2].text).unwrap();
    let args = serde_json::json!({"number": 2, "zone": {"ref": "sa-computer-zone-white"}});
    assert_eq!(text["args"], args);
}

/// Each announcement is made once and repeated once (section 4.4), as long as there is time for it.
#[test]
fn announcements_are_repeated_once() {
    let mut left_out = Vec::new();
    for script in official_scripts() {
        let timeline = Timeline::of(script);
        for said in &timeline.utterances {
            let call = said.clips.first() == Some(&Clip::Alert);
            let again = [&[Clip::Repeat], &said.clips[usize::from(call)..]].concat();
            let repeats = timeline.utterances.iter().filter(|u| {
                u.clips == again && u.at_ms >= said.until_ms && u.at_ms < said.until_ms + 3_000
            });
            let expected = matches!(
                said.clips[0],
                Clip::Alert | Clip::UnconfirmedReport | Clip::IncomingData | Clip::DataTransfer
            ) || said.clips[0].key().starts_with("t-plus");
            match repeats.count() {
                0 if expected => left_out.push((&*script.id, said.at_ms / 1_000)),
                count => assert_eq!(count, usize::from(expected), "{} {said:?}", script.id),
            }
        }
    }
    // Only where the beep of a transfer has to come before communications fail.
    assert_eq!(left_out, [("S2-3", 485)]);
}

/// Proves SA-22.3.
#[test]
fn endings_are_warned_of_and_counted_down_to() {
    for script in official_scripts() {
        let timeline = Timeline::of(script);
        for ScriptLine { at, event } in script.events.iter() {
            use Clip::*;
            let end = u32::from(*at) * 1_000;
            let (warnings, ended) = match event {
                ScriptEvent::PhaseEnd { phase: 1 } => {
                    ([Phase1OneMinute, Phase1TwentySeconds], Phase1Ended)
                }
                ScriptEvent::PhaseEnd { .. } => {
                    ([Phase2OneMinute, Phase2TwentySeconds], Phase2Ended)
                }
                ScriptEvent::MissionEnd => (
                    [OperationsOneMinute, OperationsTwentySeconds],
                    MissionComplete,
                ),
                _ => continue,
            };
            assert_eq!(
                times_of(&timeline, &[warnings[0]]),
                [end - 60_000],
                "{}",
                script.id
            );
            assert_eq!(
                times_of(&timeline, &[warnings[1]]),
                [end - 20_000],
                "{}",
                script.id
            );
            assert_eq!(times_of(&timeline, &[ended]), [end], "{}", script.id);
            for (count, clip) in [
                (5, Count5),
                (4, Count4),
                (3, Count3),
                (2, Count2),
                (1, Count1),
            ] {
                assert!(times_of(&timeline, &[clip]).contains(&(end - count * 1_000)));
                assert!(cue_times(&timeline, Effect::Tick).contains(&(end - count * 1_000)));
            }
        }
        let end = u32::from(script.duration()) * 1_000;
        assert_eq!(
            signal_times(&timeline, Change::EndMayBeAgreed),
            [end - 60_000]
        );
        assert_eq!(signal_times(&timeline, Change::MissionEnds), [end]);
        assert_eq!(timeline.length_ms, end + TAIL_MS);
    }
}

/// Proves SA-AR-34.
#[test]
fn a_transfer_lasts_from_its_announcement_to_the_beep() {
    for script in official_scripts() {
        let timeline = Timeline::of(script);
        let opens = signal_times(&timeline, Change::TransferOpens);
        let closes = signal_times(&timeline, Change::TransferCloses);
        assert_eq!(opens.len(), closes.len());
        assert_eq!(cue_times(&timeline, Effect::Beep), closes);
        for (open, close) in opens.into_iter().zip(closes) {
            // Communications fail ten seconds after this one is announced.
            let hurried = (&*script.id, open) == ("S2-3", 485_000);
            assert_eq!(close - open, if hurried { 9_000 } else { TRANSFER_MS });
            assert!(times_of(&timeline, &[Clip::Count5]).contains(&(close - 5_000)));
            let complete = times_of(&timeline, &[Clip::DataTransferComplete]);
            assert_eq!(
                complete.contains(&(close + 500)),
                !hurried,
                "{} {open}",
                script.id
            );
        }
    }
}

/// Proves SA-22.4.
#[test]
fn communications_are_down_as_long_as_scripted() {
    for script in official_scripts() {
        let timeline = Timeline::of(script);
        let mut down = Vec::new();
        for ScriptLine { at, event } in script.events.iter() {
            if let ScriptEvent::CommunicationsDown { seconds } = event {
                down.push((u32::from(*at) * 1_000, u32::from(at + seconds) * 1_000));
            }
        }
        let (starts, ends): (Vec<_>, Vec<_>) = down.into_iter().unzip();
        assert_eq!(signal_times(&timeline, Change::CommunicationsDown), starts);
        assert_eq!(
            signal_times(&timeline, Change::CommunicationsRestored),
            ends
        );
        assert_eq!(cue_times(&timeline, Effect::StaticOn), starts);
        assert_eq!(cue_times(&timeline, Effect::StaticOff), ends);
        assert_eq!(times_of(&timeline, &[Clip::CommunicationsDown]), starts);
        assert_eq!(times_of(&timeline, &[Clip::CommunicationsRestored]), ends);
    }
}

#[test]
fn music_grows_with_the_mission() {
    let music = |id| -> Vec<_> {
        let cues = timeline(id).cues.into_iter();
        let music = cues.filter(|c| c.effect.key().is_none_or(|k| k.starts_with("music")));
        music
            .filter(|c| c.effect != Effect::StaticOff)
            .map(|c| (c.at_ms / 1_000, c.effect))
            .collect()
    };
    use Effect::*;
    assert_eq!(
        music("S2-8"),
        [
            (0, MusicCalm),
            (205, MusicUneasy),
            (435, MusicTense),
            (580, MusicOff)
        ]
    );
    assert_eq!(
        music("S1-1"),
        [
            (0, MusicCalm),
            (250, MusicUneasy),
            (360, MusicTense),
            (420, MusicOff)
        ]
    );
}

/// A countdown is exact even if an announcement is due at the same time; the announcement waits.
#[test]
fn the_countdown_wins() {
    let at = |at, event| ScriptLine { at, event };
    let script = Script {
        id: "crowded".into(),
        slug: "crowded".into(),
        kind: ScriptKind::TestRun,
        events: vec![
            at(97, ScriptEvent::IncomingData),
            at(100, ScriptEvent::PhaseEnd { phase: 1 }),
            at(100, ScriptEvent::DataTransfer),
            at(300, ScriptEvent::MissionEnd),
        ]
        .into(),
    };
    let timeline = Timeline::of(&script);
    speaks_one_at_a_time(&timeline);
    assert!(times_of(&timeline, &[Clip::Count3]).contains(&97_000));
    assert_eq!(times_of(&timeline, &[Clip::Phase1Ended]), [100_000]);
    // The transfer is announced before its own countdown, which begins at 1:47; the data have to wait.
    let transfer = times_of(&timeline, &[Clip::DataTransfer]);
    assert!(matches!(transfer[..], [103_000..105_000]), "{transfer:?}");
    assert!(times_of(&timeline, &[Clip::Count5]).contains(&107_000));
    let data = times_of(&timeline, &[Clip::IncomingData]);
    assert!(matches!(data[..], [112_000..113_000]), "{data:?}");
    assert_eq!(signal_times(&timeline, Change::TransferOpens), [100_000]);
}

fn any_event() -> impl Strategy<Value = ScriptEvent> {
    prop_oneof![
        (any::<u8>(), any::<bool>(), 0..4usize, any::<bool>()).prop_map(
            |(number, serious, track, unconfirmed)| ScriptEvent::Threat {
                number,
                severity: if serious {
                    Severity::Serious
                } else {
                    Severity::Common
                },
                track: Track::ALL[track],
                unconfirmed,
            }
        ),
        Just(ScriptEvent::IncomingData),
        Just(ScriptEvent::DataTransfer),
        any::<u16>().prop_map(|seconds| ScriptEvent::CommunicationsDown { seconds }),
        (0..40u16).prop_map(|seconds| ScriptEvent::CommunicationsDown { seconds }),
        any::<u8>().prop_map(|phase| ScriptEvent::PhaseEnd { phase }),
        (1..3u8).prop_map(|phase| ScriptEvent::PhaseEnd { phase }),
        Just(ScriptEvent::MissionEnd),
    ]
}

proptest! {
    /// Even a script nobody could play gets a timeline with one voice, in order, and always the same.
    #[test]
    fn any_script_has_a_timeline(
        events in prop::collection::vec((prop_oneof![0..900u16, any::<u16>()], any_event()), 0..40),
        sorted in any::<bool>(),
    ) {
        let mut events: Vec<_> = events.into_iter().map(|(at, event)| ScriptLine { at, event }).collect();
        if sorted {
            events.sort_by_key(|e| e.at);
        }
        let script = Script {
            id: "any".into(),
            slug: "any".into(),
            kind: ScriptKind::Mission,
            events: events.into(),
        };
        let _ = script.check();
        let timeline = Timeline::of(&script);
        speaks_one_at_a_time(&timeline);
        prop_assert!(timeline.utterances.is_sorted_by_key(|u| u.at_ms));
        prop_assert!(timeline.cues.is_sorted_by_key(|c| c.at_ms));
        prop_assert!(timeline.signals.is_sorted_by_key(|s| s.at_ms));
        prop_assert!(timeline.cues.iter().all(|c| c.at_ms <= timeline.length_ms));
        prop_assert_eq!(Timeline::of(&script), timeline);
    }
}
