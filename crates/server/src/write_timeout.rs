//! A stream that gives up on a client that does not read.
//!
//! A client that does not read would keep the answer and the connection for ever. So each wait for the client is limited, and
//! so is the total time of all waits; a client that reads more may wait longer.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// 1 s of stall allowance per 4 KiB sent.
const BYTES_PER_SECOND: u64 = 4 * 1024;

/// The additional waiting time of a client that has read this many bytes.
pub fn stall_allowance(taken: u64) -> Duration {
    Duration::from_millis(taken * 1000 / BYTES_PER_SECOND)
}

/// A stream whose writes fail when the client does not read.
pub struct WriteTimeout<S> {
    stream: S,
    /// Limit for one wait, and for all waits of a client that reads nothing.
    credit: Duration,
    /// Bytes read so far.
    taken: u64,
    /// Time spent in earlier waits.
    waited: Duration,
    /// The current wait: its beginning and its end.
    wait: Option<(Instant, Pin<Box<Sleep>>)>,
}

impl<S> WriteTimeout<S> {
    /// Wraps a stream.
    pub fn new(stream: S, credit: Duration) -> WriteTimeout<S> {
        WriteTimeout {
            stream,
            credit,
            taken: 0,
            waited: Duration::ZERO,
            wait: None,
        }
    }

    /// The stream without the limit.
    pub fn into_inner(self) -> S {
        self.stream
    }

    /// Counts the result of a write.
    fn count(
        &mut self,
        cx: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if let Poll::Ready(taken) = written {
            if let Some((since, _)) = self.wait.take() {
                self.waited += since.elapsed();
            }
            self.taken += *taken.as_ref().unwrap_or(&0) as u64;
            return Poll::Ready(taken);
        }
        let (_, end) = self.wait.get_or_insert_with(|| {
            // Kernel buffers accept a lot before the client has to read, so the allowance is for all waits together.
            let left = (self.credit + stall_allowance(self.taken)).saturating_sub(self.waited);
            (Instant::now(), Box::pin(sleep(left.min(self.credit))))
        });
        match end.as_mut().poll(cx) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for WriteTimeout<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for WriteTimeout<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.count(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, pieces);
        self.count(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
    use tokio::time::timeout;

    const CREDIT: Duration = Duration::from_secs(30);
    const LONG: Duration = Duration::from_secs(24 * 3600);

    #[tokio::test(start_paused = true)]
    async fn a_client_that_reads_nothing_is_disconnected() {
        let room = 4 * 1024 * 1024;
        let (stream, _other) = duplex(room);
        let mut stream = WriteTimeout::new(stream, CREDIT);
        let begun = Instant::now();
        let answer = timeout(LONG, stream.write_all(&vec![7; room + 1])).await;
        assert_eq!(answer.unwrap().unwrap_err().kind(), io::ErrorKind::TimedOut);
        assert_eq!(begun.elapsed(), CREDIT);
    }

    /// All waits are counted together.
    #[tokio::test(start_paused = true)]
    async fn a_client_that_reads_a_byte_now_and_then_is_disconnected() {
        let (stream, mut other) = duplex(64);
        let mut stream = WriteTimeout::new(stream, CREDIT);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(Duration::from_secs(1)).await;
                if other.read_u8().await.is_err() {
                    return;
                }
            }
        });
        let begun = Instant::now();
        let answer = timeout(LONG, stream.write_all(&[7; 4096])).await.unwrap();
        assert_eq!(answer.unwrap_err().kind(), io::ErrorKind::TimedOut);
        assert!(begun.elapsed() <= 2 * CREDIT, "{:?}", begun.elapsed());
    }

    /// A slow phone gets a large file whole, and a pause between two requests costs nothing.
    #[tokio::test(start_paused = true)]
    async fn a_slow_client_gets_everything() {
        let (stream, mut other) = duplex(64);
        let mut stream = WriteTimeout::new(stream, CREDIT);
        let size = 2 * 1024 * 1024;
        let reader = tokio::spawn(async move {
            let mut piece = [0; 8 * 1024];
            let mut got = 0;
            while other.read_exact(&mut piece).await.is_ok() {
                got += piece.len();
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
            got
        });
        stream.write_all(&vec![7; size]).await.unwrap();
        tokio::time::sleep(LONG).await;
        stream.write_all(&vec![7; size]).await.unwrap();
        drop(stream);
        assert_eq!(reader.await.unwrap(), 2 * size);
    }
}
