//! How computer players choose: a list of candidates for what the battle waits for, each with a score.

use super::battle_values::{
    attack_value, best_target, decisive, escape_points, rescues, ship_value,
};
use super::position_scores::PositionScores;
use super::spending::{deploy, play_value, plays};
use super::weights::{ADMIRAL, CAPTAIN, Weights};
use crate::command::{Command, StopRule};
use crate::data::{CardType, Cell, Trigger};
use crate::hex::Hex;
use crate::ids::{CardId, ShipId, TacticId};
use crate::rules::legal_commands::Waiting;
use crate::state::{Battle, CardPlace, Phase, Task};
use table::{Dice, Seat};

/// How carefully a computer player looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// Moves forward and shoots at what is there.
    Simple,
    /// Weighs every position, target and card.
    Careful,
    /// As careful, with the weights of an admiral.
    Thorough,
    /// The weights of an admiral without cards from the hand: for playing on in sampled battles.
    Quick,
}

impl Care {
    pub(super) fn weights(self) -> &'static Weights {
        match self {
            Care::Simple | Care::Careful => &CAPTAIN,
            Care::Thorough | Care::Quick => &ADMIRAL,
        }
    }

    /// Whether cards from the hand are weighed outside the windows.
    pub(super) fn plays_cards(self) -> bool {
        matches!(self, Care::Careful | Care::Thorough)
    }
}

/// A command and how good it looks, in hundredths of an energy point.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The command.
    pub command: Command,
    /// Its score.
    pub score: i32,
}

pub(super) fn candidate(command: Command, score: i32) -> Candidate {
    Candidate { command, score }
}

/// Candidates for what the battle waits for from this seat, best first. Empty: it is not this seat's decision.
pub fn candidates(battle: &Battle, seat: Seat, care: Care, dice: &mut Dice) -> Vec<Candidate> {
    let (waiting, seats) = battle.waiting();
    if !seats.has(seat) {
        return Vec::new();
    }
    let mut found = match waiting {
        Waiting::Deploy => deploy(battle, seat, care),
        Waiting::Action => action(battle, seat, care),
        Waiting::Movement => movement(battle, seat, care, dice),
        Waiting::Attacks => attacks(battle, care),
        Waiting::Window { .. } => window(battle, seat, care),
        Waiting::Placing => placing(battle, seat),
        Waiting::ChooseFirst => vec![candidate(Command::ChooseFirst { seat }, 0)],
        Waiting::Discard => discard(battle, seat),
        Waiting::Asteroids => asteroids(battle, seat),
        Waiting::EndOfTurn => {
            let near = !asteroids_hit(battle).is_empty() && battle.energy_of(seat) >= 6;
            battle
                .legal(seat)
                .into_iter()
                .map(|command| {
                    let score = i32::from(matches!(command, Command::RemoteEngines) == near);
                    candidate(command, score)
                })
                .collect()
        }
        _ => battle
            .legal(seat)
            .into_iter()
            .map(|command| {
                let score = match &command {
                    Command::EndPhase | Command::Pass => 0,
                    // Cards of the other side are points in Mission 3.
                    Command::LookMainComputer => 50,
                    Command::MainComputer { keep, .. } => keep_value(battle, *keep),
                    _ => 10,
                };
                candidate(command, score)
            })
            .collect(),
    };
    // Equal scores in random order, so that two equal players do not repeat the same game.
    dice.shuffle(&mut found);
    found.sort_by_key(|c| -c.score);
    found
}

fn keep_value(battle: &Battle, card: TacticId) -> i32 {
    match battle.rules.data.cards[usize::from(card.0)].typ {
        CardType::Hero | CardType::Upgrade => 30,
        CardType::AdditionalWeapon => 35,
        _ => 5,
    }
}

