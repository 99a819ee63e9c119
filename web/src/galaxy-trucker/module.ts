import type { GameModule } from "../games/registry";

/** Loads a component together with what is printed on the tiles and cards of the server. */
async function drawn<Loaded>(component: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([component, import("./data").then(({ loadData }) => loadData())]);
  return loaded;
}

/** Galaxy Trucker in the client. */
export const galaxyTrucker: GameModule = {
  id: "galaxy-trucker",
  card: { colour: "#5bd6a0", picture: () => import("./Picture.svelte"), players: { min: 1, max: 5 } },
  names: () => import("./table-names"),
  pages: [
    {
      path: "learn",
      title: "title-learn",
      hub: { icon: "learn", about: "game-galaxy-trucker-learn" },
      component: () => drawn(import("./learn/School.svelte")),
    },
    {
      path: "flight-file",
      title: "game-galaxy-trucker-flight-file",
      hub: { icon: "film", about: "game-galaxy-trucker-flight-file-about" },
      component: () => drawn(import("./film/FlightFile.svelte")),
    },
  ],
  // One short flight with all building aids, against three computer players.
  alone: { flights: ["first"], aids: "errors" },
  opponents: { seats: 3, level: "easy" },
  setup: () => drawn(import("./Setup.svelte")),
  board: () => import("./Board.svelte"),
  replay: () => drawn(import("./film/Replay.svelte")),
  ownBar: true,
  rules: {
    GT: { document: () => import("../../../docs/rules/galaxy-trucker.json") },
    GX: { document: () => import("../../../docs/rules/galaxy-trucker-expansions.json"), notes: "gt-rule-" },
  },
};
