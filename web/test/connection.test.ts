import { describe, expect, it } from "vitest";
import { backoff, Connection, type ConnectionState } from "../src/net/connection";
import { FakeEnvironment } from "./fake-environment";

function connected(): { environment: FakeEnvironment; connection: Connection; states: ConnectionState[] } {
  const environment = new FakeEnvironment();
  const connection = new Connection(environment);
  const states: ConnectionState[] = [];
  connection.onstate = (state) => states.push(state);
  connection.start();
  return { environment, connection, states };
}

describe("backoff", () => {
  it("doubles up to ten seconds with random spread", () => {
    expect([1, 2, 3, 4].map((attempt) => backoff(attempt, 1))).toEqual([400, 800, 1600, 3200]);
    expect(backoff(50, 1)).toBe(10_000);
    expect(backoff(50, 0)).toBe(6_000);
  });
});

describe("Connection", () => {
  it("is open after `hello`, not before", () => {
    const { environment, connection } = connected();
    expect(connection.state.kind).toBe("connecting");
    expect(connection.send({ type: "resync" })).toBe(false);
    environment.socket.hello();
    expect(connection.state.kind).toBe("open");
    expect(connection.send({ type: "resync" })).toBe(true);
    expect(environment.socket.words).toEqual([{ type: "resync" }]);
  });

  it("reconnects after a loss, waiting longer each time", () => {
    const { environment, connection } = connected();
    environment.socket.hello();
    environment.socket.die();
    expect(connection.state).toEqual({ kind: "lost", attempt: 1, retryAt: 400 });
    environment.pass(400);
    expect(environment.sockets).toHaveLength(2);
    environment.socket.die();
    expect(connection.state).toEqual({ kind: "lost", attempt: 2, retryAt: 1200 });
    environment.pass(800);
    environment.socket.die();
    expect(connection.state).toEqual({ kind: "lost", attempt: 3, retryAt: 2800 });
  });

  it("resets the waiting time after a success", () => {
    const { environment, connection } = connected();
    for (let times = 0; times < 5; times += 1) {
      environment.socket.die();
      environment.pass(10_000);
    }
    environment.socket.hello();
    environment.socket.die();
    expect(connection.state).toMatchObject({ kind: "lost", attempt: 1 });
  });

  it("gives up on a port that accepts but never sends `hello`", () => {
    const { environment, connection } = connected();
    environment.pass(8_000);
    expect(connection.state.kind).toBe("lost");
    expect(environment.sockets[0]?.closed).toBe(true);
  });

  it("detects a dead connection", () => {
    const { environment, connection } = connected();
    environment.socket.hello();
    const first = environment.socket;
    environment.pass(7_999);
    expect(connection.state.kind).toBe("open");
    environment.pass(1);
    expect(connection.state.kind).toBe("lost");
    expect(first.closed).toBe(true);
  });

  it("stays up while the server answers", () => {
    const { environment, connection } = connected();
    environment.socket.hello();
    for (let beat = 0; beat < 5; beat += 1) {
      environment.pass(50);
      environment.socket.say({ type: "pong", echo: beat, time: 1_000_000 + environment.time, now: null });
      environment.pass(14_950);
    }
    expect(connection.state.kind).toBe("open");
    expect(environment.sockets).toHaveLength(1);
  });

  it("handles messages that arrived while the page was suspended before it gives up", () => {
    const { environment, connection } = connected();
    environment.sleep(40_000);
    expect(connection.state.kind).toBe("connecting");
    environment.socket.hello();
    const [ping] = environment.socket.sent;
    environment.sleep(12_000);
    expect(connection.state.kind).toBe("open");
    if (ping?.type === "ping") environment.socket.say({ type: "pong", echo: ping.echo, time: 0, now: null });
    environment.pass(2_000);
    expect(connection.state.kind).toBe("open");
    // Without messages, the connection is dead.
    connection.checkAlive();
    environment.sleep(60_000);
    environment.pass(1_500);
    expect(connection.state.kind).toBe("lost");
  });

  it("checks at once on request, one check at a time", () => {
    const { environment, connection } = connected();
    environment.socket.hello();
    environment.socket.say({ type: "pong", echo: 0, time: 1, now: null });
    connection.checkAlive();
    connection.checkAlive();
    expect(environment.socket.sent.filter(({ type }) => type === "ping")).toHaveLength(2);
    environment.socket.say({ type: "pong", echo: 1, time: 1, now: null });
    environment.pass(3_000);
    expect(connection.state.kind).toBe("open");
    connection.checkAlive();
    environment.pass(2_999);
    expect(connection.state.kind).toBe("open");
    environment.pass(1);
    expect(connection.state.kind).toBe("lost");
  });

  it("does not count a new request as unanswered", () => {
    const { environment, connection } = connected();
    environment.socket.hello();
    environment.pass(7_900);
    connection.ping();
    environment.socket.say({ type: "pong", echo: 0, time: 1, now: null });
    environment.pass(200);
    expect(connection.state.kind).toBe("open");
  });

  it("reports the duration of an exchange", () => {
    const { environment, connection } = connected();
    const heard: number[] = [];
    connection.onpong = (sent, received) => heard.push(received - sent);
    environment.socket.hello();
    environment.pass(70);
    environment.socket.say({ type: "pong", echo: 0, time: 1, now: null });
    environment.socket.say({ type: "pong", echo: 99, time: 1, now: null });
    expect(heard).toEqual([70]);
  });

  it("reconnects at once on request, and stops on request", () => {
    const { environment, connection } = connected();
    environment.socket.die();
    connection.reconnectNow();
    expect(environment.sockets).toHaveLength(2);
    connection.stop();
    expect(connection.state.kind).toBe("idle");
    environment.pass(60_000);
    expect(environment.sockets).toHaveLength(2);
  });

  it("ignores an abandoned socket, and survives frames that are not JSON", () => {
    const { environment, connection } = connected();
    const old = environment.socket;
    old.hello();
    old.onmessage?.({ data: "{" });
    old.onmessage?.({ data: new ArrayBuffer(2) });
    expect(connection.state.kind).toBe("open");
    const late = old.onmessage;
    old.die();
    late?.({ data: JSON.stringify({ type: "hello" }) });
    expect(connection.state.kind).toBe("lost");
  });
});
