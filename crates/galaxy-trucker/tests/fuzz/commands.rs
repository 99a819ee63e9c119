//! Commands and set-ups made of a few bytes: every kind of them, possible or not.
#![allow(dead_code)] // Not every test that includes it makes set-ups of bytes.

use galaxy_trucker::cards::CardId;
use galaxy_trucker::command::Command;
use galaxy_trucker::flight_rules::FlightKind;
use galaxy_trucker::goods::{Colour, goods};
use galaxy_trucker::halves::Half;
use galaxy_trucker::question::{
    AlienCabin, BatteryTokens, Block, Boost, Burn, CabinCrew, Fitting, HoldGoods, Jump,
    StandingOrder, Thrust,
};
use galaxy_trucker::setup::{Aids, Pace, Setup, SupportTeam};
use galaxy_trucker::side::{Rotation, Side};
use galaxy_trucker::specialization::Specialization;
use galaxy_trucker::square::Square;
use galaxy_trucker::support_team::{Edge, JointToken, Member, MemberUse, Part};
use galaxy_trucker::tiles::{Alien, TileId};

/// How many kinds of commands there are.
const KINDS: u8 = 56;

fn choose<T: Clone>(all: &[T], by: u8) -> T {
    all[usize::from(by) % all.len()].clone()
}

/// Any command.
pub fn any_command(op: u8, a: u8, b: u8) -> Command {
    let square = Square::at(a % 9, b % 10).expect("on the grid");
    let other = Square::at(b % 9, a % 10).expect("on the grid");
    let squares = [square, other][..usize::from(a ^ b) % 3].to_vec();
    let maybe = |square: Square| (a & 1 == 0).then_some(square);
    let rotation = choose(&Rotation::ALL, op ^ a);
    let side = choose(&Side::ALL, a ^ b);
    let colour = choose(&Colour::ALL, b);
    let tile = TileId::new(b.clamp(1, 228)).expect("a tile");
    let specialization = (b & 1 == 0).then(|| choose(&Specialization::ALL, a));
    let alien = choose(&Alien::ALL, b / 2);
    match op % KINDS {
        0 => Command::Draw,
        1 => Command::Take { place: a, tile },
        2 => Command::TakeSetAside { slot: a % 4 },
        3 => Command::TakeBack,
        4 => Command::Place { square, rotation },
        5 => Command::Return,
        6 => Command::SetAside,
        7 => Command::Look { pile: a % 5 },
        8 => Command::PutBack,
        9 => Command::AskForPile { pile: a % 5 },
        10 => Command::TurnHourglass,
        11 => Command::Finish {
            number: (a > 0).then_some(a % 7),
        },
        12 => Command::TakeFrom {
            ship: a % 6,
            slot: op % 4,
            tile,
        },
        13 => Command::PlaceWith {
            square,
            rotation,
            token: choose(&[JointToken::Pipe, JointToken::Weld], a),
            side: (b & 1 == 0).then_some(side),
        },
        14 => Command::LoseSharedCrew {
            from: squares,
            aliens: vec![other],
        },
        15 => Command::KeepMember {
            member: choose(&Member::ALL, a),
        },
        16 | 17 => Command::UseMember {
            with: any_use(a, b, square, other),
        },
        18 => Command::Done,
        19 => Command::Undermine {
            human: maybe(square),
            joint: (b & 1 == 0).then_some(Edge {
                square: other,
                side,
            }),
        },
        20 => Command::GiveGoods {
            goods: vec![(square, colour)],
            tokens: squares,
        },
        21 => Command::Turn { turns: rotation },
        22 => Command::Repair {
            remove: squares,
            keep: maybe(other),
            keep_other: maybe(square),
        },
        23 => Command::PlaceCrew {
            aliens: vec![AlienCabin {
                square,
                alien,
                specialization,
            }],
        },
        24 => Command::GiveUp { leave: a & 7 == 0 },
        25 => Command::Withdraw {
            half: choose(&[Half::Left, Half::Right], a),
        },
        26 => Command::Power {
            doubles: squares,
            batteries: vec![other; usize::from(b % 2)],
            boosts: vec![
                Boost {
                    booster: square,
                    cannon: other
                };
                usize::from(a % 2)
            ],
        },
        27 => Command::Defend {
            with: maybe(square),
            battery: maybe(other),
            booster_battery: maybe(other),
        },
        28 => Command::Jump {
            with: Some(Jump {
                booster: square,
                engine: other,
            }),
            batteries: squares,
        },
        29 => Command::Wake {
            into: squares,
            from: vec![other],
        },
        30 => Command::Thrust {
            with: Some(Thrust {
                thruster: square,
                to: side,
            }),
            battery: maybe(other),
        },
        31 => Command::ActivateCrubots {
            stations: squares,
            batteries: vec![other; usize::from(b % 2)],
        },
        32 => Command::Land {
            planet: (a & 1 == 0).then_some(b % 6),
        },
        33 => Command::Accept { yes: a & 1 == 0 },
        34 => Command::Load {
            holds: vec![HoldGoods {
                square,
                goods: goods(a % 3, b % 3, a / 3 % 3, b / 3 % 3),
            }],
            burn: vec![
                Burn {
                    furnace: other,
                    battery: square,
                    colour,
                };
                usize::from(op / KINDS % 2)
            ],
        },
        35 => Command::LoseCrew { from: squares },
        36 => Command::LoseGoods { from: squares },
        37 => Command::LoseTokens { from: squares },
        38 => Command::Keep { square },
        39 => Command::ChooseMachination {
            card: CardId::new(a).unwrap_or(CardId::new(0).expect("a card")),
        },
        40 => Command::Surrender {
            from: squares,
            batteries: vec![other; usize::from(b % 2)],
        },
        41 => Command::Demand { of: a % 6 },
        42 => Command::Aim { column: a % 14 },
        43 => Command::ChooseSide { side },
        44 => Command::Sell {
            blocks: vec![(square, colour); usize::from(a % 3)],
        },
        45 => Command::Bid {
            credits: (a & 1 == 0).then_some(b),
        },
        46 => Command::Seal { number: a },
        47 => Command::Guess { number: a % 8 },
        48 => Command::Coordinates {
            column: a % 14,
            row: b % 14,
        },
        49 => Command::Volley {
            row: a % 4,
            target: b % 6,
        },
        50 => Command::Stop {
            at: (a & 1 == 0).then_some(b % 8),
        },
        51 => Command::Fit {
            part: Some(Fitting {
                tile,
                square,
                rotation,
                alien: (a & 1 == 0).then_some(alien),
                specialization,
            }),
        },
        52 => Command::TakeAboard {
            cabins: vec![CabinCrew {
                square,
                humans: b % 4,
                alien: (a & 1 == 0).then_some(alien),
            }],
        },
        53 => Command::Recharge {
            batteries: vec![BatteryTokens {
                square,
                tokens: b % 5,
            }],
        },
        54 => match a % 5 {
            0 => Command::TakeOrdered { tile },
            1 => Command::PayUnion {
                blocks: vec![Block { square, colour }; usize::from(b % 3)],
            },
            2 => Command::ChooseSide { side },
            3 => Command::Drop { squares },
            _ => Command::Order {
                order: choose(
                    &[
                        None,
                        Some(StandingOrder::Pass),
                        Some(StandingOrder::Accept),
                        Some(StandingOrder::Land { planets: vec![b] }),
                        Some(StandingOrder::Power { doubles: b }),
                    ],
                    b,
                ),
            },
        },
        _ => choose(
            &[
                Command::TakeLoan,
                Command::RepayLoan,
                Command::RollDifficulty,
                Command::Continue,
                Command::Pause { agree: b & 1 == 0 },
                Command::Resume,
                Command::Rollback { agree: b & 1 == 0 },
                Command::Leave,
            ],
            // Those who leave make the rest dull.
            if a > 250 { 7 } else { a % 7 },
        ),
    }
}

