import type { Container, Station, System, Tile, Track, Weapon, Zone } from "../../protocol/space-alert";

/*
 * Where everything is. The board is one SVG in one of three layouts: `wide` for landscape screens (trajectories on the left, the
 * ship on the right, the inside below it), `tall` for phones (the ship on top, all four trajectories in lines below it, each of
 * them in sight from end to end) and `low` for phones held sideways (the ship of `tall` with all four trajectories beside it).
 * Drawing code asks for places and never computes one.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Deck = "upper" | "lower";
export type LayoutKind = "wide" | "tall" | "low";

export const ZONES = ["red", "white", "blue"] as const satisfies readonly Zone[];
export const TRACKS = ["red", "white", "blue", "internal"] as const satisfies readonly Track[];
export const STATIONS = [
  "upper_red",
  "upper_white",
  "upper_blue",
  "lower_red",
  "lower_white",
  "lower_blue",
] as const satisfies readonly Station[];
export const SYSTEMS = ["A", "B", "C"] as const satisfies readonly System[];

/** The zone and the deck of a station. */
export function zoneOf(station: Station): Zone {
  return station.slice(6) as Zone;
}

export function deckOf(station: Station): Deck {
  return station.slice(0, 5) as Deck;
}

export function stationAt(zone: Zone, deck: Deck): Station {
  return `${deck}_${zone}`;
}

/** Squares of the longest board; every trajectory is drawn for that many. */
export const LONGEST = 16;

interface Measures {
  width: number;
  height: number;
  /** Left edge of each zone's rooms, red first. */
  left: readonly [number, number, number];
  room: { w: number; h: number };
  /** Top edge of the rooms of a deck. */
  top: Record<Deck, number>;
  hull: Box;
  /** Consoles: widths of A, B and C, height, gap and inset. */
  console: { a: number; b: number; c: number; h: number; gap: number; inset: number };
  cell: { w: number; h: number; step: number };
  figure: { height: number; step: number; inset: number };
  token: { size: number; intruder: number };
  tile: number;
  lift: number;
  space: Point;
  /** The trajectories from red to the inside, one beside the other. */
  lanes: Rail & { pitch: Point };
  /** The inside where it goes a way of its own, and what lies behind it. */
  inside?: Rail & { band: Box };
}

/** How a trajectory lies: its square nearest to the ship, from each square to the one behind it, and half its width. */
interface Rail {
  first: Point;
  step: Point;
  half: number;
}

/** What covers both. */
function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const [right, bottom] = [Math.max(one.x + one.w, other.x + other.w), Math.max(one.y + one.h, other.y + other.h)];
  return { x, y, w: right - x, h: bottom - y };
}

/** The ship of a phone, whichever way it is held. */
const SMALL = {
  room: { w: 120, h: 104 },
  top: { upper: 32, lower: 164 },
  console: { a: 30, b: 51, c: 31, h: 38, gap: 2, inset: 2 },
  cell: { w: 6.5, h: 16, step: 8.5 },
  figure: { height: 31, step: 23, inset: 14 },
  token: { size: 20, intruder: 25 },
  tile: 14,
  lift: 22,
};

