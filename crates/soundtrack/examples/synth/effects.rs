//! The sounds: those of the ship computer, and those of the flight.

use crate::tone::{Filter, Noise, Turn, fading, glide, held, level, samples, sound, struck};

/// Every effect: the name of its file and its samples.
pub fn all() -> Vec<(&'static str, Vec<f32>)> {
    vec![
        // The ship computer.
        ("alarm", level(alarm(), -19.0)),
        (
            "threat",
            level(pings(&[(0.0, 880.0), (0.13, 1_174.7)], 0.5), -21.0),
        ),
        ("serious-threat", level(serious_threat(), -20.0)),
        (
            "data",
            level(
                pings(&[(0.0, 1_318.5), (0.07, 1_568.0), (0.14, 2_093.0)], 0.4),
                -24.0,
            ),
        ),
        ("beep", level(beep(), -18.0)),
        ("tick", level(tick(), -32.0)),
        ("phase-end", level(gong(), -21.0)),
        ("jump", level(jump(), -16.0)),
        ("static", noise_loop()),
        // The flight.
        ("laser-heavy", level(laser(0.9, 900.0, 90.0, 0.22), -17.0)),
        (
            "laser-light",
            level(laser(0.45, 1_900.0, 320.0, 0.1), -19.0),
        ),
        ("pulse-cannon", level(pulse_cannon(), -17.0)),
        ("rocket", level(rocket(), -18.0)),
        ("interceptors", level(interceptors(), -19.0)),
        ("shield", level(shield(), -19.0)),
        ("hit", level(boom(0.9, 150.0, 0.09, 900.0, 3), -16.0)),
        ("explosion", level(boom(1.8, 90.0, 0.25, 2_400.0, 4), -15.0)),
        ("door", level(door(), -22.0)),
        ("gravolift", level(gravolift(), -22.0)),
        ("energy", level(energy(), -21.0)),
        ("battlebots", level(battlebots(), -19.0)),
        (
            "computer",
            level(
                pings(
                    &[
                        (0.0, 1_046.5),
                        (0.09, 1_046.5),
                        (0.18, 1_568.0),
                        (0.27, 1_318.5),
                    ],
                    0.55,
                ),
                -24.0,
            ),
        ),
        ("malfunction", level(malfunction(), -20.0)),
        (
            "delay",
            level(
                pings(&[(0.0, 622.3), (0.12, 466.2), (0.24, 311.1)], 0.6),
                -22.0,
            ),
        ),
        ("knocked-out", level(boom(0.5, 70.0, 0.06, 260.0, 5), -18.0)),
        (
            "survived",
            level(
                pings(
                    &[(0.0, 523.3), (0.14, 659.3), (0.28, 784.0), (0.42, 1_046.5)],
                    1.1,
                ),
                -20.0,
            ),
        ),
        ("lost", level(lost(), -17.0)),
    ]
}

/// Short clear tones, each with its octave.
fn pings(tones: &[(f32, f32)], length: f32) -> Vec<f32> {
    let mut turns: Vec<[Turn; 2]> = tones.iter().map(|_| Default::default()).collect();
    sound(length, |t| {
        tones
            .iter()
            .zip(&mut turns)
            .map(|(&(start, hertz), turn)| {
                let loudness = struck(t - start, 0.004, 0.055);
                loudness * (turn[0].sine(hertz) + 0.25 * turn[1].sine(hertz * 2.0))
            })
            .sum()
    })
}

/// A two-tone klaxon: loud for half a second, then quieter under the voice.
fn alarm() -> Vec<f32> {
    let (mut low, mut high, mut horn) = (Turn::default(), Turn::default(), Filter::default());
    sound(2.6, |t| {
        let hertz = if t % 0.52 < 0.26 { 392.0 } else { 523.3 };
        let raw = low.saw(hertz) + 0.6 * high.saw(hertz * 1.004);
        let loudness = if t < 0.45 {
            1.0
        } else {
            0.16 * held(t, 2.6, 0.6)
        };
        horn.band((raw * 1.5).tanh(), 1_300.0, 1.2) * loudness * held(t, 2.6, 0.01)
    })
}

