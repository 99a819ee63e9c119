//! A table of Space Alert: one stage after the other, as the kernel plays it.

mod action_stage;
mod between_missions;
mod briefing_stage;
mod resolution_stage;

use super::briefing::Briefing;
use super::command::{Command, Query};
use super::crew::Crew;
use super::deal::Round;
use super::event::{Answer, Ending, Event};
use super::logbook::{LogEntry, MissionResult};
use super::refusal::Refusal;
use super::resolution::Flight;
use super::setup::{Pace, PlayedMission, RoleChoice, Setup};
use super::skills::HeldSkill;
use super::view::{Own, Stage, View};
use crate::campaign::{Repairs, Ship};
use serde::{Deserialize, Serialize};
use table::{
    ChatBlock, Clock, Decision, Game, Millis, Recorder, Resume, Role, Seat, SeatInfo, SeatRange,
    Seed, Viewer,
};

/// The whole state of one table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpaceAlert {
    pub(crate) setup: Setup,
    pub(crate) crew: Crew,
    seed: Seed,
    pub(crate) stage: Stage,
    /// Which mission of the campaign, from 1.
    pub(crate) number: u8,
    pub(crate) briefing: Briefing,
    /// The mission, from the start announcement until the next one is prepared.
    pub(crate) round: Option<Round>,
    pub(crate) flight: Option<Flight>,
    /// What is broken before the next mission.
    pub(crate) ship: Ship,
    /// Campaign: who wants to fly on, one bit a player.
    pub(crate) votes: u8,
    pub(crate) repairs: Option<Repairs>,
    /// The crew must say where its only squad starts.
    pub(crate) berth: bool,
    pub(crate) results: Vec<MissionResult>,
    pub(crate) log: Vec<LogEntry>,
    pub(crate) campaign_score: Option<i16>,
}

impl SpaceAlert {
    fn player(&self, seat: Seat) -> Result<usize, Refusal> {
        self.crew.player(seat).ok_or(Refusal::NoSuchSeat)
    }

    /// Whether this is the point of the mission at which a command makes sense.
    fn at_stage(&self, stage: Stage, command: &Command) -> Result<(), Refusal> {
        match self.stage == stage {
            true => Ok(()),
            false => Err(Refusal::WrongStage(command.when())),
        }
    }
}

impl Game for SpaceAlert {
    const ID: &'static str = "space-alert";
    const RULES_VERSION: u32 = 2;

    type Setup = Setup;
    type Command = Command;
    type Event = Event;
    type View<'a> = View<'a>;
    type SeatView<'a> = Own<'a>;
    type Refusal = Refusal;
    type Outcome = Ending;
    type Query = Query;
    type Answer = Answer;

    fn seats(setup: &Setup) -> SeatRange {
        match (setup.pace, setup.five) {
            (Pace::Untimed, _) => SeatRange { min: 1, max: 1 },
            (_, true) => SeatRange { min: 2, max: 5 },
            (_, false) => SeatRange { min: 1, max: 5 },
        }
    }

    fn reseat(setup: Setup, moved: impl Fn(Seat) -> Option<Seat>) -> Setup {
        let roles = RoleChoice {
            captain: setup.roles.captain.and_then(&moved),
            communications: setup.roles.communications.and_then(&moved),
            security: setup.roles.security.and_then(&moved),
        };
        // Who is gone takes the specialization along: it is free again (NF-8.5.7).
        let held = setup.held_skills.into_iter();
        let held_skills = held.filter_map(|held| match held.seat {
            None => Some(held),
            Some(seat) => Some(HeldSkill {
                seat: Some(moved(seat)?),
                ..held
            }),
        });
        Setup {
            roles,
            held_skills: held_skills.collect(),
            seating: setup.seating.into_iter().filter_map(&moved).collect(),
            ..setup
        }
    }

    fn rematch_setup(&self, setup: Setup, same: bool) -> Option<Setup> {
        // What the crew agreed on in its briefing decides which cards are dealt; a campaign agrees anew for each mission.
        let [common, serious] = match setup.campaign {
            false => self.briefing.difficulty(),
            true => [setup.common, setup.serious],
        };
        let played = PlayedMission {
            mission: setup.mission.clone(),
            common,
            serious,
            seed: self.seed,
        };
        let rematch = match same {
            true => Setup {
                seed: Some(self.seed), // SA-3.24
                common,
                serious,
                ..setup
            },
            false => Setup {
                seed: None,
                ..setup
            },
        };
        Some(Setup {
            played: Some(played),
            held_skills: self.held_skills(),
            ..rematch
        })
    }

