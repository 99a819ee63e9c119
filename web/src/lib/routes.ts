/** Every address of the client. Everything below `/ID` belongs to the game with that id. */
export type Route =
  | { name: "landing" }
  | { name: "table"; code: string }
  | { name: "replays" }
  | { name: "replay"; id: string }
  | { name: "settings" }
  | { name: "game"; game: string; rest: string }
  | { name: "missing"; path: string };

const CODE = /^[A-Za-z0-9-]{1,32}$/;
const REPLAY_ID = /^[A-Za-z0-9_-]{1,64}$/;
const GAME_ID = /^[a-z][a-z0-9-]{0,63}$/;

/** Parses a path. Whether the game exists is not checked here. */
export function parseRoute(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [head, second] = parts;
  if (head === undefined) return { name: "landing" };
  if (head === "t" || head === "replay") {
    if (parts.length !== 2 || second === undefined) return { name: "missing", path };
    if (head === "t" && CODE.test(second)) return { name: "table", code: second.toUpperCase() };
    if (head === "replay" && REPLAY_ID.test(second)) return { name: "replay", id: second };
    return { name: "missing", path };
  }
  if (head === "replays" || head === "settings") return parts.length === 1 ? { name: head } : { name: "missing", path };
  return GAME_ID.test(head) ? { name: "game", game: head, rest: parts.slice(1).join("/") } : { name: "missing", path };
}
