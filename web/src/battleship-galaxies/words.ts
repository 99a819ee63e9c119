import { hasMessage, languageInForce, t } from "../lib/i18n.svelte";
import type { Source, TileView } from "../protocol/battleship-galaxies";
import { kindOfCard, standard, type Catalogue, type MissionKind, type TacticKind, type TileKind } from "./catalogue";

const dashed = (id: string): string => id.replaceAll("_", "-");

/** A text of the data in the reader's language. A table with corrected data shows the corrected English text instead. */
function translated(id: string, text: string, printed: string | undefined): string {
  return text === printed && hasMessage(id) ? t(id) : text;
}

export function cardText(card: TacticKind): string {
  const printed = standard.cards.find(({ id }) => id === card.id)?.text;
  return translated(`bg-card-${dashed(card.id)}`, card.text, printed);
}

export function abilityText(catalogue: Catalogue, id: string): string {
  const ability = catalogue.ability(id);
  return ability ? translated(`bg-ability-${dashed(id)}`, ability.text, standard.ability(id)?.text) : "";
}

export function tileName(tile: TileKind): string {
  const id = `bg-tile-${dashed(tile.id)}`;
  return hasMessage(id) ? t(id) : tile.name;
}

export function missionName(mission: MissionKind): string {
  const id = `bg-mission-${mission.number}`;
  return hasMessage(id) ? t(id) : mission.name;
}

/** Where an effect comes from, in words. */
export function sourceName(catalogue: Catalogue, source: Source, tiles: readonly TileView[]): string {
  switch (source.from) {
    case "ability":
      return `${catalogue.abilities[source.ability]?.name ?? ""} (${catalogue.ship(kindOfCard(source.card)).name})`;
    case "attached":
      return `${catalogue.card(source.tactic).name} (${catalogue.ship(kindOfCard(source.card)).name})`;
    case "tile": {
      const kind = tiles[source.tile]?.kind;
      const tile = kind == null ? undefined : catalogue.tiles[kind];
      return tile ? tileName(tile) : t("bg-tile-face-down");
    }
  }
}

/** A number as people of this language write it. */
export const number = (value: number): string => new Intl.NumberFormat(languageInForce()).format(value);
