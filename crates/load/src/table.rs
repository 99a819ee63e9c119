//! One table: its connections, their documents, and the latency of every command.

use serde_json::{Map, Value, json};
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::report::{Sample, Seen};
use crate::scripts::Script;
use crate::socket::{Inbox, PATIENCE, Socket};

/// Limit for the length of a game.
const LONGEST: Duration = Duration::from_secs(1200);

/// A seat: its connection, its token, and its document, updated as in a browser.
pub struct Seat {
    socket: Rc<Socket>,
    inbox: Inbox,
    token: String,
    doc: Value,
    seq: u64,
}

/// A table whose game has begun.
pub struct Table {
    script: &'static dyn Script,
    code: String,
    seats: Vec<Seat>,
    pending: Option<Pending>,
    /// The seat that waits for its legal commands, and its turn.
    asking: Option<(usize, usize)>,
    /// Commands sent so far: each has an id of its own.
    sent: usize,
    sample: Rc<RefCell<Sample>>,
}

/// A command whose update has not reached all seats yet.
struct Pending {
    seat: usize,
    sent: Instant,
    /// The public part of this seat before.
    before: Value,
    unseen: Vec<bool>,
}

fn parse(text: &str) -> Result<Value, String> {
    let message: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    match message["type"] == "bye" {
        true => Err(format!("unexpected message: {text}")),
        false => Ok(message),
    }
}

/// Applies an update as docs/protocol.md says.
fn apply(doc: &mut Value, update: &Value) -> Result<(), String> {
    let nowhere = |path: &str| format!("the path {path} does not exist");
    let entries = |field: &str| update[field].as_object().into_iter().flatten();
    for (path, value) in entries("set") {
        *place(doc, path).ok_or_else(|| nowhere(path))? = value.clone();
    }
    for path in update["del"].as_array().into_iter().flatten() {
        let path = path.as_str().unwrap_or_default();
        remove(doc, path).ok_or_else(|| nowhere(path))?;
    }
    for (path, splice) in entries("splice") {
        let list = doc.pointer_mut(&format!("/{path}"));
        list.and_then(|list| splice_list(list.as_array_mut()?, splice.as_array()?))
            .ok_or_else(|| nowhere(path))?;
    }
    Ok(())
}

/// The object that holds the last step of a path, and that step.
fn parent<'a>(doc: &'a mut Value, path: &str) -> Option<(&'a mut Map<String, Value>, String)> {
    let pointer = format!("/{path}");
    let (parent, key) = pointer.rsplit_once('/')?;
    let object = doc.pointer_mut(parent)?.as_object_mut()?;
    Some((object, key.replace("~1", "/").replace("~0", "~")))
}

/// The place for a new value: an existing one, or a new key of an object.
fn place<'a>(doc: &'a mut Value, path: &str) -> Option<&'a mut Value> {
    let pointer = format!("/{path}");
    if doc.pointer(&pointer).is_some() {
        return doc.pointer_mut(&pointer);
    }
    let (object, key) = parent(doc, path)?;
    Some(object.entry(key).or_insert(Value::Null))
}

fn remove(doc: &mut Value, path: &str) -> Option<()> {
    let (object, key) = parent(doc, path)?;
    object.remove(&key).map(drop)
}

fn splice_list(list: &mut Vec<Value>, splice: &[Value]) -> Option<()> {
    let [at, removed, inserted @ ..] = splice else {
        return None;
    };
    let at = at.as_u64()? as usize;
    let end = at + removed.as_u64()? as usize;
    list.get(at..end)?;
    list.splice(at..end, inserted.iter().cloned());
    Some(())
}

impl Seat {
    async fn connect(address: &str) -> Result<Seat, String> {
        Ok(Seat {
            socket: Rc::new(Socket::connect(address).await?),
            inbox: Inbox::default(),
            token: String::new(),
            doc: Value::Null,
            seq: 0,
        })
    }

    fn say(&self, message: &Value) -> Result<(), String> {
        self.socket.say(&message.to_string())
    }

    /// Waits for a message of a kind; nothing may be refused meanwhile.
    async fn hear(&mut self, kind: &str) -> Result<Value, String> {
        loop {
            while let Some(text) = self.socket.next(&mut self.inbox)? {
                let message = parse(text)?;
                if message["type"] == "refused" {
                    return Err(format!("unexpected message: {message}"));
                }
                self.take(&message)?;
                if message["type"] == kind {
                    return Ok(message);
                }
            }
            timeout(PATIENCE, self.socket.readable())
                .await
                .map_err(|_| "the server does not answer")??;
            self.socket.fetch(&mut self.inbox)?;
        }
    }

