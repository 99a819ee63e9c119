import type {
  Alien,
  AlienCabin,
  BoardFacts,
  Burn,
  Command,
  Edge,
  Goods,
  LegalPlace,
  Letter,
  Member,
  Question,
  Rotation,
  Specialization,
  Square,
  Tile,
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
  isCabin,
  labelOf,
  nameable,
  NO_GOODS,
  placedOf,
  specialContainersOf,
  squareAt,
  squaresOf,
  squaresWith,
  tokensOn,
  turned,
  COLOURS,
  type GoodsColour,
} from "../tiles";
import { faultSquares } from "../words";
import { joinedSides, piecesOf } from "./pieces";

/** What a cabin with an alien holds in a view, by its place in this list. */
const ALIEN_CODES: readonly (Alien | null)[] = [null, null, null, "brown", "purple", "cyan"];

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
  /** Blocks that are in no hold. */
  tray = $state.raw<Goods>(NO_GOODS);
  holds = $state.raw<ReadonlyMap<Square, Goods>>(new Map());
  /** The colour of the block in hand while loading. */
  colour = $state<GoodsColour | null>(null);
  aliens = $state.raw<readonly AlienCabin[]>([]);
  /** A repair breaks the ship apart: the next press chooses the piece that is kept. */
  keeping = $state(false);
  /** The piece of the first broken half that is kept, while the other half is asked about. */
  kept = $state<Square | null>(null);
  /** Shared cabins whose alien goes; from the others the human does (GX-20.7A.1). */
  aliensGo = $state.raw<readonly Square[]>([]);
  /** What a cyan alien would be good at. */
  specialization = $state<Specialization | null>(null);
  /** Blocks that furnaces burn; they are not on the tray any more. */
  burn = $state.raw<readonly Burn[]>([]);

  /** The way of an intruder that is looked at before an answer is given. */
  preview = $state.raw<readonly WalkStep[] | null>(null);

  #question: () => Question | null;
  #ship: () => ShipView | undefined;
  #cabins: () => readonly AlienCabin[];
  #board: () => BoardFacts;
  #specializations: () => readonly Specialization[];
  #depot: () => readonly (readonly LegalPlace[])[];

  /** Aliens that change cabins while crew is rearranged (GX-9.32), by cabin. */
  moved = $state.raw<ReadonlyMap<Square, Alien | null>>(new Map());
  /** The alien that was picked up to move into another cabin. */
  carried = $state.raw<{ alien: Alien; from: Square } | null>(null);
  /** Saboteur: the joint that is marked, and whether a component is chosen for it now (GX-20.12B.4). */
  joint = $state.raw<Edge | null>(null);
  marksJoint = $state(false);
  /** The state of the answer when the suggestion was taken over. */
  #suggested = $state<string | null>(null);

  /** Humans or tokens on squares while new ones come aboard. */
  counts = $state.raw<ReadonlyMap<Square, number>>(new Map());
  /** New humans or tokens that have no place yet. */
  waiting = $state(0);
  /** Robosmokeys: the column and the row. */
  column = $state(2);
  row = $state(2);
  /** Star Depot: which of the components, how it is turned, where it goes. */
  choice = $state(0);
  turns = $state<Rotation>(0);
  place = $state<Square | null>(null);
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
    this.#depot = depot;
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

  #has(member: Member, letter: Letter): boolean {
    return (this.#ship()?.abilities ?? []).some((ability) => ability.member === member && ability.letter === letter);
  }

  /** Containers of a tile; a Smuggler hides a block in structural modules and routers (GX-20.14A.1). */
  #containers(tile: Tile): number {
    const hides = (tile.kind === "structural" || tile.kind === "router") && this.#has("smuggler", "a");
    return containersOf(tile) + (hides ? 1 : 0);
  }

  /** Red blocks that a tile takes: one more in a normal container with a Stock Boy (GX-20.15A.1). */
  #redRoom(tile: Tile): number {
    const special = specialContainersOf(tile);
    return special + (containersOf(tile) > special && this.#has("stock_boy", "a") ? 1 : 0);
  }

  /** Cabins that a human shares with an alien (GX-20.7A.1). */
  get shared(): Square[] {
    const ship = this.#ship();
    return squaresWith(ship?.cells ?? [], (tile, square) => tile.kind === "cabin" && (ship?.contents[square] ?? 0) > 5);
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
    this.moved = new Map();
    this.carried = null;
    this.joint = null;
    this.marksJoint = false;
    this.dropping = false;
    this.picked = [];
    this.aliensGo = [];
    this.aliens = [];
    this.stopKeeping();
    this.preview = null;
    this.burn = [];
    this.specialization = this.#specializations()[0] ?? null;
    this.colour = null;
    this.counts = new Map();
    this.place = null;
    const question = this.#question();
    this.startPlacing();
    if (question?.question === "fit") {
      const fits = this.#depot().findIndex((places) => places.length > 0);
      this.chooseTile(Math.max(0, fits));
    } else if (question?.question === "coordinates") {
      const { columns, rows } = nameable(this.#board());
      [this.column, this.row] = [columns[0] ?? 2, rows[0] ?? 2];
    }
    if (question?.question !== "load") return;
    this.tray = question.offered;
    const ship = this.#ship();
    const cells = ship?.cells ?? [];
    this.holds = new Map(
      squaresWith(cells, (tile) => this.#containers(tile) > 0).map((square) => {
        const placed = placedOf(cells[square] ?? 0);
        return [square, placed ? goodsOn(placed.tile, ship?.contents[square] ?? 0) : NO_GOODS];
      }),
    );
    this.colour = COLOURS.find((colour) => question.offered[colour] > 0) ?? null;
  }

  /** Fills the answer with what the server suggests. */
  adopt(command: Command): void {
    const places = "from" in command && Array.isArray(command.from) ? command.from : null;
    switch (command.do) {
      case "load":
        this.suggest(command);
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
      case "recharge": {
        this.startPlacing();
        const wanted =
          command.do === "recharge"
            ? command.batteries.map(({ square, tokens }) => [square, tokens] as const)
            : command.cabins.map(({ square, humans }) => [square, humans] as const);
        for (const [square, count] of wanted) {
          this.waiting -= count - (this.#room(square)?.now ?? count);
          this.counts = new Map(this.counts).set(square, count);
        }
        break;
      }
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
      sorted(this.holds),
      sorted(this.burn),
      sorted(this.counts),
      sorted(this.moved),
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

  /** Humans or tokens come aboard: nobody has a new place yet. */
  startPlacing(): void {
    const question = this.#question();
    this.counts = new Map();
    this.moved = new Map();
    this.carried = null;
    if (question?.question === "take_aboard") this.waiting = question.humans;
    else if (question?.question === "recharge") this.waiting = question.tokens;
  }

  /** Whether anybody or anything that comes aboard has a place. */
  get placed(): boolean {
    return this.counts.size + this.moved.size > 0 || this.carried !== null;
  }

  /** Drops components, or decides not to. */
  toggleDropping(): void {
    this.dropping = !this.dropping;
    this.picked = [];
  }

  /** Star Depot: another component, turned so that it fits somewhere. */
  chooseTile(choice: number): void {
    this.choice = choice;
    this.place = null;
    const rotations = (this.#depot()[choice] ?? []).reduce((all, place) => all | place.rotations, 0);
    this.turns = ([0, 1, 2, 3] as const).find((turns) => (rotations & (1 << turns)) !== 0) ?? 0;
  }

  /** Star Depot: turns the component; its place stays if it still fits there. */
  turn(): void {
    this.turns = turned(this.turns);
    if (this.place !== null && !this.squares.includes(this.place)) this.place = null;
  }

  /** Whether the component of the Star Depot fits anywhere. */
  fits(choice: number): boolean {
    return (this.#depot()[choice] ?? []).length > 0;
  }

  /** The component of the Star Depot where it would go. */
  get ghost(): { square: Square; tile: number; rotation: number } | null {
    const question = this.#question();
    const tile = question?.question === "fit" ? question.tiles[this.choice] : undefined;
    if (tile === undefined || this.place === null) return null;
    return { square: this.place, tile, rotation: this.turns };
  }

  /** Room for humans or tokens on a square, what is there now, and what must stay there. */
  #room(square: Square): { most: number; now: number; least: number } | null {
    const question = this.#question();
    const ship = this.#ship();
    const placed = placedOf(ship?.cells[square] ?? 0);
    const content = ship?.contents[square] ?? 0;
    if (!placed) return null;
    const { tile } = placed;
    if (question?.question === "recharge") {
      const cells = "cells" in tile ? tile.cells : 0;
      return cells > 0 ? { most: cells, now: this.counts.get(square) ?? tokensOn(tile, content), least: 0 } : null;
    }
    if (question?.question !== "take_aboard") return null;
    const asleep = tile.kind === "stasis_chamber";
    if (!asleep && (!isCabin(tile) || tile.kind === "luxury_cabin" || this.#shared(square) || this.alienIn(square)))
      return null;
    // A chamber may hold humans who are awake, 8 each (GX-20.7B.3).
    const there = asleep ? content & 7 : content > 2 ? 0 : content;
    return {
      most: asleep ? 4 - (content >> 3) : 2,
      now: this.counts.get(square) ?? there,
      least: question.rearrange && !asleep ? 0 : there,
    };
  }

  #shared(square: Square): boolean {
    return this.shared.includes(square);
  }

  /** The alien that lives alone in a cabin, after the moves so far. */
  alienIn(square: Square): Alien | null {
    const moved = this.moved.get(square);
    if (moved !== undefined) return moved;
    const ship = this.#ship();
    const tile = placedOf(ship?.cells[square] ?? 0)?.tile;
    return tile && isCabin(tile) ? (ALIEN_CODES[ship?.contents[square] ?? 0] ?? null) : null;
  }

  /** Whether a square can be pressed while crew comes aboard: to fill it, or to pick an alien up and put it down. */
  #movable(square: Square): boolean {
    const question = this.#question();
    if (question?.question !== "take_aboard") return false;
    if (this.carried) return square === this.carried.from || this.#takesAlien(square, this.carried.alien);
    return this.#room(square) !== null || (question.rearrange && this.#alienCouldMove(square));
  }

  #takesAlien(square: Square, alien: Alien): boolean {
    const cabin = this.#cabins().some((one) => one.square === square && one.alien === alien);
    return cabin && this.alienIn(square) === null && !this.#shared(square);
  }

  #alienCouldMove(square: Square): boolean {
    const alien = this.alienIn(square);
    return alien !== null && this.#cabins().some((one) => one.square !== square && one.alien === alien);
  }

  /** Picks an alien up, puts it down in another cabin (humans there wait for a new place), or fills a cabin. */
  #rearrange(square: Square): void {
    const { carried } = this;
    const question = this.#question();
    if (carried) {
      if (this.#takesAlien(square, carried.alien)) {
        this.waiting += this.#room(square)?.now ?? 0;
        this.counts = new Map(this.counts).set(square, 0).set(carried.from, 0);
        this.moved = new Map(this.moved).set(carried.from, null).set(square, carried.alien);
      }
      this.carried = null;
      return;
    }
    const alien = this.alienIn(square);
    if (alien === null) this.#fill(square);
    else if (question?.question === "take_aboard" && question.rearrange) this.carried = { alien, from: square };
  }

  /** Fewer humans would be awake than before. */
  get #fewerAwake(): boolean {
    const ship = this.#ship();
    let change = 0;
    for (const [square, count] of this.counts) {
      const content = ship?.contents[square] ?? 0;
      if (placedOf(ship?.cells[square] ?? 0)?.tile.kind !== "stasis_chamber")
        change += count - (content > 2 ? 0 : content);
    }
    return change < 0;
  }

  /** One more human or token here; where there is no room, all that may go wait again. */
  #fill(square: Square): void {
    const room = this.#room(square);
    if (!room) return;
    const next = this.waiting > 0 && room.now < room.most ? room.now + 1 : room.least;
    this.waiting += room.now - next;
    this.counts = new Map(this.counts).set(square, next);
  }

  /** What squares hold while humans or tokens come aboard, coded as in views. */
  get working(): Map<Square, number> {
    const working = new Map<Square, number>();
    const ship = this.#ship();
    for (const [square, count] of this.counts) {
      const kind = placedOf(ship?.cells[square] ?? 0)?.tile.kind;
      const content = ship?.contents[square] ?? 0;
      const alien = this.alienIn(square);
      if (alien !== null) {
        working.set(square, ALIEN_CODES.indexOf(alien));
        continue;
      }
      const rest = kind === "battery_hold" ? content & ~3 : kind === "stasis_chamber" ? content & ~7 : 0;
      working.set(square, count + rest);
    }
    return working;
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
        return this.#containers(tile) > 0 ? goodsOn(tile, content)[question.colour] : 0;
      case "repair":
        return this.keeping && this.picked.includes(square) ? 0 : 1;
      case "defend":
        return question.defences.includes(square) || question.boosted.includes(square) ? 1 : 0;
      case "keep_piece":
        return 1;
      case "load":
        return this.#containers(tile) > 0 ? 1 : 0;
      case "place_crew":
        return this.#cabins().some((cabin) => cabin.square === square) ? 1 : 0;
      case "take_aboard":
        return this.#movable(square) ? 1 : 0;
      case "recharge":
        return this.#room(square) === null ? 0 : 1;
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
    if (question?.question === "fit")
      return (this.#depot()[this.choice] ?? [])
        .filter(({ rotations }) => (rotations & (1 << this.turns)) !== 0)
        .map(({ square }) => square);
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
        this.#store(square);
        return null;
      case "take_aboard":
        this.#rearrange(square);
        return null;
      case "recharge":
        this.#fill(square);
        return null;
      case "fit":
        this.place = this.place === square ? null : square;
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
        if (question.question === "lose_crew" && this.#shared(square)) this.#pickShared(square);
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

  /** Puts the block in hand into a hold, or takes one out of it. */
  #store(square: Square): void {
    const placed = placedOf(this.#ship()?.cells[square] ?? 0);
    const goods = this.holds.get(square);
    if (!placed || !goods) return;
    const fits =
      this.colour !== null &&
      this.tray[this.colour] > 0 &&
      goodsTotal(goods) < this.#containers(placed.tile) &&
      (containersOf(placed.tile) > 0 || this.colour === "blue" || this.colour === "green") &&
      (this.colour !== "red" || goods.red < this.#redRoom(placed.tile));
    const colour = fits ? this.colour : (COLOURS.findLast((one) => goods[one] > 0) ?? null);
    if (colour === null) return;
    const into = fits ? 1 : -1;
    this.holds = new Map(this.holds).set(square, { ...goods, [colour]: goods[colour] + into });
    this.tray = { ...this.tray, [colour]: this.tray[colour] - into };
    if (this.colour === null || this.tray[this.colour] === 0)
      this.colour = COLOURS.find((one) => this.tray[one] > 0) ?? null;
  }

  /** Burns the block in hand in a furnace, or takes the burnt block back onto the tray. */
  toggleFurnace(furnace: Square, battery: Square): void {
    const burnt = this.burn.find((one) => one.furnace === furnace);
    if (burnt) {
      this.burn = this.burn.filter((one) => one !== burnt);
      this.tray = { ...this.tray, [burnt.colour]: this.tray[burnt.colour] + 1 };
      return;
    }
    const { colour } = this;
    if (colour === null || this.tray[colour] === 0) return;
    this.burn = [...this.burn, { furnace, battery, colour }];
    this.tray = { ...this.tray, [colour]: this.tray[colour] - 1 };
    if (this.tray[colour] === 0) this.colour = COLOURS.find((one) => this.tray[one] > 0) ?? null;
  }

  /** Everything is out of the holds. */
  get unloaded(): boolean {
    return this.burn.length === 0 && [...this.holds.values()].every((goods) => goodsTotal(goods) === 0);
  }

  /** Takes everything out of holds and furnaces onto the tray. */
  unload(): void {
    const tray = { ...this.tray };
    for (const goods of this.holds.values()) for (const colour of COLOURS) tray[colour] += goods[colour];
    for (const { colour } of this.burn) tray[colour] += 1;
    this.holds = new Map([...this.holds.keys()].map((square) => [square, NO_GOODS]));
    this.burn = [];
    this.tray = tray;
    this.colour = COLOURS.find((colour) => tray[colour] > 0) ?? null;
  }

  /** Fills the working area with a suggested loading. */
  suggest(command: Command): void {
    if (command.do !== "load") return;
    const heap = (counts: Iterable<Goods>): Goods => {
      const sum = { ...NO_GOODS };
      for (const goods of counts) for (const colour of COLOURS) sum[colour] += goods[colour];
      return sum;
    };
    const unburnt = { ...NO_GOODS };
    for (const { colour } of this.burn) unburnt[colour] += 1;
    const all = heap([...this.holds.values(), this.tray, unburnt]);
    this.burn = command.burn ?? [];
    const holds = new Map(this.holds);
    for (const { square, goods } of command.holds) holds.set(square, goods);
    const stored = heap(holds.values());
    this.holds = holds;
    const tray = { ...NO_GOODS };
    for (const colour of COLOURS) tray[colour] = all[colour] - stored[colour];
    for (const { colour } of this.burn) tray[colour] -= 1;
    this.tray = tray;
    this.colour = COLOURS.find((colour) => tray[colour] > 0) ?? null;
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
        return {
          do: "load",
          holds: [...this.holds].map(([square, goods]) => ({ square, goods })),
          burn: [...this.burn],
        };
      case "take_aboard":
        // Everybody aboard keeps a bed, and nobody goes to sleep to make room.
        if (this.carried || this.waiting > question.humans || this.#fewerAwake) return null;
        return {
          do: "take_aboard",
          cabins: [...this.counts].map(([square, humans]) => {
            const alien = this.alienIn(square);
            return alien === null ? { square, humans } : { square, humans: 0, alien };
          }),
        };
      case "recharge":
        return { do: "recharge", batteries: [...this.counts].map(([square, tokens]) => ({ square, tokens })) };
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
    if (question.question === "fit" && this.place !== null) marks.set(this.place, "chosen");
    if (question.question === "thrust" && "struck" in question.hit) marks.set(question.hit.struck, "struck");
    if (question.question === "thrust") for (const { thruster } of question.shifts) marks.set(thruster, "choice");
    if (question.question === "evade") for (const { thruster } of question.evasions) marks.set(thruster, "choice");
    if (question.question === "keep_piece") return marks;
    if (question.question === "aim") marks.clear();
    if (this.carried) marks.set(this.carried.from, "chosen");
    for (const square of this.picked) marks.set(square, "chosen");
    for (const { square } of this.aliens) marks.set(square, "chosen");
    return marks;
  }
}
