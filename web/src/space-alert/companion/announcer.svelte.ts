import { audio } from "../../lib/sound.svelte";
import type { ComputerEffect, ComputerTimeline, Utterance } from "../../protocol/space-alert";
import { loop, sound, speak } from "../computer/clips";

/** How far ahead sounds are scheduled. */
const AHEAD_MS = 600;
const TICK_MS = 100;
/** From the tap on "start" to the first word: time to take the cards. */
export const LEAD_MS = 3_000;
/** The computer warns a minute before something ends; from then on the seconds are shown. */
const WARNED_MS = 60_000;

const LOOPS: Partial<Record<ComputerEffect, string>> = {
  "music-calm": "music-calm",
  "music-uneasy": "music-uneasy",
  "music-tense": "music-tense",
};

/** The ship computer without a table: plays a timeline, with pause and restart. */
export class Announcer {
  /** Milliseconds of the mission; below 0 while the crew gets ready. */
  position = $state(-LEAD_MS);
  running = $state(false);
  readonly timeline: ComputerTimeline;
  #since = 0;
  #base = 0;
  #utterance = 0;
  #cue = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #music: (() => void) | null = null;
  #static: (() => void) | null = null;
  #lock: WakeLockSentinel | null = null;

  /** `at` is where it was when the page was closed: what was being said then is said again. */
  constructor(timeline: ComputerTimeline, at = -LEAD_MS) {
    this.timeline = timeline;
    const cut = timeline.utterances.find((utterance) => utterance.at_ms <= at && at < utterance.until_ms);
    this.#seek(Math.min(cut?.at_ms ?? at, timeline.length_ms));
  }

  get started(): boolean {
    return this.running || this.position > -LEAD_MS;
  }

  /** Milliseconds until the phase or the mission ends, once the computer has warned of it. */
  get left(): number | null {
    const end = this.timeline.signals.find(
      (signal) => signal.at_ms > this.position && (signal.change === "phase_ends" || signal.change === "mission_ends"),
    );
    const left = end ? end.at_ms - this.position : Infinity;
    return left <= WARNED_MS ? left : null;
  }

  get finished(): boolean {
    return this.position >= this.timeline.length_ms;
  }

  /** What has been said so far, the latest first; repetitions are left out. */
  get said(): Utterance[] {
    return this.timeline.utterances
      .filter((utterance) => utterance.at_ms <= this.position && !utterance.repeated)
      .reverse();
  }

  /** The phase the computer is in. */
  get phase(): number {
    return (
      1 +
      this.timeline.signals.filter((signal) => signal.at_ms <= this.position && signal.change === "phase_ends").length
    );
  }

  get silent(): boolean {
    const last = this.timeline.signals.findLast(
      (signal) =>
        signal.at_ms <= this.position &&
        (signal.change === "communications_down" || signal.change === "communications_restored"),
    );
    return last?.change === "communications_down";
  }

  /** Starts, or goes on where it was stopped. Must be called from a user gesture, which browsers require for sound. */
  start(): void {
    if (this.running || this.finished) return;
    void audio().context.resume();
    this.running = true;
    this.#base = this.position;
    this.#since = performance.now();
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
    this.#beds();
    this.#tick();
    navigator.wakeLock
      ?.request("screen")
      .then((lock) => (this.#lock = lock))
      .catch(() => undefined);
  }

  /** Stops everything at once. */
  pause(): void {
    if (!this.running) return;
    this.#advance();
    this.running = false;
    clearInterval(this.#timer);
    void audio().context.suspend();
    void this.#lock?.release();
    this.#lock = null;
  }

  /** Back to before the first word. */
  restart(): void {
    this.stop();
    this.#seek(-LEAD_MS);
  }

  /** Ends it; music and static too. */
  stop(): void {
    this.pause();
    this.#music?.();
    this.#static?.();
    this.#music = this.#static = null;
    void audio().context.resume();
  }

  #seek(position: number): void {
    this.position = position;
    const after = (times: readonly number[]): number => {
      const index = times.findIndex((time) => time >= position);
      return index < 0 ? times.length : index;
    };
    this.#utterance = after(this.timeline.utterances.map((utterance) => utterance.at_ms));
    this.#cue = after(this.timeline.cues.map((cue) => cue.at_ms));
  }

  /** Music and static that go on at this place are there again after a restart of the page. */
  #beds(): void {
    const past = this.timeline.cues.slice(0, this.#cue).map((cue) => cue.effect);
    const music = past.findLast((effect) => effect.startsWith("music"));
    const hiss = past.findLast((effect) => effect.startsWith("static"));
    if (music && !this.#music) this.#play(music, 0);
    if (hiss === "static-on" && !this.#static) this.#play(hiss, 0);
  }

  #advance(): void {
    this.position = Math.min(this.timeline.length_ms, this.#base + (performance.now() - this.#since));
  }

  #tick(): void {
    this.#advance();
    const until = this.position + AHEAD_MS;
    const { utterances, cues } = this.timeline;
    for (; ; this.#utterance++) {
      const next = utterances[this.#utterance];
      if (!next || next.speak_ms > until) break;
      void speak(next.clips, (next.speak_ms - this.position) / 1000);
    }
    for (; ; this.#cue++) {
      const next = cues[this.#cue];
      if (!next || next.at_ms > until) break;
      this.#play(next.effect, (next.at_ms - this.position) / 1000);
    }
    if (this.finished) this.stop();
  }

  #play(effect: ComputerEffect, delay: number): void {
    const bed = LOOPS[effect];
    if (bed || effect === "music-off") {
      this.#music?.();
      this.#music = bed ? loop(bed, 0.35) : null;
    } else if (effect === "static-on") this.#static = loop("static", 0.5);
    else if (effect === "static-off") {
      this.#static?.();
      this.#static = null;
    } else void sound(effect, delay);
  }
}
