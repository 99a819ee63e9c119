import type { Hex } from "../../protocol/battleship-galaxies";
import { centre, hexAt, key, plus, same, STEPS, type Point } from "../hex";
import type { Battle } from "../table/battle.svelte";
import type { Camera } from "./camera.svelte";

/* Mouse, touch and keys on the map. All of them point at a space, choose it, and move the camera. */

/** How far a press may stray and still be a press, in pixels. */
const STRAY = 6;

interface Board {
  svg: () => SVGSVGElement | undefined;
  spaces: () => readonly Hex[];
  onBoard: () => ReadonlySet<string>;
}

interface At {
  clientX: number;
  clientY: number;
}

export class MapInput {
  readonly #fingers = new Map<number, Point>();
  #dragged = false;
  #pinch = 0;

  constructor(
    private readonly battle: Battle,
    private readonly camera: Camera,
    private readonly board: Board,
  ) {}

  #pointOf({ clientX, clientY }: At): Point {
    const rect = this.board.svg()?.getBoundingClientRect();
    return { x: clientX - (rect?.left ?? 0), y: clientY - (rect?.top ?? 0) };
  }

  #hexOf(event: At): Hex | null {
    const hex = hexAt(this.camera.toBoard(this.#pointOf(event)));
    return this.board.onBoard().has(key(hex)) ? hex : null;
  }

  #point(hex: Hex | null): void {
    const before = this.battle.hover;
    if (hex && before && same(hex, before)) return;
    this.battle.hover = hex;
    this.battle.turn = 0;
  }

  #reveal(hex: Hex): void {
    this.#point(hex);
    this.camera.reveal(centre(hex));
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button > 1) return;
    this.#fingers.set(event.pointerId, this.#pointOf(event));
    if (this.#fingers.size === 1) this.#dragged = event.button === 1;
    this.board.svg()?.setPointerCapture(event.pointerId);
    this.#pinch = 0;
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    const now = this.#pointOf(event);
    if (!before) {
      if (event.pointerType === "mouse") this.#point(this.#hexOf(event));
      return;
    }
    const far = Math.hypot(now.x - before.x, now.y - before.y);
    if (this.#fingers.size === 1) {
      if (!this.#dragged && far < STRAY) return;
      this.#dragged = true;
      this.#fingers.set(event.pointerId, now);
      this.camera.pan(now.x - before.x, now.y - before.y);
      return;
    }
    this.#dragged = true;
    this.#fingers.set(event.pointerId, now);
    const [a, b] = [...this.#fingers.values()];
    if (!a || !b) return;
    const span = Math.hypot(a.x - b.x, a.y - b.y);
    if (this.#pinch > 0) this.camera.zoom(span / this.#pinch, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    this.#pinch = span;
  };

  readonly up = (event: PointerEvent): void => {
    const pressed = this.#fingers.delete(event.pointerId);
    if (!pressed || this.#dragged || this.#fingers.size > 0) return;
    const hex = this.#hexOf(event);
    if (!hex) return;
    const { hover, spots } = this.battle;
    // A finger points first and confirms with a second tap; a mouse has pointed already.
    const twice = hover !== null && same(hover, hex);
    this.#point(hex);
    if (event.pointerType === "mouse" || twice || spots.length === 0) void this.battle.choose(hex);
  };

  readonly cancel = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  readonly leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && this.#fingers.size === 0) this.#point(null);
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), this.#pointOf(event));
  };

  /** The right button turns what is about to be placed. */
  readonly contextmenu = (event: MouseEvent): void => {
    if (this.battle.spots.length === 0) return;
    event.preventDefault();
    this.battle.rotate();
  };

  readonly keydown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { battle, camera } = this;
    const { key: name } = event;
    const choose = (): void => void (battle.hover && battle.choose(battle.hover));
    const does: Record<string, () => void> = {
      "+": () => camera.zoom(1.25),
      "=": () => camera.zoom(1.25),
      "-": () => camera.zoom(0.8),
      "0": () => camera.fit(),
      r: () => battle.rotate(),
      R: () => battle.rotate(-1),
      Enter: choose,
      " ": choose,
      n: () => this.#nextChoice(),
      ArrowRight: () => this.#walk((hex) => plus(hex, STEPS[0] ?? [0, 0])),
      ArrowLeft: () => this.#walk((hex) => plus(hex, STEPS[3] ?? [0, 0])),
      // Up and down keep the column: alternately right and left.
      ArrowUp: () => this.#walk((hex) => plus(hex, isOdd(hex) ? [1, -1] : [0, -1])),
      ArrowDown: () => this.#walk((hex) => plus(hex, isOdd(hex) ? [0, 1] : [-1, 1])),
    };
    if (!does[name]) return;
    does[name]();
    event.preventDefault();
    event.stopPropagation();
  };

  /** Moves the cursor, or shows it where something can be done. */
  #walk(step: (hex: Hex) => Hex): void {
    const { hover, spots, pieces, mySide } = this.battle;
    const spaces = this.board.spaces();
    const own = pieces.find(({ side }) => side === mySide)?.spaces[0];
    const next = hover ? step(hover) : (spots[0]?.anchor ?? own ?? spaces[Math.floor(spaces.length / 2)] ?? [0, 0]);
    if (this.board.onBoard().has(key(next))) this.#reveal(next);
  }

  /** The next ship that may be chosen, or the next place. */
  #nextChoice(): void {
    const { choosable, pieces, spots, hover } = this.battle;
    const hexes =
      choosable.length > 0
        ? pieces.filter(({ ship }) => choosable.includes(ship.id)).map(({ spaces }) => spaces[0] as Hex)
        : [...new Map(spots.map(({ anchor }) => [key(anchor), anchor])).values()];
    const here = hexes.findIndex((hex) => hover !== null && same(hex, hover));
    const next = hexes[(here + 1) % Math.max(1, hexes.length)];
    if (next) this.#reveal(next);
  }
}

const isOdd = ([, row]: Hex): boolean => Math.abs(row) % 2 === 1;
