//! How a table's frames reach the connections of its viewers.

/// A connection's number, unique in this process.
pub type ConnId = u64;

/// Takes frames for one connection. When the table drops it, the link to the connection ends.
pub trait FrameSink: Send + Sync {
    /// Adds a frame. It may wait until [`flush`](FrameSink::flush), so that several are sent together.
    fn queue(&self, frame: &str) -> Delivery;

    /// Sends the waiting frames, as far as the connection accepts them.
    fn flush(&self);
}

/// The result of sending a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// The frame is on its way.
    Sent,
    /// The connection is closed or too far behind, and no longer subscribed.
    Lost,
}

/// Sends a table's frames to its subscribers. Each table has one; the frames of one subscriber keep their order.
pub trait Fanout: Send {
    /// Adds a connection.
    fn subscribe(&mut self, conn: ConnId, sink: Box<dyn FrameSink>);

    /// Removes a connection.
    fn unsubscribe(&mut self, conn: ConnId);

    /// Queues a frame for one subscriber.
    fn send(&mut self, conn: ConnId, frame: &str) -> Delivery;

    /// Sends everything that was queued.
    fn flush(&mut self);
}

/// The fan-out inside one process: a list of sinks.
#[derive(Default)]
pub struct InProcess(Vec<(ConnId, Box<dyn FrameSink>)>);

impl InProcess {
    fn position(&self, conn: ConnId) -> Option<usize> {
        self.0.iter().position(|(id, _)| *id == conn)
    }
}

impl Fanout for InProcess {
    fn subscribe(&mut self, conn: ConnId, sink: Box<dyn FrameSink>) {
        self.unsubscribe(conn);
        self.0.push((conn, sink));
    }

    fn unsubscribe(&mut self, conn: ConnId) {
        if let Some(index) = self.position(conn) {
            self.0.swap_remove(index);
        }
    }

    fn send(&mut self, conn: ConnId, frame: &str) -> Delivery {
        match self.position(conn) {
            Some(index) if self.0[index].1.queue(frame) == Delivery::Sent => Delivery::Sent,
            Some(index) => {
                self.0.swap_remove(index);
                Delivery::Lost
            }
            None => Delivery::Lost,
        }
    }

    fn flush(&mut self) {
        self.0.iter().for_each(|(_, sink)| sink.flush());
    }
}

/// A channel as a sink, for tests without sockets.
#[cfg(test)]
impl FrameSink for tokio::sync::mpsc::Sender<String> {
    fn queue(&self, frame: &str) -> Delivery {
        match self.try_send(frame.to_owned()) {
            Ok(()) => Delivery::Sent,
            Err(_) => Delivery::Lost,
        }
    }

    fn flush(&self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subscriber_that_lags_is_lost_and_the_others_are_not() {
        let mut fanout = InProcess::default();
        let (slow, _slow_end) = tokio::sync::mpsc::channel(1);
        let (fast, mut fast_end) = tokio::sync::mpsc::channel(8);
        fanout.subscribe(1, Box::new(slow));
        fanout.subscribe(2, Box::new(fast));
        let frame = "x";
        assert_eq!(fanout.send(1, frame), Delivery::Sent);
        assert_eq!(fanout.send(1, frame), Delivery::Lost);
        assert_eq!(fanout.send(1, frame), Delivery::Lost);
        assert_eq!(fanout.send(2, frame), Delivery::Sent);
        assert_eq!(fanout.send(2, frame), Delivery::Sent);
        fanout.unsubscribe(2);
        assert_eq!(fanout.send(2, frame), Delivery::Lost);
        assert_eq!(fast_end.try_recv().unwrap(), frame);
    }
}
