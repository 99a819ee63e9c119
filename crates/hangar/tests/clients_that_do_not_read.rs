//! Clients that send requests and never read the answers are disconnected, and use little memory until then.

use crate::common::{Hangar, PATIENCE, folder};
use serde_json::{Value, json};
use std::io::ErrorKind;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// Memory limit for all of them: far above what may wait for each, far below everything they requested.
const MEMORY: u64 = 64 * 1024 * 1024;

/// Time limits of the test servers for clients that read nothing and for clients that send nothing. The defaults of half a
/// minute and more tolerate a phone in a tunnel, but are too long for a test.
const DEAF: Duration = Duration::from_secs(3);
const SILENT: Duration = Duration::from_secs(8);

const MISSION: &str = r#"{
  "crew": [{"colour": "yellow", "slots": ["A", "A", "A", "A"]}, {"colour": "green", "slots": ["C"]}],
  "trajectories": {"red": "T3", "white": "T1", "blue": "T5"},
  "threats": [{"number": 1, "track": "white", "card": "E1-07"}],
  "seed": 1
}"#;

/// A connection with a receive buffer as small as the system allows.
async fn connection_with_small_buffer(hangar: &Hangar) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let address = hangar.address.parse().unwrap();
    socket.connect(address).await.unwrap()
}

/// A WebSocket connection that has read nothing but the handshake.
async fn websocket_that_does_not_read(hangar: &Hangar) -> TcpStream {
    let mut stream = connection_with_small_buffer(hangar).await;
    let request = format!(
        "GET /ws HTTP/1.1\r\nHost: {}\r\nConnection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        hangar.address
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut head = [0; 12];
    stream.read_exact(&mut head).await.unwrap();
    assert_eq!(&head, b"HTTP/1.1 101");
    stream
}

/// A short text as a client frame with a mask of zeros.
fn frame(message: &Value) -> Vec<u8> {
    let text = message.to_string();
    assert!(text.len() < 126);
    let mut frame = vec![0x81, 0x80 | text.len() as u8, 0, 0, 0, 0];
    frame.extend(text.as_bytes());
    frame
}

/// Sends the same again and again without ever reading, until the server disconnects. Returns how long that took.
async fn send_without_reading(mut stream: TcpStream, request: Vec<u8>) -> Duration {
    let begun = Instant::now();
    loop {
        match tokio::time::timeout(PATIENCE, stream.write_all(&request)).await {
            Err(_) => panic!("the server does not disconnect"),
            Ok(Err(error)) => {
                assert!(matches!(
                    error.kind(),
                    ErrorKind::BrokenPipe | ErrorKind::ConnectionReset
                ));
                return begun.elapsed();
            }
            Ok(Ok(())) => assert!(
                begun.elapsed() < PATIENCE,
                "the server accepts requests without limit"
            ),
        }
    }
}

/// Resident memory in bytes, where the system reports it.
fn memory(hangar: &Hangar) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", hangar.id()));
    let status = status.unwrap_or_default();
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = resident.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kib.unwrap_or_default() * 1024
}

/// HTTP clients that do not read their answers are disconnected, and their answers do not fill the memory.
#[tokio::test]
async fn http_clients_that_do_not_read_are_disconnected() {
    let data = folder();
    let hangar = Hangar::start_with(data.path(), &["--deaf-seconds", "3"]);
    let post = "POST /api/space-alert/film HTTP/1.1";
    let answer = hangar.http_with(post, MISSION);
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer:.200}");
    let before = memory(&hangar);
    let (host, length) = (&hangar.address, MISSION.len());
    let request = format!("{post}\r\nHost: {host}\r\nContent-Length: {length}\r\n\r\n{MISSION}");
    let mut clients = Vec::new();
    for _ in 0..8 {
        let stream = connection_with_small_buffer(&hangar).await;
        clients.push(tokio::spawn(send_without_reading(
            stream,
            request.clone().into_bytes(),
        )));
    }
    let mut most = 0;
    while clients.iter().any(|client| !client.is_finished()) {
        let health = hangar.http("GET /healthz HTTP/1.1");
        assert!(health.starts_with("HTTP/1.1 200"), "{health}");
        most = most.max(memory(&hangar).saturating_sub(before));
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    for client in clients {
        let took = client.await.unwrap();
        assert!(took >= DEAF, "disconnected after {took:?}");
    }
    assert!(most < MEMORY, "{most} bytes");
}