    fn setup(setup: &Setup, seats: &[SeatInfo], seed: Seed) -> Result<SpaceAlert, Refusal> {
        if setup.campaign && !setup.mission.suits_a_campaign() {
            return Err(Refusal::CampaignIsRandom);
        }
        let modules = setup.modules();
        if setup.frontier.experience && !setup.frontier.specializations {
            return Err(Refusal::ExperienceNeedsSkills);
        }
        setup.check_pools([setup.common, setup.serious])?;
        setup.check_campaign_length()?;
        let crew = Crew::new(setup, seats)?;
        if modules.no_android && crew.humans() != 3 {
            return Err(Refusal::NoAndroidNeedsThree);
        }
        if modules.hard_solo && !(crew.is_solo() && modules.double_actions) {
            return Err(Refusal::HardSoloIsSolo);
        }
        let seed = setup.seed.unwrap_or(seed);
        let briefing = Briefing::new(setup, &crew, seed)?;
        let mut game = SpaceAlert {
            seed,
            setup: setup.clone(),
            crew,
            stage: Stage::Briefing,
            number: 1,
            briefing,
            round: None,
            flight: None,
            ship: Ship::default(),
            votes: 0,
            repairs: None,
            berth: false,
            results: Vec::new(),
            log: Vec::new(),
            campaign_score: None,
        };
        // A setup that cannot be dealt is refused here and not after the briefing.
        let rehearsal = game.clone().launch(Millis::ZERO, &mut table::Silent);
        rehearsal?;
        if setup.skip_briefing {
            game.may_start()?;
            game.launch(Millis::ZERO, &mut table::Silent)?;
        }
        Ok(game)
    }

    fn act(
        &mut self,
        now: Millis,
        seat: Seat,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let player = self.player(seat)?;
        match command {
            Command::Propose { .. }
            | Command::Volunteer { .. }
            | Command::StepDown { .. }
            | Command::Specialize { .. }
            | Command::Explorer { .. }
            | Command::ExtraCards { .. }
            | Command::Ready { .. }
            | Command::Launch => self.brief(now, player, command, rec),
            Command::Confirm | Command::Oops { .. } => self.confirm(now, player, command, rec),
            Command::Continue { .. } | Command::Repair { .. } | Command::Berth { .. } => {
                self.between(player, command, rec)
            }
            Command::StandIn { crew, decides } => {
                let absent = self.seat_of(*crew)?;
                self.act(now, absent, &decides.command(), rec)?;
                let (crew, by) = (*crew, self.crew.number(player));
                rec.tell_all(|| Event::StoodIn { crew, by });
                Ok(())
            }
            _ => self.plan(now, player, command, rec),
        }
    }

    fn acts_for(&self, command: &Command) -> Option<(Seat, &'static str)> {
        match command {
            Command::StandIn { crew, .. } => Some((self.seat_of(*crew).ok()?, command.when())),
            _ => None,
        }
    }

    fn advance(&mut self, to: Millis, rec: &mut impl Recorder<Event>) {
        self.run_clock(to, rec);
    }

    fn next_deadline(&self) -> Option<Millis> {
        match self.stage {
            Stage::Action => self
                .round
                .as_ref()
                .filter(|round| round.held.is_none())
                .and_then(|round| round.next),
            Stage::Resolution => self.flight.as_ref().and_then(|flight| flight.until),
            _ => None,
        }
    }

    fn view(&self) -> View<'_> {
        self.public_view()
    }

    fn seat_view(&self, seat: Seat) -> Own<'_> {
        self.own_view(self.crew.player(seat))
    }

    fn query(&self, viewer: Viewer, query: &Query) -> Result<Answer, Refusal> {
        let player = viewer.seat().and_then(|seat| self.crew.player(seat));
        match (query, self.stage, &self.round, &self.flight) {
            (Query::Projection { instead }, Stage::Action, Some(round), _)
                if self.setup.has_preview() =>
            {
                round.project(&self.crew, player, instead)
            }
            (Query::Projection { .. }, ..) => Err(Refusal::NoProjection),
            (Query::Film, _, Some(round), Some(flight)) => Ok(Answer::Film {
                film: round.film(&self.crew, flight),
                turn: flight.turn,
                complete: flight.result.is_some(),
                mission: flight.result.as_ref().and_then(|_| {
                    let file = round.mission_file(&self.crew, flight).to_json();
                    serde_json::from_str(&file).ok()
                }),
            }),
            (Query::Film, ..) => Err(Refusal::NoFilm),
        }
    }

    fn legal(&self, seat: Seat) -> Option<Vec<Command>> {
        Some(match self.crew.player(seat) {
            Some(player) => self.legal_for(player),
            None => Vec::new(),
        })
    }

    fn decisions(&self) -> Vec<Decision<Command>> {
        self.open_decisions()
    }

    fn roles(&self, seat: Seat) -> Vec<Role> {
        match self.crew.player(seat) {
            Some(player) if !self.crew.is_solo() => self
                .current_roles()
                .of(player)
                .map(|role| Role(role.message()))
                .collect(),
            _ => Vec::new(),
        }
    }

    fn outcome(&self) -> Option<Ending> {
        (self.stage == Stage::Over).then(|| Ending {
            missions: self.results.clone(),
            campaign_score: self.campaign_score,
            log: self.log.clone(),
            seed: self.seed,
        })
    }

    fn chat_block(&self) -> Option<ChatBlock> {
        // Nobody is told how long it will last.
        self.round.as_ref()?.silent_until.map(|_| ChatBlock {
            code: "sa-round-silence",
            rule: "SA-4.41",
            until: None,
        })
    }

    fn clock(&self) -> Clock {
        let held = self.round.as_ref().is_some_and(|r| r.held.is_some());
        match self.stage {
            Stage::Briefing => Clock::Held,
            Stage::Action if held => Clock::Held,
            _ => Clock::Running,
        }
    }

    fn on_restart(&self) -> Resume {
        match self.stage {
            Stage::Action | Stage::Resolution => Resume::Hold,
            _ => Resume::Run,
        }
    }
}
