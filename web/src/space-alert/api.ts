import { ApiProblem, getJson } from "../lib/api";
import { asRecord } from "../lib/storage";
import type { CampaignCourse, ComputerTimeline, Fault, FlightReplay, Recipe, Script } from "../protocol/space-alert";
import type { Leg } from "./companion/campaign";
import type { MissionFile } from "./mission";

/** The server read the mission and found it wanting; every fault names its place. */
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

/** What the ship computer says and plays in the course of a script. */
export function fetchTimeline(script: Script): Promise<ComputerTimeline> {
  return getJson("/api/space-alert/timeline", script);
}

/** Follows a campaign: what is broken, who repairs, what it comes to. */
export function followCampaign(legs: readonly Leg[]): Promise<CampaignCourse> {
  return getJson(
    "/api/space-alert/campaign",
    legs.map(({ mission, repairs, berth }) => ({ mission, repairs, berth })),
  );
}
