import { readJson, writeJson } from "../../lib/storage";

const KEY = "space-alert-academy";

/** The exercises done in this browser. */
export function readProgress(): string[] {
  const stored = readJson(KEY);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
}

export function markDone(id: string): string[] {
  const done = readProgress();
  if (!done.includes(id)) writeJson(KEY, [...done, id]);
  return readProgress();
}
