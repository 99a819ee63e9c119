import type { Placed } from "../../protocol/space-alert";
import { actionWord, COLOURS, type MissionFile } from "../mission";
import { topOf } from "../round/model";
import type { Exercise } from "./lessons";

/** The exercise with the learner's plan as a mission that the server can fly. The learner is the captain and wears yellow. */
export function exerciseMission(exercise: Exercise, plan: readonly (Placed | null)[]): MissionFile {
  const words = (slots: readonly (Placed | null)[]): (string | null)[] =>
    Array.from({ length: 12 }, (_, slot) => {
      const placed = slots[slot];
      return placed ? actionWord(topOf(placed)) : null;
    });
  const colours = ["yellow", ...COLOURS.filter((colour) => colour !== "yellow")] as const;
  const [red, white, blue, internal] = exercise.trajectories;
  return {
    level: "mission",
    crew: [plan, ...exercise.others].map((slots, index) => ({ colour: colours[index] ?? "red", slots: words(slots) })),
    trajectories: { red, white, blue, internal },
    threats: exercise.threats.map(({ number, track, threat }) => ({ number, track, card: threat })),
    seed: 1,
  };
}
