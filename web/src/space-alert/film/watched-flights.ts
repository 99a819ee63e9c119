import { readJson, writeJson } from "../../lib/storage";

/*
 * Flights that this browser has shown to their end. Lists hide the results of the others.
 */

const KEY = "space-alert-seen";
/** How many flights are remembered. */
const KEPT = 50;

const seen = (): string[] => {
  const kept = readJson(KEY);
  return Array.isArray(kept) ? kept.filter((flight) => typeof flight === "string") : [];
};

/** Whether this browser has seen how the flight ended. */
export const wasSeen = (flight: string): boolean => seen().includes(flight);

/** Marks a flight as watched. */
export function markSeen(flight: string): void {
  if (!wasSeen(flight)) writeJson(KEY, [...seen(), flight].slice(-KEPT));
}

/** What the flight of a table is remembered by: the table and the number of the mission in its campaign. */
export const flightId = (code: string, mission: number): string => `${code}/${mission}`;
