//! The crew gathers: who sits where, who is host, what is missing. Pure: no clocks, no connections, no storage.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{BotLevel, Occupant, Refused, Seat, SeatInfo, SeatRange};

use crate::api::TableCard;
use crate::codes_and_tokens::TokenHash;
use crate::input_validation;
use crate::protocol::{SeatHolder, SeatState, Stage, TableInfo, TeamInfo};

/// Everything about a table but its game in progress. Stored as it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableMeta {
    /// The game's id.
    pub game: String,
    /// The host's choices, complete.
    pub setup: Value,
    /// How many people may play.
    pub range: SeatRange,
    /// The seats in seating order.
    #[serde(alias = "places")]
    pub slots: Vec<SeatSlot>,
    /// Who may configure, start and kick.
    pub host: Option<Seat>,
    /// Whose slot the host has taken while they were away: they may take it back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(alias = "relieved")]
    pub previous_host: Option<Seat>,
    /// How far the table is.
    pub stage: Stage,
    /// The host lets others find it in the list of open tables.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub listed: bool,
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
pub struct SeatSlot {
    /// Who sits, or last sat, here.
    pub name: Option<String>,
    /// Who holds it.
    pub holder: Holder,
    /// Ready to start.
    pub ready: bool,
    /// Called to play again and not here yet. Whoever follows the call is ready for what they were called to.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[serde(alias = "called")]
    pub invited: bool,
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
    /// A computer player.
    Bot {
        /// How well it plays.
        level: BotLevel,
    },
}

