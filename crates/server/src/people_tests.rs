//! People come and go: what was chosen for them, what they are invited, and who decides while they are away.

use super::tests::{House, Tab, house_of};
use super::*;
use serde_json::{Value, json};
use space_alert::round::SpaceAlert;

/// With this request Ana opened the table.
const ANA: &str = "ana-opens-a-table-of-her-own";

/// A table of Space Alert with Ana, who is its host, and so many others; the connections are numbered as the seats.
async fn crew(setup: Value, others: &[&str]) -> (House, String, Vec<Tab>) {
    let house = house_of(Games::default().with::<SpaceAlert>());
    let made = house
        .registry
        .create("space-alert", Some(setup), "Ana", Some(ANA))
        .await;
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

/// What a connection knows of the table, after everything that was said before.
async fn table(tab: &mut Tab) -> Value {
    // The whole document comes after everything else that was said at its time.
    tab.settle().await;
    tab.settle().await;
    tab.doc["table"].clone()
}

fn roles(captain: Option<u8>, security: Option<u8>) -> Value {
    json!({"captain": captain, "communications": null, "security": security})
}

#[tokio::test]
async fn a_role_goes_with_its_person_and_falls_away_with_them() {
    let (house, code, mut tabs) = crew(Value::Null, &["Ben", "Chloé"]).await;
    let mut setup = table(&mut tabs[0]).await["setup"].clone();
    setup["roles"] = roles(Some(1), Some(2));
    setup["seating"] = json!([2, 1, 0]);
    tabs[0]
        .say(json!({"type": "configure", "setup": setup}))
        .await;
    tabs[0].settle().await;
    // Ben takes another chair and is captain there.
    tabs[1].say(json!({"type": "move", "seat": 4})).await;
    tabs[1].settle().await;
    let moved = table(&mut tabs[0]).await;
    assert_eq!(moved["setup"]["roles"], roles(Some(4), Some(2)));
    assert_eq!(moved["setup"]["seating"], json!([2, 4, 0]));
    // He leaves: nobody is captain, not even the next one on that chair.
    tabs[1].say(json!({"type": "leave"})).await;
    tabs[1].settle().await;
    let left = table(&mut tabs[0]).await;
    assert_eq!(left["setup"]["roles"], roles(None, Some(2)));
    assert_eq!(left["setup"]["seating"], json!([2, 0]));
    let mut dov = Tab::open(&house.registry, 7, &code, None).await.unwrap();
    dov.say(json!({"type": "sit", "name": "Dov", "seat": 4}))
        .await;
    assert_eq!(
        table(&mut dov).await["setup"]["roles"],
        roles(None, Some(2))
    );
    // What the host chose meanwhile, without knowing that Ben has gone from where he sat first, is for nobody either.
    tabs[0]
        .say(json!({"type": "configure", "setup": setup}))
        .await;
    assert_eq!(
        table(&mut tabs[0]).await["setup"]["roles"],
        roles(None, Some(2))
    );
    // So it is for somebody who is sent away.
    tabs[0].say(json!({"type": "kick", "seat": 2})).await;
    assert_eq!(
        table(&mut tabs[0]).await["setup"]["roles"],
        roles(None, None)
    );
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
async fn everybody_at_a_table_has_a_name_of_their_own() {
    let (_house, _, mut tabs) = crew(Value::Null, &["Ana", " ANA", "Ben"]).await;
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
    // One's own name is no other's.
    tabs[1].say(json!({"type": "rename", "name": "ANA"})).await;
    tabs[1].settle().await;
    assert_eq!(names(table(&mut tabs[0]).await)[1], "ANA 2");
    // What they say is said by that name.
    tabs[1]
        .say(json!({"type": "say", "id": "1", "text": "Hello"}))
        .await;
    assert_eq!(tabs[0].hear("chat").await["name"], "ANA 2");
}

#[tokio::test]
async fn only_for_somebody_who_is_away_may_another_decide() {
    let (house, code, mut tabs) = crew(Value::Null, &["Ben", "Chloé"]).await;
    begin(&mut tabs).await;
    let ready = |id: &str, crew: u8| {
        let command = json!({"do": "stand_in", "crew": crew, "decides": {"decision": "ready"}});
        json!({"type": "act", "id": id, "command": command})
    };
    for seat in [0, 1] {
        let own = json!({"type": "act", "id": "own", "command": {"do": "ready", "ready": true}});
        tabs[seat].say(own).await;
        tabs[seat].hear("ack").await;
    }
    tabs[0].say(ready("a", 2)).await;
    let refused = tabs[0].hear("refused").await;
    assert_eq!(refused["code"], "refused-not-away");
    assert_eq!(refused["rule"], "SA-4.30");
    let chloe = tabs.pop().unwrap();
    chloe.leave().await;
    let away = |doc: &Value| doc["table"]["seats"][2]["online"] == false;
    while !away(&tabs[1].doc) {
        tabs[1].settle().await;
    }
    // Anybody may, not the host alone; and it is the game that goes on.
    tabs[1].say(ready("b", 2)).await;
    tabs[1].hear("ack").await;
    assert_eq!(tabs[1].doc["game"]["view"]["stage"], "action");
    // A table that is read again has it too.
    for tab in tabs {
        tab.leave().await;
    }
    let mut late = Tab::open(&house.registry, 9, &code, None).await.unwrap();
    late.settle().await;
    assert_eq!(late.doc["game"]["view"]["stage"], "action");
}

/// Looks until the table is as it should be.
async fn until(tab: &mut Tab, there: impl Fn(&Value) -> bool) {
    while !there(&tab.doc["table"]) {
        tab.settle().await;
    }
}

#[tokio::test]
async fn a_host_who_vanishes_holds_nobody_up_and_may_take_it_back() {
    let (house, code, mut tabs) = crew(Value::Null, &["Ben", "Chloé"]).await;
    let lead = |seat: u8| json!({"type": "transfer_host", "seat": seat});
    // Ana is there: nobody takes it from her, nor gives it to another.
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
    // Chloé finds Ben there.
    chloe.say(lead(2)).await;
    assert_eq!(chloe.hear("refused").await["code"], "refused-not-away");

    // A table that is read again has the same host.
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
async fn what_was_said_stays_with_whoever_said_it() {
    let (house, code, mut tabs) = crew(Value::Null, &["Ben", "Chloé", "Dov"]).await;
    let words = |text: &str| json!({"type": "say", "id": text, "text": text});
    for (seat, text) in ["ana", "ben", "chloe", "dov"].iter().enumerate() {
        tabs[seat].say(words(text)).await;
        tabs[seat].hear("ack").await;
    }
    /// Who said what, as the table tells somebody who comes.
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
    // Ben takes the last chair, Chloé leaves, and those who are there see it so.
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
    // The chairs that are free are taken away when the game begins.
    tabs.remove(2).leave().await;
    begin(&mut tabs).await;
    let playing = json!([["ana", 0], ["ben", 2], ["chloe", null], ["dov", 1]]);
    assert_eq!(said(&house, &code).await, playing);
    // A table that is read again has it so too.
    for tab in tabs {
        tab.leave().await;
    }
    house.registry.close().await;
    assert_eq!(said(&house, &code).await, playing);
}

/// The threats on the table and the cards to play with, once Ana has started.
async fn dealt(ana: &mut Tab) -> Value {
    begin(std::slice::from_mut(ana)).await;
    let view = &ana.doc["game"]["view"];
    json!([view["threats"], view["mine"]["cards"], view["trajectories"]])
}

#[tokio::test]
async fn the_same_mission_is_dealt_again_to_the_same_crew() {
    let setup = json!({
        "mission": {"kind": "random", "level": "simulation"}, "pace": "untimed", "skip_briefing": true, "androids": ["Zeta"]
    });
    let (house, code, mut tabs) = crew(setup, &[]).await;
    let first = dealt(&mut tabs[0]).await;
    let again = |same: bool| json!({"type": "rematch", "same": same});
    tabs[0].say(again(true)).await;
    assert_eq!(tabs[0].hear("refused").await["code"], "refused-not-over");
    let mut here = code;
    for same in [true, false] {
        let ana = &mut tabs[0];
        let fly = json!({"do": "end_early", "agree": true});
        ana.say(json!({"type": "act", "id": "fly", "command": fly}))
            .await;
        until(ana, |table| table["stage"] == "over").await;
        ana.say(again(same)).await;
        // Too late for something else: one table is enough.
        ana.say(again(!same)).await;
        until(ana, |table| table["rematch"].is_string()).await;
        let table = &ana.doc["table"];
        assert_eq!(
            (&table["rematch_by"], &table["rematch_same"]),
            (&json!(0), &json!(same))
        );
        let next = table["rematch"].as_str().unwrap().to_owned();
        assert_ne!(next, here);
        here = next;
        let token = codes_and_tokens::token_for(ANA);
        let ana = Tab::open(&house.registry, 5, &here, Some(&token)).await;
        tabs = vec![ana.unwrap()];
        let setup = tabs[0].doc["table"]["setup"].clone();
        until(&mut tabs[0], |table| table["seats"][0]["ready"] == true).await;
        assert_eq!(setup["androids"], json!(["Zeta"]));
        // Anew, it is left to chance, whatever it was before.
        assert_eq!(setup["seed"].is_string(), same);
        if same {
            assert_eq!(dealt(&mut tabs[0]).await, first);
        }
    }
}
