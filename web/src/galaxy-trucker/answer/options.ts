import type { BoardDecision } from "../../games/decisions";
import { t } from "../../lib/i18n.svelte";
import { say } from "../../lib/texts";
import type { Command } from "../../protocol/galaxy-trucker";

/** What the button of an answer says. Ships are called by the names of their pilots. */
export function optionText(
  { command, label }: BoardDecision<Command>["options"][number],
  names: readonly string[],
): string {
  if (command.do === "demand") return names[command.of] ?? say(label);
  if (command.do === "volley") return t("gt-send-row", { row: command.row + 1, name: names[command.target] ?? "" });
  return say(label);
}
