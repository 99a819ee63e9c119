import { t } from "../lib/i18n.svelte";
import { written } from "../lib/numbers";
import type { EffectText, Scheduled } from "../protocol/space-alert";
import { cardFacts } from "./catalogue";
import { say, threatName } from "./names";

/* What is printed on a threat card, in words. */

const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** One effect with its condition, as a line of the card or, `told` otherwise, as a part of something. */
export function lineWords({ when, text }: EffectText, told = (words: string): string => words): string {
  const words = told(say(text));
  return when ? t("sa-card-when", { when: told(say(when)), text: words }) : words;
}

/** All effects of a square within a sentence. */
function effects(lines: readonly EffectText[]): string {
  if (lines.length === 0) return t("sa-card-nothing");
  return lines.map((line) => lineWords(line, lowered)).join("; ");
}

/** What an announced threat will do, in one line. */
export function threatCaption({ threat, number }: Scheduled): string {
  const facts = cardFacts(threat);
  if (!facts) return "";
  const { speed, x, y, z } = facts;
  const name = threatName(threat);
  return t("sa-caption-threat", { name, number, speed, x: effects(x), y: effects(y), z: effects(z) });
}

/** What follows the name of a threat for those who cannot see the signs beside it. */
export function threatFacts({ threat, track }: Scheduled): string {
  const facts = cardFacts(threat);
  if (!facts) return "";
  const shield = facts.shield === null ? "none" : written(facts.shield);
  return t("sa-threat-facts", { track, hit: facts.hit_points ?? 0, shield, speed: facts.speed });
}
