import type { ClientIn, ClientOut } from "../protocol/protocol";

/** The part of a WebSocket the connection uses. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** The environment of a connection; tests replace it to control the clock. */
export interface Environment {
  open(): Socket;
  now(): number;
  random(): number;
  after(ms: number, run: () => void): () => void;
}

/** The state of the connection: closed, connecting, open, or lost with the next attempt at `retryAt` (local time). */
export type ConnectionState =
  | { kind: "idle" }
  | { kind: "connecting"; attempt: number }
  | { kind: "open" }
  | { kind: "lost"; attempt: number; retryAt: number };

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;
const HELLO_TIMEOUT_MS = 8_000;
const PING_EVERY_MS = 15_000;
const PONG_TIMEOUT_MS = 8_000;
/** Shorter timeout when a request is already unanswered. */
const CHECK_TIMEOUT_MS = 3_000;
/** A timer that fires this late means that the page was suspended or busy. */
const OVERSLEPT_MS = 1_000;
/** Time for such a page to handle messages that arrived meanwhile. */
const CATCH_UP_MS = 1_500;

/** How long to wait before attempt number `attempt` (from 1): doubling, with random spread so that not all clients reconnect at once. */
export function backoff(attempt: number, random: number): number {
  const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempt - 1, 10));
  return Math.round(full * (0.6 + 0.4 * random));
}

/** A WebSocket with reconnection: opens it, detects dead connections, and opens it again. */
export class Connection {
  onstate: (state: ConnectionState) => void = () => {};
  onmessage: (message: ClientOut, received: number) => void = () => {};
  /** A time exchange. */
  onpong: (sent: number, received: number, message: Extract<ClientOut, { type: "pong" }>) => void = () => {};

  #environment: Environment;
  #socket: Socket | null = null;
  #state: ConnectionState = { kind: "idle" };
  #attempt = 0;
  #cancelTimer: () => void = () => {};
  #cancelBeat: () => void = () => {};
  #cancelCheck: (() => void) | null = null;
  #pings = new Map<number, number>();
  #echo = 0;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Opens the connection and keeps it open. */
  start(): void {
    if (this.#state.kind === "idle") this.#connect();
  }

  /** Closes the connection. */
  stop(): void {
    this.#drop();
    this.#attempt = 0;
    this.#to({ kind: "idle" });
  }

  /** Tries at once instead of waiting: the reader asked for it, or the network is back. */
  reconnectNow(): void {
    if (this.#state.kind === "lost") this.#connect();
  }

  /** Sends a message; returns whether the connection was open. */
  send(message: ClientIn): boolean {
    if (this.#state.kind !== "open" || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Sends a ping. */
  ping(): void {
    this.#pingOrLose(PONG_TIMEOUT_MS);
  }

  /** Checks the connection now, not at the next heartbeat, because it may be dead. */
  checkAlive(): void {
    if (this.#state.kind !== "open" || this.#cancelCheck !== null) return;
    const forget = this.#pingOrLose(CHECK_TIMEOUT_MS, () => (this.#cancelCheck = null));
    this.#cancelCheck = () => {
      forget();
      this.#cancelCheck = null;
    };
  }

  /** Sends something that must be answered in this time, or the connection counts as dead. Returns a function to stop waiting. */
  #pingOrLose(patience: number, then: () => void = () => {}): () => void {
    const echo = this.#echo++;
    if (!this.send({ type: "ping", echo })) return then;
    this.#pings.set(echo, this.#environment.now());
    return this.#awake(patience, () => {
      then();
      if (this.#pings.has(echo)) this.#lost();
    });
  }

  /** Runs after this time; a page that was suspended first handles the messages that arrived meanwhile. */
  #awake(patience: number, run: () => void): () => void {
    const due = this.#environment.now() + patience;
    let cancel = this.#environment.after(patience, () => {
      if (this.#environment.now() < due + OVERSLEPT_MS) run();
      else cancel = this.#environment.after(CATCH_UP_MS, run);
    });
    return () => cancel();
  }

  #to(state: ConnectionState): void {
    this.#state = state;
    this.onstate(state);
  }

  #connect(): void {
    this.#drop();
    this.#attempt += 1;
    this.#to({ kind: "connecting", attempt: this.#attempt });
    let socket: Socket;
    try {
      socket = this.#environment.open();
    } catch {
      this.#lost();
      return;
    }
    this.#socket = socket;
    socket.onclose = () => this.#lost();
    socket.onmessage = (event) => this.#hear(socket, event.data);
    // Open only after `hello`: a port that accepts connections may not be our server.
    this.#cancelTimer = this.#awake(HELLO_TIMEOUT_MS, () => this.#lost());
  }

  #hear(socket: Socket, data: unknown): void {
    if (socket !== this.#socket || typeof data !== "string") return;
    const received = this.#environment.now();
    let message: ClientOut;
    try {
      message = JSON.parse(data) as ClientOut;
    } catch {
      return;
    }
    if (message.type === "hello") {
      this.#cancelTimer();
      this.#attempt = 0;
      this.#to({ kind: "open" });
      this.onmessage(message, received);
      this.#beat();
      return;
    }
    if (message.type === "pong") {
      const sent = this.#pings.get(message.echo);
      this.#pings.delete(message.echo);
      if (sent !== undefined) this.onpong(sent, received, message);
      return;
    }
    this.onmessage(message, received);
  }

  /** Regular pings keep the clock exact and detect dead connections. */
  #beat(): void {
    const cancelWatch = this.#pingOrLose(PONG_TIMEOUT_MS);
    const cancelNext = this.#environment.after(PING_EVERY_MS, () => this.#beat());
    this.#cancelBeat = () => {
      cancelWatch();
      cancelNext();
    };
  }

  #drop(): void {
    this.#cancelTimer();
    this.#cancelBeat();
    this.#cancelCheck?.();
    this.#pings.clear();
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    }
  }

  #lost(): void {
    this.#drop();
    const attempt = Math.max(1, this.#attempt);
    this.#attempt = attempt;
    const wait = backoff(attempt, this.#environment.random());
    this.#to({ kind: "lost", attempt, retryAt: this.#environment.now() + wait });
    this.#cancelTimer = this.#environment.after(wait, () => this.#connect());
  }
}

/** The real environment: a WebSocket to our own server. */
export function browserEnvironment(): Environment {
  return {
    open: () => {
      const url = new URL("/ws", location.href);
      url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
      return new WebSocket(url) as unknown as Socket;
    },
    now: () => performance.now(),
    random: () => Math.random(),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}
