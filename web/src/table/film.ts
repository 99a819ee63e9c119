import { applySet } from "../net/patch";
import type { Film, GameInfo } from "../protocol/protocol";

/** The longest a replay stands still between two frames, in milliseconds: nobody watches people think. */
export const LONGEST_PAUSE_MS = 1500;

/** Every state of a film, the start first. States share what did not change between them. */
export function unroll(film: Film): GameInfo[] {
  const states = [film.start];
  let state = film.start;
  for (const frame of film.frames) {
    state = applySet(state, frame.set);
    states.push(state);
  }
  return states;
}

/** How long to wait at state `index` before the next one. */
export function pauseAfter(film: Film, index: number): number {
  const next = film.frames[index];
  if (!next) return 0;
  const here = index === 0 ? 0 : (film.frames[index - 1]?.at ?? 0);
  return Math.min(LONGEST_PAUSE_MS, Math.max(200, next.at - here));
}
