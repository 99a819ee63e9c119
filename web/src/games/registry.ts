import type { GameInfo, Seat, TableInfo } from "../protocol/protocol";
import { battleshipGalaxies } from "../battleship-galaxies/module";
import { galaxyTrucker } from "../galaxy-trucker/module";
import { spaceAlert } from "../space-alert/module";
import { toy } from "../toy/module";
import type { GameModule, GamePage } from "./module";

export type * from "./module";

/** Every game this client can show, in the order of the landing page. A game is added here and nowhere else. */
const modules: readonly GameModule[] = [spaceAlert, galaxyTrucker, battleshipGalaxies, toy];

/** The module of a game, if this client can show it. */
export function gameModule(id: string): GameModule | null {
  return modules.find((module) => module.id === id) ?? null;
}

/** All modules among `ids`, in the order of the landing page. */
export function gameModules(ids: readonly string[]): GameModule[] {
  return modules.filter((module) => ids.includes(module.id));
}

/** The page of a game at the path below its id, with the rest of the path. */
export function gamePage(module: GameModule, path: string): { page: GamePage; rest: string } | null {
  const [head = "", ...rest] = path.split("/");
  const page = module.pages.find((candidate) => candidate.path === head);
  return page ? { page, rest: rest.join("/") } : null;
}

/** The address of a game's page that teaches it, if it has one. */
export function learnPath(module: GameModule): string | null {
  return module.pages.some((page) => page.path === "learn") ? `/${module.id}/learn` : null;
}

/** The rules documents of all games by the prefix of their ids. */
export function ruleSources(): NonNullable<GameModule["rules"]> {
  return Object.assign({}, ...modules.map((module) => module.rules));
}

/** The current address for one of an earlier version, with its rest, query and hash. */
export function redirectOf({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): string | null {
  const head = pathname.split("/").find((part) => part !== "");
  if (head === undefined) return null;
  if (head === "play") {
    const query = new URLSearchParams(search);
    const game = query.get("game");
    if (game === null || !gameModule(game)) return "/";
    query.delete("game");
    return `/${game}/new${query.size > 0 ? `?${query.toString()}` : ""}`;
  }
  const owner = modules.find((module) => module.formerRoots?.includes(head));
  return owner ? `/${owner.id}${pathname}${search}${hash}` : null;
}

/**
 * The colour of a seat: during a game the one on the board, before it the one that it will have, and `null` for a free
 * seat.
 */
export function seatColourOf(doc: { table: TableInfo; game: GameInfo | null } | null, seat: Seat): Seat | null {
  if (!doc) return seat;
  const { seatColour, seatOrder } = gameModule(doc.table.game) ?? {};
  if (doc.game) return seatColour ? seatColour(doc.game.view, seat) : seat;
  const { setup, seats } = doc.table;
  // Free seats are removed when the game begins.
  const taken = [...seats.keys()].filter((index) => seats[index]?.held !== "open");
  const place = [...new Set([...(seatOrder?.(setup, seats) ?? []), ...taken])].indexOf(seat);
  return place < 0 ? null : place;
}
