import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Action, FlightReplay } from "../../src/protocol/space-alert";
import {
  announced,
  difficulty,
  holderOf,
  missing,
  newDraft,
  toMissionFile,
  withCrew,
  entries,
  peopleIn,
  withOffice,
  withPeople,
  withScript,
  type Draft,
  type Member,
} from "../../src/space-alert/companion/draft";
import {
  canTakeBack,
  newCampaign,
  withBerth,
  withFlight,
  withoutLast,
  withRepair,
} from "../../src/space-alert/companion/campaign";
import { openedDraft } from "../../src/space-alert/companion/opened-mission-file";
import { logId, logLine } from "../../src/space-alert/companion/log";
import { duration, freeScript, levelOf, scriptsOf } from "../../src/space-alert/companion/scripts";
import { allFor, deckFor, elsewhere, find, namesIn, plain, slipsTo } from "../../src/space-alert/companion/search";
import { keyFor, type as typeKey, type Typed } from "../../src/space-alert/companion/plan-typing";
import {
  HEROIC_ACTIONS,
  PLAIN_ACTIONS,
  readMission,
  slotAction,
  specialsOf,
  type MissionFile,
} from "../../src/space-alert/mission";

const script = (id: string) => {
  const found = scriptsOf(false).find((known) => known.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe("the official scripts", () => {
  it("are those of the base game", () => {
    expect(scriptsOf(false).map((known) => known.id)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `S1-${n}`),
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `S2-${n}`),
    ]);
    expect(levelOf(script("S1-1"))).toBe("test_run");
    expect(duration(script("S1-1"))).toBeGreaterThan(300);
  });

  it("announce more to five than to four (SA-4.34)", () => {
    for (const known of scriptsOf(false)) {
      const [four, five] = [announced(known, 4), announced(known, 5)];
      expect(five.length).toBeGreaterThanOrEqual(four.length);
      expect(four.map((threat) => threat.number)).toEqual(
        [...four.map((threat) => threat.number)].sort((a, b) => a - b),
      );
    }
    expect(announced(script("S2-1"), 5).length).toBeGreaterThan(announced(script("S2-1"), 4).length);
  });
});

