import type { Seat, SeatState } from "../protocol/protocol";
import type { RoundSetup } from "../protocol/space-alert";

/** The seats of the people at the table, clockwise as the host has chosen; seats missing in that list follow (SA-3.2). */
export function clockwise({ seating }: Pick<RoundSetup, "seating">, seats: readonly SeatState[]): Seat[] {
  return [...new Set([...seating, ...seats.keys()])].filter((seat) => seats[seat]?.held === "person");
}
