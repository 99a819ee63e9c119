//! What the host chooses.

use crate::cards::CardSet;
use crate::flight_rules::FlightKind;
use crate::goods::{Goods, goods};
use crate::is_default;
use crate::refusal::Refusal;
use crate::rough_roads::{MOST_ROADS, RoughRoad};
use crate::specialization::Specialization;
use crate::tiles::TileId;
use serde::{Deserialize, Serialize};

/// Tiles that stay in the box for each player missing at a full table, and for ships smaller than class IV.
const REMOVED_FOR_EACH: usize = 25;

/// How long building lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// By the hourglass (GT-10).
    #[default]
    Hourglass,
    /// Until everybody has finished, for learners and for one person alone.
    Untimed,
}

/// Whether partners play together (GT-25.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Teams {
    /// Everybody for themselves.
    #[default]
    None,
    /// Partners fly each other's ships.
    Partners,
    /// They also change seats while building (GT-25.13).
    Experts,
}

/// Whether players have a support team (GX-19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SupportTeam {
    /// Nobody.
    #[default]
    Off,
    /// Cards are dealt and one of them is kept in secret (GX-19.4).
    Dealt,
    /// Cards are laid out and chosen in finishing order (GX-19.10).
    Draft,
}

/// What the table shows a builder of his or her own ship (GT-31.50).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Aids {
    /// Nothing.
    None,
    /// Strengths and exposed connectors.
    #[default]
    Counts,
    /// Errors and legal squares too.
    Errors,
}

/// What the host chooses. Modules of the expansions that are off are not written: the server keeps the set-up of each table in
/// several places. Fields with other defaults are always written, so that a stored table keeps its values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The flights, in order (GT-1.2, GT-25.1).
    pub flights: Vec<FlightKind>,
    /// How long building lasts.
    pub pace: Pace,
    /// Seconds of one turn of the hourglass (GT-10.9, GT-31.52).
    pub hourglass_seconds: u16,
    /// Time limits of decisions in percent of those of GT-31; 0: no limits.
    pub limit_percent: u16,
    /// What builders are shown.
    pub aids: Aids,
    /// Errors are refused when a tile is placed (GT-6.19).
    pub strict_placement: bool,
    /// Tiles in hand are public (GT-5.16).
    pub open_hands: bool,
    /// Credits are public (GT-1.7).
    pub open_credits: bool,
    /// Several players may look at one pile (GT-9.7).
    pub shared_looking: bool,
    /// The table turns the hourglass when nobody acts (GT-31.47).
    pub turn_when_idle: bool,
    /// The piles keep their order (GT-25.6).
    pub visions: bool,
    /// With everybody's agreement the last decision in flight is taken back (GT-31.37).
    pub rollback: bool,
    /// The team game (GT-25.9).
    pub teams: Teams,
    /// The rules for five players with fewer (GX-4.24).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub fifth_wheel: bool,
    /// The components and cyan aliens of the Big Expansion (GX-1, GX-2).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub new_technologies: bool,
    /// Evil Machinations: secret cards of the players, and loans (GX-7).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub evil_machinations: bool,
    /// The components of Another Big Expansion (GX-12, GX-13).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub second_box_components: bool,
    /// Intruders in the decks (GX-18).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub intruders: bool,
    /// The support team of Another Big Expansion (GX-19).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<SupportTeam>"))]
    pub support_team: SupportTeam,
    /// How long a fire drill locks the other builders, in seconds (GX-20.13B.2).
    pub fire_drill_seconds: u16,
    /// The six bonus cards (GX-9).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub bonus_cards: bool,
    /// The new adventure cards of Another Big Expansion (GX-17).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub new_adventures: bool,
    /// Rough Roads cards drawn for each flight; 0: none (GX-8.1).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub rough_roads: u8,
    /// The handicap variant: how many of them apply to each seat; none: all to everybody (GX-8.5).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub rough_roads_by_seat: Vec<u8>,
    /// Rough Roads cards that stay in the box (GX-8.23).
    pub rough_roads_removed: Vec<RoughRoad>,
    /// Dice that choose the difficulty before the game; 0: none (GX-10.2).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub difficulty_dice: u8,
    /// Goods blocks of the bank (GT-2.9).
    pub bank: Goods,
    /// The content hash of corrected data files; empty: the shipped values (GX-0.30).
    #[serde(deserialize_with = "crate::data::loaded_hash")]
    pub data: String,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            flights: vec![FlightKind::First, FlightKind::Second, FlightKind::Third],
            pace: Pace::Hourglass,
            hourglass_seconds: 90,
            limit_percent: 100,
            aids: Aids::Counts,
            strict_placement: false,
            open_hands: false,
            open_credits: false,
            shared_looking: false,
            turn_when_idle: false,
            visions: false,
            rollback: false,
            teams: Teams::None,
            fifth_wheel: false,
            new_technologies: false,
            evil_machinations: false,
            second_box_components: false,
            intruders: false,
            support_team: SupportTeam::Off,
            fire_drill_seconds: 10,
            bonus_cards: false,
            new_adventures: false,
            rough_roads: 0,
            rough_roads_by_seat: Vec::new(),
            rough_roads_removed: vec![RoughRoad::AbandonedDebris],
            difficulty_dice: 0,
            bank: Goods::BANK,
            data: crate::data::hash().to_owned(),
        }
    }
}

