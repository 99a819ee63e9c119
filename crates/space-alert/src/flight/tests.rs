//! Rules that no card of the boxes brings about by itself: a step of a flight, set up by hand.

use super::*;
use crate::mission::{Carried, Level};
use crate::stations::Zone;
use crate::step::Tile;
use crate::threats::ThreatId;
use crate::trajectory::Trajectory::{T1, T3, T4, T6};

/// A flight in turn 2 with one threat in the red zone on T6; `prepare` sets the scene, `act` is what happens then.
fn scene(
    code: &str,
    prepare: impl Fn(&mut State),
    act: impl Fn(&mut Flight<'_, Recording, Complete>),
) -> (State, Vec<Step>) {
    let threat = Scheduled {
        number: 1,
        track: Track::Red,
        threat: ThreatId::from_code(code).unwrap(),
    };
    let piles = [Tile::ALL; 3];
    let boards = [T6, T1, T3, T4];
    let mission = Mission::new(Level::Mission, boards, &[threat], piles, Carried::default());
    let mission = mission.unwrap().with_frontier(crate::FrontierRules {
        variable_range: true,
        ..Default::default()
    });
    let plan = Plan::new(2);
    let mut state = State::new(&mission, &plan);
    let mut recording = Recording::default();
    let mut flight = Flight::new(&mission, &plan, &mut state, &mut recording);
    flight.begin_turn(1);
    flight.threats_appear(1);
    flight.begin_turn(2);
    prepare(flight.s);
    act(&mut flight);
    let steps = recording.frames.iter().map(|(step, _)| *step).collect();
    (state, steps)
}

fn in_red(state: &mut State) {
    state.crew[0].at = Some(Station::UpperRed);
}

/// Proves NF-3.2.5. An attack of value 0 that no shield absorbs knocks nobody out; one of value 1 does.
#[test]
fn a_plasmatic_attack_without_damage_knocks_nobody_out() {
    for (strength, out) in [(0, false), (1, true)] {
        let (state, _) = scene(
            "E1-101",
            |s| {
                in_red(s);
                s.shield_mode = ShieldMode::Off;
            },
            |flight| {
                let struck = flight.strike(0, Zone::Red, strength, false);
                assert!(matches!(struck, Ok(0)));
            },
        );
        assert_eq!(state.crew()[0].knocked_out, out, "strength {strength}");
        assert_eq!(state.damage[0], strength);
    }
}

/// Proves NF-6.3.7. The whole card shows a C and would fly the pilot farther out; the half that is left holds the distance.
#[test]
fn a_half_card_is_judged_by_the_symbol_that_is_left() {
    let card = SlotCard::double(Action::C, Action::Battlebots);
    for (is_split, distance) in [(false, 2), (true, 1)] {
        let (state, _) = scene(
            "E1-101",
            |s| {
                s.crew[0].at = None;
                s.crew[0].squad = Squad::Active;
                s.interceptor_distance = 1;
                s.slots[0].set(2, card);
            },
            |flight| {
                let mut card = card;
                if is_split {
                    flight.first_symbol = Some((0, Action::Battlebots));
                    flight.delay(0, 3, DelayCause::LiftBusy);
                    card = flight.s.slots[0].card(3);
                }
                flight.act_in_space(0, card);
            },
        );
        assert_eq!(state.interceptor_distance, distance, "split: {is_split}");
        assert_eq!(state.crew()[0].at, None);
    }
}

/// Proves NF-AR-28. A Nemesis with one hit point left passes X and Y in one move: X destroys it, and Y does not happen.
#[test]
fn a_threat_destroyed_by_its_own_action_does_nothing_more() {
    let acts = |hit_points_left: u8| {
        let (state, steps) = scene(
            "SE2-05",
            |s| {
                let t = &mut s.threats[0];
                (t.position, t.speed) = (11, 4); // X is on square 10, Y on square 7
                t.damage = t.hit_points - hit_points_left;
            },
            |flight| assert!(flight.unusual_move(0).is_ok()),
        );
        let acts = steps.iter().filter_map(|step| match step {
            Step::Acts { square, .. } => Some(*square),
            _ => None,
        });
        (acts.collect::<Vec<_>>(), state.threats[0].fate)
    };
    assert_eq!(acts(1), (vec![Square::X], Fate::Destroyed));
    assert_eq!(acts(9), (vec![Square::X, Square::Y], Fate::InPlay));
}

/// What flights of base missions leave out is on no base card.
#[test]
fn base_cards_need_nothing_of_the_expansion() {
    for card in ThreatId::base().map(ThreatId::card) {
        let traits = card.traits.within(BaseMission::TRAITS);
        assert_eq!(traits, card.traits, "{}", card.code);
        assert!(
            card.draws.is_none() && card.inaccessible == 0,
            "{}",
            card.code
        );
        assert!(
            card.bracketed.iter().all(|actions| actions.is_empty()),
            "{}",
            card.code
        );
    }
}
