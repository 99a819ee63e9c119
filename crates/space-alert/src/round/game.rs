//! A table of Space Alert: one stage after the other, as the kernel plays it.

use super::announce::Going;
use super::briefing::Briefing;
use super::command::{Command, Query, Spot};
use super::crew::Crew;
use super::deal::Round;
use super::event::{Answer, Ending, Event};
use super::refusal::Refusal;
use super::resolution::{Flight, REVEAL, mistakes, put_right};
use super::setup::{Difficulty, LONGEST_CAMPAIGN, Pace, PlayedMission, RoleChoice, Setup};
use super::skills::HeldSkill;
use super::view::{Own, Stage, View};
use crate::campaign::{MISSIONS, Repairs, Ship};
use crate::mission::SQUAD_STATIONS;
use crate::score::Score;
use crate::specialization::Specialization;
use serde::{Deserialize, Serialize};
use table::{
    ChatBlock, Clock, Decision, Game, Millis, Recorder, Resume, Role, Seat, SeatInfo, SeatRange,
    Seed, Viewer,
};

use super::logbook::{LogEntry, MissionResult};

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

    /// The mission of the Action Round.
    fn planning(&mut self) -> Result<(&Crew, &mut Round), Refusal> {
        match (self.stage, &mut self.round) {
            (Stage::Action, Some(round)) => Ok((&self.crew, round)),
            (Stage::Briefing, _) => Err(Refusal::NotStarted),
            _ => Err(Refusal::ActionOver),
        }
    }

    /// Whether this is the point of the mission at which a command makes sense.
    fn at_stage(&self, stage: Stage, command: &Command) -> Result<(), Refusal> {
        match self.stage == stage {
            true => Ok(()),
            false => Err(Refusal::WrongStage(command.when())),
        }
    }

    /// The start announcement: packs are taken, the clock runs (SA-4.1).
    fn launch(&mut self, now: Millis, rec: &mut impl Recorder<Event>) -> Result<(), Refusal> {
        let seed = match self.number {
            1 => self.seed,
            number => self.seed.derive(&format!("mission {number}")),
        };
        let agreed = self.briefing.agreement(self.setup.modules(), &self.crew);
        let round = Round::deal(&self.setup, &self.crew, &agreed, seed, &self.ship, now)?;
        self.round = Some(round);
        self.flight = None;
        self.briefing.ready = 0;
        self.stage = Stage::Action;
        self.run_clock(now, rec);
        Ok(())
    }

    fn run_clock(&mut self, to: Millis, rec: &mut impl Recorder<Event>) {
        if let (Stage::Action, Some(round)) = (self.stage, &mut self.round) {
            if round.advance(&self.crew, to, rec) == Going::On {
                return;
            }
            let end = round.said.last().map_or(to, |said| said.at);
            self.resolve(end, rec);
        }
        while self.stage == Stage::Resolution {
            match self.flight.as_ref().and_then(|flight| flight.until) {
                Some(until) if until <= to => self.next_turn(until, rec),
                _ => return,
            }
        }
    }

    /// The Action Round is over (SA-4.25): threats are checked, pieces go back, the flight begins (SA-5.1, SA-5.2).
    fn resolve(&mut self, now: Millis, rec: &mut impl Recorder<Event>) {
        let Some(round) = &mut self.round else { return };
        let corrections = round.correct_threats(&self.crew);
        round.draw_rest();
        for correction in &corrections {
            rec.tell_all(|| Event::Corrected(*correction));
        }
        round.next = None;
        round.held = None;
        round.silent_until = None;
        round.transfer = None;
        round.muted.clear();
        round.board = round.fresh_board(); // SA-4.27
        round.players.iter_mut().for_each(|p| p.history.clear());
        self.flight = Some(Flight {
            corrections,
            ..Flight::default()
        });
        match self.setup.has_misplay() {
            true => {
                self.stage = Stage::Resolution;
                self.next_turn(now, rec);
            }
            false => self.land(rec),
        }
    }

    /// Reveals the next turn in which somebody may have misplayed a card; lands when there is none.
    fn next_turn(&mut self, now: Millis, rec: &mut impl Recorder<Event>) {
        let (Some(round), Some(flight)) = (&self.round, &mut self.flight) else {
            return;
        };
        flight.until = None;
        flight.waiting = 0;
        while flight.turn < round.slots() {
            flight.turn += 1;
            let Some(revealed) = round.reveal(&self.crew, flight, flight.turn) else {
                break;
            };
            let may_err = |number: &usize| {
                !self.crew.is_android(*number)
                    && revealed[*number]
                        .0
                        .is_some_and(|card| mistakes(card).next().is_some())
            };
            let waiting = (0..revealed.len())
                .filter(may_err)
                .fold(0, |bits, number| bits | 1 << number);
            (flight.revealed, flight.stands) = revealed.into_iter().unzip();
            if waiting != 0 {
                flight.waiting = waiting;
                flight.until = Some(now.plus(REVEAL));
                let turn = flight.turn;
                rec.tell_all(|| Event::Turn { turn });
                return;
            }
        }
        self.land(rec);
    }

    /// The flight is over: the result, the log, and in a campaign what comes next.
    fn land(&mut self, rec: &mut impl Recorder<Event>) {
        let (Some(round), Some(flight)) = (&self.round, &mut self.flight) else {
            return;
        };
        let (end, outcome) = round.fly(&self.crew, flight);
        let score = outcome.score().unwrap_or_default();
        let total = score.total();
        let result = MissionResult { outcome, total };
        flight.turn = round.slots() + 1;
        flight.revealed.clear();
        flight.stands.clear();
        flight.waiting = 0;
        flight.until = None;
        flight.result = Some(result.clone());
        rec.tell_all(|| Event::Landed {
            result: result.clone(),
        });
        self.results.push(result);
        let goes_on = self.setup.campaign
            && outcome.is_survived()
            && self.number < self.setup.campaign_missions();
        self.log.extend(LogEntry::of(
            &self.crew,
            round,
            outcome,
            self.setup.campaign.then_some(self.number),
        ));
        let order = round.order(&self.crew);
        self.repairs = Some(Repairs::after(&end, score, &order));
        self.votes = 0;
        match goes_on {
            true => self.stage = Stage::Decision,
            false => self.finish(),
        }
    }

    /// Nothing more to do: the campaign is scored unless it was lost (SA-17.5, SA-17.18, SA-17.19).
    fn finish(&mut self) {
        self.stage = Stage::Over;
        let scores: Option<Vec<Score>> = self
            .results
            .iter()
            .map(|result| result.outcome.score())
            .collect();
        if let (true, Some(scores)) = (self.setup.campaign, scores) {
            self.campaign_score = Some(crate::campaign::campaign_score(&scores));
            if let Some(last) = self.log.last_mut() {
                last.campaign_total = self.campaign_score; // SA-17.20
            }
        }
    }

    /// Those who have no choice are passed over; after the last one the next mission is prepared.
    fn repair_on(&mut self, rec: &mut impl Recorder<Event>) {
        let Some(repairs) = &mut self.repairs else {
            return;
        };
        repairs.pass(|crew| rec.tell_all(|| Event::Repaired { crew, what: None }));
        match (repairs.current(), repairs.needs_berth()) {
            (Some(_), _) => {}
            (None, true) => self.berth = true,
            (None, false) => self.prepare(None),
        }
    }

    /// The next mission of the campaign: a fresh start but for what is broken (SA-17.17).
    fn prepare(&mut self, berth: Option<crate::stations::Station>) {
        if let Some(repairs) = self.repairs.take() {
            self.ship = repairs.ship(berth);
        }
        self.berth = false;
        self.number += 1;
        if let Some(round) = &self.round {
            self.briefing.skills.after(&round.expansion.skills);
        }
        self.round = None;
        self.flight = None;
        self.stage = Stage::Briefing;
    }

    fn brief(
        &mut self,
        now: Millis,
        player: usize,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        self.at_stage(Stage::Briefing, command)?;
        match command {
            Command::Propose { common, serious } => {
                red_needs_threats(&self.setup, [*common, *serious])?;
                self.briefing.proposals[player] = [*common, *serious];
            }
            Command::Volunteer { role } => self.briefing.volunteer(player, *role)?,
            Command::StepDown { role } => self.briefing.step_down(player, *role)?,
            Command::Specialize { specialization, on } => {
                self.specialize(player, *specialization, *on)?;
            }
            Command::Explorer { explorer } => {
                if !self.setup.modules().experience {
                    return Err(Refusal::NoExplorers);
                }
                explorer.check()?;
                let skills = &mut self.briefing.skills;
                skills.bring(&self.crew, player, explorer.clone());
            }
            Command::ExtraCards { first } => self.deal_extra_from(player, *first)?,
            Command::Ready { ready } => {
                let before = self.briefing.ready;
                self.briefing.ready &= !(1 << player);
                self.briefing.ready |= u8::from(*ready) << player;
                if self.briefing.all_ready() {
                    let started = self.may_start().and_then(|()| self.launch(now, rec));
                    if started.is_err() {
                        self.briefing.ready = before;
                    }
                    started?;
                }
            }
            _ => {
                let captain = self.briefing.roles(&self.crew).captain;
                if usize::from(captain) != player {
                    return Err(Refusal::NotCaptain);
                }
                self.may_start()?;
                self.launch(now, rec)?;
            }
        }
        Ok(())
    }

    /// A player chooses a specialization, the own one or that of an android.
    fn specialize(
        &mut self,
        player: usize,
        specialization: Specialization,
        on: Option<u8>,
    ) -> Result<(), Refusal> {
        if !self.briefing.skills.is_on() {
            return Err(Refusal::NoSkills);
        }
        let member = on.or_else(|| self.crew.number(player));
        let member = usize::from(member.ok_or(Refusal::NotYourBoard)?);
        if member >= self.crew.size() {
            return Err(Refusal::NoSuchCrew(member as u8));
        }
        if !self.crew.is_android(member) && member != player {
            return Err(Refusal::NotYourBoard);
        }
        let modules = self.setup.modules();
        let skills = &mut self.briefing.skills;
        skills.choose(modules, &self.crew, member, specialization)
    }

    /// The captain says who gets the cards that cannot be split evenly (NF-8.2.3).
    fn deal_extra_from(&mut self, player: usize, first: u8) -> Result<(), Refusal> {
        if usize::from(self.briefing.roles(&self.crew).captain) != player {
            return Err(Refusal::NotCaptain);
        }
        if !self.has_uneven_extra() {
            return Err(Refusal::NoExtraCards);
        }
        if usize::from(first) >= self.crew.human_members() {
            return Err(Refusal::NoSuchCrew(first));
        }
        self.briefing.extra_first = Some(first);
        Ok(())
    }

    /// Whether some players get a card more than others for the androids' heroic cards.
    pub(crate) fn has_uneven_extra(&self) -> bool {
        self.briefing.skills.is_on()
            && !self.crew.is_solo()
            && !self.crew.androids.len().is_multiple_of(self.crew.humans())
    }

    /// What the crew holds after a mission that was survived; after a failure all specializations are lost (NF-8.5.3,
    /// NF-8.5.8).
    fn held_skills(&self) -> Vec<HeldSkill> {
        let survived = self.results.last().is_some_and(|r| r.outcome.is_survived());
        let (Some(round), true) = (&self.round, survived) else {
            return Vec::new();
        };
        if round.expansion.modules.experience {
            return Vec::new();
        }
        let skills = round.expansion.skills.iter().enumerate();
        skills
            .map(|(member, skill)| HeldSkill {
                seat: match self.crew.is_android(member) {
                    true => None,
                    false => self.crew.seats.get(member).copied(),
                },
                skill: *skill,
            })
            .collect()
    }

    /// NF-10.8.1
    fn may_start(&self) -> Result<(), Refusal> {
        let explorers = self.setup.modules().experience;
        match self.setup.campaign && explorers && !self.briefing.ready_for_campaign() {
            true => Err(Refusal::CampaignLevel),
            false => Ok(()),
        }
    }

    fn plan(
        &mut self,
        now: Millis,
        player: usize,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let (crew, round) = self.planning()?;
        match *command {
            Command::Place { card, slot, up, on } => {
                round.place(crew, player, (card, up), slot, on)
            }
            Command::Move { from, to, on } => round.shift(crew, player, on, (from, to)),
            Command::Flip { slot, on } => round.flip(crew, player, on, slot),
            Command::TakeBack { slot, on } => round.take_back(crew, player, on, slot),
            Command::Undo => round.undo(player),
            Command::NextPhase => round.next_phase(crew, player),
            Command::Give { card, to } => round.give(crew, player, (card, to), rec),
            Command::Token { token, to } => {
                round.hand_token(crew, player, (token, to))?;
                rec.tell_all(|| Event::TokenGiven { token, to });
                Ok(())
            }
            Command::DrawThreat {
                number,
                severity,
                track,
            } => round.officer_draws(crew, player, (number, severity, track)),
            Command::MoveThreat {
                threat,
                number,
                track,
            } => round.officer_moves(crew, player, (threat, number, track)),
            Command::Board { piece } => round.move_piece(player, piece),
            Command::Point { at } => {
                round.can_point(crew, at)?;
                let who = crew.number(player);
                rec.tell_all(|| Event::Points { crew: who, at });
                Ok(())
            }
            Command::Hold => round.hold(now),
            Command::Go => round.go(now),
            Command::EndEarly { agree } => {
                if round.end_early(player, agree)? == Going::Over {
                    self.resolve(now, rec);
                }
                Ok(())
            }
            _ => Err(Refusal::WrongStage(command.when())),
        }
    }

    /// A misplayed card is put right, or lies as it was meant (SA-7.50).
    fn confirm(
        &mut self,
        now: Millis,
        player: usize,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        self.at_stage(Stage::Resolution, command)?;
        let Some(flight) = &mut self.flight else {
            return Err(Refusal::WrongStage(command.when()));
        };
        if flight.waiting >> player & 1 == 0 {
            return Err(Refusal::NothingToConfirm);
        }
        if let Command::Oops { mistake } = *command {
            let card = flight.revealed.get(player).copied().flatten();
            let meant = card
                .and_then(|card| put_right(card, mistake))
                .ok_or(Refusal::NotAMistake)?;
            let (crew, turn) = (player as u8, flight.turn);
            flight.meant.push((crew, turn, meant));
            rec.tell_all(|| Event::Misplayed {
                crew,
                turn,
                mistake,
            });
        }
        flight.waiting &= !(1 << player);
        if flight.waiting == 0 {
            self.next_turn(now, rec);
        }
        Ok(())
    }

    fn between(
        &mut self,
        player: usize,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        match *command {
            Command::Continue { go } => {
                self.at_stage(Stage::Decision, command)?;
                if !go {
                    self.finish(); // SA-17.4: the most cautious proposal wins
                    return Ok(());
                }
                self.votes |= 1 << player;
                if self.votes == (1u8 << self.crew.humans()) - 1 {
                    self.stage = Stage::Repairs;
                    self.repair_on(rec);
                }
                Ok(())
            }
            Command::Repair {
                what,
                crew: meant_for,
            } => {
                self.at_stage(Stage::Repairs, command)?;
                let repairs = self.repairs.as_mut().ok_or(Refusal::NotYourRepair)?;
                let (crew, _) = repairs.current().ok_or(Refusal::NotYourRepair)?;
                let number = usize::from(crew);
                if meant_for.is_some_and(|member| member != crew) {
                    return Err(Refusal::AlreadyRepaired);
                }
                // SA-17.12: any human player decides for an android.
                if !self.crew.is_android(number) && number != player {
                    return Err(Refusal::NotYourRepair);
                }
                repairs.repair(what)?;
                rec.tell_all(|| Event::Repaired {
                    crew,
                    what: Some(what),
                });
                self.repair_on(rec);
                Ok(())
            }
            Command::Berth { station } => {
                if !self.berth {
                    return Err(Refusal::NoBerth);
                }
                if !SQUAD_STATIONS.contains(&station) {
                    return Err(Refusal::BadBerth);
                }
                self.prepare(Some(station));
                Ok(())
            }
            _ => Err(Refusal::WrongStage(command.when())),
        }
    }
}

