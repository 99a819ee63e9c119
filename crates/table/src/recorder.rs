//! Recording of events, at no cost when they are not recorded.

use crate::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// Who may see an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody, spectators too.
    All,
    /// One seat alone.
    Only(Seat),
    /// Everybody but one seat; spectators too.
    Except(Seat),
    /// These seats and nobody else.
    Among(SeatSet),
}

impl Audience {
    /// Whether `viewer` belongs to the audience.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer.is(seat),
            Audience::Except(seat) => !viewer.is(seat),
            Audience::Among(seats) => viewer.seat().is_some_and(|seat| seats.has(seat)),
        }
    }
}

/// An event and its audience.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AddressedEvent<E> {
    /// Who may see it.
    pub to: Audience,
    /// What happened.
    pub event: E,
}

/// Receives events from the rules. Events are passed as closures, so that [`Silent`] never builds one.
pub trait Recorder<E> {
    /// Whether events are recorded. Rules may skip work that is only needed for events.
    const RECORDS: bool;

    /// Reports an event that `to` may see.
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E);

    /// Reports an event that everybody may see.
    #[inline]
    fn tell_all(&mut self, event: impl FnOnce() -> E) {
        self.tell(Audience::All, event);
    }
}

/// A recorder that drops all events, at no cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Recorder<E> for Silent {
    const RECORDS: bool = false;

    #[inline(always)]
    fn tell(&mut self, _to: Audience, _event: impl FnOnce() -> E) {}
}

/// A recorder that keeps all events in order.
impl<E> Recorder<E> for Vec<AddressedEvent<E>> {
    const RECORDS: bool = true;

    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.push(AddressedEvent { to, event: event() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn silent_never_builds_the_event() {
        Silent.tell(Audience::All, || -> u8 { unreachable!("nobody listens") });
    }

    #[test]
    fn audiences_keep_secrets() {
        let pair = Audience::Among(SeatSet::EMPTY.with(Seat(0)).with(Seat(2)));
        let heard = |to: Audience| {
            [
                Viewer::Seat(Seat(0)),
                Viewer::Seat(Seat(1)),
                Viewer::Seat(Seat(2)),
                Viewer::Spectator,
            ]
            .map(|viewer| to.includes(viewer))
        };
        assert_eq!(heard(Audience::All), [true; 4]);
        assert_eq!(heard(Audience::Only(Seat(1))), [false, true, false, false]);
        assert_eq!(heard(Audience::Except(Seat(1))), [true, false, true, true]);
        assert_eq!(heard(pair), [true, false, true, false]);
    }

    #[test]
    fn a_vector_keeps_the_order() {
        let mut told = Vec::new();
        told.tell_all(|| "first");
        told.tell(Audience::Only(Seat(1)), || "second");
        assert_eq!(
            told.iter().map(|t| t.event).collect::<Vec<_>>(),
            ["first", "second"]
        );
    }
}
