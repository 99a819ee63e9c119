import type { FilmModel } from "./model";

/** How many columns a film has: a turn each, the last without actions (SA-5.3). */
export function columns(model: FilmModel): number {
  return model.reel.level === "test_run" ? 8 : 13;
}

/** The turn with which the flight ended: a lost ship has no turns after it. */
export function lastTurn(model: FilmModel): number {
  return model.turns.at(-1)?.turn ?? columns(model);
}

/** Where a shot lies, in columns: 2.5 is the middle of turn 3. A turn begins just after its left edge, which is the end of the one before. */
export function positionOf(model: FilmModel, index: number): number {
  const mark = model.turns.find((turn) => index <= turn.last) ?? model.turns.at(-1);
  if (!mark || index <= 0) return 0;
  return mark.turn - 1 + (index - mark.first + 1) / (mark.last - mark.first + 2);
}

/** The shot at a place; beyond a lost ship there is only its end. */
export function indexAt(model: FilmModel, position: number): number {
  const last = model.shots.length - 1;
  if (position <= 0) return 0;
  const mark = model.turns.find((turn) => turn.turn === Math.floor(position) + 1);
  if (!mark) return last;
  const within = position - Math.floor(position);
  return Math.min(mark.last, mark.first - 1 + Math.round(within * (mark.last - mark.first + 2)));
}
