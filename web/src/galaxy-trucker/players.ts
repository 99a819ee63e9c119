import { computerName } from "../lobby/occupants";
import type { Seat, TableInfo } from "../protocol/protocol";
import type { View } from "../protocol/galaxy-trucker";

/** What a player is called. */
export function playerName(table: TableInfo, seat: Seat): string {
  const held = table.seats[seat];
  if (!held) return String(seat + 1);
  return held.held === "person" ? (held.name ?? String(seat + 1)) : `${computerName(held)} ${seat + 1}`;
}

/** Who builds or flies each ship. */
export function playersByShip(view: Pick<View, "players">): Seat[] {
  const pilots: Seat[] = [];
  view.players.forEach((player, seat) => (pilots[player.ship] = seat));
  return pilots;
}
