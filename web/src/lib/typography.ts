import type { Language } from "./settings";

/**
 * Sets the messages of a language as it is printed: a curled apostrophe within words; in French a space that does not break before
 * high punctuation and inside quotation marks, so that no line begins with a semicolon. Works on Fluent source, where neither
 * an apostrophe between letters nor a space before such a sign is syntax; names and numbers that are put in later stay as they are.
 */
export function typeset(source: string, language: Language): string {
  const curled = source.replace(/(?<=[\p{L}}])'(?=[\p{L}{])/gu, "’");
  return language === "fr" ? curled.replace(/ (?=[;:!?»%])/g, "\u00a0").replace(/(?<=«) /g, "\u00a0") : curled;
}
