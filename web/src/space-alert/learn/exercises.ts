import {
  CARDS,
  type Action,
  type CardId,
  type FlightReplay,
  type Level,
  type Placed,
  type Scheduled,
  type Specialization,
  type Station,
  type Step,
  type ThreatId,
  type Trajectory,
  type Weapon,
  type Why,
} from "../../protocol/space-alert";

/*
 * What the Academy has people do: a few turns on the real board, flown by the engine. Whether the task is done, and which hint
 * fits when it is not, is read off the steps that the engine reports, as far as the learner sees them; no rule is known here.
 */

/** A card of the box by its halves. */
export function cardOf(movement: Action, action: Action, copy = 0): CardId {
  const same = CARDS.flatMap((card, id) => (card.movement === movement && card.action === action ? [id] : []));
  return same[copy] ?? same[0] ?? 0;
}

/** A double action card by its double half and the single one (NF-5.1.1). */
export function doubleCard(first: Action, second: Action, single: Action): CardId {
  const is = (half: unknown): boolean => JSON.stringify(half) === JSON.stringify([first, second]);
  const found = CARDS.findIndex(
    ({ movement, action }) => (is(movement) && action === single) || (is(action) && movement === single),
  );
  return Math.max(0, found);
}

/** A special card (NF-8.1.1). */
export const specialCardOf = (specialization: Specialization, advanced: boolean): CardId =>
  CARDS.findIndex(({ special }) => special?.specialization === specialization && special.advanced === advanced);

export interface Exercise {
  id: string;
  /** The New Frontier is in use. */
  expansion?: boolean;
  /** What the learner is trained in (NF-8.1.6). */
  specialization?: Specialization;
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
  /** Whether what was seen of the flight is what was asked. */
  goal: (seen: FlightReplay) => boolean;
  /** What may have gone wrong, most telling first; the last one fits whatever happened. Part of the message id. */
  hints: (seen: FlightReplay) => readonly [...(readonly [string, boolean])[], readonly [string, true]];
}

