//! The HTTP API.

use crate::common::{Hangar, PATIENCE, folder, two};
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

#[tokio::test]
async fn unknown_paths_have_clear_answers() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let (status, body) = hangar.get("/api/nothing/here");
    assert_eq!(status, 404);
    assert_eq!(
        body["error"],
        json!({"code": "api-not-found", "args": {"path": "/api/nothing/here"}})
    );
    assert_eq!(hangar.get("/api/toy/nothing").0, 404);
    assert_eq!(
        hangar.get("/api/toy/nothing").1["error"]["code"],
        "api-not-found"
    );
    assert_eq!(hangar.get("/api").1["error"]["code"], "api-not-found");
    for path in [
        "/no/such/file.js",
        "/assets/",
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/.git/config",
    ] {
        let answer = hangar.http(&format!("GET {path} HTTP/1.1"));
        assert!(
            !answer.contains("[package]") && !answer.contains("Index of"),
            "{path}: {answer}"
        );
    }
    assert!(
        hangar
            .http("GET /no/such/file.js HTTP/1.1")
            .starts_with("HTTP/1.1 404")
    );
    assert!(
        hangar
            .http("POST / HTTP/1.1\r\nContent-Length: 0")
            .starts_with("HTTP/1.1 405")
    );
    for (path, status, code) in [
        ("/api/replays/222222", 404, "refused-no-such-table"),
        ("/api/replays/nonsense/film", 404, "refused-no-such-table"),
        ("/api/replays?before=soon", 400, "refused-malformed"),
    ] {
        let answer = hangar.get(path);
        assert_eq!(
            (answer.0, answer.1["error"]["code"].as_str()),
            (status, Some(code)),
            "{path}"
        );
    }
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    for path in [
        "/",
        "/api/games",
        "/api/nothing",
        "/healthz",
        "/metrics",
        "/no/such/file.js",
    ] {
        let answer = hangar.http(&format!("GET {path} HTTP/1.1")).to_lowercase();
        for header in [
            "content-security-policy: default-src 'self'",
            "frame-ancestors 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "cross-origin-opener-policy: same-origin",
        ] {
            assert!(answer.contains(header), "{path} lacks {header}: {answer}");
        }
        assert!(!answer.contains("\r\nserver:"));
    }
}

#[tokio::test]
async fn pages_of_other_origins_may_not_connect() {
    let data = folder();
    let hangar = Hangar::start_with(
        data.path(),
        &["--origin", "http://localhost:5173,https://friend.example"],
    );
    let knock = |origin: &str| {
        let request = format!(
            "GET /ws HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: {origin}"
        );
        let answer = hangar.handshake(&request);
        answer.split(' ').nth(1).unwrap().to_owned()
    };
    assert_eq!(knock("https://evil.example"), "403");
    assert_eq!(knock("null"), "403");
    assert_eq!(knock(&format!("http://{}", hangar.address)), "101");
    assert_eq!(knock("http://localhost:5173"), "101");
    assert_eq!(knock("https://friend.example"), "101");
    let (status, body) = hangar.get("/ws");
    assert_eq!(
        (status, body["error"]["code"].as_str()),
        (426, Some("refused-not-websocket"))
    );
}

#[tokio::test]
async fn health_and_metrics_are_served() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    assert_eq!(hangar.get("/healthz"), (200, json!("ok\n")));
    let game = two(&hangar, json!({})).await;
    assert_eq!(hangar.metric("tables_awake"), 1.0);
    assert_eq!(hangar.metric("connections"), 2.0);
    drop(game);
    let (_, text) = hangar.get("/metrics");
    let text = text.as_str().unwrap();
    assert!(
        text.contains("# TYPE hangar_command_seconds histogram") && text.ends_with("# EOF\n"),
        "{text}"
    );
}

