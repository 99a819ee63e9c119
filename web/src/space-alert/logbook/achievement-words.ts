import { attribute, t } from "../../lib/i18n.svelte";
import type { Category } from "../../protocol/space-alert";

/** Achievements in words. */

const dashed = (word: string): string => word.replaceAll("_", "-");

export const achievementName = (id: string): string => t(`sa-achievement-${dashed(id)}`);
export const achievementCondition = (id: string): string => attribute(`sa-achievement-${dashed(id)}`, "condition");
export const categoryName = (category: Category): string => t(`sa-xp-category-${dashed(category)}`);