const MEASURES: Record<LayoutKind, Measures> = {
  wide: {
    width: 960,
    height: 500,
    left: [350, 550, 750],
    room: { w: 188, h: 150 },
    top: { upper: 56, lower: 246 },
    hull: { x: 336, y: 44, w: 616, h: 364 },
    console: { a: 46, b: 78, c: 48, h: 58, gap: 4, inset: 4 },
    cell: { w: 10, h: 22, step: 13 },
    figure: { height: 44, step: 35, inset: 24 },
    token: { size: 26, intruder: 32 },
    tile: 22,
    lift: 30,
    space: { x: 372, y: 34 },
    lanes: { first: { x: 74, y: 474 }, step: { x: 0, y: -28 }, pitch: { x: 98, y: 0 }, half: 46 },
    inside: {
      first: { x: 924, y: 464 },
      step: { x: -34.6, y: 0 },
      half: 32,
      band: { x: 342, y: 427, w: 612, h: 70 },
    },
  },
  tall: {
    ...SMALL,
    width: 390,
    height: 413,
    left: [8, 135, 262],
    hull: { x: 2, y: 24, w: 386, h: 252 },
    space: { x: 30, y: 19 },
    token: { size: 22, intruder: 25 },
    lanes: { first: { x: 374, y: 321 }, step: { x: -20.4, y: 0 }, pitch: { x: 0, y: 26 }, half: 13 },
  },
  low: {
    ...SMALL,
    width: 594,
    height: 308,
    left: [212, 339, 466],
    hull: { x: 206, y: 24, w: 386, h: 252 },
    space: { x: 234, y: 19 },
    lanes: { first: { x: 42, y: 294 }, step: { x: 0, y: -17 }, pitch: { x: 47, y: 0 }, half: 22 },
  },
};

/** One way to lay the board out. All answers are in units of its view box. */
export class Layout {
  readonly #m: Measures;

  constructor(readonly kind: LayoutKind) {
    this.#m = MEASURES[kind];
  }

  get width(): number {
    return this.#m.width;
  }

  get height(): number {
    return this.#m.height;
  }

  get measures(): Measures {
    return this.#m;
  }

  get hull(): Box {
    return this.#m.hull;
  }

  room(station: Station): Box {
    const { left, room, top } = this.#m;
    return { x: left[ZONES.indexOf(zoneOf(station))] ?? 0, y: top[deckOf(station)], ...room };
  }

  /** The middle of a zone from left to right. */
  middle(zone: Zone): number {
    const room = this.room(stationAt(zone, "upper"));
    return room.x + room.w / 2;
  }

  /** The desk of one of a station's systems. */
  console(station: Station, system: System): Box {
    const room = this.room(station);
    const { a, b, c, h, gap, inset } = this.#m.console;
    const y = room.y + inset;
    const x = room.x + inset;
    if (system === "A") return { x, y, w: a, h };
    if (system === "B") return { x: x + a + gap, y, w: b, h };
    return { x: x + a + b + 2 * gap, y, w: c, h };
  }

