import type { Alien, AlienCabin, Command, Question, Square } from "../../protocol/galaxy-trucker";
import type { ShipView } from "../complete-view";
import { isCabin, placedOf, squaresWith, tokensOn } from "../tiles";

/** What a cabin with an alien holds in a view, by its place in this list. */
const ALIEN_CODES: readonly (Alien | null)[] = [null, null, null, "brown", "purple", "cyan"];

/** Cabins that a human shares with an alien (GX-20.7A.1). */
export const sharedCabins = (ship: ShipView | undefined): Square[] =>
  squaresWith(ship?.cells ?? [], (tile, square) => tile.kind === "cabin" && (ship?.contents[square] ?? 0) > 5);

/** Humans or tokens that come aboard: who and what has which place, and aliens that change cabins to make room (GX-9.32). */
export class Boarding {
  /** Humans or tokens on squares where they changed. */
  counts = $state.raw<ReadonlyMap<Square, number>>(new Map());
  /** New humans or tokens that have no place yet. */
  waiting = $state(0);
  /** Aliens that change cabins, by cabin. */
  moved = $state.raw<ReadonlyMap<Square, Alien | null>>(new Map());
  /** The alien that was picked up to move into another cabin. */
  carried = $state.raw<{ alien: Alien; from: Square } | null>(null);

  #question: () => Question | null;
  #ship: () => ShipView | undefined;
  #cabins: () => readonly AlienCabin[];

  constructor(question: () => Question | null, ship: () => ShipView | undefined, cabins: () => readonly AlienCabin[]) {
    this.#question = question;
    this.#ship = ship;
    this.#cabins = cabins;
  }

  /** Nobody has a new place yet. */
  start(): void {
    const question = this.#question();
    this.counts = new Map();
    this.moved = new Map();
    this.carried = null;
    if (question?.question === "take_aboard") this.waiting = question.humans;
    else if (question?.question === "recharge") this.waiting = question.tokens;
  }

  /** Whether anybody or anything that comes aboard has a place. */
  get placed(): boolean {
    return this.counts.size + this.moved.size > 0 || this.carried !== null;
  }

  /** Fills the squares with what the server suggests. */
  adopt(command: Command & { do: "take_aboard" | "recharge" }): void {
    this.start();
    const wanted =
      command.do === "recharge"
        ? command.batteries.map(({ square, tokens }) => [square, tokens] as const)
        : command.cabins.map(({ square, humans }) => [square, humans] as const);
    for (const [square, count] of wanted) {
      this.waiting -= count - (this.#room(square)?.now ?? count);
      this.counts = new Map(this.counts).set(square, count);
    }
  }

  /** Room for humans or tokens on a square, what is there now, and what must stay there. */
  #room(square: Square): { most: number; now: number; least: number } | null {
    const question = this.#question();
    const ship = this.#ship();
    const placed = placedOf(ship?.cells[square] ?? 0);
    const content = ship?.contents[square] ?? 0;
    if (!placed) return null;
    const { tile } = placed;
    if (question?.question === "recharge") {
      const cells = "cells" in tile ? tile.cells : 0;
      return cells > 0 ? { most: cells, now: this.counts.get(square) ?? tokensOn(tile, content), least: 0 } : null;
    }
    if (question?.question !== "take_aboard") return null;
    const asleep = tile.kind === "stasis_chamber";
    if (!asleep && (!isCabin(tile) || tile.kind === "luxury_cabin" || this.#shared(square) || this.alienIn(square)))
      return null;
    // A chamber may hold humans who are awake, 8 each (GX-20.7B.3).
    const there = asleep ? content & 7 : content > 2 ? 0 : content;
    return {
      most: asleep ? 4 - (content >> 3) : 2,
      now: this.counts.get(square) ?? there,
      least: question.rearrange && !asleep ? 0 : there,
    };
  }

  #shared(square: Square): boolean {
    return sharedCabins(this.#ship()).includes(square);
  }

  /** The alien that lives alone in a cabin, after the moves so far. */
  alienIn(square: Square): Alien | null {
    const moved = this.moved.get(square);
    if (moved !== undefined) return moved;
    const ship = this.#ship();
    const tile = placedOf(ship?.cells[square] ?? 0)?.tile;
    return tile && isCabin(tile) ? (ALIEN_CODES[ship?.contents[square] ?? 0] ?? null) : null;
  }

  /** Whether a square can be pressed: to fill it, or to pick an alien up and put it down. */
  canPress(square: Square): boolean {
    const question = this.#question();
    if (question?.question !== "take_aboard") return this.#room(square) !== null;
    if (this.carried) return square === this.carried.from || this.#takesAlien(square, this.carried.alien);
    return this.#room(square) !== null || (question.rearrange && this.#alienCouldMove(square));
  }

  #takesAlien(square: Square, alien: Alien): boolean {
    const cabin = this.#cabins().some((one) => one.square === square && one.alien === alien);
    return cabin && this.alienIn(square) === null && !this.#shared(square);
  }

  #alienCouldMove(square: Square): boolean {
    const alien = this.alienIn(square);
    return alien !== null && this.#cabins().some((one) => one.square !== square && one.alien === alien);
  }

