import type { Step } from "../../protocol/space-alert";

/** How long a step is seen at normal speed, in milliseconds: as long as it takes to understand it. */
export function holdOf(step: Step): number {
  switch (step.step) {
    case "turn":
      return 900;
    case "part":
      return 450;
    case "turn_ends":
    case "delay_idle":
      return 200;
    case "appears":
    case "computer_check":
    case "destroyed":
    case "survived":
    case "knocked_out":
    case "calls":
    case "ultra_fast_return":
      return 1300;
    case "plays":
      return 550;
    case "idle":
      return 350;
    case "moves":
    case "advances":
    case "prowls":
    case "rocket_advances":
      return 700;
    case "attack":
    case "delayed":
    case "second_symbol_delayed":
    case "no_effect":
    case "special_no_effect":
    case "acts":
      return 1100;
    case "fires":
    case "misses":
    case "hit":
      return 900;
    case "tile_drawn":
    case "damage_counted":
      return 950;
    case "lost":
    case "jumped":
      // The end is shown before its sentence.
      return 3200;
    default:
      return 850;
  }
}

/**
 * How long things take to get where they go: motion is over well before the next step. The same for all steps, because a style
 * that changes with every step makes the browser look at the whole ship again, every time.
 */
export function paceOf(speed: number): number {
  return Math.round(480 / speed);
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
