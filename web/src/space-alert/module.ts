import type { GamePages } from "../games/registry";

/** Names, sentences, cards, rules and faults: everything that Space Alert says in a browser. */
export const TOPICS = [
  "space-alert",
  "space-alert-ui",
  "space-alert-flight",
  "space-alert-cards",
  "space-alert-rules",
  "mission-file",
  "server",
  "computer",
] as const;

export const spaceAlertPages: GamePages = {
  topics: TOPICS,
  pages: {
    film: () => import("./film/FilmPage.svelte"),
  },
};
