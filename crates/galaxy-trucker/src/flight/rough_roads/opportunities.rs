//! Rough Roads during a card: planets, derelicts, enemies, intruders and infected goods.

use super::hazards::{LoneShot, Pending, shot};
use crate::cards::{Criterion, Hazard, HazardKind, Size};
use crate::data::Number;
use crate::event::Event;
use crate::flight::cards::{Count, Stage};
use crate::flight::{Flight, PerShip, Reply, Ships};
use crate::goods::Goods;
use crate::intruders::{Hand, Intruder};
use crate::question::Question;
use crate::rough_roads::RoughRoad;
use crate::side::Side;
use serde::{Deserialize, Serialize};
use table::Recorder;

/// A player who wants to use a derelict, and those behind (GX-8.10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::flight) struct Contest {
    /// The offer as it stands: the order, the user's place in it, and earlier users.
    pub order: Ships,
    pub turn: u8,
    pub users: Ships,
    /// The user, then those behind who count.
    pub counting: Ships,
    /// Strengths announced so far.
    pub values: PerShip<u16>,
    /// Stronger ships that have not fired yet.
    pub shooters: Option<Ships>,
    /// Somebody fired: the user may change his or her mind.
    pub fired: bool,
}

impl Contest {
    /// The user at `turn` and everybody behind.
    pub fn of(order: Ships, turn: u8, users: Ships) -> Contest {
        Contest {
            counting: order.iter().copied().skip(usize::from(turn)).collect(),
            order,
            turn,
            users,
            values: PerShip::default(),
            shooters: None,
            fired: false,
        }
    }
}

impl Flight {
    /// Humans that gaining so many blocks costs: one for each block beyond the number of aliens (GX-8.41).
    fn infection(&self, ship: usize, blocks: u32) -> u8 {
        if !self.road(ship, RoughRoad::InfectedGoods) {
            return 0;
        }
        let aliens = self.pilots[ship].ship.with_aliens().len();
        blocks.saturating_sub(aliens) as u8
    }

    /// Takes what the bank has of these blocks and lets the player store them (GT-17). Infected goods are paid with humans
    /// first, all or none (GX-8.41, GX-8.42).
    pub(in crate::flight) fn offer_goods(
        &mut self,
        ship: usize,
        goods: Goods,
        one_less: bool,
        rec: &mut impl Recorder<Event>,
    ) {
        let blocks = goods.at_most(self.bank).total();
        let most = goods.total().saturating_sub(u32::from(one_less));
        let humans = self.infection(ship, blocks.min(most));
        if humans == 0 {
            self.hand_out_goods(ship, goods, one_less, rec);
            return;
        }
        self.pilots[ship].pending = Some(Pending::Goods { goods, one_less });
        let humans = humans.min(self.pilots[ship].ship.humans());
        self.ask(ship, Question::InfectedGoods { humans }, rec);
    }

    /// The owner pays humans for infected goods, or leaves them (GX-8.42, GX-8.53).
    pub(in crate::flight) fn accept_infected(
        &mut self,
        ship: usize,
        humans: u8,
        yes: bool,
        rec: &mut impl Recorder<Event>,
    ) {
        self.pilots[ship].question = None;
        rec.tell_all(|| Event::Accepted {
            ship: ship as u8,
            yes,
        });
        if !yes {
            self.pilots[ship].pending = None;
            return;
        }
        let state = &self.pilots[ship].ship;
        if state.humans() <= humans || state.humans.squares().len() == 1 {
            let from = state.default_human_loss(humans);
            self.crew_lost(ship, &from, rec);
        } else {
            self.ask(ship, Question::LoseHumans { count: humans }, rec);
        }
    }

    /// Big Baddies: the lower of two dice is added to the strength of an enemy.
    pub(in crate::flight) fn strengthen_enemy(&mut self, rec: &mut impl Recorder<Event>) {
        if !self.memory.roads.has(RoughRoad::BigBaddies) {
            return;
        }
        let dice = self.rolls.roll();
        let bonus = dice[0].min(dice[1]);
        self.memory.enemy_bonus = bonus;
        rec.tell_all(|| Event::EnemyStronger { dice, bonus });
    }

    /// What is added to the strength of the enemy that attacks this ship.
    pub(in crate::flight) fn bonus_against(&self, ship: usize) -> u8 {
        if self.road(ship, RoughRoad::BigBaddies) {
            self.memory.enemy_bonus
        } else {
            0
        }
    }

    /// An intruder as it comes to a ship: Unguarded Airlocks give it two steps more, in a Hunting Season a second one follows
    /// that keeps to the other hand. A double intruder has both hands already.
    pub(in crate::flight) fn faced_intruder(&self, intruder: Intruder, ship: u8) -> Intruder {
        let ship = usize::from(ship);
        let more = if self.road(ship, RoughRoad::UnguardedAirlocks) {
            Number::AirlockSteps.at(0)
        } else {
            0
        };
        let hands = match intruder.hands {
            [Hand::Left] if self.road(ship, RoughRoad::HuntingSeason) => Hand::BOTH,
            [Hand::Right] if self.road(ship, RoughRoad::HuntingSeason) => {
                &[Hand::Right, Hand::Left]
            }
            hands => hands,
        };
        Intruder {
            steps: intruder.steps + more,
            hands,
            ..intruder
        }
    }

