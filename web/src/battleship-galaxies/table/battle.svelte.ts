import type { BoardProps } from "../../games/registry";
import { seatName } from "../../lobby/occupants";
import type { Answer, Command, Event, Hex, Query, ShipView, Stat, View } from "../../protocol/battleship-galaxies";
import { Catalogue, cardOfShip, kindOfCard, standard } from "../catalogue";
import { same } from "../hex";
import { cardSpots, moveSpots, NOTHING, sortChoices, spotsAt, type Choices, type Do, type Spot } from "./choices";
import { Playback } from "./playback.svelte";
import { directionsOf, EMPTY, extended, type Route } from "./route";

export type Board = BoardProps<View, Command>;

/** What the next click on the map answers. */
export type Mode =
  | { kind: "look" }
  | { kind: "launch"; card: number; cargo: number[]; declinePrepped: boolean }
  /** A tactic card that launches ships. */
  | { kind: "card"; card: number }
  | { kind: "move"; ship: number; jump: boolean }
  | { kind: "asteroid" }
  | { kind: "attack"; ship: number; weapon: number };

type CardView = View["cards"][number];

/**
 * One battle on one screen: the view, what the reader may do now (asked from the server after every change), and what is
 * selected. Components read it and call its methods.
 */
export class Battle {
  readonly playback = new Playback();
  catalogue = $state.raw<Catalogue>(standard);
  choices = $state.raw<Choices>(NOTHING);
  mode = $state.raw<Mode>({ kind: "look" });
  /** The ship card that is looked at. */
  selected = $state<number | null>(null);
  /** The space under the pointer or the cursor. */
  hover = $state.raw<Hex | null>(null);
  /** Which of several places at the same space. */
  turn = $state(0);
  /** Ships that a button or a list entry points at. */
  pointed = $state.raw<readonly number[]>([]);
  /** Places for the selected mover, as the server answered. */
  reach = $state.raw<{ ship: number; spots: Spot[] } | null>(null);
  /** Enemy ships in range, by weapon, of the ship that attacks. */
  inRange = $state.raw<{ ship: number; targets: number[][] } | null>(null);
  stop = $state<Do<"move">["stop"]>("never");
  /** The reader draws the way space by space: past ECM and debris, or through a tile. Nothing: the shortest way. */
  route = $state.raw<Route | null>(null);
  busy = $state(false);
  #asked = 0;
  #question = "";

  constructor(private readonly props: () => Board) {}

  get view(): View {
    return this.props().view;
  }

  get you(): number | null {
    return this.props().you;
  }

  get live(): boolean {
    return this.props().live;
  }

  get table(): Board["table"] {
    return this.props().table;
  }

  get mySide(): number {
    return this.you === null ? 0 : (this.view.frame.seats[this.you]?.side ?? 0);
  }

  sideOf(seat: number): number {
    return this.view.frame.seats[seat]?.side ?? 0;
  }

  nameOf(seat: number): string {
    return seatName(this.table, seat);
  }

  /** The reader is asked something. */
  get mine(): boolean {
    return this.live && this.you !== null && this.view.turn.seats.includes(this.you) && !this.view.outcome;
  }

  /** The reader's own secrets. */
  get secrets(): View["secrets"][number] | null {
    return this.view.secrets.find(({ seat }) => seat === this.you) ?? null;
  }

  card(id: number): CardView | null {
    return this.view.cards.find((card) => card.id === id) ?? null;
  }

  ship(id: number): { card: CardView; ship: ShipView } | null {
    const card = this.card(cardOfShip(id));
    const ship = card?.ships.find((candidate) => candidate.id === id);
    return card && ship ? { card, ship } : null;
  }

  /** A ship as the screen shows it at this moment. */
  shownShip(ship: ShipView): ShipView {
    const shown = this.playback.shown.get(ship.id);
    return shown ? { ...ship, ...shown } : ship;
  }

  /** Ships on the screen: those on the board, and those whose end has not been shown yet. */
  readonly pieces = $derived.by(() =>
    this.view.cards.flatMap((card) =>
      card.ships
        .map((ship) => this.shownShip(ship))
        .filter((ship) => ship.fate === "in_play")
        .map((ship) => ({
          card,
          ship,
          kind: this.catalogue.ship(card.kind),
          side: this.sideOf(card.controller),
          spaces: this.catalogue.base(this.catalogue.ship(card.kind).size, ship),
        })),
    ),
  );

  pieceAt(hex: Hex | null) {
    return hex === null ? null : (this.pieces.find(({ spaces }) => spaces.some((space) => same(space, hex))) ?? null);
  }

  /** Ships are about to be put on the map. */
  get placing(): boolean {
    return this.mode.kind === "launch" || this.mode.kind === "card";
  }

