//! Where a ship can go: all positions of its base that its moves lead to, near ones first (section 12).

use crate::data::{Size, TileSort};
use crate::hex::{Direction, Hex, Spaces};
use crate::ids::{Placement, ShipId};
use crate::state::Battle;

/// A position on the way of a ship, or at its end.
pub(crate) struct Reached {
    /// Where the base lies then.
    pub place: Placement,
    /// The end of a medium base that leads.
    pub lead_end: u8,
    /// How many steps it takes.
    pub steps: u8,
    /// Whether the ship may stop there: other ships may be passed, not stopped on.
    pub rests: bool,
    /// The position before, and the step from it; nothing at the start.
    from: Option<(u32, Direction)>,
}

/// All positions that a ship's moves lead to.
pub(crate) struct Reach(pub Vec<Reached>);

impl Reach {
    /// The shortest way to a position.
    pub fn path(&self, mut at: usize) -> Vec<Direction> {
        let mut path = Vec::with_capacity(usize::from(self.0[at].steps));
        while let Some((before, direction)) = self.0[at].from {
            path.push(direction);
            at = before as usize;
        }
        path.reverse();
        path
    }
}

/// What lies on the spaces of the board.
struct Ground {
    least: i16,
    width: usize,
    marks: Vec<u8>,
}

const BLOCKED: u8 = 1;
const TAKEN: u8 = 2;

impl Ground {
    fn new(battle: &Battle, except: ShipId) -> Ground {
        let board = &battle.rules.board;
        let least = board
            .rows
            .iter()
            .map(|(first, _)| *first)
            .min()
            .unwrap_or(0);
        let most = board.rows.iter().map(|(_, last)| *last).max().unwrap_or(0);
        let width = usize::try_from(i32::from(most) - i32::from(least) + 1).unwrap_or(0);
        let mut ground = Ground {
            least,
            width,
            marks: vec![BLOCKED; width * board.rows.len()],
        };
        for (r, (first, last)) in board.rows.iter().enumerate() {
            if first <= last {
                let from = ground.index(Hex::new(*first, r as i16));
                let to = ground.index(Hex::new(*last, r as i16));
                if let (Some(from), Some(to)) = (from, to) {
                    ground.marks[from..=to].fill(0);
                }
            }
        }
        for tile in &battle.tiles {
            if battle.rules.data.tiles[usize::from(tile.kind)].sort == TileSort::Asteroid {
                tile.spaces
                    .iter()
                    .for_each(|hex| ground.mark(*hex, BLOCKED));
            }
        }
        for (card, id, ship) in battle.in_play() {
            if id != except {
                let spaces = battle.spaces(card.id, ship);
                spaces
                    .as_slice()
                    .iter()
                    .for_each(|hex| ground.mark(*hex, TAKEN));
            }
        }
        ground
    }

    fn index(&self, hex: Hex) -> Option<usize> {
        let q = usize::try_from(i32::from(hex.q) - i32::from(self.least)).ok()?;
        let r = usize::try_from(hex.r).ok()?;
        let at = r * self.width + q;
        (q < self.width && at < self.marks.len()).then_some(at)
    }

    fn mark(&mut self, hex: Hex, mark: u8) {
        if let Some(at) = self.index(hex) {
            self.marks[at] |= mark;
        }
    }

    /// The marks of all these spaces together.
    fn under(&self, spaces: &Spaces) -> u8 {
        spaces.as_slice().iter().fold(0, |marks, hex| {
            marks | self.index(*hex).map_or(BLOCKED, |at| self.marks[at])
        })
    }
}

impl Battle {
    /// Where a ship's moves lead, with shortest ways.
    pub(crate) fn reach(&self, ship: ShipId) -> Reach {
        let mut found: Vec<Reached> = Vec::new();
        let Some((card, there)) = self.ship(ship) else {
            return Reach(found);
        };
        let (size, far) = (self.kind(card.id).size, self.move_of(ship));
        let ground = Ground::new(self, ship);
        let (ends, facings): (&[u8], usize) = if size == Size::Medium {
            (&[0, 1], 6)
        } else {
            (&[0], 1)
        };
        let mut seen = vec![false; ground.marks.len() * facings];
        let number = |place: Placement| {
            let facing = if facings > 1 {
                usize::from(place.facing)
            } else {
                0
            };
            Some(ground.index(place.at)? * facings + facing)
        };
        for lead_end in ends {
            seen.fill(false);
            let start = self.turned_round(size, there.placement(), *lead_end);
            if let Some(at) = number(start) {
                seen[at] = true;
            }
            let mut edge = found.len()..found.len() + 1;
            found.push(Reached {
                place: start,
                lead_end: *lead_end,
                steps: 0,
                // Without a step it does not matter which end leads.
                rests: *lead_end == 0,
                from: None,
            });
            for steps in 1..=far {
                let next = found.len();
                for before in edge {
                    for direction in Direction::ALL {
                        let Ok(place) = self.stepped(size, found[before].place, direction) else {
                            continue;
                        };
                        match number(place) {
                            Some(at) if !seen[at] => seen[at] = true,
                            _ => continue,
                        }
                        let under = ground.under(&self.rules.base(size, place.at, place.facing));
                        if under & BLOCKED == 0 {
                            found.push(Reached {
                                place,
                                lead_end: *lead_end,
                                steps,
                                rests: under & TAKEN == 0,
                                from: Some((before as u32, direction)),
                            });
                        }
                    }
                }
                edge = next..found.len();
            }
        }
        Reach(found)
    }

    /// The anchor after a move.
    pub(crate) fn end_of(&self, ship: ShipId, lead_end: u8, path: &[Direction]) -> Option<Hex> {
        let (card, there) = self.ship(ship)?;
        let size = self.kind(card.id).size;
        let start = self.turned_round(size, there.placement(), lead_end);
        let end = path.iter().try_fold(start, |place, direction| {
            self.stepped(size, place, *direction)
        });
        end.ok().map(|place| place.at)
    }

    /// All positions a ship can end its move on, with the shortest way there: for hints and computer players.
    pub fn reachable(&self, ship: ShipId) -> Vec<(Placement, u8, Vec<Direction>)> {
        let reach = self.reach(ship);
        (0..reach.0.len())
            .filter(|at| reach.0[*at].rests)
            .map(|at| (reach.0[at].place, reach.0[at].lead_end, reach.path(at)))
            .collect()
    }
}
