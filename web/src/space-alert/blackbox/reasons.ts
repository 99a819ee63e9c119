import type { ThreatId, Track, Weapon } from "../../protocol/space-alert";
import { stationOfWeapon, zoneOf } from "../board/geometry";
import { coversAll, trackOf } from "../board/tokens";
import { cardFacts } from "../catalogue";
import type { FilmModel } from "../film/model";
import { damageDealt, type Moment } from "./analysis";

/*
 * The reason for a loss, read from the flight: earlier damage to a threat, possible targets, the time for computer maintenance.
 * Part of a message id, with its numbers.
 */
export type Because =
  /** Nothing had hurt the threat since it appeared. */
  | { why: "untouched"; turn: number }
  /** What had been done to the threat, and when last. */
  | { why: "hurt"; damage: number; of: number; turn: number }
  /** Nothing was on the weapon's trajectory, or on any. */
  | { why: "clear" | "clear-all" }
  /** What was nearest to the weapon that found no target. */
  | { why: "far"; threat: ThreatId; square: number; distance: number; reach: number }
  /** The same, where only damage to the weapon kept it from reaching that far (SA-11.5). */
  | { why: "far-damaged"; threat: ThreatId; square: number; distance: number; reach: number }
  /** Interceptors that fly to three distances attack at their own only (NF-6.4.2). */
  | { why: "apart"; threat: ThreatId; distance: number; reach: number }
  /** What was nearest to it, and what is printed there about being a target. */
  | { why: "hidden"; threat: ThreatId; trait: string }
  /** The turns in which the computer could still be maintained. */
  | { why: "due"; first: number; last: number }
  /** What all shots of a turn together must exceed. */
  | { why: "shield"; shield: number };

/** Squares 1 to 5 are distance 1, 6 to 10 distance 2, the rest distance 3 (SA-2.17). */
const distanceOf = (square: number): number => Math.min(3, Math.max(1, Math.ceil(square / 5)));

/** The reason for a moment, if there is more to say than the step. */
export function becauseOf(model: FilmModel, moment: Moment): Because | null {
  switch (moment.kind) {
    case "damage":
    case "survived":
    case "lost":
      return moment.threat === undefined ? null : untilThen(model, moment.threat, moment.at);
    case "miss":
      return atThatMoment(model, moment.weapon as Weapon, moment.at);
    case "asleep":
      // It is looked after in the first two turns of a phase: the check ends the second of them (SA-13.2, SA-13.3).
      return { why: "due", first: moment.turn - 1, last: moment.turn };
    case "bounced": {
      const step = model.shots[moment.at]?.frame?.step;
      return step?.step === "hit" ? { why: "shield", shield: step.shield } : null;
    }
    default:
      return null;
  }
}

/** Earlier damage to a threat. */
function untilThen(model: FilmModel, threat: ThreatId, at: number): Because | null {
  const index = model.reel.threats.findIndex((scheduled) => scheduled.threat === threat);
  let appeared: number | null = null;
  let last: number | null = null;
  for (const { frame } of model.shots.slice(0, at)) {
    const step = frame?.step;
    if (!step || !("threat" in step) || step.threat !== threat) continue;
    if (step.step === "appears") appeared = frame.turn;
    else if ((damageDealt(step) ?? 0) > 0) last = frame.turn;
  }
  if (last === null) return appeared === null ? null : { why: "untouched", turn: appeared };
  const state = model.shots[at - 1]?.snapshot.threats[index];
  // It may have healed since.
  if (!state || state.damage === 0) return null;
  return { why: "hurt", damage: state.damage, of: state.hit_points, turn: last };
}

/** Possible targets of a weapon. */
function atThatMoment(model: FilmModel, weapon: Weapon, at: number): Because | null {
  const shot = model.shots[at];
  if (!shot || (shot.frame?.step.step === "misses" && shot.frame.step.why !== "no_target")) return null;
  // A laser sees one trajectory, everything else sees all (SA-9.6).
  const station = weapon === "pulse_cannon" ? null : stationOfWeapon(weapon);
  const track: Track | null = station ? zoneOf(station) : null;
  const nearest = model.reel.threats
    .flatMap((scheduled, index) => {
      const state = shot.snapshot.threats[index];
      const on = trackOf(scheduled, state);
      const there = track === null ? on !== "internal" : on === track || coversAll(scheduled);
      return there && state?.fate === "in_play"
        ? [{ ...scheduled, square: Math.max(1, state.position), changed: state.changed, away: state.out_of_phase }]
        : [];
    })
    .sort((one, other) => one.square - other.square || one.number - other.number)[0];
  if (!nearest) return { why: track === null ? "clear-all" : "clear" };
  const { threat, square, changed, away } = nearest;
  const distance = distanceOf(square);
  const hiding: Record<string, boolean> = {
    "sa-trait-stealth": !changed,
    "sa-trait-phasing": away === true,
    "sa-trait-hides-far": distance === 3,
    "sa-trait-no-rockets": weapon === "rocket",
    "sa-trait-no-heavy": weapon.startsWith("heavy"),
  };
  const trait = cardFacts(threat)?.special.find(({ text }) => hiding[text.id])?.text.id;
  if (trait) return { why: "hidden", threat, trait };
  const { frontier } = shot.snapshot.ship;
  if (weapon === "interceptors" && frontier?.interceptor_distance)
    return { why: "apart", threat, distance, reach: frontier.interceptor_distance };
  const broken = weapon === "pulse_cannon" && (shot.snapshot.ship.tiles[1] ?? []).includes("light_laser");
  const reach =
    weapon === "interceptors" ? 1 : weapon === "rocket" ? 2 : weapon === "pulse_cannon" ? (broken ? 1 : 2) : 3;
  return { why: broken && distance === 2 ? "far-damaged" : "far", threat, square, distance, reach };
}
