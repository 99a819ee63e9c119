//! How a table's frames reach the connections that look at it.

use std::sync::Arc;

/// A connection's number, unique in this process.
pub type ConnId = u64;

/// The way from a table to one of its connections.
pub trait Outlet: Send + Sync {
    /// A frame for the connection. It may wait until [`flush`](Outlet::flush), so that several go out together.
    fn put(&self, frame: &str) -> Delivery;

    /// What waits goes out as far as the connection takes it.
    fn flush(&self);

    /// Nothing more will come.
    fn let_go(&self);
}

/// A table's end of any way to a connection. Dropped, it lets go of it.
pub struct Outbox(Arc<dyn Outlet>);

impl Outbox {
    /// The end of this way.
    pub fn new(outlet: Arc<dyn Outlet>) -> Outbox {
        Outbox(outlet)
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.let_go();
    }
}

/// What became of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// It is on its way.
    Sent,
    /// The connection is gone, or so far behind that it must begin again. It is not subscribed any more.
    Lost,
}

/// Brings a table's frames to its subscribers. One a table; the frames of one subscriber keep their order.
pub trait Fanout: Send {
    /// A connection wants frames from now on.
    fn subscribe(&mut self, conn: ConnId, outbox: Outbox);

    /// A connection wants no more.
    fn unsubscribe(&mut self, conn: ConnId);

    /// One subscriber gets a frame, at the next flush at the latest.
    fn send(&mut self, conn: ConnId, frame: &str) -> Delivery;

    /// What was sent goes out.
    fn flush(&mut self);
}

/// The fan-out inside one process: a list of ways out.
#[derive(Default)]
pub struct InProcess(Vec<(ConnId, Outbox)>);

impl InProcess {
    fn position(&self, conn: ConnId) -> Option<usize> {
        self.0.iter().position(|(id, _)| *id == conn)
    }
}

impl Fanout for InProcess {
    fn subscribe(&mut self, conn: ConnId, outbox: Outbox) {
        self.unsubscribe(conn);
        self.0.push((conn, outbox));
    }

    fn unsubscribe(&mut self, conn: ConnId) {
        if let Some(index) = self.position(conn) {
            self.0.swap_remove(index);
        }
    }

    fn send(&mut self, conn: ConnId, frame: &str) -> Delivery {
        match self.position(conn) {
            Some(index) if self.0[index].1.0.put(frame) == Delivery::Sent => Delivery::Sent,
            Some(index) => {
                self.0.swap_remove(index);
                Delivery::Lost
            }
            None => Delivery::Lost,
        }
    }

    fn flush(&mut self) {
        self.0.iter().for_each(|(_, outbox)| outbox.0.flush());
    }
}

/// A way that ends in a channel: connections without sockets, for tests.
#[cfg(test)]
impl Outlet for tokio::sync::mpsc::Sender<String> {
    fn put(&self, frame: &str) -> Delivery {
        match self.try_send(frame.to_owned()) {
            Ok(()) => Delivery::Sent,
            Err(_) => Delivery::Lost,
        }
    }

    fn flush(&self) {}

    fn let_go(&self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subscriber_that_lags_is_lost_and_the_others_are_not() {
        let mut fanout = InProcess::default();
        let (slow, _slow_end) = tokio::sync::mpsc::channel(1);
        let (fast, mut fast_end) = tokio::sync::mpsc::channel(8);
        fanout.subscribe(1, Outbox::new(Arc::new(slow)));
        fanout.subscribe(2, Outbox::new(Arc::new(fast)));
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
