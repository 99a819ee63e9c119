import type {
  AlienCabin,
  BoardFacts,
  Command,
  Edge,
  LegalPlace,
  Question,
  Specialization,
  Square,
  WalkStep,
} from "../../protocol/galaxy-trucker";
import type { ShipView } from "../complete-view";
import type { Mark } from "../art/ship-parts";
import {
  blocksOf,
  containersOf,
  coordinatesOf,
  crewOn,
  goodsOn,
  goodsTotal,
  halfOf,
  humansOn,
  labelOf,
  nameable,
  placedOf,
  squareAt,
  squaresOf,
  squaresWith,
  tokensOn,
  COLOURS,
  type GoodsColour,
} from "../tiles";
import { faultSquares } from "../words";
import { Boarding, sharedCabins } from "./boarding.svelte";
import { DepotChoice } from "./depot.svelte";
import { Loading } from "./loading.svelte";
import { joinedSides, piecesOf } from "./pieces";

/** Pieces have different lines around them, told apart without colour. */
const PIECE_MARKS: readonly Mark[] = ["piece", "choice", "unfixed"];

function markPieces(marks: Map<Square, Mark>, pieces: readonly (readonly Square[])[]): void {
  pieces.forEach((piece, index) => {
    for (const square of piece) marks.set(square, PIECE_MARKS[index % PIECE_MARKS.length] ?? "piece");
  });
}

/** An answer that is put together on the ship: which squares, how many of each, or where goods go. */
export class Answering {
  /** Squares picked so far; a cabin or a battery may be there more than once. */
  picked = $state.raw<readonly Square[]>([]);
  /** Goods while they are loaded. */
  readonly loading: Loading;
  /** Humans or tokens while they come aboard. */
  readonly boarding: Boarding;
  /** A component that is fitted in. */
  readonly depot: DepotChoice;
  aliens = $state.raw<readonly AlienCabin[]>([]);
  /** A repair breaks the ship apart: the next press chooses the piece that is kept. */
  keeping = $state(false);
  /** The piece of the first broken half that is kept, while the other half is asked about. */
  kept = $state<Square | null>(null);
  /** Shared cabins whose alien goes; from the others the human does (GX-20.7A.1). */
  aliensGo = $state.raw<readonly Square[]>([]);
  /** What a cyan alien would be good at. */
  specialization = $state<Specialization | null>(null);
  /** The way of an intruder that is looked at before an answer is given. */
  preview = $state.raw<readonly WalkStep[] | null>(null);

  #question: () => Question | null;
  #ship: () => ShipView | undefined;
  #cabins: () => readonly AlienCabin[];
  #board: () => BoardFacts;
  #specializations: () => readonly Specialization[];

  /** Saboteur: the joint that is marked, and whether a component is chosen for it now (GX-20.12B.4). */
  joint = $state.raw<Edge | null>(null);
  marksJoint = $state(false);
  /** The state of the answer when the suggestion was taken over. */
  #suggested = $state<string | null>(null);

  /** Robosmokeys: the column and the row. */
  column = $state(2);
  row = $state(2);
  #droppable: () => readonly Square[];
  /** Components are chosen that are dropped before the engines are counted (GX-8.44). */
  dropping = $state(false);

  constructor(
    question: () => Question | null,
    ship: () => ShipView | undefined,
    cabins: () => readonly AlienCabin[],
    board: () => BoardFacts,
    specializations: () => readonly Specialization[] = () => [],
    depot: () => readonly (readonly LegalPlace[])[] = () => [],
    droppable: () => readonly Square[] = () => [],
  ) {
    this.#droppable = droppable;
    this.#question = question;
    this.#ship = ship;
    this.#cabins = cabins;
    this.#board = board;
    this.#specializations = specializations;
    this.loading = new Loading(ship);
    this.boarding = new Boarding(question, ship, cabins);
    this.depot = new DepotChoice(question, depot);
  }

  /** Back to the tiles that a repair takes off. */
  stopKeeping(): void {
    this.keeping = false;
    this.kept = null;
  }

