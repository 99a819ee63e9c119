import { asRecord, readJson, writeJson } from "../../lib/storage";
import type { LogEntry, LoggedMember, LoggedPoints } from "../../protocol/space-alert";

/*
 * The ship's log (rules, section 16): one line a mission, kept in this browser, carried elsewhere as a JSON file. A line is known
 * by its id, so that importing twice, or two tabs of one table, does not write it twice.
 */

export interface LogLine extends LogEntry {
  /** The table and the mission, or what companion mode made up. */
  id: string;
  /** When, in milliseconds since 1970. */
  date: number;
  /** A link to the film, if there is one. */
  film: string | null;
}

const KEY = "space-alert-log";
/** Limit for the length of a log. */
export const MOST_LINES = 5000;

/** The latest valid date, in milliseconds since 1970. */
const END_OF_TIME = 8.64e15;
/** More than any mission is worth. */
const MOST_POINTS = 9999;

const isNumber = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) <= MOST_POINTS;
const isDate = (value: unknown): value is number => Number.isFinite(value) && Math.abs(Number(value)) <= END_OF_TIME;
/** A film of this Hangar: a file may come from anybody, and must not lead elsewhere. */
const ownPath = (value: unknown): string | null => {
  const path = text(value, 40_000);
  return path !== null && /^\/(?![/\\])\P{Cc}*$/u.test(path) ? path : null;
};
const text = (value: unknown, longest = 200): string | null =>
  typeof value === "string" && value.length <= longest ? value : null;

function readMember(value: unknown): LoggedMember | null {
  const { name, android, roles } = asRecord(value);
  const words = text(name, 60);
  if (words === null || !Array.isArray(roles)) return null;
  const known = ["captain", "communications", "security"] as const;
  return { name: words, android: android === true, roles: known.filter((role) => roles.includes(role)) };
}

function readPoints(value: unknown): LoggedPoints | null {
  const { survived, destroyed, penalties, observation, special, total } = asRecord(value);
  if (![survived, destroyed, penalties, observation, special ?? 0, total].every(isNumber)) return null;
  const points = { survived, destroyed, penalties, observation, total } as LoggedPoints;
  return special ? { ...points, special: Number(special) } : points;
}

/** A line from outside, or nothing if it is none. */
function readLine(value: unknown): LogLine | null {
  const line = asRecord(value);
  const id = text(line.id);
  const script = text(line.script);
  const crew = Array.isArray(line.crew) ? line.crew.map(readMember) : [];
  if (
    id === null ||
    script === null ||
    !isDate(line.date) ||
    crew.length === 0 ||
    crew.length > 5 ||
    crew.includes(null)
  )
    return null;
  const points = readPoints(line.points);
  const lostTo = text(line.lost_to);
  if (points === null && lostTo === null) return null;
  return {
    id,
    date: line.date,
    film: ownPath(line.film),
    crew: crew as LoggedMember[],
    script,
    common: text(line.common) ?? "",
    serious: text(line.serious) ?? "",
    points,
    lost_to: lostTo,
    campaign: isNumber(line.campaign) ? line.campaign : null,
    campaign_total: isNumber(line.campaign_total) ? line.campaign_total : null,
  };
}

/** All lines, the latest first. What cannot be read is left out. */
export function readLog(): LogLine[] {
  return parseLog(readJson(KEY)) ?? [];
}

/** The lines of an exported log, or nothing if it is no log. */
export function parseLog(value: unknown): LogLine[] | null {
  const { lines } = asRecord(value);
  if (!Array.isArray(lines)) return null;
  return lines
    .slice(0, MOST_LINES)
    .map(readLine)
    .filter((line) => line !== null)
    .sort((a, b) => b.date - a.date);
}

/** The lines of a file and how many of them could not be read; nothing if it is no log. */
export function parseFile(text: string): { lines: LogLine[]; damaged: number } | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const lines = parseLog(value);
  const written = asRecord(value).lines;
  if (!lines || !Array.isArray(written)) return null;
  const damaged = Math.min(written.length, MOST_LINES) - lines.length;
  // A list of something else is no log.
  return lines.length === 0 && damaged > 0 ? null : { lines, damaged };
}

/** Joins two logs: a line that both have is written once. */
export function mergeLogs(one: readonly LogLine[], other: readonly LogLine[]): LogLine[] {
  const byId = new Map([...one, ...other].map((line) => [line.id, line]));
  return [...byId.values()].sort((a, b) => b.date - a.date).slice(0, MOST_LINES);
}

export const logFile = (
  lines: readonly LogLine[],
): { hangar: "space-alert-log"; version: 1; lines: readonly LogLine[] } => ({
  hangar: "space-alert-log",
  version: 1,
  lines,
});

/** Keeps a log; says whether the browser did. */
export const writeLog = (lines: readonly LogLine[]): boolean => writeJson(KEY, logFile(lines));

