import type { Command, Hex, Placement, Reach, Source } from "../../protocol/battleship-galaxies";
import type { Catalogue, Size } from "../catalogue";
import { kindOfCard } from "../catalogue";
import { DIRECTIONS, plus, STEPS } from "../hex";

/*
 * What the reader may do now, sorted for the screen. The server lists the commands; nothing here decides what is allowed.
 */

export type Do<Name extends Command["do"]> = Extract<Command, { do: Name }>;

/** A place on the map that answers with a command: where a ship would be launched, moved or put, where an asteroid would go. */
export interface Spot {
  /** The space that stands for it: the anchor of the (first) base. */
  anchor: Hex;
  spaces: Hex[];
  /** Ships to show there as they would lie. */
  pieces: { kind: number; placement: Placement }[];
  /** The way there, space by space, the start first. */
  path: Hex[];
  command: Command;
}

/** One thing in several ways: a card with its targets, an ability. */
export interface Ways<C extends Command = Command> {
  id: string;
  ways: C[];
}

export interface Choices {
  /** Commands that need no further choice, such as ending the phase. */
  plain: Command[];
  launches: Map<number, Spot[]>;
  activate: number[];
  /** Ships that may move by themselves. */
  movers: number[];
  /** Places instead of moving, by ship. */
  jumps: Map<number, Spot[]>;
  rescues: number[];
  charges: { ship: number; weapon: number }[];
  targets: number[];
  plays: Map<number, Do<"play_card">[]>;
  abilities: { source: Source; ways: Do<"use_ability">[] }[];
  asteroids: Spot[];
  damaged: number[];
  heroes: number[];
  /** Cards of which one must be discarded. */
  mustDiscard: number[];
  keep: Do<"main_computer">[];
}

export const NOTHING: Choices = {
  plain: [],
  launches: new Map(),
  activate: [],
  movers: [],
  jumps: new Map(),
  rescues: [],
  charges: [],
  targets: [],
  plays: new Map(),
  abilities: [],
  asteroids: [],
  damaged: [],
  heroes: [],
  mustDiscard: [],
  keep: [],
};

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The ships of one card at these places. */
function placedSpot(catalogue: Catalogue, kind: number, positions: Placement[], command: Command): Spot {
  const { size } = catalogue.ship(kind);
  return {
    anchor: positions[0]?.at ?? [0, 0],
    spaces: positions.flatMap((placement) => catalogue.base(size, placement)),
    pieces: positions.map((placement) => ({ kind, placement })),
    path: [],
    command,
  };
}

/** Where a ship could move, as the server answered. */
export function moveSpots(
  catalogue: Catalogue,
  { ship, kind, at, reach }: { ship: number; kind: number; at: { at: Hex; facing: number }; reach: readonly Reach[] },
  stop: Do<"move">["stop"],
): Spot[] {
  const { size } = catalogue.ship(kind);
  return reach.map(({ to, lead_end, path }) => {
    const lead = leadOf(catalogue, size, at, lead_end);
    const way = path.reduce<Hex[]>(
      (spaces, direction) => [...spaces, plus(spaces.at(-1) ?? lead, STEPS[DIRECTIONS.indexOf(direction)] ?? [0, 0])],
      [lead],
    );
    return {
      anchor: way.at(-1) ?? to.at,
      spaces: catalogue.base(size, to),
      pieces: [{ kind, placement: to }],
      path: way,
      command: { do: "move", ship, lead_end, path, ram: null, stop },
    };
  });
}

/**
 * Where a card can put the ships that it launches. Several ways to the same places, such as beside one ship or another, are
 * one.
 */
export function cardSpots(catalogue: Catalogue, ways: readonly Do<"play_card">[]): Spot[] {
  const found = new Map<string, Spot>();
  for (const way of ways) {
    const kind = catalogue.launchedBy(way.card);
    const places = JSON.stringify(way.positions);
    if (kind === null || way.positions.length === 0 || found.has(places)) continue;
    found.set(places, placedSpot(catalogue, kind, way.positions, way));
  }
  return [...found.values()];
}

/** The end of a base that goes first. */
function leadOf(catalogue: Catalogue, size: Size, at: Placement, end: number): Hex {
  return catalogue.base(size, at)[size === "medium" ? end : 0] ?? at.at;
}

/** The server's list, sorted. `tiles` are the spaces of the tiles, for asteroids that move. */
export function sortChoices(
  commands: readonly Command[],
  catalogue: Catalogue,
  tiles: readonly { spaces: Hex[] }[],
): Choices {
  const found: Choices = {
    ...NOTHING,
    plain: [],
    launches: new Map(),
    activate: [],
    movers: [],
    jumps: new Map(),
    rescues: [],
    charges: [],
    targets: [],
    plays: new Map(),
    abilities: [],
    asteroids: [],
    damaged: [],
    heroes: [],
    mustDiscard: [],
    keep: [],
  };
  for (const command of commands) {
    switch (command.do) {
      case "launch_to_zone":
      case "launch_from_hold":
      case "place_setup_ship":
        push(found.launches, command.card, placedSpot(catalogue, kindOfCard(command.card), command.positions, command));
        break;
      case "activate":
        found.activate.push(command.card);
        break;
      case "move":
        if (!found.movers.includes(command.ship)) found.movers.push(command.ship);
        break;
      case "place_instead_of_move": {
        const kind = kindOfCard(command.ship >> 2);
        const spaces = catalogue.base(catalogue.ship(kind).size, command.position);
        const pieces = [{ kind, placement: command.position }];
        push(found.jumps, command.ship, { anchor: command.position.at, spaces, pieces, path: [], command });
        break;
      }
      case "rescue":
        found.rescues.push(command.ship);
        break;
      case "charge":
        found.charges.push({ ship: command.ship, weapon: command.weapon });
        break;
      case "attack":
        found.targets.push(command.target);
        break;
      case "play_card":
        push(found.plays, command.card, command);
        break;
      case "use_ability": {
        const id = JSON.stringify(command.source);
        const known = found.abilities.find(({ source }) => JSON.stringify(source) === id);
        if (known) known.ways.push(command);
        else found.abilities.push({ source: command.source, ways: [command] });
        break;
      }
      case "move_asteroid": {
        const shift = command.path.reduce<Hex>(
          (sum, direction) => plus(sum, STEPS[DIRECTIONS.indexOf(direction)] ?? [0, 0]),
          [0, 0],
        );
        const spaces = (tiles[command.asteroid]?.spaces ?? []).map((space) => plus(space, shift));
        found.asteroids.push({ anchor: spaces[0] ?? [0, 0], spaces, pieces: [], path: [], command });
        break;
      }
      case "choose_damaged":
        found.damaged.push(command.ship);
        break;
      case "choose_hero":
        found.heroes.push(command.card);
        break;
      case "discard_for_energy":
        found.mustDiscard.push(...command.cards);
        break;
      case "main_computer":
        found.keep.push(command);
        break;
      default:
        found.plain.push(command);
    }
  }
  return found;
}

/** The places that a space could mean: those that it stands for, then those that cover it. */
export function spotsAt(spots: readonly Spot[], hex: Hex): Spot[] {
  const [q, r] = hex;
  const exact = spots.filter(({ anchor }) => anchor[0] === q && anchor[1] === r);
  if (exact.length > 0) return exact;
  return spots.filter(({ spaces }) => spaces.some((space) => space[0] === q && space[1] === r));
}
