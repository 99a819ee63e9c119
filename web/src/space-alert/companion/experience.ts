import type { Colour, Difficulty, Role, Severity } from "../../protocol/space-alert";
import { cardFacts } from "../catalogue";
import { clockAround, type ExplorerRun, type FlownWith } from "../logbook/explorers.svelte";
import type { MissionFile } from "../mission";
import type { Member } from "./draft";

/*
 * What an explorer's log is told of a mission or a campaign that was played with the box (NF-10).
 */

const POOLS: Record<string, Difficulty> = {
  "": "white",
  white: "white",
  yellow: "yellow",
  red: "red",
  "white yellow": "mixed",
  "yellow red": "yellow_and_red",
  "white red": "white_and_red",
  "white yellow red": "all_colours",
};
const COLOURS: readonly Colour[] = ["white", "yellow", "red"];

/** The colours of the cards on the table (NF-2.3); the crew says so if other cards were shuffled in, too. */
export function poolOf(mission: MissionFile, severity: Severity): Difficulty {
  const drawn = new Set(
    mission.threats.flatMap(({ card }) => {
      const facts = cardFacts(card);
      return facts?.severity === severity ? [facts.colour] : [];
    }),
  );
  return POOLS[COLOURS.filter((colour) => drawn.has(colour)).join(" ")] ?? "white";
}

/** Whether double action cards were played (NF-5.1.1): a slot with two symbols. */
const hasDouble = (mission: MissionFile): boolean =>
  mission.crew.some(({ slots }) =>
    slots.some(
      (slot) =>
        Array.isArray(slot) ||
        (slot !== null && typeof slot === "object" && "with" in slot && Array.isArray(slot.with)),
    ),
  );

export const flownWith = (mission: MissionFile, double: boolean): FlownWith => ({
  mission,
  pools: [poolOf(mission, "common"), poolOf(mission, "serious")],
  double: double || hasDouble(mission),
});

/** A run as one of the crew flew it. Alone, the captain is the explorer (NF-10.7.1). */
export function runOf(
  missions: readonly FlownWith[],
  planned: number | null,
  crew: readonly Member[],
  me: number,
  levelOf: (name: string) => number | null,
  ended: Date,
  minutes: number,
): ExplorerRun {
  const others = crew.filter((member, index) => index !== me && !member.android);
  const names = others.map(({ name }) => name.trim()).filter((name) => name !== "");
  const roles: Role[] = [...(me === 0 ? (["captain"] as const) : []), ...(crew[me]?.offices ?? [])];
  return {
    missions: [...missions],
    planned,
    me,
    around: {
      ...clockAround(new Date(ended.getTime() - minutes * 60_000), ended),
      teammates: names,
      teammate_levels: names.flatMap((name) => levelOf(name) ?? []),
      roles,
    },
  };
}
