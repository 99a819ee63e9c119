import type { ApiError, Refused, ReplayPage, TableCard, TableReplay } from "../protocol/protocol";
import { asRecord } from "./storage";

/** The server refused, or could not be reached (`code` is then a message of the client). `body` is its whole answer. */
export class ApiProblem extends Error {
  constructor(
    readonly refused: Refused,
    readonly body: unknown = null,
  ) {
    super(refused.code);
  }
}

/** Fetches JSON from our server; `sent` is the body, if there is one. */
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

/** A path with the parts of its query that have a value. */
function withQuery(path: string, parts: Record<string, string | number | null>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value !== null) query.set(name, String(value));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** Lobbies that their hosts have listed publicly, of one game or of all. */
export function fetchOpenTables(game: string | null = null): Promise<TableCard[]> {
  return getJson(withQuery("/api/tables", { game }));
}

/** The tables with these codes that exist. */
export function fetchTables(codes: readonly string[]): Promise<TableCard[]> {
  return getJson(withQuery("/api/tables", { codes: codes.join(",") }));
}

/** The latest events of a game as the holder of a seat's token heard them, or a spectator. */
export function fetchEvents(code: string, token: string | null): Promise<unknown[]> {
  return getJson(`/api/tables/${encodeURIComponent(code)}/events`, token === null ? {} : { token });
}

/** Finished games, newest first, of one game or of all; `before` continues where a page ended. */
export function fetchReplays(before: number | null = null, game: string | null = null): Promise<ReplayPage> {
  return getJson(withQuery("/api/replays", { before, game }));
}

/** A finished game, frame by frame, as seen by a seat or a spectator. */
export function fetchFilm(code: string, seat: number | null): Promise<TableReplay> {
  const path = `/api/replays/${encodeURIComponent(code)}/film`;
  return getJson(seat === null ? path : `${path}?seat=${seat}`);
}

/** Sends a query about a finished game, as a spectator. */
export function askReplay(code: string, query: unknown): Promise<unknown> {
  return getJson(`/api/replays/${encodeURIComponent(code)}/ask`, query);
}
