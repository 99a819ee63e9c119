//! People come and go at a table: teams, names, the host role and chat lines follow them.

use super::tests::{TestClient, TestServer, toy_server};
use super::*;
use serde_json::{Value, json};

/// The key with which Ana creates the table.
const ANA: &str = "ana-opens-a-table-of-her-own";

/// A table with Ana, who is its host, and these others. Connections are numbered like the seats.
async fn seated(others: &[&str]) -> (TestServer, String, Vec<TestClient>) {
    let server = toy_server();
    let made = server.registry.create("toy", None, "Ana", Some(ANA)).await;
    let (code, token) = made.unwrap();
    let ana = TestClient::open(&server.registry, 0, &code, Some(&token)).await;
    let mut clients = vec![ana.unwrap()];
    for (name, conn) in others.iter().zip(1..) {
        let mut client = TestClient::open(&server.registry, conn, &code, None)
            .await
            .unwrap();
        client.send(json!({"type": "sit", "name": name})).await;
        client.settle().await;
        clients.push(client);
    }
    (server, code, clients)
}

/// The table document of a connection, after everything sent before.
async fn table(client: &mut TestClient) -> Value {
    client.settle().await;
    client.settle().await;
    client.doc["table"].clone()
}

#[tokio::test]
async fn a_team_member_keeps_the_team_when_moving_and_leaves_it_with_the_seat() {
    let (server, code, mut clients) = seated(&["Ben", "Chloé"]).await;
    let mut setup = table(&mut clients[0]).await["setup"].clone();
    setup["red"] = json!([1, 2]);
    let configure = json!({"type": "configure", "setup": setup});
    clients[0].send(configure.clone()).await;
    clients[0].settle().await;
    // Ben takes another seat and stays in the red team.
    clients[1].send(json!({"type": "move", "seat": 4})).await;
    clients[1].settle().await;
    let red = |table: Value| table["setup"]["red"].clone();
    assert_eq!(red(table(&mut clients[0]).await), json!([2, 4]));
    // He leaves, and the next person on that seat is not in the red team.
    clients[1].send(json!({"type": "leave"})).await;
    clients[1].settle().await;
    assert_eq!(red(table(&mut clients[0]).await), json!([2]));
    let mut dov = TestClient::open(&server.registry, 7, &code, None)
        .await
        .unwrap();
    dov.send(json!({"type": "sit", "name": "Dov", "seat": 4}))
        .await;
    assert_eq!(red(table(&mut dov).await), json!([2]));
    // The host sends the old choice, not knowing that seat 1 is free now.
    clients[0].send(configure).await;
    assert_eq!(red(table(&mut clients[0]).await), json!([2]));
    clients[0].send(json!({"type": "kick", "seat": 2})).await;
    assert_eq!(red(table(&mut clients[0]).await), Value::Null, "no teams");
}

async fn begin(clients: &mut [TestClient]) {
    for client in &mut clients[1..] {
        client.send(json!({"type": "ready", "ready": true})).await;
        client.settle().await;
    }
    clients[0].send(json!({"type": "start"})).await;
    for client in clients {
        while client.doc["table"]["stage"] != "playing" {
            client.settle().await;
        }
    }
}

#[tokio::test]
async fn names_at_a_table_are_unique() {
    let (_house, _, mut clients) = seated(&["Ana", " ANA", "Ben"]).await;
    let names = |table: Value| -> Vec<String> {
        let seats = table["seats"].as_array().unwrap().clone();
        let names = seats.iter().filter_map(|seat| seat["name"].as_str());
        names.map(str::to_owned).collect()
    };
    let seen = names(table(&mut clients[0]).await);
    assert_eq!(seen, ["Ana", "Ana 2", "ANA 3", "Ben"]);
    clients[3]
        .send(json!({"type": "rename", "name": "ana  2"}))
        .await;
    clients[3].settle().await;
    let seen = names(table(&mut clients[0]).await);
    assert_eq!(seen, ["Ana", "Ana 2", "ANA 3", "ana  2 2"]);
    // A player may change the spelling of the own name.
    clients[1]
        .send(json!({"type": "rename", "name": "ANA"}))
        .await;
    clients[1].settle().await;
    assert_eq!(names(table(&mut clients[0]).await)[1], "ANA 2");
    // Chat lines carry the changed name.
    clients[1]
        .send(json!({"type": "say", "id": "1", "text": "Hello"}))
        .await;
    assert_eq!(clients[0].receive("chat").await["name"], "ANA 2");
}

