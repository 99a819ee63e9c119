import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Page } from "playwright-core";

/** What the engine recorded for the tests of the client. */
const RECORDED = new URL("../test/galaxy-trucker/", import.meta.url);

/** A game in which a seat is asked something, as the server sends it to that seat. */
export interface RecordedPosition {
  name: string;
  you: number;
  now: number;
  view: {
    setup: unknown;
    players: readonly object[];
    ships: readonly object[];
    receipts: readonly (readonly object[])[];
  };
  decisions: readonly unknown[];
}

/** A position for every kind of question of Galaxy Trucker (`crates/galaxy-trucker/tests/questions.rs`). */
export const truckerPositions = (): RecordedPosition[] =>
  JSON.parse(gunzipSync(readFileSync(new URL("questions.json.gz", RECORDED))).toString("utf8")) as RecordedPosition[];

/** By position, answers that the engine accepts. */
export const truckerAnswers = (): Record<string, { do: string }[]> =>
  JSON.parse(readFileSync(new URL("answers.json", RECORDED), "utf8")) as Record<string, { do: string }[]>;

const CODE = "RECORD";
const NAMES = ["Ada", "Bo", "Cy", "Dee", "Eve"];

/**
 * A table that stands still: the browser gets recorded positions instead of a game, and what it answers is kept. Everything else
 * comes from the real server.
 */
export class RecordedTable {
  /** Commands that the client sent for this position. */
  readonly commands: unknown[] = [];
  #position: RecordedPosition | null = null;
  #send: ((message: object) => void) | null = null;

  constructor(
    readonly page: Page,
    private readonly game: string,
    private readonly base: string,
  ) {}

  /** Puts the table in the place of the server's. */
  async open(): Promise<void> {
    await this.page.addInitScript(
      ([key, seats]) => localStorage.setItem(key ?? "", seats ?? ""),
      ["hangar.seats", JSON.stringify({ [CODE]: { token: "recorded", used: 1 } })],
    );
    await this.page.routeWebSocket(/\/ws$/, (socket) => {
      const send = (message: object): void => socket.send(JSON.stringify(message));
      this.#send = send;
      const limits = { frame_bytes: 65_536, name_chars: 24, chat_chars: 300 };
      send({ type: "hello", server: "recorded", protocol: 3, time: Date.now(), speed: 1, limits });
      socket.onMessage((text) => {
        const message = JSON.parse(String(text)) as { type: string; echo?: number; id?: string; command?: unknown };
        const position = this.#position;
        if (!position) return;
        switch (message.type) {
          case "ping":
            return send({ type: "pong", echo: message.echo, time: Date.now(), now: position.now });
          case "resume":
            send({ type: "seated", table: CODE, seat: position.you });
            return send(this.#state(position));
          case "act":
            this.commands.push(message.command);
            return send({ type: "ack", id: message.id });
        }
      });
    });
  }

  /** Shows a position, in the page that is open or in a new one. */
  async show(position: RecordedPosition): Promise<void> {
    this.#position = position;
    this.commands.length = 0;
    if (this.#send) this.#send(this.#state(position));
    else await this.page.goto(`${this.base}/t/${CODE}`);
    await this.settled();
  }

  /** Waits until the page shows what it has heard. */
  async settled(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
    );
  }

  #state({ view, decisions, you, now }: RecordedPosition): object {
    const seats = view.players.map((_, seat) => ({
      name: NAMES[seat],
      held: "person",
      bot: null,
      ready: true,
      invited: false,
      online: true,
    }));
    const table = {
      code: CODE,
      game: this.game,
      setup: view.setup,
      stage: "playing",
      listed: false,
      host: 0,
      previous_host: null,
      range: { min: 1, max: 5 },
      teams: [],
      seats,
      watchers: 0,
      missing: null,
      rematch: null,
      rematch_by: null,
      rematch_same: false,
    };
    const roles = view.players.map(() => []);
    // A held clock: nobody is too late while a test presses keys.
    const game = { view, decisions, roles, chat_block: null, clock: "held", outcome: null };
    return { type: "state", seq: 1, now, time: Date.now(), you, doc: { table, game }, chat: [] };
  }
}
