import { ApiProblem, getJson } from "../../lib/api";
import { asRecord, readJson, writeJson } from "../../lib/storage";
import type {
  Around,
  Difficulty,
  ExperienceReport,
  ExplorerEntry,
  ExplorerLog,
  Skill,
  Specialization,
} from "../../protocol/space-alert";
import type { MissionFile } from "../mission";
import { SPECIALIZATIONS } from "../specializations";
import { boxesOf, MOST_LEVEL } from "./achievement-list";

/*
 * The explorers of this browser's players (NF-10): one log each, kept beside the ship's log and carried with its file. The
 * rules about them are the server's; here they are kept, shown and sent.
 */

const KEY = "space-alert-explorers";
/** More explorers than anybody plays. */
const MOST = 60;
const MOST_ENTRIES = 2000;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const words = (value: unknown, longest: number): string | null =>
  typeof value === "string" && value.length <= longest ? value : null;

function readEntry(value: unknown): ExplorerEntry | null {
  const entry = asRecord(value);
  const description = words(entry.description, 20);
  const points = entry.points === null ? null : Number.isInteger(entry.points) ? Number(entry.points) : undefined;
  if (description === null || points === undefined || !Array.isArray(entry.teammates)) return null;
  if (![entry.day, entry.xp, entry.achievement_xp].every(isCount)) return null;
  return {
    day: Number(entry.day),
    description,
    points,
    xp: Number(entry.xp),
    achievement_xp: Number(entry.achievement_xp),
    full_campaign: entry.full_campaign === true,
    teammates: entry.teammates.filter((name): name is string => words(name, 60) !== null).slice(0, 5),
    achievements: (Array.isArray(entry.achievements) ? entry.achievements : [])
      .filter((id): id is string => words(id, 60) !== null)
      .slice(0, 20),
  };
}

/** A log from outside, or nothing if it is none. */
export function readExplorer(value: unknown): ExplorerLog | null {
  const log = asRecord(value);
  const name = words(log.name, 60)?.trim();
  const counts = [log.level, log.next_box, log.xp, log.clones];
  if (!name || !counts.every(isCount) || !Array.isArray(log.skills) || !Array.isArray(log.achievements)) return null;
  const level = Number(log.level);
  if (level > MOST_LEVEL || (level < MOST_LEVEL && Number(log.next_box) >= boxesOf(level))) return null;
  const skills = log.skills.flatMap((value): Skill[] => {
    const { specialization, level } = asRecord(value);
    const known = SPECIALIZATIONS.find((one) => one === specialization);
    return known !== undefined && (level === 1 || level === 2 || level === 3) ? [{ specialization: known, level }] : [];
  });
  const learnt = new Set(skills.map(({ specialization }) => specialization));
  if (skills.length < log.skills.length || learnt.size < skills.length) return null;
  const entries = Array.isArray(log.entries) ? log.entries.slice(-MOST_ENTRIES).map(readEntry) : [];
  return {
    name,
    consent: log.consent === true,
    level,
    next_box: Number(log.next_box),
    xp: Number(log.xp),
    skills,
    achievements: log.achievements.filter((id): id is string => words(id, 60) !== null).slice(0, 200),
    clones: Number(log.clones),
    lost: log.lost === true,
    entries: entries.filter((entry) => entry !== null),
  };
}

/** The explorers of a file, and how many of them could not be read. */
export function readExplorers(value: unknown): { explorers: ExplorerLog[]; damaged: number } {
  const { explorers: written = [] } = asRecord(value);
  if (!Array.isArray(written)) return { explorers: [], damaged: 1 };
  const read = written.slice(0, MOST).map(readExplorer);
  const explorers = read.filter((log) => log !== null);
  return { explorers, damaged: read.length - explorers.length };
}

/** The explorers of a file or of the store. What cannot be read is left out. */
export const parseExplorers = (value: unknown): ExplorerLog[] => readExplorers(value).explorers;

/** Joins two lists by name: of two logs of one explorer the longer career stays. Consent is for good (NF-10.4.5). */
export function mergeExplorers(one: readonly ExplorerLog[], other: readonly ExplorerLog[]): ExplorerLog[] {
  const byName = new Map<string, ExplorerLog>();
  for (const log of [...one, ...other]) {
    const known = byName.get(log.name);
    if (!known || log.entries.length > known.entries.length || (log.xp > known.xp && !known.lost))
      byName.set(log.name, known?.consent ? { ...log, consent: true } : log);
    else if (log.consent && !known.consent) byName.set(log.name, { ...known, consent: true });
  }
  return [...byName.values()].slice(0, MOST);
}

