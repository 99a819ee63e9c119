//! One table's crew: its connections, and what they do and measure.

use futures_util::stream::{BoxStream, SelectAll, SplitSink};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::report::Sample;
use crate::script::{Player, Script};

type Socket = WebSocketStream<TcpStream>;
type Incoming = Result<Message, tokio_tungstenite::tungstenite::Error>;

/// Long enough for a server that seats everybody at once.
const PATIENCE: Duration = Duration::from_secs(30);

/// A seated crew whose game has begun.
pub struct Crew {
    writers: Vec<SplitSink<Socket, Message>>,
    readers: SelectAll<BoxStream<'static, (usize, Incoming)>>,
    players: Vec<Player>,
}

fn text(message: Incoming) -> Option<Utf8Bytes> {
    match message {
        Ok(Message::Text(text)) => Some(text),
        _ => None,
    }
}

async fn connect(address: &str) -> Result<Socket, String> {
    let stream = TcpStream::connect(address)
        .await
        .map_err(|error| error.to_string())?;
    stream
        .set_nodelay(true)
        .map_err(|error| error.to_string())?;
    let config = WebSocketConfig::default()
        .read_buffer_size(4096)
        .write_buffer_size(0);
    let url = format!("ws://{address}/ws");
    let (socket, _) = client_async_with_config(url, stream, Some(config))
        .await
        .map_err(|error| error.to_string())?;
    Ok(socket)
}

async fn say(socket: &mut Socket, message: Value) -> Result<(), String> {
    socket
        .send(Message::text(message.to_string()))
        .await
        .map_err(|error| error.to_string())
}

/// Waits for a message that satisfies something.
async fn hear(socket: &mut Socket, what: impl Fn(&Value) -> bool) -> Result<Value, String> {
    loop {
        let message = timeout(PATIENCE, socket.next())
            .await
            .map_err(|_| "the server does not answer")?;
        let Some(text) = message
            .ok_or("the server closed")?
            .map(|m| text(Ok(m)))
            .map_err(|error| error.to_string())?
        else {
            continue;
        };
        let message: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        if message["type"] == "refused" || message["type"] == "bye" {
            return Err(format!("the server said {message}"));
        }
        if what(&message) {
            return Ok(message);
        }
    }
}

impl Crew {
    /// Seats a crew and begins its game.
    pub async fn gather(address: String, seats: usize, script: Script) -> Result<Crew, String> {
        let mut host = connect(&address).await?;
        say(&mut host, json!({"type": "create", "game": script.game(), "setup": script.setup(), "name": "Host"})).await?;
        let seated = hear(&mut host, |message| message["type"] == "seated").await?;
        let mut sockets = vec![host];
        for seat in 1..seats {
            let mut socket = connect(&address).await?;
            say(
                &mut socket,
                json!({"type": "watch", "table": seated["table"]}),
            )
            .await?;
            say(
                &mut socket,
                json!({"type": "sit", "name": format!("Crew {seat}")}),
            )
            .await?;
            say(&mut socket, json!({"type": "ready", "ready": true})).await?;
            say(&mut socket, json!({"type": "ping", "echo": 0})).await?;
            hear(&mut socket, |message| message["type"] == "pong").await?;
            sockets.push(socket);
        }
        say(&mut sockets[0], json!({"type": "start"})).await?;
        let mut players = Vec::new();
        for socket in &mut sockets {
            let begun =
                |message: &Value| message["type"] == "state" && message["doc"]["game"].is_object();
            let state = hear(socket, begun).await?;
            players.push(Player::new(script, &state["doc"]));
        }
        let mut crew = Crew {
            writers: Vec::new(),
            readers: SelectAll::new(),
            players,
        };
        for (seat, socket) in sockets.into_iter().enumerate() {
            let (writer, reader) = socket.split();
            crew.writers.push(writer);
            crew.readers
                .push(reader.map(move |message| (seat, message)).boxed());
        }
        Ok(crew)
    }

    /// Plays until `end`: the seats act in turn, evenly spread over `every`.
    pub async fn play(
        mut self,
        first: Instant,
        every: Duration,
        end: Instant,
    ) -> Result<(Crew, Sample), String> {
        let seats = self.writers.len();
        let mut sample = Sample::default();
        let mut next = first;
        let mut turn = 0;
        let mut sent = Instant::now();
        // Seats that have not seen the command's update yet.
        let mut waiting = vec![false; seats];
        loop {
            tokio::select! {
                biased;
                message = self.readers.next() => {
                    let (seat, message) = message.ok_or("the server closed")?;
                    let Some(text) = text(message) else { continue };
                    if text.starts_with(r#"{"type":"update""#) {
                        sample.updates.push(text.len() as u32);
                        if std::mem::take(&mut waiting[seat]) && !waiting.contains(&true) {
                            sample.times.push(sent.elapsed());
                        }
                    } else if text.starts_with(r#"{"type":"refused""#) {
                        self.players[seat].refused();
                        waiting.fill(false);
                        sample.refused += 1;
                    } else if text.starts_with(r#"{"type":"bye""#) {
                        return Err(format!("the server said {text}"));
                    }
                }
                () = tokio::time::sleep_until(next) => {
                    if waiting.contains(&true) {
                        sample.missed += 1;
                    }
                    if next >= end {
                        break;
                    }
                    let seat = turn % seats;
                    turn += 1;
                    next += every / seats as u32;
                    let Some(command) = self.players[seat].command() else { continue };
                    let message = json!({"type": "act", "id": format!("t{turn}"), "command": command});
                    let message = Message::text(message.to_string());
                    waiting.fill(true);
                    sent = Instant::now();
                    self.writers[seat].send(message).await.map_err(|error| error.to_string())?;
                }
            }
        }
        Ok((self, sample))
    }
}
