//! What reaches a connection, to the byte: two tables that differ only in something that a viewer may not know send that viewer
//! the same frames. `crates/hangar/tests/secrecy.rs` does the same with Space Alert.

use super::tests::{AlteredToy, Tab, house_of};
use super::*;
use proptest::prelude::*;
use serde_json::{Value, json};
use table::Seed;

/// Ana, Ben, Chloé and Dov. Dov never bids, so the cards stay face down.
const SEATS: usize = 4;

/// Something that somebody does at both tables.
#[derive(Clone, Debug)]
struct Step {
    seat: usize,
    kind: u8,
    slot: usize,
    resend: bool,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = (0usize..3, 0u8..12, 0usize..3, any::<bool>());
    let step = step.prop_map(|(seat, kind, slot, resend)| Step {
        seat,
        kind,
        slot,
        resend,
    });
    prop::collection::vec(step, 1..40)
}

impl Step {
    /// The message. At the other table everybody but Ana bids other cards.
    fn message(&self, number: usize, shift: usize) -> Value {
        let slot = match self.seat {
            0 => self.slot,
            _ => (self.slot + shift) % 3,
        };
        let command = match self.kind {
            0..6 => json!({"do": "bid", "slot": slot}),
            6 | 7 => json!({"do": "take_back"}),
            8 => json!({"do": "wave"}),
            9 => json!({"do": "bid", "slot": 9}),
            10 => return json!({"type": "legal"}),
            _ => return json!({"type": "ask", "id": "q", "query": {"ask": "unseen"}}),
        };
        // Some are sent again, as after a lost answer.
        let id = if self.resend { number / 2 } else { number };
        json!({"type": "act", "id": id.to_string(), "command": command})
    }
}

/// A frame without times: those of the clock differ from run to run.
fn without_times(frame: &str) -> String {
    let mut text = String::new();
    let mut rest = frame;
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, digits) = rest.split_at(at);
        let end = digits.find(|c: char| !c.is_ascii_digit());
        let (digits, after) = digits.split_at(end.unwrap_or(digits.len()));
        text.push_str(before);
        let is_time = digits.len() > 5 || before.ends_with(r#""now":"#);
        text.push_str(if is_time { "TIME" } else { digits });
        rest = after;
    }
    text + rest
}

/// Plays the steps; gives what Ana and a spectator were sent.
async fn play(steps: &[Step], shift: usize) -> [Vec<String>; 2] {
    // Both tables deal the same cards.
    let toy = AlteredToy {
        seed: Some(Seed::from_u64(7)),
        ..AlteredToy::default()
    };
    let house = house_of(Games::default().with_factory(Arc::new(toy)));
    let registry = &house.registry;
    let setup = json!({"rounds": 1, "seconds": 3600});
    // The key decides the code of the table.
    let key = Some("the-same-key-for-both-tables");
    let (code, token) = registry
        .create("toy", Some(setup), "Ana", key)
        .await
        .unwrap();
    let mut tabs = vec![Tab::open(registry, 0, &code, Some(&token)).await.unwrap()];
    for (conn, name) in [(1, "Ben"), (2, "Chloé"), (3, "Dov")] {
        let mut tab = Tab::open(registry, conn, &code, None).await.unwrap();
        tab.say(json!({"type": "sit", "name": name})).await;
        tab.say(json!({"type": "ready", "ready": true})).await;
        tab.settle().await;
        tabs.push(tab);
    }
    tabs.push(Tab::open(registry, 9, &code, None).await.unwrap());
    tabs[0].say(json!({"type": "start"})).await;
    tabs[0]
        .say(json!({"type": "act", "id": "o", "command": {"do": "open"}}))
        .await;
    tabs[0].hear("ack").await;
    for tab in &mut tabs {
        while tab.doc["game"]["view"]["until"].is_null() {
            tab.settle().await;
        }
        tab.settle().await;
        tab.heard.clear();
    }
    for (number, step) in steps.iter().enumerate() {
        let message = step.message(number, shift);
        let answered = message["type"] == "ask";
        tabs[step.seat].say(message).await;
        if answered {
            tabs[step.seat].hear("answer").await;
        }
        for tab in &mut tabs {
            tab.settle().await;
        }
    }
    // The whole documents as well.
    for tab in &mut tabs {
        tab.say(json!({"type": "resync"})).await;
        tab.settle().await;
    }
    assert!(tabs[0].doc["game"]["view"]["shown"].is_null());
    let frames = |tab: &Tab| tab.heard.iter().map(|frame| without_times(frame)).collect();
    [frames(&tabs[0]), frames(&tabs[SEATS])]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// Others bid other cards, take them back, are refused, ask and are answered: neither a player nor a spectator is sent
    /// anything else, or more, or less, or in another order.
    #[test]
    fn frames_do_not_depend_on_hidden_cards(steps in steps(), shift in 1usize..3) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let (one, other) = runtime.block_on(async { (play(&steps, 0).await, play(&steps, shift).await) });
        prop_assert_eq!(one, other);
    }
}

#[test]
fn times_are_masked_and_nothing_else() {
    assert_eq!(
        without_times(r#"{"now":17,"seq":3,"until":3600017,"time":1700000000000,"card":10}"#),
        r#"{"now":TIME,"seq":3,"until":TIME,"time":TIME,"card":10}"#
    );
}