/** Boxes of specializations that are still to be ticked. */
export const openBoxes = ({ level, skills }: ExplorerLog): number =>
  level - skills.reduce((sum, skill) => sum + skill.level, 0);

/** A mission with what its file does not tell. */
export interface FlownWith {
  mission: MissionFile;
  pools: [Difficulty, Difficulty];
  double: boolean;
}

/** A mission or campaign as one explorer flew it. */
export interface ExplorerRun {
  missions: FlownWith[];
  planned: number | null;
  /** The explorer's place in turn order. */
  me: number;
  around: Around;
}

/** The circumstances by the player's own clock; a day begins at 5:00 (NF-11.12.5). */
export function clockAround(started: Date, ended: Date): Pick<Around, "day" | "workday" | "started" | "ended"> {
  const minute = (at: Date): number => at.getHours() * 60 + at.getMinutes();
  /** Days since 1 January 1970 by the calendar on the wall: hours of 23 and of 25 do not matter. */
  const dayOf = (at: Date): number =>
    Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000 - (at.getHours() < 5 ? 1 : 0);
  // 1 January 1970 was a Thursday.
  const weekday = (dayOf(started) + 4) % 7;
  return {
    day: dayOf(ended),
    workday: weekday >= 1 && weekday <= 5,
    started: minute(started),
    ended: minute(ended),
  };
}

const BROUGHT = "space-alert-explorer-brought";

export const newExplorer = (name: string, consent = true): ExplorerLog => ({
  name,
  consent,
  level: 0,
  next_box: 0,
  xp: 0,
  skills: [],
  achievements: [],
  clones: 0,
  lost: false,
  entries: [],
});

class Explorers {
  list = $state.raw<ExplorerLog[]>(parseExplorers(readJson(KEY)));

  /** Whether the browser kept them. */
  keep(list: readonly ExplorerLog[]): boolean {
    this.list = [...list];
    return writeJson(KEY, { explorers: list });
  }

  /** The explorer that was last brought to a table from this browser. */
  get brought(): string | null {
    return words(readJson(BROUGHT), 60);
  }

  /** The explorer to bring without asking: the one brought last, or the only one. */
  get usual(): ExplorerLog | undefined {
    const { alive } = this;
    return alive.find(({ name }) => name === this.brought) ?? (alive.length === 1 ? alive[0] : undefined);
  }

  bring(name: string): void {
    writeJson(BROUGHT, name);
  }

  get alive(): ExplorerLog[] {
    return this.list.filter((log) => !log.lost);
  }

  find(name: string): ExplorerLog | undefined {
    return this.list.find((log) => log.name === name);
  }

  replace(log: ExplorerLog): boolean {
    return this.keep([...this.list.filter((other) => other.name !== log.name), log]);
  }

  remove(name: string): boolean {
    return this.keep(this.list.filter((log) => log.name !== name));
  }
}

export const explorers = new Explorers();

/** What a run comes to for an explorer, and the log with the claimed achievements. */
export const debrief = (log: ExplorerLog, run: ExplorerRun, claims: readonly string[]): Promise<ExperienceReport> =>
  getJson("/api/space-alert/experience", { do: "debrief", log, ...run, claims });

/** The log with the next box of a specialization. */
export const tickBox = (log: ExplorerLog, specialization: Specialization): Promise<ExplorerLog> =>
  getJson("/api/space-alert/experience", { do: "tick", log, specialization });

/** The log of an explorer who agrees to be cloned. */
export const agreeToCloning = (log: ExplorerLog): Promise<ExplorerLog> =>
  getJson("/api/space-alert/experience", { do: "agree", log });

/** The log with an achievement for a published session report (NF-11.5.3). */
export const tickReport = (
  log: ExplorerLog,
  report: { entry: number; achievement: string; thumbs: number; english: boolean },
): Promise<ExplorerLog> => getJson("/api/space-alert/experience", { do: "report", log, ...report });

export { ApiProblem };
