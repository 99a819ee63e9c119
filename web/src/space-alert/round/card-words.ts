import { t } from "../../lib/i18n.svelte";
import type { CardId, Half } from "../../protocol/space-alert";
import { actionName } from "../names";
import { halfOf, otherHalf } from "./model";

/** A card as it lies, in words: what counts, and what is under it. */
export const cardWords = (card: CardId, up: Half): string =>
  t("sa-plan-card", { up: actionName(halfOf(card, up)), under: actionName(halfOf(card, otherHalf(up))) });
