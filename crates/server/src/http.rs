//! Everything over HTTP: the door to the WebSocket, JSON to read, numbers for the operator, and the client.

use axum::body::Body;
use axum::extract::{ConnectInfo, DefaultBodyLimit, OriginalUri, Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Response, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Json};
use axum::routing::{get, post};
use axum::{Router, http};
use serde::Deserialize;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use table::{Refused, Seat};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::api::{ApiError, Film, GameCard, ReplayLog, ReplayPage};
use crate::protocol::RawJson;
use crate::run::Config;
use crate::socket::Sockets;
use crate::store::{History, StoreError};
use crate::{assets, keys, replays};

/// Films that are made at the same time: each keeps a core busy.
const FILMS: usize = 2;

/// Questions are short.
const LARGEST_QUERY: usize = 4 * 1024;

/// What every request may need.
#[derive(Clone)]
struct Door {
    sockets: Sockets,
    origins: Arc<[String]>,
    trust_proxy: bool,
    public_metrics: bool,
    films: Arc<Semaphore>,
}

/// All routes.
pub fn router(sockets: Sockets, config: &Config) -> Router {
    let mut api = Router::new()
        .route("/games", get(games))
        .route("/replays", get(finished))
        .route("/replays/{code}", get(replay))
        .route("/replays/{code}/film", get(film))
        .route(
            "/replays/{code}/ask",
            post(ask).layer(DefaultBodyLimit::max(LARGEST_QUERY)),
        );
    for (id, routes) in sockets.hall.games().tools() {
        api = api.nest_service(&format!("/{id}"), routes.clone().fallback(no_such_api));
    }
    let door = Door {
        sockets,
        origins: config.origins.as_slice().into(),
        trust_proxy: config.trust_proxy,
        public_metrics: config.public_metrics,
        films: Arc::new(Semaphore::new(FILMS)),
    };
    Router::new()
        .nest("/api", api.fallback(no_such_api))
        .route("/ws", get(websocket))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .fallback(get(client))
        .layer(from_fn(secure))
        .with_state(door)
}

/// A refusal with a status of its own.
pub struct Failure(pub StatusCode, pub Refused);

impl IntoResponse for Failure {
    fn into_response(self) -> Response<Body> {
        (self.0, Json(ApiError { error: self.1 })).into_response()
    }
}

impl From<Refused> for Failure {
    fn from(why: Refused) -> Failure {
        let status = match why.code.as_str() {
            "refused-no-such-table" | "refused-no-such-game" | "refused-no-such-seat" => {
                StatusCode::NOT_FOUND
            }
            "refused-not-over" | "refused-rules-changed" => StatusCode::CONFLICT,
            "refused-too-many-connections" => StatusCode::TOO_MANY_REQUESTS,
            "refused-origin" | "refused-metrics" => StatusCode::FORBIDDEN,
            "refused-not-websocket" => StatusCode::UPGRADE_REQUIRED,
            "refused-query" => StatusCode::UNPROCESSABLE_ENTITY,
            // A game's own refusal: the request was understood and is against the rules.
            own if own.split('-').next() != Some("refused") => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::INTERNAL_SERVER_ERROR,
        };
        Failure(status, why)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        tracing::error!(%error, "cannot read");
        Refused::new("refused-storage").into()
    }
}

async fn no_such_api(OriginalUri(uri): OriginalUri) -> Failure {
    let path: String = uri.path().chars().take(200).collect();
    Failure(
        StatusCode::NOT_FOUND,
        Refused::new("api-not-found").with("path", path),
    )
}

async fn games(State(door): State<Door>) -> Json<Vec<GameCard>> {
    Json(
        door.sockets
            .hall
            .games()
            .iter()
            .map(|kind| kind.card())
            .collect(),
    )
}

#[derive(Deserialize)]
struct Page {
    game: Option<String>,
    before: Option<i64>,
}

