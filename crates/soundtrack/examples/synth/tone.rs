//! Building blocks of all sounds: oscillators, envelopes, filters.

use std::f32::consts::TAU;

/// Samples per second of everything we make.
pub const RATE: usize = 24_000;

/// Seconds to samples.
pub fn samples(seconds: f32) -> usize {
    (seconds * RATE as f32).round() as usize
}

/// Noise that is the same in every run.
pub struct Noise(u32);

impl Noise {
    pub fn new(seed: u32) -> Noise {
        Noise(seed.wrapping_mul(2_654_435_761) | 1)
    }

    /// Between -1 and 1.
    pub fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as f32 / u32::MAX as f32 * 2.0 - 1.0
    }
}

/// An oscillator with variable frequency: it counts its own periods.
#[derive(Default)]
pub struct Turn(f32);

impl Turn {
    /// Advances by one sample at this frequency; returns the phase, 0 to 1.
    pub fn at(&mut self, hertz: f32) -> f32 {
        self.0 = (self.0 + hertz / RATE as f32).fract();
        self.0
    }

    pub fn sine(&mut self, hertz: f32) -> f32 {
        (self.at(hertz) * TAU).sin()
    }

    /// A saw with its highest partials taken off (two-sample polynomial), to avoid aliasing.
    pub fn saw(&mut self, hertz: f32) -> f32 {
        let step = hertz / RATE as f32;
        let turn = self.at(hertz);
        let edge = |t: f32| {
            if t < step {
                let x = t / step;
                x + x - x * x - 1.0
            } else if t > 1.0 - step {
                let x = (t - 1.0) / step;
                x * x + x + x + 1.0
            } else {
                0.0
            }
        };
        2.0 * turn - 1.0 - edge(turn)
    }
}

/// A resonant filter that gives low-pass, band-pass and high-pass at once (state variable, stable up to half the rate).
#[derive(Default)]
pub struct Filter {
    low: f32,
    band: f32,
}

impl Filter {
    fn run(&mut self, input: f32, hertz: f32, resonance: f32) -> (f32, f32, f32) {
        let g = (std::f32::consts::PI * (hertz / RATE as f32).min(0.49)).tan();
        let k = 1.0 / resonance;
        let v1 = (self.band + g * (input - self.low)) / (1.0 + g * (g + k));
        let v2 = self.low + g * v1;
        self.band = 2.0 * v1 - self.band;
        self.low = 2.0 * v2 - self.low;
        (v2, v1, input - k * v1 - v2)
    }

    pub fn low(&mut self, input: f32, hertz: f32, resonance: f32) -> f32 {
        self.run(input, hertz, resonance).0
    }

    pub fn band(&mut self, input: f32, hertz: f32, resonance: f32) -> f32 {
        self.run(input, hertz, resonance).1
    }

    pub fn high(&mut self, input: f32, hertz: f32, resonance: f32) -> f32 {
        self.run(input, hertz, resonance).2
    }
}

/// Rises in `attack` seconds, then falls by half every `half_life` seconds.
pub fn struck(t: f32, attack: f32, half_life: f32) -> f32 {
    if t < 0.0 {
        0.0
    } else if t < attack {
        t / attack
    } else {
        0.5f32.powf((t - attack) / half_life)
    }
}

/// Full between its two ends, with soft edges.
pub fn held(t: f32, length: f32, edge: f32) -> f32 {
    (t / edge).min((length - t) / edge).clamp(0.0, 1.0)
}

/// Full until it fades away at its end.
pub fn fading(t: f32, length: f32, edge: f32) -> f32 {
    ((length - t) / edge).clamp(0.0, 1.0)
}

/// A value that moves from `from` to `to` in equal ratios while `x` goes from 0 to 1.
pub fn glide(from: f32, to: f32, x: f32) -> f32 {
    from * (to / from).powf(x.clamp(0.0, 1.0))
}

/// A sound of that length, sample by sample: the function is given the time in seconds.
pub fn sound(seconds: f32, mut sample: impl FnMut(f32) -> f32) -> Vec<f32> {
    (0..samples(seconds))
        .map(|n| sample(n as f32 / RATE as f32))
        .collect()
}

/// Brings the loudest quarter second to that RMS (in dBFS), peaks bent softly below -1 dBFS, both ends silent.
pub fn level(mut sound: Vec<f32>, rms_db: f32) -> Vec<f32> {
    let window = samples(0.25).min(sound.len());
    let loudest = sound
        .windows(window)
        .step_by(window / 8)
        .map(|w| w.iter().map(|x| x * x).sum::<f32>() / window as f32)
        .fold(0.0, f32::max)
        .sqrt();
    let gain = 10f32.powf(rms_db / 20.0) / loudest.max(1e-6);
    let edge = samples(0.003);
    let length = sound.len();
    for (n, x) in sound.iter_mut().enumerate() {
        let ends = (n.min(length - 1 - n) as f32 / edge as f32).min(1.0);
        *x = (*x * gain * ends / 0.89).tanh() * 0.89;
    }
    sound
}
