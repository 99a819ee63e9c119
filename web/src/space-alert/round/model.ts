import {
  CARDS,
  type Action,
  type CardId,
  type ClockView,
  type CrewView,
  type Half,
  type Mine,
  type Pace,
  type Placed,
  type RoundView,
  type Said,
  type SlotCard,
  type Snapshot,
  type SpecialCard,
  type Text,
} from "../../protocol/space-alert";

import { cardFacts } from "../catalogue";
import { firstSymbol, isHeroicSlot, sameSlot, slotWith, specialOf, symbolsOf } from "../slot-card";

/*
 * Values that the planning screen derives from the view: cards in hand, open slots, the clock. The server decides what is legal.
 */

/** First and last slot of each phase (SA-4.3). */
const PHASES = [
  [1, 3],
  [4, 7],
  [8, 12],
] as const;

export function phaseOfSlot(slot: number): number {
  return PHASES.findIndex(([, last]) => slot <= last) + 1;
}

/** The slots of a phase on a board with that many slots. */
export function phaseSlots(phase: number, slots: number): number[] {
  const [first, last] = PHASES[phase - 1] ?? [1, 0];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((slot) => slot <= slots);
}

export const otherHalf = (half: Half): Half => (half === "movement" ? "action" : "movement");

/** What one half of a card asks for. */
export function halfOf(card: CardId, half: Half): SlotCard {
  return CARDS[card]?.[half] ?? "none";
}

/** What lies in a slot, with the special card beside the other (NF-8.3.4). */
export function topOf(placed: Placed): SlotCard {
  const main = halfOf(placed.card, placed.up);
  if (!placed.beside) return main;
  const special = specialOf(main) === "none" ? specialOf(halfOf(placed.beside.card, placed.beside.up)) : "both";
  return slotWith(symbolsOf(main), special);
}

/** The first symbol of a half. */
export const symbolOf = (card: CardId, half: Half): Action => firstSymbol(halfOf(card, half));

export const isHeroic = (card: CardId): boolean => isHeroicSlot(halfOf(card, "action"));

/** Which special card it is. */
export const specialCard = (card: CardId): SpecialCard | null => CARDS[card]?.special ?? null;

/** Whether both halves can be used: a basic special card has one face (NF-8.1.1). */
export const hasTwoHalves = (card: CardId): boolean => specialCard(card)?.advanced !== false;

/** Alone, with the cards in one shuffled pile that is searched (NF-5.7.2). */
export const isHardSolo = (view: RoundView): boolean => view.mission.solo && view.frontier?.modules.hard_solo === true;

/** The cards that lie on no board: heroic cards last, or in the order of a shuffled pile. */
export function handOf(mine: Mine, crew: readonly CrewView[], order: "sorted" | "pile" = "sorted"): CardId[] {
  const placed = new Set<CardId>();
  const rows = [mine.slots, ...crew.map((member) => member.faces ?? [])];
  for (const slot of rows.flat()) {
    if (slot) placed.add(slot.card);
    if (slot?.beside) placed.add(slot.beside.card);
  }
  const hand = mine.cards.filter((card) => !placed.has(card));
  return order === "pile" ? hand : hand.sort((a, b) => a - b);
}

/** Equal cards lie on one pile. */
export interface Stack {
  /** The halves of its cards: what tells one pile from another. */
  pile: string;
  /** The card on top. */
  card: CardId;
  cards: readonly CardId[];
  count: number;
}

/** The pile that a card lies on. */
export const pileOf = (card: CardId): string => {
  const special = specialCard(card);
  if (special) return `${special.specialization}/${special.advanced ? "advanced" : "basic"}`;
  return (["movement", "action"] as const).map((half) => symbolsOf(halfOf(card, half)).join("+")).join("/");
};

/** The hand as piles of equal cards, in the order of their first cards. */
export function stacksOf(hand: readonly CardId[]): Stack[] {
  const piles = new Map<string, CardId[]>();
  for (const card of hand) {
    const pile = pileOf(card);
    const cards = piles.get(pile);
    if (cards) cards.push(card);
    else piles.set(pile, [card]);
  }
  return [...piles].map(([pile, cards]) => ({ pile, card: cards[0] as CardId, cards, count: cards.length }));
}

/** Piles of one kind: cards whose double half begins with the same symbol, or cards without one. */
export interface HandGroup {
  kind: Action | "single";
  stacks: Stack[];
}

/** Which half has two symbols (NF-5.1.1). */
export const doubleHalf = (card: CardId): Half | null =>
  (["movement", "action"] as const).find((half) => Array.isArray(halfOf(card, half))) ?? null;

/** The kind of a card: the first symbol of its double half. */
export function kindOf(card: CardId): Action | "single" {
  const half = doubleHalf(card);
  return half ? firstSymbol(halfOf(card, half)) : "single";
}

/** More piles than can be looked over at once: alone, with the whole double deck, there are about eighty. */
const MANY_STACKS = 24;

