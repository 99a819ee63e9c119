/** Delay before a change is sent, so that not every step of a slider is sent. */
const SETTLES_MS = 250;
/** How long an unconfirmed local choice is shown. */
const ANSWERED_MS = 5000;

/** A setup as a text, independent of the order of its fields. */
function plain(setup: unknown): string {
  return JSON.stringify(setup, (_, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/**
 * Choices of the host that the server has not confirmed yet. The next choice is based on them, so that the answer to an earlier
 * choice does not undo a later one.
 */
export class Draft {
  /** The whole chosen setup; `null` if the server's is the latest. */
  setup = $state.raw<unknown>(null);
  #unsent: ReturnType<typeof setTimeout> | undefined;
  #unanswered: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tell: (setup: unknown) => void) {}

  /** The host chooses something. */
  choose(setup: unknown): void {
    this.setup = setup;
    clearTimeout(this.#unsent);
    clearTimeout(this.#unanswered);
    this.#unsent = setTimeout(() => this.send(), SETTLES_MS);
  }

  /** Sends the pending choice to the server now. */
  send(): void {
    if (this.#unsent === undefined) return;
    clearTimeout(this.#unsent);
    this.#unsent = undefined;
    this.tell(this.setup);
    this.#unanswered = setTimeout(() => (this.setup = null), ANSWERED_MS);
  }

  /** Takes the setup from the server. */
  heard(setup: unknown): void {
    if (this.#unsent !== undefined || plain(setup) !== plain(this.setup)) return;
    clearTimeout(this.#unanswered);
    this.setup = null;
  }
}
