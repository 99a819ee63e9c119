//! The cards, step by step (GT-20). Each stage either does one thing or asks one question, and names the stage after it.

use super::auction::Auction;
use super::bonus::{Billiards, Guessing};
use super::intruders::Boarding;
use super::junkyard::Stops;
use super::machinations::Plot;
use super::rough_roads::{AfterCard, Contest, LoneShot};
use super::star_depot::Depot;
use super::support_team::Asking;
use super::technologies::AfterJumps;
use super::{Flight, PerShip, Pilot, Reply, Ships};
use crate::cards::{Adventure, Criterion};
use crate::event::{Event, GaveUpBecause};
use crate::halves::Half;
use crate::machinations::Machination;
use crate::question::{CabinLoss, Question, Secret};
use crate::rough_roads::RoughRoad;
use crate::route;
use crate::side::Side;
use crate::square::Squares;
use serde::{Deserialize, Serialize};
use table::Recorder;

/// Where a flight stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "stage")]
pub(super) enum Stage {
    /// Everybody says whether they go on (GT-21.15); those in `leaving` do not.
    Window {
        /// Ships whose owners chose to leave.
        leaving: Ships,
        /// Halves of twin ships whose owners withdraw them (GX-6.26).
        #[serde(default)]
        halves: Vec<(u8, Half)>,
    },
    /// The next card is turned over.
    Reveal,
    /// Those who can jump to hyperspace are asked; the ship at `turn` decides (GX-2.81).
    Jumps {
        order: Ships,
        turn: u8,
        then: AfterJumps,
    },
    /// Open Space: the ship at `turn` decides and moves. The strengths of those before are remembered (GX-17.15).
    OpenSpace {
        order: Ships,
        turn: u8,
        #[serde(default)]
        strengths: PerShip<(u8, u16)>,
    },
    /// Planets: the ship at `turn` chooses; `landed` has a planet for each of those before.
    Landing {
        order: Ships,
        landed: PerShip<Option<u8>>,
    },
    /// Planets: the ship at `turn` loads.
    Loading {
        order: Ships,
        landed: PerShip<Option<u8>>,
        turn: u8,
        /// It has loaded goods and takes humans aboard (GX-17.13).
        #[serde(default)]
        for_humans: bool,
    },
    /// Abandoned Ship or Station: offered to the ship at `turn`, which may have been shot at already (GX-17.9).
    Offer {
        order: Ships,
        turn: u8,
        users: Ships,
        #[serde(default)]
        shot_at: bool,
    },
    /// The last of its users has given up crew or loaded goods.
    OfferUsed {
        order: Ships,
        turn: u8,
        users: Ships,
    },
    /// An enemy attacks the ship at `turn` of the raid.
    Attack(Raid),
    /// The winner at `turn` decides about the reward.
    Victory(Raid),
    /// The loser at `turn` suffers, unless a diplomat averts it (GX-2.71).
    Defeat(Raid),
    /// Hazards fly at ships, one after another.
    Hazards(Barrage),
    /// A line of a Combat Zone: values of those before `turn` are known.
    CombatLine {
        line: u8,
        order: Ships,
        values: PerShip<u16>,
    },
    /// The weakest of a line suffer, those in `averted` excepted; the one at `turn` may still send a diplomat (GX-2.71).
    CombatPenalty {
        line: u8,
        order: Ships,
        weakest: Ships,
        averted: Ships,
        turn: u8,
    },
    /// An open auction (GX-0.23).
    Auction(Auction),
    /// Intruders are on their way through the ships (GX-18).
    Boarding(Boarding),
    // Bonus cards and deck IV.
    /// These players choose a number in secret.
    Sealed { order: Ships, what: Secret },
    /// Missing Form: the others guess (GX-9.6).
    Guessing(Guessing),
    /// Robosmokeys: the highest bidder names a component (GX-9.11).
    Coordinates { chooser: u8 },
    /// Space Billiards: the next player chooses (GX-9.20).
    Billiards(Billiards),
    /// Space Junkyard: the next player decides (GX-9.31).
    Junkyard(Stops),
    /// Space Junkyard: the last who stopped has paid and collects (GX-9.31).
    Collecting(Stops),
    /// Star Depot: the next player decides (GX-9.40).
    Depot(Box<Depot>),
    /// A combined enemy: the defeated suffer this penalty of the card (GX-17.21).
    CombinedPenalty { raid: Raid, number: u8 },
    /// Radiation Leak: blocks explode (GX-17.18).
    Explosions { order: Ships },
    /// A card of Evil Machinations (GX-7).
    Plot(Plot),
    // Rough Roads.
    /// One meteor or shot that the card does not list.
    LoneShot {
        shot: LoneShot,
        fired: bool,
        then: Box<Stage>,
    },
    /// Somebody wants to use a derelict, those behind count too (GX-8.10).
    Compete { contest: Contest },
    /// The crews are paid before the last card; the owner at `turn` decides (GX-8.38).
    Union { order: Ships, turn: u8 },
    /// Everybody names a side, in order.
    Vote { order: Ships, votes: Vec<Side> },
    /// What Rough Roads cards do after a card, in order (GX-8.55).
    AfterCard { effect: AfterCard },
    /// The card is resolved; forced departures follow (GT-21.16).
    CardDone,
    /// Ships that must leave do; then the next card, if there is one.
    Departures { reveal: bool },
    /// Support team members are asked before the flight or at its end (GX-19.13, GX-19.14).
    Members(Asking),
    /// Nobody flies, or no card is left (GT-20.3).
    Over,
}

