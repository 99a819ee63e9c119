import { t } from "../../lib/i18n.svelte";
import { NUMBERS, type RoughRoad } from "../../protocol/galaxy-trucker";

const code = (road: RoughRoad): string => road.replaceAll("_", "-");

/** The name of a Rough Roads card. */
export const roadName = (road: RoughRoad): string => t(`gt-road-${code(road)}`);

/** The number on a card, where it has one. */
const NUMBER: Partial<Record<RoughRoad, string>> = {
  bad_luck: "bad_luck_rolls",
  unguarded_airlocks: "unguarded_airlocks_steps",
};

/** What the card does. */
export const roadText = (road: RoughRoad): string =>
  t(`gt-road-${code(road)}-text`, { count: NUMBERS[NUMBER[road] ?? ""]?.[0] ?? 0 });
