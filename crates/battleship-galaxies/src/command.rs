//! What a seat may ask to do (BG-26.5).

use crate::data::Version;
use crate::hex::Direction;
use crate::ids::{CardId, Pick, Placement, ShipId, Source, TacticId};
use serde::{Deserialize, Serialize};
use table::Seat;

/// A ship card of a fleet list, by the ids of the data files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListShip {
    /// Id of the ship.
    pub ship: String,
    /// Its version.
    pub version: Version,
}

/// A card of a deck list, by the ids of the data files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListCard {
    /// Id of the card.
    pub card: String,
    /// Copies.
    pub count: u8,
}

/// A fleet and a deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct List {
    /// The ship cards; empty where the mission gives the fleet.
    #[serde(default)]
    pub fleet: Vec<ListShip>,
    /// The deck; empty where the mission gives it.
    #[serde(default)]
    pub deck: Vec<ListCard>,
}

/// What a player lets the table answer in reaction windows (BG-30.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StandingPass {
    /// Ask in every window.
    #[default]
    Ask,
    /// Pass until the player's own next turn; then ask again.
    UntilMyTurn,
    /// Ask only on hits against the player's solo ships.
    OnlySoloHits,
    /// Always pass.
    Always,
}

/// When a moving ship stops early, on the next position where it may rest (BG-12.14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StopRule {
    /// Never.
    #[default]
    Never,
    /// After an ECM or debris roll that did damage.
    AfterDamage,
    /// After any ECM or debris roll.
    AfterRoll,
}

/// What a seat asks to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum Command {
    /// Hand in fleet and deck (BG-30.12).
    SubmitList {
        /// The list.
        list: List,
    },
    /// Place a ship card that starts on the board (BG-M2.4, BG-M3.5, BG-M4.7, BG-M5.8).
    PlaceSetupShip {
        /// The ship card.
        card: CardId,
        /// One place for each of its ships.
        positions: Vec<Placement>,
        /// What it carries.
        #[serde(default)]
        cargo: Vec<CardId>,
    },
    /// Say who goes first (BG-2.17).
    ChooseFirst {
        /// The starting seat.
        seat: Seat,
    },
    /// Discard cards from the hand for 1 energy each (BG-7.4), or to make room (BG-21.2).
    DiscardForEnergy {
        /// The cards.
        cards: Vec<TacticId>,
    },
    /// Give a card to a team member (BG-23.5).
    GiveCard {
        /// The card.
        card: TacticId,
        /// To whom.
        to: Seat,
    },
    /// Draw the card of the energy phase, where there is a choice (BG-M3.6).
    Draw,
    /// Look at the top cards of the other deck instead (BG-M3.6).
    LookMainComputer,
    /// Keep one of them (BG-M3.6).
    MainComputer {
        /// The card kept.
        keep: TacticId,
        /// The others, in the order in which they go under the deck.
        under: Vec<TacticId>,
    },
    /// Play a card from the hand (BG-19.2).
    PlayCard {
        /// The card.
        card: TacticId,
        /// The ship card it is attached to, then what its text lets the player choose.
        #[serde(default)]
        targets: Vec<Pick>,
        /// Places of ships that it launches.
        #[serde(default)]
        positions: Vec<Placement>,
        /// The attached card that it replaces (BG-6.13).
        #[serde(default)]
        replace: Option<TacticId>,
    },
    /// Use an ability, an attached card or a tile.
    UseAbility {
        /// Which.
        source: Source,
        /// What its text lets the player choose.
        #[serde(default)]
        targets: Vec<Pick>,
    },
    /// Do nothing in a window or decline an offer.
    Pass,
    /// Launch a ship card into the starting zone (BG-9.3).
    LaunchToZone {
        /// The ship card.
        card: CardId,
        /// One place for each of its ships.
        positions: Vec<Placement>,
        /// What it carries (BG-10.1).
        #[serde(default)]
        cargo: Vec<CardId>,
        /// Leave a card that is set aside for the ship where it is (BG-M4.10).
        #[serde(default)]
        decline_prepped: bool,
    },
    /// Launch a ship card out of a hold (BG-10.8).
    LaunchFromHold {
        /// The ship card.
        card: CardId,
        /// One place for each of its ships.
        positions: Vec<Placement>,
    },
    /// Activate a ship card (BG-11.1).
    Activate {
        /// The ship card.
        card: CardId,
    },
    /// Move a ship (BG-12.1).
    Move {
        /// The ship.
        ship: ShipId,
        /// Which end of a medium ship leads (BG-12.3): 0 is its anchor.
        #[serde(default)]
        lead_end: u8,
        /// The steps.
        path: Vec<Direction>,
        /// The enemy ship to ram, if not the first one (ability Ramming Prow).
        #[serde(default)]
        ram: Option<ShipId>,
        /// When it stops before the end of its path (BG-12.14).
        #[serde(default)]
        stop: StopRule,
    },
    /// Place a ship instead of moving it (BG-18.24, ability Ghost Drive).
    PlaceInsteadOfMove {
        /// The ship.
        ship: ShipId,
        /// Where.
        position: Placement,
    },
    /// Rescue survivors instead of moving (BG-M5.13).
    Rescue {
        /// The ship.
        ship: ShipId,
    },
    /// Go on from moving to attacking.
    EndMovement,
    /// Charge a weapon (BG-14.2).
    Charge {
        /// The ship.
        ship: ShipId,
        /// 0 the primary weapon, then the secondary ones, then attached ones in order.
        weapon: u8,
    },
    /// Attack with the charged weapon (BG-14.15).
    Attack {
        /// The target.
        target: ShipId,
    },
    /// Give up the remaining attacks of the charge (BG-14.8).
    EndCharge,
    /// End the activation.
    EndActivation,
    /// End the phase.
    EndPhase,
    /// Start the remote engines (BG-M4.12).
    RemoteEngines,
    /// Move an asteroid (BG-M4.13).
    MoveAsteroid {
        /// Its place in the list of tiles.
        asteroid: u8,
        /// The steps.
        path: Vec<Direction>,
        /// The end of a two-space tile that leads, where tiles move like ships (BG-18.2).
        #[serde(default, skip_serializing_if = "is_first_end")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
        lead_end: u8,
    },
    /// Say which ship an asteroid damages (BG-M4.16).
    ChooseDamaged {
        /// The ship.
        ship: ShipId,
    },
    /// Say which of two heroes of the same name is discarded (BG-20.3).
    ChooseHero {
        /// The ship card that loses its hero.
        card: CardId,
    },
    /// Keep the phase or activation open that the table is about to end because nothing is left to do (BG-30.7).
    HoldEnd,
    /// Take back what was done since the activation or the deploy phase began (BG-30.6).
    Undo,
    /// Ask the opponents to allow that.
    AskUndo,
    /// Answer.
    AnswerUndo {
        /// Whether it is allowed.
        agree: bool,
    },
    /// Give up (BG-30.11).
    Resign,
    /// Offer a draw.
    OfferDraw,
    /// Answer the offer.
    AnswerDraw {
        /// Whether it is accepted.
        agree: bool,
    },
    /// Set what the table answers in reaction windows (BG-30.2).
    SetStandingPass {
        /// The setting.
        pass: StandingPass,
    },
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the form that serde calls
fn is_first_end(end: &u8) -> bool {
    *end == 0
}
