import { describe, expect, it } from "vitest";
import { applySet, BadPatch } from "../src/net/patch";

describe("applySet", () => {
  const doc = { game: { view: { hand: [1, 2, 3], seats: [{ points: 0 }, { points: 1 }] } }, table: { code: "ABCD" } };

  it("sets a value at a path, in objects and lists", () => {
    const next = applySet(doc, { "game/view/hand/2": 9, "table/code": "WXYZ" });
    expect(next.game.view.hand).toEqual([1, 2, 9]);
    expect(next.table.code).toBe("WXYZ");
  });

  it("leaves the old document as it was", () => {
    const before = structuredClone(doc);
    applySet(doc, { "game/view/seats/0/points": 5, "game/view/hand": [] });
    expect(doc).toEqual(before);
  });

  it("keeps the identity of what did not change", () => {
    const next = applySet(doc, { "game/view/seats/0/points": 5 });
    expect(next.table).toBe(doc.table);
    expect(next.game.view.hand).toBe(doc.game.view.hand);
    expect(next.game.view.seats[1]).toBe(doc.game.view.seats[1]);
    expect(next.game.view.seats[0]).not.toBe(doc.game.view.seats[0]);
  });

  it("appends one past the end and no further", () => {
    expect(applySet(doc, { "game/view/hand/3": 4 }).game.view.hand).toEqual([1, 2, 3, 4]);
    expect(applySet(doc, { "game/view/hand/3": 4, "game/view/hand/4": 5 }).game.view.hand).toEqual([1, 2, 3, 4, 5]);
    expect(() => applySet(doc, { "game/view/hand/5": 4 })).toThrow(BadPatch);
    expect(() => applySet(doc, { "game/view/hand/x": 4 })).toThrow(BadPatch);
  });

  it("reads ~1 as a slash and ~0 as a tilde", () => {
    expect(applySet({ "a/b": 1, "c~d": 2, "~1": 3 }, { "a~1b": 4, "c~0d": 5, "~01": 6 })).toEqual({
      "a/b": 4,
      "c~d": 5,
      "~1": 6,
    });
  });

  it("adds members and turns null into an object", () => {
    const game: { game: object | null } = { game: null };
    expect(applySet(game, { game: { view: 1 } })).toEqual({ game: { view: 1 } });
    expect(() => applySet(game, { "game/view": 1 })).toThrow(BadPatch);
  });

  it("replaces the whole document for the empty path", () => {
    expect(applySet(doc, { "": { other: 1 } })).toEqual({ other: 1 });
  });

  it("never reaches the prototype", () => {
    expect(() => applySet({}, { "__proto__/polluted": true })).toThrow(BadPatch);
    expect(() => applySet({}, { __proto__x: 1, "constructor/prototype/polluted": true })).toThrow(BadPatch);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
