import { t } from "../lib/i18n.svelte";
import type { BoardFacts, Card, Fault, Hazard, Intruder, Square, Tile } from "../protocol/galaxy-trucker";
import { labelOf, tileName } from "./tiles";

/** What a kind of card is called in message ids. */
function cardKind(card: Card): string {
  // The intruders of Evil Machinations have names of their own.
  if (card.set === "machinations" && card.adventure === "intruder")
    return card.name.replace("machinations-", "").replaceAll("_", "-");
  if (card.adventure === "intruder") return card.intruder.kind.replaceAll("_", "-");
  return (card.adventure === "machination" ? card.machination : card.adventure).replaceAll("_", "-");
}

/** The message that names a card: enemies and meteors of deck IV are called like those of the other decks. */
function cardId(card: Card): string {
  if (card.adventure === "combined_enemy") return `gt-card-${card.enemy}`;
  return card.adventure === "meteor_pairs" ? "gt-card-meteoric-swarm" : `gt-card-${cardKind(card)}`;
}

export const cardTitle = (card: Card): string => t(cardId(card));
/** What the card does, in a sentence. */
export function cardText(card: Card): string {
  return t(`gt-card-${cardKind(card)}-text`, {
    ...("deck" in card ? { deck: card.deck } : {}),
    ...("threshold" in card ? { threshold: card.threshold } : {}),
  });
}
/** "From the left, left hand, 4 steps", with the steps of its charges. */
export function intruderWay(intruder: Intruder): string {
  const hand = intruder.hands.length > 1 ? "both" : (intruder.hands[0] ?? "left");
  return t("gt-card-intruder-way", {
    side: t(`gt-side-${intruder.from}`),
    hand,
    steps: intruder.steps,
    charges: intruder.charges.join(", "),
    count: intruder.charges.length,
  });
}
export const kindText = (tile: Tile): string => t(tileName(tile));

export function hazardName(hazard: Hazard): string {
  const size =
    hazard.kind === "meteor" ? `${hazard.size}-meteor` : hazard.size === "large" ? "heavy-fire" : "light-fire";
  return t(`gt-hazard-${size}`);
}

/** "Large meteor from the front". */
export const hazardText = (hazard: Hazard): string =>
  t("gt-hazard-from", { hazard: hazardName(hazard), side: t(`gt-side-${hazard.from}`) });

/** "cabin, column 7, row 6", or "empty, ...". */
export function squareText(board: BoardFacts, square: Square, tile: Tile | null): string {
  return t("gt-square", { what: tile ? kindText(tile) : t("gt-square-empty"), ...labelOf(board, square) });
}

/** An error of a ship in a sentence. */
export const faultText = (fault: Fault): string =>
  t("gt-fault", { fault: t(`gt-fault-${fault.fault.replaceAll("_", "-")}`) });
/** The squares that an error concerns. */
export const faultSquares = (fault: Fault): Square[] =>
  "other" in fault ? [fault.square, fault.other] : [fault.square];
