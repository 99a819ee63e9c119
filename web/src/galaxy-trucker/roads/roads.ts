import { t } from "../../lib/i18n.svelte";
import type { RoughRoad } from "../../protocol/galaxy-trucker";

const code = (road: RoughRoad): string => road.replaceAll("_", "-");

/** The name of a Rough Roads card. */
export const roadName = (road: RoughRoad): string => t(`gt-road-${code(road)}`);

/** What the card does. */
export const roadText = (road: RoughRoad): string => t(`gt-road-${code(road)}-text`);
