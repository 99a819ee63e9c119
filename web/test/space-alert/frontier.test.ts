import { describe, expect, it } from "vitest";
import { CARDS, type ExplorerLog, type RoundSetup } from "../../src/protocol/space-alert";
import { ACHIEVEMENTS, bestOf, CATEGORIES } from "../../src/space-alert/logbook/achievement-list";
import { mergeExplorers, newExplorer, parseExplorers } from "../../src/space-alert/logbook/explorers.svelte";
import { callsOf, withCall } from "../../src/space-alert/companion/draft";
import { slotCard, slotWord, specialsOf } from "../../src/space-alert/mission";
import { put, type as typeKey, type Typed } from "../../src/space-alert/companion/plan-typing";
import { doubleCard, specialCardOf } from "../../src/space-alert/learn/exercises";
import { maySkipAndroid, poolsOf, withoutExpansion } from "../../src/space-alert/round/frontier";
import { handOf, hasTwoHalves, pileOf, rowOf, slotAfter, topOf } from "../../src/space-alert/round/model";
import { empty, view } from "./round-view";

const walkAndShoot = doubleCard("blue", "a", "b");
const medic = specialCardOf("medic", false);
const ops = specialCardOf("special_ops", true);

describe("double and special cards", () => {
  it("are told by their numbers (NF-5.1.1, NF-8.1.1)", () => {
    expect(CARDS).toHaveLength(212);
    expect(CARDS[walkAndShoot]).toEqual({ movement: ["blue", "a"], action: "b" });
    expect(CARDS[medic]?.special).toEqual({ specialization: "medic", advanced: false });
    expect(hasTwoHalves(medic)).toBe(false);
    expect(hasTwoHalves(ops)).toBe(true);
    expect(pileOf(walkAndShoot)).toBe("blue+a/b");
    expect(pileOf(medic)).not.toBe(pileOf(ops));
  });

  it("lie in a slot together where the rules allow it (NF-9.5.1, NF-9.8.5)", () => {
    const lying = { kind: "face", placed: { card: walkAndShoot, up: "movement" } } as const;
    expect(slotAfter(lying, medic, "action")).toEqual({ special: "basic", with: ["blue", "a"] });
    expect(slotAfter(lying, ops, "movement")).toEqual({ special: "advanced", with: ["blue", "a"] });
    // The basic action of Special Ops, and any other special card, takes the slot for itself.
    expect(slotAfter(lying, ops, "action")).toEqual({ special: "basic", with: [] });
    const pair = { card: walkAndShoot, up: "movement", beside: { card: medic, up: "action" } } as const;
    expect(topOf(pair)).toEqual({ special: "basic", with: ["blue", "a"] });
    const table = view({
      mine: { crew: 0, cards: [walkAndShoot, medic, ops], slots: [pair, ...empty(11)], undo: false, oops: [] },
    });
    expect(table.mine && handOf(table.mine, table.crew)).toEqual([ops]);
  });

  it("show as much on their backs as the rules allow (NF-5.1.5)", () => {
    const table = view({ backs: ["............", "gdst........", "............"] });
    expect(
      rowOf(table, 1)
        .slice(0, 4)
        .map((slot) => (slot.kind === "back" ? slot.back : slot.kind)),
    ).toEqual(["double", "double", "special", "pair"]);
  });

  it("are written in mission files and read back", () => {
    for (const slot of [
      "a",
      ["red", "lift"],
      { special: "both", with: [] },
      { special: "basic", with: ["lift"] },
    ] as const)
      expect(slotCard(slotWord(slot as Parameters<typeof slotWord>[0]))).toEqual(slot);
    expect(slotWord(["a", "b"])).toEqual(["A", "B"]);
    expect(specialsOf({ colour: "red", slots: [], specialization: "medic", skill: 1 })).toEqual(["basic"]);
    expect(specialsOf({ colour: "red", slots: [] })).toEqual([]);
  });
});

describe("the companion", () => {
  const start: Typed = { plan: [["none", "none", "none"]], cursor: { crew: 0, slot: 0, heroic: false } };
  const keys = (...pressed: string[]): Typed => pressed.reduce((state, key) => typeKey(state, key) ?? state, start);

  it("takes double halves and special cards by keyboard", () => {
    expect(keys("a", "+", "b", "r").plan[0]).toEqual([["a", "b"], "red", "none"]);
    expect(keys("l", "+", "1").plan[0]?.[0]).toEqual({ special: "basic", with: ["lift"] });
    expect(keys("2", "c").plan[0]).toEqual([{ special: "advanced", with: [] }, "c", "none"]);
    // On the last slot of all the second symbol belongs to the card under the cursor.
    expect(keys("a", "b", "c", "+", "r").plan[0]).toEqual(["a", "b", ["c", "red"]]);
    expect(put(start, "a").cursor).toEqual({ crew: 0, slot: 1, heroic: false });
  });
});

