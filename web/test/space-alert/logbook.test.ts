import { describe, expect, test } from "vitest";
import {
  campaigns,
  crewName,
  soloCrew,
  logFile,
  mergeLogs,
  parseFile,
  parseLog,
  statistics,
  type LogLine,
} from "../../src/space-alert/logbook/store";

function line(over: Partial<LogLine> = {}): LogLine {
  return {
    id: "ABC-1",
    date: 1000,
    film: null,
    crew: [
      { name: "Grace", android: false, roles: ["captain"] },
      { name: "Ada", android: false, roles: [] },
      { name: "Bolt", android: true, roles: [] },
    ],
    script: "S2-1",
    common: "1",
    serious: "1+2",
    points: { survived: 2, destroyed: 12, penalties: -5, observation: 3, total: 12 },
    lost_to: null,
    campaign: null,
    campaign_total: null,
    ...over,
  };
}

describe("the log book", () => {
  test("a damaged file gives what can be read and says how much cannot", () => {
    const file = (lines: unknown[]): string => JSON.stringify({ hangar: "space-alert-log", version: 1, lines });
    expect(parseFile(file([line(), { id: "x" }, null, 5]))).toEqual({ lines: [line()], damaged: 3 });
    expect(parseFile(file([line()]))).toEqual({ lines: [line()], damaged: 0 });
    expect(parseFile(file([]))).toEqual({ lines: [], damaged: 0 });
    // A list of something else, a list of nothing we know, and what is no JSON at all are no logs.
    for (const text of [file([{ milk: 2 }]), '{"lines": 4}', "[]", "null", "{", "", "\u0000"])
      expect(parseFile(text), text).toBeNull();
  });

  test("an exported log reads back as it was", () => {
    const lines = [
      line({ id: "B", date: 2000 }),
      line(),
      line({ id: "C", date: 500, points: null, lost_to: "SE1-08" }),
    ];
    expect(parseLog(JSON.parse(JSON.stringify(logFile(lines))))).toEqual(lines);
  });

  test("what is no line is left out, what is no log is refused", () => {
    expect(
      parseLog({
        lines: [line(), { id: 7 }, null, { ...line({ id: "x" }), crew: [] }, { ...line({ id: "y" }), points: null }],
      }),
    ).toEqual([line()]);
    for (const wrong of [null, 3, "log", [], {}, { lines: "many" }]) expect(parseLog(wrong)).toBeNull();
  });

  test("a file from a stranger leads nowhere else and cannot break the page", () => {
    const films = (film: string): string | null | undefined => parseLog({ lines: [line({ film })] })?.[0]?.film;
    for (const own of ["/film#AbC-1", "/t/2CWK7R", "/replays/2CWK7R?seat=1"]) expect(films(own)).toBe(own);
    for (const foreign of [
      "javascript:alert(1)",
      "https://evil.example/",
      "//evil.example/",
      "/\\evil.example/",
      "/\n/evil.example/",
      "film",
      "",
    ])
      expect(films(foreign), foreign).toBeNull();
    // No calendar knows these days, and no mission brings so much.
    const points = line().points!;
    for (const wrong of [
      line({ date: 1e300 }),
      line({ date: -8.64e15 - 1 }),
      line({ date: Number.NaN }),
      line({ points: { ...points, total: 1e300 } }),
      line({ points: { ...points, destroyed: 0.5 } }),
    ])
      expect(parseLog({ lines: [wrong] })).toEqual([]);
    const day = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
    for (const date of [8.64e15, -8.64e15, 0.5])
      expect(day.format(parseLog({ lines: [line({ date })] })![0]!.date)).toBeTruthy();
    expect(parseLog({ lines: [line({ campaign: 1e9, campaign_total: Number.POSITIVE_INFINITY })] })).toEqual([line()]);
  });

  test("a line that both logs have is written once, the latest first", () => {
    expect(mergeLogs([line()], [line(), line({ id: "B", date: 2000 })]).map(({ id }) => id)).toEqual(["B", "ABC-1"]);
  });

  test("a crew is known by its people", () => {
    expect(crewName(line())).toBe("Ada, Grace");
    expect(crewName(line({ crew: [{ name: "Bolt", android: true, roles: [] }] }))).toBe("[Bolt]");
    // Alone: the player and the androids by colour, never "[], [], [], []".
    const androids = Array.from({ length: 4 }, () => ({ name: "", android: true, roles: [] }));
    const crew = soloCrew(androids, "Ada", ["Red", "Yellow", "Green", "Blue"]);
    expect(crew.map(({ name }) => name)).toEqual(["Ada", "Red", "Yellow", "Green", "Blue"]);
    expect(crewName(line({ crew }))).toBe("Ada");
    expect(crewName(line({ crew: androids }))).not.toContain("[]");
  });

  test("statistics leave the lost ships out of the mean and count what lost them", () => {
    const lost = line({ id: "L", points: null, lost_to: "SE1-08" });
    expect(
      statistics([line(), line({ id: "B", points: { ...line().points!, total: 4 } }), lost, { ...lost, id: "M" }]),
    ).toEqual({
      missions: 4,
      survived: 2,
      best: 12,
      mean: 8,
      killers: [["SE1-08", 2]],
      scripts: [{ script: "S2-1", flown: 4, survived: 2, best: 12 }],
      shares: { destroyed: 12, survived: 2, observation: 3, special: 0, penalties: -5 },
    });
    expect(statistics([])).toEqual({
      missions: 0,
      survived: 0,
      best: null,
      mean: null,
      killers: [],
      scripts: [],
      shares: null,
    });
  });

  test("points for special cards are read and counted (NF-8.4.5)", () => {
    const special = line({ points: { ...line().points!, special: 2, total: 14 } });
    expect(parseLog({ lines: [special] })).toEqual([special]);
    expect(statistics([special, line({ id: "B" })]).shares?.special).toBe(1);
    expect(parseLog({ lines: [line({ points: { ...line().points!, special: 0.5 } })] })).toEqual([]);
  });

  test("missions of a campaign belong together, in their order (SA-17.20); a lost one loses it (SA-17.5)", () => {
    const found = campaigns([
      line({ id: "T-2", campaign: 2, campaign_total: 30, script: "S2-2" }),
      line({ id: "alone" }),
      line({ id: "U-1", campaign: 1 }),
      line({ id: "T-1", campaign: 1 }),
      line({ id: "U-2", campaign: 2, points: null, lost_to: "SE1-08" }),
    ]);
    expect(
      found.map(({ id, total, lost, missions }) => [id, total, lost, missions.map((mission) => mission.id)]),
    ).toEqual([
      ["T", 30, false, ["T-1", "T-2"]],
      ["U", null, true, ["U-1", "U-2"]],
    ]);
  });
});
