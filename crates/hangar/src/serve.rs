//! `hangar serve`: runs the server.

use server::games::Games;
use server::limits::Limits;
use server::{Config, Server, StartError};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::time::Duration;
use table::{Millis, Text};
use tracing::level_filters::LevelFilter;

use i18n::{Words, system_errors};

use crate::settings::{self, File};

const PORT: u16 = 7878;
/// Blocking threads: for loading tables, replays and queries.
const BLOCKING: usize = 8;

/// Runs the server until Ctrl-C or SIGTERM.
///
/// Each setting comes from its flag, its environment variable, or hangar.toml (the name with `_`), in that order.
#[derive(clap::Args, Default)]
pub struct Args {
    /// Address and port to listen on; port 0 takes a free one [default: 127.0.0.1:7878]
    #[arg(long, env = "HANGAR_LISTEN", value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    /// Where tables are kept [default: the data directory of this platform]
    #[arg(long, env = "HANGAR_DATA_DIR", value_name = "FOLDER")]
    data_dir: Option<PathBuf>,
    /// Open the browser
    #[arg(long, env = "HANGAR_OPEN")]
    open: bool,
    /// Settings file [default: ./hangar.toml, then hangar.toml in the configuration directory of this platform]
    #[arg(long, env = "HANGAR_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    /// A name under which people reach the server, such as hangar.example.org (may be repeated); addresses and localhost need none
    #[arg(
        long,
        env = "HANGAR_HOST_NAME",
        value_name = "NAME",
        value_delimiter = ','
    )]
    host_name: Vec<String>,
    /// Another page that may connect, such as http://localhost:5173 (may be repeated)
    #[arg(
        long,
        env = "HANGAR_ORIGIN",
        value_name = "ORIGIN",
        value_delimiter = ','
    )]
    origin: Vec<String>,
    /// Trust X-Forwarded-For: only behind a proxy that sets it
    #[arg(long, env = "HANGAR_TRUST_PROXY")]
    trust_proxy: bool,
    /// Let other machines read /metrics too
    #[arg(long, env = "HANGAR_PUBLIC_METRICS")]
    public_metrics: bool,
    /// Log level: error, warn, info, debug, trace [default: info]
    #[arg(long, env = "HANGAR_LOG", value_name = "LEVEL")]
    log: Option<String>,
    /// Log format: text or json [default: text]
    #[arg(long, env = "HANGAR_LOG_FORMAT", value_name = "FORMAT")]
    log_format: Option<String>,
    /// Tables that one client may open in an hour [default: 60]
    #[arg(long, env = "HANGAR_TABLES_PER_HOUR", value_name = "N")]
    tables_per_hour: Option<u32>,
    /// Connections that one client may hold [default: 100]
    #[arg(long, env = "HANGAR_CONNECTIONS_PER_CLIENT", value_name = "N")]
    connections_per_client: Option<u32>,
    /// Messages a second that one connection may send for long [default: 15]
    #[arg(long, env = "HANGAR_MESSAGES_PER_SECOND", value_name = "N")]
    messages_per_second: Option<f64>,
    /// Unload a table without viewers after this many seconds [default: 600]
    #[arg(long, env = "HANGAR_IDLE_SECONDS", value_name = "N")]
    idle_seconds: Option<u64>,
    /// Make the clocks of all tables run this many times faster (for tests)
    #[arg(
        long,
        env = "HANGAR_SPEED",
        hide = true,
        value_name = "TIMES",
        default_value_t = 1
    )]
    speed: u32,
    /// Disconnect clients that read nothing for this many seconds (for tests)
    #[arg(long, env = "HANGAR_DEAF_SECONDS", hide = true, value_name = "N")]
    deaf_seconds: Option<u32>,
    /// Disconnect clients that send nothing for this many seconds (for tests)
    #[arg(long, env = "HANGAR_SILENT_SECONDS", hide = true, value_name = "N")]
    silent_seconds: Option<u32>,
    /// Stop all table clocks at these seconds until somebody continues (for tests)
    #[arg(
        long,
        env = "HANGAR_STOP_AT",
        hide = true,
        value_name = "SECONDS",
        value_delimiter = ','
    )]
    stop_at: Vec<u32>,
}