/// Three harsh pulses on a tritone.
fn serious_threat() -> Vec<f32> {
    let (mut a, mut b, mut horn) = (Turn::default(), Turn::default(), Filter::default());
    sound(0.55, |t| {
        let pulse = held(t % 0.14, 0.1, 0.006) * if t < 0.38 { 1.0 } else { 0.0 };
        horn.low((a.saw(466.2) + b.saw(659.3)) * pulse, 2_600.0, 1.0)
    })
}

fn beep() -> Vec<f32> {
    let mut tone = Turn::default();
    sound(0.5, |t| tone.sine(1_000.0) * held(t, 0.5, 0.01))
}

fn tick() -> Vec<f32> {
    let (mut tone, mut noise) = (Turn::default(), Noise::new(11));
    sound(0.08, |t| {
        tone.sine(1_760.0) * struck(t, 0.001, 0.008) + 0.4 * noise.next() * struck(t, 0.0005, 0.002)
    })
}

/// A struck plate: inharmonic partials, of which the high ones decay first.
fn gong() -> Vec<f32> {
    let partials = [
        (1.0, 1.0),
        (1.51, 0.7),
        (2.09, 0.5),
        (2.77, 0.4),
        (3.63, 0.25),
        (5.41, 0.15),
    ];
    let mut turns: [Turn; 6] = Default::default();
    sound(2.0, |t| {
        let rung = partials
            .iter()
            .zip(&mut turns)
            .map(|(&(ratio, share), turn)| {
                share * turn.sine(146.8 * ratio) * struck(t, 0.005, 0.5 / ratio)
            });
        rung.sum::<f32>() * fading(t, 2.0, 0.3)
    })
}

/// The jump: a rise of three seconds.
fn jump() -> Vec<f32> {
    let (mut a, mut b, mut sub) = (Turn::default(), Turn::default(), Turn::default());
    let (mut noise, mut wind, mut body) = (Noise::new(21), Filter::default(), Filter::default());
    const GO: f32 = 3.2;
    sound(6.6, |t| {
        let x = t / GO;
        if t < GO {
            let rise = glide(55.0, 880.0, x * x);
            let tones = body.low(
                a.saw(rise) + b.saw(rise * 1.498),
                glide(300.0, 6_000.0, x),
                1.5,
            );
            let air = wind.band(noise.next(), glide(400.0, 7_000.0, x), 1.2);
            (tones * 0.25 + air * 0.5 * x) * (0.1 + 0.9 * x * x)
        } else {
            let after = t - GO;
            let thump = sub.sine(glide(110.0, 32.0, after / 0.9)) * struck(after, 0.002, 0.35);
            let air = wind.low(noise.next(), glide(5_000.0, 180.0, after / 2.6), 0.9);
            (thump * 1.6 + air * struck(after, 0.01, 0.55)) * held(t, 6.6, 0.8)
        }
    })
}

/// Four seconds of static whose end runs into its beginning.
fn noise_loop() -> Vec<f32> {
    let (mut noise, mut crackle) = (Noise::new(31), Noise::new(32));
    let (mut band, mut dust, mut hiss) = (Filter::default(), Filter::default(), Filter::default());
    let (length, seam) = (4.0, 0.5);
    let mut burst = 0.0;
    let long = sound(length + seam, |t| {
        let swell = 0.75 + 0.25 * (std::f32::consts::TAU * t * 0.75).sin();
        if crackle.next() > 0.9988 {
            burst = 1.0 + crackle.next();
        }
        burst *= 0.985;
        let grains = dust.band(crackle.next() * burst, 2_300.0, 0.9);
        let air = hiss.high(band.band(noise.next(), 1_700.0, 0.55), 320.0, 0.7);
        air * swell + grains * 1.6
    });
    let (body, tail) = long.split_at(samples(length));
    let mut looped = body.to_vec();
    let seam = tail.len();
    for (n, (x, end)) in looped.iter_mut().zip(tail).enumerate() {
        // Equal-power cross-fade, because the two noises are uncorrelated.
        let angle = n as f32 / seam as f32 * std::f32::consts::FRAC_PI_2;
        *x = *x * angle.sin() + end * angle.cos();
    }
    let rms = (looped.iter().map(|x| x * x).sum::<f32>() / looped.len() as f32).sqrt();
    looped
        .iter()
        .map(|x| (x * 0.1 / rms).clamp(-0.8, 0.8))
        .collect()
}

