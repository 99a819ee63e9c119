//! One WebSocket connection: reads messages and passes them to its table.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Request, Response, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Parts;
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde_json::value::RawValue;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::Refused;
use tokio::io::{AsyncReadExt, Join, join};
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedReadHalf;
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::error::{CapacityError, Error, ProtocolError};
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::clock::{speed, wall};
use crate::codes_and_tokens;
use crate::connection_writer::{ConnectionWriter, Disconnected, LinkEnd, LinkState, TableLink};
use crate::error_code::ErrorCode;
use crate::input_validation;
use crate::limits::{self, ClientConnection, Clients, MessageLimiter};
use crate::protocol::{ClientIn, ClientOut, PROTOCOL_VERSION, RawJson};
use crate::registry::{TableHandle, TableRegistry};
use crate::store::{ConnId, FrameSink};
use crate::table_actor::{SeatKey, TableMessage};
use crate::viewers::frame;
use crate::write_timeout::WriteTimeout;

/// After so many messages dropped in a row the connection is closed.
const FLOOD: u32 = 200;
/// Bytes of an oversized frame that are read and discarded, so that the sender gets the error.
const DRAIN_BYTES: usize = 64 * 1024 * 1024;

type Stream = WebSocketStream<Join<OwnedReadHalf, ConnectionWriter>>;

/// What every connection needs.
#[derive(Clone)]
pub struct Sockets {
    /// The tables.
    pub registry: TableRegistry,
    /// Connections and tables per client.
    pub clients: Clients,
    /// Turns true when the server closes.
    pub closing: watch::Receiver<bool>,
}

