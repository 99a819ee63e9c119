//! Replays of games: finished ones as a log or frame by frame as one viewer saw them, running ones as the events so far.

use serde_json::Value;
use std::collections::VecDeque;
use table::{Clock, Refused, Seat, Viewer};

use crate::api::{ReplayEntry, ReplayFrame, ReplayLog, TableReplay};
use crate::error_code::ErrorCode;
use crate::games::{EventTexts, GameInstance, Games};
use crate::json_diff::Diff;
use crate::protocol::{ClockState, RawJson};
use crate::store::{History, Record, RecordBody};
use crate::table_meta::TableMeta;
use crate::viewers::game_info;

/// Most events of a running game in one answer.
const EVENTS: usize = 1000;

fn damaged() -> Refused {
    Refused::new(ErrorCode::DamagedTable)
}

/// Everything needed to play a finished game again.
pub fn log(history: History) -> Result<ReplayLog, Refused> {
    let card = history
        .finished
        .ok_or_else(|| Refused::new(ErrorCode::NotOver))?;
    let (meta, seed) = begin(&history.records)?;
    let entries = history
        .records
        .iter()
        .filter_map(|record| match &record.body {
            RecordBody::Act { seat, command, .. } => Some(ReplayEntry {
                at: record.at,
                seat: Some(*seat),
                command: Some(RawJson(command.clone())),
            }),
            RecordBody::Pass => Some(ReplayEntry {
                at: record.at,
                seat: None,
                command: None,
            }),
            RecordBody::Meta(_) | RecordBody::Start(_) | RecordBody::Chat { .. } => None,
        });
    Ok(ReplayLog {
        card,
        rules_version: history.rules_version,
        seats: meta.players(),
        seed: seed.to_string(),
        entries: entries.collect(),
    })
}

/// The table metadata at the start of the game, and the seed.
fn begin(records: &[Record]) -> Result<(&TableMeta, table::Seed), Refused> {
    let mut meta = None;
    for record in records {
        match (&record.body, meta) {
            (RecordBody::Meta(now), _) => meta = Some(now),
            (RecordBody::Start(seed), Some(meta)) => return Ok((meta, *seed)),
            _ => {}
        }
    }
    Err(damaged())
}

/// A finished game at its start, and the number of seats.
fn open_finished(games: &Games, history: &History) -> Result<(Box<dyn GameInstance>, u8), Refused> {
    match history.finished {
        Some(_) => open(games, history),
        None => Err(Refused::new(ErrorCode::NotOver)),
    }
}

/// A game at its start, and the number of seats.
fn open(games: &Games, history: &History) -> Result<(Box<dyn GameInstance>, u8), Refused> {
    let (meta, seed) = begin(&history.records)?;
    let kind = games.find(&meta.game)?;
    if kind.card().rules_version != history.rules_version {
        return Err(Refused::new(ErrorCode::RulesChanged));
    }
    let game = kind.begin(&meta.setup, &meta.players(), seed)?;
    Ok((game, meta.slots.len() as u8))
}

/// Repeats one record and returns the seat that acted. `None` for records that do not concern the game.
fn redo(
    game: &mut dyn GameInstance,
    record: &Record,
    events: &mut EventTexts,
) -> Result<Option<Option<Seat>>, Refused> {
    match &record.body {
        RecordBody::Act { seat, command, .. } => {
            game.redo(record.at, *seat, command, events)
                .map_err(|why| {
                    tracing::error!(why, "a game does not replay");
                    damaged()
                })?;
            Ok(Some(Some(*seat)))
        }
        RecordBody::Pass => {
            game.advance(record.at, events);
            Ok(Some(None))
        }
        RecordBody::Meta(_) | RecordBody::Start(_) | RecordBody::Chat { .. } => Ok(None),
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

/// The events of a game so far that the holder of a token, or a spectator, may see, the latest last.
pub fn events(games: &Games, history: &History, token: Option<&str>) -> Result<RawJson, Refused> {
    let records = &history.records;
    if !records
        .iter()
        .any(|record| matches!(record.body, RecordBody::Start(_)))
    {
        return Err(Refused::new(ErrorCode::NotStarted));
    }
    let meta = records.iter().rev().find_map(|record| match &record.body {
        RecordBody::Meta(meta) => Some(meta),
        _ => None,
    });
    let viewer = match token {
        Some(token) => Viewer::Seat(meta.ok_or_else(damaged)?.seat_of(token)?),
        None => Viewer::Spectator,
    };
    let (mut game, _) = open(games, history)?;
    let mut visible = VecDeque::new();
    for record in records {
        let mut events = EventTexts::new();
        redo(&mut *game, record, &mut events)?;
        let own = events.into_iter().filter(|(to, _)| to.includes(viewer));
        visible.extend(own.map(|(_, text)| text));
        visible.drain(..visible.len().saturating_sub(EVENTS));
    }
    let visible: Vec<String> = visible.into();
    Ok(RawJson(format!("[{}]", visible.join(","))))
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
        let mut events = EventTexts::new();
        let Some(by) = redo(&mut *game, record, &mut events)? else {
            continue;
        };
        let now = look(&*game, viewer, seats)?;
        let mut diff = Diff::default();
        diff.objects("", &shown, &now);
        shown = now;
        let visible = events.iter().filter(|(to, _)| to.includes(viewer));
        let visible: Vec<&str> = visible.map(|(_, text)| text.as_str()).collect();
        if by.is_some() || !diff.is_empty() || !visible.is_empty() {
            frames.push(ReplayFrame {
                at: record.at,
                seat: by,
                changes: diff.changes(),
                events: (!visible.is_empty()).then(|| RawJson(format!("[{}]", visible.join(",")))),
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
