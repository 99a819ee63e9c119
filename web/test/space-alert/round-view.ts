import type { CrewView, Placed, RoundView } from "../../src/protocol/space-alert";

/** A board without cards. */
export const empty = (count: number): (Placed | null)[] => Array.from({ length: count }, () => null);

/** A crew member who has done nothing yet. */
export function member(over: Partial<CrewView> = {}): CrewView {
  return { seat: 0, name: null, phase: 1, faces: null, heroic: null, ...over };
}

/** A mission in its first phase, seen by the first of three crew members. */
export function view(over: Partial<RoundView> = {}): RoundView {
  return {
    stage: "action",
    mission: {
      number: 1,
      level: "mission",
      script: null,
      common: "white",
      serious: "white",
      slots: 12,
      face_up: false,
      solo: false,
      pace: "real",
      manual_officers: false,
      preview: true,
      misplay: false,
    },
    crew: [member(), member({ seat: 1 }), member({ seat: null, faces: empty(12) })],
    backs: ["............", "m.A.........", "............"],
    order: [0, 1, 2],
    roles: { captain: 0, communications: 1, security: 1 },
    trajectories: ["T1", "T2", "T3", "T4"],
    clock: { start: 1000, phase: 1, began: 1000, ends: null, held: false },
    said: [],
    threats: [],
    speech: null,
    silent: false,
    transfer: null,
    deck: 60,
    board: {
      turn: 0,
      figures: ["upper_white", null, "lower_red"],
      reactors: [2, 3, 2],
      shields: [1, 1, 1],
      fuel: 3,
      rockets: 3,
      damage: [0, 0, 0],
      threats: [],
    },
    agreed: null,
    briefing: null,
    flight: null,
    campaign: null,
    frontier: null,
    mine: { crew: 0, cards: [0, 31, 90], slots: empty(12), undo: false, oops: [] },
    ...over,
  };
}
