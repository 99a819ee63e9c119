//! Battles for tests: set pieces and random play.
#![allow(dead_code)] // each test file uses its part

use battleship_galaxies::command::{Command, StopRule};
use battleship_galaxies::data::Version;
use battleship_galaxies::event::Event;
use battleship_galaxies::hex::{Direction, Hex};
use battleship_galaxies::ids::{CardId, Placement, ShipId, TacticId};
use battleship_galaxies::refusal::Reason;
use battleship_galaxies::rules::CheckedList;
use battleship_galaxies::setup::{BattleChoice, Rules, Setup};
use battleship_galaxies::state::{Battle, Phase, Tactic};
use std::sync::Arc;
use table::{AddressedEvent, Dice, Seat, Seed, Silent};

pub const ISN: Seat = Seat(0);
pub const WRETCH: Seat = Seat(1);

pub fn mission(number: u8) -> Setup {
    Setup {
        battle: BattleChoice::Mission {
            number,
            variant: None,
        },
        ..Setup::default()
    }
}

pub fn rules(setup: &Setup) -> Arc<Rules> {
    Arc::new(Rules::new(setup).unwrap())
}

/// The lists of a mission, chosen ones by the reference.
pub fn lists(rules: &Rules) -> Vec<CheckedList> {
    Seat::first(rules.seat_count())
        .map(|seat| rules.check_list(seat, &rules.reference_list(seat)).unwrap())
        .collect()
}

pub fn battle(setup: &Setup, seed: u64) -> Battle {
    let rules = rules(setup);
    let lists = lists(&rules);
    Battle::new(rules, &lists, Seed::from_u64(seed), &mut Silent)
}

/// One random legal command of somebody whose decision it is.
pub fn random_step(battle: &mut Battle, dice: &mut Dice) -> Option<(Seat, Command)> {
    let (_, seats) = battle.waiting();
    let seats: Vec<Seat> = seats.iter().collect();
    let seat = *dice.pick(&seats)?;
    let legal = battle.legal(seat);
    let command = dice.pick(&legal)?.clone();
    battle
        .act(seat, &command, &mut Silent)
        .unwrap_or_else(|why| panic!("{command:?} is listed as legal: {why:?}"));
    Some((seat, command))
}

/// Boards and tiles of Missions 2, 3 and 5 as in the reference data, whose spaces the worked examples name. The maps that are
/// played were changed for balance (docs/battleship-galaxies-balance.md).
fn lay_reference_map(rules: &mut Rules) {
    let (board, anchors): (&str, &[(i16, i16)]) = match rules.mission.number {
        2 => (
            "single",
            &[
                (4, 5),
                (-3, 8),
                (8, 8),
                (1, 10),
                (0, 4),
                (0, 8),
                (5, 8),
                (5, 12),
            ],
        ),
        3 => ("single", &[(0, 7), (6, 7), (-3, 8), (3, 8), (8, 8)]),
        5 => (
            "double",
            &[
                (4, 6),
                (3, 8),
                (17, 6),
                (16, 8),
                (1, 7),
                (7, 7),
                (14, 7),
                (20, 7),
                (-3, 8),
                (23, 8),
            ],
        ),
        _ => return,
    };
    rules.board = rules
        .data
        .boards
        .iter()
        .find(|known| known.id == board)
        .unwrap()
        .clone();
    assert_eq!(rules.mission.tiles.len(), anchors.len());
    for (tile, (q, r)) in rules.mission.tiles.iter_mut().zip(anchors) {
        let (dq, dr) = (q - tile.hexes[0].q, r - tile.hexes[0].r);
        for hex in &mut tile.hexes {
            *hex = Hex::new(hex.q + dq, hex.r + dr);
        }
    }
}

/// A battle on the single board with all ships of both sides, in the first seat's action phase, nothing in play.
pub struct Piece {
    pub battle: Battle,
    pub told: Vec<AddressedEvent<Event>>,
}

impl Piece {
    /// Complete fleets of one version, seat 0 ISN and seat 1 Wretch; the active seat is in its action phase of round 3.
    pub fn new(version: Version, active: Seat) -> Piece {
        Piece::of(&Setup::default(), version, active)
    }

    pub fn of(setup: &Setup, version: Version, active: Seat) -> Piece {
        let mut rules = Rules::new(setup).unwrap();
        lay_reference_map(&mut rules);
        let rules = Arc::new(rules);
        let mut lists = lists(&rules);
        for (seat, list) in lists.iter_mut().enumerate() {
            let faction = rules.seats[seat].faction;
            let own: Vec<usize> = (0..rules.data.ships.len())
                .filter(|ship| rules.data.ships[*ship].faction == faction)
                .collect();
            if rules.side_rule(Seat(seat as u8)).seats.len() == 1 {
                list.0 = own
                    .into_iter()
                    .map(|ship| battleship_galaxies::data::FleetShip {
                        ship: ship as u8,
                        version,
                    })
                    .collect();
            }
        }
        let mut battle = Battle::new(rules, &lists, Seed::from_u64(7), &mut Silent);
        let seats = u16::from(battle.rules.seat_count());
        battle.tiles.iter_mut().for_each(|tile| tile.up = true);
        if !setup_has_tiles(setup) {
            battle.tiles.clear();
        }
        battle.phase = Phase::Action;
        battle.active = active;
        battle.turn = seats * 2 + 1 + u16::from(active.0);
        battle
            .players
            .iter_mut()
            .for_each(|player| player.hand.clear());
        battle.energy.iter_mut().for_each(|energy| *energy = 20);
        // Somebody of each side is far away, so that nobody is eliminated by the way.
        Piece {
            battle,
            told: Vec::new(),
        }
    }

