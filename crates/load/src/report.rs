//! Measurements and targets.

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;
use tokio::time::Instant;

use crate::scripts::{Game, Targets};

/// A command that reached every seat.
#[derive(Clone, Copy)]
pub struct Seen {
    /// When it was sent.
    pub sent: Instant,
    /// Time until the last seat's update.
    pub took: Duration,
}

/// Measurements of all tables.
#[derive(Default)]
pub struct Sample {
    /// Commands that reached every seat.
    pub seen: Vec<Seen>,
    /// Bytes of each update.
    pub updates: Vec<u32>,
    /// Commands that had not reached every seat when the next one was due.
    pub missed: usize,
    /// Commands that were overtaken by another event and refused, by refusal code.
    pub overtaken: BTreeMap<&'static str, usize>,
    /// Finished games.
    pub ended: usize,
}

impl Sample {
    /// Progress line with the numbers of the last few seconds.
    pub fn glance(&self, seconds: u64) -> String {
        let now = Instant::now();
        let lately = |seen: &&Seen| now - seen.sent <= Duration::from_secs(seconds);
        // Commands are recorded when they are seen, nearly in the order of sending.
        let times = times(self.seen.iter().rev().take_while(lately));
        let ms = |part| share(&times, part).as_secs_f64() * 1000.0;
        let rate = times.len() as u64 / seconds;
        format!(
            "{rate} commands a second, p50 {:.0} ms, p99 {:.0} ms, {} games ended",
            ms(0.5),
            ms(0.99),
            self.ended
        )
    }
}

/// A run and its cost.
pub struct Run {
    /// The game.
    pub game: Game,
    /// Tables played.
    pub tables: usize,
    /// Seats at each.
    pub seats: usize,
    /// When it began.
    pub begin: Instant,
    /// Seconds measured.
    pub seconds: f64,
    /// CPU seconds of the server up to the end of each second.
    pub server_cpu_by_second: Vec<f64>,
    /// CPU seconds of the server meanwhile.
    pub server_cpu: f64,
    /// CPU seconds of this tool meanwhile.
    pub tool_cpu: f64,
    /// Memory of the tables in bytes.
    pub memory: u64,
    /// Measurements of the seats.
    pub sample: Sample,
    /// Documents that were requested again and were equal to those built from updates.
    pub compared: usize,
    /// Tables that were found again after the server was killed.
    pub survived: usize,
}

/// The numbers of a run.
pub struct Report {
    run: Run,
    commands: usize,
    p50: f64,
    p99: f64,
    max: f64,
    server_cpu: f64,
    tool_cpu: f64,
    update_median: u32,
    update_p99: u32,
    update_mean: f64,
    table_kilobytes: f64,
}

/// The percentile of sorted values.
fn share<T: Copy + Default>(sorted: &[T], share: f64) -> T {
    let at = (sorted.len() as f64 * share) as usize;
    sorted
        .get(at.min(sorted.len().saturating_sub(1)))
        .copied()
        .unwrap_or_default()
}

/// Latencies of the commands, sorted.
fn times<'a>(seen: impl IntoIterator<Item = &'a Seen>) -> Vec<Duration> {
    let mut times: Vec<Duration> = seen.into_iter().map(|seen| seen.took).collect();
    times.sort_unstable();
    times
}

impl Report {
    /// Summarises a run.
    pub fn of(mut run: Run) -> Report {
        run.sample.updates.sort_unstable();
        let times = &times(&run.sample.seen);
        let updates = &run.sample.updates;
        let commands = times.len() + run.sample.missed;
        let ms = |part| share(times, part).as_secs_f64() * 1000.0;
        let thousands = commands.max(1) as f64 / 1000.0;
        let bytes: f64 = updates.iter().map(|bytes| f64::from(*bytes)).sum();
        Report {
            commands,
            p50: ms(0.5),
            p99: ms(0.99),
            max: ms(1.0),
            server_cpu: run.server_cpu / thousands,
            tool_cpu: run.tool_cpu / thousands,
            update_median: share(updates, 0.5),
            update_p99: share(updates, 0.99),
            update_mean: bytes / updates.len().max(1) as f64,
            table_kilobytes: run.memory as f64 / run.tables.max(1) as f64 / 1000.0,
            run,
        }
    }

    /// The targets that were missed, as sentences.
    pub fn missed(&self) -> Vec<String> {
        let Targets {
            p99_ms,
            server_cpu,
            update_bytes,
            table_kilobytes,
        } = self.run.game.script().targets();
        let targets = [
            (
                self.run.sample.missed == 0,
                "every command reaches every seat before the next".to_owned(),
            ),
            (self.p99 < p99_ms, format!("p99 under {p99_ms} ms")),
            (
                self.server_cpu <= server_cpu,
                format!("at most {server_cpu} CPU s for 1,000 commands"),
            ),
            (
                self.update_median < update_bytes,
                format!("a median update under {update_bytes} bytes"),
            ),
            (
                self.table_kilobytes < table_kilobytes,
                format!("under {table_kilobytes} kB a table"),
            ),
        ];
        let missed = targets.into_iter().filter(|(met, _)| !met);
        missed.map(|(_, target)| target).collect()
    }

