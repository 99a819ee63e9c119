import type { BoardFacts, Side, Square } from "../../protocol/galaxy-trucker";
import { columnOf, connectorOf, SIDES, STRIDE } from "../tiles";

type Facts = Pick<BoardFacts, "squares" | "wraps">;

/** The squares around a square: front, right, rear, left. On a cylinder the outer columns touch. */
export function neighboursOf(board: Facts, square: Square): [Square, Square, Square, Square] {
  const columns = board.squares.map(columnOf);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const right = board.wraps && columnOf(square) === last ? square - (last - first) : square + 1;
  const left = board.wraps && columnOf(square) === first ? square + (last - first) : square - 1;
  return [square - STRIDE, right, square + STRIDE, left];
}

/** The sides on which a component is joined to another one by its connectors. The server knows about pipes and welds. */
export function joinedSides(cells: readonly number[], board: Facts, square: Square): Side[] {
  return SIDES.filter((_, side) => {
    const other = neighboursOf(board, square)[side] ?? -1;
    return (connectorOf(cells[square] ?? 0, side) & connectorOf(cells[other] ?? 0, (side + 2) % 4)) !== 0;
  });
}

/**
 * The pieces that a ship consists of: a ship in one piece gives one. It shows what a repair would leave; the server decides what
 * falls off.
 */
export function piecesOf(cells: readonly number[], board: Facts): Square[][] {
  const seen = new Set<Square>();
  const pieces: Square[][] = [];
  cells.forEach((code, start) => {
    if (code === 0 || seen.has(start)) return;
    const piece = [start];
    seen.add(start);
    for (const square of piece)
      for (const side of joinedSides(cells, board, square)) {
        const other = neighboursOf(board, square)[SIDES.indexOf(side)];
        if (other === undefined || seen.has(other)) continue;
        seen.add(other);
        piece.push(other);
      }
    pieces.push(piece.sort((a, b) => a - b));
  });
  return pieces;
}
