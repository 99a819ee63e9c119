//! HTTP routes: the WebSocket handshake, the JSON API, health and metrics, and the web client.

use axum::body::Body;
use axum::extract::{ConnectInfo, DefaultBodyLimit, OriginalUri, Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Response, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Json};
use axum::routing::{get, post};
use axum::{Router, http};
use serde::Deserialize;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use table::{Refused, Seat};

use crate::api::{ApiError, GameCard, ReplayLog, ReplayPage, TableCard, TableReplay};
use crate::error_code::ErrorCode;
use crate::heavy_requests::{HeavyPool, Turn, off_runtime};
use crate::limits::ConnectionSlot;
use crate::protocol::RawJson;
use crate::server::Config;
use crate::socket::Sockets;
use crate::store::{History, StoreError};
use crate::{assets, codes_and_tokens, replays};

/// Tables that can be asked for in one request.
const MOST_CODES: usize = 20;

/// Queries are short.
const LARGEST_QUERY: usize = 4 * 1024;

/// Shared by all requests.
#[derive(Clone)]
struct AppState {
    sockets: Sockets,
    origins: Arc<[String]>,
    trust_proxy: bool,
    public_metrics: bool,
    heavy: HeavyPool,
    /// Names under which the server is reached. `None`: a proxy in front of it checks that.
    host_names: Option<Arc<[String]>>,
}

/// All routes, and the threads for heavy requests.
pub fn router(sockets: Sockets, config: &Config) -> std::io::Result<Router> {
    let mut api = Router::new()
        .route("/games", get(games))
        .route("/tables", get(tables))
        .route(
            "/tables/{code}/events",
            post(events).layer(DefaultBodyLimit::max(LARGEST_QUERY)),
        )
        .route("/replays", get(finished))
        .route("/replays/{code}", get(replay))
        .route("/replays/{code}/film", get(film))
        .route(
            "/replays/{code}/ask",
            post(ask).layer(DefaultBodyLimit::max(LARGEST_QUERY)),
        );
    let heavy = HeavyPool::start()?;
    for (id, routes) in sockets.registry.games().tools() {
        let routes = routes.clone().fallback(no_such_api);
        let routes = routes.layer(from_fn_with_state(heavy.clone(), off_runtime));
        api = api.nest_service(&format!("/{id}"), routes);
    }
    let app = AppState {
        sockets,
        origins: config.origins.as_slice().into(),
        trust_proxy: config.trust_proxy,
        public_metrics: config.public_metrics,
        heavy,
        host_names: (!config.trust_proxy || !config.host_names.is_empty())
            .then(|| config.host_names.as_slice().into()),
    };
    Ok(Router::new()
        .nest("/api", api.fallback(no_such_api))
        .route("/ws", get(websocket))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .fallback(get(client))
        .layer(from_fn_with_state(app.clone(), check_host))
        .layer(from_fn(secure))
        .with_state(app))
}

/// A refusal with its HTTP status.
pub struct HttpError(pub StatusCode, pub Refused);

impl IntoResponse for HttpError {
    fn into_response(self) -> Response<Body> {
        (self.0, Json(ApiError { error: self.1 })).into_response()
    }
}

impl From<Refused> for HttpError {
    fn from(why: Refused) -> HttpError {
        // A refusal of a game: the request was understood but breaks a rule.
        let status =
            ErrorCode::find(&why.code).map_or(StatusCode::UNPROCESSABLE_ENTITY, ErrorCode::status);
        HttpError(status, why)
    }
}

impl From<StoreError> for HttpError {
    fn from(error: StoreError) -> HttpError {
        if error == StoreError::Damaged {
            return Refused::new(ErrorCode::DamagedTable).into();
        }
        tracing::error!(%error, "cannot read");
        Refused::new(ErrorCode::Storage).into()
    }
}

async fn no_such_api(OriginalUri(uri): OriginalUri) -> HttpError {
    let path: String = uri.path().chars().take(200).collect();
    HttpError(
        StatusCode::NOT_FOUND,
        Refused::new(ErrorCode::ApiNotFound).with("path", path),
    )
}

async fn games(State(app): State<AppState>) -> Json<Vec<GameCard>> {
    Json(
        app.sockets
            .registry
            .games()
            .iter()
            .map(|kind| kind.card())
            .collect(),
    )
}

