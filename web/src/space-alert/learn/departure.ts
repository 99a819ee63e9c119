import { t } from "../../lib/i18n.svelte";
import { lastName } from "../../lib/name";
import { navigate } from "../../lib/router.svelte";
import { answered, session } from "../../net/current";
import type { Refused } from "../../protocol/protocol";
import type { RoundSetup } from "../../protocol/space-alert";
import { callCoach } from "./coach";
import { FLIGHTS, type Flight } from "./lessons";

/** From a click to the alert: opens a table with these choices, sits down alone, starts, and goes there. */
export async function depart(setup: Partial<RoundSetup>): Promise<Refused | null> {
  let code = "";
  const created = session
    .create("space-alert", { ...setup, skip_briefing: true }, lastName() || t("academy-cadet"))
    .then((made) => (code = made));
  const refused = await answered(created, { quiet: true });
  if (refused) return refused;
  callCoach(code);
  session.tell({ type: "start" });
  navigate(`/t/${code}`);
  return null;
}

/** The same flight for a table with friends: the set-up, filled in. Nobody but a single player can do without a clock (SA-18.25). */
export function invitation({ setup }: Flight): string {
  const pace = setup.pace === "untimed" ? "slow" : setup.pace;
  const choices = JSON.stringify({ ...setup, pace, skip_briefing: false });
  return `/play?game=space-alert&setup=${encodeURIComponent(choices)}`;
}

/** The flight of the programme that follows a script. */
export function flightOf(script: string | null): Flight | null {
  return FLIGHTS.find((flight) => flight.script === script) ?? null;
}