/// The same for WebSocket connections: some request whole documents, some only watch, one has no table.
#[tokio::test]
async fn websocket_clients_that_do_not_read_are_disconnected() {
    let data = folder();
    let many = [
        "--messages-per-second",
        "1000000",
        "--connections-per-client",
        "100",
        "--deaf-seconds",
        "3",
    ];
    let hangar = Hangar::start_with(data.path(), &many);
    let mut ada = hangar.client().await;
    let (code, _) = ada.create("Ada", json!({})).await;
    let before = memory(&hangar);
    let watch = frame(&json!({"type": "watch", "table": code}));
    let mut streams = Vec::new();
    for _ in 0..4 {
        let mut stream = websocket_that_does_not_read(&hangar).await;
        stream.write_all(&watch).await.unwrap();
        streams.push(stream);
    }
    ada.until(|doc| doc["table"]["watchers"] == 4).await;
    // One client sends nothing more, but chat lines are sent to it.
    let silent = streams.pop();
    streams.push(websocket_that_does_not_read(&hangar).await);
    let ping = json!({"type": "ping", "echo": 1});
    let requests = [
        json!({"type": "resync"}),
        ping.clone(),
        json!({"type": "legal"}),
        ping,
    ];
    let clients: Vec<_> = streams
        .into_iter()
        .zip(&requests)
        .map(|(stream, asks)| tokio::spawn(send_without_reading(stream, frame(asks))))
        .collect();

    let mut most = 0;
    let text = "\u{1f680}".repeat(500);
    for line in 0.. {
        let done = ada.doc["table"]["watchers"] == 0;
        if done && clients.iter().all(|client| client.is_finished()) {
            break;
        }
        for part in 0..16 {
            let id = format!("line-{line}-{part}");
            ada.send_json(json!({"type": "say", "id": id, "text": text}))
                .await;
        }
        ada.settle().await;
        most = most.max(memory(&hangar).saturating_sub(before));
    }
    for client in clients {
        client.await.unwrap();
    }
    assert!(most < MEMORY, "{most} bytes");
    // Only Ada's connection is left.
    while hangar.metric("connections") > 1.0 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    ada.settle().await;
    drop(silent);
}

/// A connection that sends nothing, such as that of a closed laptop, is closed after a while.
#[tokio::test]
async fn a_silent_connection_is_closed() {
    let data = folder();
    let hangar = Hangar::start_with(data.path(), &["--silent-seconds", "8"]);
    let mut ada = hangar.client().await;
    let (code, token) = ada.create("Ada", json!({})).await;
    drop(ada);
    let begun = Instant::now();
    let mut sleeper = websocket_that_does_not_read(&hangar).await;
    let watch = frame(&json!({"type": "watch", "table": code}));
    sleeper.write_all(&watch).await.unwrap();
    let mut heard = Vec::new();
    while !String::from_utf8_lossy(&heard).contains(r#""type":"state""#) {
        assert_ne!(
            sleeper.read_buf(&mut heard).await.unwrap(),
            0,
            "closed before the state came"
        );
    }
    while hangar.metric("connections") > 0.0 {
        assert!(
            begun.elapsed() < PATIENCE,
            "the silent connection is still open"
        );
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(begun.elapsed() > SILENT, "closed too early");
    let mut back = hangar.client().await;
    back.resume(&code, &token).await;
    assert_eq!(back.doc["table"]["watchers"], 0);
    drop(sleeper);
}
