//! What everybody sees of a table, and what one seat sees besides.

use super::BattleshipGalaxies;
use crate::command::{List, StandingPass};
use crate::rules::legal_commands::Waiting;
use crate::state::{Battle, CardPlace, Phase};
use crate::view::{
    AsteroidsView, ClockView, DeckView, ListView, PhaseView, PlayerView, SeatView, SecretsView,
    TurnView, UndoView, View, WindowView, frame, written_list,
};
use table::Seat;

impl BattleshipGalaxies {
    fn secrets_seen_by(&self, viewer: Option<Seat>) -> Vec<SecretsView> {
        let Some(battle) = &self.battle else {
            return Vec::new();
        };
        self.seats_all()
            .filter(|seat| {
                // BG-30.9: after the game everybody sees everything; BG-30.10: an open team shares.
                battle.outcome.is_some()
                    || viewer == Some(*seat)
                    || (self.rules.setup.open_team
                        && viewer.is_some_and(|viewer| battle.side(viewer) == battle.side(*seat)))
            })
            .map(|seat| battle.secrets_of(seat))
            .collect()
    }

    fn shown_list(&self, seat: Seat) -> Option<List> {
        if self.battle.is_none() || self.rules.setup.secret_lists {
            return None;
        }
        let list = self.lists[seat.index()]
            .as_ref()
            .map_or_else(List::default, |handed| handed.list.clone());
        let checked = self.rules.check_list(seat, &list).ok()?;
        Some(written_list(&self.rules, &checked))
    }

    /// The table as everybody may see it.
    pub(super) fn public_view(&self) -> View<'_> {
        let rules = &self.rules;
        let battle = self.battle.as_ref();
        let lists = self
            .seats_all()
            .map(|seat| ListView {
                fleet_limit: match rules.fleet_rule(seat) {
                    crate::data::FleetRule::Select { limit, .. } => Some(*limit),
                    crate::data::FleetRule::Fixed(_) => None,
                },
                deck_limit: match rules.deck_rule(seat) {
                    crate::data::DeckRule::Select { max, .. } if rules.hands_in_deck(seat) => {
                        Some(*max)
                    }
                    _ => None,
                },
                ready: self.is_ready(seat),
                list: self.shown_list(seat),
            })
            .collect();
        View {
            frame: frame(rules),
            lists,
            lists_until: self.lists_until,
            turn: battle.map_or_else(
                || TurnView {
                    turn: 0,
                    round: 1,
                    active: Seat(0),
                    phase: PhaseView::Lists,
                    waiting: Waiting::Placing,
                    seats: self
                        .seats_all()
                        .filter(|seat| !self.is_ready(*seat))
                        .collect(),
                },
                Battle::turn_view,
            ),
            players: self
                .seats_all()
                .map(|seat| PlayerView {
                    energy: battle.map_or(0, |battle| battle.energy_of(seat)),
                    hand: battle.map_or(0, |battle| battle.players[seat.index()].hand.len() as u8),
                    resigned: battle.is_some_and(|battle| battle.players[seat.index()].resigned),
                })
                .collect(),
            decks: battle.map_or(Vec::new(), |battle| {
                battle
                    .decks
                    .iter()
                    .map(|deck| DeckView {
                        draw: deck.draw.len() as u16,
                        discard: deck.discard.clone(),
                        exhausted: deck.exhausted,
                    })
                    .collect()
            }),
            points: battle.map_or([0; 2], |battle| battle.points),
            cards: battle.map_or(Vec::new(), |battle| {
                battle
                    .cards
                    .iter()
                    .filter(|card| matches!(card.place, CardPlace::Play | CardPlace::Gone))
                    .map(|card| battle.card_view(card))
                    .collect()
            }),
            tiles: battle.map_or(Vec::new(), Battle::tile_views),
            activation: battle.and_then(Battle::activation_view),
            attack: battle.and_then(Battle::attack_view),
            window: battle.and_then(|battle| {
                let window = battle.window()?;
                Some(WindowView {
                    window: window.kind,
                    until: self.window.as_ref().map_or(self.now, |window| window.until),
                    ship: battle.window_ship(),
                })
            }),
            asteroids: battle.and_then(|battle| match &battle.phase {
                Phase::Engines { left, moved, roll } => Some(AsteroidsView {
                    left: *left,
                    moved: moved.clone(),
                    roll: *roll,
                }),
                _ => None,
            }),
            clocks: self.clocks.as_ref().map(|clocks| ClockView {
                left: clocks.left.clone(),
                running: clocks.running,
                since: clocks.since,
            }),
            undo: self.snapshot.as_ref().map(|snapshot| UndoView {
                seat: snapshot.seat,
                free: snapshot.free,
                asked: snapshot.asked.is_some(),
            }),
            draw_offer: self.draw_offer.map(|(seat, _)| seat),
            ends_at: self.ends_at,
            outcome: battle.and_then(|battle| battle.outcome.clone()),
            secrets: self.secrets_seen_by(None),
            looked_at: Vec::new(),
            answered: false,
            standing_pass: StandingPass::Ask,
            my_list: None,
            battle,
        }
    }

    /// What stands in place of members of the view for one seat.
    pub(super) fn own_view(&self, seat: Seat) -> SeatView {
        let battle = self.battle.as_ref();
        SeatView {
            secrets: self.secrets_seen_by(Some(seat)),
            looked_at: match battle {
                Some(battle) if battle.active == seat => match &battle.phase {
                    Phase::MainComputer(seen) => seen.clone(),
                    _ => Vec::new(),
                },
                _ => Vec::new(),
            },
            answered: battle
                .and_then(Battle::window)
                .is_some_and(|window| window.answers.iter().any(|(other, _)| *other == seat)),
            standing_pass: self.standing.get(seat.index()).copied().unwrap_or_default(),
            my_list: self
                .lists
                .get(seat.index())
                .and_then(|list| list.as_ref())
                .map(|handed| handed.list.clone()),
        }
    }
}
