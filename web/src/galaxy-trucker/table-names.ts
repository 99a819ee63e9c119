import type { TableNames } from "../games/registry";
import type { Outcome, Setup } from "../protocol/galaxy-trucker";
import { completeSetup } from "./complete-view";
import { SHIP_CLASS } from "./setup/flights";
import { isOn, MODULES } from "./setup/modules";

/** The classes of the ships that are flown, and whether expansions are played. */
export const title: TableNames["title"] = (setup: Setup) => ({
  id: "game-galaxy-trucker-title",
  args: {
    flights: setup.flights.length,
    classes: setup.flights.map((kind) => SHIP_CLASS[kind]).join(" · "),
    expansions: MODULES.filter((module) => isOn(module, completeSetup(setup))).length,
  },
});

export const summary: TableNames["summary"] = (card) => {
  const { ranks, winners } = card.outcome as Outcome;
  // Without a profit nobody has won.
  const first = winners.length === 0 ? [] : ranks.flatMap((rank, seat) => (rank === 1 ? [card.names[seat] ?? ""] : []));
  return { id: "game-galaxy-trucker-won", args: { names: first.join(", "), count: first.length } };
};
