//! Views of a battle, made from its state.

use super::{
    ActivationView, AttackView, FrameView, HiddenCardView, PhaseView, SeatRoleView, SecretsView,
    ShipCardView, ShipView, TileView, TurnView,
};
use crate::command::{List, ListCard, ListShip};
use crate::data::WindowKind;
use crate::ids::{CardId, ShipId};
use crate::setup::Rules;
use crate::state::{Battle, CardPlace, Phase, ShipCard, ShipFate, Task};
use table::Seat;

/// The part of the view that follows from the rules.
pub(crate) fn frame(rules: &Rules) -> FrameView {
    let points = |side: u8| {
        rules
            .mission
            .conditions
            .iter()
            .find_map(|condition| match condition {
                crate::data::Condition::VictoryPoints { side: s, at_least } if *s == side => {
                    Some(*at_least)
                }
                _ => None,
            })
    };
    FrameView {
        mission: rules.mission.number,
        board: rules.board.id.clone(),
        simplified: rules.simplified,
        clock: rules.mission.clock,
        data: rules.data.hash.clone(),
        seats: rules
            .seats
            .iter()
            .map(|seat| SeatRoleView {
                side: seat.side,
                faction: seat.faction,
                zone: seat.zone,
                pool: seat.pool,
                deck: seat.deck,
            })
            .collect(),
        points_to_win: [points(0), points(1)],
    }
}

/// A checked list by the ids of the data.
pub(crate) fn written_list(rules: &Rules, list: &crate::rules::CheckedList) -> List {
    List {
        fleet: list
            .0
            .iter()
            .map(|ship| ListShip {
                ship: rules.data.ships[usize::from(ship.ship)].id.clone(),
                version: ship.version,
            })
            .collect(),
        deck: list
            .1
            .iter()
            .map(|count| ListCard {
                card: rules.data.cards[usize::from(count.card)].id.clone(),
                count: count.count,
            })
            .collect(),
    }
}

impl Battle {
    pub(crate) fn turn_view(&self) -> TurnView {
        let (waiting, open) = self.waiting();
        // Who has already answered stays secret (BG-30.1).
        let seats = match self.tasks.last() {
            Some(Task::Window(window)) => window.asked,
            _ => open,
        };
        TurnView {
            turn: self.turn,
            round: self.round(),
            active: self.active,
            phase: match self.phase {
                Phase::Placing => PhaseView::Placing,
                Phase::ChooseFirst(_) => PhaseView::ChooseFirst,
                Phase::Energy | Phase::EnergyDraw | Phase::MainComputer(_) | Phase::EnergyOpen => {
                    PhaseView::Energy
                }
                Phase::Deploy => PhaseView::Deploy,
                Phase::Action => PhaseView::Action,
                Phase::EndOfTurn | Phase::Engines { .. } => PhaseView::EndOfTurn,
                Phase::Over => PhaseView::Over,
            },
            waiting,
            seats: seats.iter().collect(),
        }
    }

    pub(crate) fn card_view(&self, card: &ShipCard) -> ShipCardView {
        let in_play = card.is_in_play();
        ShipCardView {
            id: card.id,
            kind: card.id.kind() as u8,
            version: card.version,
            controller: card.controller,
            in_play,
            ships: card
                .ships
                .iter()
                .enumerate()
                .map(|(n, ship)| {
                    let id = card.id.ship(n as u8);
                    let there = ship.fate == ShipFate::InPlay;
                    ShipView {
                        id,
                        fate: ship.fate,
                        at: ship.at,
                        facing: ship.facing,
                        spaces: if there {
                            self.spaces(card.id, ship).as_slice().to_vec()
                        } else {
                            Vec::new()
                        },
                        shields: ship.shields,
                        hull: ship.hull,
                        moves: if there { self.move_of(id) } else { 0 },
                        ranges: if there {
                            (0..self.weapon_count(id))
                                .map(|weapon| self.range(id, weapon))
                                .collect()
                        } else {
                            Vec::new()
                        },
                    }
                })
                .collect(),
            attached: card.attached.iter().map(|tactic| tactic.kind).collect(),
            activated: card.activated == self.turn && self.turn > 0,
            new: card.launched == self.turn,
            activation_cost: if in_play {
                self.activation_cost(card.id)
            } else {
                0
            },
        }
    }

    pub(crate) fn secrets_of(&self, seat: Seat) -> SecretsView {
        let waiting: Vec<CardId> = if self.phase == Phase::Placing {
            self.to_place()
                .into_iter()
                .map(|(_, card, _)| card)
                .collect()
        } else {
            Vec::new()
        };
        SecretsView {
            seat,
            hand: self.players[seat.index()]
                .hand
                .iter()
                .map(|tactic| tactic.kind)
                .collect(),
            fleet: self
                .cards
                .iter()
                .filter(|card| {
                    card.controller == seat
                        && matches!(card.place, CardPlace::Screen | CardPlace::Hold(_))
                })
                .map(|card| HiddenCardView {
                    id: card.id,
                    kind: card.id.kind() as u8,
                    version: card.version,
                    hold: match card.place {
                        CardPlace::Hold(hold) => Some(hold),
                        _ => None,
                    },
                    launch_cost: self.launch_cost(card.id),
                    to_place: waiting.contains(&card.id),
                })
                .collect(),
        }
    }

    pub(crate) fn activation_view(&self) -> Option<ActivationView> {
        let activation = self.activation.as_ref()?;
        let ships = |bits: u8| {
            (0..4)
                .filter(|n| bits & (1 << n) != 0)
                .map(|n| activation.card.ship(n))
                .collect()
        };
        Some(ActivationView {
            card: activation.card,
            attacking: activation.attacking,
            moved: ships(activation.moved),
            finished: ships(activation.finished),
            attacker: activation.attacker,
            charged: (0..32)
                .filter(|weapon| activation.charged & (1u32 << weapon) != 0)
                .collect(),
            weapon: activation.charge.map(|charge| charge.weapon),
            attacks_left: activation.charge.map_or(0, |charge| charge.left),
        })
    }

    pub(crate) fn attack_view(&self) -> Option<AttackView> {
        self.attack().map(|attack| AttackView {
            ship: attack.ship,
            weapon: attack.weapon,
            target: attack.target,
            cell: attack.cell,
            shields_up: attack.shields_up,
        })
    }

    pub(crate) fn tile_views(&self) -> Vec<TileView> {
        self.tiles
            .iter()
            .map(|tile| TileView {
                kind: tile.up.then_some(tile.kind),
                sort: self.rules.data.tiles[usize::from(tile.kind)].sort,
                spaces: tile.spaces.clone(),
            })
            .collect()
    }

    /// The ship that a window is about.
    pub(crate) fn window_ship(&self) -> Option<ShipId> {
        match self.window()?.kind {
            WindowKind::WouldBeDestroyed => self.doomed(),
            _ => self.attack().map(|attack| attack.target),
        }
    }
}
