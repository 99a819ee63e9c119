import { asRecord, readJson, remove, writeJson } from "../../lib/storage";
import type {
  Action,
  Recipe,
  Script,
  Severity,
  SlotCard,
  Specialization,
  ThreatId,
  Tile,
  Track,
  Trajectory,
  Zone,
} from "../../protocol/space-alert";
import type { Campaign } from "./campaign";
import { cardFacts, TRAJECTORIES } from "../catalogue";
import {
  actionTurns,
  actionWord,
  COLOURS,
  levelWord,
  specializationWord,
  slotWord,
  tileWord,
  type CrewColour,
  type MissionFile,
} from "../mission";
import { isHeroicSlot, specialOf, symbolsOf } from "../slot-card";
import { isDouble, isFree, levelOf } from "./scripts";

/*
 * A mission that is played with the box and entered afterwards. Everything is one plain value, kept in this browser after every
 * change, so that a closed tab loses nothing.
 */

/** Roles besides the captain's, which goes with the first place (SA-3.1). */
export const OFFICES = ["communications", "security"] as const;
export type Office = (typeof OFFICES)[number];

export interface Member {
  colour: CrewColour;
  name: string;
  android: boolean;
  /** One person may hold several. */
  offices?: Office[];
  /** The New Frontier: at most one each, nobody the same (NF-8.1.6, NF-8.1.7). */
  specialization?: Specialization;
}

export interface AnnouncedThreat {
  number: number;
  track: Track;
  severity: Severity;
  /** The card that was drawn. */
  card: ThreatId | null;
  /** The card that it drew when it was revealed, the card which that one drew, and so on (NF-3.9.1, NF-3.9.12). */
  calls?: ThreatId[];
}

/** Every card of a threat that draws another one, with what it drew as far as that is entered. */
export function callsOf({ card, calls = [] }: AnnouncedThreat): { caller: ThreatId; called: ThreatId | null }[] {
  // Kept by an earlier version as a single card.
  const drawn = [calls].flat();
  const chain: { caller: ThreatId; called: ThreatId | null }[] = [];
  for (let caller = card; caller && drawsCard(caller); caller = chain.at(-1)?.called ?? null)
    chain.push({ caller, called: drawn[chain.length] ?? null });
  return chain;
}

/** The same threat with another card drawn at that place of the chain; what followed it is drawn anew. */
export const withCall = (threat: AnnouncedThreat, place: number, called: ThreatId | null): AnnouncedThreat => ({
  ...threat,
  calls: [
    ...callsOf(threat)
      .slice(0, place)
      .flatMap(({ called }) => called ?? []),
    ...(called ? [called] : []),
  ],
});

/** A slot that was misplayed, and what was meant (SA-7.50). */
export interface Oops {
  crew: number;
  turn: number;
  meant: Action;
}

export interface Draft {
  script: Script;
  /** What a made-up script was made after. */
  recipe?: Recipe;
  crew: Member[];
  trajectories: Record<Track, Trajectory | null>;
  threats: AnnouncedThreat[];
  /** The upper halves, one list a crew member. */
  plan: SlotCard[][];
  /** Whole cards that a file told, where they lay: whatever half of one is up, it is written as it came. */
  cards?: ([Action, Action] | null)[][];
  oops: Oops[];
  /** The damage tiles that were drawn, in their order; the others are shuffled by the seed. */
  damage: Record<Zone, Tile[]>;
  seed: number;
  /** Parts of a file that are not entered by hand: title, textual seed, earlier damage. */
  title?: string;
  shuffle?: string;
  carried?: unknown;
  /** Who holds the traveller and the destination token of the Teleporter (NF-9.6.4). */
  tokens?: [CrewColour | null, CrewColour | null];
  /** The crew does not want this flight in its log book. */
  unlogged?: boolean;
  /** It was flown: choosing a mission now starts another flight. */
  flown?: boolean;
  /** Which mission of which campaign this is (SA-17.1). */
  campaign?: { id: number; number: number };
}

export const TRACK_ORDER = ["red", "white", "blue", "internal"] as const satisfies readonly Track[];

/** Whether anything comes from inside in this script: otherwise there is no internal trajectory. */
export function hasInside(script: Script): boolean {
  const level = levelOf(script);
  return level === "advanced_simulation" || level === "mission";
}

/** What the computer announces to a crew of that size, in the order of the numbers (SA-4.34). */
export function announced(script: Script, crew: number): AnnouncedThreat[] {
  return script.events
    .flatMap((event) =>
      event.event === "threat" && (crew >= 5 || !event.unconfirmed)
        ? [{ number: event.number, track: event.track, severity: event.severity, card: null }]
        : [],
    )
    .sort((a, b) => a.number - b.number || TRACK_ORDER.indexOf(a.track) - TRACK_ORDER.indexOf(b.track));
}

