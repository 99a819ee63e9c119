//! Deliveryman: part tokens that make a tile into another kind (GX-20.6). Hotel Clerk: more people in a cabin (GX-20.7).

use super::fittings::{Part, PartToken};
use super::{Member, a, b};
use crate::refusal::Refusal;
use crate::ship::Ship;
use crate::side::Rotation;
use crate::square::Square;

/// Part tokens of ability B, used while building (GX-20.6B.1).
const EARLY_PARTS: usize = 2;
/// Humans of a stasis chamber whom Hotel Clerk B keeps awake (GX-20.7B.3).
const AWAKE: u8 = 2;

impl Ship {
    /// Makes a tile into the kind of a part token; the connectors stay as they are (GX-20.6A.1 to GX-20.6A.3). `late`: by
    /// ability A after building; otherwise by ability B, whose tokens may still be moved (GX-20.6B.2).
    pub fn convert(
        &mut self,
        square: Square,
        part: Part,
        rotation: Rotation,
        late: bool,
    ) -> Result<(), Refusal> {
        if !self.occupied().has(square) {
            return Err(Refusal::NoTileThere(square));
        }
        let mut parts: Vec<PartToken> = self.fittings.parts.into_iter().flatten().collect();
        if late {
            // GX-20.6B.3: also on a tile that was converted while building.
            parts.retain(|token| token.square != square);
        } else {
            parts.retain(|token| token.square != square && token.part != part);
        }
        let used = parts.iter().filter(|token| token.late == late).count();
        let most = if late { 1 } else { EARLY_PARTS };
        if used >= most || parts.iter().any(|token| token.part == part) {
            return Err(Refusal::NoTokenLeft("GX-20.6A.1"));
        }
        let moved = self
            .fittings
            .parts
            .into_iter()
            .flatten()
            .filter(|token| !parts.contains(token));
        for token in moved {
            self.unconvert(token.square);
        }
        parts.push(PartToken {
            square,
            part,
            rotation,
            late,
        });
        self.fittings.parts = [None; super::fittings::PARTS];
        for (place, token) in parts.into_iter().enumerate() {
            self.fittings.parts[place] = Some(token);
        }
        self.set_function(square, part.kind(), rotation);
        Ok(())
    }

    /// Takes a part token off a tile, which is again what is printed on it. False when there is none.
    pub fn unconvert(&mut self, square: Square) -> bool {
        let Some(placed) = self
            .placed(square)
            .filter(|_| self.fittings.part(square).is_some())
        else {
            return false;
        };
        for token in &mut self.fittings.parts {
            *token = token.filter(|token| token.square != square);
        }
        self.set_function(square, placed.tile.tile().kind, placed.rotation);
        true
    }

    /// People whom the cabin on a square takes at launch (GT-14.6, GX-2.2); two in a luxury cabin with Hotel Clerk B
    /// (GX-20.7B.1).
    pub fn places_at_launch(&self, square: Square) -> u8 {
        let places = self.kind(square).map_or(0, |kind| kind.cabin_places());
        match places {
            1 if self.abilities().has(b(Member::HotelClerk)) => 2,
            places => places,
        }
    }

    /// Humans of each stasis chamber who are awake at launch (GX-20.7B.3).
    pub const fn awake_in_stasis(&self) -> u8 {
        if self.abilities().has(b(Member::HotelClerk)) {
            AWAKE
        } else {
            0
        }
    }

    /// Whether a cabin with an alien may also hold one human (GX-20.7A.1).
    pub const fn shares_alien_cabins(&self) -> bool {
        self.abilities().has(a(Member::HotelClerk))
    }
}
