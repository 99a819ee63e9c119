//! Runs the binary and compares what it prints with files in `tests/expected`.
#![allow(dead_code)] // each test file uses its part

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Output and exit status of a command.
pub struct Ran {
    pub status: i32,
    pub stdout: String,
    pub stderr: String,
}

/// A path from the root of the repository.
pub fn repository(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

/// Runs `hangar` in the root of the repository.
pub fn hangar(args: &[&str]) -> Ran {
    run(b"", &[], args)
}

/// The same with environment variables.
pub fn hangar_with(variables: &[(&str, &str)], args: &[&str]) -> Ran {
    run(b"", variables, args)
}

/// The same with something on standard input.
pub fn hangar_reading(input: &[u8], args: &[&str]) -> Ran {
    run(input, &[], args)
}

fn run(input: &[u8], variables: &[(&str, &str)], args: &[&str]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hangar"));
    for name in [
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
        "HANGAR_LANG",
        "NO_COLOR",
        "CLICOLOR_FORCE",
    ] {
        command.env_remove(name);
    }
    let mut child = command
        .args(args)
        .envs(variables.iter().copied())
        .current_dir(repository("."))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let out = std::thread::scope(|scope| {
        // A command may stop reading before everything is written.
        scope.spawn(move || {
            let _ = stdin.write_all(input);
        });
        child.wait_with_output().unwrap()
    });
    Ran {
        status: out.status.code().unwrap(),
        stdout: String::from_utf8(out.stdout).unwrap(),
        stderr: String::from_utf8(out.stderr).unwrap(),
    }
}

/// Compares with a kept file; with `HANGAR_WRITE_EXPECTED` set, writes it instead.
#[track_caller]
pub fn as_expected(name: &str, printed: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/expected")
        .join(name);
    if std::env::var_os("HANGAR_WRITE_EXPECTED").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, printed).unwrap();
    }
    let expected =
        std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    assert!(
        printed == expected,
        "{} differs; if that is right, run with HANGAR_WRITE_EXPECTED=1\n{printed}",
        path.display()
    );
}
