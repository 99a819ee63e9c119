import type { BoardFacts, Square } from "../../protocol/galaxy-trucker";
import { columnOf, rowOf, squaresOf } from "../tiles";

/** Class IIB: beside each outer column half of the one that touches it, from the other side. */
const PEEK = 50;

/** The drawing of a ship board: its squares and lines, and the box around them with 100 units a square. */
export function boxOf(board: BoardFacts, parts: readonly [number, number] | null, bare: boolean) {
  const squares = squaresOf(board, parts);
  const lines = (of: (square: Square) => number): number[] => [...new Set(squares.map(of))].sort((a, b) => a - b);
  const columns = lines(columnOf);
  const rows = lines(rowOf);
  const [left, right] = [columns[0] ?? 0, columns.at(-1) ?? 0];
  const [top, bottom] = [rows[0] ?? 0, rows.at(-1) ?? 0];
  const margin = bare ? 8 : 44;
  const peek = board.wraps && !bare ? PEEK : 0;
  return {
    squares,
    columns,
    rows,
    left,
    right,
    top,
    bottom,
    peek,
    x: left * 100 - margin - peek,
    y: top * 100 - margin,
    width: (right - left + 1) * 100 + 2 * (margin + peek),
    height: (bottom - top + 1) * 100 + 2 * margin,
  };
}
