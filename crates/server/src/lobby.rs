//! The crew gathers: who sits where, who is host, what is missing. Pure: no clocks, no connections, no storage.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Occupant, Refused, Seat, SeatInfo, SeatRange};

use crate::keys::TokenHash;
use crate::protocol::{Held, SeatState, Stage, TableInfo};
use crate::words;

/// Everything about a table but its game in progress. Stored as it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lobby {
    /// The game's id.
    pub game: String,
    /// The host's choices, complete.
    pub setup: Value,
    /// How many people may play.
    pub range: SeatRange,
    /// The seats in seating order.
    pub places: Vec<Place>,
    /// Who may configure, start and kick.
    pub host: Option<Seat>,
    /// Whose place the host has taken while they were away: they may take it back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub relieved: Option<Seat>,
    /// How far the table is.
    pub stage: Stage,
    /// Where this crew plays again.
    pub rematch: Option<String>,
    /// Who opened that table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_by: Option<Seat>,
    /// What chance decided here falls the same way there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rematch_same: bool,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Place {
    /// Who sits, or last sat, here.
    pub name: Option<String>,
    /// Who holds it.
    pub holder: Holder,
    /// Ready to start.
    pub ready: bool,
    /// Called to play again and not here yet. Whoever follows the call is ready for what they were called to.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub called: bool,
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody.
    Open,
    /// Whoever has the token.
    Person(TokenHash),
    /// The game.
    Game,
}

impl Place {
    fn open() -> Place {
        Place {
            name: None,
            holder: Holder::Open,
            ready: false,
            called: false,
        }
    }

    fn is_open(&self) -> bool {
        self.holder == Holder::Open
    }

    fn is_person(&self) -> bool {
        matches!(self.holder, Holder::Person(_))
    }
}

fn refused<T>(code: &str) -> Result<T, Refused> {
    Err(Refused::new(code))
}

impl Lobby {
    /// An empty table.
    pub fn new(game: &str, setup: Value, range: SeatRange) -> Lobby {
        Lobby {
            game: game.to_owned(),
            setup,
            range,
            places: vec![Place::open(); usize::from(range.max)],
            host: None,
            relieved: None,
            stage: Stage::Lobby,
            rematch: None,
            rematch_by: None,
            rematch_same: false,
        }
    }

    /// The same crew, called to gather again.
    pub fn again(&self, setup: Value, range: SeatRange) -> Lobby {
        let mut lobby = Lobby::new(&self.game, setup, range);
        for (place, old) in lobby.places.iter_mut().zip(&self.places) {
            *place = Place {
                ready: false,
                called: old.is_person(),
                ..old.clone()
            };
            if place.is_open() {
                place.name = None;
            }
        }
        lobby.host = self.host;
        lobby
    }

    /// The seat a token opens.
    pub fn seat_of(&self, token: &str) -> Result<Seat, Refused> {
        let hash = TokenHash::of(token);
        let held = |place: &Place| place.holder == Holder::Person(hash.clone());
        match self.places.iter().position(held) {
            Some(index) => Ok(Seat(index as u8)),
            None => refused("refused-bad-token"),
        }
    }

    fn place(&mut self, seat: Seat) -> Result<&mut Place, Refused> {
        match self.places.get_mut(seat.index()) {
            Some(place) => Ok(place),
            None => refused("refused-no-such-seat"),
        }
    }

    fn in_lobby(&self) -> Result<(), Refused> {
        match self.stage {
            Stage::Lobby => Ok(()),
            Stage::Playing | Stage::Over => refused("refused-started"),
        }
    }

    /// Only the host may.
    pub fn by_host(&self, seat: Seat) -> Result<(), Refused> {
        if self.host == Some(seat) {
            Ok(())
        } else {
            refused("refused-not-host")
        }
    }

