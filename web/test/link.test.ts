import { describe, expect, it } from "vitest";
import { backoff, Link, type LinkState } from "../src/net/link";
import { FakeWorld } from "./fake-world";

function linked(): { world: FakeWorld; link: Link; states: LinkState[] } {
  const world = new FakeWorld();
  const link = new Link(world);
  const states: LinkState[] = [];
  link.onstate = (state) => states.push(state);
  link.start();
  return { world, link, states };
}

describe("backoff", () => {
  it("doubles up to ten seconds and spreads a crowd", () => {
    expect([1, 2, 3, 4].map((attempt) => backoff(attempt, 1))).toEqual([400, 800, 1600, 3200]);
    expect(backoff(50, 1)).toBe(10_000);
    expect(backoff(50, 0)).toBe(6_000);
  });
});

describe("Link", () => {
  it("is open once greeted, not before", () => {
    const { world, link } = linked();
    expect(link.state.kind).toBe("connecting");
    expect(link.send({ type: "resync" })).toBe(false);
    world.socket.hello();
    expect(link.state.kind).toBe("open");
    expect(link.send({ type: "resync" })).toBe(true);
    expect(world.socket.words).toEqual([{ type: "resync" }]);
  });

  it("comes back after a loss, waiting longer each time", () => {
    const { world, link } = linked();
    world.socket.hello();
    world.socket.die();
    expect(link.state).toEqual({ kind: "lost", attempt: 1, retryAt: 400 });
    world.pass(400);
    expect(world.sockets).toHaveLength(2);
    world.socket.die();
    expect(link.state).toEqual({ kind: "lost", attempt: 2, retryAt: 1200 });
    world.pass(800);
    world.socket.die();
    expect(link.state).toEqual({ kind: "lost", attempt: 3, retryAt: 2800 });
  });

  it("starts the waiting anew after a success", () => {
    const { world, link } = linked();
    for (let times = 0; times < 5; times += 1) {
      world.socket.die();
      world.pass(10_000);
    }
    world.socket.hello();
    world.socket.die();
    expect(link.state).toMatchObject({ kind: "lost", attempt: 1 });
  });

  it("gives up on a port that accepts and says nothing", () => {
    const { world, link } = linked();
    world.pass(8_000);
    expect(link.state.kind).toBe("lost");
    expect(world.sockets[0]?.closed).toBe(true);
  });

  it("notices a connection that died without a word", () => {
    const { world, link } = linked();
    world.socket.hello();
    const first = world.socket;
    world.pass(7_999);
    expect(link.state.kind).toBe("open");
    world.pass(1);
    expect(link.state.kind).toBe("lost");
    expect(first.closed).toBe(true);
  });

  it("stays up while the server answers", () => {
    const { world, link } = linked();
    world.socket.hello();
    for (let beat = 0; beat < 5; beat += 1) {
      world.pass(50);
      world.socket.say({ type: "pong", echo: beat, time: 1_000_000 + world.time, now: null });
      world.pass(14_950);
    }
    expect(link.state.kind).toBe("open");
    expect(world.sockets).toHaveLength(1);
  });

  it("reads what came while the page slept before it takes the server for dead", () => {
    const { world, link } = linked();
    world.sleep(40_000);
    expect(link.state.kind).toBe("connecting");
    world.socket.hello();
    const [ping] = world.socket.sent;
    world.sleep(12_000);
    expect(link.state.kind).toBe("open");
    if (ping?.type === "ping") world.socket.say({ type: "pong", echo: ping.echo, time: 0, now: null });
    world.pass(2_000);
    expect(link.state.kind).toBe("open");
    // Where nothing came, it is as dead as it seemed.
    link.doubt();
    world.sleep(60_000);
    world.pass(1_500);
    expect(link.state.kind).toBe("lost");
  });

  it("makes sure at once when it doubts, and once at a time", () => {
    const { world, link } = linked();
    world.socket.hello();
    world.socket.say({ type: "pong", echo: 0, time: 1, now: null });
    link.doubt();
    link.doubt();
    expect(world.socket.sent.filter(({ type }) => type === "ping")).toHaveLength(2);
    world.socket.say({ type: "pong", echo: 1, time: 1, now: null });
    world.pass(3_000);
    expect(link.state.kind).toBe("open");
    link.doubt();
    world.pass(2_999);
    expect(link.state.kind).toBe("open");
    world.pass(1);
    expect(link.state.kind).toBe("lost");
  });

  it("does not take a question that was just asked for an unanswered one", () => {
    const { world, link } = linked();
    world.socket.hello();
    world.pass(7_900);
    link.ping();
    world.socket.say({ type: "pong", echo: 0, time: 1, now: null });
    world.pass(200);
    expect(link.state.kind).toBe("open");
  });

  it("tells how long an exchange took", () => {
    const { world, link } = linked();
    const heard: number[] = [];
    link.onpong = (sent, received) => heard.push(received - sent);
    world.socket.hello();
    world.pass(70);
    world.socket.say({ type: "pong", echo: 0, time: 1, now: null });
    world.socket.say({ type: "pong", echo: 99, time: 1, now: null });
    expect(heard).toEqual([70]);
  });

  it("hurries when asked, and stops when told", () => {
    const { world, link } = linked();
    world.socket.die();
    link.hurry();
    expect(world.sockets).toHaveLength(2);
    link.stop();
    expect(link.state.kind).toBe("idle");
    world.pass(60_000);
    expect(world.sockets).toHaveLength(2);
  });

  it("hears nothing from a socket it has let go, and survives frames that are not JSON", () => {
    const { world, link } = linked();
    const old = world.socket;
    old.hello();
    old.onmessage?.({ data: "{" });
    old.onmessage?.({ data: new ArrayBuffer(2) });
    expect(link.state.kind).toBe("open");
    const late = old.onmessage;
    old.die();
    late?.({ data: JSON.stringify({ type: "hello" }) });
    expect(link.state.kind).toBe("lost");
  });
});
