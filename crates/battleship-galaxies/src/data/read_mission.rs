//! Reads boards and missions from the data file, and checks them.

use super::json_node::{Node, Read};
use super::mission::*;
use super::{CARD_TYPES, Data, FACTIONS, Faction, SIZES, TileSort, VERSIONS};
use crate::hex::{Board, Hex, Spaces, Zone};

pub(super) struct Names<'a> {
    pub ships: &'a [String],
    pub cards: &'a [String],
    pub tiles: &'a [String],
}

/// The largest board, so that a data file cannot make a table use too much memory.
const MOST_SPACES: usize = 1_200;

pub(super) fn boards(file: &Node<'_>) -> Read<Vec<Board>> {
    file.get("boards")?
        .fields()?
        .into_iter()
        .map(|(id, node)| {
            let node = node.named("boards", id);
            let mut rows = Vec::new();
            for (r, row) in node.get("rows")?.list()?.iter().enumerate() {
                row.get("r")?.number(r as i64, r as i64)?;
                let (first, last) = (row.get("q_min")?, row.get("q_max")?);
                let q_min = first.number(-200, 200)? as i16;
                let q_max = last.number(-200, 200)? as i16;
                if q_max < q_min {
                    return Err(last.fault("q_max is smaller than q_min"));
                }
                rows.push((q_min, q_max));
            }
            let zones = node.get("zones")?;
            let board = Board {
                id: id.to_owned(),
                rows,
                top: zones.get("top")?.hexes()?,
                bottom: zones.get("bottom")?.hexes()?,
            };
            if board.rows.len() < 3 || board.size() > MOST_SPACES {
                return Err(node
                    .get("rows")?
                    .fault(format!("3 rows or more, {MOST_SPACES} spaces or fewer")));
            }
            for (name, zone) in [("top", &board.top), ("bottom", &board.bottom)] {
                if zone.is_empty() || zone.iter().any(|hex| !board.has(*hex)) {
                    return Err(zones
                        .get(name)?
                        .fault("a zone consists of full spaces of the board"));
                }
            }
            for half in node.get("half_hexes")?.hexes()? {
                if board.has(half) {
                    return Err(node
                        .get("half_hexes")?
                        .fault(format!("[{}, {}] is a full space", half.q, half.r)));
                }
            }
            Ok(board)
        })
        .collect()
}

