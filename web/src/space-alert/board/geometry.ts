import type { Container, Station, System, Tile, Track, Weapon, Zone } from "../../protocol/space-alert";

/*
 * Where everything is. The board is one SVG: the ship cut open, the three external trajectories rising above their own zones, the
 * internal one under the keel. There are two layouts, `wide` for landscape and `tall` for a phone held upright. A layout follows
 * the shape of the window: in a low one the squares of the trajectories stand closer together, in a broad one the rooms are wider.
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
export type LayoutKind = "wide" | "tall";

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
  /** How much higher the roof of the white zone is. */
  bridge: number;
  /** Consoles: widths of A, B and C, height, gap and inset. */
  console: { a: number; b: number; c: number; h: number; gap: number; inset: number };
  cell: { w: number; h: number; step: number };
  figure: { height: number; step: number; inset: number };
  /** Threats: size of a drawing outside and of an intruder in a room. */
  token: { size: number; intruder: number };
  tile: number;
  lift: number;
  space: Point;
  /** The external trajectories: the first square of white above the roof, the step from square to square, and how far the outer ones lean. */
  rise: { first: number; step: number; lean: number };
  /** The internal trajectory: its band under the ship, its square nearest to the end, and its step. */
  inside: { band: Box; first: Point; step: number };
  /** Everything small is drawn at this scale. */
  scale: number;
}

/** Rooms of equal width between two edges, with a bulkhead between them. */
function threeRooms(
  from: number,
  to: number,
  bulkhead: number,
): { left: readonly [number, number, number]; w: number } {
  const w = (to - from - 2 * bulkhead) / 3;
  return { left: [from, from + w + bulkhead, from + 2 * (w + bulkhead)], w };
}

/** The least and the most height of the picture, and the most width that the rooms are stretched to. */
const WIDE = { width: 960, most: 1160, low: 470, high: 660 };
const TALL = { width: 390, low: 404, high: 500 };

function wideMeasures(aspect: number): Measures {
  let [width, height]: [number, number] = [WIDE.width, WIDE.width / aspect];
  if (height < WIDE.low) [width, height] = [Math.min(WIDE.most, WIDE.low * aspect), WIDE.low];
  height = Math.min(WIDE.high, height);
  const hull = { x: 40, y: height - 274, w: width - 80, h: 222 };
  const { left, w } = threeRooms(hull.x + 20, hull.x + hull.w - 20, 14);
  const desk = w - 2 * 12 - 2 * 6;
  return {
    width,
    height,
    left,
    room: { w, h: 88 },
    top: { upper: height - 263, lower: height - 150 },
    hull,
    bridge: 7,
    console: { a: desk * 0.25, b: desk * 0.5, c: desk * 0.25, h: 44, gap: 6, inset: 4 },
    cell: { w: 10, h: 20, step: 13 },
    figure: { height: 38, step: (w - 64) / 4, inset: 32 },
    token: { size: 48, intruder: 36 },
    tile: 19,
    lift: 30,
    space: { x: hull.x + 46, y: height - 300 },
    rise: { first: height - 313, step: (height - 313 - 28) / (LONGEST - 1), lean: 22 },
    inside: {
      band: { x: hull.x, y: height - 36, w: hull.w, h: 34 },
      first: { x: hull.x + hull.w - 26, y: height - 19 },
      step: -(hull.w - 160) / (LONGEST - 1),
    },
    scale: 1,
  };
}

function tallMeasures(aspect: number): Measures {
  const { width } = TALL;
  const height = Math.min(TALL.high, Math.max(TALL.low, width / aspect));
  const hull = { x: 2, y: height - 219, w: 386, h: 184 };
  const { left, w } = threeRooms(hull.x + 6, hull.x + hull.w - 6, 6);
  const desk = w - 2 * 3 - 2 * 2;
  return {
    width,
    height,
    left,
    room: { w, h: 77 },
    top: { upper: height - 213, lower: height - 117 },
    hull,
    bridge: 4,
    console: { a: desk * 0.27, b: desk * 0.46, c: desk * 0.27, h: 38, gap: 2, inset: 2 },
    cell: { w: 6.5, h: 16, step: 8.5 },
    figure: { height: 30, step: 23, inset: 14 },
    token: { size: 27, intruder: 25 },
    tile: 13,
    lift: 20,
    space: { x: 26, y: height - 235 },
    rise: { first: height - 244, step: (height - 244 - 22) / (LONGEST - 1), lean: 0 },
    inside: {
      band: { x: 2, y: height - 27, w: 386, h: 26 },
      first: { x: 374, y: height - 14 },
      step: -20.4,
    },
    scale: 0.7,
  };
}

