import type { Hex } from "../protocol/battleship-galaxies";

/*
 * Where spaces are on the screen: pointy-top hexes in axial coordinates (BG-3.1), `r` downwards. The unit is the radius of a
 * space, so that a board of any size has the same numbers.
 */

export const WIDTH = Math.sqrt(3);
export const RADIUS = 1;

export interface Point {
  x: number;
  y: number;
}

/** The centre of a space. */
export function centre([q, r]: Hex): Point {
  return { x: WIDTH * (q + r / 2), y: 1.5 * r };
}

/** The space at a point. */
export function hexAt({ x, y }: Point): Hex {
  const r = y / 1.5;
  const q = x / WIDTH - r / 2;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(-q - r);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return [rq + 0, rr + 0];
}

export const same = (a: Hex, b: Hex): boolean => a[0] === b[0] && a[1] === b[1];
export const key = ([q, r]: Hex): string => `${q},${r}`;

/** The outline of a space as the points of a polygon; `size` under 1 leaves a gap to its neighbours. */
export function outline(hex: Hex, size = 1): string {
  const { x, y } = centre(hex);
  return corners(size)
    .map((corner) => `${round(x + corner.x)},${round(y + corner.y)}`)
    .join(" ");
}

function corners(size: number): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 180) * (60 * corner - 90);
    return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
  });
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** E, SE, SW, W, NW, NE: clockwise from the east (BG-3.2). */
export const STEPS: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
export const DIRECTIONS = ["E", "SE", "SW", "W", "NW", "NE"] as const;

export const plus = (a: Hex, b: Hex): Hex => [a[0] + b[0], a[1] + b[1]];

/** An offset turned clockwise by sixths of a full turn. */
export function turned([q, r]: Hex, turns: number): Hex {
  let hex: Hex = [q, r];
  for (let left = ((turns % 6) + 6) % 6; left > 0; left -= 1) hex = [-hex[1], hex[0] + hex[1]];
  return [hex[0] + 0, hex[1] + 0];
}

export function distance(a: Hex, b: Hex): number {
  const [dq, dr] = [a[0] - b[0], a[1] - b[1]];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The middle of the spaces that a base or a tile covers. */
export function middle(spaces: readonly Hex[]): Point {
  const points = spaces.map(centre);
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
}

/** The border around a set of spaces as one path: only edges that no other space of the set shares. */
export function border(spaces: readonly Hex[], size = 1): string {
  const covered = new Set(spaces.map(key));
  const points = corners(size);
  // The edge between corners n and n+1 faces this direction.
  const facing: readonly Hex[] = [
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
  ];
  let path = "";
  for (const space of spaces) {
    const { x, y } = centre(space);
    facing.forEach((step, edge) => {
      if (covered.has(key(plus(space, step)))) return;
      const [from, to] = [points[edge], points[(edge + 1) % 6]];
      if (from && to) path += `M${round(x + from.x)} ${round(y + from.y)}L${round(x + to.x)} ${round(y + to.y)}`;
    });
  }
  return path;
}
