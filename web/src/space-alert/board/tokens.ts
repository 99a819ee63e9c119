import type { Scheduled, Snapshot, Station, System, ThreatSnapshot, Track, Zone } from "../../protocol/space-alert";
import { cardFacts } from "../catalogue";
import { TRACKS, ZONES, type Layout, type LayoutKind, type Point } from "./geometry";

/** What the pointer or the focus is on. */
export type Hovered = { kind: "threat"; threat: number } | { kind: "system"; station: Station; system: System };

/** Lanes that something reaches, and how many squares of them from the ship. */
export interface Reach {
  tracks: readonly Track[];
  squares: number;
}

/** A threat's token on its trajectory. All that is on it is given from the middle of its drawing. */
export interface TrackToken extends Point {
  /** Index into the threats. */
  threat: number;
  /** What it covers: drawing, number and figures. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How large its drawing is. */
  size: number;
  /** The square that it is on, where others there made it step aside. */
  pin: Point | null;
}

/** The trajectory that a threat is on: the announced one, unless it has jumped to another (NF-3.7.1). */
export const trackOf = (scheduled: Scheduled, state: ThreatSnapshot | undefined): Track =>
  state?.track ?? scheduled.track;

/** Whether lasers of every zone can hit it (NF-3.8.4). */
export const coversAll = (scheduled: Scheduled | undefined): boolean =>
  scheduled !== undefined &&
  cardFacts(scheduled.threat)?.special.some(({ text }) => text.id === "sa-trait-covers-all") === true;

/** Where a threat that covers all trajectories is on those that it was not announced on: as far from the ship (NF-3.8.2). */
export function presenceOf(layout: Layout, zone: Zone, state: ThreatSnapshot): Point {
  return layout.square(zone, Math.max(1, state.position));
}

/** The zones of the other trajectories that a threat in play covers. */
export function alsoOn(scheduled: Scheduled, state: ThreatSnapshot | undefined): Zone[] {
  if (state?.fate !== "in_play" || !coversAll(scheduled)) return [];
  return ZONES.filter((zone) => zone !== trackOf(scheduled, state));
}

/** A threat's token inside the ship. */
export interface InsideToken extends Point {
  threat: number;
  station: Station;
  /** Which of the stations it is in: whatever walks keeps its token. */
  part: number;
}

/** Room for the number of a threat, before its drawing, and for its figures, behind it. */
export const FIGURES: Record<LayoutKind, { number: number; stats: number }> = {
  wide: { number: 12, stats: 28 },
  tall: { number: 7, stats: 17 },
};

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
 * The tokens on the four trajectories, each on its square. Those that would cover one another stand side by side, and are pinned
 * to the squares that they are on.
 */
export function trackTokens(layout: Layout, threats: readonly Scheduled[], snapshot: Snapshot): TrackToken[] {
  const present = threats.flatMap((scheduled, threat) => {
    const state = snapshot.threats[threat];
    if (state?.fate !== "in_play") return [];
    const track = trackOf(scheduled, state);
    return [{ threat, track, at: layout.square(track, Math.max(1, state.position)) }];
  });
  const { number, stats } = FIGURES[layout.kind];
  return TRACKS.flatMap((track): TrackToken[] => {
    const lane = present.filter((token) => token.track === track);
    if (track === "internal") return alongTheKeel(layout, lane);
    const size = layout.measures.token.size;
    const face = { size, left: -size / 2 - number, right: size / 2 + stats, top: -size / 2, bottom: size / 2 };
    const width = face.right - face.left;
    const columns = Math.max(1, Math.min(3, Math.floor((2 * layout.lane + 4) / (width + 2))));
    // The nearest to the ship chooses first; the column on the track itself is the best one.
    const order = columns === 1 ? [0] : columns === 2 ? [0, 1] : [0, 1, -1];
    const taken = order.map((): (typeof lane)[number][] => []);
    for (const token of lane.toSorted((a, b) => b.at.y - a.at.y)) {
      const free = taken.findIndex((column) => column.every((other) => Math.abs(other.at.y - token.at.y) >= size));
      const fewest = taken.reduce((best, column, i) => (column.length < (taken[best]?.length ?? 0) ? i : best), 0);
      taken[free < 0 ? fewest : free]?.push(token);
    }
    return taken.flatMap((column, index) => {
      column.sort((a, b) => a.at.y - b.at.y);
      // Only the column on the track itself is clear of the track's name.
      const onTrack = columns === 3 ? index === 0 : taken.every((other, i) => i === index || other.length === 0);
      const ends = [onTrack ? 3 : layout.trackHead(track).y + 7, layout.square(track, 1).y + size / 2] as const;
      const places = lineUp(
        column.map(({ at }) => ({ at: at.y, before: size / 2 + 0.5, after: size / 2 + 0.5 })),
        ends,
      );
      // With two columns the track runs between them, unless the second is not needed.
      const shift =
        columns === 2
          ? onTrack
            ? 0
            : ((order[index] ?? 0) - 0.5) * (width + 1) - (face.left + face.right) / 2
          : (order[index] ?? 0) * (width + 8);
      return column.map(({ threat, at }, i) => {
        const [x, y] = [at.x + shift, places[i] ?? at.y];
        const aside = Math.abs(shift) > 1 || Math.abs(y - at.y) > Math.max(3, layout.squareStep * 0.4);
        return { threat, x, y, ...face, pin: aside ? { x: at.x - x, y: at.y - y } : null };
      });
    });
  });
}

/** On the internal trajectory: one after the other, each as near to its square as can be. */
function alongTheKeel(layout: Layout, lane: { threat: number; at: Point }[]): TrackToken[] {
  const { number, stats } = FIGURES[layout.kind];
  const size = Math.min(layout.measures.token.size, layout.insideBand.h - 2);
  const face = { size, left: -size / 2 - number, right: size / 2 + stats, top: -size / 2, bottom: size / 2 };
  lane.sort((a, b) => a.at.x - b.at.x);
  const ends = [layout.trackHead("internal").x + (layout.kind === "wide" ? 36 : 24), layout.width - 2] as const;
  const places = lineUp(
    lane.map(({ at }) => ({ at: at.x, before: 0.5 - face.left, after: 0.5 + face.right })),
    ends,
  );
  return lane.map(({ threat, at }, index) => {
    const x = places[index] ?? at.x;
    const aside = Math.abs(x - at.x) > Math.abs(layout.measures.inside.step) * 0.4;
    return { threat, x, y: at.y, ...face, pin: aside ? { x: at.x - x, y: 0 } : null };
  });
}

/**
 * Where intruders stand. Malfunctions are shown on the desks they cover and have no token in the room; the caller
 * says which threats are malfunctions.
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
