import { motionReduced } from "../../lib/preferences.svelte";
import type { Step } from "../../protocol/space-alert";
import { momentAt, turnAt, type FilmModel, type Shot } from "./model";
import { holdOf, paceOf, SPEEDS, type Speed } from "./timing";

/** A film that anybody may look into, one whose flight is still being resolved, and one that its viewers see for the first time. */
export type Showing = "free" | "live" | "first";

/** The playback state of a film, without its display. */
export class Playback {
  /** The shot on screen; 0 is the start. */
  index = $state(0);
  playing = $state(false);
  /** The film has run out, its last shot was seen, and nothing else was asked for since. */
  ended = $state(false);
  speed = $state<Speed>(1);
  /** The furthest shot that was on screen. */
  furthest = $state(0);
  /** How long things take to get to their new places; 0 is a cut. */
  pace = $state(0);
  readonly #model: () => FilmModel;
  readonly #hear: (step: Step) => void;
  readonly #first: () => boolean;

  /**
   * `hear` is told of every step that the film walks to, and of none that it jumps over. In a `first` showing, whoever comes to
   * the last shot, in whatever way, sees the film run out.
   */
  constructor(
    model: () => FilmModel,
    hear: (step: Step) => void = () => undefined,
    first: () => boolean = () => false,
  ) {
    this.#model = model;
    this.#hear = hear;
    this.#first = first;
  }

  /** What is on screen: the ship after a step, and that step. */
  get shot(): Shot {
    const { shots } = this.#model();
    return shots[this.index] ?? (shots[0] as Shot);
  }

  /** The step on screen with what stood before it; nothing at the start. */
  get moment(): ReturnType<typeof momentAt> {
    return momentAt(this.#model(), this.index);
  }

  /** Whether the shot on screen gives way to what comes after it. */
  get running(): boolean {
    return this.playing || (this.atEnd && !this.ended && this.#first());
  }

  /** Lets the film run while it plays. To be called where a component begins. */
  roll(): void {
    $effect(() => {
      if (!this.running) return;
      const timer = setTimeout(() => this.advance(), this.hold);
      return () => clearTimeout(timer);
    });
  }

  /** What comes after the shot on screen: the next one, or the end. */
  advance(): void {
    if (this.atEnd) this.finish();
    else this.show(this.index + 1);
  }

  get last(): number {
    return this.#model().shots.length - 1;
  }

  get atEnd(): boolean {
    return this.index >= this.last;
  }

  /** Shows a shot. The next one is walked to; everything else is a cut, so that scrubbing is exact. */
  show(index: number): void {
    const to = Math.min(this.last, Math.max(0, Math.round(index)));
    const step = this.#model().shots[to]?.frame?.step;
    const follows = to === this.index + 1;
    this.pace = follows && step && !motionReduced() ? paceOf(this.playing ? this.speed : 1) : 0;
    this.index = to;
    this.furthest = Math.max(this.furthest, to);
    this.ended = false;
    if (follows && step) this.#hear(step);
  }

  /** The end, whether it was waited for or not. */
  finish(): void {
    this.playing = false;
    if (!this.atEnd) this.show(this.last);
    this.ended = true;
  }

  /** Stops and moves by that many steps. */
  step(by: number): void {
    this.playing = false;
    this.show(this.index + by);
  }

  /** Stops at the beginning of a turn, or of the one `by` turns away from where the film is. */
  turn(turn: number): void {
    const mark = this.#model().turns.find((mark) => mark.turn === turn);
    this.playing = false;
    this.show(mark ? mark.first : turn <= 0 ? 0 : this.last);
  }

  turnBy(by: number): void {
    const model = this.#model();
    const here = turnAt(model, this.index);
    if (!here) return;
    // Back in the middle of a turn means back to its beginning, as on any player.
    if (by < 0 && this.index > here.first) this.turn(here.turn);
    else this.turn(this.index === 0 ? here.turn : here.turn + by);
  }

  toggle(): void {
    if (!this.playing && this.atEnd) this.show(0);
    this.playing = !this.playing && this.last > 0;
  }

  faster(by: 1 | -1): void {
    const at = SPEEDS.indexOf(this.speed) + by;
    this.speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at))] ?? 1;
  }

  /** How long the shot on screen is held before the next one. */
  get hold(): number {
    const step = this.#model().shots[this.index]?.frame?.step;
    return (step ? holdOf(step) : 600) / this.speed;
  }
}