/// What came of counting a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Count {
    /// The owner has to decide first.
    Asked,
    /// The owner jumped to hyperspace instead (GX-2.36).
    Jumped,
    /// The number.
    Value(u16),
}

/// An enemy on its way from ship to ship.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Raid {
    /// The ships in the order in which they are attacked.
    pub order: Ships,
    /// The one that is attacked now.
    pub turn: u8,
    /// How often the enemy was beaten.
    pub beaten: u8,
    /// Those who took the reward and lose the days when the attacks are over.
    pub takers: Ships,
    /// Those whom pirates defeated; they shoot when the attacks are over (GT-20.58).
    pub defeated: Ships,
    /// Those of them who lost when the enemy had been beaten once: it does less harm then (GX-4.12).
    pub spared: Ships,
}

/// Hazards on their way to ships; `index` is the next one. After the last, the next line of a Combat Zone, or what
/// `volley` says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Barrage {
    pub targets: Ships,
    /// The first large one does not hit these (GX-4.12, GX-4.19).
    pub spared: Ships,
    pub index: u8,
    pub line: Option<u8>,
    /// Where the hazards come from.
    #[serde(default)]
    pub volley: Volley,
    /// The dice of the large meteor of a pair, while the small one follows (GX-17.7).
    #[serde(default)]
    pub pair: Option<[u8; 2]>,
}

impl Barrage {
    /// The hazards of the card fly at these ships.
    pub fn at(targets: Ships) -> Barrage {
        Barrage {
            targets,
            ..Barrage::default()
        }
    }
}

/// Which hazards of a card fly, and so what follows them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Volley {
    /// Those of the card, or of a line of a Combat Zone.
    #[default]
    Card,
    /// A derelict fights back against the ship at `turn` (GX-17.9).
    Derelict {
        order: Ships,
        turn: u8,
        users: Ships,
    },
    /// The cost of a box of the Junkyard (GX-9.31).
    Box(Stops),
    /// A row of Space Billiards (GX-9.21).
    Row(Billiards),
    /// A penalty of a combined enemy (GX-17.21).
    Penalty { raid: Raid, number: u8 },
}

