import type { Event } from "../../protocol/battleship-galaxies";

/** The rule of each event, as the engine names it (`Event::rule`). */
const RULES: Partial<Record<Event["event"], string>> = {
  list_submitted: "BG-30.12",
  battle_began: "BG-2.15",
  first_rolled: "BG-2.17",
  first_chosen: "BG-2.17",
  turn_began: "BG-7.2",
  energy: "BG-8.1",
  drew: "BG-8.3",
  discarded: "BG-7.4",
  card_given: "BG-23.5",
  exhausted: "BG-21.3",
  main_computer_used: "BG-M3.6",
  launched: "BG-9.1",
  activated: "BG-11.4",
  stopped: "BG-12.8",
  placed: "BG-12.12",
  ecm_rolled: "BG-13.3",
  ecm_ignored: "BG-19.1",
  debris_rolled: "BG-18.4",
  tile_revealed: "BG-18.11",
  attack_rolled: "BG-14.17",
  cover_rolled: "BG-14.20",
  effect_rolled: "BG-19.1",
  hit_cancelled: "BG-14.23",
  hit_redirected: "BG-14.22",
  ability_used: "BG-19.7",
  card_played: "BG-19.2",
  attached: "BG-6.4",
  detached: "BG-6.21",
  damaged: "BG-15.1",
  restored: "BG-15.8",
  destroyed: "BG-16.1",
  escaped: "BG-M2.8",
  card_lost: "BG-16.4",
  control_taken: "BG-20.1",
  scored: "BG-22.14",
  rescued: "BG-M5.13",
  engines_rolled: "BG-M4.12",
  asteroid_rolled: "BG-M4.13",
  time_ran_out: "BG-30.3",
  undone: "BG-30.6",
  undo_asked: "BG-30.6",
  undo_answered: "BG-30.6",
  draw_offered: "BG-30.11",
  draw_answered: "BG-30.11",
  resigned: "BG-30.11",
  over: "BG-22.1",
};

/** The rule behind an event. */
export function ruleOf(event: Event): string {
  switch (event.event) {
    case "energy":
      return event.why === "discard" ? "BG-7.4" : event.why === "effect" ? "BG-8.4" : "BG-8.1";
    case "exhausted":
      return event.times < 2 ? "BG-21.3" : "BG-21.4";
    case "launched":
      return event.from === null ? "BG-9.1" : "BG-10.8";
    case "attack_declared":
      return "BG-14.15";
    case "attack_rolled":
      return event.again ? "BG-14.19" : "BG-14.17";
    case "damaged":
      if (event.kind === "shield") return "BG-15.3";
      if (event.kind === "hull") return "BG-15.4";
      return event.typ === "attack" ? "BG-15.1" : "BG-15.2";
    case "destroyed":
      return { hull: "BG-16.1", critical: "BG-14.24", carried: "BG-16.5", same_name: "BG-20.4" }[event.why];
    default:
      return RULES[event.event] ?? "BG-7.1";
  }
}
