import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { FlightReplay, FrontierMarkers, SlotCard, Step } from "../../src/protocol/space-alert";
import { analyse } from "../../src/space-alert/blackbox/analysis";
import { becauseOf } from "../../src/space-alert/blackbox/reasons";
import { effectsOf, threatIndex } from "../../src/space-alert/board/effects";
import { conditionsOf, markTexts } from "../../src/space-alert/board/frontier-marks";
import { LAYOUTS, ZONES } from "../../src/space-alert/board/geometry";
import { alsoOn, presenceOf, trackOf, trackTokens } from "../../src/space-alert/board/tokens";
import { momentAt, unrollReel, type FilmModel } from "../../src/space-alert/film/model";
import { projectionOf } from "../../src/space-alert/round/projection";
import { lightOf } from "../../src/space-alert/round/weapon-reach";

const filmOf = (name: string): FilmModel => {
  const file = fileURLToPath(new URL(`flights/${name}.json`, import.meta.url));
  return unrollReel((JSON.parse(readFileSync(file, "utf8")) as { reel: FlightReplay }).reel);
};
const interceptors = filmOf("frontier-interceptors");
const markers = filmOf("frontier-markers");

/** The first shot with that step. */
function find<K extends Step["step"]>(model: FilmModel, kind: K, fits: (step: Step) => boolean = () => true) {
  const at = model.shots.findIndex(({ frame }) => frame?.step.step === kind && fits(frame.step));
  expect(at, kind).toBeGreaterThan(0);
  const moment = momentAt(model, at);
  if (!moment) throw new Error(kind);
  return { at, moment, step: moment.step as Extract<Step, { step: K }> };
}

/** Steps in which nothing is to be seen. */
const UNSEEN: readonly Step["step"][] = ["turn", "part", "idle", "turn_ends", "delay_idle", "observation", "jumped"];

describe("a film of The New Frontier", () => {
  it("shows something of every step that does something", () => {
    for (const model of [interceptors, markers])
      for (const layout of Object.values(LAYOUTS))
        model.shots.forEach((_, index) => {
          const moment = momentAt(model, index);
          if (!moment || UNSEEN.includes(moment.step.step)) return;
          expect(effectsOf(moment, model.reel.threats, layout), moment.step.step).not.toEqual([]);
        });
  });

  // Proves NF-6.1.3.
  it("shows the interceptors among the squares of their distance", () => {
    for (const layout of Object.values(LAYOUTS)) {
      for (const [distance, near, far] of [
        [2, 6, 10],
        [3, 11, 15],
      ] as const) {
        const middle = layout.stand(null, 0, distance).y - layout.measures.figure.height / 2;
        expect(middle).toBeLessThanOrEqual(layout.square("red", near).y);
        expect(middle).toBeGreaterThanOrEqual(layout.square("red", far).y);
      }
    }
    const { moment, step } = find(interceptors, "flies_to", (step) => step.step === "flies_to" && step.distance === 3);
    const trail = effectsOf(moment, interceptors.reel.threats, LAYOUTS.wide).find(({ kind }) => kind === "trail");
    expect(trail).toMatchObject({
      points: [LAYOUTS.wide.stand(null, step.crew, 2), LAYOUTS.wide.stand(null, step.crew, 3)],
    });
  });

  // Proves NF-3.7.1, NF-3.7.2.
  it("moves the token of a threat that jumps to its new trajectory", () => {
    const { moment, step } = find(markers, "jumps_to", (step) => step.step === "jumps_to" && step.jumped);
    const index = threatIndex(markers.reel.threats, step.threat);
    const scheduled = markers.reel.threats[index];
    const state = moment.after.threats[index];
    if (!scheduled || !state) throw new Error("a jumper");
    expect(trackOf(scheduled, state)).toBe(step.zone);
    const token = trackTokens(LAYOUTS.wide, markers.reel.threats, moment.after).find(({ threat }) => threat === index);
    const square = LAYOUTS.wide.square(step.zone, state.position);
    expect(Math.abs((token?.x ?? 0) + (token?.pin?.x ?? 0) - square.x)).toBeLessThan(1);
    // The lasers of its new zone are aimed at it, not those of the zone it was announced in.
    const desk = (zone: string) => `upper_${zone}` as Parameters<typeof lightOf>[0];
    const lit = (zone: string) => lightOf(desk(zone), "A", moment.after, markers.reel.threats).threats;
    expect(lit(step.zone)).toContain(index);
    expect(lit(scheduled.track)).not.toContain(index);
  });

  // Proves NF-3.8.2, NF-3.8.4.
  it("shows a threat that covers all trajectories above every zone", () => {
    const { moment } = find(markers, "fires", (step) => step.step === "fires" && step.threat === "SE3-103");
    const index = threatIndex(markers.reel.threats, "SE3-103");
    const [scheduled, state] = [markers.reel.threats[index], moment.before.threats[index]];
    if (!scheduled || !state) throw new Error("the Super-Carrier");
    expect([...alsoOn(scheduled, state), trackOf(scheduled, state)].sort()).toEqual([...ZONES].sort());
    // The blue laser shoots above its own zone, not across the ship.
    const shot = effectsOf(moment, markers.reel.threats, LAYOUTS.wide).find(({ kind }) => kind === "beam");
    const blue = presenceOf(LAYOUTS.wide, "blue", state);
    expect(shot).toMatchObject({ weapon: "heavy_laser_blue" });
    if (shot?.kind === "beam") expect(Math.abs(shot.to.x - blue.x)).toBeLessThan(LAYOUTS.wide.lane / 2);
  });

  // Proves NF-3.3.7.
  it("aims at nothing that is out of phase", () => {
    const { moment, step } = find(markers, "phase_changed", ({ step }) => step === "phase_changed");
    const index = threatIndex(markers.reel.threats, step.threat);
    expect(moment.after.threats[index]?.out_of_phase ?? false).toBe(!step.in_phase);
    const fighter = find(interceptors, "phase_changed", (step) => step.step === "phase_changed" && !step.in_phase);
    const phased = threatIndex(interceptors.reel.threats, fighter.step.threat);
    expect(lightOf("upper_blue", "A", fighter.moment.after, interceptors.reel.threats).threats.includes(phased)).toBe(
      false,
    );
  });

  it("says in words which markers lie on the board", () => {
    const last = markers.shots.at(-1)?.snapshot.ship.frontier as FrontierMarkers;
    expect(last.sealed_doors).toEqual([true, true]);
    expect(last.disrupted).toEqual(["white"]);
    // Two doors, blind lasers, mines in one station, a cube, two drones, and whoever is poisoned.
    expect(
      markTexts(
        last,
        markers.reel.start.crew.map((_, crew) => `crew ${crew}`),
      ),
    ).toHaveLength(2 + 1 + 1 + 1 + 2 + last.poisoned.length);
    expect(last.poisoned.flatMap((crew) => conditionsOf(last, crew))).toEqual(last.poisoned.map(() => "poisoned"));
  });
});

