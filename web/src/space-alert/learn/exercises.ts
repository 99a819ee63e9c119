import {
  CARDS,
  type Action,
  type CardId,
  type FilmReel,
  type Level,
  type Placed,
  type Scheduled,
  type Station,
  type Step,
  type ThreatId,
  type Trajectory,
} from "../../protocol/space-alert";

/*
 * What the Academy has people do: a few turns on the real board, flown by the engine. Whether the task is done, and which hint
 * fits when it is not, is read off the steps that the engine reports; no rule is known here.
 */

/** A card of the box by its halves. */
export function cardOf(movement: Action, action: Action, copy = 0): CardId {
  const same = CARDS.flatMap((card, id) => (card.movement === movement && card.action === action ? [id] : []));
  return same[copy] ?? same[0] ?? 0;
}

export interface Exercise {
  id: string;
  /** Which rules are switched on (SA-19.1). */
  level: Level;
  hand: readonly CardId[];
  /** Slots that may be filled, from 1. */
  open: number;
  /** The last turn worth watching. */
  until: number;
  trajectories: readonly [Trajectory, Trajectory, Trajectory, Trajectory];
  threats: readonly Scheduled[];
  /** What the instructors do, by card and half. */
  others: readonly (readonly (Placed | null)[])[];
  /** One plan that works, for those who are stuck. */
  solution: readonly (Placed | null)[];
  /** Whether the flight did what was asked. */
  goal: (reel: FilmReel) => boolean;
  /** Which hint fits a flight that did not: part of the message id. */
  hint: (reel: FilmReel) => string;
}

const threat = (number: number, track: Scheduled["track"], code: ThreatId): Scheduled => ({
  number,
  track,
  threat: code,
});
const up = (movement: Action, action: Action, half: Placed["up"], copy = 0): Placed => ({
  card: cardOf(movement, action, copy),
  up: half,
});

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

const destroyed = (reel: FilmReel, code: ThreatId): boolean =>
  stepsOf(reel).some((step) => step.step === "destroyed" && step.threat === code);
const did = (reel: FilmReel, step: Step["step"]): boolean =>
  stepsOf(reel).some((s) => s.step === step && (!("crew" in s) || s.crew === 0));
const failed = (reel: FilmReel, why: string): boolean =>
  stepsOf(reel).some((s) => s.step === "no_effect" && s.crew === 0 && s.why === why);
const idle = (reel: FilmReel): boolean => stepsOf(reel).every((s) => s.step !== "plays" || s.crew !== 0);

/** The hint for the first thing that went wrong, most telling first. */
function diagnose(reel: FilmReel, ...checks: [string, boolean][]): string {
  return idle(reel) ? "empty" : (checks.find(([, wrong]) => wrong)?.[0] ?? "again");
}

/** The boards of the first test run, so that the eye knows them when it comes (SA-19.5). */
const FIRST = ["T6", "T2", "T4", "T1"] as const;
const PLAIN = ["T1", "T2", "T3", "T4"] as const;

