import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Draft } from "../src/lobby/setup-draft.svelte";

let sent: unknown[] = [];
let draft: Draft;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  draft = new Draft((setup) => sent.push(setup));
});

afterEach(() => {
  vi.useRealTimers();
});

it("sends the last of many quick choices, once", () => {
  draft.choose({ a: 1 });
  draft.choose({ a: 2 });
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(sent).toEqual([{ a: 2 }]);
  draft.send();
  expect(sent.length).toBe(1);
});

it("is sent before the start of the game", () => {
  draft.choose({ a: 1 });
  draft.send();
  expect(sent).toEqual([{ a: 1 }]);
  vi.advanceTimersByTime(300);
  expect(sent.length).toBe(1);
});

it("keeps a choice when an earlier one is answered", () => {
  draft.choose({ a: 1, b: 0 });
  vi.advanceTimersByTime(300);
  draft.choose({ a: 1, b: 1 });
  draft.heard({ a: 1, b: 0 });
  expect(draft.setup).toEqual({ a: 1, b: 1 });
  vi.advanceTimersByTime(300);
  // The same, with a late answer.
  draft.heard({ b: 0, a: 1 });
  expect(draft.setup).toEqual({ a: 1, b: 1 });
  draft.heard({ b: 1, a: 1 });
  expect(draft.setup).toBeNull();
});

it("gives way to a different setup from the server", () => {
  draft.choose({ a: 9 });
  vi.advanceTimersByTime(300);
  draft.heard({ a: 0 });
  expect(draft.setup).toEqual({ a: 9 });
  vi.advanceTimersByTime(6000);
  expect(draft.setup).toBeNull();
});
