//! Commands made of a few bytes: every kind of them, possible or not. The tests inside the crate use it too.

use space_alert::campaign::Repair;
use space_alert::round::{
    BoardMove, CardId, Command, Decision, Difficulty, ExplorerCard, Half, Mistake, Role, Skill,
    Spot, TeleporterToken,
};
use space_alert::threats::Severity;
use space_alert::{SkillLevel, Specialization, Station, Tile, Track, Zone};

/// A command made of numbers. Most refer to cards and pieces that exist, so that many are accepted; `held` are the cards
/// that the seat may place.
pub fn any_command([kind, a, b, c]: [u8; 4], held: &[CardId]) -> Command {
    let half = if c & 1 == 0 {
        Half::Movement
    } else {
        Half::Action
    };
    let card = held.get(usize::from(a) % held.len().max(1)).copied();
    let card = card.filter(|_| b < 250).unwrap_or(CardId(a));
    // Few commands have numbers that no ship has.
    let below = |number: u8, bound: u8| match c {
        0..248 => number % bound,
        _ => number,
    };
    let slot = below(b, 13).saturating_add(1);
    let on = (c & 6 == 6).then_some(c >> 3 & 7);
    let track = Track::ALL[usize::from(c) % 4];
    let severity = if a & 1 == 0 {
        Severity::Common
    } else {
        Severity::Serious
    };
    let what = match a % 4 {
        0 => Repair::Squad,
        _ => Repair::Tile {
            zone: Zone::ALL[usize::from(b) % 3],
            tile: Tile::ALL[usize::from(c) % 6],
        },
    };
    let specialization = Specialization::ALL[usize::from(a) % 10];
    match kind % 46 {
        42 => Command::Specialize { specialization, on },
        43 => Command::Explorer {
            explorer: ExplorerCard {
                level: below(b, 3),
                skills: vec![
                    Skill {
                        specialization,
                        level: [SkillLevel::ONE, SkillLevel::TWO, SkillLevel::THREE]
                            [usize::from(c) % 3],
                    };
                    usize::from(c / 64) % 3
                ],
                consent: a % 2 == 0,
            },
        },
        44 => Command::ExtraCards { first: below(a, 6) },
        45 => Command::Token {
            token: match b & 1 {
                0 => TeleporterToken::Traveller,
                _ => TeleporterToken::Destination,
            },
            to: below(a, 6),
        },
        0..=13 => Command::Place {
            card,
            slot,
            up: half,
            on,
        },
        14 | 15 => Command::Move {
            from: below(a, 13).saturating_add(1),
            to: slot,
            on,
        },
        16 => Command::Flip { slot, on },
        17 => Command::TakeBack { slot, on },
        18 => Command::Undo,
        19 => Command::NextPhase,
        20 | 21 => Command::Give {
            card,
            to: below(b, 6),
        },
        22 | 23 => Command::DrawThreat {
            number: below(a, 10),
            severity,
            track,
        },
        24 => Command::MoveThreat {
            threat: below(a, 6),
            number: below(b, 10),
            track,
        },
        25 | 26 => Command::Board {
            piece: piece(a, b, c, below),
        },
        27 => Command::Point {
            at: match b % 4 {
                0 => Spot::Slot {
                    crew: below(a, 7),
                    slot,
                },
                1 => Spot::Threat {
                    threat: below(a, 8),
                },
                2 => Spot::Station {
                    station: Station::ALL[usize::from(a) % 6],
                },
                _ => Spot::Square {
                    track,
                    square: below(a, 17),
                },
            },
        },
        28 => Command::EndEarly { agree: a > 60 },
        29 => Command::Hold,
        30 => Command::Go,
        31 => Command::Confirm,
        32 => Command::Oops {
            mistake: if a & 1 == 0 {
                Mistake::OtherHalf
            } else {
                Mistake::OtherArrow
            },
        },
        33 => Command::Continue { go: a > 30 },
        34 | 35 => Command::Repair {
            what,
            crew: (c >= 248).then_some(b % 8),
        },
        36 => Command::Berth {
            station: Station::ALL[usize::from(a) % 6],
        },
        37 => Command::Ready { ready: a > 20 },
        38 => Command::Volunteer {
            role: Role::ALL[usize::from(a) % 3],
        },
        39 | 40 => Command::StandIn {
            crew: below(a, 6),
            decides: decision(b, what),
        },
        _ => match a % 3 {
            0 => Command::StepDown {
                role: Role::ALL[usize::from(b) % 3],
            },
            1 => Command::Propose {
                common: Difficulty::ALL[usize::from(b) % 7],
                serious: Difficulty::ALL[usize::from(c) % 7],
            },
            _ => Command::Launch,
        },
    }
}

/// What somebody decides for somebody else.
fn decision(a: u8, what: Repair) -> Decision {
    match a % 4 {
        0 => Decision::Ready,
        1 => Decision::Confirm,
        2 => Decision::Continue,
        _ => Decision::Repair { what },
    }
}

fn piece(a: u8, b: u8, c: u8, below: impl Fn(u8, u8) -> u8) -> BoardMove {
    match a % 9 {
        0 => BoardMove::Turn { turn: below(b, 16) },
        1 => BoardMove::Figure {
            crew: below(b, 7),
            to: Station::ALL.get(usize::from(c % 8)).copied(),
        },
        2 => BoardMove::Reactor {
            zone: below(b, 4),
            energy: below(c, 11),
        },
        3 => BoardMove::Shield {
            zone: below(b, 4),
            energy: below(c, 11),
        },
        4 => BoardMove::Fuel { left: below(b, 5) },
        5 => BoardMove::Rockets { left: below(b, 5) },
        6 => BoardMove::Damage {
            zone: below(b, 4),
            damage: below(c, 9),
        },
        7 => BoardMove::Threat {
            threat: below(b, 9),
            square: below(c, 18),
        },
        _ => BoardMove::Reset,
    }
}
