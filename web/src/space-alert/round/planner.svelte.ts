import type { CardId, Half, Placed, RoundCommand, RoundView, SlotCard } from "../../protocol/space-alert";
import {
  boardOf,
  cardFor,
  doubleHalf,
  doublesOf,
  handOf,
  hasTwoHalves,
  isHardSolo,
  isHeroic,
  isOpen,
  otherHalf,
  pileOf,
  rowOf,
  specialCard,
  stacksOf,
} from "./model";

/** Something taken up to be put elsewhere: a card in hand, or a card in a slot. */
export type Picked = { from: "hand"; card: CardId } | { from: "slot"; crew: number; slot: number };

/** What a card can be dropped on. */
export type Target = { onto: "slot"; crew: number; slot: number } | { onto: "hand" } | { onto: "crew"; crew: number };

interface Context {
  view: RoundView;
  live: boolean;
  act: (command: RoundCommand) => Promise<unknown>;
}

/** How far a finger may tremble before a tap becomes a drag. */
const DRAG_AFTER = 7;

/**
 * Planning by drag, by tap and tap, and by keyboard, all of it as the same few commands. What is picked stays picked until
 * it is put somewhere, picked again or dropped with Escape.
 */
export class Planner {
  picked = $state<Picked | null>(null);
  /** Where the dragged card is, in the window. */
  drag = $state<{ x: number; y: number } | null>(null);
  /** Where it would land. */
  over = $state<Target | null>(null);
  /** The board that was chosen for the digit keys, where there is a choice. */
  #aim = $state<number | null>(null);
  /** Piles that were turned: they stay so, however many of their cards are placed. */
  #turned = $state<Record<string, Half>>({});
  /** An empty slot that was tapped while no card was picked: the action palette is open for it. */
  asked = $state<{ crew: number; slot: number } | null>(null);
  /** Cards that came into hand in the middle of a phase and were not taken up since. */
  #fresh = $state<readonly CardId[]>([]);
  #context: () => Context;
  #press: { x: number; y: number; picked: Picked } | null = null;
  /** A click follows the end of every drag; it means nothing. */
  #justDragged = false;

  constructor(context: () => Context) {
    this.#context = context;
  }

