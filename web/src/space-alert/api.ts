import { ApiProblem, getJson } from "../lib/api";
import { asRecord } from "../lib/storage";
import type { CampaignProgress, ComputerTimeline, Fault, FlightReplay, Recipe, Script } from "../protocol/space-alert";
import type { Leg } from "./companion/campaign";
import type { MissionFile } from "./mission";

/** The server found errors in the mission; each names its position. */
export class MissionFaults extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super("the mission has faults");
  }
}

/** Flies a mission: the whole film, or an error that says what is wrong with it. */
export async function flyMission(mission: MissionFile): Promise<FlightReplay> {
  try {
    return await getJson("/api/space-alert/film", mission);
  } catch (why) {
    const { faults } = asRecord(why instanceof ApiProblem ? why.body : null);
    throw Array.isArray(faults) && faults.length > 0 ? new MissionFaults(faults as Fault[]) : why;
  }
}

/** A newly generated script. */
export function orderScript(recipe: Recipe): Promise<Script> {
  return getJson("/api/space-alert/script", { recipe, seed: Math.floor(Math.random() * 2 ** 32) });
}

/** The announcements and sounds of a script. */
export function fetchTimeline(script: Script): Promise<ComputerTimeline> {
  return getJson("/api/space-alert/timeline", script);
}

/** The state of a campaign: damage, repairs, score. */
export function followCampaign(legs: readonly Leg[], planned: number): Promise<CampaignProgress> {
  return getJson("/api/space-alert/campaign", {
    missions: legs.map(({ mission, repairs, berth }) => ({ mission, repairs, berth })),
    planned,
  });
}