impl Sockets {
    /// Answers a request for `/ws`. `counted` is the connection as it is already counted; without it, it is counted for `address`.
    pub fn upgrade(
        self,
        request: Request<Body>,
        address: IpAddr,
        counted: Option<ClientConnection>,
    ) -> Result<Response<Body>, Refused> {
        let key =
            accept_key(request.headers()).ok_or_else(|| Refused::new(ErrorCode::NotWebsocket))?;
        let client = match counted {
            Some(counted) => counted,
            None => self.clients.connect(address)?,
        };
        let limit = self.registry.limits().frame_bytes;
        let upgrade = hyper::upgrade::on(request);
        tokio::spawn(async move {
            let upgraded = match upgrade.await {
                Ok(upgraded) => upgraded.downcast::<TokioIo<WriteTimeout<TcpStream>>>(),
                Err(error) => return tracing::debug!(%error, "no upgrade"),
            };
            let Ok(Parts { io, read_buf, .. }) = upgraded else {
                return tracing::error!("the upgraded connection is not a TCP socket");
            };
            let (socket, out) = io.into_inner().into_inner().into_split();
            let writer = ConnectionWriter::new(out, self.registry.clone());
            let both = join(socket, writer.clone());
            // The protocol itself only writes its answers to control frames.
            let config = WebSocketConfig::default()
                .read_buffer_size(1024)
                .write_buffer_size(0)
                .max_message_size(Some(limit))
                .max_frame_size(Some(limit));
            let read = read_buf.to_vec();
            let stream =
                WebSocketStream::from_partially_read(both, read, Role::Server, Some(config)).await;
            // A separate task: this one is larger and would keep its memory as long as the connection is open.
            tokio::spawn(self.serve_connection(stream, writer, client));
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("Upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(header::SEC_WEBSOCKET_ACCEPT, key);
        Ok(response)
    }

    async fn serve_connection(
        self,
        stream: Stream,
        writer: ConnectionWriter,
        client: ClientConnection,
    ) {
        let metrics = self.registry.metrics();
        metrics.connections.inc();
        let now = Instant::now();
        let limits = self.registry.limits();
        let mut connection = Connection {
            id: next_id(),
            registry: self.registry.clone(),
            client,
            stream,
            writer,
            joined: None,
            limiter: limits.message_limiter(),
            dropped: 0,
            last_received: now,
        };
        let ended = connection.run(self.closing.clone()).await;
        if let Some(joined) = connection.joined.take() {
            let conn = connection.id;
            // An unloaded table needs no `Detach`.
            let _ = joined.table.send(TableMessage::Detach { conn }).await;
        }
        if let Some(why) = ended {
            Box::pin(connection.close(why)).await;
        }
        self.registry.metrics().connections.dec();
    }
}

/// The answer to a WebSocket handshake; `None` if the request is not one.
fn accept_key(headers: &HeaderMap) -> Option<HeaderValue> {
    let has = |name, wanted: &str| {
        let value: Option<&HeaderValue> = headers.get(name);
        let text = value
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default();
        text.split(',')
            .any(|word| word.trim().eq_ignore_ascii_case(wanted))
    };
    let fits = has(header::CONNECTION, "upgrade")
        && has(header::UPGRADE, "websocket")
        && has(header::SEC_WEBSOCKET_VERSION, "13");
    let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| fits)?;
    derive_accept_key(key.as_bytes()).parse().ok()
}

fn next_id() -> ConnId {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Why the server closes a connection. None when the connection is broken.
type Ended = Option<Refused>;

/// The table that a connection has joined.
struct JoinedTable {
    table: TableHandle,
    link: LinkState,
}

struct Connection {
    id: ConnId,
    registry: TableRegistry,
    client: ClientConnection,
    stream: Stream,
    writer: ConnectionWriter,
    joined: Option<JoinedTable>,
    limiter: MessageLimiter,
    dropped: u32,
    last_received: Instant,
}

impl Connection {
    async fn run(&mut self, mut closing: watch::Receiver<bool>) -> Ended {
        let hello = ClientOut::Hello {
            server: env!("CARGO_PKG_VERSION").to_owned(),
            protocol: PROTOCOL_VERSION,
            time: wall(),
            speed: speed(),
            limits: self.registry.limits().info(),
        };
        if self.send(&hello).is_err() {
            return None;
        }
        let mut ping = interval(self.registry.limits().ping());
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        ping.reset();
        let closed = closed(&mut closing);
        let writer = self.writer.clone();
        let attention = writer.attention();
        tokio::pin!(closed, attention);
        loop {
            let step = tokio::select! {
                biased;
                read = self.stream.next() => self.read(read).await,
                () = &mut attention => {
                    attention.set(writer.attention());
                    self.write_waiting().await
                }
                _ = ping.tick() => self.ping(),
                () = &mut closed => Err(Some(Refused::new(ErrorCode::ByeRestart))),
            };
            if let Err(ended) = step {
                return ended;
            }
        }
    }

    async fn read(&mut self, read: Option<Result<Message, Error>>) -> Result<(), Ended> {
        self.last_received = Instant::now();
        match read {
            Some(Ok(Message::Text(text))) => self.handle_text(text.as_str()).await,
            Some(Ok(Message::Binary(_))) => self.handle_text("").await,
            // They count too, because they are answered.
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {
                self.count_frame().map(|_| ())
            }
            Some(Err(Error::Capacity(CapacityError::MessageTooLong { .. }))) => Err(Some(
                Refused::new(ErrorCode::ByeTooLarge)
                    .with("max", self.registry.limits().frame_bytes as i64),
            )),
            Some(Err(
                Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) | Error::Io(_),
            )) => Err(None),
            Some(Err(Error::Protocol(_) | Error::Utf8(_))) => {
                Err(Some(Refused::new(ErrorCode::ByeMalformed)))
            }
            Some(Ok(Message::Close(_))) | Some(Err(_)) | None => Err(None),
        }
    }

    /// Writes what the socket did not accept at once, and checks whether the table has ended its link. Nothing is read meanwhile:
    /// a client that does not read is not served.
    async fn write_waiting(&mut self) -> Result<(), Ended> {
        self.writer.drain().await.map_err(|Disconnected| None)?;
        match self.joined.as_ref().and_then(|joined| joined.link.get()) {
            None | Some(LinkEnd::Left) => Ok(()),
            Some(LinkEnd::Bye) => Err(None),
            Some(LinkEnd::Dropped) => Err(Some(Refused::new(ErrorCode::ByeLagging))),
        }
    }

    fn ping(&mut self) -> Result<(), Ended> {
        let limits = self.registry.limits();
        match self.last_received.elapsed() {
            silence if silence > limits.silent => Err(None),
            silence if silence < limits.ping() => Ok(()),
            _ => self.writer.ping().map_err(|Disconnected| None),
        }
    }

    fn send(&mut self, message: &ClientOut) -> Result<(), Ended> {
        let queued = self.writer.queue(&frame(message));
        self.writer.flush();
        queued.map_err(|Disconnected| None)
    }

    fn refuse(&mut self, why: Refused) -> Result<(), Ended> {
        self.registry.metrics().refusals.inc();
        self.send(&ClientOut::Refused { id: None, why })
    }

    /// Counts a frame. Returns how long to wait if there were too many; a flood closes the connection.
    fn count_frame(&mut self) -> Result<Option<Duration>, Ended> {
        let Err(wait) = limits::take(&self.limiter) else {
            self.dropped = 0;
            return Ok(None);
        };
        self.registry.metrics().throttled.inc();
        self.dropped += 1;
        match self.dropped > FLOOD {
            true => Err(Some(Refused::new(ErrorCode::ByeFlood))),
            false => Ok(Some(wait)),
        }
    }

    /// Handles a text frame.
    async fn handle_text(&mut self, text: &str) -> Result<(), Ended> {
        self.registry.metrics().frames_in.inc();
        if let Some(wait) = self.count_frame()? {
            let ms = wait.as_millis() as i64 + 1;
            return self.refuse(Refused::new(ErrorCode::SlowDown).with("ms", ms));
        }
        match parse(text) {
            Ok(message) => self.handle_message(message).await,
            Err(why) => self.refuse(why),
        }
    }

    async fn handle_message(&mut self, message: ClientIn) -> Result<(), Ended> {
        // Rare messages are boxed, so that the future of a connection stays small.
        let done = match message {
            ClientIn::Create {
                game,
                setup,
                name,
                key,
            } => Box::pin(self.create(&game, setup, &name, key.as_deref())).await,
            ClientIn::Watch { table } => Box::pin(self.attach(&table, SeatKey::None)).await,
            ClientIn::Resume { table, token } => {
                Box::pin(self.attach(&table, SeatKey::Old(token))).await
            }
            ClientIn::Ping { echo } if self.joined.is_none() => {
                let pong = ClientOut::Pong {
                    echo,
                    time: wall(),
                    now: None,
                };
                return self.send(&pong);
            }
            message @ ClientIn::Rematch { .. } => match self.client.open_table() {
                Ok(()) => self.send_to_table(message).await,
                Err(why) => Err(why),
            },
            message => self.send_to_table(message).await,
        };
        match done {
            Ok(()) => Ok(()),
            Err(why) => self.refuse(why),
        }
    }

    async fn send_to_table(&mut self, message: ClientIn) -> Result<(), Refused> {
        let Some(joined) = &self.joined else {
            return Err(Refused::new(ErrorCode::NoTable));
        };
        let ask = TableMessage::FromClient {
            conn: self.id,
            message,
            received: Instant::now(),
        };
        // If the table was unloaded, the connection notices it by the end of its link.
        let _ = joined.table.send(ask).await;
        Ok(())
    }

    async fn create(
        &mut self,
        game: &str,
        setup: Option<serde_json::Value>,
        name: &str,
        key: Option<&str>,
    ) -> Result<(), Refused> {
        key.map_or(Ok(()), input_validation::key)?;
        // A repeated request for a table that was created already is not counted again.
        let opened = match key {
            Some(key) => self.registry.opened(key).await,
            None => None,
        };
        let (code, token) = match opened {
            Some(opened) => opened,
            None => {
                self.client.open_table()?;
                self.registry.create(game, setup, name, key).await?
            }
        };
        self.attach(&code, SeatKey::New(token)).await
    }

    async fn attach(&mut self, code: &str, key: SeatKey) -> Result<(), Refused> {
        let code = codes_and_tokens::normalise_code(code)
            .ok_or_else(|| Refused::new(ErrorCode::NoSuchTable))?;
        let mut link = LinkState::default();
        let sink = || {
            // A new one is needed if the table stopped meanwhile.
            link = LinkState::default();
            let link = TableLink::new(self.writer.clone(), link.clone());
            Box::new(link) as Box<dyn FrameSink>
        };
        let table = self.registry.attach(&code, self.id, key, sink).await?;
        if let Some(old) = self.joined.take() {
            old.link.set(LinkEnd::Left);
            if !old.table.same_channel(&table) {
                let _ = old.table.send(TableMessage::Detach { conn: self.id }).await;
            }
        }
        self.joined = Some(JoinedTable { table, link });
        Ok(())
    }

    /// Sends the reason and closes the connection.
    async fn close(self, why: Refused) {
        let Connection {
            client,
            mut stream,
            writer,
            ..
        } = self;
        let code = match ErrorCode::find(&why.code) {
            Some(ErrorCode::ByeRestart) => CloseCode::Restart,
            Some(ErrorCode::ByeTooLarge) => CloseCode::Size,
            Some(ErrorCode::ByeMalformed) => CloseCode::Protocol,
            Some(ErrorCode::ByeFlood) => CloseCode::Policy,
            _ => CloseCode::Again,
        };
        let still_writes = matches!(
            code,
            CloseCode::Size | CloseCode::Policy | CloseCode::Protocol
        );
        // The client may connect again at once, though this connection may still be drained for a while.
        drop(client);
        let bye = writer.queue(&frame(&ClientOut::Bye { why }));
        writer.flush();
        if bye.is_err() {
            return;
        }
        let close = Message::Close(Some(CloseFrame {
            code,
            reason: Utf8Bytes::default(),
        }));
        let _ = stream.send(close).await;
        let _ = writer.drain().await;
        if still_writes {
            // If the connection were closed at once, a client that still writes would not read the reason.
            let drain = drain(stream.get_mut().reader_mut());
            let _ = timeout(Duration::from_secs(5), drain).await;
        }
    }
}

/// [`ClientIn::Act`] alone, which is nearly every message: its command is kept as text instead of being parsed.
#[derive(Deserialize)]
struct Act<'a> {
    #[serde(rename = "type")]
    _is: IsAct,
    id: String,
    #[serde(borrow)]
    command: &'a RawValue,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum IsAct {
    Act,
}

/// Parses a message.
pub fn parse(text: &str) -> Result<ClientIn, Refused> {
    if let Ok(Act { id, command, .. }) = serde_json::from_str(text) {
        let command = RawJson(command.get().to_owned());
        return Ok(ClientIn::Act { id, command });
    }
    serde_json::from_str(text).map_err(|error| crate::games::detail(ErrorCode::Malformed, error))
}

/// Waits until the server closes.
pub async fn closed(closing: &mut watch::Receiver<bool>) {
    // The sender lives as long as the server: an error is the end too.
    let _ = closing.wait_for(|closing| *closing).await;
}

async fn drain(io: &mut OwnedReadHalf) {
    let mut buffer = vec![0; 16 * 1024];
    let mut left = DRAIN_BYTES;
    while let Ok(read) = io.read(&mut buffer).await
        && read > 0
        && left > read
    {
        left -= read;
    }
}
