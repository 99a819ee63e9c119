import scripts from "../../protocol/space-alert-scripts.json";
import type { Difficulty, Frontier, RoundSetup } from "../../protocol/space-alert";

/** Nothing of the expansion. */
export const frontierOff: Frontier = {
  threats: false,
  double_actions: false,
  specializations: false,
  experience: false,
  easier: false,
  no_android: false,
  hard_solo: false,
};

export const isOff = (frontier: Frontier | undefined): boolean =>
  frontier === undefined || Object.values(frontier).every((on) => !on);

const BASE_POOLS: readonly Difficulty[] = ["white", "mixed", "yellow"];
/** With red cards, the most cautious first (NF-2.5, NF-2.6). */
const ALL_POOLS: readonly Difficulty[] = [
  "white",
  "mixed",
  "yellow",
  "all_colours",
  "yellow_and_red",
  "red",
  "white_and_red",
];

/** The difficulties to choose from. */
export const poolsOf = (frontier: Frontier | null | undefined): readonly Difficulty[] =>
  frontier?.threats ? ALL_POOLS : BASE_POOLS;

/** The warning that goes with a difficulty, where there is one: white and red without yellow (NF-2.6). */
export const poolWarning = (pool: Difficulty): string | null =>
  pool === "white_and_red" ? "sa-setup-difficulty-white_and_red" : null;

/** The seven badges (NF-12.1). The rules use the first three; the others are for crews that like to share the work. */
export const BADGES = [
  "captain",
  "communications",
  "security",
  "tactical",
  "engineer",
  "lieutenant",
  "archivist",
] as const;

/** How many missions a campaign of explorers may be planned for (NF-10.8.5). */
export const CAMPAIGN_LENGTHS: readonly number[] = Array.from({ length: 10 }, (_, i) => i + 3);

/** Scripts made for double actions. */
export const DOUBLE_SCRIPTS = scripts.filter((script) => script.id.startsWith("NF-"));

/** Exactly three players may fly without an android (NF-11.3.5); a crew of five has two. */
export const maySkipAndroid = (setup: RoundSetup, people: number): boolean => people === 3 && !setup.five;

/** A setup without what only exists with the expansion, where that is off now; a base setup never names it. */
export function withoutExpansion(setup: RoundSetup): RoundSetup {
  const { frontier: wanted, campaign_missions, held_skills, ...base } = setup;
  const frontier = wanted && { ...wanted, no_android: wanted.no_android && !base.five };
  const pools = poolsOf(frontier);
  const fits = (pool: Difficulty): Difficulty => (pools.includes(pool) ? pool : "white");
  const { mission } = base;
  const double = mission.kind === "script" && DOUBLE_SCRIPTS.some(({ id }) => id === mission.id);
  return {
    ...base,
    common: fits(base.common),
    serious: fits(base.serious),
    mission: double && !frontier?.double_actions ? { kind: "random", level: "mission" } : mission,
    ...(frontier && !isOff(frontier) ? { frontier } : {}),
    ...(campaign_missions !== undefined && frontier?.experience && base.campaign ? { campaign_missions } : {}),
    ...(held_skills && frontier?.specializations ? { held_skills } : {}),
  };
}
