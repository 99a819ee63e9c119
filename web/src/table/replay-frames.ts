import { applyChanges } from "../net/patch";
import type { TableReplay, GameInfo, TableInfo } from "../protocol/protocol";

/** The longest pause between two frames of a replay, in milliseconds. */
export const LONGEST_PAUSE_MS = 1500;

/** Every state of a film, the start first. States share unchanged parts. */
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

/** The table of a film for a board: everybody is connected, nobody is host. */
export function replayTable({ card }: TableReplay, over: boolean): TableInfo {
  const seats = card.names.length;
  return {
    code: card.code,
    game: card.game,
    setup: card.setup,
    stage: over ? "over" : "playing",
    host: null,
    listed: false,
    previous_host: null,
    range: { min: seats, max: seats },
    teams: [],
    seats: card.names.map((name) => ({
      name,
      held: "person",
      bot: null,
      ready: true,
      invited: false,
      online: true,
    })),
    watchers: 0,
    missing: null,
    rematch: null,
    rematch_by: null,
    rematch_same: false,
  };
}

/** Plays a film by keyboard: Space, arrows, Home and End, unless the key belongs to a field, a button or a map. */
export function playbackKey(
  event: KeyboardEvent,
  film: { index: number; last: number; go: (to: number) => void; toggle: () => void },
): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target;
  if (target instanceof Element && target.closest("input, select, textarea, button, a, svg[role=application]")) return;
  const moves: Record<string, () => void> = {
    " ": film.toggle,
    ArrowRight: () => film.go(film.index + 1),
    ArrowLeft: () => film.go(film.index - 1),
    Home: () => film.go(0),
    End: () => film.go(film.last),
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  move();
}
