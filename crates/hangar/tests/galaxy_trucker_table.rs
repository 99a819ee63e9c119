//! Galaxy Trucker at a real server: people and computer players through three flights, a crash in the middle, the replay.

use crate::common::{Client, Hangar, folder};
use galaxy_trucker::bots::{Level, Trucker};
use galaxy_trucker::command::Command;
use galaxy_trucker::game::{SeatView, StageName, View};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use table::{Millis, Seat, Seed};

/// Game time against real time. Computer players rest 150 ms of real time between two commands.
const SPEED: u32 = 12;
const FLAGS: [&str; 4] = ["--speed", "12", "--messages-per-second", "1000"];

/// A scripted person: a local computer player decides the commands.
struct Person {
    client: Client,
    mind: Trucker,
    plan: Option<(Instant, Command)>,
    commands: u32,
    /// Sizes of the updates while ships were built.
    updates: Vec<usize>,
}

impl Person {
    fn new(client: Client, seat: u8) -> Person {
        Person {
            client,
            mind: Trucker::new(Level::Trucker, Seat(seat), Seed::from_u64(u64::from(seat))),
            plan: None,
            commands: 0,
            updates: Vec::new(),
        }
    }

    fn view(&self) -> View {
        serde_json::from_value(self.client.view().clone()).expect("the view of the game")
    }

    /// Plays until the view satisfies a condition. All messages that have arrived are read before anything is planned: on
    /// a slow machine the view must not fall behind the game.
    async fn play_until(&mut self, done: impl Fn(&View) -> bool) {
        let begun = Instant::now();
        let mut unanswered: Option<String> = None;
        let mut reached = false;
        loop {
            let view = self.view();
            reached = reached || done(&view);
            if reached && unanswered.is_none() {
                return self.client.settle_with_refusals().await;
            }
            assert!(
                begun.elapsed() < Duration::from_secs(240),
                "stuck in {:?} with {:?}",
                view.stage,
                view.players
            );
            let mut wait = Duration::ZERO;
            if let Ok(message) = tokio::time::timeout(wait, self.client.next()).await {
                self.hear(&message, view.stage, &mut unanswered);
                continue;
            }
            if unanswered.is_none() {
                wait = self.decide(&view, &mut unanswered).await;
            }
            let wait = wait.clamp(Duration::from_millis(1), Duration::from_millis(200));
            if let Ok(message) = tokio::time::timeout(wait, self.client.next()).await {
                self.hear(&message, view.stage, &mut unanswered);
            }
        }
    }

    /// Plans, and sends the planned command when it is due. Returns how long to wait for messages.
    async fn decide(&mut self, view: &View, unanswered: &mut Option<String>) -> Duration {
        let own = || serde_json::from_value::<SeatView>(self.client.view().clone()).unwrap();
        let now = Millis(self.client.now);
        if let Some((at, command)) = self.mind.plan(view, own, now, self.plan.is_some()) {
            let wait = at.since(now).0 / u64::from(SPEED);
            self.plan = Some((Instant::now() + Duration::from_millis(wait), command));
        }
        let Some((_, command)) = self.plan.take_if(|(due, _)| *due <= Instant::now()) else {
            let due = self.plan.as_ref().map(|plan| plan.0);
            return due.map_or(Duration::MAX, |due| due - Instant::now());
        };
        self.commands += 1;
        let id = format!("{}", self.commands);
        let act = json!({"type": "act", "id": id, "command": command});
        self.client.send_json(act).await;
        *unanswered = Some(id);
        Duration::MAX
    }

    /// If two players take the same thing, one of them is refused: that is an answer too.
    fn hear(&mut self, message: &Value, stage: StageName, unanswered: &mut Option<String>) {
        assert_ne!(message["type"], "closed");
        let answers = message["type"] == "ack" || message["type"] == "refused";
        if answers && unanswered.as_deref() == message["id"].as_str() {
            *unanswered = None;
        }
        self.count(message, stage);
    }

    fn count(&mut self, message: &Value, stage: StageName) {
        if message["type"] == "update" && stage == StageName::Building {
            self.updates.push(message.to_string().len());
        }
    }
}

/// Two people and two computer players begin three flights.
async fn begin(hangar: &Hangar) -> ([Person; 2], String, [String; 2]) {
    let mut ada = hangar.client().await;
    let mut grace = hangar.client().await;
    let setup = json!({"hourglass_seconds": 25});
    let (code, ada_token) = ada.create_game("galaxy-trucker", "Ada", setup).await;
    let grace_token = grace.join(&code, "Grace").await;
    for (seat, level) in [(2, "easy"), (3, "hard")] {
        let bot = json!({"type": "set_occupant", "seat": seat, "to": {"bot": {"level": level}}});
        ada.send_json(bot).await;
    }
    grace
        .send_json(json!({"type": "ready", "ready": true}))
        .await;
    ada.until(|doc| doc["table"]["missing"].is_null()).await;
    ada.send_json(json!({"type": "start"})).await;
    for client in [&mut ada, &mut grace] {
        client.until(|doc| doc["game"].is_object()).await;
    }
    let people = [Person::new(ada, 0), Person::new(grace, 1)];
    (people, code, [ada_token, grace_token])
}