describe("called threats in the companion", () => {
  const capsule = { number: 5, track: "red", severity: "common", card: "SE3-105" } as const;

  it("are a chain where a called card calls too (NF-3.9.12)", () => {
    // The Overlord calls the Sealed Capsule, which calls the Slime.
    expect(callsOf(capsule)).toEqual([{ caller: "SE3-105", called: null }]);
    const one = withCall(capsule, 0, "E3-107");
    expect(callsOf(one)).toEqual([
      { caller: "SE3-105", called: "E3-107" },
      { caller: "E3-107", called: null },
    ]);
    const two = withCall(one, 1, "I2-01");
    expect(two.calls).toEqual(["E3-107", "I2-01"]);
    // Another first card draws anew.
    expect(withCall(two, 0, "E1-07").calls).toEqual(["E1-07"]);
    expect(callsOf({ number: 1, track: "red", severity: "common", card: "E1-07" })).toEqual([]);
  });
});

describe("the set-up", () => {
  const setup = { mission: { kind: "script", id: "NF-3" }, common: "red", serious: "mixed" } as RoundSetup;

  it("forgets what the base game does not have when the expansion is switched off", () => {
    const base = withoutExpansion(setup);
    expect(base).toEqual({ mission: { kind: "random", level: "mission" }, common: "white", serious: "mixed" });
    const frontier = { ...poolsFrontier, threats: true, double_actions: true };
    expect(withoutExpansion({ ...setup, frontier })).toEqual({ ...setup, frontier });
  });

  it("offers three players, and nobody else, to fly without an android (NF-11.3.5)", () => {
    const offered = [1, 2, 3, 4, 5].filter((people) => maySkipAndroid(setup, people));
    expect(offered).toEqual([3]);
    expect(maySkipAndroid({ ...setup, five: true }, 3)).toBe(false);
    const frontier = { ...poolsFrontier, threats: true, double_actions: true, no_android: true };
    expect(withoutExpansion({ ...setup, frontier }).frontier?.no_android).toBe(true);
    expect(withoutExpansion({ ...setup, frontier, five: true }).frontier?.no_android).toBe(false);
  });

  it("offers red threats with the new threats only (NF-2.5)", () => {
    expect(poolsOf(null)).toEqual(["white", "mixed", "yellow"]);
    expect(poolsOf({ ...poolsFrontier, threats: true })).toContain("red");
  });
});

const poolsFrontier = {
  threats: false,
  double_actions: false,
  specializations: false,
  experience: false,
  easier: false,
  no_android: false,
  hard_solo: false,
};

describe("explorers", () => {
  it("are kept whole, and a file with nonsense brings nothing", () => {
    const ada: ExplorerLog = {
      ...newExplorer("Ada"),
      level: 2,
      skills: [{ specialization: "medic", level: 1 }],
      achievements: ["lone_wolf"],
      entries: [
        {
          day: 20_000,
          description: "M",
          points: 23,
          xp: 4,
          achievement_xp: 3,
          full_campaign: false,
          teammates: ["Bo"],
          achievements: ["lone_wolf"],
        },
      ],
    };
    expect(parseExplorers(JSON.parse(JSON.stringify({ explorers: [ada, { name: 7 }, null] })))).toEqual([ada]);
    expect(parseExplorers({ explorers: "all" })).toEqual([]);
  });

  it("keep the longer career of two logs of one name", () => {
    const young = newExplorer("Ada");
    const old = { ...young, xp: 30, level: 2 };
    expect(mergeExplorers([young], [old, newExplorer("Bo")])).toEqual([old, newExplorer("Bo")]);
    expect(mergeExplorers([old], [young])).toEqual([old]);
  });

  it("have 134 achievements in seven categories (NF-11.11.1)", () => {
    expect(ACHIEVEMENTS).toHaveLength(134);
    expect(new Set(ACHIEVEMENTS.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  });

  // Proves NF-11.1.2, NF-11.1.3.
  it("claim what is worth most in each category, and every addiction", () => {
    const met = ["banged_up", "trucker", "a_thorough_beating", "dynamic_duo", "duck", "galaxy_trucker"];
    expect(bestOf(met)).toEqual(["dynamic_duo", "a_thorough_beating", "galaxy_trucker", "trucker"]);
    expect(bestOf([])).toEqual([]);
  });
});
