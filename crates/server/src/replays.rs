//! Replays of games: finished ones as a log or frame by frame as one viewer saw them, running ones as the events so far.

use serde_json::Value;
use std::collections::VecDeque;
use table::{Clock, Refused, Seat, Viewer};

use crate::api::{ReplayEntry, ReplayFrame, ReplayLog, TableReplay};
use crate::error_code::ErrorCode;
use crate::games::{EventTexts, GameInstance, Games};
use crate::json_diff::Diff;
use crate::protocol::{ClockState, RawJson};
use crate::store::{History, Record, What};
use crate::table_meta::TableMeta;
use crate::viewers::game_info;

/// Events of a running game that are told again at most.
const EVENTS: usize = 1000;

fn damaged() -> Refused {
    Refused::new(ErrorCode::DamagedTable)
}

/// Everything needed to play a finished game again.
pub fn log(history: History) -> Result<ReplayLog, Refused> {
    let card = history
        .finished
        .ok_or_else(|| Refused::new(ErrorCode::NotOver))?;
    let (lobby, seed) = begin(&history.records)?;
    let entries = history
        .records
        .iter()
        .filter_map(|record| match &record.what {
            What::Act { seat, command, .. } => Some(ReplayEntry {
                at: record.at,
                seat: Some(*seat),
                command: Some(RawJson(command.clone())),
            }),
            What::Pass => Some(ReplayEntry {
                at: record.at,
                seat: None,
                command: None,
            }),
            What::Lobby(_) | What::Start(_) | What::Chat { .. } => None,
        });
    Ok(ReplayLog {
        card,
        rules_version: history.rules_version,
        seats: lobby.crew(),
        seed: seed.to_string(),
        entries: entries.collect(),
    })
}

/// The lobby as the game began, and its seed.
fn begin(records: &[Record]) -> Result<(&TableMeta, table::Seed), Refused> {
    let mut lobby = None;
    for record in records {
        match (&record.what, lobby) {
            (What::Lobby(now), _) => lobby = Some(now),
            (What::Start(seed), Some(lobby)) => return Ok((lobby, *seed)),
            _ => {}
        }
    }
    Err(damaged())
}

/// A finished game as it began, and how many sat at it.
fn open_finished(games: &Games, history: &History) -> Result<(Box<dyn GameInstance>, u8), Refused> {
    match history.finished {
        Some(_) => open(games, history),
        None => Err(Refused::new(ErrorCode::NotOver)),
    }
}

/// A game as it began, and how many sat at it.
fn open(games: &Games, history: &History) -> Result<(Box<dyn GameInstance>, u8), Refused> {
    let (lobby, seed) = begin(&history.records)?;
    let kind = games.find(&lobby.game)?;
    if kind.card().rules_version != history.rules_version {
        return Err(Refused::new(ErrorCode::RulesChanged));
    }
    let game = kind.begin(&lobby.setup, &lobby.crew(), seed)?;
    Ok((game, lobby.slots.len() as u8))
}

/// Repeats one record and returns the seat that acted. Nothing for records that do not concern the game.
fn redo(
    game: &mut dyn GameInstance,
    record: &Record,
    told: &mut EventTexts,
) -> Result<Option<Option<Seat>>, Refused> {
    match &record.what {
        What::Act { seat, command, .. } => {
            game.redo(record.at, *seat, command, told).map_err(|why| {
                tracing::error!(why, "a game does not replay");
                damaged()
            })?;
            Ok(Some(Some(*seat)))
        }
        What::Pass => {
            game.advance(record.at, told);
            Ok(Some(None))
        }
        What::Lobby(_) | What::Start(_) | What::Chat { .. } => Ok(None),
    }
}

/// Answers a spectator's query about a finished game.
pub fn ask(games: &Games, history: &History, query: &Value) -> Result<RawJson, Refused> {
    let (mut game, _) = open_finished(games, history)?;
    for record in &history.records {
        redo(&mut *game, record, &mut EventTexts::new())?;
    }
    game.query(Viewer::Spectator, query).map(RawJson)
}

/// What the holder of a token, or a spectator, has heard of a game so far, the latest last: for a browser that was not there.
pub fn events(games: &Games, history: &History, token: Option<&str>) -> Result<RawJson, Refused> {
    let records = &history.records;
    if !records
        .iter()
        .any(|record| matches!(record.what, What::Start(_)))
    {
        return Err(Refused::new(ErrorCode::NotStarted));
    }
    let lobby = records.iter().rev().find_map(|record| match &record.what {
        What::Lobby(lobby) => Some(lobby),
        _ => None,
    });
    let viewer = match token {
        Some(token) => Viewer::Seat(lobby.ok_or_else(damaged)?.seat_of(token)?),
        None => Viewer::Spectator,
    };
    let (mut game, _) = open(games, history)?;
    let mut heard = VecDeque::new();
    for record in records {
        let mut told = EventTexts::new();
        redo(&mut *game, record, &mut told)?;
        heard.extend(
            told.into_iter()
                .filter(|told| told.0.includes(viewer))
                .map(|told| told.1),
        );
        heard.drain(..heard.len().saturating_sub(EVENTS));
    }
    let heard: Vec<String> = heard.into();
    Ok(RawJson(format!("[{}]", heard.join(","))))
}

/// A finished game as one viewer saw it.
pub fn film(games: &Games, history: History, seat: Option<Seat>) -> Result<TableReplay, Refused> {
    let (mut game, seats) = open_finished(games, &history)?;
    if seat.is_some_and(|seat| seat.0 >= seats) {
        return Err(Refused::new(ErrorCode::NoSuchSeat));
    }
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let start = look(&*game, viewer, seats)?;
    let mut shown = start.clone();
    let mut frames = Vec::new();
    for record in &history.records {
        let mut told = EventTexts::new();
        let Some(by) = redo(&mut *game, record, &mut told)? else {
            continue;
        };
        let now = look(&*game, viewer, seats)?;
        let mut diff = Diff::default();
        diff.objects("", &shown, &now);
        shown = now;
        let heard = told.iter().filter(|told| told.0.includes(viewer));
        let heard: Vec<&str> = heard.map(|told| told.1.as_str()).collect();
        if by.is_some() || !diff.is_empty() || !heard.is_empty() {
            frames.push(ReplayFrame {
                at: record.at,
                seat: by,
                changes: diff.changes(),
                events: (!heard.is_empty()).then(|| RawJson(format!("[{}]", heard.join(",")))),
            });
        }
    }
    Ok(TableReplay {
        card: history.finished.ok_or_else(damaged)?,
        seat,
        start: RawJson(start),
        frames,
    })
}

fn look(game: &dyn GameInstance, viewer: Viewer, seats: u8) -> Result<String, Refused> {
    let clock = match (game.outcome(), game.clock()) {
        (Some(_), _) => ClockState::Stopped,
        (None, Clock::Running) => ClockState::Running,
        (None, Clock::Held) => ClockState::Held,
    };
    game_info(game, viewer, seats, clock).ok_or_else(damaged)
}
