//! What a viewer cannot know, exchanged: whoever sees a difference knows too much.

use galaxy_trucker::GalaxyTrucker;
use galaxy_trucker::cards::{CardId, Level};
use galaxy_trucker::setup::Teams;
use serde_json::{Value, json};
use table::{Game, Seat, Viewer};

/// The same table with other values for everything that is hidden from a viewer.
pub fn exchange_hidden(game: &GalaxyTrucker, viewer: Viewer) -> Option<GalaxyTrucker> {
    let mut state = serde_json::to_value(game).expect("a state is JSON");
    state["dice"]["seed"] = json!("11".repeat(32));
    // Tiles that stay in the box are as unknown as those that lie face down.
    reverse(&mut state["removed"]);
    // So are the Rough Roads cards that nobody has drawn.
    reverse(&mut state["roads"]["deck"]);
    let view = game.view();
    let partners = view.setup.teams != Teams::None;
    let purse = |seat: usize| if partners { seat % 2 } else { seat };
    let own_purse = viewer.seat().map(|seat| purse(seat.index()));
    for (number, player) in view.players.iter().enumerate() {
        if own_purse != Some(purse(number)) && player.credits.is_none() {
            state["players"][number]["credits"] = json!(77);
        }
    }
    exchange_machinations(game, viewer, &mut state);
    let looking = view
        .players
        .iter()
        .enumerate()
        .find_map(|(number, player)| player.looking.filter(|_| viewer.is(Seat(number as u8))));
    let own = viewer.seat().map(|seat| view.players[seat.index()].ship);
    let mut removed = state["removed"].take();
    // Support team cards that were dealt to others, and what they keep, are as unknown as the rest of the deck (GX-19.4).
    let mut deck = state["team"]["deck"].take();
    reverse(&mut deck);
    for number in 0..view.players.len() {
        if viewer.is(Seat(number as u8)) {
            continue;
        }
        let Some(dealt) = state["team"]["dealt"].get_mut(number) else {
            continue;
        };
        if let (Some(theirs), Some(left)) = (dealt.get_mut(0), deck.get_mut(0)) {
            std::mem::swap(theirs, left);
        }
        let first = dealt.get(0).cloned();
        if let (Some(first), Some(kept)) = (first, state["team"]["kept"].get_mut(number))
            && !kept.is_null()
        {
            *kept = first;
        }
    }
    state["team"]["deck"] = deck;
    let of = &mut state["phase"]["of"];
    if let Some(building) = building_of(of) {
        reverse(&mut building["face_down"]);
        if let (Some(there), Some(here)) = (removed.get_mut(0), building["face_down"].get_mut(0)) {
            std::mem::swap(there, here);
        }
        for (number, pile) in list(&mut building["piles"]).into_iter().enumerate() {
            if looking != Some(number as u8) {
                reverse(&mut pile["cards"]);
            }
        }
        let next = building["face_down"].get(0).cloned();
        for (number, berth) in list(&mut building["berths"]).into_iter().enumerate() {
            let hidden = own != Some(number as u8) && !view.setup.open_hands;
            if let Some(next) = next.clone()
                && hidden
                && !berth["hand"].is_null()
            {
                berth["hand"]["tile"] = next;
            }
        }
    } else if view.bank.is_some() {
        let revealed = view.revealed.len();
        if let Some(deck) = of["deck"].as_array_mut() {
            deck[revealed..].reverse();
        }
        of["rolls"]["chance"]["seed"] = json!("22".repeat(32));
        reverse(&mut of["unused_cards"]);
        reverse(&mut of["unused_tiles"]);
        // A number that another one has chosen in secret (GX-9.5, GX-9.10).
        for (number, pilot) in list(&mut of["pilots"]).into_iter().enumerate() {
            if own != Some(number as u8)
                && let Some(chosen) = pilot["reply"].get_mut("number")
            {
                *chosen = json!(if *chosen == json!(1) { 2 } else { 1 });
            }
        }
        for (number, purse) in list(&mut of["purses"]["list"]).into_iter().enumerate() {
            let player = view.players.get(number);
            if own_purse != Some(number) && player.is_some_and(|p| p.credits.is_none()) {
                purse["credits"] = json!(77);
            }
        }
    }
    state["removed"] = removed;
    serde_json::from_value(state).ok()
}

/// Gives the others cards of Evil Machinations that the viewer cannot know, in hand and chosen (GX-7.1, GX-7.2).
fn exchange_machinations(game: &GalaxyTrucker, viewer: Viewer, state: &mut Value) {
    let own = viewer.seat().map(|seat| game.seat_view(seat));
    let known = |card: &CardId| {
        let mine = own
            .as_ref()
            .is_some_and(|own| own.machinations.contains(card) || own.chosen == Some(*card));
        mine || game.view().revealed.contains(card)
    };
    let mut unknown = CardId::all()
        .filter(|card| card.card().level == Level::Machinations && !known(card))
        .collect::<Vec<_>>()
        .into_iter();
    for (number, player) in list(&mut state["players"]).into_iter().enumerate() {
        if viewer.is(Seat(number as u8)) {
            continue;
        }
        for card in list(&mut player["machinations"]) {
            *card = json!(unknown.next().expect("more cards than hands"));
        }
        if !player["chosen"].is_null() {
            player["chosen"] = json!(unknown.next().expect("more cards than hands"));
        }
    }
}

/// The building inside a phase: alone, or with the turn of the crew phase.
fn building_of(of: &mut Value) -> Option<&mut Value> {
    if of.is_array() {
        return of.get_mut(0);
    }
    of.get("face_down").is_some().then_some(of)
}

fn list(value: &mut Value) -> Vec<&mut Value> {
    value
        .as_array_mut()
        .map(|list| list.iter_mut().collect())
        .unwrap_or_default()
}

fn reverse(value: &mut Value) {
    if let Some(list) = value.as_array_mut() {
        list.reverse();
    }
}
