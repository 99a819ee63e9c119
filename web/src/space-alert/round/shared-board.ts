import type { BoardMove, RoundView, Scheduled, Station } from "../../protocol/space-alert";
import { boardLength } from "../catalogue";
import type { Piece } from "../board/dragging.svelte";
import type { Layout, Point } from "../board/geometry";
import { deckOf, STATIONS, ZONES, zoneOf } from "../board/geometry";

/*
 * The shared planning board (SA-4.16): what a drop or a press means. It does not change any plan.
 */

/** Most that each container of the planning board shows; the server checks it. */
export const MOST = { reactor: 9, shield: 9, damage: 7, fuel: 3, rockets: 3, turn: 13 } as const;

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** The station under a point; nothing outside the rooms. */
export function stationUnder(layout: Layout, { x, y }: Point): Station | null {
  return (
    STATIONS.find((station) => {
      const room = layout.room(station);
      return x >= room.x && x <= room.x + room.w && y >= room.y && y <= room.y + room.h;
    }) ?? null
  );
}

/** The square of its own trajectory that is nearest to a point; 0 when it was dragged off. */
export function squareUnder(layout: Layout, view: RoundView, threat: Scheduled, point: Point): number {
  const index = ["red", "white", "blue", "internal"].indexOf(threat.track);
  const board = view.trajectories[index];
  const length = board ? boardLength(board) : 0;
  let best = 0;
  let distance = Math.max(36, 1.5 * layout.measures.token.size);
  for (let p = 1; p <= length; p++) {
    const at = layout.square(threat.track, p);
    const away = Math.hypot(at.x - point.x, at.y - point.y);
    if (away < distance) [best, distance] = [p, away];
  }
  return best;
}

/** Setting the energy of a container. */
function energy(view: RoundView, holder: string, by: number): BoardMove | null {
  const [kind, name = ""] = holder.split("-");
  const zone = ZONES.indexOf(name as (typeof ZONES)[number]);
  if (zone < 0) return null;
  if (kind === "shield")
    return { piece: "shield", zone, energy: within((view.board.shields[zone] ?? 0) + by, MOST.shield) };
  if (kind === "reactor")
    return { piece: "reactor", zone, energy: within((view.board.reactors[zone] ?? 0) + by, MOST.reactor) };
  return null;
}

/** The moves that follow from dropping a piece somewhere. */
export function dropped(layout: Layout, view: RoundView, piece: Piece, point: Point): BoardMove[] {
  const station = stationUnder(layout, point);
  if (piece.kind === "figure") {
    const to = station ?? (point.y < layout.hull.y ? null : undefined);
    if (to === undefined || view.board.figures[piece.crew] === to) return [];
    return [{ piece: "figure", crew: piece.crew, to }];
  }
  if (piece.kind === "threat") {
    const threat = view.threats[piece.threat];
    if (!threat) return [];
    const square = squareUnder(layout, view, threat, point);
    return square === view.board.threats[piece.threat] ? [] : [{ piece: "threat", threat: piece.threat, square }];
  }
  const target = station === null ? null : `${deckOf(station) === "upper" ? "shield" : "reactor"}-${zoneOf(station)}`;
  if (target === piece.holder) return [];
  const moves = [energy(view, piece.holder, -1), target === null ? null : energy(view, target, 1)];
  return moves.filter((move) => move !== null);
}