describe("a draft", () => {
  const crew = withPeople([], 4);

  it("knows the fixed boards and threats of the test runs (SA-19.5, SA-19.7)", () => {
    const draft = newDraft(script("S1-1"), crew, 1);
    expect(draft.trajectories).toEqual({ red: "T6", white: "T2", blue: "T4", internal: null });
    expect(draft.threats).toEqual([
      { number: 1, track: "blue", severity: "common", card: "E1-01" },
      { number: 2, track: "white", severity: "common", card: "E1-02" },
      { number: 3, track: "red", severity: "common", card: "E1-03" },
    ]);
    expect(draft.plan).toEqual(crew.map(() => Array(7).fill("none")));
    expect(missing(draft).map((gap) => gap.what)).toEqual(["plan", "plan", "plan", "plan"]);
    expect(toMissionFile(draft, "x").trajectories).toEqual({ red: "T6", white: "T2", blue: "T4" });
  });

  it("says what is missing, and becomes a mission file", () => {
    let draft = newDraft(script("S2-1"), crew, 7);
    expect(missing(draft).filter((gap) => gap.what === "trajectory").length).toBe(4);
    draft = { ...draft, trajectories: { red: "T1", white: "T1", blue: "T3", internal: "T4" } };
    expect(missing(draft)).toContainEqual({ what: "same", board: "T1" });
    draft = { ...draft, trajectories: { ...draft.trajectories, white: "T2" } };
    draft = {
      ...draft,
      threats: draft.threats.map((threat, index) => ({
        ...threat,
        card: deckFor(threat.track, threat.severity)[index] ?? null,
      })),
      plan: draft.plan.map((row, index) => row.map((_, slot): Action => (slot === index ? "heroic_a" : "none"))),
      oops: [{ crew: 0, turn: 1, meant: "heroic_lower_blue" }],
    };
    expect(missing(draft)).toEqual([]);
    const file = toMissionFile(
      { ...draft, crew: draft.crew.map((member, index) => (index === 0 ? { ...member, name: " Ana " } : member)) },
      "Friday",
    );
    expect(file.level).toBe("mission");
    expect(file.crew[0]).toEqual({ colour: "red", name: "Ana", slots: ["heroic A", ...Array(11).fill(null)] });
    expect(file.oops).toEqual([{ crew: "red", turn: 1, meant: "heroic to lower blue" }]);
    expect(file.threats.length).toBe(draft.threats.length);
    expect(file.seed).toBe(7);
  });

  it("keeps cards and threats when the crew changes", () => {
    const start = newDraft(script("S2-1"), crew, 1);
    const draft = {
      ...start,
      plan: start.plan.map((row, index) => row.map((): Action => (index === 1 ? "a" : "c"))),
      threats: start.threats.map((threat, index) => (index === 0 ? { ...threat, card: "E1-07" } : threat)),
      oops: [{ crew: 1, turn: 2, meant: "red" as const }],
    };
    const five = withCrew(draft, withPeople(crew, 5));
    expect(five.threats.length).toBeGreaterThan(draft.threats.length);
    expect(five.threats.find((threat) => threat.card === "E1-07")).toBeDefined();
    expect(five.plan[4]?.every((action) => action === "none")).toBe(true);
    const turned = withCrew(
      draft,
      [crew[1], crew[0], crew[2], crew[3]].flatMap((member) => member ?? []),
    );
    expect(turned.plan[0]?.[0]).toBe("a");
    expect(turned.oops).toEqual([{ crew: 0, turn: 2, meant: "red" }]);
  });

  it("keeps what fits when the mission changes, and counts what does not", () => {
    const start = newDraft(script("S2-1"), crew, 1);
    const first = start.threats[0]!;
    const draft: Draft = {
      ...start,
      campaign: { id: 5, number: 1 },
      trajectories: { red: "T1", white: "T2", blue: "T3", internal: "T4" },
      plan: start.plan.map((row) =>
        row.map((_, slot): Action => (slot === 0 ? "heroic_a" : slot === 10 ? "a" : "none")),
      ),
      threats: start.threats.map((threat) => ({ ...threat, card: deckFor(threat.track, threat.severity)[0] ?? null })),
      oops: [{ crew: 0, turn: 11, meant: "red" }],
      damage: { red: ["shield"], white: [], blue: [] },
    };
    expect(entries(start)).toBe(0);
    expect(entries(draft)).toBe(4 + draft.threats.length + 8 + 1 + 1);

    // Another mission: threats that are announced alike keep their card, boards and cards stay.
    const other = withScript(draft, script("S2-2"));
    expect(other).toMatchObject({
      seed: 1,
      plan: draft.plan,
      trajectories: draft.trajectories,
      campaign: { id: 5, number: 1 },
    });
    for (const threat of other.threats) {
      const same = draft.threats.find(
        ({ number, track, severity }) =>
          number === threat.number && track === threat.track && severity === threat.severity,
      );
      expect(threat.card).toBe(same?.card ?? null);
    }
    // Written down freely, all of them stay; and back again.
    const free = withScript(draft, freeScript("mission"));
    expect(free.threats).toEqual(draft.threats);
    expect(entries(free)).toBe(entries(draft));
    expect(withScript(free, script("S2-1")).threats[0]?.card).toBe(
      draft.threats.find((t) => t.number === first.number)?.card,
    );

    // A simulation has no heroic cards and nothing inside; a test run fewer turns, and its own boards and threats.
    const simulation = withScript(draft, script("S1-3"));
    expect(simulation.plan.every((row) => row[0] === "none" && row[10] === "a")).toBe(true);
    expect(simulation.trajectories.internal).toBeNull();
    expect(simulation.campaign).toBeUndefined();
    const test = withScript(draft, script("S1-1"));
    expect(test).toEqual(newDraft(script("S1-1"), crew, 1));
    expect(entries(test)).toBe(0);
    expect(withScript(test, script("S2-1")).trajectories).toEqual(start.trajectories);
  });
});

