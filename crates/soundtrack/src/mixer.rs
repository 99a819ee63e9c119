//! Mixes voice, effects, static and music along a timeline, sample by sample.

use crate::RATE;
use crate::clips::{self, Sound};
use crate::limiter::{AHEAD, Limiter};
use crate::output::SoundError;
use i18n::Lang;
use space_alert::Timeline;
use space_alert::timeline::{Cue, Effect, GAP_MS};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::rc::Rc;

/// What goes into a soundtrack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mix {
    /// The language of the voice.
    pub lang: Lang,
    /// Whether there is music under it.
    pub music: bool,
}

/// Gains of the four groups, and of music and static while the voice speaks.
const VOICE: f32 = 1.4;
const EFFECT: f32 = 0.8;
const STATIC: f32 = 0.6;
const MUSIC: f32 = 0.7;
const STATIC_DUCKED: f32 = 0.25;
const MUSIC_DUCKED: f32 = 0.35;

/// Time constants of gains that change: the duck goes down quickly and comes back slowly.
const DUCK_DOWN_S: f32 = 0.04;
const DUCK_UP_S: f32 = 0.35;
const STATIC_S: f32 = 0.015;
const BLACKOUT_S: f32 = 0.05;
const MUSIC_CHANGE_S: f32 = 1.2;

/// A gain that approaches a target.
struct Fader {
    now: f32,
    target: f32,
}

impl Fader {
    fn step(&mut self, seconds: f32) -> f32 {
        let share = 1.0 / (1.0 + seconds * RATE as f32);
        self.now += (self.target - self.now) * share;
        self.now
    }
}

/// A sound that begins at a sample and is heard once.
struct Once {
    start: u64,
    gain: f32,
    sound: Rc<Sound>,
    voice: bool,
}

/// A loop with its own gain.
struct Bed {
    effect: Effect,
    sound: Rc<Sound>,
    fader: Fader,
}

/// A soundtrack that is mixed while it is read.
pub struct Soundtrack {
    /// Sounds still to be played, last one first.
    coming: Vec<Once>,
    playing: Vec<Once>,
    /// Changes of static and music, last one first.
    changes: Vec<Cue>,
    beds: Vec<Bed>,
    noise: Bed,
    /// 1 without static, 0 while communications are down: the music stops with them.
    air: Fader,
    duck_music: Fader,
    duck_static: Fader,
    limiter: Limiter,
    place: u64,
    length: u64,
}

fn samples(ms: u32) -> u64 {
    u64::from(ms) * u64::from(RATE) / 1_000
}

/// Whether an effect goes on until another one ends it.
fn lasts(effect: Effect) -> bool {
    use Effect::*;
    match effect {
        StaticOn | StaticOff | MusicCalm | MusicUneasy | MusicTense | MusicOff => true,
        Alarm | Threat | SeriousThreat | Data | Beep | Tick | PhaseEnd | Jump => false,
    }
}

/// The sound under that key, decoded once.
fn kept<K: Eq + Hash>(
    sounds: &mut HashMap<K, Rc<Sound>>,
    key: K,
    decode: impl FnOnce() -> Result<Sound, SoundError>,
) -> Result<Rc<Sound>, SoundError> {
    Ok(Rc::clone(match sounds.entry(key) {
        Entry::Occupied(sound) => sound.into_mut(),
        Entry::Vacant(place) => place.insert(Rc::new(decode()?)),
    }))
}

