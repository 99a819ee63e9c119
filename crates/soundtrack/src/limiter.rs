//! Keeps peaks below the ceiling without distortion: the gain is already down when the peak arrives.

use std::collections::VecDeque;

/// Highest sample that leaves, about -1 dBFS.
pub(crate) const CEILING: f32 = 0.89;
/// Samples of look-ahead.
pub(crate) const AHEAD: usize = 120;

/// A look-ahead limiter for two channels. What goes in comes out [`AHEAD`] samples later.
pub(crate) struct Limiter {
    waiting: VecDeque<[f32; 2]>,
    /// Candidates for the smallest gain of the waiting samples: position and gain, in rising order.
    lowest: VecDeque<(u64, f32)>,
    /// The last smallest gains, for their mean.
    recent: VecDeque<f32>,
    sum: f64,
    place: u64,
}

impl Limiter {
    pub(crate) fn new() -> Limiter {
        Limiter {
            waiting: VecDeque::from(vec![[0.0; 2]; AHEAD]),
            lowest: VecDeque::new(),
            recent: VecDeque::from(vec![1.0; AHEAD]),
            sum: AHEAD as f64,
            place: 0,
        }
    }

    /// Takes a sample and returns the one from [`AHEAD`] samples ago.
    ///
    /// The gain needed at a peak is held as a minimum from the moment the peak is seen until it has left; the mean over
    /// as many samples slides there smoothly and has arrived when the peak does.
    pub(crate) fn pass(&mut self, sample: [f32; 2]) -> [f32; 2] {
        let peak = sample[0].abs().max(sample[1].abs());
        let gain = if peak > CEILING { CEILING / peak } else { 1.0 };
        while self.lowest.back().is_some_and(|&(_, g)| g >= gain) {
            self.lowest.pop_back();
        }
        self.lowest.push_back((self.place, gain));
        while self
            .lowest
            .front()
            .is_some_and(|&(at, _)| at + (AHEAD as u64) < self.place)
        {
            self.lowest.pop_front();
        }
        self.place += 1;

        let minimum = self.lowest.front().map_or(1.0, |&(_, g)| g);
        self.recent.push_back(minimum);
        let oldest = self.recent.pop_front().unwrap_or(1.0);
        self.sum += f64::from(minimum) - f64::from(oldest);
        let mean = (self.sum / AHEAD as f64) as f32;

        self.waiting.push_back(sample);
        let out = self.waiting.pop_front().unwrap_or([0.0; 2]);
        // The clamp only corrects rounding errors.
        out.map(|x| (x * mean).clamp(-CEILING, CEILING))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn through(input: &[f32]) -> Vec<f32> {
        let mut limiter = Limiter::new();
        let padded = input.iter().copied().chain([0.0; AHEAD]);
        padded
            .map(|x| limiter.pass([x, x])[0])
            .skip(AHEAD)
            .collect()
    }

    #[test]
    fn quiet_sound_passes_unchanged() {
        let quiet: Vec<f32> = (0..2_000).map(|n| (n as f32 * 0.3).sin() * 0.5).collect();
        for (x, y) in quiet.iter().zip(through(&quiet)) {
            assert!((x - y).abs() < 1e-4);
        }
    }

    #[test]
    fn loud_sound_stays_below_the_ceiling_and_keeps_its_shape() {
        let loud: Vec<f32> = (0..4_000).map(|n| (n as f32 * 0.3).sin() * 3.0).collect();
        let out = through(&loud);
        assert!(out.iter().all(|x| x.abs() <= CEILING));
        // Scaled, not cut off: in the middle every sample has the same gain.
        let middle = 1_500..2_500;
        for n in middle {
            assert!((out[n] - loud[n] * CEILING / 3.0).abs() < 0.01, "{n}");
        }
    }

    #[test]
    fn a_single_click_is_turned_down_softly() {
        let mut click = vec![0.2; 1_000];
        click[500] = 4.0;
        let out = through(&click);
        assert!(out[500] <= CEILING && out[500] > CEILING * 0.98);
        assert!(
            out.windows(2)
                .all(|w| w[0] == out[499] || w[0] == out[500] || (w[0] - w[1]).abs() < 0.05)
        );
        assert!((out[100] - 0.2).abs() < 1e-4 && (out[900] - 0.2).abs() < 1e-4);
    }
}
