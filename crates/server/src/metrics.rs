//! Numbers for the operator, at `/metrics` in the Prometheus text format.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use std::time::Duration;

/// All metrics of the server.
pub struct Metrics {
    registry: Registry,
    /// Open WebSocket connections.
    pub connections: Gauge,
    /// Tables in memory.
    pub tables_awake: Gauge,
    /// Tables opened since the start.
    pub tables_opened: Counter,
    /// Finished games.
    pub games_finished: Counter,
    /// Computer players that failed and were removed.
    pub bots_failed: Counter,
    /// Frames received.
    pub frames_in: Counter,
    /// Frames sent.
    pub frames_out: Counter,
    /// Bytes sent in frames.
    pub bytes_out: Counter,
    /// Commands accepted and stored.
    pub commands: Counter,
    /// Commands sent again and acknowledged again.
    pub repeats: Counter,
    /// Refused messages.
    pub refusals: Counter,
    /// Messages dropped because they came too fast.
    pub throttled: Counter,
    /// Connections closed because they read too slowly.
    pub lagging: Counter,
    /// From receiving a command to sending its stored effects.
    pub command_seconds: Histogram,
    commit_seconds: Histogram,
    commit_size: Histogram,
    /// Moving the records of a checkpoint out of the journal.
    pub checkpoint_seconds: Histogram,
    /// Tables that are damaged and not served.
    pub damaged_tables: Gauge,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("hangar");
        let mut metrics = Metrics {
            connections: Gauge::default(),
            tables_awake: Gauge::default(),
            tables_opened: Counter::default(),
            games_finished: Counter::default(),
            bots_failed: Counter::default(),
            frames_in: Counter::default(),
            frames_out: Counter::default(),
            bytes_out: Counter::default(),
            commands: Counter::default(),
            repeats: Counter::default(),
            refusals: Counter::default(),
            throttled: Counter::default(),
            lagging: Counter::default(),
            command_seconds: Histogram::new(exponential_buckets(0.000_25, 2.0, 14)),
            commit_seconds: Histogram::new(exponential_buckets(0.000_25, 2.0, 14)),
            commit_size: Histogram::new(exponential_buckets(1.0, 2.0, 12)),
            checkpoint_seconds: Histogram::new(exponential_buckets(0.004, 2.0, 14)),
            damaged_tables: Gauge::default(),
            registry: Registry::default(),
        };
        registry.register(
            "connections",
            "Open WebSocket connections",
            metrics.connections.clone(),
        );
        registry.register(
            "tables_awake",
            "Tables in memory",
            metrics.tables_awake.clone(),
        );
        registry.register(
            "damaged_tables",
            "Tables that are damaged and not served",
            metrics.damaged_tables.clone(),
        );
        let counters = [
            ("tables_opened", "Tables opened", &metrics.tables_opened),
            ("games_finished", "Finished games", &metrics.games_finished),
            (
                "bots_failed",
                "Computer players that failed",
                &metrics.bots_failed,
            ),
            ("frames_in", "Frames received", &metrics.frames_in),
            ("frames_out", "Frames sent", &metrics.frames_out),
            ("bytes_out", "Bytes sent in frames", &metrics.bytes_out),
            (
                "commands",
                "Commands accepted and stored",
                &metrics.commands,
            ),
            ("repeats", "Commands acknowledged again", &metrics.repeats),
            ("refusals", "Messages refused", &metrics.refusals),
            (
                "throttled",
                "Messages dropped because they came too fast",
                &metrics.throttled,
            ),
            (
                "lagging",
                "Connections closed because they read too slowly",
                &metrics.lagging,
            ),
        ];
        for (name, help, counter) in counters {
            registry.register(name, help, counter.clone());
        }
        let seconds = [
            (
                "command",
                "From receiving a command to sending its effects",
                &metrics.command_seconds,
            ),
            (
                "commit",
                "Writing a group of records to disk",
                &metrics.commit_seconds,
            ),
            (
                "checkpoint",
                "Moving the records of a checkpoint out of the journal",
                &metrics.checkpoint_seconds,
            ),
        ];
        for (name, help, histogram) in seconds {
            registry.register_with_unit(name, help, Unit::Seconds, histogram.clone());
        }
        registry.register(
            "commit_size",
            "Appends in one commit",
            metrics.commit_size.clone(),
        );
        metrics.registry = registry;
        metrics
    }
}

impl Metrics {
    /// Counts a commit of `size` appends.
    pub fn commit(&self, size: usize, took: Duration) {
        self.commit_seconds.observe(took.as_secs_f64());
        self.commit_size.observe(size as f64);
    }

    /// All numbers as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing into a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