  /** Where a crew member's feet are; everybody has a place of their own in every station, and space has one. */
  stand(at: Station | null, member: number): Point {
    if (at === null) return { x: this.#m.space.x, y: this.#m.space.y + 8 };
    const room = this.room(at);
    const { inset, step } = this.#m.figure;
    return { x: room.x + inset + member * step, y: room.y + room.h - 5 };
  }

  /** Where an intruder stands, the `index`th of `count` in the station. */
  lair(station: Station, index: number): Point {
    const room = this.room(station);
    const size = this.#m.token.intruder;
    const floor = room.y + room.h - this.#m.figure.height;
    return { x: room.x + room.w - size / 2 - 4 - index * (size + 3), y: floor - size / 2 + 2 };
  }

  /** The door between two neighbouring stations of a deck, by the one on the left. */
  door(station: Station): Box | null {
    const zone = zoneOf(station);
    if (zone === "blue") return null;
    const room = this.room(station);
    const next = this.room(stationAt(zone === "red" ? "white" : "blue", deckOf(station)));
    const h = this.#m.figure.height * 0.95;
    return { x: room.x + room.w, y: room.y + room.h - h - 2, w: next.x - room.x - room.w, h };
  }

  /** The shaft of a zone's gravolift between its two rooms. */
  lift(zone: Zone): Box {
    const upper = this.room(stationAt(zone, "upper"));
    const lower = this.room(stationAt(zone, "lower"));
    const w = this.#m.lift;
    return { x: this.middle(zone) - w / 2, y: upper.y + upper.h, w, h: lower.y - upper.y - upper.h };
  }

  /** The middle of the `index`th of a zone's six damage tiles, three on each side of the lift. */
  tile(zone: Zone, index: number): Point {
    const room = this.room(stationAt(zone, "upper"));
    const lift = this.lift(zone);
    const side = (room.w - lift.w) / 2;
    const step = side / 3;
    const x = index < 3 ? room.x + step * (index + 0.5) : lift.x + lift.w + step * (index - 2.5);
    return { x, y: lift.y + lift.h / 2 };
  }

  /** The middle of the `index`th energy cell of a shield or reactor; the bank is outside the ship. */
  cell(container: Container, index: number, capacity: number): Point {
    if (container.kind === "bank") return { x: this.width - 10, y: this.hull.y - 10 };
    const desk = this.console(stationAt(container.zone, container.kind === "shield" ? "upper" : "lower"), "B");
    const { step } = this.#m.cell;
    const slots = Math.max(capacity, index + 1);
    const squeeze = Math.min(step, (desk.w - 4) / slots);
    return {
      x: desk.x + desk.w / 2 + (index - (slots - 1) / 2) * squeeze,
      y: desk.y + desk.h * (container.kind === "reactor" && container.zone === "white" ? 0.47 : 0.58),
    };
  }

  /** Where the energy of an activated weapon waits. */
  charge(station: Station): Point {
    const desk = this.console(station, "A");
    return { x: desk.x + desk.w * 0.85, y: desk.y + desk.h * 0.68 };
  }

  /** The `index`th fuel capsule. */
  fuel(index: number): Point {
    const desk = this.console("lower_white", "B");
    const step = this.kind === "wide" ? 18 : 13;
    return { x: desk.x + desk.w / 2 + (index - 1) * step, y: desk.y + desk.h * 0.87 };
  }

  /** The `index`th stored rocket. */
  rocket(index: number): Point {
    const desk = this.console("lower_blue", "C");
    const step = desk.w * 0.27;
    return { x: desk.x + desk.w / 2 + (index - 1) * step, y: desk.y + desk.h * 0.58 };
  }

  /** The two squares of the rocket track, below the hull. */
  rocketTrack(square: 0 | 1): Point {
    const { hull } = this;
    const wide = this.kind === "wide";
    return { x: hull.x + hull.w - (wide ? 46 : 32) - square * (wide ? 26 : 20), y: hull.y + hull.h + (wide ? 10 : 9) };
  }

  /** A squad in its storage. */
  storage(station: "lower_red" | "upper_blue"): Point {
    const desk = this.console(station, "C");
    return { x: desk.x + desk.w / 2, y: desk.y + desk.h * 0.6 };
  }

  #rail(track: Track): Rail {
    const { lanes, inside } = this.#m;
    if (track === "internal" && inside) return inside;
    const lane = TRACKS.indexOf(track);
    const { first, pitch } = lanes;
    return { ...lanes, first: { x: first.x + lane * pitch.x, y: first.y + lane * pitch.y } };
  }

  /** The middle of square `p` of a trajectory, counted from the ship. */
  square(track: Track, p: number): Point {
    const at = Math.min(LONGEST + 1, Math.max(0, p));
    const { first, step } = this.#rail(track);
    return { x: first.x + (at - 1) * step.x, y: first.y + (at - 1) * step.y };
  }

  /** What squares `p` to `q` of a trajectory cover. */
  stretch(track: Track, p: number, q = p): Box {
    const { step, half } = this.#rail(track);
    const box = ({ x, y }: Point): Box => {
      const [w, h] = [Math.abs(step.x) || 2 * half, Math.abs(step.y) || 2 * half];
      return { x: x - w / 2, y: y - h / 2, w, h };
    };
    return around(box(this.square(track, p)), box(this.square(track, q)));
  }

