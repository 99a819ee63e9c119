use super::*;
use std::collections::BTreeSet;

/// The messages of a file, by id, with their source.
fn messages(source: &str) -> Vec<(&str, String)> {
    let mut found: Vec<(&str, String)> = Vec::new();
    for line in source.lines().filter(|l| !l.starts_with('#')) {
        match line.split_once(" =") {
            Some((id, _)) if line.starts_with(|c: char| c.is_ascii_alphabetic()) => {
                found.push((id, line.to_owned()));
            }
            _ => {
                if let Some((_, text)) = found.last_mut() {
                    text.push('\n');
                    text.push_str(line);
                }
            }
        }
    }
    found
}

/// Every message of a language.
fn everything(lang: Lang) -> Vec<(&'static str, String)> {
    let files = lang.files().iter();
    files.flat_map(|file| messages(file.source)).collect()
}

#[test]
fn the_files_are_sound() {
    for lang in Lang::ALL {
        assert_eq!(Words::of(lang).faults(), [""; 0], "{lang:?}");
    }
}

#[test]
fn both_languages_have_the_same_messages() {
    assert_eq!(Lang::En.files().len(), Lang::Fr.files().len());
    for (en, fr) in Lang::En.files().iter().zip(Lang::Fr.files()) {
        let name = format!("{}/{}", en.folder, en.topic);
        assert_eq!(name, format!("{}/{}", fr.folder, fr.topic));
        let ids = |file: &File| {
            messages(file.source)
                .into_iter()
                .map(|(id, _)| id)
                .collect()
        };
        let (en, fr): (BTreeSet<&str>, BTreeSet<&str>) = (ids(en), ids(fr));
        assert!(!en.is_empty(), "{name} is empty");
        assert_eq!(en, fr, "{name}");
    }
}

/// All files of a language are read into one bundle, where one of two messages with the same id would be lost.
#[test]
fn ids_are_unique() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for (id, _) in everything(lang) {
            assert!(seen.insert(id), "{id}");
        }
    }
}

/// The messages of a game start with its initials (`sa-`) or its only word (`toy-`), so that two games never use the same
/// id. In `about.ftl` they may start with `game-ID`, which the shell builds for every game.
#[test]
fn ids_start_with_the_prefix_of_their_folder() {
    let folders: BTreeSet<&str> = Lang::En.files().iter().map(|file| file.folder).collect();
    let games = folders.into_iter().filter(|folder| *folder != "shell");
    let games: Vec<String> = games.map(message_prefix).collect();
    for file in Lang::En.files() {
        for (id, _) in messages(file.source) {
            let own = match file.folder {
                "shell" => !games.iter().any(|game| id.starts_with(game.as_str())),
                game => {
                    let listed = file.topic == "about" && id.starts_with(&format!("game-{game}"));
                    listed || id.starts_with(&message_prefix(game))
                }
            };
            assert!(own, "{}/{}: {id}", file.folder, file.topic);
        }
    }
}

/// Numbers below zero have a minus sign, whether they stand in the files or are put in.
#[test]
fn below_zero_is_a_minus_sign_and_no_hyphen() {
    for lang in Lang::ALL {
        for (id, text) in everything(lang) {
            let hyphen = text.match_indices('-').find(|(at, _)| {
                let before = text[..*at].chars().next_back().unwrap_or(' ');
                let after = text[at + 1..].chars().next().unwrap_or(' ');
                let opens = before.is_whitespace() || "(«“[+".contains(before);
                opens && (after.is_ascii_digit() || after == '{')
            });
            assert_eq!(hyphen, None, "{id}: {text}");
        }
        let points = |points: i64| {
            let text = Text::new("sa-resolve-survived-points").with("points", points);
            Words::of(lang).check(&text).unwrap()
        };
        assert!(points(-7).contains(" \u{2212}7 points"), "{}", points(-7));
        assert!(points(7).contains(" 7 points"), "{}", points(7));
        // The plural is still that of the number.
        assert!(points(-1).contains("\u{2212}1 point."), "{}", points(-1));
    }
    assert_eq!(
        [-12, 0, 12].map(number),
        ["\u{2212}12".to_owned(), "0".to_owned(), "12".to_owned()]
    );
}

/// French has a non-breaking space before these signs.
#[test]
fn french_spacing() {
    for file in Lang::Fr.files() {
        let topic = file.topic;
        for (id, text) in messages(file.source) {
            for sign in [" :", " ;", " !", " ?", "« ", " »"] {
                assert!(!text.contains(sign), "{topic}: {id} has {sign:?}");
            }
        }
    }
}

#[test]
fn references_bring_their_attributes() {
    let text = Text::new("sa-flight-revealed").with("threat", Arg::message("sa-threat-I1-01"));
    let said = |lang| Words::of(lang).check(&text);
    assert_eq!(said(Lang::En).unwrap(), "The Skirmishers become visible.");
    assert_eq!(
        said(Lang::Fr).unwrap(),
        "Les Éclaireurs deviennent visibles."
    );
}

#[test]
fn missing_messages_and_variables_are_named() {
    let words = Words::of(Lang::En);
    let missing = |text: &Text| words.check(text).unwrap_err();
    assert_eq!(
        missing(&Text::new("no-such")),
        ["there is no message no-such"]
    );
    assert_eq!(words.get("no-such"), "no-such");
    let unfilled = missing(&Text::new("sa-flight-turn"));
    assert!(unfilled[0].starts_with("sa-flight-turn: "), "{unfilled:?}");
    let dangling = Text::new("sa-flight-turn").with("turn", Arg::message("nothing"));
    assert_eq!(missing(&dangling), ["there is no message nothing"]);
}

#[test]
fn languages_from_the_environment() {
    for (locale, lang) in [
        ("fr_BE.UTF-8", Lang::Fr),
        ("fr", Lang::Fr),
        ("FR@euro", Lang::Fr),
        ("en_GB", Lang::En),
        ("C.UTF-8", Lang::En),
        ("frp", Lang::En),
        ("", Lang::En),
    ] {
        assert_eq!(Lang::of_locale(locale), lang, "{locale}");
    }
    assert_eq!("de".parse::<Lang>(), Err(NoSuchLang));
}
