use super::*;
use crate::json_diff::apply;
use serde::Serialize;
use serde_json::{Value, json};
use tokio::sync::mpsc::{Receiver, channel};

/// A game whose views are whatever a test says.
struct Shown {
    view: Value,
    seat_view: Value,
}

fn append(value: &impl Serialize, out: &mut Vec<u8>) -> Result<(), String> {
    serde_json::to_writer(out, value).map_err(|error| error.to_string())
}

impl ViewSource for Shown {
    fn view(&self, out: &mut Vec<u8>) -> Result<(), String> {
        append(&self.view, out)
    }

    fn seat_view(&self, _: Seat, out: &mut Vec<u8>) -> Result<(), String> {
        append(&self.seat_view, out)
    }

    fn rest(&self, seats: u8, _: ClockState, out: &mut Vec<u8>) -> Result<(), String> {
        append(&json!({"awaiting": seats}), out)
    }
}

/// A hub with a spectator and a seat, and what they hold.
struct TestServer {
    hub: ViewerHub,
    clients: Vec<(Receiver<String>, Value)>,
}

impl TestServer {
    fn new(game: &Shown) -> TestServer {
        let mut hub = ViewerHub::default();
        let mut clients = Vec::new();
        for (conn, viewer) in [(0, Viewer::Spectator), (1, Viewer::Seat(Seat(0)))] {
            let (sender, frames) = channel(16);
            hub.add(conn, viewer, Box::new(sender));
            clients.push((frames, Value::Null));
        }
        let mut server = TestServer { hub, clients };
        server.show(game);
        server
    }

    /// Shows the game as it is now, and checks that everybody holds what they should.
    fn show(&mut self, game: &Shown) {
        let input = ViewInput {
            table: Some(r#"{"code":"ABCDEF"}"#.into()),
            game: Some(game),
            game_changed: true,
            seats: 1,
            clock: ClockState::Running,
            now: Millis(0),
            events: Vec::new(),
        };
        self.hub.update(&input);
        self.hub.welcome(&input, &VecDeque::new());
        let mut mine = game.view.as_object().unwrap().clone();
        mine.extend(game.seat_view.as_object().unwrap().clone());
        for ((frames, doc), view) in self.clients.iter_mut().zip([&game.view, &json!(mine)]) {
            while let Ok(frame) = frames.try_recv() {
                let message: Value = serde_json::from_str(&frame).unwrap();
                match message["type"].as_str() {
                    Some("state") => *doc = message["doc"].clone(),
                    _ => apply(doc, &message).unwrap(),
                }
            }
            assert_eq!(&doc["game"]["view"], view);
            assert_eq!(doc["game"]["awaiting"], 1);
        }
    }
}

#[test]
fn a_member_that_only_a_seat_has_is_in_its_document() {
    let game = |hand: Value| Shown {
        view: json!({"turn": 1}),
        seat_view: json!({"hand": hand}),
    };
    let mut server = TestServer::new(&game(json!([1, 2])));
    server.show(&game(json!([2])));
}

#[test]
fn a_changed_field_name_of_an_untagged_value_is_sent() {
    #[derive(Serialize)]
    #[serde(untagged)]
    enum Step {
        Left { left: u8 },
        Right { right: u8 },
    }
    let game = |step: Step| Shown {
        view: json!({"step": step, "turn": 1}),
        seat_view: json!({"mine": step}),
    };
    let mut server = TestServer::new(&game(Step::Left { left: 3 }));
    server.show(&game(Step::Right { right: 3 }));
}

#[test]
fn members_come_and_go_for_everybody_and_for_a_seat() {
    let views = [
        json!({}),
        json!({"a": 1}),
        json!({"b": [1]}),
        json!({"a": 2, "b": [1, 2], "c": 3}),
    ];
    let game = |view: &Value, seat_view: &Value| Shown {
        view: view.clone(),
        seat_view: seat_view.clone(),
    };
    let mut server = TestServer::new(&game(&views[0], &views[0]));
    for view in &views {
        for seat_view in &views {
            for next in &views {
                server.show(&game(view, seat_view));
                server.show(&game(next, seat_view));
                server.show(&game(view, next));
            }
        }
    }
}