fn fleet(nodes: &[Node<'_>], names: &Names<'_>) -> Read<Vec<FleetShip>> {
    nodes
        .iter()
        .map(|node| {
            Ok(FleetShip {
                ship: node.get("ship")?.refer(names.ships, "ship")?,
                version: node.word_of("version", &VERSIONS)?,
            })
        })
        .collect()
}

pub(super) fn reference_fleets(
    file: &Node<'_>,
    names: &Names<'_>,
) -> Read<Vec<(Faction, Vec<FleetShip>)>> {
    file.get("reference_fleets")?
        .items("fleets")?
        .iter()
        .map(|node| {
            Ok((
                node.word_of("faction", &FACTIONS)?,
                fleet(&node.items("ships")?, names)?,
            ))
        })
        .collect()
}

fn deck(node: &Node<'_>, names: &Names<'_>) -> Read<DeckRule> {
    if node.word_of("mode", &[("fixed", true), ("select", false)])? {
        let mut cards = Vec::new();
        for item in node.items("cards")? {
            cards.push(DeckCount {
                card: item.get("card")?.refer(names.cards, "card")?,
                count: item.u8("count", 1, 60)?,
            });
        }
        let size: u16 = cards.iter().map(|c| u16::from(c.count)).sum();
        node.get("size")?.number(size.into(), size.into())?;
        return Ok(DeckRule::Fixed(cards));
    }
    let mut required = Vec::new();
    if let Some(types) = node.opt("required_types") {
        for (name, count) in types.fields()? {
            let typ = CARD_TYPES
                .iter()
                .find(|(word, _)| *word == name)
                .ok_or_else(|| count.fault(format!("there is no card type \"{name}\"")))?
                .1;
            required.push((typ, count.number(0, 60)? as u8));
        }
    }
    Ok(DeckRule::Select {
        max: node.get("max")?.number(5, 200)? as u16,
        required,
    })
}

fn side(node: &Node<'_>, names: &Names<'_>) -> Read<MissionSide> {
    let mut seats = Vec::new();
    for seat in node.get("seats")?.list()? {
        let rule = seat.get("fleet")?;
        let refer = |name: &str| -> Read<Vec<u8>> {
            rule.items(name)?
                .iter()
                .map(|n| n.refer(names.ships, "ship"))
                .collect()
        };
        let fleet = if rule.word_of("mode", &[("fixed", true), ("select", false)])? {
            FleetRule::Fixed(fleet(&rule.items("ships")?, names)?)
        } else {
            FleetRule::Select {
                limit: rule.get("limit")?.number(1, 400)? as u16,
                required: refer("required_ships")?,
                forbidden: refer("forbidden_ships")?,
                foreign: refer("foreign_ships")?,
            }
        };
        seats.push(MissionSeat {
            fleet,
            deck: seat.opt("deck").map(|n| deck(&n, names)).transpose()?,
        });
    }
    if seats.is_empty() || seats.len() > 2 {
        return Err(node.get("seats")?.fault("a side has one or two players"));
    }
    let team_deck = node.opt("team_deck").map(|n| deck(&n, names)).transpose()?;
    if seats
        .iter()
        .any(|seat| seat.deck.is_some() == team_deck.is_some())
    {
        return Err(node.fault("either every seat has a \"deck\" or the side has a \"team_deck\""));
    }
    let energy = node.get("energy")?;
    Ok(MissionSide {
        faction: node.word_of("side", &FACTIONS)?,
        zone: node.word_of("zone", &[("top", Zone::Top), ("bottom", Zone::Bottom)])?,
        seats,
        team_deck,
        shared_energy: energy.word_of("pool", &[("per_seat", false), ("shared", true)])?,
        start_energy: energy.u8("start", 0, 40)?,
        income: energy.u8("income", 0, 40)?,
        first_income: energy.u8("first_player_first_income", 0, 40)?,
    })
}

pub(super) fn missions(file: &Node<'_>, names: &Names<'_>, data: &Data) -> Read<Vec<Mission>> {
    file.get("missions")?
        .list()?
        .into_iter()
        .map(|node| {
            let id = node.text("id")?;
            mission(&node.named("missions", &id), names, data)
        })
        .collect()
}

fn mission(node: &Node<'_>, names: &Names<'_>, data: &Data) -> Read<Mission> {
    let board_name = node.get("board")?;
    let board_id = board_name.str()?;
    let board = data
        .boards
        .iter()
        .position(|board| board.id == board_id)
        .ok_or_else(|| board_name.fault(format!("there is no board \"{board_id}\"")))?;
    let sides_node = node.get("sides")?;
    let sides: [MissionSide; 2] = sides_node
        .list()?
        .iter()
        .map(|n| side(n, names))
        .collect::<Read<Vec<_>>>()?
        .try_into()
        .map_err(|_| sides_node.fault("two sides are expected here"))?;
    if sides[0].faction == sides[1].faction || sides[0].zone == sides[1].zone {
        return Err(sides_node.fault("the two sides have different factions and zones"));
    }
    let side_of = |n: &Node<'_>, name: &str| -> Read<u8> {
        let faction = n.word_of(name, &FACTIONS)?;
        Ok(u8::from(sides[1].faction == faction))
    };
    let prepped = node
        .items("prepped_cards")?
        .iter()
        .map(|n| {
            Ok(PreppedCard {
                card: n.get("card")?.refer(names.cards, "card")?,
                side: side_of(n, "side")?,
                on_launch: n.word_of("attach", &[("setup", false), ("on_launch", true)])?,
                ship: n.get("ship")?.refer(names.ships, "ship")?,
            })
        })
        .collect::<Read<Vec<_>>>()?;
    let setup_ships = node
        .items("setup_ships")?
        .iter()
        .map(|n| {
            let seat = n.get("seat")?;
            let text = seat.str()?;
            let (faction, number) = text.rsplit_once('_').unwrap_or((text, "1"));
            let side = sides
                .iter()
                .position(|side| FACTIONS.contains(&(faction, side.faction)));
            let number = number.parse::<u8>().unwrap_or(0);
            let side = side
                .filter(|side| (1..=sides[*side].seats.len()).contains(&usize::from(number)))
                .ok_or_else(|| seat.fault(format!("there is no seat \"{text}\"")))?;
            Ok(SetupShips {
                seat: (side as u8, number - 1),
                ship: n
                    .opt("ship")
                    .map(|n| n.refer(names.ships, "ship"))
                    .transpose()?,
                place: n.word_of(
                    "where",
                    &[
                        ("own_zone", SetupWhere::OwnZone),
                        (
                            "adjacent_to_any_asteroid",
                            SetupWhere::AdjacentToAnyAsteroid,
                        ),
                    ],
                )?,
                cargo: n.flag("cargo_allowed")?,
                shields: n
                    .opt("shields")
                    .map(|n| n.number(0, 60))
                    .transpose()?
                    .map(|n| n as u8),
                hull: n.opt("hull_damage").map_or(Ok(0), |n| n.number(0, 60))? as u8,
            })
        })
        .collect::<Read<Vec<_>>>()?;
    let tiles = tiles(node, names, data, board)?;
    let mut special = Vec::new();
    for rule in node.items("special_rules")? {
        special.extend(special_rule(&rule, names, data, &side_of)?);
    }
    let victory = node.get("victory")?;
    let conditions = victory
        .items("conditions")?
        .iter()
        .map(|n| {
            let side = side_of(n, "side")?;
            Ok(
                match n.word_of(
                    "type",
                    &[
                        ("elimination", 0),
                        ("victory_points", 1),
                        ("ship_destroyed", 2),
                    ],
                )? {
                    0 => Condition::Elimination {
                        side,
                        after_round: n.get("after_round")?.number(0, 100)? as u16,
                    },
                    1 => Condition::VictoryPoints {
                        side,
                        at_least: n.get("at_least")?.number(1, 1000)? as u16,
                    },
                    _ => Condition::ShipDestroyed {
                        side,
                        ship: n.get("ship")?.refer(names.ships, "ship")?,
                    },
                },
            )
        })
        .collect::<Read<Vec<_>>>()?;
    let variants = node
        .items("variants")?
        .iter()
        .map(|n| {
            Ok(Variant {
                id: n.text("id")?,
                fleet_limit: n
                    .opt("fleet_limit")
                    .map(|n| n.number(1, 400))
                    .transpose()?
                    .map(|n| n as u16),
                simplified: n.flag("no_tactic_cards")?,
            })
        })
        .collect::<Read<Vec<_>>>()?;
    let mission = Mission {
        id: node.text("id")?,
        number: node.u8("number", 1, 200)?,
        name: node.text("name")?,
        board: board as u8,
        sides,
        prepped,
        setup_ships,
        tiles,
        special,
        clock: victory.get("clock")?.bool()?,
        conditions,
        variants,
    };
    let players: usize = mission.sides.iter().map(|side| side.seats.len()).sum();
    node.get("players")?
        .number(players as i64, players as i64)?;
    check_lists(node, &mission, data)?;
    Ok(mission)
}

