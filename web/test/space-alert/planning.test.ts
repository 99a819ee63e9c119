import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { symbolsOf } from "../../src/space-alert/slot-card";
import { describe, expect, it } from "vitest";
import {
  CARDS,
  type CrewView,
  type FlightReplay,
  type MissionChoice,
  type RoundCommand,
  type RoundSetup,
  type RoundView,
  type Said,
  type Scheduled,
} from "../../src/protocol/space-alert";
import { LAYOUTS, STATIONS } from "../../src/space-alert/board/geometry";
import { unrollReel } from "../../src/space-alert/film/model";
import { boardSnapshot, isOpen } from "../../src/space-alert/round/model";
import { Planner } from "../../src/space-alert/round/planner.svelte";
import { usualRecipe } from "../../src/space-alert/recipe";
import { frontierOff } from "../../src/space-alert/round/frontier";
import { planningMinutes } from "../../src/space-alert/round/mission-choice";
import { ownTracks, undrawn } from "../../src/space-alert/round/officers";
import { lostIn, projectionOf, snapshotAfter } from "../../src/space-alert/round/projection";
import { deedText, lightOf, systemOf } from "../../src/space-alert/round/weapon-reach";
import { dropped } from "../../src/space-alert/round/shared-board";
import { isThoughtOf, seedOf, seedText } from "../../src/space-alert/round/seed";
import { empty, member, view } from "./round-view";

const threat = (number: number, track: Scheduled["track"], code: string): Scheduled => ({
  number,
  track,
  threat: code,
});
const announced = (
  number: number,
  track: Scheduled["track"],
  severity: "common" | "serious",
  unconfirmed = false,
): Said => ({
  at: 0,
  say: "threat",
  number,
  severity,
  track,
  unconfirmed,
});

/** A table with threats on the shared board. */
function threatened(threats: Scheduled[], squares: number[]): RoundView {
  const plain = view();
  return { ...plain, threats, board: { ...plain.board, threats: squares } };
}

describe("officers who draw by hand (SA-3.4)", () => {
  const manual = (over: Partial<RoundView>): RoundView => {
    const plain = view();
    return { ...plain, mission: { ...plain.mission, manual_officers: true }, ...over };
  };

  it("have their own tracks; whoever holds no role has none", () => {
    expect(ownTracks(view())).toEqual([]);
    expect(ownTracks(manual({ roles: { captain: 0, communications: 0, security: 1 } }))).toEqual([
      "red",
      "white",
      "blue",
    ]);
    expect(ownTracks(manual({ roles: { captain: 1, communications: 1, security: 0 } }))).toEqual(["internal"]);
    expect(ownTracks(manual({ roles: { captain: 0, communications: 1, security: 1 } }))).toEqual([]);
  });

  it("still have to draw what was announced and does not lie there", () => {
    const said = [announced(1, "red", "common"), announced(3, "internal", "serious")];
    expect(undrawn(manual({ said })).map((a) => a.number)).toEqual([1, 3]);
    expect(undrawn(manual({ said, threats: [threat(1, "red", "E1-01")] })).map((a) => a.number)).toEqual([3]);
  });

  it("are not asked again for a threat that lies in the wrong place", () => {
    const said = [announced(1, "red", "common"), announced(2, "blue", "common")];
    expect(undrawn(manual({ said, threats: [threat(8, "white", "E1-01")] }))).toHaveLength(1);
  });

  it("ignore unconfirmed reports unless they are five (SA-4.34)", () => {
    const said = [announced(1, "red", "common", true)];
    expect(undrawn(manual({ said }))).toEqual([]);
    const five = Array.from({ length: 5 }, (_, seat) => member({ seat }));
    expect(undrawn(manual({ said, crew: five }))).toHaveLength(1);
  });
});