impl Setup {
    /// Whether the rules for five players are in force (GX-4.1, GX-4.24).
    pub const fn plays_fifth_wheel(&self, people: usize) -> bool {
        self.fifth_wheel || people == 5
    }

    /// The goods blocks of the bank: two more of each colour with New Technologies (GX-1.2).
    pub fn bank(&self) -> Goods {
        if self.new_technologies {
            self.bank.plus(goods(2, 2, 2, 2))
        } else {
            self.bank
        }
    }

    /// Whether cards of a part of the game are in the decks.
    pub const fn plays(&self, set: CardSet) -> bool {
        match set {
            CardSet::Base => true,
            CardSet::Machinations => self.evil_machinations,
            CardSet::Intruders => self.intruders,
            CardSet::Bonus => self.bonus_cards,
            CardSet::NewAdventures => self.new_adventures,
        }
    }

    /// Whether players decide something before building (GX-11).
    pub fn asks_before_building(&self) -> bool {
        self.evil_machinations || self.support_team != SupportTeam::Off || self.difficulty_dice > 0
    }

    /// Whether mixed life supports are in play without cyan aliens (GX-13.22).
    pub const fn plays_without_cyan(&self) -> bool {
        self.second_box_components && !self.new_technologies
    }

    /// The specialization cards in play: the sixth one is in the second box (GX-0.6, GX-2.75).
    pub fn specializations(&self) -> impl Iterator<Item = Specialization> + use<> {
        let second_box = self.second_box_components;
        Specialization::ALL
            .into_iter()
            .filter(move |one| second_box || *one != Specialization::Bodyguard)
    }

    /// The specialization cards that stay in the box.
    pub fn absent_specializations(&self) -> Vec<Specialization> {
        let absent = |one: &Specialization| self.specializations().all(|other| other != *one);
        Specialization::ALL.into_iter().filter(absent).collect()
    }

    /// The tiles that ships are built from (GT-4.2, GX-1.3, GX-12.2, GX-12.3).
    pub fn stock(&self) -> impl Iterator<Item = TileId> + use<> {
        TileId::stock(self.new_technologies, self.second_box_components)
    }

    /// How many tiles stay in the box for the whole game (GX-1.4, GX-12.2, GX-12.3).
    pub fn removed_tiles(&self, people: usize) -> usize {
        if !self.new_technologies && !self.second_box_components {
            return 0;
        }
        let full_table = if self.new_technologies { 5 } else { 4_usize };
        let fourth = self.flights.iter().any(|kind| kind.rules().number == 4);
        let small_ships = self.second_box_components && !fourth;
        REMOVED_FOR_EACH * (full_table.saturating_sub(people) + usize::from(small_ships))
    }

