import type { View } from "../../protocol/battleship-galaxies";

/** What is left on a seat's clock, in milliseconds: the clock that runs has lost what passed since (BG-30.3). */
export function timeLeft({ left, running, since }: NonNullable<View["clocks"]>, seat: number, now: number): number {
  const gone = running === seat ? Math.max(0, now - since) : 0;
  return Math.max(0, (left[seat] ?? 0) - gone);
}

/** Minutes and seconds; a second that has begun counts. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
