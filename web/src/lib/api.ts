import type { ApiError, Film, GameCard, Refused, ReplayPage } from "../protocol/protocol";
import { asRecord } from "./storage";

/** The server said no, or could not be asked (`code` is then a message of our own). `body` is all it said. */
export class ApiProblem extends Error {
  constructor(
    readonly refused: Refused,
    readonly body: unknown = null,
  ) {
    super(refused.code);
  }
}

/** Fetches JSON of our own server, sending `sent` where there is something to send. */
export async function getJson<T>(path: string, sent?: unknown): Promise<T> {
  let response: Response;
  try {
    const headers = { accept: "application/json", "content-type": "application/json" };
    response = await fetch(
      path,
      sent === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(sent) },
    );
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
    throw new ApiProblem(refused ?? { code: "api-unreadable", args: { status: response.status } }, body);
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

/** What a finished game answers to a question, as a spectator would hear it. */
export function askReplay(code: string, query: unknown): Promise<unknown> {
  return getJson(`/api/replays/${encodeURIComponent(code)}/ask`, query);
}