describe("what a desk lights up (SA-2.5)", () => {
  const table = threatened(
    [threat(1, "red", "E1-01"), threat(2, "red", "E1-01"), threat(3, "blue", "E1-01")],
    [12, 4, 7],
  );
  const snapshot = boardSnapshot(table);

  it("is the nearest threat of the zone for a laser", () => {
    expect(lightOf("upper_red", "A", snapshot, table.threats)).toMatchObject({
      tracks: ["red"],
      squares: 16,
      threats: [1],
    });
    expect(lightOf("upper_white", "A", snapshot, table.threats).threats).toEqual([]);
  });

  it("is everything up to distance two for the pulse cannon, and the nearest of that for a rocket", () => {
    expect(lightOf("lower_white", "A", snapshot, table.threats)).toMatchObject({ squares: 10, threats: [1, 2] });
    expect(lightOf("lower_blue", "C", snapshot, table.threats).threats).toEqual([1]);
    expect(lightOf("upper_red", "C", snapshot, table.threats)).toMatchObject({ squares: 5, threats: [1] });
  });

  it("is where the energy comes from for a shield", () => {
    expect(lightOf("upper_blue", "B", snapshot, table.threats).systems).toEqual(["upper_blue-B", "lower_blue-B"]);
  });

  it("is asked for by the letter on the card", () => {
    expect([systemOf("a"), systemOf("heroic_b"), systemOf("c"), systemOf("red"), systemOf("battlebots")]).toEqual([
      "A",
      "B",
      "C",
      null,
      null,
    ]);
  });
});

describe.each(["wide", "tall"] as const)("the shared board, %s", (kind) => {
  const layout = LAYOUTS[kind];
  const table = threatened([threat(1, "red", "E1-01")], [9]);

  it("takes a figure to any station, and out into space", () => {
    for (const station of STATIONS) {
      const room = layout.room(station);
      const moves = dropped(layout, table, { kind: "figure", crew: 1 }, { x: room.x + 9, y: room.y + room.h - 9 });
      expect(moves).toEqual([{ piece: "figure", crew: 1, to: station }]);
    }
    expect(dropped(layout, table, { kind: "figure", crew: 0 }, { x: layout.hull.x, y: 2 })).toEqual([
      { piece: "figure", crew: 0, to: null },
    ]);
    // Beside the ship is nowhere, and where it stands it stays.
    expect(dropped(layout, table, { kind: "figure", crew: 0 }, { x: layout.hull.x, y: layout.height })).toEqual([]);
  });

  it("takes a threat along its own trajectory, and off it", () => {
    expect(dropped(layout, table, { kind: "threat", threat: 0 }, layout.square("red", 4))).toEqual([
      { piece: "threat", threat: 0, square: 4 },
    ]);
    expect(dropped(layout, table, { kind: "threat", threat: 0 }, layout.square("red", 9))).toEqual([]);
    expect(dropped(layout, table, { kind: "threat", threat: 0 }, { x: layout.width, y: 0 })).toEqual([
      { piece: "threat", threat: 0, square: 0 },
    ]);
  });

  it("moves one energy from a reactor to the shield above, or away", () => {
    const room = layout.room("upper_red");
    const cell = { kind: "cell", id: 1, holder: "reactor-red" } as const;
    expect(dropped(layout, table, cell, { x: room.x + 20, y: room.y + 20 })).toEqual([
      { piece: "reactor", zone: 0, energy: 1 },
      { piece: "shield", zone: 0, energy: 2 },
    ]);
    expect(dropped(layout, table, cell, { x: 0, y: 0 })).toEqual([{ piece: "reactor", zone: 0, energy: 1 }]);
  });
});

