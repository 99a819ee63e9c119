import { say } from "../lib/texts";
import type { ReplayCard } from "../protocol/protocol";
import { gameModules, type TableNames, type Text } from "./registry";

const loaded = new Map<string, TableNames>();

/** Loads the title functions of these games. Without them, tables have no titles. */
export async function loadTableNames(ids: Iterable<string>): Promise<void> {
  const missing = gameModules([...new Set(ids)].filter((id) => !loaded.has(id)));
  const results = await Promise.allSettled(
    missing.map(async (module) => {
      loaded.set(module.id, await module.names());
    }),
  );
  for (const result of results) if (result.status === "rejected") console.info("table names not loaded", result.reason);
}

/** Data of an older version of a game must not break a list. */
function safely(text: () => Text | null | undefined): string {
  try {
    const found = text();
    return found ? say(found) : "";
  } catch {
    return "";
  }
}

/** The title of a table, or an empty text. */
export function tableTitle(game: string, setup: unknown): string {
  return safely(() => loaded.get(game)?.title?.(setup));
}

/** Whether a list should hide the result of a finished game, because its replay has not been seen in this browser. */
export function isUnseen(card: ReplayCard): boolean {
  return loaded.get(card.game)?.unseen?.(card) ?? false;
}

/** How a finished game ended, or an empty text. */
export function replaySummary(card: ReplayCard): string {
  return safely(() => loaded.get(card.game)?.summary?.(card));
}
