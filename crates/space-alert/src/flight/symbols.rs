//! Where each symbol leads and which energy it moves, for every station (SA-7.7 to SA-7.28): plain matches, worked out
//! at compile time. Cards follow no pattern that a processor could predict, and a lookup needs no prediction.

use crate::action::Action;
use crate::energy::Place;
use crate::stations::{Deck, Heading, Station, StationSet, Zone};
use crate::step::Container;

/// What a symbol does in a station, as far as walking and energy are concerned.
#[derive(Clone, Copy)]
#[repr(align(8))]
pub(super) struct Symbol {
    /// The station afterwards.
    pub(super) to: Station,
    /// The station that is entered, if any.
    pub(super) entered: StationSet,
    /// The gravolift that is used, if any: the bit of its zone.
    pub(super) lift: u8,
    /// The weapon that gets one block, if any.
    pub(super) fires: StationSet,
    /// The blocks that B moves, as many as fit.
    pub(super) source: Place,
    pub(super) target: Place,
    /// B in Lower White: nothing without a capsule (SA-7.28).
    pub(super) burns_fuel: bool,
}

impl Symbol {
    /// Looks up a symbol.
    #[inline]
    pub(super) fn of(action: Action, at: Station) -> &'static Symbol {
        &SYMBOLS[action as usize][at.index()]
    }

    const fn new(action: Action, at: Station) -> Symbol {
        match action {
            Action::Red => Symbol::walks(at, Heading::Red),
            Action::Blue => Symbol::walks(at, Heading::Blue),
            Action::Lift => Symbol::walks(at, Heading::Deck),
            Action::A | Action::HeroicA => Symbol::fires(at),
            Action::B | Action::HeroicB => Symbol::moves_energy(at),
            Action::None
            | Action::C
            | Action::Battlebots
            | Action::HeroicBattlebots
            | Action::HeroicUpperRed
            | Action::HeroicUpperWhite
            | Action::HeroicUpperBlue
            | Action::HeroicLowerRed
            | Action::HeroicLowerWhite
            | Action::HeroicLowerBlue => Symbol::stays(at),
        }
    }

    /// Neither walks nor moves energy. The bank is always full: nothing moves from bank to bank.
    const fn stays(at: Station) -> Symbol {
        Symbol {
            to: at,
            entered: StationSet::NONE,
            lift: 0,
            fires: StationSet::NONE,
            source: Place::BANK,
            target: Place::BANK,
            burns_fuel: false,
        }
    }

    /// SA-7.7 to SA-7.9: nowhere at the edge of the ship.
    const fn walks(at: Station, heading: Heading) -> Symbol {
        let Some(to) = at.toward(heading) else {
            return Symbol::stays(at);
        };
        Symbol {
            to,
            entered: StationSet::of(&[to]),
            lift: match heading {
                Heading::Deck => 1 << at.zone() as u8,
                Heading::Red | Heading::Blue => 0,
            },
            ..Symbol::stays(at)
        }
    }

    /// SA-7.21, SA-7.22.
    const fn fires(at: Station) -> Symbol {
        Symbol {
            fires: StationSet::of(&[at]),
            source: Place::of(weapon_energy(at)),
            ..Symbol::stays(at)
        }
    }

    /// SA-7.26 to SA-7.28.
    const fn moves_energy(at: Station) -> Symbol {
        let (source, target) = energy_transfer(at);
        Symbol {
            source: Place::of(source),
            target: Place::of(target),
            burns_fuel: matches!(source, Container::Bank),
            ..Symbol::stays(at)
        }
    }
}

/// What feeds the weapon of a station: light lasers have a battery of their own (SA-7.22).
pub(super) const fn weapon_energy(at: Station) -> Container {
    match at {
        Station::LowerRed | Station::LowerBlue => Container::Bank,
        _ => Container::Reactor(at.zone()),
    }
}

/// Where the energy of a B comes from and where it goes (SA-7.26 to SA-7.28).
pub(super) const fn energy_transfer(at: Station) -> (Container, Container) {
    let zone = at.zone();
    match (at.deck(), zone) {
        (Deck::Upper, _) => (Container::Reactor(zone), Container::Shield(zone)),
        (Deck::Lower, Zone::White) => (Container::Bank, Container::Reactor(zone)),
        (Deck::Lower, _) => (Container::Reactor(Zone::White), Container::Reactor(zone)),
    }
}

static SYMBOLS: [[Symbol; Station::ALL.len()]; Action::ALL.len()] = {
    let mut symbols = [[Symbol::stays(Station::BRIDGE); Station::ALL.len()]; Action::ALL.len()];
    let mut action = 0;
    while action < symbols.len() {
        let mut at = 0;
        while at < symbols[action].len() {
            symbols[action][at] = Symbol::new(Action::ALL[action], Station::ALL[at]);
            at += 1;
        }
        action += 1;
    }
    symbols
};