describe("the crew around the table", () => {
  const shape = (crew: readonly Member[]): string => crew.map((member) => (member.android ? "a" : "p")).join("");

  it("is filled up with androids, who act last (SA-18.1, SA-18.3, SA-18.14)", () => {
    expect([1, 2, 3, 4, 5].map((people) => shape(withPeople([], people)))).toEqual([
      "aaaa",
      "ppaa",
      "pppa",
      "pppp",
      "ppppp",
    ]);
    expect([2, 3, 4].map((people) => shape(withPeople([], people, true)))).toEqual(["ppaaa", "pppaa", "ppppa"]);
    for (const people of [1, 2, 3, 4, 5]) {
      const crew = withPeople([], people);
      expect(peopleIn(crew)).toBe(people);
      expect(new Set(crew.map((member) => member.colour)).size).toBe(crew.length);
    }
  });

  it("keeps who was there", () => {
    const three = withPeople([], 3).map((member, index) => ({ ...member, name: `n${index}` }));
    expect(withPeople(three, 2).map((member) => member.name)).toEqual(["n0", "n1", "n3", ""]);
    expect(withPeople(three, 4).map((member) => member.name)).toEqual(["n0", "n1", "n2", ""]);
    expect(withPeople(withPeople(three, 1), 2)[0]?.android).toBe(false);
  });

  it("is four androids for one who plays alone, and no report unconfirmed (SA-18.17)", () => {
    const draft = newDraft(script("S2-1"), withPeople([], 1), 1);
    expect(draft.threats).toEqual(announced(script("S2-1"), 4));
    expect(toMissionFile(draft, "x").crew.every((member) => member.android)).toBe(true);
  });
});

describe("a campaign around the table", () => {
  const mission = (seed: number) => toMissionFile(newDraft(script("S2-1"), withPeople([], 4), seed), "x");
  const shield = { repair: "tile", zone: "red", tile: "shield" } as const;

  it("is what was flown and what was decided after it", () => {
    const start = newCampaign();
    const flown = withFlight(start, 1, mission(1), null);
    const settled = withBerth(withRepair(withRepair(flown, shield), { repair: "squad" }), "upper_blue");
    expect(settled.legs).toMatchObject([{ repairs: [shield, { repair: "squad" }], berth: "upper_blue" }]);
    // Flown again as it was, nothing changes; with other cards the dock is open again.
    expect(withFlight(settled, 1, mission(1), null)).toBe(settled);
    expect(withFlight(settled, 1, mission(2), null).legs).toMatchObject([{ repairs: [], berth: null }]);
    expect(withFlight(settled, 2, mission(2), null).legs.length).toBe(2);

    expect(canTakeBack(start)).toBe(false);
    expect(canTakeBack(flown)).toBe(false);
    const back = withoutLast(settled);
    expect(back.legs[0]).toMatchObject({ repairs: [shield, { repair: "squad" }], berth: null });
    expect(withoutLast(back).legs[0]?.repairs).toEqual([shield]);
    expect(canTakeBack(back)).toBe(true);
  });

  it("brings what is broken along, and joins its lines in the log (SA-17.13, SA-17.20)", () => {
    const draft: Draft = { ...newDraft(script("S2-1"), withPeople([], 4), 1), campaign: { id: 9, number: 2 } };
    const carried = { damage: { red: ["shield"] } };
    expect(toMissionFile(draft, "x", carried).carried).toEqual(carried);
    expect(toMissionFile(draft, "x").carried).toBeUndefined();
    expect(logId(draft)).toBe("companion-campaign-9-2");
  });
});

describe("specializations", () => {
  it("are written in the words of mission files and read back", () => {
    const crew = withPeople([], 4).map((member, index) =>
      index === 0 ? { ...member, specialization: "special_ops" as const } : member,
    );
    const file = toMissionFile(newDraft(script("S2-1"), crew, 1), "x");
    expect(file.crew[0]).toMatchObject({ specialization: "special ops", skill: 3 });
    expect(specialsOf(file.crew[0])).toEqual(["basic", "advanced", "both"]);
    expect(openedDraft(file, 1).crew[0]?.specialization).toBe("special_ops");
  });
});

