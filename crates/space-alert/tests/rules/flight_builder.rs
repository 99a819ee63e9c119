//! Writes a flight as the rulebook tells it: given a ship, when this plan, then that.
//!
//! A plan is a line of words, one per turn:
//!
//! | word | card half on top |
//! |---|---|
//! | `A` `B` `C` `R` | weapon, energy, station system, battlebots ("robots") |
//! | `<` `>` `^` | red arrow, blue arrow, gravolift |
//! | `A!` `B!` `R!` | the heroic action halves |
//! | `!UR` ... `!LB` | heroic movement to Upper Red ... Lower Blue |
//! | `.` `...` | one or several empty slots |
//! | `A/>` | shown A, but the blue arrow was meant (misplay) |
//! | `A+>` | a double half: A, then the blue arrow |
//! | `basic` `adv` | a special card of the crew member's specialization |
//! | `basic&>` `adv&A+B` `adv&basic` | a special card with another card in the same slot |

use space_alert::mission::{Carried, Level, MissionFault, SQUAD_STATIONS, Scheduled, Track};
use space_alert::score::{Outcome, Score};
use space_alert::state::{Fate, State, Threat};
use space_alert::step::{Loss, Part, Recording, Step, Tile, Weapon, Why};
use space_alert::trajectory::Square;
use space_alert::{
    Action, DrawnCard, FrontierRules, Mission, Plan, SlotCard, SpecialCards, Specialization,
    Station, TeleporterTokens, ThreatId, Trajectory, Zone,
};

