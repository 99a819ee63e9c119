import type { ReplayCard } from "../protocol/protocol";
import type { TableNames, Text } from "../games/registry";
import type { Outcome, Setup } from "../protocol/battleship-galaxies";

/** Which battle a table fights. */
export function title({ battle }: Pick<Setup, "battle">): Text | null {
  if (battle.kind === "own") return { id: "game-battleship-galaxies-own", args: { limit: battle.battle.fleet_limit } };
  return { id: "game-battleship-galaxies-mission", args: { number: battle.number } };
}

/** Who won. */
export const summary: TableNames["summary"] = (card: ReplayCard): Text | null => {
  const outcome = card.outcome as Outcome | null;
  if (!outcome) return null;
  const { winner, rounds } = outcome;
  return winner === null
    ? { id: "game-battleship-galaxies-draw", args: { rounds } }
    : { id: "game-battleship-galaxies-won", args: { side: winner, rounds } };
};
