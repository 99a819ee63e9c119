//! New adventure cards: Dangerous Sector, hazardous Open Space, Radiation Leak, penalties of combined enemies (GX-17).

use super::cards::{Barrage, Raid, Stage, Volley};
use super::{Flight, Ships};
use crate::cards::{Adventure, CardId, Level, Penalty};
use crate::event::{Event, LostBy};
use crate::question::CabinLoss;
use crate::ship::Ship;
use crate::square::Squares;
use crate::tiles::Kind;
use table::Recorder;

impl Flight {
    /// The same flight with these unused cards, in the order in which a Dangerous Sector draws them (GX-17.22).
    #[must_use]
    pub fn with_unused_cards(self, unused_cards: Vec<CardId>) -> Flight {
        Flight {
            unused_cards,
            ..self
        }
    }

    /// Cards of the named deck are put face down on top of the adventure deck (GX-17.2).
    pub(super) fn dangerous_sector(
        &mut self,
        deck: Level,
        count: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let mut drawn = 0;
        let top = usize::from(self.revealed).min(self.deck.len());
        while drawn < count {
            let next = self
                .unused_cards
                .iter()
                .position(|card| card.card().level == deck);
            let Some(next) = next else { break };
            let card = self.unused_cards.remove(next);
            self.deck.insert(top, card);
            drawn += 1;
        }
        rec.tell_all(|| Event::SectorEntered { deck, cards: drawn });
        Stage::CardDone
    }

    /// Everybody has moved through the hazardous Open Space: the fastest meets the meteors, among equals the one farthest
    /// ahead; with the rules for five players also the next one (GX-17.15, GX-17.16).
    pub(super) fn meet_fastest(
        &self,
        strengths: &[(u8, u16)],
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let strength = |ship: u8| {
            let declared = strengths.iter().find(|(other, _)| *other == ship);
            declared.map(|(_, strength)| *strength)
        };
        let mut ranked = self.taking_part();
        ranked.retain(|ship| strength(*ship).is_some());
        // The order is that after moving, and sorting keeps it among equals.
        ranked.sort_by_key(|ship| std::cmp::Reverse(strength(*ship)));
        ranked.truncate(self.users());
        if ranked.is_empty() {
            return Stage::CardDone;
        }
        rec.tell_all(|| Event::Fastest {
            ships: ranked.to_vec(),
        });
        let mut targets = self.taking_part();
        targets.retain(|ship| ranked.contains(ship));
        Stage::Hazards(Barrage {
            spared: ranked.into_iter().skip(1).collect(),
            ..Barrage::at(targets)
        })
    }

    /// Crew next to charged batteries and solar panels is lost (GX-17.17); then blocks explode.
    pub(super) fn radiation(&mut self, order: Ships, rec: &mut impl Recorder<Event>) -> Stage {
        for ship in &order {
            let ship = usize::from(*ship);
            let irradiated = self.pilots[ship].ship.irradiated();
            self.lose_from_cabins(ship, irradiated, CabinLoss::Radiation, rec);
        }
        Stage::Explosions { order }
    }

    /// Blocks with too much charge explode (GX-17.18, GX-17.24).
    pub(super) fn explosions(&mut self, order: &[u8], rec: &mut impl Recorder<Event>) -> Stage {
        let Some(&Adventure::RadiationLeak { threshold }) = self.adventure() else {
            return Stage::CardDone;
        };
        self.stage = Stage::CardDone;
        for ship in order {
            let number = usize::from(*ship);
            let mut exploded = false;
            for (block, charge) in self.pilots[number].ship.charged_blocks() {
                if charge < threshold {
                    continue;
                }
                exploded = true;
                rec.tell_all(|| Event::BlockExploded {
                    ship: *ship,
                    block: block.iter().collect(),
                    charge,
                });
                for square in block.iter() {
                    self.lose_tile(number, square, LostBy::Destroyed, rec);
                }
            }
            if exploded {
                self.after_removal(number, rec);
            }
        }
        Stage::CardDone
    }

    /// The defeated suffer the penalties of the enemy in the printed order, all of one kind before the next (GX-17.5,
    /// GX-17.21). Those who lost when it had been beaten once suffer one less of each kind (GX-17.6).
    pub(super) fn combined_penalty(
        &mut self,
        raid: Raid,
        number: u8,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Some(&Adventure::CombinedEnemy { penalties, .. }) = self.adventure() else {
            return Stage::CardDone;
        };
        let Some(penalty) = penalties.get(usize::from(number)) else {
            return Stage::CardDone;
        };
        let less = |ship: &u8| u8::from(raid.spared.contains(ship));
        match *penalty {
            Penalty::Days { days } => {
                for ship in raid.defeated.iter().rev() {
                    self.lose_days(&[*ship], days.saturating_sub(less(ship)), rec);
                }
            }
            Penalty::Crew { crew } => {
                for ship in &raid.defeated {
                    let crew = crew.saturating_sub(less(ship));
                    self.lose_crew(usize::from(*ship), crew, rec);
                }
            }
            Penalty::Goods { goods } => {
                for ship in &raid.defeated {
                    let goods = goods.saturating_sub(less(ship));
                    self.lose_goods(usize::from(*ship), goods, rec);
                }
            }
            Penalty::Fire { .. } => {
                return Stage::Hazards(Barrage {
                    spared: raid.spared,
                    volley: Volley::Penalty {
                        raid: raid.clone(),
                        number,
                    },
                    ..Barrage::at(raid.defeated)
                });
            }
        }
        Stage::CombinedPenalty {
            raid,
            number: number + 1,
        }
    }
}

impl Ship {
    /// Components with awake crew joined to a battery with tokens or to a solar panel, through routers too (GX-17.17, GX-17.19,
    /// GX-17.20).
    pub fn irradiated(&self) -> Squares {
        self.joined_to(self.charged().or(self.novelties_of(Kind::SolarPanel)))
            .and(self.occupied_cabins())
    }

    /// Blocks of mutually joined solar panels, routers and components with tokens, and the charge of each: its tokens and
    /// panels (GX-17.18, GX-17.19).
    pub fn charged_blocks(&self) -> Vec<(Squares, u8)> {
        let panels = self.novelties_of(Kind::SolarPanel);
        let members = self.charged().or(panels).or(self.routers);
        let mut left = members;
        let mut blocks = Vec::new();
        while let Some(first) = left.first() {
            let mut block = first.set();
            loop {
                let next = block.or(self.joined_to(block).and(members));
                if next == block {
                    break;
                }
                block = next;
            }
            let tokens: u8 = block.iter().map(|square| self.tokens.get(square)).sum();
            let charge = tokens + block.and(panels).len() as u8;
            left = left.without(block);
            blocks.push((block, charge));
        }
        blocks
    }
}