describe("what will happen", () => {
  const { reel } = JSON.parse(
    readFileSync(fileURLToPath(new URL("flights/heroic-0014.json", import.meta.url)), "utf8"),
  ) as { reel: FlightReplay };
  const model = unrollReel(reel);

  it("says for each turn where a crew member stands at its end", () => {
    for (let crew = 0; crew < reel.start.crew.length; crew++) {
      for (const { turn, at } of projectionOf(model, crew)) expect(at).toBe(snapshotAfter(model, turn).crew[crew]?.at);
    }
  });

  it("marks shots, delays and actions for nothing, and tells them in words", () => {
    const marks = reel.start.crew.flatMap((_, crew) => projectionOf(model, crew));
    const fired = reel.frames.filter(
      ({ step }) => step.step === "fires" && !["rocket", "interceptors"].includes(step.weapon),
    );
    expect(marks.filter(({ mark }) => mark === "hit").length).toBeGreaterThan(0);
    expect(fired.length).toBeGreaterThan(0);
    for (const { mark, lines } of marks) if (mark !== null) expect(lines.length).toBeGreaterThan(0);
    const delayed = reel.frames.some(({ step }) => step.step === "delayed");
    expect(marks.some(({ mark }) => mark === "delayed" || mark === "hurt")).toBe(
      delayed || reel.frames.some(({ step }) => step.step === "knocked_out"),
    );
  });

  it("begins before the first turn and knows whether the ship is lost", () => {
    expect(snapshotAfter(model, 0)).toEqual(reel.start);
    expect(lostIn(model) !== null).toBe(reel.outcome.result === "lost");
  });
});

describe("a lone player without a clock (SA-18.25)", () => {
  it("may write into any slot of any android", () => {
    const plain = view();
    const crew = [member({ seat: null, faces: [] })];
    const mine = { crew: null, cards: [], slots: [], undo: false, oops: [] };
    const solo = (pace: "real" | "untimed"): RoundView => ({
      ...plain,
      crew,
      mine,
      mission: { ...plain.mission, solo: true, pace },
    });
    expect(isOpen(solo("untimed"), 0, 12)).toBe(true);
    expect(isOpen(solo("real"), 0, 12)).toBe(false);
    expect(isOpen(solo("real"), 0, 3)).toBe(true);
  });
});

describe("the length of a mission, in the lobby", () => {
  const minutes = (mission: MissionChoice, over: Partial<RoundSetup> = {}) =>
    planningMinutes({ mission, pace: "real", ...over } as RoundSetup);

  it("is that of its soundtrack: seven minutes for a test run, not ten", () => {
    expect(minutes({ kind: "script", id: "test-run-1" })).toBe(7);
    expect(minutes({ kind: "script", id: "S1-2" })).toBe(7);
    expect(minutes({ kind: "random", level: "test_run" })).toBe(7);
    expect(minutes({ kind: "script", id: "test-run-1" }, { pace: "slow" })).toBe(14);
    expect(minutes({ kind: "script", id: "S2-1" })).toBe(10);
    expect(minutes({ kind: "random", level: "mission" })).toBe(10);
  });

  it("is what a recipe asks for, and longer with double actions", () => {
    const recipe = { ...usualRecipe("test_run"), duration: 300 };
    expect(minutes({ kind: "generated", recipe })).toBe(5);
    expect(minutes({ kind: "generated", recipe: usualRecipe("test_run") })).toBe(7);
    const frontier = { ...frontierOff, double_actions: true };
    expect(minutes({ kind: "random", level: "mission" }, { frontier })).toBe(13);
    expect(minutes({ kind: "script", id: "NF-6" }, { frontier })).toBe(14);
  });
});

