import type { FlightKind, RoughRoad, ShipClass, View } from "../../protocol/galaxy-trucker";
import type { GameInfo, TableReplay } from "../../protocol/protocol";
import { flyFile, type FlownFlight } from "../learn/api";
import { FLIGHTS, SHIP_CLASS } from "../setup/flights";

/** What is read here of a flight file (docs/galaxy-trucker-files.md). The server checks all of it. */
interface FlightFile {
  flight: FlightKind;
  deck?: readonly string[];
  rough_roads?: RoughRoad[];
  dead_column?: number;
}

/** Has the server fly a flight file, and makes a film of it. */
export async function filmOfFile(name: string, text: string, shipName: (ship: number) => string): Promise<TableReplay> {
  const file = JSON.parse(text) as FlightFile;
  return filmOfFlight(name, file, await flyFile(file), shipName);
}

/** A flight that was flown as the film of a table: one step with everything that happened. */
export function filmOfFlight(
  name: string,
  { flight, deck = [], rough_roads = [], dead_column }: FlightFile,
  { ships, events, landed, receipts }: FlownFlight,
  shipName: (ship: number) => string,
): TableReplay {
  // The film reads no other parts of a view.
  const view: Partial<View> = {
    setup: {} as View["setup"],
    stage: "flight",
    flight: {
      kind: flight,
      class: SHIP_CLASS[flight] as ShipClass,
      number: FLIGHTS.find(({ kinds }) => kinds.includes(flight))?.number ?? 1,
      index: 0,
      of: 1,
    },
    ships,
    players: ships.map((_, ship) => ({ ship, question: null, holding: false })) as unknown as View["players"],
    deck: deck.length,
    card: null,
    revealed: [],
    receipts: [],
    rough_roads,
    dead_column: dead_column ?? null,
  };
  const settled = { event: "settled", receipts };
  return {
    card: {
      code: name,
      game: "galaxy-trucker",
      finished: 0,
      names: ships.map((_, ship) => shipName(ship)),
      setup: null,
      outcome: null,
    },
    seat: null,
    start: { view, decisions: [], roles: [], chat_block: null, clock: "stopped", outcome: null } satisfies GameInfo,
    frames: [{ at: 0, events: [...events, settled], set: { "view/ships": landed, "view/stage": "receipt" } }],
  };
}
