import type { FlightReplay, Frame, Snapshot, Station, Text, Weapon } from "../../protocol/space-alert";
import { unrollReel, type FilmModel } from "../film/model";

/*
 * The projection of one crew member, turn by turn, read from the film that the server computes from what the viewer may know.
 */

/** What a turn comes to: at a glance, in this order of weight. */
export type Mark = "hurt" | "delayed" | "wasted" | "miss" | "hit";

export interface TurnProjection {
  turn: number;
  /** Where the crew member stands when the turn is over; nothing in space. */
  at: Station | null;
  /** How far out they are in space, where the interceptors fly to three distances (NF-6.1.2). */
  distance: number | null;
  out: boolean;
  mark: Mark | null;
  /** What happens, in words. */
  lines: Text[];
}

const WEIGHT: readonly Mark[] = ["hit", "miss", "wasted", "delayed", "hurt"];

function markOf(step: Frame["step"], mine: boolean): Mark | null {
  switch (step.step) {
    case "knocked_out":
    case "ultra_fast_return":
      return "hurt";
    // A delay of an empty slot costs nothing.
    case "delayed":
    case "second_symbol_delayed":
      return "delayed";
    case "no_effect":
    case "special_no_effect":
      return "wasted";
    case "misses":
      return "miss";
    case "fires":
      return mine ? "hit" : null;
    case "attacks":
      return "hit";
    default:
      return null;
  }
}

/** Steps after which the interceptors attack in the same turn (NF-6.4.1). */
const SORTIES: readonly Frame["step"]["step"][] = ["launches", "stays_in_space", "flies_to"];

/** The turns of one crew member, by their place in the turn order. */
export function projectionOf(model: FilmModel, member: number): TurnProjection[] {
  let at = model.reel.start.crew[member]?.at ?? null;
  let launched = false;
  return model.turns.map(({ turn, first, last }) => {
    const weapons = new Set<Weapon>();
    // A rocket flies for a turn before it finds its target (SA-9.2).
    if (launched) weapons.add("rocket");
    launched = false;
    const lines: Text[] = [];
    let mark: Mark | null = null;
    for (let index = first; index <= last; index++) {
      const frame = model.shots[index]?.frame;
      if (!frame) continue;
      const { step } = frame;
      const own = "crew" in step && step.crew === member;
      if (own && step.step === "activated") weapons.add(step.weapon);
      if (own && SORTIES.includes(step.step)) weapons.add("interceptors");
      if (own && step.step === "rocket_launched") launched = true;
      const shot = (step.step === "fires" || step.step === "misses") && weapons.has(step.weapon);
      if (shot || (own && step.step !== "plays" && step.step !== "idle" && step.step !== "delay_idle")) {
        lines.push(frame.text);
        const found = markOf(step, shot);
        if (found && (mark === null || WEIGHT.indexOf(found) > WEIGHT.indexOf(mark))) mark = found;
      }
    }
    const { crew, ship } = model.shots[last]?.snapshot ?? model.reel.start;
    const state = crew[member];
    if (state) at = state.at;
    const distance = at === null ? (ship.frontier?.interceptor_distance ?? null) : null;
    return { turn, at, distance, out: state?.knocked_out ?? false, mark, lines };
  });
}

/** The table when a turn is over; before the first turn, the start. */
export function snapshotAfter(model: FilmModel, turn: number): Snapshot {
  const mark = model.turns.find((mark) => mark.turn === turn);
  return (
    (mark ? model.shots[mark.last] : model.shots[turn < 1 ? 0 : model.shots.length - 1])?.snapshot ?? model.reel.start
  );
}

/** The turn in which the ship is lost, if it is. */
export function lostIn(model: FilmModel): number | null {
  return model.reel.frames.find((frame) => frame.step.step === "lost")?.turn ?? null;
}

/** A projection, ready to be looked at. */
export interface Projection {
  model: FilmModel;
  /** After this turn, what happens depends on a damage tile that nobody has seen. */
  certain: number;
}

export const project = (film: FlightReplay, certain: number): Projection => ({ model: unrollReel(film), certain });
