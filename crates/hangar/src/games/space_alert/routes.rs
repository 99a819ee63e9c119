//! HTTP routes of Space Alert that need no table, for companion mode and for links: scripts, soundtracks, flights, campaigns.
//! Nothing is stored.

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, rejection::BytesRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Response};
use axum::{Router, routing::post};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use serde_json::value::RawValue;
use space_alert::campaign::{CampaignMission, MISSIONS, Progress, Repair};
use space_alert::experience::{Around, ExplorerLog, FlownMission, LogFault, Run};
use space_alert::flight_replay::FlightReplay;
use space_alert::generate::{Recipe, generate};
use space_alert::mission_file::{Fault, MissionFile};
use space_alert::round::{Difficulty, LONGEST_CAMPAIGN};
use space_alert::scripts::Script;
use space_alert::timeline::Timeline;
use space_alert::{Specialization, Station};
use table::{Refusal, Refused, Seed};

use server::{ErrorCode, HttpError};

/// Mission files and scripts are a few kilobytes.
const LARGEST: usize = 64 * 1024;

/// An explorer's log of a few thousand missions.
const LARGEST_LOG: usize = 1024 * 1024;

/// The paths under `/api/space-alert`.
pub fn routes() -> Router {
    Router::new()
        .route("/film", post(film))
        .route("/campaign", post(campaign))
        .route("/script", post(script))
        .route("/timeline", post(timeline))
        .route(
            "/experience",
            post(experience).layer(DefaultBodyLimit::max(LARGEST_LOG)),
        )
        .layer(DefaultBodyLimit::max(LARGEST))
}

type Body = Result<Bytes, BytesRejection>;

/// The body of a request, or the error.
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

/// The request itself.
fn read<T: DeserializeOwned>(body: Body) -> Result<T, HttpError> {
    serde_json::from_slice(&bytes(body)?).map_err(|error| {
        let detail: String = error.to_string().chars().take(200).collect();
        let why = Refused::new(ErrorCode::Malformed).with("detail", detail);
        HttpError(StatusCode::BAD_REQUEST, why)
    })
}

/// The answer to a mission file that cannot be flown.
#[derive(Serialize)]
struct Faulty {
    error: Refused,
    faults: Vec<Fault>,
}

/// Flies a mission file (`docs/mission-file.md`) and answers with the film, or with everything that is wrong with it.
async fn film(body: Body) -> Result<Response, HttpError> {
    Ok(match shoot(&bytes(body)?) {
        Ok(reel) => Json(reel).into_response(),
        Err(faults) => faulty(faults),
    })
}

fn faulty(faults: Vec<Fault>) -> Response {
    let error = Refused::new("sa-mission-file-refused").with("count", faults.len() as i64);
    (
        StatusCode::UNPROCESSABLE_ENTITY,
        Json(Faulty { error, faults }),
    )
        .into_response()
}

fn shoot(body: &[u8]) -> Result<FlightReplay, Vec<Fault>> {
    let file = MissionFile::parse(body)?;
    // A valid file can be flown; an empty list of errors would be a bug.
    let (mission, plan) = file.flight().map_err(|_| Vec::new())?;
    Ok(FlightReplay::record(&mission, &plan, &file.narrator()))
}

/// A campaign so far.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Campaign {
    missions: Vec<Flown>,
    /// How many missions it was planned for; more than three with explorers (NF-10.8.5).
    #[serde(default)]
    planned: Option<u8>,
}

/// A mission of a campaign, and the repairs after it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Flown {
    /// A mission file.
    mission: Box<RawValue>,
    #[serde(default)]
    repairs: Vec<Repair>,
    #[serde(default)]
    berth: Option<Station>,
}

