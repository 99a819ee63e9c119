import { asRecord, readJson, writeJson } from "../lib/storage";

const KEY = "hangar.seats";
const KEPT = 40;

/** The token of one seat, as stored in this browser. */
export interface Key {
  token: string;
  /** When it was last used; the oldest are removed first. */
  used: number;
}

/** Reads stored tokens; damaged ones are left out. */
export function parseKeys(stored: unknown): Record<string, Key> {
  const keys: Record<string, Key> = {};
  for (const [code, value] of Object.entries(asRecord(stored))) {
    const { token, used } = asRecord(value);
    if (typeof token === "string" && token !== "") keys[code] = { token, used: typeof used === "number" ? used : 0 };
  }
  return keys;
}

/** Adds a token, and removes the least recently used beyond the limit. */
export function withKey(keys: Record<string, Key>, code: string, key: Key): Record<string, Key> {
  const all = Object.entries({ ...keys, [code]: key }).sort(([, a], [, b]) => b.used - a.used);
  return Object.fromEntries(all.slice(0, KEPT));
}

/** The token of the seat of this browser at a table. */
export function tokenFor(code: string): string | null {
  return parseKeys(readJson(KEY))[code]?.token ?? null;
}

/** Stores the token of a seat. */
export function keepToken(code: string, token: string): void {
  writeJson(KEY, withKey(parseKeys(readJson(KEY)), code, { token, used: Date.now() }));
}

/** Removes the token of a lost seat. */
export function forgetToken(code: string): void {
  const keys = parseKeys(readJson(KEY));
  delete keys[code];
  writeJson(KEY, keys);
}

/** The codes of the tables where this browser holds a seat, most recent first. */
export function tablesWithSeat(): string[] {
  return Object.entries(parseKeys(readJson(KEY)))
    .sort(([, a], [, b]) => b.used - a.used)
    .map(([code]) => code);
}