async fn finished(
    State(door): State<Door>,
    page: Result<Query<Page>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<ReplayPage>, Failure> {
    let Query(page) = page.map_err(bad_query)?;
    Ok(Json(
        door.sockets
            .hall
            .log()
            .finished(page.game, page.before)
            .await?,
    ))
}

fn bad_query(error: axum::extract::rejection::QueryRejection) -> Failure {
    let why = Refused::new("refused-malformed").with("detail", error.body_text());
    Failure(StatusCode::BAD_REQUEST, why)
}

async fn history(door: &Door, code: &str) -> Result<History, Failure> {
    let missing = || Refused::new("refused-no-such-table");
    let code = keys::tidy_code(code).ok_or_else(missing)?;
    Ok(door
        .sockets
        .hall
        .log()
        .history(&code)
        .await?
        .ok_or_else(missing)?)
}

async fn replay(
    State(door): State<Door>,
    Path(code): Path<String>,
) -> Result<Json<ReplayLog>, Failure> {
    Ok(Json(replays::log(history(&door, &code).await?)?))
}

#[derive(Deserialize)]
struct Eyes {
    seat: Option<u8>,
}

async fn film(
    State(door): State<Door>,
    Path(code): Path<String>,
    eyes: Result<Query<Eyes>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Film>, Failure> {
    let Query(eyes) = eyes.map_err(bad_query)?;
    let turn = turn(&door.films).await;
    let history = history(&door, &code).await?;
    let games = door.sockets.hall.games().clone();
    let film = move || replays::film(&games, history, eyes.seat.map(Seat));
    Ok(Json(in_turn(turn, film).await?))
}

async fn ask(
    State(door): State<Door>,
    Path(code): Path<String>,
    query: Result<Json<serde_json::Value>, axum::extract::rejection::JsonRejection>,
) -> Result<Json<RawJson>, Failure> {
    let Json(query) = query.map_err(|error| {
        let why = Refused::new("refused-malformed").with("detail", error.body_text());
        Failure(error.status(), why)
    })?;
    let turn = turn(&door.films).await;
    let history = history(&door, &code).await?;
    let games = door.sockets.hall.games().clone();
    let ask = move || replays::ask(&games, &history, &query);
    Ok(Json(in_turn(turn, ask).await?))
}

/// Waits for one's turn with what keeps a core busy. Nothing is read before: those who wait must not fill the memory.
async fn turn(films: &Arc<Semaphore>) -> Option<OwnedSemaphorePermit> {
    // The semaphore is never closed; without a permit the film would merely be made beside the others.
    films.clone().acquire_owned().await.ok()
}

/// Does it, beside everything else. The turn ends with the work, though whoever asked may have gone long before.
async fn in_turn<T: Send + 'static>(
    turn: Option<OwnedSemaphorePermit>,
    work: impl FnOnce() -> Result<T, Refused> + Send + 'static,
) -> Result<T, Refused> {
    let work = move || {
        let _turn = turn;
        work()
    };
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|_| Err(Refused::new("refused-damaged-table")))
}

async fn health(State(door): State<Door>) -> (StatusCode, &'static str) {
    if door.sockets.hall.log().healthy() {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "tables cannot be stored\n")
    }
}

/// Numbers are for the operator: for this machine, unless everybody may read them. What a proxy passes on comes from
/// elsewhere, though the proxy itself is here.
async fn metrics(
    State(door): State<Door>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Failure> {
    let passed_on = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];
    let local = peer.ip().to_canonical().is_loopback()
        && !passed_on.iter().any(|name| headers.contains_key(*name));
    if !(local || door.public_metrics) {
        return Err(Refused::new("refused-metrics").into());
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok((
        [(header::CONTENT_TYPE, kind)],
        door.sockets.hall.metrics().text(),
    ))
}

async fn client(uri: Uri, headers: HeaderMap) -> Response<Body> {
    assets::serve(&uri, &headers)
}

async fn websocket(
    State(door): State<Door>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
) -> Result<Response<Body>, Failure> {
    if !own_origin(request.headers(), &door.origins) {
        return Err(Refused::new("refused-origin").into());
    }
    let address = if door.trust_proxy {
        forwarded(request.headers())
    } else {
        None
    };
    Ok(door
        .sockets
        .upgrade(request, address.unwrap_or(peer.ip()))?)
}

/// A browser says which page opened the connection: it must be ours, or one the operator named.
fn own_origin(headers: &HeaderMap, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true; // not a browser
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let own = origin
        .parse::<Uri>()
        .ok()
        .and_then(|uri| Some(uri.authority()?.as_str() == host?));
    own == Some(true) || allowed.iter().any(|other| other == origin)
}

/// The address that the nearest proxy saw.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let list = headers
        .get_all("x-forwarded-for")
        .iter()
        .next_back()?
        .to_str()
        .ok()?;
    list.rsplit(',').next()?.trim().parse().ok()
}

