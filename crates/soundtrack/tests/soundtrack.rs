//! A soundtrack is as long as its mission, says things when they are due, and never clips.

use i18n::Lang;
use soundtrack::{Format, Mix, RATE, Soundtrack};
use space_alert::mission::Track;
use space_alert::scripts::{Script, ScriptEvent, ScriptKind, ScriptLine};
use space_alert::threats::Severity;
use space_alert::timeline::{Change, Effect};
use space_alert::{Timeline, find_script};
use std::io::Cursor;
use std::path::Path;
use std::time::Instant;
use vorbis_rs::VorbisDecoder;

const ENGLISH: Mix = Mix {
    lang: Lang::En,
    music: true,
};
const FRENCH: Mix = Mix {
    lang: Lang::Fr,
    music: true,
};

const NO_MUSIC: Mix = Mix {
    lang: Lang::En,
    music: false,
};

fn timeline(id: &str) -> Timeline {
    Timeline::of(find_script(id).unwrap())
}

/// Two minutes with one of everything.
fn short_mission() -> Timeline {
    let event = |at, event| ScriptLine { at, event };
    let threat = ScriptEvent::Threat {
        number: 4,
        severity: Severity::Serious,
        track: Track::Red,
        unconfirmed: true,
    };
    let events = vec![
        event(10, ScriptEvent::IncomingData),
        event(20, threat),
        event(50, ScriptEvent::CommunicationsDown { seconds: 12 }),
        event(85, ScriptEvent::PhaseEnd { phase: 1 }),
        event(100, ScriptEvent::MissionEnd),
    ];
    Timeline::of(&Script {
        id: "short".into(),
        slug: "short".into(),
        kind: ScriptKind::TestRun,
        events: events.into(),
    })
}

fn all_samples(timeline: &Timeline, mix: Mix) -> Vec<[f32; 2]> {
    let mut track = Soundtrack::new(timeline, mix).unwrap();
    let (mut all, mut block) = (Vec::new(), Vec::new());
    while track.fill(&mut block, 10_007) {
        all.extend_from_slice(&block);
    }
    all
}

fn difference(a: &[[f32; 2]], b: &[[f32; 2]]) -> Vec<[f32; 2]> {
    let pairs = a.iter().zip(b);
    pairs.map(|(a, b)| [a[0] - b[0], a[1] - b[1]]).collect()
}

fn at(ms: u32) -> usize {
    (u64::from(ms) * u64::from(RATE) / 1_000) as usize
}

/// Loudness in dBFS between two times.
fn loudness(samples: &[[f32; 2]], from_ms: u32, until_ms: u32) -> f32 {
    let part = &samples[at(from_ms)..at(until_ms)];
    let square: f32 = part.iter().flatten().map(|x| x * x).sum::<f32>() / (2 * part.len()) as f32;
    10.0 * square.max(1e-12).log10()
}

#[test]
fn a_soundtrack_has_the_right_length_and_never_clips() {
    for (id, seconds, mix) in [("S1-1", 428, ENGLISH), ("S2-3", 608, FRENCH)] {
        let samples = all_samples(&timeline(id), mix);
        assert_eq!(samples.len(), seconds as usize * RATE as usize, "{id}");
        let peaks = samples.iter().flatten().map(|x| x.abs());
        let peak = peaks.fold(0.0, f32::max);
        assert!((0.3..=0.9).contains(&peak), "{id}: {peak}");
        let end = loudness(&samples, (seconds - 1) * 1_000, seconds * 1_000);
        assert!(end < -50.0, "{id} ends at {end} dB");
    }
}

/// Without music there is silence between announcements.
#[test]
fn the_voice_is_heard_when_something_is_announced() {
    let timeline = short_mission();
    for lang in Lang::ALL {
        let music = false;
        let samples = all_samples(&timeline, Mix { lang, music });
        for said in &timeline.utterances {
            let (clip, start) = (said.clips[0], said.speak_ms);
            let length = clip.lengths_ms()[lang as usize];
            let heard = loudness(&samples, start, start + length);
            assert!(
                (-20.0..-12.0).contains(&heard),
                "{heard} dB at {start}: {clip:?}"
            );
        }
        // Between the words about the threat and those about communications.
        let pause = loudness(&samples, 34_000, 39_900);
        assert!(pause < -80.0, "{pause}");
    }
}

