import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  clockAround,
  mergeExplorers,
  newExplorer,
  parseExplorers,
  readExplorers,
} from "../../src/space-alert/logbook/explorers.svelte";
import { BADGES, CAMPAIGN_LENGTHS, poolWarning, poolsOf } from "../../src/space-alert/round/frontier";
import { allDoubles, groupsOf, halfOf, handOf, isHardSolo, kindOf, stacksOf } from "../../src/space-alert/round/model";
import { Planner } from "../../src/space-alert/round/planner.svelte";
import { frontierOff } from "../../src/space-alert/round/frontier";
import type { RoundView } from "../../src/protocol/space-alert";
import { empty, member, view } from "./round-view";

const texts = (language: "en" | "fr", file: string): string =>
  readFileSync(new URL(`../../../locales/space-alert/${language}/${file}.ftl`, import.meta.url), "utf8");
const message = (language: "en" | "fr", id: string): string =>
  new RegExp(`^${id} = (.*)$`, "m").exec(texts(language, "frontier"))?.[1] ?? "";

describe("explorers", () => {
  // Proves NF-10.2.1.
  it("begin with a name, a choice about cloning, and nothing else", () => {
    for (const consent of [true, false])
      expect(newExplorer("Ada", consent)).toEqual({
        name: "Ada",
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
  });

  // Proves NF-10.4.5.
  it("do not take their consent back by an older file", () => {
    const before = { ...newExplorer("Ada", false), xp: 30 };
    const after = newExplorer("Ada", true);
    for (const merged of [mergeExplorers([after], [before]), mergeExplorers([before], [after])])
      expect(merged).toEqual([{ ...before, consent: true }]);
    expect(mergeExplorers([before], [newExplorer("Ada", false)])).toEqual([before]);
  });

  it("are refused one by one where a file tells what cannot be", () => {
    const ada = { ...newExplorer("Ada"), level: 2, skills: [{ specialization: "medic", level: 2 }] };
    const wrong = [
      { ...ada, level: 31 },
      { ...ada, next_box: 16 },
      { ...ada, level: -1 },
      { ...ada, skills: [{ specialization: "poet", level: 1 }] },
      { ...ada, skills: [...ada.skills, ...ada.skills] },
      { ...ada, name: "" },
      "Ada",
    ];
    for (const log of wrong) expect(readExplorers({ explorers: [log, ada] })).toEqual({ explorers: [ada], damaged: 1 });
    expect(readExplorers({ explorers: "all" })).toEqual({ explorers: [], damaged: 1 });
    expect(readExplorers({ lines: [] })).toEqual({ explorers: [], damaged: 0 });
  });

  it("stay the same when a file brings nothing new", () => {
    const ada = newExplorer("Ada", true);
    expect(mergeExplorers([ada], [newExplorer("Ada", true)])[0]).toBe(ada);
  });

  // Proves NF-11.12.5.
  it("have days that begin at 5:00 by their own clock", () => {
    const at = (day: number, hour: number, minute = 0): Date => new Date(2026, 2, day, hour, minute);
    const day = (ended: Date): number => clockAround(ended, ended).day;
    expect(day(at(3, 4, 59))).toBe(day(at(2, 23)));
    expect(day(at(3, 5))).toBe(day(at(2, 23)) + 1);
    expect(day(new Date(1970, 0, 1, 12))).toBe(0);
    // Also where the clock was put forward or back that night.
    for (const [month, date] of [
      [2, 29],
      [9, 25],
    ] as const) {
      const morning = new Date(2026, month, date, 5, 0);
      expect(day(morning)).toBe(Math.floor(Date.UTC(2026, month, date) / 86_400_000));
    }
    // 2 March 2026 is a Monday.
    const works = (started: Date): boolean => clockAround(started, started).workday;
    expect([2, 3, 4, 5, 6, 7, 8].map((date) => works(at(date, 12)))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(works(at(7, 2))).toBe(true);
    expect(clockAround(at(3, 23, 50), at(4, 0, 10))).toMatchObject({ started: 1430, ended: 10 });
  });

  it("keep which achievements were ticked with which mission", () => {
    const entry = {
      day: 1,
      description: "M",
      points: 3,
      xp: 2,
      achievement_xp: 6,
      full_campaign: false,
      teammates: [],
    };
    const log = { ...newExplorer("Ada"), entries: [{ ...entry, achievements: ["chronicler"] }] };
    expect(parseExplorers({ explorers: [log] })).toEqual([log]);
    // A log from before has entries without them.
    const old = { ...newExplorer("Bo"), entries: [entry] };
    expect(parseExplorers({ explorers: [old] })[0]?.entries).toEqual([{ ...entry, achievements: [] }]);
  });
});

describe("the briefing of the expansion", () => {
  // Proves NF-2.6.
  it("warns of white and red without yellow, and of nothing else", () => {
    const pools = poolsOf({ ...frontierOff, threats: true });
    expect(pools.filter((pool) => poolWarning(pool) !== null)).toEqual(["white_and_red"]);
    expect(message("en", poolWarning("white_and_red") ?? "")).toContain("Not recommended");
    expect(message("fr", poolWarning("white_and_red") ?? "")).toContain("Déconseillé");
  });

  // Proves NF-12.1.
  it("names the seven badges and what they are for", () => {
    expect(BADGES).toHaveLength(7);
    expect(BADGES.slice(0, 3)).toEqual(["captain", "communications", "security"]);
    for (const badge of BADGES)
      for (const language of ["en", "fr"] as const) {
        expect(message(language, `sa-badge-${badge}`), badge).not.toBe("");
        expect(message(language, `sa-badge-${badge}-about`), badge).not.toBe("");
      }
  });

  it("offers campaigns of three to twelve missions (NF-10.8.5)", () => {
    expect(CAMPAIGN_LENGTHS).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

describe("double halves", () => {
  it("are 36, whatever lies in hand (NF-5.1.1)", () => {
    expect(allDoubles()).toHaveLength(36);
    expect(allDoubles()).toContainEqual(["red", "lift"]);
  });

  it("keep their place in the palette of a solo mission when their cards are placed", () => {
    const cards = Array.from({ length: 96 }, (_, index) => 96 + index);
    const solo = (placed: number | null): RoundView => {
      const plain = view();
      const faces = [placed === null ? null : { card: placed, up: "movement" as const }, ...empty(11)];
      const crew = [member({ seat: null, faces }), ...plain.crew.slice(1)];
      return { ...plain, crew, mine: { crew: null, cards, slots: [], undo: false, oops: [] } };
    };
    const planning = (seen: RoundView): Planner =>
      new Planner(() => ({ view: seen, live: true, act: () => Promise.resolve() }));
    const last = cards.find((card) => JSON.stringify(halfOf(card, "movement")) === '["lift","battlebots"]');
    const [before, after] = [planning(solo(null)), planning(solo(last ?? null))];
    expect(after.doubles).toEqual(before.doubles);
    expect([before.has(["lift", "battlebots"]), after.has(["lift", "battlebots"])]).toEqual([true, false]);
  });
});

describe("the hand of a solo mission", () => {
  const doubles = Array.from({ length: 96 }, (_, index) => 96 + index);
  const mine = { crew: null, cards: doubles, slots: [], undo: false, oops: [] };
  const { crew } = view();

  it("is shown kind by kind when it is large", () => {
    const groups = groupsOf(stacksOf(handOf(mine, crew)));
    expect(groups.map(({ kind }) => kind)).toEqual(["a", "b", "c", "battlebots", "lift", "red", "blue"]);
    const cards = groups.flatMap(({ stacks }) => stacks.flatMap((stack) => [...stack.cards]));
    expect(cards.toSorted((a, b) => a - b)).toEqual(doubles);
    for (const { kind, stacks } of groups) {
      expect(stacks.length).toBeLessThanOrEqual(16);
      expect(stacks.every(({ card }) => kindOf(card) === kind)).toBe(true);
    }
    expect(groupsOf(stacksOf(doubles.slice(0, 12)))).toEqual([]);
  });

  it("stays as it was shuffled in a hard mission (NF-5.7.2)", () => {
    const pile = [150, 100, 190, 96];
    expect(handOf({ ...mine, cards: pile }, crew, "pile")).toEqual(pile);
    expect(handOf({ ...mine, cards: pile }, crew)).toEqual([96, 100, 150, 190]);
    expect(isHardSolo(view({}))).toBe(false);
  });
});
