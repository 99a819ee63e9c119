import { expect, it } from "vitest";
import { ADVENTURE_CARDS, BOARDS, TILES, type Card, type Tile } from "../../src/protocol/galaxy-trucker";
import { useValues } from "../../src/galaxy-trucker/data";
import { boardOf, containersOf, placedOf, tileOf } from "../../src/galaxy-trucker/tiles";

it("draws with the tiles, cards and holes of the server", () => {
  const tiles = structuredClone(TILES) as Tile[];
  const cards = structuredClone(ADVENTURE_CARDS) as Card[];
  const holes = structuredClone(BOARDS.find((board) => board.class === "IIIB")?.holes ?? []);
  const before = { tiles: structuredClone(tiles), cards: structuredClone(cards), holes: structuredClone(holes) };
  const router = tiles.findIndex((tile) => tile.kind === "router");
  const hold = tiles.findIndex((tile) => tile.kind === "hold");
  const kept = tileOf(tiles[router]!.number);
  tiles[router] = { ...tiles[router]!, sides: [0, 1, 2, 3] } as unknown as Tile;
  tiles[hold] = { number: hold + 1, name: tiles[hold]!.name, kind: "cabin", sides: tiles[hold]!.sides };
  const slavers = cards.findIndex((card) => card.name === "I-slavers-1");
  cards[slavers] = { ...cards[slavers], strength: 9 } as Card;
  holes[0] = [11, 12, 13, 14, 15];

  useValues({ tiles, cards, holes });
  // Who holds a tile already sees the correction, too.
  expect(kept.sides).toEqual([0, 1, 2, 3]);
  expect(placedOf((hold + 1) * 4)?.tile.kind).toBe("cabin");
  expect(tileOf(hold + 1)).not.toHaveProperty("containers");
  expect(containersOf(tileOf(hold + 1))).toBe(0);
  expect(ADVENTURE_CARDS[slavers]).toMatchObject({ strength: 9 });
  expect(boardOf("IIIB").holes[0]).toEqual([11, 12, 13, 14, 15]);

  useValues(before);
  expect(TILES).toEqual(before.tiles);
  expect(containersOf(tileOf(hold + 1))).toBeGreaterThan(0);
});
