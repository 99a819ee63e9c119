//! The server from start to end.

use axum::serve::ListenerExt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use table::Text;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::games::Games;
use crate::hall::Hall;
use crate::http;
use crate::limits::{Clients, Limits};
use crate::metrics::Metrics;
use crate::socket::Sockets;
use crate::store::SqliteLog;

/// How long connections may take to go when the server closes.
const GRACE: Duration = Duration::from_secs(5);
/// How often old tables are swept away.
const SWEEP: Duration = Duration::from_secs(24 * 3600);

/// What the operator decides.
#[derive(Clone, Debug)]
pub struct Config {
    /// Address and port; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Where tables are kept.
    pub data_dir: PathBuf,
    /// Pages of other origins that may connect (`http://localhost:5173`).
    pub origins: Vec<String>,
    /// Whether `X-Forwarded-For` is believed.
    pub trust_proxy: bool,
    /// How much one client may ask.
    pub limits: Limits,
}

/// Why the server cannot serve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// The data directory cannot be made or used.
    DataDir(PathBuf, String),
    /// The database in it cannot be opened.
    Database(PathBuf, String),
    /// The address cannot be listened on.
    Listen(SocketAddr, String),
    /// The server ended by itself.
    Failed(String),
}

impl StartError {
    /// The words for it.
    pub fn text(&self) -> Text {
        match self {
            StartError::DataDir(folder, why) => Text::new("serve-data-unusable")
                .with("folder", folder.display().to_string())
                .with("detail", why.as_str()),
            StartError::Database(folder, why) => Text::new("serve-database-unusable")
                .with("folder", folder.display().to_string())
                .with("detail", why.as_str()),
            StartError::Listen(address, why) => Text::new("serve-cannot-listen")
                .with("address", address.to_string())
                .with("detail", why.as_str()),
            StartError::Failed(why) => Text::new("serve-failed").with("detail", why.as_str()),
        }
    }
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    hall: Hall,
    config: Config,
}

impl Server {
    /// Opens the store and the port.
    pub async fn bind(config: Config, games: Games) -> Result<Server, StartError> {
        let folder = &config.data_dir;
        prepare(folder).map_err(|error| StartError::DataDir(folder.clone(), error.to_string()))?;
        let metrics = Arc::new(Metrics::default());
        let log = SqliteLog::open(&folder.join("hangar.db"), metrics.clone())
            .map_err(|why| StartError::Database(folder.clone(), why))?;
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(|error| StartError::Listen(config.listen, error.to_string()))?;
        let hall = Hall::new(games, Arc::new(log), metrics, config.limits);
        Ok(Server {
            listener,
            hall,
            config,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop`, then lets every table store itself.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), StartError> {
        let (close, closing) = watch::channel(false);
        let sockets = Sockets {
            hall: self.hall.clone(),
            clients: Clients::new(self.config.limits),
            closing: closing.clone(),
        };
        let sweeper = tokio::spawn(sweep(self.hall.clone()));
        let app = http::router(sockets, &self.config.origins, self.config.trust_proxy);
        let app = app.into_make_service_with_connect_info::<SocketAddr>();
        let mut stopped = closing.clone();
        // Updates are small and must not wait for company.
        let listener = self.listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection sends in its own time");
            }
        });
        let serve = axum::serve(listener, app).with_graceful_shutdown(async move {
            // An error means that the sender is gone, which is the end too.
            let _ = stopped.wait_for(|stop| *stop).await;
        });
        let serve = tokio::spawn(async move { serve.await });
        stop.await;
        tracing::info!("closing");
        sweeper.abort();
        // Nobody waits for the signal any more when the server failed.
        let _ = close.send(true);
        self.hall.close().await;
        if let Err(error) = self.hall.log().close().await {
            tracing::warn!(%error, "the store did not close");
        }
        match tokio::time::timeout(GRACE, serve).await {
            Ok(Ok(result)) => result.map_err(|error| StartError::Failed(error.to_string())),
            // Whoever still holds a connection open now is cut off.
            Ok(Err(_)) | Err(_) => Ok(()),
        }
    }
}

/// Makes the folder, readable by nobody else where that can be said.
fn prepare(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

async fn sweep(hall: Hall) {
    loop {
        hall.sweep().await;
        tokio::time::sleep(SWEEP).await;
    }
}