fn tiles(node: &Node<'_>, names: &Names<'_>, data: &Data, board: usize) -> Read<Vec<MissionTile>> {
    let mut tiles: Vec<MissionTile> = Vec::new();
    let mut random = 0;
    for n in node.items("tiles")? {
        let kind = n.get("kind")?;
        let drawn = match kind.str()? {
            "discovery" => match n.get("draw")?.str()? {
                "random" => Drawn::Random,
                _ => Drawn::Kind(n.get("draw")?.refer(names.tiles, "tile")?),
            },
            _ => Drawn::Kind(kind.refer(names.tiles, "tile")?),
        };
        let footprint = match drawn {
            Drawn::Kind(tile) => &data.tiles[usize::from(tile)].footprint,
            Drawn::Random => {
                random += 1;
                data.tiles
                    .iter()
                    .find(|tile| tile.sort == TileSort::Discovery)
                    .map(|tile| &tile.footprint)
                    .ok_or_else(|| n.fault("there are no discovery tiles"))?
            }
        };
        let anchor = n.get("anchor")?.hex()?;
        let rotation = n.u8("rotation", 0, 5)?;
        let hexes: Vec<Hex> = footprint
            .iter()
            .map(|offset| anchor.plus(offset.turned(rotation)))
            .collect();
        let listed = n.get("hexes")?;
        if listed.hexes()? != hexes {
            return Err(listed.fault("these are not the spaces of the tile at its anchor"));
        }
        let spaces = Spaces::new(hexes.iter().copied());
        let board = &data.boards[board];
        if hexes
            .iter()
            .any(|hex| !board.has(*hex) || board.top.contains(hex) || board.bottom.contains(hex))
            || tiles
                .iter()
                .any(|other| Spaces::new(other.hexes.iter().copied()).overlaps(&spaces))
        {
            return Err(listed
                .fault("a tile lies on full spaces outside the zones, apart from other tiles"));
        }
        tiles.push(MissionTile {
            drawn,
            face_up: n.word_of("face", &[("up", true), ("down", false)])?,
            hexes,
        });
    }
    let stock: usize = data
        .tiles
        .iter()
        .filter(|tile| tile.sort == TileSort::Discovery)
        .map(|tile| usize::from(tile.count))
        .sum();
    if random > stock || tiles.len() > 60 {
        return Err(node.fault("more tiles than there are"));
    }
    Ok(tiles)
}