/** A large hand by kinds; nothing where all piles can be shown. */
export function groupsOf(stacks: readonly Stack[]): HandGroup[] {
  if (stacks.length <= MANY_STACKS) return [];
  const groups = new Map<HandGroup["kind"], Stack[]>();
  for (const stack of stacks) {
    const kind = kindOf(stack.card);
    groups.set(kind, [...(groups.get(kind) ?? []), stack]);
  }
  return [...groups].map(([kind, stacks]) => ({ kind, stacks }));
}

/** The card to place for an action, and the half that lies on top: from the largest pile, so that rare cards last. */
export function cardFor(hand: readonly CardId[], action: SlotCard): { card: CardId; up: Half } | null {
  const halves = stacksOf(hand).flatMap(({ card, count }) =>
    (["movement", "action"] as const)
      .filter((up) => sameSlot(halfOf(card, up), action))
      .map((up) => ({ card, up, count })),
  );
  const best = halves.toSorted((a, b) => b.count - a.count).at(0);
  return best ? { card: best.card, up: best.up } : null;
}

/** The different double halves of a hand. */
export function doublesOf(hand: readonly CardId[]): SlotCard[] {
  const halves = hand.flatMap((card) => [halfOf(card, "movement"), halfOf(card, "action")]);
  const doubles = halves.filter((half) => Array.isArray(half));
  return doubles.filter((half, index) => doubles.findIndex((other) => sameSlot(half, other)) === index);
}

/** The double halves of all cards in the box. */
export const allDoubles = (): SlotCard[] => doublesOf(CARDS.map((_, card) => card));

/** What lies in a slot, as far as the viewer may know: the card, a back, or nothing. */
export type SlotContent =
  { kind: "empty" } | { kind: "back"; half: Half; back: Back } | { kind: "face"; placed: Placed };

/** What the back of a card tells: gold for heroic cards, which half is double (NF-5.1.5), special cards. */
export type Back = "plain" | "heroic" | "double" | "special" | "pair";

const BACKS: Record<string, SlotContent> = {
  m: { kind: "back", half: "movement", back: "plain" },
  a: { kind: "back", half: "action", back: "plain" },
  M: { kind: "back", half: "movement", back: "heroic" },
  A: { kind: "back", half: "action", back: "heroic" },
  g: { kind: "back", half: "movement", back: "double" },
  d: { kind: "back", half: "action", back: "double" },
  s: { kind: "back", half: "action", back: "special" },
  t: { kind: "back", half: "action", back: "pair" },
};

/**
 * What a slot would hold with a card put into it: the Medic's cards and the advanced action of Special Ops share it with an
 * ordinary card (NF-9.5.1, NF-9.8.5). For the preview; the server decides.
 */
export function slotAfter(content: SlotContent | undefined, card: CardId, up: Half): SlotCard {
  const placed = halfOf(card, up);
  const shares = (which: CardId, half: Half): boolean => {
    const special = specialCard(which);
    if (special?.specialization === "medic") return true;
    return special?.specialization === "special_ops" && specialOf(halfOf(which, half)) === "advanced";
  };
  if (content?.kind !== "face") return placed;
  const there = content.placed;
  if (shares(card, up) && !specialCard(there.card))
    return slotWith(symbolsOf(halfOf(there.card, there.up)), specialOf(placed));
  const beside = there.beside ?? there;
  if (!specialCard(card) && shares(beside.card, beside.up))
    return slotWith(symbolsOf(placed), specialOf(halfOf(beside.card, beside.up)));
  return placed;
}

/** The row of a crew member (SA-4.14): faces where they are open or one's own, backs otherwise. */
export function rowOf(view: RoundView, crew: number): SlotContent[] {
  const member = view.crew[crew];
  if (!member) return [];
  const own = view.mine?.crew === crew ? view.mine.slots : null;
  return Array.from({ length: view.mission.slots }, (_, i): SlotContent => {
    const placed = own?.[i] ?? member.faces?.[i];
    if (placed) return { kind: "face", placed };
    return BACKS[view.backs[crew]?.[i] ?? "."] ?? { kind: "empty" };
  });
}

/** Whether the viewer may change a slot of that board now: the own board, or any android's, in the viewer's phase. */
export function isOpen(view: RoundView, crew: number, slot: number): boolean {
  const member = view.crew[crew];
  if (view.stage !== "action" || !view.mine || !member) return false;
  const own = view.mine.crew === crew;
  if (!own && member.seat !== null) return false;
  // Without a clock nothing is ever locked (SA-18.25).
  if (view.mission.pace === "untimed") return true;
  const me = view.mine.crew === null ? null : view.crew[view.mine.crew];
  return phaseOfSlot(slot) === (me?.phase ?? view.clock.phase);
}

/** `on` of a command: left out for the own board. */
export const boardOf = (view: RoundView, crew: number): { on?: number } =>
  view.mine?.crew === crew ? {} : { on: crew };

