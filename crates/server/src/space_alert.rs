//! What Space Alert answers without a table: films of mission files. Nothing is stored.

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, rejection::BytesRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Response};
use axum::{Router, routing::post};
use serde::Serialize;
use space_alert::film::FilmReel;
use space_alert::mission_file::{Fault, MissionFile};
use table::Refused;

use crate::api::ApiError;

/// A mission file is a few kilobytes.
const LARGEST_FILE: usize = 64 * 1024;

/// The paths under `/api/space-alert`.
pub fn routes() -> Router {
    Router::new()
        .route("/film", post(film))
        .layer(DefaultBodyLimit::max(LARGEST_FILE))
}

/// The answer to a mission file that cannot be flown.
#[derive(Serialize)]
struct Faulty {
    error: Refused,
    faults: Vec<Fault>,
}

/// Flies a mission file (`docs/mission-file.md`) and answers with the film, or with everything that is wrong with it.
async fn film(body: Result<Bytes, BytesRejection>) -> Response {
    let body = match body {
        Ok(body) => body,
        Err(error) => {
            let status = error.status();
            let why = match status {
                StatusCode::PAYLOAD_TOO_LARGE => {
                    Refused::new("refused-file-too-large").with("kib", LARGEST_FILE as i64 / 1024)
                }
                _ => Refused::new("refused-malformed").with("detail", error.body_text()),
            };
            return (status, Json(ApiError { error: why })).into_response();
        }
    };
    match shoot(&body) {
        Ok(reel) => Json(reel).into_response(),
        Err(faults) => {
            let error = Refused::new("refused-mission-file").with("count", faults.len() as i64);
            let faulty = Faulty { error, faults };
            (StatusCode::UNPROCESSABLE_ENTITY, Json(faulty)).into_response()
        }
    }
}

fn shoot(body: &[u8]) -> Result<FilmReel, Vec<Fault>> {
    let file = MissionFile::parse(body)?;
    // What was read can be flown; an empty list of faults would mean that this promise is broken.
    let (mission, plan) = file.flight().map_err(|_| Vec::new())?;
    Ok(FilmReel::shoot(&mission, &plan, &file.narrator()))
}
