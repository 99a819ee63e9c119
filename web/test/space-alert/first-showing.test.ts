import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FlightReplay } from "../../src/protocol/space-alert";
import { placeIn } from "../../src/space-alert/film/link";
import { unrollReel } from "../../src/space-alert/film/model";
import { Playback } from "../../src/space-alert/film/playback.svelte";
import { filmId, Premiere } from "../../src/space-alert/film/first-showing.svelte";
import { markSeen, wasSeen } from "../../src/space-alert/film/watched-flights";

const wants = vi.hoisted(() => ({ stillness: false }));
vi.mock("../../src/lib/preferences.svelte", () => ({ motionReduced: () => wants.stillness }));

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});

beforeEach(() => {
  stored.clear();
  wants.stillness = false;
});

describe("the first showing of a flight", () => {
  it("is on until the film has run out, and is remembered by the browser", () => {
    const premiere = new Premiere(() => "KQXZ/1");
    expect(premiere.on).toBe(true);
    expect(premiere.curtain).toBe(true);
    // A film that has not ended says so more than once.
    premiere.ended = false;
    expect(wasSeen("KQXZ/1")).toBe(false);
    premiere.ended = true;
    expect(premiere.on).toBe(false);
    expect(wasSeen("KQXZ/1")).toBe(true);
    expect(new Premiere(() => "KQXZ/1").on).toBe(false);
    expect(new Premiere(() => "KQXZ/2").on).toBe(true);
  });

  it("keeps what comes after the flight back as long as its end stands on the screen", () => {
    const premiere = new Premiere(() => "KQXZ/1");
    premiere.ended = true;
    expect([premiere.on, premiere.curtain]).toEqual([false, true]);
    premiere.ended = false;
    expect(premiere.curtain).toBe(false);
    // The second time nobody has to wait.
    premiere.ended = true;
    expect(premiere.curtain).toBe(false);

    const other = new Premiere(() => "KQXZ/2");
    other.ended = true;
    other.raise();
    expect([other.curtain, other.ended]).toEqual([false, true]);
  });

  it("is not ended by the end of another flight that still stands on the screen", () => {
    let flight = "one";
    const premiere = new Premiere(() => flight);
    premiere.ended = true;
    flight = "two";
    premiere.ended = true;
    expect(premiere.on).toBe(true);
    expect(wasSeen("two")).toBe(false);
    premiere.ended = false;
    premiere.ended = true;
    expect(wasSeen("two")).toBe(true);
  });

  it("is not for who wants no motion, has seen it, or shows nothing", () => {
    wants.stillness = true;
    const premiere = new Premiere(() => "KQXZ/1");
    expect(premiere.on).toBe(false);
    premiere.ended = true;
    // It was no first showing: who allows motion later still gets one.
    expect(wasSeen("KQXZ/1")).toBe(false);
    wants.stillness = false;
    markSeen("KQXZ/2");
    expect(new Premiere(() => "KQXZ/2").on).toBe(false);
    expect(new Premiere(() => null).on).toBe(false);
  });

  it("survives a storage with something else in it, and forgets the oldest", () => {
    stored.set("space-alert-seen", JSON.stringify([1, { flight: 2 }, "kept"]));
    expect(wasSeen("kept")).toBe(true);
    for (let flight = 0; flight < 50; flight++) markSeen(`flight/${flight}`);
    expect(wasSeen("kept")).toBe(false);
    expect(wasSeen("flight/0")).toBe(true);
    stored.set("space-alert-seen", "{");
    expect(wasSeen("flight/0")).toBe(false);
  });

  it("knows a film by its link, whatever the place in it", () => {
    expect(filmId("abc&at=7")).toBe(filmId("abc"));
    expect(filmId("abc")).not.toBe(filmId("abd"));
    expect(placeIn("abc&at=7")).toBe(7);
    for (const fragment of ["abc", "abc&at=0", "abc&at=-3", "abc&at=1.5", "abc&at=x", "", "at=4"])
      expect(placeIn(fragment), fragment).toBe(0);
  });
});

describe("a film that is looked around in", () => {
  const { reel } = JSON.parse(
    readFileSync(fileURLToPath(new URL("flights/heroic-0014.json", import.meta.url)), "utf8"),
  ) as { reel: FlightReplay };
  const model = unrollReel(reel);
  const last = model.shots.length - 1;

  /** A projector, and whether this is the first showing. */
  const projector = (first: boolean): Playback =>
    new Playback(
      () => model,
      () => undefined,
      () => first,
    );

  const ways: Record<string, (playback: Playback) => void> = {
    "the End key": (playback) => playback.step(playback.last),
    "a turn the ship did not live to see": (playback) => playback.turn(12),
    scrubbing: (playback) => playback.show(last),
    "the last step": (playback) => {
      playback.show(last - 1);
      playback.step(1);
    },
  };
  it.each(Object.entries(ways))("tells the end to who comes there by %s", (_, go) => {
    const playback = projector(true);
    go(playback);
    expect([playback.index, playback.playing, playback.running, playback.ended]).toEqual([last, false, true, false]);
    playback.advance();
    expect([playback.running, playback.ended]).toEqual([false, true]);
  });

  it("tells nothing to who turns back in time", () => {
    const playback = projector(true);
    playback.show(last);
    playback.show(last - 20);
    expect([playback.running, playback.ended]).toEqual([false, false]);
  });

  it("stands at its last shot when it has been seen before", () => {
    const playback = projector(false);
    playback.step(playback.last);
    expect([playback.running, playback.ended]).toEqual([false, false]);
    // Played to its end it runs out as ever.
    playback.show(last - 1);
    playback.toggle();
    playback.advance();
    expect([playback.running, playback.ended]).toEqual([true, false]);
    playback.advance();
    expect([playback.running, playback.ended]).toEqual([false, true]);
  });

  it("remembers how far it has been seen, wherever one goes then", () => {
    const playback = projector(true);
    expect(playback.furthest).toBe(0);
    playback.turn(3);
    const third = playback.index;
    expect(third).toBeGreaterThan(0);
    playback.turn(1);
    expect([playback.index, playback.furthest]).toEqual([1, third]);
    playback.step(1);
    expect(playback.furthest).toBe(third);
  });

  it("moves at one pace while it plays, over before the next step, and cuts where it is jumped", () => {
    const playback = projector(false);
    playback.toggle();
    const paces = new Set<number>();
    while (!playback.atEnd) {
      playback.advance();
      paces.add(playback.pace);
      const { frame } = playback.shot;
      const before = model.shots[playback.index - 1];
      const places = ({ snapshot }: typeof playback.shot) =>
        JSON.stringify([snapshot.crew.map(({ at }) => at), snapshot.threats.map(({ position, at }) => [position, at])]);
      if (before && places(before) !== places(playback.shot))
        expect(playback.hold, frame?.step.step).toBeGreaterThan(playback.pace);
    }
    // Another pace would be another style for the whole ship, at every step.
    expect([...paces]).toHaveLength(1);
    expect(playback.pace).toBeGreaterThan(0);
    playback.turn(1);
    expect(playback.pace).toBe(0);
    playback.step(1);
    expect(playback.pace).toBeGreaterThan(0);
    wants.stillness = true;
    playback.step(1);
    expect(playback.pace).toBe(0);
  });
});
