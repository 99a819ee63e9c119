import { beforeEach, describe, expect, it, vi } from "vitest";
import { CommandRefused } from "../src/net/outbox";
import { tokenFor } from "../src/net/seat-tokens";
import { PROTOCOL, Session } from "../src/net/session.svelte";
import type { ClientIn, ClientOut, Doc, ErrorCode } from "../src/protocol/protocol";
import { FakeEnvironment } from "./fake-environment";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

function doc(code = "ABCD", clock: "running" | "held" = "running"): Doc {
  return {
    table: {
      code,
      game: "toy",
      setup: {},
      stage: "playing",
      listed: false,
      host: 0,
      previous_host: null,
      range: { min: 2, max: 5 },
      teams: [],
      seats: [],
      watchers: 0,
      missing: null,
      rematch: null,
      rematch_by: null,
      rematch_same: false,
    },
    game: { view: { points: 0 }, decisions: [], roles: [], chat_block: null, clock, outcome: null },
  };
}

function state(seq: number, you: number | null, more: Partial<Extract<ClientOut, { type: "state" }>> = {}): ClientOut {
  return { type: "state", seq, now: 0, time: 1_000_000, you, doc: doc(), chat: [], ...more };
}

/** A session that has joined table ABCD. */
function seated(): { environment: FakeEnvironment; session: Session } {
  stored.set("hangar.seats", JSON.stringify({ ABCD: { token: "key", used: 1 } }));
  const environment = new FakeEnvironment();
  const session = new Session(environment);
  session.enter("ABCD");
  environment.socket.hello();
  environment.socket.say({ type: "seated", table: "ABCD", seat: 1 });
  environment.socket.say(state(7, 1));
  return { environment, session };
}

const idOf = (message: ClientIn | undefined): string => (message && "id" in message ? message.id : "");

beforeEach(() => stored.clear());

describe("entering a table", () => {
  it("watches without a token and resumes with one", () => {
    const environment = new FakeEnvironment();
    const session = new Session(environment);
    session.enter("ABCD");
    environment.socket.hello();
    expect(environment.socket.words).toEqual([{ type: "watch", table: "ABCD" }]);
    environment.socket.say(state(0, null));
    expect(session.you).toBeNull();
    expect(seated().environment.socket.words).toEqual([{ type: "resume", table: "ABCD", token: "key" }]);
  });

  it("stores a token from the link", () => {
    const environment = new FakeEnvironment();
    const session = new Session(environment);
    session.enter("ABCD", "handed-over");
    environment.socket.hello();
    expect(environment.socket.words).toEqual([{ type: "resume", table: "ABCD", token: "handed-over" }]);
    expect(tokenFor("ABCD")).toBe("handed-over");
  });

  it("watches when the seat was taken meanwhile, with a notice", async () => {
    stored.set("hangar.seats", JSON.stringify({ ABCD: { token: "old", used: 1 } }));
    const environment = new FakeEnvironment();
    const session = new Session(environment);
    const heard: string[] = [];
    session.onrefused = (refused) => heard.push(refused.code);
    session.enter("ABCD");
    environment.socket.hello();
    environment.socket.say({ type: "refused", code: "refused-bad-token" satisfies ErrorCode });
    await vi.waitFor(() => expect(environment.socket.words.at(-1)).toEqual({ type: "watch", table: "ABCD" }));
    expect(heard).toEqual(["refused-bad-token"]);
    expect(tokenFor("ABCD")).toBeNull();
  });

  it("reports why a table cannot be joined", async () => {
    const environment = new FakeEnvironment();
    const session = new Session(environment);
    session.enter("NONE");
    environment.socket.hello();
    environment.socket.say({ type: "refused", code: "refused-no-such-table" satisfies ErrorCode });
    await vi.waitFor(() => expect(session.refused).toEqual({ code: "refused-no-such-table" }));
  });

  it("creates a table: the token is stored and the code is known", async () => {
    const environment = new FakeEnvironment();
    const session = new Session(environment);
    const code = session.create("toy", { rounds: 1 }, "Ada");
    environment.socket.hello();
    expect(environment.socket.words).toEqual([
      { type: "create", game: "toy", setup: { rounds: 1 }, name: "Ada", key: expect.stringMatching(/^[\w-]{32}$/) },
    ]);
    environment.socket.say({ type: "seated", table: "WXYZ", seat: 0, token: "fresh" });
    environment.socket.say(state(0, 0, { doc: doc("WXYZ") }));
    expect(await code).toBe("WXYZ");
    expect(tokenFor("WXYZ")).toBe("fresh");
  });

  it("repeats the request with the same key when the answer was lost", async () => {
    const environment = new FakeEnvironment();
    const session = new Session(environment);
    const code = session.create("toy", {}, "Ada");
    environment.socket.hello();
    const [create] = environment.socket.words;
    environment.socket.die();
    environment.pass(2_000);
    environment.socket.hello();
    expect(environment.socket.words).toEqual([create]);
    environment.socket.say({ type: "seated", table: "WXYZ", seat: 0, token: "fresh" });
    environment.socket.say(state(0, 0, { doc: doc("WXYZ") }));
    expect(await code).toBe("WXYZ");
  });

  it("takes one seat although the connection was lost in between", async () => {
    const environment = new FakeEnvironment();
    const session = new Session(environment);
    session.enter("ABCD");
    environment.socket.hello();
    environment.socket.say(state(0, null));
    let sitting = true;
    const sat = session.sit("Grace").then(() => (sitting = false));
    const sit = environment.socket.words.at(-1);
    environment.socket.die();
    environment.pass(2_000);
    environment.socket.hello();
    expect(environment.socket.words).toEqual([{ type: "watch", table: "ABCD" }, sit]);
    environment.socket.say(state(0, null));
    await Promise.resolve();
    expect(sitting).toBe(true);
    environment.socket.say({ type: "seated", table: "ABCD", seat: 1, token: "fresh" });
    environment.socket.say(state(0, 1));
    await sat;
    expect(tokenFor("ABCD")).toBe("fresh");
  });

  it("fails at once when a table is created without a connection", async () => {
    const environment = new FakeEnvironment();
    const session = new Session(environment);
    const code = session.create("toy", {}, "Ada");
    environment.socket.die();
    await expect(code).rejects.toBeInstanceOf(CommandRefused);
    expect(session.connection.kind).toBe("idle");
  });
});

