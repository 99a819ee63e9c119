import { refusalText } from "../../lib/texts";
import { toast } from "../../lib/toasts.svelte";
import type { Refused } from "../../protocol/protocol";
import type { Command, JointToken, Rotation, Square } from "../../protocol/galaxy-trucker";
import { play } from "../sounds";
import { turned } from "../tiles";
import { foresee, type Bench, type Pending } from "./optimistic-view";

/** Two takes of one player are at least so far apart (GT-31.42); a little more, for the way to the server. */
const BETWEEN_TAKES_MS = 330;

type Act = (command: Command, options?: { quiet?: boolean }) => Promise<Refused | null>;

/**
 * One builder's hands. A command shows its effect at once; when the server refuses it, the effect is taken back and the reason is
 * shown. Commands are sent without waiting for the answers to earlier ones: the server keeps their order.
 */
export class Builder {
  /** Commands without an answer, oldest first. */
  #pending = $state.raw<readonly Pending[]>([]);
  #rotation = $state<Rotation>(0);
  /** A support team token that joins the next tile (GX-20.10A.3, GX-20.18A.1). */
  token = $state<JointToken | null>(null);
  #lastTake = 0;
  #takes: Promise<unknown> = Promise.resolve();
  #server: () => Bench;
  #act: Act;
  /** Called when somebody else was faster. */
  ongone: (place: number, tile: number) => void = () => {};

  constructor(server: () => Bench, act: Act) {
    this.#server = server;
    this.#act = act;
  }

  /** The bench as the builder sees it: what the server knows, and what was done since. */
  get bench(): Bench {
    return this.#pending.reduce(foresee, this.#server());
  }

  get rotation(): Rotation {
    return this.#rotation;
  }

  /** Commands on their way. */
  get waiting(): number {
    return this.#pending.length;
  }

  turn(quarters = 1): void {
    if (this.bench.hand === 0) return;
    this.#rotation = turned(this.#rotation, quarters);
    play("turn");
  }

  draw(): void {
    if (this.bench.hand !== 0 || this.bench.faceDown === 0) return;
    this.#rotation = 0;
    play("draw");
    void this.#take({ do: "draw" });
  }

  take(place: number): void {
    const tile = this.bench.faceUp[place] ?? 0;
    if (tile === 0 || this.bench.hand !== 0) return;
    this.#rotation = 0;
    play("draw");
    void this.#take({ do: "take", place, tile });
  }

  takeSetAside(slot: number): void {
    if (this.bench.hand !== 0) return;
    this.#rotation = 0;
    play("draw");
    void this.#send({ do: "take_set_aside", slot });
  }

  takeOrdered(tile: number): void {
    if (this.bench.hand !== 0) return;
    this.#rotation = 0;
    play("draw");
    void this.#send({ do: "take_ordered", tile });
  }

  takeBack(): void {
    const { unfixed, cells, hand } = this.bench;
    if (unfixed === null || hand !== 0) return;
    this.#rotation = ((cells[unfixed] ?? 0) & 3) as Rotation;
    play("lift");
    void this.#send({ do: "take_back" });
  }

  place(square: Square): void {
    if (this.bench.hand <= 0) return;
    play("place");
    const rotation = this.#rotation;
    const token = this.token;
    this.token = null;
    void this.#send(
      token ? { do: "place_with", square, rotation, token, side: null } : { do: "place", square, rotation },
    );
  }

  giveBack(): void {
    if (this.bench.hand <= 0) return;
    play("lift");
    void this.#send({ do: "return" });
  }

  setAside(): void {
    if (this.bench.hand <= 0) return;
    play("place");
    void this.#send({ do: "set_aside" });
  }

  /** Looks at a pile of cards, or puts the pile back. */
  look(pile: number): void {
    if (this.bench.looking !== null) this.putBack();
    else void this.#send({ do: "look", pile });
  }

  putBack(): void {
    if (this.bench.looking !== null) void this.#send({ do: "put_back" });
  }

  /** Everything that is not about tiles: piles, hourglass, finishing. */
  send(command: Command): Promise<Refused | null> {
    return this.#send(command);
  }

  /** Takes wait for each other, so that a quick hand is not refused. */
  #take(command: Command): Promise<unknown> {
    this.#pending = [...this.#pending, { command, hand: this.bench.hand }];
    this.#takes = this.#takes.then(async () => {
      const wait = this.#lastTake + BETWEEN_TAKES_MS - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      this.#lastTake = performance.now();
      void this.#transmit(command, true);
    });
    return this.#takes;
  }

  async #send(command: Command): Promise<Refused | null> {
    this.#pending = [...this.#pending, { command, hand: this.bench.hand }];
    // Nothing overtakes a take that waits for its moment.
    await this.#takes;
    return this.#transmit(command);
  }

  async #transmit(command: Command, again = false): Promise<Refused | null> {
    const refused = await this.#act(command, { quiet: true });
    if (refused?.code === "gt-refused-too-fast" && again) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      this.#lastTake = performance.now();
      return this.#transmit(command);
    }
    const place = this.#pending.findIndex((pending) => pending.command === command);
    const after = this.#pending.slice(place + 1);
    this.#pending = this.#pending.filter((pending) => pending.command !== command);
    if (refused && refused.code !== "table-left") {
      play("refused");
      if (command.do === "take" && refused.code === "gt-refused-tile-gone") this.ongone(command.place, command.tile);
      // What was built on a refused command is refused too; one reason is enough.
      if (!this.#doomed.has(command)) toast(refusalText(refused), "danger", refused.rule ?? null);
      for (const later of after) this.#doomed.add(later.command);
    }
    return refused;
  }

  #doomed = new WeakSet<Command>();
}
