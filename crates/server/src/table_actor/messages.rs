//! Handlers for the messages of clients, in the lobby and in the game.

use table::{Millis, Refused, Seat, Viewer};
use tokio::time::Instant;

use super::{Actor, QUESTIONS, Question, Rematch, is_here};
use crate::clock::{TableClock, wall};
use crate::codes_and_tokens::{self, TokenHash};
use crate::error_code::ErrorCode;
use crate::input_validation;
use crate::protocol::{ChatLine, ClientIn, ClientOut, RawJson, Stage, Unseated};
use crate::store::{ConnId, Record, What};

impl Actor {
    pub(super) fn said(
        &mut self,
        conn: ConnId,
        viewer: Viewer,
        message: ClientIn,
        received: Instant,
    ) -> Result<(), Refused> {
        let seat = || viewer.seat().ok_or_else(|| Refused::new(ErrorCode::NoSeat));
        match message {
            ClientIn::Act { id, command } => {
                return self.act(conn, seat()?, id, &command.0, received);
            }
            ClientIn::Say { id, text, team } => {
                return self.say(conn, seat()?, id, &text, team);
            }
            ClientIn::Ping { echo } => {
                let now = self.state.game.as_ref().map(|_| self.clock.now());
                self.reply(
                    conn,
                    ClientOut::Pong {
                        echo,
                        time: wall(),
                        now,
                    },
                );
                return Ok(());
            }
            ClientIn::Resync => {
                self.viewers
                    .change(|other, viewer| (other == conn).then_some(viewer));
                return Ok(());
            }
            ClientIn::Ask { id, query } => return self.ask(conn, viewer, id, query),
            ClientIn::Legal => return self.legal(conn, seat()?),
            ClientIn::ResumeClock => return self.resume_clock(seat()?),
            ClientIn::Rematch { same } => return self.ask_rematch(seat()?, same),
            ClientIn::Start => return self.start(seat()?),
            ClientIn::Sit { name, seat, key } => {
                let token = match key.as_deref() {
                    Some(key) => {
                        input_validation::key(key)?;
                        codes_and_tokens::token_for(key)
                    }
                    None => codes_and_tokens::token(),
                };
                let seat = match self.state.lobby.seat_of(&token) {
                    // The first answer was lost: it is sent again.
                    Ok(held) => held,
                    Err(_) if viewer != Viewer::Spectator => {
                        return Err(Refused::new(ErrorCode::AlreadySeated));
                    }
                    Err(_) => {
                        self.may_be_heard()?;
                        let name = input_validation::name(&name)?;
                        self.state.lobby.sit(name, seat, TokenHash::of(&token))?
                    }
                };
                self.viewers
                    .change(|other, _| (other == conn).then_some(Viewer::Seat(seat)));
                self.seated(conn, seat, Some(token));
            }
            ClientIn::Move { seat: to } => {
                let from = seat()?;
                let moved = self.state.lobby.change_seat(from, to)?;
                let setup = &mut self.state.lobby.setup;
                *setup = self.state.kind.reseat(setup, &moved)?;
                self.chat_moves(&moved);
                for conn in self.viewers.conns(viewer) {
                    self.seated(conn, to, None);
                }
                self.viewers
                    .change(|_, other| (other == viewer).then_some(Viewer::Seat(to)));
            }
            ClientIn::Rename { name } => {
                self.may_be_heard()?;
                let name = input_validation::name(&name)?;
                self.state.lobby.rename(seat()?, name)?;
            }
            ClientIn::Ready { ready } => self.state.lobby.ready(seat()?, ready)?,
            ClientIn::Configure { setup } => {
                self.state.lobby.by_host(seat()?)?;
                let (setup, range) = self.state.kind.configure(&setup)?;
                // A person for whom the host chose something may have left in the meantime.
                let setup = self.state.meant_for_sitters(&setup)?;
                self.state.lobby.configure(setup, range)?;
            }
            ClientIn::SetOccupant { seat: which, to } => {
                self.state.lobby.by_host(seat()?)?;
                let levels = self.state.kind.card().bots;
                self.state.lobby.set_occupant(which, to, levels)?;
                self.settle_bots();
            }
            ClientIn::SetListed { listed } => {
                self.state.lobby.by_host(seat()?)?;
                self.state.lobby.set_listed(listed)?;
            }
            ClientIn::Kick { seat: whom } => {
                self.state.lobby.by_host(seat()?)?;
                self.unseat(whom, Unseated::Kicked)?;
            }
            ClientIn::TransferHost { seat: to } => {
                let lobby = &mut self.state.lobby;
                lobby.transfer_host(seat()?, to, |seat| is_here(&self.viewers, seat))?;
            }
            ClientIn::Leave => self.unseat(seat()?, Unseated::Left)?,
            ClientIn::Create { .. } | ClientIn::Watch { .. } | ClientIn::Resume { .. } => {
                // The connection answers these before they reach a table.
                return Err(Refused::new(ErrorCode::Malformed));
            }
        }
        self.lobby_changed();
        Ok(())
    }

