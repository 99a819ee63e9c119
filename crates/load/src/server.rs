//! The server under load, as a process of its own.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A running server with its own data directory.
pub struct Server {
    process: Child,
    binary: PathBuf,
    data: tempfile::TempDir,
    /// Where it listens.
    pub address: String,
}

/// CPU time and memory of a process.
pub struct Usage {
    /// CPU seconds, its own and the system's for it.
    pub cpu: f64,
    /// Bytes in memory.
    pub memory: u64,
}

impl Server {
    /// Starts it on a free port over an empty directory, with limits that let one client hold every seat.
    pub async fn start(binary: &Path) -> Result<Server, String> {
        let data = tempfile::tempdir().map_err(|error| error.to_string())?;
        let (process, address) = launch(binary, data.path()).await?;
        Ok(Server {
            process,
            binary: binary.to_owned(),
            data,
            address,
        })
    }

    /// Kills it, and starts it again with the same data directory.
    pub async fn crash(&mut self) -> Result<(), String> {
        self.process
            .kill()
            .await
            .map_err(|error| error.to_string())?;
        (self.process, self.address) = launch(&self.binary, self.data.path()).await?;
        Ok(())
    }

    /// CPU time and memory so far.
    pub fn usage(&self) -> Result<Usage, String> {
        let id = self.process.id().ok_or("the server has ended")?;
        usage(&id.to_string())
    }
}

async fn launch(binary: &Path, data: &Path) -> Result<(Child, String), String> {
    let mut process = Command::new(binary)
        .args([
            "serve",
            "--toy",
            "--listen",
            "127.0.0.1:0",
            "--log",
            "error",
        ])
        .args(["--tables-per-hour", "1000000"])
        .args(["--connections-per-client", "1000000"])
        .arg("--data-dir")
        .arg(data)
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .map_err(|error| format!("cannot start {}: {error}", binary.display()))?;
    let stdout = process
        .stdout
        .take()
        .ok_or("the server has no standard output")?;
    let mut lines = BufReader::new(stdout).lines();
    let line = lines.next_line().await.map_err(|error| error.to_string())?;
    let line = line.unwrap_or_default();
    let address = line
        .split("http://")
        .nth(1)
        .ok_or_else(|| format!("no address in the output of the server: {line:?}"))?;
    let address = address.trim().to_owned();
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
    Ok((process, address))
}

/// CPU time and memory of a process, from /proc.
pub fn usage(process: &str) -> Result<Usage, String> {
    let read = |file: &str| {
        let path = format!("/proc/{process}/{file}");
        std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))
    };
    let stat = read("stat")?;
    // The name may contain anything, spaces too: the fields are counted after it.
    let fields: Vec<&str> = stat
        .rsplit(')')
        .next()
        .unwrap_or_default()
        .split_whitespace()
        .collect();
    let ticks = |index: usize| {
        fields
            .get(index)
            .and_then(|field| field.parse::<f64>().ok())
            .unwrap_or(0.0)
    };
    let memory = read("statm")?
        .split_whitespace()
        .nth(1)
        .and_then(|pages| pages.parse::<u64>().ok());
    Ok(Usage {
        // A hundred ticks a second and pages of 4 kB on every Linux this runs on.
        cpu: (ticks(11) + ticks(12)) / 100.0,
        memory: memory.unwrap_or(0) * 4096,
    })
}
