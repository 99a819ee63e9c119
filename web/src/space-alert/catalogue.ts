import cards from "../protocol/space-alert-cards.json";
import type { BoardFacts, CardFacts, Catalogue, Square, ThreatId, Trajectory } from "../protocol/space-alert";

/** Everything printed on cards and boards, made from the engine's own declarations. */
const catalogue = cards as unknown as Catalogue;

/** The cards of the base box; those of the expansion are found by their code only. */
export const CARDS: readonly CardFacts[] = catalogue.cards.filter((card) => !card.frontier);

/** Those of the base box and of The New Frontier. */
export const ALL_CARDS: readonly CardFacts[] = catalogue.cards;

const byCode = new Map(catalogue.cards.map((card) => [card.code, card]));
const byBoard = new Map(catalogue.boards.map((board) => [board.board, board]));

/** What is printed on a card. */
export function cardFacts(code: ThreatId): CardFacts | null {
  return byCode.get(code) ?? null;
}

export function boardFacts(board: Trajectory): BoardFacts {
  const facts = byBoard.get(board);
  if (!facts) throw new Error(`there is no trajectory ${board}`);
  return facts;
}

export const TRAJECTORIES: readonly Trajectory[] = catalogue.boards.map((board) => board.board);

/** Number of squares, which is also where threats appear (SA-2.16). */
export function boardLength(board: Trajectory): number {
  return boardFacts(board).squares.length;
}

export function squareAt(board: Trajectory, p: number): Square | null {
  return boardFacts(board).squares[p - 1] ?? null;
}

/** Whether a threat has a token of its own inside the ship: intruders do, malfunctions cover a desk instead (SA-6.4, SA-6.5). */
export function walksInside(code: ThreatId): boolean {
  const card = byCode.get(code);
  return card?.location === "internal" && card.remedy.kind !== "repair";
}
