//! What ships, attacks and positions are worth to a computer player, in hundredths of a launch point.

use crate::data::{CardType, Size, SpecialRule};
use crate::hex::Hex;
use crate::ids::{CardId, ShipId};
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

/// What one attack of a weapon on a target is worth on average, from where both are.
pub(super) fn attack_value(battle: &Battle, ship: ShipId, weapon: u8, target: ShipId) -> i32 {
    attack_worth(battle, ship, weapon, target, battle_cover(battle, target))
}

/// What one attack of a weapon on a target in cover or in the open is worth on average.
pub(super) fn attack_worth(
    battle: &Battle,
    ship: ShipId,
    weapon: u8,
    target: ShipId,
    covered: bool,
) -> i32 {
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
    if covered {
        value = value * 5 / 8;
    }
    if decisive(battle, target.card()) {
        value = value * 2 + 100;
    }
    if covered && rescues(battle, card.controller) {
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
