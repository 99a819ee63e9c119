//! Runs `hangar mission`.

use std::path::Path;
use std::process::{Command, Output};

fn mission(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hangar"));
    command.env_clear().arg("mission").args(args);
    command.output().unwrap()
}

fn text(args: &[&str]) -> String {
    let output = mission(args);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn refusal(args: &[&str]) -> String {
    let output = mission(args);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn every_script_is_listed_in_both_languages() {
    let (english, french) = (text(&[]), text(&["--lang", "fr"]));
    assert_eq!((english.lines().count(), french.lines().count()), (34, 34));
    let line = |list: &str, id: &str| list.lines().find(|l| l.starts_with(id)).unwrap().to_owned();
    let train = "S1-6    advanced-simulation-1  10:00  ";
    assert_eq!(
        line(&english, "S1-6"),
        format!("{train}Advanced simulation 1")
    );
    assert_eq!(
        line(&french, "S1-6"),
        format!("{train}Simulation avancée 1")
    );
}

#[test]
fn a_script_is_printed_as_announced() {
    let course = text(&["mission-4", "--lang", "en"]);
    assert!(course.starts_with("S2-4 · Mission 4\n\n 0:00  Alert! Enemy activity detected."));
    for line in [
        " 1:00  Unconfirmed report. Time T+3. Threat. Zone white.",
        " 1:55  Time T+4. Serious threat. Zone red.",
        " 2:45  First phase ends in one minute.",
        " 6:45  Communications restored.",
        " 9:40  Mission complete. Jump to hyperspace.",
    ] {
        assert!(course.lines().any(|l| l == line), "{line}");
    }
    let french = text(&["S2-4", "--lang", "fr"]);
    assert!(french.contains(" 4:10  Temps T+5. Menace interne sérieuse.\n"));
    let json: serde_json::Value = serde_json::from_str(&text(&["s2-4", "--json"])).unwrap();
    assert_eq!(json["events"][0]["track"], "red");
}

#[test]
fn a_soundtrack_is_written_completely_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let said = text(&["S1-1", "--audio", &path("out.wav"), "--lang", "fr"]);
    assert!(said.starts_with("Premier essai"), "{said}");
    assert!(said.contains("7:08"), "{said}");
    // 7 minutes and 8 seconds of 16 bit stereo at 24 kHz.
    let length = std::fs::metadata(path("out.wav")).unwrap().len();
    assert_eq!(length, 44 + 428 * 24_000 * 4);

    text(&["S1-2", "--audio", &path("out.ogg"), "--no-music"]);
    assert_eq!(&std::fs::read(path("out.ogg")).unwrap()[..4], b"OggS");

    let why = refusal(&["S1-1", "--audio", &path("out.mp3")]);
    assert!(
        why.contains("out.mp3") && why.contains(".ogg or .wav"),
        "{why}"
    );
    let nowhere = path("no/such/folder/out.ogg");
    assert!(refusal(&["S1-1", "--audio", &nowhere]).contains(&nowhere));
    let mut left: Vec<_> = Path::read_dir(folder.path())
        .unwrap()
        .map(|f| f.unwrap().file_name())
        .collect();
    left.sort();
    assert_eq!(left, ["out.ogg", "out.wav"]);
}

#[test]
fn impossible_requests_are_explained() {
    assert!(refusal(&["S3-1"]).contains("“S3-1”"));
    assert!(refusal(&["S3-1", "--lang", "fr"]).contains("Il n’y a pas de mission"));
    assert!(refusal(&["--audio", "a.ogg"]).contains("Name a mission"));
    for wrong in [
        &["S1-1", "--lang", "de"][..],
        &["S1-1", "--json", "--audio", "a.ogg"],
        &[""],
    ] {
        assert_eq!(mission(wrong).status.code(), Some(2), "{wrong:?}");
    }
}