describe("seeds as people write them", () => {
  it("are numbers and digits as they are, and words as a number that is always the same", () => {
    expect(seedOf("  ")).toBeNull();
    expect(seedOf("42")).toBe("42");
    expect(seedOf("A".repeat(64))).toBe("a".repeat(64));
    expect(seedOf("Friday evening")).toBe(seedOf(" friday evening "));
    expect(seedOf("friday evening")).toMatch(/^\d{1,20}$/);
    expect(seedOf("friday evening")).not.toBe(seedOf("saturday evening"));
    expect(seedOf("99999999999999999999")).toMatch(/^\d{1,20}$/);
  });

  it("are shown as the number they were made of", () => {
    expect(seedText(null)).toBe("");
    expect(seedText(`2a${"00".repeat(31)}`)).toBe("42");
    expect(seedText("ab".repeat(32))).toBe("ab".repeat(32));
    expect(seedText("42")).toBe("42");
  });

  it("were dealt before where only chance can have made them", () => {
    const words = ["42", seedOf("friday evening") ?? "", `2a${"00".repeat(31)}`];
    expect(words.map(isThoughtOf)).toEqual([true, true, true]);
    expect(isThoughtOf("ab".repeat(32))).toBe(false);
  });
});

/** A planner and what it asks for. */
function planning(seen: RoundView): { planner: Planner; asked: RoundCommand[] } {
  const asked: RoundCommand[] = [];
  const act = (command: RoundCommand): Promise<unknown> => Promise.resolve(asked.push(command));
  return { planner: new Planner(() => ({ view: seen, live: true, act })), asked };
}

describe("a card for a slot where it may not lie", () => {
  it("is asked about, so that the refusal names its rule, and stays picked (SA-4.3, SA-18.4)", () => {
    const { planner, asked } = planning(view());
    planner.pick({ from: "hand", card: 31 });
    planner.tapSlot(0, 5);
    planner.tapSlot(1, 1);
    expect(asked).toEqual([
      { do: "place", card: 31, slot: 5, up: "movement" },
      { do: "place", card: 31, slot: 1, up: "movement", on: 1 },
    ]);
    expect(planner.picked).toEqual({ from: "hand", card: 31 });
    planner.tapSlot(0, 2);
    expect(asked.at(-1)).toEqual({ do: "place", card: 31, slot: 2, up: "movement" });
    expect(planner.picked).toBeNull();
    planner.tapSlot(0, 5);
    expect(asked).toHaveLength(3);
  });

  it("is not asked about for a card that lies on another board", () => {
    const slots = [{ card: 3, up: "movement" as const }, ...empty(11)];
    const { planner, asked } = planning(view({ mine: { crew: 0, cards: [], slots, undo: false, oops: [] } }));
    planner.tapSlot(0, 1);
    expect(planner.picked).toEqual({ from: "slot", crew: 0, slot: 1 });
    planner.tapSlot(1, 2);
    planner.tapSlot(0, 6);
    expect(asked).toEqual([{ do: "move", from: 1, to: 6 }]);
    planner.tapSlot(0, 1);
    expect(planner.picked).toBeNull();
  });
});

describe("a card in a slot", () => {
  const slots = [{ card: 3, up: "movement" as const }, ...empty(11)];
  const mine = { crew: 0, cards: [], slots, undo: false, oops: [] };

  it("goes to any slot of its board that is open: without a clock to those of every phase (SA-18.25)", () => {
    const timed = view({ mine });
    const { planner } = planning(timed);
    planner.tapSlot(0, 1);
    const open = (one: Planner): number[] => [2, 3, 4, 12].filter((slot) => one.accepts(0, slot));
    expect(open(planner)).toEqual([2, 3]);
    const { planner: free, asked } = planning({ ...timed, mission: { ...timed.mission, pace: "untimed" } });
    free.tapSlot(0, 1);
    expect(open(free)).toEqual([2, 3, 4, 12]);
    free.tapSlot(0, 12);
    expect(asked).toEqual([{ do: "move", from: 1, to: 12 }]);
    expect(free.picked).toBeNull();
  });

  it("stays where it is once its phase is over", () => {
    const plain = view({ mine });
    const { planner } = planning({ ...plain, crew: [member({ phase: 2 }), ...plain.crew.slice(1)] });
    planner.pick({ from: "slot", crew: 0, slot: 1 });
    expect([2, 5].filter((slot) => planner.accepts(0, slot))).toEqual([]);
  });
});

