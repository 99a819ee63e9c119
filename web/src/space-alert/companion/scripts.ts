import official from "../../protocol/space-alert-scripts.json";
import type { Level, Script } from "../../protocol/space-alert";

/** The official scripts, made from the engine's own declarations. */
const OFFICIAL = official as unknown as readonly Script[];

/** Whether a script is made for double actions (NF-7.3). */
export const isDouble = (script: Script): boolean => /^(easier_)?double/.test(script.kind);

/** Those of the base box; of The New Frontier only where it is known. */
export const scriptsOf = (frontier: boolean): Script[] => OFFICIAL.filter((script) => frontier || !isDouble(script));

/** How much of the rules a script switches on. */
export function levelOf(script: Script): Level {
  return script.kind === "test_run" || script.kind === "simulation" || script.kind === "advanced_simulation"
    ? script.kind
    : "mission";
}

/** How long the Action Round takes, in seconds. */
export function duration(script: Script): number {
  return script.events.at(-1)?.at ?? 0;
}

/** Whether a script is one of the official ones. */
export function isOfficial(script: Script): boolean {
  return OFFICIAL.some((known) => known.id === script.id);
}

/** A mission without a script of ours: somebody else told the crew what comes, and the crew writes it down. */
export function freeScript(level: Level): Script {
  return { id: "free", slug: "free", kind: level, events: [] };
}

export function isFree(script: Script): boolean {
  return script.id === "free";
}

/** The message with the name of a script. */
export function scriptMessage(script: Script): string {
  if (isFree(script)) return "sa-companion-free";
  return isOfficial(script) ? `sa-script-${script.slug}` : "sa-script-generated";
}
