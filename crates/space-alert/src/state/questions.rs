//! What others ask about the state of a flight.

use super::{Member, State, Threat};
use crate::mission::{SQUAD_STATIONS, TURNS, Track};
use crate::slot_card::SlotCard;
use crate::stations::{Station, StationSet, Zone};
use crate::step::{Container, Tile};
use crate::threats::{Effect, System, ThreatId};

impl State {
    /// The crew in turn order.
    pub fn crew(&self) -> &[Member] {
        &self.crew[..self.crew_count as usize]
    }

    /// The threats of the mission in acting order: by number, then those that were called.
    pub fn threats(&self) -> &[Threat] {
        &self.threats[..self.threat_count as usize]
    }

    /// The slots of a crew member as they lie now, delays included.
    pub fn slots(&self, crew: usize) -> [SlotCard; TURNS] {
        self.slots[crew].cards()
    }

    /// Energy in the reactors, left to right.
    pub fn reactors(&self) -> [u8; 3] {
        self.energy.reactors()
    }

    /// Energy in the shields, left to right.
    pub fn shields(&self) -> [u8; 3] {
        self.energy.shields()
    }

    /// Rockets in store.
    pub fn rockets(&self) -> u8 {
        self.rockets
    }

    /// Whether a damage tile of this kind lies in the zone.
    #[inline]
    pub fn is_broken(&self, zone: Zone, tile: Tile) -> bool {
        self.broken[zone.index()] & tile.bit() != 0
    }

    /// The damage tiles drawn in a zone and not repaired, in the order of drawing.
    pub fn drawn_tiles(&self, zone: Zone) -> &[Tile] {
        &self.piles[zone.index()][..usize::from(self.damage[zone.index()]).min(6)]
    }

    /// What the shield of a zone can hold now.
    #[inline]
    pub fn shield_capacity(&self, zone: Zone) -> u8 {
        self.energy.capacity(Container::Shield(zone))
    }

    /// What the reactor of a zone can hold now.
    #[inline]
    pub fn reactor_capacity(&self, zone: Zone) -> u8 {
        self.energy.capacity(Container::Reactor(zone))
    }

    /// Whether rockets are on the first and on the second square of the rocket track.
    pub fn rocket_track(&self) -> [bool; 2] {
        [self.rockets_launched != 0, self.rockets_arriving != 0]
    }

    /// Rockets aboard: in store and on the track.
    pub fn rockets_aboard(&self) -> u8 {
        self.rockets + self.rockets_launched + self.rockets_arriving
    }

    /// The shield points of a threat with all bonuses (SA-9.14).
    pub fn shield_of(&self, threat: usize) -> i8 {
        let t = &self.threats[threat];
        let aura = if t.track == Track::Internal {
            0
        } else {
            self.shield_aura.count_ones() as i8
        };
        t.shield + aura
    }

    /// Whether a threat in play can be reached at all in this moment (NF-3.3.7).
    pub fn is_in_phase(&self, threat: usize) -> bool {
        self.out_of_phase >> threat & 1 == 0
    }

    /// The actions of a threat in this turn: the bracketed ones if it was out of phase before (NF-3.3.6).
    pub fn actions_of(&self, threat: ThreatId) -> [&'static [Effect]; 3] {
        let place = self.threats().iter().position(|t| t.id == threat);
        let was_out = place.is_some_and(|i| self.out_of_phase_before >> i & 1 == 1);
        let card = threat.card();
        if was_out {
            card.bracketed
        } else {
            card.actions
        }
    }

    /// External threats, one bit each.
    #[inline]
    pub(crate) fn external(&self) -> u32 {
        let [red, white, blue, _] = self.tracks;
        red | white | blue
    }

    /// Stations whose system of this letter is covered by a malfunction.
    pub fn blocked(&self, system: System) -> StationSet {
        self.blocked[system as usize]
    }

    /// Stations with a Slime token.
    pub fn slime(&self) -> StationSet {
        self.slime
    }

    /// Stations that knock out everybody who enters.
    pub fn lethal(&self) -> StationSet {
        self.lethal
    }

    /// Where squads stored in a station are kept in [`State::stored`].
    #[inline]
    pub(crate) fn storage(station: Station) -> Option<usize> {
        SQUAD_STATIONS.iter().position(|s| *s == station)
    }

    /// Whether anything fires in this turn's damage step.
    #[inline]
    pub(crate) fn is_armed(&self) -> bool {
        // All at once: each alone is hard to guess.
        self.activated.0 | self.rockets_arriving | self.interceptor_attack as u8 != 0
    }

    /// Weapons activated this turn, by station.
    pub fn activated(&self) -> StationSet {
        self.activated
    }

    /// Whether the computer was maintained in a phase (1 to 3).
    pub fn is_maintained(&self, phase: u8) -> bool {
        self.maintained[usize::from(phase.clamp(1, 3)) - 1]
    }

    /// The pilot in space, if any.
    #[inline]
    pub(crate) fn pilot(&self) -> Option<u8> {
        self.crew()
            .iter()
            .position(|m| m.at.is_none() && !m.knocked_out)
            .map(|crew| crew as u8)
    }
}
