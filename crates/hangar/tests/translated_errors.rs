//! Errors of the operating system and of file parsers are translated.

use crate::command::{Ran, hangar, hangar_reading};
use std::net::TcpListener;

/// The standard error of a command in French. It must not contain English texts of the system.
fn said(ran: &Ran) -> &str {
    assert_ne!(ran.status, 0, "{}", ran.stderr);
    for english in ["os error", "No such", "directory", "at line", "expected"] {
        assert!(!ran.stderr.contains(english), "{}", ran.stderr);
    }
    ran.stderr.trim_end()
}

#[test]
fn files_in_french() {
    let no_file =
        "hangar: rien.json\u{a0}: lecture impossible\u{a0}: fichier ou dossier introuvable";
    let missing = hangar(&["resolve", "rien.json", "--lang", "fr"]);
    assert_eq!(said(&missing), no_file);
    let missing = hangar(&["verify", "rien.json", "--lang", "fr"]);
    assert_eq!(said(&missing), no_file);
    let folder = hangar(&["resolve", "docs", "--lang", "fr"]);
    assert_eq!(
        said(&folder),
        "hangar: docs\u{a0}: lecture impossible\u{a0}: c’est un dossier"
    );
    let nowhere = "no/such/folder/s.ogg";
    let sound = ["mission", "S1-1", "--audio", nowhere, "--lang", "fr"];
    let sound = hangar(&sound);
    assert!(said(&sound).ends_with("fichier ou dossier introuvable"));
    let settings = ["serve", "--config", "rien.toml", "--lang", "fr"];
    assert_eq!(
        said(&hangar(&settings)),
        "hangar: Impossible de lire rien.toml\u{a0}: fichier ou dossier introuvable"
    );
}

#[test]
fn recorded_missions_in_french() {
    for (text, why) in [
        ("{", "le contenu s’arrête trop tôt (colonne 1)"),
        ("?", "valeur attendue (colonne 1)"),
        (
            "{\"id\":\"a\"}",
            "«\u{a0}mission\u{a0}» manque (colonne 10)",
        ),
    ] {
        let ran = hangar_reading(text.as_bytes(), &["verify", "-", "--lang", "fr"]);
        let line = ran.stdout.lines().next().unwrap_or_default();
        let begin = "-:1\u{a0}: ce n’est pas un enregistrement\u{a0}: ";
        assert_eq!(line, format!("{begin}{why}"));
    }
}

#[test]
fn galaxy_trucker_files_in_french() {
    let ship = r#"{"class":"I","tiles":[{"at":[7,7],"tile":"start-blue"}]}"#;
    let flight = |more: &str| format!(r#"{{"flight":"first","deck":[],{more}}}"#);
    let stray = r#"{"class":"I","tiles":[{"at":[7,7],"tile":"start-blue"},{"at":[9,7],"tile":"struct-01"}]}"#;
    for (command, file, why) in [
        ("check", "{\n?".to_owned(), "ligne 2\u{a0}: "),
        (
            "check",
            r#"{"class":"V","tiles":[]}"#.to_owned(),
            "ligne 1\u{a0}: «\u{a0}V\u{a0}» n’est pas permis ici\u{a0}; permis\u{a0}: I, ",
        ),
        (
            "check",
            r#"{"class":"I","tiles":[{"at":[7,7],"tile":"start-pink"}]}"#.to_owned(),
            "composant 1\u{a0}: «\u{a0}start-pink\u{a0}» n’existe pas (GT-2.4)",
        ),
        (
            "check",
            r#"{"class":"I","tiles":[{"at":[70,7],"tile":"start-blue"}]}"#.to_owned(),
            "le plateau n’a pas de case [70, 7] (GT-3.1)",
        ),
        (
            "fly",
            flight(r#""ships":[]"#),
            "0 vaisseau\u{a0}; un vol en compte un à cinq (GT-1.1)",
        ),
        (
            "fly",
            flight(&format!(r#""ships":[{ship},{stray}]"#)),
            "vaisseau 2\u{a0}: [9, 7]\u{a0}: un composant qui n’est pas",
        ),
        (
            "fly",
            flight(&format!(
                r#""ships":[{ship}],"decisions":[{{"ship":0,"do":"accept","yes":true}}]"#
            ))
            .replace("[]", r#"["I-open_space-1"]"#),
            "décision 1\u{a0}: ",
        ),
    ] {
        let args = ["galaxy-trucker", command, "-", "--lang", "fr"];
        let ran = hangar_reading(file.as_bytes(), &args);
        let text = said(&ran);
        let expected = format!("hangar: -\u{a0}: {why}");
        assert!(text.starts_with(&expected), "{text}");
    }
    let case = r#"{"id":"a","ask":{"kind":"ship"},"expected":{}}"#;
    let ran = hangar_reading(case.as_bytes(), &["verify", "-", "--lang", "fr"]);
    assert!(
        ran.stdout.contains("le cas ne nomme pas de plateau"),
        "{}",
        ran.stdout
    );
}

#[test]
fn a_server_that_cannot_start_in_french() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let serve = |data: &str, listen: &str| {
        hangar(&[
            "serve",
            "--data-dir",
            data,
            "--listen",
            listen,
            "--lang",
            "fr",
        ])
    };
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let ran = serve(&path("data"), &address);
    assert_eq!(
        said(&ran),
        format!(
            "hangar: Impossible d’écouter sur {address}\u{a0}: l’adresse est déjà utilisée. \
             Choisissez une autre adresse avec --listen."
        )
    );
    std::fs::write(path("file"), "no folder").unwrap();
    let ran = serve(&path("file/inside"), "127.0.0.1:0");
    assert!(said(&ran).ends_with("une partie du chemin n’est pas un dossier"));
    std::fs::create_dir(path("odd")).unwrap();
    std::fs::write(
        path("odd/hangar.db"),
        "a file of some length, but no database",
    )
    .unwrap();
    let ran = serve(&path("odd"), "127.0.0.1:0");
    assert!(said(&ran).ends_with("le fichier n’est pas une base de données"));
}

/// `/dev/full` is a file on a disk that is always full.
#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_in_french() {
    let full = std::fs::File::create("/dev/full").unwrap();
    let ran = std::process::Command::new(env!("CARGO_BIN_EXE_hangar"))
        .args(["mission", "--lang", "fr"])
        .stdout(full)
        .output()
        .unwrap();
    assert!(!ran.status.success());
    assert_eq!(
        String::from_utf8_lossy(&ran.stderr).trim_end(),
        "hangar: écriture impossible\u{a0}: le disque est plein"
    );
}