/** One way to lay the board out. All answers are in units of its view box. */
export class Layout {
  readonly #m: Measures;

  constructor(
    readonly kind: LayoutKind,
    aspect: number,
  ) {
    this.#m = kind === "wide" ? wideMeasures(aspect) : tallMeasures(aspect);
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

  /** How large small things are drawn. */
  get scale(): number {
    return this.#m.scale;
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

  /** The roof of a zone. */
  roof(zone: Zone): number {
    return this.hull.y - (zone === "white" ? this.#m.bridge : 0);
  }

  /** The outline of the hull in each zone, clockwise. Together they are the whole ship. */
  section(zone: Zone): readonly Point[] {
    const { x, y, w, h } = this.hull;
    const { bridge, scale } = this.#m;
    const white = this.room("upper_white");
    const bulkhead = (white.x - this.room("upper_red").x - white.w) / 2;
    const [a, b] = [white.x - bulkhead, white.x + white.w + bulkhead];
    const [right, bottom, middle] = [x + w, y + h, y + h / 2];
    const [c, d] = [50 * scale * (this.kind === "wide" ? 1 : 0.5), 24 * scale * (this.kind === "wide" ? 1 : 0.6)];
    const p = (px: number, py: number): Point => ({ x: px, y: py });
    switch (zone) {
      case "red":
        return [
          p(x, middle),
          p(x + d, y + d),
          p(x + c, y),
          p(a, y),
          p(a, bottom),
          p(x + c, bottom),
          p(x + d, bottom - d),
        ];
      case "white":
        return [
          p(a, y),
          p(a + bridge, y - bridge),
          p(b - bridge, y - bridge),
          p(b, y),
          p(b, bottom),
          p(b - bridge, bottom + bridge),
          p(a + bridge, bottom + bridge),
          p(a, bottom),
        ];
      case "blue":
        return [
          p(b, y),
          p(right - c, y),
          p(right - d, y + d),
          p(right, middle),
          p(right - d, bottom - d),
          p(right - c, bottom),
          p(b, bottom),
        ];
    }
  }

  /** The desk of one of a station's systems. */
  console(station: Station, system: System): Box {
    const room = this.room(station);
    const { a, b, c, h, gap, inset } = this.#m.console;
    const y = room.y + inset;
    const x = room.x + (room.w - a - b - c - 2 * gap) / 2;
    if (system === "A") return { x, y, w: a, h };
    if (system === "B") return { x: x + a + gap, y, w: b, h };
    return { x: x + a + b + 2 * gap, y, w: c, h };
  }

  /** How much higher the interceptors fly than at distance 1: from distance 2 on in the middle of their squares (SA-2.17). */
  #further(distance: number): number {
    if (distance <= 1) return 0;
    const middle = this.square("red", (distance - 1) * 5 + 3).y + this.#m.figure.height / 2;
    return this.#m.space.y + 8 - middle;
  }

  /**
   * Where a crew member's feet are; everybody has a place of their own in every station, and space has one for each
   * distance of the interceptors (NF-6.1.3).
   */
  stand(at: Station | null, member: number, distance = 1): Point {
    if (at === null) return { x: this.#m.space.x, y: this.#m.space.y + 8 - this.#further(distance) };
    const room = this.room(at);
    const { inset, step } = this.#m.figure;
    return { x: room.x + inset + member * step, y: room.y + room.h - 4 };
  }

  /** Where an intruder stands, the `index`th of those in the station. */
  lair(station: Station, index: number): Point {
    const room = this.room(station);
    const { intruder } = this.#m.token;
    const { inset, step } = this.#m.figure;
    const beside = this.kind === "wide" ? step / 2 : step * 0.9;
    const x = room.x + inset + (4 - index) * step - beside;
    return { x: Math.max(room.x + intruder / 2, x), y: room.y + room.h - intruder / 2 - 5 };
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
    const side = Math.min((room.w - lift.w) / 2, this.#m.tile * 4.4);
    const step = side / 3;
    const x = index < 3 ? lift.x - side + step * (index + 0.5) : lift.x + lift.w + step * (index - 2.5);
    return { x, y: lift.y + lift.h / 2 };
  }

  /** The middle of the `index`th energy cell of a shield or reactor; the bank is outside the ship. */
  cell(container: Container, index: number, capacity: number): Point {
    if (container.kind === "bank") return { x: this.width - 10, y: this.hull.y - 10 };
    const desk = this.console(stationAt(container.zone, container.kind === "shield" ? "upper" : "lower"), "B");
    const { step } = this.#m.cell;
    const slots = Math.max(capacity, index + 1);
    const beside = this.kind === "wide" ? 20 : 8;
    const squeeze = Math.min(step, (desk.w - beside - 8) / slots);
    return {
      x: desk.x + beside / 2 + desk.w / 2 + (index - (slots - 1) / 2) * squeeze,
      y: desk.y + desk.h * (container.kind === "reactor" && container.zone === "white" ? 0.36 : 0.54),
    };
  }

  /** Where the energy of an activated weapon waits. */
  charge(station: Station): Point {
    const desk = this.console(station, "A");
    return { x: desk.x + desk.w - this.#m.cell.w / 2 - 2, y: desk.y + desk.h * 0.3 };
  }

  /** The `index`th fuel capsule. */
  fuel(index: number): Point {
    const desk = this.console("lower_white", "B");
    const [step, beside] = this.kind === "wide" ? [18, 10] : [13, 4];
    return { x: desk.x + beside + desk.w / 2 + (index - 1) * step, y: desk.y + desk.h * 0.82 };
  }

  /** The `index`th stored rocket. */
  rocket(index: number): Point {
    const desk = this.console("lower_blue", "C");
    const step = desk.w * 0.27;
    return { x: desk.x + desk.w / 2 + (index - 1) * step, y: desk.y + desk.h * 0.56 };
  }

  /** The two squares of the rocket track: under the blue zone, then beside it. */
  rocketTrack(square: 0 | 1): Point {
    const { x, y, w, h } = this.hull;
    if (this.kind === "tall") return { x: x + w - (square === 0 ? 34 : 12), y: y + h + 4 };
    return square === 0 ? { x: x + w - 92, y: y + h + 9 } : { x: x + w - 4, y: y + h - 22 };
  }

  /** A squad in its storage. */
  storage(station: "lower_red" | "upper_blue"): Point {
    const desk = this.console(station, "C");
    return { x: desk.x + desk.w / 2, y: desk.y + desk.h * 0.58 };
  }

  /** The middle of square `p` of a trajectory, counted from the ship. */
  square(track: Track, p: number): Point {
    const at = Math.min(LONGEST + 1, Math.max(0, p)) - 1;
    const { rise, inside, bridge } = this.#m;
    if (track === "internal") return { x: inside.first.x + at * inside.step, y: inside.first.y };
    const side = track === "red" ? -1 : track === "blue" ? 1 : 0;
    return {
      x: this.middle(track) + (side * rise.lean * at) / (LONGEST - 1),
      y: rise.first - at * rise.step + Math.abs(side) * bridge,
    };
  }

  /** What squares `p` to `q` of a trajectory cover. */
  stretch(track: Track, p: number, q = p): Box {
    const [one, other] = [this.square(track, p), this.square(track, q)];
    const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
    const [w, h] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
    if (track === "internal") {
      const step = Math.abs(this.#m.inside.step);
      const { band } = this.#m.inside;
      return { x: x - step / 2, y: band.y, w: w + step, h: band.h };
    }
    const { step } = this.#m.rise;
    const half = this.lane * 0.62;
    return { x: x - half, y: y - step / 2, w: w + 2 * half, h: h + step };
  }

  /** The height at which one distance band ends and the next begins, after square `p`, where it crosses a track. */
  bandEdge(track: "red" | "white" | "blue", p: number): Point {
    const [near, far] = [this.square(track, p), this.square(track, p + 1)];
    return { x: (near.x + far.x) / 2, y: (near.y + far.y) / 2 };
  }

  /** What lies behind the internal trajectory. */
  get insideBand(): Box {
    return this.#m.inside.band;
  }

  /** How far apart two squares of the external trajectories are. */
  get squareStep(): number {
    return this.#m.rise.step;
  }

  /** Where the head of a trajectory is written. */
  trackHead(track: Track): Point {
    if (track === "internal") {
      const { band } = this.#m.inside;
      return { x: band.x + (this.kind === "wide" ? 14 : 12), y: band.y + band.h / 2 };
    }
    return { x: this.middle(track) - this.lane + (this.kind === "wide" ? 26 : 15), y: this.kind === "wide" ? 15 : 11 };
  }

  /** Half the width of the sky above a zone. */
  get lane(): number {
    return this.#m.room.w / 2;
  }

  /** Whether a trajectory runs from left to right. */
  runsAcross(track: Track): boolean {
    return track === "internal";
  }

  /** The joint around which a weapon turns, and how long its barrel is. */
  mount(weapon: Weapon, distance = 1): Point & { barrel: number } {
    const { scale, room } = this.#m;
    const { x, y, w, h } = this.hull;
    const wide = this.kind === "wide";
    const heavy = { barrel: 22 * scale };
    switch (weapon) {
      case "heavy_laser_red":
        return { x: this.middle("red") + room.w * 0.27, y: y - 7 * scale, ...heavy };
      case "heavy_laser_white":
        return { x: this.middle("white") + room.w * 0.26, y: this.roof("white") - 7 * scale, ...heavy };
      case "heavy_laser_blue":
        return { x: this.middle("blue") - room.w * 0.27, y: y - 7 * scale, ...heavy };
      // The guns of the lower deck stand on pylons that reach around the hull, so that nothing of ours is in their line.
      case "light_laser_red":
        return { x: x + (wide ? 8 : 6), y: y - 2 * scale, barrel: 16 * scale };
      case "light_laser_blue":
        return { x: x + w - (wide ? 8 : 6), y: y - 2 * scale, barrel: 16 * scale };
      // Its waveguide runs up through the white zone.
      case "pulse_cannon":
        return { x: this.middle("white") - room.w * 0.26, y: this.roof("white") - 12 * scale, barrel: 6 * scale };
      case "rocket":
        return { ...this.rocketTrack(1), y: wide ? y + h - 22 : y + h, barrel: 0 };
      case "interceptors":
        return { x: this.#m.space.x, y: this.#m.space.y - this.#further(distance), barrel: 8 * scale };
    }
  }

  /** From where a weapon fires at something. */
  muzzle(weapon: Weapon, target: Point, distance = 1): Point {
    const { x, y, barrel } = this.mount(weapon, distance);
    const away = Math.hypot(target.x - x, target.y - y) || 1;
    return { x: x + ((target.x - x) / away) * barrel, y: y + ((target.y - y) / away) * barrel };
  }

  /** Where an attack on a zone meets its shield. */
  flank(zone: Zone): Point {
    return { x: this.middle(zone), y: this.hull.y - this.#m.bridge - 4 * this.scale };
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

/** The shape that a layout has when its window does not say. */
export const ASPECT: Record<LayoutKind, number> = { wide: 960 / 540, tall: 390 / 413 };

const made = new Map<string, Layout>();

/** The layout for a window of a certain shape: width by height. */
export function layoutFor(kind: LayoutKind, aspect: number = ASPECT[kind]): Layout {
  // Rounded, so that dragging the edge of a window does not make a new one for every pixel.
  const shape = Math.round(aspect * 50) / 50;
  const key = `${kind} ${shape}`;
  const known = made.get(key);
  if (known) return known;
  const layout = new Layout(kind, shape);
  made.set(key, layout);
  return layout;
}

/** Both layouts in their usual shape. */
export const LAYOUTS: Record<LayoutKind, Layout> = { wide: layoutFor("wide"), tall: layoutFor("tall") };

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
