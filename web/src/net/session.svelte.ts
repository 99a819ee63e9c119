import { createSubscriber } from "svelte/reactivity";
import type { ChatLine, ClientIn, ClientOut, Doc, ErrorCode, LimitsInfo, Refused, Seat } from "../protocol/protocol";
import { GameClock, ServerClock } from "./clock";
import { Connection, type ConnectionState, type Environment } from "./connection";
import { CommandRefused, Outbox, randomKey, randomPrefix, type Numbered, type Unnumbered } from "./outbox";
import { applyChanges } from "./patch";
import { forgetToken, keepToken, tokenFor } from "./seat-tokens";

/** The version this client was written for (`PROTOCOL_VERSION` in crates/server). */
export const PROTOCOL = 3;
const CHAT_KEPT = 200;
/** If a command is unanswered for this long, the connection is checked. */
const PATIENCE_MS = 3_000;
/** Reasons for closing after which the client connects again. */
const PASSING: ReadonlySet<string> = new Set<ErrorCode>(["bye-restart", "bye-lagging"]);

type Request = Exclude<ClientIn, Numbered>;
export type GameEventListener = (events: unknown[], now: number) => void;

/** A pending `create`, `sit`, `watch` or `resume`. */
interface Entry {
  kind: "create" | "sit" | "resume" | "watch";
  /** The message; `create` and `sit` carry a key and are sent again when the answer was lost. */
  message: Request;
  done: () => void;
  failed: (why: CommandRefused) => void;
}

/**
 * The table of this page, and the connection to it. Everything public is reactive; the documents are
 * replaced, never changed, so that a part that did not change is the same object as before.
 */
export class Session {
  connection = $state.raw<ConnectionState>({ kind: "idle" });
  /** The code of the current table. */
  code = $state<string | null>(null);
  doc = $state.raw<Doc | null>(null);
  you = $state<Seat | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Why the table cannot be entered. */
  refused = $state.raw<Refused | null>(null);
  /** Why the server closed the connection permanently. */
  ended = $state.raw<Refused | null>(null);
  limits = $state.raw<LimitsInfo | null>(null);
  /** Unanswered commands. */
  unanswered = $state(0);
  /** How many whole documents have come: before each of them events may have been missed. */
  arrivals = $state(0);

  /** Shows refusals that no caller waits for, and other notices. Set by the application. */
  onrefused: (refused: Refused) => void = () => {};
  onkicked: () => void = () => {};
  onback: () => void = () => {};

