//! What one crew member did in a flight, as far as achievements ask (NF-11.12).

use crate::mission::{MAX_CREW, Mission, Plan, TURNS};
use crate::specialization::Specialization;
use crate::state::{State, phase_of};
use crate::step::{Blow, Part, Recording, Step, Weapon};
use crate::threats::{Location, ThreatId};

/// What one crew member did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contribution {
    /// Shares in the destruction of external threats, with the turn.
    pub external_shares: Vec<u8>,
    /// Shares in the destruction of internal threats, with the turn.
    pub internal_shares: Vec<u8>,
    /// Points dealt to internal threats.
    pub internal_damage: u8,
    /// Turns in which the own interceptors hit, one bit each.
    pub interceptor_hits: u16,
    /// Turns in which an own cannon hit.
    pub cannon_hits: u16,
    /// Rockets that hit.
    pub rocket_hits: u8,
    /// Blocks of energy moved or refuelled.
    pub energy_moved: u8,
    /// Phases with a visual confirmation, one bit each.
    pub looked: u8,
    /// Phases with computer maintenance, one bit each.
    pub maintained: u8,
    /// Turns in which something done had an effect, one bit each.
    pub effects: u16,
    /// Slots that were empty at the end of the Action Round.
    pub empty_slots: u8,
    /// When this crew member was knocked out.
    pub knocked_out: Option<u8>,
    /// An own action did it.
    pub knocked_out_by_own_action: bool,
    /// Special cards performed with an effect.
    pub specials: Vec<(Specialization, bool)>,
    /// Special cards without which the mission comes out no worse, by whether they are advanced (NF-11.8.3).
    pub needless: Vec<bool>,
}

/// What every crew member did in a flight, in turn order.
pub fn contributions(mission: &Mission, plan: &Plan, recording: &Recording) -> Vec<Contribution> {
    let mut reader = Reader {
        contributions: vec![Contribution::default(); plan.crew()],
        actor: None,
        special: None,
        gunners: Vec::new(),
        rocketeers: Vec::new(),
        fired: Vec::new(),
        last_inside: None,
        damage: Vec::new(),
    };
    let slots = usize::from(mission.level().action_turns());
    for (crew, own) in reader.contributions.iter_mut().enumerate() {
        let planned = plan.slots(crew);
        let empty = planned[..slots.min(TURNS)].iter();
        own.empty_slots = empty.filter(|slot| slot.is_empty()).count() as u8;
    }
    for (step, state) in &recording.frames {
        reader.read(step, state);
    }
    reader.end_special();
    reader.contributions
}

/// Follows a recording: who acts, who fired which weapon, who dealt the last point.
struct Reader {
    contributions: Vec<Contribution>,
    actor: Option<u8>,
    /// The special card being performed.
    special: Option<(u8, Specialization, bool)>,
    /// Who fired which cannon this turn.
    gunners: Vec<(Weapon, u8)>,
    /// Who launched rockets, in which turn, and how many as one projectile.
    rocketeers: Vec<(u8, u8, u8)>,
    /// Who hit which threat in this damage step.
    fired: Vec<(ThreatId, u8)>,
    /// Who dealt the last point to an internal threat.
    last_inside: Option<(ThreatId, u8)>,
    /// The damage of threats after the last step.
    damage: Vec<(ThreatId, u8)>,
}

impl Reader {
    fn of(&mut self, crew: u8) -> Option<&mut Contribution> {
        self.contributions.get_mut(usize::from(crew).min(MAX_CREW))
    }

    /// The actor's action has an effect (NF-11.12.3).
    fn effect(&mut self, turn: u8) {
        if let Some(actor) = self.actor
            && let Some(own) = self.of(actor)
        {
            own.effects |= 1 << turn;
        }
    }

    fn end_special(&mut self) {
        if let Some((crew, specialization, advanced)) = self.special.take()
            && let Some(own) = self.of(crew)
        {
            own.specials.push((specialization, advanced));
        }
    }

    /// Points that reached an internal threat.
    fn inside(&mut self, crew: u8, threat: ThreatId, points: u8) {
        if let Some(own) = self.of(crew) {
            own.internal_damage += points;
        }
        if points > 0 {
            self.last_inside = Some((threat, crew));
        }
    }

    fn hit(&mut self, weapon: Weapon, threat: ThreatId, state: &State) {
        let turn = state.turn;
        let who = match weapon {
            Weapon::Rocket => {
                let arriving = self.rocketeers.iter().position(|(at, _, _)| *at < turn);
                arriving
                    .map(|i| self.rocketeers.remove(i))
                    .map(|(_, crew, rockets)| {
                        if let Some(own) = self.of(crew) {
                            own.rocket_hits += rockets;
                        }
                        crew
                    })
            }
            Weapon::Interceptors => {
                let pilot = |m: &crate::state::Member| m.at.is_none() && !m.knocked_out;
                let pilot = state.crew().iter().position(pilot).map(|crew| crew as u8);
                if let Some(own) = pilot.and_then(|crew| self.of(crew)) {
                    own.interceptor_hits |= 1 << turn;
                }
                pilot
            }
            cannon => {
                let gunner = self.gunners.iter().find(|(fired, _)| *fired == cannon);
                let gunner = gunner.map(|(_, crew)| *crew);
                if let Some(own) = gunner.and_then(|crew| self.of(crew)) {
                    own.cannon_hits |= 1 << turn;
                }
                gunner
            }
        };
        if let Some(crew) = who {
            self.fired.push((threat, crew));
        }
    }

