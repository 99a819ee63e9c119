//! Reads the four files and checks everything that the rules rely on.

use super::effect::Trigger;
use super::json_node::{Node, Read};
use super::read_effect::Reader;
use super::{
    Ability, CARD_TYPES, CardType, Cell, Data, DataFiles, FACTIONS, FILES, Grid, PlayTurn, SIZES,
    ShipKind, ShipVersion, Size, Slots, TacticCard, TileKind, TileSort, TurnPhase, UNITS, Unit,
    VERSIONS, Version, Weapon, WindowKind, read_mission,
};
use crate::hex::{Hex, MAX_SPACES};
use serde_json::Value;
use std::fmt::Write;

/// Ship names and ships on a card: their places are packed into one byte (see `CardId`).
const MOST_SHIPS: usize = 16;
const MOST_ON_A_CARD: u8 = 4;

pub(super) fn load(files: &DataFiles) -> Read<Data> {
    let [ships, cards, tiles, missions] = [0, 1, 2, 3].map(|i| Node::root(FILES[i], &files.0[i]));
    for file in [&ships, &cards, &tiles, &missions] {
        file.get("schema_version")?.number(1, 1)?;
    }
    let dice = ships.get("dice")?;
    let letters = faces(&dice.get("letter")?, 26)?;
    let numbers = faces(&dice.get("number")?, 20)?;
    let bases = ships.get("bases")?;
    let base = |size: &str, spaces: &[usize]| -> Read<Vec<Hex>> {
        let node = bases.get(size)?.get("hexes")?;
        let hexes = connected(&node)?;
        if !spaces.contains(&hexes.len()) {
            return Err(node.fault(format!("a {size} base has {spaces:?} spaces")));
        }
        Ok(hexes)
    };
    let bases = [
        base("small", &[1])?,
        base("medium", &[2])?,
        base("large", &[3, 4, 5, 6, 7])?,
    ];

    let ship_nodes = ships.get("ships")?.list()?;
    if ship_nodes.is_empty() || ship_nodes.len() > MOST_SHIPS {
        return Err(ships.fault(format!("1 to {MOST_SHIPS} ships are expected")));
    }
    let ship_ids = ids(&ship_nodes)?;
    let mut ability_ids = Vec::new();
    let mut abilities = Vec::new();
    for (id, node) in ships.get("abilities")?.fields()? {
        let node = node.named("abilities", id);
        abilities.push(Ability {
            id: id.to_owned(),
            name: node.text("name")?,
            rule: Reader::new(&ship_ids).rule(&node)?,
        });
        if abilities.last().is_some_and(|a| a.rule.trigger.is_none()) {
            return Err(node.fault("the field \"trigger\" is missing"));
        }
        ability_ids.push(id.to_owned());
    }
    if abilities.len() > 200 {
        return Err(ships.fault("at most 200 abilities"));
    }
    let kinds = ship_nodes
        .iter()
        .zip(&ship_ids)
        .map(|(node, id)| {
            ship(
                &node.clone().named("ships", id),
                letters,
                numbers,
                &ability_ids,
            )
        })
        .collect::<Read<Vec<_>>>()?;

    let card_nodes = cards.get("cards")?.list()?;
    if card_nodes.len() > 200 {
        return Err(cards.fault("at most 200 cards"));
    }
    let card_ids = ids(&card_nodes)?;
    let tactic = card_nodes
        .iter()
        .zip(&card_ids)
        .map(|(node, id)| card(&node.clone().named("cards", id), &ship_ids))
        .collect::<Read<Vec<_>>>()?;

    let tile_kinds = tile_kinds(&tiles, &ship_ids)?;
    let tile_ids: Vec<String> = tile_kinds.iter().map(|tile| tile.id.clone()).collect();
    let boards = read_mission::boards(&missions)?;
    let names = read_mission::Names {
        ships: &ship_ids,
        cards: &card_ids,
        tiles: &tile_ids,
    };
    let mut data = Data {
        hash: hash(files),
        letters,
        numbers,
        bases,
        ships: kinds,
        abilities,
        cards: tactic,
        tiles: tile_kinds,
        boards,
        missions: Vec::new(),
        reference_fleets: Vec::new(),
    };
    data.missions = read_mission::missions(&missions, &names, &data)?;
    data.reference_fleets = read_mission::reference_fleets(&missions, &names)?;
    Ok(data)
}

fn faces(node: &Node<'_>, most: usize) -> Read<u8> {
    let faces = node.get("faces")?;
    let count = faces.list()?.len();
    if count < 2 || count > most {
        return Err(faces.fault(format!("a die has 2 to {most} faces")));
    }
    Ok(count as u8)
}

