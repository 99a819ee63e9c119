//! Dealing a mission (sections 3.2 and 3.3 of the rules): all chance of a mission is spent here, from one seed (SA-3.24).

use super::board::Board;
use super::briefing::Agreement;
use super::cards::{CardId, Placed};
use super::crew::{Crew, Roles};
use super::cues::{Ahead, Speech};
use super::expansion::Expansion;
use super::refusal::Refusal;
use super::setup::{Difficulty, Frontier, MissionChoice, Pace, Setup};
use super::view::Said;
use crate::campaign::Ship;
use crate::generate::{Recipe, generate, generate_double};
use crate::mission::{Level, Scheduled, TURNS, Track};
use crate::scripts::{Script, ScriptKind, ScriptSet, find_script, official_scripts};
use crate::step::Tile;
use crate::threats::{Colour, Location, Severity, ThreatId};
use crate::trajectory::Trajectory;
use serde::{Deserialize, Serialize};
use table::{CachedJson, Dice, Millis, Seed};

/// A row of slots; a test run uses the first seven.
pub(crate) type BoardSlots = [Option<Placed>; TURNS];

/// A mission from the start announcement to the jump.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Round {
    /// What the computer says when.
    #[serde(with = "by_id")]
    pub script: Script,
    pub pace: Pace,
    pub manual_officers: bool,
    pub common: Difficulty,
    pub serious: Difficulty,
    pub roles: Roles,
    pub trajectories: [Trajectory; 4],
    /// Threat decks: common and serious external, common and serious internal. The top card is the last.
    pub decks: [Vec<ThreatId>; 4],
    /// What was broken before.
    pub ship: Ship,
    /// The order in which the tiles of each zone are drawn, damage from before first (SA-3.13, SA-17.13).
    pub tiles: [[Tile; 6]; 3],

    /// Action cards that were not dealt; the top card is the last (SA-3.21).
    pub deck: Vec<CardId>,
    /// Heroic cards set aside unseen (SA-3.20).
    pub aside: Vec<CardId>,
    /// What each human player holds.
    pub players: Vec<Player>,
    /// The board of each crew member.
    pub boards: Vec<BoardSlots>,
    /// The heroic card of each android, placed or not (SA-18.7); none in training.
    pub heroics: Vec<CardId>,

    /// Game time of the start announcement.
    pub start: Millis,
    /// How many moments of the script have passed, and when the next one is.
    pub passed: u16,
    #[serde(skip)]
    pub ahead: Ahead,
    pub next: Option<Millis>,
    /// Since when the clock is stopped.
    pub held: Option<Millis>,
    /// The phase the computer is in, when it began, and when it ends as far as that is known.
    pub phase: u8,
    pub began: Millis,
    pub ends: Option<Millis>,
    pub said: CachedJson<Vec<Said>>,
    /// What the computer is saying, or said last.
    pub speech: Option<CachedJson<Speech>>,
    /// The threats on the table, in the order of drawing.
    pub threats: Vec<Scheduled>,
    pub silent_until: Option<Millis>,
    pub transfer: Option<Transfer>,
    /// The crew may end the round early (SA-4.26), and who agrees, one bit a player.
    pub may_end: bool,
    pub agreed: u8,

    pub board: Board,
    /// Moves of the planning board made while communications are down: their maker sees them, the others not yet.
    pub muted: Vec<(u8, super::board::BoardMove)>,

    /// What exists with The New Frontier only.
    #[serde(default, skip_serializing_if = "Expansion::is_off")]
    pub expansion: Expansion,
}

/// What a human player holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Player {
    /// The phase the player is in (SA-4.2).
    pub phase: u8,
    /// The packs of later phases, the next one last.
    pub packs: Vec<Vec<CardId>>,
    /// All cards taken, in hand or on the own board.
    pub cards: Vec<CardId>,
    /// What the last changes of this phase replaced, oldest first.
    pub history: Vec<Change>,
    /// Cards taken for androids on incoming data (NF-5.6.2).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub extra: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// What a change replaced: up to two slots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Change(pub Vec<(u8, u8, Option<Placed>)>);

/// An open data transfer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Transfer {
    pub until: Millis,
    /// Who gave a card, one bit a player.
    pub gave: u8,
}

/// Which of the four decks.
pub(crate) const fn deck_index(track: Track, severity: Severity) -> usize {
    let inside = match track {
        Track::Internal => 2,
        Track::Red | Track::White | Track::Blue => 0,
    };
    inside + severity as usize
}

