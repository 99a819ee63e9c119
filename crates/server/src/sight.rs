//! What each viewer of a table has seen, and the frames that bring it up to date.

use std::collections::VecDeque;
use table::{Millis, Viewer};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::clock::wall;
use crate::games::{Playing, Told};
use crate::patch;
use crate::protocol::{ChatLine, ClientOut, ClockState, RawJson};
use crate::store::{ConnId, Delivery, Fanout, InProcess, Outbox};

/// Everybody who looks at a table, and what they have seen.
#[derive(Default)]
pub struct Sight {
    fanout: InProcess,
    eyes: Vec<Eyes>,
    docs: Vec<Doc>,
    table: String,
    pairs: String,
    buffer: Vec<u8>,
}

/// One connection.
struct Eyes {
    conn: ConnId,
    viewer: Viewer,
    /// Has not seen the document yet, or must see it anew.
    fresh: bool,
}

/// What all connections of one viewer have seen of the game.
struct Doc {
    viewer: Viewer,
    seq: u64,
    game: String,
}

/// The table at the moment of looking.
pub struct Scene<'a> {
    /// The table as JSON, if it may have changed.
    pub table: Option<String>,
    /// The game.
    pub game: Option<&'a dyn Playing>,
    /// Whether the game may have changed.
    pub moved: bool,
    /// How many seats.
    pub seats: u8,
    /// Whether time passes.
    pub clock: ClockState,
    /// Game time.
    pub now: Millis,
    /// What happened since the last look.
    pub told: Told,
}

impl Sight {
    /// A connection looks on, perhaps with other eyes than before.
    pub fn add(&mut self, conn: ConnId, viewer: Viewer, outbox: Outbox) {
        self.remove(conn);
        self.fanout.subscribe(conn, outbox);
        self.eyes.push(Eyes {
            conn,
            viewer,
            fresh: true,
        });
    }

    /// A connection looks no more.
    pub fn remove(&mut self, conn: ConnId) {
        self.fanout.unsubscribe(conn);
        self.eyes.retain(|eyes| eyes.conn != conn);
    }

    /// Whose eyes a connection has.
    pub fn viewer(&self, conn: ConnId) -> Option<Viewer> {
        self.eyes
            .iter()
            .find(|eyes| eyes.conn == conn)
            .map(|eyes| eyes.viewer)
    }

    /// How many connections look on.
    pub fn len(&self) -> usize {
        self.eyes.len()
    }

    /// How many connections look on as `viewer`.
    pub fn count(&self, viewer: Viewer) -> usize {
        self.eyes
            .iter()
            .filter(|eyes| eyes.viewer == viewer)
            .count()
    }

    /// The connections of one viewer.
    pub fn conns(&self, viewer: Viewer) -> Vec<ConnId> {
        let those = self.eyes.iter().filter(|eyes| eyes.viewer == viewer);
        those.map(|eyes| eyes.conn).collect()
    }

    /// Some connections have other eyes from now on, and see the whole document next.
    pub fn change(&mut self, change: impl Fn(ConnId, Viewer) -> Option<Viewer>) {
        for eyes in &mut self.eyes {
            if let Some(viewer) = change(eyes.conn, eyes.viewer) {
                eyes.viewer = viewer;
                eyes.fresh = true;
            }
        }
    }

    /// One connection gets a frame of its own.
    pub fn reply(&mut self, conn: ConnId, message: &ClientOut) {
        self.send(conn, frame(message));
    }

    /// Every connection gets the same frame.
    pub fn tell_all(&mut self, message: &ClientOut) {
        let frame = frame(message);
        for at in (0..self.eyes.len()).rev() {
            self.send(self.eyes[at].conn, frame.clone());
        }
    }

    /// Sends, and forgets a connection that is lost. Lists may be walked backwards meanwhile.
    fn send(&mut self, conn: ConnId, frame: Utf8Bytes) {
        if self.fanout.send(conn, frame) == Delivery::Lost {
            self.eyes.retain(|eyes| eyes.conn != conn);
        }
    }

