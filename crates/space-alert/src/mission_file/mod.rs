//! Mission files: a mission and its plan as JSON that people write and programs exchange (`docs/mission-file.md`).

mod crew;
mod deck;
mod fault;
mod json;
mod read;
mod reader;
mod vocabulary;
mod write;

pub use fault::Fault;

use crate::action::{Action, Card};
use crate::flight::record_flight;
use crate::mission::{
    Carried, DrawnCard, FrontierRules, Level, Mission, MissionFault, Plan, SQUAD_STATIONS,
    Scheduled, TURNS, TeleporterTokens, tile_shuffle,
};
use crate::narrate::{CrewColour, Narrator};
use crate::slot_card::SlotCard;
use crate::specialization::{SkillLevel, SpecialCards, Specialization};
use crate::stations::{Station, Zone};
use crate::step::{Step, Tile};
use crate::trajectory::Trajectory;
use table::{Arg, Dice, Seed};

/// The largest mission file that is read; real ones have a few kilobytes.
pub const MAX_BYTES: usize = 1 << 20;
/// The longest name of a crew member or of a mission, in characters.
pub const MAX_NAME: usize = 60;

/// Everything a mission file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissionFile {
    /// What the mission is called.
    pub name: Option<String>,
    /// Which rules are switched on (SA-19.1).
    pub level: Level,
    /// The crew in turn order, the captain first (SA-7.2).
    pub crew: Vec<CrewEntry>,
    /// Misplayed cards (SA-7.50).
    pub oops: Vec<Misplay>,
    /// The boards.
    pub trajectories: Boards,
    /// The threats.
    pub threats: Vec<Scheduled>,
    /// The cards drawn by callers (NF-3.9.1).
    pub drawn: Vec<DrawnCard>,
    /// The New Frontier, where it is in use.
    pub expansion: Option<Expansion>,
    /// The order in which the tiles of red, white and blue are drawn, as far as it is known.
    pub damage: [Vec<Tile>; 3],
    /// Decides the order of the tiles that are not listed, and where repaired tiles go (NF-9.9.12).
    pub seed: Option<Seed>,
    /// What earlier missions of a campaign left behind (SA-17.13 to SA-17.16).
    pub carried: CarriedOver,
    /// How strictly the file is read.
    pub options: Options,
}

/// A crew member and the plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrewEntry {
    /// Colour of the figure; each exists once (SA-2.38).
    pub colour: CrewColour,
    /// A name, if there is one.
    pub name: Option<String>,
    /// Not a human player (SA-18.2).
    pub android: bool,
    /// The slots from turn 1 on; those left out are empty.
    pub slots: Vec<Slot>,
    /// The specialization, with the level that says which special cards there are (NF-8.1.2).
    pub specialization: Option<(Specialization, SkillLevel)>,
}

/// Rules of The New Frontier in a mission file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expansion {
    /// The interceptors fly to distances 1 to 3 (NF-6).
    pub variable_range: bool,
    /// Who holds the traveller token of the Teleporter (NF-9.6.4).
    pub traveller: Option<CrewColour>,
    /// Who holds the destination token.
    pub destination: Option<CrewColour>,
}

impl CrewEntry {
    /// How the narrator calls this crew member; androids' names stand in brackets (SA-16.2).
    pub fn label(&self) -> Arg {
        match &self.name {
            Some(name) if self.android => Arg::from(format!("[{name}]")),
            Some(name) => Arg::from(name.as_str()),
            None => self.colour.label(self.android),
        }
    }
}

/// What lies in a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Nothing (SA-4.8).
    Empty,
    /// A card of which only the upper half is known.
    Half(Action),
    /// A whole card and the half that counts (SA-4.5).
    Whole {
        /// The card.
        card: Card,
        /// The upper half.
        up: Action,
    },
    /// A double half: the first symbol is performed first (NF-5.3.2).
    Double([Action; 2]),
    /// Special cards, and the symbols of the card beside them (NF-8.3.4).
    Special {
        /// Which.
        special: SpecialCards,
        /// No symbol, one or two.
        with: [Action; 2],
    },
}

impl Slot {
    /// What counts in the flight.
    pub const fn action(self) -> Action {
        match self {
            Slot::Empty => Action::None,
            Slot::Half(action) | Slot::Whole { up: action, .. } => action,
            Slot::Double([first, _]) => first,
            Slot::Special {
                with: [first, _], ..
            } => first,
        }
    }

    /// The content of the slot in the flight.
    pub const fn card(self) -> SlotCard {
        match self {
            Slot::Empty | Slot::Half(_) | Slot::Whole { .. } => SlotCard::single(self.action()),
            Slot::Double([first, second]) => SlotCard::double(first, second),
            Slot::Special {
                special,
                with: [first, second],
            } => SlotCard::double(first, second).with_special(special),
        }
    }
}

/// A misplayed card (SA-7.50).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misplay {
    /// Whose.
    pub crew: CrewColour,
    /// The turn in which it is revealed.
    pub turn: u8,
    /// What was meant.
    pub meant: Action,
}

/// The boards in use (SA-2.20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Boards {
    /// Red, white and blue.
    pub external: [Trajectory; 3],
    /// The inside; not needed when nothing comes from there.
    pub internal: Option<Trajectory>,
}

/// What earlier missions of a campaign left behind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CarriedOver {
    /// Unrepaired tiles of red, white and blue (SA-17.13).
    pub damage: [Vec<Tile>; 3],
    /// Storages that start empty (SA-17.16).
    pub missing_squads: Vec<Station>,
}

