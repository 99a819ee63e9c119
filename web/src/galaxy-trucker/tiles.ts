import { BOARDS, TILES } from "../protocol/galaxy-trucker";
import type {
  Alien,
  BoardFacts,
  Goods,
  Half,
  Rotation,
  ShipClass,
  Side,
  Square,
  Tile,
} from "../protocol/galaxy-trucker";

/** Squares are numbered `row * 10 + column`, both from zero, from the front and from the left. */
export const STRIDE = 10;
export const columnOf = (square: Square): number => square % STRIDE;
export const rowOf = (square: Square): number => Math.floor(square / STRIDE);

export const SIDES: readonly Side[] = ["front", "right", "rear", "left"];
export const COLOURS = ["red", "yellow", "green", "blue"] as const;
export type GoodsColour = (typeof COLOURS)[number];
const ALIENS: readonly Alien[] = ["brown", "purple", "cyan"];
export const NO_GOODS: Goods = { red: 0, yellow: 0, green: 0, blue: 0 };

const byNumber = new Map(TILES.map((tile) => [tile.number, tile]));

/** What is printed on a tile. */
export function tileOf(number: number): Tile {
  const tile = byNumber.get(number);
  if (!tile) throw new Error(`no tile ${number}`);
  return tile;
}

/** A tile on a ship, from its code in a view (4 × tile + quarter turns). */
export function placedOf(code: number): { tile: Tile; rotation: Rotation } | null {
  return code === 0 ? null : { tile: tileOf(code >> 2), rotation: (code & 3) as Rotation };
}

export const codeOf = (tile: number, rotation: number): number => tile * 4 + rotation;
export const turned = (rotation: number, quarters = 1): Rotation => ((rotation + quarters + 4) % 4) as Rotation;

/** The message that names a tile's kind. */
export function tileName(tile: Tile): string {
  const kind = tile.kind.replaceAll("_", "-");
  return tile.kind === "life_support" ? `gt-tile-life-support-${tile.alien}` : `gt-tile-${kind}`;
}

/** Connectors of a placed tile on a side (front, right, rear, left), as bits: single, double. */
export function connectorOf(code: number, side: number): number {
  const placed = placedOf(code);
  return placed ? (placed.tile.sides[(side - placed.rotation + 4) % 4] ?? 0) : 0;
}

/**
 * Class IIA: the half with a square. An Architect's component between the halves belongs to the one that it is joined to
 * (GX-20.2A.4).
 */
export function halfOf(square: Square, cells: readonly number[]): Half {
  const between = columnOf(square) === 4;
  const joinsLeft = between && (connectorOf(cells[square] ?? 0, 3) & connectorOf(cells[square - 1] ?? 0, 1)) !== 0;
  return columnOf(square) < 4 || joinsLeft ? "left" : "right";
}

export function boardOf(shipClass: ShipClass): BoardFacts {
  const board = BOARDS.find((candidate) => candidate.class === shipClass);
  if (!board) throw new Error(`no board ${shipClass}`);
  return board;
}

/** The squares of a board: of class IV those of its two parts (GX-16.1). */
export function squaresOf(board: BoardFacts, parts: readonly [number, number] | null = null): readonly Square[] {
  if (!parts) return board.squares;
  return [...(board.upper_parts[parts[0]]?.squares ?? []), ...(board.lower_parts[parts[1]]?.squares ?? [])];
}

/** Class IA: the number that stands for each of its lines, which have several (GX-5.3). */
const IA_NUMBERS = [2, 4, 6, 9, 11];

/** The numbers of a square as the Robosmokeys name it (GX-9.11, GX-9.13). */
export function coordinatesOf(board: BoardFacts, square: Square): { column: number; row: number } {
  if (board.class !== "IA") return labelOf(board, square);
  return { column: IA_NUMBERS[columnOf(square)] ?? 0, row: IA_NUMBERS[rowOf(square)] ?? 0 };
}

/** The square with these numbers, on the board or beside it; nothing where the grid has none. */
export function squareAt(board: BoardFacts, column: number, row: number): Square | null {
  const line = (total: number): number => IA_NUMBERS.findLastIndex((first) => first <= total);
  const x = board.class === "IA" ? line(column) : board.columns.indexOf(column);
  const y = board.class === "IA" ? line(row) : board.row_labels.indexOf(row);
  return x < 0 || y < 0 ? null : y * STRIDE + x;
}

/** Columns and rows that the Robosmokeys may be sent to: never number 7, on a cylinder not the middle columns (GX-9.14). */
export function nameable(board: BoardFacts): { columns: number[]; rows: number[] } {
  if (board.wraps) return { columns: [1, 2, 3, 7, 8, 9], rows: [1, 2, 3, 4, 5, 6] };
  const numbers = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
  return { columns: numbers, rows: numbers };
}

/** The printed number of a line: on a cylinder side hits in the right starting column have 10 more (GX-14.7). */
export const lineNumber = (board: BoardFacts, line: number): number => (board.wraps ? line % 10 : line);

