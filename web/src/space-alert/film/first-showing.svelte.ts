import { untrack } from "svelte";
import { motionReduced } from "../../lib/preferences.svelte";
import { markSeen, wasSeen } from "./watched-flights";

/*
 * The first showing of a flight: the crew watches it before the result is shown. Afterwards, and with reduced motion, the result is
 * shown at once.
 */

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

  /** The result is unknown here: the film plays by itself, and nothing else shows the result. */
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

  /** While true, everything that follows a flight is hidden: the viewer is still at the end of the film. */
  get curtain(): boolean {
    return this.on || this.#curtain;
  }

  /** On from the end of the film. */
  raise(): void {
    this.#curtain = false;
  }
}