impl Flight {
    pub(super) fn adventure(&self) -> Option<&Adventure> {
        let printed = || Some(&self.card()?.card().adventure);
        self.unprinted.as_ref().or_else(printed)
    }

    /// One step. Only called when nobody has to decide anything.
    pub(super) fn step(&mut self, rec: &mut impl Recorder<Event>) {
        let stage = std::mem::replace(&mut self.stage, Stage::Over);
        self.stage = match stage {
            Stage::Window { leaving, halves } => self.close_window(&leaving, &halves, rec),
            Stage::Reveal => self.reveal(rec),
            Stage::Jumps { order, turn, then } => self.ask_to_jump(order, turn, then, rec),
            Stage::OpenSpace {
                order,
                turn,
                strengths,
            } => self.open_space(order, turn, strengths, rec),
            Stage::Landing { order, landed } => self.landing(order, landed, rec),
            Stage::Loading {
                order,
                landed,
                turn,
                for_humans,
            } => self.loading(order, landed, (turn, for_humans), rec),
            Stage::Offer {
                order,
                turn,
                users,
                shot_at,
            } => self.offer(order, turn, users, shot_at, rec),
            Stage::OfferUsed { order, turn, users } => self.offer_used(order, turn, users, rec),
            Stage::Attack(raid) => self.attack(raid, rec),
            Stage::Victory(raid) => self.victory(raid, rec),
            Stage::Defeat(raid) => self.defeat(raid, rec),
            Stage::Hazards(barrage) => self.next_hazard(barrage, rec),
            Stage::CombatLine {
                line,
                order,
                values,
            } => self.combat_line(line, order, values, rec),
            Stage::CombatPenalty {
                line,
                order,
                weakest,
                averted,
                turn,
            } => self.combat_penalty(line, order, weakest, (averted, turn), rec),
            Stage::Auction(auction) => self.auction(auction, rec),
            Stage::Boarding(boarding) => self.boarding(boarding, rec),
            Stage::Sealed { order, what } => self.unseal(order, what, rec),
            Stage::Guessing(guessing) => self.guessing(guessing, rec),
            Stage::Coordinates { chooser } => self.coordinates(chooser, rec),
            Stage::Billiards(table) => self.choose_volley(table, rec),
            Stage::Junkyard(stops) => self.junkyard(stops, rec),
            Stage::Collecting(stops) => self.collect_junk(stops, rec),
            Stage::Depot(depot) => self.depot(depot, rec),
            Stage::CombinedPenalty { raid, number } => self.combined_penalty(raid, number, rec),
            Stage::Explosions { order } => self.explosions(&order, rec),
            Stage::Plot(plot) => self.plot_step(plot, rec),
            Stage::LoneShot { shot, fired, then } => self.lone_shot(shot, fired, then, rec),
            Stage::Compete { contest } => self.compete(contest, rec),
            Stage::Vote { order, votes } => self.vote(order, votes, rec),
            Stage::Union { order, turn } => self.union(order, turn, rec),
            Stage::AfterCard { effect } => self.after_card(effect, rec),
            Stage::CardDone => {
                rec.tell_all(|| Event::CardResolved);
                for pilot in &mut self.pilots {
                    pilot.order = None;
                    pilot.ship.rest();
                }
                if self.memory.roads.is_empty() {
                    self.return_from_hyperspace(rec);
                    self.departures(usize::from(self.revealed) < self.deck.len(), rec)
                } else {
                    self.put_card_away(rec);
                    // GX-8.55: departures caused by the card, then returns, then what Rough Roads do.
                    self.must_leave(rec);
                    self.return_from_hyperspace(rec);
                    Stage::AfterCard {
                        effect: AfterCard::MetalFatigue,
                    }
                }
            }
            Stage::Departures { reveal } => self.departures(reveal, rec),
            Stage::Members(asking) => self.ask_members(asking, rec),
            Stage::Over => Stage::Over,
        };
        // A question asked of somebody who is not waited for is answered before its stage is in place.
        self.settle_leaving();
    }