/** Boards and threats of the test runs are fixed (SA-19.5, SA-19.11). */
const FIXED: Record<string, { boards: [Trajectory, Trajectory, Trajectory]; drawn: ThreatId[] }> = {
  "S1-1": { boards: ["T6", "T2", "T4"], drawn: ["E1-01", "E1-02", "E1-03"] },
  "S1-2": { boards: ["T3", "T5", "T1"], drawn: ["E1-04", "E1-05", "E1-06"] },
};

/** A fresh draft of a script. */
export function newDraft(script: Script, members: readonly Member[], seed: number, recipe?: Recipe): Draft {
  const crew = members.map((member) => ({ ...member }));
  const turns = actionTurns(levelOf(script));
  const [red = null, white = null, blue = null] = FIXED[script.id]?.boards ?? [];
  return {
    script,
    ...(recipe ? { recipe } : {}),
    crew,
    trajectories: { red, white, blue, internal: null },
    threats: announced(script, crew.length).map((threat, index) => ({
      ...threat,
      card: FIXED[script.id]?.drawn[index] ?? null,
    })),
    plan: crew.map(() => Array.from({ length: turns }, (): SlotCard => "none")),
    oops: [],
    damage: { red: [], white: [], blue: [] },
    seed,
  };
}

/** The same draft with another crew: members who stay keep their cards; unconfirmed reports depend on a crew of five. */
export function withCrew(draft: Draft, crew: readonly Member[]): Draft {
  const turns = actionTurns(levelOf(draft.script));
  const plan = crew.map((member) => {
    const before = draft.crew.findIndex((other) => other.colour === member.colour);
    return draft.plan[before] ?? Array.from({ length: turns }, (): SlotCard => "none");
  });
  const cards = crew.map(
    (member) => draft.cards?.[draft.crew.findIndex(({ colour }) => colour === member.colour)] ?? [],
  );
  const oops = draft.oops.flatMap((entry) => {
    const colour = draft.crew[entry.crew]?.colour;
    const index = crew.findIndex((member) => member.colour === colour);
    return index < 0 ? [] : [{ ...entry, crew: index }];
  });
  const threats = isFree(draft.script)
    ? draft.threats
    : announced(draft.script, crew.length).map((threat) => ({
        ...threat,
        card:
          draft.threats.find((other) => other.number === threat.number && other.track === threat.track)?.card ?? null,
      }));
  return {
    ...draft,
    crew: crew.map((member) => ({ ...member })),
    plan,
    ...(draft.cards ? { cards } : {}),
    oops,
    threats,
  };
}

/** How many things people have entered by hand: boards, threats, cards, what was misplayed, damage tiles. */
export function entries(draft: Draft): number {
  const fixed = draft.script.id in FIXED;
  const boards = fixed ? 0 : TRACK_ORDER.filter((track) => draft.trajectories[track] !== null).length;
  const threats = fixed ? 0 : draft.threats.filter((threat) => threat.card !== null).length;
  const cards = draft.plan.flat().filter((action) => action !== "none").length;
  const tiles = Object.values(draft.damage).flat().length;
  return boards + threats + cards + draft.oops.length + tiles;
}

/** The same table with another mission: whatever fits it stays (boards, threats announced alike, cards, tiles). */
export function withScript(draft: Draft, script: Script, recipe?: Recipe): Draft {
  const fresh = newDraft(script, draft.crew, draft.seed, recipe);
  const level = levelOf(script);
  // Heroic cards exist in missions only (SA-3.19), and a test run has fewer turns.
  const fits = (card: SlotCard): boolean => level === "mission" || (typeof card === "string" && !isHeroicSlot(card));
  const plan = fresh.plan.map((row, crew) =>
    row.map((_, slot): SlotCard => {
      const action = draft.plan[crew]?.[slot] ?? "none";
      return fits(action) ? action : "none";
    }),
  );
  const kept = {
    ...fresh,
    ...(draft.campaign && level === "mission" ? { campaign: draft.campaign } : {}),
    plan,
    ...(draft.cards ? { cards: draft.cards } : {}),
    oops: draft.oops.filter(({ crew, turn, meant }) => fits(meant) && (plan[crew]?.[turn - 1] ?? "none") !== "none"),
    damage: level === "test_run" ? fresh.damage : draft.damage,
  };
  if (script.id in FIXED || draft.script.id in FIXED) return kept;
  const inside = hasInside(script);
  const possible = (threat: AnnouncedThreat): boolean => inside || threat.track !== "internal";
  const known = draft.threats.filter((threat) => threat.card !== null && possible(threat));
  const cardOf = ({ number, track, severity }: AnnouncedThreat): ThreatId | null =>
    known.find(
      (threat) =>
        threat.number === number && threat.track === track && cardFacts(threat.card ?? "")?.severity === severity,
    )?.card ?? null;
  return {
    ...kept,
    trajectories: { ...draft.trajectories, internal: inside ? draft.trajectories.internal : null },
    threats: isFree(script) ? known : fresh.threats.map((threat) => ({ ...threat, card: cardOf(threat) })),
  };
}

