import { readJson, writeJson } from "../lib/storage";

/*
 * Whether this browser has ever met The New Frontier. Until then nothing but the switch of the set-up speaks of it: those who
 * own the base box only never see explorers or double cards.
 */

const KEY = "space-alert-frontier";

export const knowsFrontier = (): boolean => readJson(KEY) === true;

/** The expansion was switched on, or a table plays with it. */
export function meetFrontier(): void {
  if (!knowsFrontier()) writeJson(KEY, true);
}
