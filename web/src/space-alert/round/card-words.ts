import { t } from "../../lib/i18n.svelte";
import type { CardId, Half } from "../../protocol/space-alert";
import { actionName } from "../names";
import { halfOf, otherHalf } from "./model";

/** A card in words: the half on top, then the half below. */
export const cardWords = (card: CardId, up: Half): string =>
  t("sa-plan-card", { up: actionName(halfOf(card, up)), under: actionName(halfOf(card, otherHalf(up))) });
