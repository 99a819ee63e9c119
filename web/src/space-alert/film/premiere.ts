import { readJson, writeJson } from "../../lib/storage";

/*
 * Which flights this browser has seen to their end. A crew watches its flight before it is told how it ended: that is what the
 * Action Round was for. Who has seen it, or comes back, is told at once.
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

/** What a film that came as a link is remembered by: its fragment, without the place in it. */
export function filmId(fragment: string): string {
  const data = fragment.split("&")[0] ?? "";
  let hash = 0;
  for (let at = 0; at < data.length; at++) hash = (Math.imul(hash, 31) + data.charCodeAt(at)) | 0;
  return `film/${(hash >>> 0).toString(36)}`;
}