/** The same draft with one more threat to write down: the next number, from the same side as the last. */
export function withThreat(draft: Draft): Draft {
  const used = draft.threats.map((threat) => threat.number);
  const number = [1, 2, 3, 4, 5, 6, 7, 8].find((n) => !used.includes(n)) ?? 8;
  return { ...draft, threats: [...draft.threats, { number, track: "red", severity: "common", card: null }] };
}

/** A tile was drawn; one that was drawn already is taken back, with those that came after it staying in their order. */
export function withTile(draft: Draft, zone: Zone, tile: Tile): Draft {
  const drawn = draft.damage[zone];
  const next = drawn.includes(tile) ? drawn.filter((other) => other !== tile) : [...drawn, tile];
  return { ...draft, damage: { ...draft.damage, [zone]: next } };
}

/** How many people play. One who is alone is no crew member, but commands the androids (SA-18.17). */
export const peopleIn = (crew: readonly Member[]): number => crew.filter((member) => !member.android).length || 1;

/**
 * The crew of so many people: androids fill it up to four, or to five where the table wants that (SA-18.1, SA-18.14), and act
 * last (SA-18.3). Existing members keep colour and name.
 */
export function withPeople(crew: readonly Member[], people: number, five = false): Member[] {
  const alone = people === 1;
  const size = alone ? 4 : Math.max(five ? 5 : 4, people);
  const humans = crew.filter((member) => !member.android).slice(0, alone ? 0 : people);
  const androids = crew.filter((member) => member.android).slice(0, size - (alone ? 0 : people));
  const free = COLOURS.filter((colour) => ![...humans, ...androids].some((member) => member.colour === colour));
  const next = (android: boolean): Member => ({ colour: free.shift() ?? "red", name: "", android });
  while (!alone && humans.length < people) humans.push(next(false));
  while (humans.length + androids.length < size) androids.push(next(true));
  return [...humans, ...androids];
}

/** The same crew with that office given to that member, or to nobody; androids hold none (SA-3.1). */
export function withOffice(crew: readonly Member[], office: Office, holder: CrewColour | null): Member[] {
  return crew.map((member) => {
    const others = (member.offices ?? []).filter((held) => held !== office);
    return { ...member, offices: member.colour === holder && !member.android ? [...others, office] : others };
  });
}

/** Who holds an office, if it was said. */
export const holderOf = (crew: readonly Member[], office: Office): CrewColour | null =>
  crew.find((member) => !member.android && member.offices?.includes(office))?.colour ?? null;

/** What is still missing before the mission can be flown. */
export type Missing =
  | { what: "threats" }
  | { what: "trajectory"; track: Track }
  | { what: "same"; board: Trajectory }
  | { what: "threat"; index: number }
  | { what: "plan"; crew: number };

export function missing(draft: Draft): Missing[] {
  const needed = TRACK_ORDER.filter(
    (track) => track !== "internal" || draft.threats.some((threat) => threat.track === "internal"),
  );
  const chosen = TRACK_ORDER.flatMap((track) => draft.trajectories[track] ?? []);
  return [
    ...needed.flatMap((track): Missing[] => (draft.trajectories[track] ? [] : [{ what: "trajectory", track }])),
    ...TRAJECTORIES.flatMap((board): Missing[] =>
      chosen.filter((other) => other === board).length > 1 ? [{ what: "same", board }] : [],
    ),
    ...(draft.threats.length === 0 ? [{ what: "threats" } as const] : []),
    ...draft.threats.flatMap((threat, index): Missing[] => (threat.card ? [] : [{ what: "threat", index }])),
    ...draft.plan.flatMap((row, crew): Missing[] =>
      row.every((action) => action === "none") ? [{ what: "plan", crew }] : [],
    ),
  ];
}