/// SA-4.41 for the ear: static, and no music, while communications are down.
#[test]
fn static_replaces_the_music_while_communications_are_down() {
    let timeline = short_mission();
    let with = all_samples(&timeline, ENGLISH);
    let without = all_samples(&timeline, NO_MUSIC);
    let music = difference(&with, &without);
    let when = |change| {
        let mut signals = timeline.signals.iter();
        signals.find(|s| s.change == change).unwrap().at_ms
    };
    let down = when(Change::CommunicationsDown);
    let restored = when(Change::CommunicationsRestored);
    assert_eq!((down, restored), (50_000, 62_000));
    // After the words "communications system down".
    let (from, until) = (down + 3_500, restored - 50);
    let noise = loudness(&with, from, until);
    assert!((-30.0..-18.0).contains(&noise), "{noise}");
    assert!(loudness(&music, down - 2_000, down) > -40.0);
    assert!(loudness(&music, from, until) < -60.0);
    assert!(
        loudness(&music, restored + 3_000, restored + 3_500) > -45.0,
        "it comes back"
    );
    assert!(
        loudness(&without, restored + 2_200, restored + 2_600) < -60.0,
        "static is over"
    );
}

#[test]
fn music_gets_out_of_the_way_of_the_voice() {
    let timeline = short_mission();
    let without = all_samples(&timeline, NO_MUSIC);
    let music = difference(&all_samples(&timeline, ENGLISH), &without);
    let mut said = timeline.utterances.iter();
    let threat = said.find(|u| u.at_ms == 20_000).unwrap();
    let under = loudness(&music, threat.speak_ms + 300, threat.speak_ms + 5_000);
    let alone = loudness(&music, 42_000, 49_000);
    let voice = loudness(&without, threat.speak_ms, threat.speak_ms + 5_000);
    assert!(
        under < alone - 6.0,
        "{under} under the voice, {alone} alone"
    );
    assert!(voice > under + 15.0, "{voice} over {under}");
}

#[test]
fn wav_files_say_how_long_they_are() {
    let mut file = Cursor::new(Vec::new());
    soundtrack::write(&short_mission(), FRENCH, Format::Wav, &mut file).unwrap();
    let bytes = file.into_inner();
    let data = 108 * RATE * 4;
    assert_eq!(bytes.len(), 44 + data as usize);
    assert_eq!(&bytes[..4], b"RIFF");
    assert_eq!(&bytes[8..16], b"WAVEfmt ");
    let number = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap());
    assert_eq!((number(4), number(24), number(40)), (data + 36, RATE, data));
    let first_seconds = bytes[44..].chunks(2).take(5 * 2 * RATE as usize);
    let loudest = first_seconds.map(|b| i16::from_le_bytes([b[0], b[1]]).unsigned_abs());
    assert!(loudest.max().unwrap() > 8_000);
}

#[test]
fn ogg_files_hold_the_same_sound_and_are_made_quickly() {
    let timeline = timeline("S2-2");
    let started = Instant::now();
    let mut file = Cursor::new(Vec::new());
    soundtrack::write(&timeline, ENGLISH, Format::Ogg, &mut file).unwrap();
    // A few seconds when optimised; this only notices when it becomes unbearable.
    assert!(started.elapsed().as_secs() < 300, "{:?}", started.elapsed());
    let bytes = file.into_inner();
    assert!(bytes.len() < 6_000_000, "{}", bytes.len());

    let mut decoder = VorbisDecoder::<&[u8]>::new(bytes.as_slice()).unwrap();
    assert_eq!(decoder.sampling_frequency().get(), RATE);
    assert_eq!(decoder.channels().get(), 2);
    let mut samples = Vec::new();
    while let Some(block) = decoder.decode_audio_block().unwrap() {
        let sides = block.samples();
        samples.extend(sides[0].iter().zip(sides[1]).map(|(&l, &r)| [l, r]));
    }
    assert_eq!(samples.len(), 628 * RATE as usize);
    assert!(samples.iter().flatten().all(|x| x.abs() < 1.0));
    let mut cues = timeline.cues.iter();
    let beep = cues.find(|c| c.effect == Effect::Beep).unwrap().at_ms;
    assert!(loudness(&samples, beep, beep + 400) > -24.0);
    for said in &timeline.utterances {
        let heard = loudness(&samples, said.speak_ms, said.speak_ms + 400);
        assert!(heard > -26.0, "{heard} dB: {said:?}");
    }
}

#[test]
fn the_file_name_chooses_the_format() {
    let of = |name: &str| Format::of_path(Path::new(name));
    assert_eq!(of("a/mission.ogg"), Some(Format::Ogg));
    assert_eq!(of("MISSION.WAV"), Some(Format::Wav));
    assert_eq!(of("mission.oga"), Some(Format::Ogg));
    assert_eq!((of("mission.mp3"), of("ogg"), of("")), (None, None, None));
}
