//! Limits for clients: connections, messages and new tables.

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use table::Refused;

use crate::error_code::ErrorCode;
use crate::input_validation;
use crate::protocol::LimitsInfo;

const YEAR: Duration = Duration::from_secs(365 * 24 * 3600);

/// What is allowed. Every number can be set by the operator.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Longest frame in bytes.
    pub frame_bytes: usize,
    /// Sustained messages per second of a connection.
    pub messages_per_second: f64,
    /// Messages in a burst.
    pub message_burst: f64,
    /// Tables that a client (an address) may open in an hour.
    pub tables_per_hour: u32,
    /// Connections that a client may hold.
    pub connections: u32,
    /// A table without viewers is unloaded after this many seconds.
    pub idle_seconds: u64,
    /// How long a client may read nothing while data waits for it.
    pub deaf: Duration,
    /// A connection that sends nothing, not even a pong, for this long is closed.
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
    /// When a table without viewers is unloaded, at most a year: longer times overflow clocks.
    pub fn idle(&self) -> Duration {
        Duration::from_secs(self.idle_seconds).min(YEAR)
    }

    /// A connection that has been silent for this long gets a ping.
    pub fn ping(&self) -> Duration {
        self.silent * 2 / 7
    }

    /// The limits as sent to clients.
    pub fn info(&self) -> LimitsInfo {
        LimitsInfo {
            frame_bytes: self.frame_bytes.try_into().unwrap_or(u32::MAX),
            name_chars: input_validation::NAME_CHARS as u32,
            chat_chars: input_validation::CHAT_CHARS as u32,
        }
    }
}

/// A rate limit of one connection.
pub type MessageLimiter = DefaultDirectRateLimiter;

impl Limits {
    /// A rate limiter for the messages of a new connection.
    pub fn message_limiter(&self) -> MessageLimiter {
        let period = Duration::try_from_secs_f64(1.0 / self.messages_per_second);
        let burst = NonZeroU32::new(self.message_burst as u32).unwrap_or(NonZeroU32::MIN);
        RateLimiter::direct(quota(period.unwrap_or(YEAR), burst))
    }
}

fn quota(period: Duration, burst: NonZeroU32) -> Quota {
    // A period of zero would be no limit at all.
    let period = period.max(Duration::from_nanos(1));
    Quota::with_period(period).map_or(Quota::per_second(burst), |quota| quota.allow_burst(burst))
}

/// Uses one permit, or returns how long to wait for the next.
pub fn take(limiter: &MessageLimiter) -> Result<(), Duration> {
    let until = limiter.check();
    until.map_err(|until| until.wait_time_from(DefaultClock::default().now()))
}

/// How many connections and new tables each client (an address, see [`client_network`]) has. HTTP and WebSocket connections are counted
/// together.
#[derive(Clone)]
pub struct Clients {
    limits: Limits,
    connections: Counters,
    /// `None`: nobody may open a table.
    tables: Option<Arc<DefaultKeyedRateLimiter<IpAddr>>>,
}

/// Counts the connections of clients.
type Counters = Arc<Mutex<HashMap<IpAddr, u32>>>;

impl Clients {
    /// No clients yet.
    pub fn new(limits: Limits) -> Clients {
        let tables = NonZeroU32::new(limits.tables_per_hour).map(|tables| {
            let quota = quota(Duration::from_secs(3600) / tables.get(), tables);
            Arc::new(RateLimiter::keyed(quota))
        });
        Clients {
            limits,
            connections: Counters::default(),
            tables,
        }
    }

    /// Counts a connection of a client until the result is dropped.
    pub fn connect(&self, address: IpAddr) -> Result<ClientConnection, Refused> {
        let (address, most) = (client_network(address), self.limits.connections);
        // A poisoned lock is harmless: the counters are never partly changed.
        let counters = self.connections.lock();
        let mut counters = counters.unwrap_or_else(PoisonError::into_inner);
        let count = counters.entry(address).or_default();
        if *count >= most {
            let why = Refused::new(ErrorCode::TooManyConnections);
            return Err(why.with("max", i64::from(most)));
        }
        *count += 1;
        drop(counters);
        Ok(ClientConnection {
            counters: self.connections.clone(),
            address,
            tables: self.tables.clone(),
        })
    }

