//! Reads a mission file: every fault is found in one pass and named with its place.

use super::fault::{Fault, Path, place};
use super::json::{self, Node, Value};
use super::reader::{Fields, Reader, field_at, shorten, value_of};
use super::vocabulary::{BOARDS, LEVELS, STORAGES, TRACKS, ZONES, nearest, tiles, word};
use super::{Boards, CarriedOver, MAX_BYTES, MissionFile, Options};
use crate::mission::{Level, MAX_THREATS, Scheduled, Track};
use crate::place::Station;
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
        let text = Text::new("file-too-large").with("kib", (MAX_BYTES / 1024) as i64);
        return Err(whole((1, 1), text));
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|e| {
        let good = std::str::from_utf8(&bytes[..e.valid_up_to()]).unwrap_or_default();
        whole(place(good, good.len()), Text::new("file-not-utf8"))
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
            ],
        )?;
        let name = fields
            .get("name")
            .and_then(|n| self.name(n, &top.field("name")));
        let level = fields
            .get("level")
            .and_then(|n| self.word(n, &top.field("level"), &LEVELS, "file-kind-level"))
            .unwrap_or_default();
        let options = self.options(fields.get("options"), &top.field("options"));
        let crew = self
            .require(fields, "crew", &top)
            .and_then(|n| self.crew(n, &top.field("crew"), level, options));
        let trajectories = self
            .require(fields, "trajectories", &top)
            .and_then(|n| self.trajectories(n, &top.field("trajectories")));
        let threats = self
            .require(fields, "threats", &top)
            .and_then(|n| self.threats(n, &top.field("threats"), level));
        self.check_inside(fields, trajectories, threats.as_deref());
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
            damage,
            seed,
            carried,
            options,
        })
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
                let text = Text::new("file-fifth-trajectory").with("field", shorten(&extra.name));
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
            if let Some(board) = self.word(node, &path, &BOARDS, "file-kind-trajectory") {
                if let Some((_, first, _)) = boards.iter().find(|(_, _, b)| *b == board) {
                    let text = Text::new("file-trajectory-twice")
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
        if nodes.len() > MAX_THREATS {
            let text = Text::new("file-too-many-threats")
                .with("count", nodes.len() as i64)
                .with("max", MAX_THREATS as i64);
            self.forbid(
                nodes[MAX_THREATS].at,
                &path.entry(MAX_THREATS),
                "SA-2.36",
                text,
            );
        }
        let mut threats: Vec<(usize, Scheduled)> = Vec::new();
        let mut complete = true;
        for (i, node) in nodes.iter().take(MAX_THREATS).enumerate() {
            let entry = path.entry(i);
            let Some(threat) = self.threat(node, &entry, level) else {
                complete = false;
                continue;
            };
            let same_slot = |o: &Scheduled| (o.number, o.track) == (threat.number, threat.track);
            if let Some((first, _)) = threats.iter().find(|(_, o)| same_slot(o)) {
                let text = Text::new("file-threats-collide")
                    .with("number", threat.number)
                    .with("track", word(&TRACKS, &threat.track))
                    .with("first", path.entry(*first).to_string());
                self.forbid(node.at, &entry, "SA-4.43", text);
            }
            if let Some((first, _)) = threats.iter().find(|(_, o)| o.threat == threat.threat) {
                let text = Text::new("file-threat-twice")
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
        let fields = self.object(node, path, &["number", "track", "card"])?;
        let last = level.action_turns().min(8);
        let number = self.require(fields, "number", path).and_then(|n| {
            self.number(
                n,
                &path.field("number"),
                last,
                "SA-4.42",
                "file-threat-number",
            )
        });
        let track = self
            .require(fields, "track", path)
            .and_then(|n| self.word(n, &path.field("track"), &TRACKS, "file-kind-track"));
        let card = self
            .require(fields, "card", path)
            .and_then(|n| self.threat_card(n, &path.field("card")));
        if let (Some(track), Some(card)) = (track, card) {
            let location = card.card().location;
            if location != track.location() {
                let id = match location {
                    Location::External => "file-external-threat-inside",
                    Location::Internal => "file-internal-threat-outside",
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
            let text = Text::new("file-no-internal-threats").with("level", word(&LEVELS, &level));
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
        if found.is_none() {
            let text = match nearest(code, ThreatId::all().map(ThreatId::code)) {
                Some(near) => Text::new("file-unknown-threat-near").with("near", near),
                None => Text::new("file-unknown-threat"),
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
            let text = Text::new("file-no-internal-trajectory");
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
            self.refuse(node.at, path, Text::new("file-bad-seed"));
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
                Text::new("file-carried-in-training"),
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
                let Some(station) = self.word(node, &path, &STORAGES, "file-kind-storage") else {
                    continue;
                };
                if missing_squads.contains(&station) {
                    self.forbid(node.at, &path, "SA-2.11", Text::new("file-squad-twice"));
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
            self.refuse(fields.at, &path, Text::new("file-damage-missing"));
            return piles;
        };
        for (name, zone) in ZONES {
            let z = zone.index();
            let listed = piles[z].len() + carried.damage[z].len();
            if listed < Tile::ALL.len() {
                let text = Text::new("file-damage-incomplete")
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
                let Some(tile) = self.word(node, &path, tiles(zone), "file-kind-tile") else {
                    continue;
                };
                if pile.contains(&tile) || carried.damage[zone.index()].contains(&tile) {
                    let text = Text::new("file-tile-twice").with("tile", word(tiles(zone), &tile));
                    self.forbid(node.at, &path, "SA-11.6", text);
                } else {
                    pile.push(tile);
                }
            }
        }
        piles
    }
}