    fn unseat(&mut self, seat: Seat, why: Unseated) -> Result<(), Refused> {
        let lobby = &mut self.state.lobby;
        lobby.vacate(seat, |seat| is_here(&self.viewers, seat))?;
        if self.state.lobby.stage == Stage::Lobby {
            self.state.lobby.setup = self.state.meant_for_sitters(&self.state.lobby.setup)?;
            self.chat_moves(&self.state.lobby.sitters());
        }
        for conn in self.viewers.conns(Viewer::Seat(seat)) {
            self.reply(conn, ClientOut::Unseated { why });
        }
        self.left(seat);
        self.viewers
            .change(|_, viewer| viewer.is(seat).then_some(Viewer::Spectator));
        Ok(())
    }

    /// Updates the authors of chat lines after people changed seats or left.
    fn chat_moves(&mut self, moved: &[Option<Seat>]) {
        if self.state.move_chat(moved) {
            self.viewers.change(|_, viewer| Some(viewer));
        }
    }

    fn act(
        &mut self,
        conn: ConnId,
        seat: Seat,
        id: String,
        command: &str,
        received: Instant,
    ) -> Result<(), Refused> {
        input_validation::id(&id)?;
        let digest = codes_and_tokens::digest(&id);
        if self.state.did(seat, digest) {
            self.registry.metrics().repeats.inc();
            self.reply(conn, ClientOut::Ack { id });
            return Ok(());
        }
        let now = self.clock.now();
        let viewers = &self.viewers;
        let away = |seat: Seat| !is_here(viewers, seat);
        let Some(game) = &mut self.state.game else {
            return Err(Refused::new(ErrorCode::NotStarted));
        };
        if self.state.lobby.stage == Stage::Over {
            // The game knows which rule forbids it.
            let own = game
                .copy()
                .act(now, seat, command, &away, &mut Vec::new())
                .err();
            return Err(Refused {
                rule: own.and_then(|why| why.rule),
                ..Refused::new(ErrorCode::Over)
            });
        }
        let command = game.act(now, seat, command, &away, &mut self.batch.told)?;
        self.state.remember(seat, digest);
        self.passed = None;
        self.batch.game_changed = true;
        self.batch.acts.push(received);
        let what = What::Act {
            seat,
            id: id.clone(),
            command,
        };
        self.batch.records.push(Record {
            at: now,
            wall: wall(),
            what,
        });
        self.settle_clock();
        self.reply(conn, ClientOut::Ack { id });
        Ok(())
    }

    fn say(
        &mut self,
        conn: ConnId,
        seat: Seat,
        id: String,
        text: &str,
        team: bool,
    ) -> Result<(), Refused> {
        input_validation::id(&id)?;
        let text = input_validation::chat(text)?;
        let digest = codes_and_tokens::digest(&id);
        if self.state.did(seat, digest) {
            self.reply(conn, ClientOut::Ack { id });
            return Ok(());
        }
        self.may_be_heard()?;
        let team = match team {
            true => Some(self.mates(seat)?),
            false => None,
        };
        let name = self
            .state
            .lobby
            .slots
            .get(seat.index())
            .and_then(|place| place.name.clone());
        let line = ChatLine {
            seat: Some(seat),
            name: name.unwrap_or_default(),
            text,
            time: wall(),
            team,
        };
        self.state.remember(seat, digest);
        self.state.say(line.clone());
        let what = What::Chat {
            id: id.clone(),
            line: line.clone(),
        };
        self.record(what);
        match line.team.clone() {
            None => self.batch.replies.push((None, ClientOut::Chat(line))),
            Some(team) => {
                for seat in team {
                    for conn in self.viewers.conns(Viewer::Seat(seat)) {
                        self.reply(conn, ClientOut::Chat(line.clone()));
                    }
                }
            }
        }
        self.reply(conn, ClientOut::Ack { id });
        Ok(())
    }

