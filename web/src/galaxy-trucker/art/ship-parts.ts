import type { Hazard, Square } from "../../protocol/galaxy-trucker";

/** How a square is marked. Each mark has its own sign beside its colour. */
export type Mark = "legal" | "fault" | "chosen" | "choice" | "struck" | "unfixed" | "powered" | "piece" | "lost";

/** A square that can be pressed. */
export interface SquareButton {
  square: Square;
  label: string;
  pressed?: boolean;
}

/** The line of a hazard: where it comes from, and its line or the dice that select it. */
export interface Strike {
  hazard: Hazard;
  roll: number | readonly [number, number];
  /** The square at which it ends; nothing: it misses. */
  at: Square | null;
  ended: "coming" | "miss" | "stopped" | "hit";
}

/** A tile that has left the ship and drifts away. */
export interface Drift {
  key: string;
  square: Square;
  code: number;
}
