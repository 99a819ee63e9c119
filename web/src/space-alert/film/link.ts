import { isMissionFile, type MissionFile } from "../mission";

/*
 * A film as a link: the mission file, deflated, in the fragment. Nothing is stored: the link is enough to show the film.
 */

async function pipe(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(through as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Longer links than this are not ours: a mission is about a thousand characters. */
const LONGEST = 32_000;
/** What a link unpacks to at most. */
const LARGEST = 64 * 1024;

function toBase64Url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** The fragment of a mission, without `#`; `at` is the shot to begin with. */
export async function packMission(mission: MissionFile, at = 0): Promise<string> {
  const packed = await pipe(new TextEncoder().encode(JSON.stringify(mission)), new CompressionStream("deflate-raw"));
  return toBase64Url(packed) + (at > 0 ? `&at=${at}` : "");
}

/** The shot with which a fragment begins; 0 is the start. */
export function placeIn(fragment: string): number {
  const at = Number(new URLSearchParams(fragment.split("&").slice(1).join("&")).get("at") ?? 0);
  return Number.isInteger(at) && at > 0 ? at : 0;
}

/** The mission of a fragment, or nothing if it is not one of ours. */
export async function unpackMission(fragment: string): Promise<{ mission: MissionFile; at: number } | null> {
  const [data = ""] = fragment.split("&");
  if (data === "" || data.length > LONGEST || !/^[A-Za-z0-9_-]+$/.test(data)) return null;
  try {
    const bytes = await pipe(fromBase64Url(data), new DecompressionStream("deflate-raw"));
    if (bytes.length > LARGEST) return null;
    const mission: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return isMissionFile(mission) ? { mission, at: placeIn(fragment) } : null;
  } catch {
    return null;
  }
}
