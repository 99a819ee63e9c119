import { t } from "../../lib/i18n.svelte";
import type { Version } from "../../protocol/battleship-galaxies";
import type { ShipKind, Sources, ValueSource } from "../catalogue";

/*
 * Most numbers of the box are in no public source. Every value of the data says whether it is known, inferred or designed, and
 * so does every number on the screen.
 */

export const SOURCES: readonly ValueSource[] = ["fact", "inferred", "designed"];

/** Where a field comes from: as it is noted, or as the whole that it belongs to. What nobody noted is designed. */
export function sourceOf(sources: Sources, field: string): ValueSource {
  for (let name = field; name !== ""; name = name.slice(0, Math.max(0, name.lastIndexOf(".")))) {
    const found = sources[name];
    if (found) return found;
  }
  return "designed";
}

export interface Figure {
  field: string;
  /** Message id of its name. */
  name: string;
  value: number;
  source: ValueSource;
}

/** The printed numbers of a ship card, without its weapons. */
export function figuresOf(kind: ShipKind, version: Version): Figure[] {
  const { provenance, slots, ...printed } = kind.versions[version];
  const figure = (field: string, name: string, value: number): Figure => ({
    field,
    name: `bg-figure-${name}`,
    value,
    source: sourceOf(provenance, field),
  });
  return [
    figure("launch", "launch", printed.launch),
    figure("activation", "activation", printed.activation),
    figure("move", "move", printed.move),
    figure("shields", "shields", printed.shields),
    figure("hull", "hull", printed.hull),
    figure("capacity", "capacity", printed.capacity),
    figure("slots.hero", "hero", slots.hero),
    figure("slots.upgrade", "upgrade", slots.upgrade),
    figure("slots.weapon", "weapon", slots.weapon),
  ].filter(({ field, value }) => value > 0 || !/^(capacity|slots)/.test(field));
}

const WEAPON = ["charge", "range", "attacks", "strength"] as const;

export interface WeaponRow {
  name: string;
  figures: Figure[];
}

/** The weapons of a ship card, the primary one first. */
export function weaponsOf(kind: ShipKind, version: Version): WeaponRow[] {
  const { primary, secondary, provenance } = kind.versions[version];
  return [primary, ...secondary].map((weapon, index) => ({
    name: weapon.name,
    figures: WEAPON.map((field) => ({
      field,
      name: `bg-weapon-${field}`,
      value: weapon[field],
      source: sourceOf(provenance, index === 0 ? `primary.${field}` : `secondary.${field}`),
    })),
  }));
}

/** All numbers of a ship card by their source, in words. */
export function sourcesInWords(kind: ShipKind, version: Version): { source: ValueSource; what: string }[] {
  const named = [
    ...figuresOf(kind, version).map(({ name, source }) => ({ source, what: t(name) })),
    ...weaponsOf(kind, version).flatMap(({ name: weapon, figures }) =>
      figures.map(({ name, source }) => ({ source, what: `${weapon}: ${t(name)}` })),
    ),
    { source: kind.grid.provenance.cells, what: t("bg-source-grid") },
    ...(kind.grid.provenance.criticals
      ? [{ source: kind.grid.provenance.criticals, what: t("bg-source-criticals") }]
      : []),
  ];
  return SOURCES.flatMap((source) => {
    const what = named.filter((one) => one.source === source).map(({ what }) => what);
    return what.length > 0 ? [{ source, what: what.join(", ") }] : [];
  });
}
