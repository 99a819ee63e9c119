//! What ships, attacks and positions are worth to a computer player, in hundredths of a launch point.

use super::policy::Care;
use crate::data::{CardType, Size, SpecialRule};
use crate::hex::Hex;
use crate::ids::{CardId, Placement, ShipId};
use crate::state::{Battle, CardPlace};
use table::Seat;

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
pub(super) fn decisive(battle: &Battle, card: CardId) -> bool {
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

pub(super) fn attached_value(battle: &Battle, card: CardId) -> i32 {
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
pub(super) fn attack_value(battle: &Battle, ship: ShipId, weapon: u8, target: ShipId) -> i32 {
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
    if rescues(battle, card.controller) && battle_cover(battle, target) {
        // It is about to rescue survivors.
        value = value * 2 + 40;
    }
    value
}

pub(super) fn battle_cover(battle: &Battle, ship: ShipId) -> bool {
    battle.kind(ship.card()).size != Size::Large
        && battle
            .spaces_of(ship)
            .is_some_and(|spaces| battle.beside_asteroid(&spaces))
}

/// The best attack of a ship's weapon from where it is.
pub(super) fn best_target(battle: &Battle, ship: ShipId, weapon: u8) -> Option<(ShipId, i32)> {
    battle
        .targets_in_range(ship, weapon)
        .into_iter()
        .map(|target| (target, attack_value(battle, ship, weapon, target)))
        .max_by_key(|(_, value)| *value)
}

/// What a ship could do with all its weapons from where it is, with this much energy.
pub(super) fn fire_power(battle: &Battle, ship: ShipId, energy: u8) -> i32 {
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
pub(super) fn enemy_distance(battle: &Battle, seat: Seat, ship: ShipId) -> i32 {
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
pub(super) fn exposure(battle: &Battle, seat: Seat, ship: ShipId) -> i32 {
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
pub(super) fn escape_points(battle: &Battle, seat: Seat, ship: ShipId) -> Option<i32> {
    battle.rules.special(|rule| match rule {
        SpecialRule::ExitScores { side, points } if *side == battle.side(seat) => {
            Some(i32::from(points[battle.kind(ship.card()).size as usize]))
        }
        _ => None,
    })
}

pub(super) fn rescues(battle: &Battle, seat: Seat) -> bool {
    battle
        .rules
        .special(|rule| match rule {
            SpecialRule::Rescue { side, .. } if *side == battle.side(seat) => Some(()),
            _ => None,
        })
        .is_some()
}

/// The distance of spaces to the nearest of these.
pub(super) fn nearest(spaces: &crate::hex::Spaces, hexes: impl Iterator<Item = Hex>) -> i32 {
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
pub(super) fn position_value(
    battle: &Battle,
    seat: Seat,
    ship: ShipId,
    energy: u8,
    care: Care,
) -> i32 {
    let Some(spaces) = battle.spaces_of(ship) else {
        return 0;
    };
    let fire = fire_power(battle, ship, energy);
    let distance = enemy_distance(battle, seat, ship);
    let mut value = fire * 2 - distance * 12;
    if care == Care::Simple {
        return fire - distance * 20;
    }
    let danger = exposure(battle, seat, ship);
    value -= danger / 2;
    if decisive(battle, ship.card()) {
        // Its loss decides the battle: it keeps away and shoots at what comes.
        return fire - danger * 4 + distance.min(14) * 30;
    }
    if battle_cover(battle, ship) {
        value += 40;
    }
    if let Some(points) = escape_points(battle, seat, ship) {
        let zone = battle.rules.mission.sides[usize::from(1 - battle.side(seat))].zone;
        let left = nearest(&spaces, battle.rules.board.zone(zone).iter().copied());
        // Away through the other zone: the heavier the better, and no longer a target. On the way it keeps out of range.
        value += if left == 0 {
            points * 560 + 200
        } else {
            distance * 12 - danger / 2 - left * 45 * points
        };
    }
    let enemy = battle
        .rules
        .seats
        .iter()
        .position(|rule| rule.side != battle.side(seat));
    if enemy.is_some_and(|enemy| rescues(battle, Seat(enemy as u8))) {
        // Whoever wants to keep the enemy from the asteroids waits beside them.
        let asteroids = battle
            .asteroids()
            .flat_map(|at| battle.tiles[usize::from(at)].spaces.clone());
        value -= (nearest(&spaces, asteroids) - 3).max(0) * 25;
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
pub(super) fn path_risk(battle: &Battle, seat: Seat, ship: ShipId, to: Placement) -> i32 {
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