describe("the document", () => {
  it("follows patches in order", () => {
    const { environment, session } = seated();
    environment.socket.say({ type: "update", seq: 8, now: 5, set: { "game/view/points": 3 } });
    expect(session.doc?.game?.view).toEqual({ points: 3 });
  });

  it("requests a resync when a version is missing or a patch does not fit, and ignores an old one", () => {
    const { environment, session } = seated();
    environment.socket.say({ type: "update", seq: 10, now: 5, set: { "game/view/points": 9 } });
    expect(session.doc?.game?.view).toEqual({ points: 0 });
    expect(environment.socket.words.at(-1)).toEqual({ type: "resync" });
    environment.socket.say({ type: "update", seq: 8, now: 5, set: { "no/such/path": 9 } });
    expect(environment.socket.words.filter((message) => message.type === "resync")).toHaveLength(2);
    environment.socket.say({ type: "update", seq: 3, now: 5, set: { "game/view/points": 9 } });
    expect(environment.socket.words.filter((message) => message.type === "resync")).toHaveLength(2);
    environment.socket.say(state(12, 1));
    environment.socket.say({ type: "update", seq: 13, now: 5, set: { "game/view/points": 4 } });
    expect(session.doc?.game?.view).toEqual({ points: 4 });
  });

  it("passes the game's events to subscribers", () => {
    const { environment, session } = seated();
    const heard: unknown[] = [];
    const stop = session.listen((events, now) => heard.push([events, now]));
    environment.socket.say({ type: "update", seq: 8, now: 5, set: {}, events: [{ event: "shown" }] });
    stop();
    environment.socket.say({ type: "update", seq: 9, now: 6, set: {}, events: [{ event: "over" }] });
    expect(heard).toEqual([[[{ event: "shown" }], 5]]);
  });

  it("counts whole documents: before each of them events may have been missed", () => {
    const { environment, session } = seated();
    const before = session.arrivals;
    environment.socket.say({ type: "update", seq: 8, now: 5, set: {}, events: [{ event: "shown" }] });
    expect(session.arrivals).toBe(before);
    environment.socket.say(state(9, 0));
    expect(session.arrivals).toBe(before + 1);
  });

  it("adds to the chat", () => {
    const { environment, session } = seated();
    environment.socket.say({ type: "chat", seat: 0, name: "Ada", text: "hi", time: 1 });
    expect(session.chat).toEqual([{ seat: 0, name: "Ada", text: "hi", time: 1 }]);
  });
});