/// A request about an explorer's log (NF-10). The log is sent with the request and returned with the answer.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Experience {
    /// The experience from a mission or campaign, with the claimed achievements.
    Debrief {
        log: ExplorerLog,
        missions: Vec<FlownWith>,
        #[serde(default)]
        planned: Option<u8>,
        me: u8,
        around: Around,
        #[serde(default)]
        claims: Vec<String>,
    },
    /// Ticks the next box of a specialization.
    Tick {
        log: ExplorerLog,
        specialization: Specialization,
    },
    /// Agrees to be cloned.
    Agree { log: ExplorerLog },
    /// Ticks an achievement for a published session report (NF-11.5.3).
    Report {
        log: ExplorerLog,
        entry: usize,
        achievement: String,
        thumbs: u16,
        english: bool,
    },
}

/// A flown mission, with facts that are not in its file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FlownWith {
    /// A mission file. Not a `RawValue`: serde cannot keep the text of a part of a tagged enum.
    mission: Value,
    pools: [Difficulty; 2],
    double: bool,
}

/// Keeps an explorer's log by the rules: experience, achievements, boxes, consent.
async fn experience(body: Body) -> Result<Response, HttpError> {
    let refuse = |fault: LogFault| HttpError(StatusCode::UNPROCESSABLE_ENTITY, fault.refused());
    Ok(match read(body)? {
        Experience::Debrief {
            log,
            missions,
            planned,
            me,
            around,
            claims,
        } => {
            let mut flown = Vec::new();
            for mission in missions.into_iter().take(usize::from(LONGEST_CAMPAIGN)) {
                match MissionFile::parse(mission.mission.to_string().as_bytes()) {
                    Err(faults) => return Ok(faulty(faults)),
                    Ok(file) => flown.push(FlownMission {
                        file,
                        pools: mission.pools,
                        double: mission.double,
                    }),
                }
            }
            let run = Run {
                missions: flown,
                planned,
                me,
                around,
            };
            Json(log.debrief(&run, &claims).map_err(refuse)?).into_response()
        }
        Experience::Tick {
            mut log,
            specialization,
        } => {
            log.check()
                .and_then(|()| log.tick(specialization))
                .map_err(refuse)?;
            Json(log).into_response()
        }
        Experience::Agree { mut log } => {
            log.check().map_err(refuse)?;
            log.agree();
            Json(log).into_response()
        }
        Experience::Report {
            mut log,
            entry,
            achievement,
            thumbs,
            english,
        } => {
            log.check()
                .and_then(|()| log.report(entry, &achievement, thumbs, english))
                .map_err(refuse)?;
            Json(log).into_response()
        }
    })
}

/// The state of a campaign after its missions and repairs: damage, repair rights, score.
async fn campaign(body: Body) -> Result<Response, HttpError> {
    let Campaign { missions, planned } = read(body)?;
    let mut campaign = Vec::new();
    for flown in missions {
        match MissionFile::parse(flown.mission.get().as_bytes()) {
            Err(faults) => return Ok(faulty(faults)),
            Ok(mission) => campaign.push(CampaignMission {
                mission,
                repairs: flown.repairs,
                berth: flown.berth,
            }),
        }
    }
    match Progress::of_planned(&campaign, planned.unwrap_or(MISSIONS)) {
        Ok(progress) => Ok(Json(progress).into_response()),
        Err(fault) => Err(HttpError(StatusCode::UNPROCESSABLE_ENTITY, fault.refused())),
    }
}

/// Parameters and seed of a script.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Order {
    #[serde(default)]
    recipe: Recipe,
    seed: u64,
}

/// Generates a mission script. The same request gives the same script.
async fn script(body: Body) -> Result<Json<Script>, HttpError> {
    let Order { recipe, seed } = read(body)?;
    generate(&recipe, Seed::from_u64(seed))
        .map(Json)
        .map_err(|fault| HttpError(StatusCode::UNPROCESSABLE_ENTITY, fault.refused()))
}

/// The timeline of announcements and sounds of a script (`docs/ship-computer.md`).
async fn timeline(body: Body) -> Result<Json<Timeline>, HttpError> {
    let script: Script = read(body)?;
    script
        .check()
        .map_err(|fault| HttpError(StatusCode::UNPROCESSABLE_ENTITY, fault.refused()))?;
    Ok(Json(Timeline::of(&script)))
}
