import type { Point } from "./geometry";

/** A piece of the board that can be taken up. */
export type Piece =
  { kind: "figure"; crew: number } | { kind: "threat"; threat: number } | { kind: "cell"; id: number; holder: string };

/** How far a finger may move before a tap becomes a drag, in screen pixels. */
const TREMBLE = 6;

/** One piece under one finger, in units of the picture. */
export class Dragging {
  /** The dragged piece and its position. */
  held = $state.raw<{ piece: Piece; at: Point } | null>(null);
  /** The click that follows every drag is ignored. */
  just = false;
  #press: { piece: Piece; x: number; y: number; pointer: number } | null = null;
  #drop: (piece: Piece, at: Point) => void;
  #svg: () => SVGSVGElement | undefined;

  constructor(svg: () => SVGSVGElement | undefined, drop: (piece: Piece, at: Point) => void) {
    this.#svg = svg;
    this.#drop = drop;
  }

  press(event: PointerEvent, piece: Piece): void {
    if (event.button !== 0) return;
    this.just = false;
    this.#press = { piece, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    if (!this.held && Math.hypot(event.clientX - press.x, event.clientY - press.y) < TREMBLE) return;
    const at = this.#point(event);
    if (at) this.held = { piece: press.piece, at };
  }

  release(): void {
    const { held } = this;
    this.#press = null;
    this.held = null;
    if (!held) return;
    this.just = true;
    setTimeout(() => (this.just = false));
    this.#drop(held.piece, held.at);
  }

  cancel(): void {
    this.#press = null;
    this.held = null;
  }

  #point(event: PointerEvent): Point | null {
    const matrix = this.#svg()?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }
}
