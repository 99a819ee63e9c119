import type { Action, SlotCard, SpecialCards } from "../../protocol/space-alert";
import { STATIONS } from "../board/geometry";
import { slotWith, specialOf, symbolsOf } from "../slot-card";

/*
 * Entry of a plan by keyboard: one key per card, the cursor advances by itself. Pure functions, so that tests can type a whole
 * mission.
 */

export interface Cursor {
  crew: number;
  /** From 0. */
  slot: number;
  /** `h` was pressed: the next key is a heroic card. */
  heroic: boolean;
  /** `+` was pressed: the next key is the second symbol of this slot, or a special card beside its card (NF-5.1.1). */
  second?: boolean;
}

export interface Typed {
  plan: SlotCard[][];
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

/** The special cards of The New Frontier: basic, advanced, and both of them (NF-8.1.1, NF-9.8.15). */
const SPECIAL: Record<string, SpecialCards> = { "1": "basic", "2": "advanced", "3": "both" };

/** Puts a card where the cursor is and moves on; at the end of a row to the next one. */
export function put({ plan, cursor }: Typed, card: SlotCard): Typed {
  const lies = (old: SlotCard): SlotCard => {
    if (!cursor.second) return card;
    const [first] = symbolsOf(old);
    const special = specialOf(card);
    if (special !== "none") return slotWith(symbolsOf(old), special);
    return slotWith([...(first ? [first] : []), ...symbolsOf(card)], specialOf(old));
  };
  const next = plan.map((row, crew) =>
    crew === cursor.crew ? row.map((old, slot) => (slot === cursor.slot ? lies(old) : old)) : row,
  );
  return { plan: next, cursor: step(plan, cursor, 1) };
}

/** The next key adds to the slot before the cursor, or to the last one of all where the cursor stands on it. */
export function addSecond({ plan, cursor }: Typed): Typed {
  const before = step(plan, cursor, -1);
  const here = plan[cursor.crew]?.[cursor.slot] ?? "none";
  const at = here !== "none" && cursor.slot === (plan[cursor.crew]?.length ?? 0) - 1 ? cursor : before;
  return { plan, cursor: { ...at, heroic: false, second: true } };
}

function step(plan: readonly SlotCard[][], cursor: Cursor, by: 1 | -1): Cursor {
  const length = plan[cursor.crew]?.length ?? 0;
  const slot = cursor.slot + by;
  if (slot >= 0 && slot < length) return { crew: cursor.crew, slot, heroic: false };
  const crew = cursor.crew + by;
  // The last slot of all stays where it is.
  if (crew < 0 || crew >= plan.length) return { crew: cursor.crew, slot: cursor.slot, heroic: false };
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
  if (letter === "+") return addSecond(state);
  const special = SPECIAL[letter];
  if (special) return put(state, slotWith([], special));
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