impl Soundtrack {
    /// Prepares the mix; samples are mixed on demand.
    pub fn new(timeline: &Timeline, mix: Mix) -> Result<Soundtrack, SoundError> {
        let mut coming = Vec::new();
        let mut voices = HashMap::new();
        for said in &timeline.utterances {
            let mut start = samples(said.speak_ms);
            for &clip in &said.clips {
                let sound = kept(&mut voices, clip, || clips::voice(clip, mix.lang))?;
                let length = sound.len() as u64;
                coming.push(Once {
                    start,
                    gain: VOICE,
                    sound,
                    voice: true,
                });
                start += length + samples(GAP_MS);
            }
        }
        let mut changes = Vec::new();
        let mut effects = HashMap::new();
        for &cue in &timeline.cues {
            match cue.effect.key() {
                Some(key) if !lasts(cue.effect) => coming.push(Once {
                    start: samples(cue.at_ms),
                    gain: EFFECT,
                    sound: kept(&mut effects, key, || clips::effect(key))?,
                    voice: false,
                }),
                _ => changes.push(cue),
            }
        }
        coming.sort_by_key(|once| std::cmp::Reverse(once.start));
        changes.reverse();

        let bed = |effect: Effect| -> Result<Bed, SoundError> {
            let sound = Rc::new(clips::effect(effect.key().ok_or(SoundError::BadAsset)?)?);
            Ok(Bed {
                effect,
                sound,
                fader: Fader {
                    now: 0.0,
                    target: 0.0,
                },
            })
        };
        let beds = if mix.music {
            vec![
                bed(Effect::MusicCalm)?,
                bed(Effect::MusicUneasy)?,
                bed(Effect::MusicTense)?,
            ]
        } else {
            vec![]
        };
        let open = || Fader {
            now: 1.0,
            target: 1.0,
        };
        let mut track = Soundtrack {
            coming,
            playing: Vec::new(),
            changes,
            beds,
            noise: bed(Effect::StaticOn)?,
            air: open(),
            duck_music: open(),
            duck_static: open(),
            limiter: Limiter::new(),
            place: 0,
            length: samples(timeline.length_ms),
        };
        // The limiter delays the signal; it is filled first, so that every sound starts at its exact sample.
        for _ in 0..AHEAD {
            let sample = track.mix();
            track.limiter.pass(sample);
        }
        Ok(track)
    }

    /// How many samples the whole soundtrack has.
    pub fn len(&self) -> u64 {
        self.length
    }

    /// Whether there is nothing to hear.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Replaces `out` by the next samples (left, right), at most `count`; `false` at the end.
    pub fn fill(&mut self, out: &mut Vec<[f32; 2]>, count: usize) -> bool {
        out.clear();
        let heard = self.place - AHEAD as u64;
        let left = self.length.saturating_sub(heard);
        for _ in 0..left.min(count as u64) {
            let sample = self.mix();
            out.push(self.limiter.pass(sample));
        }
        !out.is_empty()
    }

    fn mix(&mut self) -> [f32; 2] {
        self.begin();
        let mut sum = [0.0f32; 2];
        let mut add = |sample: [f32; 2], gain: f32| {
            sum[0] += sample[0] * gain;
            sum[1] += sample[1] * gain;
        };
        let mut speaking = false;
        for once in &self.playing {
            add(once.sound.at((self.place - once.start) as usize), once.gain);
            speaking |= once.voice;
        }
        let duck = |fader: &mut Fader, down: f32| {
            fader.target = if speaking { down } else { 1.0 };
            fader.step(if speaking { DUCK_DOWN_S } else { DUCK_UP_S })
        };
        let music = MUSIC * self.air.step(BLACKOUT_S) * duck(&mut self.duck_music, MUSIC_DUCKED);
        for bed in &mut self.beds {
            let gain = bed.fader.step(MUSIC_CHANGE_S);
            if gain > 1e-4 {
                add(
                    bed.sound.at((self.place % bed.sound.len() as u64) as usize),
                    gain * music,
                );
            }
        }
        let noise =
            STATIC * self.noise.fader.step(STATIC_S) * duck(&mut self.duck_static, STATIC_DUCKED);
        if noise > 1e-4 {
            let place = (self.place % self.noise.sound.len() as u64) as usize;
            add(self.noise.sound.at(place), noise);
        }
        self.place += 1;
        sum
    }

    /// Starts and stops what begins or ends at this sample.
    fn begin(&mut self) {
        let place = self.place;
        self.playing
            .retain(|once| place < once.start + once.sound.len() as u64);
        while self.coming.last().is_some_and(|once| once.start <= place) {
            self.playing.extend(self.coming.pop());
        }
        while let Some(cue) = self.changes.pop_if(|cue| samples(cue.at_ms) <= place) {
            match cue.effect {
                Effect::StaticOn | Effect::StaticOff => {
                    let on = cue.effect == Effect::StaticOn;
                    self.noise.fader.target = f32::from(u8::from(on));
                    self.air.target = f32::from(u8::from(!on));
                }
                music => {
                    for bed in &mut self.beds {
                        bed.fader.target = f32::from(u8::from(bed.effect == music));
                    }
                }
            }
        }
    }
}