    /// Ships that must give up do so: first those without humans, then those lapped (GT-21.16).
    fn must_leave(&mut self, rec: &mut impl Recorder<Event>) {
        if !self.learning {
            for ship in 0..self.pilots.len() {
                let pilot = &self.pilots[ship];
                if pilot.in_flight() && pilot.ship.class().is_twin() {
                    self.empty_halves_leave(ship, rec);
                }
                let pilot = &self.pilots[ship];
                if pilot.in_flight() && pilot.away.is_empty() && !pilot.ship.has_humans() {
                    self.give_up(ship, GaveUpBecause::NoHumans, rec);
                }
            }
            // GX-2.44: a ship in hyperspace is neither checked nor the leader.
            let order = self.taking_part();
            if let Some(leader) = order.first() {
                let leader = self.pilots[usize::from(*leader)].position;
                for ship in order {
                    let ship = usize::from(ship);
                    if route::laps(leader, self.pilots[ship].position) {
                        self.give_up(ship, GaveUpBecause::Lapped, rec);
                    }
                }
            }
        }
    }

    /// After forced departures the owners decide whether they go on.
    fn departures(&mut self, reveal: bool, rec: &mut impl Recorder<Event>) -> Stage {
        self.must_leave(rec);
        let order = self.flight_order();
        if order.is_empty() || !reveal {
            for ship in order.into_iter().map(usize::from) {
                self.away_halves_miss_the_end(ship, rec);
                if self.pilots[ship].hyperspace.is_some() {
                    self.give_up(ship, GaveUpBecause::Hyperspace, rec);
                }
            }
            return self.end();
        }
        if self.learning {
            // GT-24.8: there is no giving up, so there is nothing to ask.
            return Stage::Reveal;
        }
        self.stage = Stage::Window {
            leaving: Ships::default(),
            halves: Vec::new(),
        };
        for ship in order {
            self.ask(usize::from(ship), Question::GiveUp, rec);
        }
        std::mem::replace(&mut self.stage, Stage::Over)
    }

    /// Notes that the owner of a ship leaves when the window closes (GT-31.18).
    pub(super) fn leave_at_window(&mut self, ship: usize, half: Option<Half>) {
        if let Stage::Window { leaving, halves } = &mut self.stage {
            match half {
                Some(half) => halves.push((ship as u8, half)),
                None => leaving.push(ship as u8),
            }
        }
    }

    fn settle_leaving(&mut self) {
        if self.asks_after_flight() {
            return;
        }
        for pilot in &mut self.pilots {
            if !pilot.in_flight() {
                pilot.question = None;
                pilot.reply = None;
            }
        }
    }

    fn close_window(
        &mut self,
        leaving: &[u8],
        halves: &[(u8, Half)],
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        for (ship, half) in halves {
            self.withdraw(usize::from(*ship), *half, GaveUpBecause::Choice, rec);
        }
        for ship in leaving {
            self.give_up(usize::from(*ship), GaveUpBecause::Choice, rec);
        }
        if !self.pilots.iter().any(Pilot::in_flight) {
            self.end()
        } else if self.crews_want_pay() {
            Stage::Union {
                order: self.flight_order(),
                turn: 0,
            }
        } else {
            Stage::Reveal
        }
    }

    fn reveal(&mut self, rec: &mut impl Recorder<Event>) -> Stage {
        if self.unprinted.is_none() {
            self.revealed += 1;
            let Some(card) = self.card() else {
                return self.end();
            };
            rec.tell_all(|| Event::CardRevealed {
                index: self.revealed - 1,
                of: self.deck.len() as u8,
                card,
            });
        }
        for pilot in &mut self.pilots {
            pilot.rolled_against = false;
            pilot.free_token_used = false;
            pilot.swindled = [false; 2];
            pilot.junk = 0;
        }
        self.forget_card();
        if (0..self.pilots.len()).any(|ship| !self.jumps(ship).is_empty()) {
            return Stage::Jumps {
                order: self.taking_part(),
                turn: 0,
                then: AfterJumps::Card,
            };
        }
        self.play(rec)
    }