/// Red cards are new threats (NF-2.1), and training has white ones (SA-19.14).
fn red_needs_threats(setup: &Setup, pools: [Difficulty; 2]) -> Result<(), Refusal> {
    let has_red = pools.into_iter().any(Difficulty::has_red);
    match (has_red, setup.frontier.threats) {
        (true, false) => Err(Refusal::RedNeedsThreats),
        (true, true) if !setup.modules().threats => Err(Refusal::RedInTraining),
        _ => Ok(()),
    }
}

/// A longer campaign is agreed on before the first flight, and only explorers fly one (NF-10.8.5).
fn check_campaign_length(setup: &Setup) -> Result<(), Refusal> {
    let fits = |missions: u8| (MISSIONS + 1..=LONGEST_CAMPAIGN).contains(&missions);
    match setup.campaign_missions {
        Some(n) if !fits(n) || !setup.campaign || !setup.frontier.experience => {
            Err(Refusal::CampaignLength)
        }
        _ => Ok(()),
    }
}

impl Round {
    /// Whether somebody may point there: not while communications are down, and only at what exists (SA-4.41).
    fn can_point(&self, crew: &Crew, at: Spot) -> Result<(), Refusal> {
        if self.silent_until.is_some() {
            return Err(Refusal::CommunicationsDown);
        }
        let there = match at {
            Spot::Station { .. } => true,
            Spot::Slot { crew: who, slot } => {
                usize::from(who) < crew.size() && (1..=self.slots()).contains(&slot)
            }
            Spot::Threat { threat } => usize::from(threat) < self.threats.len(),
            Spot::Square { square, .. } => (1..=16).contains(&square),
        };
        match there {
            true => Ok(()),
            false => Err(Refusal::BadPiece),
        }
    }
}

impl Game for SpaceAlert {
    const ID: &'static str = "space-alert";
    const RULES_VERSION: u32 = 1;

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
        red_needs_threats(setup, [setup.common, setup.serious])?;
        check_campaign_length(setup)?;
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