  /** What squares `p` to `q` of all external trajectories cover. */
  distance(p: number, q: number): Box {
    const { x, y, w, h } = around(this.stretch("red", p, q), this.stretch("blue", p, q));
    // Two bands have a line between them, and stand out a little from their lanes.
    const out = { wide: 4, tall: 0, low: 3 }[this.kind];
    return this.runsAcross("red")
      ? { x: x + 1, y: y - out, w: w - 2, h: h + 2 * out }
      : { x: x - out, y: y + 1, w: w + 2 * out, h: h - 2 };
  }

  /** Where the number of a distance band is written. */
  distanceSign({ x, y, w, h }: Box): Point {
    return this.runsAcross("red") ? { x: x + w / 2, y: y - 3 } : { x: this.kind === "wide" ? 12 : 9, y: y + h / 2 + 5 };
  }

  /** What lies behind the inside. */
  get insideBand(): Box {
    return this.#m.inside?.band ?? this.stretch("internal", 1, LONGEST);
  }

  /** How far apart two squares of the external trajectories are. */
  get squareStep(): number {
    const { step } = this.#m.lanes;
    return Math.hypot(step.x, step.y);
  }

  /** Where the head of a trajectory is written. */
  trackHead(track: Track): Point {
    const { x, y } = this.square(track, 1);
    if (this.kind === "tall") return { x: 22, y };
    if (this.runsAcross(track)) return { x: 346, y: 446 };
    return { x, y: this.kind === "wide" ? 22 : 14 };
  }

  /** The half width of a trajectory's lane. */
  get lane(): number {
    return this.#m.lanes.half;
  }

  /** Whether a trajectory runs from left to right. */
  runsAcross(track: Track): boolean {
    return this.#rail(track).step.y === 0;
  }

  /** From where a weapon fires. */
  muzzle(weapon: Weapon): Point {
    const roof = this.hull.y - (this.kind === "wide" ? 22 : 15);
    const keel = this.hull.y + this.hull.h + (this.kind === "wide" ? 16 : 10);
    const off = this.kind === "wide" ? 36 : 26;
    switch (weapon) {
      case "heavy_laser_red":
        return { x: this.middle("red") + off, y: roof };
      case "heavy_laser_white":
        return { x: this.middle("white"), y: roof };
      case "heavy_laser_blue":
        return { x: this.middle("blue") - off, y: roof };
      case "light_laser_red":
        return { x: this.middle("red") + off, y: keel };
      case "pulse_cannon":
        return { x: this.middle("white"), y: keel };
      case "light_laser_blue":
        return { x: this.middle("blue") - off, y: keel };
      case "rocket":
        return this.rocketTrack(1);
      case "interceptors":
        return this.#m.space;
    }
  }

  /** Where an attack on a zone lands. */
  flank(zone: Zone): Point {
    return { x: this.middle(zone), y: this.hull.y + 4 };
  }

  /** The console of a damage tile's system, to point at what broke. */
  broken(zone: Zone, tile: Tile): Point {
    const centre = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });
    switch (tile) {
      case "heavy_laser":
        return centre(this.console(stationAt(zone, "upper"), "A"));
      case "light_laser":
        return centre(this.console(stationAt(zone, "lower"), "A"));
      case "shield":
        return centre(this.console(stationAt(zone, "upper"), "B"));
      case "reactor":
        return centre(this.console(stationAt(zone, "lower"), "B"));
      case "gravolift":
      case "structural":
        return centre(this.lift(zone));
    }
  }
}

export const LAYOUTS: Record<LayoutKind, Layout> = {
  wide: new Layout("wide"),
  tall: new Layout("tall"),
  low: new Layout("low"),
};

/** The station of a weapon's A; the rocket and the interceptors have none. */
export function stationOfWeapon(weapon: Weapon): Station | null {
  switch (weapon) {
    case "heavy_laser_red":
      return "upper_red";
    case "heavy_laser_white":
      return "upper_white";
    case "heavy_laser_blue":
      return "upper_blue";
    case "light_laser_red":
      return "lower_red";
    case "pulse_cannon":
      return "lower_white";
    case "light_laser_blue":
      return "lower_blue";
    default:
      return null;
  }
}
