import type { GameModule } from "../games/registry";

/** Sealed Bids: a two-minute card game to try a table with. Offered by `hangar serve --toy` only. */
export const toy: GameModule = {
  id: "toy",
  card: { colour: "#7fd8be", picture: () => import("./Picture.svelte") },
  names: () => import("./table-names"),
  pages: [],
  setup: () => import("./Setup.svelte"),
  board: () => import("./Board.svelte"),
};
