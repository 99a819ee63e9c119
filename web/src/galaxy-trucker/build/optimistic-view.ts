import type { Command } from "../../protocol/galaxy-trucker";
import type { OwnView } from "../complete-view";
import { codeOf } from "../tiles";

/** A tile was asked for and is not known yet. */
export const UNKNOWN = -1;

/** What one builder has and sees of the warehouse: the part of the view that a command of the builder changes at once. */
export interface Bench {
  /** The tile in hand; 0: none, `UNKNOWN`: drawn, on its way. */
  hand: number;
  handWasSetAside: boolean;
  /** The tile in hand comes from the order pile and goes back there. */
  handOrdered: boolean;
  orderPile: readonly number[];
  cells: readonly number[];
  unfixed: number | null;
  setAside: readonly number[];
  faceUp: readonly number[];
  faceDown: number;
  number: number | null;
  looking: number | null;
}

export function benchOf(view: OwnView, seat: number): Bench {
  const player = view.players[seat];
  const ship = view.ships[player?.ship ?? seat];
  return {
    // Spectators see that a tile is in hand, and which one only at tables with open hands.
    hand: view.hand ?? (player?.holding ? player.hand || UNKNOWN : 0),
    handWasSetAside: view.hand_was_set_aside ?? false,
    handOrdered: view.hand_ordered ?? false,
    orderPile: ship?.order_pile ?? [],
    cells: ship?.cells ?? [],
    unfixed: ship?.unfixed ?? null,
    setAside: ship?.set_aside ?? [0, 0],
    faceUp: view.face_up,
    faceDown: view.face_down,
    number: ship?.number ?? null,
    looking: player?.looking ?? null,
  };
}

const withAt = (list: readonly number[], index: number, value: number): number[] =>
  list.map((old, at) => (at === index ? value : old));

/** A command without an answer, and the tile that was in hand when it was given. */
export interface Pending {
  command: Command;
  hand: number;
}

/**
 * The bench as it will be if the server accepts a command. A command that has already taken effect changes nothing, so that the
 * view may arrive before the acknowledgement. This foresees, it does not judge: the server refuses what breaks a rule.
 */
export function foresee(bench: Bench, { command, hand }: Pending): Bench {
  const holds = bench.hand > 0 && bench.hand === hand;
  switch (command.do) {
    case "draw":
      return bench.hand === 0
        ? { ...bench, hand: UNKNOWN, handOrdered: false, unfixed: null, faceDown: Math.max(0, bench.faceDown - 1) }
        : bench;
    case "take":
      return bench.faceUp[command.place] === command.tile && bench.hand === 0
        ? {
            ...bench,
            hand: command.tile,
            handWasSetAside: false,
            handOrdered: false,
            unfixed: null,
            faceUp: withAt(bench.faceUp, command.place, 0),
          }
        : bench;
    case "take_ordered":
      return bench.orderPile.includes(command.tile) && bench.hand === 0
        ? {
            ...bench,
            hand: command.tile,
            handWasSetAside: false,
            handOrdered: true,
            unfixed: null,
            orderPile: bench.orderPile.filter((tile) => tile !== command.tile),
          }
        : bench;
    case "take_set_aside": {
      const tile = bench.setAside[command.slot] ?? 0;
      return tile !== 0 && bench.hand === 0
        ? {
            ...bench,
            hand: tile,
            handWasSetAside: true,
            handOrdered: false,
            unfixed: null,
            setAside: withAt(bench.setAside, command.slot, 0),
          }
        : bench;
    }
    case "take_back": {
      const code = bench.unfixed === null ? 0 : (bench.cells[bench.unfixed] ?? 0);
      return code !== 0 && bench.unfixed !== null && bench.hand === 0
        ? { ...bench, hand: code >> 2, cells: withAt(bench.cells, bench.unfixed, 0), unfixed: null }
        : bench;
    }
    case "place":
    case "place_with":
      return holds
        ? {
            ...bench,
            hand: 0,
            cells: withAt(bench.cells, command.square, codeOf(bench.hand, command.rotation)),
            unfixed: command.square,
          }
        : bench;
    case "return": {
      if (!holds) return bench;
      if (bench.handOrdered) return { ...bench, hand: 0, orderPile: [...bench.orderPile, bench.hand] };
      const free = bench.faceUp.indexOf(0);
      const faceUp = free < 0 ? [...bench.faceUp, bench.hand] : withAt(bench.faceUp, free, bench.hand);
      return { ...bench, hand: 0, faceUp };
    }
    case "set_aside": {
      const free = bench.setAside.indexOf(0);
      return holds && free >= 0 ? { ...bench, hand: 0, setAside: withAt(bench.setAside, free, bench.hand) } : bench;
    }
    case "look":
      return { ...bench, looking: command.pile };
    case "put_back":
      return { ...bench, looking: null };
    default:
      return bench;
  }
}
