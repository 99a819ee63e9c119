//! A table's clock: wall time in, game time out, and it can be stopped.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::Millis;
use tokio::time::Instant;

/// Game milliseconds per millisecond, for every table of this process.
static SPEED: AtomicU32 = AtomicU32::new(1);

/// Lets the clocks of all tables run that much faster: whole missions in seconds, for rehearsals and tests.
pub fn set_speed(times: u32) {
    SPEED.store(times.max(1), Ordering::Relaxed);
}

fn speed() -> u64 {
    u64::from(SPEED.load(Ordering::Relaxed))
}

/// Milliseconds since 1970.
pub fn wall() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| time.as_millis() as u64)
}

/// Game time: stands, or runs since a moment.
#[derive(Clone, Copy, Debug)]
pub struct TableClock {
    base: Millis,
    since: Option<Instant>,
}

impl TableClock {
    /// A clock that stands at `at`.
    pub fn standing(at: Millis) -> TableClock {
        TableClock {
            base: at,
            since: None,
        }
    }

    /// Game time now.
    pub fn now(&self) -> Millis {
        match self.since {
            Some(since) => {
                let elapsed = since.elapsed().as_millis() as u64;
                self.base.plus(Millis(elapsed.saturating_mul(speed())))
            }
            None => self.base,
        }
    }

    /// Starts or stops it.
    pub fn set_running(&mut self, running: bool) {
        match (running, self.since) {
            (true, None) => self.since = Some(Instant::now()),
            (false, Some(_)) => *self = TableClock::standing(self.now()),
            _ => {}
        }
    }

    /// When it will show `at`, if it goes on running.
    pub fn when(&self, at: Millis) -> Option<Instant> {
        let wait = Duration::from_millis(at.since(self.base).0.div_ceil(speed()));
        // A deadline beyond what the machine can count never comes.
        self.since.and_then(|since| since.checked_add(wait))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_clock_runs_and_stands() {
        let mut clock = TableClock::standing(Millis(500));
        tokio::time::advance(Duration::from_secs(5)).await;
        assert_eq!(clock.now(), Millis(500));
        assert_eq!(clock.when(Millis(900)), None);

        clock.set_running(true);
        tokio::time::advance(Duration::from_millis(250)).await;
        assert_eq!(clock.now(), Millis(750));
        assert_eq!(
            clock.when(Millis(900)),
            Some(Instant::now() + Duration::from_millis(150))
        );

        clock.set_running(false);
        tokio::time::advance(Duration::from_secs(9)).await;
        assert_eq!(clock.now(), Millis(750));
    }
}
