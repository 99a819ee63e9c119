import { readJson, writeJson } from "../../lib/storage";

/*
 * Which flights this browser has seen to their end. A list or a title does not say how the others ended.
 */

const KEY = "space-alert-seen";
/** More than anybody flies in an evening; older ones were seen long ago. */
const KEPT = 50;

const seen = (): string[] => {
  const kept = readJson(KEY);
  return Array.isArray(kept) ? kept.filter((flight) => typeof flight === "string") : [];
};

/** Whether this browser has seen how the flight ended. */
export const wasSeen = (flight: string): boolean => seen().includes(flight);

/** From now on it is told at once. */
export function markSeen(flight: string): void {
  if (!wasSeen(flight)) writeJson(KEY, [...seen(), flight].slice(-KEPT));
}

/** What the flight of a table is remembered by: the table and the number of the mission in its campaign. */
export const flightId = (code: string, mission: number): string => `${code}/${mission}`;
