import { asRecord, readJson, remove, writeJson } from "../../lib/storage";

/*
 * The position in the soundtrack of a flight, kept in this browser, so that a reloaded page continues there.
 */

const KEY = "space-alert-companion-place";

/** Milliseconds of the mission of that seed; null forgets it. */
export function keepPlace(seed: number, position: number | null): void {
  if (position === null) remove(KEY);
  else writeJson(KEY, { seed, position });
}

/** Where that flight was, if it had begun. */
export function keptPlace(seed: number): number | null {
  const kept = asRecord(readJson(KEY));
  return kept.seed === seed && typeof kept.position === "number" && Number.isFinite(kept.position)
    ? kept.position
    : null;
}
