import type { TableNames } from "../games/registry";
import type { Outcome, Setup } from "../protocol/galaxy-trucker";

export const title: TableNames["title"] = ({ flights }: Setup) => ({
  id: "game-galaxy-trucker-title",
  args: { flights: flights.length },
});

export const summary: TableNames["summary"] = (card) => {
  const { ranks } = card.outcome as Outcome;
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [card.names[seat] ?? ""] : []));
  return { id: "game-galaxy-trucker-won", args: { names: first.join(", "), count: first.length } };
};
