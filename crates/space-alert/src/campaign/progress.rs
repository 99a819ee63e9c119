//! A campaign that is played away from a table: the missions as files, and what the crew repaired after each.

use super::{Dock, MISSIONS, Repair, Repairs, Ship, Unrepairable, campaign_score};
use crate::flight::fly;
use crate::mission::{MissionFault, SQUAD_STATIONS};
use crate::mission_file::{CarriedOver, MissionFile};
use crate::round::{LONGEST_CAMPAIGN, MissionResult, Refusal};
use crate::state::State;
use crate::stations::Station;
use crate::step::NoRecorder;
use serde::Serialize;
use table::Arg;

/// A mission that was flown, and what was done before the next one.
#[derive(Clone, Debug)]
pub struct CampaignMission {
    /// The mission, with what its ship had brought along.
    pub mission: MissionFile,
    /// What was repaired, in turn order; those who have no choice are left out (SA-17.8, SA-17.9).
    pub repairs: Vec<Repair>,
    /// Where the only squad starts, if only one is left (SA-17.16).
    pub berth: Option<Station>,
}

/// How far a campaign has come. Crew members are numbered in the turn order of the last mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CampaignProgress"))]
pub struct Progress {
    /// The missions flown so far.
    pub results: Vec<MissionResult>,
    /// The score if the crew stops here (SA-17.3, SA-17.19); nothing when the ship was lost (SA-17.5).
    pub score: Option<i16>,
    /// What comes next, if the crew flies on.
    pub next: Next,
    /// What each crew member did, as far as they had their turn.
    pub turns: Vec<Turn>,
    /// The ship: what is broken, and who repairs.
    #[serde(flatten)]
    pub dock: Dock,
    /// What the file of the next mission has as `carried`, once the ship is ready.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub carried: Option<CarriedOver>,
}

/// What comes next in a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CampaignNext"))]
#[serde(rename_all = "snake_case")]
pub enum Next {
    /// Somebody repairs.
    Repair,
    /// The crew says where its only squad starts.
    Berth,
    /// The next mission.
    Fly,
    /// Nothing: the ship was lost, or all planned missions are flown.
    Over,
}

/// What a crew member did between missions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RepairTurn"))]
pub struct Turn {
    /// Who.
    pub crew: u8,
    /// Knocked out in the last mission (SA-17.9).
    pub recovers: bool,
    /// What was repaired.
    pub what: Option<Repair>,
}

/// Why these missions and repairs are no campaign. Missions are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CampaignFault {
    /// There is no mission, or there are more than planned (SA-17.1).
    Missions(usize, u8),
    /// The planned number of missions is out of range (NF-10.8.5).
    Planned,
    /// A training flight (SA-17.1).
    Training(u8),
    /// Another crew (SA-17.1).
    OtherCrew(u8),
    /// The mission was flown with another ship than the one that came back (SA-17.13, SA-17.16).
    OtherShip(u8),
    /// The ship had been lost before (SA-17.5).
    Lost(u8),
    /// Flown before the ship was ready (SA-17.8, SA-17.16).
    NotReady(u8),
    /// A file that cannot be flown, and why; one that was read can.
    NoFlight(u8, MissionFault),
    /// More repairs than crew members who can repair (SA-17.8).
    TooManyRepairs(u8),
    /// Repairs after the last mission (SA-17.18).
    AfterTheLast(u8),
    /// A repair that is not allowed (SA-17.8, SA-17.10).
    Repair(u8, Unrepairable),
    /// No place for a squad is asked for (SA-17.16).
    NoBerth(u8),
    /// A squad cannot start there (SA-17.16).
    BadBerth(u8),
}

impl Progress {
    /// Follows a campaign of three missions from the first one to where it is now.
    pub fn of(missions: &[CampaignMission]) -> Result<Progress, CampaignFault> {
        Progress::of_planned(missions, MISSIONS)
    }

