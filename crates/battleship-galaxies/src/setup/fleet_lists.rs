//! Fleets and decks: the lists that players hand in, and the reference list of a mission (section 2).

use super::{Rules, constant};
use crate::command::{List, ListCard, ListShip};
use crate::data::{DeckCount, DeckRule, FleetRule, FleetShip, Version};
use crate::refusal::{BattleRefusal, Reason, refuse};
use table::Seat;

impl Rules {
    /// The list that a seat gets if it hands in none (BG-30.12).
    pub fn reference_list(&self, seat: Seat) -> List {
        let data = &self.data;
        let (fleet_wanted, deck_wanted) = self.wants_list(seat);
        let mut list = List::default();
        if let (
            true,
            FleetRule::Select {
                limit,
                required,
                forbidden,
                ..
            },
        ) = (fleet_wanted, self.fleet_rule(seat))
        {
            let faction = self.seats[seat.index()].faction;
            let cost = |ship: &FleetShip| {
                u16::from(
                    data.ships[usize::from(ship.ship)]
                        .version(ship.version)
                        .launch,
                )
            };
            // Team mates may not field the same name (BG-23.8): they share the names out.
            let (mates, number) = (
                self.side_rule(seat).seats.len(),
                usize::from(self.seats[seat.index()].number),
            );
            let mut fleet: Vec<FleetShip> = Vec::new();
            let standard = |ship: usize| FleetShip {
                ship: ship as u8,
                version: Version::Standard,
            };
            let wanted = required.iter().map(|ship| usize::from(*ship)).chain(
                data.ships
                    .iter()
                    .enumerate()
                    .filter(|(_, kind)| kind.faction == faction)
                    .map(|(ship, _)| ship)
                    .enumerate()
                    .filter(|(at, _)| at % mates == number)
                    .map(|(_, ship)| ship),
            );
            for ship in wanted {
                let known = fleet.iter().any(|other| usize::from(other.ship) == ship)
                    || forbidden.contains(&(ship as u8));
                if !known && fleet.iter().map(cost).sum::<u16>() + cost(&standard(ship)) <= *limit {
                    fleet.push(standard(ship));
                }
            }
            for version in [Version::Seasoned, Version::Veteran] {
                for at in 0..fleet.len() {
                    let better = FleetShip {
                        version,
                        ..fleet[at]
                    };
                    if fleet.iter().map(cost).sum::<u16>() - cost(&fleet[at]) + cost(&better)
                        <= *limit
                    {
                        fleet[at] = better;
                    }
                }
            }
            list.fleet = fleet
                .iter()
                .map(|ship| ListShip {
                    ship: data.ships[usize::from(ship.ship)].id.clone(),
                    version: ship.version,
                })
                .collect();
        }
        if let (true, DeckRule::Select { max, required }) = (deck_wanted, self.deck_rule(seat)) {
            let rule = &self.seats[seat.index()];
            let mut left = *max;
            let mut counts = vec![0u8; data.cards.len()];
            let take = |counts: &mut Vec<u8>, card: usize, left: &mut u16| {
                let most = self.copies_left(rule.side, card as u8);
                if counts[card] < most && *left > 0 {
                    counts[card] += 1;
                    *left -= 1;
                    return true;
                }
                false
            };
            for (typ, count) in required {
                let mut missing = *count;
                for _ in 0..data.cards.len() * 3 {
                    for card in 0..data.cards.len() {
                        let kind = &data.cards[card];
                        if missing > 0
                            && kind.typ == *typ
                            && kind.faction == rule.faction
                            && take(&mut counts, card, &mut left)
                        {
                            missing -= 1;
                        }
                    }
                }
            }
            for _ in 0..3 {
                for card in 0..data.cards.len() {
                    if data.cards[card].faction == rule.faction {
                        take(&mut counts, card, &mut left);
                    }
                }
            }
            list.deck = counts
                .iter()
                .enumerate()
                .filter(|(_, count)| **count > 0)
                .map(|(card, count)| ListCard {
                    card: data.cards[card].id.clone(),
                    count: *count,
                })
                .collect();
        }
        list
    }

    /// Copies of a card that a side's deck may have: those set aside are not in it (BG-2.11, BG-2.13).
    pub fn copies_left(&self, side: u8, card: u8) -> u8 {
        let prepped = self
            .mission
            .prepped
            .iter()
            .filter(|p| p.side == side && p.card == card)
            .count() as u8;
        self.data.cards[usize::from(card)]
            .copies
            .min(3)
            .saturating_sub(prepped)
    }

