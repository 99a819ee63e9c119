//! Planets, abandoned ships and stations (GT-20.15 to GT-20.35).

use super::cards::{Barrage, Stage, Volley};
use super::rough_roads::Contest;
use super::{Flight, PerShip, Reply, Ships};
use crate::cards::{Adventure, PlanetNumbers};
use crate::event::Event;
use crate::goods::Goods;
use crate::question::Question;
use crate::rough_roads::RoughRoad;
use table::Recorder;

impl Flight {
    pub(super) fn landing(
        &mut self,
        order: Ships,
        mut landed: PerShip<Option<u8>>,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Some(&Adventure::Planets { planets, .. }) = self.adventure() else {
            return Stage::CardDone;
        };
        let Some(ship) = order.get(landed.len()).map(|ship| usize::from(*ship)) else {
            return self.locals_shoot(order, landed);
        };
        // GX-4.5, GX-4.6: with the rules for five players one may land where another already stands.
        let shared = (0..planets.len() as u8)
            .any(|planet| landed.iter().filter(|at| **at == Some(planet)).count() > 1);
        let free: PlanetNumbers = (0..planets.len() as u8)
            .filter(|planet| self.fifth_wheel && !shared || !landed.contains(&Some(*planet)))
            .collect();
        if self.pilots[ship].reply.is_none() && !free.is_empty() {
            self.ask(ship, Question::Land { free }, rec);
            if self.pilots[ship].reply.is_none() {
                return Stage::Landing { order, landed };
            }
        }
        let planet = match self.pilots[ship].reply.take() {
            Some(Reply::Planet(planet)) => planet,
            _ => None,
        };
        if planet.is_some() {
            self.used_opportunity();
        }
        rec.tell_all(|| Event::Landed {
            ship: ship as u8,
            planet,
        });
        landed.push(planet);
        Stage::Landing { order, landed }
    }

    pub(super) fn loading(
        &mut self,
        order: Ships,
        landed: PerShip<Option<u8>>,
        (turn, for_humans): (u8, bool),
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Some(&Adventure::Planets {
            planets,
            humans,
            days,
        }) = self.adventure()
        else {
            return Stage::CardDone;
        };
        // Each place in the order with its ship and the planet on which it landed, if it did.
        let landers = || {
            let landings = order.iter().zip(&landed).enumerate();
            landings.filter_map(|(place, (ship, planet))| Some((place, *ship, (*planet)?)))
        };
        let next = landers().find(|(place, ..)| *place >= usize::from(turn));
        let Some((place, ship, planet)) = next else {
            let visitors: Ships = landers().map(|(_, ship, _)| ship).collect();
            self.lose_days(&visitors, days, rec);
            return Stage::CardDone;
        };
        let ship = usize::from(ship);
        // GX-4.5, GX-17.14: the second one on a planet gets one block and one human less.
        let second = landed[..place].contains(&Some(planet));
        if for_humans {
            let humans = humans.get(usize::from(planet)).copied().unwrap_or(0);
            self.take_aboard(ship, humans.saturating_sub(u8::from(second)), false, rec);
        } else if let Some(goods) = planets
            .get(usize::from(planet))
            .filter(|goods| goods.total() > 0)
        {
            self.offer_goods(ship, *goods, second, rec);
        }
        // Goods first, then humans, each as its owner likes (GX-17.13).
        Stage::Loading {
            order,
            landed,
            turn: place as u8 + u8::from(for_humans),
            for_humans: !for_humans,
        }
    }

    /// Takes what the bank has of these blocks and lets the player store them (GT-17).
    pub(super) fn hand_out_goods(
        &mut self,
        ship: usize,
        goods: Goods,
        one_less: bool,
        rec: &mut impl Recorder<Event>,
    ) {
        let offered = goods.at_most(self.bank);
        // What the bank does not have counts as left (GX-24.10: never less than nothing).
        let most = goods.total().saturating_sub(u32::from(one_less));
        let leave = offered.total().saturating_sub(most) as u8;
        self.bank = self.bank.minus(offered);
        let state = &self.pilots[ship].ship;
        let furnaces = state.working_furnaces();
        if state.holds().is_empty() && furnaces.is_empty() {
            self.bank = self.bank.plus(offered);
            rec.tell_all(|| Event::Loaded {
                ship: ship as u8,
                offered,
                holds: Vec::new(),
                discarded: offered,
                burnt: Vec::new(),
            });
        } else {
            let question = Question::Load {
                offered,
                leave,
                furnaces,
            };
            self.ask(ship, question, rec);
        }
    }