    /// The card begins.
    pub(super) fn play(&mut self, rec: &mut impl Recorder<Event>) -> Stage {
        let Some(&adventure) = self.adventure() else {
            return Stage::Over;
        };
        let order = self.taking_part();
        let everywhere = self.machination() == Some(Machination::TrafficJam);
        if order.is_empty() && !everywhere {
            // Everybody is in hyperspace.
            rec.tell_all(|| Event::NoEffect);
            return Stage::CardDone;
        }
        let alone = order.len() == 1;
        match adventure {
            Adventure::OpenSpace | Adventure::HazardousOpenSpace { .. } => Stage::OpenSpace {
                order,
                turn: 0,
                strengths: PerShip::default(),
            },
            Adventure::Stardust => self.stardust(&order, rec),
            Adventure::Epidemic => self.epidemic(&order, rec),
            Adventure::Sabotage | Adventure::CombatZone { .. } if alone => {
                rec.tell_all(|| Event::NoEffect);
                Stage::CardDone
            }
            // GX-2.36: crew is a number of the ship, so those who can may jump when it is counted.
            Adventure::Sabotage => Stage::Jumps {
                order,
                turn: 0,
                then: AfterJumps::Sabotage,
            },
            Adventure::MeteoricSwarm { .. } | Adventure::MeteorPairs { .. } => {
                Stage::Hazards(Barrage::at(order))
            }
            Adventure::Planets { .. } => Stage::Landing {
                order,
                landed: PerShip::default(),
            },
            Adventure::AbandonedShip { .. } | Adventure::AbandonedStation { .. }
                if self.memory.roads.has(RoughRoad::AbandonedDebris) =>
            {
                Stage::Vote {
                    order,
                    votes: Vec::new(),
                }
            }
            Adventure::AbandonedShip { .. } | Adventure::AbandonedStation { .. } => Stage::Offer {
                order,
                turn: 0,
                users: Ships::default(),
                shot_at: false,
            },
            Adventure::Intruder { .. } => self.board(order, rec),
            Adventure::Slavers { .. }
            | Adventure::Smugglers { .. }
            | Adventure::Pirates { .. }
            | Adventure::CombinedEnemy { .. } => {
                self.strengthen_enemy(rec);
                Stage::Attack(Raid {
                    order,
                    ..Raid::default()
                })
            }
            Adventure::CombatZone { .. } => Stage::CombatLine {
                line: 0,
                order,
                values: PerShip::default(),
            },
            Adventure::MissingForm { .. } => self.missing_form(&order, rec),
            Adventure::Robosmokeys => self.seal(order, Secret::Offer, rec),
            Adventure::SpaceBilliards { .. } => self.billiards(order, rec),
            Adventure::SpaceJunkyard { .. } => Stage::Junkyard(Stops::new(order)),
            Adventure::StarDepot { tiles, .. } => self.open_depot(order.to_vec(), tiles, rec),
            Adventure::DangerousSector { deck, cards } => self.dangerous_sector(deck, cards, rec),
            Adventure::RadiationLeak { .. } => self.radiation(order, rec),
            Adventure::Machination(machination) => self.plot(machination, order, rec),
        }
    }