#[tokio::test]
async fn finished_games_are_listed_and_can_be_played_again() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let games = hangar.get("/api/games").1;
    assert_eq!(games.as_array().unwrap().last().unwrap()["id"], "toy");
    assert_eq!(
        games.as_array().unwrap().last().unwrap()["setup"],
        json!({"rounds": 3, "seconds": 10})
    );

    let mut game = two(&hangar, json!({"rounds": 1, "seconds": 600})).await;
    assert_eq!(
        hangar.get("/api/replays").1,
        json!({"replays": [], "before": null})
    );
    let early = hangar.get(&format!("/api/replays/{}", game.code));
    assert_eq!(
        (early.0, early.1["error"]["code"].as_str()),
        (409, Some("refused-not-over")),
        "a seed reveals everything"
    );
    game.ada.act("a1", json!({"do": "open"})).await;
    let hand = game.ada.view()["hand"].clone();
    game.ada.act("a2", json!({"do": "bid", "slot": 1})).await;
    game.grace.act("g1", json!({"do": "bid", "slot": 2})).await;
    game.grace
        .until(|doc| doc["table"]["stage"] == "over")
        .await;

    let list = hangar.get("/api/replays?game=toy").1;
    let card = &list["replays"][0];
    assert_eq!(
        (card["code"].as_str(), &card["names"]),
        (Some(game.code.as_str()), &json!(["Ada", "Grace"]))
    );
    assert_eq!(card["outcome"], game.grace.doc["game"]["outcome"]);
    assert_eq!(
        hangar.get("/api/replays?game=chess").1["replays"],
        json!([])
    );

    let log = hangar.get(&format!("/api/replays/{}", game.code)).1;
    assert_eq!(log["seed"].as_str().unwrap().len(), 64);
    assert_eq!(
        log["entries"][1]["command"],
        json!({"do": "bid", "slot": 1})
    );
    assert_eq!(log["entries"].as_array().unwrap().len(), 3);

    // The replay as Ada saw it ends in her last view.
    let film = hangar
        .get(&format!("/api/replays/{}/film?seat=0", game.code))
        .1;
    let mut shown = film["start"].clone();
    assert_eq!(shown["view"]["hand"], hand);
    for frame in film["frames"].as_array().unwrap() {
        server::json_diff::apply(&mut shown, frame).unwrap();
    }
    game.ada
        .until(|doc| doc["game"]["clock"] == "stopped")
        .await;
    assert_eq!(shown, game.ada.doc["game"]);
    let public = hangar.get(&format!("/api/replays/{}/film", game.code)).1;
    assert!(public["start"]["view"]["hand"].is_null());
    assert_eq!(
        hangar
            .get(&format!("/api/replays/{}/film?seat=7", game.code))
            .0,
        404
    );

    // A finished game answers queries as for a spectator.
    let ask = |code: &str, query: &str| post(&hangar, &format!("/api/replays/{code}/ask"), query);
    let (status, answer) = ask(&game.code, r#"{"ask": "unseen"}"#);
    assert_eq!((status, &answer["answer"]), (200, &json!("unseen")));
    for (code, query, status, why) in [
        (
            game.code.as_str(),
            r#"{"ask": "everything"}"#,
            422,
            "refused-query",
        ),
        (game.code.as_str(), "{", 400, "refused-malformed"),
        (
            "222222",
            r#"{"ask": "unseen"}"#,
            404,
            "refused-no-such-table",
        ),
    ] {
        let (got, answer) = ask(code, query);
        assert_eq!(
            (got, answer["error"]["code"].as_str()),
            (status, Some(why)),
            "{query}"
        );
    }
}

/// Sends a JSON body; returns the status and the answer.
fn post(hangar: &Hangar, path: &str, body: &str) -> (u16, serde_json::Value) {
    let head = format!("POST {path} HTTP/1.1\r\nContent-Type: application/json");
    let answer = hangar.http_with(&head, body);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, serde_json::from_str(body).unwrap())
}

