import achievements from "../../protocol/space-alert-achievements.json";
import type { Attestation, Category } from "../../protocol/space-alert";

/** An achievement as the list shows it (NF-11.11). */
export interface Achievement {
  id: string;
  category: Category;
  column?: number;
  xp: number;
  min_level: number;
  agreed: boolean;
  solo: boolean;
  designed: boolean;
  attestation: Attestation | null;
}

export const ACHIEVEMENTS = achievements as Achievement[];

export const CATEGORIES: readonly Category[] = [
  "missions",
  "full_campaigns",
  "sociability",
  "close_calls",
  "feats",
  "skill_expert",
  "addiction",
];

export const findAchievement = (id: string): Achievement | undefined => ACHIEVEMENTS.find((one) => one.id === id);

/** What to claim unless somebody chooses otherwise: of each category what is worth most, and all of Addiction (NF-11.1.2). */
export function bestOf(met: readonly string[]): string[] {
  const known = met.flatMap((id) => findAchievement(id) ?? []);
  return CATEGORIES.flatMap((category) => {
    const here = known.filter((one) => one.category === category).toSorted((a, b) => b.xp - a.xp);
    return category === "addiction" ? here : here.slice(0, 1);
  }).map(({ id }) => id);
}

/** The highest level (NF-10.5.5). */
export const MOST_LEVEL = 30;

/** Boxes of the row of a level (NF-10.5.12), to draw it; which of them are ticked the log says. */
export const boxesOf = (level: number): number => 8 + 4 * level;