impl CarriedOver {
    /// Whether both are the same ship; the order in which damage is listed does not matter.
    pub fn is_same_as(&self, other: &CarriedOver) -> bool {
        fn same<T: PartialEq>(one: &[T], other: &[T]) -> bool {
            one.len() == other.len() && one.iter().all(|thing| other.contains(thing))
        }
        same(&self.missing_squads, &other.missing_squads)
            && Zone::ALL
                .into_iter()
                .all(|zone| same(&self.damage[zone.index()], &other.damage[zone.index()]))
    }
}

/// How strictly the file is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Misplayed cards may be declared (SA-AR-28).
    pub misplay: bool,
    /// The plan must be possible with the 90 action cards and the six heroic cards (SA-2.25, SA-2.26).
    pub deck: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            misplay: true,
            deck: true,
        }
    }
}

impl MissionFile {
    /// Reads a file. What it returns can be flown; otherwise every fault is named with its place.
    pub fn parse(bytes: &[u8]) -> Result<MissionFile, Vec<Fault>> {
        read::read(bytes)
    }

    /// The file as JSON, one crew member and one threat a line. [`MissionFile::parse`] reads it back.
    pub fn to_json(&self) -> String {
        write::write(self)
    }

    /// The mission and the plan. Cannot fail for a file that was read.
    pub fn flight(&self) -> Result<(Mission, Plan), MissionFault> {
        let mission = Mission::new(
            self.level,
            self.boards(),
            &self.threats,
            Zone::ALL.map(|zone| self.pile(zone)),
            Carried {
                tiles: Zone::ALL.map(|zone| self.carried.damage[zone.index()].len() as u8),
                missing_squads: SQUAD_STATIONS
                    .map(|station| self.carried.missing_squads.contains(&station)),
            },
        )?;
        let mut plan = Plan::new(self.crew.len());
        for (crew, member) in self.crew.iter().enumerate() {
            for (turn, slot) in (1..=TURNS as u8).zip(&member.slots) {
                plan.set(crew, turn, slot.card());
            }
            if let Some((specialization, _)) = member.specialization {
                plan.specialize(crew, specialization);
            }
        }
        let mission = mission.with_drawn(&self.drawn)?;
        let Some(expansion) = self.expansion else {
            return Ok((mission, self.with_misplays(plan)));
        };
        let place = |colour: CrewColour| self.position(colour).map(|place| place as u8);
        plan.set_teleporter(TeleporterTokens {
            traveller: expansion.traveller.and_then(place),
            destination: expansion.destination.and_then(place),
        });
        let mission = mission.with_frontier(FrontierRules {
            variable_range: expansion.variable_range,
            tile_shuffle: self.seed.map(tile_shuffle),
            ..FrontierRules::default()
        });
        Ok((mission, self.with_misplays(plan)))
    }

    fn with_misplays(&self, mut plan: Plan) -> Plan {
        for oops in &self.oops {
            if let Some(crew) = self.position(oops.crew) {
                plan.misplay(crew, oops.turn, oops.meant);
            }
        }
        plan
    }

    /// The narrator who knows this crew.
    pub fn narrator(&self) -> Narrator {
        Narrator::new(self.level, self.crew.iter().map(CrewEntry::label).collect())
    }

    /// Misplays that come to nothing, because a delay moved another card into that turn.
    pub fn idle_misplays(&self) -> Vec<Misplay> {
        let mut idle = self.oops.clone();
        if let (false, Ok((mission, plan))) = (idle.is_empty(), self.flight()) {
            for (step, state) in &record_flight(&mission, &plan).0.frames {
                if let Step::Misplayed { crew, .. } = step {
                    idle.retain(|oops| {
                        (self.position(oops.crew), oops.turn)
                            != (Some(usize::from(*crew)), state.turn)
                    });
                }
            }
        }
        idle
    }

    fn position(&self, colour: CrewColour) -> Option<usize> {
        self.crew.iter().position(|member| member.colour == colour)
    }

    /// The four boards; an inside that nobody needs gets one that is left over.
    fn boards(&self) -> [Trajectory; 4] {
        let [red, white, blue] = self.trajectories.external;
        let internal = self.trajectories.internal.unwrap_or_else(|| {
            let mut boards = vocabulary::BOARDS.iter().map(|(_, board)| *board);
            let unused = boards.find(|board| ![red, white, blue].contains(board));
            unused.unwrap_or_default()
        });
        [red, white, blue, internal]
    }

    /// Old damage, the tiles that are listed, then the others: shuffled by the seed, zone by zone.
    fn pile(&self, zone: Zone) -> [Tile; 6] {
        let z = zone.index();
        let mut pile = self.carried.damage[z].clone();
        pile.extend(&self.damage[z]);
        let mut rest: Vec<Tile> = Tile::ALL
            .into_iter()
            .filter(|tile| !pile.contains(tile))
            .collect();
        if let Some(seed) = self.seed {
            let purpose = ["damage red", "damage white", "damage blue"][z];
            Dice::new(seed.derive(purpose)).shuffle(&mut rest);
        }
        pile.extend(rest);
        // A list with a tile twice cannot be read from a file; the mission refuses it.
        std::array::from_fn(|i| pile.get(i).copied().unwrap_or(Tile::Structural))
    }
}
