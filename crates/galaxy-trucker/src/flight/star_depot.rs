//! Star Depot: a component for everybody who loses a day for it (GX-9.40 to GX-9.48).

use super::cards::Stage;
use super::{Flight, Reply};
use crate::cards::Adventure;
use crate::event::Event;
use crate::question::{Fitting, Question};
use crate::refusal::Refusal;
use crate::ship::{Contents, Placed, Ship};
use crate::specialization::Specialization;
use crate::support_team::MemberUse;
use crate::tiles::{Alien, TileId};
use serde::{Deserialize, Serialize};
use table::Recorder;

/// A component that was replaced, and what was on it.
type Replaced = (Placed, Contents);

/// What lies at the Star Depot, and who took something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Depot {
    /// The players, the leader first.
    order: Vec<u8>,
    /// The one who decides.
    turn: u8,
    /// The components that are laid out.
    tiles: Vec<TileId>,
    /// Those who took one.
    takers: Vec<u8>,
}

impl Flight {
    /// The same flight with these components left over from building (GX-9.40).
    #[must_use]
    pub fn with_unused_tiles(self, unused_tiles: Vec<TileId>) -> Flight {
        Flight {
            unused_tiles,
            ..self
        }
    }

    /// Random unused components are laid out (GX-9.40).
    pub(super) fn open_depot(
        &mut self,
        order: Vec<u8>,
        count: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let mut tiles = Vec::new();
        for _ in 0..count {
            if self.unused_tiles.is_empty() {
                break;
            }
            let at = self.rolls.below(self.unused_tiles.len());
            tiles.push(self.unused_tiles.swap_remove(at));
        }
        rec.tell_all(|| Event::DepotOpened {
            tiles: tiles.clone(),
        });
        Stage::Depot(Box::new(Depot {
            order,
            turn: 0,
            tiles,
            takers: Vec::new(),
        }))
    }

    /// The next player may take one (GX-9.40); at the end those who did lose the days (GX-9.45, GX-9.47), and what is left
    /// goes back to the unused components (GX-9.48).
    pub(super) fn depot(&mut self, mut depot: Box<Depot>, rec: &mut impl Recorder<Event>) -> Stage {
        let next = depot.order.get(usize::from(depot.turn)).copied();
        let Some(ship) = next.filter(|_| !depot.tiles.is_empty()) else {
            self.unused_tiles.append(&mut depot.tiles);
            if let Some(&Adventure::StarDepot { days, .. }) = self.adventure() {
                self.lose_days(&depot.takers, days, rec);
            }
            return Stage::CardDone;
        };
        let number = usize::from(ship);
        if self.pilots[number].reply.is_none() {
            let tiles = depot.tiles.clone();
            self.ask(number, Question::Fit { tiles }, rec);
        }
        match self.pilots[number].reply.take() {
            None => return Stage::Depot(depot),
            Some(Reply::Fit(part)) => {
                depot.tiles.retain(|tile| *tile != part.tile);
                depot.takers.push(ship);
                // Checked when the player chose; nothing happened since.
                let _ = self.fit(number, &part, rec);
            }
            Some(_) => rec.tell_all(|| Event::Fitted {
                ship,
                part: None,
                contents: 0,
                replaced: None,
            }),
        }
        depot.turn += 1;
        Stage::Depot(depot)
    }

    /// The same flight without these specialization cards: they stay in the box (GX-2.75).
    #[must_use]
    pub fn without_specializations(self, absent_specializations: Vec<Specialization>) -> Flight {
        Flight {
            absent_specializations,
            ..self
        }
    }

    /// Specializations that the cyan alien of a ship cannot have: those of the other ships, and those not in play.
    fn taken_specializations(&self, ship: usize) -> Vec<Specialization> {
        let others = self.pilots.iter().enumerate();
        others
            .filter(|(number, _)| *number != ship)
            .filter_map(|(_, pilot)| pilot.ship.specialization())
            .chain(self.absent_specializations.iter().copied())
            .collect()
    }

    /// Specializations that are left for a cyan alien that comes aboard this ship (GX-9.44).
    pub(crate) fn free_specializations(&self, ship: usize) -> Vec<Specialization> {
        let taken = self.taken_specializations(ship);
        let free = Specialization::ALL.into_iter();
        free.filter(|one| !taken.contains(one)).collect()
    }

    /// The owner chooses a component and its place, or nothing. Refused means that nothing changed.
    pub(super) fn choose_part(
        &mut self,
        ship: usize,
        tiles: &[TileId],
        part: Option<Fitting>,
    ) -> Result<(), Refusal> {
        let Some(part) = part else {
            return self.reply(ship, Reply::No);
        };
        if !tiles.contains(&part.tile) {
            return Err(Refusal::TileGone);
        }
        self.fitted(ship, &part)?;
        self.reply(ship, Reply::Fit(part))
    }

    /// The ship with a component, and what that replaces. An alien in the half of a twin ship that is in hyperspace is aboard too
    /// (GX-6.7).
    fn fitted(&self, ship: usize, part: &Fitting) -> Result<(Ship, Option<Replaced>), Refusal> {
        if part.alien.is_some_and(|alien| self.is_away(ship, alien)) {
            return Err(Refusal::AlienTwice);
        }
        let taken = self.taken_specializations(ship);
        self.pilots[ship].ship.fitted(part, &taken)
    }

    /// Whether an alien of this colour is in a half of the ship in hyperspace.
    fn is_away(&self, ship: usize, alien: Alien) -> bool {
        let mut away = self.pilots[ship].away.iter();
        away.any(|half| half.ship.alien(alien).is_some())
    }

    /// The ways in which an alien can move in with a component (GX-9.43).
    pub(crate) fn aliens_moving_in(&self, ship: usize, tile: TileId) -> Vec<Fitting> {
        let free = self.free_specializations(ship);
        let mut ways = self.pilots[ship].ship.aliens_moving_in(tile, &free);
        ways.retain(|part| part.alien.is_none_or(|alien| !self.is_away(ship, alien)));
        ways
    }

    /// Adds a component in flight, or replaces one by it: what was on the old one returns to the bank, and the old one is put
    /// aside (GX-9.41, GX-9.46).
    pub(super) fn fit(
        &mut self,
        ship: usize,
        part: &Fitting,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let (after, replaced) = self.fitted(ship, part)?;
        let pilot = &mut self.pilots[ship];
        let welds = after.fittings().welds;
        let welded = welds != pilot.ship.fittings().welds;
        pilot.ship = after;
        self.used_opportunity();
        if let Some((_, contents)) = replaced {
            self.bank = self.bank.plus(contents.goods);
        }
        rec.tell_all(|| Event::Fitted {
            ship: ship as u8,
            part: Some(*part),
            contents: after.content_code(part.square),
            replaced: replaced.map(|(placed, _)| placed.tile),
        });
        if welded {
            rec.tell_all(|| Event::MemberUsed {
                ship: ship as u8,
                with: MemberUse::Weld {
                    edges: welds.into_iter().flatten().collect(),
                },
            });
        }
        self.aliens_leave(ship, rec);
        Ok(())
    }
}