    /// Follows a campaign that was planned for three missions, or for more by a crew of explorers (NF-10.8.5).
    pub fn of_planned(
        missions: &[CampaignMission],
        planned: u8,
    ) -> Result<Progress, CampaignFault> {
        if !(MISSIONS..=LONGEST_CAMPAIGN).contains(&planned) {
            return Err(CampaignFault::Planned);
        }
        if missions.is_empty() || missions.len() > usize::from(planned) {
            return Err(CampaignFault::Missions(missions.len(), planned));
        }
        let mut ship = Some(Ship::default());
        let (mut results, mut scores) = (Vec::new(), Vec::new());
        let (mut turns, mut dock) = (Vec::new(), Dock::closed(&Ship::default()));
        let mut next = Next::Fly;
        for (number, flown) in (1..).zip(missions) {
            if scores.len() < results.len() {
                return Err(CampaignFault::Lost(number));
            }
            let before = ship.take().ok_or(CampaignFault::NotReady(number))?;
            flown.belongs(number, &missions[0], &before)?;
            let (result, mut repairs) = flown.fly(number)?;
            scores.extend(result.outcome.score());
            results.push(result);
            if scores.len() < results.len() || number == planned {
                flown.rests(number)?;
                (next, dock, turns) = (Next::Over, repairs.dock(), Vec::new());
                continue;
            }
            turns = flown.repair(number, &mut repairs)?;
            ship = flown.ship(number, &repairs)?;
            (next, dock) = match &ship {
                Some(ship) => (Next::Fly, Dock::closed(ship)),
                None if repairs.needs_berth() => (Next::Berth, repairs.dock_at_work()),
                None => (Next::Repair, repairs.dock_at_work()),
            };
        }
        Ok(Progress {
            score: (scores.len() == results.len()).then(|| campaign_score(&scores)),
            carried: ship.map(|ship| ship.carried_over()),
            results,
            next,
            turns,
            dock,
        })
    }
}

impl CampaignMission {
    /// Whether this mission can be the next of a campaign.
    fn belongs(
        &self,
        number: u8,
        first: &CampaignMission,
        ship: &Ship,
    ) -> Result<(), CampaignFault> {
        if !self.mission.level.is_mission() {
            return Err(CampaignFault::Training(number));
        }
        let has = |flown: &CampaignMission, member: (_, _)| {
            let mut crew = flown.mission.crew.iter();
            crew.any(|other| (other.colour, other.android) == member)
        };
        let crew = &self.mission.crew;
        if crew.len() != first.mission.crew.len()
            || !crew.iter().all(|m| has(first, (m.colour, m.android)))
        {
            return Err(CampaignFault::OtherCrew(number));
        }
        match self.mission.carried.is_same_as(&ship.carried_over()) {
            true => Ok(()),
            false => Err(CampaignFault::OtherShip(number)),
        }
    }

    /// How the mission ended, and what the crew has to repair.
    fn fly(&self, number: u8) -> Result<(MissionResult, Repairs), CampaignFault> {
        let (mission, plan) = self
            .mission
            .flight()
            .map_err(|why| CampaignFault::NoFlight(number, why))?;
        let mut end = State::new(&mission, &plan);
        let outcome = fly(&mission, &plan, &mut end, &mut NoRecorder);
        let score = outcome.score().unwrap_or_default();
        let order: Vec<u8> = (0..).take(self.mission.crew.len()).collect();
        let result = MissionResult {
            outcome,
            total: score.total(),
        };
        Ok((result, Repairs::after(&end, score, &order)))
    }

    /// After the last mission there are no repairs, and none on a lost ship (SA-17.5, SA-17.18).
    fn rests(&self, number: u8) -> Result<(), CampaignFault> {
        match self.repairs.is_empty() && self.berth.is_none() {
            true => Ok(()),
            false => Err(CampaignFault::AfterTheLast(number)),
        }
    }