    pub fn id(&self, ship: &str) -> CardId {
        let kind = self.battle.rules.data.ship(ship).unwrap();
        self.battle
            .cards
            .iter()
            .find(|card| card.id.kind() == usize::from(kind))
            .unwrap()
            .id
    }

    pub fn ship(&self, ship: &str, n: u8) -> ShipId {
        self.id(ship).ship(n)
    }

    /// Puts a ship on the board with its printed shields.
    pub fn put(&mut self, ship: &str, n: u8, q: i16, r: i16, facing: u8) -> ShipId {
        let id = self.ship(ship, n);
        let card = self.battle.card(id.card()).unwrap();
        let shields = self.battle.printed(card).shields;
        self.battle.arrange(
            id,
            Placement {
                at: Hex::new(q, r),
                facing,
            },
            shields,
            0,
        );
        id
    }

    pub fn pegs(&mut self, ship: ShipId, shields: u8, hull: u8) {
        let place = self.battle.ship(ship).unwrap().1.placement();
        self.battle.arrange(ship, place, shields, hull);
    }

    pub fn shields(&self, ship: ShipId) -> u8 {
        self.battle.ship(ship).unwrap().1.shields
    }

    pub fn hull(&self, ship: ShipId) -> u8 {
        self.battle.ship(ship).unwrap().1.hull
    }

    pub fn alive(&self, ship: ShipId) -> bool {
        self.battle.ship(ship).is_some()
    }

    pub fn tactic(&self, card: &str) -> TacticId {
        TacticId(self.battle.rules.data.card(card).unwrap())
    }

    pub fn give(&mut self, seat: Seat, card: &str) {
        let kind = self.tactic(card);
        let deck = self.battle.rules.seats[seat.index()].deck;
        self.battle.players[seat.index()]
            .hand
            .push(Tactic { kind, deck });
    }

    pub fn attach(&mut self, ship: &str, card: &str) {
        let kind = self.tactic(card);
        let id = self.id(ship);
        let deck = self.battle.rules.seats[id.owner().index()].deck;
        let at = self.battle.cards.iter().position(|c| c.id == id).unwrap();
        self.battle.cards[at].attached.push(Tactic { kind, deck });
    }

    pub fn energy(&mut self, seat: Seat, energy: u8) {
        let pool = self.battle.rules.seats[seat.index()].pool;
        self.battle.energy[usize::from(pool)] = energy;
    }

    /// Rolls to come: numbers from 1.
    pub fn numbers(&mut self, numbers: &[u8]) {
        let faces: Vec<u8> = numbers.iter().map(|n| n - 1).collect();
        self.battle.load_dice(&faces);
    }

    /// Attack rolls to come, like "D-4"; a plain number is a number die.
    pub fn dice(&mut self, rolls: &[&str]) {
        let mut faces = Vec::new();
        for roll in rolls {
            match roll.split_once('-') {
                Some((letter, number)) => {
                    faces.push(letter.as_bytes()[0] - b'A');
                    faces.push(number.parse::<u8>().unwrap() - 1);
                }
                None => faces.push(roll.parse::<u8>().unwrap() - 1),
            }
        }
        self.battle.load_dice(&faces);
    }

    pub fn act(&mut self, seat: Seat, command: Command) {
        self.told.clear();
        self.battle
            .act(seat, &command, &mut self.told)
            .unwrap_or_else(|why| panic!("{command:?} is refused: {why:?}"));
    }

    /// The command is refused for this reason and changes nothing.
    pub fn refused(&mut self, seat: Seat, command: Command, reason: Reason) {
        let before = serde_json::to_string(&self.battle).unwrap();
        match self.battle.act(seat, &command, &mut Silent) {
            Ok(()) => panic!("{command:?} is accepted, expected is {reason:?}"),
            Err(why) => assert_eq!(why.reason, reason, "{command:?}"),
        }
        assert_eq!(
            before,
            serde_json::to_string(&self.battle).unwrap(),
            "{command:?} changed something"
        );
    }

    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.told.iter().map(|told| &told.event)
    }

    pub fn activate(&mut self, seat: Seat, ship: &str) {
        let card = self.id(ship);
        self.act(seat, Command::Activate { card });
    }

    /// Activates and goes straight to the attacks.
    pub fn begin_attacks(&mut self, seat: Seat, ship: &str) {
        self.activate(seat, ship);
        self.act(seat, Command::EndMovement);
    }
}

fn setup_has_tiles(setup: &Setup) -> bool {
    !matches!(&setup.battle, BattleChoice::Mission { number: 1, .. })
}

/// A table of people.
pub fn table(setup: &Setup, seed: u64) -> battleship_galaxies::BattleshipGalaxies {
    use table::Game;
    let count = battleship_galaxies::BattleshipGalaxies::seats(setup).max;
    let seats: Vec<table::SeatInfo> = (0..count)
        .map(|seat| table::SeatInfo::person(format!("player {seat}")))
        .collect();
    battleship_galaxies::BattleshipGalaxies::setup(setup, &seats, Seed::from_u64(seed)).unwrap()
}

/// A space and the first facing.
pub fn place(q: i16, r: i16) -> Placement {
    Placement {
        at: Hex::new(q, r),
        facing: 0,
    }
}

/// A move along this path that rams nothing.
pub fn step(ship: ShipId, path: Vec<Direction>) -> Command {
    Command::Move {
        ship,
        lead_end: 0,
        path,
        ram: None,
        stop: StopRule::Never,
    }
}
