//! Finished games, read back: as a log to play again, or as a film through somebody's eyes.

use serde_json::Value;
use table::{Clock, Refused, Seat, Viewer};

use crate::api::{Film, Frame, ReplayEntry, ReplayLog};
use crate::games::{Games, Playing, Told};
use crate::known::Known;
use crate::lobby::Lobby;
use crate::patch;
use crate::protocol::{ClockState, RawJson};
use crate::sight::game_text;
use crate::store::{History, Record, What};

fn damaged() -> Refused {
    Refused::new("refused-damaged-table")
}

/// Everything needed to play a finished game again.
pub fn log(history: History) -> Result<ReplayLog, Refused> {
    let card = history
        .finished
        .ok_or_else(|| Refused::new("refused-not-over"))?;
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
fn begin(records: &[Record]) -> Result<(&Lobby, table::Seed), Refused> {
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
fn open(games: &Games, history: &History) -> Result<(Box<dyn Playing>, u8), Refused> {
    let card = history
        .finished
        .as_ref()
        .ok_or_else(|| Refused::new("refused-not-over"))?;
    let kind = games.find(&card.game)?;
    if kind.card().rules_version != history.rules_version {
        return Err(Refused::new("refused-rules-changed"));
    }
    let (lobby, seed) = begin(&history.records)?;
    let game = kind.begin(&lobby.setup, &lobby.crew(), seed)?;
    Ok((game, lobby.places.len() as u8))
}

/// Does again what was done; says who did it. Nothing for what does not concern the game.
fn redo(
    game: &mut dyn Playing,
    record: &Record,
    told: &mut Told,
) -> Result<Option<Option<Seat>>, Refused> {
    match &record.what {
        What::Act { seat, command, .. } => {
            game.redo(record.at, *seat, command, told).map_err(|why| {
                tracing::error!(why, "a finished game does not replay");
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

/// What a spectator learns by asking a finished game something.
pub fn ask(games: &Games, history: &History, query: &Value) -> Result<RawJson, Refused> {
    let (mut game, _) = open(games, history)?;
    for record in &history.records {
        redo(&mut *game, record, &mut Told::new())?;
    }
    game.query(Viewer::Spectator, query).map(RawJson)
}

/// A finished game as one viewer saw it.
pub fn film(games: &Games, history: History, seat: Option<Seat>) -> Result<Film, Refused> {
    let (mut game, seats) = open(games, &history)?;
    if seat.is_some_and(|seat| seat.0 >= seats) {
        return Err(Refused::new("refused-no-such-seat"));
    }
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let start = look(&*game, viewer, seats)?;
    let mut shown = start.clone();
    let mut frames = Vec::new();
    for record in &history.records {
        let mut told = Told::new();
        let Some(by) = redo(&mut *game, record, &mut told)? else {
            continue;
        };
        let now = look(&*game, viewer, seats)?;
        let mut pairs = String::new();
        patch::diff_members(&shown, &now, &mut pairs);
        shown = now;
        let heard = told.iter().filter(|told| told.0.includes(viewer));
        let heard: Vec<&str> = heard.map(|told| told.1.as_str()).collect();
        if by.is_some() || !pairs.is_empty() || !heard.is_empty() {
            frames.push(Frame {
                at: record.at,
                seat: by,
                set: RawJson(patch::object(&pairs)),
                events: (!heard.is_empty()).then(|| RawJson(format!("[{}]", heard.join(",")))),
            });
        }
    }
    Ok(Film {
        card: history.finished.ok_or_else(damaged)?,
        seat,
        start: RawJson(start),
        frames,
    })
}

fn look(game: &dyn Playing, viewer: Viewer, seats: u8) -> Result<String, Refused> {
    let clock = match (game.outcome(), game.clock()) {
        (Some(_), _) => ClockState::Stopped,
        (None, Clock::Running) => ClockState::Running,
        (None, Clock::Held) => ClockState::Held,
    };
    let broken = |why: String| {
        tracing::error!(why, "a view cannot be written");
        damaged()
    };
    let view = Known::shown(|learning| game.view(learning)).map_err(broken)?;
    let own = match viewer.seat() {
        Some(seat) => Known::shown(|learning| game.own(seat, learning)).map_err(broken)?,
        None => Known::default(),
    };
    let rest = Known::shown(|learning| game.rest(seats, clock, learning)).map_err(broken)?;
    Ok(game_text(&view, &own, rest.text()))
}