/// A new browser gets the events so far, without those for other seats only.
#[tokio::test]
async fn the_events_of_a_running_game_can_be_read_again() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let mut game = two(&hangar, json!({"rounds": 3, "seconds": 600})).await;
    game.ada.act("a1", json!({"do": "open"})).await;
    game.ada.act("a2", json!({"do": "bid", "slot": 1})).await;
    let path = format!("/api/tables/{}/events", game.code);
    let events_for = |body: serde_json::Value| {
        let (status, events) = post(&hangar, &path, &body.to_string());
        assert_eq!(status, 200, "{events}");
        let events = events.as_array().unwrap().clone();
        let name = |event: &serde_json::Value| event["event"].as_str().unwrap().to_owned();
        events.iter().map(name).collect::<Vec<_>>()
    };
    assert_eq!(
        events_for(json!({"token": game.tokens[0]})),
        ["opened", "chosen"]
    );
    assert_eq!(
        events_for(json!({"token": game.tokens[1]})),
        ["opened", "placed"]
    );
    assert_eq!(events_for(json!({})), ["opened", "placed"]);
    for (path, body, status, why) in [
        (
            path.as_str(),
            r#"{"token": "abcdefghijklmnopqrstuvwxyz"}"#,
            403,
            "refused-bad-token",
        ),
        (path.as_str(), "{", 400, "refused-malformed"),
        (
            "/api/tables/222222/events",
            "{}",
            404,
            "refused-no-such-table",
        ),
    ] {
        let (got, answer) = post(&hangar, path, body);
        assert_eq!(
            (got, answer["error"]["code"].as_str()),
            (status, Some(why)),
            "{body}"
        );
    }
}

#[test]
fn start_errors_are_printed_in_both_languages() {
    use std::process::Command;
    let data = folder();
    let blocked = data.path().join("a file");
    std::fs::write(&blocked, "not a folder").unwrap();
    let fails = |language: &str, flags: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hangar"));
        command
            .env("LC_ALL", language)
            .current_dir(data.path())
            .args(["serve"])
            .args(flags);
        let done = command.output().unwrap();
        assert!(!done.status.success());
        String::from_utf8(done.stderr).unwrap()
    };
    let folder = blocked.to_str().unwrap();
    let no_folder = fails(
        "en_GB.UTF-8",
        &["--listen", "127.0.0.1:0", "--data-dir", folder],
    );
    assert!(
        no_folder.contains("Cannot use the data directory") && no_folder.contains("a file"),
        "{no_folder}"
    );
    let no_folder = fails(
        "fr_FR.UTF-8",
        &["--listen", "127.0.0.1:0", "--data-dir", folder],
    );
    assert!(
        no_folder.contains("Impossible d’utiliser le dossier"),
        "{no_folder}"
    );

    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let no_port = fails(
        "C",
        &[
            "--listen",
            &address,
            "--data-dir",
            data.path().join("data").to_str().unwrap(),
        ],
    );
    assert!(
        no_port.contains(&address) && no_port.contains("--listen"),
        "{no_port}"
    );

    std::fs::write(data.path().join("hangar.toml"), "lisen = 1").unwrap();
    let no_setting = fails("C", &[]);
    assert!(
        no_setting.contains("hangar.toml") && no_setting.contains("lisen"),
        "{no_setting}"
    );
}

#[tokio::test]
async fn settings_come_from_flag_then_environment_then_file() {
    let data = folder();
    std::fs::write(
        data.path().join("hangar.toml"),
        "tables_per_hour = 1\nconnections_per_client = 1",
    )
    .unwrap();
    let hangar = Hangar::start_with(data.path(), &["--connections-per-client", "50"]);
    let mut client = hangar.client().await;
    let _second = hangar.client().await; // the flag beats the file
    client.create("Ada", json!({})).await;
    client
        .refused(
            json!({"type": "create", "game": "toy", "name": "Ada"}),
            "refused-too-many-tables",
        )
        .await; // the file beats the default
}

