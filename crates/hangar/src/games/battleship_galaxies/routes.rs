//! HTTP routes of Battleship Galaxies: checks whether a fleet and a deck are allowed. Nothing is stored.

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, rejection::BytesRejection};
use axum::http::StatusCode;
use axum::response::Json;
use axum::{Router, routing::post};
use battleship_galaxies::command::List;
use battleship_galaxies::refusal::BattleRefusal;
use battleship_galaxies::setup::{Rules, Setup};
use serde::{Deserialize, Serialize};
use server::{ErrorCode, HttpError};
use table::{Refusal, Refused, Seat};

/// A setup with corrected data and a list are a few kilobytes.
const LARGEST: usize = 64 * 1024;

/// The paths under `/api/battleship-galaxies`.
pub fn routes() -> Router {
    Router::new()
        .route("/check-list", post(check_list))
        .layer(DefaultBodyLimit::max(LARGEST))
}

/// A list for a seat of a battle.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    setup: Setup,
    seat: u8,
    list: List,
}

/// Whether the list is allowed.
#[derive(Serialize)]
struct Verdict {
    /// Why not.
    refused: Option<Refused>,
    /// The list of a seat that submits none (BG-30.12).
    reference: List,
}

async fn check_list(body: Result<Bytes, BytesRejection>) -> Result<Json<Verdict>, HttpError> {
    let malformed = |status: StatusCode, detail: String| {
        let detail: String = detail.chars().take(200).collect();
        HttpError(
            status,
            Refused::new(ErrorCode::Malformed).with("detail", detail),
        )
    };
    let bytes = body.map_err(|error| malformed(error.status(), error.body_text()))?;
    let question: Question = serde_json::from_slice(&bytes)
        .map_err(|error| malformed(StatusCode::BAD_REQUEST, error.to_string()))?;
    let refused = |why: BattleRefusal| HttpError(StatusCode::UNPROCESSABLE_ENTITY, why.refused());
    let rules = Rules::new(&question.setup).map_err(refused)?;
    let seat = Seat(question.seat);
    if seat.index() >= rules.seats.len() {
        return Err(malformed(StatusCode::BAD_REQUEST, "no such seat".into()));
    }
    Ok(Json(Verdict {
        refused: rules
            .check_list(seat, &question.list)
            .err()
            .map(|why| why.refused()),
        reference: rules.reference_list(seat),
    }))
}
