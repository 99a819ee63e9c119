//! A real server process, and clients that connect to it like browsers.

#![allow(dead_code)] // each test file uses its part

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Long enough for a machine that is busy with everything else, short enough to fail a test.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// A running server.
pub struct Hangar {
    process: Child,
    pub address: String,
}

impl Hangar {
    /// Starts one on a free port over a data directory.
    pub fn start(data: &Path) -> Hangar {
        Hangar::start_with(data, &[])
    }

    /// The same with more flags.
    pub fn start_with(data: &Path, flags: &[&str]) -> Hangar {
        let mut process = Command::new(env!("CARGO_BIN_EXE_hangar"))
            .args(["serve", "--toy", "--listen", "127.0.0.1:0", "--data-dir"])
            .arg(data)
            .args(flags)
            .current_dir(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let mut line = String::new();
        let stdout = process.stdout.take().unwrap();
        let mut stdout = BufReader::new(stdout);
        stdout.read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().to_owned();
        assert!(
            line.contains("http://"),
            "the first line has the address: {line:?}"
        );
        std::thread::spawn(move || std::io::copy(&mut stdout, &mut std::io::sink()));
        Hangar { process, address }
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Kills it, like a crash.
    pub fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Terminates it, and returns its log.
    pub fn terminate(mut self) -> (bool, String) {
        let id = self.process.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-TERM", &id])
                .status()
                .unwrap()
                .success()
        );
        let mut log = String::new();
        self.process
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut log)
            .unwrap();
        (self.process.wait().unwrap().success(), log)
    }

    /// An HTTP request, with status line and headers in the answer.
    pub fn http(&self, request: &str) -> String {
        self.http_with(request, "")
    }

