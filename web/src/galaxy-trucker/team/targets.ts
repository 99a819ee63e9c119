import type { Ability, MemberUse } from "../../protocol/galaxy-trucker";

/** What an ability is aimed at before it is used. */
export type Target = "none" | "tile" | "two_tiles" | "edge" | "edges" | "marks" | "part" | "add_tile" | "form";

export const abilityKey = ({ member, letter }: Ability): string => `${member}_${letter}`;

/** How each ability that needs a decision is aimed. */
export const TARGETS: Readonly<Record<string, Target>> = {
  planner_b: "marks",
  plumber_a: "edge",
  plumber_b: "tile",
  security_guard_b: "none",
  deliveryman_a: "part",
  deliveryman_b: "part",
  welder_a: "edges",
  welder_b: "edges",
  swindler_a: "add_tile",
  assembler_a: "two_tiles",
  assembler_b: "tile",
  hypergeometer_b: "tile",
  advertiser_a: "form",
  bureaucrat_a: "none",
  security_guard_a: "none",
  trader_a: "form",
  bureaucrat_b: "form",
  trader_b: "form",
};

/** Abilities that are used while building by a decision of their own (GX-19.11). */
export const WHILE_BUILDING = ["plumber_a", "plumber_b", "security_guard_b", "deliveryman_b", "welder_a"];

/** Edges that may be named at once. */
export const MOST_EDGES: Readonly<Record<string, number>> = { welder_a: 2, welder_b: 3 };

/** The use that is aimed at nothing. */
export function plainUse(key: string): MemberUse | null {
  switch (key) {
    case "security_guard_b":
      return { use: "fire_drill" };
    case "bureaucrat_a":
      return { use: "gain_days" };
    case "security_guard_a":
      return { use: "inspect" };
    default:
      return null;
  }
}
