import { motionReduced } from "../../lib/preferences.svelte";
import type { Cell, Event, Hex, ShipView, View } from "../../protocol/battleship-galaxies";
import { centre } from "../hex";
import { appended } from "./event-log";

/*
 * Events come with the state after all of them. Here they are shown one after another: each ship stays as it was until its own
 * event has its moment. When nothing is left to show, the screen is the view.
 */

/** One attack on the silhouette of its target. */
export interface AttackMoment {
  ship: number;
  weapon: number;
  target: number;
  /** Pegs before the attack. */
  shields: number;
  hull: number;
  roll: { letter: number; number: number; cell: Cell; shieldsUp: boolean; again: boolean } | null;
  cover: { roll: number; misses: boolean } | null;
  cancelled: boolean;
  /** Pegs after it, once damage has been dealt. */
  after: { shields: number; hull: number } | null;
  destroyed: boolean;
  ended: boolean;
  hit: boolean;
}

/** A line or a burst on the map. */
export interface Flash {
  id: number;
  kind: "shot" | "miss" | "ecm" | "debris" | "burst";
  from: number | null;
  to: number;
  text: string;
}

/** How long an event is looked at, in milliseconds. */
function moment(event: Event): number {
  switch (event.event) {
    case "stepped":
    case "asteroid_stepped":
      return 150;
    case "placed":
    case "launched":
      return 350;
    case "activated":
      return 250;
    case "ecm_rolled":
      return event.damage > 0 ? 900 : 500;
    case "debris_rolled":
    case "tile_revealed":
    case "effect_rolled":
    case "rescued":
      return 800;
    case "attack_declared":
      return 450;
    case "attack_rolled":
      return 1250;
    case "cover_rolled":
    case "hit_cancelled":
      return 900;
    case "damaged":
      return 550;
    case "destroyed":
      return 800;
    case "card_played":
    case "ability_used":
    case "control_taken":
    case "escaped":
      return 900;
    case "attack_ended":
      return 650;
    default:
      return 0;
  }
}

export class Playback {
  /** What ships still look like, where that is not what the view says. */
  shown = $state.raw<ReadonlyMap<number, Partial<ShipView>>>(new Map());
  attack = $state.raw<AttackMoment | null>(null);
  flashes = $state.raw<readonly Flash[]>([]);
  /** Where ships without a fixed direction point, in degrees. */
  headings = $state.raw<ReadonlyMap<number, number>>(new Map());
  log = $state.raw<readonly Event[]>([]);
  /** Something is still being shown. */
  busy = $state(false);

  #queue: Event[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flash = 0;

  /** New events; `before` is the view that they changed. `at` once: nothing is animated. */
  hear(events: readonly Event[], before: View | null, atOnce = false): void {
    this.log = appended(this.log, events);
    this.#pin(events, before);
    this.#queue.push(...events);
    if (atOnce || document.hidden) this.skip();
    else if (!this.busy) this.#next();
  }

  /** Shows the state at once. */
  skip(): void {
    clearTimeout(this.#timer);
    for (const event of this.#queue.splice(0)) this.#show(event);
    this.#rest();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #rest(): void {
    this.busy = false;
    this.shown = new Map();
    this.flashes = [];
    if (this.attack?.ended) this.attack = null;
  }

  #next(): void {
    const event = this.#queue.shift();
    if (!event) return this.#rest();
    this.busy = true;
    this.#show(event);
    // A long row of events, or a reader who wants less motion: faster.
    const hurry = this.#queue.length > 60 ? 0.15 : this.#queue.length > 25 ? 0.5 : 1;
    const calm = motionReduced() ? 0.4 : 1;
    const wait = moment(event) * hurry * calm;
    if (wait === 0) return this.#next();
    this.#timer = setTimeout(() => this.#next(), wait);
  }

  /** Ships keep their look until their events are shown. */
  #pin(events: readonly Event[], before: View | null): void {
    if (!before) return;
    const touched = new Set<number>();
    for (const event of events) {
      switch (event.event) {
        case "stepped":
        case "placed":
        case "damaged":
        case "restored":
        case "destroyed":
        case "escaped":
          touched.add(event.ship);
      }
    }
    if (touched.size === 0) return;
    const shown = new Map(this.shown);
    for (const card of before.cards)
      for (const ship of card.ships) {
        if (!touched.has(ship.id) || shown.has(ship.id)) continue;
        const { at, facing, shields, hull, fate } = ship;
        shown.set(ship.id, { at, facing, shields, hull, fate });
      }
    this.shown = shown;
  }