    /// The Rough Roads cards of this table: without those about intruders where there are none (GX-0.6), and without
    /// Remorseless Fate in the handicap variant (GX-8.5).
    pub fn road_cards(&self) -> impl Iterator<Item = RoughRoad> {
        RoughRoad::ALL.into_iter().filter(|road| {
            !self.rough_roads_removed.contains(road)
                && (self.intruders || !road.needs_intruders())
                && (self.rough_roads_by_seat.is_empty() || *road != RoughRoad::RemorselessFate)
        })
    }

    /// How many Rough Roads cards apply to a seat (GX-8.5).
    pub fn roads_of(&self, seat: usize) -> u8 {
        self.rough_roads_by_seat
            .get(seat)
            .copied()
            .unwrap_or(self.rough_roads)
    }

    /// Whether the Rough Roads are possible so.
    fn check_roads(&self, people: usize) -> Result<(), Refusal> {
        if self.rough_roads > MOST_ROADS {
            return Err(Refusal::RoadLevel);
        }
        if self.rough_roads == 0 {
            return Ok(());
        }
        if self.flights.contains(&FlightKind::Learning) {
            return Err(Refusal::LearningRoads);
        }
        let by_seat = &self.rough_roads_by_seat;
        if !by_seat.is_empty()
            && (by_seat.len() < people || by_seat.iter().any(|count| *count > self.rough_roads))
        {
            return Err(Refusal::RoadHandicap);
        }
        // A Nasty Surprise needs a card to be replaced by.
        let plain = self.road_cards().filter(|road| !road.construction());
        if plain.count() < 2 * usize::from(MOST_ROADS) {
            return Err(Refusal::TooFewRoads);
        }
        Ok(())
    }

    /// Whether a game can be played so.
    pub fn check(&self, people: usize) -> Result<(), Refusal> {
        if self.flights.is_empty() || self.flights.len() > 4 {
            return Err(Refusal::Flights);
        }
        let learning = FlightKind::Learning;
        if self.flights.iter().skip(1).any(|kind| *kind == learning) {
            return Err(Refusal::LearningLater);
        }
        if !(2..=5).contains(&people) {
            return Err(Refusal::People(people));
        }
        if people == 5 && !self.new_technologies {
            return Err(Refusal::FifthNeedsTechnologies);
        }
        if self.plays_fifth_wheel(people) && self.flights.contains(&learning) {
            return Err(Refusal::LearningFifthWheel);
        }
        if self.new_technologies && self.flights.contains(&learning) {
            return Err(Refusal::LearningTechnologies);
        }
        if self.second_box_components && self.flights.contains(&learning) {
            return Err(Refusal::LearningSecondBox);
        }
        if self.intruders && !self.second_box_components {
            return Err(Refusal::IntrudersNeedComponents);
        }
        if self.support_team != SupportTeam::Off {
            if self.flights.contains(&learning) {
                return Err(Refusal::LearningSupport);
            }
            if self.support_team == SupportTeam::Draft && self.flights.len() < 2 {
                return Err(Refusal::DraftNeedsFlights);
            }
            if self.teams != Teams::None {
                return Err(Refusal::TeamsSupport);
            }
        }
        if !(1..=60).contains(&self.fire_drill_seconds) {
            return Err(Refusal::FireDrillSeconds);
        }
        if self.flights.contains(&FlightKind::Fourth) && !self.new_adventures {
            return Err(Refusal::FourthNeedsAdventures);
        }
        if self.evil_machinations && self.flights.contains(&learning) {
            return Err(Refusal::LearningMachinations);
        }
        if self.teams != Teams::None {
            if people != 4 {
                return Err(Refusal::TeamsNeedFour);
            }
            if self.flights.contains(&learning) {
                return Err(Refusal::LearningTeams);
            }
        }
        self.check_roads(people)?;
        self.check_difficulty(people)?;
        if !(10..=600).contains(&self.hourglass_seconds) {
            return Err(Refusal::HourglassSeconds);
        }
        if self.limit_percent != 0 && !(10..=1000).contains(&self.limit_percent) {
            return Err(Refusal::LimitPercent);
        }
        let bank = self.bank;
        if [bank.red, bank.yellow, bank.green, bank.blue]
            .iter()
            .any(|blocks| *blocks > 60)
        {
            return Err(Refusal::BankSize);
        }
        Ok(())
    }
}
