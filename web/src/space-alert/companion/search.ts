import type { Severity, ThreatId, Track } from "../../protocol/space-alert";
import { CARDS } from "../catalogue";

/*
 * Finding a threat by its name in either language, whatever the page speaks: the box on the table may be of the other one.
 */

const files = import.meta.glob<string>(
  ["../../../../locales/en/space-alert.ftl", "../../../../locales/fr/space-alert.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

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
  return new Map([...source.matchAll(/^threat-(\S+) = (.+)$/gm)].map((match) => [match[1] ?? "", match[2] ?? ""]));
}

let loading: Promise<Names> | null = null;

/** All names of all threats, in both languages. */
export function threatNames(): Promise<Names> {
  loading ??= Promise.all(Object.values(files).map((load) => load())).then((sources) => {
    const lists = sources.map(namesIn);
    return new Map(CARDS.map((card) => [card.code, lists.flatMap((list) => list.get(card.code) ?? [])]));
  });
  return loading;
}

/** The cards of the deck that an announcement draws from. */
export function deckFor(track: Track, severity: Severity): ThreatId[] {
  const location = track === "internal" ? "internal" : "external";
  return CARDS.filter((card) => card.location === location && card.severity === severity).map((card) => card.code);
}

/** Every card that may lie at a trajectory, whatever was announced. */
export function allFor(track: Track): ThreatId[] {
  return [...deckFor(track, "common"), ...deckFor(track, "serious")];
}

/** Cards whose name or code has what was typed: from its beginning first, then from the beginning of a word, then anywhere. */
export function find(names: Names, among: readonly ThreatId[], typed: string): ThreatId[] {
  const wanted = plain(typed);
  if (wanted === "") return [...among];
  const rank = (code: ThreatId): number => {
    const known = [plain(code), ...(names.get(code) ?? []).map(plain)];
    if (known.some((name) => name === wanted)) return 0;
    if (known.some((name) => name.startsWith(wanted))) return 1;
    if (known.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 2;
    return known.some((name) => name.includes(wanted)) ? 3 : 4;
  };
  return among
    .map((code, index) => ({ code, index, rank: rank(code) }))
    .filter((entry) => entry.rank < 4)
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map((entry) => entry.code);
}
