//! Whole adventure cards: players are given by numbers, so ships with those numbers are made for them.

use super::{CaseFault, Difference, differ};
use crate::board::ShipClass;
use crate::cards::{
    Adventure, CombatLine, Criterion, Hazard, HazardKind, Hazards, Penalty, PlanetHumans,
    PlanetList, Size,
};
use crate::command::Command;
use crate::event::Event;
use crate::flight::{Flight, Pilot, Rolls};
use crate::goods::{Colour, Goods};
use crate::question::{HoldGoods, Question};
use crate::ship::{Contents, Placed, Ship};
use crate::side::{Rotation, Side};
use crate::square::Square;
use crate::tiles::{Alien, Kind, TileId};
use serde::Deserialize;
use std::collections::BTreeMap;
use table::{AddressedEvent, Dice, Seed};

#[derive(Clone, Debug, Deserialize)]
pub(super) struct CardCase {
    card: RecordedCard,
    ring: i32,
    players: Vec<Player>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum RecordedCard {
    OpenSpace,
    Stardust,
    Slavers {
        strength: u8,
        lose_crew: u8,
        credits: u8,
        days: u8,
    },
    Smugglers {
        strength: u8,
        lose_goods: u8,
        goods: Goods,
        days: u8,
    },
    Planets {
        planets: Vec<Goods>,
        days: u8,
    },
    AbandonedShip {
        crew: u8,
        credits: u8,
        days: u8,
    },
    AbandonedStation {
        crew: u8,
        goods: Goods,
        days: u8,
    },
    CombatZone {
        lines: Vec<RecordedLine>,
    },
}

#[derive(Clone, Debug, Deserialize)]
struct RecordedLine {
    criterion: Criterion,
    penalty: RecordedPenalty,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RecordedPenalty {
    Days(u8),
    Crew(u8),
    Goods(u8),
    Shots(Vec<RecordedShot>),
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct RecordedShot {
    size: Size,
    from: Side,
}

impl RecordedLine {
    fn line(&self) -> Result<CombatLine, CaseFault> {
        let penalty = match &self.penalty {
            RecordedPenalty::Days(days) => Penalty::Days {
                days: some_days(*days)?,
            },
            RecordedPenalty::Crew(crew) => Penalty::Crew { crew: *crew },
            RecordedPenalty::Goods(goods) => Penalty::Goods { goods: *goods },
            RecordedPenalty::Shots(shots) => {
                let shot = |size, from| Hazard {
                    kind: HazardKind::Cannon,
                    size,
                    from,
                };
                let shots: Vec<Hazard> = shots.iter().map(|s| shot(s.size, s.from)).collect();
                Penalty::Fire {
                    shots: Hazards::new(&shots, shot(Size::Small, Side::Front))
                        .ok_or(CaseFault::Impossible("gt-case-shots"))?,
                }
            }
        };
        Ok(CombatLine {
            criterion: self.criterion,
            penalty,
        })
    }
}

#[derive(Clone, Debug, Deserialize)]
struct Player {
    name: String,
    position: i32,
    cannons: Cannons,
    engines: Engines,
    tokens: u8,
    crew: Crew,
    goods: Goods,
    free_containers: u8,
    exposed: u8,
    decisions: Decisions,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct Cannons {
    single_forward: u8,
    single_other: u8,
    double_forward: u8,
    double_other: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct Engines {
    single: u8,
    double: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct Crew {
    humans: u8,
    brown: u8,
    purple: u8,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
struct Decisions {
    power_engines: u8,
    power_cannons: PowerCannons,
    take_reward: bool,
    accept: bool,
    land: Option<u8>,
    load: Vec<Colour>,
    lose_order: Vec<Figure>,
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default)]
struct PowerCannons {
    forward: u8,
    other: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Figure {
    #[serde(alias = "humans")]
    Human,
    Brown,
    Purple,
}

#[derive(Debug, Deserialize)]
pub(super) struct CardAnswer {
    players: BTreeMap<String, PlayerAfter>,
    penalized: Option<BTreeMap<Criterion, String>>,
}

#[derive(Debug, PartialEq, Deserialize)]
struct PlayerAfter {
    position: Option<i32>,
    credits: u16,
    humans: u8,
    brown: u8,
    purple: u8,
    tokens: u8,
    goods: Goods,
    in_flight: bool,
}

impl CardCase {
    pub(super) fn compare(&self, answer: CardAnswer) -> Result<Option<Difference>, CaseFault> {
        if self.ring != crate::route::RING {
            return Err(CaseFault::Impossible("gt-case-ring"));
        }
        if self.players.is_empty() || self.players.len() > 5 {
            return Err(CaseFault::Impossible("gt-case-players"));
        }
        let adventure = self.card.adventure()?;
        let stardust = adventure == Adventure::Stardust;
        let mut pilots = Vec::new();
        for player in &self.players {
            if player.position.abs() > 1000 {
                return Err(CaseFault::Impossible("gt-case-position"));
            }
            pilots.push(Pilot::new(
                player.ship(stardust)?,
                player.position,
                Vec::new(),
            ));
        }
        // Every shot rolls 2 and misses (GT-3.6).
        let rolls = Rolls::given(
            std::iter::repeat_n([1, 1], 64),
            Dice::new(Seed::from_u64(0)),
        );
        let bank = crate::goods::goods(100, 100, 100, 100);
        let mut flight = Flight::of_one_card(pilots, adventure, bank, rolls);
        let mut told: Vec<AddressedEvent<Event>> = Vec::new();
        flight.run(&mut told);
        while !flight.is_over() {
            let Some(ship) = (0..self.players.len()).find(|ship| flight.question(*ship).is_some())
            else {
                return Err(CaseFault::Impossible("gt-case-endless"));
            };
            let command = self.players[ship].decide(&flight, ship)?;
            flight
                .answer(ship, &command, &mut told)
                .map_err(|_| CaseFault::Impossible("gt-case-decision"))?;
        }
        for (player, pilot) in self.players.iter().zip(flight.pilots()) {
            let ship = &pilot.ship;
            let ours = PlayerAfter {
                position: pilot.in_flight().then_some(pilot.position),
                credits: pilot.earned,
                humans: ship.humans(),
                brown: u8::from(ship.alien(Alien::Brown).is_some()),
                purple: u8::from(ship.alien(Alien::Purple).is_some()),
                tokens: ship.tokens(),
                goods: ship.goods(),
                in_flight: pilot.in_flight(),
            };
            let what = format!("player {}", player.name);
            let recorded = answer.players.get(&player.name);
            if let Some(difference) = differ(&what, recorded, &ours) {
                return Ok(Some(difference));
            }
        }
        let ours: BTreeMap<Criterion, String> = told
            .iter()
            .filter_map(|told| match told.event {
                Event::Weakest {
                    ship,
                    line: Some(line),
                } => Some((
                    self.card.criterion(line)?,
                    self.players.get(usize::from(ship))?.name.clone(),
                )),
                _ => None,
            })
            .collect();
        Ok(differ("penalized", answer.penalized, ours))
    }
}

impl RecordedCard {
    fn adventure(&self) -> Result<Adventure, CaseFault> {
        Ok(match self {
            RecordedCard::OpenSpace => Adventure::OpenSpace,
            RecordedCard::Stardust => Adventure::Stardust,
            &RecordedCard::Slavers {
                strength,
                lose_crew,
                credits,
                days,
            } => Adventure::Slavers {
                strength,
                crew: lose_crew,
                credits,
                days: some_days(days)?,
            },
            &RecordedCard::Smugglers {
                strength,
                lose_goods,
                goods,
                days,
            } => Adventure::Smugglers {
                strength,
                lose: lose_goods,
                goods,
                days: some_days(days)?,
            },
            RecordedCard::Planets { planets, days } => Adventure::Planets {
                planets: PlanetList::new(planets, Goods::NONE)
                    .ok_or(CaseFault::Impossible("gt-case-planets"))?,
                humans: PlanetHumans::NONE,
                days: some_days(*days)?,
            },
            &RecordedCard::AbandonedShip {
                crew,
                credits,
                days,
            } => Adventure::AbandonedShip {
                crew,
                credits,
                days: some_days(days)?,
                fire: Hazards::NONE,
            },
            &RecordedCard::AbandonedStation { crew, goods, days } => Adventure::AbandonedStation {
                crew,
                goods,
                days: some_days(days)?,
                fire: Hazards::NONE,
            },
            RecordedCard::CombatZone { lines } => {
                let lines: Vec<CombatLine> = lines
                    .iter()
                    .map(RecordedLine::line)
                    .collect::<Result<_, _>>()?;
                Adventure::CombatZone {
                    lines: lines
                        .try_into()
                        .map_err(|_| CaseFault::Impossible("gt-case-lines"))?,
                }
            }
        })
    }

    /// What a line compares.
    fn criterion(&self, line: u8) -> Option<Criterion> {
        match self {
            RecordedCard::CombatZone { lines } => Some(lines.get(usize::from(line))?.criterion),
            _ => None,
        }
    }
}

fn some_days(days: u8) -> Result<u8, CaseFault> {
    if days <= 100 {
        Ok(days)
    } else {
        Err(CaseFault::Impossible("gt-case-days"))
    }
}

/// Hands out the squares of the grid one after another; where tiles stand does not matter to these cards.
struct Builder {
    ship: Ship,
    squares: Vec<Square>,
}

impl Builder {
    fn add(&mut self, kind: Kind, rotation: Rotation, contents: Contents) -> Result<(), CaseFault> {
        let tile = TileId::all()
            .find(|id| id.tile().kind == kind)
            .ok_or(CaseFault::Impossible("gt-case-no-tile"))?;
        let square = self
            .squares
            .pop()
            .ok_or(CaseFault::Impossible("gt-case-ship-size"))?;
        self.ship.put(square, Placed { tile, rotation });
        self.ship.set_contents(square, contents);
        Ok(())
    }
}

impl Player {
    /// A ship with these strengths, crew, tokens and goods. Only its numbers matter.
    fn ship(&self, stardust: bool) -> Result<Ship, CaseFault> {
        let squares = (0..100u8)
            .filter_map(|n| Square::try_from(n).ok())
            .collect();
        let mut builder = Builder {
            ship: Ship::empty(ShipClass::III),
            squares,
        };
        let [ahead, aside] = [Rotation::ALL[0], Rotation::ALL[1]];
        let nothing = Contents::default();
        let cannons = &self.cannons;
        for (kind, rotation, count) in [
            (Kind::Cannon, ahead, cannons.single_forward),
            (Kind::Cannon, aside, cannons.single_other),
            (Kind::DoubleCannon, ahead, cannons.double_forward),
            (Kind::DoubleCannon, aside, cannons.double_other),
            (Kind::Engine, ahead, self.engines.single),
            (Kind::DoubleEngine, ahead, self.engines.double),
        ] {
            for _ in 0..count {
                builder.add(kind, rotation, nothing)?;
            }
        }
        for _ in 0..self.tokens {
            let tokens = Contents {
                tokens: 1,
                ..nothing
            };
            builder.add(Kind::Battery { cells: 2 }, ahead, tokens)?;
        }
        for _ in 0..self.crew.humans {
            let humans = Contents {
                humans: 1,
                ..nothing
            };
            builder.add(Kind::Cabin, ahead, humans)?;
        }
        for (alien, count) in [
            (Alien::Brown, self.crew.brown),
            (Alien::Purple, self.crew.purple),
        ] {
            for _ in 0..count.min(1) {
                let alien = Contents {
                    alien: Some(alien),
                    ..nothing
                };
                builder.add(Kind::Cabin, ahead, alien)?;
            }
        }
        for colour in Colour::ALL {
            for _ in 0..self.goods.of(colour) {
                let mut goods = Goods::NONE;
                *goods.of_mut(colour) = 1;
                let block = Contents { goods, ..nothing };
                builder.add(Kind::SpecialHold { containers: 1 }, ahead, block)?;
            }
        }
        for _ in 0..self.free_containers {
            builder.add(Kind::SpecialHold { containers: 1 }, ahead, nothing)?;
        }
        let mut ship = builder.ship;
        if stardust {
            ship.pretend_exposed(self.exposed);
        }
        Ok(ship)
    }

    /// The recorded decision about the question of this player.
    fn decide(&self, flight: &Flight, number: usize) -> Result<Command, CaseFault> {
        let ship = &flight.pilots()[number].ship;
        let decisions = &self.decisions;
        let default = || {
            flight
                .default_answer(number)
                .ok_or(CaseFault::Impossible("gt-case-no-default"))
        };
        let question = flight
            .question(number)
            .ok_or(CaseFault::Impossible("gt-case-not-asked"))?;
        Ok(match question {
            Question::PowerEngines => Command::Power {
                doubles: ship
                    .double_engines()
                    .iter()
                    .take(decisions.power_engines.into())
                    .collect(),
                batteries: Vec::new(),
                boosts: Vec::new(),
            },
            Question::PowerCannons => {
                let forward = ship.barrels[Side::Front.index()];
                let doubles = ship.powered_cannons();
                Command::Power {
                    doubles: doubles
                        .and(forward)
                        .iter()
                        .take(decisions.power_cannons.forward.into())
                        .chain(
                            doubles
                                .without(forward)
                                .iter()
                                .take(decisions.power_cannons.other.into()),
                        )
                        .collect(),
                    batteries: Vec::new(),
                    boosts: Vec::new(),
                }
            }
            Question::TakeReward => Command::Accept {
                yes: decisions.take_reward,
            },
            Question::UseCard => Command::Accept {
                yes: decisions.accept,
            },
            Question::Land { free } => Command::Land {
                planet: decisions.land.filter(|planet| free.contains(planet)),
            },
            Question::Load { .. } => {
                let empty = ship
                    .holds()
                    .iter()
                    .filter(|square| ship.contents(*square).goods == Goods::NONE);
                Command::Load {
                    holds: empty
                        .zip(&decisions.load)
                        .map(|(square, colour)| {
                            let mut goods = Goods::NONE;
                            *goods.of_mut(*colour) = 1;
                            HoldGoods { square, goods }
                        })
                        .collect(),
                    burn: Vec::new(),
                }
            }
            Question::LoseCrew { count } => {
                let order = if decisions.lose_order.is_empty() {
                    &[Figure::Human, Figure::Brown, Figure::Purple][..]
                } else {
                    &decisions.lose_order
                };
                let from = order.iter().flat_map(|figure| {
                    let squares = match figure {
                        Figure::Human => ship.humans.squares(),
                        Figure::Brown => ship.aliens[Alien::Brown as usize],
                        Figure::Purple => ship.aliens[Alien::Purple as usize],
                    };
                    squares.iter()
                });
                Command::LoseCrew {
                    from: from.take(usize::from(*count)).collect(),
                }
            }
            _ => default()?,
        })
    }
}
