import { offeredGames } from "../games/offered-games.svelte";
import { t } from "../lib/i18n.svelte";
import { session } from "../net/app-session";
import type { ChatLine, ClientIn, Seat, SeatState, TableInfo } from "../protocol/protocol";

/** How well a computer player plays. */
export type Level = "easy" | "normal" | "hard";

type Occupant = Extract<ClientIn, { type: "set_occupant" }>["to"];

/** The levels of a game's computer players; empty if it has none. */
export function botLevels(game: string): readonly Level[] {
  const card = offeredGames()?.find(({ module }) => module.id === game)?.card as
    { bots?: readonly Level[] } | undefined;
  return card?.bots ?? [];
}

/** The level of the computer player on a seat; `null` if a person or the game plays it. */
export function botLevel(seat: SeatState): Level | null {
  return (seat as { bot?: Level | null }).bot ?? null;
}

/** Puts a computer player on a free seat. */
export function seatBot(seat: Seat, level: Level): void {
  session.tell({ type: "set_occupant", seat, to: { bot: { level } } as unknown as Occupant });
}

/** The occupant of a seat without a person. */
export function computerName(seat: SeatState): string {
  const level = botLevel(seat);
  return level === null ? t("seat-game") : t("seat-bot", { level });
}

/** The name of the team of a seat, if the game has teams. */
export function teamName(table: TableInfo, seat: Seat): string | null {
  const { teams = [] } = table as { teams?: { name: string; seats: Seat[] }[] };
  const team = teams.find((candidate) => candidate.seats.includes(seat));
  return team ? t(team.name) : null;
}

/** Whether it was sent to a team only. */
export function isForTeam(line: ChatLine): boolean {
  return (line as { team?: Seat[] }).team !== undefined;
}
