//! A table's clock: wall time in, game time out, and it can be stopped.

use std::sync::OnceLock;
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

/// How much faster they run.
pub fn speed() -> u32 {
    SPEED.load(Ordering::Relaxed)
}

/// Where the clocks of all tables of this process come to stand.
static STOPS: OnceLock<Vec<Millis>> = OnceLock::new();

/// Lets the clock of every table stand at these game times, as after a restart, until somebody says go: however fast it runs
/// and however slow the machine is, a rehearsal comes to the moment it is about, and has time there. Set once.
pub fn set_stops(stops: Vec<Millis>) {
    // Nobody sets them twice.
    let _ = STOPS.set(stops);
}

fn stop_after(at: Millis) -> Option<Millis> {
    let stops = STOPS.get()?.iter().copied();
    stops.filter(|stop| *stop > at).min()
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
    /// It runs no further than this.
    stop: Option<Millis>,
}

impl TableClock {
    /// A clock that stands at `at`.
    pub fn standing(at: Millis) -> TableClock {
        TableClock {
            base: at,
            since: None,
            stop: stop_after(at),
        }
    }

    /// Game time now.
    pub fn now(&self) -> Millis {
        match self.since {
            Some(since) => {
                let elapsed = since.elapsed().as_millis() as u64;
                let now = self
                    .base
                    .plus(Millis(elapsed.saturating_mul(speed().into())));
                self.stop.map_or(now, |stop| now.min(stop))
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

    /// Where it comes to stand, if anywhere.
    pub fn stop(&self) -> Option<Millis> {
        self.stop
    }

    /// Whether it has run as far as it may.
    pub fn is_at_stop(&self) -> bool {
        self.since.is_some() && self.stop == Some(self.now())
    }

    /// When it will show `at`, if it goes on running.
    pub fn when(&self, at: Millis) -> Option<Instant> {
        let wait = Duration::from_millis(at.since(self.base).0.div_ceil(speed().into()));
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
