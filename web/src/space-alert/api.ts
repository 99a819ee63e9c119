import { ApiProblem } from "../lib/api";
import { asRecord } from "../lib/storage";
import type { Refused } from "../protocol/protocol";
import type { Fault, FilmReel } from "../protocol/space-alert";
import type { MissionFile } from "./mission";

/** The server read the mission and found it wanting; every fault names its place. */
export class MissionFaults extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super("the mission has faults");
  }
}

async function post<T>(path: string, body: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    throw new ApiProblem({ code: "api-unreachable" });
  }
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new ApiProblem({ code: "api-unreadable", args: { status: response.status } });
  }
  if (response.ok) return answer as T;
  const { faults, error } = asRecord(answer) as { faults?: Fault[]; error?: Refused };
  if (Array.isArray(faults) && faults.length > 0) throw new MissionFaults(faults);
  throw new ApiProblem(error ?? { code: "api-unreadable", args: { status: response.status } });
}

/** Flies a mission: the whole film, or an error that says what is wrong with it. */
export function flyMission(mission: MissionFile): Promise<FilmReel> {
  return post("/api/space-alert/film", mission);
}
