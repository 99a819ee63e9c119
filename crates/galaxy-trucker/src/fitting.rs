//! Adding a component to a ship that flies, by the building rules (GX-9.40 to GX-9.46).

use crate::question::Fitting;
use crate::refusal::Refusal;
use crate::ship::{Contents, Placed, Ship};
use crate::side::Rotation;
use crate::specialization::Specialization;
use crate::square::Square;
use crate::tiles::{Alien, Kind, TileId};

impl Ship {
    /// The ship with a component in this place, with nothing on it yet, and the component that it replaces.
    pub fn with_component(
        &self,
        square: Square,
        placed: Placed,
    ) -> Result<(Ship, Option<(Placed, Contents)>), Refusal> {
        let mut after = *self;
        let replaced = after.take(square);
        let joined = after.can_place(square, placed);
        after.put(square, placed);
        let welded = after.weld_new(square);
        match joined {
            Err("GT-6.1") => return Err(Refusal::SquareNotFree(square)),
            Err("GT-6.2") => return Err(Refusal::NotNextToShip(square)),
            Err(_) if !welded => return Err(Refusal::NotJoined(square)),
            _ => {}
        }
        // GX-9.42, GX-9.46: the whole ship must obey the building rules.
        if let Some(fault) = after.faults().first() {
            return Err(Refusal::PlacementFault(*fault));
        }
        Ok((after, replaced))
    }

    /// The ship with a new component, with crew and tokens on that component alone (GX-9.43, GX-9.44). `taken` are the
    /// specializations of the other ships.
    pub fn fitted(
        &self,
        part: &Fitting,
        taken: &[Specialization],
    ) -> Result<(Ship, Option<(Placed, Contents)>), Refusal> {
        let placed = Placed {
            tile: part.tile,
            rotation: part.rotation,
        };
        let (mut after, replaced) = self.with_component(part.square, placed)?;
        after.fit_out_square(part.square);
        let Some(alien) = part.alien else {
            if part.specialization.is_some() {
                return Err(Refusal::NoSpecialization);
            }
            return Ok((after, replaced));
        };
        if (alien == Alien::Cyan) != part.specialization.is_some() {
            return Err(Refusal::NoSpecialization);
        }
        if after.alien(alien).is_some() {
            return Err(Refusal::AlienTwice);
        }
        if !after.alien_cabins(alien).has(part.square) {
            return Err(Refusal::NoAlienCabin(part.square));
        }
        if let Some(specialization) = part.specialization {
            if taken.contains(&specialization) {
                return Err(Refusal::SpecializationTaken);
            }
            after.specialization = Some(specialization);
        }
        after.humans.set(part.square, 0);
        after.set_alien(part.square, Some(alien));
        Ok((after, replaced))
    }

    /// Every way in which an alien moves in with this component (GX-9.43): a cyan one with the first of these specializations.
    pub fn aliens_moving_in(&self, tile: TileId, free: &[Specialization]) -> Vec<Fitting> {
        if tile.tile().kind != Kind::Cabin {
            return Vec::new();
        }
        let moving_in = |place: Fitting| {
            Alien::ALL.into_iter().filter_map(move |alien| {
                let specialization = match alien {
                    Alien::Cyan => Some(*free.first()?),
                    _ => None,
                };
                let part = Fitting {
                    alien: Some(alien),
                    specialization,
                    ..place
                };
                self.fitted(&part, &[]).is_ok().then_some(part)
            })
        };
        let places = self.places_for(tile).into_iter();
        places.flat_map(moving_in).collect()
    }

    /// Every way to add this component or to replace one with it, without an alien.
    pub fn places_for(&self, tile: TileId) -> Vec<Fitting> {
        self.squares()
            .iter()
            .flat_map(|square| Rotation::ALL.map(|rotation| (square, rotation)))
            .filter(|(square, rotation)| {
                let placed = Placed {
                    tile,
                    rotation: *rotation,
                };
                self.with_component(*square, placed).is_ok()
            })
            .map(|(square, rotation)| Fitting {
                tile,
                square,
                rotation,
                alien: None,
                specialization: None,
            })
            .collect()
    }
}
