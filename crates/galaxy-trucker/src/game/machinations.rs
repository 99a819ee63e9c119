//! Evil Machinations before a flight: cards are dealt, chosen in secret and put into the adventure deck (GX-7.1 to GX-7.9,
//! GX-7.18).

use super::{GalaxyTrucker, Player, launch};
use crate::building::Building;
use crate::cards::{Adventure, CardId, Level};
use crate::flight_rules::FlightRules;
use crate::question::Question;
use crate::refusal::Refusal;
use crate::setup::Setup;
use table::{Dice, Seat};

/// Cards that each player gets for the whole game (GX-7.1).
const DEALT: usize = 4;

/// The cards of Evil Machinations; those of the second box only with intruders (GX-0.6).
fn machination_cards(setup: &Setup) -> impl Iterator<Item = CardId> {
    let intruders = setup.intruders;
    CardId::all().filter(move |id| {
        let card = id.card();
        let boards = matches!(card.adventure, Adventure::Intruder { .. });
        card.level == Level::Machinations && (intruders || !boards)
    })
}

/// Deals cards to all players; the rest stays in the box, unseen (GX-7.1).
pub(super) fn deal(setup: &Setup, players: &mut [Player], dice: &mut Dice) {
    if !setup.evil_machinations {
        return;
    }
    let mut cards: Vec<CardId> = machination_cards(setup).collect();
    dice.shuffle(&mut cards);
    for (player, hand) in players.iter_mut().zip(cards.chunks(DEALT)) {
        player.machinations = hand.to_vec();
    }
}

/// Cards of the deck above and below those among which the chosen ones are shuffled (GX-7.8).
const fn quarter(rules: &FlightRules) -> usize {
    rules.number as usize + 1
}

/// Puts chosen cards into the middle of a shuffled deck, one of them on top of the middle (GX-7.5 to GX-7.7). Further cards
/// of a longer deck stay in the middle (GX-24.16).
fn mix(deck: Vec<CardId>, chosen: &[CardId], quarter: usize, dice: &mut Dice) -> Vec<CardId> {
    let top = quarter.min(deck.len());
    let bottom = deck.len().saturating_sub(quarter).max(top);
    let mut middle = deck[top..bottom].to_vec();
    middle.extend(chosen);
    loop {
        dice.shuffle(&mut middle);
        if middle.first().is_none_or(|card| chosen.contains(card)) {
            break;
        }
    }
    let mut mixed = deck[..top].to_vec();
    mixed.append(&mut middle);
    mixed.extend(&deck[bottom..]);
    mixed
}

impl Player {
    /// Chooses a card for the present flight, in secret (GX-7.2).
    pub(super) fn choose_machination(&mut self, card: CardId) -> Result<(), Refusal> {
        let place = self.machinations.iter().position(|held| *held == card);
        let place = place.ok_or(Refusal::NotYourCard)?;
        self.machinations.remove(place);
        self.chosen = Some(card);
        Ok(())
    }
}

impl GalaxyTrucker {
    /// Those who choose a card before building; who has none left adds none (GX-7.2, GX-7.18).
    pub(super) fn machination_round(&self) -> Vec<(Seat, Question)> {
        Seat::first(self.players.len() as u8)
            .filter(|seat| {
                let player = &self.players[seat.index()];
                !player.left && player.chosen.is_none() && !player.machinations.is_empty()
            })
            .map(|seat| (seat, Question::ChooseMachination))
            .collect()
    }

    /// The chosen cards come into the deck: into its middle half or, with visions of the future, in launch order between
    /// the second and the third pile (GX-7.5 to GX-7.9).
    pub(super) fn add_machinations(
        &mut self,
        deck: Vec<CardId>,
        launch_order: &[Seat],
    ) -> Vec<CardId> {
        let chosen: Vec<CardId> = launch_order
            .iter()
            .filter_map(|seat| self.players[seat.index()].chosen.take())
            .collect();
        if chosen.is_empty() {
            return deck;
        }
        let rules = self.rules();
        if self.setup.visions {
            // A pile has as many cards as a quarter; those of a Tough Trip lie below all piles (GX-8.31).
            let above = 2 * quarter(&rules);
            let mut deck = deck;
            let rest = deck.split_off(above.min(deck.len()));
            deck.extend(chosen);
            deck.extend(rest);
            return deck;
        }
        mix(deck, &chosen, quarter(&rules), &mut self.dice)
    }

    /// Seats in the order of their number tiles.
    pub(super) fn launch_seats(&self, building: &Building) -> Vec<Seat> {
        launch::launch_order(building)
            .into_iter()
            .map(|ship| {
                let seat = building
                    .stations
                    .iter()
                    .position(|at| usize::from(*at) == ship);
                Seat(seat.unwrap_or(ship) as u8)
            })
            .collect()
    }
}
