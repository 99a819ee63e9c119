import type { SlotCard } from "../../protocol/space-alert";

/** One card of the plan, other than it was. */
export interface Change {
  crew: number;
  turn: number;
  from: SlotCard;
  to: SlotCard;
}
