import { ruleSources } from "./registry";

const sourceOf = (rule: string) => ruleSources()[rule.split("-", 1)[0] ?? ""];

/** The message in which a game explains a rule (`SA-7.21`) in the reader's language, if it does. */
export function ruleNoteId(rule: string): string {
  return `${sourceOf(rule)?.notes ?? "rule-"}${rule.replaceAll(".", "-")}`;
}

/**
 * The sentence behind a rule id, from the rules documents in docs/rules. They are in English; a document is loaded with the
 * first request for one of its rules. `undefined` for an unknown id.
 */
export async function ruleSentence(rule: string): Promise<string | null> {
  const sentences = await sourceOf(rule)?.document();
  return sentences?.default[rule] ?? null;
}
