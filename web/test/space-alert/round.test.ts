import { describe, expect, test } from "vitest";
import {
  announcementText,
  type Announcement,
  boardSnapshot,
  clockText,
  handOf,
  ignored,
  isOpen,
  missionTime,
  phaseLeft,
  phaseOfSlot,
  phaseSlots,
  rowOf,
  slotOfKey,
  stacksOf,
  cardFor,
  topOf,
} from "../../src/space-alert/round/model";
import { Planner } from "../../src/space-alert/round/planner.svelte";
import { empty, member, view } from "./round-view";

describe("phases", () => {
  test("slots belong to phases (SA-4.3)", () => {
    expect([1, 3, 4, 7, 8, 12].map(phaseOfSlot)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(phaseSlots(3, 12)).toEqual([8, 9, 10, 11, 12]);
    expect(phaseSlots(2, 7)).toEqual([4, 5, 6, 7]);
    expect(phaseSlots(3, 7)).toEqual([]);
  });

  test("one's own board and androids' boards are open in one's phase, others never (SA-18.4)", () => {
    const v = view();
    expect(isOpen(v, 0, 3)).toBe(true);
    expect(isOpen(v, 0, 4)).toBe(false);
    expect(isOpen(v, 2, 1)).toBe(true);
    expect(isOpen(v, 1, 1)).toBe(false);
    expect(isOpen(view({ stage: "resolution" }), 0, 3)).toBe(false);
    expect(isOpen(view({ mine: null }), 0, 3)).toBe(false);
  });
});

describe("cards", () => {
  test("what lies on a board is not in hand", () => {
    const slots = empty(12);
    slots[0] = { card: 31, up: "action" };
    const faces = empty(12);
    faces[4] = { card: 90, up: "movement" };
    const v = view();
    expect(handOf({ ...v.mine!, slots }, v.crew)).toEqual([0, 90]);
    expect(handOf(v.mine!, [member({ faces })])).toEqual([0, 31]);
  });

  test("equal cards lie on one pile, in a hand of any size", () => {
    expect(stacksOf([0, 1, 2, 10, 90]).map(({ card, cards, count }) => ({ card, cards, count }))).toEqual([
      { card: 0, cards: [0, 1, 2], count: 3 },
      { card: 10, cards: [10], count: 1 },
      { card: 90, cards: [90], count: 1 },
    ]);
  });

  test("an action is played from the largest pile that has it", () => {
    expect(cardFor([0, 1, 2, 10], "red")).toEqual({ card: 0, up: "movement" });
    expect(cardFor([0, 1, 2, 10], "a")).toEqual({ card: 0, up: "action" });
    expect(cardFor([90], "a")).toBeNull();
  });

  test("a pile that was turned stays turned while its cards are placed", () => {
    const planner = new Planner(() => ({ view: view(), live: true, act: () => Promise.resolve(null) }));
    planner.flip({ from: "hand", card: 0 });
    expect([0, 1, 2].map((card) => planner.upOf(card))).toEqual(["action", "action", "action"]);
    expect(planner.upOf(10)).toBe("movement");
  });

  test("only the half on top counts (SA-4.5)", () => {
    expect(topOf({ card: 0, up: "movement" })).toBe("red");
    expect(topOf({ card: 0, up: "action" })).toBe("a");
    expect(topOf({ card: 90, up: "movement" })).toBe("heroic_lower_blue");
  });

  test("others are seen by their backs (SA-4.14)", () => {
    expect(rowOf(view(), 1).slice(0, 3)).toEqual([
      { kind: "back", half: "movement", back: "plain" },
      { kind: "empty" },
      { kind: "back", half: "action", back: "heroic" },
    ]);
  });
});

describe("the clock", () => {
  test("runs from the start announcement, half as fast at the slow pace", () => {
    const { clock } = view();
    expect(missionTime(clock, "real", 63_000)).toBe(62_000);
    expect(missionTime(clock, "slow", 63_000)).toBe(31_000);
    expect(missionTime({ ...clock, start: null }, "real", 63_000)).toBeNull();
    expect(clockText(372_999)).toBe("6:12");
  });

  test("counts down only once the end is known", () => {
    const { clock } = view();
    expect(phaseLeft(clock, "real", 5000)).toBeNull();
    expect(phaseLeft({ ...clock, ends: 65_000 }, "slow", 5000)).toBe(30_000);
    expect(phaseLeft({ ...clock, ends: 4000 }, "real", 5000)).toBe(0);
  });
});

test("an unconfirmed report is for a crew of five alone (SA-4.34), incoming data and silence not for one alone (SA-18.24)", () => {
  const report = { say: "threat", number: 4, severity: "common", track: "red", unconfirmed: true } as const;
  const plain = view();
  const crew = (count: number) => ({ ...plain, crew: Array.from({ length: count }, () => member()) });
  expect([4, 5].map((count) => ignored(report, crew(count)))).toEqual(["sa-plan-ignored", null]);
  expect(ignored({ ...report, unconfirmed: false }, crew(4))).toBeNull();
  const alone = { ...crew(4), mission: { ...plain.mission, solo: true } };
  for (const say of ["incoming_data", "data_transfer", "communications_down"] as const)
    expect([crew(4), alone].map((seen) => ignored({ say }, seen))).toEqual([null, "sa-plan-ignored-alone"]);
  expect(ignored({ say: "start" }, alone)).toBeNull();
});

test("every announcement has its words", () => {
  const track = { say: "threat", number: 4, severity: "serious", unconfirmed: true } as const;
  const said: [Announcement, string][] = [
    [{ ...track, track: "red" }, "sa-computer-unconfirmed-serious-threat"],
    [{ ...track, track: "internal", unconfirmed: false }, "sa-computer-serious-internal-threat"],
    [{ say: "phase_ends_in", phase: 2, seconds: 20 }, "sa-computer-phase-2-twenty-seconds"],
    [{ say: "operations_end_in", seconds: 60 }, "sa-computer-operations-one-minute"],
    [{ say: "mission_complete" }, "sa-computer-operations-ended"],
  ];
  for (const [announcement, id] of said) expect(announcementText(announcement).id).toBe(id);
  expect(announcementText({ ...track, track: "red" }).args).toEqual({
    number: 4,
    zone: { ref: "sa-computer-zone-red" },
  });
});

test("the top row of keys names the slots, wherever the digits are", () => {
  expect(["Digit1", "Digit9", "Digit0", "Minus", "Equal", "Numpad3", "KeyA"].map(slotOfKey)).toEqual([
    1,
    9,
    10,
    11,
    12,
    3,
    null,
  ]);
});

test("the shared board is drawn as the crew left it", () => {
  const snapshot = boardSnapshot(view());
  expect(snapshot.crew.map((figure) => figure.at)).toEqual(["upper_white", null, "lower_red"]);
  expect(snapshot.ship.reactors).toEqual([2, 3, 2]);
});