impl Round {
    /// Deals a mission. The start announcement comes at `start`.
    pub fn deal(
        setup: &Setup,
        crew: &Crew,
        agreed: &Agreement,
        seed: Seed,
        ship: &Ship,
        start: Millis,
    ) -> Result<Round, Refusal> {
        let script = choose_script(setup, seed)?;
        let level = script.kind.level();
        let modules = setup.frontier.at(level);
        let [common, serious] = match level {
            Level::Mission => agreed.difficulty,
            _ => [Difficulty::White; 2], // SA-19.14, SA-19.15
        };
        let chance = |purpose: &str| Dice::new(seed.derive(purpose));
        let trajectories = choose_trajectories(setup, &script, &mut chance("trajectories"))?;
        let decks = match test_run_threats(&script, &mut chance("threats")) {
            Some(fixed) => [fixed, Vec::new(), Vec::new(), Vec::new()],
            None => threat_decks(level, [common, serious], modules, &mut chance("threats")),
        };

        let all_cards = || -> Vec<CardId> {
            match modules.double_actions {
                true => CardId::double_cards().collect(), // NF-1.11
                false => CardId::action_cards().collect(),
            }
        };
        let mut deck = all_cards();
        chance("actions").shuffle(&mut deck);
        let mut heroic: Vec<CardId> = CardId::heroic_cards().collect();
        chance("heroics").shuffle(&mut heroic);
        let has_heroics = level.is_mission() && !modules.specializations; // SA-3.19, NF-1.11
        if modules.specializations {
            heroic.clear();
        }
        let expansion = Expansion::new(modules, crew, agreed, seed);
        let phases = script.kind.phases() as usize;
        let mut players: Vec<Player> = (0..crew.humans())
            .map(|_| Player {
                phase: 1,
                ..Player::default()
            })
            .collect();
        for (phase, size) in crew.packs().into_iter().enumerate().take(phases) {
            for (number, player) in players.iter_mut().enumerate() {
                let heroic = (phase == 0 && has_heroics && !crew.is_solo())
                    .then(|| heroic.pop())
                    .flatten(); // SA-3.17
                let extra = match phase == 0 && modules.specializations && !crew.is_solo() {
                    true => crew.extra_cards(number, usize::from(agreed.extra_first)), // NF-8.2.3
                    false => 0,
                };
                let size = size + extra - usize::from(heroic.is_some());
                let mut pack: Vec<CardId> = deck.split_off(deck.len().saturating_sub(size));
                pack.extend(heroic);
                player.packs.insert(0, pack);
            }
        }
        for (number, player) in players.iter_mut().enumerate() {
            player.cards = player.packs.pop().unwrap_or_default(); // SA-4.1
            if !crew.is_solo()
                && let Some(skill) = expansion.skill(number)
            {
                player.cards.extend(skill.cards()); // NF-8.2.2
            }
        }
        if crew.is_solo() {
            // Sorted and open (SA-18.20, NF-5.7.1), or as the shuffled deck lies (NF-5.7.2).
            players[0].cards = match modules.hard_solo {
                true => deck.clone(),
                false => all_cards(),
            };
            deck.clear();
        }
        let heroics = match has_heroics {
            true => heroic.split_off(heroic.len().saturating_sub(crew.androids.len())), // SA-3.18
            false => Vec::new(),
        };

        let mut round = Round {
            pace: setup.pace,
            manual_officers: setup.manual_officers,
            common,
            serious,
            roles: agreed.roles,
            trajectories,
            decks,
            tiles: ship.piles(&mut chance("tiles")),
            ship: ship.clone(),
            deck,
            aside: heroic,
            players,
            boards: vec![[None; TURNS]; crew.size()],
            heroics,
            start,
            passed: 0,
            ahead: Ahead::default(),
            next: Some(start),
            held: None,
            phase: 1,
            began: start,
            ends: None,
            said: CachedJson::new(Vec::new()),
            speech: None,
            threats: Vec::new(),
            silent_until: None,
            transfer: None,
            may_end: false,
            agreed: 0,
            board: Board::new(crew.size(), ship),
            muted: Vec::new(),
            expansion,
            script,
        };
        round.ends = round.known_end();
        Ok(round)
    }

    /// How much of the rules is switched on.
    pub fn level(&self) -> Level {
        self.script.kind.level()
    }

    /// Slots of a board: 12, or 7 in a test run.
    pub fn slots(&self) -> u8 {
        self.level().action_turns()
    }
}