describe("the palette of a solo mission", () => {
  it("goes on to the next empty slot of the android, and leaves a slot empty when asked to", () => {
    const plain = view();
    const faces = [null, null, { card: 3, up: "movement" as const }, ...empty(9)];
    const { planner, asked } = planning({
      ...plain,
      mission: { ...plain.mission, solo: true, pace: "untimed" },
      crew: [member({ seat: null, faces }), ...plain.crew.slice(1)],
      mine: { crew: null, cards: [0, 1, 3, 31], slots: [], undo: false, oops: [] },
    });
    planner.tapSlot(0, 1);
    planner.choose("a");
    expect(planner.asked).toEqual({ crew: 0, slot: 2 });
    planner.choose("red");
    expect(planner.asked).toEqual({ crew: 0, slot: 4 });
    planner.choose("none");
    expect(planner.asked).toEqual({ crew: 0, slot: 5 });
    expect(asked.map((command) => ("slot" in command ? command.slot : null))).toEqual([1, 2]);
    planner.tapSlot(0, 12);
    planner.asked = { crew: 0, slot: 12 };
    planner.choose("blue");
    expect(planner.asked).toBeNull();
  });
});

describe("heroic cards", () => {
  it("turn the digit keys to their owner's board, however they were picked", () => {
    const { planner, asked } = planning(view());
    planner.aim(2);
    planner.pickNext(-1);
    expect(planner.picked).toEqual({ from: "hand", card: 90 });
    planner.digit(3);
    expect(asked).toEqual([{ do: "place", card: 90, slot: 3, up: "movement" }]);
  });

  it("go to their owner's board alone: an android's to the android's, one's own to one's own (SA-18.6, SA-18.8)", () => {
    const plain = view();
    const { planner, asked } = planning({
      ...plain,
      crew: [...plain.crew.slice(0, 2), member({ seat: null, faces: empty(12), heroic: 93 })],
    });
    const boards = () => [0, 1, 2].filter((crew) => planner.accepts(crew, 1));
    planner.pick({ from: "hand", card: 90 });
    expect(boards()).toEqual([0]);
    planner.pick({ from: "hand", card: 31 });
    expect(boards()).toEqual([0, 2]);
    planner.pick({ from: "hand", card: 93 });
    expect(boards()).toEqual([2]);
    // The digits mean that android's board now.
    planner.digit(3);
    expect(asked).toEqual([{ do: "place", card: 93, slot: 3, up: "movement", on: 2 }]);
    expect(planner.picked).toBeNull();
  });
});

describe("a card that came in the middle of a phase (SA-4.35, SA-4.36)", () => {
  it("is pointed out until it is taken up or placed", () => {
    const { planner } = planning(view());
    expect(planner.isFresh(31)).toBe(false);
    planner.came(31);
    planner.came(0);
    expect([0, 31, 90].map((card) => planner.isFresh(card))).toEqual([true, true, false]);
    planner.pick({ from: "hand", card: 31 });
    planner.pick({ from: "hand", card: 31 });
    planner.pickNext(1);
    expect(planner.isFresh(0)).toBe(false);
    planner.digit(2);
    expect([0, 31].map((card) => planner.isFresh(card))).toEqual([false, false]);
  });
});

