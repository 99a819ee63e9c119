import type { GameModule } from "../games/registry";

/** Names, sentences, cards, rules and faults: everything that Space Alert says in a browser. */
export const TOPICS = [
  "space-alert",
  "space-alert-ui",
  "space-alert-flight",
  "space-alert-cards",
  "space-alert-rules",
  "space-alert-round",
  "academy",
  "round",
  "mission-file",
  "server",
  "computer",
] as const;

/** Space Alert in the client. */
export const spaceAlert: GameModule = {
  id: "space-alert",
  topics: TOPICS,
  setup: () => import("./round/Setup.svelte"),
  board: () => import("./round/Round.svelte"),
  replay: () => import("./film/Replay.svelte"),
  pages: {
    companion: () => import("./companion/Companion.svelte"),
    film: () => import("./film/FilmPage.svelte"),
    learn: () => import("./learn/Academy.svelte"),
    logbook: () => import("./logbook/LogBook.svelte"),
  },
  ownBar: true,
};
