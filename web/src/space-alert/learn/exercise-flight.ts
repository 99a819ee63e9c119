import type { FlightReplay, Placed } from "../../protocol/space-alert";
import { unrollReel, type FilmModel } from "../film/model";
import { COLOURS, slotWord, specializationWord, type MissionFile, type SlotWord } from "../mission";
import { topOf } from "../round/model";
import type { Exercise } from "./exercises";

/** The exercise with the learner's plan as a mission that the server can fly. The learner is the captain and wears yellow. */
export function exerciseMission(
  exercise: Exercise,
  plan: readonly (Placed | null)[],
  names: readonly string[] = [],
): MissionFile {
  const turns = exercise.level === "test_run" ? 7 : 12;
  const words = (slots: readonly (Placed | null)[]): (SlotWord | null)[] =>
    Array.from({ length: turns }, (_, slot) => {
      const placed = slots[slot];
      return placed ? slotWord(topOf(placed)) : null;
    });
  const colours = ["yellow", ...COLOURS.filter((colour) => colour !== "yellow")] as const;
  const [red, white, blue, internal] = exercise.trajectories;
  const inside = exercise.threats.some(({ track }) => track === "internal");
  return {
    level: exercise.level.replaceAll("_", " "),
    crew: [plan, ...exercise.others].map((slots, index) => ({
      colour: colours[index] ?? "red",
      ...(names[index] ? { name: names[index] } : {}),
      ...(index === 0 && exercise.specialization ? { specialization: specializationWord(exercise.specialization), skill: 3 } : {}),
      slots: words(slots),
    })),
    ...(exercise.expansion ? { expansion: { variable_range: true } } : {}),
    trajectories: { red, white, blue, ...(inside ? { internal } : {}) },
    threats: exercise.threats.map(({ number, track, threat }) => ({ number, track, card: threat })),
    ...(exercise.level === "test_run" ? {} : { seed: 1 }),
  };
}

/** Steps that only fill time when a film is as short as an exercise. */
const DULL = new Set(["part", "turn_ends", "idle", "delay_idle"]);

/** The film of an exercise: nothing after its last turn, nothing in which nothing happens. */
export function trailer(reel: FlightReplay, until: number): FilmModel {
  const model = unrollReel(reel);
  const shots = model.shots.filter(({ frame }) => !frame || (frame.turn <= until && !DULL.has(frame.step.step)));
  return { ...model, shots };
}