    /// A request with a body.
    pub fn http_with(&self, request: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let length = match body.len() {
            0 => String::new(),
            length => format!("\r\nContent-Length: {length}"),
        };
        write!(
            stream,
            "{request}\r\nHost: {}\r\nConnection: close{length}\r\n\r\n{body}",
            self.address
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// The first line of the answer to a handshake, which leaves the connection open.
    pub fn handshake(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        write!(
            stream,
            "{request}\r\nHost: {}\r\nConnection: upgrade\r\n\r\n",
            self.address
        )
        .unwrap();
        let mut line = String::new();
        BufReader::new(stream).read_line(&mut line).unwrap();
        line
    }

    /// The body of a GET as JSON, with its status.
    pub fn get(&self, path: &str) -> (u16, Value) {
        let answer = self.http(&format!("GET {path} HTTP/1.1"));
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        // Small answers come in one piece; larger ones in chunks, with their sizes on separate lines.
        let body = if head.to_lowercase().contains("transfer-encoding: chunked") {
            dechunk(body)
        } else {
            body.to_owned()
        };
        (
            status,
            serde_json::from_str(&body).unwrap_or(Value::String(body)),
        )
    }

    /// A new client.
    pub async fn client(&self) -> Client {
        Client::connect(&self.address).await.unwrap()
    }

    /// A number from `/metrics`.
    pub fn metric(&self, name: &str) -> f64 {
        let (_, text) = self.get("/metrics");
        let text = text.as_str().expect("metrics are text").to_owned();
        let line = text
            .lines()
            .find(|line| line.starts_with(&format!("hangar_{name} ")))
            .unwrap_or_else(|| panic!("no {name}"));
        line.rsplit(' ').next().unwrap().parse().unwrap()
    }
}

fn dechunk(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap();
        whole.push_str(&rest[..size]);
        body = rest[size..].trim_start_matches("\r\n");
    }
    whole
}

impl Drop for Hangar {
    fn drop(&mut self) {
        // Already ended in most tests.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A client connection, as of a browser tab.
pub struct Client {
    stream: WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>,
    /// The document, kept up to date.
    pub doc: Value,
    pub seq: u64,
    pub you: Option<u64>,
    pub now: u64,
    pub chat: Vec<Value>,
    pub events: Vec<Value>,
    /// All received frames, if enabled.
    pub recorded: Option<Vec<String>>,
}

impl Client {
    /// Connects to an address; `None` if that fails.
    pub async fn connect(address: &str) -> Option<Client> {
        let (stream, _) = connect_async(format!("ws://{address}/ws")).await.ok()?;
        let mut client = Client {
            stream,
            doc: Value::Null,
            seq: 0,
            you: None,
            now: 0,
            chat: Vec::new(),
            events: Vec::new(),
            recorded: None,
        };
        let hello = client.next().await;
        if hello["type"] == "closed" {
            return None;
        }
        assert_eq!(hello["type"], "hello");
        assert!(hello["time"].as_u64().unwrap() > 1_600_000_000_000);
        Some(client)
    }

    /// Sends a text as it is.
    pub async fn send_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// Sends raw bytes; a server that closes meanwhile is not an error.
    pub async fn send_binary(&mut self, bytes: Vec<u8>) {
        let _ = self.stream.send(Message::binary(bytes)).await;
    }

    /// Sends a ping, even if the server no longer answers.
    pub async fn send_ping(&mut self) {
        let _ = self.stream.send(Message::Ping(Vec::new().into())).await;
    }

    /// Sends a text that may be too large for the server.
    pub async fn try_send_text(&mut self, text: String) {
        let _ = self.stream.send(Message::text(text)).await;
    }

    /// Sends a message.
    pub async fn send_json(&mut self, message: Value) {
        self.send_text(&message.to_string()).await;
    }

    /// The next message, with the document kept up to date. `{"type": "closed"}` at the end.
    pub async fn next(&mut self) -> Value {
        // Pings and pongs are skipped.
        let end = tokio::time::Instant::now() + PATIENCE;
        loop {
            let frame = tokio::time::timeout_at(end, self.stream.next())
                .await
                .expect("an answer in time");
            let text = match frame {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Close(close))) => {
                    let code = close.map(|close| u16::from(close.code));
                    return json!({"type": "closed", "code": code});
                }
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => return json!({"type": "closed"}),
            };
            let message: Value = serde_json::from_str(&text).unwrap();
            self.take(&message);
            if let Some(recorded) = &mut self.recorded {
                recorded.push(text.to_string());
            }
            return message;
        }
    }

    fn take(&mut self, message: &Value) {
        match message["type"].as_str().unwrap() {
            "state" => {
                self.doc = message["doc"].clone();
                self.seq = message["seq"].as_u64().unwrap();
                self.you = message["you"].as_u64();
                self.now = message["now"].as_u64().unwrap();
                self.chat = message["chat"].as_array().unwrap().clone();
            }
            "update" => {
                assert_eq!(
                    message["seq"].as_u64().unwrap(),
                    self.seq + 1,
                    "no update is missing"
                );
                self.seq += 1;
                self.now = message["now"].as_u64().unwrap();
                server::json_diff::apply(&mut self.doc, message).unwrap();
                if let Some(events) = message["events"].as_array() {
                    self.events.extend(events.iter().cloned());
                }
            }
            "chat" => self.chat.push(message.clone()),
            _ => {}
        }
    }

    /// Waits for a message of a type.
    pub async fn receive(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind {
                return message;
            }
            assert_ne!(
                message["type"], "closed",
                "the connection ended while waiting for {kind}"
            );
            if kind != "refused" {
                assert_ne!(message["type"], "refused", "{message}");
            }
        }
    }

    /// Reads to the end and returns the code of the `bye` message.
    pub async fn receive_bye(&mut self) -> String {
        let mut code = String::new();
        loop {
            let message = self.next().await;
            match message["type"].as_str().unwrap() {
                "bye" => code = message["why"]["code"].as_str().unwrap().to_owned(),
                "closed" => return code,
                _ => {}
            }
        }
    }

