import { getJson } from "../lib/api";
import type { GameCard } from "../protocol/protocol";
import { gameModules, type GameModule } from "./registry";

/** A game that both the server and this client support. */
export interface OfferedGame {
  module: GameModule;
  card: GameCard;
}

let offered = $state.raw<OfferedGame[] | null>(null);
let loading: Promise<OfferedGame[]> | null = null;

/** The offered games, in the order of the landing page; empty until the server has answered. Reactive. */
export function offeredGames(): OfferedGame[] | null {
  return offered;
}

/** Asks the server once; after a failure the next call asks again. */
export function loadOfferedGames(): Promise<OfferedGame[]> {
  loading ??= getJson<GameCard[]>("/api/games").then(
    (cards) => {
      offered = gameModules(cards.map((card) => card.id)).flatMap((module) => {
        const card = cards.find((candidate) => candidate.id === module.id);
        return card ? [{ module, card }] : [];
      });
      return offered;
    },
    (why: unknown) => {
      loading = null;
      throw why;
    },
  );
  return loading;
}
