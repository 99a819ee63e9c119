//! Questions around building: cards of Evil Machinations, support team cards and abilities before building, before the check and after it (GX-11,
//! GX-19).

use super::{GalaxyTrucker, Phase, launch};
use crate::building::Building;
use crate::command::Command;
use crate::event::Event;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::rounds::Moment;
use crate::setup::SupportTeam;
use crate::support_team::plan::MARK_PAY;
use crate::support_team::{Ability, Member, MemberUse, Reward, a, b};
use table::{Audience, Millis, Recorder, Seat};

impl GalaxyTrucker {
    /// Those who play on.
    pub(super) fn playing(&self) -> Vec<Seat> {
        Seat::first(self.players.len() as u8)
            .filter(|seat| !self.players[seat.index()].left)
            .collect()
    }

    /// Opens the questions before building: members are dealt or laid out, then squares are marked (GX-11, GX-19.4 to
    /// GX-19.10).
    pub(super) fn before_building(
        &mut self,
        mut building: Building,
        rec: &mut impl Recorder<Event>,
    ) {
        let playing = self.playing();
        let flights = self.setup.flights.len();
        building.questions.push(self.difficulty_round());
        // GX-7.4: the choice comes before everything else.
        building.questions.push(self.machination_round());
        match self.setup.support_team {
            SupportTeam::Off => {}
            SupportTeam::Dealt => {
                let choice = self
                    .team
                    .deal(&playing, self.index, flights, &mut self.dice);
                for seat in &playing {
                    let members = self.team.dealt(*seat).to_vec();
                    if choice {
                        rec.tell(Audience::Only(*seat), || Event::MembersDealt { members });
                    }
                }
                if choice {
                    let round = playing.iter().map(|seat| (*seat, Question::KeepMember));
                    building.questions.push(round.collect());
                } else {
                    self.reveal_members(rec);
                }
            }
            SupportTeam::Draft if self.index > 0 => {
                self.team.lay_out(playing.len(), &mut self.dice);
                let members = self.team.laid_out().to_vec();
                rec.tell_all(|| Event::MembersLaidOut { members });
                let finishers = self.finishers();
                for seat in &finishers {
                    building
                        .questions
                        .push(vec![(*seat, Question::DraftMember)]);
                }
                if finishers.is_empty() {
                    self.hand_members_out(rec);
                }
            }
            SupportTeam::Draft => {}
        }
        let planners: Vec<(Seat, Question)> = playing
            .iter()
            .filter(|seat| {
                let planner = b(Member::Planner);
                self.team.abilities(**seat, self.index).has(planner)
            })
            .map(|seat| (*seat, use_members(vec![b(Member::Planner)])))
            .collect();
        building.questions.push(planners);
        self.phase = Phase::Around(building, Moment::BeforeBuilding);
        self.after_question(rec);
    }

    /// Players who finished the last flight and play on, in finishing order (GX-19.10, GX-24.22).
    fn finishers(&self) -> Vec<Seat> {
        let mut finished: Vec<(u8, Seat)> = self
            .receipts
            .last()
            .into_iter()
            .flatten()
            .filter_map(|receipt| Some((receipt.place?, Seat(receipt.ship))))
            .filter(|(_, seat)| !self.players[seat.index()].left)
            .collect();
        finished.sort_unstable_by_key(|(place, _)| *place);
        finished.into_iter().map(|(_, seat)| seat).collect()
    }

    fn reveal_members(&mut self, rec: &mut impl Recorder<Event>) {
        let members = self.team.reveal(self.index);
        if !members.is_empty() {
            rec.tell_all(|| Event::MembersHired { members });
        }
    }

    /// Draft: those who did not finish get a card at random (GX-19.10).
    fn hand_members_out(&mut self, rec: &mut impl Recorder<Event>) {
        let finishers = self.finishers();
        let others: Vec<Seat> = self
            .playing()
            .into_iter()
            .filter(|seat| !finishers.contains(seat))
            .collect();
        let members = self.team.hand_out(&others, self.index, &mut self.dice);
        if !members.is_empty() {
            rec.tell_all(|| Event::MembersHired { members });
        }
    }