    /// Everybody who has the document is told what changed in it.
    pub fn update(&mut self, scene: &Scene) {
        let mut shared = String::new();
        if let Some(table) = &scene.table {
            patch::diff(&self.table, table, "table", &mut shared);
            self.table.clone_from(table);
        }
        let eyes = &self.eyes;
        self.docs
            .retain(|doc| eyes.iter().any(|eyes| eyes.viewer == doc.viewer));
        for index in 0..self.docs.len() {
            let doc = &mut self.docs[index];
            self.pairs.clear();
            self.pairs.push_str(&shared);
            if scene.moved {
                write_game(scene, doc.viewer, &mut self.buffer);
                let game = text(&self.buffer);
                patch::diff(&doc.game, game, "game", &mut self.pairs);
                doc.game.clear();
                doc.game.push_str(game);
            }
            let viewer = doc.viewer;
            let heard = || scene.told.iter().filter(|told| told.0.includes(viewer));
            if self.pairs.is_empty() && heard().next().is_none() {
                continue;
            }
            doc.seq += 1;
            let events = heard().map(|told| told.1.as_str());
            let frame = update_frame(doc.seq, scene.now, &self.pairs, events);
            for at in (0..self.eyes.len()).rev() {
                let eyes = &self.eyes[at];
                if eyes.viewer == viewer && !eyes.fresh {
                    self.send(eyes.conn, frame.clone());
                }
            }
        }
    }

    /// Everybody who has not seen the document gets it whole.
    pub fn welcome(&mut self, scene: &Scene, chat: &VecDeque<ChatLine>) {
        for at in (0..self.eyes.len()).rev() {
            if !std::mem::take(&mut self.eyes[at].fresh) {
                continue;
            }
            let Eyes { conn, viewer, .. } = self.eyes[at];
            if !self.docs.iter().any(|doc| doc.viewer == viewer) {
                write_game(scene, viewer, &mut self.buffer);
                let game = text(&self.buffer).to_owned();
                self.docs.push(Doc {
                    viewer,
                    seq: 0,
                    game,
                });
            }
            let Some(doc) = self.docs.iter().find(|doc| doc.viewer == viewer) else {
                continue;
            };
            let message = ClientOut::State {
                seq: doc.seq,
                now: scene.now,
                time: wall(),
                you: viewer.seat(),
                doc: RawJson(format!(
                    "{{\"table\":{},\"game\":{}}}",
                    self.table, doc.game
                )),
                chat: chat.iter().cloned().collect(),
            };
            self.reply(conn, &message);
        }
    }
}

fn text(buffer: &[u8]) -> &str {
    // serde_json writes UTF-8; should it ever not, the viewer sees no game rather than the server none.
    std::str::from_utf8(buffer).unwrap_or("null")
}

fn write_game(scene: &Scene, viewer: Viewer, buffer: &mut Vec<u8>) {
    buffer.clear();
    let written = match scene.game {
        Some(game) => game.write_info(viewer, scene.seats, scene.clock, buffer),
        None => Err(String::new()),
    };
    if let Err(why) = written {
        if !why.is_empty() {
            tracing::error!(why, "a view cannot be written");
        }
        buffer.clear();
        buffer.extend_from_slice(b"null");
    }
}

/// [`ClientOut::Update`], put together from pieces that are already written.
fn update_frame<'a>(
    seq: u64,
    now: Millis,
    pairs: &str,
    events: impl Iterator<Item = &'a str>,
) -> Utf8Bytes {
    let mut text = String::with_capacity(pairs.len() + 96);
    text.push_str(r#"{"type":"update","seq":"#);
    text.push_str(&seq.to_string());
    text.push_str(r#","now":"#);
    text.push_str(&now.0.to_string());
    text.push_str(r#","set":{"#);
    text.push_str(pairs.strip_suffix(',').unwrap_or(pairs));
    text.push('}');
    let mut opened = false;
    for event in events {
        text.push_str(if opened { "," } else { r#","events":["# });
        opened = true;
        text.push_str(event);
    }
    if opened {
        text.push(']');
    }
    text.push('}');
    text.into()
}

/// A message as a frame.
pub fn frame(message: &ClientOut) -> Utf8Bytes {
    match serde_json::to_string(message) {
        Ok(text) => text.into(),
        Err(error) => {
            tracing::error!(%error, "a message cannot be written");
            Utf8Bytes::from_static(r#"{"type":"refused","code":"refused-storage"}"#)
        }
    }
}
