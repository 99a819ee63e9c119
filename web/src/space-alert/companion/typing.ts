import type { Action } from "../../protocol/space-alert";
import { STATIONS } from "../board/geometry";

/*
 * Entering a plan by keyboard: one key a card, the cursor moves on by itself. A pure machine, so that a whole mission can be typed
 * in a test.
 */

export interface Cursor {
  crew: number;
  /** From 0. */
  slot: number;
  /** `h` was pressed: the next key is a heroic card. */
  heroic: boolean;
}

export interface Typed {
  plan: Action[][];
  cursor: Cursor;
}

const PLAIN: Record<string, Action> = {
  a: "a",
  b: "b",
  c: "c",
  x: "battlebots",
  ArrowLeft: "red",
  r: "red",
  ArrowRight: "blue",
  // B is a letter on a card; the blue arrow is also G, below the hand that types the others.
  g: "blue",
  ArrowUp: "lift",
  ArrowDown: "lift",
  l: "lift",
  " ": "none",
  ".": "none",
};

const HEROIC: Record<string, Action> = {
  a: "heroic_a",
  b: "heroic_b",
  x: "heroic_battlebots",
  ...Object.fromEntries(STATIONS.map((station, index) => [String(index + 1), `heroic_${station}` as Action])),
};

const SIGNS: Record<string, string> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", " ": "␣" };

/** The key for a card, as shown beside it. */
export function keyFor(action: Action): string {
  const [table, before] = action.startsWith("heroic") ? [HEROIC, "H "] : [PLAIN, ""];
  const key = Object.keys(table).find((known) => table[known] === action) ?? "";
  return before + (SIGNS[key] ?? key.toUpperCase());
}

/** Puts a card where the cursor is and moves on; at the end of a row to the next one. */
export function put({ plan, cursor }: Typed, action: Action): Typed {
  const next = plan.map((row, crew) =>
    crew === cursor.crew ? row.map((old, slot) => (slot === cursor.slot ? action : old)) : row,
  );
  return { plan: next, cursor: step(plan, cursor, 1) };
}

function step(plan: readonly Action[][], cursor: Cursor, by: 1 | -1): Cursor {
  const length = plan[cursor.crew]?.length ?? 0;
  const slot = cursor.slot + by;
  if (slot >= 0 && slot < length) return { ...cursor, slot, heroic: false };
  const crew = cursor.crew + by;
  // The last slot of all stays where it is.
  if (crew < 0 || crew >= plan.length) return { ...cursor, heroic: false };
  return { crew, slot: by > 0 ? 0 : (plan[crew]?.length ?? 1) - 1, heroic: false };
}

/** What a key does; nothing if it is none of ours. */
export function type(state: Typed, key: string): Typed | null {
  const { plan, cursor } = state;
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (cursor.heroic) {
    const action = HEROIC[letter];
    if (action) return put(state, action);
    // A wrong second key takes the first one back.
    return letter === "Shift" ? null : { plan, cursor: { ...cursor, heroic: false } };
  }
  if (letter === "h") return { plan, cursor: { ...cursor, heroic: true } };
  const action = PLAIN[letter];
  if (action) return put(state, action);
  switch (letter) {
    case "Backspace": {
      const back = step(plan, cursor, -1);
      const here = plan[cursor.crew]?.[cursor.slot];
      // On the very last slot the card under the cursor is the one to take back.
      const last =
        cursor.crew === plan.length - 1 && cursor.slot === (plan[cursor.crew]?.length ?? 0) - 1 && here !== "none";
      const at = last ? cursor : back;
      return { plan: put({ plan, cursor: at }, "none").plan, cursor: { ...at, heroic: false } };
    }
    case "Enter":
      return {
        plan,
        cursor: {
          crew: Math.min(plan.length - 1, cursor.crew + 1),
          slot: cursor.crew + 1 < plan.length ? 0 : cursor.slot,
          heroic: false,
        },
      };
    case "Home":
      return { plan, cursor: { ...cursor, slot: 0 } };
    case "End":
      return { plan, cursor: { ...cursor, slot: (plan[cursor.crew]?.length ?? 1) - 1 } };
    default:
      return null;
  }
}
