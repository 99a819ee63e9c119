import { asRecord } from "../../lib/storage";
import { isMissionFile } from "../mission";
import type { FlownWith } from "./explorers.svelte";

/*
 * The missions of a table as files, until its campaign is over: an explorer's log takes a campaign as one entry (NF-10.8.3).
 * Kept for the tab only.
 */

const key = (code: string): string => `space-alert-legs-${code}`;

function read(code: string): Record<string, FlownWith> {
  try {
    const kept = asRecord(JSON.parse(sessionStorage.getItem(key(code)) ?? "{}"));
    const legs = Object.entries(kept).filter(([, leg]) => isMissionFile(asRecord(leg).mission));
    return Object.fromEntries(legs) as Record<string, FlownWith>;
  } catch {
    return {};
  }
}

/** Remembers a flown mission of a table. */
export function keepLeg(code: string, number: number, leg: FlownWith): void {
  try {
    sessionStorage.setItem(key(code), JSON.stringify({ ...read(code), [number]: leg }));
  } catch {
    // A full store loses the campaign's entry, nothing else.
  }
}

/** The missions of a table up to this one, in order. Nothing if one of them is not known here. */
export function legsOf(code: string, number: number): FlownWith[] {
  const kept = read(code);
  const legs = Array.from({ length: number }, (_, index) => kept[String(index + 1)]);
  return legs.every((leg) => leg !== undefined) ? legs : [];
}