/** The mission file of a draft, flown with what earlier missions of a campaign have left of the ship. */
export function toMissionFile(draft: Draft, name: string, carried: unknown = null): MissionFile {
  const { trajectories } = draft;
  const inside = draft.threats.some((threat) => threat.track === "internal");
  const double = draft.plan.flat().some((card) => symbolsOf(card).length === 2) || isDouble(draft.script);
  const special = draft.plan.flat().some((card) => specialOf(card) !== "none");
  const skilled = special || draft.crew.some((member) => member.specialization !== undefined);
  const frontier = draft.threats.some(({ card }) => card !== null && cardFacts(card)?.frontier === true);
  const tokens = draft.tokens ?? [null, null];
  return {
    name: draft.title ?? name,
    level: levelWord(levelOf(draft.script)),
    crew: draft.crew.map((member, index) => ({
      colour: member.colour,
      ...(member.name.trim() ? { name: member.name.trim() } : {}),
      ...(member.android ? { android: true } : {}),
      ...(member.specialization ? { specialization: specializationWord(member.specialization), skill: 3 } : {}),
      slots: (draft.plan[index] ?? []).map((action, slot) => slotWord(action, draft.cards?.[index]?.[slot])),
    })),
    ...(draft.oops.length > 0
      ? {
          oops: draft.oops.map(({ crew, turn, meant }) => ({
            crew: draft.crew[crew]?.colour ?? "red",
            turn,
            meant: actionWord(meant) ?? "",
          })),
        }
      : {}),
    trajectories: Object.fromEntries(
      TRACK_ORDER.flatMap((track) =>
        trajectories[track] && (track !== "internal" || inside) ? [[track, trajectories[track]]] : [],
      ),
    ),
    threats: draft.threats.flatMap((threat) => {
      const { number, track, card } = threat;
      const calls = callsOf(threat).flatMap(({ called }) => called ?? []);
      return card ? [{ number, track, card, ...(calls.length > 0 ? { calls } : {}) }] : [];
    }),
    ...(double || skilled || frontier
      ? {
          expansion: {
            variable_range: double,
            ...(tokens[0] ? { traveller: tokens[0] } : {}),
            ...(tokens[1] ? { destination: tokens[1] } : {}),
          },
        }
      : {}),
    ...(Object.values(draft.damage).some((pile) => pile.length > 0)
      ? {
          damage: Object.fromEntries(
            Object.entries(draft.damage).map(([zone, pile]) => [
              zone,
              pile.map((tile) => tileWord(tile, zone as Zone)),
            ]),
          ),
        }
      : {}),
    seed: draft.shuffle ?? draft.seed,
    ...((carried ?? draft.carried) ? { carried: carried ?? draft.carried } : {}),
    // What was played with the box was dealt from the box.
    options: { deck: false },
  };
}

/** Where the card comes from that a caller or the Space Time Vortex draws (NF-3.9, NF-14.10.9). */
export function drawsCard(card: ThreatId): Track | null {
  const draws = cardFacts(card)?.draws;
  if (!draws) return null;
  return draws === "internal" ? "internal" : "red";
}

/** `1`, `2` or `1+2` for the cards of one severity (SA-16.4). */
export function difficulty(draft: Draft, severity: Severity): string {
  const colours = new Set(
    draft.threats
      .filter((threat) => threat.severity === severity)
      .flatMap((threat) => (threat.card ? (cardFacts(threat.card)?.colour ?? []) : [])),
  );
  const numbers = (["white", "yellow", "red"] as const).flatMap((colour, index) =>
    colours.has(colour) ? [String(index + 1)] : [],
  );
  return numbers.join("+") || "1";
}

const KEY = "space-alert-companion";

/** Keeps the draft in this browser. */
export function keepDraft(draft: Draft | null): void {
  if (draft) writeJson(KEY, { version: 1, draft });
  else remove(KEY);
}

/** The draft that was kept, if it can still be read; without its campaign if that is not there any more. */
export function keptDraft(campaign: Campaign | null): Draft | null {
  const { version, draft } = asRecord(readJson(KEY));
  const { script, crew, plan, cards, threats, trajectories, oops, damage, seed } = asRecord(draft);
  const sound =
    version === 1 &&
    Array.isArray(asRecord(script).events) &&
    Array.isArray(crew) &&
    crew.length > 0 &&
    crew.length <= 5 &&
    Array.isArray(plan) &&
    plan.length === crew.length &&
    plan.every(Array.isArray) &&
    (cards === undefined || (Array.isArray(cards) && cards.every(Array.isArray))) &&
    Array.isArray(threats) &&
    Array.isArray(oops) &&
    typeof trajectories === "object" &&
    ["red", "white", "blue"].every((zone) => Array.isArray(asRecord(damage)[zone])) &&
    typeof seed === "number";
  if (!sound) return null;
  const { campaign: member, ...alone } = draft as Draft;
  const flown = campaign?.legs.length ?? 0;
  const there = member && member.id === campaign?.id && (member.number === flown || member.number === flown + 1);
  return there ? (draft as Draft) : alone;
}