    /// Removes clients that have no connections and have not used their limits.
    pub fn forget_old(&self) {
        if let Some(tables) = &self.tables {
            tables.retain_recent();
        }
    }
}

/// A counted connection.
pub struct ClientConnection {
    counters: Counters,
    address: IpAddr,
    tables: Option<Arc<DefaultKeyedRateLimiter<IpAddr>>>,
}

impl ClientConnection {
    /// Counts a new table of this client.
    pub fn open_table(&self) -> Result<(), Refused> {
        let wait = match &self.tables {
            Some(tables) => match tables.check_key(&self.address) {
                Ok(()) => return Ok(()),
                Err(until) => until.wait_time_from(DefaultClock::default().now()),
            },
            None => Duration::from_secs(3600),
        };
        let minutes = wait.as_secs().div_ceil(60).max(1) as i64;
        Err(Refused::new(ErrorCode::TooManyTables).with("minutes", minutes))
    }
}

impl Drop for ClientConnection {
    fn drop(&mut self) {
        let mut clients = self.counters.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = clients.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                clients.remove(&self.address);
            }
        }
    }
}

/// The counted connection of an HTTP request. A WebSocket that the request becomes takes it over.
#[derive(Clone)]
pub struct ConnectionSlot(Arc<Mutex<Option<ClientConnection>>>);

impl ConnectionSlot {
    /// A connection; `None` if it is not counted.
    pub fn new(counted: Option<ClientConnection>) -> ConnectionSlot {
        ConnectionSlot(Arc::new(Mutex::new(counted)))
    }

    /// Takes the connection over.
    pub fn take(&self) -> Option<ClientConnection> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// With IPv6 a client usually has a whole network (/64), so the network is counted.
fn client_network(address: IpAddr) -> IpAddr {
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
    fn messages_are_limited_after_a_burst() {
        let limits = Limits {
            messages_per_second: 10.0,
            message_burst: 2.0,
            ..Limits::default()
        };
        let limiter = limits.message_limiter();
        assert_eq!(take(&limiter), Ok(()));
        assert_eq!(take(&limiter), Ok(()));
        let wait = take(&limiter).unwrap_err();
        assert!(wait <= Duration::from_millis(100), "{wait:?}");
        std::thread::sleep(wait);
        assert_eq!(take(&limiter), Ok(()));
    }

    #[test]
    fn any_rate_can_be_set() {
        for (messages_per_second, message_burst) in [
            (f64::MIN_POSITIVE, 0.0),
            (f64::MAX, f64::MAX),
            (1e-300, 1.0),
        ] {
            let limits = Limits {
                messages_per_second,
                message_burst,
                ..Limits::default()
            };
            assert_eq!(take(&limits.message_limiter()), Ok(()));
        }
        let clients = Clients::new(Limits {
            tables_per_hour: 0,
            ..Limits::default()
        });
        let client = clients.connect([192, 0, 2, 1].into()).unwrap();
        assert!(client.open_table().is_err());
        let clients = Clients::new(Limits {
            tables_per_hour: u32::MAX,
            ..Limits::default()
        });
        let client = clients.connect([192, 0, 2, 1].into()).unwrap();
        assert!(client.open_table().is_ok());
    }

    #[test]
    fn a_request_that_becomes_a_websocket_is_counted_once() {
        let clients = Clients::new(Limits {
            connections: 1,
            ..Limits::default()
        });
        let here: IpAddr = "192.0.2.1".parse().unwrap();
        let slot = ConnectionSlot::new(clients.connect(here).ok());
        assert!(clients.connect(here).is_err());
        let socket = slot.clone().take();
        drop(slot);
        assert!(clients.connect(here).is_err(), "the socket is still open");
        drop(socket);
        assert!(clients.connect(here).is_ok());
    }

    #[test]
    fn connections_and_tables_are_counted_by_network() {
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
        assert!(clients.connections.lock().unwrap().is_empty());
        let again = clients.connect(here).unwrap();
        assert!(
            again.open_table().is_err(),
            "the tables are not forgotten yet"
        );
    }

    #[test]
    fn long_idle_times_do_not_overflow() {
        let limits = Limits {
            idle_seconds: u64::MAX,
            ..Limits::default()
        };
        let _ = std::time::Instant::now() + limits.idle();
        assert_eq!(limits.idle(), YEAR);
    }
}
