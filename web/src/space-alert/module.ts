import type { GameModule } from "../games/registry";
import type { Seat } from "../protocol/protocol";
import type { RoundOutcome, RoundSetup, RoundView } from "../protocol/space-alert";
import { clockwise } from "./seating";

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

/** How a table ended, in one line: home or not, and what a campaign came to. */
export function ending({ missions, campaign_score }: RoundOutcome): ReturnType<NonNullable<GameModule["summary"]>> {
  const last = missions.at(-1);
  if (!last) return null;
  const number = missions.length;
  if (last.result === "lost")
    return {
      id: "game-space-alert-lost",
      args: { turn: last.turn, mission: number, campaign: number > 1 ? "yes" : "no" },
    };
  if (number > 1) return { id: "game-space-alert-campaign", args: { missions: number, total: campaign_score ?? 0 } };
  // A test run has no score (SA-15.10).
  return last.total === 0
    ? { id: "game-space-alert-home" }
    : { id: "game-space-alert-won", args: { total: last.total } };
}

/** Crew members are coloured in the order in which they sit (SA-3.2), which the host may have changed. */
export function look({ crew }: Pick<RoundView, "crew">, seat: Seat): Seat {
  const number = crew.findIndex((member) => member.seat === seat);
  return number < 0 ? seat : number;
}

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
  summary: (card) => ending(card.outcome as RoundOutcome),
  look,
  gathers: (setup: RoundSetup, seats) => clockwise(setup, seats),
  again: { same: "sa-again-same", anew: "sa-again-new" },
  ownBar: true,
};
