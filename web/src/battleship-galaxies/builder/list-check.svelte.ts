import type { List } from "../../protocol/battleship-galaxies";
import type { Refused } from "../../protocol/protocol";
import { ApiProblem } from "../../lib/api";
import { checkList } from "./lists";

const SETTLES_MS = 200;

/** A list under construction and what the server last said about it. */
export class CheckedList {
  list = $state.raw<List>({ fleet: [], deck: [] });
  refused = $state.raw<Refused | null>(null);
  reference = $state.raw<List | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ticket = 0;

  constructor(private readonly where: () => { setup: unknown; seat: number }) {}

  change(list: List): void {
    this.list = list;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), SETTLES_MS);
  }

  /** Asks the server. */
  async check(): Promise<void> {
    const ticket = ++this.#ticket;
    const { setup, seat } = this.where();
    try {
      const { refused, reference } = await checkList(setup, seat, this.list);
      if (ticket !== this.#ticket) return;
      this.refused = refused;
      this.reference = reference;
    } catch (why) {
      if (ticket === this.#ticket) this.refused = why instanceof ApiProblem ? why.refused : { code: "failed-text" };
    }
  }
}
