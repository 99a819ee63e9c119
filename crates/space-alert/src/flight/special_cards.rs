//! The ten specializations (NF-8.4, NF-9): who acts first, and what each special card does.

use super::actions::weapon_energy;
use super::edition::Edition;
use super::{Flight, Flow};
use crate::action::Action;
use crate::slot_card::SlotCard;
use crate::specialization::{SpecialCards, Specialization};
use crate::state::Squad;
use crate::stations::{Deck, Station, Zone};
use crate::step::{Container, Step, StepRecorder, Tile, Way, Weapon, Why};
use crate::threats::System;

impl<R: StepRecorder, E: Edition> Flight<'_, R, E> {
    /// The cards of the turn are revealed: who acts first as Medic (NF-9.5.14), and whose card is protected
    /// (NF-9.8.8). Returns the Medics, one bit each.
    #[inline]
    pub(super) fn reveal_cards(&mut self) -> u8 {
        let mut medics = 0;
        for crew in 0..self.s.crew_count {
            let Some(specialization) = self.plan.specializations[crew as usize] else {
                continue;
            };
            let card = self.s.slots[crew as usize].card(self.s.turn);
            let is_awake = !self.s.crew[crew as usize].knocked_out;
            match specialization {
                Specialization::Medic if is_awake && self.is_valid_medic_card(crew, card) => {
                    medics |= 1 << crew;
                }
                Specialization::SpecialOps if self.is_card_protected(crew, card) => {
                    self.s.protected |= 1 << crew;
                    self.s.protected_card |= 1 << crew;
                }
                _ => {}
            }
        }
        medics
    }

    /// NF-9.5.1, NF-9.5.2: a Medic card alone, or with a single movement.
    pub(super) fn is_valid_medic_card(&self, crew: u8, card: SlotCard) -> bool {
        self.plan.specialization(crew as usize) == Some(Specialization::Medic)
            && matches!(card.special, SpecialCards::Basic | SpecialCards::Advanced)
            && !card.is_double()
            && (card.first == Action::None || card.first.is_step())
    }

    /// A slot with special cards, on the ship.
    pub(super) fn play_special(&mut self, crew: u8, card: SlotCard) -> Flow {
        let Some(specialization) = self.plan.specialization(crew as usize) else {
            return self.play_half(crew, card);
        };
        let is_alone = card.first == Action::None;
        match specialization {
            Specialization::Medic if self.is_valid_medic_card(crew, card) => {
                if !is_alone {
                    self.perform_symbol(crew, card.first)?; // NF-9.5.4
                }
                if self.s.crew[crew as usize].knocked_out {
                    return Ok(());
                }
                self.perform_special(crew, specialization, card.special)
            }
            Specialization::SpecialOps if card.special == SpecialCards::Both => {
                self.perform_special(crew, specialization, SpecialCards::Basic) // NF-9.8.15
            }
            Specialization::SpecialOps if card.special == SpecialCards::Advanced && !is_alone => {
                let advanced = true;
                self.note(Step::PlaysSpecial {
                    crew,
                    specialization,
                    advanced,
                });
                self.play_half(crew, card)
            }
            _ if is_alone => self.perform_special(crew, specialization, card.special),
            // NF-8.3.4, NF-9.5.2: a special card that may not share its slot is ignored.
            _ => {
                let why = Why::BadPair;
                self.note(Step::SpecialNoEffect {
                    crew,
                    specialization,
                    why,
                });
                self.play_half(crew, card)
            }
        }
    }

    fn perform_special(
        &mut self,
        crew: u8,
        specialization: Specialization,
        special: SpecialCards,
    ) -> Flow {
        let Some(at) = self.s.crew[crew as usize].at else {
            return Ok(());
        };
        let advanced = special != SpecialCards::Basic;
        self.note(Step::PlaysSpecial {
            crew,
            specialization,
            advanced,
        });
        let result = match (specialization, advanced) {
            (Specialization::Rocketeer, false) => self.rocketeer_basic(crew),
            (Specialization::Rocketeer, true) => return self.rocketeer_advanced(crew, at),
            (Specialization::DataAnalyst, false) => self.data_analyst_basic(crew),
            (Specialization::DataAnalyst, true) => return self.data_analyst_advanced(crew, at),
            (Specialization::EnergyTechnician, false) => self.energy_technician_basic(crew),
            (Specialization::EnergyTechnician, true) => self.energy_technician_advanced(crew, at),
            (Specialization::PulseGunner, false) => return self.pulse_gunner_basic(crew, at),
            (Specialization::PulseGunner, true) => return self.pulse_gunner_advanced(crew, at),
            (Specialization::Medic, false) => self.medic_basic(crew, at),
            (Specialization::Medic, true) => self.medic_advanced(crew),
            (Specialization::Teleporter, false) => self.teleporter_basic(crew),
            (Specialization::Teleporter, true) => self.teleporter_advanced(crew, at),
            (Specialization::Hypernavigator, false) => self.hypernavigator_basic(crew, at),
            (Specialization::Hypernavigator, true) => self.hypernavigator_advanced(crew, at),
            (Specialization::SpecialOps, false) => self.special_ops_basic(crew),
            (Specialization::SpecialOps, true) => Err(Why::BadPair), // NF-9.8.16
            (Specialization::SquadLeader, false) => self.squad_leader_basic(crew, at),
            (Specialization::SquadLeader, true) => self.squad_leader_advanced(crew, at),
            (Specialization::Mechanic, false) => self.mechanic_basic(crew, at),
            (Specialization::Mechanic, true) => self.mechanic_advanced(crew, at),
        };
        if let Err(why) = result {
            self.note(Step::SpecialNoEffect {
                crew,
                specialization,
                why,
            });
        }
        Ok(())
    }

    fn special_points(&mut self, crew: u8, points: i8) {
        self.s.special_points += points;
        self.note(Step::SpecialPoints { crew, points });
    }

    /// One point of repair from afar, never the last one (NF-9). Nothing if the system is not blocked.
    fn remote_repair(&mut self, crew: u8, at: Station, system: System) -> Option<Result<(), Why>> {
        if !self.s.blocked[system as usize].has(at) {
            return None;
        }
        let found = self.malfunction_at(at, system);
        if self.sabotage_comes_first(at, system, found) {
            return Some(Err(Why::WouldFinish)); // sabotage has 1 hit point
        }
        let Some(i) = found else {
            return Some(Err(Why::Irreparable));
        };
        let t = &self.s.threats[i];
        let gets_through = t.points_this_turn >= t.inaccessible;
        if gets_through && t.damage + 1 >= t.hit_points {
            return Some(Err(Why::WouldFinish));
        }
        Some(self.repair_threat(crew, at, i, system, 1))
    }

    /// NF-9.1.1 to NF-9.1.3.
    fn rocketeer_basic(&mut self, crew: u8) -> Result<(), Why> {
        if let Some(repaired) = self.remote_repair(crew, Station::LowerBlue, System::C) {
            return repaired;
        }
        self.launch_rockets(crew, 1);
        Ok(())
    }

    /// NF-9.1.4 to NF-9.1.6: a plain C anywhere else, with fewer than two rockets, or to repair.
    fn rocketeer_advanced(&mut self, crew: u8, at: Station) -> Flow {
        let blocked = self.s.blocked[System::C as usize].has(Station::LowerBlue);
        if at == Station::LowerBlue && self.s.rockets >= 2 && !blocked {
            self.launch_rockets(crew, 2);
            return Ok(());
        }
        self.use_station(crew, at);
        Ok(())
    }

    /// NF-9.2.1 to NF-9.2.4: the point is scored in every case.
    fn data_analyst_basic(&mut self, crew: u8) -> Result<(), Why> {
        self.special_points(crew, 1);
        if let Some(repaired) = self.remote_repair(crew, Station::UpperWhite, System::C) {
            return repaired;
        }
        self.maintain_computer(crew);
        Ok(())
    }

    /// NF-9.2.5, NF-9.2.6.
    fn data_analyst_advanced(&mut self, crew: u8, at: Station) -> Flow {
        if at == Station::LowerWhite && !self.s.blocked[System::C as usize].has(at) {
            self.look_out(crew, 3);
        } else {
            self.use_station(crew, at);
        }
        Ok(())
    }

    /// NF-9.3.1 to NF-9.3.4.
    fn energy_technician_basic(&mut self, crew: u8) -> Result<(), Why> {
        if let Some(repaired) = self.remote_repair(crew, Station::LowerWhite, System::B) {
            return repaired;
        }
        if !self.burn_fuel(crew) {
            return Err(Why::NoFuel);
        }
        let (from, to) = (Container::Bank, Container::Reactor(Zone::White));
        let amount = self.s.energy.fill(from, to);
        self.note(Step::EnergyMoved {
            crew,
            from,
            to,
            amount,
        });
        Ok(())
    }

    /// NF-9.3.5, NF-9.3.11.
    fn energy_technician_advanced(&mut self, crew: u8, at: Station) -> Result<(), Why> {
        if at.deck() == Deck::Lower {
            return Err(Why::WrongStation);
        }
        let mut amounts = [1; 3];
        amounts[at.zone().index()] = 2;
        self.s.temporary_shields = amounts;
        self.note(Step::TemporaryShields { crew, amounts });
        Ok(())
    }

    /// NF-9.4.1 to NF-9.4.3: the laser of the station and the pulse cannon, both or neither.
    fn pulse_gunner_basic(&mut self, crew: u8, at: Station) -> Flow {
        let pulse = Station::LowerWhite;
        let blocked = self.s.blocked[System::A as usize];
        if at == pulse || blocked.has(at) {
            return self.use_weapon_plainly(crew, at);
        }
        let cubes = self.s.cubes;
        self.s.cubes.remove(at); // NF-9.10.3
        self.s.cubes.remove(pulse);
        let central = Container::Reactor(Zone::White);
        let needed = 1 + u8::from(weapon_energy(at) == central);
        let why = if blocked.has(pulse) {
            Some(Why::Irreparable)
        } else if self.s.activated.has(at) || self.s.activated.has(pulse) {
            Some(Why::AlreadyActivated)
        } else if self.s.energy.content(central) < needed
            || self.s.energy.content(weapon_energy(at)) == 0
        {
            Some(Why::NoEnergy)
        } else {
            None
        };
        if let Some(why) = why {
            let specialization = Specialization::PulseGunner;
            self.note(Step::SpecialNoEffect {
                crew,
                specialization,
                why,
            });
            return Ok(());
        }
        self.s.energy.take(weapon_energy(at), 1);
        self.s.energy.take(central, 1);
        self.activate(crew, at, false, cubes.has(at))?;
        self.activate(crew, pulse, false, cubes.has(pulse))
    }

    /// NF-9.4.4 to NF-9.4.7.
    fn pulse_gunner_advanced(&mut self, crew: u8, at: Station) -> Flow {
        let was_activated = self.s.activated.has(at);
        self.use_weapon_plainly(crew, at)?;
        let fired = !was_activated && self.s.activated.has(at);
        self.s.strong_pulse |= fired && at == Station::LowerWhite;
        Ok(())
    }

    /// A special card that acts as a plain A is not made heroic by a stimulant (NF-9.5.8).
    fn use_weapon_plainly(&mut self, crew: u8, at: Station) -> Flow {
        let action = Action::A;
        self.note(Step::Plays { crew, action });
        self.use_weapon(crew, at, action)
    }

    /// NF-9.5.6 to NF-9.5.9: those now in the station whose first symbol is A, B or battlebots.
    fn medic_basic(&mut self, by: u8, at: Station) -> Result<(), Why> {
        for crew in 0..self.s.crew_count {
            if !self.s.crew[crew as usize].is_up_at(at) {
                continue;
            }
            let card = self.s.slots[crew as usize].card(self.s.turn);
            let is_ordinary =
                card.special == SpecialCards::None || self.is_card_protected(crew, card); // NF-9.5.15
            if is_ordinary && card.first.can_be_heroic() {
                self.s.stimulated |= 1 << crew;
                self.note(Step::Stimulated { crew, by });
            }
        }
        Ok(())
    }

    /// NF-9.5.10, NF-9.5.13.
    fn medic_advanced(&mut self, crew: u8) -> Result<(), Why> {
        self.s.inhibitor = Some(crew);
        self.note(Step::InhibitorGiven { crew });
        self.special_points(crew, -1);
        Ok(())
    }

    /// NF-9.6.5 to NF-9.6.8. Without a choice the Teleporter holds both tokens (NF-9.6.1).
    fn teleporter_basic(&mut self, crew: u8) -> Result<(), Why> {
        let tokens = self.plan.teleporter;
        let holder = |token: Option<u8>| token.filter(|c| *c < self.s.crew_count).unwrap_or(crew);
        let (traveller, destination) = (holder(tokens.traveller), holder(tokens.destination));
        let from = self.s.crew[traveller as usize].at;
        let to = self.s.crew[destination as usize].at;
        match (from, to) {
            (Some(from), Some(to)) if from != to => {
                self.teleport(traveller, to);
                Ok(())
            }
            _ => Err(Why::NothingToTeleport),
        }
    }

    /// NF-9.6.9: to the diagonally opposite station.
    fn teleporter_advanced(&mut self, crew: u8, at: Station) -> Result<(), Why> {
        let to = match at {
            Station::UpperRed => Station::LowerBlue,
            Station::LowerBlue => Station::UpperRed,
            Station::UpperBlue => Station::LowerRed,
            Station::LowerRed => Station::UpperBlue,
            Station::UpperWhite | Station::LowerWhite => return Err(Why::WrongStation),
        };
        self.teleport(crew, to);
        Ok(())
    }

    /// NF-9.7.1, NF-9.7.2.
    fn hypernavigator_basic(&mut self, crew: u8, at: Station) -> Result<(), Why> {
        if at.deck() == Deck::Upper {
            return Err(Why::WrongStation);
        }
        self.s.slowed = true;
        self.note(Step::ThreatsSlowed { crew });
        Ok(())
    }

    /// NF-9.7.4, NF-9.7.6.
    fn hypernavigator_advanced(&mut self, crew: u8, at: Station) -> Result<(), Why> {
        if at != Station::LowerWhite {
            return Err(Why::WrongStation);
        }
        if !matches!(self.s.turn, 10 | 11) {
            return Err(Why::WrongTurn);
        }
        self.s.early_jump = true;
        self.note(Step::JumpsEarly { crew });
        Ok(())
    }

    /// NF-9.8.1.
    fn special_ops_basic(&mut self, crew: u8) -> Result<(), Why> {
        self.s.concentrating |= 1 << crew;
        self.note(Step::Concentrates { crew });
        Ok(())
    }

    /// NF-9.9.1 to NF-9.9.4.
    fn squad_leader_basic(&mut self, crew: u8, at: Station) -> Result<(), Why> {
        match self.s.crew[crew as usize].squad {
            Squad::None | Squad::Lost => Err(Why::NoSquad),
            Squad::Disabled => {
                self.reactivate_squad(crew);
                Ok(())
            }
            Squad::Active => self.repair_tile(crew, at),
        }
    }

    /// NF-9.9.2: the first tile of the order, back into its pile (NF-9.9.12) with its effect ended (NF-9.9.13).
    fn repair_tile(&mut self, crew: u8, at: Station) -> Result<(), Why> {
        let zone = at.zone();
        let order = match at.deck() {
            Deck::Upper => UPPER_REPAIR_ORDER,
            Deck::Lower => LOWER_REPAIR_ORDER,
        };
        let z = zone.index();
        let drawn = usize::from(self.s.damage[z]);
        let present = |tile: &Tile| self.s.piles[z][..drawn].contains(tile);
        let Some(tile) = order.into_iter().find(present) else {
            return Err(Why::NothingToRepair);
        };
        let pile = &mut self.s.piles[z];
        let place = pile.iter().position(|t| *t == tile).unwrap_or(0);
        pile[place..].rotate_left(1);
        let total = drawn - 1;
        self.s.damage[z] = total as u8;
        if let Some(seed) = self.mission.frontier.tile_shuffle {
            // A few rounds of a linear congruential generator choose the place in the pile.
            let mixed = seed
                .wrapping_mul(747_796_405)
                .wrapping_add(u32::from(self.s.turn) * 31 + u32::from(crew) * 7 + z as u32)
                .wrapping_mul(2_891_336_453);
            let rest = &mut self.s.piles[z][total..];
            let shift = (mixed >> 16) as usize % rest.len();
            let end = rest.len() - 1;
            rest[end - shift..].rotate_right(1);
        }
        self.s.broken[z] &= !tile.bit();
        if tile == Tile::Structural {
            self.s.weak &= !(1 << z);
        }
        self.s.energy.change_capacity(zone, tile, true);
        let total = total as u8;
        self.note(Step::TileRepaired {
            crew,
            zone,
            tile,
            total,
        });
        Ok(())
    }

    /// NF-9.9.5 to NF-9.9.10: to Upper Red and out, as far as sealed doors allow.
    fn squad_leader_advanced(&mut self, crew: u8, at: Station) -> Result<(), Why> {
        match self.s.crew[crew as usize].squad {
            Squad::None | Squad::Lost => return Err(Why::NoSquad),
            Squad::Disabled => return Err(Why::SquadDisabled),
            Squad::Active if at == Station::LowerBlue => return Err(Why::WrongStation),
            Squad::Active => {}
        }
        let to = self.nearest_to(at, Station::UpperRed);
        if to != at {
            self.move_to(crew, at, to, Way::SquadLeader); // NF-9.9.6, NF-9.9.8, NF-14.1.2
        }
        let malfunctions = self.s.blocked[System::C as usize].has(Station::UpperRed);
        let is_there = self.s.crew[crew as usize].is_up_at(Station::UpperRed);
        if !is_there || malfunctions || self.why_no_launch(crew).is_some() {
            return Ok(()); // NF-9.9.9: only a move
        }
        self.launch_to_space(crew);
        Ok(())
    }

    /// NF-9.10.1, NF-9.10.8, NF-9.10.9.
    fn mechanic_basic(&mut self, crew: u8, at: Station) -> Result<(), Why> {
        if self.s.blocked[System::A as usize].has(at) {
            return Err(Why::Irreparable);
        }
        self.s.cubes.insert(at);
        let weapon = Weapon::of(at);
        self.note(Step::CubePlaced { crew, weapon });
        Ok(())
    }

    /// NF-9.10.10 to NF-9.10.13: two points on the malfunction with the lowest token.
    fn mechanic_advanced(&mut self, crew: u8, at: Station) -> Result<(), Why> {
        let letters = [System::A, System::B, System::C];
        let lowest = letters
            .into_iter()
            .filter_map(|system| Some((self.malfunction_at(at, system)?, system)))
            .min_by_key(|(i, system)| (*i, *system as u8));
        let sabotaged = letters
            .into_iter()
            .find(|system| self.sabotage_comes_first(at, *system, lowest.map(|(i, _)| i)));
        if let Some(system) = sabotaged {
            self.repair_sabotage(crew, at, system, 1); // WE-53: the other point is lost
            return Ok(());
        }
        let Some((i, system)) = lowest else {
            return Err(Why::NothingToRepair);
        };
        self.repair_threat(crew, at, i, system, 2)
    }
}

/// NF-9.9.2, on the upper deck.
const UPPER_REPAIR_ORDER: [Tile; 6] = [
    Tile::HeavyLaser,
    Tile::LightLaser,
    Tile::Gravolift,
    Tile::Shield,
    Tile::Reactor,
    Tile::Structural,
];

/// NF-9.9.2, on the lower deck.
const LOWER_REPAIR_ORDER: [Tile; 6] = [
    Tile::LightLaser,
    Tile::HeavyLaser,
    Tile::Gravolift,
    Tile::Reactor,
    Tile::Shield,
    Tile::Structural,
];
