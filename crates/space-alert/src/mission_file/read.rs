//! Reads a mission file: every fault is found in one pass and named with its place.

use super::fault::{Fault, Path, place};
use super::json::{self, Node, Value};
use super::reader::{Fields, Reader, field_at, shorten, value_of};
use super::vocabulary::{BOARDS, COLOURS, LEVELS, STORAGES, TRACKS, ZONES, nearest, tiles, word};
use super::{Boards, CarriedOver, Expansion, MAX_BYTES, MissionFile, Options};
use crate::mission::{DrawnCard, Level, MAX_NUMBERED, Scheduled, Track};
use crate::stations::Station;
use crate::step::Tile;
use crate::threats::{Location, ThreatId};
use crate::trajectory::Trajectory;
use table::{Seed, Text};

pub(super) fn read(bytes: &[u8]) -> Result<MissionFile, Vec<Fault>> {
    let whole = |at: (usize, usize), text| {
        vec![Fault {
            path: String::new(),
            line: at.0,
            column: at.1,
            text,
            rule: None,
        }]
    };
    if bytes.len() > MAX_BYTES {
        let text = Text::new("sa-file-too-large").with("kib", (MAX_BYTES / 1024) as i64);
        return Err(whole((1, 1), text));
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|e| {
        let good = std::str::from_utf8(&bytes[..e.valid_up_to()]).unwrap_or_default();
        whole(place(good, good.len()), Text::new("sa-file-not-utf8"))
    })?;
    let root = json::parse(text).map_err(|f| whole(place(text, f.at), f.text))?;
    let mut reader = Reader {
        text,
        faults: Vec::new(),
    };
    let file = reader.file(&root);
    match file {
        Some(file) if reader.faults.is_empty() => Ok(file),
        _ => Err(reader.faults),
    }
}

