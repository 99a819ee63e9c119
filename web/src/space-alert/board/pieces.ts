import type { ShipSnapshot, SlotCard, Snapshot, Station, Zone } from "../../protocol/space-alert";
import { sameSlot } from "../slot-card";
import { STATIONS, ZONES, zoneOf } from "./geometry";

/*
 * A snapshot says how many; a picture needs to know which. Pieces give every energy cell, rocket, squad and card an identity
 * that is carried from one snapshot to the next, so that moves can be animated.
 */

/** A shield (`shield-red`), a reactor (`reactor-white`) or an activated weapon (`weapon-upper_red`). */
export type Holder = `shield-${Zone}` | `reactor-${Zone}` | `weapon-${Station}`;

export interface Cell {
  id: number;
  holder: Holder;
  /** Its place in the holder, from 0. */
  index: number;
}

export interface RocketPiece {
  id: number;
  at: "store" | "first" | "second";
  /** Its place in the store. */
  index: number;
}

export interface SquadPiece {
  /** 0: from Lower Red; 1: from Upper Blue. */
  id: 0 | 1;
  /** The crew member who leads it; nothing while it is stored. */
  leader: number | null;
}

export interface CardPiece {
  id: number;
  /** From 0. */
  slot: number;
  action: SlotCard;
}

export interface Pieces {
  cells: readonly Cell[];
  rockets: readonly RocketPiece[];
  squads: readonly SquadPiece[];
  /** The cards of each crew member. */
  cards: readonly (readonly CardPiece[])[];
  /** The next free identity of a cell or card. */
  next: number;
}

/** Light lasers have a battery of their own: nothing travels to them (SA-7.22). */
const FED_BY_REACTOR: readonly Station[] = ["upper_red", "upper_white", "upper_blue", "lower_white"];

function counts(ship: ShipSnapshot): Map<Holder, number> {
  const counts = new Map<Holder, number>();
  ZONES.forEach((zone, i) => {
    counts.set(`shield-${zone}`, ship.shields[i] ?? 0);
    counts.set(`reactor-${zone}`, ship.reactors[i] ?? 0);
  });
  for (const station of STATIONS) {
    counts.set(`weapon-${station}`, FED_BY_REACTOR.includes(station) && ship.activated.includes(station) ? 1 : 0);
  }
  return counts;
}

/** Where the energy of a holder comes from (SA-7.21, SA-7.26, SA-7.27); the central reactor is filled from outside. */
function source(holder: Holder): Holder | null {
  if (holder === "reactor-white") return null;
  if (holder.startsWith("reactor-")) return "reactor-white";
  const zone = holder.startsWith("shield-") ? (holder.slice(7) as Zone) : zoneOf(holder.slice(7) as Station);
  return `reactor-${zone}`;
}

function moveCells(before: readonly Cell[], ship: ShipSnapshot, next: number): { cells: Cell[]; next: number } {
  const wanted = counts(ship);
  const cells: Cell[] = [];
  const freed = new Map<Holder, Cell[]>();
  for (const [holder, count] of wanted) {
    const held = before.filter((cell) => cell.holder === holder).sort((a, b) => a.index - b.index);
    cells.push(...held.slice(0, count));
    freed.set(holder, held.slice(count));
  }
  for (const [holder, count] of wanted) {
    const from = source(holder);
    for (let index = cells.filter((cell) => cell.holder === holder).length; index < count; index++) {
      const moved = from === null ? undefined : freed.get(from)?.shift();
      cells.push({ id: moved?.id ?? next++, holder, index });
    }
  }
  return { cells: cells.sort((a, b) => a.id - b.id), next };
}

function moveRockets(before: readonly RocketPiece[], ship: ShipSnapshot): RocketPiece[] {
  const store = before.filter((rocket) => rocket.at === "store").map((rocket) => rocket.id);
  let first = before.find((rocket) => rocket.at === "first")?.id;
  let second = before.find((rocket) => rocket.at === "second")?.id;
  const [onFirst, onSecond] = ship.rocket_track;
  if (onSecond && (second === undefined || !onFirst) && first !== undefined) {
    second = first;
    first = undefined;
  }
  if (onFirst && first === undefined) first = store.pop();
  while (store.length > ship.rockets) store.pop();
  const rockets: RocketPiece[] = store.map((id, index) => ({ id, at: "store", index }));
  if (onFirst && first !== undefined) rockets.push({ id: first, at: "first", index: 0 });
  if (onSecond && second !== undefined) rockets.push({ id: second, at: "second", index: 0 });
  return rockets.sort((a, b) => a.id - b.id);
}

function moveSquads(before: readonly SquadPiece[], snapshot: Snapshot): SquadPiece[] {
  const leads = (member: number) => snapshot.crew[member] !== undefined && snapshot.crew[member].squad !== "none";
  const led = new Map<0 | 1, number>();
  for (const squad of before) if (squad.leader !== null && leads(squad.leader)) led.set(squad.id, squad.leader);
  const squads: SquadPiece[] = [];
  for (const id of [0, 1] as const) {
    if (snapshot.ship.stored[id] !== "empty") {
      squads.push({ id, leader: null });
      continue;
    }
    const leader =
      led.get(id) ?? snapshot.crew.findIndex((_, member) => leads(member) && ![...led.values()].includes(member));
    if (leader < 0) continue;
    led.set(id, leader);
    squads.push({ id, leader });
  }
  return squads;
}

/** A delay slides a run of cards one slot on (SA-8.3); every other change is a card that comes or goes. */
function moveRow(
  before: readonly CardPiece[],
  row: readonly SlotCard[],
  next: number,
): { cards: CardPiece[]; next: number } {
  const at = new Map(before.map((card) => [card.slot, card]));
  const gap = row.findIndex((action, slot) => action === "none" && at.has(slot));
  const slid = new Map<number, CardPiece>();
  if (gap >= 0) {
    for (let slot = gap; at.has(slot); slot++) {
      const card = at.get(slot);
      if (card && slot + 1 < row.length && sameSlot(row[slot + 1] ?? "none", card.action)) slid.set(slot + 1, card);
      else break;
    }
  }
  const moved = new Set([...slid.values()].map((card) => card.id));
  const cards: CardPiece[] = [];
  row.forEach((action, slot) => {
    if (action === "none") return;
    const stays = at.get(slot);
    const card =
      slid.get(slot) ?? (stays && sameSlot(stays.action, action) && !moved.has(stays.id) ? stays : undefined);
    cards.push(card ? { ...card, slot } : { id: next++, slot, action });
  });
  return { cards: cards.sort((a, b) => a.id - b.id), next };
}

/** The pieces of a snapshot: those of the one before where there is one, moved. */
export function movePieces(before: Pieces | null, snapshot: Snapshot): Pieces {
  let next = before?.next ?? 0;
  const { ship } = snapshot;
  const cells = moveCells(before?.cells ?? [], ship, next);
  next = cells.next;
  const store = Array.from({ length: ship.rockets }, (_, id): RocketPiece => ({ id, at: "store", index: id }));
  const flying = ship.rocket_track.flatMap((on, i): RocketPiece[] =>
    on ? [{ id: ship.rockets + i, at: i === 0 ? "first" : "second", index: 0 }] : [],
  );
  const cards = snapshot.slots.map((row, member) => {
    const moved = moveRow(before?.cards[member] ?? [], row, next);
    next = moved.next;
    return moved.cards;
  });
  return {
    cells: cells.cells,
    rockets: before ? moveRockets(before.rockets, ship) : [...store, ...flying],
    squads: moveSquads(before?.squads ?? [], snapshot),
    cards,
    next,
  };
}
