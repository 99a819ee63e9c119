import { ADVENTURE_CARDS, TILES, type Card, type Tile } from "../protocol/galaxy-trucker";

let loaded: Promise<void> | null = null;

/**
 * Tables with corrected data (`setup.data`) are drawn with the tiles and cards of their server. They take the place of those
 * that this client was built with.
 */
export function loadData(hash: string): Promise<void> {
  if (hash === "") return Promise.resolve();
  loaded ??= fetch("/api/galaxy-trucker/data").then(async (answer) => {
    const data = (await answer.json()) as { hash: string; tiles: Tile[]; cards: Card[] };
    if (data.hash !== hash) return;
    data.tiles.forEach((tile, index) => Object.assign(TILES[index] ?? {}, tile));
    data.cards.forEach((card, index) => Object.assign(ADVENTURE_CARDS[index] ?? {}, card));
  });
  return loaded;
}
