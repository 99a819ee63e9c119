//! Table metadata: seats, host, setup and stage. Pure: no clocks, no connections, no storage.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{BotLevel, Occupant, Refused, Seat, SeatInfo, SeatRange};

use crate::api::TableCard;
use crate::codes_and_tokens::TokenHash;
use crate::error_code::ErrorCode;
use crate::input_validation;
use crate::protocol::{SeatHolder, SeatState, Stage, TableInfo, TeamInfo};

/// Everything about a table except its game in progress. Stored as it is.
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
    /// The seat that may configure, start and kick.
    pub host: Option<Seat>,
    /// The seat of a host who was replaced while away, and who may become host again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(alias = "relieved")]
    pub previous_host: Option<Seat>,
    /// Lobby, playing or over.
    pub stage: Stage,
    /// The host lets others find it in the list of open tables.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub listed: bool,
    /// The code of the rematch table.
    pub rematch: Option<String>,
    /// The seat that opened the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_by: Option<Seat>,
    /// Whether the rematch repeats the random events of this game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rematch_same: bool,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatSlot {
    /// The name of the person who sits, or last sat, here.
    pub name: Option<String>,
    /// Who holds it.
    pub holder: Holder,
    /// Ready to start.
    pub ready: bool,
    /// Invited to a rematch and not here yet. Following the invitation makes the player ready.
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
    /// The person with the token.
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

