import { asRecord, readJson, writeJson } from "../../lib/storage";
import type { RoundView } from "../../protocol/space-alert";
import { rowOf } from "../round/model";
import { FLIGHTS } from "./lessons";
import { readProgress } from "./progress";

/*
 * The coach of a first flight: a few hints, each of which waits for the player to do the thing. It comes with the first flight that
 * is started from the Academy, in this browser, and does not appear after that flight or after it was dismissed.
 */

const KEY = "space-alert-coach";

export const HINTS = ["pick", "slot", "stand", "threat", "fly"] as const;
export type Hint = (typeof HINTS)[number];

/** What the player has done so far. */
export interface Deeds {
  /** A card of the hand is taken up. */
  picked: boolean;
  /** Cards that lie on boards. */
  placed: number;
  /** A turn of the flight to come is looked at. */
  looked: boolean;
  /** A threat's card is open. */
  opened: boolean;
}

/** Cards on all boards that the viewer sees. */
export function placedIn(view: RoundView): number {
  return view.crew.reduce(
    (sum, _, crew) => sum + rowOf(view, crew).filter((content) => content.kind === "face").length,
    0,
  );
}

function isDone(hint: Hint, { picked, placed, looked, opened }: Deeds): boolean {
  switch (hint) {
    case "pick":
      return picked || placed > 0;
    case "slot":
      return placed > 0;
    case "stand":
      return looked || placed > 1;
    case "threat":
      return opened;
    case "fly":
      return false;
  }
}

/** The hint after these actions: the same one until its step is done. */
export function hintAfter(hint: Hint, deeds: Deeds): Hint {
  const rest = HINTS.slice(HINTS.indexOf(hint));
  return rest.find((candidate) => !isDone(candidate, deeds)) ?? "fly";
}

interface Coaching {
  /** Dismissed. */
  over: boolean;
  /** The table of the first flight. */
  table: string;
  hint: Hint;
}

function read(): Coaching {
  const { over, table, hint } = asRecord(readJson(KEY));
  return {
    over: over === true,
    table: typeof table === "string" ? table : "",
    hint: HINTS.find((known) => known === hint) ?? "pick",
  };
}

/** A flight is started from the Academy: the coach comes along if it is the first one. */
export function callCoach(table: string): void {
  const { done } = readProgress();
  if (!read().over && !FLIGHTS.some(({ id }) => done.includes(id)))
    writeJson(KEY, { over: false, table, hint: "pick" });
}

/** The hint to go on with at that table; none without a coach. */
export function hintAt(table: string): Hint | null {
  const coaching = read();
  return !coaching.over && coaching.table === table ? coaching.hint : null;
}

export function keepHint(table: string, hint: Hint): void {
  writeJson(KEY, { over: false, table, hint });
}

/** No hints any more. */
export function dismissCoach(): void {
  writeJson(KEY, { over: true });
}