describe("typing a plan", () => {
  const empty = (crew = 2, turns = 12): Typed => ({
    plan: Array.from({ length: crew }, () => Array.from({ length: turns }, (): Action => "none")),
    cursor: { crew: 0, slot: 0, heroic: false },
  });
  const typed = (keys: readonly string[], start = empty()): Typed =>
    keys.reduce((state, key) => typeKey(state, key) ?? state, start);

  it("takes one key a card and goes on to the next player", () => {
    const { plan, cursor } = typed([..."abcx", "ArrowLeft", "ArrowRight", "ArrowUp", " ", "A", ".", "l", "r", "b"]);
    expect(plan[0]).toEqual(["a", "b", "c", "battlebots", "red", "blue", "lift", "none", "a", "none", "lift", "red"]);
    expect(plan[1]?.[0]).toBe("b");
    expect(cursor).toEqual({ crew: 1, slot: 1, heroic: false });
  });

  it("takes two keys for a heroic card, and forgives a wrong second one", () => {
    expect(typed(["h", "a", "h", "2", "h", "x", "h", "b"]).plan[0]?.slice(0, 4)).toEqual([
      "heroic_a",
      "heroic_upper_white",
      "heroic_battlebots",
      "heroic_b",
    ]);
    const wrong = typed(["h", "q", "a"]);
    expect(wrong.plan[0]?.[0]).toBe("a");
  });

  it("goes back with Backspace and on with Enter, and stops at the end", () => {
    expect(typed(["a", "b", "Backspace"])).toMatchObject({
      cursor: { crew: 0, slot: 1 },
      plan: [["a", "none"], []].map((row) => expect.arrayContaining(row)),
    });
    expect(typed(["a", "Enter"]).cursor).toEqual({ crew: 1, slot: 0, heroic: false });
    const full = typed(Array(24).fill("a"));
    expect(full.plan.flat().every((action) => action === "a")).toBe(true);
    expect(full.cursor).toEqual({ crew: 1, slot: 11, heroic: false });
    const back = typed(["Backspace"], full);
    expect(back.plan[1]?.[11]).toBe("none");
    expect(back.plan[1]?.[10]).toBe("a");
    expect(typed(["Backspace"]).cursor).toEqual({ crew: 0, slot: 0, heroic: false });
    expect(typeKey(empty(), "Tab")).toBeNull();
    expect(typeKey(empty(), "z")).toBeNull();
  });
});

describe("finding a threat", () => {
  const source = (language: string) =>
    readFileSync(fileURLToPath(new URL(`../../../locales/space-alert/${language}/names.ftl`, import.meta.url)), "utf8");
  const lists = ["en", "fr"].map((language) => namesIn(source(language)));
  const codes = deckFor("red", "common");
  const names = new Map(codes.map((code) => [code, lists.flatMap((list) => list.get(code) ?? [])]));

  it("works in both languages, without accents, by any word or by the code", () => {
    expect(find(names, codes, "amo")).toEqual(["E1-09"]);
    expect(find(names, codes, "AMIBE")[0]).toBe("E1-09");
    expect(find(names, codes, "eclaireur")[0]).toBe("E2-02");
    expect(find(names, codes, "fighter")[0]).toBe("E1-07");
    expect(find(names, codes, "e1 05")[0]).toBe("E1-05");
    expect(find(names, codes, "furtif")).toContain("E1-03");
    expect(find(names, codes, "zzz")).toEqual([]);
    expect(find(names, codes, " ")).toEqual(codes);
    expect(plain("  Nuée — Insectoïde! ")).toBe("nuee insectoide");
  });

  it("looks only where the announcement draws from", () => {
    expect(deckFor("internal", "serious").every((code) => code.startsWith("SI"))).toBe(true);
    expect(deckFor("blue", "serious").every((code) => code.startsWith("SE"))).toBe(true);
    expect(codes.length).toBe(17);
  });
});

describe("the keys that the palette shows", () => {
  it("are those that type the card", () => {
    expect(PLAIN_ACTIONS.map(keyFor)).toEqual(["A", "B", "C", "X", "←", "→", "↑", "␣"]);
    expect(HEROIC_ACTIONS.map(keyFor)).toEqual(["H A", "H B", "H X", "H 1", "H 2", "H 3", "H 4", "H 5", "H 6"]);
  });
});

