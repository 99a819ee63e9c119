//! How computer players choose: a list of candidates for what the battle waits for, each with a score.

use crate::command::{Command, StopRule};
use crate::data::{CardType, Cell, Op, SetupWhere, Size, SpecialRule, Trigger};
use crate::hex::Hex;
use crate::ids::{CardId, Pick, Placement, ShipId, TacticId};
use crate::rules::legal::Waiting;
use crate::state::{Battle, CardPlace, Phase, Task};
use table::{Dice, Seat};

/// How carefully a computer player looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// Moves forward and shoots at what is there.
    Simple,
    /// Weighs every position, target and card.
    Careful,
}

/// A command and how good it looks, in hundredths of an energy point.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The command.
    pub command: Command,
    /// Its score.
    pub score: i32,
}

fn candidate(command: Command, score: i32) -> Candidate {
    Candidate { command, score }
}

/// What a ship is worth, in hundredths of a launch point.
pub fn ship_value(battle: &Battle, ship: ShipId) -> i32 {
    let Some((card, found)) = battle.ship(ship) else {
        return 0;
    };
    let printed = battle.printed(card);
    let whole = i32::from(printed.launch) * 100 / card.ships.len().max(1) as i32;
    let left = i32::from(found.shields) + i32::from(printed.hull) - i32::from(found.hull);
    let full = i32::from(printed.shields) + i32::from(printed.hull);
    // A damaged ship shoots as well as a sound one: half its value stays to the last.
    let mut value = whole / 2 + whole / 2 * left / full.max(1);
    if decisive(battle, card.id) {
        value = value * 3 + 800;
    }
    value
}

/// A ship whose loss decides the mission (BG-M3.1).
fn decisive(battle: &Battle, card: CardId) -> bool {
    battle.rules.mission.conditions.iter().any(|condition| {
        matches!(condition, crate::data::Condition::ShipDestroyed { ship, .. } if usize::from(*ship) == card.kind())
    })
}

/// How a battle looks for a side: ships, points, energy and cards, in hundredths of a point.
pub fn evaluate(battle: &Battle, side: u8) -> i32 {
    if let Some(outcome) = &battle.outcome {
        return match outcome.winner {
            Some(winner) if winner == side => 100_000,
            Some(_) => -100_000,
            None => 0,
        };
    }
    let mut sum = 0;
    for (card, id, _) in battle.in_play() {
        let value = ship_value(battle, id) + attached_value(battle, card.id);
        sum += if battle.side(card.controller) == side {
            value
        } else {
            -value
        };
    }
    for s in 0..2u8 {
        let sign = if s == side { 1 } else { -1 };
        let to_win = battle
            .rules
            .mission
            .conditions
            .iter()
            .find_map(|condition| match condition {
                crate::data::Condition::VictoryPoints { side, at_least } if *side == s => {
                    Some(i32::from(*at_least))
                }
                _ => None,
            });
        if let Some(to_win) = to_win {
            sum += sign * i32::from(battle.points[usize::from(s)]) * 4_500 / to_win.max(1);
        }
        let energy: i32 = battle
            .rules
            .seats
            .iter()
            .enumerate()
            .filter(|(at, rule)| {
                rule.side == s
                    && battle.rules.seats[..*at]
                        .iter()
                        .all(|b| b.pool != rule.pool)
            })
            .map(|(_, rule)| i32::from(battle.energy[usize::from(rule.pool)]))
            .sum();
        sum += sign * energy * 45;
        let waiting: i32 = battle
            .cards
            .iter()
            .filter(|card| {
                battle.side(card.controller) == s
                    && matches!(card.place, CardPlace::Screen | CardPlace::Hold(_))
            })
            .map(|card| i32::from(battle.printed(card).launch))
            .sum();
        // Ships behind the screen are worth something only once they are paid for.
        sum += sign * waiting * 25;
    }
    sum
}

