import type { Scheduled, Snapshot, Station, System, Track } from "../../protocol/space-alert";
import type { Layout, Point } from "./geometry";

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
  picture: number;
  /** Where its number is written: in a badge on the corner, over the corner of the picture, or beside it. */
  number: "badge" | "corner" | { x: number };
  /** Where what is left of it is written; nothing where there is no room. */
  stats: number | null;
}

/** A threat's token inside the ship. */
export interface InsideToken extends Point {
  threat: number;
  station: Station;
  /** Which of the stations it is in: whatever walks keeps its token. */
  part: number;
}

type Face = Pick<TrackToken, "left" | "right" | "picture" | "number" | "stats">;

/** What is left of a threat and its shield, in figures. */
const STATS = 51;

/** A token alone in a wide lane: number, picture and figures side by side. */
const spread = (half: number): Face => ({
  left: -half,
  right: half,
  picture: 25 - half,
  number: { x: 8 - half },
  stats: -1,
});

/** One in a narrow lane: there is room for the number and the picture. */
const pair = (half: number): Face => ({ left: -half, right: half, picture: 8, number: { x: 8 - half }, stats: null });

/** A token on a line of squares: its picture is on the square, and the rest stands where no other token does. */
function inLine(layout: Layout, x: number, behind: number, ahead: number): Face {
  const half = layout.measures.token.size / 2;
  const step = layout.squareStep;
  const number = half + 13;
  const face = { left: -number, right: half, picture: 0, number: { x: -half - 5 }, stats: null };
  if (behind * step >= number + STATS + half && x - number - STATS >= layout.trackHead("red").x + 18)
    return { ...face, left: -number - STATS, number: { x: -half - STATS - 5 }, stats: -half - STATS + 6 };
  if (behind * step < number + half) return { ...face, left: -half, number: "corner" };
  // Whatever is ahead may have its own figures behind it.
  if (ahead * step >= half + 2 * STATS + number && x + half + STATS <= layout.width - 2)
    return { ...face, right: half + STATS, stats: half + 8 };
  return face;
}

/** The tokens on the four trajectories; those on the same square stand side by side. */
export function trackTokens(layout: Layout, threats: readonly Scheduled[], snapshot: Snapshot): TrackToken[] {
  const present = threats.flatMap((scheduled, threat) => {
    const state = snapshot.threats[threat];
    return state?.fate === "in_play" ? [{ threat, track: scheduled.track, p: Math.max(1, state.position) }] : [];
  });
  const { size } = layout.measures.token;
  const badged: Face = { left: -size / 2 - 2, right: size / 2 + 2, picture: 0, number: "badge", stats: null };
  return present.map(({ threat, track, p }): TrackToken => {
    const near = present.filter((other) => other.track === track && other.threat !== threat);
    const same = present.filter((other) => other.track === track && other.p === p);
    const place = same.findIndex((other) => other.threat === threat);
    const { x, y } = layout.square(track, p);
    const off = place - (same.length - 1) / 2;
    if (!layout.runsAcross(track)) {
      if (same.length === 1)
        return { threat, x, y, ...(layout.lane > 30 ? spread(layout.lane - 2) : pair(layout.lane)) };
      const face =
        layout.lane > 30 ? badged : { ...badged, left: -size / 2, right: size / 2, number: "corner" as const };
      return { threat, x: x + off * Math.min(30, (2 * layout.lane) / same.length), y, ...face };
    }
    const { h } = layout.stretch(track, p);
    // Two rows where the lane has the height for them: a third token stands between the first two.
    if (h > 2 * size) {
      const row = same.length === 1 ? 0 : place % 2 === 0 ? -0.5 : 0.5;
      return { threat, x: x + (same.length > 2 ? off * (size / 2 + 1) : 0), y: y + row * (size + 2), ...badged };
    }
    const behind = Math.min(Infinity, ...near.flatMap((other) => (other.p >= p ? [other.p - p] : [])));
    const ahead = Math.min(Infinity, ...near.flatMap((other) => (other.p <= p ? [p - other.p] : [])));
    // At either end of the line they move up a little.
    const half = (same.length * (size + 1)) / 2;
    const middle = Math.min(layout.width - 2 - half, Math.max(layout.trackHead(track).x + 18 + half, x));
    return { threat, x: middle + off * (size + 1), y, ...inLine(layout, x, behind, ahead) };
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
