import type { TableNames, Text } from "../games/registry";
import { flightId, wasSeen } from "./film/watched-flights";
import scripts from "../protocol/space-alert-scripts.json";
import type { RoundOutcome, RoundSetup } from "../protocol/space-alert";

const dashed = (word: string): string => word.replaceAll("_", "-");

/** Which mission a table flies, as far as its setup says. */
export function title({ mission, campaign }: Pick<RoundSetup, "mission" | "campaign">): Text | null {
  if (campaign) return { id: "game-space-alert-title-campaign" };
  if (mission.kind === "script") {
    const script = scripts.find(({ id, slug }) => id === mission.id || slug === mission.id);
    const [, kind, number] = /^(.+)-(\d+)$/.exec(script?.slug ?? "") ?? [];
    return kind ? { id: "game-space-alert-title-script", args: { kind, number: Number(number) } } : null;
  }
  return mission.kind === "random"
    ? { id: "game-space-alert-title-random", args: { kind: dashed(mission.level) } }
    : { id: "game-space-alert-title-generated", args: { kind: dashed(mission.recipe.level) } };
}

/** How a table ended: home or not, and what a campaign came to. */
export function ending({ missions, campaign_score }: RoundOutcome): Text | null {
  const last = missions.at(-1);
  if (!last) return null;
  const number = missions.length;
  if (last.result === "lost")
    return {
      id: "game-space-alert-lost",
      args: { turn: last.turn, mission: number, campaign: number > 1 ? "yes" : "no" },
    };
  if (number > 1) return { id: "game-space-alert-campaign", args: { missions: number, total: campaign_score ?? 0 } };
  // A test run has no score (SA-15.10).
  return last.total === 0
    ? { id: "game-space-alert-home" }
    : { id: "game-space-alert-won", args: { total: last.total } };
}

export const summary: TableNames["summary"] = (card) => ending(card.outcome as RoundOutcome);

/** A crew watches its flight before it reads how it ended. */
export const unseen: TableNames["unseen"] = ({ code, outcome }) =>
  !wasSeen(flightId(code, (outcome as RoundOutcome).missions.length));
