//! Secrecy of frames in Space Alert: two missions that differ only in face-down cards send identical frames to viewers who may
//! not see the cards (SA-4.14). `crates/server/src/secrecy_tests.rs` does the same with the toy game.

use crate::common::{Client, Hangar, folder};
use serde_json::{Value, json};
use table::{Dice, Seed};

/// A command that is sent in both missions.
#[derive(Clone, Debug)]
struct Step {
    seat: usize,
    kind: u32,
    card: usize,
    slot: u32,
    action: bool,
}

fn steps(dice: &mut Dice) -> Vec<Step> {
    let count = 5 + dice.below(35);
    let step = |_| Step {
        seat: dice.below(3) as usize,
        kind: dice.below(16),
        card: dice.below(8) as usize,
        slot: 1 + dice.below(7),
        action: dice.below(2) == 0,
    };
    (0..count).map(step).collect()
}

/// The cards of a pack with ordinary backs, in another order. The first pack has six cards, the heroic one last (SA-3.17);
/// the second has six.
fn shifted(card: usize, shift: usize) -> usize {
    match card {
        0..5 => (card + shift) % 5,
        5 => 5,
        later => 6 + (later - 6 + shift) % 6,
    }
}

impl Step {
    /// The message. In the other mission everybody but Ana plays other cards.
    fn message(&self, client: &Client, number: usize, shift: usize) -> Value {
        let cards = client.view()["mine"]["cards"].as_array().unwrap();
        let card = self.card % cards.len();
        let card = match self.seat {
            0 => &cards[card],
            _ => &cards[shifted(card, shift)],
        };
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
        // Some commands are repeated, as after a lost answer.
        let id = if slot == 7 { number / 2 } else { number };
        json!({"type": "act", "id": id.to_string(), "command": command})
    }
}

/// A frame without the code of the table and the times of the clock, which differ from run to run.
fn comparable(frame: &str, code: &str) -> String {
    let mut text = frame.replace(code, "CODE");
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

/// Plays the steps in a mission whose clock stands at one second; returns the frames of Ana and of a spectator.
async fn play(hangar: &Hangar, steps: &[Step], shift: usize) -> [Vec<String>; 2] {
    let setup = json!({
        "mission": {"kind": "script", "id": "S2-7"}, "pace": "slow", "seed": "7", "skip_briefing": true
    });
    let mut ana = hangar.client().await;
    let (code, _) = ana.create_game("space-alert", "Ana", setup).await;
    let mut clients = vec![ana];
    for (others, name) in [(1, "Ben"), (2, "Chloé")] {
        let mut client = hangar.client().await;
        client.join(&code, name).await;
        client
            .send_json(json!({"type": "ready", "ready": true}))
            .await;
        clients[0]
            .until(|doc| doc["table"]["seats"][others]["ready"] == true)
            .await;
        clients.push(client);
    }
    let mut spectator = hangar.client().await;
    spectator.watch(&code).await;
    clients.push(spectator);
    clients[0].send_json(json!({"type": "start"})).await;
    for client in &mut clients {
        // The clock never passes its stop, however slow the machine is.
        client.until(|doc| doc["game"]["clock"] == "waiting").await;
        client.settle().await;
        client.recorded = Some(Vec::new());
    }
    for (number, step) in steps.iter().enumerate() {
        let client = &mut clients[step.seat];
        let message = step.message(client, number, shift);
        let asks = message["type"] == "ask";
        client.send_json(message).await;
        // Queries are answered on another thread.
        while asks
            && !matches!(
                client.next().await["type"].as_str(),
                Some("answer" | "refused")
            )
        {}
        // First the client that acted: then the others' updates have been sent.
        clients[step.seat].settle_with_refusals().await;
        for client in &mut clients {
            client.settle_with_refusals().await;
        }
    }
    // The whole documents as well.
    for client in &mut clients {
        client.send_json(json!({"type": "resync"})).await;
        client.settle().await;
    }
    [0, 3].map(|client| {
        let frames = clients[client].recorded.take().unwrap();
        frames
            .iter()
            // A connection answers pings by itself, before or after an update of its table.
            .filter(|frame| !frame.starts_with(r#"{"type":"pong""#))
            .map(|frame| comparable(frame, &code))
            .collect()
    })
}

/// Other players place other cards with the same backs, turn, move and take them back, are refused, and send queries: the frames
/// of a player and of a spectator are the same, in the same order (SA-4.14).
#[tokio::test]
async fn frames_do_not_depend_on_cards_that_lie_face_down() {
    let data = folder();
    let flags = [
        "--stop-at",
        "1",
        "--messages-per-second",
        "100000",
        "--tables-per-hour",
        "1000",
    ];
    let hangar = Hangar::start_with(data.path(), &flags);
    let mut dice = Dice::new(Seed::from_u64(12));
    for _ in 0..8 {
        let steps = steps(&mut dice);
        let shift = 1 + dice.below(4) as usize;
        let one = play(&hangar, &steps, 0).await;
        let other = play(&hangar, &steps, shift).await;
        assert!(one.iter().all(|frames| !frames.is_empty()));
        assert_eq!(one, other, "{steps:?} {shift}");
    }
}
