import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Placed, RoundView } from "../../src/protocol/space-alert";
import { keepPlan, lastPlan, placements, planOf, removals } from "../../src/space-alert/round/last-plan";
import { empty, member, view } from "./round-view";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});

/** Two androids steered by one person; the first has a card in slot 2 of the phase that is planned. */
function solo(faces: (Placed | null)[] = empty(12)): RoundView {
  const plain = view();
  return view({
    mission: { ...plain.mission, solo: true },
    crew: [member({ seat: null, faces }), member({ seat: null, faces: empty(12) })],
    backs: ["............", "............"],
    order: [0, 1],
    mine: { crew: null, cards: [5, 6], slots: [], undo: false, oops: [] },
  });
}

const card: Placed = { card: 5, up: "action" };
const withCard = (slot: number): (Placed | null)[] => empty(12).map((_, index) => (index === slot - 1 ? card : null));

describe("the plan of the last try", () => {
  beforeEach(() => stored.clear());

  it("is kept for its mission only, and forgotten with the next one", () => {
    keepPlan("seed", planOf(solo(withCard(2))));
    expect(lastPlan("other")).toBeNull();
    expect(lastPlan("seed")?.[0]?.[1]).toEqual(card);
    keepPlan("other", planOf(solo()));
    expect(lastPlan("seed")).toBeNull();
  });

  it("is put into slots that are open and empty", () => {
    const boards = [withCard(2), withCard(5)];
    // Slot 5 belongs to phase 2, which is not planned yet.
    expect(placements(solo(), boards)).toEqual([{ do: "place", card: 5, up: "action", slot: 2, on: 0 }]);
    expect(placements(solo(withCard(2)), boards)).toEqual([]);
  });

  it("is taken off with one press, as far as the phase is open", () => {
    expect(removals(solo(withCard(2)))).toEqual([{ do: "take_back", slot: 2, on: 0 }]);
    expect(removals(solo(withCard(5)))).toEqual([]);
  });

  it("is nothing where the browser holds something else", () => {
    stored.set("space-alert-last-plan", JSON.stringify({ seed: "seed", boards: [[{ card: "x" }, 7], 3] }));
    expect(lastPlan("seed")).toEqual([[null, null], []]);
    stored.set("space-alert-last-plan", "no JSON");
    expect(lastPlan("seed")).toBeNull();
  });
});
