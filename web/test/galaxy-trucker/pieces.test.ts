import { describe, expect, it, vi } from "vitest";
import type { Fittings, Question } from "../../src/protocol/galaxy-trucker";
import type { ShipView } from "../../src/galaxy-trucker/complete-view";
import { Answering } from "../../src/galaxy-trucker/flight/answer.svelte";
import { joinedSides, piecesOf } from "../../src/galaxy-trucker/flight/pieces";
import { boardOf, codeOf } from "../../src/galaxy-trucker/tiles";

vi.mock("../../src/lib/i18n.svelte", () => ({ t: (id: string) => id }));

/** struct-02: single in front and rear, universal left and right. */
const STRUCT = 50;
/** A starting cabin: universal on all sides. */
const CABIN = 31;
const board = boardOf("I");

function ship(tiles: Record<number, number>): number[] {
  const cells = Array.from({ length: 60 }, () => 0);
  for (const [square, code] of Object.entries(tiles)) cells[Number(square)] = code;
  return cells;
}

describe("the pieces of a ship", () => {
  it("are joined where both sides have connectors that fit", () => {
    const cells = ship({ 33: codeOf(STRUCT, 0), 34: codeOf(CABIN, 0), 35: codeOf(STRUCT, 0) });
    expect(piecesOf({ cells }, board)).toEqual([[33, 34, 35]]);
    // Single beside double does not join, whichever way the tiles are turned.
    const battery = 13; // double on the left only
    expect(piecesOf({ cells: ship({ 24: codeOf(STRUCT, 0), 34: codeOf(battery, 1) }) }, board)).toEqual([[24], [34]]);
    expect(piecesOf({ cells: ship({ 33: codeOf(CABIN, 0), 34: codeOf(battery, 0) }) }, board)).toEqual([[33, 34]]);
    expect(piecesOf({ cells: ship({ 33: codeOf(CABIN, 0), 34: codeOf(battery, 2) }) }, board)).toEqual([[33], [34]]);
  });

  it("reach around the round ship", () => {
    const round = boardOf("IIB");
    const columns = round.squares.map((square) => square % 10);
    const row = round.squares.filter((square) => Math.floor(square / 10) === 3);
    const [left, right] = [Math.min(...row), Math.max(...row)];
    expect([left % 10, right % 10]).toEqual([Math.min(...columns), Math.max(...columns)]);
    const cells = ship({ [left]: codeOf(CABIN, 0), [right]: codeOf(STRUCT, 0) });
    expect(piecesOf({ cells }, round)).toHaveLength(1);
    expect(piecesOf({ cells }, board)).toHaveLength(2);
  });

  // Proves GX-20.10A.1, GX-20.10B.1, GX-20.18A.1.
  it("are joined by pipes, welds and the universal tile", () => {
    // STRUCT has a single connector in front; battery 13 has a double one on the left only, turned here to the rear.
    const cells = ship({ 24: codeOf(13, 3), 34: codeOf(STRUCT, 0), 35: codeOf(13, 2) });
    const none: Fittings = {
      pipes: [null, null],
      pipes_laid: 0,
      welds: [null, null],
      seals: [null, null, null],
      parts: [null, null, null],
    };
    expect(piecesOf({ cells, fittings: none }, board)).toEqual([[24], [34], [35]]);
    const weld: Fittings = { ...none, welds: [{ square: 24, side: "rear" }, null] };
    expect(piecesOf({ cells, fittings: weld }, board)).toEqual([[24, 34], [35]]);
    expect(joinedSides({ cells, fittings: weld }, board, 34)).toEqual(["front"]);
    expect(joinedSides({ cells, fittings: weld }, board, 24)).toEqual(["rear"]);
    const pipe: Fittings = { ...none, pipes: [null, { square: 34, side: "right" }] };
    expect(piecesOf({ cells, fittings: pipe }, board)).toEqual([[24], [34, 35]]);
    expect(joinedSides({ cells, fittings: pipe }, board, 35)).toEqual(["left"]);
    expect(piecesOf({ cells, fittings: { ...none, universal: 34 } }, board)).toEqual([[24, 34], [35]]);
  });

  // Proves GX-20.12B.3.
  it("offer the Saboteur joints made by a pipe, and keep them in a repair", () => {
    const cells = ship({ 33: codeOf(CABIN, 0), 34: codeOf(13, 2) });
    const fittings = { pipes: [{ square: 33, side: "right" }, null], welds: [null, null] } as unknown as Fittings;
    const answeringOf = (question: Question, state: Partial<ShipView>): Answering =>
      new Answering(
        () => question,
        () => ({ cells, contents: [], faults: [], away: [], ...state }) as unknown as ShipView,
        () => [],
        () => board,
      );
    const bare = answeringOf({ question: "undermine", ship: 1 }, {});
    bare.marksJoint = true;
    expect(bare.squares).toEqual([]);
    const answering = answeringOf({ question: "undermine", ship: 1 }, { fittings });
    answering.marksJoint = true;
    expect(answering.squares).toEqual([33, 34]);
    answering.press(34);
    expect(answering.command).toEqual({ do: "undermine", human: null, joint: { square: 34, side: "left" } });
    expect(answeringOf({ question: "repair" }, { fittings }).pieces).toEqual([[33, 34]]);
  });

  it("are chosen from when a repair breaks the ship apart", () => {
    const cells = ship({ 33: codeOf(STRUCT, 0), 34: codeOf(CABIN, 0), 35: codeOf(STRUCT, 0) });
    const question: Question = { question: "repair" };
    const answering = new Answering(
      () => question,
      () => ({ cells, contents: [], faults: [], away: [] }) as unknown as ShipView,
      () => [],
      () => board,
    );
    expect(answering.press(34)).toBeNull();
    expect(answering.pieces).toEqual([[33], [35]]);
    answering.keeping = true;
    // What was taken off cannot be kept.
    expect(answering.squares).toEqual([33, 35]);
    expect(answering.press(35)).toEqual({ do: "repair", remove: [34], keep: 35 });
  });
});
