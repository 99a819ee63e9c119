import { applyChanges } from "../net/patch";
import type { TableReplay, GameInfo } from "../protocol/protocol";

/** The longest pause between two frames of a replay, in milliseconds. */
export const LONGEST_PAUSE_MS = 1500;

/** Every state of a film, the start first. States share what did not change between them. */
export function unroll(film: TableReplay): GameInfo[] {
  const states = [film.start];
  let state = film.start;
  for (const frame of film.frames) {
    state = applyChanges(state, frame);
    states.push(state);
  }
  return states;
}

/** How long to wait at state `index` before the next one. */
export function pauseAfter(film: TableReplay, index: number): number {
  const next = film.frames[index];
  if (!next) return 0;
  const here = index === 0 ? 0 : (film.frames[index - 1]?.at ?? 0);
  return Math.min(LONGEST_PAUSE_MS, Math.max(200, next.at - here));
}
