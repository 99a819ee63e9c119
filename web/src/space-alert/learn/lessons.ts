import {
  CARDS,
  type Action,
  type CardId,
  type FilmReel,
  type Placed,
  type RoundSetup,
  type Scheduled,
  type Station,
  type Step,
  type ThreatId,
  type Trajectory,
} from "../../protocol/space-alert";

/*
 * The Academy follows the lessons of the training programme (rules, section 19.2). A lesson explains, sets one or more small
 * exercises on the real board, and ends, from the fourth on, in a flight at a table. Words are in the academy.ftl of each language.
 */

/** A card of the box by its halves. */
export function cardOf(movement: Action, action: Action, copy = 0): CardId {
  const same = CARDS.flatMap((card, id) => (card.movement === movement && card.action === action ? [id] : []));
  return same[copy] ?? same[0] ?? 0;
}

export interface Exercise {
  id: string;
  hand: readonly CardId[];
  /** Slots that may be filled, from 1. */
  open: number;
  trajectories: readonly [Trajectory, Trajectory, Trajectory, Trajectory];
  threats: readonly Scheduled[];
  /** What the instructors do, by card and half. */
  others: readonly (readonly (Placed | null)[])[];
  /** Whether the flight did what was asked. */
  goal: (reel: FilmReel) => boolean;
  /** Which hint fits a flight that did not: part of the message id. */
  hint: (reel: FilmReel) => string;
}

export interface Lesson {
  id: string;
  exercises: readonly Exercise[];
  /** The flight that ends the lesson. */
  flights: readonly { id: string; setup: Partial<RoundSetup> }[];
}

const BOARDS = ["T6", "T2", "T4", "T1"] as const;

const threat = (number: number, track: Scheduled["track"], code: ThreatId): Scheduled => ({ number, track, threat: code });
const up = (movement: Action, action: Action, half: Placed["up"], copy = 0): Placed => ({ card: cardOf(movement, action, copy), up: half });

export const stepsOf = (reel: FilmReel): Step[] => reel.frames.map((frame) => frame.step);

/** Where the learner, who acts first, stands at the end of a turn. */
export function standsAt(reel: FilmReel, turn: number): Station | null {
  let at = reel.start.crew[0]?.at ?? null;
  for (const frame of reel.frames) {
    if (frame.turn > turn) break;
    for (const [who, member] of frame.changes.crew ?? []) if (who === 0) at = member.at;
  }
  return at;
}

const destroyed = (reel: FilmReel, code: ThreatId): boolean => stepsOf(reel).some((step) => step.step === "destroyed" && step.threat === code);
const did = (reel: FilmReel, step: Step["step"]): boolean => stepsOf(reel).some((s) => s.step === step && (!("crew" in s) || s.crew === 0));
const failed = (reel: FilmReel, why: string): boolean => stepsOf(reel).some((s) => s.step === "no_effect" && s.crew === 0 && s.why === why);

/** The hint for the first thing that went wrong, most telling first. */
function diagnose(reel: FilmReel, ...checks: [string, boolean][]): string {
  return checks.find(([, wrong]) => wrong)?.[0] ?? (stepsOf(reel).every((s) => s.step !== "plays" || s.crew !== 0) ? "empty" : "again");
}

