import { t } from "../../lib/i18n.svelte";
import { lastName } from "../../lib/player-name";
import { createTable } from "../../lobby/create-table";
import type { Refused } from "../../protocol/protocol";
import type { RoundSetup } from "../../protocol/space-alert";
import { spaceAlert } from "../module";
import { callCoach } from "./coach";
import { FLIGHTS, type Flight } from "./lessons";

/** Creates a table with these choices for one player, starts it and goes there. */
export function depart(setup: Partial<RoundSetup>): Promise<Refused | null> {
  return createTable(spaceAlert, {
    name: lastName() || t("sa-academy-cadet"),
    choices: { ...setup, skip_briefing: true },
    start: true,
    oncreated: callCoach,
  });
}

/** The same flight for a table with friends: the set-up, filled in. Nobody but a single player can do without a clock (SA-18.25). */
export function invitation({ setup }: Flight): string {
  const pace = setup.pace === "untimed" ? "slow" : setup.pace;
  const choices = JSON.stringify({ ...setup, pace, skip_briefing: false });
  return `/space-alert/new?setup=${encodeURIComponent(choices)}`;
}

/** The flight of the programme that follows a script. */
export function flightOf(script: string | null): Flight | null {
  return FLIGHTS.find((flight) => flight.script === script) ?? null;
}