fn attached_value(battle: &Battle, card: CardId) -> i32 {
    let Some(found) = battle.card(card) else {
        return 0;
    };
    let ships = found.in_play().count().max(1) as i32;
    let sum: i32 = found
        .attached
        .iter()
        .map(|tactic| {
            let kind = &battle.rules.data.cards[usize::from(tactic.kind.0)];
            let value = i32::from(kind.cost) * 70;
            if kind.typ == CardType::Sabotage {
                -value
            } else {
                value
            }
        })
        .sum();
    sum / ships
}

/// What one attack of a weapon on a target is worth on average.
fn attack_value(battle: &Battle, ship: ShipId, weapon: u8, target: ShipId) -> i32 {
    let (Some((found, _)), Some((card, there))) =
        (battle.weapon(ship, weapon), battle.ship(target))
    else {
        return 0;
    };
    let printed = battle.printed(card);
    let kind = battle.kind(target.card());
    let (hits, crits, cells) = (
        i32::from(kind.grid.hit_cells()),
        i32::from(kind.grid.critical_cells()),
        i32::from(kind.grid.size()).max(1),
    );
    let whole = i32::from(printed.launch) * 100 / card.ships.len().max(1) as i32;
    let strength = i32::from(found.strength);
    let (shields, left) = (
        i32::from(there.shields),
        i32::from(printed.hull) - i32::from(there.hull),
    );
    let full = i32::from(printed.shields) + i32::from(printed.hull);
    let mut worth = whole / 2 * strength.min(shields + left) / full.max(1);
    if strength >= shields + left {
        worth += whole / 2 + whole / 3;
    } else {
        // The nearer to its end, the better.
        worth += whole / 4 * strength / (shields + left).max(1);
    }
    let mut value = worth * hits / cells;
    if shields == 0 && crits > 0 {
        value += (whole - worth).max(0) * crits / cells;
    }
    if battle_cover(battle, target) {
        value = value * 5 / 8;
    }
    if decisive(battle, target.card()) {
        value = value * 2 + 100;
    }
    value
}

fn battle_cover(battle: &Battle, ship: ShipId) -> bool {
    battle.kind(ship.card()).size != Size::Large
        && battle
            .spaces_of(ship)
            .is_some_and(|spaces| battle.beside_asteroid(&spaces))
}

/// The best attack of a ship's weapon from where it is.
fn best_target(battle: &Battle, ship: ShipId, weapon: u8) -> Option<(ShipId, i32)> {
    battle
        .targets_in_range(ship, weapon)
        .into_iter()
        .map(|target| (target, attack_value(battle, ship, weapon, target)))
        .max_by_key(|(_, value)| *value)
}

/// What a ship could do with all its weapons from where it is, with this much energy.
fn fire_power(battle: &Battle, ship: ShipId, energy: u8) -> i32 {
    let mut left = energy;
    (0..battle.weapon_count(ship))
        .map(|weapon| {
            let Some((found, _)) = battle.weapon(ship, weapon) else {
                return 0;
            };
            let (cost, attacks) = (found.charge, i32::from(found.attacks));
            if cost > left {
                return 0;
            }
            let Some((_, value)) = best_target(battle, ship, weapon) else {
                return 0;
            };
            let gain = value * attacks - i32::from(cost) * 60;
            if gain > 0 {
                left -= cost;
                gain
            } else {
                0
            }
        })
        .sum()
}

/// The distance to the nearest enemy ship.
fn enemy_distance(battle: &Battle, seat: Seat, ship: ShipId) -> i32 {
    let Some(spaces) = battle.spaces_of(ship) else {
        return 0;
    };
    battle
        .in_play()
        .filter(|(card, _, _)| battle.side(card.controller) != battle.side(seat))
        .map(|(card, _, there)| i32::from(battle.spaces(card.id, there).distance(&spaces)))
        .min()
        .unwrap_or_else(|| {
            // Nobody is there yet: towards the other zone.
            let zone = battle
                .rules
                .board
                .zone(battle.rules.mission.sides[usize::from(1 - battle.side(seat))].zone);
            zone.iter()
                .flat_map(|hex| {
                    spaces
                        .as_slice()
                        .iter()
                        .map(|own| i32::from(own.distance(*hex)))
                })
                .min()
                .unwrap_or(0)
        })
}