fn placing(battle: &Battle, seat: Seat) -> Vec<Candidate> {
    let Some((_, card, place)) = battle
        .to_place()
        .into_iter()
        .find(|(owner, _, _)| *owner == seat)
    else {
        return Vec::new();
    };
    let mut cargo = Vec::new();
    let rule = battle
        .rules
        .mission
        .setup_ships
        .iter()
        .find(|rule| rule.cargo && battle.seat_at(rule.seat) == seat);
    if rule.is_some() {
        cargo = cargo_for(battle, seat, card);
    }
    battle
        .zone_placements(seat, card, place)
        .into_iter()
        .map(|positions| {
            let score = -middle(battle, positions[0].at) - crowd(battle, positions[0].at);
            candidate(
                Command::PlaceSetupShip {
                    card,
                    positions,
                    cargo: cargo.clone(),
                },
                score,
            )
        })
        .collect()
}

/// The ship cards that a transport takes along: all that fit into its hold, in the order of the list.
fn cargo_for(battle: &Battle, seat: Seat, card: CardId) -> Vec<CardId> {
    let Some(found) = battle.card(card) else {
        return Vec::new();
    };
    let mut room = battle.printed(found).capacity;
    let size = battle.kind(card).size;
    let mut cargo = Vec::new();
    if room == 0 {
        return cargo;
    }
    for other in &battle.cards {
        let kind = battle.kind(other.id);
        let fits = kind
            .hold_size
            .filter(|hold| *hold <= room && kind.size < size);
        if let (Some(hold), true) = (
            fits,
            other.controller == seat && other.place == CardPlace::Screen && other.id != card,
        ) {
            room -= hold;
            cargo.push(other.id);
        }
    }
    cargo
}

pub(super) fn middle(battle: &Battle, at: Hex) -> i32 {
    let column = i32::from(at.q) * 2 + i32::from(at.r);
    let (first, last) = battle.rules.board.rows.first().copied().unwrap_or((0, 0));
    (column - i32::from(first) - i32::from(last)).abs() * 2
}

pub(super) fn crowd(battle: &Battle, at: Hex) -> i32 {
    battle
        .in_play()
        .filter(|(_, _, ship)| ship.at.distance(at) < 3)
        .count() as i32
        * 3
}

fn action(battle: &Battle, seat: Seat, care: Care) -> Vec<Candidate> {
    let energy = battle.energy_of(seat);
    let weights = care.weights();
    let mut found = vec![candidate(Command::EndPhase, 0)];
    for card in battle.activatable(seat) {
        let cost = battle.activation_cost(card);
        let left = energy - cost;
        let Some(there) = battle.card(card) else {
            continue;
        };
        let mut value = 0;
        for (ship, now) in there.in_play() {
            let Some(scores) = PositionScores::new(battle, seat, ship, left) else {
                continue;
            };
            let here = battle.spaces(card, now);
            let fire = scores.fire(&here, weights.charge);
            let far = scores.enemy_distance(&here);
            let reach = i32::from(battle.move_of(ship)) + i32::from(battle.range(ship, 0));
            // An enemy will be in range after the move.
            value += if fire > 0 {
                fire + 40
            } else if far <= reach {
                60 + i32::from(battle.printed(there).launch) * 8 / there.ships.len() as i32
            } else {
                weights.approach
            };
            if escape_points(battle, seat, ship).is_some() || rescues(battle, seat) {
                value += 80;
            }
            if decisive(battle, card) {
                // It moves only out of danger, or to shoot from where it is safe.
                value = fire / 2 + scores.danger(&here) * 2;
            }
        }
        let price = if care == Care::Simple {
            10
        } else {
            weights.activation
        };
        found.push(candidate(
            Command::Activate { card },
            value - i32::from(cost) * price,
        ));
    }
    if care.plays_cards() {
        for command in plays(battle, seat) {
            let score = play_value(battle, seat, &command, i32::from(energy), 6);
            found.push(candidate(command, score));
        }
    }
    found
}

/// How many positions are kept to choose from.
const POSITIONS: usize = 24;