  /** Picks an alien up, puts it down in another cabin (humans there wait for a new place), or fills a square. */
  press(square: Square): void {
    const { carried } = this;
    const question = this.#question();
    if (carried) {
      if (this.#takesAlien(square, carried.alien)) {
        this.waiting += this.#room(square)?.now ?? 0;
        this.counts = new Map(this.counts).set(square, 0).set(carried.from, 0);
        this.moved = new Map(this.moved).set(carried.from, null).set(square, carried.alien);
      }
      this.carried = null;
      return;
    }
    const alien = question?.question === "take_aboard" ? this.alienIn(square) : null;
    if (alien === null) this.#fill(square);
    else if (question?.question === "take_aboard" && question.rearrange) this.carried = { alien, from: square };
  }

  /** One more human or token here; where there is no room, all that may go wait again. */
  #fill(square: Square): void {
    const room = this.#room(square);
    if (!room) return;
    const next = this.waiting > 0 && room.now < room.most ? room.now + 1 : room.least;
    this.waiting += room.now - next;
    this.counts = new Map(this.counts).set(square, next);
  }

  /** Fewer humans would be awake than before. */
  get #fewerAwake(): boolean {
    const ship = this.#ship();
    let change = 0;
    for (const [square, count] of this.counts) {
      const content = ship?.contents[square] ?? 0;
      if (placedOf(ship?.cells[square] ?? 0)?.tile.kind !== "stasis_chamber")
        change += count - (content > 2 ? 0 : content);
    }
    return change < 0;
  }

  /** What squares hold meanwhile, coded as in views. */
  get working(): Map<Square, number> {
    const working = new Map<Square, number>();
    const ship = this.#ship();
    for (const [square, count] of this.counts) {
      const kind = placedOf(ship?.cells[square] ?? 0)?.tile.kind;
      const content = ship?.contents[square] ?? 0;
      const alien = this.alienIn(square);
      if (alien !== null) {
        working.set(square, ALIEN_CODES.indexOf(alien));
        continue;
      }
      const rest = kind === "battery_hold" ? content & ~3 : kind === "stasis_chamber" ? content & ~7 : 0;
      working.set(square, count + rest);
    }
    return working;
  }

  /** The finished answer; nothing while somebody has no bed, or would go to sleep to make room. */
  get command(): Command | null {
    const question = this.#question();
    if (question?.question === "recharge")
      return { do: "recharge", batteries: [...this.counts].map(([square, tokens]) => ({ square, tokens })) };
    if (question?.question !== "take_aboard") return null;
    if (this.carried || this.waiting > question.humans || this.#fewerAwake) return null;
    return {
      do: "take_aboard",
      cabins: [...this.counts].map(([square, humans]) => {
        const alien = this.alienIn(square);
        return alien === null ? { square, humans } : { square, humans: 0, alien };
      }),
    };
  }
}