    /// Paranoid Locals: those who land are shot at before they load, heavily if only one lands.
    pub(in crate::flight) fn locals_shoot(
        &self,
        order: Ships,
        landed: PerShip<Option<u8>>,
    ) -> Stage {
        let landers: Ships = order
            .iter()
            .zip(&landed)
            .filter(|(_, planet)| planet.is_some())
            .map(|(ship, _)| *ship)
            .collect();
        let size = if landers.len() == 1 {
            Size::Large
        } else {
            Size::Small
        };
        let targets: Ships = landers
            .into_iter()
            .filter(|ship| self.road(usize::from(*ship), RoughRoad::ParanoidLocals))
            .collect();
        let loading = Stage::Loading {
            order,
            landed,
            turn: 0,
            for_humans: false,
        };
        match targets.first().copied() {
            Some(roller) => LoneShot {
                hazard: shot(size, Side::Front),
                roller,
                targets,
            }
            .then(loading),
            None => loading,
        }
    }

    /// Abandoned Debris: everybody names a side in order; meteors come from the sides that most named.
    pub(in crate::flight) fn vote(
        &mut self,
        order: Ships,
        mut votes: Vec<Side>,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        if let Some(ship) = order.get(votes.len()).map(|ship| usize::from(*ship)) {
            if self.pilots[ship].reply.is_none() {
                self.ask(ship, Question::VoteSide, rec);
            }
            if let Some(Reply::Side(side)) = self.pilots[ship].reply.take() {
                rec.tell_all(|| Event::Voted {
                    ship: ship as u8,
                    side,
                });
                votes.push(side);
            }
            return Stage::Vote { order, votes };
        }
        let named = |side: Side| votes.iter().filter(|vote| **vote == side).count();
        let most = Side::ALL.into_iter().map(named).max().unwrap_or(0);
        let targets: Ships = order
            .iter()
            .copied()
            .filter(|ship| self.road(usize::from(*ship), RoughRoad::AbandonedDebris))
            .collect();
        let offer = Stage::Offer {
            order,
            turn: 0,
            users: Ships::default(),
            shot_at: false,
        };
        let Some(roller) = targets.first().copied() else {
            return offer;
        };
        // The last side is wrapped first, so that the front flies first.
        Side::ALL
            .into_iter()
            .rev()
            .filter(|side| named(*side) == most)
            .fold(offer, |then, from| {
                let hazard = Hazard {
                    kind: HazardKind::Meteor,
                    size: Size::Large,
                    from,
                };
                LoneShot {
                    hazard,
                    roller,
                    targets,
                }
                .then(then)
            })
    }

    /// Stiff Competition: the user and those behind count; each who is stronger fires; then the user may change his or her
    /// mind (GX-8.10 to GX-8.12).
    pub(in crate::flight) fn compete(
        &mut self,
        mut contest: Contest,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let user = contest.counting.first().copied().unwrap_or(0);
        let place = contest.values.len();
        if let Some(ship) = contest.counting.get(place).copied() {
            match self.strength(usize::from(ship), Criterion::Cannons, rec) {
                Count::Asked => {}
                Count::Value(value) => contest.values.push(value),
                // The user is gone: the chance passes on.
                Count::Jumped if ship == user => {
                    return Stage::Offer {
                        order: contest.order,
                        turn: contest.turn + 1,
                        users: contest.users,
                        shot_at: false,
                    };
                }
                Count::Jumped => {
                    contest.counting.remove(place);
                }
            }
            return Stage::Compete { contest };
        }
        let strength = contest.values.first().copied().unwrap_or(0);
        let shooters = contest.shooters.get_or_insert_with(|| {
            let stronger = contest.counting.iter().zip(&contest.values).skip(1);
            stronger
                .filter(|(_, value)| **value > strength)
                .map(|(ship, _)| *ship)
                .collect()
        });
        if let Some(roller) = shooters.remove(0) {
            contest.fired = true;
            let heavy = LoneShot {
                hazard: shot(Size::Large, Side::Rear),
                roller,
                targets: Ships::from_iter([user]),
            };
            return heavy.then(Stage::Compete { contest });
        }
        let user = usize::from(user);
        let offer = |turn| Stage::Offer {
            order: contest.order,
            turn,
            users: contest.users,
            shot_at: false,
        };
        if !contest.fired {
            let offer = (contest.order, contest.turn, contest.users);
            return self.use_derelict(offer, false, rec);
        }
        match self.has_derelict_crew(user, rec) {
            None => return Stage::Compete { contest },
            Some(false) => return offer(contest.turn + 1),
            Some(true) => {}
        }
        if self.pilots[user].reply.is_none() {
            self.ask(user, Question::UseCard, rec);
        }
        match self.pilots[user].reply.take() {
            None => Stage::Compete { contest },
            Some(Reply::Yes) => {
                let offer = (contest.order, contest.turn, contest.users);
                self.use_derelict(offer, false, rec)
            }
            Some(_) => {
                rec.tell_all(|| Event::Accepted {
                    ship: user as u8,
                    yes: false,
                });
                offer(contest.turn + 1)
            }
        }
    }
}
