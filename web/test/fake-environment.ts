import type { Socket, Environment } from "../src/net/connection";
import { PROTOCOL } from "../src/net/session.svelte";
import type { ClientIn, ClientOut } from "../src/protocol/protocol";

/** A socket that the test controls. */
export class FakeSocket implements Socket {
  sent: ClientIn[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientIn);
  }

  close(): void {
    this.closed = true;
  }

  /** A message of the server. */
  say(message: ClientOut): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  hello(protocol = PROTOCOL, speed = 1): void {
    this.say({
      type: "hello",
      server: "test",
      protocol,
      time: 1_000_000,
      speed,
      limits: { frame_bytes: 65536, name_chars: 24, chat_chars: 500 },
    });
  }

  /** The connection dies. */
  die(): void {
    this.onclose?.();
  }

  /** Sent messages without the heartbeat. */
  get words(): ClientIn[] {
    return this.sent.filter((message) => message.type !== "ping");
  }
}

/** An environment whose time the test controls. */
export class FakeEnvironment implements Environment {
  time = 0;
  sockets: FakeSocket[] = [];
  #timers: { at: number; run: () => void }[] = [];

  open(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  now(): number {
    return this.time;
  }

  random(): number {
    return 1;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.time + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** The socket opened last. */
  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  /** The page is suspended or busy for this long: due timers run afterwards, all at once. */
  sleep(ms: number): void {
    this.time += ms;
    const due = this.#timers.filter((timer) => timer.at <= this.time).sort((a, b) => a.at - b.at);
    this.#timers = this.#timers.filter((timer) => timer.at > this.time);
    for (const timer of due) timer.run();
  }

  /** Advances the time and runs due timers in order. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const due = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#timers = this.#timers.filter((timer) => timer !== due);
      this.time = due.at;
      due.run();
    }
    this.time = end;
  }
}