/// The cards by name; the code is what the engine knows them by.
pub mod cards {
    macro_rules! cards {
        ($($name:ident = $code:literal),* $(,)?) => {
            // The list is complete; not every card has a test that names it.
            $(#[allow(dead_code)] pub const $name: &str = $code;)*
        };
    }
    cards! {
        PULSE_BALL = "E1-01", DESTROYER = "E1-02", STEALTH_FIGHTER = "E1-03", ENERGY_CLOUD = "E1-04",
        GUNSHIP = "E1-05", CRYOSHIELD_FIGHTER = "E1-06", FIGHTER = "E1-07", GRAPPLER = "E1-08",
        AMOEBA = "E1-09", METEOROID = "E1-10",
        KAMIKAZE = "E2-01", SCOUT = "E2-02", PHANTOM_FIGHTER = "E2-03", SWARM = "E2-04",
        JELLYFISH = "E2-05", MARAUDER = "E2-06", MINOR_ASTEROID = "E2-07",
        FRIGATE = "SE1-01", MAN_OF_WAR = "SE1-02", LEVIATHAN_TANKER = "SE1-03", PULSE_SATELLITE = "SE1-04",
        CRYOSHIELD_FRIGATE = "SE1-05", OCTOPUS = "SE1-06", MAELSTROM = "SE1-07", ASTEROID = "SE1-08",
        BEHEMOTH = "SE2-01", JUGGERNAUT = "SE2-02", PSIONIC_SATELLITE = "SE2-03", NEBULA_CRAB = "SE2-04",
        NEMESIS = "SE2-05", MAJOR_ASTEROID = "SE2-06",
        SKIRMISHERS_RED = "I1-01", SKIRMISHERS_BLUE = "I1-02", SABOTEUR_RIGHT = "I1-03",
        SABOTEUR_LEFT = "I1-04", HACKED_SHIELDS_BLUE = "I1-05", HACKED_SHIELDS_RED = "I1-06",
        UNSTABLE_WARHEADS = "I1-07",
        SLIME_BLUE = "I2-01", SLIME_RED = "I2-02", TROOPERS_RED = "I2-03", TROOPERS_BLUE = "I2-04",
        VIRUS = "I2-05", OVERHEATED_REACTOR = "I2-06",
        COMMANDOS_RED = "SI1-01", COMMANDOS_BLUE = "SI1-02", ALIEN = "SI1-03", FISSURE = "SI1-04",
        CROSSED_WIRES = "SI1-05", UPRISING = "SI1-06",
        EXECUTIONER = "SI2-01", SEEKER = "SI2-02", OVERLOAD = "SI2-03", CONTAMINATION = "SI2-04",
        NUCLEAR_DEVICE = "SI2-05",
        PLASMATIC_FIGHTER = "E1-101", SPINNING_SAUCER = "E1-102", MINI_CARRIER = "E2-101",
        PHASING_FIGHTER = "E2-102", MEGASHIELD_DESTROYER = "E2-103", NEEDLESHIP = "E3-101",
        PHASING_PULSER = "E3-102", PHASING_DESTROYER = "E3-103", MEGASHIELD_FIGHTER = "E3-104",
        JUMPER_LEFT = "E3-105", JUMPER_RIGHT = "E3-106", SEALED_CAPSULE = "E3-107",
        ENERGY_SNAKE = "E3-108", POLARIZED_FIGHTER = "E3-109",
        SPACECRAFT_CARRIER = "SE1-101", DIMENSION_SPIDER = "SE1-102", PLASMATIC_FRIGATE = "SE2-101",
        PHASING_FRIGATE = "SE2-102", MOTHER_SWARM = "SE2-103", PHASING_MAN_OF_WAR = "SE3-101",
        MEGASHIELD_MAN_OF_WAR = "SE3-102", SUPER_CARRIER = "SE3-103", TRANSMITTER_SATELLITE = "SE3-104",
        OVERLORD = "SE3-105", LEAPER = "SE3-106", PLANETOID = "SE3-107", ENERGY_DRAGON = "SE3-108",
        POLARIZED_FRIGATE = "SE3-109",
        CENTRAL_LASER_JAM = "I1-101", POWER_PACK_OVERLOAD = "I2-101", NINJA = "I2-102",
        LATERAL_LASER_JAM = "I3-101", PULSE_SHORT_CIRCUIT = "I3-102", REVERSED_SHIELDS = "I3-103",
        BREACHED_AIRLOCK = "I3-104", PHASING_TROOPERS_RED = "I3-105", PHASING_TROOPERS_BLUE = "I3-106",
        DRILLER = "I3-107",
        SHAMBLER = "SI1-101", PHASING_ANOMALY = "SI2-101", MINE_LAYER = "SI2-102", RABID_BEAST = "SI3-101",
        TRANSMITTER_BLUE = "SI3-102", TRANSMITTER_RED = "SI3-103", VORTEX = "SI3-104", SIREN = "SI3-105",
        GREMLIN = "SI3-106", PARASITE = "SI3-107",
    }
}

/// The plan of somebody who stays on the bridge and keeps the computer awake in every phase.
pub const KEEPER: &str = "C .. C ... C";

/// A card by its code.
pub fn card(code: &str) -> ThreatId {
    ThreatId::from_code(code).unwrap_or_else(|| panic!("no card {code}"))
}

/// A mission and a plan in the making.
#[derive(Clone)]
pub struct Ship {
    level: Level,
    boards: [Trajectory; 4],
    threats: Vec<Scheduled>,
    piles: [Vec<Tile>; 3],
    carried: Carried,
    crew: Vec<String>,
    drawn: Vec<DrawnCard>,
    frontier: FrontierRules,
    specializations: Vec<(usize, Specialization)>,
    tokens: TeleporterTokens,
}

/// A fresh ship at full rules, without threats, with a crew of four that does nothing.
pub fn ship() -> Ship {
    Ship {
        level: Level::Mission,
        boards: [
            Trajectory::T1,
            Trajectory::T2,
            Trajectory::T3,
            Trajectory::T4,
        ],
        threats: Vec::new(),
        piles: Default::default(),
        carried: Carried::default(),
        crew: vec![String::new(); 4],
        drawn: Vec::new(),
        frontier: FrontierRules::default(),
        specializations: Vec::new(),
        tokens: TeleporterTokens::default(),
    }
}

/// A fresh ship with double actions and variable-range interceptors (NF-1.10).
pub fn frontier_ship() -> Ship {
    let mut ship = ship();
    ship.frontier.variable_range = true;
    ship
}

impl Ship {
    pub fn level(mut self, level: Level) -> Ship {
        self.level = level;
        self
    }

