import type { Direction, Hex } from "../../protocol/battleship-galaxies";
import { DIRECTIONS, distance, same, STEPS } from "../hex";

/*
 * A way that the reader draws space by space: past ECM and debris, or through a tile. The server says whether it can be flown.
 */

/** The end of the base that leads, and the spaces of the way with its start. */
export interface Route {
  end: number;
  way: Hex[];
}

export const EMPTY: Route = { end: 0, way: [] };

/** The way with one more space; a space on it shortens it, a space that is not beside its end changes nothing. */
export function extended(route: Route, hex: Hex, ends: readonly Hex[]): Route {
  const { way } = route;
  const last = way.at(-1);
  if (!last) {
    const end = ends.findIndex((space) => distance(space, hex) === 1);
    const start = ends[end];
    return start ? { end, way: [start, hex] } : route;
  }
  const known = way.findIndex((space) => same(space, hex));
  if (known >= 0) return { ...route, way: way.slice(0, known + 1) };
  return distance(last, hex) === 1 ? { ...route, way: [...way, hex] } : route;
}

/** The directions of a way. */
export function directionsOf({ way }: Route): Direction[] {
  return way.slice(1).map((space, n) => {
    const from = way[n] ?? space;
    const step = STEPS.findIndex(([q, r]) => from[0] + q === space[0] && from[1] + r === space[1]);
    return DIRECTIONS[Math.max(0, step)] ?? "E";
  });
}