    /// Everybody in the team of a seat. Seats may still change before the game begins, so there are no team secrets yet.
    fn mates(&self, seat: Seat) -> Result<Vec<Seat>, Refused> {
        if self.state.game.is_none() {
            return Err(Refused::new(ErrorCode::NotStarted));
        }
        let teams = self.state.teams();
        let own = teams.into_iter().find(|team| team.seats.contains(&seat));
        own.map(|team| team.seats)
            .ok_or_else(|| Refused::new(ErrorCode::NoTeam))
    }

    /// Whether the rules allow chat lines now, and new names, which could carry a message.
    fn may_be_heard(&self) -> Result<(), Refused> {
        match self.state.game.as_ref().and_then(|game| game.chat_block()) {
            None => Ok(()),
            Some(silence) => Err(Refused {
                rule: Some(silence.rule.to_owned()),
                ..Refused::new(silence.code)
            }),
        }
    }

    fn ask(
        &mut self,
        conn: ConnId,
        viewer: Viewer,
        id: String,
        query: serde_json::Value,
    ) -> Result<(), Refused> {
        input_validation::id(&id)?;
        if self.state.game.is_none() {
            return Err(Refused::new(ErrorCode::NotStarted));
        }
        if self.asking.iter().filter(|one| **one == conn).count() >= QUESTIONS {
            return Err(Refused::new(ErrorCode::SlowDown).with("ms", 1000i64));
        }
        self.asking.push(conn);
        self.batch.questions.push(Question {
            conn,
            viewer,
            id,
            query,
        });
        Ok(())
    }

    fn legal(&mut self, conn: ConnId, seat: Seat) -> Result<(), Refused> {
        let Some(game) = &self.state.game else {
            return Err(Refused::new(ErrorCode::NotStarted));
        };
        let commands = match game.legal(seat) {
            Ok(commands) => RawJson(commands.unwrap_or_else(|| "null".into())),
            Err(why) => {
                tracing::error!(why, "legal commands cannot be written");
                return Err(Refused::new(ErrorCode::Storage));
            }
        };
        self.reply(conn, ClientOut::Legal { commands });
        Ok(())
    }

    fn resume_clock(&mut self, _by: Seat) -> Result<(), Refused> {
        if !std::mem::take(&mut self.waiting) {
            return Err(Refused::new(ErrorCode::ClockRunning));
        }
        self.settle_clock();
        self.batch.game_changed = true;
        Ok(())
    }

    fn ask_rematch(&mut self, by: Seat, same: bool) -> Result<(), Refused> {
        let lobby = &self.state.lobby;
        let game = match (&self.state.game, lobby.stage) {
            (Some(game), Stage::Over) => game,
            _ => return Err(Refused::new(ErrorCode::NotOver)),
        };
        // A later request leads to the table that was opened first.
        if lobby.rematch.is_none() && self.batch.rematch.is_none() {
            let setup = game.rematch_setup(&lobby.setup, same)?;
            let (setup, range) = self.state.kind.configure(&setup)?;
            let lobby = lobby.again(self.state.meant_for_sitters(&setup)?, range);
            self.batch.rematch = Some(Rematch { by, same, lobby });
        }
        Ok(())
    }

    fn start(&mut self, seat: Seat) -> Result<(), Refused> {
        let kind = &self.state.kind;
        let mut lobby = self.state.lobby.clone();
        lobby.by_host(seat)?;
        lobby.can_start()?;
        let seed = codes_and_tokens::seed();
        let moved = lobby.begin();
        // The host's choices for a seat are meant for the person who sits there.
        lobby.setup = kind.reseat(&lobby.setup, &moved)?;
        let game = kind.begin(&lobby.setup, &lobby.crew(), seed)?;
        self.state.lobby = lobby;
        let find = |seat: Seat| moved.get(seat.index()).copied().flatten();
        self.viewers.change(|_, viewer| match viewer {
            Viewer::Seat(seat) => Some(find(seat).map_or(Viewer::Spectator, Viewer::Seat)),
            Viewer::Spectator => Some(Viewer::Spectator),
        });
        for seat in moved.iter().flatten() {
            for conn in self.viewers.conns(Viewer::Seat(*seat)) {
                self.seated(conn, *seat, None);
            }
        }
        self.state.move_chat(&moved);
        self.state.forget_done();
        self.state.game = Some(game);
        self.settle_bots();
        self.clock = TableClock::standing(Millis::ZERO);
        self.lobby_changed();
        self.record(What::Start(seed));
        self.batch.listing = Some(self.listing(None));
        self.batch.game_changed = true;
        self.settle_clock();
        Ok(())
    }
}