    /// The boards of red, white, blue and the inside, such as `"T6 T2 T4 T1"`.
    pub fn boards(mut self, names: &str) -> Ship {
        for (board, name) in self.boards.iter_mut().zip(names.split_whitespace()) {
            *board = Trajectory::ALL
                .into_iter()
                .find(|t| format!("{t:?}") == name)
                .unwrap_or_else(|| panic!("no board {name}"));
        }
        self
    }

    /// "Time T+n, threat, zone z."
    pub fn threat(mut self, number: u8, zone: Zone, code: &str) -> Ship {
        self.threats.push(Scheduled {
            number,
            track: zone.into(),
            threat: card(code),
        });
        self
    }

    /// "Time T+n, internal threat."
    pub fn inside(mut self, number: u8, code: &str) -> Ship {
        self.threats.push(Scheduled {
            number,
            track: Track::Internal,
            threat: card(code),
        });
        self
    }

    /// The card drawn for a caller (NF-3.9.1).
    pub fn calls(mut self, caller: &str, drawn: &str) -> Ship {
        self.drawn.push(DrawnCard {
            caller: card(caller),
            drawn: card(drawn),
        });
        self
    }

    /// A crew member has this specialization.
    pub fn special(mut self, crew: usize, specialization: Specialization) -> Ship {
        self.specializations.push((crew, specialization));
        self
    }

    /// The holders of the teleporter tokens: who travels, and to whom.
    pub fn teleports(mut self, traveller: u8, destination: u8) -> Ship {
        self.tokens = TeleporterTokens {
            traveller: Some(traveller),
            destination: Some(destination),
        };
        self
    }

    /// The tiles on top of a zone's pile; the others follow in the order of [`REST`].
    pub fn pile(mut self, zone: Zone, top: &[Tile]) -> Ship {
        self.piles[zone.index()] = top.to_vec();
        self
    }

    /// Tiles that lie in a zone since an earlier mission of the campaign.
    pub fn old_damage(mut self, zone: Zone, tiles: &[Tile]) -> Ship {
        self.carried.tiles[zone.index()] = tiles.len() as u8;
        self.pile(zone, tiles)
    }

    /// The squad of this station was left unrepaired after an earlier mission.
    pub fn without_squad(mut self, station: Station) -> Ship {
        for (missing, at) in self.carried.missing_squads.iter_mut().zip(SQUAD_STATIONS) {
            *missing |= at == station;
        }
        self
    }

    /// What each crew member has planned, the captain first.
    pub fn crew(mut self, plans: &[&str]) -> Ship {
        self.crew = plans.iter().map(ToString::to_string).collect();
        self
    }

    /// The mission, or why it cannot be flown.
    pub fn mission(&self) -> Result<Mission, MissionFault> {
        let piles = [0, 1, 2].map(|z| {
            let mut pile = self.piles[z].clone();
            let rest: Vec<_> = REST.into_iter().filter(|t| !pile.contains(t)).collect();
            pile.extend(rest);
            pile.try_into().expect("six tiles, each once")
        });
        let mission = Mission::new(self.level, self.boards, &self.threats, piles, self.carried)?;
        Ok(mission
            .with_drawn(&self.drawn)?
            .with_frontier(self.frontier))
    }

