//! What each position is worth to a ship that is about to move. Its enemies are evaluated once, so that a position is scored quickly.

use super::battle_values::{attack_worth, battle_cover, decisive, escape_points, nearest, rescues};
use super::policy::Care;
use crate::data::{Op, Ref, Size, Stat, Target, TileSort};
use crate::hex::{Hex, Spaces};
use crate::ids::ShipId;
use crate::state::Battle;
use table::Seat;

/// An enemy ship as the moving ship sees it.
struct Enemy {
    spaces: Spaces,
    /// The moving ship is beside it already: no ECM roll.
    beside: bool,
    /// What its ECM costs on average.
    ecm: i32,
    /// How far it moves and shoots.
    reach: i32,
    /// How much its primary weapon would hurt, in the open and in cover.
    danger: [i32; 2],
}

/// A weapon of the moving ship.
struct Gun {
    cost: u8,
    attacks: i32,
    /// Without tiles.
    range: i32,
    /// What one attack on each enemy is worth.
    values: Vec<i32>,
}

/// A face-up tile that adds to the primary range.
struct RangeTile {
    spaces: Spaces,
    adds: i32,
    /// Another ship of the player keeps it working.
    held: bool,
}

/// A ship that is about to move, and everything that makes one position better than another.
pub(super) struct PositionScores<'a> {
    energy: u8,
    enemies: Vec<Enemy>,
    guns: Vec<Gun>,
    range_tiles: Vec<RangeTile>,
    discoveries: Vec<Spaces>,
    asteroids: Vec<Spaces>,
    covers: bool,
    decisive: bool,
    /// Points for leaving, and the zone through which the ship leaves.
    escape: Option<(i32, &'a [Hex])>,
    rescues: bool,
    enemy_rescues: bool,
    /// Where enemies will come from while none is there.
    far_zone: &'a [Hex],
}

