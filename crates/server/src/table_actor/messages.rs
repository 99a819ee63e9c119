//! Handlers for the messages of clients, before and during the game.

use table::{Millis, Refused, Seat, Viewer};
use tokio::time::Instant;

use super::{Actor, QUERIES_PER_CONNECTION, Question, Rematch, is_connected};
use crate::clock::{TableClock, wall};
use crate::codes_and_tokens::{self, TokenHash};
use crate::error_code::ErrorCode;
use crate::input_validation;
use crate::protocol::{ChatLine, ClientIn, ClientOut, RawJson, Stage, Unseated};
use crate::store::{ConnId, Record, RecordBody};

impl Actor {
    pub(super) fn handle_client_message(
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
            ClientIn::Rematch { same } => return self.request_rematch(seat()?, same),
            ClientIn::Start => return self.start(seat()?),
            ClientIn::Sit { name, seat, key } => {
                let token = match key.as_deref() {
                    Some(key) => {
                        input_validation::key(key)?;
                        codes_and_tokens::token_for(key)
                    }
                    None => codes_and_tokens::token(),
                };
                let seat = match self.state.meta.seat_of(&token) {
                    // The first answer was lost: it is sent again.
                    Ok(held) => held,
                    Err(_) if viewer != Viewer::Spectator => {
                        return Err(Refused::new(ErrorCode::AlreadySeated));
                    }
                    Err(_) => {
                        self.check_chat_allowed()?;
                        let name = input_validation::name(&name)?;
                        self.state.meta.sit(name, seat, TokenHash::of(&token))?
                    }
                };
                self.viewers
                    .change(|other, _| (other == conn).then_some(Viewer::Seat(seat)));
                self.seated(conn, seat, Some(token));
            }
            ClientIn::Move { seat: to } => {
                let from = seat()?;
                let moved = self.state.meta.change_seat(from, to)?;
                let setup = &mut self.state.meta.setup;
                *setup = self.state.kind.reseat(setup, &moved)?;
                self.renumber_chat(&moved);
                for conn in self.viewers.conns(viewer) {
                    self.seated(conn, to, None);
                }
                self.viewers
                    .change(|_, other| (other == viewer).then_some(Viewer::Seat(to)));
            }
            ClientIn::Rename { name } => {
                self.check_chat_allowed()?;
                let name = input_validation::name(&name)?;
                self.state.meta.rename(seat()?, name)?;
            }
            ClientIn::Ready { ready } => self.state.meta.ready(seat()?, ready)?,
            ClientIn::Configure { setup } => {
                self.state.meta.by_host(seat()?)?;
                let (setup, range) = self.state.kind.configure(&setup)?;
                // A player for whom the host chose something may have left meanwhile.
                let setup = self.state.drop_choices_of_free_seats(&setup)?;
                self.state.meta.configure(setup, range)?;
            }
            ClientIn::SetOccupant { seat: which, to } => {
                self.state.meta.by_host(seat()?)?;
                let levels = self.state.kind.card().bots;
                self.state.meta.set_occupant(which, to, levels)?;
                self.settle_bots();
            }
            ClientIn::SetListed { listed } => {
                self.state.meta.by_host(seat()?)?;
                self.state.meta.set_listed(listed)?;
            }
            ClientIn::Kick { seat: whom } => {
                self.state.meta.by_host(seat()?)?;
                self.unseat(whom, Unseated::Kicked)?;
            }
            ClientIn::TransferHost { seat: to } => {
                let meta = &mut self.state.meta;
                meta.transfer_host(seat()?, to, |seat| is_connected(&self.viewers, seat))?;
            }
            ClientIn::Leave => self.unseat(seat()?, Unseated::Left)?,
            ClientIn::Create { .. } | ClientIn::Watch { .. } | ClientIn::Resume { .. } => {
                // Connections handle these themselves.
                return Err(Refused::new(ErrorCode::Malformed));
            }
        }
        self.meta_changed();
        Ok(())
    }

    fn unseat(&mut self, seat: Seat, why: Unseated) -> Result<(), Refused> {
        let meta = &mut self.state.meta;
        meta.vacate(seat, |seat| is_connected(&self.viewers, seat))?;
        if self.state.meta.stage == Stage::Lobby {
            self.state.meta.setup = self
                .state
                .drop_choices_of_free_seats(&self.state.meta.setup)?;
            self.renumber_chat(&self.state.meta.occupied_seats());
        }
        for conn in self.viewers.conns(Viewer::Seat(seat)) {
            self.reply(conn, ClientOut::Unseated { why });
        }
        self.mark_disconnected(seat);
        self.viewers
            .change(|_, viewer| viewer.is(seat).then_some(Viewer::Spectator));
        Ok(())
    }

    /// Updates the authors of chat lines after people changed seats or left.
    fn renumber_chat(&mut self, moved: &[Option<Seat>]) {
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
        if self.state.is_done(seat, digest) {
            self.registry.metrics().repeats.inc();
            self.reply(conn, ClientOut::Ack { id });
            return Ok(());
        }
        let now = self.clock.now();
        let viewers = &self.viewers;
        let away = |seat: Seat| !is_connected(viewers, seat);
        let Some(game) = &mut self.state.game else {
            return Err(Refused::new(ErrorCode::NotStarted));
        };
        if self.state.meta.stage == Stage::Over {
            // The refusal of the game names the rule.
            let own = game
                .copy()
                .act(now, seat, command, &away, &mut Vec::new())
                .err();
            return Err(Refused {
                rule: own.and_then(|why| why.rule),
                ..Refused::new(ErrorCode::Over)
            });
        }
        let command = game.act(now, seat, command, &away, &mut self.batch.events)?;
        self.state.mark_done(seat, digest);
        self.passed = None;
        self.batch.game_changed = true;
        self.batch.acts.push(received);
        let body = RecordBody::Act {
            seat,
            id: id.clone(),
            command,
        };
        self.batch.records.push(Record {
            at: now,
            wall: wall(),
            body,
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
        if self.state.is_done(seat, digest) {
            self.reply(conn, ClientOut::Ack { id });
            return Ok(());
        }
        self.check_chat_allowed()?;
        let team = match team {
            true => Some(self.team_seats(seat)?),
            false => None,
        };
        let name = self
            .state
            .meta
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
        self.state.mark_done(seat, digest);
        self.state.say(line.clone());
        let body = RecordBody::Chat {
            id: id.clone(),
            line: line.clone(),
        };
        self.record(body);
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

    /// The seats in the team of a seat. Before the game begins there is no team chat, because teams may still change.
    fn team_seats(&self, seat: Seat) -> Result<Vec<Seat>, Refused> {
        if self.state.game.is_none() {
            return Err(Refused::new(ErrorCode::NotStarted));
        }
        let teams = self.state.teams();
        let own = teams.into_iter().find(|team| team.seats.contains(&seat));
        own.map(|team| team.seats)
            .ok_or_else(|| Refused::new(ErrorCode::NoTeam))
    }

    /// Refuses if the rules forbid chat now. New names count as chat, because they could carry a message.
    fn check_chat_allowed(&self) -> Result<(), Refused> {
        match self.state.game.as_ref().and_then(|game| game.chat_block()) {
            None => Ok(()),
            Some(block) => Err(Refused {
                rule: Some(block.rule.to_owned()),
                ..Refused::new(block.code)
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
        if self
            .pending_queries
            .iter()
            .filter(|one| **one == conn)
            .count()
            >= QUERIES_PER_CONNECTION
        {
            return Err(Refused::new(ErrorCode::SlowDown).with("ms", 1000i64));
        }
        self.pending_queries.push(conn);
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
                tracing::error!(why, "legal commands cannot be serialised");
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

    fn request_rematch(&mut self, by: Seat, same: bool) -> Result<(), Refused> {
        let meta = &self.state.meta;
        let game = match (&self.state.game, meta.stage) {
            (Some(game), Stage::Over) => game,
            _ => return Err(Refused::new(ErrorCode::NotOver)),
        };
        // A later request returns the rematch that was created first.
        if meta.rematch.is_none() && self.batch.rematch.is_none() {
            let setup = game.rematch_setup(&meta.setup, same)?;
            let (setup, range) = self.state.kind.configure(&setup)?;
            let meta = meta.rematch(self.state.drop_choices_of_free_seats(&setup)?, range);
            self.batch.rematch = Some(Rematch { by, same, meta });
        }
        Ok(())
    }

    fn start(&mut self, seat: Seat) -> Result<(), Refused> {
        let kind = &self.state.kind;
        let mut meta = self.state.meta.clone();
        meta.by_host(seat)?;
        meta.can_start()?;
        let seed = codes_and_tokens::seed();
        let moved = meta.begin();
        // The host's choices for a seat belong to the person on it.
        meta.setup = kind.reseat(&meta.setup, &moved)?;
        let game = kind.begin(&meta.setup, &meta.players(), seed)?;
        self.state.meta = meta;
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
        self.clock = TableClock::stopped_at(Millis::ZERO);
        self.meta_changed();
        self.record(RecordBody::Start(seed));
        self.batch.listing = Some(self.listing(None));
        self.batch.game_changed = true;
        self.settle_clock();
        Ok(())
    }
}