fn refused<T>(code: ErrorCode) -> Result<T, Refused> {
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

    /// The metadata of a rematch, with the same people invited.
    pub fn rematch(&self, setup: Value, range: SeatRange) -> TableMeta {
        let mut meta = TableMeta::new(&self.game, setup, range);
        for (slot, old) in meta.slots.iter_mut().zip(&self.slots) {
            *slot = SeatSlot {
                ready: false,
                invited: old.is_person(),
                ..old.clone()
            };
            if slot.is_open() {
                slot.name = None;
            }
        }
        meta.host = self.host;
        meta
    }

    /// The seat a token opens.
    pub fn seat_of(&self, token: &str) -> Result<Seat, Refused> {
        let hash = TokenHash::of(token);
        let held = |slot: &SeatSlot| slot.holder == Holder::Person(hash.clone());
        match self.slots.iter().position(held) {
            Some(index) => Ok(Seat(index as u8)),
            None => refused(ErrorCode::BadToken),
        }
    }

    fn slot(&mut self, seat: Seat) -> Result<&mut SeatSlot, Refused> {
        match self.slots.get_mut(seat.index()) {
            Some(slot) => Ok(slot),
            None => refused(ErrorCode::NoSuchSeat),
        }
    }

    fn in_lobby(&self) -> Result<(), Refused> {
        match self.stage {
            Stage::Lobby => Ok(()),
            Stage::Playing | Stage::Over => refused(ErrorCode::Started),
        }
    }

    /// Refuses everybody but the host.
    pub fn by_host(&self, seat: Seat) -> Result<(), Refused> {
        if self.host == Some(seat) {
            Ok(())
        } else {
            refused(ErrorCode::NotHost)
        }
    }

    /// Transfers the host role: the host gives it to another seat, or another player takes it from a host who is away (not
    /// `online`). A host who was replaced that way may take the role back.
    pub fn transfer_host(
        &mut self,
        by: Seat,
        to: Seat,
        online: impl Fn(Seat) -> bool,
    ) -> Result<(), Refused> {
        self.in_lobby()?;
        if !self.slot(to)?.is_person() {
            return refused(ErrorCode::NoSuchSeat);
        }
        let previous_host = match self.host {
            Some(host) if host == to => return Ok(()),
            Some(host) if host == by => None,
            _ if by != to => return refused(ErrorCode::NotHost),
            _ if self.previous_host == Some(by) => None,
            Some(host) if online(host) => return refused(ErrorCode::NotAway),
            host => self.previous_host.or(host),
        };
        if let Some(host) = self.host {
            // A host counts as ready, also after transferring the role, unless invited to a rematch and not there yet.
            let slot = self.slot(host)?;
            slot.ready = !slot.invited;
        }
        self.host = Some(to);
        self.previous_host = previous_host;
        Ok(())
    }

    /// Seats a person on the named open seat, or on the first.
    pub fn sit(
        &mut self,
        name: String,
        wanted: Option<Seat>,
        hash: TokenHash,
    ) -> Result<Seat, Refused> {
        let seat = match wanted {
            Some(seat) => {
                if !self.slot(seat)?.is_open() {
                    return refused(ErrorCode::SeatTaken);
                }
                seat
            }
            None => match self.slots.iter().position(SeatSlot::is_open) {
                Some(index) => Seat(index as u8),
                None => return refused(ErrorCode::TableFull),
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

    /// Moves a person to another open seat. Returns the new number of each old seat.
    pub fn change_seat(&mut self, from: Seat, to: Seat) -> Result<Vec<Option<Seat>>, Refused> {
        self.in_lobby()?;
        if !self.slot(to)?.is_open() {
            return refused(ErrorCode::SeatTaken);
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

    /// Frees a seat. If it was the host's, the previous host becomes host again, else the first person at the table.
    pub fn vacate(&mut self, seat: Seat, online: impl Fn(Seat) -> bool) -> Result<(), Refused> {
        let playing = self.stage != Stage::Lobby;
        let slot = self.slot(seat)?;
        if !slot.is_person() {
            return refused(ErrorCode::NoSuchSeat);
        }
        // During a game the seat keeps the name until somebody else sits down.
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

    /// Changes the name of a person.
    pub fn rename(&mut self, seat: Seat, name: String) -> Result<(), Refused> {
        let name = self.distinct(seat, name);
        self.slot(seat)?.name = Some(name);
        Ok(())
    }

    /// A name for the person on `seat` that nobody else at the table has.
    fn distinct(&self, seat: Seat, name: String) -> String {
        let others = self.slots.iter().enumerate();
        let others = others.filter(|(index, _)| *index != seat.index());
        input_validation::distinct(name, others.filter_map(|(_, slot)| slot.name.as_deref()))
    }

    /// The seats that people hold, as a renumbering that drops all others.
    pub fn occupied_seats(&self) -> Vec<Option<Seat>> {
        let seats = (0..).map(Seat).zip(&self.slots);
        seats
            .map(|(seat, slot)| (!slot.is_open()).then_some(seat))
            .collect()
    }

    /// Marks a person as ready or not.
    pub fn ready(&mut self, seat: Seat, ready: bool) -> Result<(), Refused> {
        self.in_lobby()?;
        self.slot(seat)?.ready = ready;
        Ok(())
    }

    /// A person is connected. Somebody invited to a rematch becomes ready; returns whether that changed anything.
    pub fn arrived(&mut self, seat: Seat) -> bool {
        let Some(slot) = self.slots.get_mut(seat.index()) else {
            return false;
        };
        let followed = std::mem::take(&mut slot.invited);
        slot.ready |= followed;
        followed
    }

    /// The new seats of people, compared with earlier metadata of this table.
    pub fn moved_since(&self, before: &TableMeta) -> Vec<Option<Seat>> {
        let find = |old: &SeatSlot| {
            let held = |slot: &SeatSlot| slot.is_person() && slot.holder == old.holder;
            let index = self.slots.iter().position(held)?;
            Some(Seat(index as u8))
        };
        before.slots.iter().map(find).collect()
    }

    /// The host gives a free seat to the game or to a computer player of one of these levels, or opens it again. During a game
    /// only computer players can be added and removed.
    pub fn set_occupant(
        &mut self,
        seat: Seat,
        to: Occupant,
        levels: &[BotLevel],
    ) -> Result<(), Refused> {
        let playing = match self.stage {
            Stage::Lobby => false,
            Stage::Playing => true,
            Stage::Over => return refused(ErrorCode::Started),
        };
        let slot = self.slot(seat)?;
        match (&slot.holder, to) {
            (Holder::Person(_), _) => return refused(ErrorCode::SeatTaken),
            (_, Occupant::Bot { level }) if !levels.contains(&level) => {
                return refused(ErrorCode::NoBot);
            }
            (Holder::Game, _) | (_, Occupant::Game) if playing => {
                return refused(ErrorCode::Started);
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

    /// Changes the setup. Nobody is ready afterwards.
    pub fn configure(&mut self, setup: Value, range: SeatRange) -> Result<(), Refused> {
        self.in_lobby()?;
        let max = usize::from(range.max);
        let beyond = self.slots.iter().skip(max);
        if beyond.clone().any(|slot| !slot.is_open()) {
            return Err(Refused::new(ErrorCode::TooMany).with("max", max as i64));
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

    /// Lists the table publicly, or removes it from the list.
    pub fn set_listed(&mut self, listed: bool) -> Result<(), Refused> {
        self.in_lobby()?;
        self.listed = listed;
        Ok(())
    }

    /// The entry of the table in lists.
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

    /// The reason why the game cannot start yet.
    pub fn missing(&self) -> Option<Refused> {
        let people = self.slots.iter().filter(|slot| !slot.is_open()).count();
        if people < usize::from(self.range.min) {
            let min = i64::from(self.range.min);
            return Some(Refused::new(ErrorCode::TooFew).with("min", min));
        }
        let host = self.host.map(Seat::index);
        let unready = self
            .slots
            .iter()
            .enumerate()
            .find(|(index, slot)| slot.is_person() && !slot.ready && Some(*index) != host);
        unready.map(|(_, slot)| {
            let name = slot.name.as_deref().unwrap_or_default();
            Refused::new(ErrorCode::NotReady).with("name", name)
        })
    }

    /// Whether the game may start now.
    pub fn can_start(&self) -> Result<(), Refused> {
        self.in_lobby()?;
        self.missing().map_or(Ok(()), Err)
    }

    /// The players in seating order.
    pub fn players(&self) -> Vec<SeatInfo> {
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

    /// The names of the players, in seating order.
    pub fn names(&self) -> Vec<String> {
        let names = self.slots.iter().map(|slot| slot.name.clone());
        names.map(Option::unwrap_or_default).collect()
    }

    /// Starts the game and removes open seats. Returns the new number of each old seat.
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
#[path = "table_meta_tests.rs"]
mod tests;