#[tokio::test]
async fn three_flights_with_people_and_bots_survive_a_crash() {
    let data = folder();
    let hangar = Hangar::start_with(data.path(), &FLAGS);
    let ([mut ada, mut grace], code, tokens) = begin(&hangar).await;
    // While the second ships are built, with two tiles or more beside each starting cabin.
    let middle = |ship: usize| {
        move |view: &View| {
            let tiles = view.ships[ship].cells.iter().filter(|cell| **cell != 0);
            let tiles = tiles.count();
            let second = view.flight.index == 1;
            let missed =
                second && !matches!(view.stage, StageName::Countdown | StageName::Building);
            assert!(!missed, "ship {ship} was finished with {tiles} tiles");
            second && view.stage == StageName::Building && tiles >= 3
        }
    };
    tokio::join!(ada.play_until(middle(0)), grace.play_until(middle(1)));
    let before = [ada.view().ships[0].clone(), grace.view().ships[1].clone()];
    hangar.kill();

    let hangar = Hangar::start_with(data.path(), &FLAGS);
    for (person, token) in [&mut ada, &mut grace].into_iter().zip(&tokens) {
        person.client = hangar.client().await;
        person.client.resume(&code, token).await;
        person.plan = None;
    }
    let after = ada.view();
    assert_eq!(
        [&after.ships[0].cells, &after.ships[1].cells],
        before.each_ref().map(|ship| &ship.cells),
        "acknowledged commands are stored"
    );
    // The clock is stopped, unless nothing is due: the hourglass has run out and nobody has flipped it yet.
    if ada.client.doc["game"]["clock"] != "waiting" {
        let sand = after.hourglass.expect("an hourglass in building");
        assert!(sand.empty, "{sand:?}");
    } else {
        ada.client.send_json(json!({"type": "resume_clock"})).await;
    }
    let over = |view: &View| view.stage == StageName::Over;
    tokio::join!(ada.play_until(over), grace.play_until(over));
    ada.client
        .until(|doc| doc["table"]["stage"] == "over")
        .await;
    assert_eq!(ada.view().receipts.len(), 3);
    assert_eq!(hangar.metric("bots_failed_total"), 0.0);

    // The replay of the stored log ends where the people saw the game end.
    let path = format!("/api/replays/{code}/film?seat=0");
    let (status, film) = hangar.get(&path);
    assert_eq!(status, 200, "{film}");
    let mut shown = film["start"].clone();
    for frame in film["frames"].as_array().unwrap() {
        server::json_diff::apply(&mut shown, frame).unwrap();
    }
    assert_eq!(&shown["view"], ada.client.view());

    let mut sizes = [ada.updates, grace.updates].concat();
    sizes.sort_unstable();
    let median = sizes[sizes.len() / 2];
    assert!(sizes.len() > 100, "{} updates", sizes.len());
    assert!(median < 400, "the median update has {median} bytes");
    println!("{} updates, median {median} bytes", sizes.len());
}

/// Four computer players: the host leaves for good, and the game is played to its end without people.
#[tokio::test]
async fn computer_players_finish_without_people() {
    let data = folder();
    let hangar = Hangar::start_with(data.path(), &FLAGS);
    let mut ada = hangar.client().await;
    let setup = json!({"hourglass_seconds": 20, "flights": ["second"]});
    ada.create_game("galaxy-trucker", "Ada", setup).await;
    for (seat, level) in [(1, "easy"), (2, "normal"), (3, "hard")] {
        let bot = json!({"type": "set_occupant", "seat": seat, "to": {"bot": {"level": level}}});
        ada.send_json(bot).await;
    }
    ada.until(|doc| doc["table"]["missing"].is_null()).await;
    ada.send_json(json!({"type": "start"})).await;
    ada.until(|doc| doc["game"].is_object()).await;
    ada.act("go", json!({"do": "leave"})).await;
    ada.until(|doc| doc["table"]["stage"] == "over").await;
    let view: View = serde_json::from_value(ada.view().clone()).unwrap();
    assert_eq!(view.receipts[0].len(), 4);
    assert!(view.ships[1..].iter().all(|ship| ship.number.is_none()));
    assert_eq!(hangar.metric("bots_failed_total"), 0.0);
}

/// Corrected numbers reach the client, and only a client that does not know them.
#[test]
fn corrected_numbers_are_told() {
    let (data, corrected) = (folder(), folder());
    let numbers = json!({ "numbers": [{ "name": "bad_luck_rolls", "values": [5] }] });
    std::fs::write(corrected.path().join("numbers.json"), numbers.to_string()).unwrap();
    let path = corrected.path().to_str().unwrap();
    let hangar = Hangar::start_with(data.path(), &["--galaxy-trucker-data", path]);
    let told = hangar.get("/api/galaxy-trucker/data?known=").1;
    assert_eq!(told["numbers"]["bad_luck_rolls"], json!([5]));
    assert_eq!(told["numbers"]["unguarded_airlocks_steps"], json!([2]));
    let hash = told["hash"].as_str().unwrap();
    let known = hangar.get(&format!("/api/galaxy-trucker/data?known={hash}"));
    assert_eq!(known.1, json!({ "hash": hash }));
}
