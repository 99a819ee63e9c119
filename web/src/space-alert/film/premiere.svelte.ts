import { untrack } from "svelte";
import { motionReduced } from "../../lib/preferences.svelte";
import { readJson, writeJson } from "../../lib/storage";

/*
 * The first showing of a flight. A crew watches its flight before it is told how it ended: that is what the Action Round was for.
 * Who has seen it, or comes back, or wants no motion, is told at once.
 */

const KEY = "space-alert-seen";
/** More than anybody flies in an evening; older ones were seen long ago. */
const KEPT = 50;

const seen = (): string[] => {
  const kept = readJson(KEY);
  return Array.isArray(kept) ? kept.filter((flight) => typeof flight === "string") : [];
};

/** Whether this browser has seen how the flight ended. */
export const wasSeen = (flight: string): boolean => seen().includes(flight);

/** From now on it is told at once. */
export function markSeen(flight: string): void {
  if (!wasSeen(flight)) writeJson(KEY, [...seen(), flight].slice(-KEPT));
}

/** What a film that came as a link is remembered by: its fragment, without the place in it. */
export function filmId(fragment: string): string {
  const data = fragment.split("&")[0] ?? "";
  let hash = 0;
  for (let at = 0; at < data.length; at++) hash = (Math.imul(hash, 31) + data.charCodeAt(at)) | 0;
  return `film/${(hash >>> 0).toString(36)}`;
}

/** Whether the flight on this page is being shown for the first time, and what may be said about it meanwhile. */
export class Premiere {
  readonly #flight: () => string | null;
  /** The flight whose first showing came to its end on this page. */
  #told = $state<string | null>(null);
  #ended = $state(false);
  /** The end that stands on the screen is that of a first showing. */
  #curtain = $state(false);

  /** `flight` names what is shown; nothing where there is nothing to keep secret. */
  constructor(flight: () => string | null) {
    this.#flight = flight;
  }

  /** Nobody here knows how it ends: the film rolls by itself, and nothing beside it tells. */
  get on(): boolean {
    const flight = this.#flight();
    return flight !== null && flight !== this.#told && !motionReduced() && !wasSeen(flight);
  }

  /** The film has run out and says how it ended. To be bound to whatever shows the film. */
  get ended(): boolean {
    return this.#ended;
  }

  set ended(ended: boolean) {
    const flight = untrack(() => (this.on && ended && !this.#ended ? this.#flight() : null));
    if (flight !== null) {
      markSeen(flight);
      this.#told = flight;
      this.#curtain = true;
    }
    if (!ended) this.#curtain = false;
    this.#ended = ended;
  }

  /** What comes after the flight waits until whoever has just seen it leaves the end of the film. */
  get curtain(): boolean {
    return this.on || this.#curtain;
  }

  /** On from the end of the film. */
  raise(): void {
    this.#curtain = false;
  }
}