impl Reader<'_> {
    fn file(&mut self, root: &Node) -> Option<MissionFile> {
        let top = Path::File;
        let fields = self.object(
            root,
            &top,
            &[
                "$schema",
                "name",
                "level",
                "crew",
                "oops",
                "trajectories",
                "threats",
                "damage",
                "seed",
                "carried",
                "options",
                "expansion",
            ],
        )?;
        let name = fields
            .get("name")
            .and_then(|n| self.name(n, &top.field("name")));
        let level = fields
            .get("level")
            .and_then(|n| self.word(n, &top.field("level"), &LEVELS, "sa-file-kind-level"))
            .unwrap_or_default();
        let options = self.options(fields.get("options"), &top.field("options"));
        let expansion = fields
            .get("expansion")
            .and_then(|n| self.expansion(n, &top.field("expansion")));
        let crew = self.require(fields, "crew", &top).and_then(|n| {
            let path = top.field("crew");
            self.crew(n, &path, level, options, expansion.is_some())
        });
        let trajectories = self
            .require(fields, "trajectories", &top)
            .and_then(|n| self.trajectories(n, &top.field("trajectories")));
        let threats = self
            .require(fields, "threats", &top)
            .and_then(|n| self.threats(n, &top.field("threats"), level));
        self.check_inside(fields, trajectories, threats.as_deref());
        let drawn = fields
            .get("threats")
            .map(|n| self.drawn(n, &top.field("threats"), expansion.is_some()))
            .unwrap_or_default();
        let seed = fields
            .get("seed")
            .and_then(|n| self.seed(n, &top.field("seed")));
        let carried = fields
            .get("carried")
            .and_then(|n| self.carried(n, &top.field("carried"), level))
            .unwrap_or_default();
        let damage = self.damage(fields, level, &carried);
        let oops = fields
            .get("oops")
            .and_then(|n| self.oops(n, &top.field("oops"), level, options, crew.as_deref()))
            .unwrap_or_default();
        Some(MissionFile {
            name,
            level,
            crew: crew?,
            oops,
            trajectories: trajectories?,
            threats: threats?,
            drawn,
            expansion,
            damage,
            seed,
            carried,
            options,
        })
    }

    /// The New Frontier, and who holds the Teleporter's tokens.
    fn expansion(&mut self, node: &Node, path: &Path) -> Option<Expansion> {
        let known = ["variable_range", "traveller", "destination"];
        let fields = self.object(node, path, &known)?;
        let holder = |reader: &mut Self, name: &str| {
            let node = fields.get(name)?;
            reader.word(node, &path.field(name), &COLOURS, "sa-file-kind-colour")
        };
        let traveller = holder(self, "traveller");
        let destination = holder(self, "destination");
        let path = path.field("variable_range");
        Some(Expansion {
            variable_range: self.bool(fields.get("variable_range"), &path, true),
            traveller,
            destination,
        })
    }

    /// The cards that callers drew (NF-3.9.1), one or a chain of them; and that expansion cards are allowed at all.
    fn drawn(&mut self, node: &Node, path: &Path, expansion: bool) -> Vec<DrawnCard> {
        let Value::Array(nodes) = &node.value else {
            return Vec::new();
        };
        let mut drawn: Vec<DrawnCard> = Vec::new();
        let mut cards: Vec<ThreatId> = Vec::new();
        for (i, node) in nodes.iter().take(MAX_NUMBERED).enumerate() {
            let entry = path.entry(i);
            let code = value_of(node, "card").map(|n| &n.value);
            let Some(Value::String(code)) = code else {
                continue;
            };
            let Some(mut caller) = ThreatId::from_code(code) else {
                continue;
            };
            if caller.is_frontier() && !expansion {
                let text = Text::new("sa-file-needs-expansion").with("what", caller.code());
                self.forbid(field_at(node, "card"), &entry.field("card"), "NF-1.2", text);
            }
            cards.push(caller);
            let calls = value_of(node, "calls");
            let chain: Vec<&Node> = match calls.map(|n| &n.value) {
                None | Some(Value::Null) => Vec::new(),
                Some(Value::Array(chain)) => chain.iter().collect(),
                Some(_) => calls.into_iter().collect(),
            };
            let path = entry.field("calls");
            for node in chain {
                let Some(called) = self.threat_card(node, &path) else {
                    return drawn;
                };
                let fits = caller.card().draws == Some(called.card().location);
                if !fits || cards.contains(&called) || drawn.iter().any(|d| d.drawn == called) {
                    let text = Text::new("sa-file-wrong-call")
                        .with("card", called.code())
                        .with("caller", caller.code());
                    self.forbid(node.at, &path, "NF-3.9.1", text);
                }
                drawn.push(DrawnCard {
                    caller,
                    drawn: called,
                });
                caller = called;
            }
            if caller.card().draws.is_some() {
                let text = Text::new("sa-file-missing-call").with("card", caller.code());
                self.forbid(node.at, &path, "NF-3.9.1", text);
            }
        }
        drawn
    }

    fn options(&mut self, node: Option<&Node>, path: &Path) -> Options {
        let default = Options::default();
        let Some(fields) = node.and_then(|n| self.object(n, path, &["misplay", "deck"])) else {
            return default;
        };
        Options {
            misplay: self.bool(
                fields.get("misplay"),
                &path.field("misplay"),
                default.misplay,
            ),
            deck: self.bool(fields.get("deck"), &path.field("deck"), default.deck),
        }
    }

    fn trajectories(&mut self, node: &Node, path: &Path) -> Option<Boards> {
        if let Value::Object(all) = &node.value {
            // SA-2.20: a fifth is not merely an unknown field.
            let extra = all
                .iter()
                .find(|f| TRACKS.iter().all(|(track, _)| *track != f.name));
            if let Some(extra) = extra.filter(|_| all.len() > TRACKS.len()) {
                let text =
                    Text::new("sa-file-fifth-trajectory").with("field", shorten(&extra.name));
                self.forbid(extra.at, &path.field(&extra.name), "SA-2.20", text);
                return None;
            }
        }
        let fields = self.object(node, path, &TRACKS.map(|(track, _)| track))?;
        let mut boards: Vec<(usize, &str, Trajectory)> = Vec::new();
        for (name, track) in TRACKS {
            let found = if track == Track::Internal {
                fields.get(name)
            } else {
                self.require(fields, name, path)
            };
            let Some(node) = found else { continue };
            let path = path.field(name);
            if let Some(board) = self.word(node, &path, &BOARDS, "sa-file-kind-trajectory") {
                if let Some((_, first, _)) = boards.iter().find(|(_, _, b)| *b == board) {
                    let text = Text::new("sa-file-trajectory-twice")
                        .with("board", word(&BOARDS, &board))
                        .with("first", *first);
                    self.forbid(node.at, &path, "SA-2.15", text);
                }
                boards.push((track as usize, name, board));
            }
        }
        let board = |track: Track| boards.iter().find(|b| b.0 == track as usize).map(|b| b.2);
        Some(Boards {
            external: [
                board(Track::Red)?,
                board(Track::White)?,
                board(Track::Blue)?,
            ],
            internal: board(Track::Internal),
        })
    }

    fn threats(&mut self, node: &Node, path: &Path, level: Level) -> Option<Vec<Scheduled>> {
        let nodes = self.list(node, path)?;
        if nodes.len() > MAX_NUMBERED {
            let text = Text::new("sa-file-too-many-threats")
                .with("count", nodes.len() as i64)
                .with("max", MAX_NUMBERED as i64);
            self.forbid(
                nodes[MAX_NUMBERED].at,
                &path.entry(MAX_NUMBERED),
                "SA-2.36",
                text,
            );
        }
        let mut threats: Vec<(usize, Scheduled)> = Vec::new();
        let mut complete = true;
        for (i, node) in nodes.iter().take(MAX_NUMBERED).enumerate() {
            let entry = path.entry(i);
            let Some(threat) = self.threat(node, &entry, level) else {
                complete = false;
                continue;
            };
            let same_slot = |o: &Scheduled| (o.number, o.track) == (threat.number, threat.track);
            if let Some((first, _)) = threats.iter().find(|(_, o)| same_slot(o)) {
                let text = Text::new("sa-file-threats-collide")
                    .with("number", threat.number)
                    .with("track", word(&TRACKS, &threat.track))
                    .with("first", path.entry(*first).to_string());
                self.forbid(node.at, &entry, "SA-4.43", text);
            }
            if let Some((first, _)) = threats.iter().find(|(_, o)| o.threat == threat.threat) {
                let text = Text::new("sa-file-threat-twice")
                    .with("card", threat.threat.code())
                    .with("first", path.entry(*first).to_string());
                self.forbid(
                    field_at(node, "card"),
                    &entry.field("card"),
                    "SA-2.30",
                    text,
                );
            }
            threats.push((i, threat));
        }
        complete.then(|| threats.into_iter().map(|(_, threat)| threat).collect())
    }

    fn threat(&mut self, node: &Node, path: &Path, level: Level) -> Option<Scheduled> {
        let fields = self.object(node, path, &["number", "track", "card", "calls"])?;
        let last = level.action_turns().min(8);
        let number = self.require(fields, "number", path).and_then(|n| {
            self.number(
                n,
                &path.field("number"),
                last,
                "SA-4.42",
                "sa-file-threat-number",
            )
        });
        let track = self
            .require(fields, "track", path)
            .and_then(|n| self.word(n, &path.field("track"), &TRACKS, "sa-file-kind-track"));
        let card = self
            .require(fields, "card", path)
            .and_then(|n| self.threat_card(n, &path.field("card")));
        if let (Some(track), Some(card)) = (track, card) {
            let location = card.card().location;
            if location != track.location() {
                let id = match location {
                    Location::External => "sa-file-external-threat-inside",
                    Location::Internal => "sa-file-internal-threat-outside",
                };
                let text = Text::new(id)
                    .with("card", card.code())
                    .with("track", word(&TRACKS, &track));
                self.forbid(
                    field_at(node, "track"),
                    &path.field("track"),
                    "SA-2.20",
                    text,
                );
                return None;
            }
        }
        if track == Some(Track::Internal) && !level.has_squads() {
            let text =
                Text::new("sa-file-no-internal-threats").with("level", word(&LEVELS, &level));
            self.forbid(
                field_at(node, "track"),
                &path.field("track"),
                "SA-19.1",
                text,
            );
        }
        Some(Scheduled {
            number: number?,
            track: track?,
            threat: card?,
        })
    }

    fn threat_card(&mut self, node: &Node, path: &Path) -> Option<ThreatId> {
        let code = self.string(node, path)?;
        let found = ThreatId::from_code(code);
        if found.is_none() && !self.is_full() {
            let text = match nearest(code, ThreatId::all().map(ThreatId::code)) {
                Some(near) => Text::new("sa-file-unknown-threat-near").with("near", near),
                None => Text::new("sa-file-unknown-threat"),
            };
            self.forbid(node.at, path, "SA-2.30", text.with("card", shorten(code)));
        }
        found
    }

    /// Something comes from inside, so the inside needs a board.
    fn check_inside(
        &mut self,
        fields: Fields,
        boards: Option<Boards>,
        threats: Option<&[Scheduled]>,
    ) {
        let (Some(boards), Some(threats), Some(node)) =
            (boards, threats, fields.get("trajectories"))
        else {
            return;
        };
        let is_missing = value_of(node, "internal").is_none_or(|n| n.value == Value::Null);
        if boards.internal.is_none()
            && is_missing
            && threats.iter().any(|t| t.track == Track::Internal)
        {
            let top = Path::File.field("trajectories");
            let text = Text::new("sa-file-no-internal-trajectory");
            self.forbid(node.at, &top.field("internal"), "SA-2.20", text);
        }
    }

    fn seed(&mut self, node: &Node, path: &Path) -> Option<Seed> {
        let seed = match &node.value {
            Value::Number(number) => number.parse().map(Seed::from_u64).ok(),
            Value::String(text) => text.parse().ok(),
            _ => None,
        };
        if seed.is_none() {
            self.refuse(node.at, path, Text::new("sa-file-bad-seed"));
        }
        seed
    }

    fn carried(&mut self, node: &Node, path: &Path, level: Level) -> Option<CarriedOver> {
        let fields = self.object(node, path, &["damage", "missing_squads"])?;
        if !level.is_mission() {
            self.forbid(
                node.at,
                path,
                "SA-17.1",
                Text::new("sa-file-carried-in-training"),
            );
        }
        let damage = match fields.get("damage") {
            Some(node) => self.piles(node, &path.field("damage"), &CarriedOver::default()),
            None => Default::default(),
        };
        let mut missing_squads: Vec<Station> = Vec::new();
        if let Some(node) = fields.get("missing_squads") {
            let path = path.field("missing_squads");
            for (i, node) in self
                .list(node, &path)?
                .iter()
                .enumerate()
                .take(STORAGES.len() + 1)
            {
                let path = path.entry(i);
                let Some(station) = self.word(node, &path, &STORAGES, "sa-file-kind-storage")
                else {
                    continue;
                };
                if missing_squads.contains(&station) {
                    self.forbid(node.at, &path, "SA-2.11", Text::new("sa-file-squad-twice"));
                }
                missing_squads.push(station);
            }
        }
        Some(CarriedOver {
            damage,
            missing_squads,
        })
    }

    /// The order of the tiles: all of them, or a seed for the rest. A test run draws none (SA-11.13).
    fn damage(&mut self, fields: Fields, level: Level, carried: &CarriedOver) -> [Vec<Tile>; 3] {
        let path = Path::File.field("damage");
        let node = fields.get("damage");
        let before = self.faults.len();
        let piles = match node {
            Some(node) => self.piles(node, &path, carried),
            None => Default::default(),
        };
        let is_sound = self.faults.len() == before;
        if fields.get("seed").is_some() || !level.is_full_length() || !is_sound {
            return piles;
        }
        let Some(node) = node else {
            self.refuse(fields.at, &path, Text::new("sa-file-damage-missing"));
            return piles;
        };
        for (name, zone) in ZONES {
            let z = zone.index();
            let listed = piles[z].len() + carried.damage[z].len();
            if listed < Tile::ALL.len() {
                let text = Text::new("sa-file-damage-incomplete")
                    .with("count", piles[z].len() as i64)
                    .with("all", (Tile::ALL.len() - carried.damage[z].len()) as i64);
                self.refuse(field_at(node, name), &path.field(name), text);
            }
        }
        piles
    }

    /// Tiles of each zone, none of them twice and none of those that were carried over.
    fn piles(&mut self, node: &Node, path: &Path, carried: &CarriedOver) -> [Vec<Tile>; 3] {
        let mut piles: [Vec<Tile>; 3] = Default::default();
        let Some(fields) = self.object(node, path, &ZONES.map(|(zone, _)| zone)) else {
            return piles;
        };
        for (name, zone) in ZONES {
            let path = path.field(name);
            let Some(node) = fields.get(name) else {
                continue;
            };
            let pile = &mut piles[zone.index()];
            for (i, node) in self
                .list(node, &path)
                .unwrap_or_default()
                .iter()
                .enumerate()
            {
                let path = path.entry(i);
                // A seventh tile is one of the six again; more of them need no mention.
                if i > Tile::ALL.len() {
                    break;
                }
                let Some(tile) = self.word(node, &path, tiles(zone), "sa-file-kind-tile") else {
                    continue;
                };
                if pile.contains(&tile) || carried.damage[zone.index()].contains(&tile) {
                    let text =
                        Text::new("sa-file-tile-twice").with("tile", word(tiles(zone), &tile));
                    self.forbid(node.at, &path, "SA-11.6", text);
                } else {
                    pile.push(tile);
                }
            }
        }
        piles
    }
}
