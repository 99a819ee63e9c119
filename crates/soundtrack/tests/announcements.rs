//! Voice clips and displayed texts are the same, in both languages.

use i18n::{Lang, Words};
use space_alert::timeline::{Clip, Timeline};
use space_alert::{find_script, official_scripts};
use std::collections::{HashMap, HashSet};

/// The phrases the clips were rendered from, in the spelling of the texts.
fn phrases(lang: Lang) -> HashMap<&'static str, String> {
    let numbers = match lang {
        Lang::En => [
            "one", "two", "three", "four", "five", "six", "seven", "eight",
        ],
        Lang::Fr => [
            "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit",
        ],
    };
    let table = include_str!("../../../assets/space-alert/voice/phrases.tsv");
    let mut phrases = HashMap::new();
    for line in table.lines().filter(|l| !l.starts_with('#')) {
        let columns: Vec<_> = line.split('\t').collect();
        let spoken = columns[1 + lang as usize];
        let mut shown = spoken
            .replace("[[w'Vn]]", "one")
            .replace("[[plys]]", "plus");
        for (n, word) in numbers.iter().enumerate() {
            shown = shown.replace(&format!("T plus {word}."), &format!("T+{}.", n + 1));
        }
        phrases.insert(columns[0], shown);
    }
    phrases
}

#[test]
fn the_voice_says_what_the_text_says() {
    for lang in Lang::ALL {
        let (words, phrases) = (Words::of(lang), phrases(lang));
        assert_eq!(phrases.len(), Clip::ALL.len());
        for script in official_scripts() {
            for said in Timeline::of(script).utterances {
                if said.text.id == "sa-computer-count" {
                    continue;
                }
                let skip = usize::from(said.repeated);
                let heard: Vec<_> = said.clips[skip..]
                    .iter()
                    .map(|c| phrases[c.key()].as_str())
                    .collect();
                let shown = words.check(&said.text).unwrap().replace('\u{a0}', " ");
                let heard = heard.join(" ");
                // The second reading of the start announcement leaves out "Alert!".
                assert!(
                    if said.repeated {
                        shown.ends_with(&heard)
                    } else {
                        shown == heard
                    },
                    "{shown} / {heard}"
                );
            }
        }
    }
}

/// Every text of the computer is said by some script, or is a part of one that is.
#[test]
fn every_announcement_text_is_used() {
    let mut said: HashSet<String> = HashSet::new();
    for script in official_scripts() {
        said.insert(script.name_message());
        said.extend(
            Timeline::of(script)
                .utterances
                .into_iter()
                .map(|u| u.text.id),
        );
    }
    said.extend(["red", "white", "blue"].map(|zone| format!("sa-computer-zone-{zone}")));
    let mut own = find_script("S1-1").unwrap().clone();
    own.id = "my own".into();
    said.insert(own.name_message());
    for lang in Lang::ALL {
        let mut files = lang.files().iter();
        let file = files.find(|file| file.topic == "computer").unwrap();
        let kept = file
            .source
            .lines()
            .filter(|l| !l.starts_with('#'))
            .filter_map(|l| l.split_once(" ="));
        let kept: HashSet<_> = kept.map(|(id, _)| id.to_owned()).collect();
        assert_eq!(kept, said, "{lang:?}");
    }
}