    /// Waits until the document satisfies a condition.
    pub async fn until(&mut self, what: impl Fn(&Value) -> bool) {
        while !what(&self.doc) {
            let message = self.next().await;
            assert_ne!(
                message["type"], "closed",
                "the connection ended; the document is {}",
                self.doc
            );
        }
    }

    /// Sends a message and expects a refusal with this code.
    pub async fn refused(&mut self, message: Value, code: &str) -> Value {
        let said = message.to_string();
        self.send_text(&said).await;
        let answer = self.receive("refused").await;
        assert_eq!(
            answer["code"], code,
            "{:.200} was answered by {answer}",
            said
        );
        answer
    }

    /// Sends a command and waits until it is stored.
    pub async fn act(&mut self, id: &str, command: Value) {
        self.send_json(json!({"type": "act", "id": id, "command": command}))
            .await;
        assert_eq!(self.receive("ack").await["id"], id);
    }

    /// Creates a table of the toy game; returns its code and the token.
    pub async fn create(&mut self, name: &str, setup: Value) -> (String, String) {
        self.create_game("toy", name, setup).await
    }

    /// Creates a table; returns its code and the token.
    pub async fn create_game(&mut self, game: &str, name: &str, setup: Value) -> (String, String) {
        self.send_json(json!({"type": "create", "game": game, "setup": setup, "name": name}))
            .await;
        let seated = self.receive("seated").await;
        assert_eq!(seated["seat"], 0);
        self.receive("state").await;
        (
            seated["table"].as_str().unwrap().into(),
            seated["token"].as_str().unwrap().into(),
        )
    }

    /// Joins a table by its code; returns the token.
    pub async fn join(&mut self, code: &str, name: &str) -> String {
        self.watch(code).await;
        self.send_json(json!({"type": "sit", "name": name})).await;
        let token = self.receive("seated").await["token"]
            .as_str()
            .unwrap()
            .to_owned();
        self.receive("state").await;
        token
    }

    /// Watches a table.
    pub async fn watch(&mut self, code: &str) {
        self.send_json(json!({"type": "watch", "table": code}))
            .await;
        self.receive("state").await;
    }

    /// Returns to a seat.
    pub async fn resume(&mut self, code: &str, token: &str) {
        self.send_json(json!({"type": "resume", "table": code, "token": token}))
            .await;
        self.receive("state").await;
    }

    /// Waits until everything that was sent before has been handled.
    pub async fn settle(&mut self) {
        self.send_json(json!({"type": "ping", "echo": 7})).await;
        self.receive("pong").await;
    }

    /// The same, with refusals allowed before the answer.
    pub async fn settle_with_refusals(&mut self) {
        self.send_json(json!({"type": "ping", "echo": 7})).await;
        while self.next().await["type"] != "pong" {}
    }

    /// The game's own view.
    pub fn view(&self) -> &Value {
        &self.doc["game"]["view"]
    }
}

/// A table of two in a game that has begun.
pub struct Two {
    pub code: String,
    pub ada: Client,
    pub grace: Client,
    pub tokens: [String; 2],
}

/// Seats Ada and Grace and begins.
pub async fn two(hangar: &Hangar, setup: Value) -> Two {
    let mut ada = hangar.client().await;
    let mut grace = hangar.client().await;
    let (code, ada_token) = ada.create("Ada", setup).await;
    let grace_token = grace.join(&code, "Grace").await;
    grace
        .send_json(json!({"type": "ready", "ready": true}))
        .await;
    ada.until(|doc| doc["table"]["missing"].is_null()).await;
    ada.send_json(json!({"type": "start"})).await;
    ada.until(|doc| doc["game"].is_object()).await;
    grace.until(|doc| doc["game"].is_object()).await;
    Two {
        code,
        ada,
        grace,
        tokens: [ada_token, grace_token],
    }
}

/// An empty data directory.
pub fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}