    fn destroyed(&mut self, threat: ThreatId, by: Blow, turn: u8) {
        if threat.card().location == Location::External {
            let mut sharers: Vec<u8> = self
                .fired
                .iter()
                .filter(|(id, _)| *id == threat)
                .map(|(_, c)| *c)
                .collect();
            sharers.sort_unstable();
            sharers.dedup();
            if by == Blow::Volley {
                for crew in sharers {
                    if let Some(own) = self.of(crew) {
                        own.external_shares.push(turn);
                    }
                }
            }
        } else if matches!(by, Blow::Repair | Blow::Battlebots | Blow::Interceptors)
            && let Some((_, crew)) = self.last_inside.filter(|(id, _)| *id == threat)
            && let Some(own) = self.of(crew)
        {
            own.internal_shares.push(turn);
        }
    }

    fn read(&mut self, step: &Step, state: &State) {
        let turn = state.turn;
        match *step {
            Step::Part { part } => {
                self.end_special();
                self.actor = None;
                if part == Part::PlayerActions {
                    self.gunners.clear();
                }
                self.fired.clear();
            }
            Step::Plays { crew, .. } | Step::Idle { crew } => {
                self.end_special();
                self.actor = Some(crew);
            }
            Step::PlaysSpecial {
                crew,
                specialization,
                advanced,
            } => {
                self.end_special();
                self.actor = Some(crew);
                self.special = Some((crew, specialization, advanced));
            }
            Step::SpecialNoEffect { .. } => self.special = None,
            Step::Activated { crew, weapon, .. } => {
                self.gunners.push((weapon, crew));
                self.effect(turn);
            }
            Step::RocketLaunched { crew, rockets, .. } => {
                self.rocketeers.push((turn, crew, rockets));
                self.effect(turn);
            }
            Step::EnergyMoved { crew, amount, .. } => {
                if let Some(own) = self.of(crew) {
                    own.energy_moved += amount;
                }
                self.effect(turn);
            }
            Step::HeroicEnergy { crew, .. } => {
                if let Some(own) = self.of(crew) {
                    own.energy_moved += 1;
                }
                self.effect(turn);
            }
            Step::Repairs {
                crew,
                threat,
                amount,
                ..
            } => {
                self.inside(crew, threat, amount);
                self.effect(turn);
            }
            Step::Attacks {
                crew,
                threat,
                damage,
                ..
            }
            | Step::MendsFissure {
                crew,
                threat,
                damage,
                ..
            } => {
                let before = self.damage.iter().find(|(id, _)| *id == threat);
                let points = damage.saturating_sub(before.map_or(0, |(_, damage)| *damage));
                self.inside(crew, threat, points);
                self.effect(turn);
            }
            Step::Looks { crew, .. } => {
                if let Some(own) = self.of(crew) {
                    own.looked |= 1 << phase_of(turn);
                }
                self.effect(turn);
            }
            Step::Maintains { crew, phase } => {
                if let Some(own) = self.of(crew) {
                    own.maintained |= 1 << phase;
                }
                self.effect(turn);
            }
            Step::Moves { .. }
            | Step::FuelBurnt { .. }
            | Step::SquadTaken { .. }
            | Step::SquadReactivated { .. }
            | Step::Launches { .. }
            | Step::StaysInSpace { .. }
            | Step::Returns { .. }
            | Step::FliesTo { .. }
            | Step::UltraFastReturn { .. }
            | Step::Teleported { .. }
            | Step::Stimulated { .. }
            | Step::Concentrates { .. }
            | Step::InhibitorGiven { .. }
            | Step::TemporaryShields { .. }
            | Step::SpecialPoints { .. }
            | Step::CubePlaced { .. }
            | Step::TileRepaired { .. }
            | Step::ThreatsSlowed { .. }
            | Step::JumpsEarly { .. } => self.effect(turn),
            Step::Fires { weapon, threat, .. } => self.hit(weapon, threat, state),
            Step::Destroyed { threat, by, .. } => self.destroyed(threat, by, turn),
            Step::KnockedOut { crew, .. } => self.out(crew, turn),
            _ => {}
        }
        if let Step::UltraFastReturn { crew } = *step
            && state
                .crew()
                .get(usize::from(crew))
                .is_some_and(|m| m.knocked_out)
        {
            self.out(crew, turn);
        }
        self.damage = state.threats().iter().map(|t| (t.id, t.damage)).collect();
    }

    fn out(&mut self, crew: u8, turn: u8) {
        let by_own_action = self.actor == Some(crew);
        if let Some(own) = self.of(crew) {
            own.knocked_out.get_or_insert(turn);
            own.knocked_out_by_own_action |= by_own_action;
        }
    }
}
