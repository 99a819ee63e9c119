import type { Action } from "../../protocol/space-alert";

/** One card of the plan, other than it was. */
export interface Change {
  crew: number;
  turn: number;
  from: Action;
  to: Action;
}
