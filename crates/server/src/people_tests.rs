//! People come and go at a table: teams, names, the host role and chat lines follow them.

use super::tests::{House, Tab, toy_house};
use super::*;
use serde_json::{Value, json};

/// The key with which Ana creates the table.
const ANA: &str = "ana-opens-a-table-of-her-own";

/// A table with Ana, who is its host, and these others. Connections are numbered like the seats.
async fn seated(others: &[&str]) -> (House, String, Vec<Tab>) {
    let house = toy_house();
    let made = house.registry.create("toy", None, "Ana", Some(ANA)).await;
    let (code, token) = made.unwrap();
    let ana = Tab::open(&house.registry, 0, &code, Some(&token)).await;
    let mut tabs = vec![ana.unwrap()];
    for (name, conn) in others.iter().zip(1..) {
        let mut tab = Tab::open(&house.registry, conn, &code, None).await.unwrap();
        tab.say(json!({"type": "sit", "name": name})).await;
        tab.settle().await;
        tabs.push(tab);
    }
    (house, code, tabs)
}

/// The table document of a connection, after everything sent before.
async fn table(tab: &mut Tab) -> Value {
    tab.settle().await;
    tab.settle().await;
    tab.doc["table"].clone()
}

#[tokio::test]
async fn a_team_member_keeps_the_team_when_moving_and_leaves_it_with_the_seat() {
    let (house, code, mut tabs) = seated(&["Ben", "Chloé"]).await;
    let mut setup = table(&mut tabs[0]).await["setup"].clone();
    setup["red"] = json!([1, 2]);
    let configure = json!({"type": "configure", "setup": setup});
    tabs[0].say(configure.clone()).await;
    tabs[0].settle().await;
    // Ben takes another seat and is still red.
    tabs[1].say(json!({"type": "move", "seat": 4})).await;
    tabs[1].settle().await;
    let red = |table: Value| table["setup"]["red"].clone();
    assert_eq!(red(table(&mut tabs[0]).await), json!([2, 4]));
    // He leaves, and the next person on that seat is not red.
    tabs[1].say(json!({"type": "leave"})).await;
    tabs[1].settle().await;
    assert_eq!(red(table(&mut tabs[0]).await), json!([2]));
    let mut dov = Tab::open(&house.registry, 7, &code, None).await.unwrap();
    dov.say(json!({"type": "sit", "name": "Dov", "seat": 4}))
        .await;
    assert_eq!(red(table(&mut dov).await), json!([2]));
    // The host sends the old choice, not knowing that seat 1 is free now.
    tabs[0].say(configure).await;
    assert_eq!(red(table(&mut tabs[0]).await), json!([2]));
    tabs[0].say(json!({"type": "kick", "seat": 2})).await;
    assert_eq!(red(table(&mut tabs[0]).await), Value::Null, "no teams");
}

async fn begin(tabs: &mut [Tab]) {
    for tab in &mut tabs[1..] {
        tab.say(json!({"type": "ready", "ready": true})).await;
        tab.settle().await;
    }
    tabs[0].say(json!({"type": "start"})).await;
    for tab in tabs {
        while tab.doc["table"]["stage"] != "playing" {
            tab.settle().await;
        }
    }
}

#[tokio::test]
async fn names_at_a_table_are_unique() {
    let (_house, _, mut tabs) = seated(&["Ana", " ANA", "Ben"]).await;
    let names = |table: Value| -> Vec<String> {
        let seats = table["seats"].as_array().unwrap().clone();
        let names = seats.iter().filter_map(|seat| seat["name"].as_str());
        names.map(str::to_owned).collect()
    };
    let seen = names(table(&mut tabs[0]).await);
    assert_eq!(seen, ["Ana", "Ana 2", "ANA 3", "Ben"]);
    tabs[3]
        .say(json!({"type": "rename", "name": "ana  2"}))
        .await;
    tabs[3].settle().await;
    let seen = names(table(&mut tabs[0]).await);
    assert_eq!(seen, ["Ana", "Ana 2", "ANA 3", "ana  2 2"]);
    // One's own name may be kept in another spelling.
    tabs[1].say(json!({"type": "rename", "name": "ANA"})).await;
    tabs[1].settle().await;
    assert_eq!(names(table(&mut tabs[0]).await)[1], "ANA 2");
    // Chat lines carry the changed name.
    tabs[1]
        .say(json!({"type": "say", "id": "1", "text": "Hello"}))
        .await;
    assert_eq!(tabs[0].hear("chat").await["name"], "ANA 2");
}

