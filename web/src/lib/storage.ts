/** localStorage that never throws: private windows and full disks only cost persistence, not the page. */
export function readJson(key: string): unknown {
  try {
    const raw = localStorage.getItem(key);
    return raw === null ? null : (JSON.parse(raw) as unknown);
  } catch {
    return null;
  }
}

/** Stores `value` as JSON under `key`; says whether it was kept. */
export function writeJson(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forgets `key`. */
export function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored, so nothing is left behind.
  }
}

/** The value as a plain object, or an empty one. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
