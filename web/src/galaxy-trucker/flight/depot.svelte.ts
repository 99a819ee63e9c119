import type { LegalPlace, Question, Rotation, Square } from "../../protocol/galaxy-trucker";
import { turned } from "../tiles";

/** A component of the Star Depot or of the junker: which one, how it is turned, where it goes. */
export class DepotChoice {
  choice = $state(0);
  turns = $state<Rotation>(0);
  place = $state<Square | null>(null);

  #question: () => Question | null;
  /** For each component where it fits. */
  #places: () => readonly (readonly LegalPlace[])[];

  constructor(question: () => Question | null, places: () => readonly (readonly LegalPlace[])[]) {
    this.#question = question;
    this.#places = places;
  }

  /** The first component that fits somewhere. */
  start(): void {
    const first = this.#places().findIndex((places) => places.length > 0);
    this.chooseTile(Math.max(0, first));
  }

  /** Another component, turned so that it fits somewhere. */
  chooseTile(choice: number): void {
    this.choice = choice;
    this.place = null;
    const rotations = (this.#places()[choice] ?? []).reduce((all, place) => all | place.rotations, 0);
    this.turns = ([0, 1, 2, 3] as const).find((turns) => (rotations & (1 << turns)) !== 0) ?? 0;
  }

  /** Turns the component; its place stays if it still fits there. */
  turn(): void {
    this.turns = turned(this.turns);
    if (this.place !== null && !this.squares.includes(this.place)) this.place = null;
  }

  /** Whether a component fits anywhere. */
  fits(choice: number): boolean {
    return (this.#places()[choice] ?? []).length > 0;
  }

  /** Where the component fits as it is turned. */
  get squares(): Square[] {
    return (this.#places()[this.choice] ?? [])
      .filter(({ rotations }) => (rotations & (1 << this.turns)) !== 0)
      .map(({ square }) => square);
  }

  press(square: Square): void {
    this.place = this.place === square ? null : square;
  }

  /** The component where it would go. */
  get ghost(): { square: Square; tile: number; rotation: number } | null {
    const question = this.#question();
    const tile = question?.question === "fit" ? question.tiles[this.choice] : undefined;
    if (tile === undefined || this.place === null) return null;
    return { square: this.place, tile, rotation: this.turns };
  }
}
