//! What holds for any mission of The New Frontier and any plan with double and special cards.

use proptest::prelude::*;
use proptest::sample::select;
use space_alert::flight_replay::{FlightReplay, Snapshot};
use space_alert::mission::{Carried, Level, MAX_CREW, Scheduled, TURNS, Track};
use space_alert::narrate::Narrator;
use space_alert::score::Outcome;
use space_alert::state::{Fate, State};
use space_alert::step::{NoRecorder, Step, Tile};
use space_alert::threats::Severity;
use space_alert::{
    Action, DrawnCard, FrontierRules, Mission, Plan, SlotCard, SpecialCards, Specialization,
    TeleporterTokens, ThreatId, Trajectory, fly, record_flight,
};

/// A single half, a double half, special cards, or a special card beside another card.
fn a_slot() -> impl Strategy<Value = SlotCard> {
    let symbol = || select(&Action::ALL[1..8]);
    let special = || {
        select(
            &[
                SpecialCards::Basic,
                SpecialCards::Advanced,
                SpecialCards::Both,
            ][..],
        )
    };
    prop_oneof![
        2 => Just(SlotCard::EMPTY),
        3 => symbol().prop_map(SlotCard::single),
        5 => (symbol(), symbol()).prop_map(|(first, second)| SlotCard::double(first, second)),
        2 => special().prop_map(|special| SlotCard::EMPTY.with_special(special)),
        1 => (symbol(), special())
            .prop_map(|(first, special)| SlotCard::single(first).with_special(special)),
    ]
}

fn a_plan() -> impl Strategy<Value = Plan> {
    let rows = prop::collection::vec(prop::array::uniform12(a_slot()), 1..=MAX_CREW);
    let specializations = Just(Specialization::ALL.to_vec()).prop_shuffle();
    let tokens = (
        prop::option::of(0..MAX_CREW as u8),
        prop::option::of(0..MAX_CREW as u8),
    );
    (rows, specializations, tokens).prop_map(|(rows, specializations, tokens)| {
        let mut plan = Plan::new(rows.len());
        for (crew, (row, specialization)) in rows.iter().zip(specializations).enumerate() {
            for (turn, card) in (1..=TURNS as u8).zip(row) {
                plan.set(crew, turn, *card);
            }
            plan.specialize(crew, specialization);
        }
        plan.set_teleporter(TeleporterTokens {
            traveller: tokens.0,
            destination: tokens.1,
        });
        plan
    })
}

