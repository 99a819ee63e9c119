//! Who has which member: dealing, choosing, the draft (GX-19.1 to GX-19.10).

use super::{Abilities, Ability, Letter, Member};
use crate::setup::SupportTeam;
use serde::{Deserialize, Serialize};
use table::{Dice, Seat};

/// A member in somebody's team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hired {
    /// The card.
    pub member: Member,
    /// The place in the game, from zero, of the first flight with it: only A may be used then (GX-19.2).
    pub since: u8,
}

/// The cards of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roster {
    /// Cards that nobody has.
    deck: Vec<Member>,
    /// By seat, public.
    hired: Vec<Vec<Hired>>,
    /// Cards dealt to each seat, of which one is kept; known to that seat alone.
    dealt: Vec<Vec<Member>>,
    /// What each seat keeps, until all have chosen.
    kept: Vec<Option<Member>>,
    /// Draft: the cards laid out, public.
    laid_out: Vec<Member>,
}

/// How many cards each player is dealt before the flight at this place of a game (GX-19.4 to GX-19.8). One of them is kept.
const fn dealt_before(index: u8, flights: usize) -> usize {
    // GX-19.8: a game of one or two flights has its first cards before the first flight.
    let first = if flights < 3 { 0 } else { 1 };
    match index.checked_sub(first) {
        Some(0) => 3,
        Some(1) => 2,
        Some(_) => 1,
        None => 0,
    }
}

impl Roster {
    /// The shuffled cards of a game.
    pub fn new(
        mode: SupportTeam,
        new_technologies: bool,
        people: usize,
        dice: &mut Dice,
    ) -> Roster {
        if mode == SupportTeam::Off {
            return Roster::default();
        }
        let mut deck: Vec<Member> = Member::deck(new_technologies).collect();
        dice.shuffle(&mut deck);
        Roster {
            deck,
            hired: vec![Vec::new(); people],
            dealt: vec![Vec::new(); people],
            kept: vec![None; people],
            laid_out: Vec::new(),
        }
    }

    /// The members of a seat.
    pub fn hired(&self, seat: Seat) -> &[Hired] {
        self.hired.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// The cards of which a seat keeps one.
    pub fn dealt(&self, seat: Seat) -> &[Member] {
        self.dealt.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// The card that a seat keeps, until the choices are revealed.
    pub fn kept(&self, seat: Seat) -> Option<Member> {
        self.kept.get(seat.index()).copied().flatten()
    }

    /// The cards laid out for the draft.
    pub fn laid_out(&self) -> &[Member] {
        &self.laid_out
    }

    /// The abilities that a seat may use in the flight at this place of the game (GX-19.2).
    pub fn abilities(&self, seat: Seat, index: u8) -> Abilities {
        self.hired(seat)
            .iter()
            .flat_map(|hired| {
                let first = hired.since >= index;
                [Letter::A, Letter::B]
                    .into_iter()
                    .filter(move |letter| *letter == Letter::A || !first)
                    .map(|letter| Ability {
                        member: hired.member,
                        letter,
                    })
            })
            .collect()
    }

    /// Deals cards to those who play, before the flight at this place of the game. Whether there is anything to choose.
    pub fn deal(&mut self, playing: &[Seat], index: u8, flights: usize, dice: &mut Dice) -> bool {
        let count = dealt_before(index, flights);
        if count == 0 {
            return false;
        }
        // GX-19.5, GX-24.17: everything that nobody kept is shuffled and dealt again.
        dice.shuffle(&mut self.deck);
        for seat in playing {
            let from = self.deck.len().saturating_sub(count);
            self.dealt[seat.index()] = self.deck.split_off(from);
        }
        count > 1
    }

    /// A seat keeps one of its cards. False when it was not dealt that one.
    pub fn keep(&mut self, seat: Seat, member: Member) -> bool {
        let known = self.dealt(seat).contains(&member);
        if known {
            self.kept[seat.index()] = Some(member);
        }
        known
    }

    /// All have chosen: the choices are revealed and the other cards go back (GX-19.4). Who got what.
    pub fn reveal(&mut self, index: u8) -> Vec<(Seat, Member)> {
        let mut revealed = Vec::new();
        for seat in 0..self.dealt.len() {
            let mut cards = std::mem::take(&mut self.dealt[seat]);
            let kept = self.kept[seat].take().or(cards.first().copied());
            if let Some(member) = kept {
                cards.retain(|card| *card != member);
                self.hired[seat].push(Hired {
                    member,
                    since: index,
                });
                revealed.push((Seat(seat as u8), member));
            }
            self.deck.extend(cards);
        }
        revealed
    }

    /// Draft: lays out one card more than there are players (GX-19.10).
    pub fn lay_out(&mut self, players: usize, dice: &mut Dice) {
        dice.shuffle(&mut self.deck);
        let from = self.deck.len().saturating_sub(players + 1);
        self.laid_out = self.deck.split_off(from);
        self.laid_out.sort_unstable();
    }

    /// Draft: a finisher takes one of the cards. False when it does not lie there.
    pub fn draft(&mut self, seat: Seat, member: Member, index: u8) -> bool {
        let Some(at) = self.laid_out.iter().position(|card| *card == member) else {
            return false;
        };
        self.laid_out.remove(at);
        self.hired[seat.index()].push(Hired {
            member,
            since: index,
        });
        true
    }

    /// Draft: the others get one at random; the last card leaves the game (GX-19.10). Who got what.
    pub fn hand_out(&mut self, to: &[Seat], index: u8, dice: &mut Dice) -> Vec<(Seat, Member)> {
        let mut cards = std::mem::take(&mut self.laid_out);
        dice.shuffle(&mut cards);
        let given: Vec<(Seat, Member)> = to.iter().copied().zip(cards).collect();
        for (seat, member) in &given {
            self.hired[seat.index()].push(Hired {
                member: *member,
                since: index,
            });
        }
        given
    }
}