#[derive(Deserialize)]
struct Tables {
    game: Option<String>,
    codes: Option<String>,
}

async fn tables(
    State(app): State<AppState>,
    wanted: Result<Query<Tables>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Vec<TableCard>>, HttpError> {
    let Query(wanted) = wanted.map_err(bad_query)?;
    let registry = &app.sockets.registry;
    let Some(codes) = wanted.codes else {
        return Ok(Json(registry.open_tables().list(wanted.game.as_deref())));
    };
    let mut cards = Vec::new();
    // One after another, so that lists do not keep the store busy.
    for code in codes.split(',').take(MOST_CODES) {
        let Some(code) = codes_and_tokens::normalise_code(code) else {
            continue;
        };
        cards.extend(registry.card(&code).await?);
    }
    Ok(Json(cards))
}

#[derive(Deserialize)]
struct Page {
    game: Option<String>,
    before: Option<i64>,
}

async fn finished(
    State(app): State<AppState>,
    page: Result<Query<Page>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<ReplayPage>, HttpError> {
    let Query(page) = page.map_err(bad_query)?;
    Ok(Json(
        app.sockets
            .registry
            .log()
            .finished(page.game, page.before)
            .await?,
    ))
}

fn bad_query(error: axum::extract::rejection::QueryRejection) -> HttpError {
    let why = Refused::new(ErrorCode::Malformed).with("detail", error.body_text());
    HttpError(StatusCode::BAD_REQUEST, why)
}

async fn history(app: &AppState, code: &str) -> Result<History, HttpError> {
    let missing = || Refused::new(ErrorCode::NoSuchTable);
    let code = codes_and_tokens::normalise_code(code).ok_or_else(missing)?;
    Ok(app
        .sockets
        .registry
        .log()
        .history(&code)
        .await?
        .ok_or_else(missing)?)
}

async fn replay(
    State(app): State<AppState>,
    Path(code): Path<String>,
) -> Result<Json<ReplayLog>, HttpError> {
    Ok(Json(replays::log(history(&app, &code).await?)?))
}

#[derive(Deserialize)]
struct Eyes {
    seat: Option<u8>,
}

async fn film(
    State(app): State<AppState>,
    Path(code): Path<String>,
    eyes: Result<Query<Eyes>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<TableReplay>, HttpError> {
    let Query(eyes) = eyes.map_err(bad_query)?;
    let turn = app.heavy.turn().await;
    let history = history(&app, &code).await?;
    let games = app.sockets.registry.games().clone();
    let film = move || replays::film(&games, history, eyes.seat.map(Seat));
    Ok(Json(heavy(&app, turn, film).await?))
}

fn bad_body(error: axum::extract::rejection::JsonRejection) -> HttpError {
    let why = Refused::new(ErrorCode::Malformed).with("detail", error.body_text());
    HttpError(error.status(), why)
}

#[derive(Deserialize)]
struct EventsRequest {
    /// The token of a seat; `None` for a spectator.
    token: Option<String>,
}

async fn events(
    State(app): State<AppState>,
    Path(code): Path<String>,
    request: Result<Json<EventsRequest>, axum::extract::rejection::JsonRejection>,
) -> Result<Json<RawJson>, HttpError> {
    let Json(request) = request.map_err(bad_body)?;
    let turn = app.heavy.turn().await;
    let history = history(&app, &code).await?;
    let games = app.sockets.registry.games().clone();
    let events = move || replays::events(&games, &history, request.token.as_deref());
    Ok(Json(heavy(&app, turn, events).await?))
}

async fn ask(
    State(app): State<AppState>,
    Path(code): Path<String>,
    query: Result<Json<serde_json::Value>, axum::extract::rejection::JsonRejection>,
) -> Result<Json<RawJson>, HttpError> {
    let Json(query) = query.map_err(bad_body)?;
    let turn = app.heavy.turn().await;
    let history = history(&app, &code).await?;
    let games = app.sockets.registry.games().clone();
    let ask = move || replays::ask(&games, &history, &query);
    Ok(Json(heavy(&app, turn, ask).await?))
}

/// Does heavy work on a thread of the pool.
async fn heavy<T: Send + 'static>(
    app: &AppState,
    turn: Turn,
    work: impl FnOnce() -> Result<T, Refused> + Send + 'static,
) -> Result<T, Refused> {
    let done = app.heavy.run(turn, work).await;
    done.unwrap_or_else(|| Err(Refused::new(ErrorCode::DamagedTable)))
}

/// Refuses requests for other host names. Another site could let its name resolve to this server (DNS rebinding), and browsers
/// would let its pages read the answers. Addresses and `localhost` cannot be misused this way.
async fn check_host(State(app): State<AppState>, request: Request, next: Next) -> Response<Body> {
    let host = request.headers().get(header::HOST);
    let host = host.map(|host| host.to_str().unwrap_or_default());
    match (host, &app.host_names) {
        (Some(host), Some(names)) if !is_own_host(host, names) => {
            HttpError::from(Refused::new(ErrorCode::Host)).into_response()
        }
        _ => next.run(request).await,
    }
}

fn is_own_host(host: &str, names: &[String]) -> bool {
    let Ok(authority) = host.parse::<http::uri::Authority>() else {
        return false;
    };
    let name = authority.host().trim_end_matches('.').to_ascii_lowercase();
    let address = name.trim_start_matches('[').trim_end_matches(']');
    address.parse::<IpAddr>().is_ok()
        || name == "localhost"
        || name.ends_with(".localhost")
        || names.iter().any(|own| own.eq_ignore_ascii_case(&name))
}

async fn health(State(app): State<AppState>) -> (StatusCode, &'static str) {
    if app.sockets.registry.log().healthy() {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "tables cannot be stored\n")
    }
}

/// Metrics are for this machine only, unless the operator makes them public. A request through a local proxy comes from
/// elsewhere.
async fn metrics(
    State(app): State<AppState>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, HttpError> {
    let passed_on = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];
    let local = peer.ip().to_canonical().is_loopback()
        && !passed_on.iter().any(|name| headers.contains_key(*name));
    if !(local || app.public_metrics) {
        return Err(Refused::new(ErrorCode::Metrics).into());
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok((
        [(header::CONTENT_TYPE, kind)],
        app.sockets.registry.metrics().text(),
    ))
}

async fn client(uri: Uri, headers: HeaderMap) -> Response<Body> {
    assets::serve(&uri, &headers)
}

async fn websocket(
    State(app): State<AppState>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
) -> Result<Response<Body>, HttpError> {
    if !own_origin(request.headers(), &app.origins) {
        return Err(Refused::new(ErrorCode::Origin).into());
    }
    let address = if app.trust_proxy {
        forwarded(request.headers())
    } else {
        None
    };
    // Behind a proxy the client is only known by the header.
    let slot = request.extensions().get::<ConnectionSlot>();
    let counted = slot
        .filter(|_| !app.trust_proxy)
        .and_then(ConnectionSlot::take);
    let address = address.unwrap_or(peer.ip());
    Ok(app.sockets.upgrade(request, address, counted)?)
}

/// Whether the page that opens the connection is ours, or one that the operator allowed.
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

/// Adds security headers.
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

    #[test]
    fn only_own_names_are_answered() {
        let names = ["hangar.example".to_owned()];
        for own in [
            "127.0.0.1:7878",
            "192.168.1.20",
            "[::1]:7878",
            "localhost",
            "LOCALHOST:7878",
            "hangar.localhost",
            "hangar.example",
            "Hangar.Example.:80",
        ] {
            assert!(is_own_host(own, &names), "{own}");
        }
        for foreign in [
            "evil.example",
            "evil.example:7878",
            "hangar.example.evil.example",
            "127.0.0.1.evil.example",
            "notlocalhost",
            "",
            "a b",
        ] {
            assert!(!is_own_host(foreign, &names), "{foreign}");
        }
    }

    #[test]
    fn the_address_comes_from_the_nearest_proxy() {
        let address = forwarded(&headers(&[("x-forwarded-for", "6.6.6.6, 192.0.2.7")]));
        assert_eq!(address, Some("192.0.2.7".parse().unwrap()));
        assert_eq!(
            forwarded(&headers(&[("x-forwarded-for", "nonsense")])),
            None
        );
        assert_eq!(forwarded(&headers(&[])), None);
    }
}
