import type { Event } from "../../protocol/galaxy-trucker";
import type { View } from "../complete-view";
import { motionReduced } from "../../lib/preferences.svelte";
import { play } from "../sounds";
import { aimed, pauseAfter, settledScene, step, type Scene } from "./scene";

/** While somebody waits for my answer, what led to the question is shown within this time. */
const HURRY_MS = 2500;

/**
 * Shows a flight step by step. The server sends everything that happens up to the next question at once; here it is played one
 * event after another, and then the server's own view is shown.
 */
export class FlightStage {
  scene = $state.raw<Scene>({
    ships: [],
    card: null,
    number: 0,
    of: 0,
    hazard: null,
    line: null,
    dice: null,
    landed: [],
    receipts: null,
  });
  /** What has been shown of this flight, for the log. */
  told = $state.raw<readonly Event[]>([]);
  /** Events are still being shown: the view is ahead of the picture. */
  playing = $state(false);

  #queue: Event[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #view: () => View;
  #asked: () => boolean;

  constructor(view: () => View, asked: () => boolean) {
    this.#view = view;
    this.#asked = asked;
    this.scene = settledScene(null, view());
  }

  /** The server's view changed: with nothing left to show, it is what is seen. */
  settle(): void {
    if (!this.playing) this.scene = settledScene(this.scene, this.#view());
  }

  hear(events: readonly Event[]): void {
    this.#queue.push(...events);
    if (!this.playing && this.#queue.length > 0) {
      this.playing = true;
      this.#next();
    }
  }

  /** Shows the end at once. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.told = [...this.told, ...this.#queue];
    this.#queue = [];
    this.#end();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #end(): void {
    this.#timer = null;
    this.playing = false;
    this.scene = settledScene(this.scene, this.#view());
  }

  #next(): void {
    const event = this.#queue.shift();
    if (event === undefined) return this.#end();
    if (event.event === "card_revealed" && event.index === 0) this.told = [];
    this.scene = aimed(step(this.scene, event), this.#queue);
    this.told = [...this.told, event];
    sound(event);
    const rest = this.#queue.reduce((sum, other) => sum + pauseAfter(other, this.scene), 0);
    const pause = pauseAfter(event, this.scene);
    const hurry = this.#asked() && rest + pause > HURRY_MS ? HURRY_MS / (rest + pause) : 1;
    // Without motion there is less to wait for.
    const still = motionReduced() ? 0.35 : 1;
    this.#timer = setTimeout(() => this.#next(), pause * hurry * still);
  }
}

function sound(event: Event): void {
  if (event.event === "card_revealed") play("card");
  else if (event.event === "hazard_rolled") play("dice");
  else if (event.event === "hazard_resolved")
    play(
      (
        {
          miss: "pass",
          bounced: "bounce",
          plated: "bounce",
          shot: "shot",
          shielded: "shield",
          destroyed: "hit",
        } as const
      )[event.result],
    );
  else if (event.event === "intruder_rolled") play("dice");
  else if (event.event === "intruder_step")
    play(event.step.end === "defeated" || event.step.end === "turned_away" ? "shot" : "turn");
  else if (event.event === "charges_exploded") play("hit");
  else if (event.event === "thruster_fired") play("thrust");
  else if (event.event === "tile_lost" && event.by === "fell_off") play("place");
  else if (event.event === "earned") play("credits");
  else if (event.event === "moved" && event.days > 0) play("thrust");
  else if (event.event === "gave_up") play("lost");
}