  #connection: Connection;
  #environment: Environment;
  #outbox = new Outbox(randomPrefix());
  #server = new ServerClock();
  #game = new GameClock();
  #seq = 0;
  #entry: Entry | null = null;
  #listeners = new Set<GameEventListener>();
  #wasOpen = false;
  /** Reconnected, and the whole document has not arrived yet. */
  #returning = false;
  #ticking = createSubscriber((update) => {
    const timer = setInterval(update, 100);
    return () => clearInterval(timer);
  });

  constructor(environment: Environment) {
    this.#environment = environment;
    this.#connection = new Connection(environment);
    this.#connection.onstate = (state) => this.#connectionChanged(state);
    this.#connection.onmessage = (message, received) => this.#hear(message, received);
    this.#connection.onpong = (sent, received, pong) => {
      this.#server.add({ sent, received, server: pong.time });
      if (pong.now !== null) this.#tellGame(pong.now, received, (received - sent) / 2);
    };
  }

  /** Server time in milliseconds since 1970, independent of the clock of this device. */
  serverNow(): number {
    return this.#server.at(this.#environment.now()) ?? Date.now();
  }

  /** Game time in milliseconds. Inside a component it is read again ten times a second. */
  get now(): number {
    this.#ticking();
    return this.exactNow();
  }

  /** Game time in milliseconds, for animation frames. */
  exactNow(): number {
    return this.#game.at(this.#environment.now());
  }

  /** Subscribes to the events of the game; returns a function to unsubscribe. */
  listen(listener: GameEventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Creates a table as its host; returns its code. */
  async create(game: string, setup: unknown, name: string): Promise<string> {
    this.#forgetTable(null);
    await this.#enter("create", { type: "create", game, setup, name, key: randomKey() });
    return this.code ?? "";
  }

  /** Joins a table: on the seat of this browser, or as a spectator. */
  enter(code: string, token: string | null = null): void {
    if (token !== null) keepToken(code, token);
    else if (this.code === code && this.refused === null && this.ended === null) return;
    this.#forgetTable(code);
    this.#comeBack();
  }

  /** Takes a seat. */
  sit(name: string, seat?: Seat): Promise<void> {
    const sit: Request = { type: "sit", name, key: randomKey() };
    return this.#enter("sit", seat === undefined ? sit : { ...sit, seat });
  }

  /** Sends a message that is answered by the change it causes, or by a refusal. */
  tell(message: Request): void {
    if (!this.#connection.send(message)) this.onrefused({ code: "offline-try-later" });
  }

  /** Sends a command. Resolves when it is stored; survives a lost connection. */
  async act(command: unknown): Promise<void> {
    await this.#post({ type: "act", command });
  }

  /** Sends a query, which changes nothing. */
  ask(query: unknown): Promise<unknown> {
    return this.#post({ type: "ask", query });
  }

  /** Sends a chat line to everybody, or to the own team. */
  async say(text: string, team = false): Promise<void> {
    await this.#post({ type: "say", text, ...(team ? { team } : {}) });
  }

  /** Leaves the seat and becomes a spectator. */
  leaveSeat(): void {
    this.tell({ type: "leave" });
  }

  /** Leaves the table page; the seat is kept. */
  close(): void {
    this.#forgetTable(null);
    this.#connection.stop();
  }

  /** Tries to connect now instead of waiting. */
  reconnectNow(): void {
    this.#connection.reconnectNow();
  }

  /** Checks the connection, after a suspension of the device or when it is offline. */
  checkAlive(): void {
    this.#connection.checkAlive();
  }

  /** The token of the own seat, for another device. */
  get token(): string | null {
    return this.code !== null && this.you !== null ? tokenFor(this.code) : null;
  }

  #post(message: Unnumbered): Promise<unknown> {
    const { message: numbered, answered } = this.#outbox.add(message);
    this.unanswered = this.#outbox.size;
    // Not open: it stays in the outbox and is sent after the reconnection.
    if (this.doc !== null) this.#connection.send(numbered);
    this.#environment.after(PATIENCE_MS, () => {
      if (this.#outbox.has(numbered.id)) this.#connection.checkAlive();
    });
    return answered;
  }

  #enter(kind: Entry["kind"], message: Request): Promise<void> {
    this.#entry?.failed(new CommandRefused({ code: "entry-replaced" }));
    const entered = new Promise<void>((done, failed) => (this.#entry = { kind, message, done, failed }));
    if (this.#connection.state.kind === "open") {
      this.#connection.send(message);
    } else if (kind === "create") {
      this.#first = message;
      this.#connection.start();
      this.#connection.reconnectNow();
    } else {
      this.#settle({ code: "offline-try-later" });
    }
    return entered;
  }

  /** A `create` requested before the connection was open: sent once, right after the greeting. */
  #first: Request | null = null;

  #comeBack(): void {
    const code = this.code;
    if (code === null) return;
    if (this.#connection.state.kind !== "open") {
      this.#connection.start();
      this.#connection.reconnectNow();
      return;
    }
    const token = tokenFor(code);
    const kind = token === null ? "watch" : "resume";
    this.#enter(kind, token === null ? { type: "watch", table: code } : { type: "resume", table: code, token }).catch(
      (why: unknown) => {
        if (!(why instanceof CommandRefused) || this.code !== code || why.refused.code === "entry-replaced") return;
        if (kind === "resume") {
          // The seat was taken meanwhile: watch instead.
          forgetToken(code);
          this.onrefused(why.refused);
          this.#comeBack();
        } else {
          this.refused = why.refused;
        }
      },
    );
  }

  #forgetTable(next: string | null): void {
    this.#outbox.abandon({ code: "table-left" });
    this.unanswered = 0;
    this.#first = null;
    this.code = next;
    this.doc = null;
    this.you = null;
    this.chat = [];
    this.refused = null;
    this.ended = null;
  }

  #connectionChanged(state: ConnectionState): void {
    this.connection = state;
    if (state.kind === "lost" && this.#first !== null) {
      // The reader waits for the new table, so fail at once instead of showing a spinner.
      this.#first = null;
      this.#settle({ code: "offline-try-later" });
      this.#connection.stop();
    }
  }

  #settle(refused: Refused | null): void {
    const entry = this.#entry;
    this.#entry = null;
    if (refused === null) entry?.done();
    else entry?.failed(new CommandRefused(refused));
  }

  #hear(message: ClientOut, received: number): void {
    switch (message.type) {
      case "hello":
        return this.#greeted(message, received);
      case "seated":
        this.code = message.table;
        this.you = message.seat;
        if (message.token !== undefined) keepToken(message.table, message.token);
        return;
      case "state":
        return this.#replace(message, received);
      case "update":
        return this.#update(message, received);
      case "ack":
      case "answer":
        this.#outbox.answer(message.id, message.type === "answer" ? message.answer : undefined);
        this.unanswered = this.#outbox.size;
        return;
      case "refused": {
        const { type: _, id, ...refused } = message;
        if (id !== undefined && this.#outbox.refuse(id, refused)) this.unanswered = this.#outbox.size;
        else if (this.#entry) this.#settle(refused);
        else this.onrefused(refused);
        return;
      }
      case "chat": {
        const { type: _, ...line } = message;
        this.chat = [...this.chat, line].slice(-CHAT_KEPT);
        return;
      }
      case "unseated":
        this.you = null;
        if (this.code !== null) forgetToken(this.code);
        if (message.why === "kicked") this.onkicked();
        return;
      case "bye":
        // These errors may be temporary; others would occur again.
        if (!PASSING.has(message.why.code)) {
          this.ended = message.why;
          this.#connection.stop();
        }
        return;
      case "legal":
      case "pong":
        return;
    }
  }

  #greeted(hello: Extract<ClientOut, { type: "hello" }>, received: number): void {
    this.limits = hello.limits;
    this.#server.reset();
    this.#server.hint(received, hello.time);
    this.#game.speed = hello.speed;
    if (hello.protocol !== PROTOCOL) {
      this.ended = { code: "client-outdated" };
      this.#connection.stop();
      return;
    }
    this.#returning = this.#wasOpen && this.doc !== null;
    this.#wasOpen = true;
    if (this.#first !== null) {
      const first = this.#first;
      this.#first = null;
      this.#connection.send(first);
    } else if (this.#entry?.kind === "create") {
      this.#connection.send(this.#entry.message);
    } else if (this.#entry?.kind === "sit" && this.code !== null) {
      this.#connection.send({ type: "watch", table: this.code });
      this.#connection.send(this.#entry.message);
    } else {
      this.#comeBack();
    }
  }

  #replace(state: Extract<ClientOut, { type: "state" }>, received: number): void {
    this.#seq = state.seq;
    this.code = state.doc.table.code;
    this.you = state.you;
    this.doc = state.doc;
    this.arrivals += 1;
    this.chat = state.chat;
    this.refused = null;
    this.#tellGame(state.now, received, this.#server.delay);
    if (this.#returning) this.onback();
    this.#returning = false;
    // A reader who waits for a seat is a spectator meanwhile.
    if (this.#entry?.kind !== "sit" || state.you !== null) this.#settle(null);
    for (const message of this.#outbox.unanswered()) this.#connection.send(message);
  }

  #update(update: Extract<ClientOut, { type: "update" }>, received: number): void {
    if (this.doc === null) return;
    if (update.seq !== this.#seq + 1) {
      if (update.seq > this.#seq) this.tell({ type: "resync" });
      return;
    }
    const clockBefore = this.doc.game?.clock;
    try {
      this.doc = applyChanges(this.doc, update);
    } catch {
      this.tell({ type: "resync" });
      return;
    }
    this.#seq = update.seq;
    this.#tellGame(update.now, received, this.#server.delay);
    if (this.doc.game?.clock !== clockBefore) this.#connection.ping();
    if (update.events) for (const listener of this.#listeners) listener(update.events, update.now);
  }

  #tellGame(now: number, received: number, delay: number): void {
    this.#game.told(now, received, delay, this.doc?.game?.clock === "running");
  }
}
