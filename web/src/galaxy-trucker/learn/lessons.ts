import type { Command, Counts, Half, Member, ShipClass } from "../../protocol/galaxy-trucker";
import { halfOf, isCabin, NO_GOODS, squaresWith } from "../tiles";

/** A tile of a lesson: printed column and row, number, quarter turns. */
export type Fixed = readonly [column: number, row: number, tile: number, rotation: number];

/** Something to reach with a ship: a message (`gt-goal-ID`) and when it is reached. */
export interface Goal {
  id: string;
  reached: (counts: Counts, cells: readonly number[]) => boolean;
}

interface Lesson {
  id: string;
  /** What stands on the board at the beginning. */
  ship: readonly Fixed[];
  /** It teaches an expansion: nobody needs it before the first flight. */
  expansion?: boolean;
}

/** Build a ship from a few tiles. */
export interface BuildLesson extends Lesson {
  kind: "build";
  /** The board, where it is not that of class I. */
  shipClass?: ShipClass;
  tray: readonly number[];
  goals: readonly Goal[];
  /** All tiles of the tray must be used. */
  all?: boolean;
  /** This tile must be able to house a purple alien. */
  alienIn?: number;
  /** The ship is flown past these cards and must lose nothing. */
  survives?: { deck: readonly string[]; dice: readonly (readonly [number, number])[] };
}

/** Decide something, and see what comes of it. */
export interface DecideLesson extends Lesson {
  kind: "decide";
  deck: readonly string[];
  dice: readonly (readonly [number, number])[];
  /** Answers in the order of the questions; each has the message `gt-lesson-ID-OPTION`. With a member, who flies along. */
  options: readonly { id: string; decisions: readonly Command[]; member?: Member }[];
  /** What a good answer comes to: goods sold for at least so much, this tile still aboard, or credits from cards. */
  passes: { sale: number } | { keeps: number } | { earned: number };
}

/** Load goods onto a ship. */
export interface LoadLesson extends Lesson {
  kind: "load";
  deck: readonly string[];
  planet: number;
  offered: { red: number; yellow: number; green: number; blue: number };
  sale: number;
}

export type AnyLesson = BuildLesson | DecideLesson | LoadLesson;

const START: Fixed = [7, 7, 34, 0];
const STAY: Command = { do: "give_up", leave: false };
const defend = (square: number | null): Command => ({ do: "defend", with: square, battery: null });
const ENGINES: Goal = { id: "engines", reached: (counts) => counts.engines >= 2 };
const CANNONS: Goal = { id: "cannons", reached: (counts) => counts.cannons_x2 >= 4 };

/** The double cannon at column 7, row 6, and the shield at column 6, row 7 of the lesson about defence. */
const CANNON_SQUARE = 24;
const SHIELD_SQUARE = 33;

/** The thruster at column 8, row 7 of the lesson about intruders. */
const THRUSTER_SQUARE = 35;
const thrust = (fire: boolean): Command => ({
  do: "thrust",
  with: fire ? { thruster: THRUSTER_SQUARE, to: "front" } : null,
  battery: null,
});

/** The cannon boosters' lesson: the booster at column 7, row 6, between the cannon ahead and the one to the left. */
const CANNON_BOOSTER_SQUARE = 24;
const FORWARD_CANNON_SQUARE = 25;
const SIDEWAYS_CANNON_SQUARE = 23;
const shoot = (boosted: number | null): Command => ({
  do: "power",
  doubles: [],
  batteries: [],
  boosts: boosted === null ? [] : [{ booster: CANNON_BOOSTER_SQUARE, cannon: boosted }],
});

/** The hold at column 8, row 7, and the two structural modules of the lesson about the support team. */
const HIDE_BLUE: Command = {
  do: "load",
  holds: [
    { square: 35, goods: { ...NO_GOODS, yellow: 1, green: 1 } },
    { square: 33, goods: { ...NO_GOODS, blue: 1 } },
    { square: 24, goods: { ...NO_GOODS, blue: 1 } },
  ],
};

const HALVES: readonly Half[] = ["left", "right"];
const TWIN_CREW: Goal = {
  id: "twin-crew",
  reached: (_, cells) => HALVES.every((half) => squaresWith(cells, isCabin).some((square) => halfOf(square, cells) === half)),
};

const TWIN_POWER: Goal = {
  id: "twin-power",
  reached: (counts) => counts.cannons_powered_x2 > counts.cannons_x2,
};

