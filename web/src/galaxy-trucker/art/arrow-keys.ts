import type { Square } from "../../protocol/galaxy-trucker";
import { columnOf, rowOf } from "../tiles";

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isArrow = (key: string): boolean => key in STEPS;

/** The square that an arrow key leads to: the nearest one in that direction, rather straight ahead than aside. */
export function squareInDirection(key: string, from: Square, squares: readonly Square[]): Square | null {
  const [dx, dy] = STEPS[key] ?? [0, 0];
  let best: Square | null = null;
  let least = Infinity;
  for (const other of squares) {
    const x = columnOf(other) - columnOf(from);
    const y = rowOf(other) - rowOf(from);
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    const cost = along + 3 * aside;
    if (along > 0 && cost < least) [best, least] = [other, cost];
  }
  return best;
}
