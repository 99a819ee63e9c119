//! The briefing: proposals, officers, specializations, explorers, and the start of the mission.

use super::SpaceAlert;
use crate::round::command::Command;
use crate::round::deal::Round;
use crate::round::event::Event;
use crate::round::refusal::Refusal;
use crate::round::skills::HeldSkill;
use crate::round::view::Stage;
use crate::specialization::Specialization;
use table::{Millis, Recorder};

/// How often a later mission of a campaign is generated again.
const REDEALS: u8 = 100;

impl SpaceAlert {
    pub(super) fn brief(
        &mut self,
        now: Millis,
        player: usize,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        self.at_stage(Stage::Briefing, command)?;
        match command {
            Command::Propose { common, serious } => {
                self.setup.check_pools([*common, *serious])?;
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
    pub(super) fn specialize(
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
    pub(super) fn deal_extra_from(&mut self, player: usize, first: u8) -> Result<(), Refusal> {
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
    pub(super) fn held_skills(&self) -> Vec<HeldSkill> {
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
    pub(in crate::round) fn may_start(&self) -> Result<(), Refusal> {
        let explorers = self.setup.modules().experience;
        match self.setup.campaign && explorers && !self.briefing.ready_for_campaign() {
            true => Err(Refusal::CampaignLevel),
            false => Ok(()),
        }
    }

    /// The start announcement: packs are taken, the clock runs (SA-4.1).
    pub(super) fn launch(
        &mut self,
        now: Millis,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let seed = match self.number {
            1 => self.seed,
            number => self.seed.derive(&format!("mission {number}")),
        };
        let agreed = self.briefing.agreement(self.setup.modules(), &self.crew);
        let deal = |seed| Round::deal(&self.setup, &self.crew, &agreed, seed, &self.ship, now);
        let mut round = deal(seed);
        // A recipe that only just fits does not fit with every seed (SA-HR-04), and a campaign must not end by that.
        for again in 1..=REDEALS {
            match round {
                Err(Refusal::Recipe(_)) if self.number > 1 => {
                    round = deal(seed.derive(&format!("again {again}")));
                }
                _ => break,
            }
        }
        self.round = Some(round?);
        self.flight = None;
        self.briefing.ready = 0;
        self.stage = Stage::Action;
        self.run_clock(now, rec);
        Ok(())
    }
}
