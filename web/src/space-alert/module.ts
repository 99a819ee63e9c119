import type { GameModule } from "../games/registry";
import type { Seat } from "../protocol/protocol";
import type { RoundSetup, RoundView } from "../protocol/space-alert";
import { clockwise } from "./seating";

/** Crew members are coloured in the order in which they sit (SA-3.2), which the host may have changed. */
export function seatColour({ crew }: Pick<RoundView, "crew">, seat: Seat): Seat {
  const number = crew.findIndex((member) => member.seat === seat);
  return number < 0 ? seat : number;
}

/** Space Alert in the client. */
export const spaceAlert: GameModule = {
  id: "space-alert",
  card: { colour: "#ffb454", picture: () => import("./landing/Picture.svelte") },
  names: () => import("./table-names"),
  pages: [
    {
      path: "learn",
      title: "title-learn",
      hub: { icon: "learn", about: "game-space-alert-learn" },
      component: () => import("./learn/Academy.svelte"),
    },
    {
      path: "companion",
      title: "title-companion",
      hub: { icon: "companion", about: "game-space-alert-companion" },
      component: () => import("./companion/Companion.svelte"),
    },
    {
      path: "logbook",
      title: "title-logbook",
      hub: { icon: "logbook", about: "game-space-alert-logbook" },
      component: () => import("./logbook/LogBook.svelte"),
    },
    { path: "film", title: "title-film", fills: true, component: () => import("./film/FilmPage.svelte") },
  ],
  hub: () => import("./landing/About.svelte"),
  // Twice the time and a clock that stops: a mission that one person can steer.
  alone: { pace: "slow", skip_briefing: true },
  setup: () => import("./round/Setup.svelte"),
  board: () => import("./round/Round.svelte"),
  replay: () => import("./film/Replay.svelte"),
  settings: () => import("./SettingsSection.svelte"),
  voice: true,
  music: true,
  boardReplays: true,
  seatColour,
  seatOrder: (setup: RoundSetup, seats) => clockwise(setup, seats),
  rematch: { same: "sa-rematch-same", fresh: "sa-rematch-new" },
  ownBar: true,
  rules: {
    SA: { document: () => import("../../../docs/rules/space-alert.json"), notes: "sa-rule-" },
    NF: { document: () => import("../../../docs/rules/space-alert-new-frontier.json"), notes: "sa-rule-" },
  },
  formerRoots: ["learn", "companion", "logbook", "film"],
};
