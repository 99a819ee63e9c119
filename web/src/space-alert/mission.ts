import type {
  Action,
  FlightReplay,
  Level,
  SlotCard,
  SpecialCards,
  Specialization,
  Tile,
  Track,
  Trajectory,
  Zone,
} from "../protocol/space-alert";
import { firstSymbol, slotWith, specialOf, symbolsOf } from "./slot-card";

/*
 * A mission file (docs/mission-file.md): a mission and its plan as JSON that people write and programs exchange. The server
 * reads it, refuses what breaks a rule, and answers with the film.
 */

export const COLOURS = ["red", "yellow", "green", "blue", "purple"] as const;
export type CrewColour = (typeof COLOURS)[number];

/** The helmet of a figure: the drawing of its colour (`--crew-1` and so on). */
export const LOOK: Record<CrewColour, number> = { red: 0, yellow: 1, green: 2, blue: 3, purple: 4 };

/** The upper half of a card, a whole card with the half that counts, a double half, or special cards. */
export type SlotWord =
  | string
  | { card: [string, string]; up: string }
  | [string, string]
  | { special: SpecialCards; with?: string | [string, string] };

/** A crew member of a mission file. */
export interface MissionMember {
  colour: CrewColour;
  name?: string;
  android?: boolean;
  /** In the words of mission files: `special ops`. */
  specialization?: string;
  skill?: number;
  slots: (SlotWord | null)[];
}

export interface MissionFile {
  name?: string;
  level: string;
  crew: MissionMember[];
  oops?: { crew: CrewColour; turn: number; meant: string }[];
  trajectories: Partial<Record<Track, Trajectory>>;
  threats: { number: number; track: Track; card: string; calls?: string | string[] }[];
  damage?: Partial<Record<Zone, string[]>>;
  seed?: number | string;
  carried?: unknown;
  options?: { misplay?: boolean; deck?: boolean };
  /** The New Frontier. */
  expansion?: { variable_range?: boolean; traveller?: CrewColour; destination?: CrewColour };
}

const WORDS: Record<Action, string | null> = {
  none: null,
  a: "A",
  b: "B",
  c: "C",
  battlebots: "battlebots",
  red: "red",
  blue: "blue",
  lift: "lift",
  heroic_a: "heroic A",
  heroic_b: "heroic B",
  heroic_battlebots: "heroic battlebots",
  heroic_upper_red: "heroic to upper red",
  heroic_upper_white: "heroic to upper white",
  heroic_upper_blue: "heroic to upper blue",
  heroic_lower_red: "heroic to lower red",
  heroic_lower_white: "heroic to lower white",
  heroic_lower_blue: "heroic to lower blue",
};

/** The halves of the action cards, as palettes show them; the last one is no card. */
export const PLAIN_ACTIONS = ["a", "b", "c", "battlebots", "red", "blue", "lift", "none"] as const satisfies Action[];

/** The halves of the heroic cards. */
export const HEROIC_ACTIONS = [
  "heroic_a",
  "heroic_b",
  "heroic_battlebots",
  "heroic_upper_red",
  "heroic_upper_white",
  "heroic_upper_blue",
  "heroic_lower_red",
  "heroic_lower_white",
  "heroic_lower_blue",
] as const satisfies Action[];

/** The word of a mission file for an action; nothing for an empty slot. */
export function actionWord(action: Action): string | null {
  return WORDS[action];
}

/** What a slot of a mission file asks for. */
export function slotCard(slot: SlotWord | null | undefined): SlotCard {
  if (Array.isArray(slot)) return slotWith(slot.map(wordAction), "none");
  if (typeof slot === "object" && slot && "special" in slot) {
    const words = slot.with === undefined ? [] : Array.isArray(slot.with) ? slot.with : [slot.with];
    return slotWith(words.map(wordAction), slot.special);
  }
  return wordAction(typeof slot === "object" ? slot?.up : slot);
}

/** The first symbol that a slot of a mission file asks for. */
export const slotAction = (slot: SlotWord | null | undefined): Action => firstSymbol(slotCard(slot));

function wordAction(word: string | null | undefined): Action {
  const found = (Object.entries(WORDS) as [Action, string | null][]).find(([, known]) => known === word);
  return word === undefined || word === null || !found ? "none" : found[0];
}

/** Both halves of a slot's card, where the mission file tells them. */
export function wholeCard(slot: SlotWord | null | undefined): [Action, Action] | null {
  const whole = typeof slot === "object" && slot !== null && "card" in slot;
  return whole ? [wordAction(slot.card[0]), wordAction(slot.card[1])] : null;
}

