//! What happened, in the order in which it happened: enough to draw a film from.

use crate::data::{Cell, DamageKind, SetupWhere, TurnPhase, Version, WindowKind};
use crate::hex::Hex;
use crate::ids::{CardId, Pick, Placement, ShipId, Source, TacticId};
use crate::state::{EndReason, Outcome};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seat;

/// Why energy changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EnergyReason {
    /// BG-8.1
    Income,
    /// BG-7.4
    Discard,
    /// A launch (BG-9.2).
    Launch,
    /// An activation (BG-11.4).
    Activation,
    /// A charge (BG-14.2).
    Charge,
    /// A tactic card.
    Card,
    /// An ability, an attached card or a tile.
    Effect,
    /// BG-M4.12
    RemoteEngines,
}

/// Why a ship left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LossReason {
    /// BG-16.1
    Hull,
    /// BG-14.24
    Critical,
    /// It was carried by a ship that was lost (BG-16.5, BG-20.2, BG-M2.10).
    Carried,
    /// The new controller already has a ship of that name (BG-20.4).
    SameName,
}

/// What happened. It travels with the rule behind it ([`WithRule`]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EventBody"))]
#[serde(rename_all = "snake_case", tag = "event", remote = "Self")]
pub enum Event {
    /// A seat handed in its list (BG-30.12).
    ListSubmitted {
        /// Who.
        seat: Seat,
    },
    /// All lists are in; the battle is set up (BG-2.15).
    BattleBegan,
    /// A seat has to place ships that start on the board.
    PlacingBegan {
        /// Who.
        seat: Seat,
        /// Where.
        place: SetupWhere,
    },
    /// The roll for the first player (BG-2.17); several rounds of rolls where there were ties.
    FirstRolled {
        /// One number a seat and round; nothing for those not in the tie.
        rolls: Vec<Vec<Option<u8>>>,
        /// Who chooses.
        chooser: Seat,
    },
    /// Who goes first.
    FirstChosen {
        /// The starting seat.
        seat: Seat,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// The round, from 1.
        round: u16,
    },
    /// A phase began.
    PhaseBegan {
        /// Which.
        phase: TurnPhase,
    },
    /// Energy changed.
    Energy {
        /// Whose.
        seat: Seat,
        /// By how much.
        change: i8,
        /// What it is now.
        now: u8,
        /// Why.
        why: EnergyReason,
        /// The ability, card or tile behind it.
        source: Option<Source>,
    },
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// Told to the player (and an open team) alone: which cards.
    DrewCards {
        /// By whom.
        seat: Seat,
        /// The cards.
        cards: Vec<TacticId>,
    },
    /// Cards were discarded from a hand.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        cards: Vec<TacticId>,
    },
    /// A card went from one team member to another.
    CardGiven {
        /// From.
        from: Seat,
        /// To.
        to: Seat,
    },
    /// Told to the team alone: which card.
    CardGivenFace {
        /// The card.
        card: TacticId,
    },
    /// A draw pile ran out (BG-21.3, BG-21.4).
    Exhausted {
        /// Which deck.
        deck: u8,
        /// How often by now.
        times: u8,
    },
    /// A seat looks at the top of the other deck (BG-M3.6).
    MainComputerUsed {
        /// Who.
        seat: Seat,
    },
    /// Told to that seat alone: what it sees.
    MainComputerCards {
        /// The cards.
        cards: Vec<TacticId>,
    },
    /// A ship card was launched or placed before the game.
    Launched {
        /// The ship card.
        card: CardId,
        /// Its version.
        version: Version,
        /// Its ships.
        positions: Vec<Placement>,
        /// Out of which ship's hold.
        from: Option<CardId>,
        /// Energy paid.
        cost: u8,
    },
    /// A ship card was activated.
    Activated {
        /// Which.
        card: CardId,
        /// Energy paid.
        cost: u8,
    },
    /// A ship moved one space.
    Stepped {
        /// Which.
        ship: ShipId,
        /// Where it is now.
        to: Placement,
    },
    /// A ship stopped.
    Stopped {
        /// Which.
        ship: ShipId,
    },
    /// A ship was placed (BG-12.12).
    Placed {
        /// Which.
        ship: ShipId,
        /// Where.
        to: Placement,
        /// By what.
        source: Source,
    },
    /// An ECM roll (BG-13.1).
    EcmRolled {
        /// The enemy ship that rolls.
        by: ShipId,
        /// The moving ship.
        against: ShipId,
        /// The number.
        roll: u8,
        /// What was needed.
        needed: u8,
        /// Damage, if it succeeded.
        damage: u8,
    },
    /// An ability saved the ship from a roll.
    EcmIgnored {
        /// The enemy ship that would have rolled.
        by: ShipId,
        /// The moving ship.
        against: ShipId,
    },
    /// A debris roll (BG-18.4).
    DebrisRolled {
        /// The ship.
        ship: ShipId,
        /// The tile.
        tile: u8,
        /// The number.
        roll: u8,
        /// Damage.
        damage: u8,
    },
    /// A discovery tile was turned face up (BG-18.11).
    TileRevealed {
        /// Its place in the list of tiles.
        tile: u8,
        /// What it is: the place in the data.
        kind: u8,
        /// The ship that found it.
        by: ShipId,
    },
    /// A weapon was charged.
    Charged {
        /// The ship.
        ship: ShipId,
        /// The weapon.
        weapon: u8,
        /// Attacks it has.
        attacks: u8,
    },
    /// An attack was declared (BG-14.15).
    AttackDeclared {
        /// The attacker.
        ship: ShipId,
        /// The weapon.
        weapon: u8,
        /// The target.
        target: ShipId,
    },
    /// The coordinate dice (BG-14.16).
    AttackRolled {
        /// The target.
        target: ShipId,
        /// The letter, from 0.
        letter: u8,
        /// The number, from 1.
        number: u8,
        /// What the grid says.
        cell: Cell,
        /// Whether the target's shields were up.
        shields_up: bool,
        /// Whether it is the second roll.
        again: bool,
    },
    /// The cover roll (BG-14.20).
    CoverRolled {
        /// The ship.
        ship: ShipId,
        /// The number.
        roll: u8,
        /// Whether the attack misses.
        misses: bool,
    },
    /// A number die rolled for an effect.
    EffectRolled {
        /// By what.
        source: Option<Source>,
        /// Or by which card.
        card: Option<TacticId>,
        /// The number.
        roll: u8,
        /// What was needed.
        needed: u8,
    },
    /// A hit turned into a miss.
    HitCancelled {
        /// The ship that was hit.
        ship: ShipId,
    },
    /// Another ship takes the hit.
    HitRedirected {
        /// From.
        from: ShipId,
        /// To.
        to: ShipId,
    },
    /// The attack is over.
    AttackEnded {
        /// The target.
        target: ShipId,
        /// Whether it hit.
        hit: bool,
    },
    /// An ability, an attached card or a tile was used.
    AbilityUsed {
        /// By whom.
        seat: Seat,
        /// Which.
        source: Source,
        /// What was chosen.
        targets: Vec<Pick>,
    },
    /// A card was played.
    CardPlayed {
        /// By whom.
        seat: Seat,
        /// Which.
        card: TacticId,
        /// What was chosen.
        targets: Vec<Pick>,
        /// Energy paid.
        cost: u8,
    },
    /// A card was attached.
    Attached {
        /// To which ship card.
        to: CardId,
        /// Which card.
        card: TacticId,
    },
    /// An attached card went to its discard pile.
    Detached {
        /// From which ship card.
        from: CardId,
        /// Which card.
        card: TacticId,
    },
    /// Damage (section 15).
    Damaged {
        /// The ship.
        ship: ShipId,
        /// How it is applied.
        kind: DamageKind,
        /// `attack`, `ecm`, `debris`, `asteroid` or what a card names.
        typ: String,
        /// Shield pegs it has now.
        shields: u8,
        /// Hull pegs it has now.
        hull: u8,
    },
    /// Pegs changed for the better.
    Restored {
        /// The ship.
        ship: ShipId,
        /// Shield pegs it has now.
        shields: u8,
        /// Hull pegs it has now.
        hull: u8,
    },
    /// A ship was destroyed.
    Destroyed {
        /// Which.
        ship: ShipId,
        /// Why.
        why: LossReason,
        /// By the attack of which ship.
        by: Option<ShipId>,
    },
    /// A ship escaped (BG-M2.8).
    Escaped {
        /// Which.
        ship: ShipId,
    },
    /// A ship card has no ship left and is out of the game.
    CardLost {
        /// Which.
        card: CardId,
        /// Its version.
        version: Version,
    },
    /// Somebody took control of a ship card (section 20).
    ControlTaken {
        /// Which.
        card: CardId,
        /// Who controls it now.
        by: Seat,
    },
    /// Victory points.
    Scored {
        /// The side.
        side: u8,
        /// How many more.
        points: u16,
        /// How many now.
        now: u16,
    },
    /// A rescue roll (BG-M5.13).
    Rescued {
        /// The ship.
        ship: ShipId,
        /// The number.
        roll: u8,
        /// Survivors.
        survivors: u8,
    },
    /// The roll for the remote engines (BG-M4.12).
    EnginesRolled {
        /// The number.
        roll: u8,
        /// Whether they work.
        works: bool,
    },
    /// How far an asteroid may move (BG-M4.13).
    AsteroidRolled {
        /// The number.
        roll: u8,
    },
    /// An asteroid moved one space.
    AsteroidStepped {
        /// Its place in the list of tiles.
        tile: u8,
        /// Its spaces.
        spaces: Vec<Hex>,
    },
    /// A reaction window opened (BG-30.1). Nobody learns who is asked.
    WindowOpened {
        /// Which.
        window: WindowKind,
    },
    /// It closed.
    WindowClosed {
        /// Which.
        window: WindowKind,
    },
    /// The activation ended.
    ActivationEnded {
        /// Of which ship card.
        card: CardId,
    },
    /// The time of the turn ran out (BG-30.3).
    TimeRanOut {
        /// Whose.
        seat: Seat,
    },
    /// What was done was taken back (BG-30.6).
    Undone {
        /// By whom.
        seat: Seat,
    },
    /// Somebody asks to take back (BG-30.6).
    UndoAsked {
        /// Who.
        seat: Seat,
    },
    /// The answer.
    UndoAnswered {
        /// Whether it is allowed.
        agree: bool,
    },
    /// Somebody offers a draw (BG-30.11).
    DrawOffered {
        /// Who.
        seat: Seat,
    },
    /// The answer.
    DrawAnswered {
        /// Whether it is accepted.
        agree: bool,
    },
    /// Somebody gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// The end.
    Over {
        /// How.
        outcome: Outcome,
    },
}

