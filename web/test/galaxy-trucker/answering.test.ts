import { describe, expect, it, vi } from "vitest";
import { Answering } from "../../src/galaxy-trucker/flight/answer.svelte";
import { boardOf, codeOf } from "../../src/galaxy-trucker/tiles";
import { TILES, type Question } from "../../src/protocol/galaxy-trucker";
import type { ShipView } from "../../src/galaxy-trucker/complete-view";

vi.mock("../../src/lib/i18n.svelte", () => ({ t: (id: string) => id }));

const CABIN = TILES.find(({ kind }) => kind === "cabin")?.number ?? 0;
const BATTERY = TILES.find(({ kind }) => kind === "battery")?.number ?? 0;

/** A ship with these tiles and what is on them. */
function shipWith(tiles: Record<number, [tile: number, content: number]>): ShipView {
  const squares = Array.from({ length: 60 }, (_, square) => tiles[square]);
  return {
    cells: squares.map((here) => (here ? codeOf(here[0], 0) : 0)),
    contents: squares.map((here) => here?.[1] ?? 0),
    faults: [],
    away: [],
  } as unknown as ShipView;
}

describe("an answer on the ship", () => {
  it("moves an alien to another cabin, and the humans there need a new place", () => {
    const ship = shipWith({ 33: [CABIN, 3], 34: [CABIN, 2], 35: [CABIN, 0] });
    const question: Question = { question: "take_aboard", humans: 1, rearrange: true };
    const answering = new Answering(
      () => question,
      () => ship,
      () => [
        { square: 33, alien: "brown" },
        { square: 34, alien: "brown" },
      ],
      () => boardOf("I"),
    );
    answering.reset();
    answering.press(33);
    expect(answering.boarding.carried).toEqual({ alien: "brown", from: 33 });
    expect(answering.squares).toEqual([33, 34]);
    expect(answering.command).toBeNull();
    answering.press(34);
    expect(answering.boarding.alienIn(34)).toBe("brown");
    expect(answering.boarding.waiting).toBe(3);
    // Two humans have lost their cabin.
    expect(answering.command).toBeNull();
    answering.press(35);
    answering.press(35);
    expect(answering.command).toEqual({
      do: "take_aboard",
      cabins: [
        { square: 34, humans: 0, alien: "brown" },
        { square: 33, humans: 0 },
        { square: 35, humans: 2 },
      ],
    });
    expect(answering.boarding.working.get(34)).toBe(3);
    answering.boarding.start();
    expect(answering.boarding.placed).toBe(false);
    expect(answering.boarding.alienIn(33)).toBe("brown");
  });

  it("begins with the suggestion, and another press takes the place of the first one", () => {
    const ship = shipWith({ 33: [BATTERY, 2], 34: [BATTERY, 2] });
    const question: Question = { question: "lose_tokens", count: 2 };
    const answering = new Answering(
      () => question,
      () => ship,
      () => [],
      () => boardOf("I"),
    );
    answering.reset({ do: "lose_tokens", from: [33, 33] });
    expect(answering.isSuggestion).toBe(true);
    expect(answering.tallies.get(33)).toBe(2);
    answering.press(34);
    expect(answering.isSuggestion).toBe(false);
    expect(answering.command).toEqual({ do: "lose_tokens", from: [33, 34] });
    answering.adopt({ do: "lose_tokens", from: [33, 33] });
    expect(answering.isSuggestion).toBe(true);
  });

  // Proves GX-20.7A.1 and GT-18.5.
  it("says who leaves a shared cabin: the human, the alien or both", () => {
    const ship = shipWith({ 33: [CABIN, 2], 34: [CABIN, 6], 35: [CABIN, 7] });
    let question: Question = { question: "lose_crew", count: 1 };
    const answering = new Answering(
      () => question,
      () => ship,
      () => [],
      () => boardOf("I"),
    );
    answering.reset({ do: "lose_shared_crew", from: [34], aliens: [] });
    expect(answering.isSuggestion).toBe(true);
    expect(answering.command).toEqual({ do: "lose_crew", from: [34] });
    answering.press(34);
    expect(answering.isSuggestion).toBe(false);
    expect(answering.divided).toEqual([34]);
    expect(answering.command).toEqual({ do: "lose_shared_crew", from: [], aliens: [34] });
    answering.press(34);
    expect(answering.command).toEqual({ do: "lose_crew", from: [34] });
    // With two to lose, each cabin has its own choice.
    question = { question: "lose_crew", count: 2 };
    answering.reset({ do: "lose_shared_crew", from: [34], aliens: [35] });
    expect(answering.command).toEqual({ do: "lose_shared_crew", from: [34], aliens: [35] });
    answering.press(35);
    expect(answering.command).toEqual({ do: "lose_crew", from: [35, 35] });
    expect(answering.divided).toEqual([]);
    answering.press(35);
    expect(answering.command).toBeNull();
    // Humans only: the one of a shared cabin is one of them.
    question = { question: "lose_humans", count: 1 };
    answering.reset({ do: "lose_crew", from: [33] });
    expect(answering.squares).toEqual([33, 34, 35]);
    answering.press(34);
    expect(answering.command).toEqual({ do: "lose_crew", from: [34] });
  });

  // Proves GX-17.24.
  it("chooses one of each shared cabin that a card strikes", () => {
    const ship = shipWith({ 33: [CABIN, 2], 34: [CABIN, 6], 35: [CABIN, 7] });
    const question: Question = {
      question: "lose_from_cabins",
      cabins: [33, 34, 35],
      shared: [34, 35],
      cause: "radiation",
    };
    const answering = new Answering(
      () => question,
      () => ship,
      () => [],
      () => boardOf("I"),
    );
    answering.reset({ do: "lose_shared_crew", from: [34], aliens: [35] });
    expect(answering.squares).toEqual([34, 35]);
    expect(answering.divided).toEqual([34, 35]);
    expect([...answering.marks]).toEqual([
      [34, "chosen"],
      [35, "chosen"],
      [33, "lost"],
    ]);
    expect(answering.command).toEqual({ do: "lose_shared_crew", from: [34], aliens: [35] });
    answering.press(34);
    expect(answering.isSuggestion).toBe(false);
    expect(answering.command).toEqual({ do: "lose_shared_crew", from: [], aliens: [34, 35] });
    answering.chooseWhoGoes(35, false);
    expect(answering.command).toEqual({ do: "lose_shared_crew", from: [35], aliens: [34] });
  });
});