/** The slot of a mission file for what lies there: the whole card, if that is the one that was told. */
export function slotWord(content: SlotCard, card?: readonly [Action, Action] | null): SlotWord | null {
  const symbols = symbolsOf(content).flatMap((symbol) => actionWord(symbol) ?? []);
  const special = specialOf(content);
  const [one, two] = symbols;
  if (special !== "none") {
    if (one === undefined) return { special };
    return { special, with: two === undefined ? one : [one, two] };
  }
  if (one !== undefined && two !== undefined) return [one, two];
  const action = firstSymbol(content);
  const up = actionWord(action);
  const [first, second] = (card ?? []).map(actionWord);
  return up && first && second && card?.includes(action) ? { card: [first, second], up } : up;
}

/** The word of a mission file for a level of training. */
export function levelWord(level: Level): string {
  return level.replaceAll("_", " ");
}

export function wordLevel(word: string | undefined): Level {
  const level = (word ?? "mission").replaceAll(" ", "_");
  return level === "test_run" || level === "simulation" || level === "advanced_simulation" ? level : "mission";
}

/** The word of a mission file for a specialization. */
export function specializationWord(specialization: Specialization): string {
  return specialization.replaceAll("_", " ");
}

export function wordSpecialization(word: string): Specialization {
  // The server has read the word.
  return word.replaceAll(" ", "_") as Specialization;
}

/** The turns in which the crew acts. */
export function actionTurns(level: Level): number {
  return level === "test_run" ? 7 : 12;
}

const TILE_WORDS: Record<Tile, string> = {
  heavy_laser: "heavy laser",
  light_laser: "light laser",
  shield: "shield",
  reactor: "reactor",
  gravolift: "gravolift",
  structural: "structural",
};

/** The word of a mission file for a tile: in white the lower gun is the pulse cannon. */
export function tileWord(tile: Tile, zone: Zone): string {
  return tile === "light_laser" && zone === "white" ? "pulse cannon" : TILE_WORDS[tile];
}

/** The tile of such a word. */
export function tileOf(word: string): Tile | null {
  const found = (Object.keys(TILE_WORDS) as Tile[]).find((tile) => TILE_WORDS[tile] === word);
  return word === "pulse cannon" ? "light_laser" : (found ?? null);
}

/** The same mission with one slot changed. */
export function withSlot(mission: MissionFile, crew: number, turn: number, card: SlotCard): MissionFile {
  return {
    ...mission,
    // A card declared as misplayed is another card now.
    ...(mission.oops
      ? { oops: mission.oops.filter((oops) => oops.turn !== turn || oops.crew !== mission.crew[crew]?.colour) }
      : {}),
    crew: mission.crew.map((member, index) => {
      if (index !== crew) return member;
      const slots = [...member.slots];
      while (slots.length < turn) slots.push(null);
      slots[turn - 1] = slotWord(card);
      return { ...member, slots };
    }),
  };
}

/** Which helmet each crew member of a mission wears. */
export function looksOf(mission: MissionFile): number[] {
  return mission.crew.map((member) => LOOK[member.colour]);
}

/** Which helmet each crew member of a reel wears, where only the reel is known: those called by a colour wear it. */
export function looksOfReel(reel: FlightReplay): number[] {
  return reel.crew.map((label, index) => {
    const colour = typeof label === "object" ? label.ref.split("-").at(-1) : "";
    return LOOK[colour as CrewColour] ?? index;
  });
}

/** Whether a value from a link or a file has at least the form of a mission; the server checks the rest. */
export function isMissionFile(value: unknown): value is MissionFile {
  if (typeof value !== "object" || value === null) return false;
  const { crew, threats, trajectories } = value as Record<string, unknown>;
  return Array.isArray(crew) && Array.isArray(threats) && typeof trajectories === "object" && trajectories !== null;
}

/** A whole number as the 64 hexadecimal digits of the same seed: eight bytes, the least first, then nothing. */
function seedDigits(number: string): string {
  const bytes = BigInt(number).toString(16).padStart(16, "0").match(/../g) ?? [];
  return bytes.reverse().join("").padEnd(64, "0");
}

/** The text of a file with numbers that JavaScript would round, as only seeds can be, in digits that stay what they are. */
function withWholeSeeds(text: string): string {
  const wordOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
  return text.replace(wordOrNumber, (token) => {
    const rounded = /^\d+$/.test(token) && !Number.isSafeInteger(Number(token));
    return rounded && BigInt(token) < 2n ** 64n ? `"${seedDigits(token)}"` : token;
  });
}

/** What a file holds, if it looks like a mission at all. */
export function readMission(text: string): MissionFile | null {
  try {
    const value: unknown = JSON.parse(withWholeSeeds(text));
    return isMissionFile(value) ? value : null;
  } catch {
    return null;
  }
}

/** The special cards that a crew member's level gives (NF-8.1.2); without a level all of them. */
export function specialsOf(member: MissionMember | undefined): SpecialCards[] {
  if (!member?.specialization) return [];
  const level = member.skill ?? 3;
  if (level === 1) return ["basic"];
  return level === 3 && wordSpecialization(member.specialization) === "special_ops" ? ["basic", "advanced", "both"] : ["basic", "advanced"];
}
