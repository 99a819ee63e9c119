import { readJson, writeJson } from "../lib/storage";

/*
 * Whether The New Frontier has been used in this browser. Until then only the switch in the set-up mentions it, so that players of
 * the base game do not see explorers or double cards.
 */

const KEY = "space-alert-frontier";

export const knowsFrontier = (): boolean => readJson(KEY) === true;

/** Only the base box is on this table: the expansion is out of sight again. Explorers stay in the log book's storage. */
export function forgetFrontier(): void {
  writeJson(KEY, false);
}

/** The expansion was switched on, or a table plays with it. */
export function meetFrontier(): void {
  if (!knowsFrontier()) writeJson(KEY, true);
}
