import { describe, expect, it } from "vitest";
import type { Command } from "../../src/protocol/galaxy-trucker";
import { foresee, UNKNOWN, type Bench, type Pending } from "../../src/galaxy-trucker/build/optimistic-view";
import { codeOf } from "../../src/galaxy-trucker/tiles";

const empty: Bench = {
  hand: 0,
  handWasSetAside: false,
  handOrdered: false,
  orderPile: [],
  cells: Array.from({ length: 60 }, () => 0),
  unfixed: null,
  setAside: [0, 0],
  faceUp: [7, 0, 9],
  faceDown: 12,
  number: null,
  looking: null,
};
const after = (bench: Bench, command: Command, hand = bench.hand): Bench => foresee(bench, { command, hand });

describe("what a builder sees before the server has answered", () => {
  it("shows an unknown tile at once when one is drawn", () => {
    const bench = after({ ...empty, unfixed: 34 }, { do: "draw" });
    expect(bench).toMatchObject({ hand: UNKNOWN, faceDown: 11, unfixed: null });
  });

  it("moves a face-up tile into the hand and leaves its place empty", () => {
    const bench = after(empty, { do: "take", place: 2, tile: 9 });
    expect(bench).toMatchObject({ hand: 9, faceUp: [7, 0, 0] });
    expect(after(empty, { do: "take", place: 2, tile: 8 })).toBe(empty);
  });

  it("places, lifts and places again", () => {
    const placed = after({ ...empty, hand: 9 }, { do: "place", square: 33, rotation: 2 });
    expect(placed.cells[33]).toBe(codeOf(9, 2));
    expect(placed.unfixed).toBe(33);
    const lifted = after(placed, { do: "take_back" });
    expect(lifted).toMatchObject({ hand: 9, unfixed: null });
    expect(lifted.cells[33]).toBe(0);
  });

  it("gives back to the lowest free place and sets aside", () => {
    expect(after({ ...empty, hand: 5 }, { do: "return" })).toMatchObject({ hand: 0, faceUp: [7, 5, 9] });
    expect(after({ ...empty, hand: 5, setAside: [3, 0] }, { do: "set_aside" })).toMatchObject({
      hand: 0,
      setAside: [3, 5],
    });
    const taken = after({ ...empty, setAside: [3, 0] }, { do: "take_set_aside", slot: 0 });
    expect(taken).toMatchObject({ hand: 3, handWasSetAside: true, setAside: [0, 0] });
  });

  it("changes nothing twice when the view arrives before the acknowledgement", () => {
    // Placed and drawn again: the server's view already holds the new tile.
    const view: Bench = { ...empty, hand: 4, cells: empty.cells.map((_, at) => (at === 33 ? codeOf(9, 0) : 0)) };
    const pending: Pending[] = [
      { command: { do: "place", square: 33, rotation: 0 }, hand: 9 },
      { command: { do: "draw" }, hand: 0 },
    ];
    expect(pending.reduce(foresee, view)).toEqual(view);
    const returned: Bench = { ...empty, hand: 4, faceUp: [7, 9, 9] };
    expect(foresee(returned, { command: { do: "return" }, hand: 9 })).toBe(returned);
  });
});
