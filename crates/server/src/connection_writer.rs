//! Writing to one WebSocket connection.
//!
//! A table writes to the sockets of its viewers itself, without waking a task for each of them. Only what a socket does not accept
//! at once waits in memory; the connection's own task writes it when the socket is ready.

use socket2::SockRef;
use std::io;
use std::pin::Pin;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use tokio::io::AsyncWrite;
use tokio::net::tcp::OwnedWriteHalf;
use tokio::sync::Notify;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Control, Data, OpCode};

use crate::registry::TableRegistry;
use crate::store::{Delivery, FrameSink};
use crate::write_timeout::stall_allowance;

/// A connection with more bytes waiting is closed. The client connects again and gets the whole document.
const MOST_WAITING: usize = 256 * 1024;

/// The socket of a connection, and the frames that it has not accepted yet. Copies write to the same socket.
#[derive(Clone)]
pub struct ConnectionWriter(Arc<Shared>);

struct Shared {
    socket: OwnedWriteHalf,
    waiting: Mutex<Vec<u8>>,
    attention: Notify,
    registry: TableRegistry,
}

/// The connection accepts no more frames.
#[derive(Debug)]
pub struct Disconnected;

impl ConnectionWriter {
    /// A writer for a socket.
    pub fn new(socket: OwnedWriteHalf, registry: TableRegistry) -> ConnectionWriter {
        ConnectionWriter(Arc::new(Shared {
            socket,
            waiting: Mutex::default(),
            attention: Notify::new(),
            registry,
        }))
    }

    fn waiting(&self) -> MutexGuard<'_, Vec<u8>> {
        // Only whole frames are added under the lock.
        let waiting = self.0.waiting.lock();
        waiting.unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a text frame to the waiting frames.
    pub fn queue(&self, text: &str) -> Result<(), Disconnected> {
        let metrics = self.0.registry.metrics();
        metrics.frames_out.inc();
        metrics.bytes_out.inc_by(text.len() as u64);
        self.queue_frame(OpCode::Data(Data::Text), text)
    }

    /// Sends a ping, which the client answers.
    pub fn ping(&self) -> Result<(), Disconnected> {
        self.queue_frame(OpCode::Control(Control::Ping), "")?;
        self.flush();
        Ok(())
    }

    fn queue_frame(&self, opcode: OpCode, text: &str) -> Result<(), Disconnected> {
        let mut waiting = self.waiting();
        if waiting.len() > MOST_WAITING {
            return Err(Disconnected);
        }
        let header = FrameHeader {
            opcode,
            ..FrameHeader::default()
        };
        // Writing into memory does not fail.
        let written = header.format(text.len() as u64, &mut *waiting);
        written.map_err(|_| Disconnected)?;
        waiting.extend_from_slice(text.as_bytes());
        Ok(())
    }

    /// Writes as much as the socket accepts now, and returns the number of bytes.
    pub fn flush(&self) -> usize {
        let mut waiting = self.waiting();
        let before = waiting.len();
        while !waiting.is_empty() {
            match self.write(&waiting) {
                Ok(taken) => drop(waiting.drain(..taken)),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    self.0.attention.notify_one();
                    return before - waiting.len();
                }
                // The reading half notices that the connection is broken.
                Err(_) => waiting.clear(),
            }
        }
        // The memory is freed so that the next connection uses it while it is in the processor cache.
        *waiting = Vec::new();
        before
    }

    /// Writes to the socket without asking the runtime whether it is ready: it nearly always is.
    fn write(&self, bytes: &[u8]) -> io::Result<usize> {
        let socket = &self.0.socket;
        match SockRef::from(socket.as_ref()).send(bytes) {
            // The runtime has to see this too, or it would not report when the socket is ready again.
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => socket.try_write(bytes),
            written => written,
        }
    }

    /// Waits until the socket has accepted everything. Gives up on a socket that accepts nothing, or very little, for too long.
    pub async fn drain(&self) -> Result<(), Disconnected> {
        let deaf = self.0.registry.limits().deaf;
        let mut end = Instant::now() + deaf;
        while !self.waiting().is_empty() {
            // Kernel buffers accept a lot before the client has to read, so the allowance is for all waits together.
            let until = end.min(Instant::now() + deaf);
            match timeout_at(until, self.0.socket.writable()).await {
                Ok(Ok(())) => end += stall_allowance(self.flush() as u64),
                Ok(Err(_)) | Err(_) => return Err(Disconnected),
            }
        }
        Ok(())
    }

    /// Returns when frames are waiting that the socket did not accept, or when a table has ended its link.
    pub async fn attention(&self) {
        self.0.attention.notified().await;
    }
}

/// For the WebSocket protocol, which answers pings and closes by itself: its frames are queued like all others.
impl AsyncWrite for ConnectionWriter {
    fn poll_write(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
        frames: &[u8],
    ) -> Poll<io::Result<usize>> {
        let mut waiting = self.waiting();
        if waiting.len() > MOST_WAITING {
            return Poll::Ready(Err(io::ErrorKind::BrokenPipe.into()));
        }
        waiting.extend_from_slice(frames);
        Poll::Ready(Ok(frames.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.flush();
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        // The socket is closed when both halves are dropped.
        Poll::Ready(Ok(()))
    }
}

/// Why the link between a table and a connection has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkEnd {
    /// The connection joined another table.
    Left = 1,
    /// The table sent `bye`.
    Bye,
    /// The table dropped the connection: too much waits for it.
    Dropped,
}

/// The state of a link between a table and a connection, for both of them.
#[derive(Clone, Default)]
pub struct LinkState(Arc<AtomicU8>);

impl LinkState {
    /// Ends the link, unless it has ended before.
    pub fn set(&self, end: LinkEnd) -> bool {
        let relaxed = Ordering::Relaxed;
        let set = self.0.compare_exchange(0, end as u8, relaxed, relaxed);
        set.is_ok()
    }

    /// How the link has ended.
    pub fn get(&self) -> Option<LinkEnd> {
        [LinkEnd::Left, LinkEnd::Bye, LinkEnd::Dropped]
            .into_iter()
            .find(|end| *end as u8 == self.0.load(Ordering::Relaxed))
    }
}

/// A table's end of a link to a connection. Dropping it notifies the connection.
pub struct TableLink {
    writer: ConnectionWriter,
    state: LinkState,
}

impl TableLink {
    /// A link to this connection.
    pub fn new(writer: ConnectionWriter, state: LinkState) -> TableLink {
        TableLink { writer, state }
    }

    fn end(&self, end: LinkEnd) {
        if self.state.set(end) {
            self.writer.0.attention.notify_one();
        }
    }
}

impl FrameSink for TableLink {
    fn queue(&self, frame: &str) -> Delivery {
        if self.state.get().is_some() {
            return Delivery::Lost;
        }
        let queued = self.writer.queue(frame);
        if frame.starts_with(r#"{"type":"bye""#) {
            self.end(LinkEnd::Bye);
        }
        match queued {
            Ok(()) => Delivery::Sent,
            Err(Disconnected) => Delivery::Lost,
        }
    }

    fn flush(&self) {
        self.writer.flush();
    }
}

impl Drop for TableLink {
    fn drop(&mut self) {
        self.end(LinkEnd::Dropped);
    }
}