impl SeatSlot {
    fn open() -> SeatSlot {
        SeatSlot {
            name: None,
            holder: Holder::Open,
            ready: false,
            invited: false,
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

impl TableMeta {
    /// An empty table.
    pub fn new(game: &str, setup: Value, range: SeatRange) -> TableMeta {
        TableMeta {
            game: game.to_owned(),
            setup,
            range,
            slots: vec![SeatSlot::open(); usize::from(range.max)],
            host: None,
            previous_host: None,
            stage: Stage::Lobby,
            listed: false,
            rematch: None,
            rematch_by: None,
            rematch_same: false,
        }
    }

    /// The same crew, called to gather again.
    pub fn again(&self, setup: Value, range: SeatRange) -> TableMeta {
        let mut lobby = TableMeta::new(&self.game, setup, range);
        for (slot, old) in lobby.slots.iter_mut().zip(&self.slots) {
            *slot = SeatSlot {
                ready: false,
                invited: old.is_person(),
                ..old.clone()
            };
            if slot.is_open() {
                slot.name = None;
            }
        }
        lobby.host = self.host;
        lobby
    }

    /// The seat a token opens.
    pub fn seat_of(&self, token: &str) -> Result<Seat, Refused> {
        let hash = TokenHash::of(token);
        let held = |slot: &SeatSlot| slot.holder == Holder::Person(hash.clone());
        match self.slots.iter().position(held) {
            Some(index) => Ok(Seat(index as u8)),
            None => refused("refused-bad-token"),
        }
    }

    fn slot(&mut self, seat: Seat) -> Result<&mut SeatSlot, Refused> {
        match self.slots.get_mut(seat.index()) {
            Some(slot) => Ok(slot),
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

    /// The host makes somebody else host, or somebody takes the slot of a host who is away (`online` says who is not).
    /// A host who was replaced that way may take the role back.
    pub fn transfer_host(
        &mut self,
        by: Seat,
        to: Seat,
        online: impl Fn(Seat) -> bool,
    ) -> Result<(), Refused> {
        self.in_lobby()?;
        if !self.slot(to)?.is_person() {
            return refused("refused-no-such-seat");
        }
        let previous_host = match self.host {
            Some(host) if host == to => return Ok(()),
            Some(host) if host == by => None,
            _ if by != to => return refused("refused-not-host"),
            _ if self.previous_host == Some(by) => None,
            Some(host) if online(host) => return refused("refused-not-away"),
            host => self.previous_host.or(host),
        };
        if let Some(host) = self.host {
            // A host need not say so, and is not the one the others wait for afterwards; unless they were called and have
            // not come yet.
            let slot = self.slot(host)?;
            slot.ready = !slot.invited;
        }
        self.host = Some(to);
        self.previous_host = previous_host;
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
                if !self.slot(seat)?.is_open() {
                    return refused("refused-seat-taken");
                }
                seat
            }
            None => match self.slots.iter().position(SeatSlot::is_open) {
                Some(index) => Seat(index as u8),
                None => return refused("refused-table-full"),
            },
        };
        let name = self.distinct(seat, name);
        let slot = self.slot(seat)?;
        slot.name = Some(name);
        slot.holder = Holder::Person(hash);
        slot.ready = false;
        slot.invited = false;
        if self.host.is_none() {
            self.host = Some(seat);
        }
        Ok(seat)
    }

    /// Somebody changes to another open seat. Says where each old seat went.
    pub fn change_seat(&mut self, from: Seat, to: Seat) -> Result<Vec<Option<Seat>>, Refused> {
        self.in_lobby()?;
        if !self.slot(to)?.is_open() {
            return refused("refused-seat-taken");
        }
        self.slot(from)?;
        self.slots.swap(from.index(), to.index());
        for seat in [&mut self.host, &mut self.previous_host] {
            if *seat == Some(from) {
                *seat = Some(to);
            }
        }
        let mut moved: Vec<Option<Seat>> = Seat::first(self.slots.len() as u8).map(Some).collect();
        moved.swap(from.index(), to.index());
        Ok(moved)
    }

    /// Somebody gives up a seat, or loses it. A host is followed by whoever may take the slot back, else by the first who
    /// is there.
    pub fn vacate(&mut self, seat: Seat, online: impl Fn(Seat) -> bool) -> Result<(), Refused> {
        let playing = self.stage != Stage::Lobby;
        let slot = self.slot(seat)?;
        if !slot.is_person() {
            return refused("refused-no-such-seat");
        }
        // In a game the seat stays somebody's seat until another sits down: the name tells whose it was.
        let name = slot.name.take().filter(|_| playing);
        *slot = SeatSlot {
            name,
            ..SeatSlot::open()
        };
        self.previous_host = self
            .previous_host
            .filter(|previous_host| *previous_host != seat);
        if self.host == Some(seat) {
            let seats = (0..).map(Seat).zip(&self.slots);
            let people = seats.filter(|(_, slot)| slot.is_person());
            let heir = people
                .map(|(seat, _)| seat)
                .min_by_key(|seat| (!online(*seat), self.previous_host != Some(*seat), *seat));
            self.host = heir;
            self.previous_host = self
                .previous_host
                .filter(|previous_host| heir != Some(*previous_host));
        }
        Ok(())
    }

    /// Somebody changes their name.
    pub fn rename(&mut self, seat: Seat, name: String) -> Result<(), Refused> {
        let name = self.distinct(seat, name);
        self.slot(seat)?.name = Some(name);
        Ok(())
    }

    /// A name by which the person on `seat` is told from everybody else around the table.
    fn distinct(&self, seat: Seat, name: String) -> String {
        let others = self.slots.iter().enumerate();
        let others = others.filter(|(index, _)| *index != seat.index());
        input_validation::distinct(name, others.filter_map(|(_, slot)| slot.name.as_deref()))
    }

    /// Each seat as it is, but nowhere where nobody sits.
    pub fn sitters(&self) -> Vec<Option<Seat>> {
        let seats = (0..).map(Seat).zip(&self.slots);
        seats
            .map(|(seat, slot)| (!slot.is_open()).then_some(seat))
            .collect()
    }

    /// Somebody is ready, or not.
    pub fn ready(&mut self, seat: Seat, ready: bool) -> Result<(), Refused> {
        self.in_lobby()?;
        self.slot(seat)?.ready = ready;
        Ok(())
    }

    /// Somebody is here. Who was called has followed, and is ready for it: says whether that is news.
    pub fn arrived(&mut self, seat: Seat) -> bool {
        let Some(slot) = self.slots.get_mut(seat.index()) else {
            return false;
        };
        let followed = std::mem::take(&mut slot.invited);
        slot.ready |= followed;
        followed
    }

    /// Where everybody who sat in an earlier lobby of this table sits now.
    pub fn moved_since(&self, before: &TableMeta) -> Vec<Option<Seat>> {
        let find = |old: &SeatSlot| {
            let held = |slot: &SeatSlot| slot.is_person() && slot.holder == old.holder;
            let index = self.slots.iter().position(held)?;
            Some(Seat(index as u8))
        };
        before.slots.iter().map(find).collect()
    }

    /// The host leaves a seat that nobody holds to the game or to a computer player of one of these levels, or opens it
    /// again. Once the game is on, only computer players come and go.
    pub fn set_occupant(
        &mut self,
        seat: Seat,
        to: Occupant,
        levels: &[BotLevel],
    ) -> Result<(), Refused> {
        let playing = match self.stage {
            Stage::Lobby => false,
            Stage::Playing => true,
            Stage::Over => return refused("refused-started"),
        };
        let slot = self.slot(seat)?;
        match (&slot.holder, to) {
            (Holder::Person(_), _) => return refused("refused-seat-taken"),
            (_, Occupant::Bot { level }) if !levels.contains(&level) => {
                return refused("refused-no-bot");
            }
            (Holder::Game, _) | (_, Occupant::Game) if playing => {
                return refused("refused-started");
            }
            (_, Occupant::Bot { level }) => {
                slot.holder = Holder::Bot { level };
                slot.ready = false;
                let name = self.distinct(seat, format!("Bot {}", seat.0 + 1));
                self.slot(seat)?.name = Some(name);
            }
            (_, Occupant::Game) => {
                slot.holder = Holder::Game;
                slot.name = None;
            }
            (_, Occupant::Person) => {
                slot.holder = Holder::Open;
                if !playing {
                    slot.name = None;
                }
            }
        }
        Ok(())
    }

    /// The host changes the setup. Whoever was ready for the old one is asked again.
    pub fn configure(&mut self, setup: Value, range: SeatRange) -> Result<(), Refused> {
        self.in_lobby()?;
        let max = usize::from(range.max);
        let beyond = self.slots.iter().skip(max);
        if beyond.clone().any(|slot| !slot.is_open()) {
            return Err(Refused::new("refused-too-many").with("max", max as i64));
        }
        self.slots.resize(max, SeatSlot::open());
        self.range = range;
        if self.setup != setup {
            self.setup = setup;
            for slot in &mut self.slots {
                slot.ready = false;
                slot.invited = false;
            }
        }
        Ok(())
    }

    /// The host lists the table publicly, or takes it off the list.
    pub fn set_listed(&mut self, listed: bool) -> Result<(), Refused> {
        self.in_lobby()?;
        self.listed = listed;
        Ok(())
    }

    /// The table as a line of a list.
    pub fn card(&self, code: &str) -> TableCard {
        let people = self.slots.iter().filter(|slot| slot.is_person());
        let host = self.host.and_then(|host| self.slots.get(host.index()));
        TableCard {
            code: code.to_owned(),
            game: self.game.clone(),
            setup: self.setup.clone(),
            stage: self.stage,
            host: host.and_then(|slot| slot.name.clone()),
            names: people.filter_map(|slot| slot.name.clone()).collect(),
            free: self.slots.iter().filter(|slot| slot.is_open()).count() as u32,
        }
    }

    /// What must happen before the game can start.
    pub fn missing(&self) -> Option<Refused> {
        let people = self.slots.iter().filter(|slot| !slot.is_open()).count();
        if people < usize::from(self.range.min) {
            let min = i64::from(self.range.min);
            return Some(Refused::new("refused-too-few").with("min", min));
        }
        let host = self.host.map(Seat::index);
        let unready = self
            .slots
            .iter()
            .enumerate()
            .find(|(index, slot)| slot.is_person() && !slot.ready && Some(*index) != host);
        unready.map(|(_, slot)| {
            let name = slot.name.as_deref().unwrap_or_default();
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
        let seated = self.slots.iter().filter(|slot| !slot.is_open());
        seated
            .map(|slot| SeatInfo {
                name: slot.name.clone().unwrap_or_default(),
                occupant: match slot.holder {
                    Holder::Game => Occupant::Game,
                    Holder::Bot { level } => Occupant::Bot { level },
                    Holder::Open | Holder::Person(_) => Occupant::Person,
                },
            })
            .collect()
    }

    /// The names around the table, in seating order.
    pub fn names(&self) -> Vec<String> {
        let names = self.slots.iter().map(|slot| slot.name.clone());
        names.map(Option::unwrap_or_default).collect()
    }

    /// The game begins: open seats are taken away. Says where each old seat went.
    pub fn begin(&mut self) -> Vec<Option<Seat>> {
        let mut next = 0;
        let moved: Vec<Option<Seat>> = self
            .slots
            .iter()
            .map(|slot| {
                (!slot.is_open()).then(|| {
                    next += 1;
                    Seat(next - 1)
                })
            })
            .collect();
        self.slots.retain(|slot| !slot.is_open());
        self.host = self
            .host
            .and_then(|host| moved.get(host.index()).copied().flatten());
        self.previous_host = None;
        self.stage = Stage::Playing;
        moved
    }

    /// The table as everybody sees it.
    pub fn info(
        &self,
        code: &str,
        teams: Vec<TeamInfo>,
        online: impl Fn(Seat) -> bool,
        watchers: u32,
    ) -> TableInfo {
        let seats = (0..).map(Seat).zip(&self.slots);
        TableInfo {
            code: code.to_owned(),
            game: self.game.clone(),
            setup: self.setup.clone(),
            stage: self.stage,
            listed: self.listed,
            host: self.host,
            previous_host: self.previous_host,
            range: self.range,
            teams,
            seats: seats
                .map(|(seat, slot)| SeatState {
                    name: slot.name.clone(),
                    held: match slot.holder {
                        Holder::Open => SeatHolder::Open,
                        Holder::Person(_) => SeatHolder::Person,
                        Holder::Game => SeatHolder::Game,
                        Holder::Bot { .. } => SeatHolder::Bot,
                    },
                    bot: match slot.holder {
                        Holder::Bot { level } => Some(level),
                        _ => None,
                    },
                    ready: slot.ready,
                    invited: slot.invited,
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

    fn lobby() -> TableMeta {
        TableMeta::new("toy", Value::Null, SeatRange { min: 2, max: 4 })
    }

    fn sit(lobby: &mut TableMeta, name: &str) -> Result<Seat, Refused> {
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
            code(lobby.transfer_host(grace, grace, everybody)),
            "refused-not-away"
        );
        let other = lobby.transfer_host(grace, mary, but(ada));
        assert_eq!(code(other), "refused-not-host");
        assert_eq!((lobby.host, lobby.previous_host), (Some(ada), None));

        // Ada is gone, then Grace too: it is Ada's slot all the same.
        for _said_twice in 0..2 {
            lobby.transfer_host(grace, grace, but(ada)).unwrap();
            assert_eq!((lobby.host, lobby.previous_host), (Some(grace), Some(ada)));
        }
        lobby.transfer_host(mary, mary, but(grace)).unwrap();
        assert_eq!((lobby.host, lobby.previous_host), (Some(mary), Some(ada)));
        // Nobody waits for those who were host a moment ago.
        assert_eq!(lobby.can_start(), Ok(()));
        // It goes with Ada's chair, and only Ada may take it from somebody who is there.
        lobby.change_seat(ada, Seat(3)).unwrap();
        assert_eq!(
            code(lobby.transfer_host(grace, grace, everybody)),
            "refused-not-away"
        );
        lobby.transfer_host(Seat(3), Seat(3), everybody).unwrap();
        assert_eq!((lobby.host, lobby.previous_host), (Some(Seat(3)), None));
        assert_eq!(
            code(lobby.transfer_host(mary, mary, everybody)),
            "refused-not-away"
        );

        // A host may make anybody host who sits here, and then it is theirs.
        let nobody = lobby.transfer_host(Seat(3), ada, everybody);
        assert_eq!(code(nobody), "refused-no-such-seat");
        lobby.transfer_host(Seat(3), grace, everybody).unwrap();
        assert_eq!((lobby.host, lobby.previous_host), (Some(grace), None));
        let back = lobby.transfer_host(Seat(3), Seat(3), everybody);
        assert_eq!(code(back), "refused-not-away");
        lobby.begin();
        assert_eq!(
            code(lobby.transfer_host(mary, mary, |_| false)),
            "refused-started"
        );
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
        lobby.transfer_host(Seat(3), Seat(3), but(Seat(2))).unwrap();
        lobby.vacate(Seat(3), everybody).unwrap();
        assert_eq!((lobby.host, lobby.previous_host), (Some(Seat(2)), None));
        // Who was previous_host and goes has nothing to take back.
        lobby.transfer_host(Seat(1), Seat(1), but(Seat(2))).unwrap();
        lobby.vacate(Seat(2), everybody).unwrap();
        assert_eq!((lobby.host, lobby.previous_host), (Some(Seat(1)), None));
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
        lobby.set_occupant(Seat(2), Occupant::Game, &[]).unwrap();
        assert_eq!(
            code(lobby.set_occupant(Seat(0), Occupant::Game, &[])),
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
        assert_eq!(lobby.slots.len(), 3);
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
        assert_eq!(lobby.slots[1].name.as_deref(), Some("Grace"));
        assert_eq!(sit(&mut lobby, "Mary").unwrap(), Seat(1));
        assert_eq!(lobby.slots[1].name.as_deref(), Some("Mary"));
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
        assert!(!lobby.slots[1].ready);
        assert_eq!(lobby.slots.len(), 5);
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
        assert_eq!(again.slots.len(), 4);
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
        let invited = |lobby: &TableMeta| -> Vec<bool> {
            let slots = lobby.slots.iter();
            slots.map(|slot| slot.invited).collect()
        };
        assert_eq!(invited(&again), [true, true, true, false]);
        assert_eq!(code(again.can_start()), "refused-not-ready");
        assert!(again.arrived(Seat(0)) && again.arrived(Seat(1)));
        assert!(again.slots[1].ready && !again.slots[2].ready);
        // Who changes their mind and loads the page again is not asked twice.
        again.ready(Seat(1), false).unwrap();
        assert!(!again.arrived(Seat(1)) && !again.slots[1].ready);
        // For something else everybody is asked, also who is still on the way.
        again.configure(Value::from(8), range).unwrap();
        assert!(!again.arrived(Seat(2)) && !again.slots[2].ready);
        assert!(!again.arrived(Seat(9)));
        // A host who was called and has not come has said nothing, also when somebody else leads meanwhile.
        let mut led = lobby.again(Value::from(7), range);
        assert!(led.arrived(Seat(1)) && led.arrived(Seat(2)));
        led.transfer_host(Seat(1), Seat(1), |seat| seat != Seat(0))
            .unwrap();
        assert_eq!(code(led.can_start()), "refused-not-ready");
        assert!(led.arrived(Seat(0)));
        assert_eq!(led.can_start(), Ok(()));
    }
}