/// Waits until the table satisfies a condition.
async fn until(tab: &mut Tab, there: impl Fn(&Value) -> bool) {
    while !there(&tab.doc["table"]) {
        tab.settle().await;
    }
}

#[tokio::test]
async fn another_player_can_take_over_from_an_absent_host_who_can_take_it_back() {
    let (house, code, mut tabs) = seated(&["Ben", "Chloé"]).await;
    let lead = |seat: u8| json!({"type": "transfer_host", "seat": seat});
    // While Ana is there, nobody else can become host.
    for (seat, why) in [(1, "refused-not-away"), (2, "refused-not-host")] {
        tabs[1].say(lead(seat)).await;
        assert_eq!(tabs[1].hear("refused").await["code"], why);
    }
    tabs.remove(0).leave().await;
    let [ben, chloe] = &mut tabs[..] else {
        unreachable!("two are left")
    };
    until(ben, |table| table["seats"][0]["online"] == false).await;
    for message in [json!({"type": "start"}), json!({"type": "kick", "seat": 0})] {
        ben.say(message).await;
        assert_eq!(ben.hear("refused").await["code"], "refused-not-host");
    }
    ben.say(lead(1)).await;
    until(chloe, |table| {
        table["host"] == 1 && table["previous_host"] == 0
    })
    .await;
    // Ben is there, so Chloé cannot take over.
    chloe.say(lead(2)).await;
    assert_eq!(chloe.hear("refused").await["code"], "refused-not-away");

    // The host is stored.
    for tab in tabs {
        tab.leave().await;
    }
    house.registry.close().await;
    let token = codes_and_tokens::token_for(ANA);
    let ana = Tab::open(&house.registry, 7, &code, Some(&token)).await;
    let mut ana = ana.unwrap();
    let asleep = table(&mut ana).await;
    assert_eq!(
        (&asleep["host"], &asleep["previous_host"]),
        (&json!(1), &json!(0))
    );
    ana.say(lead(0)).await;
    until(&mut ana, |table| {
        table["host"] == 0 && table["previous_host"].is_null()
    })
    .await;
}

#[tokio::test]
async fn chat_lines_keep_their_author_when_seats_change() {
    let (house, code, mut tabs) = seated(&["Ben", "Chloé", "Dov"]).await;
    let words = |text: &str| json!({"type": "say", "id": text, "text": text});
    for (seat, text) in ["ana", "ben", "chloe", "dov"].iter().enumerate() {
        tabs[seat].say(words(text)).await;
        tabs[seat].hear("ack").await;
    }
    /// The chat lines with the seats of their authors, as a new viewer gets them.
    async fn said(house: &House, code: &str) -> Value {
        let guest = Tab::open(&house.registry, 99, code, None).await.unwrap();
        let state = guest.heard.iter().find(|frame| frame.contains("\"chat\""));
        let state: Value = serde_json::from_str(state.unwrap()).unwrap();
        guest.leave().await;
        let lines = state["chat"].as_array().unwrap().iter();
        lines
            .map(|line| json!([line["text"], line["seat"]]))
            .collect()
    }
    // Ben takes the last seat and Chloé leaves.
    tabs[1].say(json!({"type": "move", "seat": 4})).await;
    tabs[2].say(json!({"type": "leave"})).await;
    tabs[2].settle().await;
    let lobby = json!([["ana", 0], ["ben", 4], ["chloe", null], ["dov", 3]]);
    assert_eq!(said(&house, &code).await, lobby);
    tabs[0].settle().await;
    let last = tabs[0]
        .heard
        .iter()
        .rfind(|frame| frame.contains("\"chat\""));
    assert!(last.unwrap().contains("\"seat\":4,\"name\":\"Ben\""));
    // Free seats are removed when the game starts.
    tabs.remove(2).leave().await;
    begin(&mut tabs).await;
    let playing = json!([["ana", 0], ["ben", 2], ["chloe", null], ["dov", 1]]);
    assert_eq!(said(&house, &code).await, playing);
    // The authors are stored.
    for tab in tabs {
        tab.leave().await;
    }
    house.registry.close().await;
    assert_eq!(said(&house, &code).await, playing);
}
