//! How much one client may ask of the server.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use table::Refused;

use crate::protocol::LimitsInfo;
use crate::words;

const YEAR: Duration = Duration::from_secs(365 * 24 * 3600);

/// What is allowed. Every number can be set by the operator.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Longest frame in bytes.
    pub frame_bytes: usize,
    /// Messages a second that a connection may send for long.
    pub messages_per_second: f64,
    /// Messages it may send at once.
    pub message_burst: f64,
    /// Tables that a client (an address) may open in an hour.
    pub tables_per_hour: u32,
    /// Connections that a client may hold.
    pub connections: u32,
    /// A table that nobody looks at is put to sleep after so many seconds.
    pub idle_seconds: u64,
    /// How long a connection may keep waiting at a time what goes to it; and in all, though it takes nothing.
    pub deaf: Duration,
    /// A connection without a sign of life for so long is gone.
    pub silent: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            frame_bytes: 64 * 1024,
            messages_per_second: 15.0,
            message_burst: 60.0,
            tables_per_hour: 60,
            connections: 100,
            idle_seconds: 600,
            deaf: Duration::from_secs(30),
            silent: Duration::from_secs(35),
        }
    }
}

impl Limits {
    /// When a lonely table goes to sleep. What is longer than a year is no time that a clock could be set to.
    pub fn idle(&self) -> Duration {
        Duration::from_secs(self.idle_seconds).min(YEAR)
    }

    /// A connection that has been silent for so long is asked for a sign of life; one that speaks is not.
    pub fn ping(&self) -> Duration {
        self.silent * 2 / 7
    }

    /// What a client is told.
    pub fn info(&self) -> LimitsInfo {
        LimitsInfo {
            frame_bytes: self.frame_bytes.try_into().unwrap_or(u32::MAX),
            name_chars: words::NAME_CHARS as u32,
            chat_chars: words::CHAT_CHARS as u32,
        }
    }
}

/// A bucket of permissions that fills up again with time.
#[derive(Clone, Debug)]
pub struct Bucket {
    size: f64,
    per_second: f64,
    left: f64,
    since: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn new(size: f64, per_second: f64, now: Instant) -> Bucket {
        Bucket {
            size,
            per_second,
            left: size,
            since: now,
        }
    }

    /// Takes one, or says how long to wait for the next.
    pub fn take(&mut self, now: Instant) -> Result<(), Duration> {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.left = self.size.min(self.left + passed * self.per_second);
        self.since = now;
        if self.left >= 1.0 {
            self.left -= 1.0;
            return Ok(());
        }
        let wait = (1.0 - self.left) / self.per_second;
        // A bucket that never fills again is waited for an hour at a time.
        Err(Duration::try_from_secs_f64(wait).unwrap_or(Duration::from_secs(3600)))
    }

    fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.left + passed * self.per_second >= self.size
    }
}

/// What each client holds.
#[derive(Clone)]
pub struct Clients {
    limits: Limits,
    clients: Arc<Mutex<HashMap<IpAddr, Client>>>,
}

struct Client {
    connections: u32,
    tables: Bucket,
}

impl Client {
    /// Whether there is nothing to know of this client.
    fn is_forgotten(&self, now: Instant) -> bool {
        self.connections == 0 && self.tables.is_full(now)
    }
}

impl Clients {
    /// Nobody yet.
    pub fn new(limits: Limits) -> Clients {
        Clients {
            limits,
            clients: Arc::default(),
        }
    }

    fn with<T>(&self, address: IpAddr, what: impl FnOnce(&mut Client) -> T) -> T {
        // Counters are whole whenever the lock is free: a panic elsewhere does not spoil them.
        let mut clients = self.clients.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        let size = f64::from(self.limits.tables_per_hour);
        // Whoever opened a table and never came back is forgotten before the list would have to grow for others.
        if clients.len() == clients.capacity() {
            clients.retain(|_, client| !client.is_forgotten(now));
        }
        let client = clients.entry(household(address)).or_insert_with(|| Client {
            connections: 0,
            tables: Bucket::new(size, size / 3600.0, now),
        });
        let result = what(client);
        if client.is_forgotten(now) {
            clients.remove(&household(address));
        }
        result
    }