/// Data folders of games, by game id.
type GameData = Vec<(&'static str, PathBuf)>;

/// Serves these games, with the data folders that options gave to some of them.
pub fn run(
    args: Args,
    games: Games,
    game_data: GameData,
    words: &'static Words,
) -> Result<(), String> {
    start(args, games, game_data, words).map_err(|why| words.say(&why))
}

fn start(args: Args, games: Games, game_data: GameData, words: &'static Words) -> Result<(), Text> {
    let mut file = settings::read(args.config.as_deref(), words)?;
    let mut folders = std::mem::take(&mut file.game_data);
    folders.extend(game_data.into_iter().map(|(id, dir)| (id.to_owned(), dir)));
    for (id, folder) in &folders {
        crate::games::load_data(id, folder, words)
            .map_err(|why| Text::new("serve-wrong-game-data").with("why", why))?;
    }
    start_log(
        args.log.as_ref().or(file.log.as_ref()),
        args.log_format.as_ref().or(file.log_format.as_ref()),
    )?;
    let open = args.open || file.open.unwrap_or(false);
    server::clock::set_speed(args.speed);
    let second = |at: &u32| Millis(u64::from(*at) * 1000);
    server::clock::set_stops(args.stop_at.iter().map(second).collect());
    let config = config(args, file)?;
    // Each connection is an open file, so the limit is raised as far as the system allows.
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::debug!(%error, "cannot raise the limit of open files");
    }
    // Half of the cores: one can serve thousands of tables, and passing work between threads costs more than the work.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads((cores / 2).max(1))
        .max_blocking_threads(BLOCKING)
        .enable_all()
        .build()
        .map_err(|error| StartError::Failed(system_errors::system(&error)).text(words))?;
    runtime
        .block_on(serve(config, games, open, words))
        .map_err(|error| error.text(words))
}

fn config(args: Args, file: File) -> Result<Config, Text> {
    let usual = Limits::default();
    let messages_per_second = args
        .messages_per_second
        .or(file.messages_per_second)
        .unwrap_or(usual.messages_per_second);
    if !(messages_per_second.is_finite() && messages_per_second > 0.0) {
        return Err(Text::new("serve-wrong-rate"));
    }
    Ok(Config {
        listen: args
            .listen
            .or(file.listen)
            .unwrap_or((Ipv4Addr::LOCALHOST, PORT).into()),
        data_dir: args
            .data_dir
            .or(file.data_dir)
            .unwrap_or_else(settings::default_data_dir),
        host_names: if args.host_name.is_empty() {
            file.host_name.unwrap_or_default()
        } else {
            args.host_name
        },
        origins: if args.origin.is_empty() {
            file.origin.unwrap_or_default()
        } else {
            args.origin
        },
        trust_proxy: args.trust_proxy || file.trust_proxy.unwrap_or(false),
        public_metrics: args.public_metrics || file.public_metrics.unwrap_or(false),
        limits: Limits {
            messages_per_second,
            message_burst: usual.message_burst.max(4.0 * messages_per_second),
            tables_per_hour: args
                .tables_per_hour
                .or(file.tables_per_hour)
                .unwrap_or(usual.tables_per_hour),
            connections: args
                .connections_per_client
                .or(file.connections_per_client)
                .unwrap_or(usual.connections),
            idle_seconds: args
                .idle_seconds
                .or(file.idle_seconds)
                .unwrap_or(usual.idle_seconds),
            deaf: seconds(args.deaf_seconds, usual.deaf),
            silent: seconds(args.silent_seconds, usual.silent),
            ..usual
        },
    })
}

fn seconds(given: Option<u32>, usual: Duration) -> Duration {
    // Zero seconds would keep a timer busy.
    given.map_or(usual, |given| Duration::from_secs(given.max(1).into()))
}

async fn serve(config: Config, games: Games, open: bool, words: &Words) -> Result<(), StartError> {
    let folder = config.data_dir.display().to_string();
    let server = Server::bind(config, games).await?;
    let address = server
        .address()
        .map_err(|error| StartError::Failed(system_errors::system(&error)))?;
    let link = link(address);
    // Printed, not logged: the person who started the server waits for it.
    for line in greeting(address, network_address(), &folder) {
        println!("{}", words.say(&line));
    }
    if !server::has_client() {
        tracing::warn!(
            "built without the web client: run `make play`, or `npm run build` in web/ and build again"
        );
    }
    if open && let Err(error) = open::that_detached(&link) {
        tracing::warn!(%error, "cannot open a browser");
    }
    server.run(stop_signal()).await
}

