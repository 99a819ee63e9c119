//! Writes a mission file, readable by people: one crew member and one threat a line.

use super::vocabulary::{
    ACTIONS, BOARDS, COLOURS, LEVELS, SPECIAL_CARDS, SPECIALIZATIONS, STORAGES, TRACKS, tiles, word,
};
use super::{CarriedOver, MissionFile, Slot};
use crate::action::Action;
use crate::stations::Zone;
use crate::step::Tile;
use crate::threats::ThreatId;
use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, Serializer};
use std::io::{self, Write};
use table::Seed;

#[derive(Serialize)]
struct File<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    level: &'static str,
    crew: Vec<Member<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    oops: Vec<Oops>,
    trajectories: Boards,
    threats: Vec<Threat>,
    #[serde(skip_serializing_if = "Piles::is_empty")]
    damage: Piles,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<SeedWord>,
    #[serde(skip_serializing_if = "Option::is_none")]
    carried: Option<Carried>,
    #[serde(skip_serializing_if = "Option::is_none")]
    options: Option<Options>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expansion: Option<Expansion>,
}

#[derive(Serialize)]
struct Expansion {
    variable_range: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    traveller: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    destination: Option<&'static str>,
}

#[derive(Serialize)]
struct Member<'a> {
    colour: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    android: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    specialization: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    skill: Option<u8>,
    slots: Vec<Option<SlotWord>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum SlotWord {
    Half(&'static str),
    Whole {
        card: [&'static str; 2],
        up: &'static str,
    },
    Double([&'static str; 2]),
    Special {
        special: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        with: Option<Symbols>,
    },
}

#[derive(Serialize)]
#[serde(untagged)]
enum Symbols {
    One(&'static str),
    Two([&'static str; 2]),
}

#[derive(Serialize)]
struct Oops {
    crew: &'static str,
    turn: u8,
    meant: &'static str,
}

#[derive(Serialize)]
struct Boards {
    red: &'static str,
    white: &'static str,
    blue: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    internal: Option<&'static str>,
}

#[derive(Serialize)]
struct Threat {
    number: u8,
    track: &'static str,
    card: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    calls: Vec<&'static str>,
}

#[derive(Serialize)]
struct Piles {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    red: Vec<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    white: Vec<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    blue: Vec<&'static str>,
}

impl Piles {
    fn of(piles: &[Vec<Tile>; 3]) -> Piles {
        let words = |zone: Zone| {
            piles[zone.index()]
                .iter()
                .map(|t| word(tiles(zone), t))
                .collect()
        };
        Piles {
            red: words(Zone::Red),
            white: words(Zone::White),
            blue: words(Zone::Blue),
        }
    }

    fn is_empty(&self) -> bool {
        self.red.is_empty() && self.white.is_empty() && self.blue.is_empty()
    }
}

/// A number where it is one; JavaScript reads larger ones wrongly, so they stay hexadecimal.
#[derive(Serialize)]
#[serde(untagged)]
enum SeedWord {
    Number(u64),
    Hexadecimal(Seed),
}

impl SeedWord {
    fn of(seed: Seed) -> SeedWord {
        let mut number = [0; 8];
        number.copy_from_slice(&seed.0[..8]);
        let number = u64::from_le_bytes(number);
        if number < 1 << 53 && seed == Seed::from_u64(number) {
            SeedWord::Number(number)
        } else {
            SeedWord::Hexadecimal(seed)
        }
    }
}

#[derive(Serialize)]
struct Carried {
    #[serde(skip_serializing_if = "Piles::is_empty")]
    damage: Piles,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    missing_squads: Vec<&'static str>,
}

impl Carried {
    fn of(carried: &CarriedOver) -> Carried {
        let storage = |station| word(&STORAGES, station);
        Carried {
            damage: Piles::of(&carried.damage),
            missing_squads: carried.missing_squads.iter().map(storage).collect(),
        }
    }
}

/// As in a mission file.
impl Serialize for CarriedOver {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Carried::of(self).serialize(serializer)
    }
}

#[derive(Serialize)]
struct Options {
    misplay: bool,
    deck: bool,
}

impl<'a> File<'a> {
    fn of(file: &'a MissionFile) -> File<'a> {
        let slot = |slot: &Slot| match *slot {
            Slot::Empty => None,
            Slot::Half(action) => Some(SlotWord::Half(word(&ACTIONS, &action))),
            Slot::Whole { card, up } => Some(SlotWord::Whole {
                card: [word(&ACTIONS, &card.action), word(&ACTIONS, &card.movement)],
                up: word(&ACTIONS, &up),
            }),
            Slot::Double(symbols) => Some(SlotWord::Double(symbols.map(|s| word(&ACTIONS, &s)))),
            Slot::Special { special, with } => Some(SlotWord::Special {
                special: word(&SPECIAL_CARDS, &special),
                with: match with {
                    [Action::None, _] => None,
                    [one, Action::None] => Some(Symbols::One(word(&ACTIONS, &one))),
                    two => Some(Symbols::Two(two.map(|s| word(&ACTIONS, &s)))),
                },
            }),
        };
        let chain = |threat: ThreatId| {
            let mut calls = Vec::new();
            let mut caller = threat;
            while let Some(drawn) = file.drawn.iter().find(|d| d.caller == caller) {
                calls.push(drawn.drawn.code());
                caller = drawn.drawn;
            }
            calls
        };
        let [red, white, blue] = file
            .trajectories
            .external
            .map(|board| word(&BOARDS, &board));
        let carried = Carried::of(&file.carried);
        let is_first_mission = carried.damage.is_empty() && carried.missing_squads.is_empty();
        File {
            name: file.name.as_deref(),
            level: word(&LEVELS, &file.level),
            crew: file
                .crew
                .iter()
                .map(|member| Member {
                    colour: word(&COLOURS, &member.colour),
                    name: member.name.as_deref(),
                    android: member.android,
                    specialization: member
                        .specialization
                        .map(|(special, _)| word(&SPECIALIZATIONS, &special)),
                    skill: member.specialization.map(|(_, level)| level.get()),
                    slots: member.slots.iter().map(slot).collect(),
                })
                .collect(),
            oops: file
                .oops
                .iter()
                .map(|oops| Oops {
                    crew: word(&COLOURS, &oops.crew),
                    turn: oops.turn,
                    meant: word(&ACTIONS, &oops.meant),
                })
                .collect(),
            trajectories: Boards {
                red,
                white,
                blue,
                internal: file
                    .trajectories
                    .internal
                    .map(|board| word(&BOARDS, &board)),
            },
            threats: file
                .threats
                .iter()
                .map(|threat| Threat {
                    number: threat.number,
                    track: word(&TRACKS, &threat.track),
                    card: threat.threat.code(),
                    calls: chain(threat.threat),
                })
                .collect(),
            damage: Piles::of(&file.damage),
            seed: file.seed.map(SeedWord::of),
            carried: (!is_first_mission).then_some(carried),
            options: (file.options != Default::default()).then_some(Options {
                misplay: file.options.misplay,
                deck: file.options.deck,
            }),
            expansion: file.expansion.map(|expansion| Expansion {
                variable_range: expansion.variable_range,
                traveller: expansion.traveller.map(|c| word(&COLOURS, &c)),
                destination: expansion.destination.map(|c| word(&COLOURS, &c)),
            }),
        }
    }
}

pub(super) fn write(file: &MissionFile) -> String {
    let mut json = Vec::new();
    let mut serializer = Serializer::with_formatter(&mut json, Lines { depth: 0 });
    // Writing words to memory cannot fail; the empty text would be refused by every reader.
    let written = File::of(file).serialize(&mut serializer);
    json.push(b'\n');
    written
        .ok()
        .and_then(|()| String::from_utf8(json).ok())
        .unwrap_or_default()
}

/// Breaks lines down to the entries of the outer lists, and keeps what is inside them on one line.
struct Lines {
    depth: usize,
}

impl Lines {
    fn begin<W: Write + ?Sized>(&mut self, writer: &mut W, bracket: &[u8]) -> io::Result<()> {
        self.depth += 1;
        writer.write_all(bracket)
    }

    fn end<W: Write + ?Sized>(&mut self, writer: &mut W, bracket: &[u8]) -> io::Result<()> {
        self.depth -= 1;
        if self.depth < 2 {
            self.new_line(writer)?;
        }
        writer.write_all(bracket)
    }

    fn new_line<W: Write + ?Sized>(&self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b"\n")?;
        writer.write_all("  ".repeat(self.depth).as_bytes())
    }

    fn separate<W: Write + ?Sized>(&self, writer: &mut W, first: bool) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        if self.depth <= 2 {
            self.new_line(writer)
        } else if !first {
            writer.write_all(b" ")
        } else {
            Ok(())
        }
    }
}

impl Formatter for Lines {
    fn begin_array<W: Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin(writer, b"[")
    }

    fn end_array<W: Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.end(writer, b"]")
    }

    fn begin_array_value<W: Write + ?Sized>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        self.separate(writer, first)
    }

    fn begin_object<W: Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.begin(writer, b"{")
    }

    fn end_object<W: Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        self.end(writer, b"}")
    }

    fn begin_object_key<W: Write + ?Sized>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        self.separate(writer, first)
    }

    fn begin_object_value<W: Write + ?Sized>(&mut self, writer: &mut W) -> io::Result<()> {
        CompactFormatter.begin_object_value(writer)?;
        writer.write_all(b" ")
    }
}
