import { expect, it, vi } from "vitest";
import { ADVENTURE_CARDS, BOARDS, NUMBERS, TILES, type Card, type Tile } from "../../src/protocol/galaxy-trucker";
import { useValues } from "../../src/galaxy-trucker/data";
import { roadText } from "../../src/galaxy-trucker/roads/roads";
import { boardOf, containersOf, lineOf, placedOf, tileOf } from "../../src/galaxy-trucker/tiles";

vi.mock("../../src/lib/i18n.svelte", () => ({ t: (id: string, { count }: { count: number }) => `${id} ${count}` }));

it("draws with the tiles, cards, holes and numbers of the server", () => {
  const tiles = structuredClone(TILES) as Tile[];
  const cards = structuredClone(ADVENTURE_CARDS) as Card[];
  const holes = structuredClone(BOARDS.find((board) => board.class === "IIIB")?.holes ?? []);
  const before = {
    tiles: structuredClone(tiles),
    cards: structuredClone(cards),
    holes: structuredClone(holes),
    numbers: structuredClone(NUMBERS),
  };
  const boards = structuredClone(BOARDS);
  const columns = NUMBERS.class_iib_columns!.with(1, 9);
  const numbers = { ...NUMBERS, class_iib_columns: columns, class_iib_rows: [2, 2, 3, 4, 5, 0], bad_luck_rolls: [7] };
  const router = tiles.findIndex((tile) => tile.kind === "router");
  const hold = tiles.findIndex((tile) => tile.kind === "hold");
  const kept = tileOf(tiles[router]!.number);
  tiles[router] = { ...tiles[router]!, sides: [0, 1, 2, 3] } as unknown as Tile;
  tiles[hold] = { number: hold + 1, name: tiles[hold]!.name, kind: "cabin", sides: tiles[hold]!.sides };
  const slavers = cards.findIndex((card) => card.name === "I-slavers-1");
  cards[slavers] = { ...cards[slavers], strength: 9 } as Card;
  holes[0] = [11, 12, 13, 14, 15];

  useValues({ tiles, cards, holes, numbers });
  // Who holds a tile already sees the correction, too.
  expect(kept.sides).toEqual([0, 1, 2, 3]);
  expect(placedOf((hold + 1) * 4)?.tile.kind).toBe("cabin");
  expect(tileOf(hold + 1)).not.toHaveProperty("containers");
  expect(containersOf(tileOf(hold + 1))).toBe(0);
  expect(ADVENTURE_CARDS[slavers]).toMatchObject({ strength: 9 });
  expect(boardOf("IIIB").holes[0]).toEqual([11, 12, 13, 14, 15]);

  // The line of a hit on a round ship, and the number on a Rough Roads card.
  expect(lineOf(boardOf("IIB"), true, [1, 2])).toBe(9);
  expect(lineOf(boardOf("IIB"), false, [1, 6])).toBe(2);
  expect(roadText("bad_luck")).toBe("gt-road-bad-luck-text 7");
  expect(roadText("unguarded_airlocks")).toBe("gt-road-unguarded-airlocks-text 2");

  useValues(before);
  expect(BOARDS).toEqual(boards);
  expect(TILES).toEqual(before.tiles);
  expect(containersOf(tileOf(hold + 1))).toBeGreaterThan(0);
});
