import type {
  CardId,
  CrewView,
  Placed,
  RoundCommand,
  RoundView,
  Scheduled,
  Trajectory,
} from "../../protocol/space-alert";
import { otherHalf } from "../round/model";

/*
 * A table without a server for the exercises of the Academy, which use the slots and the hand of the real screen.
 * Only what an exercise needs is here: placing, moving, turning and taking back inside its slots. Nothing is resolved here.
 */

export interface LocalSetup {
  cards: readonly CardId[];
  /** Slots that may be filled, from 1. */
  open: number;
  slots: number;
  trajectories: readonly Trajectory[];
  threats: readonly Scheduled[];
  /** Others' plans, face up. */
  others: readonly (readonly (Placed | null)[])[];
}

const row = (length: number): (Placed | null)[] => Array.from({ length }, () => null);

export function localView(setup: LocalSetup): RoundView {
  const member = (faces: (Placed | null)[] | null): CrewView => ({
    seat: 0,
    name: null,
    phase: 1,
    faces,
    heroic: null,
  });
  const crew = [member(null), ...setup.others.map((plan) => ({ ...member([...plan]), seat: 1 }))];
  return {
    stage: "action",
    mission: {
      number: 1,
      level: "mission",
      script: null,
      common: "white",
      serious: "white",
      slots: setup.slots,
      face_up: false,
      solo: false,
      pace: "untimed",
      manual_officers: false,
      preview: false,
      misplay: false,
    },
    crew,
    backs: crew.map(() => ".".repeat(setup.slots)),
    order: crew.map((_, index) => index),
    roles: { captain: null, communications: null, security: null },
    trajectories: [...setup.trajectories],
    clock: { start: 0, phase: 1, began: 0, ends: null, held: false },
    said: [],
    threats: [...setup.threats],
    speech: null,
    silent: false,
    transfer: null,
    deck: 0,
    board: {
      turn: 0,
      figures: crew.map(() => "upper_white"),
      reactors: [2, 3, 2],
      shields: [1, 1, 1],
      fuel: 3,
      rockets: 3,
      damage: [0, 0, 0],
      threats: setup.threats.map(() => 0),
    },
    agreed: null,
    briefing: null,
    flight: null,
    campaign: null,
    frontier: null,
    mine: { crew: 0, cards: [...setup.cards], slots: row(setup.slots), undo: false, oops: [] },
  };
}

/** The view after a command of the learner; the same view when the command means nothing here. */
export function localAct(view: RoundView, command: RoundCommand, open: number): RoundView {
  const { mine } = view;
  if (!mine) return view;
  const slots = [...mine.slots];
  const inReach = (slot: number): boolean => slot >= 1 && slot <= open;
  switch (command.do) {
    case "place": {
      if (!inReach(command.slot) || !mine.cards.includes(command.card)) return view;
      const before = slots.findIndex((placed) => placed?.card === command.card);
      if (before >= 0) slots[before] = null;
      slots[command.slot - 1] = { card: command.card, up: command.up };
      break;
    }
    case "move": {
      if (!inReach(command.from) || !inReach(command.to)) return view;
      [slots[command.from - 1], slots[command.to - 1]] = [
        slots[command.to - 1] ?? null,
        slots[command.from - 1] ?? null,
      ];
      break;
    }
    case "flip": {
      const placed = slots[command.slot - 1];
      if (!placed) return view;
      slots[command.slot - 1] = { ...placed, up: otherHalf(placed.up) };
      break;
    }
    case "take_back":
      slots[command.slot - 1] = null;
      break;
    default:
      return view;
  }
  return { ...view, mine: { ...mine, slots } };
}
