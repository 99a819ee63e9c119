import type { TableNames } from "../games/registry";
import type { ToyOutcome, ToySetup } from "./types";

export const title: TableNames["title"] = ({ rounds }: ToySetup) => ({ id: "game-toy-title", args: { rounds } });

export const summary: TableNames["summary"] = (card) => {
  const { winners } = card.outcome as ToyOutcome;
  return {
    id: "game-toy-won",
    args: { names: winners.map((seat) => card.names[seat] ?? "").join(", "), count: winners.length },
  };
};
