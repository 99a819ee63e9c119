import type { Scheduled, Snapshot, Station, System, Track } from "../../protocol/space-alert";
import { LONGEST, TRACKS, type Layout, type Point } from "./geometry";

/** What the pointer or the focus is on. */
export type Hovered = { kind: "threat"; threat: number } | { kind: "system"; station: Station; system: System };

/** Lanes that something reaches, and how many squares of them from the ship. */
export interface Reach {
  tracks: readonly Track[];
  squares: number;
}

/** A threat's token on its trajectory. All that is on it is given from its middle. */
export interface TrackToken extends Point {
  /** Index into the threats. */
  threat: number;
  /** How far the plate goes to the left and to the right. */
  left: number;
  right: number;
  /** Where its number is written. */
  number: number;
  /** Its picture, and how large that is; nothing where the figures need the room. */
  picture: { x: number; size: number } | null;
  /** Where what is left of it and its shield are written, or where its plate becomes a field with what is left of it alone. */
  figures: { all: number } | { field: number };
  /** The square that it is on, where others there made it step aside. */
  pin: Point | null;
}

/** A threat's token inside the ship. */
export interface InsideToken extends Point {
  threat: number;
  station: Station;
  /** Which of the stations it is in: whatever walks keeps its token. */
  part: number;
}

type Face = Pick<TrackToken, "left" | "right" | "picture" | "number" | "figures">;

/** What is left of a threat and its shield, in figures. */
const STATS = 51;
/** The number of a threat. */
const NUMBER = 13;
/** Less than this is no picture. */
const PICTURE = 12;

/** The field with what is left of a threat: one figure, or two. */
const fieldFor = (left: number): number => (left > 9 ? 22 : 13);

/** In a lane that falls: number, picture and figures side by side, as much of it as there is room for. */
function falling(half: number, left: number): Face {
  if (half > 30)
    return { left: -half, right: half, number: 8 - half, picture: { x: 25 - half, size: 26 }, figures: { all: -1 } };
  const field = half - fieldFor(left);
  const free = field - (NUMBER - 1 - half);
  const picture = free < PICTURE ? null : { x: field - free / 2, size: Math.min(free, 20) };
  return { left: -half, right: half, number: 6.5 - half, picture, figures: { field } };
}

/** On a line of squares: the picture on its square, the number before it, and what is left of it behind. */
function short(size: number, left: number): Face {
  const half = size / 2;
  return {
    left: -half - NUMBER,
    right: half + fieldFor(left),
    number: -half - 6,
    picture: { x: 0, size },
    figures: { field: half },
  };
}

/** The same with all figures, where the line is free: behind it, or ahead of it. */
function long(size: number, where: "behind" | "ahead"): Face {
  const half = size / 2;
  const face = { picture: { x: 0, size }, number: -half - 5 };
  return where === "behind"
    ? {
        ...face,
        left: -half - NUMBER - STATS,
        right: half,
        number: -half - STATS - 5,
        figures: { all: -half - STATS + 6 },
      }
    : { ...face, left: -half - NUMBER, right: half + STATS, figures: { all: half + 8 } };
}

/**
 * Puts things of a certain length one after the other as near as can be to where each of them wants to be, and between two ends.
 * Each is given from its middle, in the order in which they want to stand.
 */
export function lineUp(
  things: readonly { at: number; before: number; after: number }[],
  [first, last]: readonly [number, number],
): number[] {
  // How far each stands from the first when nothing is between them; the rest must not run backwards.
  const offsets: number[] = [];
  for (const [index, thing] of things.entries()) {
    const previous = things[index - 1];
    offsets.push(previous ? (offsets[index - 1] ?? 0) + previous.after + thing.before : 0);
  }
  const blocks: { sum: number; count: number }[] = [];
  for (const [index, { at }] of things.entries()) {
    let block = { sum: at - (offsets[index] ?? 0), count: 1 };
    for (let back = blocks.at(-1); back && back.sum / back.count > block.sum / block.count; back = blocks.at(-1)) {
      blocks.pop();
      block = { sum: back.sum + block.sum, count: back.count + block.count };
    }
    blocks.push(block);
  }
  const [head, tail] = [things[0], things.at(-1)];
  const room = [first + (head?.before ?? 0), last - (tail?.after ?? 0) - (offsets.at(-1) ?? 0)] as const;
  return blocks
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((at, index) => Math.max(room[0], Math.min(room[1], at)) + (offsets[index] ?? 0));
}

