import { getJson } from "../lib/api";
import { ADVENTURE_CARDS, NUMBERS, TILES, type Card, type Square, type Tile } from "../protocol/galaxy-trucker";
import { boardOf } from "./tiles";

/** What is printed on tiles, cards and boards. */
export interface PrintedValues {
  tiles: readonly Tile[];
  cards: readonly Card[];
  /** The squares of class IIIB with each number from 1 to 6. */
  holes: readonly (readonly Square[])[];
  /** The entries of `numbers.json`, by name. */
  numbers: Readonly<Record<string, readonly number[]>>;
}

/** The content hash of the values in use; empty: those that this client was built with. */
let inUse = "";

/**
 * Everything is drawn with the values of the server, which data files may have corrected. `wanted` is the content hash in the
 * set-up of a table; without it the server is asked.
 */
export async function loadData(wanted: string | null = null): Promise<void> {
  if (wanted === inUse) return;
  const known = encodeURIComponent(inUse);
  const answer = await getJson<{ hash: string } & Partial<PrintedValues>>(`/api/galaxy-trucker/data?known=${known}`);
  const { hash, tiles, cards, holes, numbers } = answer;
  if (tiles && cards && holes && numbers) useValues({ tiles, cards, holes, numbers });
  inUse = hash;
}

/** Puts these values in the place of those in use. */
export function useValues({ tiles, cards, holes, numbers }: PrintedValues): void {
  tiles.forEach((tile, index) => replace(TILES[index], tile));
  cards.forEach((card, index) => replace(ADVENTURE_CARDS[index], card));
  replace(NUMBERS, numbers);
  const board = boardOf("IIIB");
  replace(board, { ...board, holes: holes.map((squares) => [...squares]) });
  // Class IIB: two dice choose the column, the first one alone the row (GX-14.5, GX-14.6).
  const round = boardOf("IIB");
  const columns = [...(numbers.class_iib_columns ?? [])];
  const rows = (numbers.class_iib_rows ?? []).flatMap((row) => Array.from({ length: 6 }, () => row));
  replace(round, { ...round, dice_columns: columns, dice_rows: rows });
}

/** Others hold the old object, so its contents are replaced. A corrected tile may lack what the old kind had. */
function replace<T extends object>(old: T | undefined, by: T): void {
  if (!old) return;
  for (const key of Object.keys(old)) Reflect.deleteProperty(old, key);
  Object.assign(old, by);
}