    /// Reads and checks a list (BG-2.5 to BG-2.13).
    pub fn check_list(
        &self,
        seat: Seat,
        list: &List,
    ) -> Result<(Vec<FleetShip>, Vec<DeckCount>), BattleRefusal> {
        let (fleet_wanted, deck_wanted) = self.wants_list(seat);
        if (!fleet_wanted && !list.fleet.is_empty()) || (!deck_wanted && !list.deck.is_empty()) {
            return refuse(Reason::ListNotWanted);
        }
        let fleet = match self.fleet_rule(seat) {
            FleetRule::Fixed(fleet) => fleet.clone(),
            rule => self.check_fleet(seat, rule, &list.fleet)?,
        };
        let deck = match self.deck_rule(seat) {
            DeckRule::Fixed(cards) if self.hands_in_deck(seat) => cards.clone(),
            DeckRule::Select { max, required } if deck_wanted => {
                self.check_deck(seat, *max, required, &list.deck)?
            }
            _ => Vec::new(),
        };
        Ok((fleet, deck))
    }

    fn check_fleet(
        &self,
        seat: Seat,
        rule: &FleetRule,
        ships: &[ListShip],
    ) -> Result<Vec<FleetShip>, BattleRefusal> {
        let FleetRule::Select {
            limit,
            required,
            forbidden,
            foreign,
        } = rule
        else {
            return Ok(Vec::new());
        };
        let mut fleet: Vec<FleetShip> = Vec::new();
        let mut cost = 0u32;
        for entry in ships {
            let ship = self
                .data
                .ship(&entry.ship)
                .ok_or_else(|| BattleRefusal::about(Reason::UnknownShip, &entry.ship))?;
            let kind = &self.data.ships[usize::from(ship)];
            if fleet.iter().any(|other| other.ship == ship) {
                return Err(BattleRefusal::about(Reason::FleetTwice, &kind.name));
            }
            if forbidden.contains(&ship) {
                return Err(BattleRefusal::about(Reason::FleetForbidden, &kind.name));
            }
            if kind.faction != self.seats[seat.index()].faction && !foreign.contains(&ship) {
                return Err(BattleRefusal::about(Reason::FleetFaction, &kind.name));
            }
            cost += u32::from(kind.version(entry.version).launch);
            fleet.push(FleetShip {
                ship,
                version: entry.version,
            });
        }
        if let Some(missing) = required
            .iter()
            .find(|ship| !fleet.iter().any(|f| f.ship == **ship))
        {
            return Err(BattleRefusal::about(
                Reason::FleetRequired,
                &self.data.ships[usize::from(*missing)].name,
            ));
        }
        if fleet.is_empty() {
            return refuse(Reason::FleetEmpty);
        }
        if cost > u32::from(*limit) {
            return Err(BattleRefusal::numbers(Reason::FleetOverLimit, *limit, cost));
        }
        Ok(fleet)
    }

    fn check_deck(
        &self,
        seat: Seat,
        max: u16,
        required: &[(crate::data::CardType, u8)],
        cards: &[ListCard],
    ) -> Result<Vec<DeckCount>, BattleRefusal> {
        let rule = &self.seats[seat.index()];
        let mut deck: Vec<DeckCount> = Vec::new();
        let mut size = 0u16;
        for entry in cards {
            let card = self
                .data
                .card(&entry.card)
                .ok_or_else(|| BattleRefusal::about(Reason::UnknownCard, &entry.card))?;
            let kind = &self.data.cards[usize::from(card)];
            if kind.faction != rule.faction {
                return Err(BattleRefusal::about(Reason::DeckFaction, &kind.name));
            }
            let most = self.copies_left(rule.side, card);
            if deck.iter().any(|other| other.card == card) || entry.count == 0 || entry.count > most
            {
                return Err(BattleRefusal::about(Reason::DeckCopies, &kind.name));
            }
            size += u16::from(entry.count);
            deck.push(DeckCount {
                card,
                count: entry.count,
            });
        }
        if size > max {
            return Err(BattleRefusal::numbers(Reason::DeckTooLarge, max, size));
        }
        if size < constant::SMALLEST_DECK {
            return Err(BattleRefusal::numbers(
                Reason::DeckTooSmall,
                constant::SMALLEST_DECK,
                size,
            ));
        }
        for (typ, need) in required {
            let have: u16 = deck
                .iter()
                .filter(|count| self.data.cards[usize::from(count.card)].typ == *typ)
                .map(|count| u16::from(count.count))
                .sum();
            if have < u16::from(*need) {
                return Err(BattleRefusal::numbers(Reason::DeckTypes, *need, have));
            }
        }
        Ok(deck)
    }
}
