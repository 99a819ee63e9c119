import { offeredGames } from "../games/offered-games.svelte";
import { t } from "../lib/i18n.svelte";
import { session } from "../net/app-session";
import type { BotLevel, ChatLine, Seat, SeatState, TableInfo } from "../protocol/protocol";

/** The levels of a game's computer players; empty if it has none. */
export function botLevels(game: string): readonly BotLevel[] {
  return offeredGames()?.find(({ module }) => module.id === game)?.card.bots ?? [];
}

/** Puts a computer player on a free seat. */
export function seatBot(seat: Seat, level: BotLevel): void {
  session.tell({ type: "set_occupant", seat, to: { bot: { level } } });
}

/** What the player on a seat is called, as in films and replays. */
export function seatName(table: TableInfo, seat: Seat): string {
  const state = table.seats[seat];
  return state?.held === "game" ? t("seat-game") : (state?.name ?? "");
}

/** The occupant of a seat without a person: what the game plays, or a computer player with its level. */
export function computerName(seat: SeatState): string {
  return seat.bot === null ? t("seat-game") : t("seat-bot-name", { name: seat.name ?? "", level: seat.bot });
}

/** The name of the team of a seat, if the game has teams. */
export function teamName(table: TableInfo, seat: Seat): string | null {
  const team = table.teams.find((candidate) => candidate.seats.includes(seat));
  return team ? t(team.name) : null;
}

/** Whether it was sent to a team only. */
export function isForTeam(line: ChatLine): boolean {
  return line.team !== undefined;
}
