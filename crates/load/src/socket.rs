//! A minimal WebSocket client, so that the client costs little.
//!
//! It sends and receives text frames and answers pings. Frames to a server must be masked; a mask of zeros leaves the
//! payload as it is.

use std::io;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Long enough while all seats are being taken.
pub const PATIENCE: Duration = Duration::from_secs(30);

const TEXT: u8 = 0x1;
const CLOSE: u8 = 0x8;
const PING: u8 = 0x9;
const PONG: u8 = 0xa;

/// One connection.
pub struct Socket {
    stream: TcpStream,
}

/// Received bytes that are not handled yet.
#[derive(Default)]
pub struct Inbox {
    bytes: Vec<u8>,
    read: usize,
}

impl Socket {
    /// Connects and shakes hands.
    pub async fn connect(address: &str) -> Result<Socket, String> {
        let opened = async {
            let mut stream = TcpStream::connect(address).await?;
            stream.set_nodelay(true)?;
            let request = format!(
                "GET /ws HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
                 Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            );
            stream.write_all(request.as_bytes()).await?;
            // Byte by byte, so that nothing after the header is consumed.
            let mut head = Vec::new();
            while !head.ends_with(b"\r\n\r\n") {
                head.push(stream.read_u8().await?);
            }
            Ok::<_, io::Error>((stream, head))
        };
        let opened = timeout(PATIENCE, opened)
            .await
            .map_err(|_| "no connection")?;
        let (stream, head) = opened.map_err(|error| error.to_string())?;
        match head.starts_with(b"HTTP/1.1 101 ") {
            true => Ok(Socket { stream }),
            false => Err(String::from_utf8_lossy(&head).into_owned()),
        }
    }

    /// Sends a text. Commands are small, so a socket that does not take one at once is stuck.
    pub fn say(&self, text: &str) -> Result<(), String> {
        self.frame(TEXT, text.as_bytes())
    }

    fn frame(&self, kind: u8, payload: &[u8]) -> Result<(), String> {
        let mut frame = Vec::with_capacity(payload.len() + 8);
        frame.push(0x80 | kind);
        match payload.len() {
            length @ 0..126 => frame.push(0x80 | length as u8),
            length => {
                frame.push(0x80 | 126);
                frame.extend_from_slice(&(length as u16).to_be_bytes());
            }
        }
        frame.extend_from_slice(&[0; 4]);
        frame.extend_from_slice(payload);
        match self.stream.try_write(&frame) {
            Ok(taken) if taken == frame.len() => Ok(()),
            Ok(_) => Err("the server accepts no more data".into()),
            Err(error) => Err(format!("cannot send to the server: {error}")),
        }
    }

    /// Waits until something may have arrived.
    pub async fn readable(&self) -> Result<(), String> {
        let ready = self.stream.readable().await;
        ready.map_err(|error| error.to_string())
    }

    /// Reads what has arrived.
    pub fn fetch(&self, inbox: &mut Inbox) -> Result<(), String> {
        inbox.tidy();
        match self.stream.try_read_buf(&mut inbox.bytes) {
            Ok(0) => Err("the server closed a connection".into()),
            Ok(_) => Ok(()),
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(()),
            Err(error) => Err(error.to_string()),
        }
    }

    /// The next text that has arrived whole. Pings are answered on the way.
    pub fn next<'a>(&self, inbox: &'a mut Inbox) -> Result<Option<&'a str>, String> {
        loop {
            let Some((kind, from, to)) = inbox.frame() else {
                return Ok(None);
            };
            inbox.read = to;
            match kind {
                TEXT => {
                    let text = std::str::from_utf8(&inbox.bytes[from..to]);
                    return text.map(Some).map_err(|error| error.to_string());
                }
                PING => self.frame(PONG, &inbox.bytes[from..to])?,
                PONG => {}
                CLOSE => return Err("the server closed the WebSocket".into()),
                other => return Err(format!("a frame of kind {other}")),
            }
        }
    }
}

impl Inbox {
    /// Kind, beginning and end of the first whole frame. The server sends texts in one frame each.
    fn frame(&self) -> Option<(u8, usize, usize)> {
        let bytes = &self.bytes[self.read..];
        let (length, head) = match *bytes.get(1)? {
            126 => (
                u64::from(u16::from_be_bytes(*bytes.get(2..)?.first_chunk()?)),
                4,
            ),
            127 => (u64::from_be_bytes(*bytes.get(2..)?.first_chunk()?), 10),
            length => (u64::from(length), 2),
        };
        let from = self.read + head;
        let to = from + length as usize;
        (to <= self.bytes.len()).then_some((bytes[0] & 0xf, from, to))
    }

    /// Frees handled bytes.
    fn tidy(&mut self) {
        self.bytes.drain(..self.read);
        self.read = 0;
        if self.bytes.is_empty() && self.bytes.capacity() > 4096 {
            self.bytes = Vec::new();
        }
        self.bytes.reserve(1024);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_found_when_they_are_whole() {
        let mut bytes = vec![0x81, 2, b'h', b'i', 0x81, 126, 0, 200];
        bytes.extend([b'x'; 200]);
        let mut inbox = Inbox { bytes, read: 0 };
        assert_eq!(inbox.frame(), Some((TEXT, 2, 4)));
        inbox.read = 4;
        assert_eq!(inbox.frame(), Some((TEXT, 8, 208)));
        inbox.bytes.pop();
        assert_eq!(inbox.frame(), None);
        inbox.bytes.truncate(5);
        assert_eq!(inbox.frame(), None);
    }
}