  #change(ship: number, change: Partial<ShipView>): void {
    this.shown = new Map(this.shown).set(ship, { ...this.shown.get(ship), ...change });
  }

  #light(kind: Flash["kind"], from: number | null, to: number, text = ""): void {
    this.#flash += 1;
    this.flashes = [...this.flashes.slice(-3), { id: this.#flash, kind, from, to, text }];
  }

  #turn(ship: number, from: Hex | undefined, to: Hex): void {
    if (!from || (from[0] === to[0] && from[1] === to[1])) return;
    const [a, b] = [centre(from), centre(to)];
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    this.headings = new Map(this.headings).set(ship, Math.round(angle));
  }

  #show(event: Event): void {
    const { attack } = this;
    switch (event.event) {
      case "stepped":
        this.#turn(event.ship, this.shown.get(event.ship)?.at, event.to.at);
        this.#change(event.ship, { at: event.to.at, facing: event.to.facing });
        break;
      case "placed":
        this.#change(event.ship, { at: event.to.at, facing: event.to.facing });
        break;
      case "ecm_rolled":
        this.#light("ecm", event.by, event.against, String(event.roll));
        break;
      case "debris_rolled":
        this.#light("debris", null, event.ship, String(event.roll));
        break;
      case "attack_declared": {
        const { shields = null, hull = null } = this.shown.get(event.target) ?? {};
        this.attack = {
          ship: event.ship,
          weapon: event.weapon,
          target: event.target,
          shields: shields ?? -1,
          hull: hull ?? -1,
          roll: null,
          cover: null,
          cancelled: false,
          after: null,
          destroyed: false,
          ended: false,
          hit: false,
        };
        break;
      }
      case "attack_rolled":
        if (attack) {
          const { letter, number, cell, again } = event;
          this.attack = { ...attack, roll: { letter, number, cell, shieldsUp: event.shields_up, again } };
          this.#light(cell === "miss" ? "miss" : "shot", attack.ship, event.target);
        }
        break;
      case "cover_rolled":
        if (attack) this.attack = { ...attack, cover: { roll: event.roll, misses: event.misses } };
        break;
      case "hit_cancelled":
        if (attack) this.attack = { ...attack, cancelled: true };
        break;
      case "hit_redirected":
        if (attack) this.attack = { ...attack, target: event.to, shields: -1, hull: -1 };
        break;
      case "damaged":
      case "restored":
        this.#change(event.ship, { shields: event.shields, hull: event.hull });
        if (attack && attack.target === event.ship && event.event === "damaged")
          this.attack = { ...attack, after: { shields: event.shields, hull: event.hull } };
        break;
      case "destroyed":
        this.#light("burst", null, event.ship);
        this.#change(event.ship, { fate: "destroyed" });
        if (attack && attack.target === event.ship) this.attack = { ...attack, destroyed: true };
        break;
      case "escaped":
        this.#change(event.ship, { fate: "escaped" });
        break;
      case "attack_ended":
        if (attack) this.attack = { ...attack, ended: true, hit: event.hit };
        break;
      case "turn_began":
        this.attack = null;
        this.flashes = [];
        break;
      case "undone":
        this.attack = null;
        break;
    }
  }
}
