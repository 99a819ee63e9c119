//! Decisions after building.

use super::plan::{Level, Trucker, ship_of};
use crate::cards::{Adventure, Criterion};
use crate::command::Command;
use crate::flight::{Flight, cautious_thrust};
use crate::game::{SeatView, View};
use crate::goods::Goods;
use crate::intruders::WalkStep;
use crate::machinations::Machination;
use crate::question::{AlienCabin, Evasion, Jump, Question, Thrust};
use crate::ship::Ship;
use crate::specialization::Specialization;
use crate::square::{Square, Squares};
use crate::tiles::Alien;

impl Trucker {
    pub(super) fn answer(
        &mut self,
        view: &View,
        own: impl FnOnce() -> SeatView,
        ship: &Ship,
        question: &Question,
    ) -> Option<Command> {
        let card = view.card.map(|card| card.card().adventure);
        Some(match question {
            Question::Heading => Command::Turn {
                turns: ship.best_heading(),
            },
            Question::Repair => Command::Repair {
                remove: ship.default_repair(),
                keep: None,
                keep_other: None,
            },
            Question::PlaceCrew => Command::PlaceCrew {
                aliens: self.aliens(view, ship),
            },
            Question::GiveUp => Command::GiveUp { leave: false },
            Question::PowerEngines => self.power(view, ship, card, Criterion::Engines),
            Question::PowerCannons => self.power(view, ship, card, Criterion::Cannons),
            Question::Defend {
                defences, boosted, ..
            } => Command::Defend {
                with: defences.first().or_else(|| boosted.first()),
                battery: None,
                booster_battery: None,
            },
            Question::Jump => Command::Jump {
                with: self.escape(view, ship, card),
                batteries: Vec::new(),
            },
            Question::Wake => ship.wake_all(),
            // A defeat costs more than the alien is worth; a rookie keeps it for later.
            Question::Diplomat => Command::Accept {
                yes: self.level != Level::Rookie,
            },
            Question::Land { free } => Command::Land {
                planet: self.planet(ship, card, free),
            },
            Question::UseCard => Command::Accept {
                yes: self.wants_card(ship, card),
            },
            Question::InfectedGoods { humans } => Command::Accept {
                yes: self.wants_infected(ship, card, *humans),
            },
            Question::PayUnion { due } => self.pay_union(view, own().credits, ship, *due),
            Question::VoteSide => Command::ChooseSide {
                side: ship.safest_side(),
            },
            Question::TakeReward => Command::Accept {
                yes: self.wants_reward(ship, card),
            },
            Question::Load { offered, leave, .. } => {
                ship.default_load(offered.without_cheapest(*leave))
            }
            Question::LoseCrew { count } => ship.default_crew_command(*count),
            Question::LoseFromCabins { cabins, shared, .. } => {
                ship.default_cabin_losses(*cabins, *shared)
            }
            Question::LoseGoods { colour, count } => Command::LoseGoods {
                from: ship.default_goods_loss(*colour, *count),
            },
            Question::LoseTokens { count } => Command::LoseTokens {
                from: ship.default_batteries(usize::from(*count)),
            },
            Question::KeepPiece { pieces } => Command::Keep {
                square: ship
                    .default_piece(pieces, |piece| ship.humans_in(piece))
                    .first()?,
            },
            Question::Thrust { hit, shifts, .. } => Command::Thrust {
                with: cautious_thrust(hit, shifts),
                battery: None,
            },
            Question::Crubots {
                stations,
                needed,
                ahead,
                with_crubots,
            } => Command::ActivateCrubots {
                stations: match card {
                    Some(Adventure::Intruder { intruder })
                        if ship.walk_worth(&intruder, with_crubots)
                            > ship.walk_worth(&intruder, ahead) + 1 =>
                    {
                        ship.strongest_powered(*stations, u8::MAX, 0)
                    }
                    Some(Adventure::Intruder { .. }) => Vec::new(),
                    _ => self.crubots(view, ship, card, *stations, *needed),
                },
                batteries: Vec::new(),
            },
            Question::Evade {
                ahead, evasions, ..
            } => Command::Thrust {
                with: evasion(ship, card, ahead, evasions),
                battery: None,
            },
            Question::KeepMember => self.choose_member(&own().dealt)?,
            Question::DraftMember => self.choose_member(&view.draft)?,
            Question::UseMembers { abilities } => self.use_members(view, own, ship, abilities),
            Question::Undermine { ship: victim } => {
                Flight::undermining(&ship_of(view, usize::from(*victim))?)
            }
            Question::GiveGoods { count } => Flight::default_giving(ship, *count),
            Question::Bid { .. }
            | Question::ChooseMachination
            | Question::Pay { .. }
            | Question::Customs { .. }
            | Question::EcoPatrol { .. }
            | Question::SystemTest { .. }
            | Question::Surrender { .. }
            | Question::Demand { .. }
            | Question::Aim { .. }
            | Question::ChooseSide
            | Question::Sell { .. } => {
                return self.answer_machination(view, &own(), ship, question);
            }
            Question::LoseHumans { count } => Command::LoseCrew {
                from: ship.default_human_loss(*count),
            },
            Question::RollDifficulty => Command::RollDifficulty,
            Question::Continue => Command::Continue,
            // Those of the modules with decisions of their own.
            Question::Seal { .. }
            | Question::Guess
            | Question::Coordinates
            | Question::Volley { .. }
            | Question::Stop { .. }
            | Question::Fit { .. }
            | Question::TakeAboard { .. }
            | Question::Recharge { .. }
            | Question::Insurance { .. } => {
                return self.answer_bonus(view, ship, question, own().credits);
            }
        })
    }

