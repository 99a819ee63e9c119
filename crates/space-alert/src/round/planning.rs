//! Cards on action boards (sections 4.1, 4.2 and 18 of the rules): placing, moving, turning, taking back, handing over.

use super::cards::{CardId, Half, Placed, SpecialCard, TurnedCard};
use super::command::Command;
use super::crew::Crew;
use super::deal::{Change, Player, Round, Transfer};
use super::event::Event;
use super::refusal::Refusal;
use super::setup::Pace;
use crate::state::phase_of;
use table::{Audience, Recorder};

/// How many changes of a phase can be undone.
const HISTORY: usize = 32;

/// A board that a player may write on, checked.
#[derive(Clone, Copy)]
struct Target {
    crew: usize,
    /// The slot's place in the row, from 0.
    index: usize,
    /// Cards on an android's board are final, except in a solo mission (SA-18.5, SA-18.22).
    is_final: bool,
}

impl Round {
    /// Where a card lies on the boards that this player may ever change: board and place in the row.
    fn place_of(&self, crew: &Crew, player: usize, card: CardId) -> Option<(usize, usize)> {
        let boards = match crew.is_solo() {
            true => 0..self.boards.len(),
            false => player..player + 1,
        };
        boards
            .filter_map(|b| Some((b, self.boards.get(b)?)))
            .find_map(|(b, row)| {
                let slot = row
                    .iter()
                    .position(|placed| placed.is_some_and(|p| p.holds(card)))?;
                Some((b, slot))
            })
    }

    /// Whether a slot belongs to the phase that is open for this player (SA-4.3, SA-18.4, SA-18.22, SA-18.23).
    fn open_slot(&self, crew: &Crew, player: usize, slot: u8) -> Result<usize, Refusal> {
        if slot < 1 || slot > self.slots() {
            return Err(Refusal::NoSuchSlot(slot));
        }
        let phase = phase_of(slot);
        if crew.is_solo() {
            return match phase.cmp(&self.phase) {
                _ if self.pace == Pace::Untimed => Ok(usize::from(slot) - 1),
                std::cmp::Ordering::Less => Err(Refusal::SoloLocked(slot)),
                std::cmp::Ordering::Greater => Err(Refusal::SoloLater(slot)),
                std::cmp::Ordering::Equal => Ok(usize::from(slot) - 1),
            };
        }
        match phase.cmp(&self.players[player].phase) {
            std::cmp::Ordering::Less => Err(Refusal::SlotLocked(slot)),
            std::cmp::Ordering::Greater => Err(Refusal::SlotLater(slot)),
            std::cmp::Ordering::Equal => Ok(usize::from(slot) - 1),
        }
    }

    fn target(
        &self,
        crew: &Crew,
        player: usize,
        on: Option<u8>,
        slot: u8,
    ) -> Result<Target, Refusal> {
        let board = match on.or_else(|| crew.number(player)) {
            Some(board) => usize::from(board),
            None => return Err(Refusal::NotYourBoard), // solo: a board must be named
        };
        if board >= crew.size() {
            return Err(Refusal::NoSuchCrew(board as u8));
        }
        let android = crew.is_android(board);
        if !android && board != player {
            return Err(Refusal::NotYourBoard);
        }
        Ok(Target {
            crew: board,
            index: self.open_slot(crew, player, slot)?,
            is_final: android && !crew.is_solo(),
        })
    }

    /// Whether a player may put a card on a board: own cards and, on its own board, an android's heroic card.
    fn may_use(
        &self,
        crew: &Crew,
        player: usize,
        card: CardId,
        board: usize,
    ) -> Result<(), Refusal> {
        let android = crew.is_android(board);
        if let Some(special) = card.special() {
            return self.may_use_special(crew, player, special, board);
        }
        if let Some(owner) = self.heroics.iter().position(|heroic| *heroic == card) {
            return match android && owner == board - crew.human_members() {
                true => Ok(()),                                      // SA-18.8
                false if crew.is_solo() => Err(Refusal::SoloHeroic), // SA-18.21
                false => Err(Refusal::AndroidHeroic),
            };
        }
        if !self.players[player].cards.contains(&card) {
            return Err(Refusal::NotYourCard(card));
        }
        if android && card.is_heroic() {
            return Err(Refusal::OwnHeroic); // SA-18.6
        }
        Ok(())
    }

    /// Special cards go to the board of their owner only (NF-8.3.1); anybody plans those of an android (NF-8.3.2), with
    /// explorers only who knows as much (NF-10.6.2, NF-10.6.3).
    fn may_use_special(
        &self,
        crew: &Crew,
        player: usize,
        special: SpecialCard,
        board: usize,
    ) -> Result<(), Refusal> {
        let owner = self.expansion.owner(special);
        let Some(owner) = owner.filter(|o| crew.is_android(*o) || *o == player) else {
            return Err(Refusal::NotYourCard(special.id()));
        };
        if owner != board {
            return Err(Refusal::OwnSpecial);
        }
        let modules = self.expansion.modules;
        if crew.is_android(owner) && modules.experience {
            let explorer = self.expansion.explorers.get(player);
            let skills = explorer.iter().copied().flatten().flat_map(|e| &e.skills);
            if !skills.copied().any(|skill| skill.may_plan(special)) {
                return Err(Refusal::AndroidSkill);
            }
        }
        Ok(())
    }

