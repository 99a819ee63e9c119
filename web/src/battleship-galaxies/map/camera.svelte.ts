import type { Point } from "../hex";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const CLOSEST = 9;

/** What part of the board the map shows: the middle of the window and how many units it is wide. */
export class Camera {
  x = $state(0);
  y = $state(0);
  /** Screen pixels of a unit. */
  scale = $state(20);
  /** The reader has moved it: it no longer follows the size of the window. */
  moved = $state(false);

  constructor(
    private readonly board: () => Box,
    private readonly view: () => { width: number; height: number },
  ) {}

  /** The whole board. */
  fit(): void {
    const { x, y, width, height } = this.board();
    const view = this.view();
    this.scale = Math.max(4, Math.min(view.width / width, view.height / height));
    this.x = x + width / 2;
    this.y = y + height / 2;
    this.moved = false;
  }

  /** Closer or farther, with the point of the screen staying where it is. */
  zoom(factor: number, at?: Point): void {
    const { width, height } = this.view();
    const point = at ?? { x: width / 2, y: height / 2 };
    const before = this.toBoard(point);
    const least = Math.min(width / this.board().width, height / this.board().height);
    this.scale = Math.min(width / CLOSEST + 20, Math.max(least * 0.8, this.scale * factor));
    const after = this.toBoard(point);
    this.x += before.x - after.x;
    this.y += before.y - after.y;
    this.#keep();
  }

  /** By pixels of the screen. */
  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.#keep();
  }

  /** Brings a point of the board into the window. */
  reveal({ x, y }: Point): void {
    const { width, height } = this.view();
    const [dx, dy] = [width / 2 / this.scale - 1.5, height / 2 / this.scale - 1.5];
    if (Math.abs(x - this.x) > dx || Math.abs(y - this.y) > dy) {
      this.x = Math.min(x + dx, Math.max(x - dx, this.x));
      this.y = Math.min(y + dy, Math.max(y - dy, this.y));
    }
  }

  toBoard({ x, y }: Point): Point {
    const { width, height } = this.view();
    return { x: this.x + (x - width / 2) / this.scale, y: this.y + (y - height / 2) / this.scale };
  }

  get viewBox(): string {
    const { width, height } = this.view();
    const [w, h] = [width / this.scale, height / this.scale];
    return `${this.x - w / 2} ${this.y - h / 2} ${w} ${h}`;
  }

  /** The board never leaves the window altogether. */
  #keep(): void {
    const { x, y, width, height } = this.board();
    this.x = Math.min(x + width, Math.max(x, this.x));
    this.y = Math.min(y + height, Math.max(y, this.y));
    this.moved = true;
  }
}