    /// The host makes somebody else host, or somebody takes the place of a host who is away (`online` says who is not).
    /// Whoever was relieved that way may take it back.
    pub fn lead(
        &mut self,
        by: Seat,
        to: Seat,
        online: impl Fn(Seat) -> bool,
    ) -> Result<(), Refused> {
        self.in_lobby()?;
        if !self.place(to)?.is_person() {
            return refused("refused-no-such-seat");
        }
        let relieved = match self.host {
            Some(host) if host == to => return Ok(()),
            Some(host) if host == by => None,
            _ if by != to => return refused("refused-not-host"),
            _ if self.relieved == Some(by) => None,
            Some(host) if online(host) => return refused("refused-not-away"),
            host => self.relieved.or(host),
        };
        if let Some(host) = self.host {
            // A host need not say so, and is not the one the others wait for afterwards; unless they were called and have
            // not come yet.
            let place = self.place(host)?;
            place.ready = !place.called;
        }
        self.host = Some(to);
        self.relieved = relieved;
        Ok(())
    }

    /// Somebody takes an open seat: the named one, or the first.
    pub fn sit(
        &mut self,
        name: String,
        wanted: Option<Seat>,
        hash: TokenHash,
    ) -> Result<Seat, Refused> {
        let seat = match wanted {
            Some(seat) => {
                if !self.place(seat)?.is_open() {
                    return refused("refused-seat-taken");
                }
                seat
            }
            None => match self.places.iter().position(Place::is_open) {
                Some(index) => Seat(index as u8),
                None => return refused("refused-table-full"),
            },
        };
        let name = self.distinct(seat, name);
        let place = self.place(seat)?;
        place.name = Some(name);
        place.holder = Holder::Person(hash);
        place.ready = false;
        place.called = false;
        if self.host.is_none() {
            self.host = Some(seat);
        }
        Ok(seat)
    }

    /// Somebody changes to another open seat. Says where each old seat went.
    pub fn change_seat(&mut self, from: Seat, to: Seat) -> Result<Vec<Option<Seat>>, Refused> {
        self.in_lobby()?;
        if !self.place(to)?.is_open() {
            return refused("refused-seat-taken");
        }
        self.place(from)?;
        self.places.swap(from.index(), to.index());
        for seat in [&mut self.host, &mut self.relieved] {
            if *seat == Some(from) {
                *seat = Some(to);
            }
        }
        let mut moved: Vec<Option<Seat>> = Seat::first(self.places.len() as u8).map(Some).collect();
        moved.swap(from.index(), to.index());
        Ok(moved)
    }

    /// Somebody gives up a seat, or loses it. A host is followed by whoever may take the place back, else by the first who
    /// is there.
    pub fn vacate(&mut self, seat: Seat, online: impl Fn(Seat) -> bool) -> Result<(), Refused> {
        let playing = self.stage != Stage::Lobby;
        let place = self.place(seat)?;
        if !place.is_person() {
            return refused("refused-no-such-seat");
        }
        // In a game the seat stays somebody's seat until another sits down: the name tells whose it was.
        let name = place.name.take().filter(|_| playing);
        *place = Place {
            name,
            ..Place::open()
        };
        self.relieved = self.relieved.filter(|relieved| *relieved != seat);
        if self.host == Some(seat) {
            let seats = (0..).map(Seat).zip(&self.places);
            let people = seats.filter(|(_, place)| place.is_person());
            let heir = people
                .map(|(seat, _)| seat)
                .min_by_key(|seat| (!online(*seat), self.relieved != Some(*seat), *seat));
            self.host = heir;
            self.relieved = self.relieved.filter(|relieved| heir != Some(*relieved));
        }
        Ok(())
    }

    /// Somebody changes their name.
    pub fn rename(&mut self, seat: Seat, name: String) -> Result<(), Refused> {
        let name = self.distinct(seat, name);
        self.place(seat)?.name = Some(name);
        Ok(())
    }

    /// A name by which the person on `seat` is told from everybody else around the table.
    fn distinct(&self, seat: Seat, name: String) -> String {
        let others = self.places.iter().enumerate();
        let others = others.filter(|(index, _)| *index != seat.index());
        words::distinct(name, others.filter_map(|(_, place)| place.name.as_deref()))
    }