    /// Crubots that make a difference: they reach the crew that a card wants, or lift the ship above the smallest crew of the
    /// others..
    fn crubots(
        &self,
        view: &View,
        ship: &Ship,
        card: Option<Adventure>,
        stations: Squares,
        needed: Option<u8>,
    ) -> Vec<Square> {
        let mut after = *ship;
        let mut chosen = Vec::new();
        let others = view
            .order
            .iter()
            .filter(|other| Some(**other) != self.ship_number(view))
            .filter_map(|other| view.ships.get(usize::from(*other))?.counts);
        let target = match needed {
            Some(crew) if self.wants_card(ship, card) => crew,
            Some(_) => return chosen,
            None => others.map(|counts| counts.crew + 1).min().unwrap_or(0),
        };
        let count = |ship: &Ship| match needed {
            Some(_) => ship.crew_with_crubots(),
            None => ship.compared_crew(),
        };
        if self.level == Level::Rookie || count(ship) >= target {
            return chosen;
        }
        for station in ship.strongest_powered(stations, u8::MAX, 0) {
            chosen.push(station);
            after.active_crubots.insert(station);
            if count(&after) >= target {
                return chosen;
            }
        }
        Vec::new()
    }

    /// The number of the bot's ship.
    fn ship_number(&self, view: &View) -> Option<u8> {
        let player = view.players.get(self.seat.index())?;
        Some(player.ship)
    }

    /// Aliens are worth their cabin where their bonus counts and enough humans stay: in each half of a twin ship at least those of
    /// one cabin, because a half without humans leaves before the first card (GX-24.12).
    fn aliens(&self, view: &View, ship: &Ship) -> Vec<AlienCabin> {
        if self.level == Level::Rookie {
            return Vec::new();
        }
        let mut taken = Squares::EMPTY;
        let mut humans = ship.humans();
        let mut aliens = Vec::new();
        for alien in [Alien::Purple, Alien::Brown, Alien::Cyan] {
            let specialization = (alien == Alien::Cyan)
                .then(|| self.specialization(view, ship, &aliens))
                .flatten();
            let useful = match alien {
                Alien::Purple => ship.cannon_strength_x2(ship.occupied()) > 0,
                Alien::Brown => ship.engine_strength(ship.occupied()) > 0,
                Alien::Cyan => specialization.is_some(),
            };
            let stays_manned = |square: &Square| {
                let mut others = ship.cabins().and(ship.part_of(*square)).without(taken);
                others.remove(*square);
                others.iter().any(|other| ship.contents(other).humans > 0)
            };
            let cabin = ship.alien_cabins(alien).without(taken);
            let cabin = cabin.iter().find(stays_manned);
            if let Some(square) = cabin.filter(|_| useful && humans >= 6) {
                taken.insert(square);
                humans -= 2;
                aliens.push(AlienCabin {
                    square,
                    alien,
                    specialization,
                });
            }
        }
        aliens
    }

