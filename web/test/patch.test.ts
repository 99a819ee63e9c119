import { describe, expect, it } from "vitest";
import { applyChanges, BadPatch, type Changes } from "../src/net/patch";
import cases from "./update-cases.json";

const applySet = <T extends object>(document: T, set: Record<string, unknown>): T => applyChanges(document, { set });

describe("applyChanges", () => {
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

  it("removes keys", () => {
    expect(applyChanges(doc, { set: {}, del: ["table"] })).toEqual({ game: doc.game });
    for (const path of ["nothing", "game/view/hand/0", "table/code/x"])
      expect(() => applyChanges(doc, { set: {}, del: [path] })).toThrow(BadPatch);
  });

  it("removes and inserts list elements", () => {
    const hand = (...splice: [number, number, ...unknown[]]): unknown =>
      applyChanges(doc, { set: {}, splice: { "game/view/hand": splice } }).game.view.hand;
    expect(hand(1, 1)).toEqual([1, 3]);
    expect(hand(3, 0, 4, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(hand(0, 2, 9)).toEqual([9, 3]);
    expect(() => hand(4, 0)).toThrow(BadPatch);
    expect(() => hand(2, 2)).toThrow(BadPatch);
    expect(() => hand(-1, 1)).toThrow(BadPatch);
    expect(() => applyChanges(doc, { set: {}, splice: { table: [0, 0] } })).toThrow(BadPatch);
    expect(() => applySet(doc, { "game/view/hand/3": 4 })).toThrow(BadPatch);
    expect(() => applySet(doc, { "game/view/hand/x": 4 })).toThrow(BadPatch);
  });

  it("leads to the new value in every case of the server's tests", () => {
    expect(cases.length).toBeGreaterThan(50);
    for (const { old, changes, new: expected } of cases as unknown as { old: unknown; changes: Changes; new: unknown }[]) {
      const before = structuredClone(old);
      expect(applyChanges({ doc: old }, changes)).toEqual({ doc: expected });
      expect(old).toEqual(before);
    }
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

  it("never reaches the prototype", () => {
    expect(() => applySet({}, { "__proto__/polluted": true })).toThrow(BadPatch);
    expect(() => applySet({}, { __proto__x: 1, "constructor/prototype/polluted": true })).toThrow(BadPatch);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
