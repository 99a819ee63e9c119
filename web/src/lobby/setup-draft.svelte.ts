/** While the host turns a knob, not every step is sent. */
const SETTLES_MS = 250;
/** A local choice that the server has not confirmed is shown no longer than this. */
const ANSWERED_MS = 5000;

/** A setup as a text, whatever order its fields are in. */
function plain(setup: unknown): string {
  return JSON.stringify(setup, (_, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/**
 * What the host has chosen and the server has not confirmed yet. The next choice builds on it: an answer to an earlier one that
 * comes meanwhile takes nothing of it away.
 */
export class Draft {
  /** The whole setup as chosen; nothing when the server's is the latest. */
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

  /** What was chosen last goes to the server now. */
  send(): void {
    if (this.#unsent === undefined) return;
    clearTimeout(this.#unsent);
    this.#unsent = undefined;
    this.tell(this.setup);
    this.#unanswered = setTimeout(() => (this.setup = null), ANSWERED_MS);
  }

  /** The server says what everybody sees. */
  heard(setup: unknown): void {
    if (this.#unsent !== undefined || plain(setup) !== plain(this.setup)) return;
    clearTimeout(this.#unanswered);
    this.setup = null;
  }
}
