//! Starts the server, accepts connections, and stops it.

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, Response, StatusCode};
use hyper::body::Incoming;
use hyper::server::conn::http1::{self, UpgradeableConnection};
use hyper::service::HttpService;
use hyper_util::rt::{TokioIo, TokioTimer};
use i18n::{Words, system_errors};
use std::convert::Infallible;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use table::Text;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower_service::Service;

use crate::clock;
use crate::games::Games;
use crate::http;
use crate::limits::{Clients, ConnectionSlot, Limits};
use crate::metrics::Metrics;
use crate::registry::TableRegistry;
use crate::socket::{Sockets, closed};
use crate::store::{OpenError, SqliteLog};
use crate::write_timeout::WriteTimeout;

/// How long open connections may finish when the server closes.
const GRACE: Duration = Duration::from_secs(5);
/// How long a client may take to send the headers of a request.
const HEADERS: Duration = Duration::from_secs(10);
/// How long a request may take to be read and handled. [`WriteTimeout`] limits the sending of the answer.
const REQUEST: Duration = Duration::from_secs(60);
/// How long to wait after a failure to accept a connection.
const PAUSE: Duration = Duration::from_millis(50);
/// How often old tables are deleted and old clients forgotten.
const SWEEP: Duration = Duration::from_secs(24 * 3600);
/// How long a client may take to read that it holds too many connections.
const REFUSAL: Duration = Duration::from_secs(1);
/// The answer to a client that holds too many connections.
const TOO_MANY: &[u8] =
    b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/// The settings of the operator.
#[derive(Clone, Debug)]
pub struct Config {
    /// Address and port; port 0 takes a free one.
    pub listen: SocketAddr,
    /// The data directory.
    pub data_dir: PathBuf,
    /// Names under which the server is reached, beside addresses and `localhost`.
    pub host_names: Vec<String>,
    /// Pages of other origins that may connect (`http://localhost:5173`).
    pub origins: Vec<String>,
    /// Whether `X-Forwarded-For` is trusted.
    pub trust_proxy: bool,
    /// Whether `/metrics` answers other machines too.
    pub public_metrics: bool,
    /// Limits for clients.
    pub limits: Limits,
}

/// Why the server cannot run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// The data directory cannot be made or used.
    DataDir(PathBuf, Text),
    /// Another process uses the data directory.
    InUse(PathBuf),
    /// The database in it cannot be opened.
    Database(PathBuf, Text),
    /// The address cannot be listened on.
    Listen(SocketAddr, Text),
    /// The server failed while running.
    Failed(Text),
}

impl StartError {
    /// The message for it, with details in the reader's language.
    pub fn text(&self, words: &Words) -> Text {
        match self {
            StartError::DataDir(folder, why) => Text::new("serve-data-unusable")
                .with("folder", folder.display().to_string())
                .with("detail", words.say(why)),
            StartError::InUse(folder) => {
                Text::new("serve-data-in-use").with("folder", folder.display().to_string())
            }
            StartError::Database(folder, why) => Text::new("serve-database-unusable")
                .with("folder", folder.display().to_string())
                .with("detail", words.say(why)),
            StartError::Listen(address, why) => Text::new("serve-cannot-listen")
                .with("address", address.to_string())
                .with("detail", words.say(why)),
            StartError::Failed(why) => Text::new("serve-failed").with("detail", words.say(why)),
        }
    }
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    registry: TableRegistry,
    config: Config,
}