/** Mission time in milliseconds: what the soundtrack's clock would show. */
export function missionTime(clock: ClockView, pace: Pace, now: number): number | null {
  if (clock.start === null) return null;
  const elapsed = Math.max(0, now - clock.start);
  return pace === "slow" ? elapsed / 2 : elapsed;
}

/** `6:12`. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Left of the phase as the soundtrack counts; nothing while its end is not known yet. */
export function phaseLeft(clock: ClockView, pace: Pace, now: number): number | null {
  if (clock.ends === null) return null;
  const left = Math.max(0, clock.ends - now);
  return pace === "slow" ? left / 2 : left;
}

type WithoutTime<T> = T extends unknown ? Omit<T, "at"> : never;

/** Something the computer says, whenever that is. */
export type Announcement = WithoutTime<Said>;

const ALONE_IGNORED: readonly Announcement["say"][] = [
  "incoming_data",
  "data_transfer",
  "transfer_complete",
  "communications_down",
  "communications_restored",
];

/** Why an announcement means nothing here: an unconfirmed report without five (SA-4.34), cards and talk alone (SA-18.24). */
export function ignored(say: Announcement, view: Pick<RoundView, "crew" | "mission">): string | null {
  if (say.say === "threat") return say.unconfirmed && view.crew.length < 5 ? "sa-plan-ignored" : null;
  return view.mission.solo && ALONE_IGNORED.includes(say.say) ? "sa-plan-ignored-alone" : null;
}

/** What the computer says, as a text. */
export function announcementText(say: Announcement): Text {
  switch (say.say) {
    case "start":
      return { id: "sa-computer-start" };
    case "threat": {
      const words = [
        say.severity === "serious" ? "serious-" : "",
        say.track === "internal" ? "internal-" : "",
        "threat",
      ];
      const id = `sa-computer-${say.unconfirmed ? "unconfirmed-" : ""}${words.join("")}`;
      return {
        id,
        args: {
          number: say.number,
          ...(say.track === "internal" ? {} : { zone: { ref: `sa-computer-zone-${say.track}` } }),
        },
      };
    }
    case "incoming_data":
      return { id: "sa-computer-incoming-data" };
    case "data_transfer":
      return { id: "sa-computer-data-transfer" };
    case "transfer_complete":
      return { id: "sa-computer-data-transfer-complete" };
    case "communications_down":
      return { id: "sa-computer-communications-down" };
    case "communications_restored":
      return { id: "sa-computer-communications-restored" };
    case "phase_ends_in":
      return { id: `sa-computer-phase-${say.phase}-${say.seconds > 20 ? "one-minute" : "twenty-seconds"}` };
    case "phase_ended":
      return { id: `sa-computer-phase-${say.phase}-ended` };
    case "operations_end_in":
      return { id: `sa-computer-operations-${say.seconds > 20 ? "one-minute" : "twenty-seconds"}` };
    case "mission_complete":
      return { id: "sa-computer-operations-ended" };
  }
}

/** The key of the top row for each slot: 1 to 9, 0 for ten, and the two keys after it. By position, so that every layout works. */
const SLOT_KEYS = [
  "Digit1",
  "Digit2",
  "Digit3",
  "Digit4",
  "Digit5",
  "Digit6",
  "Digit7",
  "Digit8",
  "Digit9",
  "Digit0",
  "Minus",
  "Equal",
];

export function slotOfKey(code: string): number | null {
  const index = SLOT_KEYS.indexOf(code.replace("Numpad", "Digit"));
  return index < 0 ? null : index + 1;
}

/** The shared planning board as a picture: pieces where the crew put them, nothing broken but what was before (SA-4.16). */
export function boardSnapshot(view: RoundView): Snapshot {
  const { board } = view;
  const before = view.campaign?.ship;
  return {
    ship: {
      reactors: board.reactors,
      reactor_capacity: before?.reactor_capacity ?? [3, 5, 3],
      shields: board.shields,
      shield_capacity: before?.shield_capacity ?? [2, 3, 2],
      fuel: board.fuel,
      rockets: board.rockets,
      rocket_track: [false, false],
      damage: board.damage,
      tiles: before?.tiles ?? [[], [], []],
      stored: before?.stored ?? ["intact", "intact"],
      blocked: [],
      slime: [],
      lethal: [],
      activated: [],
      maintained: [false, false, false],
      looked: [0, 0, 0],
      interceptors_lost: false,
    },
    crew: board.figures.map((at) => ({ at, squad: "none", knocked_out: false })),
    slots: [],
    threats: view.threats.map(({ threat }, i) => {
      const position = board.threats[i] ?? 0;
      const facts = cardFacts(threat);
      return {
        fate: position > 0 ? "in_play" : "waiting",
        position,
        damage: 0,
        // Warheads have as many hit points as there are rockets (SA-21.10).
        hit_points: facts?.hit_points || board.rockets,
        shield: facts?.shield ?? 0,
        speed: facts?.speed ?? 0,
        at: [],
        changed: false,
      };
    }),
  };
}
