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
/** Longer logs than this are a mistake, not a hobby. */
export const MOST_LINES = 5000;

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const text = (value: unknown, longest = 200): string | null => (typeof value === "string" && value.length <= longest ? value : null);

function readMember(value: unknown): LoggedMember | null {
  const { name, android, roles } = asRecord(value);
  const words = text(name, 60);
  if (words === null || !Array.isArray(roles)) return null;
  const known = ["captain", "communications", "security"] as const;
  return { name: words, android: android === true, roles: known.filter((role) => roles.includes(role)) };
}

function readPoints(value: unknown): LoggedPoints | null {
  const { survived, destroyed, penalties, observation, total } = asRecord(value);
  if (![survived, destroyed, penalties, observation, total].every(isNumber)) return null;
  return { survived, destroyed, penalties, observation, total } as LoggedPoints;
}

/** A line from outside, or nothing if it is none. */
function readLine(value: unknown): LogLine | null {
  const line = asRecord(value);
  const id = text(line.id);
  const script = text(line.script);
  const crew = Array.isArray(line.crew) ? line.crew.map(readMember) : [];
  if (id === null || script === null || !isNumber(line.date) || crew.length === 0 || crew.length > 5 || crew.includes(null)) return null;
  const points = readPoints(line.points);
  const lostTo = text(line.lost_to);
  if (points === null && lostTo === null) return null;
  return {
    id,
    date: line.date,
    film: text(line.film, 40_000),
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

/** Joins two logs: a line that both have is written once. */
export function mergeLogs(one: readonly LogLine[], other: readonly LogLine[]): LogLine[] {
  const byId = new Map([...one, ...other].map((line) => [line.id, line]));
  return [...byId.values()].sort((a, b) => b.date - a.date).slice(0, MOST_LINES);
}

export const logFile = (lines: readonly LogLine[]): { hangar: "space-alert-log"; version: 1; lines: readonly LogLine[] } => ({
  hangar: "space-alert-log",
  version: 1,
  lines,
});

/** Keeps a log; says whether the browser did. */
export const writeLog = (lines: readonly LogLine[]): boolean => writeJson(KEY, logFile(lines));

/** Adds lines that are not there yet. One that is there keeps its date, and takes a better link to its film. */
export function addToLog(lines: readonly LogLine[]): void {
  const log = readLog();
  const known = new Map(log.map((line) => [line.id, line]));
  const fresh = lines.map((line) => {
    const old = known.get(line.id);
    return old ? { ...old, film: line.film ?? old.film } : line;
  });
  writeLog(mergeLogs(log, fresh));
}

/** Crews are known by who was in them, whatever the order. */
export function crewName(line: LogLine): string {
  const people = line.crew.filter((member) => !member.android).map((member) => member.name);
  return (people.length > 0 ? people : line.crew.map((member) => `[${member.name}]`)).sort((a, b) => a.localeCompare(b)).join(", ");
}

export interface Statistics {
  missions: number;
  survived: number;
  best: number | null;
  mean: number | null;
  /** What finished the ship, the most often first. */
  killers: [string, number][];
}

export function statistics(lines: readonly LogLine[]): Statistics {
  const totals = lines.flatMap((line) => (line.points ? [line.points.total] : []));
  const killers = new Map<string, number>();
  for (const { lost_to } of lines) if (lost_to !== null) killers.set(lost_to, (killers.get(lost_to) ?? 0) + 1);
  return {
    missions: lines.length,
    survived: totals.length,
    best: totals.length > 0 ? Math.max(...totals) : null,
    mean: totals.length > 0 ? totals.reduce((sum, total) => sum + total, 0) / totals.length : null,
    killers: [...killers].sort((a, b) => b[1] - a[1]),
  };
}