fn special_rule(
    node: &Node<'_>,
    names: &Names<'_>,
    data: &Data,
    side_of: &dyn Fn(&Node<'_>, &str) -> Read<u8>,
) -> Read<Option<SpecialRule>> {
    let name = node.get("rule")?;
    Ok(Some(match name.str()? {
        "exit_scores" => {
            let table = node.get("points")?;
            let mut points = [0; 3];
            for (word, size) in SIZES {
                points[size as usize] = table.u8(word, 0, 40)?;
            }
            SpecialRule::ExitScores {
                side: side_of(node, "side")?,
                points,
            }
        }
        "main_computer" => SpecialRule::MainComputer {
            side: side_of(node, "side")?,
            ship: node.get("while_controls")?.refer(names.ships, "ship")?,
            look_at: node.u8("look_at", 1, 10)?,
        },
        "foreign_attachments" => SpecialRule::ForeignAttachments {
            side: side_of(node, "side")?,
        },
        "attach_scores" => SpecialRule::AttachScores {
            side: side_of(node, "side")?,
            card_faction: node.word_of("card_faction", &FACTIONS)?,
            ship_faction: node.word_of("ship_faction", &FACTIONS)?,
            points: node.u8("points", 1, 40)?,
        },
        "remote_engines" => SpecialRule::RemoteEngines {
            side: side_of(node, "side")?,
            cost: node.u8("energy_cost", 0, 40)?,
            at_least: node.u8("at_least", 1, 20)?,
            asteroids: node.u8("asteroids_max", 1, 20)?,
            damage: node.get("contact_damage")?.u8("amount", 0, 40)?,
        },
        "asteroid_movement" => {
            let field = node.get("translate_only")?;
            if field.bool()? {
                SpecialRule::TilesShift
            } else {
                return Ok(None);
            }
        }
        "rescue_survivors" => {
            let table = node.get("table")?;
            let mut points = vec![0; usize::from(data.numbers)];
            for row in table.list()? {
                let (from, to) = (row.u8("from", 1, 20)?, row.u8("to", 1, 20)?);
                for roll in from..=to {
                    if let Some(place) = points.get_mut(usize::from(roll) - 1) {
                        *place = row.u8("points", 0, 40)?;
                    }
                }
            }
            SpecialRule::Rescue {
                side: side_of(node, "side")?,
                points,
            }
        }
        other => return Err(name.fault(format!("there is no special rule \"{other}\""))),
    }))
}

/// Fixed lists keep the rules for fleets and decks (BG-2.6, BG-2.11, BG-2.13).
fn check_lists(node: &Node<'_>, mission: &Mission, data: &Data) -> Read<()> {
    for (at, side) in mission.sides.iter().enumerate() {
        let mut names: Vec<u8> = Vec::new();
        for seat in &side.seats {
            if let FleetRule::Fixed(fleet) = &seat.fleet {
                for ship in fleet {
                    if names.contains(&ship.ship) {
                        return Err(node.fault(format!(
                            "{} is twice in the fleet of one side (BG-2.6)",
                            data.ships[usize::from(ship.ship)].name
                        )));
                    }
                    names.push(ship.ship);
                }
            }
        }
        for deck in side
            .seats
            .iter()
            .filter_map(|s| s.deck.as_ref())
            .chain(&side.team_deck)
        {
            let DeckRule::Fixed(cards) = deck else {
                continue;
            };
            for count in cards {
                let card = &data.cards[usize::from(count.card)];
                let prepped = mission
                    .prepped
                    .iter()
                    .filter(|p| usize::from(p.side) == at && p.card == count.card)
                    .count();
                if usize::from(count.count) + prepped > usize::from(card.copies) {
                    return Err(node.fault(format!(
                        "more copies of {} than there are (BG-2.11)",
                        card.name
                    )));
                }
            }
        }
    }
    Ok(())
}
