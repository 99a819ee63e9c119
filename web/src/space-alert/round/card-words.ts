import { t } from "../../lib/i18n.svelte";
import type { CardId, Half } from "../../protocol/space-alert";
import type { Placed } from "../../protocol/space-alert";
import { abilityText, slotName } from "../names";
import { specialOf } from "../slot-card";
import { halfOf, hasTwoHalves, otherHalf, specialCard } from "./model";

const halfWords = (card: CardId, half: Half): string => slotName(halfOf(card, half), specialCard(card)?.specialization);

/** A card in words: the half on top, then the half below. */
export const cardWords = (card: CardId, up: Half): string =>
  hasTwoHalves(card)
    ? t("sa-plan-card", { up: halfWords(card, up), under: halfWords(card, otherHalf(up)) })
    : halfWords(card, up);

/** A slot in words: its card, and the special card beside it. */
export function placedWords(placed: Placed): string {
  const card = cardWords(placed.card, placed.up);
  const { beside } = placed;
  return beside ? t("sa-special-with", { special: halfWords(beside.card, beside.up), card }) : card;
}

/** What the halves of a special card do, the one on top first. */
export function abilities(card: CardId, up: Half): { advanced: boolean; text: string }[] {
  const special = specialCard(card);
  if (!special) return [];
  const halves = hasTwoHalves(card) ? [up, otherHalf(up)] : [up];
  return halves.map((half) => {
    const advanced = specialOf(halfOf(card, half)) === "advanced";
    return { advanced, text: abilityText(special.specialization, advanced) };
  });
}
