import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Refused } from "../../src/protocol/protocol";
import type { Command } from "../../src/protocol/galaxy-trucker";
import { Builder } from "../../src/galaxy-trucker/build/builder.svelte";
import { foresee, UNKNOWN, type Bench } from "../../src/galaxy-trucker/build/optimistic-view";

const toast = vi.hoisted(() => vi.fn());
vi.mock("../../src/galaxy-trucker/sounds", () => ({ play: () => undefined }));
vi.mock("../../src/lib/texts", () => ({ refusalText: (refused: Refused) => refused.code }));
vi.mock("../../src/lib/toasts.svelte", () => ({ toast }));

const start: Bench = {
  hand: 0,
  handWasSetAside: false,
  handOrdered: false,
  orderPile: [],
  cells: Array.from({ length: 60 }, () => 0),
  unfixed: null,
  setAside: [0, 0],
  faceUp: [7, 0, 9],
  faceDown: 12,
  number: null,
  looking: null,
};
const GONE: Refused = { code: "gt-refused-tile-gone", rule: "GT-5.14" };

/** A server so many milliseconds away: it applies each command half-way and answers at the end. */
function away(delay: number, judge: (command: Command) => Refused | null = () => null) {
  let bench = start;
  const heard: string[] = [];
  const act = (command: Command): Promise<Refused | null> =>
    new Promise((resolve) =>
      setTimeout(() => {
        const refused = judge(command);
        heard.push(command.do);
        // A draw comes back with a tile.
        if (!refused) {
          bench = foresee(bench, { command, hand: bench.hand });
          if (bench.hand === UNKNOWN) bench = { ...bench, hand: 9 };
        }
        resolve(refused);
      }, delay),
    );
  return { builder: new Builder(() => bench, act), heard };
}

describe("a builder far away from the server", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The page was opened a while ago.
    vi.advanceTimersByTime(1000);
  });
  afterEach(() => void vi.useRealTimers());

  for (const delay of [150, 300])
    it(`shows every move at once, ${delay} ms away`, async () => {
      const { builder, heard } = away(delay);
      builder.take(0);
      expect(builder.bench).toMatchObject({ hand: 7, faceUp: [0, 0, 9] });
      builder.place(35);
      expect(builder.bench.hand).toBe(0);
      expect(builder.bench.cells[35]).not.toBe(0);
      builder.takeBack();
      builder.giveBack();
      expect(builder.bench).toMatchObject({ hand: 0, faceUp: [7, 0, 9] });
      expect(heard).toEqual([]);
      await vi.advanceTimersByTimeAsync(2 * delay);
      expect(heard).toEqual(["take", "place", "take_back", "return"]);
      expect(builder.waiting).toBe(0);
      expect(builder.bench).toMatchObject({ hand: 0, faceUp: [7, 0, 9] });
    });

  it("takes a move back that the server refuses, and says who was faster", async () => {
    const { builder } = away(300, (command) => (command.do === "take" ? GONE : { code: "gt-refused-hand-empty" }));
    const gone = vi.fn();
    builder.ongone = gone;
    builder.take(2);
    // What is built on the refused command is refused with it, for one reason.
    builder.place(35);
    expect(builder.bench.hand).toBe(0);
    await vi.advanceTimersByTimeAsync(600);
    expect(builder.bench).toMatchObject({ hand: 0, faceUp: [7, 0, 9] });
    expect(gone).toHaveBeenCalledWith(2, 9);
    expect(toast).toHaveBeenCalledExactlyOnceWith("gt-refused-tile-gone", "danger", "GT-5.14");
  });

  it("keeps a quick hand within the limit of the table", async () => {
    const { builder, heard } = away(10);
    builder.take(0);
    builder.giveBack();
    builder.take(2);
    await vi.advanceTimersByTimeAsync(100);
    // The second take waits for its moment (GT-31.42); the hand is shown full meanwhile.
    expect(heard).toEqual(["take", "return"]);
    expect(builder.bench.hand).toBe(9);
    await vi.advanceTimersByTimeAsync(400);
    expect(heard).toEqual(["take", "return", "take"]);
  });
});
