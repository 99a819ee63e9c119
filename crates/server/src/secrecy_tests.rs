//! Secrecy of frames: two tables that differ only in facts hidden from a viewer send that viewer identical
//! frames. `crates/hangar/tests/secrecy.rs` does the same with Space Alert.

use super::tests::{AlteredToy, TestClient, server_of};
use super::*;
use proptest::prelude::*;
use serde_json::{Value, json};
use table::Seed;

/// Ana, Ben, Chloé and Dov. Dov never bids, so the cards stay face down.
const SEATS: usize = 4;

/// A command that is sent at both tables.
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
        // Some commands are repeated, as after a lost answer.
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

/// Plays the steps; returns the frames that Ana and a spectator received.
async fn play(steps: &[Step], shift: usize) -> [Vec<String>; 2] {
    // Both tables deal the same cards.
    let toy = AlteredToy {
        seed: Some(Seed::from_u64(7)),
        ..AlteredToy::default()
    };
    let server = server_of(Games::default().with_factory(Arc::new(toy)));
    let registry = &server.registry;
    let setup = json!({"rounds": 1, "seconds": 3600});
    // The key decides the code of the table.
    let key = Some("the-same-key-for-both-tables");
    let (code, token) = registry
        .create("toy", Some(setup), "Ana", key)
        .await
        .unwrap();
    let mut clients = vec![
        TestClient::open(registry, 0, &code, Some(&token))
            .await
            .unwrap(),
    ];
    for (conn, name) in [(1, "Ben"), (2, "Chloé"), (3, "Dov")] {
        let mut client = TestClient::open(registry, conn, &code, None).await.unwrap();
        client.send(json!({"type": "sit", "name": name})).await;
        client.send(json!({"type": "ready", "ready": true})).await;
        client.settle().await;
        clients.push(client);
    }
    clients.push(TestClient::open(registry, 9, &code, None).await.unwrap());
    clients[0].send(json!({"type": "start"})).await;
    clients[0]
        .send(json!({"type": "act", "id": "o", "command": {"do": "open"}}))
        .await;
    clients[0].receive("ack").await;
    for client in &mut clients {
        while client.doc["game"]["view"]["until"].is_null() {
            client.settle().await;
        }
        client.settle().await;
        client.frames.clear();
    }
    for (number, step) in steps.iter().enumerate() {
        let message = step.message(number, shift);
        let answered = message["type"] == "ask";
        clients[step.seat].send(message).await;
        if answered {
            clients[step.seat].receive("answer").await;
        }
        for client in &mut clients {
            client.settle().await;
        }
    }
    // The whole documents as well.
    for client in &mut clients {
        client.send(json!({"type": "resync"})).await;
        client.settle().await;
    }
    assert!(clients[0].doc["game"]["view"]["shown"].is_null());
    let frames = |client: &TestClient| {
        client
            .frames
            .iter()
            .map(|frame| without_times(frame))
            .collect()
    };
    [frames(&clients[0]), frames(&clients[SEATS])]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// Other players bid other cards, take them back, are refused, and send queries: the frames of a player and of a spectator
    /// are the same, in the same order.
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
