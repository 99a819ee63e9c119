//! The music beds: three loops of the same length, from calm to tense, that may follow each other at any time.
//!
//! A loop is a ring of samples: tones that last beyond its end continue at its beginning, so there is no seam.

use crate::tone::{Filter, Noise, Turn, glide, held, samples, sound, struck};
use std::f32::consts::{FRAC_PI_2, TAU};

/// 8 bars at 60 beats a minute, 12 at 90, 16 at 120.
const LOOP_S: f32 = 32.0;
/// Even loudness of all beds, dBFS.
const RMS_DB: f32 = -25.0;

/// Left and right.
pub type Stereo = [Vec<f32>; 2];

/// Every bed: the name of its file and its two channels.
pub fn all() -> [(&'static str, Stereo); 3] {
    [
        ("music-calm", calm()),
        ("music-uneasy", uneasy()),
        ("music-tense", tense()),
    ]
}

struct Ring {
    sides: Stereo,
}

impl Ring {
    fn new() -> Ring {
        let silent = vec![0.0; samples(LOOP_S)];
        Ring {
            sides: [silent.clone(), silent],
        }
    }

    /// Adds a sound, `pan` from -1 (left) to 1 (right), around the end if need be.
    fn add(&mut self, at_s: f32, pan: f32, gain: f32, sound: &[f32]) {
        let start = samples(at_s);
        let angle = (pan + 1.0) * 0.5 * FRAC_PI_2;
        for (side, share) in self.sides.iter_mut().zip([angle.cos(), angle.sin()]) {
            let length = side.len();
            for (n, x) in sound.iter().enumerate() {
                side[(start + n) % length] += x * share * gain;
            }
        }
    }

    /// Reverb. It runs through the loop once before the kept turn begins, so that the loop has no seam.
    fn reverb(mut self, wet: f32) -> Ring {
        let delays = [[1_117, 1_277, 1_493, 1_693], [1_151, 1_301, 1_459, 1_733]];
        for (side, delays) in self.sides.iter_mut().zip(delays) {
            let mut lines: Vec<Vec<f32>> = delays.iter().map(|&d| vec![0.0; d]).collect();
            let mut damp = [0.0f32; 4];
            let dry = side.clone();
            for turn in 0..2 {
                for (n, out) in side.iter_mut().enumerate() {
                    let place = turn * dry.len() + n;
                    let mut sum = 0.0;
                    for (line, damp) in lines.iter_mut().zip(&mut damp) {
                        let slot = place % line.len();
                        *damp += 0.45 * (line[slot] - *damp);
                        sum += line[slot];
                        line[slot] = dry[n] + *damp * 0.86;
                    }
                    *out = dry[n] + sum * 0.25 * wet;
                }
            }
        }
        self
    }

    fn level(self) -> Stereo {
        let all = self.sides.iter().flatten();
        let rms = (all.map(|x| x * x).sum::<f32>() / (2 * samples(LOOP_S)) as f32).sqrt();
        let gain = 10f32.powf(RMS_DB / 20.0) / rms;
        self.sides
            .map(|side| side.iter().map(|x| (x * gain).tanh()).collect())
    }
}

fn hertz(midi: f32) -> f32 {
    440.0 * 2f32.powf((midi - 69.0) / 12.0)
}

/// A soft, slowly opening tone of two detuned voices.
fn pad(midi: f32, seconds: f32, bright: f32, breath: f32) -> Vec<f32> {
    let (mut a, mut b, mut filter) = (Turn::default(), Turn::default(), Filter::default());
    let f = hertz(midi);
    let total = seconds + 3.0;
    sound(total, |t| {
        let open = f * (2.5 + bright * (0.5 + 0.5 * (TAU * t * breath).sin()));
        filter.low(a.saw(f * 0.9985) + b.saw(f * 1.0015), open, 0.8) * held(t, total, 3.0)
    })
}

/// A chord every eight seconds.
fn pads(ring: &mut Ring, chords: [&[f32]; 4], gain: f32, bright: f32) {
    for (bar, chord) in chords.iter().enumerate() {
        for (voice, &midi) in chord.iter().enumerate() {
            let pan = voice as f32 / (chord.len() - 1) as f32 * 1.4 - 0.7;
            let breath = 0.11 + 0.03 * voice as f32;
            ring.add(bar as f32 * 8.0, pan, gain, &pad(midi, 8.0, bright, breath));
        }
    }
}

/// A constant deep tone: whole periods in a loop, so that it has no seam.
fn drone(ring: &mut Ring, midi: f32, gain: f32) {
    let whole = |f: f32| (f * LOOP_S).round() / LOOP_S;
    let f = whole(hertz(midi));
    let (mut a, mut b) = (Turn::default(), Turn::default());
    let tone = sound(LOOP_S, |t| {
        let swell = 0.8 + 0.2 * (TAU * t / 8.0).sin();
        (a.sine(f) + 0.8 * b.sine(f * 2.0)) * swell
    });
    ring.add(0.0, 0.0, gain, &tone);
}

fn bell(midi: f32) -> Vec<f32> {
    let f = hertz(midi);
    let mut turns: [Turn; 3] = Default::default();
    sound(2.5, |t| {
        let [a, b, c] = &mut turns;
        a.sine(f) * struck(t, 0.004, 0.35)
            + 0.4 * b.sine(f * 2.756) * struck(t, 0.002, 0.15)
            + 0.2 * c.sine(f * 5.404) * struck(t, 0.001, 0.06)
    })
}

fn pluck(midi: f32, bright: f32) -> Vec<f32> {
    let f = hertz(midi);
    let (mut a, mut filter) = (Turn::default(), Filter::default());
    sound(0.5, |t| {
        filter.low(a.saw(f), f * (1.0 + bright * struck(t, 0.002, 0.05)), 1.6)
            * struck(t, 0.004, 0.09)
    })
}

fn kick(high: f32) -> Vec<f32> {
    let mut deep = Turn::default();
    sound(0.4, |t| {
        deep.sine(glide(high, 42.0, t / 0.09)) * struck(t, 0.003, 0.07)
    })
}

fn hat(seed: u32, half_life: f32) -> Vec<f32> {
    let (mut noise, mut filter) = (Noise::new(seed), Filter::default());
    sound(0.15, |t| {
        filter.high(noise.next(), 6_500.0, 0.9) * struck(t, 0.001, half_life)
    })
}

/// Phase 1: calm.
fn calm() -> Stereo {
    let mut ring = Ring::new();
    drone(&mut ring, 38.0, 0.12);
    pads(
        &mut ring,
        [
            &[50.0, 57.0, 62.0, 64.0],
            &[50.0, 58.0, 62.0, 65.0],
            &[50.0, 55.0, 62.0, 70.0],
            &[50.0, 57.0, 61.0, 64.0],
        ],
        0.12,
        3.0,
    );
    let bells = [
        (2.0, 81.0, -0.5),
        (7.0, 76.0, 0.4),
        (11.0, 77.0, 0.6),
        (17.0, 74.0, -0.3),
        (22.0, 79.0, 0.2),
        (27.5, 76.0, -0.6),
    ];
    for (at, midi, pan) in bells {
        ring.add(at, pan, 0.16, &bell(midi));
        ring.add(at + 0.75, -pan, 0.08, &bell(midi));
    }
    ring.reverb(0.7).level()
}

/// Phase 2: a pulse at 90 beats a minute and a dissonant chord.
fn uneasy() -> Stereo {
    let mut ring = Ring::new();
    drone(&mut ring, 38.0, 0.12);
    pads(
        &mut ring,
        [
            &[50.0, 57.0, 62.0, 65.0],
            &[50.0, 58.0, 63.0, 67.0],
            &[50.0, 56.0, 62.0, 65.0],
            &[49.0, 57.0, 61.0, 67.0],
        ],
        0.10,
        4.0,
    );
    let beat = 60.0 / 90.0;
    let roots = [38.0, 39.0, 38.0, 37.0];
    for eighth in 0..96 {
        let at = eighth as f32 * beat / 2.0;
        let root = roots[(at / 8.0) as usize % 4];
        let accent = [1.0, 0.45, 0.6, 0.45, 0.8, 0.45, 0.6, 0.7][eighth % 8];
        ring.add(at, 0.0, 0.3 * accent, &pluck(root, 9.0));
        ring.add(at, 0.0, 0.2 * accent, &pluck(root + 12.0, 9.0));
        if eighth % 8 == 0 || eighth % 8 == 1 {
            ring.add(at, 0.0, 0.4 * accent, &kick(140.0));
        }
        if eighth % 4 == 2 {
            ring.add(at, 0.35, 0.05, &hat(200 + eighth as u32, 0.02));
        }
    }
    for (at, midi, pan) in [
        (5.33, 74.0, -0.6),
        (13.33, 75.0, 0.6),
        (21.33, 68.0, -0.4),
        (29.33, 73.0, 0.5),
    ] {
        ring.add(at, pan, 0.14, &bell(midi));
    }
    ring.reverb(0.5).level()
}

/// Phase 3: tense, 120 beats a minute.
fn tense() -> Stereo {
    let mut ring = Ring::new();
    drone(&mut ring, 38.0, 0.10);
    pads(
        &mut ring,
        [
            &[50.0, 56.0, 62.0, 65.0],
            &[51.0, 57.0, 63.0, 66.0],
            &[50.0, 56.0, 62.0, 68.0],
            &[49.0, 55.0, 61.0, 67.0],
        ],
        0.09,
        6.0,
    );
    let step = 60.0 / 120.0 / 4.0;
    let figure = [
        0.0, 12.0, 7.0, 12.0, 3.0, 12.0, 7.0, 10.0, 0.0, 12.0, 8.0, 12.0, 3.0, 12.0, 6.0, 10.0,
    ];
    let roots = [50.0, 51.0, 50.0, 49.0];
    for sixteenth in 0..256 {
        let at = sixteenth as f32 * step;
        let bar = (at / 8.0) as usize % 4;
        let midi = roots[bar] + figure[sixteenth % 16];
        let accent = if sixteenth % 4 == 0 { 1.0 } else { 0.55 };
        // The figure opens up towards the end of each chord.
        let bright = 2.0 + 7.0 * (at % 8.0) / 8.0;
        let pan = if sixteenth % 2 == 0 { -0.35 } else { 0.35 };
        ring.add(at, pan, 0.34 * accent, &pluck(midi, bright));
        if sixteenth % 4 == 0 {
            ring.add(at, 0.0, 0.26, &pluck(roots[bar] - 12.0, 9.0));
            ring.add(at, 0.0, 0.42, &kick(160.0));
        }
        if sixteenth % 4 == 2 {
            ring.add(at, 0.2, 0.07, &hat(300 + sixteenth as u32, 0.015));
        }
    }
    // Noise that swells into every new chord.
    let (mut noise, mut filter) = (Noise::new(401), Filter::default());
    let swell = sound(4.0, |t| {
        filter.band(noise.next(), glide(300.0, 3_000.0, t / 4.0), 1.5)
            * (t / 4.0).powi(3)
            * held(t, 4.0, 0.03)
    });
    for bar in 0..4 {
        ring.add(bar as f32 * 8.0 + 4.0, 0.0, 0.35, &swell);
    }
    ring.reverb(0.4).level()
}