/**
 * The tokens on the four trajectories. Each shows what is left of it. Those on the same square stand one behind the other beside
 * it, and are pinned to it.
 */
export function trackTokens(layout: Layout, threats: readonly Scheduled[], snapshot: Snapshot): TrackToken[] {
  const present = threats.flatMap((scheduled, threat) => {
    const state = snapshot.threats[threat];
    if (state?.fate !== "in_play") return [];
    const { x, y } = layout.square(scheduled.track, Math.max(1, state.position));
    return [{ threat, track: scheduled.track, left: state.hit_points - state.damage, x, y }];
  });
  const { size } = layout.measures.token;
  const half = size / 2;
  const aside = layout.squareStep * 0.4;
  return TRACKS.flatMap((track): TrackToken[] => {
    const lane = present.filter((token) => token.track === track);
    if (!layout.runsAcross(track)) {
      lane.sort((a, b) => a.y - b.y);
      const ends = [layout.square(track, LONGEST).y - half, layout.square(track, 1).y + half] as const;
      const places = lineUp(
        lane.map(({ y }) => ({ at: y, before: half + 0.5, after: half + 0.5 })),
        ends,
      );
      return lane.map(({ threat, left, x, y }, index) => {
        const at = places[index] ?? y;
        const face = falling(layout.lane - 2, left);
        return { threat, x, y: at, ...face, pin: Math.abs(at - y) > aside ? { x: 0, y: y - at } : null };
      });
    }
    lane.sort((a, b) => a.x - b.x);
    const ends = [layout.trackHead(track).x + 18, layout.width - 2] as const;
    const faces = lane.map(({ left, x }, index): Face => {
      const face = short(size, left);
      const [back, front] = [lane[index - 1], lane[index + 1]];
      const clear = (wide: Face): boolean =>
        x + wide.left >= (back ? back.x + short(size, back.left).right : ends[0]) &&
        x + wide.right <= (front ? front.x + short(size, front.left).left : ends[1]);
      // Whatever is ahead may have its own figures behind it.
      const roomy = !front || front.x - x > STATS * 2 + size + 2 * NUMBER;
      // What comes aboard has no shield.
      if (track === "internal") return face;
      if (clear(long(size, "behind"))) return long(size, "behind");
      return roomy && clear(long(size, "ahead")) ? long(size, "ahead") : face;
    });
    const places = lineUp(
      lane.map(({ x }, index) => ({
        at: x,
        before: 0.5 - (faces[index]?.left ?? 0),
        after: 0.5 + (faces[index]?.right ?? 0),
      })),
      ends,
    );
    return lane.flatMap(({ threat, x, y }, index) => {
      const [at, face] = [places[index] ?? x, faces[index]];
      return face ? [{ threat, x: at, y, ...face, pin: Math.abs(at - x) > aside ? { x: x - at, y: 0 } : null }] : [];
    });
  });
}

/**
 * Where intruders stand. Malfunctions are shown on the desks they cover and have no token in the room; whoever is a
 * malfunction is told by the caller.
 */
export function insideTokens(
  layout: Layout,
  threats: readonly Scheduled[],
  snapshot: Snapshot,
  walks: (threat: number) => boolean,
): InsideToken[] {
  const crowd = new Map<Station, number>();
  return threats.flatMap((_, threat) => {
    const state = snapshot.threats[threat];
    if (!state || state.fate === "waiting" || state.fate === "destroyed" || !walks(threat)) return [];
    return state.at.map((station, part) => {
      const index = crowd.get(station) ?? 0;
      crowd.set(station, index + 1);
      return { threat, station, part, ...layout.lair(station, index) };
    });
  });
}