impl<'a> PositionScores<'a> {
    /// Looks at the battle from a ship on the board, with this much energy to shoot.
    pub fn new(
        battle: &'a Battle,
        seat: Seat,
        ship: ShipId,
        energy: u8,
    ) -> Option<PositionScores<'a>> {
        let (card, found) = battle.ship(ship)?;
        let side = battle.side(seat);
        let start = battle.spaces(card.id, found);
        let printed = battle.printed(card);
        let left = i32::from(found.shields) + i32::from(printed.hull) - i32::from(found.hull);
        let whole = i32::from(printed.launch) * 100 / card.ships.len().max(1) as i32;
        let others: Vec<_> = battle
            .in_play()
            .filter(|(other, _, _)| battle.side(other.controller) != side)
            .collect();
        let enemies = others
            .iter()
            .map(|(other, id, there)| {
                let spaces = battle.spaces(other.id, there);
                let beside = start.distance(&spaces) <= 1;
                let ecm = if beside || battle.ecm_ignored(ship, *id).is_some() {
                    0
                } else {
                    let (needed, damage) = battle.ecm_of(*id, ship).unwrap_or((9, 0));
                    let faces = i32::from(battle.rules.data.numbers);
                    let chance = (faces + 1 - i32::from(needed)).max(0);
                    let loss = if i32::from(damage) >= left {
                        whole
                    } else {
                        whole / 2 * i32::from(damage) / left.max(1)
                    };
                    loss * chance / faces
                };
                let weapon = &battle.printed(other).weapons[0];
                let attacks = i32::from(weapon.attacks);
                Enemy {
                    spaces,
                    beside,
                    ecm,
                    reach: i32::from(battle.printed(other).moves) + i32::from(weapon.range),
                    danger: [false, true]
                        .map(|covered| attack_worth(battle, *id, 0, ship, covered) * attacks / 6),
                }
            })
            .collect();
        let range_tiles = range_tiles(battle, seat, ship);
        let guns = (0..battle.weapon_count(ship))
            .filter_map(|number| {
                let (weapon, _) = battle.weapon(ship, number)?;
                let tiles: i32 = range_tiles
                    .iter()
                    .filter(|tile| number == 0 && (tile.held || tile.spaces.overlaps(&start)))
                    .map(|tile| tile.adds)
                    .sum();
                Some(Gun {
                    cost: weapon.charge,
                    attacks: i32::from(weapon.attacks),
                    range: i32::from(battle.range(ship, number)) - tiles,
                    values: others
                        .iter()
                        .map(|(_, id, _)| {
                            attack_worth(battle, ship, number, *id, battle_cover(battle, *id))
                        })
                        .collect(),
                })
            })
            .collect();
        let tiles_of = |sort: TileSort| -> Vec<Spaces> {
            battle
                .tiles
                .iter()
                .filter(|tile| battle.rules.data.tiles[usize::from(tile.kind)].sort == sort)
                .map(|tile| tile.covered())
                .collect()
        };
        let far_zone = battle
            .rules
            .board
            .zone(battle.rules.mission.sides[usize::from(1 - side)].zone);
        let enemy = battle.rules.seats.iter().position(|rule| rule.side != side);
        Some(PositionScores {
            energy,
            enemies,
            guns,
            range_tiles,
            discoveries: tiles_of(TileSort::Discovery),
            asteroids: tiles_of(TileSort::Asteroid),
            covers: battle.kind(ship.card()).size != Size::Large,
            decisive: decisive(battle, ship.card()),
            escape: escape_points(battle, seat, ship).map(|points| (points, far_zone)),
            rescues: rescues(battle, seat),
            enemy_rescues: enemy.is_some_and(|enemy| rescues(battle, Seat(enemy as u8))),
            far_zone,
        })
    }

    /// Whether enemies are on the board.
    pub fn sees_enemies(&self) -> bool {
        !self.enemies.is_empty()
    }

    /// What the ship could do with all its weapons from these spaces.
    pub fn fire(&self, spaces: &Spaces, charge_price: i32) -> i32 {
        let mut left = self.energy;
        let mut sum = 0;
        for (number, gun) in self.guns.iter().enumerate() {
            if gun.cost > left {
                continue;
            }
            let mut range = gun.range;
            if number == 0 {
                for tile in &self.range_tiles {
                    if tile.held || tile.spaces.overlaps(spaces) {
                        range += tile.adds;
                    }
                }
            }
            let best = self
                .enemies
                .iter()
                .zip(&gun.values)
                .filter(|(enemy, _)| i32::from(enemy.spaces.distance(spaces)) <= range)
                .map(|(_, value)| *value)
                .max();
            let Some(best) = best else { continue };
            let gain = best * gun.attacks - i32::from(gun.cost) * charge_price;
            if gain > 0 {
                left -= gun.cost;
                sum += gain;
            }
        }
        sum
    }

    /// How much enemy ships could shoot at the ship on these spaces next turn, roughly.
    pub fn danger(&self, spaces: &Spaces) -> i32 {
        let covered = self.covered(spaces);
        self.enemies
            .iter()
            .filter(|enemy| i32::from(enemy.spaces.distance(spaces)) <= enemy.reach)
            .map(|enemy| enemy.danger[usize::from(covered)])
            .sum()
    }

    /// The distance to the nearest enemy ship; while there is none, to the other zone.
    pub fn enemy_distance(&self, spaces: &Spaces) -> i32 {
        self.enemies
            .iter()
            .map(|enemy| i32::from(enemy.spaces.distance(spaces)))
            .min()
            .unwrap_or_else(|| nearest(spaces, self.far_zone.iter().copied()))
    }

    fn covered(&self, spaces: &Spaces) -> bool {
        self.covers && self.asteroids.iter().any(|tile| tile.distance(spaces) == 1)
    }

    /// How good it is for the ship to stand on these spaces after its move.
    pub fn value(&self, spaces: &Spaces, care: Care) -> i32 {
        let weights = care.weights();
        let fire = self.fire(spaces, weights.charge);
        let distance = self.enemy_distance(spaces);
        if care == Care::Simple {
            return fire - distance * 20;
        }
        let risk: i32 = self
            .enemies
            .iter()
            .filter(|enemy| !enemy.beside && enemy.spaces.distance(spaces) <= 1)
            .map(|enemy| enemy.ecm)
            .sum();
        let danger = self.danger(spaces);
        if self.decisive {
            // Its loss decides the battle: it keeps away and shoots at what comes.
            return fire - danger * 4 + distance.min(14) * 30 - risk;
        }
        let mut value = fire * weights.fire / 100
            - distance * weights.distance
            - danger * weights.danger / 100
            - risk;
        if self.covered(spaces) {
            value += weights.cover;
        }
        if let Some((points, zone)) = self.escape {
            let left = nearest(spaces, zone.iter().copied());
            // Away through the other zone: the heavier the better, and no longer a target. On the way it keeps out of range.
            value += if left == 0 {
                points * 560 + 200
            } else {
                distance * 12 - danger / 2 - left * 45 * points
            };
        }
        if self.rescues || self.enemy_rescues {
            let left = self
                .asteroids
                .iter()
                .map(|tile| i32::from(tile.distance(spaces)))
                .min()
                .unwrap_or(0);
            if self.enemy_rescues {
                // To keep the enemy from the asteroids, wait beside them.
                value -= (left - 3).max(0) * 25;
            }
            if self.rescues {
                value += if left == 1 { 260 } else { -left * 20 };
            }
        }
        for tile in &self.discoveries {
            if tile.overlaps(spaces) {
                value += weights.tile;
            }
        }
        value
    }
}

/// Face-up tiles that add to the primary range of a ship on them or of all its player's ships (BG-18.16, BG-18.18).
fn range_tiles(battle: &Battle, seat: Seat, ship: ShipId) -> Vec<RangeTile> {
    let mut found = Vec::new();
    for (at, tile) in battle.tiles.iter().enumerate().filter(|(_, tile)| tile.up) {
        let ops = battle.rules.data.tiles[usize::from(tile.kind)]
            .rules
            .iter()
            .flat_map(|rule| &rule.ops);
        for op in ops {
            if let Op::ModifyStat {
                stat: Stat::PrimaryRange,
                delta,
                target: Target::One(word),
                ..
            } = op
            {
                let held = *word != Ref::ShipOnTile
                    && battle.in_play().any(|(card, id, _)| {
                        card.controller == seat && id != ship && battle.is_on_tile(id, at)
                    });
                found.push(RangeTile {
                    spaces: tile.covered(),
                    adds: i32::from(*delta),
                    held,
                });
            }
        }
    }
    found
}
