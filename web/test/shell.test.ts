import { describe, expect, it } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { redirectOf } from "../src/games/registry";
import { readable, signed, written } from "../src/lib/numbers";
import { parseRoute } from "../src/lib/routes";
import { defaults, parseSettings, preferredLanguage } from "../src/lib/settings";
import { typeset } from "../src/lib/typography";
import { codeFrom, couldBeCode } from "../src/lobby/code";
import { parseKeys, withKey } from "../src/net/seat-tokens";
import type { TableReplay } from "../src/protocol/protocol";
import { pauseAfter, unroll } from "../src/table/replay-frames";

describe("routes", () => {
  it("knows every page", () => {
    expect(parseRoute("/")).toEqual({ name: "landing" });
    expect(parseRoute("/t/abcd")).toEqual({ name: "table", code: "ABCD" });
    expect(parseRoute("/replays/")).toEqual({ name: "replays" });
    expect(parseRoute("/replay/ABCD")).toEqual({ name: "replay", id: "ABCD" });
    expect(parseRoute("/space-alert")).toEqual({ name: "game", game: "space-alert", rest: "" });
    expect(parseRoute("/toy/learn/lesson/3")).toEqual({ name: "game", game: "toy", rest: "learn/lesson/3" });
    expect(parseRoute("/settings")).toEqual({ name: "settings" });
  });

  it("treats any other address as missing", () => {
    for (const path of [
      "/No_game",
      "/t",
      "/t/a b",
      "/t/ABCD/more",
      "/settings/more",
      "/replay/../x",
      `/t/${"A".repeat(99)}`,
    ]) {
      expect(parseRoute(path)).toEqual({ name: "missing", path });
    }
  });
});

describe("addresses of earlier versions", () => {
  const moved = (address: string): string | null => redirectOf(new URL(address, "http://hangar.test"));

  it("lead to the game that owns them, with their rest, query and hash", () => {
    expect(moved("/learn")).toBe("/space-alert/learn");
    expect(moved("/learn/ship/5?step=2#top")).toBe("/space-alert/learn/ship/5?step=2#top");
    expect(moved("/film#AbC-1&at=20")).toBe("/space-alert/film#AbC-1&at=20");
    expect(moved("/companion/")).toBe("/space-alert/companion/");
    expect(moved("/logbook")).toBe("/space-alert/logbook");
  });

  it("keep their setup", () => {
    expect(moved("/play?game=space-alert&setup=%7B%22seed%22%3A%221%22%7D")).toBe(
      "/space-alert/new?setup=%7B%22seed%22%3A%221%22%7D",
    );
    expect(moved("/play?game=toy")).toBe("/toy/new");
    expect(moved("/play")).toBe("/");
    expect(moved("/play?game=no-such-game")).toBe("/");
  });

  it("leave every other address alone", () => {
    for (const address of ["/", "/space-alert/learn", "/toy", "/t/ABCDEF", "/replays?game=toy", "/nowhere"])
      expect(moved(address), address).toBeNull();
  });
});

describe("settings", () => {
  it("uses the browser's languages", () => {
    expect(preferredLanguage(["de-CH", "fr-CA", "en"])).toBe("fr");
    expect(preferredLanguage(["EN-GB"])).toBe("en");
    expect(preferredLanguage([])).toBe("en");
  });

  it("reads stored settings and repairs damaged ones", () => {
    const stored = {
      theme: "light",
      volume: 250,
      voiceVolume: "loud",
      motion: 3,
      muted: true,
      language: "fr",
      extra: 1,
    };
    expect(parseSettings(stored, "en")).toEqual({ ...defaults("fr"), theme: "light", volume: 100, muted: true });
    for (const wrong of [null, 7, "x", []]) expect(parseSettings(wrong, "fr")).toEqual(defaults("fr"));
  });
});

describe("typography", () => {
  it("keeps French punctuation on the line, and uses typographic apostrophes in both languages", () => {
    expect(typeset("a = « L'ordinateur : { $x } ; vrai ? »", "fr")).toBe(
      "a = «\u00a0L’ordinateur\u00a0: { $x }\u00a0; vrai\u00a0?\u00a0»",
    );
    expect(typeset("a = Take { $name }'s seat : nobody's ?", "en")).toBe("a = Take { $name }’s seat : nobody’s ?");
  });

  it("leaves the syntax of Fluent alone", () => {
    const source =
      'a = { NUMBER($x, minimumFractionDigits: 2) }\n    .hint = { $n ->\n    [one] un\n   *[other] { "" }\n}';
    expect(typeset(source, "fr")).toBe(source);
  });
});

