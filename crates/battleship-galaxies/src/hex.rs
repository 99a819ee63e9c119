//! Hex geometry: pointy-top spaces in axial coordinates (BG-3.1 to BG-3.3).

use serde::{Deserialize, Serialize};

/// A space of the board in axial coordinates, written `[q, r]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "[number, number]"))]
pub struct Hex {
    /// Grows to the right.
    pub q: i16,
    /// Grows from the top edge to the bottom edge.
    pub r: i16,
}

// A space travels as a pair, as in the data files.
impl Serialize for Hex {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.q, self.r).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        let (q, r) = <(i16, i16)>::deserialize(deserializer)?;
        Ok(Hex { q, r })
    }
}

/// A direction on the board (BG-3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "UPPERCASE")]
pub enum Direction {
    /// (+1, 0)
    E,
    /// (0, +1)
    Se,
    /// (-1, +1)
    Sw,
    /// (-1, 0)
    W,
    /// (0, -1)
    Nw,
    /// (+1, -1)
    Ne,
}

impl Direction {
    /// All six, clockwise from the east.
    pub const ALL: [Direction; 6] = [
        Direction::E,
        Direction::Se,
        Direction::Sw,
        Direction::W,
        Direction::Nw,
        Direction::Ne,
    ];

    /// The step in axial coordinates.
    pub const fn step(self) -> Hex {
        let (q, r) = match self {
            Direction::E => (1, 0),
            Direction::Se => (0, 1),
            Direction::Sw => (-1, 1),
            Direction::W => (-1, 0),
            Direction::Nw => (0, -1),
            Direction::Ne => (1, -1),
        };
        Hex { q, r }
    }
}

impl Hex {
    /// The space with these coordinates.
    pub const fn new(q: i16, r: i16) -> Hex {
        Hex { q, r }
    }

    /// This space moved by `offset`. Saturates: coordinates far outside every board stay outside.
    pub const fn plus(self, offset: Hex) -> Hex {
        Hex::new(
            self.q.saturating_add(offset.q),
            self.r.saturating_add(offset.r),
        )
    }

    /// The neighbour in a direction.
    pub const fn to(self, direction: Direction) -> Hex {
        self.plus(direction.step())
    }

    /// The six neighbours.
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        Direction::ALL
            .into_iter()
            .map(move |direction| self.to(direction))
    }

    /// The distance of two spaces (BG-3.3).
    pub const fn distance(self, other: Hex) -> u16 {
        let dq = self.q as i32 - other.q as i32;
        let dr = self.r as i32 - other.r as i32;
        let (a, b, c) = (
            dq.unsigned_abs(),
            dr.unsigned_abs(),
            (dq + dr).unsigned_abs(),
        );
        let most = if a > b { a } else { b };
        (if most > c { most } else { c }) as u16
    }

    /// This offset turned clockwise about (0, 0) by `turns` sixths of a full turn.
    pub const fn turned(self, turns: u8) -> Hex {
        let mut hex = self;
        let mut left = turns % 6;
        while left > 0 {
            hex = Hex::new(hex.r.saturating_neg(), hex.q.saturating_add(hex.r));
            left -= 1;
        }
        hex
    }
}

/// How many spaces a base or a tile covers at most.
pub const MAX_SPACES: usize = 7;

/// The spaces that a base or a tile covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spaces {
    hexes: [Hex; MAX_SPACES],
    count: u8,
}

impl Spaces {
    /// The first [`MAX_SPACES`] of these spaces.
    pub fn new(hexes: impl IntoIterator<Item = Hex>) -> Spaces {
        let mut spaces = Spaces {
            hexes: [Hex::default(); MAX_SPACES],
            count: 0,
        };
        for (place, hex) in spaces.hexes.iter_mut().zip(hexes) {
            *place = hex;
            spaces.count += 1;
        }
        spaces
    }

    /// The spaces.
    #[inline]
    pub fn as_slice(&self) -> &[Hex] {
        &self.hexes[..usize::from(self.count)]
    }

    /// Whether one of the spaces is `hex`.
    #[inline]
    pub fn has(&self, hex: Hex) -> bool {
        self.as_slice().contains(&hex)
    }

    /// The same spaces moved by `offset`.
    #[must_use]
    pub fn plus(mut self, offset: Hex) -> Spaces {
        for hex in &mut self.hexes[..usize::from(self.count)] {
            *hex = hex.plus(offset);
        }
        self
    }

    /// The smallest distance between a space of one and a space of the other (BG-3.11).
    #[inline]
    pub fn distance(&self, other: &Spaces) -> u16 {
        let mut least = u16::MAX;
        for a in self.as_slice() {
            for b in other.as_slice() {
                least = least.min(a.distance(*b));
            }
        }
        least
    }

    /// Whether a space belongs to both.
    pub fn overlaps(&self, other: &Spaces) -> bool {
        self.as_slice().iter().any(|hex| other.has(*hex))
    }
}

/// A board: its full spaces, row by row (BG-3.4 to BG-3.9).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Name in the data file (`single`).
    pub id: String,
    /// First and last `q` of each row, from `r = 0`.
    pub rows: Vec<(i16, i16)>,
    /// Spaces of the top starting zone.
    pub top: Vec<Hex>,
    /// Spaces of the bottom starting zone.
    pub bottom: Vec<Hex>,
}

/// Which edge a side starts from (BG-2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// The edge `r = 0`.
    Top,
    /// The edge opposite.
    Bottom,
}

impl Board {
    /// Whether `hex` is a full space; half hexes and everything outside are not (BG-3.6, BG-3.7).
    #[inline]
    pub fn has(&self, hex: Hex) -> bool {
        usize::try_from(hex.r)
            .ok()
            .and_then(|r| self.rows.get(r))
            .is_some_and(|(first, last)| (*first..=*last).contains(&hex.q))
    }

    /// The spaces of a starting zone (BG-3.9).
    pub fn zone(&self, zone: Zone) -> &[Hex] {
        match zone {
            Zone::Top => &self.top,
            Zone::Bottom => &self.bottom,
        }
    }

    /// Whether `hex` belongs to a starting zone.
    pub fn in_zone(&self, zone: Zone, hex: Hex) -> bool {
        self.zone(zone).contains(&hex)
    }

    /// All full spaces, row by row.
    pub fn spaces(&self) -> impl Iterator<Item = Hex> {
        self.rows
            .iter()
            .enumerate()
            .flat_map(|(r, (first, last))| (*first..=*last).map(move |q| Hex::new(q, r as i16)))
    }

    /// How many full spaces there are.
    pub fn size(&self) -> usize {
        self.rows
            .iter()
            .map(|(first, last)| (i32::from(*last) - i32::from(*first) + 1).max(0) as usize)
            .sum()
    }
}
