import { frontierOff } from "../round/frontier";
import type { CardId, Half, Placed, RoundSetup, Scheduled, Station } from "../../protocol/space-alert";
import { knowsFrontier } from "../frontier-visibility";
import { cardOf, doubleCard, EXERCISES, specialCardOf, type Exercise } from "./exercises";

/*
 * The Academy follows the lessons of the training programme (rules, section 19.2). A lesson is a row of small steps, one idea
 * each; every lesson has something to do on the board, and from the fourth on it ends in a flight. Words are in the academy.ftl of
 * each language.
 */

/** What is pointed out on the board. */
export interface Pointer {
  stations?: readonly Station[];
  /** Desks such as `upper_red-A`. */
  systems?: readonly string[];
  /** A threat on its way, with the square it stands on. */
  threat?: Scheduled & { square: number };
}

export type LessonStep = { id: string; show?: Pointer; cards?: readonly Placed[]; phases?: boolean } & (
  | { kind: "say" }
  /** Tap one of these stations. */
  | { kind: "find"; stations: readonly Station[] }
  /** Choose the right answer; each one has its own reply. */
  | { kind: "choose"; answers: readonly string[]; right: string }
  | { kind: "fly"; exercise: Exercise }
  /** Off to a table. */
  | { kind: "depart"; flights: readonly Flight[] }
);

/** A training flight: one click away. */
export interface Flight {
  id: string;
  /** The script of the official programme. */
  script: string;
  setup: Partial<RoundSetup> & Pick<RoundSetup, "pace">;
}

export interface Lesson {
  id: string;
  /** About how long it takes, in minutes, without its flight. */
  minutes: number;
  steps: readonly LessonStep[];
}

const face = (card: CardId, up: Half): Placed => ({ card, up });
const say = (id: string, more: Partial<LessonStep> = {}): LessonStep => ({ ...more, id, kind: "say" }) as LessonStep;
const fly = (exercise: Exercise | undefined): LessonStep[] =>
  exercise ? [{ id: exercise.id, kind: "fly", exercise }] : [];
const flight = (slug: string, script: string, pace: RoundSetup["pace"]): Flight => ({
  id: slug,
  script,
  setup: { mission: { kind: "script", id: script }, pace, skip_briefing: true },
});

const DESKS = ["A", "B", "C"] as const;
const CANNON = ["lower_red-B", "lower_white-B", "lower_blue-B", "upper_red-B", "upper_white-B", "upper_blue-B"];

export const LESSONS: readonly Lesson[] = [
  {
    id: "ship",
    minutes: 2,
    steps: [
      say("welcome"),
      say("zones"),
      { id: "bridge", kind: "find", stations: ["upper_white"] },
      say("desks", { show: { systems: DESKS.map((desk) => `upper_white-${desk}`) } }),
      { id: "rockets", kind: "find", stations: ["lower_blue"] },
      ...fly(EXERCISES.walk),
    ],
  },
  {
    id: "cards",
    minutes: 2,
    steps: [
      say("two-halves", { cards: [face(cardOf("red", "a"), "movement"), face(cardOf("red", "a"), "action")] }),
      {
        id: "which-half",
        kind: "choose",
        cards: [face(cardOf("lift", "b"), "action")],
        answers: ["lift", "energy", "both"],
        right: "energy",
      },
      say("phases", { phases: true }),
      { id: "t-plus", kind: "choose", answers: ["minutes", "turn", "people"], right: "turn" },
      ...fly(EXERCISES.halves),
    ],
  },
  {
    id: "resolution",
    minutes: 3,
    steps: [
      say("order"),
      {
        id: "track",
        kind: "say",
        show: { threat: { number: 1, track: "red", threat: "E1-07", square: 12 } },
      },
      ...fly(EXERCISES.volley),
      say("energy", { show: { systems: CANNON } }),
      ...fly(EXERCISES.shield),
    ],
  },
  {
    id: "test-run",
    minutes: 1,
    steps: [
      say("test-rules", { show: { systems: ["lower_white-A"] } }),
      {
        id: "destroyer",
        kind: "choose",
        show: { threat: { number: 2, track: "white", threat: "E1-02", square: 9 }, systems: ["upper_white-A"] },
        answers: ["one", "two", "three"],
        right: "two",
      },
      say("androids"),
      {
        id: "test-run-go",
        kind: "depart",
        flights: [flight("test-run-1", "S1-1", "untimed"), flight("test-run-2", "S1-2", "untimed")],
      },
    ],
  },
  {
    id: "simulation",
    minutes: 3,
    steps: [
      say("sim-new"),
      say("rocket-how", { show: { systems: ["lower_blue-C"] } }),
      ...fly(EXERCISES.rocket),
      say("computer-how", { show: { systems: ["upper_white-C"] } }),
      { id: "mouse", kind: "choose", answers: ["once", "early", "late"], right: "early", phases: true },
      { id: "delay", kind: "choose", answers: ["nobody", "second", "both"], right: "second" },
      say("tiles"),
      {
        id: "simulation-go",
        kind: "depart",
        flights: [
          flight("simulation-1", "S1-3", "slow"),
          flight("simulation-2", "S1-4", "slow"),
          flight("simulation-3", "S1-5", "slow"),
        ],
      },
    ],
  },
  {
    id: "advanced",
    minutes: 3,
    steps: [
      say("inside"),
      ...fly(EXERCISES.repair),
      say("squads", { show: { systems: ["lower_red-C", "upper_blue-C"] } }),
      ...fly(EXERCISES.battlebots),
      { id: "interceptors", kind: "find", stations: ["upper_red"] },
      {
        id: "advanced-go",
        kind: "depart",
        flights: [
          flight("advanced-simulation-1", "S1-6", "slow"),
          flight("advanced-simulation-2", "S1-7", "slow"),
          flight("advanced-simulation-3", "S1-8", "slow"),
        ],
      },
    ],
  },
  {
    id: "mission",
    minutes: 2,
    steps: [
      say("heroics", {
        cards: [
          face(cardOf("heroic_lower_white", "heroic_battlebots"), "movement"),
          face(cardOf("heroic_lower_white", "heroic_battlebots"), "action"),
        ],
      }),
      say("looking", { show: { systems: ["lower_white-C"] } }),
      ...fly(EXERCISES.heroic),
      say("log"),
      {
        id: "mission-go",
        kind: "depart",
        flights: [flight("mission-1", "S2-1", "real"), flight("mission-2", "S2-2", "real")],
      },
    ],
  },
];