    pub(super) fn offer(
        &mut self,
        order: Ships,
        turn: u8,
        users: Ships,
        shot_at: bool,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let next = order.get(usize::from(turn)).copied();
        let Some(ship) = next.filter(|_| users.len() < self.users()) else {
            return self.after_offers(&users, rec);
        };
        let ship = usize::from(ship);
        match self.has_derelict_crew(ship, rec) {
            None => {
                return Stage::Offer {
                    order,
                    turn,
                    users,
                    shot_at,
                };
            }
            // GT-31.24: who has too little crew is not asked.
            Some(false) => {
                return Stage::Offer {
                    order,
                    turn: turn + 1,
                    users,
                    shot_at: false,
                };
            }
            Some(true) => {}
        }
        if self.pilots[ship].reply.is_none() {
            self.ask(ship, Question::UseCard, rec);
        }
        match self.pilots[ship].reply.take() {
            None => Stage::Offer {
                order,
                turn,
                users,
                shot_at,
            },
            // GX-8.12: the shots of the others come before those of the derelict.
            Some(Reply::Yes) if !shot_at && self.road(ship, RoughRoad::StiffCompetition) => {
                Stage::Compete {
                    contest: Contest::of(order, turn, users),
                }
            }
            Some(Reply::Yes) => self.use_derelict((order, turn, users), shot_at, rec),
            Some(_) => {
                rec.tell_all(|| Event::Accepted {
                    ship: ship as u8,
                    yes: false,
                });
                Stage::Offer {
                    order,
                    turn: turn + 1,
                    users,
                    shot_at: false,
                }
            }
        }
    }

    /// Whether a ship has the crew that the derelict costs or wants to see aboard. `None`: the owner has to decide.
    pub(super) fn has_derelict_crew(
        &mut self,
        ship: usize,
        rec: &mut impl Recorder<Event>,
    ) -> Option<bool> {
        match self.adventure() {
            // GX-13.27: crubots cannot be given up.
            Some(&Adventure::AbandonedShip { crew, .. }) => {
                Some(self.pilots[ship].ship.crew() >= crew)
            }
            Some(&Adventure::AbandonedStation { crew, .. }) => self.has_crew(ship, crew, rec),
            _ => Some(false),
        }
    }

    /// The ship at `turn` is shot at by the derelict and decides again, or gives up crew or loads.
    pub(super) fn use_derelict(
        &mut self,
        (order, turn, mut users): (Ships, u8, Ships),
        shot_at: bool,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let (crew, goods, fire) = match self.adventure() {
            Some(&Adventure::AbandonedShip { crew, fire, .. }) => (Some(crew), Goods::NONE, fire),
            Some(&Adventure::AbandonedStation { goods, fire, .. }) => (None, goods, fire),
            _ => return Stage::CardDone,
        };
        let Some(ship) = order.get(usize::from(turn)).copied() else {
            return Stage::CardDone;
        };
        // GX-17.9: it shoots first; afterwards the player decides again.
        if !shot_at && !fire.is_empty() {
            return Stage::Hazards(Barrage {
                volley: Volley::Derelict { order, turn, users },
                ..Barrage::at(Ships::from_iter([ship]))
            });
        }
        self.used_opportunity();
        rec.tell_all(|| Event::Accepted { ship, yes: true });
        match crew {
            Some(crew) => self.lose_crew(usize::from(ship), crew, rec),
            None => self.offer_goods(usize::from(ship), goods, !users.is_empty(), rec),
        }
        users.push(ship);
        Stage::OfferUsed { order, turn, users }
    }

    /// The last user has paid in crew and gets the credits: the second one 1 credit less (GX-4.7). Then the next is asked.
    pub(super) fn offer_used(
        &mut self,
        order: Ships,
        turn: u8,
        users: Ships,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        if let (Some(&Adventure::AbandonedShip { credits, .. }), Some(ship)) =
            (self.adventure(), users.last())
        {
            let less = u8::from(users.len() > 1);
            self.earn(usize::from(*ship), credits.saturating_sub(less), rec);
        }
        Stage::Offer {
            order,
            turn: turn + 1,
            users,
            shot_at: false,
        }
    }

    /// All users lose the days, the one farthest behind first (GX-4.9).
    fn after_offers(&mut self, users: &[u8], rec: &mut impl Recorder<Event>) -> Stage {
        if let Some(
            &(Adventure::AbandonedShip { days, .. } | Adventure::AbandonedStation { days, .. }),
        ) = self.adventure()
        {
            self.lose_days(users, days, rec);
        }
        Stage::CardDone
    }
}
