import { attribute, t } from "../../lib/i18n.svelte";
import type { ShipSnapshot, Tile, Zone } from "../../protocol/space-alert";
import { ZONES } from "../board/geometry";

const message = (zone: Zone, tile: Tile): string => `sa-tile-${zone}-${tile.replaceAll("_", "-")}`;

/** What a damage tile is called. */
export const tileName = (zone: Zone, tile: Tile): string => t(message(zone, tile));

/**
 * What something that stays broken does in the next mission: more than when it broke (SA-17.14, SA-17.15). With the ship that
 * starts, the energy it starts with.
 */
export function tileMeans(zone: Zone, tile: Tile, ship: ShipSnapshot | null = null): string {
  if (tile === "structural") return t("sa-ship-condition-structural");
  const effect = attribute(message(zone, tile), "effect");
  if (tile !== "shield" && tile !== "reactor") return effect;
  if (!ship) return t("sa-ship-condition-less", { effect });
  const energy = (tile === "shield" ? ship.shields : ship.reactors)[ZONES.indexOf(zone)] ?? 0;
  return t("sa-ship-condition-starts", { effect, energy });
}