    /// Goes on when everything around building is decided.
    pub(super) fn after_question(&mut self, rec: &mut impl Recorder<Event>) {
        self.draw_waiting_roads(rec);
        let Phase::Around(building, moment) = &self.phase else {
            return;
        };
        if !building.questions.is_empty() {
            return;
        }
        match moment {
            Moment::BeforeBuilding => self.begin_building(rec),
            Moment::BeforeCheck => {
                if let Some(building) = self.take_building() {
                    self.phase = Phase::Check(building);
                    self.after_turn(rec);
                }
            }
            Moment::AfterCheck => {
                self.pay_before_flight(rec);
                self.launch(rec);
            }
        }
    }

    /// "Go" follows after the countdown.
    fn begin_building(&mut self, rec: &mut impl Recorder<Event>) {
        let Some(mut building) = self.take_building() else {
            return;
        };
        let (now, rules) = (self.now, self.rules());
        if self.setup.asks_before_building() {
            let abilities = |seat| self.team.abilities(seat, self.index);
            building.begin(abilities, now);
            let inspected = self
                .playing()
                .into_iter()
                .any(|seat| abilities(seat).has(a(Member::Inspector)));
            if inspected {
                let mut drawn = building
                    .piles
                    .iter()
                    .flat_map(|pile| pile.cards.iter().copied())
                    .collect();
                let fourth = launch::draw_pile(
                    &self.setup,
                    &rules,
                    &mut self.used,
                    &mut drawn,
                    &mut self.dice,
                );
                building.add_fourth_pile(fourth);
            }
        }
        let (index, go) = (self.index, building.go);
        self.phase = Phase::Building(building);
        if index > 0 {
            rec.tell_all(|| Event::FlightPrepared {
                index,
                number: rules.number,
                class: rules.class,
                go,
            });
        }
    }

    /// Everybody has finished: abilities that may correct errors come before the check (GX-19.12).
    pub(super) fn before_check(&mut self, mut building: Building, rec: &mut impl Recorder<Event>) {
        let round = (0..building.berths.len()).map(|ship| {
            let ability_list = mending(&building, ship);
            (Seat(ship as u8), ability_list)
        });
        let round = self.asked(round);
        building.questions.push(round);
        self.phase = Phase::Around(building, Moment::BeforeCheck);
        self.after_question(rec);
    }

    /// The ships are legal: the other abilities after building (GX-19.12).
    pub(super) fn after_check(&mut self, rec: &mut impl Recorder<Event>) {
        let Some(mut building) = self.take_building() else {
            return;
        };
        let round =
            (0..building.berths.len()).map(|ship| (Seat(ship as u8), fitting(&building, ship)));
        let round = self.asked(round);
        building.questions.push(round);
        self.phase = Phase::Around(building, Moment::AfterCheck);
        self.after_question(rec);
    }

    /// A round of those who are still there and have something to use.
    fn asked(
        &self,
        abilities: impl Iterator<Item = (Seat, Vec<Ability>)>,
    ) -> Vec<(Seat, Question)> {
        abilities
            .filter(|(seat, abilities)| !abilities.is_empty() && !self.players[seat.index()].left)
            .map(|(seat, abilities)| (seat, use_members(abilities)))
            .collect()
    }

    /// What members earn when the ships are ready: Planner B and Architect B (GX-20.11B.4, GX-20.2B.1).
    fn pay_before_flight(&mut self, rec: &mut impl Recorder<Event>) {
        let best_looking = u16::from(self.rules().best_looking);
        let Phase::Around(building, _) = &mut self.phase else {
            return;
        };
        let fewest = building
            .berths
            .iter()
            .filter(|berth| !berth.closed)
            .map(|berth| berth.ship.exposed())
            .min();
        for (ship, berth) in building.berths.iter_mut().enumerate() {
            let mut rewards = Vec::new();
            if let Some(marks) = &berth.marks {
                let credits = u16::from(berth.ship.matching_marks(marks) * MARK_PAY);
                rewards.push((Member::Planner, credits));
            }
            if berth.ship.abilities().has(b(Member::Architect))
                && Some(berth.ship.exposed()) == fewest
            {
                rewards.push((Member::Architect, best_looking));
            }
            for (member, credits) in rewards {
                if credits > 0 {
                    berth.rewards.push(Reward { member, credits });
                    rec.tell_all(|| Event::MemberPaid {
                        ship: ship as u8,
                        member,
                        credits,
                    });
                }
            }
        }
    }

