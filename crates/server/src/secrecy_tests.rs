//! What reaches a connection, to the byte: two tables that differ only in what somebody may not know send the same frames.

use super::tests::{Tab, house_of};
use super::*;
use proptest::prelude::*;
use serde_json::{Value, json};
use space_alert::round::SpaceAlert;

/// Something that somebody does in both worlds.
#[derive(Clone, Debug)]
struct Deed {
    seat: usize,
    kind: u8,
    card: usize,
    slot: u8,
    action: bool,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let deed = (0usize..3, 0u8..16, 0usize..8, 1u8..8, any::<bool>()).prop_map(
        |(seat, kind, card, slot, action)| Deed {
            seat,
            kind,
            card,
            slot,
            action,
        },
    );
    prop::collection::vec(deed, 1..40)
}

/// The cards of a pack with ordinary backs, in another order. The first pack has six cards, the heroic one last (SA-3.17);
/// the second has six.
fn other(card: usize, turn: usize) -> usize {
    match card {
        0..5 => (card + turn) % 5,
        5 => 5,
        later => 6 + (later - 6 + turn) % 6,
    }
}

impl Deed {
    /// What is said. In the other world the others have other cards in mind.
    fn message(&self, tab: &Tab, number: usize, turn: usize) -> Value {
        let cards = tab.doc["game"]["view"]["mine"]["cards"].as_array().unwrap();
        let card = self.card % cards.len();
        let card = &cards[if self.seat == 0 {
            card
        } else {
            other(card, turn)
        }];
        let up = if self.action { "action" } else { "movement" };
        let slot = self.slot;
        let command = match self.kind {
            0..6 => json!({"do": "place", "card": card, "slot": slot, "up": up}),
            6 => json!({"do": "move", "from": slot, "to": slot % 3 + 1}),
            7 => json!({"do": "flip", "slot": slot}),
            8 => json!({"do": "take_back", "slot": slot}),
            9 => json!({"do": "undo"}),
            10 => json!({"do": "next_phase"}),
            11 => json!({"do": "give", "card": card, "to": (self.seat + 1) % 3}),
            12 => json!({"do": "place", "card": 89, "slot": slot, "up": up, "on": 0}),
            13 => json!({"do": "board", "move": {"piece": "turn", "turn": slot}}),
            14 => return json!({"type": "legal"}),
            _ => return json!({"type": "ask", "id": "q", "query": {"ask": "projection"}}),
        };
        // Some are sent again, as after a lost answer.
        let id = format!("{}", if self.slot == 7 { number / 2 } else { number });
        json!({"type": "act", "id": id, "command": command})
    }
}

/// Frames without the time of day and the time that passed, which nobody can choose.
fn timeless(frame: &str) -> String {
    let mut text = frame.to_owned();
    for key in [r#""now":"#, r#""time":"#] {
        let mut rest = 0;
        while let Some(at) = text[rest..].find(key) {
            let from = rest + at + key.len();
            let digits = text[from..].bytes().take_while(u8::is_ascii_digit).count();
            text.replace_range(from..from + digits, "");
            rest = from;
        }
    }
    text
}

/// Plays the deeds at a table whose clock stands; gives what seat 0 and a spectator were sent.
async fn world(deeds: &[Deed], turn: usize) -> [Vec<String>; 2] {
    for _ in 0..100 {
        if let Some(heard) = try_world(deeds, turn).await {
            return heard;
        }
    }
    panic!("the clock was never stopped in time");
}

/// As [`world`]; nothing when the machine was so slow that the computer said something before the clock stood.
async fn try_world(deeds: &[Deed], turn: usize) -> Option<[Vec<String>; 2]> {
    let house = house_of(Games::default().with::<SpaceAlert>());
    let setup = json!({"mission": {"kind": "script", "id": "S2-7"}, "pace": "slow", "seed": "7"});
    let key = Some("the-same-key-in-both-worlds");
    let made = house
        .registry
        .create("space-alert", Some(setup), "Ana", key)
        .await;
    let (code, token) = made.unwrap();
    let mut tabs = vec![
        Tab::open(&house.registry, 0, &code, Some(&token))
            .await
            .unwrap(),
    ];
    for (conn, name) in [(1, "Ben"), (2, "Chloé")] {
        let mut tab = Tab::open(&house.registry, conn, &code, None).await.unwrap();
        tab.say(json!({"type": "sit", "name": name})).await;
        tab.say(json!({"type": "ready", "ready": true})).await;
        tab.settle().await;
        tabs.push(tab);
    }
    tabs.push(Tab::open(&house.registry, 9, &code, None).await.unwrap());
    tabs[0].say(json!({"type": "start"})).await;
    tabs[0]
        .say(json!({"type": "act", "id": "l", "command": {"do": "launch"}}))
        .await;
    tabs[0]
        .say(json!({"type": "act", "id": "h", "command": {"do": "hold"}}))
        .await;
    for tab in &mut tabs {
        tab.settle().await;
        tab.settle().await; // the whole document comes after everything else that was said at its time
        tab.heard.clear();
    }
    let view = &tabs[0].doc["game"]["view"];
    assert_eq!(view["clock"]["held"], true);
    if view["said"].as_array().unwrap().len() > 1 {
        return None;
    }
    for (number, deed) in deeds.iter().enumerate() {
        let tab = &mut tabs[deed.seat];
        let message = deed.message(tab, number, turn);
        let asks = message["type"] == "ask";
        tab.say(message).await;
        if asks {
            tab.hear("answer").await;
        }
        for tab in &mut tabs {
            tab.settle().await;
        }
    }
    // And everything anew.
    for tab in &mut tabs {
        tab.say(json!({"type": "resync"})).await;
        tab.settle().await;
    }
    let heard = |tab: &Tab| tab.heard.iter().map(|frame| timeless(frame)).collect();
    Some([heard(&tabs[0]), heard(&tabs[3])])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// Others lay other cards with the same backs, turn and move them, take them back, are refused, ask and are answered:
    /// neither a player nor a spectator is sent anything else, or more, or less, or in another order (SA-4.14).
    #[test]
    fn nobody_can_tell_what_lies_face_down(deeds in deeds(), turn in 1usize..5) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let (here, there) = runtime.block_on(async { (world(&deeds, 0).await, world(&deeds, turn).await) });
        prop_assert_eq!(here, there);
    }
}