describe("commands", () => {
  it("are acknowledged or refused by their id", async () => {
    const { environment, session } = seated();
    const done = session.act({ do: "open" });
    const refused = session.act({ do: "bid", slot: 0 });
    expect(session.unanswered).toBe(2);
    const [first, second] = environment.socket.words.slice(-2);
    environment.socket.say({ type: "refused", id: idOf(second), code: "toy-not-open", rule: "TOY-3" });
    environment.socket.say({ type: "ack", id: idOf(first) });
    await expect(done).resolves.toBeUndefined();
    await expect(refused).rejects.toMatchObject({ refused: { code: "toy-not-open", rule: "TOY-3" } });
    expect(session.unanswered).toBe(0);
  });

  it("are answered when they are queries", async () => {
    const { environment, session } = seated();
    const answer = session.ask({ where: 3 });
    expect(environment.socket.words.at(-1)).toMatchObject({ type: "ask", query: { where: 3 } });
    environment.socket.say({
      type: "answer",
      id: idOf(environment.socket.words.at(-1)),
      answer: { station: "red-upper" },
    });
    await expect(answer).resolves.toEqual({ station: "red-upper" });
  });

  it("are sent again with the same id after the connection was lost", async () => {
    const { environment, session } = seated();
    const done = session.act({ do: "open" });
    const sent = environment.socket.words.at(-1);
    environment.socket.die();
    const given = session.act({ do: "hold" });
    environment.pass(400);
    environment.socket.hello();
    environment.socket.say({ type: "seated", table: "ABCD", seat: 1 });
    environment.socket.say(state(9, 1));
    expect(environment.socket.words[0]).toEqual({ type: "resume", table: "ABCD", token: "key" });
    expect(environment.socket.words[1]).toEqual(sent);
    expect(environment.socket.words[2]).toMatchObject({ type: "act", command: { do: "hold" } });
    for (const message of environment.socket.words.slice(1)) environment.socket.say({ type: "ack", id: idOf(message) });
    await Promise.all([done, given]);
    expect(session.unanswered).toBe(0);
  });

  it("end when the table is left", async () => {
    const { session } = seated();
    const lost = session.act({ do: "open" });
    session.enter("WXYZ");
    await expect(lost).rejects.toMatchObject({ refused: { code: "table-left" } });
  });

  it("are refused at once without a connection if they cannot wait", () => {
    const { environment, session } = seated();
    const heard: string[] = [];
    session.onrefused = (refused) => heard.push(refused.code);
    environment.socket.die();
    session.tell({ type: "start" });
    expect(heard).toEqual(["offline-try-later"]);
  });
});

describe("losing the seat or the server", () => {
  it("removes the token of a lost seat", () => {
    const { environment, session } = seated();
    let kicked = 0;
    session.onkicked = () => (kicked += 1);
    environment.socket.say({ type: "unseated", why: "kicked" });
    environment.socket.say(state(8, null));
    expect(kicked).toBe(1);
    expect(session.you).toBeNull();
    expect(tokenFor("ABCD")).toBeNull();
  });

  it("stops for a server with another protocol version", () => {
    const environment = new FakeEnvironment();
    const session = new Session(environment);
    session.enter("ABCD");
    environment.socket.hello(PROTOCOL + 1);
    expect(session.ended).toEqual({ code: "client-outdated" });
    environment.pass(2_000);
    expect(environment.sockets).toHaveLength(1);
  });

  it("reconnects after a restart, but not after other reasons", () => {
    const { environment, session } = seated();
    environment.socket.say({ type: "bye", why: { code: "bye-restart" satisfies ErrorCode } });
    environment.socket.die();
    expect(session.connection.kind).toBe("lost");
    environment.pass(400);
    environment.socket.hello();
    environment.socket.say({ type: "bye", why: { code: "bye-flood" satisfies ErrorCode } });
    expect(session.ended).toEqual({ code: "bye-flood" });
    expect(session.connection.kind).toBe("idle");
  });
});

describe("coming back", () => {
  it("is reported once the document has arrived", () => {
    const { environment, session } = seated();
    const clocks: unknown[] = [];
    session.onback = () => clocks.push(session.doc?.game?.clock);
    environment.socket.die();
    environment.pass(400);
    environment.socket.hello();
    expect(clocks).toEqual([]);
    environment.socket.say(state(9, 1, { doc: doc("ABCD", "held") }));
    environment.socket.say(state(10, 1));
    expect(clocks).toEqual(["held"]);
  });
});

describe("time", () => {
  it("is the server's, also if the clock of this device is wrong", () => {
    const { environment, session } = seated();
    environment.pass(100);
    environment.socket.say({ type: "pong", echo: 0, time: 5_000_050, now: 250 });
    expect(session.serverNow()).toBe(5_000_100);
    expect(session.exactNow()).toBe(300);
    environment.pass(1000);
    expect(session.serverNow()).toBe(5_001_100);
    expect(session.exactNow()).toBe(1300);
  });

  it("stops when the game has paused its clock", () => {
    const { environment, session } = seated();
    environment.pass(100);
    environment.socket.say({ type: "update", seq: 8, now: 100, set: { "game/clock": "held" } });
    environment.pass(5000);
    expect(session.exactNow()).toBe(100);
  });
});

describe("a dead connection", () => {
  it("is detected by the first unanswered command, and the command is not lost", () => {
    const { environment, session } = seated();
    environment.socket.say({ type: "pong", echo: 0, time: 1, now: 0 });
    void session.act({ do: "place" });
    const id = idOf(environment.socket.words.at(-1));
    environment.pass(6_000);
    expect(session.connection.kind).toBe("lost");
    environment.pass(400);
    environment.socket.hello();
    environment.socket.say({ type: "seated", table: "ABCD", seat: 1 });
    environment.socket.say(state(7, 1));
    expect(environment.socket.words.map(idOf)).toContain(id);
    environment.socket.say({ type: "ack", id });
    expect(session.unanswered).toBe(0);
  });
});