    pub fn plan(&self) -> Plan {
        let mut plan = Plan::new(self.crew.len());
        for (crew, words) in self.crew.iter().enumerate() {
            let mut turn = 1;
            for word in words.split_whitespace() {
                if word.bytes().all(|b| b == b'.') {
                    turn += word.len() as u8;
                    continue;
                }
                match word.split_once('/') {
                    Some((shown, meant)) => {
                        plan.set(crew, turn, slot(shown));
                        plan.misplay(crew, turn, action(meant));
                    }
                    None => plan.set(crew, turn, slot(word)),
                }
                turn += 1;
            }
            assert!(turn <= 13, "more than 12 turns planned: {words:?}");
        }
        for (crew, specialization) in &self.specializations {
            plan.specialize(*crew, *specialization);
        }
        plan.set_teleporter(self.tokens);
        plan
    }

    /// Flies it and keeps everything that happens.
    pub fn fly(self) -> Flown {
        let mission = self.mission().expect("a mission by the rules");
        let plan = self.plan();
        let (film, outcome) = space_alert::record_flight(&mission, &plan);
        Flown { film, outcome }
    }
}

/// The order of the tiles that a test does not care about.
pub const REST: [Tile; 6] = [
    Tile::Structural,
    Tile::LightLaser,
    Tile::HeavyLaser,
    Tile::Gravolift,
    Tile::Reactor,
    Tile::Shield,
];

/// The action of a plan word.
pub fn action(word: &str) -> Action {
    match word {
        "A" => Action::A,
        "B" => Action::B,
        "C" => Action::C,
        "R" => Action::Battlebots,
        "<" => Action::Red,
        ">" => Action::Blue,
        "^" => Action::Lift,
        "A!" => Action::HeroicA,
        "B!" => Action::HeroicB,
        "R!" => Action::HeroicBattlebots,
        "!UR" => Action::HeroicUpperRed,
        "!UW" => Action::HeroicUpperWhite,
        "!UB" => Action::HeroicUpperBlue,
        "!LR" => Action::HeroicLowerRed,
        "!LW" => Action::HeroicLowerWhite,
        "!LB" => Action::HeroicLowerBlue,
        "." => Action::None,
        _ => panic!("no such word in a plan: {word:?}"),
    }
}

/// What a word of a plan puts into a slot.
fn slot(word: &str) -> SlotCard {
    if let Some((special, with)) = word.split_once('&') {
        return match (special, with) {
            ("adv", "basic") => SlotCard::EMPTY.with_special(SpecialCards::Both),
            _ => slot(with).with_special(slot(special).special),
        };
    }
    match word {
        "basic" => SlotCard::EMPTY.with_special(SpecialCards::Basic),
        "adv" => SlotCard::EMPTY.with_special(SpecialCards::Advanced),
        _ => match word.split_once('+') {
            Some((first, second)) => SlotCard::double(action(first), action(second)),
            None => SlotCard::single(action(word)),
        },
    }
}

/// Slots as words, to compare with a plan.
pub fn words(slots: &[SlotCard]) -> String {
    let all = [
        "A", "B", "C", "R", "<", ">", "^", "A!", "B!", "R!", "!UR", "!UW", "!UB", "!LR", "!LW",
        "!LB", ".",
    ];
    let symbol = |a: Action| all.into_iter().find(|w| action(w) == a).unwrap_or("?");
    let word = |card: &SlotCard| {
        let half = match card.is_double() {
            true => format!("{}+{}", symbol(card.first), symbol(card.second)),
            false => symbol(card.first).to_owned(),
        };
        match card.special {
            SpecialCards::None => half,
            SpecialCards::Basic => "basic".to_owned(),
            SpecialCards::Advanced if card.first == Action::None => "adv".to_owned(),
            SpecialCards::Advanced => format!("adv&{half}"),
            SpecialCards::Both => "adv&basic".to_owned(),
        }
    };
    let text: Vec<_> = slots.iter().map(word).collect();
    text.join(" ").trim_end_matches([' ', '.']).to_string()
}

/// A flight that is over.
pub struct Flown {
    pub film: Recording,
    pub outcome: Outcome,
}

impl Flown {
    /// The frames of a turn: each step with the state right after it.
    pub fn frames(&self, turn: u8) -> Vec<&(Step, State)> {
        self.film
            .frames
            .iter()
            .filter(|(_, state)| state.turn == turn)
            .collect()
    }