/** Seven lessons from the first joint to the sale, then those of the expansions. The server checks every answer with the rules. */
export const LESSONS: readonly AnyLesson[] = [
  { id: "connectors", kind: "build", ship: [START], tray: [51, 44, 1, 18], goals: [], all: true },
  { id: "engines", kind: "build", ship: [START], tray: [68, 66, 88, 107, 51], goals: [ENGINES, CANNONS] },
  {
    id: "crew",
    kind: "build",
    ship: [START],
    tray: [44, 138, 1, 123],
    goals: [{ id: "power", reached: (counts) => counts.tokens >= 2 && counts.cannons_powered_x2 > counts.cannons_x2 }],
    alienIn: 44,
  },
  {
    id: "flight",
    kind: "decide",
    ship: [START, [7, 6, 88, 0], [7, 8, 68, 0], [8, 7, 16, 0], [6, 7, 1, 2]],
    deck: ["I-open_space-1", "I-planets-2"],
    dice: [],
    options: [0, 1, 2, null].map((planet) => ({
      id: planet === null ? "pass" : `planet-${planet + 1}`,
      decisions: [STAY, STAY, { do: "land", planet }],
    })),
    passes: { sale: 3 },
  },
  {
    id: "meteors",
    kind: "build",
    ship: [START],
    tray: [88, 68, 1, 2, 51],
    goals: [],
    survives: {
      deck: ["I-meteoric_swarm-2"],
      dice: [
        [3, 4],
        [3, 4],
        [3, 4],
        [3, 4],
      ],
    },
  },
  {
    id: "shields",
    kind: "decide",
    ship: [START, [7, 6, 123, 0], [6, 7, 116, 3], [6, 8, 1, 1], [8, 7, 51, 0], [7, 8, 68, 0]],
    deck: ["I-meteoric_swarm-3"],
    dice: [
      [3, 4],
      [4, 4],
      [3, 4],
    ],
    options: [
      { id: "large", decisions: [STAY, defend(CANNON_SQUARE), defend(null), defend(CANNON_SQUARE)] },
      { id: "first", decisions: [STAY, defend(CANNON_SQUARE), defend(SHIELD_SQUARE)] },
      { id: "last", decisions: [STAY, defend(null), defend(SHIELD_SQUARE)] },
    ],
    passes: { keeps: 123 },
  },
  {
    id: "selling",
    kind: "load",
    ship: [START, [7, 6, 88, 0], [7, 8, 68, 0], [8, 7, 58, 0], [6, 7, 16, 2]],
    deck: ["I-planets-1"],
    planet: 0,
    offered: { red: 1, yellow: 0, green: 1, blue: 3 },
    sale: 7,
  },
  {
    id: "intruders",
    expansion: true,
    kind: "decide",
    ship: [
      START,
      [7, 6, 218, 2],
      [7, 5, 123, 0],
      [6, 6, 115, 0],
      [6, 7, 192, 1],
      [6, 8, 97, 3],
      [7, 8, 38, 2],
      [8, 8, 1, 0],
      [8, 7, 220, 0],
    ],
    deck: ["I-predator-1"],
    dice: [[3, 3]],
    options: [
      { id: "stay", decisions: [STAY, thrust(false)] },
      { id: "fire", decisions: [STAY, thrust(true)] },
    ],
    passes: { earned: 2 },
  },
  {
    id: "boosters",
    expansion: true,
    kind: "decide",
    ship: [START, [7, 6, 171, 1], [8, 6, 107, 0], [6, 6, 90, 3], [6, 7, 1, 2], [8, 7, 16, 0], [7, 8, 68, 0]],
    deck: ["I-smugglers-1"],
    dice: [],
    options: [
      { id: "none", decisions: [STAY, shoot(null)] },
      { id: "sideways", decisions: [STAY, shoot(SIDEWAYS_CANNON_SQUARE)] },
      { id: "forward", decisions: [STAY, shoot(FORWARD_CANNON_SQUARE), { do: "accept", yes: true }] },
    ],
    passes: { sale: 5 },
  },
  {
    id: "twin",
    expansion: true,
    kind: "build",
    shipClass: "IIA",
    ship: [],
    tray: [46, 35, 68, 69, 124, 1],
    goals: [TWIN_CREW, { id: "twin-engines", reached: (counts) => counts.engines >= 1 }, TWIN_POWER],
  },
  {
    id: "team",
    expansion: true,
    kind: "decide",
    ship: [START, [8, 7, 16, 0], [6, 7, 51, 0], [7, 6, 49, 1], [7, 8, 68, 0]],
    deck: ["I-planets-3"],
    dice: [],
    options: [
      {
        id: "bureaucrat",
        member: "bureaucrat",
        decisions: [{ do: "use_member", with: { use: "gain_days" } }, STAY, { do: "land", planet: 0 }],
      },
      { id: "plumber", member: "plumber", decisions: [STAY, { do: "land", planet: 0 }] },
      { id: "smuggler", member: "smuggler", decisions: [STAY, { do: "land", planet: 0 }, HIDE_BLUE] },
    ],
    passes: { sale: 7 },
  },
];
