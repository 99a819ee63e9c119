import type { Event } from "../../protocol/battleship-galaxies";

/** Events that are kept for the log; older ones are forgotten. */
const LONGEST = 1000;

/** More events at the end of a log. */
export const appended = (log: readonly Event[], events: readonly Event[]): readonly Event[] =>
  [...log, ...events].slice(-LONGEST);

/**
 * The log as the server told it, and what was heard while it was on its way. Its end may be what was heard first: that is not
 * written twice.
 */
export function joinLogs(past: readonly Event[], heard: readonly Event[]): readonly Event[] {
  const [ends, begins] = [past, heard].map((events) => events.map((event) => JSON.stringify(event)));
  let shared = Math.min(past.length, heard.length);
  while (shared > 0 && !begins?.slice(0, shared).every((text, n) => text === ends?.[past.length - shared + n]))
    shared--;
  return appended(past, heard.slice(shared));
}