    /// Each seat as it is, but nowhere where nobody sits.
    pub fn sitters(&self) -> Vec<Option<Seat>> {
        let seats = (0..).map(Seat).zip(&self.places);
        seats
            .map(|(seat, place)| (!place.is_open()).then_some(seat))
            .collect()
    }

    /// Somebody is ready, or not.
    pub fn ready(&mut self, seat: Seat, ready: bool) -> Result<(), Refused> {
        self.in_lobby()?;
        self.place(seat)?.ready = ready;
        Ok(())
    }

    /// Somebody is here. Who was called has followed, and is ready for it: says whether that is news.
    pub fn arrived(&mut self, seat: Seat) -> bool {
        let Some(place) = self.places.get_mut(seat.index()) else {
            return false;
        };
        let followed = std::mem::take(&mut place.called);
        place.ready |= followed;
        followed
    }

    /// Where everybody who sat in an earlier lobby of this table sits now.
    pub fn moved_since(&self, before: &Lobby) -> Vec<Option<Seat>> {
        let find = |old: &Place| {
            let held = |place: &Place| place.is_person() && place.holder == old.holder;
            let index = self.places.iter().position(held)?;
            Some(Seat(index as u8))
        };
        before.places.iter().map(find).collect()
    }

    /// The host leaves an open seat to the game, or opens it again.
    pub fn entrust(&mut self, seat: Seat, to: Occupant) -> Result<(), Refused> {
        self.in_lobby()?;
        let place = self.place(seat)?;
        match (&place.holder, to) {
            (Holder::Person(_), _) => return refused("refused-seat-taken"),
            (_, Occupant::Game) => place.holder = Holder::Game,
            (_, Occupant::Person) => place.holder = Holder::Open,
        }
        Ok(())
    }

    /// The host changes the setup. Whoever was ready for the old one is asked again.
    pub fn configure(&mut self, setup: Value, range: SeatRange) -> Result<(), Refused> {
        self.in_lobby()?;
        let max = usize::from(range.max);
        let beyond = self.places.iter().skip(max);
        if beyond.clone().any(|place| !place.is_open()) {
            return Err(Refused::new("refused-too-many").with("max", max as i64));
        }
        self.places.resize(max, Place::open());
        self.range = range;
        if self.setup != setup {
            self.setup = setup;
            for place in &mut self.places {
                place.ready = false;
                place.called = false;
            }
        }
        Ok(())
    }

    /// What must happen before the game can start.
    pub fn missing(&self) -> Option<Refused> {
        let people = self.places.iter().filter(|place| !place.is_open()).count();
        if people < usize::from(self.range.min) {
            let min = i64::from(self.range.min);
            return Some(Refused::new("refused-too-few").with("min", min));
        }
        let host = self.host.map(Seat::index);
        let unready = self
            .places
            .iter()
            .enumerate()
            .find(|(index, place)| place.is_person() && !place.ready && Some(*index) != host);
        unready.map(|(_, place)| {
            let name = place.name.as_deref().unwrap_or_default();
            Refused::new("refused-not-ready").with("name", name)
        })
    }

    /// Whether the game may start now.
    pub fn can_start(&self) -> Result<(), Refused> {
        self.in_lobby()?;
        self.missing().map_or(Ok(()), Err)
    }

    /// Who plays, in seating order.
    pub fn crew(&self) -> Vec<SeatInfo> {
        let seated = self.places.iter().filter(|place| !place.is_open());
        seated
            .map(|place| SeatInfo {
                name: place.name.clone().unwrap_or_default(),
                occupant: match place.holder {
                    Holder::Game => Occupant::Game,
                    Holder::Open | Holder::Person(_) => Occupant::Person,
                },
            })
            .collect()
    }

    /// The names around the table, in seating order.
    pub fn names(&self) -> Vec<String> {
        let names = self.places.iter().map(|place| place.name.clone());
        names.map(Option::unwrap_or_default).collect()
    }

