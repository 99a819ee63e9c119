//! Enemies, combat zones and the hazards they send (GT-20.38 to GT-20.71).

use super::cards::{Barrage, Count, Raid, Stage, Volley};
use super::{Flight, PerShip, Reply, Ships};
use crate::cards::{Adventure, CombatLine, Criterion, Enemy, Hazards, JunkCost, Penalty, Size};
use crate::event::{Event, FightOutcome};
use crate::machinations::Machination;
use crate::question::Question;
use crate::rough_roads::RoughRoad;
use table::Recorder;

impl Flight {
    pub(super) fn attack(&mut self, mut raid: Raid, rec: &mut impl Recorder<Event>) -> Stage {
        let enemy = self.adventure().and_then(|card| card.enemy());
        let Some(Enemy {
            strength: enemy, ..
        }) = enemy
        else {
            return Stage::CardDone;
        };
        let next = raid.order.get(usize::from(raid.turn)).copied();
        let Some(ship) = next.filter(|_| usize::from(raid.beaten) < self.users()) else {
            return self.after_attacks(raid, rec);
        };
        let number = usize::from(ship);
        let strength = match self.strength(number, Criterion::Cannons, rec) {
            Count::Asked => return Stage::Attack(raid),
            Count::Jumped => {
                raid.turn += 1;
                return Stage::Attack(raid);
            }
            Count::Value(strength) => strength,
        };
        let enemy = enemy + self.bonus_against(number);
        let outcome = match strength.cmp(&(u16::from(enemy) * 2)) {
            std::cmp::Ordering::Greater => FightOutcome::Won,
            std::cmp::Ordering::Equal => FightOutcome::Tied,
            std::cmp::Ordering::Less => FightOutcome::Lost,
        };
        rec.tell_all(|| Event::Fought { ship, outcome });
        match outcome {
            FightOutcome::Won => {
                self.used_opportunity();
                if self.learning {
                    // GT-24.11: no choice.
                    self.pilots[number].reply = Some(Reply::Yes);
                } else {
                    self.ask(number, Question::TakeReward, rec);
                }
                return Stage::Victory(raid);
            }
            FightOutcome::Tied => {}
            FightOutcome::Lost => return Stage::Defeat(raid),
        }
        raid.turn += 1;
        Stage::Attack(raid)
    }

    /// Somebody lost to the enemy and suffers, unless a diplomat averts it (GX-2.71, GX-2.85).
    pub(super) fn defeat(&mut self, mut raid: Raid, rec: &mut impl Recorder<Event>) -> Stage {
        let Some(ship) = raid.order.get(usize::from(raid.turn)).copied() else {
            return Stage::CardDone;
        };
        let number = usize::from(ship);
        match self.averts(number, rec) {
            None => return Stage::Defeat(raid),
            Some(true) => {
                raid.turn += 1;
                return Stage::Attack(raid);
            }
            Some(false) => {}
        }
        // GX-4.12: an enemy that was beaten once takes one less.
        let less = raid.beaten.min(1);
        match self.adventure() {
            Some(&Adventure::Slavers { crew, .. }) => {
                self.lose_crew(number, crew.saturating_sub(less), rec);
            }
            Some(&Adventure::Smugglers { lose, .. }) => {
                self.lose_goods(number, lose.saturating_sub(less), rec);
            }
            _ => {
                raid.defeated.push(ship);
                if less > 0 {
                    raid.spared.push(ship);
                }
            }
        }
        raid.turn += 1;
        Stage::Attack(raid)
    }

    pub(super) fn victory(&mut self, mut raid: Raid, rec: &mut impl Recorder<Event>) -> Stage {
        let Some(ship) = raid.order.get(usize::from(raid.turn)).copied() else {
            return Stage::CardDone;
        };
        let number = usize::from(ship);
        let yes = self.pilots[number].reply.take() == Some(Reply::Yes);
        rec.tell_all(|| Event::Accepted { ship, yes });
        if yes {
            // GX-4.11, GX-17.6: the second winner gets one credit and one block less.
            let second = raid.beaten > 0;
            if let Some(enemy) = self.adventure().and_then(|card| card.enemy()) {
                if enemy.credits > 0 {
                    let credits = enemy.credits.saturating_sub(u8::from(second));
                    self.earn(number, credits, rec);
                }
                if enemy.goods.total() > 0 {
                    self.offer_goods(number, enemy.goods, second, rec);
                }
            }
            raid.takers.push(ship);
        }
        raid.beaten += 1;
        raid.turn += 1;
        Stage::Attack(raid)
    }

