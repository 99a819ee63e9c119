import type { BoardFacts, Square } from "../../protocol/galaxy-trucker";
import { columnOf, placedOf, STRIDE } from "../tiles";

/** Connectors of a placed tile on a side (front, right, rear, left), as bits: single, double. */
function connector(code: number, side: number): number {
  const placed = placedOf(code);
  return placed ? (placed.tile.sides[(side - placed.rotation + 4) % 4] ?? 0) : 0;
}

/**
 * The pieces that a ship consists of: a ship in one piece gives one. It shows what a repair would leave; the server decides what
 * falls off.
 */
export function piecesOf(cells: readonly number[], board: Pick<BoardFacts, "squares" | "wraps">): Square[][] {
  const columns = board.squares.map(columnOf);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const right = (square: Square): Square =>
    board.wraps && columnOf(square) === last ? square - (last - first) : square + 1;
  const left = (square: Square): Square =>
    board.wraps && columnOf(square) === first ? square + (last - first) : square - 1;
  const neighbours = (square: Square): Square[] => [square - STRIDE, right(square), square + STRIDE, left(square)];
  const seen = new Set<Square>();
  const pieces: Square[][] = [];
  cells.forEach((code, start) => {
    if (code === 0 || seen.has(start)) return;
    const piece = [start];
    seen.add(start);
    for (const square of piece)
      neighbours(square).forEach((other, side) => {
        const joined = connector(cells[square] ?? 0, side) & connector(cells[other] ?? 0, (side + 2) % 4);
        if (joined === 0 || seen.has(other)) return;
        seen.add(other);
        piece.push(other);
      });
    pieces.push(piece.sort((a, b) => a - b));
  });
  return pieces;
}