    /// The game begins: open seats are taken away. Says where each old seat went.
    pub fn begin(&mut self) -> Vec<Option<Seat>> {
        let mut next = 0;
        let moved: Vec<Option<Seat>> = self
            .places
            .iter()
            .map(|place| {
                (!place.is_open()).then(|| {
                    next += 1;
                    Seat(next - 1)
                })
            })
            .collect();
        self.places.retain(|place| !place.is_open());
        self.host = self
            .host
            .and_then(|host| moved.get(host.index()).copied().flatten());
        self.relieved = None;
        self.stage = Stage::Playing;
        moved
    }

    /// The table as everybody sees it.
    pub fn info(&self, code: &str, online: impl Fn(Seat) -> bool, watchers: u32) -> TableInfo {
        let seats = (0..).map(Seat).zip(&self.places);
        TableInfo {
            code: code.to_owned(),
            game: self.game.clone(),
            setup: self.setup.clone(),
            stage: self.stage,
            host: self.host,
            relieved: self.relieved,
            range: self.range,
            seats: seats
                .map(|(seat, place)| SeatState {
                    name: place.name.clone(),
                    held: match place.holder {
                        Holder::Open => Held::Open,
                        Holder::Person(_) => Held::Person,
                        Holder::Game => Held::Game,
                    },
                    ready: place.ready,
                    called: place.called,
                    online: online(seat),
                })
                .collect(),
            watchers,
            missing: match self.stage {
                Stage::Lobby => self.missing(),
                Stage::Playing | Stage::Over => None,
            },
            rematch: self.rematch.clone(),
            rematch_by: self.rematch_by,
            rematch_same: self.rematch_same,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lobby() -> Lobby {
        Lobby::new("toy", Value::Null, SeatRange { min: 2, max: 4 })
    }

    fn sit(lobby: &mut Lobby, name: &str) -> Result<Seat, Refused> {
        lobby.sit(name.into(), None, TokenHash::of(name))
    }

    fn everybody(_: Seat) -> bool {
        true
    }

    fn but(away: Seat) -> impl Fn(Seat) -> bool {
        move |seat| seat != away
    }

    fn code<T: std::fmt::Debug>(result: Result<T, Refused>) -> String {
        result.unwrap_err().code
    }

    #[test]
    fn the_first_is_host_and_the_last_finds_it_full() {
        let mut lobby = lobby();
        for (index, name) in ["Ada", "Grace", "Mary", "Joan"].iter().enumerate() {
            assert_eq!(sit(&mut lobby, name).unwrap(), Seat(index as u8));
        }
        assert_eq!(lobby.host, Some(Seat(0)));
        assert_eq!(code(sit(&mut lobby, "Late")), "refused-table-full");
        let taken = lobby.sit("Late".into(), Some(Seat(1)), TokenHash::of("x"));
        assert_eq!(code(taken), "refused-seat-taken");
        let nowhere = lobby.sit("Late".into(), Some(Seat(9)), TokenHash::of("x"));
        assert_eq!(code(nowhere), "refused-no-such-seat");
        assert_eq!(lobby.seat_of("Mary"), Ok(Seat(2)));
        assert_eq!(code(lobby.seat_of("Late")), "refused-bad-token");
    }

    #[test]
    fn the_host_passes_on() {
        let mut lobby = lobby();
        sit(&mut lobby, "Ada").unwrap();
        sit(&mut lobby, "Grace").unwrap();
        lobby.vacate(Seat(0), everybody).unwrap();
        assert_eq!(lobby.host, Some(Seat(1)));
        lobby.vacate(Seat(1), everybody).unwrap();
        assert_eq!(lobby.host, None);
        let nobody = lobby.vacate(Seat(1), everybody);
        assert_eq!(code(nobody), "refused-no-such-seat");
        assert_eq!(sit(&mut lobby, "Mary").unwrap(), Seat(0));
        assert_eq!(lobby.host, Some(Seat(0)));
    }

    #[test]
    fn only_a_host_who_is_away_is_relieved_and_may_take_it_back() {
        let mut lobby = lobby();
        for name in ["Ada", "Grace", "Mary"] {
            sit(&mut lobby, name).unwrap();
        }
        let (ada, grace, mary) = (Seat(0), Seat(1), Seat(2));
        assert_eq!(
            code(lobby.lead(grace, grace, everybody)),
            "refused-not-away"
        );
        let other = lobby.lead(grace, mary, but(ada));
        assert_eq!(code(other), "refused-not-host");
        assert_eq!((lobby.host, lobby.relieved), (Some(ada), None));

        // Ada is gone, then Grace too: it is Ada's place all the same.
        for _said_twice in 0..2 {
            lobby.lead(grace, grace, but(ada)).unwrap();
            assert_eq!((lobby.host, lobby.relieved), (Some(grace), Some(ada)));
        }
        lobby.lead(mary, mary, but(grace)).unwrap();
        assert_eq!((lobby.host, lobby.relieved), (Some(mary), Some(ada)));
        // Nobody waits for those who were host a moment ago.
        assert_eq!(lobby.can_start(), Ok(()));
        // It goes with Ada's chair, and only Ada may take it from somebody who is there.
        lobby.change_seat(ada, Seat(3)).unwrap();
        assert_eq!(
            code(lobby.lead(grace, grace, everybody)),
            "refused-not-away"
        );
        lobby.lead(Seat(3), Seat(3), everybody).unwrap();
        assert_eq!((lobby.host, lobby.relieved), (Some(Seat(3)), None));
        assert_eq!(code(lobby.lead(mary, mary, everybody)), "refused-not-away");

        // A host may make anybody host who sits here, and then it is theirs.
        let nobody = lobby.lead(Seat(3), ada, everybody);
        assert_eq!(code(nobody), "refused-no-such-seat");
        lobby.lead(Seat(3), grace, everybody).unwrap();
        assert_eq!((lobby.host, lobby.relieved), (Some(grace), None));
        let back = lobby.lead(Seat(3), Seat(3), everybody);
        assert_eq!(code(back), "refused-not-away");
        lobby.begin();
        assert_eq!(code(lobby.lead(mary, mary, |_| false)), "refused-started");
    }

    #[test]
    fn a_host_who_leaves_is_followed_by_somebody_who_is_there() {
        let mut lobby = lobby();
        for name in ["Ada", "Grace", "Mary", "Joan"] {
            sit(&mut lobby, name).unwrap();
        }
        lobby.vacate(Seat(0), but(Seat(1))).unwrap();
        assert_eq!(lobby.host, Some(Seat(2)));
        // Mary was away, Joan is host for her and leaves: Mary is host again before Grace is.
        lobby.lead(Seat(3), Seat(3), but(Seat(2))).unwrap();
        lobby.vacate(Seat(3), everybody).unwrap();
        assert_eq!((lobby.host, lobby.relieved), (Some(Seat(2)), None));
        // Who was relieved and goes has nothing to take back.
        lobby.lead(Seat(1), Seat(1), but(Seat(2))).unwrap();
        lobby.vacate(Seat(2), everybody).unwrap();
        assert_eq!((lobby.host, lobby.relieved), (Some(Seat(1)), None));
    }

    #[test]
    fn a_game_starts_with_a_ready_crew_and_closes_the_gaps() {
        let mut lobby = lobby();
        sit(&mut lobby, "Ada").unwrap();
        assert_eq!(lobby.missing().unwrap().code, "refused-too-few");
        lobby
            .sit("Grace".into(), Some(Seat(3)), TokenHash::of("Grace"))
            .unwrap();
        assert_eq!(code(lobby.can_start()), "refused-not-ready");
        lobby.ready(Seat(3), true).unwrap();
        lobby.entrust(Seat(2), Occupant::Game).unwrap();
        assert_eq!(
            code(lobby.entrust(Seat(0), Occupant::Game)),
            "refused-seat-taken"
        );

        assert_eq!(lobby.can_start(), Ok(()));
        assert_eq!(
            lobby.crew(),
            [
                SeatInfo::person("Ada"),
                SeatInfo::game(""),
                SeatInfo::person("Grace")
            ]
        );
        lobby.change_seat(Seat(0), Seat(1)).unwrap();
        assert_eq!(
            lobby.begin(),
            [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))]
        );
        assert_eq!(lobby.host, Some(Seat(0)));
        assert_eq!(lobby.places.len(), 3);
        assert_eq!(code(lobby.can_start()), "refused-started");
        assert_eq!(code(lobby.ready(Seat(0), true)), "refused-started");
    }

