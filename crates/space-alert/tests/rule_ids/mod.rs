//! The rules that exist, for tests that ask whether a rule that is named is one of them.

use std::collections::{HashMap, HashSet};

/// The ids of the base game's rules document, house rules included.
pub fn rule_ids() -> HashSet<String> {
    let text = include_str!("../../../../docs/rules/space-alert.json");
    let rules: HashMap<String, String> =
        serde_json::from_str(text).expect("docs/rules/space-alert.json is generated");
    rules.into_keys().collect()
}