/** What came of a plan: done, or the hint that fits what went wrong. Both by message. */
export function verdictOf(exercise: Exercise, reel: FlightReplay): { good: boolean; message: string } {
  // What happens after the last turn that is shown is neither praised nor blamed.
  const seen = { ...reel, frames: reel.frames.filter((frame) => frame.turn <= exercise.until) };
  if (exercise.goal(seen)) return { good: true, message: `sa-academy-${exercise.id}-done` };
  const hint = idle(seen) ? "empty" : exercise.hints(seen).find(([, fits]) => fits)?.[0];
  return { good: false, message: `sa-academy-hint-${hint ?? "empty"}` };
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

const stepsOf = (seen: FlightReplay): Step[] => seen.frames.map((frame) => frame.step);

/** Where the learner, who acts first, has been, from the beginning on. */
function wayOf(seen: FlightReplay): (Station | null)[] {
  const way = [seen.start.crew[0]?.at ?? null];
  for (const frame of seen.frames)
    for (const [who, member] of frame.changes.crew ?? [])
      if (who === 0 && member.at !== way.at(-1)) way.push(member.at);
  return way;
}

const endsAt = (seen: FlightReplay, station: Station): boolean => wayOf(seen).at(-1) === station;
const wasAt = (seen: FlightReplay, station: Station): boolean => wayOf(seen).includes(station);
const walked = (seen: FlightReplay): boolean => wayOf(seen).length > 1;

const destroyed = (seen: FlightReplay, code: ThreatId): boolean =>
  stepsOf(seen).some((step) => step.step === "destroyed" && step.threat === code);
const did = (seen: FlightReplay, step: Step["step"]): boolean =>
  stepsOf(seen).some((s) => s.step === step && "crew" in s && s.crew === 0);
const fired = (seen: FlightReplay, weapon: Weapon): boolean =>
  stepsOf(seen).some((s) => s.step === "activated" && s.crew === 0 && s.weapon === weapon);
/** The learner has moved energy into that part of the blue zone. */
const filled = (seen: FlightReplay, kind: "shield" | "reactor"): boolean =>
  stepsOf(seen).some(
    (s) => s.step === "energy_moved" && s.crew === 0 && s.to.kind === kind && "zone" in s.to && s.to.zone === "blue",
  );
const failed = (seen: FlightReplay, why: Why): boolean =>
  stepsOf(seen).some((s) => s.step === "no_effect" && s.crew === 0 && s.why === why);
/** The learner's card of that turn had this half on top. */
const playedIn = (seen: FlightReplay, action: Action, turn: number): boolean =>
  seen.frames.some(({ turn: at, step: s }) => at === turn && s.step === "plays" && s.crew === 0 && s.action === action);
const idle = (seen: FlightReplay): boolean => stepsOf(seen).every((s) => s.step !== "plays" || s.crew !== 0);

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
    goal: (seen) => endsAt(seen, "lower_red"),
    hints: (seen) => [
      ["stayed", !walked(seen)],
      ["passed", wasAt(seen, "lower_red")],
      ["deck", endsAt(seen, "upper_red")],
      ["far", endsAt(seen, "lower_white")],
      ["wrong-way", endsAt(seen, "upper_blue") || endsAt(seen, "lower_blue")],
      ["back", true],
    ],
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
    goal: (seen) => fired(seen, "heavy_laser_blue"),
    hints: (seen) => [
      ["elsewhere", did(seen, "activated")],
      ["half", endsAt(seen, "upper_blue")],
      ["left", wasAt(seen, "upper_blue")],
      ["blue-first", true],
    ],
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
    goal: (seen) => destroyed(seen, "E1-07") && fired(seen, "light_laser_red"),
    hints: (seen) => [
      ["apart", destroyed(seen, "E1-07")],
      ["same-gun", fired(seen, "heavy_laser_red")],
      ["place", did(seen, "activated")],
      ["shoot", wasAt(seen, "lower_red")],
      ["red-below", true],
    ],
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
    goal: (seen) => filled(seen, "shield"),
    hints: (seen) => [
      ["downstairs", filled(seen, "reactor")],
      ["zone", did(seen, "energy_moved") || did(seen, "fuel_burnt")],
      ["charge", endsAt(seen, "upper_blue")],
      ["left", wasAt(seen, "upper_blue")],
      ["blue-first", true],
    ],
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
    goal: (seen) => destroyed(seen, "E1-07") && did(seen, "rocket_launched"),
    hints: (seen) => [
      ["no-rocket", destroyed(seen, "E1-07")],
      ["late", did(seen, "rocket_launched")],
      ["rockets", did(seen, "maintains")],
      ["launch", endsAt(seen, "lower_blue")],
      ["left", wasAt(seen, "lower_blue")],
      ["blue-below", true],
    ],
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
    goal: (seen) => destroyed(seen, "I1-05"),
    hints: (seen) => [
      ["elsewhere-b", did(seen, "energy_moved") || did(seen, "fuel_burnt")],
      ["twice", endsAt(seen, "upper_blue")],
      ["left", wasAt(seen, "upper_blue")],
      ["blue-first", true],
    ],
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
    goal: (seen) => destroyed(seen, "I1-02"),
    hints: (seen) => [
      ["gone", failed(seen, "no_intruder")],
      ["squad", failed(seen, "no_squad")],
      ["fight", did(seen, "squad_taken")],
      ["fetch", wasAt(seen, "upper_blue")],
      ["squad-first", true],
    ],
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
    goal: (seen) => did(seen, "looks"),
    hints: (seen) => [
      ["window", did(seen, "maintains")],
      ["look", endsAt(seen, "lower_white") && !playedIn(seen, "heroic_lower_white", 2)],
      ["sooner", endsAt(seen, "lower_white")],
      ["jump", true],
    ],
  },
  double: {
    id: "double",
    expansion: true,
    level: "mission",
    hand: [doubleCard("blue", "a", "b"), doubleCard("b", "red", "lift"), doubleCard("a", "c", "lift")],
    open: 1,
    until: 1,
    trajectories: PLAIN,
    threats: [threat(1, "blue", "E1-07")],
    others: [],
    solution: [{ card: doubleCard("blue", "a", "b"), up: "movement" }],
    goal: (seen) => fired(seen, "heavy_laser_blue"),
    hints: (seen) => [
      ["double-order", fired(seen, "heavy_laser_white")],
      ["double-half", !walked(seen)],
      ["double-blue", true],
    ],
  },
  special: {
    id: "special",
    expansion: true,
    specialization: "rocketeer",
    level: "mission",
    hand: [specialCardOf("rocketeer", false), cardOf("red", "a"), cardOf("blue", "b")],
    open: 2,
    until: 3,
    trajectories: PLAIN,
    threats: [threat(1, "red", "E1-07")],
    others: [],
    solution: [{ card: specialCardOf("rocketeer", false), up: "action" }, null],
    goal: (seen) => did(seen, "rocket_launched"),
    hints: () => [["special-card", true]],
  },
} satisfies Record<string, Exercise> as Record<string, Exercise>;