fn laser(length: f32, from: f32, to: f32, half_life: f32) -> Vec<f32> {
    let (mut a, mut b, mut c) = (Turn::default(), Turn::default(), Turn::default());
    let mut mouth = Filter::default();
    sound(length, |t| {
        let hertz = glide(from, to, t / (length * 0.7));
        let raw = a.saw(hertz) + b.saw(hertz * 1.013) + 0.5 * c.sine(hertz * 0.5);
        mouth.low(raw, hertz * 6.0 + 400.0, 2.0) * struck(t, 0.003, half_life)
    })
}

/// A pressure wave: a deep drop with a ring of air around it.
fn pulse_cannon() -> Vec<f32> {
    let (mut deep, mut ring) = (Turn::default(), Turn::default());
    let (mut noise, mut air) = (Noise::new(41), Filter::default());
    sound(1.0, |t| {
        let drop = deep.sine(glide(240.0, 38.0, t / 0.5)) * struck(t, 0.004, 0.16);
        let wave = ring.sine(glide(900.0, 120.0, t / 0.8)) * struck(t - 0.03, 0.02, 0.12);
        drop * 1.4
            + wave * 0.4
            + air.band(noise.next(), glide(3_000.0, 200.0, t), 1.0) * struck(t, 0.01, 0.1)
    })
}

fn rocket() -> Vec<f32> {
    let (mut noise, mut flame, mut deep) = (Noise::new(51), Filter::default(), Turn::default());
    sound(1.4, |t| {
        let thrust = held(t, 1.4, 0.25);
        let roar = flame.band(noise.next(), glide(350.0, 1_800.0, t / 1.2), 0.8);
        (roar * 1.5 + 0.4 * deep.sine(glide(60.0, 95.0, t))) * thrust * glide(1.0, 0.25, t / 1.4)
    })
}

fn interceptors() -> Vec<f32> {
    let (mut left, mut right, mut noise, mut air) = (
        Turn::default(),
        Turn::default(),
        Noise::new(61),
        Filter::default(),
    );
    sound(1.2, |t| {
        // The pitch falls as they pass (Doppler effect).
        let hertz = glide(520.0, 260.0, ((t - 0.35) / 0.4).clamp(0.0, 1.0));
        let engines = left.saw(hertz) + right.saw(hertz * 1.03);
        let near = 1.0 / (1.0 + ((t - 0.5) / 0.18).powi(2));
        air.low(
            engines * 0.5 + noise.next() * 0.6,
            600.0 + 3_000.0 * near,
            0.9,
        ) * near
            * held(t, 1.2, 0.1)
    })
}

/// A hit on a shield: a decaying sound over a hum.
fn shield() -> Vec<f32> {
    let mut turns: [Turn; 4] = Default::default();
    let (mut noise, mut hiss) = (Noise::new(71), Filter::default());
    sound(0.8, |t| {
        let wobble = 1.0 + 0.02 * (t * 60.0).sin();
        let field: f32 = [220.0, 331.0, 443.0, 667.0]
            .iter()
            .zip(&mut turns)
            .map(|(hertz, turn)| turn.sine(hertz * wobble))
            .sum();
        field * 0.3 * struck(t, 0.01, 0.16)
            + hiss.high(noise.next(), 4_000.0, 0.8) * struck(t, 0.002, 0.04)
    })
}

