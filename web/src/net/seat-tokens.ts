import { asRecord, readJson, writeJson } from "../lib/storage";

const KEY = "hangar.seats";
const KEPT = 40;

/** The key to one seat, as this browser keeps it. */
export interface Key {
  token: string;
  /** When it was last used, to forget the oldest first. */
  used: number;
}

/** Reads stored keys; what is damaged is left out. */
export function parseKeys(stored: unknown): Record<string, Key> {
  const keys: Record<string, Key> = {};
  for (const [code, value] of Object.entries(asRecord(stored))) {
    const { token, used } = asRecord(value);
    if (typeof token === "string" && token !== "") keys[code] = { token, used: typeof used === "number" ? used : 0 };
  }
  return keys;
}

/** The keys with one more, the least recently used forgotten beyond what is kept. */
export function withKey(keys: Record<string, Key>, code: string, key: Key): Record<string, Key> {
  const all = Object.entries({ ...keys, [code]: key }).sort(([, a], [, b]) => b.used - a.used);
  return Object.fromEntries(all.slice(0, KEPT));
}

/** The token for the seat this browser holds at a table. */
export function tokenFor(code: string): string | null {
  return parseKeys(readJson(KEY))[code]?.token ?? null;
}

/** Keeps the token of a seat. */
export function keepToken(code: string, token: string): void {
  writeJson(KEY, withKey(parseKeys(readJson(KEY)), code, { token, used: Date.now() }));
}

/** The seat is no longer ours. */
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