    /// Those who took the reward lose the days; then pirates shoot at all they defeated (GT-20.58, GX-4.13).
    fn after_attacks(&mut self, raid: Raid, rec: &mut impl Recorder<Event>) -> Stage {
        if let Some(enemy) = self.adventure().and_then(|card| card.enemy()) {
            self.lose_days(&raid.takers, enemy.days, rec);
        }
        if raid.defeated.is_empty() {
            return Stage::CardDone;
        }
        if matches!(self.adventure(), Some(Adventure::CombinedEnemy { .. })) {
            return Stage::CombinedPenalty { raid, number: 0 };
        }
        Stage::Hazards(Barrage {
            spared: raid.spared,
            ..Barrage::at(raid.defeated)
        })
    }

    /// A line of a Combat Zone; an Ambush has one (GX-7.22).
    fn combat_line_at(&self, line: u8) -> Option<CombatLine> {
        match self.adventure()? {
            Adventure::CombatZone { lines } => lines.get(usize::from(line)).copied(),
            Adventure::Machination(Machination::Ambush { line: only }) => {
                (line == 0).then_some(*only)
            }
            _ => None,
        }
    }

    /// The hazards of a barrage, in order.
    fn hazards(&self, barrage: &Barrage) -> Option<Hazards> {
        match (self.adventure()?, &barrage.volley) {
            (
                Adventure::MeteoricSwarm { meteors }
                | Adventure::MeteorPairs { meteors }
                | Adventure::HazardousOpenSpace { meteors },
                _,
            ) => Some(*meteors),
            (
                Adventure::Pirates { fire, .. }
                | Adventure::AbandonedShip { fire, .. }
                | Adventure::AbandonedStation { fire, .. },
                _,
            ) => Some(*fire),
            (Adventure::Machination(Machination::MeteorDetour { .. }), _) => {
                self.detour_meteors(barrage.line)
            }
            (Adventure::Machination(Machination::WrongTurn { shots, .. }), _) => Some(*shots),
            (Adventure::CombatZone { .. } | Adventure::Machination(_), _) => {
                self.combat_line_at(barrage.line?)?.penalty.shots()
            }
            (Adventure::CombinedEnemy { penalties, .. }, Volley::Penalty { number, .. }) => {
                penalties.get(usize::from(*number))?.shots()
            }
            (Adventure::SpaceJunkyard { boxes, .. }, Volley::Box(stops)) => {
                let (_, at) = stops.current()?;
                match boxes.get(usize::from(at))?.cost {
                    JunkCost::Hazards { hazards } => Some(hazards),
                    _ => None,
                }
            }
            (Adventure::SpaceBilliards { rows }, Volley::Row(table)) => {
                rows.get(usize::from(table.row()?)).copied()
            }
            _ => None,
        }
    }

    /// What follows the last hazard of a barrage.
    fn after_hazards(&self, barrage: Barrage) -> Stage {
        match (barrage.volley, barrage.line) {
            (Volley::Card, Some(line)) => self.next_line(line),
            (Volley::Card, None) => Stage::CardDone,
            (Volley::Derelict { order, turn, users }, _) => Stage::Offer {
                order,
                turn,
                users,
                shot_at: true,
            },
            (Volley::Box(stops), _) => Stage::Collecting(stops),
            (Volley::Row(table), _) => self.after_row(table),
            (Volley::Penalty { raid, number }, _) => Stage::CombinedPenalty {
                raid,
                number: number + 1,
            },
        }
    }

    pub(super) fn next_hazard(
        &mut self,
        mut barrage: Barrage,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        if self.rolls_again() {
            barrage.index -= 1;
            barrage.pair = None;
        }
        let index = barrage.index;
        let hazards = self.hazards(&barrage);
        let hazard = hazards.and_then(|hazards| hazards.get(usize::from(index)).copied());
        let Some(hazard) = hazard else {
            return self.after_hazards(barrage);
        };
        // GX-4.12, GX-4.19: the first large one misses those who are spared.
        let first_large = hazards.is_some_and(|hazards| {
            hazards.iter().position(|hazard| hazard.size == Size::Large) == Some(usize::from(index))
        });
        // GX-7.22: an Ambush spares the second lowest every heavy shot.
        let ambush = matches!(self.machination(), Some(Machination::Ambush { .. }));
        let first_large = first_large || ambush && hazard.size == Size::Large;
        let spares = |barrage: &Barrage, ship: &u8| first_large && barrage.spared.contains(ship);
        let ahead = barrage.targets.iter().find(|ship| !spares(&barrage, ship));
        // GX-0.26: the source of the meteors rolls, otherwise the one farthest ahead of those affected.
        let roller = match &barrage.volley {
            Volley::Row(table) => ahead.and(table.roller()),
            _ => ahead.copied(),
        };
        if let Some(roller) = roller {
            // GX-17.7: the small meteor of a pair follows in the line of the large one.
            let pair = barrage.pair.take();
            let follows = pair.is_some();
            let dice = pair.unwrap_or_else(|| self.rolls.roll());
            let leads = !follows && matches!(self.adventure(), Some(Adventure::MeteorPairs { .. }));
            if leads {
                barrage.pair = Some(dice);
            }
            let targets = barrage.targets.iter().copied();
            let struck = targets.filter(|ship| !spares(&barrage, ship));
            self.tell_roll((index, hazard, dice), roller, follows, struck, rec);
            for ship in barrage
                .targets
                .iter()
                .filter(|ship| !spares(&barrage, ship))
            {
                let ship = usize::from(*ship);
                if follows {
                    self.strike_behind(ship, hazard, dice, rec);
                } else {
                    self.strike(ship, hazard, dice, leads, rec);
                }
            }
        }
        barrage.index += 1;
        Stage::Hazards(barrage)
    }