    /// A client connects. The connection counts until the guard is dropped.
    pub fn connect(&self, address: IpAddr) -> Result<Connected, Refused> {
        let most = self.limits.connections;
        self.with(address, |client| {
            if client.connections >= most {
                return Err(
                    Refused::new("refused-too-many-connections").with("max", i64::from(most))
                );
            }
            client.connections += 1;
            Ok(Connected {
                clients: self.clone(),
                address,
            })
        })
    }
}

/// A connection that counts.
pub struct Connected {
    clients: Clients,
    address: IpAddr,
}

impl Connected {
    /// This client opens a table.
    pub fn open_table(&self) -> Result<(), Refused> {
        let taken = self
            .clients
            .with(self.address, |client| client.tables.take(Instant::now()));
        taken.map_err(|wait| {
            let minutes = wait.as_secs().div_ceil(60) as i64;
            Refused::new("refused-too-many-tables").with("minutes", minutes)
        })
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        self.clients
            .with(self.address, |client| client.connections -= 1);
    }
}

/// With IPv6 a household has a network of addresses, so that is what is counted.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills() {
        let start = Instant::now();
        let mut bucket = Bucket::new(2.0, 10.0, start);
        assert_eq!(bucket.take(start), Ok(()));
        assert_eq!(bucket.take(start), Ok(()));
        assert!(bucket.take(start).unwrap_err() <= Duration::from_millis(100));
        assert_eq!(bucket.take(start + Duration::from_millis(150)), Ok(()));
        assert!(!bucket.is_full(start + Duration::from_millis(160)));
        assert!(bucket.is_full(start + Duration::from_secs(1)));
    }

    #[test]
    fn connections_and_tables_are_counted_by_household() {
        let limits = Limits {
            connections: 2,
            tables_per_hour: 1,
            ..Limits::default()
        };
        let clients = Clients::new(limits);
        let here: IpAddr = "2001:db8::1".parse().unwrap();
        let neighbour: IpAddr = "2001:db8::2".parse().unwrap();
        let elsewhere: IpAddr = "192.0.2.1".parse().unwrap();
        let first = clients.connect(here).unwrap();
        let second = clients.connect(neighbour).unwrap();
        assert!(clients.connect(here).is_err());
        assert!(clients.connect(elsewhere).is_ok());
        drop(second);
        let second = clients.connect(here).unwrap();

        assert_eq!(first.open_table(), Ok(()));
        let refused = second.open_table().unwrap_err();
        assert_eq!(refused.code, "refused-too-many-tables");
        drop((first, second));
        assert_eq!(
            clients.clients.lock().unwrap().len(),
            1,
            "the tables are not forgotten yet"
        );
    }

    /// Addresses that never come back do not gather for ever.
    #[test]
    fn clients_that_are_gone_are_forgotten() {
        let clients = Clients::new(Limits::default());
        let address = |number: usize| IpAddr::from((number as u32).to_be_bytes());
        let room = {
            let mut list = clients.clients.lock().unwrap();
            list.extend((0..1_000).map(|number| {
                let tables = Bucket::new(1.0, 1.0, Instant::now());
                let gone = Client {
                    connections: 0,
                    tables,
                };
                (address(number), gone)
            }));
            list.capacity()
        };
        let here: Vec<_> = (1_000..=room)
            .map(|number| clients.connect(address(number)).unwrap())
            .collect();
        assert_eq!(clients.clients.lock().unwrap().len(), here.len());
    }

    #[test]
    fn no_idle_time_is_too_long() {
        let limits = Limits {
            idle_seconds: u64::MAX,
            ..Limits::default()
        };
        let _ = Instant::now() + limits.idle();
        assert_eq!(limits.idle(), YEAR);
    }
}