/// Waits until the table satisfies a condition.
async fn until(client: &mut TestClient, there: impl Fn(&Value) -> bool) {
    while !there(&client.doc["table"]) {
        client.settle().await;
    }
}

#[tokio::test]
async fn another_player_can_take_over_from_an_absent_host_who_can_take_it_back() {
    let (server, code, mut clients) = seated(&["Ben", "Chloé"]).await;
    let lead = |seat: u8| json!({"type": "transfer_host", "seat": seat});
    // While Ana is there, nobody else can become host.
    for (seat, why) in [(1, "refused-not-away"), (2, "refused-not-host")] {
        clients[1].send(lead(seat)).await;
        assert_eq!(clients[1].receive("refused").await["code"], why);
    }
    clients.remove(0).leave().await;
    let [ben, chloe] = &mut clients[..] else {
        unreachable!("two are left")
    };
    until(ben, |table| table["seats"][0]["online"] == false).await;
    for message in [json!({"type": "start"}), json!({"type": "kick", "seat": 0})] {
        ben.send(message).await;
        assert_eq!(ben.receive("refused").await["code"], "refused-not-host");
    }
    ben.send(lead(1)).await;
    until(chloe, |table| {
        table["host"] == 1 && table["previous_host"] == 0
    })
    .await;
    // Ben is there, so Chloé cannot take over.
    chloe.send(lead(2)).await;
    assert_eq!(chloe.receive("refused").await["code"], "refused-not-away");

    // The host is stored.
    for client in clients {
        client.leave().await;
    }
    server.registry.close().await;
    let token = codes_and_tokens::token_for(ANA);
    let ana = TestClient::open(&server.registry, 7, &code, Some(&token)).await;
    let mut ana = ana.unwrap();
    let asleep = table(&mut ana).await;
    assert_eq!(
        (&asleep["host"], &asleep["previous_host"]),
        (&json!(1), &json!(0))
    );
    ana.send(lead(0)).await;
    until(&mut ana, |table| {
        table["host"] == 0 && table["previous_host"].is_null()
    })
    .await;
}

#[tokio::test]
async fn chat_lines_keep_their_author_when_seats_change() {
    let (server, code, mut clients) = seated(&["Ben", "Chloé", "Dov"]).await;
    let words = |text: &str| json!({"type": "say", "id": text, "text": text});
    for (seat, text) in ["ana", "ben", "chloe", "dov"].iter().enumerate() {
        clients[seat].send(words(text)).await;
        clients[seat].receive("ack").await;
    }
    /// The chat lines with the seats of their authors, as a new viewer gets them.
    async fn chat_lines(server: &TestServer, code: &str) -> Value {
        let guest = TestClient::open(&server.registry, 99, code, None)
            .await
            .unwrap();
        let state = guest.frames.iter().find(|frame| frame.contains("\"chat\""));
        let state: Value = serde_json::from_str(state.unwrap()).unwrap();
        guest.leave().await;
        let lines = state["chat"].as_array().unwrap().iter();
        lines
            .map(|line| json!([line["text"], line["seat"]]))
            .collect()
    }
    // Ben takes the last seat and Chloé leaves.
    clients[1].send(json!({"type": "move", "seat": 4})).await;
    clients[2].send(json!({"type": "leave"})).await;
    clients[2].settle().await;
    let meta = json!([["ana", 0], ["ben", 4], ["chloe", null], ["dov", 3]]);
    assert_eq!(chat_lines(&server, &code).await, meta);
    clients[0].settle().await;
    let last = clients[0]
        .frames
        .iter()
        .rfind(|frame| frame.contains("\"chat\""));
    assert!(last.unwrap().contains("\"seat\":4,\"name\":\"Ben\""));
    // Free seats are removed when the game starts.
    clients.remove(2).leave().await;
    begin(&mut clients).await;
    let playing = json!([["ana", 0], ["ben", 2], ["chloe", null], ["dov", 1]]);
    assert_eq!(chat_lines(&server, &code).await, playing);
    // The authors are stored.
    for client in clients {
        client.leave().await;
    }
    server.registry.close().await;
    assert_eq!(chat_lines(&server, &code).await, playing);
}
