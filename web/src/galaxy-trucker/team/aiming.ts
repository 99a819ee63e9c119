import type { BoardFacts, Side, Square } from "../../protocol/galaxy-trucker";
import type { ShipView } from "../complete-view";
import { connectorOn, neighboursOf } from "../flight/pieces";
import { placedOf, SIDES, squaresOf } from "../tiles";

/*
 * Where an ability can be used, as far as the client can tell: the server has the last word.
 */

const CANNONS = ["cannon", "double_cannon", "bidirectional_cannon", "engine_cannon"];

/** The sides of a component on which an ability can put its token. */
export function usableSides(ability: string, ship: ShipView, board: BoardFacts, square: Square): Side[] {
  return SIDES.filter((_, side) => {
    const across = neighboursOf(board, square)[side] ?? -1;
    const own = connectorOn(ship, square, side);
    const beside = (ship.cells[across] ?? 0) !== 0;
    const other = beside ? connectorOn(ship, across, (side + 2) % 4) : 0;
    switch (ability) {
      // No connector on either side of the common edge (GX-20.10A.1).
      case "plumber_a":
        return beside && own + other === 0;
      // A single connector meets a double one (GX-20.18A.1).
      case "welder_a":
        return beside && own + other === 3 && own !== 0 && other !== 0;
      // An exposed connector (GX-20.18B.1, GX-20.3B.1).
      case "welder_b":
      case "assembler_b":
        return !beside && own !== 0;
      default:
        return true;
    }
  });
}

/** The squares at which an ability can be aimed. */
export function usableSquares(
  ability: string,
  ship: ShipView,
  board: BoardFacts,
  picked: readonly Square[],
): readonly Square[] {
  const drawn = squaresOf(board, ship.parts);
  const occupied = ship.cells.flatMap((code, square) => (code === 0 ? [] : [square]));
  switch (ability) {
    case "planner_b": {
      // No mark beside the starting component or beside another mark (GX-20.11B.2).
      const barred = [board.start, ...picked].flatMap((square) => neighboursOf(board, square));
      return drawn.filter((square) => picked.includes(square) || (square !== board.start && !barred.includes(square)));
    }
    case "swindler_a":
      return drawn.filter((square) => (ship.cells[square] ?? 0) === 0);
    case "hypergeometer_b":
      return occupied.filter((square) => CANNONS.includes(placedOf(ship.cells[square] ?? 0)?.tile.kind ?? ""));
    case "plumber_a":
    case "welder_a":
    case "welder_b":
    case "assembler_b":
      return occupied.filter((square) => usableSides(ability, ship, board, square).length > 0);
    default:
      return occupied;
  }
}