/// Headers that keep a page from doing what it has no business to do.
async fn secure(request: Request, next: Next) -> Response<Body> {
    const HEADERS: [(HeaderName, &str); 7] = [
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; \
             object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "no-referrer"),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), microphone=(), geolocation=(), payment=()",
        ),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
    ];
    let mut response = next.run(request).await;
    if response.status() != http::StatusCode::SWITCHING_PROTOCOLS {
        let headers = response.headers_mut();
        for (name, value) in HEADERS {
            headers.insert(name, HeaderValue::from_static(value));
        }
        headers
            .entry(header::CACHE_CONTROL)
            .or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &'static str)| {
            (
                HeaderName::from_static(name),
                HeaderValue::from_static(value),
            )
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_our_own_pages_may_connect() {
        let allowed = ["http://localhost:5173".to_owned()];
        let own = |pairs: &[(&'static str, &'static str)]| own_origin(&headers(pairs), &allowed);
        assert!(own(&[("host", "hangar.example")]), "no browser");
        assert!(own(&[
            ("host", "hangar.example"),
            ("origin", "https://hangar.example")
        ]));
        assert!(own(&[
            ("host", "127.0.0.1:7878"),
            ("origin", "http://127.0.0.1:7878")
        ]));
        assert!(own(&[
            ("host", "127.0.0.1:7878"),
            ("origin", "http://localhost:5173")
        ]));
        assert!(!own(&[
            ("host", "hangar.example"),
            ("origin", "https://evil.example")
        ]));
        assert!(!own(&[
            ("host", "hangar.example"),
            ("origin", "https://hangar.example.evil.example")
        ]));
        assert!(!own(&[("host", "hangar.example"), ("origin", "null")]));
        assert!(!own(&[("origin", "https://evil.example")]));
    }

    /// Who asks for films and does not wait for them makes no more of them at a time than anybody else.
    #[tokio::test]
    async fn a_film_nobody_waits_for_still_takes_its_turn() {
        let films = Arc::new(Semaphore::new(1));
        let (begun, begins) = tokio::sync::oneshot::channel();
        let (end, ends) = std::sync::mpsc::channel::<()>();
        let first = turn(&films).await;
        let asked = tokio::spawn(in_turn(first, move || {
            let _ = begun.send(());
            // Until the test lets it end.
            let _ = ends.recv();
            Ok(())
        }));
        begins.await.unwrap();
        asked.abort();
        assert!(asked.await.unwrap_err().is_cancelled());
        assert_eq!(films.available_permits(), 0);
        drop(end);
        assert_eq!(in_turn(turn(&films).await, || Ok(7)).await, Ok(7));
        let broken = in_turn(turn(&films).await, || -> Result<(), Refused> {
            panic!("a film that cannot be made")
        });
        assert_eq!(broken.await.unwrap_err().code, "refused-damaged-table");
        assert_eq!(films.available_permits(), 1);
    }

    #[test]
    fn the_nearest_proxy_is_believed_and_not_what_it_was_told() {
        let address = forwarded(&headers(&[("x-forwarded-for", "6.6.6.6, 192.0.2.7")]));
        assert_eq!(address, Some("192.0.2.7".parse().unwrap()));
        assert_eq!(
            forwarded(&headers(&[("x-forwarded-for", "nonsense")])),
            None
        );
        assert_eq!(forwarded(&headers(&[])), None);
    }
}
