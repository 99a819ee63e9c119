import type { Component, Snippet } from "svelte";
import type { Arg, TableReplay, GameInfo, Refused, ReplayCard, Seat, SeatState, TableInfo } from "../protocol/protocol";
import type { IconName } from "../ui/icons";
import type { BoardDecision } from "./decisions";

/*
 * The interface between a game and the shell. docs/adding-a-game.md explains it with the toy game as the example.
 */

/** A Svelte component that is loaded on demand. */
export type Lazy<Props extends Record<string, any> = Record<string, never>> = () => Promise<{
  default: Component<Props>;
}>;

/** A text as an id and its variables, formatted later in the reader's language. */
export interface Text {
  id: string;
  args?: Record<string, Arg>;
}

/** The set-up form in the lobby. It reports whole setups; the server checks them. */
export interface SetupProps<Setup = unknown> {
  setup: Setup;
  /** The seats of the table. */
  seats: readonly SeatState[];
  /** Only the host may change it; everybody sees it. */
  disabled: boolean;
  onchange: (setup: Setup) => void;
}

/** Game time in milliseconds. `now` is read again ten times a second inside a component; `exact()` is for animation frames. */
export interface BoardClock {
  readonly now: number;
  exact(): number;
}

/** Receives the game's events that this viewer may see, with their game time. */
export type Listen = (listener: (events: unknown[], now: number) => void) => () => void;

/** The result of a query. */
export type Answer = { answer: unknown; refused?: undefined } | { answer?: undefined; refused: Refused };

/** The props of a board. `view` and its parts keep their identity while they do not change. */
export interface BoardProps<View = unknown, Command = unknown> {
  view: View;
  /** What the game waits for: `table/DecisionPrompt.svelte` shows it. */
  decisions: readonly BoardDecision<Command>[];
  /** Roles, chat block, state of the clock, outcome. */
  game: GameInfo;
  table: TableInfo;
  /** The reader's seat; `null` for a spectator. */
  you: Seat | null;
  /** False in a replay: nothing can be done, and `act` refuses. */
  live: boolean;
  clock: BoardClock;
  /** Resolves to `null` once stored, or to the refusal, which is shown as a toast unless `quiet`. Never throws. */
  act: (command: Command, options?: { quiet?: boolean }) => Promise<Refused | null>;
  /** Sends a query, which changes nothing (a projection, a film). Never throws. */
  ask: (query: unknown) => Promise<Answer>;
  listen: Listen;
  /**
   * Fetches what happened so far, as this viewer heard it; rejects where the server cannot be reached. Another function after
   * each time that events may have been missed. Absent in a replay.
   */
  past?: () => Promise<unknown[]>;
  /** Chat, sound and menu buttons. A board with `ownBar` places them itself (top right); otherwise the shell does. */
  tools: Snippet;
}

/** A replay drawn by the game itself. */
export interface ReplayProps {
  film: TableReplay;
}

/** A page of a game; `rest` is the path after the page's own (`/GAME/learn/ship/5` gives `ship/5`). */
export interface PageProps {
  rest: string;
}

/** A page below `/ID`. */
export interface GamePage {
  /** The first part of the path below the game's id. `new` and `replays` belong to the shell. */
  path: string;
  /** Message id of its title, from the shell or from the game's `about.ftl`. */
  title: string;
  /** Pages in the hub have an icon and one line (message id in the game's `about.ftl`). Others are reached by links only. */
  hub?: { icon: IconName; about: string };
  /** The page fills the window: no footer. */
  fills?: boolean;
  component: Lazy<PageProps>;
}

/** The game on the landing page and at the head of its hub. Its words are `game-ID` (name) and `game-ID-about` (one line) in `about.ftl`. */
export interface LandingCard {
  /** A colour that is legible on the dark ground and carries dark text (buttons). */
  colour: string;
  /** The picture: decoration on a dark ground that fills its box and moves a little, unless the reader wants less motion. */
  picture: Lazy;
  /** How many people can play, over all set-ups and with computer players. Default: the numbers of the default set-up. */
  players?: { min: number; max: number };
}

/** The texts for tables of this game in lists; the messages are in `about.ftl`. Loaded on demand. */
export interface TableNames {
  /** The mission, flight or variant of a table. */
  title?: (setup: any) => Text | null;
  /** How a finished game ended, in one line. */
  summary?: (card: ReplayCard) => Text | null;
  /** Whether lists should hide the result, because this browser has not shown it yet. */
  unseen?: (card: ReplayCard) => boolean;
}

/** Where a rule is explained. */
export interface RuleSource {
  /** A file of docs/rules: each id with its sentence, in English. */
  document: () => Promise<{ default: Record<string, string> }>;
  /** Prefix of the messages that explain rules in the reader's language: `sa-rule-` for `sa-rule-SA-7-21`. */
  notes?: string;
}

/** A game as the shell sees it. */
export interface GameModule {
  /** The server's id of the game, the first part of all its addresses, and the folder of its texts (`locales/ID/`). */
  id: string;
  card: LandingCard;
  names: () => Promise<TableNames>;
  pages: readonly GamePage[];
  /** A component of the game below the standard hub. */
  hub?: Lazy;
  /** The choices of "Play alone now", over the server's default setup. Without it, the game needs other people. */
  alone?: Record<string, unknown>;
  /** Computer players of "Play alone now" on the seats after the first. */
  opponents?: { seats: number; level: "easy" | "normal" | "hard" };
  setup: Lazy<SetupProps<any>>;
  board: Lazy<BoardProps<any, any>>;
  /** Without it, a finished game is replayed by showing `board` frame by frame with `live` false. */
  replay?: Lazy<ReplayProps>;
  /** A section of the settings page. */
  settings?: Lazy;
  /** The game speaks: settings have a volume for its voice. */
  voice?: boolean;
  /** The game has music: settings have a volume for it. */
  music?: boolean;
  /** The board shows the replay itself once the game is over: the bar below needs no link to it. */
  boardReplays?: boolean;
  /** The colour (0 to 4) of a seat once the game is on, where it is not that of its number. */
  seatColour?: (view: any, seat: Seat) => Seat;
  /** The taken seats in the order of their colours in the lobby, where it is not that of the seats. */
  seatOrder?: (setup: any, seats: readonly SeatState[]) => Seat[];
  /** Message ids of the two kinds of rematch: with the same random events, and with new ones. */
  rematch?: { same: string; fresh: string };
  /** The board draws its own top bar and uses the whole window. */
  ownBar?: boolean;
  /** The rules documents by the prefix of their ids. */
  rules?: Record<string, RuleSource>;
  /** First parts of old addresses of this game, from before addresses began with the game id: `/learn` is now `/ID/learn`. */
  formerRoots?: readonly string[];
}
