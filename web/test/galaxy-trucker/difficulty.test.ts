import { describe, expect, it } from "vitest";
import type { Setup } from "../../src/galaxy-trucker/complete-view";
import { GAMES } from "../../src/galaxy-trucker/setup/flights";
import {
  isOn,
  type Module,
  MODULES,
  TOGETHER,
  withAll,
  withFlights,
  withModule,
} from "../../src/galaxy-trucker/setup/modules";

const bare = {
  flights: ["first"],
  new_technologies: false,
  fifth_wheel: false,
  evil_machinations: false,
  rough_roads: 0,
  rough_roads_by_seat: [],
  support_team: "off",
  teams: "none",
  bonus_cards: false,
  new_adventures: false,
  second_box_components: false,
  intruders: false,
  difficulty_dice: 0,
} as unknown as Setup;

const module = (field: string): Module => MODULES.find((one) => one.field === field)!;

describe("difficulty by dice in the set-up", () => {
  // Proves GX-10.1.
  it("starts from the standard game", () => {
    const hard = { ...bare, evil_machinations: true, rough_roads: 3, rough_roads_by_seat: [1, 2] };
    const setup = withModule(hard, module("difficulty_dice"), 4);
    expect(setup).toMatchObject({
      difficulty_dice: 4,
      flights: GAMES["whole"],
      evil_machinations: false,
      rough_roads: 0,
      rough_roads_by_seat: [],
    });
  });

  it("gives way to another choice of flights or of what the dice bring", () => {
    const dice = withModule(bare, module("difficulty_dice"), 3);
    expect(withFlights(dice, ["second"], 4).difficulty_dice).toBe(0);
    expect(withFlights(dice, ["first", "second", "third"], 4).difficulty_dice).toBe(3);
    expect(withModule(dice, module("rough_roads"), 2).difficulty_dice).toBe(0);
    expect(withModule(dice, module("evil_machinations"), true).difficulty_dice).toBe(0);
    expect(withModule(dice, module("bonus_cards"), true).difficulty_dice).toBe(3);
  });

  it("is not among the modules that are switched on together", () => {
    const all = withAll(bare, true, 4);
    expect(TOGETHER.every((one) => isOn(one, all))).toBe(true);
    expect(all.difficulty_dice).toBe(0);
    expect(withAll({ ...all, difficulty_dice: 2 }, false, 4).difficulty_dice).toBe(0);
  });
});
