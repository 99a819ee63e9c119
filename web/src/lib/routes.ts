/** Every address of the client. Pages of games hang under `pages` and appear in the navigation when a game offers them. */
export type Route =
  | { name: "landing" }
  | { name: "play" }
  | { name: "table"; code: string }
  | { name: "replays" }
  | { name: "replay"; id: string }
  | { name: "learn" | "companion" | "logbook" | "film"; rest: string }
  | { name: "settings" }
  | { name: "missing"; path: string };

const CODE = /^[A-Za-z0-9-]{1,32}$/;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Reads a path; anything unknown is the page that says so. */
export function parseRoute(path: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [head, second] = parts;
  if (head === undefined) return { name: "landing" };
  if (head === "learn" || head === "companion" || head === "logbook" || head === "film") {
    return { name: head, rest: parts.slice(1).join("/") };
  }
  if (parts.length === 1 && (head === "play" || head === "replays" || head === "settings")) return { name: head };
  if (parts.length === 2 && second !== undefined) {
    if (head === "t" && CODE.test(second)) return { name: "table", code: second.toUpperCase() };
    if (head === "replay" && ID.test(second)) return { name: "replay", id: second };
  }
  return { name: "missing", path };
}
