import scripts from "../../protocol/space-alert-scripts.json";
import type { Level, MissionChoice, RoundSetup } from "../../protocol/space-alert";
import { DOUBLE_SCRIPTS } from "./frontier";

/** What a chosen mission is, as far as the lobby says: its script, its level, how long its soundtrack runs. */

export const LEVELS: readonly Level[] = ["test_run", "simulation", "advanced_simulation", "mission"];

/** The scripts of the base game, in the order of the box. */
export const BASE_SCRIPTS = scripts.filter((script) => /^S[12]-/.test(script.id));

export const scriptOf = (id: string) =>
  [...BASE_SCRIPTS, ...DOUBLE_SCRIPTS].find((script) => script.id === id || script.slug === id);

export function levelOf(mission: MissionChoice): Level {
  if (mission.kind === "random") return mission.level;
  if (mission.kind === "generated") return mission.recipe.level;
  const kind = scriptOf(mission.id)?.kind as Level | undefined;
  return kind && LEVELS.includes(kind) ? kind : "mission";
}

/** Seconds that a mission usually takes where neither a script nor a recipe says so. */
function usualLength({ mission, frontier }: RoundSetup): number {
  const level = levelOf(mission);
  if (level === "test_run") return 420;
  return level === "mission" && frontier?.double_actions ? 780 : 600;
}

/** How many minutes planning takes: the soundtrack, or twice as long at the slow pace. */
export function planningMinutes(setup: RoundSetup): number {
  const { mission, pace } = setup;
  const end = mission.kind === "script" ? scriptOf(mission.id)?.events.at(-1)?.at : undefined;
  const seconds = mission.kind === "generated" ? mission.recipe.duration : end;
  return Math.round(((seconds ?? usualLength(setup)) / 60) * (pace === "slow" ? 2 : 1));
}
