import { expect, test } from "vitest";
import type { Fate, Scheduled, Step } from "../../src/protocol/space-alert";
import type { Moment } from "../../src/space-alert/blackbox/analysis";
import type { FilmModel } from "../../src/space-alert/film/model";
import { tipFor } from "../../src/space-alert/learn/tips";

/** A film of one step, with what had become of the threats before it. */
function film(step: Partial<Step>, threats: [Scheduled["track"], Fate][]): FilmModel {
  const snapshot = { threats: threats.map(([, fate]) => ({ fate })) };
  return {
    reel: { threats: threats.map(([track], index) => ({ number: index + 1, track, threat: `X${index}` })) },
    shots: [
      { snapshot, frame: null },
      { snapshot, frame: { turn: 1, step } },
    ],
    turns: [],
  } as unknown as FilmModel;
}

const moment = (over: Partial<Moment>): Moment => ({ kind: "void", turn: 1, at: 1, cost: 1, ...over });

test("a shot at nothing is told apart: too early, too late, too far, or at something that hides (SA-2.19, SA-9.5)", () => {
  const missed = (weapon: string, ...threats: [Scheduled["track"], Fate][]): string =>
    tipFor(film({ step: "misses" }, threats), moment({ kind: "miss", weapon }));
  expect(missed("heavy_laser_red", ["red", "waiting"], ["white", "in_play"])).toBe("miss-early");
  expect(missed("heavy_laser_red", ["red", "destroyed"], ["white", "in_play"])).toBe("miss-late");
  expect(missed("light_laser_red", ["red", "in_play"])).toBe("miss-hidden");
  expect(missed("pulse_cannon", ["red", "in_play"])).toBe("miss-far");
  expect(missed("rocket", ["internal", "in_play"], ["blue", "survived"])).toBe("miss-late");
});

test("a card without effect is explained by its reason, where there is a remedy", () => {
  expect(tipFor(film({}, []), moment({ why: "no_energy" }))).toBe("void-no-energy");
  expect(tipFor(film({}, []), moment({ why: "irreparable" }))).toBe("void");
});

test("nobody is told to raise shields against what they do not stop (SA-10.19, SA-10.20)", () => {
  const hurt = (step: Partial<Step>): string => tipFor(film(step, []), moment({ kind: "damage" }));
  expect(hurt({ step: "attack", ignores_shields: false } as Partial<Step>)).toBe("damage");
  expect(hurt({ step: "attack", ignores_shields: true } as Partial<Step>)).toBe("damage-through");
  expect(hurt({ step: "harm" })).toBe("damage-inside");
  const away = (track: Scheduled["track"]): string =>
    tipFor(film({}, [[track, "survived"]]), moment({ kind: "survived", threat: "X0" }));
  expect([away("internal"), away("red")]).toEqual(["survived-inside", "survived"]);
  expect(tipFor(film({}, []), moment({ kind: "knocked_out" }))).toBe("knocked-out");
});