impl Server {
    /// Opens the store and the port.
    pub async fn bind(config: Config, games: Games) -> Result<Server, StartError> {
        let folder = &config.data_dir;
        prepare(folder)
            .map_err(|error| StartError::DataDir(folder.clone(), system_errors::system(&error)))?;
        let metrics = Arc::new(Metrics::default());
        let log =
            SqliteLog::open(&folder.join("hangar.db"), metrics.clone()).map_err(
                |why| match why {
                    OpenError::InUse => StartError::InUse(folder.clone()),
                    OpenError::Broken(why) => StartError::Database(folder.clone(), why),
                },
            )?;
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(|error| StartError::Listen(config.listen, system_errors::system(&error)))?;
        let registry = TableRegistry::new(games, Arc::new(log), metrics, config.limits);
        Ok(Server {
            listener,
            registry,
            config,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop`, then stores all tables.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), StartError> {
        let (close, closing) = watch::channel(false);
        let clients = Clients::new(self.config.limits);
        // Behind a proxy all requests come from its address.
        let counted = (!self.config.trust_proxy).then(|| clients.clone());
        let sockets = Sockets {
            registry: self.registry.clone(),
            clients: clients.clone(),
            closing: closing.clone(),
        };
        let sweeper = tokio::spawn(sweep(self.registry.clone(), clients));
        if let Err(error) = clock::start_heartbeat() {
            tracing::warn!(%error, "cannot start the heartbeat: suspensions of the process will not be noticed");
        }
        let watch = tokio::spawn(watch_clock(self.registry.clone()));
        let app = http::router(sockets, &self.config)
            .map_err(|error| StartError::Failed(system_errors::system(&error)))?;
        let deaf = self.config.limits.deaf;
        tokio::spawn(accept(self.listener, app, deaf, counted, closing));
        stop.await;
        tracing::info!("closing");
        sweeper.abort();
        watch.abort();
        // If the server failed, nobody waits for the signal.
        let _ = close.send(true);
        self.registry.close().await;
        if let Err(error) = self.registry.log().close().await {
            tracing::warn!(%error, "the store did not close");
        }
        // Every connection holds a receiver. Those that are still open after the grace period are cut off.
        let _ = tokio::time::timeout(GRACE, close.closed()).await;
        Ok(())
    }
}

/// Accepts connections until the server closes.
async fn accept(
    listener: TcpListener,
    app: Router,
    deaf: Duration,
    clients: Option<Clients>,
    mut closing: watch::Receiver<bool>,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEADERS);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closed(&mut closing) => return,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many open files, or the client has disconnected: an immediate retry does not help.
                tracing::debug!(%error, "a connection was not accepted");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        // Updates are small and must be sent at once (no Nagle delay).
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "cannot set TCP_NODELAY");
        }
        let counted = clients.as_ref().map(|clients| clients.connect(peer.ip()));
        let counted = match counted.transpose() {
            Ok(counted) => counted,
            Err(_) => {
                tokio::spawn(refuse_connection(stream));
                continue;
            }
        };
        let app = app.clone();
        let slot = ConnectionSlot::new(counted);
        let own_slot = slot.clone();
        let service = hyper::service::service_fn(move |mut request| {
            request.extensions_mut().insert(own_slot.clone());
            answer(app.clone(), peer, request)
        });
        let connection = http
            .serve_connection(TokioIo::new(WriteTimeout::new(stream, deaf)), service)
            .with_upgrades();
        tokio::spawn(finish(connection, slot, closing.clone()));
    }
}

/// Answers a client that holds too many connections. Its request is read and thrown away: closing a connection with unread bytes
/// would discard the answer.
async fn refuse_connection(mut stream: TcpStream) {
    let answer = async {
        stream.write_all(TOO_MANY).await?;
        stream.shutdown().await?;
        let mut rest = [0; 1024];
        while stream.read(&mut rest).await? > 0 {}
        std::io::Result::Ok(())
    };
    // A client that does not read the answer is cut off without it.
    let _ = tokio::time::timeout(REFUSAL, answer).await;
}

/// Serves one connection. When the server closes, the request that is being answered is the last.
async fn finish<S>(
    connection: UpgradeableConnection<TokioIo<WriteTimeout<TcpStream>>, S>,
    _slot: ConnectionSlot,
    mut closing: watch::Receiver<bool>,
) where
    S: HttpService<Incoming, ResBody = Body, Error = Infallible>,
{
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = &mut connection => ended,
        () = closed(&mut closing) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended badly");
    }
}

/// Answers one request within the time limit.
async fn answer<B>(
    mut app: Router,
    peer: SocketAddr,
    request: Request<B>,
) -> Result<Response<Body>, Infallible>
where
    B: axum::body::HttpBody<Data = axum::body::Bytes> + Send + 'static,
    B::Error: Into<axum::BoxError>,
{
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    match tokio::time::timeout(REQUEST, app.call(request)).await {
        Ok(answered) => answered,
        Err(_) => {
            let mut late = Response::new(Body::empty());
            *late.status_mut() = StatusCode::REQUEST_TIMEOUT;
            Ok(late)
        }
    }
}

/// Creates the folder, private to this user where the system has such permissions.
fn prepare(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Notifies every table when the process was suspended.
async fn watch_clock(registry: TableRegistry) {
    let mut known = clock::lost_time();
    loop {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let lost = clock::lost_time();
        if std::mem::replace(&mut known, lost) != lost {
            registry.check_clocks().await;
        }
    }
}

async fn sweep(registry: TableRegistry, clients: Clients) {
    loop {
        registry.sweep().await;
        clients.forget_old();
        tokio::time::sleep(SWEEP).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Bytes;
    use axum::routing::{get, post};
    use futures_util::stream;
    use tokio::time::Instant;

    /// A request that does not end, or is never answered, gets an error status.
    #[tokio::test(start_paused = true)]
    async fn a_request_without_end_times_out() {
        let app = Router::new()
            .route(
                "/film",
                post(|body: Bytes| async move { body.len().to_string() }),
            )
            .route("/never", get(std::future::pending::<&str>));
        let peer = SocketAddr::from(([192, 0, 2, 7], 7878));
        // A body that sends a few bytes every second.
        let drops = stream::unfold((), |()| async {
            tokio::time::sleep(Duration::from_secs(1)).await;
            Some((Ok::<_, Infallible>(Bytes::from_static(b" ")), ()))
        });
        let endless = Request::post("/film")
            .body(Body::from_stream(drops))
            .unwrap();
        let unanswered = Request::get("/never").body(Body::empty()).unwrap();
        for request in [endless, unanswered] {
            let begun = Instant::now();
            let late = answer(app.clone(), peer, request).await.unwrap();
            assert_eq!(late.status(), StatusCode::REQUEST_TIMEOUT);
            assert_eq!(begun.elapsed(), REQUEST);
        }
        let whole = Request::post("/film").body(Body::from("{}")).unwrap();
        assert_eq!(
            answer(app, peer, whole).await.unwrap().status(),
            StatusCode::OK
        );
    }

    /// The routes that games add run on the threads for heavy requests and keep no table waiting.
    #[tokio::test]
    async fn the_routes_of_games_run_beside_the_runtime() {
        let thread = async || std::thread::current().name().unwrap_or_default().to_owned();
        let tools = Router::new().route("/thread", get(thread));
        let data = tempfile::tempdir().unwrap();
        let config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data_dir: data.path().into(),
            host_names: Vec::new(),
            origins: Vec::new(),
            trust_proxy: false,
            public_metrics: false,
            limits: Limits::default(),
        };
        let games = Games::default().with::<table::toy::Toy>();
        let games = games.with_tools("toy", tools);
        let server = Server::bind(config, games).await.unwrap();
        let address = server.address().unwrap();
        tokio::spawn(server.run(std::future::pending()));
        let mut stream = TcpStream::connect(address).await.unwrap();
        let request =
            format!("GET /api/toy/thread HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (_, thread) = answer.rsplit_once("\r\n\r\n").unwrap();
        assert!(thread.starts_with("heavy-"), "{answer}");
    }
}
