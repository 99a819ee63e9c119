//! What a computer player spends its energy on in the deploy phase: ships and cards.

use super::battle_values::{escape_points, ship_value};
use super::policy::{Candidate, Care, candidate, crowd, middle};
use crate::command::Command;
use crate::data::{CardType, Op, SetupWhere, SpecialRule};
use crate::ids::Pick;
use crate::state::{Battle, CardPlace};
use table::Seat;

pub(super) fn deploy(battle: &Battle, seat: Seat, care: Care) -> Vec<Candidate> {
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
    let weights = care.weights();
    let mut found = vec![candidate(Command::EndPhase, 0)];
    for card in battle.cards.iter().filter(|card| card.controller == seat) {
        let cost = i32::from(battle.launch_cost(card.id));
        if !matches!(card.place, CardPlace::Screen | CardPlace::Hold(_)) || cost > energy {
            continue;
        }
        let after = energy - cost;
        let mut want = weights.launch + cost * 6;
        if care != Care::Simple && ships > 0 {
            // A ship that cannot be activated beside the others waits for a richer turn, unless there is little to keep.
            want += (after - upkeep.min(8)).min(0) * weights.upkeep;
        }
        let escapes = escape_points(battle, seat, card.id.ship(0)).is_some();
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
                let score = if escapes {
                    // The way past the enemy is the way around it.
                    near * 6
                } else {
                    -near * 4 - middle(battle, at) - crowd(battle, at)
                };
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
    if care.plays_cards() {
        for command in plays(battle, seat) {
            let score = play_value(battle, seat, &command, energy, upkeep);
            found.push(candidate(command, score));
        }
    }
    found
}

/// Legal plays of cards, without launches and the rest.
pub(super) fn plays(battle: &Battle, seat: Seat) -> Vec<Command> {
    let mut found = Vec::new();
    battle.plays(seat, &mut found);
    found
}

/// What playing a card is worth, roughly.
pub(super) fn play_value(
    battle: &Battle,
    seat: Seat,
    command: &Command,
    energy: i32,
    upkeep: i32,
) -> i32 {
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

pub(super) fn event_value(battle: &Battle, seat: Seat, command: &Command) -> i32 {
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
