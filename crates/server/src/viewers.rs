//! The viewers of a table, the document each of them holds, and the frames that bring it up to date.
//!
//! The public view is serialised once for all viewers, what a seat sees differently once for that seat. Both are compared as
//! text with what was sent last, so that no change is missed, and only a viewer's own view is used for it.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::fmt::Write;
use table::{Millis, Seat, Viewer};

use crate::clock::wall;
use crate::games::EventTexts;
use crate::json_diff::{Diff, Members};
use crate::protocol::{ChatLine, ClientOut, ClockState, RawJson};
use crate::store::{ConnId, Delivery, Fanout, FrameSink, InProcess};

/// The views of a game, as JSON objects that are appended to `out`.
pub trait ViewSource {
    /// The game's own view as everybody may see it.
    fn view(&self, out: &mut Vec<u8>) -> Result<(), String>;

    /// The members that replace those of the view for one seat, or that only this seat has.
    fn seat_view(&self, seat: Seat, out: &mut Vec<u8>) -> Result<(), String>;

    /// Everything in [`GameInfo`](crate::protocol::GameInfo) but the view. All of it is public.
    fn rest(&self, seats: u8, clock: ClockState, out: &mut Vec<u8>) -> Result<(), String>;
}

/// All connections to a table, and the documents they have.
#[derive(Default)]
pub struct ViewerHub {
    fanout: InProcess,
    subscriptions: Vec<Subscription>,
    documents: Vec<ViewerDocument>,
    /// The `table` part of every document.
    table: String,
    /// The game's view as everybody may see it. Empty before the game begins.
    view: Members,
    /// The rest of the `game` part.
    rest: String,
}

thread_local! {
    /// Memory used during an update. Shared by all tables of a thread, so that an idle table needs none.
    static SCRATCH: RefCell<Scratch> = RefCell::default();
}

#[derive(Default)]
struct Scratch {
    /// Changes for everybody.
    shared: Diff,
    /// Changes of members of the public view, with their names: for viewers who have no such member of their own.
    members: Vec<(String, Diff)>,
    /// Changes for one viewer.
    changes: Diff,
    frame: String,
}

/// One connection.
struct Subscription {
    conn: ConnId,
    viewer: Viewer,
    /// It needs the whole document.
    fresh: bool,
}

/// The private part of the documents of one viewer.
struct ViewerDocument {
    viewer: Viewer,
    seq: u64,
    /// Members that replace or extend those of the view. Empty for spectators.
    own: Members,
}

/// The table at the moment of an update.
pub struct ViewInput<'a> {
    /// The table as JSON, if it may have changed.
    pub table: Option<String>,
    /// The game.
    pub game: Option<&'a dyn ViewSource>,
    /// Whether the game may have changed.
    pub game_changed: bool,
    /// How many seats.
    pub seats: u8,
    /// Whether time passes.
    pub clock: ClockState,
    /// Game time.
    pub now: Millis,
    /// Events since the last update.
    pub events: EventTexts,
}

impl ViewerHub {
    /// Adds a connection, or makes it another viewer.
    pub fn add(&mut self, conn: ConnId, viewer: Viewer, sink: Box<dyn FrameSink>) {
        self.remove(conn);
        self.fanout.subscribe(conn, sink);
        self.subscriptions.push(Subscription {
            conn,
            viewer,
            fresh: true,
        });
    }

    /// Removes a connection.
    pub fn remove(&mut self, conn: ConnId) {
        self.fanout.unsubscribe(conn);
        self.subscriptions
            .retain(|subscription| subscription.conn != conn);
    }

    /// The viewer of a connection.
    pub fn viewer(&self, conn: ConnId) -> Option<Viewer> {
        self.subscriptions
            .iter()
            .find(|subscription| subscription.conn == conn)
            .map(|subscription| subscription.viewer)
    }

    /// How many connections there are.
    pub fn len(&self) -> usize {
        self.subscriptions.len()
    }

    /// How many connections a viewer has.
    pub fn count(&self, viewer: Viewer) -> usize {
        self.subscriptions
            .iter()
            .filter(|subscription| subscription.viewer == viewer)
            .count()
    }

    /// The connections of one viewer.
    pub fn conns(&self, viewer: Viewer) -> Vec<ConnId> {
        let those = self
            .subscriptions
            .iter()
            .filter(|subscription| subscription.viewer == viewer);
        those.map(|subscription| subscription.conn).collect()
    }

    /// Makes some connections other viewers. They get the whole document next.
    pub fn change(&mut self, change: impl Fn(ConnId, Viewer) -> Option<Viewer>) {
        for subscription in &mut self.subscriptions {
            if let Some(viewer) = change(subscription.conn, subscription.viewer) {
                subscription.viewer = viewer;
                subscription.fresh = true;
            }
        }
    }

