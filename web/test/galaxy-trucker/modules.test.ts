import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Setup } from "../../src/galaxy-trucker/complete-view";
import { MODULES, isOn, withAll, withFlights, withModule } from "../../src/galaxy-trucker/setup/modules";

const plain = {
  flights: ["first", "second"],
  teams: "none",
  new_technologies: false,
  fifth_wheel: false,
  evil_machinations: false,
  bonus_cards: false,
  rough_roads: 0,
  rough_roads_by_seat: [],
  difficulty_dice: 0,
  second_box_components: false,
  intruders: false,
  new_adventures: false,
  support_team: "off",
} as unknown as Setup;
const module = (field: string) => MODULES.find((one) => one.field === field)!;

describe("the modules of the set-up", () => {
  it("switches on what a module needs, and off what needs it", () => {
    const intruders = withModule(plain, module("intruders"), true);
    expect(intruders.second_box_components).toBe(true);
    expect(withModule(intruders, module("second_box_components"), false).intruders).toBe(false);
  });

  it("switches everything on that can be played, and says what cannot", () => {
    const all = withAll(plain, true, 2);
    expect(MODULES.filter((one) => !isOn(one, all)).map(({ field }) => field)).toEqual(["difficulty_dice"]);
    const teams = { ...plain, teams: "partners" } as Setup;
    expect(withAll(teams, true, 4).support_team).toBe("off");
    expect(module("support_team").conflict?.("dealt", teams, 4)?.rule).toBe("GX-19.3");
    expect(module("support_team").conflict?.("draft", { ...plain, flights: ["first"] }, 2)?.rule).toBe("GX-19.10");
    expect(module("support_team").conflict?.("draft", plain, 2)).toBeNull();
    // The fifth seat is taken: New Technologies stay on.
    expect(module("new_technologies").conflict?.(false, all, 5)?.rule).toBe("GX-0.2");
    expect(withAll(all, false, 5).new_technologies).toBe(true);
    expect(withAll(all, false, 4).new_technologies).toBe(false);
  });

  it("says in both languages why something cannot be chosen, and by which rule", () => {
    const [teams, single] = [
      { ...plain, teams: "partners" },
      { ...plain, flights: ["first"] },
    ] as Setup[];
    const found = MODULES.flatMap(({ conflict }) => [
      conflict?.("dealt", teams!, 4),
      conflict?.("draft", single!, 2),
      conflict?.(false, plain, 5),
    ]).filter((conflict) => conflict != null);
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(["GX-19.3", "GX-19.10", "GX-0.2"]));
    for (const language of ["en", "fr"]) {
      const folder = new URL(`../../../locales/galaxy-trucker/${language}/`, import.meta.url);
      const files = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
      const texts = files.join("\n");
      for (const { message, rule } of found) {
        expect(texts).toContain(`\n${message} = `);
        expect(texts).toContain(`\ngt-rule-${rule.replaceAll(".", "-")} = `);
      }
    }
  });

  it("follows the flights", () => {
    expect(withFlights(plain, ["first", "fourth"], 2).new_adventures).toBe(true);
    const draft = withModule(plain, module("support_team"), "draft");
    expect(withFlights(draft, ["first"], 2).support_team).toBe("dealt");
    const learning = withFlights({ ...withAll(plain, true, 2), teams: "experts" }, ["learning"], 2);
    expect(MODULES.some((one) => isOn(one, learning))).toBe(false);
    expect(learning.teams).toBe("none");
  });
});
