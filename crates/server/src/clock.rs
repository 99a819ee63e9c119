//! The clock of a table: converts wall time to game time, and can be stopped.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::Millis;
use tokio::time::Instant;

/// Game milliseconds per millisecond, for every table of this process.
static SPEED: AtomicU32 = AtomicU32::new(1);

/// Makes the clocks of all tables run this many times faster, for tests.
pub fn set_speed(times: u32) {
    SPEED.store(times.max(1), Ordering::Relaxed);
}

/// The factor set with [`set_speed`].
pub fn speed() -> u32 {
    SPEED.load(Ordering::Relaxed)
}

/// Game times at which the clocks of all tables stop.
static STOPS: OnceLock<Vec<Millis>> = OnceLock::new();

/// Stops the clock of every table at these game times, as after a restart, until a player continues. Tests reach a certain
/// moment this way, whatever the speed of the machine. Can be set once.
pub fn set_stops(stops: Vec<Millis>) {
    // Only called at start.
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

/// A gap this long between two heartbeats means that the whole process was suspended (SIGSTOP, a debugger, a paused machine).
const JUMP: Duration = Duration::from_secs(5);

struct Heartbeat {
    last: std::time::Instant,
    /// Total time that the process was suspended.
    lost: Duration,
}

static HEARTBEAT: Mutex<Option<Heartbeat>> = Mutex::new(None);

/// Starts the thread that notices when the process was suspended: it looks at the time every second.
pub fn start_heartbeat() -> std::io::Result<()> {
    let mut heartbeat = HEARTBEAT.lock().unwrap_or_else(PoisonError::into_inner);
    if heartbeat.is_some() {
        return Ok(());
    }
    *heartbeat = Some(Heartbeat {
        last: std::time::Instant::now(),
        lost: Duration::ZERO,
    });
    drop(heartbeat);
    let beat = || {
        loop {
            std::thread::sleep(Duration::from_secs(1));
            lost_time();
        }
    };
    std::thread::Builder::new()
        .name("heartbeat".into())
        .spawn(beat)
        .map(drop)
}

/// Total time that the process was suspended.
pub fn lost_time() -> Duration {
    // A poisoned lock is harmless: the value is never partly changed.
    let mut heartbeat = HEARTBEAT.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(heartbeat) = &mut *heartbeat else {
        return Duration::ZERO;
    };
    let now = std::time::Instant::now();
    let gap = now.saturating_duration_since(heartbeat.last);
    if gap > JUMP {
        tracing::warn!(seconds = gap.as_secs(), "the process was suspended");
        heartbeat.lost += gap;
    }
    heartbeat.last = now;
    heartbeat.lost
}

/// Game time, stopped or running. Time during which the process was suspended does not count.
#[derive(Clone, Copy, Debug)]
pub struct TableClock {
    base: Millis,
    since: Option<Instant>,
    /// [`lost_time`] when the clock was started.
    lost: Duration,
    /// The clock stops at this time.
    stop: Option<Millis>,
}

impl TableClock {
    /// A clock that is stopped at `at`.
    pub fn stopped_at(at: Millis) -> TableClock {
        TableClock {
            base: at,
            since: None,
            lost: Duration::ZERO,
            stop: stop_after(at),
        }
    }

    /// Game time now.
    pub fn now(&self) -> Millis {
        match self.since {
            Some(since) => {
                let elapsed = since.elapsed().saturating_sub(self.jump()).as_millis() as u64;
                let now = self
                    .base
                    .plus(Millis(elapsed.saturating_mul(speed().into())));
                self.stop.map_or(now, |stop| now.min(stop))
            }
            None => self.base,
        }
    }

    /// How long the process was suspended while this clock ran.
    pub fn jump(&self) -> Duration {
        match self.since {
            Some(_) => lost_time().saturating_sub(self.lost),
            None => Duration::ZERO,
        }
    }

    /// Starts or stops it.
    pub fn set_running(&mut self, running: bool) {
        match (running, self.since) {
            (true, None) => {
                self.since = Some(Instant::now());
                self.lost = lost_time();
            }
            (false, Some(_)) => *self = TableClock::stopped_at(self.now()),
            _ => {}
        }
    }

    /// The game time at which it stops, if there is one.
    pub fn stop(&self) -> Option<Millis> {
        self.stop
    }

    /// Whether it has reached its stop.
    pub fn is_at_stop(&self) -> bool {
        self.since.is_some() && self.stop == Some(self.now())
    }

    /// The moment at which it will show `at`, if it runs until then.
    pub fn when(&self, at: Millis) -> Option<Instant> {
        let wait = Duration::from_millis(at.since(self.base).0.div_ceil(speed().into()));
        // A deadline that overflows `Instant` never comes.
        self.since.and_then(|since| since.checked_add(wait))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_clock_runs_and_stops() {
        let mut clock = TableClock::stopped_at(Millis(500));
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
