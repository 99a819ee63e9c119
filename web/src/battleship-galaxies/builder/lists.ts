import { getJson } from "../../lib/api";
import { readJson, writeJson } from "../../lib/storage";
import type { Faction, List, ListCard, ListShip, Setup, Version } from "../../protocol/battleship-galaxies";
import type { Refused } from "../../protocol/protocol";
import type { Catalogue } from "../catalogue";

/*
 * Fleets and decks: kept in this browser, written to files, and checked by the server, which knows the rules.
 */

export interface SavedList {
  name: string;
  faction: Faction;
  list: List;
}

const KEY = "hangar.bg.lists";
const MOST = 50;

const isShip = (value: unknown): value is ListShip => {
  const { ship, version } = (value ?? {}) as Partial<ListShip>;
  return typeof ship === "string" && ["standard", "seasoned", "veteran"].includes(version ?? "");
};
const isCard = (value: unknown): value is ListCard => {
  const { card, count } = (value ?? {}) as Partial<ListCard>;
  return typeof card === "string" && typeof count === "number" && count > 0 && count < 10;
};

/** A list from a file or from storage; nothing where it is none. */
export function readList(value: unknown): SavedList | null {
  const { name, faction, list } = (value ?? {}) as Partial<SavedList>;
  if (typeof name !== "string" || (faction !== "isn" && faction !== "wretch")) return null;
  const { fleet, deck } = (list ?? {}) as Partial<List>;
  if (!Array.isArray(fleet) || !Array.isArray(deck) || !fleet.every(isShip) || !deck.every(isCard)) return null;
  return {
    name: name.slice(0, 60),
    faction,
    list: {
      fleet: fleet.slice(0, 12).map(({ ship, version }) => ({ ship, version })),
      deck: deck.slice(0, 40).map(({ card, count }) => ({ card, count })),
    },
  };
}

export function savedLists(): SavedList[] {
  const stored = readJson(KEY);
  return (Array.isArray(stored) ? stored : []).flatMap((entry) => readList(entry) ?? []);
}

/** Keeps a list; one of the same name and side is replaced. */
export function saveList(saved: SavedList): void {
  const others = savedLists().filter(({ name, faction }) => name !== saved.name || faction !== saved.faction);
  writeJson(KEY, [...others, saved].slice(-MOST));
}

export function deleteList(saved: SavedList): void {
  writeJson(
    KEY,
    savedLists().filter(({ name, faction }) => name !== saved.name || faction !== saved.faction),
  );
}

/** The file of a list: its name and its content. */
export function listFile(saved: SavedList): { name: string; text: string } {
  const name = saved.name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase();
  return {
    name: `${name.replace(/^-|-$/g, "") || "fleet"}.json`,
    text: `${JSON.stringify({ hangar: "battleship-galaxies-list", ...saved }, null, 2)}\n`,
  };
}

/** The list in a file; nothing where there is none. */
export function readListFile(text: string): SavedList | null {
  try {
    return readList(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Gives a list to the reader as a file. */
export function exportList(saved: SavedList): void {
  const { name, text } = listFile(saved);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export interface Verdict {
  refused: Refused | null;
  /** What the seat gets if it hands in nothing. */
  reference: List;
}

/** What the server says about a list for a seat of a battle. */
export function checkList(setup: unknown, seat: number, list: List): Promise<Verdict> {
  return getJson("/api/battleship-galaxies/check-list", { setup, seat, list });
}

/** The custom battle that the builder page checks lists against: a side builds within a limit. */
export function practice(faction: Faction, limit: number): { setup: Partial<Setup>; seat: number } {
  const battle = {
    fleet_limit: limit,
    board: "single",
    players: [1, 1] as [number, number],
    factions: [faction, faction === "isn" ? "wretch" : "isn"] as [Faction, Faction],
    tiles: [],
    terrain: "none" as const,
    clock: true,
    escape: null,
    scenario: null,
  };
  return { setup: { battle: { kind: "own", battle } }, seat: 0 };
}

/** Points of a fleet: the sum of its launch costs. */
export function pointsOf(catalogue: Catalogue, fleet: readonly ListShip[]): number {
  return fleet.reduce((sum, { ship, version }) => sum + (catalogue.shipById(ship)?.versions[version].launch ?? 0), 0);
}

export const cardsOf = (deck: readonly ListCard[]): number => deck.reduce((sum, { count }) => sum + count, 0);

/** The list with another version of a ship, or without it. */
export function withShip(list: List, ship: string, version: Version | null): List {
  const others = list.fleet.filter((entry) => entry.ship !== ship);
  if (version === null) return { ...list, fleet: others };
  const known = list.fleet.some((entry) => entry.ship === ship);
  const fleet = known
    ? list.fleet.map((entry) => (entry.ship === ship ? { ship, version } : entry))
    : [...others, { ship, version }];
  return { ...list, fleet };
}

/** The list with so many copies of a card. */
export function withCard(list: List, card: string, count: number): List {
  const others = list.deck.filter((entry) => entry.card !== card);
  if (count <= 0) return { ...list, deck: others };
  const known = list.deck.some((entry) => entry.card === card);
  const deck = known
    ? list.deck.map((entry) => (entry.card === card ? { card, count } : entry))
    : [...others, { card, count }];
  return { ...list, deck };
}