/// How much enemy ships could shoot at a ship next turn, roughly.
fn exposure(battle: &Battle, seat: Seat, ship: ShipId) -> i32 {
    let Some(spaces) = battle.spaces_of(ship) else {
        return 0;
    };
    let mut danger = 0;
    for (card, id, there) in battle.in_play() {
        if battle.side(card.controller) == battle.side(seat) {
            continue;
        }
        let reach = i32::from(battle.printed(card).moves)
            + i32::from(battle.printed(card).weapons[0].range);
        if i32::from(battle.spaces(card.id, there).distance(&spaces)) <= reach {
            let weapon = &battle.printed(card).weapons[0];
            danger += attack_value(battle, id, 0, ship) * i32::from(weapon.attacks) / 6;
        }
    }
    danger
}

/// The points that a ship would score by escaping, if its side may (BG-M2.8).
fn escape_points(battle: &Battle, seat: Seat, ship: ShipId) -> Option<i32> {
    battle.rules.special(|rule| match rule {
        SpecialRule::ExitScores { side, points } if *side == battle.side(seat) => {
            Some(i32::from(points[battle.kind(ship.card()).size as usize]))
        }
        _ => None,
    })
}

fn rescues(battle: &Battle, seat: Seat) -> bool {
    battle
        .rules
        .special(|rule| match rule {
            SpecialRule::Rescue { side, .. } if *side == battle.side(seat) => Some(()),
            _ => None,
        })
        .is_some()
}

/// The distance of spaces to the nearest of these.
fn nearest(spaces: &crate::hex::Spaces, hexes: impl Iterator<Item = Hex>) -> i32 {
    hexes
        .flat_map(|hex| {
            spaces
                .as_slice()
                .iter()
                .map(move |own| i32::from(own.distance(hex)))
        })
        .min()
        .unwrap_or(0)
}

/// How good it is for a ship to stand where it stands after its move.
fn position_value(battle: &Battle, seat: Seat, ship: ShipId, energy: u8, care: Care) -> i32 {
    let Some(spaces) = battle.spaces_of(ship) else {
        return 0;
    };
    let fire = fire_power(battle, ship, energy);
    let distance = enemy_distance(battle, seat, ship);
    let mut value = fire * 2 - distance * 12;
    if care == Care::Simple {
        return fire - distance * 20;
    }
    value -= exposure(battle, seat, ship) / 2;
    if battle_cover(battle, ship) {
        value += 40;
    }
    if let Some(points) = escape_points(battle, seat, ship) {
        let zone = battle.rules.mission.sides[usize::from(1 - battle.side(seat))].zone;
        let left = nearest(&spaces, battle.rules.board.zone(zone).iter().copied());
        // Away through the other zone: the heavier the better, and no longer a target.
        value += if left == 0 {
            points * 560 + 200
        } else {
            -left * 45 * points
        };
    }
    if rescues(battle, seat) {
        let asteroids = battle
            .asteroids()
            .flat_map(|at| battle.tiles[usize::from(at)].spaces.clone());
        let left = nearest(&spaces, asteroids);
        value += if left == 1 { 260 } else { -left * 20 };
    }
    for (at, tile) in battle.tiles.iter().enumerate() {
        if battle.rules.data.tiles[usize::from(tile.kind)].sort == crate::data::TileSort::Discovery
            && battle.is_on_tile(ship, at)
        {
            value += 30;
        }
    }
    value
}