  get #view(): RoundView {
    return this.#context().view;
  }

  /** The boards a digit can mean: one's own, and those of the androids (SA-18.4, SA-18.20). */
  get boards(): number[] {
    const { crew, mine, order } = this.#view;
    return mine ? order.filter((number) => number === mine.crew || crew[number]?.seat === null) : [];
  }

  /** The board that the digit keys mean: one's own, unless an android's was chosen; alone, the first android's. */
  get board(): number | null {
    const { boards } = this;
    if (this.#aim !== null && boards.includes(this.#aim)) return this.#aim;
    return this.#view.mine?.crew ?? boards[0] ?? null;
  }

  /** The digit keys mean that board from now on. */
  aim(crew: number): void {
    if (this.boards.includes(crew)) this.#aim = crew;
  }

  /** The board above or below. */
  aimNext(step: 1 | -1): void {
    const { board, boards } = this;
    if (board === null) return;
    this.#aim = boards[(boards.indexOf(board) + step + boards.length) % boards.length] ?? null;
  }

  /** A digit: the picked card goes there, or the card there is picked. */
  digit(slot: number): void {
    const { board } = this;
    if (board === null) return;
    if (!this.accepts(board, slot) && this.isLoose(board, slot)) this.pick({ from: "slot", crew: board, slot });
    else this.put(board, slot);
  }

  /** The half that would lie on top: the double one, or the movement, which is what most plans begin with. */
  upOf(card: CardId): Half {
    return this.#turned[pileOf(card)] ?? doubleHalf(card) ?? "movement";
  }

  isPicked(what: Picked): boolean {
    const { picked } = this;
    if (!picked || picked.from !== what.from) return false;
    if (picked.from === "hand") return what.from === "hand" && what.card === picked.card;
    return what.from === "slot" && what.slot === picked.slot && what.crew === picked.crew;
  }

  /** The card that is picked, if it can be seen. */
  get pickedCard(): Placed | null {
    const { picked } = this;
    if (!picked) return null;
    if (picked.from === "hand") return { card: picked.card, up: this.upOf(picked.card) };
    const content = rowOf(this.#view, picked.crew)[picked.slot - 1];
    return content?.kind === "face" ? content.placed : null;
  }

  /** The special card that is picked, or that lies beside the picked card. */
  get pickedSpecial(): { card: CardId; up: Half } | null {
    const card = this.pickedCard;
    return [card?.beside, card].find((one) => one && specialCard(one.card)) ?? null;
  }

  /** Whether the picked card may be put there. Cards on an android's board are final, except in solo (SA-18.5, SA-18.22). */
  accepts(crew: number, slot: number): boolean {
    const { picked } = this;
    if (!picked || !isOpen(this.#view, crew, slot)) return false;
    if (picked.from === "hand") {
      const owner = this.#owner(picked.card);
      return owner === null || owner === crew;
    }
    return picked.crew === crew && picked.slot !== slot && this.isLoose(crew, picked.slot);
  }

  /** Whose heroic or special card it is. Nobody else's board receives it (SA-18.8, SA-18.21, NF-8.3.1). */
  #owner(card: CardId): number | null {
    if (!isHeroic(card) && !specialCard(card)) return null;
    const skills = this.#view.frontier?.skills;
    const owner = this.#view.crew.findIndex(
      ({ heroic }, crew) => heroic === card || skills?.[crew]?.cards.includes(card) === true,
    );
    return owner < 0 ? (this.#view.mine?.crew ?? null) : owner;
  }

  /** Whether a placed card may still be moved, turned and taken back. */
  isLoose(crew: number, slot: number): boolean {
    const view = this.#view;
    const content = rowOf(view, crew)[slot - 1];
    return content?.kind === "face" && isOpen(view, crew, slot) && (view.mine?.crew === crew || view.mission.solo);
  }

  #send(command: RoundCommand): void {
    const { live, act } = this.#context();
    if (live) void act(command);
  }

  pick(what: Picked): void {
    if (this.#justDragged) return;
    this.picked = this.isPicked(what) ? null : what;
    if (what.from === "hand") this.#took(what.card);
  }

  /** A card was taken from the hand: it is no longer new, and the digit keys mean the board of its owner, if it has one. */
  #took(card: CardId): void {
    this.#seen(card);
    const owner = this.#owner(card);
    if (owner !== null) this.aim(owner);
  }

  /** A card came by incoming data or from a crewmate (SA-4.35, SA-4.36). */
  came(card: CardId): void {
    this.#fresh = [...this.#fresh, card];
  }

  #seen(seen: CardId): void {
    this.#fresh = this.#fresh.filter((card) => card !== seen);
  }

  /** Whether it came during this phase and is marked as new. */
  isFresh(card: CardId): boolean {
    return this.#fresh.includes(card) && !this.isPicked({ from: "hand", card });
  }

  drop(): void {
    this.picked = null;
    this.drag = null;
    this.over = null;
  }

  /** Whether it has another half to turn up. A basic special card has one face (NF-8.1.1). */
  canFlip(what: Picked): boolean {
    if (what.from === "hand") return hasTwoHalves(what.card);
    const content = rowOf(this.#view, what.crew)[what.slot - 1];
    return content?.kind === "face" && hasTwoHalves(content.placed.card);
  }

  /** Turns the card over: in hand at once, in a slot by command. */
  flip(what: Picked): void {
    if (!this.canFlip(what)) return;
    if (what.from === "hand") this.#turned[pileOf(what.card)] = otherHalf(this.upOf(what.card));
    else if (this.isLoose(what.crew, what.slot))
      this.#send({ do: "flip", slot: what.slot, ...boardOf(this.#view, what.crew) });
  }

  takeBack(crew: number, slot: number): void {
    if (!this.isLoose(crew, slot)) return;
    this.#send({ do: "take_back", slot, ...boardOf(this.#view, crew) });
    if (this.picked?.from === "slot") this.picked = null;
  }

  undo(): void {
    if (this.#view.mine?.undo) this.#send({ do: "undo" });
  }

  /** Puts the picked card into a slot. Where it may not lie it stays picked, and the server's refusal names the rule. */
  put(crew: number, slot: number): void {
    const { picked } = this;
    if (this.#justDragged || !picked || (picked.from === "slot" && (picked.crew !== crew || picked.slot === slot)))
      return;
    const accepted = this.accepts(crew, slot);
    const board = boardOf(this.#view, crew);
    if (picked.from === "hand")
      this.#send({ do: "place", card: picked.card, slot, up: this.upOf(picked.card), ...board });
    else this.#send({ do: "move", from: picked.slot, to: slot, ...board });
    if (!accepted) return;
    if (picked.from === "hand") this.#seen(picked.card);
    this.picked = null;
    // A card on an android's board is final (SA-18.5): the next digit refers to the player's own board again.
    if (this.#view.mine?.crew !== null) this.#aim = null;
  }

  give(to: number): void {
    const card = this.pickedCard?.card;
    if (card === undefined || this.picked?.from !== "hand") return;
    this.#send({ do: "give", card, to });
    this.picked = null;
  }

  /** A tap on a slot: put the picked card there, or pick the card that lies there. */
  tapSlot(crew: number, slot: number): void {
    if (this.#justDragged) return;
    if (!this.accepts(crew, slot) && this.isLoose(crew, slot)) this.pick({ from: "slot", crew, slot });
    else if (!this.picked && this.#view.mission.solo && !isHardSolo(this.#view) && isOpen(this.#view, crew, slot))
      this.asked = { crew, slot };
    else this.put(crew, slot);
  }

  /** The hand of the viewer. */
  get #hand(): CardId[] {
    const { mine, crew } = this.#view;
    return mine ? handOf(mine, crew, isHardSolo(this.#view) ? "pile" : "sorted") : [];
  }

  /** Whether a card in hand can do that. */
  has(action: SlotCard): boolean {
    return cardFor(this.#hand, action) !== null;
  }

  /** The double halves of all cards, placed ones too: each keeps its place in the palette. */
  get doubles(): SlotCard[] {
    return doublesOf([...(this.#view.mine?.cards ?? [])].sort((a, b) => a - b));
  }

  /** Places a card that does this into the slot that was asked about, or none, and asks about the next one. */
  choose(action: SlotCard): void {
    const { asked } = this;
    if (!asked) return;
    const found = action === "none" ? null : cardFor(this.#hand, action);
    const row = rowOf(this.#view, asked.crew);
    const next = row.findIndex(
      ({ kind }, index) => index >= asked.slot && kind === "empty" && isOpen(this.#view, asked.crew, index + 1),
    );
    this.asked = next < 0 ? null : { crew: asked.crew, slot: next + 1 };
    if (found) this.#send({ do: "place", ...found, slot: asked.slot, ...boardOf(this.#view, asked.crew) });
  }

  /** The first hand card that is not yet picked after the one that is: for the keyboard. */
  pickNext(step: 1 | -1): void {
    const hand = isHardSolo(this.#view) ? this.#hand : stacksOf(this.#hand).map(({ card }) => card);
    if (hand.length === 0) return;
    const at = this.picked?.from === "hand" ? hand.indexOf(this.picked.card) : step > 0 ? -1 : 0;
    const card = hand[(at + step + hand.length) % hand.length];
    if (card === undefined) return;
    this.picked = { from: "hand", card };
    this.#took(card);
  }

  // Dragging, by mouse, pen and finger alike.

  press(event: PointerEvent, picked: Picked): void {
    if (!this.#context().live || event.button !== 0) return;
    if (picked.from === "slot" && !this.isLoose(picked.crew, picked.slot)) return;
    this.#press = { x: event.clientX, y: event.clientY, picked };
    this.#justDragged = false;
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (!press) return;
    const { clientX: x, clientY: y } = event;
    if (!this.drag) {
      if (Math.hypot(x - press.x, y - press.y) < DRAG_AFTER) return;
      this.picked = press.picked;
    }
    this.drag = { x, y };
    this.over = targetAt(x, y);
  }

  release(event: PointerEvent): void {
    if (this.drag) {
      const target = targetAt(event.clientX, event.clientY);
      const { picked } = this;
      if (target?.onto === "slot") this.put(target.crew, target.slot);
      else if (target?.onto === "crew") this.give(target.crew);
      else if (target?.onto === "hand" && picked?.from === "slot") this.takeBack(picked.crew, picked.slot);
      this.drop();
      this.#justDragged = true;
      setTimeout(() => (this.#justDragged = false));
    }
    this.#press = null;
  }

  cancel(): void {
    this.#press = null;
    if (this.drag) this.drop();
  }
}

/** What lies under the finger, by the data attributes of slots, hand and crew. */
function targetAt(x: number, y: number): Target | null {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-slot], [data-hand], [data-give]");
  if (!element) return null;
  const { slot, crew, give } = element.dataset;
  if (slot !== undefined && crew !== undefined) return { onto: "slot", crew: Number(crew), slot: Number(slot) };
  if (give !== undefined) return { onto: "crew", crew: Number(give) };
  return { onto: "hand" };
}