    fn take(&mut self, message: &Value) -> Result<(), String> {
        match message["type"].as_str() {
            Some("state") => {
                self.doc = message["doc"].clone();
                self.seq = message["seq"].as_u64().unwrap_or_default();
            }
            Some("update") => {
                self.seq += 1;
                if message["seq"] != self.seq {
                    return Err(format!("update {} is missing", self.seq));
                }
                apply(&mut self.doc, message)?;
            }
            Some("seated") => {
                if let Some(token) = message["token"].as_str() {
                    self.token = token.to_owned();
                }
            }
            _ => {}
        }
        Ok(())
    }

    async fn ask(&mut self, message: Value, answer: &str) -> Result<Value, String> {
        self.say(&message)?;
        self.hear(answer).await
    }
}

impl Table {
    /// Seats all players and starts the game.
    pub async fn gather(
        address: &str,
        seats: usize,
        script: &'static dyn Script,
        sample: Rc<RefCell<Sample>>,
    ) -> Result<Table, String> {
        let mut host = Seat::connect(address).await?;
        let create = json!({"type": "create", "game": script.game(), "setup": script.setup(), "name": "Host"});
        let seated = host.ask(create, "seated").await?;
        let code = seated["table"].as_str().unwrap_or_default().to_owned();
        let mut crew = vec![host];
        for number in 1..seats {
            let mut seat = Seat::connect(address).await?;
            let name = format!("Crew {number}");
            seat.say(&json!({"type": "watch", "table": code}))?;
            seat.say(&json!({"type": "sit", "name": name}))?;
            seat.say(&json!({"type": "ready", "ready": true}))?;
            seat.ask(json!({"type": "ping", "echo": 0}), "pong").await?;
            crew.push(seat);
        }
        crew[0].say(&json!({"type": "start"}))?;
        for seat in &mut crew {
            while !seat.doc["game"].is_object() {
                seat.hear("state").await?;
            }
        }
        Ok(Table {
            script,
            code,
            seats: crew,
            pending: None,
            asking: None,
            sent: 0,
            sample,
        })
    }

    fn is_over(&self) -> bool {
        self.seats[0].doc["table"]["stage"] == "over"
    }

    /// Plays until `end`, or else until the game is over: the seats act in turn, evenly spread over `every`.
    pub async fn play(
        self,
        first: Instant,
        every: Duration,
        end: Option<Instant>,
    ) -> Result<Table, String> {
        let count = self.seats.len();
        let table = Rc::new(RefCell::new(self));
        let mut readers = tokio::task::JoinSet::new();
        for seat in 0..count {
            readers.spawn_local(Table::read(table.clone(), seat));
        }
        let acting = async {
            let (mut next, mut turn) = (first, 0);
            while end.is_none_or(|end| next < end) {
                sleep_until(next).await;
                if end.is_none() && table.borrow().is_over() {
                    break;
                }
                if next - first > LONGEST {
                    return Err("a game does not end".into());
                }
                table.borrow_mut().act(turn % count, turn)?;
                turn += 1;
                next += every / count as u32;
            }
            if let Some(end) = end {
                sleep_until(end).await;
            }
            // Pending updates may still arrive and then count.
            for _ in 0..100 {
                if table.borrow().pending.is_none() {
                    break;
                }
                sleep(Duration::from_millis(20)).await;
            }
            Ok::<(), String>(())
        };
        tokio::select! {
            played = acting => played?,
            Some(ended) = readers.join_next() => {
                ended.map_err(|error| error.to_string())??;
            }
        }
        readers.shutdown().await;
        let table = Rc::try_unwrap(table).map_err(|_| "somebody still reads")?;
        let mut table = table.into_inner();
        table.give_up();
        table.sample.borrow_mut().ended += usize::from(table.is_over());
        Ok(table)
    }

    async fn read(table: Rc<RefCell<Table>>, seat: usize) -> Result<(), String> {
        let socket = table.borrow().seats[seat].socket.clone();
        loop {
            socket.readable().await?;
            let table = &mut *table.borrow_mut();
            // Moved out while it is read from, and put back afterwards.
            let mut inbox = std::mem::take(&mut table.seats[seat].inbox);
            socket.fetch(&mut inbox)?;
            while let Some(text) = socket.next(&mut inbox)? {
                table.heard(seat, text)?;
            }
            table.seats[seat].inbox = inbox;
        }
    }

    /// Stops waiting for a command that not every seat has seen.
    fn give_up(&mut self) {
        self.sample.borrow_mut().missed += usize::from(self.pending.take().is_some());
    }

    /// Lets a seat do what its script says.
    fn act(&mut self, seat: usize, turn: usize) -> Result<(), String> {
        self.give_up();
        let Seat { socket, doc, .. } = &self.seats[seat];
        let view = &doc["game"]["view"];
        if self.script.asks_for_legal(view, seat) {
            self.asking = Some((seat, turn));
            return socket.say(&json!({"type": "legal"}).to_string());
        }
        match self.script.command(view, seat, turn) {
            Some(command) => self.send(seat, command),
            None => Ok(()),
        }
    }

