//! What was measured.

use std::fmt;
use std::time::Duration;

/// What one crew, or all of them, measured.
#[derive(Default)]
pub struct Sample {
    /// From sending a command to the last seat's update.
    pub times: Vec<Duration>,
    /// Bytes of each update.
    pub updates: Vec<u32>,
    /// Commands that did not reach everybody before the next one.
    pub missed: usize,
    /// Commands that came after the end of their phase.
    pub refused: usize,
}

impl Sample {
    /// This sample and another.
    pub fn add(&mut self, other: Sample) {
        self.times.extend(other.times);
        self.updates.extend(other.updates);
        self.missed += other.missed;
        self.refused += other.refused;
    }
}

/// All numbers.
pub struct Report {
    /// Tables played.
    pub tables: usize,
    /// Seats at each.
    pub seats: usize,
    /// Seconds measured.
    pub seconds: f64,
    /// CPU seconds of the server meanwhile.
    pub server_cpu: f64,
    /// CPU seconds of this tool meanwhile.
    pub tool_cpu: f64,
    /// Bytes of memory that the tables took.
    pub memory: u64,
    /// What the crews saw.
    pub sample: Sample,
}

/// The value below which a share of the sorted values lies.
fn share<T: Copy + Default>(sorted: &[T], share: f64) -> T {
    let at = (sorted.len() as f64 * share) as usize;
    sorted
        .get(at.min(sorted.len().saturating_sub(1)))
        .copied()
        .unwrap_or_default()
}

impl Report {
    fn times(&self) -> Vec<Duration> {
        let mut times = self.sample.times.clone();
        times.sort_unstable();
        times
    }

    fn updates(&self) -> Vec<u32> {
        let mut updates = self.sample.updates.clone();
        updates.sort_unstable();
        updates
    }

    fn commands(&self) -> f64 {
        (self.sample.times.len() + self.sample.missed) as f64
    }

    fn cpu_per_thousand(&self) -> f64 {
        self.server_cpu / self.commands() * 1000.0
    }

    fn bytes_per_table(&self) -> u64 {
        self.memory / self.tables.max(1) as u64
    }

    /// Whether the server holds these tables as it should.
    pub fn holds(&self) -> bool {
        share(&self.times(), 0.99) < Duration::from_millis(50)
            && self.cpu_per_thousand() <= 0.1
            && share(&self.updates(), 0.5) < 400
            && self.bytes_per_table() < 150_000
            && self.sample.missed == 0
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (times, updates) = (self.times(), self.updates());
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        let mean = updates.iter().map(|bytes| f64::from(*bytes)).sum::<f64>()
            / updates.len().max(1) as f64;
        writeln!(
            f,
            "tables               {} of {} seats",
            self.tables, self.seats
        )?;
        writeln!(
            f,
            "commands             {} in {:.1} s, {:.0} a second",
            self.commands(),
            self.seconds,
            self.commands() / self.seconds
        )?;
        writeln!(
            f,
            "command to last seat p50 {:.1} ms, p99 {:.1} ms, max {:.1} ms",
            ms(share(&times, 0.5)),
            ms(share(&times, 0.99)),
            ms(share(&times, 1.0))
        )?;
        writeln!(
            f,
            "not everywhere before the next {}, refused {}",
            self.sample.missed, self.sample.refused
        )?;
        writeln!(
            f,
            "server CPU           {:.3} s for 1,000 commands",
            self.cpu_per_thousand()
        )?;
        writeln!(
            f,
            "update               median {} bytes, mean {mean:.0}, p99 {}",
            share(&updates, 0.5),
            share(&updates, 0.99)
        )?;
        writeln!(
            f,
            "memory               {:.1} kB a table",
            self.bytes_per_table() as f64 / 1000.0
        )?;
        write!(
            f,
            "this tool's CPU      {:.3} s for 1,000 commands",
            self.tool_cpu / self.commands() * 1000.0
        )
    }
}
