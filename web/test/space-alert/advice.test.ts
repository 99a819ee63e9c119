import { expect, test } from "vitest";
import type { FlightReplay, Level, Step } from "../../src/protocol/space-alert";
import { adviceFor } from "../../src/space-alert/learn/advice";

function reel(
  level: Level,
  survived: boolean,
  destroyed: number,
  damage: [number, number, number],
  total = 0,
): FlightReplay {
  const ship = { damage: [0, 0, 0] };
  const steps = Array.from({ length: destroyed }, () => ({ step: "destroyed" }) as unknown as Step);
  return {
    level,
    total,
    outcome: survived ? { result: "survived" } : { result: "lost" },
    start: { ship },
    frames: [
      ...steps.map((step) => ({ step, changes: {} })),
      { step: { step: "jumped" }, changes: { ship: { damage } } },
    ],
  } as unknown as FlightReplay;
}

// Proves SA-19.3.
test("a training flight ends in advice that nobody has to take", () => {
  expect(adviceFor(reel("test_run", false, 3, [6, 0, 0]))).toBe("again");
  expect(adviceFor(reel("test_run", true, 1, [0, 0, 0]))).toBe("again");
  expect(adviceFor(reel("test_run", true, 2, [2, 2, 0]))).toBe("either");
  expect(adviceFor(reel("test_run", true, 3, [1, 0, 0]))).toBe("on");
  expect(adviceFor(reel("simulation", true, 3, [0, 0, 0], 11))).toBe("very-good");
  expect(adviceFor(reel("simulation", true, 3, [0, 0, 0], 10))).toBe("home");
  expect(adviceFor(reel("advanced_simulation", true, 3, [0, 0, 0], 3))).toBe("ready");
  expect(adviceFor(reel("advanced_simulation", false, 3, [0, 0, 0]))).toBe("practise");
  expect(adviceFor(reel("mission", true, 3, [0, 0, 0], 20))).toBeNull();
});