describe("codeFrom", () => {
  it("accepts a code in any spelling, or the whole link", () => {
    for (const typed of ["abcd", " AB CD ", "ab-cd", "http://somewhere:7878/t/ABCD", "https://h/t/abcd#seat=x"]) {
      expect(codeFrom(typed)).toBe("ABCD");
    }
    expect(codeFrom("  ")).toBe("");
  });

  it("recognises invalid codes", () => {
    expect(couldBeCode(codeFrom(" c2q-d2f "))).toBe(true);
    for (const typed of ["C2QD2", "C2QD2FF", "<script>alert(1)</script>".repeat(20), "the blue one"])
      expect(couldBeCode(codeFrom(typed)), typed).toBe(false);
  });
});

describe("seat tokens", () => {
  it("leave out what is damaged", () => {
    expect(parseKeys({ A: { token: "x", used: 3 }, B: { token: 7 }, C: null, D: { token: "y" } })).toEqual({
      A: { token: "x", used: 3 },
      D: { token: "y", used: 0 },
    });
  });

  it("forget the least recently used", () => {
    let keys = {};
    for (let index = 0; index < 60; index += 1) keys = withKey(keys, `T${index}`, { token: "x", used: index });
    expect(Object.keys(keys)).toHaveLength(40);
    expect(keys).toHaveProperty("T59");
    expect(keys).not.toHaveProperty("T19");
  });
});

describe("a film", () => {
  const film: TableReplay = {
    card: { code: "A", game: "toy", finished: 0, names: ["Ada"], setup: {}, outcome: {} },
    seat: null,
    start: { view: { n: 0 }, decisions: [], roles: [], chat_block: null, clock: "running", outcome: null },
    frames: [
      { at: 100, set: { "view/n": 1 } },
      { at: 90_000, set: { "view/n": 2, clock: "stopped" } },
    ],
  };

  it("unrolls into every state, first to last", () => {
    expect(unroll(film).map((state) => (state.view as { n: number }).n)).toEqual([0, 1, 2]);
    expect(unroll(film).at(-1)?.clock).toBe("stopped");
    expect(film.start.view).toEqual({ n: 0 });
  });

  it("waits as the game did, but not for long pauses", () => {
    expect([0, 1, 2].map((index) => pauseAfter(film, index))).toEqual([200, 1500, 0]);
  });
});

describe("displayed numbers", () => {
  const message = (source: string, args: Record<string, number>): string => {
    const bundle = new FluentBundle("fr", { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    const pattern = bundle.getMessage("m")?.value;
    return pattern ? bundle.formatPattern(pattern, readable(args), []) : "";
  };

  it("have a minus sign below zero", () => {
    expect([-7, 0, 7].map((value) => written(value))).toEqual(["−7", "0", "7"]);
    expect([-7, 0, 7].map(signed)).toEqual(["−7", "0", "+7"]);
    const format = new Intl.NumberFormat("fr", { maximumFractionDigits: 1, signDisplay: "exceptZero" });
    expect([-1.25, 0, 2].map((value) => written(value, format))).toEqual(["−1,3", "0", "+2"]);
  });

  it("have it inside messages, and still choose the plural", () => {
    const source = "m = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n}";
    expect([-7, -1, 1, 2].map((n) => message(source, { n }))).toEqual(["−7 points", "−1 point", "1 point", "2 points"]);
  });

  it("are formatted in one place: no component prints a raw score", () => {
    const components = import.meta.glob<string>("../src/space-alert/**/*.svelte", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    expect(Object.keys(components).length).toBeGreaterThan(50);
    const raw = /\{[^{}()]*\b(total|score\[item\]|shield|penalties|best|mean)(\s*\?\?[^{}]*)?\}/;
    const found = Object.entries(components).flatMap(([name, source]) =>
      source
        .slice(source.indexOf("</script>"))
        .split("\n")
        .filter((line) => raw.test(line) && !/=\{|\{[#@/]/.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