/** Adds lines. One that is there keeps its date and, where none comes with it, the link to its film. */
export function addToLog(lines: readonly LogLine[]): void {
  const log = readLog();
  const known = new Map(log.map((line) => [line.id, line]));
  const fresh = lines.map((line) => {
    const old = known.get(line.id);
    return old ? { ...line, date: old.date, film: line.film ?? old.film } : line;
  });
  writeLog(mergeLogs(log, fresh));
}

/** A crew of androids that one person steers: the person first, then the androids by the colours of their figures. */
export function soloCrew(
  androids: readonly LoggedMember[],
  player: string,
  colours: readonly string[],
): LoggedMember[] {
  const steered = androids.map((member, index) => ({ ...member, name: member.name || (colours[index] ?? "") }));
  return player === "" ? steered : [{ name: player, android: false, roles: [] }, ...steered];
}

/** Crews are known by who was in them, whatever the order. */
export function crewName(line: LogLine): string {
  const people = line.crew.filter((member) => !member.android).map((member) => member.name);
  // A crew of androids without names is known by how many they are.
  const named = line.crew.filter((member) => member.name !== "").map((member) => `[${member.name}]`);
  return (people.length > 0 ? people : named.length > 0 ? named : [`${line.crew.length} × ⚙`])
    .sort((a, b) => a.localeCompare(b))
    .join(", ");
}

/** Writes a line anew: a flight whose cards were corrected has another score, and still its date. */
export function correctLog(line: LogLine): boolean {
  const log = readLog();
  const date = log.find((old) => old.id === line.id)?.date ?? line.date;
  return writeLog(mergeLogs(log, [{ ...line, date }]));
}

/** Takes a line out; says whether the browser did. */
export const removeFromLog = (id: string): boolean => writeLog(readLog().filter((line) => line.id !== id));

export interface ScriptRecord {
  script: string;
  flown: number;
  survived: number;
  best: number | null;
}

/** The average score sheet of survived missions. */
export type Shares = Record<"destroyed" | "survived" | "observation" | "special" | "penalties", number>;

export interface Statistics {
  missions: number;
  survived: number;
  best: number | null;
  mean: number | null;
  /** What finished the ship, the most often first. */
  killers: [string, number][];
  /** Mission by mission, the most often flown first. */
  scripts: ScriptRecord[];
  shares: Shares | null;
}

const mean = (numbers: readonly number[]): number | null =>
  numbers.length > 0 ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length : null;
const best = (numbers: readonly number[]): number | null => (numbers.length > 0 ? Math.max(...numbers) : null);

export function statistics(lines: readonly LogLine[]): Statistics {
  const scored = lines.flatMap((line) => line.points ?? []);
  const totals = scored.map((points) => points.total);
  const killers = new Map<string, number>();
  for (const { lost_to } of lines) if (lost_to !== null) killers.set(lost_to, (killers.get(lost_to) ?? 0) + 1);
  const part = (name: keyof Shares): number => mean(scored.map((points) => points[name] ?? 0)) ?? 0;
  const scripts = [...new Set(lines.map((line) => line.script))].map((script): ScriptRecord => {
    const flown = lines.filter((line) => line.script === script);
    const points = flown.flatMap((line) => line.points?.total ?? []);
    return { script, flown: flown.length, survived: points.length, best: best(points) };
  });
  return {
    missions: lines.length,
    survived: totals.length,
    best: best(totals),
    mean: mean(totals),
    killers: [...killers].sort((a, b) => b[1] - a[1]),
    scripts: scripts.sort((a, b) => b.flown - a.flown || a.script.localeCompare(b.script)),
    shares:
      scored.length > 0
        ? {
            destroyed: part("destroyed"),
            survived: part("survived"),
            observation: part("observation"),
            special: part("special"),
            penalties: part("penalties"),
          }
        : null,
  };
}

/** A campaign: its missions in the order in which they were flown (SA-17.20). */
export interface Campaign {
  id: string;
  missions: LogLine[];
  /** Nothing while it goes on, and nothing when the ship was lost (SA-17.5). */
  total: number | null;
  lost: boolean;
}

/** The campaigns of a log, the latest first. Their lines share the table they were flown at. */
export function campaigns(lines: readonly LogLine[]): Campaign[] {
  const found = new Map<string, LogLine[]>();
  for (const line of lines) {
    if (line.campaign === null) continue;
    const id = line.id.replace(/-\d+$/, "");
    found.set(id, [...(found.get(id) ?? []), line]);
  }
  return [...found].map(([id, missions]) => {
    missions.sort((a, b) => (a.campaign ?? 0) - (b.campaign ?? 0));
    return {
      id,
      missions,
      total: missions.findLast((line) => line.campaign_total !== null)?.campaign_total ?? null,
      lost: missions.some((line) => line.points === null),
    };
  });
}
