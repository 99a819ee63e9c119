//! Everything the server may answer with has its words in both languages.

use std::collections::BTreeSet;
use std::path::Path;

/// The message ids between quotes in the sources.
fn said() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = std::fs::read_to_string(path).unwrap();
                let quoted = text.split('"').skip(1).step_by(2);
                let is_id = |word: &&str| {
                    ["refused-", "bye-", "api-"]
                        .iter()
                        .any(|start| word.starts_with(start))
                        && word
                            .bytes()
                            .all(|byte| byte.is_ascii_lowercase() || byte == b'-')
                };
                found.extend(quoted.filter(is_id).map(str::to_owned));
            }
        }
    }
    found
}

#[test]
fn every_refusal_has_words_in_both_languages() {
    let said = said();
    assert!(said.len() > 40, "the sources are read: {said:?}");
    for language in ["en", "fr"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join(format!("../../locales/shell/{language}/refusals.ftl"));
        let messages = std::fs::read_to_string(path).unwrap();
        let has = |id: &&String| {
            messages
                .lines()
                .any(|line| line.split(" =").next() == Some(id))
        };
        let missing: Vec<&String> = said.iter().filter(|id| !has(id)).collect();
        assert!(
            missing.is_empty(),
            "{language} has no words for {missing:?}"
        );
    }
}
