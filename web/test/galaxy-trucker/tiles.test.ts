import { describe, expect, it } from "vitest";
import type { Strike } from "../../src/galaxy-trucker/art/ship-parts";
import { boxOf } from "../../src/galaxy-trucker/art/ship-box";
import { bandOf } from "../../src/galaxy-trucker/art/strike-band";
import { boardOf, codeOf, enginesByFront } from "../../src/galaxy-trucker/tiles";

describe("a ship of class IA", () => {
  // Proves GX-5.9: engines that do not point to the rear of the chosen direction are lost.
  it("keeps the engines that point back, for each side that may become the front", () => {
    const cells = Array.from({ length: 60 }, () => 0);
    const [ENGINE, DOUBLE, ENGINE_CANNON, CANNON] = [64, 74, 154, 90];
    cells[22] = codeOf(ENGINE, 0);
    cells[23] = codeOf(DOUBLE, 1);
    cells[24] = codeOf(ENGINE_CANNON, 1);
    cells[32] = codeOf(CANNON, 3);
    expect(enginesByFront(cells)).toEqual([1, 2, 0, 0]);
  });
});

describe("the band of a hazard", () => {
  const board = boardOf("II");
  const box = boxOf(board, null, false);
  const strike = (from: Strike["hazard"]["from"], at: number | null): Strike => ({
    hazard: { kind: "meteor", size: "large", from },
    roll: 7,
    at,
    ended: at === null ? "miss" : "hit",
  });

  it("runs along its line to what it strikes, or across the board", () => {
    const column = board.columns.indexOf(7);
    const square = board.squares.find((one) => one % 10 === column)!;
    const band = bandOf(board, box, strike("front", square), 7)!;
    expect(band).toMatchObject({ x: column * 100, width: 100, sx: band.ex, sy: box.top * 100 });
    expect(band.ey).toBe(Math.floor(square / 10) * 100 + 50);
    expect(bandOf(board, box, strike("front", null), 7)?.ey).toBe(box.y + box.height);
  });

  it("is not there beside the board", () => {
    expect(bandOf(board, box, strike("front", null), 3)).toBeNull();
    expect(bandOf(board, box, strike("left", null), 12)).toBeNull();
  });
});