/// Something hits or bursts: a thump, then debris.
fn boom(length: f32, hertz: f32, half_life: f32, bright: f32, seed: u32) -> Vec<f32> {
    let (mut deep, mut noise, mut dust, mut air) = (
        Turn::default(),
        Noise::new(80 + seed),
        Noise::new(90 + seed),
        Filter::default(),
    );
    sound(length, |t| {
        let thump = deep.sine(glide(hertz, hertz * 0.35, t / 0.3)) * struck(t, 0.002, half_life);
        let crumble = if dust.next() > 0.2 { 1.0 } else { 0.3 };
        let blast = air.low(
            noise.next() * crumble,
            glide(bright, 120.0, t / length),
            0.8,
        );
        let sum = thump * 1.4 + blast * 1.3 * struck(t, 0.003, half_life * 1.3);
        (sum * 1.4).tanh() * fading(t, length, 0.1)
    })
}

fn door() -> Vec<f32> {
    let (mut noise, mut air, mut motor) = (Noise::new(101), Filter::default(), Turn::default());
    sound(0.55, |t| {
        let slide = held(t, 0.42, 0.05)
            * (air.band(noise.next(), glide(900.0, 2_400.0, t / 0.4), 2.0)
                + 0.12 * motor.saw(85.0));
        slide + 0.9 * noise.next() * struck(t - 0.43, 0.001, 0.012)
    })
}

fn gravolift() -> Vec<f32> {
    let (mut a, mut b) = (Turn::default(), Turn::default());
    sound(0.9, |t| {
        let hertz = glide(180.0, 360.0, (t / 0.7).powi(2));
        (a.sine(hertz) + 0.4 * b.sine(hertz * 2.01))
            * held(t, 0.9, 0.18)
            * (0.8 + 0.2 * (t * 90.0).sin())
    })
}

fn energy() -> Vec<f32> {
    let (mut a, mut b, mut soft) = (Turn::default(), Turn::default(), Filter::default());
    sound(0.6, |t| {
        let hertz = glide(110.0, 660.0, t / 0.45);
        soft.low(a.saw(hertz) + b.saw(hertz * 0.502), 1_800.0, 1.5) * held(t, 0.6, 0.08)
    })
}

/// Heavy steps, then a burst.
fn battlebots() -> Vec<f32> {
    let (mut noise, mut servo, mut steel, mut shot) = (
        Noise::new(111),
        Turn::default(),
        Filter::default(),
        Filter::default(),
    );
    sound(0.95, |t| {
        let step = steel.band(noise.next(), 420.0, 5.0)
            * (struck(t, 0.002, 0.03) + struck(t - 0.22, 0.002, 0.03));
        let whirr = 0.15 * servo.saw(140.0 + 60.0 * (t * 9.0).sin()) * held(t, 0.4, 0.05);
        let burst: f32 = (0..5)
            .map(|n| struck(t - 0.45 - 0.075 * n as f32, 0.001, 0.018))
            .sum();
        step * 2.0 + whirr + shot.band(noise.next(), 1_500.0, 0.9) * burst * 1.6
    })
}

/// A short circuit.
fn malfunction() -> Vec<f32> {
    let (mut noise, mut gate, mut buzz, mut spark) = (
        Noise::new(121),
        Noise::new(122),
        Turn::default(),
        Filter::default(),
    );
    let mut open = 0.0f32;
    sound(0.8, |t| {
        if gate.next() > 0.996 {
            open = 1.0;
        }
        open *= 0.9985;
        let hum = buzz.saw(100.0) * 0.4;
        (spark.high(noise.next(), 2_200.0, 1.2) * 0.7 + hum) * open * held(t, 0.8, 0.05)
    })
}

/// Power down.
fn lost() -> Vec<f32> {
    let (mut a, mut b, mut dark) = (Turn::default(), Turn::default(), Filter::default());
    let blast = boom(2.6, 80.0, 0.35, 1_800.0, 9);
    let fall = sound(2.6, |t| {
        let hertz = glide(196.0, 49.0, t / 2.0);
        let tones = a.saw(hertz) + b.saw(hertz * 1.06);
        dark.low(tones, glide(1_800.0, 150.0, t / 2.2), 1.1) * held(t, 2.6, 0.4)
    });
    blast.iter().zip(fall).map(|(x, y)| x + y * 0.5).collect()
}
