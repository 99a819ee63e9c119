//! Game time. The kernel has no clock: the caller passes the time.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Game time in milliseconds since the table's game began.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Millis(pub u64);

impl Millis {
    /// The moment the game began.
    pub const ZERO: Millis = Millis(0);

    /// Whole seconds as milliseconds.
    pub const fn secs(seconds: u64) -> Millis {
        Millis(seconds.saturating_mul(1000))
    }

    /// This time plus `other`, without overflow.
    pub const fn plus(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }

    /// Time from `earlier` to this; zero when `earlier` is later.
    pub const fn since(self, earlier: Millis) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0 / 1000;
        write!(
            f,
            "{}:{:02}.{:03}",
            seconds / 60,
            seconds % 60,
            self.0 % 1000
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_never_overflows() {
        assert_eq!(Millis(u64::MAX).plus(Millis(1)), Millis(u64::MAX));
        assert_eq!(Millis(1).since(Millis(2)), Millis::ZERO);
        assert_eq!(Millis::secs(u64::MAX), Millis(u64::MAX));
    }

    #[test]
    fn is_written_as_minutes_and_seconds() {
        assert_eq!(Millis(372_045).to_string(), "6:12.045");
    }
}
