import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import scripts from "../../src/protocol/space-alert-scripts.json";
import { EXERCISES } from "../../src/space-alert/learn/exercises";
import { HINTS, hintAfter } from "../../src/space-alert/learn/coach";
import { REMEDIES } from "../../src/space-alert/learn/tips";
import {
  countDone,
  FLIGHTS,
  FRONTIER_LESSONS,
  isPassed,
  LESSONS,
  lessonOf,
  placeOf,
  type LessonStep,
} from "../../src/space-alert/learn/lessons";

const web = fileURLToPath(new URL("../..", import.meta.url));

function bundle(language: string): FluentBundle {
  const all = new FluentBundle(language, { useIsolating: false });
  const folder = join(web, "..", "locales", "space-alert", language);
  for (const name of readdirSync(folder)) all.addResource(new FluentResource(readFileSync(join(folder, name), "utf8")));
  return all;
}

/** Every sentence a step can show. */
function wordsOf(step: LessonStep): string[] {
  if (step.kind === "fly") return ["title", "task", "done"].map((part) => `sa-academy-${step.exercise.id}-${part}`);
  const say = `sa-academy-say-${step.id}`;
  if (step.kind === "find") return [say, `${say}-done`];
  if (step.kind === "choose")
    return [say, ...step.answers.flatMap((answer) => [`${say}-${answer}`, `${say}-${answer}-why`])];
  if (step.kind === "depart")
    return [say, ...step.flights.flatMap(({ id }) => [`sa-script-${id}`, `sa-academy-flight-${id}`])];
  return [say];
}

/** What is read on the way: of the replies the right one and a wrong one, of the flights the first. */
function readOf(step: LessonStep): string[] {
  const unread = (id: string): boolean => {
    if (step.kind === "depart") return step.flights.slice(1).some((flight) => id.endsWith(flight.id));
    if (step.kind !== "choose") return false;
    const wrong = step.answers.filter((answer) => answer !== step.right);
    return id.endsWith(`-${wrong[0] ?? ""}-why`);
  };
  return wordsOf(step).filter((id) => !unread(id));
}

describe("the order of the lessons", () => {
  it("gives a lesson of the expansion its number where the expansion was never switched on", () => {
    const [doubles, specialists] = FRONTIER_LESSONS;
    if (!doubles || !specialists) throw new Error("no lessons of the expansion");
    expect(placeOf(doubles)).toEqual({ number: LESSONS.length + 1, following: specialists });
    expect(placeOf(specialists)).toEqual({ number: LESSONS.length + 2, following: undefined });
    const last = LESSONS.at(-1);
    expect(last && placeOf(last)).toEqual({ number: LESSONS.length, following: undefined });
  });
});