/// The start message: local address, network address, data folder, how to stop.
fn greeting(address: SocketAddr, network: Option<IpAddr>, folder: &str) -> Vec<Text> {
    let mut lines = vec![Text::new("serve-open").with("link", link(address).as_str())];
    if address.ip().is_loopback() {
        lines.push(Text::new("serve-alone").with("port", address.port().to_string()));
    } else if address.ip().is_unspecified()
        && let Some(network) = network
    {
        let there = SocketAddr::new(network, address.port());
        lines.push(Text::new("serve-network").with("link", format!("http://{there}")));
    }
    lines.push(Text::new("serve-data").with("folder", folder));
    lines.push(Text::new("serve-stop"));
    lines
}

/// The address of this machine on its network, from its routes. Nothing is sent: connecting a UDP socket sets its local address.
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address for documentation (RFC 5737), which the default route covers.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_unspecified() && !own.is_loopback()).then_some(own)
}

/// The address to type into a browser on this machine.
fn link(address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        format!("http://localhost:{}", address.port())
    } else {
        format!("http://{address}")
    }
}

async fn stop_signal() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

fn start_log(level: Option<&String>, format: Option<&String>) -> Result<(), Text> {
    let level = level.map_or("info", String::as_str);
    let wrong = |id: &str, given: &str| Text::new(id).with("given", given);
    let filter: LevelFilter = level
        .parse()
        .map_err(|_| wrong("serve-wrong-level", level))?;
    let builder = tracing_subscriber::fmt()
        .with_max_level(filter)
        .with_writer(std::io::stderr);
    match format.map_or("text", String::as_str) {
        "text" => builder.init(),
        "json" => builder.json().init(),
        other => return Err(wrong("serve-wrong-format", other)),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_beats_the_file_and_the_file_beats_the_default() {
        let file = || File {
            listen: Some(([0, 0, 0, 0], 80).into()),
            idle_seconds: Some(5),
            ..File::default()
        };
        let args = Args {
            listen: Some(([127, 0, 0, 1], 0).into()),
            ..Args::default()
        };
        let both = config(args, file()).unwrap();
        assert_eq!(both.listen.port(), 0);
        assert_eq!(both.limits.idle_seconds, 5);
        assert_eq!(config(Args::default(), file()).unwrap().listen.port(), 80);
        let neither = config(Args::default(), File::default()).unwrap();
        assert_eq!(neither.listen, SocketAddr::from(([127, 0, 0, 1], PORT)));
        assert_eq!(neither.limits, Limits::default());
    }

    #[test]
    fn the_start_message_names_the_network_address() {
        let said = |address: [u8; 4], network: Option<IpAddr>| -> Vec<String> {
            greeting((address, 7878).into(), network, "data")
                .iter()
                .map(|line| Words::of(i18n::Lang::En).say(line))
                .collect()
        };
        let own = Some(IpAddr::from([192, 168, 1, 5]));
        let alone = said([127, 0, 0, 1], own);
        assert_eq!(alone[0], "Hangar is running at http://127.0.0.1:7878");
        assert!(alone[1].ends_with("hangar serve --listen 0.0.0.0:7878"));
        let shared = said([0, 0, 0, 0], own);
        assert_eq!(shared[0], "Hangar is running at http://localhost:7878");
        assert_eq!(shared[1], "On your network: http://192.168.1.5:7878");
        // Without a network the line is left out.
        assert_eq!(said([0, 0, 0, 0], None).len(), 3);
        assert_eq!(said([192, 168, 1, 5], own).len(), 3);
    }

    #[test]
    fn invalid_settings_are_refused() {
        let args = Args {
            messages_per_second: Some(f64::NAN),
            ..Args::default()
        };
        assert!(config(args, File::default()).is_err());
        let loud = start_log(Some(&"loud".into()), None).unwrap_err();
        assert_eq!(
            (loud.id.as_str(), &loud.args["given"]),
            ("serve-wrong-level", &"loud".into())
        );
    }
}
