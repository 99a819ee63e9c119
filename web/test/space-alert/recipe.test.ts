import { describe, expect, it } from "vitest";
import { ingredients } from "../../src/space-alert/recipe";

describe("the recipe of a made-up mission", () => {
  const values = (name: string, ...of: Parameters<typeof ingredients>): number[] =>
    ingredients(...of).find((ingredient) => ingredient.name === name)?.values ?? [];

  // Proves NF-7.1, NF-7.5: longer, with more threats.
  it("offers the usual length and threat level of double action missions", () => {
    expect(values("threat_level", "mission", true)).toContain(12);
    expect(values("duration", "mission", true)).toContain(780);
    expect(values("threat_level", "mission")).not.toContain(10);
    expect(values("threat_level", "simulation", true)).toEqual(values("threat_level", "simulation"));
  });
});
