import type { Station, System, Tile } from "../../protocol/space-alert";
import { deckOf, zoneOf } from "./geometry";

/** What stands at each of a station's three desks (SA-2.5). */
export type SystemKind =
  | "heavy_laser"
  | "light_laser"
  | "pulse_cannon"
  | "shield"
  | "reactor"
  | "interceptors"
  | "computer"
  | "battlebots"
  | "windows"
  | "rockets";

const OWN: Record<Station, SystemKind> = {
  upper_red: "interceptors",
  upper_white: "computer",
  upper_blue: "battlebots",
  lower_red: "battlebots",
  lower_white: "windows",
  lower_blue: "rockets",
};

export function systemKind(station: Station, system: System): SystemKind {
  if (system === "C") return OWN[station];
  const upper = deckOf(station) === "upper";
  if (system === "B") return upper ? "shield" : "reactor";
  if (upper) return "heavy_laser";
  return zoneOf(station) === "white" ? "pulse_cannon" : "light_laser";
}

/** Strength of a weapon, one less when damaged; the damaged pulse cannon keeps its strength and loses range (SA-2.6, SA-11.5). */
export function strength(station: Station, damaged: boolean): number {
  const kind = systemKind(station, "A");
  if (kind === "pulse_cannon") return 1;
  const whole = kind === "light_laser" ? 2 : zoneOf(station) === "white" ? 5 : 4;
  return damaged ? whole - 1 : whole;
}

/** How far a weapon reaches, in distances. */
export function range(station: Station, damaged: boolean): number {
  return systemKind(station, "A") === "pulse_cannon" ? (damaged ? 1 : 2) : 3;
}

/** The tile that damages a desk, if one does. */
export function tileOf(station: Station, system: System): Tile | null {
  const upper = deckOf(station) === "upper";
  if (system === "A") return upper ? "heavy_laser" : "light_laser";
  if (system === "B") return upper ? "shield" : "reactor";
  return null;
}

/** Line drawings on a grid from -12 to 12. */
export const SYSTEM_ICONS: Record<SystemKind, readonly string[]> = {
  heavy_laser: ["M-3-11h6v12h-6z", "M-9 9a9 8 0 0 1 18 0z", "M-11 9h22"],
  light_laser: ["M-2-8h4v9h-4z", "M-7 9a7 8 0 0 1 14 0z", "M-9 9H9"],
  pulse_cannon: ["M-8 9a8 7 0 0 1 16 0z", "M0 2v-3", "M-4-4a5 5 0 0 1 8 0", "M-8-7a10 10 0 0 1 16 0", "M-10 9h20"],
  shield: ["M0-10 8-7v6c0 6-4 9-8 11-4-2-8-5-8-11v-6z"],
  reactor: ["M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z", "M2-6-3 1h6l-5 6"],
  interceptors: ["M0 10 3 3l6-7-4 1-3-5h-4l-3 5-4-1 6 7z", "M0-3v5"],
  computer: ["M-10-9h20V5h-20z", "M-4 9h8", "M0 5v4", "M-6-4h5", "M-6 0h9"],
  battlebots: ["M-7-4H7v11H-7z", "M0-4v-5", "M-4 1h1", "M3 1h1", "M-10 0v5", "M10 0v5"],
  windows: ["M-11 0q11-12 22 0q-11 12-22 0z", "M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"],
  rockets: ["M0-11c3 3 4 5 4 9v6h-8v-6c0-4 1-6 4-9z", "M-4 2-7 8h3", "M4 2l3 6H4", "M0-4v3"],
};

export const TILE_ICONS: Record<Tile, readonly string[]> = {
  heavy_laser: SYSTEM_ICONS.heavy_laser,
  light_laser: SYSTEM_ICONS.light_laser,
  shield: SYSTEM_ICONS.shield,
  reactor: SYSTEM_ICONS.reactor,
  gravolift: ["M-5-3 0-9l5 6", "M-5 3 0 9l5-6", "M-9-11V11", "M9-11V11"],
  structural: ["M-3-11 1-4-3 0 4 5 0 11", "M1-4 7-7", "M4 5h5", "M-3 0h-6"],
};

/** The icon of a tile in a zone: in white the lower gun is the pulse cannon. */
export function tileIcon(tile: Tile, white: boolean): readonly string[] {
  return tile === "light_laser" && white ? SYSTEM_ICONS.pulse_cannon : TILE_ICONS[tile];
}