    /// A seat decides around building. Refused means that nothing changed.
    pub(super) fn decide_around(
        &mut self,
        now: Millis,
        seat: Seat,
        command: &Command,
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let Phase::Around(building, moment) = &mut self.phase else {
            return Err(Refusal::NotNow("GX-19.12"));
        };
        // Also what is decided for somebody who has just left.
        let asked = building.questions.question(seat).cloned();
        let closed = match (command, asked) {
            (Command::ChooseMachination { card }, Some(Question::ChooseMachination)) => {
                self.players[seat.index()].choose_machination(*card)?;
                rec.tell_all(|| Event::MachinationChosen { seat });
                building.questions.answered(seat);
                true
            }
            (Command::RollDifficulty, Some(Question::RollDifficulty)) => {
                self.now = now;
                self.roll_difficulty(rec);
                return Ok(());
            }
            (Command::Continue, Some(Question::Continue)) => {
                building.questions.answered(seat);
                true
            }
            (Command::KeepMember { member }, Some(Question::KeepMember)) => {
                if !self.team.keep(seat, *member) {
                    return Err(Refusal::CardNotOffered);
                }
                rec.tell_all(|| Event::MemberChosen { seat });
                if building.questions.answered(seat) {
                    self.reveal_members(rec);
                }
                true
            }
            (Command::KeepMember { member }, Some(Question::DraftMember)) => {
                if !self.team.draft(seat, *member, self.index) {
                    return Err(Refusal::CardNotOffered);
                }
                rec.tell_all(|| Event::MembersHired {
                    members: vec![(seat, *member)],
                });
                building.questions.answered(seat);
                let more = self
                    .finishers()
                    .into_iter()
                    .any(|seat| self.drafts_later(seat));
                if !more {
                    self.hand_members_out(rec);
                }
                true
            }
            (Command::UseMember { with }, Some(Question::UseMembers { abilities })) => {
                let used = with.ability();
                if !abilities.contains(&used) {
                    return Err(Refusal::NoSuchMember(used.rule()));
                }
                use_around(building, seat.index(), *moment, with)?;
                rec.tell_all(|| Event::MemberUsed {
                    ship: seat.0,
                    with: with.clone(),
                });
                let left = left_to_use(building, seat.index(), *moment, &abilities, with);
                if let Some(Question::UseMembers { abilities }) =
                    building.questions.question_mut(seat)
                {
                    abilities.clone_from(&left);
                }
                if left.is_empty() {
                    building.questions.answered(seat);
                }
                left.is_empty()
            }
            (Command::Done, Some(Question::UseMembers { .. })) => {
                building.questions.answered(seat);
                true
            }
            (Command::UseMember { with }, _) => return Err(Refusal::NotNow(with.when())),
            _ => return Err(Refusal::NotAsked(crate::flight::asked_by(command))),
        };
        self.now = now;
        if closed {
            self.after_question(rec);
        }
        Ok(())
    }

    /// Whether a finisher still has to choose in the draft.
    fn drafts_later(&self, seat: Seat) -> bool {
        let Phase::Around(building, _) = &self.phase else {
            return false;
        };
        building.questions.asks_later(seat, &Question::DraftMember)
    }

    /// What is decided around building for somebody who left: all questions by their default (GT-31.8).
    pub(super) fn leave_around(&mut self, seat: Seat, rec: &mut impl Recorder<Event>) {
        loop {
            let Phase::Around(building, _) = &self.phase else {
                return;
            };
            let Some(question) = building.questions.question(seat).cloned() else {
                break;
            };
            let Some(command) = self.default_around(seat, &question) else {
                break;
            };
            // The default is always accepted; if it were not, the question would be dropped.
            if self.decide_around(self.now, seat, &command, rec).is_err()
                && let Phase::Around(building, _) = &mut self.phase
            {
                building.questions.answered(seat);
            }
        }
        if let Phase::Around(building, _) = &mut self.phase {
            building.questions.drop_seat(seat);
        }
        self.after_question(rec);
    }

