//! Battleship Galaxies against the kernel's contract.

use battleship_galaxies::BattleshipGalaxies;
use battleship_galaxies::command::{Command, StandingPass, StopRule};
use battleship_galaxies::data::{SetupWhere, Stat};
use battleship_galaxies::hex::{Direction, Hex};
use battleship_galaxies::ids::{CardId, Pick, Placement, ShipId, Source, TacticId};
use battleship_galaxies::query::Query;
use battleship_galaxies::setup::{BattleChoice, ClockChoice, OwnBattle, Pace, Setup};
use table::contract::Subject;
use table::{Dice, Game, Seat, SeatInfo, Seed, Viewer};

struct Battles;

fn pick(dice: &mut Dice) -> Pick {
    match dice.below(2) {
        0 => Pick::Ship(ShipId(dice.below(256) as u8)),
        _ => Pick::Card(CardId(dice.below(64) as u8)),
    }
}

fn place(dice: &mut Dice) -> Placement {
    Placement {
        at: Hex::new(dice.below(40) as i16 - 10, dice.below(20) as i16 - 1),
        facing: dice.below(7) as u8,
    }
}

fn path(dice: &mut Dice) -> Vec<Direction> {
    (0..dice.below(7))
        .map(|_| Direction::ALL[dice.below(6) as usize])
        .collect()
}

fn places(dice: &mut Dice) -> Vec<Placement> {
    (0..dice.below(4)).map(|_| place(dice)).collect()
}

/// Anything a client might send.
fn anything(dice: &mut Dice) -> Command {
    let card = CardId(dice.below(64) as u8);
    let ship = ShipId(dice.below(256) as u8);
    let tactic = TacticId(dice.below(30) as u8);
    let seat = Seat(dice.below(5) as u8);
    match dice.below(30) {
        0 => Command::SubmitList {
            list: Default::default(),
        },
        1 => Command::PlaceSetupShip {
            card,
            positions: places(dice),
            cargo: vec![],
        },
        2 => Command::ChooseFirst { seat },
        3 => Command::DiscardForEnergy {
            cards: vec![tactic],
        },
        4 => Command::GiveCard {
            card: tactic,
            to: seat,
        },
        5 => Command::Draw,
        6 => Command::LookMainComputer,
        7 => Command::MainComputer {
            keep: tactic,
            under: vec![tactic],
        },
        8 => Command::PlayCard {
            card: tactic,
            targets: (0..dice.below(3)).map(|_| pick(dice)).collect(),
            positions: places(dice),
            replace: (dice.below(3) == 0).then_some(tactic),
        },
        9 => Command::UseAbility {
            source: match dice.below(3) {
                0 => Source::Ability {
                    card,
                    ability: dice.below(40) as u8,
                },
                1 => Source::Attached { card, tactic },
                _ => Source::Tile {
                    tile: dice.below(20) as u8,
                },
            },
            targets: (0..dice.below(2)).map(|_| pick(dice)).collect(),
        },
        10 => Command::Pass,
        11 => Command::LaunchToZone {
            card,
            positions: places(dice),
            cargo: (0..dice.below(3))
                .map(|_| CardId(dice.below(64) as u8))
                .collect(),
            decline_prepped: dice.below(2) == 0,
        },
        12 => Command::LaunchFromHold {
            card,
            positions: places(dice),
        },
        13 => Command::Activate { card },
        14 => Command::Move {
            ship,
            lead_end: dice.below(3) as u8,
            path: path(dice),
            ram: (dice.below(3) == 0).then_some(ship),
            stop: StopRule::AfterRoll,
        },
        15 => Command::PlaceInsteadOfMove {
            ship,
            position: place(dice),
        },
        16 => Command::Rescue { ship },
        17 => Command::EndMovement,
        18 => Command::Charge {
            ship,
            weapon: dice.below(40) as u8,
        },
        19 => Command::Attack { target: ship },
        20 => Command::EndCharge,
        21 => Command::EndActivation,
        22 => Command::EndPhase,
        23 => Command::RemoteEngines,
        24 => Command::MoveAsteroid {
            asteroid: dice.below(12) as u8,
            path: path(dice),
            lead_end: dice.below(3) as u8,
        },
        25 => Command::ChooseDamaged { ship },
        26 => Command::ChooseHero { card },
        27 => Command::Undo,
        28 => Command::HoldEnd,
        _ => match dice.below(8) {
            0 => Command::AskUndo,
            1 => Command::AnswerUndo {
                agree: dice.below(2) == 0,
            },
            2 => Command::OfferDraw,
            3 => Command::AnswerDraw { agree: false },
            4 if dice.below(20) == 0 => Command::Resign,
            _ => Command::SetStandingPass {
                pass: [
                    StandingPass::Ask,
                    StandingPass::UntilMyTurn,
                    StandingPass::OnlySoloHits,
                    StandingPass::Always,
                ][dice.below(4) as usize],
            },
        },
    }
}