/// Some threats of both boxes, with a drawn card for every card that draws.
fn a_mission() -> impl Strategy<Value = Mission> {
    let boards = Just(Trajectory::ALL.to_vec()).prop_shuffle();
    let cards = Just(ThreatId::all().collect::<Vec<_>>()).prop_shuffle();
    let places = prop::collection::vec(prop::option::weighted(0.6, 0..Track::ALL.len()), 8);
    let rules = (any::<bool>(), any::<bool>(), prop::option::of(any::<u32>()));
    (boards, cards, places, rules).prop_map(|(boards, mut cards, places, rules)| {
        let mut threats = Vec::new();
        for (number, place) in (1..).zip(places) {
            let Some(track) = place.map(|place: usize| Track::ALL[place]) else {
                continue;
            };
            let fits = |id: &ThreatId| id.card().location == track.location();
            if let Some(at) = cards.iter().position(fits) {
                let threat = cards.swap_remove(at);
                threats.push(Scheduled {
                    number,
                    track,
                    threat,
                });
            }
        }
        let mut drawn = Vec::new();
        let mut callers: Vec<ThreatId> = threats.iter().map(|t| t.threat).collect();
        while let Some(caller) = callers.pop() {
            let Some(location) = caller.card().draws else {
                continue;
            };
            let fits = |id: &ThreatId| {
                let card = id.card();
                card.location == location
                    && card.severity == Severity::Common
                    && card.draws.is_none()
            };
            let at = cards.iter().position(fits).expect("enough minor cards");
            let card = cards.swap_remove(at);
            drawn.push(DrawnCard {
                caller,
                drawn: card,
            });
        }
        let boards = [boards[0], boards[1], boards[2], boards[3]];
        let piles = [Tile::ALL; 3];
        let mission = Mission::new(Level::Mission, boards, &threats, piles, Carried::default());
        let mission = mission.expect("by the rules");
        // More than five callers cannot all have a token.
        let with_calls = mission.clone().with_drawn(&drawn);
        with_calls.unwrap_or(mission).with_frontier(FrontierRules {
            variable_range: rules.0,
            ninja_drones_at_x: rules.1,
            tile_shuffle: rules.2,
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    /// Both recorders see the same flight, used memory or not, and the replay ends where the flight ends.
    #[test]
    fn any_frontier_mission_can_be_flown(mission in a_mission(), plan in a_plan()) {
        let (film, outcome) = record_flight(&mission, &plan);
        let mut state = film.frames.last().expect("a flight has steps").1.clone();
        let end = state.clone();
        prop_assert_eq!(fly(&mission, &plan, &mut state, &mut NoRecorder), outcome);
        prop_assert_eq!(&state, &end);
        let narrator = Narrator::new(mission.level(), vec![table::Arg::from("x"); plan.crew()]);
        let replay = FlightReplay::record(&mission, &plan, &narrator);
        let mut shown = replay.start.clone();
        for frame in &replay.frames {
            frame.changes.apply(&mut shown);
        }
        prop_assert_eq!(shown, Snapshot::of(&state, &mission));
    }

    /// The ship holds what it can hold, at most one player is in space, and an early jump ends the mission.
    #[test]
    fn a_frontier_flight_stays_within_its_bounds(mission in a_mission(), plan in a_plan()) {
        let (film, outcome) = record_flight(&mission, &plan);
        let mut jumps_early = false;
        for (step, state) in &film.frames {
            prop_assert!(state.damage.iter().all(|damage| *damage <= 6), "{:?}", step);
            prop_assert!(state.fuel <= 3 && state.rockets_aboard() <= 3, "{:?}", step);
            let in_space = state.crew().iter().filter(|m| m.at.is_none()).count();
            prop_assert!(in_space <= 1, "{:?}", step);
            prop_assert!((1..=3).contains(&state.interceptor_distance), "{:?}", step);
            jumps_early |= matches!(step, Step::JumpsEarly { .. });
        }
        let end = &film.frames.last().expect("a flight has steps").1;
        if let Outcome::Survived { score } = outcome {
            prop_assert_eq!(end.turn, 13);
            prop_assert_eq!(score.special, i16::from(end.special_points));
            let turns: Vec<u8> = film.frames.iter().map(|(_, state)| state.turn).collect();
            prop_assert_eq!(jumps_early, !turns.contains(&12));
        }
        // A card drawn by the Vortex never scores; a called one is in play only after its caller called.
        for t in end.threats().iter().filter(|t| t.fate == Fate::Discarded) {
            prop_assert!(t.called);
        }
    }

    /// A plan of the base game flies the same with and without the rules of the expansion, except in space.
    #[test]
    fn base_plans_do_not_notice_the_expansion(mission in a_mission(), rows in prop::collection::vec(prop::array::uniform12(select(&Action::ALL[..])), 1..=MAX_CREW)) {
        let mut plan = Plan::new(rows.len());
        for (crew, row) in rows.iter().enumerate() {
            for (turn, action) in (1..=TURNS as u8).zip(row) {
                plan.set(crew, turn, *action);
            }
        }
        prop_assert!(!plan.uses_expansion());
        let (film, with) = record_flight(&mission, &plan);
        let launched = film.frames.iter().any(|(step, _)| matches!(step, Step::Launches { .. }));
        let base = mission.clone().with_frontier(FrontierRules {
            variable_range: false,
            ..mission.frontier()
        });
        let mut state = State::new(&base, &plan);
        let without = fly(&base, &plan, &mut state, &mut NoRecorder);
        prop_assert!(launched || with == without);
    }
}