    #[test]
    fn a_seat_left_in_a_game_keeps_its_name_until_taken_over() {
        let mut lobby = lobby();
        sit(&mut lobby, "Ada").unwrap();
        sit(&mut lobby, "Grace").unwrap();
        lobby.begin();
        lobby.vacate(Seat(1), everybody).unwrap();
        assert_eq!(lobby.places[1].name.as_deref(), Some("Grace"));
        assert_eq!(sit(&mut lobby, "Mary").unwrap(), Seat(1));
        assert_eq!(lobby.places[1].name.as_deref(), Some("Mary"));
    }

    #[test]
    fn a_new_setup_asks_everybody_again() {
        let mut lobby = lobby();
        sit(&mut lobby, "Ada").unwrap();
        sit(&mut lobby, "Grace").unwrap();
        lobby.ready(Seat(1), true).unwrap();
        lobby
            .configure(Value::from(1), SeatRange { min: 2, max: 5 })
            .unwrap();
        assert!(!lobby.places[1].ready);
        assert_eq!(lobby.places.len(), 5);
        let small = lobby.configure(Value::from(2), SeatRange { min: 1, max: 1 });
        assert_eq!(code(small), "refused-too-many");
        assert_eq!(lobby.setup, Value::from(1));
    }

    #[test]
    fn a_rematch_keeps_crew_tokens_and_host() {
        let mut lobby = lobby();
        sit(&mut lobby, "Ada").unwrap();
        sit(&mut lobby, "Grace").unwrap();
        lobby.begin();
        let again = lobby.again(Value::from(7), SeatRange { min: 2, max: 4 });
        assert_eq!(again.stage, Stage::Lobby);
        assert_eq!(again.setup, Value::from(7));
        assert_eq!(again.places.len(), 4);
        assert_eq!(again.seat_of("Grace"), Ok(Seat(1)));
        assert_eq!(again.host, Some(Seat(0)));
    }

