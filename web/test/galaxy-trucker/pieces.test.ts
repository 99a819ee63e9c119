import { describe, expect, it, vi } from "vitest";
import type { Question, ShipView } from "../../src/protocol/galaxy-trucker";
import { Answering } from "../../src/galaxy-trucker/flight/answer.svelte";
import { piecesOf } from "../../src/galaxy-trucker/flight/pieces";
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
    expect(piecesOf(cells, board)).toEqual([[33, 34, 35]]);
    // Single beside double does not join, whichever way the tiles are turned.
    const battery = 13; // double on the left only
    expect(piecesOf(ship({ 24: codeOf(STRUCT, 0), 34: codeOf(battery, 1) }), board)).toEqual([[24], [34]]);
    expect(piecesOf(ship({ 33: codeOf(CABIN, 0), 34: codeOf(battery, 0) }), board)).toEqual([[33, 34]]);
    expect(piecesOf(ship({ 33: codeOf(CABIN, 0), 34: codeOf(battery, 2) }), board)).toEqual([[33], [34]]);
  });

  it("reach around the round ship", () => {
    const round = boardOf("IIB");
    const columns = round.squares.map((square) => square % 10);
    const row = round.squares.filter((square) => Math.floor(square / 10) === 3);
    const [left, right] = [Math.min(...row), Math.max(...row)];
    expect([left % 10, right % 10]).toEqual([Math.min(...columns), Math.max(...columns)]);
    const cells = ship({ [left]: codeOf(CABIN, 0), [right]: codeOf(STRUCT, 0) });
    expect(piecesOf(cells, round)).toHaveLength(1);
    expect(piecesOf(cells, board)).toHaveLength(2);
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
