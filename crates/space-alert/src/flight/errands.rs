//! What a card asks of a player in a station, worked out beforehand.
//!
//! Most cards ask for one of three things: to walk, to move something from one store to another, or nothing. They
//! come in no pattern that a processor could guess, so every card does all three, led by its [`Errand`].

use crate::action::Action;
use crate::place::{Deck, Heading, Station, Zone};
use crate::state::Obstacles;
use crate::step::Container;
use crate::stores::{ALL, Store};
use crate::threats::System;

/// What a card asks of a player in a station.
#[derive(Clone, Copy)]
#[repr(align(8))]
pub(super) struct Errand {
    /// Where it leads; a card that leads nowhere leaves its player in place.
    pub(super) to: Station,
    /// What may be in its way.
    pub(super) way: Obstacles,
    /// What is moved from where to where, and how much at most.
    pub(super) from: Store,
    pub(super) into: Store,
    pub(super) wanted: u8,
    /// What there is to the card beyond that.
    pub(super) kind: Kind,
}

/// What a card is about when walking and moving things is not all.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Nothing beyond the errand.
    Errand,
    /// B at the central reactor (SA-7.28), heroic B anywhere (SA-7.75).
    Energy,
    /// C in Upper Red (SA-7.55).
    Launch,
    /// C in Upper Blue and Lower Red (SA-7.60).
    Squad,
    /// Battlebots, heroic or not (SA-7.63).
    Battlebots,
    /// Heroic A (SA-7.73).
    HeroicShot,
    /// Heroic movement (SA-7.71).
    HeroicMove,
}

/// The errands of a phase, by the number of the card and the station.
pub(super) type Errands = [[Errand; PLACES]; CARDS];

/// The errands of a phase of the mission, 1 to 3.
#[inline(always)]
pub(super) fn errands(phase: u8) -> &'static Errands {
    &ERRANDS[phase as usize % 4]
}

/// Where the energy of a B comes from and where it goes (SA-7.26 to SA-7.28).
pub(super) const fn pipe(at: Station) -> (Container, Container) {
    let zone = at.zone();
    match (at.deck(), zone) {
        (Deck::Upper, _) => (Container::Reactor(zone), Container::Shield(zone)),
        (Deck::Lower, Zone::White) => (Container::Bank, Container::Reactor(zone)),
        (Deck::Lower, _) => (Container::Reactor(Zone::White), Container::Reactor(zone)),
    }
}

/// What feeds a weapon: light lasers have a battery of their own (SA-7.22).
pub(super) const fn feed(at: Station) -> Store {
    match at {
        Station::LowerRed | Station::LowerBlue => Store::Plenty,
        _ => Store::reactor(at.zone()),
    }
}

/// The system that a card would repair if a malfunction covers it, and by how much (SA-7.36, SA-7.78).
pub(super) const fn repairs(action: Action) -> Option<(System, u8)> {
    match action {
        Action::A | Action::HeroicA => Some((System::A, 1)),
        Action::B => Some((System::B, 1)),
        Action::HeroicB => Some((System::B, 2)),
        Action::C => Some((System::C, 1)),
        _ => None,
    }
}

/// Stations and cards in a table, rounded up to a power of two so that no index needs a check.
const PLACES: usize = 8;
const CARDS: usize = 32;

const IDLE: Errand = Errand {
    to: Station::BRIDGE,
    way: Obstacles::on(0, None, true),
    from: Store::Plenty,
    into: Store::Nowhere,
    wanted: 0,
    kind: Kind::Errand,
};

static ERRANDS: [Errands; 4] = {
    let mut table = [[[IDLE; PLACES]; CARDS]; 4];
    let mut phase = 1;
    while phase < table.len() {
        let mut a = 0;
        while a < Action::ALL.len() {
            let mut s = 0;
            while s < Station::ALL.len() {
                table[phase][a][s] = work_out(phase as u8, Action::ALL[a], Station::ALL[s]);
                s += 1;
            }
            a += 1;
        }
        phase += 1;
    }
    table
};

const fn work_out(phase: u8, action: Action, at: Station) -> Errand {
    let mut errand = Errand { to: at, ..IDLE };
    match action {
        Action::None => {}
        Action::Red => return walk(errand, Heading::Red),
        Action::Blue => return walk(errand, Heading::Blue),
        Action::Lift => return walk(errand, Heading::Deck),
        Action::A => return carry(errand, feed(at), Store::gun(at), 1),
        Action::B if !matches!(at, Station::LowerWhite) => {
            let (from, into) = pipe(at);
            return carry(errand, from.store(), into.store(), ALL);
        }
        Action::B | Action::HeroicB => errand.kind = Kind::Energy,
        Action::C => match at {
            Station::UpperRed => errand.kind = Kind::Launch,
            Station::UpperBlue | Station::LowerRed => errand.kind = Kind::Squad,
            Station::UpperWhite => {
                return carry(errand, Store::Plenty, Store::computer(phase), 1);
            }
            Station::LowerWhite => return carry(errand, Store::Plenty, Store::Windows, 1),
            Station::LowerBlue => return carry(errand, Store::Rockets, Store::RocketTrack, 1),
        },
        Action::Battlebots | Action::HeroicBattlebots => errand.kind = Kind::Battlebots,
        Action::HeroicA => errand.kind = Kind::HeroicShot,
        _ => errand.kind = Kind::HeroicMove,
    }
    errand.way = Obstacles::on(0, None, matches!(errand.kind, Kind::Errand));
    errand
}

/// SA-7.7 to SA-7.9.
const fn walk(mut errand: Errand, heading: Heading) -> Errand {
    if let Some(to) = errand.to.toward(heading) {
        let lift = match heading {
            Heading::Deck => Some(to.zone()),
            _ => None,
        };
        errand.to = to;
        errand.way = Obstacles::on(1 << to as u8, lift, true);
    }
    errand
}

const fn carry(mut errand: Errand, from: Store, into: Store, wanted: u8) -> Errand {
    (errand.from, errand.into, errand.wanted) = (from, into, wanted);
    errand
}
