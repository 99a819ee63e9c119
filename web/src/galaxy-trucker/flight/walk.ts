import { t } from "../../lib/i18n.svelte";
import type { Side, WalkStep } from "../../protocol/galaxy-trucker";
import { goodsTotal, placedOf, SIDES } from "../tiles";
import { kindText } from "../words";

/** The rule behind what a step of an intruder does. */
export function stepRule(step: WalkStep): string {
  if (step.end === "turned_away") return "GX-18.5";
  if (step.end === "defeated") return "GX-18.15";
  if (step.charge) return "GX-18.26";
  if (devours(step)) return "GX-18.20";
  if (step.number === 1) return "GX-18.8";
  return step.hand === "left" ? "GX-18.11" : "GX-18.12";
}

const devours = ({ devoured: { crew, tokens, goods } }: WalkStep): boolean => crew + tokens + goodsTotal(goods) > 0;

/** "It devours 2 crew, 1 token": only what there is. */
function devouredText(crew: number, tokens: number, goods: number): string {
  const prey = Object.entries({ crew, tokens, goods })
    .filter(([, count]) => count > 0)
    .map(([what, count]) => t(`gt-prey-${what}`, { count }));
  return t("gt-intruder-devours", { prey: prey.join(", ") });
}

/** What a step does, in a few words: "devours 2 crew", "is defeated". */
export function stepEffect(step: WalkStep): string {
  const { crew, tokens, goods } = step.devoured;
  const parts = [
    devours(step) ? devouredText(crew, tokens, goodsTotal(goods)) : null,
    step.charge ? t("gt-intruder-charge") : null,
    step.end === null ? null : t(`gt-intruder-${step.end.replaceAll("_", "-")}`, { by: step.defence ?? "" }),
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(" ") : t("gt-intruder-nothing");
}

/** The way from one heading to another: left, straight on, right or back. */
export function wayOf(before: Side, after: Side): "straight" | "right" | "back" | "left" {
  const ways = ["straight", "right", "back", "left"] as const;
  return ways[(SIDES.indexOf(after) - SIDES.indexOf(before) + 4) % 4] ?? "straight";
}

/** Why an intruder made the step with this place in the list: sentences about the sides it tried, and what happened. */
export function stepReasons(walk: readonly WalkStep[], index: number, cells: readonly number[]): string[] {
  const step = walk[index];
  if (!step) return [];
  const tile = placedOf(cells[step.square] ?? 0)?.tile;
  const what = tile ? kindText(tile) : t("gt-intruder-component");
  const before = step.number === 1 ? undefined : walk[index - 1];
  const reasons: string[] = [];
  if (!before) {
    reasons.push(t("gt-walk-enters", { tile: what }));
  } else {
    const tried = step.tried.map((side) => t(`gt-way-${wayOf(before.heading, side)}`)).join(", ");
    if (tried !== "") reasons.push(t("gt-walk-tried", { ways: tried }));
    reasons.push(
      step.stayed
        ? t("gt-walk-stays", { tile: what })
        : t("gt-walk-goes", { way: t(`gt-way-${wayOf(before.heading, step.heading)}`), tile: what, hand: step.hand }),
    );
  }
  reasons.push(stepEffect(step));
  return reasons;
}

/** How the intruders of a card would end, and what they would take. Nothing in their way: a miss. */
export function walkSummary(walk: readonly WalkStep[]): string {
  if (walk.length === 0) return t("gt-walk-misses");
  const sum = (count: (step: WalkStep) => number): number => walk.reduce((all, step) => all + count(step), 0);
  const crew = sum((step) => step.devoured.crew);
  const tokens = sum((step) => step.devoured.tokens);
  const goods = sum((step) => goodsTotal(step.devoured.goods));
  const charges = sum((step) => Number(step.charge));
  const ends = walk
    .filter((step) => step.end !== null)
    .map((step) => t(`gt-walk-end-${step.end?.replaceAll("_", "-") ?? ""}`, { number: step.number }));
  const losses = [
    crew + tokens + goods > 0 ? devouredText(crew, tokens, goods) : null,
    charges > 0 ? t("gt-walk-charges", { count: charges }) : null,
  ].filter((part) => part !== null);
  return [...ends, ...losses].join(" ");
}
