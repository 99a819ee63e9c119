import type { Burn, Command, Goods, Letter, Member, Square, Tile } from "../../protocol/galaxy-trucker";
import type { ShipView } from "../complete-view";
import {
  COLOURS,
  containersOf,
  goodsOn,
  goodsTotal,
  NO_GOODS,
  placedOf,
  specialContainersOf,
  squaresWith,
  type GoodsColour,
} from "../tiles";

/** The sum of several heaps of goods. */
function heap(parts: Iterable<Goods>): Goods {
  const sum = { ...NO_GOODS };
  for (const goods of parts) for (const colour of COLOURS) sum[colour] += goods[colour];
  return sum;
}

/** Goods while they are loaded: on the tray, in holds and in furnaces. */
export class Loading {
  /** Blocks that are in no hold. */
  tray = $state.raw<Goods>(NO_GOODS);
  holds = $state.raw<ReadonlyMap<Square, Goods>>(new Map());
  /** The colour of the block in hand. */
  colour = $state<GoodsColour | null>(null);
  /** Blocks that furnaces burn; they are not on the tray any more. */
  burn = $state.raw<readonly Burn[]>([]);

  #ship: () => ShipView | undefined;

  constructor(ship: () => ShipView | undefined) {
    this.#ship = ship;
  }

  /** Nothing is in hand and nothing burns. */
  clear(): void {
    this.burn = [];
    this.colour = null;
  }

  /** New blocks lie on the tray, the holds are as they are aboard. */
  start(offered: Goods): void {
    const ship = this.#ship();
    const cells = ship?.cells ?? [];
    this.holds = new Map(
      squaresWith(cells, (tile) => this.containers(tile) > 0).map((square) => {
        const placed = placedOf(cells[square] ?? 0);
        return [square, placed ? goodsOn(placed.tile, ship?.contents[square] ?? 0) : NO_GOODS];
      }),
    );
    this.#takeUp(offered);
  }

  #has(member: Member, letter: Letter): boolean {
    return (this.#ship()?.abilities ?? []).some((ability) => ability.member === member && ability.letter === letter);
  }

  /** Containers of a tile; a Smuggler hides a block in structural modules and routers (GX-20.14A.1). */
  containers(tile: Tile): number {
    const hides = (tile.kind === "structural" || tile.kind === "router") && this.#has("smuggler", "a");
    return containersOf(tile) + (hides ? 1 : 0);
  }

  /** Red blocks that a tile takes: one more in a normal container with a Stock Boy (GX-20.15A.1). */
  #redRoom(tile: Tile): number {
    const special = specialContainersOf(tile);
    return special + (containersOf(tile) > special && this.#has("stock_boy", "a") ? 1 : 0);
  }

  /** These blocks lie on the tray, and the most valuable one is in hand. */
  #takeUp(tray: Goods): void {
    this.tray = tray;
    this.colour = COLOURS.find((colour) => tray[colour] > 0) ?? null;
  }

  /** Puts the block in hand into a hold, or takes one out of it. */
  press(square: Square): void {
    const placed = placedOf(this.#ship()?.cells[square] ?? 0);
    const goods = this.holds.get(square);
    if (!placed || !goods) return;
    const fits =
      this.colour !== null &&
      this.tray[this.colour] > 0 &&
      goodsTotal(goods) < this.containers(placed.tile) &&
      (containersOf(placed.tile) > 0 || this.colour === "blue" || this.colour === "green") &&
      (this.colour !== "red" || goods.red < this.#redRoom(placed.tile));
    const colour = fits ? this.colour : (COLOURS.findLast((one) => goods[one] > 0) ?? null);
    if (colour === null) return;
    const into = fits ? 1 : -1;
    this.holds = new Map(this.holds).set(square, { ...goods, [colour]: goods[colour] + into });
    this.tray = { ...this.tray, [colour]: this.tray[colour] - into };
    if (this.colour === null || this.tray[this.colour] === 0) this.#takeUp(this.tray);
  }

  /** Burns the block in hand in a furnace, or takes the burnt block back onto the tray. */
  toggleFurnace(furnace: Square, battery: Square): void {
    const burnt = this.burn.find((one) => one.furnace === furnace);
    if (burnt) {
      this.burn = this.burn.filter((one) => one !== burnt);
      this.tray = { ...this.tray, [burnt.colour]: this.tray[burnt.colour] + 1 };
      return;
    }
    const { colour } = this;
    if (colour === null || this.tray[colour] === 0) return;
    this.burn = [...this.burn, { furnace, battery, colour }];
    this.tray = { ...this.tray, [colour]: this.tray[colour] - 1 };
    if (this.tray[colour] === 0) this.#takeUp(this.tray);
  }

  /** Everything is out of the holds. */
  get unloaded(): boolean {
    return this.burn.length === 0 && [...this.holds.values()].every((goods) => goodsTotal(goods) === 0);
  }

  /** The blocks in furnaces. */
  get #burning(): Goods {
    return heap(this.burn.map(({ colour }) => ({ ...NO_GOODS, [colour]: 1 })));
  }

  /** Takes everything out of holds and furnaces onto the tray. */
  unload(): void {
    const all = heap([this.tray, ...this.holds.values(), this.#burning]);
    this.holds = new Map([...this.holds.keys()].map((square) => [square, NO_GOODS]));
    this.burn = [];
    this.#takeUp(all);
  }

  /** Fills the working area with a suggested loading. */
  adopt(command: Command & { do: "load" }): void {
    const all = heap([...this.holds.values(), this.tray, this.#burning]);
    this.burn = command.burn ?? [];
    const holds = new Map(this.holds);
    for (const { square, goods } of command.holds) holds.set(square, goods);
    this.holds = holds;
    const stored = heap([...holds.values(), this.#burning]);
    const tray = { ...NO_GOODS };
    for (const colour of COLOURS) tray[colour] = all[colour] - stored[colour];
    this.#takeUp(tray);
  }

  /** The loading as it is now. */
  get command(): Command {
    return {
      do: "load",
      holds: [...this.holds].map(([square, goods]) => ({ square, goods })),
      burn: [...this.burn],
    };
  }
}
