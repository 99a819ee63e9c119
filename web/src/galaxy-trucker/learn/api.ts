import { getJson } from "../../lib/api";
import type {
  Command,
  Counts,
  Event,
  Fault,
  Member,
  Receipt,
  ShipClass,
  ShipView as WrittenShipView,
} from "../../protocol/galaxy-trucker";
import { completeShip, type ShipView } from "../complete-view";
import { boardOf, labelOf, placedOf, squareAt, STRIDE, tileOf } from "../tiles";
import type { Fixed } from "./lessons";

/** The cells of a ship, from printed columns and rows. */
export function cellsOf(shipClass: ShipClass, tiles: readonly Fixed[]): number[] {
  const board = boardOf(shipClass);
  const cells = Array.from({ length: board.rows * STRIDE }, () => 0);
  for (const [column, row, tile, rotation] of tiles) cells[squareAt(board, column, row) ?? 0] = tile * 4 + rotation;
  return cells;
}

/** A ship file (docs/galaxy-trucker-files.md). */
function shipFile(shipClass: ShipClass, cells: readonly number[], alienIn: number | null = null) {
  const board = boardOf(shipClass);
  const tiles = cells.flatMap((code, square) => {
    const placed = placedOf(code);
    if (!placed) return [];
    const { column, row } = labelOf(board, square);
    return [{ at: [column, row], tile: tileOf(placed.tile.number).name, rotation: placed.rotation }];
  });
  const cabin = alienIn === null ? null : cells.findIndex((code) => code >> 2 === alienIn);
  const at = cabin === null || cabin < 0 ? null : labelOf(board, cabin);
  return {
    class: shipClass,
    tiles,
    aliens: at === null ? [] : [{ at: [at.column, at.row], alien: "purple" }],
  };
}

export interface CheckedShip {
  faults: Fault[];
  counts: Counts;
}

/** What the rules say about a ship. With `alienIn` a purple alien must be able to live in that tile, or the server refuses. */
export function checkShip(
  shipClass: ShipClass,
  cells: readonly number[],
  alienIn: number | null = null,
): Promise<CheckedShip> {
  return getJson("/api/galaxy-trucker/ship", shipFile(shipClass, cells, alienIn));
}

export interface FlownFlight<Ship = ShipView> {
  ships: Ship[];
  events: Event[];
  landed: Ship[];
  receipts: Receipt[];
}

/** Has the server fly a flight file (docs/galaxy-trucker-files.md). */
export async function flyFile(file: unknown): Promise<FlownFlight> {
  const flown = await getJson<FlownFlight<WrittenShipView>>("/api/galaxy-trucker/flight", file);
  return { ...flown, ships: flown.ships.map(completeShip), landed: flown.landed.map(completeShip) };
}

/** Flies a ship of class I past given cards, with given dice and decisions, and a new member of the support team. */
export function fly(
  cells: readonly number[],
  deck: readonly string[],
  dice: readonly (readonly [number, number])[],
  decisions: readonly Command[],
  member: Member | null = null,
): Promise<FlownFlight> {
  return flyFile({
    flight: "first",
    ships: [{ ...shipFile("I", cells), members: member === null ? [] : [{ member, new: true }] }],
    deck,
    dice,
    decisions: decisions.map((command) => ({ ship: 0, ...command })),
  });
}