    /// The most useful specialization that is left for this ship.
    fn specialization(
        &self,
        view: &View,
        ship: &Ship,
        others: &[AlienCabin],
    ) -> Option<Specialization> {
        let consumers = ship.powered_cannons().or(ship.double_engines()).len();
        let containers: u32 = ship
            .holds()
            .iter()
            .map(|square| u32::from(ship.containers(square)))
            .sum();
        let value = |specialization| match specialization {
            Specialization::Manager => 2 + 3 * others.len() as u32,
            Specialization::Merchant => containers / 2,
            Specialization::Techie => 2 * consumers,
            Specialization::Diplomat => 4,
            Specialization::Lawyer => 3,
            Specialization::Bodyguard if view.setup.intruders => 5,
            Specialization::Bodyguard => 1,
        };
        view.setup
            .specializations()
            .filter(|one| {
                view.ships
                    .iter()
                    .all(|ship| ship.specialization != Some(*one))
            })
            .max_by_key(|one| value(*one))
    }

    /// A jump away from a card that would end the flight: slavers who take every human and cannot be beaten. Not from the last
    /// card, which would end it too (GX-2.39).
    fn escape(&self, view: &View, ship: &Ship, card: Option<Adventure>) -> Option<Jump> {
        let Some(Adventure::Slavers { strength, crew, .. }) = card else {
            return None;
        };
        let last = view.revealed.len() >= usize::from(view.deck);
        let beaten = ship.cannon_strength_x2(ship.occupied()) >= 2 * u32::from(strength);
        if self.level == Level::Rookie || last || beaten || ship.crew() > crew {
            return None;
        }
        ship.jumps(0).first().copied()
    }

    /// Boosted cannons that turn a defeat by an enemy into a victory (GX-2.25).
    fn boosts(&self, ship: &Ship, enemy: u32) -> Option<Command> {
        if self.level == Level::Rookie {
            return None;
        }
        let tokens = |square| ship.tokens_for(square);
        (1..=ship.cannon_boosters().len()).find_map(|most| {
            let (mut doubles, boosts) = ship.strongest_boosts(most, tokens);
            ship.power_others(&mut doubles, &boosts, tokens);
            let boost = boosts.iter().map(|boost| ship.boost_x2(boost.cannon)).sum();
            let strength = ship.boosted_strength_x2(doubles.iter().copied().collect(), boost);
            (boosts.len() == most && strength > enemy).then_some(Command::Power {
                doubles,
                batteries: Vec::new(),
                boosts,
            })
        })
    }

    /// How many doubles get a token.
    fn power(
        &mut self,
        view: &View,
        ship: &Ship,
        card: Option<Adventure>,
        of: Criterion,
    ) -> Command {
        let (doubles, forward_first) = match of {
            Criterion::Engines => (ship.double_engines(), false),
            _ => (ship.powered_cannons(), true),
        };
        let most = ship.strongest_powered(doubles, u8::MAX, 0).len() as u8;
        let chosen = |count: u8| ship.strongest_powered(doubles, count, 0);
        let strength = |count: u8| {
            let powered: Squares = chosen(count).into_iter().collect();
            if forward_first {
                ship.cannon_strength_x2(powered)
            } else {
                ship.engine_strength(powered)
            }
        };
        let fewest = |target: u32| (0..=most).find(|count| strength(*count) >= target);
        if of == Criterion::Engines
            && strength(most) == 0
            && card.is_some_and(|card| card.is_open_space())
            && let Some(square) = ship.drop_to_fly()
        {
            let squares = vec![square];
            return Command::Drop { squares };
        }
        let count = match card {
            Some(card) if card.is_open_space() => {
                let needed = fewest(1).unwrap_or(0);
                match self.level {
                    Level::Rookie => most,
                    // Tokens are kept for shields and fights when they are few.
                    _ if ship.tokens() >= most + 3 => most,
                    _ => needed,
                }
            }
            Some(card) if card.enemy().is_some() => {
                let enemy = card
                    .enemy()
                    .map_or(0, |enemy| 2 * u32::from(enemy.strength));
                if strength(most) < enemy {
                    if let Some(jump) = self.escape(view, ship, Some(card)) {
                        return Command::Jump {
                            with: Some(jump),
                            batteries: Vec::new(),
                        };
                    }
                    if let Some(command) = self.boosts(ship, enemy) {
                        return command;
                    }
                }
                match self.level {
                    Level::Rookie => most,
                    _ => fewest(enemy + 1).or_else(|| fewest(enemy)).unwrap_or(0),
                }
            }
            Some(
                Adventure::CombatZone { .. } | Adventure::Machination(Machination::Ambush { .. }),
            ) => {
                // Just above the weakest of the others, as far as they show.
                let me = view
                    .players
                    .get(self.seat.index())
                    .map(|player| player.ship);
                let weakest = view
                    .order
                    .iter()
                    .filter(|other| Some(**other) != me)
                    .filter_map(|other| view.ships.get(usize::from(*other))?.counts)
                    .map(|counts| match of {
                        Criterion::Engines => counts.engines,
                        _ => counts.cannons_x2,
                    })
                    .min();
                match (self.level, weakest) {
                    (Level::Rookie, _) | (_, None) => 0,
                    (_, Some(weakest)) => fewest(u32::from(weakest) + 1).unwrap_or(0),
                }
            }
            _ => 0,
        };
        Command::Power {
            doubles: chosen(count),
            batteries: Vec::new(),
            boosts: Vec::new(),
        }
    }