    /// The steps of a turn.
    pub fn steps(&self, turn: u8) -> Vec<Step> {
        self.frames(turn).iter().map(|f| f.0).collect()
    }

    /// The state at the end of a turn, or at the loss of the ship in it.
    pub fn after(&self, turn: u8) -> &State {
        let frames = self.frames(turn);
        &frames
            .last()
            .unwrap_or_else(|| panic!("turn {turn} was not flown"))
            .1
    }

    /// The state when a part of a turn begins.
    pub fn at(&self, turn: u8, part: Part) -> &State {
        self.after_step(turn, |s| *s == Step::Part { part })
    }

    /// The state right after the first such step of a turn.
    pub fn after_step(&self, turn: u8, is_it: impl Fn(&Step) -> bool) -> &State {
        let frame = self.frames(turn).into_iter().find(|f| is_it(&f.0));
        &frame.expect("no such step in this turn").1
    }

    /// Where a crew member is at the end of a turn; nowhere is space.
    pub fn place(&self, turn: u8, crew: usize) -> Option<Station> {
        self.after(turn).crew()[crew].at
    }

    pub fn is_knocked_out(&self, turn: u8, crew: usize) -> bool {
        self.after(turn).crew()[crew].knocked_out
    }

    /// A threat as it is at the end of a turn.
    pub fn threat(&self, turn: u8, code: &str) -> Threat {
        *find(self.after(turn), code)
    }

    /// What has become of a threat at the end of the flight.
    pub fn fate(&self, code: &str) -> Fate {
        find(
            &self.film.frames.last().expect("a flight has steps").1,
            code,
        )
        .fate
    }

    /// The square of a threat when Compute Damage begins, if it is in play then.
    pub fn square(&self, turn: u8, code: &str) -> Option<i8> {
        let t = find(self.at(turn, Part::ComputeDamage), code);
        (t.fate == Fate::InPlay).then_some(t.position)
    }

    /// The damage that the volley of a turn dealt to a threat; nothing if no weapon targeted it.
    pub fn hit(&self, turn: u8, code: &str) -> Option<u8> {
        self.steps(turn).into_iter().find_map(|s| match s {
            Step::Hit { threat, dealt, .. } if threat.code() == code => Some(dealt),
            _ => None,
        })
    }

    /// The shots of a turn that have a target: weapon, target, strength.
    pub fn shots(&self, turn: u8) -> Vec<(Weapon, &'static str, u8)> {
        let shot = |s| match s {
            Step::Fires {
                weapon,
                threat,
                strength,
            } => Some((weapon, threat.code(), strength)),
            _ => None,
        };
        self.steps(turn).into_iter().filter_map(shot).collect()
    }

    /// The attacks of a threat in a turn: zone, strength, what the shield absorbed.
    pub fn attacks(&self, turn: u8, code: &str) -> Vec<(Zone, u8, u8)> {
        let attack = |s| match s {
            Step::Attack {
                threat,
                zone,
                strength,
                absorbed,
                ..
            } if threat.code() == code => Some((zone, strength, absorbed)),
            _ => None,
        };
        self.steps(turn).into_iter().filter_map(attack).collect()
    }

    /// The damage that an internal threat deals in a turn, by zone.
    pub fn harms(&self, turn: u8, code: &str) -> Vec<(Zone, u8)> {
        let harm = |s| match s {
            Step::Harm {
                threat,
                zone,
                amount,
            } if threat.code() == code => Some((zone, amount)),
            _ => None,
        };
        self.steps(turn).into_iter().filter_map(harm).collect()
    }

