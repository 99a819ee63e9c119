import type { Changes, FlightReplay, Frame, Snapshot } from "../../protocol/space-alert";
import type { Ending, Moment } from "../board/effects";
import { movePieces, type Pieces } from "../board/pieces";

/** One step and the table right after it. Index 0 of a film is the start, before any step. */
export interface Shot {
  snapshot: Snapshot;
  pieces: Pieces;
  /** The step that led here; nothing at the start. */
  frame: Frame | null;
}

/** A turn and the shots that belong to it. */
export interface TurnMark {
  turn: number;
  first: number;
  last: number;
}

/** A film with every moment worked out once, so that any of them can be shown at once. */
export interface FilmModel {
  reel: FlightReplay;
  shots: readonly Shot[];
  turns: readonly TurnMark[];
}

/** Carries the changes of a step out on a copy. What did not change keeps its identity. */
export function applyChanges(snapshot: Snapshot, changes: Changes): Snapshot {
  const put = <T>(list: T[], entries: [number, T][] | undefined): T[] => {
    if (!entries) return list;
    const copy = [...list];
    for (const [index, value] of entries) copy[index] = value;
    return copy;
  };
  return {
    ship: changes.ship ?? snapshot.ship,
    crew: put(snapshot.crew, changes.crew),
    slots: put(snapshot.slots, changes.slots),
    threats: put(snapshot.threats, changes.threats),
  };
}

/** Every moment of a film. */
export function unrollReel(reel: FlightReplay): FilmModel {
  const shots: Shot[] = [{ snapshot: reel.start, pieces: movePieces(null, reel.start), frame: null }];
  let last = shots[0] as Shot;
  for (const frame of reel.frames) {
    const snapshot = applyChanges(last.snapshot, frame.changes);
    last = { snapshot, pieces: movePieces(last.pieces, snapshot), frame };
    shots.push(last);
  }
  const turns: TurnMark[] = [];
  shots.forEach(({ frame }, index) => {
    if (!frame) return;
    const turn = turns.at(-1);
    if (turn?.turn === frame.turn) turn.last = index;
    else turns.push({ turn: frame.turn, first: index, last: index });
  });
  return { reel, shots, turns };
}

/** The turn a shot belongs to; the start belongs to the first. */
export function turnAt(model: FilmModel, index: number): TurnMark | null {
  return model.turns.find((turn) => index <= turn.last) ?? model.turns.at(-1) ?? null;
}

/** What is seen at a shot: the step, what was before it, and the shots of the same volley. */
export function momentAt(model: FilmModel, index: number): Moment | null {
  const shot = model.shots[index];
  const before = model.shots[index - 1];
  if (!shot?.frame || !before) return null;
  const volley: Frame["step"][] = [];
  for (let earlier = index - 1; earlier > 0; earlier--) {
    const step = model.shots[earlier]?.frame?.step;
    if (!step || step.step === "part" || step.step === "turn") break;
    if (step.step === "fires" || step.step === "misses") volley.unshift(step);
  }
  // Shots hang in the air until their damage is dealt; after that the threats speak.
  const kind = shot.frame.step.step;
  const keeps = kind === "fires" || kind === "misses" || kind === "hit" || (kind === "destroyed" && volley.length > 0);
  return { before: before.snapshot, after: shot.snapshot, step: shot.frame.step, volley: keeps ? volley : [] };
}

/** How the flight has ended, if it has by this shot. */
export function endingAt(model: FilmModel, index: number): Ending | null {
  for (let at = Math.min(index, model.shots.length - 1); at > 0; at--) {
    const step = model.shots[at]?.frame?.step;
    if (step?.step === "jumped") return { kind: "jumped" };
    if (step?.step === "lost")
      return { kind: "lost", zone: step.loss.kind === "zone_destroyed" ? step.loss.zone : null };
    if (step?.step === "turn") return null;
  }
  return null;
}
