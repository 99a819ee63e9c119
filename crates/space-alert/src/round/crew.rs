//! Who flies: human players clockwise, then androids; who holds which role; who acts when.

use super::refusal::Refusal;
use super::setup::{Pace, Role, Setup};
use crate::mission::MAX_CREW;
use serde::{Deserialize, Serialize};
use table::{Seat, SeatInfo, is_blank, is_deceptive};

/// Longest name of an android, in characters.
const NAME_CHARS: usize = 40;

/// The crew. Human players are numbered clockwise from the first seat; with androids behind them they are the crew. The
/// human of a solo mission is player 0 but no crew member (SA-18.17).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Crew {
    /// The seat of each human player.
    pub seats: Vec<Seat>,
    /// The name of each human player.
    pub names: Vec<String>,
    /// The name of each android, empty where it has none, in acting order (SA-18.3).
    pub androids: Vec<String>,
}

impl Crew {
    /// The crew of a setup (SA-18.1, SA-18.14, SA-18.17).
    pub fn new(setup: &Setup, seats: &[SeatInfo]) -> Result<Crew, Refusal> {
        let order = seating(&setup.seating, seats.len())?;
        let people: Vec<Seat> = order
            .into_iter()
            .filter(|seat| seats[seat.index()].occupant.plays())
            .collect();
        let humans = people.len();
        let androids = match (humans, setup.five) {
            (1, true) => return Err(Refusal::FiveNeedsTwo),
            (1, false) => 4,
            (3, false) if setup.modules().no_android => 0, // NF-11.3.5
            (2..=4, false) => 4 - humans,
            (2..=5, _) => MAX_CREW - humans,
            _ => return Err(Refusal::People(humans)),
        };
        if setup.pace == Pace::Untimed && humans > 1 {
            return Err(Refusal::UntimedIsSolo);
        }
        // Names of androids are optional. A name of invisible characters is refused.
        let bad = |name: &String| {
            name.chars().count() > NAME_CHARS
                || is_deceptive(name)
                || (!name.is_empty() && is_blank(name))
        };
        if setup.androids.len() > 4 || setup.androids.iter().any(bad) {
            return Err(Refusal::AndroidNames);
        }
        Ok(Crew {
            names: people
                .iter()
                .map(|seat| seats[seat.index()].name.clone())
                .collect(),
            seats: people,
            androids: (0..androids)
                .map(|i| setup.androids.get(i).cloned().unwrap_or_default())
                .collect(),
        })
    }

    /// Human players.
    pub fn humans(&self) -> usize {
        self.seats.len()
    }

    /// One human controls four androids.
    pub fn is_solo(&self) -> bool {
        self.seats.len() == 1
    }

    /// Crew members who are human.
    pub fn human_members(&self) -> usize {
        if self.is_solo() { 0 } else { self.humans() }
    }

    /// Crew members in all (SA-2.38).
    pub fn size(&self) -> usize {
        self.human_members() + self.androids.len()
    }

    /// Whether this crew number is an android.
    pub fn is_android(&self, crew: usize) -> bool {
        crew >= self.human_members() && crew < self.size()
    }

    /// What a crew member is called; empty for an android without a name.
    pub fn name(&self, crew: usize) -> &str {
        let names = self.names[..self.human_members()].iter();
        let name = names.chain(&self.androids).nth(crew);
        name.map_or("", String::as_str)
    }

    /// The human player on a seat.
    pub fn player(&self, seat: Seat) -> Option<usize> {
        self.seats.iter().position(|s| *s == seat)
    }

    /// The crew number of a player.
    pub fn number(&self, player: usize) -> Option<u8> {
        (!self.is_solo()).then_some(player as u8)
    }

    /// The order in which the crew acts: the captain, then clockwise, then androids (SA-7.2, SA-AR-25).
    pub fn order(&self, captain: usize) -> Vec<u8> {
        let humans = self.human_members();
        (0..humans)
            .map(|i| ((captain + i) % humans) as u8)
            .chain(humans as u8..self.size() as u8)
            .collect()
    }

    /// Cards per phase for each human player (table 3.3); none in a solo mission, where the deck lies open.
    pub fn packs(&self) -> [usize; 3] {
        match (self.humans(), self.androids.len()) {
            (4 | 5, 0) => [5, 5, 5],
            (3, 0 | 1) => [6, 6, 6],
            (2, 2) => [9, 6, 6],
            (4, 1) => [6, 5, 5],
            (3, 2) => [7, 6, 6],
            (2, 3) => [10, 6, 6],
            _ => [0, 0, 0],
        }
    }
}

impl Crew {
    /// Cards of the first phase that a player gets for the heroic cards of androids (NF-8.2.3): split evenly, those left
    /// over from `first` on clockwise.
    pub fn extra_cards(&self, player: usize, first: usize) -> usize {
        let (humans, extra) = (self.humans(), self.androids.len());
        let turn = (player + humans - first % humans) % humans;
        extra / humans + usize::from(turn < extra % humans)
    }
}

/// All seats, those of the wish first, the others after them in their own order.
fn seating(wish: &[Seat], count: usize) -> Result<Vec<Seat>, Refusal> {
    let mut order: Vec<Seat> = Vec::with_capacity(count);
    for (i, seat) in wish.iter().enumerate() {
        if wish[..i].contains(seat) {
            return Err(Refusal::SeatedTwice(*seat));
        }
        if seat.index() < count {
            order.push(*seat);
        }
    }
    for seat in (0..count.min(MAX_SEATS)).map(|i| Seat(i as u8)) {
        if !order.contains(&seat) {
            order.push(seat);
        }
    }
    Ok(order)
}

/// More seats than any table has.
const MAX_SEATS: usize = 64;

/// Who holds which role, by player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Roles {
    pub captain: u8,
    pub communications: u8,
    pub security: u8,
}

impl Roles {
    /// Roles from those that were given or volunteered for. An open role goes to the next player clockwise who has none
    /// (SA-3.1); with fewer than three players somebody has two.
    pub fn fill(claimed: [Option<u8>; 3], humans: usize) -> Roles {
        let humans = humans.max(1) as u8;
        let mut filled = claimed;
        for role in 0..3 {
            if filled[role].is_some() {
                continue;
            }
            let first = filled[0].map_or(0, |captain| captain + role as u8);
            let clockwise = || (0..humans).map(|step| (first + step) % humans);
            let free = clockwise().find(|player| !filled.contains(&Some(*player)));
            filled[role] = free.or_else(|| clockwise().next());
        }
        let [captain, communications, security] = filled.map(Option::unwrap_or_default);
        Roles {
            captain,
            communications,
            security,
        }
    }

    /// The player with a role.
    pub const fn get(&self, role: Role) -> u8 {
        match role {
            Role::Captain => self.captain,
            Role::Communications => self.communications,
            Role::Security => self.security,
        }
    }

    /// The roles of a player.
    pub fn of(self, player: usize) -> impl Iterator<Item = Role> {
        Role::ALL
            .into_iter()
            .filter(move |role| usize::from(self.get(*role)) == player)
    }
}
