//! What each viewer of a table has seen, and the frames that bring it up to date.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::fmt::Write;
use table::{Millis, Viewer};

use crate::clock::wall;
use crate::games::{Playing, Told};
use crate::known::{Known, Learning};
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
    /// The game's view as everybody may see it. Empty before the game begins.
    view: Known,
    /// What else is said of the game.
    rest: Known,
}

thread_local! {
    /// Where views are written before they are compared. One for all tables of a thread: it stays warm in the processor's
    /// cache, and a table that waits holds nothing of it.
    static DESK: RefCell<Desk> = RefCell::default();
}

/// What is needed while looking, and no longer.
#[derive(Default)]
struct Desk {
    news: News,
    buffer: Vec<u8>,
    frame: String,
}

/// One connection.
struct Eyes {
    conn: ConnId,
    viewer: Viewer,
    /// Has not seen the document yet, or must see it anew.
    fresh: bool,
}

/// What all connections of one viewer have seen.
struct Doc {
    viewer: Viewer,
    seq: u64,
    /// What stands in place of members of the view. Empty for spectators.
    own: Known,
}

/// What changed, as pairs of paths and values.
#[derive(Default)]
struct News {
    /// For everybody.
    shared: String,
    /// Members of the view, with their names: for those who have none of their own in that place.
    members: Vec<(String, String)>,
    /// For the viewer at hand.
    pairs: String,
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
        self.send(conn, &frame(message));
    }

    /// Every connection gets the same frame.
    pub fn tell_all(&mut self, message: &ClientOut) {
        let frame = frame(message);
        for at in (0..self.eyes.len()).rev() {
            self.send(self.eyes[at].conn, &frame);
        }
    }

    /// Sends, and forgets a connection that is lost. Lists may be walked backwards meanwhile.
    fn send(&mut self, conn: ConnId, frame: &str) {
        if self.fanout.send(conn, frame) == Delivery::Lost {
            self.eyes.retain(|eyes| eyes.conn != conn);
        }
    }

    /// What was sent goes out.
    pub fn flush(&mut self) {
        self.fanout.flush();
    }

    /// Everybody who has the document is told what changed in it.
    pub fn update(&mut self, scene: &Scene) {
        DESK.with_borrow_mut(|desk| self.update_at(desk, scene));
    }

    fn update_at(&mut self, desk: &mut Desk, scene: &Scene) {
        desk.news.shared.clear();
        desk.news.members.clear();
        if let Some(table) = &scene.table {
            patch::diff(&self.table, table, "table", &mut desk.news.shared);
            self.table.clone_from(table);
        }
        if let Some(game) = scene.game
            && (scene.moved || self.view.text().is_empty())
        {
            self.look(desk, game, scene);
        }
        let eyes = &self.eyes;
        self.docs
            .retain(|doc| eyes.iter().any(|eyes| eyes.viewer == doc.viewer));
        for index in 0..self.docs.len() {
            self.tell(desk, index, scene);
        }
    }

    /// Looks at what everybody may see, once for all viewers.
    fn look(&mut self, desk: &mut Desk, game: &dyn Playing, scene: &Scene) {
        let News {
            shared, members, ..
        } = &mut desk.news;
        let same_rest = seen(game.rest(
            scene.seats,
            scene.clock,
            Learning {
                known: &mut self.rest,
                desk: &mut desk.buffer,
                changed: &mut |name, was, is| patch::diff_member("game", name, was, is, shared),
            },
        ));
        let same_view = seen(game.view(Learning {
            known: &mut self.view,
            desk: &mut desk.buffer,
            changed: &mut |name, was, is| {
                let mut pairs = String::new();
                patch::diff_member(VIEW, name, was, is, &mut pairs);
                members.push((name.to_owned(), pairs));
            },
        }));
        // The game has just begun, or says other things than before: there is nothing to compare with.
        if !(same_rest && same_view) {
            self.eyes.iter_mut().for_each(|eyes| eyes.fresh = true);
        }
    }

    /// Tells one viewer's connections what changed for them.
    fn tell(&mut self, desk: &mut Desk, index: usize, scene: &Scene) {
        let doc = &mut self.docs[index];
        let viewer = doc.viewer;
        let News {
            shared,
            members,
            pairs,
        } = &mut desk.news;
        pairs.clear();
        pairs.push_str(shared);
        let theirs = members.iter().filter(|member| !doc.own.has(&member.0));
        theirs.for_each(|member| pairs.push_str(&member.1));
        if let (Some(game), Some(seat), true) = (scene.game, viewer.seat(), scene.moved) {
            let learning = Learning {
                known: &mut doc.own,
                desk: &mut desk.buffer,
                changed: &mut |name, was, is| patch::diff_member(VIEW, name, was, is, pairs),
            };
            if !seen(game.own(seat, learning)) {
                let eyes = self.eyes.iter_mut().filter(|eyes| eyes.viewer == viewer);
                eyes.for_each(|eyes| eyes.fresh = true);
            }
        }
        let heard = || scene.told.iter().filter(|told| told.0.includes(viewer));
        if pairs.is_empty() && heard().next().is_none() {
            return;
        }
        doc.seq += 1;
        let events = heard().map(|told| told.1.as_str());
        update_frame(&mut desk.frame, doc.seq, scene.now, pairs, events);
        for at in (0..self.eyes.len()).rev() {
            let eyes = &self.eyes[at];
            if eyes.viewer == viewer && !eyes.fresh {
                self.send(eyes.conn, &desk.frame);
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
                let own = scene.game.zip(viewer.seat()).and_then(|(game, seat)| {
                    let own = Known::shown(|learning| game.own(seat, learning));
                    own.inspect_err(unwritten).ok()
                });
                self.docs.push(Doc {
                    viewer,
                    seq: 0,
                    own: own.unwrap_or_default(),
                });
            }
            let Some(doc) = self.docs.iter().find(|doc| doc.viewer == viewer) else {
                continue;
            };
            let game = match scene.game {
                Some(_) => game_text(&self.view, &doc.own, self.rest.text()),
                None => "null".to_owned(),
            };
            let message = ClientOut::State {
                seq: doc.seq,
                now: scene.now,
                time: wall(),
                you: viewer.seat(),
                doc: RawJson(format!("{{\"table\":{},\"game\":{game}}}", self.table)),
                chat: chat.iter().cloned().collect(),
            };
            self.reply(conn, &message);
        }
    }
}

