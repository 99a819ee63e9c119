import type { Scheduled, Snapshot, Station, System, Track } from "../../protocol/space-alert";
import type { Layout, Point } from "./geometry";

/** What the pointer or the focus is on. */
export type Hovered = { kind: "threat"; threat: number } | { kind: "system"; station: Station; system: System };

/** Lanes that something reaches, and how many squares of them from the ship. */
export interface Reach {
  tracks: readonly Track[];
  squares: number;
}

/** A threat's token on its trajectory. */
export interface TrackToken extends Point {
  /** Index into the threats. */
  threat: number;
  /** Other tokens stand on the same square: there is no room for numbers beside this one. */
  crowded: boolean;
}

/** A threat's token inside the ship. */
export interface InsideToken extends Point {
  threat: number;
  station: Station;
  /** Which of the stations it is in: whatever walks keeps its token. */
  part: number;
}

/** The tokens on the four trajectories; those on the same square stand side by side. */
export function trackTokens(layout: Layout, threats: readonly Scheduled[], snapshot: Snapshot): TrackToken[] {
  const present = threats.flatMap((scheduled, threat) => {
    const state = snapshot.threats[threat];
    return state?.fate === "in_play" ? [{ threat, scheduled, p: Math.max(1, state.position) }] : [];
  });
  return present.map(({ threat, scheduled, p }) => {
    const same = present.filter((other) => other.scheduled.track === scheduled.track && other.p === p);
    const place = same.findIndex((other) => other.threat === threat);
    const { x, y } = layout.square(scheduled.track, p);
    const across = layout.runsAcross(scheduled.track);
    const spread = (place - (same.length - 1) / 2) * (across ? 30 : Math.min(30, (2 * layout.lane) / same.length));
    return across
      ? { threat, x, y: y + (same.length > 1 ? spread * 0.8 : 0), crowded: true }
      : { threat, x: x + spread, y, crowded: same.length > 1 };
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
