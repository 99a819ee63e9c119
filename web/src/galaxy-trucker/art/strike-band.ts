import type { BoardFacts } from "../../protocol/galaxy-trucker";
import { columnOf, rowOf } from "../tiles";
import type { boxOf } from "./ship-box";
import type { Strike } from "./ship-parts";

/**
 * The band that a hazard flies along, in units of the drawing, and where its sign starts and ends. Nothing if its line, with this
 * printed number, is beside the board.
 */
export function bandOf(board: BoardFacts, box: ReturnType<typeof boxOf>, strike: Strike, line: number) {
  const { left, right, top, bottom } = box;
  const { from } = strike.hazard;
  const across = from === "front" || from === "rear";
  const numbers = across ? board.columns : board.row_labels;
  const index = numbers.indexOf(line);
  const inside = index >= (across ? left : top) && index <= (across ? right : bottom);
  if (index < 0 || !inside) return null;
  const near = { front: top * 100, left: left * 100, rear: (bottom + 1) * 100, right: (right + 1) * 100 }[from];
  const at = strike.at === null ? null : (across ? rowOf(strike.at) : columnOf(strike.at)) * 100 + 50;
  const far = { front: box.y + box.height, left: box.x + box.width, rear: box.y, right: box.x }[from];
  const middle = index * 100 + 50;
  const end = strike.ended === "miss" ? far : (at ?? far);
  return across
    ? {
        x: index * 100,
        y: Math.min(near, far),
        width: 100,
        height: Math.abs(far - near),
        sx: middle,
        sy: near,
        ex: middle,
        ey: end,
      }
    : {
        x: Math.min(near, far),
        y: index * 100,
        width: Math.abs(far - near),
        height: 100,
        sx: near,
        sy: middle,
        ex: end,
        ey: middle,
      };
}