    /// Whether a card may go into a slot, where that is, and where the card lies now.
    fn can_place(
        &self,
        crew: &Crew,
        player: usize,
        TurnedCard { card, up }: TurnedCard,
        slot: u8,
        on: Option<u8>,
    ) -> Result<(Target, Option<(usize, usize)>), Refusal> {
        let target = self.target(crew, player, on, slot)?;
        self.may_use(crew, player, card, target.crew)?;
        let from = self.place_of(crew, player, card);
        if let Some((_, index)) = from {
            self.open_slot(crew, player, index as u8 + 1)
                .map_err(|_| Refusal::CardLocked(card))?;
        }
        if target.is_final {
            let row = &self.boards[target.crew];
            if row.iter().flatten().any(|placed| placed.holds(card)) {
                return Err(Refusal::AndroidFinal); // its heroic or special card lies on the board already
            }
            if let Some(there) = row[target.index] {
                let after = there.joined(TurnedCard { card, up });
                if !there.cards().all(|here| after.holds(here)) {
                    return Err(Refusal::AndroidSlotTaken(slot));
                }
            }
        }
        Ok((target, from))
    }

    /// Puts a card into a slot (SA-4.5, SA-4.6; SA-18.4 to SA-18.8 on an android's board).
    pub fn place(
        &mut self,
        crew: &Crew,
        player: usize,
        (card, up): (CardId, Half),
        slot: u8,
        on: Option<u8>,
    ) -> Result<(), Refusal> {
        let turned = TurnedCard { card, up };
        let (target, from) = self.can_place(crew, player, turned, slot, on)?;
        let mut change = vec![(
            target.crew as u8,
            target.index as u8,
            self.boards[target.crew][target.index],
        )];
        if let Some((board, index)) = from.filter(|from| *from != (target.crew, target.index)) {
            change.push((board as u8, index as u8, self.boards[board][index]));
        }
        if let Some((board, index)) = from {
            let place = &mut self.boards[board][index];
            *place = place.and_then(|placed| placed.without(card));
        }
        let place = &mut self.boards[target.crew][target.index];
        *place = Some(place.map_or_else(|| turned.into(), |there| there.joined(turned)));
        let player = &mut self.players[player];
        if target.is_final {
            player.cards.retain(|held| *held != card);
            player.history.clear();
        } else {
            player.remember(change);
        }
        Ok(())
    }

    /// The card in a slot that the player may still change.
    fn changeable(
        &self,
        crew: &Crew,
        player: usize,
        on: Option<u8>,
        slot: u8,
    ) -> Result<(Target, Placed), Refusal> {
        let target = self.target(crew, player, on, slot)?;
        if target.is_final {
            return Err(Refusal::AndroidFinal);
        }
        match self.boards[target.crew][target.index] {
            Some(placed) => Ok((target, placed)),
            None => Err(Refusal::SlotEmpty(slot)),
        }
    }

    /// The card in a slot that can be turned: a basic special card has one usable face (NF-8.1.1).
    fn flippable(
        &self,
        crew: &Crew,
        player: usize,
        on: Option<u8>,
        slot: u8,
    ) -> Result<(Target, Placed), Refusal> {
        let (target, placed) = self.changeable(crew, player, on, slot)?;
        match placed.card.special() {
            Some(special) if !special.advanced => Err(Refusal::OneFace),
            _ => Ok((target, placed)),
        }
    }

    /// Moves a card to another slot of the phase; a card there comes back to the first slot (SA-4.6).
    pub fn shift(
        &mut self,
        crew: &Crew,
        player: usize,
        on: Option<u8>,
        (from, to): (u8, u8),
    ) -> Result<(), Refusal> {
        let (source, placed) = self.changeable(crew, player, on, from)?;
        let target = self.target(crew, player, on, to)?;
        let there = self.boards[target.crew][target.index];
        let board = source.crew as u8;
        self.boards[source.crew].swap(source.index, target.index);
        self.players[player].remember(vec![
            (board, source.index as u8, Some(placed)),
            (board, target.index as u8, there),
        ]);
        Ok(())
    }

    /// Exchanges the halves of a card (SA-4.6).
    pub fn flip(
        &mut self,
        crew: &Crew,
        player: usize,
        on: Option<u8>,
        slot: u8,
    ) -> Result<(), Refusal> {
        let (target, placed) = self.flippable(crew, player, on, slot)?;
        self.boards[target.crew][target.index] = Some(Placed {
            up: placed.up.other(),
            ..placed
        });
        self.players[player].remember(vec![(target.crew as u8, target.index as u8, Some(placed))]);
        Ok(())
    }

