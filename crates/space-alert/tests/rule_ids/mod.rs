//! The rules that exist, for tests that ask whether a rule that is named is one of them.

use std::collections::HashSet;

/// The ids of `docs/rules/space-alert.ids`, spelled out.
pub fn rule_ids() -> HashSet<String> {
    let text = include_str!("../../../../docs/rules/space-alert.ids");
    let mut ids = HashSet::new();
    for line in text.lines().filter(|line| line.contains('|')) {
        let cells: Vec<_> = line.split('|').map(str::trim).collect();
        // House rules, rulings and examples have two digits: HR-01.
        let digits = if cells[0].ends_with('-') { 2 } else { 1 };
        for range in cells[2].split_whitespace() {
            let (first, last) = range.split_once('-').unwrap_or((range, range));
            let (first, last): (u32, u32) = (first.parse().unwrap(), last.parse().unwrap());
            ids.extend((first..=last).map(|n| format!("{}{n:0digits$}", cells[0])));
        }
    }
    ids
}