describe("the log line of a mission played with the box", () => {
  const { reel } = JSON.parse(
    readFileSync(fileURLToPath(new URL("flights/solved-0024.json", import.meta.url)), "utf8"),
  ) as { reel: FlightReplay };

  it("has the points of the sheet, the difficulty of the cards, and the captain first (SA-16.3, SA-16.4)", () => {
    const draft = newDraft(script("S2-4"), withPeople([], 4), 99);
    const [first, ...rest] = draft.threats;
    const drawn = {
      ...draft,
      threats: [
        ...(first ? [{ ...first, severity: "common" as const, card: "E1-07" }] : []),
        ...rest.map((threat) => ({ ...threat, severity: "common" as const, card: "E2-01" })),
      ],
    };
    expect(difficulty(drawn, "common")).toBe("1+2");
    expect(difficulty(drawn, "serious")).toBe("1");
    const line = logLine(drawn, reel, "/film#x", 5, (member) => member.name || `the ${member.colour} one`);
    expect(line).toMatchObject({
      id: "companion-S2-4-99",
      script: "S2-4",
      common: "1+2",
      lost_to: null,
      date: 5,
      film: "/film#x",
    });
    expect(line.points).toEqual({ survived: 6, destroyed: 20, penalties: -12, observation: 1, total: 15 });
    expect(line.crew[0]).toEqual({ name: "the red one", android: false, roles: ["captain"] });
  });

  it("has everybody's roles; one person may hold several, an android holds none (SA-3.1)", () => {
    const people = withPeople([], 4).map((member, index) => ({ ...member, android: index === 3 }));
    const roles = (crew: Member[]): string[][] =>
      logLine(newDraft(script("S2-4"), crew, 1), reel, "", 0, (member) => member.colour).crew.map(
        (member) => member.roles,
      );
    const both = withOffice(withOffice(people, "security", "red"), "communications", "yellow");
    expect(roles(both)).toEqual([["captain", "security"], ["communications"], [], []]);
    expect(roles(withOffice(both, "security", "blue"))).toEqual([["captain"], ["communications"], [], []]);
    expect(roles(withOffice(both, "communications", "red"))).toEqual([
      ["captain", "security", "communications"],
      [],
      [],
      [],
    ]);
    expect(holderOf(both, "security")).toBe("red");
    expect(
      holderOf(
        both.map((member) => ({ ...member, android: true })),
        "security",
      ),
    ).toBeNull();
    // A human who becomes an android gives the office up in the log.
    expect(roles(both.map((member) => ({ ...member, android: true })))).toEqual([[], [], [], []]);
  });
});

describe("a mission file that is opened", () => {
  const file = (name: string): string =>
    readFileSync(fileURLToPath(new URL(`../../../docs/missions/${name}.json`, import.meta.url)), "utf8");

  it.each(["five-friends", "alien", "test-run"])("is entered whole and comes out as it was: %s", (name) => {
    const mission = readMission(file(name));
    if (!mission) throw new Error(name);
    const draft = openedDraft(mission, 7);
    expect(missing(draft).filter(({ what }) => what !== "plan")).toEqual([]);
    const again = toMissionFile(draft, "a draft has no name of its own");
    expect(again).toMatchObject({
      name: mission.name,
      trajectories: mission.trajectories,
      crew: mission.crew.map(({ colour }) => ({ colour })),
    });
    // Slots that were left out are empty ones; of a whole card, the half that is up counts.
    const upper = ({ crew }: MissionFile) => crew.map(({ slots }) => slots.map(slotAction).join());
    const padded = mission.crew.map(({ slots }) =>
      Array.from({ length: name === "test-run" ? 7 : 12 }, (_, at) => slotAction(slots[at])).join(),
    );
    expect(upper(again)).toEqual(padded);
    const byNumber = (threats: MissionFile["threats"]) =>
      [...threats].sort((a, b) => a.number - b.number || a.card.localeCompare(b.card));
    expect(byNumber(again.threats)).toEqual(byNumber(mission.threats));
    if (mission.damage) expect(again.damage).toMatchObject(mission.damage);
    if (mission.oops) expect(again.oops).toEqual(mission.oops);
  });

  it("keeps what nobody could enter by hand: a seed in words, what an earlier mission broke", () => {
    const mission = readMission(file("five-friends"));
    if (!mission) throw new Error("five-friends");
    const seed = "0f".repeat(32);
    const carried = { damage: { red: ["shield"] } };
    const { damage: _, ...rest } = mission;
    expect(toMissionFile(openedDraft({ ...rest, seed, carried }, 7), "")).toMatchObject({ seed, carried });
    expect(openedDraft({ ...mission, seed: 42 }, 7).seed).toBe(42);
    expect(openedDraft(mission, 7).seed).toBe(7);
  });

  it("keeps a seed that JavaScript would round", () => {
    const opened = (seed: string) =>
      readMission(`{"name": "9007199254740993 \\" 5", "crew": [], "threats": [],
      "trajectories": {}, "seed": ${seed}}`);
    expect(opened("9007199254740991")?.seed).toBe(9007199254740991);
    // The least byte first, as the server reads 64 digits.
    expect(opened("9007199254740993")?.seed).toBe("0100000000002000".padEnd(64, "0"));
    expect(opened("18446744073709551615")?.seed).toBe("ff".repeat(8).padEnd(64, "0"));
    expect(opened("9007199254740993")?.name).toBe('9007199254740993 " 5');
    // What is no seed at all is left to the server to refuse.
    expect(opened("18446744073709551616")?.seed).toBe(18446744073709552000);
    expect(opened("1.9007199254740993e3")?.seed).toBeCloseTo(1900.72);
  });

  it("keeps whole cards, whichever half is up", () => {
    const mission = readMission(file("alien"));
    if (!mission) throw new Error("alien");
    const draft = openedDraft(mission, 7);
    const slot = (of: Draft) => toMissionFile(of, "").crew[0]?.slots[3];
    const playing = (action: Action): Draft => ({
      ...draft,
      plan: draft.plan.map((row, crew) => row.map((before, turn) => (crew === 0 && turn === 3 ? action : before))),
    });
    expect(slot(draft)).toEqual({ card: ["B", "lift"], up: "B" });
    expect(slot(playing("lift"))).toEqual({ card: ["B", "lift"], up: "lift" });
    // Another card is another card, and an empty slot is empty.
    expect(slot(playing("a"))).toBe("A");
    expect(slot(playing("none"))).toBeNull();
    // It stays with its owner.
    const [first, ...rest] = draft.crew;
    const moved = withCrew(draft, [...rest, ...(first ? [first] : [])]);
    expect(toMissionFile(moved, "").crew.at(-1)?.slots[3]).toEqual({ card: ["B", "lift"], up: "B" });
    expect(toMissionFile(withScript(draft, script("S2-4")), "").crew[0]?.slots[3]).toEqual(slot(draft));
  });

  it("is refused when it is something else", () => {
    for (const text of ["", "{", "null", "[]", "5", '{"crew": 5}', '{"hangar":"space-alert-log","lines":[]}'])
      expect(readMission(text), text).toBeNull();
  });
});

