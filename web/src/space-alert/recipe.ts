import type { Level, Recipe } from "../protocol/space-alert";

/** A made-up mission of that level, as usual in everything. */
export const usualRecipe = (level: Level): Recipe => ({
  level,
  threat_level: null,
  unconfirmed: null,
  duration: null,
  data_transfers: null,
  incoming_data: null,
  communications_down: null,
});

export interface Ingredient {
  name: Exclude<keyof Recipe, "level">;
  values: number[];
}

const from = (least: number, most: number, step = 1): number[] =>
  Array.from({ length: (most - least) / step + 1 }, (_, index) => least + index * step);

/**
 * What may be chosen of a made-up mission, with double action cards or without. Whether the choices go together is for the
 * server to say.
 */
export function ingredients(level: Level, doubleActions = false): Ingredient[] {
  const test = level === "test_run";
  const double = doubleActions && level === "mission";
  const length = test ? [300, 600] : double ? [600, 960] : [420, 720];
  const all: Ingredient[] = [
    // A test run has only common threats, one a number.
    { name: "threat_level", values: test ? from(1, 7) : double ? from(5, 14) : from(3, 9) },
    { name: "duration", values: from(length[0]!, length[1]!, 30) },
    { name: "data_transfers", values: from(0, 6) },
    { name: "incoming_data", values: from(0, 5) },
    { name: "communications_down", values: from(0, 5) },
    { name: "unconfirmed", values: from(0, 3) },
  ];
  // SA-19.1: neither blackouts nor unconfirmed reports in a test run.
  return test ? all.filter(({ name }) => name !== "communications_down" && name !== "unconfirmed") : all;
}