  /** The places on the map that a click could mean. */
  readonly spots: readonly Spot[] = $derived.by(() => {
    const { mode, choices } = this;
    if (this.route && mode.kind === "move") return [];
    switch (mode.kind) {
      case "launch":
        return choices.launches.get(mode.card) ?? [];
      case "card":
        return cardSpots(this.catalogue, choices.plays.get(mode.card) ?? []);
      case "move":
        if (mode.jump) return choices.jumps.get(mode.ship) ?? [];
        return this.reach?.ship === mode.ship && choices.movers.includes(mode.ship) ? this.reach.spots : [];
      case "asteroid":
        return choices.asteroids;
      default:
        return [];
    }
  });

  /** The place that the pointer means now. */
  readonly spot: Spot | null = $derived.by(() => {
    if (!this.hover || this.spots.length === 0) return null;
    const here = spotsAt(this.spots, this.hover);
    return here[this.turn % Math.max(1, here.length)] ?? null;
  });

  /** Ships that a click may choose: targets, ships to damage. */
  readonly choosable: readonly number[] = $derived.by(() => {
    const { choices, mode } = this;
    if (choices.damaged.length > 0) return choices.damaged;
    if (choices.targets.length > 0) return choices.targets;
    // Before its weapon is charged, a ship aims at what the server says is in range.
    const { ship, weapon } = mode.kind === "attack" ? mode : { ship: null, weapon: 0 };
    const ready = choices.charges.some((charge) => charge.ship === ship && charge.weapon === weapon);
    return ready && this.inRange?.ship === ship ? (this.inRange.targets[weapon] ?? []) : [];
  });

  async ask<Kind extends Answer["answer"]>(query: Query): Promise<Extract<Answer, { answer: Kind }> | null> {
    const { answer } = await this.props().ask(query);
    return (answer as Extract<Answer, { answer: Kind }> | undefined) ?? null;
  }

  /** Does something, unless something is on its way. Says whether it was accepted. */
  async act(command: Command): Promise<boolean> {
    if (this.busy || !this.live) return false;
    this.busy = true;
    const refused = await this.props().act(command);
    this.busy = false;
    this.turn = 0;
    if (refused === null) this.route = null;
    return refused === null;
  }

  /** Asks the server what may be done. Called after every change of the view. */
  async refresh(): Promise<void> {
    const ticket = ++this.#asked;
    if (!this.mine || this.view.turn.phase === "lists") {
      this.choices = NOTHING;
      this.mode = { kind: "look" };
      this.reach = null;
      this.inRange = null;
      return;
    }
    // Buttons of another phase are gone before the new ones are known: a second click must not end two phases.
    const { turn, phase, waiting } = this.view.turn;
    const question = `${turn} ${phase} ${JSON.stringify(waiting)} ${this.view.activation?.card ?? ""}`;
    if (question !== this.#question) this.choices = NOTHING;
    this.#question = question;
    const answer = await this.ask<"legal">({ ask: "legal" });
    if (ticket !== this.#asked) return;
    this.choices = answer ? sortChoices(answer.commands, this.catalogue, this.view.tiles) : NOTHING;
    this.#proceed();
  }

  /** After each change: what the reader is most likely to do next. */
  #proceed(): void {
    const { choices, mode } = this;
    const { activation, turn } = this.view;
    this.turn = 0;
    if (choices.asteroids.length > 0) this.mode = { kind: "asteroid" };
    else if (turn.waiting.for === "movement") {
      const still = mode.kind === "move" && (mode.jump ? choices.jumps : new Set(choices.movers)).has(mode.ship);
      const first = choices.movers[0] ?? [...choices.jumps.keys()][0];
      if (still) void this.#askReach((mode as { ship: number }).ship);
      else if (first === undefined) this.mode = { kind: "look" };
      else this.moveShip(first, !choices.movers.includes(first));
    } else if (turn.waiting.for === "attacks") {
      const { attacker = null, weapon = null } = activation ?? {};
      const first = choices.charges[0];
      if (attacker !== null && weapon !== null) this.mode = { kind: "attack", ship: attacker, weapon };
      else if (
        mode.kind === "attack" &&
        choices.charges.some(({ ship, weapon: other }) => ship === mode.ship && other === mode.weapon)
      )
        void this.#askRange(mode.ship);
      else if (first) this.aim(first.ship, first.weapon);
      else this.mode = { kind: "look" };
    } else if (turn.phase === "placing") {
      const first = [...choices.launches.keys()][0];
      this.mode =
        first === undefined ? { kind: "look" } : { kind: "launch", card: first, cargo: [], declinePrepped: false };
    } else if (mode.kind === "card" ? !choices.plays.has(mode.card) : !this.#launching()) this.mode = { kind: "look" };
    if (activation) this.selected = activation.card;
  }

  #launching(): boolean {
    return this.mode.kind === "launch" && this.choices.launches.has(this.mode.card);
  }

  /** A tactic card whose ships are placed on the map. */
  placeCard(card: number): void {
    this.turn = 0;
    this.mode = { kind: "card", card };
  }

  launch(card: number): void {
    this.turn = 0;
    this.mode = { kind: "launch", card, cargo: [], declinePrepped: false };
  }

  moveShip(ship: number, jump = false): void {
    this.turn = 0;
    this.route = null;
    this.mode = { kind: "move", ship, jump };
    void this.#askReach(ship);
  }

  aim(ship: number, weapon: number): void {
    this.mode = { kind: "attack", ship, weapon };
    void this.#askRange(ship);
  }

  look(): void {
    this.mode = { kind: "look" };
  }

  async #askReach(ship: number): Promise<void> {
    const found = this.ship(ship);
    const answer = await this.ask<"reachable">({ ask: "reachable", ship });
    if (!answer || !found || this.mode.kind !== "move" || this.mode.ship !== ship) return;
    const { card, ship: at } = found;
    this.reach = {
      ship,
      // Staying where it is needs no command.
      spots: moveSpots(this.catalogue, { ship, kind: card.kind, at, reach: answer.reach }, this.stop).filter(
        ({ path }) => path.length > 1,
      ),
    };
  }

