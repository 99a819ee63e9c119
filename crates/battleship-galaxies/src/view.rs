//! What everybody may see, and what only one seat sees (BG-26.1, BG-26.2).

mod build;

pub(crate) use build::{frame, written_list};

use crate::command::{List, StandingPass};
use crate::data::{Faction, TileSort, Version, WindowKind};
use crate::hex::{Hex, Zone};
use crate::ids::{CardId, ShipId, TacticId};
use crate::rules::legal_commands::Waiting;
use crate::state::{Battle, Outcome, ShipFate};
use serde::{Deserialize, Serialize};
use table::{Millis, Seat, Seed};

/// A seat of the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatRoleView {
    /// Side 0 or 1.
    pub side: u8,
    /// Faction.
    pub faction: Faction,
    /// Starting zone.
    pub zone: Zone,
    /// Energy pool: seats with the same number share their energy.
    pub pool: u8,
    /// Deck: seats with the same number share it.
    pub deck: u8,
}

/// What does not change during the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FrameView {
    /// Number of the mission; 0 for an own battle.
    pub mission: u8,
    /// Id of the board in the data.
    pub board: String,
    /// No cards, no abilities.
    pub simplified: bool,
    /// Whether the clock can end the battle.
    pub clock: bool,
    /// Content hash of the data: ask for the data (`Query::Data`) if yours has another hash.
    pub data: String,
    /// The seats in order.
    pub seats: Vec<SeatRoleView>,
    /// Victory points with which side 0 or side 1 wins.
    pub points_to_win: [Option<u16>; 2],
}

/// A seat's list (BG-30.12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListView {
    /// The fleet is chosen, within this limit.
    pub fleet_limit: Option<u16>,
    /// The deck is chosen, with at most this many cards.
    pub deck_limit: Option<u16>,
    /// It has been handed in, or there is nothing to choose.
    pub ready: bool,
    /// The list, once all are in and lists are shown.
    pub list: Option<List>,
}

/// Where a turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// Lists are chosen.
    Lists,
    /// Ships that start on the board are placed.
    Placing,
    /// Who goes first.
    ChooseFirst,
    /// Energy phase.
    Energy,
    /// Deploy phase.
    Deploy,
    /// Action phase.
    Action,
    /// After the action phase.
    EndOfTurn,
    /// The end.
    Over,
}

/// Whose turn it is and where it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnView {
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// The round, from 1.
    pub round: u16,
    /// Whose turn.
    pub active: Seat,
    /// Where it stands.
    pub phase: PhaseView,
    /// What the battle waits for.
    pub waiting: Waiting,
    /// Whose decision that is. In a reaction window: all who are asked, whether they have answered or not.
    pub seats: Vec<Seat>,
}

/// What everybody sees of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Energy of the player's pool.
    pub energy: u8,
    /// Cards in hand.
    pub hand: u8,
    /// Gave up.
    pub resigned: bool,
}

/// What everybody sees of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckView {
    /// Cards in the draw pile.
    pub draw: u16,
    /// The discard pile, the top last.
    pub discard: Vec<TacticId>,
    /// How often the draw pile ran out; at 2 nothing more is drawn.
    pub exhausted: u8,
}

/// A ship.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShipView {
    /// Its id.
    pub id: ShipId,
    /// What became of it.
    pub fate: ShipFate,
    /// Anchor of its base.
    pub at: Hex,
    /// How its base is turned.
    pub facing: u8,
    /// The spaces it covers; none if it is not on the board.
    pub spaces: Vec<Hex>,
    /// Shield pegs.
    pub shields: u8,
    /// Hull pegs.
    pub hull: u8,
    /// How far it may move now.
    pub moves: u8,
    /// Range of each weapon now: printed ones, then attached ones.
    pub ranges: Vec<u8>,
}

/// A ship card that has been launched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShipCardView {
    /// Its id.
    pub id: CardId,
    /// The place of its ship name in the data.
    pub kind: u8,
    /// Its version.
    pub version: Version,
    /// Who controls it.
    pub controller: Seat,
    /// On the board; otherwise out of the game.
    pub in_play: bool,
    /// Its ships.
    pub ships: Vec<ShipView>,
    /// Attached cards.
    pub attached: Vec<TacticId>,
    /// It was activated in this turn.
    pub activated: bool,
    /// It was launched in this turn.
    pub new: bool,
    /// What activating it costs now.
    pub activation_cost: u8,
}

/// A tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileView {
    /// The place of its kind in the data; nothing while it lies face down.
    pub kind: Option<u8>,
    /// What it is.
    pub sort: TileSort,
    /// Its spaces.
    pub spaces: Vec<Hex>,
}