fn movement(battle: &Battle, seat: Seat, care: Care, dice: &mut Dice) -> Vec<Candidate> {
    let Some(activation) = &battle.activation else {
        return Vec::new();
    };
    let Some(card) = battle.card(activation.card) else {
        return Vec::new();
    };
    let next = card
        .in_play()
        .map(|(id, _)| id)
        .find(|id| activation.moved & (1 << id.n()) == 0);
    let Some(ship) = next else {
        return vec![candidate(Command::EndMovement, 0)];
    };
    let energy = battle.energy_of(seat);
    let (Some(scores), Some(here)) = (
        PositionScores::new(battle, seat, ship, energy),
        battle.spaces_of(ship),
    ) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    if battle.may_rescue(ship) {
        found.push(candidate(
            Command::Rescue { ship },
            900 + scores.fire(&here, care.weights().charge) * 2,
        ));
    }
    let size = battle.kind(ship.card()).size;
    let reach = battle.reach(ship);
    // Without an enemy in sight only the longest ways count.
    let least = if scores.sees_enemies() {
        0
    } else {
        battle.move_of(ship).saturating_sub(1)
    };
    let mut places: Vec<(i32, usize)> = reach
        .0
        .iter()
        .enumerate()
        .filter(|(_, reached)| reached.rests && reached.steps >= least)
        .map(|(at, reached)| {
            let spaces = battle
                .rules
                .base(size, reached.place.at, reached.place.facing);
            (scores.value(&spaces, care), at)
        })
        .collect();
    if care == Care::Quick {
        let best = places
            .iter()
            .max_by_key(|(score, at)| (*score, *at))
            .copied();
        places = best.into_iter().collect();
    } else {
        dice.shuffle(&mut places);
        places.sort_by_key(|(score, _)| -score);
        places.truncate(POSITIONS);
    }
    for (score, at) in places {
        let command = Command::Move {
            ship,
            lead_end: reach.0[at].lead_end,
            path: reach.path(at),
            ram: None,
            stop: StopRule::Never,
        };
        found.push(candidate(command, score));
    }
    if found.is_empty() {
        found.push(candidate(Command::EndMovement, 0));
    }
    found
}

fn attacks(battle: &Battle, care: Care) -> Vec<Candidate> {
    battle
        .legal(battle.active)
        .into_iter()
        .map(|command| {
            let score = match &command {
                Command::Attack { target } => {
                    let charge = battle
                        .activation
                        .as_ref()
                        .and_then(|activation| activation.charge);
                    charge.map_or(0, |charge| {
                        1 + attack_value(battle, charge.ship, charge.weapon, *target)
                    })
                }
                Command::Charge { ship, weapon } => {
                    let (cost, attacks) = battle
                        .weapon(*ship, *weapon)
                        .map_or((0, 0), |(w, _)| (w.charge, w.attacks));
                    let value = best_target(battle, *ship, *weapon).map_or(0, |(_, value)| value);
                    value * i32::from(attacks) - i32::from(cost) * care.weights().charge
                }
                Command::EndCharge => 0,
                _ => 0,
            };
            candidate(command, score)
        })
        .collect()
}