    /// Makes the repairs, as far as they are settled.
    fn repair(&self, number: u8, repairs: &mut Repairs) -> Result<Vec<Turn>, CampaignFault> {
        let mut turns = Vec::new();
        let mut wanted = self.repairs.iter();
        loop {
            let out = repairs.out.clone();
            repairs.pass(|crew| {
                turns.push(Turn {
                    crew,
                    recovers: out.get(usize::from(crew)).copied().unwrap_or_default(),
                    what: None,
                });
            });
            match (repairs.current(), wanted.next()) {
                (Some((crew, _)), Some(what)) => {
                    repairs
                        .repair(*what)
                        .map_err(|why| CampaignFault::Repair(number, why))?;
                    turns.push(Turn {
                        crew,
                        recovers: false,
                        what: Some(*what),
                    });
                }
                (None, Some(_)) => return Err(CampaignFault::TooManyRepairs(number)),
                (_, None) => return Ok(turns),
            }
        }
    }

    /// The ship for the next mission, once everybody had a turn and the squad has its place.
    fn ship(&self, number: u8, repairs: &Repairs) -> Result<Option<Ship>, CampaignFault> {
        match self.berth {
            None if repairs.current().is_some() => Ok(None),
            Some(_) if !repairs.needs_berth() => Err(CampaignFault::NoBerth(number)),
            Some(station) if !SQUAD_STATIONS.contains(&station) => {
                Err(CampaignFault::BadBerth(number))
            }
            None if repairs.needs_berth() => Ok(None),
            berth => Ok(Some(repairs.ship(berth))),
        }
    }
}

impl table::Refusal for CampaignFault {
    fn code(&self) -> &'static str {
        match self {
            CampaignFault::Missions(..) => "sa-round-campaign-files-missions",
            CampaignFault::Planned => Refusal::CampaignLength.code(),
            CampaignFault::Training(_) => "sa-round-campaign-files-training",
            CampaignFault::OtherCrew(_) => "sa-round-campaign-files-crew",
            CampaignFault::OtherShip(_) => "sa-round-campaign-files-ship",
            CampaignFault::Lost(_) => "sa-round-campaign-files-lost",
            CampaignFault::NotReady(_) => "sa-round-campaign-files-not-ready",
            CampaignFault::NoFlight(..) => "sa-round-campaign-files-unreadable",
            CampaignFault::TooManyRepairs(_) => "sa-round-campaign-files-repairs",
            CampaignFault::AfterTheLast(_) => "sa-round-campaign-files-after-the-last",
            CampaignFault::Repair(_, why) => Refusal::from(*why).code(),
            CampaignFault::NoBerth(_) => Refusal::NoBerth.code(),
            CampaignFault::BadBerth(_) => Refusal::BadBerth.code(),
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            CampaignFault::Missions(..)
            | CampaignFault::Training(_)
            | CampaignFault::OtherCrew(_) => "SA-17.1",
            CampaignFault::Planned => Refusal::CampaignLength.rule(),
            CampaignFault::OtherShip(_) => "SA-17.13",
            CampaignFault::Lost(_) => "SA-17.5",
            CampaignFault::NotReady(_) | CampaignFault::TooManyRepairs(_) => "SA-17.8",
            CampaignFault::AfterTheLast(_) => "SA-17.18",
            CampaignFault::NoFlight(_, why) => why.rule(),
            CampaignFault::Repair(_, why) => Refusal::from(*why).rule(),
            CampaignFault::NoBerth(_) | CampaignFault::BadBerth(_) => "SA-17.16",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match *self {
            CampaignFault::Missions(count, planned) => vec![
                ("count", Arg::from(count as i64)),
                ("planned", Arg::from(planned)),
            ],
            CampaignFault::Planned => Refusal::CampaignLength.args(),
            CampaignFault::Training(mission)
            | CampaignFault::NoFlight(mission, _)
            | CampaignFault::OtherCrew(mission)
            | CampaignFault::OtherShip(mission)
            | CampaignFault::Lost(mission)
            | CampaignFault::NotReady(mission)
            | CampaignFault::TooManyRepairs(mission)
            | CampaignFault::AfterTheLast(mission)
            | CampaignFault::Repair(mission, _)
            | CampaignFault::NoBerth(mission)
            | CampaignFault::BadBerth(mission) => vec![("mission", Arg::from(mission))],
        }
    }
}
