/** The views and commands of Sealed Bids (crates/table/src/toy/messages.rs). */
export interface ToySetup {
  rounds: number;
  seconds: number;
}

export interface ToyView {
  round: number;
  rounds: number;
  lead: number;
  until: number | null;
  held: boolean;
  seats: { points: number; cards: number; placed: boolean }[];
  hand: number[] | null;
  bid: number | null;
  shown: number[] | null;
}

export type ToyCommand =
  { do: "open" } | { do: "bid"; slot: number } | { do: "take_back" } | { do: "hold" } | { do: "go" };

export interface ToyOutcome {
  points: number[];
  winners: number[];
}
