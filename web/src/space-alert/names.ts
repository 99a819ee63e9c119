import { t } from "../lib/i18n.svelte";
import type { Action, Arg, Station, Text, ThreatId } from "../protocol/space-alert";
import { say } from "../lib/texts";

/** Message ids use dashes where the types use underscores. */
const dashed = (word: string): string => word.replaceAll("_", "-");

export const stationName = (station: Station): string => t(`sa-station-${dashed(station)}`);
export const threatName = (threat: ThreatId): string => t(`sa-threat-${threat}`);
export const actionName = (action: Action): string => t(`sa-card-${dashed(action)}`);
export const levelName = (level: string): string => t(`sa-level-${dashed(level)}`);

/** The name of a crew member: a word, or a message such as the colour of the figure. */
export const labelName = (label: Arg): string => (typeof label === "object" ? t(label.ref) : String(label));

export { say };
export type { Text };