    /// The strength of a ship: decided, or asked for now. Without anything to power there is nothing to decide (GT-31.20),
    /// but who can jump to hyperspace may do so now (GX-2.36).
    pub(super) fn strength(
        &mut self,
        ship: usize,
        of: Criterion,
        rec: &mut impl Recorder<Event>,
    ) -> Count {
        let mut stays = false;
        if let Some(count) = self.counted(ship, &mut stays) {
            return count;
        }
        let question = self
            .power_question(ship, of)
            .or_else(|| (!stays && !self.jumps(ship).is_empty()).then_some(Question::Jump));
        if let Some(question) = question.filter(|_| !stays) {
            self.ask(ship, question, rec);
            // Answered already: by an order, or for somebody who left.
            match self.counted(ship, &mut stays) {
                Some(count) => return count,
                None if !stays => return Count::Asked,
                None => {}
            }
        }
        let state = &self.pilots[ship].ship;
        let value = match of {
            Criterion::Crew => u16::from(state.compared_crew()),
            Criterion::Engines => {
                self.note_half_strengths(ship, Squares::EMPTY);
                self.pilots[ship].ship.engine_strength(Squares::EMPTY) as u16
            }
            Criterion::Cannons => state.cannon_strength_x2(Squares::EMPTY) as u16,
        };
        self.announce(ship, of, value, rec);
        Count::Value(value)
    }

    /// What the owner may power for a count, if anything (GT-31.20).
    fn power_question(&self, ship: usize, of: Criterion) -> Option<Question> {
        let state = &self.pilots[ship].ship;
        let free = self.free_uses(ship);
        let powerable = |set: Squares| !state.powerable(set, free).is_empty();
        match of {
            Criterion::Crew => self.crubots_question(ship, None),
            Criterion::Engines => {
                // GX-8.44: components may be dropped while engines are counted.
                let asked = powerable(state.double_engines()) || state.defects() > 0;
                asked.then_some(Question::PowerEngines)
            }
            Criterion::Cannons => {
                let boosters = state.cannon_boosters();
                let boosters = boosters.into_iter().map(|(booster, _)| booster).collect();
                let usable = powerable(state.powered_cannons()) || powerable(boosters);
                usable.then_some(Question::PowerCannons)
            }
        }
    }

    /// What the owner decided about the count, if anything. `stays` tells that he or she does not jump.
    fn counted(&mut self, ship: usize, stays: &mut bool) -> Option<Count> {
        match self.pilots[ship].reply.take() {
            Some(Reply::Strength(value)) => Some(Count::Value(value)),
            Some(Reply::Jumped) => Some(Count::Jumped),
            Some(_) => {
                *stays = true;
                None
            }
            None => None,
        }
    }

    fn open_space(
        &mut self,
        order: Ships,
        turn: u8,
        mut strengths: PerShip<(u8, u16)>,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Some(ship) = order.get(usize::from(turn)).map(|ship| usize::from(*ship)) else {
            return match self.adventure() {
                Some(Adventure::HazardousOpenSpace { .. }) => self.meet_fastest(&strengths, rec),
                _ => Stage::CardDone,
            };
        };
        let counted = self.strength(ship, Criterion::Engines, rec);
        if matches!(counted, Count::Value(_)) {
            self.faced_open_space(ship);
        }
        match counted {
            Count::Asked => {
                return Stage::OpenSpace {
                    order,
                    turn,
                    strengths,
                };
            }
            Count::Jumped => {}
            Count::Value(strength) => match self.halves_in_open_space(ship, strength, rec) {
                0 if !self.learning => {
                    if self.pilots[ship].in_flight() {
                        self.give_up(ship, GaveUpBecause::NoEngines, rec);
                    }
                }
                strength => {
                    strengths.push((ship as u8, strength));
                    let days = (strength as i8).saturating_mul(self.open_space_times());
                    self.advance_days(ship, days, rec);
                }
            },
        }
        Stage::OpenSpace {
            order,
            turn: turn + 1,
            strengths,
        }
    }

    /// Days for each point of engine strength in Open Space (GX-7.33).
    fn open_space_times(&self) -> i8 {
        match self.machination() {
            Some(Machination::WideOpenSpace { times }) => times as i8,
            _ => 1,
        }
    }

