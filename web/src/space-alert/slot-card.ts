import type { Action, SlotCard } from "../protocol/space-alert";

/** The symbol of a slot that is performed first; none for an empty slot or a special card alone. */
export function firstSymbol(card: SlotCard | undefined): Action {
  if (card === undefined) return "none";
  if (typeof card === "string") return card;
  if (Array.isArray(card)) return card[0];
  return card.with[0] ?? "none";
}