/** Two more for those who own The New Frontier. */
export const FRONTIER_LESSONS: readonly Lesson[] = [
  {
    id: "doubles",
    minutes: 2,
    steps: [
      say("two-symbols", {
        cards: [face(doubleCard("blue", "a", "b"), "movement"), face(doubleCard("blue", "a", "b"), "action")],
      }),
      ...fly(EXERCISES.double),
      { id: "split", kind: "choose", answers: ["lost", "later", "both-late"], right: "later" },
      say("three-distances", { show: { systems: ["upper_red-C"] } }),
      {
        id: "doubles-go",
        kind: "depart",
        flights: ["1", "2"].map((track) => ({
          id: `new-frontier-${track}`,
          script: `NF-${track}`,
          setup: {
            mission: { kind: "script", id: `NF-${track}` },
            pace: "slow",
            skip_briefing: true,
            frontier: { ...frontierOff, double_actions: true },
          },
        })),
      },
    ],
  },
  {
    id: "specialists",
    minutes: 2,
    steps: [
      say("professions", {
        cards: [face(specialCardOf("rocketeer", true), "action"), face(specialCardOf("rocketeer", true), "movement")],
      }),
      ...fly(EXERCISES.special),
      { id: "who-shares", kind: "choose", answers: ["any", "medic", "nobody"], right: "medic" },
      say("explorers"),
    ],
  },
];

const EVERY_LESSON: readonly Lesson[] = [...LESSONS, ...FRONTIER_LESSONS];

/** The programme as this browser knows it. */
export const allLessons = (): readonly Lesson[] => (knowsFrontier() ? EVERY_LESSON : LESSONS);

/** The number of a lesson and the lesson after it. A link may lead to the expansion before it was ever switched on. */
export function placeOf(lesson: Lesson): { number: number; following: Lesson | undefined } {
  const programme = FRONTIER_LESSONS.includes(lesson) ? EVERY_LESSON : allLessons();
  const number = programme.indexOf(lesson) + 1;
  return { number, following: programme[number] };
}

/** Every flight of the programme, in its order. */
export const FLIGHTS: readonly Flight[] = EVERY_LESSON.flatMap(({ steps }) =>
  steps.flatMap((step) => (step.kind === "depart" ? step.flights : [])),
);

export function findLesson(id: string): Lesson | null {
  return EVERY_LESSON.find((lesson) => lesson.id === id) ?? null;
}

/** The lesson that a flight belongs to. */
export function lessonOf(flight: Flight): Lesson | null {
  return (
    EVERY_LESSON.find(({ steps }) => steps.some((step) => step.kind === "depart" && step.flights.includes(flight))) ??
    null
  );
}

/** What must be done for a lesson to count as passed: its exercises, and one of its flights. */
export function isPassed(lesson: Lesson, done: readonly string[]): boolean {
  return lesson.steps.every((step) => {
    if (step.kind === "fly") return done.includes(step.exercise.id);
    return step.kind !== "depart" || step.flights.some((flight) => done.includes(flight.id));
  });
}

/** Steps that ask for something, and how many of them are done. */
export function countDone(lesson: Lesson, done: readonly string[]): { done: number; of: number } {
  const tasks = lesson.steps.filter((step) => step.kind === "fly" || step.kind === "depart");
  const ready = tasks.filter((step) =>
    step.kind === "fly"
      ? done.includes(step.id)
      : step.kind === "depart" && step.flights.some(({ id }) => done.includes(id)),
  );
  return { done: ready.length, of: tasks.length };
}