    /// The default of a question around building (GT-31.4): the first card, and no ability.
    pub(super) fn default_around(&self, seat: Seat, question: &Question) -> Option<Command> {
        Some(match question {
            Question::KeepMember => Command::KeepMember {
                member: *self.team.dealt(seat).first()?,
            },
            Question::DraftMember => Command::KeepMember {
                member: *self.team.laid_out().first()?,
            },
            Question::ChooseMachination => Command::ChooseMachination {
                card: *self.players.get(seat.index())?.machinations.first()?,
            },
            Question::RollDifficulty => Command::RollDifficulty,
            Question::Continue => Command::Continue,
            Question::UseMembers { .. } => Command::Done,
            _ => return None,
        })
    }
}

const fn use_members(abilities: Vec<Ability>) -> Question {
    Question::UseMembers { abilities }
}

/// Abilities of a ship's owner that may correct errors (GX-19.12).
fn mending(building: &Building, ship: usize) -> Vec<Ability> {
    let berth = &building.berths[ship];
    let state = &berth.ship;
    let abilities = state.abilities();
    let welded = state.fittings().welds.iter().flatten().count();
    [
        (a(Member::Deliveryman), true),
        (a(Member::Swindler), building.may_add_late(ship)),
        (a(Member::Welder), state.weldable().len() > welded),
    ]
    .into_iter()
    .filter(|(ability, useful)| !berth.closed && *useful && abilities.has(*ability))
    .map(|(ability, _)| ability)
    .collect()
}

/// Abilities of a ship's owner that need a legal ship (GX-19.12).
fn fitting(building: &Building, ship: usize) -> Vec<Ability> {
    let berth = &building.berths[ship];
    let state = &berth.ship;
    let abilities = state.abilities();
    let pipes = usize::from(state.fittings().pipes_laid) < crate::support_team::fittings::PIPES;
    [
        (a(Member::Assembler), true),
        (b(Member::Assembler), state.exposed() > 0),
        (b(Member::Hypergeometer), !state.cannons().is_empty()),
        (a(Member::Plumber), pipes),
        (b(Member::Welder), state.exposed() > 0),
    ]
    .into_iter()
    .filter(|(ability, useful)| !berth.closed && *useful && abilities.has(*ability))
    .map(|(ability, _)| ability)
    .collect()
}

/// What can still be used after this use.
fn left_to_use(
    building: &Building,
    ship: usize,
    moment: Moment,
    before: &[Ability],
    with: &MemberUse,
) -> Vec<Ability> {
    let possible = match moment {
        Moment::BeforeBuilding => Vec::new(),
        Moment::BeforeCheck => mending(building, ship),
        Moment::AfterCheck => fitting(building, ship),
    };
    // Pipes and welds are laid one after another; everything else is used once.
    let again = matches!(with, MemberUse::Pipe { .. } | MemberUse::Weld { .. });
    let used = with.ability();
    before
        .iter()
        .copied()
        .filter(|ability| possible.contains(ability) && (again || *ability != used))
        .collect()
}

/// Does what an ability does around building.
fn use_around(
    building: &mut Building,
    ship: usize,
    moment: Moment,
    with: &MemberUse,
) -> Result<(), Refusal> {
    if let MemberUse::AddTile {
        tile,
        square,
        rotation,
    } = with
    {
        return building.add_late_tile(ship, *tile, *square, *rotation);
    }
    let berth = &mut building.berths[ship];
    let mut after = berth.ship;
    match (with, moment) {
        (MemberUse::Mark { squares }, Moment::BeforeBuilding) => {
            berth.marks = Some(after.plan(squares)?);
        }
        (
            MemberUse::Convert {
                square,
                part,
                rotation,
            },
            Moment::BeforeCheck,
        ) => after.convert(*square, *part, *rotation, true)?,
        (MemberUse::Weld { edges }, Moment::BeforeCheck) => after.weld(edges)?,
        (MemberUse::Pipe { edge }, Moment::AfterCheck) => after.lay_late_pipe(*edge)?,
        (MemberUse::Wireless { squares }, Moment::AfterCheck) => after.link(*squares)?,
        (MemberUse::Plate { square }, Moment::AfterCheck) => after.plate(*square)?,
        (MemberUse::Turret { square }, Moment::AfterCheck) => after.set_turret(*square)?,
        (MemberUse::Seal { edges }, Moment::AfterCheck) => after.seal(edges)?,
        _ => return Err(Refusal::NotNow(with.when())),
    }
    berth.ship = after;
    Ok(())
}