/// Where the game's own view is in the document.
const VIEW: &str = "game/view";

/// [`GameInfo`](crate::protocol::GameInfo) as one viewer sees it.
pub fn game_text(view: &Known, own: &Known, rest: &str) -> String {
    let mut text = String::with_capacity(view.text().len() + rest.len() + 16);
    text.push_str(r#"{"view":"#);
    view.write_with(own, &mut text);
    text.push(',');
    text.push_str(rest.strip_prefix('{').unwrap_or("}"));
    text
}

/// Whether the members are those of before. Of what cannot be written the viewers keep what they have.
fn seen(same: Result<bool, String>) -> bool {
    same.inspect_err(unwritten).unwrap_or(true)
}

fn unwritten(why: &String) {
    tracing::error!(why, "a view cannot be written");
}

/// [`ClientOut::Update`], put together from pieces that are already written.
fn update_frame<'a>(
    text: &mut String,
    seq: u64,
    now: Millis,
    pairs: &str,
    events: impl Iterator<Item = &'a str>,
) {
    text.clear();
    // Writing into a string does not fail.
    let _ = write!(
        text,
        r#"{{"type":"update","seq":{seq},"now":{},"set":{{"#,
        now.0
    );
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
}

/// A message as a frame.
pub fn frame(message: &ClientOut) -> String {
    serde_json::to_string(message).unwrap_or_else(|error| {
        tracing::error!(%error, "a message cannot be written");
        r#"{"type":"refused","code":"refused-storage"}"#.to_owned()
    })
}