export const EXERCISES = {
  walk: {
    id: "walk",
    level: "test_run",
    hand: [cardOf("red", "b"), cardOf("lift", "a"), cardOf("blue", "c")],
    open: 3,
    until: 3,
    trajectories: FIRST,
    threats: [],
    others: [],
    solution: [up("red", "b", "movement"), up("lift", "a", "movement"), null],
    goal: (reel) => standsAt(reel, 3) === "lower_red",
    hint: (reel) =>
      diagnose(
        reel,
        ["edge", failed(reel, "edge_of_ship")],
        ["deck", standsAt(reel, 3) === "upper_red"],
        ["far", standsAt(reel, 3) === "lower_white"],
        ["wrong-way", standsAt(reel, 3)?.endsWith("blue") === true],
      ),
  },
  halves: {
    id: "halves",
    level: "test_run",
    hand: [cardOf("red", "a"), cardOf("blue", "b"), cardOf("lift", "c")],
    open: 3,
    until: 3,
    trajectories: FIRST,
    threats: [],
    others: [],
    solution: [up("blue", "b", "movement"), up("red", "a", "action"), null],
    goal: (reel) =>
      stepsOf(reel).some((s) => s.step === "activated" && s.crew === 0 && s.weapon === "heavy_laser_blue"),
    hint: (reel) =>
      diagnose(
        reel,
        ["elsewhere", did(reel, "activated")],
        ["half", standsAt(reel, 3) === "upper_blue"],
        ["blue-first", true],
      ),
  },
  volley: {
    id: "volley",
    level: "test_run",
    hand: [cardOf("red", "b"), cardOf("lift", "c"), cardOf("blue", "a")],
    open: 3,
    until: 3,
    trajectories: FIRST,
    threats: [threat(1, "red", "E1-07")],
    others: [[up("red", "a", "movement", 1), null, up("red", "a", "action", 2)]],
    solution: [up("red", "b", "movement"), up("lift", "c", "movement"), up("blue", "a", "action")],
    goal: (reel) => destroyed(reel, "E1-07"),
    hint: (reel) =>
      diagnose(
        reel,
        ["place", did(reel, "activated") && standsAt(reel, 3) !== "lower_red"],
        ["together", did(reel, "activated")],
        ["shoot", did(reel, "moves")],
      ),
  },
  shield: {
    id: "shield",
    level: "test_run",
    hand: [cardOf("blue", "a"), cardOf("red", "b"), cardOf("lift", "c")],
    open: 3,
    until: 5,
    trajectories: PLAIN,
    threats: [threat(1, "blue", "E1-05")],
    others: [],
    solution: [up("blue", "a", "movement"), up("red", "b", "action"), null],
    goal: (reel) =>
      stepsOf(reel).some(
        (s) => s.step === "energy_moved" && s.crew === 0 && s.to.kind === "shield" && s.to.zone === "blue",
      ),
    hint: (reel) =>
      diagnose(
        reel,
        ["zone", did(reel, "energy_moved")],
        ["energy", failed(reel, "full") || failed(reel, "source_empty")],
        ["charge", standsAt(reel, 3) === "upper_blue"],
      ),
  },
  rocket: {
    id: "rocket",
    level: "simulation",
    hand: [cardOf("blue", "a"), cardOf("lift", "b"), cardOf("red", "c")],
    open: 4,
    until: 4,
    trajectories: PLAIN,
    threats: [threat(3, "white", "E1-07")],
    others: [[up("lift", "c", "action"), null, null, up("red", "a", "action", 3)]],
    solution: [up("blue", "a", "movement"), up("lift", "b", "movement"), up("red", "c", "action"), null],
    goal: (reel) => destroyed(reel, "E1-07"),
    hint: (reel) =>
      diagnose(
        reel,
        ["early", did(reel, "rocket_launched") && stepsOf(reel).some((s) => s.step === "misses")],
        ["late", did(reel, "rocket_launched")],
        ["rockets", did(reel, "maintains")],
        ["launch", standsAt(reel, 4) === "lower_blue"],
      ),
  },
  computer: {
    id: "computer",
    level: "simulation",
    hand: [cardOf("red", "a"), cardOf("blue", "c"), cardOf("lift", "b")],
    open: 3,
    until: 3,
    trajectories: PLAIN,
    threats: [],
    others: [],
    solution: [up("blue", "c", "action"), null, null],
    goal: (reel) => stepsOf(reel).some((s) => s.step === "computer_check" && s.phase === 1 && s.passed),
    hint: (reel) => diagnose(reel, ["late", failed(reel, "maintenance_too_late")], ["bridge", did(reel, "moves")]),
  },
  repair: {
    id: "repair",
    level: "advanced_simulation",
    hand: [cardOf("blue", "c"), cardOf("lift", "b", 1), cardOf("red", "b")],
    open: 3,
    until: 3,
    trajectories: ["T1", "T3", "T4", "T2"],
    threats: [threat(1, "internal", "I1-05")],
    others: [[up("lift", "c", "action"), up("blue", "a", "movement"), up("blue", "b", "action", 2)]],
    solution: [up("blue", "c", "movement"), up("lift", "b", "action", 1), up("red", "b", "action")],
    goal: (reel) => destroyed(reel, "I1-05"),
    hint: (reel) =>
      diagnose(
        reel,
        ["elsewhere-b", did(reel, "energy_moved")],
        ["twice", standsAt(reel, 3) === "upper_blue"],
        ["blue-first", true],
      ),
  },
  battlebots: {
    id: "battlebots",
    level: "advanced_simulation",
    hand: [
      cardOf("blue", "battlebots"),
      cardOf("lift", "c"),
      cardOf("red", "battlebots"),
      cardOf("lift", "battlebots"),
    ],
    open: 4,
    until: 4,
    trajectories: ["T1", "T3", "T4", "T2"],
    threats: [threat(1, "internal", "I1-02")],
    others: [[up("lift", "c", "action", 1), null, null, null]],
    solution: [
      up("blue", "battlebots", "movement"),
      up("lift", "c", "action"),
      up("red", "battlebots", "movement"),
      up("lift", "battlebots", "action"),
    ],
    goal: (reel) => destroyed(reel, "I1-02"),
    hint: (reel) =>
      diagnose(
        reel,
        ["squad", failed(reel, "no_squad")],
        ["gone", failed(reel, "no_intruder")],
        ["fetch", standsAt(reel, 1) === "upper_blue" && !did(reel, "squad_taken")],
      ),
  },
  heroic: {
    id: "heroic",
    level: "mission",
    hand: [cardOf("heroic_lower_white", "heroic_battlebots"), cardOf("red", "c"), cardOf("blue", "a")],
    open: 2,
    until: 2,
    trajectories: PLAIN,
    threats: [],
    others: [],
    solution: [up("heroic_lower_white", "heroic_battlebots", "movement"), up("red", "c", "action")],
    goal: (reel) => did(reel, "looks"),
    hint: (reel) =>
      diagnose(
        reel,
        ["window", did(reel, "maintains")],
        ["jump", !stepsOf(reel).some((s) => s.step === "moves" && s.crew === 0 && s.way === "heroic")],
        ["look", true],
      ),
  },
} satisfies Record<string, Exercise> as Record<string, Exercise>;
