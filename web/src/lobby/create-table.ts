import type { GameModule } from "../games/registry";
import { loadOfferedGames } from "../games/offered-games.svelte";
import { t } from "../lib/i18n.svelte";
import { lastName } from "../lib/player-name";
import { navigate } from "../lib/router.svelte";
import { asRecord } from "../lib/storage";
import { answered, session } from "../net/app-session";
import type { Refused } from "../protocol/protocol";
import { seatBot } from "./occupants";

interface Options {
  /** The host's name: the one used last, or simply "Player". */
  name?: string;
  /** Choices over the server's default setup. */
  choices?: Record<string, unknown>;
  /** Computer players on the seats after the first. */
  opponents?: GameModule["opponents"];
  /** Start at once, without the lobby. */
  start?: boolean;
  /** Replace the history entry. */
  replace?: boolean;
  /** Called when the table exists, before the page moves to it. */
  oncreated?: (code: string) => void;
}

/** Creates a table with the reader as its host and goes there: to its lobby, or straight into the game. */
export async function createTable(module: GameModule, options: Options = {}): Promise<Refused | null> {
  const {
    name = lastName() || t("name-default"),
    choices = {},
    opponents,
    start = false,
    replace = false,
    oncreated,
  } = options;
  let code = "";
  const created = session.create(module.id, await setupOf(module, choices), name).then((made) => (code = made));
  const refused = await answered(created, { quiet: true });
  if (refused) return refused;
  oncreated?.(code);
  for (let seat = 1; seat <= (opponents?.seats ?? 0); seat++) seatBot(seat, opponents?.level ?? "normal");
  if (start) session.tell({ type: "start" });
  navigate(`/t/${code}`, { replace });
  return null;
}

/** The server fills in missing fields and refuses unknown ones. */
async function setupOf(module: GameModule, choices: Record<string, unknown>): Promise<unknown> {
  const games = await loadOfferedGames().catch(() => []);
  const defaults = games.find((game) => game.module.id === module.id)?.card.setup;
  return { ...asRecord(defaults), ...choices };
}

/** Creates a table for one player with the game's solo choices, and starts it. */
export function playAlone(module: GameModule): Promise<Refused | null> {
  return createTable(module, { choices: module.alone, opponents: module.opponents, start: true });
}