    /// Sends a command of a seat.
    fn send(&mut self, seat: usize, command: Value) -> Result<(), String> {
        let Seat { socket, doc, .. } = &self.seats[seat];
        let view = &doc["game"]["view"];
        self.sent += 1;
        let id = format!("t{}", self.sent);
        let message = json!({"type": "act", "id": id, "command": command});
        let text = message.to_string();
        self.pending = self.script.is_public(view).then(|| Pending {
            seat,
            before: self.script.trace(view, seat),
            unseen: vec![true; self.seats.len()],
            sent: Instant::now(),
        });
        socket.say(&text)
    }

    fn heard(&mut self, seat: usize, text: &str) -> Result<(), String> {
        let message = parse(text)?;
        if message["type"] == "refused" {
            self.pending = None;
            let mut expected = self.script.overtaken().iter();
            return match expected.find(|code| message["code"] == **code) {
                Some(code) => {
                    let mut sample = self.sample.borrow_mut();
                    *sample.overtaken.entry(*code).or_default() += 1;
                    Ok(())
                }
                None => Err(format!("seat {seat} was refused: {message}")),
            };
        }
        if message["type"] == "legal" {
            let asked = self.asking.take_if(|(asker, _)| *asker == seat);
            let legal = message["commands"].as_array();
            let chosen = asked.zip(legal);
            let chosen = chosen.and_then(|((_, turn), legal)| self.script.choose(legal, turn));
            return chosen.map_or(Ok(()), |command| self.send(seat, command));
        }
        self.seats[seat].take(&message)?;
        if message["type"] == "update" {
            let length = text.len() as u32;
            self.sample.borrow_mut().updates.push(length);
            self.saw(seat)?;
        }
        Ok(())
    }

    /// Checks whether the changed document of a seat shows the pending command.
    fn saw(&mut self, seat: usize) -> Result<(), String> {
        let trace = |seats: &[Seat], seat: usize, of: usize| {
            let view = &seats[seat].doc["game"]["view"];
            self.script.trace(view, of)
        };
        let Some(pending) = &mut self.pending else {
            return Ok(());
        };
        if trace(&self.seats, seat, pending.seat) == pending.before {
            return Ok(());
        }
        pending.unseen[seat] = false;
        if pending.unseen.contains(&true) {
            return Ok(());
        }
        self.sample.borrow_mut().seen.push(Seen {
            sent: pending.sent,
            took: pending.sent.elapsed(),
        });
        let of = pending.seat;
        self.pending = None;
        let seen = trace(&self.seats, 0, of);
        match (1..self.seats.len()).all(|other| trace(&self.seats, other, of) == seen) {
            true => Ok(()),
            false => Err("the seats of a table see different things".into()),
        }
    }

    /// Requests the whole documents again and compares them with those built from updates. Returns how many were compared.
    pub async fn compare(&mut self) -> Result<usize, String> {
        for seat in &mut self.seats {
            // An update may come in between; then there is another try.
            let mut tries = 0;
            loop {
                seat.ask(json!({"type": "ping", "echo": 1}), "pong").await?;
                let (doc, seq) = (seat.doc.clone(), seat.seq);
                seat.ask(json!({"type": "resync"}), "state").await?;
                match (doc == seat.doc, seq == seat.seq) {
                    (true, _) => break,
                    (false, false) if tries < 5 => tries += 1,
                    _ => return Err("a document differs from what its updates made".into()),
                }
            }
        }
        Ok(self.seats.len())
    }

    /// Reconnects to the restarted server, and compares the view of the first seat with the one before.
    pub async fn come_back(&self, address: &str) -> Result<(), String> {
        let old = &self.seats[0];
        let mut seat = Seat::connect(address).await?;
        seat.say(&json!({"type": "resume", "table": self.code, "token": old.token}))?;
        seat.hear("state").await?;
        let (new, old) = (&seat.doc["game"]["view"], &old.doc["game"]["view"]);
        let same = self.script.trace(new, 0) == self.script.trace(old, 0)
            && self.script.private(new) == self.script.private(old);
        match same {
            true => Ok(()),
            false => Err(format!("table {} lost an acknowledged command", self.code)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cases that the server's differences are tested with.
    #[test]
    fn updates_are_applied_as_the_protocol_says() {
        let cases = include_str!("../../../web/test/update-cases.json");
        let cases: Vec<Value> = serde_json::from_str(cases).unwrap();
        assert!(cases.len() > 50);
        for case in cases {
            let mut doc = json!({"doc": case["old"]});
            apply(&mut doc, &case["changes"]).unwrap();
            assert_eq!(doc["doc"], case["new"]);
        }
        let mut doc = json!({"said": ["a"]});
        for update in [
            json!({"set": {"said/7": "b"}}),
            json!({"set": {"table/name": "b"}}),
            json!({"del": ["table"]}),
            json!({"splice": {"said": [1, 1]}}),
        ] {
            assert!(apply(&mut doc, &update).is_err(), "{update}");
        }
    }
}
