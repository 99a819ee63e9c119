//! Damage to threats inside the ship: repairs of malfunctions and battlebots against intruders (section 7 of the
//! rules, NF-3.5, NF-14).

use super::edition::Edition;
use super::{Flight, bits};
use crate::action::Action;
use crate::state::{Fate, Squad};
use crate::stations::{Station, StationSet};
use crate::step::{Blow, Container, Step, StepRecorder, Why};
use crate::threats::{Remedy, System, Traits};

impl<R: StepRecorder, E: Edition> Flight<'_, R, E> {
    /// Deals points to a threat, the first ones being lost on an inaccessible one (NF-3.5). Returns its damage, its
    /// hit points and what got through.
    pub(super) fn wound(&mut self, i: usize, points: u8) -> (u8, u8, u8) {
        let t = &mut self.s.threats[i];
        let ignored = t
            .inaccessible
            .saturating_sub(t.points_this_turn)
            .min(points);
        t.points_this_turn += points;
        let dealt = points - ignored;
        t.damage += dealt;
        let (threat, damage, hit_points) = (t.id, t.damage, t.hit_points);
        self.s.repaired = true;
        if ignored > 0 {
            let points = ignored;
            self.note(Step::NotReached { threat, points });
        }
        (damage, hit_points, dealt)
    }

    /// The malfunction that a repair of this letter in a station works on: the lowest token (SA-7.38, NF-4.4).
    pub(super) fn malfunction_at(&self, at: Station, system: System) -> Option<usize> {
        bits(self.present()).find(|&i| {
            let t = &self.s.threats[i];
            t.at.has(at) && t.id.card().remedy == Remedy::Repair(system)
        })
    }

    /// Whether the Gremlin's sabotage is to be repaired before this malfunction: it bears the Gremlin's token
    /// (NF-14.17.3).
    pub(super) fn sabotage_comes_first(
        &self,
        at: Station,
        system: System,
        found: Option<usize>,
    ) -> bool {
        if !E::NEW_FRONTIER || self.s.sabotage[at.index()][system as usize] == 0 {
            return false;
        }
        let gremlin = self
            .s
            .threats()
            .iter()
            .position(|t| t.traits().has(Traits::GREMLIN));
        match (found, gremlin) {
            (Some(i), Some(gremlin)) => gremlin <= i,
            _ => true,
        }
    }

    /// NF-14.17.6: each repair point removes one.
    pub(super) fn repair_sabotage(
        &mut self,
        crew: u8,
        station: Station,
        system: System,
        points: u8,
    ) {
        let left = &mut self.s.sabotage[station.index()][system as usize];
        *left = left.saturating_sub(points);
        self.cover_systems(system);
        self.note(Step::SabotageRepaired {
            crew,
            station,
            system,
        });
    }

    /// SA-7.33 to SA-7.41: the letter of a malfunctioning system repairs it.
    pub(super) fn repair(
        &mut self,
        crew: u8,
        at: Station,
        action: Action,
        system: System,
        points: u8,
    ) {
        let found = self.malfunction_at(at, system);
        if self.sabotage_comes_first(at, system, found) {
            return self.repair_sabotage(crew, at, system, points);
        }
        let Some(i) = found else {
            return self.no_effect(crew, action, Why::Irreparable);
        };
        if let Err(why) = self.repair_threat(crew, at, i, system, points) {
            self.no_effect(crew, action, why);
        }
    }

    /// Points of repair on one malfunction.
    pub(super) fn repair_threat(
        &mut self,
        crew: u8,
        at: Station,
        i: usize,
        system: System,
        mut points: u8,
    ) -> Result<(), Why> {
        let traits = self.traits_of(i);
        if traits.has(Traits::NUCLEAR) {
            // SA-21.70; a player counts once per turn (NF-5.3.9).
            self.s.disarming |= 1 << crew;
            if self.s.disarming.count_ones() < 3 {
                return Err(Why::NeedsThree);
            }
        }
        if traits.has(Traits::AIRLOCK) && self.s.crew[crew as usize].squad == Squad::Active {
            points += 1; // NF-14.8.7
        }
        if traits.has(Traits::LASER_JAM) {
            points = self.jam_points(i, points)?;
        }
        let t = &mut self.s.threats[i];
        t.served.insert(at);
        t.repairers |= 1 << crew;
        let (damage, hit_points, dealt) = self.wound(i, points);
        let threat = self.s.threats[i].id;
        self.note(Step::Repairs {
            crew,
            threat,
            system,
            amount: dealt,
            damage,
            hit_points,
        });
        if damage >= hit_points {
            self.destroy(i, Blow::Repair);
            if traits.has(Traits::OVERHEATED) {
                self.knock_out_beside_reactor(i);
            }
        }
        if traits.has(Traits::VORTEX) && dealt > 0 {
            self.everybody_changes_deck();
        }
        Ok(())
    }

    /// NF-14.4.1, NF-14.4.2: the last point takes a block from the reactor of the laser, or is not applied.
    fn jam_points(&mut self, i: usize, points: u8) -> Result<u8, Why> {
        let t = &self.s.threats[i];
        let needed = t.hit_points - t.damage;
        if points < needed {
            return Ok(points);
        }
        let reactor = Container::Reactor(self.own_zone(i));
        if self.drain(reactor, 1) > 0 {
            return Ok(needed);
        }
        match needed - 1 {
            0 => Err(Why::JamNeedsEnergy),
            left => Ok(left),
        }
    }

    /// SA-21.22, SA-21.23: steam in Lower Red and Lower Blue.
    fn knock_out_beside_reactor(&mut self, by: usize) {
        for crew in 0..self.s.crew_count {
            let m = self.s.crew[crew as usize];
            if m.is_up_at(Station::LowerRed) || m.is_up_at(Station::LowerBlue) {
                self.knock_out(crew, by);
            }
        }
    }

    /// SA-7.63 to SA-7.69, SA-7.79.
    pub(super) fn battlebots(&mut self, crew: u8, at: Station, action: Action) {
        match self.s.crew[crew as usize].squad {
            Squad::None | Squad::Lost => return self.no_effect(crew, action, Why::NoSquad),
            Squad::Disabled => return self.no_effect(crew, action, Why::SquadDisabled),
            Squad::Active => {}
        }
        let found = bits(self.present()).find(|&i| {
            let t = &self.s.threats[i];
            t.id.card().remedy == Remedy::Battlebots
                && match self.traits_of(i).has(Traits::PARASITE) {
                    true => self.parasite_is_at(at) && self.s.host != Some(crew),
                    false => t.at.has(at),
                }
        });
        let Some(i) = found else {
            let own = self.s.host == Some(crew);
            let why = if own {
                Why::OwnParasite
            } else {
                Why::NoIntruder
            };
            return self.no_effect(crew, action, why);
        };
        self.attack_intruder(crew, at, action, i);
    }

    fn attack_intruder(&mut self, crew: u8, at: Station, action: Action, i: usize) {
        let traits = self.traits_of(i);
        let threat = self.s.threats[i].id;
        let (destroyed, hit) = if traits.has(Traits::SLIME) {
            (self.hit_slime(i, at), true)
        } else {
            if traits.has(Traits::CONTAMINATION) {
                self.s.threats[i].at.remove(at); // SA-21.65
            }
            let (damage, hit_points, dealt) = self.wound(i, 1);
            (damage >= hit_points, dealt > 0)
        };
        let t = &self.s.threats[i];
        let (damage, hit_points) = (t.damage, t.hit_points);
        self.note(Step::Attacks {
            crew,
            threat,
            station: at,
            damage,
            hit_points,
        });
        let fights_back = traits.has(Traits::FIGHTS_BACK.and(Traits::PARASITE))
            || (traits.has(Traits::GROWS) && self.s.threats[i].changed);
        let host = self.s.host;
        if destroyed {
            self.destroy(i, Blow::Battlebots);
        } else if traits.has(Traits::SIREN) && hit {
            self.siren_teleports(i);
        }
        if fights_back && action == Action::Battlebots {
            self.s.crew[crew as usize].squad = Squad::Disabled; // SA-7.65
            self.note(Step::SquadDisabled { crew, threat });
        }
        if destroyed && traits.has(Traits::SEEKER) {
            self.seeker_explodes(crew, i);
        }
        if let (true, Some(host)) = (destroyed && traits.has(Traits::PARASITE), host) {
            self.s.host = None;
            self.knock_out(host, i); // NF-14.18.6
        }
    }

    /// SA-21.63; a protected player keeps awake, but not the squad (NF-9.8.11).
    fn seeker_explodes(&mut self, crew: u8, by: usize) {
        if self.is_protected(crew) {
            self.s.crew[crew as usize].squad = Squad::Disabled;
        }
        self.knock_out(crew, by);
    }

    /// SA-21.35 to SA-21.38: one Slime token is hit; true when it was the last.
    fn hit_slime(&mut self, i: usize, at: Station) -> bool {
        let t = &mut self.s.threats[i];
        let is_original = !t.changed && t.id.card().stations.has(at);
        if is_original {
            t.damage += 1;
            if t.damage < t.hit_points {
                return false;
            }
            t.changed = true;
        }
        t.at.remove(at);
        let gone = t.at.is_empty();
        // A token of the other Slime may lie in the same station.
        let slimes = self.s.threats().iter();
        let tokens = slimes
            .filter(|t| t.traits().has(Traits::SLIME) && t.fate != Fate::Waiting)
            .fold(0, |set, t| set | t.at.0);
        self.s.slime = StationSet(tokens);
        gone
    }

    /// What depends on all repairs of the turn: joint repairs (SA-21.57, SA-21.64) and the lone repairer (NF-14.7.7).
    pub(super) fn end_of_repairs(&mut self) {
        for i in bits(self.present() & self.s.tracks[3]) {
            let t = &self.s.threats[i];
            let threat = t.id;
            let card = threat.card();
            let (bonus, blow) = if card.bonus > 0 && t.served == card.stations {
                (card.bonus, Blow::Together)
            } else if self.traits_of(i).has(Traits::REVERSES_SHIELDS)
                && t.repairers.count_ones() == 1
            {
                (1, Blow::LoneRepairer)
            } else {
                continue;
            };
            let (damage, hit_points, _) = self.wound(i, bonus);
            self.note(Step::ServedTogether {
                threat,
                bonus,
                damage,
                hit_points,
            });
            if damage >= hit_points {
                self.destroy(i, blow);
            }
        }
    }
}
