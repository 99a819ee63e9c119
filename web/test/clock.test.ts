import { describe, expect, it } from "vitest";
import { GameClock, ServerClock } from "../src/net/clock";

describe("ServerClock", () => {
  it("knows nothing before the server's first message", () => {
    expect(new ServerClock().at(100)).toBeNull();
  });

  it("takes half the round trip off", () => {
    const clock = new ServerClock();
    clock.add({ sent: 1000, received: 1100, server: 5_000_050 });
    expect(clock.at(1100)).toBe(5_000_100);
    expect(clock.delay).toBe(50);
  });

  it("uses the exchange with the shortest round trip", () => {
    const clock = new ServerClock();
    clock.add({ sent: 0, received: 800, server: 10_000 });
    clock.add({ sent: 1000, received: 1020, server: 11_510 });
    clock.add({ sent: 2000, received: 2600, server: 12_900 });
    expect(clock.at(3000)).toBe(13_500);
  });

  it("uses the greeting until a real exchange is known, and not after", () => {
    const clock = new ServerClock();
    clock.hint(500, 9000);
    expect(clock.at(600)).toBe(9100);
    clock.add({ sent: 600, received: 620, server: 9200 });
    clock.hint(700, 1);
    expect(clock.at(620)).toBe(9210);
  });

  it("ignores an exchange that ends before it begins", () => {
    const clock = new ServerClock();
    clock.add({ sent: 100, received: 50, server: 1 });
    expect(clock.at(0)).toBeNull();
  });
});

describe("GameClock", () => {
  it("runs from the sent time plus the delay", () => {
    const clock = new GameClock();
    clock.told(10_000, 500, 40, true);
    expect(clock.at(500)).toBe(10_040);
    expect(clock.at(1500)).toBe(11_040);
  });

  it("stops while the game has paused it", () => {
    const clock = new GameClock();
    clock.told(10_000, 500, 40, false);
    expect(clock.at(9500)).toBe(10_000);
  });

  it("is not pulled back by a message that was a little late", () => {
    const clock = new GameClock();
    clock.told(10_000, 500, 0, true);
    clock.told(10_900, 1500, 0, true);
    expect(clock.at(1500)).toBe(11_000);
  });

  it("runs as fast as the server says", () => {
    const clock = new GameClock();
    clock.speed = 30;
    clock.told(10_000, 500, 10, true);
    expect(clock.at(500)).toBe(10_300);
    expect(clock.at(1500)).toBe(40_300);
    // A delay of 0.1 s is three seconds of such a game, which is not a jump.
    clock.told(37_300, 1500, 10, true);
    expect(clock.at(1500)).toBe(40_300);
    clock.told(44_000, 1500, 10, true);
    expect(clock.at(1500)).toBe(44_300);
  });

  it("follows a large difference", () => {
    const clock = new GameClock();
    clock.told(10_000, 500, 0, true);
    clock.told(12_000, 1500, 0, true);
    expect(clock.at(1500)).toBe(12_000);
  });
});
