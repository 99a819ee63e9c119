import type { Action, Scheduled, Snapshot, Station, System, Text, Track } from "../../protocol/space-alert";
import { range, strength, systemKind } from "../board/systems";
import { ZONES, zoneOf } from "../board/geometry";
import { coversAll, trackOf } from "../board/tokens";
import { cardFacts } from "../catalogue";

/*
 * What a weapon can reach, for display only: trajectories, distance, and the threats there. The server decides whether a shot
 * hits.
 */

/** What is lit on the board. */
export interface Light {
  /** Lanes that are reached, and how many squares of them, counted from the ship. */
  tracks: readonly Track[];
  squares: number;
  /** Threats within reach, the likely target first. */
  threats: readonly number[];
  /** Desks that take part (`upper_red-A`). */
  systems: readonly string[];
}

/** Squares of a distance: five each, the third takes the rest (SA-2.17). */
const SQUARES = [0, 5, 10, 16] as const;

function reached(
  tracks: readonly Track[],
  squares: number,
  snapshot: Snapshot,
  threats: readonly Scheduled[],
): number[] {
  return threats
    .flatMap((threat, index) => {
      const state = snapshot.threats[index];
      const hidden =
        cardFacts(threat.threat)?.special.some((special) => special.text.id === "sa-trait-stealth") && !state?.changed;
      const there = state?.fate === "in_play" && state.position > 0 && state.position <= squares;
      const above = coversAll(threat) || tracks.includes(trackOf(threat, state));
      return there && !hidden && !state.out_of_phase && above
        ? [{ index, position: state.position, number: threat.number }]
        : [];
    })
    .sort((a, b) => a.position - b.position || a.number - b.number)
    .map(({ index }) => index);
}

/** What a desk lights up. */
export function lightOf(station: Station, system: System, snapshot: Snapshot, threats: readonly Scheduled[]): Light {
  const desk = `${station}-${system}`;
  const zone = zoneOf(station);
  const damaged = (snapshot.ship.tiles[ZONES.indexOf(zone)] ?? []).includes("light_laser");
  const shoots = (tracks: readonly Track[], distance: number, systems: readonly string[], single: boolean): Light => {
    const squares = SQUARES[Math.min(3, distance)] ?? 16;
    const hit = reached(tracks, squares, snapshot, threats);
    return { tracks, squares, threats: single ? hit.slice(0, 1) : hit, systems };
  };
  switch (systemKind(station, system)) {
    case "heavy_laser":
      return shoots([zone], 3, [desk, `lower_${zone}-B`], true);
    case "light_laser":
      return shoots([zone], 3, [desk], true);
    case "pulse_cannon":
      return shoots(ZONES, range(station, damaged), [desk, "lower_white-B"], false);
    case "rockets":
      return shoots(ZONES, 2, [desk], true);
    case "interceptors":
      return shoots(ZONES, 1, [desk], false);
    case "shield":
      return { tracks: [], squares: 0, threats: [], systems: [desk, `lower_${zone}-B`] };
    case "reactor":
      return { tracks: [], squares: 0, threats: [], systems: zone === "white" ? [desk] : [desk, "lower_white-B"] };
    default:
      return { tracks: [], squares: 0, threats: [], systems: [desk] };
  }
}

/** The sentence about a desk: message and variables. */
export function deskWords(
  station: Station,
  system: System,
  snapshot: Snapshot,
): { id: string; args: Record<string, string | number> } {
  const kind = systemKind(station, system);
  const zone = zoneOf(station);
  const tile = kind === "heavy_laser" ? "heavy_laser" : "light_laser";
  const damaged = (snapshot.ship.tiles[ZONES.indexOf(zone)] ?? []).includes(tile);
  const side = kind === "reactor" && zone === "white" ? "-white" : "";
  return {
    id: `sa-console-${kind.replaceAll("_", "-")}${side}`,
    args: {
      zone,
      strength: system === "A" ? strength(station, damaged) : 0,
      distance: system === "A" ? range(station, damaged) : 0,
    },
  };
}

/** The name of what stands at a desk, as a message. */
function deskName(station: Station, system: System): string {
  const kind = systemKind(station, system).replaceAll("_", "-");
  if (system === "C") return `sa-console-name-${kind}`;
  if (system === "B") return `sa-energy-${kind}-${zoneOf(station)}`;
  return kind === "pulse-cannon" ? "sa-weapon-pulse-cannon" : `sa-weapon-${kind}-${zoneOf(station)}`;
}

/** A sentence about a half of a card, with the desk it uses for somebody who stands there: it has letters on the cards only. */
export function deedText(
  sentence: "sa-resolve-revealed" | "sa-resolve-card" | "sa-resolve-oops",
  action: Action,
  station: Station | null,
): Text {
  const card = { ref: `sa-card-${action.replaceAll("_", "-")}` };
  const system = systemOf(action);
  if (!station || !system) return { id: sentence, args: { card } };
  return { id: `${sentence}-desk`, args: { card, desk: { ref: deskName(station, system) } } };
}

/** The desk that an action half uses, if it uses one. */
export function systemOf(action: Action): System | null {
  const letter = action.replace("heroic_", "").toUpperCase();
  return letter === "A" || letter === "B" || letter === "C" ? letter : null;
}