/// What happened and the rule behind it: the form in which events travel.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Event"))]
pub struct WithRule<'a> {
    /// The id of the rule.
    pub rule: &'static str,
    /// What happened.
    #[serde(flatten, serialize_with = "without_rule")]
    pub event: &'a Event,
}

fn without_rule<S: Serializer>(event: &Event, serializer: S) -> Result<S::Ok, S::Error> {
    Event::serialize(event, serializer)
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        WithRule {
            rule: self.rule(),
            event: self,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Event, D::Error> {
        Event::deserialize(deserializer)
    }
}

impl Event {
    /// The rule behind it.
    pub fn rule(&self) -> &'static str {
        match self {
            Event::ListSubmitted { .. } => "BG-30.12",
            Event::BattleBegan => "BG-2.15",
            Event::PlacingBegan { place, .. } => match place {
                SetupWhere::OwnZone => "BG-9.4",
                SetupWhere::AdjacentToAnyAsteroid => "BG-M4.7",
            },
            Event::FirstRolled { .. } | Event::FirstChosen { .. } => "BG-2.17",
            Event::TurnBegan { .. } => "BG-7.2",
            Event::PhaseBegan { .. } => "BG-7.1",
            Event::Energy { why, .. } => match why {
                EnergyReason::Income => "BG-8.1",
                EnergyReason::Discard => "BG-7.4",
                EnergyReason::Launch => "BG-9.2",
                EnergyReason::Activation => "BG-11.4",
                EnergyReason::Charge => "BG-14.2",
                EnergyReason::Card => "BG-19.6",
                EnergyReason::Effect => "BG-8.4",
                EnergyReason::RemoteEngines => "BG-M4.12",
            },
            Event::Drew { .. } | Event::DrewCards { .. } => "BG-8.3",
            Event::Discarded { .. } => "BG-7.4",
            Event::CardGiven { .. } | Event::CardGivenFace { .. } => "BG-23.5",
            Event::Exhausted { times, .. } => {
                if *times < 2 {
                    "BG-21.3"
                } else {
                    "BG-21.4"
                }
            }
            Event::MainComputerUsed { .. } | Event::MainComputerCards { .. } => "BG-M3.6",
            Event::Launched { from, .. } => {
                if from.is_some() {
                    "BG-10.8"
                } else {
                    "BG-9.1"
                }
            }
            Event::Activated { .. } => "BG-11.4",
            Event::Stepped { .. } => "BG-12.1",
            Event::Stopped { .. } => "BG-12.8",
            Event::Placed { .. } => "BG-12.12",
            Event::EcmRolled { .. } => "BG-13.3",
            Event::EcmIgnored { .. } => "BG-19.1",
            Event::DebrisRolled { .. } => "BG-18.4",
            Event::TileRevealed { .. } => "BG-18.11",
            Event::Charged { .. } => "BG-14.2",
            Event::AttackDeclared { .. } => "BG-14.15",
            Event::AttackRolled { again, .. } => {
                if *again {
                    "BG-14.19"
                } else {
                    "BG-14.17"
                }
            }
            Event::CoverRolled { .. } => "BG-14.20",
            Event::EffectRolled { .. } => "BG-19.1",
            Event::HitCancelled { .. } => "BG-14.23",
            Event::HitRedirected { .. } => "BG-14.22",
            Event::AttackEnded { .. } => "BG-14.27",
            Event::AbilityUsed { .. } => "BG-19.7",
            Event::CardPlayed { .. } => "BG-19.2",
            Event::Attached { .. } => "BG-6.4",
            Event::Detached { .. } => "BG-6.21",
            Event::Damaged { kind, typ, .. } => match (kind, typ.as_str()) {
                (DamageKind::Normal, "attack") => "BG-15.1",
                (DamageKind::Normal, _) => "BG-15.2",
                (DamageKind::Shield, _) => "BG-15.3",
                (DamageKind::Hull, _) => "BG-15.4",
            },
            Event::Restored { .. } => "BG-15.8",
            Event::Destroyed { why, .. } => match why {
                LossReason::Hull => "BG-16.1",
                LossReason::Critical => "BG-14.24",
                LossReason::Carried => "BG-16.5",
                LossReason::SameName => "BG-20.4",
            },
            Event::Escaped { .. } => "BG-M2.8",
            Event::CardLost { .. } => "BG-16.4",
            Event::ControlTaken { .. } => "BG-20.1",
            Event::Scored { .. } => "BG-22.14",
            Event::Rescued { .. } => "BG-M5.13",
            Event::EnginesRolled { .. } => "BG-M4.12",
            Event::AsteroidRolled { .. } => "BG-M4.13",
            Event::AsteroidStepped { .. } => "BG-M4.14",
            Event::WindowOpened { .. } | Event::WindowClosed { .. } => "BG-30.1",
            Event::ActivationEnded { .. } => "BG-11.8",
            Event::TimeRanOut { .. } => "BG-30.3",
            Event::Undone { .. } | Event::UndoAsked { .. } | Event::UndoAnswered { .. } => {
                "BG-30.6"
            }
            Event::DrawOffered { .. } | Event::DrawAnswered { .. } | Event::Resigned { .. } => {
                "BG-30.11"
            }
            Event::Over { outcome } => match outcome.why {
                EndReason::Elimination => "BG-22.1",
                EndReason::Clock => "BG-22.10",
                EndReason::Points => "BG-22.14",
                EndReason::ShipDestroyed => "BG-M3.1",
                EndReason::Resigned | EndReason::Agreed => "BG-30.11",
            },
        }
    }
}