    /// Credits that these goods would add to what is aboard.
    pub(super) fn worth(ship: &Ship, goods: Goods) -> u32 {
        let after: u32 = ship
            .default_loading(goods)
            .iter()
            .map(|(_, goods)| goods.value())
            .sum();
        after.saturating_sub(ship.goods().value())
    }

    /// Whether gaining so many credits is worth losing so many days.
    pub(super) fn pays(&self, credits: u32, days: u8) -> bool {
        match self.level {
            Level::Rookie => credits > 0,
            Level::Trucker => 2 * credits > u32::from(days),
            Level::Veteran => 3 * credits >= 2 * u32::from(days) && credits > 0,
        }
    }

    fn planet(&self, ship: &Ship, card: Option<Adventure>, free: &[u8]) -> Option<u8> {
        let Some(Adventure::Planets {
            planets,
            humans,
            days,
        }) = card
        else {
            return None;
        };
        let (planet, worth) = free
            .iter()
            .filter_map(|planet| {
                let goods = planets.get(usize::from(*planet))?;
                let humans = humans.get(usize::from(*planet)).copied().unwrap_or(0);
                let room = ship.places_aboard().len().min(usize::from(humans)) as u32;
                Some((*planet, Trucker::worth(ship, *goods) + room))
            })
            .max_by_key(|(_, worth)| *worth)?;
        self.pays(worth, days).then_some(planet)
    }

    fn wants_card(&self, ship: &Ship, card: Option<Adventure>) -> bool {
        match card {
            Some(Adventure::AbandonedShip {
                crew,
                credits,
                days,
                ..
            }) => {
                let left = ship.humans().saturating_sub(crew);
                let least = match self.level {
                    Level::Rookie => 1,
                    Level::Trucker => 2,
                    Level::Veteran => 3,
                };
                left >= least && self.pays(u32::from(credits), days)
            }
            Some(Adventure::AbandonedStation { goods, days, .. }) => {
                self.pays(Trucker::worth(ship, goods), days)
            }
            // Two tokens are kept for shields and fights.
            Some(Adventure::Machination(Machination::StrandedShip {
                tokens,
                credits,
                days,
            })) => {
                let spare = self.level == Level::Rookie || ship.tokens() >= tokens + 2;
                spare && self.pays(u32::from(credits), days)
            }
            _ => false,
        }
    }

    fn wants_reward(&self, ship: &Ship, card: Option<Adventure>) -> bool {
        card.and_then(|card| card.enemy()).is_some_and(|enemy| {
            let worth = Trucker::worth(ship, enemy.goods);
            self.pays(u32::from(enemy.credits) + worth, enemy.days)
        })
    }
}

/// The thruster that makes the most of an intruder, if that is worth more than the token.
fn evasion(
    ship: &Ship,
    card: Option<Adventure>,
    ahead: &[WalkStep],
    evasions: &[Evasion],
) -> Option<Thrust> {
    let Some(Adventure::Intruder { intruder }) = card else {
        return None;
    };
    let best = evasions
        .iter()
        .max_by_key(|evasion| ship.walk_worth(&intruder, &evasion.ahead))?;
    let gained = ship.walk_worth(&intruder, &best.ahead) - ship.walk_worth(&intruder, ahead);
    (gained > 1).then_some(Thrust {
        thruster: best.thruster,
        to: best.to,
    })
}
