//! Hits on one ship, lost tiles, pieces that fall off (GT-19).

use super::rough_roads::Pending;
use super::{Flight, LostTile};
use crate::cards::{Hazard, Size};
use crate::event::{Event, HazardResult, LostBy};
use crate::hazard::{Hit, along_column};
use crate::question::Question;
use crate::rough_roads::RoughRoad;
use crate::ship::Ship;
use crate::square::{Square, Squares};
use crate::tiles::Alien;
use table::Recorder;

impl Flight {
    /// A hazard comes at one ship: resolved at once, or the owner may defend.
    pub(super) fn strike(
        &mut self,
        ship: usize,
        hazard: Hazard,
        dice: [u8; 2],
        leads_pair: bool,
        rec: &mut impl Recorder<Event>,
    ) {
        self.pilots[ship].rolled_against = true;
        let state = &self.pilots[ship].ship;
        let hazard = state.aimed(hazard);
        let line = state.board().line_of(along_column(hazard.from), dice);
        if leads_pair {
            self.pilots[ship].pair_line = Some(line);
        }
        self.strike_line(ship, hazard, line, true, rec);
    }

    /// The small meteor of a pair comes in the line of the large one, where a thruster may have moved it; it cannot be moved
    /// alone (GX-17.7, GX-17.8).
    pub(super) fn strike_behind(
        &mut self,
        ship: usize,
        hazard: Hazard,
        dice: [u8; 2],
        rec: &mut impl Recorder<Event>,
    ) {
        let hazard = self.pilots[ship].ship.aimed(hazard);
        let board = self.pilots[ship].ship.board();
        let line = self.pilots[ship]
            .pair_line
            .take()
            .unwrap_or_else(|| board.line_of(along_column(hazard.from), dice));
        self.strike_line(ship, hazard, line, false, rec);
    }

    /// A hazard comes in a line of the board, from a side of the board. `movable`: a thruster may still move it (GX-13.7, GX-13.10).
    pub(super) fn strike_line(
        &mut self,
        ship: usize,
        hazard: Hazard,
        roll: u8,
        movable: bool,
        rec: &mut impl Recorder<Event>,
    ) {
        let free = self.free_uses(ship);
        let state = &self.pilots[ship].ship;
        let hit = state.hit(hazard, roll);
        // A pair is moved as a whole, also for the sake of the small meteor (GX-17.8).
        let behind = Hazard {
            size: Size::Small,
            ..hazard
        };
        let paired = self.pilots[ship].pair_line.is_some();
        let harmful = |hit| Ship::harms(&hit);
        if movable && (harmful(hit) || paired && harmful(state.hit(behind, roll))) {
            let shifts = state.shifts(hazard, roll, free);
            if !shifts.is_empty() {
                let question = Question::Thrust {
                    hazard,
                    roll,
                    hit,
                    shifts,
                };
                self.ask(ship, question, rec);
                return;
            }
        }
        let result = match hit {
            Hit::Miss => HazardResult::Miss,
            Hit::Bounce { struck } => HazardResult::Bounced { struck },
            Hit::Plated { struck } => HazardResult::Plated { struck },
            Hit::Shot { struck, cannon } => HazardResult::Shot {
                struck,
                cannon,
                battery: None,
            },
            Hit::Threat {
                struck,
                defences,
                boosted,
            } => {
                let defences = state.powerable(defences, free);
                let boosted: Squares = boosted
                    .iter()
                    .filter(|shield| {
                        let boosters = state.shield_boosters(*shield);
                        state.can_power(&state.defence_uses(*shield, Some(boosters)), free)
                    })
                    .collect();
                if !defences.or(boosted).is_empty() {
                    let question = Question::Defend {
                        hazard,
                        roll,
                        struck,
                        defences,
                        boosted,
                    };
                    self.ask(ship, question, rec);
                } else {
                    self.destroy(ship, struck, Some((hazard, roll)), rec);
                }
                return;
            }
        };
        self.hazard_resolved(ship, result, rec);
    }

    pub(super) fn hazard_resolved(
        &mut self,
        ship: usize,
        result: HazardResult,
        rec: &mut impl Recorder<Event>,
    ) {
        self.note_result(&result);
        rec.tell_all(|| Event::HazardResolved {
            ship: ship as u8,
            result,
        });
    }

    /// The owner spent these tokens.
    pub(super) fn defended(
        &mut self,
        ship: usize,
        struck: Square,
        with: Square,
        (printed, spent): (usize, &[Square]),
        rec: &mut impl Recorder<Event>,
    ) {
        // GX-8.27: tokens beyond the printed price.
        let (spent, extra) = spent.split_at(printed.min(spent.len()));
        if !extra.is_empty() {
            rec.tell_all(|| Event::ExtraTokens {
                ship: ship as u8,
                from: extra.to_vec(),
            });
        }
        let battery = spent.first().copied();
        let is_cannon = self.pilots[ship].ship.powered_cannons().has(with);
        let result = if is_cannon {
            HazardResult::Shot {
                struck,
                cannon: with,
                battery,
            }
        } else {
            HazardResult::Shielded {
                struck,
                shield: with,
                battery,
                booster_battery: spent.get(1).copied(),
            }
        };
        self.hazard_resolved(ship, result, rec);
    }