    /// Sends a message to one connection.
    pub fn reply(&mut self, conn: ConnId, message: &ClientOut) {
        self.send(conn, &frame(message));
    }

    /// Sends a message to every connection.
    pub fn tell_all(&mut self, message: &ClientOut) {
        let frame = frame(message);
        for at in (0..self.subscriptions.len()).rev() {
            self.send(self.subscriptions[at].conn, &frame);
        }
    }

    /// Sends, and removes a lost connection: callers must iterate backwards.
    fn send(&mut self, conn: ConnId, frame: &str) {
        if self.fanout.send(conn, frame) == Delivery::Lost {
            self.subscriptions
                .retain(|subscription| subscription.conn != conn);
        }
    }

    /// Writes what was sent to the sockets.
    pub fn flush(&mut self) {
        self.fanout.flush();
    }

    /// Sends everybody who has the document what changed in it.
    pub fn update(&mut self, input: &ViewInput) {
        SCRATCH.with_borrow_mut(|scratch| self.update_with(scratch, input));
    }

    fn update_with(&mut self, scratch: &mut Scratch, input: &ViewInput) {
        scratch.shared.clear();
        scratch.members.clear();
        if let Some(table) = &input.table {
            let (old, new) = (Some(self.table.as_str()), Some(table.as_str()));
            scratch.shared.member("", "table", old, new);
            self.table.clone_from(table);
        }
        let game = input
            .game
            .filter(|_| input.game_changed || self.view.text().is_empty());
        let old_view = game.and_then(|game| self.update_public(scratch, game, input));
        let subscriptions = &self.subscriptions;
        self.documents.retain(|document| {
            let mut viewers = subscriptions.iter().map(|subscription| subscription.viewer);
            viewers.any(|viewer| viewer == document.viewer)
        });
        for index in 0..self.documents.len() {
            self.update_viewer(scratch, index, old_view.as_ref(), input);
        }
    }

    /// Updates the public parts, and returns the previous view.
    fn update_public(
        &mut self,
        scratch: &mut Scratch,
        game: &dyn ViewSource,
        input: &ViewInput,
    ) -> Option<Members> {
        let rest = json_text(self.rest.len(), |out| {
            game.rest(input.seats, input.clock, out)
        })?;
        let view = json_text(self.view.text().len(), |out| game.view(out))?;
        let view = Members::new(view, &self.view);
        if self.view.text().is_empty() {
            // The game has just begun: there is nothing to compare with.
            for subscription in &mut self.subscriptions {
                subscription.fresh = true;
            }
        } else {
            scratch.shared.objects("game", &self.rest, &rest);
            for (name, old, new) in differing(&self.view, &view) {
                let mut diff = Diff::default();
                diff.member(VIEW, name, old, new);
                scratch.members.push((name.to_owned(), diff));
            }
        }
        self.rest = rest;
        Some(std::mem::replace(&mut self.view, view))
    }

    /// Sends one viewer's connections what changed for them. `old_view` is the public view before, if it may have changed.
    fn update_viewer(
        &mut self,
        scratch: &mut Scratch,
        index: usize,
        old_view: Option<&Members>,
        input: &ViewInput,
    ) {
        let document = &mut self.documents[index];
        let viewer = document.viewer;
        let Scratch {
            shared,
            members,
            changes,
            frame,
        } = scratch;
        changes.clear();
        changes.append(shared);
        if let (Some(old_view), Some(game)) = (old_view, input.game)
            && let Some(own) = own_members(game, viewer, &document.own)
        {
            let old_own = std::mem::replace(&mut document.own, own);
            let own = &document.own;
            let is_own = |name: &str| own.get(name).is_some() || old_own.get(name).is_some();
            let public = members.iter().filter(|member| !is_own(&member.0));
            public.for_each(|member| changes.append(&member.1));
            let now = own.iter().map(|member| member.0);
            let gone = old_own.iter().map(|member| member.0);
            for name in now.chain(gone.filter(|name| own.get(name).is_none())) {
                let old = old_own.get(name).or_else(|| old_view.get(name));
                let new = own.get(name).or_else(|| self.view.get(name));
                changes.member(VIEW, name, old, new);
            }
        }
        let visible = || input.events.iter().filter(|(to, _)| to.includes(viewer));
        if changes.is_empty() && visible().next().is_none() {
            return;
        }
        document.seq += 1;
        let events = visible().map(|(_, text)| text.as_str());
        write_update(frame, document.seq, input.now, changes, events);
        for at in (0..self.subscriptions.len()).rev() {
            let subscription = &self.subscriptions[at];
            if subscription.viewer == viewer && !subscription.fresh {
                self.send(subscription.conn, frame);
            }
        }
    }

