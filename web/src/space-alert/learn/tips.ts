import type { Step, Why, Zone } from "../../protocol/space-alert";
import type { Moment } from "../blackbox/analysis";
import type { FilmModel } from "../film/model";

/*
 * Advice for a loss: the message that fits what happened in the film.
 */

/** Cards that came to nothing, as far as there is something to be said about each. */
export const REMEDIES: readonly Why[] = [
  "no_energy",
  "already_activated",
  "full",
  "source_empty",
  "edge_of_ship",
  "no_fuel",
  "switched_off",
  "no_squad",
  "squad_disabled",
  "no_intruder",
  "no_rocket",
  "rocket_track_busy",
  "maintained_already",
  "maintenance_too_late",
];

const ZONES: readonly Zone[] = ["red", "white", "blue"];

/** The zone that a laser looks into; none for the weapons that look into all of them. */
const zoneOf = (weapon: string): Zone | null =>
  weapon.includes("laser") ? (ZONES.find((zone) => weapon.endsWith(zone)) ?? null) : null;

/** Why a shot found nothing: too early, too late, too far, or something that cannot be hit yet. */
function missed(model: FilmModel, at: number, weapon: string): string {
  const before = model.shots[at - 1]?.snapshot.threats ?? [];
  const zone = zoneOf(weapon);
  const fates = model.reel.threats.flatMap(({ track }, index) =>
    track !== "internal" && (zone === null || track === zone) ? [before[index]?.fate ?? "waiting"] : [],
  );
  // A laser reaches all of its trajectory (SA-2.19); the others do not.
  if (fates.includes("in_play")) return zone === null ? "miss-far" : "miss-hidden";
  return fates.includes("waiting") ? "miss-early" : "miss-late";
}

/** Part of the id of the message. */
export function tipFor(model: FilmModel, moment: Moment): string {
  const step: Step | undefined = model.shots[moment.at]?.frame?.step;
  const inside = model.reel.threats.some(({ threat, track }) => threat === moment.threat && track === "internal");
  switch (moment.kind) {
    case "miss":
      return missed(model, moment.at, moment.weapon ?? "");
    case "void":
      return moment.why && REMEDIES.includes(moment.why) ? `void-${moment.why.replaceAll("_", "-")}` : "void";
    case "damage":
      // Shields stop neither what is aboard (SA-10.20) nor what goes through them (SA-10.19).
      if (step?.step === "harm") return "damage-inside";
      return step?.step === "attack" && step.ignores_shields ? "damage-through" : "damage";
    case "survived":
      return inside ? "survived-inside" : "survived";
    default:
      return moment.kind.replaceAll("_", "-");
  }
}