describe("the black box of The New Frontier", () => {
  const deedsOf = (model: FilmModel) => analyse(model).deeds;
  const deed = (model: FilmModel, crew: number, turn: number) =>
    deedsOf(model).find((one) => one.crew === crew && one.turn === turn);

  it("knows double halves and special cards as they were played", () => {
    for (const model of [interceptors, markers])
      for (const one of deedsOf(model))
        if (one.fate === "done" && !one.shifted && JSON.stringify(one.played).includes("heroic") === false)
          // What was planned was played, as far as it came to it.
          expect(JSON.stringify(one.planned)).toContain(
            JSON.stringify(one.played)
              .replace(/^\[|\]$/g, "")
              .slice(0, 5),
          );
    expect(deed(interceptors, 0, 1)).toMatchObject({ played: ["red", "lift"], fate: "done", shifted: false });
    expect(deed(interceptors, 1, 1)).toMatchObject({ played: { special: "basic", with: ["lift"] }, shifted: false });
    expect(deed(interceptors, 3, 5)).toMatchObject({ played: { special: "advanced", with: ["c", "a"] } });
  });

  it("shows a card whole of which a pilot performs one symbol (NF-6.2.3, NF-6.3.3)", () => {
    expect(deed(interceptors, 0, 4)).toMatchObject({ played: ["c", "a"], fate: "done", shifted: false });
    expect(deed(interceptors, 0, 8)).toMatchObject({ played: ["c", "battlebots"], fate: "done", shifted: false });
    // Also where the first symbol is the one that is lost.
    const { reel } = interceptors;
    const slots = reel.start.slots.map((row, crew) =>
      row.map((card, slot) => (crew === 0 && slot === 7 ? (["battlebots", "c"] as SlotCard) : card)),
    );
    const turned = unrollReel({ ...reel, start: { ...reel.start, slots } });
    expect(deed(turned, 0, 8)).toMatchObject({ played: ["battlebots", "c"], fate: "done", shifted: false });
  });

  it("does not take a symbol that became heroic for a delayed card (NF-9.8.1)", () => {
    // Special Ops concentrates in turn 2; the A of turn 3 is heroic.
    expect(deed(interceptors, 3, 3)).toMatchObject({
      planned: ["blue", "a"],
      played: ["blue", "heroic_a"],
      shifted: false,
    });
  });

  it("shows both symbols of a double card that a delay brought into another turn", () => {
    const shifted = [interceptors, markers].flatMap(deedsOf).filter((one) => one.shifted && one.fate !== "idle");
    expect(shifted.some(({ played }) => Array.isArray(played) && played.length === 2)).toBe(true);
  });

  it("counts a pilot who comes back too fast among the knocked out (NF-6.5.2)", () => {
    const { at } = find(interceptors, "ultra_fast_return");
    expect(analyse(interceptors).moments).toContainEqual(expect.objectContaining({ kind: "knocked_out", crew: 0, at }));
  });

  it("says that interceptors hit at their own distance only (NF-6.4.2)", () => {
    const miss = analyse(interceptors).moments.find(({ kind, weapon }) => kind === "miss" && weapon === "interceptors");
    if (!miss) throw new Error("a miss");
    const distance = interceptors.shots[miss.at]?.snapshot.ship.frontier?.interceptor_distance;
    expect(becauseOf(interceptors, miss)).toMatchObject({ why: "apart", reach: distance });
  });
});

describe("the preview of The New Frontier", () => {
  // Proves NF-6.1.2, NF-6.4.1, NF-6.5.2.
  it("says how far out the pilot is, and what the turn comes to", () => {
    const turns = projectionOf(interceptors, 0);
    expect(turns.slice(2, 9).map(({ at, distance }) => at ?? distance)).toEqual([1, 2, 2, 3, 2, 3, "upper_red"]);
    // Flying on is an attack as well as launching is.
    expect(turns.slice(2, 8).every(({ mark }) => mark === "hit" || mark === "miss")).toBe(true);
    expect(turns[8]).toMatchObject({ out: true, mark: "hurt" });
  });
});
