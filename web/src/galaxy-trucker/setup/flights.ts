import type { FlightKind } from "../../protocol/galaxy-trucker";

/** The flights of the game by number, each with the classes of ships that can fly it (GX-0.7). */
export const FLIGHTS: readonly { number: number; kinds: readonly FlightKind[] }[] = [
  { number: 1, kinds: ["first", "first_a"] },
  { number: 2, kinds: ["second", "second_a", "second_b"] },
  { number: 3, kinds: ["third", "third_a", "third_b"] },
  { number: 4, kinds: ["fourth"] },
];

/** The class printed on the ship board of a flight. */
export const SHIP_CLASS: Record<FlightKind, string> = {
  learning: "I",
  first: "I",
  first_a: "IA",
  second: "II",
  second_a: "IIA",
  second_b: "IIB",
  third: "III",
  third_a: "IIIA",
  third_b: "IIIB",
  fourth: "IV",
};

/** A game has at most four flights (GT-25.1). */
export const MOST_FLIGHTS = 4;

/** Games that are chosen with one click. */
export const GAMES: Record<string, readonly FlightKind[]> = {
  learning: ["learning"],
  short: ["first"],
  whole: ["first", "second", "third"],
};

/** The flight that is added after these: the next number, with the usual ship. */
export function nextFlight(flights: readonly FlightKind[]): FlightKind {
  const last = flights[flights.length - 1];
  const at = FLIGHTS.findIndex(({ kinds }) => last !== undefined && kinds.includes(last));
  return (FLIGHTS[at + 1] ?? FLIGHTS[FLIGHTS.length - 1])?.kinds[0] ?? "first";
}
