//! The way out of a connection: frames are written to the socket where they are made.
//!
//! A table writes to the sockets of its connections itself, without waking a task for each of them: five seats cost five
//! system calls and nothing else. Only what a socket does not take at once waits here, and then the connection's own task
//! brings it out when the socket can take more.

use socket2::SockRef;
use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::Notify;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Control, Data, OpCode};

use crate::registry::TableRegistry;
use crate::store::{Delivery, Outlet};
use crate::write_timeout::bought;

/// A connection for which more than this waits is given up: it must begin again with the whole document.
const MOST_WAITING: usize = 256 * 1024;

/// A socket to write to, and what it has not taken yet.
pub struct Wire {
    socket: OwnedWriteHalf,
    waiting: Mutex<Vec<u8>>,
    news: Notify,
    registry: TableRegistry,
}

/// The connection takes nothing any more.
#[derive(Debug)]
pub struct Gone;

impl Wire {
    /// Over a socket.
    pub fn new(socket: OwnedWriteHalf, registry: TableRegistry) -> Arc<Wire> {
        Arc::new(Wire {
            socket,
            waiting: Mutex::default(),
            news: Notify::new(),
            registry,
        })
    }

    fn waiting(&self) -> MutexGuard<'_, Vec<u8>> {
        // Bytes are whole frames whenever the lock is free.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A text behind everything that waits.
    pub fn put(&self, text: &str) -> Result<(), Gone> {
        let metrics = self.registry.metrics();
        metrics.frames_out.inc();
        metrics.bytes_out.inc_by(text.len() as u64);
        self.frame(OpCode::Data(Data::Text), text)
    }

    /// Asks for a sign of life.
    pub fn ping(&self) -> Result<(), Gone> {
        self.frame(OpCode::Control(Control::Ping), "")?;
        self.flush();
        Ok(())
    }

    fn frame(&self, opcode: OpCode, text: &str) -> Result<(), Gone> {
        let mut waiting = self.waiting();
        if waiting.len() > MOST_WAITING {
            return Err(Gone);
        }
        let header = FrameHeader {
            opcode,
            ..FrameHeader::default()
        };
        // Writing into memory does not fail.
        let written = header.format(text.len() as u64, &mut *waiting);
        written.map_err(|_| Gone)?;
        waiting.extend_from_slice(text.as_bytes());
        Ok(())
    }

    /// Gives the socket what it takes now, and says how much that was.
    pub fn flush(&self) -> usize {
        let mut waiting = self.waiting();
        let before = waiting.len();
        while !waiting.is_empty() {
            match self.give(&waiting) {
                Ok(taken) => drop(waiting.drain(..taken)),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    self.news.notify_one();
                    return before - waiting.len();
                }
                // The reader notices that the other side is gone.
                Err(_) => waiting.clear(),
            }
        }
        // The room is given back: the next connection takes it while it is still in the processor's cache.
        *waiting = Vec::new();
        before
    }

    /// Straight to the socket, without asking the runtime whether it takes anything: it nearly always does.
    fn give(&self, bytes: &[u8]) -> io::Result<usize> {
        match SockRef::from(self.socket.as_ref()).send(bytes) {
            // The runtime has to notice it too, or nobody would be told when the socket takes more.
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => self.socket.try_write(bytes),
            given => given,
        }
    }

    /// Waits until the socket has taken everything. One that takes nothing for long is gone; what it does take buys time, and
    /// a trickle buys hardly any.
    pub async fn drain(&self) -> Result<(), Gone> {
        let deaf = self.registry.limits().deaf;
        let mut end = Instant::now() + deaf;
        while !self.waiting().is_empty() {
            // The machine takes a good deal in place of the other side: that buys time in all, and not at once.
            let until = end.min(Instant::now() + deaf);
            match timeout_at(until, self.socket.writable()).await {
                Ok(Ok(())) => end += bought(self.flush() as u64),
                Ok(Err(_)) | Err(_) => return Err(Gone),
            }
        }
        Ok(())
    }

    /// Something waits that the socket did not take, or a line has ended.
    pub async fn news(&self) {
        self.news.notified().await;
    }
}

/// How a table and a connection part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parting {
    /// The connection turned to another table.
    Left = 1,
    /// The table said its last words.
    Farewell,
    /// The table gave the connection up: too much waits for it.
    GivenUp,
}

/// What a table and a connection have between them, as long as the connection looks at that table.
pub struct Line {
    wire: Arc<Wire>,
    parting: AtomicU8,
}

impl Line {
    /// A line of this wire.
    pub fn new(wire: &Arc<Wire>) -> Arc<Line> {
        Arc::new(Line {
            wire: wire.clone(),
            parting: AtomicU8::new(0),
        })
    }

    /// The first to part decides how.
    pub fn part(&self, how: Parting) {
        let first =
            self.parting
                .compare_exchange(0, how as u8, Ordering::Relaxed, Ordering::Relaxed);
        if first.is_ok() {
            self.wire.news.notify_one();
        }
    }

    /// How they have parted.
    pub fn parted(&self) -> Option<Parting> {
        [Parting::Left, Parting::Farewell, Parting::GivenUp]
            .into_iter()
            .find(|how| *how as u8 == self.parting.load(Ordering::Relaxed))
    }
}

impl Outlet for Line {
    fn put(&self, frame: &str) -> Delivery {
        if self.parted().is_some() {
            return Delivery::Lost;
        }
        let sent = self.wire.put(frame);
        if frame.starts_with(r#"{"type":"bye""#) {
            self.part(Parting::Farewell);
        }
        match sent {
            Ok(()) => Delivery::Sent,
            Err(Gone) => Delivery::Lost,
        }
    }

    fn flush(&self) {
        self.wire.flush();
    }

    fn let_go(&self) {
        self.part(Parting::GivenUp);
    }
}

/// Both directions of a connection, for the WebSocket protocol: it reads from the socket, and what it answers by itself
/// (to pings, to a close) goes the way of all frames.
pub struct Both {
    /// What comes in.
    pub socket: OwnedReadHalf,
    /// What goes out.
    pub wire: Arc<Wire>,
}

impl AsyncRead for Both {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_read(cx, into)
    }
}

impl AsyncWrite for Both {
    fn poll_write(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
        frames: &[u8],
    ) -> Poll<io::Result<usize>> {
        let mut waiting = self.wire.waiting();
        if waiting.len() > MOST_WAITING {
            return Poll::Ready(Err(io::ErrorKind::BrokenPipe.into()));
        }
        waiting.extend_from_slice(frames);
        Poll::Ready(Ok(frames.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.wire.flush();
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        // The socket says so itself when both halves are let go of.
        Poll::Ready(Ok(()))
    }
}
