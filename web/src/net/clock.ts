/** One exchange with the server, in milliseconds: when we asked, when the answer came, and the server's time in it. */
export interface Sample {
  sent: number;
  received: number;
  server: number;
}

const KEPT = 8;

/**
 * An estimate of the server's time. Uses a monotonic local clock (`performance.now()`), so that
 * a wrong or changing wall clock on this device has no effect.
 */
export class ServerClock {
  #samples: Sample[] = [];
  #offset: number | null = null;
  #trip = 0;

  /** Adds an exchange. The one with the shortest round trip is the most precise. */
  add(sample: Sample): void {
    if (sample.received < sample.sent) return;
    this.#samples.push(sample);
    if (this.#samples.length > KEPT) this.#samples.shift();
    const best = this.#samples.reduce((a, b) => (b.received - b.sent < a.received - a.sent ? b : a));
    this.#trip = best.received - best.sent;
    this.#offset = best.server - (best.sent + best.received) / 2;
  }

  /** A server time without a round trip (from `hello`), used until there is an exchange. */
  hint(received: number, server: number): void {
    if (this.#samples.length === 0) this.#offset = server - received;
  }

  /** Resets the estimate, after a restart of the server or a suspension of the device. */
  reset(): void {
    this.#samples = [];
  }

  /** Server time at local time `local`; `null` before the first message of the server. */
  at(local: number): number | null {
    return this.#offset === null ? null : local + this.#offset;
  }

  /** How long a message takes one way, roughly. */
  get delay(): number {
    return this.#trip / 2;
  }
}

/** Game time on this device: it runs with the local monotonic clock, or is stopped. */
export class GameClock {
  /** Speed factor of game time. */
  speed = 1;
  #base = 0;
  #local = 0;
  #running = false;

  /**
   * The server's message: game time was `now` when it was sent, and it took `delay` to arrive.
   * While the clock runs, small differences from late messages are ignored.
   */
  told(now: number, local: number, delay: number, running: boolean): void {
    const estimate = running ? now + delay * this.speed : now;
    const drift = Math.abs(this.at(local) - estimate);
    if (running !== this.#running || !running || drift > 120 * this.speed) {
      this.#base = estimate;
      this.#local = local;
      this.#running = running;
    }
  }

  /** Game time at local time `local`. */
  at(local: number): number {
    return this.#running ? this.#base + Math.max(0, local - this.#local) * this.speed : this.#base;
  }

  get running(): boolean {
    return this.#running;
  }
}