    pub(super) fn next_line(&self, line: u8) -> Stage {
        Stage::CombatLine {
            line: line + 1,
            order: self.taking_part(),
            values: PerShip::default(),
        }
    }

    pub(super) fn combat_line(
        &mut self,
        line: u8,
        mut order: Ships,
        mut values: PerShip<u16>,
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let Some(now) = self.combat_line_at(line) else {
            return Stage::CardDone;
        };
        if order.len() < 2 {
            // GX-2.42: the others are in hyperspace.
            rec.tell_all(|| Event::NoEffect);
            return Stage::CardDone;
        }
        if let Some(ship) = order.get(values.len()) {
            match self.strength(usize::from(*ship), now.criterion, rec) {
                Count::Asked => {}
                Count::Jumped => {
                    order.remove(values.len());
                }
                Count::Value(value) => values.push(value),
            }
            return Stage::CombatLine {
                line,
                order,
                values,
            };
        }
        let weakest = self.weakest(&order, &values);
        for ship in &weakest {
            rec.tell_all(|| Event::Weakest {
                ship: *ship,
                line: Some(line),
            });
        }
        Stage::CombatPenalty {
            line,
            order,
            weakest,
            averted: Ships::default(),
            turn: 0,
        }
    }

    /// The weakest suffer, unless their diplomats avert it (GX-2.71, GX-2.72).
    pub(super) fn combat_penalty(
        &mut self,
        line: u8,
        order: Ships,
        weakest: Ships,
        (mut averted, turn): (Ships, u8),
        rec: &mut impl Recorder<Event>,
    ) -> Stage {
        let (Some(now), Some(first)) = (self.combat_line_at(line), weakest.first().copied()) else {
            return Stage::CardDone;
        };
        if let Some(ship) = weakest.get(usize::from(turn)).copied() {
            // GX-2.71: a diplomat helps in a Combat Zone, not in an Ambush.
            let averts = match self.machination() {
                Some(_) => Some(false),
                None => self.averts(usize::from(ship), rec),
            };
            if averts == Some(true) {
                averted.push(ship);
            }
            return Stage::CombatPenalty {
                line,
                order,
                weakest,
                averted,
                turn: turn + u8::from(averts.is_some()),
            };
        }
        // GX-4.16 to GX-4.19: the second lowest suffers one less.
        let remorseless = self.roads().has(RoughRoad::RemorselessFate);
        let less = |ship: u8| u8::from(ship != first && !remorseless);
        let suffer: Ships = weakest
            .iter()
            .copied()
            .filter(|ship| !averted.contains(ship))
            .collect();
        match now.penalty {
            Penalty::Days { days } => {
                let mut ships = suffer;
                ships.sort_by_key(|ship| self.pilots[usize::from(*ship)].position);
                for ship in ships {
                    self.lose_days(&[ship], days.saturating_sub(less(ship)), rec);
                }
            }
            Penalty::Crew { crew } => {
                for ship in suffer {
                    self.lose_crew(usize::from(ship), crew.saturating_sub(less(ship)), rec);
                }
            }
            Penalty::Goods { goods } => {
                for ship in suffer {
                    self.lose_goods(usize::from(ship), goods.saturating_sub(less(ship)), rec);
                }
            }
            Penalty::Fire { .. } => {
                // In flight order, so that the one farthest ahead rolls.
                let targets: Ships = order
                    .into_iter()
                    .filter(|ship| suffer.contains(ship))
                    .collect();
                return Stage::Hazards(Barrage {
                    spared: weakest
                        .into_iter()
                        .skip(1)
                        .filter(|_| !remorseless)
                        .collect(),
                    line: Some(line),
                    ..Barrage::at(targets)
                });
            }
        }
        self.next_line(line)
    }
}