fn window(battle: &Battle, seat: Seat, care: Care) -> Vec<Candidate> {
    let stake = battle
        .attack()
        .map(|attack| {
            let critical = attack.cell == Cell::Critical && !attack.shields_up;
            let value = ship_value(battle, attack.target);
            let strength = battle
                .weapon(attack.ship, attack.weapon)
                .map_or(1, |(w, _)| i32::from(w.strength));
            let left = battle.ship(attack.target).map_or(1, |(card, ship)| {
                i32::from(ship.shields) + i32::from(battle.printed(card).hull)
                    - i32::from(ship.hull)
            });
            if critical || strength >= left {
                value
            } else {
                value * strength / left.max(1) / 2
            }
        })
        .or(battle.doomed().map(|ship| ship_value(battle, ship)))
        .unwrap_or(0);
    battle
        .legal(seat)
        .into_iter()
        .map(|command| {
            let score = match &command {
                Command::Pass => 0,
                Command::PlayCard { card, .. } => {
                    let cost = i32::from(battle.rules.data.cards[usize::from(card.0)].cost);
                    if care == Care::Simple {
                        -1
                    } else {
                        stake - cost * care.weights().reaction
                    }
                }
                Command::UseAbility { source, .. } => {
                    let rule = crate::rules::effects::rule_of(&battle.rules, *source);
                    // Rolling again is always good; another ship takes a hit only if it is worth less.
                    if rule.trigger == Some(Trigger::AttackMissed) {
                        100
                    } else {
                        stake - 200
                    }
                }
                _ => 0,
            };
            candidate(command, score)
        })
        .collect()
}

fn discard(battle: &Battle, seat: Seat) -> Vec<Candidate> {
    battle
        .legal(seat)
        .into_iter()
        .map(|command| {
            let score = match &command {
                Command::DiscardForEnergy { cards } => cards.first().map_or(0, |card| {
                    -i32::from(battle.rules.data.cards[usize::from(card.0)].cost)
                }),
                _ => 0,
            };
            candidate(command, score)
        })
        .collect()
}

/// Enemy ships that an asteroid could come next to.
fn asteroids_hit(battle: &Battle) -> Vec<ShipId> {
    let side = battle.side(battle.active);
    battle
        .in_play()
        .filter(|(card, _, ship)| {
            let spaces = battle.spaces(card.id, ship);
            battle.side(card.controller) != side
                && battle.asteroids().any(|at| {
                    (2..=6).contains(&battle.tiles[usize::from(at)].covered().distance(&spaces))
                })
        })
        .map(|(_, id, _)| id)
        .collect()
}

fn asteroids(battle: &Battle, seat: Seat) -> Vec<Candidate> {
    battle
        .legal(seat)
        .into_iter()
        .map(|command| {
            let score = match &command {
                Command::MoveAsteroid {
                    asteroid,
                    path,
                    lead_end,
                } => {
                    let covered = battle.tiles[usize::from(*asteroid)].covered();
                    let mut spaces = battle.led_by(&covered, *lead_end).unwrap_or(covered);
                    let mut gain = 0;
                    for direction in path {
                        let before = spaces;
                        spaces = battle.tile_stepped(&spaces, *direction).unwrap_or(spaces);
                        for (card, id, ship) in battle.in_play() {
                            let there = battle.spaces(card.id, ship);
                            if battle.side(card.controller) != battle.side(seat)
                                && spaces.distance(&there) == 1
                                && before.distance(&there) > 1
                            {
                                gain += ship_value(battle, id) / 6;
                            }
                        }
                    }
                    gain - path.len() as i32
                }
                _ => 0,
            };
            candidate(command, score)
        })
        .collect()
}

/// The best candidate; plays a battle on by itself, for looking ahead.
pub fn best(battle: &Battle, seat: Seat, care: Care, dice: &mut Dice) -> Option<Command> {
    let found = candidates(battle, seat, care, dice);
    if care == Care::Simple && found.len() > 1 && dice.below(5) == 0 {
        // A cadet does not always find the best command.
        let at = dice.below(found.len().min(4) as u32) as usize;
        return found.into_iter().nth(at).map(|c| c.command);
    }
    found.into_iter().next().map(|c| c.command)
}

/// Whether the battle waits for something between activations, where looking ahead pays.
pub fn is_strategic(battle: &Battle) -> bool {
    matches!(
        battle.waiting().0,
        Waiting::Action | Waiting::Deploy | Waiting::Movement
    ) && !battle
        .tasks
        .iter()
        .any(|task| matches!(task, Task::Window(_)))
        && battle.phase != Phase::Over
}
