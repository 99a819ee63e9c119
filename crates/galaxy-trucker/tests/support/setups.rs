//! Set-ups with many modules at once.

use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::sample::every_module;
use galaxy_trucker::setup::{Aids, Pace, Setup, SupportTeam, Teams};
use table::Dice;

/// Every module of both boxes.
pub fn everything(flights: Vec<FlightKind>) -> Setup {
    Setup {
        flights,
        fifth_wheel: true,
        support_team: SupportTeam::Dealt,
        rough_roads: 3,
        ..every_module()
    }
}

/// Any combination of modules, flights and table rules, possible or not.
pub fn any(dice: &mut Dice) -> Setup {
    let flights = (0..1 + dice.below(2))
        .map(|_| FlightKind::ALL[dice.below(FlightKind::ALL.len() as u32) as usize])
        .collect();
    let mut on = || dice.below(2) == 0;
    let mut setup = Setup {
        flights,
        fifth_wheel: on(),
        new_technologies: on(),
        evil_machinations: on(),
        second_box_components: on(),
        intruders: on(),
        bonus_cards: on(),
        new_adventures: on(),
        open_credits: on(),
        open_hands: on(),
        visions: on(),
        strict_placement: on(),
        ..Setup::default()
    };
    setup.support_team =
        [SupportTeam::Off, SupportTeam::Dealt, SupportTeam::Draft][dice.below(3) as usize];
    setup.aids = [Aids::None, Aids::Counts, Aids::Errors][dice.below(3) as usize];
    setup.pace = [Pace::Hourglass, Pace::Untimed][dice.below(2) as usize];
    setup.hourglass_seconds = 20 + dice.below(40) as u16;
    setup.turn_when_idle = true;
    setup.rough_roads = dice.below(7) as u8;
    if dice.below(4) == 0 {
        setup.rough_roads_by_seat = (0..dice.below(6)).map(|_| dice.below(7) as u8).collect();
    }
    setup.teams = match dice.below(8) {
        0 => Teams::Partners,
        1 => Teams::Experts,
        _ => Teams::None,
    };
    if dice.below(8) == 0 {
        setup.difficulty_dice = dice.below(7) as u8;
    }
    if dice.below(12) == 0 {
        // Dice for the standard game, which is rare otherwise.
        setup.flights = Setup::default().flights;
        setup.difficulty_dice = 1 + dice.below(5) as u8;
        setup.evil_machinations = false;
        setup.rough_roads = 0;
        setup.rough_roads_by_seat.clear();
    }
    setup
}