/// The activation under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActivationView {
    /// The ship card.
    pub card: CardId,
    /// Movement is over.
    pub attacking: bool,
    /// Ships that have moved, been placed or rescued.
    pub moved: Vec<ShipId>,
    /// Ships that have finished attacking.
    pub finished: Vec<ShipId>,
    /// The ship that attacks.
    pub attacker: Option<ShipId>,
    /// Weapons that it has charged.
    pub charged: Vec<u8>,
    /// The charged weapon.
    pub weapon: Option<u8>,
    /// Attacks left with it.
    pub attacks_left: u8,
}

/// The attack under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AttackView {
    /// The attacker.
    pub ship: ShipId,
    /// The weapon.
    pub weapon: u8,
    /// The target.
    pub target: ShipId,
    /// What the grid said.
    pub cell: crate::data::Cell,
    /// The target's shields were up.
    pub shields_up: bool,
}

/// The open reaction window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WindowView {
    /// Which.
    pub window: WindowKind,
    /// When it closes.
    pub until: Millis,
    /// The ship that was hit or would be destroyed.
    pub ship: Option<ShipId>,
}

/// Clocks (BG-30.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockView {
    /// Time left of each seat when its clock was last started or stopped.
    pub left: Vec<Millis>,
    /// Whose clock runs.
    pub running: Option<Seat>,
    /// Since when.
    pub since: Millis,
}

/// Taking back (BG-30.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UndoView {
    /// Whose it is.
    pub seat: Seat,
    /// No opponent has to agree.
    pub free: bool,
    /// The opponents have been asked.
    pub asked: bool,
}

/// A ship card that only its side may know of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HiddenCardView {
    /// Its id.
    pub id: CardId,
    /// The place of its ship name in the data.
    pub kind: u8,
    /// Its version.
    pub version: Version,
    /// The ship card in whose hold it is; otherwise it is behind the screen.
    pub hold: Option<CardId>,
    /// What launching it costs now.
    pub launch_cost: u8,
    /// It has to be placed before the first turn.
    pub to_place: bool,
}

/// A player's secrets, for those who may see them: the player, an open team, everybody after the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SecretsView {
    /// Whose.
    pub seat: Seat,
    /// The hand.
    pub hand: Vec<TacticId>,
    /// Ship cards behind the screen and in holds.
    pub fleet: Vec<HiddenCardView>,
}

/// What everybody sees; the last members are a seat's own and empty for spectators.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View<'a> {
    /// What does not change.
    pub frame: FrameView,
    /// Lists by seat.
    pub lists: Vec<ListView>,
    /// When lists must be in (BG-30.12).
    pub lists_until: Option<Millis>,
    /// Whose turn it is and where it stands.
    pub turn: TurnView,
    /// Players by seat.
    pub players: Vec<PlayerView>,
    /// Decks.
    pub decks: Vec<DeckView>,
    /// Victory points by side.
    pub points: [u16; 2],
    /// Ship cards that have been launched.
    pub cards: Vec<ShipCardView>,
    /// Tiles.
    pub tiles: Vec<TileView>,
    /// The activation under way.
    pub activation: Option<ActivationView>,
    /// The attack under way.
    pub attack: Option<AttackView>,
    /// The open reaction window.
    pub window: Option<WindowView>,
    /// How far the next asteroid may go, and which have moved.
    pub asteroids: Option<AsteroidsView>,
    /// Clocks.
    pub clocks: Option<ClockView>,
    /// What may be taken back.
    pub undo: Option<UndoView>,
    /// Who offers a draw.
    pub draw_offer: Option<Seat>,
    /// When the phase or activation ends by itself because nothing is left to do (BG-30.7).
    pub ends_at: Option<Millis>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Secrets that the viewer may see.
    pub secrets: Vec<SecretsView>,
    /// The cards looked at with the main computer.
    pub looked_at: Vec<TacticId>,
    /// The viewer has answered in the open window.
    pub answered: bool,
    /// What the table answers for the viewer in windows.
    pub standing_pass: StandingPass,
    /// The list the viewer handed in.
    pub my_list: Option<List>,
    /// Where [`View::sample_battle`] takes the public facts from. Nothing hidden comes out of it.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) battle: Option<&'a Battle>,
}

impl View<'_> {
    /// A battle that is possible as far as this seat knows: what it sees is kept, the rest is dealt at random. `None` before the start.
    pub fn sample_battle(&self, seat: Seat, seed: Seed) -> Option<Battle> {
        self.battle
            .map(|battle| battle.with_hidden_sampled(seat, seed))
    }
}

/// Remote engines at work (BG-M4.13).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AsteroidsView {
    /// Asteroids that may still move.
    pub left: u8,
    /// Those that have.
    pub moved: Vec<u8>,
    /// How far the next one may go.
    pub roll: u8,
}

/// What stands in place of members of the view for one seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Secrets that the viewer may see.
    pub secrets: Vec<SecretsView>,
    /// The cards looked at with the main computer.
    pub looked_at: Vec<TacticId>,
    /// The viewer has answered in the open window.
    pub answered: bool,
    /// What the table answers for the viewer in windows.
    pub standing_pass: StandingPass,
    /// The list the viewer handed in.
    pub my_list: Option<List>,
}
