import type { BoardFacts, Fittings, Side, Square } from "../../protocol/galaxy-trucker";
import { columnOf, connectorOf, SIDES, STRIDE } from "../tiles";

type Facts = Pick<BoardFacts, "squares" | "wraps">;
/** What joins components: their connectors and the tokens of support team members. */
interface Joined {
  readonly cells: readonly number[];
  readonly fittings?: Fittings | null | undefined;
}

/** The squares around a square: front, right, rear, left. On a cylinder the outer columns touch. */
export function neighboursOf(board: Facts, square: Square): [Square, Square, Square, Square] {
  const columns = board.squares.map(columnOf);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const right = board.wraps && columnOf(square) === last ? square - (last - first) : square + 1;
  const left = board.wraps && columnOf(square) === first ? square + (last - first) : square - 1;
  return [square - STRIDE, right, square + STRIDE, left];
}

/** Connectors of a component on a side, as bits; with the universal tile all of them (GX-20.10B.1). */
export function connectorOn({ cells, fittings }: Joined, square: Square, side: number): number {
  return fittings?.universal === square ? 3 : connectorOf(cells[square] ?? 0, side);
}

/** Whether a pipe or a weld joins two neighbours (GX-20.10A.1, GX-20.18A.1). Tokens are recorded on right and rear sides. */
function hasJointToken({ fittings }: Joined, square: Square, side: number, other: Square): boolean {
  const tokens = [...(fittings?.pipes ?? []), ...(fittings?.welds ?? [])];
  const [first, edge] = side === 1 || side === 2 ? [square, SIDES[side]] : [other, SIDES[(side + 2) % 4]];
  return tokens.some((token) => token?.square === first && token.side === edge);
}

/** The sides on which a component is joined to another one, by connectors or by a token. */
export function joinedSides(ship: Joined, board: Facts, square: Square): Side[] {
  return SIDES.filter((_, side) => {
    const other = neighboursOf(board, square)[side] ?? -1;
    if ((ship.cells[square] ?? 0) === 0 || (ship.cells[other] ?? 0) === 0) return false;
    const fit = (connectorOn(ship, square, side) & connectorOn(ship, other, (side + 2) % 4)) !== 0;
    return fit || hasJointToken(ship, square, side, other);
  });
}

/**
 * The pieces that a ship consists of: a ship in one piece gives one. It shows what a repair would leave; the server decides what
 * falls off.
 */
export function piecesOf(ship: Joined, board: Facts): Square[][] {
  const seen = new Set<Square>();
  const pieces: Square[][] = [];
  ship.cells.forEach((code, start) => {
    if (code === 0 || seen.has(start)) return;
    const piece = [start];
    seen.add(start);
    for (const square of piece)
      for (const side of joinedSides(ship, board, square)) {
        const other = neighboursOf(board, square)[SIDES.indexOf(side)];
        if (other === undefined || seen.has(other)) continue;
        seen.add(other);
        piece.push(other);
      }
    pieces.push(piece.sort((a, b) => a - b));
  });
  return pieces;
}
