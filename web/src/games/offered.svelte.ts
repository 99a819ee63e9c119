import { getJson } from "../lib/api";
import type { GameCard } from "../protocol/protocol";
import { gameModules, type GameModule } from "./registry";

/** A game that this server plays and this client can show. */
export interface OfferedGame {
  module: GameModule;
  card: GameCard;
}

let offered = $state.raw<OfferedGame[] | null>(null);
let loading: Promise<OfferedGame[]> | null = null;

/** The games on offer, in the order of the landing page; nothing until the server has answered. Reactive. */
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
