import { asRecord, readJson, writeJson } from "../../lib/storage";
import type { Half, Placed, RoundCommand, RoundView } from "../../protocol/space-alert";
import { boardOf, isOpen, rowOf } from "./model";

/*
 * The plan of the last solo try. A rematch of the same mission starts from it instead of from empty boards. It is kept in this browser, under the seed of the mission, which is known once it was flown.
 */

const KEY = "space-alert-last-plan";

interface LastPlan {
  seed: string;
  /** The cards of each board by slot; nothing where the slot is empty. */
  boards: (Placed | null)[][];
}

const isHalf = (value: unknown): value is Half => value === "movement" || value === "action";

function readPlaced(value: unknown): Placed | null {
  const { card, up, beside } = asRecord(value);
  if (typeof card !== "number" || !isHalf(up)) return null;
  const special = readPlaced(beside);
  return { card, up, ...(special ? { beside: { card: special.card, up: special.up } } : {}) };
}

/** All boards as they are on the table. */
export function planOf(view: RoundView): (Placed | null)[][] {
  return view.crew.map((_, crew) =>
    rowOf(view, crew).map((content) => (content.kind === "face" ? content.placed : null)),
  );
}

/** Keeps a plan for the next try of this mission. */
export function keepPlan(seed: string, boards: (Placed | null)[][]): void {
  writeJson(KEY, { seed, boards });
}

/** The plan of the last try of this mission, if it was the last mission flown. */
export function lastPlan(seed: string): LastPlan["boards"] | null {
  const kept = asRecord(readJson(KEY));
  if (kept.seed !== seed || !Array.isArray(kept.boards)) return null;
  return kept.boards.map((slots) => (Array.isArray(slots) ? slots.map(readPlaced) : []));
}

/** Commands that put a kept plan on the boards, as far as their slots are open and empty. */
export function placements(view: RoundView, boards: LastPlan["boards"]): RoundCommand[] {
  return boards.flatMap((slots, crew) =>
    slots.flatMap((placed, index): RoundCommand[] => {
      const slot = index + 1;
      const free = isOpen(view, crew, slot) && rowOf(view, crew)[index]?.kind === "empty";
      if (!placed || !free) return [];
      // A special card beside another is placed after it (NF-8.3.4).
      const cards = [{ card: placed.card, up: placed.up }, ...(placed.beside ? [placed.beside] : [])];
      return cards.map((turned) => ({ do: "place", ...turned, slot, ...boardOf(view, crew) }));
    }),
  );
}

/** Commands that take every card back that may still be moved. */
export function removals(view: RoundView): RoundCommand[] {
  return view.crew.flatMap((_, crew) =>
    rowOf(view, crew).flatMap((content, index): RoundCommand[] =>
      content.kind === "face" && isOpen(view, crew, index + 1)
        ? [{ do: "take_back", slot: index + 1, ...boardOf(view, crew) }]
        : [],
    ),
  );
}
