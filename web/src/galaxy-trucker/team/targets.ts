import type { Ability, Member, MemberUse } from "../../protocol/galaxy-trucker";

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

/** The members in the order of their rules (GX-20.1 to GX-20.18). */
const MEMBERS: readonly Member[] = [
  "advertiser",
  "architect",
  "assembler",
  "bureaucrat",
  "buyer",
  "deliveryman",
  "hotel_clerk",
  "hypergeometer",
  "inspector",
  "plumber",
  "planner",
  "saboteur",
  "security_guard",
  "smuggler",
  "stock_boy",
  "swindler",
  "trader",
  "welder",
];

/** Which ability each use belongs to. */
const ABILITY: Readonly<Record<MemberUse["use"], readonly [Member, "A" | "B"]>> = {
  mark: ["planner", "B"],
  pipe: ["plumber", "A"],
  universal: ["plumber", "B"],
  fire_drill: ["security_guard", "B"],
  convert: ["deliveryman", "A"],
  unconvert: ["deliveryman", "B"],
  weld: ["welder", "A"],
  add_tile: ["swindler", "A"],
  wireless: ["assembler", "A"],
  plate: ["assembler", "B"],
  turret: ["hypergeometer", "B"],
  seal: ["welder", "B"],
  predict: ["advertiser", "A"],
  gain_days: ["bureaucrat", "A"],
  inspect: ["security_guard", "A"],
  buy_yellow: ["trader", "A"],
  change_bonuses: ["bureaucrat", "B"],
  change_price: ["trader", "B"],
};

/** The rule of an ability. That of the Buyer's B has its first sentence elsewhere. */
export function abilityRule(member: Member, letter: "A" | "B"): string {
  const sentence = member === "buyer" && letter === "B" ? 2 : 1;
  return `GX-20.${MEMBERS.indexOf(member) + 1}${letter}.${sentence}`;
}

export const useRule = (use: MemberUse["use"]): string => abilityRule(...ABILITY[use]);
