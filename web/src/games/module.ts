import type { Component, Snippet } from "svelte";
import type { Arg, TableReplay, GameInfo, Refused, ReplayCard, Seat, SeatState, TableInfo } from "../protocol/protocol";
import type { IconName } from "../ui/icons";
import type { BoardDecision } from "./decisions";

/*
 * What a game gives to the client. docs/adding-a-game.md leads through it with the toy game as the example.
 */

/** A Svelte component that is fetched when it is needed. */
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
  /** Who sits at the table. */
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

/** Hears the game's events as far as this viewer may know them, with the game time they came at. */
export type Listen = (listener: (events: unknown[], now: number) => void) => () => void;

/** What became of a question. */
export type Answer = { answer: unknown; refused?: undefined } | { answer?: undefined; refused: Refused };

/** Everything a board is given. `view` and its parts keep their identity while they do not change. */
export interface BoardProps<View = unknown, Command = unknown> {
  view: View;
  /** What the game waits for: `table/DecisionPrompt.svelte` shows it. */
  decisions: readonly BoardDecision<Command>[];
  /** Roles, why nobody may talk, the clock's state, the outcome. */
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

/** A page of a game; `rest` is the path after the page's own (`/space-alert/learn/ship/5` gives `ship/5`). */
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
  /** How many people can play, over all set-ups and with computer players. Without it: as the default set-up says. */
  players?: { min: number; max: number };
}

/** How lists name a table of this game; the messages are in `about.ftl`. Loaded when a list has something to show. */
export interface TableNames {
  /** What is played there: the mission, the flight, the variant. */
  title?: (setup: any) => Text | null;
  /** How a finished game ended, in one line. */
  summary?: (card: ReplayCard) => Text | null;
  /** Whether this browser has not seen how it ended, and should not read it in a list. */
  unseen?: (card: ReplayCard) => boolean;
}

/** Where a rule is explained. */
export interface RuleSource {
  /** A file of docs/rules: each id with its sentence, in English. */
  document: () => Promise<{ default: Record<string, string> }>;
  /** What the ids of messages begin with that explain rules in the reader's language: `sa-rule-` for `sa-rule-SA-7-21`. */
  notes?: string;
}

/** One game as the shell knows it. */
export interface GameModule {
  /** The server's id of the game, the first part of all its addresses, and the folder of its texts (`locales/ID/`). */
  id: string;
  card: LandingCard;
  names: () => Promise<TableNames>;
  pages: readonly GamePage[];
  /** Something of the game's own below the standard hub. */
  hub?: Lazy;
  /** The choices of "Play alone now", over the server's default setup. Nothing: the game needs other people. */
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
  /** Message ids of the two ways to play again: with everything as chance dealt it, and with something new. */
  rematch?: { same: string; fresh: string };
  /** The board draws its own top bar and uses the whole window. */
  ownBar?: boolean;
  /** The rules documents by the prefix of their ids. */
  rules?: Record<string, RuleSource>;
  /** First parts of addresses that this game had before every address began with its id: `/learn` is now `/ID/learn`. */
  formerRoots?: readonly string[];
}