    /// The tiles drawn in a turn.
    pub fn tiles(&self, turn: u8) -> Vec<(Zone, Tile)> {
        let tile = |s| match s {
            Step::TileDrawn { zone, tile, .. } => Some((zone, tile)),
            _ => None,
        };
        self.steps(turn).into_iter().filter_map(tile).collect()
    }

    /// The squares whose action a threat performs in a turn.
    pub fn acts(&self, turn: u8, code: &str) -> Vec<Square> {
        let act = |s| match s {
            Step::Acts { threat, square } if threat.code() == code => Some(square),
            _ => None,
        };
        self.steps(turn).into_iter().filter_map(act).collect()
    }

    /// Why the action of a crew member had no effect in a turn, if so.
    pub fn why(&self, turn: u8, by: u8) -> Option<Why> {
        self.steps(turn).into_iter().find_map(|s| match s {
            Step::NoEffect { crew, why, .. } if crew == by => Some(why),
            _ => None,
        })
    }

    /// The slots of a crew member as they lie at the end of a turn.
    pub fn slots(&self, turn: u8, crew: usize) -> String {
        words(&self.after(turn).slots(crew))
    }

    /// How many steps of a turn are like this.
    pub fn count(&self, turn: u8, is_it: impl Fn(&Step) -> bool) -> usize {
        self.steps(turn).iter().filter(|s| is_it(s)).count()
    }

    /// The place of the first such step in a turn, to compare orders.
    pub fn when(&self, turn: u8, is_it: impl Fn(&Step) -> bool) -> usize {
        let found = self.steps(turn).iter().position(is_it);
        found.expect("no such step in this turn")
    }

    /// The score sheet of a ship that jumped.
    pub fn score(&self) -> Score {
        match self.outcome {
            Outcome::Survived { score } => score,
            Outcome::Lost { .. } => panic!("lost: {:?}", self.outcome),
        }
    }

    /// When, how and by whom the ship was lost.
    pub fn loss(&self) -> (u8, Loss, &'static str) {
        match self.outcome {
            Outcome::Lost { turn, loss, threat } => (turn, loss, threat.code()),
            Outcome::Survived { .. } => panic!("not lost: {:?}", self.outcome),
        }
    }
}

/// A threat of a state.
pub fn find<'a>(state: &'a State, code: &str) -> &'a Threat {
    let found = state.threats().iter().find(|t| t.id.code() == code);
    found.unwrap_or_else(|| panic!("{code} is not in this mission"))
}

/// Asserts that a turn has a step of this form.
#[macro_export]
macro_rules! assert_step {
    ($flown:expr, $turn:expr, $($pattern:tt)+) => {
        assert!(
            $flown.count($turn, |s| matches!(*s, $($pattern)+)) > 0,
            "no step {} in turn {}: {:#?}",
            stringify!($($pattern)+),
            $turn,
            $flown.steps($turn)
        )
    };
}

/// Asserts that a turn has no step of this form.
#[macro_export]
macro_rules! assert_no_step {
    ($flown:expr, $turn:expr, $($pattern:tt)+) => {
        assert!(
            $flown.count($turn, |s| matches!(*s, $($pattern)+)) == 0,
            "there is a step {} in turn {}: {:#?}",
            stringify!($($pattern)+),
            $turn,
            $flown.steps($turn)
        )
    };
}

/// What most tests need.
pub mod prelude {
    pub use super::cards::*;
    pub use super::{Flown, KEEPER, Ship, card, frontier_ship, ship, words};
    pub use crate::{assert_no_step, assert_step};
    pub use space_alert::Specialization;
    pub use space_alert::Station::{self, *};
    pub use space_alert::Zone::{self, Blue, Red, White};
    pub use space_alert::mission::Level;
    pub use space_alert::state::{Fate, Squad, Stored};
    pub use space_alert::step::{
        Blow, Container, DelayCause, Loss, Miss, Part, Step, Tile, Twist, Way, Weapon, Why,
    };
    pub use space_alert::threats::{Doom, System};
    pub use space_alert::trajectory::Square::{X, Y, Z};
}
