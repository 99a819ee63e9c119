import type { ThreatId } from "../../protocol/space-alert";

/**
 * Our own drawing of every threat, on a grid from -12 to 12, nose down. `body` is filled and outlined, `line` only outlined,
 * `mark` is the bright detail.
 */
export interface Glyph {
  body: string;
  line?: string;
  mark?: string;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const FIGHTER = "M0 11 4 1l7-7-3-2-4 2-2-4h-4l-2 4-4-2-3 2 7 7z";
const FRIGATE = "M0 12 4 5v-4l5-2v-6l-5 2-1-7h-6l-1 7-5-2v6l5 2v4z";
const ROCK = "M-10-2-7-8-1-10 6-9 10-3 9 5 4 10-4 9-9 5z";
const SATELLITE = "M-4-4h8v8h-8zM-12-3h6v6h-6zM6-3h6v6H6z";

const GLYPHS: Record<string, Glyph> = {
  "E1-01": {
    body: circle(0, 0, 6),
    line: "M0-11v3M0 8v3M-11 0h3M8 0h3M-8-8l2 2M6 6l2 2M-8 8l2-2M6-6l2-2",
    mark: circle(0, 0, 2),
  },
  "E1-02": {
    body: "M0 12 3 5l6 2 3-7-3-1-2-7-3 1-1-4h-6l-1 4-3-1-2 7-3 1 3 7 6-2z",
    line: "M-3 5-3-4M3 5V-4",
    mark: "M-2 0h4M-1 3h2",
  },
  "E1-03": { body: "M0 8 11-3 8-6 4-3 0-8-4-3-8-6-11-3z", line: "M-4-3 0 2l4-5" },
  "E1-04": { body: "M-9 4a4 4 0 0 1 0-8 6 6 0 0 1 11-2 4 4 0 0 1 6 4 3 3 0 0 1 0 6z", mark: "M1-3-2 2h4l-3 5" },
  "E1-05": { body: "M-4 9V5l-5-1v-8l5-2 1-5h6l1 5 5 2v8l-5 1v4H2V5h-4v4z", line: "M-7 8v-4M7 8V4", mark: "M-2-3h4" },
  "E1-06": { body: FIGHTER, line: "M-11 2-8 9 0 12l8-3 3-7", mark: "M0-4v6M-3-2 3 1M3-2l-6 3" },
  "E1-07": { body: FIGHTER, mark: "M0-4v6" },
  "E1-08": { body: "M-5-10h10v9H-5z", line: "M-5-1-9 4l2 6M5-1l4 5-2 6M0-1v8", mark: "M-2-6h4" },
  "E1-09": {
    body: "M-8-6c4-5 9-2 13-3 5 0 6 5 4 9s0 8-5 9-9 1-12-3-3-9 0-12z",
    line: circle(3, -3, 1.5),
    mark: circle(-1, 2, 2.5),
  },
  "E1-10": { body: "M-7 2-5-4 1-6 7-2 7 5 2 10-4 8z", line: "M-3-8-6-12M2-9V-12M6-7 8-11" },
  "E2-01": { body: "M0 12 3 2 8-4 4-4V-9H-4v5H-8l5 6z", line: "M-2-10v-2M2-10v-2", mark: "M0 6v-7" },
  "E2-02": { body: "M0 8 3 2 8 0 3-3H-3L-8 0l5 2z", line: "M0-3v-3M-5-10a6 6 0 0 0 10 0z", mark: circle(0, 1, 1.5) },
  "E2-03": {
    body: "M0 11 4 1l7-7-3-2-4 2-2-4h-4l-2 4-4-2-3 2 7 7z",
    line: "M-9 9q3-3 0-6M9 9q-3-3 0-6",
    mark: "M-3-3h2M1-3h2",
  },
  "E2-04": { body: "M-6 0-3-6 0 0l-3 3zM2-5l3-6 3 6-3 3zM1 8l3-6 3 6-3 3zM-10 9l3-5 3 5-3 2z" },
  "E2-05": {
    body: "M-9 1c0-7 4-11 9-11s9 4 9 11z",
    line: "M-7 2q-2 4 0 9M-2 2q2 4 0 9M2 2q2 4 1 8M7 2q2 4 0 9",
    mark: "M-4-3h2M2-3h2",
  },
  "E2-06": { body: "M0 11 3 4l5-1 3-8-5 3-2-6h-8l-2 6-5-3 3 8 5 1z", mark: "M-3-2 0 1l3-3" },
  "E2-07": {
    body: "M-7-2-5-7 0-8 6-6 8 0 5 7-2 8-7 4z",
    line: "M-5-7-1-2-7-2M-1-2-2 8M-1-2 8 0",
    mark: circle(2, 3, 1),
  },
  "SE1-01": { body: FRIGATE, line: "M-3 1V-7M3 1V-7", mark: "M-1-3h2M-1 1h2" },
  "SE1-02": {
    body: "M0 12 3 6l3 1 1-5 5-3-4-8-3 2-1-5h-8l-1 5-3-2-4 8 5 3 1 5 3-1z",
    line: "M-8-1 0 2l8-3M0 2v6",
    mark: "M-3-5h6",
  },
  "SE1-03": {
    body: "M-3 11 0 12l3-1V7h5V-9H-8V7h5z",
    line: `${circle(-4, -5, 3)}${circle(4, -5, 3)}${circle(-4, 2, 3)}${circle(4, 2, 3)}`,
  },
  "SE1-04": { body: SATELLITE, line: "M-5 8a6 6 0 0 0 10 0M-3-9h6", mark: circle(0, 0, 2) },
  "SE1-05": { body: FRIGATE, line: "M-11 3-8 10M11 3 8 10", mark: "M0-5v8M-3-3 3 1M3-3l-6 4" },
  "SE1-06": {
    body: "M-7-2c0-6 3-9 7-9s7 3 7 9c0 3-1 4-3 5h-8c-2-1-3-2-3-5z",
    line: "M-6 3q-5 2-4 7M-3 4q-3 4-1 8M3 4q3 4 1 8M6 3q5 2 4 7",
    mark: "M-3-4h2M1-4h2",
  },
  "SE1-07": { body: circle(0, 0, 10), line: "M0 0q4-5 7 0t-7 6-8-7 9-8M0 0q-3 2-3-2", mark: circle(0, 0, 1.5) },
  "SE1-08": { body: ROCK, line: "M-7-8-2-3-10-2M-2-3-4 9M-2-3 10-3", mark: circle(4, 3, 1.5) },
  "SE2-01": { body: "M-11-8-4-11H4l7 3v8L8 5l-2-3-2 6-2-5-2 8-2-8-2 5-2-6-2 3-3-5z", mark: "M-6-4l4 2M6-4 2-2" },
  "SE2-02": { body: "M-9-10H9l2 6-3 10-8 6-8-6-3-10z", line: "M-5-5v5a5 5 0 0 0 10 0v-5", mark: "M-6-6h2M4-6h2" },
  "SE2-03": { body: SATELLITE, line: "M-6 8q6-5 12 0q-6 5-12 0", mark: circle(0, 8, 1.5) },
  "SE2-04": {
    body: "M-7-1c0-4 3-7 7-7s7 3 7 7-3 6-7 6-7-2-7-6z",
    line: "M-7-3-11-7-9-11-7-8M7-3l4-4-2-4-2 3M-6 4l-4 3 1 4M6 4l4 3-1 4M-2 5l-2 5M2 5l2 5",
    mark: "M-3-2h2M1-2h2",
  },
  "SE2-05": { body: "M0 12 2 3l9 3-6-6 7-5-8 1L4-12 0-5-4-12v8l-8-1 7 5-6 6 9-3z", mark: circle(0, -1, 2) },
  "SE2-06": {
    body: "M-11-3-9-9-2-12 7-11 12-4 11 5 5 11-5 11-11 6z",
    line: "M-9-9-3-3-11-3M-3-3-5 11M-3-3 12-4M-3-3 7 3 11 5M7 3 5 11",
    mark: circle(4, -7, 1.5),
  },
  skirmishers: { body: "M-7 0c0-6 3-9 7-9s7 3 7 9v4H-7z", line: "M-9 8 0 11l9-3M-6 5h12", mark: "M-4-1h8" },
  saboteur: { body: circle(-1, 3, 7), line: "M4-3 7-7q2-3 4-1", mark: "M-4 3h6M-1 0v6" },
  shields: { body: "M0-11 9-8v7c0 6-4 10-9 12-5-2-9-6-9-12v-7z", mark: "M2-7-2-1h4l-4 7" },
  warheads: { body: "M0-12c3 3 4 6 4 10v8h-8v-8c0-4 1-7 4-10z", line: "M-4 4l-4 5h4M4 4l4 5H4", mark: "M0-5v5M0 3v1" },
  slime: {
    body: "M-10 9c-2-5 3-6 3-11 0-4 2-7 7-7s7 3 7 7c0 5 5 6 3 11-1 2-4 2-5 0-1 3-5 3-6 0-1 3-8 3-9 0z",
    mark: "M-4-2h2M2-2h2",
  },
  troopers: { body: "M-8 1c0-7 3-10 8-10s8 3 8 10v5H4v5h-8V6h-4z", mark: "M-5-2h10M0-2v4" },
  virus: {
    body: circle(0, 0, 6),
    line: "M0-6v-5M0 6v5M-6 0h-5M6 0h5M-4-4l-4-4M4 4l4 4M-4 4l-4 4M4-4l4-4",
    mark: "M-2-1h1M2 1h1M0 2h1",
  },
  overheated: { body: "M0-12c1 5 7 7 7 14 0 5-3 9-7 9s-7-4-7-9c0-3 2-4 3-7 1 2 2 2 2 4 2-3 2-7 2-11z", mark: "M0 3v4" },
  commandos: {
    body: "M-8-3C-7-9-4-11 0-11s7 2 8 8l-1 4H-7z",
    line: "M-7 1v5l3 5h8l3-5V1M-10-2h20",
    mark: "M-4 3h3M1 3h3",
  },
  alien: { body: "M0-11c6 0 9 4 9 9 0 6-5 9-6 13h-6c-1-4-6-7-6-13 0-5 3-9 9-9z", mark: "M-6-3l4 3-3 1zM6-3 2 0l3 1z" },
  fissure: { body: "M-3-12 2-4-2-1 4 3 0 12-5 5 0 2-6-2z", line: "M2-4 8-7M4 3l6 1M-6-2l-5-2M-5 5l-4 3" },
  wires: { body: "M3-12-6 2h5l-3 10L7-3H2z", line: "M-11-6q4 0 4 5M11 7q-4 0-4-5" },
  uprising: { body: "M-8-5H8V9H-8z", line: "M0-5v-5M-11 0v5M11 0v5M-4 6h8", mark: "M-5-1l3 2M5-1 2 1" },
  executioner: { body: "M-7-2c0-6 3-9 7-9s7 3 7 9L4 11h-8z", line: "M8 11 12-6M9-2q4-2 3-7", mark: "M-4-2h3M1-2h3" },
  seeker: { body: circle(0, 0, 8), line: "M0-8v-4M-8 3l-3 4M8 3l3 4M-4 8v3M4 8v3", mark: circle(0, 0, 3) },
  overload: { body: "M-1-12-8 1h4l-2 10 8-13h-4zM7-9 3-1h3L4 6l7-9H7z" },
  contamination: {
    body: circle(0, 0, 3),
    line: `${circle(0, -6, 4.5)}${circle(-5.5, 3.5, 4.5)}${circle(5.5, 3.5, 4.5)}`,
  },
  nuclear: { body: circle(0, 0, 10), line: "M0 0-4-8h8zM0 0l8 2-4 7zM0 0l-8 2 4 7z", mark: circle(0, 0, 1.5) },
};

const INTERNAL: Record<string, string> = {
  "I1-01": "skirmishers",
  "I1-02": "skirmishers",
  "I1-03": "saboteur",
  "I1-04": "saboteur",
  "I1-05": "shields",
  "I1-06": "shields",
  "I1-07": "warheads",
  "I2-01": "slime",
  "I2-02": "slime",
  "I2-03": "troopers",
  "I2-04": "troopers",
  "I2-05": "virus",
  "I2-06": "overheated",
  "SI1-01": "commandos",
  "SI1-02": "commandos",
  "SI1-03": "alien",
  "SI1-04": "fissure",
  "SI1-05": "wires",
  "SI1-06": "uprising",
  "SI2-01": "executioner",
  "SI2-02": "seeker",
  "SI2-03": "overload",
  "SI2-04": "contamination",
  "SI2-05": "nuclear",
};

const UNKNOWN: Glyph = { body: "M0 11-9-8H9z", mark: "M0-4v6M0 6v1" };

/** The drawing of a card; a card this client does not know is a plain warning sign. */
export function glyph(code: ThreatId): Glyph {
  return GLYPHS[INTERNAL[code] ?? code] ?? UNKNOWN;
}