    /// A CSV line for every second.
    pub fn timeline(&self) -> String {
        let Run { sample, begin, .. } = &self.run;
        let mut seconds: BTreeMap<usize, Vec<&Seen>> = BTreeMap::new();
        for seen in &sample.seen {
            let second = (seen.sent - *begin).as_secs() as usize;
            seconds.entry(second).or_default().push(seen);
        }
        let mut before = 0.0;
        let mut text = String::from("second,commands,p50_ms,p99_ms,max_ms,server_cpu_s\n");
        for (second, cpu) in self.run.server_cpu_by_second.iter().enumerate() {
            let times = times(seconds.remove(&second).unwrap_or_default());
            let ms = |part| share(&times, part).as_secs_f64() * 1000.0;
            let (p50, p99, max) = (ms(0.5), ms(0.99), ms(1.0));
            let (count, cpu, was) = (times.len(), *cpu, std::mem::replace(&mut before, *cpu));
            let used = cpu - was;
            text += &format!("{second},{count},{p50:.1},{p99:.1},{max:.1},{used:.2}\n");
        }
        text
    }

    /// The numbers as JSON.
    pub fn json(&self) -> Value {
        json!({
            "game": self.run.game.script().game(),
            "tables": self.run.tables,
            "seats": self.run.seats,
            "seconds": self.run.seconds,
            "commands": self.commands,
            "commands_per_second": self.commands as f64 / self.run.seconds,
            "ms": {"p50": self.p50, "p99": self.p99, "max": self.max},
            "not_seen_before_the_next": self.run.sample.missed,
            "overtaken": self.run.sample.overtaken,
            "games_ended": self.run.sample.ended,
            "server_cpu_seconds_per_1000": self.server_cpu,
            "tool_cpu_seconds_per_1000": self.tool_cpu,
            "update_bytes": {"median": self.update_median, "mean": self.update_mean, "p99": self.update_p99},
            "kilobytes_per_table": self.table_kilobytes,
            "documents_compared": self.run.compared,
            "tables_found_after_kill": self.run.survived,
            "missed": self.missed(),
        })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { run, .. } = self;
        let mut line = |name: &str, text: String| writeln!(f, "{name:<24}{text}");
        line("game", run.game.script().game().to_owned())?;
        line("tables", format!("{} of {} seats", run.tables, run.seats))?;
        let rate = self.commands as f64 / run.seconds;
        line(
            "commands",
            format!(
                "{} in {:.1} s, {rate:.0} a second",
                self.commands, run.seconds
            ),
        )?;
        line(
            "command to last seat",
            format!(
                "p50 {:.1} ms, p99 {:.1} ms, max {:.1} ms",
                self.p50, self.p99, self.max
            ),
        )?;
        line(
            "server CPU",
            format!("{:.3} s for 1,000 commands", self.server_cpu),
        )?;
        let (median, mean) = (self.update_median, self.update_mean);
        line(
            "update",
            format!(
                "median {median} bytes, mean {mean:.0}, p99 {}",
                self.update_p99
            ),
        )?;
        line("memory", format!("{:.1} kB a table", self.table_kilobytes))?;
        line(
            "this tool's CPU",
            format!("{:.3} s for 1,000 commands", self.tool_cpu),
        )?;
        line("games that ended", run.sample.ended.to_string())?;
        let sample = &run.sample;
        line(
            "commands lost",
            format!(
                "{} not seen before the next, {} overtaken",
                sample.missed,
                sample.overtaken.values().sum::<usize>()
            ),
        )?;
        for (code, count) in &sample.overtaken {
            line("", format!("{count} {code}"))?;
        }
        line(
            "documents compared",
            format!("{}, all as their updates made them", run.compared),
        )?;
        line(
            "after kill -9",
            format!("{} tables found as they were last seen", run.survived),
        )?;
        match self.missed() {
            missed if missed.is_empty() => write!(f, "{:<24}all met", "targets"),
            missed => write!(f, "{:<24}missed: {}", "targets", missed.join("; ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A run of two seconds, with one command sent every two milliseconds.
    fn run(times: Vec<Duration>) -> Run {
        let begin = Instant::now();
        let every = Duration::from_millis(2);
        let seen = times.into_iter().zip(0..).map(|(took, number)| Seen {
            sent: begin + every * number,
            took,
        });
        Run {
            game: Game::Toy,
            tables: 10,
            seats: 5,
            begin,
            seconds: 2.0,
            server_cpu_by_second: vec![0.25, 0.75],
            server_cpu: 0.1,
            tool_cpu: 0.1,
            memory: 1_000_000,
            sample: Sample {
                seen: seen.collect(),
                updates: vec![100; 9],
                ..Sample::default()
            },
            compared: 0,
            survived: 0,
        }
    }

    #[test]
    fn a_target_that_is_missed_is_named() {
        let fast = Report::of(run(vec![Duration::from_millis(3); 1000]));
        assert_eq!(fast.missed(), Vec::<String>::new());
        assert_eq!(fast.json()["kilobytes_per_table"], 100.0);
        let mut times = vec![Duration::from_millis(3); 980];
        times.extend([Duration::from_millis(80); 20]);
        let slow = Report::of(run(times));
        assert_eq!(slow.missed(), ["p99 under 50 ms"]);
        assert!(slow.to_string().ends_with("missed: p99 under 50 ms"));
        // Building in Galaxy Trucker may take twice the CPU time of a command in the toy game.
        let times = || vec![Duration::from_millis(3); 1000];
        let busy = |game| Run {
            game,
            server_cpu: 0.15,
            ..run(times())
        };
        let missed = |game| Report::of(busy(game)).missed();
        assert_eq!(missed(Game::Toy), ["at most 0.1 CPU s for 1,000 commands"]);
        assert_eq!(missed(Game::GalaxyTrucker), Vec::<String>::new());
        let timeline = slow.timeline();
        let lines: Vec<&str> = timeline.lines().skip(1).collect();
        assert_eq!(
            lines,
            ["0,500,3.0,3.0,3.0,0.25", "1,500,3.0,80.0,80.0,0.50"]
        );
    }
}
