import type { Action, SlotCard, SpecialCards } from "../protocol/space-alert";

/*
 * What lies in a slot: one symbol, the two of a double half (NF-5.1.1), or special cards with the symbols of a card beside
 * them (NF-8.3.4).
 */

/** The symbols of a slot, in the order in which they are performed. */
export function symbolsOf(card: SlotCard): Action[] {
  if (typeof card === "string") return card === "none" ? [] : [card];
  return Array.isArray(card) ? card : card.with;
}

/** The symbol of a slot that is performed first; none for an empty slot or a special card alone. */
export function firstSymbol(card: SlotCard | undefined): Action {
  return card === undefined ? "none" : (symbolsOf(card)[0] ?? "none");
}

/** The special cards of a slot. */
export function specialOf(card: SlotCard): SpecialCards {
  return typeof card === "object" && !Array.isArray(card) ? card.special : "none";
}

/** Whether nothing lies there. */
export const isEmptySlot = (card: SlotCard): boolean => card === "none";

/** Whether two slots hold the same. */
export const sameSlot = (one: SlotCard, other: SlotCard): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A slot with these symbols and special cards. */
export function slotWith(symbols: readonly Action[], special: SpecialCards): SlotCard {
  if (special !== "none") return { special, with: [...symbols] };
  const [first = "none", second] = symbols;
  return second === undefined ? first : [first, second];
}

/** Whether double action cards lie in these slots: with them no misplayed card is put right (NF-5.5.1). */
export const usesDoubles = (plan: readonly (readonly SlotCard[])[]): boolean =>
  plan.flat().some((card) => symbolsOf(card).length > 1);

/** Whether a heroic symbol is among them. */
export const isHeroicSlot = (card: SlotCard): boolean => symbolsOf(card).some((symbol) => symbol.startsWith("heroic"));