    /// Nothing stops the hazard, if it is one and not sabotage (GT-19.6). A piercing one goes on (GX-8.35).
    pub(super) fn destroy(
        &mut self,
        ship: usize,
        struck: Square,
        by: Option<(Hazard, u8)>,
        rec: &mut impl Recorder<Event>,
    ) {
        self.hazard_resolved(ship, HazardResult::Destroyed { struck }, rec);
        self.lose_tile(ship, struck, LostBy::Destroyed, rec);
        if let Some((hazard, roll)) = by.filter(|_| self.road(ship, RoughRoad::PiercingProjectiles))
        {
            self.pilots[ship].pending = Some(Pending::SecondStrike { hazard, roll });
        }
        self.after_removal(ship, rec);
    }

    /// One tile goes to the lost pile, what was on it to the bank (GT-19.6, GT-19.7). A Saboteur's joint destroys the tile on its
    /// other side too, whatever destroyed this one (GX-20.12B.3).
    pub(super) fn lose_tile(
        &mut self,
        ship: usize,
        square: Square,
        by: LostBy,
        rec: &mut impl Recorder<Event>,
    ) {
        let beside = self.sabotaged_with(ship, square);
        let pilot = &mut self.pilots[ship];
        // GX-2.13: sleepers are not crew.
        pilot.lost_crew |= pilot.ship.occupied_cabins().has(square);
        let Some((placed, contents)) = pilot.ship.take(square) else {
            return;
        };
        pilot.lost.push(LostTile {
            tile: placed.tile,
            by,
        });
        pilot.junk = pilot.junk.saturating_add(u8::from(by == LostBy::FellOff));
        self.bank = self.bank.plus(contents.goods);
        rec.tell_all(|| Event::TileLost {
            ship: ship as u8,
            square,
            tile: placed.tile,
            by,
        });
        if by == LostBy::Destroyed && !self.memory.roads.is_empty() {
            self.after_destruction(ship, square, &contents, rec);
        }
        if let Some(beside) = beside.filter(|_| by == LostBy::Destroyed) {
            self.lose_tile(ship, beside, LostBy::Destroyed, rec);
        }
    }

    /// The ship must be in one piece again (GT-19.8 to GT-19.13).
    pub(super) fn after_removal(&mut self, ship: usize, rec: &mut impl Recorder<Event>) {
        let pieces = self.pilots[ship].ship.broken_pieces();
        if pieces.is_empty() {
            self.aliens_leave(ship, rec);
            self.after_jump(ship);
        } else {
            self.ask(ship, Question::KeepPiece { pieces }, rec);
        }
    }

    /// The owner chose a piece: the others fall off (GT-19.9, GT-19.10).
    pub(super) fn keep_piece(
        &mut self,
        ship: usize,
        piece: Squares,
        rec: &mut impl Recorder<Event>,
    ) {
        rec.tell_all(|| Event::PieceKept {
            ship: ship as u8,
            piece: piece.iter().collect(),
        });
        let state = &self.pilots[ship].ship;
        // GX-6.41: of a twin ship only the half that broke.
        let part = piece
            .first()
            .map_or(Squares::EMPTY, |square| state.part_of(square));
        let lost = state.occupied().and(part).without(piece);
        for square in lost.iter() {
            self.lose_tile(ship, square, LostBy::FellOff, rec);
        }
        self.after_removal(ship, rec);
    }

    /// Aliens without life support leave (GT-19.12), and personal cabins go with them.
    pub(super) fn aliens_leave(&mut self, ship: usize, rec: &mut impl Recorder<Event>) {
        let stranded = self.pilots[ship].ship.stranded_aliens();
        for square in stranded.iter() {
            let ship_state = &mut self.pilots[ship].ship;
            let Some(alien) = ship_state.contents(square).alien else {
                continue;
            };
            ship_state.set_alien(square, None);
            self.pilots[ship].lost_crew = true;
            rec.tell_all(|| Event::AlienLeft {
                ship: ship as u8,
                square,
                alien,
            });
        }
        if self.take_personal_cabins(ship, stranded, rec) {
            self.after_removal(ship, rec);
        }
        debug_assert!(
            Alien::ALL
                .iter()
                .all(|alien| { self.pilots[ship].ship.aliens[*alien as usize].len() <= 1 })
        );
    }
}
