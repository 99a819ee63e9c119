import type { FlightReplay } from "../../protocol/space-alert";

/** What to fly next after a training flight (SA-19.3): advice, never enforced. Part of a message id. */
export type Advice = "again" | "either" | "on" | "home" | "very-good" | "ready" | "practise";

export function adviceFor(reel: FlightReplay): Advice | null {
  const survived = reel.outcome.result === "survived";
  const damage = reel.start.ship.damage.map((_, zone) => {
    const last = reel.frames.findLast((frame) => frame.changes.ship !== undefined)?.changes.ship ?? reel.start.ship;
    return last.damage[zone] ?? 0;
  });
  const total = damage.reduce((sum, points) => sum + points, 0);
  const destroyed = reel.frames.filter((frame) => frame.step.step === "destroyed").length;
  switch (reel.level) {
    case "test_run":
      if (!survived || destroyed < 2) return "again";
      return total <= 2 ? "on" : "either";
    case "simulation":
      return survived && reel.total > 10 ? "very-good" : survived ? "home" : "practise";
    case "advanced_simulation":
      return survived ? "ready" : "practise";
    case "mission":
      return null;
  }
}
