import { asRecord, readJson, writeJson } from "../../lib/storage";

const KEY = "space-alert-academy";

/** How far somebody is, in this browser. */
export interface Progress {
  /** Exercises done and flights flown. */
  done: readonly string[];
  /** The step on which each lesson was left, from 1. */
  at: Readonly<Record<string, number>>;
}

export function readProgress(): Progress {
  const stored = readJson(KEY);
  // The first version kept only a list of exercises.
  const { done, at } = Array.isArray(stored) ? { done: stored, at: {} } : asRecord(stored);
  const steps = Object.entries(asRecord(at)).filter((entry): entry is [string, number] =>
    Number.isSafeInteger(entry[1]),
  );
  return {
    done: Array.isArray(done) ? done.filter((id) => typeof id === "string") : [],
    at: Object.fromEntries(steps),
  };
}

/** Something was done: an exercise, or a flight. */
export function markDone(id: string): Progress {
  const { done, at } = readProgress();
  if (!done.includes(id)) writeJson(KEY, { done: [...done, id], at });
  return readProgress();
}

/** The step on which somebody is, to come back to. */
export function markPlace(lesson: string, step: number): Progress {
  const { done, at } = readProgress();
  writeJson(KEY, { done, at: { ...at, [lesson]: step } });
  return readProgress();
}
