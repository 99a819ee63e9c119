import { asRecord } from "../../lib/storage";
import type { SlotCard, Tile, Track, Zone } from "../../protocol/space-alert";
import { cardFacts, TRAJECTORIES } from "../catalogue";
import { actionTurns, slotAction, slotCard, tileOf, wholeCard, wordLevel, wordSpecialization, type MissionFile } from "../mission";
import { TRACK_ORDER, type Draft } from "./draft";
import { freeScript } from "./scripts";

/*
 * Turns an opened mission file into a draft that can be corrected. The server has already checked the file.
 */

/** The draft of a mission file that the server can fly. A file without a whole number as its seed gets this one for a name. */
export function openedDraft(mission: MissionFile, seed: number): Draft {
  const level = wordLevel(mission.level);
  const turns = actionTurns(level);
  const boards = asRecord(mission.trajectories);
  const board = (track: Track) => TRAJECTORIES.find((known) => known === boards[track]) ?? null;
  const pile = (zone: Zone): Tile[] => (mission.damage?.[zone] ?? []).flatMap((word) => tileOf(word) ?? []);
  return {
    script: freeScript(level),
    crew: mission.crew.map(({ colour, name, android, specialization }) => ({
      colour,
      name: name ?? "",
      android: android ?? false,
      ...(specialization ? { specialization: wordSpecialization(specialization) } : {}),
    })),
    trajectories: { red: board("red"), white: board("white"), blue: board("blue"), internal: board("internal") },
    threats: mission.threats
      .map(({ number, track, card, calls }) => {
        const severity = cardFacts(card)?.severity ?? "common";
        return { number, track, severity, card, ...(calls ? { calls: [calls].flat() } : {}) };
      })
      .sort((a, b) => a.number - b.number || TRACK_ORDER.indexOf(a.track) - TRACK_ORDER.indexOf(b.track)),
    cards: mission.crew.map(({ slots }) => Array.from({ length: turns }, (_, slot) => wholeCard(slots[slot]))),
    plan: mission.crew.map(({ slots }) => Array.from({ length: turns }, (_, slot): SlotCard => slotCard(slots[slot]))),
    ...(mission.expansion?.traveller || mission.expansion?.destination
      ? { tokens: [mission.expansion.traveller ?? null, mission.expansion.destination ?? null] }
      : {}),
    oops: (mission.oops ?? []).map(({ crew, turn, meant }) => ({
      crew: mission.crew.findIndex(({ colour }) => colour === crew),
      turn,
      meant: slotAction(meant),
    })),
    damage: { red: pile("red"), white: pile("white"), blue: pile("blue") },
    seed: typeof mission.seed === "number" ? mission.seed : seed,
    ...(typeof mission.seed === "string" ? { shuffle: mission.seed } : {}),
    ...(mission.carried ? { carried: mission.carried } : {}),
    ...(mission.name ? { title: mission.name } : {}),
  };
}