/** The printed number of the line that a hazard flies along: of a line that the server named, or of two dice. */
export function lineOf(board: BoardFacts, across: boolean, roll: number | readonly [number, number]): number {
  if (typeof roll === "number") return lineNumber(board, roll);
  const [first, second] = roll;
  const lines = across ? board.dice_columns : board.dice_rows;
  return lines[6 * (first - 1) + second - 1] ?? first + second;
}

/** The numbers printed at the edge of the board for a square: column and row. */
export function labelOf(board: BoardFacts, square: Square): { column: number; row: number } {
  return { column: board.columns[columnOf(square)] ?? 0, row: board.row_labels[rowOf(square)] ?? 0 };
}

/** Goods of a hold from its code in a view: two bits a colour. */
export function goodsOf(code: number): Goods {
  return { red: code & 3, yellow: (code >> 2) & 3, green: (code >> 4) & 3, blue: (code >> 6) & 3 };
}

/**
 * Goods on a tile: a battery with containers has its tokens in place of the red blocks; a red block in it is written as three
 * yellow ones, or with a yellow one as three green ones (GX-20.15A.1).
 */
export function goodsOn(tile: Tile, code: number): Goods {
  if (tile.kind !== "battery_hold") return goodsOf(code);
  const goods = goodsOf(code & ~3);
  if (goods.yellow === 3) return { ...goods, red: 1, yellow: 0 };
  return goods.green === 3 ? { ...goods, red: 1, yellow: 1, green: 0 } : goods;
}
/** Tokens on a tile. */
export const tokensOn = (tile: Tile, code: number): number =>
  tile.kind === "battery" ? code : tile.kind === "battery_hold" ? code & 3 : 0;
/** Crew on a tile: humans who are awake, an alien, or both where they share a cabin (GX-20.7). */
export function crewOn(tile: Tile, code: number): number {
  if (tile.kind === "stasis_chamber") return code >> 3;
  if (!isCabin(tile)) return 0;
  return code > 5 ? 2 : code > 2 ? 1 : code;
}

/** Humans among them. */
export function humansOn(tile: Tile, code: number): number {
  const alien = tile.kind !== "stasis_chamber" && code > 2 ? 1 : 0;
  return crewOn(tile, code) - alien;
}

/** The alien of a cabin, alone or with a human. */
export function alienOn(tile: Tile, code: number): Alien | null {
  return isCabin(tile) && code > 2 ? (ALIENS[(code - 3) % ALIENS.length] ?? null) : null;
}

/** What is on a tile when one of its crew is gone: where a human and an alien share a cabin, the alien (GX-20.7A.1). */
export function withoutFigure(tile: Tile, code: number): number {
  if (tile.kind === "stasis_chamber") return Math.max(code & 7, code - 8);
  return code > 5 ? code - 3 : code > 2 ? 0 : Math.max(0, code - 1);
}

export const isCabin = (tile: Tile): boolean =>
  tile.kind === "cabin" || tile.kind === "starting_cabin" || tile.kind === "luxury_cabin";

export const goodsCode = (goods: Goods): number => goods.red + 4 * goods.yellow + 16 * goods.green + 64 * goods.blue;
export const goodsTotal = (goods: Goods): number => COLOURS.reduce((sum, colour) => sum + goods[colour], 0);
/** Every block of a heap, the dearest first. */
export const blocksOf = (goods: Goods): GoodsColour[] =>
  COLOURS.flatMap((colour) => Array.from({ length: goods[colour] }, () => colour));

/** How many blocks fit into a tile. */
export function containersOf(tile: Tile): number {
  if (tile.kind === "hold" || tile.kind === "special_hold" || tile.kind === "battery_hold") return tile.containers;
  if (tile.kind === "plated_hold") return tile.containers;
  return tile.kind === "mixed_hold" ? tile.special + tile.normal : 0;
}

/** How many of them may be red. */
export function specialContainersOf(tile: Tile): number {
  if (tile.kind === "special_hold" || tile.kind === "plated_hold") return tile.containers;
  return tile.kind === "mixed_hold" ? tile.special : 0;
}

/** Squares of a ship with a tile for which `wanted` holds. */
export function squaresWith(cells: readonly number[], wanted: (tile: Tile, square: Square) => boolean): Square[] {
  const found: Square[] = [];
  cells.forEach((code, square) => {
    const placed = placedOf(code);
    if (placed && wanted(placed.tile, square)) found.push(square);
  });
  return found;
}

const ENGINES: readonly string[] = ["engine", "double_engine", "engine_cannon"];

/** Class IA: how many engines a ship keeps with each side of the board in front; the others fall off (GX-5.9). */
export const enginesByFront = (cells: readonly number[]): number[] =>
  SIDES.map(
    (_, front) =>
      squaresWith(cells, (tile, square) => ENGINES.includes(tile.kind) && ((cells[square] ?? 0) & 3) === front).length,
  );

/** Strengths of cannons are counted in halves. */
export function halves(twice: number): string {
  const whole = Math.floor(twice / 2);
  if (twice % 2 === 0) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}
