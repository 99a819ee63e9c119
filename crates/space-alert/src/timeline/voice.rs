//! One voice: who speaks when two announcements want the same moment.
//!
//! The policy, in order of rank:
//! 1. The countdown to the end of a phase or of the mission is exact, with its lead-in and the announcement that follows.
//! 2. The countdown of a data transfer is exact.
//! 3. Announcements begin at their scripted time; if the voice is taken they wait until it is free, data transfers first.
//! 4. The warnings "one minute" and "twenty seconds" wait a little, or are left out.
//! 5. Repetitions come right after what they repeat if there is room, or are left out.
//!
//! In the official scripts nothing of rank 1 to 4 ever has to wait.

/// Silence between two utterances, at least.
pub(super) const BREATH_MS: u32 = 250;

/// The times at which the voice is taken.
#[derive(Default)]
pub(super) struct Voice {
    /// Start and end of each spoken text, in order, with a short pause between them.
    taken: Vec<(u32, u32)>,
}

impl Voice {
    /// Takes exactly that time, if it is free.
    pub(super) fn take_exactly(&mut self, start: u32, length: u32) -> bool {
        self.take(start, length, 0).is_some()
    }

    /// Takes the first free time of that length that begins at `start` or at most `patience` later.
    pub(super) fn take(&mut self, start: u32, length: u32, patience: u32) -> Option<u32> {
        let latest = start.saturating_add(patience);
        let mut begin = start;
        let mut place = 0;
        for &(from, until) in &self.taken {
            if begin + length + BREATH_MS <= from {
                break;
            }
            begin = begin.max(until + BREATH_MS);
            place += 1;
        }
        if begin > latest {
            return None;
        }
        self.taken.insert(place, (begin, begin + length));
        Some(begin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_free_moment_is_taken_as_wished() {
        let mut voice = Voice::default();
        assert_eq!(voice.take(5_000, 1_000, 0), Some(5_000));
        assert_eq!(
            voice.take(0, 4_750, 0),
            Some(0),
            "just ends a breath before"
        );
    }

    #[test]
    fn who_comes_second_waits_for_the_first_gap_that_is_long_enough() {
        let mut voice = Voice::default();
        assert!(voice.take_exactly(1_000, 1_000));
        assert!(voice.take_exactly(3_000, 1_000));
        assert_eq!(voice.take(1_500, 500, 5_000), Some(2_250));
        assert_eq!(voice.take(1_500, 600, 5_000), Some(4_250));
    }

    #[test]
    fn patience_ends() {
        let mut voice = Voice::default();
        assert!(voice.take_exactly(0, 3_000));
        assert_eq!(voice.take(1_000, 100, 2_249), None);
        assert_eq!(voice.take(1_000, 100, 2_250), Some(3_250));
    }
}