export const LESSONS: readonly Lesson[] = [
  {
    id: "ship",
    exercises: [
      {
        id: "walk",
        hand: [cardOf("red", "b"), cardOf("lift", "a"), cardOf("blue", "c")],
        open: 3,
        trajectories: BOARDS,
        threats: [],
        others: [],
        goal: (reel) => standsAt(reel, 3) === "lower_red",
        hint: (reel) => diagnose(reel, ["edge", failed(reel, "edge_of_ship")], ["deck", standsAt(reel, 3) === "upper_red"], ["far", standsAt(reel, 3) === "lower_white"]),
      },
    ],
    flights: [],
  },
  {
    id: "cards",
    exercises: [
      {
        id: "halves",
        hand: [cardOf("red", "a"), cardOf("blue", "a"), cardOf("lift", "b")],
        open: 3,
        trajectories: BOARDS,
        threats: [],
        others: [],
        goal: (reel) => stepsOf(reel).some((s) => s.step === "activated" && s.crew === 0 && s.weapon === "heavy_laser_blue"),
        hint: (reel) => diagnose(reel, ["elsewhere", did(reel, "activated")], ["half", did(reel, "moves")]),
      },
    ],
    flights: [],
  },
  {
    id: "resolution",
    exercises: [
      {
        id: "volley",
        hand: [cardOf("red", "b"), cardOf("lift", "c"), cardOf("blue", "a"), cardOf("red", "battlebots")],
        open: 3,
        trajectories: BOARDS,
        threats: [threat(1, "red", "E1-07")],
        others: [[up("red", "a", "movement", 1), null, up("red", "a", "action", 2)]],
        goal: (reel) => destroyed(reel, "E1-07"),
        hint: (reel) => diagnose(reel, ["place", did(reel, "activated") && standsAt(reel, 3) !== "lower_red"], ["together", did(reel, "activated")], ["shoot", did(reel, "moves")]),
      },
      {
        id: "shield",
        hand: [cardOf("blue", "a"), cardOf("red", "b"), cardOf("lift", "c")],
        open: 3,
        trajectories: ["T1", "T2", "T3", "T4"],
        threats: [threat(1, "blue", "E1-05")],
        others: [],
        goal: (reel) => stepsOf(reel).some((s) => s.step === "energy_moved" && s.crew === 0 && s.to.kind === "shield" && s.to.zone === "blue"),
        hint: (reel) => diagnose(reel, ["zone", did(reel, "energy_moved")], ["energy", failed(reel, "full") || failed(reel, "source_empty")], ["charge", standsAt(reel, 3) === "upper_blue"]),
      },
    ],
    flights: [],
  },
  {
    id: "test-run",
    exercises: [],
    flights: [
      { id: "test-run-1", setup: { mission: { kind: "script", id: "test-run-1" }, pace: "slow" } },
      { id: "test-run-2", setup: { mission: { kind: "script", id: "test-run-2" }, pace: "slow" } },
    ],
  },
  {
    id: "simulation",
    exercises: [
      {
        id: "rocket",
        hand: [cardOf("blue", "a"), cardOf("lift", "b"), cardOf("red", "c"), cardOf("blue", "c")],
        open: 5,
        trajectories: ["T1", "T2", "T3", "T4"],
        threats: [threat(3, "white", "E1-07")],
        others: [[null, null, null, up("red", "a", "action", 3), null]],
        goal: (reel) => destroyed(reel, "E1-07"),
        hint: (reel) =>
          diagnose(
            reel,
            ["late", did(reel, "rocket_launched") && !stepsOf(reel).some((s) => s.step === "hit" && s.threat === "E1-07" && s.strength >= 8)],
            ["launch", standsAt(reel, 3) === "lower_blue"],
          ),
      },
      {
        id: "computer",
        hand: [cardOf("red", "a"), cardOf("blue", "c"), cardOf("lift", "b")],
        open: 3,
        trajectories: ["T1", "T2", "T3", "T4"],
        threats: [],
        others: [],
        goal: (reel) => stepsOf(reel).some((s) => s.step === "computer_check" && s.phase === 1 && s.passed),
        hint: (reel) => diagnose(reel, ["late", failed(reel, "maintenance_too_late")], ["bridge", did(reel, "moves")]),
      },
    ],
    flights: [
      { id: "simulation", setup: { mission: { kind: "random", level: "simulation" }, pace: "slow" } },
    ],
  },
  {
    id: "advanced",
    exercises: [
      {
        id: "battlebots",
        hand: [cardOf("blue", "battlebots"), cardOf("lift", "c"), cardOf("red", "battlebots"), cardOf("lift", "battlebots")],
        open: 4,
        trajectories: ["T1", "T3", "T4", "T2"],
        threats: [threat(1, "internal", "I1-02")],
        others: [],
        goal: (reel) => destroyed(reel, "I1-02"),
        hint: (reel) =>
          diagnose(reel, ["squad", failed(reel, "no_squad")], ["gone", failed(reel, "no_intruder")], ["fetch", standsAt(reel, 1) === "upper_blue" && !did(reel, "squad_taken")]),
      },
    ],
    flights: [
      { id: "advanced", setup: { mission: { kind: "random", level: "advanced_simulation" }, pace: "slow" } },
    ],
  },
  {
    id: "mission",
    exercises: [
      {
        id: "heroic",
        hand: [cardOf("heroic_lower_white", "heroic_battlebots"), cardOf("red", "c"), cardOf("blue", "a")],
        open: 2,
        trajectories: ["T1", "T2", "T3", "T4"],
        threats: [],
        others: [],
        goal: (reel) => did(reel, "looks"),
        hint: (reel) => diagnose(reel, ["window", did(reel, "maintains")], ["jump", !stepsOf(reel).some((s) => s.step === "moves" && s.crew === 0 && s.way === "heroic")]),
      },
    ],
    flights: [
      { id: "mission", setup: { mission: { kind: "random", level: "mission" }, pace: "real" } },
    ],
  },
];

export function findLesson(id: string): Lesson | null {
  return LESSONS.find((lesson) => lesson.id === id) ?? null;
}
