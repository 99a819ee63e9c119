//! Support Team: getting members, when they may be used, and what they do around building (GX-19, GX-20).

mod around_building;
mod hiring;

use galaxy_trucker::board::ShipClass;
use galaxy_trucker::building::Building;
use galaxy_trucker::command::Command;
use galaxy_trucker::event::Event;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::game::StageName;
use galaxy_trucker::question::{AlienCabin, Question};
use galaxy_trucker::refusal::Refusal;
use galaxy_trucker::setup::{Pace, Setup, SupportTeam, Teams};
use galaxy_trucker::side::{Rotation, Side};
use galaxy_trucker::square::Square;
use galaxy_trucker::support_team::{
    Ability, Edge, JointToken, Letter, Member, MemberUse, Part, a, b,
};

use crate::support::Table;
use galaxy_trucker::tiles::{Alien, TileId};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::{Audience, Game, Seat};

fn setup(mode: SupportTeam, flights: &[FlightKind]) -> Setup {
    Setup {
        flights: flights.to_vec(),
        pace: Pace::Untimed,
        new_technologies: true,
        support_team: mode,
        ..Setup::default()
    }
}

const THREE: [FlightKind; 3] = [FlightKind::First, FlightKind::Second, FlightKind::Third];

fn state(table: &Table) -> Value {
    serde_json::to_value(&table.game).expect("a state is JSON")
}

fn load(table: &mut Table, state: Value) {
    table.game = serde_json::from_value(state).expect("JSON is a state");
}

/// Everybody finishes with a starting cabin alone and gives up at the first window; the receipt is shown.
fn skip_flight(table: &mut Table) {
    table.pass(30_000);
    for seat in 0..table.seats {
        table.must(seat, Command::Finish { number: None });
    }
    while !matches!(table.view().stage, StageName::Receipt | StageName::Over) {
        for seat in 0..table.seats {
            let view = table.view();
            let question = view.players[usize::from(seat)].question.clone();
            match question.filter(|question| *question != Question::Continue) {
                Some(Question::GiveUp) => table.must(seat, Command::GiveUp { leave: true }),
                Some(_) => {
                    let command = table.game.default_command(Seat(seat)).expect("a default");
                    table.must(seat, command);
                }
                None => {}
            }
        }
    }
}

fn go_on(table: &mut Table) {
    for seat in 0..table.seats {
        table.must(seat, Command::Continue);
    }
}

/// The second flight, class II unless said otherwise, of players with these members: with ability B too if they had them in
/// the first flight.
fn team_on(kind: FlightKind, members: &[(u8, &str)], with_b: bool) -> Table {
    let flights = [FlightKind::First, kind];
    let mut table = Table::new(setup(SupportTeam::Draft, &flights), 3, 11);
    skip_flight(&mut table);
    let mut state = state(&table);
    state["team"]["deck"] = json!([]);
    for (seat, member) in members {
        let since = u8::from(!with_b);
        let hired = &mut state["team"]["hired"][usize::from(*seat)];
        hired
            .as_array_mut()
            .expect("a list")
            .push(json!({ "member": member, "since": since }));
    }
    for seat in 0..3 {
        state["players"][seat]["credits"] = json!(20);
    }
    load(&mut table, state);
    table.told.clear();
    go_on(&mut table);
    table
}

fn team(members: &[(u8, &str)], with_b: bool) -> Table {
    team_on(FlightKind::Second, members, with_b)
}

/// The same after "Go", with these tiles on top.
fn building(members: &[(u8, &str)], with_b: bool, tiles: &[u8]) -> Table {
    let mut table = team(members, with_b);
    table.deal(tiles);
    table.pass(25_000);
    table
}

fn square(table: &Table, column: u8, row: u8) -> Square {
    let class = table.view().flight.class;
    class.board().at_label(column, row).expect("a square")
}

fn edge(table: &Table, column: u8, row: u8, side: Side) -> Edge {
    Edge {
        square: square(table, column, row),
        side,
    }
}

fn use_it(table: &mut Table, seat: u8, with: MemberUse) -> Result<(), Refusal> {
    table.act(seat, Command::UseMember { with })
}

fn finish_all(table: &mut Table) {
    for seat in 0..table.seats {
        if table.view().ships[usize::from(seat)].number.is_none() {
            table.must(seat, Command::Finish { number: None });
        }
    }
}

fn draw(table: &mut Table, seat: u8) {
    table.pass(300);
    table.must(seat, Command::Draw);
}

/// Answers by default until a stage is reached.
fn until(table: &mut Table, stage: StageName) {
    for _ in 0..200 {
        if table.view().stage == stage {
            return;
        }
        for seat in 0..table.seats {
            if let Some(command) = table.game.default_command(Seat(seat)) {
                let _ = table.act(seat, command);
            }
        }
    }
    panic!("stage {stage:?} not reached: {:?}", table.view().stage);
}
