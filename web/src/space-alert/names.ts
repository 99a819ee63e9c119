import { t } from "../lib/i18n.svelte";
import type { Action, Arg, SlotCard, Specialization, Station, Text, ThreatId } from "../protocol/space-alert";
import { say } from "../lib/texts";
import { specialOf, symbolsOf } from "./slot-card";

/** Message ids use dashes where the types use underscores. */
const dashed = (word: string): string => word.replaceAll("_", "-");

export const stationName = (station: Station): string => t(`sa-station-${dashed(station)}`);
/** Where somebody is: a station, or space at a distance (NF-6.1.2). */
export function placeName({ at, distance }: { at: Station | null; distance?: number | null }): string {
  if (at !== null) return stationName(at);
  return distance ? t("sa-in-space-at", { distance }) : t("sa-in-space");
}
export const threatName = (threat: ThreatId): string => t(`sa-threat-${threat}`);
export const actionName = (action: Action): string => t(`sa-card-${dashed(action)}`);
export const specializationName = (specialization: Specialization): string =>
  t(`sa-specialization-${dashed(specialization)}`);
/** What the basic or the advanced action of a specialization does. */
export const abilityText = (specialization: Specialization, advanced: boolean): string =>
  t(`sa-ability-${dashed(specialization)}-${advanced ? "advanced" : "basic"}`);

/** A slot in words: its symbols one after the other, and its special cards. */
export function slotName(card: SlotCard, specialization?: Specialization | null): string {
  const [first = "none", second] = symbolsOf(card);
  const symbols = second
    ? t("sa-double-card", { first: actionName(first), second: actionName(second) })
    : actionName(first);
  const which = specialOf(card);
  if (which === "none") return symbols;
  const name = specialization ? specializationName(specialization) : t("sa-skills-title");
  const special = t("sa-special-card", { name, which });
  return first === "none" ? special : t("sa-special-with", { special, card: symbols });
}

export const levelName = (level: string): string => t(`sa-level-${dashed(level)}`);

/** The name of a crew member: a word, or a message such as the colour of the figure. */
export const labelName = (label: Arg): string => (typeof label === "object" ? t(label.ref) : String(label));

export { say };
export type { Text };
