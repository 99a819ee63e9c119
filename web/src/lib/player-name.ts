import { readJson, writeJson } from "./storage";

const KEY = "hangar.name";

/** The name this person used last. */
export function lastName(): string {
  const name = readJson(KEY);
  return typeof name === "string" ? name : "";
}

/** Remembers a name. */
export function keepName(name: string): void {
  writeJson(KEY, name);
}