  /** The pieces that a repair leaves: more than one when the ship breaks apart. */
  get pieces(): Square[][] {
    if (this.#question()?.question !== "repair") return [];
    const ship = this.#ship();
    const cells = (ship?.cells ?? []).map((code, square) => (this.picked.includes(square) ? 0 : code));
    const board = this.#board();
    const pieces = piecesOf({ cells, fittings: ship?.fittings }, board);
    // Class IIA: each half is a piece of its own; the first one that breaks is asked about, then the other one.
    const broken = board.halves
      .map((squares) => pieces.filter((piece) => piece.some((square) => squares.includes(square))))
      .find((parts) => parts.length > 1 && !parts.some((piece) => this.kept !== null && piece.includes(this.kept)));
    return board.halves.length === 0 ? pieces : (broken ?? pieces.slice(0, 1));
  }

  /** Cabins that a human shares with an alien (GX-20.7A.1). */
  get shared(): Square[] {
    return sharedCabins(this.#ship());
  }

  /** Shared cabins that lose one of the two in them: the owner says whom. */
  get divided(): Square[] {
    const question = this.#question();
    if (question?.question === "lose_from_cabins") return question.shared;
    return question?.question === "lose_crew" ? this.shared.filter((square) => this.count(square) === 1) : [];
  }

  /** The alien of a shared cabin goes, or the human. */
  chooseWhoGoes(square: Square, alien: boolean): void {
    const others = this.aliensGo.filter((other) => other !== square);
    this.aliensGo = alien ? [...others, square] : others;
  }

  /** The specialists that are left. */
  get specializations(): readonly Specialization[] {
    return this.#specializations();
  }

  /** Components that may be dropped now. */
  get droppable(): readonly Square[] {
    return this.#question()?.question === "power_engines" ? this.#droppable() : [];
  }

  /** A new question: nothing is picked, or what the server suggests is. The owner takes components off without a suggestion. */
  reset(suggestion: Command | null = null): void {
    this.#clear();
    this.#suggested = null;
    if (suggestion && this.#question()?.question !== "repair") this.adopt(suggestion);
  }

  #clear(): void {
    this.joint = null;
    this.marksJoint = false;
    this.dropping = false;
    this.picked = [];
    this.aliensGo = [];
    this.aliens = [];
    this.stopKeeping();
    this.preview = null;
    this.specialization = this.#specializations()[0] ?? null;
    this.depot.place = null;
    this.loading.clear();
    const question = this.#question();
    this.boarding.start();
    if (question?.question === "load") this.loading.start(question.offered);
    else if (question?.question === "fit") this.depot.start();
    else if (question?.question === "coordinates") {
      const { columns, rows } = nameable(this.#board());
      [this.column, this.row] = [columns[0] ?? 2, rows[0] ?? 2];
    }
  }

  /** Fills the answer with what the server suggests. */
  adopt(command: Command): void {
    const places = "from" in command && Array.isArray(command.from) ? command.from : null;
    switch (command.do) {
      case "load":
        this.loading.adopt(command);
        break;
      case "lose_shared_crew":
        this.aliensGo = command.aliens;
        this.picked = [...command.from, ...command.aliens];
        break;
      case "repair":
        this.picked = command.remove;
        break;
      case "keep":
        this.picked = [command.square];
        break;
      case "aim":
      case "coordinates":
        this.column = command.column;
        if ("row" in command) this.row = command.row;
        break;
      case "place_crew":
        this.aliens = command.aliens;
        break;
      case "take_aboard":
      case "recharge":
        this.boarding.adopt(command);
        break;
      case "give_goods":
        this.picked = [...command.goods.map(([square]) => square), ...command.tokens];
        break;
      case "undermine":
        this.picked = command.human === null ? [] : [command.human];
        this.joint = command.joint;
        break;
      default:
        if (places) this.picked = places;
    }
    this.#suggested = this.#state;
  }

  /** What the answer consists of, in a form that can be compared. */
  get #state(): string {
    const sorted = <Item>(items: Iterable<Item>): string[] => [...items].map((item) => JSON.stringify(item)).sort();
    return JSON.stringify([
      sorted(this.picked),
      sorted(this.aliensGo),
      sorted(this.loading.holds),
      sorted(this.loading.burn),
      sorted(this.boarding.counts),
      sorted(this.boarding.moved),
      sorted(this.aliens),
      this.joint,
      this.column,
      this.row,
    ]);
  }

  /** Whether the answer is still the suggested one. */
  get isSuggestion(): boolean {
    return this.#suggested === this.#state;
  }

  /** Drops components, or decides not to. */
  toggleDropping(): void {
    this.dropping = !this.dropping;
    this.picked = [];
  }

  /** How many more have to be picked. */
  get missing(): number {
    const question = this.#question();
    return question && "count" in question ? question.count - this.picked.length : 0;
  }

  /** Battery tokens aboard. */
  get #tokens(): number {
    const ship = this.#ship();
    return (ship?.cells ?? []).reduce((sum, code, square) => {
      const tile = placedOf(code)?.tile;
      return sum + (tile ? tokensOn(tile, ship?.contents[square] ?? 0) : 0);
    }, 0);
  }

  /** How often a square can be picked. */
  #capacity(square: Square): number {
    const question = this.#question();
    const ship = this.#ship();
    const placed = placedOf(ship?.cells[square] ?? 0);
    const content = ship?.contents[square] ?? 0;
    if (!question || !ship || !placed || ship.away.includes(halfOf(square, ship.cells))) return 0;
    const { tile } = placed;
    switch (question.question) {
      case "lose_crew":
        return crewOn(tile, content);
      case "lose_from_cabins":
        return question.shared.includes(square) ? 1 : 0;
      case "power_engines":
        return this.dropping && this.droppable.includes(square) ? 1 : 0;
      case "lose_tokens":
        return tokensOn(tile, content);
      case "lose_goods":
        return this.loading.containers(tile) > 0 ? goodsOn(tile, content)[question.colour] : 0;
      case "repair":
        return this.keeping && this.picked.includes(square) ? 0 : 1;
      case "defend":
        return question.defences.includes(square) || question.boosted.includes(square) ? 1 : 0;
      case "keep_piece":
        return 1;
      case "load":
        return this.loading.containers(tile) > 0 ? 1 : 0;
      case "place_crew":
        return this.#cabins().some((cabin) => cabin.square === square) ? 1 : 0;
      case "take_aboard":
      case "recharge":
        return this.boarding.canPress(square) ? 1 : 0;
      case "undermine":
        if (this.marksJoint) return joinedSides(ship, this.#board(), square).length;
        return tile.kind !== "luxury_cabin" && humansOn(tile, content) > 0 ? 1 : 0;
      case "aim":
        return question.columns.includes(labelOf(this.#board(), square).column) ? 1 : 0;
      case "lose_humans":
        return humansOn(tile, content);
      case "customs":
        return containersOf(tile) > 0 ? goodsOn(tile, content).red : 0;
      case "eco_patrol":
        return question.batteries.includes(square) ? 1 : 0;
      case "system_test":
        return question.components.includes(square) ? 1 : 0;
      case "surrender":
        return question.from.includes(square) ? 1 : 0;
      case "sell":
        return containersOf(tile) > 0 ? goodsTotal(goodsOn(tile, content)) : 0;
      default:
        return 0;
    }
  }

  /** Squares that can be pressed now. */
  get squares(): Square[] {
    const question = this.#question();
    if (question?.question === "fit") return this.depot.squares;
    if (question?.question === "coordinates") {
      const { columns, rows } = nameable(this.#board());
      return squaresOf(this.#board(), this.#ship()?.parts).filter((square) => {
        const { column, row } = coordinatesOf(this.#board(), square);
        return columns.includes(column) && rows.includes(row);
      });
    }
    const cells = this.#ship()?.cells ?? [];
    return squaresWith(cells, (_, square) => this.#capacity(square) > 0);
  }

  count(square: Square): number {
    return this.picked.filter((other) => other === square).length;
  }

  /** Presses a square. Some questions are answered by one press: the command. */
  press(square: Square): Command | null {
    const question = this.#question();
    if (!question) return null;
    switch (question.question) {
      case "defend":
        return { do: "defend", with: square, battery: null };
      case "power_engines":
        this.picked = this.picked.includes(square)
          ? this.picked.filter((other) => other !== square)
          : [...this.picked, square];
        return null;
      case "keep_piece":
      case "undermine":
        this.#pickOne(square);
        return null;
      case "aim":
        this.column = labelOf(this.#board(), square).column;
        return null;
      case "load":
        this.loading.press(square);
        return null;
      case "take_aboard":
      case "recharge":
        this.boarding.press(square);
        return null;
      case "fit":
        this.depot.press(square);
        return null;
      case "coordinates":
        ({ column: this.column, row: this.row } = coordinatesOf(this.#board(), square));
        return null;
      case "place_crew":
        this.#house(square);
        return null;
      case "surrender":
        this.picked = [square];
        return null;
      case "lose_from_cabins":
        this.chooseWhoGoes(square, !this.aliensGo.includes(square));
        return null;
      case "customs":
      case "eco_patrol":
      case "system_test":
      case "sell": {
        const full = question.question === "sell" && this.picked.length >= question.most;
        if (!full && this.count(square) < this.#capacity(square)) this.picked = [...this.picked, square];
        else this.picked = this.picked.filter((other) => other !== square);
        return null;
      }
      case "repair":
        if (this.keeping && this.kept === null) {
          this.kept = square;
          if (this.#board().halves.length > 0 && this.pieces.length > 1) return null;
          return { do: "repair", remove: [...this.picked], keep: square };
        }
        if (this.keeping) return { do: "repair", remove: [...this.picked], keep: this.kept, keep_other: square };
        this.picked = this.picked.includes(square)
          ? this.picked.filter((other) => other !== square)
          : [...this.picked, square];
        return null;
      default:
        if (question.question === "lose_crew" && this.shared.includes(square)) this.#pickShared(square);
        // One more from here; when all of it is picked, this square starts again.
        else if (this.count(square) === this.#capacity(square))
          this.picked = this.picked.filter((other) => other !== square);
        else this.#pickMore(square);
        return null;
    }
  }

  /** One more pick; when enough are picked, it takes the place of the first one elsewhere. */
  #pickMore(square: Square): void {
    const picked = [...this.picked];
    if (this.missing === 0) {
      const first = picked.findIndex((other) => other !== square);
      if (first < 0) return;
      picked.splice(first, 1);
    }
    this.picked = [...picked, square];
  }

  /** Of a shared cabin the human, the alien, both if so many go, nobody, and round again. */
  #pickShared(square: Square): void {
    const count = this.count(square);
    if (count === 1 && !this.aliensGo.includes(square)) {
      this.chooseWhoGoes(square, true);
      return;
    }
    this.chooseWhoGoes(square, false);
    if (count === 2) this.picked = this.picked.filter((other) => other !== square);
    else this.#pickMore(square);
  }

  /** The piece that is kept; the cabin or the component of a joint that the Saboteur chooses. */
  #pickOne(square: Square): void {
    if (!this.marksJoint) {
      this.picked = [square];
      return;
    }
    const ship = this.#ship();
    const sides = ship ? joinedSides(ship, this.#board(), square) : [];
    const next = this.joint?.square === square ? sides.indexOf(this.joint.side) + 1 : 0;
    const side = sides[next % sides.length];
    if (side) this.joint = { square, side };
  }

  /** Nobody, a brown alien, a purple one, a cyan one, and round again: as far as the cabin and the rest of the crew allow. */
  #house(square: Square): void {
    const here = this.aliens.find((cabin) => cabin.square === square)?.alien ?? null;
    const others = this.aliens.filter((cabin) => cabin.square !== square);
    const wanted = [null, "brown", "purple", "cyan"] as const;
    for (let turn = 1; turn <= wanted.length; turn++) {
      const alien = wanted[(wanted.indexOf(here) + turn) % wanted.length] ?? null;
      if (alien === null) {
        this.aliens = others;
        return;
      }
      const can = this.#cabins().some((cabin) => cabin.square === square && cabin.alien === alien);
      const specialist = alien !== "cyan" || this.#specializations().length > 0;
      if (can && specialist && !others.some((cabin) => cabin.alien === alien)) {
        this.aliens = [...others, { square, alien }];
        return;
      }
    }
  }

  /** Where a human and an alien share a cabin, the human goes first, unless the owner wants the alien to go. */
  #loseCrew(from: Square[]): Command {
    const aliens = this.divided.filter((square) => this.aliensGo.includes(square));
    if (aliens.length === 0) return { do: "lose_crew", from };
    return { do: "lose_shared_crew", from: from.filter((square) => !aliens.includes(square)), aliens };
  }

  /** The blocks that are sold: the most valuable ones of each hold that was pressed. */
  get sold(): [Square, GoodsColour][] {
    const ship = this.#ship();
    return [...new Set(this.picked)].flatMap((square) => {
      const placed = placedOf(ship?.cells[square] ?? 0);
      if (!placed) return [];
      const blocks = blocksOf(goodsOn(placed.tile, ship?.contents[square] ?? 0)).slice(0, this.count(square));
      return blocks.map((colour): [Square, GoodsColour] => [square, colour]);
    });
  }

  /** What the answer costs in credits or, for a System Test, in tokens; for a sale, what it brings. */
  get cost(): number {
    const question = this.#question();
    const cells = this.#ship()?.cells ?? [];
    const left = (all: number): number => all - this.picked.length;
    switch (question?.question) {
      case "customs":
        return question.price * left(cells.reduce((sum, _, square) => sum + this.#capacity(square), 0));
      case "eco_patrol":
        return question.price * left(question.batteries.length);
      case "system_test":
        return Math.ceil(left(question.components.length) / question.each);
      case "sell":
        return this.sold.reduce((sum, [, colour]) => sum + 4 - COLOURS.indexOf(colour) + question.bonus, 0);
      default:
        return 0;
    }
  }

  /** The finished answer; nothing while something is missing. */
  get command(): Command | null {
    const question = this.#question();
    const from = [...this.picked];
    switch (question?.question) {
      case "repair":
        return from.length > 0 ? { do: "repair", remove: from, keep: null } : null;
      case "place_crew":
        return {
          do: "place_crew",
          aliens: this.aliens.map((cabin) =>
            cabin.alien === "cyan" && this.specialization !== null
              ? { ...cabin, specialization: this.specialization }
              : cabin,
          ),
        };
      case "load":
        return this.loading.command;
      case "take_aboard":
      case "recharge":
        return this.boarding.command;
      case "keep_piece":
        return from[0] === undefined ? null : { do: "keep", square: from[0] };
      case "aim":
        return question.columns.includes(this.column) ? { do: "aim", column: this.column } : null;
      case "undermine":
        return { do: "undermine", human: from[0] ?? null, joint: this.joint };
      case "coordinates":
        return { do: "coordinates", column: this.column, row: this.row };
      case "lose_crew":
        return this.missing === 0 ? this.#loseCrew(from) : null;
      case "lose_from_cabins": {
        const aliens = question.shared.filter((square) => this.aliensGo.includes(square));
        return { do: "lose_shared_crew", from: question.shared.filter((square) => !aliens.includes(square)), aliens };
      }
      case "lose_humans":
        return this.missing === 0 ? { do: "lose_crew", from } : null;
      case "customs":
      case "eco_patrol":
        return { do: "surrender", from };
      case "system_test":
        return this.cost <= this.#tokens ? { do: "surrender", from } : null;
      case "surrender":
        return from.length === 1 ? { do: "surrender", from } : null;
      case "sell":
        return { do: "sell", blocks: this.sold };
      case "power_engines":
        return this.dropping && from.length > 0 ? { do: "drop", squares: from } : null;
      case "lose_goods":
        return this.missing === 0 ? { do: "lose_goods", from } : null;
      case "lose_tokens":
        return this.missing === 0 ? { do: "lose_tokens", from } : null;
      default:
        return null;
    }
  }

  /** How many were picked on squares that hold several. */
  get tallies(): Map<Square, number> {
    const several = this.picked.filter((square) => this.#capacity(square) > 1);
    return new Map(several.map((square) => [square, this.count(square)]));
  }

  get marks(): Map<Square, Mark> {
    const marks = new Map<Square, Mark>();
    const question = this.#question();
    if (!question) return marks;
    if (question.question === "repair" && this.keeping) markPieces(marks, this.pieces);
    else if (question.question === "repair")
      for (const fault of this.#ship()?.faults ?? []) {
        const squares = faultSquares(fault);
        if (!squares.some((square) => this.picked.includes(square)))
          for (const square of squares) marks.set(square, "fault");
      }
    else if (question.question === "keep_piece")
      for (const piece of question.pieces) {
        const kept = this.picked.some((square) => piece.includes(square));
        for (const square of piece) marks.set(square, kept ? "piece" : "lost");
      }
    else if (question.question !== "load") for (const square of this.squares) marks.set(square, "choice");
    if (question.question === "defend") marks.set(question.struck, "struck");
    if (question.question === "coordinates") {
      marks.clear();
      const named = squareAt(this.#board(), this.column, this.row);
      if (named !== null && (this.#ship()?.cells[named] ?? 0) !== 0) marks.set(named, "struck");
    }
    if (question.question === "lose_from_cabins")
      for (const square of question.cabins) marks.set(square, question.shared.includes(square) ? "chosen" : "lost");
    if (question.question === "fit" && this.depot.place !== null) marks.set(this.depot.place, "chosen");
    if (question.question === "thrust" && "struck" in question.hit) marks.set(question.hit.struck, "struck");
    if (question.question === "thrust") for (const { thruster } of question.shifts) marks.set(thruster, "choice");
    if (question.question === "evade") for (const { thruster } of question.evasions) marks.set(thruster, "choice");
    if (question.question === "keep_piece") return marks;
    if (question.question === "aim") marks.clear();
    if (this.boarding.carried) marks.set(this.boarding.carried.from, "chosen");
    for (const square of this.picked) marks.set(square, "chosen");
    for (const { square } of this.aliens) marks.set(square, "chosen");
    return marks;
  }
}
