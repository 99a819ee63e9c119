import embedded from "../protocol/battleship-galaxies-data.json";
import type { Cell, Faction, Hex, Placement, Version } from "../protocol/battleship-galaxies";
import { plus, turned } from "./hex";

/*
 * What is printed on ship cards, tactic cards, tiles and mission sheets: the data files that the rules use. A table that plays
 * with corrected data is asked for them (`Query::Data`).
 */

/** Where a value comes from: a published source, an inference from one, or our own design. */
export type ValueSource = "fact" | "inferred" | "designed";
/** By field, with dots for nested ones. */
export type Sources = Record<string, ValueSource>;

export interface Weapon {
  name: string;
  charge: number;
  range: number;
  attacks: number;
  strength: number;
  text?: string;
}

export interface Printed {
  abilities: string[];
  activation: number;
  capacity: number;
  hull: number;
  launch: number;
  move: number;
  shields: number;
  primary: Weapon;
  secondary: Weapon[];
  slots: { hero: number; upgrade: number; weapon: number };
  provenance: Sources;
}

export type Size = "small" | "medium" | "large";

export interface ShipKind {
  id: string;
  name: string;
  faction: Faction;
  size: Size;
  unit: "solo" | "squadron";
  ship_count: number;
  spaces_when_transported: number | null;
  grid: {
    rows: string[];
    letters: string;
    numbers: number[];
    provenance: { cells: ValueSource; criticals?: ValueSource };
  };
  versions: Record<Version, Printed>;
}

export type CardType = "event" | "hero" | "upgrade" | "additional_weapon" | "sabotage";

export interface TacticKind {
  id: string;
  name: string;
  faction: Faction;
  type: CardType;
  cost: number;
  copies: number;
  text: string;
  unit: "solo" | "squadron" | null;
  play: { phase: string; turn: "own" | "opponent" | "any"; window: string };
  weapon?: Weapon;
  effects: { op: string; ship?: string }[];
  provenance: Sources;
}

export interface TileKind {
  id: string;
  name: string;
  kind: string;
  count: number;
}

export interface BoardKind {
  rows: { q_min: number; q_max: number; r: number }[];
  half_hexes: Hex[];
  zones: Record<"top" | "bottom", Hex[]>;
}

interface FleetRule {
  mode: "fixed" | "select";
  limit?: number;
  ships?: { ship: string; version: Version }[];
}

export interface MissionKind {
  id: string;
  number: number;
  name: string;
  players: number;
  board: string;
  sides: {
    side: Faction;
    zone: "top" | "bottom";
    seats: { seat: string; fleet: FleetRule; deck?: { mode: string; max?: number; size?: number } }[];
    team_deck?: { max: number };
  }[];
  variants: { id: string; name: string; fleet_limit?: number; no_tactic_cards?: boolean }[];
}

interface Ability {
  name: string;
  text: string;
}

interface Files {
  ships: { abilities: Record<string, Ability>; bases: Record<Size, { hexes: Hex[] }>; ships: ShipKind[] };
  tactics: { cards: TacticKind[] };
  tiles: { tiles: TileKind[] };
  missions: { boards: Record<string, BoardKind>; missions: MissionKind[] };
}

/** The printed facts of one table. */
export class Catalogue {
  readonly ships: readonly ShipKind[];
  readonly cards: readonly TacticKind[];
  readonly tiles: readonly TileKind[];
  readonly missions: readonly MissionKind[];
  readonly abilities: readonly (Ability & { id: string })[];
  readonly #boards: Record<string, BoardKind>;
  readonly #bases: Record<Size, { hexes: Hex[] }>;

  constructor(files: readonly unknown[]) {
    const [ships, tactics, tiles, missions] = files as [
      Files["ships"],
      Files["tactics"],
      Files["tiles"],
      Files["missions"],
    ];
    this.ships = ships.ships;
    this.cards = tactics.cards;
    this.tiles = tiles.tiles;
    this.missions = missions.missions;
    this.#boards = missions.boards;
    this.#bases = ships.bases;
    // The engine numbers abilities in the order of their ids.
    this.abilities = Object.entries(ships.abilities)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, ability]) => ({ ...ability, id }));
  }

  ship(kind: number): ShipKind {
    return this.ships[kind] ?? (this.ships[0] as ShipKind);
  }

  shipById(id: string): ShipKind | undefined {
    return this.ships.find((ship) => ship.id === id);
  }

  card(tactic: number): TacticKind {
    return this.cards[tactic] ?? (this.cards[0] as TacticKind);
  }

  /** The ships that a tactic card launches, as an index of `ships`. */
  launchedBy(tactic: number): number | null {
    const launched = this.card(tactic).effects.find(({ op }) => op === "launch_adjacent")?.ship;
    const kind = this.ships.findIndex(({ id }) => id === launched);
    return kind < 0 ? null : kind;
  }

  ability(id: string): Ability | undefined {
    return this.abilities.find((ability) => ability.id === id);
  }

  board(id: string): BoardKind {
    return this.#boards[id] ?? (this.#boards.single as BoardKind);
  }

  /** The spaces of a base. */
  base(size: Size, { at, facing }: Placement): Hex[] {
    return this.#bases[size].hexes.map((hex) => plus(at, turned(hex, facing)));
  }

  /** All weapons of a ship in the order in which the engine counts them. */
  weapons(kind: number, version: Version, attached: readonly number[] = []): Weapon[] {
    const printed = this.ship(kind).versions[version];
    const added = attached.flatMap((tactic) => {
      const { weapon, name } = this.card(tactic);
      return weapon ? [{ ...weapon, name: weapon.name ?? name }] : [];
    });
    return [printed.primary, ...printed.secondary, ...added];
  }
}

/** The data files that every copy of the client carries. */
export const standard = new Catalogue(embedded as unknown[]);

/** What the grid of a ship says about a letter (from 0) and a number (from 1). */
export function cellOf({ grid }: ShipKind, letter: number, number: number): Cell {
  const sign = grid.rows[number - 1]?.[letter];
  return sign === "*" ? "critical" : sign === "#" ? "hit" : "miss";
}

/** A card id, a ship id: `card = seat * 16 + kind`, `ship = card * 4 + place` (ids.rs). */
export const cardOfShip = (ship: number): number => ship >> 2;
export const kindOfCard = (card: number): number => card & 15;
export const placeOfShip = (ship: number): number => ship & 3;

/** "A-5". */
export const coordinate = (letter: number, number: number): string => `${String.fromCharCode(65 + letter)}-${number}`;

/** A ship by name, with its number where it is one of a squadron. */
export function shipName(catalogue: Catalogue, ship: number): string {
  const kind = catalogue.ship(kindOfCard(cardOfShip(ship)));
  return kind.unit === "squadron" ? `${kind.name} ${placeOfShip(ship) + 1}` : kind.name;
}