/// What ECM and debris cost on a way, roughly.
fn path_risk(battle: &Battle, seat: Seat, ship: ShipId, to: Placement) -> i32 {
    let Some((card, found)) = battle.ship(ship) else {
        return 0;
    };
    let size = battle.kind(card.id).size;
    let before = battle.spaces(card.id, found);
    let after = battle.rules.base(size, to.at, to.facing);
    let printed = battle.printed(card);
    let left = i32::from(found.shields) + i32::from(printed.hull) - i32::from(found.hull);
    let whole = i32::from(printed.launch) * 100 / card.ships.len().max(1) as i32;
    let mut risk = 0;
    for (other, id, there) in battle.in_play() {
        if battle.side(other.controller) == battle.side(seat) {
            continue;
        }
        let spaces = battle.spaces(other.id, there);
        if before.distance(&spaces) > 1
            && after.distance(&spaces) <= 1
            && battle.ecm_ignored(ship, id).is_none()
        {
            let (needed, damage) = battle.ecm_of(id, ship).unwrap_or((9, 0));
            let faces = i32::from(battle.rules.data.numbers);
            let chance = (faces + 1 - i32::from(needed)).max(0);
            let loss = if i32::from(damage) >= left {
                whole
            } else {
                whole / 2 * i32::from(damage) / left.max(1)
            };
            risk += loss * chance / faces;
        }
    }
    risk
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
        Waiting::Movement => movement(battle, seat, care),
        Waiting::Attacks => attacks(battle, seat),
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
    // Equal scores in random order, so that two equal players do not play the same game for ever.
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

/// Ships to carry: the dear ones stay behind the screen only if they do not fit.
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

fn middle(battle: &Battle, at: Hex) -> i32 {
    let column = i32::from(at.q) * 2 + i32::from(at.r);
    let (first, last) = battle.rules.board.rows.first().copied().unwrap_or((0, 0));
    (column - i32::from(first) - i32::from(last)).abs() * 2
}

fn crowd(battle: &Battle, at: Hex) -> i32 {
    battle
        .in_play()
        .filter(|(_, _, ship)| ship.at.distance(at) < 3)
        .count() as i32
        * 3
}

fn deploy(battle: &Battle, seat: Seat, care: Care) -> Vec<Candidate> {
    let energy = i32::from(battle.energy_of(seat));
    let ships = battle
        .in_play()
        .filter(|(card, _, _)| card.controller == seat)
        .count();
    // Energy to activate what is there.
    let upkeep: i32 = battle
        .cards
        .iter()
        .filter(|card| card.controller == seat && card.is_in_play())
        .map(|card| i32::from(battle.activation_cost(card.id)))
        .sum();
    let mut found = vec![candidate(Command::EndPhase, 0)];
    for card in battle.cards.iter().filter(|card| card.controller == seat) {
        let cost = i32::from(battle.launch_cost(card.id));
        if !matches!(card.place, CardPlace::Screen | CardPlace::Hold(_)) || cost > energy {
            continue;
        }
        let after = energy - cost;
        let mut want = 120 + cost * 6;
        if care == Care::Careful && ships > 0 {
            // A ship that cannot be activated beside the others waits for a richer turn, unless there is little to keep.
            want += (after - upkeep.min(8)).min(0) * 25;
        }
        let from_hold = matches!(card.place, CardPlace::Hold(_));
        let placements = if from_hold {
            battle
                .legal(seat)
                .into_iter()
                .filter_map(|command| match command {
                    Command::LaunchFromHold { card: c, positions } if c == card.id => {
                        Some(positions)
                    }
                    _ => None,
                })
                .collect()
        } else {
            battle.zone_placements(seat, card.id, SetupWhere::OwnZone)
        };
        let best = placements
            .into_iter()
            .map(|positions| {
                let at = positions[0].at;
                let near = battle
                    .in_play()
                    .filter(|(other, _, _)| battle.side(other.controller) != battle.side(seat))
                    .map(|(_, _, ship)| i32::from(ship.at.distance(at)))
                    .min()
                    .unwrap_or(0);
                let score = -near * 4 - middle(battle, at) - crowd(battle, at);
                (score, positions)
            })
            .max_by_key(|(score, _)| *score);
        if let Some((place, positions)) = best {
            let command = if from_hold {
                Command::LaunchFromHold {
                    card: card.id,
                    positions,
                }
            } else {
                Command::LaunchToZone {
                    card: card.id,
                    positions,
                    cargo: Vec::new(),
                    decline_prepped: false,
                }
            };
            found.push(candidate(command, want + place / 8));
        }
    }
    if care == Care::Careful {
        for command in plays(battle, seat) {
            let score = play_value(battle, seat, &command, energy, upkeep);
            found.push(candidate(command, score));
        }
    }
    found
}

/// Legal plays of cards, without launches and the rest.
fn plays(battle: &Battle, seat: Seat) -> Vec<Command> {
    let mut found = Vec::new();
    battle.plays(seat, &mut found);
    found
}

/// What playing a card is worth, roughly.
fn play_value(battle: &Battle, seat: Seat, command: &Command, energy: i32, upkeep: i32) -> i32 {
    let Command::PlayCard {
        card,
        targets,
        replace,
        ..
    } = command
    else {
        return 0;
    };
    let kind = &battle.rules.data.cards[usize::from(card.0)];
    let left = energy - i32::from(kind.cost);
    let spare = left - upkeep.min(8);
    let on = match targets.first() {
        Some(Pick::Card(id)) => battle
            .card(*id)
            .map_or(0, |found| i32::from(battle.printed(found).launch)),
        Some(Pick::Ship(id)) => ship_value(battle, *id) / 100,
        None => 0,
    };
    if replace.is_some() {
        return -10;
    }
    let scores = battle
        .rules
        .special(|rule| match rule {
            SpecialRule::AttachScores {
                side, card_faction, ..
            } if *side == battle.side(seat) && *card_faction == kind.faction => Some(()),
            _ => None,
        })
        .is_some();
    let base = match kind.typ {
        CardType::AdditionalWeapon => 110 + on * 4,
        CardType::Hero => 80 + on * 5,
        CardType::Upgrade => 70 + on * 5,
        CardType::Sabotage => 60 + on * 8,
        CardType::Event => event_value(battle, seat, command),
    };
    let points = if scores && kind.typ != CardType::Sabotage && kind.typ != CardType::Event {
        match targets.first() {
            Some(Pick::Card(to)) if battle.kind(*to).faction != kind.faction => 500,
            _ => 0,
        }
    } else {
        0
    };
    base + points + spare.min(0) * 30
}

fn event_value(battle: &Battle, seat: Seat, command: &Command) -> i32 {
    let Command::PlayCard { card, targets, .. } = command else {
        return 0;
    };
    let kind = &battle.rules.data.cards[usize::from(card.0)];
    let mut value = 0;
    for op in &kind.rule.ops {
        value += match op {
            Op::GainEnergy { amount, .. } => i32::from(*amount) * 60,
            Op::TransferShields { amount, .. } => match targets.as_slice() {
                [Pick::Ship(to), Pick::Ship(from)] => {
                    let pegs = battle
                        .ship(*from)
                        .map_or(0, |(_, ship)| i32::from(ship.shields))
                        .min(i32::from(*amount));
                    let room = battle.ship(*to).map_or(0, |(card, ship)| {
                        i32::from(battle.printed(card).shields) - i32::from(ship.shields)
                    });
                    pegs * 60 + room.min(pegs) * 60 - 120
                }
                _ => 0,
            },
            Op::DirectDamage { amount, .. } => {
                let near = match targets.first() {
                    Some(Pick::Ship(from)) => battle.spaces_of(*from),
                    _ => None,
                };
                let shields: i32 = battle
                    .in_play()
                    .filter(|(card, _, ship)| {
                        battle.side(card.controller) != battle.side(seat)
                            && near.is_some_and(|n| n.distance(&battle.spaces(card.id, ship)) <= 2)
                    })
                    .map(|(_, _, ship)| i32::from(ship.shields.min(*amount)))
                    .sum();
                shields * 80 - 180
            }
            Op::Roll { success, .. }
                if success
                    .iter()
                    .any(|op| matches!(op, Op::TakeControl { .. })) =>
            {
                match targets.first() {
                    Some(Pick::Card(id)) => battle
                        .card(*id)
                        .and_then(|card| {
                            card.in_play().next().map(|(id, _)| ship_value(battle, id))
                        })
                        .unwrap_or(0),
                    _ => 0,
                }
            }
            Op::LaunchAdjacent { .. } => 60,
            _ => 0,
        };
    }
    value
}

fn action(battle: &Battle, seat: Seat, care: Care) -> Vec<Candidate> {
    let energy = battle.energy_of(seat);
    let mut found = vec![candidate(Command::EndPhase, 0)];
    for card in battle.activatable(seat) {
        let cost = battle.activation_cost(card);
        let left = energy - cost;
        let Some(there) = battle.card(card) else {
            continue;
        };
        let mut value = 0;
        for (ship, _) in there.in_play() {
            let fire = fire_power(battle, ship, left);
            let far = enemy_distance(battle, seat, ship);
            let reach = i32::from(battle.move_of(ship)) + i32::from(battle.range(ship, 0));
            // Somebody will be in range after the move.
            value += if fire > 0 {
                fire + 40
            } else if far <= reach {
                60 + i32::from(battle.printed(there).launch) * 8 / there.ships.len() as i32
            } else {
                30
            };
            if escape_points(battle, seat, ship).is_some() || rescues(battle, seat) {
                value += 80;
            }
        }
        let price = if care == Care::Simple { 10 } else { 22 };
        found.push(candidate(
            Command::Activate { card },
            value - i32::from(cost) * price,
        ));
    }
    if care == Care::Careful {
        for command in plays(battle, seat) {
            let score = play_value(battle, seat, &command, i32::from(energy), 6);
            found.push(candidate(command, score));
        }
    }
    found
}

fn movement(battle: &Battle, seat: Seat, care: Care) -> Vec<Candidate> {
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
    let mut found = Vec::new();
    if battle.may_rescue(ship) {
        found.push(candidate(
            Command::Rescue { ship },
            900 + fire_power(battle, ship, energy) * 2,
        ));
    }
    let mut there = battle.clone();
    let Some((_, now)) = battle.ship(ship) else {
        return found;
    };
    let (shields, hull) = (now.shields, now.hull);
    let enemies = battle
        .in_play()
        .any(|(card, _, _)| battle.side(card.controller) != battle.side(seat));
    for (to, lead_end, path) in battle.reachable(ship) {
        // Without an enemy in sight only the longest ways count.
        if !enemies && path.len() + 1 < usize::from(battle.move_of(ship)) {
            continue;
        }
        there.arrange(ship, to, shields, hull);
        let mut score = position_value(&there, seat, ship, energy, care);
        if care == Care::Careful {
            score -= path_risk(battle, seat, ship, to);
        }
        let command = Command::Move {
            ship,
            lead_end,
            path,
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

fn attacks(battle: &Battle, seat: Seat) -> Vec<Candidate> {
    let _ = seat;
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
                    value * i32::from(attacks) - i32::from(cost) * 60
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
                        stake - cost * 70
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
                Command::MoveAsteroid { asteroid, path } => {
                    let mut spaces = battle.tiles[usize::from(*asteroid)].covered();
                    let mut gain = 0;
                    for direction in path {
                        let before = spaces;
                        spaces = spaces.plus(direction.step());
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
        // A beginner does not always see the best.
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
