import type { Hex, OwnBattle, Placement, ScenarioShip, Version, View } from "../../protocol/battleship-galaxies";
import { readJson, writeJson } from "../../lib/storage";

/*
 * Lessons are small battles at a real table against the cadet: a prepared position, and a row of tasks. A task is done when the
 * state of the table says so; nothing about the rules is decided here. Words are in `learn.ftl`.
 */

/** What a task looks at. */
export interface Situation {
  view: View;
  /** Names of the events so far. */
  happened: ReadonlySet<string>;
  you: number;
}

export interface Task {
  /** Message ids end in it: `bg-lesson-move-energy`. */
  id: string;
  done: (now: Situation) => boolean;
}

export interface Lesson {
  id: string;
  minutes: number;
  battle: OwnBattle;
  tasks: readonly Task[];
}

/** A space by column and row, as one counts on the board. */
const at = (column: number, row: number): Hex => [column - Math.floor(row / 2), row];
const place = (column: number, row: number, facing = 0): Placement => ({ at: at(column, row), facing });
const ship = (
  side: number,
  id: string,
  positions: Placement[],
  more: Partial<ScenarioShip> & { version?: Version } = {},
): ScenarioShip => ({ side, ship: id, version: "standard", positions, shields: null, hull: 0, ...more });

const battle = (ships: ScenarioShip[], more: Partial<OwnBattle> & { deck?: string[] } = {}): OwnBattle => {
  const { deck = [], ...rest } = more;
  return {
    fleet_limit: 42,
    board: "single",
    players: [1, 1],
    factions: ["isn", "wretch"],
    tiles: [],
    terrain: "none",
    clock: false,
    escape: null,
    scenario: { ships, decks: [deck.map((card) => ({ card, count: 3 })), []], first: 0 },
    ...rest,
  };
};

const own = ({ view, you }: Situation) => view.cards.filter((card) => card.controller === you);
const inAction = ({ view }: Situation): boolean => view.turn.turn > 1 || view.turn.phase === "action";
const inDeploy = (now: Situation): boolean => now.view.turn.phase === "deploy" || inAction(now);
const activated = (now: Situation): boolean =>
  now.view.turn.turn > 1 || own(now).some((card) => card.activated) || now.view.activation !== null;

export const LESSONS: readonly Lesson[] = [
  {
    id: "move",
    minutes: 3,
    battle: battle([ship(0, "rooks_f54", [place(7, 6)]), ship(1, "chosh_ka", [place(7, 15)])], {
      tiles: [{ tile: "energy_source", anchor: at(8, 9), rotation: 0, face_up: false }],
    }),
    tasks: [
      { id: "energy", done: inDeploy },
      { id: "deploy", done: inAction },
      { id: "activate", done: activated },
      { id: "fly", done: ({ view }) => view.tiles.some((tile) => tile.sort === "discovery" && tile.kind !== null) },
      { id: "end", done: ({ view }) => view.turn.turn > 1 },
    ],
  },
  {
    id: "launch",
    minutes: 3,
    battle: battle([
      ship(0, "isn_torrent", [place(4, 1)]),
      ship(0, "f47_blue_hawks", []),
      ship(0, "isn_barrage", []),
      ship(1, "tes_kio", [place(7, 15)]),
    ]),
    tasks: [
      { id: "deploy", done: inDeploy },
      { id: "squadron", done: (now) => own(now).some((card) => card.ships.length === 3) },
      { id: "afford", done: inAction },
      { id: "activate", done: activated },
      { id: "end", done: ({ view }) => view.turn.turn > 1 },
    ],
  },
  {
    id: "attack",
    minutes: 4,
    battle: battle([
      ship(0, "isn_barrage", [place(6, 7)], { version: "seasoned" }),
      ship(1, "red_tougu", [place(7, 10), place(8, 10), place(8, 9)], { shields: 0 }),
    ]),
    tasks: [
      { id: "action", done: inAction },
      { id: "activate", done: activated },
      {
        id: "stay",
        done: ({ view, happened }) => view.activation?.attacking === true || happened.has("attack_rolled"),
      },
      { id: "fire", done: ({ happened }) => happened.has("attack_rolled") },
      { id: "all", done: ({ view, happened }) => happened.has("attack_rolled") && view.activation === null },
    ],
  },
  {
    id: "cards",
    minutes: 4,
    battle: battle(
      [
        ship(0, "isn_torrent", [place(6, 6)], { version: "seasoned" }),
        ship(1, "so_bwa_tet", [place(7, 10)], { version: "standard" }),
      ],
      { deck: ["bronson_skiles", "erin_cho", "lr5_nuclear_warhead", "maneuvering_thrusters"] },
    ),
    tasks: [
      { id: "deploy", done: inDeploy },
      {
        id: "attach",
        done: (now) => own(now).some((card) => card.attached.length > 0) || now.happened.has("attached"),
      },
      { id: "action", done: inAction },
      { id: "fire", done: ({ happened }) => happened.has("attack_rolled") },
      { id: "end", done: ({ view }) => view.turn.turn > 1 },
    ],
  },
  {
    id: "battle",
    minutes: 10,
    battle: battle(
      [
        ship(0, "isn_torrent", [place(5, 5)], { version: "veteran" }),
        ship(0, "f51_blue_sparrows", [place(8, 6), place(9, 6), place(9, 5)]),
        ship(1, "tes_kio", [place(6, 11)]),
        ship(1, "red_tougu", [place(9, 11), place(10, 11), place(10, 12)], { shields: 0 }),
      ],
      { deck: ["superior_squadron_tactics", "sparrow_cover_fire", "alert_from_isn_torrent", "erin_cho"] },
    ),
    tasks: [
      { id: "first", done: ({ happened }) => happened.has("attack_rolled") },
      { id: "hit", done: ({ happened }) => happened.has("destroyed") },
      { id: "win", done: ({ view }) => view.outcome !== null },
    ],
  },
];

const TABLES = "hangar.bg.lessons.tables";
const DONE = "hangar.bg.lessons.done";

const record = (key: string): Record<string, unknown> => {
  const value = readJson(key);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
};

/** The lesson that a table teaches in this browser. */
export function lessonOfTable(code: string): Lesson | null {
  const id = record(TABLES)[code];
  return LESSONS.find((lesson) => lesson.id === id) ?? null;
}

export function rememberTable(code: string, lesson: Lesson): void {
  const tables = Object.entries(record(TABLES)).slice(-20);
  writeJson(TABLES, { ...Object.fromEntries(tables), [code]: lesson.id });
}

export function isDone(lesson: Lesson): boolean {
  return record(DONE)[lesson.id] === true;
}

export function markDone(lesson: Lesson): void {
  writeJson(DONE, { ...record(DONE), [lesson.id]: true });
}
