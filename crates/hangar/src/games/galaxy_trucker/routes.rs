//! HTTP routes of Galaxy Trucker: checks ships and flies flights for the lessons, and tells corrected data. Nothing is stored.

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Query, rejection::BytesRejection};
use axum::http::StatusCode;
use axum::response::Json;
use axum::{Router, routing::get, routing::post};
use galaxy_trucker::cards::Card;
use galaxy_trucker::check::Fault;
use galaxy_trucker::data;
use galaxy_trucker::event::Event;
use galaxy_trucker::files::{FileFault, FlightFile, ShipFile};
use galaxy_trucker::game::{Counts, ShipView};
use galaxy_trucker::settlement::Receipt;
use galaxy_trucker::square::Square;
use galaxy_trucker::tiles::Tile;
use serde::{Deserialize, Serialize};
use server::{ErrorCode, HttpError};
use std::collections::BTreeMap;
use table::Refused;

/// Ship and flight files are a few kilobytes.
const LARGEST: usize = 64 * 1024;

/// The paths under `/api/galaxy-trucker`.
pub fn routes() -> Router {
    Router::new()
        .route("/ship", post(ship))
        .route("/flight", post(flight))
        .route("/data", get(printed_values))
        .layer(DefaultBodyLimit::max(LARGEST))
}

/// The printed values that this server plays with, for a client that was built with others.
#[derive(Serialize)]
struct PrintedValues {
    /// Their content hash; empty: nothing was corrected.
    hash: &'static str,
    #[serde(flatten)]
    values: Option<Values>,
}

#[derive(Serialize)]
struct Values {
    tiles: &'static [Tile],
    cards: &'static [Card],
    /// The squares of class IIIB with each number from 1 to 6.
    holes: Vec<Vec<Square>>,
    /// The entries of `numbers.json`.
    numbers: BTreeMap<&'static str, &'static [u8]>,
}

/// What the client has.
#[derive(Deserialize)]
struct Known {
    #[serde(default)]
    known: String,
}

/// The values are left out if the client knows them.
async fn printed_values(Query(Known { known }): Query<Known>) -> Json<PrintedValues> {
    let hash = data::hash();
    Json(PrintedValues {
        hash,
        values: (known != hash).then(|| Values {
            tiles: data::tiles(),
            cards: data::cards(),
            holes: data::numbered_squares(),
            numbers: data::Number::ALL
                .into_iter()
                .map(|number| (number.name(), number.values()))
                .collect(),
        }),
    })
}

type Body = Result<Bytes, BytesRejection>;

fn bytes(body: Body) -> Result<Bytes, HttpError> {
    body.map_err(|error| {
        let why = match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                Refused::new(ErrorCode::FileTooLarge).with("kib", LARGEST as i64 / 1024)
            }
            _ => Refused::new(ErrorCode::Malformed).with("detail", error.body_text()),
        };
        HttpError(error.status(), why)
    })
}

fn refused(fault: FileFault) -> HttpError {
    let text = match &fault {
        FileFault::Json(why, _) => {
            let detail: String = why.chars().take(200).collect();
            return Refused::new(ErrorCode::Malformed)
                .with("detail", detail)
                .into();
        }
        _ => fault.text(),
    };
    HttpError(
        StatusCode::UNPROCESSABLE_ENTITY,
        Refused {
            code: text.id,
            rule: fault.rule().map(str::to_owned),
            args: text.args,
        },
    )
}

/// A checked ship.
#[derive(Serialize)]
struct Checked {
    faults: Vec<Fault>,
    counts: Counts,
}

/// Checks a ship file (`docs/galaxy-trucker-files.md`): its errors and its numbers with the crew aboard.
async fn ship(body: Body) -> Result<Json<Checked>, HttpError> {
    let file = ShipFile::parse(&bytes(body)?).map_err(refused)?;
    let ship = file.ship().map_err(refused)?;
    Ok(Json(Checked {
        faults: ship.faults(),
        counts: Counts::of(&ship),
    }))
}

/// A flight that was flown.
#[derive(Serialize)]
struct Flown {
    /// The ships at launch.
    ships: Vec<ShipView>,
    /// The events in order.
    events: Vec<Event>,
    /// The ships at the end.
    landed: Vec<ShipView>,
    receipts: Vec<Receipt>,
}

/// Flies a flight file. Questions without a decision are answered by the defaults of GT-31.
async fn flight(body: Body) -> Result<Json<Flown>, HttpError> {
    let file = FlightFile::parse(&bytes(body)?).map_err(refused)?;
    let (flight, events) = file.fly().map_err(refused)?;
    let pilots = file.pilots().map_err(refused)?;
    let receipts = file.settle(&flight);
    Ok(Json(Flown {
        ships: pilots.iter().map(ShipView::of_pilot).collect(),
        events,
        landed: flight.pilots().iter().map(ShipView::of_pilot).collect(),
        receipts,
    }))
}
