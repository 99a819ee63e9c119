import type { ApiError, Film, GameCard, Refused, ReplayPage } from "../protocol/protocol";
import { asRecord } from "./storage";

/** The server said no, or could not be asked (`code` is then a message of our own). */
export class ApiProblem extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code);
  }
}

async function getJson<T>(path: string): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { headers: { accept: "application/json" } });
  } catch {
    throw new ApiProblem({ code: "api-unreachable" });
  }
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    throw new ApiProblem({ code: "api-unreadable", args: { status: response.status } });
  }
  if (!response.ok) {
    const refused = (asRecord(body) as Partial<ApiError>).error;
    throw new ApiProblem(refused ?? { code: "api-unreadable", args: { status: response.status } });
  }
  return body as T;
}

/** The games this server plays. */
export const fetchGames = (): Promise<GameCard[]> => getJson("/api/games");

/** Finished games, newest first; `before` continues where a page ended. */
export function fetchReplays(before: number | null = null): Promise<ReplayPage> {
  return getJson(before === null ? "/api/replays" : `/api/replays?before=${before}`);
}

/** A finished game, frame by frame, through a seat's eyes or a spectator's. */
export function fetchFilm(code: string, seat: number | null): Promise<Film> {
  const path = `/api/replays/${encodeURIComponent(code)}/film`;
  return getJson(seat === null ? path : `${path}?seat=${seat}`);
}
