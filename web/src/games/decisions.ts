import type { GameInfo, Seat } from "../protocol/protocol";
import type { Text } from "./module";

/** A decision that the game waits for, as far as the reader may see it. */
export interface BoardDecision<Command = unknown> {
  /** Who may answer; one of them is enough. */
  seats: Seat[];
  prompt: Text;
  /** Game time at which it is too late to answer. */
  until: number | null;
  /** The reader may answer. */
  mine: boolean;
  /** The answers to choose from. Empty: the answer is given on the board, or the question is not the reader's. */
  options: { label: Text; command: Command }[];
  /** The default, if the reader may see it. */
  fallback: Command | null;
}

interface PublicPart {
  seats: Seat[];
  prompt: Text;
  until: number | null;
}

interface OwnPart {
  decision: number;
  options: { label: Text; command: unknown }[];
  default: unknown;
}

/** All decisions that the game waits for. The private parts come with the reader's own view (`own_decisions`). */
export function decisionsOf(game: GameInfo, you: Seat | null): BoardDecision[] {
  const { decisions = [] } = game as { decisions?: PublicPart[] };
  const { own_decisions: own = [] } = (game.view ?? {}) as { own_decisions?: OwnPart[] };
  return decisions.map(({ seats, prompt, until }, index) => {
    const part = own.find((candidate) => candidate.decision === index);
    return {
      seats,
      prompt,
      until,
      mine: you !== null && seats.includes(you),
      options: part?.options ?? [],
      fallback: part?.default ?? null,
    };
  });
}