    fn stardust(&mut self, order: &[u8], rec: &mut impl Recorder<Event>) -> Stage {
        for ship in order.iter().rev() {
            let ship = usize::from(*ship);
            if self.road(ship, RoughRoad::RemorselessFate) {
                self.shed_exposed(ship, rec);
                continue;
            }
            let days = self.pilots[ship].ship.exposed() as i8;
            self.advance_days(ship, -days, rec);
        }
        Stage::CardDone
    }

    fn epidemic(&mut self, order: &[u8], rec: &mut impl Recorder<Event>) -> Stage {
        for ship in order {
            let ship = usize::from(*ship);
            if self.road(ship, RoughRoad::RemorselessFate) {
                self.give_infected_up(ship, rec);
                continue;
            }
            let infected = self.pilots[ship].ship.infected();
            self.lose_from_cabins(ship, infected, CabinLoss::Epidemic, rec);
        }
        Stage::CardDone
    }

    /// The weakest ship has three attempts to suffer; with the rules for five players the first two are also meant for the
    /// next one (GT-20.85 to GT-20.89, GX-4.20).
    pub(super) fn sabotage(&mut self, rec: &mut impl Recorder<Event>) -> Stage {
        let order = self.taking_part();
        if order.len() < 2 {
            rec.tell_all(|| Event::NoEffect);
            return Stage::CardDone;
        }
        let crews: PerShip<u16> = order
            .iter()
            .map(|ship| u16::from(self.pilots[usize::from(*ship)].ship.compared_crew()))
            .collect();
        for (ship, crew) in order.iter().zip(&crews) {
            let ship = usize::from(*ship);
            // Said where it is not the number of figures aboard.
            if *crew != u16::from(self.pilots[ship].ship.crew()) {
                self.announce(ship, Criterion::Crew, *crew, rec);
            }
        }
        let mut victims = self.weakest(&order, &crews);
        let Some(weakest) = victims.first().copied() else {
            return Stage::CardDone;
        };
        for ship in &victims {
            rec.tell_all(|| Event::Weakest {
                ship: *ship,
                line: None,
            });
        }
        self.stage = Stage::CardDone;
        for attempt in 0..3 {
            if attempt == 2 && !self.memory.roads.has(RoughRoad::RemorselessFate) {
                victims.retain(|ship| *ship == weakest);
            }
            if victims.is_empty() {
                break;
            }
            let (column, row) = (self.rolls.roll(), self.rolls.roll());
            let mut unhurt = Ships::default();
            for victim in victims {
                let ship = &self.pilots[usize::from(victim)].ship;
                let struck = ship
                    .board()
                    .at_dice(column, row)
                    .filter(|square| ship.occupied().has(*square));
                rec.tell_all(|| Event::SabotageRolled {
                    ship: victim,
                    column,
                    row,
                    struck,
                });
                match struck {
                    Some(square) => self.destroy(usize::from(victim), square, None, rec),
                    None => unhurt.push(victim),
                }
            }
            victims = unhurt;
        }
        Stage::CardDone
    }

    /// Who suffers by a comparison: the one with the smallest value, among equals the one farthest ahead (GT-20.65,
    /// GT-20.85). With the rules for five players also the next one, unless only two are in flight (GX-4.15, GX-4.21).
    pub(super) fn weakest(&self, order: &[u8], values: &[u16]) -> Ships {
        if self.memory.roads.has(RoughRoad::RemorselessFate) {
            return Flight::all_but_strongest(order, values);
        }
        let mut ranked: PerShip<(u16, u8)> =
            values.iter().copied().zip(order.iter().copied()).collect();
        // The order is the flight order, and sorting keeps it among equals.
        ranked.sort_by_key(|(value, _)| *value);
        let suffer = if order.len() > 2 { self.users() } else { 1 };
        ranked
            .into_iter()
            .take(suffer)
            .map(|(_, ship)| ship)
            .collect()
    }
}
