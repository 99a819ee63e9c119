import { describe, expect, it } from "vitest";
import { cellOf, standard } from "../../src/battleship-galaxies/catalogue";
import { border, centre, distance, hexAt, middle, turned } from "../../src/battleship-galaxies/hex";
import { SHIPS } from "../../src/battleship-galaxies/art/ships";
import { readList, withCard, withShip } from "../../src/battleship-galaxies/builder/lists";
import { LESSONS } from "../../src/battleship-galaxies/learn/lessons";
import { sortChoices, spotsAt } from "../../src/battleship-galaxies/table/choices";
import type { Command, Hex } from "../../src/protocol/battleship-galaxies";

describe("the map", () => {
  it("finds the space at its own centre and near its corners", () => {
    for (const hex of [
      [0, 0],
      [5, 3],
      [-8, 16],
      [21, 16],
    ] as Hex[]) {
      const { x, y } = centre(hex);
      expect(hexAt({ x, y })).toEqual(hex);
      expect(hexAt({ x: x + 0.6, y: y + 0.3 })).toEqual(hex);
    }
  });

  it("turns and measures as the rules do", () => {
    expect(turned([1, 0], 1)).toEqual([0, 1]);
    expect(turned([1, 0], 6)).toEqual([1, 0]);
    expect(distance([0, 0], [3, -1])).toBe(3);
    expect(standard.base("large", { at: [4, 4], facing: 0 })).toHaveLength(7);
    expect(middle(standard.base("medium", { at: [0, 0], facing: 0 })).x).toBeCloseTo(centre([1, 0]).x / 2);
  });

  it("draws only the outer edges of a base", () => {
    expect(border([[0, 0]]).match(/M/g)).toHaveLength(6);
    expect(
      border([
        [0, 0],
        [1, 0],
      ]).match(/M/g),
    ).toHaveLength(10);
  });
});

describe("the drawings", () => {
  it("show every ship of the data", () => {
    expect(Object.keys(SHIPS).sort()).toEqual(standard.ships.map(({ id }) => id).sort());
  });
});

describe("the catalogue", () => {
  it("reads the grid as it is printed", () => {
    const everest = standard.shipById("isn_everest");
    expect(everest && cellOf(everest, 4, 5)).toBe("critical");
    expect(everest && cellOf(everest, 0, 1)).toBe("miss");
    expect(everest && cellOf(everest, 4, 1)).toBe("hit");
  });
});

describe("choices", () => {
  it("become places on the map, buttons and cards", () => {
    const commands: Command[] = [
      {
        do: "launch_to_zone",
        card: 4,
        positions: [
          { at: [0, 0], facing: 0 },
          { at: [1, 0], facing: 0 },
          { at: [0, 1], facing: 0 },
        ],
        cargo: [],
        decline_prepped: false,
      },
      { do: "play_card", card: 2, targets: [{ card: 4 }], positions: [], replace: null },
      { do: "play_card", card: 2, targets: [{ card: 5 }], positions: [], replace: null },
      { do: "end_phase" },
    ];
    const choices = sortChoices(commands, standard, []);
    expect(choices.plain).toEqual([{ do: "end_phase" }]);
    expect(choices.plays.get(2)).toHaveLength(2);
    const spots = choices.launches.get(4) ?? [];
    expect(spotsAt(spots, [1, 0])).toHaveLength(1);
    expect(spotsAt(spots, [5, 5])).toHaveLength(0);
  });
});

describe("lists", () => {
  it("read only what a list can be", () => {
    expect(
      readList({ name: "A", faction: "isn", list: { fleet: [{ ship: "x", version: "huge" }], deck: [] } }),
    ).toBeNull();
    const list = withCard(withShip({ fleet: [], deck: [] }, "isn_everest", "veteran"), "erin_cho", 2);
    expect(readList({ name: "A", faction: "isn", list })?.list).toEqual(list);
    expect(withCard(withShip(list, "isn_everest", null), "erin_cho", 0)).toEqual({ fleet: [], deck: [] });
  });
});

describe("lessons", () => {
  it("place ships of the data on the board", () => {
    const ids = new Set(standard.ships.map(({ id }) => id));
    for (const { battle } of LESSONS)
      for (const { ship, positions } of battle.scenario?.ships ?? []) {
        expect(ids).toContain(ship);
        expect([0, standard.shipById(ship)?.ship_count]).toContain(positions.length);
      }
  });
});