  async #askRange(ship: number): Promise<void> {
    const answer = await this.ask<"targets">({ ask: "targets", ship });
    if (answer && this.mode.kind === "attack" && this.mode.ship === ship)
      this.inRange = { ship, targets: answer.targets };
  }

  explain(ship: number, stat: Stat) {
    return this.ask<"explain">({ ask: "explain", ship, stat });
  }

  /** The reader chooses the place under the pointer, the ship there, or only looks. */
  async choose(hex: Hex): Promise<void> {
    this.hover = hex;
    if (this.route && this.mode.kind === "move") return this.#extendRoute(hex, this.mode.ship);
    const { spot } = this;
    if (spot) return this.#takeSpot(spot);
    const piece = this.pieceAt(hex);
    if (!piece) return;
    if (this.choosable.includes(piece.ship.id)) return this.chooseShip(piece.ship.id);
    this.selected = piece.card.id;
    const id = piece.ship.id;
    if (this.choices.movers.includes(id)) this.moveShip(id);
    else if (this.choices.jumps.has(id)) this.moveShip(id, true);
    else {
      const charge = this.choices.charges.find(({ ship }) => ship === id);
      if (charge) this.aim(charge.ship, charge.weapon);
    }
  }

  /** Begins to draw a way, or forgets it. */
  drawRoute(): void {
    this.route = this.route ? null : EMPTY;
  }

  /** The next space of the way; its last space once more flies it. */
  async #extendRoute(hex: Hex, ship: number): Promise<void> {
    const found = this.ship(ship);
    if (!found || !this.route) return;
    const { way } = this.route;
    const last = way.at(-1);
    if (last && way.length > 1 && same(last, hex)) return this.flyRoute();
    const { size } = this.catalogue.ship(found.card.kind);
    const base = this.catalogue.base(size, found.ship);
    this.route = extended(this.route, hex, size === "medium" ? base : base.slice(0, 1));
  }

  async flyRoute(): Promise<void> {
    const { route, mode } = this;
    if (!route || mode.kind !== "move" || route.way.length < 2) return;
    const path = directionsOf(route);
    await this.act({ do: "move", ship: mode.ship, lead_end: route.end, path, ram: null, stop: this.stop });
  }

  async #takeSpot({ command }: Spot): Promise<void> {
    const { mode } = this;
    if (mode.kind === "launch" && (command.do === "launch_to_zone" || command.do === "place_setup_ship"))
      await this.act(
        command.do === "launch_to_zone"
          ? { ...command, cargo: mode.cargo, decline_prepped: mode.declinePrepped }
          : { ...command, cargo: mode.cargo },
      );
    else if (command.do === "move") await this.act({ ...command, stop: this.stop });
    else await this.act(command);
  }

  /** A target is attacked, its weapon charged first; or a ship takes the damage. */
  async chooseShip(ship: number): Promise<void> {
    const { choices, mode } = this;
    if (choices.damaged.includes(ship)) await this.act({ do: "choose_damaged", ship });
    else if (choices.targets.includes(ship)) await this.act({ do: "attack", target: ship });
    else if (mode.kind === "attack" && (await this.act({ do: "charge", ship: mode.ship, weapon: mode.weapon })))
      await this.act({ do: "attack", target: ship });
  }

  /** The next of several places at the same space. */
  rotate(by = 1): void {
    this.turn = (this.turn + by + 600) % 600;
  }

  weaponName(ship: number, weapon: number): string {
    const card = this.card(cardOfShip(ship));
    if (!card) return "";
    return this.catalogue.weapons(card.kind, card.version, card.attached)[weapon]?.name ?? "";
  }

  kindName(card: number): string {
    return this.catalogue.ship(kindOfCard(card)).name;
  }

  /** The newest events, told to the players one by one. */
  hear(events: readonly Event[], before: View | null): void {
    this.playback.hear(events, before);
  }
}
