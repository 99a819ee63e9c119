import type { Severity, ThreatId, Track } from "../../protocol/space-alert";
import { ALL_CARDS, CARDS } from "../catalogue";
import { knowsFrontier } from "../frontier-visibility";

/*
 * Search for threats by their names in both languages, because the physical game may be in the other language.
 */

const files = import.meta.glob<string>(["../../../../locales/space-alert/*/names.ftl"], {
  query: "?raw",
  import: "default",
});

/** Without accents, case and anything that is not a letter or a digit. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

export type Names = ReadonlyMap<ThreatId, readonly string[]>;

/** The names of all threats in a Fluent file. */
export function namesIn(source: string): Map<ThreatId, string> {
  return new Map([...source.matchAll(/^sa-threat-(\S+) = (.+)$/gm)].map((match) => [match[1] ?? "", match[2] ?? ""]));
}

let loading: Promise<Names> | null = null;

/** All names of all threats, in both languages. */
export function threatNames(): Promise<Names> {
  loading ??= Promise.all(Object.values(files).map((load) => load())).then((sources) => {
    const lists = sources.map(namesIn);
    return new Map(ALL_CARDS.map((card) => [card.code, lists.flatMap((list) => list.get(card.code) ?? [])]));
  });
  return loading;
}

/** The cards of the deck that an announcement draws from. */
export function deckFor(track: Track, severity: Severity): ThreatId[] {
  const location = track === "internal" ? "internal" : "external";
  const box = knowsFrontier() ? ALL_CARDS : CARDS;
  return box.filter((card) => card.location === location && card.severity === severity).map((card) => card.code);
}

/** Every card that may lie at a trajectory, whatever was announced. */
export function allFor(track: Track): ThreatId[] {
  return [...deckFor(track, "common"), ...deckFor(track, "serious")];
}

/** Allowed typing errors: one, or two in long words. */
const slips = (typed: string): number => (typed.length < 6 ? 1 : 2);

/**
 * How many slips (a letter wrong, missing, too many, or two exchanged) lie between what was typed and the nearest beginning of a
 * name.
 */
export function slipsTo(typed: string, name: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: name.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= name.length; j++) {
      const same = typed[i - 1] === name[j - 1];
      const exchanged = i > 1 && j > 1 && typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        exchanged ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return Math.min(...row);
}

/**
 * Cards whose name or code has what was typed: from its beginning first, then from the beginning of a word, then beginnings of
 * several words in any order, then anywhere. If there is none, those that are meant by somebody whose finger slipped.
 */
export function find(names: Names, among: readonly ThreatId[], typed: string): ThreatId[] {
  const found = named(names, among, typed);
  return found.length > 0 ? found : near(names, among, typed);
}

const knownAs = (names: Names, code: ThreatId): string[] => [plain(code), ...(names.get(code) ?? []).map(plain)];

function best(among: readonly ThreatId[], by: (code: ThreatId) => number): ThreatId[] {
  return among
    .map((code, index) => ({ code, index, rank: by(code) }))
    .filter((entry) => entry.rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map((entry) => entry.code);
}

/** Cards that have what was typed in their name or code. */
function named(names: Names, among: readonly ThreatId[], typed: string): ThreatId[] {
  const wanted = plain(typed);
  if (wanted === "") return [...among];
  const parts = wanted.split(" ");
  return best(among, (code) => {
    const known = knownAs(names, code);
    const words = known.map((name) => name.split(" "));
    if (known.some((name) => name === wanted)) return 0;
    if (known.some((name) => name.startsWith(wanted))) return 1;
    if (words.some((of) => of.some((word) => word.startsWith(wanted)))) return 2;
    if (words.some((of) => parts.every((part) => of.some((word) => word.startsWith(part))))) return 3;
    return known.some((name) => name.includes(wanted)) ? 4 : Infinity;
  });
}

/** Cards that somebody may mean whose finger slipped. */
function near(names: Names, among: readonly ThreatId[], typed: string): ThreatId[] {
  const wanted = plain(typed);
  return best(among, (code) => {
    const known = knownAs(names, code);
    // Rather the beginning of a name than a later word, and rather a word with the same first letter.
    const of = (words: readonly string[], at: number): number => {
      const tail = words.slice(at).join(" ");
      return slipsTo(wanted, tail) + (at === 0 ? 0 : 0.25) + (tail[0] === wanted[0] ? 0 : 0.5);
    };
    const least = Math.min(...known.flatMap((name) => name.split(" ").map((_, at, words) => of(words, at))));
    return wanted.length > 2 && Math.floor(least) <= slips(wanted) ? least : Infinity;
  });
}

/** Why a card that was typed cannot lie here. */
export interface Elsewhere {
  code: ThreatId;
  why: "taken" | "inside" | "outside" | "common" | "serious";
}

/** The card that is meant although it cannot lie here, and why; nothing while what can lie here has what was typed. */
export function elsewhere(
  names: Names,
  among: readonly ThreatId[],
  taken: readonly ThreatId[],
  typed: string,
): Elsewhere | null {
  const free = among.filter((code) => !taken.includes(code));
  if (plain(typed) === "" || named(names, free, typed).length > 0) return null;
  const others = (knowsFrontier() ? ALL_CARDS : CARDS).map(({ code }) => code).filter((code) => !free.includes(code));
  const code =
    named(names, others, typed)[0] ?? (near(names, free, typed).length > 0 ? null : near(names, others, typed)[0]);
  const [card, here] = [code, among[0]].map((wanted) => ALL_CARDS.find((known) => known.code === wanted));
  if (!card || !here) return null;
  if (among.includes(card.code)) return { code: card.code, why: "taken" };
  if (card.location !== here.location)
    return { code: card.code, why: card.location === "internal" ? "inside" : "outside" };
  return { code: card.code, why: card.severity };
}