    /// Takes a card back into hand (SA-4.6); of two cards in a slot the special one comes first.
    pub fn take_back(
        &mut self,
        crew: &Crew,
        player: usize,
        on: Option<u8>,
        slot: u8,
    ) -> Result<(), Refusal> {
        let (target, placed) = self.changeable(crew, player, on, slot)?;
        let taken = placed.beside.map_or(placed.card, |beside| beside.card);
        self.boards[target.crew][target.index] = placed.without(taken);
        self.players[player].remember(vec![(target.crew as u8, target.index as u8, Some(placed))]);
        Ok(())
    }

    /// Undoes the last change of the phase.
    pub fn undo(&mut self, player: usize) -> Result<(), Refusal> {
        let Change(slots) = self.players[player]
            .history
            .pop()
            .ok_or(Refusal::NothingToUndo)?;
        for (board, index, placed) in slots {
            self.boards[usize::from(board)][usize::from(index)] = placed;
        }
        Ok(())
    }

    /// A player takes the next pack, which locks the phase (SA-4.18 to SA-4.21).
    pub fn next_phase(&mut self, crew: &Crew, player: usize) -> Result<(), Refusal> {
        if crew.is_solo() {
            return Err(Refusal::SoloPhase);
        }
        if self.players[player].phase >= self.script.kind.phases() {
            return Err(Refusal::LastPhase);
        }
        self.players[player].take_pack();
        Ok(())
    }

    /// Whether a card may be handed over, in which transfer, and where it lies on the board (SA-4.36 to SA-4.40).
    fn can_give(
        &self,
        crew: &Crew,
        player: usize,
        (card, to): (CardId, u8),
    ) -> Result<(Transfer, Option<(usize, usize)>), Refusal> {
        let Some(transfer) = self.transfer else {
            return Err(Refusal::NoTransfer);
        };
        let receiver = usize::from(to);
        if receiver >= crew.size() {
            return Err(Refusal::NoSuchCrew(to));
        }
        if crew.is_android(receiver) {
            return Err(Refusal::GiveToAndroid);
        }
        if receiver == player {
            return Err(Refusal::GiveToSelf);
        }
        if transfer.gave >> player & 1 == 1 {
            return Err(Refusal::AlreadyGave);
        }
        if !self.players[player].cards.contains(&card) {
            return Err(Refusal::NotYourCard(card));
        }
        if card.is_heroic() {
            return Err(Refusal::GiveHeroic);
        }
        if card.special().is_some() {
            return Err(Refusal::GiveSpecial);
        }
        let place = self.place_of(crew, player, card);
        if let Some((_, index)) = place {
            self.open_slot(crew, player, index as u8 + 1)
                .map_err(|_| Refusal::GiveLocked)?;
        }
        Ok((transfer, place))
    }

    /// Data transfer: a card goes from hand to hand.
    pub fn give(
        &mut self,
        crew: &Crew,
        player: usize,
        (card, to): (CardId, u8),
        rec: &mut impl Recorder<Event>,
    ) -> Result<(), Refusal> {
        let (transfer, place) = self.can_give(crew, player, (card, to))?;
        if let Some((board, index)) = place {
            let place = &mut self.boards[board][index];
            *place = place.and_then(|placed| placed.without(card)); // SA-4.40
        }
        let receiver = usize::from(to);
        let giver = &mut self.players[player];
        giver.cards.retain(|held| *held != card);
        giver.history.clear();
        self.players[receiver].cards.push(card);
        self.transfer = Some(Transfer {
            gave: transfer.gave | 1 << player,
            ..transfer
        });
        let from = player as u8;
        rec.tell_all(|| Event::Gave { from, to });
        rec.tell(Audience::Only(crew.seats[receiver]), || Event::Received {
            from,
            card,
        });
        Ok(())
    }
}

impl Round {
    /// Whether a command about cards would be accepted; nothing for other commands.
    pub fn admits(&self, crew: &Crew, player: usize, command: &Command) -> Option<bool> {
        Some(match *command {
            Command::Place { card, slot, up, on } => {
                let turned = TurnedCard { card, up };
                self.can_place(crew, player, turned, slot, on).is_ok()
            }
            Command::Move { from, to, on } => {
                self.changeable(crew, player, on, from).is_ok()
                    && self.target(crew, player, on, to).is_ok()
            }
            Command::Flip { slot, on } => self.flippable(crew, player, on, slot).is_ok(),
            Command::TakeBack { slot, on } => self.changeable(crew, player, on, slot).is_ok(),
            Command::Give { card, to } => self.can_give(crew, player, (card, to)).is_ok(),
            _ => return None,
        })
    }
}

impl Player {
    fn remember(&mut self, change: Vec<(u8, u8, Option<Placed>)>) {
        if self.history.len() == HISTORY {
            self.history.remove(0);
        }
        self.history.push(Change(change));
    }

    /// SA-4.19, SA-4.20
    pub fn take_pack(&mut self) {
        self.phase += 1;
        self.cards.extend(self.packs.pop().unwrap_or_default());
        self.history.clear();
    }
}
