/*
 * Our own drawings of the twelve ships, from above, nose to the east. The unit is the radius of a space: a small ship fills one
 * space, a medium one two spaces in a row, a large one seven. A ship is drawn from its upper half; the lower one mirrors it.
 */

export type Layer = "hull" | "plate" | "shade" | "glass" | "engine" | "line";

export interface Shape {
  layer: Layer;
  d: string;
}

type Points = readonly (readonly [number, number])[];

const fixed = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A closed outline from its upper half, nose first. */
function body(layer: Layer, half: Points): Shape {
  const lower = half.map(([x, y]) => [x, -y] as const).reverse();
  const points = [...half, ...lower.filter(([, y]) => y !== 0)];
  return { layer, d: `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join("L")}Z` };
}

/** The same part on both sides. */
function pair(layer: Layer, points: Points): Shape {
  const one = (sign: number): string => `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y * sign)}`).join("L")}Z`;
  return { layer, d: one(1) + one(-1) };
}

/** Lines on both sides. */
function lines(...all: Points[]): Shape {
  const d = [1, -1]
    .flatMap((sign) => all.map((points) => `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y * sign)}`).join("L")}`))
    .join("");
  return { layer: "line", d };
}

/** Round parts in a row, mirrored where they lie beside the middle. */
function dots(layer: Layer, radius: number, ...at: Points): Shape {
  const one = (x: number, y: number): string =>
    `M${fixed(x - radius)} ${fixed(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  return { layer, d: at.flatMap(([x, y]) => (y === 0 ? [one(x, y)] : [one(x, y), one(x, -y)])).join("") };
}

/** Curved outline for the organic hulls of the Wretch: the upper half as cubic segments. */
function curve(layer: Layer, upper: string, lower: string): Shape {
  return { layer, d: `${upper}${lower}Z` };
}

export const SHIPS: Readonly<Record<string, readonly Shape[]>> = {
  // A carrier: long hangar deck, square shoulders, bridge aft of the middle.
  isn_everest: [
    pair("engine", [
      [-2.15, -0.3],
      [-2.55, -0.36],
      [-2.55, -0.84],
      [-2.15, -0.9],
    ]),
    body("hull", [
      [2.5, 0],
      [2.35, -0.42],
      [1.7, -0.72],
      [1.3, -1.0],
      [0.4, -1.12],
      [0.1, -1.62],
      [-0.95, -1.78],
      [-1.3, -1.5],
      [-2.2, -1.36],
      [-2.2, -0.24],
      [-2.0, 0],
    ]),
    pair("shade", [
      [0.1, -1.12],
      [-0.1, -1.5],
      [-0.9, -1.64],
      [-1.2, -1.38],
      [-1.9, -1.26],
      [-1.9, -1.06],
    ]),
    body("plate", [
      [2.1, 0],
      [1.9, -0.3],
      [0.9, -0.62],
      [-1.0, -0.7],
      [-1.6, -0.5],
      [-1.6, 0],
    ]),
    lines(
      [
        [1.9, -0.12],
        [-0.2, -0.2],
      ],
      [
        [1.5, -0.42],
        [0.2, -0.86],
      ],
      [
        [-0.3, -0.95],
        [-1.9, -0.95],
      ],
    ),
    body("glass", [
      [-0.45, 0],
      [-0.6, -0.28],
      [-1.0, -0.28],
      [-1.1, 0],
    ]),
    dots("shade", 0.13, [1.2, -0.78], [0.6, -0.9], [-0.5, -1.3], [-0.9, -1.34]),
  ],
  // A gun ship: heavy bow with two long barrels.
  isn_barrage: [
    pair("engine", [
      [-1.4, -0.12],
      [-1.66, -0.16],
      [-1.66, -0.44],
      [-1.4, -0.5],
    ]),
    pair("shade", [
      [1.66, -0.3],
      [1.66, -0.42],
      [0.3, -0.46],
      [0.3, -0.24],
    ]),
    body("hull", [
      [1.25, 0],
      [1.15, -0.22],
      [0.75, -0.5],
      [0.2, -0.62],
      [-0.35, -0.56],
      [-0.7, -0.78],
      [-1.25, -0.76],
      [-1.45, -0.5],
      [-1.45, 0],
    ]),
    body("plate", [
      [0.95, 0],
      [0.8, -0.18],
      [0.1, -0.36],
      [-0.6, -0.34],
      [-1.05, -0.2],
      [-1.05, 0],
    ]),
    lines(
      [
        [-0.5, -0.62],
        [-1.3, -0.58],
      ],
      [
        [0.6, -0.4],
        [-0.2, -0.48],
      ],
    ),
    body("glass", [
      [0.12, 0],
      [0.02, -0.16],
      [-0.28, -0.16],
      [-0.36, 0],
    ]),
  ],
  // A sensor ship: slim hull, dish amidships, swept fins.
  isn_torrent: [
    pair("engine", [
      [-1.35, -0.1],
      [-1.62, -0.12],
      [-1.62, -0.34],
      [-1.35, -0.36],
    ]),
    pair("shade", [
      [-0.1, -0.3],
      [-0.75, -0.86],
      [-1.2, -0.86],
      [-0.95, -0.3],
    ]),
    body("hull", [
      [1.62, 0],
      [1.2, -0.14],
      [0.7, -0.34],
      [-0.3, -0.4],
      [-1.1, -0.4],
      [-1.4, -0.26],
      [-1.4, 0],
    ]),
    body("plate", [
      [1.2, 0],
      [0.6, -0.16],
      [-0.9, -0.2],
      [-1.1, 0],
    ]),
    dots("glass", 0.2, [0.3, 0]),
    lines(
      [
        [0.1, 0],
        [0.5, 0],
      ],
      [
        [1.0, -0.12],
        [0.55, -0.24],
      ],
      [
        [-0.5, -0.5],
        [-1.05, -0.72],
      ],
    ),
  ],
  // Rook's own fighter: forward-swept wings.
  rooks_f54: [
    dots("engine", 0.1, [-0.66, -0.12]),
    body("hull", [
      [0.78, 0],
      [0.45, -0.12],
      [0.12, -0.16],
      [0.3, -0.66],
      [0.08, -0.68],
      [-0.3, -0.34],
      [-0.62, -0.28],
      [-0.62, 0],
    ]),
    body("plate", [
      [0.5, 0],
      [0.1, -0.08],
      [-0.45, -0.1],
      [-0.45, 0],
    ]),
    body("glass", [
      [0.32, 0],
      [0.2, -0.07],
      [0.04, -0.07],
      [0, 0],
    ]),
  ],
  // Hawks: broad delta with wing-tip guns.
  f47_blue_hawks: [
    dots("engine", 0.09, [-0.5, -0.12]),
    pair("shade", [
      [0.3, -0.56],
      [0.3, -0.62],
      [-0.35, -0.66],
      [-0.35, -0.52],
    ]),
    body("hull", [
      [0.72, 0],
      [0.4, -0.14],
      [-0.1, -0.56],
      [-0.42, -0.6],
      [-0.32, -0.26],
      [-0.5, -0.2],
      [-0.46, 0],
    ]),
    body("plate", [
      [0.42, 0],
      [0.05, -0.12],
      [-0.3, -0.14],
      [-0.3, 0],
    ]),
    body("glass", [
      [0.34, 0],
      [0.22, -0.07],
      [0.06, 0],
    ]),
  ],
  // Sparrows: small, forked tail, round nose.
  f51_blue_sparrows: [
    dots("engine", 0.09, [-0.42, 0]),
    body("hull", [
      [0.6, 0],
      [0.52, -0.14],
      [0.25, -0.2],
      [0.02, -0.5],
      [-0.24, -0.5],
      [-0.16, -0.22],
      [-0.62, -0.4],
      [-0.58, -0.2],
      [-0.4, 0],
    ]),
    body("plate", [
      [0.4, 0],
      [0.2, -0.1],
      [-0.2, -0.12],
      [-0.2, 0],
    ]),
    dots("glass", 0.08, [0.28, 0]),
  ],
  // The flag ship of the Wretch: a horned crescent around a glowing heart.
  vapors_fate: [
    pair("engine", [
      [-1.75, -0.5],
      [-2.3, -0.42],
      [-2.3, -0.82],
      [-1.75, -0.9],
    ]),
    curve(
      "hull",
      "M1.1 0C1.2-.5 1.5-.9 2.55-1.05C1.8-1.55.6-1.7-.4-1.55C-1.2-1.95-2-1.7-2.35-1.3C-1.9-1.2-1.7-.9-1.75-.5C-2.2-.35-2.2-.15-2.3 0",
      "C-2.2.15-2.2.35-1.75.5C-1.7.9-1.9 1.2-2.35 1.3C-2 1.7-1.2 1.95-.4 1.55C.6 1.7 1.8 1.55 2.55 1.05C1.5.9 1.2.5 1.1 0",
    ),
    curve(
      "shade",
      "M.9-.55C1.1-.9 1.5-1.02 2.1-1.08C1.5-1.35.7-1.45-.2-1.35C.3-1.15.7-.9.9-.55",
      "M.9.55C1.1.9 1.5 1.02 2.1 1.08C1.5 1.35.7 1.45-.2 1.35C.3 1.15.7.9.9.55",
    ),
    curve("plate", "M.7 0C.6-.5.2-.9-.5-1C-1.1-.9-1.4-.5-1.5 0", "C-1.4.5-1.1.9-.5 1C.2.9.6.5.7 0"),
    lines(
      [
        [-1.0, -1.5],
        [-0.5, -1.0],
      ],
      [
        [0.5, -1.42],
        [0.2, -0.9],
      ],
      [
        [-1.9, -1.35],
        [-1.2, -0.8],
      ],
    ),
    dots("glass", 0.34, [-0.4, 0]),
    dots("shade", 0.12, [1.5, -1.2], [0.9, -1.3], [-1.3, -1.45]),
  ],
  // Heavy raider: claw bow, humped back.
  so_bwa_tet: [
    dots("engine", 0.15, [-1.45, -0.24]),
    curve(
      "hull",
      "M1 0C1-.22 1.2-.34 1.66-.4C1.3-.72.6-.74.2-.66C-.2-.92-.8-.9-1.15-.66C-1.45-.6-1.6-.4-1.5-.3C-1.4-.2-1.35-.1-1.35 0",
      "C-1.35.1-1.4.2-1.5.3C-1.6.4-1.45.6-1.15.66C-.8.9-.2.92.2.66C.6.74 1.3.72 1.66.4C1.2.34 1 .22 1 0",
    ),
    curve("plate", "M.6 0C.5-.28.1-.44-.4-.44C-.8-.4-1-.2-1.05 0", "C-1 .2-.8.4-.4.44C.1.44.5.28.6 0"),
    lines(
      [
        [1.35, -0.45],
        [0.7, -0.5],
      ],
      [
        [-0.3, -0.78],
        [-0.9, -0.62],
      ],
    ),
    dots("glass", 0.16, [0.1, 0]),
  ],
  // Hunter: needle with two back-swept hooks.
  tes_kio: [
    dots("engine", 0.13, [-1.4, 0]),
    curve(
      "hull",
      "M1.66 0C1.1-.1.7-.2.3-.24C.2-.6-.3-.8-.95-.82C-.6-.6-.55-.4-.6-.28C-1-.26-1.35-.2-1.4 0",
      "C-1.35.2-1 .26-.6.28C-.55.4-.6.6-.95.82C-.3.8.2.6.3.24C.7.2 1.1.1 1.66 0",
    ),
    curve("plate", "M1.1 0C.6-.1-.2-.15-.9-.12C-1-.08-1.05 0-1.05 0", "C-1.05 0-1 .08-.9.12C-.2.15.6.1 1.1 0"),
    lines([
      [0.2, -0.35],
      [-0.5, -0.68],
    ]),
    dots("glass", 0.1, [0.35, 0]),
  ],
  // Scout: beetle with two feelers.
  chosh_ka: [
    dots("engine", 0.1, [-0.6, 0]),
    curve(
      "hull",
      "M.3 0C.35-.12.5-.24.8-.32C.55-.42.35-.4.2-.34C-.05-.58-.45-.56-.66-.34C-.58-.22-.56-.1-.56 0",
      "C-.56.1-.58.22-.66.34C-.45.56-.05.58.2.34C.35.4.55.42.8.32C.5.24.35.12.3 0",
    ),
    curve("plate", "M.12 0C.05-.2-.3-.28-.46-.14C-.48-.05-.48 0-.48 0", "C-.48 0-.48.05-.46.14C-.3.28.05.2.12 0"),
    dots("glass", 0.09, [-0.02, 0]),
  ],
  // Fighters: a hooked blade each.
  red_tougu: [
    dots("engine", 0.09, [-0.5, 0]),
    curve(
      "hull",
      "M.74 0C.4-.08.2-.12.06-.16C.04-.44-.22-.62-.6-.6C-.36-.44-.3-.28-.34-.16C-.48-.12-.5-.06-.5 0",
      "C-.5.06-.48.12-.34.16C-.3.28-.36.44-.6.6C-.22.62.04.44.06.16C.2.12.4.08.74 0",
    ),
    curve("plate", "M.4 0C.1-.08-.2-.1-.34 0", "C-.2.1.1.08.4 0"),
    dots("glass", 0.07, [0.12, 0]),
  ],
  // Ghost fighters: three-pointed, broad in front.
  red_fuvu: [
    dots("engine", 0.1, [-0.52, 0]),
    curve(
      "hull",
      "M.42 0C.44-.14.52-.3.7-.52C.36-.48.14-.4 0-.26C-.2-.3-.4-.22-.66-.3C-.56-.16-.54-.08-.54 0",
      "C-.54.08-.56.16-.66.3C-.4.22-.2.3 0 .26C.14.4.36.48.7.52C.52.3.44.14.42 0",
    ),
    curve("plate", "M.24 0C.16-.12-.1-.16-.36-.1C-.4-.04-.4 0-.4 0", "C-.4 0-.4.04-.36.1C-.1.16.16.12.24 0"),
    dots("glass", 0.08, [0.06, 0]),
  ],
};

/** How far a drawing reaches from its middle, by size of the ship: for pictures outside the map. */
export const REACH = { small: 0.9, medium: 1.75, large: 2.65 } as const;