describe.each(["en", "fr"])("the Academy in %s", (language) => {
  const texts = bundle(language);
  const text = (id: string): string => {
    const message = texts.getMessage(id);
    return message?.value ? texts.formatPattern(message.value, {}, []) : "";
  };
  const length = (id: string): number =>
    text(id)
      .split(/\s+/)
      .filter((word) => /\w/.test(word)).length;

  it("has words for everything, and few at a time", () => {
    for (const lesson of [...LESSONS, ...FRONTIER_LESSONS]) {
      const ids = [`sa-academy-${lesson.id}`, `sa-academy-${lesson.id}-about`, ...lesson.steps.flatMap(wordsOf)];
      expect(ids.filter((id) => text(id) === "")).toEqual([]);
      // One idea at a time fits on a phone above the ship.
      expect(ids.filter((id) => length(id) > 62)).toEqual([]);
    }
    const source = (path: string): string => readFileSync(join(web, "src/space-alert", path), "utf8");
    const hints = [...source("learn/exercises.ts").matchAll(/\["([a-z-]+)", /g)].map(
      ([, hint]) => `sa-academy-hint-${hint}`,
    );
    const kinds = /export type MomentKind =\s*([^;]+);/.exec(source("blackbox/analysis.ts"))?.[1] ?? "";
    const plainTips = [...kinds.matchAll(/"([a-z_]+)"/g)].flatMap(([, kind]) => (kind === "miss" ? [] : [kind ?? ""]));
    const fineTips = [...source("learn/tips.ts").matchAll(/"((?:miss|damage|survived)-[a-z]+)"/g)].map(
      ([, tip]) => tip,
    );
    const voids = REMEDIES.map((why) => `void-${why}`);
    expect(fineTips.length).toBe(7);
    const tips = [...plainTips, ...fineTips, ...voids].map((tip) => `sa-academy-tip-${tip?.replaceAll("_", "-")}`);
    expect(hints.length).toBeGreaterThan(20);
    expect(tips.length).toBeGreaterThan(10);
    expect([...hints, ...tips, "sa-academy-hint-empty"].filter((id) => text(id) === "")).toEqual([]);
  });

  it("leads to a first simulation within twenty minutes", () => {
    const path = LESSONS.slice(0, LESSONS.findIndex(({ id }) => id === "simulation") + 1);
    let seconds = 0;
    for (const step of path.flatMap(({ steps }) => steps)) {
      // 200 words a minute. Then time to think, to place cards, to watch.
      seconds += (readOf(step).reduce((sum, id) => sum + length(id), 0) / 200) * 60;
      seconds += { say: 3, find: 6, choose: 8, fly: 60, depart: 5 }[step.kind];
    }
    // The first test run, alone: five minutes of planning without a clock, one and a half of film, half of debriefing.
    seconds += 420;
    expect(seconds / 60).toBeLessThan(20);
  });
});

describe("the programme", () => {
  it("is that of the box, in its order (SA-19.4, SA-19.10, SA-19.14, SA-19.15, SA-19.17)", () => {
    expect(LESSONS).toHaveLength(7);
    expect(FLIGHTS.map(({ script }) => script)).toEqual([
      "S1-1",
      "S1-2",
      "S1-3",
      "S1-4",
      "S1-5",
      "S1-6",
      "S1-7",
      "S1-8",
      "S2-1",
      "S2-2",
      // Two more lessons for The New Frontier (NF-7.2).
      "NF-1",
      "NF-2",
    ]);
    for (const { id, script } of FLIGHTS) expect(scripts.find((known) => known.id === script)?.slug).toBe(id);
  });

  it("has something to do on the board in every lesson, under the rules of its level (SA-19.1)", () => {
    const levels = LESSONS.map(({ steps }) =>
      steps.flatMap((step) => (step.kind === "fly" ? [step.exercise.level] : [])),
    );
    for (const lesson of LESSONS)
      expect(
        lesson.steps.some(({ kind }) => kind === "fly" || kind === "depart"),
        lesson.id,
      ).toBe(true);
    expect(
      levels
        .slice(0, 3)
        .flat()
        .every((level) => level === "test_run"),
    ).toBe(true);
    expect(levels[4]?.every((level) => level === "simulation")).toBe(true);
    expect(levels[5]?.every((level) => level === "advanced_simulation")).toBe(true);
    expect(levels[6]).toEqual(["mission"]);
  });

  it("offers plans that the hand allows", () => {
    for (const { id, hand, solution, open, others } of Object.values(EXERCISES)) {
      const used = solution.flatMap((placed) => (placed ? [placed.card] : []));
      expect(solution.length, id).toBeLessThanOrEqual(open);
      expect(new Set(used).size, id).toBe(used.length);
      expect(
        used.every((card) => hand.includes(card)),
        id,
      ).toBe(true);
      const all = [...hand, ...others.flat().flatMap((placed) => (placed ? [placed.card] : []))];
      expect(new Set(all).size, `${id}: a card exists once`).toBe(all.length);
    }
  });

  it("counts a lesson as passed when its exercises are done and one of its flights is flown", () => {
    const simulation = LESSONS.find(({ id }) => id === "simulation");
    if (!simulation) throw new Error("no simulation");
    expect(isPassed(simulation, [])).toBe(false);
    expect(countDone(simulation, ["rocket"])).toEqual({ done: 1, of: 2 });
    expect(isPassed(simulation, ["rocket"])).toBe(false);
    expect(isPassed(simulation, ["rocket", "simulation-2"])).toBe(true);
    expect(FLIGHTS.map((flight) => lessonOf(flight)?.id)).toContain("simulation");
  });
});

describe("the coach of a first flight", () => {
  const nothing = { picked: false, placed: 0, looked: false, opened: false };

  it("waits for each thing to be done", () => {
    for (const hint of HINTS) expect(hintAfter(hint, nothing)).toBe(hint);
    expect(hintAfter("pick", { ...nothing, picked: true })).toBe("slot");
    expect(hintAfter("slot", { ...nothing, placed: 1 })).toBe("stand");
    expect(hintAfter("stand", { ...nothing, placed: 1, looked: true })).toBe("threat");
    expect(hintAfter("stand", { ...nothing, placed: 2 })).toBe("threat");
    expect(hintAfter("threat", { ...nothing, placed: 2, opened: true })).toBe("fly");
  });

  it("passes over what is done already, and never goes back", () => {
    expect(hintAfter("pick", { ...nothing, placed: 3 })).toBe("threat");
    expect(hintAfter("threat", { ...nothing, picked: true })).toBe("threat");
    expect(hintAfter("fly", { picked: true, placed: 28, looked: true, opened: true })).toBe("fly");
  });
});
