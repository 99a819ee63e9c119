import { unroll } from "../../table/replay-frames";
import type { GameInfo, TableReplay } from "../../protocol/protocol";
import type { Event, View as WrittenView } from "../../protocol/galaxy-trucker";
import { completeView, type View } from "../complete-view";
import { aimed, launchScene, settledScene, step, type Scene } from "../flight/scene";
import { narrate, type LogLine } from "../flight/narrate";

/** One moment of a film: something that is worth a line. */
export interface Moment {
  /** Place among the states of the table. */
  state: number;
  /** How many of the events of that step have happened. */
  events: number;
  event: Event;
}

/** A film of a whole game: its states, and the moments between them. */
export interface Film {
  states: GameInfo[];
  events: Event[][];
  moments: Moment[];
}

export function filmOf(replay: TableReplay): Film {
  const states = unroll(replay);
  const events = replay.frames.map((frame) => ((frame as { events?: Event[] }).events ?? []) as Event[]);
  const moments: Moment[] = [];
  events.forEach((told, index) => {
    told.forEach((event, at) => {
      if (narrate(event, () => "") !== null) moments.push({ state: index + 1, events: at + 1, event });
    });
  });
  return { states, events, moments };
}

const viewAt = (film: Film, state: number): View => completeView(film.states[state]?.view as WrittenView);

/** The tile that a player holds: its number, null if it is hidden (GT-5.16), nothing with an empty hand. */
export function handOf(view: View, seat: number): number | null | undefined {
  const player = view.players[seat];
  if (!player?.holding) return undefined;
  return player.hand > 0 ? player.hand : null;
}

/** What is seen at a moment: exact at the end of a step, and in between what its events have made of the state before. */
export function sceneAt(film: Film, moment: Moment | undefined): { view: View; scene: Scene } {
  if (!moment) {
    const view = viewAt(film, 0);
    return { view, scene: launchScene(view.ships, view.deck) };
  }
  const told = film.events[moment.state - 1] ?? [];
  const view = viewAt(film, moment.state);
  let scene = settledScene(null, viewAt(film, moment.state - 1));
  for (const event of told.slice(0, moment.events)) scene = step(scene, event);
  const next = told.slice(moment.events);
  scene = aimed(scene, next);
  // With nothing left to happen, the server's own state is shown, with the hazard that led to it.
  if (next.every((event) => narrate(event, () => "") === null))
    scene = { ...settledScene(scene, view), hazard: scene.hazard, dice: scene.dice };
  return { view: next.length === 0 ? view : { ...view, stage: stageOf(view, moment.event) }, scene };
}

/** A receipt is shown when it was written, not before. */
function stageOf(view: View, event: Event): View["stage"] {
  const ended = view.stage === "receipt" || view.stage === "over";
  return ended && event.event !== "settled" ? "flight" : view.stage;
}

export function linesOf(film: Film, name: (ship: number) => string): (LogLine & { key: number })[] {
  return film.moments.flatMap(({ event }, key) => {
    const line = narrate(event, name);
    return line ? [{ ...line, key }] : [];
  });
}