impl Subject for Battles {
    type Game = BattleshipGalaxies;

    const CASES: u64 = 10;
    const STEPS: usize = 80;
    const BOT_STEPS: usize = 60;

    fn table(dice: &mut Dice) -> (Setup, Vec<SeatInfo>) {
        let battle = match dice.below(7) {
            6 => BattleChoice::Own {
                battle: OwnBattle {
                    players: [1, 2],
                    fleet_limit: 30,
                    ..OwnBattle::default()
                },
            },
            number => BattleChoice::Mission {
                number: (number % 5) as u8 + 1,
                variant: None,
            },
        };
        let setup = Setup {
            battle,
            clock: match dice.below(3) {
                0 => ClockChoice::Turn { seconds: 30 },
                1 => ClockChoice::Chess {
                    seconds: 60,
                    increment: 2,
                },
                _ => ClockChoice::None,
            },
            pace: match dice.below(4) {
                0 => Pace::Correspondence,
                _ => Pace::Live,
            },
            open_team: dice.below(2) == 0,
            secret_lists: dice.below(3) == 0,
            ..Setup::default()
        };
        let seats = BattleshipGalaxies::seats(&setup).max;
        let seats = (0..seats).map(|seat| SeatInfo::person(format!("player {seat}")));
        (setup, seats.collect())
    }

    fn command(game: &BattleshipGalaxies, seat: Seat, dice: &mut Dice) -> Command {
        // Half of what is asked fits the moment, so that battles go on.
        let legal = game.legal(seat).unwrap_or_default();
        match dice.below(2) {
            0 if !legal.is_empty() => legal[dice.below(legal.len() as u32) as usize].clone(),
            _ => anything(dice),
        }
    }

    fn query(_game: &BattleshipGalaxies, dice: &mut Dice) -> Option<Query> {
        let ship = ShipId(dice.below(256) as u8);
        Some(match dice.below(5) {
            0 => Query::Reachable { ship },
            1 => Query::Targets { ship },
            2 => Query::Placements {
                card: CardId(dice.below(64) as u8),
                place: SetupWhere::OwnZone,
            },
            3 => Query::Explain {
                ship,
                stat: Stat::Move,
            },
            _ => Query::Legal,
        })
    }

    fn exchange_hidden(
        game: &BattleshipGalaxies,
        viewer: Viewer,
        dice: &mut Dice,
    ) -> Option<BattleshipGalaxies> {
        let battle = game.battle().filter(|battle| battle.outcome.is_none())?;
        // A spectator knows what a seat knows without its own hand: exchange through each seat's eyes in turn.
        let seats = match viewer {
            Viewer::Seat(seat) => vec![seat],
            Viewer::Spectator => Seat::first(battle.rules.seat_count()).collect(),
        };
        let mut other = serde_json::to_value(game).unwrap();
        let mut exchanged = battle.clone();
        for seat in seats {
            let seed = Seed::from_u64(u64::from(dice.below(1 << 30)));
            exchanged = exchanged.with_hidden_sampled(seat, seed);
        }
        let exchanged = serde_json::to_value(&exchanged).unwrap();
        for part in ["players", "decks", "tiles", "chance"] {
            other["battle"][part] = exchanged[part].clone();
        }
        // Holds are secret; which ships there are is only where lists are.
        if !battle.rules.setup.secret_lists {
            other["battle"]["cards"] = exchanged["cards"].clone();
        }
        Some(serde_json::from_value(other).unwrap())
    }
}

table::contract!(Battles);
