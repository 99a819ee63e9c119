import type { ClientIn, Refused } from "../protocol/protocol";

/** A command was refused; `refused` has the reason. */
export class CommandRefused extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code);
  }
}

/** Messages with an id that is acknowledged. */
export type Numbered = Extract<ClientIn, { id: string }>;
type WithoutId<M> = M extends Numbered ? Omit<M, "id"> : never;
export type Unnumbered = WithoutId<Numbered>;

interface Waiting {
  message: Numbered;
  done: (answer: unknown) => void;
  failed: (why: CommandRefused) => void;
}

/**
 * Commands and queries that the server has not answered yet, in order. After a reconnection they are sent
 * again with their old ids; the server executes each only once.
 */
export class Outbox {
  #waiting = new Map<string, Waiting>();
  #prefix: string;
  #next = 0;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** Whether this one is still unanswered. */
  has(id: string): boolean {
    return this.#waiting.has(id);
  }

  /** Gives a message its id and keeps it until it is answered. */
  add(message: Unnumbered): { message: Numbered; answered: Promise<unknown> } {
    const id = `${this.#prefix}-${this.#next++}`;
    const numbered: Numbered = { ...message, id };
    const answered = new Promise<unknown>((done, failed) => {
      this.#waiting.set(id, { message: numbered, done, failed });
    });
    return { message: numbered, answered };
  }

  /** The server stored or answered it. Returns whether the id was known. */
  answer(id: string, answer: unknown): boolean {
    const waiting = this.#take(id);
    waiting?.done(answer);
    return waiting !== undefined;
  }

  /** The server refused it. */
  refuse(id: string, refused: Refused): boolean {
    const waiting = this.#take(id);
    waiting?.failed(new CommandRefused(refused));
    return waiting !== undefined;
  }

  /** The messages to send again, oldest first. */
  unanswered(): Numbered[] {
    return [...this.#waiting.values()].map((waiting) => waiting.message);
  }

  /** The table was left: no answers will come. */
  abandon(why: Refused): void {
    for (const id of [...this.#waiting.keys()]) this.refuse(id, why);
  }

  #take(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}

/** A random prefix that is unique among the devices and pages of a seat. */
export function randomPrefix(): string {
  return randomWord(9);
}

/** A random key for a request that may have to be repeated. */
export function randomKey(): string {
  return randomWord(24);
}

/** Random bytes in letters, digits, `-` and `_`; three bytes are four letters. */
function randomWord(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...random))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
