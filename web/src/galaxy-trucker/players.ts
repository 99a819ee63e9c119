export { seatName as playerName } from "../lobby/occupants";
import type { Seat } from "../protocol/protocol";
import type { View } from "./complete-view";

/** Who builds or flies each ship. */
export function playersByShip(view: Pick<View, "players">): Seat[] {
  const pilots: Seat[] = [];
  view.players.forEach((player, seat) => (pilots[player.ship] = seat));
  return pilots;
}