describe("the digit keys", () => {
  const android = (): CrewView => member({ seat: null, faces: empty(12) });
  const alone = (): RoundView => {
    const plain = view();
    return {
      ...plain,
      crew: [android(), android(), android(), android()],
      order: [2, 0, 1, 3],
      mission: { ...plain.mission, solo: true },
      mine: { crew: null, cards: Array.from({ length: 90 }, (_, card) => card), slots: [], undo: false, oops: [] },
    };
  };

  it("mean one android after the other for one who plays alone (SA-18.20)", () => {
    const { planner, asked } = planning(alone());
    expect(planner.board).toBe(2);
    planner.pickNext(1);
    planner.digit(3);
    planner.aimNext(1);
    expect(planner.board).toBe(0);
    planner.pickNext(1);
    planner.digit(1);
    // Not in another phase than the one that is planned (SA-18.23): the server says so.
    planner.pickNext(1);
    planner.digit(4);
    expect(planner.picked).toEqual({ from: "hand", card: 0 });
    planner.aimNext(-1);
    planner.aimNext(-1);
    expect(planner.board).toBe(3);
    planner.aim(1);
    expect(planner.board).toBe(1);
    expect(asked).toEqual([
      { do: "place", card: 0, slot: 3, up: "movement", on: 2 },
      { do: "place", card: 0, slot: 1, up: "movement", on: 0 },
      { do: "place", card: 0, slot: 4, up: "movement", on: 0 },
    ]);
  });

  it("go from stack to stack through a whole deck, not through ten equal cards", () => {
    const { planner } = planning(alone());
    planner.pickNext(1);
    planner.pickNext(1);
    expect(planner.picked).toEqual({ from: "hand", card: 10 });
    planner.pickNext(-1);
    planner.pickNext(-1);
    expect(planner.picked).toEqual({ from: "hand", card: 85 });
  });

  it("mean one's own board, an android's once it was chosen, never another player's (SA-18.4)", () => {
    const { planner, asked } = planning(view());
    expect(planner.boards).toEqual([0, 2]);
    expect(planner.board).toBe(0);
    planner.aim(1);
    expect(planner.board).toBe(0);
    planner.aimNext(1);
    planner.pickNext(1);
    planner.digit(2);
    expect(asked).toEqual([{ do: "place", card: 0, slot: 2, up: "movement", on: 2 }]);
    // What lies on an android's board is final: the next digit is one's own again.
    expect(planner.board).toBe(0);
    expect(planning(view({ mine: null })).planner.board).toBeNull();
  });
});

describe("what a half asks of somebody", () => {
  it("names the desk where that somebody stands (SA-2.5)", () => {
    expect(deedText("sa-resolve-oops", "b", "upper_red")).toEqual({
      id: "sa-resolve-oops-desk",
      args: { card: { ref: "sa-card-b" }, desk: { ref: "sa-energy-shield-red" } },
    });
    expect(deedText("sa-resolve-card", "heroic_a", "lower_white").args?.desk).toEqual({
      ref: "sa-weapon-pulse-cannon",
    });
    expect(deedText("sa-resolve-revealed", "c", "upper_white").args?.desk).toEqual({ ref: "sa-console-name-computer" });
  });

  it("names the card alone in space, and movements and battlebots anywhere", () => {
    expect(deedText("sa-resolve-oops", "a", null)).toEqual({
      id: "sa-resolve-oops",
      args: { card: { ref: "sa-card-a" } },
    });
    expect(deedText("sa-resolve-oops", "red", "upper_red").id).toBe("sa-resolve-oops");
    expect(deedText("sa-resolve-oops", "battlebots", "lower_blue").id).toBe("sa-resolve-oops");
  });

  it.each(["en", "fr"])("has words for every half at every station (%s)", (language) => {
    const folder = new URL(`../../../locales/space-alert/${language}/`, import.meta.url);
    const words = ["names.ftl", "planning.ftl", "resolution.ftl"]
      .map((file) => readFileSync(new URL(file, folder), "utf8"))
      .join("\n");
    const known = new Set([...words.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]));
    const halves = new Set(CARDS.flatMap(({ movement, action }) => [movement, action]).flatMap(symbolsOf));
    const asked = STATIONS.flatMap((station) =>
      [...halves].flatMap((half) => {
        const { id, args } = deedText("sa-resolve-card", half, station);
        return [id, ...Object.values(args ?? {}).map((arg) => (typeof arg === "object" ? arg.ref : ""))];
      }),
    );
    expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
  });
});
