//! The rules that exist, for tests that ask whether a rule that is named is one of them.

use std::collections::{HashMap, HashSet};

/// The ids of the rules documents of Space Alert and its expansion, house rules included.
pub fn rule_ids() -> HashSet<String> {
    let documents = [
        include_str!("../../../../docs/rules/space-alert.json"),
        include_str!("../../../../docs/rules/space-alert-new-frontier.json"),
    ];
    documents
        .into_iter()
        .flat_map(|text| {
            let rules: HashMap<String, String> =
                serde_json::from_str(text).expect("docs/rules is generated");
            rules.into_keys()
        })
        .collect()
}
