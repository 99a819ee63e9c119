import type { GameModule } from "../games/registry";

/** Battleship Galaxies in the client. */
export const battleshipGalaxies: GameModule = {
  id: "battleship-galaxies",
  card: { colour: "#7fb2ff", picture: () => import("./art/Picture.svelte"), players: { min: 1, max: 4 } },
  names: () => import("./table-names"),
  pages: [
    {
      path: "learn",
      title: "title-learn",
      hub: { icon: "learn", about: "game-battleship-galaxies-learn" },
      component: () => import("./learn/Learn.svelte"),
    },
    {
      path: "fleets",
      title: "game-battleship-galaxies-fleets",
      hub: { icon: "ship", about: "game-battleship-galaxies-fleets-about" },
      component: () => import("./builder/FleetsPage.svelte"),
    },
    {
      path: "ships",
      title: "game-battleship-galaxies-ships",
      hub: { icon: "logbook", about: "game-battleship-galaxies-ships-about" },
      component: () => import("./fleet/ShipsPage.svelte"),
    },
  ],
  // Mission 1 against the cadet: one click from the hub to the first turn.
  alone: {},
  opponents: { seats: 1, level: "easy" },
  setup: () => import("./Setup.svelte"),
  board: () => import("./Board.svelte"),
  replay: () => import("./film/Replay.svelte"),
  ownBar: true,
  rules: { BG: { document: () => import("../../../docs/rules/battleship-galaxies.json") } },
};
