import type { Role, RoundView, Said, Severity, Track } from "../../protocol/space-alert";
import { cardFacts } from "../catalogue";

/*
 * Threats drawn by hand (SA-3.4): who is to draw what. The officer decides; what is wrong is put right before the flight
 * (SA-5.2), so nothing here corrects anybody.
 */

/** A threat as the computer announced it. */
export type Announced = Extract<Said, { say: "threat" }>;

export const officerOf = (track: Track): Role => (track === "internal" ? "security" : "communications");

/** The tracks whose threats the viewer draws; the human of a solo mission is everything. */
export function ownTracks(view: RoundView): Track[] {
  if (!view.mission.manual_officers || !view.mine) return [];
  const me = view.mine.crew;
  const tracks: Track[] = view.mission.level === "test_run" || view.mission.level === "simulation" ? [] : ["internal"];
  return (["red", "white", "blue", ...tracks] as Track[]).filter(
    (track) => view.mission.solo || (me !== null && view.roles[officerOf(track)] === me),
  );
}

/** What was announced and does not lie on the table yet. Unconfirmed reports concern a crew of five only (SA-4.34). */
export function undrawn(view: RoundView): Announced[] {
  if (!view.mission.manual_officers) return [];
  const announced = view.said.filter(
    (said): said is Announced => said.say === "threat" && (!said.unconfirmed || view.crew.length === 5),
  );
  const lying = view.threats.map((threat) => ({ ...threat, severity: cardFacts(threat.threat)?.severity ?? "common" }));
  const take = (fits: (a: Announced, t: (typeof lying)[number]) => boolean, from: Announced[]): Announced[] =>
    from.filter((a) => {
      const at = lying.findIndex((t) => fits(a, t));
      if (at >= 0) lying.splice(at, 1);
      return at < 0;
    });
  const sameDeck = (a: { severity: Severity; track: Track }, t: { severity: Severity; track: Track }): boolean =>
    a.severity === t.severity && (a.track === "internal") === (t.track === "internal");
  let open = take((a, t) => a.number === t.number && a.track === t.track && a.severity === t.severity, announced);
  open = take((a, t) => a.number === t.number && sameDeck(a, t), open);
  // A card that fits nothing still stands for an announcement: the oldest one of its officer, or of anybody.
  open = take((a, t) => (a.track === "internal") === (t.track === "internal"), open);
  return open.slice(lying.length);
}