fn ids(nodes: &[Node<'_>]) -> Read<Vec<String>> {
    let mut ids: Vec<String> = Vec::new();
    for node in nodes {
        let id = node.text("id")?;
        if ids.contains(&id) {
            return Err(node.fault(format!("the id \"{id}\" is used twice")));
        }
        ids.push(id);
    }
    Ok(ids)
}

/// Spaces that hang together, the anchor among them.
fn connected(node: &Node<'_>) -> Read<Vec<Hex>> {
    let hexes = node.hexes()?;
    if hexes.len() > MAX_SPACES || hexes.first() != Some(&Hex::new(0, 0)) {
        return Err(node.fault(format!(
            "1 to {MAX_SPACES} spaces, the first of them [0, 0], are expected here"
        )));
    }
    for (i, hex) in hexes.iter().enumerate().skip(1) {
        if hexes[..i].contains(hex) || !hexes[..i].iter().any(|before| before.distance(*hex) == 1) {
            return Err(node.fault(format!(
                "[{}, {}] is there twice or apart from the rest",
                hex.q, hex.r
            )));
        }
    }
    Ok(hexes)
}

fn weapon(node: &Node<'_>, name: Option<String>) -> Read<Weapon> {
    Ok(Weapon {
        name: name.map_or_else(|| node.text("name"), Ok)?,
        charge: node.u8("charge", 0, 40)?,
        range: node.u8("range", 1, 60)?,
        attacks: node.u8("attacks", 1, 20)?,
        strength: node.u8("strength", 0, 40)?,
    })
}

fn grid(node: &Node<'_>, letters: u8, numbers: u8) -> Read<Grid> {
    let rows_node = node.get("rows")?;
    let rows = rows_node.list()?;
    if rows.len() != usize::from(numbers) {
        return Err(rows_node.fault(format!(
            "{numbers} rows are expected, one for each number; there are {}",
            rows.len()
        )));
    }
    let mut cells = Vec::new();
    for row in rows {
        let text = row.str()?;
        if text.chars().count() != usize::from(letters) {
            return Err(row.fault(format!(
                "{letters} characters are expected, one for each letter"
            )));
        }
        for c in text.chars() {
            cells.push(match c {
                '.' => Cell::Miss,
                '#' => Cell::Hit,
                '*' => Cell::Critical,
                other => return Err(row.fault(format!("'{other}' is none of . # *"))),
            });
        }
    }
    Ok(Grid { cells, letters })
}

fn ship(node: &Node<'_>, letters: u8, numbers: u8, ability_ids: &[String]) -> Read<ShipKind> {
    let unit = node.word_of("unit", &UNITS)?;
    let size = node.word_of("size", &SIZES)?;
    let count = node.u8("ship_count", 1, MOST_ON_A_CARD)?;
    if (unit == Unit::Solo) != (count == 1) {
        return Err(node
            .get("ship_count")?
            .fault("a solo card has one ship, a squadron several"));
    }
    if unit == Unit::Squadron && size != Size::Small {
        return Err(node.get("size")?.fault("the ships of a squadron are small"));
    }
    let versions = node.get("versions")?;
    let version = |name: &str| -> Read<ShipVersion> {
        let node = versions.get(name)?;
        let slots = node.get("slots")?;
        let mut weapons = vec![weapon(&node.get("primary")?, None)?];
        for secondary in node.items("secondary")? {
            weapons.push(weapon(&secondary, None)?);
        }
        if weapons.len() > 8 {
            return Err(node.fault("at most 8 weapons"));
        }
        Ok(ShipVersion {
            launch: node.u8("launch", 0, 40)?,
            activation: node.u8("activation", 0, 40)?,
            moves: node.u8("move", 0, 30)?,
            shields: node.u8("shields", 0, 60)?,
            hull: node.u8("hull", 1, 60)?,
            weapons,
            abilities: node
                .items("abilities")?
                .iter()
                .map(|n| n.refer(ability_ids, "ability"))
                .collect::<Read<_>>()?,
            capacity: node.u8("capacity", 0, 60)?,
            slots: Slots {
                weapon: slots.u8("weapon", 0, 10)?,
                hero: slots.u8("hero", 0, 10)?,
                upgrade: slots.u8("upgrade", 0, 10)?,
            },
        })
    };
    Ok(ShipKind {
        id: node.text("id")?,
        name: node.text("name")?,
        faction: node.word_of("faction", &FACTIONS)?,
        unit,
        count,
        size,
        hold_size: node
            .opt("spaces_when_transported")
            .map(|n| n.number(1, 60))
            .transpose()?
            .map(|n| n as u8),
        grid: grid(&node.get("grid")?, letters, numbers)?,
        versions: [
            version(VERSIONS[0].0)?,
            version(VERSIONS[1].0)?,
            version(VERSIONS[2].0)?,
        ],
    })
}

fn card(node: &Node<'_>, ship_ids: &[String]) -> Read<TacticCard> {
    let play = node.get("play")?;
    let typ = node.word_of("type", &CARD_TYPES)?;
    let name = node.text("name")?;
    let weapon = node
        .opt("weapon")
        .map(|n| weapon(&n, Some(name.clone())))
        .transpose()?;
    if (typ == CardType::AdditionalWeapon) != weapon.is_some() {
        return Err(node.fault("additional weapons, and only they, have a field \"weapon\""));
    }
    let attach = match typ {
        CardType::Event => None,
        _ => {
            let target = node.get("attach_target")?;
            let selector = Reader::new(ship_ids).selector(&target)?;
            if !selector.cards {
                return Err(target.fault("cards are attached to a ship_card"));
            }
            Some(selector)
        }
    };
    let rule = Reader::new(ship_ids).rule(node)?;
    let window = play.word_of(
        "window",
        &[
            ("energy_open", WindowKind::EnergyOpen),
            ("deploy", WindowKind::Deploy),
            ("action_open", WindowKind::ActionOpen),
            ("attack_rolled_miss", WindowKind::AttackRolledMiss),
            ("attack_rolled_hit", WindowKind::AttackRolledHit),
            ("would_be_destroyed", WindowKind::WouldBeDestroyed),
        ],
    )?;
    let turn = play.word_of(
        "turn",
        &[
            ("own", PlayTurn::Own),
            ("opponent", PlayTurn::Opponent),
            ("any", PlayTurn::Any),
        ],
    )?;
    let interrupt = matches!(
        window,
        WindowKind::AttackRolledMiss | WindowKind::AttackRolledHit | WindowKind::WouldBeDestroyed
    );
    if !interrupt && turn != PlayTurn::Own {
        return Err(play
            .get("turn")?
            .fault("only the active player may act in this window (BG-19.12)"));
    }
    if interrupt && typ != CardType::Event {
        return Err(play
            .get("window")?
            .fault("only events are played in this window"));
    }
    if typ != CardType::Event && !rule.choices.is_empty() && rule.trigger == Some(Trigger::Passive)
    {
        return Err(node
            .get("effects")?
            .fault("a passive effect has nothing to choose"));
    }
    Ok(TacticCard {
        id: node.text("id")?,
        name,
        faction: node.word_of("faction", &FACTIONS)?,
        copies: node.u8("copies", 1, 20)?,
        typ,
        unit: node.opt("unit").map(|n| n.word(&UNITS)).transpose()?,
        phase: play.word_of(
            "phase",
            &[
                ("energy", TurnPhase::Energy),
                ("deploy", TurnPhase::Deploy),
                ("action", TurnPhase::Action),
            ],
        )?,
        turn,
        window,
        cost: node.u8("cost", 0, 40)?,
        attach,
        weapon,
        rule,
    })
}

fn tile_kinds(file: &Node<'_>, ship_ids: &[String]) -> Read<Vec<TileKind>> {
    let footprints = file.get("footprints")?;
    let nodes = file.get("tiles")?.list()?;
    let mut kinds = Vec::new();
    for (node, id) in nodes.iter().zip(ids(&nodes)?) {
        let node = node.clone().named("tiles", &id);
        let sort =
            match node.word_of("kind", &[("obstacle", 0), ("discovery", 1), ("marker", 2)])? {
                0 if node.flag("blocks_movement")? => TileSort::Asteroid,
                0 => TileSort::Debris,
                1 => TileSort::Discovery,
                _ => continue,
            };
        let footprint = node.get("footprint")?;
        kinds.push(TileKind {
            name: node.text("name")?,
            sort,
            count: node.u8("count", 1, 40)?,
            footprint: connected(&footprints.get(footprint.str()?)?.get("hexes")?)?,
            rules: node
                .items("effects")?
                .iter()
                .map(|op| Reader::new(ship_ids).tile_rule(op))
                .collect::<Read<_>>()?,
            id,
        });
    }
    if kinds.len() > 100 {
        return Err(file.fault("at most 100 kinds of tiles"));
    }
    Ok(kinds)
}

/// FNV-1a over all values in a fixed order; what is written for people only does not count.
fn hash(files: &DataFiles) -> String {
    struct Fnv(u128);
    impl Write for Fnv {
        fn write_str(&mut self, text: &str) -> std::fmt::Result {
            for byte in text.bytes() {
                self.0 = (self.0 ^ u128::from(byte))
                    .wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013B);
            }
            Ok(())
        }
    }
    fn walk(value: &Value, out: &mut Fnv) {
        // Writing into a hash cannot fail.
        let _ = match value {
            Value::Object(map) => {
                let mut names: Vec<_> = map
                    .keys()
                    .filter(|name| {
                        !matches!(
                            name.as_str(),
                            "note" | "notes" | "provenance" | "provenance_values"
                        )
                    })
                    .collect();
                names.sort();
                let _ = out.write_str("{");
                for name in names {
                    let _ = write!(out, "{name:?}:");
                    walk(&map[name], out);
                }
                out.write_str("}")
            }
            Value::Array(list) => {
                let _ = out.write_str("[");
                list.iter().for_each(|value| walk(value, out));
                out.write_str("]")
            }
            other => write!(out, "{other},"),
        };
    }
    let mut out = Fnv(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d);
    files.0.iter().for_each(|file| walk(file, &mut out));
    format!("{:032x}", out.0)
}

// `Version` is used as an index: the order of the names is the order of the enum.
const _: () = assert!(Version::Veteran as usize == 2);
