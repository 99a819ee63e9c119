import { describe, expect, it } from "vitest";
import { boardOf, lineOf } from "../../src/galaxy-trucker/tiles";

describe("the line of a hazard", () => {
  it("is the total of the dice on ordinary boards", () => {
    expect(lineOf(boardOf("II"), true, [3, 4])).toBe(7);
    expect(lineOf(boardOf("II"), false, 8)).toBe(8);
  });

  // Proves GX-5.3.
  it("is one of five on class IA", () => {
    const lines = [2, 5, 7, 9, 12].map((total) =>
      lineOf(boardOf("IA"), true, [Math.min(6, total - 1), total - Math.min(6, total - 1)]),
    );
    expect(lines).toEqual([1, 2, 3, 4, 5]);
  });

  // Proves GX-14.4 and GX-14.6.
  it("is looked up on the cylinder, and the starting column is not part of its number", () => {
    const board = boardOf("IIB");
    expect(lineOf(board, true, [1, 1])).toBe(1);
    expect(lineOf(board, true, [6, 6])).toBe(9);
    expect(lineOf(board, false, [4, 5])).toBe(4);
    expect(lineOf(board, false, [1, 5])).toBe(0);
    expect(lineOf(board, false, 14)).toBe(4);
  });
});
