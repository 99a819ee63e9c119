import type { Component, Snippet } from "svelte";
import type { Arg, Film, GameInfo, Refused, ReplayCard, Seat, SeatState, TableInfo } from "../protocol/protocol";
import { spaceAlert } from "../space-alert/module";
import type { ToyOutcome } from "./toy/types";

/*
 * How a game joins the client
 * ---------------------------
 * 1. Give it a folder (`web/src/space-alert/`) with a `module.ts` that exports a GameModule, and add it to `modules` below.
 *    Everything heavy is behind a loader (`() => import("./Board.svelte")`), so that a page only fetches what it shows.
 * 2. `locales/{en,fr}/games.ftl` holds `game-ID` (the name), `game-ID-about` (one line for the list of games) and its `summary`; all its other
 *    texts are in topics of its own (`locales/{en,fr}/space-alert.ftl`), named in `topics` and loaded before its components.
 *    Refusal codes, silence codes and role ids of the server are message ids in those topics.
 * 3. `setup` edits the host's choices, `board` is the table while the game is on and after its end. Without a `replay` of its
 *    own, a finished game is replayed by showing `board` frame by frame with `live` false.
 * 4. `pages` adds whole pages (/learn, /companion, /logbook and everything below them); the navigation shows them by itself.
 * The shell keeps the connection, seats, chat, sound volumes (lib/sound.svelte.ts) and settings (lib/preferences.svelte.ts).
 */

/** A Svelte component that is fetched when it is needed. */
export type Lazy<Props extends Record<string, any>> = () => Promise<{ default: Component<Props> }>;

/** The setup form, in the lobby and before a table is opened. It reports whole setups; the server checks them. */
export interface SetupProps<Setup = unknown> {
  setup: Setup;
  /** Who sits at the table; nothing before it is opened. */
  seats?: readonly SeatState[];
  /** Only the host may change it; everybody sees it. */
  disabled: boolean;
  onchange: (setup: Setup) => void;
}

/** Game time in milliseconds. `now` is read again ten times a second inside a component; `exact()` is for animation frames. */
export interface BoardClock {
  readonly now: number;
  exact(): number;
}

/** Hears the game's events as far as this viewer may know them, with the game time they came at. */
export type Listen = (listener: (events: unknown[], now: number) => void) => () => void;

/** What became of a question. */
export type Answer = { answer: unknown; refused?: undefined } | { answer?: undefined; refused: Refused };

/** Everything a board is given. `view` and its parts keep their identity while they do not change. */
export interface BoardProps<View = unknown, Command = unknown> {
  view: View;
  /** Whose decision is awaited, roles, silence, the clock's state, the outcome. */
  game: GameInfo;
  table: TableInfo;
  /** The reader's seat; `null` for a spectator. */
  you: Seat | null;
  /** False in a replay: nothing can be done, and `act` refuses. */
  live: boolean;
  clock: BoardClock;
  /** Resolves to `null` once stored, or to the refusal, which is shown as a toast unless `quiet`. Never throws. */
  act: (command: Command, options?: { quiet?: boolean }) => Promise<Refused | null>;
  /** Asks the game something that changes nothing (a projection, a film). Never throws. */
  ask: (query: unknown) => Promise<Answer>;
  listen: Listen;
  /** Chat, sound and menu buttons. A board with `ownBar` places them itself (top right); otherwise the shell does. */
  tools: Snippet;
}

/** A replay of the game's own making. */
export interface ReplayProps {
  film: Film;
}

/** A page below /learn, /companion or /logbook; `rest` is the path after it. */
export interface PageProps {
  rest: string;
}

/** Pages a game may add to the product beyond its table; the navigation shows those that some game offers. */
export const EXTRA_PAGES = ["learn", "companion", "logbook"] as const;
/** `film` shows flights that came as a link, and is in no menu. */
export type ExtraPage = (typeof EXTRA_PAGES)[number] | "film";

/** The pages of a game. */
export interface GamePages {
  /** Fluent topics loaded before any of its components. */
  topics: readonly string[];
  pages?: Partial<Record<ExtraPage, Lazy<PageProps>>>;
}

/** One game as the shell knows it. */
export interface GameModule extends GamePages {
  /** The server's id of the game. */
  id: string;
  setup: Lazy<SetupProps<any>>;
  board: Lazy<BoardProps<any, any>>;
  replay?: Lazy<ReplayProps>;
  /** How a finished game ended, in one line for the list of replays; its messages are in `games.ftl`. */
  summary?: (card: ReplayCard) => { id: string; args?: Record<string, Arg> } | null;
  /** The helmet of a seat once the game is on, where it is not that of its place at the table. */
  look?: (view: any, seat: Seat) => Seat;
  /** The taken seats in the order of their helmets while the crew gathers, where it is not that of the seats. */
  gathers?: (setup: any, seats: readonly SeatState[]) => Seat[];
  /** What it is called to play the same again, with everything as chance dealt it, and to play something new. */
  again?: { same: string; anew: string };
  /** The board draws its own top bar and uses the whole window. */
  ownBar?: boolean;
}

const modules: readonly GameModule[] = [
  spaceAlert,
  {
    id: "toy",
    topics: ["toy"],
    setup: () => import("./toy/Setup.svelte"),
    board: () => import("./toy/Board.svelte"),
    summary: (card) => {
      const { winners } = card.outcome as ToyOutcome;
      return {
        id: "game-toy-won",
        args: { names: winners.map((seat) => card.names[seat] ?? "").join(", "), count: winners.length },
      };
    },
  },
];

/** Everything with pages, also where a server does not offer the game itself. */
const extras: readonly GamePages[] = modules;

/** The module of a game, if this client can show it. */
export function gameModule(id: string): GameModule | null {
  return modules.find((module) => module.id === id) ?? null;
}

/**
 * The helmet by which everybody knows a seat: in a game the one that its board shows, before it the one that it will have, and
 * nothing for a seat that nobody has taken.
 */
export function lookOf(doc: { table: TableInfo; game: GameInfo | null } | null, seat: Seat): Seat | null {
  if (!doc) return seat;
  const { look, gathers } = gameModule(doc.table.game) ?? {};
  if (doc.game) return look ? look(doc.game.view, seat) : seat;
  const { setup, seats } = doc.table;
  // Seats that stay free are taken away when the game begins.
  const taken = [...seats.keys()].filter((index) => seats[index]?.held !== "open");
  const place = [...new Set([...(gathers?.(setup, seats) ?? []), ...taken])].indexOf(seat);
  return place < 0 ? null : place;
}

/** The extra pages that exist, in the order of the navigation. */
export function offeredPages(): ExtraPage[] {
  return EXTRA_PAGES.filter((page) => extras.some((module) => module.pages?.[page]));
}

/** The first game that offers a page. */
export function pageModule(page: ExtraPage): GamePages | null {
  return extras.find((module) => module.pages?.[page]) ?? null;
}