describe("a threat that cannot lie here", () => {
  const names = new Map([
    ["E1-07", ["Fighter"]],
    ["SE1-01", ["Frigate"]],
    ["I1-01", ["Skirmishers"]],
  ]);
  const common = deckFor("red", "common");
  const why = (among: readonly string[], typed: string, taken: readonly string[] = []) =>
    elsewhere(names, among, taken, typed);

  it("is told from one that does not exist", () => {
    expect(why(common, "frig")).toEqual({ code: "SE1-01", why: "serious" });
    expect(why(common, "frigaet")).toEqual({ code: "SE1-01", why: "serious" });
    expect(why(deckFor("blue", "serious"), "fighter")).toEqual({ code: "E1-07", why: "common" });
    expect(why(allFor("white"), "skirm")).toEqual({ code: "I1-01", why: "inside" });
    expect(why(deckFor("internal", "common"), "fighter")).toEqual({ code: "E1-07", why: "outside" });
    expect(why(common, "fighter", ["E1-07"])).toEqual({ code: "E1-07", why: "taken" });
    expect(why(common, "fighter")).toBeNull();
    // A slip of the finger that means a card of this deck.
    expect(why(common, "figther")).toBeNull();
    expect(why(common, "zzzzzz")).toBeNull();
    expect(why(common, " ")).toBeNull();
  });
});

describe("searching for a threat with a slip of the finger", () => {
  const source = (language: string): string =>
    readFileSync(fileURLToPath(new URL(`../../../locales/space-alert/${language}/names.ftl`, import.meta.url)), "utf8");
  const [en, fr] = [namesIn(source("en")), namesIn(source("fr"))];
  const names = new Map([...en].map(([code, name]) => [code, [name, fr.get(code) ?? ""]]));
  const first = (typed: string): string | undefined => find(names, [...en.keys()], typed)[0];

  it.each([
    ["figther", "E1-07"],
    ["skrimish", "I1-01"],
    ["asteriod majeur", "SE2-06"],
    ["fregate", "SE1-01"],
    ["levia tanker", "SE1-03"],
    ["tank lev", "SE1-03"],
    ["nuee", "E2-04"],
    ["Éclaireur", "E2-02"],
    ["behemot", "SE2-01"],
    ["cryo frig", "SE1-05"],
    ["chaseur furtif", "E1-03"],
    ["courts circuits", "SI1-05"],
    ["roquet", undefined],
    ["zzzz", undefined],
    ["zz", undefined],
  ])("%s", (typed, code) => {
    expect(first(typed)).toBe(code);
  });

  it("prefers what was typed right: a slip is looked for only where nothing is found", () => {
    expect(find(names, [...en.keys()], "fig").map((code) => en.get(code))).toEqual(
      [...en.values()].filter((name) => /\bfig/i.test(name)).sort((a, b) => Number(/ /.test(a)) - Number(/ /.test(b))),
    );
    expect(slipsTo("figther", "fighter")).toBe(1);
    expect(slipsTo("fihter", "fighter squadron")).toBe(1);
  });
});