fn any_use(a: u8, b: u8, square: Square, other: Square) -> MemberUse {
    let edge = |square| Edge {
        square,
        side: choose(&Side::ALL, b),
    };
    match b % 18 {
        0 => MemberUse::Mark {
            squares: vec![square, other, square, other, square],
        },
        1 => MemberUse::Pipe { edge: edge(square) },
        2 => MemberUse::Universal { square },
        3 => MemberUse::FireDrill,
        4 => MemberUse::Convert {
            square,
            part: choose(&Part::ALL, a),
            rotation: choose(&Rotation::ALL, a / 4),
        },
        5 => MemberUse::Unconvert { square },
        6 => MemberUse::Weld {
            edges: vec![edge(square), edge(other)],
        },
        7 => MemberUse::AddTile {
            tile: TileId::new(a.clamp(1, 228)).expect("a tile"),
            square,
            rotation: choose(&Rotation::ALL, a / 4),
        },
        8 => MemberUse::Wireless {
            squares: [square, other],
        },
        9 => MemberUse::Plate { square },
        10 => MemberUse::Turret { square },
        11 => MemberUse::Seal {
            edges: vec![edge(square), edge(other)],
        },
        12 => MemberUse::Predict {
            places: vec![Some(a), None, Some(b), Some(1), Some(2)],
        },
        13 => MemberUse::GainDays,
        14 => MemberUse::Inspect,
        15 => MemberUse::BuyYellow { count: a },
        16 => MemberUse::ChangeBonuses {
            finishing: a as i8,
            best_looking: b as i8 % 3,
        },
        _ => MemberUse::ChangePrice {
            colour: choose(&Colour::ALL, a),
            up: a & 4 == 0,
        },
    }
}

/// Any set-up and a number of people.
pub fn any_setup([modules, more, kind, people]: [u8; 4]) -> (Setup, usize) {
    let on = |bit: u8| modules >> bit & 1 == 1;
    let setup = Setup {
        flights: vec![
            choose(&FlightKind::ALL, kind),
            choose(&FlightKind::ALL, kind / 10),
        ],
        new_technologies: on(0),
        second_box_components: on(1),
        evil_machinations: on(2),
        intruders: on(3),
        bonus_cards: on(4),
        new_adventures: on(5),
        fifth_wheel: on(6),
        open_hands: on(7),
        support_team: choose(
            &[SupportTeam::Off, SupportTeam::Dealt, SupportTeam::Draft],
            more,
        ),
        rough_roads: more / 3 % 7,
        pace: choose(&[Pace::Hourglass, Pace::Untimed], more / 21),
        aids: choose(&[Aids::None, Aids::Counts, Aids::Errors], more / 42),
        difficulty_dice: if people > 200 { people % 7 } else { 0 },
        rollback: people & 8 == 0,
        ..Setup::default()
    };
    (setup, 2 + usize::from(people % 5))
}