    /// Sends the whole document to connections that need it.
    pub fn welcome(&mut self, input: &ViewInput, chat: &VecDeque<ChatLine>) {
        for at in (0..self.subscriptions.len()).rev() {
            if !std::mem::take(&mut self.subscriptions[at].fresh) {
                continue;
            }
            let Subscription { conn, viewer, .. } = self.subscriptions[at];
            let document = match self.documents.iter().find(|one| one.viewer == viewer) {
                Some(document) => document,
                None => {
                    let own = input
                        .game
                        .and_then(|game| own_members(game, viewer, &Members::default()));
                    self.documents.push(ViewerDocument {
                        viewer,
                        seq: 0,
                        own: own.unwrap_or_default(),
                    });
                    &self.documents[self.documents.len() - 1]
                }
            };
            let game = match input.game {
                Some(_) => game_text(&self.view, &document.own, &self.rest),
                None => "null".to_owned(),
            };
            let message = ClientOut::State {
                seq: document.seq,
                now: input.now,
                time: wall(),
                you: viewer.seat(),
                doc: RawJson(format!("{{\"table\":{},\"game\":{game}}}", self.table)),
                chat: (chat.iter().filter(|line| line.is_for(viewer)).cloned()).collect(),
            };
            self.reply(conn, &message);
        }
    }
}

/// The path of the game's own view in the document.
const VIEW: &str = "game/view";

/// The members that are not the same in both objects, with the old and the new value.
fn differing<'a>(
    old: &'a Members,
    new: &'a Members,
) -> Vec<(&'a str, Option<&'a str>, Option<&'a str>)> {
    let mut found = Vec::new();
    let same_names = old
        .iter()
        .map(|member| member.0)
        .eq(new.iter().map(|member| member.0));
    if same_names {
        let pairs = old.iter().zip(new.iter());
        let changed = pairs.filter(|(old, new)| old.1 != new.1);
        found.extend(changed.map(|(old, new)| (old.0, Some(old.1), Some(new.1))));
    } else {
        let names = new.iter().map(|member| member.0);
        let gone = old.iter().map(|member| member.0);
        let names = names.chain(gone.filter(|name| new.get(name).is_none()));
        let changed = names.map(|name| (name, old.get(name), new.get(name)));
        found.extend(changed.filter(|member| member.1 != member.2));
    }
    found
}

/// The members of the view that are specific to a viewer. `like` is the previous value.
fn own_members(game: &dyn ViewSource, viewer: Viewer, like: &Members) -> Option<Members> {
    let Some(seat) = viewer.seat() else {
        return Some(Members::default());
    };
    let text = json_text(like.text().len(), |out| game.seat_view(seat, out))?;
    Some(Members::new(text, like))
}

/// [`GameInfo`](crate::protocol::GameInfo) as one viewer sees it.
fn game_text(view: &Members, own: &Members, rest: &str) -> String {
    let mut text = String::with_capacity(view.text().len() + own.text().len() + rest.len() + 16);
    text.push_str(r#"{"view":"#);
    view.write_with(own, &mut text);
    text.push(',');
    text.push_str(rest.strip_prefix('{').unwrap_or("}"));
    text
}

/// [`GameInfo`](crate::protocol::GameInfo) as one viewer sees it, without earlier documents to compare with. `None` when
/// it cannot be serialised.
pub fn game_info(
    game: &dyn ViewSource,
    viewer: Viewer,
    seats: u8,
    clock: ClockState,
) -> Option<String> {
    let none = Members::default();
    let view = Members::new(json_text(0, |out| game.view(out))?, &none);
    let own = own_members(game, viewer, &none)?;
    let rest = json_text(0, |out| game.rest(seats, clock, out))?;
    Some(game_text(&view, &own, &rest))
}

/// Serialises something that has about `length` bytes. Where that fails, viewers keep what they have.
fn json_text(
    length: usize,
    write: impl FnOnce(&mut Vec<u8>) -> Result<(), String>,
) -> Option<String> {
    let mut bytes = Vec::with_capacity(length + length / 8);
    let written = write(&mut bytes)
        .and_then(|()| String::from_utf8(bytes).map_err(|error| error.to_string()));
    written
        .inspect_err(|why| tracing::error!(why, "a view cannot be serialised"))
        .ok()
}

/// Writes [`ClientOut::Update`] from parts that are already serialised.
fn write_update<'a>(
    text: &mut String,
    seq: u64,
    now: Millis,
    changes: &Diff,
    events: impl Iterator<Item = &'a str>,
) {
    text.clear();
    // Writing into a string does not fail.
    let _ = write!(text, r#"{{"type":"update","seq":{seq},"now":{},"#, now.0);
    changes.write_fields(text);
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
        tracing::error!(%error, "a message cannot be serialised");
        r#"{"type":"refused","code":"refused-storage"}"#.to_owned()
    })
}

#[cfg(test)]
#[path = "viewers_tests.rs"]
mod tests;
