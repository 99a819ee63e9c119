import type { Language } from "./settings";

/**
 * Applies typographic rules to the messages of a language: typographic apostrophes; in French non-breaking spaces before high
 * punctuation and inside quotation marks. Works on Fluent source, where neither
 * an apostrophe between letters nor a space before such a sign is syntax; names and numbers that are put in later stay as they are.
 */
export function typeset(source: string, language: Language): string {
  const curled = source.replace(/(?<=[\p{L}}])'(?=[\p{L}{])/gu, "’");
  return language === "fr" ? curled.replace(/ (?=[;:!?»%])/g, "\u00a0").replace(/(?<=«) /g, "\u00a0") : curled;
}