/// The script of a choice (SA-3.15). What is left to chance depends on the seed alone.
fn choose_script(setup: &Setup, seed: Seed) -> Result<Script, Refusal> {
    let modules = setup.modules();
    match &setup.mission {
        MissionChoice::Script { id } => {
            let script = find_script(id).ok_or_else(|| Refusal::UnknownScript(id.clone()))?;
            match script.kind.set() {
                ScriptSet::NewFrontier if !modules.double_actions => {
                    Err(Refusal::NeedsExpansion(id.clone())) // NF-7.3
                }
                ScriptSet::Base | ScriptSet::NewFrontier => Ok(script.clone()),
            }
        }
        MissionChoice::Generated { recipe } => {
            let seed = seed.derive("script");
            let script = match recipe.level {
                Level::Mission if modules.double_actions => {
                    let easier = ScriptKind::EasierDoubleMission.threat_budget().0;
                    let usual = modules.easier.then_some(easier); // NF-7.2, NF-7.6
                    let threat_level = recipe.threat_level.or(usual);
                    let recipe = Recipe {
                        threat_level,
                        ..recipe.clone()
                    };
                    generate_double(&recipe, seed)
                }
                _ => generate(recipe, seed),
            };
            script.map_err(Refusal::Recipe)
        }
        MissionChoice::Random { level } => {
            let kind = match level {
                Level::TestRun => ScriptKind::TestRun,
                Level::Simulation => ScriptKind::Simulation,
                Level::AdvancedSimulation => ScriptKind::AdvancedSimulation,
                Level::Mission if modules.double_actions && modules.easier => {
                    ScriptKind::EasierDoubleMission // NF-7.2
                }
                Level::Mission if modules.double_actions => ScriptKind::DoubleMission,
                Level::Mission => ScriptKind::Mission,
            };
            let scripts: Vec<&Script> = official_scripts().filter(|s| s.kind == kind).collect();
            let picked = Dice::new(seed.derive("script")).pick(&scripts).copied();
            picked
                .cloned()
                .ok_or_else(|| Refusal::UnknownScript(String::new()))
        }
    }
}

/// Fixed boards of a test run (SA-19.5, SA-19.11), chosen boards, or boards at random (SA-3.14).
fn choose_trajectories(
    setup: &Setup,
    script: &Script,
    dice: &mut Dice,
) -> Result<[Trajectory; 4], Refusal> {
    use Trajectory::{T1, T2, T3, T4, T5, T6, T7};
    // A test run has no internal board; the fourth is never used.
    match script.id.as_ref() {
        "S1-1" => return Ok([T6, T2, T4, T7]),
        "S1-2" => return Ok([T3, T5, T1, T7]),
        _ => {}
    }
    if let Some(chosen) = setup.trajectories {
        return match (1..4).find(|i| chosen[..*i].contains(&chosen[*i])) {
            Some(i) => Err(Refusal::SameTrajectory(chosen[i])),
            None => Ok(chosen),
        };
    }
    let mut boards = Trajectory::ALL;
    dice.shuffle(&mut boards);
    Ok([boards[0], boards[1], boards[2], boards[3]])
}

/// The threats of a test run, the first to be drawn last in the list (SA-19.6, SA-19.12). In a run nobody knows the same
/// six come in any order.
fn test_run_threats(script: &Script, dice: &mut Dice) -> Option<Vec<ThreatId>> {
    if script.kind != ScriptKind::TestRun {
        return None;
    }
    let white = ThreatId::deck(Location::External, Severity::Common, Colour::White);
    let mut deck: Vec<ThreatId> = white.take(6).collect();
    match script.id.as_ref() {
        "S1-1" => {}
        "S1-2" => drop(deck.drain(..3)),
        _ => dice.shuffle(&mut deck),
    }
    deck.reverse();
    Some(deck)
}

/// The four shuffled decks (SA-3.10, SA-3.11; NF-2.2, NF-2.7 with new threats). Simulations have no internal threats (SA-19.14).
fn threat_decks(
    level: Level,
    [common, serious]: [Difficulty; 2],
    modules: Frontier,
    dice: &mut Dice,
) -> [Vec<ThreatId>; 4] {
    let mut deck = |location: Location, severity: Severity, difficulty: Difficulty| {
        let colours = difficulty.colours().iter();
        let mut cards: Vec<ThreatId> = colours
            .flat_map(|colour| ThreatId::deck_with(location, severity, *colour, modules.threats))
            .collect();
        dice.shuffle(&mut cards);
        if location == Location::Internal && !level.has_squads() {
            cards.clear();
        }
        cards
    };
    [
        deck(Location::External, Severity::Common, common),
        deck(Location::External, Severity::Serious, serious),
        deck(Location::Internal, Severity::Common, common),
        deck(Location::Internal, Severity::Serious, serious),
    ]
}

/// Official scripts are stored by their id, others in full.
mod by_id {
    use super::{Script, find_script};
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    #[derive(Serialize, Deserialize)]
    #[serde(untagged)]
    enum Stored {
        Id(String),
        Full(Script),
    }

    pub fn serialize<S: Serializer>(script: &Script, serializer: S) -> Result<S::Ok, S::Error> {
        match find_script(&script.id) {
            Some(official) if official == script => serializer.serialize_str(&script.id),
            _ => script.serialize(serializer),
        }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Script, D::Error> {
        match Stored::deserialize(deserializer)? {
            Stored::Full(script) => Ok(script),
            Stored::Id(id) => find_script(&id)
                .cloned()
                .ok_or_else(|| de::Error::custom(format!("there is no script {id:?}"))),
        }
    }
}
