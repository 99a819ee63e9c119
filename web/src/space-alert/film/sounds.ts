import type { Step, Weapon } from "../../protocol/space-alert";
import { cardFacts } from "../catalogue";

const GUNS: Record<Weapon, string> = {
  heavy_laser_red: "laser-heavy",
  heavy_laser_white: "laser-heavy",
  heavy_laser_blue: "laser-heavy",
  light_laser_red: "laser-light",
  light_laser_blue: "laser-light",
  pulse_cannon: "pulse-cannon",
  rocket: "rocket",
  interceptors: "interceptors",
};

/** What a step sounds like: a file of assets/space-alert/effects, or nothing. */
export function soundOf(step: Step): string | null {
  switch (step.step) {
    case "appears":
      return cardFacts(step.threat)?.severity === "serious" ? "serious-threat" : "threat";
    case "moves":
      return step.way === "lift" ? "gravolift" : "door";
    case "energy_moved":
    case "fuel_burnt":
    case "activated":
    case "cube_placed":
      return "energy";
    case "attacks":
    case "squad_taken":
    case "squad_reactivated":
      return "battlebots";
    case "launches":
    case "flies_to":
    case "returns":
      return "interceptors";
    case "rocket_launched":
      return "rocket";
    case "maintains":
      return "computer";
    case "computer_check":
      return step.passed ? "computer" : "malfunction";
    case "delayed":
    case "second_symbol_delayed":
      return "delay";
    case "temporary_shields":
      return "shield";
    case "calls":
      return cardFacts(step.called)?.severity === "serious" ? "serious-threat" : "threat";
    case "doors_sealed":
      return "door";
    case "knocked_out":
    case "ultra_fast_return":
      return "knocked-out";
    case "fires":
    case "misses":
      return GUNS[step.weapon];
    case "destroyed":
      return "explosion";
    case "attack":
      return step.absorbed > 0 ? "shield" : "hit";
    case "tile_drawn":
    case "damage_counted":
      return "hit";
    case "jumped":
      return "survived";
    case "lost":
      return "lost";
    default:
      return null;
  }
}