#[test]
fn metrics_are_local_unless_made_public() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let passed_on = "GET /metrics HTTP/1.1\r\nX-Forwarded-For: 192.0.2.7";
    assert!(
        hangar
            .http("GET /metrics HTTP/1.1")
            .contains("hangar_connections")
    );
    let refused = hangar.http(passed_on);
    assert!(refused.starts_with("HTTP/1.1 403"), "{refused}");
    assert!(refused.contains("refused-metrics") && !refused.contains("hangar_"));
    drop(hangar);
    let open = Hangar::start_with(data.path(), &["--public-metrics"]);
    assert!(open.http(passed_on).contains("hangar_connections"));
}

/// Requests with the host name of another site are refused (DNS rebinding).
#[test]
fn requests_under_a_foreign_name_are_refused() {
    let data = folder();
    let hangar = Hangar::start_with(data.path(), &["--host-name", "hangar.example"]);
    let ask = |path: &str, host: &str| {
        let mut stream = TcpStream::connect(&hangar.address).unwrap();
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    };
    for path in ["/metrics", "/api/games", "/", "/healthz", "/ws"] {
        let refused = ask(path, "evil.example");
        assert!(refused.starts_with("HTTP/1.1 421"), "{path}: {refused}");
        assert!(refused.contains("refused-host") && !refused.contains("hangar_"));
    }
    for host in ["hangar.example", "localhost:7878", "127.0.0.1"] {
        assert!(ask("/healthz", host).starts_with("HTTP/1.1 200"), "{host}");
    }
}

/// HTTP and WebSocket connections of a client are counted together.
#[tokio::test]
async fn all_connections_of_a_client_are_counted() {
    let data = folder();
    let hangar = Hangar::start_with(data.path(), &["--connections-per-client", "3"]);
    let socket = hangar.client().await;
    let connect = || TcpStream::connect(&hangar.address).unwrap();
    let held = (socket, connect(), connect());
    let ask = || {
        let mut stream = TcpStream::connect(&hangar.address).unwrap();
        let mut answer = String::new();
        // The server may have cut the connection before the request is written.
        let _ = write!(
            stream,
            "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        );
        let _ = stream.read_to_string(&mut answer);
        answer
    };
    let refused = ask();
    assert!(refused.starts_with("HTTP/1.1 429"), "{refused}");
    drop(held);
    let begun = Instant::now();
    while !ask().starts_with("HTTP/1.1 200") {
        assert!(begun.elapsed() < PATIENCE);
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Clients that send their headers byte by byte are disconnected; others are served meanwhile.
#[test]
fn a_client_that_sends_headers_slowly_is_disconnected() {
    let data = folder();
    let hangar = Hangar::start(data.path());
    let begun = Instant::now();
    let connect = |_| TcpStream::connect(&hangar.address).unwrap();
    let mut slow: Vec<TcpStream> = (0..20).map(connect).collect();
    for stream in &slow {
        stream.set_nonblocking(true).unwrap();
    }
    for letter in b"GET / HTTP/1.1\r\nX: ".iter().chain(&[b'a'; 40]) {
        // Reading gives an answer or the end of the connection; on an open connection there is nothing to read.
        slow.retain_mut(|stream| {
            stream.read(&mut [0; 512]).is_err() && stream.write(&[*letter]).is_ok()
        });
        if slow.is_empty() {
            break;
        }
        let health = hangar.http("GET /healthz HTTP/1.1");
        assert!(health.starts_with("HTTP/1.1 200"), "{health}");
        std::thread::sleep(Duration::from_millis(500));
    }
    assert!(slow.is_empty(), "{} connections are held", slow.len());
    let took = begun.elapsed();
    assert!(
        took > Duration::from_secs(5),
        "a slow phone may take {took:?}"
    );
}