    #[test]
    fn whoever_follows_the_call_is_ready_for_what_they_were_called_to() {
        let mut lobby = lobby();
        for name in ["Ada", "Grace", "Mary"] {
            sit(&mut lobby, name).unwrap();
        }
        lobby.begin();
        let range = SeatRange { min: 2, max: 4 };
        let mut again = lobby.again(Value::from(7), range);
        let called = |lobby: &Lobby| -> Vec<bool> {
            let places = lobby.places.iter();
            places.map(|place| place.called).collect()
        };
        assert_eq!(called(&again), [true, true, true, false]);
        assert_eq!(code(again.can_start()), "refused-not-ready");
        assert!(again.arrived(Seat(0)) && again.arrived(Seat(1)));
        assert!(again.places[1].ready && !again.places[2].ready);
        // Who changes their mind and loads the page again is not asked twice.
        again.ready(Seat(1), false).unwrap();
        assert!(!again.arrived(Seat(1)) && !again.places[1].ready);
        // For something else everybody is asked, also who is still on the way.
        again.configure(Value::from(8), range).unwrap();
        assert!(!again.arrived(Seat(2)) && !again.places[2].ready);
        assert!(!again.arrived(Seat(9)));
        // A host who was called and has not come has said nothing, also when somebody else leads meanwhile.
        let mut led = lobby.again(Value::from(7), range);
        assert!(led.arrived(Seat(1)) && led.arrived(Seat(2)));
        led.lead(Seat(1), Seat(1), |seat| seat != Seat(0)).unwrap();
        assert_eq!(code(led.can_start()), "refused-not-ready");
        assert!(led.arrived(Seat(0)));
        assert_eq!(led.can_start(), Ok(()));
    }
}
